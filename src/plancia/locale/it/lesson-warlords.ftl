### La lezione di Galactic Warlords: i primi due turni di una partita in due, e l’ultimo turno di un’altra.

lesson-warlords-ship-title = La tua nave madre
lesson-warlords-ship-about = Sei un signore della guerra, e questo è il tuo primo turno. Vince il giocatore con più potere, e la maggior parte viene dai pianeti. Le tue unità atterrano dov’è la tua nave madre.
lesson-warlords-ship-more = Comincia in un settore con i pianeti scoperti: Jyss, il Nucleo o Dorn. Il Nucleo ha tre pianeti, e confina con tutti gli altri settori.
lesson-warlords-ship-task = Piazza la nave madre nel Nucleo
lesson-warlords-ship-hint = Scegli il settore al centro della carta.
lesson-warlords-ship-done = Qui ci sono tre pianeti, tutti vuoti.
lesson-warlords-ship-wrong-edge = È permesso, ma questo settore ha solo due pianeti e tre vicini. Scegli il Nucleo.

lesson-warlords-mercenary-title = Il primo mercenario
lesson-warlords-mercenary-about = A ogni turno giochi un mercenario nella tua fila. Porta fanti sulla rampa di lancio e ti dà le sue azioni per questo turno.
lesson-warlords-mercenary-more = Ha anche una missione, uno dei sei tipi di pianeta. Alla fine ogni mercenario della fila dà 2 di potere per ogni pianeta della sua missione che controlli.
lesson-warlords-mercenary-task = Gioca Vessa Tarn, la cui missione è nel Nucleo
lesson-warlords-mercenary-hint = È la carta con la missione gialla, Altora.
lesson-warlords-mercenary-done = Sulla rampa di lancio ci sono tre fanti, e puoi usare Schieramento.
lesson-warlords-mercenary-wrong-mission = Dov’è la tua nave non c’è nessun pianeta di questa missione. Quello di Vessa Tarn sì: Altora, quello giallo.

lesson-warlords-deploy-title = Il tuo primo pianeta
lesson-warlords-deploy-about = Schieramento mette da una a tre unità della rampa di lancio su un solo pianeta del settore della tua nave.
lesson-warlords-deploy-more = Un pianeta vuoto dà subito potere; il tracciato del suo tipo indica quanto. È tuo finché vi resta una tua unità.
lesson-warlords-deploy-task = Schiera due fanti su Altora, Nucleo 1
lesson-warlords-deploy-hint = Scegli Schieramento, poi il pianeta giallo, poi due fanti.
lesson-warlords-deploy-done = Uno di potere subito, e alla fine la missione di Vessa Tarn ne darebbe altri 2.
lesson-warlords-deploy-wrong-ended = Le tue unità sono ancora alla base. Schierale, e prendi Altora.
lesson-warlords-deploy-wrong-count = Prendine due: uno tiene il pianeta, l’altro si può richiamare quando serve.
lesson-warlords-deploy-wrong-apart = Anche questo pianeta dà potere, ma non è la missione di Vessa Tarn. Quella è Altora, il pianeta giallo.

lesson-warlords-hire-title = Ingaggia per il prossimo turno
lesson-warlords-hire-about = Alla fine del turno ingaggi un nuovo mercenario: uno dei quattro del mercato, o la prima carta del mazzo senza vederla.
lesson-warlords-hire-more = Ogni carta ha un semicerchio sul bordo sinistro e su quello destro. Due metà dello stesso colore formano un cerchio, e su un cerchio puoi mettere una guardia. La metà sinistra di Vessa Tarn è verde.
lesson-warlords-hire-task = Ingaggia la carta che va bene a sinistra di Vessa Tarn
lesson-warlords-hire-hint = Cerca una metà verde sul bordo destro di una carta: Ashka Null.
lesson-warlords-hire-done = Ashka Null va bene, e ha anche la missione Altora.
lesson-warlords-hire-wrong-deck = Non puoi vedere quella carta, e in due giocatori l’intero mercato lascia il gioco. La carta che vuoi è scoperta.
lesson-warlords-hire-wrong-circle = La metà destra di questa carta non è verde: con Vessa Tarn non fa un cerchio. Quella di Ashka Null sì.

lesson-warlords-recall-title = Il richiamo
lesson-warlords-recall-about = Ishtar ha preso un pianeta in Dorn. Il tuo secondo turno comincia con il recupero: i fanti in Decon sono di nuovo sulla rampa di lancio. I fanti che spendi tornano dopo due turni.
lesson-warlords-recall-more = Poi puoi richiamare fanti dai tuoi pianeti e usarli in questo stesso turno. Ma un pianeta vuoto non è di nessuno.
lesson-warlords-recall-task = Richiama un fante da Nucleo 1
lesson-warlords-recall-hint = Per tenere un pianeta ne basta uno.
lesson-warlords-recall-done = Uno tiene Altora, l’altro è libero per qualcosa di nuovo.
lesson-warlords-recall-wrong-all = Ora nessuno tiene Altora, e la sua missione non ti dà nulla. Lasciane uno.
lesson-warlords-recall-wrong-none = È permesso, ma hai pochi fanti, e per tenere Altora ne basta uno. Richiama l’altro.

lesson-warlords-explore-title = Verso l’ignoto
lesson-warlords-explore-about = Dal secondo turno in poi la nave va in un settore adiacente. Se lì i pianeti sono coperti, si scoprono, e i segnalini dei loro tipi salgono.
lesson-warlords-explore-more = Più un segnalino è in alto, più vale il suo tipo: subito quando atterri su un pianeta vuoto, e alla fine per il giocatore con più unità sui pianeti di quel tipo.
lesson-warlords-explore-task = Vai in un settore inesplorato
lesson-warlords-explore-hint = Dal Nucleo si raggiungono tutti. Jyss e Dorn sono già noti.
lesson-warlords-explore-done = Due pianeti in più sono scoperti, e i segnalini dei loro tipi sono saliti.
lesson-warlords-explore-wrong-known = Questi pianeti sono già scoperti, e non si scopre nulla. Scegli un settore inesplorato.

lesson-warlords-circle-title = Un cerchio e una guardia
lesson-warlords-circle-about = Una carta va all’estremità sinistra o destra della fila. A sinistra di Vessa Tarn si incontrano le metà verdi, e Ashka Null completa un cerchio.
lesson-warlords-circle-more = Solo adesso puoi metterci un fante come guardia. Protegge entrambi i mercenari e alla fine vale 1 di potere. Con due guardie di un colore puoi usarne l’abilità, una volta per partita: il verde pesca due carte supporto.
lesson-warlords-circle-task = Completa il cerchio e presidialo
lesson-warlords-circle-hint = Ashka Null, a sinistra. Poi metti la guardia.
lesson-warlords-circle-done = Finché la guardia resta, nessuno può ferire questi due.
lesson-warlords-circle-wrong-declined = Era la tua unica occasione: ora il cerchio resta vuoto per il resto della partita.
lesson-warlords-circle-wrong-side = Qui una metà gialla incontra una blu: nessun cerchio. Gioca la carta a sinistra.
lesson-warlords-circle-wrong-card = Questa carta non completa nessun cerchio. Ashka Null sì, a sinistra.

lesson-warlords-reputation-title = Reputazione
lesson-warlords-reputation-about = Ashka Null ha tre azioni: Schieramento, Solo schieramento e Supporto. Puoi usarle tutte, una volta ciascuna, in qualunque ordine.
lesson-warlords-reputation-more = Il tuo prossimo segnalino sul tracciato della reputazione ne mostra una. Quando il tuo mercenario esegue quell’azione, avanzi di una casella e scegli un bonus di quella casella.
lesson-warlords-reputation-task = Usa l’azione mostrata dal tuo segnalino
lesson-warlords-reputation-hint = È Supporto, e costa un fante. Poi scegli un bonus.
lesson-warlords-reputation-done = Una casella avanti con il suo bonus, e una carta supporto per dopo.
lesson-warlords-reputation-wrong-marker = È permesso, ma ora non porta reputazione: il tuo segnalino mostra Supporto.

lesson-warlords-invasion-title = Invasione
lesson-warlords-invasion-about = Ishtar ha due fanti su Fellerian, Dorn 1. La tua nave è altrove, ma se tra loro c’è un aereo le tue unità atterrano in qualunque settore. Dove c’è un avversario, invadono.
lesson-warlords-invasion-more = Le due parti tirano un dado per ogni unità. Un colpo distrugge un’unità; se lì hai un carro, anche le tue facce invasore sono colpi. Nessuno si ritira.
lesson-warlords-invasion-task = Prendi Dorn 1 a Ishtar
lesson-warlords-invasion-hint = Schiera un fante, un carro e un aereo. Poi scegli le tue perdite.
lesson-warlords-invasion-done = Fellerian è tuo, e un’invasione vinta porta reputazione. Ma il suo segnalino è sceso: la guerra impoverisce i pianeti.
lesson-warlords-invasion-wrong-lost = Avevi troppo poche unità, e Ishtar tiene il pianeta. Tre unità tirano tre dadi, e con un carro i colpi sono di più.
lesson-warlords-invasion-wrong-apart = Qui non c’è nessuno da combattere. Scegli Dorn 1, con un aereo tra le tue unità.

lesson-warlords-power-title = Da dove viene il potere
lesson-warlords-power-about = L’ultimo turno di un’altra partita. Alla fine sommi il potere guadagnato, 1 per ogni guardia, la maggioranza per ogni tipo di pianeta, e 2 per ogni pianeta di ogni missione della tua fila.
lesson-warlords-power-more = Hai 17, Ishtar ha 25. I tuoi due mercenari hanno entrambi la missione Altora, e lì tu e Ishtar avete lo stesso numero di unità: così nessuno ha la maggioranza.
lesson-warlords-power-task = Vinci la partita con un solo Schieramento
lesson-warlords-power-hint = Quale pianeta conta più di una volta?
lesson-warlords-power-done = Uno subito, cinque per la maggioranza, quattro per due missioni: 27 a 25, e vinci.
lesson-warlords-power-wrong-missed = 22 a 25: Praxis dà potere e una maggioranza, ma non è una tua missione. Altora avrebbe contato tre volte.
