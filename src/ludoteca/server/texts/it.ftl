# Le parole delle pagine web. Ogni id comincia con web-.

web-you = Tu
web-guest = Ospite
web-bot = bot
web-why = perché?
web-language-it = Italiano
web-language-en = English
web-over = La partita è finita.
web-waiting = { $you ->
        [you] { $count ->
            [one] Stai pensando.
           *[other] { CAP(NAMES($players, "tu")) } state pensando.
        }
       *[other] { $count ->
            [one] { $players } sta pensando.
           *[other] { $players } stanno pensando.
        }
    }
web-decided = Hai deciso: { $answers }.
web-decided-so-far = Finora hai deciso: { $answers }.
web-makeshift = La pagina di questo gioco ha un errore, perciò eccone una semplice. La partita continua come sempre.
web-scores = Punteggio finale
web-place = Posto
web-player = Giocatore
web-players = Giocatori
web-total = Totale
web-chronicle = Cronaca
web-question = La tua domanda
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = Hai detto di sì; si aspettano gli altri.
web-undo-waiting = Hai chiesto di annullare: si aspettano gli altri.
web-undo-wish = { $name } vorrebbe annullare l'ultima mossa.{ $own ->
        [0] {""}
        [one] {" "}Se va bene, torna indietro anche la tua risposta dopo quella.
       *[other] {" "}Se va bene, tornano indietro anche le tue { $own } risposte dopo quella.
    }
web-agree = Va bene
web-disagree = No
web-rules = Regole
web-replay = Rivedi la partita
web-verify = Controlla le mescolate
web-verify-yes = Tutto in ordine: seme, mescolate, ogni mossa e il risultato.
web-verify-no = Qualcosa non torna:
web-seed = Seme
web-record = Scarica la partita
web-again = Gioca ancora
web-watch-link = Link per chi guarda soltanto
web-gathering = In attesa dei giocatori
web-free = posto libero
web-share = Manda questo link a chi gioca con te
web-qr = Il link come codice QR
web-home-about = Qui si giocano giochi da tavolo con tutte le loro regole: scegline uno, chiama gli amici con un link, oppure sfida i bot.
web-play-bots = Gioca subito contro i bot
web-minutes = { $least }–{ $most } minuti
web-weight = { $weight ->
        [1] facile
        [2] di media difficoltà
       *[3] impegnativo
    }
web-summary = In breve
web-rules-earlier = Queste sono le regole di prima (ruleset { $ruleset }): i tavoli di allora vanno avanti così.
web-first-game = Prima partita
web-new-table = Nuovo tavolo
web-my-tables = I tuoi tavoli
web-name = Il tuo nome
web-name-invisible = Di quel nome non si vede nulla: scegline uno con lettere, cifre o segni.
web-name-alike = Quel nome sembra il nome di qualcuno che siede a questo tavolo: scegline un altro.
web-seat = Posto { $number }
web-bot-seat = Bot: { $bot }
web-friend = Un amico, con il link
web-nobody = nessuno
web-open-table = Apri il tavolo
web-join = Siediti al tavolo
web-join-full = Questo tavolo è al completo.
web-join-watch = Guarda la partita
web-played-with = Si gioca con
web-option-value = { $option }: { $value }
web-sit = Siediti
web-commitment = Tutti sono seduti: le mescolate sono decise, e nessuno al tavolo può più cambiarle. L'impronta del loro seme (SHA-256):
web-commitment-open = Il seme delle mescolate è già scelto e non cambia più. Con chi si siede vi si mescola ancora un numero, scelto dal suo browser (senza script, dal server); quando tutti sono seduti, nessuno al tavolo può più cambiare le mescolate. L'impronta del seme (SHA-256):
web-back-home = Torna ai giochi
web-back-table = Torna al tavolo
web-move = Momento { $move } di { $moves }
web-spectator = Spettatore
web-note-taken-back = { YOU($player) ->
        [you] Annulli l'ultima mossa.
       *[other] { $player } annulla l'ultima mossa.
    }
web-note-bot-replaced = { $player } ha avuto un problema; continua un bot più semplice ({ $bot }).
web-note-rules-failed = Qui le regole di questo gioco hanno un errore: una risposta non si è potuta eseguire e non è stata presa. Tutto sta come prima.
web-note-undo-refused = { YOU($player) ->
        [you] Gli altri preferiscono che la tua mossa resti.
       *[other] La mossa di { $player } resta com'è.
    }
web-note-undo-lapsed = { YOU($player) ->
        [you] Si è giocato oltre: la tua mossa resta.
       *[other] Si è giocato oltre: la mossa di { $player } resta.
    }
web-refused = Non è possibile.
web-refused-stale = A quella domanda è già stato risposto.
web-refused-not-asked = Adesso non tocca a te.
web-refused-undo = Non c'è niente da annullare.
web-refused-illegal = Adesso non è possibile.
web-refused-rules = Qui le regole di questo gioco hanno un errore: quella risposta non si è potuta eseguire e non è stata presa. Tutto sta come prima, e un'altra risposta può riuscire.
web-refused-option = Così la partita non si può preparare: controlla posti e opzioni.
web-refused-nothing = Scegli almeno una voce: { $option }.
web-quoted = «{ $words }»
web-refused-together = Queste opzioni non vanno insieme: { $options }.
web-error-missing = Qui non c'è niente.
web-error-forbidden = La pagina era troppo vecchia: torna indietro, ricaricala e riprova.
web-error-large = Era troppo in una volta.
web-error-often = Troppe richieste: aspetta un momento.
web-error-request = Questa richiesta qui non ha senso.
web-error-refused = Non è possibile.
web-home-title = Benvenuti in ludoteca
web-games = I giochi
web-closed-game = Il gioco di questo tavolo qui non si può usare.
web-closed-broken = Questo tavolo non si può aprire: c'è un errore nel suo gioco o in quello che ne è stato conservato.
web-table-gathering = si aspettano giocatori
web-table-turn = tocca a te!
web-table-waiting = giocano gli altri
web-table-over = finita
web-table = Il tavolo
web-menu = Al tavolo
web-skip = Vai alla domanda
web-share-menu = Condividi
web-copy = Copia
web-copied = Copiato
web-close = Chiudi
web-lost = Connessione persa: riprovo da solo…
web-unsent = La risposta non è arrivata: controlla la connessione e riprova.
web-refresh = Aggiorna
web-watching = Stai guardando: vedi ciò che vedono tutti.
web-winner = ha vinto
web-again-there = Al nuovo tavolo
web-all-rules = Tutte le regole
web-contents = Indice
web-help = Aiuto e regole
web-sounds = Suoni
web-keys = Giocare con la tastiera
web-keys-arrows = da un posto possibile all'altro
web-keys-all-places = anche ai posti che ora non si possono scegliere: dicono perché
web-keys-shift = Maiusc
web-keys-enter-key = Invio
web-keys-enter = risponde
web-keys-letters = il pulsante con quella lettera
web-keys-digits = quel numero, o la scelta con quella cifra
web-keys-help = questo aiuto
web-keys-escape = chiude ciò che è aperto
web-keys-switch = Lettere, cifre e ? attive
web-friend-help = Per ogni amico riceverai un link da mandare.
web-gathering-help = Si comincia appena tutti sono seduti.
web-qr-help = Da inquadrare con un telefono collegato alla stessa rete.
web-verify-how = Il seme è stato scelto prima della partita e se ne è pubblicata l'impronta; per ogni posto vi si è mescolato un numero. Ora che tutto è pubblico, chiunque può rigiocare la partita e confrontarla mossa per mossa.
web-numbers = I numeri dei posti
web-number-browser = scelto dal browser di chi gioca
web-number-bot = scelto dal server per il bot
web-number-server = scelto dal server: il browser non ne ha mandato uno
web-commitment-short = Impronta (SHA-256)
web-moves = Momenti
web-slider = Quale momento
web-go-there = Vai
web-play = Fai scorrere
web-jumps = Salti
web-next-chapter = Prossimo round
web-next-turn = Il mio prossimo turno
web-first-move = All'inizio
web-previous-move = Momento precedente
web-next-move = Momento seguente
web-last-move = Alla fine
web-seen-from = Visto da
web-close-up = Da vicino
web-source-printed = come stampata
web-source-reported = riferita da più fonti
web-source-deduced = dedotta
web-source-house = regola della casa

# la storia: quello che è successo, un momento alla volta
web-story-pause = Pausa
web-story-next = Avanti
web-story-part = Salta questa parte
web-story-space = spazio
web-story-end = Alla fine
web-pace = Ritmo
web-pace-calm = calmo
web-pace-brisk = spedito
web-pace-at-once = subito
web-since = Dal tuo ultimo turno
web-watch-it = Guarda com'è andata

# il consiglio: che cosa farebbe un bot che guarda avanti
web-hint = Cosa faresti?
web-hint-title = Io farei così
web-hint-failed = Qui non ho un consiglio.
web-hint-then = poi { $action }
web-hint-costs = { $name } perde circa { $points }.

# dopo la fine: com'è andata, e riprovare da un momento
web-analyse = Analizza la partita
web-analysis = Com'è andata
web-analysis-working = Rigioco la partita nella mia testa, momento per momento. Puoi chiudere la pagina: quello che è fatto resta, e il resto va avanti.
web-analysis-progress = { $known } di { $positions } posizioni
web-analysis-begins = Scelgo i momenti da guardare…
web-analysis-chances = La possibilità di vincere
web-analysis-how = Per ogni momento ho giocato la partita fino in fondo molte volte, con tutti che giocano come un buon bot, sapendo solo ciò che si vedeva al tavolo. È una stima: contano le grandi svolte, non i piccoli salti. Tocca la linea per rivedere quel momento.
web-analysis-table = Gli stessi numeri in una tabella
web-analysis-when = Momento
web-analysis-moment = Momento { $number }
web-analysis-later = { $heading } ({ $number })
web-analysis-start = inizio
web-analysis-end = Fine
web-analysis-point = { $when } – { $chances }
web-analysis-chance = { $name } { $chance }
web-analysis-failed = Questa partita non si lascia analizzare: un bot non ce l'ha fatta.
web-analysis-turns = I tuoi punti di svolta
web-analysis-turns-none = Non ho trovato mosse chiaramente migliori delle tue. Complimenti!
web-analysis-turns-how = Giudicati con quello che potevi sapere allora, senza il senno di poi.
web-analysis-did = Hai scelto: { $action }
web-analysis-better = Meglio: { $action }
web-analysis-worth = Valeva circa { $points }; la possibilità di vincere: +{ $chance }.
web-analysis-worth-points = Valeva circa { $points }.
web-analysis-worth-chance = La possibilità di vincere: circa +{ $chance }.
web-analysis-see = Rivedi il momento
web-try = Prova da qui
web-note-tried = Da qui in poi è una prova: si riparte da una partita finita, e gli altri sono bot. Verranno le stesse carte di allora.
web-verify-tried = Questo tavolo riparte da un momento di una partita finita. Il suo seme era già noto, e verranno le stesse carte: le mosse si possono ricontrollare, ma le mescolate non erano un segreto per nessuno.
