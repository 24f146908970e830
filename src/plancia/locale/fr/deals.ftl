### Accords et promesses dans le navigateur, pour tous les jeux qui en ont.

web-deals = Accords
web-deals-not-loaded = Les accords n'ont pas pu être chargés. Rechargez la page.
web-key-deals = Ouvrir ou fermer les accords
web-deal-tab-offers = Offres
web-deal-tab-ledger = Registre
web-deal-about = Les promesses n'engagent à rien. Le registre en garde la trace.
web-deal-with = Proposer un accord à { $name }
web-deal-look = Voir
web-deal-waiting = { $count ->
    [1] Vous avez une offre
   *[other] Vous avez { $count } offres
}

## Les offres

web-deal-to-me = Pour vous
web-deal-from-me = Vos offres en cours
web-deal-of-others = Offres entre les autres
web-deal-open = Offres en cours
web-deal-closed = Vos dernières offres
web-deal-no-offers = Aucune offre en cours.
web-deal-offer-to-you = { $name } vous propose un accord
web-deal-offer-by-you = Votre offre à { $name }
web-deal-offer-of-others = { $name } propose un accord à { $other }
web-deal-counter-to-you = { $name } fait une contre-offre
web-deal-counter-by-you = Votre contre-offre à { $name }
web-deal-counter-of-others = { $name } fait une contre-offre à { $other }
web-deal-private = privée
web-deal-until-talk = valable jusqu'à la fin des pourparlers
web-deal-until-round = valable jusqu'à la fin de la manche { $round }
web-deal-accepted = acceptée
web-deal-declined = refusée
web-deal-withdrawn = retirée
web-deal-expired = expirée
web-deal-accept = Accepter
web-deal-decline = Refuser
web-deal-counter = Contre-offre
web-deal-withdraw = Retirer

## Écrire une offre

web-deal-your-offer = Votre offre
web-deal-your-counter = Votre contre-offre à { $name }
web-deal-left = { $count ->
    [0] plus d'offre dans cette manche
    [one] encore une offre dans cette manche
   *[other] encore { $count } offres dans cette manche
}
web-deal-not-now = Les accords ne sont pas possibles maintenant.
web-deal-partner = À
web-deal-choose-partner = Choisissez un joueur.
web-deal-you-give = Vous donnez
web-deal-you-ask = Vous demandez à { $name }
web-deal-add-promise = + promesse
web-deal-add = Ajouter une promesse : { $title }
web-deal-remove = Enlever : { $promise }
web-deal-only-us = Visible de nous deux seulement
web-deal-clear = Vider
web-deal-send = Proposer à { $name }

## Le registre

web-deal-ledger = Promesses
web-deal-all = Toutes
web-deal-mine = Les miennes
web-deal-no-promises = Aucune promesse pour l'instant.
web-deal-promised = À { $name }, manche { $round }.
web-deal-verdict-open = En cours.
web-deal-verdict-kept = Tenue à la manche { $round }.
web-deal-verdict-broken = Rompue à la manche { $round }.
web-deal-verdict-void = Caduque à la manche { $round }.
web-deal-owed = À payer maintenant : { $amount }
web-deal-record = Promesses : { $kept } tenues, { $broken } rompues, { $open } en cours, { $void } caduques

## Messages privés

web-private-chat = Messages privés
web-chat-privately-with = En privé, avec { $name }

## La table

web-talk = Accords et promesses
web-talk-about = Quand les joueurs peuvent conclure des accords.
web-talk-any = À tout moment
web-talk-ceasefire = Pourparlers
web-talk-off = Jamais
web-talk-any-table = Accords à tout moment
web-talk-ceasefire-table = Accords pendant les pourparlers seulement
web-talk-off-table = Pas d'accords
web-private-talk = Conversations privées
web-private-talk-about = Deux joueurs peuvent s'écrire et conclure des accords en privé.
