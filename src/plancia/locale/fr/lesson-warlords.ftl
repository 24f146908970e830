### La leçon de Galactic Warlords : les deux premiers tours d’une partie à deux, et le dernier tour d’une autre.

lesson-warlords-ship-title = Votre vaisseau mère
lesson-warlords-ship-about = Vous êtes un seigneur de guerre, et c’est votre premier tour. Le joueur qui a le plus de puissance gagne, et la plus grande part vient des planètes. Vos unités se posent là où est votre vaisseau mère.
lesson-warlords-ship-more = Il commence dans un secteur dont les planètes sont révélées : Jyss, le Noyau ou Dorn. Le Noyau a trois planètes, et tous les autres secteurs lui sont adjacents.
lesson-warlords-ship-task = Placez votre vaisseau mère dans le Noyau
lesson-warlords-ship-hint = Choisissez le secteur au milieu de la carte.
lesson-warlords-ship-done = Il y a trois planètes ici, toutes vides.
lesson-warlords-ship-wrong-edge = C’est permis, mais ce secteur n’a que deux planètes et trois voisins. Choisissez le Noyau.

lesson-warlords-mercenary-title = Le premier mercenaire
lesson-warlords-mercenary-about = À chaque tour vous jouez un mercenaire dans votre rangée. Il amène des fantassins sur votre rampe de lancement et vous donne ses actions pour ce tour.
lesson-warlords-mercenary-more = Il a aussi une mission, un des six types de planètes. À la fin, chaque mercenaire de votre rangée donne 2 de puissance pour chaque planète de sa mission que vous contrôlez.
lesson-warlords-mercenary-task = Jouez Vessa Tarn, dont la mission est dans le Noyau
lesson-warlords-mercenary-hint = C’est la carte à la mission jaune, Altora.
lesson-warlords-mercenary-done = Trois fantassins sont sur votre rampe de lancement, et vous pouvez utiliser Déploiement.
lesson-warlords-mercenary-wrong-mission = Aucune planète de cette mission n’est là où est votre vaisseau. Celle de Vessa Tarn y est : Altora, la jaune.

lesson-warlords-deploy-title = Votre première planète
lesson-warlords-deploy-about = Déploiement place une à trois unités de votre rampe de lancement sur une seule planète du secteur de votre vaisseau.
lesson-warlords-deploy-more = Une planète vide donne aussitôt de la puissance ; la piste de son type indique combien. Elle est à vous tant qu’une de vos unités y reste.
lesson-warlords-deploy-task = Déployez deux fantassins sur Altora, Noyau 1
lesson-warlords-deploy-hint = Choisissez Déploiement, puis la planète jaune, puis deux fantassins.
lesson-warlords-deploy-done = Un de puissance aussitôt, et à la fin la mission de Vessa Tarn en donnerait 2 de plus.
lesson-warlords-deploy-wrong-ended = Vos unités sont encore à la base. Déployez-les, et prenez Altora.
lesson-warlords-deploy-wrong-count = Prenez-en deux : l’un tient la planète, l’autre peut être rappelé au besoin.
lesson-warlords-deploy-wrong-apart = Cette planète rapporte aussi, mais ce n’est pas la mission de Vessa Tarn. C’est Altora, la planète jaune.

lesson-warlords-hire-title = Engager pour le tour suivant
lesson-warlords-hire-about = À la fin du tour, vous engagez un nouveau mercenaire : un des quatre du marché, ou la première carte de la pioche sans la voir.
lesson-warlords-hire-more = Chaque carte a un demi-cercle sur ses bords gauche et droit. Deux moitiés de la même couleur forment un cercle, et vous pouvez y placer un garde. La moitié gauche de Vessa Tarn est verte.
lesson-warlords-hire-task = Engagez la carte qui convient à gauche de Vessa Tarn
lesson-warlords-hire-hint = Cherchez une moitié verte au bord droit d’une carte : Ashka Null.
lesson-warlords-hire-done = Ashka Null convient, et a aussi la mission Altora.
lesson-warlords-hire-wrong-deck = Vous ne voyez pas cette carte, et à deux joueurs tout le marché quitte le jeu. La carte qu’il vous faut est visible.
lesson-warlords-hire-wrong-circle = La moitié droite de cette carte n’est pas verte : elle ne fait pas de cercle avec Vessa Tarn. Celle d’Ashka Null, si.

lesson-warlords-recall-title = Le rappel
lesson-warlords-recall-about = Ishtar a pris une planète dans Dorn. Votre deuxième tour commence par la récupération : les fantassins du sas sont de nouveau sur la rampe de lancement. Les fantassins dépensés reviennent deux tours plus tard.
lesson-warlords-recall-more = Ensuite vous pouvez rappeler des fantassins de vos planètes et vous en servir dans ce tour même. Mais une planète vide n’est à personne.
lesson-warlords-recall-task = Rappelez un fantassin de Noyau 1
lesson-warlords-recall-hint = Un seul suffit pour tenir une planète.
lesson-warlords-recall-done = L’un tient Altora, l’autre est libre pour autre chose.
lesson-warlords-recall-wrong-all = Personne ne tient plus Altora, et sa mission ne vous donne rien. Laissez-en un.
lesson-warlords-recall-wrong-none = C’est permis, mais vous manquez de fantassins, et un seul suffit pour tenir Altora. Rappelez l’autre.

lesson-warlords-explore-title = Vers l’inconnu
lesson-warlords-explore-about = À partir du deuxième tour, le vaisseau va dans un secteur adjacent. Si les planètes y sont cachées, elles sont révélées, et les marqueurs de leurs types montent.
lesson-warlords-explore-more = Plus un marqueur est haut, plus son type vaut : aussitôt quand vous vous posez sur une planète vide, et à la fin pour le joueur qui a le plus d’unités sur les planètes de ce type.
lesson-warlords-explore-task = Entrez dans un secteur inexploré
lesson-warlords-explore-hint = Du Noyau, tous sont à portée. Jyss et Dorn sont connus.
lesson-warlords-explore-done = Deux planètes de plus sont révélées, et les marqueurs de leurs types sont montés.
lesson-warlords-explore-wrong-known = Ces planètes sont déjà visibles, et rien n’est révélé. Choisissez un secteur inexploré.

lesson-warlords-circle-title = Un cercle et un garde
lesson-warlords-circle-about = Une carte va à l’extrémité gauche ou droite de la rangée. À gauche de Vessa Tarn les moitiés vertes se rencontrent, et Ashka Null complète un cercle.
lesson-warlords-circle-more = C’est maintenant ou jamais que vous pouvez y mettre un fantassin comme garde. Il protège les deux mercenaires et vaut 1 de puissance à la fin. Avec deux gardes d’une couleur vous pouvez en utiliser la capacité, une fois par partie : le vert pioche deux cartes de soutien.
lesson-warlords-circle-task = Complétez le cercle et gardez-le
lesson-warlords-circle-hint = Ashka Null, à gauche. Puis placez le garde.
lesson-warlords-circle-done = Personne ne peut blesser ces deux-là tant que le garde est en place.
lesson-warlords-circle-wrong-declined = C’était votre seule chance : le cercle reste vide jusqu’à la fin de la partie.
lesson-warlords-circle-wrong-side = Ici une moitié jaune rencontre une bleue : pas de cercle. Jouez la carte à gauche.
lesson-warlords-circle-wrong-card = Cette carte ne complète aucun cercle. Ashka Null, si, à gauche.

lesson-warlords-reputation-title = Réputation
lesson-warlords-reputation-about = Ashka Null a trois actions : Déploiement, Déploiement seul et Soutien. Vous pouvez les utiliser toutes, une fois chacune, dans n’importe quel ordre.
lesson-warlords-reputation-more = Votre prochain marqueur sur la piste de réputation en montre une. Quand votre mercenaire effectue cette action, vous avancez d’une case et choisissez un bonus de cette case.
lesson-warlords-reputation-task = Utilisez l’action que montre votre marqueur
lesson-warlords-reputation-hint = C’est Soutien, qui coûte un fantassin. Choisissez ensuite un bonus.
lesson-warlords-reputation-done = Une case de plus avec son bonus, et une carte de soutien pour plus tard.
lesson-warlords-reputation-wrong-marker = C’est permis, mais n’apporte pas de réputation à présent : votre marqueur montre Soutien.

lesson-warlords-invasion-title = Invasion
lesson-warlords-invasion-about = Ishtar a deux fantassins sur Fellerian, Dorn 1. Votre vaisseau est ailleurs, mais avec un avion parmi elles vos unités se posent dans n’importe quel secteur. Là où se trouve un adversaire, elles envahissent.
lesson-warlords-invasion-more = Les deux camps lancent un dé par unité. Une touche détruit une unité ; si vous avez là un char, vos faces envahisseur sont aussi des touches. Personne ne se retire.
lesson-warlords-invasion-task = Prenez Dorn 1 à Ishtar
lesson-warlords-invasion-hint = Déployez un fantassin, un char et un avion. Choisissez ensuite vos pertes.
lesson-warlords-invasion-done = Fellerian est à vous, et une invasion gagnée apporte de la réputation. Mais son marqueur est descendu : la guerre appauvrit les planètes.
lesson-warlords-invasion-wrong-lost = Vous aviez trop peu d’unités, et Ishtar garde la planète. Trois unités lancent trois dés, et avec un char il y a plus de touches.
lesson-warlords-invasion-wrong-apart = Il n’y a ici personne à combattre. Choisissez Dorn 1, avec un avion parmi vos unités.

lesson-warlords-power-title = D’où vient la puissance
lesson-warlords-power-about = Le dernier tour d’une autre partie. À la fin, vous additionnez la puissance gagnée, 1 par garde, la majorité pour chaque type de planète, et 2 pour chaque planète de chaque mission de votre rangée.
lesson-warlords-power-more = Vous avez 17, Ishtar a 25. Vos deux mercenaires ont la mission Altora, et vous y avez autant d’unités qu’Ishtar : personne n’a donc la majorité.
lesson-warlords-power-task = Gagnez la partie avec un seul Déploiement
lesson-warlords-power-hint = Quelle planète compte plus d’une fois ?
lesson-warlords-power-done = Un aussitôt, cinq pour la majorité, quatre pour deux missions : 27 à 25, et vous gagnez.
lesson-warlords-power-wrong-missed = 22 à 25 : Praxis rapporte et donne une majorité, mais n’est pas une de vos missions. Altora aurait compté trois fois.
