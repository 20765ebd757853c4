game-title = Challengers!
game-about = Il più grande torneo di rubabandiera del mondo: metti insieme una squadra improbabile, mandala al parco e tifa mentre gioca da sola.
bot-greedy = giudizioso
    .about = Conta quanto rende ogni carta nel suo mazzo, cerca le coppie che si aiutano e manda a casa chi rallenta la squadra. Ogni tanto ha fretta.

## Nomi

card = carta
    .plural = carte
fan = fan
    .plural = fan
trophy = trofeo
    .plural = trofei
newcomer = Novellino
    .plural = Novellini

character-newcomer = Novellino
    .a = un Novellino
    .the = il Novellino
    .plural = Novellini
    .does = Nessun effetto: conta solo il suo potere.
character-talent-p = Talento di partenza
    .a = un Talento di partenza
    .the = il Talento di partenza
    .plural = Talenti di partenza
    .does = Nessun effetto: conta solo il suo potere.
character-dog-p = Cane di partenza
    .a = un Cane di partenza
    .the = il Cane di partenza
    .plural = Cani di partenza
    .does = Nessun effetto: conta solo il suo potere.
character-champion-p = Campionessa di partenza
    .a = una Campionessa di partenza
    .the = la Campionessa di partenza
    .plural = Campionesse di partenza
    .does = Nessun effetto: conta solo il suo potere.
character-reporter = Reporter
    .a = un Reporter
    .the = il Reporter
    .plural = Reporter
    .does = Guardi le prossime { $first } carte del tuo mazzo: una la rimetti in cima, il resto va in fondo.
character-talent = Talento
    .a = un Talento
    .the = il Talento
    .plural = Talenti
    .does = Nessun effetto: conta solo il suo potere.
character-mascot = Mascotte
    .a = una Mascotte
    .the = la Mascotte
    .plural = Mascotte
    .does = +{ $first } per ogni set diverso sulla tua panchina.
character-dog = Cane
    .a = un Cane
    .the = il Cane
    .plural = Cani
    .does = Nessun effetto: conta solo il suo potere.
character-fan-bus = Bus dei Fan
    .a = un Bus dei Fan
    .the = il Bus dei Fan
    .plural = Bus dei Fan
    .does = Se hai al massimo { COUNT($second, "trophy") }, guadagni { COUNT($first, "fan") }.
character-champion = Campionessa
    .a = una Campionessa
    .the = la Campionessa
    .plural = Campionesse
    .does = Nessun effetto: conta solo il suo potere.
character-jester = Giullare
    .a = un Giullare
    .the = il Giullare
    .plural = Giullari
    .does = +{ $first } se sulla tua panchina c'è almeno una carta di potere base { $second }.
character-hermit = Eremita
    .a = un Eremita
    .the = l'Eremita
    .plural = Eremiti
    .does = +{ $first } se sulla tua panchina non c'è nessuna carta Città.
character-stable-boy = Stalliere
    .a = uno Stalliere
    .the = lo Stalliere
    .plural = Stallieri
    .does = +{ $first } per ogni carta di potere base { $second } sulla tua panchina.
character-pig = Maiale
    .a = un Maiale
    .the = il Maiale
    .plural = Maiali
    .does = Nessun effetto: conta solo il suo potere.
character-blacksmith = Fabbro
    .a = un Fabbro
    .the = il Fabbro
    .plural = Fabbri
    .does = Le tue carte Città hanno +{ $first }, in attacco e con la bandiera.
character-knight = Cavaliere
    .a = un Cavaliere
    .the = il Cavaliere
    .plural = Cavalieri
    .does = +{ $first } per ogni trofeo del tuo avversario.
character-sorcerer = Mago
    .a = un Mago
    .the = il Mago
    .plural = Maghi
    .does = Puoi mettere dalla tua panchina nei tuoi scarti { COUNT($first, "card") } di potere base fino a { $second }.
character-horse = Cavallo
    .a = un Cavallo
    .the = il Cavallo
    .plural = Cavalli
    .does = Nessun effetto: conta solo il suo potere.
character-bard = Bardo
    .a = un Bardo
    .the = il Bardo
    .plural = Bardi
    .does = Ogni tua carta in attacco ha +{ $first }.
character-prince = Principe
    .a = un Principe
    .the = il Principe
    .plural = Principi
    .does = Va nei tuoi scarti invece che in panchina. Le carte sotto di lui no.
character-dragon = Drago
    .a = un Drago
    .the = il Drago
    .plural = Draghi
    .does = Nessun effetto: conta solo il suo potere.
character-makeup-artist = Truccatore
    .a = un Truccatore
    .the = il Truccatore
    .plural = Truccatori
    .does = Le tue carte di potere base { $second } hanno +{ $first } in attacco.
character-movie-star = Stella del Cinema
    .a = una Stella del Cinema
    .the = la Stella del Cinema
    .plural = Stelle del Cinema
    .does = Puoi rimettere in cima al mazzo fino a { COUNT($first, "newcomer") } della tua panchina.
character-gangster = Gangster
    .a = un Gangster
    .the = il Gangster
    .plural = Gangster
    .does = Ha +{ $first }.
character-cat = Gatto
    .a = un Gatto
    .the = il Gatto
    .plural = Gatti
    .does = Nessun effetto: conta solo il suo potere.
character-cowboy = Cowboy
    .a = un Cowboy
    .the = il Cowboy
    .plural = Cowboy
    .does = L'avversario mette in panchina la prossima carta del suo mazzo. Se non ci sta, ha perso.
character-comic-character = Personaggio dei Fumetti
    .a = un Personaggio dei Fumetti
    .the = il Personaggio dei Fumetti
    .plural = Personaggi dei Fumetti
    .does = La prossima carta che riveli ha +{ $first } in attacco.
character-director = Regista
    .a = un Regista
    .the = il Regista
    .plural = Registi
    .does = Le tue carte Studio Cinematografico hanno +{ $first } in attacco.
character-lion = Leone
    .a = un Leone
    .the = il Leone
    .plural = Leoni
    .does = Nessun effetto: conta solo il suo potere.
character-heroine = Eroina
    .a = un'Eroina
    .the = l'Eroina
    .plural = Eroine
    .does = Guadagni { COUNT($first, "fan") }.
character-villain = Supercattivo
    .a = un Supercattivo
    .the = il Supercattivo
    .plural = Supercattivi
    .does = { COUNT($first, "card") } del mazzo A, senza guardare, in cima al tuo mazzo: d'ora in poi ne fa parte.
character-t-rex = T-Rex
    .a = un T-Rex
    .the = il T-Rex
    .plural = T-Rex
    .does = Nessun effetto: conta solo il suo potere.
character-clown = Pagliaccio
    .a = un Pagliaccio
    .the = il Pagliaccio
    .plural = Pagliacci
    .does = Guadagni { COUNT($first, "fan") }.
character-juggler = Giocoliere
    .a = un Giocoliere
    .the = il Giocoliere
    .plural = Giocolieri
    .does = Guardi le prossime { $first } carte del tuo mazzo e le rimetti in cima nell'ordine che vuoi.
character-vendor = Venditrice
    .a = una Venditrice
    .the = la Venditrice
    .plural = Venditrici
    .does = Le tue carte Parco Divertimenti hanno +{ $first }, in attacco e con la bandiera.
character-pony = Pony
    .a = un Pony
    .the = il Pony
    .plural = Pony
    .does = Nessun effetto: conta solo il suo potere.
character-mime = Mimo
    .a = un Mimo
    .the = il Mimo
    .plural = Mimi
    .does = +{ $first } per ogni casella vuota della tua panchina.
character-pyrotechnician = Fuochista
    .a = un Fuochista
    .the = il Fuochista
    .plural = Fuochisti
    .does = Se nel tuo mazzo c'è al massimo { COUNT($second, "card") }, guadagni { COUNT($first, "fan") }.
character-clairvoyant = Chiaroveggente
    .a = una Chiaroveggente
    .the = la Chiaroveggente
    .plural = Chiaroveggenti
    .does = Guardi tutto il tuo mazzo, nel suo ordine, e metti in cima una carta a scelta.
character-rubber-duck = Papera di Gomma
    .a = una Papera di Gomma
    .the = la Papera di Gomma
    .plural = Papere di Gomma
    .does = Nessun effetto: conta solo il suo potere.
character-illusionist = Illusionista
    .a = un Illusionista
    .the = l'Illusionista
    .plural = Illusionisti
    .does = +{ $first } per ogni casella vuota della tua panchina, finché ha la bandiera.
character-bumper-car = Autoscontro
    .a = un Autoscontro
    .the = l'Autoscontro
    .plural = Autoscontri
    .does = Guardi le prossime { $first } carte del tuo mazzo e le rimetti in cima nell'ordine che vuoi.
character-teddy-bear = Orsacchiotto
    .a = un Orsacchiotto
    .the = l'Orsacchiotto
    .plural = Orsacchiotti
    .does = Nessun effetto: conta solo il suo potere.
character-butler = Maggiordomo
    .a = un Maggiordomo
    .the = il Maggiordomo
    .plural = Maggiordomi
    .does = Puoi mettere nei tuoi scarti fino a { COUNT($first, "card") } della tua panchina.
character-skeleton = Scheletro
    .a = uno Scheletro
    .the = lo Scheletro
    .plural = Scheletri
    .does = Ha +{ $first }.
character-spider = Ragno
    .a = un Ragno
    .the = il Ragno
    .plural = Ragni
    .does = Nessun effetto: conta solo il suo potere.
character-ghost = Fantasma
    .a = un Fantasma
    .the = il Fantasma
    .plural = Fantasmi
    .does = L'avversario mette nei suoi scarti la prossima carta del suo mazzo.
character-teenager = Adolescente
    .a = un Adolescente
    .the = l'Adolescente
    .plural = Adolescenti
    .does = +{ $first } per ogni carta Casa Stregata sulla tua panchina.
character-necromancer = Necromante
    .a = un Necromante
    .the = il Necromante
    .plural = Necromanti
    .does = Rimetti in cima al mazzo { COUNT($first, "card") } di potere base { $second } della tua panchina.
character-bat = Pipistrello
    .a = un Pipistrello
    .the = il Pipistrello
    .plural = Pipistrelli
    .does = Nessun effetto: conta solo il suo potere.
character-vampire = Vampiro
    .a = un Vampiro
    .the = il Vampiro
    .plural = Vampiri
    .does = Rimetti in cima al mazzo { COUNT($first, "card") } di livello B della tua panchina.
character-vacuum-cleaner = Aspirapolvere
    .a = un Aspirapolvere
    .the = l'Aspirapolvere
    .plural = Aspirapolvere
    .does = Puoi mettere nei tuoi scarti fino a { COUNT($first, "card") } della tua panchina.
character-werewolf = Lupo Mannaro
    .a = un Lupo Mannaro
    .the = il Lupo Mannaro
    .plural = Lupi Mannari
    .does = Nessun effetto: conta solo il suo potere.
character-rescue-pod = Capsula di Salvataggio
    .a = una Capsula di Salvataggio
    .the = la Capsula di Salvataggio
    .plural = Capsule di Salvataggio
    .does = Lascia il tuo mazzo per sempre; la prima carta del mazzo B va nei tuoi scarti ed è tua.
character-shapeshifter = Mutaforma
    .a = un Mutaforma
    .the = il Mutaforma
    .plural = Mutaforma
    .does = Puoi rimuovere { COUNT($first, "card") } dal tuo mazzo: se lo fai, scegli una carta in più.
character-ai = I.A.
    .a = una I.A.
    .the = l'I.A.
    .plural = I.A.
    .does = Le tue carte di potere base { $second } hanno +{ $first }, in attacco e con la bandiera.
character-cow = Mucca
    .a = una Mucca
    .the = la Mucca
    .plural = Mucche
    .does = Nessun effetto: conta solo il suo potere.
character-ufo = UFO
    .a = un UFO
    .the = l'UFO
    .plural = UFO
    .does = { COUNT($first, "card") } del mazzo A, senza guardare, in fondo al tuo mazzo: d'ora in poi ne fanno parte.
character-band = Fanfara
    .a = una Fanfara
    .the = la Fanfara
    .plural = Fanfare
    .does = Le tue carte Spazio hanno +{ $first }, in attacco e con la bandiera.
character-clones = Cloni
    .a = una carta Cloni
    .the = i Cloni
    .plural = Cloni
    .does = Guadagni { COUNT($first, "fan") }.
character-alien = Alieno
    .a = un Alieno
    .the = l'Alieno
    .plural = Alieni
    .does = Nessun effetto: conta solo il suo potere.
character-hologram = Ologramma
    .a = un Ologramma
    .the = l'Ologramma
    .plural = Ologrammi
    .does = { COUNT($first, "card") } del mazzo B, senza guardare, in cima al mazzo dell'avversario: d'ora in poi ne fa parte.
character-scifi-geek = Nerd di Fantascienza
    .a = un Nerd di Fantascienza
    .the = il Nerd di Fantascienza
    .plural = Nerd di Fantascienza
    .does = Puoi rimuovere { COUNT($first, "card") } Spazio dal tuo mazzo: se lo fai, scegli una carta in più.
character-slime = Melma
    .a = una Melma
    .the = la Melma
    .plural = Melme
    .does = Nessun effetto: conta solo il suo potere.
character-merman = Tritone
    .a = un Tritone
    .the = il Tritone
    .plural = Tritoni
    .does = +{ $first } se sulla tua panchina c'è almeno una carta Relitto.
character-treasure = Tesoro
    .a = un Tesoro
    .the = il Tesoro
    .plural = Tesori
    .does = Ha +{ $first }.
character-sailor = Marinaio
    .a = un Marinaio
    .the = il Marinaio
    .plural = Marinai
    .does = Guardi tutto il tuo mazzo, nel suo ordine, e metti in fondo una carta a scelta.
character-parrot = Pappagallo
    .a = un Pappagallo
    .the = il Pappagallo
    .plural = Pappagalli
    .does = Nessun effetto: conta solo il suo potere.
character-cook = Cuoco
    .a = un Cuoco
    .the = il Cuoco
    .plural = Cuochi
    .does = La tua carta con la bandiera ha +{ $first }.
character-lifeguard = Bagnina
    .a = una Bagnina
    .the = la Bagnina
    .plural = Bagnine
    .does = +{ $first } se nel tuo mazzo c'è al massimo { COUNT($second, "card") }.
character-navigator = Navigatore
    .a = un Navigatore
    .the = il Navigatore
    .plural = Navigatori
    .does = Guardi le prossime { $first } carte del tuo mazzo: una la rimetti in cima, il resto va in fondo.
character-shark = Squalo
    .a = uno Squalo
    .the = lo Squalo
    .plural = Squali
    .does = Nessun effetto: conta solo il suo potere.
character-siren = Sirena
    .a = una Sirena
    .the = la Sirena
    .plural = Sirene
    .does = Puoi mettere { COUNT($first, "card") } della panchina avversaria negli scarti dell'avversario.
character-submarine = Sottomarino
    .a = un Sottomarino
    .the = il Sottomarino
    .plural = Sottomarini
    .does = Metti nei tuoi scarti la carta in fondo al tuo mazzo.
character-kraken = Kraken
    .a = un Kraken
    .the = il Kraken
    .plural = Kraken
    .does = Nessun effetto: conta solo il suo potere.
character-alpha = Alfa
    .a = un Alfa
    .the = l'Alfa
    .plural = Alfa
    .does = Nessun effetto: conta solo il suo potere.
character-beta = Beta
    .a = un Beta
    .the = il Beta
    .plural = Beta
    .does = Nessun effetto: conta solo il suo potere.
character-good-bot = Bravo Bot
    .a = un Bravo Bot
    .the = il Bravo Bot
    .plural = Bravi Bot
    .does = Nessun effetto: conta solo il suo potere.
character-champ = C.A.M.P.I.O.N.E.S.S.A.
    .a = una C.A.M.P.I.O.N.E.S.S.A.
    .the = la C.A.M.P.I.O.N.E.S.S.A.
    .plural = C.A.M.P.I.O.N.E.S.S.A.
    .does = Nessun effetto: conta solo il suo potere.
character-cyborg = Cyborg
    .a = un Cyborg
    .the = il Cyborg
    .plural = Cyborg
    .does = Il suo potere è il numero del round.
character-virtual-ghost = Fantasma Virtuale
    .a = un Fantasma Virtuale
    .the = il Fantasma Virtuale
    .plural = Fantasmi Virtuali
    .does = L'avversario mette nei suoi scarti la prossima carta del suo mazzo.
character-cyborg-friend = Amico Cyborg
    .a = un Amico Cyborg
    .the = l'Amico Cyborg
    .plural = Amici Cyborg
    .does = +{ $first } per ogni Cyborg sulla panchina del Robot.
character-mechanic = Meccanico
    .a = un Meccanico
    .the = il Meccanico
    .plural = Meccanici
    .does = +{ $first } per ogni carta di livello B sulla panchina avversaria.
character-robo-knight = Robo-Cavaliere
    .a = un Robo-Cavaliere
    .the = il Robo-Cavaliere
    .plural = Robo-Cavalieri
    .does = +{ $first } per ogni trofeo dell'avversario.
character-drone = Drone
    .a = un Drone
    .the = il Drone
    .plural = Droni
    .does = L'avversario deve mettere nei suoi scarti { COUNT($first, "card") } a scelta della sua panchina.
character-necromech = Necromech
    .a = un Necromech
    .the = il Necromech
    .plural = Necromech
    .does = L'avversario può rimettere in cima al suo mazzo { COUNT($first, "card") } di potere base { $second } della sua panchina.
character-chatbot = Chatbot
    .a = un Chatbot
    .the = il Chatbot
    .plural = Chatbot
    .does = L'avversario del Robot guadagna { COUNT($first, "fan") }.
character-robogram = Robogramma
    .a = un Robogramma
    .the = il Robogramma
    .plural = Robogrammi
    .does = { COUNT($first, "card") } del mazzo A, senza guardare, in cima al mazzo dell'avversario: d'ora in poi ne fa parte.
character-autocorrect = Correttore Automatico
    .a = un Correttore Automatico
    .the = il Correttore Automatico
    .plural = Correttori Automatici
    .does = { $first } per ogni set diverso sulla panchina avversaria.

set-city = Città
set-castle = Castello
set-film = Studio Cinematografico
set-funfair = Parco Divertimenti
set-haunted = Casa Stregata
set-space = Spazio
set-shipwreck = Relitto
set-robot = Robot

level-a = livello A
level-b = livello B
level-c = livello C
level-p = partenza
level-r = Robot R
level-solo = Robot solitario

pile-a = A
pile-b = B
pile-c = C

timing-instant = Subito
    .when = Appena la carta viene rivelata. Il potere guadagnato così resta suo.
timing-while-attacking = In attacco
    .when = Solo durante l'attacco in cui la carta viene rivelata.
timing-from-bench = Dalla panchina
    .when = Finché la carta sta in panchina. Più copie si sommano.
timing-flag-held = Con la bandiera
    .when = Finché la carta ha la bandiera.
timing-flag-loss = Persa la bandiera
    .when = Quando la bandiera viene portata via a questa carta.
timing-flag-taken = Presa la bandiera
    .when = Quando la bandiera arriva su questa carta.
timing-when-chosen = Quando la scegli
    .when = Una volta sola, nella Fase Mazzo in cui la scegli.

phase-naming = Scelta del livello
phase-deck = Fase Mazzo
phase-match = Incontri
phase-trimming = Prima della finale
phase-last-match = Finale

way-no-cards = niente più carte da rivelare
way-overflow = panchina piena

automa = Robot

## Domande

prompt-level = Round { $round }: da quale mazzo peschi? Si decide prima di vedere le carte.
prompt-choose = Mazzo { $pile }: puoi scegliere ancora { COUNT($left, "card") }. Una sola volta puoi gettarne quante vuoi e ripescarle.
prompt-throw = Hai gettato { COUNT($cards, "card") }: ne getti altre o ripeschi?
prompt-exchange = { $character }: vuoi rimuovere { COUNT($left, "card") } dal tuo mazzo per sceglierne una in più?
prompt-trim = Il tuo mazzo ha { COUNT($cards, "card") }. Lo porti al parco così com'è o ne rimuovi qualcuna?
prompt-remove = Il tuo mazzo ha { COUNT($cards, "card") }. Quale rimuovi?
prompt-final-trim = Sei in finale, con { COUNT($cards, "card") } nel mazzo. Ne rimuovi qualcuna?
prompt-top-or-bottom = { $character }: quale carta rimetti in cima? Le altre vanno in fondo.
prompt-arrange = { $character }: quale carta metti al posto { $place }, a partire dalla cima?
prompt-search-bottom = { $character }: quale carta del tuo mazzo metti in fondo?
prompt-search-top = { $character }: quale carta del tuo mazzo metti in cima?
prompt-bench-out = { $character }: quale carta della tua panchina metti negli scarti? Al massimo { $left }.
prompt-their-bench-out = { $character }: quale carta della panchina di { YOU($owner) ->
        [you] te
       *[other] { $owner }
    } metti negli scarti?
prompt-they-bench-out = { $character } del Robot: quale carta della tua panchina metti negli scarti?
prompt-return = { $character }: quale carta della tua panchina rimetti in cima al mazzo?
prompt-may-return = { $character }: rimetti una carta della tua panchina in cima al mazzo? Al massimo { $left }.
prompt-they-may-return = { $character } del Robot: rimetti una carta della tua panchina in cima al tuo mazzo?

## Risposte

action-level = Mazzo { $pile }
action-take = Scegli { THE($character) }
action-throw = Getta { THE($character) }
action-draw = Ripesca
action-enough = Non scegliere altro
action-remove = Rimuovi { THE($character) }
action-keep = Non rimuovere nulla
action-trim = Rimuovi qualche carta
action-ready = Sono a posto così
action-top = Sopra le altre { THE($character) }
action-place = La carta al posto { $place }
    .full = { CAP(THE($character)) }, al posto { $place } dalla cima
action-out = Negli scarti { THE($character) }
action-back = In cima al mazzo { THE($character) }
action-stop = Basta così

## Cronaca

event-sets = In gioco: { SIZE($sets) ->
        [0] nessun set
       *[other] { $sets }
    }.
event-plans = Un Programma Torneo a testa: si gioca in { $parks ->
        [one] un parco
       *[other] { $parks } parchi
    }.
event-robot-there = C'è anche il { $set }, a difficoltà { $difficulty }.
event-round-began = Round { $round } del torneo
event-deck-phase = Fase Mazzo
event-matches = Incontri
event-fixture = Parco { $park }: { YOU($one) ->
        [you] tu
       *[other] { $one }
    } contro { YOU($other) ->
        [you] te
       *[other] { $other }
    }.
event-named = { YOU($player) ->
        [you] Peschi
       *[other] { $player } pesca
    } dal mazzo { $pile }.
event-offered = Peschi: { SIZE($characters) ->
        [0] nulla
       *[other] { TALLY($characters) }
    }.
event-took = Scegli { THE($character) }.
event-threw = Getti: { SIZE($characters) ->
        [0] nulla
       *[other] { TALLY($characters) }
    }.
event-redrew = Ripeschi: { SIZE($characters) ->
        [0] nulla
       *[other] { TALLY($characters) }
    }.
event-removed = Rimuovi { THE($character) } dal tuo mazzo.
event-refilled = Il mazzo { $pile } non basta: gli scarti si mescolano e vanno sotto.
event-waits = Il mazzo { $pile } è agli sgoccioli: ripeschi appena anche gli altri hanno scelto.
event-waited = Hanno atteso per ripescare: { SIZE($players) ->
        [0] nessuno
       *[other] { NAMES($players, you: "tu") }
    }.
event-chose-fans = { YOU($player) ->
        [you] Le tue carte nuove portano
       *[other] Le carte nuove di { $player } portano
    } { COUNT($fans, "fan") }.
    .cheer = +{ $fans } fan!
event-match-began = Parco { $park }: { YOU($one) ->
        [you] tu
       *[other] { $one }
    } contro { YOU($other) ->
        [you] te
       *[other] { $other }
    }
event-tossed = La bandiera lanciata in aria dice: { YOU($player) ->
        [you] cominci tu
       *[other] comincia { $player }
    }.
    .short = Lancio: { YOU($player) ->
            [you] cominci tu
           *[other] { $player }
        }
event-starts = { YOU($player) ->
        [you] Cominci tu
       *[other] Comincia { $player }
    }, che ha il trofeo del round { $round }.
event-first-card = { YOU($player) ->
        [you] Apri
       *[other] { $player } apre
    } con { THE($character) } ({ $power }): la bandiera è sua.
    .short = { $character }, { $power }
event-revealed = { YOU($player) ->
        [you] Riveli
       *[other] { $player } rivela
    } { THE($character) } ({ $power }).
    .short = { $character }, { $power }
event-grew = { CAP(THE($character)) } prende +{ $bonus } per { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
    .short = +{ $bonus }
    .folded = +{ $bonus }
event-shrank = { CAP(THE($character)) } perde { $bonus } di potere, per { YOU($player) ->
        [you] te
       *[other] { $player }
    }.
    .short = −{ $bonus }
    .folded = −{ $bonus }
event-stands = { YOU($player) ->
        [you] Il tuo attacco
       *[other] L'attacco di { $player }
    } vale { $total }, ne servono { $needed }.
    .short = { $total } su { $needed }
    .folded = { $total } su { $needed }
event-captured = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } la bandiera con { THE($character) }: { $total } contro { $needed }.
    .short = Bandiera! { $total } a { $needed }
event-benched = In panchina da { YOU($player) ->
        [you] te
       *[other] { $player }
    }: { SIZE($characters) ->
        [0] nessuno
       *[other] { TALLY($characters) }
    }.
    .short = In panchina
event-overflowed = { YOU($player) ->
        [you] Sulla tua panchina
       *[other] Sulla panchina di { $player }
    } non c'è più posto: { SIZE($characters) ->
        [0] nessuno
       *[other] { TALLY($characters) }
    }.
    .short = Panchina piena!
event-cannot-reveal = { YOU($player) ->
        [you] Non hai
       *[other] { $player } non ha
    } più carte da rivelare.
    .short = Niente più carte!
event-won-match = { YOU($player) ->
        [you] Batti
       *[other] { $player } batte
    } { YOU($loser) ->
        [you] te
       *[other] { $loser }
    } al parco { $park }.
    .short = { YOU($player) ->
            [you] Batti
           *[other] { $player } batte
        } { YOU($loser) ->
            [you] te
           *[other] { $loser }
        }
    .cheer = { YOU($player) ->
            [you] Hai vinto l'incontro!
           *[other] Vince { $player }!
        }
event-trophy = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } il trofeo del round { $round }.
    .short = Trofeo { $round }
event-trophy-seen = Sul retro del { YOU($player) ->
        [you] tuo trofeo
       *[other] trofeo di { $player }
    }: { COUNT($fans, "fan") }.
event-trophy-boxed = Il trofeo del round { $round } torna nella scatola: il Robot non ne tiene.
event-gained-fans = { CAP(THE($character)) }: { YOU($player) ->
        [you] guadagni
       *[other] { $player } guadagna
    } { COUNT($fans, "fan") }.
    .cheer = +{ $fans } fan!
event-looked = { YOU($player) ->
        [you] Guardi
       *[other] { $player } guarda
    } { COUNT($cards, "card") } del { YOU($player) ->
        [you] tuo
       *[other] proprio
    } mazzo.
event-saw = A partire dalla cima vedi: { SIZE($characters) ->
        [0] nulla
       *[other] { $characters }
    }.
event-put-on-top = In cima al tuo mazzo: { SIZE($characters) ->
        [0] nulla
       *[other] { $characters }
    }.
event-put-to-bottom = In fondo al tuo mazzo: { SIZE($characters) ->
        [0] nulla
       *[other] { $characters }
    }.
event-put-out = { CAP(THE($character)) } lascia { YOU($player) ->
        [you] la tua panchina
       *[other] la panchina di { $player }
    } per gli scarti.
    .short = Negli scarti
event-returned = { CAP(THE($character)) } torna in cima { YOU($player) ->
        [you] al tuo mazzo
       *[other] al mazzo di { $player }
    }.
    .short = In cima al mazzo
event-slipped-away = { CAP(THE($character)) } evita { YOU($player) ->
        [you] la tua panchina
       *[other] la panchina di { $player }
    } e va negli scarti.
    .short = Via!
event-benched-top = { YOU($player) ->
        [you] Dal tuo mazzo
       *[other] Dal mazzo di { $player }
    } dritto in panchina: { $character }.
    .short = Dritto in panchina
event-next-bonus = { YOU($player) ->
        [you] La tua prossima carta
       *[other] La prossima carta di { $player }
    } avrà +{ $bonus } in attacco.
event-dealt-in = { YOU($player) ->
        [you] Nel tuo mazzo
       *[other] Nel mazzo di { $player }
    } entra, coperta: { COUNT($cards, "card") } del mazzo { $pile }.
    .short = +{ $cards } dal mazzo { $pile }
event-lost-card = { YOU($player) ->
        [you] Perdi
       *[other] { $player } perde
    } { THE($character) }, che finisce negli scarti.
    .short = Negli scarti: { $character }
event-left-deck = { CAP(THE($character)) } lascia per sempre { YOU($player) ->
        [you] il tuo mazzo
       *[other] il mazzo di { $player }
    }.
event-swapped-in = Al suo posto { YOU($player) ->
        [you] hai
       *[other] { $player } ha
    } { THE($character) }.
event-counting = Si contano i fan
event-counted = { YOU($player) ->
        [you] Hai
       *[other] { $player } ha
    } { COUNT($fans, "fan") } e { COUNT($trophies, "trophy") }.
event-tie-by-trophies = A pari fan { YOU($player) ->
        [you] stai
       *[other] { $player } sta
    } davanti a { YOU($other) ->
        [you] te
       *[other] { $other }
    } per numero di trofei.
event-tie-by-round = A pari fan e trofei { YOU($player) ->
        [you] stai
       *[other] { $player } sta
    } davanti a { YOU($other) ->
        [you] te
       *[other] { $other }
    } { $round ->
        [0] perché così ha voluto la bandiera lanciata in aria
       *[other] per il trofeo del round { $round }
    }.
event-finalists = In finale: { YOU($one) ->
        [you] tu
       *[other] { $one }
    } contro { YOU($other) ->
        [you] te
       *[other] { $other }
    }.
event-final = La finale
event-won = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } la finale contro { YOU($other) ->
        [you] te
       *[other] { $other }
    }, e con essa il torneo.
    .cheer = Che finale!
event-won-by-fans = Dopo l'ultimo round { YOU($player) ->
        [you] vinci
       *[other] vince { $player }
    } con { COUNT($fans, "fan") }.
event-won-far-ahead = Con { COUNT($fans, "fan") } di vantaggio { YOU($player) ->
        [you] vinci
       *[other] { $player } vince
    } all'istante.

## Perché no

reason-not-now = Non è il momento.
reason-level-not-offered = Nel round { $round } non si pesca dal mazzo { $pile }.
reason-not-on-offer = Tra le tue carte non c'è { THE($character) }.
reason-already-redrawn = In questa Fase Mazzo hai già ripescato.
reason-not-in-deck = Nel tuo mazzo non c'è { THE($character) }.
reason-not-itself = { CAP(THE($character)) } non può rimuovere se stesso.
reason-wrong-exchange = Qui non serve rimuovere { THE($character) }.
reason-not-looked-at = Tra le carte che guardi non c'è { THE($character) }.
reason-too-deep = Il tuo mazzo ha { COUNT($cards, "card") }.
reason-not-on-bench = Su quella panchina non c'è { THE($character) }.
reason-bench-mismatch = Questo effetto non vale per { THE($character) }.
reason-must-choose = Una va scelta per forza.

## Opzioni e fine

option-left-out = set da lasciare nella scatola
    .help = Città si usa sempre; degli altri sei set se ne usano cinque. Per la prima partita meglio senza Spazio.
option-left-out-random = a caso
option-robot = difficoltà del Robot
    .help = Il Robot gioca quando i giocatori sono dispari. Le difficoltà 4 e 5 valgono solo in solitario; con più giocatori contano come la 3.
option-robot-1 = 1
    .effect = Solo le carte con cui il Robot comincia.
option-robot-2 = 2
    .effect = Una carta R a caso al posto di Alfa.
option-robot-3 = 3
    .effect = Una carta R anche al posto di Beta.
option-robot-4 = 4
    .effect = Solo in solitario: una carta R anche al posto di Bravo Bot.
option-robot-5 = 5
    .effect = Solo in solitario: due carte R anche al posto di C.A.M.P.I.O.N.E.S.S.A.
option-solo-cards = carte SOLITARIO
    .help = In solitario, dalla difficoltà 2, tra le carte R ci sono anche quelle SOLITARIO.

end-final = Il torneo è finito con la finale.
end-most-fans = I sette round sono finiti: decide chi ha più fan.
end-far-ahead = Un vantaggio così non si recupera: è finita all'istante.
score-trophies = trofei
score-fans = fan
use-took = Personaggi scelti per il mazzo
use-removed = Personaggi tolti dal mazzo
use-named = Livelli da cui si è pescato
use-sets = Set in gioco
opening-take = Il primo personaggio scelto

## Vista

view-you = Il tuo posto
view-round = Round
view-rounds = Round in tutto
view-phase = Fase
view-players = Giocatori
view-robot = Robot
view-difficulty = Difficoltà
view-sets = Set in gioco
view-set = Set
view-draft = Carte da scegliere
view-levels = Livelli
view-level = Livello
view-piles = Mazzi
view-trophies = Trofei
view-challengers = Sfidanti
view-player = Giocatore
view-fans = Fan
view-total = In tutto
view-least = Almeno
view-most = Al massimo
view-place = Posto
view-parks = Parchi
view-opponents = Avversari
view-ready = Pronto
view-finalist = In finale
view-standing = Classifica
view-finalists = Finalisti
view-open_fans = Trofei scoperti
view-far_ahead = Vantaggio che vince
view-slots = Caselle della panchina
view-park = Parco
view-halves = Metà
view-starter = Comincia
view-holder = Ha la bandiera
view-attacker = Attacca
view-needed = Servono
view-lacking = Mancano
view-trophy = In palio
view-winner = Vincitore
view-how = Come
view-yours = Tuo
view-deck = Mazzo
view-next_cards = In cima
view-last_cards = In fondo
view-bench = Panchina
view-free = Caselle libere
view-stack = In campo
view-discards = Scarti
view-flag = Bandiera
view-attacking = In attacco
view-power = Potere
view-next_bonus = Prossima carta
view-card = Carta
view-base = Potere base
view-gained = Guadagnato
view-extra = In più
view-helped = Dalla panchina
view-cards = Carte
view-helps = Aiuta
view-offer = Fase Mazzo
view-left = Da scegliere
view-chosen = Scelte
view-thrown = Gettate
view-can_redraw = Puoi ripescare
view-at_once = Subito
view-waiting = In attesa
view-removed = Rimosse
view-count = Quante
view-names = Nomi diversi
view-unseen = Mai viste
view-by_round = Come il round
view-copies = Copie
view-timing = Quando
view-numbers = Numeri
view-rule = Paragrafo
view-source = Fonte
view-name_source = Fonte del nome
view-over = Fine

## Pagina

page-round = Round { $round } di { $rounds }
page-final = Finale
page-park = Parco { $park }
page-place = { $place }° posto
page-fans = { COUNT($fans, "fan") }
page-fans-between = Da { $least } a { $most } fan: i trofei degli altri sono coperti
page-trophy = Trofeo del round { $round }
page-trophy-fans = Trofeo del round { $round }: { COUNT($fans, "fan") }
page-trophies-of = Quanti fan valgono i trofei del round { $round }
page-is-ready = Pronto
page-which-level = Da quale mazzo peschi?
page-level-offer = Mazzo { $level }: ne tieni { $count }
page-in-pile = { $count ->
        [one] una carta
       *[other] { $count } carte
    } nel mazzo
page-level-a = i più semplici
page-level-b = i tipi tosti
page-level-c = i fuoriclasse
page-deck-ready = Ognuno sistema il suo mazzo: pronti { $count } su { $players }.
page-waiting-redraw = Nel mazzo { $level } ci sono poche carte: ripeschi quando gli altri hanno scelto
page-new-recruits = I nuovi della squadra
page-offer = Provini, livello { $level }
page-picks-left = { $left ->
        [one] scegline ancora una
       *[other] scegline ancora { $left }
    }
page-redraw-now = puoi ripescare una volta
page-redraw-later = puoi ripescare una volta, ma aspetti gli altri
page-owned = { $count ->
        [one] una nel tuo mazzo
       *[other] { $count } nel tuo mazzo
    }
page-throw = Getta
page-chosen = Scelte
page-thrown = Da buttare
page-removed = Rimosse
page-draw = { $count ->
        [one] Getta e ripesca
       *[other] Gettane { $count } e ripesca
    }
page-results = Com'è andato il round { $round }
page-beats = { $winner ->
        [you] batti
       *[other] batte
    }
page-beaten = te
page-standing = Classifica
page-other-parks = Tutti i parchi
page-story-part = Salta l'incontro
page-watch = Guarda l'incontro del round { $round } al parco { $park }
page-watch-final = Guarda la finale
page-watch-short = per riguardare
page-at-stake = in palio il trofeo { $round } (fan: { $fans })
page-kick-off = Si entra in campo…
page-attack = { $name }: { $total } in attacco contro { $needed }, { $lacking ->
        [0] basta
        [one] ne manca uno
       *[other] ne mancano { $lacking }
    }
page-holds = { $name }: bandiera in mano, { $needed } da superare o pareggiare
page-deck-left = { $count ->
        [0] Nessuna carta nel mazzo
        [one] Una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
page-out = { $count ->
        [one] Una carta negli scarti
       *[other] { $count } carte negli scarti
    }
page-next-bonus = prossima: +{ $bonus }
page-bench = { $free ->
        [0] Panchina piena
        [one] Panchina: un posto libero
       *[other] Panchina: { $free } posti liberi
    }
page-looking = Le prossime carte del tuo mazzo, dalla cima
page-plan = Programma del torneo
page-all-matches = Classifica e incontri
page-lost = Incontro perso
page-two-best = i due con più fan
page-wins-at-once = di vantaggio: vittoria
page-your-deck = Il tuo mazzo
page-to-come = Ancora da giocare
page-cards = { COUNT($count, "card") }
page-power = potere { $power }
page-names = { $names ->
        [one] un nome
       *[other] { $names } nomi
    }
page-names-hint = Nomi diversi: in panchina ci sono { $slots } posti, uno per nome
page-unseen = { $count ->
        [one] + una mai vista
       *[other] + { $count } mai viste
    }
page-empty-deck = Non hai più carte nel mazzo.
page-copies = { $count ->
        [one] una copia
       *[other] { $count } copie
    }
page-confirm = Conferma
page-choose-level = Tocca un mazzo
page-choose-card = Tocca la carta che vuoi
page-choose-exchange = Tocca una carta del tuo mazzo
page-choose-remove = Tocca la carta da rimuovere
page-choose-top = Tocca la carta da mettere in cima
page-choose-bottom = Tocca la carta da mettere in fondo
page-choose-out = Tocca una carta in panchina
page-choose-back = Tocca la carta che torna nel mazzo

summary-goal = Arriva in finale e vincila
    .text = Dopo sette round giocano la finale i due con più fan. I fan arrivano dai trofei e da certe carte.
summary-deck = Rinforza la squadra
    .text = Ogni round ricevi cinque carte e ne tieni una o due. Una volta puoi gettarne quante vuoi e ripescarle. Alla fine mandi a casa chi non ti serve.
summary-attack = Poi il mazzo gioca da solo
    .text = La prima carta prende la bandiera. L'avversario rivela carte finché insieme valgono quanto lei o di più: allora la bandiera passa alla sua ultima carta.
summary-bench = Attento alla panchina
    .text = Chi perde la bandiera va in panchina: sei posti, uno per ogni nome diverso. Nomi uguali stanno insieme.
summary-lose = Due modi di perdere
    .text = Perde chi deve rivelare e non ha più carte, e chi non trova più posto in panchina. Chi vince prende il trofeo.
summary-effects = Ogni carta fa la sua parte
    .text = Qualcuna agisce appena rivelata, altre in attacco, con la bandiera o dalla panchina. Resta sopra una carta per leggerla.

page-points = { $count } fan
