### `plancia arena`: contests between bots

terminal-command-arena = Scopri quale bot è più forte: le stesse mani da ogni lato, con punteggi e un rapporto.

terminal-option-contestants = I bot, separati da virgole: novice, regular, expert, master, mybot.py:MyBot, oppure exec: e il comando di un programma.
terminal-option-challenge = Gioca solo contro questo bot; predefinito: tutti contro tutti.
terminal-option-deals = Quante mani per ogni coppia; ogni mano si gioca da entrambi i lati.
terminal-option-sprt = Interrompe una coppia se la sua quota di vittorie è chiaramente al massimo il primo o almeno il secondo valore, per esempio 0.5,0.55.
terminal-option-worlds = Quanti mondi nascosti un bot può immaginare per una risposta.
terminal-option-think-seconds = Per quanti secondi un bot può pensare a una risposta; predefinito: nessun limite, un minuto per i programmi.
terminal-option-talk = Quando i bot possono fare accordi: off, ceasefire o any.
terminal-option-results = La cartella dei risultati; una sfida nella stessa cartella continua da dove si era fermata.

terminal-arena-too-few = Servono almeno due bot diversi.
terminal-arena-resumed = { $games ->
    [one] Si continua: { $games } partita è già stata giocata.
   *[other] Si continua: { $games } partite sono già state giocate.
}
terminal-arena-stopped = Interrotto. Le partite giocate sono in { $folder }: lo stesso comando continua.
terminal-arena-no-ratings = Mancano i punteggi, perché openskill non è installato. Per installarlo: { $command }
terminal-arena-no-parquet = Manca il file Parquet, perché polars non è installato. Per installarlo: { $command }
terminal-arena-written = I risultati e { $report } sono in { $folder }.
terminal-bad-results = Non si può continuare con i risultati: { $reason }.

## Tables and report

terminal-arena-title = Arena: { $game }, { $seats } giocatori
terminal-arena-about = Partite: { $games }. Ogni mano si gioca da entrambi i lati. Seme: { $seed }. Intervalli: 95%. Una vittoria condivisa conta come frazione.
terminal-arena-bots = Bot
terminal-arena-pairings = Chi batte chi
terminal-arena-promises = Accordi e promesse
terminal-arena-offers = Offerte
terminal-arena-accepted = Accettate
terminal-arena-kept = Mantenute
terminal-arena-broken = Infrante
terminal-arena-void = Decadute
terminal-arena-share-kept = Quota mantenuta
terminal-arena-by-seat = Per posto
terminal-arena-by-role = Per ruolo
terminal-arena-lengths = Durata e finali
terminal-arena-bot = Bot
terminal-arena-pairing = Coppia
terminal-arena-seat = Posto
terminal-arena-role = Ruolo
terminal-arena-rating = Punteggio
terminal-arena-deals = Mani
terminal-arena-games = Partite
terminal-arena-share = Quota
terminal-arena-interval = Intervallo 95%
terminal-arena-times = Tempo per decisione
terminal-arena-time-most = 95 su 100
terminal-arena-time-longest = Massimo
terminal-arena-ratio = LLR
terminal-arena-verdict = Test
terminal-arena-verdict-open = indeciso
terminal-arena-length = Decisioni per partita; finali
terminal-arena-count = Numero
terminal-arena-shortest = Minimo
terminal-arena-median = Mediana
terminal-arena-mean = Media
terminal-arena-longest = Partita più lunga

## Results files

results-not-results = { $file } non è un file di risultati
results-other-version = { $file } è stato scritto da un'altra versione di plancia
results-other-contest = { $file } appartiene a una sfida con altri bot, opzioni, giocatori o un altro seme
results-damaged = { $file } è danneggiato

# Raccolte di dati, e cluster.
terminal-command-dataset = Scrivi le partite dei bot in file Parquet: ogni osservazione, azione e risultato.
terminal-option-dataset-out = La cartella dei file; una raccolta nella stessa cartella viene continuata.
terminal-option-actions = Che cos'è un'azione: fields (un campo) o answers (una risposta intera di Tigris & Euphrates).
terminal-option-shard = Il numero di partite in ogni file.
terminal-option-on = Dove giocare: ray per un cluster Ray su questo computer, oppure il suo indirizzo, ray://host:10001.
terminal-dataset-written = I dati in { $folder } sono completi. Partite: { $games }. File: { $files }.
terminal-dataset-failed = Non si possono scrivere i dati: { $reason }
terminal-needs-package = Serve { $package }. Per installarlo: { $command }
terminal-no-such-cluster = Nessun cluster si chiama «{ $on }»: scrivi ray, o un indirizzo come ray://host:10001.
terminal-cluster-unreachable = Il cluster { $on } non è raggiungibile: { $reason }

# Migliorare i pesi.
terminal-command-tune = Migliora i pesi dei bot facendoli giocare contro se stessi; Ctrl-C ferma, e lo stesso comando continua.
terminal-argument-tuned = I giochi da migliorare; altrimenti tutti.
terminal-option-tuned-players = Il numero di giocatori; altrimenti tutti i numeri, uno dopo l'altro.
terminal-option-steps = Il numero di passi. In un passo ogni distribuzione si gioca da entrambi i lati; in una popolazione è una partita.
terminal-option-tuned-deals = Il numero di distribuzioni in ogni passo; ognuna si gioca da entrambi i lati.
terminal-option-first = Parti dai pesi di greedy-1 con i difetti corretti. Non cambiano mai, quindi la prova si può ripetere.
terminal-option-tuned-bot = Il bot che gioca: greedy o planner. I pesi servono a entrambi; planner è più forte e più lento.
terminal-option-population = Ogni posto ha pesi propri; servono meno partite quando i giocatori sono molti.
terminal-option-logs = La cartella dei registri.
terminal-option-write = Scrivi nel pacchetto i pesi del registro, senza giocare ancora.
terminal-tune-no-weights = Non ci sono pesi per { $game }.
terminal-tune-bot = Bot sconosciuto: «{ $bot }». Scegli tra: { $bots }.
terminal-tune-run = { $game }, { $players } giocatori
terminal-tune-changed = { $game }, { $players } giocatori: { $games } partite. I pesi cambiati di più:
terminal-tune-written = Scritto: { $file }
