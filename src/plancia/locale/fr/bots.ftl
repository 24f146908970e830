# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Débutant
level-novice-about = Voit le prochain point
level-regular = Habitué
level-regular-about = Voit tout le plateau
level-expert = Expert
level-expert-about = Fait des plans
level-master = Maître
level-master-about = Pense à des tours entiers
level-random = Aléatoire
level-random-about = N'importe quelle réponse permise

# ---- characters in Rex -----------------------------------------------------------------------------------------------
character-diplomat = Diplomate
character-diplomat-about = Garde ses alliances
character-merchant = Marchand
character-merchant-about = Enchérit haut, donne à ses alliés
character-warrior = Guerrier
character-warrior-about = Attaque tôt et souvent
character-schemer = Intrigant
character-schemer-about = Part dès que cela rapporte

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = vos chefs
term-tigris-monuments = les monuments
term-tigris-treasures = les trésors à portée
term-tigris-revolts = la sécurité face aux révoltes
term-tigris-wars = les guerres à venir
term-tigris-hand = les tuiles en main
term-tigris-actions = les actions restantes
term-tigris-rivals = la pression sur vos adversaires
term-tigris-rest = les points

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = les planètes avec leurs missions
term-warlords-majorities = les majorités
term-warlords-forces = les unités prêtes
term-warlords-guards = les gardes
term-warlords-reputation = la réputation
term-warlords-hand = les mercenaires en main
term-warlords-support = les cartes de soutien ou les jetons
term-warlords-closing = la maîtrise de la fin de partie
term-warlords-actions = ce qui reste de ce tour
term-warlords-rivals = la pression sur vos adversaires
term-warlords-rest = la puissance

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = les places fortes
term-rex-rivals = la pression sur vos adversaires
term-rex-units = les unités
term-rex-influence = l'influence
term-rex-cards = les cartes
term-rex-leaders = les leaders
term-rex-fleet = la sécurité face à la flotte
term-rex-allies = vos alliés
term-rex-rest = la fin de la partie

# ---- lines of bots ---------------------------------------------------------------------------------------------------
voice-plain-won = Celle-ci est pour moi.
voice-plain-built = Celui-ci durera.
voice-plain-victory = Une belle partie.
voice-plain-accept = J’accepte.
voice-plain-refuse = Merci, mais je n’y gagne rien.
voice-plain-no-promises = Je ne fais pas de promesses, mais merci de la proposition.
voice-diplomat-propose = Ensemble, nous sommes plus près de gagner que séparés.
voice-diplomat-accept = Vous avez ma parole.
voice-diplomat-refuse = Cela ne nous rapprocherait pas. Une autre fois.
voice-diplomat-leave = Je regrette. La paix a ses limites.
voice-diplomat-gift = Un ami ne doit manquer de rien.
voice-diplomat-won = J’aurais préféré en parler.
voice-diplomat-victory = Nul ne gagne une ville seul.
voice-diplomat-peace = Ne gaspillons pas nos soldats l’un contre l’autre.
voice-diplomat-rival = Quelqu’un est près de gagner. Ne restons pas sans rien faire.
voice-diplomat-trade = Un échange équitable préserve la paix.
voice-diplomat-counter = Volontiers, si c’est juste pour nous deux.
voice-diplomat-distrust = J’aimerais vous croire. Vos promesses passées disent autre chose.
voice-diplomat-broke = J’avais donné ma parole, et je le regrette.
voice-merchant-propose = Votre force et ma bourse : un bon marché.
voice-merchant-accept = Les conditions me conviennent.
voice-merchant-refuse = J’y gagnerais trop peu.
voice-merchant-leave = Je peux gagner seul désormais. Les affaires sont les affaires.
voice-merchant-gift = Dépensez-le bien. J’attends quelque chose en retour.
voice-merchant-won = Cela valait son prix.
voice-merchant-victory = Un bon placement.
voice-merchant-peace = La guerre nuit aux affaires.
voice-merchant-rival = Si un autre gagne, nous perdons tous deux notre mise.
voice-merchant-trade = Un prix qui nous convient à tous deux.
voice-merchant-counter = Ajoutez un peu, et l’affaire est conclue.
voice-merchant-distrust = Vous n’avez plus de crédit chez moi.
voice-merchant-broke = Le prix était trop bon.
voice-warrior-propose = Vous avez des soldats. Battez-vous à mes côtés.
voice-warrior-accept = Bien. Qui attaquons-nous en premier ?
voice-warrior-refuse = Seul, je suis plus fort.
voice-warrior-leave = Pour en finir, je n’ai besoin de personne.
voice-warrior-gift = Achetez des soldats avec.
voice-warrior-won = À qui le tour ?
voice-warrior-victory = La ville est à nous.
voice-warrior-peace = Restez hors de chez moi, je reste hors de chez vous.
voice-warrior-rival = Voilà notre ennemi. Frappez quand vous pourrez.
voice-warrior-trade = Battez-vous pour moi, et vous serez payé.
voice-warrior-counter = Pas pour rien.
voice-warrior-distrust = Vous avez manqué à votre parole. Je n’oublie pas.
voice-warrior-broke = Cela ne me plaît pas, mais c’est la guerre.
voice-schemer-propose = Nous voulons la même chose. Pour le moment.
voice-schemer-accept = Volontiers. Cela me rapproche du but.
voice-schemer-refuse = Vous ne m’êtes pas encore utile.
voice-schemer-leave = Vous avez joué votre rôle.
voice-schemer-gift = Souvenez-vous de qui cela vient.
voice-schemer-won = Comme prévu.
voice-schemer-victory = Personne ne m’a demandé ce que je voulais.
voice-schemer-peace = Regardez ailleurs un moment, et j’en ferai autant.
voice-schemer-rival = Il serait dommage que la mauvaise personne gagne.
voice-schemer-trade = Un petit service, bien payé.
voice-schemer-counter = Presque. Rendez-la un peu plus tentante.
voice-schemer-distrust = Je connais le tour. Je m’en sers aussi.
voice-schemer-broke = Vous m’avez cru ? C’est aimable.
