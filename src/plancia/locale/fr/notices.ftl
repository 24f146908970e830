### Notices outside the app, the page with their settings, vacations, and the app without a connection.

## In e-mails, push messages and webhooks

notice-turn = À vous de jouer dans { $game }
notice-time = Votre temps s’épuise dans { $game }
notice-over = Votre partie de { $game } est terminée
notice-round = Une ronde de votre tournoi a commencé : { $game }
notice-with = Avec { $names }.
notice-with-at = À « { $table } » avec { $names }.
notice-invitation = { $name } vous invite à { $game }
notice-friend = { $name } vous demande en ami
notice-test = Ceci est un essai
notice-test-about = Vos notifications de plancia arrivent ici.
notice-digest = { $count ->
    [1] Vous avez 1 notification sur plancia
   *[other] Vous avez { $count } notifications sur plancia
}
notice-mail-foot =
    Choisir ce que vous recevez : { $settings }
    Ne plus recevoir d’e-mails : { $unsubscribe }
notice-confirm = Confirmez votre adresse e-mail pour plancia
notice-confirm-about =
    Quelqu’un souhaite recevoir les notifications de plancia à cette adresse. Si c’est vous, ouvrez ce lien dans les trois jours :

    { $link }

    Sinon, ignorez ce message. Aucun autre ne suivra.

## The page

web-nav-notices = Notifications
web-notices-need-account = Il vous faut un compte pour recevoir des notifications hors de l’application.
web-channel-email = E-mail
web-channel-push = Push
web-channel-webhook = Webhook
web-notice-turn = À vous de jouer
web-notice-turn-about = Après 20 secondes à une table en direct avec horloge, sinon après 10 minutes
web-notice-time = Le temps s’épuise
web-notice-time-about = Quand il vous reste un cinquième de votre temps
web-notice-invitation = Invitations
web-notice-invitation-about = À une table, demandes d’ami et rondes de vos tournois
web-notice-over = Partie terminée
web-notice-over-about = Avec un lien vers la table
web-quiet = Heures calmes
web-quiet-about = Aucune notification entre { $from } et { $until } : elles arrivent ensuite.
web-quiet-off = Pas de notifications la nuit.
web-zone = Fuseau horaire
web-zone-about = Pour les heures calmes et les résumés.
web-quiet-from = Calme à partir de
web-quiet-until = Calme jusqu’à
web-digest = Résumé
web-digest-about = Un seul e-mail avec toutes les notifications, au lieu de plusieurs.
web-digest-off = Non
web-digest-daily = Chaque jour, 18:00
web-digest-weekly = Le dimanche
web-notice-paces = Tables
web-notice-paces-about = Quelles tables vous envoient des notifications sur la partie.
web-notice-pace-both = Toutes
web-notice-pace-live = En direct
web-notice-pace-correspondence = Par correspondance
web-email-address = Adresse e-mail
web-email-placeholder = Votre adresse e-mail
web-email-sent = Nous avons envoyé un lien à { $email }. Ouvrez-le pour confirmer l’adresse.
web-email-not-confirmed = Pas encore confirmée : ouvrez le lien dans l’e-mail que vous avez reçu.
web-confirmed = confirmée
web-send-test = Envoyer un essai
web-send-again = Renvoyer
web-test-sent = L’essai est parti.
web-webhook-address = Adresse d’un webhook
web-webhook-placeholder = Webhook de Discord ou Slack : https://…
web-push-missing = Ce navigateur ne peut pas recevoir de messages push ici : il faut une connexion sécurisée (https).
web-push-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans les réglages du site.
web-push-off = Ce navigateur ne reçoit pas de messages push.
web-push-on = Ce navigateur reçoit des messages push.
web-push-switch-on = Activer
web-push-switch-off = Désactiver
web-link-confirm-title = Confirmez votre adresse e-mail
web-link-confirm-about = plancia pourra alors vous envoyer les notifications que vous avez choisies.
web-link-confirm-go = Confirmer
web-link-confirm-done = Votre adresse est confirmée.
web-link-unsubscribe-title = Ne plus recevoir d’e-mails ?
web-link-unsubscribe-about = Vous pouvez les réactiver à tout moment.
web-link-unsubscribe-go = Arrêter les e-mails
web-link-unsubscribe-done = Vous ne recevrez plus d’e-mails.

## Vacations

web-vacation = Vacances
web-vacation-about = Vos horloges s’arrêtent à toutes les tables par correspondance. Les autres voient quand vous revenez.
web-vacation-until = Vous êtes en vacances jusqu’au { $date }. Vos horloges sont arrêtées.
web-vacation-days = Combien de temps
web-vacation-begin = Partir en vacances
web-vacation-end = Je suis de retour
web-vacation-left = Il reste { $left } jours sur { $year } par an.
web-vacation-note = en vacances jusqu’au { $date }

## The app

web-install = Installer plancia
web-install-about = plancia aura sa propre icône et sa fenêtre. Les règles et les leçons s’ouvrent sans connexion.
web-install-go = Installer
web-server-down = Le serveur ne répond pas
web-server-down-about = Vos parties sont en sécurité : tout ce que vous avez joué y est enregistré. En attendant son retour, vous pouvez lire les règles et suivre les leçons.

## Errors

web-no-bad-address = Un webhook exige une adresse qui commence par https.
web-no-bad-email = Ceci n’est pas une adresse e-mail.
web-no-bad-link = Ce lien n’est plus valable.
web-no-bad-subscription = La réponse du navigateur n’est pas valide. Réessayez.
web-no-no-such-feature = Cette fonction est désactivée sur ce serveur.
web-no-no-ratings = Ce serveur n’a pas de classement.
web-no-no-such-channel = Ce n’est pas encore configuré.
web-no-no-such-device = Ce navigateur ne reçoit pas de notifications.
web-no-no-such-host = Il n’y a pas de serveur à cette adresse.
web-no-no-such-zone = Fuseau horaire inconnu.
web-no-not-confirmed = Ouvrez d’abord le lien dans l’e-mail que vous avez reçu.
web-no-not-delivered = Le message n’a pas pu être remis.
web-no-not-on-vacation = Vous n’êtes pas en vacances.
web-no-on-vacation = Vous êtes déjà en vacances.
web-no-private-address = Un webhook ne peut pas avoir une adresse dans un réseau privé.
web-no-too-many-days = Il ne vous reste pas autant de jours.
