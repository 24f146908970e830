# What is wrong with external data: a record, a bot. Each completes a sentence such as
# “This record is not in order: …”, so it begins in lower case and has no full stop.

## Records

record-at-line = line { $line }: { $reason }
record-no-such-game = there is no game “{ $name }”
record-other-rules = it follows version { $rules } of the rules, which differs from version { $ours } here; only version { $rules } can replay it
record-wrong-updates = its rule updates are invalid
record-wrong-seats = this game is for { $first } to { $last } players, not { $seats }
record-no-editions = this game has only the built-in edition
record-edition-twice = it names an edition twice: in a header and in its options
record-flawed-edition = its edition cannot be played: { $flaws }
record-no-such-option = the game has no option “{ $name }”
record-wrong-option = invalid option value
record-impossible-position = its starting position is impossible
record-redacted = it was written for a single viewer, and what was hidden from them cannot be replayed
record-over-already = the game was already over at decision { $number }
record-hidden-words = decision { $number } has hidden words, which are allowed only in a redacted record
record-illegal-decision =
    decision { $number } is against the rules: { $seat ->
        [-1] chance
       *[other] seat { $seat }
    } says “{ $said }”{ $rule }
record-impossible-decision = decision { $number } answers a position that the rules never reach
record-wrong-result = the result in the header is not the result of the game
record-wrong-deals = the deals do not fit the game
record-not-a-record = a record begins with “{ $first }”
record-cut-off = it is incomplete: the last line of a record is “end”, the number of decisions and a checksum
record-no-empty-line = an empty line must separate the header from the decisions
record-half-a-character = invalid Unicode
record-no-such-header = “{ $text }” is not one of the headers { $keys }
record-header-twice = the header “{ $key }” is given twice
record-header-missing = the header “{ $key }” is missing
record-header-unreadable = the header “{ $key }” cannot be read
record-header-does-not-fit = the header “{ $key }” does not fit { $seats } seats
record-other-fingerprint = the edition does not match its fingerprint
record-other-number = decision { $number } is expected here
record-nobody-decides = there is no decision to make here
record-too-many-spaces = words must be separated by one space
record-not-one-word = something here is not a single word
record-no-draw-number = “{ $text }”: a draw needs a number
record-no-such-seat = “{ $text }” is neither a seat nor chance with the number of a draw
record-changed = it was changed or cut off: it does not match its last line, “{ $text }”
record-written-otherwise = this is not the standard notation: “{ $text }”
record-more-than-a-record = the text continues after the end of the record
record-draw-spent = at decision { $number } draw { $draw } was already used
record-wrong-draw = at decision { $number } the secret draws “{ $drawn }”, not “{ $said }”
record-not-hexadecimal = the secret and the entropies must be hexadecimal
record-wrong-secret-length = the secret has { $bytes } bytes instead of { $right }
record-secret-does-not-fit = the secret does not match the seal published before the first draw
record-too-many-characters = a record has at most { $most } characters
record-too-many-decisions = a record has at most { $most } decisions

## Bots

bot-no-such-bot = there is no bot “{ $name }”; choose one of { $names }, or write your own: mybot.py:MyBot
bot-no-file = there is no file { $file }
bot-not-python = { $file } is not a Python file
bot-cannot-be-loaded = { $file } cannot be loaded: { $detail }
bot-no-such-class = { $file } has no class “{ $kind }”
bot-no-answer-method = { $kind } in { $file } has no method answer(view, question, randbelow, budget)
bot-cannot-sit-down = { $name } cannot be started: { $detail }
bot-fails = { $name } fails when asked { $asked }: { $detail }
bot-is-refused = { $name } answers { $asked } with { $said }, which is refused: { $detail }
bot-process-ended = the process of a bot has ended
bot-cannot-start = the command { $name } cannot be started: { $detail }
bot-program-ended = the program { $name } has ended before its game was over
bot-too-slow = the program { $name } has not answered within { $seconds } seconds
bot-line-too-long = the program { $name } writes a line of more than { $most } bytes
bot-not-an-answer = the program { $name } writes something that does not answer its question: { $said }

## Databases and backups

database-no-database = there is no database for this version of plancia
database-no-file = there is no file { $file }
database-not-an-address = a database is a file, sqlite:///file or postgresql://user@host/name
database-newer-plancia = it was made by a newer plancia
database-used-by-another = { $file } is used by another server. SQLite can have only one; use PostgreSQL to run several
database-served = a server is using it; stop it first
database-other-processes = other processes with another version of plancia use this database (different: { $different }). Stop them first, then start this version
database-other-backup = it has format { $format } and schema { $schema }; restore it with the version of plancia that made it, then start the newer version
database-not-a-backup = { $file } is not a backup, or is incomplete
database-backup-changed = { $file } was changed after it was written
