game-title = Blank Game
game-about = Curiosità all'asta, una alla volta: offerte coperte, e gazze ladre.
bot-thrifty = parsimonioso
    .about = Offre il meglio per quel che vale, e il resto lo lascia agli altri.

option-length = durata
    .help = Quante curiosità vanno all'asta.
option-length-short = breve
    .effect = { $curios ->
        [one] Una curiosità sola.
       *[other] { $curios } curiosità.
    }
option-length-long = lunga
    .effect = { $curios ->
        [one] Una curiosità sola.
       *[other] { $curios } curiosità.
    }

## Nomi

coin = moneta
    .plural = monete
card = carta
    .plural = carte
point = punto
    .plural = punti

curio-golden-frog = rana d'oro
    .the = la rana d'oro
    .gender = f
curio-old-map = vecchia mappa
    .the = la vecchia mappa
    .gender = f
curio-crystal-ball = sfera di cristallo
    .the = la sfera di cristallo
    .gender = f
curio-music-box = carillon
    .the = il carillon
    .gender = m
curio-magpie = gazza
    .the = la gazza
    .gender = f

effect-coins = monete
    .does = Prendi { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    }.
effect-cards = carte
    .does = Pesca { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
effect-rob = furto
    .does = Ruba { $amount ->
        [one] una moneta
       *[other] fino a { $amount } monete
    } a chi vuoi.

## Risposte

action-bid = posa la { $card }
action-pass = passa
action-rob = deruba { $player }
    .full = deruba { $player } ({ COUNT($coins, "coin") })

## Domande

prompt-bid = All'asta c'è { THE($curio) }: che carta posi?
prompt-rob = A chi rubi { $coins ->
        [one] una moneta
       *[other] fino a { $coins } monete
    }?

## Cronaca

event-turned-up = Va all'asta { THE($curio) }.
event-laid = { YOU($player) ->
        [you] Posi
       *[other] { $player } posa
    } la { $card }.
event-passed = { SIZE($players) ->
        [0] Tutti hanno offerto
       *[other] Nessuna offerta da { NAMES($players, you: "te") }
    }.
event-took = { YOU($player) ->
        [you] Ti aggiudichi
       *[other] { $player } si aggiudica
    } { THE($curio) }.
event-unwanted = Nessuno vuole { THE($curio) }.
event-earned = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { COUNT($coins, "coin") }.
event-drew = { YOU($player) ->
        [you] Peschi
       *[other] { $player } pesca
    } { COUNT($cards, "card") }.
event-saw = In mano ti arriva: { $drawn }.
event-robbed = { YOU($player) ->
        [you] Rubi
       *[other] { $player } ruba
    } { $coins ->
        [0] niente
       *[other] { COUNT($coins, "coin") }
    } a { YOU($victim) ->
        [you] te
       *[other] { $victim }
    }.
event-won = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } con { COUNT($points, "point") }.

## Perché no

reason-not-now = Adesso si risponde ad altro.
reason-not-held = Non hai la { $card } in mano.
reason-no-rival = Si deruba un altro giocatore del tavolo.

## Fine

end-all-sold = Tutte le curiosità sono state battute.
score-curios = curiosità
score-coins = monete

## Il tavolo

view-round = curiosità numero
view-rounds = su
view-lot = all'asta
view-hand = le tue carte
view-bidders = offerenti
view-coins = monete
view-cards = carte
view-taken = prese
view-unwanted = non volute
view-curios = le curiosità
view-points = punti
view-effect = effetto
view-amount = numero
view-you = tu

page-round = Curiosità { $round } di { $rounds }
page-no-lot = L'asta è finita.
page-no-hand = Non hai più carte.
page-points = { COUNT($points, "point") }
