### La leçon de Rex : une première manche avec les Jol-Nar, et deux moments de manches suivantes.

lesson-rex-auction-title = Une carte cachée
lesson-rex-auction-about = Vous menez les Jol-Nar, et une manche commence. D’abord les cartes Stratégie sont vendues, faces cachées, au plus offrant. Vous seul pouvez regarder une carte avant sa vente.
lesson-rex-auction-more = Celle-ci est un Fusil à énergie : dans une bataille il détruit le leader ennemi. Vous ouvrez avec 1 au moins, et chaque enchère doit dépasser la précédente. Ce que vous payez va aux Lazax.
lesson-rex-auction-task = Achetez le Fusil à énergie
lesson-rex-auction-hint = Enchérissez, et si quelqu’un vous dépasse, enchérissez encore. Vous avez 10 d’influence.
lesson-rex-auction-done = Le Fusil est à vous, et personne d’autre ne sait ce que vous avez acheté.
lesson-rex-auction-wrong-passed = Si vous passez, vous êtes hors jeu pour cette carte : les Lazax prennent le Fusil pour 2. Il en vaut 3 pour vous.

lesson-rex-pass-title = Laissez filer
lesson-rex-pass-about = La carte suivante est Nouvelles recrues, qui rend des unités perdues à la réserve. Personne n’en a encore perdu, et les Lazax offrent déjà 4.
lesson-rex-pass-more = L’influence sert aussi à déployer des unités. Ce que vous dépensez ici vous manquera dans la ville.
lesson-rex-pass-task = Passez pour cette carte
lesson-rex-pass-hint = Savoir ce que vaut une carte est votre avantage : laissez les autres payer la mauvaise.
lesson-rex-pass-done = Les Lazax paient 4 pour une carte qui ne leur sert pas encore. Vous gardez vos 7 d’influence pour les unités.
lesson-rex-pass-wrong-bought = Vous avez payé une carte dont vous ne pouvez rien faire à présent. Gardez l’influence pour les unités, et passez.

lesson-rex-move-title = Un groupe se déplace
lesson-rex-move-about = À votre tour de la phase Manœuvre, vous déplacez un groupe : autant d’unités que vous voulez, d’une case vers une autre. Il se déplace de deux lignes au plus, ou de quatre si vous contrôlez un spatioport. C’est le cas.
lesson-rex-move-more = La Centrale Holonet contient 10 d’influence. À la fin de la manche, chaque unité qui s’y trouve en récolte jusqu’à 2. Votre Spatioport civil est une place forte : ne le laissez pas vide.
lesson-rex-move-task = Déplacez cinq de vos dix unités vers la Centrale Holonet
lesson-rex-move-hint = Choisissez vos unités, puis la Centrale Holonet, puis combien.
lesson-rex-move-done = Cinq unités suffisent pour les 10 d’influence, et cinq gardent le Spatioport.
lesson-rex-move-wrong-stayed = On ne récolte rien de chez soi. Dix influence vous attendent à côté, dans la Centrale Holonet.
lesson-rex-move-wrong-all = Le Spatioport est vide à présent : n’importe qui peut prendre cette place forte. Déplacez-en cinq et laissez-en cinq.
lesson-rex-move-wrong-count = Chaque unité récolte 2, et il y en a dix. Cinq suffisent tout juste.
lesson-rex-move-wrong-apart = Il n’y a pas d’influence là-bas. Elle est dans la Centrale Holonet, juste à côté de votre Spatioport.

lesson-rex-deploy-title = Des unités de la réserve
lesson-rex-deploy-about = Après le déplacement, vous pouvez déployer des unités de votre réserve dans une seule case, n’importe où. Chacune coûte 1 d’influence, ou 2 si un ennemi s’y trouve.
lesson-rex-deploy-more = Un joueur qui contrôle trois places fortes à la fin d’une manche gagne. La Base navale impériale en est une, et elle est vide.
lesson-rex-deploy-task = Déployez trois unités dans la Base navale impériale
lesson-rex-deploy-hint = Choisissez la Base navale sur le plateau ou dans la liste. Le prix est à côté.
lesson-rex-deploy-done = Trois influence pour une deuxième place forte. Les autres l’ont vu aussi.
lesson-rex-deploy-wrong-ended = Les unités en réserve ne servent à rien. La Base navale est une place forte, et elle est libre.
lesson-rex-deploy-wrong-count = Déployez-en trois : moins seraient vite battues là-bas, et vous aurez besoin d’influence plus tard.
lesson-rex-deploy-wrong-enemy = Là où se trouve un ennemi, une unité coûte le double, et il faudrait se battre. La Base navale est vide.
lesson-rex-deploy-wrong-apart = Cette case ne vous donne pas de nouvelle place forte. La Base navale en est une, et elle est vide.

lesson-rex-question-title = Une bataille, et une question
lesson-rex-question-about = Les Lazax ont déployé trois unités dans la Base navale, et Sol en a déplacé six vers la Centrale Holonet. Des ennemis dans une même case doivent se battre. D’abord la Base navale : trois des vôtres contre trois.
lesson-rex-question-more = Avant les plans, les Jol-Nar peuvent demander une chose : le leader, la carte d’attaque, la carte de défense ou le cadran. La réponse engage. Un Bouclier énergétique Magen arrêterait votre Fusil.
lesson-rex-question-task = Demandez aux Lazax leur carte de défense
lesson-rex-question-hint = Qu’est-ce qui pourrait arrêter le Fusil ?
lesson-rex-question-done = Aucune : les Lazax ne peuvent jouer aucune défense dans cette bataille. Rien n’arrête votre Fusil.
lesson-rex-question-wrong-nothing = La question est gratuite. Si vous ne la posez pas, vous perdez votre meilleur avantage.
lesson-rex-question-wrong-topic = Bon à savoir, mais ici c’est le Fusil qui décide. Demandez ce qui pourrait l’arrêter : la carte de défense.

lesson-rex-plan-title = Le plan scellé
lesson-rex-plan-about = Les deux camps choisissent en secret un nombre, un leader et un emplacement pour les cartes. Nombre et leader ensemble font votre force. Le perdant perd toutes ses unités de la case, le vainqueur autant que le nombre du cadran.
lesson-rex-plan-more = Le Fusil détruit leur leader avant que l’on compare les forces. Les Lazax ont alors 3 au plus. De combien peu pouvez-vous vous contenter ?
lesson-rex-plan-task = Gagnez sans perdre d’unité
lesson-rex-plan-hint = Mettez le cadran sur 0, envoyez un leader fort, et choisissez l’emplacement d’une carte d’attaque.
lesson-rex-plan-done = Gagné sans perdre une unité. Leur Seigneur régent est détruit, et vous recevez 6 d’influence pour cela. Le vainqueur peut garder ses cartes : le Fusil reste à vous.
lesson-rex-plan-wrong-lost = Les Lazax sont plus forts, et toutes vos unités de la case sont perdues. Annoncez la carte d’attaque : sans leur leader ils n’ont que 3.
lesson-rex-plan-wrong-dear = Gagné, mais le vainqueur perd autant d’unités que le nombre du cadran. Votre leader suffit : mettez-le sur 0.

lesson-rex-leader-title = Un nom que vous connaissez
lesson-rex-leader-about = À présent la Centrale Holonet : vos cinq unités contre six de Sol. Gagner par la force coûterait cher. Mais au début de la partie, chaque joueur a gardé en secret un traître : le leader d’un autre.
lesson-rex-leader-more = Le vôtre est le Général de campagne de Sol. Le cadre en pointillé près de vos leaders montre ce que vous seul savez.
lesson-rex-leader-task = Demandez à Sol son leader
lesson-rex-leader-hint = La réponse doit être vraie, et elle engage.
lesson-rex-leader-done = Le Général de campagne. Sol doit envoyer justement le leader qui travaille pour vous.
lesson-rex-leader-wrong-nothing = Maintenant Sol peut envoyer n’importe quel leader. Demandez le leader tant que vous le pouvez.
lesson-rex-leader-wrong-topic = Cela ne vous dit pas si votre traître est là. Demandez le leader.

lesson-rex-traitor-title = Trahison
lesson-rex-traitor-about = Un traître vous fait gagner la bataille, quelles que soient les forces. L’ennemi perd le leader et toutes ses unités de la case ; vous ne perdez rien, et aucune carte n’a d’effet.
lesson-rex-traitor-more = Il vous faut tout de même un plan, et n’importe lequel convient. Le leader qui s’est battu dans la Base navale ne peut pas se battre ailleurs pendant cette manche.
lesson-rex-traitor-task = Scellez un plan, puis révélez votre traître
lesson-rex-traitor-hint = Économisez vos leaders forts et vos cartes, puis révélez le traître.
lesson-rex-traitor-done = Six unités de Sol et leur Général ont disparu. Aussitôt vos cinq unités récoltent les 10 d’influence.
lesson-rex-traitor-wrong-silent = Sans le traître, c’est la force qui décide, et Sol en a plus. Révélez-le : vous l’avez gardé pour cela.
lesson-rex-traitor-wrong-dear = Gagné par la force, mais vous avez perdu les unités du cadran. Le traître ne vous aurait rien coûté.

lesson-rex-bombardment-title = Sous le feu
lesson-rex-bombardment-about = Chaque manche finit par la flotte. Elle avance de 1 à 6 secteurs et tire sur chacun de ceux où elle entre. Unités et influence y sont détruites, sauf dans les cases à bouclier.
lesson-rex-bombardment-more = La manche suivante : la flotte est dans le secteur 1. Vos cinq unités de la Centrale Holonet sont dans le secteur 3 et n’ont pas de bouclier.
lesson-rex-bombardment-task = Mettez vos unités à l’abri du feu
lesson-rex-bombardment-hint = Cherchez un bouclier, ou une case à plus de six secteurs devant la flotte. Aucun groupe ne peut traverser le secteur où elle se trouve.
lesson-rex-bombardment-done = La flotte avance de cinq secteurs et ne touche aucune de vos unités. Seul Sol sait d’avance jusqu’où elle ira.
lesson-rex-bombardment-wrong-swept = La flotte a bombardé les secteurs 2 à 6, et toutes les unités sans bouclier y sont perdues. Votre Spatioport civil a un bouclier, et les Quartiers de la noblesse aussi.

lesson-rex-winning-title = Trois places fortes
lesson-rex-winning-about = La victoire se vérifie à la fin de chaque manche. Seul, il vous faut trois places fortes ; à deux alliés quatre, à trois cinq. Aucun autre joueur ne doit y avoir d’unités.
lesson-rex-winning-more = Vous avez le Spatioport civil et la Base navale. Sol occupe le Palais, et Adminus Imperialis est vide.
lesson-rex-winning-task = Gagnez dans cette manche
lesson-rex-winning-hint = Déplacez ou déployez, et gardez ce que vous avez.
lesson-rex-winning-done = Trois places fortes à la fin de la manche : la ville est à vous.
lesson-rex-winning-wrong-left = Vous en prenez une et en quittez une : la place forte d’où vous venez est vide à présent. Laissez-y au moins une unité.
lesson-rex-winning-wrong-battle = Là où se trouve Sol, il faut d’abord se battre. Adminus Imperialis est vide.
lesson-rex-winning-wrong-missed = La manche est finie, et vous contrôlez deux places fortes. La troisième aurait été Adminus Imperialis.
