### La lezione di Tigri & Eufrate.

lesson-tigris-leader-title = Un Leader accanto a un Tempio
lesson-tigris-leader-about = La tua dinastia ha quattro Leader: un Sacerdote, un Agricoltore, un Mercante e un Re. Sulla mappa governano regni e ti portano punti.
lesson-tigris-leader-more = Un Leader sta su uno spazio di terra vuoto, e sempre accanto a un Tempio. Le tessere non sono di nessuno: va bene qualunque Tempio.
lesson-tigris-leader-task = Piazza uno dei tuoi Leader accanto a un Tempio
lesson-tigris-leader-hint = Prendi un Leader dalla rastrelliera, poi scegli uno spazio illuminato.
lesson-tigris-leader-done = Ben fatto. Un Leader e il Tempio che ha accanto sono già un regno.

lesson-tigris-points-title = Tessere e punti
lesson-tigris-points-about = Una tessera si unisce a ciò che ha accanto. Se è un regno, chi vi ha il Leader del suo colore segna un punto di quel colore.
lesson-tigris-points-more = Il tuo Mercante è verde e sta accanto al Tempio in I7. Le tessere verdi sono Mercati.
lesson-tigris-points-task = Metti un Mercato che porti un punto al tuo Mercante
lesson-tigris-points-hint = Deve toccare il regno del Mercante.
lesson-tigris-points-done = Un punto verde. Sarebbe stato tuo anche se il Mercato l’avesse messo qualcun altro.
lesson-tigris-points-wrong-apart = Questo Mercato non tocca nessun regno, e nessuno segna. Mettilo accanto al Mercante o al Tempio vicino.
lesson-tigris-points-wrong-colour = Il tuo Mercante segna solo per le tessere verdi. Di questo colore qui non hai nessun Leader, e nessuno segna.

lesson-tigris-king-title = Il Re fa le veci
lesson-tigris-king-about = Se in un regno non c’è il Leader del colore della tessera, il punto lo prende il Re. Resta del colore della tessera.
lesson-tigris-king-more = Le Fattorie sono blu e stanno solo sul fiume. Tutte le altre tessere stanno a terra.
lesson-tigris-king-task = Metti una Fattoria che porti un punto blu al tuo Re
lesson-tigris-king-hint = Dove il fiume tocca il tuo regno?
lesson-tigris-king-done = Un punto blu senza Agricoltore. Appena ne arriva uno, i punti blu sono suoi.
lesson-tigris-king-wrong-apart = Il fiume va bene, ma questa Fattoria non tocca il tuo regno. Guarda sotto il Tempio in I8.

lesson-tigris-turn-title = Due azioni, sei tessere
lesson-tigris-turn-about = Nel tuo turno fai fino a due azioni: piazzare o spostare un Leader, mettere una tessera, giocare una Catastrofe o cambiare tessere. Due qualsiasi, in qualunque ordine.
lesson-tigris-turn-more = Alla fine del turno peschi dal sacchetto fino ad avere di nuovo sei tessere. Gli altri non vedono quali.
lesson-tigris-turn-task = Fai due azioni
lesson-tigris-turn-hint = Per esempio un Leader e poi una tessera.
lesson-tigris-turn-again = Resta un’azione. Fanne un’altra.
lesson-tigris-turn-done = Il tuo turno è finito, la mano è di nuovo piena e tocca a chi segue.

lesson-tigris-revolt-title = Rivolta
lesson-tigris-revolt-about = Un regno tiene un solo Leader per colore. In questo Ishtar ha già un Sacerdote. Se entra il tuo, i due si affrontano subito.
lesson-tigris-revolt-more = Contano solo i Templi accanto a ciascun Sacerdote, poi i Templi dalla mano. A parità vince chi c’era già.
lesson-tigris-revolt-task = Piazza il Sacerdote dove lo sostengono due Templi
lesson-tigris-revolt-hint = Guarda in mezzo ai Templi. Prova anche un posto dove perderesti.
lesson-tigris-revolt-done = Due Templi a uno. Il Sacerdote di Ishtar torna a casa e tu segni un punto rosso.
lesson-tigris-revolt-wrong-apart = Questo spazio non tocca il regno di Ishtar: non c’è nessuna rivolta.
lesson-tigris-revolt-wrong-lost = Un Tempio a uno, e a parità vince chi c’era già. Il tuo Sacerdote torna a casa.

lesson-tigris-war-title = Guerra
lesson-tigris-war-about = Una tessera che collega due regni li unisce. Se entrambi hanno un Leader dello stesso colore, i due si fanno guerra.
lesson-tigris-war-more = Adesso contano tutte le tessere del loro colore nei rispettivi regni, poi quelle dalla mano. Il tuo Mercante ha due Mercati. Quello di Ishtar ne ha uno, e forse un altro in mano.
lesson-tigris-war-task = Unisci i due regni e vinci la guerra fra i Mercanti
lesson-tigris-war-hint = Li separa un solo spazio. Poi aggiungi dalla mano quanto serve.
lesson-tigris-war-done = Il Mercante di Ishtar torna a casa e il Mercato è perduto. Ognuno dei due ti porta un punto verde.
lesson-tigris-war-wrong-apart = Questa tessera non unisce i regni. Lo spazio che li separa è K7.
lesson-tigris-war-wrong-lost = Ishtar ha aggiunto un Mercato: due a due, e a parità vince chi difende. Aggiungine almeno uno dei tuoi.

lesson-tigris-treasure-title = Tesori
lesson-tigris-treasure-about = I Templi che ci sono dall’inizio portano Tesori. Quando un regno con un Mercante ne ha due o più, chi ha il Mercante li prende tutti tranne uno.
lesson-tigris-treasure-more = Alla fine ogni Tesoro vale un punto del colore che ti serve di più.
lesson-tigris-treasure-task = Unisci i Templi in B2 e F3 nel regno del tuo Mercante
lesson-tigris-treasure-hint = Il vuoto è sul fiume: lo chiude una Fattoria.
lesson-tigris-treasure-done = Il Tesoro di B2 è tuo. Quello di F3 resta dov’è.
lesson-tigris-treasure-wrong-apart = I due Templi sono ancora separati. Il vuoto è sul fiume, in D3.

lesson-tigris-monument-title = Monumenti
lesson-tigris-monument-about = Quattro tessere di un colore in quadrato si possono girare per reggere un Monumento. Ogni Monumento ha due colori, e uno è quello del quadrato.
lesson-tigris-monument-more = Alla fine del tuo turno paga un punto per ogni suo colore di cui hai il Leader nel suo regno. Qui hai il Re e il Sacerdote.
lesson-tigris-monument-task = Completa il quadrato e costruisci ciò che paga sia il Re sia il Sacerdote
lesson-tigris-monument-hint = I Re sono neri, i Sacerdoti rossi.
lesson-tigris-monument-done = Un punto nero e uno rosso adesso, e di nuovo alla fine di ogni tuo turno.
lesson-tigris-monument-wrong-apart = Questo Insediamento non completa il quadrato. Manca lo spazio K7.
lesson-tigris-monument-wrong-declined = Chi rinuncia perde il quadrato per sempre: non reggerà mai un Monumento.
lesson-tigris-monument-wrong-colours = Questo paga solo il tuo Re. Dell’altro suo colore qui non hai nessun Leader.

lesson-tigris-catastrophe-title = Catastrofi
lesson-tigris-catastrophe-about = Due volte a partita puoi colpire uno spazio con una Catastrofe. La tessera che c’era è perduta, e lì non potrà più stare niente.
lesson-tigris-catastrophe-more = I regni possono spezzarsi, e un Leader senza un Tempio accanto torna a casa. Leader, Tesori e Monumenti non si possono colpire.
lesson-tigris-catastrophe-task = Manda a casa il Re di Ishtar
lesson-tigris-catastrophe-hint = Il Leader nero ha bisogno di un Tempio. Quale?
lesson-tigris-catastrophe-done = Niente Tempio, niente Re. Per rimetterlo Ishtar dovrà spendere un’azione.
lesson-tigris-catastrophe-wrong-apart = Il Re ha ancora un Tempio: quello in L7.

lesson-tigris-winning-title = Il tuo colore più debole
lesson-tigris-winning-about = La partita finisce quando restano al massimo due Tesori o il sacchetto si esaurisce. Allora di ciascuno conta solo il colore più debole, Tesori compresi.
lesson-tigris-winning-more = È l’ultima azione. Ishtar ha 22 punti contro i tuoi 16, ma nemmeno uno nero. A te mancano i verdi, e ognuno ha quattro Tesori per rimediare.
lesson-tigris-winning-task = Vinci la partita
lesson-tigris-winning-hint = Qual è il tuo colore più debole?
lesson-tigris-winning-done = Il tuo colore più debole vale cinque, quello di Ishtar quattro: vinci, con meno punti in tutto.
lesson-tigris-winning-wrong-apart = Questa tessera non ti porta niente, e il tuo colore più debole resta a quattro. Vince Ishtar.
lesson-tigris-winning-wrong-strong = Un punto dove hai già molto non serve: il colore più debole resta a quattro, e Ishtar vince con il secondo più debole.
