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
   *[instant] Nothing moves and nothing waits.
}
web-skip-moves = Skip
web-skip-to-me = Skip to my turn

## Keys

web-keys = Keyboard shortcuts
web-space = Space
web-key-skip = Skip the moves of the others, or continue
web-key-back = Go back one step
web-key-confirm = Choose, or confirm
web-key-arrows = Move on the board, in the rack and in the log
web-key-tab = Next highlighted place
web-key-command = Type an answer
web-key-help = This list
