# Names and sentences that are the same in all editions of Fury of Dracula, or in two of them. A game's own catalogue is read after this one and may say
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

# --- trail, tracks and seats on the page
trail-heading = The trail
trail-own = Your trail
trail-only-you = only you see this
trail-ledger-help = An eye tells what they know. Shapes: who can come tomorrow.
trail-he-is-here = he is here
trail-you-are-here = you are here
trail-newest = newest
trail-oldest = oldest
trail-empty = empty
trail-free = free
trail-free-lair = a hideout that leaves the trail can stay here
trail-your-choice = your choice
trail-face-down = face down
trail-kind-city = city
trail-kind-sea = sea
trail-kind-castle = castle
trail-kind-power = power
trail-kind-hospital = hospital
trail-sea-zone = sea zone
trail-port = port
trail-encounter = encounter
trail-encounter-count = { $count ->
    [0] no encounter
    [one] one encounter
   *[other] { $count } encounters
}
trail-no-encounter = no encounter
trail-rumor = rumor token
trail-bats = with a Bat card
trail-stays = stays
trail-leaves-in = leaves in { $count }
trail-leaves-next = leaves next round
trail-leaves-now = leaves the trail
trail-matures = Matures: { $what }
trail-clears = clears { $spaces }
trail-power-returns = { $card } comes back to you
trail-eye-seen = seen
trail-eye-unknown = unknown
trail-they-seen = the hunters see it
trail-they-unknown = the hunters see only { $what }
trail-can-come = { $seat } can come
trail-could-come = { $seat } could come with a ticket
trail-nobody-comes = no hunter can come
trail-face-down-count = { $count ->
    [0] All cards lie face up
    [one] One card lies face down
   *[other] { $count } cards lie face down
}
trail-lairs = Lairs
track-of = of { $max }
track-becomes = becomes
track-your-health = Your health
track-week = week { $week }
track-day = day
track-night = night
track-time = { $day }, { $part }, week { $week }
track-gain = +{ $gain } if { $space } matures
track-gain-now = +{ $gain }, if it matures
track-after = { $value } after your choice
seats-acting = acting
seats-asked = to choose
seats-ready = ready
seats-hidden = hidden
seats-health = health
seats-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
seats-items = { $count ->
    [0] no item
    [one] one item
   *[other] { $count } items
}
seats-events = { $count ->
    [0] no event
    [one] one event
   *[other] { $count } events
}
seats-encounters = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}
seats-tickets = { $count ->
    [0] no ticket
    [one] one ticket
   *[other] { $count } tickets
}
seats-limit = of at most { $limit }
seats-none-seen = , none seen
seats-bites = { $bites ->
    [0] no bite
    [one] one bite
   *[other] { $bites } bites
}, { $spaces ->
    [one] one bite space
   *[other] { $spaces } bite spaces
}
seats-shown = Lies open:
seats-weakened = weakened: shows an item and an event
seats-delayed = delayed
seats-bats = bats lead the way
seats-wakes = in hospital from dawn on
seats-rumors = { $count ->
    [one] one rumor token in hand
   *[other] { $count } rumor tokens in hand
}
seats-guards = { $count ->
    [one] bodyguards kept
   *[other] bodyguards kept: { $count }
}
seats-hunters = The hunters
seats-what-you-saw = what you have seen
seats-bite-defeats = one more bite defeats

# --- the map of Europe
map-region = Map of Europe
map-small-city = small city
map-large-city = large city
map-sea = sea zone
map-hospital = hospital
map-lit = you can choose
map-closed = closed now
map-lit-road = You can go there by road
map-lit-rail = You can go there by railway
map-lit-sea = You can go there by sea
map-lit-other = You can choose it
map-shut = Closed: { $reason }
map-key = Key
map-way-road = road
map-way-rail-white = white rail
map-way-rail-yellow = yellow rail
map-way-sea = sea way
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map

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
cards-figures = In figures
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

# --- the table of Fury in the browser
ui-region-map = Map of Europe
ui-region-beside = Beside the map
ui-tab-map = Map
section-hand = Hands
section-hunters = The hunters
section-hunters-short = Hunters
section-yours = Only yours
section-piles-short = Piles
hand-limits = { $items } of { $itemLimit } items · { $events } of { $eventLimit } events
hand-of-at-most = { $count } of at most { $limit }
hand-encounters = Encounters
hand-events = Events
hand-combat-deck = Combat cards
hand-rumors = { $count ->
    [one] 1 rumor token to place
   *[other] { $count } rumor tokens to place
}
hand-bodyguards = { $count ->
    [one] Szgany Bodyguards guard one combat
   *[other] Szgany Bodyguards guard { $count } combats
}
token-on-fog = fog
token-on-storm = storm
token-on-consecrated = consecrated ground
token-on-host = Heavenly Host
token-on-bats = bats
token-on-rumor = rumor

# --- a place on the map, opened
place-kind-small-city = small city
place-kind-large-city = large city
place-kind-sea = sea
place-kind-castle = castle
place-kind-hospital = hospital
place-port = port
place-can = What you can do here
place-cannot = What you cannot do here now
place-rule = The rule behind it: { $choice }

# --- combat, panels and choices on the screen
only-you = only you see this
key-enter = Enter
combat-in = Combat in { $place }
combat = Combat
combat-rules = Rules of combat
combat-rounds = Rounds
combat-steps = Steps of the round
combat-round = Round { $round }
combat-card-on = { $card } on { $seat }
combat-not-yet = No card is shown yet.
combat-health = Health { $health } of { $of }
combat-rests = { $card } rests
combat-back-next = back next round
combat-laid = card laid out
combat-go = Ready
combat-versus = v.
combat-together = { $hunters } fight together
panel-fold = Fold the panel
panel-unfold = Unfold the panel
panel-actions = Actions
panel-on-board = { $count ->
    [one] 1 choice lies on the board, or in the list.
   *[other] { $count } choices lie on the board, or in the list.
}

# --- the foe's cards in a combat
combat-foe-cards = What can he play?
combat-next-rests = not twice in a row
combat-next-limited = only Dodge or an Escape now
combat-next-not-first = not in the first round
combat-next-not-before = not before round { $round }
combat-own-cards = Your combat deck
combat-cards-left = Cards not yet played in this combat, of all in the deck.
combat-ticks = Cards not yet played in this combat, of all in the deck. A tick: { $card } cancels it if you are engaged.
combat-left = { $left } of { $of }
combat-cancels-it = your card cancels it

# --- seats: allies, what is laid out
seats-ally-hunters = The hunters' ally:
seats-ally-dracula = Dracula's ally:
seats-laid = laid out
seats-only-pass = { $seat }: can only pass
ui-to-hand = Choose from your hand
ui-tab-open = { $count ->
    [one] 1 choice here
   *[other] { $count } choices here
}

# --- the two sides
side-dracula = Dracula
side-hunters = The hunters

# --- spaces, backs of cards, numbers
noun-space-1 = Space 1
    .said = space 1
    .at = on space 1
    .of = of space 1
noun-space-2 = Space 2
    .said = space 2
    .at = on space 2
    .of = of space 2
noun-space-3 = Space 3
    .said = space 3
    .at = on space 3
    .of = of space 3
noun-space-4 = Space 4
    .said = space 4
    .at = on space 4
    .of = of space 4
noun-space-5 = Space 5
    .said = space 5
    .at = on space 5
    .of = of space 5
noun-space-6 = Space 6
    .said = space 6
    .at = on space 6
    .of = of space 6
noun-sea-back = Sea card
    .said = a sea card
noun-hunter-back = Hunter event
    .said = a hunters' event
noun-dracula-back = Dracula event
    .said = an event of Dracula
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

# --- why something is closed
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-an-option = That cannot be chosen here.
reason-chance-only = That is decided by chance alone.
reason-no-castle-start = Nobody starts in Castle Dracula.
reason-hunter-there = A hunter stands there.
reason-storm = A storm rages there.
reason-card-on-table = You played that card in the round before.
reason-must-place = You have to place an encounter of your hand.
reason-no-events-in-trade = Events are not traded.
reason-not-from-castle = Dracula does not start in his castle.
reason-not-in-combat = That hunter is not in the combat.
reason-two-cities = Name two different cities.
reason-must-start = Everybody has to start somewhere.
reason-dracula-starts-last = Dracula chooses where he starts after all hunters.
reason-item-not-held = You do not hold that item.
reason-encounter-not-held = That encounter is not in your hand.
reason-trade-first = The trade is finished first.
reason-must-name-city = Two cities have to be named.
reason-must-use-luck = Good Luck has to do one of these things.

# --- what happened
event-starts = { $a } starts in { $b }.
event-laid-card = You have laid { $a }.
event-turn = It is the turn of { $a }.
event-rests = { $a } rests.
event-arrives = { $a } arrives in { $b }.
event-encounter-revealed = An encounter is revealed { $a_at }: { $b }.
event-encounter-placed = Dracula places an encounter { $a_at }.
event-placed = You have placed { $b } { $a_at }.
event-drew-encounter = You draw { $a }.
event-revealed = { $b } is revealed { $a_at }.
event-wolf-form = Dracula moves in Wolf Form.
event-power = Dracula plays { $a }.
event-drew-item = { $a } draws an item.
event-items-shuffled = The discarded items are shuffled into a new deck.
event-item-discarded = { $a } goes to the discards.
event-event-discarded = { $a } goes to the discards.
event-dropped = { $a } discards { $b }.
event-top = On top of the event deck lies { $a }.
event-gave = { $a } gives { $c } to { $b }.
event-played = { $a } plays { $b }.
event-cancelled = { $a } is cancelled.
event-scouts-sent = The scouts ask about { $a }.
event-combat-over = The combat is over.
event-bitten = { $a } is bitten.

# --- names of what lies on the plain table
field-kind = Kind
field-space = Space
field-card = Card
field-back = Back
field-here = Dracula is here
field-wolf-form = Wolf Form
field-encounters = Encounters
field-seat = Player
field-at = Place
field-bites = Bites
field-bats = Bats
field-items = Items
field-item-count = Items held
field-item-limit = Item limit
field-events = Events
field-event-count = Events held
field-event-limit = Event limit
field-shown-item = Item shown
field-shown-event = Event shown
field-drawn = Just drawn
field-encounter-count = Encounters held
field-foe = Against
field-fighters = Hunters in it
field-round = Round
field-night = Night
field-cards = Cards
field-turn = Turn
field-hunters = Hunters
field-dracula = Dracula
field-fog = Fog
field-hosts = Heavenly Hosts
field-event-top = Top event
field-event-discards = Events discarded
field-item-discards = Items discarded
field-playing = Being played
field-effects = In effect
field-combat = Combat
field-seen = All see
field-ready = In hand

# --- the hunters' screen: what may be done at any time, a seat's row
ui-at-any-time = At any time
seats-more = About { $seat }

# --- the table in a text window
trail-card = card
trail-encounters = encounters
trail-marks = with it
face-down = face down
encounter-back = encounter
hunters-title = Hunters
column-hunter = hunter
column-place = place
column-health = health
column-bites = bites
column-items = items
column-events = events
shown-card = shows { $card }
dracula-holds = { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $encounters ->
    [one] 1 encounter
   *[other] { $encounters } encounters
}
token-block = Roadblocks
token-holy = Consecrated ground
token-host = Heavenly Hosts
ally-hunters = The hunters' ally
ally-dracula = Dracula's ally
decks-title = Decks
deck-items = Items
deck-events = Events
deck-encounters = Encounters
deck-size = { $count } left
deck-top = on top { $card }
deck-out = discarded: { $cards }
combat-title = Combat, round { $round }
combat-foe = against { $foe }
column-fighter = fighter
column-played = card
column-last = round before
combat-chosen = chosen
ways-title = From { $place }
ways-road = Road
ways-sea = Sea
way-blocked = roadblock
way-storm = storm
way-holy = holy ground
hand-title = Hand of { $seat }
on-the-table = On the table
in-force = In force
city-large = large city
state-bats = bats

# --- panels, powers, reach: the same in several editions
combat-engaged = engaged
combat-cancelled = cancelled
combat-day = no night effects
combat-night = night effects hold
combat-choosing = choosing
combat-ready = ready
act-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
act-rest = Rest
act-trade = Trade
power-title = Location and powers
power-told = Choose a card to see what it does
power-location = Location
power-location-line = { $count ->
    [one] 1 place lit on the map
   *[other] { $count } places lit on the map
}
power-location-short = Where you go
power-hide-short = Stay, face down, with an encounter
power-wolf-form-short = One or two roads
power-wolf-form-line = { $count ->
    [one] One or two roads: 1 city
   *[other] One or two roads: { $count } cities
}
power-no-cost = no cost
power-nowhere = not now
power-out = { $rounds ->
    [one] lies on { $space } · back next round
   *[other] lies on { $space } · back in { $rounds } rounds
}
power-out-short = { $rounds ->
    [one] next round
   *[other] in { $rounds } rounds
}
power-price = { $damage ->
    [one] 1 damage
   *[other] { $damage } damage
}
power-price-range = { $least } to { $most } damage
panel-encounter = An encounter
panel-search = Search
panel-drawn = just drawn
panel-drawn-ticket = just drawn
panel-items = { $count } of { $of } items
panel-events = { $count } of { $of } events
panel-trim = Too many cards
panel-railway = By rail
panel-railways = { $count ->
    [0] Further
    [one] 1 railway
   *[other] { $count } railways
}
panel-trade = Trade
panel-event = An event
panel-event-hunters = an event of the hunters
panel-event-dracula = an event of Dracula
panel-window = A card to play now?
panel-encounters = Encounters
panel-leaving = Leaves the trail
panel-set-up = Where to start
panel-set-up-hunter = Choose a lit city on the map. Dracula chooses after all hunters, far from you if he can.
panel-set-up-dracula = Choose a lit city on the map. Nobody sees it; the hunters stand where the figures are.
panel-map = Choose on the map
panel-played-by = played by { $seat }
plate-health = −{ $damage } health
plate-hunter-there = { $who } is there
plate-combat = combat with { $who }
plate-out-of-reach = they can’t reach it
plate-shut-on-trail = on the trail
plate-shut-holy = holy ground
plate-shut-storm = storm
reach-sure = { $seat } { $how }
reach-perhaps = perhaps { $seat } { $how }
reach-by-road = by road
reach-by-sea = by sea
reach-by-rail = by rail
reach-sign-sure = sure
reach-sign-perhaps = with a ticket
reach-list = A list ({ $count })
field-reach = Where the hunters can go next
field-start = From
field-road = By road
field-sea = By sea
field-rail = By rail
field-rail-ways = Railways
field-rail-certain = Tickets known
field-amount = Amount
field-back-in = Slides until it is back

# what happened just now: cards turned up, banners, cards drawn
reveal-title = Round { $round }: the cards are turned up
reveal-on = Press anything to go on.
banner-drawn = You draw: { $cards }.
side-all = All hunters
sign-day = day
sign-night = night
sign-encounters = an encounter
sign-bite = a bite
sign-items = items held
sign-events = events held
sign-tickets = railway tickets
sign-lair = a lair
sign-hideout = a hideout
sign-rumor = a rumor
sign-bats = bats
sign-fog = fog
sign-storm = a storm
sign-consecrated = consecrated ground
sign-host = a Heavenly Host
sign-blood = paid with Blood
sign-combat = On combat cards: what the card stops

# --- the pencil on the map, and wounds that count up
pencil-tools = The pencil
pencil-possible = Possible
pencil-excluded = Excluded
pencil-note = Note
pencil-rub = Rub out
pencil-help = Take up a tool, then press places on the map. Only you see it.
pencil-possible-help = Press the places where he can be; once more takes the ring off.
pencil-excluded-help = Press the places where he cannot be; once more takes the cross off.
pencil-note-help = Press a place to write on it.
pencil-rub-help = Press the places that are to be clean.
marks-possible = Possible
marks-excluded = Excluded
marks-note = Notes
mark-neighbours = { $count ->
    [one] Mark its neighbour possible
   *[other] Mark its { $count } neighbours possible
}
mark-round = round { $round }
marks-rub-old = { $count ->
    [one] Rub out the mark older than round { $round }
   *[other] Rub out all { $count } marks older than round { $round }
}
marks-none = none
seats-wounds = { $count ->
    [0] no wound of { $of }
    [one] 1 wound of { $of }
   *[other] { $count } wounds of { $of }
}

# --- talk
talk-all = Everybody reads this, Dracula too

# --- what would change nothing
warning-nothing-to-recover = nothing to recover
warning-nothing-to-give = neither of you holds a card

# --- odds of hidden places
odds-title = Where can Dracula be?
odds-title-own = What can they conclude?
odds-fit = { $count ->
    [one] Only one place is possible
   *[other] { $count } places are possible, as if among { $alike } equally likely ones
}
odds-list = All of them ({ $count })
odds-older = On his trail behind him
odds-laid = Something he laid may lie in
odds-rumours = Local Rumours may be in
odds-on-map = On the map (O)
odds-under-one = less than 1 %
odds-key-excluded = not there
odds-spoken = Dracula: { $percent } percent
odds-spoken-excluded = Dracula cannot be there
odds-why-not = Why not { $place }?
odds-why = Why { $place }, { $odds }?
odds-never = By the rules he could not have come here at any time.
odds-moved = What changed it most:
odds-mirror-now = { $count ->
    [one] One place fits
   *[other] { $count } places fit, as if among { $alike } equally likely ones
} · where you are: { $odds }
odds-mirror-table = What each choice would show
odds-mirror-choice = Choice
odds-mirror-alike = as if among
odds-mirror-you = where you are
odds-mirror-same = None of these choices would tell anybody more.
combat-held = held:
combat-held-help = In percent: how likely he holds one, if he drew by chance; Plotting lets him choose.
