### Tigre & Euphrate dans le navigateur.

## Questions pour lesquelles le navigateur a ses propres mots

web-tigris-ask-take-action-swap-tiles = Quelles tuiles échangez-vous ?
web-tigris-ask-build-monument-build-cell = Sur quel carré construisez-vous ?

## Comment répondre dans la page

web-tigris-hint-act = Prenez une tuile, un chef ou une catastrophe sur le chevalet, puis cliquez sur une case en surbrillance.
web-tigris-hint-swap = Cliquez sur les tuiles du chevalet que vous voulez échanger.
web-tigris-hint-war = Cliquez sur un chef en surbrillance, ou répondez ici.
web-tigris-hint-square = Cliquez sur un carré en surbrillance, ou répondez ici.
web-tigris-hint-treasure = Cliquez sur un trésor en surbrillance, ou répondez ici.

web-tigris-stays = { $cell } reste
web-tigris-stays-tip = reste : { $take }
web-tigris-you-take = { $count ->
    [one] vous prenez celui de { $cells }
   *[other] vous prenez { $cells }
}

## Avant d’envoyer une réponse

web-tigris-sure-catastrophe = Catastrophe en { $cell } ?
web-tigris-sure-end = Finir votre tour maintenant ?
web-tigris-sure-swap = { $count ->
    [one] Échanger cette tuile ?
   *[other] Échanger ces { $count } tuiles ?
}
web-tigris-sure-withdraw = { $colour ->
    [red] Retirer votre prêtre ?
    [blue] Retirer votre fermier ?
    [green] Retirer votre marchand ?
   *[black] Retirer votre roi ?
}
web-tigris-sure-decline = Renoncer pour toujours à un monument ici ?
