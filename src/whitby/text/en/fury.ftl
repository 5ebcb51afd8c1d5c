# Names that are the same in all editions of Fury of Dracula, or in two of them. A game's own catalogue is read after this one and may say
# a name in its own words. The attribute .said is how a noun stands inside a sentence; others are forms that a language needs.

# --- people
seat-godalming = Lord Godalming
seat-seward = Dr. Seward
seat-van-helsing = Van Helsing
seat-mina = Mina Harker
seat-dracula = Dracula
noun-godalming = Lord Godalming
noun-seward = Dr. Seward
noun-van-helsing = Van Helsing
noun-mina = Mina Harker
noun-dracula = Dracula

# --- places
noun-galway = Galway
noun-dublin = Dublin
noun-liverpool = Liverpool
noun-manchester = Manchester
noun-edinburgh = Edinburgh
noun-swansea = Swansea
noun-plymouth = Plymouth
noun-london = London
noun-lisbon = Lisbon
noun-cadiz = Cadiz
noun-madrid = Madrid
noun-granada = Granada
noun-alicante = Alicante
noun-santander = Santander
noun-saragossa = Saragossa
noun-barcelona = Barcelona
noun-paris = Paris
noun-nantes = Nantes
noun-le-havre = Le Havre
noun-bordeaux = Bordeaux
noun-toulouse = Toulouse
noun-clermont-ferrand = Clermont-Ferrand
noun-marseilles = Marseilles
noun-brussels = Brussels
noun-geneva = Geneva
noun-amsterdam = Amsterdam
noun-cologne = Cologne
noun-hamburg = Hamburg
noun-berlin = Berlin
noun-leipzig = Leipzig
noun-frankfurt = Frankfurt
noun-nuremburg = Nuremburg
noun-munich = Munich
noun-strasbourg = Strasbourg
noun-zurich = Zurich
noun-milan = Milan
noun-genoa = Genoa
noun-venice = Venice
noun-florence = Florence
noun-rome = Rome
noun-naples = Naples
noun-bari = Bari
noun-cagliari = Cagliari
noun-prague = Prague
noun-vienna = Vienna
noun-budapest = Budapest
noun-szeged = Szeged
noun-zagreb = Zagreb
noun-sarajevo = Sarajevo
noun-klausenburg = Klausenburg
noun-castle-dracula = Castle Dracula
noun-belgrade = Belgrade
noun-sofia = Sofia
noun-bucharest = Bucharest
noun-galatz = Galatz
noun-constanta = Constanta
noun-varna = Varna
noun-salonica = Salonica
noun-valona = Valona
noun-athens = Athens
noun-atlantic-ocean = Atlantic Ocean
    .said = the Atlantic Ocean
noun-irish-sea = Irish Sea
    .said = the Irish Sea
noun-english-channel = English Channel
    .said = the English Channel
noun-north-sea = North Sea
    .said = the North Sea
noun-bay-of-biscay = Bay of Biscay
    .said = the Bay of Biscay
noun-mediterranean-sea = Mediterranean Sea
    .said = the Mediterranean Sea
noun-tyrrhenian-sea = Tyrrhenian Sea
    .said = the Tyrrhenian Sea
noun-adriatic-sea = Adriatic Sea
    .said = the Adriatic Sea
noun-ionian-sea = Ionian Sea
    .said = the Ionian Sea
noun-black-sea = Black Sea
    .said = the Black Sea

# --- cards
noun-dark-call = Dark Call
noun-feed = Feed
noun-hide = Hide
noun-wolf-form = Wolf Form
noun-knife = Knife
noun-pistol = Pistol
noun-rifle = Rifle
noun-crucifix = Crucifix
noun-garlic = Garlic
noun-heavenly-host = Heavenly Host
noun-dogs = Dogs
noun-stake = Stake
noun-punch = Punch
noun-dodge = Dodge
noun-escape = Escape
noun-fangs = Fangs
noun-strength = Strength
noun-claws = Claws
noun-mesmerize = Mesmerize
noun-blood-transfusion = Blood Transfusion
noun-chartered-carriage = Chartered Carriage
noun-consecrated-ground = Consecrated Ground
noun-escape-route = Escape Route
noun-excellent-weather = Excellent Weather
noun-forewarned = Forewarned
noun-good-luck = Good Luck
noun-great-strength = Great Strength
noun-heroic-leap = Heroic Leap
noun-hired-scouts = Hired Scouts
noun-hypnosis = Hypnosis
noun-jonathan-harker = Jonathan Harker
noun-local-rumors = Local Rumors
noun-money-trail = Money Trail
noun-mystic-research = Mystic Research
noun-newspaper-reports = Newspaper Reports
noun-rufus-smith = Rufus Smith
noun-sense-of-emergency = Sense of Emergency
noun-sister-agatha = Sister Agatha
noun-surprising-return = Surprising Return
noun-vampire-lair = Vampire Lair
noun-customs-search = Customs Search
noun-devilish-power = Devilish Power
noun-draculas-brides = Dracula's Brides
noun-immanuel-hildesheim = Immanuel Hildesheim
noun-roadblock = Roadblock
noun-seduction = Seduction
noun-sensationalist-press = Sensationalist Press
noun-unearthly-swiftness = Unearthly Swiftness
noun-vampiric-influence = Vampiric Influence
noun-wild-horses = Wild Horses
noun-new-vampire = New Vampire
noun-bats = Bats
noun-desecrated-soil = Desecrated Soil
noun-hoax = Hoax
noun-rats = Rats
noun-saboteur = Saboteur
noun-spy = Spy
noun-wolves = Wolves

# --- cards on the table
cards-copies = { $count ->
    [one] the only one of its kind
   *[other] { $count } of its kind
}
kind-item = item
kind-combat = combat card
kind-event = event
kind-ally = event, ally
kind-encounter = encounter
kind-power = power
kind-ticket = ticket
kind-location = location
kind-character = character
owner-hunters = the hunters'
owner-dracula = Dracula's
cards-read = Read { $card }
cards-stops = Stops
cards-when = When
hand-hidden = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
hand-empty = no cards
hand-shown = shown to Dracula
hand-number = card { $number }
gallery-title = All cards
gallery-search = Search names and texts
gallery-none = No card says that.
gallery-items = Items
gallery-hunter-combat = Hunters' combat cards
gallery-hunter-events = Hunters' events
gallery-dracula-combat = Dracula's combat cards
gallery-dracula-events = Dracula's events
gallery-encounters = Encounters
gallery-powers = Powers
gallery-tickets = Tickets
gallery-characters = Characters
gallery-count = { $kinds } kinds, { $cards } in all
piles-title = Decks and discards
piles-left = { $count } left
piles-top = on top: { $card }
piles-open = { $count ->
    [one] 1 discard for all to see
   *[other] { $count } discards for all to see
}
piles-down = { $count ->
    [one] 1 discarded face down
   *[other] { $count } discarded face down
}
piles-no-discards = nothing discarded
pile-items = Items
pile-events = Events
pile-encounters = Encounters
pile-tickets = Tickets
tickets-title = Tickets
ticket-white = { $count } white
ticket-yellow = { $count } yellow
ticket-no-yellow = no yellow
tickets-hidden = { $count ->
    [one] 1 ticket face down
   *[other] { $count } tickets face down
}
tickets-none = no ticket
back-city = city
back-sea = sea
back-castle = castle
back-hunter-event = hunters' event
back-dracula-event = Dracula's event
back-hunter-combat = hunter's combat card
back-dracula-combat = Dracula's combat card
back-encounter = encounter
back-item = item
back-event = event
back-ticket = ticket
