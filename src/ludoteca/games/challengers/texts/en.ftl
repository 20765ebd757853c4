game-title = Challengers!
game-about = The greatest capture-the-flag tournament in the world: put an unlikely team together, send it to the park and cheer while it plays by itself.
bot-greedy = sensible
    .about = Reckons what every card is worth in its deck, looks for those that help each other and sends home whoever slows the team down. Now and then it is in a hurry.

## Nouns

card = card
    .plural = cards
fan = fan
    .plural = fans
trophy = trophy
    .plural = trophies
newcomer = Newcomer
    .plural = Newcomers

character-newcomer = Newcomer
    .a = a Newcomer
    .the = the Newcomer
    .plural = Newcomers
    .does = No effect: only its power counts.
character-talent-p = Starting Talent
    .a = a Starting Talent
    .the = the Starting Talent
    .plural = Starting Talents
    .does = No effect: only its power counts.
character-dog-p = Starting Dog
    .a = a Starting Dog
    .the = the Starting Dog
    .plural = Starting Dogs
    .does = No effect: only its power counts.
character-champion-p = Starting Champion
    .a = a Starting Champion
    .the = the Starting Champion
    .plural = Starting Champions
    .does = No effect: only its power counts.
character-reporter = Reporter
    .a = a Reporter
    .the = the Reporter
    .plural = Reporters
    .does = Look at the next { $first } cards of your deck: put one back on top and the rest at the bottom.
character-talent = Talent
    .a = a Talent
    .the = the Talent
    .plural = Talents
    .does = No effect: only its power counts.
character-mascot = Mascot
    .a = a Mascot
    .the = the Mascot
    .plural = Mascots
    .does = +{ $first } for each different set on your bench.
character-dog = Dog
    .a = a Dog
    .the = the Dog
    .plural = Dogs
    .does = No effect: only its power counts.
character-fan-bus = Fan Bus
    .a = a Fan Bus
    .the = the Fan Bus
    .plural = Fan Buses
    .does = If you own at most { COUNT($second, "trophy") }, gain { COUNT($first, "fan") }.
character-champion = Champion
    .a = a Champion
    .the = the Champion
    .plural = Champions
    .does = No effect: only its power counts.
character-jester = Jester
    .a = a Jester
    .the = the Jester
    .plural = Jesters
    .does = +{ $first } if your bench holds at least one card of base power { $second }.
character-hermit = Hermit
    .a = a Hermit
    .the = the Hermit
    .plural = Hermits
    .does = +{ $first } if there is no City card on your bench.
character-stable-boy = Stable Boy
    .a = a Stable Boy
    .the = the Stable Boy
    .plural = Stable Boys
    .does = +{ $first } for each card of base power { $second } on your bench.
character-pig = Pig
    .a = a Pig
    .the = the Pig
    .plural = Pigs
    .does = No effect: only its power counts.
character-blacksmith = Blacksmith
    .a = a Blacksmith
    .the = the Blacksmith
    .plural = Blacksmiths
    .does = Your City cards have +{ $first }, attacking and holding the flag.
character-knight = Knight
    .a = a Knight
    .the = the Knight
    .plural = Knights
    .does = +{ $first } for each trophy your opponent owns.
character-sorcerer = Sorcerer
    .a = a Sorcerer
    .the = the Sorcerer
    .plural = Sorcerers
    .does = You may move { COUNT($first, "card") } of base power up to { $second } from your bench to your discard pile.
character-horse = Horse
    .a = a Horse
    .the = the Horse
    .plural = Horses
    .does = No effect: only its power counts.
character-bard = Bard
    .a = a Bard
    .the = the Bard
    .plural = Bards
    .does = Each of your attacking cards has +{ $first }.
character-prince = Prince
    .a = a Prince
    .the = the Prince
    .plural = Princes
    .does = Goes to your discard pile instead of the bench. The cards under it do not.
character-dragon = Dragon
    .a = a Dragon
    .the = the Dragon
    .plural = Dragons
    .does = No effect: only its power counts.
character-makeup-artist = Make-up Artist
    .a = a Make-up Artist
    .the = the Make-up Artist
    .plural = Make-up Artists
    .does = Your cards of base power { $second } have +{ $first } while attacking.
character-movie-star = Movie Star
    .a = a Movie Star
    .the = the Movie Star
    .plural = Movie Stars
    .does = You may return up to { COUNT($first, "newcomer") } from your bench to the top of your deck.
character-gangster = Gangster
    .a = a Gangster
    .the = the Gangster
    .plural = Gangsters
    .does = Has +{ $first }.
character-cat = Cat
    .a = a Cat
    .the = the Cat
    .plural = Cats
    .does = No effect: only its power counts.
character-cowboy = Cowboy
    .a = a Cowboy
    .the = the Cowboy
    .plural = Cowboys
    .does = Your opponent puts the next card of their deck onto their bench. If it does not fit, they have lost.
character-comic-character = Comic Character
    .a = a Comic Character
    .the = the Comic Character
    .plural = Comic Characters
    .does = The next card you reveal has +{ $first } while attacking.
character-director = Director
    .a = a Director
    .the = the Director
    .plural = Directors
    .does = Your Film Studio cards have +{ $first } while attacking.
character-lion = Lion
    .a = a Lion
    .the = the Lion
    .plural = Lions
    .does = No effect: only its power counts.
character-heroine = Heroine
    .a = a Heroine
    .the = the Heroine
    .plural = Heroines
    .does = Gain { COUNT($first, "fan") }.
character-villain = Villain
    .a = a Villain
    .the = the Villain
    .plural = Villains
    .does = { COUNT($first, "card") } of pile A, unseen, on top of your deck: part of it from now on.
character-t-rex = T-Rex
    .a = a T-Rex
    .the = the T-Rex
    .plural = T-Rexes
    .does = No effect: only its power counts.
character-clown = Clown
    .a = a Clown
    .the = the Clown
    .plural = Clowns
    .does = Gain { COUNT($first, "fan") }.
character-juggler = Juggler
    .a = a Juggler
    .the = the Juggler
    .plural = Jugglers
    .does = Look at the next { $first } cards of your deck and put them back in any order.
character-vendor = Vendor
    .a = a Vendor
    .the = the Vendor
    .plural = Vendors
    .does = Your Funfair cards have +{ $first }, attacking and holding the flag.
character-pony = Pony
    .a = a Pony
    .the = the Pony
    .plural = Ponies
    .does = No effect: only its power counts.
character-mime = Mime
    .a = a Mime
    .the = the Mime
    .plural = Mimes
    .does = +{ $first } for each empty slot of your bench.
character-pyrotechnician = Pyrotechnician
    .a = a Pyrotechnician
    .the = the Pyrotechnician
    .plural = Pyrotechnicians
    .does = If your deck has at most { COUNT($second, "card") } left, gain { COUNT($first, "fan") }.
character-clairvoyant = Clairvoyant
    .a = a Clairvoyant
    .the = the Clairvoyant
    .plural = Clairvoyants
    .does = Look through your deck in its order and put one card of your choice on top.
character-rubber-duck = Rubber Duck
    .a = a Rubber Duck
    .the = the Rubber Duck
    .plural = Rubber Ducks
    .does = No effect: only its power counts.
character-illusionist = Illusionist
    .a = an Illusionist
    .the = the Illusionist
    .plural = Illusionists
    .does = +{ $first } for each empty slot of your bench as long as it has the flag.
character-bumper-car = Bumper Car
    .a = a Bumper Car
    .the = the Bumper Car
    .plural = Bumper Cars
    .does = Look at the next { $first } cards of your deck and put them back in any order.
character-teddy-bear = Teddy Bear
    .a = a Teddy Bear
    .the = the Teddy Bear
    .plural = Teddy Bears
    .does = No effect: only its power counts.
character-butler = Butler
    .a = a Butler
    .the = the Butler
    .plural = Butlers
    .does = You may move up to { COUNT($first, "card") } from your bench to your discard pile.
character-skeleton = Skeleton
    .a = a Skeleton
    .the = the Skeleton
    .plural = Skeletons
    .does = Has +{ $first }.
character-spider = Spider
    .a = a Spider
    .the = the Spider
    .plural = Spiders
    .does = No effect: only its power counts.
character-ghost = Ghost
    .a = a Ghost
    .the = the Ghost
    .plural = Ghosts
    .does = Your opponent puts the next card of their deck into their discard pile.
character-teenager = Teenager
    .a = a Teenager
    .the = the Teenager
    .plural = Teenagers
    .does = +{ $first } for each Haunted House card on your bench.
character-necromancer = Necromancer
    .a = a Necromancer
    .the = the Necromancer
    .plural = Necromancers
    .does = Return { COUNT($first, "card") } of base power { $second } from your bench to the top of your deck.
character-bat = Bat
    .a = a Bat
    .the = the Bat
    .plural = Bats
    .does = No effect: only its power counts.
character-vampire = Vampire
    .a = a Vampire
    .the = the Vampire
    .plural = Vampires
    .does = Return { COUNT($first, "card") } of level B from your bench to the top of your deck.
character-vacuum-cleaner = Vacuum Cleaner
    .a = a Vacuum Cleaner
    .the = the Vacuum Cleaner
    .plural = Vacuum Cleaners
    .does = You may move up to { COUNT($first, "card") } from your bench to your discard pile.
character-werewolf = Werewolf
    .a = a Werewolf
    .the = the Werewolf
    .plural = Werewolves
    .does = No effect: only its power counts.
character-rescue-pod = Rescue Pod
    .a = a Rescue Pod
    .the = the Rescue Pod
    .plural = Rescue Pods
    .does = Leaves your deck for good; the top card of pile B goes to your discard pile and is yours.
character-shapeshifter = Shapeshifter
    .a = a Shapeshifter
    .the = the Shapeshifter
    .plural = Shapeshifters
    .does = You may remove { COUNT($first, "card") } from your deck: if you do, choose one card more.
character-ai = A.I.
    .a = an A.I.
    .the = the A.I.
    .plural = A.I.s
    .does = Your cards of base power { $second } have +{ $first }, attacking and holding the flag.
character-cow = Cow
    .a = a Cow
    .the = the Cow
    .plural = Cows
    .does = No effect: only its power counts.
character-ufo = UFO
    .a = a UFO
    .the = the UFO
    .plural = UFOs
    .does = { COUNT($first, "card") } of pile A, unseen, at the bottom of your deck: part of it from now on.
character-band = Band
    .a = a Band
    .the = the Band
    .plural = Bands
    .does = Your Outer Space cards have +{ $first }, attacking and holding the flag.
character-clones = Clones
    .a = a card of Clones
    .the = the Clones
    .plural = Clones
    .does = Gain { COUNT($first, "fan") }.
character-alien = Alien
    .a = an Alien
    .the = the Alien
    .plural = Aliens
    .does = No effect: only its power counts.
character-hologram = Hologram
    .a = a Hologram
    .the = the Hologram
    .plural = Holograms
    .does = { COUNT($first, "card") } of pile B, unseen, on top of your opponent's deck: part of it from now on.
character-scifi-geek = Sci-Fi Geek
    .a = a Sci-Fi Geek
    .the = the Sci-Fi Geek
    .plural = Sci-Fi Geeks
    .does = You may remove { COUNT($first, "card") } of Outer Space from your deck: if you do, choose one card more.
character-slime = Slime
    .a = a Slime
    .the = the Slime
    .plural = Slimes
    .does = No effect: only its power counts.
character-merman = Merman
    .a = a Merman
    .the = the Merman
    .plural = Mermen
    .does = +{ $first } if your bench holds at least one Shipwreck card.
character-treasure = Treasure
    .a = a Treasure
    .the = the Treasure
    .plural = Treasures
    .does = Has +{ $first }.
character-sailor = Sailor
    .a = a Sailor
    .the = the Sailor
    .plural = Sailors
    .does = Look through your deck in its order and put one card of your choice at the bottom.
character-parrot = Parrot
    .a = a Parrot
    .the = the Parrot
    .plural = Parrots
    .does = No effect: only its power counts.
character-cook = Cook
    .a = a Cook
    .the = the Cook
    .plural = Cooks
    .does = Your card with the flag has +{ $first }.
character-lifeguard = Lifeguard
    .a = a Lifeguard
    .the = the Lifeguard
    .plural = Lifeguards
    .does = +{ $first } if your deck has at most { COUNT($second, "card") } left.
character-navigator = Navigator
    .a = a Navigator
    .the = the Navigator
    .plural = Navigators
    .does = Look at the next { $first } cards of your deck: put one back on top and the rest at the bottom.
character-shark = Shark
    .a = a Shark
    .the = the Shark
    .plural = Sharks
    .does = No effect: only its power counts.
character-siren = Siren
    .a = a Siren
    .the = the Siren
    .plural = Sirens
    .does = You may move { COUNT($first, "card") } from your opponent's bench to their discard pile.
character-submarine = Submarine
    .a = a Submarine
    .the = the Submarine
    .plural = Submarines
    .does = Put the bottom card of your deck into your discard pile.
character-kraken = Kraken
    .a = a Kraken
    .the = the Kraken
    .plural = Krakens
    .does = No effect: only its power counts.
character-alpha = Alpha
    .a = an Alpha
    .the = the Alpha
    .plural = Alphas
    .does = No effect: only its power counts.
character-beta = Beta
    .a = a Beta
    .the = the Beta
    .plural = Betas
    .does = No effect: only its power counts.
character-good-bot = Good Bot
    .a = a Good Bot
    .the = the Good Bot
    .plural = Good Bots
    .does = No effect: only its power counts.
character-champ = C.H.A.M.P.
    .a = a C.H.A.M.P.
    .the = the C.H.A.M.P.
    .plural = C.H.A.M.P.s
    .does = No effect: only its power counts.
character-cyborg = Cyborg
    .a = a Cyborg
    .the = the Cyborg
    .plural = Cyborgs
    .does = Its power is the number of the round.
character-virtual-ghost = Virtual Ghost
    .a = a Virtual Ghost
    .the = the Virtual Ghost
    .plural = Virtual Ghosts
    .does = The opponent puts the next card of their deck into their discard pile.
character-cyborg-friend = Cyborg-Friend
    .a = a Cyborg-Friend
    .the = the Cyborg-Friend
    .plural = Cyborg-Friends
    .does = +{ $first } for each Cyborg on the Robot's bench.
character-mechanic = Mechanic
    .a = a Mechanic
    .the = the Mechanic
    .plural = Mechanics
    .does = +{ $first } for each card of level B on the opponent's bench.
character-robo-knight = Robo-Knight
    .a = a Robo-Knight
    .the = the Robo-Knight
    .plural = Robo-Knights
    .does = +{ $first } for each trophy the opponent owns.
character-drone = Drone
    .a = a Drone
    .the = the Drone
    .plural = Drones
    .does = The opponent must move { COUNT($first, "card") } of their choice from their bench to their discard pile.
character-necromech = Necromech
    .a = a Necromech
    .the = the Necromech
    .plural = Necromechs
    .does = The opponent may return { COUNT($first, "card") } of base power { $second } from their bench to the top of their deck.
character-chatbot = Chatbot
    .a = a Chatbot
    .the = the Chatbot
    .plural = Chatbots
    .does = The Robot's opponent gains { COUNT($first, "fan") }.
character-robogram = Robogram
    .a = a Robogram
    .the = the Robogram
    .plural = Robograms
    .does = { COUNT($first, "card") } of pile A, unseen, on top of the opponent's deck: part of it from now on.
character-autocorrect = Autocorrect
    .a = an Autocorrect
    .the = the Autocorrect
    .plural = Autocorrects
    .does = { $first } for each different set on the opponent's bench.

set-city = City
set-castle = Castle
set-film = Film Studio
set-funfair = Funfair
set-haunted = Haunted House
set-space = Outer Space
set-shipwreck = Shipwreck
set-robot = Robot

level-a = level A
level-b = level B
level-c = level C
level-p = starting
level-r = Robot R
level-solo = Robot solo

pile-a = A
pile-b = B
pile-c = C

timing-instant = At once
    .when = As soon as the card is revealed. Power gained this way stays with it.
timing-while-attacking = While attacking
    .when = Only during the attack in which the card is revealed.
timing-from-bench = From the bench
    .when = As long as the card is on the bench. Copies add up.
timing-flag-held = Holding the flag
    .when = As long as the card has the flag.
timing-flag-loss = Flag lost
    .when = When the flag is taken away from this card.
timing-flag-taken = Flag taken
    .when = When the flag comes to this card.
timing-when-chosen = When chosen
    .when = Once only, in the deck phase in which you choose it.

phase-naming = Naming a level
phase-deck = Deck phase
phase-match = Matches
phase-trimming = Before the final
phase-last-match = Final

way-no-cards = no cards left to reveal
way-overflow = bench full

automa = Robot

## Questions

prompt-level = Round { $round }: which pile do you draw from? You decide before seeing a card.
prompt-choose = Pile { $pile }: you may choose { COUNT($left, "card") } more. Once only, you may throw any number away and draw again.
prompt-throw = You have thrown { COUNT($cards, "card") } away: throw more, or draw?
prompt-exchange = { $character }: will you remove { COUNT($left, "card") } from your deck to choose one more?
prompt-trim = Your deck has { COUNT($cards, "card") }. Take it to the park as it is, or remove some?
prompt-remove = Your deck has { COUNT($cards, "card") }. Which do you remove?
prompt-final-trim = You are in the final, with { COUNT($cards, "card") } in your deck. Will you remove some?
prompt-top-or-bottom = { $character }: which card goes back on top? The others go to the bottom.
prompt-arrange = { $character }: which card goes to place { $place }, counted from the top?
prompt-search-bottom = { $character }: which card of your deck goes to the bottom?
prompt-search-top = { $character }: which card of your deck goes on top?
prompt-bench-out = { $character }: which card of your bench goes to your discard pile? { $left } at most.
prompt-their-bench-out = { $character }: which card of { YOU($owner) ->
        [you] your own bench
       *[other] { $owner }'s bench
    } goes to the discard pile?
prompt-they-bench-out = The Robot's { $character }: which card of your bench goes to your discard pile?
prompt-return = { $character }: which card of your bench goes back on top of your deck?
prompt-may-return = { $character }: does a card of your bench go back on top of your deck? { $left } at most.
prompt-they-may-return = The Robot's { $character }: does a card of your bench go back on top of your deck?

## Answers

action-level = Pile { $pile }
action-take = Choose { THE($character) }
action-throw = Throw { THE($character) } away
action-draw = Draw again
action-enough = Choose no more
action-remove = Remove { THE($character) }
action-keep = Remove nothing
action-trim = Remove some cards
action-ready = Ready as it is
action-top = { CAP(THE($character)) } above the others
action-place = The card at place { $place }
    .full = { CAP(THE($character)) }, place { $place } from the top
action-out = { CAP(THE($character)) } to the discard pile
action-back = { CAP(THE($character)) } on top of the deck
action-stop = That will do

## Chronicle

event-sets = In play: { SIZE($sets) ->
        [0] no set
       *[other] { $sets }
    }.
event-plans = A tournament plan each: { $parks ->
        [one] one park is
       *[other] { $parks } parks are
    } in use.
event-robot-there = The { $set } joins in, at difficulty { $difficulty }.
event-round-began = Round { $round }
event-deck-phase = Deck phase
event-matches = Matches
event-fixture = Park { $park }: { YOU($one) ->
        [you] you
       *[other] { $one }
    } against { YOU($other) ->
        [you] you
       *[other] { $other }
    }.
event-named = { YOU($player) ->
        [you] You draw
       *[other] { $player } draws
    } from pile { $pile }.
event-offered = You draw: { SIZE($characters) ->
        [0] nothing
       *[other] { TALLY($characters) }
    }.
event-took = You choose { THE($character) }.
event-threw = You throw away: { SIZE($characters) ->
        [0] nothing
       *[other] { TALLY($characters) }
    }.
event-redrew = You draw again: { SIZE($characters) ->
        [0] nothing
       *[other] { TALLY($characters) }
    }.
event-removed = You remove { THE($character) } from your deck.
event-refilled = Pile { $pile } is too short: its discards are shuffled and go under it.
event-waits = Pile { $pile } is running out: you draw again as soon as the others have chosen.
event-waited = They have waited to draw again: { SIZE($players) ->
        [0] nobody
       *[other] { NAMES($players, you: "you") }
    }.
event-chose-fans = { YOU($player) ->
        [you] Your new cards bring
       *[other] { $player }'s new cards bring
    } { COUNT($fans, "fan") }.
    .cheer = +{ COUNT($fans, "fan") }!
event-match-began = Park { $park }: { YOU($one) ->
        [you] you
       *[other] { $one }
    } against { YOU($other) ->
        [you] you
       *[other] { $other }
    }
event-tossed = The flag is tossed: { YOU($player) ->
        [you] you start
       *[other] { $player } starts
    }.
    .short = Toss: { YOU($player) ->
            [you] you start
           *[other] { $player }
        }
event-starts = { YOU($player) ->
        [you] You start
       *[other] { $player } starts
    }, having the trophy of round { $round }.
event-first-card = { YOU($player) ->
        [you] You open
       *[other] { $player } opens
    } with { THE($character) } ({ $power }), and it has the flag.
    .short = { $character } at { $power }
event-revealed = { YOU($player) ->
        [you] You reveal
       *[other] { $player } reveals
    } { THE($character) } ({ $power }).
    .short = { $character } at { $power }
event-grew = { CAP(THE($character)) } gets +{ $bonus } for { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
    .short = +{ $bonus }
    .folded = +{ $bonus }
event-shrank = { CAP(THE($character)) } loses { $bonus } power, for { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
    .short = −{ $bonus }
    .folded = −{ $bonus }
event-stands = { YOU($player) ->
        [you] Your attack
       *[other] { $player }'s attack
    } comes to { $total }; it takes { $needed }.
    .short = { $total } of { $needed }
    .folded = { $total } of { $needed }
event-captured = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } the flag with { THE($character) }: { $total } against { $needed }.
    .short = Flag! { $total } to { $needed }
event-benched = On { YOU($player) ->
        [you] your bench
       *[other] { $player }'s bench
    }: { SIZE($characters) ->
        [0] nobody
       *[other] { TALLY($characters) }
    }.
    .short = To the bench
event-overflowed = { YOU($player) ->
        [you] Your bench
       *[other] { $player }'s bench
    } has no room left: { SIZE($characters) ->
        [0] nobody
       *[other] { TALLY($characters) }
    }.
    .short = Bench full!
event-cannot-reveal = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } no card left to reveal.
    .short = Out of cards!
event-won-match = { YOU($player) ->
        [you] You beat
       *[other] { $player } beats
    } { YOU($loser) ->
        [you] you
       *[other] { $loser }
    } in park { $park }.
    .short = { YOU($player) ->
            [you] You beat
           *[other] { $player } beats
        } { YOU($loser) ->
            [you] you
           *[other] { $loser }
        }
    .cheer = { YOU($player) ->
            [you] You win the match!
           *[other] { $player } wins!
        }
event-trophy = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } the trophy of round { $round }.
    .short = Trophy { $round }
event-trophy-seen = On the back of { YOU($player) ->
        [you] your trophy
       *[other] { $player }'s trophy
    }: { COUNT($fans, "fan") }.
event-trophy-boxed = The trophy of round { $round } goes back into the box: the Robot keeps none.
event-gained-fans = { CAP(THE($character)) }: { YOU($player) ->
        [you] you gain
       *[other] { $player } gains
    } { COUNT($fans, "fan") }.
    .cheer = +{ COUNT($fans, "fan") }!
event-looked = { YOU($player) ->
        [you] You look
       *[other] { $player } looks
    } at { COUNT($cards, "card") } of the deck.
event-saw = From the top down you see: { SIZE($characters) ->
        [0] nothing
       *[other] { $characters }
    }.
event-put-on-top = On top of your deck: { SIZE($characters) ->
        [0] nothing
       *[other] { $characters }
    }.
event-put-to-bottom = At the bottom of your deck: { SIZE($characters) ->
        [0] nothing
       *[other] { $characters }
    }.
event-put-out = { CAP(THE($character)) } leaves { YOU($player) ->
        [you] your bench
       *[other] { $player }'s bench
    } for the discard pile.
    .short = To the discards
event-returned = { CAP(THE($character)) } goes back on top of { YOU($player) ->
        [you] your deck
       *[other] { $player }'s deck
    }.
    .short = On top of the deck
event-slipped-away = { CAP(THE($character)) } avoids { YOU($player) ->
        [you] your bench
       *[other] { $player }'s bench
    } and goes to the discard pile.
    .short = Gone!
event-benched-top = From { YOU($player) ->
        [you] your deck
       *[other] { $player }'s deck
    } straight to the bench: { $character }.
    .short = Straight to the bench
event-next-bonus = { YOU($player) ->
        [you] Your next card
       *[other] { $player }'s next card
    } will have +{ $bonus } while attacking.
event-dealt-in = Into { YOU($player) ->
        [you] your deck
       *[other] { $player }'s deck
    }, face down: { COUNT($cards, "card") } of pile { $pile }.
    .short = +{ $cards } from pile { $pile }
event-lost-card = { YOU($player) ->
        [you] You lose
       *[other] { $player } loses
    } { THE($character) } to the discard pile.
    .short = To the discards: { $character }
event-left-deck = { CAP(THE($character)) } leaves { YOU($player) ->
        [you] your deck
       *[other] { $player }'s deck
    } for good.
event-swapped-in = In its place { YOU($player) ->
        [you] you have
       *[other] { $player } has
    } { THE($character) }.
event-counting = The fans are counted
event-counted = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } { COUNT($fans, "fan") } and { COUNT($trophies, "trophy") }.
event-tie-by-trophies = With as many fans, { YOU($player) ->
        [you] you stand
       *[other] { $player } stands
    } before { YOU($other) ->
        [you] you
       *[other] { $other }
    } by number of trophies.
event-tie-by-round = With as many fans and trophies, { YOU($player) ->
        [you] you stand
       *[other] { $player } stands
    } before { YOU($other) ->
        [you] you
       *[other] { $other }
    } { $round ->
        [0] by a toss of the flag
       *[other] by the trophy of round { $round }
    }.
event-finalists = In the final: { YOU($one) ->
        [you] you
       *[other] { $one }
    } against { YOU($other) ->
        [you] you
       *[other] { $other }
    }.
event-final = The final
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } the final against { YOU($other) ->
        [you] you
       *[other] { $other }
    }, and the tournament with it.
    .cheer = What a final!
event-won-by-fans = After the last round { YOU($player) ->
        [you] you win
       *[other] { $player } wins
    } with { COUNT($fans, "fan") }.
event-won-far-ahead = { COUNT($fans, "fan") } ahead, { YOU($player) ->
        [you] you win
       *[other] { $player } wins
    } at once.

## Why not

reason-not-now = Not now.
reason-level-not-offered = In round { $round } nobody draws from pile { $pile }.
reason-not-on-offer = { CAP(THE($character)) } is not among your cards.
reason-already-redrawn = You have drawn again in this deck phase already.
reason-not-in-deck = { CAP(THE($character)) } is not in your deck.
reason-not-itself = { CAP(THE($character)) } cannot remove itself.
reason-wrong-exchange = Removing { THE($character) } does not count here.
reason-not-looked-at = { CAP(THE($character)) } is not among the cards you look at.
reason-too-deep = Your deck has { COUNT($cards, "card") }.
reason-not-on-bench = { CAP(THE($character)) } is not on that bench.
reason-bench-mismatch = This effect is not for { THE($character) }.
reason-must-choose = One has to be chosen.

## Options and end

option-left-out = set that stays in the box
    .help = City is always used; of the other six sets, five are. For a first game Outer Space had better stay away.
option-left-out-random = any one
option-robot = difficulty of the Robot
    .help = The Robot plays when the number of players is odd. Difficulties 4 and 5 are for one player alone; with more they count as 3.
option-robot-1 = 1
    .effect = Only the cards the Robot starts with.
option-robot-2 = 2
    .effect = A random R card instead of Alpha.
option-robot-3 = 3
    .effect = Another R card instead of Beta.
option-robot-4 = 4
    .effect = Alone only: another R card instead of Good Bot.
option-robot-5 = 5
    .effect = Alone only: two more R cards instead of C.H.A.M.P.
option-solo-cards = SOLO cards
    .help = For one player, from difficulty 2 on: the SOLO cards are among the R cards.

end-final = The tournament has ended with the final.
end-most-fans = The seven rounds are over: most fans decide.
end-far-ahead = Nobody catches up with such a lead: over at once.
score-trophies = trophies
score-fans = fans
use-took = Characters chosen for the deck
use-removed = Characters taken out of the deck
use-named = Levels drawn from
use-sets = Sets in play
opening-take = The first character chosen

## View

view-you = Your seat
view-round = Round
view-rounds = Rounds in all
view-phase = Phase
view-players = Players
view-robot = Robot
view-difficulty = Difficulty
view-sets = Sets in play
view-set = Set
view-draft = Cards to choose
view-levels = Levels
view-level = Level
view-piles = Piles
view-trophies = Trophies
view-challengers = Challengers
view-player = Player
view-fans = Fans
view-total = In all
view-least = At least
view-most = At most
view-place = Place
view-parks = Parks
view-opponents = Opponents
view-ready = Ready
view-finalist = In the final
view-standing = Standing
view-finalists = Finalists
view-open_fans = Trophies face up
view-far_ahead = Lead that wins
view-slots = Slots of the bench
view-park = Park
view-halves = Halves
view-starter = Starts
view-holder = Has the flag
view-attacker = Attacks
view-needed = Needed
view-lacking = Lacking
view-trophy = At stake
view-winner = Winner
view-how = How
view-yours = Yours
view-deck = Deck
view-next_cards = On top
view-last_cards = At the bottom
view-bench = Bench
view-free = Free slots
view-stack = In play
view-discards = Discards
view-flag = Flag
view-attacking = Attacking
view-power = Power
view-next_bonus = Next card
view-card = Card
view-base = Base power
view-gained = Gained
view-extra = Extra
view-helped = From the bench
view-cards = Cards
view-helps = Helps
view-offer = Deck phase
view-left = To choose
view-chosen = Chosen
view-thrown = Thrown away
view-can_redraw = Can draw again
view-at_once = At once
view-waiting = Waiting
view-removed = Removed
view-count = How many
view-names = Different names
view-unseen = Never seen
view-by_round = As the round
view-copies = Copies
view-timing = When
view-numbers = Numbers
view-rule = Paragraph
view-source = Source
view-name_source = Source of the name
view-over = End

## Page

page-round = Round { $round } of { $rounds }
page-final = Final
page-park = Park { $park }
page-place = Place { $place }
page-fans = { COUNT($fans, "fan") }
page-fans-between = Between { $least } and { $most } fans: others' trophies lie face down
page-trophy = Trophy of round { $round }
page-trophy-fans = Trophy of round { $round }: { COUNT($fans, "fan") }
page-trophies-of = The fans on the trophies of round { $round }
page-is-ready = Ready
page-which-level = Which pile do you draw from?
page-level-offer = Pile { $level }: keep { $count }
page-in-pile = { $count ->
        [one] one card
       *[other] { $count } cards
    } in the pile
page-level-a = plain folk
page-level-b = tough types
page-level-c = champions
page-deck-ready = Everybody works on a deck: { $count } of { $players } ready.
page-waiting-redraw = Pile { $level } is short: you draw again when the others have chosen
page-new-recruits = New in the team
page-offer = Auditions, level { $level }
page-picks-left = { $left ->
        [one] choose one more
       *[other] choose { $left } more
    }
page-redraw-now = one redraw
page-redraw-later = one redraw, which waits for the others
page-owned = { $count ->
        [one] one in your deck
       *[other] { $count } in your deck
    }
page-throw = Throw
page-chosen = Chosen
page-thrown = To be thrown
page-removed = Removed
page-draw = { $count ->
        [one] Throw it and redraw
       *[other] Throw { $count } and redraw
    }
page-results = How round { $round } went
page-beats = { $winner ->
        [you] beat
       *[other] beats
    }
page-beaten = you
page-standing = Standings
page-other-parks = All parks
page-story-part = Skip the match
page-watch = Watch the match of round { $round } in park { $park }
page-watch-final = Watch the final
page-watch-short = to watch again
page-at-stake = for trophy { $round } (fans: { $fans })
page-kick-off = The teams come out…
page-attack = { $name }: attack of { $total } against { $needed }, { $lacking ->
        [0] enough
       *[other] { $lacking } short
    }
page-holds = { $name }: flag in hand, { $needed } to match or beat
page-deck-left = { $count ->
        [0] No card in the deck
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
page-out = { $count ->
        [one] One card discarded
       *[other] { $count } cards discarded
    }
page-next-bonus = next: +{ $bonus }
page-bench = { $free ->
        [0] The bench is full
        [one] Bench: one slot free
       *[other] Bench: { $free } slots free
    }
page-looking = The next cards of your deck, from the top
page-plan = Plan of the tournament
page-all-matches = Standings and matches
page-lost = Match lost
page-two-best = the two with most fans
page-wins-at-once = ahead: you win
page-your-deck = Your deck
page-to-come = Still to come
page-cards = { COUNT($count, "card") }
page-power = power { $power }
page-names = { $names ->
        [one] one name
       *[other] { $names } names
    }
page-names-hint = Different names: the bench has { $slots } slots, one for each name
page-unseen = { $count ->
        [one] + one never seen
       *[other] + { $count } never seen
    }
page-empty-deck = There is no card left in your deck.
page-copies = { $count ->
        [one] one copy
       *[other] { $count } copies
    }
page-confirm = Confirm
page-choose-level = Press a pile
page-choose-card = Press the card you want
page-choose-exchange = Press a card of your deck
page-choose-remove = Press the card to remove
page-choose-top = Press the card to put on top
page-choose-bottom = Press the card to put at the bottom
page-choose-out = Press a card on the bench
page-choose-back = Press the card that goes back

summary-goal = Reach the final and win it
    .text = After seven rounds the two with most fans play the final. Fans come from trophies and from some cards.
summary-deck = Strengthen your team
    .text = Each round you see five cards and keep one or two. Once you may throw any of them and draw anew. Then you send home whoever you do not need.
summary-attack = Then the deck plays by itself
    .text = The first card takes the flag. The other side reveals cards until together they are as strong or stronger: the flag goes to the last of them.
summary-bench = Mind your bench
    .text = Whoever loses the flag sits down: six slots, one for each different name. Equal names share a slot.
summary-lose = Two ways to lose
    .text = You lose when you must reveal and have no card left, or when your bench has no room. The winner takes the trophy.
summary-effects = Every card plays its part
    .text = Some act when revealed, others in attack, with the flag or from the bench. Rest on a card to read it.

page-points = { $count } fans
