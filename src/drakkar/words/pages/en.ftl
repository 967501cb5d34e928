# Words of the web client outside the table: home, new table, waiting room, rules, and what surrounds them.

## Around every page

shell-skip = Skip to the content
shell-home = Drakkar, home
shell-language = Language
shell-theme = Theme
shell-theme-auto = Auto
shell-theme-light = Day
shell-theme-dark = Night
shell-sound = Sound
shell-sound-on = On
shell-sound-off = Off
shell-motion = Animations
shell-motion-0 = None
shell-motion-1 = Normal
shell-motion-2 = Fast
shell-confirm = Confirm each action
shell-confirm-auto = By touch
shell-confirm-always = Always
shell-confirm-never = Never
shell-helper = A helper names what is new
shell-helper-first = In a first match
shell-helper-always = Always
shell-helper-never = Never
shell-marks = Guessed and invented pieces
shell-marks-off = In the help
shell-marks-on = On the board too
shell-name = Name
shell-name-none = Choose a name
shell-name-title = What shall we call you?
shell-name-help = The others at the table see it. No account, no password: this browser is remembered.
shell-name-change = { $name }: change your name
shell-save = Save
shell-close = Close
shell-copy = Copy the link
shell-copied = Copied
shell-by-hand = Copy it from here
shell-footer-games = The games belong to their authors and publishers. The words and drawings here are our own.
shell-footer-licence = Free software under the MIT licence
shell-footer-version = Drakkar { $version }
shell-credits = { $title }, a game by { $authors }, illustrated by { $artists }, published by { $publisher } in { $year }.

## What is kept about me

mine-title = My data
mine-nothing = Nothing is kept about you yet: this browser has an identity without a name, and that is all.
mine-kept =
    Kept since { $since }: your name, { $name }, { $tables ->
        [0] no tables
        [one] one table
       *[other] { $tables } tables
    } with what was played there, and { $lessons ->
        [0] no lessons
        [one] one lesson
       *[other] { $lessons } lessons
    }.
mine-what = No e-mail address, no password, nothing about your device. A cookie tells the server that it is you, and the settings and solved puzzles are in this browser alone.
mine-how-long =
    { $days ->
        [one] Unfinished tables and lessons that nobody touches for a day are deleted by themselves; so are names without a table.
       *[other] Unfinished tables and lessons that nobody touches for { $days } days are deleted by themselves; names without a table after a day or so.
    }
mine-download = Download everything
mine-delete-all = Delete everything
mine-tables = Your tables
mine-delete = Delete
mine-leave = Leave
mine-keep = Keep it
mine-sure-table = Delete this table?
mine-text-table = The match and all that was played there is gone for good.
mine-sure-leave = Leave this table?
mine-text-leave = It stays with the others, who can read what was played. Your seat there has no name any more, and you cannot come back to it.
mine-sure-all = Delete everything about you?
mine-text-all = Your name, the tables that are yours alone, lessons, and what this browser keeps are gone for good. Tables with other people stay with them, without your name.

## Loading, lost, offline

state-loading = One moment…
state-lost-title = Nothing but open sea
state-lost-text = There is no page at this address. Perhaps the link was cut short.
state-offline-title = The line to the server is cut
state-offline-text = As soon as it is back, everything goes on where it was.
state-error-title = That did not work
state-error-text = Something went wrong on the way. Try again in a moment.
state-retry = Try again
state-home = Back to the longhouse
refusal-offline = The server cannot be reached. Check your connection and try again.
refusal-server-error = Something went wrong on the server. Try again in a moment.

## Home

home-title = Viking board games
home-heading = Come in, the table is set
home-what = Modern Viking board games with the rules kept for you: play with friends through a link, against bots, or together around one screen. No account, nothing to install.
home-quick = Play a bot now
home-learn =
    { $minutes ->
        [one] Learn it in one minute
       *[other] Learn it in { $minutes } minutes
    }
home-new = With friends
home-rules = Read the rules
home-players = { $min } to { $max } players
home-players-exact = { $count } players
home-minutes = { $minutes } min
home-age = age { $age } and up
home-games = Games
home-continue = Tables to continue
home-past = Past matches
home-empty = Your tables wait for you here. Leave when you like, come back when you can.
home-your-turn = Your turn
home-their-turn = { $player } to play
home-waiting = Waiting for players
home-stopped = Stopped by new rules
home-ended = Ended without a result
home-won = { $winners } won
home-shared = Shared: { $winners }
home-with = with { $players }
home-against = against { $player }
home-saga = Open a saga
home-saga-text = A saga is the record of a match. Open the file to watch it again, or to play on from any of its moments.
home-saga-button = Choose a file
home-saga-drop = Drop the saga here

## A game

hub-learn = Learn it step by step
hub-match = A match: { $title }
hub-done = done
hub-begun = go on
hub-next = next
hub-no-lessons = There are no lessons yet. The rules begin with a page for the first match.
hub-matches = Your matches
hub-matches-all = Show all { $count }
hub-no-matches = None yet. What you play here is kept: leave when you like, come back when you can.
hub-alone = Alone

hub-puzzles = Puzzles
hub-puzzles-go = Solve puzzles
hub-puzzles-count =
    { $total ->
        [one] One position in which one choice is clearly best.
       *[other] { $total } positions in which one choice is clearly best.
    }

## Puzzles

puzzles-title = Puzzles: { $game }
puzzles-what = Positions from matches of bots in which one choice is clearly best, by what its player can know. Find it in a few tries; then you are told why.
puzzles-today = Puzzle of the day
puzzles-solve = Solve it
puzzles-record = { $solved } of { $total } solved, { $first } at the first try.
puzzles-one = Puzzle { $number }, difficulty { $difficulty } of 5
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-first = at once
puzzles-solved = solved
puzzles-missed = missed
puzzles-none = There are no puzzles of this game yet.
puzzles-all = All puzzles
puzzles-next = Next puzzle

## New table

new-title = New table
new-heading = Set the table
new-seats = Who plays?
new-kind-me = Me
new-kind-friend = A friend, by link
new-kind-bot = A bot
new-kind-device = Someone on this device
new-kind = Seat { $seat }: who sits there
new-name = Seat { $seat }: name
new-bot = Seat { $seat }: which bot
new-your-name = Your name
new-their-name = Their name
new-friend-help = You get a link to send them.
new-add = Add a seat
new-remove = Remove seat { $seat }
new-first = plays first
# Before a match begins: $colour as in colour-name.
colour-of-seat = Seat { $seat }: { colour }. Change the colour
colour-choose = Colour of seat { $seat }
new-options = Options
new-options-usual = the usual way
new-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
new-options-game = Rules of the game
new-options-table = At the table
new-preset-own = A mix of your own, chosen below.
new-clause = Clause { $number }
new-records-failed = Your results could not be fetched: { $reason }
new-undo = Taking back a move
new-undo-help = Never past something that was revealed, unless all agree.
new-undo-turn = Within one’s turn
new-undo-ask = If the others agree
new-undo-free = Freely
new-undo-none = Never
new-watch = Who may watch
new-watch-help = Spectators see what is public, nothing more.
new-watch-anyone = Anyone with the link
new-watch-nobody = Nobody
new-coach = The coach
new-coach-help = Whoever is to play may ask for a hint: the best choices, with the chances of winning that they leave.
new-coach-alone = When playing alone
new-coach-always = For everybody
new-coach-never = Never
new-start = Start
new-open = Open the table
new-start-help = The match begins at once.
new-open-help = Next, you send the link.

## The page of a seat link

seat-title = Your seat
seat-invited = { $host } invites you to play
seat-invited-by-somebody = You are invited to play
seat-take = Sit down
seat-take-text = A seat is kept for you. Sitting down takes it; until then nobody has it.
seat-back = { $name }, this is your seat
seat-back-text = It is held on another device. You can play on this one as well.
seat-back-take = Play on this device
seat-held = { $name } holds this seat
seat-held-text = Somebody sent you this link? Then take the seat over: the other device loses it and sees its secrets no more. If you are { $name } yourself, both of your devices can play.
seat-held-take = Take it over
seat-held-along = I am { $name }: play here too
seat-watch = Only look at the table

## Waiting room

wait-title = Waiting for players
wait-heading =
    { $count ->
        [0] Everybody is here
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
wait-share = Invite with a link
wait-share-text = Whoever opens it on a phone or a computer can take a free seat.
wait-qr = QR code of the table’s link
wait-qr-seat = QR code of the link of seat { $seat }
wait-qr-help = Or point a phone’s camera here.
wait-seats = At the table
wait-free = Free seat
wait-you = you
wait-device = on this device
wait-present = here
wait-absent = not here
wait-seat-link = Link of seat { $seat }
wait-seat-help = A seat’s own link gives that very seat, and gives it back on another device. Send it to one person only.
wait-start = Start
wait-start-bots = Start with bots
wait-join = Take a seat
wait-join-text = You are invited to a match. Take a seat, or watch.
wait-host = The match begins when its host starts it.

## Rules

book-title = Rules
book-heading = The rules
book-search = Search the rules
book-found =
    { $count ->
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
book-none = No clause says that. Try a shorter word.
book-clear = Clear the search
book-contents = Contents
book-example = Example:
book-board-before = Before
book-board-steps = Step by step
book-link = Link to clause { $number }
book-tables = All the components
book-provenance = Where the pieces come from
book-provenance-text = Every piece of the game, and how we know it: printed in the box or published by others, guessed, or invented by us where nothing is known.
doubts-printed = printed
doubts-printed-help = Read in the rules of the box, or published by others.
doubts-all = All that is in doubt, what would settle it, and how to send a correction
doubts-lines = All that is in doubt, to be corrected
doubts-copy = Copy as a file
book-piece = Piece
book-source = Source
book-where = Where
book-credits = Credits
book-buy = If you enjoy the game here, buy the box.
