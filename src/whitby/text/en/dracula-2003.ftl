# Dracula (2003). The attribute .said is how a noun stands inside a sentence; others are forms that a language needs.

game-title = Dracula (2003)
game-year = 2003
game-length = under an hour
game-for = You are two, have an evening’s corner, and like to remember what lies where. The one to begin with.
game-blurb = London, one night, two players. Dracula looks for five victims, Van Helsing for five coffins, among cards that lie face down on twelve places.

# --- seats
seat-dracula = Dracula
seat-van-helsing = Van Helsing

# --- sides, and how the game ends
side-dracula = Dracula
side-van-helsing = Van Helsing
ending-five-targets = All five targets of the loser have been captured.
ending-proved = It is proved that no more targets of the loser lie on the board.
ending-spent = The loser has given up the last cube.
ending-turn-limit = The last turn agreed upon has been played.

# --- places
noun-house-1 = House 1
noun-house-2 = House 2
noun-house-3 = House 3
noun-house-4 = House 4
noun-house-5 = House 5
noun-house-6 = House 6
noun-house-7 = House 7
noun-house-8 = House 8
noun-house-9 = House 9
noun-house-10 = House 10
noun-harbor = Harbor
    .said = the harbor
noun-carriage-station = Carriage station
    .said = the carriage station

# --- action cards
noun-wings = The wings of the night
noun-pulse = The pulse of the night
noun-deep = The deep of the night
noun-breath = The breath of the night
noun-roar = The roar of the night
noun-quiet = The quiet of the night
noun-eyes = The eyes of the night
noun-dark = The dark of the night
noun-whisper = The whisper of the night
noun-shadow = The shadow of the night
noun-sharp-sense = Sharp sense
noun-reinforcement = Reinforcement
noun-control = Control
noun-battle-lust = Battle lust
noun-intuition = Intuition
noun-strength = Strength
noun-alertness = Alertness
noun-feint = Feint
noun-block = Block
noun-haste = Haste

# --- encounter cards
noun-vampire-1 = Vampire 1
    .said = a vampire of strength 1
noun-vampire-2 = Vampire 2
    .said = a vampire of strength 2
noun-vampire-3 = Vampire 3
    .said = a vampire of strength 3
noun-coffin = Coffin
    .said = a coffin
noun-amulet = Amulet
    .said = the amulet
noun-hunter-1 = Hunter 1
    .said = a hunter of strength 1
noun-hunter-2 = Hunter 2
    .said = a hunter of strength 2
noun-hunter-3 = Hunter 3
    .said = a hunter of strength 3
noun-victim = Victim
    .said = a victim
noun-crucifix = Crucifix
    .said = the crucifix

# --- slots
noun-house-1--house-2 = House 1 | House 2
    .said = between House 1 and House 2
noun-house-1--house-4 = House 1 | House 4
    .said = between House 1 and House 4
noun-house-2--house-3 = House 2 | House 3
    .said = between House 2 and House 3
noun-house-2--house-5 = House 2 | House 5
    .said = between House 2 and House 5
noun-house-3--carriage-station = House 3 | Carriage station
    .said = between House 3 and the carriage station
noun-house-3--house-6 = House 3 | House 6
    .said = between House 3 and House 6
noun-carriage-station--house-7 = Carriage station | House 7
    .said = between the carriage station and House 7
noun-house-4--house-5 = House 4 | House 5
    .said = between House 4 and House 5
noun-house-4--harbor = House 4 | Harbor
    .said = between House 4 and the harbor
noun-house-5--house-6 = House 5 | House 6
    .said = between House 5 and House 6
noun-house-5--house-8 = House 5 | House 8
    .said = between House 5 and House 8
noun-house-6--house-7 = House 6 | House 7
    .said = between House 6 and House 7
noun-house-6--house-9 = House 6 | House 9
    .said = between House 6 and House 9
noun-house-7--house-10 = House 7 | House 10
    .said = between House 7 and House 10
noun-harbor--house-8 = Harbor | House 8
    .said = between the harbor and House 8
noun-house-8--house-9 = House 8 | House 9
    .said = between House 8 and House 9
noun-house-9--house-10 = House 9 | House 10
    .said = between House 9 and House 10

# --- colours
noun-red = Red
    .said = red
    .letter = R
noun-blue = Blue
    .said = blue
    .letter = B
noun-green = Green
    .said = green
    .letter = G
noun-yellow = Yellow
    .said = yellow
    .letter = Y

# --- seats and numbers as nouns
noun-dracula = Dracula
noun-van-helsing = Van Helsing
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

# --- choices; $question is the question they answer
verb-pass = { $question ->
    [move-barrier] Leave the barriers as they are
    [cube-at-risk] Give up the cube
    [answer-offer] Play on
    [may-go-home] Stay where you are
    [choose-six] Choose no more cards
    [lay-card] Lay no card
    [play-card] Play no card
    [landed] Leave the place as it is
    [special-forbidden] Go on without the special action
   *[other] Do without the special action
}
verb-choose = Put { $noun } among your six
verb-deal = Deal { $noun }
verb-set = Lay out { $noun }
verb-step = Step to { $noun }
verb-look = Look at the card here
verb-demand = Demand that both show their supplies
verb-lay = Lay { $noun } face down
verb-stop = End the movement here
verb-play = Play { $noun }
verb-use = { $question ->
    [breath] Make all vampires stronger in Van Helsing's next turn
    [whisper] Forbid Van Helsing to move barriers in his next turn
    [sharp-sense] Look at Dracula's whole supply
    [may-go-home] Go to the carriage station
    [battle-lust] Take an extra turn after this one
    [alertness] Take the special action from Dracula's next card
    [feint] Draw a random card from Dracula's supply
   *[other] Use the special action
}
verb-fly = Fly to { $noun }
verb-send = Put { $noun } on the harbor
verb-recover = Take { $noun } back into your supply
verb-exchange = Exchange the card of { $noun }
verb-recall = Take { $noun } back into your hand
verb-inspect = Look at the card of { $noun }
verb-turn = Turn the card of { $noun }
verb-draw = Draw { $noun }
verb-red = Red barrier { $noun }
verb-blue = Blue barrier { $noun }
verb-green = Green barrier { $noun }
verb-yellow = Yellow barrier { $noun }
verb-accept = Agree to a draw
verb-rescue = Hand over a target from your supply and regain two cubes
verb-offer-draw = Offer a draw

# --- questions
prompt-deal-action = Which action card is dealt?
prompt-choose-six = Choose in secret the six encounter cards that you send out into London. The other nine are your supply.
prompt-lay-out = Which encounter card is laid out on the next place?
prompt-move = Take a step, act on the place you have entered, or end your movement.
prompt-lay-card = Choose a card of your supply to lie face down on the empty place. A bluff is welcome.
prompt-play-card = Play one action card. Each step that it does not cover costs a cube.
prompt-cube-at-risk = You are about to give up a cube. Rescue yourself first, or let it go.
prompt-special-forbidden = Alertness holds you: this card has no special action for you.
prompt-wings = Fly to any place. You will not look at the card there.
prompt-landed = You have come down: lay a card where none lies, or demand that both show their supplies, if you like.
prompt-recover = Take one defeated vampire back into your supply, if you like.
prompt-reinforce = Take one defeated hunter back into your supply, if you like.
prompt-deep = Name a place whose card you want to exchange from afar.
prompt-breath = Shall all vampires be one stronger in Van Helsing's next turn?
prompt-roar = Put one of the two figures on the harbor, if you like.
prompt-whisper = Shall Van Helsing leave the barriers alone in his next turn?
prompt-sharp-sense = Do you want to see all of Dracula's supply?
prompt-may-go-home = Do you want to put your figure on the carriage station?
prompt-control = Take one of the action cards already played back into your hand, if you like.
prompt-battle-lust = You have defeated a vampire. Do you want a second turn at once?
prompt-intuition = Name a place whose card you want to see.
prompt-alertness = Shall Dracula's next card be without its special action?
prompt-feint = Do you want to draw a card at random from Dracula's supply?
prompt-feint-draw = Which card is drawn from Dracula's supply?
prompt-block = Name a place whose card Dracula shall not look at until your next turn.
prompt-move-barrier = Move a barrier of the card's colour, or leave all where they are.
prompt-answer-offer = Your opponent offers a draw. Do you agree?

# --- why something is closed
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-an-option = That cannot be chosen here.
reason-six-only = Six cards are chosen, no more.
reason-not-your-card = That card belongs to your opponent.
reason-none-left = You have already chosen every copy of that card.
reason-must-move = Your figure has to leave the place where it started.
reason-not-adjacent = That place is not next to yours; a step goes straight, never diagonally.
reason-barrier-between = A barrier lies in the way.
reason-no-steps-left = None of your action cards would cover another step.
reason-movement-over = Your movement has ended.
reason-move-first = Move your figure first.
reason-looked-already = You have already dealt with the card here.
reason-nothing-to-look-at = No card lies here.
reason-card-turned = Block keeps you from looking at this card.
reason-alone = Your opponent is not here.
reason-demanded-already = You have already demanded it here.
reason-no-step-no-demand = Only a step onto your opponent's place gives you that right.
reason-place-taken = A card already lies here.
reason-not-in-supply = That card is not in your supply.
reason-supply-empty = Your supply is empty.
reason-must-lay = A card of your supply has to be laid here.
reason-lay-before = First lay a card of your supply.
reason-one-card-only = You have already played your card for this turn.
reason-not-yours = That action card belongs to your opponent.
reason-alerted = Alertness keeps you from using a special action in this turn.
reason-no-special = This card has no special action.
reason-not-this-card = The card you played does not do that.
reason-not-defeated = No such vampire lies among your defeated cards.
reason-hunter-not-defeated = No such hunter lies among your defeated cards.
reason-empty-place = No card lies there.
reason-card-turned-deep = Block protects the card there.
reason-nothing-there = There is no card there to see.
reason-nothing-to-turn = There is no card there to turn.
reason-already-there = You already stand there.
reason-on-harbor-already = That figure already stands on the harbor.
reason-not-control = Control cannot bring itself back.
reason-not-played = That card has not been played in this round of cards.
reason-whispered = The whisper of the night keeps you from moving barriers in this turn.
reason-wrong-colour = Your card does not allow you to move that barrier.
reason-lies-there = The barrier already lies there.
reason-slot-taken = Another barrier lies there.
reason-next-to-barrier = That would touch another barrier.
reason-cuts-board = That would cut the board in two.
reason-shuts-in = That would shut a figure in.
reason-not-now-barrier = Barriers are moved at the end of the turn.
reason-not-now-special = Special actions come after the card has been played.
reason-enough-cubes = You can rescue yourself only with one or two cubes.
reason-no-target = There is no target in your supply to hand over.
reason-too-late = Your last cube is gone: it is too late for a rescue.
reason-no-draws = Draws are not agreed in this game.
reason-offered-already = You have already offered a draw in this turn.
reason-demand-first = That comes before the card here: you have already dealt with it.
reason-lay-after-battle = First lay a card of your supply in place of the one you defeated.
reason-lay-in-exchange = First lay a card of your supply in exchange.
reason-must-play = You have to play one action card.
reason-shares-a-point = That would touch another barrier at a corner.

reason-dealt-blind = Action cards are dealt by chance.
reason-laid-out-blind = The chosen cards are laid out by chance.
reason-drawn-blind = The card is drawn by chance.
reason-chance-first = Chance has to decide first.
reason-set-up-first = The game has not begun yet.
reason-six-needed = Six cards have to be chosen.
reason-standing-there = You already stand there: a step goes to a neighbouring place.
reason-starting-place = You may look only on a place that you have stepped on in this turn.
reason-stop-instead = Take another step, or end your movement.
reason-stopped = Your movement in this turn is over.
reason-stop-first = First end your movement.
reason-no-step-no-look = Where a card puts your figure you may not look: only a step allows it.
reason-no-step-no-lay = Where a card puts your figure you lay nothing: only a step allows it.
reason-lay-where-entered = You may lay a card only on an empty place that you have stepped on in this turn.
reason-played-already = You have already played that card; it comes back when all ten are dealt anew.
reason-set-aside = That card is set aside until your hand is empty.
reason-only-wings = Only The wings of the night do that.
reason-only-roar = Only The roar of the night does that.
reason-only-deep = Only The deep of the night does that.
reason-only-pulse = Only The pulse of the night and Reinforcement do that.
reason-only-control = Only Control does that.
reason-only-intuition = Only Intuition does that.
reason-only-block = Only Block does that.
reason-no-battle-won = You have defeated no vampire with this card.
reason-special-over = The time of the special action is over: the barrier comes last.
reason-cube-first = First you give up the cube, or rescue yourself.
reason-after-chance = Chance has to decide first; then you can rescue yourself.
reason-no-offer = Nobody has offered a draw.
reason-answer-first = The offer of a draw has to be answered first.

# --- what a choice leads to
warning-loses-game = you lose the game

# --- what happened
event-dealt = You are dealt { $a }.
event-took-aside = { $a } takes up the five action cards set aside.
event-shuffled = { $a } shuffles all ten action cards for a new deal.
event-chosen = The twelve chosen cards are shuffled and laid out face down.
event-turn = { $a } begins a turn.
event-turn-limit = The last turn agreed upon has been played.
event-turn-lost = { $a } loses a turn.
event-stopped = { $a } stops at { $b }.
event-stepped = { $a } steps to { $b }.
event-turned-up = { $a } turns up { $c } at { $b }.
event-turned-down = The card of { $a } is face down again.
event-took-back = { $a } takes up an own card from { $b }.
event-looked = You see { $b } at { $a }.
event-captured = { $a } captures { $b }.
event-laid = { $a } lays a card face down on { $b }.
event-laid-card = You have laid { $b } on { $a }.
event-supplies-shown = { $a } demands it, and both show their supplies.
event-showed = The supply of { $a }: { $cards }.
event-proved = { $a } has proof that no more targets lie on the board.
event-cube-lost = { $a } gives up a cube and has { $b } left.
event-spent = { $a } has no strength left.
event-rescued = { $a } hands over { $b } and has { $c } cubes again.
event-draw-offered = { $a } offers a draw.
event-draw-refused = { $a } plays on.
event-draw-agreed = Both agree to a draw.
event-played = { $a } plays { $b }.
event-battle-won = { $a } defeats { $b }.
event-battle-lost = { $a } is beaten by { $b }.
event-battle-tied = { $a } fights { $b }: neither wins.
event-sheltered = The dark of the night shelters { $a }.
event-symbol-struck = { $a } is struck by { $b }.
event-barrier = { $a } puts the { $b } barrier { $c }.
event-put = { $a } now stands at { $b }.
event-recovered = { $a } takes { $b } back into the supply.
event-put-back = { $a } looks at the card of { $b }, which belongs to the opponent, and puts it back.
event-used = { $a } uses { $b }.
event-recalled = { $a } takes { $b } back into the hand.
event-inspected = { $a } looks at the card of { $b }.
event-drew = { $a } draws { $b } from Dracula's supply.
event-blocked = { $a } turns the card of { $b }: Dracula may not look at it.

# --- cards, in short
card-wings = Dracula may fly to any place. He does not look at the card there.
card-pulse = Dracula may take one defeated vampire back into his supply.
card-deep = Dracula may exchange one of his own cards anywhere on the board for one of his supply. If it proves to be Van Helsing's he has seen it, no more.
card-breath = In Van Helsing's next turn every vampire fights with one more.
card-roar = Dracula may put either figure on the harbor.
card-quiet = No special action, but the greatest strength.
card-eyes = Dracula may move a second barrier, of any other colour.
card-dark = A crucifix turned up in this turn costs Dracula no cube.
card-whisper = Van Helsing may not move a barrier in his next turn.
card-shadow = No special action and no strength, but six steps.
card-sharp-sense = Van Helsing may look at Dracula's whole supply. If all coffins still missing are there, he wins.
card-reinforcement = Van Helsing may take back one defeated hunter, and may go to the carriage station.
card-control = Van Helsing may take one card already played, except Control, back into his hand.
card-battle-lust = If Van Helsing defeats a vampire with this card he may take another whole turn, and Dracula loses his.
card-intuition = Van Helsing may look at one card on the board. Nothing else comes of it.
card-strength = No special action, but the greatest strength.
card-alertness = Dracula's next card has no special action.
card-feint = Van Helsing may draw a random card from Dracula's supply: he keeps a coffin; the amulet or a stronger vampire costs a cube.
card-block = Van Helsing may turn one card on the board: Dracula may not look at it until Van Helsing's next turn.
card-haste = No special action and no strength, but six steps.
card-vampire-1 = One of Dracula's companions. Van Helsing must beat strength 1.
card-vampire-2 = One of Dracula's companions. Van Helsing must beat strength 2.
card-vampire-3 = One of Dracula's companions. Van Helsing must beat strength 3.
card-coffin = One of Dracula's five targets. Van Helsing keeps it when he turns it up.
card-amulet = Dracula's symbol of power. Van Helsing loses a cube when he turns it up, and it stays.
card-hunter-1 = One of Van Helsing's companions. Dracula must beat strength 1.
card-hunter-2 = One of Van Helsing's companions. Dracula must beat strength 2.
card-hunter-3 = One of Van Helsing's companions. Dracula must beat strength 3.
card-victim = One of Van Helsing's five targets. Dracula keeps it when he turns it up.
card-crucifix = Van Helsing's symbol of power. Dracula loses a cube when he turns it up, and it stays.

# --- options
option-first = Who begins
option-first-help = Dracula begins a first game; later the loser of the last one does.
option-first-dracula = Dracula
option-first-van-helsing = Van Helsing
option-turn_limit = Draw after so many turns
option-turn_limit-help = Two careful players need never end. With 0 there is no limit.
option-agreed_draw = Draw by agreement
option-agreed_draw-help = May a player offer a draw, once in each of his turns?
option-agreed_draw-false = no
option-agreed_draw-true = yes
option-touching = Barriers next to each other
option-touching-help = When does a barrier lie next to another one?
option-touching-point = if they share a corner of the grid
option-touching-line = only end to end in one line
option-after_wings = After The wings of the night
option-after_wings-help = What may Dracula do on the place where he comes down?
option-after_wings-nothing = nothing
option-after_wings-all-but-look = anything but look at the card: lay one where none lies, demand that supplies are shown

# --- the board on the screen
back = card
back-dracula = Dracula's
back-van-helsing = Van Helsing's
place-empty = no card
energy = Energy
targets = Targets taken
supply = Supply
supply-seen = shown earlier, now here or laid since: { $cards }
defeated = Defeated
hand = Hand
hand-figures = Hand (steps/strength barrier)
player-line = targets { $taken }/{ $targets } · hand { $hand } + { $aside } aside · supply { $supply }
hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-known = known: { $cards }
played-cards = Played
aside = { $count } aside
chosen-so-far = Chosen
column-card = card
column-step = steps
column-strength = strength
column-barrier = barrier
column-effect = special action
any-colour = any
steps-taken = { $count ->
    [one] 1 step taken
   *[other] { $count } steps taken
}
legend-both = known to your opponent too
legend-theirs = known to your opponent only
effect-breath = Breath: vampires are one stronger in Van Helsing's next turn.
effect-whisper = Whisper: Van Helsing moves no barrier in his next turn.
effect-alert = Alertness: Dracula's next card has no special action.
effect-lust = Battle lust: Van Helsing takes the next turn too.
effect-turned = Block: Dracula may not look at the card of { $place }.
turned-mark = turned
up-mark = face up

## Names of what lies on the plain table
field-id = Place
field-card = Card
field-owner = Whose card
field-covered = A card lies here
field-known-to = Known to
field-figures = Figures
field-up = Turned up
field-turned = Turned away
field-colour = Colour
field-slot = Lies at
field-seat = Player
field-at = Stands on
field-cubes = Cubes
field-away = Steps away
field-sought = Targets not seen yet
field-unseen = Cards not seen, with those among them
field-taken = Targets found
field-supply = Supply
field-supply-size = Cards in the supply
field-hand = Hand
field-hand-size = Cards in hand
field-hand-known = Cards in hand that everybody knows
field-aside-size = Cards set aside
field-played = Played
field-defeated = Defeated
field-seen = Cards the opponent knows of
field-seen-places = Places they may lie on
field-chosen = Chosen for the board
field-turn = Turn
field-turns = Turns so far
field-turn-limit = Turn limit
field-touching = Barriers touch
field-steps = Steps taken
field-reach = Most steps
field-effects = In effect
field-places = Places
field-barriers = Barriers
field-players = Players

# --- looking back
replay-round = Turn { $round }
replay-rounds = Turns
replay-before = Before the first turn
replay-table = Turn by turn
replay-round-back = One turn back
replay-round-on = One turn on
measure-targets = Targets found
measure-energy = Energy
count-steps = Steps
count-battles = Battles
count-cards = Action cards played
