# Che cosa non va in ciò che viene da fuori: una partita registrata, un bot. Ogni messaggio completa una frase come
# «Questa registrazione non è in ordine: …», perciò comincia con la minuscola e non ha il punto.

## Registrazioni

record-at-line = riga { $line }: { $reason }
record-no-such-game = non esiste un gioco «{ $name }»
record-other-rules = segue la versione { $rules } delle regole, diversa dalla versione { $ours } in uso qui: solo la versione { $rules } può rigiocarla
record-wrong-updates = i suoi aggiornamenti delle regole non sono validi
record-wrong-seats = questo gioco è per { $first }–{ $last } giocatori, non per { $seats }
record-no-editions = di questo gioco esiste solo l'edizione incorporata
record-edition-twice = nomina l'edizione due volte: in un'intestazione e nelle opzioni
record-flawed-edition = con la sua edizione non si può giocare: { $flaws }
record-no-such-option = il gioco non ha un'opzione «{ $name }»
record-wrong-option = valore di un'opzione non valido
record-impossible-position = la posizione da cui comincia è impossibile
record-redacted = è stata scritta per un solo giocatore, e ciò che gli era nascosto non si può rigiocare
record-over-already = alla decisione { $number } la partita era già finita
record-hidden-words = la decisione { $number } ha parole nascoste, ammesse solo in una registrazione oscurata
record-illegal-decision =
    la decisione { $number } è contro le regole: { $seat ->
        [-1] il caso
       *[other] il posto { $seat }
    } dice «{ $said }»{ $rule }
record-impossible-decision = la decisione { $number } risponde a una posizione a cui le regole non portano mai
record-wrong-result = il risultato nell'intestazione non è quello della partita
record-wrong-deals = gli accordi non corrispondono alla partita
record-not-a-record = una registrazione comincia con «{ $first }»
record-cut-off = è troncata: l'ultima riga è «end», il numero delle decisioni e un controllo
record-no-empty-line = una riga vuota separa l'intestazione dalle decisioni
record-half-a-character = Unicode non valido
record-no-such-header = «{ $text }» non è una delle voci { $keys }
record-header-twice = la voce «{ $key }» compare due volte
record-header-missing = manca la voce «{ $key }»
record-header-unreadable = la voce «{ $key }» non si può leggere
record-header-does-not-fit = la voce «{ $key }» non corrisponde a { $seats } posti
record-other-fingerprint = l'edizione non corrisponde alla sua impronta
record-other-number = qui dovrebbe stare la decisione { $number }
record-nobody-decides = qui non c'è nessuna decisione da prendere
record-too-many-spaces = le parole devono essere separate da un solo spazio
record-not-one-word = qui c'è qualcosa che non è una parola sola
record-no-draw-number = «{ $text }»: una pesca deve avere un numero
record-no-such-seat = «{ $text }» non è né un posto né il caso con il numero di una pesca
record-changed = è stata cambiata o troncata, perché non corrisponde alla sua ultima riga, «{ $text }»
record-written-otherwise = non è la notazione standard: «{ $text }»
record-more-than-a-record = il testo continua dopo la fine della registrazione
record-draw-spent = alla decisione { $number } la pesca { $draw } era già stata usata
record-wrong-draw = alla decisione { $number } il segreto pesca «{ $drawn }», non «{ $said }»
record-not-hexadecimal = il segreto e i contributi dei giocatori sono scritti in cifre esadecimali
record-wrong-secret-length = il segreto ha { $bytes } byte invece di { $right }
record-secret-does-not-fit = il segreto non corrisponde al sigillo pubblicato prima della prima pesca
record-too-many-characters = una registrazione ha al massimo { $most } caratteri
record-too-many-decisions = una registrazione ha al massimo { $most } decisioni

## Bot

bot-no-such-bot = non esiste un bot «{ $name }»; scegli fra { $names }, oppure scrivine uno tuo: mybot.py:MyBot
bot-no-file = il file { $file } non esiste
bot-not-python = { $file } non è un file Python
bot-cannot-be-loaded = { $file } non si può caricare: { $detail }
bot-no-such-class = { $file } non ha una classe «{ $kind }»
bot-no-answer-method = { $kind } in { $file } non ha un metodo answer(view, question, randbelow, budget)
bot-cannot-sit-down = { $name } non può essere avviato: { $detail }
bot-fails = { $name } fallisce alla domanda { $asked }: { $detail }
bot-is-refused = { $name } risponde { $said } alla domanda { $asked }, e la risposta è rifiutata: { $detail }
bot-process-ended = il processo di un bot è terminato
bot-cannot-start = il comando { $name } non si può avviare: { $detail }
bot-program-ended = il programma { $name } è terminato prima della fine della partita
bot-too-slow = il programma { $name } non ha risposto entro { $seconds } secondi
bot-line-too-long = il programma { $name } scrive una riga di oltre { $most } byte
bot-not-an-answer = il programma { $name } scrive qualcosa che non risponde alla sua domanda: { $said }

## Database e backup

database-no-database = non c'è un database di questa versione di plancia
database-no-file = il file { $file } non esiste
database-not-an-address = un database è un file, sqlite:///file oppure postgresql://user@host/name
database-newer-plancia = è stato creato da un plancia più recente
database-used-by-another = { $file } è usato da un altro server. Con SQLite può essercene uno solo; per averne più d'uno serve PostgreSQL
database-served = un server lo sta usando; prima fermalo
database-other-processes = altri processi con un'altra versione di plancia usano questo database (differenze: { $different }). Prima fermali, poi avvia questa versione
database-other-backup = ha il formato { $format } e lo schema { $schema }; ripristinalo con la versione di plancia che lo ha creato, poi avvia quella più recente
database-not-a-backup = { $file } non è un backup, o è incompleto
database-backup-changed = { $file } è stato modificato dopo la scrittura
