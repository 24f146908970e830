### La leçon de Tigre & Euphrate.

lesson-tigris-leader-title = Un chef à côté d’un temple
lesson-tigris-leader-about = Votre dynastie a quatre chefs : un prêtre, un fermier, un marchand et un roi. Sur le plateau ils gouvernent des royaumes et vous rapportent des points.
lesson-tigris-leader-more = Un chef se place sur une case de terre vide, toujours à côté d’un temple. Les tuiles n’appartiennent à personne : n’importe quel temple convient.
lesson-tigris-leader-task = Placez un de vos chefs à côté d’un temple
lesson-tigris-leader-hint = Prenez un chef sur le chevalet, puis choisissez une case en surbrillance.
lesson-tigris-leader-done = Bien placé. Un chef et le temple voisin forment déjà un royaume.

lesson-tigris-points-title = Tuiles et points
lesson-tigris-points-about = Une tuile se relie à ce qui est à côté d’elle. Si c’est un royaume, le chef de la couleur de la tuile marque un point de cette couleur pour son propriétaire.
lesson-tigris-points-more = Votre marchand est vert et se tient près du temple en I7. Les tuiles vertes sont des marchés.
lesson-tigris-points-task = Posez un marché qui rapporte un point à votre marchand
lesson-tigris-points-hint = Il doit toucher le royaume du marchand.
lesson-tigris-points-done = Un point vert. Vous l’auriez marqué même si un autre joueur avait posé le marché.
lesson-tigris-points-wrong-apart = Ce marché ne touche aucun royaume, et personne ne marque. Posez-le à côté du marchand ou du temple voisin.
lesson-tigris-points-wrong-colour = Votre marchand ne marque que pour les tuiles vertes. Vous n’avez pas de chef de cette couleur ici : personne ne marque.

lesson-tigris-king-title = Le roi remplace
lesson-tigris-king-about = Si un royaume n’a pas de chef de la couleur de la tuile, c’est le roi qui marque le point. Il garde la couleur de la tuile.
lesson-tigris-king-more = Les fermes sont bleues et ne vont que sur le fleuve. Toutes les autres tuiles vont sur la terre.
lesson-tigris-king-task = Posez une ferme pour que votre roi marque un point bleu
lesson-tigris-king-hint = Où le fleuve touche-t-il votre royaume ?
lesson-tigris-king-done = Un point bleu sans fermier. Si un fermier rejoint le royaume, c’est lui qui marque les points bleus.
lesson-tigris-king-wrong-apart = C’est bien le fleuve, mais cette ferme ne touche pas votre royaume. Regardez sous le temple en I8.

lesson-tigris-turn-title = Deux actions, six tuiles
lesson-tigris-turn-about = À votre tour vous faites jusqu’à deux actions : placer ou déplacer un chef, poser une tuile, jouer une catastrophe ou échanger des tuiles. Deux au choix, dans n’importe quel ordre.
lesson-tigris-turn-more = À la fin du tour, vous piochez dans le sac jusqu’à avoir de nouveau six tuiles. Les autres joueurs ne les voient pas.
lesson-tigris-turn-task = Faites deux actions
lesson-tigris-turn-hint = Par exemple un chef, puis une tuile.
lesson-tigris-turn-again = Il reste une action. Faites-en une autre.
lesson-tigris-turn-done = Votre tour est fini, votre main est de nouveau pleine, et c’est le tour suivant.

lesson-tigris-revolt-title = Révolte
lesson-tigris-revolt-about = Un royaume ne peut garder qu’un chef de chaque couleur. Dans celui-ci, Ishtar a déjà un prêtre. Si vous ajoutez le vôtre, les deux s’affrontent aussitôt.
lesson-tigris-revolt-more = Seuls les temples comptent : ceux à côté de chaque prêtre, plus ceux ajoutés de la main. À égalité, le prêtre déjà en place l’emporte.
lesson-tigris-revolt-task = Placez votre prêtre là où deux temples le soutiennent
lesson-tigris-revolt-hint = Regardez entre les temples. Essayez aussi une case où vous perdriez.
lesson-tigris-revolt-done = Deux temples contre un. Le prêtre d’Ishtar rentre chez lui, et vous marquez un point rouge.
lesson-tigris-revolt-wrong-apart = Cette case ne touche pas le royaume d’Ishtar : il n’y a pas de révolte.
lesson-tigris-revolt-wrong-lost = Un temple contre un, et à égalité le prêtre déjà en place l’emporte. Le vôtre rentre chez lui.

lesson-tigris-war-title = Guerre
lesson-tigris-war-about = Une tuile qui relie deux royaumes les unit. Si tous deux ont un chef de la même couleur, ces chefs se font la guerre.
lesson-tigris-war-more = Cette fois, chaque chef compte toutes les tuiles de sa couleur dans son royaume, plus celles ajoutées de la main. Votre marchand a deux marchés. Celui d’Ishtar en a un, et Ishtar en a peut-être un autre en main.
lesson-tigris-war-task = Unissez les deux royaumes et gagnez la guerre des marchands
lesson-tigris-war-hint = Une seule case les sépare. Ajoutez ensuite de votre main les tuiles nécessaires.
lesson-tigris-war-done = Le marchand d’Ishtar rentre chez lui et le marché est perdu. Vous marquez un point vert pour chacun.
lesson-tigris-war-wrong-apart = Cette tuile n’unit pas les royaumes. La case qui les sépare est K7.
lesson-tigris-war-wrong-lost = Ishtar a ajouté un marché : deux à deux, et l’égalité profite à la défense. Ajoutez au moins un des vôtres.

lesson-tigris-treasure-title = Trésors
lesson-tigris-treasure-about = Les temples présents dès le début portent des trésors. Quand un royaume avec un marchand a deux trésors ou plus, le propriétaire du marchand les prend tous sauf un.
lesson-tigris-treasure-more = À la fin chaque trésor vaut un point de la couleur dont vous avez le plus besoin.
lesson-tigris-treasure-task = Reliez les temples en B2 et F3 dans le royaume de votre marchand
lesson-tigris-treasure-hint = Le vide est sur le fleuve : une ferme peut le combler.
lesson-tigris-treasure-done = Le trésor de B2 est à vous. Celui de F3 reste en place.
lesson-tigris-treasure-wrong-apart = Les deux temples sont encore séparés. Le vide est sur le fleuve, en D3.

lesson-tigris-monument-title = Monuments
lesson-tigris-monument-about = Quand quatre tuiles d’une couleur forment un carré, vous pouvez les retourner et construire un monument dessus. Chaque monument a deux couleurs, dont celle du carré.
lesson-tigris-monument-more = À la fin de votre tour, il rapporte un point pour chacune de ses couleurs si votre chef de cette couleur est dans son royaume. Ici vous avez le roi et le prêtre.
lesson-tigris-monument-task = Complétez le carré, et construisez le monument qui rapporte à votre roi et à votre prêtre
lesson-tigris-monument-hint = Les rois sont noirs, les prêtres rouges.
lesson-tigris-monument-done = Un point noir et un rouge maintenant, et encore à la fin de chacun de vos tours.
lesson-tigris-monument-wrong-apart = Ce peuplement ne complète pas le carré. Il manque la case K7.
lesson-tigris-monument-wrong-declined = Si vous renoncez, ce carré ne pourra jamais porter de monument.
lesson-tigris-monument-wrong-colours = Celui-ci ne rapporte qu’à votre roi. Vous n’avez pas ici de chef de son autre couleur.

lesson-tigris-catastrophe-title = Catastrophes
lesson-tigris-catastrophe-about = Deux fois par partie, vous pouvez jouer une catastrophe sur une case. La tuile qui s’y trouve est détruite, et la case reste bloquée jusqu’à la fin de la partie.
lesson-tigris-catastrophe-more = Des royaumes peuvent se diviser, et un chef sans temple voisin rentre chez lui. Une catastrophe ne peut pas toucher les chefs, les trésors ni les monuments.
lesson-tigris-catastrophe-task = Renvoyez le roi d’Ishtar chez lui
lesson-tigris-catastrophe-hint = Le chef noir a besoin d’un temple. Lequel ?
lesson-tigris-catastrophe-done = Pas de temple, pas de roi. Pour le replacer, Ishtar devra dépenser une action.
lesson-tigris-catastrophe-wrong-apart = Le roi a encore un temple : celui de L7.

lesson-tigris-winning-title = Votre couleur la plus faible
lesson-tigris-winning-about = La partie finit quand il reste au plus deux trésors ou que le sac est épuisé. Alors seule compte la couleur la plus faible de chaque joueur, trésors compris.
lesson-tigris-winning-more = C’est la dernière action. Ishtar a 22 points et vous 16, mais Ishtar n’a aucun point noir et vous n’en avez aucun vert. Chacun a quatre trésors pour y remédier.
lesson-tigris-winning-task = Gagnez la partie
lesson-tigris-winning-hint = Quelle est votre couleur la plus faible ?
lesson-tigris-winning-done = Votre couleur la plus faible a cinq points, celle d’Ishtar quatre : vous gagnez, avec moins de points au total.
lesson-tigris-winning-wrong-apart = Cette tuile ne vous rapporte rien, et votre couleur la plus faible reste à quatre. Ishtar gagne.
lesson-tigris-winning-wrong-strong = Un point dans une couleur déjà forte n’aide pas : votre couleur la plus faible reste à quatre, et Ishtar gagne par la deuxième plus faible.
