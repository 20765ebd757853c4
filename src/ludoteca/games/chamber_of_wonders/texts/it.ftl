game-title = Chamber of Wonders
game-about = Londra dell'Ottocento a lume di gas: manda i tuoi agenti per aste, vicoli e banche, e allestisci la Camera delle Meraviglie di cui parleranno tutti.
bot-greedy = giudizioso
    .about = Sa che cosa renderebbe ogni meraviglia nelle sue teche, offre di conseguenza e non si lascia carte in mano. Ogni tanto ha fretta.

## Nomi

pound = sterlina
    .plural = sterline
card = carta
    .plural = carte
fame = punto Fama
    .plural = punti Fama
skull = teschio
    .plural = teschi

wonder-ram-head = testa d'ariete
    .a = una testa d'ariete
    .the = la testa d'ariete
    .plural = teste d'ariete
wonder-cyclops-head = testa di ciclope
    .a = una testa di ciclope
    .the = la testa di ciclope
    .plural = teste di ciclope
wonder-cockerel-head = testa di basilisco
    .a = una testa di basilisco
    .the = la testa di basilisco
    .plural = teste di basilisco
wonder-bear-body = corpo d'orso
    .a = un corpo d'orso
    .the = il corpo d'orso
    .plural = corpi d'orso
wonder-scaly-body = corpo squamoso
    .a = un corpo squamoso
    .the = il corpo squamoso
    .plural = corpi squamosi
wonder-winged-body = corpo alato
    .a = un corpo alato
    .the = il corpo alato
    .plural = corpi alati
wonder-goat-legs = paio di zampe caprine
    .a = un paio di zampe caprine
    .the = il paio di zampe caprine
    .plural = paia di zampe caprine
wonder-heron-legs = paio di zampe d'airone
    .a = un paio di zampe d'airone
    .the = il paio di zampe d'airone
    .plural = paia di zampe d'airone
wonder-octopus-legs = mazzo di tentacoli
    .a = un mazzo di tentacoli
    .the = il mazzo di tentacoli
    .plural = mazzi di tentacoli
wonder-two-headed-calf = vitello a due teste
    .a = un vitello a due teste
    .the = il vitello a due teste
    .plural = vitelli a due teste
wonder-shrunken-head = testa rimpicciolita
    .a = una testa rimpicciolita
    .the = la testa rimpicciolita
    .plural = teste rimpicciolite
wonder-jar-of-eyes = barattolo d'occhi
    .a = un barattolo d'occhi
    .the = il barattolo d'occhi
    .plural = barattoli d'occhi
wonder-mummified-hand = mano mummificata
    .a = una mano mummificata
    .the = la mano mummificata
    .plural = mani mummificate
wonder-ventriloquist-dummy = pupazzo che parla
    .a = un pupazzo che parla
    .the = il pupazzo che parla
    .plural = pupazzi che parlano
wonder-stuffed-mermaid = sirena imbalsamata
    .a = una sirena imbalsamata
    .the = la sirena imbalsamata
    .plural = sirene imbalsamate
wonder-golderact = Golderact
    .a = un Golderact
    .the = il Golderact
    .plural = Golderact
wonder-excalibur = Excalibur
    .a = un'Excalibur
    .the = l'Excalibur
    .plural = Excalibur
wonder-tablet = Tablet
    .a = un Tablet
    .the = il Tablet
    .plural = Tablet
wonder-golden-fleece = Vello d'oro
    .a = un Vello d'oro
    .the = il Vello d'oro
    .plural = Velli d'oro
wonder-trojan-splinter = Scheggia di Troia
    .a = una Scheggia di Troia
    .the = la Scheggia di Troia
    .plural = Schegge di Troia
wonder-pandora-jar = Vaso di Pandora
    .a = un Vaso di Pandora
    .the = il Vaso di Pandora
    .plural = Vasi di Pandora
wonder-atlantis-key = Chiave di Atlantide
    .a = una Chiave di Atlantide
    .the = la Chiave di Atlantide
    .plural = Chiavi di Atlantide
wonder-phoenix-feather = Piuma di Fenice
    .a = una Piuma di Fenice
    .the = la Piuma di Fenice
    .plural = Piume di Fenice
wonder-youth-flask = Fiala dell'Eterna Giovinezza
    .a = una Fiala dell'Eterna Giovinezza
    .the = la Fiala dell'Eterna Giovinezza
    .plural = Fiale dell'Eterna Giovinezza
wonder-imperial-egg = uovo imperiale
    .a = un uovo imperiale
    .the = l'uovo imperiale
    .plural = uova imperiali
wonder-opal-necklace = collana di opali
    .a = una collana di opali
    .the = la collana di opali
    .plural = collane di opali
wonder-jade-dragon = drago di giada
    .a = un drago di giada
    .the = il drago di giada
    .plural = draghi di giada
wonder-ivory-chess-set = scacchiera d'avorio
    .a = una scacchiera d'avorio
    .the = la scacchiera d'avorio
    .plural = scacchiere d'avorio
wonder-mogul-dagger = pugnale del Gran Mogol
    .a = un pugnale del Gran Mogol
    .the = il pugnale del Gran Mogol
    .plural = pugnali del Gran Mogol
wonder-gold-scarab = scarabeo d'oro
    .a = uno scarabeo d'oro
    .the = lo scarabeo d'oro
    .plural = scarabei d'oro
wonder-crystal-ball = sfera di cristallo
    .a = una sfera di cristallo
    .the = la sfera di cristallo
    .plural = sfere di cristallo
wonder-tarot-deck = mazzo di tarocchi
    .a = un mazzo di tarocchi
    .the = il mazzo di tarocchi
    .plural = mazzi di tarocchi
wonder-spirit-board = tavola degli spiriti
    .a = una tavola degli spiriti
    .the = la tavola degli spiriti
    .plural = tavole degli spiriti
wonder-rune-stones = sacchetto di rune
    .a = un sacchetto di rune
    .the = il sacchetto di rune
    .plural = sacchetti di rune
wonder-black-mirror = specchio nero
    .a = uno specchio nero
    .the = lo specchio nero
    .plural = specchi neri
wonder-mandrake-root = radice di mandragora
    .a = una radice di mandragora
    .the = la radice di mandragora
    .plural = radici di mandragora
wonder-bestiary = bestiario
    .a = un bestiario
    .the = il bestiario
    .plural = bestiari
wonder-herbal = erbario
    .a = un erbario
    .the = l'erbario
    .plural = erbari
wonder-atlas = atlante
    .a = un atlante
    .the = l'atlante
    .plural = atlanti
wonder-grimoire = grimorio
    .a = un grimorio
    .the = il grimorio
    .plural = grimori
head-ram-head = { wonder-ram-head }
head-cyclops-head = { wonder-cyclops-head }
head-cockerel-head = { wonder-cockerel-head }
body-bear-body = { wonder-bear-body }
body-scaly-body = { wonder-scaly-body }
body-winged-body = { wonder-winged-body }
legs-goat-legs = { wonder-goat-legs }
legs-heron-legs = { wonder-heron-legs }
legs-octopus-legs = { wonder-octopus-legs }
shelf-bestiary-herbal = { wonder-bestiary } e { wonder-herbal }
shelf-bestiary-atlas = { wonder-bestiary } e { wonder-atlas }
shelf-bestiary-grimoire = { wonder-bestiary } e { wonder-grimoire }
shelf-herbal-atlas = { wonder-herbal } e { wonder-atlas }
shelf-herbal-grimoire = { wonder-herbal } e { wonder-grimoire }
shelf-atlas-grimoire = { wonder-atlas } e { wonder-grimoire }
shelf-bestiary-herbal-atlas = { wonder-bestiary }, { wonder-herbal } e { wonder-atlas }
shelf-bestiary-herbal-grimoire = { wonder-bestiary }, { wonder-herbal } e { wonder-grimoire }
shelf-bestiary-atlas-grimoire = { wonder-bestiary }, { wonder-atlas } e { wonder-grimoire }
shelf-herbal-atlas-grimoire = { wonder-herbal }, { wonder-atlas } e { wonder-grimoire }
shelf-bestiary-herbal-atlas-grimoire = { wonder-bestiary }, { wonder-herbal }, { wonder-atlas } e { wonder-grimoire }

type-monster = mostro
    .plural = mostri
type-grotesque = grottesco
    .plural = grotteschi
type-legendary = leggendario
    .plural = leggendari
type-precious = prezioso
    .plural = preziosi
type-arcane = arcano
    .plural = arcani
type-book = libro
    .plural = libri

zone-whitechapel = Whitechapel
zone-westminster = Westminster
zone-hyde-park = Hyde Park
zone-bank-of-england = Banca d'Inghilterra
zone-abbey = Abbazia

side-push-your-luck = Whitechapel: un vicolo di troppo
    .does = Gli altri pescano { COUNT($first, "card") } a testa. Poi scopri carte, una alla volta: fermati e sono tue, ma il secondo esemplare di uno stesso tipo te le fa perdere tutte.
side-name-a-type = Whitechapel: la soffiata giusta
    .does = A turno ognuno nomina un tipo e scopre { COUNT($first, "card") }: quelle di quel tipo può tenersele.
side-pass-both-ways = Westminster: scambi in corridoio
    .does = { COUNT($first, "card") } a testa: una la tieni, una va a chi siede alla tua destra, le altre a sinistra.
side-pass-right = Westminster: la borsa che gira
    .does = { COUNT($first, "card") } a testa: una la tieni e il resto va a destra; così finché ne resta una, che va a destra anche lei.
side-open-auction = Hyde Park: asta all'aria aperta
    .does = Una carta per giocatore va all'incanto: si rilancia a voce, vince chi offre di più.
side-sealed-bids = Hyde Park: pugni chiusi
    .does = Una carta per giocatore va all'incanto: ognuno chiude in pugno la sua offerta, e le mani si aprono insieme.
side-golden-deals = Banca d'Inghilterra: cambio di favore
    .does = A turno ognuno può vendere { COUNT($first, "card") } al suo valore più { COUNT($second, "pound") }.
side-clearance-sale = Banca d'Inghilterra: svendita
    .does = A turno ognuno può vendere fino a { COUNT($first, "card") } al loro valore{ $second ->
            [0] {""}
           *[other] , più { COUNT($second, "pound") } l'una
        }.
side-gifts = Abbazia: elemosine
    .does = Guardi una carta per giocatore, una alla volta, e ogni volta decidi a chi va: una a testa, te compreso.
side-fair-exchange = Abbazia: baratto
    .does = A turno ognuno scarta una carta e ne pesca un'altra.

contact-dreyfuss = Mr. Dreyfuss
    .role = banchiere
    .does = Ti dà { COUNT($first, "pound") }.
contact-fezzik = JK Fezzik
    .role = informatore
    .does = Ti fa pescare { COUNT($first, "card") }.
contact-pebbleton = Sir Pebbleton
    .role = benefattore
    .does = Tu peschi { COUNT($first, "card") }, gli altri { COUNT($second, "card") } a testa.
contact-rek = Cpt. Rek
    .role = ricettatore
    .does = Ti compra una carta al suo valore.
contact-butch = Butch
    .role = falegname
    .does = Libera gratis { $first ->
            [one] una teca
           *[other] { $first } teche
        } del tuo espositore.
contact-cloris = Cloris
    .role = veggente
    .does = Ti mostra la prossima carta del mazzo: la rimetti dov'era o la scarti.

part-head = testa
part-body = corpo
part-legs = zampe

origin-tokens = segnalini Fama
origin-pounds = sterline
origin-hand = carte in mano

phase-agent = Agente
phase-cabinet = Allestimento

## Domande

prompt-send = Dove mandi il tuo agente?
prompt-contact-before = { $zone }: ti fai aiutare da un contatto adesso, prima della zona?
prompt-contact-after = Un contatto dei vicoli qui accanto può ancora aiutarti: ne approfitti?
prompt-push = { $cards ->
        [one] Hai scoperto una carta
       *[other] Hai scoperto { $cards } carte
    }: ne scopri un'altra o ti fermi?
prompt-name = Quale tipo nomini?
prompt-matches = Che cosa prendi tra le carte di tipo { $type }?
prompt-keep = Quale carta tieni?
prompt-pass-right = Quale carta passi a destra, a { YOU($right) ->
        [you] te
       *[other] { $right }
    }? L'altra va a sinistra.
prompt-keep-and-pass = Quale carta tieni? Il resto passa a destra, a { YOU($right) ->
        [you] te
       *[other] { $right }
    }.
prompt-lot = Quale carta va all'incanto adesso?
prompt-open-bid = All'incanto: { THE($wonder) }. Apri tu le offerte?
prompt-raise = All'incanto: { THE($wonder) }. { YOU($leader) ->
        [you] Conduci tu
       *[other] Conduce { $leader }
    } con { COUNT($bid, "pound") }: rilanci?
prompt-offer = All'incanto: { THE($wonder) }. Quante sterline chiudi in pugno?
prompt-tie = Parità a { COUNT($bid, "pound") }: chi si aggiudica { THE($wonder) }?
prompt-sell = Vendi qualcosa? { $premium ->
        [0] Puoi vendere
       *[other] Ogni carta rende { COUNT($premium, "pound") } più del suo valore; puoi vendere
    } ancora { COUNT($left, "card") }.
prompt-give = A chi doni la carta che hai davanti?
prompt-exchange = Quale carta baratti con la prossima del mazzo?
prompt-fence = Quale carta vendi a Cpt. Rek?
prompt-look = Che ne fai della prossima carta del mazzo?
prompt-expose = Che cosa esponi? Si rivela tutti insieme.

## Risposte

action-send = Manda l'agente: { $zone }
    .full = Manda l'agente: { $side }
action-use = Fatti aiutare da { $contact }
action-go-on = Nessun aiuto, per ora
action-open-case = Togli un segnalino «coming soon»
    .full = Togli un segnalino «coming soon» per { COUNT($price, "pound") } (te ne { $rest ->
            [one] resta 1
           *[other] restano { $rest }
        })
action-turn-over = Scopri un'altra carta
action-stop = Fermati e prendile
action-name = Nomina: { $type }
action-take = Prendi { THE($wonder) }
action-leave = Non prendere altro
action-keep = Tieni { THE($wonder) }
action-pass-right = Passa a destra { THE($wonder) }
action-auction = All'incanto { THE($wonder) }
action-bid = Offri { COUNT($pounds, "pound") }
    .full = Offri { COUNT($pounds, "pound") } (te ne { $rest ->
            [one] resta 1
           *[other] restano { $rest }
        })
action-pass = Passa
action-offer = { $pounds ->
        [0] Mano vuota
       *[other] { COUNT($pounds, "pound") } in pugno
    }
    .full = { $pounds ->
            [0] Mano vuota
           *[other] { COUNT($pounds, "pound") } in pugno
        } (te ne { $rest ->
            [one] resta 1
           *[other] restano { $rest }
        })
action-award = Aggiudica a { $player }
action-sell = Vendi { THE($wonder) }
    .full = Vendi { THE($wonder) } per { COUNT($gain, "pound") }
action-sell-no-more = Non vendere altro
action-give = Dona la carta a { $player }
    .full = Dona { THE($wonder) } a { $player }
action-exchange = Baratta { THE($wonder) }
action-put-back = Rimetti la carta in cima al mazzo
    .full = Rimetti { THE($wonder) } in cima al mazzo
action-discard = Scarta la carta
    .full = Scarta { THE($wonder) }
action-show = Esponi { THE($wonder) }
    .full = Esponi { THE($wonder) } ({ $fame ->
            [one] 1 punto Fama
           *[other] { $fame } punti Fama
        })
action-show-monster = Esponi il mostro intero: { $head }, { $body }, { $legs }
    .full = Esponi il mostro intero: { $head }, { $body }, { $legs } ({ $fame } punti Fama)
action-show-books = Esponi insieme { $shelf }
    .full = Esponi insieme { $shelf } ({ $fame } punti Fama)
action-nothing = Non esporre nulla

## Cronaca

event-in-the-ring = Le zone in giro: { SIZE($sides) ->
        [0] nessuna
       *[other] { $sides }
    }. Nei vicoli: { SIZE($contacts) ->
        [0] nessuno
       *[other] { $contacts }
    }.
event-first-player = { YOU($player) ->
        [you] Cominci tu
       *[other] Comincia { $player }
    }.
event-dealt = Le tue prime meraviglie: { SIZE($wonders) ->
        [0] nessuna
       *[other] { TALLY($wonders) }
    }.
event-first-discard = Gli scarti cominciano da { A($wonder) }.
event-round-began = Giro { $round }
event-turn = { YOU($player) ->
        [you] Tocca a te
       *[other] Tocca a { $player }
    }
event-sent = { YOU($player) ->
        [you] Mandi
       *[other] { $player } manda
    } un agente: { $side }.
    .short = { YOU($player) ->
            [you] Il tuo agente: { $zone }
           *[other] L'agente di { $player }: { $zone }
        }
event-contact = { YOU($player) ->
        [you] Ti aiuta
       *[other] { $player } si fa aiutare da
    } { $contact }.
    .short = { $contact }
event-drew = { $cards ->
        [0] Per { YOU($player) ->
            [you] te
           *[other] { $player }
        } non c'è più nulla da pescare
       *[other] { YOU($player) ->
            [you] Peschi
           *[other] { $player } pesca
        } { COUNT($cards, "card") }
    }.
event-drawn = Hai pescato { SIZE($wonders) ->
        [0] nulla
       *[other] { TALLY($wonders) }
    }.
event-reshuffled = Il mazzo è finito: si rimescolano gli scarti ({ COUNT($cards, "card") }), e se ne scarta subito una: { $wonder }.
event-turned-over = { YOU($player) ->
        [you] Scopri
       *[other] { $player } scopre
    } { A($wonder) }.
    .short = { A($wonder) }
event-bust = { YOU($player) ->
        [you] Un secondo { $type }: perdi
       *[other] Un secondo { $type }: { $player } perde
    } tutto.
    .short = Tutto perso!
event-stopped = { YOU($player) ->
        [you] Ti fermi e prendi
       *[other] { $player } si ferma e prende
    } { SIZE($wonders) ->
        [0] ciò che c'è: nulla
       *[other] { TALLY($wonders) }
    }.
    .short = { YOU($player) ->
            [you] Ti fermi
           *[other] { $player } si ferma
        }
event-named = { YOU($player) ->
        [you] Nomini «{ $type }» e scopri
       *[other] { $player } nomina «{ $type }» e scopre
    } { SIZE($wonders) ->
        [0] nulla
       *[other] { TALLY($wonders) }
    }.
    .short = { YOU($player) ->
            [you] «{ $type }»
           *[other] { $player }: «{ $type }»
        }
event-took = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { SIZE($wonders) ->
        [0] solo aria
       *[other] { TALLY($wonders) }
    }.
    .short = { SIZE($wonders) ->
            [0] Niente
           *[other] { TALLY($wonders) }
        }
event-packs = { SIZE($players) ->
        [0] Non ci sono più carte da distribuire.
       *[other] Un pacchetto di carte per { NAMES($players, you: "te") }.
    }
event-pack = Nel tuo pacchetto: { SIZE($wonders) ->
        [0] nulla
       *[other] { TALLY($wonders) }
    }.
event-kept = Tieni { THE($wonder) }.
event-passed-on = { SIZE($players) ->
        [0] Nessuno passa carte.
       *[other] Passano di mano le carte lasciate da { NAMES($players, you: "te") }.
    }
event-got-from = Da { YOU($giver) ->
        [you] te stesso
       *[other] { $giver }
    } ti { SIZE($wonders) ->
        [0] arriva nulla
        [one] arriva { TALLY($wonders) }
       *[other] arrivano { TALLY($wonders) }
    }.
event-put-up = Si mettono all'incanto { SIZE($wonders) ->
        [0] zero meraviglie
       *[other] { TALLY($wonders) }
    }.
event-lot = { YOU($player) ->
        [you] Metti
       *[other] { $player } mette
    } all'incanto { THE($wonder) }.
    .short = All'incanto!
event-bid = { YOU($player) ->
        [you] Offri
       *[other] { $player } offre
    } { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] Tu: { $pounds }
           *[other] { $player }: { $pounds }
        }
event-passed = { YOU($player) ->
        [you] Passi
       *[other] { $player } passa
    }.
    .short = { YOU($player) ->
            [you] Passi
           *[other] { $player } passa
        }
event-offers = { YOU($player) ->
        [you] Apri la mano
       *[other] { $player } apre la mano
    }: { $pounds ->
        [0] vuota
       *[other] { COUNT($pounds, "pound") }
    }.
    .short = { YOU($player) ->
            [you] Tu: { $pounds }
           *[other] { $player }: { $pounds }
        }
event-tied = Parità a { COUNT($pounds, "pound") }: { SIZE($players) ->
        [0] nessuno
       *[other] { NAMES($players, you: "tu") }
    }.
event-bought = { YOU($player) ->
        [you] Ti aggiudichi
       *[other] { $player } si aggiudica
    } { THE($wonder) } per { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] Aggiudicato a te per { $pounds }!
           *[other] Aggiudicato a { $player } per { $pounds }
        }
event-unsold = Nessuno vuole { THE($wonder) }: agli scarti.
    .short = Invenduto
event-sold = { YOU($player) ->
        [you] Vendi
       *[other] { $player } vende
    } { THE($wonder) } per { COUNT($pounds, "pound") }.
    .short = { YOU($player) ->
            [you] Incassi { $pounds }
           *[other] { $player } incassa { $pounds }
        }
event-sold-nothing = { YOU($player) ->
        [you] Non vendi
       *[other] { $player } non vende
    } nulla.
event-gift-seen = La carta da donare è { THE($wonder) }.
event-kept-gift = { YOU($player) ->
        [you] Tieni la carta per te
       *[other] { $player } tiene la carta per sé
    }.
event-gave = { YOU($player) ->
        [you] Doni una carta a { YOU($receiver) ->
            [you] te
           *[other] { $receiver }
        }
       *[other] { YOU($receiver) ->
            [you] { $player } ti dona una carta
           *[other] { $player } dona una carta a { $receiver }
        }
    }.
event-gift = Il dono per { YOU($receiver) ->
        [you] te
       *[other] { $receiver }
    } è { THE($wonder) }.
event-exchanged = { YOU($player) ->
        [you] Baratti
       *[other] { $player } baratta
    } { THE($wonder) }.
    .short = Baratto
event-got-pounds = { YOU($player) ->
        [you] Ricevi
       *[other] { $player } riceve
    } { COUNT($pounds, "pound") } dalla cassa.
event-unlocked = { YOU($player) ->
        [you] Nel tuo espositore
       *[other] Nell'espositore di { $player }
    } si libera una teca, gratis.
event-looked = { YOU($player) ->
        [you] Guardi
       *[other] { $player } guarda
    } la prossima carta del mazzo.
event-saw = La prossima carta del mazzo è { THE($wonder) }.
event-put-back = { YOU($player) ->
        [you] Rimetti la carta dov'era
       *[other] { $player } rimette la carta dov'era
    }.
event-top-discarded = { YOU($player) ->
        [you] Scarti la carta
       *[other] { $player } scarta la carta
    }: { $wonder }.
event-opened-case = { YOU($player) ->
        [you] Liberi
       *[other] { $player } libera
    } una teca per { COUNT($pounds, "pound") }.
event-cabinets = Si aprono le Camere
event-exposed = { YOU($player) ->
        [you] Esponi
       *[other] { $player } espone
    } { SIZE($wonders) ->
        [0] nulla
       *[other] { TALLY($wonders) }
    }.
    .short = { SIZE($wonders) ->
            [0] Nulla
           *[other] { TALLY($wonders) }
        }
event-exposed-nothing = { SIZE($players) ->
        [0] Tutti espongono qualcosa.
       *[other] Teche ferme da { NAMES($players, you: "te") }.
    }
event-set-token = Un { $type } intero: un segnalino Fama per { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
    .cheer = Mostro completo!
event-earned = { CAP(THE($wonder)) } rende a { YOU($player) ->
        [you] te
       *[other] { $player }
    } { COUNT($pounds, "pound") }.
    .short = +{ COUNT($pounds, "pound") }
event-skull-drawn = { YOU($player) ->
        [you] Posi
       *[other] { $player } posa
    } un segnalino coperto: { $wonder }.
    .short = Un segnalino coperto
event-skulls-seen = Sotto il segnalino: { COUNT($skulls, "skull") }.
event-only-copy = { CAP(THE($wonder)) } è l'unico esemplare in mostra: un segnalino Fama per { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
    .cheer = Unico a Londra!
    .short = Unico esemplare
event-no-token = { YOU($player) ->
        [you] Esponi
       *[other] { $player } espone
    } { THE($wonder) }, ma non è l'unico esemplare: niente segnalino Fama.
    .short = Niente segnalino Fama
event-token-lost = { YOU($player) ->
        [you] Perdi
       *[other] { $player } perde
    } il segnalino Fama: { THE($wonder) } non è più l'unico esemplare.
    .short = Segnalino perso
event-taken-back = Tutti gli agenti sono in giro: si riprendono e si ricomincia.
event-ended = Le Camere sono allestite
event-skulls-shown = { YOU($player) ->
        [you] Mostri
       *[other] { $player } mostra
    } { COUNT($skulls, "skull") }.
event-skulls-tied = Parità a { COUNT($skulls, "skull") }: { SIZE($players) ->
        [0] nessuno
       *[other] { NAMES($players, you: "tu") }
    }.
event-skull-token = { SIZE($players) ->
        [0] I segnalini non bastano per decidere: il segnalino Fama non va a nessuno.
       *[other] Più teschi di tutti ({ $skulls }): un segnalino Fama per { NAMES($players, you: "te") }.
    }
    .cheer = { SIZE($players) ->
            [0] Nessun brivido
           *[other] Brividi e applausi!
        }
event-hand-counted = { YOU($player) ->
        [you] Resti
       *[other] { $player } resta
    } con { COUNT($cards, "card") } in mano: { COUNT($fame, "fame") } in meno.
event-won = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } con { COUNT($fame, "fame") }: Londra non parla d'altro!
event-won-by-cards = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } lo spareggio a { COUNT($fame, "fame") }, con { COUNT($cards, "card") } in mostra.
event-won-by-pounds = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } lo spareggio a { COUNT($fame, "fame") }, con { COUNT($pounds, "pound") } in tasca.
event-won-together = { SIZE($players) ->
        [0] Nessuno vince
       *[other] Vittoria a pari merito per { NAMES($players, you: "te") }
    } con { COUNT($fame, "fame") }.

## Perché no

reason-not-now = Non è il momento.
reason-not-in-ring = { $zone } non è tra le zone di questa partita.
reason-own-agent-there = { $zone }: lì c'è già un tuo agente.
reason-contact-not-beside = { $contact } non sta nei vicoli accanto a questa zona.
reason-contact-useless = { $contact } ora non potrebbe fare nulla per te.
reason-not-in-hand = In mano non hai { THE($wonder) }.
reason-not-in-pack = Nel tuo pacchetto non c'è { THE($wonder) }.
reason-not-up = Tra le carte all'incanto non c'è { THE($wonder) }.
reason-not-a-match = Tra le carte scoperte di tipo { $type } non c'è { THE($wonder) }.
reason-too-few-pounds = { $pounds ->
        [0] Non hai sterline.
        [one] Hai solo 1 sterlina.
       *[other] Hai solo { $pounds } sterline.
    }
reason-bid-too-low = L'offerta da battere è di { COUNT($bid, "pound") }.
reason-not-tied = { YOU($player) ->
        [you] Tu non sei
       *[other] { $player } non è
    } in parità.
reason-had-a-gift = { YOU($player) ->
        [you] Tu hai già la tua
       *[other] { $player } ha già la sua
    } carta.
reason-no-marker = Non hai segnalini «coming soon» da togliere.
reason-marker-too-dear = Togliere un segnalino costa { COUNT($price, "pound") }: tu ne hai { $pounds }.
reason-no-free-case = Non hai teche libere.
reason-set-not-in-hand = { SIZE($lacking) ->
        [0] Ti manca qualcosa.
       *[other] Ti manca: { $lacking }.
    }

## Opzioni

option-first-game = Prima partita
    .help = Quattro zone già scelte, sul primo lato.
option-first-zone = Prima zona
    .help = La zona che apre il giro, con il lato da usare.
option-second-zone = Seconda zona
    .help = La zona che segue in senso orario.
option-third-zone = Terza zona
    .help = La zona di fronte alla prima.
option-fourth-zone = Quarta zona
    .help = La zona che chiude il giro.
option-first-zone-random = a caso
option-second-zone-random = a caso
option-third-zone-random = a caso
option-fourth-zone-random = a caso
one-side-of-a-zone = Di ogni zona si usa un lato solo: scegli quattro zone diverse.

## Fine e punteggio

end-agents = Tutti gli agenti hanno finito il loro lavoro.
score-monster = Mostri
score-grotesque = Grotteschi
score-legendary = Leggendari
score-precious = Preziosi
score-arcane = Arcani
score-book = Libri
score-tokens = Segnalini Fama
score-pounds = Sterline
score-hand = Carte in mano
use-exposed = Meraviglie esposte
use-sent = Zone in cui si è mandato un agente
use-helped = Contatti che hanno aiutato
use-zones = Zone in giro
use-contacts = Contatti nei vicoli
opening-send = Dove va il primo agente

## Il tavolo

view-you = Il tuo posto
view-round = Giro
view-rounds = Giri in tutto
view-phase = Fase
view-first = Primo giocatore
view-current = Di turno
view-sealed = Decidono in segreto
view-zones = Zone
view-zone = Zona
view-side = Lato
view-numbers = Numeri
view-agents = Agenti
view-contacts = Contatti
view-contact = Contatto
view-active = Al lavoro
view-free = Libere
view-rule = Paragrafo
view-source = Fonte
view-beside = Accanto a
view-helped = Ha aiutato
view-deck = Mazzo
view-next_card = Prossima carta
view-discards = Scarti
view-top_discard = Ultimo scarto
view-turned = Sul tavolo
view-wonder = Meraviglia
view-adds = Fama in più
view-lot = All'incanto
view-bid = Offerta più alta
view-leader = Di
view-waiting = Ancora in gioco
view-offers = Offerte
view-your_bid = La tua offerta
view-least = Almeno
view-most = Al più
view-rivals = Possono rilanciare
view-packs = Pacchetti
view-pack = Il tuo pacchetto
view-right = Alla tua destra
view-left = Alla tua sinistra
view-gifts = Carte da donare
view-gift = Da donare ora
view-collectors = Le Camere
view-pounds = Sterline
view-cards = Carte in mano
view-known = Di cui sai
view-unseen = Mai viste
view-displays = Espositori
view-wonders = Meraviglie
view-fame = Fama
view-token = Segnalino Fama
view-skull_token = Segnalino Grottesco
view-skulls = Teschi
view-marker = Coming soon
view-markers = Segnalini coming soon
view-on_show = Carte in mostra
view-types = Tipi
view-score = Fama in tutto
view-hand = La tua mano
view-shows = Che cosa renderebbe
view-costs = Fa perdere un segnalino a
view-laid = Scelte in segreto
view-opening = Teche da liberare
view-can_open = Puoi liberare una teca
view-marker_price = Prezzo di una teca
view-fame_token = Valore di un segnalino Fama
view-pounds_per_fame = Sterline per un punto
view-card_left = Costo di una carta in mano
view-type = Tipo
view-part = Parte
view-copies = Esemplari
view-sets = Fama dei set
view-over = Fine della partita

## La pagina

view-glances = Le carte davanti a te
view-case = In una teca
view-together = Fama insieme
view-odds = Carte mai viste
view-bust = Farebbero perdere tutto
view-both_ways = Si passa da due lati
view-risk = Rischio in percento
view-up = All'incanto ora
view-so_far = Fama finora
page-round = Giro { $round } di { $rounds }
page-turn-of = Turno di { $name }
page-your-turn = Il tuo turno
page-last-round = Ultimo giro
page-london = Londra
page-deck = { $count ->
        [0] Mazzo vuoto
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
page-discards = { $count ->
        [0] Nessuno scarto
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }
page-agents = { $count ->
        [0] Nessun agente da mandare
        [one] 1 agente da mandare
       *[other] { $count } agenti da mandare
    }
page-agent-of = Agente: { $name }
page-fame-so-far = { $fame ->
        [one] Fama finora: 1 punto
       *[other] Fama finora: { $fame } punti
    }
page-in-the-end = alla fine
page-no-fame = ancora nulla in mostra
page-skulls = { $count ->
        [one] 1 teschio
       *[other] { $count } teschi
    }
page-choosing = Sta scegliendo in segreto
page-ready = Ha scelto in segreto
page-peek = Guarda la Camera di { $name }
page-peek-own = Guarda la tua Camera
page-cabinet-own = La tua Camera delle Meraviglie
page-cabinet-of = La Camera di { $name }
page-soon = Coming soon
page-case-shut = chiusa
page-case-free = libera
page-adds = Da sola: { $fame } di Fama.
page-adds-with = Da sola: { $fame } di Fama; in { $count } con la tua mano: { $together }.
page-adds-to = { $fame ->
        [one] { $name }: 1 punto Fama in più
       *[other] { $name }: { $fame } punti Fama in più
    }
page-together = { $what }: insieme { $fame } punti Fama
page-with-hand = in { $count }
page-drafting = Ognuno ha un pacchetto di carte e sceglie in segreto.
page-gets-one = ne riceve una
page-gets-rest = riceve il resto
page-gets-all = riceve le altre
page-gives-next = passa a te
page-odds = { $count } su { $cards } mai viste
page-bust-odds = { $bust ->
        [0] Nessuna delle { $cards } carte che non hai visto fa perdere tutto.
        [one] Una delle { $cards } carte che non hai visto fa perdere tutto ({ $percent }%).
       *[other] { $bust } delle { $cards } carte che non hai visto fanno perdere tutto ({ $percent }%).
    }
page-next-known = Lo sai: la prossima carta è { $wonder }.
page-rivals = Possono superarti:
page-no-rivals = Nessun altro può superarti.
page-bids = Offerte
page-more-bids = Di più…
page-left = poi { $rest }
page-passed = fuori
page-award = vince
page-give = A { $name }
page-give-you = Tienila tu
page-guide-monster = { $fame } a pezzo; intero, { $token } in più
page-guide-grotesque = { $fame }; con più teschi, { $token } in più
page-guide-legendary = { $fame }; se è l'unico, { $token } in più
page-guide-precious = { $fame }, e subito sterline
page-guide-arcane = tanta quanti tipi in mostra
page-guide-book = set in una teca: { $sets }
page-value = a venderla
page-copies = { $count ->
        [one] un solo esemplare
       *[other] { $count } esemplari
    }
page-set-monster = Mostro intero
page-set-book = { $count } libri insieme
page-more-sets = Altri { $count }
page-costs-token = Fa perdere un segnalino Fama: { $name }
page-empty-hand = Non hai carte in mano.
page-confirm = Conferma
page-choose-zone = Tocca una zona di Londra
page-choose-contact = Tocca un contatto che si illumina
page-choose-type = Tocca un tipo
page-choose-keep = Tocca la carta da tenere
page-choose-pass = Tocca la carta da passare a destra
page-choose-lot = Tocca la carta da mettere all'incanto
page-choose-offer = Tocca la tua offerta
page-choose-sell = Tocca la carta da vendere
page-choose-exchange = Tocca la carta da barattare
page-choose-show = Tocca ciò che vuoi esporre
page-choose-case = Le teche sono piene: tocca un «coming soon»
page-tie-break = { $cards ->
        [one] 1 carta in mostra
       *[other] { $cards } carte in mostra
    }, { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }

## In breve, per la pagina delle regole

summary-goal = Allestisci la Camera più famosa
    .text = Hai tre espositori con tre teche l'uno. Riempile di meraviglie: vince chi alla fine ha più Fama.
summary-agent = Manda un agente
    .text = A turno mandi un agente in una zona di Londra dove non ne hai: aste, scambi, vendite, azzardi. Ciò che la zona fa riguarda spesso tutti.
summary-contact = Fatti aiutare
    .text = Nei vicoli accanto alla zona aspettano due contatti. Uno dei due può aiutarti, prima o dopo la zona.
summary-show = Poi tutti espongono
    .text = Dopo ogni agente tutti scelgono in segreto che cosa mettere in una teca e lo rivelano insieme: una meraviglia, un mostro intero o libri diversi.
summary-types = Sei tipi, sei modi di contare
    .text = Mostri interi, leggendari unici, libri in set da 1, 4, 9 e 16, arcani che amano la varietà, grotteschi con i loro teschi, preziosi che rendono sterline.
summary-end = Quando finisce
    .text = Quando tutti gli agenti sono stati mandati. Ogni 3 sterline valgono 1 punto, ogni carta rimasta in mano ne costa 1. Con 5 sterline liberi una teca «coming soon».

page-points = { $count } punti Fama
