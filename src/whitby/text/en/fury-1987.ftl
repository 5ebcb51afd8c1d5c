# The Fury of Dracula (1st edition). The attribute .said is how a noun stands inside a sentence; others are forms that a language needs.

game-title = The Fury of Dracula (1st edition)
game-year = 1987
game-length = about 3 hours
game-for = You like the old hunt: no trail at all, only rumours, a secret chart and your own pencil.
game-blurb = Europe, 1898. Dracula moves unseen and leaves no trail: only rumours in the town he left, and encounters where nobody has looked. Three hunters search town after town, alone or in groups, before six Vampires are his.

# --- how the game ends
ending-six-vampires = Six Vampires are on Dracula's chart: Europe is his.
ending-minor-claimed = Three Vampires and two lost hunters: Dracula has won, if only by a little.
ending-hunters-gone = No hunter is left.
ending-hunters-gone-while-he-flees = No hunter is left, but Dracula was fleeing: nobody wins.
ending-six-destroyed = The sixth Vampire is destroyed.
ending-dracula-destroyed = Dracula is destroyed.
ending-survived-in-castle = Dracula has fled to his Castle and outlived the round there.
ending-stayed-in-castle = Dracula has shut himself up in his Castle for three rounds.
ending-too-long = The hunt has gone on for too long.
degree-minor = A minor victory.
degree-major = A major victory.
degree-supreme = A supreme victory.

# --- weapons; names that other editions have too are in fury.ftl
noun-holy-water = Holy Water
noun-sacred-bullets = Sacred Bullets

# --- combat chits
noun-fist = Fist
noun-claw = Claw
noun-dracula-dodge = Dodge
noun-escape-human = Escape (Human)
noun-escape-bat = Escape (Bat)
noun-escape-mist = Escape (Mist)
noun-bite = Bite
noun-dracula-hypnosis = Hypnosis
noun-agent-fist = Fist
noun-agent-dodge = Dodge
noun-agent-knife = Knife
noun-agent-pistol = Pistol
noun-agent-rifle = Rifle

# --- the hunters' events
noun-advance-planning = Advance Planning
noun-dawn-raid = Dawn Raid
noun-heavenly-host-event = Heavenly Host (event)
    .said = the event Heavenly Host
noun-mishap = Mishap
noun-pre-warned = Pre-Warned
noun-re-equip = Re-Equip
noun-shipping-agents = Shipping Agents
noun-telegraph-ahead = Telegraph Ahead

# --- Dracula's events
noun-control-storms = Control Storms
noun-evasion = Evasion
noun-false-tip-off = False Tip-Off
noun-hour-of-darkness = Hour of Darkness
noun-rage = Rage
noun-szgany-reinforcements = Szgany Reinforcements
noun-trap = Trap
noun-walpurgis-night = Walpurgis Night

# --- encounters
noun-vampire = Vampire
    .said = a Vampire
noun-szgany-with-knife = Szgany with Knife
    .said = a Szgany with a knife
noun-szgany-with-knife-and-pistol = Szgany with Knife and Pistol
    .said = a Szgany with knife and pistol
noun-szgany-with-knife-and-rifle = Szgany with Knife and Rifle
    .said = a Szgany with knife and rifle
noun-fog = Fog
noun-storms = Storms
noun-peasants = Peasants
noun-plague = Plague
noun-thief = Thief
    .said = a Thief
noun-harker-vampire = Harker Vampire
    .said = the Harker Vampire
noun-hunter-vampire = Hunter-Vampire
    .said = a Hunter-Vampire

# --- results of a combat round
noun-parried = Parried
noun-repelled = Repelled
noun-blood = Blood
noun-wound = Wound
noun-bitten = Bitten
noun-hypnotised = Hypnotised
noun-killed = Killed
noun-end = End

# --- what is drawn, stolen or only seen from behind
noun-weapons = Weapon
    .said = a weapon
noun-events = Event
    .said = an event
noun-encounter = Encounter
    .said = an encounter
noun-cross-back = Cross card
    .said = a cross card
noun-bat-back = Bat card
    .said = a bat card
noun-stock-0-1 = 1 event
noun-stock-0-2 = 2 events
noun-stock-1-0 = 1 weapon
noun-stock-1-1 = 1 weapon and 1 event
noun-stock-2-0 = 2 weapons
noun-21 = 21
noun-22 = 22
noun-23 = 23
noun-24 = 24
noun-25 = 25
noun-26 = 26
noun-27 = 27
noun-28 = 28
noun-29 = 29
noun-30 = 30
noun-31 = 31
noun-32 = 32
noun-33 = 33
noun-34 = 34
noun-35 = 35
noun-36 = 36
noun-37 = 37
noun-38 = 38
noun-39 = 39
noun-40 = 40

# --- what a choice costs for certain, in Blood
price = { $cubes ->
    [one] costs 1 Blood Point
   *[other] costs { $cubes } Blood Points
}

# --- choices; $question is the question they answer
verb-pass = { $question ->
    [at-sea] Let the hunters sail
    [rail-declared] Let the train go as it goes
    [move-done] Let the hunters pass
    [encounter-met] Let the encounter happen
    [szgany-gone] Let the Szgany be gone
    [harm-comes] Bear it
    [on-hunter-event] Let the event take effect
    [dracula-moves] Pass
    [dracula-acts] Do nothing
    [claim-victory] Claim nothing
    [turn-begins] Go on with the turn
    [form-group] Invite nobody, or nobody else
    [join-group] Keep your own turn
    [lay-host] Leave the Hosts as they are
    [hunter-moves] Pass
    [attack-again] Do not attack
    [fight] Do not fight
    [restock] Draw nothing
    [show-dogs] Keep your weapons hidden
    [show-shield] Show nothing
    [destroy-vampire] Let it be
    [show-gun] Show nothing, or nothing more
    [re-equip] Keep what you have
    [which-host] Move none
   *[other] Play nothing
}
verb-start = Start in { $noun }
verb-draw = { $question ->
    [steal] Steal { $noun }
   *[other] Draw { $noun }
}
verb-roll = Roll { $noun }
verb-road = By road to { $noun }
verb-sea = By sea to { $noun }
verb-rail = By rail: roll for the train
verb-ride = By rail to { $noun }
verb-stay = Stay where you are
verb-consume = Consume the Vampire in { $noun }
verb-return = Give up { $noun }
verb-lay = Lay { $noun }
verb-attack = Attack { $noun }
verb-done = That is all
verb-fly = Fly to { $noun }
verb-evade = Slip away to { $noun }
verb-lead = Lead the hunters to { $noun }
verb-claim = Claim the victory
verb-invite = Invite { $noun } into a group
verb-join = Join the group
verb-give = Give { $noun }
verb-to = { $question ->
    [swap-weapons] Give a weapon to { $noun }
   *[other] For { $noun }
}
verb-lay-host = Lay a Host here
verb-take-host = Take up the Host in { $noun }
verb-heal = Miss the turn and use Holy Water
verb-discard = { $question ->
    [exchange-weapons] Exchange { $noun }
    [re-equip] Exchange { $noun }
    [destroy-vampire] Destroy the Vampire: discard { $noun }
   *[other] Discard { $noun }
}
verb-stock = Draw { $noun }
verb-play = Play { $noun }
verb-show = { $question ->
    [destroy-vampire] Destroy the Vampire: show { $noun }
   *[other] Show { $noun }
}
verb-name = { $question ->
    [choose-victim] Rob { $noun }
    [choose-patient] Heal { $noun }
    [choose-donor] Blood of { $noun }
   *[other] Name { $noun }
}
verb-take = Take { $noun }
verb-choose = Lay { $noun }
verb-target = { $question ->
    [whom-it-bites] Bite { $noun }
   *[other] Strike at { $noun }
}
verb-apply = The chit of { $noun } counts
verb-move-host = { $question ->
    [which-host] Move the Host from { $noun }
   *[other] Move the Host to { $noun }
}
verb-stop = Sail no farther
verb-show-dogs = Show your Dogs
verb-transfuse = Play Blood Transfusion
verb-sail-far = Play Excellent Weather for the group
verb-end-agents = Devilish Power: discard Shipping Agents
verb-end-host = Devilish Power: remove the Host in { $noun }

# --- questions; .about names who, where and by what, where the player knows it
prompt-at-sea = A hunter at sea is about to move. Do you play a card?
    .about = { $hunter } is about to sail on from { $place }. Do you play a card?
prompt-rail-declared = Hunters take the train. Do you play a card before the roll?
    .about = { $hunter } takes the train in { $place }. Do you play a card before the roll?
prompt-move-done = Hunters have moved. Do you play a card?
    .about = { $hunter } has come to { $place }. Do you play a card?
prompt-encounter-met = An encounter is met. Do you play a card first?
    .about = Met in { $place }: { $encounter }. Do you play a card first?
prompt-szgany-gone = A Szgany is gone. Do you send fresh ones?
    .about = Gone in { $place }: { $encounter }. Do you send fresh ones?
prompt-combat-start = A combat begins. Do you play a card first?
    .about = A combat begins: { $hunter } against { $foe }. Do you play a card first?
prompt-before-dice = The chits are down. Do you play a card before the dice?
    .about = Round { $round }, the chits are down. Do you play a card before the dice?
prompt-harm-comes = You are about to be wounded or bitten. Do you prevent it?
    .about = { $loss ->
        [0] { $hunter } is about to be bitten.
        [one] { $hunter } is about to take 1 wound.
       *[other] { $hunter } is about to take { $loss } wounds.
    } Do you prevent it?
prompt-on-hunter-event = A hunter has played an event. Do you answer?
    .about = { $hunter } has played { $card }. Do you answer?
prompt-first-encounters = Which encounter does Dracula draw?
prompt-hunter-starts = Where do you start? Dracula chooses after all hunters.
prompt-dracula-starts = Choose in secret the town where you start.
prompt-dracula-turn = Dracula decides what he does in this turn.
prompt-dracula-moves = What do you do in secret?
    .about = You are in { $place }. What do you do in secret?
prompt-exchange-chits = You pass. Which encounters do you give up for others?
    .about = You pass in { $place }. Which encounters do you give up for others?
prompt-dracula-acts = You have moved. What do you do where you are now?
    .about = You are in { $place }. What do you do here?
prompt-draw-encounter = Which encounter is drawn?
prompt-claim-victory = Do you claim the minor victory? It takes three Vampires on your chart.
prompt-evade = Evasion: to which town do you slip away?
    .about = Evasion: to which town do you slip away from { $place }?
prompt-turn-begins = You are bitten and your turn begins. Hypnosis, or Holy Water?
    .about = You are bitten, and your turn begins in { $place }. Hypnosis, or Holy Water?
prompt-form-group = Do you form a group? Whom do you invite?
    .about = Do you form a group in { $place }? Whom do you invite?
prompt-join-group = Do you join the group? You move and act with it, and have no other turn in this round.
    .about = { $hunter } invites you into a group in { $place }. Do you join? You have no other turn in this round.
prompt-swap-weapons = Do you give somebody of the group a weapon?
prompt-give-weapon = Which weapon do you give?
    .about = Which weapon do you give { $hunter }?
prompt-lay-host = Do you lay a Host here, or take one up?
    .about = You are in { $place }. Do you lay a Host here, or take one up?
prompt-weather-die = Does the weather clear?
    .about = Does the weather clear in { $place }?
prompt-hunter-moves = Do you move, and how?
    .about = You are in { $place }. Do you move, and how?
prompt-sail-on = Excellent Weather: do you sail on?
    .about = Excellent Weather: you are in { $place }. Do you sail on?
prompt-train-die = How far does the train go?
    .about = { $hunter } takes the train in { $place }. How far does it go?
prompt-ride = Where do you leave the train?
    .about = { $train ->
        [one] The train from { $place } takes you one town.
       *[other] The train from { $place } takes you up to { $train } towns.
    } Where do you leave it?
prompt-bats-lead = Bats lead the hunters. Along which road?
    .about = Bats lead { $hunter } away from { $place }. Along which road?
prompt-storm-leads = Control Storms: where does the storm take the hunters?
    .about = Control Storms: where does the storm take { $hunter } from { $place }?
prompt-attack-again = You have fought Dracula here. Do you attack him again, if he is still here?
    .about = You have fought Dracula in { $place }. Do you attack him again, if he is still here?
prompt-fight = Dracula is here. Do you fight him?
    .about = Dracula is in { $place }. Do you fight him?
prompt-exchange-weapons = You pass. Which weapons do you give up for others?
    .about = You pass in { $place }. Which weapons do you give up for others?
prompt-restock = What do you draw?
    .about = What do you draw in { $place }?
prompt-draw-weapon = Which weapon is drawn?
    .about = Which weapon does { $hunter } draw?
prompt-draw-to-share = Which weapon does the group draw?
prompt-share-weapon = Who of the group gets the weapon?
    .about = Who of the group gets { $card }?
prompt-draw-event = Which event lies at the bottom of the deck?
    .about = Which event does { $hunter } draw from the bottom of the deck?
prompt-share-event = Who of the group gets the card?
    .about = Who of the group gets { $card }?
prompt-too-many = You hold too many. What goes?
prompt-show-dogs = Do you show Dogs among your new weapons?
prompt-vampire-die = Does the Vampire attack, slip away or sleep?
prompt-show-shield = A Vampire attacks. Do you show a Crucifix or Heavenly Host?
    .about = { $encounter } attacks in { $place }. Do you show a Crucifix or Heavenly Host?
prompt-shield-die = Does the shield hold in Castle Dracula?
prompt-whom-it-bites = Whom does the Vampire bite?
    .about = Whom does the Vampire in { $place } bite?
prompt-destroy-vampire = The Vampire lies helpless. Do you destroy it?
    .about = Helpless in { $place }: { $encounter }. Do you destroy it?
prompt-show-gun = Wolves. Do you show a Pistol or Rifle?
    .about = Wolves in { $place }. Do you show a Pistol or Rifle?
prompt-choose-victim = Whom does the Thief rob?
prompt-choose-theft = What does the Thief take?
    .about = What does the Thief take from { $hunter }?
prompt-steal = What is stolen?
    .about = What is stolen from { $hunter }?
prompt-day-or-night = Is it day or night?
prompt-lay-chit = Lay your chit for this round in secret.
    .about = { $foe } against the hunters, round { $round }. Lay your chit in secret.
prompt-name-target = At which hunter do you strike?
    .about = Round { $round }: at which hunter do you strike?
prompt-roll-die = What does the die show?
prompt-choose-result = You have won the round. Whose chit counts?
    .about = You have won round { $round }. Whose chit counts?
prompt-sacred-bullets = Are the Sacred Bullets spent?
prompt-flight = Where do you fly as a bat?
    .about = Where do you fly as a bat from { $place }?
prompt-harker-draws = Which weapon does Jonathan Harker draw?
prompt-holy-water-die = What does the die say about the Bite?
    .about = What does the die say about the Bite of { $hunter }?
prompt-rage-die = Rage: for how many rounds does no hunter escape?
prompt-heroic-leap = Heroic Leap: what does the die show?
    .about = Heroic Leap of { $hunter }: what does the die show?
prompt-choose-patient = Blood Transfusion: whose Bite is healed?
prompt-choose-donor = Blood Transfusion: who gives blood?
    .about = Blood Transfusion: who gives blood for { $hunter }?
prompt-name-town = Hired Scouts: name a town.
prompt-re-equip = Re-Equip: do you exchange a weapon for an unknown one?
prompt-which-host = Which Host do you move?
prompt-move-host = Where do you move the Host?
    .about = Where do you move the Host from { $place }?

# --- why something is closed
reason-acted-already = You have had your turn in this round.
reason-already-there = You are there already.
reason-apply-in-combat = A chit is chosen when a group has won a combat round.
reason-asked-already = You have asked that hunter already.
reason-at-sea = At sea you can only sail.
reason-attack-the-first = A group is attacked by its first member's name.
reason-attack-when-met = You attack whom you have met, in your Action phase.
reason-bats-alike = Bats lead either all of a group or none.
reason-beyond-train = That is farther than the train goes.
reason-cannot-fly = The bat does not get there: one or two roads, and never farther from home while you flee.
reason-claim-when-asked = The minor victory is claimed at the end of Dracula's turn, once two hunters are gone.
reason-consume-instead = A Vampire is consumed instead of a move, in Dracula's own turn.
reason-discard-when-asked = You discard only above the limit, or when something demands it.
reason-dogs-shown-already = Your Dogs lie shown already.
reason-evade-to-town = Evasion leads to another town, not to a sea or the Castle.
reason-event-not-held = You do not hold that event.
reason-exchange-weapons-only = A pass exchanges weapons, not events.
reason-flees-home = You flee: the shortest way home is the only one.
reason-fly-after-combat = Dracula flies only out of a combat.
reason-fog-holds = The Fog holds you: you have to pass.
reason-fought-here = You have fought that hunter here, and he has not left the town since.
reason-garlic-bars = Garlic bars your Escapes in the first three rounds.
reason-give-in-group = Weapons change hands when a group is formed or shares a draw.
reason-group-acted = That hunter has had a turn in this round.
reason-group-misses = That hunter has to miss this turn.
reason-harker-has-none = Jonathan Harker has no Escape.
reason-heal-at-start = Holy Water heals at the start of a bitten hunter's turn.
reason-host-at-start = A Host is laid or taken up before you move.
reason-host-bars = A Host bars that town.
reason-host-by-card = A Host is moved only by the event of that name.
reason-hurt-or-repelled = Repelled or hurt, you have only Dodge or an Escape.
reason-invite-at-start = A group is formed at the start of a hunter's turn.
reason-join-when-invited = Nobody has invited you into a group.
reason-laid-in-east = That encounter is laid in Eastern Europe only.
reason-laid-in-west = That encounter is laid in Western Europe only.
reason-lay-in-action = Encounters are laid in Dracula's Action phase.
reason-lay-in-combat = Chits are laid at the start of a combat round.
reason-lead-by-effect = Dracula moves hunters only by Bats or Control Storms.
reason-leave-host = A Host is laid on your town: you have to leave it.
reason-move-in-phase = You move in your own Movement phase.
reason-must-apply = One of the hunters' chits has to count.
reason-must-attack = A hunter is here whom you have to attack.
reason-must-choose-victim = One of them has to be bitten.
reason-must-evade = You have to go to one of those towns.
reason-must-fly = You have to fly to one of those places.
reason-must-give = One of your weapons has to be given.
reason-must-lay-chit = You have to lay a chit for this round.
reason-must-lead = The hunters have to be taken somewhere.
reason-must-move-host = The Host has to go to one of those towns.
reason-must-name-target = One of the hunters has to be the target.
reason-must-name-town = Two towns have to be named.
reason-must-ride = You have to ride at least one town.
reason-must-rob = The Thief has to take something.
reason-must-share = Somebody of the group has to get it.
reason-must-transfuse = Somebody has to be healed, and another to give blood.
reason-name-by-card = Something is named only for a card or an encounter that asks for it.
reason-night-chit = That chit is for the night.
reason-no-agents = No Shipping Agents are in play.
reason-no-blood-to-embark = You need two Blood Points to embark.
reason-no-dodge-yet = Nobody can dodge in the first round.
reason-no-donor = That hunter is not there to give blood.
reason-no-events-in-swap = Weapons are given, not events.
reason-no-feast-dying = In Blood Death no Vampire helps any more.
reason-no-gun = Only a Pistol or Rifle helps, each kind once.
reason-no-holy-water = You hold no Holy Water.
reason-no-host-here = No Host may lie in this town.
reason-no-host-there = No Host that you could take lies there.
reason-no-host-town = No Host may lie there, or one lies there already.
reason-no-new-port = From there no new port is in reach.
reason-no-passing-at-sea = At sea nobody passes.
reason-no-patient = That hunter is not bitten, or nobody is with him.
reason-no-railway = No railway leads out of this place.
reason-no-road = No road leads there from here.
reason-no-sea-way = Not in reach by sea from here.
reason-no-shield = Only a Crucifix or Heavenly Host helps.
reason-no-stake = Only a Stake, Holy Water or a Knife destroys it.
reason-no-train = Dracula does not travel by rail.
reason-no-vampire-there = No Vampire lies there.
reason-not-back = At sea nobody goes back to where they just were.
reason-not-by-rail = No railway joins that place with this town.
reason-not-here = That hunter is not here.
reason-not-his-weapon = He does not have that chit.
reason-not-in-britain = There are no Wolves in the British Isles.
reason-not-in-group = That hunter is not in the group.
reason-not-in-his-town = That hunter is not where you are.
reason-not-on-this-side = That weapon does not count in this combat.
reason-not-to-castle = Bats do not lead to the Castle.
reason-not-where-embarked = That is the port where this voyage began.
reason-nothing-to-claim = You have not come so far.
reason-one-weapon-anew = One of your weapons can be exchanged.
reason-only-dogs = Only Dogs are shown now.
reason-only-railway = Only a railway leads there, no road.
reason-out-of-game = That hunter is no longer in the game.
reason-rage-holds = Dracula's Rage: no Escape yet.
reason-restock-last = A hunter draws at the end of his Action phase.
reason-return-on-pass = Encounters are exchanged when Dracula passes.
reason-ride-after-roll = By rail you go only after the roll.
reason-series-only = Only a series of choices is ended like that.
reason-show-when-asked = A weapon is shown when something asks for it.
reason-small-town = So much is drawn in large towns only.
reason-start-once = Starting towns are chosen once, before the first round.
reason-stay-if-stuck = You stay only if you cannot move at all.
reason-stop-or-sail = Only Excellent Weather lets you stop or sail on.
reason-storms-rage = Storms rage there: nobody embarks or lands.
reason-take-by-thief = Things are taken only by a Thief.
reason-target-in-combat = A target is named in each round of combat.
reason-time-advance-planning = Advance Planning is played when the chits are down, before the dice.
reason-time-blood-transfusion = Blood Transfusion is played outside combats and encounters, with a bitten hunter and another one in a town.
reason-time-chartered-carriage = Chartered Carriage is played when you take the train.
reason-time-control-storms = Control Storms is played when a hunter at sea is about to move.
reason-time-customs-search = Customs Search is played when hunters have landed, or have changed from one half of Europe to the other.
reason-time-dawn-raid = Dawn Raid is played when a combat with Dracula begins.
reason-time-devilish-power = Devilish Power is played against a hunters' event, Shipping Agents or a laid Host.
reason-time-dogs = Dogs are shown when drawn, or in a Movement phase.
reason-time-escape-route = Escape Route is played when you meet an encounter, or when a combat with Dracula begins.
reason-time-excellent-weather = Excellent Weather is played before you move by sea.
reason-time-false-tip-off = False Tip-Off is played when hunters take the train.
reason-time-garlic = Garlic is played when a combat with Dracula begins, by a hunter in it.
reason-time-great-strength = Great Strength is played when you are about to be wounded or bitten.
reason-time-heavenly-host = A Host is laid at the start of your Movement phase.
reason-time-heroic-leap = Heroic Leap is played when you have found Dracula, before any combat.
reason-time-holy-water = Holy Water is used at the start of a bitten hunter's turn.
reason-time-hour-of-darkness = Hour of Darkness is played when a combat with Dracula begins.
reason-time-hypnosis = Hypnosis is played at the start of your turn, if you are bitten.
reason-time-pre-warned = Pre-Warned is played when you meet an encounter.
reason-time-rage = Rage is played when a combat with Dracula begins, but not against Garlic.
reason-time-seduction = Seduction is played when hunters meet a Vampire.
reason-time-szgany-reinforcements = Szgany Reinforcements are played when a Szgany is gone.
reason-time-trap = Trap is played when the chits are down, before the dice.
reason-time-walpurgis-night = Walpurgis Night is played instead of a turn of Dracula on land.
reason-too-many-held = You hold too many: something has to go.
reason-train-goes = The train takes you at least one town.
reason-used-in-combat = That weapon is laid in combat, or shown when an encounter asks for it.
reason-used-last-round = You laid that chit in the round before.
reason-weapon-not-held = You do not hold that weapon.
reason-with-oneself = That needs another hunter.

# --- what happened
event-starts-hidden = { $a } has chosen where to start.
event-turn-begins = The turn of { $a } begins.
event-turn-over = The turn of { $a } is over.
event-misses-turn = { $a } misses this turn.
event-extra-turn = { $a } has another turn at once.
event-will-miss-turn = { $a } will miss the next turn.
event-will-have-turn = { $a } will have another turn right after this one.
event-cancel-each-other = Mishap and Sense of Emergency cancel each other.
event-embarks = Shipping Agents: Dracula embarks.
event-sails = Shipping Agents: Dracula sails on.
event-lands = Shipping Agents: Dracula lands.
event-had-consumed = Dracula had consumed a Vampire.
event-consumed = Dracula consumes { $a } in { $b }.
event-attacks = Dracula attacks in { $a }: { $cards }.
event-no-blood = Dracula has no Blood left: he flees.
event-blood-lost = Dracula loses { $a ->
    [one] 1 Blood Point
   *[other] { $a } Blood Points
}.
event-dracula-destroyed = Dracula is destroyed.
event-dracula-found = Dracula is in { $a }.
event-dracula-not-here = Dracula is not in { $a }.
event-rumours-here = Local Rumours: he was in { $a }.
event-no-rumours-here = No rumours in { $a }.
event-no-rumours-yet = There are no rumours anywhere yet.
event-vampires-on-chart = { $a ->
    [0] No Vampire is on Dracula's chart.
    [one] 1 Vampire is on Dracula's chart.
   *[other] { $a } Vampires are on Dracula's chart.
}
event-invites = { $a } invites { $b } into a group.
event-joins = { $a } joins the group.
event-declines = { $a } does not join.
event-gives-to = { $a } has something for { $b }.
event-gave-weapon = { $a } gives a weapon to { $b }.
event-host-laid = { $a } lays a Host in { $b }.
event-host-gone = The Host in { $a } is gone.
event-host-chosen = The Host in { $a } is to be moved.
event-host-moved = A Host moves from { $a } to { $b }.
event-rolled = Rolled: { $a }.
event-lifts = { $a } in { $b }: it clears.
event-passes = { $a } passes.
event-stays = { $a } stays.
event-declares-rail = { $a } takes the train.
event-no-train = { $a } gets no train.
event-restocks = { $a } draws: { $b }.
event-drew-weapon = { $a } draws a weapon.
event-weapon-drawn = { $a } draws { $b }.
event-weapons-mixed = The discarded weapons go back into the cup.
event-gets-weapon = { $a } gets a weapon.
event-weapon-given = { $a } gets { $b }.
event-drew-event = { $a } draws { $b }.
event-event-drawn = { $a } receives { $b }.
event-events-shuffled = The event deck is shuffled anew.
event-gets-event = { $a } gets a card.
event-event-given = { $a } gets { $b }.
event-dogs-shown = { $a } shows Dogs.
event-dogs-gone = { $a } loses shown Dogs.
event-shows = { $a } shows { $b }.
event-uses = { $a } uses { $b }.
event-cured = { $a } is healed of the Bite.
event-wounded = { $a } takes { $b ->
    [one] 1 wound
   *[other] { $b } wounds
}.
event-dies = { $a } dies.
event-turns = { $a } becomes a Vampire in { $b }.
event-meets = Met: { $a }.
event-encounter-gone = Discarded: { $a }.
event-encounter-stays = Still open in { $b }: { $a }.
event-bound-by-bats = Bats will lead { $a }.
event-robs = The Thief robs { $a }.
event-steals = The Thief takes { $b } from { $a }.
event-vampire-destroyed = { $a } destroys { $b }.
event-vampires-destroyed = { $a ->
    [one] 1 Vampire is destroyed.
   *[other] { $a } Vampires are destroyed.
}
event-vampire-returns = Back to Dracula's hand: { $a }.
event-nothing-lies = Nothing lies in { $a }.
event-something-lies = Something lies in { $a }.
event-encounter-lies = What lies in { $a }: { $b }.
event-combat = Combat with { $a }: { $cards }.
event-by-day = It is day.
event-by-night = It is night.
event-combat-round = Combat round { $a }.
event-lays = { $a } lays { $b }.
event-target = The enemy strikes at { $a }.
event-totals = The hunters have { $a }, the enemy { $b }.
event-hunters-ahead = The hunters win the round.
event-enemy-ahead = The enemy wins the round.
event-reveals = { $a } turns up { $b }.
event-counts = The chit of { $a } counts.
event-result = { $b ->
    [0] Result: { $a }.
   *[other] Result: { $a } { $b }.
}
event-out-of-combat = { $a } is out of the combat.
event-flies = Dracula flies away.
event-flew = You have flown to { $a }.
event-evaded = You have slipped away to { $a }.
event-harker-drew = Jonathan Harker draws a weapon.
event-harker-dropped = Jonathan Harker loses { $a }.
event-harker-finds-nobody = Jonathan Harker finds nobody: Dracula is at sea.
event-harker-lost = Jonathan Harker is lost and becomes a Vampire.
event-harker-is-lost = Jonathan Harker is lost already: nothing happens.
event-valour = { $a } gains { $b ->
    [one] 1 Valour Point
   *[other] { $b } Valour Points
}.
event-dracula-was = Dracula was in { $a }.
event-rumours-were = Local Rumours were in { $a }.
event-blood-was = { $b ->
    [0] Dracula had { $a } Blood Points.
   *[other] Dracula had come to { $b } in Blood Death.
}
event-chart-was = On his chart in { $a }: { $b }.
event-held = { $a } held { $cards }.

# --- options
option-attack = Attacks of Dracula
option-attack-help = Must Dracula attack a hunter in his town?
option-attack-must = yes, always
option-attack-may = no, he may leave him alone
option-hunter_hands = The hunters' hands
option-hunter_hands-help = Do the hunters see one another's weapons and cards?
option-hunter_hands-open = yes, always
option-hunter_hands-own = no, each sees only his own
option-minor_victory = Dracula's minor victory
option-minor_victory-help = Does the game end as soon as Dracula has come that far?
option-minor_victory-claimed = only if he claims it
option-minor_victory-ends = yes, at once
option-valour = Valour Points
option-valour-help = Are the hunters' deeds counted?
option-valour-false = no
option-valour-true = yes
option-round_limit = Last round
option-round_limit-help = After so many rounds the game is over: a stalemate, or a minor victory of the hunters. With 0 there is no limit.

## Names of what lies on the plain table
field-acted = Has had the turn
field-again = Has another turn
field-applied = Chit that counts
field-attacked = Dracula attacks
field-bitten = Bitten
field-blood = Blood Points
field-blood-death = Blood Death
field-castle-rounds = Rounds in the Castle
field-consumed = Has consumed a Vampire
field-dead = Dead
field-dice = Dice
field-dogs = Dogs shown
field-drawer = Drawn by
field-eaten = Vampire consumed in
field-empty = Towns known to be empty
field-encounter-cup = Encounters in the cup
field-encounter-limit = Encounter limit
field-enemy-adds = The enemy adds
field-event-deck = Event deck
field-faceup = Open on the map
field-fleeing = Flees
field-found = All see him
field-fought = Fought Dracula here
field-garlic = Garlic played
field-group = On turn together
field-harker = Jonathan Harker fights
field-harker-weapons = Harker's weapons
field-harker-wounds = Harker's wounds
field-hunter = Laid by
field-hunters-add = The hunters add
field-hunters-won = The hunters won the round
field-in-group = On turn
field-known = The hunters know it
field-last = Chits of the round before
field-laying = Lays
field-limited = Only Dodge or Escape
field-max-blood = Most Blood Points
field-max-blood-death = End of Blood Death
field-max-wounds = Deadly wounds
field-met = Encounter being met
field-met-at = Met in
field-misses = Misses the next turn
field-port = Port left
field-raging = Rounds of Rage
field-result = Result
field-returned = Gives up
field-revealed = Turned up
field-rumours = Local Rumours
field-seen-weapons = Weapons that Dracula was shown
field-shipping-agents = Shipping Agents in play
field-step = Step of his turn
field-stocked = Drew last in
field-target = Target
field-together = Group
field-town = Town
field-towns = Encounters
field-train = Towns by train
field-turned = Became a Vampire
field-valour = Valour Points
field-vampires = Vampires on the chart
field-vampires-destroyed = Vampires destroyed
field-way = His way, round by round
field-weapon-count = Weapons held
field-weapon-cup = Weapons in the cup
field-weapon-discards = Weapons discarded
field-weapon-limit = Weapon limit
field-weapons = Weapons
field-what = By
field-wounds = Wounds
value-carriage = a carriage waits
value-delayed = the train is delayed
value-passed = they pass
value-fogged = Fog holds them
value-avoided = the encounter is avoided
value-forewarned = the hunters were warned
value-seduced = Seduction
value-first-round = first round

# --- what a standing pass can last until
span-round = this round

# --- the table in a text window
clock = Round { $round }
column-wounds = wounds
column-weapons = weapons
ways-rail = Railway

# --- what weapons do
card-crucifix = Combat chit against Dracula. Shown when a Vampire attacks, it keeps off the Bite for the whole group; in Castle Dracula it fails on a roll of 5 or 6.
card-dogs = No combat chit. Shown when drawn or as somebody's Movement phase begins, they stay face up and count to your limit: Rats do nothing to your group, and you have +1 in the first round of each combat.
card-garlic = No combat chit. Play it as a combat with Dracula begins, if you are in it: none of his Escapes in rounds 1 to 3, and no Rage. It is discarded after the combat.
card-heavenly-host = Combat chit against Dracula; shown, it guards like a Crucifix. Or lay it in your town as your Movement phase begins, but not in the Castle, Galatz or Klausenburg: Dracula cannot enter, and if he is there he has to leave. Only you can take it up, to discard it.
card-holy-water = Combat chit against Dracula, lost after its round. Or miss your turn to treat your Bite: a roll of 1 costs a wound, 4 to 6 heals it. Discarded, it destroys a sleeping Vampire.
card-knife = Combat chit against anyone. Shown, it destroys a sleeping Vampire, and you keep it.
card-pistol = Combat chit against anyone. Shown, it takes 1 off the wounds by Wolves.
card-rifle = Combat chit against anyone. Shown, it takes 1 off the wounds by Wolves.
card-sacred-bullets = Combat chit against anyone, no gun needed. After each use with effect a die: on 4 to 6 they are spent. Strength that beats them destroys them.
card-stake = Combat chit against anyone, the deadliest against Dracula; lost when it hits. Discarded, it destroys a sleeping Vampire.

# --- what combat chits do
card-fist = Every hunter's chit against anyone: a plain blow.
card-dodge = Every hunter's chit, not in the first round. A parry won with it gives +1 in the next round.
card-escape = Every hunter's chit. If it wins, you are out of the combat.
card-claw = Dracula's chit by day and night: wounds.
card-dracula-dodge = Dracula's chit by day and night, not in the first round. A parry won with it gives +1 in the next round.
card-escape-human = Dracula's chit by day and night. If it wins, the combat is over and he stays.
card-escape-bat = Dracula's chit by night. If it wins, the combat is over and he flies one or two roads in secret, to a place without hunter or Host.
card-escape-mist = Dracula's chit by night. If it wins, the combat is over; most weapons that beat it only end the combat too.
card-bite = Dracula's chit by night. Who is bitten is out of the combat; if no hunter is left in it, Dracula flies away.
card-dracula-hypnosis = Dracula's chit by night. Who is hypnotised is bitten, loses all weapons in hand and is out of the combat.
card-strength = Dracula's chit by night. It destroys most of the weapons that it beats.
card-agent-fist = Chit of every Szgany: a plain blow.
card-agent-dodge = Chit of every Szgany, not in the first round. A parry won with it gives +1 in the next round.
card-agent-knife = Chit of every Szgany: one or two wounds.
card-agent-pistol = Chit of a Szgany with a pistol: up to three wounds.
card-agent-rifle = Chit of a Szgany with a rifle: mostly two or three wounds.

# --- what the hunters' events do
card-advance-planning = When the chits are down, before the dice: +1 to the hunters' rolls until this combat is over, for each copy.
card-blood-transfusion = At any time outside combat, with two hunters in one town: one takes 1 wound, the other loses the Bite.
card-chartered-carriage = By rail without a roll: it counts as a 6. Played in the same turn as a False Tip-Off, both are lost and the die is rolled.
card-dawn-raid = When a combat with Dracula begins: it is day, without a roll. Together with Hour of Darkness both are lost and the die is rolled.
card-escape-route = When you meet an encounter, or a combat with Dracula begins: it does not take place, and your Action phase ends. The encounter stays face up; Dracula may attack later. Not against a Vampire in the Castle.
card-excellent-weather = Before you move by sea: up to four sea moves in this turn. Landing ends them.
card-great-strength = When you would be wounded or bitten by one result: you are not. Hypnosis takes your weapons and ends your combat all the same.
card-heavenly-host-event = At once: you may move one laid Host, whoever laid it, to another town where it may lie.
card-heroic-leap = When you have found Dracula, before any combat: no combat. Roll a die: you take as many wounds, he loses as many Blood Points. If he has none left, he is destroyed without a roll.
card-hired-scouts = At once: name two towns. The hunters see the encounters there, but hear nothing of rumours or of Dracula.
card-hypnosis = As your turn begins, if you are bitten: Dracula names the place where he is, and how many Vampires are on his chart.
card-jonathan-harker = At once, unless Dracula is at sea: Harker fights him where he is, with Fist, Dodge, three drawn weapons and 6 wounds to spare; you lay his chits. If he falls, is bitten or hypnotised, Dracula gets the Harker Vampire.
card-mishap = At once: you and your group miss your next turn. Drawn together with Sense of Emergency, neither counts.
card-newspaper-reports = At once: Dracula names the town where Local Rumours lie.
card-pre-warned = When you meet an encounter: it is discarded instead, and your Action phase goes on. Not against a Vampire in the Castle, and no help against Szgany Reinforcements.
card-re-equip = At once: you may discard a weapon and draw another.
card-sense-of-emergency = At once: you and your group have another turn right after this one. Drawn together with Mishap, neither counts.
card-shipping-agents = Stays in play: whenever Dracula embarks, sails on or lands he says so, but not where. Only Devilish Power ends it.
card-telegraph-ahead = At once: for every town one road from you Dracula says whether an encounter lies there, but not which.

# --- what Dracula's events do
card-control-storms = When a hunter at sea is about to move: Dracula moves him instead, one to three steps, the last into a port other than the one he left. The hunter acts there.
card-customs-search = When hunters have landed, or have come into a town in the other half of Europe: each discards all weapons in hand.
card-devilish-power = Cancels a hunters' event as it is played. Or at any time: off with Shipping Agents, or with a laid Host.
card-evasion = At once: Dracula goes in secret to any town without hunter or Host, but not to the Castle. Nothing happens while he flees.
card-false-tip-off = When hunters take the train, before the roll: they miss it and stay, but act as usual. Played in the same turn as a Chartered Carriage, both are lost and the die is rolled.
card-hour-of-darkness = When a combat with Dracula begins: it is night, without a roll. Together with Dawn Raid both are lost and the die is rolled.
card-rage = When a combat of Dracula with hunters begins, unless Garlic was played: roll a die. For as many rounds no hunter can use Escape.
card-seduction = When hunters meet a Vampire, before any roll: one of them is bitten, whatever they could show, and the Action phase ends. The Vampire goes back to Dracula's hand; a Hunter-Vampire stays.
card-szgany-reinforcements = When a Szgany is killed or discarded: a fresh one of the same kind fights at once, as in a first round. Of a group each hunter fights one alone.
card-trap = When the chits are down, before the dice: +1 to the rolls of Dracula or his Szgany until this combat is over, for each copy.
card-walpurgis-night = As Dracula's turn begins on land, instead of all else in it: he gains 3 Blood Points. Not in Blood Death.

# --- what encounters do
card-vampire = Roll a die. 1 or 2: it bites a hunter, unless a Crucifix or Heavenly Host is shown. 3: it slips away. 4 to 6: it sleeps, and Stake, Holy Water or Knife destroy it. Otherwise it stays face up, and the Action phase ends. In the Castle it always attacks.
card-szgany-with-knife = Only in the East. Combat with a Szgany who has a Knife. It stays face up until it is killed, and whoever stays in the town has to fight it again.
card-szgany-with-knife-and-pistol = Only in the East. Combat with a Szgany who has Knife and Pistol. It stays face up until it is killed, and whoever stays in the town has to fight it again.
card-szgany-with-knife-and-rifle = Only in the East. Combat with a Szgany who has Knife and Rifle. It stays face up until it is killed, and whoever stays in the town has to fight it again.
card-wolves = Not in the British Isles. Each hunter takes 2 wounds, 1 less if a Pistol and 1 less if a Rifle is shown.
card-rats = Four dice: each hunter takes 1 wound for each 4, 5 or 6. Nothing if Dogs are shown.
card-bats = The Action phase ends. In the next Movement phase Dracula moves the hunters along one road, not to the Castle; there they act as usual.
card-fog = The Action phase ends, and no hunter leaves this town until the Fog lifts: on 4 to 6, rolled as a Movement phase begins there. Dracula is not hindered.
card-storms = The Action phase ends, and no hunter embarks or lands here until the Storms lift: on 5 or 6, rolled as a Movement phase begins here and in each turn of Dracula. Dracula is not hindered.
card-peasants = Only in the East. Each hunter discards all weapons in hand and draws as many others.
card-hoax = Only in the West. Each hunter discards all events.
card-plague = Each hunter takes 2 wounds.
card-thief = A weapon or an event of one hunter, as Dracula chooses, is lost at random.
card-harker-vampire = Comes to Dracula's hand when Jonathan Harker is lost. Laid, met and counted like any Vampire.
card-hunter-vampire = A hunter bitten twice, or dead with a Bite. It lies where it happened and counts like any Vampire.

# --- the same in a few words, for the face of a chit or card
brief-crucifix = Against Dracula. Shown: no Bite by a Vampire.
brief-dogs = Shown: no Rats, +1 in first rounds.
brief-garlic = No Escape for him in rounds 1 to 3, no Rage.
brief-heavenly-host = Against Dracula. Shown: guards. Laid: bars a town.
brief-holy-water = Against Dracula; used up. Or a die to heal your Bite.
brief-knife = Against anyone. Shown: ends a sleeping Vampire.
brief-pistol = Against anyone. Shown: Wolves 1 less.
brief-rifle = Against anyone. Shown: Wolves 1 less.
brief-sacred-bullets = Against anyone; spent on 4 to 6.
brief-stake = Against anyone; lost when it hits. Ends a sleeping Vampire.
brief-fist = A plain blow.
brief-dodge = Not in round 1. Parry: +1 next.
brief-escape = Wins: you are out of the combat.
brief-claw = Day and night.
brief-dracula-dodge = Not in round 1. Parry: +1 next.
brief-escape-human = Wins: combat ends.
brief-escape-bat = Wins: combat ends, he flies.
brief-escape-mist = Wins: combat ends.
brief-bite = Bite, and out of the combat.
brief-dracula-hypnosis = Bite, and all weapons are lost.
brief-strength = Destroys most weapons it beats.
brief-agent-fist = A plain blow.
brief-agent-dodge = Not in round 1. Parry: +1 next.
brief-agent-knife = One or two wounds.
brief-agent-pistol = Up to three wounds.
brief-agent-rifle = Mostly two or three wounds.
brief-advance-planning = +1 to the hunters' rolls in it.
brief-blood-transfusion = 1 wound for one heals another's Bite.
brief-chartered-carriage = By rail as on a 6; or against a False Tip-Off.
brief-dawn-raid = It is day, without a roll.
brief-escape-route = No encounter, or no combat; your phase ends.
brief-excellent-weather = Up to four moves by sea.
brief-great-strength = No wounds, or no Bite.
brief-heavenly-host-event = Move a laid Host.
brief-heroic-leap = No combat: a die of Blood, and of your wounds.
brief-hired-scouts = Encounters in two towns are seen.
brief-hypnosis = Bitten: where he is, and how many Vampires.
brief-jonathan-harker = Harker fights Dracula at once.
brief-mishap = Your next turn is missed.
brief-newspaper-reports = Where Local Rumours lie.
brief-pre-warned = The encounter is discarded.
brief-re-equip = Exchange a weapon.
brief-sense-of-emergency = Another turn right after this one.
brief-shipping-agents = He says when he embarks, sails, lands.
brief-telegraph-ahead = Encounters or none, one road from you.
brief-control-storms = You land the hunters in a port.
brief-customs-search = Landed or across the border: all weapons go.
brief-devilish-power = Cancel their event; or off with Agents or a Host.
brief-evasion = Go to any town without hunter or Host.
brief-false-tip-off = They miss the train; or against a Carriage.
brief-hour-of-darkness = It is night, without a roll.
brief-rage = No Escape for hunters, as many rounds as rolled.
brief-seduction = A Vampire bites without a roll.
brief-szgany-reinforcements = A fresh Szgany fights at once.
brief-trap = +1 to your side's rolls in it.
brief-walpurgis-night = No turn, but 3 Blood Points.
brief-vampire = 1–2 bites · 3 slips away · 4–6 sleeps
brief-szgany-with-knife = East · Fist, Dodge, Knife
brief-szgany-with-knife-and-pistol = East · Fist, Dodge, Knife, Pistol
brief-szgany-with-knife-and-rifle = East · Fist, Dodge, Knife, Rifle
brief-wolves = 2 wounds, 1 less for Pistol, for Rifle
brief-rats = Four dice, 1 wound for each 4 to 6
brief-bats = Phase ends, you move them next
brief-fog = Phase ends, nobody leaves until 4–6
brief-storms = Phase ends, no embarking or landing until 5–6
brief-peasants = East · all weapons exchanged
brief-hoax = West · all events lost
brief-plague = 2 wounds
brief-thief = A weapon or event lost at random
brief-harker-vampire = A Vampire, from Harker's defeat
brief-hunter-vampire = A Vampire, once a hunter

# --- when a chit or card may be used
timing-or = { $first } or { $last }
timing-on-draw = at once
timing-any-time = at any time
timing-outside-combat = at any time outside combat
timing-movement-start = at the start of your turn
timing-sea-move = before a move by sea
timing-rail-move = before the train roll
timing-on-encounter = when an encounter is met
timing-on-vampire = when a Vampire is met
timing-on-wolves = when Wolves are met
timing-on-wounds = when wounds threaten
timing-on-bite = when a Bite threatens
timing-dracula-found = when Dracula is found
timing-combat-start = when a combat begins
timing-chits-laid = when chits are down, before the dice
timing-on-false-tip-off = against False Tip-Off
timing-on-chartered-carriage = against Chartered Carriage
timing-on-hunter-event = against a hunters' event
timing-before-hunter-move = before hunters at sea move
timing-after-hunter-move = after the hunters' move
timing-rail-declared = before hunters roll for the train
timing-szgany-gone = when a Szgany is gone
timing-dracula-moves = instead of your turn
timing-combat = in combat
timing-by-night = in combat, by night only
timing-agent = in a combat of the Szgany
timing-encounter = laid in a town

# --- characters
character-foot = Out at { $wounds } wounds or { $bites } Bites
character-foot-dracula = { $blood } Blood Points
character-dracula = Wins with six Vampires on his chart. Without Blood Points he flees to his Castle, and in Blood Death a deadly blow destroys him. Holds three events and five encounters; +1 in combat in his Castle, and against a bitten hunter.
character-godalming = In the first round of a combat +1 against a Szgany, −1 against Dracula. The second Bite makes him a Vampire.
character-seward = No advantage and no weakness in any combat. The second Bite makes him a Vampire.
character-van-helsing = In the first round of a combat +1 against Dracula, −1 against a Szgany. The second Bite makes him a Vampire.

# --- the table in the browser: what the page of every edition says, in the words of this one
noun-east = Eastern Europe
noun-west = Western Europe
map-way-rail-white = railway
kind-item = weapon
kind-combat = combat chit
gallery-items = Weapons
gallery-hunter-combat = Hunters' combat chits
gallery-dracula-combat = Dracula's and his agents' combat chits
pile-items = Weapons
seats-items = { $count ->
    [0] no weapon
    [one] one weapon
   *[other] { $count } weapons
}
sign-items = weapons held
sign-rumor = Local Rumours
token-on-rumor = Local Rumours
panel-items = { $count } of { $of } weapons
plate-health = −{ $damage } Blood
reach-sign-perhaps = by train
place-kind-small-city = small town
place-kind-large-city = large town
map-small-city = small town
map-large-city = large town
reach-title = Where can they be next turn?
reveal-title = Round { $round }: the chits are turned up
seats-ally-hunters = In play:
anytime-transfuse = Play
anytime-end-agents = Against Shipping Agents
anytime-end-host = Against a Host

# --- the log
phase-setup = set-up
log-set-up = Before the first round
log-round = Round { $a }
log-comes-by-road = { $a } comes to { $b } by road.
log-comes-by-rail = { $a } comes to { $b } by rail.
log-comes-by-sea = { $a } comes to { $b } by sea.
log-no-trace = Neither rumours nor Dracula are there.
log-draws = { $a } draws { $cards }.
log-gives-up = { $a } discards { $cards }.
log-encounter-gone = It is gone.
log-his-turn-over = His turn is over.
log-chose-start = You start in { $a }.
log-chose-road = You go to { $a }.
log-chose-sea = You sail to { $a }.
log-chose-stay = You stay.
log-chose-consume = You consume the Vampire in { $a }.
log-chose-return = You give up { $a }.
log-chose-lay = You lay { $a }.
log-chose-pass = You pass.
log-chose-fly = You fly to { $a }.
log-chose-evade = You slip away to { $a }.

# --- what can be done, as a row of verbs
act-road = By road
act-rail = By rail
act-rail-line = roll for the train
act-sea = By sea
act-stay = Stay
act-consume = Consume a Vampire
act-attack = Attack
act-invite = Invite
act-join = Join the group
act-lay-host = Lay a Host here
act-take-host = Take up a Host
act-heal = Holy Water
act-heal-line = miss the turn, roll for the Bite
act-claim = Claim the victory
act-stop = Sail no farther
act-done = That is all
consume-in-movement = only in place of a move
consume-none = none is on your chart

# --- tracks on top
track-round = Round { $round }
track-order = Order of turns
track-blood = Blood
track-blood-death = Blood Death
track-fleeing = fleeing: the shortest way home
track-vampires = Vampires
track-behind = behind the screen
track-lost = Lost in combat, as heard
track-destroyed = Vampires destroyed
track-destroyed-short = Destroyed
track-gone-short = Hunters lost
track-gone = Hunters dead or turned

# --- seats
seats-dead = dead
seats-turned = a Vampire now
seats-bitten = bitten
seats-bite-turns = one more Bite makes him a Vampire
seats-flees = flees to his Castle
seats-again = has another turn right after this one
seats-misses = misses the next turn
seats-fought = has fought Dracula in this town
seats-dogs = Dogs lie shown

# --- chits: where they lie, and in hands
chart-empty = no encounter lies here, as all know
chart-open = open
chart-known = face down, known to the hunters
chart-hidden = face down
laid-any = anywhere
laid-east = East only
laid-west = West only
laid-not-british-isles = not in Britain
chit-shown = shown
chit-seen = seen by Dracula
hand-weapons = Weapons

# --- beside the map
section-way = His way
section-way-short = Way
section-pencil = Your pencil
section-pencil-short = Pencil
section-heard = Heard
section-heard-short = Heard
heard-help = All that Dracula had to say.
heard-round = round { $round }
heard-no-trace = { $place }: no rumours, no Dracula.
heard-rumours-only = { $place }: Local Rumours, no Dracula.
heard-met = Met in { $place }: { $encounter }.
heard-nothing = Nothing yet.
way-start = start
way-road = by road
way-embarked = embarked
way-sailed = sailed on
way-landed = landed
way-stayed = stayed
way-passed = passed
way-consumed = consumed
way-played = a card instead
way-ate = Vampire in { $place }
way-attacks = attacks { $seat }
way-exchanged = { $count ->
    [one] 1 chit exchanged
   *[other] { $count } chits exchanged
}
way-flew = then to { $place }
way-nothing = You have not moved yet.

# --- panels
panel-exchange-chits = Chits to give up
panel-dracula-acts = Lay an encounter
panel-attack = Whom to attack
panel-given-up = Given up: { $what }
panel-restock = Restock
panel-group = The group
panel-too-many = Too many
panel-exchange-weapons = Weapons to give up
panel-at-sea = Hunters at sea
panel-rail-declared = Hunters at the station
panel-move-done = Hunters have moved
group-leads = leads
group-member = in the group
group-hidden = not seen
group-invite = Invite
group-to = Give here
station-chart = Station Chart: how many towns by the die; at most { $most } if any of the way lies in the East.
station-die = die
station-towns = towns

# --- combat
combat-results = Tables
combat-step-laid = Laid face down
combat-step-target = Target
combat-step-cards = Cards
combat-step-dice = Dice
combat-step-up = Turned up
combat-step-result = Result
combat-by-night = night: all his chits
combat-by-day = day: Claw, Dodge, Escape (Human)
combat-attacked = Dracula attacks
combat-garlic = Garlic: no Escape for him in rounds 1 to 3
combat-raging = { $rounds ->
    [one] Rage: no Escape for hunters in one round
   *[other] Rage: no Escape for hunters in { $rounds } rounds
}
combat-limited = only Dodge or an Escape for him
combat-target = Target
combat-not-target = not the target
combat-laid-down = laid
combat-rested = laid last round
combat-blood-hidden = Blood hidden
combat-against = against
combat-tie = a tie, { $total } : { $total }; thrown again
combat-choice-chit = { $card } on { $his }: { $code }
combat-take = Take { $code }
combat-add-first-round = first round
combat-add-dogs = Dogs
combat-add-advance-planning = Advance Planning
combat-add-parried = after a parry
combat-add-trap = Trap
combat-add-bitten = a bitten target
combat-add-castle-dracula = Castle Dracula
results-title = Combat Action Board
results-hunter = Hunters have the initiative
results-enemy = { $foe ->
    [dracula] Dracula has the initiative
   *[other] The Szgany has the initiative
}
results-in-use = in use
results-not-in-use = not in use this round
results-cell = { $card } against { $his }. { $side }: { $what }
results-counts = This counts.
results-head-dracula-dodge = Dodge
results-head-escape-human = Esc. Human
results-head-escape-bat = Esc. Bat
results-head-escape-mist = Esc. Mist
results-key = P parried · P+ parried, +1 next round · R repelled · B2 he loses 2 Blood · K killing blow · W1 one wound · Bite bitten · Hyp. bitten, weapons lost · E the combat ends · EB ends, he flies · * the weapon is used up
results-code-parried = P
results-code-parried-ahead = P+
results-code-repelled = R
results-code-blood = B
results-code-wound = W
results-code-bitten = Bite
results-code-hypnotised = Hyp.
results-code-killed = K
results-code-end = E
results-code-flight = EB
results-says-parried = Parried, no harm.
results-says-repelled = Repelled: then only Dodge or an Escape from him.
results-says-blood = { $amount ->
    [one] He loses 1 Blood Point, then only Dodge or an Escape.
   *[other] He loses { $amount } Blood Points, then only Dodge or an Escape.
}
results-says-wound = { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
}
results-says-bitten = A Bite, and out of the combat.
results-says-hypnotised = A Bite, all weapons in hand are lost, and out of the combat.
results-says-killed = A killing blow.
results-says-end = The combat ends.
results-says-initiative-bonus = +1 in the next round.
results-says-bat-flight = He flies away.
results-says-used-up = The weapon is used up.

# --- how it ended
degrees-title = How it ended
degrees-valour = Valour: { $list }
degrees-dracula-supreme = Dracula, supreme
degrees-dracula-supreme-how = 6 Vampires on his chart, and a hunter dead or turned
degrees-dracula-major = Dracula, major
degrees-dracula-major-how = 6 Vampires on his chart
degrees-dracula-minor = Dracula, minor
degrees-dracula-minor-how = 3 Vampires and two or more hunters gone, if he claims it; or no hunter left
degrees-stalemate = Stalemate
degrees-stalemate-how = 6 Vampires destroyed, Dracula not; or no hunter left while he flees
degrees-hunters-minor = Hunters, minor
degrees-hunters-minor-how = he holds out in the Castle, or a stalemate after he consumed a Vampire
degrees-hunters-major = Hunters, major
degrees-hunters-major-how = Dracula destroyed, a hunter dead or turned
degrees-hunters-supreme = Hunters, supreme
degrees-hunters-supreme-how = Dracula destroyed, all three hunters alive

# --- looking back
measure-blood = Blood
measure-vampires = Vampires on the chart
measure-wounds = Wounds
count-combats = Combats
count-cards = Events played
count-bites = Bites
count-destroyed = Vampires destroyed
