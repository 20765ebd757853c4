game-title = Fort
game-about = A summer in the back yard: play with your friends before somebody else does, stuff your pack with pizza and toys, and build the best fort of all.
bot-greedy = sensible
    .about = Knows what it needs for the next level, follows where that pays and leaves no good friends in its Yard. Against more than one rival it is in a hurry now and then.

## Nouns

point = point
    .plural = points
card = card
    .plural = cards
token = token
    .plural = tokens
pizza = pizza
    .plural = pizzas
toy = toy
    .plural = toys
time = time
    .plural = times

token-pizza = pizza
    .plural = pizzas
    .a = a pizza
token-toy = toy
    .plural = toys
    .a = a toy
box-public = public action
    .the = the public action
box-private = private action
    .the = the private action
place-stuff = Stuff
    .of = of Stuff
place-pack = Pack
    .of = of the Pack
board-glue = board of the glue
board-shovel = board of the shovel
board-skate = board of the skateboard
board-squirt = board of the squirt gun
phase-draft = Choosing kids
phase-play = Play
phase-recruit = Recruit
phase-rest = Discard and draw
origin-track = track
origin-fort = fort
origin-rule = made-up rule
origin-sculpture = Macaroni Sculpture
effect-pizza = pizzas
effect-toy = toys
effect-any = pizzas or toys
effect-vp = points
effect-pack = into the Pack
effect-lookout = into the Lookout
effect-trash = cards trashed
effect-trash-rival = rivals' cards trashed
effect-trash-this = this card trashed
effect-recruit = recruits
effect-advance = fort levels
effect-convert = exchanges
effect-spend-pizza = pizzas paid
effect-spend-toy = toys paid
effect-copy-rival-pack = rivals' Packs copied
answer-followed = followed
answer-passed = passed
answer-rough-housed = rough housing

kid-bones = Bones
    .a = Bones
    .plural = Bones
kid-captain = Captain
    .a = Captain
    .plural = Captain
kid-chef = Chef
    .a = Chef
    .plural = Chef
kid-doc = Doc
    .a = Doc
    .plural = Doc
kid-einstein = Einstein
    .a = Einstein
    .plural = Einstein
kid-patch = Patch
    .a = Patch
    .plural = Patch
kid-noodle-twins = Noodle Twins
    .a = Noodle Twins
    .plural = Noodle Twins
kid-smoke = Smoke
    .a = Smoke
    .plural = Smoke
kid-ghost = Ghost
    .a = Ghost
    .plural = Ghost
kid-golden-boy = Golden Boy
    .a = Golden Boy
    .plural = Golden Boy
kid-prince = Prince
    .a = Prince
    .plural = Prince
kid-tiny = Tiny
    .a = Tiny
    .plural = Tiny
kid-puddin = Puddin
    .a = Puddin
    .plural = Puddin
kid-doodles = Doodles
    .a = Doodles
    .plural = Doodles
kid-dot = Dot
    .a = Dot
    .plural = Dot
kid-giggles = Giggles
    .a = Giggles
    .plural = Giggles
kid-kitty = Kitty
    .a = Kitty
    .plural = Kitty
kid-penny = Penny
    .a = Penny
    .plural = Penny
kid-sweet-pea = Sweet Pea
    .a = Sweet Pea
    .plural = Sweet Pea
kid-tink = Tink
    .a = Tink
    .plural = Tink
kid-icky-sticky = Icky & Sticky
    .a = Icky & Sticky
    .plural = Icky & Sticky
kid-bug = Bug
    .a = Bug
    .plural = Bug
kid-lefty = Lefty
    .a = Lefty
    .plural = Lefty
kid-moose = Moose
    .a = Moose
    .plural = Moose
kid-sarge = Sarge
    .a = Sarge
    .plural = Sarge
kid-scout = Scout
    .a = Scout
    .plural = Scout
kid-wart = Wart
    .a = Wart
    .plural = Wart
kid-worm = Worm
    .a = Worm
    .plural = Worm
kid-moles = The Moles
    .a = The Moles
    .plural = The Moles
kid-ant = The Ant
    .a = The Ant
    .plural = The Ant
kid-dash = Dash
    .a = Dash
    .plural = Dash
kid-munch = Munch
    .a = Munch
    .plural = Munch
kid-skids = Skids
    .a = Skids
    .plural = Skids
kid-spike = Spike
    .a = Spike
    .plural = Spike
kid-thunder = Thunder
    .a = Thunder
    .plural = Thunder
kid-rocket-bros = Rocket Bros
    .a = Rocket Bros
    .plural = Rocket Bros
kid-baby-face = Baby Face
    .a = Baby Face
    .plural = Baby Face
kid-blitz = Blitz
    .a = Blitz
    .plural = Blitz
kid-crash = Crash
    .a = Crash
    .plural = Crash
kid-lil-boss = Lil Boss
    .a = Lil Boss
    .plural = Lil Boss
kid-punky = Punky
    .a = Punky
    .plural = Punky
kid-scrappers = The Scrappers
    .a = The Scrappers
    .plural = The Scrappers
kid-bitsy = Bitsy
    .a = Bitsy
    .plural = Bitsy
kid-rusty = Rusty
    .a = Rusty
    .plural = Rusty
kid-zip = Zip
    .a = Zip
    .plural = Zip
kid-sparky = Sparky
    .a = Sparky
    .plural = Sparky
kid-flipper = Flipper
    .a = Flipper
    .plural = Flipper
kid-bud = Bud
    .a = Bud
    .plural = Bud
kid-blades = Blades
    .a = Blades
    .plural = Blades
kid-ace = Ace
    .a = Ace
    .plural = Ace

suit-book = book
suit-crown = crown
suit-glue = glue
suit-shovel = shovel
suit-skate = skateboard
suit-squirt = squirt gun
symbol-book = book
    .plural = books
    .a = a book
symbol-crown = crown
    .plural = crowns
    .a = a crown
symbol-glue = glue
    .plural = glues
    .a = a glue
symbol-shovel = shovel
    .plural = shovels
    .a = a shovel
symbol-skate = skateboard
    .plural = skateboards
    .a = a skateboard
symbol-squirt = squirt gun
    .plural = squirt guns
    .a = a squirt gun
symbol-coin = coin
    .plural = coins
    .a = a coin

rule-big-plans = Big Plans
    .does = { COUNT($first, "point") } for each Advance action on your cards.
rule-friendship-bracelet = Friendship Bracelet
    .does = { COUNT($first, "point") } for each different suit you have, and { $second } more for all six.
rule-piggy-bank = Piggy Bank
    .does = { COUNT($second, "point") } for each toy on your board.
rule-pizza-party = Pizza Party
    .does = { COUNT($second, "point") } for each pizza on your board.
rule-loner = Loner
    .does = { COUNT($first, "point") } if you have no best friend any more.
rule-minimalism = Minimalism
    .does = { COUNT($second, "point") } if your fort has exactly level { $first }.
rule-popularity = Popularity
    .does = { COUNT($first, "point") } for each card in your Lookout.
rule-play-palace = Play Palace
    .does = { COUNT($second, "point") } for each crown on your cards.
rule-secret-stash = Secret Stash
    .does = { COUNT($first, "point") } for each token in your Pack.
rule-sleepover = Sleepover
    .does = { COUNT($first, "point") } if you have the most cards; { $second } if somebody has as many.
rule-slime-lab = Slime Lab
    .does = { COUNT($second, "point") } for each book on your cards.

perk-birthday-party = Birthday Party
    .does = After recruiting you may recruit again, from the Park or its deck.
perk-bribe = Bribe
    .does = In your turn you may hide cards of the Park, of its deck or of a rival's Yard, too.
perk-copy-cat = Copy Cat
    .does = When you follow you may discard two cards and count the symbols of both.
perk-diy = DIY
    .does = Once: instead of playing a card you advance your fort, for { COUNT($first, "token") } more.
perk-do-over = Do-Over
    .does = Once: when everybody has followed you play a second card.
perk-recycling = Recycling
    .does = Once: at any moment of your turn you take a card of your discards into your hand.
perk-rough-housing = Rough Housing
    .does = Once: instead of following, after all the others, you trash the leader's card.
perk-sticky-fingers = Sticky Fingers
    .does = In your turn you may fill your Pack from the supply, too.
perk-xxl-backpack = XXL Backpack
    .does = Your Pack holds { COUNT($first, "token") } more.

## Questions

prompt-keep = Which kid do you keep? The others go to the left, to { YOU($left) ->
        [you] yourself
       *[other] { $left }
    }.
prompt-play = Which card do you play, and with which action do you begin?
prompt-do-over = Do-Over: do you play another card?
prompt-declare = { $kid } has a coin: which suit do you declare?
prompt-choose-suit = { $kid }: which suit do you choose?
prompt-add = { $kid }: { $count ->
        [0] no symbol yet
        [one] one symbol
       *[other] { $count } symbols
    } ({ $symbol }). Do you add any?
prompt-second = Do you also do the other action of { $kid }?
prompt-times = How many do you take? { $most } at the most.
prompt-gain = What do you take? { $tokens ->
        [one] One token
       *[other] { $tokens } tokens
    }.
prompt-pack = What do you put into your Pack?{ $left ->
        [one] {""}
       *[other] {" "}{ $left } more in all.
    }
prompt-lookout = Which card goes into your Lookout?{ $left ->
        [one] {""}
       *[other] {" "}{ $left } more in all.
    }
prompt-trash = Which card do you trash?{ $left ->
        [one] {""}
       *[other] {" "}{ $left } more in all.
    }
prompt-trash-rival = Which card of a rival's Yard do you trash?
prompt-both = What do you do first? The rest comes after it.
prompt-convert = What do you exchange?{ $left ->
        [one] {""}
       *[other] {" "}{ $left } more in all.
    }
prompt-copy = Whose Pack do you copy?
prompt-pay = What do you pay for level { $level } with?
prompt-spend = Where does { A($token) } that you pay come from?
prompt-choose-rule = Which made-up rule do you take? Only you see it.
prompt-choose-perk = Which perk do you take?
prompt-follow = Do you follow { $kid }? { SIZE($symbols) ->
        [0] There is nothing to match.
       *[other] It takes { $symbols }; the leader is { YOU($leader) ->
            [you] here
           *[other] { $leader }
        }.
    }
prompt-follow-more = Copy Cat: do you discard another card for { $kid }? So far there are { $count } symbols.
prompt-rough-housing = Rough Housing: do you trash { $kid } of { YOU($leader) ->
        [you] yourself
       *[other] { $leader }
    }?
prompt-recruit = Who do you recruit?
prompt-birthday = Birthday Party: do you recruit somebody else?
prompt-recycle = Recycling: do you take a card of your discards before you draw?

## Answers

action-keep = Keep { $kid }
action-play = Play { $kid }: { $box }
    .full = Play { $kid }: { $box }{ $count ->
            [0] {""}
           *[other] {" "}({ COUNT($count, "time") })
        }
action-play-part = Play { $kid }: { $box }, but only in part
action-play-nothing = Play no card
action-build = DIY: advance the fort
action-declare = Declare { $suit }
action-choose-suit = Choose { $symbol }
action-add = Add { $kid }
    .full = Add { $kid } ({ $count ->
            [one] 1 symbol in all
           *[other] { $count } symbols in all
        })
action-go = { $symbols ->
        [0] Go ahead
        [one] Go ahead with one symbol of your Lookout
       *[other] Go ahead with { $symbols } symbols of your Lookout
    }
    .full = { $symbols ->
            [0] Go ahead
            [one] Go ahead with one symbol of your Lookout
           *[other] Go ahead with { $symbols } symbols of your Lookout
        } ({ COUNT($count, "time") })
action-do = Do { THE($box) }
action-do-part = Do { THE($box) } only in part
action-end = That is all
action-stop = Stop here
action-times = { $times }
action-gain = Take { PLURAL($token) }
action-pack = Pack { A($token) }
action-pack-supply = Pack { A($token) } of the supply
action-hide = Hide { $kid }
action-hide-park = Hide { $kid } from the Park
action-hide-yard = Hide { $kid } from the Yard of { $player }
action-hide-top = Hide the top card of the park deck
action-trash = Trash { $kid } from your hand
action-trash-discard = Trash { $kid } from your discards
action-trash-rival = Trash { $kid } from the Yard of { $player }
action-recruit = Recruit { $kid }
action-take = Recruit { $kid } from the Yard of { $player }
action-top = Draw from the park deck
action-convert = Exchange in { $place }: take { A($token) }
action-copy = Copy the Pack of { $player }
    .full = Copy the Pack of { $player } ({ COUNT($pizzas, "pizza") }, { COUNT($toys, "toy") })
action-pay = Pay { COUNT($pizzas, "pizza") } and { COUNT($toys, "toy") } from Stuff, { COUNT($packed_pizzas, "pizza") } and { COUNT($packed_toys, "toy") } from the Pack
    .full = Pay{ $from_stuff ->
            [0] {""}
           *[other] {" "}{ COUNT($pizzas, "pizza") } and { COUNT($toys, "toy") } from Stuff
        }{ $from_pack ->
            [0] {""}
           *[other] {" "}{ COUNT($packed_pizzas, "pizza") } and { COUNT($packed_toys, "toy") } from the Pack
        }
action-choose-rule = Take { $rule }
    .full = Take { $rule } ({ $points ->
            [one] now 1 point
           *[other] now { $points } points
        })
action-choose-perk = Take { $perk }
action-follow = Follow with { $kid }
    .full = Follow with { $kid }{ $count ->
            [0] {""}
           *[other] {" "}({ COUNT($count, "time") })
        }
action-pass = Pass
action-go-on = No, go on
action-rough-house = Rough housing: trash it
action-recycle = Recycling: take { $kid }

## Chronicle

event-boards = { SIZE($players) ->
        [0] Nobody at the table
       *[other] At the table: { NAMES($players, you: "you") }
    }{ SIZE($boards) ->
        [0] .
       *[other] ; in that order: { $boards }.
    }
event-first-player = { YOU($player) ->
        [you] You begin
       *[other] { $player } begins
    }.
event-row-of-perks = Perks in the row: { SIZE($perks) ->
        [0] none
       *[other] { $perks }
    }.
event-park-laid = In the Park: { SIZE($kids) ->
        [0] nobody
       *[other] { TALLY($kids) }
    }.
event-dealt = Your kids: { SIZE($kids) ->
        [0] none
       *[other] { TALLY($kids) }
    }.
event-pack-seen = Before you: { SIZE($kids) ->
        [0] nothing
       *[other] { TALLY($kids) }
    }.
event-passed-on = The packs go to the left: { COUNT($cards, "card") } each.
event-drafted = You have chosen: { SIZE($kids) ->
        [0] nobody
       *[other] { TALLY($kids) }
    }.
event-drew = { YOU($player) ->
        [you] You draw
       *[other] { $player } draws
    } { COUNT($cards, "card") }.
event-drawn = You have drawn: { SIZE($kids) ->
        [0] nothing
       *[other] { TALLY($kids) }
    }.
event-reshuffled = { YOU($player) ->
        [you] You shuffle your
       *[other] { $player } shuffles the
    } discards: { COUNT($cards, "card") }.
event-round-began = Round { $round }
event-turn = { YOU($player) ->
        [you] Your turn
       *[other] { $player }'s turn
    }
event-cleaned-up = { YOU($player) ->
        [you] You take back from your
       *[other] { $player } takes back from the
    } Yard: { SIZE($kids) ->
        [0] nobody
       *[other] { TALLY($kids) }
    }.
    .short = Out of the Yard
event-played = { YOU($player) ->
        [you] You play
       *[other] { $player } plays
    } { $kid }.
    .short = { $kid }!
event-played-nothing = { YOU($player) ->
        [you] You play
       *[other] { $player } plays
    } no card.
event-declared = { YOU($player) ->
        [you] You declare
       *[other] { $player } declares
    }: { $suit }.
event-chose-suit = { YOU($player) ->
        [you] You choose
       *[other] { $player } chooses
    }: { $symbol }.
event-added = { YOU($player) ->
        [you] You add
       *[other] { $player } adds
    } { $kid }: { $count ->
        [one] one symbol
       *[other] { $count } symbols
    } in all.
    .short = { $count ->
            [one] one symbol
           *[other] { $count } symbols
        }
event-used-lookout = { YOU($player) ->
        [you] You add
       *[other] { $player } adds
    } { $symbols ->
        [one] { A($symbol) }
       *[other] { $symbols } { PLURAL($symbol) }
    } of the Lookout: { $count } in all.
event-does = { YOU($player) ->
        [you] You do
       *[other] { $player } does
    } { THE($box) } of { $kid }.
    .short = { $box }
event-does-part = { YOU($player) ->
        [you] You do
       *[other] { $player } does
    } { THE($box) } of { $kid } in part.
    .short = { $box }, in part
event-stopped = { YOU($player) ->
        [you] You stop
       *[other] { $player } stops
    } here.
event-gained = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { $tokens ->
        [one] { A($token) }
       *[other] { $tokens } { PLURAL($token) }
    }.
    .short = +{ $tokens }
event-scored = { YOU($player) ->
        [you] You score
       *[other] { $player } scores
    } { COUNT($points, "point") }: { $total } in all.
    .short = +{ COUNT($points, "point") }
event-packed = { YOU($player) ->
        [you] You pack
       *[other] { $player } packs
    } { A($token) }.
    .short = Into the Pack
event-packed-supply = { YOU($player) ->
        [you] You pack
       *[other] { $player } packs
    } { A($token) } of the supply.
    .short = Into the Pack
event-hid = { YOU($player) ->
        [you] You hide
       *[other] { $player } hides
    } { $kid }.
    .short = Into the Lookout
event-hid-park = { YOU($player) ->
        [you] You hide
       *[other] { $player } hides
    } { $kid } from the Park.
    .short = Into the Lookout
event-hid-yard = { YOU($player) ->
        [you] You hide
       *[other] { $player } hides
    } { $kid } from { YOU($owner) ->
        [you] your Yard
       *[other] the Yard of { $owner }
    }.
    .short = Into the Lookout
event-hid-top = { YOU($player) ->
        [you] You hide
       *[other] { $player } hides
    } the top card of the park deck: { $kid }.
    .short = Into the Lookout
event-trashed = { YOU($player) ->
        [you] You trash
       *[other] { $player } trashes
    } { $kid }.
    .short = { $kid }, out of the game
event-trashed-rival = { YOU($player) ->
        [you] You trash
       *[other] { $player } trashes
    } { $kid } from { YOU($owner) ->
        [you] your Yard
       *[other] the Yard of { $owner }
    }.
    .short = { $kid }, out of the game
event-trashed-itself = { $kid } leaves the game.
event-converted = { YOU($player) ->
        [you] You give
       *[other] { $player } gives
    } { A($given) } for { A($token) }.
    .short = Exchanged!
event-copied-pack = { YOU($player) ->
        [you] You copy your
       *[other] { $player } copies the own
    } Pack: { COUNT($pizzas, "pizza") } and { COUNT($toys, "toy") }.
event-copied-rival = { YOU($player) ->
        [you] You copy
       *[other] { $player } copies
    } { YOU($owner) ->
        [you] your Pack
       *[other] the Pack of { $owner }
    }: { COUNT($pizzas, "pizza") } and { COUNT($toys, "toy") }.
event-paid = { YOU($player) ->
        [you] You pay
       *[other] { $player } pays
    } { COUNT($pizzas, "pizza") } and { COUNT($toys, "toy") }.
event-advanced = { YOU($player) ->
        [you] Your fort grows
       *[other] The fort of { $player } grows
    }: level { $level }.
    .short = Level { $level }!
    .cheer = Level { $level }!
event-took-rule = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } a made-up rule.
event-rule-chosen = Your made-up rule: { $rule }.
event-took-perk = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } a perk: { $perk }.
    .short = { $perk }!
event-took-sculpture = The Macaroni Sculpture goes to { YOU($player) ->
        [you] you
       *[other] { $player }
    }!
    .cheer = The Macaroni Sculpture!
event-not-possible = { YOU($player) ->
        [you] You cannot
       *[other] { $player } cannot
    } do the rest.
event-followed = { YOU($player) ->
        [you] You follow
       *[other] { $player } follows
    } with { SIZE($kids) ->
        [0] nothing
       *[other] { TALLY($kids) }
    }.
    .short = { YOU($player) ->
            [you] You follow
           *[other] { $player } follows
        }
event-passed = { YOU($player) ->
        [you] You pass
       *[other] { $player } passes
    }.
    .short = { YOU($player) ->
            [you] You pass
           *[other] { $player } passes
        }
event-rough-housed = Rough housing! { YOU($player) ->
        [you] You trash
       *[other] { $player } trashes
    } { $kid }.
    .short = Rough housing!
event-built = DIY: { YOU($player) ->
        [you] you build
       *[other] { $player } builds
    } without playing a card.
event-did-over = Do-Over: { YOU($player) ->
        [you] you play
       *[other] { $player } plays
    } another card.
event-recycled = Recycling: { YOU($player) ->
        [you] you take
       *[other] { $player } takes
    } { $kid } back into the hand.
event-recruited = { YOU($player) ->
        [you] You recruit
       *[other] { $player } recruits
    } { $kid } from the Park.
    .short = { YOU($player) ->
            [you] With you!
           *[other] With { $player }!
        }
event-took = { YOU($player) ->
        [you] You recruit
       *[other] { $player } recruits
    } { $kid } from { YOU($owner) ->
        [you] your Yard
       *[other] the Yard of { $owner }
    }.
    .short = { YOU($player) ->
            [you] With you!
           *[other] With { $player }!
        }
event-took-top = { YOU($player) ->
        [you] You draw
       *[other] { $player } draws
    } from the park deck: { $kid }.
    .short = { YOU($player) ->
            [you] With you!
           *[other] With { $player }!
        }
event-refilled = { $kid } comes into the Park.
    .short = { $kid } comes
event-nobody-to-recruit = There is nobody left to recruit for { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
event-discarded = { YOU($player) ->
        [you] You discard
       *[other] { $player } discards
    }: { SIZE($kids) ->
        [0] nothing
       *[other] { TALLY($kids) }
    }.
    .short = Onto the discards
event-to-the-yard = { YOU($player) ->
        [you] In your Yard
       *[other] In the Yard of { $player }
    }: { SIZE($kids) ->
        [0] nobody
       *[other] { TALLY($kids) }
    }.
    .short = Into the Yard
event-last-round-points = { YOU($player) ->
        [you] You come
       *[other] { $player } comes
    } to { COUNT($points, "point") }: this round is the last.
event-last-round-fort = { YOU($player) ->
        [you] Your fort
       *[other] The fort of { $player }
    } is finished: this round is the last.
event-last-round-park = The park deck is used up: this round is the last.
event-ended = The end of the game
event-rule-shown = { YOU($player) ->
        [you] You show
       *[other] { $player } shows
    } the made-up rule { $rule }: { COUNT($points, "point") }.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { COUNT($points, "point") }!
    .cheer = { YOU($player) ->
            [you] You have won
           *[other] { $player } has won
        }!
event-won-by-fort = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { COUNT($points, "point") } by the higher fort: level { $level }.
    .cheer = { YOU($player) ->
            [you] You have won
           *[other] { $player } has won
        }!
event-won-together = { SIZE($players) ->
        [0] Nobody has won
       *[other] A shared victory of { NAMES($players, you: "you") }
    } with { COUNT($points, "point") }.

## Why not

reason-not-now = It is not the moment.
reason-not-in-hand = You have no { $kid } in hand.
reason-no-boxes = { $kid } has no actions: it is for adding symbols, for following, for hiding.
reason-blank-box = This box of { $kid } is blank: { $box }.
reason-in-full-only = { $kid }: { THE($box) } cannot be done only in part.
reason-no-room = In Stuff there is room for { $room ->
        [0] no more
       *[other] { $room }
    } ({ $token }), and it takes { $tokens }.
reason-no-room-for-either = In Stuff there is no room for { $tokens ->
        [one] another token
       *[other] { $tokens } tokens of a kind
    }.
reason-supply-lacks = Too few tokens are left in the supply: { $left } ({ $token }).
reason-no-tokens = You have { COUNT($stuff, "token") } in Stuff, and it takes { $times }.
reason-pack-full = In your Pack there is room for { $room } more, and it takes { $times }.
reason-lookout-full = In your Lookout there is room for { $room } more, and it takes { $times }.
reason-too-few-cards = You have { COUNT($cards, "card") } left in hand, and it takes { $times }.
reason-nothing-to-trash = In hand and discards you have { COUNT($cards, "card") }, and it takes { $times }.
reason-yards-empty = In the rivals' Yards there are { COUNT($cards, "card") }.
reason-nobody-left = There is nobody left to recruit.
reason-top-level = Your fort has the highest level.
reason-too-dear = The next level costs { COUNT($pizzas, "pizza") }, { COUNT($toys, "toy") } and { $any } of any kind: you have { COUNT($held_pizzas, "pizza") } and { COUNT($held_toys, "toy") }.
reason-not-to-spend = You have { $held } in Stuff and Pack ({ $token }), and it takes { $times }.
reason-cannot-convert = Too few of your tokens can be exchanged in one direction: it takes { $times }.
reason-nothing-to-exchange = You have no { PLURAL($token) } to exchange there: { $place }.
reason-exchanges-too-few = You could exchange { $exchanges } at most for { PLURAL($token) }: some of the symbols that you use would be wasted.
reason-pack-empty = Your Pack is empty.
reason-packs-empty = The rivals' Packs are empty.
reason-nothing-counted = There is nothing to count: the action would bring nothing.
reason-no-symbol = You lack the symbol that counts: { $symbol }.
reason-other-impossible = At least one action has to be done in full, and this would make it impossible.
reason-wrong-suit = { $kid } has not the right symbol{ SIZE($symbols) ->
        [0] .
       *[other] : it takes { $symbols }.
    }
reason-symbol-useless = { $kid } has not the symbol that counts.
reason-same-token = The leader has chosen { PLURAL($token) }: so it is for you, too.
reason-not-in-park = { $kid } is not in the Park.
reason-not-in-yard = { $kid } is not in { YOU($player) ->
        [you] your Yard
       *[other] the Yard of { $player }
    }.
reason-own-yard = It is your own Yard.
reason-not-discarded = { $kid } is not among your discards.
reason-other-direction = In this turn you have exchanged for { PLURAL($token) }: only in that direction.
reason-not-left = { $rule } is not among the rules that are left.
reason-not-in-row = { $perk } is not in the row.
reason-no-perk = You have not the perk { $perk }.
reason-other-payment = It cannot be paid like that.

## Options, end, points

option-setup = Set-up
    .help = How the decks are made at the start.
option-setup-basic = basic
    .effect = Eight random kids for everybody: for a first game.
option-setup-advanced = advanced
    .effect = Eight times, everybody keeps a kid and passes the others to the left.
end-points = Somebody has come far enough on the track.
end-fort = A fort has reached level 5.
end-park = The park deck is used up.
score-track = Track
score-fort = Fort
score-rule = Made-up rule
score-sculpture = Macaroni Sculpture
use-recruited = Kids recruited
use-played = Kids played
use-perk = Perks taken
use-rule = Made-up rules chosen
use-board = Boards
use-row = Perks in the row
opening-keep = The first kid kept in the draft
opening-play = The first card played

## The table

view-you = Your seat
view-round = Round
view-phase = Phase
view-first = First player
view-current = The leader
view-ending = Ends by
view-last_round = Last round
view-supply = Supply
view-park = Park
view-park_deck = Park deck
view-trashed = Out of the game
view-rules_left = Made-up rules left
view-perks = Perks in the row
view-perks_used = Perks used
view-sculpture = Macaroni Sculpture
view-sculpture_points = Points of the sculpture
view-end_points = Points that end the game
view-stuff_size = Room in Stuff for each kind
view-players = Players
view-played = Played card
view-played_before = Played before
view-doing = Action under way
view-building = Builds alone
view-hand = Hand
view-deck_left = Still in your deck
view-plans = Your hand
view-adding = You are adding
view-second = The other action
view-following = You can follow
view-pack_before_you = Before you
view-kept = You kept
view-chosen = You chose
view-to_draft = Left to choose
view-forecasts = Rules to choose from
view-rules_seen = Rules you have seen
view-kids = Kids
view-rules = Made-up rules
view-all_perks = Perks
view-levels = Levels
view-over = End
view-suits = Suits
view-boxes = Actions
view-public = Public action
view-private = Private action
view-friend = Best friend
view-copies = Copies
view-source = Source
view-copies_source = Source of the copies
view-numbers = Numbers
view-rule = Rule
view-pizza = Pizza
view-toy = Toys
view-any = Any
view-points = Points
view-gives = Gives
view-board = Board
view-friends = Best friends
view-level = Fort level
view-stuff = Stuff
view-pack = Pack
view-pack_size = Size of the Pack
view-pack_room = Room in the Pack
view-lookout = Lookout
view-lookout_size = Size of the Lookout
view-lookout_room = Room in the Lookout
view-yard = Yard
view-discard = Discards
view-deck = Deck
view-cards = Cards in all
view-perk = Perk
view-has_rule = Has a made-up rule
view-rule_points = Points of the rule
view-next_level = Next level
view-can_advance = Can advance
view-lacks = Lacks
view-lacks_any = Lacks of any kind
view-score = In all
view-answer = Answer
view-asked = Its turn to act
view-count = How often
view-brings = Brings
view-kid = Kid
view-symbols = Useful symbols
view-fits = Possible
view-result = Result
view-box = Action
view-symbol = Symbol
view-full = In full
view-part = In part
view-helpers = Can be added
view-best = At most
view-with_lookout = Room in the Lookout
view-whole = Done in full
view-now = Now
view-choices = With the Lookout
view-declared = Declared
view-matching = To follow you need
view-added = Added
view-done = Actions done
view-trashes_itself = Leaves the game
view-token = Token
view-player = Player

## The page

page-round = Round { $round }
page-your-turn = Your turn
page-turn-of = { $name }'s turn
page-last-round = Last round
page-score = { COUNT($points, "point") } so far
page-track = Victory track
page-goal = At { $points } points this round is the last.
page-stage = What is going on
page-yards = The Yards
page-yard-own = Your Yard
page-yard-of = { $name }'s Yard
page-yard-empty = nobody
page-board-own = Your fort
page-board-of = { $name }'s fort
page-discards-own = Your discards
page-discards-of = { $name }'s discards
page-to-draw = Still to be drawn, in no order
page-empty = Nobody is here.
page-empty-hand = No cards in hand
page-pack-of = Pack: { COUNT($size, "token") } at most
page-lookout-of = Lookout: { COUNT($size, "card") } at most
page-has-rule = A made-up rule, a secret one
page-park-deck = Park deck: { COUNT($count, "card") }
page-can-advance = You have what level { $level } costs
page-lacks = For level { $level } you lack
page-price = What level { $level } costs
page-level = Level { $level }: { COUNT($points, "point") }
page-symbols-only = symbols only
page-blank = blank
page-copies = { $count ->
        [one] a single copy
       *[other] { $count } copies
    }
page-building = { $name }: the fort grows by itself
page-to-follow = To follow:
page-same-token = Whoever follows gains the same kind.
page-not-followed = Nobody can follow it.
page-to-draft = { COUNT($count, "card") } before everybody
page-drafting = Everybody chooses in secret.
page-just-now = what it would bring just now
page-step-clean-up = Clean-up
    .text = Whoever is in the Yard goes to the discards.
page-step-play = Play
    .text = One card, one or two actions.
page-step-follow = Followers
    .text = The others may do the same.
page-step-recruit = Recruit
    .text = A new friend.
page-step-rest = Discard and draw
    .text = Whoever did not play goes to the Yard.
page-alone = Alone
page-at-most = At most
page-then = Then, if you like, the other:
page-now = Now
page-in-part = only in part
page-nothing = nothing
page-not-all = Not all of it could be used.
page-no-match = You do not have the symbol it takes.
page-follow-with = The card says what comes of it.
page-standing-pass = Pass for me when I cannot follow
page-other-payments = Other ways ({ $count })
page-tie-break = fort at level { $level }
page-confirm = Confirm
page-choose-keep = Choose whom to keep
page-choose-play = Choose an action of a card
page-choose-hide = Choose whom to hide
page-choose-trash = Choose whom to trash
page-choose-rival = Choose in a rival's Yard
page-choose-recruit = Choose whom to recruit
page-choose-rule = Choose a rule
page-choose-perk = Choose a perk
page-choose-recycle = Choose whom to take back
page-sign-gain-pizza = gain { $number ->
        [one] a pizza
       *[other] { $number } pizzas
    }
page-sign-gain-toy = gain { $number ->
        [one] a toy
       *[other] { $number } toys
    }
page-sign-gain-any = gain { $number ->
        [one] a pizza or a toy
       *[other] { $number } pizzas or { $number } toys
    }
page-sign-spend-pizza = spend a pizza
page-sign-spend-toy = spend a toy
page-sign-vp = score { COUNT($number, "point") }
page-sign-pack = put a token into your Pack
page-sign-lookout = hide a card of your hand
page-sign-trash = trash a card of your hand or discards
page-sign-trash_rival = trash a card of a rival's Yard
page-sign-trash_this = this card leaves the game
page-sign-recruit = recruit
page-sign-advance = advance your fort
page-sign-advance-less = advance your fort for one token less
page-sign-convert = change a pizza for a toy, or the other way
page-sign-copy_pack = gain again what is in your Pack
page-sign-copy_rival_pack = gain what is in a rival's Pack
page-sign-x = for each
page-sign-then = , then
page-sign-and = and
page-sign-pack_size = token in your Pack
page-sign-lookout_cards = card in your Lookout
page-sign-fort_level = level of your fort
page-sign-chosen_suit = symbol of the suit you choose

summary-goal = The finest fort
    .text = Pizza and toys pay for the levels of your fort: each is worth points and makes room in Pack and Lookout.
summary-play = Play a friend
    .text = One card, one or two actions. More cards with the same symbol repeat it.
summary-follow = The others follow
    .text = Whoever discards a card with the right symbol does your public action, too. And so do you with theirs.
summary-recruit = Recruit
    .text = A new friend every turn: from the Park, or from somebody else's Yard.
summary-yard = Whoever does not play gets bored
    .text = Cards you do not use go to your Yard, where the others can take them. In the Lookout they are safe.
summary-end = The end
    .text = 25 points, a fort of level 5 or an empty Park deck: the round is finished. A made-up rule and the Macaroni Sculpture count, too.
