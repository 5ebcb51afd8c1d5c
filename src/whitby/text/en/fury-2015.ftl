# Fury of Dracula (3rd edition). The attribute .said is how a noun stands inside a sentence; others are forms that a language needs.

game-title = Fury of Dracula (3rd edition)
game-year = 2015
game-length = 2 to 3 hours
game-for = You want the whole hunt: tickets, rumours, a trail of cards, combat by cards. Good with two to five.
game-blurb = Europe, 1898. Four hunters follow a trail of hidden cards; Dracula moves unseen, leaves traps and vampires behind him, and waits for his influence to grow.

# --- how the game ends
ending-influence-complete = Dracula's influence has reached 13.
ending-dracula-defeated = Dracula's damage has reached his health: he is defeated.

# --- hospitals; names that other editions have too are in fury.ftl
noun-hospital-madrid = Hospital of Madrid
    .said = the hospital of Madrid
noun-hospital-rome = Hospital of Rome
    .said = the hospital of Rome
noun-hospital-budapest = Hospital of Budapest
    .said = the hospital of Budapest

# --- power cards
noun-misdirect = Misdirect

# --- items
noun-holy-circle = Holy Circle
noun-holy-bullets = Holy Bullets
noun-garlic-wreath = Garlic Wreath
noun-fast-horses = Fast Horses

# --- Dracula's combat cards
noun-plotting = Plotting
noun-escape-as-bat = Escape as Bat
noun-escape-as-mist = Escape as Mist

# --- the hunters' events
noun-behind-the-veil = Behind the Veil
noun-evil-presence = Evil Presence
noun-long-night = Long Night
noun-lucky-find = Lucky Find
noun-lucys-revenge = Lucy's Revenge
noun-planned-ambush = Planned Ambush
noun-renewed-vigor = Renewed Vigor
noun-speedy-telegraph = Speedy Telegraph
noun-wax-cylinders = Wax Cylinders

# --- Dracula's events
noun-darkness-returns = Darkness Returns
noun-enraged = Enraged
noun-false-tip = False Tip
noun-great-wolf = Great Wolf
noun-hidden-schemes = Hidden Schemes
noun-nocturnal-visit = Nocturnal Visit
noun-summon-storms = Summon Storms

# --- encounters
noun-aristocratic-vampire = Aristocratic Vampire
noun-reckless-vampire = Reckless Vampire
noun-szgany-bodyguards = Szgany Bodyguards
noun-szgany-mob = Szgany Mob
noun-unnatural-fog = Unnatural Fog

# --- tickets
noun-3--2 = Ticket 3/2
    .said = the ticket 3/2
noun-2--2 = Ticket 2/2
    .said = the ticket 2/2
noun-2--1 = Ticket 2/1
    .said = the ticket 2/1
noun-1--1 = Ticket 1/1
    .said = the ticket 1/1
noun-1--0 = Ticket 1/0
    .said = the ticket 1/0

# --- spaces
noun-lair-1 = Lair 1
    .said = lair 1
    .at = in lair 1
    .of = of lair 1
noun-lair-2 = Lair 2
    .said = lair 2
    .at = in lair 2
    .of = of lair 2
noun-lair-3 = Lair 3
    .said = lair 3
    .at = in lair 3
    .of = of lair 3
noun-leaving = Leaving the trail
    .said = the hideout that leaves the trail
    .at = in the hideout that leaves the trail
    .of = of the hideout that leaves the trail

# --- nouns made of two others: an encounter in a hideout, a road, a railway
joined-colon = { $b } ({ $a })
    .said = { $b } { $a_at }
joined-slash = Road { $a } – { $b }
    .said = the road between { $a } and { $b }
    .of = of the road between { $a } and { $b }
joined-equals = Railway { $a } – { $b }
    .said = the railway between { $a } and { $b }
    .of = of the railway between { $a } and { $b }

# --- regions
noun-britannica = Britannica
noun-iberia = Iberia
noun-gallia = Gallia
noun-germania = Germania
noun-italia = Italia
noun-austro-hungaria = Austro-Hungaria
noun-baltica = Baltica

# --- backs of cards
noun-city-back = City card
    .said = a city card
noun-castle-back = Castle card
    .said = the castle card

# --- cards, in short
card-dark-call = Dracula stays, suffers 2 damage and draws five encounters. Not at sea, not on holy ground.
card-feed = Dracula stays and recovers 3 damage. Not at sea, not on holy ground.
card-hide = Dracula stays, while a card that looks like a city goes on the trail, with an encounter; open and without one, if he is revealed. Its encounters never mature. Not at sea, not on holy ground.
card-misdirect = Dracula clears one hideout of the trail, puts this card in its space, and moves as usual besides. Not Castle Dracula, a sea, a power or the place tied to Hide.
card-wolf-form = Dracula suffers 1 damage and moves to a city up to two roads away; from a sea to a port, or one road beyond it.
card-knife = Weapon for combat: the vampire suffers 3 damage. Stops Fangs and Escape as Bat.
card-pistol = Weapon for combat: the vampire suffers 2 damage. Stops Claws and Plotting.
card-rifle = Weapon for combat: the vampire suffers 2 damage. Stops Claws and Escape as Bat.
card-crucifix = In combat: if it stops Fangs or Mesmerize, the vampire suffers 3 damage. It also stops Escape as Mist.
card-garlic = In combat: if you are engaged and Dracula plays Fangs or Claws, the vampire suffers 2 damage. Stops Fangs and Strength.
card-heavenly-host = In combat: the vampire suffers 4 damage; but if you are engaged and Dracula plays Fangs you are bitten and out. Then it is discarded. Stops Mesmerize. Shown at other times it blesses a city with Consecrated Ground, ends Desecrated Soil, and wards off Great Wolf.
card-holy-circle = In combat: it stops any card of Dracula and takes one or more hunters out of the combat. Then it is discarded.
card-holy-bullets = Discard it right after your Pistol or Rifle: 3 more damage to the vampire. Once in a combat.
card-garlic-wreath = Shown when a combat begins: whenever Fangs hurt you, the vampire suffers 4. Claws tear it off.
card-fast-horses = Action by day: turn up a ticket and ride up to as many roads as its yellow value. Without a yellow value one road, and the horses are gone.
card-dogs = Shown before your search, they drive off Rats, Saboteur, Spy and Wolves. Discarded, they end an ambush by one of these.
card-stake = Shown before your search, it may be discarded to be rid of one vampire or Hoax found there.
card-punch = The vampire suffers 1 damage. Stops Mesmerize and Plotting.
card-dodge = Stops Fangs, Strength and Claws, and does nothing else.
card-escape = You leave the combat; your figure stays in the city. Stops Strength and Plotting.
card-fangs = The vampire recovers 2, the engaged hunter suffers 2. At night a mesmerized hunter is bitten instead and leaves the combat, and influence rises by 1.
card-strength = The engaged hunter suffers 2 damage, and a Punch, Crucifix or weapon is cancelled; at night the Crucifix or weapon is lost too.
card-claws = The engaged hunter suffers 2 damage; at night any hunter of the combat suffers 2 more.
card-mesmerize = Cancels the engaged hunter's card. Until the combat ends that hunter's weapons do 1 less damage.
card-plotting = Dracula takes a combat card of his choice from the deck. In a later round Plotting can cancel a Punch, Dodge or Escape.
card-escape-as-bat = Ends the combat, if it has lasted long enough; at night Dracula may fly to a city without hunters, one or two roads away.
card-escape-as-mist = Ends the combat, if it has lasted long enough; everybody stays where they are.
card-behind-the-veil = At once: Dracula shows the hunters his events and encounters, and you discard one of the encounters.
card-blood-transfusion = Action, if you are not weakened: a bitten hunter in your city loses a bite, and you suffer 1 damage.
card-chartered-carriage = With any ticket: by rail to a city up to four railways away, whatever their colour.
card-consecrated-ground = Action by night: a city that Dracula cannot enter; not Castle Dracula, Galatz or Klausenburg. Then each hunter may show a Heavenly Host to bless another city.
card-escape-route = When a combat begins: you, or another hunter in it, leaves it.
card-evil-presence = At once: Dracula names every hunter who is next to him.
card-excellent-weather = Action by day: two moves by sea, one after the other.
card-forewarned = When you are ambushed, but not by a vampire: the encounter is discarded without effect.
card-good-luck = By day: remove a roadblock, or discard Dracula's ally, or cancel a False Tip.
card-great-strength = When any hunter is bitten, or would be defeated by damage: the bite, or all that damage, does not happen.
card-heroic-leap = When a combat begins: it is not fought. The vampire suffers 5 damage, then you suffer 5.
card-hired-scouts = At once: name two cities; those on the trail are revealed.
card-hypnosis = Mina's action, together with another hunter: Dracula tells his region, and Mina is delayed.
card-jonathan-harker = At once: name a city, which is revealed if it is on the trail. Or an ally: what slides to space 6 is revealed.
card-local-rumors = At once: every place on the trail that is next to you is revealed.
card-long-night = At dawn: in the coming night hunters may move by road. Each who does so takes the bottom event: a hunter's is discarded, Dracula's goes to him.
card-lucky-find = When a combat begins: look at five items and take one; the others are discarded.
card-lucys-revenge = Godalming's, when a combat begins: during it, it can cancel one escape of the vampire, or prevent a bite or mortal damage to him.
card-money-trail = Action: one sea card on the trail is revealed.
card-mystic-research = Van Helsing's action: of the bottom six events those of Dracula are discarded.
card-newspaper-reports = At once: space 3 of the trail is revealed. Or kept until a dawn or dusk: space 5 or 6.
card-planned-ambush = When a combat begins: in the first round, after all cards are shown, you may play another card instead of yours.
card-renewed-vigor = At dawn: each hunter has one more action in the coming day, of another kind than the first.
card-rufus-smith = At once: name a city, which is revealed if it is on the trail. Or an ally: Dracula suffers 2 instead of 1 from sea to sea.
card-sense-of-emergency = Action by day: suffer 2 damage and move up to three roads.
card-sister-agatha = At once: name a city, which is revealed if it is on the trail. Or an ally: Dracula suffers 2 after his Fangs and escapes.
card-speedy-telegraph = At dawn: in the coming day and night the hunters act in any order.
card-surprising-return = At dawn or dusk: a hunters' ally comes back from the discards, for either of its effects.
card-vampire-lair = Action by day: discard a Stake and be delayed; influence falls by 2.
card-wax-cylinders = Seward's action: all encounters of one hideout are revealed. Or: Dracula shows where Hide is, on the trail or in his deck, and this card comes back to the hand.
card-customs-search = After a hunter moved to another region: the hunter is delayed, and discards all items or suffers 3 damage.
card-darkness-returns = At the end of Dracula's phase: the next day does not take place, and Dracula's discarded events go back into the deck.
card-devilish-power = In Dracula's phase: remove the consecrated ground, or discard the hunters' ally, or forbid supplies in the next hunter phase.
card-draculas-brides = At once: an encounter on each of up to two hideouts in spaces 1 to 3. Or an ally: Dracula may exchange one encounter in each phase of his.
card-enraged = When a combat card of Dracula would be cancelled: it is not, but Dracula cannot escape from this combat any more.
card-false-tip = When a hunter spends a ticket: Dracula chooses where the train goes, or cancels a Chartered Carriage.
card-great-wolf = At once: a hunter suffers 4 damage. Or an ally: 1 damage in each phase of Dracula. A Crucifix or Heavenly Host wards it off.
card-hidden-schemes = At the end of Dracula's phase: one more encounter on the hideout in space 3.
card-immanuel-hildesheim = At once: Dracula draws his own among the top six events, the others are discarded. Or an ally: in each of his phases he draws the top event, if it is his.
card-nocturnal-visit = At the end of Dracula's phase: combats of the next dawn and day are fought as at night.
card-roadblock = At once or at the end of Dracula's phase: three roadblocks on roads or railways, which hunters cannot use.
card-seduction = When a hunter searches where a vampire lies: the hunter is bitten, and the vampire goes back to Dracula's hand.
card-sensationalist-press = Cancels Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence.
card-summon-storms = At once or at the end of Dracula's phase: up to three storms on seas, which hunters cannot enter.
card-unearthly-swiftness = In Dracula's phase: another Dracula phase follows at once.
card-vampiric-influence = At once: a weakened hunter shows all cards; Dracula discards one and moves the hunter to a city next to it.
card-wild-horses = After a hunter moved by road: Dracula moves the hunter one road further, before anything is revealed.
card-aristocratic-vampire = The searching hunter may become delayed to be rid of it; no ambush. Matured: 4 influence, and spaces 4 to 6 are cleared.
card-new-vampire = A combat with a vampire of health 6; others there may become delayed to join. Matured: 3 influence, and spaces 4 to 6 are cleared.
card-reckless-vampire = A lone combat with a vampire of health 4; in an ambush each Fangs brings 1 influence. Matured: 4 influence, and spaces 4 to 6 are cleared.
card-bats = Instead of the hunter's next action Dracula moves the hunter to a city next to it, and the hunter is delayed.
card-desecrated-soil = Dracula draws three encounters and discards up to three. It stays unless a Heavenly Host is shown. Matured: he recovers 3 damage.
card-hoax = The hunter is delayed; no ambush. Matured: Dracula takes one of his discarded events, the others go back into the deck.
card-rats = The hunter suffers 2 damage. They stay unless a Pistol or Rifle is shown.
card-saboteur = The hunter is delayed. It stays unless a Pistol or Rifle is shown. Matured: a roadblock anywhere.
card-spy = The hunter discards a weapon, or shows all cards and loses all tickets. Matured: the same, against any hunter.
card-szgany-bodyguards = 2 damage, then 2 more and a delay unless a weapon is shown. Matured: kept, and used once before a combat with Dracula.
card-szgany-mob = Each hunter in the city may discard items and suffers 1 damage for each item kept. Matured: the same in all cities of the region.
card-unnatural-fog = Fog on the city, two tokens in a port; by day all hunters there are delayed. Matured: two fog tokens on a city of the region.
card-wolves = Each hunter in the city suffers 4 damage, 2 less for each weapon shown. Matured: the same in a city one or two roads away.

# --- what a choice costs for certain
price = { $cubes ->
    [one] costs 1 damage
   *[other] costs { $cubes } damage
}

# --- choices; $question is the question they answer
verb-pass = { $question ->
    [hunter-acts] Pass
    [train-leaves] Stay, for no train goes
    [ride-out] Stay, for no road is open
    [may-ambush] No ambush, or no further one
    [agree] Call the trade off
    [use-drawn] Keep the card in your hand
    [may-spare] Fight this hunter too
    [may-swap] Stay with the card that lies there
    [may-use-plot] Keep Plotting for later
    [may-fly] Stay where you are
    [aristocratic-vampire] Leave the vampire where it is
    [may-join] Stay out of the combat
    [may-show] Show nothing: the encounter stays
    [spied-on] Show all cards and lose all tickets
    [may-show-weapon] Show no weapon and become delayed
    [faces-wolves] Show no weapon
    [second-weapon] Show no second weapon
    [brides-exchange] Exchange nothing
    [wards-off] Show nothing: the wolf attacks
    [may-spread-rumor] Place no rumor token
    [may-host] Show nothing and bless no city
    [take-item] Take nothing, for there is nothing
    [pays-customs] Keep all items and suffer for it
    [choose-card] No card can be laid: your place is revealed and your trail cleared
    [before-search] Show nothing and search
    [before-rail] Ride as far as the ticket goes
    [before-combat] Keep the Szgany Bodyguards for later
    [weapon-used] Add no Holy Bullets
    [on-escape] Let the vampire escape
    [on-cancel] Let your card be cancelled
    [on-ambush] Let the ambush happen
    [mortal-blow] Let the hunter be bitten or defeated
    [on-false-tip] Let the False Tip stand
    [ticket-spent] Let the train go
    [road-taken] Let the hunter arrive
    [move-done] Let the hunter pass
    [on-search] Let the hunter search
    [hunter-event] Let the event take effect
   *[other] Play nothing
}
verb-start = Start in { $noun }
verb-draw = Draw { $noun }
verb-road = By road to { $noun }
verb-rail = By rail with { $noun }
verb-ride = By rail to { $noun }
verb-sail = By sea to { $noun }
verb-supply = Take supplies
verb-reserve = Reserve a ticket
verb-rest = Rest
verb-search = Search this place
verb-trade = Trade with { $noun }
verb-lead = Trade events with { $noun }, as leader
verb-bond = Use the psychic bond
verb-play = { $question ->
    [before-search] Show { $noun }
   *[other] Play { $noun }
}
verb-discard = { $question ->
    [keep-ticket] Put it back
    [brides-exchange] Exchange { $noun }
   *[other] Discard { $noun }
}
verb-keep = Keep the ticket
verb-give = Offer { $noun }
verb-done = { $question ->
    [offer-cards] Offer nothing, or nothing more
    [ripens] Mature nothing, or nothing more: the rest is discarded
    [circle-removes] Remove nobody else
    [may-discard-encounter] Discard nothing, or nothing more
    [faces-mob] Keep the items that you hold
    [corrupt] No hideout, or no further one
    [raise-storm] No storm, or no further one
   *[other] That is all
}
verb-accept = Make the trade
verb-lay = Lay { $noun }
verb-misdirect = Misdirect { $noun_at }: that hideout is cleared
verb-wolf-form = As a wolf to { $noun }
verb-wolf-and-hide = Announce Wolf Form, and hide where you are
verb-place = Place { $noun }
verb-rumor = A rumor token { $noun_at }
verb-mature = Let the encounters mature: the hideout is cleared
verb-ripen = Mature { $noun }
verb-settle = Make it a lair, with one more encounter of your hand
verb-clear = Clear { $noun }
verb-ambush = { $question ->
    [seduction] Seduce with { $noun }
   *[other] Ambush with { $noun }
}
verb-face = Face { $noun }
verb-choose = Choose { $noun }
verb-engage = Engage { $noun }
verb-strike = { $question ->
    [claw-again] Claw { $noun }
    [choose-victim] Spy on { $noun }
    [wolf-hunts] Set the wolf on { $noun }
    [choose-guarded] Set the bodyguards on { $noun }
    [vampiric-influence] Bend { $noun } to your will
   *[other] Strike { $noun }
}
verb-name = { $question ->
    [choose-wolves] Wolves in { $noun }
   *[other] Name { $noun }
}
verb-show = { $question ->
    [offer-cards] Only show { $noun }
   *[other] Show { $noun }
}
verb-take = Take { $noun }
verb-use = { $question ->
    [before-combat] Use up the Szgany Bodyguards: 2 damage to a hunter, and 2 more with a delay if no weapon is shown
    [on-escape] Use up Lucy's Revenge: there is no escape
    [mortal-blow] Use up Lucy's Revenge: it does not happen
    [may-use-plot] Use up Plotting: the hunter's card is cancelled
    [aristocratic-vampire] Become delayed and be rid of the vampire
    [may-join] Become delayed and join the combat
    [pays-customs] Discard all items
    [devilish-power] No supplies in the next hunter phase
    [choose-luck] Discard Dracula's ally
    [wax-cylinders] Analysis: is Hide on the trail? You keep the card
    [draculas-brides] Corrupt: encounters on up to two hideouts
    [great-wolf] Pounce: 4 damage to a hunter
    [immanuel-hildesheim] Assist: your own of the top six events
   *[other] Use it
}
verb-fly = Fly to { $noun }
verb-ward = To { $noun }
verb-look = { $question ->
    [wax-cylinders] Deduction: the encounters { $noun_at }; the card is discarded
    [corrupt] An encounter { $noun_at }
   *[other] Reveal { $noun }
}
verb-block = Block { $noun }
verb-unblock = Reopen { $noun }
verb-storm = A storm on { $noun }
verb-calm = Calm { $noun }
verb-fog = Fog on { $noun }
verb-carry = Move the hunter to { $noun }
verb-remove = { $question ->
    [blood-transfusion] Heal a bite of { $noun }
   *[other] Take { $noun } out of the combat
}
verb-spare = Leave { $noun } out of the combat
verb-ally = { $question ->
    [devilish-power] Discard the hunters' ally
   *[other] Keep the card as an ally
}
verb-next = { $question ->
    [hunters-strike] { $noun } acts
   *[other] { $noun } comes next
}
verb-bless = Bless { $noun }
verb-stake = Use up a Stake against { $noun }
verb-unbless = Remove the consecrated ground
verb-display = Show { $noun } for being weakened
verb-play-now = Play { $noun } now

# --- questions; .about names who, where and by what, where the player knows it
prompt-dawn = Dawn. Do you play an event?
prompt-dusk = Dusk. Do you play an event?
prompt-before-rail = Your ticket is spent. Does a Chartered Carriage take you further?
prompt-ticket-spent = A hunter has spent a ticket. Do you answer?
    .about = { $hunter } has spent a ticket in { $place }. Do you answer?
prompt-on-false-tip = Dracula gives a False Tip. Do you answer?
    .about = Dracula gives { $hunter } a False Tip. Do you answer?
prompt-road-taken = A hunter has come by road. Do you answer before anything is revealed?
    .about = { $hunter } comes to { $place } by road. Do you answer before anything is revealed?
prompt-move-done = A hunter has come into another region. Do you answer?
    .about = { $hunter } has come to { $place }, in another region. Do you answer?
prompt-on-ambush = You are ambushed. Do you answer?
    .about = An ambush in { $place }: { $encounter }. Do you answer?
prompt-before-search = Do you show something before you search?
    .about = Do you show something before you search { $place }?
prompt-on-search = A hunter searches. Do you answer?
    .about = { $hunter } searches { $place }. Do you answer?
prompt-before-combat = A combat with you is about to begin. Do the bodyguards act first?
    .about = A combat with you is about to begin in { $place }. Do the bodyguards act first?
prompt-combat-start = A combat begins. Do you play a card first?
    .about = A combat begins in { $place }: { $foe }. Do you play a card first?
prompt-weapon-used = Your shot is done. Do you add Holy Bullets?
    .about = You have used { $card }. Do you add Holy Bullets?
prompt-on-escape = The vampire escapes. Does Lucy's Revenge prevent it?
    .about = The vampire escapes: { $card }. Does Lucy's Revenge prevent it?
prompt-on-cancel = Your combat card is about to be cancelled. Do you answer?
    .about = { $hunter } is about to cancel your { $card }. Do you answer?
prompt-mortal-blow = A bite, or damage that would defeat a hunter. Does somebody prevent it?
    .about = { $damage ->
        [0] { $hunter } is about to be bitten.
       *[other] { $damage } damage would defeat { $hunter }.
    } Does somebody prevent it?
prompt-hunter-event = A hunter has played an event. Do you answer?
    .about = { $hunter } has played { $card }. Do you answer?
prompt-phase-begins = Your phase begins. Do you play an event?
prompt-phase-end = Your phase ends. Do you play an event?
prompt-hunter-starts = Where do you start? Dracula chooses after all hunters.
prompt-dracula-starts = Choose in secret the city where you start.
prompt-next-hunter = Who acts next?
prompt-hunter-acts = What do you do?
    .about = You are in { $place }. What do you do?
prompt-train-leaves = Where does the train go?
    .about = Where does the train take { $hunter } from { $place }?
prompt-carried-off = Where is the hunter taken?
    .about = Where is { $hunter } taken from { $place }?
prompt-may-ambush = A hunter has come to one of your hideouts. Do you ambush?
    .about = { $hunter } has come to your hideout in { $place }. Do you ambush?
prompt-search-goes-on = Which encounter comes next?
    .about = You search { $place }. Which encounter comes next?
prompt-offer-cards = What do you offer, and what do you only show? Nobody but the two of you sees it.
    .about = What do you offer { $partner }, and what do you only show? Nobody but the two of you sees it.
prompt-agree = Do you make this trade?
    .about = Do you make this trade with { $partner }?
prompt-trim-items = You hold too many items. Which one goes?
prompt-trim-events = You hold too many events. Which one goes?
prompt-trim-tickets = You hold too many tickets. Which one goes?
prompt-use-drawn = You have drawn an event. Is it used at once?
    .about = You have drawn { $card }. Is it used at once?
prompt-read-events = You have received events. Is one of them used at once?
prompt-give-up-ticket = You hold two tickets. Which one goes before you draw?
prompt-keep-ticket = Do you keep the ticket you have drawn?
    .about = You have drawn { $card }. Do you keep it?
prompt-show-item = You are weakened: which item do you show?
prompt-show-event = You are weakened: which event do you show?
prompt-item-from-bag = Which item is drawn?
    .about = Which item does { $hunter } draw?
prompt-top-from-bag = Which event comes to the top of the deck?
prompt-bottom-from-bag = Which event lies at the bottom of the deck?
prompt-draw-ticket = Which ticket is drawn?
    .about = Which ticket does { $hunter } draw?
prompt-encounter-from-bag = Which encounter is drawn?
prompt-fast-horses = Which ticket is turned up for the horses?
    .about = Which ticket is turned up for the horses of { $hunter }?
prompt-ride-out = Where do you ride?
    .about = You are in { $place }. Where do you ride, { $roads ->
        [one] by one road
       *[other] by up to { $roads } roads
    }?
prompt-fix-ward = Two hospitals are equally near. In which one does the hunter wake?
    .about = { $hunter } falls in { $place }, and two hospitals are equally near. In which one does { $hunter } wake?
prompt-may-spare = Fog lies on the city. Does this hunter take part in the combat?
    .about = Fog lies on { $place }. Does { $hunter } take part in the combat?
prompt-draw-blow = Which combat card does Dracula draw?
prompt-choose-cards = Choose your combat card in secret.
    .about = Combat in { $place }, round { $round }. Choose your combat card in secret.
prompt-engage = Which hunter do you engage?
    .about = Round { $round }: which hunter do you engage?
prompt-may-swap = Planned Ambush: do you play another card instead?
    .about = Planned Ambush: do you play another card instead of { $card }?
prompt-may-use-plot = Do you turn Plotting over and cancel the hunter's card?
    .about = { $hunter } plays { $card }. Do you turn Plotting over and cancel it?
prompt-claw-again = It is night: which hunter do the claws strike again?
prompt-choose-plot = Which card do you take from your combat deck?
prompt-may-fly = It is night: do you fly away as a bat?
    .about = It is night in { $place }: do you fly away as a bat?
prompt-hunters-strike = Whose card acts next?
prompt-circle-removes = Who leaves the combat under the Holy Circle?
prompt-aristocratic-vampire = Do you become delayed to be rid of the Aristocratic Vampire?
    .about = Do you become delayed to be rid of the Aristocratic Vampire in { $place }?
prompt-may-join = Do you become delayed to join the combat with the vampire?
    .about = { $hunter } fights in { $place }: { $foe }. Do you become delayed to join?
prompt-may-show = Do you show an item that gets rid of the encounter?
    .about = In { $place }: { $encounter }. Do you show an item that gets rid of it?
prompt-may-discard-encounter = You may discard up to three encounters.
    .about = You may discard { $left ->
        [one] one encounter
       *[other] up to { $left } encounters
    }.
prompt-take-discard = Which of your discarded events do you take?
prompt-place-block = Where do you put a roadblock?
prompt-spied-on = A spy. Do you discard a weapon to be rid of it?
    .about = A spy in { $place }. Do you discard a weapon to be rid of it?
prompt-choose-victim = Which hunter does the spy watch?
prompt-may-show-weapon = The bodyguards attack. Do you show a weapon against 2 more damage and a delay?
    .about = The bodyguards attack in { $place }. Do you show a weapon against 2 more damage and a delay?
prompt-choose-guarded = Which hunter do the bodyguards attack?
prompt-faces-mob = The mob comes. Each item that you keep costs 1 damage.
    .about = The mob comes to { $place }. Each item that you keep costs 1 damage.
prompt-choose-fog = On which city of the region does the fog fall?
    .about = On which city of { $region } does the fog fall?
prompt-faces-wolves = Wolves: 4 damage. Do you show a weapon, for 2 less?
    .about = Wolves in { $place }: 4 damage. Do you show a weapon, for 2 less?
prompt-second-weapon = Do you show a second weapon against the wolves?
    .about = You have shown { $card }. Do you show a second weapon against the wolves?
prompt-choose-wolves = To which city do the wolves come?
    .about = To which city near { $place } do the wolves come?
prompt-brides-exchange = The brides let you exchange an encounter.
prompt-wolf-hunts = Which hunter does the wolf attack?
    .about = Which hunter does the wolf attack, for { $damage } damage?
prompt-wards-off = The Great Wolf comes. Do you show a holy thing?
    .about = The Great Wolf comes for { $damage } damage. Do you show a holy thing?
prompt-leaving = A hideout leaves the trail. Do its encounters mature, or does it become a lair?
    .about = { $place } leaves the trail. Do its encounters mature, or does it become a lair?
prompt-ripens = Which encounter matures?
    .about = Which encounter in { $place } matures?
prompt-make-room = You have three lairs. Which one is cleared?
    .about = You have three lairs. Which one is cleared for { $place }?
prompt-furnish-lair = Which encounter do you add to the lair?
    .about = Which encounter do you add to the lair in { $place }?
prompt-choose-card = Choose the card for the trail: where you go, or a power.
    .about = You are in { $place }. Choose the card for the trail: where you go, or a power.
prompt-misdirect-move = Where do you go besides Misdirect?
    .about = Misdirect takes the place of { $place }. Where do you go besides?
prompt-encounter-step = Which encounter do you place on your new hideout?
    .about = Which encounter do you place on your new hideout, { $place }?
prompt-may-spread-rumor = Do you place a rumor token?
prompt-pick-encounter = Which of Dracula's encounters is discarded?
prompt-name-city = Name a city. It is revealed if it is on the trail.
    .about = { $card }: name a city. It is revealed if it is on the trail.
prompt-choose-report = Which space of the trail do the newspapers write about?
prompt-jonathan-harker = Jonathan Harker: name a city, or keep him as an ally.
prompt-rufus-smith = Rufus Smith: name a city, or keep him as an ally.
prompt-sister-agatha = Sister Agatha: name a city, or keep her as an ally.
prompt-surprising-return = Which ally comes back?
prompt-choose-luck = Good Luck: what goes?
prompt-blood-transfusion = Whose bite do you heal?
prompt-consecrate = Which city becomes consecrated ground?
prompt-may-host = Do you show a Heavenly Host to bless another city?
prompt-place-host = Which city gets the Heavenly Host?
prompt-sail-on = Where do you sail?
    .about = You are in { $place }. Where do you sail?
prompt-money-trail = Which sea card is revealed?
prompt-study = Which event lies next above the bottom of the deck?
prompt-hurries = Where do you hurry to?
    .about = You are in { $place }. Where do you hurry to?
prompt-wax-cylinders = Wax Cylinders: the encounters of a hideout, or whether Hide is on the trail?
prompt-escape-route = Who leaves the combat?
prompt-item-on-top = Which item lies on top of the deck?
prompt-take-item = Which item do you take?
prompt-draculas-brides = Dracula's Brides: used now, or kept as allies?
prompt-great-wolf = Great Wolf: used now, or kept as an ally?
prompt-immanuel-hildesheim = Immanuel Hildesheim: used now, or kept as an ally?
prompt-corrupt = On which hideout do the brides place an encounter?
prompt-lurk-there = Which encounter do you place there?
    .about = Which encounter do you place there, in { $place }?
prompt-pays-customs = The customs stop you. Do you give up all items, or suffer 3 damage?
    .about = The customs stop you in { $place }. Do you give up all items, or suffer 3 damage?
prompt-vampiric-influence = Which weakened hunter falls under your influence?
prompt-takes-card = Which card does the hunter lose?
    .about = Which card does { $hunter } lose?
prompt-wild-horses = Where do the wild horses run?
    .about = Where do the wild horses take { $hunter } from { $place }?
prompt-seduction = Which vampire seduces the hunter?
    .about = Which vampire seduces { $hunter } in { $place }?
prompt-devilish-power = Devilish Power: what do you do?
prompt-raise-storm = Where does a storm rise?
prompt-road-reopened = Dusk: which roadblock do you remove?
prompt-storm-passes = Dusk: which storm do you remove?

# --- why something is closed
reason-day-only = Only by day.
reason-at-sea = At sea you can only sail on.
reason-at-sea-by-night = At sea there is nothing to do by night.
reason-not-in-castle = Castle Dracula offers neither supplies nor tickets.
reason-no-road = No road leads there from here.
reason-fog = Fog keeps hunters from coming and going.
reason-blocked = A roadblock bars the way.
reason-no-sea-way = There is no way by sea from here.
reason-no-ticket = You do not hold that ticket.
reason-no-railway = No railway leads out of this city.
reason-hospital-only = From the hospital you can only take an item, or leave.
reason-no-supplies = Devilish Power forbids supplies in this phase.
reason-not-a-hideout = You know of no hideout or lair here.
reason-fogged-search = Nothing can be searched in fog.
reason-alone = That hunter is not in your city.
reason-leader-cities = For that both of you have to be in a city.
reason-not-van-helsing = Only Van Helsing can lead.
reason-bond-alone = The psychic bond needs another hunter in Mina's city.
reason-same-action = The second action has to be of another kind.
reason-not-in-hand = That card is not in your hand.
reason-not-yours = That card can be played only by another hunter.
reason-must-lay = You have to lay a card.
reason-on-trail = That place is on the trail.
reason-not-adjacent = That place is not next to yours.
reason-holy = You cannot enter holy ground.
reason-power-out = That power card is on the trail.
reason-holy-power = On holy ground that power cannot be used.
reason-sea-power = At sea that power cannot be used.
reason-cannot-misdirect = Misdirect cannot take the place of that hideout.
reason-wolf-reach = A wolf does not get there.
reason-no-banner = That card cannot be chosen in a combat.
reason-immediately = This card has to be used at once.
reason-ally-at-once = An ally is used at once: for its effect, or to stay.
reason-aristocrat-waits = The Aristocratic Vampire does not ambush.
reason-at-least-one = You have to go somewhere else.
reason-at-phase-end = That event is played when your phase ends.
reason-bare-lair = A new lair gets one encounter of your hand.
reason-beyond-white = That is further than the white value of the ticket.
reason-beyond-yellow = That is further than the yellow value of the ticket.
reason-block-there = A roadblock already lies there.
reason-blocked-railway = A roadblock bars the railway.
reason-cannot-fly = The bat does not get there: one or two roads, to a city without a hunter whose card is not out.
reason-castle-supply = There are no supplies here.
reason-circle-one = The Holy Circle takes at least one hunter out.
reason-does-not-mature = That encounter does not lie there, or does not mature.
reason-event-limit = You hold too many events: one has to go.
reason-fog-region = The fog falls on a city of the same region.
reason-fogged-hospital = Fog lies on the city: you cannot leave the hospital.
reason-fogged-railway = No train runs through fog.
reason-guards-elsewhere = The bodyguards attack only a hunter who is where Dracula is.
reason-hidden-in-combat = During a combat all cards stay hidden.
reason-hoax-waits = Hoax does not ambush.
reason-holy-road = The way there leads along holy ground.
reason-hospital-by-night = You can leave the hospital only by day.
reason-hospital-partner = A hunter in the hospital is not in your city.
reason-in-hospital = That hunter is in the hospital, not in your city.
reason-leader-events = As leader Van Helsing trades events, and only events.
reason-lying-down = You are delayed already.
reason-mature-or-lair = What leaves the trail matures or becomes a lair.
reason-must-choose = Choose a combat card.
reason-must-face = You have to face what you have found here.
reason-must-fight = Every hunter in Dracula's city has to fight; only in fog can he leave one out, before the combat.
reason-no-arrival = You can ambush only a hunter who has just come to that place.
reason-no-flight-to-lair = The bat does not fly to a lair.
reason-no-lair-of-hide = Hide makes no lair.
reason-no-lair-now = Only what leaves the trail becomes a lair.
reason-no-night-sailing = Hunters sail only by day.
reason-no-port = That sea does not touch the place where you are.
reason-no-train = Dracula does not go by rail.
reason-not-held = That card is not in your hand.
reason-not-lurking = No such encounter lies there.
reason-not-nearest = Another hospital is nearer.
reason-not-weakened = You are not weakened.
reason-nothing-lurks-there = A rumor token needs an encounter on spaces 1 to 3.
reason-off-board = That hunter is not on the board.
reason-one-power = Only one power card is played in a phase.
reason-only-railway = Only a railway leads there, no road.
reason-other-time = That card is for another time of day.
reason-out-of-reach-at-sea = From this sea you do not get there.
reason-rumor-there = A rumor token already lies there.
reason-spy-weapon = Only a weapon gets rid of the spy.
reason-storm-there = A storm already rages there.
reason-takes-no-encounter = No encounter can lie there.
reason-three-lairs = You have three lairs: one has to be cleared.
reason-two-tickets = You hold two tickets: one goes first.
reason-untied-hide = This Hide is not tied to the place.
reason-when-bullets = Holy Bullets are used right after your own Pistol or Rifle, once in a combat.
reason-when-dogs = Dogs are used before a search, or against an ambush by Rats, Saboteur, Spy or Wolves.
reason-when-horses = Fast Horses are an action by day, in a city with an open road.
reason-when-stake = A Stake is shown before a search, and used against a vampire or Hoax found there.
reason-when-wreath = A Garlic Wreath is shown when a combat begins.
reason-white-only = This ticket has no yellow value: white railways only.
reason-wolves-reach = The wolves come one or two roads far.
reason-wrong-item = That item does not help here.
reason-when-transfusion = A hunter without a bite helps another in the same city who has one.
reason-when-weather = Excellent Weather needs an open sea beside you.
reason-when-hypnosis = Hypnosis needs another hunter in Mina's city.
reason-when-money = The Money Trail leads to a sea card that lies facedown on the trail.
reason-when-emergency = There is no open road here.
reason-when-vampire-lair = Vampire Lair costs a Stake, and you must not be delayed.
reason-when-luck = Good Luck removes a roadblock, discards Dracula's ally or cancels a False Tip.
reason-when-forewarned = Forewarned is of no use against a vampire.
reason-when-return = Only an ally of the hunters among the faceup discards can return.
reason-when-planned = You have planned an ambush for this combat already.
reason-when-seduction = Only a vampire in that place can seduce.
reason-when-schemes = No encounter can lie on space 3 of the trail.
reason-when-roadblock = No roadblock token is left.
reason-when-storms = No storm token is left.
reason-when-swift = Another phase follows already.
reason-when-bolting = No open road leads on from there.
reason-no-blessing = Any city but the castle, Galatz and Klausenburg, and none that is blessed already.
reason-report-space = At dawn and dusk the newspapers report on space 5 or 6.
reason-wax-space = There is no hideout on that space.
reason-swap-another = Play another combat card that you hold, or keep yours.
reason-acted-already = That hunter has acted already.
reason-not-under-influence = Only a weakened hunter is under Dracula's influence.
reason-devilish-choice = There is nothing of that kind to get rid of.
reason-brides-spaces = The brides choose two different hideouts on spaces 1 to 3.
reason-wolf-item = Only a Crucifix or Heavenly Host keeps the wolf away.
reason-start-once = Starting places are chosen once, before the first day.
reason-must-sail = At sea by day you have to sail on.
reason-road-is-action = A road is taken as an action, in a hunter's own turn.
reason-rail-is-action = A ticket is used as an action, in a hunter's own turn.
reason-ride-needs-ticket = A hunter rides only after spending a ticket.
reason-sail-is-action = Sailing is an action, in a hunter's own turn.
reason-supply-is-action = Supplies are taken as an action, in a hunter's own turn.
reason-reserve-is-action = A ticket is reserved as an action, in a hunter's own turn.
reason-rest-is-action = Rest is an action, in a hunter's own turn.
reason-search-is-action = A search is an action, in a hunter's own turn.
reason-trade-is-action = A trade is an action, in a hunter's own turn.
reason-lead-is-action = To lead is an action of Van Helsing, in his own turn.
reason-bond-is-action = The psychic bond is an action of Mina, in her own turn.
reason-not-mina = Only Mina has the psychic bond.
reason-with-oneself = A trade needs another hunter.
reason-order-of-turns = The hunters act in their fixed order.
reason-must-name-next = One of the hunters has to come next.
reason-beyond-carriage = That is further than the four railways of the Chartered Carriage.
reason-beyond-horses = That is further than the horses go.
reason-beyond-emergency = That is more than three roads away.
reason-not-by-rail = No railway joins that place with this city.
reason-must-ride = The train leaves: it has to go somewhere.
reason-must-ride-out = You have to take at least one road.
reason-must-sail-on = While a sea or port is open you have to sail.
reason-must-carry = The hunter has to be taken to an adjacent city.
reason-must-bolt = The horses have to run one road further.
reason-carry-by-effect = Dracula moves a hunter only by Bats or one of his events.
reason-used-in-combat = That item is chosen as a card in a combat, or shown when an effect asks for it.
reason-shown-already = That card already lies faceup before you.
reason-show-is-asked = You show no such card yet: you are asked which one before the next turn.
reason-show-when-asked = A card is shown when an effect asks for it.
reason-must-show-item = A weakened hunter shows one item.
reason-must-show-event = A weakened hunter shows one event.
reason-item-limit = You hold too many items: one has to go.
reason-ticket-limit = You hold too many tickets: one has to go.
reason-discard-item = An item is discarded above the limit, or when an effect takes it.
reason-discard-event = An event is discarded above the limit, or when an effect takes it.
reason-discard-ticket = A ticket is put back above the limit, or when a new one is drawn.
reason-discard-encounter = Dracula discards encounters of his hand only where a card lets him.
reason-keep-or-put-back = The ticket just drawn is kept or put back, no other.
reason-keep-drawn = Only a ticket just drawn is kept like that.
reason-give-in-trade = Cards change hands only in a trade.
reason-shared-already = The other has seen that card already.
reason-offered-already = You have offered that card already.
reason-no-bargain = There is no trade to agree to.
reason-lucy-waits = There is nothing in play to use: Lucy's Revenge works against an escape, a bite or mortal damage.
reason-series-only = Only what goes card by card is ended like that, such as an offer in a trade.
reason-event-first = The event on the table is resolved first.
reason-when-long-night = A Long Night is coming already.
reason-when-vigor = No day is coming, or there is a second action in it already.
reason-when-telegraph = The hunters already act in any order.
reason-when-carriage = A carriage is waiting already.
reason-when-tip = This train is misled already.
reason-take-item-found = An item is taken only from those that Lucky Find shows.
reason-take-event-back = An event comes back from the discards only by a matured Hoax or Surprising Return.
reason-take-by-plot = A combat card is taken only by Plotting, from what is left in the deck.
reason-must-take-item = One of the items has to be taken.
reason-must-take-event = One of your discarded events has to be taken.
reason-must-take-plot = Plotting takes one card from the combat deck.
reason-not-found = No such encounter was found here.
reason-faced-already = You have faced that encounter in this search.
reason-face-in-search = An encounter is faced in a search, or when it ambushes.
reason-ambushed-already = That encounter has ambushed this hunter already.
reason-strike-by-effect = Dracula picks a hunter only where a card of his attacks one.
reason-must-send-spy = The spy watches one of the hunters.
reason-must-send-guards = The bodyguards attack one of the hunters in Dracula's place.
reason-guards-wait = There is nothing in play to use: kept bodyguards act at dawn or dusk, before a combat with Dracula.
reason-must-send-wolf = The wolf attacks one of the hunters.
reason-must-send-wolves = The wolves come to some city near by.
reason-must-place-fog = The fog falls on some city of the region.
reason-fog-by-encounter = Fog falls only by the encounter Unnatural Fog.
reason-must-influence = One weakened hunter falls under the influence.
reason-must-take-card = One card of the hunter under influence has to go.
reason-mob-items = The mob asks for items, nothing else.
reason-choose-in-combat = Combat cards are chosen at the start of a combat round.
reason-engage-in-combat = The engaged hunter is named in each round, after the cards are chosen.
reason-must-engage = One hunter in the combat has to be engaged.
reason-must-claw = By night the claws strike one hunter of the combat again.
reason-card-done = The card of that hunter has acted, or does not act.
reason-must-strike-next = One of the hunters' cards has to act next.
reason-must-remove-one = One hunter has to leave the combat.
reason-remove-by-card = A hunter is taken out of a combat by Escape Route or the Holy Circle.
reason-spare-this-one = Now it is decided about another hunter in that city.
reason-not-in-his-city = That hunter is not in Dracula's city and does not fight.
reason-fly-from-hunters = The bat does not fly to a city with a hunter.
reason-fly-after-bat = Dracula flies only when Escape as Bat works by night.
reason-ward-on-tie = A hospital is chosen only for a defeated hunter who has two equally near.
reason-must-fix-ward = The hunter has to wake in one of the nearest hospitals.
reason-same-card = That is the card that lies there.
reason-lay-in-phase = Dracula lays one card in each phase of his, when the trail has moved.
reason-misdirect-in-phase = Misdirect is Dracula's card of a phase, with a move besides.
reason-wolf-in-phase = Wolf Form is Dracula's card of a phase.
reason-must-misdirect = Besides Misdirect you have to move.
reason-place-in-step = An encounter is placed on a new hideout, a new lair, or where a card says so.
reason-must-place-there = An encounter of your hand has to be placed there.
reason-rumor-in-step = A rumor token is placed right after an encounter was, in Dracula's phase.
reason-ripens-on-leaving = Encounters mature only when their hideout leaves the trail.
reason-clear-for-lair = A lair is cleared only to make room for a fourth.
reason-must-exchange = The brides exchange an encounter of your hand, nothing else.
reason-block-by-card = A roadblock is placed by the event Roadblock or a matured Saboteur.
reason-must-block = While there are tokens you have to place the roadblock.
reason-unblock-at-dusk = A roadblock leaves at dusk by Dracula's choice, or by Good Luck.
reason-must-unblock = At dusk one roadblock has to go.
reason-no-block-there = No roadblock lies there.
reason-storm-by-card = A storm rises only by Summon Storms.
reason-calm-at-dusk = A storm leaves at dusk, by Dracula's choice.
reason-must-calm = At dusk one storm has to go.
reason-no-storm-there = No storm rages there.
reason-bless-by-card = A city is blessed only by Consecrated Ground, or a Heavenly Host shown with it.
reason-must-bless = Some city has to be blessed.
reason-unbless-by-card = Consecrated ground goes only by Devilish Power.
reason-name-by-card = A city is named only for a card that asks for one.
reason-look-by-card = The trail is looked at only by a card that says so.
reason-ally-when-drawn = A card becomes an ally only when it is drawn or comes back.
reason-must-discard-encounter = One of Dracula's encounters has to go.
reason-veil-encounters = Only an encounter that Dracula has shown is discarded.
reason-must-report = The newspapers write about space 5 or 6.
reason-must-return = One ally has to come back.
reason-must-heal = One bitten hunter has to be healed.
reason-must-follow-money = One sea card has to be revealed.
reason-must-listen = The cylinders tell one of the two things.
reason-must-seduce = One vampire has to seduce the hunter.
reason-must-be-devilish = Devilish Power has to do one of these things.
reason-matured-already = That encounter has matured already.
reason-hide-keeps-all = What lies with Hide never matures.
reason-hoax-his-own = Hoax brings back only an event of Dracula.
reason-wolves-saw-it = You have shown that weapon already.
reason-never-matures = That encounter has no matured effect.
reason-time-behind-the-veil = Behind the Veil is used only in the moment it is drawn.
reason-time-blood-transfusion = Blood Transfusion is an action, in your own turn.
reason-time-chartered-carriage = Chartered Carriage is played when a ticket of yours is spent.
reason-time-consecrated-ground = Consecrated Ground is an action by night.
reason-time-escape-route = Escape Route is played when a combat begins, by a hunter in it.
reason-time-evil-presence = Evil Presence is used only in the moment it is drawn.
reason-time-excellent-weather = Excellent Weather is an action by day.
reason-time-forewarned = Forewarned is played when you are ambushed.
reason-time-good-luck = Good Luck is played by day, or against a False Tip.
reason-time-great-strength = Great Strength is played when a hunter is bitten or would be defeated.
reason-time-heroic-leap = Heroic Leap is played when a combat begins, by a hunter in it.
reason-time-hired-scouts = Hired Scouts is used only in the moment it is drawn.
reason-time-hypnosis = Hypnosis is an action, in your own turn.
reason-time-jonathan-harker = Jonathan Harker is used only in the moment it is drawn.
reason-time-local-rumors = Local Rumors is used only in the moment it is drawn.
reason-time-long-night = Long Night is played at dawn.
reason-time-lucky-find = Lucky Find is played when a combat begins, by a hunter in it.
reason-time-lucys-revenge = Lucy's Revenge is played when a combat begins, by a hunter in it.
reason-time-money-trail = Money Trail is an action, in your own turn.
reason-time-mystic-research = Mystic Research is an action, in your own turn.
reason-time-newspaper-reports = Newspaper Reports is used when drawn, or at dawn or dusk.
reason-time-planned-ambush = Planned Ambush is played when a combat begins, by a hunter in it.
reason-time-renewed-vigor = Renewed Vigor is played at dawn.
reason-time-rufus-smith = Rufus Smith is used only in the moment it is drawn.
reason-time-sense-of-emergency = Sense of Emergency is an action by day.
reason-time-sister-agatha = Sister Agatha is used only in the moment it is drawn.
reason-time-speedy-telegraph = Speedy Telegraph is played at dawn.
reason-time-surprising-return = Surprising Return is played at dawn or dusk.
reason-time-vampire-lair = Vampire Lair is an action by day.
reason-time-wax-cylinders = Wax Cylinders is an action, in your own turn.
reason-time-customs-search = Customs Search is played when a hunter has moved to another region.
reason-time-darkness-returns = Darkness Returns is played at the end of Dracula's phase.
reason-time-devilish-power = Devilish Power is played in Dracula's phase, between two of its steps.
reason-time-draculas-brides = Dracula's Brides is used only in the moment it is drawn.
reason-time-enraged = Enraged is played when a combat card of Dracula is about to be cancelled.
reason-time-false-tip = False Tip is played when a hunter spends a ticket.
reason-time-great-wolf = Great Wolf is used only in the moment it is drawn.
reason-time-hidden-schemes = Hidden Schemes is played at the end of Dracula's phase.
reason-time-immanuel-hildesheim = Immanuel Hildesheim is used only in the moment it is drawn.
reason-time-nocturnal-visit = Nocturnal Visit is played at the end of Dracula's phase.
reason-time-roadblock = Roadblock is used when drawn, or at the end of Dracula's phase.
reason-time-seduction = Seduction is played when a hunter searches.
reason-time-sensationalist-press = Sensationalist Press is played against Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence.
reason-time-summon-storms = Summon Storms is used when drawn, or at the end of Dracula's phase.
reason-time-unearthly-swiftness = Unearthly Swiftness is played in Dracula's phase, between two of its steps.
reason-time-vampiric-influence = Vampiric Influence is used only in the moment it is drawn.
reason-time-wild-horses = Wild Horses is played when a hunter has moved by road.

# --- what happened
event-laid = Dracula lays { $a } face down on the trail.
event-dawn = Dawn of { $a ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}.
event-dusk = Dusk of { $a ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}.
event-no-day = Darkness: there is no day.
event-despair = Another week has gone by. Despair stands at { $a }.
event-influence = Dracula's influence is now { $a } of 13.
event-stands-up = { $a } is no longer delayed.
event-passes = { $a } takes no action.
event-supplies = { $a } takes supplies.
event-reserves = { $a } reserves a ticket.
event-nothing-here = There is no hideout of Dracula in { $a }.
event-ticket-spent = { $a } spends a ticket.
event-ticket-shown = The ticket spent is { $a }.
event-carriage-cancelled = The Chartered Carriage does not leave.
event-bats-carry = Bats carry { $a } off, to where Dracula wants.
event-bats-token = Bats will carry { $a } off on the next turn.
event-bolts = Wild horses take { $a } to { $b }.
event-horses = { $a } turns up { $b } for the Fast Horses.
event-delayed = { $a } is delayed.
event-searches = { $a } searches { $b }.
event-faces = { $a } faces { $c } { $b_at }.
event-ambush = Dracula ambushes { $a } with { $c } { $b_at }.
event-encounter-gone = { $b } { $a_at } is discarded.
event-encounter-discarded = { $a } is discarded.
event-encounter-thrown = Dracula discards an encounter unseen.
event-encounters-shuffled = The discarded encounters are shuffled into a new deck.
event-on-trail = { $a } is on the trail.
event-not-on-trail = { $a } is not on the trail.
event-cleared = { $a } is cleared.
event-stripped = The encounters { $a_at } are gone; Dracula stays there.
event-figure = Dracula is found in { $a }.
event-slide = The trail moves on.
event-ripens = Dracula lets the hideout that leaves the trail mature.
event-settles = Dracula makes the hideout that leaves the trail a lair.
event-matures = { $a } matures.
event-lair = The hideout that leaves the trail becomes { $a }.
event-from-lair = Dracula goes back to his hideout { $a_at }; it is on the trail again.
event-misdirect = Dracula plays Misdirect { $a_at }.
event-rumor = Dracula places a rumor token { $a_at }.
event-error-penalty = Dracula has no card left to lay: he is in { $a }, and his trail is cleared.
event-dracula-phase = Dracula's phase begins.
event-dracula-suffers = Dracula suffers { $a } damage.
event-dracula-recovers = Dracula recovers { $a } damage.
event-great-wolf = The Great Wolf attacks { $a }.
event-shows = { $a } shows { $b }.
event-shows-all = { $a } shows: { $cards }.
event-displays = { $a }, weakened, shows { $b }.
event-item-drawn = You draw { $a }.
event-item-seen = You see { $a }.
event-turned-away = { $a } finds an event of Dracula on top: it is discarded unseen.
event-events-shuffled = The event deck is shuffled.
event-drew-event = { $a } draws an event.
event-event-drawn = You draw { $a }.
event-drew-ticket = { $a } draws a ticket.
event-ticket-drawn = You draw { $a }.
event-ticket-back = { $a } puts a ticket back.
event-ticket-gone = You have put { $a } back.
event-trades = { $a } trades with { $b }.
event-leads = { $a } trades events with { $b }.
event-offers = { $a } offers { $b }.
event-shares = { $a } lets the other see { $b }.
event-traded = { $a } and { $b } have made a trade.
event-no-trade = { $a } and { $b } do not agree.
event-ally = { $a } stays as an ally.
event-returns = { $a } comes back from the discards.
event-back-in-hand = { $a } takes { $b } back into the hand.
event-offer-made = { $a } has made an offer.
event-from-below = The bottom event of the deck is { $a }.
event-spy-sent = The Spy goes to { $a }.
event-claws-again = The claws strike { $a } too.
event-strikes = The card of { $a } acts next.
event-circle-closed = { $a } closes the Holy Circle.
event-corrupts = Dracula chooses { $a } for an encounter.
event-studied = The next event of the deck is { $a }.
event-veil-lifted = Dracula has shown his hand to the hunters.
event-near = { $a } is next to Dracula.
event-none-near = No hunter is next to Dracula.
event-no-rumors = Nothing next to { $a } is on the trail.
event-nothing-on = Nothing lies { $a_at }.
event-region = Dracula is in { $a }.
event-no-region = Dracula is at sea, in no region.
event-bond-yes = Mina feels it: Dracula is in the region of { $a }.
event-bond-no = Mina feels it: Dracula is not in the region of { $a }.
event-consecrated = { $a } is consecrated ground.
event-desecrated = { $a } is no longer consecrated ground.
event-hosted = { $a } is blessed with a Heavenly Host.
event-hosts-leave = The Heavenly Hosts leave their cities.
event-cured = { $a } is healed of a bite.
event-fog = Fog falls on { $a }.
event-fog-lifts = Fog lifts over { $a }.
event-storm = A storm rises on { $a }.
event-calm = The storm on { $a } is over.
event-roadblock = A roadblock bars { $a }.
event-unblocked = A roadblock leaves { $a }.
event-no-supplies = The hunters will find no supplies in their next phase.
event-wolves = Wolves come to { $a }.
event-guards-kept = Dracula keeps Szgany Bodyguards at hand.
event-guards-used = The Szgany Bodyguards step in.
event-hoax-taken = Dracula takes back one of his events; the others are shuffled into the deck.
event-seduces = { $c } seduces { $a }.
event-lured-home = { $b } goes back to Dracula's hand.
event-combat = A combat begins.
event-spared = { $a } takes no part in the combat.
event-round = Round { $a } of the combat.
event-engaged = The vampire engages { $a }.
event-reveals = { $a } reveals { $b }.
event-card-cancelled = The card of { $a } is cancelled.
event-enraged = Dracula is enraged: his card is not cancelled.
event-mesmerized = { $a } is mesmerized.
event-plotted = Dracula takes a combat card of his choice.
event-escapes = The vampire gets away: { $a }.
event-flown = Dracula flies off as a bat and lays { $a } face down on the trail.
event-drew-combat-card = You draw { $a }.
event-foe-suffers = { $a } suffers { $b } damage.
event-foe-recovers = The vampire recovers { $a } damage.
event-foe-defeated = { $a } is destroyed.
event-foe-returns = { $b } goes back to its place { $a_at }.
event-wreath = { $a } wears a Garlic Wreath.
event-out-of-combat = { $a } is out of the combat.
event-suffers = { $a } suffers { $b } damage.
event-recovers = { $a } recovers { $b } damage.
event-prevented = Nothing happens to { $a }: it was prevented.
event-defeated = { $a } is defeated.
event-ward = { $a } will wake in { $b }.
event-wakes = { $a } wakes in { $b }.
event-handed-over = { $a } hands over { $b ->
    [one] 1 card
   *[other] { $b } cards
} and { $c ->
    [one] 1 ticket
   *[other] { $c } tickets
}.
event-hides = { $a } takes the cards that lay face up back into the hand.
event-no-item-shown = { $a } shows no item any more.
event-no-event-shown = { $a } shows no event any more.
event-hoax-finds = Your discarded events: { $cards }.

# --- what happened, several things in one sentence
log-day = { $a ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, week { $b }
log-comes-by-road = { $a } comes to { $b } by road.
log-comes-by-rail = { $a } comes to { $b } by rail.
log-comes-by-sea = { $a } comes to { $b } by sea.
log-no-trace = No hideout there.
log-rests = { $b ->
    [0] { $a } rests.
   *[other] { $a } rests and recovers { $b } damage.
}
log-supplied = { $a } takes supplies: { $cards }.
log-reserved = { $a } reserves a ticket: { $cards }.
log-draws = { $a } draws { $cards }.
log-sees = { $a } looks at { $cards }.
log-gives-up = { $a } discards { $cards }.
log-ticket-back = { $a } puts { $b } back.
log-items-discarded = Discarded: { $cards }.
log-encounters-discarded = Encounters discarded: { $cards }.
log-encounter-thrown = Dracula discards { $a } unseen.
log-studied = The next events of the deck: { $cards }.
log-offers = { $a } offers { $cards }.
log-lets-see = { $a } only shows { $cards }.
log-hands-over = { $a } hands over { $cards }.
log-laid = Dracula lays { $a } on the trail. The hunters see { $b }.
log-placed = Dracula places { $a } { $b_at }, face down.
log-cleared = Cleared: { $cards }.
log-plays = { $a } plays { $b }.
log-combat = A combat with { $a } begins.
log-foe-plays = { $a } plays { $b } against { $c }.
log-foe-escapes = { $a } gets away: { $b }.
log-displays = { $a }, weakened, shows { $cards }.
log-encounter-gone = It is discarded.
log-roadblocks = Roadblocks now bar: { $cards }.
log-storms = Storms rise: { $cards }.
log-fog-lifts = Fog lifts: { $cards }.
noun-unseen-item = 1 item
noun-unseen-items = 2 items
noun-unseen-event = 1 event
noun-unseen-events = 2 events
noun-unseen-ticket = 1 ticket
noun-unseen-tickets = 2 tickets

# --- options
option-vampire_night = Night in combats with vampire encounters
option-vampire_night-help = Do the night effects of combat cards hold in a combat with a vampire that is not Dracula?
option-vampire_night-false = no
option-vampire_night-true = yes, by night
option-open_encounters = Discarded encounters are open
option-open_encounters-help = May everybody look at encounters that were discarded face down?
option-open_encounters-true = yes
option-open_encounters-false = no
option-hide_behind_power = Hide behind a power card
option-hide_behind_power-help = If Feed or Dark Call lies between, is Hide still tied to the place where Dracula is?
option-hide_behind_power-true = yes
option-hide_behind_power-false = no
option-private_talk = The hunters' talk is private
option-private_talk-help = May the hunters talk without Dracula hearing it, at any time?
option-private_talk-false = no
option-private_talk-true = yes
option-events_after_combat = Events after a combat
option-events_after_combat-help = May events of dawn and dusk be played once more after a combat with Dracula, at its end?
option-events_after_combat-false = no
option-events_after_combat-true = yes
option-wolf_with_hide = Wolf Form together with Hide
option-wolf_with_hide-help = May Dracula announce Wolf Form and lay Hide with it, staying where he is?
option-wolf_with_hide-false = no
option-wolf_with_hide-true = yes
option-hide_tied_to_leaving = Hide and a place that leaves the trail
option-hide_tied_to_leaving-help = If the place that Hide stands for is revealed while it ripens, is Hide revealed with it?
option-hide_tied_to_leaving-false = no
option-hide_tied_to_leaving-true = yes

# --- the table on the screen
clock = { $weekday } · { $phase }
weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday
phase-setup = set-up
phase-dawn = dawn
phase-day = day
phase-dusk = dusk
phase-night = night
phase-dracula = Dracula's phase
track-influence = Influence
track-despair = Despair
track-health = Dracula's health
track-rumors = Rumor tokens
trail-title = Trail and lairs
mark-rumor = rumor
damage = { $count } damage
column-tickets = tickets
off-board = in hospital from dawn on: { $place }
state-delayed = delayed
token-fog = Fog
token-storm = Storms
token-guards = Szgany Bodyguards kept
deck-tickets = Tickets
deck-down = { $count } discarded unseen
combat-mesmerized = mesmerized
combat-plots = Plotting in play
combat-out = already played: { $cards }
ways-rail-white = Railway, white
ways-rail-yellow = Railway, yellow
way-fog = fog
effect-long-night = Long Night: hunters may take roads by night
effect-vigor = Renewed Vigor: a second action by day
effect-telegraph = Speedy Telegraph: hunters act in any order
effect-no-supply = Devilish Power: no supplies
effect-no-supply-next = Devilish Power: no supplies in the next hunter phase
effect-darkness = Darkness Returns: the next day does not take place
effect-nocturnal = Nocturnal Visit: combats of dawn and day as at night
effect-swift = Unearthly Swiftness: another Dracula phase follows
effect-carriage = Chartered Carriage: up to four railways
effect-tipped = False Tip: Dracula chooses where the train goes

## Names of what lies on the plain table
field-faceup = Faceup
field-damage = Damage
field-bat-card = Escaped as a bat
field-rumor = Rumor
field-ward = Will wake in
field-health = Health
field-bite-spaces = Bites borne
field-weakened = Weakened
field-delayed = Delayed
field-tickets = Tickets
field-ticket-count = Tickets held
field-rumors = Rumor tokens left
field-bodyguards = Bodyguards
field-foe-damage = Its damage
field-engaged = Engaged
field-last = Cards of the last round
field-cancelled = Cancelled
field-mesmerized = Mesmerized
field-plots = Plots
field-hand = Hand
field-hand-count = Cards in hand
field-played = Played
field-phase = Phase
field-weekday = Weekday
field-week = Week
field-despair = Despair
field-influence = Influence
field-hideouts = Trail and lairs
field-storms = Storms
field-roadblocks = Roadblocks
field-consecrated = Consecrated ground
field-hunter-ally = The hunters' ally
field-dracula-ally = Dracula's ally
field-event-deck = Event deck
field-event-tail = Last events of the deck
field-event-facedown = Events discarded facedown
field-item-deck = Item deck
field-encounter-deck = Encounter deck
field-encounter-discards = Encounters discarded
field-ticket-pool = Tickets in the pool
field-found = Looked at
field-offers = Offered in the trade
field-shared = Shown in the trade
value-setup = Set-up
value-dawn = Dawn
value-day = Day
value-dusk = Dusk
value-night = Night
value-dracula = Dracula
value-monday = Monday
value-tuesday = Tuesday
value-wednesday = Wednesday
value-thursday = Thursday
value-friday = Friday
value-saturday = Saturday
value-sunday = Sunday
value-long-night = a long night
value-vigor = one more action by day
value-telegraph = actions in any order
value-no-supply = no supplies
value-no-supply-next = no supplies in the next round
value-darkness = no day comes
value-nocturnal = a visit by night
value-swift = another phase for Dracula
value-carriage = a carriage waits
value-tipped = Dracula chooses the city

# --- what a standing pass can last until
span-day = this day or night
span-round = this round

# --- what maturing does, in short
matures-influence = +{ $amount } influence
matures-recover = Dracula recovers { $amount }
matures-event = a discarded event back to his hand
matures-roadblock = a roadblock anywhere
matures-spy = a spy on any hunter
matures-guards = bodyguards kept for a combat
matures-mob = a mob in the whole region
matures-fog = { $amount } fog in a city of the region
matures-wolves = wolves in a city near by

# --- names of further facts, where the page draws them as a plain table
field-encounter-facedown = Encounters discarded facedown
field-leaves-in = Slides until it leaves
field-matures = If it matures
field-effect = Effect
field-clears = Clears
field-powers = Power cards
field-combat-deck = Combat deck
field-combat-deck-count = Cards in the combat deck

# --- what a card does, in the fewest words
brief-dark-call = Stay; 2 damage, five encounters.
brief-feed = Stay and recover 3 damage.
brief-hide = Stay; a city back and an encounter.
brief-misdirect = Clear a hideout, and move as usual.
brief-wolf-form = 1 damage: up to two roads.
brief-knife = Vampire suffers 3 damage.
brief-pistol = Vampire suffers 2 damage.
brief-rifle = Vampire suffers 2 damage.
brief-crucifix = If it stops Fangs or Mesmerize: 3 damage.
brief-garlic = You are engaged by Fangs or Claws: 2 damage.
brief-heavenly-host = 4 damage. Engaged by Fangs: you are bitten and out. Discarded.
brief-holy-circle = One or more hunters leave the combat. Discarded.
brief-holy-bullets = 3 more damage. Once in a combat.
brief-garlic-wreath = Fangs hurt you: vampire suffers 4. Claws tear it off.
brief-fast-horses = Roads up to the yellow value of a drawn ticket.
brief-dogs = Drive off Rats, Saboteur, Spy and Wolves.
brief-stake = Rid of one vampire or Hoax in your search.
brief-punch = Vampire suffers 1 damage.
brief-dodge = Nothing beyond its icons.
brief-escape = You leave this combat.
brief-fangs = Recover 2; engaged hunter suffers 2. Night: bites the mesmerized.
brief-strength = 2 damage; cancels Punch, Crucifix, weapon. Night: the item is lost.
brief-claws = 2 damage. Night: 2 more to any hunter here.
brief-mesmerize = Cancels the hunter's card; weapons do 1 less from now on.
brief-plotting = Take any combat card. Later: cancels Punch, Dodge or Escape.
brief-escape-as-bat = Combat ends. Night: fly one or two roads.
brief-escape-as-mist = Combat ends; all stay.
brief-behind-the-veil = See Dracula's hand; one encounter is discarded.
brief-blood-transfusion = A hunter here loses a bite; 1 damage to you.
brief-chartered-carriage = Up to four railways of any colour.
brief-consecrated-ground = Dracula cannot enter a city. Hosts bless others.
brief-escape-route = You or another hunter leaves it.
brief-evil-presence = Dracula names the hunters next to him.
brief-excellent-weather = Two moves by sea.
brief-forewarned = Discard the encounter, unless a vampire.
brief-good-luck = Off with a roadblock, Dracula's ally or a False Tip.
brief-great-strength = Prevents the bite, or all the damage.
brief-heroic-leap = No combat: 5 damage to the vampire, then to you.
brief-hired-scouts = Name two cities; on the trail they are revealed.
brief-hypnosis = With a hunter: Dracula tells his region. You are delayed.
brief-jonathan-harker = Name a city. Ally: space 6 is revealed.
brief-local-rumors = The trail next to you is revealed.
brief-long-night = Roads by night, at the price of the bottom event.
brief-lucky-find = Look at five items, take one.
brief-lucys-revenge = Once in it: stops an escape, a bite or your defeat.
brief-money-trail = Reveal a sea card on the trail.
brief-mystic-research = Dracula's among the bottom six events are discarded.
brief-newspaper-reports = At once: space 3. Kept: space 5 or 6.
brief-planned-ambush = Round 1: change your card after all are shown.
brief-renewed-vigor = Each hunter has another action by day.
brief-rufus-smith = Name a city. Ally: 2 damage from sea to sea.
brief-sense-of-emergency = 2 damage to you: up to three roads.
brief-sister-agatha = Name a city. Ally: 2 damage after Fangs and escapes.
brief-speedy-telegraph = Hunters act in any order.
brief-surprising-return = A hunters' ally comes back.
brief-vampire-lair = A Stake and a delay: influence falls by 2.
brief-wax-cylinders = See a hideout's encounters; or where Hide is.
brief-customs-search = New region: delayed, and all items or 3 damage.
brief-darkness-returns = No next day; your discarded events return.
brief-devilish-power = Off with holy ground, their ally or supplies.
brief-draculas-brides = Two encounters on 1 to 3. Ally: exchange one a phase.
brief-enraged = It is not cancelled, but no escape any more.
brief-false-tip = You choose the train's city, or end a Carriage.
brief-great-wolf = 4 damage to a hunter. Ally: 1 in each phase.
brief-hidden-schemes = An encounter on space 3.
brief-immanuel-hildesheim = Yours of six events. Ally: the top one, if yours.
brief-nocturnal-visit = Next dawn and day count as night.
brief-roadblock = Three roadblocks on roads or railways.
brief-seduction = A bite; the vampire returns to your hand.
brief-sensationalist-press = Cancels Rumors, Scouts, Reports or Presence.
brief-summon-storms = Up to three storms on seas.
brief-unearthly-swiftness = Another Dracula phase follows.
brief-vampiric-influence = A weakened hunter: lose a card, be moved.
brief-wild-horses = You move the hunter one road further.
brief-aristocratic-vampire = Search: delay · matures: +4
brief-new-vampire = Fight, others may join · matures: +3
brief-reckless-vampire = Fight, alone · matures: +4
brief-bats = Moved by you, delayed · matures: nothing
brief-desecrated-soil = Three new encounters · matures: recover 3
brief-hoax = Search: delay · matures: an event back
brief-rats = 2 damage · matures: nothing
brief-saboteur = Delay · matures: a roadblock
brief-spy = A weapon, or cards shown, tickets gone · matures: same
brief-szgany-bodyguards = 2 damage, 2 more and delay · matures: kept
brief-szgany-mob = 1 damage an item · matures: whole region
brief-unnatural-fog = Fog, by day a delay · matures: 2 fog
brief-wolves = 4 damage, 2 less a weapon · matures: same nearby

# --- when a card is used
timing-or = { $first } or { $last }
timing-only = { $who }: { $when }
timing-or-ally = { $when }, or an ally
timing-on-draw = at once
timing-dawn = dawn
timing-dusk = dusk
timing-day-any-time = by day
timing-hunter-action = action
timing-hunter-action-day = action, by day
timing-hunter-action-night = action, by night
timing-before-rail-move = before a railway move
timing-on-ticket-spent = when a ticket is spent
timing-on-false-tip = against False Tip
timing-after-hunter-move = after a hunter's move
timing-after-hunter-road-move = after a hunter's move by road
timing-on-ambush = when ambushed
timing-on-search = when a hunter searches
timing-on-hunter-event = when such an event is played
timing-combat-start = a combat begins
timing-on-bite-or-lethal-damage = a bite or deadly damage
timing-on-dracula-card-cancel = your card would be cancelled
timing-dracula-phase = Dracula's phase
timing-dracula-phase-end = end of Dracula's phase
timing-before-search = before a search
timing-weapon-used = after your Pistol or Rifle
timing-combat = combat
timing-weapon = combat, weapon
timing-power = Dracula's phase: power
timing-encounter = ambush or search
timing-no-ambush = search only
timing-vampire = vampire, health { $health }
timing-ticket = spent on a railway

# --- tickets and characters
ticket-text = { $yellow ->
    [0] { $white ->
        [one] One white railway; no yellow one.
       *[other] Up to { $white } white railways; no yellow one.
    }
    [one] { $white ->
        [one] One railway of any colour.
       *[other] Up to { $white } railways if all are white, else one.
    }
   *[other] Up to { $white } railways if all are white, else up to { $yellow }.
}
character-foot = health { $health }, bite spaces { $bites }
character-foot-dracula = health { $health }
character-dracula = Pride: his escapes from a combat fail until he has played more cards in it than there are despair tokens. Rage: a defeated hunter brings influence 2, and 1 more for each despair token. Fury: with three despair tokens each city or Hide that he lays brings influence 3. Holds four events and five encounters.
character-godalming = Reserves two tickets instead of one, and draws two items instead of one when he supplies. One bite weakens him, the second defeats him.
character-seward = Resting he recovers 2, and so do other hunters who rest in his city. Holds four items and four events. One bite weakens him, the second defeats him.
character-van-helsing = Trades events with any hunter in any city, and they talk unheard. Bitten he is weakened; only the third bite defeats him.
character-mina = Action, together with another hunter in a city: Dracula says whether he is in that region. Always weakened: one item and one event lie open, and any bite defeats her.

field-step = Step
field-foe-health = Its health
field-ambush = By ambush
field-enraged = Enraged
field-wreaths = Garlic Wreaths
field-lucys-revenge = Lucy's Revenge in play
field-planned-ambush = Planned Ambush in play
field-holy-bullets = Holy Bullets used
field-players = Played by
field-using = Encounters that act
field-trade = Traders
field-finder = Found by

# --- the steps of a combat round
combat-step-start = Before the first round
combat-step-choose = Choose
combat-step-engage = Engage
combat-step-reveal = Reveal
combat-step-cancel = Compare
combat-step-dracula = Dracula acts
combat-step-vampire = Vampire acts
combat-step-hunters = Hunters act
combat-step-six = Six played?
combat-step-draw = Draw

# --- combat on the screen
combat-round-of = round { $round } of { $of }
combat-hand = { $count } in hand
combat-not-engaged = not engaged
combat-stopped-by = Cancelled by { $card }

# --- the row of actions
act-move = Move
act-rail = Railway
act-supply = Supply
act-supply-line = item or event
act-reserve = Ticket
act-reserve-line = reserve one
act-rest-line = recover
act-search = Search
act-search-line = this hideout
act-lead = Trade as leader
act-bond = Bond
act-bond-line = feel his region

# --- Dracula's six cards
power-dark-call-short = Stay; draw five encounters. They hear it
power-feed-short = Stay; recover 3
power-misdirect-short = Clear a hideout, then move as usual
power-misdirect-line = { $count ->
    [one] Clear a hideout, then move: 1 to choose from
   *[other] Clear a hideout, then move: { $count } to choose from
}
power-misdirect-price = costs a hideout

# --- panels
panel-ambush = Ambush
panel-lurks = { $count ->
    [one] { $space }: 1 encounter lies here.
   *[other] { $space }: { $count } encounters lie here.
}
panel-supply = Supply
panel-tickets = { $count ->
    [one] 1 of 2 tickets
   *[other] { $count } of 2 tickets
}
panel-weakened = Weakened
panel-weakened-help = The card lies face up from now on: Dracula sees it.
panel-ticket = Tickets
panel-trade-help = Only the two of you see this.
trade-offer = Offers
trade-agree = Agree
trade-give = Offer
trade-show = Only show
trade-only-shown = only shown
panel-before-combat = Before the combat
panel-rumor = A rumor
panel-rumors-left = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}

# --- effects in a combat, panels
combat-wreath = Garlic Wreath

# --- Dracula's seat: prices, plates on the map, the reach as a list
plate-shut-holy-road = holy road
plate-shut-blocked = roadblock

trade-yours = Your cards

# --- where one's own tickets go
field-trains = Where your tickets go
field-ticket = Ticket
field-cities = Cities

# --- what may be done at any time, on the card in the hand
anytime-display = Show this one instead
anytime-play-now = Play now

# --- looking back
replay-round = Round { $round }
replay-rounds = Rounds
replay-before = Before the first round
replay-table = Round by round
replay-round-back = One round back
replay-round-on = One round on
measure-influence = Influence
measure-despair = Despair
measure-damage = Damage
count-combats = Combats
count-searches = Searches
count-cards = Events played
count-bites = Bites
count-defeats = Hunters defeated
