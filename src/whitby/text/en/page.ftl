# Words of the page alone: buttons, headings, help.

ui-page = Page
ui-language = Language
ui-language-en = English
ui-language-it = Italiano
ui-loading = One moment …
ui-close = Close
ui-home = To the first page
ui-you = you
ui-bot = bot
ui-nameless = a guest
ui-list = List
ui-pass-for-all = Pass for all
ui-answer-for-all = Answer for all
ui-mark-answers = Mark what a seat answers; seats without a mark pass.
ui-interruptions = { $seat } may at any time
ui-plain = Plain table
ui-keys = Keys and signs
ui-read-rule = Read the rule
ui-skip-prompt = To the question
ui-lost = The connection is lost. Trying again; nothing of the game is lost.
ui-no-connection = The server does not answer.

# --- first page
ui-hero = He is out there tonight.
ui-hero-sub = Choose a game and a side, send a friend a link or face a bot, and begin the hunt.
ui-which-game = Which game is for you?
ui-seats-at-a-glance = Who has which seat
ui-chosen = chosen
ui-players = 1–{ $count } players
ui-new-table = A new table
ui-name = Your name
ui-name-placeholder = as the others see it
ui-side = Your side
ui-either = Either
ui-either-help = drawn by lot when you start
ui-against = Against
ui-friend = A friend
ui-me-too = Me too
ui-friend-help = you get a link to send
ui-a-bot = A bot
ui-which-bot = Which bot
ui-bot-random = random
ui-bot-easy = easy
ui-bot-medium = medium
ui-bot-hard = hard
ui-bot-expert = expert
ui-bot-random-means = Takes anything that is open, by lot: for a look at the rules.
ui-bot-easy-means = Follows a few plain rules: for a first game.
ui-bot-medium-means = Remembers what it heard and weighs where it leads: for those who have played before.
ui-bot-hard-means = Tries its choices out in many games that fit what it knows: it wins often.
ui-bot-expert-means = Tries out still more; its answers come more slowly.
ui-rules = Rules and house rules
ui-rules-help = As in the rulebook, unless you change something.
ui-start = Start the game
ui-tables = Your tables
ui-tables-none = No table yet. Those you play at will wait for you here.
ui-your-turn = your turn
ui-waiting = waiting for { $seats }
ui-over-won = you won
ui-over-lost = you lost
ui-over-drawn = a draw
ui-against-name = against { $names }
ui-nobody-yet = nobody yet
ui-credits = Icons: game-icons.net, CC BY 3.0 · Type: IM Fell, EB Garamond, Source Sans · Coasts: Natural Earth
ui-about = About and licences

# --- about
ui-about-title = About Whitby
ui-about-what = Whitby is free software to play, study and simulate board games of hidden movement about Count Dracula. The rules are written down clause by clause in our own words, and every refusal tells the clause it stands on.
ui-about-free = A study project, not tied to any publisher. Everything on these pages was drawn and written for it, apart from the parts named below.
ui-about-data = The server knows you by a random number in a cookie, and by the name you choose. Nothing on these pages is fetched from anywhere else.
ui-about-licences = Licences and credits
ui-about-whitby = Program, drawings and texts.
ui-about-icons = Icons by Lorc, Delapouite and other artists of game-icons.net; recoloured.
ui-about-fell = The Fell Types are digitally reproduced by Igino Marini, iginomarini.com.
ui-about-type = Typefaces by Georg Duffner and Octavio Pardo, and by Paul D. Hunt for Adobe.
ui-about-coast = The coasts of the map of Europe.
ui-about-svelte = What these pages are made with.
ui-about-fluent = How they speak more than one language.

# --- not there
ui-not-found = Nothing but fog
ui-not-found-page = There is no such page.
ui-not-found-record = This record is not here. A record is kept for seven days, for the one who opened it alone.
ui-not-found-table = There is no such table. The link may be incomplete, or the server is a different one.
ui-not-open = The table does not open

# --- a table of older rules
ui-closed = This table is closed
ui-closed-whole = The game was over, so the whole of its log can be saved.
ui-closed-own = The game was not over, so what you chose yourself can be saved, and nothing else.
ui-closed-nothing = The game was not over, so only those who sat here can save anything, each what he chose himself.
ui-closed-save = Save the log

# --- invitation and waiting room
ui-invitation = Invitation
ui-invited = You are invited to a game
ui-invited-by = { $name } invites you
ui-invited-to = { $game }: you would play { $seats }.
ui-invitation-used = This link gives no seat any more
ui-invitation-used-help = It has been used or replaced. If it was meant for you, ask for a new one; or watch the game.
ui-watch = Watch the game
ui-waiting-room = Waiting room
ui-waiting-help = { $count ->
    [one] Send this link to one person. It works once.
   *[other] Send this link to one person, who gets all these seats. It works once.
}
ui-link-for = Link for { $seats }
ui-copy = Copy link
ui-copied = Copied
ui-fresh-link = New link
ui-seat-free = free

# --- table
ui-region-prompt = What is asked
ui-region-board = Board of London
ui-region-view = What you see
ui-region-seats = Players
ui-region-hand = Your action cards
ui-region-supply = Your supply
ui-table-view = On the table
ui-data-table = Table
ui-seats = Players
ui-undo = Take back the last choice
ui-again = Play again
ui-record = Save the record
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-winner = won
ui-to-choose = to choose
ui-also-choosing = { $seats } chooses too.
ui-their-question = The question: “{ $question }”
ui-log-empty = Nothing has happened yet.
ui-presence-here = here
ui-presence-away = away
ui-presence-gone = nobody

# --- London
ui-turn-mine = your turn
ui-energy = Energy { $have } of { $all }
ui-found-coffin = Coffins found: { $have } of { $all }
ui-found-victim = Victims found: { $have } of { $all }
ui-hand-left = In hand
ui-supply = Supply
ui-supply-known = You remember: { $cards }
ui-supply-shown = Your opponent remembers: { $cards }
ui-supply-or-at = in the supply, or on { $places }
ui-played = Played
ui-aside = { $count } aside
ui-defeated = Defeated
ui-beside = Beside the board
ui-unseen-victim = { $count ->
    [one] 1 victim is among { $cards } cards that you have not seen
   *[other] { $count } victims are among { $cards } cards that you have not seen
}
ui-unseen-coffin = { $count ->
    [one] 1 coffin is among { $cards } cards that you have not seen
   *[other] { $count } coffins are among { $cards } cards that you have not seen
}
ui-last-move = { $seat } last went { $places }
ui-range = { $reach ->
    [one] At most 1 step.
   *[other] At most { $reach } steps.
} Each one beyond the card that you play costs a cube: press a card to see it.
ui-range-card = { $card }: { $steps ->
    [one] 1 step is free
   *[other] { $steps } steps are free
}, each further one costs a cube.
ui-range-key = steps in all, and the cubes they cost
ui-range-steps = { $steps ->
    [one] The first step
   *[other] Step { $steps }
}{ $cubes ->
    [0] .
    [one] , costs 1 cube.
   *[other] , costs { $cubes } cubes.
}
ui-range-by = Show on the board how far it reaches.
ui-barrier-whispered = Whisper: no barrier
ui-steps-of = { $steps } of at most { $reach } steps taken
ui-steps-taken = { $steps } steps taken
ui-yours = yours: { $card }
ui-seen = seen: { $card }
ui-owner = a card of { $seat }
ui-unknown = face down
ui-empty = no card
ui-also-known = your opponent knows it
ui-face-up = face up
ui-turned = turned by Block
ui-stands-here = { $seat } stands here.
ui-can-choose = You can: { $choice }.
ui-barrier-lies = { $colour } barrier
ui-which-barrier = Which barrier
ui-choose-place = Choose a lit place on the board, or pick from the list.
ui-choose-slot = Choose a lit gap between two places, or pick from the list.
ui-any = any
ui-step = { $count ->
    [one] step
   *[other] steps
}
ui-strength = strength
ui-barrier = barrier
ui-six = Your six cards for London
ui-six-count = { $have } of { $all } chosen
ui-six-left = { $count } left
ui-six-take-back = Take back the last one
ui-six-done = Your six are chosen.
ui-six-empty = empty
ui-tab-ask = Choose
ui-tab-hand = Hand
ui-tab-supply = Supply
ui-tab-log = Log
ui-tab-seats = Players
ui-tabs = Parts of the table
ui-colour-red = Red
ui-colour-blue = Blue
ui-colour-green = Green
ui-colour-yellow = Yellow
ui-colour-any = Any

# --- keys
ui-key-tab = next part of the table
ui-key-arrows = move inside a part: places, cards, options
ui-key-enter = choose
ui-key-esc = close what is open
ui-key-hand = play that card of your hand
ui-key-info = what lies on a place
ui-key-undo = take back the last choice
ui-key-log = to the log
ui-key-help = these keys
ui-key-letters = Use single letters and digits

# --- what the server refuses
ui-companion = Beside a real board
ui-problem-companion-too-long = That takes too long to work out here, or many are asking at once. The command "whitby companion" on your own computer has the time.
ui-problem-no-connection = The server does not answer. Is it still running?
ui-problem-no-answer = The server answered something that this page does not understand.
ui-problem-bad-message = The server did not understand the page. Reloading it may help.
ui-problem-bad-name = A name is one line of at most 24 letters.
ui-problem-bad-language = The server does not have this language.
ui-problem-bad-option = One of the rules was set to something impossible.
ui-problem-no-seat = The game has no such seat.
ui-problem-no-bot = There is no such bot for this game.
ui-problem-wrong-host = The server does not answer to this address.
ui-problem-wrong-origin = This page comes from another place than the server.
ui-problem-not-found = There is nothing at this address.
ui-problem-no-game = There is no such game.
ui-problem-no-table = There is no such table.
ui-problem-no-record = There is no such record here. Records are kept for the one who opened them, for a week.
ui-problem-bad-record = This is no record that can be read.
ui-problem-record-too-long = This record is too long: at most 256 kB and 10,000 choices are read.
ui-problem-record-other-rules = This record was made with other rules than this server has, and they do not lead through it.
ui-problem-seat-taken = Somebody has this seat already.
ui-problem-not-over = The game is not over yet.
ui-problem-invitation-used = This invitation has been used or replaced. Ask for a new one.
ui-problem-too-large = That was too much at once.
ui-problem-too-fast = That was too fast. Wait a moment, then try again.
ui-problem-too-many-tables = You have too many unfinished tables. Close or finish one first: a table where you are alone has its button among your tables; where others play, leave it or agree to close it at the table.
ui-problem-server-error = Something went wrong inside the server. The game is kept; try again.
ui-problem-stale = Meanwhile something has changed. Here is how it stands now.
ui-problem-not-seated = You have no seat at this table.
ui-problem-unknown-choice = The game knows no such choice.
ui-problem-no-undo = That can no longer be taken back.

# --- who plays, and the way to the seats
ui-people = How many people?
ui-people-alone = only you; bots play the rest
ui-people-help = you and your friends; below, every seat can be changed
ui-which-friend = Which friend
ui-friend-number = Friend { $number }
ui-links = Links to send
ui-either-friends = { $count ->
    [one] A friend; who plays what is drawn by lot when you start.
   *[other] { $count } friends; who plays what is drawn by lot when you start.
}
ui-reach-loopback = A friend’s device cannot open links of this server: it answers on this machine alone.
ui-reach-how = To play with other devices in your network, start it so, and open the page by the address that it names:
ui-reach-address = You opened this page as { $host }, a name that other devices use for themselves. In a link that you send, write this machine’s address in the network instead; the server named it when it started.
ui-try-again = Try again
ui-trying-again = No answer yet. Asking again …
ui-invited-too = You play { $seats } here already; these would be yours as well.
ui-take-seats = { $count ->
    [one] Take this seat
   *[other] Take these { $count } seats
}
ui-to-table = To the table
ui-waiting-seats = { $count ->
    [one] { $seats } is still free
   *[other] { $seats } are still free
}
ui-waiting-elsewhere = Somebody else here has the link, or it was made in another browser.
ui-waiting-no-link = There is no link for it yet.
ui-make-link = Make a link
ui-fill-otherwise = Or without a link
ui-i-take = { $count ->
    [one] I take it
   *[other] I take them
}
ui-bot-takes = { $count ->
    [one] A bot plays it
   *[other] A bot plays them
}
ui-back = Your way back
ui-back-help = A return link opens your seats in another browser or on another device, or here if this browser forgets you. Whoever has it plays as you: keep it to yourself.
ui-back-link = Your return link
ui-back-fresh = Make a fresh link
ui-back-made = Here is a fresh link. Older ones no longer work.
ui-back-sign-out = Sign out other browsers
ui-back-sign-out-sure = All other browsers lose your seats, and older return links no longer work.
ui-back-sign-out-yes = Sign them out
ui-back-signed-out = The other browsers are signed out. This link is the only way back now.
ui-no-stay = No
ui-return = Return
ui-return-hello = Welcome back, { $name }
ui-return-now = This browser is { $name } from now on. Here are your tables.
ui-return-another = This browser is already { $name }
ui-return-another-help = { $count ->
    [one] { $name } sits at a table here. If the link makes this browser somebody else, it loses that seat; only a return link of { $name } brings it back. Keep one first.
   *[other] { $name } sits at { $count } tables here. If the link makes this browser somebody else, it loses those seats; only a return link of { $name } brings them back. Keep one first.
}
ui-return-replace = Be the guest of the link
ui-return-stay = Stay { $name }
ui-return-not = No way back by this link

# --- how tables end
ui-some-bot = a bot ({ $bot })
ui-name-lent = { $name } (a bot plays for now)
ui-some-table = Table { $table }
ui-closed-line-old-rules = closed: older rules
ui-closed-line-agreed = closed by its people
ui-closed-line-unreadable = this server cannot read it
ui-expires = Will be deleted on { $day }, unless somebody looks in before.
ui-save-record = Save the record
ui-save-own = Save what you chose
ui-claim-back = Your seat was freed ({ $seats }): claim it back
ui-close-table = Close
ui-close-sure = The game ends without a result.
ui-close-yes = Close the table
ui-closed-why-old-rules = It was played by older rules, and by those of today its game cannot go on.
ui-closed-why-agreed = Its people have closed it; the game has no result.
ui-closed-why-unreadable = Its game, a bot or a rule of it is not known to this server.
ui-closed-revealed = All have agreed to open it, so the whole of its log can be saved.
ui-reveal = Open it to everybody?
ui-reveal-help = If all who sat here agree, everybody may read the whole log, with all that was hidden.
ui-reveal-agreed = Agreed: { $names }
ui-reveal-missing = Still missing: { $names }
ui-reveal-agree = I agree
ui-reveal-decline = Decline
ui-reveal-withdraw = Withdraw

# --- refused: seats, people, links
ui-problem-no-guest = The server does not know this browser: it seems to keep no cookies. Allow them for this page, then try again.
ui-problem-other-side = You have seen this game with the other side’s eyes, so you cannot play this side.
ui-problem-closed = This table is closed: nobody can sit down here any more.
ui-problem-another-guest = This browser is already somebody else, who sits at tables.
ui-problem-no-odds = No odds are shown here.
ui-problem-no-motion = That cannot be decided, or not now.
ui-problem-return-used = This return link has been replaced by a fresh one, or is incomplete. A browser that still knows you can make a new one, on the first page.
ui-problem-lent = A bot plays this seat for you. Take it back first.

# --- around the game
ui-around = At the table
ui-around-own = Your seats
ui-around-told = What became of seats
ui-which-seats = Which of your seats
ui-lent = a bot plays for now
ui-lent-you = A bot plays { $seats } for you.
ui-lend = Let a bot play for me
ui-lend-help = Your seats stay yours: nobody else can take them, and you take them back whenever you like. The bot knows what they know, and no more.
ui-lend-do = Let it play
ui-play-myself = I play again
ui-leave = Leave
ui-leave-to = What becomes of { $seats }?
ui-leave-free = leave it free for somebody else
ui-leave-bot = leave it to a bot
ui-leave-sure = { $seats } is no longer yours then. Others at the table read it, and you cannot take it back by yourself.
ui-leave-last = Nobody else plays here: if you leave, the table is closed.
ui-leave-do = Yes, leave
ui-cancel = Cancel
ui-decide = To decide together
ui-decide-help = Each of these happens when everybody whom it concerns has agreed. Who declines ends it.
ui-motion-free = Free the seats of { $name }, who is away: { $seats }
ui-motion-resign = Resign: { $side }
ui-motion-draw = End the game as a draw
ui-motion-odds = { $about ->
    [off] Show no odds any more
   *[hunters] Show players how likely what is hidden is
}
ui-motion-hints = { $about ->
    [off] Give no hints any more
   *[on] Give hints to whoever asks
}
ui-motion-close = Close the table without a result
ui-sure-free = Somebody else can take the seats then. { $name } can come back and claim them.
ui-sure-resign = The game is over then, and the others have won.
ui-sure-draw = The game is over then, and nobody has won.
ui-sure-odds = { $about ->
    [off] The odds go from the map. Everybody reads that it was so decided.
   *[hunters] Each sees on the map what can be concluded from what he knows: where Dracula can be, or which card may lie there. Dracula on the run sees what everybody can conclude. Everybody reads that it was so decided.
}
ui-sure-hints = { $about ->
    [off] Nobody can ask for a hint any more. Everybody reads that it was so decided.
   *[on] Whoever is asked something may have himself told what a strong player would do there, by what he knows himself. Nobody hears who asks. Everybody reads that it was so decided.
}
ui-sure-close = The game ends without a winner then, and nothing hidden is shown.
ui-proposed = Proposed by { $names }: { $motion }
ui-agreed-by = Agreed: { $names }.
ui-missing = Still to agree: { $names }.
ui-propose = Propose
ui-do-free = Free them
ui-do-resign = Resign
ui-do-odds = { $about ->
    [off] Show none
   *[hunters] Show them
}
ui-do-hints = { $about ->
    [off] Give none
   *[on] Give them
}
ui-do-close = Close it
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw
ui-told-freed = { $name } was away too long: { $seats } became free.
ui-told-claimed = { $name } came back and has { $seats } again.
ui-told-left = { $bot ->
    [none] { $name } left: { $seats } is free.
   *[other] { $name } left { $seats } to a bot.
}
ui-told-sat = { $name } sat down: { $seats }.
ui-told-bot = A bot sat down: { $seats }.
ui-told-odds-off = It was decided that no odds are shown any more.
ui-told-odds-hunters = It was decided that the odds of what is hidden are shown.
ui-odds = Odds on the map
ui-odds-help = How likely Dracula is in each place, or a card where one lies facedown, by what a player may know. Dracula on the run is shown what everybody can conclude.
ui-odds-off = nobody sees them
ui-odds-hunters = those who seek see them
ui-card-odds = { $card }: { $percent } per cent
ui-card-odds-title = Which card may lie here
ui-odds-under-one = less than 1 %
ui-odds-shown = with odds
ui-odds-told = At this table those who seek are shown how likely what is hidden is.
ui-told-hints-off = It was decided that there are no hints any more.
ui-told-hints-on = It was decided that whoever asks is given hints.
ui-hints = Hints for those who learn
ui-hints-help = What a strong player would do, and why, whenever you are asked: by what your own seat knows. Nobody hears who asks.
ui-hints-off = no hints
ui-hints-on = for whoever asks
ui-hints-shown = with hints
ui-hints-told = At this table whoever asks is given hints.
ui-hint-button = Hint
ui-hint-title = What would a strong player do?
ui-hint-best = The bot “{ $level }” would do this:
ui-hint-next = Next best:
ui-hint-odds = wins in about { $percent } of 100 games
ui-hint-behind = soon fell behind
ui-hint-why-tried = Why: the bot imagined { $tried } games that fit all that { $seat } knows, and in each of them went on with every choice that seemed good.
ui-hint-ahead = This one won about { $lead } games of 100 more than the next best.
ui-hint-close = There was little between them: none did clearly better than this one.
ui-hint-alone = After this one it won the most.
ui-hint-why-judged = Why: by a few plain rules about what is good for { $seat }. No choice was tried out, so take it as a habit, not as a proof.
ui-hint-fades = It holds for this question and for what { $seat } knows; what is hidden can make another choice better.
ui-thinking = { $count ->
    [one] { $seats } is thinking.
   *[other] { $seats } are thinking.
}
ui-problem-no-hints = There are no hints here now.
ui-problem-no-analysis = No bot of this game can say that.
ui-claim = Your seat was freed while you were away: { $seats }.
ui-claim-do = Claim it back
ui-again-told = The same people play again at a new table.
ui-again-come = Come along
ui-kept-waits = “{ $choice }” will be sent when the connection is back.
ui-kept-unsure = “{ $choice }” was on its way. Whether it arrived shows when the connection is back.
ui-kept-all = Your answers
ui-call-off = Call it off
ui-pass-by-itself = Pass here without being asked
ui-pass-until = Pass for { $seat } until the end of
ui-span-game = the game
ui-passing = The page passes for { $seat } until the end of { $span }: { $question }
ui-passing-held = waits: you took something back, so answer yourself first
ui-passing-end = Ask me again
ui-answer-as = Answer as
ui-problem-changed-meanwhile = Meanwhile the question changed, so this was not taken. Choose again.
ui-problem-one-on-its-way = Your last choice was on its way when the connection was lost. Whether it arrived shows when the connection is back; then choose again.

# --- refused: marks on the map
ui-problem-bad-note = A note has at most 200 letters, all of them visible.
ui-problem-no-place = The map has no such place.
ui-problem-too-many-marks = You have 200 marks at this table. Remove one first.

# --- Fury's map: marks of one's own, and the hunters' reach
mark-title = Your mark
mark-only-you = only you see it, on all your devices
mark-possible = Possible
mark-excluded = Excluded
mark-remove = Rub out
mark-note = Note
reach-title = Where can they be tomorrow?
reach-who = Hunter
reach-road = road
reach-sea = sea
reach-rail = rail, perhaps
reach-finds = finds

# questions with one answer
ui-only-answer = There is only one answer: it is given by itself in a moment. You may press sooner.

# --- what happened, by days and phases
ui-only-you = only you see this
ui-log-since = Since you looked
ui-log-week = Week { $week }
ui-happened-more = { $count } more
ui-ready = Ready: { $seats }.

# --- the page on small screens, and what is new
ui-menu = Menu
ui-happened-new = { $count ->
    [one] 1 new since you looked
   *[other] { $count } new since you looked
}

# --- two steps laid out in one
ui-lay-onward = You may choose where, too

# --- who looks on
ui-watching = You are watching.
ui-signs = Signs

# --- talk, who looks on, and what goes wrong
talk-title = Talk
talk-all = Everybody reads this
talk-all-said = to everybody
talk-hunters = Only the hunters read this
talk-hunters-said = to the hunters
talk-pair = Only { $seats } read this
talk-pair-said = to { $seats }
talk-to = Who reads it
talk-choose = Who is to read it?
talk-over = That private talk is over. Say who is to read this, then send it.
talk-field = Say something
talk-send = Send
talk-left = { $count ->
    [one] 1 letter left
   *[other] { $count } letters left
}
talk-new = New
talk-unseen = { $count ->
    [one] 1 new line of talk
   *[other] { $count } new lines of talk
}
talk-you = You
talk-unsure = The connection was lost. If your line is not above, send it again.
talk-mute = Mute
talk-mute-title = Talk
talk-mute-help = You read nothing of what somebody says whom you mute, at any table and on all your devices. Nobody is told.
ui-watchers = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
ui-eyes = Through whose eyes?
ui-eyes-help = The game is over: you may see its end as each of them saw it.
ui-eyes-own = As yourself
ui-eyes-public = As everybody
ui-eyes-of = As { $seats }
ui-eyes-now = You see the end as { $seats } saw it.
ui-old-page = Whitby was updated: this page is of an older version.
ui-reload = Reload
ui-seat-gone = This browser has no seat here any more. If you play on another device, or have your return link, you are still there.
ui-wrong = Something is wrong
ui-wrong-help = This makes a file for whoever looks after Whitby: your own choices, what you see, and what kind of page this is. It holds no names, no links and nothing that you may not know. Nothing is sent anywhere.
ui-wrong-words = What is wrong?
ui-wrong-save = Save the file
ui-wrong-saved = Saved as { $file }.
ui-wrong-alone = The server does not answer: the file holds what this page knows.
ui-problem-storage-full = The server cannot write: its disk is full or locked. Nothing was taken; try again in a while.
ui-problem-channel-closed = That private talk is over. Nobody has read this.
ui-problem-bad-line = A line has 1 to 300 letters that can be seen.
ui-key-talk = to the talk

# --- the rules to read
reference-title = Rules
reference-of = Rules: { $game }
reference-of-game = Rules of this game
reference-intro = Clause by clause, in our own words. By its number the table cites a clause, and a link leads to it.
reference-search = Search rules, cards, numbers
reference-found = { $count ->
    [one] 1 entry found
   *[other] { $count } entries found
}
reference-none = No rule says that; perhaps a card does.
reference-contents = Contents
reference-skip = To the rules
reference-link = Link to { $id }
reference-reading = A { $number }: a reading on which it rests
reference-options = Options that change a rule
reference-default = as it stands
reference-number = any other whole number
reference-assumed = What is assumed
reference-assumed-intro = What the rulebook leaves open and what could not be looked up in the box: how we read it, how sure that is, and where to change it.
reference-cards = Cards
reference-combat = Tables of combat
reference-encounters = Encounters and their strength
reference-cancels = cancels it
reference-cancels-help = Which card of the hunters cancels which of Dracula's: the icons on the one against the other.
reference-szgany = Szgany and other agents
reference-in-place = Rule { $id } in its place
reference-in-place-tab = Rule { $id } in its place (new tab)
ui-more = More pages

# --- what can be done now
now-button = What can I do?
now-title = What can I do now?
now-open = Open to you now
now-nothing = Nothing is asked of you now.
now-more = { $count } more
now-priced = some of it has a price
now-rules = Read on in the rules (new tab)

# --- looking back: replay, how it went, playing on
replay-name = Replay
replay-so-far = The game so far, step by step
replay-moment = Moment of the game
replay-steps = Through the game
replay-back = One step back
replay-on = One step on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-open = Everything open
replay-public = Onlookers
replay-round = Round { $round }
replay-before = Before the first round
replay-over = the end
replay-where = { $n } of { $count }
replay-nothing = Somebody has decided.
replay-more = How it went
replay-rounds = Rounds
replay-turning = Turning points
replay-no-turning = None that could be seen.
replay-lines = How it stood
replay-line = { $name }: { $first } at first, { $most } at most, { $last } in the end.
replay-table = Round by round
replay-went = Where { $seat } went
replay-fork = Play on from here
replay-fork-help = A new table begins at this moment ({ $when }): you against bots. The game that was played stays as it is.
replay-fork-as = You play
replay-fork-bot = The others are bots
replay-fork-do = Play on
replay-picture = Picture of the board
measure-of = { $measure }, { $seat }
ui-key-replay = in a replay: step, with Shift a round; Space plays, Home and End

# --- a record that was saved elsewhere
record-title = Look at a record
record-help = Drop the file of a saved game anywhere on this page, or choose it. It is replayed for you alone and kept here for seven days.
record-open = Choose a file
record-damaged = Line { $line } of this record is damaged.
record-expected = Expected there:
record-running = not finished
record-won = won by { $seats }
record-until = kept until { $day }
record-remove = Remove

# --- calling a player whose turn it is
call-title = Call me when it is my turn
call-sound = By a sound
call-sound-help = A short tone, also while you look at the page.
call-notice = By a notice of the browser
call-notice-help = While the page is out of sight. It says that it is your turn, and nothing else.
call-no-insecure = The browser allows notices only on a secure page: over https, or on the server’s own machine.
call-no-unknown = This browser knows no notices.
call-no-denied = The browser does not allow notices for this page; its settings can change that.
call-words = It is your turn at { $game }.

# --- what could be concluded in a game
measure-uncertainty = Uncertainty, bits
deduced-title = What could be known
deduced-nothing = Nothing that stands out.
deduced-missed = { $seat } went to { $place }, where Dracula could not be; { $other } was { $other_odds } % likely.
deduced-bluff = Dracula was in { $place }, where hardly anybody would have looked: { $odds } %.
deduced-found = Dracula was found in { $place }, against the odds: { $odds } %.
deduced-missed-card = { $seat } turned up a card in { $place } that could be no target; in { $other } one was { $other_odds } % likely.
deduced-bluff-card = No target lay in { $place }, though one was { $odds } % likely there.
deduced-found-card = { $seat } found a target in { $place }, against the odds: { $odds } %.
deduced-gains = What told the most (one bit less: half as much is possible)
deduced-bits = { $bits } bits
deduced-all = All that told something ({ $count })

# --- where the odds of winning turned
analysis-title = Where the odds of winning turned
analysis-help = The bot “{ $level }” looks at every choice again, with what its seat could know then, and tells which cost the most. It takes a while.
analysis-begin = Look for it
analysis-none = No bot of this game can say it: none tries its choices out.
analysis-busy = { $percent } % of the game looked at …
analysis-failed = The bot broke down on the way; this is what it had found.
analysis-nothing = No choice cost much.
analysis-turn = { $seat } chose “{ $chosen }”: with it, about { $odds } games of 100 are won. Better was “{ $better }”: about { $better_odds }.
analysis-cost = −{ $games } of 100
