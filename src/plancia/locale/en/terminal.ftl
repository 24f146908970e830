### The `plancia` command. No square brackets in texts: the terminal would take them for markup.

## What the commands, arguments and options are for

terminal-about = Strategy board games in the terminal, with friends and with bots.

terminal-command-play = Play a game, with people at this keyboard and with bots.
terminal-command-simulate = Let bots play many games against each other.
terminal-command-replay = Watch a recorded game, decision by decision.
terminal-command-verify = Check a record: every decision, and every draw of the dealer.
terminal-command-redact = Print a record as one seat saw the game.
terminal-command-perft = Count the sequences of decisions from the start of a game.
terminal-command-flow = List the steps of the rules, in the order they are taken.
terminal-command-bench = Measure how fast random games run on this machine.
terminal-command-rules = Read the rules: all of them, a chapter or a paragraph.
terminal-command-edition = Check an edition file: list its changes, and whether the game can be played with it.
terminal-command-board = Show the board of a record, or save it as a picture.
terminal-command-serve = Start a server, for this machine or for everyone in the room.
terminal-command-worker = Run bots of a server in this process, on the same machine or another one.
terminal-command-backup = Write everything a server stores into one file.
terminal-command-restore = Restore a server's database from a backup.

terminal-engine =
    Tigris & Euphrates: { $reason ->
        [none] native engine
        [switched_off] Python engine, because PLANCIA_ENGINE=python is set
        [not_built] Python engine, because the native engine is not built (python -m plancia.native.build)
        [outdated] Python engine, because the native engine is out of date (python -m plancia.native.build)
       *[other] Python engine, because the native engine could not be loaded: { $detail }
    }

terminal-argument-game = The game, for example tigris.
terminal-argument-record = The file of a recorded game.
terminal-argument-paragraph = A chapter or a paragraph, for example 9 or 9.10; default: everything.
terminal-argument-edition = The edition file.
terminal-argument-backup = The file of the backup.

terminal-option-lang = Language: en, it or fr; default: the language of the system.
terminal-option-version = Show the version, and whether the native rules are in use.
terminal-option-seats = Who plays, separated by commas: me, a level of bot (novice, regular, expert, master), or a bot of your own such as mybot.py:MyBot.
terminal-option-options = Options of the game, separated by commas, for example english,open_tiles.
terminal-option-edition = Your own component data: a file with the differences from the built-in data.
terminal-option-resume = Continue the game you left last.
terminal-option-file = Continue the game in this file.
terminal-option-bots = The bots, separated by commas, one for each seat; a single one takes all seats.
terminal-option-races = The races in play, separated by commas, for example sol,lazax,xxcha.
terminal-option-players = Number of players; default: the fewest.
terminal-option-games = Number of games.
terminal-option-seed = The same seed gives the same games.
terminal-option-jobs = Number of processes; default: one per core.
terminal-option-out = Folder for the records.
terminal-option-engine = Which rules are used: python or native. The native ones, for Tigris & Euphrates only, are faster and give the same results. Default: native where possible.
terminal-option-at = Show the table after this many decisions.
terminal-option-as = Point of view: the number of a seat, or spectator; in a replay also all.
terminal-option-depth = Depth, in decisions.
terminal-option-seconds = Seconds to measure, roughly.
terminal-option-svg = File for the picture.
terminal-option-host = Address to listen on; default: 127.0.0.1, which only this machine can reach.
terminal-option-public-url = Public address of this server, such as https://play.example.org. Can be repeated.
terminal-option-trusted-proxies = Addresses or networks of trusted proxies, such as 127.0.0.1: only their X-Forwarded-For and X-Forwarded-Proto headers are used. Can be repeated.
terminal-option-metrics-from = Addresses or networks that may read /-/metrics; default: this machine only. Can be repeated.
terminal-option-port = Port to listen on; 0 picks a free one.
terminal-option-database = SQLite file or PostgreSQL address; default: a file in your data folder.
terminal-option-lan = Accept everyone in the local network, and show a QR code.
terminal-option-processes = Number of server processes on this port; more than one needs PostgreSQL.
terminal-option-workers = Number of bots that may think at the same time, in each process; 0: use plancia worker instead.
terminal-option-bot-seconds = Time limit of a bot for one answer, in seconds.
terminal-option-connections = Number of open connections in all; fewer if the system allows fewer open files.
terminal-option-connections-each = Number of open connections of one address; trusted proxies are not counted.
terminal-option-features = Optional features of the server: history, ratings, friends, notices, vacations, recurring, watching, tournaments; or none. Default: all.
terminal-option-smtp-host = SMTP server for e-mails. Default: no e-mails.
terminal-option-smtp-port = Its port.
terminal-option-smtp-security = How the connection is encrypted: starttls, tls or none.
terminal-option-smtp-user = User name for the SMTP server, if it needs one.
terminal-option-smtp-password = Its password. Better use the environment variable: others can see your command line.
terminal-option-smtp-from = Sender address of e-mails.
terminal-option-local-webhooks = Let webhooks and push use http and addresses of your own network. For tests and closed networks.
terminal-option-log = Log file, one JSON object per line; default: standard error.
terminal-option-force = Replace the games and people in the database.

## Starting a game

terminal-welcome = { $title }: the board is ready. Type help for a list of commands.
terminal-unofficial = plancia is unofficial: not made, endorsed or approved by the authors or publishers of the game. If you like it, buy the box.
terminal-how-many = How many players, { $first } to { $last }? (Enter: { $first })
terminal-who-sits = Who takes seat { $seat }: { $names }? “me” is one more person at this keyboard. (Enter: { $usual })
terminal-me = Player
terminal-bots = Bots at this table: { $bots }
terminal-pass-keyboard = { $player }, it is your turn. Press Enter when nobody else is looking.

## Answers and commands

terminal-help =
    Answer word by word, or all in one line: { $example }.
    The beginning of a word is enough if it is clear. Tab completes; an empty line goes back one word.

    help      this text; ? does the same
    what      explain something, for example: what { $thing }
    why       why an answer is not allowed, for example: why { $forbidden }
    undo      take back your last answer
    hint      what a strong bot would answer
    board     draw the board again
    table     other public information: leaders, discards, remaining pieces
    log       the latest events; log 50, log all
    quiet     mute the bots, or unmute them
    rules     the rules; a chapter: rules 9; a paragraph: rules 9.10
    save      save the game now
    quit      leave; the game is saved, and you can continue later
terminal-help-deal = deal      offers and promises; deal help explains how to make one
terminal-what-usage = Add what you want to know about, for example: what { $thing }
terminal-what-several = That could be: { $names }.
terminal-what-unknown = Nothing in this game is called “{ $thing }”, and the rules do not mention it.
terminal-what-also = Also in: { $numbers }.
terminal-choice = { $name } · { $more }
terminal-why-usage = Add the answer you have in mind, for example: why { $forbidden }
terminal-why-not-forbidden = Nothing forbids “{ $answer }”.
terminal-why-same = A strong bot would answer the same.
terminal-why-as-good = A strong bot would answer { $answer }, which is about as good.
terminal-why-rather = A strong bot would rather answer { $answer }: it is better in { $terms }.
terminal-no-paragraph = The rules have no paragraph { $number }.
terminal-rules-edition = In this edition:
terminal-undone = Your last answer has been undone.
terminal-says = { $player }: “{ $line }”
terminal-quiet = The bots are muted.
terminal-not-quiet = The bots are no longer muted.
terminal-deal-no-deals = This game has no deals.
terminal-deal-none = There are no open offers and no promises.
terminal-deal-offered = Offer { $id } is waiting for an answer from { $player }.
terminal-deal-accepted = The deal is accepted.
terminal-deal-declined = The offer is declined.
terminal-deal-withdrawn = The offer is withdrawn.
terminal-deal-was-accepted = { $other } accepts offer { $id } of { $player }.
terminal-deal-was-declined = { $other } declines offer { $id } of { $player }.
terminal-deal-was-withdrawn = { $player } withdraws offer { $id } to { $other }.
terminal-deal-offer = { $private ->
    [yes] Offer { $id }, in private, { $player } to { $other }:
   *[no] Offer { $id }, { $player } to { $other }:
}
terminal-deal-answer = Answer with deal accept { $id }, deal decline { $id } or deal counter { $id } and another offer.
terminal-deal-promise = { $status ->
    [kept] Kept, to { $player }: { $promise }
    [broken] Broken, to { $player }: { $promise }
    [void] Void, to { $player }: { $promise }
   *[open] Open, to { $player }: { $promise }
}
terminal-deal-no-not-now = That is not possible now.
terminal-deal-no-too-long = An offer has at most 4 promises and 3 terms.
terminal-deal-no-no-such-seat = Name a player by number or race.
terminal-deal-no-not-for-oneself = Offer it to another player.
terminal-undo-nothing = You have nothing to undo.
terminal-undo-consent = Only with the consent of the others: tiles have been drawn or someone else has decided since.
terminal-undo-impossible = This cannot be undone: another player has revealed hidden tiles since.
terminal-hint = A strong bot would answer: { $answer }
terminal-hint-why = It is better in { $terms }.
terminal-hint-chance = Winning chance: { $chance } %.
terminal-hint-next = { $place }. { $answer } ({ $chance } %)
terminal-only-answer = Only one answer was possible for { $player }: { $answer }.
terminal-log-more = The last { $shown } of { $count } lines. All of them: log all

## Leaving and resuming

terminal-saved = The game is saved in { $file }.
terminal-try-review = To see where it turned: plancia review { $file }
terminal-left = The game is saved in { $file }. To continue: plancia play { $game } --resume
terminal-resumed = Continuing the game in { $file }.
terminal-nothing-to-resume = No unfinished game of { $game }.
terminal-cannot-resume = The game in { $file } cannot be continued: it is over, or the dealer's secret is missing.
terminal-place = Place
terminal-player = Player
terminal-again = Another game? (y/N)

## Many games

terminal-simulate-progress = Playing
terminal-simulate-bot = Bot
terminal-simulate-games = Games
terminal-simulate-wins = Wins
terminal-simulate-share = Win share
terminal-simulate-interval = 95% interval
terminal-simulate-mean-place = Mean place
terminal-bench = With { $seats } players, one core makes { $decisions } decisions and finishes { $games } random games per second; a game has { $length } decisions.

## Records

terminal-replay-at = Position { $at } of { $of }
terminal-replay-keys = Enter: next · b: back · a number: go there · as: point of view · q: quit
terminal-replay-help = Enter goes forward and b goes back; a number goes to that position; “as 0” to “as { $seats }”, “as spectator” or “as all” changes the point of view; q quits.
terminal-seat = Seat { $seat }
terminal-chance = Chance
terminal-verify-decisions = { $count ->
    [one] One decision replayed: it is legal.
   *[other] { $count } decisions replayed: all are legal.
}
terminal-verify-draws = { $count ->
    [one] One draw recomputed from the dealer's secret: it matches.
   *[other] { $count } draws recomputed from the dealer's secret: all match.
}
terminal-verify-unplayed = { $count ->
    [one] One decision was made under older rules and cannot be checked by this version.
   *[other] { $count } decisions were made under older rules and cannot be checked by this version.
}
terminal-verify-sealed = The secret fits the seal that was published before the first draw.
terminal-verify-unsealed = Without a secret and a seal there is no proof that the dealer was honest.
terminal-board-written = The picture is in { $file }.

## Editions

terminal-edition-empty = { $file } changes nothing: it equals the built-in data.
terminal-edition-sound = { $file } is an edition of { $title }. It changes:
terminal-edition-replaced = { $record }: { $field } { $before } → { $after }
terminal-edition-given = { $record }: { $field } { $after }
terminal-edition-added = { $record } is added: { $after }
terminal-edition-taken-away = { $record } is removed
terminal-edition-doubts = You can play with it, but it differs from what is known of the printed game:
terminal-edition-undoubted = It agrees with everything known of the printed game.
terminal-edition-fingerprint = Fingerprint: { $digest }

## A server for the room

terminal-serve-open = The server is running at { $address }
terminal-serve-database = Games are stored in { $where }
terminal-serve-public = Public address: { $addresses }
terminal-serve-no-proxies = All visitors behind a proxy share one address and its limits. Name the proxy with --trusted-proxies.
terminal-serve-lan = In this network: { $addresses }
terminal-serve-no-lan = No local network found: only this machine can connect.
terminal-serve-stop = Press Ctrl+C to stop. Games continue after a restart.
terminal-processes-need-postgresql = SQLite can have only one server process. To run several, use --database postgresql://…
terminal-no-workers-need-postgresql = With SQLite, bots run in the server itself: --workers must be at least 1.
terminal-worker-needs-postgresql = A worker needs the PostgreSQL database of the server: --database postgresql://…
terminal-worker-open = Running bots of { $where }. Press Ctrl+C to stop.
terminal-worker-closed = The worker has stopped.
terminal-process-not-opened = A server process did not start. The log above has the reason.
terminal-serve-closed = The server has stopped. All games are stored.
terminal-backup-written = { $file } contains { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}. It contains secrets: keep it private.
terminal-backup-restored = { $where } now contains { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}.

## Errors that users can fix

terminal-native-cannot = { $reason ->
    [game] The native engine plays only Tigris & Euphrates. Leave out --engine.
    [bots] The native engine works only with the bots of plancia, not with one of your own. Leave out --engine.
    [records] The native engine writes no records of random bots. Leave out --out or --engine.
   *[missing] There is no native engine here; plancia --version shows the reason. Leave out --engine.
}
terminal-no-such-game = Unknown game “{ $name }”. Choose from: { $names }.
terminal-no-such-player = Unknown player “{ $name }”. Choose from { $names }, or a bot of your own: mybot.py:MyBot.
terminal-no-such-option = Unknown option “{ $name }”. Choose from: { $names }.
terminal-no-such-engine = Unknown engine “{ $name }”. Choose from: { $names }.
terminal-no-such-talk = Unknown value “{ $name }” for --talk. Choose from: { $names }.
terminal-no-deals = --talk is only for games with deals between players: { $names }.
terminal-wrong-options = Invalid options: { $reason }
terminal-wrong-sprt = --sprt takes two shares between 0 and 1, the smaller first, such as 0.5,0.55. Invalid: { $typed }
terminal-no-editions = { $title } has no editions.
terminal-no-such-language = Unknown language “{ $lang }”. Choose from: { $names }.
terminal-no-such-seat = Unknown seat “{ $seat }”. Choose a number from 0 to { $last }, or spectator.
terminal-no-seat-number = Unknown seat “{ $seat }”. Choose a number from 0 to { $last }.
terminal-wrong-players = This game is for { $first } to { $last } players, not { $players }.
terminal-bots-and-players = There are { $bots } bots for { $players } seats: name one for each seat, or a single one for all.
terminal-too-small = { $what } must be at least { $least }.
terminal-no-file = File not found: { $file }
terminal-bad-file = { $file } cannot be read: { $reason }
terminal-not-a-text = { $file } is not UTF-8 text.
terminal-edition-flawed = The game cannot be played with { $file }:
terminal-cannot-write = { $file } cannot be written: { $reason }
terminal-bad-record = This record is invalid: { $reason }.
terminal-bad-bot = Bot error: { $reason }.
terminal-server-missing = The server is not installed. To install it: { $command }
terminal-port-taken = Port { $port } is in use; another server may be running. Choose another with --port.
terminal-wrong-public-url = --public-url takes addresses such as https://play.example.org, without a path. Invalid: { $typed }
terminal-wrong-trusted-proxies = --trusted-proxies takes addresses such as 127.0.0.1 or networks such as 10.0.0.0/8. Invalid: { $typed }
terminal-wrong-metrics-from = --metrics-from takes addresses such as 127.0.0.1 or networks such as 10.0.0.0/8. Invalid: { $typed }
terminal-wrong-features = --features takes history, ratings, friends, notices, vacations, recurring, watching, tournaments, all or none. Invalid: { $typed }
terminal-wrong-smtp-security = --smtp-security takes { $kinds }. Invalid: { $typed }
terminal-wrong-smtp-from = --smtp-from takes the address that sends the e-mails, such as plancia@example.org. Invalid: { $typed }
terminal-host-refused = This machine does not have the address { $host }. Choose another with --host.
terminal-port-refused = Port { $port } cannot be opened: { $reason }. Choose another with --port.
terminal-bad-database = This database cannot be used: { $reason }.
terminal-bad-backup = This backup cannot be used: { $reason }.
terminal-database-in-use = This database already contains games or people. To replace them, add --force.
terminal-usage = Invalid command: plancia { $typed }. See { $command }.
terminal-usage-option = Unknown option { $option }. See { $command }.
terminal-usage-missing = Missing: { $what }. See { $command }.
terminal-usage-value = Invalid value for { $what }. See { $command }.

## plancia admin

terminal-command-admin = For the operator of a server: list, ban, mute, close, delete, prune.
terminal-admin-users = List people, the latest visitors first.
terminal-admin-tables = List tables, the latest first.
terminal-admin-reports = List the reports of players.
terminal-admin-log = List the actions of operators.
terminal-admin-ban = Ban a person: they can no longer play or chat.
terminal-admin-unban = Lift a ban.
terminal-admin-mute = Mute a person at every table.
terminal-admin-unmute = Unmute a person.
terminal-admin-delete-user = Delete a person and all their messages. Their games stay, without the name.
terminal-admin-close-table = End the game of a table without a result.
terminal-admin-delete-table = Delete a table with its game, chat and record.
terminal-admin-close-report = Mark a report as done.
terminal-admin-prune = Delete old data: guests without games, tables that never began, games without a result.
terminal-argument-user = A person, by id or by name.
terminal-argument-user-name = A part of the name, or an id.
terminal-argument-table = A table, by id or by code.
terminal-argument-report = The number of a report.
terminal-option-days = Number of days; 0: forever.
terminal-option-reason = Reason; it is kept in the log.
terminal-option-yes = Do it; it cannot be undone.
terminal-option-status = Only tables of this status: open, playing, paused, over or aborted.
terminal-option-all = Also those that are done.
terminal-option-prune-guests = Days since the last visit of a guest without games.
terminal-option-prune-open-tables = Days since anything happened at a table that has not begun.
terminal-option-prune-aborted = Days since a game ended without a result.
terminal-option-prune-reports = Days since a report was done.
terminal-option-dry-run = Only show how much would be deleted.
terminal-admin-several = Several people are called { $name }. Give the id instead; plancia admin users lists them.
terminal-admin-no-user = Nobody has the id or the name { $name }.
terminal-admin-no-table = No table has the id or the code { $table }.
terminal-admin-be-sure = This cannot be undone. To do it, add --yes.
terminal-admin-waits = Task { $number } is waiting: no server is running on this database. The next one to start will do it.
terminal-admin-failed = Nothing was done. Reply of the server: { $outcome }
terminal-admin-done = Task { $number } is done: { $outcome }
terminal-admin-would-prune = Would be deleted: { $tables } tables, { $guests } guests.
terminal-admin-nothing = There is nothing to list.
