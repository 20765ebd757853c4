game-title = Mars Needs Mechanics
game-about = Londra, 1873: compra e vendi i pezzi di un'astronave, costruisci macchine impossibili e conquista un posto a bordo per Marte.
bot-greedy = giudizioso
    .about = Valuta ogni carta, dove vanno i prezzi e che cosa raccolgono gli altri. Ogni tanto ha fretta.

## Nomi

cog = cog
    .plural = cogs
    .a = un cog
    .the = il cog
    .of = del cog
    .gender = m
card = carta
    .plural = carte
    .a = una carta
    .the = la carta
    .of = della carta
    .gender = f
scrap = rottame
    .plural = rottami
    .a = un rottame
    .the = il rottame
    .of = del rottame
    .gender = m

component-wire = cavo
    .plural = cavi
    .a = un cavo
    .the = il cavo
    .of = del cavo
    .gender = m
component-magnet = magnete
    .plural = magneti
    .a = un magnete
    .the = il magnete
    .of = del magnete
    .gender = m
component-gear = ingranaggio
    .plural = ingranaggi
    .a = un ingranaggio
    .the = l'ingranaggio
    .of = dell'ingranaggio
    .gender = m
component-piping = tubatura
    .plural = tubature
    .a = una tubatura
    .the = la tubatura
    .of = della tubatura
    .gender = f
component-boiler = caldaia
    .plural = caldaie
    .a = una caldaia
    .the = la caldaia
    .of = della caldaia
    .gender = f
component-aether-tube = tubo d'etere
    .plural = tubi d'etere
    .a = un tubo d'etere
    .the = il tubo d'etere
    .of = del tubo d'etere
    .gender = m
component-lens = lente
    .plural = lenti
    .a = una lente
    .the = la lente
    .of = della lente
    .gender = f

mechanism-x-ray-goggles = occhiali a raggi X
    .plural = occhiali a raggi X
    .a = un paio di occhiali a raggi X
    .the = gli occhiali a raggi X
    .of = degli occhiali a raggi X
    .gender = m
    .ability = Appena costruiti, e poi all'inizio di ogni tuo turno, guarda { $amount ->
            [one] la prossima carta
           *[other] le prossime { $amount } carte
        } del mazzo.
mechanism-difference-engine = macchina differenziale
    .plural = macchine differenziali
    .a = una macchina differenziale
    .the = la macchina differenziale
    .of = della macchina differenziale
    .gender = f
    .ability = Dopo l'aggiustamento dei prezzi puoi muoverne uno di { $amount }, in su o in giù.
mechanism-rocket-booster = razzo ausiliario
    .plural = razzi ausiliari
    .a = un razzo ausiliario
    .the = il razzo ausiliario
    .of = del razzo ausiliario
    .gender = m
    .ability = Ogni set che vendi rende { COUNT($amount, "cog") } in più.
mechanism-aether-drive = motore a etere
    .plural = motori a etere
    .a = un motore a etere
    .the = il motore a etere
    .of = del motore a etere
    .gender = m
    .ability = Quando compri, puoi lasciare il gettone dov'è.
mechanism-automaton = automa
    .plural = automi
    .a = un automa
    .the = l'automa
    .of = dell'automa
    .gender = m
    .ability = Non si smonta più e non occupa il posto di un meccanismo. Alla fine vale { COUNT($amount, "cog") }.
mechanism-pneumatic-post = posta pneumatica
    .plural = poste pneumatiche
    .a = una posta pneumatica
    .the = la posta pneumatica
    .of = della posta pneumatica
    .gender = f
    .ability = Ogni acquisto ti costa { COUNT($amount, "cog") } in meno, ma almeno 1.
mechanism-magnetic-crane = gru magnetica
    .plural = gru magnetiche
    .a = una gru magnetica
    .the = la gru magnetica
    .of = della gru magnetica
    .gender = f
    .ability = Una volta per turno, prima di comprare o passare, scambia un componente della tua mano con uno del mercato che non costi di più.
mechanism-orrery = planetario
    .plural = planetari
    .a = un planetario
    .the = il planetario
    .of = del planetario
    .gender = m
    .ability = Ti { $amount ->
            [one] basta 1 carta
           *[other] bastano { $amount } carte
        } per vendere un set.
mechanism-alchemical-press = pressa alchemica
    .plural = presse alchemiche
    .a = una pressa alchemica
    .the = la pressa alchemica
    .of = della pressa alchemica
    .gender = f
    .ability = Ogni rottame in un set che vendi vale { COUNT($amount, "cog") }.
mechanism-double-chassis = doppio telaio
    .plural = doppi telai
    .a = un doppio telaio
    .the = il doppio telaio
    .of = del doppio telaio
    .gender = m
    .ability = Accanto a questo puoi avere { $amount ->
            [one] un altro meccanismo
           *[other] altri { $amount } meccanismi
        }.

## Domande

prompt-turn = Tocca a te: compra un componente o passa. { $cogs ->
        [0] Non hai più cogs.
       *[other] Hai { COUNT($cogs, "cog") }.
    }
prompt-after = Vuoi ancora costruire o smontare, o finisci il turno?
prompt-token = Hai comprato { A($component) }: il gettone va in testa alla linea o resta dov'è?
prompt-price = { CAP(THE("mechanism-difference-engine")) } è in moto: quale prezzo vuoi muovere?
prompt-sell = { $sold ->
        [0] Vuoi vendere un set?
       *[other] Vuoi vendere un altro set?
    }

## Risposte

action-buy = Compra { A($component) }
    .full = Compra { A($component) } a { COUNT($price, "cog") }
action-pass = Passa
action-build = Costruisci { THE($mechanism) }
action-dismantle = Smonta { THE($mechanism) }
action-swap = Dai { A($given) } e prendi { A($taken) }
action-end-turn = Finisci il turno
action-to-front = Porta il gettone in testa
action-leave = Lascia il gettone dov'è
action-raise = Alza il prezzo { OF($component) }
    .full = Alza { THE($component) } a { $price }
action-lower = Abbassa il prezzo { OF($component) }
    .full = Abbassa { THE($component) } a { $price }
action-keep-prices = Lascia i prezzi come sono
action-sell = Vendi { goods }
    .full = Vendi { goods } per { COUNT($cogs, "cog") }
action-stop-selling = Non vendere altro
    .full = { $sold ->
            [0] Non vendere nulla
           *[other] Non vendere altro
        }

## Cronaca

event-round-began = Round { $round }: { YOU($player) ->
        [you] cominci tu
       *[other] comincia { $player }
    }.
event-turn = { YOU($player) ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
event-end-of-round = Fine del round
event-bought = { YOU($player) ->
        [you] Compri
       *[other] { $player } compra
    } { A($component) } a { COUNT($price, "cog") }.
    .short = { YOU($player) ->
            [you] Compri { A($component) }: { $price }
           *[other] { $player } compra { A($component) }: { $price }
        }
event-moved-to-front = { CAP(THE($component)) } passa in testa alla linea degli ordini.
    .folded = passa in testa
event-left-in-place = Grazie al motore a etere { YOU($player) ->
        [you] lasci
       *[other] { $player } lascia
    } dov'è il gettone { OF($component) }.
event-passed = { YOU($player) ->
        [you] Passi
       *[other] { $player } passa
    }.
event-built = { YOU($player) ->
        [you] Costruisci
       *[other] { $player } costruisce
    } { THE($mechanism) }.
event-dismantled = { YOU($player) ->
        [you] Smonti
       *[other] { $player } smonta
    } { THE($mechanism) }.
event-swapped = Con { THE("mechanism-magnetic-crane") } { YOU($player) ->
        [you] dai al mercato { A($given) } e prendi
       *[other] { $player } dà al mercato { A($given) } e prende
    } { A($taken) }.
event-looked = Con { THE("mechanism-x-ray-goggles") } { YOU($player) ->
        [you] guardi
       *[other] { $player } guarda
    } { $cards ->
        [0] un mazzo ormai vuoto
        [one] la prossima carta del mazzo
       *[other] le prossime { $cards } carte del mazzo
    }.
event-saw = { SIZE($seen) ->
        [0] Non c'è più nulla da vedere.
        [one] La prossima carta è { A($seen) }.
       *[other] Le prossime carte, nell'ordine: { $seen }.
    }
event-market-empty = Il mercato è vuoto: il round è finito.
event-all-passed = Hanno passato tutti: il round è finito{ $left ->
        [0] {""}
        [one] {" "}e al mercato resta una carta
       *[other] {" "}e al mercato restano { $left } carte
    }.
event-prices-adjusted = I prezzi si aggiustano: { changes }.
event-prices-adjusted-last = Ultimo aggiustamento dei prezzi: { changes }.
event-price-moved = Con { THE("mechanism-difference-engine") } { YOU($player) ->
        [you] porti
       *[other] { $player } porta
    } il prezzo { OF($component) } a { COUNT($price, "cog") }.
event-sold = { YOU($player) ->
        [you] Vendi
       *[other] { $player } vende
    } { goods } per { COUNT($cogs, "cog") }.
    .short = { YOU($player) ->
            [you] Vendi per { $cogs }
           *[other] { $player } vende per { $cogs }
        }
event-refilled = { SIZE($drawn) ->
        [0] Al mercato non arriva nulla.
        [one] Al mercato arriva { A($drawn) }.
       *[other] Al mercato arrivano { TALLY($drawn) }.
    }
event-first-player = Il segnalino di primo giocatore passa a { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
event-ended-deck = Il mazzo è esaurito: la competizione è finita.
event-ended-idle = Due round senza acquisti: la competizione è finita.
event-automaton-paid = { YOU($player) ->
        [you] Il tuo automa
       *[other] L'automa di { $player }
    } vale { COUNT($cogs, "cog") }.
event-won = { YOU($player) ->
        [you] Vinci tu
       *[other] Vince { $player }
    }, con { COUNT($cogs, "cog") }: Marte aspetta!
event-won-tie = { YOU($player) ->
        [you] Vinci tu
       *[other] Vince { $player }
    } lo spareggio a { COUNT($cogs, "cog") }: Marte aspetta!

# di quali prezzi si parla quando si aggiustano
changes = { SIZE($risen) ->
        [0] { SIZE($fallen) ->
            [0] nessuno cambia
           *[other] { falling }
        }
       *[other] { rising }{ SIZE($fallen) ->
            [0] {""}
           *[other] ; { falling }
        }
    }
rising = { SIZE($risen) ->
        [one] sale { THE($risen) }
       *[other] salgono { $risen }
    }
falling = { SIZE($fallen) ->
        [one] scende { THE($fallen) }
       *[other] scendono { $fallen }
    }
# ciò che si vende insieme
goods = { COUNT($cards, $component) }{ $scrap ->
        [0] {""}
       *[other] {" "}e { COUNT($scrap, "scrap") }
    }

## Perché no

reason-not-now = Non è il momento.
reason-already-acted = In questo turno hai già comprato o passato.
reason-act-first = Prima di finire il turno devi comprare o passare.
reason-not-in-market = Al mercato non c'è { GENDER($component) ->
        [f] nessuna
       *[m] nessun
    } { $component }.
reason-too-dear = { CAP(THE($component)) } costa { COUNT($price, "cog") } e tu { $cogs ->
        [0] non ne hai
       *[other] ne hai { $cogs }
    }.
reason-not-available = In questa competizione non puoi costruire { THE($mechanism) }.
reason-missing = { SIZE($lacking) ->
        [0] Adesso non puoi costruire { THE($mechanism) }.
        [one] Per { THE($mechanism) } ti manca { A($lacking) }.
       *[other] Per { THE($mechanism) } ti mancano { TALLY($lacking) }.
    }
reason-built-already = Hai già { THE($mechanism) } davanti a te.
reason-one-build = In questo turno hai già costruito un meccanismo.
reason-one-dismantle = In questo turno hai già smontato un meccanismo.
reason-same-turn = Non puoi costruire e smontare { THE($mechanism) } nello stesso turno.
reason-limit = Non hai posto per un altro meccanismo: prima smontane uno.
reason-not-built = Non hai costruito { THE($mechanism) }.
reason-automaton-stays = Una volta costruito, l'automa non si smonta più.
reason-chassis-bears = Prima smonta altri meccanismi: senza il doppio telaio c'è un posto solo.
reason-no-crane = Per scambiare con il mercato ti serve { THE("mechanism-magnetic-crane") }.
reason-one-swap = In questo turno hai già usato { THE("mechanism-magnetic-crane") }.
reason-not-in-hand = In mano non hai { GENDER($component) ->
        [f] nessuna
       *[m] nessun
    } { $component }.
reason-swap-same = Con la gru prendi solo un componente di un altro tipo.
reason-swap-dearer = Con la gru prendi solo un componente di prezzo uguale o più basso: non { A($taken) } per { A($given) }.
reason-price-end = Il prezzo { OF($component) } è già all'estremo della scala.
reason-set-too-small = Per vendere un set { $smallest ->
        [one] ti serve almeno 1 carta
       *[other] ti servono almeno { $smallest } carte
    }, contando i rottami.
reason-not-enough = { $cards ->
        [0] In mano non hai { GENDER($component) ->
            [f] nessuna
           *[m] nessun
        } { $component }.
       *[other] In mano hai solo { COUNT($cards, $component) }.
    }
reason-no-scrap = { $scrap ->
        [0] Non hai più rottami.
       *[other] Hai solo { COUNT($scrap, "scrap") }.
    }

## Opzioni

option-mechanisms = Meccanismi
    .help = Quali meccanismi si possono costruire.
option-mechanisms-first-game = i quattro della prima partita
option-mechanisms-random-4 = quattro a caso
option-mechanisms-random-5 = cinque a caso
option-mechanisms-chosen = scelti da voi
option-chosen = Meccanismi scelti
    .help = Uno o più, quando i meccanismi li scegliete voi; quattro o cinque fanno la partita migliore.
option-automaton = Automa
    .help = Aggiunge l'automa agli altri meccanismi: per chi ha già qualche partita alle spalle.

## Fine e punteggio

end-deck-empty = Il mazzo è esaurito.
end-no-purchases = Nessuno ha comprato per due round.
score-cogs = Cogs
score-automaton = Automa
use-built = Meccanismi costruiti
use-bought = Componenti comprati
use-sold = Componenti venduti
opening-buy = Il primo componente comprato

## Il tavolo

view-you = Il tuo posto
view-round = Round
view-first = Primo giocatore
view-current = Di turno
view-round_over = Fine del round
view-selling = Si vendono i set
view-passes = Turni passati di fila
view-acted = Ha comprato o passato
view-last_round = Ultimo round
view-last_if_idle = Ultimo, se nessuno compra
view-idle_rounds = Round senza acquisti
view-mechanisms = Meccanismi
view-plans = Carte dei meccanismi
view-recipe = Ricetta
view-amount = Numero
view-source = Provenienza della capacità
view-recipe_source = Provenienza della ricetta
view-rule = Paragrafo
view-workshop = A che punto sono
view-built_by = Costruito da
view-in_hand = In mano
view-lacking = Ti manca
view-market = Mercato
view-order_line = Linea degli ordini
view-prices = Prezzi
view-costs = Quanto paghi
view-price_scale = Scala dei prezzi
view-forecast = Prezzi a fine round
view-purchases = Che cosa segue a un acquisto
view-deck = Mazzo
view-discards = Scarti
view-start = All'inizio
view-competitors = Concorrenti
view-hand = La tua mano
view-sets = I tuoi set, ai prezzi di ora
view-looked = Prossime carte del mazzo
view-over = Fine della competizione
view-cogs = Cogs
view-spent = Acquisti
view-earned = Vendite
view-cards = Carte
view-scrap = Rottami
view-known = Carte note
view-unseen = Carte coperte
view-built = Costruiti

## La pagina

page-line = Linea degli ordini e prezzi
page-line-help = Ciò che si compra passa in testa. A fine round i primi tre prezzi salgono di 1, gli ultimi tre scendono.
page-line-help-last = Ultimo round: dei primi tre sale solo ciò che è stato comprato, degli ultimi tre scende solo ciò che nessuno ha comprato.
page-line-help-idle = Se nessuno compra, è l'ultimo round: degli ultimi tre scende tutto, e non sale nulla.
page-line-help-over = I prezzi si sono aggiustati: adesso si vende.
page-then = Dopo
page-front = testa
page-price = prezzo { $price }
page-price-next = prezzo { $price }, a fine round { $next }
page-held = in mano { $count }
page-build = Costruisci
page-dismantle = Smonta
page-lacks = ti manca
page-has = ce l'hai
page-lacking = ti manca: { $what }
page-built-by = Costruito da { $name }
page-needed-for = Serve per
page-price-label = Prezzo
page-seen = Carte che tutti hanno visto
page-unseen = { $count ->
        [one] 1 carta coperta
       *[other] { $count } carte coperte
    }
page-deck = { $count ->
        [0] Il mazzo è vuoto
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
page-passes = Hanno passato { $count } di { $players }
page-idle = Un round senza acquisti: al secondo di fila si finisce
page-empty-market = Il mercato è vuoto.
page-empty-hand = Non hai carte in mano.
page-ways = Altri set
page-choose-set = Scegli una pila della tua mano: senza rottami non c'è nessun set.
page-swap = Scambia con la gru
page-swap-short = Gru
page-swap-give = Dai { $given } e prendi:
page-ability = Capacità

## In breve, per la pagina delle regole

summary-goal = Diventa l'inventore più ricco
    .text = Parti con 30 cogs e tre carte. Compra i componenti quando costano poco, vendili quando valgono: vince chi alla fine ha più cogs.
summary-turn = Nel tuo turno: compra o passa
    .text = Scegli una carta del mercato e paga il prezzo del suo componente. Chi passa resta in gioco e al prossimo giro può comprare.
summary-line = Ogni acquisto sposta la linea
    .text = Il gettone di ciò che compri va in testa. A fine round i primi tre componenti salgono di 1 cog, gli ultimi tre scendono di 1.
summary-machines = Costruisci meccanismi
    .text = Con le carte giuste in mano ne costruisci uno per turno: finché resta in piedi ti dà un potere. Se lo smonti, le sue carte tornano in mano.
summary-selling = A fine round: vendi
    .text = Tre o più carte uguali fanno un set e rendono il prezzo per ogni carta. I due rottami riempiono un vuoto, ma non rendono nulla.
summary-end = Quando finisce
    .text = Quando mazzo e mercato sono vuoti, oppure dopo due round di fila in cui nessuno compra.

page-points = { $count } cogs
