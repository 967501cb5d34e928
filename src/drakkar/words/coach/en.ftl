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
coach-why-later = At once both bring the same: the difference shows later.
coach-why-luck = What follows at once is partly up to luck.
coach-why-tried = The search played on { $better } times from the better choice and { $played } times from the other.
