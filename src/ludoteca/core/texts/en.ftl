# What belongs to no game: the words of the table itself. Every id starts with ui-, so that it
# never meets an id of a game.

ui-you = You
ui-yes = yes
ui-no = no
ui-hidden = hidden
ui-by-player = players
ui-default-name = Player
ui-default-name-of-several = Player { $number }

## The overview and the games

ui-overview = Modern board games with their complete rules, in the browser, in the terminal and as a library.
ui-overview-commands = Commands
ui-overview-games = Games
ui-overview-start = To begin: { $command }
ui-overview-help = Each command explains itself with --help.
ui-command-games = which games there are
ui-command-play = play a game, against bots or passing the keyboard around
ui-command-replay = read a recorded game again, move by move
ui-command-verify = check that a recorded game was fair
ui-command-rules = read a game's rules
ui-command-simulate = let bots play many games and count
ui-command-rate = find out how strong bots are beside each other
ui-command-report = a page with plots: seats, scores, what is used and what it is worth
ui-command-bench = measure how fast the engine is
ui-command-serve = open the table in the browser, for you, your friends and bots
ui-command-loadtest = measure how many tables the server holds
ui-command-new-game = make the package of a new game, complete and ready to be changed
ui-players = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
ui-players-exactly = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
ui-players-label = Players
ui-bots = Bots
ui-usual = default
ui-ruleset = Ruleset
ui-options = Options
ui-box = Box
ui-box-sources = { $count ->
        [one] 1 kind of card
       *[other] { $count } kinds of card
    }: { $parts }
ui-source-printed = { $count } as printed
ui-source-reported = { $count } as reported by several sources
ui-source-deduced = { $count } deduced
ui-source-house = { $count } by house rule

## At the table

ui-bot-kind = { $bot } bot
ui-bot-random = plays at random
    .about = Any legal answer will do: to try things out.
ui-bot-beginner = beginner
    .about = Has ideas, overlooks some and is easily carried away: for a first game, and for children.
ui-bot-expert = expert
    .about = Knows the game and does not look ahead: quick, for many games without people.
ui-bot-thoughtful = thoughtful
    .about = Looks ahead for a moment before it answers. Little escapes it, but it is not infallible.
ui-bot-master = master
    .about = Takes up to two seconds for an answer and gives little away: be glad of every game you win.
ui-person = a person
ui-commitment = The shuffles are fixed already. Commitment: { $hash }
ui-record-is = The game is saved in { $file } after every answer.
ui-how-to-answer = Answer with the number, or a few words of the option. ? shows what else you can type.
ui-resumed = Going on from { $file }, after { $moves ->
        [one] 1 answer
       *[other] { $moves } answers
    }.
ui-press-enter = Enter to go on
ui-pass-device = Pass the keyboard to { $player }, then press Enter.
ui-enter = Enter
ui-chronicle = Chronicle
ui-chronicle-new = Since your last move
ui-chronicle-earlier = { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }: log
ui-chronicle-empty = Nothing has happened yet.
ui-thinking = { $player } is thinking …

## What the player types

ui-help-title = What you can type
ui-help-number-does = the option of that number
ui-help-words-does = the option whose words begin like this, or the action as it is written in records
ui-help-enter-does = the only option there is; otherwise, the table once more
ui-help-undo = undo
ui-help-undo-does = take back your last answer
ui-help-why = why
ui-help-why-does = the rule behind the last refusal or the last lines of the chronicle; why { $rule } for one paragraph
ui-help-rules = rules
ui-help-rules-does = the contents of the rules; rules { $section } for one section
ui-help-log = log
ui-help-log-does = the whole chronicle
ui-help-table = table
ui-help-table-does = the whole table, with every option, however high it is
ui-help-save = save
ui-help-save-does = where the game is saved
ui-help-quit = quit
ui-help-quit-does = leave; the game can be resumed

ui-question-hint = ? help · undo · why · rules · log · quit
ui-more-options = { $count ->
        [one] … 1 more: table
       *[other] … { $count } more: table
    }
ui-no-such-number = There is no option { $number }: they go from 1 to { $count }.
ui-not-understood = I do not understand "{ $text }". Type the number of an option, or ? for help.
ui-ambiguous = That could mean several things:
ui-refused = Not possible:
ui-refused-plainly = { $label }: not possible now.
ui-no-rule = The rules have no paragraph { $rule }.
ui-no-rulebook = This game has no written rules here.
ui-rules-contents = rules { $section } shows a section, rules { $rule } a paragraph.

ui-undone = Taken back. This is how the table stood.
ui-undo-nothing = You have not answered anything yet.
ui-undo-bots = Others have played or something hidden was seen since. The bots agree to go back. Take back everything up to your last choice?
ui-undo-people = Others have played or something hidden was seen since. Does everybody at the table agree to go back?
ui-undo-kept = Nothing was taken back.
ui-yes-or-no = y/n
ui-yes-letters = y, yes

ui-saved = Saved in { $file }.
ui-save-failed = The game could not be saved in { $file }: { $problem }
ui-holds-secrets = Until the game is over, the file holds its secrets: whoever reads it can know the hidden cards.
ui-resume-with = Go on with: { $command }
ui-goodbye = See you. The game is saved in { $file }.
ui-interrupted = Interrupted. The game is saved in { $file }.
ui-stopped = Interrupted.

## The end

ui-result = The end
ui-winners = { $count ->
        [0] This time the box wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
ui-winner-you = You win.
ui-place = Place
ui-name = Name
ui-total = Total
ui-still-playing = The game is not over.
ui-commitment-was = Commitment made at the start: { $hash }
ui-seed-revealed = The record holds the seed. Check that nothing was changed: { $command }

## Replay and verify

ui-replay-of = { $game }: { $players }
ui-replay-took-back = { $player } takes back an answer.
ui-replay-took-back-by-consent = { $player } takes back an answer, with the consent of the table.
ui-replay-only-for = only for { $names }
ui-replay-stopped = As it stood after move { $move } of { $moves }.
ui-replay-next = Enter for the next move, q to leave
ui-verified = Yes: { $file } is a true record of { $game }, { $players }, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }{ $taken_back ->
        [0] {""}
        [one] {" "}(1 more was taken back)
       *[other] {" "}({ $taken_back } more were taken back)
    }; { $outcome }
ui-verified-winner = { $count ->
        [0] lost to the box
        [one] won by { $names }
       *[other] shared by { $names }
    }.
ui-verified-names = Checked: the seed, every answer, all that was told and the result. The names are as the file says: { $seats }.
ui-verified-unfinished = not finished yet.
ui-not-verified = No: { $file } differs from what really happens when it is played again.

## Refusals of the command

ui-error-command = there is no command { $name }; there are: { $known }
ui-error-no-game = name a game: { $known }
ui-error-game = there is no game { $name }; there are: { $known }
ui-error-game-broken = { $name } is installed, but cannot be used: { $problem }
ui-error-game-file = { $file }: { $problem }
ui-error-no-file = { $file }: there is no such file
ui-error-game-file-empty = { $file }: defines no GAME
ui-error-game-differs = { $file } is a game of { $there }, not of { $here }
ui-error-new-id = { $id } is no id for a game: small letters, digits and single hyphens, a letter first, at most { $most } signs
ui-error-new-known = { $id } is the id of a game that is there already
ui-error-new-module = { $module } is the name of a Python package or word that is there already; choose another id
ui-error-new-title = a title has 1 to { $most } signs in one line, without quotation marks, backslashes or braces
ui-error-new-there = { $folder } is there already
ui-new-made = { $title } is in { $folder }, a small auction with everything a game can have. What next:
ui-new-install = make it known to every command
ui-new-play = play it
ui-new-test = see that it keeps what every game must keep
ui-error-bot = { $game } has no bot { $name }; a seat is me or one of: { $known }
ui-error-seats = { $game } is for { $players }, not { $count }
ui-error-seats-empty = name the seats, separated by commas: me,greedy
ui-error-seats-resumed = the game in { $file } has { $there ->
        [one] 1 seat
       *[other] { $there } seats
    }, not { $here }
ui-error-names = { $seats ->
        [one] 1 seat needs 1 name
       *[other] { $seats } seats need { $seats } names
    }, not { $names }
ui-error-name = { $name } is not a name a person can have here: 1 to 24 printable characters, different for each, without brackets at the end
ui-error-option = { $text } is not an option: write name=value
ui-error-with-resume = { $option } belongs to a new game, not to one that is resumed
ui-error-file-name = { $option } needs the name of a file
ui-error-file-exists = { $file } is there already: choose another file, or go on with it by --resume
ui-error-file-write = { $file } cannot be written: { $problem }
ui-error-seat = there is no seat { $seat }; there are: { $known }
ui-error-move = there is no move { $move }: the record has { $moves }
ui-error-paragraph = the rules of { $game } have no { $paragraph }; there are: { $known }
ui-error-no-rulebook = { $game } has no written rules here

## What is refused, by the library as well

ui-seat-number = seat { $seat }
ui-error-players = { $game } is for { $least } to { $most } players, not { $count }
ui-error-bot-unknown = { $game } has no bot { $name }; there are: { $known }
ui-error-option-switch = option { $name }: { $value } is neither yes nor no
ui-error-option-value = option { $name }: { $value } is not one of { $known }
ui-error-option-list = option { $name }: { $value } is not a list
ui-error-option-twice = option { $name }: { $value } is named twice
ui-error-option-unknown = there is no option { $name }; there are: { $known }
ui-error-option-none = there is no option { $name }; this game has none
ui-error-option-empty = option { $name }: name at least one
ui-error-option-with = option { $name }: goes with { $other }
ui-error-option-repeated = option { $name } is given twice
ui-error-per-seat = { $seats } seats need { $seats } { $what ->
        [names] names
       *[nonces] nonces
    }, not { $count }
ui-error-per-seat-texts = { $what ->
        [names] names
       *[nonces] nonces
    } are texts, one per seat
ui-error-games = a simulation has at least one game, not { $count }
ui-error-bots-none = a simulation needs the name of at least one bot
ui-error-bots-many = { $bots } bots are named for { $seats } seats
ui-error-playouts = a bot has at least one playout for an answer, not { $count }
ui-error-seconds = a bot has more than no time for an answer, not { $count } seconds
ui-error-rate-alone = bots are rated against each other: at least two players are needed
ui-error-rate-bots = bots are rated against each other: name at least two
ui-error-kept-file = { $file } cannot be used to keep games: { $problem }
ui-error-kept-other = { $file } is not empty and holds no games of this measurement: other bots, another seed, other rules
ui-error-rate-twice = { $bot } is named twice, and would play against itself
ui-error-rate-extra = ratings need openskill: { $command }
ui-error-report-extra = a report needs { $package }: { $command }
ui-error-workers = a simulation has at least one worker and at most { $most }, not { $count }
ui-error-simulated = game { $number } (seed { $seed }, bots { $bots }): { $problem }
ui-error-inside-function = { $game } is defined inside a function: other processes cannot find it there; use one worker
ui-error-worker-lost = a worker process ended before its games did (it was stopped, ran out of memory or could not start); try again with fewer workers
ui-error-worker-start = worker processes cannot be started: { $problem }
ui-error-results-kind = { $file }: a table of results ends in .csv or .parquet
ui-error-results-folder = { $file } is a folder
ui-error-results-parquet = Parquet files need pyarrow: { $command } (or write a .csv)
ui-refusal-impossible = { $answer } is not possible now
ui-refusal-no-action = { $text } is not an action of { $game }
ui-refusal-stale = that question is over; seat { $seat } is now asked { $prompt }
ui-refusal-over = the game is over
ui-refusal-not-asked = seat { $seat } is not asked anything now; asked: { $asked }
ui-refusal-no-seat = there is no seat { $seat }: seats are 0 to { $last }
ui-undo-refused-made-up = nothing can be taken back in a match that is made up or played out
ui-undo-refused-nothing = seat { $seat } has not answered anything yet
ui-undo-refused-over = the game is over and all is open: ask for the table's consent
ui-undo-refused-others = somebody else has answered since: ask for the table's consent
ui-undo-refused-screens = others are deciding behind their screens: ask for the table's consent
ui-undo-refused-seen = something hidden was seen since: ask for the table's consent

## What is wrong with a record, and where

ui-at-set-up = set-up
ui-at-move = move { $number } ({ $entry })
ui-at-answer = answer { $number } (seat { $seat }: { $action })
ui-at-taken-back = moves, as far as they were taken back
ui-finding-large = a record has at most { $most } bytes
ui-finding-plain = is not a plain file
ui-finding-deep = nested too deeply
ui-finding-ruleset = played with ruleset { $there } of { $game }, which this version cannot play (it has: { $known })
ui-finding-content = played with other cards (content { $there }) than the ones here (content { $here })
ui-finding-no-number = is not a hexadecimal number
ui-finding-entry = is not a seat and its answer
ui-finding-commitment = is not the one the table committed to
ui-finding-checks = there are { $there }, replaying gives { $here }
ui-finding-told = what happened differs ({ $there } recorded, { $here } replayed)
ui-finding-differs = recorded { $there }, played { $here }
ui-finding-unfinished = recorded as finished, but the moves do not come to an end
ui-finding-finished = recorded as unfinished, but the moves come to an end

## Many games

ui-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed } ({ $speed } games/s)
ui-simulated-written = { $games ->
        [one] 1 game
       *[other] { $games } games
    } written to { $file }
ui-simulated-interrupted = interrupted after { $done } of { $games } games
ui-simulated-unwritten = { $file } was not written
ui-simulated-by-bot = Wins by bot
ui-simulated-by-seat = Wins by seat
ui-simulated-scores = Scores
ui-simulated-lengths = Length of a game
ui-simulated-endings = How games ended
ui-simulated-bot = bot
ui-simulated-seat = seat
ui-simulated-games = games
ui-simulated-wins = wins
ui-simulated-share = share
ui-simulated-expected = of equals
ui-simulated-interval = 95% interval
ui-simulated-note = share: of the games a bot played in, those that it won, on whichever seat; of equals: what it would win by its seats alone
ui-simulated-in = in
ui-simulated-decisions = decisions
ui-simulated-stretches = stretches
ui-simulated-reason = reason
ui-simulated-mean = mean
ui-simulated-sd = sd
ui-simulated-least = least
ui-simulated-lower = lower ¼
ui-simulated-median = median
ui-simulated-upper = upper ¼
ui-simulated-most = most

## How strong bots are

ui-rated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players } players, seed { $seed }{ $limit ->
        [playouts] , { $much } playouts for an answer
        [seconds] , { $much } seconds for an answer
       *[none] {""}
    }
ui-rated-so-far = interrupted after { $done } of { $games } games: not everybody has sat equally often in every seat
ui-reported = { $games ->
        [one] 1 game
       *[other] { $games } games
    } looked at: { $file }
ui-rated-ratings = Ratings
ui-rated-rating = rating
ui-rated-note = a rating that is 6.5 higher wins three games of four between two; the interval says how far it may be off
ui-rated-duels = Who beats whom
ui-rated-against = against
ui-rated-times = times
ui-rated-duels-note = share: of those games, the ones that it won, alone against the others; times: how often the { $fair } that it would win among equals

## The table in the browser

ui-serving = Ludoteca is open at { $here } and only this computer can reach it. Ctrl+C closes it.
ui-serving-network = Ludoteca is open at { $here } and everybody in the same network can reach it at { $address } (--host 127.0.0.1 keeps it to this computer). Ctrl+C closes it.
ui-serving-unknown = Ludoteca is open at { $here } and everybody in the same network as this computer can reach it (--host 127.0.0.1 keeps it to this computer). Ctrl+C closes it.
ui-serving-behind = The proxy at { $proxies } speaks for its visitors.
ui-error-server = Something broke here. The games are safe: try again in a moment.
ui-error-table-closed = This table is of other rules or other cards: it can no longer be played here.
ui-error-extra = the table in the browser lacks { $package }: { $command }
ui-error-port = there is no port { $port }
ui-error-listen = cannot listen on { $where }: { $problem }
ui-error-folder = the folder { $folder } cannot be used: { $problem }
ui-error-folder-in-use = another Ludoteca is using the folder { $folder } already: { $address }
ui-error-folder-newer = the tables in the folder { $folder } are of a Ludoteca newer than this one
ui-error-folder-unknown = the tables in the folder { $folder } are of a revision that this Ludoteca does not know: { $revision }
ui-error-folder-key = the folder { $folder } has tables, but the key { $file } by which the people at them are known is gone: put it back from a copy, or start with { $option }, and nobody is known there any more

ui-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-percent = { NUMBER($number) }%
ui-points = { $count } points
ui-hint-usual = the usual choice
ui-hint-close = about as good
ui-hint-win = to win: { $chance }
ui-hint-more = More often ({ $share } instead of { $usual }): { $line }
ui-hint-less = Less often ({ $share } instead of { $usual }): { $line }
ui-hint-thinking = Let me think…
ui-hint-refused = Hints are for those who play alone against bots.
ui-help-hint = hint
ui-help-hint-does = what a bot that looks ahead would do, if you play alone against bots
