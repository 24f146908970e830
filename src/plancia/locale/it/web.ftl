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
web-voices = Frasi dei bot
web-voices-about = Ogni tanto dicono qualcosa, nella cronaca.
web-says = { $name }: «{ $line }»
web-guest = ospite
web-guest-name = Ospite { $number }
web-nobody = Chi sei?
web-home = Pagina iniziale
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
web-broken-about = Forse il server è stato aggiornato.
web-incomplete = Non è stato possibile caricare una parte di questa pagina. Forse manca la connessione, o il server è stato aggiornato.
web-not-found = Pagina non trovata.
web-not-found-about = Forse l’indirizzo è scritto male o non vale più.
web-rule = Regola { $number }

## The first page

web-hello = A che cosa giochiamo?
web-hello-about = Con amici, con bot o con entrambi. Senza registrarsi.
web-play-title = Gioca a { $game }
web-play-about = { $count ->
    [one] Tu e un bot. Si comincia subito.
   *[other] Tu e { $count } bot. Si comincia subito.
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
web-scan-cannot = Questo browser non legge i codici QR. Usa l’app fotocamera del telefono, o scrivi i sei caratteri sotto il codice.
web-scan-refused = Il browser non può usare la fotocamera. Usa l’app fotocamera del telefono, o scrivi i sei caratteri sotto il codice.
web-scan-elsewhere = Nessun tavolo qui ha questo codice. Forse è di un altro server.
web-scan-code = Scrivi il codice
web-no-board = Nel browser questo gioco non ha un tabellone: si gioca con pulsanti ed elenchi.
web-home-lesson = Impara
web-home-lesson-about = A piccoli passi
web-home-create-about = Scegli posti, orologio e opzioni
web-home-record = Apri una partita
web-home-record-about = Rivedi una partita
web-open-tables = Tavoli aperti
web-nobody-waits = Nessun tavolo aperto.
web-nobody-waits-about = Apri un tavolo: gli altri lo troveranno qui.
web-nothing-to-watch = Nessuna partita pubblica in corso.
web-nothing-to-watch-about = Qui si possono guardare le partite dei tavoli pubblici.
web-more-tables = Altri
web-wait-for-you = { $count ->
    [one] uno ti aspetta
   *[other] { $count } ti aspettano
}
web-ended = Finite
web-to-table = Vai al tavolo
web-as-guest = Giochi come ospite.
web-as-guest-about = Le tue partite restano su questo dispositivo.
web-status-open = in attesa di giocatori
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
web-another-here = Un’altra persona su questo dispositivo
web-level = Livello dei bot
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
web-public-seats = Chiunque può entrare
web-public-about = Chi guarda vede ciò che è pubblico, mai una mano.
web-private = Solo con il link
web-hot-seat = Più persone a questo dispositivo; fra un turno e l’altro si copre.
web-undo-about = Puoi annullare una mossa finché non viene rivelato niente di nuovo.
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
web-edition-flawed = «{ $file }» non si può usare:
web-edition-doubts = Si può usare, ma è diverso da ciò che si sa del gioco stampato:
web-edition-remove = Togli questo file
web-open-table = Apri il tavolo
web-start-now = Comincia subito

## Waiting for players

web-lobby-title = In attesa di giocatori
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
web-lobby-ready = Si può cominciare.
web-lobby-ready-about = Chiunque sia al tavolo può cominciare.
web-fill-and-start = { $count ->
    [one] Metti un bot e comincia
   *[other] Metti dei bot e comincia
}
web-start = Comincia
web-leave = Lascia il posto
web-sit-down = Siediti
web-add-bot = Aggiungi un bot
web-free-seat = Posto libero
web-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-free-seat-about = Per chi ha il link
web-seat-invited = Ha un invito, non è ancora qui
web-unseat = Togli { $name }
web-your-colour = Il tuo colore
web-colour-of = Colore di { $name }
web-here = Qui
web-not-here = altrove
web-invite = Invita
web-invite-about = Inquadralo, o scrivi il codice nella pagina iniziale:
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
web-facts = { $game }: quello che puoi vedere
web-yes = sì
web-no = no
web-notes = Appunti
web-notes-about = Solo per te: gli appunti restano in questo browser.
web-earlier = Prima
web-new-moves = Nuove mosse
web-chat = Chat
web-unread = Ci sono messaggi nuovi
web-chat-of = Messaggi di { $name }
web-chat-read = li vedo
web-chat-allowed = permessi a questo tavolo
web-say = Di’ qualcosa al tavolo
web-say-team = Solo a { $names }
web-say-all = A tutto il tavolo
web-chat-to = Invia a
web-chat-to-table = Tavolo
web-chat-to-team = Squadra
web-command = Rispondi con la notazione
web-command-field = Notazione
web-command-about = Scrivi le risposte nella notazione del gioco. Il tasto barra apre il campo.
web-named-bot = { $name } (bot)
web-against = contro { $names }
web-only-here = Solo questo computer può aprire questo link. Per far entrare gli altri, avvia il server con
web-question = Domanda e risposte
web-newcomer = Prima partita? Clicca uno spazio o un pezzo evidenziato, o uno dei pulsanti qui sotto.
web-newcomer-lesson = Segui la lezione
web-newcomer-close = Ho capito
web-you = tu
web-you-name = Tu
web-bot = bot
web-away = gioca un bot
web-resigned = ritirato
web-seat = Posto { $seat }
web-cell = { $cell }, { $what }
web-cell-legal = { $cell }, { $what }, permesso
web-your-turn = Tocca a te
web-watching = stai guardando
web-waiting = In attesa …
web-moment = Un momento …
web-only-answer = C’era una sola risposta possibile: { $answer }.
web-catching-up = Guarda che cosa è successo. Clicca sulla mappa per saltare alla fine.
web-waiting-for = { $count ->
    [one] { $names } sta pensando
   *[other] Stanno pensando: { $names }
}
web-paused = La partita è in pausa.
web-sure = Confermi?
web-choose = Scegli …
web-choose-this = Scegli
web-number = Quanti
web-less = Uno di meno
web-more = Uno di più
web-line-lost = Connessione persa. Nuovo tentativo …
web-table-gone = Forse è stato eliminato, o l’indirizzo è sbagliato.
web-undo = Annulla
web-request = { $what ->
    [undo] { $name } chiede di annullare l’ultima mossa.
    [pause] { $name } chiede una pausa.
    [resume] { $name } chiede di riprendere la partita.
   *[abort] { $name } chiede di interrompere la partita.
}
web-request-open = Si aspettano gli altri
web-away-you = Un bot gioca al posto tuo.
web-come-back = Rieccomi
web-out-of-time = { $name } non ha più tempo.
web-window = Tutti possono ancora rispondere.
web-minutes-left = { $count ->
    [0] Il tempo è scaduto
    [one] Resta meno di un minuto
   *[other] Restano meno di { $count } minuti
}
web-more-time = Più tempo
web-gone = { $name } ha lasciato la partita.
web-usual-answer = Usa la risposta predefinita
web-bot-instead = Fai giocare un bot
web-agree = Va bene
web-refuse = Rifiuta
web-settings = Impostazioni
web-settings-table = Al tavolo
web-notices = Avvisami quando tocca a me
web-notices-off = Qui il browser non permette notifiche.
web-whole-board = Tutta la mappa
web-asks = Chiedi prima di inviare
web-asks-about = Prima delle mosse rischiose. Sempre sugli schermi tattili.
web-asks-always = sempre
web-asks-risky = mosse rischiose
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
web-sound-about = Legno, creta, stoffa e una campana: pezzi, conflitti, dadi, offerte e il tuo turno.
web-sound-off = muto
web-sound-of-pieces = Pezzi e dadi
web-sound-of-turn = Il mio turno e la fine
web-sound-of-chat = Chat
web-notices-about = Una notifica del browser mentre guardi altrove.
web-notices-denied = Il browser blocca le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
web-report = Segnala un problema
web-screen = Schermo comune
web-pause = Pausa
web-resume = Riprendi
web-abort = Interrompi la partita
web-resign = Ritirati
web-resign-sure = Mi ritiro: continua un bot, e finisco all’ultimo posto
web-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-hours = { $count } h
web-pass-device = Passa il dispositivo a { $name }
web-pass-device-about = Non si vede niente finché non scopri il tavolo.
web-uncover = Scopri il tavolo

## The end

web-game-over = La partita è finita
web-finale = { $you ->
    [yes] { $count ->
        [one] Hai vinto
       *[other] Avete vinto insieme: { $players }
    }
   *[no] { $count ->
        [one] Vince { $players }
       *[other] Vincono { $players }
    }
}
web-shared-win = Primo posto condiviso: { $names }
web-over-resigned = Tutti gli altri si sono ritirati.
web-aborted = La partita è stata interrotta.
web-aborted-about = Nessuno vince, nessuno perde.
web-once-more = Ancora una?
web-rematch-about = Le stesse persone, tutti un posto più in là.
web-rematch-there = Il tavolo per la rivincita è aperto.
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-save-record = Salva la partita
web-last-position = L’ultima posizione
web-result = Risultato
web-how-it-turned = Svolte della partita
web-round = Giro { $round }.
web-peaceful = Nessuna svolta.

## Rules

web-rules-about = Con parole nostre. Ogni paragrafo ha il suo indirizzo, uguale in tutte le lingue.
web-search = Cerca
web-contents = Indice
web-rules-game = Gioco
web-rules-rather = Preferisci giocare?
web-rules-lesson = La lezione dura dieci minuti.
web-rules-learn = Impara
web-rules-short = In breve
web-rules-beside = Questo capitolo
web-places = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}

## Account

web-account = Tu
web-nobody-is = Qui non hai ancora un nome. Ne ricevi uno quando giochi.
web-guest-is = Sei { $name }, come ospite. Le tue partite restano su questo dispositivo.
web-account-is = Sei { $name }, con un account.
web-name = Nome
web-name-about = Come ti vedono gli altri al tavolo.
web-passphrase = Frase segreta
web-make-account = Crea un account
web-make-account-about = Un nome e una frase segreta di almeno otto caratteri. Non serve l’e-mail.
web-account-made = Account creato.
web-log-in = Entra
web-log-in-about = Con un account che hai già.
web-logged-in = Rieccoti.
web-log-out = Esci
web-logged-out = Disconnessione effettuata.
web-recovery = Codice di recupero
web-recovery-about = Annotalo: ti fa rientrare se questo dispositivo perde l’accesso.
web-recovery-stranger = Se ne hai annotato uno, ti fa rientrare senza frase segreta.
web-recovery-show = Mostra un nuovo codice
web-recovery-shown = Si vede una volta sola: annotalo.
web-recovery-enter = Scrivi il tuo codice di recupero
web-recover = Recupera
web-leave-here = Elimina l’account
web-leave-here-about = Elimina nome, frase segreta, chiavi e messaggi. Le partite restano, senza il tuo nome.
web-delete = Elimina il mio account
web-delete-sure = Cancella tutti i miei dati
web-keep = Annulla
web-deleted = Il tuo account è stato eliminato.
web-language-about = Per questo sito e per i messaggi del server.
web-passphrase-about = Una nuova frase ti fa uscire su tutti gli altri dispositivi.
web-passphrase-old = Frase segreta attuale
web-passphrase-new = Nuova frase segreta, almeno otto caratteri
web-passphrase-changed = Frase segreta cambiata.
web-devices = Altri dispositivi
web-devices-about = Hai perso il telefono, o hai fatto l’accesso altrove? Solo questo dispositivo resta collegato.
web-log-out-everywhere = Esci da tutti gli altri
web-devices-done = Tutti gli altri dispositivi sono disconnessi.
web-tokens = Chiavi per programmi
web-tokens-about = Un programma con una chiave gioca a tuo nome. Non può mai cambiare la frase segreta né creare chiavi.
web-token-label = Scopo
web-scope = Può
web-scope-bot = sedersi e giocare
web-scope-play = aprire tavoli, giocare e parlare
web-scope-account = anche cambiare il mio nome e leggere i miei dati
web-token-days = Valida per
web-token-make = Crea una chiave
web-token-revoke = Revoca
web-token-revoke-this = Revoca la chiave { $label }
web-token-until = fino al { $date }
web-token-for-good = senza scadenza
web-data = I tuoi dati
web-data-about = Tutto ciò che questo server conserva di te, in un file: nome, chiavi, tavoli, messaggi e segnalazioni.
web-data-download = Scarica
web-banned = Il gestore di questo server ti ha bandito. Puoi scaricare i tuoi dati ed eliminare il tuo account.

## Reports to the operator

web-complaint = Segnala
web-complaint-line = Segnala questa riga di { $name }
web-complaint-about = Segnala { $name }
web-complaint-explained = La leggerà il gestore di questo server. Al tavolo nessuno lo saprà.
web-complaint-reason = Motivo
web-complaint-insult = Insulti o minacce
web-complaint-spam = Spam
web-complaint-cheating = Imbrogli
web-complaint-name = Un nome offensivo
web-complaint-other = Altro
web-complaint-comment = Vuoi aggiungere qualcosa?
web-complaint-send = Invia la segnalazione
web-complaint-cancel = Annulla
web-complaint-sent = Grazie. Il gestore la guarderà.

## What the server refuses; the refusals of a game are in its own file

web-no-occasion-is-past = Quel momento è passato.
web-no-too-many-orders = Troppi ordini permanenti.
web-no-other = Non ha funzionato ({ $code }).
web-no-no-connection = Il server non è raggiungibile.
web-no-internal = Qualcosa è andato storto nel server. Riprova.
web-no-too-many = Troppe richieste. Aspetta un momento.
web-no-busy = In questo momento il server ha troppo da fare. Riprova tra poco.
web-no-took-too-long = Ci voleva troppo tempo, quindi è stato interrotto.
web-no-too-slow = La connessione è troppo lenta.
web-no-too-many-tables = Hai troppi tavoli non conclusi. Prima concludine o lasciane qualcuno.
web-no-too-many-sockets = Hai troppi tavoli aperti nello stesso momento. Prima chiudine qualcuno.
web-no-table-is-full = Questo tavolo ha raggiunto il suo limite: può continuare solo la partita.
web-no-tokens-too-many = Hai troppe chiavi. Prima revocane qualcuna.
web-no-links-too-many = Hai creato troppi link. Aspetta dieci minuti.
web-no-not-stored = Non si è potuto salvare, quindi niente è cambiato. Riprova.
web-no-wrong-origin = Questa pagina non può usare questo server.
web-no-not-found = Non trovato.
web-no-not-signed-in = Prima serve un nome.
web-no-account-needed = Per questo serve un account.
web-no-rated-game = Questa partita è classificata: le mosse non si possono annullare.
web-no-edition-not-rated = Le partite con altri dati non possono essere classificate.
web-no-one-seat-each = In una partita classificata ognuno ha un solo posto.
web-no-nobody-to-rate = Una partita classificata ha bisogno di almeno una persona.
web-no-no-such-player = Non c’è nessun giocatore con questo nome.
web-no-no-such-friend = Questa persona non è tra i tuoi amici.
web-no-no-such-invitation = Questo invito non esiste più.
web-no-not-blocked = Non hai bloccato questa persona.
web-no-not-with-these = Non puoi sederti a questo tavolo.
web-no-too-many-friends = Ci sono troppe persone in questo elenco. Rimuovine prima alcune.
web-no-no-such-table = Questo tavolo non esiste.
web-no-no-picture = Questo gioco non ha un’immagine del tavolo.
web-no-no-such-seat = Questo posto non esiste.
web-no-seat-taken = Il posto è preso.
web-no-a-person-sits-here = Lì siede già qualcuno.
web-no-table-full = Tutti i posti sono presi.
web-no-table-not-open = La partita è già cominciata.
web-no-game-has-begun = La partita è già cominciata.
web-no-game-has-not-begun = La partita non è ancora cominciata.
web-no-game-is-not-over = La partita non è finita.
web-no-seats-are-free = Ci sono ancora posti liberi.
web-no-only-the-host = Può farlo solo chi ha aperto il tavolo.
web-no-not-at-this-table = Non sei a questo tavolo.
web-no-not-your-seat = Non è il tuo posto.
web-no-not-playing = Non c’è una partita in corso.
web-no-nothing-to-undo = Non hai niente da annullare.
web-no-undo-secrets-were-shown = Non si può annullare: intanto sono state rivelate informazioni nascoste.
web-no-another-request-is-open = C’è già una richiesta in sospeso.
web-no-a-bot-stands-in = Un bot gioca per te. Prima torna al tuo posto.
web-no-silenced = Chi ospita ti ha silenziato a questo tavolo.
web-no-banned = Il gestore di questo server ti ha bandito.
web-no-muted-by-operator = Il gestore di questo server ti ha silenziato.
web-no-not-in-scope = Questa chiave non lo permette.
web-no-no-such-line = Questo messaggio non esiste più.
web-no-reported-already = L’hai già segnalato.
web-no-too-many-reports = Troppe segnalazioni aspettano. Riprova più tardi.
web-no-no-team = Qui non hai una squadra.
web-no-no-deals = A questo tavolo non si fanno accordi.
web-no-no-private-talk = A questo tavolo non si parla in privato.
web-no-no-such-offer = Questa offerta non è più aperta.
web-no-nothing-offered = Aggiungi prima una promessa, un dono o un'alleanza.
web-no-offered-already = L'hai già offerto.
web-no-too-many-offers = In questo round non puoi fare altre offerte.
web-no-no-such-promise = Questa promessa non è adatta all'accordo.
web-no-impossible-promise = Questa promessa ora non è possibile.
web-no-nobody-sits-there = Lì non siede nessuno.
web-no-not-for-oneself = Questo lo decidono gli altri.
web-no-not-out-of-time = Il giocatore c’è e ha ancora tempo.
web-no-mutes-too-many = Hai già silenziato 500 persone. Prima riattivane qualcuna.
web-no-no-such-colour = Questo colore non esiste.
web-no-colour-taken = Qualcuno ha già questo colore.
web-no-damaged-table = Questo tavolo è danneggiato e non si può aprire. Avvisa il gestore del server.
web-no-other-rules = Questa partita è iniziata con altre regole e questa versione non può continuarla. Serve la versione di plancia con cui è iniziata.
web-no-nothing-said = Prima scrivi qualcosa.
web-no-rematch-is-there-already = Il tavolo per la rivincita è già aperto.
web-no-name-taken = Questo nome è già preso.
web-no-name-length = Un nome ha da 2 a 24 lettere.
web-no-name-characters = Il nome contiene caratteri che non si possono mostrare.
web-no-passphrase-length = Una frase segreta ha almeno 8 caratteri.
web-no-passphrase-wrong = Nome o frase segreta sbagliati.
web-no-code-mistyped = Il codice contiene un errore: un carattere è sbagliato.
web-no-code-unknown = Nessuno ha questo codice.

## Durate, attese e il tavolo abituale

web-length-minutes-range = da { $first } a { $last } min
web-length-minutes = circa { $count } min
web-length-hours = circa { $count } h
web-asked-since = dalle { $time }
web-usual-save = Salva come il mio solito
web-usual-saved = Salvato. Potrai usarlo per il prossimo tavolo.
web-usual = Il tuo solito: { $game }, { $players }, { $pace }.
web-usual-use = Usalo
web-which-bot = Bot del posto { $seat }
web-which-character = Carattere per il posto { $seat }
