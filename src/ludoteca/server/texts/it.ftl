# Le parole delle pagine web. Ogni id comincia con web-.

web-you = Tu
web-guest = Ospite
web-bot = bot
web-why = perché?
web-language-it = Italiano
web-language-en = English
web-over = La partita è finita.
web-waiting = { $count ->
        [one] { $players } sta pensando.
       *[other] { $players } stanno pensando.
    }
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
web-undo-wish = { $name } vorrebbe annullare l'ultima mossa.
web-agree = Va bene
web-disagree = No
web-rules = Regole
web-replay = Rivedi
web-verify = Controlla le mescolate
web-verify-yes = Tutto in ordine: seme, mescolate, ogni mossa e il risultato.
web-verify-no = Qualcosa non torna:
web-seed = Seme
web-record = Scarica la partita
web-again = Gioca ancora
web-watch-link = Link per gli spettatori
web-gathering = In attesa dei giocatori
web-free = posto libero
web-share = Manda questo link a un amico:
web-qr = Il link come codice QR
web-home-about = Giochi da tavolo con tutte le loro regole, per amici, bot e te.
web-play-bots = Gioca contro i bot
web-new-table = Nuovo tavolo
web-my-tables = I tuoi tavoli
web-name = Il tuo nome
web-seat = Posto { $number }
web-bot-greedy = Bot: giudizioso
web-bot-random = Bot: gioca a caso
web-friend = Un amico, con il link
web-nobody = nessuno
web-open-table = Apri il tavolo
web-join = Siediti al tavolo
web-join-full = Questo tavolo è al completo.
web-sit = Siediti
web-commitment = Le mescolate sono già decise; il loro SHA-256:
web-back-home = Torna ai giochi
web-back-table = Torna al tavolo
web-move = Mossa { $move } di { $moves }
web-spectator = Spettatore
web-note-taken-back = { YOU($player) ->
        [you] Annulli l'ultima mossa.
       *[other] { $player } annulla l'ultima mossa.
    }
web-note-bot-replaced = { $player } ha avuto un problema; continua un bot più semplice ({ $bot }).
web-refused = Non è possibile.
web-refused-stale = A quella domanda è già stato risposto.
web-refused-not-asked = Adesso non tocca a te.
web-refused-undo = Non c'è niente da annullare.
web-refused-illegal = Adesso non è possibile.
web-refused-option = Così la partita non si può preparare: controlla posti e opzioni.
web-error-missing = Qui non c'è niente.
web-error-forbidden = La pagina era troppo vecchia: torna indietro, ricaricala e riprova.
web-error-large = Era troppo in una volta.
web-error-often = Troppe richieste: aspetta un momento.
web-error-request = Questa richiesta qui non ha senso.
web-error-refused = Non è possibile.
