### Il comando `plancia`. Niente parentesi quadre nei testi: il terminale le prenderebbe per marcatura.

## A che cosa servono comandi, argomenti e opzioni

terminal-about = Giochi da tavolo di strategia nel terminale, con gli amici e con i bot.

terminal-command-play = Gioca una partita, con persone a questa tastiera e con bot.
terminal-command-simulate = Fa giocare ai bot molte partite fra loro.
terminal-command-replay = Fa rivedere una partita registrata, decisione per decisione.
terminal-command-verify = Controlla una registrazione: ogni decisione e ogni estrazione del mazziere.
terminal-command-redact = Stampa una registrazione come l'ha vista un posto.
terminal-command-perft = Conta le sequenze di decisioni dall'inizio di una partita.
terminal-command-flow = Elenca i passi delle regole, nell'ordine in cui si compiono.
terminal-command-bench = Misura quanto sono veloci le partite casuali su questo computer.
terminal-command-rules = Mostra le regole: tutte, un capitolo o un paragrafo.
terminal-command-edition = Esamina un file di edizione: che cosa cambia, e se ci si può giocare.
terminal-command-board = Mostra la mappa di una registrazione, o la salva come immagine.
terminal-command-serve = Avvia un server, per questo computer o per tutti nella stanza.
terminal-command-worker = Esegue in questo processo i bot di un server, sullo stesso computer o su un altro.
terminal-command-backup = Scrive in un solo file tutto ciò che il server conserva.
terminal-command-restore = Ripristina il database di un server da un backup.

terminal-engine =
    Tigris & Euphrates: { $reason ->
        [none] motore nativo
        [switched_off] motore Python, perché è impostato PLANCIA_ENGINE=python
        [not_built] motore Python, perché il motore nativo non è compilato (python -m plancia.native.build)
        [outdated] motore Python, perché il motore nativo non è aggiornato (python -m plancia.native.build)
       *[other] motore Python, perché non è stato possibile caricare il motore nativo: { $detail }
    }

terminal-argument-game = Il gioco, per esempio tigris.
terminal-argument-record = Il file di una partita registrata.
terminal-argument-paragraph = Un capitolo o un paragrafo, per esempio 9 o 9.10; predefinito: tutto.
terminal-argument-edition = Il file di edizione.
terminal-argument-backup = Il file del backup.

terminal-option-lang = La lingua: en, it o fr; predefinito: quella del sistema.
terminal-option-version = Mostra la versione e se è in uso il motore nativo.
terminal-option-seats = I giocatori, separati da virgole: me, un livello di bot (novice, regular, expert, master), o un bot tuo come mybot.py:MyBot.
terminal-option-options = Opzioni del gioco, separate da virgole, per esempio english,open_tiles.
terminal-option-edition = I tuoi dati dei componenti: un file con le differenze da quelli incorporati.
terminal-option-resume = Riprende la partita lasciata per ultima.
terminal-option-file = Riprende la partita di questo file.
terminal-option-bots = I bot, separati da virgole, uno per posto; uno solo vale per tutti i posti.
terminal-option-races = Le razze in gioco, separate da virgole, per esempio sol,lazax,xxcha.
terminal-option-players = Quanti giocano; predefinito: il minor numero possibile.
terminal-option-games = Quante partite si giocano.
terminal-option-seed = Lo stesso seme dà le stesse partite.
terminal-option-jobs = Quanti processi lavorano insieme; predefinito: uno per core.
terminal-option-out = La cartella in cui vanno le registrazioni.
terminal-option-engine = Quale motore usare: python o native. Quello nativo, solo per Tigris & Euphrates, è più veloce e dà gli stessi risultati. Se manca, native dove è possibile.
terminal-option-at = Mostra il tavolo dopo questo numero di decisioni.
terminal-option-as = Punto di vista: il numero di un posto, oppure spectator; in un replay anche all.
terminal-option-depth = Fino a quale profondità contare le decisioni.
terminal-option-seconds = Per quanti secondi misurare, all'incirca.
terminal-option-svg = Il file in cui va l'immagine.
terminal-option-host = L'indirizzo su cui ascoltare; predefinito: 127.0.0.1, che solo questo computer può raggiungere.
terminal-option-public-url = Indirizzo pubblico di questo server, per esempio https://play.example.org. Si può ripetere.
terminal-option-trusted-proxies = Indirizzi o reti dei proxy fidati, per esempio 127.0.0.1: si usano solo le loro intestazioni X-Forwarded-For e X-Forwarded-Proto. Si può ripetere.
terminal-option-metrics-from = Indirizzi o reti che possono leggere /-/metrics; predefinito: solo questo computer. Si può ripetere.
terminal-option-port = La porta su cui ascoltare; 0 ne sceglie una libera.
terminal-option-database = Un file SQLite o l'indirizzo di un database PostgreSQL; predefinito: un file nella tua cartella dati.
terminal-option-lan = Accetta chiunque sia nella rete locale, e mostra un codice QR.
terminal-option-processes = Quanti processi del server su questa porta; per più di uno serve PostgreSQL.
terminal-option-workers = Quanti bot possono pensare nello stesso momento, in ogni processo; 0: si usa plancia worker.
terminal-option-bot-seconds = Per quanti secondi un bot può pensare a una risposta.
terminal-option-connections = Quante connessioni possono essere aperte in tutto; meno se il sistema permette meno file aperti.
terminal-option-connections-each = Quante connessioni può tenere aperte un singolo indirizzo; i proxy fidati non si contano.
terminal-option-features = Funzioni facoltative del server: history, ratings, friends, notices, vacations, recurring, watching, tournaments; oppure none. Se manca: tutte.
terminal-option-smtp-host = Server SMTP per le e-mail. Se manca: nessuna e-mail.
terminal-option-smtp-port = La sua porta.
terminal-option-smtp-security = Come è cifrata la connessione: starttls, tls o none.
terminal-option-smtp-user = Nome utente per il server SMTP, se serve.
terminal-option-smtp-password = La sua password. Meglio la variabile d’ambiente: altri possono vedere la riga di comando.
terminal-option-smtp-from = Indirizzo del mittente delle e-mail.
terminal-option-local-webhooks = Permette a webhook e push di usare http e gli indirizzi della propria rete. Per prove e reti chiuse.
terminal-option-log = Il file del registro, un oggetto JSON per riga; predefinito: lo standard error.
terminal-option-force = Sostituisce le partite e le persone che sono nel database.

## Iniziare una partita

terminal-welcome = { $title }: la mappa è pronta. Scrivi help per l'elenco dei comandi.
terminal-unofficial = plancia non è un progetto ufficiale: non è opera degli autori o degli editori del gioco, né da loro sostenuto o approvato. Se il gioco ti piace, compra la scatola.
terminal-how-many = In quanti si gioca, da { $first } a { $last }? (Invio: { $first })
terminal-who-sits = Chi prende il posto { $seat }: { $names }? «me» è un'altra persona a questa tastiera. (Invio: { $usual })
terminal-me = Giocatore
terminal-bots = Bot a questo tavolo: { $bots }
terminal-pass-keyboard = { $player }, tocca a te. Premi Invio quando nessun altro guarda.

## Risposte e comandi

terminal-help =
    Rispondi parola per parola, o tutto in una riga: { $example }.
    Basta l'inizio di una parola, se è chiaro. Tab completa; una riga vuota torna indietro di una parola.

    help      questo testo; anche: ?
    what      spiega qualcosa, per esempio: what { $thing }
    why       perché una risposta non è ammessa, per esempio: why { $forbidden }
    undo      annulla la tua ultima risposta
    hint      che cosa risponderebbe un bot forte
    board     disegna di nuovo la mappa
    table     altre informazioni pubbliche: leader, scarti, pezzi rimasti
    log       gli ultimi eventi; log 50, log all
    quiet     silenzia i bot, o li fa parlare di nuovo
    rules     le regole; un capitolo: rules 9; un paragrafo: rules 9.10
    save      salva subito la partita
    quit      esci; la partita viene salvata, e puoi riprenderla più tardi
terminal-help-deal = deal      offerte e promesse; deal help spiega come farne una
terminal-what-usage = Aggiungi che cosa vuoi sapere, per esempio: what { $thing }
terminal-what-several = Potrebbe essere: { $names }.
terminal-what-unknown = In questo gioco nulla si chiama «{ $thing }», e le regole non ne parlano.
terminal-what-also = Anche in: { $numbers }.
terminal-choice = { $name } · { $more }
terminal-why-usage = Aggiungi la risposta che hai in mente, per esempio: why { $forbidden }
terminal-why-not-forbidden = Nulla vieta «{ $answer }».
terminal-why-same = Un bot forte darebbe la stessa risposta.
terminal-why-as-good = Un bot forte risponderebbe { $answer }, che vale più o meno lo stesso.
terminal-why-rather = Un bot forte risponderebbe piuttosto { $answer }: è migliore per { $terms }.
terminal-no-paragraph = Nelle regole non c'è un paragrafo { $number }.
terminal-rules-edition = In questa edizione:
terminal-undone = La tua ultima risposta è stata annullata.
terminal-says = { $player }: «{ $line }»
terminal-quiet = I bot sono silenziati.
terminal-not-quiet = I bot parlano di nuovo.
terminal-deal-no-deals = In questo gioco non si fanno accordi.
terminal-deal-none = Non ci sono offerte aperte né promesse.
terminal-deal-offered = L'offerta { $id } attende la risposta di { $player }.
terminal-deal-accepted = L'accordo è concluso.
terminal-deal-declined = L'offerta è rifiutata.
terminal-deal-withdrawn = L'offerta è ritirata.
terminal-deal-was-accepted = { $other } accetta l'offerta { $id } di { $player }.
terminal-deal-was-declined = { $other } rifiuta l'offerta { $id } di { $player }.
terminal-deal-was-withdrawn = { $player } ritira l'offerta { $id } a { $other }.
terminal-deal-offer = { $private ->
    [yes] Offerta { $id }, in privato, di { $player } a { $other }:
   *[no] Offerta { $id }, di { $player } a { $other }:
}
terminal-deal-answer = Rispondi con deal accept { $id }, deal decline { $id } o deal counter { $id } e un'altra offerta.
terminal-deal-promise = { $status ->
    [kept] Mantenuta, a { $player }: { $promise }
    [broken] Infranta, a { $player }: { $promise }
    [void] Decaduta, a { $player }: { $promise }
   *[open] Aperta, a { $player }: { $promise }
}
terminal-deal-no-not-now = Ora non è possibile.
terminal-deal-no-too-long = Un'offerta ha al massimo 4 promesse e 3 condizioni immediate.
terminal-deal-no-no-such-seat = Indica un giocatore con il numero o con la razza.
terminal-deal-no-not-for-oneself = Offrilo a un altro giocatore.
terminal-undo-nothing = Non hai risposte da annullare.
terminal-undo-consent = Solo con il consenso degli altri: nel frattempo sono state pescate tessere o ha deciso qualcun altro.
terminal-undo-impossible = Non si può annullare: nel frattempo un altro giocatore ha rivelato tessere nascoste.
terminal-hint = Un bot forte risponderebbe: { $answer }
terminal-hint-why = È migliore per { $terms }.
terminal-hint-chance = Probabilità di vittoria: { $chance } %.
terminal-hint-next = { $place }. { $answer } ({ $chance } %)
terminal-only-answer = C’era una sola risposta possibile per { $player }: { $answer }.
terminal-log-more = Le ultime { $shown } righe su { $count }. Tutte: log all

## Lasciare e riprendere

terminal-saved = La partita è salvata in { $file }.
terminal-try-review = Per vedere dove si è decisa: plancia review { $file }
terminal-left = La partita è salvata in { $file }. Per riprenderla: plancia play { $game } --resume
terminal-resumed = Si riprende la partita in { $file }.
terminal-nothing-to-resume = Nessuna partita di { $game } da riprendere.
terminal-cannot-resume = La partita salvata in { $file } non si può riprendere: è finita, o manca il segreto del mazziere.
terminal-place = Posto
terminal-player = Giocatore
terminal-again = Un'altra partita? (s/N)

## Molte partite

terminal-simulate-progress = In corso
terminal-simulate-bot = Bot
terminal-simulate-games = Partite
terminal-simulate-wins = Vittorie
terminal-simulate-share = Quota
terminal-simulate-interval = Intervallo 95%
terminal-simulate-mean-place = Posto medio
terminal-bench = Con { $seats } giocatori un core prende { $decisions } decisioni e conclude { $games } partite casuali al secondo; una partita ha { $length } decisioni.

## Registrazioni

terminal-replay-at = Posizione { $at } di { $of }
terminal-replay-keys = Invio: avanti · b: indietro · un numero: vai lì · as: punto di vista · q: esci
terminal-replay-help = Invio va avanti e b torna indietro; un numero porta a quella posizione; da «as 0» a «as { $seats }», «as spectator» o «as all» cambiano il punto di vista; q esce.
terminal-seat = Posto { $seat }
terminal-chance = La sorte
terminal-verify-decisions = { $count ->
    [one] Una decisione rigiocata: è regolare.
   *[other] { $count } decisioni rigiocate: sono tutte regolari.
}
terminal-verify-draws = { $count ->
    [one] Un'estrazione ricalcolata dal segreto del mazziere: coincide.
   *[other] { $count } estrazioni ricalcolate dal segreto del mazziere: coincidono tutte.
}
terminal-verify-unplayed = { $count ->
    [one] Una decisione è stata presa con regole più vecchie e questa versione non può verificarla.
   *[other] { $count } decisioni sono state prese con regole più vecchie e questa versione non può verificarle.
}
terminal-verify-sealed = Il segreto corrisponde al sigillo pubblicato prima della prima estrazione.
terminal-verify-unsealed = Senza segreto e sigillo non c'è prova che il mazziere sia stato onesto.
terminal-board-written = L'immagine è in { $file }.

## Edizioni

terminal-edition-empty = { $file } non cambia nulla: è uguale ai dati incorporati.
terminal-edition-sound = { $file } è un'edizione di { $title }. Cambia:
terminal-edition-replaced = { $record }: { $field } { $before } → { $after }
terminal-edition-given = { $record }: { $field } { $after }
terminal-edition-added = { $record } è aggiunto: { $after }
terminal-edition-taken-away = { $record } è rimosso
terminal-edition-doubts = Ci si può giocare, ma differisce da ciò che si sa del gioco stampato:
terminal-edition-undoubted = Concorda con tutto ciò che si sa del gioco stampato.
terminal-edition-fingerprint = Impronta: { $digest }

## Un server per la stanza

terminal-serve-open = Il server è in funzione su { $address }
terminal-serve-database = Le partite sono salvate in { $where }
terminal-serve-public = Indirizzo pubblico: { $addresses }
terminal-serve-no-proxies = Dietro un proxy tutti i visitatori hanno lo stesso indirizzo e gli stessi limiti. Indica il proxy con --trusted-proxies.
terminal-serve-lan = In questa rete: { $addresses }
terminal-serve-no-lan = Nessuna rete locale trovata: può connettersi solo questo computer.
terminal-serve-stop = Premi Ctrl+C per fermarlo. Le partite continuano dopo un riavvio.
terminal-processes-need-postgresql = Con SQLite può esserci un solo processo del server. Per averne di più usa --database postgresql://…
terminal-no-workers-need-postgresql = Con SQLite i bot girano nel server stesso: --workers deve essere almeno 1.
terminal-worker-needs-postgresql = Un worker ha bisogno del database PostgreSQL del server: --database postgresql://…
terminal-worker-open = Il worker esegue i bot di { $where }. Premi Ctrl+C per fermarlo.
terminal-worker-closed = Il worker è fermo.
terminal-process-not-opened = Un processo del server non si è avviato. Il motivo è nel log qui sopra.
terminal-serve-closed = Il server è fermo. Tutte le partite sono salvate.
terminal-backup-written = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}. Contiene segreti: tienilo riservato.
terminal-backup-restored = { $where } ora contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}.

## Errori che l'utente può correggere

terminal-native-cannot = { $reason ->
    [game] Il motore nativo gioca solo a Tigris & Euphrates. Togli --engine.
    [bots] Il motore nativo funziona solo con i bot di plancia, non con uno tuo. Togli --engine.
    [records] Il motore nativo non scrive registrazioni dei bot casuali. Togli --out o --engine.
   *[missing] Qui il motore nativo non c'è; plancia --version mostra il motivo. Togli --engine.
}
terminal-no-such-game = Gioco sconosciuto: «{ $name }». Scegli tra: { $names }.
terminal-no-such-player = Giocatore sconosciuto: «{ $name }». Scegli tra { $names }, o un bot tuo: mybot.py:MyBot.
terminal-no-such-option = Opzione sconosciuta: «{ $name }». Scegli tra: { $names }.
terminal-no-such-engine = Motore sconosciuto: «{ $name }». Scegli tra: { $names }.
terminal-no-such-talk = Valore sconosciuto «{ $name }» per --talk. Scegli tra: { $names }.
terminal-no-deals = --talk serve solo nei giochi con accordi tra i giocatori: { $names }.
terminal-wrong-options = Opzioni non valide: { $reason }
terminal-wrong-sprt = --sprt vuole due quote tra 0 e 1, la minore per prima, come 0.5,0.55. Non valido: { $typed }
terminal-no-editions = { $title } non ha edizioni.
terminal-no-such-language = Lingua sconosciuta: «{ $lang }». Scegli tra: { $names }.
terminal-no-such-seat = Posto sconosciuto: «{ $seat }». Scegli un numero da 0 a { $last }, oppure spectator.
terminal-no-seat-number = Posto sconosciuto: «{ $seat }». Scegli un numero da 0 a { $last }.
terminal-wrong-players = Questo gioco è per { $first }–{ $last } giocatori, non per { $players }.
terminal-bots-and-players = Ci sono { $bots } bot per { $players } posti: indicane uno per posto, o uno solo per tutti.
terminal-too-small = { $what } deve valere almeno { $least }.
terminal-no-file = File non trovato: { $file }
terminal-bad-file = { $file } non si può leggere: { $reason }
terminal-not-a-text = { $file } non è un testo in UTF-8.
terminal-edition-flawed = Con { $file } non si può giocare:
terminal-cannot-write = { $file } non si può scrivere: { $reason }
terminal-bad-record = Questa registrazione non è valida: { $reason }.
terminal-bad-bot = Errore di un bot: { $reason }.
terminal-server-missing = Il server non è installato. Per installarlo: { $command }
terminal-port-taken = La porta { $port } è occupata; forse un altro server è in funzione. Scegline un'altra con --port.
terminal-wrong-public-url = --public-url vuole indirizzi come https://play.example.org, senza percorso. Non valido: { $typed }
terminal-wrong-trusted-proxies = --trusted-proxies vuole indirizzi come 127.0.0.1 o reti come 10.0.0.0/8. Non valido: { $typed }
terminal-wrong-metrics-from = --metrics-from vuole indirizzi come 127.0.0.1 o reti come 10.0.0.0/8. Non valido: { $typed }
terminal-wrong-features = --features vuole history, ratings, friends, notices, vacations, recurring, watching, tournaments, all o none. Non valido: { $typed }
terminal-wrong-smtp-security = --smtp-security vuole { $kinds }. Non valido: { $typed }
terminal-wrong-smtp-from = --smtp-from vuole l’indirizzo che manda le e-mail, come plancia@example.org. Non valido: { $typed }
terminal-host-refused = Questo computer non ha l'indirizzo { $host }. Scegline un altro con --host.
terminal-port-refused = La porta { $port } non si può aprire: { $reason }. Scegline un'altra con --port.
terminal-bad-database = Questo database non si può usare: { $reason }.
terminal-bad-backup = Questo backup non si può usare: { $reason }.
terminal-database-in-use = In questo database ci sono già partite o persone. Per sostituirle, aggiungi --force.
terminal-usage = Comando non valido: plancia { $typed }. Vedi { $command }.
terminal-usage-option = Opzione sconosciuta: { $option }. Vedi { $command }.
terminal-usage-missing = Manca: { $what }. Vedi { $command }.
terminal-usage-value = Valore non valido per { $what }. Vedi { $command }.

## plancia admin

terminal-command-admin = Per chi gestisce un server: elenca, bandisce, zittisce, chiude, elimina, ripulisce.
terminal-admin-users = Elenca le persone, a partire dalle visite più recenti.
terminal-admin-tables = Elenca i tavoli, prima i più recenti.
terminal-admin-reports = Elenca le segnalazioni dei giocatori.
terminal-admin-log = Elenca le azioni dei gestori.
terminal-admin-ban = Bandisce una persona: non può più giocare né scrivere.
terminal-admin-unban = Riammette una persona bandita.
terminal-admin-mute = Silenzia una persona a tutti i tavoli.
terminal-admin-unmute = Permette di nuovo a una persona di scrivere.
terminal-admin-delete-user = Elimina una persona e tutti i suoi messaggi. Le sue partite restano, senza il nome.
terminal-admin-close-table = Chiude la partita di un tavolo senza risultato.
terminal-admin-delete-table = Elimina un tavolo con partita, chat e registrazione.
terminal-admin-close-report = Segna una segnalazione come risolta.
terminal-admin-prune = Elimina i dati vecchi: ospiti senza partite, tavoli mai iniziati, partite senza risultato.
terminal-argument-user = Una persona, per id o per nome.
terminal-argument-user-name = Una parte del nome, o un id.
terminal-argument-table = Un tavolo, per id o per codice.
terminal-argument-report = Il numero di una segnalazione.
terminal-option-days = Per quanti giorni; 0 è per sempre.
terminal-option-reason = Il motivo; resta nel registro.
terminal-option-yes = Fallo; non si può annullare.
terminal-option-status = Solo i tavoli in questo stato: open, playing, paused, over o aborted.
terminal-option-all = Anche quelle risolte.
terminal-option-prune-guests = Giorni dall'ultima visita di un ospite senza partite.
terminal-option-prune-open-tables = Giorni senza novità a un tavolo che non è iniziato.
terminal-option-prune-aborted = Giorni dalla fine di una partita senza risultato.
terminal-option-prune-reports = Giorni da quando una segnalazione è stata risolta.
terminal-option-dry-run = Mostra soltanto quanto verrebbe eliminato.
terminal-admin-several = Più persone si chiamano { $name }. Indica l'id; plancia admin users le elenca.
terminal-admin-no-user = Nessuno ha l'id o il nome { $name }.
terminal-admin-no-table = Nessun tavolo ha l'id o il codice { $table }.
terminal-admin-be-sure = Non si può annullare. Per farlo, aggiungi --yes.
terminal-admin-waits = Il compito { $number } aspetta: su questo database non gira nessun server. Sarà svolto quando ne parte uno.
terminal-admin-failed = Non è stato fatto nulla. Risposta del server: { $outcome }
terminal-admin-done = Il compito { $number } è svolto: { $outcome }
terminal-admin-would-prune = Da eliminare: { $tables } tavoli, { $guests } ospiti.
terminal-admin-nothing = Non c'è nulla da elencare.
