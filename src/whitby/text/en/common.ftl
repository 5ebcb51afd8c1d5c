# Words that every game shares: terminal, command line and page.

yes = yes
no = no
nothing = none
chance = Chance
public = Spectators

# --- a game under way
your-turn = { $seat }, it is your turn.
waiting-for = Waiting for { $seats }.
event-chose = { $a } chooses: { $b }
event-answered = { $a } has decided.
won = { $seats } { $count ->
   *[one] wins
    [other] win
} the game.
drawn = The game is a draw.
ending-resigned = { $side } { $count ->
   *[one] resigns
    [other] resign
}.
ending-draw-agreed = The players agreed to a draw.
unfinished = The game is not over.
turn-number = Turn { $number }
price = { $cubes ->
    [one] costs 1 cube
   *[other] costs { $cubes } cubes
}
clause = rule { $id }
what-happened = What happened
options-title = Your options

# --- the terminal
prompt-sign = Your choice
keys-hint = A number or a few words · ? · closed ({ $count }) · undo · log · board · help · quit
pass-all-hint = "pass all" passes with every seat that is asked.
pass-all-none = Nobody who is asked may pass.
news-cut = … what happened before: "log"
group-hint = Type a word of what you want, and the options that have it are listed.
group-more = … and more of them: type another word, too.
beside-title = { $seat }, beside the question
record-kept = The record of this game: { $file }
closed-title = Closed to you now
closed-nothing = Nothing that you might try is closed to you now.
title-log = The last round
title-log-all = All that you have heard
explain-why = The rule behind it
explain-no-clause = No rule is written down for { $id }.
command-undo = undo
command-help = help
command-log = log
command-log-all = log all
command-pass-all = pass all
command-quit = quit
command-closed = closed
command-board = board
help-title = What you can type
help-number = the number of an option, its text, or a few words of it
help-explain = explains the question; "? 3" explains option 3 and cites the rule behind it
help-closed = what you might try now and cannot, and why
help-undo = takes your last choice back, as long as nothing hidden was shown since
help-log = what happened in the last round
help-log-all = all that you have heard so far
help-pass-all = passes with every seat of yours that is asked and may
help-board = the whole board, and what your cards do
help-quit = leaves the game; it is saved after every choice
undone = Taken back.
only-answer = { $seat } had one answer only: { $choice }
cannot-undo = There is nothing that you can take back: something hidden has been shown since, or somebody else has chosen.
not-understood = "{ $text }" is none of the options. Type a number, the text of an option, or "help".
ambiguous = "{ $text }" fits several options:
refused = { $choice } is not open: { $reason }
curtain = Hand over to { $seat }; then press Enter.
take-up = The game is saved. Take it up again with: whitby play { $game } --resume
take-up-hint = "whitby play GAME --resume" takes one up again.
take-up-question = An interrupted game was found: { $name }. Take it up again?
take-up-which = Which one? (number, Enter for the first)
taken-up = Taken up again after { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
new-game = A new game of { $title }. You play { $seats }.
input-ended = The input has ended.
interrupted = Interrupted.

# --- lists
games-title = Games
games-id = id
games-name = name
games-seats = seats
games-saved = Interrupted games
games-saved-none = No game is interrupted.
games-unreadable = Saved games that cannot be read
games-choices = choices
games-date = last choice
games-file = file
games-finished = Finished games: { $folder }
options-of = Options of { $title }
option-default = default
option-any-number = any whole number

# --- replay
replay-title = { $title }, as { $seat } saw it
replay-step = After { $step } of { $steps } choices
replay-keys = Enter: next · b: back · a number: go there · e: end · q: quit

# --- facts
facts-title = What is assumed in { $title }
facts-figures = Figures that do not stand in the rulebook
facts-readings = Where the rulebook is silent, and how we read it
facts-figure = figure
facts-value = value
facts-confidence = confidence
facts-where = where to change it
facts-reading = reading
facts-other = another reading
facts-weight = matters
facts-folder = The files lie in { $folder }.
facts-clause = rule
confidence-seed = rulebook
confidence-two-sources = two public sources
confidence-one-source = one public source
confidence-assumed = assumed
weight-none = not for play
weight-low = little
weight-medium = somewhat
weight-high = much

# --- errors
error-no-game = There is no game "{ $name }". The games are: { $names }.
error-no-seat = { $game } has no seat "{ $name }". The seats are: { $names }.
error-no-bot = There is no bot "{ $name }" for { $game }. The bots are: { $names }.
error-option-form = An option is written name=value, not "{ $text }".
error-nothing-to-resume = There is no interrupted game of { $game }.
error-broken-record = { $file } cannot be replayed: { $problem }
error-old-rules = { $file } was played by rules version { $rules }; by version { $now } it cannot go on: line { $line } does not fit them.
error-no-file = { $file } cannot be read: { $problem }
error-cannot-save = The game cannot be saved in { $folder }: { $problem }
error-no-step = This game has { $steps } choices; step { $step } is not one of them.
error-saved-elsewhere = Another window has gone on with this saved game ({ $name }); this one stops here.

# the rules, clause by clause
rules-found = { $count ->
    [0] No clause says that.
    [one] { $count } clause.
   *[other] { $count } clauses.
}
