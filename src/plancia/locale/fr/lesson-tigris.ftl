### La leçon de Tigre & Euphrate.

lesson-tigris-leader-title = Un chef près d’un temple
lesson-tigris-leader-about = Votre dynastie a quatre chefs : un prêtre, un fermier, un marchand et un roi. Sur le plateau ils gouvernent des royaumes et vous rapportent des points.
lesson-tigris-leader-more = Un chef se tient sur une case de terre vide, et toujours à côté d’un temple. Les tuiles n’appartiennent à personne : n’importe quel temple convient.
lesson-tigris-leader-task = Placez un de vos chefs à côté d’un temple
lesson-tigris-leader-hint = Prenez un chef sur le chevalet, puis choisissez une case éclairée.
lesson-tigris-leader-done = Bien placé. Un chef et le temple voisin forment déjà un royaume.

lesson-tigris-points-title = Tuiles et points
lesson-tigris-points-about = Une tuile se joint à ce qui est à côté d’elle. Si c’est un royaume, qui y a le chef de sa couleur marque un point de cette couleur.
lesson-tigris-points-more = Votre marchand est vert et se tient près du temple en I7. Les tuiles vertes sont des marchés.
lesson-tigris-points-task = Posez un marché qui rapporte un point à votre marchand
lesson-tigris-points-hint = Il doit toucher le royaume du marchand.
lesson-tigris-points-done = Un point vert. Il aurait été à vous même si quelqu’un d’autre avait posé le marché.
lesson-tigris-points-wrong-apart = Ce marché ne touche aucun royaume, et personne ne marque. Posez-le à côté du marchand ou du temple voisin.
lesson-tigris-points-wrong-colour = Votre marchand ne marque que pour les tuiles vertes. De cette couleur vous n’avez ici aucun chef, et personne ne marque.

lesson-tigris-king-title = Le roi remplace
lesson-tigris-king-about = Si un royaume n’a pas de chef de la couleur de la tuile, le roi prend le point. Il garde la couleur de la tuile.
lesson-tigris-king-more = Les fermes sont bleues et ne vont que sur le fleuve. Toutes les autres tuiles vont sur la terre.
lesson-tigris-king-task = Posez une ferme pour que votre roi marque un point bleu
lesson-tigris-king-hint = Où le fleuve touche-t-il votre royaume ?
lesson-tigris-king-done = Un point bleu sans fermier. Dès qu’il en vient un, les points bleus sont à lui.
lesson-tigris-king-wrong-apart = Le fleuve convient, mais cette ferme ne touche pas votre royaume. Regardez sous le temple en I8.

lesson-tigris-turn-title = Deux actions, six tuiles
lesson-tigris-turn-about = À votre tour vous faites jusqu’à deux actions : placer ou déplacer un chef, poser une tuile, jouer une catastrophe ou échanger des tuiles. Deux au choix, dans n’importe quel ordre.
lesson-tigris-turn-more = À la fin du tour vous piochez dans le sac jusqu’à tenir de nouveau six tuiles. Les autres ne voient pas lesquelles.
lesson-tigris-turn-task = Faites deux actions
lesson-tigris-turn-hint = Par exemple un chef, puis une tuile.
lesson-tigris-turn-again = Il reste une action. Faites-en une autre.
lesson-tigris-turn-done = Votre tour est fini, votre main est de nouveau pleine, et c’est le tour suivant.

lesson-tigris-revolt-title = Révolte
lesson-tigris-revolt-about = Un royaume garde un seul chef de chaque couleur. Dans celui-ci Ishtar a déjà un prêtre. Si le vôtre y entre, les deux s’affrontent aussitôt.
lesson-tigris-revolt-more = Seuls comptent les temples voisins de chaque prêtre, puis les temples de la main. À égalité, celui qui était là l’emporte.
lesson-tigris-revolt-task = Placez votre prêtre là où deux temples le soutiennent
lesson-tigris-revolt-hint = Regardez entre les temples. Essayez aussi une case où vous perdriez.
lesson-tigris-revolt-done = Deux temples contre un. Le prêtre d’Ishtar rentre chez lui, et vous marquez un point rouge.
lesson-tigris-revolt-wrong-apart = Cette case ne touche pas le royaume d’Ishtar : il n’y a pas de révolte.
lesson-tigris-revolt-wrong-lost = Un temple contre un, et à égalité celui qui était là l’emporte. Votre prêtre rentre chez lui.

lesson-tigris-war-title = Guerre
lesson-tigris-war-about = Une tuile qui relie deux royaumes les unit. Si tous deux ont un chef d’une même couleur, ces deux-là se font la guerre.
lesson-tigris-war-more = Maintenant comptent toutes les tuiles de leur couleur dans leur propre royaume, puis celles de la main. Votre marchand a deux marchés. Celui d’Ishtar en a un, et peut-être un autre en main.
lesson-tigris-war-task = Unissez les deux royaumes et gagnez la guerre des marchands
lesson-tigris-war-hint = Une seule case les sépare. Ajoutez ensuite de votre main ce qu’il faut.
lesson-tigris-war-done = Le marchand d’Ishtar rentre chez lui et le marché est perdu. Chacun des deux vous rapporte un point vert.
lesson-tigris-war-wrong-apart = Cette tuile n’unit pas les royaumes. La case qui les sépare est K7.
lesson-tigris-war-wrong-lost = Ishtar a ajouté un marché : deux à deux, et l’égalité profite à la défense. Ajoutez au moins un des vôtres.

lesson-tigris-treasure-title = Trésors
lesson-tigris-treasure-about = Les temples présents dès le début portent des trésors. Quand un royaume avec un marchand en a deux ou plus, qui a le marchand les prend tous sauf un.
lesson-tigris-treasure-more = À la fin chaque trésor vaut un point de la couleur dont vous avez le plus besoin.
lesson-tigris-treasure-task = Reliez les temples en B2 et F3 dans le royaume de votre marchand
lesson-tigris-treasure-hint = Le vide est sur le fleuve : une ferme peut le combler.
lesson-tigris-treasure-done = Le trésor de B2 est à vous. Celui de F3 reste où il est.
lesson-tigris-treasure-wrong-apart = Les deux temples sont encore séparés. Le vide est sur le fleuve, en D3.

lesson-tigris-monument-title = Monuments
lesson-tigris-monument-about = Quatre tuiles d’une couleur en carré peuvent être retournées pour porter un monument. Chaque monument a deux couleurs, dont celle du carré.
lesson-tigris-monument-more = À la fin de votre tour il rapporte un point pour chacune de ses couleurs dont vous avez le chef dans son royaume. Ici vous avez le roi et le prêtre.
lesson-tigris-monument-task = Complétez le carré, et construisez ce qui paie votre roi et votre prêtre
lesson-tigris-monument-hint = Les rois sont noirs, les prêtres rouges.
lesson-tigris-monument-done = Un point noir et un rouge maintenant, et encore à la fin de chacun de vos tours.
lesson-tigris-monument-wrong-apart = Ce peuplement ne complète pas le carré. Il manque la case K7.
lesson-tigris-monument-wrong-declined = Qui renonce perd le carré pour toujours : il ne portera jamais de monument.
lesson-tigris-monument-wrong-colours = Celui-ci ne paie que votre roi. De son autre couleur vous n’avez ici aucun chef.

lesson-tigris-catastrophe-title = Catastrophes
lesson-tigris-catastrophe-about = Deux fois par partie vous pouvez frapper une case d’une catastrophe. La tuile qui s’y trouve est perdue, et plus rien ne pourra y être posé.
lesson-tigris-catastrophe-more = Des royaumes peuvent se briser, et un chef sans temple voisin rentre chez lui. Chefs, trésors et monuments ne peuvent pas être frappés.
lesson-tigris-catastrophe-task = Renvoyez le roi d’Ishtar chez lui
lesson-tigris-catastrophe-hint = Le chef noir a besoin d’un temple. Lequel ?
lesson-tigris-catastrophe-done = Pas de temple, pas de roi. Pour le replacer, Ishtar devra dépenser une action.
lesson-tigris-catastrophe-wrong-apart = Le roi a encore un temple : celui de L7.

lesson-tigris-winning-title = Votre couleur la plus faible
lesson-tigris-winning-about = La partie finit quand il reste au plus deux trésors ou que le sac s’épuise. Alors ne compte, pour chacun, que la couleur la plus faible, trésors compris.
lesson-tigris-winning-more = C’est la dernière action. Ishtar a 22 points contre 16 pour vous, mais pas un seul noir. Il vous manque du vert, et chacun a quatre trésors pour y remédier.
lesson-tigris-winning-task = Gagnez la partie
lesson-tigris-winning-hint = Quelle est votre couleur la plus faible ?
lesson-tigris-winning-done = Votre couleur la plus faible vaut cinq, celle d’Ishtar quatre : vous gagnez, avec moins de points en tout.
lesson-tigris-winning-wrong-apart = Cette tuile ne vous rapporte rien, et votre couleur la plus faible reste à quatre. Ishtar gagne.
lesson-tigris-winning-wrong-strong = Un point dans une couleur déjà forte n’aide pas : votre couleur la plus faible reste à quatre, et Ishtar gagne par la deuxième plus faible.
