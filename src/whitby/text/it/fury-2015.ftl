# Fury of Dracula (3ª edizione). L'attributo .said è la forma di un nome dentro una frase; gli altri sono forme con preposizione.

game-title = Fury of Dracula (3ª edizione)
game-year = 2015
game-length = da 2 a 3 ore
game-for = Vuoi la caccia intera: biglietti, dicerie, una Traccia di carte, combattimenti con le carte. Bello da due a cinque.
game-blurb = Europa, 1898. Quattro Cacciatori seguono una Traccia di carte nascoste; Dracula si muove non visto, lascia dietro di sé trappole e vampiri, e aspetta che la sua Influenza cresca.

# --- come finisce la partita
ending-influence-complete = L'Influenza di Dracula ha raggiunto 13.
ending-dracula-defeated = I danni di Dracula hanno raggiunto la sua Salute: è sconfitto.

# --- ospedali; i nomi comuni ad altre edizioni sono in fury.ftl
noun-hospital-madrid = Ospedale di Madrid
    .said = l'ospedale di Madrid
    .at = nell'ospedale di Madrid
    .of = dell'ospedale di Madrid
noun-hospital-rome = Ospedale di Roma
    .said = l'ospedale di Roma
    .at = nell'ospedale di Roma
    .of = dell'ospedale di Roma
noun-hospital-budapest = Ospedale di Budapest
    .said = l'ospedale di Budapest
    .at = nell'ospedale di Budapest
    .of = dell'ospedale di Budapest

# --- carte Potere
noun-misdirect = Depistaggio

# --- Oggetti
noun-holy-circle = Cerchio Sacro
noun-holy-bullets = Proiettili Benedetti
noun-garlic-wreath = Ghirlanda d'Aglio
noun-fast-horses = Cavalli Veloci

# --- carte Combattimento di Dracula
noun-plotting = Complotto
noun-escape-as-bat = Fuga come Pipistrello
noun-escape-as-mist = Fuga come Nebbia

# --- Eventi dei Cacciatori
noun-behind-the-veil = Oltre il Velo
noun-evil-presence = Presenza Maligna
noun-long-night = Lunga Notte
noun-lucky-find = Ritrovamento Fortunato
noun-lucys-revenge = La Vendetta di Lucy
noun-planned-ambush = Agguato Preparato
noun-renewed-vigor = Nuovo Vigore
noun-speedy-telegraph = Telegrafo Veloce
noun-wax-cylinders = Cilindri di Cera

# --- Eventi di Dracula
noun-darkness-returns = Tornano le Tenebre
noun-enraged = Furore
noun-false-tip = Falsa Soffiata
noun-great-wolf = Grande Lupo
noun-hidden-schemes = Trame Nascoste
noun-nocturnal-visit = Visita Notturna
noun-summon-storms = Evocare Tempeste

# --- Incontri
noun-aristocratic-vampire = Vampiro Aristocratico
noun-reckless-vampire = Vampiro Temerario
noun-szgany-bodyguards = Guardie Szgany
noun-szgany-mob = Folla Szgany
noun-unnatural-fog = Nebbia Innaturale

# --- biglietti
noun-3--2 = Biglietto 3/2
    .said = il biglietto 3/2
noun-2--2 = Biglietto 2/2
    .said = il biglietto 2/2
noun-2--1 = Biglietto 2/1
    .said = il biglietto 2/1
noun-1--1 = Biglietto 1/1
    .said = il biglietto 1/1
noun-1--0 = Biglietto 1/0
    .said = il biglietto 1/0

# --- spazi
noun-lair-1 = Covo 1
    .said = il Covo 1
    .at = nel Covo 1
    .of = del Covo 1
noun-lair-2 = Covo 2
    .said = il Covo 2
    .at = nel Covo 2
    .of = del Covo 2
noun-lair-3 = Covo 3
    .said = il Covo 3
    .at = nel Covo 3
    .of = del Covo 3
noun-leaving = Uscito dalla Traccia
    .said = il Nascondiglio uscito dalla Traccia
    .at = nel Nascondiglio uscito dalla Traccia
    .of = del Nascondiglio uscito dalla Traccia

# --- nomi composti: un Incontro in un Nascondiglio, una strada, una ferrovia
joined-colon = { $b } ({ $a })
    .said = { $b } { $a_at }
joined-slash = Strada { $a } – { $b }
    .said = la strada tra { $a } e { $b }
    .of = della strada tra { $a } e { $b }
joined-equals = Ferrovia { $a } – { $b }
    .said = la ferrovia tra { $a } e { $b }
    .of = della ferrovia tra { $a } e { $b }

# --- regioni
noun-britannica = Britannia
noun-iberia = Iberia
noun-gallia = Gallia
noun-germania = Germania
noun-italia = Italia
noun-austro-hungaria = Austria-Ungheria
noun-baltica = Baltica

# --- dorsi delle carte
noun-city-back = Carta di città
    .said = una carta di città
noun-castle-back = Carta del Castello
    .said = la carta del Castello

# --- le carte in breve
card-dark-call = Dracula resta dov'è, subisce 2 danni e pesca cinque Incontri. Non in mare né su terreno sacro.
card-feed = Dracula resta dov'è e recupera 3 danni. Non in mare né su terreno sacro.
card-hide = Dracula resta dov'è, mentre sulla Traccia va una carta che pare una città, con un Incontro; scoperta e senza Incontro, se lui è rivelato. I suoi Incontri non maturano mai. Non in mare né su terreno sacro.
card-misdirect = Dracula sgombera un Nascondiglio della Traccia, mette al suo posto questa carta e inoltre si sposta come al solito. Non il Castello di Dracula, un mare, un potere o il luogo legato a Nascondersi.
card-wolf-form = Dracula subisce 1 danno e va in una città distante fino a due strade; dal mare in un porto, o una strada oltre.
card-knife = Arma da Combattimento: il vampiro subisce 3 danni. Ferma Zanne e Fuga come Pipistrello.
card-pistol = Arma da Combattimento: il vampiro subisce 2 danni. Ferma Artigli e Complotto.
card-rifle = Arma da Combattimento: il vampiro subisce 2 danni. Ferma Artigli e Fuga come Pipistrello.
card-crucifix = In Combattimento: se ferma Zanne o Mesmerismo, il vampiro subisce 3 danni. Ferma anche Fuga come Nebbia.
card-garlic = In Combattimento: se sei il bersaglio e Dracula gioca Zanne o Artigli, il vampiro subisce 2 danni. Ferma Zanne e Forza.
card-heavenly-host = In Combattimento: il vampiro subisce 4 danni; ma se sei il bersaglio e Dracula gioca Zanne, subisci un Morso e ne esci. Poi si scarta. Ferma Mesmerismo. Mostrata altrove, benedice una città con Terreno Consacrato, elimina la Terra Sconsacrata e tiene lontano il Grande Lupo.
card-holy-circle = In Combattimento: ferma qualsiasi carta di Dracula e porta fuori dal Combattimento uno o più Cacciatori. Poi si scarta.
card-holy-bullets = Scartala subito dopo la tua Pistola o il tuo Fucile: altri 3 danni al vampiro. Una volta per Combattimento.
card-garlic-wreath = Si mostra all'inizio di un Combattimento: ogni volta che Zanne ti ferisce, il vampiro subisce 4 danni. Artigli la strappa via.
card-fast-horses = Azione di giorno: scopri un biglietto e cavalca al massimo tante strade quanto il suo valore giallo. Senza valore giallo una strada, e i cavalli sono persi.
card-dogs = Mostrati prima della tua ricerca, scacciano Ratti, Sabotatore, Spia e Lupi. Scartati, fermano un agguato di uno di questi.
card-stake = Mostrato prima della tua ricerca, si può scartare per eliminare un vampiro o un Inganno trovato lì.
card-punch = Il vampiro subisce 1 danno. Ferma Mesmerismo e Complotto.
card-dodge = Ferma Zanne, Forza e Artigli, e non fa altro.
card-escape = Esci dal Combattimento; la tua miniatura resta in città. Ferma Forza e Complotto.
card-fangs = Il vampiro recupera 2 danni, il Cacciatore bersaglio ne subisce 2. Di notte chi è mesmerizzato subisce invece un Morso ed esce dal Combattimento, e l'Influenza sale di 1.
card-strength = Il Cacciatore bersaglio subisce 2 danni, e un Pugno, un Crocifisso o un'arma viene annullato; di notte il Crocifisso o l'arma va anche perso.
card-claws = Il Cacciatore bersaglio subisce 2 danni; di notte un Cacciatore qualsiasi del Combattimento ne subisce altri 2.
card-mesmerize = Annulla la carta del Cacciatore bersaglio. Fino alla fine del Combattimento le sue armi fanno 1 danno in meno.
card-plotting = Dracula prende dal mazzo una carta Combattimento a scelta. In un round successivo Complotto può annullare un Pugno, uno Schivare o una Fuga.
card-escape-as-bat = Chiude il Combattimento, se è durato abbastanza; di notte Dracula può volare in una città senza Cacciatori a una o due strade.
card-escape-as-mist = Chiude il Combattimento, se è durato abbastanza; tutti restano dove sono.
card-behind-the-veil = Subito: Dracula mostra ai Cacciatori i suoi Eventi e Incontri, e tu scarti uno degli Incontri.
card-blood-transfusion = Azione, se non sei indebolito: un Cacciatore morso nella tua città perde un Morso, e tu subisci 1 danno.
card-chartered-carriage = Con un biglietto qualsiasi: in treno fino a una città distante al massimo quattro tratte, di qualunque colore.
card-consecrated-ground = Azione di notte: una città in cui Dracula non può entrare; non il Castello di Dracula, Galati o Klausenburg. Poi ogni Cacciatore può mostrare un'Ostia Consacrata per benedire un'altra città.
card-escape-route = All'inizio di un Combattimento: tu, o un altro Cacciatore che vi partecipa, ne esce.
card-evil-presence = Subito: Dracula nomina ogni Cacciatore che gli è adiacente.
card-excellent-weather = Azione di giorno: due movimenti per mare, uno dopo l'altro.
card-forewarned = Quando subisci un agguato, ma non di un vampiro: l'Incontro si scarta senza effetto.
card-good-luck = Di giorno: rimuovi un blocco, o scarta l'Alleato di Dracula, o annulla una Falsa Soffiata.
card-great-strength = Quando un Cacciatore subisce un Morso, o danni che lo sconfiggerebbero: quel Morso, o tutti quei danni, non avvengono.
card-heroic-leap = All'inizio di un Combattimento: non si combatte. Il vampiro subisce 5 danni, poi tu ne subisci 5.
card-hired-scouts = Subito: nomina due città; quelle sulla Traccia vengono rivelate.
card-hypnosis = Azione di Mina, insieme a un altro Cacciatore: Dracula dice in quale regione si trova, e Mina subisce un ritardo.
card-jonathan-harker = Subito: nomina una città, che viene rivelata se è sulla Traccia. Oppure Alleato: ciò che scorre nello spazio 6 viene rivelato.
card-local-rumors = Subito: ogni luogo della Traccia che ti è adiacente viene rivelato.
card-long-night = All'alba: nella notte seguente i Cacciatori possono muoversi per strada. Ogni volta si prende l'ultimo Evento del mazzo: se è dei Cacciatori si scarta, se è di Dracula va a lui.
card-lucky-find = All'inizio di un Combattimento: guarda cinque Oggetti e prendine uno; gli altri si scartano.
card-lucys-revenge = Di Godalming, all'inizio di un Combattimento: finché dura, può annullare una fuga del vampiro, o impedire un Morso o un danno mortale a Godalming.
card-money-trail = Azione: una carta di mare sulla Traccia viene rivelata.
card-mystic-research = Azione di Van Helsing: degli ultimi sei Eventi del mazzo quelli di Dracula si scartano.
card-newspaper-reports = Subito: lo spazio 3 della Traccia viene rivelato. Oppure tenuta fino a un'alba o un tramonto: lo spazio 5 o 6.
card-planned-ambush = All'inizio di un Combattimento: nel primo round, dopo che tutte le carte sono scoperte, puoi giocarne un'altra al posto della tua.
card-renewed-vigor = All'alba: ogni Cacciatore ha un'azione in più nel giorno che viene, di altro genere della prima.
card-rufus-smith = Subito: nomina una città, che viene rivelata se è sulla Traccia. Oppure Alleato: da mare a mare Dracula subisce 2 danni invece di 1.
card-sense-of-emergency = Azione di giorno: subisci 2 danni e percorri fino a tre strade.
card-sister-agatha = Subito: nomina una città, che viene rivelata se è sulla Traccia. Oppure Alleata: Dracula subisce 2 danni dopo le sue Zanne e le sue fughe.
card-speedy-telegraph = All'alba: nel giorno e nella notte seguenti i Cacciatori agiscono nell'ordine che vogliono.
card-surprising-return = All'alba o al tramonto: un Alleato dei Cacciatori torna dagli scarti, per uno dei suoi effetti.
card-vampire-lair = Azione di giorno: scarta un Paletto e subisci un ritardo; l'Influenza scende di 2.
card-wax-cylinders = Azione di Seward: tutti gli Incontri di un Nascondiglio vengono rivelati. Oppure: Dracula mostra dov'è Nascondersi, sulla Traccia o nel suo mazzo, e questa carta torna in mano.
card-customs-search = Dopo che un Cacciatore è passato in un'altra regione: subisce un ritardo, e scarta tutti gli Oggetti o subisce 3 danni.
card-darkness-returns = Alla fine della fase di Dracula: il prossimo giorno non ha luogo, e gli Eventi di Dracula scartati tornano nel mazzo.
card-devilish-power = Nella fase di Dracula: togli il Terreno Consacrato, o scarta l'Alleato dei Cacciatori, o vieta i rifornimenti nella prossima fase dei Cacciatori.
card-draculas-brides = Subito: un Incontro su fino a due Nascondigli negli spazi da 1 a 3. Oppure Alleate: in ogni sua fase Dracula può cambiare un Incontro.
card-enraged = Quando una carta Combattimento di Dracula verrebbe annullata: non lo è, ma Dracula non può più fuggire da questo Combattimento.
card-false-tip = Quando un Cacciatore spende un biglietto: Dracula sceglie dove va il treno, o annulla una Carrozza a Nolo.
card-great-wolf = Subito: un Cacciatore subisce 4 danni. Oppure Alleato: 1 danno in ogni fase di Dracula. Un Crocifisso o un'Ostia Consacrata lo tiene lontano.
card-hidden-schemes = Alla fine della fase di Dracula: un Incontro in più sul Nascondiglio nello spazio 3.
card-immanuel-hildesheim = Subito: Dracula pesca i suoi tra i primi sei Eventi, gli altri si scartano. Oppure Alleato: in ogni sua fase pesca il primo Evento, se è suo.
card-nocturnal-visit = Alla fine della fase di Dracula: i Combattimenti dell'alba e del giorno seguenti si svolgono come di notte.
card-roadblock = Subito o alla fine della fase di Dracula: tre blocchi su strade o ferrovie, che i Cacciatori non possono usare.
card-seduction = Quando un Cacciatore cerca dove si trova un vampiro: subisce un Morso, e il vampiro torna in mano a Dracula.
card-sensationalist-press = Annulla Voci di Paese, Esploratori Assoldati, Notizie dai Giornali o Presenza Maligna.
card-summon-storms = Subito o alla fine della fase di Dracula: fino a tre tempeste sui mari, in cui i Cacciatori non possono entrare.
card-unearthly-swiftness = Nella fase di Dracula: ne segue subito un'altra.
card-vampiric-influence = Subito: un Cacciatore indebolito mostra tutte le carte; Dracula ne scarta una e lo porta in una città adiacente.
card-wild-horses = Dopo che un Cacciatore si è mosso per strada: Dracula lo porta una strada più in là, prima che si riveli qualcosa.
card-aristocratic-vampire = Chi cerca può subire un ritardo per liberarsene; nessun agguato. Maturato: 4 di Influenza, e gli spazi da 4 a 6 si sgomberano.
card-new-vampire = Combattimento con un vampiro di 6 punti Salute; altri presenti possono subire un ritardo per unirsi. Maturato: 3 di Influenza, e gli spazi da 4 a 6 si sgomberano.
card-reckless-vampire = Combattimento solitario con un vampiro di 4 punti Salute; in un agguato ogni Zanne porta 1 di Influenza. Maturato: 4 di Influenza, e gli spazi da 4 a 6 si sgomberano.
card-bats = Al posto della prossima azione del Cacciatore Dracula lo porta in una città adiacente, e il Cacciatore subisce un ritardo.
card-desecrated-soil = Dracula pesca tre Incontri e ne scarta fino a tre. Resta, salvo che si mostri un'Ostia Consacrata. Maturata: lui recupera 3 danni.
card-hoax = Il Cacciatore subisce un ritardo; nessun agguato. Maturato: Dracula prende uno dei suoi Eventi scartati, gli altri tornano nel mazzo.
card-rats = Il Cacciatore subisce 2 danni. Restano, salvo che si mostri una Pistola o un Fucile.
card-saboteur = Il Cacciatore subisce un ritardo. Resta, salvo che si mostri una Pistola o un Fucile. Maturato: un blocco ovunque.
card-spy = Il Cacciatore scarta un'arma, oppure mostra tutte le carte e perde tutti i biglietti. Maturata: lo stesso, contro un Cacciatore qualsiasi.
card-szgany-bodyguards = 2 danni, poi altri 2 e un ritardo, salvo che si mostri un'arma. Maturate: si tengono, e si usano una volta prima di un Combattimento con Dracula.
card-szgany-mob = Ogni Cacciatore in città può scartare Oggetti e subisce 1 danno per ogni Oggetto tenuto. Maturata: lo stesso in tutte le città della regione.
card-unnatural-fog = Nebbia sulla città, due segnalini in un porto; di giorno tutti i Cacciatori presenti subiscono un ritardo. Maturata: due di nebbia su una città della regione.
card-wolves = Ogni Cacciatore in città subisce 4 danni, 2 in meno per ogni arma mostrata. Maturati: lo stesso in una città a una o due strade.

# --- quanto costa una scelta di certo
price = { $cubes ->
    [one] costa 1 danno
   *[other] costa { $cubes } danni
}

# --- scelte; $question è la domanda a cui rispondono
verb-pass = { $question ->
    [hunter-acts] Passa
    [train-leaves] Resta: nessun treno parte
    [ride-out] Resta: nessuna strada è aperta
    [may-ambush] Nessun agguato, o nessun altro
    [agree] Rinuncia allo scambio
    [use-drawn] Tieni la carta in mano
    [may-spare] Combatti anche questo Cacciatore
    [may-swap] Resta con la carta giocata
    [may-use-plot] Tieni Complotto per dopo
    [may-fly] Resta dove sei
    [aristocratic-vampire] Lascia il vampiro dov'è
    [may-join] Resta fuori dal Combattimento
    [may-show] Non mostrare nulla: l'Incontro resta
    [spied-on] Mostra tutte le carte e perdi tutti i biglietti
    [may-show-weapon] Non mostrare armi e subisci un ritardo
    [faces-wolves] Non mostrare armi
    [second-weapon] Non mostrare una seconda arma
    [brides-exchange] Non cambiare nulla
    [wards-off] Non mostrare nulla: il lupo attacca
    [may-spread-rumor] Nessun segnalino voce
    [may-host] Non mostrare nulla e non benedire nessuna città
    [take-item] Non prendere nulla: non c'è nulla
    [pays-customs] Tieni tutti gli Oggetti e paga con danni
    [choose-card] Nessuna carta si può piazzare: il tuo luogo è rivelato e la Traccia sgomberata
    [before-search] Non mostrare nulla e cerca
    [before-rail] Viaggia fin dove porta il biglietto
    [before-combat] Tieni le Guardie Szgany per dopo
    [weapon-used] Non aggiungere Proiettili Benedetti
    [on-escape] Lascia fuggire il vampiro
    [on-cancel] Lascia che la tua carta sia annullata
    [on-ambush] Lascia che l'agguato avvenga
    [mortal-blow] Lascia che il Cacciatore sia morso o sconfitto
    [on-false-tip] Lascia valere la Falsa Soffiata
    [ticket-spent] Lascia partire il treno
    [road-taken] Lascia arrivare il Cacciatore
    [move-done] Lascia passare il Cacciatore
    [on-search] Lascia cercare il Cacciatore
    [hunter-event] Lascia che l'Evento abbia effetto
   *[other] Non giocare nulla
}
verb-start = Comincia { $noun_at }
verb-draw = Pesca { $noun }
verb-road = Per strada { $noun_at }
verb-rail = In treno con { $noun }
verb-ride = In treno { $noun_at }
verb-sail = Per mare { $noun_at }
verb-supply = Rifornisciti
verb-reserve = Prenota un biglietto
verb-rest = Riposa
verb-search = Cerca in questo luogo
verb-trade = Scambia con { $noun }
verb-lead = Scambia Eventi con { $noun }, come capo
verb-bond = Usa il legame psichico
verb-play = { $question ->
    [before-search] Mostra { $noun }
   *[other] Gioca { $noun }
}
verb-discard = { $question ->
    [keep-ticket] Rimettilo via
    [brides-exchange] Cambia { $noun }
   *[other] Scarta { $noun }
}
verb-keep = Tieni il biglietto
verb-give = Offri { $noun }
verb-done = { $question ->
    [offer-cards] Non offrire nulla, o nient'altro
    [ripens] Non far maturare nulla, o nient'altro: il resto è scartato
    [circle-removes] Non togliere nessun altro
    [may-discard-encounter] Non scartare nulla, o nient'altro
    [faces-mob] Tieni gli Oggetti che hai
    [corrupt] Nessun Nascondiglio, o nessun altro
    [raise-storm] Nessuna tempesta, o nessun'altra
   *[other] È tutto
}
verb-accept = Concludi lo scambio
verb-lay = Piazza { $noun }
verb-misdirect = Depistaggio { $noun_at }: quel Nascondiglio è sgomberato
verb-wolf-form = Come lupo { $noun_at }
verb-wolf-and-hide = Annuncia Forma di Lupo e nasconditi dove sei
verb-place = Piazza { $noun }
verb-rumor = Un segnalino voce { $noun_at }
verb-mature = Fai maturare gli Incontri: il Nascondiglio è sgomberato
verb-ripen = Fai maturare { $noun }
verb-settle = Fanne un Covo, con un altro Incontro della tua mano
verb-clear = Sgombera { $noun }
verb-ambush = { $question ->
    [seduction] Seduci con { $noun }
   *[other] Agguato con { $noun }
}
verb-face = Affronta { $noun }
verb-choose = Scegli { $noun }
verb-engage = Prendi di mira { $noun }
verb-strike = { $question ->
    [claw-again] Graffia { $noun }
    [choose-victim] Spia { $noun }
    [wolf-hunts] Scaglia il lupo contro { $noun }
    [choose-guarded] Manda le guardie contro { $noun }
    [vampiric-influence] Piega al tuo volere { $noun }
   *[other] Colpisci { $noun }
}
verb-name = { $question ->
    [choose-wolves] Lupi { $noun_at }
   *[other] Nomina { $noun }
}
verb-show = { $question ->
    [offer-cards] Mostra soltanto { $noun }
   *[other] Mostra { $noun }
}
verb-take = Prendi { $noun }
verb-use = { $question ->
    [before-combat] Impiega le Guardie Szgany: 2 danni a un Cacciatore, e altri 2 con un ritardo se non mostra un'arma
    [on-escape] Consuma La Vendetta di Lucy: nessuna fuga
    [mortal-blow] Consuma La Vendetta di Lucy: non succede
    [may-use-plot] Consuma Complotto: la carta del Cacciatore è annullata
    [aristocratic-vampire] Subisci un ritardo e liberati del vampiro
    [may-join] Subisci un ritardo e unisciti al Combattimento
    [pays-customs] Scarta tutti gli Oggetti
    [devilish-power] Niente rifornimenti nella prossima fase dei Cacciatori
    [choose-luck] Scarta l'Alleato di Dracula
    [wax-cylinders] Analisi: Nascondersi è sulla Traccia? Tieni la carta
    [draculas-brides] Corrompere: Incontri su fino a due Nascondigli
    [great-wolf] Assalto: 4 danni a un Cacciatore
    [immanuel-hildesheim] Aiuto: i tuoi tra i primi sei Eventi
   *[other] Usala
}
verb-fly = Vola { $noun_at }
verb-ward = { $noun_at }
verb-look = { $question ->
    [wax-cylinders] Deduzione: gli Incontri { $noun_at }; la carta è scartata
    [corrupt] Un Incontro { $noun_at }
   *[other] Rivela { $noun }
}
verb-block = Blocca { $noun }
verb-unblock = Riapri { $noun }
verb-storm = Una tempesta { $noun_at }
verb-calm = Placa { $noun }
verb-fog = Nebbia { $noun_at }
verb-carry = Porta il Cacciatore { $noun_at }
verb-remove = { $question ->
    [blood-transfusion] Guarisci un Morso { $noun_of }
   *[other] Porta { $noun } fuori dal Combattimento
}
verb-spare = Lascia { $noun } fuori dal Combattimento
verb-ally = { $question ->
    [devilish-power] Scarta l'Alleato dei Cacciatori
   *[other] Tieni la carta come Alleato
}
verb-next = { $question ->
    [hunters-strike] Agisce { $noun }
   *[other] Tocca { $noun_to }
}
verb-bless = Benedici { $noun }
verb-stake = Consuma un Paletto contro { $noun }
verb-unbless = Togli il Terreno Consacrato
verb-display = Mostra { $noun } per la debolezza
verb-play-now = Gioca { $noun } adesso

# --- domande; .about dice chi, dove e con che cosa, se il giocatore lo sa
prompt-dawn = Alba. Giochi un Evento?
prompt-dusk = Tramonto. Giochi un Evento?
prompt-before-rail = Il tuo biglietto è speso. Una Carrozza a Nolo ti porta più lontano?
prompt-ticket-spent = Un Cacciatore ha speso un biglietto. Rispondi?
    .about = { $hunter } ha speso un biglietto { $place_at }. Rispondi?
prompt-on-false-tip = Dracula gioca una Falsa Soffiata. Rispondi?
    .about = Dracula gioca una Falsa Soffiata contro { $hunter }. Rispondi?
prompt-road-taken = Un Cacciatore è arrivato per strada. Rispondi prima che si riveli qualcosa?
    .about = { $hunter } arriva { $place_at } per strada. Rispondi prima che si riveli qualcosa?
prompt-move-done = Un Cacciatore è passato in un'altra regione. Rispondi?
    .about = { $hunter } passa in un'altra regione, { $place_at }. Rispondi?
prompt-on-ambush = Sei in un agguato. Rispondi?
    .about = Un agguato { $place_at }: { $encounter }. Rispondi?
prompt-before-search = Mostri qualcosa prima di cercare?
    .about = Mostri qualcosa prima di cercare { $place_at }?
prompt-on-search = Un Cacciatore cerca. Rispondi?
    .about = { $hunter } cerca { $place_at }. Rispondi?
prompt-before-combat = Sta per cominciare un Combattimento con te. Prima agiscono le Guardie?
    .about = Sta per cominciare un Combattimento con te { $place_at }. Prima agiscono le Guardie?
prompt-combat-start = Comincia un Combattimento. Giochi prima una carta?
    .about = Comincia un Combattimento { $place_at }: { $foe }. Giochi prima una carta?
prompt-weapon-used = Hai sparato. Aggiungi i Proiettili Benedetti?
    .about = Hai usato { $card }. Aggiungi i Proiettili Benedetti?
prompt-on-escape = Il vampiro fugge. La Vendetta di Lucy lo impedisce?
    .about = Il vampiro fugge: { $card }. La Vendetta di Lucy lo impedisce?
prompt-on-cancel = La tua carta Combattimento sta per essere annullata. Rispondi?
    .about = { $hunter } sta per annullare la tua carta { $card }. Rispondi?
prompt-mortal-blow = Un Morso, o danni che sconfiggerebbero un Cacciatore. Qualcuno lo impedisce?
    .about = { $damage ->
        [0] Un Morso minaccia { $hunter }.
       *[other] { $damage } danni sconfiggerebbero { $hunter }.
    } Qualcuno lo impedisce?
prompt-hunter-event = Un Cacciatore ha giocato un Evento. Rispondi?
    .about = { $hunter } ha giocato { $card }. Rispondi?
prompt-phase-begins = La tua fase comincia. Giochi un Evento?
prompt-phase-end = La tua fase finisce. Giochi un Evento?
prompt-hunter-starts = Dove cominci? Dracula sceglie dopo tutti i Cacciatori.
prompt-dracula-starts = Scegli in segreto la città in cui cominci.
prompt-next-hunter = Chi agisce adesso?
prompt-hunter-acts = Che cosa fai?
    .about = Sei { $place_at }. Che cosa fai?
prompt-train-leaves = Dove va il treno?
    .about = { $hunter } sale in treno { $place_at }. Dove va il treno?
prompt-carried-off = Dove viene portato il Cacciatore?
    .about = { $hunter } è { $place_at }. Verso quale città?
prompt-may-ambush = Un Cacciatore è arrivato in un tuo Nascondiglio. Tendi un agguato?
    .about = { $hunter } arriva nel tuo Nascondiglio { $place_at }. Tendi un agguato?
prompt-search-goes-on = Quale Incontro viene adesso?
    .about = Cerchi { $place_at }. Quale Incontro viene adesso?
prompt-offer-cards = Che cosa offri, e che cosa mostri soltanto? Lo vedete solo voi due.
    .about = Che cosa offri { $partner_to }, e che cosa mostri soltanto? Lo vedete solo voi due.
prompt-agree = Concludi questo scambio?
    .about = Concludi questo scambio con { $partner }?
prompt-trim-items = Hai troppi Oggetti. Quale scarti?
prompt-trim-events = Hai troppi Eventi. Quale scarti?
prompt-trim-tickets = Hai troppi biglietti. Quale rimetti via?
prompt-use-drawn = Hai pescato un Evento. Lo usi subito?
    .about = Hai pescato { $card }. Si usa subito?
prompt-read-events = Hai ricevuto degli Eventi. Ne usi subito uno?
prompt-give-up-ticket = Hai due biglietti. Quale rimetti via prima di pescare?
prompt-keep-ticket = Tieni il biglietto che hai pescato?
    .about = Hai pescato { $card }. Lo tieni?
prompt-show-item = I Morsi ti indeboliscono: quale Oggetto mostri?
prompt-show-event = I Morsi ti indeboliscono: quale Evento mostri?
prompt-item-from-bag = Quale Oggetto viene pescato?
    .about = Quale Oggetto pesca { $hunter }?
prompt-top-from-bag = Quale Evento arriva in cima al mazzo?
prompt-bottom-from-bag = Quale Evento è in fondo al mazzo?
prompt-draw-ticket = Quale biglietto viene pescato?
    .about = Quale biglietto pesca { $hunter }?
prompt-encounter-from-bag = Quale Incontro viene pescato?
prompt-fast-horses = Quale biglietto viene scoperto per i cavalli?
    .about = Quale biglietto viene scoperto per i cavalli { $hunter_of }?
prompt-ride-out = Dove cavalchi?
    .about = Sei { $place_at }. Dove cavalchi, { $roads ->
        [one] per una strada
       *[other] fino a { $roads } strade
    }?
prompt-fix-ward = Due ospedali sono ugualmente vicini. In quale si risveglia il Cacciatore?
    .about = { $hunter } cade { $place_at }, e due ospedali sono ugualmente vicini. In quale si risveglia?
prompt-may-spare = La città è nella nebbia. Questo Cacciatore partecipa al Combattimento?
    .about = C'è nebbia { $place_at }. { $hunter } partecipa al Combattimento?
prompt-draw-blow = Quale carta Combattimento pesca Dracula?
prompt-choose-cards = Scegli in segreto la tua carta Combattimento.
    .about = Combattimento { $place_at }, round { $round }. Scegli in segreto la tua carta.
prompt-engage = Quale Cacciatore prendi di mira?
    .about = Round { $round }: quale Cacciatore prendi di mira?
prompt-may-swap = Agguato Preparato: giochi un'altra carta?
    .about = Agguato Preparato: giochi un'altra carta al posto di { $card }?
prompt-may-use-plot = Giri Complotto e annulli la carta del Cacciatore?
    .about = { $hunter } gioca { $card }. Giri Complotto e annulli la carta?
prompt-claw-again = È notte: quale Cacciatore colpiscono ancora gli artigli?
prompt-choose-plot = Quale carta prendi dal tuo mazzo Combattimento?
prompt-may-fly = È notte: voli via come pipistrello?
    .about = È notte { $place_at }: voli via come pipistrello?
prompt-hunters-strike = Quale carta agisce adesso?
prompt-circle-removes = Chi esce dal Combattimento grazie al Cerchio Sacro?
prompt-aristocratic-vampire = Subisci un ritardo per liberarti del Vampiro Aristocratico?
    .about = Subisci un ritardo per liberarti del Vampiro Aristocratico { $place_at }?
prompt-may-join = Subisci un ritardo per unirti al Combattimento con il vampiro?
    .about = { $hunter } combatte { $place_at }: { $foe }. Subisci un ritardo per unirti?
prompt-may-show = Mostri un Oggetto che elimina l'Incontro?
    .about = { $place_at }: { $encounter }. Mostri un Oggetto per liberartene?
prompt-may-discard-encounter = Puoi scartare fino a tre Incontri.
    .about = Puoi scartare { $left ->
        [one] un Incontro
       *[other] fino a { $left } Incontri
    }.
prompt-take-discard = Quale dei tuoi Eventi scartati prendi?
prompt-place-block = Dove metti un blocco?
prompt-spied-on = Una Spia. Scarti un'arma per liberartene?
    .about = Una Spia { $place_at }. Scarti un'arma per liberartene?
prompt-choose-victim = Quale Cacciatore sorveglia la Spia?
prompt-may-show-weapon = Le Guardie attaccano. Mostri un'arma contro altri 2 danni e un ritardo?
    .about = Le Guardie attaccano { $place_at }. Mostri un'arma contro altri 2 danni e un ritardo?
prompt-choose-guarded = Quale Cacciatore attaccano le Guardie?
prompt-faces-mob = Arriva la Folla. Ogni Oggetto che tieni costa 1 danno.
    .about = La Folla arriva { $place_at }. Ogni Oggetto che tieni costa 1 danno.
prompt-choose-fog = Su quale città della regione cala la nebbia?
    .about = Su quale città della regione { $region } cala la nebbia?
prompt-faces-wolves = Lupi: 4 danni. Mostri un'arma, per 2 in meno?
    .about = Lupi { $place_at }: 4 danni. Mostri un'arma, per 2 in meno?
prompt-second-weapon = Mostri una seconda arma contro i Lupi?
    .about = Hai mostrato { $card }. Mostri una seconda arma contro i Lupi?
prompt-choose-wolves = In quale città arrivano i Lupi?
    .about = In quale città vicino { $place_at } arrivano i Lupi?
prompt-brides-exchange = Le Spose ti lasciano cambiare un Incontro.
prompt-wolf-hunts = Quale Cacciatore attacca il lupo?
    .about = Quale Cacciatore attacca il lupo, per { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }?
prompt-wards-off = Arriva il Grande Lupo. Mostri un oggetto sacro?
    .about = Arriva il Grande Lupo: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }. Mostri un oggetto sacro?
prompt-leaving = Un Nascondiglio esce dalla Traccia. I suoi Incontri maturano, o diventa un Covo?
    .about = { $place } esce dalla Traccia. I suoi Incontri maturano, o diventa un Covo?
prompt-ripens = Quale Incontro matura?
    .about = Quale Incontro matura { $place_at }?
prompt-make-room = Hai tre Covi. Quale si sgombera?
    .about = Hai tre Covi. Quale si sgombera per { $place }?
prompt-furnish-lair = Quale Incontro aggiungi al Covo?
    .about = Quale Incontro aggiungi al Covo { $place_at }?
prompt-choose-card = Scegli la carta per la Traccia: dove vai, o un Potere.
    .about = Sei { $place_at }. Scegli la carta per la Traccia: dove vai, o un Potere.
prompt-misdirect-move = Dove vai, oltre al Depistaggio?
    .about = Il Depistaggio prende il posto { $place_of }. Dove vai, inoltre?
prompt-encounter-step = Quale Incontro piazzi sul tuo nuovo Nascondiglio?
    .about = Quale Incontro piazzi sul tuo nuovo Nascondiglio, { $place }?
prompt-may-spread-rumor = Piazzi un segnalino voce?
prompt-pick-encounter = Quale Incontro di Dracula si scarta?
prompt-name-city = Nomina una città. Viene rivelata se è sulla Traccia.
    .about = { $card }: nomina una città. Viene rivelata se è sulla Traccia.
prompt-choose-report = Di quale spazio della Traccia scrivono i giornali?
prompt-jonathan-harker = Jonathan Harker: nomina una città, o tienilo come Alleato.
prompt-rufus-smith = Rufus Smith: nomina una città, o tienilo come Alleato.
prompt-sister-agatha = Suor Agatha: nomina una città, o tienila come Alleata.
prompt-surprising-return = Quale Alleato ritorna?
prompt-choose-luck = Buona Sorte: che cosa se ne va?
prompt-blood-transfusion = Di chi guarisci un Morso?
prompt-consecrate = Quale città diventa Terreno Consacrato?
prompt-may-host = Mostri un'Ostia Consacrata per benedire un'altra città?
prompt-place-host = Quale città riceve l'Ostia Consacrata?
prompt-sail-on = Dove navighi?
    .about = Sei { $place_at }. Dove navighi?
prompt-money-trail = Quale carta di mare viene rivelata?
prompt-study = Quale Evento sta sopra gli ultimi del mazzo?
prompt-hurries = Dove ti affretti?
    .about = Sei { $place_at }. Dove ti affretti?
prompt-wax-cylinders = Cilindri di Cera: gli Incontri di un Nascondiglio, o se Nascondersi è sulla Traccia?
prompt-escape-route = Chi esce dal Combattimento?
prompt-item-on-top = Quale Oggetto è in cima al mazzo?
prompt-take-item = Quale Oggetto prendi?
prompt-draculas-brides = Le Spose di Dracula: usate ora, o tenute come Alleate?
prompt-great-wolf = Grande Lupo: usato ora, o tenuto come Alleato?
prompt-immanuel-hildesheim = Immanuel Hildesheim: usato ora, o tenuto come Alleato?
prompt-corrupt = Su quale Nascondiglio le Spose piazzano un Incontro?
prompt-lurk-there = Quale Incontro piazzi lì?
    .about = Quale Incontro piazzi { $place_at }?
prompt-pays-customs = La dogana ti ferma. Rinunci a tutti gli Oggetti, o subisci 3 danni?
    .about = La dogana ti ferma { $place_at }. Rinunci a tutti gli Oggetti, o subisci 3 danni?
prompt-vampiric-influence = Quale Cacciatore morso cade sotto la tua influenza?
prompt-takes-card = Quale carta perde il Cacciatore?
    .about = Quale carta perde { $hunter }?
prompt-wild-horses = Dove corrono i cavalli imbizzarriti?
    .about = { $hunter } è { $place_at }. Dove corrono i cavalli imbizzarriti?
prompt-seduction = Quale vampiro seduce il Cacciatore?
    .about = Quale vampiro seduce { $hunter } { $place_at }?
prompt-devilish-power = Potere Diabolico: che cosa fai?
prompt-raise-storm = Dove si leva una tempesta?
prompt-road-reopened = Tramonto: quale blocco rimuovi?
prompt-storm-passes = Tramonto: quale tempesta rimuovi?

# --- perché qualcosa è precluso
reason-day-only = Solo di giorno.
reason-at-sea = In mare puoi soltanto navigare.
reason-at-sea-by-night = In mare, di notte, non si può fare nulla.
reason-not-in-castle = Il Castello di Dracula non offre né rifornimenti né biglietti.
reason-no-road = Da qui nessuna strada porta là.
reason-fog = La nebbia impedisce ai Cacciatori di andare e venire.
reason-blocked = Un blocco sbarra la via.
reason-no-sea-way = Da qui non ci si arriva per mare.
reason-no-ticket = Non hai quel biglietto.
reason-no-railway = Nessuna ferrovia parte da questa città.
reason-hospital-only = Dall'ospedale puoi solo prendere un Oggetto, o uscire.
reason-no-supplies = Potere Diabolico vieta i rifornimenti in questa fase.
reason-not-a-hideout = Qui non conosci Nascondigli o Covi.
reason-fogged-search = Nella nebbia non si può cercare.
reason-alone = Quel Cacciatore non è nella tua città.
reason-leader-cities = Per farlo dovete essere entrambi in una città.
reason-not-van-helsing = Solo Van Helsing può fare da capo.
reason-bond-alone = Il legame psichico vuole un altro Cacciatore nella città di Mina.
reason-same-action = La seconda azione deve essere di altro genere.
reason-not-in-hand = Quella carta non è nella tua mano.
reason-not-yours = Quella carta può giocarla solo un altro Cacciatore.
reason-must-lay = Devi piazzare una carta.
reason-on-trail = Quel luogo è sulla Traccia.
reason-not-adjacent = Quel luogo non è adiacente al tuo.
reason-holy = Non puoi entrare su terreno sacro.
reason-power-out = Quella carta Potere è sulla Traccia.
reason-holy-power = Su terreno sacro quel Potere non si può usare.
reason-sea-power = In mare quel Potere non si può usare.
reason-cannot-misdirect = Depistaggio non può prendere il posto di quel Nascondiglio.
reason-wolf-reach = Un lupo non ci arriva.
reason-no-banner = Quella carta non si può scegliere in un Combattimento.
reason-immediately = Questa carta va usata subito.
reason-ally-at-once = Un Alleato si usa subito: per il suo effetto, o per restare.
reason-aristocrat-waits = Il Vampiro Aristocratico non tende agguati.
reason-at-least-one = Devi andare da un'altra parte.
reason-at-phase-end = Quell'Evento si gioca alla fine della tua fase.
reason-bare-lair = Un nuovo Covo riceve un Incontro della tua mano.
reason-beyond-white = È più lontano del valore bianco del biglietto.
reason-beyond-yellow = È più lontano del valore giallo del biglietto.
reason-block-there = Lì c'è già un blocco.
reason-blocked-railway = Un blocco sbarra la ferrovia.
reason-cannot-fly = Il pipistrello non ci arriva: una o due strade, fino a una città senza Cacciatori la cui carta sia nel mazzo.
reason-castle-supply = Qui non ci sono rifornimenti.
reason-circle-one = Il Cerchio Sacro porta fuori almeno un Cacciatore.
reason-does-not-mature = Quell'Incontro non è lì, o non matura.
reason-event-limit = Hai troppi Eventi: uno va scartato.
reason-fog-region = La nebbia cala su una città della stessa regione.
reason-fogged-hospital = La città è nella nebbia: non puoi lasciare l'ospedale.
reason-fogged-railway = Nella nebbia non passano treni.
reason-guards-elsewhere = Le Guardie attaccano solo un Cacciatore che è nel luogo di Dracula.
reason-hidden-in-combat = Durante un Combattimento tutte le carte restano nascoste.
reason-hoax-waits = Inganno non tende agguati.
reason-holy-road = La via per arrivarci tocca terreno sacro.
reason-hospital-by-night = Puoi lasciare l'ospedale solo di giorno.
reason-hospital-partner = Un Cacciatore in ospedale non è nella tua città.
reason-in-hospital = Quel Cacciatore è in ospedale, non nella tua città.
reason-leader-events = Come capo Van Helsing scambia Eventi, e solo Eventi.
reason-lying-down = Sei già in ritardo.
reason-mature-or-lair = Ciò che esce dalla Traccia matura o diventa un Covo.
reason-must-choose = Scegli una carta Combattimento.
reason-must-face = Devi affrontare quello che hai trovato qui.
reason-must-fight = Ogni Cacciatore nella città di Dracula deve combattere; solo nella nebbia ne può lasciare fuori uno, prima del Combattimento.
reason-no-arrival = Puoi tendere un agguato solo a un Cacciatore appena arrivato in quel luogo.
reason-no-flight-to-lair = Il pipistrello non vola in un Covo.
reason-no-lair-of-hide = Da Nascondersi non nasce un Covo.
reason-no-lair-now = Diventa un Covo solo ciò che esce dalla Traccia.
reason-no-night-sailing = I Cacciatori navigano solo di giorno.
reason-no-port = Quel mare non tocca il luogo in cui sei.
reason-no-train = Dracula non va in treno.
reason-not-held = Non hai quella carta in mano.
reason-not-lurking = Un tale Incontro non è lì.
reason-not-nearest = Un altro ospedale è più vicino.
reason-not-weakened = Non hai Morsi che ti indeboliscano.
reason-nothing-lurks-there = Un segnalino voce vuole un Incontro negli spazi da 1 a 3.
reason-off-board = Quel Cacciatore non è sul tabellone.
reason-one-power = In una fase si gioca una sola carta Potere.
reason-only-railway = Là porta solo una ferrovia, nessuna strada.
reason-other-time = Quella carta è per un altro momento del giorno.
reason-out-of-reach-at-sea = Da questo mare non ci arrivi.
reason-rumor-there = Lì c'è già un segnalino voce.
reason-spy-weapon = Solo un'arma elimina la Spia.
reason-storm-there = Là infuria già una tempesta.
reason-takes-no-encounter = Lì non può stare alcun Incontro.
reason-three-lairs = Hai tre Covi: uno va sgomberato.
reason-two-tickets = Hai due biglietti: prima uno va rimesso via.
reason-untied-hide = Questo Nascondersi non è legato al luogo.
reason-when-bullets = I Proiettili Benedetti si usano subito dopo la tua Pistola o il tuo Fucile, una volta per Combattimento.
reason-when-dogs = I Cani si usano prima di una ricerca, o contro un agguato di Ratti, Sabotatore, Spia o Lupi.
reason-when-horses = I Cavalli Veloci sono un'azione di giorno, in una città con una strada aperta.
reason-when-stake = Un Paletto si mostra prima di una ricerca, e si usa contro un vampiro o un Inganno trovato lì.
reason-when-wreath = Una Ghirlanda d'Aglio si mostra quando comincia un Combattimento.
reason-white-only = Questo biglietto non ha valore giallo: solo ferrovie bianche.
reason-wolves-reach = I Lupi arrivano a una o due strade di distanza.
reason-wrong-item = Quell'Oggetto qui non serve.
reason-when-transfusion = Un Cacciatore senza Morsi ne aiuta un altro, morso, nella stessa città.
reason-when-weather = Tempo Splendido richiede un mare aperto accanto a te.
reason-when-hypnosis = Ipnosi richiede un altro Cacciatore nella città di Mina.
reason-when-money = La Pista del Denaro porta a una carta di mare coperta sulla Traccia.
reason-when-emergency = Da qui non parte nessuna strada aperta.
reason-when-vampire-lair = Covo del Vampiro costa un Paletto, e non devi essere in ritardo.
reason-when-luck = Buona Sorte rimuove un blocco, scarta l'Alleato di Dracula o annulla una Falsa Soffiata.
reason-when-forewarned = Preavviso non serve contro un vampiro.
reason-when-return = Può tornare solo un Alleato dei Cacciatori tra gli scarti scoperti.
reason-when-planned = Hai già preparato un agguato per questo Combattimento.
reason-when-seduction = Solo un vampiro che si trova lì può sedurre.
reason-when-schemes = Sullo spazio 3 della Traccia non può stare un Incontro.
reason-when-roadblock = Non resta nessun segnalino blocco.
reason-when-storms = Non resta nessun segnalino tempesta.
reason-when-swift = Segue già un'altra fase.
reason-when-bolting = Da lì non prosegue nessuna strada aperta.
reason-no-blessing = Qualsiasi città tranne il castello, Galati e Klausenburg, e nessuna già benedetta.
reason-report-space = All'alba e al tramonto i giornali parlano dello spazio 5 o 6.
reason-wax-space = Su quello spazio non c'è nessun Nascondiglio.
reason-swap-another = Gioca un'altra carta Combattimento che hai in mano, o tieni la tua.
reason-acted-already = Quel Cacciatore ha già agito.
reason-not-under-influence = Solo un Cacciatore indebolito è sotto l'influenza di Dracula.
reason-devilish-choice = Non c'è niente del genere da togliere.
reason-brides-spaces = Le Spose scelgono due Nascondigli diversi negli spazi da 1 a 3.
reason-wolf-item = Solo un Crocifisso o un'Ostia Consacrata tiene lontano il lupo.
reason-start-once = I luoghi di partenza si scelgono una volta sola, prima del primo giorno.
reason-must-sail = In mare, di giorno, devi continuare a navigare.
reason-road-is-action = Una strada si prende come azione, nel turno del Cacciatore.
reason-rail-is-action = Un biglietto si usa come azione, nel turno del Cacciatore.
reason-ride-needs-ticket = Si sale sul treno solo dopo aver speso un biglietto.
reason-sail-is-action = Un Cacciatore naviga come azione, nel proprio turno.
reason-supply-is-action = I rifornimenti si prendono come azione, nel turno del Cacciatore.
reason-reserve-is-action = Un biglietto si prenota come azione, nel turno del Cacciatore.
reason-rest-is-action = Il riposo è un'azione, nel turno del Cacciatore.
reason-search-is-action = La ricerca è un'azione, nel turno del Cacciatore.
reason-trade-is-action = Lo scambio è un'azione, nel turno del Cacciatore.
reason-lead-is-action = Fare da capo è un'azione di Van Helsing, nel suo turno.
reason-bond-is-action = Il legame psichico è un'azione di Mina, nel suo turno.
reason-not-mina = Solo Mina ha il legame psichico.
reason-with-oneself = Per uno scambio ci vuole un altro Cacciatore.
reason-order-of-turns = I Cacciatori agiscono nel loro ordine fisso.
reason-must-name-next = Uno dei Cacciatori deve essere il prossimo.
reason-beyond-carriage = È più lontano delle quattro ferrovie della Carrozza a Nolo.
reason-beyond-horses = È più lontano di dove arrivano i cavalli.
reason-beyond-emergency = È a più di tre strade di distanza.
reason-not-by-rail = Nessuna ferrovia unisce quel luogo a questa città.
reason-must-ride = Il treno parte: deve pur andare da qualche parte.
reason-must-ride-out = Devi prendere almeno una strada.
reason-must-sail-on = Finché un mare o un porto è aperto devi navigare.
reason-must-carry = Il Cacciatore va portato in una città adiacente.
reason-must-bolt = I cavalli devono correre una strada più avanti.
reason-carry-by-effect = Dracula sposta un Cacciatore solo con i Pipistrelli o con un suo Evento.
reason-used-in-combat = Quell'Oggetto si sceglie come carta in un Combattimento, o si mostra quando un effetto lo chiede.
reason-shown-already = Quella carta è già scoperta davanti a te.
reason-show-is-asked = Non ne mostri ancora nessuna: prima del prossimo turno ti si chiede quale.
reason-show-when-asked = Una carta si mostra quando un effetto lo chiede.
reason-must-show-item = Un Cacciatore indebolito mostra un Oggetto.
reason-must-show-event = Un Cacciatore indebolito mostra un Evento.
reason-item-limit = Hai troppi Oggetti: uno va scartato.
reason-ticket-limit = Hai troppi biglietti: uno va rimesso via.
reason-discard-item = Un Oggetto si scarta oltre il limite, o quando un effetto lo toglie.
reason-discard-event = Un Evento si scarta oltre il limite, o quando un effetto lo toglie.
reason-discard-ticket = Un biglietto si rimette via oltre il limite, o quando se ne pesca uno nuovo.
reason-discard-encounter = Dracula scarta Incontri dalla mano solo dove una carta glielo permette.
reason-keep-or-put-back = Si tiene o si rimette via il biglietto appena pescato, nessun altro.
reason-keep-drawn = Così si tiene solo un biglietto appena pescato.
reason-give-in-trade = Le carte passano di mano solo in uno scambio.
reason-shared-already = L'altro ha già visto quella carta.
reason-offered-already = Hai già offerto quella carta.
reason-no-bargain = Non c'è nessuno scambio da concludere.
reason-lucy-waits = Non c'è niente in gioco da usare: La Vendetta di Lucy vale contro una fuga, un Morso o un danno mortale.
reason-series-only = Così si chiude solo ciò che va carta per carta, come l'offerta in uno scambio.
reason-event-first = Prima si risolve l'Evento sul tavolo.
reason-when-long-night = Una Lunga Notte sta già per arrivare.
reason-when-vigor = Non viene nessun giorno, o c'è già una seconda azione.
reason-when-telegraph = I Cacciatori agiscono già in qualsiasi ordine.
reason-when-carriage = Una carrozza aspetta già.
reason-when-tip = Questo treno è già stato sviato.
reason-take-item-found = Un Oggetto si prende solo tra quelli mostrati da Ritrovamento Fortunato.
reason-take-event-back = Un Evento torna dagli scarti solo con un Inganno maturato o con Ritorno Inatteso.
reason-take-by-plot = Una carta Combattimento si prende solo con Complotto, tra quelle rimaste nel mazzo.
reason-must-take-item = Uno degli Oggetti va preso.
reason-must-take-event = Uno dei tuoi Eventi scartati va preso.
reason-must-take-plot = Complotto prende una carta dal mazzo Combattimento.
reason-not-found = Qui non è stato trovato un tale Incontro.
reason-faced-already = In questa ricerca hai già affrontato quell'Incontro.
reason-face-in-search = Un Incontro si affronta in una ricerca, o quando tende un agguato.
reason-ambushed-already = Quell'Incontro ha già teso un agguato a questo Cacciatore.
reason-strike-by-effect = Dracula sceglie un Cacciatore solo quando una sua carta ne attacca uno.
reason-must-send-spy = La Spia sorveglia uno dei Cacciatori.
reason-must-send-guards = Le Guardie attaccano uno dei Cacciatori nel luogo di Dracula.
reason-guards-wait = Non c'è niente in gioco da usare: le Guardie tenute da parte agiscono all'alba o al tramonto, prima di un Combattimento con Dracula.
reason-must-send-wolf = Il lupo attacca uno dei Cacciatori.
reason-must-send-wolves = I Lupi arrivano in qualche città vicina.
reason-must-place-fog = La nebbia cala su qualche città della regione.
reason-fog-by-encounter = La nebbia cala solo con l'Incontro Nebbia Innaturale.
reason-must-influence = Un Cacciatore indebolito cade sotto l'influenza.
reason-must-take-card = Una carta del Cacciatore sotto influenza va scartata.
reason-mob-items = La folla chiede Oggetti, nient'altro.
reason-choose-in-combat = Le carte Combattimento si scelgono all'inizio di un round.
reason-engage-in-combat = Il Cacciatore preso di mira si nomina in ogni round, dopo la scelta delle carte.
reason-must-engage = Un Cacciatore del Combattimento va preso di mira.
reason-must-claw = Di notte gli Artigli colpiscono ancora un Cacciatore del Combattimento.
reason-card-done = La carta di quel Cacciatore ha già agito, o non agisce.
reason-must-strike-next = Una delle carte dei Cacciatori deve essere la prossima ad agire.
reason-must-remove-one = Un Cacciatore deve lasciare il Combattimento.
reason-remove-by-card = Un Cacciatore è portato fuori da un Combattimento da Via di Fuga o dal Cerchio Sacro.
reason-spare-this-one = Adesso si decide di un altro Cacciatore in quella città.
reason-not-in-his-city = Quel Cacciatore non è nella città di Dracula e non combatte.
reason-fly-from-hunters = Il pipistrello non vola in una città con un Cacciatore.
reason-fly-after-bat = Dracula vola solo quando Fuga come Pipistrello riesce di notte.
reason-ward-on-tie = Un ospedale si sceglie solo per un Cacciatore sconfitto che ne ha due ugualmente vicini.
reason-must-fix-ward = Il Cacciatore deve svegliarsi in uno degli ospedali più vicini.
reason-same-card = È la carta che è già sul tavolo.
reason-lay-in-phase = Dracula piazza una carta in ogni sua fase, quando la Traccia è avanzata.
reason-misdirect-in-phase = Depistaggio è la carta di Dracula per una fase, insieme a un movimento.
reason-wolf-in-phase = Forma di Lupo è la carta di Dracula per una fase.
reason-must-misdirect = Oltre a Depistaggio devi muoverti.
reason-place-in-step = Un Incontro si piazza su un nuovo Nascondiglio, su un nuovo Covo, o dove lo dice una carta.
reason-must-place-there = Lì va piazzato un Incontro della tua mano.
reason-rumor-in-step = Un segnalino voce si piazza subito dopo un Incontro, nella fase di Dracula.
reason-ripens-on-leaving = Gli Incontri maturano solo quando il loro Nascondiglio esce dalla Traccia.
reason-clear-for-lair = Un Covo si sgombera solo per far posto a un quarto.
reason-must-exchange = Le Spose cambiano un Incontro della tua mano, nient'altro.
reason-block-by-card = Un blocco si piazza con l'Evento Blocco Stradale o con un Sabotatore maturato.
reason-must-block = Finché ci sono segnalini devi piazzare il blocco.
reason-unblock-at-dusk = Un blocco si toglie al tramonto per scelta di Dracula, o con Buona Sorte.
reason-must-unblock = Al tramonto un blocco va tolto.
reason-no-block-there = Lì non c'è nessun blocco.
reason-storm-by-card = Una tempesta si alza solo con Evocare Tempeste.
reason-calm-at-dusk = Una tempesta passa al tramonto, per scelta di Dracula.
reason-must-calm = Al tramonto una tempesta va tolta.
reason-no-storm-there = Là non infuria nessuna tempesta.
reason-bless-by-card = Una città si benedice solo con Terreno Consacrato, o con un'Ostia Consacrata mostrata insieme.
reason-must-bless = Una città va benedetta.
reason-unbless-by-card = Il Terreno Consacrato si toglie solo con Potere Diabolico.
reason-name-by-card = Una città si nomina solo per una carta che lo chiede.
reason-look-by-card = La Traccia si guarda solo con una carta che lo dice.
reason-ally-when-drawn = Una carta diventa un Alleato solo quando è pescata o ritorna.
reason-must-discard-encounter = Uno degli Incontri di Dracula va scartato.
reason-veil-encounters = Si scarta solo un Incontro che Dracula ha mostrato.
reason-must-report = I giornali scrivono dello spazio 5 o 6.
reason-must-return = Un Alleato deve tornare.
reason-must-heal = Un Cacciatore morso va guarito.
reason-must-follow-money = Una carta di mare va rivelata.
reason-must-listen = I cilindri dicono una delle due cose.
reason-must-seduce = Un vampiro deve sedurre il Cacciatore.
reason-must-be-devilish = Potere Diabolico deve fare una di queste cose.
reason-matured-already = Quell'Incontro è già maturato.
reason-hide-keeps-all = Ciò che sta con Nascondersi non matura mai.
reason-hoax-his-own = Inganno riporta solo un Evento di Dracula.
reason-wolves-saw-it = Quell'arma l'hai già mostrata.
reason-never-matures = Quell'Incontro non ha un effetto di maturazione.
reason-time-behind-the-veil = Oltre il Velo si usa solo nel momento in cui è pescata.
reason-time-blood-transfusion = Trasfusione di Sangue è un'azione, nel tuo turno.
reason-time-chartered-carriage = Carrozza a Nolo si gioca quando spendi un biglietto.
reason-time-consecrated-ground = Terreno Consacrato è un'azione di notte.
reason-time-escape-route = Via di Fuga si gioca quando comincia un Combattimento, da un Cacciatore che vi partecipa.
reason-time-evil-presence = Presenza Maligna si usa solo nel momento in cui è pescata.
reason-time-excellent-weather = Tempo Splendido è un'azione di giorno.
reason-time-forewarned = Preavviso si gioca quando subisci un agguato.
reason-time-good-luck = Buona Sorte si gioca di giorno, o contro una Falsa Soffiata.
reason-time-great-strength = Grande Forza si gioca quando un Cacciatore è morso o sarebbe sconfitto.
reason-time-heroic-leap = Balzo Eroico si gioca quando comincia un Combattimento, da un Cacciatore che vi partecipa.
reason-time-hired-scouts = Esploratori Assoldati si usa solo nel momento in cui è pescata.
reason-time-hypnosis = Ipnosi è un'azione, nel tuo turno.
reason-time-jonathan-harker = Jonathan Harker si usa solo nel momento in cui è pescata.
reason-time-local-rumors = Voci di Paese si usa solo nel momento in cui è pescata.
reason-time-long-night = Lunga Notte si gioca all'alba.
reason-time-lucky-find = Ritrovamento Fortunato si gioca quando comincia un Combattimento, da un Cacciatore che vi partecipa.
reason-time-lucys-revenge = La Vendetta di Lucy si gioca quando comincia un Combattimento, da un Cacciatore che vi partecipa.
reason-time-money-trail = La Pista del Denaro è un'azione, nel tuo turno.
reason-time-mystic-research = Ricerca Mistica è un'azione, nel tuo turno.
reason-time-newspaper-reports = Notizie dai Giornali si usa quando è pescata, o all'alba o al tramonto.
reason-time-planned-ambush = Agguato Preparato si gioca quando comincia un Combattimento, da un Cacciatore che vi partecipa.
reason-time-renewed-vigor = Nuovo Vigore si gioca all'alba.
reason-time-rufus-smith = Rufus Smith si usa solo nel momento in cui è pescata.
reason-time-sense-of-emergency = Senso d'Emergenza è un'azione di giorno.
reason-time-sister-agatha = Suor Agatha si usa solo nel momento in cui è pescata.
reason-time-speedy-telegraph = Telegrafo Veloce si gioca all'alba.
reason-time-surprising-return = Ritorno Inatteso si gioca all'alba o al tramonto.
reason-time-vampire-lair = Covo del Vampiro è un'azione di giorno.
reason-time-wax-cylinders = Cilindri di Cera è un'azione, nel tuo turno.
reason-time-customs-search = Controllo Doganale si gioca quando un Cacciatore è passato in un'altra regione.
reason-time-darkness-returns = Tornano le Tenebre si gioca alla fine della fase di Dracula.
reason-time-devilish-power = Potere Diabolico si gioca nella fase di Dracula, tra un passo e l'altro.
reason-time-draculas-brides = Le Spose di Dracula si usa solo nel momento in cui è pescata.
reason-time-enraged = Furore si gioca quando una carta Combattimento di Dracula sta per essere annullata.
reason-time-false-tip = Falsa Soffiata si gioca quando un Cacciatore spende un biglietto.
reason-time-great-wolf = Grande Lupo si usa solo nel momento in cui è pescata.
reason-time-hidden-schemes = Trame Nascoste si gioca alla fine della fase di Dracula.
reason-time-immanuel-hildesheim = Immanuel Hildesheim si usa solo nel momento in cui è pescata.
reason-time-nocturnal-visit = Visita Notturna si gioca alla fine della fase di Dracula.
reason-time-roadblock = Blocco Stradale si usa quando è pescata, o alla fine della fase di Dracula.
reason-time-seduction = Seduzione si gioca quando un Cacciatore cerca.
reason-time-sensationalist-press = Stampa Scandalistica si gioca contro Voci di Paese, Esploratori Assoldati, Notizie dai Giornali o Presenza Maligna.
reason-time-summon-storms = Evocare Tempeste si usa quando è pescata, o alla fine della fase di Dracula.
reason-time-unearthly-swiftness = Velocità Ultraterrena si gioca nella fase di Dracula, tra un passo e l'altro.
reason-time-vampiric-influence = Influenza Vampirica si usa solo nel momento in cui è pescata.
reason-time-wild-horses = Cavalli Imbizzarriti si gioca quando un Cacciatore si è mosso per strada.

# --- che cosa è successo
event-laid = Dracula piazza { $a } a faccia in giù sulla Traccia.
event-dawn = Alba di { $a ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
}.
event-dusk = Tramonto di { $a ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
}.
event-no-day = Tenebre: il giorno non ha luogo.
event-despair = È passata un'altra settimana. La Disperazione è a { $a }.
event-influence = L'Influenza di Dracula è ora { $a } su 13.
event-stands-up = { $a } recupera il ritardo.
event-passes = { $a } non compie azioni.
event-supplies = { $a } fa rifornimento.
event-reserves = { $a } prenota un biglietto.
event-nothing-here = { $a }: qui non c'è un Nascondiglio di Dracula.
event-ticket-spent = { $a } spende un biglietto.
event-ticket-shown = Il biglietto speso è { $a }.
event-carriage-cancelled = La Carrozza a Nolo non parte.
event-bats-carry = I pipistrelli portano { $a } dove vuole Dracula.
event-bats-token = I pipistrelli porteranno via { $a } al prossimo turno.
event-bolts = Cavalli imbizzarriti portano { $a } { $b_at }.
event-horses = { $a } scopre { $b } per i Cavalli Veloci.
event-delayed = { $a } subisce un ritardo.
event-searches = { $a } cerca { $b_at }.
event-faces = { $a } affronta { $c } { $b_at }.
event-ambush = Dracula tende un agguato { $a_to } { $b_at }: { $c }.
event-encounter-gone = Si scarta { $b } { $a_at }.
event-encounter-discarded = Si scarta { $a }.
event-encounter-thrown = Dracula scarta un Incontro coperto.
event-encounters-shuffled = Gli Incontri scartati vengono mescolati in un nuovo mazzo.
event-on-trail = { $a }: è sulla Traccia.
event-not-on-trail = { $a }: non è sulla Traccia.
event-cleared = Si sgombera { $a }.
event-stripped = Gli Incontri { $a_at } spariscono; Dracula resta lì.
event-figure = Dracula è scoperto { $a_at }.
event-slide = La Traccia scorre.
event-ripens = Dracula fa maturare il Nascondiglio che lascia la Traccia.
event-settles = Dracula fa un Covo del Nascondiglio che lascia la Traccia.
event-matures = Matura { $a }.
event-lair = Il Nascondiglio che lascia la Traccia diventa { $a }.
event-from-lair = Dracula torna al suo Nascondiglio { $a_at }, che è di nuovo sulla Traccia.
event-misdirect = Dracula gioca Depistaggio { $a_at }.
event-rumor = Dracula piazza un segnalino voce { $a_at }.
event-error-penalty = Dracula non ha più carte da piazzare: si trova { $a_at }, e la sua Traccia si sgombera.
event-dracula-phase = Comincia la fase di Dracula.
event-dracula-suffers = Dracula subisce { $a ->
    [one] 1 danno
   *[other] { $a } danni
}.
event-dracula-recovers = Dracula recupera { $a ->
    [one] 1 danno
   *[other] { $a } danni
}.
event-great-wolf = Il Grande Lupo attacca { $a }.
event-shows = { $a } mostra { $b }.
event-shows-all = { $a } mostra: { $cards }.
event-displays = Per la debolezza { $a } mostra { $b }.
event-item-drawn = Peschi { $a }.
event-item-seen = Vedi { $a }.
event-turned-away = { $a } trova in cima un Evento di Dracula: si scarta coperto.
event-events-shuffled = Il mazzo Eventi viene mescolato.
event-drew-event = { $a } pesca un Evento.
event-event-drawn = Peschi { $a }.
event-drew-ticket = { $a } pesca un biglietto.
event-ticket-drawn = Peschi { $a }.
event-ticket-back = { $a } rimette via un biglietto.
event-ticket-gone = Hai rimesso via { $a }.
event-trades = { $a } tratta con { $b }.
event-leads = { $a } scambia Eventi con { $b }.
event-offers = { $a } offre { $b }.
event-shares = { $a } fa vedere { $b } all'altro.
event-traded = { $a } e { $b } hanno concluso uno scambio.
event-no-trade = { $a } e { $b } non si accordano.
event-ally = { $a } resta in gioco come aiuto.
event-returns = Ritorna dagli scarti { $a }.
event-back-in-hand = { $a } riprende in mano { $b }.
event-offer-made = { $a } ha fatto un'offerta.
event-from-below = L'Evento in fondo al mazzo è { $a }.
event-spy-sent = La Spia va da { $a }.
event-claws-again = Gli Artigli colpiscono anche { $a }.
event-strikes = Ora agisce la carta { $a_of }.
event-circle-closed = { $a } chiude il Cerchio Sacro.
event-corrupts = Dracula sceglie { $a } per un Incontro.
event-studied = Il prossimo Evento del mazzo è { $a }.
event-veil-lifted = Dracula ha mostrato la mano ai Cacciatori.
event-near = { $a } è accanto a Dracula.
event-none-near = Nessun Cacciatore è accanto a Dracula.
event-no-rumors = Nulla accanto a { $a } è sulla Traccia.
event-nothing-on = { $a_at } non c'è nulla.
event-region = Dracula è in { $a }.
event-no-region = Dracula è in mare, fuori da ogni regione.
event-bond-yes = Mina lo sente: Dracula è nella regione { $a_of }.
event-bond-no = Mina lo sente: Dracula non è nella regione { $a_of }.
event-consecrated = { $a } è Terreno Consacrato.
event-desecrated = { $a } non è più Terreno Consacrato.
event-hosted = { $a } riceve un'Ostia Consacrata.
event-hosts-leave = Le Ostie Consacrate lasciano le città.
event-cured = { $a } guarisce da un Morso.
event-fog = La nebbia cala { $a_at }.
event-fog-lifts = La nebbia si dirada { $a_at }.
event-storm = Si leva una tempesta { $a_at }.
event-calm = La tempesta { $a_at } è finita.
event-roadblock = Un blocco sbarra { $a }.
event-unblocked = Riapre { $a }.
event-no-supplies = Nella loro prossima fase i Cacciatori non troveranno rifornimenti.
event-wolves = Arrivano Lupi { $a_at }.
event-guards-kept = Dracula tiene pronte le Guardie Szgany.
event-guards-used = Intervengono le Guardie Szgany.
event-hoax-taken = Dracula riprende uno dei suoi Eventi; gli altri vengono mescolati nel mazzo.
event-seduces = { $c } seduce { $a }.
event-lured-home = { $b } torna in mano a Dracula.
event-combat = Comincia un Combattimento.
event-spared = { $a } resta fuori dal Combattimento.
event-round = Round { $a } del Combattimento.
event-engaged = Il vampiro prende di mira { $a }.
event-reveals = { $a } scopre { $b }.
event-card-cancelled = La carta { $a_of } è annullata.
event-enraged = Furore di Dracula: la sua carta non è annullata.
event-mesmerized = { $a } cade nel mesmerismo.
event-plotted = Dracula prende una carta Combattimento a sua scelta.
event-escapes = Il vampiro scappa: { $a }.
event-flown = Dracula vola via come pipistrello e piazza { $a } a faccia in giù sulla Traccia.
event-drew-combat-card = Peschi { $a }.
event-foe-suffers = { $a } subisce { $b ->
    [one] 1 danno
   *[other] { $b } danni
}.
event-foe-recovers = Il vampiro recupera { $a ->
    [one] 1 danno
   *[other] { $a } danni
}.
event-foe-defeated = { $a } è distrutto.
event-foe-returns = { $b } torna al suo posto { $a_at }.
event-wreath = { $a } indossa una Ghirlanda d'Aglio.
event-out-of-combat = { $a } è fuori dal Combattimento.
event-suffers = { $a } subisce { $b ->
    [one] 1 danno
   *[other] { $b } danni
}.
event-recovers = { $a } recupera { $b ->
    [one] 1 danno
   *[other] { $b } danni
}.
event-prevented = Non succede nulla { $a_to }: è stato impedito.
event-defeated = Sconfitta { $a_of }.
event-ward = Il risveglio { $a_of } sarà { $b_at }.
event-wakes = { $a } si risveglia { $b_at }.
event-handed-over = { $a } consegna { $b ->
    [one] 1 carta
   *[other] { $b } carte
} e { $c ->
    [one] 1 biglietto
   *[other] { $c } biglietti
}.
event-hides = { $a } riprende in mano le carte che erano scoperte.
event-no-item-shown = { $a } non mostra più un Oggetto.
event-no-event-shown = { $a } non mostra più un Evento.
event-hoax-finds = I tuoi Eventi scartati: { $cards }.

# --- che cosa è successo, più cose in una frase
log-day = { $a ->
    [0] Lunedì
    [1] Martedì
    [2] Mercoledì
    [3] Giovedì
    [4] Venerdì
    [5] Sabato
   *[6] Domenica
}, settimana { $b }
log-comes-by-road = { $a } arriva { $b_at } per strada.
log-comes-by-rail = { $a } arriva { $b_at } in treno.
log-comes-by-sea = { $a } arriva { $b_at } per mare.
log-no-trace = Nessun Nascondiglio lì.
log-rests = { $b ->
    [0] { $a } riposa.
    [one] { $a } riposa e recupera 1 danno.
   *[other] { $a } riposa e recupera { $b } danni.
}
log-supplied = { $a } fa rifornimento: { $cards }.
log-reserved = { $a } prenota un biglietto: { $cards }.
log-draws = { $a } pesca { $cards }.
log-sees = { $a } guarda { $cards }.
log-gives-up = { $a } scarta { $cards }.
log-ticket-back = { $a } rimette via { $b }.
log-items-discarded = Si scarta: { $cards }.
log-encounters-discarded = Incontri scartati: { $cards }.
log-encounter-thrown = Dracula scarta { $a }, a faccia in giù.
log-studied = I prossimi Eventi del mazzo: { $cards }.
log-offers = { $a } offre { $cards }.
log-lets-see = { $a } fa solo vedere { $cards }.
log-hands-over = { $a } consegna { $cards }.
log-laid = Dracula piazza { $a } sulla Traccia. I Cacciatori vedono { $b }.
log-placed = Dracula piazza { $a } { $b_at }, a faccia in giù.
log-cleared = Si sgombera: { $cards }.
log-plays = { $a } gioca { $b }.
log-combat = Comincia un Combattimento: { $a }.
log-foe-plays = { $a } gioca { $b } contro { $c }.
log-foe-escapes = { $a } scappa: { $b }.
log-displays = Per la debolezza { $a } mostra { $cards }.
log-encounter-gone = Viene scartato.
log-roadblocks = Blocchi su: { $cards }.
log-storms = Si levano tempeste: { $cards }.
log-fog-lifts = La nebbia si dirada: { $cards }.
noun-unseen-item = 1 Oggetto
noun-unseen-items = 2 Oggetti
noun-unseen-event = 1 Evento
noun-unseen-events = 2 Eventi
noun-unseen-ticket = 1 biglietto
noun-unseen-tickets = 2 biglietti

# --- opzioni
option-vampire_night = Notte nei Combattimenti con gli Incontri vampiro
option-vampire_night-help = Gli effetti notturni delle carte Combattimento valgono anche contro un vampiro che non è Dracula?
option-vampire_night-false = no
option-vampire_night-true = sì, di notte
option-open_encounters = Incontri scartati visibili
option-open_encounters-help = Tutti possono guardare gli Incontri scartati a faccia in giù?
option-open_encounters-true = sì
option-open_encounters-false = no
option-hide_behind_power = Nascondersi dietro un Potere
option-hide_behind_power-help = Se in mezzo c'è Nutrirsi o Richiamo Oscuro, Nascondersi resta legato al luogo in cui è Dracula?
option-hide_behind_power-true = sì
option-hide_behind_power-false = no
option-private_talk = I Cacciatori parlano in privato
option-private_talk-help = I Cacciatori possono parlare senza che Dracula senta, in ogni momento?
option-private_talk-false = no
option-private_talk-true = sì
option-events_after_combat = Eventi dopo un Combattimento
option-events_after_combat-help = Gli Eventi dell'alba e del tramonto si possono giocare ancora dopo un Combattimento con Dracula, quando è finito?
option-events_after_combat-false = no
option-events_after_combat-true = sì
option-wolf_with_hide = Forma di Lupo insieme a Nascondersi
option-wolf_with_hide-help = Dracula può annunciare Forma di Lupo e posare con essa Nascondersi, restando dove si trova?
option-wolf_with_hide-false = no
option-wolf_with_hide-true = sì
option-hide_tied_to_leaving = Nascondersi e un luogo che lascia la Traccia
option-hide_tied_to_leaving-help = Se il luogo a cui Nascondersi è legato viene rivelato mentre matura, si rivela anche Nascondersi?
option-hide_tied_to_leaving-false = no
option-hide_tied_to_leaving-true = sì

# --- il tavolo sullo schermo
clock = { $weekday }, { $phase }
weekday-monday = Lunedì
weekday-tuesday = Martedì
weekday-wednesday = Mercoledì
weekday-thursday = Giovedì
weekday-friday = Venerdì
weekday-saturday = Sabato
weekday-sunday = Domenica
phase-setup = preparazione
phase-dawn = alba
phase-day = giorno
phase-dusk = tramonto
phase-night = notte
phase-dracula = fase di Dracula
track-influence = Influenza
track-despair = Disperazione
track-health = Salute di Dracula
track-rumors = Segnalini voce
trail-title = Traccia e Covi
mark-rumor = voce
damage = { $count ->
    [one] 1 danno
   *[other] { $count } danni
}
column-tickets = biglietti
off-board = all'alba in ospedale: { $place }
state-delayed = in ritardo
token-fog = Nebbia
token-storm = Tempeste
token-guards = Guardie Szgany pronte
deck-tickets = Biglietti
deck-down = { $count ->
    [one] 1 scartato coperto
   *[other] { $count } scartati coperti
}
combat-mesmerized = nel mesmerismo
combat-plots = Complotto in gioco
combat-out = già giocate: { $cards }
ways-rail-white = Ferrovia bianca
ways-rail-yellow = Ferrovia gialla
way-fog = nebbia
effect-long-night = Lunga Notte: i Cacciatori possono usare le strade di notte
effect-vigor = Nuovo Vigore: una seconda azione di giorno
effect-telegraph = Telegrafo Veloce: i Cacciatori agiscono in qualsiasi ordine
effect-no-supply = Potere Diabolico: niente rifornimenti
effect-no-supply-next = Potere Diabolico: niente rifornimenti nella prossima fase dei Cacciatori
effect-darkness = Tornano le Tenebre: il prossimo giorno non ha luogo
effect-nocturnal = Visita Notturna: all'alba e di giorno si combatte come di notte
effect-swift = Velocità Ultraterrena: segue un'altra fase di Dracula
effect-carriage = Carrozza a Nolo: fino a quattro tratte di ferrovia
effect-tipped = Falsa Soffiata: Dracula sceglie dove va il treno

## Nomi di ciò che sta sul tavolo semplice
field-faceup = Scoperta
field-damage = Danni
field-bat-card = Fuga come pipistrello
field-rumor = Voce
field-ward = Si risveglierà a
field-health = Salute
field-bite-spaces = Morsi sopportati
field-weakened = Indebolito
field-delayed = In ritardo
field-tickets = Biglietti
field-ticket-count = Biglietti in mano
field-rumors = Segnalini voce rimasti
field-bodyguards = Guardie Szgany
field-foe-damage = I suoi danni
field-engaged = Bersaglio
field-last = Carte del turno prima
field-cancelled = Annullate
field-mesmerized = Sotto Mesmerismo
field-plots = Trame
field-hand = Mano
field-hand-count = Carte in mano
field-played = Giocate
field-phase = Fase
field-weekday = Giorno
field-week = Settimana
field-despair = Disperazione
field-influence = Influenza
field-hideouts = Traccia e Covi
field-storms = Tempeste
field-roadblocks = Blocchi stradali
field-consecrated = Terreno Consacrato
field-hunter-ally = Aiuto dei Cacciatori
field-dracula-ally = Aiuto di Dracula
field-event-deck = Mazzo degli Eventi
field-event-tail = Ultimi Eventi del mazzo
field-event-facedown = Eventi scartati coperti
field-item-deck = Mazzo degli Oggetti
field-encounter-deck = Mazzo degli Incontri
field-encounter-discards = Incontri scartati
field-ticket-pool = Biglietti nella riserva
field-found = Carte guardate
field-offers = Offerte dello scambio
field-shared = Carte mostrate nello scambio
value-setup = Preparazione
value-dawn = Alba
value-day = Dì
value-dusk = Tramonto
value-night = Notte
value-dracula = Dracula
value-monday = lunedì
value-tuesday = martedì
value-wednesday = mercoledì
value-thursday = giovedì
value-friday = venerdì
value-saturday = sabato
value-sunday = domenica
value-long-night = una lunga notte
value-vigor = un'azione in più di giorno
value-telegraph = azioni in qualsiasi ordine
value-no-supply = nessun rifornimento
value-no-supply-next = nessun rifornimento nel prossimo turno
value-darkness = non viene giorno
value-nocturnal = una visita notturna
value-swift = un'altra fase per Dracula
value-carriage = una carrozza aspetta
value-tipped = Dracula sceglie la città

# --- fin quando può durare un passo ripetuto
span-day = del giorno o della notte
span-round = del turno

# --- what maturing does, in short
matures-influence = +{ $amount } Influenza
matures-recover = Dracula recupera { $amount } danni
matures-event = un Evento scartato torna in mano
matures-roadblock = un blocco ovunque
matures-spy = una Spia contro un Cacciatore
matures-guards = Guardie tenute per un Combattimento
matures-mob = la Folla in tutta la regione
matures-fog = { $amount } di nebbia in una città della regione
matures-wolves = Lupi in una città vicina

# --- names of further facts, where the page draws them as a plain table
field-encounter-facedown = Incontri scartati coperti
field-leaves-in = Spostamenti prima che esca
field-matures = Se matura
field-effect = Effetto
field-clears = Sgombera
field-powers = Carte Potere
field-combat-deck = Mazzo di Combattimento
field-combat-deck-count = Carte nel mazzo di Combattimento

# --- che cosa fa una carta, in pochissime parole
brief-dark-call = Resta; 2 danni, cinque Incontri.
brief-feed = Resta e recupera 3 danni.
brief-hide = Resta; un dorso di città e un Incontro.
brief-misdirect = Sgombera un Nascondiglio, poi movimento normale.
brief-wolf-form = 1 danno: fino a due strade.
brief-knife = 3 danni al vampiro.
brief-pistol = 2 danni al vampiro.
brief-rifle = 2 danni al vampiro.
brief-crucifix = Se ferma Zanne o Mesmerismo: 3 danni.
brief-garlic = Se sei bersaglio di Zanne o Artigli: 2 danni.
brief-heavenly-host = 4 danni. Se sei bersaglio di Zanne: Morso, ed esci. Si scarta.
brief-holy-circle = Uno o più Cacciatori escono. Si scarta.
brief-holy-bullets = Altri 3 danni. Una volta per Combattimento.
brief-garlic-wreath = Zanne ti ferisce: 4 danni al vampiro. Artigli la strappa.
brief-fast-horses = Strade fino al giallo di un biglietto pescato.
brief-dogs = Scacciano Ratti, Sabotatore, Spia e Lupi.
brief-stake = Elimina un vampiro o Inganno nella tua ricerca.
brief-punch = 1 danno al vampiro.
brief-dodge = Nient'altro che le sue icone.
brief-escape = Esci da questo Combattimento.
brief-fangs = Recupera 2; il bersaglio subisce 2. Notte: morde chi è mesmerizzato.
brief-strength = 2 danni; annulla Pugno, Crocifisso, arma. Notte: l'Oggetto è perso.
brief-claws = 2 danni. Notte: altri 2 a chiunque combatta.
brief-mesmerize = Annulla la carta; da ora le sue armi fanno 1 in meno.
brief-plotting = Prendi una carta. Poi: annulla Pugno, Schivare o Fuga.
brief-escape-as-bat = Fine del Combattimento. Notte: vola una o due strade.
brief-escape-as-mist = Fine del Combattimento; tutti restano.
brief-behind-the-veil = Vedi la mano di Dracula; scarti un Incontro.
brief-blood-transfusion = Un Cacciatore qui perde un Morso; 1 danno a te.
brief-chartered-carriage = Fino a quattro tratte di ogni colore.
brief-consecrated-ground = Una città vietata a Dracula. Le Ostie ne benedicono altre.
brief-escape-route = Tu o un altro Cacciatore ne esce.
brief-evil-presence = Dracula nomina chi gli è adiacente.
brief-excellent-weather = Due movimenti per mare.
brief-forewarned = Scarta l'Incontro, se non è un vampiro.
brief-good-luck = Via un blocco, l'Alleato di Dracula o una Falsa Soffiata.
brief-great-strength = Impedisce il Morso, o tutti i danni.
brief-heroic-leap = Nessun Combattimento: 5 danni al vampiro, poi a te.
brief-hired-scouts = Nomina due città; se sulla Traccia, si rivelano.
brief-hypnosis = Con un Cacciatore: Dracula dice la regione. Ritardo per te.
brief-jonathan-harker = Nomina una città. Alleato: lo spazio 6 si rivela.
brief-local-rumors = La Traccia adiacente a te si rivela.
brief-long-night = Strade di notte, al prezzo dell'ultimo Evento.
brief-lucky-find = Guarda cinque Oggetti, prendine uno.
brief-lucys-revenge = Una volta: ferma una fuga, un Morso o la tua sconfitta.
brief-money-trail = Rivela una carta di mare sulla Traccia.
brief-mystic-research = Via gli Eventi di Dracula tra gli ultimi sei.
brief-newspaper-reports = Subito: spazio 3. Tenuta: spazio 5 o 6.
brief-planned-ambush = Round 1: cambi la carta dopo aver visto tutto.
brief-renewed-vigor = Ogni Cacciatore ha un'altra azione di giorno.
brief-rufus-smith = Nomina una città. Alleato: 2 danni da mare a mare.
brief-sense-of-emergency = 2 danni a te: fino a tre strade.
brief-sister-agatha = Nomina una città. Alleata: 2 danni dopo Zanne e fughe.
brief-speedy-telegraph = I Cacciatori agiscono in ogni ordine.
brief-surprising-return = Torna un Alleato dei Cacciatori.
brief-vampire-lair = Un Paletto e un ritardo: Influenza giù di 2.
brief-wax-cylinders = Vedi gli Incontri di un Nascondiglio; o dov'è Nascondersi.
brief-customs-search = Nuova regione: ritardo, e tutti gli Oggetti o 3 danni.
brief-darkness-returns = Niente giorno; i tuoi Eventi tornano nel mazzo.
brief-devilish-power = Via Terreno Consacrato, Alleato o rifornimenti.
brief-draculas-brides = Due Incontri su 1-3. Alleate: uno cambiato a fase.
brief-enraged = Non è annullata, ma niente più fughe.
brief-false-tip = Scegli dove va il treno, o annulli la Carrozza.
brief-great-wolf = 4 danni a un Cacciatore. Alleato: 1 a fase.
brief-hidden-schemes = Un Incontro sullo spazio 3.
brief-immanuel-hildesheim = I tuoi tra sei Eventi. Alleato: il primo, se tuo.
brief-nocturnal-visit = Alba e giorno contano come notte.
brief-roadblock = Tre blocchi su strade o ferrovie.
brief-seduction = Un Morso; il vampiro torna in mano.
brief-sensationalist-press = Annulla Voci, Esploratori, Notizie o Presenza.
brief-summon-storms = Fino a tre tempeste sui mari.
brief-unearthly-swiftness = Segue un'altra fase di Dracula.
brief-vampiric-influence = Un Cacciatore indebolito: perde una carta, si sposta.
brief-wild-horses = Porti il Cacciatore una strada più in là.
brief-aristocratic-vampire = Ricerca: ritardo · matura: +4
brief-new-vampire = Scontro, altri entrano · matura: +3
brief-reckless-vampire = Scontro, da solo · matura: +4
brief-bats = Spostato da te, ritardo · matura: nulla
brief-desecrated-soil = Tre Incontri nuovi · matura: recuperi 3
brief-hoax = Ricerca: ritardo · matura: un Evento torna
brief-rats = 2 danni · matura: nulla
brief-saboteur = Ritardo · matura: un blocco
brief-spy = Un'arma, o mostra carte e perde biglietti · matura: idem
brief-szgany-bodyguards = 2 danni, altri 2 e ritardo · matura: restano
brief-szgany-mob = 1 danno per Oggetto · matura: la regione
brief-unnatural-fog = Nebbia, di giorno ritardo · matura: 2 nebbie
brief-wolves = 4 danni, 2 in meno per arma · matura: lì vicino

# --- quando si usa una carta
timing-or = { $first } o { $last }
timing-only = Solo { $who }: { $when }
timing-or-ally = { $when }, o Alleato
timing-on-draw = subito
timing-dawn = all'alba
timing-dusk = al tramonto
timing-day-any-time = di giorno
timing-hunter-action = azione
timing-hunter-action-day = azione, di giorno
timing-hunter-action-night = azione, di notte
timing-before-rail-move = prima del treno
timing-on-ticket-spent = quando si spende un biglietto
timing-on-false-tip = contro Falsa Soffiata
timing-after-hunter-move = dopo il movimento di un Cacciatore
timing-after-hunter-road-move = dopo un movimento per strada
timing-on-ambush = in un agguato
timing-on-search = quando un Cacciatore cerca
timing-on-hunter-event = quando si gioca un tale Evento
timing-combat-start = inizio del Combattimento
timing-on-bite-or-lethal-damage = un Morso o danni mortali
timing-on-dracula-card-cancel = la tua carta verrebbe annullata
timing-dracula-phase = fase di Dracula
timing-dracula-phase-end = fine della fase di Dracula
timing-before-search = prima di una ricerca
timing-weapon-used = dopo la tua Pistola o il tuo Fucile
timing-combat = Combattimento
timing-weapon = Combattimento, arma
timing-power = fase di Dracula: potere
timing-encounter = agguato o ricerca
timing-no-ambush = solo ricerca
timing-vampire = vampiro, Salute { $health }
timing-ticket = si spende in treno

# --- biglietti e personaggi
ticket-text = { $yellow ->
    [0] { $white ->
        [one] Una tratta bianca; nessuna gialla.
       *[other] Fino a { $white } tratte bianche; nessuna gialla.
    }
    [one] { $white ->
        [one] Una tratta di qualsiasi colore.
       *[other] Fino a { $white } tratte se sono tutte bianche, altrimenti una.
    }
   *[other] Fino a { $white } tratte se sono tutte bianche, altrimenti fino a { $yellow }.
}
character-foot = Salute { $health }, spazi Morso { $bites }
character-foot-dracula = Salute { $health }
character-dracula = Superbia: le sue fughe da un Combattimento falliscono finché non vi ha giocato più carte di quanti sono i segnalini Disperazione. Rabbia: un Cacciatore sconfitto porta 2 di Influenza, e 1 in più per ogni segnalino Disperazione. Furia: con tre segnalini Disperazione ogni città o Nascondersi che gioca porta 3 di Influenza. Tiene quattro Eventi e cinque Incontri.
character-godalming = Prenota due biglietti invece di uno, e con i rifornimenti pesca due Oggetti invece di uno. Un Morso lo indebolisce, il secondo lo sconfigge.
character-seward = Riposando recupera 2 danni, e così gli altri Cacciatori che riposano nella sua città. Tiene quattro Oggetti e quattro Eventi. Un Morso lo indebolisce, il secondo lo sconfigge.
character-van-helsing = Scambia Eventi con qualsiasi Cacciatore in qualsiasi città, parlandosi in segreto. Morso è indebolito; solo il terzo Morso lo sconfigge.
character-mina = Azione, in una città con un altro Cacciatore: Dracula dice se è in quella regione. Sempre indebolita: un Oggetto e un Evento restano scoperti, e qualsiasi Morso la sconfigge.

field-step = Passo
field-foe-health = La sua salute
field-ambush = Per agguato
field-enraged = Infuriato
field-wreaths = Ghirlande d'Aglio
field-lucys-revenge = La Vendetta di Lucy in gioco
field-planned-ambush = Agguato Preparato in gioco
field-holy-bullets = Proiettili Benedetti usati
field-players = Giocate da
field-using = Incontri in corso
field-trade = Chi scambia
field-finder = Trovati da

# --- the steps of a combat round
combat-step-start = Prima del primo round
combat-step-choose = Scelta
combat-step-engage = Bersaglio
combat-step-reveal = Rivelazione
combat-step-cancel = Confronto
combat-step-dracula = Agisce Dracula
combat-step-vampire = Agisce il vampiro
combat-step-hunters = Agiscono i Cacciatori
combat-step-six = Sei giocate?
combat-step-draw = Pesca

# --- il combattimento sullo schermo
combat-round-of = round { $round } di { $of }
combat-hand = { $count } in mano
combat-not-engaged = non è il bersaglio
combat-stopped-by = Annullata da { $card }

# --- la fila delle azioni
act-move = Muovi
act-rail = Ferrovia
act-supply = Rifornisci
act-supply-line = Oggetto o Evento
act-reserve = Biglietto
act-reserve-line = prenota
act-rest-line = recupera
act-search = Cerca
act-search-line = questo Nascondiglio
act-lead = Scambia da capo
act-bond = Legame
act-bond-line = senti la regione

# --- le sei carte di Dracula
power-dark-call-short = Resta; pesca cinque Incontri. Lo sentono
power-feed-short = Resta; recupera 3
power-misdirect-short = Sgombera un Nascondiglio, poi muovi come sempre
power-misdirect-line = { $count ->
    [one] Sgombera un Nascondiglio, poi muovi: 1 possibile
   *[other] Sgombera un Nascondiglio, poi muovi: { $count } possibili
}
power-misdirect-price = costa un Nascondiglio

# --- riquadri
panel-ambush = Agguato
panel-lurks = { $count ->
    [one] { $space }: qui c'è 1 Incontro.
   *[other] { $space }: qui ci sono { $count } Incontri.
}
panel-supply = Rifornimento
panel-tickets = { $count ->
    [one] 1 di 2 biglietti
   *[other] { $count } di 2 biglietti
}
panel-weakened = Debolezza
panel-weakened-help = D'ora in poi la carta resta scoperta: Dracula la vede.
panel-ticket = Biglietti
panel-trade-help = Lo vedete solo voi due.
trade-offer = Offerte
trade-agree = Accordo

trade-give = Offri
trade-show = Mostra soltanto
trade-only-shown = solo mostrata
panel-before-combat = Prima del Combattimento
panel-rumor = Una voce
panel-rumors-left = { $count ->
    [one] resta 1 segnalino
   *[other] restano { $count } segnalini
}

# --- effects in a combat, panels
combat-wreath = Ghirlanda d'Aglio

# --- Il posto di Dracula: costi, targhette sulla mappa, la portata come elenco
plate-shut-holy-road = via sacra
plate-shut-blocked = blocco

trade-yours = Le tue carte

# --- dove portano i propri biglietti
field-trains = Dove portano i tuoi biglietti
field-ticket = Biglietto
field-cities = Città

# --- ciò che si può fare in ogni momento, sulla carta in mano
anytime-display = Mostra invece questa
anytime-play-now = Gioca ora

# --- uno sguardo indietro
replay-round = Turno { $round }
replay-rounds = Turni
replay-before = Prima del primo turno
replay-table = Turno per turno
replay-round-back = Un turno indietro
replay-round-on = Un turno avanti
measure-influence = Influenza
measure-despair = Disperazione
measure-damage = Danni
count-combats = Combattimenti
count-searches = Ricerche
count-cards = Eventi giocati
count-bites = Morsi
count-defeats = Cacciatori sconfitti
