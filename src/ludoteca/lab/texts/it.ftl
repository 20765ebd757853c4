### La pagina di `ludoteca report`. I numeri arrivano già scritti; quelli con cui si sceglie sono nudi.

report-title = { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
report-about = «{ $bot }» a tutti i posti, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }.
report-again = La stessa pagina un'altra volta:
report-made = Ludoteca { $version }, regole { $ruleset }, carte { $cards }.
report-short = In breve
report-contents = In questa pagina
report-numbers = I numeri
report-note-wins = Sono le quote di { $games ->
        [one] una partita
       *[other] { $games } partite
    } tra bot: quello che un bot non vede, non lo vede nemmeno questa pagina. Una linea è un intervallo al 95%: dove sta il vero, diciannove volte su venti.
report-all-clear = Una differenza è detta chiara con prudenza: dove si confrontano molte cose, qualcuna è diversa per caso.

## Chi comincia

report-order = Chi comincia
report-order-lead = Quante partite vince chi gioca per primo, per secondo e così via. La linea tratteggiata è quanto vincerebbe ognuno tra pari; un punto pieno ne è chiaramente lontano.
report-order-figure = Vittorie per ordine di gioco
report-place = { $place ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
        [5] Quinto
        [6] Sesto
        [7] Settimo
       *[other] Ottavo
    }
report-seats = I posti
report-seats-lead = Si comincia tutti insieme, o non è detto chi comincia: quante partite si vincono da ogni posto. La linea tratteggiata è quanto vincerebbe ognuno tra pari; un punto pieno ne è chiaramente lontano.
report-seats-figure = Vittorie per posto
report-seat = Posto { $seat }
report-order-clear = { $order ->
        [played] Conta chi comincia: chi gioca per { $place ->
            [1] primo
            [2] secondo
            [3] terzo
            [4] quarto
            [5] quinto
            [6] sesto
            [7] settimo
           *[other] ottavo
        } ha
       *[sat] I posti non sono pari: il posto { $place } ha
    } { $share } di vittorie ({ $interval }), contro { $fair } tra pari.
report-order-unclear = { $order ->
        [played] Non conta molto chi comincia
       *[sat] I posti non contano molto
    }: la quota di ognuno può ben essere { $fair }.

## Bravura

report-skill = Quanto conta la bravura
report-skill-lead = Uno da solo contro altri, tutti di un altro livello, ugualmente spesso a ogni posto. La linea tratteggiata è quanto vincerebbe se la bravura non contasse niente.
report-skill-figure = Vittorie di chi gioca da solo: { $bot }
report-rivals = { $count ->
        [1] «{ $bot }»
       *[other] { $count } × «{ $bot }»
    }
report-skill-against = contro { $rivals }
report-skill-short = «{ $bot }» contro { $rivals }: { $share } di vittorie ({ $interval }), { $times } volte quelle del puro caso ({ $fair }).
report-skill-none = Non c'è un altro livello con cui confrontare questo.

## Punteggi e durata

report-scores = Punteggi
report-scores-lead = In metà delle partite chi vince ha da { $lower } a { $upper } punti.
report-scores-margin = Tra il punteggio migliore e quello dopo ci sono { $margin } punti, nel mezzo di tutte le partite.
report-scores-figure = Punteggi di chi vince e degli altri
report-winners = chi vince
report-others = gli altri
report-points = punti
report-parts-figure = Da dove vengono i punti
report-parts-about = Medie: pieno chi vince, vuoto gli altri.
report-part = voce
report-length = Durata e fine
report-length-lead = Metà delle partite richiede da { $lower } a { $upper } decisioni, tutti i giocatori insieme; la più lunga { $most }.
report-length-same = Ogni partita richiede { $most } decisioni, tutti i giocatori insieme.
report-length-figure = Decisioni in una partita
report-decisions = decisioni
report-endings-figure = Come sono finite
report-ending = fine
report-endings-never = Nessuna partita è finita così: { $endings }

## Che cosa si usa

report-uses = Che cosa si usa, e chi ci vince
report-uses-lead = Di quanto vince più spesso chi ha usato una cosa di chi non l'ha usata. È un «con», non un «grazie a»: chi è in vantaggio può anche permettersi di più.
report-uses-brackets = Tra parentesi: da quanti giocatori è stata usata. Un punto pieno è una differenza chiara, uno vuoto può essere un caso.
report-thing = che cosa
report-players-used = giocatori
report-games-used = partite
report-times = volte a partita
report-wins-with = vince con
report-wins-without = vince senza
report-difference = differenza
report-interval = intervallo 95%
report-games = partite
report-wins = vittorie
report-share = quota
report-best-clear = Chiaramente più spesso con { $thing }: { $with } invece di { $without }.
report-worst-clear = Chiaramente meno spesso con { $thing }: { $with } invece di { $without }.
report-most-and-least = Più spesso { $most } ({ $many }), più di rado { $least } ({ $few }).
report-none-clear = Niente spicca con chiarezza.
report-too-few = { $all ->
        [all] Tutti hanno usato tutto: non c'è niente da confrontare.
       *[few] Troppo pochi l'hanno usato, o ne hanno fatto a meno, per confrontare.
    }
report-shown-of = Le { $shown } differenze più grandi su { $count }; tra i numeri ci sono tutte.
report-never = Mai: { $things }.
report-never-many = { $count } mai; sono elencate sotto i numeri.
report-few = troppo pochi
report-short-with = «{ $thing }» ({ $what }): { $with } di vittorie con, { $without } senza.

## Come si comincia, con che cosa si gioca

report-openings = Come si comincia
report-openings-lead = La prima scelta di una partita, e quanto spesso vince chi l'ha fatta invece di un'altra.
report-opening-first = La prima risposta
report-settings = Che cosa c'è in gioco
report-settings-lead = In che cosa le partite in cui qualcosa c'è per tutti sono diverse da quelle in cui non c'è.
report-setting-decisions = { $what }: durata
report-setting-decisions-about = Quante decisioni in più o in meno richiede una partita.
report-setting-scores = { $what }: punteggi
report-setting-scores-about = Quanti punti in più o in meno ha ognuno alla fine, in media.
report-setting-share = in gioco
report-setting-length = decisioni
report-setting-points = punti
