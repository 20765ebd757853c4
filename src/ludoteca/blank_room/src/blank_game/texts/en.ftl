game-title = Blank Game
game-about = Curios under the hammer, one by one: hidden bids, and thieving magpies.
bot-thrifty = thrifty
    .about = Bids its best for what is worth it, and leaves the rest to others.

option-length = length
    .help = How many curios come under the hammer.
option-length-short = short
    .effect = { $curios ->
        [one] A single curio.
       *[other] { $curios } curios.
    }
option-length-long = long
    .effect = { $curios ->
        [one] A single curio.
       *[other] { $curios } curios.
    }

## Nouns

coin = coin
    .plural = coins
card = card
    .plural = cards
point = point
    .plural = points

curio-golden-frog = golden frog
    .the = the golden frog
    .gender = n
curio-old-map = old map
    .the = the old map
    .gender = n
curio-crystal-ball = crystal ball
    .the = the crystal ball
    .gender = n
curio-music-box = music box
    .the = the music box
    .gender = n
curio-magpie = magpie
    .the = the magpie
    .gender = n

effect-coins = coins
    .does = Take { $amount ->
        [one] a coin
       *[other] { $amount } coins
    }.
effect-cards = cards
    .does = Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
effect-rob = robbery
    .does = Steal { $amount ->
        [one] a coin
       *[other] up to { $amount } coins
    } from a player of your choice.

## Answers

action-bid = lay the { $card }
action-pass = pass
action-rob = rob { $player }
    .full = rob { $player } ({ COUNT($coins, "coin") })

## Questions

prompt-bid = { CAP(THE($curio)) } is under the hammer: which card do you lay?
prompt-rob = From whom do you steal { $coins ->
        [one] a coin
       *[other] up to { $coins } coins
    }?

## Chronicle

event-turned-up = { CAP(THE($curio)) } comes under the hammer.
event-laid = { YOU($player) ->
        [you] You lay
       *[other] { $player } lays
    } the { $card }.
event-passed = { SIZE($players) ->
        [0] Everybody has bid
       *[other] No bid from { NAMES($players, you: "you") }
    }.
event-took = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { THE($curio) }.
event-unwanted = Nobody wants { THE($curio) }.
event-earned = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { COUNT($coins, "coin") }.
event-drew = { YOU($player) ->
        [you] You draw
       *[other] { $player } draws
    } { COUNT($cards, "card") }.
event-saw = Drawn into your hand: { $drawn }.
event-robbed = { YOU($player) ->
        [you] You steal
       *[other] { $player } steals
    } { $coins ->
        [0] nothing
       *[other] { COUNT($coins, "coin") }
    } from { YOU($victim) ->
        [you] you
       *[other] { $victim }
    }.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { COUNT($points, "point") }.

## Why not

reason-not-now = Something else is to be answered now.
reason-not-held = You do not hold the { $card }.
reason-no-rival = Whoever is robbed is another player at the table.

## The end

end-all-sold = All curios have come under the hammer.
score-curios = curios
score-coins = coins

## The table

view-round = curio number
view-rounds = of
view-lot = under the hammer
view-hand = your cards
view-bidders = bidders
view-coins = coins
view-cards = cards
view-taken = taken
view-unwanted = unwanted
view-curios = the curios
view-points = points
view-effect = effect
view-amount = number
view-you = you

page-round = Curio { $round } of { $rounds }
page-no-lot = The auction is over.
page-no-hand = You have no cards left.
page-points = { COUNT($points, "point") }
