# Fury of Dracula (2nd edition). The attribute .said is how a noun stands inside a sentence; others are forms that a language needs.

game-title = Fury of Dracula (2nd edition)
game-year = 2005
game-length = about 3 hours
game-for = You like dice in a fight and a trail that opens card by card, with groups of hunters and catacombs.
game-blurb = Europe, 1898. Dracula travels in secret and leaves encounters on his trail; four hunters search city after city, alone or in groups, and fight him with cards and dice before six vampires are his.

# --- how the game ends
ending-vampires-rule = The Vampire track has reached 6: Dracula rules.
ending-blood-spent = Dracula has no Blood left: he is destroyed.

# --- the hospital; names that other editions have too are in fury.ftl
noun-hospital = Hospital of St. Joseph and St. Mary
    .said = the Hospital of St. Joseph and St. Mary

# --- power cards
noun-double-back = Double Back

# --- items
noun-fast-horse = Fast Horse
noun-holy-water = Holy Water
noun-sacred-bullets = Sacred Bullets

# --- tactics of Dracula and his agents
noun-dracula-dodge = Dodge
noun-escape-man = Escape (Man)
noun-escape-bat = Escape (Bat)
noun-escape-mist = Escape (Mist)
noun-agent-punch = Punch
noun-agent-dodge = Dodge
noun-agent-knife = Knife
noun-agent-pistol = Pistol
noun-agent-rifle = Rifle

# --- the hunters' events
noun-advance-planning = Advance Planning
noun-long-day = Long Day
noun-re-equip = Re-Equip
noun-secret-weapon = Secret Weapon
noun-stormy-seas = Stormy Seas
noun-telegraph-ahead = Telegraph Ahead

# --- Dracula's events
noun-control-storms = Control Storms
noun-evasion = Evasion
noun-false-tip-off = False Tip-off
noun-night-visit = Night Visit
noun-quincey-p-morris = Quincey P. Morris
noun-rage = Rage
noun-relentless-minion = Relentless Minion
noun-time-runs-short = Time Runs Short
noun-trap = Trap

# --- encounters
noun-ambush = Ambush
noun-assassin = Assassin
noun-fog = Fog
noun-lightning = Lightning
noun-minion-with-knife = Minion with Knife
noun-minion-with-knife-and-pistol = Minion with Knife and Pistol
noun-minion-with-knife-and-rifle = Minion with Knife and Rifle
noun-peasants = Peasants
noun-plague = Plague
noun-thief = Thief

# --- spaces
noun-catacomb-1 = Catacomb 1
    .said = catacomb 1
    .at = in catacomb 1
    .of = of catacomb 1
noun-catacomb-2 = Catacomb 2
    .said = catacomb 2
    .at = in catacomb 2
    .of = of catacomb 2
noun-catacomb-3 = Catacomb 3
    .said = catacomb 3
    .at = in catacomb 3
    .of = of catacomb 3
noun-leaving = Leaving the Trail
    .said = the card beside the Trail
    .at = beside the Trail
    .of = of the card beside the Trail

# --- nouns made of two others: an encounter by where it lies, a road, a railway
joined-colon = Encounter { $b } ({ $a })
    .said = encounter { $b } { $a_at }
joined-slash = Road { $a } – { $b }
    .said = the road between { $a } and { $b }
    .at = the Roadblock on the road between { $a } and { $b }
    .of = of the road between { $a } and { $b }
joined-equals = Railway { $a } – { $b }
    .said = the railway between { $a } and { $b }
    .at = the Roadblock on the railway between { $a } and { $b }
    .of = of the railway between { $a } and { $b }

# --- times of day
noun-dawn = Dawn
    .at = at dawn
noun-noon = Noon
    .at = at noon
noun-dusk = Dusk
    .at = at dusk
noun-twilight = Twilight
    .at = at twilight
noun-midnight = Midnight
    .at = at midnight
noun-small-hours = Small Hours
    .at = in the small hours

# --- faces of the train die
noun-train-x = Train die: X
    .said = X on the train die
noun-train-0 = Train die: 0
    .said = 0 on the train die
noun-train-1 = Train die: 1
    .said = 1 on the train die
noun-train-2 = Train die: 2
    .said = 2 on the train die
noun-train-2-3 = Train die: 2/3
    .said = 2/3 on the train die

# --- results of a combat round
noun-wound = Wound
    .said = wound
noun-continue = Continue
noun-repel = Repel
noun-bite = Bite
noun-killed = Killed
noun-end = End

# --- backs of cards
noun-land-back = Land card
    .said = a land card

# --- powers, in short
card-dark-call = By night, not at sea: Dracula stays, pays 2 Blood and draws ten encounters, of which he keeps what his hand may hold. No encounter is placed. At least 3 Blood are needed.
card-double-back = By day or night, not at sea: along one road to a city whose card lies in the Trail or the Catacombs. Card and encounter come to the front as they lie; from the Catacombs one encounter at most. No new encounter is placed.
card-feed = By night, not at sea: Dracula stays and gains 1 Blood. No encounter is placed.
card-hide = By day or night, not at sea: Dracula stays, while this card lies face down like any land card, with an encounter. It is shown when its city is searched or leaves the Trail; its encounter never matures. Face up and without an encounter in the Castle or beside a hunter.
card-wolf-form = By night, not at sea: Dracula pays 1 Blood and goes one or two roads, past hunters if he likes. An encounter is placed as usual. Goes together with Hide or Double Back. At least 2 Blood are needed.

# --- items, in short
card-crucifix = Combat card against Dracula and vampires. Shown, it guards the whole group against Lightning and the bite of a New Vampire, and its owner against Quincey P. Morris.
card-dogs = Laid down on your turn, they stay face up: Rats, Saboteur and Thief do nothing to your group. They count as an item, but never as the one that a bitten hunter shows.
card-fast-horse = Discard it in your Movement Phase: you and your group may ride one or two roads. The city on the way is not searched.
card-garlic = Discard it when a combat with Dracula or a vampire begins, if you are in it: no Escape for him in rounds 1 to 3.
card-heavenly-host = Combat card against Dracula and vampires; shown, it guards like a Crucifix. Or discard it on your turn, on land: a marker here bars the place to Dracula. He may stay if he is there, and nothing is revealed.
card-holy-water = Combat card against Dracula and vampires, lost after its round. Or discard it on your turn to treat a bitten hunter beside you, but not Mina: roll 1 costs 2 Health, 4 to 6 heals a Bite.
card-knife = Combat card against anyone. Or discard it against a New Vampire that tries to escape: it is destroyed.
card-local-rumors = Discard it on your turn: one face-down encounter of Trail or Catacombs is turned up and stays so. Its card stays as it is.
card-pistol = Combat card against anyone, with +1 to the roll. Shown, it takes 1 off the loss to Wolves.
card-rifle = Combat card against anyone. Shown, it takes 1 off the loss to Wolves.
card-sacred-bullets = Combat card against anyone, lost after its round, whoever wins.
card-stake = Combat card against anyone, the strongest against Dracula. Or discard it against a New Vampire that tries to escape: it is destroyed.

# --- tactics, in short
card-punch = Every hunter's tactic against anyone: a plain blow.
card-dodge = Every hunter's tactic, not in the first round. A Continue won with it gives +1 to the next roll.
card-escape = Every hunter's tactic. If it wins, the combat is over.
card-claws = Dracula's tactic by day and night; vampires have it too.
card-dracula-dodge = Dracula's tactic by day and night, not in the first round. A Continue won with it gives +1 to the next roll.
card-escape-man = Dracula's tactic by day and night. If it wins, the combat is over and he stays.
card-escape-bat = Dracula's tactic by night. If it wins, the combat is over and he may fly one or two roads, to a city without hunters.
card-escape-mist = Dracula's tactic by night. If it wins, the combat is over; most cards that beat it only end the combat too.
card-fangs = Dracula's tactic by night. After a Bite with it he may fly one or two roads.
card-mesmerize = Dracula's tactic by night. Whoever is bitten by it discards all items too.
card-strength = Dracula's tactic by night. It destroys most of the weapons that it beats.
card-agent-punch = Tactic of every agent: a plain blow.
card-agent-dodge = Tactic of every agent, not in the first round. A Continue won with it gives +1 to the next roll.
card-agent-knife = Tactic of agents with a knife. The hunter who loses to it discards an event too.
card-agent-pistol = Tactic of agents with a pistol, with +1 to the roll.
card-agent-rifle = Tactic of agents with a rifle.

# --- the hunters' events, in short
card-advance-planning = When any combat begins: +1 to all rolls of the hunters in it, for each copy.
card-blood-transfusion = On your turn: one hunter beside you, or you, loses 1 Health, another loses a Bite. The giver needs 2 Health; never Mina's Bite.
card-chartered-carriage = By rail without a roll: it counts as 2/3. Or it cancels a False Tip-off.
card-consecrated-ground = At once: the marker goes to any city but Castle Dracula, Galatz and Klausenburg. Encounters there go to the pool, its card is revealed, and Dracula can neither enter it nor ever remove the marker; if he is there, he leaves with his next move.
card-escape-route = When any combat begins: it is cancelled for the whole group, and the hunters' turn ends. An agent stays face up.
card-excellent-weather = In your Movement Phase: up to four moves by sea. Landing ends them.
card-forewarned = When your group meets an encounter: the marker goes to the pool instead. Not against Dracula himself.
card-good-luck = Cancels an event of Dracula as it is played. Or at the start of your turn: off with Dracula's ally, or with the Roadblock.
card-great-strength = When you would lose Health or be bitten: you do not. Not for Health that you pay.
card-heroic-leap = When a combat with Dracula begins, if you are in it: no combat. Roll a die: he loses as much Blood, then you as much Health.
card-hired-scouts = At once: name two cities. Those in Trail or Catacombs are revealed, with their encounters.
card-hypnosis = At the start of your turn: a bitten hunter is put to sleep. On a roll of 3 to 6 Dracula's place and all New Vampires are revealed, and he announces his next move.
card-jonathan-harker = Ally: the card on space 6 of the Trail is always face up.
card-long-day = At the start of your turn, not at Dawn: the Day/Night marker goes back one space.
card-money-trail = On your turn: all sea cards of the Trail are revealed.
card-mystic-research = On your turn: Dracula shows the hunters all his events.
card-newspaper-reports = At once: the oldest face-down location of the Trail is revealed. If Dracula is there, he only says so.
card-re-equip = At once: you may discard an item and draw another.
card-rufus-smith = Ally: Dracula pays 1 Blood for every sea zone that he enters, not just for every other one.
card-secret-weapon = Before an encounter, or when a combat begins that you are in: discard an item and take another from the discards.
card-sense-of-emergency = Instead of moving: lose Health as at the Resolve effect of that name, and go as it says. You go alone.
card-sister-agatha = Ally: in combat Dracula pays 2 Blood for Fangs and for every Escape. With less than 3 Blood he cannot play them.
card-stormy-seas = At the start of your turn: nobody enters a sea zone of your choice until two turns of Dracula are over. Whoever is there lands at once; Dracula is revealed.
card-surprising-return = At once: take a hunters' event that is kept in hand back from the discards.
card-telegraph-ahead = At once: of all cities one road from you those in Trail or Catacombs are revealed, but not their encounters.
card-vampire-lair = At once, unless the Vampire track is at 0: you alone fight a vampire where you stand. If it is killed, the Vampire track goes down by 1.

# --- Dracula's events, in short
card-control-storms = When hunters at sea are about to move: Dracula moves them instead, one to four steps, to a port of his choice.
card-customs-search = When hunters have landed in a port, or have changed from one half of Europe to the other, where nothing else lies: they discard all items and their turn ends.
card-devilish-power = Cancels a hunters' event as it is played. Or at the start of Dracula's turn: off with the hunters' ally, or with a Heavenly Host.
card-draculas-brides = Ally: Dracula holds seven encounters instead of five.
card-evasion = At once: Dracula goes to any city without a hunter that is open to him, and places an encounter. Not the Castle.
card-false-tip-off = When hunters take the train, before the roll: it counts as X, and their turn ends. Or it cancels a Chartered Carriage.
card-immanuel-hildesheim = Ally: Dracula holds six events instead of four.
card-night-visit = At once: a bitten hunter of Dracula's choice loses 2 Health.
card-quincey-p-morris = Ally: at the start of each of his turns Dracula names a hunter, who loses 1 Health unless he shows a Crucifix or Heavenly Host.
card-rage = When a combat with Dracula begins by night: he looks at a hunter's items and discards one. He cannot escape in rounds 1 to 3.
card-relentless-minion = When a combat with an agent is over and no hunter was defeated: it is fought once more.
card-roadblock = At the start of Dracula's turn: hunters cannot use one road or railway of his choice, until the marker moves or goes.
card-seduction = When hunters meet a New Vampire by night: no roll, no showing. All are bitten, and the vampire goes back to Dracula's hand.
card-sensationalist-press = When a card or Resolve would reveal a location: it stays hidden, and its encounters too. Not against a search.
card-time-runs-short = At the start of Dracula's turn, not in the Small Hours: the Day/Night marker goes on one more space.
card-trap = When any combat begins: +1 to all rolls of Dracula or his agent, for each copy.
card-unearthly-swiftness = At the start of Dracula's turn: two moves, one after the other, and one Action Phase after them.
card-vampiric-influence = At once: a bitten hunter shows Dracula all cards and announces the next move.
card-wild-horses = When a combat with Dracula begins: no combat. He moves the hunters one road away; on their own turn they search there.

# --- encounters, in short
card-ambush = Dracula draws one more encounter. Matured: he plays an encounter of his hand against one hunter, not at sea nor in the Hospital; the Trail is cleared to 3.
card-assassin = Combat with an agent who has Knife, Pistol and Rifle. If it is not killed, it stays face up and the turn ends.
card-bats = The turn ends. In the next one Dracula moves the hunters along one road.
card-desecrated-soil = An event is drawn: Dracula's goes to him, a hunters' is discarded. Matured: two events are drawn so; the Trail is cleared to 3.
card-fog = The turn ends. In the next one the hunters cannot move.
card-hoax = Each hunter discards all events in Western Europe, one in Eastern Europe.
card-lightning = Each hunter loses 2 Health and an item, unless somebody shows a Crucifix or Heavenly Host.
card-minion-with-knife = Combat with an agent who has a Knife. If it is not killed, it stays face up and the turn ends.
card-minion-with-knife-and-pistol = Combat with an agent who has Knife and Pistol. If it is not killed, it stays face up and the turn ends.
card-minion-with-knife-and-rifle = Combat with an agent who has Knife and Rifle. If it is not killed, it stays face up and the turn ends.
card-new-vampire = Destroyed by day. By night a die: 1 to 3, all are bitten unless a Crucifix or Heavenly Host is shown; 4 to 6, it escapes and the turn ends, unless a Knife or Stake is discarded. Matured: Vampire track +2; the Trail is cleared to 1.
card-peasants = Each hunter exchanges one item in Western Europe, all items in Eastern Europe, for unknown ones.
card-plague = Each hunter loses 2 Health.
card-rats = Each hunter rolls four dice and loses 1 Health for each 4, 5 or 6. Nothing with Dogs.
card-saboteur = Each hunter discards an item or event, and the turn ends. Nothing with Dogs.
card-spy = Each hunter shows Dracula all cards and announces the next move.
card-thief = Of each hunter an item or event, as Dracula chooses, is lost at random. Nothing with Dogs.
card-wolves = Each hunter loses 2 Health, 1 less if a Pistol and 1 less if a Rifle is shown.

# --- what a choice costs for certain, in Blood or Health
price = { $cubes ->
    [one] costs 1 point
   *[other] costs { $cubes } points
}
price-hunter = costs { $cubes } Health
price-dracula = costs { $cubes } Blood

# --- choices; $question is the question they answer
verb-pass = { $question ->
    [dracula-starts-turn] Play nothing, and begin
    [turn-begins] Go on to the Movement Phase
    [about-to-sail] Let the hunters sail
    [rail-declared] Let them take the train
    [before-roll] Roll the train die
    [move-done] Let the hunters pass
    [before-search] Play nothing, and search
    [after-action] Play nothing, and end the turn
    [encounter-met] Face the encounter
    [new-vampire-met] Let the die decide
    [agent-combat-over] Let the combat be over
    [loss-comes] Bear it
    [on-dracula-event] Let the event take effect
    [on-hunter-event] Let the event take effect
    [on-reveal] Let the card be revealed
    [invite] Invite nobody, or nobody else
    [joins] Keep your own turn
    [roll-again] Keep this roll
    [hunter-acts] Do nothing
    [the-other-kind] Draw nothing else
    [trade-turn] Give nothing, or nothing more
    [may-be-cured] Try no cure
    [show-shield] Show nothing
    [stake-vampire] Discard nothing: let the vampire escape
    [show-gun] Show nothing, or nothing more
    [add-encounter] Add no encounter
    [mature] To the pool, without effect
    [ambushed] Ambush nobody
    [bat-move] Stay where you are
    [wards-off-quincey] Show nothing and lose 1 Health
    [re-equip] Keep what you have
   *[other] Play nothing
}
verb-start = Start in { $noun }
verb-draw = { $question ->
    [steal] Steal { $noun }
   *[other] Draw { $noun }
}
verb-roll = Roll { $noun }
verb-train = Roll { $noun }
verb-lay = { $question ->
    [announce-move] Announce { $noun }
    [evasion] Slip away to { $noun }
    [land-from-storm] Land in { $noun }
   *[other] Lay { $noun }
}
verb-wolf-form = { $question ->
    [announce-move] Announce: as a wolf to { $noun }
   *[other] As a wolf to { $noun }
}
verb-wolf-and-hide = { $question ->
    [announce-move] Announce Wolf Form with Hide
   *[other] Feign a move: Wolf Form with Hide
}
verb-double-back = { $question ->
    [announce-move] Announce: double back to { $noun }
   *[other] Double back to { $noun }
}
verb-wolf-and-double-back = { $question ->
    [announce-move] Announce: as a wolf, doubling back to { $noun }
   *[other] As a wolf, doubling back to { $noun }
}
verb-place = Place { $noun }
verb-bury = Put the card into the Catacombs
verb-return = { $question ->
    [card-leaves] Return the card to your deck
   *[other] Return the card { $noun_at }
}
verb-add = Add { $noun }
verb-mature = Let it mature
verb-fly = Fly to { $noun }
verb-carry = Take the hunters to { $noun }
verb-road = By road to { $noun }
verb-rail = By rail: roll the train die
verb-travel = By rail to { $noun }
verb-sail = By sea to { $noun }
verb-ride = Ride to { $noun }
verb-reroll = Roll the train die again
verb-invite = Invite { $noun } into a group
verb-accept = Join the group
verb-report = Newspaper Reports: spend 1 Resolve
verb-hurry = { $question ->
    [emergency] Hurry to { $noun }
   *[other] Sense of Emergency: spend 1 Resolve and hurry to { $noun }
}
verb-strengthen = Inner Strength: spend 1 Resolve for the Health of { $noun }
verb-rest = Rest: { $noun }
verb-supply = Resupply: { $noun }
verb-trade = Trade
verb-take-event = { $question ->
    [choose-theft] Steal an event
   *[other] Draw an event
}
verb-take-item = { $question ->
    [choose-theft] Steal an item
   *[other] Draw an item
}
verb-give = Give { $noun }
verb-to = Give an item to { $noun }
verb-cure = { $question ->
    [may-be-cured] Roll for a cure: { $noun }
    [choose-cured] Heal a Bite: { $noun }
   *[other] Treat { $noun }
}
verb-play = { $question ->
    [choose-ambush] Ambush with { $noun }
   *[other] Play { $noun }
}
verb-discard = { $question ->
    [trim-encounters] Return { $noun }
    [stake-vampire] Destroy the vampire: discard { $noun }
    [re-equip] Exchange { $noun }
    [smash-item] Destroy { $noun }
   *[other] Discard { $noun }
}
verb-show = Show { $noun }
verb-use = Put the ally in play
verb-name = { $question ->
    [quincey-acts] Send him to { $noun }
    [ambushed] Ambush { $noun }
    [choose-donor] Blood of { $noun }
    [choose-subject] Put { $noun } to sleep
    [stormy-seas] A storm on { $noun }
    [night-visit] Visit { $noun }
    [vampiric-influence] Bend { $noun } to your will
    [rage] Turn on { $noun }
   *[other] Name { $noun }
}
verb-take = Take { $noun }
verb-keep = Keep { $noun }
verb-done = { $question ->
    [catacombs-step] Return nothing, or nothing more
   *[other] That is all
}
verb-choose = Lay { $noun }
verb-target = Strike at { $noun }
verb-apply = The card of { $noun } counts
verb-meet = Next: { $noun }
verb-turn-up = Turn up { $noun }
verb-block = Block { $noun }
verb-bless = Consecrate { $noun }
verb-unbless = Take the Heavenly Host away from { $noun }
verb-remove = { $question ->
    [choose-devilry] Discard { $noun }
   *[other] Remove { $noun_at }
}
verb-stay = { $question ->
    [sail-on] Sail no further
    [hunter-announces] Announce that you stay
   *[other] Stay
}

# --- questions; .about names who, where and by what, where the player knows it
prompt-dracula-starts-turn = Your turn begins. Do you play an event?
    .about = Your turn begins in { $place }. Do you play an event?
prompt-turn-begins = Your turn begins. Do you play a card or spend Resolve?
    .about = Your turn begins in { $place }. Do you play a card or spend Resolve?
prompt-about-to-sail = Hunters at sea are about to move. Do you answer?
    .about = { $hunter } is about to sail on from { $place }. Do you answer?
prompt-rail-declared = Hunters want to take the train. Do you answer before the roll?
    .about = { $hunter } wants to take the train in { $place }. Do you answer before the roll?
prompt-before-roll = You take the train. Does a card take the place of the roll?
    .about = You take the train in { $place }. Does a card take the place of the roll?
prompt-move-done = Hunters have moved. Do you answer?
    .about = { $hunter } has come to { $place }. Do you answer?
prompt-before-search = Do you play a card before the search?
    .about = Do you play a card before you search { $place }?
prompt-after-action = Your action is done. Do you play a card before the turn ends?
    .about = Your action in { $place } is done. Do you play a card before the turn ends?
prompt-encounter-met = You meet an encounter. Do you answer?
    .about = In { $place } you meet { $encounter }. Do you answer?
prompt-new-vampire-met = Hunters meet a New Vampire by night. Do you answer?
    .about = { $hunter } meets a New Vampire in { $place } by night. Do you answer?
prompt-combat-start = A combat begins. Do you play a card first?
    .about = A combat begins in { $place }: { $foe }. Do you play a card first?
prompt-agent-combat-over = The combat with your agent is over. Do you send the agent once more?
    .about = The combat in { $place } is over: { $encounter }. Do you send the agent once more?
prompt-loss-comes = You are about to lose Health or to be bitten. Do you prevent it?
    .about = { $loss ->
        [0] { $hunter } is about to be bitten.
       *[other] { $hunter } is about to lose { $loss } Health.
    } Do you prevent it?
prompt-on-dracula-event = Dracula has played an event. Do you answer?
    .about = Dracula has played { $card }. Do you answer?
prompt-on-hunter-event = A hunter has played an event. Do you answer?
    .about = { $hunter } has played { $card }. Do you answer?
prompt-on-reveal = A location of yours is about to be revealed. Does the press keep it secret?
    .about = { $place } is about to be revealed. Does the press keep it secret?
prompt-hunter-starts = Where do you start? Dracula chooses after all hunters.
prompt-dracula-starts = Choose in secret the city where you start.
prompt-invite = Do you form a group? Whom do you invite?
    .about = Do you form a group in { $place }? Whom do you invite?
prompt-joins = Do you join the group? You move and act with it, and have no other turn in this round.
    .about = { $hunter } invites you into a group in { $place }. Do you join? You have no other turn in this round.
prompt-hunters-move = Do you move, and how?
    .about = You are in { $place }. Do you move, and how?
prompt-sail-on = Excellent Weather: do you sail on?
    .about = Excellent Weather: you are in { $place }. Do you sail on?
prompt-land-now = A storm breaks. In which port do you land?
    .about = A storm breaks over { $place }. In which port do you land?
prompt-train-die = What does the train die show?
    .about = { $hunter } takes the train in { $place }. What does the die show?
prompt-roll-again = Do you roll the train die again? The second roll stands.
    .about = { $train }. Do you roll again? The second roll stands.
prompt-train-goes = Where does the train take you?
    .about = { $train }. Where does the train take you from { $place }?
prompt-bats-carry = Bats lead the hunters. Along which road?
    .about = Bats lead { $hunter } away from { $place }. Along which road?
prompt-hunter-acts = Nothing was found here. Who rests or resupplies, or is there a trade?
    .about = Nothing was found in { $place }. Who rests or resupplies, or is there a trade?
prompt-event-or-item = You resupply. An event or an item?
    .about = You resupply in { $place }. An event or an item?
prompt-the-other-kind = Do you draw a card of the other kind too?
    .about = Do you draw a card of the other kind too, in { $place }?
prompt-trade-turn = A trade: to whom do you give an item?
    .about = A trade in { $place }: to whom do you give an item?
prompt-give-item = Which item do you give?
    .about = Which item do you give { $hunter }?
prompt-may-be-cured = Do you try a cure for a Bite? Roll 1 costs 2 Health, 4 to 6 heals.
prompt-cure-die = What does the die say about the Bite?
    .about = What does the die say about the Bite of { $hunter }?
prompt-emergency = Sense of Emergency: where do you hurry to?
    .about = Sense of Emergency: where do you hurry to from { $place }?
prompt-hunter-announces = Announce your next move. You have to make it if it is legal then.
    .about = You are in { $place }. Announce your next move: you have to make it if it is legal then.
prompt-next-encounter = Which encounter do the hunters meet next?
    .about = { $hunter } searches { $place }. Which encounter comes next?
prompt-show-shield = Do you show a Crucifix or Heavenly Host?
    .about = { $encounter } in { $place }. Do you show a Crucifix or Heavenly Host?
prompt-stake-vampire = The New Vampire tries to escape. Do you discard a Knife or Stake to destroy it?
    .about = The New Vampire in { $place } tries to escape. Do you discard a Knife or Stake to destroy it?
prompt-show-gun = Wolves. Do you show a Pistol or Rifle?
    .about = Wolves in { $place }. Do you show a Pistol or Rifle?
prompt-choose-theft = What does the thief reach for?
    .about = What does the thief take from { $hunter }?
prompt-lose-item = Which item do you discard?
    .about = { $encounter }: which item do you discard?
prompt-lose-event = Which event do you discard?
    .about = { $encounter }: which event do you discard?
prompt-lose-card = Which item or event do you discard?
    .about = { $encounter }: which item or event do you discard?
prompt-steal = Which card is stolen?
    .about = Which card of { $hunter } is stolen?
prompt-lay-card = Lay your card for this round in secret.
    .about = Combat in { $place } ({ $foe }), round { $round }. Lay your card in secret.
prompt-name-target = At which hunter do you strike?
    .about = Round { $round }: at which hunter do you strike?
prompt-choose-card = You have won the round. Whose card counts?
    .about = You have won round { $round }. Whose card counts?
prompt-roll-die = What does the die show?
prompt-bat-move = Do you fly away as a bat?
    .about = Do you fly away from { $place } as a bat?
prompt-item-from-deck = Which item is drawn?
    .about = Which item does { $hunter } draw?
prompt-draw-event = Which event lies at the bottom of the deck?
    .about = Which event does { $hunter } draw from the bottom of the deck?
prompt-top-event = Which event comes to the top of the deck?
prompt-ally-drawn = You have drawn an ally. Does it come into play?
    .about = You have drawn { $card }. Does this ally come into play?
prompt-trim-hand = You hold too many cards. Which one goes?
prompt-encounter-from-pool = Which encounter is drawn from the pool?
prompt-trim-encounters = You hold too many encounters. Which one goes back to the pool?
prompt-show-item = You are bitten: which item do you keep face up?
prompt-show-event = You are bitten: which event do you keep face up?
prompt-quincey-acts = To which hunter does Quincey P. Morris go?
prompt-wards-off-quincey = Quincey P. Morris comes for 1 Health. Do you show a Crucifix or Heavenly Host?
prompt-catacombs-step = Do you return cards from the Catacombs to your deck? Their encounters go to the pool.
prompt-dracula-moves = Choose your move: a location, a power, or both together.
    .about = You are in { $place }. Choose your move: a location, a power, or both together.
prompt-move-after-penalty = Your Trail is cleared. Choose your move.
    .about = Your Trail is cleared, and you are in { $place }. Choose your move.
prompt-card-leaves = A card leaves the Trail. Back to the deck, or into the Catacombs?
    .about = { $place } leaves the Trail. Back to the deck, or into the Catacombs?
prompt-add-encounter = Do you add an encounter to the card in the Catacombs?
    .about = Do you add an encounter to { $place } in the Catacombs?
prompt-keep-one = Which of the two encounters do you keep?
    .about = You double back to { $place }. Which of its two encounters do you keep?
prompt-place-encounter = Which encounter do you place on the new card?
    .about = Which encounter do you place on the new card, { $place }?
prompt-evasion = Evasion: to which city do you slip away?
    .about = Evasion: to which city do you slip away from { $place }?
prompt-land-from-storm = A storm breaks over your ship. In which port do you land?
    .about = A storm breaks over { $place }. In which port do you land?
prompt-mature = An encounter has left the Trail. Does it mature?
    .about = { $encounter } has left the Trail. Does it mature?
prompt-ambushed = The Ambush matures. Which hunter does it meet?
prompt-choose-ambush = Which encounter of your hand do you play?
    .about = Which encounter of your hand does { $hunter } meet?
prompt-announce-move = Hypnosis: announce your next move. It binds you if it is legal then.
    .about = Hypnosis in { $place }: announce your next move. It binds you if it is legal then.
prompt-take-up-host = All three Heavenly Hosts lie on the board. Which one do you move?
prompt-choose-patient = Holy Water: whom do you treat?
    .about = Holy Water: whom do you treat in { $place }?
prompt-choose-marker = Local Rumors: which encounter is turned up?
prompt-choose-luck = Good Luck: what do you get rid of?
prompt-heroic-leap = Heroic Leap: what does the die show?
    .about = Heroic Leap of { $hunter }: what does the die show?
prompt-secret-weapon = Secret Weapon: which item do you discard?
prompt-take-weapon = Secret Weapon: which item do you take from the discards?
    .about = You have discarded { $card }. Which item do you take from the discards?
prompt-choose-donor = Blood Transfusion: who gives blood?
    .about = Blood Transfusion in { $place }: who gives blood?
prompt-choose-cured = Blood Transfusion: whose Bite is healed?
    .about = { $hunter } gives blood. Whose Bite is healed?
prompt-choose-subject = Hypnosis: which bitten hunter is put to sleep?
prompt-hypnosis-roll = Hypnosis: what does the die show? 3 or more, and Dracula is found.
    .about = Hypnosis of { $hunter }: what does the die show? 3 or more, and Dracula is found.
prompt-stormy-seas = On which sea zone does the storm break?
prompt-consecrate = Which city becomes Consecrated Ground?
prompt-name-city = Hired Scouts: name a city. In Trail or Catacombs it is revealed.
prompt-re-equip = Re-Equip: do you exchange an item for an unknown one?
prompt-surprising-return = Surprising Return: which event do you take back?
prompt-choose-devilry = Devilish Power: what do you get rid of?
prompt-roadblock = Which road or railway do you block?
prompt-control-storms = Control Storms: in which port do the hunters land?
    .about = Control Storms: to which port does the storm take { $hunter } from { $place }?
prompt-night-visit = Night Visit: which bitten hunter loses 2 Health?
prompt-vampiric-influence = Vampiric Influence: which bitten hunter has to tell you all?
prompt-rage = Rage: whose items do you look at?
prompt-smash-item = Rage: which item do you destroy?
    .about = Rage: which item of { $hunter } do you destroy?
prompt-wild-horses = Wild Horses: where do they take the hunters?
    .about = Wild Horses: where do they take { $hunter } from { $place }?

# --- why something is closed
reason-skips-turn = A defeated hunter skips the next turn.
reason-acted-already = You have had your turn in this round.
reason-start-once = Starting places are chosen once, before the first round.
reason-not-here = That hunter is not where you are.
reason-group-acted = That hunter has had a turn in this round.
reason-group-skips = That hunter has to skip this turn.
reason-with-oneself = That needs another hunter.
reason-invite-at-start = A group is formed at the start of a hunter's turn.
reason-accept-when-invited = Nobody has invited you into a group.
reason-stay-or-go = Stay or move.
reason-stay-when-moving = You stay, or go, in your Movement Phase.
reason-no-staying-at-sea = At sea you have to move.
reason-must-land = You have to land in one of the ports.
reason-land-in-port = It has to be a port beside this sea.
reason-no-road = No road leads there from here.
reason-only-railway = Only a railway leads there, no road.
reason-blocked = The Roadblock bars the way.
reason-already-there = You are there already.
reason-as-announced = You have to make the move that you announced.
reason-no-horse = To ride two roads you need a Fast Horse.
reason-beyond-horse = That is more than two roads away.
reason-horse-on-roads = You have chosen another way of travel: one a turn.
reason-no-railway = No railway leads out of this place.
reason-one-roll = The train die has been rolled already.
reason-train-taken = With a train ready you take it or stay.
reason-beyond-train = That is further than the roll allows.
reason-exactly-so-far = By rail you go exactly as far as the roll says.
reason-not-by-rail = No railway joins that place with this city.
reason-no-sea-way = There is no way by sea from here to there.
reason-not-back = At sea nobody goes back to where they just were.
reason-not-where-embarked = That is the port where this voyage began: land elsewhere first.
reason-at-sea = At sea you can only sail.
reason-road-in-phase = Roads are taken in a hunter's own Movement Phase.
reason-rail-in-phase = Trains are taken in a hunter's own Movement Phase.
reason-travel-after-roll = By rail you go only after the train die is rolled.
reason-sail-in-phase = Hunters sail in their own Movement Phase.
reason-reroll-once = The train die is rolled again only by Lord Godalming, right after the first roll.
reason-not-godalming = Only Lord Godalming rolls the train die again.
reason-carry-by-effect = Dracula moves hunters only by Bats or one of his events.
reason-must-carry = The hunters have to be taken somewhere.
reason-must-announce = A move has to be announced.
reason-no-resolve = There is no Resolve on the track.
reason-one-resolve = One Resolve a turn, and it is spent.
reason-effect-used = That effect has been used in this round.
reason-resolve-at-start = Resolve is spent at the start of a hunter's turn.
reason-nothing-face-down = No card of the Trail lies face down.
reason-too-weak-to-hurry = You need more Health than it costs.
reason-bound-to-place = Fog, Bats or the move you announced forbid it, or you have moved.
reason-beyond-emergency = Sense of Emergency does not reach so far.
reason-full-health = That hunter's Health is full.
reason-must-hurry = You have to hurry somewhere.
reason-act-after-search = Rest, resupply and trade follow a search that found nothing.
reason-not-in-group = That hunter does not have this turn.
reason-one-action = One action a turn, for the whole group.
reason-nobody-to-trade = A trade needs another hunter here, and an item.
reason-must-draw = Draw an event or an item.
reason-draw-in-resupply = Cards are drawn in a resupply.
reason-one-of-each = One card of each kind at most.
reason-no-trade-partner = That hunter is not in this place.
reason-must-give = Give one of your items.
reason-given-already = You have received that item in this trade.
reason-give-in-trade = Items change hands only in a trade.
reason-cures-himself = In the Hospital a hunter rolls for his own Bite alone.
reason-cure-in-hospital = Bites are treated in the Hospital, or by a card.
reason-must-meet = One of the encounters has to come next.
reason-meet-here = No encounter lies there for this search.
reason-meet-in-search = Encounters are met in a search.
reason-no-shield = Only a Crucifix or Heavenly Host helps.
reason-no-stake = Only a Knife or Stake destroys it.
reason-no-gun = Only a Pistol or Rifle helps, each once.
reason-must-steal = The thief takes an item or an event.
reason-must-lose-item = You have to discard one of your items.
reason-must-lose-event = You have to discard one of your events.
reason-must-lose-card = You have to discard one of your items or events.
reason-must-lay-card = You have to lay a card for this round.
reason-lay-in-combat = Combat cards are laid at the start of a combat round.
reason-no-initiative = That card has no initiative: it cannot be played in combat.
reason-not-against-agents = That card does not work against an agent.
reason-no-dodge-yet = Nobody can dodge in the first round.
reason-night-card = That card can be played only by night, and a vampire has no Escape.
reason-repelled = Repelled, you can play only Dodge or an Escape.
reason-no-escape-yet = No Escape in the first three rounds: Garlic or Rage.
reason-agatha-too-dear = Sister Agatha's price is 2 Blood, and you must keep some.
reason-not-his-weapon = The agent does not have that weapon.
reason-not-held = You do not hold that card.
reason-must-name-target = One of the hunters has to be the target.
reason-must-choose-card = One of the hunters' cards has to count.
reason-target-in-combat = A target is named in each round of combat, when all cards are laid.
reason-apply-in-combat = A card is chosen when a group has won a combat round.
reason-cannot-fly = The bat does not get there: one or two roads, to an open city without hunters.
reason-fly-after-combat = Dracula flies only after a combat that lets him.
reason-event-not-held = You do not hold that event.
reason-used-in-combat = That item is played in combat, or shown or discarded when an encounter asks for it.
reason-lies-open-already = Your Dogs lie face up already.
reason-hand-limit = You hold too many cards: one has to go.
reason-encounter-limit = You hold too many encounters: one has to go.
reason-must-show-item = A bitten hunter keeps one item face up.
reason-must-show-event = A bitten hunter keeps one event face up.
reason-show-when-asked = A card is shown when something asks for it.
reason-discard-when-asked = Cards are discarded above the limit, or when something takes them.
reason-ally-at-once = An ally comes into play or is discarded as soon as it is drawn.
reason-use-when-asked = There is no ally to put in play.
reason-take-by-card = Cards come back from the discards only by Surprising Return or Secret Weapon.
reason-keep-when-asked = Encounters are kept like that only on doubling back to a Catacomb.
reason-series-only = Only the return of Catacomb cards is ended like that.
reason-must-send-quincey = Quincey P. Morris goes to one of the hunters.
reason-no-card-there = No card lies in that Catacomb.
reason-return-in-step = Cards return in the Catacombs step, or when they leave the Trail.
reason-must-move = You have to move, or to play a power.
reason-lay-in-phase = Dracula moves in his own Movement Phase.
reason-in-trail = That location lies in your Trail or Catacombs.
reason-not-adjacent = No road leads there from here.
reason-no-train = Dracula does not travel by rail.
reason-no-hospital = You can never enter the Hospital.
reason-marked-host = A Heavenly Host bars that place, or the only way to it.
reason-marked-ground = Consecrated Ground bars that city.
reason-move-announced = You have to make the move that you announced.
reason-no-port = That sea does not touch the place where you are.
reason-cannot-pay = You cannot pay Blood for that sea zone and keep some.
reason-sea-power = At sea no power can be used.
reason-by-night = That power works only by night.
reason-power-out = That power lies in your Trail.
reason-must-leave-ground = You stand on Consecrated Ground: you have to leave.
reason-power-price = You need at least 3 Blood for that.
reason-wolf-reach = A wolf does not get there: one or two roads.
reason-wolf-price = You need at least 2 Blood for Wolf Form.
reason-not-in-trail = That location lies neither in your Trail nor in your Catacombs.
reason-double-back-roads = No road leads back there from here.
reason-wolf-in-phase = That power is played in Dracula's Movement Phase.
reason-must-leave-trail = The card has to go somewhere.
reason-no-burial = Powers do not go to the Catacombs.
reason-bury-on-leaving = Only a card that leaves the Trail goes to the Catacombs.
reason-must-add = By this rule you have to add an encounter.
reason-add-on-burial = An encounter is added as a card goes to the Catacombs.
reason-must-keep-one = You keep one of the two encounters.
reason-keep-what-lay-there = Only one of those that lay there can be kept.
reason-place-in-action = Encounters are placed in Dracula's Action Phase.
reason-must-evade = You have to go to one of those cities.
reason-evade-to-city = Evasion leads to an open city, not to a sea, the Castle or a marked place.
reason-never-matures = That encounter does not mature.
reason-mature-when-dropped = Encounters mature only when they have dropped off the Trail.
reason-out-of-ambush = The Ambush reaches nobody at sea or in the Hospital.
reason-must-ambush = One encounter of your hand has to be played.
reason-all-hosts-out = One of the three markers has to move.
reason-no-host-there = No Heavenly Host lies there.
reason-host-by-card = A Heavenly Host leaves only by Devilish Power, or when another is placed.
reason-must-treat = Somebody has to be treated.
reason-no-patient = That hunter is not here, or has no Bite that can be healed.
reason-must-turn-up = One of the encounters has to be turned up.
reason-no-marker-there = No face-down encounter lies there.
reason-turn-up-by-card = An encounter is turned up only by Local Rumors.
reason-must-swap-weapon = One of your items has to go.
reason-must-take-weapon = One item has to be taken from the discards.
reason-weapon-from-discards = That item is not among the discards, or you have just put it there.
reason-must-give-blood = Somebody has to give blood, and somebody else to be healed.
reason-no-donor = That hunter is not here, or has too little Health.
reason-must-hypnotize = A bitten hunter has to be put to sleep.
reason-not-bitten = That hunter is not bitten.
reason-must-raise-storm = A sea zone has to be chosen.
reason-storm-at-sea = Storms break over sea zones only.
reason-must-bless = A city has to be consecrated.
reason-no-blessing = Any city but the Castle, Galatz, Klausenburg and the one that is consecrated.
reason-bless-by-card = A city is consecrated only by Consecrated Ground.
reason-name-by-card = Something is named only for a card that asks for it.
reason-one-item-anew = One of your own items can be exchanged.
reason-must-return = One event has to come back.
reason-kept-events-return = Only a hunters' event that is kept in hand comes back.
reason-must-use-power = Devilish Power has to do one of these things.
reason-remove-by-card = Allies and the Roadblock go only by Good Luck or Devilish Power.
reason-must-block = The Roadblock has to lie somewhere.
reason-block-there = The Roadblock lies there already.
reason-block-by-card = A way is blocked only by Roadblock.
reason-must-visit = A bitten hunter has to be chosen.
reason-must-rage = A choice has to be made.
reason-not-among-his = That item is not among the hunter's.
reason-time-advance-planning = Advance Planning is played when a combat begins.
reason-time-blood-transfusion = Blood Transfusion is played on your turn, with another hunter beside you.
reason-time-chartered-carriage = Chartered Carriage is played before the train die is rolled, or against a False Tip-off.
reason-time-consecrated-ground = Consecrated Ground takes effect as it is drawn.
reason-time-escape-route = Escape Route is played when a combat begins.
reason-time-excellent-weather = Excellent Weather is played before you move by sea.
reason-time-forewarned = Forewarned is played when your group meets an encounter.
reason-time-good-luck = Good Luck is played at the start of your turn, or against an event of Dracula.
reason-time-great-strength = Great Strength is played when you would lose Health or be bitten.
reason-time-heroic-leap = Heroic Leap is played when a combat with Dracula begins, by a hunter in it.
reason-time-hired-scouts = Hired Scouts take effect as they are drawn.
reason-time-hypnosis = Hypnosis is played at the start of your turn.
reason-time-jonathan-harker = Jonathan Harker comes into play as he is drawn.
reason-time-long-day = Long Day is played at the start of your turn, but not at Dawn.
reason-time-money-trail = Money Trail is played on your turn.
reason-time-mystic-research = Mystic Research is played on your turn.
reason-time-newspaper-reports = Newspaper Reports take effect as they are drawn.
reason-time-re-equip = Re-Equip takes effect as it is drawn.
reason-time-rufus-smith = Rufus Smith comes into play as he is drawn.
reason-time-secret-weapon = Secret Weapon is played before an encounter, or when a combat begins that you are in.
reason-time-sense-of-emergency = Sense of Emergency is played before you move, with Health enough.
reason-time-sister-agatha = Sister Agatha comes into play as she is drawn.
reason-time-stormy-seas = Stormy Seas is played at the start of your turn.
reason-time-surprising-return = Surprising Return takes effect as it is drawn.
reason-time-telegraph-ahead = Telegraph Ahead takes effect as it is drawn.
reason-time-vampire-lair = Vampire Lair takes effect as it is drawn.
reason-time-control-storms = Control Storms is played when hunters at sea are about to move and a port is in reach.
reason-time-customs-search = Customs Search is played when hunters have landed, or have changed from one half of Europe to the other, where nothing of yours lies.
reason-time-devilish-power = Devilish Power is played at the start of Dracula's turn, or against a hunters' event.
reason-time-draculas-brides = Dracula's Brides come into play as they are drawn.
reason-time-evasion = Evasion takes effect as it is drawn.
reason-time-false-tip-off = False Tip-off is played when hunters take the train, or against a Chartered Carriage.
reason-time-immanuel-hildesheim = Immanuel Hildesheim comes into play as he is drawn.
reason-time-night-visit = Night Visit takes effect as it is drawn.
reason-time-quincey-p-morris = Quincey P. Morris comes into play as he is drawn.
reason-time-rage = Rage is played when a combat with Dracula begins by night.
reason-time-relentless-minion = Relentless Minion is played when a combat with an agent is over and no hunter was defeated.
reason-time-roadblock = Roadblock is played at the start of Dracula's turn.
reason-time-seduction = Seduction is played when hunters meet a New Vampire by night.
reason-time-sensationalist-press = Sensationalist Press is played when a card or Resolve would reveal a location.
reason-time-time-runs-short = Time Runs Short is played at the start of Dracula's turn, but not in the Small Hours.
reason-time-trap = Trap is played when a combat begins.
reason-time-unearthly-swiftness = Unearthly Swiftness is played at the start of Dracula's turn.
reason-time-vampiric-influence = Vampiric Influence takes effect as it is drawn.
reason-time-wild-horses = Wild Horses is played when a combat with Dracula begins where a road leads away.
reason-time-dogs = Dogs are laid down on your turn, or as an encounter is met.
reason-time-fast-horse = A Fast Horse is used before you move on land.
reason-time-garlic = Garlic is used when a combat with Dracula or a vampire begins, by a hunter in it.
reason-time-heavenly-host = A Heavenly Host is placed on your turn, on land, where none lies yet.
reason-time-holy-water = Holy Water is used on your turn, for a bitten hunter beside you.
reason-time-local-rumors = Local Rumors are used on your turn, while an encounter lies face down.

# --- what happened
event-skips-turn = { $a } skips this turn.
event-invites = { $a } invites { $b } into a group.
event-joins = { $a } joins the group.
event-declines = { $a } does not join.
event-turn-over = The hunters' turn is over.
event-dracula-turn = Dracula's turn begins.
event-time = The Day/Night marker stands on { $a }.
event-vampires = The Vampire track stands at { $a } of 6.
event-resolve = The Resolve track stands at { $a }.
event-blood = Dracula has { $a } Blood.
event-spends-resolve = { $a } spends 1 Resolve.
event-reports = { $a } asks for Newspaper Reports.
event-no-news = The newspapers have nothing to report.
event-he-is-there = The card { $a_at } is the place where Dracula is: it stays face down.
event-dracula-is = Dracula is where the card { $a_at } says.
event-hurries = { $a } hurries to { $b }.
event-stays = { $a } stays.
event-declares-rail = { $a } takes the train.
event-rolls-again = { $a } rolls the train die again.
event-no-train = No train goes for { $a }.
event-fog-holds = Fog holds { $a }.
event-rolled = Rolled: { $a }.
event-announces-road = { $a } announces the next move: by road to { $b }.
event-announces-rail = { $a } announces the next move: by rail to { $b }.
event-announces-sea = { $a } announces the next move: by sea to { $b }.
event-announces-stay = { $a } announces the next move: to stay.
event-announces = Dracula announces his next move: { $a }.
event-announces-wolf-form = Dracula announces his next move: as a wolf to { $a }.
event-announces-wolf-and-hide = Dracula announces his next move: Wolf Form with Hide.
event-announces-double-back = Dracula announces his next move: back to { $a }.
event-announces-wolf-and-double-back = Dracula announces his next move: as a wolf, back to { $a }.
event-not-there = { $a } is neither in the Trail nor in the Catacombs.
event-resupplies = { $a } resupplies.
event-takes-event = { $a } chooses an event.
event-takes-item = { $a } chooses an item.
event-trades = { $a } opens a trade.
event-gives-to = { $a } has something for { $b }.
event-gives-nothing = { $a } gives nothing.
event-gave-item = { $a } gives an item to { $b }.
event-treated = The Bite of { $a } is treated.
event-cured = { $a } is healed of a Bite.
event-item-drawn = { $a } draws { $b }.
event-drew-event = { $a } draws { $b }.
event-event-drawn = { $a } receives { $b }.
event-events-shuffled = The event deck is shuffled anew.
event-takes-back = { $a } takes { $b } from the discards.
event-draws-ally = { $a } has drawn an ally.
event-ally = { $a } is in play as an ally.
event-ally-gone = { $a } is no longer in play.
event-uses = { $a } uses { $b }.
event-shows = { $a } shows { $cards }.
event-shows-hand = { $a } shows Dracula all cards.
event-shows-items = { $a } shows Dracula all items.
event-sees = The cards of { $a }: { $cards }.
event-laid = Dracula lays { $a } face down on the Trail.
event-double-back = Dracula doubles back to the card { $a_at }.
event-one-kept = Dracula keeps one of the two encounters { $a_at }.
event-no-legal-move = Dracula has no legal move: he is revealed, his Trail is cleared, and he loses Blood.
event-uncovers = About to be revealed: { $a }.
event-pushed-off = The oldest card is pushed off the Trail.
event-card-gone = The card { $a_at } goes back to Dracula.
event-buried = The card beside the Trail goes to { $a }.
event-aside = Its encounter lies aside.
event-cleared = The Trail is cleared.
event-encounters-gone = The encounters { $a_at } go to the pool unseen.
event-encounter-played = Dracula plays an encounter: { $a }.
event-turned-up = Turned up: { $a }.
event-dogs-gone = { $a } has no Dogs face up any more.
event-comes-next = The next encounter: { $a }.
event-encounter-gone = To the pool: { $a }.
event-encounter-stays = { $b } stays face up { $a_at }.
event-draws-encounters = Dracula draws { $a ->
    [one] 1 encounter
   *[other] { $a } encounters
}.
event-returns-encounter = Dracula returns an encounter to the pool unseen.
event-matures = { $a } matures.
event-ambushed = Dracula ambushes { $a }.
event-vampire-returns = { $a } goes back to Dracula's hand.
event-bound = For the next turn this stays with { $a }: { $b }.
event-marker-back = Back to the pool: { $a }.
event-steals-item = The thief takes an item of { $a }.
event-steals-event = The thief takes an event of { $a }.
event-bat-move = Dracula flies off as a bat: another card lies face down { $a_at }.
event-beside = The card of { $a } lies beside the board.
event-missing = The card of { $a } is missing: it lies in Trail or Catacombs.
event-returned = The card of { $a } goes back to Dracula's deck.
event-blessed = { $a } puts a Heavenly Host in { $b }.
event-unblessed = The Heavenly Host in { $a } is gone.
event-consecrated = { $a } is Consecrated Ground.
event-no-telegrams = Nothing one road from { $a } is in Trail or Catacombs.
event-blocked = The Roadblock bars { $a }.
event-unblocked = The Roadblock leaves { $a }.
event-storm = A storm breaks over { $a }.
event-calm = The storm over { $a } passes.
event-hypnotized = { $a } is put to sleep.
event-visited = Dracula pays { $a } a Night Visit.
event-quincey = Quincey P. Morris comes to { $a }.
event-dogs-out = { $a } lays down Dogs.
event-fights = { $a } is in a combat.
event-combat-round = A new round of combat begins.
event-lays = { $a } lays { $b }.
event-target = The enemy strikes at { $a }.
event-reveals = { $a } reveals { $b }.
event-totals = The hunters have { $a }, the enemy { $b }.
event-hunters-ahead = The hunters win the round.
event-enemy-ahead = The enemy wins the round.
event-card-counts = The card of { $a } counts.
event-result = { $a_id ->
    [wound] Result: Wound { $b }.
   *[other] Result: { $a }.
}
event-loses-health = { $a } loses { $b } Health.
event-gains-health = { $a } gains { $b ->
    [0] no Health
   *[other] { $b } Health
}.
event-defeated = { $a } is defeated and goes to the Hospital.

# --- what happened, several things in one sentence
log-comes-by-road = { $a } comes to { $b } by road.
log-comes-by-rail = { $a } comes to { $b } by rail.
log-comes-by-sea = { $a } comes to { $b } by sea.
log-no-trace = Neither Trail nor Catacombs have it.
log-rests = { $a } rests and gains { $b } Health.
log-supplied = { $a } resupplies: { $cards }.
log-draws = { $a } draws { $cards }.
log-sees = { $a } looks at { $cards }.
log-gives-up = { $a } discards { $cards }.
log-items-discarded = Discarded: { $cards }.
log-encounters-discarded = Back in the pool: { $cards }.
log-encounter-thrown = Dracula returns { $a } to the pool unseen.
log-hands-over = { $a } hands over { $cards }.
log-laid = Dracula lays { $a } on the Trail. The hunters see { $b }.
log-placed = Dracula places { $a } { $b_at }, face down.
log-cleared = Cleared: { $cards }.
log-plays = { $a } plays { $b }.
log-displays = { $a }, bitten, shows { $cards }.
log-encounter-gone = It goes to the pool.
noun-unseen-item = 1 item
noun-unseen-items = 2 items
noun-unseen-event = 1 event
noun-unseen-events = 2 events

# --- options
option-emergency = Sense of Emergency
option-emergency-help = Where does it take a hunter, and for how much Health?
option-emergency-anywhere = anywhere, for 6 minus the Vampire track
option-emergency-cities = up to 2 cities for 2 Health, up to 3 for 4
option-newspaper = Newspaper Reports
option-newspaper-help = Which card of the Trail do they reveal?
option-newspaper-location = the oldest face-down location
option-newspaper-card = the oldest face-down card, Hide too
option-newspaper-longest = the card lying longest, if it is face down
option-rail_distance = Distance by rail
option-rail_distance-help = May hunters use fewer railways than the train die shows?
option-rail_distance-up-to = yes, up to the roll
option-rail_distance-exactly = no, exactly the roll
option-bitten_mina = Mina's Bite in combat
option-bitten_mina-help = Does Mina in a combat give Dracula the +1 for a bitten hunter?
option-bitten_mina-false = no
option-bitten_mina-true = yes
option-destroyed_card = Destroyed cards
option-destroyed_card-help = When does a combat result destroy the hunter's card?
option-destroyed_card-either = whoever won the round
option-destroyed_card-hunters-win = only if the hunter won it
option-catacomb_extra = Another encounter in the Catacombs
option-catacomb_extra-help = Has Dracula to add an encounter to a card that goes to the Catacombs?
option-catacomb_extra-may = he may
option-catacomb_extra-must = he must, if he has one
option-catacombs_at_sea = Catacombs at sea
option-catacombs_at_sea-help = May Dracula return Catacomb cards on a turn that he begins at sea?
option-catacombs_at_sea-false = no
option-catacombs_at_sea-true = yes
option-sea_meeting = Meeting at sea
option-sea_meeting-help = How does Dracula enter a sea zone where a hunter is? There is no combat either way.
option-sea_meeting-hidden = face down
option-sea_meeting-shown = face up
option-group_trade = Trade in a group
option-group_trade-help = May a group trade besides the rest or resupply of one member?
option-group_trade-false = no
option-group_trade-true = yes
option-surviving_agent = Agents who survive
option-surviving_agent-help = Where does the marker of an agent go that was fought and not killed?
option-surviving_agent-stays = it stays face up in the city
option-surviving_agent-pool = it goes to the pool
option-hunter_hands = The hunters' hands
option-hunter_hands-help = Do the hunters see one another's cards?
option-hunter_hands-open = yes, always
option-hunter_hands-own = no, each sees only his own

## Names of what lies on the plain table
field-time = Time of day
field-vampires = Vampire track
field-resolve = Resolve track
field-resolve-used = Resolve effects used
field-group = On turn together
field-spaces = Trail and Catacombs
field-deck = Cards that Dracula holds
field-consecrated = Consecrated Ground
field-beside = Beside the board
field-roadblock = Roadblock
field-storm = Storm
field-storm-turns = Time markers on it
field-train = Train die
field-hunter-ally = The hunters' ally
field-dracula-ally = Dracula's ally
field-event-deck = Event deck
field-item-deck = Item deck
field-pool = Encounters in the pool
field-met = Encounter being met
field-met-space = Where it lay
field-drawer = Drawn by
field-faceup = Face up
field-city = City that it stands for
field-double-back = Double Back
field-paid = Blood lies behind it
field-leaves-in = New cards until it leaves
field-matures = Can mature
field-health = Health
field-max-health = Maximum Health
field-bite-slots = Bites borne
field-in-group = On turn
field-acted = Has had the turn
field-skips = Skips the next turn
field-announced = Move announced
field-dogs = Dogs face up
field-seen-items = Items that Dracula knows
field-seen-events = Events that were shown
field-blood = Blood
field-max-blood = Most Blood
field-encounter-limit = Encounter limit
field-powers = Powers
field-dropped = Dropped off this turn
field-attacked = Dracula attacks
field-target = Target
field-revealed = Revealed
field-last = Cards of the round before
field-dice = Dice
field-hunters-won = The hunters won the round
field-applied = Card that counts
field-result = Result
field-continues = Continue markers
field-repelled = Repelled
field-dodge-bonus = Dodge bonus
field-traps = Traps played
field-plans = Advance Planning played
field-no-escape = No Escape yet
value-report = Newspaper Reports
value-hurry = Sense of Emergency
value-strengthen = Inner Strength
value-carriage = a carriage waits
value-delayed = the train is delayed
value-rerolled = the train die was rolled again
value-forewarned = the hunters were warned
value-seduced = Seduction
value-turn_over = the turn is over
value-vampire = a vampire
value-hunters = the hunters
value-enemy = the enemy

# --- what a standing pass can last until
span-round = this round

# --- what a card does, in the fewest words
brief-dark-call = Stay; 2 Blood, ten encounters.
brief-double-back = One road back to a card of yours.
brief-feed = Stay and gain 1 Blood.
brief-hide = Stay; a land back and an encounter.
brief-wolf-form = 1 Blood: one or two roads.
brief-crucifix = Against vampires. Shown: stops Lightning, bite, Quincey.
brief-dogs = Keep off Rats, Saboteur and Thief.
brief-fast-horse = Discard: one or two roads.
brief-garlic = No Escape for him in rounds 1 to 3.
brief-heavenly-host = Against vampires. Shown: guards. Placed: bars him.
brief-holy-water = Against vampires. Or a die to heal a Bite.
brief-knife = Against anyone. Discarded: ends a New Vampire.
brief-local-rumors = Discard: turn up one encounter.
brief-pistol = Against anyone, +1. Shown: Wolves 1 less.
brief-rifle = Against anyone. Shown: Wolves 1 less.
brief-sacred-bullets = Against anyone; used up.
brief-stake = Against anyone. Discarded: ends a New Vampire.
brief-punch = A plain blow.
brief-dodge = Not in round 1. Continue: +1 next.
brief-escape = Wins: combat ends.
brief-claws = Day and night.
brief-dracula-dodge = Not in round 1. Continue: +1 next.
brief-escape-man = Wins: combat ends.
brief-escape-bat = Wins: combat ends, he may fly.
brief-escape-mist = Wins: combat ends.
brief-fangs = Bite, and he may fly.
brief-mesmerize = Bite, and all items are lost.
brief-strength = Destroys most weapons it beats.
brief-agent-punch = A plain blow.
brief-agent-dodge = Not in round 1. Continue: +1 next.
brief-agent-knife = Wins: an event is lost too.
brief-agent-pistol = +1 to the roll.
brief-agent-rifle = No extra.
brief-advance-planning = +1 to the hunters' rolls in it.
brief-blood-transfusion = 1 Health of one heals a Bite of another.
brief-chartered-carriage = By rail as on 2/3; or ends a False Tip-off.
brief-consecrated-ground = A city closed to Dracula for good.
brief-escape-route = The combat is cancelled; the turn ends.
brief-excellent-weather = Up to four moves by sea.
brief-forewarned = The encounter goes to the pool.
brief-good-luck = Cancel his event; or off with ally or Roadblock.
brief-great-strength = You lose nothing and are not bitten.
brief-heroic-leap = No combat: a die of Blood, and of your Health.
brief-hired-scouts = Two cities, revealed with their encounters.
brief-hypnosis = 3 to 6: Dracula is found and announces his move.
brief-jonathan-harker = Ally: space 6 is always face up.
brief-long-day = The time goes back one space.
brief-money-trail = All sea cards of the Trail are revealed.
brief-mystic-research = Dracula shows all his events.
brief-newspaper-reports = The oldest face-down location is revealed.
brief-re-equip = Exchange an item.
brief-rufus-smith = Ally: 1 Blood for every sea zone.
brief-secret-weapon = Exchange an item for a discarded one.
brief-sense-of-emergency = Health for a move to anywhere.
brief-sister-agatha = Ally: 2 Blood for Fangs and Escapes.
brief-stormy-seas = A sea zone is closed; who is there lands.
brief-surprising-return = A kept event comes back.
brief-telegraph-ahead = Cities one road from you are revealed.
brief-vampire-lair = Fight a vampire; killed: Vampire track −1.
brief-control-storms = You land the hunters in a port.
brief-customs-search = Border or port: all items go, the turn ends.
brief-devilish-power = Cancel their event; or off with ally or Host.
brief-draculas-brides = Ally: seven encounters in hand.
brief-evasion = Go to any open city.
brief-false-tip-off = The train counts as X; or ends a Carriage.
brief-immanuel-hildesheim = Ally: six events in hand.
brief-night-visit = A bitten hunter loses 2 Health.
brief-quincey-p-morris = Ally: 1 Health of a hunter each turn.
brief-rage = By night: destroy an item; no Escape at first.
brief-relentless-minion = The same agent fights again.
brief-roadblock = One road or railway is closed.
brief-seduction = New Vampire by night: all are bitten.
brief-sensationalist-press = One location stays hidden.
brief-time-runs-short = The time goes on one more space.
brief-trap = +1 to your side's rolls in it.
brief-unearthly-swiftness = Two moves in this turn.
brief-vampiric-influence = A bitten hunter shows all, announces the move.
brief-wild-horses = No combat: hunters one road away.
brief-ambush = One more encounter · matures: strike a hunter
brief-assassin = Agent: Knife, Pistol, Rifle
brief-bats = Turn ends, you move them next
brief-desecrated-soil = An event drawn · matures: two
brief-fog = Turn ends, no move in the next
brief-hoax = Events lost: West all, East one
brief-lightning = 2 Health and an item
brief-minion-with-knife = Agent: Knife
brief-minion-with-knife-and-pistol = Agent: Knife, Pistol
brief-minion-with-knife-and-rifle = Agent: Knife, Rifle
brief-new-vampire = By night a bite, or it escapes · matures: +2
brief-peasants = Items exchanged: West one, East all
brief-plague = 2 Health
brief-rats = Four dice, 1 Health for each 4 to 6
brief-saboteur = A card lost, turn ends
brief-spy = Cards shown, next move announced
brief-thief = A card lost at random
brief-wolves = 2 Health, 1 less for Pistol, for Rifle

# --- when a card is used
timing-or = { $first } or { $last }
timing-on-draw = at once
timing-own-turn = on your turn
timing-turn-start = start of your turn
timing-movement = before you move
timing-sea-move = before a move by sea
timing-rail-move = before the train die
timing-on-encounter = when an encounter is met
timing-combat-start = a combat begins
timing-on-health-loss = you would lose Health
timing-on-bite = you would be bitten
timing-on-dracula-event = against an event of Dracula
timing-on-false-tip-off = against False Tip-off
timing-on-hunter-event = against a hunters' event
timing-on-chartered-carriage = against Chartered Carriage
timing-before-hunter-sea-move = before hunters at sea move
timing-before-train-roll = before hunters roll the train die
timing-after-hunter-move = after hunters' move
timing-on-new-vampire = a New Vampire is met by night
timing-after-agent-combat = after a combat with an agent
timing-on-reveal = before a location is revealed
timing-combat = combat
timing-power = Movement Phase: power
timing-encounter = search

# --- characters
character-foot = Health { $health }, Bites borne { $bites }
character-foot-dracula = Blood { $health }
character-dracula = Wins when the Vampire track reaches 6: one for each dawn, two for each defeated hunter and each matured New Vampire. Killed in combat, his Blood falls to the next red space: 10, 5, 0. Holds four events and five encounters; +1 in combat in his Castle, and against a bitten hunter.
character-godalming = May roll the train die a second time. Against agents he rolls two dice, and the higher counts. The second Bite defeats him.
character-seward = Who rests in his city, himself too, draws one event instead of two. Holds a fourth item or a fourth event. The second Bite defeats him.
character-van-helsing = Bears two Bites; the third defeats him.
character-mina = Always bitten: one item and one event lie face up, and any Bite defeats her. Her Bite cannot be healed.

# --- what the page of every edition says, in the words of this one
trail-heading = Dracula's Trail
trail-kind-city = land
trail-own = Your Trail
trail-free-lair = a card that leaves the Trail can stay here
trail-leaves-now = leaves the Trail
trail-matures = Matured: { $what }
trail-clears = clears the Trail to { $spaces }
trail-lairs = Catacombs
trail-could-come = { $seat } could come by train
track-gain = +{ $gain } if the encounter on space { $space } matures
track-gain-now = +{ $gain }, if the encounter matures
seats-weakened = bitten: keeps an item and an event face up
kind-combat = tactics card
gallery-hunter-combat = Hunters' tactics
gallery-dracula-combat = Dracula's and his agents' tactics
back-hunter-combat = hunter's tactics card
back-dracula-combat = Dracula's tactics card

# --- the table in a text window
clock = { $time } · round { $round }
trail-title = Trail and Catacombs
mark-paid = Blood paid
hide-in = for { $place }
state-fog = fog
state-skips = misses a turn
deck-locations = Locations and powers
ways-rail = Railway
combat-dice = dice { $hunters } against { $enemy }
combat-won-hunters = the hunters win the round
combat-won-enemy = the enemy wins the round
combat-target = target
combat-counts = this card counts

# --- the table in the browser
noun-east = Eastern Europe
noun-west = Western Europe
map-way-rail-white = railway
card-initiative = initiative
track-vampires = Vampire
track-resolve = Resolve
track-blood = Blood
track-your-blood = Your Blood
track-killed = Killed: down to { $value }
track-dawn-in = { $count ->
    [one] Dawn in his next turn
   *[other] Dawn in { $count } of his turns
}
trail-paid = 1 Blood paid at sea
trail-can-mature = May mature: { $what }
seats-location-deck = { $count } locations and powers in hand
seats-power-ready = ready
seats-power-perhaps = face down?
seats-skips = skips the next turn
seats-fog = held by fog in the next turn
seats-dogs = Dogs lie open
hand-dropped = Dropped off this turn: { $what }
reach-sign-perhaps = by train
plate-health = −{ $damage } Blood
power-price = { $damage } Blood
power-price-range = { $least } to { $most } Blood
power-dark-call-short = Stay; draw ten encounters, keep some
power-feed-short = Stay; gain 1 Blood
power-double-back-short = Back to a card of your Trail
power-double-back-line = { $count ->
    [one] Back to a card of yours: 1 city
   *[other] Back to a card of yours: { $count } cities
}
power-out = lies on { $space }
power-out-short = { $space }
act-road = By road
act-ride = On horseback
act-sail = By sea
act-rail = By rail
act-rail-line = roll the train die
act-supply = Resupply
act-report = Newspaper Reports
act-report-line = 1 Resolve
act-hurry = Sense of Emergency
act-hurry-line = 1 Resolve, and Health
act-strengthen = Inner Strength
act-reroll = Roll again
act-reroll-line = once, then it stands
act-stay = Stay
die-help-train-x = No train, and the turn ends.
die-help-train-0 = No train; road and sea stay open.
die-help-train-1 = Up to 1 railway.
die-help-train-2 = Up to 2 railways.
die-help-train-2-3 = Up to 3 railways if the whole way lies in the West, up to 2 if any city is in the East.
die-short-train-x = turn ends
die-short-train-0 = no rail
die-short-train-1 = 1 link
die-short-train-2 = 2 links
die-short-train-2-3 = 2, West 3
combat-engaged = Target
combat-not-target = not the target
combat-by-day = by day: only three of his tactics
combat-by-night = by night: all of his tactics
combat-no-escape = no Escape for him in rounds 1 to 3
combat-repelled = repelled: only Dodge or Escape from him
combat-continues = Continue in a row: { $count } of 3
combat-step-start = Start cards
combat-step-lay = Lay cards
combat-step-target = Target
combat-step-roll = Roll
combat-step-result = Result
combat-add-pistol = Pistol
combat-add-advance-planning = Advance Planning
combat-add-dodge = after a Dodge
combat-add-trap = Trap
combat-add-east = agent in the East
combat-add-agent-pistol = Pistol
combat-add-bitten = a bitten hunter
combat-add-castle-dracula = Castle Dracula
combat-extra-bat-move = bat move
combat-extra-discard-1-event = an event
combat-extra-discard-all-items = all items
combat-extra-dodge-bonus = +1 next
results-against = Against { $card }
results-card = card, initiative
results-hunters-win = hunters win
results-enemy-wins = enemy wins
results-help = † the hunter's card is destroyed. Repel: only Dodge or Escape next round. Killed: Blood drops to the next of 10, 5, 0. A third Continue in a row ends the combat.
timing-by-night = combat, by night only
timing-agent = agents' combat
log-day = Day { $a }
log-combat = Combat: { $cards }.
phase-setup = set-up
field-hunters-add = The hunters add
field-enemy-adds = The enemy adds
field-what = By
value-bitten = a bitten hunter
value-east = the East
plate-shut-on-trail = on the Trail

# --- signs at the table
sign-lair = a card in the Catacombs
sign-hideout = a card of the Trail

# --- panels of the second edition
trail-lairs-help = A city that leaves 6 may rest here; it never matures.
powers-title = His five powers
powers-by-day = by day only Hide and Double Back
powers-at = at { $space }
corner-encounters = Encounters in hand
corner-events = Events in hand
corner-together = counted together
corner-pool = Encounter pool
combat-results = Results
combat-choice-card = { $hunter }, { $card }: { $result }
combat-follows-wound = { $amount ->
    [one] 1 point is lost.
   *[other] { $amount } points are lost.
}
combat-follows-continue = No harm. The third in a row ends the combat.
combat-follows-repel = Next round the enemy may lay only Dodge or Escape.
combat-follows-bite = A Bite, and the combat ends.
combat-follows-killed = Dracula's Blood drops to the next of 10, 5, 0; any other enemy is gone.
combat-follows-end = The combat ends.
combat-follows-bat-move = Then he may fly as a bat.
combat-follows-discard-1-event = An event is lost.
combat-follows-discard-all-items = All items are lost.
combat-follows-dodge-bonus = +1 to the next roll.
combat-follows-destroyed = The card is destroyed.
combat-tie-hunters = A tie: the initiative of { $theirs } beats { $his }.
combat-tie-enemy = A tie: the initiative of { $theirs } does not beat { $his }.
combat-rests-in = rests in round { $round }
combat-back-in = back in round { $round }
rail-start = start
rail-links = { $count ->
    [one] 1 link
   *[other] { $count } links
}
trade-step-whom = To whom
trade-step-what = Which item
trade-gives = gives
trade-receives = receives
trade-give-here = Give an item
trade-hidden = not seen
panel-hospital = A roll for a cure
hospital-hurts = −2 Health
hospital-nothing = nothing happens
hospital-heals = a Bite is healed

# --- panels of what is asked without a card
panel-trim-hand = Too many cards
panel-show-item = Face up while bitten
panel-show-event = Face up while bitten
panel-card-leaves = Off the Trail

# --- What Dracula may lay next in a combat
tactics-cannot-pay = { $card }: he cannot pay

# --- looking back
measure-vampires = Vampire track
measure-blood = Blood
measure-resolve = Resolve
measure-health = Health
count-combats = Combats
count-cards = Events played
count-bites = Bites
count-defeats = Hunters defeated
