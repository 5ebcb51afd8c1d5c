# Nomi e frasi uguali in tutte le edizioni di Fury of Dracula, o in due. Il catalogo di un gioco si legge dopo questo e può dire un nome a modo suo.
# L'attributo .said è la forma di un nome dentro una frase; gli altri sono forme con preposizione.

# --- persone
seat-godalming = Lord Godalming
seat-seward = Dottor Seward
seat-van-helsing = Van Helsing
seat-mina = Mina Harker
seat-dracula = Dracula
noun-godalming = Lord Godalming
    .of = di Lord Godalming
    .to = a Lord Godalming
noun-seward = Dottor Seward
    .said = il dottor Seward
    .of = del dottor Seward
    .to = al dottor Seward
noun-van-helsing = Van Helsing
    .of = di Van Helsing
    .to = a Van Helsing
noun-mina = Mina Harker
    .of = di Mina Harker
    .to = a Mina Harker
noun-dracula = Dracula
    .of = di Dracula
    .to = a Dracula

# --- luoghi
noun-galway = Galway
    .at = a Galway
    .of = di Galway
noun-dublin = Dublino
    .at = a Dublino
    .of = di Dublino
noun-liverpool = Liverpool
    .at = a Liverpool
    .of = di Liverpool
noun-manchester = Manchester
    .at = a Manchester
    .of = di Manchester
noun-edinburgh = Edimburgo
    .at = a Edimburgo
    .of = di Edimburgo
noun-swansea = Swansea
    .at = a Swansea
    .of = di Swansea
noun-plymouth = Plymouth
    .at = a Plymouth
    .of = di Plymouth
noun-london = Londra
    .at = a Londra
    .of = di Londra
noun-lisbon = Lisbona
    .at = a Lisbona
    .of = di Lisbona
noun-cadiz = Cadice
    .at = a Cadice
    .of = di Cadice
noun-madrid = Madrid
    .at = a Madrid
    .of = di Madrid
noun-granada = Granada
    .at = a Granada
    .of = di Granada
noun-alicante = Alicante
    .at = ad Alicante
    .of = di Alicante
noun-santander = Santander
    .at = a Santander
    .of = di Santander
noun-saragossa = Saragozza
    .at = a Saragozza
    .of = di Saragozza
noun-barcelona = Barcellona
    .at = a Barcellona
    .of = di Barcellona
noun-paris = Parigi
    .at = a Parigi
    .of = di Parigi
noun-nantes = Nantes
    .at = a Nantes
    .of = di Nantes
noun-le-havre = Le Havre
    .at = a Le Havre
    .of = di Le Havre
noun-bordeaux = Bordeaux
    .at = a Bordeaux
    .of = di Bordeaux
noun-toulouse = Tolosa
    .at = a Tolosa
    .of = di Tolosa
noun-clermont-ferrand = Clermont-Ferrand
    .at = a Clermont-Ferrand
    .of = di Clermont-Ferrand
noun-marseilles = Marsiglia
    .at = a Marsiglia
    .of = di Marsiglia
noun-brussels = Bruxelles
    .at = a Bruxelles
    .of = di Bruxelles
noun-geneva = Ginevra
    .at = a Ginevra
    .of = di Ginevra
noun-amsterdam = Amsterdam
    .at = ad Amsterdam
    .of = di Amsterdam
noun-cologne = Colonia
    .at = a Colonia
    .of = di Colonia
noun-hamburg = Amburgo
    .at = ad Amburgo
    .of = di Amburgo
noun-berlin = Berlino
    .at = a Berlino
    .of = di Berlino
noun-leipzig = Lipsia
    .at = a Lipsia
    .of = di Lipsia
noun-frankfurt = Francoforte
    .at = a Francoforte
    .of = di Francoforte
noun-nuremburg = Norimberga
    .at = a Norimberga
    .of = di Norimberga
noun-munich = Monaco di Baviera
    .at = a Monaco di Baviera
    .of = di Monaco di Baviera
noun-strasbourg = Strasburgo
    .at = a Strasburgo
    .of = di Strasburgo
noun-zurich = Zurigo
    .at = a Zurigo
    .of = di Zurigo
noun-milan = Milano
    .at = a Milano
    .of = di Milano
noun-genoa = Genova
    .at = a Genova
    .of = di Genova
noun-venice = Venezia
    .at = a Venezia
    .of = di Venezia
noun-florence = Firenze
    .at = a Firenze
    .of = di Firenze
noun-rome = Roma
    .at = a Roma
    .of = di Roma
noun-naples = Napoli
    .at = a Napoli
    .of = di Napoli
noun-bari = Bari
    .at = a Bari
    .of = di Bari
noun-cagliari = Cagliari
    .at = a Cagliari
    .of = di Cagliari
noun-prague = Praga
    .at = a Praga
    .of = di Praga
noun-vienna = Vienna
    .at = a Vienna
    .of = di Vienna
noun-budapest = Budapest
    .at = a Budapest
    .of = di Budapest
noun-szeged = Seghedino
    .at = a Seghedino
    .of = di Seghedino
noun-zagreb = Zagabria
    .at = a Zagabria
    .of = di Zagabria
noun-sarajevo = Sarajevo
    .at = a Sarajevo
    .of = di Sarajevo
noun-klausenburg = Klausenburg
    .at = a Klausenburg
    .of = di Klausenburg
noun-castle-dracula = Castello di Dracula
    .said = il Castello di Dracula
    .at = al Castello di Dracula
    .of = del Castello di Dracula
noun-belgrade = Belgrado
    .at = a Belgrado
    .of = di Belgrado
noun-sofia = Sofia
    .at = a Sofia
    .of = di Sofia
noun-bucharest = Bucarest
    .at = a Bucarest
    .of = di Bucarest
noun-galatz = Galati
    .at = a Galati
    .of = di Galati
noun-constanta = Costanza
    .at = a Costanza
    .of = di Costanza
noun-varna = Varna
    .at = a Varna
    .of = di Varna
noun-salonica = Salonicco
    .at = a Salonicco
    .of = di Salonicco
noun-valona = Valona
    .at = a Valona
    .of = di Valona
noun-athens = Atene
    .at = ad Atene
    .of = di Atene
noun-atlantic-ocean = Oceano Atlantico
    .said = l'Oceano Atlantico
    .at = nell'Oceano Atlantico
    .of = dell'Oceano Atlantico
noun-irish-sea = Mare d'Irlanda
    .said = il Mare d'Irlanda
    .at = nel Mare d'Irlanda
    .of = del Mare d'Irlanda
noun-english-channel = Manica
    .said = la Manica
    .at = nella Manica
    .of = della Manica
noun-north-sea = Mare del Nord
    .said = il Mare del Nord
    .at = nel Mare del Nord
    .of = del Mare del Nord
noun-bay-of-biscay = Golfo di Biscaglia
    .said = il Golfo di Biscaglia
    .at = nel Golfo di Biscaglia
    .of = del Golfo di Biscaglia
noun-mediterranean-sea = Mar Mediterraneo
    .said = il Mar Mediterraneo
    .at = nel Mar Mediterraneo
    .of = del Mar Mediterraneo
noun-tyrrhenian-sea = Mar Tirreno
    .said = il Mar Tirreno
    .at = nel Mar Tirreno
    .of = del Mar Tirreno
noun-adriatic-sea = Mare Adriatico
    .said = il Mare Adriatico
    .at = nel Mare Adriatico
    .of = del Mare Adriatico
noun-ionian-sea = Mar Ionio
    .said = il Mar Ionio
    .at = nel Mar Ionio
    .of = del Mar Ionio
noun-black-sea = Mar Nero
    .said = il Mar Nero
    .at = nel Mar Nero
    .of = del Mar Nero

# --- carte
noun-dark-call = Richiamo Oscuro
noun-feed = Nutrirsi
noun-hide = Nascondersi
noun-wolf-form = Forma di Lupo
noun-knife = Coltello
noun-pistol = Pistola
noun-rifle = Fucile
noun-crucifix = Crocifisso
noun-garlic = Aglio
noun-heavenly-host = Ostia Consacrata
noun-dogs = Cani
noun-stake = Paletto
noun-punch = Pugno
noun-dodge = Schivare
noun-escape = Fuga
noun-fangs = Zanne
noun-strength = Forza
noun-claws = Artigli
noun-mesmerize = Mesmerismo
noun-blood-transfusion = Trasfusione di Sangue
noun-chartered-carriage = Carrozza a Nolo
noun-consecrated-ground = Terreno Consacrato
noun-escape-route = Via di Fuga
noun-excellent-weather = Tempo Splendido
noun-forewarned = Preavviso
noun-good-luck = Buona Sorte
noun-great-strength = Grande Forza
noun-heroic-leap = Balzo Eroico
noun-hired-scouts = Esploratori Assoldati
noun-hypnosis = Ipnosi
noun-jonathan-harker = Jonathan Harker
noun-local-rumors = Voci di Paese
noun-money-trail = La Pista del Denaro
noun-mystic-research = Ricerca Mistica
noun-newspaper-reports = Notizie dai Giornali
noun-rufus-smith = Rufus Smith
noun-sense-of-emergency = Senso d'Emergenza
noun-sister-agatha = Suor Agatha
noun-surprising-return = Ritorno Inatteso
noun-vampire-lair = Covo del Vampiro
noun-customs-search = Controllo Doganale
noun-devilish-power = Potere Diabolico
noun-draculas-brides = Le Spose di Dracula
noun-immanuel-hildesheim = Immanuel Hildesheim
noun-roadblock = Blocco Stradale
noun-seduction = Seduzione
noun-sensationalist-press = Stampa Scandalistica
noun-unearthly-swiftness = Velocità Ultraterrena
noun-vampiric-influence = Influenza Vampirica
noun-wild-horses = Cavalli Imbizzarriti
noun-new-vampire = Nuovo Vampiro
noun-bats = Pipistrelli
noun-desecrated-soil = Terra Sconsacrata
noun-hoax = Inganno
noun-rats = Ratti
noun-saboteur = Sabotatore
noun-spy = Spia
noun-wolves = Lupi

# --- traccia, indicatori e posti nella pagina
trail-heading = La Traccia
trail-own = La tua Traccia
trail-only-you = lo vedi solo tu
trail-ledger-help = L'occhio dice che cosa sanno. Le forme: chi può arrivare domani.
trail-he-is-here = lui è qui
trail-you-are-here = sei qui
trail-newest = la più nuova
trail-oldest = la più vecchia
trail-empty = vuoto
trail-free = libera
trail-free-lair = un Nascondiglio che lascia la Traccia può restare qui
trail-your-choice = la tua scelta
trail-face-down = coperta
trail-kind-city = città
trail-kind-sea = mare
trail-kind-castle = castello
trail-kind-power = potere
trail-kind-hospital = ospedale
trail-sea-zone = zona di mare
trail-port = porto
trail-encounter = Incontro
trail-encounter-count = { $count ->
    [0] nessun Incontro
    [one] un Incontro
   *[other] { $count } Incontri
}
trail-no-encounter = nessun Incontro
trail-rumor = segnalino voce
trail-bats = con una carta Pipistrello
trail-stays = resta
trail-leaves-in = esce fra { $count }
trail-leaves-next = esce al prossimo turno
trail-leaves-now = lascia la Traccia
trail-matures = Matura: { $what }
trail-clears = sgombera { $spaces }
trail-power-returns = { $card } torna a te
trail-eye-seen = visto
trail-eye-unknown = ignoto
trail-they-seen = i Cacciatori lo vedono
trail-they-unknown = i Cacciatori vedono solo { $what }
trail-can-come = { $seat } può arrivare
trail-could-come = { $seat } potrebbe arrivare con un biglietto
trail-nobody-comes = nessun Cacciatore può arrivare
trail-face-down-count = { $count ->
    [0] Tutte le carte sono scoperte
    [one] Una carta è coperta
   *[other] { $count } carte sono coperte
}
trail-lairs = Covi
track-of = di { $max }
track-becomes = diventa
track-your-health = La tua salute
track-week = settimana { $week }
track-day = giorno
track-night = notte
track-time = { $day }, { $part }, settimana { $week }
track-gain = +{ $gain } se { $space } matura
track-gain-now = +{ $gain }, se matura
track-after = { $value } dopo la tua scelta
seats-acting = di turno
seats-asked = deve scegliere
seats-ready = ha scelto
seats-hidden = nascosto
seats-health = salute
seats-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
seats-items = { $count ->
    [0] nessun Oggetto
    [one] un Oggetto
   *[other] { $count } Oggetti
}
seats-events = { $count ->
    [0] nessun Evento
    [one] un Evento
   *[other] { $count } Eventi
}
seats-encounters = { $count ->
    [one] un Incontro
   *[other] { $count } Incontri
}
seats-tickets = { $count ->
    [0] nessun biglietto
    [one] un biglietto
   *[other] { $count } biglietti
}
seats-limit = su al massimo { $limit }
seats-none-seen = , nessuno visto
seats-bites = { $bites ->
    [0] nessun Morso
    [one] un Morso
   *[other] { $bites } Morsi
}, { $spaces ->
    [one] uno spazio per i Morsi
   *[other] { $spaces } spazi per i Morsi
}
seats-shown = Scoperte:
seats-weakened = debolezza: un Oggetto e un Evento restano scoperti
seats-delayed = in ritardo
seats-bats = i pipistrelli guidano i suoi passi
seats-wakes = in ospedale dall'alba
seats-rumors = { $count ->
    [one] un segnalino voce in mano
   *[other] { $count } segnalini voce in mano
}
seats-guards = { $count ->
    [one] Guardie Szgany tenute
   *[other] Guardie Szgany tenute: { $count }
}

seats-hunters = I Cacciatori
seats-what-you-saw = ciò che hai visto
seats-bite-defeats = un altro Morso sconfigge

# --- la carta d'Europa
map-region = Carta d'Europa
map-small-city = città piccola
map-large-city = città grande
map-sea = zona di mare
map-hospital = ospedale
map-lit = puoi scegliere
map-closed = ora chiuso
map-lit-road = Ci puoi andare per strada
map-lit-rail = Ci puoi andare in treno
map-lit-sea = Ci puoi andare per mare
map-lit-other = Si può scegliere
map-shut = Chiuso: { $reason }
map-key = Legenda
map-way-road = strada
map-way-rail-white = ferrovia bianca
map-way-rail-yellow = ferrovia gialla
map-way-sea = rotta
map-nearer = Ingrandisci
map-farther = Riduci
map-whole = Tutta la carta

# --- le carte sul tavolo
cards-copies = { $count ->
    [one] unica nel gioco
   *[other] { $count } copie nel gioco
}
kind-item = Oggetto
kind-combat = carta Combattimento
kind-event = Evento
kind-ally = Evento, Alleato
kind-encounter = Incontro
kind-power = Potere
kind-ticket = biglietto
kind-location = luogo
kind-character = personaggio
owner-hunters = dei Cacciatori
owner-dracula = di Dracula
cards-read = Leggi { $card }
cards-stops = Ferma
cards-figures = In cifre
cards-when = Quando
hand-hidden = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
hand-empty = nessuna carta
hand-shown = mostrata a Dracula
hand-number = carta { $number }
gallery-title = Tutte le carte
gallery-search = Cerca nei nomi e nei testi
gallery-none = Nessuna carta lo dice.
gallery-items = Oggetti
gallery-hunter-combat = Carte Combattimento dei Cacciatori
gallery-hunter-events = Eventi dei Cacciatori
gallery-dracula-combat = Carte Combattimento di Dracula
gallery-dracula-events = Eventi di Dracula
gallery-encounters = Incontri
gallery-powers = Poteri
gallery-tickets = Biglietti
gallery-characters = Personaggi
gallery-count = { $kinds } tipi, { $cards } in tutto
piles-title = Mazzi e scarti
piles-left = ne restano { $count }
piles-top = in cima: { $card }
piles-open = { $count ->
    [one] 1 scarto visibile a tutti
   *[other] { $count } scarti visibili a tutti
}
piles-down = { $count ->
    [one] 1 scartata coperta
   *[other] { $count } scartate coperte
}
piles-no-discards = nessuno scarto
pile-items = Oggetti
pile-events = Eventi
pile-encounters = Incontri
pile-tickets = Biglietti
tickets-title = Biglietti
ticket-white = { $count ->
    [one] { $count } bianca
   *[other] { $count } bianche
}
ticket-yellow = { $count ->
    [one] { $count } gialla
   *[other] { $count } gialle
}
ticket-no-yellow = niente giallo
tickets-hidden = { $count ->
    [one] 1 biglietto coperto
   *[other] { $count } biglietti coperti
}
tickets-none = nessun biglietto
back-city = città
back-sea = mare
back-castle = castello
back-hunter-event = Evento dei Cacciatori
back-dracula-event = Evento di Dracula
back-hunter-combat = carta del Cacciatore
back-dracula-combat = carta di Dracula
back-encounter = Incontro
back-item = Oggetto
back-event = Evento
back-ticket = biglietto

# --- il tavolo di Fury nel browser
ui-region-map = Mappa dell'Europa
ui-region-beside = Accanto alla mappa
ui-tab-map = Mappa
section-hand = Mani
section-hunters = I Cacciatori
section-hunters-short = Cacciatori
section-yours = Solo tuo
section-piles-short = Mazzi
hand-limits = { $items ->
    [one] { $items } Oggetto
   *[other] { $items } Oggetti
} su { $itemLimit } · { $events ->
    [one] { $events } Evento
   *[other] { $events } Eventi
} su { $eventLimit }
hand-of-at-most = { $count } su { $limit } al massimo
hand-encounters = Incontri
hand-events = Eventi
hand-combat-deck = Carte Combattimento
hand-rumors = { $count ->
    [one] 1 segnalino voce da piazzare
   *[other] { $count } segnalini voce da piazzare
}
hand-bodyguards = { $count ->
    [one] Le Guardie Szgany precedono un Combattimento
   *[other] Le Guardie Szgany precedono { $count } Combattimenti
}
token-on-fog = nebbia
token-on-storm = tempesta
token-on-consecrated = Terreno Consacrato
token-on-host = Ostia Consacrata
token-on-bats = pipistrelli
token-on-rumor = voce

# --- un luogo della mappa, aperto
place-kind-small-city = città piccola
place-kind-large-city = città grande
place-kind-sea = mare
place-kind-castle = castello
place-kind-hospital = ospedale
place-port = porto
place-can = Che cosa puoi fare qui
place-cannot = Che cosa ora non puoi fare qui
place-rule = La regola: { $choice }

# --- combattimento, riquadri e scelte sullo schermo
only-you = lo vedi solo tu
key-enter = Invio
combat-in = Combattimento { $place_at }
combat = Combattimento
combat-rules = Regole del Combattimento
combat-rounds = Round
combat-steps = Passi del round
combat-round = { $round }º round
combat-card-on = { $card } contro { $seat }
combat-not-yet = Nessuna carta è ancora scoperta.
combat-health = Salute { $health } di { $of }
combat-rests = { $card } riposa
combat-back-next = torna al prossimo round
combat-laid = carta preparata
combat-go = Pronto
combat-versus = c.
combat-together = { $hunters } combattono insieme
panel-fold = Chiudi il riquadro
panel-unfold = Apri il riquadro
panel-actions = Azioni
panel-on-board = { $count ->
    [one] 1 scelta sta sul tabellone o nell'elenco.
   *[other] { $count } scelte stanno sul tabellone o nell'elenco.
}

# --- the foe's cards in a combat
combat-foe-cards = Che cosa può giocare?
combat-next-rests = non due volte di fila
combat-next-limited = ora solo Schivare o una Fuga
combat-next-not-first = non nel primo round
combat-next-not-before = non prima del round { $round }
combat-own-cards = Il tuo mazzo di Combattimento
combat-cards-left = Carte non ancora giocate in questo Combattimento, su tutte quelle del mazzo.
combat-ticks = Carte non ancora giocate in questo Combattimento, su tutte quelle del mazzo. Spunta: { $card } la annulla se sei il bersaglio.
combat-left = { $left } di { $of }
combat-cancels-it = la tua carta la annulla

# --- seats: allies, what is laid out
seats-ally-hunters = L’alleato dei cacciatori:
seats-ally-dracula = L’alleato di Dracula:
seats-laid = scelta preparata
seats-only-pass = { $seat }: può solo passare
ui-to-hand = Scegli dalla tua mano
ui-tab-open = { $count ->
    [one] 1 scelta qui
   *[other] { $count } scelte qui
}

# --- le due parti
side-dracula = Dracula
side-hunters = I Cacciatori

# --- spazi, dorsi delle carte, numeri
noun-space-1 = Spazio 1
    .said = lo spazio 1
    .at = nello spazio 1
    .of = dello spazio 1
noun-space-2 = Spazio 2
    .said = lo spazio 2
    .at = nello spazio 2
    .of = dello spazio 2
noun-space-3 = Spazio 3
    .said = lo spazio 3
    .at = nello spazio 3
    .of = dello spazio 3
noun-space-4 = Spazio 4
    .said = lo spazio 4
    .at = nello spazio 4
    .of = dello spazio 4
noun-space-5 = Spazio 5
    .said = lo spazio 5
    .at = nello spazio 5
    .of = dello spazio 5
noun-space-6 = Spazio 6
    .said = lo spazio 6
    .at = nello spazio 6
    .of = dello spazio 6
noun-sea-back = Carta di mare
    .said = una carta di mare
noun-hunter-back = Evento dei Cacciatori
    .said = un Evento dei Cacciatori
noun-dracula-back = Evento di Dracula
    .said = un Evento di Dracula
noun-0 = 0
noun-1 = 1
noun-2 = 2
noun-3 = 3
noun-4 = 4
noun-5 = 5
noun-6 = 6
noun-7 = 7
noun-8 = 8
noun-9 = 9
noun-10 = 10
noun-11 = 11
noun-12 = 12
noun-13 = 13
noun-14 = 14
noun-15 = 15
noun-16 = 16
noun-17 = 17
noun-18 = 18
noun-19 = 19
noun-20 = 20

# --- perché qualcosa è precluso
reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-not-an-option = Qui non si può scegliere.
reason-chance-only = Lo decide soltanto il caso.
reason-no-castle-start = Nessuno comincia nel Castello di Dracula.
reason-hunter-there = Lì si trova un Cacciatore.
reason-storm = Là infuria una tempesta.
reason-card-on-table = Hai giocato quella carta nel round precedente.
reason-must-place = Devi piazzare un Incontro della tua mano.
reason-no-events-in-trade = Gli Eventi non si scambiano.
reason-not-from-castle = Dracula non comincia nel suo Castello.
reason-not-in-combat = Quel Cacciatore non partecipa al Combattimento.
reason-two-cities = Nomina due città diverse.
reason-must-start = Tutti devono cominciare da qualche parte.
reason-dracula-starts-last = Dracula sceglie dove cominciare dopo tutti i Cacciatori.
reason-item-not-held = Non hai quell'Oggetto.
reason-encounter-not-held = Quell'Incontro non è nella tua mano.
reason-trade-first = Prima si conclude lo scambio.
reason-must-name-city = Due città vanno nominate.
reason-must-use-luck = Buona Sorte deve fare una di queste cose.

# --- che cosa è successo
event-starts = { $a } comincia { $b_at }.
event-laid-card = Hai piazzato { $a }.
event-turn = È il turno { $a_of }.
event-rests = { $a } riposa.
event-arrives = { $a } arriva { $b_at }.
event-encounter-revealed = { $a_at } si rivela un Incontro: { $b }.
event-encounter-placed = Dracula piazza un Incontro { $a_at }.
event-placed = Hai piazzato { $b } { $a_at }.
event-drew-encounter = Peschi { $a }.
event-revealed = { $a_at } si rivela: { $b }.
event-wolf-form = Dracula si muove in Forma di Lupo.
event-power = Dracula gioca { $a }.
event-drew-item = { $a } pesca un Oggetto.
event-items-shuffled = Gli Oggetti scartati vengono mescolati in un nuovo mazzo.
event-item-discarded = { $a } va negli scarti.
event-event-discarded = { $a } va negli scarti.
event-dropped = { $a } scarta { $b }.
event-top = In cima al mazzo Eventi c'è { $a }.
event-gave = { $a } dà { $c } { $b_to }.
event-played = { $a } gioca { $b }.
event-cancelled = Si annulla { $a }.
event-scouts-sent = Gli esploratori chiedono notizie { $a_of }.
event-combat-over = Il Combattimento è finito.
event-bitten = { $a } subisce un Morso.

# --- nomi di ciò che sta sul tavolo semplice
field-kind = Tipo
field-space = Spazio
field-card = Carta
field-back = Dorso
field-here = Dracula è qui
field-wolf-form = Forma di Lupo
field-encounters = Incontri
field-seat = Giocatore
field-at = Luogo
field-bites = Morsi
field-bats = Pipistrelli
field-items = Oggetti
field-item-count = Oggetti in mano
field-item-limit = Limite di Oggetti
field-events = Eventi
field-event-count = Eventi in mano
field-event-limit = Limite di Eventi
field-shown-item = Oggetto mostrato
field-shown-event = Evento mostrato
field-drawn = Appena pescata
field-encounter-count = Incontri in mano
field-foe = Contro
field-fighters = Cacciatori coinvolti
field-round = Numero del round
field-night = Notte
field-cards = Carte
field-turn = Tocca a
field-hunters = Cacciatori
field-dracula = Dracula
field-fog = Nebbia
field-hosts = Ostie Consacrate
field-event-top = Primo Evento del mazzo
field-event-discards = Eventi scartati
field-item-discards = Oggetti scartati
field-playing = In gioco ora
field-effects = Effetti attivi
field-combat = Combattimento
field-seen = Tutti vedono
field-ready = In mano

# --- lo schermo dei Cacciatori: ciò che si può fare in ogni momento, la riga di un posto
ui-at-any-time = In ogni momento
seats-more = Su { $seat }

# --- il tavolo in una finestra di testo
trail-card = carta
trail-encounters = Incontri
trail-marks = insieme
face-down = coperta
encounter-back = Incontro
hunters-title = Cacciatori
column-hunter = Cacciatore
column-place = luogo
column-health = Salute
column-bites = Morsi
column-items = Oggetti
column-events = Eventi
shown-card = mostra { $card }
dracula-holds = { $events ->
    [one] 1 Evento
   *[other] { $events } Eventi
}, { $encounters ->
    [one] 1 Incontro
   *[other] { $encounters } Incontri
}
token-block = Blocchi
token-holy = Terreno Consacrato
token-host = Ostie Consacrate
ally-hunters = Alleato dei Cacciatori
ally-dracula = Alleato di Dracula
decks-title = Mazzi
deck-items = Oggetti
deck-events = Eventi
deck-encounters = Incontri
deck-size = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
deck-top = in cima { $card }
deck-out = scartati: { $cards }
combat-title = Combattimento, round { $round }
combat-foe = contro { $foe }
column-fighter = combattente
column-played = carta
column-last = round precedente
combat-chosen = scelta
ways-title = Vie da { $place }
ways-road = Strada
ways-sea = Mare
way-blocked = blocco
way-storm = tempesta
way-holy = terreno sacro
hand-title = Mano { $seat_of }
on-the-table = Sul tavolo
in-force = In vigore
city-large = città grande
state-bats = pipistrelli

# --- pannelli, poteri, raggio: gli stessi in più edizioni
combat-engaged = bersaglio
combat-cancelled = annullata
combat-day = nessun effetto notturno
combat-night = valgono gli effetti notturni
combat-choosing = sta scegliendo
combat-ready = ha scelto
act-places = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}
act-rest = Riposa
act-trade = Scambia
power-title = Luogo e poteri
power-told = Scegli una carta per vedere che cosa fa
power-location = Luogo
power-location-line = { $count ->
    [one] 1 luogo acceso sulla mappa
   *[other] { $count } luoghi accesi sulla mappa
}
power-location-short = Dove vai
power-hide-short = Resta, coperto, con un Incontro
power-wolf-form-short = Una o due strade
power-wolf-form-line = { $count ->
    [one] Una o due strade: 1 città
   *[other] Una o due strade: { $count } città
}
power-no-cost = nessun costo
power-nowhere = non ora
power-out = { $rounds ->
    [one] { $space } · torna al prossimo turno
   *[other] { $space } · torna fra { $rounds } turni
}
power-out-short = { $rounds ->
    [one] al prossimo turno
   *[other] fra { $rounds } turni
}
power-price = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
power-price-range = da { $least } a { $most } danni
panel-encounter = Un Incontro
panel-search = Ricerca
panel-drawn = appena pescata
panel-drawn-ticket = appena pescato
panel-items = { $count } di { $of } Oggetti
panel-events = { $count } di { $of } Eventi
panel-trim = Troppe carte
panel-railway = In treno
panel-railways = { $count ->
    [0] Più lontano
    [one] 1 ferrovia
   *[other] { $count } ferrovie
}
panel-trade = Scambio
panel-event = Un Evento
panel-event-hunters = un Evento dei Cacciatori
panel-event-dracula = un Evento di Dracula
panel-window = Una carta da giocare ora?
panel-encounters = Incontri
panel-leaving = Lascia la Traccia
panel-set-up = Da dove cominci
panel-set-up-hunter = Scegli una città accesa sulla mappa. Dracula sceglie dopo tutti i Cacciatori, se può lontano da te.
panel-set-up-dracula = Scegli una città accesa sulla mappa. Nessuno la vede; i Cacciatori stanno dove sono le figure.
panel-map = Scegli sulla mappa
panel-played-by = giocato da { $seat }
plate-health = −{ $damage } salute
plate-hunter-there = c'è { $who }
plate-combat = si combatte con { $who }
plate-out-of-reach = non ci arrivano
plate-shut-on-trail = sulla Traccia
plate-shut-holy = terreno sacro
plate-shut-storm = tempesta
reach-sure = { $seat }, { $how }
reach-perhaps = forse { $seat } { $how }
reach-by-road = per strada
reach-by-sea = per mare
reach-by-rail = in treno
reach-sign-sure = certo
reach-sign-perhaps = con un biglietto
reach-list = Elenco ({ $count })
field-reach = Dove possono andare i Cacciatori
field-start = Da
field-road = Per strada
field-sea = Per mare
field-rail = In treno
field-rail-ways = Ferrovie
field-rail-certain = Biglietti noti
field-amount = Quanto
field-back-in = Spostamenti prima che torni

# what happened just now: cards turned up, banners, cards drawn
reveal-title = Round { $round }: si scoprono le carte
reveal-on = Premi qualsiasi cosa per proseguire.
banner-drawn = Peschi: { $cards }.
side-all = Tutti i Cacciatori
sign-day = giorno
sign-night = notte
sign-encounters = un Incontro
sign-bite = un Morso
sign-items = Oggetti in mano
sign-events = Eventi in mano
sign-tickets = biglietti ferroviari
sign-lair = un Covo
sign-hideout = un Nascondiglio
sign-rumor = un segnalino voce
sign-bats = pipistrelli
sign-fog = nebbia
sign-storm = una tempesta
sign-consecrated = Terreno Consacrato
sign-host = un'Ostia Consacrata
sign-blood = pagato con il Sangue
sign-combat = Sulle carte da combattimento: ciò che la carta ferma

# --- la matita sulla mappa, e le ferite che si sommano
pencil-tools = La matita
pencil-possible = Possibile
pencil-excluded = Escluso
pencil-note = Nota
pencil-rub = Cancella
pencil-help = Prendi uno strumento, poi tocca i luoghi sulla mappa. Lo vedi solo tu.
pencil-possible-help = Tocca i luoghi dove può essere; una seconda volta toglie il cerchio.
pencil-excluded-help = Tocca i luoghi dove non può essere; una seconda volta toglie la croce.
pencil-note-help = Tocca un luogo per scriverci sopra.
pencil-rub-help = Tocca i luoghi da ripulire.
marks-possible = Possibile
marks-excluded = Escluso
marks-note = Note
mark-neighbours = { $count ->
    [one] Segna possibile il luogo vicino
   *[other] Segna possibili i { $count } luoghi vicini
}
mark-round = giro { $round }
marks-rub-old = { $count ->
    [one] Cancella il segno più vecchio del giro { $round }
   *[other] Cancella tutti i { $count } segni più vecchi del giro { $round }
}
marks-none = nessuno
seats-wounds = { $count ->
    [0] nessuna Ferita su { $of }
    [one] 1 Ferita su { $of }
   *[other] { $count } Ferite su { $of }
}

# --- le parole al tavolo
talk-all = Lo leggono tutti, anche Dracula

# --- what would change nothing
warning-nothing-to-recover = niente da recuperare
warning-nothing-to-give = nessuno dei due ha carte

# --- probabilità dei luoghi nascosti
odds-title = Dove può essere Dracula?
odds-title-own = Che cosa possono dedurre?
odds-fit = { $count ->
    [one] È possibile un solo luogo
   *[other] { $count } luoghi possibili, come fra { $alike } equiprobabili
}
odds-list = Tutti ({ $count })
odds-older = Sulla Traccia dietro di lui
odds-laid = Qualcosa che ha posato può essere a
odds-rumours = Le Voci di Paese possono essere a
odds-on-map = Sulla mappa (O)
odds-under-one = meno dell'1 %
odds-key-excluded = non lì
odds-spoken = Dracula: { $percent } per cento
odds-spoken-excluded = Dracula non può essere lì
odds-why-not = Perché non { $place }?
odds-why = Perché { $place }, { $odds }?
odds-never = Secondo le regole non è mai potuto arrivare qui.
odds-moved = Che cosa l'ha cambiata di più:
odds-mirror-now = { $count ->
    [one] Un luogo possibile
   *[other] { $count } luoghi possibili, come fra { $alike } equiprobabili
} · dove sei: { $odds }
odds-mirror-table = Che cosa mostrerebbe ogni scelta
odds-mirror-choice = Scelta
odds-mirror-alike = come fra
odds-mirror-you = dove sei
odds-mirror-same = Nessuna di queste scelte direbbe di più.
combat-held = in mano:
combat-held-help = In percentuale: quanto è probabile che ne abbia una in mano, se le ha pescate a caso; Complotto gli fa scegliere.
