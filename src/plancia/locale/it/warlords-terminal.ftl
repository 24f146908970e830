### Galactic Warlords nel terminale. No square brackets in texts: the terminal would take them for markup.

terminal-warlords-example = M07 left
terminal-warlords-forbidden = core2 iiii
terminal-warlords-thing = Operazioni segrete
terminal-warlords-player = Giocatore
terminal-warlords-power = Potere
terminal-warlords-reputation = Rep.
terminal-warlords-pad = Rampa
terminal-warlords-reserve = Riserva
terminal-warlords-away = M/D/I
terminal-warlords-cards = Mercenari
terminal-warlords-support = Supporto
terminal-warlords-markers = La reputazione sale con: { $markers }
terminal-warlords-market = Mercato, mazzo { $count }:
terminal-warlords-last = Ultimo giro: { $count ->
    [one] resta un turno
   *[other] restano { $count } turni
}.
terminal-warlords-used = usate: { $abilities }
terminal-warlords-alike = { $mission } { $count } su { $needed }
terminal-warlords-bonus = Il potere di questa casella: { $power }
terminal-warlords-discards = Carte supporto scartate: { $names }; nel mazzo: { $count }
terminal-warlords-removed = Mercenari fuori dal gioco: { $names }
terminal-warlords-held = Si sa che sono nella mano di { $player }: { $names }
terminal-warlords-gained = In gioco
terminal-warlords-guards = Guardie
terminal-warlords-majorities = Maggioranze
terminal-warlords-missions = Missioni
terminal-warlords-total = Totale
terminal-warlords-own-support = Le tue carte supporto: { $names }
terminal-warlords-legend =
    E T B S: i giocatori; ▲ un'astronave madre, ◇ un segnalino ricognizione
    core1 Altora E:iit   un pianeta, il suo tipo, il proprietario e le unità: i fanteria, t carro, a velivolo; ? ignoto
    Altora 2/5           quanto vale ora schierarsi lì, e quanto vale la maggioranza alla fine
    H(M08 Altora)C       un mercenario: la missione fra le sue metà, H Assalto pesante, O Bombardamento orbitale,
                         S Chiama supporto, C Operazioni segrete; † ferito; ● un cerchio con guardia, ○ senza
    Potere 11 (32)       finora, e se la partita finisse ora; M/D/I: fanti in missione, in decontaminazione, in infermeria
