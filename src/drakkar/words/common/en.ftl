# Words shared by all the games and by the command line, in English.
# $player and $winners are display names, used as they are. A list given as a variable arrives as one text.

yes = yes
no = no
yes-letter = y
no-letter = n

## Lists: { list-more } adds an item, { list-last } adds the last one; { list-part } adds a part that has commas

list-more = { $head }, { $tail }
list-last = { $head } and { $tail }
list-part = { $head }; { $tail }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Seats, colours, bots

colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
        [grey] grey
       *[other] { $colour }
    }
colour-name =
    { $colour ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [green] Green
        [grey] Grey
       *[other] { $colour }
    }
seat = Seat { $seat }
seat-bot = { $player } ({ bot })
seat-human = You
seat-spectator = Spectator
bot =
    { $bot ->
        [random] Random
        [greedy] Greedy
        [deckhand] Deckhand
        [rower] Rower
        [helmsman] Helmsman
        [jarl] Jarl
       *[other] { $bot }
    }
bot-help =
    { $bot ->
        [random] Picks any allowed action.
        [greedy] Takes whatever looks best right now.
        [deckhand] A friendly beginner: sees most of it, overlooks the rest.
        [rower] Knows the ropes and takes what looks best, or nearly so. A fair match for a first game.
        [helmsman] Looks a few moves ahead before choosing. Punishes mistakes.
        [jarl] The best we can do in five seconds a turn.
       *[other] { $bot }
    }

## Where the data of a game comes from

provenance-rulebook = printed in the rulebook
provenance-public = known from public sources
provenance-guessed = guessed
provenance-invented = invented by us
provenance-override = from your file
provenance-rulebook-help = The printed rules say so.
provenance-public-help = Others have published it: they describe, show or count the printed pieces.
provenance-guessed-help = What the box prints here is not known to us, but something points to this.
provenance-invented-help = Nothing is known to us of what the box prints here: this is our own.
provenance-override-help = It is in the components file you gave.
# How sure a guess is: in full, and in a word.
provenance-strength =
    { $strength ->
        [strong] almost certain: little else would fit
        [medium] likely: something else would fit too
       *[weak] unsure: little more than a hint
    }
provenance-sure =
    { $strength ->
        [strong] almost certain
        [medium] likely
       *[weak] unsure
    }
provenance-guessed-sure = guessed, { provenance-sure }
provenance-marked = { $text } ({ $mark })
provenance-legend = ~ guessed · ° invented by us
# How much of what a match is played with is not read from the printed box.
provenance-line =
    { $guessed ->
        [0]
            { $invented ->
                [one] Of { $total } kinds of pieces here, { $invented } is our invention
               *[other] Of { $total } kinds of pieces here, { $invented } are our inventions
            }
       *[other]
            { $invented ->
                [0]
                    { $guessed ->
                        [one] Of { $total } kinds of pieces here, { $guessed } is a guess
                       *[other] Of { $total } kinds of pieces here, { $guessed } are guesses
                    }
               *[other] Of { $total } kinds of pieces here: { provenance-guesses }, { $invented } invented by us
            }
    }
provenance-guesses = { $guessed } guessed
# A record of the components file by its name: $id is mead-1, $stem mead, $part 1, $name Mead.
provenance-name = { $id }
provenance-known =
    { $section ->
       *[other]
            { $stem ->
               *[other]
                    { $id ->
                       *[other] { $where }
                    }
            }
    }
provenance-settle = what is printed on the piece: a photo shows it
# What is in doubt in a game, what would settle it, and how to send a correction.
doubts-title = What is in doubt in { $game }
doubts-none = Nothing: all that is played with is printed in the rules or was published by others.
doubts-intro = The rules are those of the box. These values of its pieces are not known to us: some are guessed from what is known, some are our own. Each can be corrected.
doubts-settle = What would settle it: { $text }
doubts-piece = { $piece } — { $text }
doubts-known = What we know: { $where }
doubts-link = What would settle it
doubts-correct = If you have the box
doubts-correct-file = 1. Write what your box says into a file, my.toml: the section, the id and the right values, as the lines at the end show.
doubts-correct-play = 2. Play with it at once: drakkar play { $game } --components my.toml. A mistake in it is told in one line.
doubts-correct-send = 3. Send it, for everybody: open an issue at the project’s repository with that file, and best of all a photo.

## Engine

engine-compiled = Compiled engine.
engine-plain = Plain Python engine: the same rules, slower. Installing the compiled one needs a C compiler.

## Command line: headings

cli-tagline = Viking board games with their rules enforced, to play, replay and simulate.
cli-games-title = Games
cli-rules-title = Rules of { $game }
cli-provenance-title = Where the components of { $game } come from
cli-options-title = Options
cli-simulate-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-simulate-title =
    { $games ->
        [one] { $game }: { $games } match, { cli-simulate-players }
       *[other] { $game }: { $games } matches, { cli-simulate-players }
    }
cli-replay-title = { $game }: replay of { $file }
cli-result-title = Result
cli-score-title = Score
cli-log-title = What happened
cli-column-game = Game
cli-column-players = Players
cli-column-minutes = Minutes
cli-column-age = Age
cli-column-credits = By
cli-column-option = Option
cli-column-values = Values
cli-column-default = Default
cli-column-component = Component
cli-column-count = Count
cli-column-source = Source
cli-column-where = Where
cli-column-bot = Bot
cli-column-seat = Seat
cli-column-player = Player
cli-column-wins = Wins
cli-column-share = Share of wins
cli-column-interval = 95% interval
cli-column-score = Mean score
cli-column-points = Points
cli-column-ply = Ply
cli-column-action = Action
cli-column-gain = Gain
cli-credits = { $designers }; illustrated by { $artist }; { $publisher }, { $year }
cli-players-range = { $min } to { $max }
cli-example = Example: { $text }

## Command line: playing

cli-choice = Your choice
cli-keys = u undo · r restart turn · h hint · m table · f area · w why · s save · { "?" } help
cli-help-1 = Type the number of an option, the action in full as in “{ $action }”, or only the name as in “{ $name }”.
cli-help-2 = u takes back your last action, r goes back to the start of your turn.
cli-help-3 = h hints at good options, m shows the table, f shows what you have (f 2: what seat 2 has), l tells what happened (l 50: the last 50 lines), a tells again what happened since your last turn.
cli-help-4 = w asks why something is not allowed, as in “w { $forbidden }”.
cli-help-5 = s saves (s my.saga: to that file), q quits and saves if you like.
cli-turn = { $player } to play
cli-your-turn = Your turn, { $player }
cli-thinking = { $player } is thinking…
cli-ply = Ply { $ply }
cli-illegal = Illegal: { $reason }
cli-illegal-clause = Illegal: { $reason } (clause { $clause })
cli-only-option = The only option
coach-chance = { $chance }% ± { $error }
cli-hint = Hint: { $action }, { coach-chance }
cli-undone = Taken back.
cli-restarted = Back to the start of your turn.
cli-saved = Match saved to { $file }
cli-resumed = { $file } resumed at ply { $ply }
cli-quit = Match left without saving.
cli-winner = { $winners } wins with { points }
cli-shared = Shared victory: { $winners }, with { points } each
cli-nobody-won = Nobody wins.
cli-seed = Seed: { $seed }
cli-seed-commitment = Fingerprint of the seed: { $commitment }

## Command line: simulating and replaying

cli-progress = { $done } of { $total } matches
cli-length = Length of a match: { $decisions } decisions on average, from { $low } to { $high }
cli-speed = { $rate } decisions per second, { $seconds } s in all
cli-interrupted =
    { $done ->
        [0] Interrupted before the first match ended.
        [one] Interrupted: here is the { $done } match played out of { $games }.
       *[other] Interrupted: here are the { $done } matches played out of { $games }.
    }
cli-replay-position = Position after ply { $ply } of { $last }
cli-replay-as = As seen by { $player }
cli-replay-public = As seen by a spectator
cli-replay-unfinished = The match is not finished.

## Errors: one line that says what is wrong and what to do

error-unknown-language = Unknown language “{ $language }”. Choose one of: { $known }.
error-unknown-game = Unknown game “{ $game }”. Choose one of: { $known }.
error-unknown-option = Unknown option “{ $option }”. Choose one of: { $known }.
error-bad-option-value = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
with-players =
    { $seats ->
        [one] alone
       *[other] with { $seats } players
    }
error-idle-options =
    { $where ->
        [seats]
            { $count ->
                [one] { $options } would have no effect { with-players } (clause { $clause }): leave it out.
               *[other] { $options } would have no effect { with-players } (clause { $clause }): leave them out.
            }
       *[other]
            { $count ->
                [one] { $options } would have no effect with { $where } (clause { $clause }): leave one of the two out.
               *[other] { $options } would have no effect with { $where } (clause { $clause }): leave out either.
            }
    }
error-excluded-options = { $options }: not possible { with-players }, see clause { $clause }.
error-bad-option-form = “{ $text }” is not an option: write it as KEY=VALUE.
error-unknown-colour = There is no colour “{ $colour }”. Choose one of: { $known }.
error-colour-twice = Two seats cannot both be { colour }. Choose another colour for one of them.
error-too-many-colours = Too many colours: { $colours } named, for { $seats } seats. Name fewer.
error-bad-player-count = Number of players: { $count } is not possible in this game. Choose one of: { $allowed }.
error-bad-actions = These are not actions for { $matches } matches. Give one whole number for each.
error-bad-dtype = There are no vectors of “{ $dtype }”. Choose one of: { $known }.
error-illegal-in-batch = Action { $action } is not legal in match { $match }. Choose by the masks.
error-bad-buffer = The buffer does not fit. It takes { $length } bytes, or as many floats (float32).
error-no-encoding = { $game } has no vectors. Write its encode.py, or learn from its scenes.
error-no-schema = { $game } has no JSON Schema of its scenes. That is made for our own games alone.
error-no-record = This match goes on with luck that nothing records, so it has no saga. Begin it with drakkar.make, or from a saga with its seed.
error-unknown-bot = Unknown bot “{ $bot }”. Choose one of: { $known }.
error-no-such-program = There is no program to run for “{ $bot }”. Write run: and its command, as in run:./mybot.
error-no-bot-file = There is no file { $file } for “{ $bot }”. Write its path and a class in it, as in mybot.py:MyBot.
error-bot-file-broken = “{ $bot }” cannot be loaded: { $reason }. Correct the file and try again.
error-no-bot-class = { $file } has no class { $kind } for “{ $bot }”. Write its path and a class in it, as in mybot.py:MyBot.
error-no-app = This needs drakkar[app]. Install it with: { $install }.
error-no-openspiel = “{ $bot }” needs OpenSpiel, which is not installed here. Install it with: pip install drakkar[openspiel].
error-openspiel-alone = “{ $bot }” cannot play alone. Name another bot, or more players.
error-unknown-lesson = There is no lesson “{ $lesson }” of { $game }. Choose one of: { $known }.
error-no-lessons = There are no lessons for { $game } yet. Its rules are there: drakkar rules { $game }.
error-bad-step = There is no step “{ $step }” in this lesson. Choose from 1 to { $last }.
error-unknown-puzzle = There is no puzzle “{ $puzzle }” of { $game }. To be given one: drakkar puzzles { $game }.
error-bad-puzzle = { $file }: { $what }. Correct the puzzle, or delete it and find others.
error-no-puzzles = There are no puzzles for { $game } yet. To find some: drakkar puzzles { $game } --count 10.
error-bad-puzzle-count = “{ $count }” is not a number of puzzles. Give a whole number, 1 or more.
error-bad-puzzle-record = { $file } is not a record of solved puzzles. Move it away to begin a new one.
error-unknown-clause = There is no clause “{ $clause }” in these rules. Leave it out to see them all.
error-file-not-found = There is no file { $file }. Check its name.
error-file-exists = { $file } already exists and is left untouched. Choose another name, or say --force.
error-file-unreadable = { $file } cannot be read: { file-reason }.
error-file-unwritable = { $file } cannot be written: { file-reason }. Choose another place.
error-components-unreadable = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a readable components file ({ $found }). Correct it and try again.
error-components-unknown-section = { $file }: there is no section { $found }. Use one of: { $expected }.
error-components-unknown-record = { $file }: there is no record “{ $record }”. Expected: { $expected }.
error-components-unknown-field = { $file }, { $record }: there is no field { $found }. Use one of: { $expected }.
error-components-wrong-type = { $file }, { $record }: expected { components-kind }, found { components-found }.
components-kind =
    { $expected ->
        [integer] a whole number
        [string] a text in quotes
        [boolean] true or false
        [array] a list
        [array-of-integer] a list of whole numbers
        [array-of-string] a list of texts in quotes
        [array-of-array-of-integer] a list of lists of whole numbers
        [value] a whole number (64 bits), a text in quotes, true or false, or a list of one of them
       *[other] { $expected }
    }
components-found =
    { $found ->
        [nothing] nothing
       *[other] { $found }
    }
error-components-too-few = { $file }, { $record }: at least { $expected } are needed, found { $found }.
error-components-too-alike = { $file }, { $record }: almost all are of one good, so no match could be set up. Mix them more.
error-components-fixed = { $file }: { $record } can be neither added nor removed. Change its values only.
error-components-duplicate = { $file }: { $record } is there twice. Keep one of them.
error-components-wrong-count = { $file }, { $record }: expected { $expected }, found { $found }.
error-components-bad-value = { $file }, { $record }: expected { $expected }, found { $found }.
error-saga-unreadable = { $file } is not a saga. The file is left untouched.
error-saga-truncated = The saga is incomplete: the file stops after ply { $ply }. The file is left untouched; ask for a complete copy.
error-saga-edited = The saga was altered: it stops being true at ply { $ply } ({ saga-reason }). The file is left untouched.
error-saga-rules-version = The saga was played by version { $found } of the rules, and this release knows version { $expected }. Read it with a newer release.
error-saga-components = The saga was played with other components ({ $found }, not { $expected }). Pass the components file it was played with: --components FILE.
error-saga-format = This saga has format { $found } and this release reads format { $expected }. Use a matching release.
error-saga-game = This saga is a match of { $found }, not of { $expected }.
error-bad-seed = “{ $seed }” is not a seed. Give a whole number, 0 or more.
error-bad-workers = “{ $workers }” is not a number of workers. Give a whole number, 1 or more.
error-bad-cluster = “{ $cluster }” is not a cluster. Give ray://HOST:PORT, or local for one on this machine.
error-no-ray = --cluster needs Ray, which is not installed here. Install it with: pip install drakkar[cluster].
error-cluster-unusable = The cluster { $cluster } cannot be used: { $reason }. Check that it runs (ray status) with the same Python and Ray as here.
error-cluster-other =
    { $found ->
        [none] The cluster { $cluster } has no Drakkar. Install version { $expected } on all its machines.
       *[other] The cluster { $cluster } has Drakkar { $found }, not { $expected }. Install the same version on all its machines.
    }
error-cluster-lost = The cluster { $cluster } was lost: { $reason }. Start again; an arena goes on where it was.
error-bad-iterations = “{ $iterations }” is not a number of iterations. Give a whole number, 1 or more.
error-bad-seconds = “{ $seconds }” is not a time in seconds. Give a number above 0, such as 0.5.
error-bad-games = “{ $games }” is not a number of matches. Give a whole number, 1 or more.
error-entrant-twice = A bot meets the others once, but one is named twice: { $bots }.
error-too-few-entrants = { $seats } players need as many different bots, and { $bots } are named. Name more after --bots.
error-ledger-unreadable = { $file } is not a file of arena results, or is damaged. Choose another one with --out.
error-ledger-other = { $file } is of another tournament ({ $what } differs) and is left untouched. Choose another file with --out.
error-bad-ply = There is no ply { $ply } in this match. Choose from 0 to { $last }.
error-learn-whose = Whose decisions? Add --as and one of: { $seats }.
error-bad-seat = There is no seat “{ $seat }” in this match. Choose one of: { $seats }.
error-not-an-action = “{ $text }” is not an action of this game. Type the number of an option, or { "?" } for help.
error-too-many-bots = Too many bots: { $bots } named, and room for { $places }. Name fewer, or raise --players.
error-too-many-seats = Too many seats: { $seats } named, for { $players } players. Name fewer, or raise --players.
error-unknown-seat = “{ $seat }” can sit nowhere. Choose for each seat one of: { $known }.
error-bad-name = “{ $name }” cannot be a player’s name. Use 1 to { $longest } letters, and no bot’s name.
error-name-twice = Two players are called { $name }. Give each a name of their own.
error-option-twice = Option “{ $option }” is given twice. Keep one of them.
error-fixed-by-saga = { $flag } cannot change a match under way: { $file } says it already. Leave it out.
error-saga-nothing-shown = Today’s rules cannot show any position of { $file }. Its result: drakkar replay FILE.
error-saga-sealed = { $file } does not hold its seed, so the match cannot go on. It can be replayed: drakkar replay FILE.
error-no-such-number = There is no option { $number }. Type a number from 1 to { $last }.
error-unknown-command = Unknown command “{ $command }”. Choose one of: { $known }.
error-unknown-flag = Unknown option { $flag }. See --help.
error-missing-argument = { $name } is missing. See --help.
error-unexpected-argument = Not expected here: { $found }. See --help.
error-bad-flag-use = { $flag } is not used like this. See --help.
error-bad-usage = { $found } See --help.

## Parts of the errors above

past-rules = Played by version { $rules } of the rules; today it is version { $now }.
past-components =
    { $components ->
        [earlier] Played with the components of an earlier box.
        [own] Played with components of its own.
       *[other] Nobody has kept the components it was played with; today’s box stands in for them.
    }
past-true = Every ply is still as it was.
past-stopped = Today’s rules can show { $shown } of its { $plies } plies as they were played. Ply { $ply } is not one of them ({ saga-reason }).
past-nothing-shown = Today’s rules cannot show how this match was played: not even its set-up is as it was ({ saga-reason }).
past-other-result =
    { $blind ->
        [yes] Today’s rules come to another result, so somewhere on the way they count differently from then.
       *[no] All of its plies are as they were, but today’s rules would count the result differently.
    }
past-blind =
    { $stopped ->
        [yes] Positions were written down otherwise then and cannot be compared; what is shown agrees in moves, turns and luck.
       *[no]
            { $over ->
                [yes] Positions were written down otherwise then and cannot be compared; moves, turns, luck and result all agree.
               *[no] Positions were written down otherwise then and cannot be compared; moves, turns and luck all agree.
            }
    }
past-result-stands = The result stands as it was recorded.
past-totals-only = Only the totals were written down then.
past-ended = Ended without a result.
saga-reason =
    { $reason ->
        [json] the line cannot be read
        [ply] its number is { $found }
        [numbers] not a number: { $found }
        [missing] missing: { $found }
        [luck] the luck on record does not fit
        [stream] the luck does not come from the seed: { $found }
        [seed] the seed is not the one announced at the start
        [seats] number of players: { $found }
        [components] the components in it are not those it names
        [options] the options are not those of the game
        [over] the match was over before
        [action] not an action: { $found }
        [turn] it is not the turn of seat { $found }
        [forbidden] the rules forbid it: { $found }
        [position] the position differs from the record
        [result] the result differs from the record
       *[other] { $reason }
    }
file-reason =
    { $reason ->
        [folder] it is a folder
        [forbidden] permission denied
        [large] it is too large
        [text] it is not a text file in UTF-8
        [nowhere] its folder does not exist
       *[other] { $reason }
    }

## Numbers and lines

number = { NUMBER($number, minimumFractionDigits: 1) }
percent = { NUMBER($number, minimumFractionDigits: 1) }%
named = { $name }: { $text }
points-signed = { $sign }{ points }

## Command line: more headings and lines

maturity =
    { $maturity ->
        [complete] complete
        [preview] preview
       *[other] { $maturity }
    }
cli-column-maturity = State
cli-option-usual = usual
cli-option-sets = sets { $options }
cli-won-and-lost = Won: { $won }, lost: { $lost }
cli-scores = Scores: { $mean } on average, from { $low } to { $high }
cli-who = { $mark }{ $seat } { $player }: { $who }
cli-bot-failed =
    { $why ->
        [time] “{ $bot }” took too long ({ $detail }).
        [crash] “{ $bot }” crashed ({ $detail }).
       *[nonsense] “{ $bot }” answered nonsense ({ $detail }).
    } A bot of ours goes on in its seat ({ $instead }).
cli-bots-failed = Lost by failing: { $count }. The first: { $first }
cli-check-bot-passed = “{ $bot }” plays { $game } (matches: { $matches }, decisions: { $decisions }, the longest: { $slowest } s). All that was asked was answered.
cli-check-bot-failed =
    { $why ->
        [time] { $game }, decision { $decision }: it took too long ({ $detail }).
        [crash] { $game }, decision { $decision }: it crashed ({ $detail }).
       *[nonsense] { $game }, decision { $decision }: it answered nonsense ({ $detail }).
    } What is expected is in docs/bot-protocol.md.
cli-hand-over = { $player }, press Enter when only you can see the screen.
cli-hand-over-clear = Press Enter: the screen is cleared for { $player }.
cli-welcome = Type { "?" } at the prompt for help. Ctrl-C saves the match and leaves.
cli-prompt = { $player }, 1 to { $last } >
cli-choose = Type a number from 1 to { $last }, or { "?" } for help.
cli-nothing-at-once = nothing at once
cli-gain = { $gain }:
cli-allowed = “{ $action }” is allowed.
# A choice that is better not made, in full words.
cli-unwise = { $action }? Choose it again to do so, or choose something else.
cli-overwrite = { $file } already exists. Replace it? (y/n)
cli-quit-save = Save the match before leaving? (y/n)
cli-lesson-keys = Enter goes on, b goes back a step, n skips ahead, q leaves; { "?" } at a choice for help.
cli-lesson-on = Enter to go on >
cli-lesson-step = Step { $step } of { $last }
cli-lesson-do = To do: { $choices }
cli-lesson-left = To go on with this lesson: { $command }
cli-lesson-end = That is the end of this lesson.
cli-lesson-play = Play what you have learnt: { $command }
cli-lesson-next = The next lesson, { $lesson }: { $command }
cli-puzzle-title =
    Puzzle { $puzzle }, difficulty { $difficulty } of 5: one choice is clearly best. { $tries ->
        [one] You have one try.
       *[other] You have { $tries } tries.
    }
cli-puzzle-keys = The number of your answer · m table · f area · l log · w why not · n the answer · q quit
cli-puzzle-right =
    { $tries ->
        [1] Right, at the first try!
       *[other] Right, at try { $tries }!
    }
cli-puzzle-wrong =
    { $left ->
        [0] No. That was the last try.
        [one] No, something is better. One try is left.
       *[other] No, something is better. { $left } tries are left.
    }
cli-puzzle-solution = Best: { $action } ({ $chance })
cli-puzzle-other = Not as good: { $action } ({ $chance })
cli-puzzle-missed-by =
    { $count ->
        [one] This bot missed it: { $bots }.
       *[other] These bots missed it: { $bots }.
    }
cli-puzzle-on = Enter for the next puzzle, q to leave >
cli-puzzles-record = Solved: { $solved } of { $total }, at the first try: { $first }.
cli-puzzles-all-solved = You have solved them all.
cli-puzzles-progress = { $done } of { $total } puzzles
cli-puzzles-found =
    { $found ->
        [one] There is { $found } puzzle in { $folder }.
       *[other] There are { $found } puzzles in { $folder }.
    }
cli-puzzles-stopped = Stopped with { $found } of { $total } puzzles in { $folder }. The same command goes on.
cli-puzzles-checking = { $done } of { $total } checked
cli-puzzle-holds = { $puzzle }: its solution is clearly best.
cli-puzzle-fails = { $puzzle }: its solution is not clearly best.
cli-puzzles-checked = Puzzles checked: { $checked } of { $total }. Not clear any more: { $failed }.
cli-undo-nothing-to-undo = There is nothing to take back.
cli-undo-another-seat-acted = It cannot be taken back: somebody else acted last.
cli-undo-something-was-revealed = It cannot be taken back: something was drawn or revealed.
cli-replay-verified =
    { $plies ->
        [one] verified: { $plies } ply, { $luck }
       *[other] verified: { $plies } plies, { $luck }
    }
cli-luck-matches = luck matches the committed seed
cli-luck-sealed = the seed is not published yet, so the luck cannot be checked
cli-analysis-title = Chances of winning
cli-analysis-note = Before each ply, by what the player to act could know, if they play on well; after ± the standard error.
cli-analysis-progress = { $done } of { $total } plies
cli-analysis-interrupted = Stopped after { $done } of { $plies } plies.
cli-question-prompt = 1 to { $last }, n shows the answer, q leaves >
cli-analysis-swings = Where the match turned
cli-analysis-no-swings = No single choice or draw decided this match, as far as the search can be sure.
cli-components-hint = If you still have their file, pass it: --components FILE.
cli-replay-everyone = Each seat as its player sees it
cli-replay-prompt = ply { $ply } of { $last } · n next · p previous · number · q quit >

## Help of the command line

help-usage = Usage:
help-options = OPTIONS
help-commands = Commands
help-arguments = Arguments
help-options-title = Options
help-command-drakkar = Viking board games with their rules enforced, to play, replay and simulate.
help-command-serve = Play in the browser, alone or with friends: start the web application and open it.
help-command-games = List the games.
help-command-learn = Learn a game in the terminal, step by step.
help-command-puzzles = Solve puzzles: positions in which one choice is clearly best. Also finds new ones.
help-command-rules = Read the rules of a game in our own words, whole or one clause.
help-command-provenance = See where every piece of a game comes from.
help-command-play = Play in the terminal, against bots or several at one keyboard.
help-command-simulate = Let bots play many matches and compare them.
help-command-arena = Let bots meet in a tournament: ratings, who beats whom, a report.
help-command-check-bot = Check whether a bot of your own plays as it should (docs/bot-protocol.md).
help-check-bot-bot = Command of the program, as bots/mybot, or a class in a file, as mybot.py:Mine.
help-check-bot-game = Only this game. Without it, all.
help-check-bot-games = Number of matches of each game.
help-command-replay = Verify the saga of a match and step through it.
help-command-backup = Put all that a server keeps into one file, also while it runs.
help-command-doctor = Check a configuration, and say what is wrong and what to do.
help-command-think = Think for the bots of servers that share a Redis, on this machine or another one.
help-think-redis = URL of their Redis.
help-think-workers = Number of processes that think (as many as there are cores).
help-doctor-host = Address the server listens on.
help-command-restore = Put a backup back, on SQLite or PostgreSQL, whichever it came from.
help-backup-file = File to write.
help-restore-file = File of the backup.
help-restore-force = Replace what is there, which is backed up first.
help-param-game = Name of the game, as in “drakkar games”.
help-param-clause = Number of a clause such as 3.2, or of a section such as 3.
help-param-file = File of the saga.
help-param-host = Address to listen on (127.0.0.1: this machine only).
help-param-port = Port to listen on. Without it, 8000 or the next free one.
help-param-lan = Let phones and computers on the same network join; shows the address and a QR code.
help-param-no-browser = Do not open the browser.
help-param-data = Folder that keeps the matches. Without it, your user data folder.
help-param-database = URL of another database, as postgresql://…, instead of SQLite in the data folder.
help-param-redis = URL of the Redis through which servers with one database tell each other what happens.
help-serve-workers = Number of processes that serve; more than one needs --database and --redis.
help-param-help = Show this help.
help-param-version = Show the version and the engine.
help-param-lang = Language: en or fr. Without it, that of the environment.
help-param-plain = Plain lines: no colour, no drawing; for screen readers and other programs.
help-param-json = Data in JSON.
help-param-doubts = Only what is guessed or invented: what would settle it, and how to send a correction.
help-param-marks = Mark on the board what is guessed (~) or invented (°).
help-param-options = Explain the options of each game too.
help-param-players = Number of players.
help-param-bots = Bots with commas between them: deckhand, rower, helmsman, jarl, or greedy and random. The last one fills the places left.
help-learn-lesson = The lesson; “first”, the guided first match, if none is named.
help-learn-step = Begin at this step: what comes before is done for you (1).
help-puzzles-puzzle = The puzzle to solve; if none is named, those you have not solved yet, the easiest first.
help-puzzles-count = Find so many in matches of bots, in which one choice is clearly best.
help-puzzles-check = Check those there are by a longer search.
help-puzzles-iterations = How often --check tries to play on from each (3000).
help-puzzles-out = Folder for those that are found, where a search goes on; with --check, the folder to check.
help-param-option = An option of the game, as in first_player=drawn, or a name for several, as in rules=letter; may be given several times. See { "drakkar games --options" }.
help-param-components = Your own components file, to correct or change the pieces.
help-param-seed = Seed of the luck: the same seed gives the same match.
help-param-games = Number of matches (100).
help-param-workers = Number of processes (as many as there are cores).
help-param-cluster = Play on a Ray cluster: ray://HOST:PORT, or local for one on this machine.
help-param-fixed-seats = Keep the bots in their seats instead of rotating them.
help-param-out = File that keeps the results; a tournament goes on with what is in it.
help-param-report = File for a report with figures, as a page for the browser.
help-param-seats = Who sits where, with commas between them: me, me:NAME or a bot.
help-param-colours = Colours of the seats in order, with commas between them: blue, red, yellow, grey. Those left out get what is free.
help-param-resume = Go on with a saved match.
help-param-save = File to save the match to.
help-param-force = Replace the file to save to if it is there.
help-param-ply = Show the position after this ply.
help-param-analyse = Judge every decision by search: chances of winning, better choices and why, where the match turned.
help-param-learn = Ask where a player (--as) could have done better, one decision after another.
help-param-iterations = How often the analysis tries to play on from each decision (400).
help-param-seconds = How long the analysis thinks about each decision, in seconds.
help-param-viewer = Through the eyes of a seat (its number or name), or each through its own: all.

## Errors of the web application

error-bad-setting = { $name } cannot be “{ $value }”. Correct it or leave it out.
error-bad-port = “{ $port }” is not a port. Give a whole number from 0 to 65535.
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }. Choose another address or port.
error-database-unusable = The database cannot be used: { $reason }. Check --database and the data folder.
error-database-newer = The database comes from a newer release (version { $found }; this one knows { $expected }). It is left untouched: use that release, or another --data folder.
error-folder-in-use = A Drakkar is running with { $folder } already. Stop it first, or give this one another --data folder.
error-key-damaged = { $file } is not a key: it is empty or damaged. Bring it back from a backup; or remove it, and everybody starts anew as a guest.
error-database-not-empty = There are { $guests } guests and { $tables } tables already, and nothing was changed. Restore into an empty --data folder or --database; or say --force: what is there is backed up first, then replaced.
error-database-other = The database is at version { $found } and this release at { $expected }. Start this release on it once, or back it up with its own release.
error-not-a-backup = { $file } is not a backup of Drakkar: { $reason }. Choose another file.
error-backup-damaged = { $file } is damaged: what it holds is not what was written. Nothing was changed; use another backup.
error-backup-newer = { $file } was made by a newer release. Restore it with that one.
error-restored-otherwise = The database did not give back what was written to it, so nothing was changed. Check its disk, and that no server uses it.
error-workers-alone = { $workers } processes need a database that they can share, and a Redis to tell each other what happens: add --database postgresql://… and --redis redis://….
error-redis-without-postgres = --redis is for servers that share a PostgreSQL database: add --database postgresql://…, or leave --redis out.
error-redis-unusable = Redis cannot be used: { $reason }. Check --redis.
error-scale-missing = PostgreSQL and Redis need packages that are not installed ({ $package }). Install them: pip install drakkar[scale].
error-think-without-redis = drakkar think takes what is to be thought about from a Redis: add --redis redis://….
error-database-taken = Another Drakkar serves this database without Redis, so they could not tell each other what happens. Stop it, or give both --redis redis://….

## Starting the web application

serve-listening = Drakkar is ready: { $url }
serve-port-taken = Port { $port } is taken; using { $found }.
serve-lan = On the same network, phones join at { $url }
serve-stop = Ctrl-C stops it; matches are kept.
think-ready = { $places ->
    [one] One process thinks for the bots; Ctrl-C stops it.
   *[other] { $places } processes think for the bots; Ctrl-C stops them.
}
backup-done = Backed up to { $file } ({ $size } MB): { $guests } guests, { $tables } tables, { $rows } rows in all.
backup-secret = It holds the server’s key and the seeds of open matches: keep it as safe as the server itself.
restore-done = Restored what was backed up on { $made }: { $guests } guests, { $tables } tables, { $rows } rows in all, and the server’s key.
restore-before = What was there before is in { $file }.
serve-engine-begun = You can play at once; the faster, compiled engine is being made meanwhile.
serve-engine-compiled = The engine is compiled: from now on the bots think several times faster.
serve-engine-plain = The engine stays plain Python, as no C compiler works here or DRAKKAR_PURE is set; play goes on.
serve-engine-failed = The engine could not be compiled ({ $log } tells why); play goes on with the plain one.
serve-engine-changed = The sources have changed since the start, so the compiled engine is for the next one; play goes on.

## Quick phrases: said by a seat, read by each person in their own language

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops…
phrase-thinking = Let me think.
phrase-your-turn = It’s your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Shall we play again?

## Prompts of any game

prompt-waiting = Waiting for another player

## Why the server did not do something

refusal-stale = The match has moved on. Look again and choose.
refusal-not-your-turn = It is not your turn.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = This is not your seat.
refusal-not-your-eyes = While the match is on, you only see it through your own eyes.
refusal-not-host = Only the host of the table can do this.
refusal-not-started = The match has not started yet.
refusal-not-over = The match is not over yet.
refusal-match-stopped = Today’s rules cannot show this match to where it had come, so it does not go on here.
refusal-match-goes-on = This match can still go on.
refusal-match-over = The match is over.
refusal-not-watchable = This table is closed to spectators.
refusal-unknown-table = There is no such table. Check the link.
refusal-unknown-seat-link = This seat link opens nothing: it was cut short, or somebody has taken the seat by it already. Ask for a new one.
refusal-table-full = Every seat at this table is taken.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-ply = There is no such ply in this match.
refusal-one-seat-for-me = Only one seat can be yours; choose “on this device” for the others.
refusal-colours-settled = The colours are settled: the match has begun, or goes on from another one.
refusal-colour-taken = { colour-name } is taken by { $player }. Choose another colour.
refusal-name-empty = Choose a nickname of at least one letter.
refusal-seat-is-away = A bot is playing this seat. Take it back first.
refusal-seat-present = This person is here: a bot only stands in for somebody absent.
refusal-undo-none = This table plays without undo.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other-seat = Somebody else has played since.
refusal-undo-revealed = It cannot be taken back: something new has been revealed.
refusal-takeback-not-allowed = At this table nobody is asked to let a move be taken back.
refusal-takeback-pending = A request is already waiting for an answer.
refusal-takeback-nothing = There is no request to answer.
refusal-takeback-declined = The request was declined.
refusal-branch-open-match = You can only branch from a finished match, or from your own practice of a game without secrets.
refusal-branch-seats =
    { $seats ->
        [one] A branch of this match needs { $seats } seat.
       *[other] A branch of this match needs { $seats } seats.
    }
refusal-lesson-not-now = That is allowed, but not what this step of the lesson is about.
refusal-lesson-listen = Read on first: the lesson says when it is your turn.
refusal-coach-not-here = There is no coach at this table.
refusal-analysis-open-match = The match can be analysed when it is over.
refusal-saga-open-match = The saga can be downloaded when the match is over.
refusal-saga-unfinished = This saga is not finished. Only finished matches can be opened here.
refusal-forged-cookie = This browser’s identity was not recognised. Reload the page to get a new one.
refusal-csrf = The request did not come from this page. Reload it and try again.
refusal-foreign-origin = This page may not connect to the server.
refusal-rate-limited = Too many requests. Wait a moment.
refusal-server-full = There are too many people here at once. Try again in a moment.
refusal-not-ready = The server cannot keep anything at the moment.
refusal-foreign-host = This server does not answer to that name. Open it by the address it tells when it starts; whoever runs it can add the name to DRAKKAR_PUBLIC_URL or DRAKKAR_HOSTS.
refusal-thinking-quota = You have many thoughts under way already: bots’ turns, hints, analyses. This one waits until another is done.
refusal-alone-quota =
    { $tables ->
        [one] Bots already play on without you at one table. Let them rest there first.
       *[other] Bots already play on without you at { $tables } tables. Let them rest at one of these first.
    }
refusal-tables-quota = You have { $tables } open tables, which is as many as one may have here. Finish one, or delete one on the page of your data.
refusal-tables-quota-here = Very many tables are open from your network. Finish or delete some before opening another.
refusal-too-large = This is too large.
refusal-malformed = The server did not understand this request.
refusal-not-found = There is nothing at this address.
refusal-client-missing = The web client is not built. From a checkout, build it with “make client”, then reload.
refusal-internal = Something went wrong on the server. Nothing was changed; try again.
