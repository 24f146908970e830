### Tigre & Euphrate dans le terminal. No square brackets in texts: the terminal would take them for markup.

terminal-tigris-example = tile red b3, ou bien poser temple b3
terminal-tigris-forbidden = tile blue a1
terminal-tigris-thing = trésor
terminal-tigris-player = Joueur
terminal-tigris-leaders = Chez soi
terminal-tigris-tiles = Tuiles
terminal-tigris-left = Dans le sac : { $tiles } tuiles. Trésors sur le plateau : { $treasures }.
terminal-tigris-monuments = Monuments restants : { $names }
terminal-tigris-reserve = Réserve : { $tiles }
terminal-tigris-points = Points
terminal-tigris-treasures = Trésors
terminal-tigris-totals = Totaux, le plus bas d'abord
terminal-tigris-legend =
    R B G K   temple, ferme, marché, peuplement ; ◆ un trésor dessus
    (KL)      un chef : R prêtre, B fermier, G marchand, K roi,
              du L lion, B taureau, A archer, P potier
    ▟RB▙      un monument, ici le rouge-bleu
    ╳╳╳╳      une catastrophe
    «R »      la tuile sous le marqueur d'unification
    ~~  ▫     fleuve ; une case encadrée
