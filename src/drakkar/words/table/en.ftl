# Words of the table and the replay in the web client.

## The prompt bar

ui-table-page = { $game }: table
ui-table-prompt = What to do
ui-table-your-turn = Your turn
ui-table-your-turn-as = Your turn, { $player }
ui-table-turn-of = { $player } to play
ui-table-thinking = { $player } is thinking…
ui-table-waiting-for = Waiting for { $player }.
ui-table-now = Now: { $player }
ui-table-sending = Sending…
ui-table-over = The match is over.
ui-past = Begun by earlier rules or with other components
ui-past-stopped = This match stops here
ui-past-cut = Not all of this match can be shown
ui-past-nobody = Nobody can play here any more
ui-past-onwards = Go on from here
ui-past-onwards-text = You can all go on at a new table, from ply { $ply }, with the same seats and the same luck. Or leave it at that.
ui-past-again = Deal again
ui-past-again-text = You can all begin again at a new table, by today’s rules. Or leave it at that.
ui-past-end = End the match
ui-past-end-sure = Yes, end it without a result
ui-past-end-not = No, keep it
ui-past-there = To the table where it goes on
ui-table-undo = Undo
ui-table-restart = Restart turn
ui-table-undo-ask = Ask to take back
ui-table-undo-why = Undo is not possible: { $reason }
ui-table-confirm = Confirm
ui-table-rules = Rules
ui-table-keys = Keyboard
ui-table-cancel = Cancel
ui-table-close = Close

## Choices

ui-options = Choices
ui-options-none = Nothing to choose now.
ui-options-label-gain = { $label }: { $gain }
ui-board-choose = { $label }. You may choose it
ui-board-choose-gain = { $label }. You may choose it: +{ points }
ui-gain = +{ points }
ui-loss = −{ points }

## The card that explains

ui-card = Explanation
ui-card-nothing = Nothing gained at once.
ui-card-luck = The rest depends on luck.
ui-card-why-not = Not allowed
ui-card-allowed = This is allowed.
ui-card-not-now = It cannot be chosen now.
ui-card-clause = Rule { $clause }
ui-card-hint = Point at a piece, or hold it, to know what it is.

## Players

ui-players = Players
ui-players-you = you
ui-players-bot-numbered = { bot } { $number }
ui-players-bot = bot
ui-players-away = a bot is playing for them
ui-players-absent = not here
ui-players-to-act = to play
ui-players-hidden = points hidden until the end
ui-players-alone = Bots play on while nobody is here
ui-players-take-over = Let a bot play
ui-players-take-back = Take back my seat
ui-players-show = Show the area of { $player }
ui-players-watch-banner = You are watching this match.
ui-players-practice = Practice: this match goes on from ply { $ply } of another one.

## What happened

ui-log = What happened
ui-log-all = All
ui-log-mine = Mine
ui-log-empty = Nothing yet.
ui-log-go = See the position at ply { $ply }
ui-log-start = The match begins.
ui-log-open = Open the log
ui-log-filtered = Only: { $category }, { $player }
ui-log-filter-off = Show everything
ui-log-filter = Show
helper-possible = Possible now: { $action }
ui-since = What happened since my last turn
ui-since-step = Since my last turn: { $step } of { $last }
ui-since-back = One step back
ui-since-play = Go on by itself
ui-since-pause = Pause
ui-since-on = One step on
ui-since-close = Back to the table

## Quick phrases

ui-say = Say
ui-said = { $player }: { $phrase }

## Taking back

ui-takeback-asked = { $player } asks to take back a move.
ui-takeback-waiting = Waiting for the others to accept…
ui-takeback-accept = Accept
ui-takeback-refuse = Refuse

## Passing the device

ui-hand-over-title = Pass the device to { $player }
ui-hand-over-text = Hold the button when only you can see the screen.
ui-hand-over-show = Hold to show my area
ui-hand-over-undo = Take back the last move

## Connection

ui-connection-lost = Connection lost. Trying again…
ui-connection-restarting = The server does not answer yet. Your match is safe: it goes on as soon as the server is back.
ui-connection-retry = Try now

## The end

ui-end-title =
    { $shared ->
        [yes] { $winners } share the victory
       *[no] { $winners } wins
    }
ui-end-tie = The scores are level: the tie was broken by the rules.
ui-end-tie-shared = The scores are level and nothing breaks the tie.
ui-end-sheet = Score sheet
ui-end-category = Category
ui-end-best = best
ui-end-total = Total
ui-end-cell = { $category }, { $player }: { $points }. See what made them.
ui-end-rematch = Rematch
ui-end-rematch-go = Go to the rematch
ui-end-review = Replay the match
ui-end-share = Copy the link
ui-end-copied = Link copied.
ui-end-copy-by-hand = Copy this link:
ui-end-saga = Download the saga
ui-end-explain = Each number opens the moves behind it.
ui-scores-line = { $player }: { $points }
ui-scores-hidden = { $player }: hidden

## Replay

ui-replay = Replay
ui-replay-page = { $game }: replay
ui-replay-position = Ply { $ply } of { $last }
ui-replay-first = To the start
ui-replay-back = One ply back
ui-replay-forward = One ply forward
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-times = × { $speed }
ui-replay-as = Seen by
ui-replay-public = Spectator
ui-replay-share = Link to here
ui-replay-branch = Play on
ui-replay-branch-title = Play on from ply { $ply }
ui-replay-branch-text = A new table begins from this position. The match you are looking at is not changed.
ui-replay-branch-go = Open the table
ui-replay-seat-me = Me
ui-replay-seat-device = Someone on this device
ui-replay-seat-bot = Bot: { $name }
ui-replay-verified = Luck verified
ui-replay-verified-text = The seed published at the end is the one committed to at the start, and it gives exactly the luck of this match.
ui-replay-unverified = Luck not verifiable yet
ui-replay-unverified-text = The seed stays secret until the match is over. Its fingerprint is already public.
ui-replay-seed = Seed: { $seed }
ui-replay-commitment = Fingerprint: { $commitment }
ui-replay-back-to-table = Back to the table

## Keys

ui-keys-title = Keyboard
ui-keys-off = Single-letter keys
ui-keys-hint = Press a letter here to choose another key for it.
ui-keys-change = Change the key: { $what } (now { $letter })
ui-keys-press = press the new key
ui-keys-reset = The usual keys
ui-keys-next = next choice
ui-keys-previous = previous choice
ui-keys-choose = do the choice shown
ui-keys-escape = leave the choice, close
ui-keys-undo = undo
ui-keys-restart = restart the turn
ui-keys-inspect = explain the choice shown
ui-keys-advice = ask the coach for a hint
ui-keys-last = tell the last move
ui-keys-since = play again what happened since my last turn
ui-keys-scores = tell the scores
ui-keys-turn = tell whose turn it is
ui-keys-options = go to the list of choices
ui-keys-mute = sound on or off
ui-keys-help = this list
ui-keys-key-enter = Enter
ui-keys-key-escape = Esc
ui-keys-ply = one ply back, forward
ui-keys-turn-step = one turn back, forward
ui-keys-ends = to the start, to the end
ui-keys-play = play, pause
ui-keys-branch = play on from here

## Lessons

learn-lesson = Lesson: { $lesson }
learn-steps = All steps of this lesson
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-to-score = To the score
learn-leave = Leave
learn-leave-why = Leave the lesson; it goes on here when you come back.
learn-anew = Start over
learn-reading =
    { $where ->
        [over] The lesson is over
       *[on] First a few words
    }
learn-reading-on =
    { $where ->
        [over] And the real thing is one press away.
       *[on] “Next” goes on.
    }
learn-listen = Read on first: “Next” leads there.
learn-other = That is allowed, but for later. What is ringed is what this step is about.
learn-why = { $reason } Try what is ringed.
learn-confirm = Tap it again, or press the brass button, and it is done.
learn-changed = This lesson has been rewritten since you began it. You may play on freely, or start over.
learn-play-first = Your first real match
learn-play = Play a match
learn-next-lesson = Next lesson: { $lesson }
learn-lessons = All lessons
