### The arena: tournaments of bots in the terminal, and their report

arena-title =
    { $matches ->
        [one] { $game }: { $matches } match, { $players } players
       *[other] { $game }: { $matches } matches, { $players } players
    }
arena-resumed =
    { $matches ->
        [one] Going on with { $file }: { $matches } match is there already.
       *[other] Going on with { $file }: { $matches } matches are there already.
    }
arena-kept = Results: { $file }
arena-report-kept = Report: { $file }
arena-interrupted = Interrupted: { $done } of { $matches } matches are kept. The same command goes on with the others.
arena-column-bot = Bot
arena-column-strength = Strength
arena-column-interval = 95% interval
arena-column-wins = Wins
arena-column-matches = Matches
arena-column-share = Share of wins
arena-column-score = Mean score
arena-column-against = against { $bot }
arena-ratings = Strength
arena-ratings-note = OpenSkill (Plackett-Luce) after all matches, each bot beginning at 25; the bars are where it lies with 95% confidence.
arena-duels = Who beats whom
arena-duels-note = Of the matches in which both sat, how often the bot on the left came out ahead of the one above; equal places count half. In parentheses the 95% interval.
arena-seats = Wins by seat
arena-seats-note = Every deal is played from every seat, so that luck and seat are the same for all; what is left is what the seat itself is worth.
arena-seat = Seat { $seat }
arena-iterations = Strength by iterations of search
arena-seconds = Strength by seconds of thought
arena-lengths = Length of a match, in decisions
arena-scores-of = Scores of { $bot }
arena-whole = { $number }
arena-second = { $number } s
arena-how = How it was played
arena-how-seed = Seed { $seed }; { $options }; { $engine }
arena-options-usual = usual options
arena-command = Command: { $command }
