### Notices outside the app, the page with their settings, vacations, and the app without a connection.

## In e-mails, push messages and webhooks

notice-turn = Tocca a te in { $game }
notice-time = Il tuo tempo in { $game } sta per finire
notice-over = La tua partita di { $game } è finita
notice-round = È iniziato un turno del tuo torneo: { $game }
notice-with = Con { $names }.
notice-with-at = A “{ $table }” con { $names }.
notice-invitation = { $name } ti invita a { $game }
notice-friend = { $name } ti chiede l’amicizia
notice-test = Questa è una prova
notice-test-about = I tuoi avvisi di plancia arrivano qui.
notice-digest = { $count ->
    [one] Hai 1 avviso su plancia
   *[other] Hai { $count } avvisi su plancia
}
notice-mail-foot =
    Scegli che cosa ricevere: { $settings }
    Ferma tutte le e-mail: { $unsubscribe }
notice-confirm = Conferma il tuo indirizzo e-mail per plancia
notice-confirm-about =
    Qualcuno vuole ricevere gli avvisi di plancia a questo indirizzo. Se la richiesta è tua, apri questo link entro tre giorni:

    { $link }

    Altrimenti ignora questo messaggio. Non ne seguiranno altri.

## The page

web-nav-notices = Avvisi
web-notices-need-account = Per ricevere avvisi fuori dall’app ti serve un account.
web-channel-email = E-mail
web-channel-push = Push
web-channel-webhook = Webhook
web-notice-turn = Il tuo turno
web-notice-turn-about = Dopo 20 secondi a un tavolo dal vivo con orologio, altrimenti dopo 10 minuti
web-notice-time = Il tempo sta per finire
web-notice-time-about = Quando resta un quinto del tuo tempo
web-notice-invitation = Inviti
web-notice-invitation-about = A un tavolo, richieste di amicizia e turni dei tuoi tornei
web-notice-over = Partita finita
web-notice-over-about = Con un link al tavolo
web-quiet = Ore di silenzio
web-quiet-about = Nessun avviso tra le { $from } e le { $until }: arrivano dopo.
web-quiet-off = Niente avvisi di notte.
web-zone = Fuso orario
web-zone-about = Delle ore di silenzio e dei riepiloghi.
web-quiet-from = Silenzio dalle
web-quiet-until = Silenzio fino alle
web-digest = Riepilogo
web-digest-about = Una sola e-mail con tutti gli avvisi, invece di tante.
web-digest-off = No
web-digest-daily = Ogni giorno, 18:00
web-digest-weekly = La domenica
web-notice-paces = Tavoli
web-notice-paces-about = Quali tavoli ti mandano avvisi sulla partita.
web-notice-pace-both = Tutti
web-notice-pace-live = Dal vivo
web-notice-pace-correspondence = Per corrispondenza
web-email-address = Indirizzo e-mail
web-email-placeholder = Il tuo indirizzo e-mail
web-email-sent = Abbiamo mandato un link a { $email }. Aprilo per confermare l’indirizzo.
web-email-not-confirmed = Non ancora confermato: apri il link nell’e-mail che hai ricevuto.
web-confirmed = confermato
web-send-test = Manda una prova
web-send-again = Manda di nuovo
web-test-sent = La prova è partita.
web-webhook-address = Indirizzo di un webhook
web-webhook-placeholder = Webhook di Discord o Slack: https://…
web-push-missing = Questo browser non può ricevere notifiche push qui: serve una connessione sicura (https).
web-push-denied = Questo browser blocca le notifiche di questa pagina. Permettile nelle impostazioni del sito.
web-push-off = Questo browser non riceve notifiche push.
web-push-on = Questo browser riceve notifiche push.
web-push-switch-on = Attiva
web-push-switch-off = Disattiva
web-link-confirm-title = Conferma il tuo indirizzo e-mail
web-link-confirm-about = Così plancia può mandarti gli avvisi che hai scelto.
web-link-confirm-go = Conferma
web-link-confirm-done = Il tuo indirizzo è confermato.
web-link-unsubscribe-title = Fermare tutte le e-mail?
web-link-unsubscribe-about = Puoi riattivarle in qualsiasi momento.
web-link-unsubscribe-go = Ferma le e-mail
web-link-unsubscribe-done = Non riceverai altre e-mail.

## Vacations

web-vacation = Vacanza
web-vacation-about = I tuoi orologi si fermano a tutti i tavoli per corrispondenza. Gli altri vedono quando torni.
web-vacation-until = Sei in vacanza fino al { $date }. I tuoi orologi sono fermi.
web-vacation-days = Per quanto
web-vacation-begin = Vai in vacanza
web-vacation-end = Rieccomi
web-vacation-left = Restano { $left } giorni su { $year } all’anno.
web-vacation-note = in vacanza fino al { $date }

## The app

web-install = Installa plancia
web-install-about = plancia avrà una sua icona e una sua finestra. Regole e lezioni si aprono anche senza connessione.
web-install-go = Installa
web-server-down = Il server non risponde
web-server-down-about = Le tue partite sono al sicuro: tutto ciò che hai giocato è salvato lì. Fino al suo ritorno puoi leggere le regole e seguire le lezioni.

## Errors

web-no-bad-address = Un webhook richiede un indirizzo che inizia con https.
web-no-bad-email = Questo non è un indirizzo e-mail.
web-no-bad-link = Questo link non è più valido.
web-no-bad-subscription = La risposta del browser non è valida. Riprova.
web-no-no-such-feature = Su questo server questa funzione è disattivata.
web-no-no-ratings = Su questo server non ci sono punteggi.
web-no-no-such-channel = Questo non è ancora configurato.
web-no-no-such-device = Questo browser non riceve avvisi.
web-no-no-such-host = A questo indirizzo non c’è nessun server.
web-no-no-such-zone = Fuso orario sconosciuto.
web-no-not-confirmed = Prima apri il link nell’e-mail che hai ricevuto.
web-no-not-delivered = Il messaggio non è stato consegnato.
web-no-not-on-vacation = Non sei in vacanza.
web-no-on-vacation = Sei già in vacanza.
web-no-private-address = Un webhook non può avere un indirizzo in una rete privata.
web-no-too-many-days = Non ti restano così tanti giorni.
