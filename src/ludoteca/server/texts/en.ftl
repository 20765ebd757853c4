# The words of the web pages. Every id starts with web-.

web-you = You
web-guest = Guest
web-bot = bot
web-why = why?
web-language-it = Italiano
web-language-en = English
web-over = The game is over.
web-waiting = { $count ->
        [one] { $players } is thinking.
       *[other] { $players } are thinking.
    }
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
web-undo-wish = { $name } would like to take back the last move.
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
web-watch-link = Link for spectators
web-gathering = Waiting for players
web-free = free seat
web-share = Send this link to a friend:
web-qr = The link as a QR code
web-home-about = Board games with all their rules, for friends, bots and you.
web-play-bots = Play against bots
web-new-table = New table
web-my-tables = Your tables
web-name = Your name
web-seat = Seat { $number }
web-bot-greedy = Bot: sensible
web-bot-random = Bot: plays at random
web-friend = A friend, by link
web-nobody = nobody
web-open-table = Open the table
web-join = Take a seat
web-join-full = This table is full.
web-sit = Sit down
web-commitment = The shuffles are fixed already; their SHA-256:
web-back-home = Back to the games
web-back-table = Back to the table
web-move = Move { $move } of { $moves }
web-spectator = Spectator
web-note-taken-back = { YOU($player) ->
        [you] You take back the last move.
       *[other] { $player } takes back the last move.
    }
web-note-bot-replaced = { $player } had a problem; a simpler bot ({ $bot }) goes on.
web-refused = That is not possible.
web-refused-stale = That question has been answered already.
web-refused-not-asked = It is not your turn just now.
web-refused-undo = There is nothing to take back.
web-refused-illegal = That is not possible now.
web-refused-option = The game cannot be set up like that: check the seats and the options.
web-error-missing = There is nothing here.
web-error-forbidden = The page was too old: go back, reload it and try again.
web-error-large = That was too much at once.
web-error-often = Too many requests: wait a moment.
web-error-request = That request makes no sense here.
web-error-refused = That is not possible.
