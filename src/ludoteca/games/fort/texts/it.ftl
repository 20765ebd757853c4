game-title = Fort
game-about = Un'estate in cortile: gioca con i tuoi amici prima che se li prenda qualcun altro, riempi lo zaino di pizza e giocattoli e costruisci il fortino più bello.
bot-greedy = giudizioso
    .about = Sa che cosa gli serve per il prossimo livello, copia quando conviene e non lascia i migliori amici nel Cortile. Se si gioca in più di due, ogni tanto ha fretta.

## Nomi

point = punto
    .plural = punti
card = carta
    .plural = carte
token = risorsa
    .plural = risorse
pizza = pizza
    .plural = pizze
toy = giocattolo
    .plural = giocattoli
time = volta
    .plural = volte

token-pizza = pizza
    .plural = pizze
    .a = una pizza
token-toy = giocattolo
    .plural = giocattoli
    .a = un giocattolo
box-public = azione pubblica
    .the = l'azione pubblica
box-private = azione privata
    .the = l'azione privata
place-stuff = Cose
    .of = delle Cose
place-pack = Zaino
    .of = dello Zaino
board-glue = plancia della colla
board-shovel = plancia della paletta
board-skate = plancia dello skateboard
board-squirt = plancia della pistola ad acqua
phase-draft = Scelta dei bambini
phase-play = Gioco
phase-recruit = Reclutamento
phase-rest = Scarto e pesca
origin-track = tracciato
origin-fort = fortino
origin-rule = regola inventata
origin-sculpture = Scultura di Maccheroni
effect-pizza = pizze
effect-toy = giocattoli
effect-any = pizze o giocattoli
effect-vp = punti
effect-pack = nello Zaino
effect-lookout = nel Nascondiglio
effect-trash = carte tolte dal gioco
effect-trash-rival = carte avversarie tolte
effect-trash-this = questa carta tolta
effect-recruit = reclute
effect-advance = livelli del fortino
effect-convert = scambi
effect-spend-pizza = pizze pagate
effect-spend-toy = giocattoli pagati
effect-copy-rival-pack = Zaini avversari copiati
answer-followed = ha copiato
answer-passed = ha passato
answer-rough-housed = baruffa

kid-bones = Ossino
    .a = Ossino
    .plural = Ossino
kid-captain = Capitano
    .a = Capitano
    .plural = Capitano
kid-chef = Cuoco
    .a = Cuoco
    .plural = Cuoco
kid-doc = Doc
    .a = Doc
    .plural = Doc
kid-einstein = Einstein
    .a = Einstein
    .plural = Einstein
kid-patch = Toppa
    .a = Toppa
    .plural = Toppa
kid-noodle-twins = I Gemelli Spaghetto
    .a = I Gemelli Spaghetto
    .plural = I Gemelli Spaghetto
kid-smoke = Fumo
    .a = Fumo
    .plural = Fumo
kid-ghost = Hombra
    .a = Hombra
    .plural = Hombra
kid-golden-boy = Ragazzo d'Oro
    .a = Ragazzo d'Oro
    .plural = Ragazzo d'Oro
kid-prince = Principe
    .a = Principe
    .plural = Principe
kid-tiny = Pulcino
    .a = Pulcino
    .plural = Pulcino
kid-puddin = Budino
    .a = Budino
    .plural = Budino
kid-doodles = Schizzo
    .a = Schizzo
    .plural = Schizzo
kid-dot = Bebù
    .a = Bebù
    .plural = Bebù
kid-giggles = Ridarella
    .a = Ridarella
    .plural = Ridarella
kid-kitty = Micia
    .a = Micia
    .plural = Micia
kid-penny = Monetina
    .a = Monetina
    .plural = Monetina
kid-sweet-pea = Pisellina
    .a = Pisellina
    .plural = Pisellina
kid-tink = Tintin
    .a = Tintin
    .plural = Tintin
kid-icky-sticky = Appiccia e Appiccica
    .a = Appiccia e Appiccica
    .plural = Appiccia e Appiccica
kid-bug = Pulce
    .a = Pulce
    .plural = Pulce
kid-lefty = Mancio
    .a = Mancio
    .plural = Mancio
kid-moose = Alce
    .a = Alce
    .plural = Alce
kid-sarge = Sergente
    .a = Sergente
    .plural = Sergente
kid-scout = Esploratrice
    .a = Esploratrice
    .plural = Esploratrice
kid-wart = Verruca
    .a = Verruca
    .plural = Verruca
kid-worm = Lombrico
    .a = Lombrico
    .plural = Lombrico
kid-moles = Le Sorelle Talpa
    .a = Le Sorelle Talpa
    .plural = Le Sorelle Talpa
kid-ant = Formica
    .a = Formica
    .plural = Formica
kid-dash = Saetta
    .a = Saetta
    .plural = Saetta
kid-munch = Sgranocchia
    .a = Sgranocchia
    .plural = Sgranocchia
kid-skids = Sgommata
    .a = Sgommata
    .plural = Sgommata
kid-spike = Spina
    .a = Spina
    .plural = Spina
kid-thunder = Tuono
    .a = Tuono
    .plural = Tuono
kid-rocket-bros = I Fratelli Razzo
    .a = I Fratelli Razzo
    .plural = I Fratelli Razzo
kid-baby-face = Faccia d'Angelo
    .a = Faccia d'Angelo
    .plural = Faccia d'Angelo
kid-blitz = Blitz
    .a = Blitz
    .plural = Blitz
kid-crash = Patatrac
    .a = Patatrac
    .plural = Patatrac
kid-lil-boss = Capetto
    .a = Capetto
    .plural = Capetto
kid-punky = Punky
    .a = Punky
    .plural = Punky
kid-scrappers = Gli Attaccabrighe
    .a = Gli Attaccabrighe
    .plural = Gli Attaccabrighe
kid-bitsy = Briciola
    .a = Briciola
    .plural = Briciola
kid-rusty = Rusty
    .a = Rusty
    .plural = Rusty
kid-zip = Zip
    .a = Zip
    .plural = Zip
kid-sparky = Scintilla
    .a = Scintilla
    .plural = Scintilla
kid-flipper = Flipper
    .a = Flipper
    .plural = Flipper
kid-bud = Gordie
    .a = Gordie
    .plural = Gordie
kid-blades = Lama
    .a = Lama
    .plural = Lama
kid-ace = Asso
    .a = Asso
    .plural = Asso

suit-book = libro
suit-crown = corona
suit-glue = colla
suit-shovel = paletta
suit-skate = skateboard
suit-squirt = pistola ad acqua
symbol-book = libro
    .plural = libri
    .a = un libro
symbol-crown = corona
    .plural = corone
    .a = una corona
symbol-glue = colla
    .plural = colle
    .a = una colla
symbol-shovel = paletta
    .plural = palette
    .a = una paletta
symbol-skate = skateboard
    .plural = skateboard
    .a = uno skateboard
symbol-squirt = pistola ad acqua
    .plural = pistole ad acqua
    .a = una pistola ad acqua
symbol-coin = moneta
    .plural = monete
    .a = una moneta

rule-big-plans = Grandi Progetti
    .does = { COUNT($first, "point") } per ogni azione Migliora il fortino delle tue carte.
rule-friendship-bracelet = Amici per Sempre
    .does = { COUNT($first, "point") } per ogni simbolo diverso che hai, e { $second } in più se li hai tutti e sei.
rule-piggy-bank = Salvadanaio
    .does = { COUNT($second, "point") } per ogni giocattolo sulla tua plancia.
rule-pizza-party = Pizzata
    .does = { COUNT($second, "point") } per ogni pizza sulla tua plancia.
rule-loner = Solitario
    .does = { COUNT($first, "point") } se non hai più nessun migliore amico.
rule-minimalism = Mini Fortino
    .does = { COUNT($second, "point") } se il tuo fortino è proprio di livello { $first }.
rule-popularity = Re della Festa
    .does = { COUNT($first, "point") } per ogni carta nel tuo Nascondiglio.
rule-play-palace = Castello Gonfiabile
    .does = { COUNT($second, "point") } per ogni corona sulle tue carte.
rule-secret-stash = Rifugio Segreto
    .does = { COUNT($first, "point") } per ogni risorsa nel tuo Zaino.
rule-sleepover = Pigiama Party
    .does = { COUNT($first, "point") } se hai più carte di tutti; { $second } se qualcuno ne ha altrettante.
rule-slime-lab = Piccolo Chimico
    .does = { COUNT($second, "point") } per ogni libro sulle tue carte.

perk-birthday-party = Buon Compleanno
    .does = Dopo il reclutamento puoi reclutare ancora, dal Parco o dal suo mazzo.
perk-bribe = Scambio di Favori
    .does = Nel tuo turno nascondi anche carte del Parco, del suo mazzo o di un Cortile avversario.
perk-copy-cat = Gran Copione
    .does = Quando copi puoi scartare due carte e contare i simboli di entrambe.
perk-diy = Fai da te
    .does = Una volta: invece di giocare una carta migliori il fortino, pagando { COUNT($first, "token") } in più.
perk-do-over = Seconda Chance
    .does = Una volta: dopo i copioni giochi una seconda carta.
perk-recycling = Riciclo
    .does = Una volta: in qualsiasi momento del tuo turno riprendi in mano una carta dagli scarti.
perk-rough-housing = Baruffa
    .does = Una volta: invece di copiare, dopo tutti gli altri, togli dal gioco la carta del Capo.
perk-sticky-fingers = Dita Appiccicose
    .does = Nel tuo turno riempi lo Zaino anche dalla riserva.
perk-xxl-backpack = Zaino XXL
    .does = Nel tuo Zaino stanno { COUNT($first, "token") } in più.

## Domande

prompt-keep = Quale bambino tieni? Gli altri passano a sinistra, a { YOU($left) ->
        [you] te
       *[other] { $left }
    }.
prompt-play = Quale carta giochi, e con quale azione cominci?
prompt-do-over = Seconda Chance: giochi un'altra carta?
prompt-declare = { $kid } ha una moneta: quale simbolo dichiari?
prompt-choose-suit = { $kid }: quale simbolo scegli?
prompt-add = { $kid }: { $count ->
        [0] ancora nessun simbolo
        [one] un simbolo
       *[other] { $count } simboli
    } ({ $symbol }). Ne aggiungi?
prompt-second = Svolgi anche l'altra azione di { $kid }?
prompt-times = Quanti ne prendi? Al più { $most }.
prompt-gain = Che cosa prendi? { $tokens ->
        [one] Una risorsa
       *[other] { $tokens } risorse
    }.
prompt-pack = Che cosa metti nello Zaino?{ $left ->
        [one] {""}
       *[other] {" "}In tutto ancora { $left }.
    }
prompt-lookout = Quale carta va nel Nascondiglio?{ $left ->
        [one] {""}
       *[other] {" "}In tutto ancora { $left }.
    }
prompt-trash = Quale carta togli dal gioco?{ $left ->
        [one] {""}
       *[other] {" "}In tutto ancora { $left }.
    }
prompt-trash-rival = Quale carta di un Cortile avversario togli dal gioco?
prompt-both = Che cosa fai prima? Poi tocca al resto.
prompt-convert = Che cosa scambi?{ $left ->
        [one] {""}
       *[other] {" "}In tutto ancora { $left }.
    }
prompt-copy = Di chi copi lo Zaino?
prompt-pay = Con che cosa paghi il livello { $level }?
prompt-spend = Da dove viene { A($token) } che paghi?
prompt-choose-rule = Quale regola inventata prendi? La vedi solo tu.
prompt-choose-perk = Quale premio prendi?
prompt-follow = Copi { $kid }? { SIZE($symbols) ->
        [0] Non c'è nulla da abbinare.
       *[other] Serve { $symbols }; il Capo è { YOU($leader) ->
            [you] qui
           *[other] { $leader }
        }.
    }
prompt-follow-more = Gran Copione: scarti un'altra carta per { $kid }? Per ora i simboli sono { $count }.
prompt-rough-housing = Baruffa: togli dal gioco { $kid } di { YOU($leader) ->
        [you] te stesso
       *[other] { $leader }
    }?
prompt-recruit = Chi recluti?
prompt-birthday = Buon Compleanno: recluti ancora qualcuno?
prompt-recycle = Riciclo: riprendi una carta dagli scarti, prima di pescare?

## Risposte

action-keep = Tieni { $kid }
action-play = Gioca { $kid }: { $box }
    .full = Gioca { $kid }: { $box }{ $count ->
            [0] {""}
           *[other] {" "}({ COUNT($count, "time") })
        }
action-play-part = Gioca { $kid }: { $box }, ma solo in parte
action-play-nothing = Non giocare carte
action-build = Fai da te: migliora il fortino
action-declare = Dichiara { $suit }
action-choose-suit = Scegli { $symbol }
action-add = Aggiungi { $kid }
    .full = Aggiungi { $kid } ({ $count ->
            [one] 1 simbolo in tutto
           *[other] { $count } simboli in tutto
        })
action-go = { $symbols ->
        [0] Procedi
        [one] Procedi con un simbolo del Nascondiglio
       *[other] Procedi con { $symbols } simboli del Nascondiglio
    }
    .full = { $symbols ->
            [0] Procedi
            [one] Procedi con un simbolo del Nascondiglio
           *[other] Procedi con { $symbols } simboli del Nascondiglio
        } ({ COUNT($count, "time") })
action-do = Svolgi { THE($box) }
action-do-part = Svolgi { THE($box) } solo in parte
action-end = Basta così
action-stop = Fermati qui
action-times = { $times }
action-gain = Prendi { PLURAL($token) }
action-pack = Metti nello Zaino { A($token) }
action-pack-supply = Metti nello Zaino { A($token) } della riserva
action-hide = Nascondi { $kid }
action-hide-park = Nascondi { $kid } dal Parco
action-hide-yard = Nascondi { $kid } dal Cortile di { $player }
action-hide-top = Nascondi la prima carta del mazzo Parco
action-trash = Togli { $kid } dalla mano
action-trash-discard = Togli { $kid } dagli scarti
action-trash-rival = Togli { $kid } dal Cortile di { $player }
action-recruit = Recluta { $kid }
action-take = Recluta { $kid } dal Cortile di { $player }
action-top = Pesca dal mazzo Parco
action-convert = Scambia nel riquadro { $place }: prendi { A($token) }
action-copy = Copia lo Zaino di { $player }
    .full = Copia lo Zaino di { $player } ({ COUNT($pizzas, "pizza") }, { COUNT($toys, "toy") })
action-pay = Paga { COUNT($pizzas, "pizza") } e { COUNT($toys, "toy") } dalle Cose, { COUNT($packed_pizzas, "pizza") } e { COUNT($packed_toys, "toy") } dallo Zaino
    .full = Paga{ $from_stuff ->
            [0] {""}
           *[other] {" "}{ COUNT($pizzas, "pizza") } e { COUNT($toys, "toy") } dalle Cose
        }{ $from_pack ->
            [0] {""}
           *[other] {" "}{ COUNT($packed_pizzas, "pizza") } e { COUNT($packed_toys, "toy") } dallo Zaino
        }
action-choose-rule = Prendi { $rule }
    .full = Prendi { $rule } ({ $points ->
            [one] ora 1 punto
           *[other] ora { $points } punti
        })
action-choose-perk = Prendi { $perk }
action-follow = Copia con { $kid }
    .full = Copia con { $kid }{ $count ->
            [0] {""}
           *[other] {" "}({ COUNT($count, "time") })
        }
action-pass = Passa
action-go-on = No, avanti
action-rough-house = Baruffa: toglila dal gioco
action-recycle = Riciclo: riprendi { $kid }

## Cronaca

event-boards = { SIZE($players) ->
        [0] Nessuno al tavolo
       *[other] Al tavolo: { NAMES($players, you: "tu") }
    }{ SIZE($boards) ->
        [0] .
       *[other] ; nell'ordine: { $boards }.
    }
event-first-player = { YOU($player) ->
        [you] Cominci
       *[other] { $player } comincia
    }.
event-row-of-perks = Premi in fila: { SIZE($perks) ->
        [0] nessuno
       *[other] { $perks }
    }.
event-park-laid = Nel Parco: { SIZE($kids) ->
        [0] nessuno
       *[other] { TALLY($kids) }
    }.
event-dealt = I tuoi bambini: { SIZE($kids) ->
        [0] nessuno
       *[other] { TALLY($kids) }
    }.
event-pack-seen = Davanti a te: { SIZE($kids) ->
        [0] niente
       *[other] { TALLY($kids) }
    }.
event-passed-on = I mazzetti passano a sinistra: { COUNT($cards, "card") } ciascuno.
event-drafted = Hai scelto: { SIZE($kids) ->
        [0] nessuno
       *[other] { TALLY($kids) }
    }.
event-drew = { YOU($player) ->
        [you] Peschi
       *[other] { $player } pesca
    } { COUNT($cards, "card") }.
event-drawn = Hai pescato: { SIZE($kids) ->
        [0] niente
       *[other] { TALLY($kids) }
    }.
event-reshuffled = { YOU($player) ->
        [you] Rimescoli
       *[other] { $player } rimescola
    } gli scarti: { COUNT($cards, "card") }.
event-round-began = Giro { $round }
event-turn = { YOU($player) ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
event-cleaned-up = { YOU($player) ->
        [you] Riprendi
       *[other] { $player } riprende
    } dal Cortile { SIZE($kids) ->
        [0] nessuno
       *[other] { TALLY($kids) }
    }.
    .short = Via dal Cortile
event-played = { YOU($player) ->
        [you] Giochi
       *[other] { $player } gioca
    } { $kid }.
    .short = { $kid }!
event-played-nothing = { YOU($player) ->
        [you] Non giochi
       *[other] { $player } non gioca
    } nessuna carta.
event-declared = { YOU($player) ->
        [you] Dichiari
       *[other] { $player } dichiara
    }: { $suit }.
event-chose-suit = { YOU($player) ->
        [you] Scegli
       *[other] { $player } sceglie
    }: { $symbol }.
event-added = { YOU($player) ->
        [you] Aggiungi
       *[other] { $player } aggiunge
    } { $kid }: in tutto { $count ->
        [one] un simbolo
       *[other] { $count } simboli
    }.
    .short = { $count ->
            [one] un simbolo
           *[other] { $count } simboli
        }
event-used-lookout = { YOU($player) ->
        [you] Aggiungi
       *[other] { $player } aggiunge
    } dal Nascondiglio { $symbols ->
        [one] { A($symbol) }
       *[other] { $symbols } { PLURAL($symbol) }
    }: in tutto { $count }.
event-does = { YOU($player) ->
        [you] Svolgi
       *[other] { $player } svolge
    } { THE($box) } di { $kid }.
    .short = { $box }
event-does-part = { YOU($player) ->
        [you] Svolgi
       *[other] { $player } svolge
    } in parte { THE($box) } di { $kid }.
    .short = { $box }, in parte
event-stopped = { YOU($player) ->
        [you] Ti fermi
       *[other] { $player } si ferma
    } qui.
event-gained = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { $tokens ->
        [one] { A($token) }
       *[other] { $tokens } { PLURAL($token) }
    }.
    .short = +{ $tokens }
event-scored = { YOU($player) ->
        [you] Ottieni
       *[other] { $player } ottiene
    } { COUNT($points, "point") }: in tutto { $total }.
    .short = +{ COUNT($points, "point") }
event-packed = { YOU($player) ->
        [you] Metti
       *[other] { $player } mette
    } nello Zaino { A($token) }.
    .short = Nello Zaino
event-packed-supply = { YOU($player) ->
        [you] Metti
       *[other] { $player } mette
    } nello Zaino { A($token) } della riserva.
    .short = Nello Zaino
event-hid = { YOU($player) ->
        [you] Nascondi
       *[other] { $player } nasconde
    } { $kid }.
    .short = Nel Nascondiglio
event-hid-park = { YOU($player) ->
        [you] Nascondi
       *[other] { $player } nasconde
    } { $kid }, che stava nel Parco.
    .short = Nel Nascondiglio
event-hid-yard = { YOU($player) ->
        [you] Nascondi
       *[other] { $player } nasconde
    } { $kid }, dal { YOU($owner) ->
        [you] tuo Cortile
       *[other] Cortile di { $owner }
    }.
    .short = Nel Nascondiglio
event-hid-top = { YOU($player) ->
        [you] Nascondi
       *[other] { $player } nasconde
    } la prima carta del mazzo Parco: { $kid }.
    .short = Nel Nascondiglio
event-trashed = { YOU($player) ->
        [you] Togli
       *[other] { $player } toglie
    } dal gioco { $kid }.
    .short = { $kid } fuori dal gioco
event-trashed-rival = { YOU($player) ->
        [you] Togli
       *[other] { $player } toglie
    } dal gioco { $kid }, che stava nel { YOU($owner) ->
        [you] tuo Cortile
       *[other] Cortile di { $owner }
    }.
    .short = { $kid } fuori dal gioco
event-trashed-itself = { $kid } esce dal gioco.
event-converted = { YOU($player) ->
        [you] Dai
       *[other] { $player } dà
    } { A($given) } e { YOU($player) ->
        [you] prendi
       *[other] prende
    } { A($token) }.
    .short = Scambio!
event-copied-pack = { YOU($player) ->
        [you] Copi
       *[other] { $player } copia
    } il proprio Zaino: { COUNT($pizzas, "pizza") } e { COUNT($toys, "toy") }.
event-copied-rival = { YOU($player) ->
        [you] Copi
       *[other] { $player } copia
    } { YOU($owner) ->
        [you] il tuo Zaino
       *[other] lo Zaino di { $owner }
    }: { COUNT($pizzas, "pizza") } e { COUNT($toys, "toy") }.
event-paid = { YOU($player) ->
        [you] Paghi
       *[other] { $player } paga
    } { COUNT($pizzas, "pizza") } e { COUNT($toys, "toy") }.
event-advanced = Il { YOU($player) ->
        [you] tuo fortino
       *[other] fortino di { $player }
    } cresce: livello { $level }.
    .short = Livello { $level }!
    .cheer = Livello { $level }!
event-took-rule = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } una regola inventata.
event-rule-chosen = La tua regola inventata: { $rule }.
event-took-perk = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } un premio: { $perk }.
    .short = { $perk }!
event-took-sculpture = La Scultura di Maccheroni va a { YOU($player) ->
        [you] te
       *[other] { $player }
    }!
    .cheer = La Scultura di Maccheroni!
event-not-possible = { YOU($player) ->
        [you] Non puoi
       *[other] { $player } non può
    } fare il resto.
event-followed = { YOU($player) ->
        [you] Copi
       *[other] { $player } copia
    } con { SIZE($kids) ->
        [0] niente
       *[other] { TALLY($kids) }
    }.
    .short = { YOU($player) ->
            [you] Copi
           *[other] { $player } copia
        }
event-passed = { YOU($player) ->
        [you] Passi
       *[other] { $player } passa
    }.
    .short = { YOU($player) ->
            [you] Passi
           *[other] { $player } passa
        }
event-rough-housed = Baruffa! { YOU($player) ->
        [you] Togli
       *[other] { $player } toglie
    } dal gioco { $kid }.
    .short = Baruffa!
event-built = Fai da te: { YOU($player) ->
        [you] costruisci
       *[other] { $player } costruisce
    } senza giocare carte.
event-did-over = Seconda Chance: { YOU($player) ->
        [you] giochi
       *[other] { $player } gioca
    } un'altra carta.
event-recycled = Riciclo: { YOU($player) ->
        [you] riprendi
       *[other] { $player } riprende
    } in mano { $kid }.
event-recruited = { YOU($player) ->
        [you] Recluti
       *[other] { $player } recluta
    } { $kid } dal Parco.
    .short = { YOU($player) ->
            [you] Con te!
           *[other] Con { $player }!
        }
event-took = { YOU($player) ->
        [you] Recluti
       *[other] { $player } recluta
    } { $kid } dal { YOU($owner) ->
        [you] tuo Cortile
       *[other] Cortile di { $owner }
    }.
    .short = { YOU($player) ->
            [you] Con te!
           *[other] Con { $player }!
        }
event-took-top = { YOU($player) ->
        [you] Peschi
       *[other] { $player } pesca
    } dal mazzo Parco: { $kid }.
    .short = { YOU($player) ->
            [you] Con te!
           *[other] Con { $player }!
        }
event-refilled = Nel Parco arriva { $kid }.
    .short = Arriva { $kid }
event-nobody-to-recruit = Non c'è più nessuno da reclutare per { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
event-discarded = { YOU($player) ->
        [you] Scarti
       *[other] { $player } scarta
    }: { SIZE($kids) ->
        [0] niente
       *[other] { TALLY($kids) }
    }.
    .short = Tra gli scarti
event-to-the-yard = Nel { YOU($player) ->
        [you] tuo Cortile
       *[other] Cortile di { $player }
    } restano: { SIZE($kids) ->
        [0] nessuno
       *[other] { TALLY($kids) }
    }.
    .short = Nel Cortile
event-last-round-points = { YOU($player) ->
        [you] Arrivi
       *[other] { $player } arriva
    } a { COUNT($points, "point") }: si finisce il giro.
event-last-round-fort = Il { YOU($player) ->
        [you] tuo fortino
       *[other] fortino di { $player }
    } è finito: si finisce il giro.
event-last-round-park = Il mazzo Parco è finito: si finisce il giro.
event-ended = Fine della partita
event-rule-shown = { YOU($player) ->
        [you] Mostri
       *[other] { $player } mostra
    } la regola inventata { $rule }: { COUNT($points, "point") }.
event-won = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } con { COUNT($points, "point") }!
    .cheer = { YOU($player) ->
            [you] Hai vinto
           *[other] { $player } ha vinto
        }!
event-won-by-fort = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } con { COUNT($points, "point") }, per il fortino più alto: livello { $level }.
    .cheer = { YOU($player) ->
            [you] Hai vinto
           *[other] { $player } ha vinto
        }!
event-won-together = { SIZE($players) ->
        [0] Nessuno ha vinto
       *[other] Vittoria a pari merito di { NAMES($players, you: "te") }
    } con { COUNT($points, "point") }.

## Perché no

reason-not-now = Non è il momento.
reason-not-in-hand = In mano non hai { $kid }.
reason-no-boxes = { $kid } non ha azioni: serve ad aggiungere simboli, a copiare o a nascondersi.
reason-blank-box = Il riquadro di { $kid } è vuoto: { $box }.
reason-in-full-only = { $kid }: { THE($box) } non si può svolgere solo in parte.
reason-no-room = Nelle Cose c'è posto per { $room ->
        [0] nessun altro segnalino
       *[other] { $room }
    } ({ $token }), e ne servono { $tokens }.
reason-no-room-for-either = Nelle Cose non c'è posto per { $tokens ->
        [one] un'altra risorsa
       *[other] { $tokens } risorse uguali
    }.
reason-supply-lacks = Nella riserva restano troppo pochi segnalini: { $left } ({ $token }).
reason-no-tokens = Nelle Cose hai { COUNT($stuff, "token") }, e ne servono { $times }.
reason-pack-full = Nello Zaino c'è posto per { $room } in più, e servono { $times } posti.
reason-lookout-full = Nel Nascondiglio c'è posto per { $room } in più, e servono { $times } posti.
reason-too-few-cards = In mano ti restano { COUNT($cards, "card") }, e ne servono { $times }.
reason-nothing-to-trash = Tra mano e scarti hai { COUNT($cards, "card") }, e ne servono { $times }.
reason-yards-empty = Nei Cortili avversari ci sono { COUNT($cards, "card") }.
reason-nobody-left = Non resta nessuno da reclutare.
reason-top-level = Il tuo fortino è già al livello più alto.
reason-too-dear = Il prossimo livello costa { COUNT($pizzas, "pizza") }, { COUNT($toys, "toy") } e { $any } a scelta: hai { COUNT($held_pizzas, "pizza") } e { COUNT($held_toys, "toy") }.
reason-not-to-spend = Hai { $held } tra Cose e Zaino ({ $token }), e ne servono { $times }.
reason-cannot-convert = Nella stessa direzione puoi scambiare troppo poche risorse: ne servono { $times }.
reason-nothing-to-exchange = Lì non hai { PLURAL($token) } da scambiare: { $place }.
reason-exchanges-too-few = In { PLURAL($token) } potresti scambiarne al massimo { $exchanges }: dei simboli che usi ne andrebbe sprecato qualcuno.
reason-pack-empty = Il tuo Zaino è vuoto.
reason-packs-empty = Gli Zaini avversari sono vuoti.
reason-nothing-counted = Non c'è nulla da contare: l'azione non darebbe niente.
reason-no-symbol = Ti manca il simbolo che conta: { $symbol }.
reason-other-impossible = Almeno un'azione va svolta per intero, e così non sarebbe possibile.
reason-wrong-suit = { $kid } non ha il simbolo giusto{ SIZE($symbols) ->
        [0] .
       *[other] : serve { $symbols }.
    }
reason-symbol-useless = { $kid } non ha il simbolo che conta.
reason-same-token = Il Capo ha scelto { PLURAL($token) }: vale anche per te.
reason-not-in-park = Nel Parco non c'è { $kid }.
reason-not-in-yard = Nel { YOU($player) ->
        [you] tuo Cortile
       *[other] Cortile di { $player }
    } non c'è { $kid }.
reason-own-yard = È il tuo Cortile.
reason-not-discarded = Tra i tuoi scarti non c'è { $kid }.
reason-other-direction = In questo turno hai già scambiato in { PLURAL($token) }: solo in quella direzione.
reason-not-left = { $rule } non è tra le regole rimaste.
reason-not-in-row = { $perk } non è in fila.
reason-no-perk = Non hai il premio { $perk }.
reason-other-payment = Non si paga così.

## Opzioni, fine, punti

option-setup = Preparazione
    .help = Come si formano i mazzi all'inizio.
option-setup-basic = base
    .effect = Otto bambini a caso per ciascuno: per la prima partita.
option-setup-advanced = avanzata
    .effect = Otto volte ognuno tiene un bambino e passa gli altri a sinistra.
end-points = Qualcuno è arrivato abbastanza avanti sul tracciato.
end-fort = Un fortino ha raggiunto il livello 5.
end-park = Il mazzo Parco è finito.
score-track = Tracciato
score-fort = Fortino
score-rule = Regola inventata
score-sculpture = Scultura di Maccheroni
use-recruited = Bambini reclutati
use-played = Bambini giocati
use-perk = Premi presi
use-rule = Regole inventate scelte
use-board = Plance
use-row = Premi nella fila
opening-keep = Il primo bambino tenuto nel draft
opening-play = La prima carta giocata

## Il tavolo

view-you = Il tuo posto
view-round = Giro
view-phase = Fase
view-first = Primo giocatore
view-current = Il Capo
view-ending = Fine per
view-last_round = Ultimo giro
view-supply = Riserva
view-park = Parco
view-park_deck = Mazzo Parco
view-trashed = Fuori dal gioco
view-rules_left = Regole inventate rimaste
view-perks = Premi in fila
view-perks_used = Premi usati
view-sculpture = Scultura di Maccheroni
view-sculpture_points = Punti della scultura
view-end_points = Punti per finire
view-stuff_size = Posti nelle Cose per tipo
view-players = Giocatori
view-played = Carta giocata
view-played_before = Già giocate
view-doing = Azione in corso
view-building = Costruisce da sé
view-hand = Mano
view-deck_left = Ancora nel tuo mazzo
view-plans = La tua mano
view-adding = Stai aggiungendo
view-second = L'altra azione
view-following = Puoi copiare
view-pack_before_you = Davanti a te
view-kept = Hai tenuto
view-chosen = Hai scelto
view-to_draft = Ancora da scegliere
view-forecasts = Regole tra cui scegli
view-rules_seen = Regole che hai visto
view-kids = Bambini
view-rules = Regole inventate
view-all_perks = Premi
view-levels = Livelli
view-over = Fine
view-suits = Simboli
view-boxes = Azioni
view-public = Azione pubblica
view-private = Azione privata
view-friend = Migliore amico
view-copies = Copie
view-source = Fonte
view-copies_source = Fonte delle copie
view-numbers = Numeri
view-rule = Regola
view-pizza = Pizza
view-toy = Giocattoli
view-any = A scelta
view-points = Punti
view-gives = Dà
view-board = Plancia
view-friends = Migliori amici
view-level = Livello del fortino
view-stuff = Cose
view-pack = Zaino
view-pack_size = Posti nello Zaino
view-pack_room = Posti liberi nello Zaino
view-lookout = Nascondiglio
view-lookout_size = Posti nel Nascondiglio
view-lookout_room = Posti liberi nel Nascondiglio
view-yard = Cortile
view-discard = Scarti
view-deck = Mazzo
view-cards = Carte in tutto
view-perk = Premio
view-has_rule = Ha una regola inventata
view-rule_points = Punti della regola
view-next_level = Prossimo livello
view-can_advance = Può migliorare
view-lacks = Manca
view-lacks_any = Manca a scelta
view-score = In tutto
view-answer = Risposta
view-asked = Tocca a lui
view-count = Quante volte
view-brings = Porta
view-kid = Bambino
view-symbols = Simboli utili
view-fits = Si può
view-result = Risultato
view-box = Azione
view-symbol = Simbolo
view-full = Per intero
view-part = In parte
view-helpers = Si possono aggiungere
view-best = Al massimo
view-with_lookout = Posto nel Nascondiglio
view-whole = Svolta per intero
view-now = Adesso
view-choices = Con il Nascondiglio
view-declared = Dichiarato
view-matching = Per copiare serve
view-added = Aggiunte
view-done = Azioni svolte
view-trashes_itself = Esce dal gioco
view-token = Risorsa
view-player = Giocatore

## La pagina

page-round = Giro { $round }
page-your-turn = Il tuo turno
page-turn-of = Turno di { $name }
page-last-round = Ultimo giro
page-score = { COUNT($points, "point") } finora
page-track = Tracciato dei punti
page-goal = A { $points } punti si finisce il giro, ed è l'ultimo.
page-stage = Che cosa succede
page-yards = I Cortili
page-yard-own = Il tuo Cortile
page-yard-of = Cortile di { $name }
page-yard-empty = nessuno
page-board-own = Il tuo fortino
page-board-of = Il fortino di { $name }
page-discards-own = I tuoi scarti
page-discards-of = Scarti di { $name }
page-to-draw = Ancora da pescare, senza ordine
page-empty = Qui non c'è nessuno.
page-empty-hand = Nessuna carta in mano
page-pack-of = Zaino: { COUNT($size, "token") } al massimo
page-lookout-of = Nascondiglio: { COUNT($size, "card") } al massimo
page-has-rule = Una regola inventata, segreta
page-park-deck = Mazzo Parco: { COUNT($count, "card") }
page-can-advance = Hai di che salire al livello { $level }
page-lacks = Per il livello { $level } manca
page-price = Che cosa costa il livello { $level }
page-level = Livello { $level }: { COUNT($points, "point") }
page-symbols-only = solo simboli
page-blank = vuota
page-copies = { $count ->
        [one] una sola copia
       *[other] { $count } copie
    }
page-building = { $name }: il fortino cresce da sé
page-to-follow = Per copiare:
page-same-token = Chi copia prende la stessa risorsa.
page-not-followed = Nessuno può copiarla.
page-to-draft = { COUNT($count, "card") } davanti a ognuno
page-drafting = Ognuno sceglie in segreto.
page-just-now = quanto varrebbe adesso
page-step-clean-up = Pulizia
    .text = Chi è nel Cortile torna negli scarti.
page-step-play = Gioco
    .text = Una carta, una o due azioni.
page-step-follow = Copioni
    .text = Gli altri possono imitare.
page-step-recruit = Reclutamento
    .text = Un nuovo amico.
page-step-rest = Scarto e pesca
    .text = Chi non ha giocato va nel Cortile.
page-alone = Da sola
page-at-most = Al massimo
page-then = Poi, volendo, l'altra:
page-now = Adesso
page-in-part = solo in parte
page-nothing = niente
page-not-all = Così non si può usare tutto.
page-no-match = Non hai il simbolo che serve.
page-follow-with = Sulla carta sta scritto che cosa ne viene.
page-standing-pass = Passa da sé quando non posso copiare
page-other-payments = Altri modi ({ $count })
page-tie-break = fortino di livello { $level }
page-confirm = Conferma
page-choose-keep = Scegli chi tenere
page-choose-play = Scegli un'azione di una carta
page-choose-hide = Scegli chi nascondere
page-choose-trash = Scegli chi togliere dal gioco
page-choose-rival = Scegli in un Cortile avversario
page-choose-recruit = Scegli chi reclutare
page-choose-rule = Scegli una regola
page-choose-perk = Scegli un premio
page-choose-recycle = Scegli chi riprendere
page-sign-gain-pizza = prendi { $number ->
        [one] una pizza
       *[other] { $number } pizze
    }
page-sign-gain-toy = prendi { $number ->
        [one] un giocattolo
       *[other] { $number } giocattoli
    }
page-sign-gain-any = prendi { $number ->
        [one] una pizza o un giocattolo
       *[other] { $number } pizze o { $number } giocattoli
    }
page-sign-spend-pizza = paga una pizza
page-sign-spend-toy = paga un giocattolo
page-sign-vp = ottieni { COUNT($number, "point") }
page-sign-pack = metti una risorsa nello Zaino
page-sign-lookout = nascondi una carta della mano
page-sign-trash = togli dal gioco una tua carta della mano o degli scarti
page-sign-trash_rival = togli dal gioco una carta di un Cortile avversario
page-sign-trash_this = questa carta esce dal gioco
page-sign-recruit = recluta
page-sign-advance = migliora il fortino
page-sign-advance-less = migliora il fortino pagando una risorsa in meno
page-sign-convert = scambia una pizza con un giocattolo, o il contrario
page-sign-copy_pack = prendi ancora quello che hai nello Zaino
page-sign-copy_rival_pack = prendi quello che un avversario ha nello Zaino
page-sign-x = per ogni
page-sign-then = , poi
page-sign-and = e
page-sign-pack_size = risorsa nel tuo Zaino
page-sign-lookout_cards = carta nel tuo Nascondiglio
page-sign-fort_level = livello del tuo fortino
page-sign-chosen_suit = simbolo che scegli

summary-goal = Il fortino più bello
    .text = Pizze e giocattoli pagano i livelli del fortino: ogni livello vale punti e fa posto nello Zaino e nel Nascondiglio.
summary-play = Gioca un amico
    .text = Una carta, una o due azioni. Altre carte con lo stesso simbolo la fanno ripetere.
summary-follow = Gli altri ti copiano
    .text = Chi scarta una carta col simbolo giusto fa la tua azione pubblica. E tu la sua.
summary-recruit = Recluta
    .text = Ogni turno un nuovo amico: dal Parco, o dal Cortile di qualcun altro.
summary-yard = Chi non gioca si annoia
    .text = Le carte che non usi vanno nel tuo Cortile, dove gli altri possono prenderle. Il Nascondiglio le protegge.
summary-end = La fine
    .text = 25 punti, un fortino di livello 5 o il Parco vuoto: si finisce il giro. Contano anche la regola inventata e la Scultura di Maccheroni.
