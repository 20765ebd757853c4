# Ciò che non appartiene a un gioco: le parole del tavolo. Ogni id comincia con ui-, così non
# incontra mai l'id di un gioco.

ui-you = Tu
ui-yes = sì
ui-no = no
ui-hidden = nascosto
ui-by-player = giocatori
ui-default-name = Giocatore
ui-default-name-of-several = Giocatore { $number }

## Il riepilogo e i giochi

ui-overview = Giochi da tavolo moderni con le loro regole complete, nel browser, nel terminale e come libreria.
ui-overview-commands = Comandi
ui-overview-games = Giochi
ui-overview-start = Per cominciare: { $command }
ui-overview-help = Ogni comando si spiega da sé con --help.
ui-command-games = quali giochi ci sono
ui-command-play = gioca una partita, contro i bot o passandosi la tastiera
ui-command-replay = rileggi una partita registrata, mossa per mossa
ui-command-verify = controlla che una partita registrata sia stata onesta
ui-command-rules = leggi le regole di un gioco
ui-command-simulate = fai giocare molte partite ai bot e conta
ui-command-rate = scopri quanto sono forti i bot tra loro
ui-command-report = una pagina di grafici: posti, punteggi, che cosa si usa e quanto rende
ui-command-bench = misura quanto è veloce il motore
ui-command-serve = apri il tavolo nel browser, per te, gli amici e i bot
ui-command-loadtest = misura quanti tavoli regge il server
ui-command-new-game = crea il pacchetto di un gioco nuovo, completo e pronto da cambiare
ui-players = { $least ->
        [one] { $most ->
            [one] 1 giocatore
           *[other] da 1 a { $most } giocatori
        }
       *[other] da { $least } a { $most } giocatori
    }
ui-players-exactly = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
ui-players-label = Giocatori
ui-bots = Bot
ui-usual = predefinito
ui-ruleset = Regole
ui-options = Opzioni
ui-box = Scatola
ui-box-sources = { $count ->
        [one] 1 tipo di carta
       *[other] { $count } tipi di carta
    }: { $parts }
ui-source-printed = { $count } come stampati
ui-source-reported = { $count } riferiti da più fonti
ui-source-deduced = { $count } dedotti
ui-source-house = { $count } per regola della casa

## Al tavolo

ui-bot-kind = bot { $bot }
ui-bot-random = gioca a caso
    .about = Una risposta vale l'altra: per fare qualche prova.
ui-bot-beginner = principiante
    .about = Ha delle idee, qualcuna gli sfugge e si entusiasma facilmente: per la prima partita e per i bambini.
ui-bot-expert = esperto
    .about = Conosce il gioco e non guarda avanti: rapido, per molte partite senza persone.
ui-bot-thoughtful = riflessivo
    .about = Prima di rispondere guarda avanti per un attimo. Poco gli sfugge, ma non è infallibile.
ui-bot-master = maestro
    .about = Si prende fino a due secondi per una risposta e regala poco: ogni vittoria contro di lui fa piacere.
ui-person = una persona
ui-commitment = Le mescolate sono già decise. Impegno: { $hash }
ui-record-is = La partita si salva in { $file } dopo ogni risposta.
ui-how-to-answer = Rispondi con il numero, o con qualche parola della scelta. ? mostra che altro puoi scrivere.
ui-resumed = Si riprende da { $file }, dopo { $moves ->
        [one] 1 risposta
       *[other] { $moves } risposte
    }.
ui-press-enter = Invio per continuare
ui-pass-device = Passa la tastiera a { $player }, poi premi Invio.
ui-enter = Invio
ui-chronicle = Cronaca
ui-chronicle-new = Dalla tua ultima mossa
ui-chronicle-earlier = { $count ->
        [one] 1 riga precedente
       *[other] { $count } righe precedenti
    }: cronaca
ui-chronicle-empty = Non è ancora successo niente.
ui-thinking = { $player } sta pensando …

## Quello che si può scrivere

ui-help-title = Che cosa puoi scrivere
ui-help-number-does = la scelta con quel numero
ui-help-words-does = la scelta le cui parole cominciano così, oppure l'azione com'è scritta nelle registrazioni
ui-help-enter-does = l'unica scelta che c'è; altrimenti di nuovo il tavolo
ui-help-undo = annulla
ui-help-undo-does = riprendi la tua ultima risposta
ui-help-why = perché
ui-help-why-does = la regola dietro l'ultimo rifiuto o le ultime righe della cronaca; perché { $rule } per un paragrafo
ui-help-rules = regole
ui-help-rules-does = l'indice delle regole; regole { $section } per un capitolo
ui-help-log = cronaca
ui-help-log-does = tutta la cronaca
ui-help-table = tavolo
ui-help-table-does = tutto il tavolo con tutte le scelte, per quanto lungo sia
ui-help-save = salva
ui-help-save-does = dov'è salvata la partita
ui-help-quit = esci
ui-help-quit-does = lascia il tavolo; la partita si può riprendere

ui-question-hint = ? aiuto · annulla · perché · regole · cronaca · esci
ui-more-options = { $count ->
        [one] … un'altra: tavolo
       *[other] … altre { $count }: tavolo
    }
ui-no-such-number = Non c'è una scelta { $number }: vanno da 1 a { $count }.
ui-not-understood = Non capisco "{ $text }". Scrivi il numero di una scelta, oppure ? per l'aiuto.
ui-ambiguous = Potrebbe voler dire più cose:
ui-refused = Non si può:
ui-refused-plainly = { $label }: adesso non si può.
ui-no-rule = Le regole non hanno un paragrafo { $rule }.
ui-no-rulebook = Questo gioco non ha regole scritte qui.
ui-rules-contents = regole { $section } mostra un capitolo, regole { $rule } un paragrafo.

ui-undone = Annullato. Il tavolo era così.
ui-undo-nothing = Non hai ancora risposto a niente.
ui-undo-bots = Nel frattempo altri hanno giocato o si è visto qualcosa di nascosto. I bot sono d'accordo a tornare indietro. Annullo tutto fino alla tua ultima scelta?
ui-undo-people = Nel frattempo altri hanno giocato o si è visto qualcosa di nascosto. Siete tutti d'accordo a tornare indietro?
ui-undo-kept = Non si è annullato niente.
ui-yes-or-no = s/n
ui-yes-letters = s, si, sì

ui-saved = Salvata in { $file }.
ui-save-failed = Non è stato possibile salvare la partita in { $file }: { $problem }
ui-holds-secrets = Finché la partita non è finita, il file ne contiene i segreti: chi lo legge può conoscere le carte nascoste.
ui-resume-with = Riprendi con: { $command }
ui-goodbye = A presto. La partita è salvata in { $file }.
ui-interrupted = Interrotto. La partita è salvata in { $file }.
ui-stopped = Interrotto.

## La fine

ui-result = La fine
ui-winners = { $count ->
        [0] Questa volta vince la scatola.
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
ui-winner-you = Hai vinto.
ui-place = Posto
ui-name = Nome
ui-total = Totale
ui-still-playing = La partita non è finita.
ui-commitment-was = Impegno preso all'inizio: { $hash }
ui-seed-revealed = Il seme è nella registrazione. Controlla che nulla sia cambiato: { $command }

## Rileggere e controllare

ui-replay-of = { $game }: { $players }
ui-replay-took-back = { $player } riprende una risposta.
ui-replay-took-back-by-consent = { $player } riprende una risposta, con il consenso del tavolo.
ui-replay-only-for = solo per { $names }
ui-replay-stopped = Com'era dopo la mossa { $move } di { $moves }.
ui-replay-next = Invio per la prossima mossa, q per uscire
ui-verified = Sì: { $file } è la vera registrazione di una partita a { $game }, { $players }, { $answers ->
        [one] 1 risposta
       *[other] { $answers } risposte
    }{ $taken_back ->
        [0] {""}
        [one] {" "}(un'altra è stata ripresa)
       *[other] {" "}(altre { $taken_back } sono state riprese)
    }; { $outcome }
ui-verified-winner = { $count ->
        [0] persa contro la scatola
        [one] vinta dal { $names }
       *[other] divisa tra { $names }
    }.
ui-verified-names = Controllati: il seme, ogni risposta, tutto ciò che è stato detto e il risultato. I nomi sono come dice il file: { $seats }.
ui-verified-unfinished = non ancora finita.
ui-not-verified = No: { $file } è diverso da ciò che accade davvero rigiocandolo.

## I rifiuti del comando

ui-error-command = non c'è un comando { $name }; ci sono: { $known }
ui-error-no-game = di' quale gioco: { $known }
ui-error-game = non c'è un gioco { $name }; ci sono: { $known }
ui-error-game-broken = { $name } è installato, ma non si può usare: { $problem }
ui-error-game-file = { $file }: { $problem }
ui-error-no-file = { $file }: il file non c'è
ui-error-game-file-empty = { $file }: non definisce GAME
ui-error-game-differs = { $file } è una partita a { $there }, non a { $here }
ui-error-new-id = { $id } non può essere l'id di un gioco: lettere minuscole, cifre e trattini singoli, prima una lettera, al massimo { $most } segni
ui-error-new-known = { $id } è l'id di un gioco che c'è già
ui-error-new-module = { $module } è il nome di un pacchetto o di una parola di Python che c'è già; scegli un altro id
ui-error-new-title = un titolo ha da 1 a { $most } segni su una riga, senza virgolette, barre rovesciate né parentesi graffe
ui-error-new-there = { $folder } c'è già
ui-new-made = { $title } è in { $folder }: una piccola asta con tutto quello che un gioco può avere. E adesso:
ui-new-install = fallo conoscere a tutti i comandi
ui-new-play = giocalo
ui-new-test = controlla che rispetti quello che ogni gioco deve rispettare
ui-error-bot = { $game } non ha un bot { $name }; un posto è me oppure uno di: { $known }
ui-error-seats = { $game } è un gioco { $players }, non { $count }
ui-error-seats-empty = di' i posti, separati da virgole: me,greedy
ui-error-seats-resumed = la partita in { $file } ha { $there ->
        [one] 1 posto
       *[other] { $there } posti
    }, non { $here }
ui-error-names = { $seats ->
        [one] per 1 posto serve 1 nome
       *[other] per { $seats } posti servono { $seats } nomi
    }, non { $names }
ui-error-name = { $name } non è un nome che una persona può avere qui: da 1 a 24 caratteri stampabili, diverso per ognuno, senza parentesi in fondo
ui-error-option = { $text } non è un'opzione: scrivi nome=valore
ui-error-with-resume = { $option } è di una partita nuova, non di una che si riprende
ui-error-file-name = { $option } vuole il nome di un file
ui-error-file-exists = { $file } c'è già: scegli un altro file, oppure riprendilo con --resume
ui-error-file-write = { $file } non si può scrivere: { $problem }
ui-error-seat = non c'è un posto { $seat }; ci sono: { $known }
ui-error-move = non c'è una mossa { $move }: la registrazione ne ha { $moves }
ui-error-paragraph = le regole di { $game } non hanno { $paragraph }; ci sono: { $known }
ui-error-no-rulebook = { $game } non ha regole scritte qui

## Ciò che si rifiuta, anche nella libreria

ui-seat-number = posto { $seat }
ui-error-players = { $game } è un gioco da { $least } a { $most } giocatori, non { $count }
ui-error-bot-unknown = { $game } non ha un bot { $name }; ci sono: { $known }
ui-error-option-switch = opzione { $name }: { $value } non è né sì né no
ui-error-option-value = opzione { $name }: { $value } non è uno di { $known }
ui-error-option-list = opzione { $name }: { $value } non è un elenco
ui-error-option-twice = opzione { $name }: { $value } è nominato due volte
ui-error-option-unknown = non c'è un'opzione { $name }; ci sono: { $known }
ui-error-option-none = non c'è un'opzione { $name }; questo gioco non ne ha
ui-error-option-empty = opzione { $name }: nominane almeno uno
ui-error-option-with = opzione { $name }: va con { $other }
ui-error-option-repeated = l'opzione { $name } è data due volte
ui-error-per-seat = per { $seats } posti servono { $seats } { $what ->
        [names] nomi
       *[nonces] nonce
    }, non { $count }
ui-error-per-seat-texts = { $what ->
        [names] i nomi
       *[nonces] i nonce
    } sono testi, uno per posto
ui-error-games = una simulazione ha almeno una partita, non { $count }
ui-error-bots-none = una simulazione vuole il nome di almeno un bot
ui-error-bots-many = { $bots } bot sono nominati per { $seats } posti
ui-error-playouts = un bot ha almeno una prova per risposta, non { $count }
ui-error-seconds = un bot ha un po' di tempo per una risposta, non { $count } secondi
ui-error-rate-alone = i bot si misurano tra loro: servono almeno due giocatori
ui-error-rate-bots = i bot si misurano tra loro: nominane almeno due
ui-error-kept-file = { $file } non può servire per conservare le partite: { $problem }
ui-error-kept-other = { $file } non è vuoto e non contiene partite di questa misura: altri bot, un altro seme, altre regole
ui-error-rate-twice = { $bot } è nominato due volte, e giocherebbe contro sé stesso
ui-error-rate-extra = per i valori serve openskill: { $command }
ui-error-report-extra = per un resoconto serve { $package }: { $command }
ui-error-workers = una simulazione ha almeno un processo e al massimo { $most }, non { $count }
ui-error-simulated = partita { $number } (seme { $seed }, bot { $bots }): { $problem }
ui-error-inside-function = { $game } è definito dentro una funzione: altri processi non lo trovano lì; usa un processo solo
ui-error-worker-lost = un processo è finito prima delle sue partite (è stato fermato, gli è mancata la memoria o non è riuscito a partire); riprova con meno processi
ui-error-worker-start = i processi non si possono avviare: { $problem }
ui-error-results-kind = { $file }: una tabella di risultati finisce in .csv o .parquet
ui-error-results-folder = { $file } è una cartella
ui-error-results-parquet = per i file Parquet serve pyarrow: { $command } (oppure scrivi un .csv)
ui-refusal-impossible = { $answer } adesso non si può
ui-refusal-no-action = { $text } non è un'azione di { $game }
ui-refusal-stale = quella domanda è chiusa; al posto { $seat } ora si chiede { $prompt }
ui-refusal-over = la partita è finita
ui-refusal-not-asked = al posto { $seat } ora non si chiede niente; si chiede a: { $asked }
ui-refusal-no-seat = non c'è un posto { $seat }: i posti vanno da 0 a { $last }
ui-undo-refused-made-up = non si riprende niente in una partita immaginata o giocata di corsa
ui-undo-refused-nothing = il posto { $seat } non ha ancora risposto a niente
ui-undo-refused-over = la partita è finita e tutto è scoperto: serve il consenso del tavolo
ui-undo-refused-others = nel frattempo ha risposto qualcun altro: serve il consenso del tavolo
ui-undo-refused-screens = altri stanno decidendo dietro gli schermi: serve il consenso del tavolo
ui-undo-refused-seen = nel frattempo si è visto qualcosa di nascosto: serve il consenso del tavolo

## Che cosa non va in una registrazione, e dove

ui-at-set-up = preparazione
ui-at-move = mossa { $number } ({ $entry })
ui-at-answer = risposta { $number } (posto { $seat }: { $action })
ui-at-taken-back = mosse, per quanto sono state riprese
ui-finding-large = una registrazione ha al massimo { $most } byte
ui-finding-plain = non è un file ordinario
ui-finding-deep = è annidata troppo a fondo
ui-finding-ruleset = giocata con il regolamento { $there } di { $game }, che questa versione non sa giocare (ha: { $known })
ui-finding-content = giocata con altre carte (contenuto { $there }) da quelle che ci sono qui (contenuto { $here })
ui-finding-no-number = non è un numero esadecimale
ui-finding-entry = non è un posto con la sua risposta
ui-finding-commitment = non è quello su cui il tavolo si era impegnato
ui-finding-checks = ce ne sono { $there }, rigiocando ne vengono { $here }
ui-finding-told = ciò che è successo è diverso ({ $there } registrato, { $here } rigiocato)
ui-finding-differs = registrato { $there }, giocato { $here }
ui-finding-unfinished = registrata come finita, ma le mosse non arrivano alla fine
ui-finding-finished = registrata come non finita, ma le mosse arrivano alla fine

## Molte partite

ui-simulated = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, seme { $seed } ({ $speed } partite/s)
ui-simulated-written = { $games ->
        [one] 1 partita scritta
       *[other] { $games } partite scritte
    } in { $file }
ui-simulated-interrupted = interrotto dopo { $done } partite su { $games }
ui-simulated-unwritten = { $file } non è stato scritto
ui-simulated-by-bot = Vittorie per bot
ui-simulated-by-seat = Vittorie per posto
ui-simulated-scores = Punteggi
ui-simulated-lengths = Durata di una partita
ui-simulated-endings = Come sono finite
ui-simulated-bot = bot
ui-simulated-seat = posto
ui-simulated-games = partite
ui-simulated-wins = vittorie
ui-simulated-share = quota
ui-simulated-expected = tra pari
ui-simulated-interval = intervallo 95%
ui-simulated-note = quota: delle partite in cui un bot ha giocato, quelle che ha vinto, a qualunque posto; tra pari: quante ne vincerebbe per i soli posti che ha
ui-simulated-in = in
ui-simulated-decisions = decisioni
ui-simulated-stretches = tratti
ui-simulated-reason = motivo
ui-simulated-mean = media
ui-simulated-sd = dev. st.
ui-simulated-least = minimo
ui-simulated-lower = primo ¼
ui-simulated-median = mediana
ui-simulated-upper = ultimo ¼
ui-simulated-most = massimo

## Quanto sono forti i bot

ui-rated = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $players } giocatori, seme { $seed }{ $limit ->
        [playouts] , { $much } prove per risposta
        [seconds] , { $much } secondi per risposta
       *[none] {""}
    }
ui-rated-so-far = interrotto dopo { $done } partite su { $games }: non tutti sono stati ugualmente spesso a ogni posto
ui-reported = { $games ->
        [one] 1 partita guardata
       *[other] { $games } partite guardate
    }: { $file }
ui-rated-ratings = Valori
ui-rated-rating = valore
ui-rated-note = chi ha un valore più alto di 6,5 vince tre partite su quattro in due; l'intervallo dice di quanto può essere sbagliato
ui-rated-duels = Chi batte chi
ui-rated-against = contro
ui-rated-times = volte
ui-rated-duels-note = quota: di quelle partite, quante ne ha vinte, da solo contro gli altri; volte: quante volte il { $fair } che vincerebbe tra pari

## Il tavolo nel browser

ui-serving = Ludoteca è aperta su { $here } e solo questo computer può raggiungerla. Ctrl+C la chiude.
ui-serving-network = Ludoteca è aperta su { $here } e chiunque sia nella stessa rete può raggiungerla su { $address } (--host 127.0.0.1 la riserva a questo computer). Ctrl+C la chiude.
ui-serving-unknown = Ludoteca è aperta su { $here } e chiunque sia nella stessa rete di questo computer può raggiungerla (--host 127.0.0.1 la riserva a questo computer). Ctrl+C la chiude.
ui-serving-behind = Il proxy su { $proxies } parla per i suoi visitatori.
ui-error-server = Qui qualcosa si è rotto. Le partite sono al sicuro: riprova fra un momento.
ui-error-table-closed = Questo tavolo è di altre regole o di altre carte: qui non si può più giocare.
ui-error-extra = per il tavolo nel browser manca { $package }: { $command }
ui-error-port = non c'è una porta { $port }
ui-error-listen = non si può ascoltare su { $where }: { $problem }
ui-error-folder = la cartella { $folder } non si può usare: { $problem }
ui-error-folder-in-use = un'altra Ludoteca sta già usando la cartella { $folder }: { $address }
ui-error-folder-newer = i tavoli nella cartella { $folder } sono di una Ludoteca più nuova di questa
ui-error-folder-unknown = i tavoli nella cartella { $folder } sono di una revisione che questa Ludoteca non conosce: { $revision }
ui-error-folder-key = la cartella { $folder } ha dei tavoli, ma la chiave { $file } da cui si riconosce chi vi siede non c'è più: rimettila da una copia, oppure comincia con { $option }, e lì non si riconosce più nessuno

ui-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-percent = { NUMBER($number) } %
ui-points = { $count } punti
ui-hint-usual = la scelta solita
ui-hint-close = quasi alla pari
ui-hint-win = vittoria: { $chance }
ui-hint-more = Più spesso ({ $share } invece di { $usual }): { $line }
ui-hint-less = Più di rado ({ $share } invece di { $usual }): { $line }
ui-hint-thinking = Ci penso…
ui-hint-refused = I consigli sono per chi gioca da solo contro i bot.
ui-help-hint = consiglio
ui-help-hint-does = cosa farebbe un bot che guarda avanti, se giochi da solo contro i bot
