game-title = Mars Needs Mechanics
game-about = London, 1873: trade the parts of a spaceship, build impossible machines and win your place on the voyage to Mars.
bot-greedy = sensible
    .about = Reckons what each card is worth, where the prices go and what the others collect. Now and then it is in a hurry.

## Nouns

cog = cog
    .plural = cogs
    .a = a cog
    .the = the cog
card = card
    .plural = cards
    .a = a card
    .the = the card
scrap = scrap card
    .plural = scrap cards
    .a = a scrap card
    .the = the scrap card

component-wire = wire
    .plural = wires
    .a = a wire
    .the = the wire
component-magnet = magnet
    .plural = magnets
    .a = a magnet
    .the = the magnet
component-gear = gear
    .plural = gears
    .a = a gear
    .the = the gear
component-piping = piping
    .one = length of piping
    .plural = lengths of piping
    .a = piping
    .the = the piping
component-boiler = boiler
    .plural = boilers
    .a = a boiler
    .the = the boiler
component-aether-tube = aether tube
    .plural = aether tubes
    .a = an aether tube
    .the = the aether tube
component-lens = lens
    .plural = lenses
    .a = a lens
    .the = the lens

mechanism-x-ray-goggles = X-Ray Goggles
    .plural = X-Ray Goggles
    .a = a pair of X-Ray Goggles
    .the = the X-Ray Goggles
    .ability = When you build them, and then at the start of each of your turns, look at the next { $amount ->
            [one] card
           *[other] { $amount } cards
        } of the deck.
mechanism-difference-engine = Difference Engine
    .plural = Difference Engines
    .a = a Difference Engine
    .the = the Difference Engine
    .ability = After the prices are adjusted you may move one of them by { $amount }, up or down.
mechanism-rocket-booster = Rocket Booster
    .plural = Rocket Boosters
    .a = a Rocket Booster
    .the = the Rocket Booster
    .ability = Each set you sell pays { COUNT($amount, "cog") } more.
mechanism-aether-drive = Aether Drive
    .plural = Aether Drives
    .a = an Aether Drive
    .the = the Aether Drive
    .ability = When you buy, you may leave the token where it is.
mechanism-automaton = Automaton
    .plural = Automatons
    .a = an Automaton
    .the = the Automaton
    .ability = Can never be taken apart and takes up no mechanism's place. Worth { COUNT($amount, "cog") } at the end.
mechanism-pneumatic-post = Pneumatic Post
    .plural = Pneumatic Posts
    .a = a Pneumatic Post
    .the = the Pneumatic Post
    .ability = Each purchase costs you { COUNT($amount, "cog") } less, but at least 1.
mechanism-magnetic-crane = Magnetic Crane
    .plural = Magnetic Cranes
    .a = a Magnetic Crane
    .the = the Magnetic Crane
    .ability = Once per turn, before you buy or pass, swap a component from your hand for one in the market that costs no more.
mechanism-orrery = Orrery
    .plural = Orreries
    .a = an Orrery
    .the = the Orrery
    .ability = { $amount ->
            [one] 1 card is
           *[other] { $amount } cards are
        } enough for you to sell a set.
mechanism-alchemical-press = Alchemical Press
    .plural = Alchemical Presses
    .a = an Alchemical Press
    .the = the Alchemical Press
    .ability = Each scrap card in a set you sell is worth { COUNT($amount, "cog") }.
mechanism-double-chassis = Double Chassis
    .plural = Double Chassis
    .a = a Double Chassis
    .the = the Double Chassis
    .ability = You may have { $amount ->
            [one] one more mechanism
           *[other] { $amount } more mechanisms
        } beside this one.

## Questions

prompt-turn = Your turn: buy a component or pass. { $cogs ->
        [0] You have no cogs left.
       *[other] You have { COUNT($cogs, "cog") }.
    }
prompt-after = Would you like to build or take apart, or do you end your turn?
prompt-token = You have bought { A($component) }: does the token go to the front of the line or stay where it is?
prompt-price = { CAP(THE("mechanism-difference-engine")) } is running: which price would you like to move?
prompt-sell = { $sold ->
        [0] Would you like to sell a set?
       *[other] Would you like to sell another set?
    }

## Answers

action-buy = Buy { A($component) }
    .full = Buy { A($component) } for { COUNT($price, "cog") }
action-pass = Pass
action-build = Build { THE($mechanism) }
action-dismantle = Take { THE($mechanism) } apart
action-swap = Give { A($given) } and take { A($taken) }
action-end-turn = End your turn
action-to-front = Move the token to the front
action-leave = Leave the token where it is
action-raise = Raise the price of { THE($component) }
    .full = Raise { THE($component) } to { $price }
action-lower = Lower the price of { THE($component) }
    .full = Lower { THE($component) } to { $price }
action-keep-prices = Leave the prices as they are
action-sell = Sell { goods }
    .full = Sell { goods } for { COUNT($cogs, "cog") }
action-stop-selling = Sell nothing more
    .full = { $sold ->
            [0] Sell nothing
           *[other] Sell nothing more
        }

## Chronicle

event-round-began = Round { $round }: { YOU($player) ->
        [you] you begin
       *[other] { $player } begins
    }.
event-turn = { YOU($player) ->
        [you] Your turn
       *[other] { $player }'s turn
    }
event-end-of-round = End of the round
event-bought = { YOU($player) ->
        [you] You buy
       *[other] { $player } buys
    } { A($component) } for { COUNT($price, "cog") }.
    .short = { YOU($player) ->
            [you] You buy { A($component) }: { $price }
           *[other] { $player } buys { A($component) }: { $price }
        }
event-moved-to-front = { CAP(THE($component)) } moves to the front of the order line.
    .folded = it moves to the front
event-left-in-place = Thanks to { THE("mechanism-aether-drive") }, { YOU($player) ->
        [you] you leave
       *[other] { $player } leaves
    } the token of { THE($component) } where it is.
event-passed = { YOU($player) ->
        [you] You pass
       *[other] { $player } passes
    }.
event-built = { YOU($player) ->
        [you] You build
       *[other] { $player } builds
    } { THE($mechanism) }.
event-dismantled = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { THE($mechanism) } apart.
event-swapped = With { THE("mechanism-magnetic-crane") }, { YOU($player) ->
        [you] you give the market { A($given) } and take
       *[other] { $player } gives the market { A($given) } and takes
    } { A($taken) }.
event-looked = Through { THE("mechanism-x-ray-goggles") }, { YOU($player) ->
        [you] you look
       *[other] { $player } looks
    } at { $cards ->
        [0] an empty deck
        [one] the next card of the deck
       *[other] the next { $cards } cards of the deck
    }.
event-saw = { SIZE($seen) ->
        [0] There is nothing left to see.
        [one] The next card is { A($seen) }.
       *[other] The next cards, in order: { $seen }.
    }
event-market-empty = The market is empty: the round is over.
event-all-passed = Everybody has passed: the round is over{ $left ->
        [0] {""}
        [one] {" "}and one card stays in the market
       *[other] {" "}and { $left } cards stay in the market
    }.
event-prices-adjusted = The prices are adjusted: { changes }.
event-prices-adjusted-last = The last adjustment of the prices: { changes }.
event-price-moved = With { THE("mechanism-difference-engine") }, { YOU($player) ->
        [you] you move
       *[other] { $player } moves
    } the price of { THE($component) } to { COUNT($price, "cog") }.
event-sold = { YOU($player) ->
        [you] You sell
       *[other] { $player } sells
    } { goods } for { COUNT($cogs, "cog") }.
    .short = { YOU($player) ->
            [you] You sell for { $cogs }
           *[other] { $player } sells for { $cogs }
        }
event-refilled = { SIZE($drawn) ->
        [0] Nothing new comes to the market.
        [one] New in the market: { A($drawn) }.
       *[other] New in the market: { TALLY($drawn) }.
    }
event-first-player = The first player marker goes to { YOU($player) ->
        [you] you
       *[other] { $player }
    }.
event-ended-deck = The deck is empty: the competition is over.
event-ended-idle = Two rounds without a purchase: the competition is over.
event-automaton-paid = { YOU($player) ->
        [you] Your Automaton
       *[other] { $player }'s Automaton
    } is worth { COUNT($cogs, "cog") }.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    }, with { COUNT($cogs, "cog") }: Mars is waiting!
event-won-tie = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } the tie at { COUNT($cogs, "cog") }: Mars is waiting!

# what is said of the prices when they are adjusted
changes = { SIZE($risen) ->
        [0] { SIZE($fallen) ->
            [0] none changes
           *[other] { falling }
        }
       *[other] { rising }{ SIZE($fallen) ->
            [0] {""}
           *[other] ; { falling }
        }
    }
rising = { SIZE($risen) ->
        [one] { THE($risen) } rises
       *[other] { $risen } rise
    }
falling = { SIZE($fallen) ->
        [one] { THE($fallen) } falls
       *[other] { $fallen } fall
    }
# what is sold together
goods = { COUNT($cards, $component) }{ $scrap ->
        [0] {""}
       *[other] {" "}and { COUNT($scrap, "scrap") }
    }

## Why not

reason-not-now = This is not the moment for it.
reason-already-acted = You have already bought or passed this turn.
reason-act-first = You must buy or pass before you end your turn.
reason-not-in-market = There is no { $component } in the market.
reason-too-dear = { CAP(THE($component)) } costs { COUNT($price, "cog") } and you have { $cogs ->
        [0] none
       *[other] { $cogs }
    }.
reason-not-available = { CAP(THE($mechanism)) } cannot be built in this competition.
reason-missing = { SIZE($lacking) ->
        [0] You cannot build { THE($mechanism) } just now.
       *[other] For { THE($mechanism) } you still need { TALLY($lacking) }.
    }
reason-built-already = You already have { THE($mechanism) } in front of you.
reason-one-build = You have already built a mechanism this turn.
reason-one-dismantle = You have already taken a mechanism apart this turn.
reason-same-turn = You cannot both build and take apart { THE($mechanism) } in the same turn.
reason-limit = You have no place for another mechanism: take one apart first.
reason-not-built = You have not built { THE($mechanism) }.
reason-automaton-stays = Once built, the Automaton is never taken apart.
reason-chassis-bears = Take other mechanisms apart first: without the Double Chassis there is one place.
reason-no-crane = To swap with the market you need { THE("mechanism-magnetic-crane") }.
reason-one-swap = You have already used { THE("mechanism-magnetic-crane") } this turn.
reason-not-in-hand = There is no { $component } in your hand.
reason-swap-same = The crane only takes a component of another kind.
reason-swap-dearer = The crane only takes a component of equal or lower price: not { A($taken) } for { A($given) }.
reason-price-end = The price of { THE($component) } is already at the end of the scale.
reason-set-too-small = To sell a set you need at least { COUNT($smallest, "card") }, scrap included.
reason-not-enough = { $cards ->
        [0] There is no { $component } in your hand.
       *[other] You only have { COUNT($cards, $component) } in hand.
    }
reason-no-scrap = { $scrap ->
        [0] You have no scrap left.
       *[other] You only have { COUNT($scrap, "scrap") }.
    }

## Options

option-mechanisms = Mechanisms
    .help = Which mechanisms can be built.
option-mechanisms-first-game = the four of the first game
option-mechanisms-random-4 = four at random
option-mechanisms-random-5 = five at random
option-mechanisms-chosen = chosen by you
option-chosen = Chosen mechanisms
    .help = One or more, when you choose the mechanisms yourselves; four or five make the best game.
option-automaton = Automaton
    .help = Adds the Automaton to the other mechanisms: for those with a few games behind them.

## End and score

end-deck-empty = The deck is empty.
end-no-purchases = Nobody has bought for two rounds.
score-cogs = Cogs
score-automaton = Automaton
use-built = Mechanisms built
use-bought = Components bought
use-sold = Components sold
opening-buy = The first component bought

## The table

view-you = Your seat
view-round = Round
view-first = First player
view-current = Whose turn
view-round_over = End of the round
view-selling = Sets are being sold
view-passes = Passes in a row
view-acted = Has bought or passed
view-last_round = Last round
view-last_if_idle = Last, if nobody buys
view-idle_rounds = Rounds without a purchase
view-mechanisms = Mechanisms
view-plans = Mechanism cards
view-recipe = Recipe
view-amount = Number
view-source = Source of the ability
view-recipe_source = Source of the recipe
view-rule = Paragraph
view-workshop = How far they are
view-built_by = Built by
view-in_hand = In hand
view-lacking = You lack
view-market = Market
view-order_line = Order line
view-prices = Prices
view-costs = What you pay
view-price_scale = Price scale
view-forecast = Prices at the end of the round
view-purchases = What comes of a purchase
view-deck = Deck
view-discards = Discards
view-start = At the start
view-competitors = Competitors
view-hand = Your hand
view-sets = Your sets, at the prices of now
view-looked = Next cards of the deck
view-over = End of the competition
view-cogs = Cogs
view-spent = Purchases
view-earned = Sales
view-cards = Cards
view-scrap = Scrap
view-known = Known cards
view-unseen = Hidden cards
view-built = Built

## The page

page-line = Order line and prices
page-line-help = What is bought moves to the front. At the end of the round the first three prices rise by 1, the last three fall.
page-line-help-last = Last round: of the first three only what was bought rises, of the last three only what nobody bought falls.
page-line-help-idle = If nobody buys, this is the last round: nothing rises, and the last three fall.
page-line-help-over = The prices have been adjusted: now sets are sold.
page-then = Then
page-front = front
page-price = price { $price }
page-price-next = price { $price }, at the end of the round { $next }
page-held = in hand { $count }
page-build = Build
page-dismantle = Take apart
page-lacks = you lack it
page-has = you have it
page-lacking = you lack: { $what }
page-built-by = Built by { $name }
page-needed-for = Needed for
page-price-label = Price
page-seen = Cards that everybody has seen
page-unseen = { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
page-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
page-passes = { $count } of { $players } have passed
page-idle = One round without a purchase: a second in a row ends the game
page-empty-market = The market is empty.
page-empty-hand = You have no cards in hand.
page-ways = Other sets
page-choose-set = Choose a stack of your hand: without scrap there is no set.
page-swap = Swap with the crane
page-swap-short = Crane
page-swap-give = Give { $given } and take:
page-ability = Ability

## In short, for the page of the rules

summary-goal = Become the richest inventor
    .text = You start with 30 cogs and three cards. Buy components while they are cheap, sell them when they are dear: the most cogs win in the end.
summary-turn = On your turn: buy or pass
    .text = Take a card from the market and pay its component's price. Whoever passes stays in and may buy next time.
summary-line = Every purchase moves the line
    .text = The token of what you buy goes to the front. At the end of the round the first three components rise by 1 cog, the last three fall by 1.
summary-machines = Build mechanisms
    .text = With the right cards in hand you build one a turn: as long as it stands it gives you a power. Taken apart, its cards come back to your hand.
summary-selling = After the round: sell
    .text = Three or more of a kind make a set and pay the price for each card. Your two pieces of scrap fill a gap, but pay nothing.
summary-end = When it ends
    .text = When deck and market are empty, or after two rounds in a row in which nobody buys.

page-points = { $count } cogs
