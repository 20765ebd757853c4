game-title = King of Con
game-about = Relentless nerds, one convention, a hundred tokens: bid in secret, snatch the others' treasures and be crowned King of the Con.
bot-greedy = sensible
    .about = Knows what an object is worth to it, bids up to that, loots bargains and guards its own. Against more than one rival it is in a hurry now and then.

## Nouns

token = token
    .plural = tokens
point = point
    .plural = points

object-pulp-novel = Martian pulp novel
    .the = the Martian pulp novel
object-space-opera-disc = space opera laserdisc
    .the = the space opera laserdisc
object-jointed-android = jointed android
    .the = the jointed android
object-star-fleet-game = star fleet wargame
    .the = the star fleet wargame
object-alien-egg-lamp = alien egg lamp
    .the = the alien egg lamp
object-issue-number-one = first issue
    .the = the first issue
object-masked-hero-tape = masked hero VHS tape
    .the = the masked hero VHS tape
object-boxed-mutant = mutant in its blister pack
    .the = the mutant in its blister pack
object-hero-card-game = superhero card game
    .the = the superhero card game
object-glowing-cape = glow-in-the-dark cape
    .the = the glow-in-the-dark cape
object-dragon-saga = dragon saga
    .the = the dragon saga
object-elf-trilogy = elf trilogy
    .the = the elf trilogy
object-rubber-barbarian = rubber barbarian
    .the = the rubber barbarian
object-dungeon-box = dungeon box
    .the = the dungeon box
object-enormous-sword = enormous sword
    .the = the enormous sword
object-lazy-ninja-manga = lazy ninja manga
    .the = the lazy ninja manga
object-endless-match-anime = endless match anime
    .the = the endless match anime
object-giant-robot = giant robot
    .the = the giant robot
object-little-monsters-cartridge = little monsters cartridge
    .the = the little monsters cartridge
object-magical-sceptre = magical girl sceptre
    .the = the magical girl sceptre
object-zombie-comic = zombie comic
    .the = the zombie comic
object-uncut-slasher = uncut slasher
    .the = the uncut slasher
object-killer-clown = killer clown
    .the = the killer clown
object-tentacle-board-game = tentacled board game
    .the = the tentacled board game
object-vampire-fangs = set of vampire fangs
    .the = the set of vampire fangs

feature-sci-fi = #Sci-Fi
feature-super-heroes = #SuperHeroes
feature-fantasy = #Fantasy
feature-manganime = #MangAnime
feature-horror = #Horror
feature-comics-books = #ComicsBooks
feature-home-video = #HomeVideo
feature-action-figures = #ActionFigures
feature-games = #Games
feature-gadgets = #Gadgets
feature-vintage = #Vintage
feature-signed-edition = #SignedEdition
feature-limited-edition = #LimitedEdition
feature-deluxe-edition = #DeluxeEdition
feature-mint = #Mint

nerd-dirk = Dirk
nerd-lulu = Lulu
nerd-greg = Greg
nerd-todd = Todd
nerd-zak = Zak

phase-passions = Passions
phase-purchase = Reckless Purchase
phase-looting = Looting
phase-show-off = Supreme Show-Off

scenario-fifth-stand = Fifth Stand
    .effect = The convention expands: { $stands } objects are put on show each round. But the deck runs out sooner, and the game lasts { $rounds } rounds.
scenario-antiquarians = Antiquarians in Town
    .effect = The antiquarians have taken over the Flea Market: every object there has a value of { $flea_market_value }, and you must offer more than that.
scenario-bubble-wrap = Bubble Wrap
    .effect = Everything stays well packed: { $devaluation ->
            [0] there is no Devaluation
           *[other] Devaluation takes { COUNT($devaluation, "token") } off each object
        }.
scenario-open-outcry = Open Outcry
    .effect = Away with the screens! In the Tough Auctions you bid out loud, one at a time from the lowest Monkey on, and everybody hears everything.
scenario-rich-convention = Rich Convention
    .effect = Pocket money was generous: everybody starts with { COUNT($tokens_each, "token") }.
scenario-bottomless-bins = Bottomless Bins
    .effect = Waste is waste: { $recovery ->
            [0] there is no Recovery
           *[other] Recovery starts from { COUNT($recovery, "token") }
        }, and what is left in the Bin goes to the common reserve.
scenario-standing-ovation = Standing Ovation
    .effect = The crowd goes wild: each predominance pays { COUNT($predominance, "token") }.
scenario-one-shot-auction = One-Shot Auction
    .effect = No second thoughts: each Reckless Purchase has { $auctions ->
            [one] a single Tough Auction
           *[other] { $auctions } Tough Auctions
        }.
scenario-non-stop-convention = Non-Stop Convention
    .effect = An Epic Collection is worth its point but does not stop the party: you play to the last round.
scenario-stuffed-monkeys = Stuffed Monkeys
    .effect = The Monkeys do not move: after a tie all keep their own.

## Questions

prompt-passions = These are your passions: which one do you give up?
prompt-auction = Tough Auction { $auction }: which object do you bid for? { purse }
prompt-auction-tokens = How many tokens do you offer for { THE($object) }? { at-most }
prompt-looting = Looting: which object do you put tokens on? { purse }
prompt-looting-tokens = How many tokens do you put down for { THE($object) }? { at-most }
prompt-which-tie = You are tied for several objects and your Monkey comes first: which one is decided first?
prompt-tie-for-object = You are tied { with-rivals } for { THE($object) } and entitled to it: { win-or-concede }
prompt-tie-for-feature = You are tied { with-rivals } for the predominance in { $feature } and entitled to it: { win-or-concede }
win-or-concede = do you win the tie, and swap Monkey { $monkey } for Monkey { $highest }, or concede?

# what is behind the screen
purse = { $reserve ->
        [0] You have no tokens left.
        [one] You have 1 token left.
       *[other] You have { $reserve } tokens left.
    }
at-most = { $reserve ->
        [0] You have none left.
       *[other] Up to { $reserve }.
    }

## Answers

action-give-up = Give up { $feature }
action-offer = Bid for { THE($object) }
    .full = Bid for { THE($object) } ({ $place ->
            [0] at the Flea Market, value { $value }
            [1] in your collection, value { $value }
           *[other] { $player }'s, value { $value }
        })
action-nothing = Offer nothing
action-done = Done: up with the screen!
action-tokens = { $tokens ->
        [0] No tokens
       *[other] { COUNT($tokens, "token") }
    }
action-take = Take { THE($object) }
action-predominate = Take the predominance in { $feature }
action-concede = Concede the tie

## Chronicle

event-scenario = Played with a scenario: { $scenario }.
event-monkey-drawn = { YOU($player) ->
        [you] You draw
       *[other] { $player } draws
    } Monkey { $monkey }.
event-passions-drawn = Your passions: { SIZE($drawn) ->
        [0] none
       *[other] { $drawn }
    }.
event-passions-kept = You keep { SIZE($kept) ->
        [0] a free heart
       *[other] { $kept }
    }: let it stay between us.
event-round-began = Round { $round }: full-throttle hype!
event-auction = Tough Auction { $auction }
event-awards = The awards
event-looting = Looting
event-screens-up = Up go the screens: { SIZE($wanting) ->
        [0] nobody has put tokens down
       *[other] tokens put down by { NAMES($wanting, you: "you") }
    }.
event-show-off = Supreme Show-Off
event-put-on-show = New on the stands: { SIZE($shown) ->
        [0] nothing
       *[other] { THE($shown) }
    }.
event-offered = { YOU($player) ->
        [you] You offer
       *[other] { $player } offers
    } { COUNT($tokens, "token") } for { THE($object) }.
    .short = { YOU($player) ->
            [you] You bid { $tokens }
           *[other] { $player } bids { $tokens }
        }
event-offered-nothing = { SIZE($quiet) ->
        [0] Everybody has made an offer.
       *[other] No offer from { NAMES($quiet, you: "you") }.
    }
event-nobody-offered = Nobody offers anything: no more Tough Auctions, the objects are awarded.
event-awarded = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } { THE($object) } for { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] Yours for { $tokens }!
           *[other] To { $player } for { $tokens }
        }
event-outbid = { YOU($player) ->
        [you] You miss out on { THE($object) } and waste
       *[other] { $player } misses out on { THE($object) } and wastes
    } { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] You waste { $tokens }
           *[other] { $player } wastes { $tokens }
        }
event-to-flea-market = Nobody bids for { THE($object) }: off to the Flea Market.
    .short = Nobody wants it: flea market
event-raised = { YOU($player) ->
        [you] You add
       *[other] { $player } adds
    } { COUNT($tokens, "token") }: { THE($object) } is worth { $value } now.
    .short = { YOU($player) ->
            [you] You defend: +{ $tokens }
           *[other] { $player } defends: +{ $tokens }
        }
event-raided = { YOU($player) ->
        [you] You snatch { THE($object) } from { $owner }, who gets
       *[other] { $player } snatches { THE($object) } from { YOU($owner) ->
            [you] you, and you get
           *[other] { $owner }, who gets
        }
    } { COUNT($tokens, "token") }: it is worth { $value } now.
    .short = { YOU($player) ->
            [you] You snatch it from { $owner }!
           *[other] { YOU($owner) ->
                [you] { $player } snatches it from you!
               *[other] { $player } snatches it from { $owner }
            }
        }
event-bought = { YOU($player) ->
        [you] You buy
       *[other] { $player } buys
    } { THE($object) } at the Flea Market for { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] You buy it for { $tokens }
           *[other] { $player } buys it for { $tokens }
        }
event-failed = { YOU($player) ->
        [you] Your
       *[other] { $player }'s
    } offer of { COUNT($tokens, "token") } for { THE($object) } is wasted.
    .short = { YOU($player) ->
            [you] Too little: you waste { $tokens }
           *[other] { $player } wastes { $tokens }
        }
event-devalued = Devaluation: { $tokens ->
        [0] no object loses any tokens
       *[other] the collections lose { COUNT($tokens, "token") }
    }.
event-recovered = { YOU($player) ->
        [you] You recover
       *[other] { $player } recovers
    } { $tokens ->
        [0] nothing
       *[other] { COUNT($tokens, "token") }
    } from the Bin{ $lost ->
        [0] {""}
       *[other] ; { $lost } gone to the common reserve
    }.
    .short = { YOU($player) ->
            [you] You get { $tokens } back
           *[other] { $player } gets { $tokens } back
        }
event-predominant = { YOU($player) ->
        [you] You predominate
       *[other] { $player } predominates
    } in { SIZE($led) ->
        [0] nothing
       *[other] { $led }
    }{ $tokens ->
        [0] , but the common reserve is empty
       *[other] : { COUNT($tokens, "token") }
    }.
    .short = { YOU($player) ->
            [you] You predominate: +{ $tokens }
           *[other] { $player } predominates: +{ $tokens }
        }
event-consoled = { YOU($player) ->
        [you] You have no objects: your consolation is
       *[other] { $player } has no objects: the consolation is
    } { $tokens ->
        [0] a pat on the back
       *[other] { COUNT($tokens, "token") }
    }.
    .short = { YOU($player) ->
            [you] You are consoled: +{ $tokens }
           *[other] { $player } is consoled: +{ $tokens }
        }
event-whip-round = A Whip-Round! { SIZE($givers) ->
        [0] But nobody has a token to give.
       *[other] A token from { NAMES($givers, you: "you") }.
    }
event-tie-for-object = A tie { with-rivals } for { THE($object) }: { by-monkey }.
event-tie-for-feature = A tie { with-rivals } for { $feature }: { by-monkey }.
event-tie-for-object-conceded = { YOU($player) ->
        [you] You concede { THE($object) } and keep
       *[other] { $player } concedes { THE($object) } and keeps
    } Monkey { $monkey }.
event-tie-for-feature-conceded = { YOU($player) ->
        [you] You concede the predominance in { $feature } and keep
       *[other] { $player } concedes the predominance in { $feature } and keeps
    } Monkey { $monkey }.
event-monkey-taken = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } Monkey { $monkey }.
    .short = { YOU($player) ->
            [you] You now have Monkey { $monkey }
           *[other] Monkey { $monkey } to { $player }
        }
event-epic = Epic Collection in { $feature }! It is { YOU($player) ->
        [you] yours
       *[other] { $player }'s
    }.
    .cheer = Epic Collection!
event-ended-rounds = The last round is over: the convention closes its doors.
event-ended-epic = One does not argue with an Epic Collection: the game is over.
event-passions-shown = { YOU($player) ->
        [you] Your
       *[other] { $player }'s
    } passions were { SIZE($passions) ->
        [0] a mystery
       *[other] { $passions }
    }.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { COUNT($points, "point") }: long live the King of the Con!
event-won-tie = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } the tie, with { COUNT($points, "point") }: long live the King of the Con!

# who was tied, and how it was decided
with-rivals = with { SIZE($rivals) ->
        [0] nobody
       *[other] { NAMES($rivals, you: "you") }
    }
by-monkey = Monkey { $monkey } decides for { YOU($player) ->
        [you] you
       *[other] { $player }
    }

## Why not

reason-not-now = This is not the moment for it.
reason-not-drawn = { $feature } is not among the passions you drew.
reason-not-on-show = { CAP(THE($object)) } is not on any stand.
reason-not-in-play = { CAP(THE($object)) } is neither in a collection nor at the Flea Market.
reason-no-tokens = You have no tokens left to offer.
reason-too-many = { COUNT($tokens, "token") }: too many. { $most ->
        [0] You have none left.
       *[other] You can put down { $most } at most.
    }
reason-not-your-tie = You are not tied with anybody for { THE($object) }.

## Options

option-first-game = First game
    .help = Two passions each, drawn and kept; no scenarios.
option-monkey-control = Control of the Monkeys
    .help = Whoever is entitled to a tie may concede it and keep the Monkey: for very experienced players.
option-scenario = Scenario
    .help = Changes one rule for the whole game. The scenarios are ours.
option-scenario-none = none
option-scenario-random = one at random

## End and score

end-rounds = The last round is over.
end-epic = Somebody has completed an Epic Collection.
score-objects = Objects
score-passions = Passions
score-epic = Epic Collections
score-tokens = Tokens
use-got = Objects won, stolen or bought
use-led = Predominance
use-epic = Epic Collections completed
use-kept = Passions kept
use-scenario = Scenarios
opening-give-up = The passion given up
opening-offer = The first object offered for

## The table

view-you = Your seat
view-scenario = Scenario
view-scenario_numbers = Numbers of the scenario
view-scenario_rule = Paragraph of the Scenario
view-scenario_source = Source of the Scenario
view-monkey_control = Control of the Monkeys
view-round = Round
view-rounds = Rounds in all
view-phase = Phase
view-auction = Tough Auction
view-auctions = Tough Auctions per round
view-stands = Stands
view-stand = Stand
view-object = Object
view-sources = Source of the objects
view-spots = Where the objects are
view-owner = In the collection of
view-offers = Offers
view-flea_market = Flea Market
view-flea_market_value = Value at the Flea Market
view-deck = Deck
view-common = Common reserve
view-collectors = Nerds
view-nerd = Nerd
view-monkey = Monkey
view-bin = Bin
view-back = Will come back from the Bin
view-lost = Will be lost
view-collection = Collection
view-worth = Tokens on the collection
view-epics = Epic Collections in sight
view-complete = Complete
view-value = Value
view-passions = Passions
view-meets = Passions met
view-reserve = Reserve
view-predominance = Predominance
view-feature = Feature
view-objects = Objects
view-tokens = Tokens
view-leaders = In the lead
view-favoured = Favoured by the Monkeys
view-by_tokens = The tokens count
view-quadrant = Your Quadrant
view-picked = Bidding for
view-bid = Your bid
view-takes = It takes
view-most = At most
view-in_reach = Within reach
view-ready = Laid ready
view-points = Your points so far
view-score = In all
view-over = End of the game
view-sealed = Screens down
view-devaluation = Devaluation per object
view-recovery = Recovery from the Bin
view-epic = Objects for an Epic Collection
view-epic_ends = An Epic Collection ends the game
view-epic_near = Epic Collection in sight

## The page

page-round = Round { $round } of { $rounds }
page-auction = Tough Auction { $auction }/{ $auctions }
page-phase-hype = Full-Throttle Hype
page-monkey = Monkey { $monkey }
page-bin = { $count ->
        [0] Empty Bin
       *[other] In the Bin: { COUNT($count, "token") }
    }
page-back = Recovery as things stand: { COUNT($back, "token") }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
page-reserve = Reserve: { COUNT($count, "token") }
page-behind = behind the screen
page-ready = ready
page-epic-warning = Epic in sight!
page-epic-near = { $feature }: Epic Collection in sight
page-epic-complete = { $feature }: Epic Collection complete
page-gates = The gates are about to open. A passion you keep is worth a point for each of your objects with that feature, and nobody sees it until the end.
page-keep = You keep it
page-part = You give it up
page-give-up = Give up { $feature }. Keep: { $kept }
page-choose-parting = Choose one to give up
page-stand = Stand { $number }
page-sold = Gone!
page-passion = a passion of yours
page-bid = { $name }: { COUNT($tokens, "token") }
page-no-bids = no bids yet
page-laid = Your secret offer: { COUNT($tokens, "token") }
page-tie = Tie: the Monkeys decide for { $name }
page-tie-you = Tie: the Monkeys decide for you
page-leads = In the lead: { $name }
page-collections = The collections on display
page-empty-collection = Nothing on display
page-genres = Genres
page-categories = Categories
page-editions = Editions
page-has = { $name }: { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }, { COUNT($tokens, "token") }
page-flea-value = Every object here has a value of { $value }.
page-empty-flea = Nothing here yet.
page-secret = For your eyes only
page-if-now = if it ended now
page-map = Quadrant
page-quadrant = The Quadrant: where every object is, and your tokens
page-owned = collection of { $name }, value { $value }
page-owned-you = your collection, value { $value }
page-unseen = not seen yet
page-decided = You have decided already: to think again, take it back.
page-confirm = Confirm
page-confirmed = Confirmed! The screens go up together: while somebody is thinking, you can still take it back.
page-leading = You are in the lead already, whatever you add.
page-lead-from = { $tokens ->
        [one] Right now 1 token puts you in the lead.
       *[other] Right now it takes { $tokens } to get into the lead.
    }
page-too-little = { $tokens ->
        [one] It would take 1 to lead: for now you can only watch.
       *[other] It would take { $tokens } to lead: for now you can only push the price up.
    }
page-win-from = { $tokens ->
        [one] A single one is enough, if nobody raises.
       *[other] It takes at least { $tokens } to get it, if nobody raises.
    }
page-too-little-to-win = { $tokens ->
        [one] It would take at least 1, and you have none.
       *[other] It would take at least { $tokens }: these tokens would be wasted.
    }
page-defend = It is in your collection: every token raises its value and its defence.
page-tie-break = { COUNT($tokens, "token") } on the objects, Monkey { $monkey }

## In short, for the page of the rules

summary-goal = Become King of the Convention
    .text = Collect objects that go well together, and with your two secret passions. After six rounds the most points win.
summary-bidding = Bid in secret
    .text = Four objects at the stands, three auctions: each time you bid behind your screen for one of them. Bids add up; the highest takes the object, the others throw their tokens into the bin.
summary-looting = Then everybody against everybody
    .text = Bid on any object, other people's too. Beat its value and it is yours, and the tokens go to whoever loses it. You may also defend your own by adding some.
summary-showing-off = Show off and recover
    .text = Some tokens come back from the bin, fewer if you own many objects. Whoever has most objects with a feature receives 1 token, and there are fifteen features.
summary-ties = The monkey decides ties
    .text = The lowest number wins. But whoever wins that way hands the monkey over: next time it is somebody else's.
summary-end = The points
    .text = 1 for each object, 1 for each feature that is a passion of yours, 1 for an Epic Collection (four objects with something in common, which ends the game), 1 for every 3 tokens.
