### The coach, in the terminal and the web client

## What gave a match its turns

coach-swing-choice = { $player } gives away { $chance }%
coach-swing-gain = Luck brings { $player } { $chance }%
coach-swing-loss = Luck costs { $player } { $chance }%
coach-played = Played: { $action }
coach-better = Better: { $action }

## Why one choice is better: only what is known at once, and what the search found

coach-why-points = { cli-column-points }: { $better } at once, instead of { $played }.
coach-why-brings = The better choice: { $events }
coach-why-brought = As played: { $events }
coach-why-other = The other choice: { $events }
coach-why-later = At once neither brings anything more: the difference shows later.
coach-why-luck = What follows at once is partly up to luck.
coach-why-tried = The search played on { $better } times from the better choice and { $played } times from the other.

## What speaks for a choice, beside one that is surely worse

coach-for-points = { coach-why-points }
coach-for-brings = It brings: { $events }
coach-for-brought = The other: { $events }
coach-for-later = { coach-why-later }
coach-for-luck = { coach-why-luck }
coach-for-tried = The search played on { $better } times from here and { $played } times from the other.

## A hint

coach-hint = Hint
coach-hint-title = The coach would play
coach-hint-thinking = The coach is thinking…
coach-hint-level = The coach recommends nothing: within the error of its search, no choice is worse than another.
coach-hint-several = The coach would play one of these: they are equal within the error of its search
coach-hint-other = Surely worse, and compared with: { $action }, { coach-chance }
coach-hint-untold = { $count ->
    [one] One more choice was tried too little to say whether it is worse.
   *[other] { $count } more choices were tried too little to say whether they are worse.
}
coach-hint-number = { $number }: { coach-hint-choice }
coach-hint-close = Close the hint
coach-hint-choice = { $action }: { coach-chance }

## The analysis of a match

coach-analysis = Analysis
coach-analyse = Analyse the match
coach-analyse-text = The coach looks at every decision: chances of winning over the match, where it turned, and what would have been better.
coach-analysing = { $done } of { $plies } plies
coach-done = The analysis is ready.
coach-stop = Stop
coach-go-on = Go on
coach-graph = Chances of winning over the match
coach-graph-point = Ply { $ply }: { $chances }
coach-graph-chance = { $player } { coach-chance }
coach-graph-unknown = Ply { $ply }: not analysed yet
coach-note = By what the player to act could know, if they play on well; the band is the standard error.
coach-swings = Where the match turned
coach-swings-none = No single choice or draw decided this match, as far as the search can be sure.
coach-swing-at = Ply { $ply }
coach-table = As a table
coach-table-ply = Ply

## Where could I have done better?

coach-learn = Where could I have done better?
coach-learn-text = The coach looks at your decisions and asks about those that gave most away: find better than you played.
coach-learn-looking = { $done } of your { $plies } decisions looked at
coach-learn-whose = Whose decisions?
coach-learn-none = Nothing to ask: as far as the search can be sure, none of your choices gave much away while the match was open.
coach-learn-end = That was all. The next match will tell.
coach-question = Question { $number } of { $last }
coach-question-find = You played: { $action }. Find better.
coach-question-right = Better, indeed: { $action }, { coach-chance }.
coach-question-wrong = { $action } leaves { coach-chance }: not surely better than what you played.
coach-question-untried = { $action }: the search did not think it worth a try.
coach-question-tries =
    { $count ->
        [one] One try left.
       *[other] { $count } tries left.
    }
coach-question-try = That is my answer
coach-question-show = Show the answer
coach-question-answer = The answer
coach-question-next = Next question
coach-puzzle-find = One choice is clearly best here. Find it.
coach-puzzle-wrong = { $action } leaves { coach-chance }: there is better.
coach-puzzle-other = Not as good: { $action }
coach-praise = Your best decision
coach-praise-played = You played: { $action }
coach-praise-next = Next best: { $action }
