game-title = Chamber of Wonders
game-about = London by gaslight: send your agents through auctions, alleys and banks, and furnish the Chamber of Wonders that everybody will talk about.
bot-greedy = sensible
    .about = Knows what each wonder would bring in its cases, bids accordingly and is not left with cards in hand. Now and then it is in a hurry.

## Nouns

pound = pound
    .plural = pounds
card = card
    .plural = cards
fame = fame point
    .plural = fame points
skull = skull
    .plural = skulls

wonder-ram-head = ram's head
    .a = a ram's head
    .the = the ram's head
    .plural = ram's heads
wonder-cyclops-head = cyclops' head
    .a = a cyclops' head
    .the = the cyclops' head
    .plural = cyclops' heads
wonder-cockerel-head = basilisk's head
    .a = a basilisk's head
    .the = the basilisk's head
    .plural = basilisk's heads
wonder-bear-body = bear's body
    .a = a bear's body
    .the = the bear's body
    .plural = bear's bodies
wonder-scaly-body = scaly body
    .a = a scaly body
    .the = the scaly body
    .plural = scaly bodies
wonder-winged-body = winged body
    .a = a winged body
    .the = the winged body
    .plural = winged bodies
wonder-goat-legs = pair of goat's legs
    .a = a pair of goat's legs
    .the = the pair of goat's legs
    .plural = pairs of goat's legs
wonder-heron-legs = pair of heron's legs
    .a = a pair of heron's legs
    .the = the pair of heron's legs
    .plural = pairs of heron's legs
wonder-octopus-legs = bundle of tentacles
    .a = a bundle of tentacles
    .the = the bundle of tentacles
    .plural = bundles of tentacles
wonder-two-headed-calf = two-headed calf
    .a = a two-headed calf
    .the = the two-headed calf
    .plural = two-headed calves
wonder-shrunken-head = shrunken head
    .a = a shrunken head
    .the = the shrunken head
    .plural = shrunken heads
wonder-jar-of-eyes = jar of eyes
    .a = a jar of eyes
    .the = the jar of eyes
    .plural = jars of eyes
wonder-mummified-hand = mummified hand
    .a = a mummified hand
    .the = the mummified hand
    .plural = mummified hands
wonder-ventriloquist-dummy = talking dummy
    .a = a talking dummy
    .the = the talking dummy
    .plural = talking dummies
wonder-stuffed-mermaid = stuffed mermaid
    .a = a stuffed mermaid
    .the = the stuffed mermaid
    .plural = stuffed mermaids
wonder-golderact = Golderact
    .a = a Golderact
    .the = the Golderact
    .plural = Golderacts
wonder-excalibur = Excalibur
    .a = an Excalibur
    .the = Excalibur
    .plural = Excaliburs
wonder-tablet = Tablet
    .a = a Tablet
    .the = the Tablet
    .plural = Tablets
wonder-golden-fleece = Golden Fleece
    .a = a Golden Fleece
    .the = the Golden Fleece
    .plural = Golden Fleeces
wonder-trojan-splinter = Splinter of Troy
    .a = a Splinter of Troy
    .the = the Splinter of Troy
    .plural = Splinters of Troy
wonder-pandora-jar = Jar of Pandora
    .a = a Jar of Pandora
    .the = the Jar of Pandora
    .plural = Jars of Pandora
wonder-atlantis-key = Key of Atlantis
    .a = a Key of Atlantis
    .the = the Key of Atlantis
    .plural = Keys of Atlantis
wonder-phoenix-feather = Phoenix Feather
    .a = a Phoenix Feather
    .the = the Phoenix Feather
    .plural = Phoenix Feathers
wonder-youth-flask = Flask of Eternal Youth
    .a = a Flask of Eternal Youth
    .the = the Flask of Eternal Youth
    .plural = Flasks of Eternal Youth
wonder-imperial-egg = imperial egg
    .a = an imperial egg
    .the = the imperial egg
    .plural = imperial eggs
wonder-opal-necklace = opal necklace
    .a = an opal necklace
    .the = the opal necklace
    .plural = opal necklaces
wonder-jade-dragon = jade dragon
    .a = a jade dragon
    .the = the jade dragon
    .plural = jade dragons
wonder-ivory-chess-set = ivory chess set
    .a = an ivory chess set
    .the = the ivory chess set
    .plural = ivory chess sets
wonder-mogul-dagger = Mughal dagger
    .a = a Mughal dagger
    .the = the Mughal dagger
    .plural = Mughal daggers
wonder-gold-scarab = gold scarab
    .a = a gold scarab
    .the = the gold scarab
    .plural = gold scarabs
wonder-crystal-ball = crystal ball
    .a = a crystal ball
    .the = the crystal ball
    .plural = crystal balls
wonder-tarot-deck = tarot deck
    .a = a tarot deck
    .the = the tarot deck
    .plural = tarot decks
wonder-spirit-board = spirit board
    .a = a spirit board
    .the = the spirit board
    .plural = spirit boards
wonder-rune-stones = bag of runes
    .a = a bag of runes
    .the = the bag of runes
    .plural = bags of runes
wonder-black-mirror = black mirror
    .a = a black mirror
    .the = the black mirror
    .plural = black mirrors
wonder-mandrake-root = mandrake root
    .a = a mandrake root
    .the = the mandrake root
    .plural = mandrake roots
wonder-bestiary = bestiary
    .a = a bestiary
    .the = the bestiary
    .plural = bestiaries
wonder-herbal = herbal
    .a = a herbal
    .the = the herbal
    .plural = herbals
wonder-atlas = atlas
    .a = an atlas
    .the = the atlas
    .plural = atlases
wonder-grimoire = grimoire
    .a = a grimoire
    .the = the grimoire
    .plural = grimoires
head-ram-head = { wonder-ram-head }
head-cyclops-head = { wonder-cyclops-head }
head-cockerel-head = { wonder-cockerel-head }
body-bear-body = { wonder-bear-body }
body-scaly-body = { wonder-scaly-body }
body-winged-body = { wonder-winged-body }
legs-goat-legs = { wonder-goat-legs }
legs-heron-legs = { wonder-heron-legs }
legs-octopus-legs = { wonder-octopus-legs }
shelf-bestiary-herbal = { wonder-bestiary } and { wonder-herbal }
shelf-bestiary-atlas = { wonder-bestiary } and { wonder-atlas }
shelf-bestiary-grimoire = { wonder-bestiary } and { wonder-grimoire }
shelf-herbal-atlas = { wonder-herbal } and { wonder-atlas }
shelf-herbal-grimoire = { wonder-herbal } and { wonder-grimoire }
shelf-atlas-grimoire = { wonder-atlas } and { wonder-grimoire }
shelf-bestiary-herbal-atlas = { wonder-bestiary }, { wonder-herbal } and { wonder-atlas }
shelf-bestiary-herbal-grimoire = { wonder-bestiary }, { wonder-herbal } and { wonder-grimoire }
shelf-bestiary-atlas-grimoire = { wonder-bestiary }, { wonder-atlas } and { wonder-grimoire }
shelf-herbal-atlas-grimoire = { wonder-herbal }, { wonder-atlas } and { wonder-grimoire }
shelf-bestiary-herbal-atlas-grimoire = { wonder-bestiary }, { wonder-herbal }, { wonder-atlas } and { wonder-grimoire }

type-monster = monster
    .plural = monsters
type-grotesque = grotesque
    .plural = grotesques
type-legendary = legendary
    .plural = legendaries
type-precious = precious
    .plural = precious wonders
type-arcane = arcane
    .plural = arcane wonders
type-book = book
    .plural = books

zone-whitechapel = Whitechapel
zone-westminster = Westminster
zone-hyde-park = Hyde Park
zone-bank-of-england = Bank of England
zone-abbey = Abbey

side-push-your-luck = Whitechapel: one alley too many
    .does = The others draw { COUNT($first, "card") } each. Then turn cards over, one at a time: stop and they are yours, but a second one of any type loses you all of them.
side-name-a-type = Whitechapel: the right tip
    .does = In turn everybody names a type and turns over { COUNT($first, "card") }: those of that type may be kept.
side-pass-both-ways = Westminster: deals in the corridor
    .does = { COUNT($first, "card") } each: keep one, pass one to your right and the rest to your left.
side-pass-right = Westminster: the travelling bag
    .does = { COUNT($first, "card") } each: keep one and pass the rest to your right, and so on until one is left, which is passed as well.
side-open-auction = Hyde Park: open-air auction
    .does = A card for each player is auctioned: bids are called out, and the highest wins.
side-sealed-bids = Hyde Park: closed fists
    .does = A card for each player is auctioned: everybody closes a hand round an offer, and all hands open together.
side-golden-deals = Bank of England: favourable rates
    .does = In turn everybody may sell { COUNT($first, "card") } for its value and { COUNT($second, "pound") } more.
side-clearance-sale = Bank of England: clearance sale
    .does = In turn everybody may sell up to { COUNT($first, "card") } for their value{ $second ->
            [0] {""}
           *[other] , and { COUNT($second, "pound") } more for each
        }.
side-gifts = Abbey: alms
    .does = Look at a card for each player, one at a time, and say each time to whom it goes: one for everybody, yourself included.
side-fair-exchange = Abbey: barter
    .does = In turn everybody discards a card and draws another.

contact-dreyfuss = Mr. Dreyfuss
    .role = banker
    .does = Gives you { COUNT($first, "pound") }.
contact-fezzik = JK Fezzik
    .role = informer
    .does = Lets you draw { COUNT($first, "card") }.
contact-pebbleton = Sir Pebbleton
    .role = benefactor
    .does = You draw { COUNT($first, "card") }, the others { COUNT($second, "card") } each.
contact-rek = Cpt. Rek
    .role = fence
    .does = Buys a card from you for its value.
contact-butch = Butch
    .role = carpenter
    .does = Opens { $first ->
            [one] a case
           *[other] { $first } cases
        } of your displays for nothing.
contact-cloris = Cloris
    .role = seer
    .does = Shows you the next card of the deck: put it back, or discard it.

part-head = head
part-body = body
part-legs = legs

origin-tokens = fame tokens
origin-pounds = pounds
origin-hand = cards in hand

phase-agent = Agent
phase-cabinet = Cabinets

## Questions

prompt-send = Where do you send your agent?
prompt-contact-before = { $zone }: shall a contact help you now, before the zone?
prompt-contact-after = A contact in the alleys beside can still help you: do you want it?
prompt-push = { $cards ->
        [one] You have turned over one card
       *[other] You have turned over { $cards } cards
    }: another one, or do you stop?
prompt-name = Which type do you name?
prompt-matches = Which of the cards do you take? They match: { $type }.
prompt-keep = Which card do you keep?
prompt-pass-right = Which card do you pass to the right, to { YOU($right) ->
        [you] yourself
       *[other] { $right }
    }? The other one goes to the left.
prompt-keep-and-pass = Which card do you keep? The rest goes to the right, to { YOU($right) ->
        [you] yourself
       *[other] { $right }
    }.
prompt-lot = Which card comes under the hammer now?
prompt-open-bid = Under the hammer: { THE($wonder) }. Do you open the bidding?
prompt-raise = Under the hammer: { THE($wonder) }. { YOU($leader) ->
        [you] You lead
       *[other] { $leader } leads
    } with { COUNT($bid, "pound") }: do you raise?
prompt-offer = Under the hammer: { THE($wonder) }. How many pounds do you close your hand round?
prompt-tie = A tie at { COUNT($bid, "pound") }: who gets { THE($wonder) }?
prompt-sell = Do you sell anything? { $premium ->
        [0] You may still sell
       *[other] Each card pays { COUNT($premium, "pound") } more than its value; you may still sell
    } { COUNT($left, "card") }.
prompt-give = To whom do you give the card before you?
prompt-exchange = Which card do you barter for the next one of the deck?
prompt-fence = Which card do you sell to Cpt. Rek?
prompt-look = What do you do with the next card of the deck?
prompt-expose = What do you put on show? All is revealed together.

## Answers

action-send = Send the agent: { $zone }
    .full = Send the agent: { $side }
action-use = Let { $contact } help
action-go-on = No help for now
action-open-case = Remove a Coming Soon marker
    .full = Remove a Coming Soon marker for { COUNT($price, "pound") } ({ $rest } left)
action-turn-over = Turn over another card
action-stop = Stop and take them
action-name = Name: { $type }
action-take = Take { THE($wonder) }
action-leave = Take no more
action-keep = Keep { THE($wonder) }
action-pass-right = Pass { THE($wonder) } to the right
action-auction = Auction { THE($wonder) }
action-bid = Bid { COUNT($pounds, "pound") }
    .full = Bid { COUNT($pounds, "pound") } ({ $rest } left)
action-pass = Pass
action-offer = { $pounds ->
        [0] An empty hand
       *[other] { COUNT($pounds, "pound") } in hand
    }
    .full = { $pounds ->
            [0] An empty hand
           *[other] { COUNT($pounds, "pound") } in hand
        } ({ $rest } left)
action-award = Award it to { $player }
action-sell = Sell { THE($wonder) }
    .full = Sell { THE($wonder) } for { COUNT($gain, "pound") }
action-sell-no-more = Sell no more
action-give = Give the card to { $player }
    .full = Give { THE($wonder) } to { $player }
action-exchange = Barter { THE($wonder) }
action-put-back = Put the card back on the deck
    .full = Put { THE($wonder) } back on the deck
action-discard = Discard the card
    .full = Discard { THE($wonder) }
action-show = Show { THE($wonder) }
    .full = Show { THE($wonder) } ({ $fame ->
            [one] 1 fame point
           *[other] { $fame } fame points
        })
action-show-monster = Show the whole monster: { $head }, { $body }, { $legs }
    .full = Show the whole monster: { $head }, { $body }, { $legs } ({ $fame } fame points)
action-show-books = Show together { $shelf }
    .full = Show together { $shelf } ({ $fame } fame points)
action-nothing = Show nothing

## Chronicle

event-in-the-ring = The zones of the ring: { SIZE($sides) ->
        [0] none
       *[other] { $sides }
    }. In the alleys: { SIZE($contacts) ->
        [0] nobody
       *[other] { $contacts }
    }.
event-first-player = { YOU($player) ->
        [you] You begin
       *[other] { $player } begins
    }.
event-dealt = Your first wonders: { SIZE($wonders) ->
        [0] none
       *[other] { TALLY($wonders) }
    }.
event-first-discard = The discard pile begins with { A($wonder) }.
event-round-began = Round { $round }
event-turn = { YOU($player) ->
        [you] Your turn
       *[other] { $player }'s turn
    }
event-sent = { YOU($player) ->
        [you] You send
       *[other] { $player } sends
    } an agent: { $side }.
    .short = { YOU($player) ->
            [you] Your agent: { $zone }
           *[other] { $player }'s agent: { $zone }
        }
event-contact = { $contact } helps { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
    .short = { $contact }
event-drew = { $cards ->
        [0] There is nothing left to draw for { YOU($player) ->
            [you] you
           *[other] { $player }
        }
       *[other] { YOU($player) ->
            [you] You draw
           *[other] { $player } draws
        } { COUNT($cards, "card") }
    }.
event-drawn = You have drawn { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    }.
event-reshuffled = The deck is used up: the discards are shuffled ({ COUNT($cards, "card") }), and the first is discarded at once: { $wonder }.
event-turned-over = { YOU($player) ->
        [you] You turn over
       *[other] { $player } turns over
    } { A($wonder) }.
    .short = { A($wonder) }!
event-bust = A second one ({ $type }): { YOU($player) ->
        [you] you lose
       *[other] { $player } loses
    } all of them.
    .short = All is lost!
event-stopped = { YOU($player) ->
        [you] You stop and take
       *[other] { $player } stops and takes
    } { SIZE($wonders) ->
        [0] what there is: nothing
       *[other] { TALLY($wonders) }
    }.
    .short = { YOU($player) ->
            [you] You stop
           *[other] { $player } stops
        }
event-named = { YOU($player) ->
        [you] You name “{ $type }” and turn over
       *[other] { $player } names “{ $type }” and turns over
    } { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    }.
    .short = { YOU($player) ->
            [you] “{ $type }”
           *[other] { $player }: “{ $type }”
        }
event-took = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { SIZE($wonders) ->
        [0] nothing but air
       *[other] { TALLY($wonders) }
    }.
    .short = { SIZE($wonders) ->
            [0] Nothing
           *[other] { TALLY($wonders) }
        }
event-packs = { SIZE($players) ->
        [0] There are no cards left to deal.
       *[other] A pack of cards for { NAMES($players, you: "you") }.
    }
event-pack = In your pack: { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    }.
event-kept = You keep { THE($wonder) }.
event-passed-on = { SIZE($players) ->
        [0] Nobody passes any cards.
       *[other] Cards are passed on by { NAMES($players, you: "you") }.
    }
event-got-from = You get { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    } from { YOU($giver) ->
        [you] yourself
       *[other] { $giver }
    }.
event-put-up = Put up for auction: { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    }.
event-lot = { YOU($player) ->
        [you] You put
       *[other] { $player } puts
    } { THE($wonder) } under the hammer.
    .short = Under the hammer!
event-bid = { YOU($player) ->
        [you] You bid
       *[other] { $player } bids
    } { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] You bid { $pounds }
           *[other] { $player } bids { $pounds }
        }
event-passed = { YOU($player) ->
        [you] You pass
       *[other] { $player } passes
    }.
    .short = { YOU($player) ->
            [you] You pass
           *[other] { $player } passes
        }
event-offers = { YOU($player) ->
        [you] You open your hand
       *[other] { $player } opens a hand
    }: { $pounds ->
        [0] empty
       *[other] { COUNT($pounds, "pound") }
    }.
    .short = { YOU($player) ->
            [you] You offer { $pounds }
           *[other] { $player } offers { $pounds }
        }
event-tied = A tie at { COUNT($pounds, "pound") }: { SIZE($players) ->
        [0] nobody
       *[other] { NAMES($players, you: "you") }
    }.
event-bought = { YOU($player) ->
        [you] You get
       *[other] { $player } gets
    } { THE($wonder) } for { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] Yours for { $pounds }!
           *[other] To { $player } for { $pounds }
        }
event-unsold = Nobody wants { THE($wonder) }: to the discards with it.
    .short = Unsold
event-sold = { YOU($player) ->
        [you] You sell
       *[other] { $player } sells
    } { THE($wonder) } for { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] You earn { $pounds }
           *[other] { $player } earns { $pounds }
        }
event-sold-nothing = { YOU($player) ->
        [you] You sell
       *[other] { $player } sells
    } nothing.
event-gift-seen = The card to give away is { THE($wonder) }.
event-kept-gift = { YOU($player) ->
        [you] You keep
       *[other] { $player } keeps
    } the card.
event-gave = { YOU($player) ->
        [you] You give a card to { YOU($receiver) ->
            [you] yourself
           *[other] { $receiver }
        }
       *[other] { YOU($receiver) ->
            [you] { $player } gives you a card
           *[other] { $player } gives a card to { $receiver }
        }
    }.
event-gift = The gift for { YOU($receiver) ->
        [you] you
       *[other] { $receiver }
    } is { THE($wonder) }.
event-exchanged = { YOU($player) ->
        [you] You barter
       *[other] { $player } barters
    } { THE($wonder) }.
    .short = Bartered
event-got-pounds = { YOU($player) ->
        [you] You get
       *[other] { $player } gets
    } { COUNT($pounds, "pound") } from the bank.
event-unlocked = { YOU($player) ->
        [you] One of your cases
       *[other] One of { $player }'s cases
    } is opened for nothing.
event-looked = { YOU($player) ->
        [you] You look
       *[other] { $player } looks
    } at the next card of the deck.
event-saw = The next card of the deck is { THE($wonder) }.
event-put-back = { YOU($player) ->
        [you] You put
       *[other] { $player } puts
    } the card back where it was.
event-top-discarded = { YOU($player) ->
        [you] You discard
       *[other] { $player } discards
    } the card: { $wonder }.
event-opened-case = { YOU($player) ->
        [you] You open
       *[other] { $player } opens
    } a case for { COUNT($pounds, "pound") }.
event-cabinets = The cabinets open
event-exposed = { YOU($player) ->
        [you] You show
       *[other] { $player } shows
    } { SIZE($wonders) ->
        [0] nothing
       *[other] { TALLY($wonders) }
    }.
    .short = { SIZE($wonders) ->
            [0] Nothing
           *[other] { TALLY($wonders) }
        }
event-exposed-nothing = { SIZE($players) ->
        [0] Everybody shows something.
       *[other] Nothing new from { NAMES($players, you: "you") }.
    }
event-set-token = A whole { $type }: a fame token for { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
    .cheer = A whole monster!
event-earned = { CAP(THE($wonder)) } brings { YOU($player) ->
        [you] you
       *[other] { $player }
    } { COUNT($pounds, "pound") }.
    .short = +{ COUNT($pounds, "pound") }
event-skull-drawn = { YOU($player) ->
        [you] You lay
       *[other] { $player } lays
    } a token face down: { $wonder }.
    .short = A token, face down
event-skulls-seen = Under the token: { COUNT($skulls, "skull") }.
event-only-copy = { CAP(THE($wonder)) } is the only one on show: a fame token for { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
    .cheer = The only one in London!
    .short = The only one
event-no-token = { YOU($player) ->
        [you] You show
       *[other] { $player } shows
    } { THE($wonder) }, but it is not the only one: no fame token.
    .short = No fame token
event-token-lost = { YOU($player) ->
        [you] You lose
       *[other] { $player } loses
    } a fame token: { THE($wonder) } is no longer the only one.
    .short = Token lost
event-taken-back = All agents are out: everybody takes them back and begins again.
event-ended = The chambers are furnished
event-skulls-shown = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } { COUNT($skulls, "skull") }.
event-skulls-tied = A tie at { COUNT($skulls, "skull") }: { SIZE($players) ->
        [0] nobody
       *[other] { NAMES($players, you: "you") }
    }.
event-skull-token = { SIZE($players) ->
        [0] There are too few tokens left to decide: nobody gets the fame token.
       *[other] The most skulls ({ $skulls }): a fame token for { NAMES($players, you: "you") }.
    }
    .cheer = { SIZE($players) ->
            [0] No shudders
           *[other] Shudders and applause!
        }
event-hand-counted = { YOU($player) ->
        [you] You are
       *[other] { $player } is
    } left with { COUNT($cards, "card") } in hand: { COUNT($fame, "fame") } less.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { COUNT($fame, "fame") }: all London talks of nothing else!
event-won-by-cards = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } the tie at { COUNT($fame, "fame") }, with { COUNT($cards, "card") } on show.
event-won-by-pounds = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } the tie at { COUNT($fame, "fame") }, with { COUNT($pounds, "pound") } left.
event-won-together = { SIZE($players) ->
        [0] Nobody wins
       *[other] A shared victory for { NAMES($players, you: "you") }
    } with { COUNT($fame, "fame") }.

## Why not

reason-not-now = This is not the moment for it.
reason-not-in-ring = { $zone } is not among the zones of this game.
reason-own-agent-there = { $zone }: you already have an agent there.
reason-contact-not-beside = { $contact } is not in an alley beside this zone.
reason-contact-useless = { $contact } could do nothing for you now.
reason-not-in-hand = You do not have { THE($wonder) } in hand.
reason-not-in-pack = { CAP(THE($wonder)) } is not in your pack.
reason-not-up = { CAP(THE($wonder)) } is not up for auction.
reason-not-a-match = { CAP(THE($wonder)) } is not among the cards that match: { $type }.
reason-too-few-pounds = { $pounds ->
        [0] You have no pounds.
        [one] You have only 1 pound.
       *[other] You have only { $pounds } pounds.
    }
reason-bid-too-low = The bid to beat is { COUNT($bid, "pound") }.
reason-not-tied = { YOU($player) ->
        [you] You are
       *[other] { $player } is
    } not in the tie.
reason-had-a-gift = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } got a card already.
reason-no-marker = You have no Coming Soon marker to remove.
reason-marker-too-dear = To remove a marker costs { COUNT($price, "pound") }: you have { $pounds }.
reason-no-free-case = You have no free case.
reason-set-not-in-hand = { SIZE($lacking) ->
        [0] You lack something.
       *[other] You lack: { $lacking }.
    }

## Options

option-first-game = First game
    .help = Four zones already chosen, each with its first side.
option-first-zone = First zone
    .help = The zone that opens the ring, with the side to be used.
option-second-zone = Second zone
    .help = The zone after it, clockwise.
option-third-zone = Third zone
    .help = The zone across from the first.
option-fourth-zone = Fourth zone
    .help = The zone that closes the ring.
option-first-zone-random = at random
option-second-zone-random = at random
option-third-zone-random = at random
option-fourth-zone-random = at random
one-side-of-a-zone = Of each zone one side is used: choose four different zones.

## End and score

end-agents = All agents have done their work.
score-monster = Monsters
score-grotesque = Grotesques
score-legendary = Legendaries
score-precious = Precious
score-arcane = Arcane
score-book = Books
score-tokens = Fame tokens
score-pounds = Pounds
score-hand = Cards in hand
use-exposed = Wonders in the cabinet
use-sent = Zones an agent was sent to
use-helped = Contacts that helped
use-zones = Zones in the ring
use-contacts = Contacts in the ring
opening-send = Where the first agent goes

## The table

view-you = Your seat
view-round = Round
view-rounds = Rounds in all
view-phase = Phase
view-first = First player
view-current = Whose turn
view-sealed = Decide in secret
view-zones = Zones
view-zone = Zone
view-side = Side
view-numbers = Numbers
view-agents = Agents
view-contacts = Contacts
view-contact = Contact
view-active = At work
view-free = Free
view-rule = Paragraph
view-source = Source
view-beside = Beside
view-helped = Has helped
view-deck = Deck
view-next_card = Next card
view-discards = Discards
view-top_discard = Last discard
view-turned = On the table
view-wonder = Wonder
view-adds = More fame
view-lot = Under the hammer
view-bid = Highest bid
view-leader = Of
view-waiting = Still in it
view-offers = Offers
view-your_bid = Your bid
view-least = At least
view-most = At most
view-rivals = Could outbid
view-packs = Packs
view-pack = Your pack
view-right = To your right
view-left = To your left
view-gifts = Cards to give
view-gift = To give now
view-collectors = The chambers
view-pounds = Pounds
view-cards = Cards in hand
view-known = You know of
view-unseen = Never seen
view-displays = Displays
view-wonders = Wonders
view-fame = Fame
view-token = Fame token
view-skull_token = Grotesque token
view-skulls = Skulls
view-marker = Coming soon
view-markers = Coming Soon markers
view-on_show = Cards on show
view-types = Types
view-score = Fame in all
view-hand = Your hand
view-shows = What it would bring
view-costs = Takes a token from
view-laid = Chosen in secret
view-opening = Cases to open
view-can_open = You can open a case
view-marker_price = Price of a case
view-fame_token = Worth of a fame token
view-pounds_per_fame = Pounds for a point
view-card_left = Cost of a card in hand
view-type = Type
view-part = Part
view-copies = Copies
view-sets = Fame of sets
view-over = End of the game

## The page

view-glances = The cards before you
view-case = In one case
view-together = Fame together
view-odds = Cards not seen
view-bust = Would lose it all
view-both_ways = Passed both ways
view-risk = Risk in percent
view-up = Under the hammer now
view-so_far = Fame so far
page-round = Round { $round } of { $rounds }
page-turn-of = { $name }'s turn
page-your-turn = Your turn
page-last-round = Last round
page-london = London
page-deck = { $count ->
        [0] Empty deck
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
page-discards = { $count ->
        [0] No discards
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }
page-agents = { $count ->
        [0] No agent left to send
        [one] 1 agent to send
       *[other] { $count } agents to send
    }
page-agent-of = Agent: { $name }
page-fame-so-far = { $fame ->
        [one] Fame so far: 1 point
       *[other] Fame so far: { $fame } points
    }
page-in-the-end = in the end
page-no-fame = nothing on show yet
page-skulls = { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
page-choosing = Choosing in secret
page-ready = Has chosen in secret
page-peek = Look into { $name }'s Chamber
page-peek-own = Look into your Chamber
page-cabinet-own = Your Chamber of Wonders
page-cabinet-of = { $name }'s Chamber
page-soon = Coming soon
page-case-shut = shut
page-case-free = free
page-adds = Alone: { $fame } Fame.
page-adds-with = Alone: { $fame } Fame; as { $count } with your hand: { $together }.
page-adds-to = { $fame ->
        [one] { $name }: 1 more Fame
       *[other] { $name }: { $fame } more Fame
    }
page-together = { $what }: { $fame } Fame together
page-with-hand = as { $count }
page-drafting = Everybody has a pack of cards and chooses in secret.
page-gets-one = gets one
page-gets-rest = gets the rest
page-gets-all = gets the others
page-gives-next = passes to you
page-odds = { $count } of { $cards } not seen
page-bust-odds = { $bust ->
        [0] None of the { $cards } cards you have not seen loses it all.
        [one] One of the { $cards } cards you have not seen loses it all ({ $percent }%).
       *[other] { $bust } of the { $cards } cards you have not seen lose it all ({ $percent }%).
    }
page-next-known = You know the next card: { $wonder }.
page-rivals = Can outbid you:
page-no-rivals = Nobody else can outbid you.
page-bids = Bids
page-more-bids = More…
page-left = { $rest } left
page-passed = out
page-award = wins
page-give = To { $name }
page-give-you = Keep it
page-guide-monster = { $fame } a part; whole, { $token } more
page-guide-grotesque = { $fame }; most skulls, { $token } more
page-guide-legendary = { $fame }; the only one, { $token } more
page-guide-precious = { $fame }, and pounds at once
page-guide-arcane = as much as types on show
page-guide-book = sets in a case: { $sets }
page-value = when sold
page-copies = { $count ->
        [one] a single copy
       *[other] { $count } copies
    }
page-set-monster = Whole monster
page-set-book = { $count } books together
page-more-sets = { $count } more
page-costs-token = Loses a fame token by it: { $name }
page-empty-hand = You have no cards in hand.
page-confirm = Confirm
page-choose-zone = Tap a zone of London
page-choose-contact = Tap a contact that glows
page-choose-type = Tap a type
page-choose-keep = Tap the card to keep
page-choose-pass = Tap the card to pass to the right
page-choose-lot = Tap the card to put up
page-choose-offer = Tap your offer
page-choose-sell = Tap the card to sell
page-choose-exchange = Tap the card to barter
page-choose-show = Tap what you want to show
page-choose-case = Your cases are full: tap a “coming soon”
page-tie-break = { $cards ->
        [one] 1 card on show
       *[other] { $cards } cards on show
    }, { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    }

## In short, for the page of the rules

summary-goal = Furnish the most famous Chamber
    .text = You have three displays of three cases each. Fill them with wonders: whoever has the most Fame in the end wins.
summary-agent = Send an agent
    .text = In turn you send an agent to a zone of London where you have none: auctions, swaps, sales, gambles. What a zone does often concerns everybody.
summary-contact = Let somebody help
    .text = Two contacts wait in the alleys beside the zone. One of them may help you, before or after the zone.
summary-show = Then everybody shows
    .text = After each agent all choose in secret what to put into a case and reveal it together: a wonder, a whole monster or different books.
summary-types = Six types, six ways to count
    .text = Whole monsters, legendaries that are the only ones, books in sets of 1, 4, 9 and 16, arcane wonders that love variety, grotesques with their skulls, precious ones that pay pounds.
summary-end = When it ends
    .text = When all agents have been sent. Every 3 pounds are 1 point, every card left in hand costs 1. For 5 pounds you clear a “coming soon” case.

page-points = { $count } fame points
