# Parole comuni a tutti i giochi: terminale, riga di comando e pagina.

yes = sì
no = no
nothing = nessuna
chance = Il caso
public = Gli spettatori

# --- una partita in corso
your-turn = { $seat }, tocca a te.
waiting-for = In attesa di { $seats }.
event-chose = { $a } sceglie: { $b }
event-answered = { $a } ha deciso.
won = { $seats } { $count ->
   *[one] vince
    [other] vincono
} la partita.
drawn = La partita finisce in parità.
ending-resigned = { $side } { $count ->
   *[one] abbandona la partita
    [other] abbandonano la partita
}.
ending-draw-agreed = I giocatori si sono accordati per la parità.
unfinished = La partita non è finita.
turn-number = Turno { $number }
price = { $cubes ->
    [one] costa 1 cubo
   *[other] costa { $cubes } cubi
}
clause = regola { $id }
what-happened = Che cosa è successo
options-title = Le tue opzioni

# --- il terminale
prompt-sign = La tua scelta
keys-hint = Numero o parole · ? · chiuse ({ $count }) · annulla · registro · tabellone · aiuto · esci
pass-all-hint = "passa tutti" passa con ogni posto a cui si chiede.
pass-all-none = Nessuno di quelli a cui si chiede può passare.
news-cut = … che cosa è successo prima: "registro"
group-hint = Scrivi una parola di ciò che vuoi: si elencano le opzioni che la contengono.
group-more = … e altre ancora: scrivi anche un'altra parola.
beside-title = { $seat }, oltre alla domanda
record-kept = La registrazione di questa partita: { $file }
closed-title = Ora ti è precluso
closed-nothing = Nulla di ciò che potresti tentare ti è precluso ora.
title-log = L'ultimo giro
title-log-all = Tutto ciò che hai saputo
explain-why = La regola da cui deriva
explain-no-clause = Nessuna regola è scritta per { $id }.
command-undo = annulla
command-help = aiuto
command-log = registro
command-log-all = registro intero
command-pass-all = passa tutti
command-quit = esci
command-closed = chiuse
command-board = tabellone
help-title = Che cosa puoi scrivere
help-number = il numero di un'opzione, il suo testo o qualche parola di esso
help-explain = spiega la domanda; "? 3" spiega l'opzione 3 e cita la regola da cui deriva
help-closed = ciò che potresti tentare ora e non puoi, e perché
help-undo = ritira la tua ultima scelta, finché nulla di nascosto è stato rivelato
help-log = che cosa è successo nell'ultimo giro
help-log-all = tutto ciò che hai saputo finora
help-pass-all = passa con ogni tuo posto a cui si chiede e che può passare
help-board = tutto il tabellone, e che cosa fanno le tue carte
help-quit = lascia la partita, che viene salvata dopo ogni scelta
undone = Scelta ritirata.
only-answer = { $seat } aveva una sola risposta: { $choice }
cannot-undo = Non c'è nulla che tu possa ritirare: nel frattempo qualcosa di nascosto è stato rivelato o qualcun altro ha scelto.
not-understood = "{ $text }" non è tra le opzioni. Scrivi un numero, il testo di un'opzione oppure "aiuto".
ambiguous = "{ $text }" corrisponde a più opzioni:
refused = { $choice } non è possibile: { $reason }
curtain = Cedi il posto a { $seat }; poi premi Invio.
take-up = La partita è salvata. Per riprenderla: whitby play { $game } --resume
take-up-hint = "whitby play GIOCO --resume" ne riprende una.
take-up-question = C'è una partita interrotta: { $name }. Vuoi riprenderla?
take-up-which = Quale? (numero, Invio per la prima)
taken-up = Ripresa dopo { $count ->
    [one] una scelta
   *[other] { $count } scelte
}.
new-game = Una nuova partita di { $title }. Giochi { $seats }.
input-ended = I dati in ingresso sono finiti.
interrupted = Interrotto.

# --- elenchi
games-title = Giochi
games-id = sigla
games-name = nome
games-seats = posti
games-saved = Partite interrotte
games-saved-none = Nessuna partita è interrotta.
games-unreadable = Partite salvate che non si possono leggere
games-choices = scelte
games-date = ultima scelta
games-file = archivio
games-finished = Partite finite: { $folder }
options-of = Opzioni di { $title }
option-default = predefinito
option-any-number = un numero intero qualsiasi

# --- rivedere
replay-title = { $title }, come l'ha visto { $seat }
replay-step = Dopo { $step } scelte su { $steps }
replay-keys = Invio: avanti · b: indietro · un numero: vai lì · e: fine · q: esci

# --- dati
facts-title = Che cosa si suppone in { $title }
facts-figures = Valori che non stanno nel regolamento
facts-readings = Dove il regolamento tace, e come lo leggiamo
facts-figure = dato
facts-value = valore
facts-confidence = attendibilità
facts-where = dove si cambia
facts-reading = lettura
facts-other = un'altra lettura
facts-weight = quanto conta
facts-folder = Gli archivi si trovano in { $folder }.
facts-clause = regola
confidence-seed = regolamento
confidence-two-sources = due fonti pubbliche
confidence-one-source = una fonte pubblica
confidence-assumed = supposto
weight-none = non per il gioco
weight-low = poco
weight-medium = abbastanza
weight-high = molto

# --- errori
error-no-game = Il gioco "{ $name }" non esiste. I giochi sono: { $names }.
error-no-seat = { $game } non ha il posto "{ $name }". I posti sono: { $names }.
error-no-bot = Il bot "{ $name }" non esiste per { $game }. I bot sono: { $names }.
error-option-form = Un'opzione si scrive nome=valore, non "{ $text }".
error-nothing-to-resume = Non c'è alcuna partita interrotta di { $game }.
error-broken-record = { $file } non si può rivedere: { $problem }
error-old-rules = { $file } è stata giocata con la versione { $rules } delle regole; con la versione { $now } non può continuare: la riga { $line } non vi si adatta.
error-no-file = { $file } non si può leggere: { $problem }
error-cannot-save = La partita non si può salvare in { $folder }: { $problem }
error-no-step = Questa partita ha { $steps } scelte; { $step } non è tra queste.
error-saved-elsewhere = Un'altra finestra ha continuato questa partita salvata ({ $name }); questa si ferma qui.

# le regole, clausola per clausola
rules-found = { $count ->
    [0] Nessuna clausola lo dice.
    [one] { $count } clausola.
   *[other] { $count } clausole.
}
