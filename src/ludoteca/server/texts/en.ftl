# The words of the web pages. Every id starts with web-.

web-you = You
web-guest = Guest
web-bot = bot
web-why = why?
web-language-it = Italiano
web-language-en = English
web-over = The game is over.
web-waiting = { $you ->
        [you] { $count ->
            [one] You are thinking.
           *[other] { CAP(NAMES($players, "you")) } are thinking.
        }
       *[other] { $count ->
            [one] { $players } is thinking.
           *[other] { $players } are thinking.
        }
    }
web-decided = You have decided: { $answers }.
web-decided-so-far = You have decided so far: { $answers }.
web-makeshift = The page of this game has a mistake, so here is a plain one. The game goes on as ever.
web-scores = Final scores
web-place = Place
web-player = Player
web-players = Players
web-total = Total
web-chronicle = Chronicle
web-question = Your question
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = You have agreed; waiting for the others.
web-undo-waiting = You have asked to undo: waiting for the others.
web-undo-wish = { $name } would like to take back the last move.{ $own ->
        [0] {""}
        [one] {" "}If you agree, your own answer since then is taken back too.
       *[other] {" "}If you agree, your own { $own } answers since then are taken back too.
    }
web-agree = Agreed
web-disagree = No
web-rules = Rules
web-replay = Replay
web-verify = Check the shuffles
web-verify-yes = Everything is in order: seed, shuffles, every move and the result.
web-verify-no = Something differs:
web-seed = Seed
web-record = Download the record
web-again = Play again
web-watch-link = Link for those who only watch
web-gathering = Waiting for players
web-free = free seat
web-share = Send this link to whoever plays with you
web-qr = The link as a QR code
web-home-about = Here board games are played with all their rules: choose one, call your friends with a link, or take on the bots.
web-play-bots = Play against bots now
web-minutes = { $least }–{ $most } minutes
web-weight = { $weight ->
        [1] easy
        [2] of medium weight
       *[3] demanding
    }
web-summary = In short
web-rules-earlier = These are the rules as they were under ruleset { $ruleset }: the tables of that time go on with them.
web-first-game = First game
web-new-table = New table
web-my-tables = Your tables
web-name = Your name
web-name-invisible = There is nothing to be seen of that name: choose one with letters, digits or signs.
web-name-alike = That name looks like the name of somebody who sits at this table: choose another one.
web-seat = Seat { $number }
web-bot-seat = Bot: { $bot }
web-friend = A friend, by link
web-nobody = nobody
web-open-table = Open the table
web-join = Take a seat
web-join-full = This table is full.
web-join-watch = Watch the game
web-played-with = Played with
web-option-value = { $option }: { $value }
web-sit = Sit down
web-commitment = Everybody is seated: the shuffles are decided, and nobody at the table can change them any more. The fingerprint of their seed (SHA-256):
web-commitment-open = The seed of the shuffles is chosen already and will not change. With everybody who sits down one more number is mixed in, chosen by their browser (without scripts, by the server); once everybody is seated, nobody at the table can change the shuffles any more. The fingerprint of the seed (SHA-256):
web-back-home = Back to the games
web-back-table = Back to the table
web-move = Moment { $move } of { $moves }
web-spectator = Spectator
web-note-taken-back = { YOU($player) ->
        [you] You take back the last move.
       *[other] { $player } takes back the last move.
    }
web-note-bot-replaced = { $player } had a problem; a simpler bot ({ $bot }) goes on.
web-note-rules-failed = The rules of this game have a mistake here: an answer could not be carried out and was not taken. Everything stands as before it.
web-note-undo-refused = { YOU($player) ->
        [you] The others would rather let your move stand.
       *[other] { $player }'s move stands.
    }
web-note-undo-lapsed = { YOU($player) ->
        [you] Play has gone on: your move stands.
       *[other] Play has gone on: { $player }'s move stands.
    }
web-refused = That is not possible.
web-refused-stale = That question has been answered already.
web-refused-not-asked = It is not your turn just now.
web-refused-undo = There is nothing to take back.
web-refused-illegal = That is not possible now.
web-refused-rules = The rules of this game have a mistake here: that answer could not be carried out and was not taken. Everything stands as before, and another answer may work.
web-refused-option = The game cannot be set up like that: check the seats and the options.
web-refused-nothing = Choose at least one: { $option }.
web-quoted = “{ $words }”
web-refused-together = These options do not go together: { $options }.
web-error-missing = There is nothing here.
web-error-forbidden = The page was too old: go back, reload it and try again.
web-error-large = That was too much at once.
web-error-often = Too many requests: wait a moment.
web-error-request = That request makes no sense here.
web-error-refused = That is not possible.
web-home-title = Welcome to the ludoteca
web-games = The games
web-closed-game = The game of this table cannot be used here.
web-closed-broken = This table cannot be opened: there is a mistake in its game, or in what was kept of the table.
web-table-gathering = waiting for players
web-table-turn = your turn!
web-table-waiting = others are playing
web-table-over = over
web-table = The table
web-menu = At the table
web-skip = Go to the question
web-share-menu = Share
web-copy = Copy
web-copied = Copied
web-close = Close
web-lost = Connection lost: trying again…
web-unsent = Your answer did not arrive: check the connection and try again.
web-refresh = Refresh
web-watching = You are watching: you see what everybody sees.
web-winner = has won
web-again-there = To the new table
web-all-rules = All the rules
web-contents = Contents
web-help = Help and rules
web-sounds = Sounds
web-keys = Playing by keyboard
web-keys-arrows = from one possible place to the next
web-keys-all-places = also to places that cannot be chosen now: they say why
web-keys-shift = Shift
web-keys-enter-key = Enter
web-keys-enter = answers
web-keys-letters = the button with that letter
web-keys-digits = that number, or the choice with that digit
web-keys-help = this help
web-keys-escape = closes what is open
web-keys-switch = Letters, digits and ? are active
web-friend-help = For each friend you will get a link to send.
web-gathering-help = The game begins as soon as everybody is seated.
web-qr-help = To be scanned with a phone in the same network.
web-verify-how = The seed was chosen before the game and its fingerprint published; for each seat a number was mixed in. Now that all is public, anybody can play the game again and compare it move by move.
web-numbers = The numbers of the seats
web-number-browser = chosen by the player's browser
web-number-bot = chosen by the server for the bot
web-number-server = chosen by the server: the browser sent none
web-commitment-short = Fingerprint (SHA-256)
web-moves = Moments
web-slider = Which moment
web-go-there = Go
web-play = Play
web-jumps = Jumps
web-next-chapter = Next round
web-next-turn = My next turn
web-first-move = To the beginning
web-previous-move = Previous moment
web-next-move = Next moment
web-last-move = To the end
web-seen-from = Seen by
web-close-up = Close up
web-source-printed = as printed
web-source-reported = reported by several sources
web-source-deduced = deduced
web-source-house = house rule

# the story: what happened, one moment at a time
web-story-pause = Pause
web-story-next = Next
web-story-part = Skip this part
web-story-space = space
web-story-end = To the end
web-pace = Pace
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-at-once = at once
web-since = Since your last turn
web-watch-it = Watch it

# the hint: what a bot that looks ahead would do
web-hint = What would you do?
web-hint-title = I would do this
web-hint-failed = I have no advice here.
web-hint-then = then { $action }
web-hint-costs = { $name } loses about { $points }.

# after the end: how it went, and trying again from a moment
web-analyse = Analyse the game
web-analysis = How it went
web-analysis-working = I am playing the game again in my head, moment by moment. You may close the page: what is done stays, and the rest goes on.
web-analysis-progress = { $known } of { $positions } positions
web-analysis-begins = Choosing the moments to look at…
web-analysis-chances = The chance to win
web-analysis-how = For each moment I played the game to its end many times, everybody as a good bot would, knowing only what could be seen at the table. It is an estimate: the great turns count, not the small steps. Tap the line to see that moment again.
web-analysis-table = The same numbers as a table
web-analysis-when = Moment
web-analysis-moment = Moment { $number }
web-analysis-later = { $heading } ({ $number })
web-analysis-start = start
web-analysis-end = End
web-analysis-point = { $when } – { $chances }
web-analysis-chance = { $name } { $chance }
web-analysis-failed = This game could not be analysed: a bot has failed.
web-analysis-turns = Your turning points
web-analysis-turns-none = I found no choice that was clearly better than yours. Well played!
web-analysis-turns-how = Judged by what you could know then, without hindsight.
web-analysis-did = You chose: { $action }
web-analysis-better = Better: { $action }
web-analysis-worth = It was worth about { $points }; the chance to win: +{ $chance }.
web-analysis-worth-points = It was worth about { $points }.
web-analysis-worth-chance = The chance to win: about +{ $chance }.
web-analysis-see = See the moment
web-try = Try from here
web-note-tried = From here on it is a trial: it goes on from a finished game, and the others are bots. The same cards will come as then.
web-verify-tried = This table goes on from a moment of a finished game. Its seed was known already, and the same cards come: the moves can be checked, but the shuffles were no secret to anybody.
