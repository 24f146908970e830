# What is wrong with something that comes from outside: a record, a bot. Each completes a sentence such as
# “This record is not in order: …”, so it begins in lower case and has no full stop.

## Records

record-at-line = line { $line }: { $reason }
record-no-such-game = there is no game “{ $name }”
record-other-rules = it follows version { $rules } of the rules, which lead elsewhere than version { $ours } here; only version { $rules } can replay it
record-wrong-updates = its updates of the rules are not in order
record-wrong-seats = this game is for { $first } to { $last } players, not { $seats }
record-no-editions = this game has no edition but the built-in one
record-edition-twice = it names an edition twice, in its options too
record-flawed-edition = its edition cannot be played with: { $flaws }
record-no-such-option = the game has no option “{ $name }”
record-wrong-option = an option has a value that cannot be
record-impossible-position = the position it begins with cannot be
record-redacted = it was written for one pair of eyes, and what was hidden from them cannot be played again
record-over-already = at decision { $number } the game was over already
record-hidden-words = decision { $number } has hidden words, which belong into a redacted record
record-illegal-decision =
    decision { $number } is against the rules: { $seat ->
        [-1] chance
       *[other] seat { $seat }
    } says “{ $said }”{ $rule }
record-impossible-decision = decision { $number } answers a position to which the rules never lead
record-wrong-result = the result in the header is not that of the game
record-not-a-record = a record begins with “{ $first }”
record-cut-off = it is cut off: the last line of a record is “end”, the number of decisions and a check
record-no-empty-line = an empty line parts the header from the decisions
record-half-a-character = half a character cannot be read
record-no-such-header = “{ $text }” is not one of the headers { $keys }
record-header-twice = the header “{ $key }” is given twice
record-header-missing = the header “{ $key }” is missing
record-header-unreadable = the header “{ $key }” cannot be read
record-header-does-not-fit = the header “{ $key }” does not fit { $seats } seats
record-other-fingerprint = the edition is not the one of the fingerprint before it
record-other-number = decision { $number } should stand here
record-nobody-decides = nobody decides here
record-too-many-spaces = words are parted by one space
record-not-one-word = something here is not one word
record-no-draw-number = “{ $text }”: a draw has a number
record-no-such-seat = “{ $text }” is neither a seat nor chance with the number of a draw
record-changed = it was changed or cut, since it does not fit its last line, “{ $text }”
record-written-otherwise = it is written otherwise than it should be: “{ $text }”
record-more-than-a-record = there is more than a record in this text
record-draw-spent = at decision { $number } draw { $draw } was spent already
record-wrong-draw = at decision { $number } the secret draws “{ $drawn }”, not “{ $said }”
record-not-hexadecimal = secret and entropies are written in hexadecimal digits
record-wrong-secret-length = the secret has { $bytes } bytes instead of { $right }
record-secret-does-not-fit = the secret does not fit the seal that was published before the first draw
record-too-many-characters = a record has at most { $most } characters
record-too-many-decisions = a record has at most { $most } decisions

## Bots

bot-no-such-bot = there is no bot “{ $name }”; choose among { $names }, or write your own: mybot.py:MyBot
bot-no-file = there is no file { $file }
bot-not-python = { $file } is not a Python file
bot-cannot-be-loaded = { $file } cannot be loaded: { $detail }
bot-no-such-class = { $file } has no class “{ $kind }”
bot-no-answer-method = { $kind } in { $file } has no method answer(view, question, below, budget)
bot-cannot-sit-down = { $name } cannot sit down: { $detail }
bot-fails = { $name } fails when asked { $asked }: { $detail }
bot-is-refused = { $name } answers { $asked } with { $said }, which is refused: { $detail }
bot-process-ended = one of the bots has ended its process

## Databases and backups

database-no-database = there is no database of this version of plancia
database-no-file = there is no file { $file }
database-not-an-address = a database is a file, sqlite:///file or postgresql://user@host/name
database-newer-plancia = it was made by a newer plancia
database-other-backup = it has format { $format } and schema { $schema }; restore it with the plancia that made it, then start the newer one
database-not-a-backup = { $file } is not a backup, or not all of it
database-backup-changed = { $file } is not as it was written
