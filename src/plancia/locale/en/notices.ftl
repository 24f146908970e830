### Notices outside the app, the page with their settings, vacations, and the app without a connection.

## In e-mails, push messages and webhooks

notice-turn = Your turn in { $game }
notice-time = Your time in { $game } is running out
notice-over = Your game of { $game } is over
notice-round = A round of your tournament has begun: { $game }
notice-with = With { $names }.
notice-with-at = At “{ $table }” with { $names }.
notice-invitation = { $name } invites you to { $game }
notice-friend = { $name } sent you a friend request
notice-test = This is a test
notice-test-about = Your notices from plancia arrive here.
notice-digest = { $count ->
    [one] You have 1 notice on plancia
   *[other] You have { $count } notices on plancia
}
notice-mail-foot =
    Change what you receive: { $settings }
    Stop all e-mails: { $unsubscribe }
notice-confirm = Confirm your e-mail address for plancia
notice-confirm-about =
    Somebody wants to receive notices from plancia at this address. If it was you, open this link within three days:

    { $link }

    If it was not you, ignore this message. We will not send another one.

## The page

web-nav-notices = Notices
web-notices-need-account = You need an account to get notices outside the app.
web-channel-email = E-mail
web-channel-push = Push
web-channel-webhook = Webhook
web-notice-turn = Your turn
web-notice-turn-about = After 20 seconds at a live table with a clock, after 10 minutes otherwise
web-notice-time = Time running out
web-notice-time-about = When a fifth of your time is left
web-notice-invitation = Invitations
web-notice-invitation-about = To a table, friend requests, and rounds of your tournaments
web-notice-over = Game over
web-notice-over-about = With a link to the table
web-quiet = Quiet hours
web-quiet-about = No notices between { $from } and { $until }. They are sent afterwards.
web-quiet-off = Hold notices back at night.
web-zone = Time zone
web-zone-about = Of quiet hours and digests.
web-quiet-from = Quiet from
web-quiet-until = Quiet until
web-digest = Digest
web-digest-about = One e-mail with all notices, instead of many.
web-digest-off = Off
web-digest-daily = Daily, 18:00
web-digest-weekly = Sundays
web-notice-paces = Tables
web-notice-paces-about = Which tables send you notices about the game.
web-notice-pace-both = All
web-notice-pace-live = Live
web-notice-pace-correspondence = Correspondence
web-email-address = E-mail address
web-email-placeholder = Your e-mail address
web-email-sent = We sent a link to { $email }. Open it to confirm the address.
web-email-not-confirmed = Not confirmed yet: open the link in the e-mail we sent you.
web-confirmed = confirmed
web-send-test = Send a test
web-send-again = Send again
web-test-sent = The test is on its way.
web-webhook-address = Address of a webhook
web-webhook-placeholder = Webhook of Discord or Slack: https://…
web-push-missing = This browser cannot receive push messages here. They need a secure connection (https).
web-push-denied = This browser blocks notifications from this page. Allow them in its site settings.
web-push-off = This browser receives no push messages.
web-push-on = This browser receives push messages.
web-push-switch-on = Switch on
web-push-switch-off = Switch off
web-link-confirm-title = Confirm your e-mail address
web-link-confirm-about = Then plancia may send you the notices you have chosen.
web-link-confirm-go = Confirm
web-link-confirm-done = Your address is confirmed.
web-link-unsubscribe-title = Stop all e-mails?
web-link-unsubscribe-about = You can switch them on again at any time.
web-link-unsubscribe-go = Stop e-mails
web-link-unsubscribe-done = You will get no more e-mails.

## Vacations

web-vacation = Vacation
web-vacation-about = Your clocks stop at all correspondence tables. Other players see when you will be back.
web-vacation-until = You are on vacation until { $date }. Your clocks are stopped.
web-vacation-days = How long
web-vacation-begin = Go on vacation
web-vacation-end = I am back
web-vacation-left = { $left } of { $year } days per year left.
web-vacation-note = on vacation until { $date }

## The app

web-install = Install plancia
web-install-about = plancia gets its own icon and window. Rules and lessons open without a connection.
web-install-go = Install
web-server-down = The server does not answer
web-server-down-about = Your games are safe: everything you have played is stored there. Until it is back, you can read the rules and take the lessons.

## Errors

web-no-bad-address = A webhook needs an address that begins with https.
web-no-bad-email = This is not an e-mail address.
web-no-bad-link = This link no longer works.
web-no-bad-subscription = The browser sent an invalid reply. Try again.
web-no-no-such-feature = This server has switched this off.
web-no-no-ratings = This server has no ratings.
web-no-no-such-channel = This is not set up yet.
web-no-no-such-device = This browser does not receive notices.
web-no-no-such-host = There is no server at this address.
web-no-no-such-zone = Unknown time zone.
web-no-not-confirmed = First open the link in the e-mail we sent you.
web-no-not-delivered = The message could not be delivered.
web-no-not-on-vacation = You are not on vacation.
web-no-on-vacation = You are already on vacation.
web-no-private-address = A webhook cannot have an address in a private network.
web-no-too-many-days = You do not have that many days left.
