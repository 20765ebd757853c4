game-title = King of Con
game-about = Nerd agguerriti, una convention, cento gettoni: fai offerte segrete, soffia gli oggetti agli altri e fatti incoronare Re della Convention.
bot-greedy = giudizioso
    .about = Sa quanto vale per lui ogni oggetto, offre fin lì, saccheggia le occasioni e difende le sue cose. Se si gioca in più di due, ogni tanto ha fretta.

## Nomi

token = gettone
    .plural = gettoni
point = punto
    .plural = punti

object-pulp-novel = romanzaccio marziano
    .the = il romanzaccio marziano
    .of = del romanzaccio marziano
    .gender = m
object-space-opera-disc = laserdisc della space opera
    .the = il laserdisc della space opera
    .of = del laserdisc della space opera
    .gender = m
object-jointed-android = androide snodabile
    .the = l'androide snodabile
    .of = dell'androide snodabile
    .gender = m
object-star-fleet-game = wargame di flotte stellari
    .the = il wargame di flotte stellari
    .of = del wargame di flotte stellari
    .gender = m
object-alien-egg-lamp = lampada a uovo alieno
    .the = la lampada a uovo alieno
    .of = della lampada a uovo alieno
    .gender = f
object-issue-number-one = albo numero uno
    .the = l'albo numero uno
    .of = dell'albo numero uno
    .gender = m
object-masked-hero-tape = videocassetta dell'eroe mascherato
    .the = la videocassetta dell'eroe mascherato
    .of = della videocassetta dell'eroe mascherato
    .gender = f
object-boxed-mutant = mutante nel blister
    .the = il mutante nel blister
    .of = del mutante nel blister
    .gender = m
object-hero-card-game = gioco di carte dei supereroi
    .the = il gioco di carte dei supereroi
    .of = del gioco di carte dei supereroi
    .gender = m
object-glowing-cape = mantello fosforescente
    .the = il mantello fosforescente
    .of = del mantello fosforescente
    .gender = m
object-dragon-saga = saga dei draghi
    .the = la saga dei draghi
    .of = della saga dei draghi
    .gender = f
object-elf-trilogy = trilogia degli elfi
    .the = la trilogia degli elfi
    .of = della trilogia degli elfi
    .gender = f
object-rubber-barbarian = barbaro di gomma
    .the = il barbaro di gomma
    .of = del barbaro di gomma
    .gender = m
object-dungeon-box = scatola del dungeon
    .the = la scatola del dungeon
    .of = della scatola del dungeon
    .gender = f
object-enormous-sword = spadone
    .the = lo spadone
    .of = dello spadone
    .gender = m
object-lazy-ninja-manga = manga del ninja pigro
    .the = il manga del ninja pigro
    .of = del manga del ninja pigro
    .gender = m
object-endless-match-anime = anime della partita infinita
    .the = l'anime della partita infinita
    .of = dell'anime della partita infinita
    .gender = m
object-giant-robot = robottone
    .the = il robottone
    .of = del robottone
    .gender = m
object-little-monsters-cartridge = cartuccia dei mostriciattoli
    .the = la cartuccia dei mostriciattoli
    .of = della cartuccia dei mostriciattoli
    .gender = f
object-magical-sceptre = scettro della maghetta
    .the = lo scettro della maghetta
    .of = dello scettro della maghetta
    .gender = m
object-zombie-comic = fumetto di zombie
    .the = il fumetto di zombie
    .of = del fumetto di zombie
    .gender = m
object-uncut-slasher = slasher senza tagli
    .the = lo slasher senza tagli
    .of = dello slasher senza tagli
    .gender = m
object-killer-clown = pagliaccio assassino
    .the = il pagliaccio assassino
    .of = del pagliaccio assassino
    .gender = m
object-tentacle-board-game = gioco da tavolo tentacolare
    .the = il gioco da tavolo tentacolare
    .of = del gioco da tavolo tentacolare
    .gender = m
object-vampire-fangs = dentiera da vampiro
    .the = la dentiera da vampiro
    .of = della dentiera da vampiro
    .gender = f

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

phase-passions = Passioni
phase-purchase = Incauto Acquisto
phase-looting = Sciacallaggio
phase-show-off = Sfoggio Supremo

scenario-fifth-stand = Quinto Stand
    .effect = La convention si allarga: ogni round si espongono { $stands } Oggetti. Il mazzetto però finisce prima, e la partita dura { $rounds } round.
scenario-antiquarians = Antiquari in fiera
    .effect = Alle Bancarelle sono arrivati gli antiquari: lì ogni Oggetto ha valore { $flea_market_value }, e per averlo bisogna offrire di più.
scenario-bubble-wrap = Pluriball
    .effect = Tutto resta ben imballato: { $devaluation ->
            [0] niente Svalutazione
           *[other] la Svalutazione toglie { COUNT($devaluation, "token") } a ogni Oggetto
        }.
scenario-open-outcry = Asta gridata
    .effect = Via gli schermi! Nelle Astetoste si offre a voce, uno alla volta, a cominciare dalla Scimmia più bassa, e tutti sentono tutto.
scenario-rich-convention = Convention dei ricchi
    .effect = La paghetta è stata generosa: ognuno comincia con { COUNT($tokens_each, "token") }.
scenario-bottomless-bins = Cestini senza fondo
    .effect = Chi spreca, spreca: { $recovery ->
            [0] niente Recupero
           *[other] il Recupero parte da { COUNT($recovery, "token") }
        }, e ciò che resta nel Cestino va alla riserva comune.
scenario-standing-ovation = Standing ovation
    .effect = Il pubblico è in delirio: ogni predominio rende { COUNT($predominance, "token") }.
scenario-one-shot-auction = Asta secca
    .effect = Niente ripensamenti: in ogni Incauto Acquisto si { $auctions ->
            [one] fa una sola Astatosta
           *[other] fanno { $auctions } Astetoste
        }.
scenario-non-stop-convention = Convention non-stop
    .effect = Una Epic Collection vale il suo punto, ma non ferma la festa: si gioca fino all'ultimo round.
scenario-stuffed-monkeys = Scimmie impagliate
    .effect = Le Scimmie non si muovono: dopo uno spareggio ognuno si tiene la sua.

## Domande

prompt-passions = Ecco le tue Passioni: a quale rinunci?
prompt-auction = Astatosta { $auction }: per quale Oggetto offri? { purse }
prompt-auction-tokens = Quanti gettoni offri per { THE($object) }? { at-most }
prompt-looting = Sciacallaggio: su quale Oggetto metti gettoni? { purse }
prompt-looting-tokens = Quanti gettoni metti per { THE($object) }? { at-most }
prompt-which-tie = Sei in parità per più Oggetti e la tua Scimmia ha la precedenza: quale si decide per primo?
prompt-tie-for-object = Sei in parità { with-rivals } per { THE($object) } e la precedenza è tua: { win-or-concede }
prompt-tie-for-feature = Sei in parità { with-rivals } per il predominio in { $feature } e la precedenza è tua: { win-or-concede }
win-or-concede = vinci lo spareggio, e la tua Scimmia { $monkey } diventa la { $highest }, o lo concedi?

# quanto c'è dietro lo schermo
purse = { $reserve ->
        [0] Non hai più gettoni.
        [one] Hai ancora 1 gettone.
       *[other] Hai ancora { $reserve } gettoni.
    }
at-most = { $reserve ->
        [0] Non ne hai più.
       *[other] Puoi metterne fino a { $reserve }.
    }

## Risposte

action-give-up = Rinuncia a { $feature }
action-offer = Offri per { THE($object) }
    .full = Offri per { THE($object) } ({ $place ->
            [0] alle Bancarelle, valore { $value }
            [1] nella tua Collezione, valore { $value }
           *[other] di { $player }, valore { $value }
        })
action-nothing = Non offrire nulla
action-done = Ho finito: su lo schermo!
action-tokens = { $tokens ->
        [0] Nessun gettone
       *[other] { COUNT($tokens, "token") }
    }
action-take = Prendi { THE($object) }
action-predominate = Prendi il predominio in { $feature }
action-concede = Concedi lo spareggio

## Cronaca

event-scenario = Si gioca con uno Scenario: { $scenario }.
event-monkey-drawn = { YOU($player) ->
        [you] Peschi
       *[other] { $player } pesca
    } la Scimmia { $monkey }.
event-passions-drawn = Le tue Passioni: { SIZE($drawn) ->
        [0] nessuna
       *[other] { $drawn }
    }.
event-passions-kept = Tieni { SIZE($kept) ->
        [0] il cuore libero
       *[other] { $kept }
    }: che resti tra noi.
event-round-began = Round { $round }: hype a manetta!
event-auction = Astatosta { $auction }
event-awards = Aggiudicazioni
event-looting = Sciacallaggio
event-screens-up = Su gli schermi: { SIZE($wanting) ->
        [0] nessuno ha messo gettoni
       *[other] gettoni in campo per { NAMES($wanting, you: "te") }
    }.
event-show-off = Sfoggio Supremo
event-put-on-show = Sugli Stand { SIZE($shown) ->
        [0] non arriva nulla
        [one] arriva { THE($shown) }
       *[other] arrivano { THE($shown) }
    }.
event-offered = { YOU($player) ->
        [you] Offri
       *[other] { $player } offre
    } { COUNT($tokens, "token") } per { THE($object) }.
    .short = { YOU($player) ->
            [you] Offri { $tokens }
           *[other] { $player } offre { $tokens }
        }
event-offered-nothing = { SIZE($quiet) ->
        [0] Hanno offerto tutti.
       *[other] Nessuna offerta da { NAMES($quiet, you: "te") }.
    }
event-nobody-offered = Nessuno offre nulla: basta Astetoste, si aggiudica.
event-awarded = { YOU($player) ->
        [you] Ti aggiudichi
       *[other] { $player } si aggiudica
    } { THE($object) } con { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] È tuo per { $tokens }!
           *[other] Va a { $player } per { $tokens }
        }
event-outbid = { YOU($player) ->
        [you] Resti senza { THE($object) } e sprechi
       *[other] { $player } resta senza { THE($object) } e spreca
    } { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] Sprechi { $tokens }
           *[other] { $player } spreca { $tokens }
        }
event-to-flea-market = Per { THE($object) } non offre nessuno: finisce alle Bancarelle.
    .short = Nessuno lo vuole: alle bancarelle
event-raised = { YOU($player) ->
        [you] Aggiungi
       *[other] { $player } aggiunge
    } { COUNT($tokens, "token") }: ora { THE($object) } vale { $value }.
    .short = { YOU($player) ->
            [you] Difendi: +{ $tokens }
           *[other] { $player } difende: +{ $tokens }
        }
event-raided = { YOU($player) ->
        [you] Soffi { THE($object) } dalla Collezione di { $owner }, che si consola
       *[other] { YOU($owner) ->
            [you] { $player } ti soffia { THE($object) }: ti consoli
           *[other] { $player } soffia { THE($object) } dalla Collezione di { $owner }, che si consola
        }
    } con { COUNT($tokens, "token") }. Il nuovo valore è { $value }.
    .short = { YOU($player) ->
            [you] Lo soffi a { $owner }!
           *[other] { YOU($owner) ->
                [you] { $player } te lo soffia!
               *[other] { $player } lo soffia a { $owner }
            }
        }
event-bought = { YOU($player) ->
        [you] Compri
       *[other] { $player } compra
    } { THE($object) } alle Bancarelle con { COUNT($tokens, "token") }.
    .short = { YOU($player) ->
            [you] Lo compri per { $tokens }
           *[other] { $player } lo compra per { $tokens }
        }
event-failed = { YOU($player) ->
        [you] La tua offerta
       *[other] L'offerta di { $player }
    } per { THE($object) }, { COUNT($tokens, "token") }, va sprecata.
    .short = { YOU($player) ->
            [you] Troppo poco: sprechi { $tokens }
           *[other] { $player } spreca { $tokens }
        }
event-devalued = Svalutazione: { $tokens ->
        [0] nessun Oggetto perde gettoni
        [one] dalle Collezioni se ne va 1 gettone
       *[other] dalle Collezioni se ne vanno { $tokens } gettoni
    }.
event-recovered = Dal Cestino { YOU($player) ->
        [you] { $tokens ->
            [0] non recuperi nulla
           *[other] recuperi { COUNT($tokens, "token") }
        }
       *[other] { $player } { $tokens ->
            [0] non recupera nulla
           *[other] recupera { COUNT($tokens, "token") }
        }
    }{ $lost ->
        [0] {""}
        [one] ; 1 va alla riserva comune
       *[other] ; { $lost } vanno alla riserva comune
    }.
    .short = { YOU($player) ->
            [you] Recuperi { $tokens }
           *[other] { $player } recupera { $tokens }
        }
event-predominant = { YOU($player) ->
        [you] Sfoggi
       *[other] { $player } sfoggia
    } il predominio in { SIZE($led) ->
        [0] nulla
       *[other] { $led }
    }{ $tokens ->
        [0] , ma la riserva comune è vuota
       *[other] : { COUNT($tokens, "token") }
    }.
    .short = { YOU($player) ->
            [you] Predomini: +{ $tokens }
           *[other] { $player } predomina: +{ $tokens }
        }
event-consoled = { YOU($player) ->
        [you] Non hai Oggetti: ti consoli
       *[other] { $player } non ha Oggetti: si consola
    } con { $tokens ->
        [0] una pacca sulla spalla
       *[other] { COUNT($tokens, "token") }
    }.
    .short = { YOU($player) ->
            [you] Ti consoli: +{ $tokens }
           *[other] { $player } si consola: +{ $tokens }
        }
event-whip-round = Colletta! { SIZE($givers) ->
        [0] Ma nessuno ha un gettone da dare.
        [one] Un gettone solo, da { NAMES($givers, you: "te") }.
       *[other] Un gettone a testa: { NAMES($givers, you: "tu") }.
    }
event-tie-for-object = Parità { with-rivals } per { THE($object) }: { by-monkey }.
event-tie-for-feature = Parità { with-rivals } per { $feature }: { by-monkey }.
event-tie-for-object-conceded = { YOU($player) ->
        [you] Concedi { THE($object) } e ti tieni
       *[other] { $player } concede { THE($object) } e si tiene
    } la Scimmia { $monkey }.
event-tie-for-feature-conceded = { YOU($player) ->
        [you] Concedi il predominio in { $feature } e ti tieni
       *[other] { $player } concede il predominio in { $feature } e si tiene
    } la Scimmia { $monkey }.
event-monkey-taken = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } la Scimmia { $monkey }.
    .short = { YOU($player) ->
            [you] Ora hai la Scimmia { $monkey }
           *[other] Scimmia { $monkey } a { $player }
        }
event-epic = Epic Collection { $feature }! { YOU($player) ->
        [you] È tua.
       *[other] È di { $player }.
    }
    .cheer = Collezione Epica!
event-ended-rounds = L'ultimo round è finito: la convention chiude i battenti.
event-ended-epic = Davanti a una Epic Collection ci si ferma: la partita è finita.
event-passions-shown = { YOU($player) ->
        [you] Le tue Passioni
       *[other] Le Passioni di { $player }
    } erano { SIZE($passions) ->
        [0] un mistero
       *[other] { $passions }
    }.
event-won = { YOU($player) ->
        [you] Vinci tu
       *[other] Vince { $player }
    }, con { COUNT($points, "point") }: lunga vita al Re della Convention!
event-won-tie = { YOU($player) ->
        [you] Vinci tu
       *[other] Vince { $player }
    } allo spareggio, con { COUNT($points, "point") }: lunga vita al Re della Convention!

# chi era in parità, e come si è deciso
with-rivals = con { SIZE($rivals) ->
        [0] nessuno
       *[other] { NAMES($rivals, you: "te") }
    }
by-monkey = con la Scimmia { $monkey } { YOU($player) ->
        [you] prevali tu
       *[other] prevale { $player }
    }

## Perché no

reason-not-now = Non è il momento.
reason-not-drawn = { $feature } non è tra le Passioni che hai pescato.
reason-not-on-show = Sugli Stand { THE($object) } non c'è.
reason-not-in-play = In questo momento { THE($object) } non è né in una Collezione né alle Bancarelle.
reason-no-tokens = Non hai più gettoni da offrire.
reason-too-many = { $tokens ->
        [one] Un gettone è troppo
       *[other] { $tokens } gettoni sono troppi
    }: { $most ->
        [0] non ne hai più
       *[other] puoi metterne al massimo { $most }
    }.
reason-not-your-tie = Per { THE($object) } non sei in parità con nessuno.

## Opzioni

option-first-game = Prima partita
    .help = Si pescano due Passioni a testa e si tengono; niente Scenari.
option-monkey-control = Controllo delle Scimmie
    .help = Chi ha diritto a uno spareggio può concederlo e tenersi la Scimmia: per giocatori molto esperti.
option-scenario = Scenario
    .help = Cambia una regola per tutta la partita. Gli Scenari sono nostri.
option-scenario-none = nessuno
option-scenario-random = uno a caso

## Fine e punteggio

end-rounds = L'ultimo round è finito.
end-epic = Qualcuno ha completato una Epic Collection.
score-objects = Oggetti
score-passions = Passioni
score-epic = Epic Collection
score-tokens = Gettoni
use-got = Oggetti vinti, rubati o comprati
use-led = Predomini
use-epic = Epic Collection completate
use-kept = Passioni tenute
use-scenario = Scenari
opening-give-up = La passione a cui si rinuncia
opening-offer = Il primo oggetto per cui si offre

## Il tavolo

view-you = Il tuo posto
view-scenario = Scenario
view-scenario_numbers = Numeri dello Scenario
view-scenario_rule = Paragrafo dello Scenario
view-scenario_source = Provenienza dello Scenario
view-monkey_control = Controllo delle Scimmie
view-round = Round
view-rounds = Round in tutto
view-phase = Fase
view-auction = Astatosta
view-auctions = Astetoste per round
view-stands = Stand
view-stand = Stand
view-object = Oggetto
view-sources = Provenienza degli Oggetti
view-spots = Dove sono gli Oggetti
view-owner = Nella Collezione di
view-offers = Offerte
view-flea_market = Bancarelle
view-flea_market_value = Valore alle Bancarelle
view-deck = Mazzetto
view-common = Riserva comune
view-collectors = Nerd
view-nerd = Nerd
view-monkey = Scimmia
view-bin = Cestino
view-back = Tornerà dal Cestino
view-lost = Andrà perso
view-collection = Collezione
view-worth = Gettoni sulla Collezione
view-epics = Epic Collection in vista
view-complete = Completa
view-value = Valore
view-passions = Passioni
view-meets = Passioni soddisfatte
view-reserve = Riserva
view-predominance = Predominio
view-feature = Caratteristica
view-objects = Oggetti
view-tokens = Gettoni
view-leaders = In testa
view-favoured = Favorito dalle Scimmie
view-by_tokens = Contano i gettoni
view-quadrant = Il tuo Quadrante
view-picked = Offri per
view-bid = La tua offerta
view-takes = Ne servono
view-most = Al massimo
view-in_reach = Alla tua portata
view-ready = Pronti
view-points = I tuoi punti finora
view-score = In tutto
view-over = Fine della partita
view-sealed = Schermi abbassati
view-devaluation = Svalutazione per Oggetto
view-recovery = Recupero dal Cestino
view-epic = Oggetti per una Epic Collection
view-epic_ends = La Epic Collection chiude la partita
view-epic_near = Epic Collection in vista

## La pagina

page-round = Round { $round } di { $rounds }
page-auction = Astatosta { $auction }/{ $auctions }
page-phase-hype = Hype a Manetta
page-monkey = Scimmia { $monkey }
page-bin = { $count ->
        [0] Cestino vuoto
       *[other] Nel Cestino: { COUNT($count, "token") }
    }
page-back = Recupero, per come stanno le cose: { COUNT($back, "token") }{ $lost ->
        [0] {""}
        [one] , 1 perso
       *[other] , { $lost } persi
    }
page-reserve = Riserva: { COUNT($count, "token") }
page-behind = dietro lo schermo
page-ready = pronto
page-epic-warning = Epic in vista!
page-epic-near = { $feature }: Epic Collection in vista
page-epic-complete = { $feature }: Epic Collection completa
page-gates = I cancelli stanno per aprirsi. Ogni Passione che tieni vale un punto per ogni tuo Oggetto con quella caratteristica, e nessuno la vedrà fino alla fine.
page-keep = La tieni
page-part = Ci rinunci
page-give-up = Rinuncia a { $feature }. Tieni: { $kept }
page-choose-parting = Scegli a quale rinunciare
page-stand = Stand { $number }
page-sold = Andato!
page-passion = una tua Passione
page-bid = { $name }: { COUNT($tokens, "token") }
page-no-bids = ancora nessuna offerta
page-laid = La tua offerta segreta: { COUNT($tokens, "token") }
page-tie = Parità: con le Scimmie la spunta { $name }
page-tie-you = Parità: con le Scimmie la spunti tu
page-leads = In testa: { $name }
page-collections = Le Collezioni in vetrina
page-empty-collection = Vetrina vuota
page-genres = Generi
page-categories = Categorie
page-editions = Edizioni
page-has = { $name }: { $objects ->
        [one] 1 Oggetto
       *[other] { $objects } Oggetti
    }, { COUNT($tokens, "token") }
page-flea-value = Qui ogni Oggetto ha valore { $value }.
page-empty-flea = Non c'è ancora nulla.
page-secret = Lo vedi solo tu
page-if-now = se finisse ora
page-map = Quadrante
page-quadrant = Il Quadrante: dove si trova ogni Oggetto, e i tuoi gettoni
page-owned = Collezione di { $name }, valore { $value }
page-owned-you = la tua Collezione, valore { $value }
page-unseen = non ancora uscito
page-decided = Hai già deciso: per cambiare idea, annulla.
page-confirm = Conferma
page-confirmed = Confermato! Gli schermi si alzano insieme: finché qualcuno ci pensa, puoi ancora annullare.
page-leading = Per ora sei già in testa, qualunque cosa aggiungi.
page-lead-from = { $tokens ->
        [one] Per ora basta 1 gettone per andare in testa.
       *[other] Per ora ne servono { $tokens } per andare in testa.
    }
page-too-little = { $tokens ->
        [one] Per andare in testa ne servirebbe 1: per ora puoi solo guardare.
       *[other] Per andare in testa ne servirebbero { $tokens }: per ora puoi solo far salire il prezzo.
    }
page-win-from = { $tokens ->
        [one] Ne basta 1, se nessuno rilancia.
       *[other] Ne servono almeno { $tokens }, se nessuno rilancia.
    }
page-too-little-to-win = { $tokens ->
        [one] Ne servirebbe almeno 1, e non ce l'hai.
       *[other] Ne servirebbero almeno { $tokens }: così sono gettoni buttati.
    }
page-defend = Fa parte della tua Collezione: ogni gettone ne alza il valore e la difesa.
page-tie-break = { COUNT($tokens, "token") } sugli Oggetti, Scimmia { $monkey }

## In breve, per la pagina delle regole

summary-goal = Diventa il Re della Convention
    .text = Raccogli Oggetti che stanno bene insieme, e con le tue due Passioni segrete. In sei round vince chi fa più punti.
summary-bidding = Offri in segreto
    .text = Quattro Oggetti agli Stand, tre Astetoste: ogni volta offri di nascosto per uno solo. Le offerte si sommano; chi dà di più si porta via l'Oggetto, gli altri buttano i gettoni nel Cestino.
summary-looting = Poi tutti contro tutti
    .text = Offri su qualsiasi Oggetto, anche degli altri. Se superi il suo valore è tuo, e i gettoni vanno a chi lo perde. Puoi anche difendere i tuoi, aggiungendone.
summary-showing-off = Sfoggia e recupera
    .text = Dal Cestino torna qualche gettone, meno se hai molti Oggetti. Chi ha più Oggetti con una caratteristica riceve 1 gettone: le caratteristiche sono quindici.
summary-ties = La Scimmia decide i pareggi
    .text = Vince il numero più basso. Ma chi vince così cede la sua Scimmia: la prossima volta tocca a un altro.
summary-end = I punti
    .text = 1 per Oggetto, 1 per ogni caratteristica che è una tua Passione, 1 per Epic Collection (quattro Oggetti con qualcosa in comune, e la partita finisce), 1 ogni 3 gettoni.
