### La lezione di Tigri & Eufrate.

lesson-tigris-leader-title = Un Leader accanto a un Tempio
lesson-tigris-leader-about = La tua dinastia ha quattro Leader: un Sacerdote, un Agricoltore, un Mercante e un Re. Sulla mappa governano regni e ti portano punti.
lesson-tigris-leader-more = Un Leader si mette su uno spazio di terra vuoto, sempre accanto a un Tempio. Le tessere non sono di nessuno: va bene qualunque Tempio.
lesson-tigris-leader-task = Piazza uno dei tuoi Leader accanto a un Tempio
lesson-tigris-leader-hint = Prendi un Leader dal leggio, poi scegli uno spazio evidenziato.
lesson-tigris-leader-done = Ben fatto. Un Leader e il Tempio che ha accanto sono già un regno.

lesson-tigris-points-title = Tessere e punti
lesson-tigris-points-about = Una tessera si collega a ciò che ha accanto. Se è un regno, il Leader del colore della tessera segna un punto di quel colore per il suo proprietario.
lesson-tigris-points-more = Il tuo Mercante è verde e sta accanto al Tempio in I7. Le tessere verdi sono Mercati.
lesson-tigris-points-task = Metti un Mercato che porti un punto al tuo Mercante
lesson-tigris-points-hint = Deve toccare il regno del Mercante.
lesson-tigris-points-done = Un punto verde. Sarebbe stato tuo anche se il Mercato l’avesse messo qualcun altro.
lesson-tigris-points-wrong-apart = Questo Mercato non tocca nessun regno, e nessuno segna. Mettilo accanto al Mercante o al Tempio vicino.
lesson-tigris-points-wrong-colour = Il tuo Mercante segna solo per le tessere verdi. Qui non hai un Leader di questo colore, quindi nessuno segna.

lesson-tigris-king-title = Il Re fa le veci
lesson-tigris-king-about = Se in un regno non c’è il Leader del colore della tessera, il punto lo prende il Re. Resta del colore della tessera.
lesson-tigris-king-more = Le Fattorie sono blu e vanno solo sul fiume. Tutte le altre tessere vanno su terra.
lesson-tigris-king-task = Metti una Fattoria che porti un punto blu al tuo Re
lesson-tigris-king-hint = Dove il fiume tocca il tuo regno?
lesson-tigris-king-done = Un punto blu senza Agricoltore. Se nel regno arriva un Agricoltore, i punti blu li segna lui.
lesson-tigris-king-wrong-apart = Il fiume è giusto, ma questa Fattoria non tocca il tuo regno. Guarda sotto il Tempio in I8.

lesson-tigris-turn-title = Due azioni, sei tessere
lesson-tigris-turn-about = Nel tuo turno fai fino a due azioni: piazzare o spostare un Leader, mettere una tessera, giocare una Catastrofe o cambiare tessere. Due qualsiasi, in qualunque ordine.
lesson-tigris-turn-more = Alla fine del turno peschi dal sacchetto fino ad avere di nuovo sei tessere. Gli altri non vedono quali.
lesson-tigris-turn-task = Fai due azioni
lesson-tigris-turn-hint = Per esempio un Leader e poi una tessera.
lesson-tigris-turn-again = Resta un’azione. Fanne un’altra.
lesson-tigris-turn-done = Il tuo turno è finito, la mano è di nuovo piena e tocca a chi segue.

lesson-tigris-revolt-title = Rivolta
lesson-tigris-revolt-about = In un regno può restare un solo Leader per colore. In questo Ishtar ha già un Sacerdote. Se aggiungi il tuo, i due si affrontano subito.
lesson-tigris-revolt-more = Contano solo i Templi: quelli accanto a ciascun Sacerdote, più quelli aggiunti dalla mano. A parità vince il Sacerdote che c’era già.
lesson-tigris-revolt-task = Piazza il Sacerdote dove lo sostengono due Templi
lesson-tigris-revolt-hint = Guarda in mezzo ai Templi. Prova anche un posto dove perderesti.
lesson-tigris-revolt-done = Due Templi a uno. Il Sacerdote di Ishtar torna a casa e tu segni un punto rosso.
lesson-tigris-revolt-wrong-apart = Questo spazio non tocca il regno di Ishtar: non c’è nessuna rivolta.
lesson-tigris-revolt-wrong-lost = Un Tempio a uno, e a parità vince il Sacerdote che c’era già. Il tuo torna a casa.

lesson-tigris-war-title = Guerra
lesson-tigris-war-about = Una tessera che collega due regni li unisce. Se entrambi hanno un Leader dello stesso colore, i due si fanno guerra.
lesson-tigris-war-more = Adesso ogni Leader conta tutte le tessere del suo colore nel proprio regno, più quelle aggiunte dalla mano. Il tuo Mercante ha due Mercati. Quello di Ishtar ne ha uno, e forse Ishtar ne ha un altro in mano.
lesson-tigris-war-task = Unisci i due regni e vinci la guerra fra i Mercanti
lesson-tigris-war-hint = Li separa un solo spazio. Poi aggiungi dalla mano le tessere che servono.
lesson-tigris-war-done = Il Mercante di Ishtar torna a casa e il Mercato è perduto. Segni un punto verde per ciascuno dei due.
lesson-tigris-war-wrong-apart = Questa tessera non unisce i regni. Lo spazio che li separa è K7.
lesson-tigris-war-wrong-lost = Ishtar ha aggiunto un Mercato: due a due, e a parità vince chi difende. Aggiungine almeno uno dei tuoi.

lesson-tigris-treasure-title = Tesori
lesson-tigris-treasure-about = I Templi già presenti all’inizio hanno dei Tesori. Quando un regno con un Mercante ha due o più Tesori, il proprietario del Mercante li prende tutti tranne uno.
lesson-tigris-treasure-more = Alla fine ogni Tesoro vale un punto del colore che ti serve di più.
lesson-tigris-treasure-task = Unisci i Templi in B2 e F3 nel regno del tuo Mercante
lesson-tigris-treasure-hint = Il vuoto è sul fiume: lo chiude una Fattoria.
lesson-tigris-treasure-done = Il Tesoro di B2 è tuo. Quello di F3 resta dov’è.
lesson-tigris-treasure-wrong-apart = I due Templi sono ancora separati. Il vuoto è sul fiume, in D3.

lesson-tigris-monument-title = Monumenti
lesson-tigris-monument-about = Quando quattro tessere dello stesso colore formano un quadrato, puoi girarle e costruirci sopra un Monumento. Ogni Monumento ha due colori, e uno dev’essere quello del quadrato.
lesson-tigris-monument-more = Alla fine del tuo turno segni un punto per ogni suo colore di cui hai il Leader nel suo regno. Qui hai il Re e il Sacerdote.
lesson-tigris-monument-task = Completa il quadrato e costruisci il Monumento che fa segnare sia il Re sia il Sacerdote
lesson-tigris-monument-hint = I Re sono neri, i Sacerdoti rossi.
lesson-tigris-monument-done = Un punto nero e uno rosso adesso, e di nuovo alla fine di ogni tuo turno.
lesson-tigris-monument-wrong-apart = Questo Insediamento non completa il quadrato. Manca lo spazio K7.
lesson-tigris-monument-wrong-declined = Se rinunci, su questo quadrato non si potrà mai più costruire un Monumento.
lesson-tigris-monument-wrong-colours = Questo fa segnare solo il tuo Re. Qui non hai un Leader dell’altro colore.

lesson-tigris-catastrophe-title = Catastrofi
lesson-tigris-catastrophe-about = Due volte a partita puoi giocare una Catastrofe su uno spazio. La tessera che c’era è distrutta, e lo spazio resta bloccato per il resto della partita.
lesson-tigris-catastrophe-more = I regni possono dividersi, e un Leader senza un Tempio accanto torna a casa. Una Catastrofe non può colpire Leader, Tesori e Monumenti.
lesson-tigris-catastrophe-task = Manda a casa il Re di Ishtar
lesson-tigris-catastrophe-hint = Il Leader nero ha bisogno di un Tempio. Quale?
lesson-tigris-catastrophe-done = Niente Tempio, niente Re. Per rimetterlo Ishtar dovrà spendere un’azione.
lesson-tigris-catastrophe-wrong-apart = Il Re ha ancora un Tempio: quello in L7.

lesson-tigris-winning-title = Il tuo colore più debole
lesson-tigris-winning-about = La partita finisce quando restano al massimo due Tesori o il sacchetto si esaurisce. Allora conta solo il colore più debole di ogni giocatore, Tesori compresi.
lesson-tigris-winning-more = È l’ultima azione. Ishtar ha 22 punti e tu 16, ma Ishtar non ha punti neri e tu non ne hai di verdi. Ognuno ha quattro Tesori per rimediare.
lesson-tigris-winning-task = Vinci la partita
lesson-tigris-winning-hint = Qual è il tuo colore più debole?
lesson-tigris-winning-done = Il tuo colore più debole ha cinque punti, quello di Ishtar quattro: vinci, con meno punti in totale.
lesson-tigris-winning-wrong-apart = Con questa tessera non segni nulla, e il tuo colore più debole resta a quattro. Vince Ishtar.
lesson-tigris-winning-wrong-strong = Un punto dove hai già molto non serve: il colore più debole resta a quattro, e Ishtar vince con il secondo più debole.
