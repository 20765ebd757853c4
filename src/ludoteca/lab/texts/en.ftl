### The page of `ludoteca report`. Numbers come written; whole numbers to choose by are bare.

report-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
report-about = “{ $bot }” at every seat, { $players ->
        [one] one player
       *[other] { $players } players
    }.
report-again = The same page again:
report-made = Ludoteca { $version }, ruleset { $ruleset }, cards { $cards }.
report-short = In short
report-contents = On this page
report-numbers = The numbers
report-note-wins = The shares of { $games ->
        [one] one game
       *[other] { $games } games
    } of bots: what a bot does not see, this page does not see either. A line is a 95% interval: where the truth lies, nineteen times out of twenty.
report-all-clear = A difference is called clear with care: where many things are compared, some of them differ by chance.

## Who begins

report-order = Who begins
report-order-lead = How many games are won by whoever plays first, second and so on. The dashed line is what everybody would win among equals; a full point is clearly off it.
report-order-figure = Wins by order of play
report-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
       *[other] Eighth
    }
report-seats = Seats
report-seats-lead = Everybody begins at once, or it is not told who begins: how many games are won at each seat. The dashed line is what everybody would win among equals; a full point is clearly off it.
report-seats-figure = Wins by seat
report-seat = Seat { $seat }
report-order-clear = { $order ->
        [played] Who begins matters: whoever plays { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[other] eighth
        } wins
       *[sat] The seats are not equal: seat { $place } wins
    } { $share } of the games ({ $interval }), where { $fair } would be fair.
report-order-unclear = { $order ->
        [played] Who begins makes no clear difference
       *[sat] The seats make no clear difference
    }: everybody’s share may well be { $fair }.

## Skill

report-skill = How much skill decides
report-skill-lead = One player alone against others who are all of another level, in every seat equally often. The dashed line is what it would win if skill decided nothing.
report-skill-figure = Wins of the one alone: { $bot }
report-rivals = { $count ->
        [1] “{ $bot }”
       *[other] { $count } × “{ $bot }”
    }
report-skill-against = against { $rivals }
report-skill-short = “{ $bot }” against { $rivals }: { $share } of the games won ({ $interval }), { $times } times the { $fair } of chance alone.
report-skill-none = There is no other level to compare this one with.

## Scores and length

report-scores = Scores
report-scores-lead = In half of the games the winner has { $lower } to { $upper } points.
report-scores-margin = Between the best score and the next lie { $margin } points, in the middle of all games.
report-scores-figure = Scores of winners and of the others
report-winners = winners
report-others = the others
report-points = points
report-parts-figure = Where the points come from
report-parts-about = Means: full for winners, hollow for the others.
report-part = part
report-length = Length and end
report-length-lead = Half of the games take { $lower } to { $upper } decisions, of all players together; the longest took { $most }.
report-length-same = Every game takes { $most } decisions, of all players together.
report-length-figure = Decisions in a game
report-decisions = decisions
report-endings-figure = How games ended
report-ending = end
report-endings-never = No game ended like this: { $endings }

## What is used

report-uses = What is used, and who wins with it
report-uses-lead = By how much more often those win who used a thing than those who did not. That is “with”, not “because of”: whoever is ahead can also afford more.
report-uses-brackets = In brackets: by how many of the players it was used. A full point is a clear difference, a hollow one may be chance.
report-thing = what
report-players-used = players
report-games-used = games
report-times = times a game
report-wins-with = win with it
report-wins-without = win without
report-difference = difference
report-interval = 95% interval
report-games = games
report-wins = wins
report-share = share
report-best-clear = Clearly more often with { $thing }: { $with } instead of { $without }.
report-worst-clear = Clearly less often with { $thing }: { $with } instead of { $without }.
report-most-and-least = Most often { $most } ({ $many }), least often { $least } ({ $few }).
report-none-clear = Nothing stands out clearly.
report-too-few = { $all ->
        [all] Everybody used all of this, so there is nothing to compare.
       *[few] Too few used this, or did without, to compare.
    }
report-shown-of = The { $shown } largest differences of { $count }; all are among the numbers.
report-never = Never: { $things }.
report-never-many = { $count } never; they are listed below the numbers.
report-few = too few
report-short-with = “{ $thing }” ({ $what }): { $with } of the games won with it, { $without } without.

## Beginnings and settings

report-openings = What they begin with
report-openings-lead = The first choice of a game, and how often those win who made it rather than another one.
report-opening-first = The first answer
report-settings = What is in play
report-settings-lead = How games differ in which something is there for everybody, from those in which it is not.
report-setting-decisions = { $what }: length
report-setting-decisions-about = How many decisions more or fewer a game takes.
report-setting-scores = { $what }: scores
report-setting-scores-about = How many points more or fewer everybody has at the end, on average.
report-setting-share = in play
report-setting-length = decisions
report-setting-points = points
