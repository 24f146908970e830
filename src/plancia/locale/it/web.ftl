### L'applicazione web.

## The page as a whole

web-nav = Pagine
web-nav-play = Gioca
web-nav-watch = Guarda
web-nav-mine = I tuoi tavoli
web-nav-rules = Regole
web-skip = Vai al contenuto
web-language = Lingua
web-light = Chiaro
web-dark = Scuro
web-dark-about = Lo stesso tavolo sotto una lampada.
web-guest = ospite
web-guest-name = Ospite { $number }
web-nobody = Chi sei?
web-home = Alla prima pagina
web-close = Chiudi
web-back = Indietro
web-all = Tutti
web-save = Salva
web-saved = Salvato.
web-copy = Copia
web-copied = Il link è copiato.
web-reload = Ricarica
web-try-again = Riprova
web-opening = Un momento …
web-broken = Non è stato possibile caricare la pagina.
web-broken-about = Forse nel frattempo il server è stato aggiornato.
web-not-found = Qui non c’è niente.
web-not-found-about = Forse l’indirizzo è scritto male o non vale più.
web-rule = Regola { $number }

## The first page

web-hello = A che cosa giochiamo?
web-hello-about = Con amici, con bot o con entrambi. Senza registrarsi.
web-play-title = Gioca subito a { $game }
web-play-about = { $count ->
    [one] Tu e un bot. La prima domanda arriva fra pochi secondi.
   *[other] Tu e { $count } bot. La prima domanda arriva fra pochi secondi.
}
web-play-now = Gioca subito
web-how-many-bots = Quanti bot
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
web-create = Apri un tavolo
web-create-short = Apri
web-players-range = da { $first } a { $last }
web-code = Codice di un tavolo
web-code-about = Siediti a un tavolo con il suo codice
web-code-unknown = Nessun tavolo ha questo codice.
web-code-unknown-about = Fattelo ridire: i codici hanno sei lettere e cifre.
web-join = Entra
web-scan = Inquadra
web-scan-title = Inquadra il codice QR di un tavolo
web-scan-about = Tieni la fotocamera sopra il codice sull’altro schermo.
web-scan-cannot = Qui il browser non sa leggere i codici QR. Lo sa fare l’app fotocamera del telefono; oppure scrivi i sei segni sotto il codice.
web-scan-refused = Qui la fotocamera non si può usare. Il codice lo legge l’app fotocamera del telefono; oppure scrivi i sei segni sotto.
web-scan-elsewhere = Nessun tavolo qui ha questo codice. Forse è di un altro server.
web-scan-code = Scrivi il codice
web-home-lesson = Impara
web-home-lesson-about = A piccoli passi
web-home-record = Apri una partita
web-home-record-about = Rivedi una partita
web-open-tables = Tavoli aperti
web-nobody-waits = Ora nessuno aspetta.
web-nobody-waits-about = Apri un tavolo: gli altri lo troveranno qui.
web-nothing-to-watch = Nessuna partita pubblica in corso.
web-nothing-to-watch-about = Qui si possono guardare le partite dei tavoli pubblici.
web-no-tables = Non siedi a nessun tavolo.
web-no-tables-about = Le tue partite restano qui finché non finiscono.
web-more-tables = Altri
web-wait-for-you = { $count ->
    [one] uno ti aspetta
   *[other] { $count } ti aspettano
}
web-ended = Finite
web-to-table = Al tavolo
web-as-guest = Giochi come ospite.
web-as-guest-about = Le tue partite restano su questo dispositivo.
web-status-open = aspetta giocatori
web-status-playing = in corso
web-status-paused = in pausa
web-status-over = finita
web-status-aborted = interrotta

## A new table

web-create-about = Posti, orologio e opzioni, in parole semplici.
web-game = Gioco
web-seats = Posti
web-players-count = { $count } giocatori
web-who-sits = Chi prende il posto { $seat }
web-kind-me = Su questo dispositivo
web-kind-open = Libero, con il link
web-kind-bot = Bot
web-another-here = Un’altra persona, qui
web-bot-name = Un bot
web-bot-kind = Come giocano i bot
web-bot-kind-about = I bot rispondono in un secondo circa.
web-bot-greedy = Goloso
web-bot-random = A caso
web-bot-search = Riflessivo
web-clock = Orologio
web-options = Opzioni
web-pace-none = Senza orologio
web-pace-none-about = Con tutto il tempo che serve
web-pace-quick = Svelto
web-pace-quick-about = 10 min a testa, 15 s a mossa
web-pace-calm = Una serata
web-pace-calm-about = 25 min a testa, 30 s a mossa
web-pace-daily = Ogni giorno
web-pace-daily-about = Un giorno a testa, 4 h a mossa
web-pace-relaxed = In più giorni
web-pace-relaxed-about = 3 giorni a testa, 12 h a mossa
web-pace-slow = Per corrispondenza
web-pace-slow-about = 3 giorni a testa, 36 h a mossa
web-public = Chiunque può entrare e guardare
web-public-about = Chi guarda vede ciò che è pubblico, mai una mano.
web-private = Solo con il link
web-hot-seat = Più persone a questo dispositivo; fra un turno e l’altro si copre.
web-undo-about = Una mossa si può ritirare finché non si vede niente di nuovo.
web-create-open = Apriamo il tavolo?
web-create-open-about = Ricevi un link e un codice da mandare.
web-create-start = Ci siamo tutti.
web-create-start-about = Nessun posto è libero: si può cominciare.
web-own-edition = Edizione propria ({ $name })
web-edition-about = Carte, spazi e numeri della tua scatola, da un file TOML. Senza, si gioca con i dati incorporati.
web-edition-choose = Scegli un file
web-edition-another = Un altro file
web-edition-sound = { $count ->
    [0] «{ $file }» non cambia niente.
    [one] «{ $file }» cambia una voce.
   *[other] «{ $file }» cambia { $count } voci.
}
web-edition-flawed = Con «{ $file }» non si può giocare:
web-edition-doubts = Ci si può giocare, ma non somiglia a quello che si sa del gioco stampato:
web-edition-remove = Senza questo file
web-open-table = Apri il tavolo
web-start-now = Comincia subito

## Waiting for players

web-lobby-title = Il tavolo si prepara
web-lobby-lead = { $free ->
    [0] Tutti i posti sono presi.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
web-lobby-waiting = { $count ->
    [one] Manca una persona
   *[other] Mancano { $count } persone
}
web-lobby-waiting-about = Manda il link, o riempi i posti con dei bot.
web-lobby-ready = Ci siamo tutti.
web-lobby-ready-about = Chiunque sieda al tavolo può cominciare.
web-fill-and-start = { $count ->
    [one] Metti un bot e comincia
   *[other] Metti dei bot e comincia
}
web-start = Comincia
web-leave = Alzati
web-sit-down = Siediti
web-add-bot = Aggiungi un bot
web-free-seat = Posto libero
web-free-seat-about = Per chi ha il link
web-always-ready = Sempre pronto
web-unseat = Fai alzare { $name }
web-your-colour = La tua dinastia
web-colour-of = Dinastia di { $name }
web-here = Qui
web-not-here = altrove
web-invite = Invita
web-invite-about = Inquadralo, o scrivi il codice nella prima pagina:
web-qr = Codice QR di questo tavolo
web-this-table = Questo tavolo
web-join-here = Siediti con il telefono
web-watch-here = Guarda sul telefono

## At the table

web-board = La mappa
web-rack = Quello che hai
web-players = Giocatori
web-log = Cronaca
web-log-empty = Non è ancora successo niente.
web-on-the-table = Sul tavolo
web-facts = { $game }: quello che puoi sapere
web-yes = sì
web-no = no
web-notes = Appunti
web-notes-about = Solo per te: gli appunti restano in questo browser.
web-earlier = Prima
web-new-moves = Nuove mosse
web-chat = Chat
web-unread = Ci sono messaggi nuovi
web-chat-of = Chat di { $name }
web-chat-read = la leggo
web-chat-allowed = permessa
web-say = Di’ qualcosa al tavolo
web-say-team = Solo a { $names }
web-say-all = A tutto il tavolo
web-chat-to = Chi lo legge
web-chat-to-table = Tavolo
web-chat-to-team = Squadra
web-command = Rispondi con la notazione
web-command-field = Notazione
web-command-about = Scrivi le risposte nella notazione del gioco. Il tasto barra apre il campo.
web-named-bot = { $name } (bot)
web-against = contro { $names }
web-only-here = Nessun altro può seguire questo link: il server risponde solo a questo computer. Per far entrare gli altri, avvialo con
web-question = Domanda e risposte
web-newcomer = Prima partita? Ciò che è illuminato si può cliccare; tutto il resto è un pulsante qui.
web-newcomer-lesson = Segui la lezione
web-newcomer-close = Ho capito
web-note-rex-3 = In tre non ci sono alleanze: ognuno gioca da solo.
web-note-warlords-4 = In quattro si formano due squadre da due. I compagni siedono uno di fronte all’altro, e una squadra vince insieme.
web-you = tu
web-you-name = Tu
web-bot = bot
web-away = al suo posto un bot
web-resigned = ritiro
web-seat = Posto { $seat }
web-at-home = { $leader }, a casa
web-on-board = { $leader }, su { $cell }
web-points = Punti
web-cell = { $cell }, { $what }
web-cell-legal = { $cell }, { $what }, permesso
web-cell-land = terra libera
web-cell-river = fiume libero
web-your-turn = Tocca a te
web-watching = stai guardando
web-waiting = Il tavolo aspetta.
web-moment = Un momento …
web-only-answer = C’era una sola risposta possibile: { $answer }.
web-catching-up = Guarda che cosa è successo. Un clic sulla mappa mostra la fine.
web-waiting-for = { $count ->
    [one] { $names } sta pensando
   *[other] Stanno pensando: { $names }
}
web-paused = La partita è in pausa.
web-sure = Confermi?
web-place-at = Metti su { $cell }
web-piece-to = { $piece } su { $cell }?
web-swap = { $count ->
    [one] Cambia 1 tessera
   *[other] Cambia { $count } tessere
}
web-choose = Scegli …
web-choose-this = Scegli
web-number = Quanti
web-less = Uno di meno
web-more = Uno di più
web-line-lost = La connessione si è persa. Riprovo …
web-table-gone = Forse è stato sparecchiato, o l’indirizzo è sbagliato.
web-undo = Annulla
web-request = { $name } chiede: { $what ->
    [undo] si può ritirare l’ultima mossa?
    [pause] si può fare una pausa?
    [resume] si può riprendere?
   *[abort] si può interrompere la partita?
}
web-request-open = Si aspettano gli altri
web-away-you = Un bot gioca al posto tuo.
web-come-back = Torna a giocare
web-out-of-time = { $name } non ha più tempo.
web-window = Tutti possono ancora rispondere.
web-minutes-left = { $count ->
    [0] Il tempo è scaduto
    [one] Resta meno di un minuto
   *[other] Restano meno di { $count } minuti
}
web-more-time = Più tempo
web-gone = { $name } non tornerà più.
web-usual-answer = Vale la risposta solita
web-bot-instead = Fai continuare un bot
web-agree = Va bene
web-refuse = No
web-settings = Impostazioni
web-letters = Lettere sui pezzi
web-letters-about = R, B, G, K in un angolo di ogni pezzo.
web-turn = La mappa sta
web-turn-about = In piedi riempie un telefono.
web-turn-auto = come serve
web-turn-wide = in largo
web-turn-tall = in piedi
web-notices = Avvisami quando tocca a me
web-notices-off = Qui il browser non permette avvisi.
web-whole-board = Tutta la mappa
web-asks = Chiedi prima di inviare
web-asks-about = Dove fa male: guerre, rivolte, Catastrofi, fine anticipata del turno. Al dito si chiede sempre.
web-asks-always = sempre
web-asks-risky = dove fa male
web-asks-never = mai
web-held = Guarda che cosa ti è successo.
web-continue = Continua
web-next-you = Poi: { $question }
web-next-more = Poi: che cosa è successo nel frattempo.
web-next-others = Poi: giocano gli altri.
web-next-time = restano { $time }
web-stays = Che cosa ti succede
web-stays-about = Le tue battaglie e le tue perdite restano sullo schermo finché non continui, oppure per qualche secondo.
web-stays-dismissed = finché non continuo
web-stays-seconds = { $count } s
web-sound = Suono
web-sound-about = Due note leggere quando tocca a te.
web-notices-about = Un avviso del browser mentre guardi altrove.
web-notices-denied = Al browser è stato detto di non mostrare avvisi da qui. Si cambia nelle sue impostazioni.
web-report = Segnala un problema
web-screen = Schermo comune
web-pause = Pausa
web-resume = Riprendi
web-abort = Interrompi
web-resign = Ritirati
web-resign-sure = Mi ritiro: continua un bot, e finisco all’ultimo posto
web-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-hours = { $count } h
web-pass-device = Passa il dispositivo a { $name }
web-pass-device-about = Non si vede niente finché non scopri il tavolo.
web-uncover = Mostra le mie tessere

## Conflicts

web-attacker = attacca
web-defender = difende
web-tie = il pareggio va a chi difende
web-not-yet = non si sa ancora
web-fold = Metti da parte
web-revolt-show = Mostra la rivolta
web-war-show = Mostra la guerra
web-revolt-red = Rivolta dei Sacerdoti
web-revolt-blue = Rivolta degli Agricoltori
web-revolt-green = Rivolta dei Mercanti
web-revolt-black = Rivolta dei Re
web-war-red = Guerra dei Sacerdoti
web-war-blue = Guerra degli Agricoltori
web-war-green = Guerra dei Mercanti
web-war-black = Guerra dei Re
web-if-wins = { $you ->
    [yes] Se vinci:
   *[no] Se vince { $player }:
}
web-tigris-leaving = { $count ->
    [one] se ne va { $tiles }
   *[other] se ne vanno { $tiles }
}
web-tigris-won = { $colour ->
    [red] { $count ->
        [one] un punto rosso
       *[other] fino a { $count } punti rossi
    }
    [blue] { $count ->
        [one] un punto blu
       *[other] { $count } punti blu
    }
    [green] { $count ->
        [one] un punto verde
       *[other] { $count } punti verdi
    }
   *[black] { $count ->
        [one] un punto nero
       *[other] { $count } punti neri
    }
} per { $you ->
    [yes] te
   *[no] { $player }
}
web-tigris-spared = I Templi con un Tesoro o accanto a un Leader restano.

## Tigris & Euphrates

web-tigris-your-tiles = Le tue tessere
web-tigris-leaders = Leader
web-tigris-catastrophes = Catastrofi
web-tigris-your-points = I tuoi punti; conta il più basso
web-tigris-points-red = Rosso
web-tigris-points-blue = Blu
web-tigris-points-green = Verde
web-tigris-points-black = Nero
web-tigris-in-hand = Tessere in mano
web-tigris-catastrophes-left = Catastrofi rimaste
web-tigris-reserve = La riserva
web-tigris-bag = { $count } nel sacchetto
web-tigris-treasures = { $count } di 10, fine a 2
web-tigris-treasures-about = Tesori sulla mappa; con due rimasti la partita finisce.
web-tigris-kingdom = Regno
web-tigris-kingdoms = Regni
web-tigris-no-kingdom = Sulla mappa non c’è ancora nessun Leader.
web-tigris-take-a-piece = Prima prendi una tessera, un Leader o una Catastrofe qui sotto.
web-tigris-counts = Per ognuno conta il colore più basso.
web-tigris-lowest = minimo
web-tigris-took = { $count ->
    [0] Nessun Tesoro
    [one] Un Tesoro
   *[other] { $count } Tesori
}
web-tigris-jokers = Un Tesoro vale per ogni colore ed è andato dove serve di più. A parità del minimo decide il secondo.
web-tigris-course = Il colore più basso, giro per giro
web-tigris-doing-take-action = Un’azione, o la fine del turno.
web-tigris-doing-add-tiles = Quante tessere aggiungere al conflitto.
web-tigris-doing-pick-war = Quale guerra viene prima.
web-tigris-doing-build-monument = Se costruire un Monumento.
web-tigris-doing-leave-one-treasure = Quale Tesoro resta.
web-tigris-doing-draw-from = Da dove viene la tessera.
web-tigris-land-region = Nessun Regno: qui non c’è nessun Leader

## The end

web-game-over = La partita è finita
web-wins = { $name } vince con { $points }
web-you-win = Vinci con { $points }
web-shared-win = Primo posto condiviso: { $names }
web-over-resigned = Tutti gli altri si sono ritirati.
web-aborted = La partita è stata interrotta.
web-aborted-about = Nessuno ha vinto, nessuno ha perso.
web-once-more = Ancora una?
web-rematch-about = Le stesse persone, tutti un posto più in là.
web-rematch-there = Il tavolo per la rivincita è pronto.
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-save-record = Salva la partita
web-last-position = L’ultima posizione
web-result = Risultato
web-how-it-turned = Come è andata la partita
web-round = Giro { $round }.
web-peaceful = Nessun conflitto, nessun Monumento: una partita pacifica.

## Rules

web-rules-about = Con parole nostre. Ogni paragrafo ha il suo indirizzo, uguale in tutte le lingue.
web-search = Cerca
web-contents = Indice
web-places = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}

## Account

web-account = Tu
web-nobody-is = Qui non hai ancora un nome. Giocando ne ricevi uno.
web-guest-is = Sei { $name }, come ospite. Le tue partite restano su questo dispositivo.
web-account-is = Sei { $name }, con un account.
web-name = Nome
web-name-about = Come ti vedono gli altri al tavolo.
web-passphrase = Frase segreta
web-make-account = Crea un account
web-make-account-about = Un nome tuo e una frase segreta di almeno otto caratteri. Niente e-mail.
web-account-made = L’account è creato.
web-log-in = Entra
web-log-in-about = Con l’account che hai.
web-logged-in = Rieccoti.
web-log-out = Esci
web-logged-out = Uscita fatta.
web-recovery = Codice di recupero
web-recovery-about = Annotalo: ti riporta qui quando questo dispositivo ti dimentica.
web-recovery-show = Mostra un nuovo codice
web-recovery-shown = Si vede una volta sola: annotalo.
web-recovery-enter = Un codice che hai annotato
web-recover = Ritorna
web-leave-here = Vai via
web-leave-here-about = L’eliminazione toglie nome, frase e chiavi, e tutto ciò che hai detto. Le partite restano, senza il tuo nome.
web-delete = Cancellami
web-delete-sure = Cancella tutto di me
web-keep = Tieni
web-deleted = Non ci sono più tue tracce.
web-language-about = Per questa pagina, e per ciò che il server ti scrive.
web-passphrase-about = Una nuova frase ti fa uscire su tutti gli altri dispositivi.
web-passphrase-old = Quella vecchia
web-passphrase-new = Quella nuova, almeno otto caratteri
web-passphrase-changed = La frase è cambiata.
web-devices = Altri dispositivi
web-devices-about = Hai perso il telefono, o sei entrato altrove? Questo dispositivo resta collegato; tutti gli altri no.
web-log-out-everywhere = Esci da tutti gli altri
web-devices-done = Sei uscito da tutti gli altri dispositivi.
web-tokens = Chiavi per programmi
web-tokens-about = Con una chiave un programma gioca a tuo nome. Non può mai cambiare la tua frase né creare altre chiavi.
web-token-label = A che cosa serve
web-scope = Può
web-scope-bot = sedersi e giocare
web-scope-play = aprire tavoli, giocare e parlare
web-scope-account = anche cambiare il mio nome e leggere i miei dati
web-token-days = Per
web-token-make = Crea una chiave
web-token-revoke = Revoca
web-token-revoke-this = Revoca la chiave { $label }
web-token-until = fino al { $date }
web-token-for-good = senza scadenza
web-data = I tuoi dati
web-data-about = Tutto ciò che questo server conserva di te, in un file: nome, chiavi, tavoli, ciò che hai detto e segnalato.
web-data-download = Scarica
web-banned = Il gestore di questo server ti ha bandito. Puoi scaricare i tuoi dati ed eliminare il tuo account.

## Reports to the operator

web-complaint = Segnala
web-complaint-line = Segnala questa riga di { $name }
web-complaint-about = Segnala { $name }
web-complaint-explained = La leggerà il gestore di questo server. Al tavolo nessuno lo viene a sapere.
web-complaint-reason = Motivo
web-complaint-insult = Insulti o minacce
web-complaint-spam = Spam
web-complaint-cheating = Imbrogli
web-complaint-name = Un nome offensivo
web-complaint-other = Altro
web-complaint-comment = Vuoi aggiungere qualcosa?
web-complaint-send = Invia la segnalazione
web-complaint-cancel = Non inviare
web-complaint-sent = Grazie. Il gestore la guarderà.

## What the server refuses; a game’s own refusals are told by the game

web-no-occasion-is-past = Quel momento è passato.
web-no-too-many-orders = Questi ordini permanenti sono troppi.
web-no-other = Non ha funzionato ({ $code }).
web-no-no-connection = Il server non è raggiungibile.
web-no-internal = Qualcosa è andato storto nel server. Riprova.
web-no-too-many = Troppo in una volta. Aspetta un momento.
web-no-busy = In questo momento il server ha troppo da fare. Riprova tra poco.
web-no-took-too-long = Ci voleva troppo tempo, quindi è stato interrotto.
web-no-too-slow = La connessione è troppo lenta.
web-no-too-many-tables = Hai troppi tavoli non conclusi. Prima concludine o lasciane qualcuno.
web-no-too-many-sockets = Hai troppi tavoli aperti nello stesso momento. Prima chiudine qualcuno.
web-no-table-is-full = A questo tavolo è successo così tanto che può continuare solo la partita.
web-no-tokens-too-many = Hai troppe chiavi. Prima revocane qualcuna.
web-no-links-too-many = Hai creato troppi link. Aspetta dieci minuti.
web-no-not-stored = Non si è potuto salvare, quindi niente è cambiato. Riprova.
web-no-wrong-origin = Questa pagina non può parlare con questo server.
web-no-not-found = Qui non c’è niente.
web-no-not-signed-in = Prima serve un nome.
web-no-no-such-table = Questo tavolo non c’è.
web-no-no-picture = Questo gioco non ha un’immagine del tavolo.
web-no-no-such-seat = Questo posto non c’è.
web-no-seat-taken = Il posto è preso.
web-no-a-person-sits-here = Lì siede già qualcuno.
web-no-table-full = Tutti i posti sono presi.
web-no-table-not-open = La partita è già cominciata.
web-no-game-has-begun = La partita è già cominciata.
web-no-game-has-not-begun = La partita non è cominciata.
web-no-game-is-not-over = La partita non è finita.
web-no-seats-are-free = Ci sono ancora posti liberi.
web-no-only-the-host = Può farlo solo chi ha aperto il tavolo.
web-no-not-at-this-table = Non siedi a questo tavolo.
web-no-not-your-seat = Non è il tuo posto.
web-no-not-playing = Non si sta giocando.
web-no-nothing-to-undo = Non hai fatto niente che si possa ritirare.
web-no-undo-secrets-were-shown = Non si può ritirare: intanto si è visto qualcosa di nascosto.
web-no-another-request-is-open = C’è già una richiesta in sospeso.
web-no-a-bot-stands-in = Un bot gioca per te. Prima ritorna.
web-no-silenced = Chi ospita ti ha tolto la parola a questo tavolo.
web-no-banned = Il gestore di questo server ti ha bandito.
web-no-muted-by-operator = Il gestore di questo server ti ha vietato di parlare.
web-no-not-in-scope = Questa chiave non serve a questo.
web-no-no-such-line = Questa riga non c’è più.
web-no-reported-already = L’hai già segnalato.
web-no-too-many-reports = Troppe segnalazioni aspettano. Riprova più tardi.
web-no-no-team = Qui non hai una squadra.
web-no-nobody-sits-there = Lì non siede nessuno.
web-no-not-for-oneself = Questo lo decidono gli altri.
web-no-not-out-of-time = Il giocatore c’è e ha ancora tempo.
web-no-mutes-too-many = Non leggi già cinquecento persone. Prima torna a leggerne qualcuna.
web-no-no-such-colour = Non c’è un colore così.
web-no-colour-taken = Qualcuno ha già questo colore.
web-no-damaged-table = Questo tavolo è danneggiato e non si può aprire. Avvisa chi gestisce il server.
web-no-other-rules = Questa partita è iniziata con altre regole e questa versione non può continuarla. Serve la versione di plancia con cui è iniziata.
web-no-nothing-said = Prima di’ qualcosa.
web-no-rematch-is-there-already = La rivincita è già pronta.
web-no-name-taken = Qualcuno ha già questo nome.
web-no-name-length = Un nome ha da 2 a 24 lettere.
web-no-name-characters = Il nome ha segni che non si possono mostrare.
web-no-passphrase-length = Una frase segreta ha almeno 8 caratteri.
web-no-passphrase-wrong = Nome e frase segreta non vanno insieme.
web-no-code-mistyped = Il codice è scritto male: un segno è sbagliato.
web-no-code-unknown = Nessuno ha questo codice.
