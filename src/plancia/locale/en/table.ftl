### At the table: speed, the past, the log, sound, keys.

## Speed

web-comfort = Speed and sound
web-speed = Speed
web-speed-about = How long each move of the others is shown.
web-speed-calm = calm
web-speed-normal = normal
web-speed-brisk = brisk
web-speed-instant = instant
web-speed-of = { $speed ->
    [calm] 3 seconds for each move.
    [normal] 1.5 seconds for each move.
    [brisk] 0.6 seconds for each move. The table uses this speed when you have less than two minutes left.
   *[instant] No animation, no delay.
}
web-skip-moves = Skip
web-skip-to-me = Skip to my turn

## The past

web-since = Since your last turn
web-since-step = Step { $step } of { $count }
web-since-count = { $count ->
    [one] One step since your last turn
   *[other] { $count } steps since your last turn
}
web-since-nothing = Nothing has happened.
web-since-play = Play all steps
web-past-back = One step back
web-past-on = One step forward
web-past-now = Back to now
web-past-about = You see an earlier position.

## The log

web-log-show = Show this position
web-log-filter = Filter the log
web-log-player = Player
web-log-players = All players
web-log-kind = Kind
web-log-kinds = All kinds
web-log-kind-moves = Moves
web-log-kind-conflicts = Conflicts
web-log-kind-bids = Auctions
web-log-kind-cards = Cards
web-log-kind-points = Points and income
web-log-kind-deals = Alliances and talk
web-log-fold = Fold turns
web-log-unfold = Unfold turns
web-log-none = No lines match.

## Keys

web-keys = Keyboard shortcuts
web-space = Space
web-key-skip = Skip the moves of the others, or continue
web-key-back = Go back one step, or cancel a premove
web-key-confirm = Choose, or confirm
web-key-digits = Pick the first to tenth piece or card of your rack
web-key-arrows = Move on the board, along your rack, through the answers and the log
web-key-tab = Next highlighted place
web-key-hint = Show hints, or hide them
web-key-command = Type an answer
web-key-past = Step through earlier positions
web-key-help = This list

## Premoves

web-premove-hint = You can prepare your next move now.
web-premove-preparing = Prepare your next move
web-premove-prepared = Prepared: { $move }. It is played when your turn comes, if it is still legal.
web-premove-cancel = Cancel
web-premove-dropped = Your prepared move was dropped because it is no longer possible: { $move }.
web-premove-not-there = You cannot prepare that.
web-premove-sure = Prepare this risky move?
web-premove-unasked = It is played when your turn comes, without asking again.
web-premove-risky = Confirm your prepared move. It is risky now: { $move }.
