### La lezione di Rex: un primo round con i Jol-Nar, e due momenti di round successivi.

lesson-rex-auction-title = Una carta coperta
lesson-rex-auction-about = Guidi i Jol-Nar, e comincia un round. Per prima cosa le carte Strategia vanno all’asta, coperte, a chi offre di più. Solo tu puoi guardare una carta prima che sia venduta.
lesson-rex-auction-more = Questa è un Fucile a Energia: in battaglia distrugge il leader nemico. Apri tu con almeno 1, e ogni offerta deve superare la precedente. I Lazax ricevono quello che paghi.
lesson-rex-auction-task = Compra il Fucile a Energia
lesson-rex-auction-hint = Offri, e se qualcuno ti supera offri ancora. Hai 10 di influenza.
lesson-rex-auction-done = Il Fucile è tuo, e nessun altro sa che cosa hai comprato.
lesson-rex-auction-wrong-passed = Se passi sei fuori dall’asta per questa carta: i Lazax prendono il Fucile per 2. Per te ne vale 3.

lesson-rex-pass-title = Lascia correre
lesson-rex-pass-about = La carta seguente è Nuove Reclute, che riporta nella riserva le unità perse. Nessuno ne ha ancora perse, e i Lazax offrono già 4.
lesson-rex-pass-more = Con l’influenza si schierano anche le unità. Quella che spendi qui ti mancherà in città.
lesson-rex-pass-task = Passa per questa carta
lesson-rex-pass-hint = Sapere quanto vale una carta è il tuo vantaggio: lascia che gli altri paghino quella sbagliata.
lesson-rex-pass-done = I Lazax pagano 4 per una carta che per ora non serve loro. Tu tieni i tuoi 7 di influenza per le unità.
lesson-rex-pass-wrong-bought = Hai pagato una carta che adesso non puoi usare. Tieni l’influenza per le unità, e passa.

lesson-rex-move-title = Un gruppo si muove
lesson-rex-move-about = Nel tuo turno della fase Manovra muovi un gruppo: quante unità vuoi, da uno spazio a un altro. Può percorrere due linee, o quattro se controlli uno spazioporto. E tu lo controlli.
lesson-rex-move-more = La Centrale Holonet ha 10 di influenza. Alla fine del round ogni unità lì ne raccoglie fino a 2. Il tuo Spazioporto Civile è una roccaforte: non lasciarlo vuoto.
lesson-rex-move-task = Muovi cinque delle tue dieci unità nella Centrale Holonet
lesson-rex-move-hint = Scegli le tue unità, poi la Centrale Holonet, poi quante.
lesson-rex-move-done = Cinque unità bastano per tutti e dieci, e cinque difendono lo Spazioporto.
lesson-rex-move-wrong-stayed = Da casa non si raccoglie nulla. Dieci influenza sono qui accanto, nella Centrale Holonet.
lesson-rex-move-wrong-all = Ora lo Spazioporto è vuoto: chiunque può prendere la roccaforte. Muovine cinque e lasciane cinque.
lesson-rex-move-wrong-count = Ogni unità raccoglie 2, e ce ne sono dieci. Cinque bastano appena.
lesson-rex-move-wrong-apart = Lì non c’è influenza. È nella Centrale Holonet, proprio accanto al tuo Spazioporto.

lesson-rex-deploy-title = Unità dalla riserva
lesson-rex-deploy-about = Dopo il movimento puoi schierare unità dalla riserva in uno spazio qualsiasi. Ognuna costa 1 di influenza, o 2 se lì c’è un nemico.
lesson-rex-deploy-more = Un giocatore che controlla tre roccaforti alla fine di un round vince. La Base Navale Imperiale è una di esse, ed è vuota.
lesson-rex-deploy-task = Schiera tre unità nella Base Navale Imperiale
lesson-rex-deploy-hint = Scegli la Base Navale sulla mappa o nell’elenco. Accanto c’è il prezzo.
lesson-rex-deploy-done = Tre influenza per una seconda roccaforte. L’hanno visto anche gli altri.
lesson-rex-deploy-wrong-ended = Le unità nella riserva non servono a nulla. La Base Navale è una roccaforte, ed è libera.
lesson-rex-deploy-wrong-count = Schierane tre: di meno sarebbero presto battute, e più avanti ti servirà un po’ d’influenza.
lesson-rex-deploy-wrong-enemy = Dove c’è un nemico un’unità costa il doppio, e dovresti combattere. La Base Navale è vuota.
lesson-rex-deploy-wrong-apart = Questo spazio non ti dà una roccaforte in più. La Base Navale sì, ed è vuota.

lesson-rex-question-title = Battaglia, e una domanda
lesson-rex-question-about = I Lazax hanno schierato tre unità nella Base Navale, e Sol ne ha mosse sei nella Centrale Holonet. I nemici nello stesso spazio devono combattere. Prima tocca alla Base Navale: tre delle tue contro tre.
lesson-rex-question-more = Prima dei piani i Jol-Nar possono chiedere una cosa: il leader, la carta d’attacco, la carta di difesa o il disco. La risposta è vincolante. Uno Scudo a Energia Magen fermerebbe il tuo Fucile.
lesson-rex-question-task = Chiedi ai Lazax la loro carta di difesa
lesson-rex-question-hint = Che cosa potrebbe fermare il Fucile?
lesson-rex-question-done = Nessuna: in questa battaglia i Lazax non possono giocare difese. Nulla ferma il tuo Fucile.
lesson-rex-question-wrong-nothing = La domanda non costa nulla. Se non la fai, sprechi il tuo vantaggio migliore.
lesson-rex-question-wrong-topic = Buono a sapersi, ma qui decide il Fucile. Chiedi ciò che potrebbe fermarlo: la carta di difesa.

lesson-rex-plan-title = Il piano sigillato
lesson-rex-plan-about = Le due parti scelgono in segreto un numero, un leader e un alloggiamento per le carte. Numero e leader insieme sono la tua forza. Il perdente perde tutte le unità lì, il vincitore tante quante indica il disco.
lesson-rex-plan-more = Il Fucile distrugge il loro leader prima che si confrontino le forze. Allora i Lazax hanno al massimo 3. Quanto poco ti basta?
lesson-rex-plan-task = Vinci senza perdere unità
lesson-rex-plan-hint = Metti il disco a 0, manda un leader forte e scegli l’alloggiamento per una carta d’attacco.
lesson-rex-plan-done = Hai vinto senza perdere unità. Il loro Lord Reggente è distrutto, e per questo ricevi 6 di influenza. Il vincitore può tenere le carte: il Fucile resta tuo.
lesson-rex-plan-wrong-lost = I Lazax sono più forti, e tutte le tue unità lì sono perdute. Annuncia la carta d’attacco: senza leader hanno soltanto 3.
lesson-rex-plan-wrong-dear = Hai vinto, ma il vincitore perde tante unità quante indica il disco. Basta il tuo leader: mettilo a 0.

lesson-rex-leader-title = Un nome che conosci
lesson-rex-leader-about = Ora la Centrale Holonet: le tue cinque unità contro sei di Sol. Vincere con la forza costerebbe caro. Ma all’inizio della partita ogni giocatore ha tenuto in segreto un traditore: il leader di un altro.
lesson-rex-leader-more = Il tuo è il Generale da Campo di Sol. Il riquadro tratteggiato accanto ai tuoi leader mostra ciò che sai solo tu.
lesson-rex-leader-task = Chiedi a Sol il suo leader
lesson-rex-leader-hint = La risposta dev’essere vera, ed è vincolante.
lesson-rex-leader-done = Il Generale da Campo. Sol deve mandare proprio il leader che lavora per te.
lesson-rex-leader-wrong-nothing = Ora Sol può mandare qualsiasi leader. Chiedi il leader, finché puoi.
lesson-rex-leader-wrong-topic = Questo non ti dice se c’è il tuo traditore. Chiedi il leader.

lesson-rex-traitor-title = Tradimento
lesson-rex-traitor-about = Un traditore ti fa vincere la battaglia, quali che siano le forze. Il nemico perde il leader e tutte le unità lì; tu non perdi nulla, e nessuna carta ha effetto.
lesson-rex-traitor-more = Ti serve comunque un piano, e uno qualsiasi va bene. Il leader che ha combattuto nella Base Navale non può combattere altrove in questo round.
lesson-rex-traitor-task = Sigilla un piano, poi rivela il traditore
lesson-rex-traitor-hint = Risparmia i leader forti e le carte, poi rivela il traditore.
lesson-rex-traitor-done = Sei unità di Sol e il loro Generale non ci sono più. Subito dopo le tue cinque raccolgono i 10 di influenza.
lesson-rex-traitor-wrong-silent = Senza il traditore decide la forza, e Sol ne ha di più. Rivelalo: l’hai tenuto per questo.
lesson-rex-traitor-wrong-dear = Hai vinto con la forza, ma hai perso le unità indicate sul disco. Il traditore non ti sarebbe costato nulla.

lesson-rex-bombardment-title = Sotto il fuoco
lesson-rex-bombardment-about = Ogni round finisce con la flotta. Avanza da 1 a 6 settori e spara su ognuno in cui entra. Lì unità e influenza sono distrutte, tranne negli spazi con uno scudo.
lesson-rex-bombardment-more = Il round seguente: la flotta è nel settore 1. Le tue cinque unità nella Centrale Holonet sono nel settore 3 e non hanno scudo.
lesson-rex-bombardment-task = Porta le tue unità fuori dal fuoco
lesson-rex-bombardment-hint = Cerca uno scudo, o uno spazio a più di sei settori davanti alla flotta. Nessun gruppo può attraversare il settore in cui si trova.
lesson-rex-bombardment-done = La flotta avanza di cinque settori e non colpisce nessuna delle tue unità. Solo Sol sa in anticipo fin dove andrà.
lesson-rex-bombardment-wrong-swept = La flotta ha bombardato i settori da 2 a 6, e tutte le unità senza scudo sono perse. Il tuo Spazioporto Civile ha uno scudo, e anche i Quartieri della Nobiltà.

lesson-rex-winning-title = Tre roccaforti
lesson-rex-winning-about = La vittoria si controlla alla fine di ogni round. Da solo ti servono tre roccaforti; a due alleati quattro, a tre cinque. Non devono esserci unità di altri.
lesson-rex-winning-more = Hai lo Spazioporto Civile e la Base Navale. Nel Palazzo c’è Sol, e Adminus Imperialis è vuota.
lesson-rex-winning-task = Vinci in questo round
lesson-rex-winning-hint = Muovi o schiera, e tieni ciò che hai.
lesson-rex-winning-done = Tre roccaforti alla fine del round: la città è tua.
lesson-rex-winning-wrong-left = Ne prendi una e ne lasci una: la roccaforte da cui parti ora è vuota. Lascia lì almeno un’unità.
lesson-rex-winning-wrong-battle = Dove c’è Sol devi prima combattere. Adminus Imperialis è vuota.
lesson-rex-winning-wrong-missed = Il round è finito, e controlli due roccaforti. La terza sarebbe stata Adminus Imperialis.
