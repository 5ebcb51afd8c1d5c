# Parole della sola pagina: pulsanti, titoli, aiuto.

ui-page = Pagina
ui-language = Lingua
ui-language-en = English
ui-language-it = Italiano
ui-loading = Un momento …
ui-close = Chiudi
ui-home = Alla prima pagina
ui-you = tu
ui-bot = bot
ui-nameless = un ospite
ui-list = Elenco
ui-pass-for-all = Passa per tutti
ui-answer-for-all = Rispondi per tutti
ui-mark-answers = Segna la risposta di un posto; chi non ne ha una passa.
ui-interruptions = { $seat } può in ogni momento
ui-plain = Tavolo semplice
ui-keys = Tasti e simboli
ui-read-rule = Leggi la regola
ui-skip-prompt = Alla domanda
ui-lost = La connessione è caduta. Nuovo tentativo in corso; della partita non si perde nulla.
ui-no-connection = Il server non risponde.

# --- prima pagina
ui-hero = È là fuori, stanotte.
ui-hero-sub = Scegli un gioco e una parte, manda un link a un amico o sfida un bot, e comincia la caccia.
ui-which-game = Quale gioco fa per te?
ui-seats-at-a-glance = Chi ha quale posto
ui-chosen = scelto
ui-players = 1–{ $count } giocatori
ui-new-table = Un nuovo tavolo
ui-name = Il tuo nome
ui-name-placeholder = come lo vedono gli altri
ui-side = La tua parte
ui-either = Qualsiasi
ui-either-help = estratta a sorte all'inizio
ui-against = Contro
ui-friend = Un amico
ui-me-too = Anch’io
ui-friend-help = ricevi un link da mandare
ui-a-bot = Un bot
ui-which-bot = Quale bot
ui-bot-random = casuale
ui-bot-easy = facile
ui-bot-medium = medio
ui-bot-hard = difficile
ui-bot-expert = esperto
ui-bot-random-means = Prende a caso fra ciò che è aperto: per dare un'occhiata alle regole.
ui-bot-easy-means = Segue poche regole semplici: per una prima partita.
ui-bot-medium-means = Ricorda ciò che ha sentito e valuta dove porta: per chi ha già giocato.
ui-bot-hard-means = Prova le sue scelte in molte partite che si accordano con ciò che sa: vince spesso.
ui-bot-expert-means = Ne prova ancora di più; le sue risposte arrivano più lentamente.
ui-rules = Regole e varianti
ui-rules-help = Come nel regolamento, se non cambi nulla.
ui-start = Comincia la partita
ui-tables = I tuoi tavoli
ui-tables-none = Ancora nessun tavolo. Quelli a cui giochi ti aspetteranno qui.
ui-your-turn = tocca a te
ui-waiting = in attesa di { $seats }
ui-over-won = hai vinto
ui-over-lost = hai perso
ui-over-drawn = parità
ui-against-name = contro { $names }
ui-nobody-yet = ancora nessuno
ui-credits = Icone: game-icons.net, CC BY 3.0 · Caratteri: IM Fell, EB Garamond, Source Sans · Coste: Natural Earth
ui-about = Informazioni e licenze

# --- informazioni
ui-about-title = Che cos'è Whitby
ui-about-what = Whitby è un programma libero per giocare, studiare e simulare giochi da tavolo a movimento nascosto sul conte Dracula. Le regole sono scritte clausola per clausola con parole nostre, e ogni rifiuto indica la clausola su cui si fonda.
ui-about-free = Un progetto di studio, non legato ad alcun editore. Tutto ciò che vedi su queste pagine è stato disegnato e scritto per esso, tranne le parti nominate qui sotto.
ui-about-data = Il server ti riconosce da un numero casuale in un cookie e dal nome che scegli. Queste pagine non caricano nulla da altri luoghi.
ui-about-licences = Licenze e crediti
ui-about-whitby = Programma, disegni e testi.
ui-about-icons = Icone di Lorc, Delapouite e altri artisti di game-icons.net; ricolorate.
ui-about-fell = The Fell Types are digitally reproduced by Igino Marini, iginomarini.com.
ui-about-type = Caratteri di Georg Duffner e Octavio Pardo, e di Paul D. Hunt per Adobe.
ui-about-coast = Le coste della mappa d'Europa.
ui-about-svelte = Ciò con cui sono fatte queste pagine.
ui-about-fluent = Come parlano più di una lingua.

# --- non c'è
ui-not-found = Soltanto nebbia
ui-not-found-page = Questa pagina non esiste.
ui-not-found-record = Questo resoconto non c’è. Un resoconto resta sette giorni, solo per chi l’ha aperto.
ui-not-found-table = Questo tavolo non esiste. Forse il link è incompleto, o il server è un altro.
ui-not-open = Il tavolo non si apre

# --- un tavolo di regole passate
ui-closed = Questo tavolo è chiuso
ui-closed-whole = La partita era finita, perciò si può salvare tutto ciò che vi è successo.
ui-closed-own = La partita non era finita, perciò si può salvare solo ciò che hai scelto tu.
ui-closed-nothing = La partita non era finita, perciò solo chi sedeva qui può salvare qualcosa: ciò che ha scelto lui stesso.
ui-closed-save = Salva le mosse

# --- invito e sala d'attesa
ui-invitation = Invito
ui-invited = Sei invitato a una partita
ui-invited-by = { $name } ti invita
ui-invited-to = { $game }: giocheresti con { $seats }.
ui-invitation-used = Questo link non dà più alcun posto
ui-invitation-used-help = È già stato usato o sostituito. Se era per te, chiedine uno nuovo; oppure guarda la partita.
ui-watch = Guarda la partita
ui-waiting-room = Sala d'attesa
ui-waiting-help = { $count ->
    [one] Manda questo link a una persona. Vale una volta sola.
   *[other] Manda questo link a una persona, che avrà tutti questi posti. Vale una volta sola.
}
ui-link-for = Link per { $seats }
ui-copy = Copia il link
ui-copied = Copiato
ui-fresh-link = Nuovo link
ui-seat-free = libero

# --- tavolo
ui-region-prompt = Che cosa si chiede
ui-region-board = Tabellone di Londra
ui-region-view = Che cosa vedi
ui-region-seats = Giocatori
ui-region-hand = Le tue carte Azione
ui-region-supply = La tua riserva
ui-table-view = Sul tavolo
ui-data-table = Tabella
ui-seats = Giocatori
ui-undo = Ritira l'ultima scelta
ui-again = Gioca ancora
ui-record = Salva il resoconto
ui-you-won = Hai vinto.
ui-you-lost = Hai perso.
ui-winner = ha vinto
ui-to-choose = deve scegliere
ui-also-choosing = Sceglie anche { $seats }.
ui-their-question = La domanda: «{ $question }»
ui-log-empty = Non è ancora successo nulla.
ui-presence-here = presente
ui-presence-away = assente
ui-presence-gone = nessuno

# --- Londra
ui-turn-mine = tocca a te
ui-energy = Energia { $have } di { $all }
ui-found-coffin = Bare trovate: { $have } di { $all }
ui-found-victim = Vittime trovate: { $have } di { $all }
ui-hand-left = In mano
ui-supply = Riserva
ui-supply-known = Ricordi: { $cards }
ui-supply-shown = Il tuo avversario ricorda: { $cards }
ui-supply-or-at = nella riserva, oppure in: { $places }
ui-played = Giocate
ui-aside = { $count } da parte
ui-defeated = Sconfitti
ui-beside = Accanto al tabellone
ui-unseen-victim = { $count ->
    [one] 1 vittima è fra { $cards } carte che non hai visto
   *[other] { $count } vittime sono fra { $cards } carte che non hai visto
}
ui-unseen-coffin = { $count ->
    [one] 1 bara è fra { $cards } carte che non hai visto
   *[other] { $count } bare sono fra { $cards } carte che non hai visto
}
ui-last-move = Ultimo percorso di { $seat }: { $places }
ui-range = { $reach ->
    [one] Al massimo 1 passo.
   *[other] Al massimo { $reach } passi.
} Ognuno oltre la carta che giochi costa un cubo: premi una carta per vederlo.
ui-range-card = { $card }: { $steps ->
    [one] 1 passo è gratis
   *[other] { $steps } passi sono gratis
}, ognuno in più costa un cubo.
ui-range-key = passi in tutto, e i cubi che costano
ui-range-steps = { $steps ->
    [one] Primo passo
   *[other] Passo { $steps }
}{ $cubes ->
    [0] .
    [one] , costa 1 cubo.
   *[other] , costa { $cubes } cubi.
}
ui-range-by = Mostra sul tabellone fin dove arriva.
ui-barrier-whispered = Sussurro: nessuna
ui-steps-of = { $steps } passi fatti, al massimo { $reach }
ui-steps-taken = { $steps } passi fatti
ui-yours = tua: { $card }
ui-seen = vista: { $card }
ui-owner = una carta di { $seat }
ui-unknown = coperta
ui-empty = nessuna carta
ui-also-known = il tuo avversario la conosce
ui-face-up = scoperta
ui-turned = girata da Blocco
ui-stands-here = Qui c'è { $seat }.
ui-can-choose = Puoi: { $choice }.
ui-barrier-lies = barriera: { $colour }
ui-which-barrier = Quale barriera
ui-choose-place = Scegli sul tabellone un Luogo illuminato, o prendi dall'elenco.
ui-choose-slot = Scegli un varco illuminato tra due Luoghi, o prendi dall'elenco.
ui-any = tutte
ui-step = { $count ->
    [one] passo
   *[other] passi
}
ui-strength = forza
ui-barrier = barriera
ui-six = Le tue sei carte per Londra
ui-six-count = { $have } di { $all } scelte
ui-six-left = ne restano { $count }
ui-six-take-back = Ritira l'ultima
ui-six-done = Le tue sei carte sono scelte.
ui-six-empty = vuoto
ui-tab-ask = Scelta
ui-tab-hand = Mano
ui-tab-supply = Riserva
ui-tab-log = Storia
ui-tab-seats = Giocatori
ui-tabs = Parti del tavolo
ui-colour-red = Rossa
ui-colour-blue = Blu
ui-colour-green = Verde
ui-colour-yellow = Gialla
ui-colour-any = Tutte

# --- tasti
ui-key-tab = prossima parte del tavolo
ui-key-arrows = muovi dentro una parte: Luoghi, carte, scelte
ui-key-enter = scegli
ui-key-esc = chiudi ciò che è aperto
ui-key-hand = gioca quella carta della tua mano
ui-key-info = che cosa c'è in un Luogo
ui-key-undo = ritira l'ultima scelta
ui-key-log = alla storia
ui-key-help = questi tasti
ui-key-letters = Usa lettere e cifre singole

# --- che cosa il server rifiuta
ui-companion = Accanto al tabellone vero
ui-problem-companion-too-long = Qui ci vuole troppo tempo per calcolarlo, o chiedono in molti. Il comando «whitby companion» sul tuo computer ha tempo.
ui-problem-no-connection = Il server non risponde. È ancora in funzione?
ui-problem-no-answer = Il server ha risposto qualcosa che questa pagina non capisce.
ui-problem-bad-message = Il server non ha capito la pagina. Forse basta ricaricarla.
ui-problem-bad-name = Un nome sta su una riga e ha al massimo 24 lettere.
ui-problem-bad-language = Il server non ha questa lingua.
ui-problem-bad-option = Una delle regole ha un valore impossibile.
ui-problem-no-seat = Il gioco non ha questo posto.
ui-problem-no-bot = Per questo gioco non c'è un bot così.
ui-problem-wrong-host = Il server non risponde a questo indirizzo.
ui-problem-wrong-origin = Questa pagina non viene da questo server.
ui-problem-not-found = A questo indirizzo non c'è nulla.
ui-problem-no-game = Questo gioco non esiste.
ui-problem-no-table = Questo tavolo non esiste.
ui-problem-no-record = Qui non c’è questo resoconto. I resoconti restano una settimana, solo per chi li ha aperti.
ui-problem-bad-record = Questo non è un resoconto che si possa leggere.
ui-problem-record-too-long = Questo resoconto è troppo lungo: se ne leggono al massimo 256 kB e 10.000 scelte.
ui-problem-record-other-rules = Questo resoconto è stato fatto con regole diverse da quelle di questo server, che non riescono a seguirlo.
ui-problem-seat-taken = Questo posto è già di qualcuno.
ui-problem-not-over = La partita non è ancora finita.
ui-problem-invitation-used = Questo invito è stato usato o sostituito. Chiedine uno nuovo.
ui-problem-too-large = Era troppo in una volta.
ui-problem-too-fast = Troppo in fretta. Aspetta un momento e riprova.
ui-problem-too-many-tables = Hai troppi tavoli in sospeso. Prima chiudine o finiscine uno: dove giochi da solo il pulsante è tra i tuoi tavoli; dove ci sono altri, lascia il posto o accordati al tavolo per chiuderlo.
ui-problem-server-error = Qualcosa è andato storto nel server. La partita è salva; riprova.
ui-problem-stale = Nel frattempo qualcosa è cambiato. Ecco come stanno le cose.
ui-problem-not-seated = Non hai un posto a questo tavolo.
ui-problem-unknown-choice = Il gioco non conosce questa scelta.
ui-problem-no-undo = Non si può più ritirare.

# --- chi gioca, e la via verso i posti
ui-people = Quante persone?
ui-people-alone = solo tu; il resto lo giocano i bot
ui-people-help = tu e i tuoi amici; qui sotto si può cambiare ogni posto
ui-which-friend = Quale amico
ui-friend-number = Amico { $number }
ui-links = Link da mandare
ui-either-friends = { $count ->
    [one] Un amico; chi gioca che cosa si estrae a sorte all’inizio.
   *[other] { $count } amici; chi gioca che cosa si estrae a sorte all’inizio.
}
ui-reach-loopback = Il dispositivo di un amico non può aprire i link di questo server: risponde solo su questa macchina.
ui-reach-how = Per giocare con altri dispositivi della tua rete avvialo così, e apri la pagina all’indirizzo che indica:
ui-reach-address = Hai aperto questa pagina come { $host }, un nome che ogni dispositivo usa per se stesso. In un link che mandi, metti al suo posto l’indirizzo di questa macchina nella rete; il server l’ha indicato all’avvio.
ui-try-again = Riprova
ui-trying-again = Ancora nessuna risposta. Nuovo tentativo …
ui-invited-too = Qui giochi già con { $seats }; si aggiungerebbe questo.
ui-take-seats = { $count ->
    [one] Prendi questo posto
   *[other] Prendi questi { $count } posti
}
ui-to-table = Al tavolo
ui-waiting-seats = { $count ->
    [one] { $seats }: posto ancora libero
   *[other] { $seats }: posti ancora liberi
}
ui-waiting-elsewhere = Il link ce l’ha un altro al tavolo, o è stato creato in un altro browser.
ui-waiting-no-link = Non c’è ancora un link.
ui-make-link = Crea un link
ui-fill-otherwise = Oppure senza link
ui-i-take = { $count ->
    [one] Lo prendo io
   *[other] Li prendo io
}
ui-bot-takes = { $count ->
    [one] Ci gioca un bot
   *[other] Li gioca un bot
}
ui-back = La tua via del ritorno
ui-back-help = Un link di ritorno apre i tuoi posti in un altro browser o su un altro dispositivo, o qui se questo browser ti dimentica. Chi lo ha gioca come te: tienilo per te.
ui-back-link = Il tuo link di ritorno
ui-back-fresh = Crea un nuovo link
ui-back-made = Ecco un nuovo link. Quelli di prima non valgono più.
ui-back-sign-out = Scollega gli altri browser
ui-back-sign-out-sure = Tutti gli altri browser perdono i tuoi posti, e i link di ritorno di prima non valgono più.
ui-back-sign-out-yes = Scollegali
ui-back-signed-out = Gli altri browser sono scollegati. Ora questo link è l’unica via del ritorno.
ui-no-stay = Annulla
ui-return = Ritorno
ui-return-hello = Rieccoti, { $name }
ui-return-now = Da ora in poi questo browser è { $name }. Ecco i tuoi tavoli.
ui-return-another = Questo browser è già { $name }
ui-return-another-help = { $count ->
    [one] { $name } siede qui a un tavolo. Se con questo link il browser diventa un altro, perde quel posto; solo un link di ritorno di { $name } lo riporta. Prima conservane uno.
   *[other] { $name } siede qui a { $count } tavoli. Se con questo link il browser diventa un altro, perde quei posti; solo un link di ritorno di { $name } li riporta. Prima conservane uno.
}
ui-return-replace = Diventa l’ospite del link
ui-return-stay = Resta { $name }
ui-return-not = Da questo link non si torna

# --- come finiscono i tavoli
ui-some-bot = un bot ({ $bot })
ui-name-lent = { $name } (per ora gioca un bot)
ui-some-table = Tavolo { $table }
ui-closed-line-old-rules = chiuso: regole più vecchie
ui-closed-line-agreed = chiuso dai suoi giocatori
ui-closed-line-unreadable = questo server non sa leggerlo
ui-expires = Scade il { $day }, se prima nessuno passa a vedere.
ui-save-record = Salva il resoconto
ui-save-own = Salva le tue scelte
ui-claim-back = Il tuo posto è stato liberato ({ $seats }): riprendilo
ui-close-table = Chiudi
ui-close-sure = La partita finisce senza risultato.
ui-close-yes = Chiudi il tavolo
ui-closed-why-old-rules = Qui si è giocato con regole più vecchie, e con quelle di oggi la partita non può continuare.
ui-closed-why-agreed = L’hanno chiuso i suoi giocatori; la partita non ha un risultato.
ui-closed-why-unreadable = Questo server non conosce il suo gioco, un suo bot o una sua regola.
ui-closed-revealed = Tutti hanno accettato di aprirlo, perciò si può salvare tutto ciò che vi è successo.
ui-reveal = Aprirlo a tutti?
ui-reveal-help = Se tutti quelli che sedevano qui accettano, ognuno può leggere tutte le mosse, con tutto ciò che era nascosto.
ui-reveal-agreed = Ha accettato: { $names }
ui-reveal-missing = Manca ancora: { $names }
ui-reveal-agree = Accetto
ui-reveal-decline = Rifiuto
ui-reveal-withdraw = Ritira

# --- rifiutato: posti, persone, link
ui-problem-no-guest = Il server non conosce questo browser: pare che non tenga i cookie. Permettili per questa pagina e riprova.
ui-problem-other-side = Hai visto questa partita con gli occhi dell’altra parte, perciò non puoi giocare con questa.
ui-problem-closed = Questo tavolo è chiuso: non vi si può più sedere nessuno.
ui-problem-another-guest = Questo browser è già qualcun altro, che siede a dei tavoli.
ui-problem-no-odds = Qui non si mostrano probabilità.
ui-problem-no-motion = Non si può decidere, o non adesso.
ui-problem-return-used = Questo link di ritorno è stato sostituito da uno nuovo, o è incompleto. Un browser che ti conosce ancora può crearne uno, dalla prima pagina.
ui-problem-lent = Con questo posto gioca un bot per te. Prima riprendilo.

# --- attorno alla partita
ui-around = Al tavolo
ui-around-own = I tuoi posti
ui-around-told = Che cosa è stato dei posti
ui-which-seats = Quali dei tuoi posti
ui-lent = per ora gioca un bot
ui-lent-you = Un bot gioca per te: { $seats }.
ui-lend = Fai giocare un bot per me
ui-lend-help = I posti restano tuoi: nessun altro può prenderli, e li riprendi quando vuoi. Il bot sa quello che sanno loro, e niente di più.
ui-lend-do = Fallo giocare
ui-play-myself = Torno a giocare io
ui-leave = Lascia
ui-leave-to = Che ne è di { $seats }?
ui-leave-free = resta libero per qualcun altro
ui-leave-bot = lo prende un bot
ui-leave-sure = Poi { $seats } non è più tuo. Gli altri al tavolo lo leggono, e da solo non puoi riprenderlo.
ui-leave-last = Qui non gioca nessun altro: se te ne vai, il tavolo viene chiuso.
ui-leave-do = Sì, lascia
ui-cancel = Annulla
ui-decide = Da decidere insieme
ui-decide-help = Ognuna di queste cose accade quando sono d'accordo tutti quelli che riguarda. Chi rifiuta la fa cadere.
ui-motion-free = Liberare i posti di { $name }, che è via: { $seats }
ui-motion-resign = Resa: { $side }
ui-motion-draw = Finire la partita in parità
ui-motion-odds = { $about ->
    [off] Non mostrare più le probabilità
   *[hunters] Mostrare quanto è probabile ciò che è nascosto
}
ui-motion-hints = { $about ->
    [off] Non dare più suggerimenti
   *[on] Dare suggerimenti a chi li chiede
}
ui-motion-close = Chiudere il tavolo senza risultato
ui-sure-free = Poi qualcun altro può prendere i posti. { $name } può tornare e reclamarli.
ui-sure-resign = La partita finisce così, e hanno vinto gli altri.
ui-sure-draw = La partita finisce così, e non ha vinto nessuno.
ui-sure-odds = { $about ->
    [off] Le probabilità spariscono dalla mappa. Tutti leggono che si è deciso così.
   *[hunters] Ognuno vede sulla mappa ciò che può dedurre da quanto sa: dove può essere Dracula, o quale carta può esserci. Dracula in fuga vede ciò che tutti possono dedurre. Tutti leggono che si è deciso così.
}
ui-sure-hints = { $about ->
    [off] Nessuno può più chiedere un suggerimento. Tutti leggono che si è deciso così.
   *[on] Chi deve scegliere può farsi dire che cosa farebbe lì un giocatore forte, con ciò che sa lui stesso. Nessuno viene a sapere chi chiede. Tutti leggono che si è deciso così.
}
ui-sure-close = La partita finisce senza vincitori, e niente di nascosto viene mostrato.
ui-proposed = Proposta di { $names }: { $motion }
ui-agreed-by = D'accordo: { $names }.
ui-missing = Manca ancora: { $names }.
ui-propose = Proponi
ui-do-free = Libera i posti
ui-do-resign = Arrenditi
ui-do-odds = { $about ->
    [off] Non mostrarle
   *[hunters] Mostrarle
}
ui-do-hints = { $about ->
    [off] Non darli
   *[on] Darli
}
ui-do-close = Chiudi il tavolo
ui-agree = D'accordo
ui-decline = Rifiuta
ui-withdraw = Ritira
ui-told-freed = { $name } è via da troppo tempo: si è liberato { $seats }.
ui-told-claimed = { $name } è di nuovo qui e ha ripreso { $seats }.
ui-told-left = { $bot ->
    [none] { $name } ha lasciato il tavolo: { $seats } è libero.
   *[other] { $name } ha lasciato { $seats } a un bot.
}
ui-told-sat = { $name } ha preso posto: { $seats }.
ui-told-bot = Un bot ha preso posto: { $seats }.
ui-told-odds-off = Si è deciso di non mostrare più le probabilità.
ui-told-odds-hunters = Si è deciso di mostrare le probabilità di ciò che è nascosto.
ui-odds = Probabilità sulla mappa
ui-odds-help = Quanto è probabile che Dracula sia in ogni luogo, o una carta dove una è coperta, secondo ciò che un giocatore può sapere. A Dracula in fuga si mostra ciò che tutti possono dedurre.
ui-odds-off = non le vede nessuno
ui-odds-hunters = le vede chi cerca
ui-card-odds = { $card }: { $percent } per cento
ui-card-odds-title = Quale carta può esserci
ui-odds-under-one = meno dell'1 %
ui-odds-shown = con probabilità
ui-odds-told = A questo tavolo chi cerca vede quanto è probabile ciò che è nascosto.
ui-told-hints-off = Si è deciso che non ci sono più suggerimenti.
ui-told-hints-on = Si è deciso che chi li chiede riceve suggerimenti.
ui-hints = Suggerimenti per chi impara
ui-hints-help = Che cosa farebbe un giocatore forte, e perché, ogni volta che tocca a te: con ciò che sa il tuo posto. Nessuno viene a sapere chi chiede.
ui-hints-off = nessun suggerimento
ui-hints-on = per chi li chiede
ui-hints-shown = con suggerimenti
ui-hints-told = A questo tavolo chi li chiede riceve suggerimenti.
ui-hint-button = Suggerimento
ui-hint-title = Che cosa farebbe un giocatore forte?
ui-hint-best = Il bot «{ $level }» farebbe questo:
ui-hint-next = Le alternative migliori:
ui-hint-odds = vince circa { $percent } partite su 100
ui-hint-behind = presto rimasta indietro
ui-hint-why-tried = Perché: il bot ha immaginato { $tried } partite che si accordano con tutto ciò che { $seat } sa, e in ognuna è andato avanti con ogni scelta che sembrava buona.
ui-hint-ahead = Con questa ha vinto circa { $lead } partite su 100 in più che con la successiva.
ui-hint-close = Fra loro c'è poca differenza: nessuna è andata chiaramente meglio di questa.
ui-hint-alone = Con questa ha vinto più spesso.
ui-hint-why-judged = Perché: secondo poche regole semplici su ciò che giova a { $seat }. Nessuna scelta è stata provata: prendilo come un'abitudine, non come una prova.
ui-hint-fades = Vale per questa domanda e per ciò che { $seat } sa; ciò che è nascosto può rendere migliore un'altra scelta.
ui-thinking = { $count ->
    [one] { $seats } sta pensando.
   *[other] { $seats } stanno pensando.
}
ui-problem-no-hints = Qui ora non ci sono suggerimenti.
ui-problem-no-analysis = Nessun bot di questo gioco sa dirlo.
ui-claim = Il tuo posto è stato liberato mentre eri via: { $seats }.
ui-claim-do = Reclamalo
ui-again-told = Le stesse persone giocano ancora, a un nuovo tavolo.
ui-again-come = Vieni anche tu
ui-kept-waits = «{ $choice }» partirà quando torna la connessione.
ui-kept-unsure = «{ $choice }» era in viaggio. Se è arrivata si vedrà quando torna la connessione.
ui-kept-all = Le tue risposte
ui-call-off = Non inviare
ui-pass-by-itself = Passa qui senza chiedere
ui-pass-until = Passa per { $seat } fino alla fine
ui-span-game = della partita
ui-passing = La pagina passa per { $seat } fino alla fine { $span }: { $question }
ui-passing-held = aspetta: hai ripreso una scelta, quindi prima rispondi tu
ui-passing-end = Chiedimi di nuovo
ui-answer-as = Rispondi come
ui-problem-changed-meanwhile = Nel frattempo la domanda è cambiata, quindi questa scelta non vale. Scegli di nuovo.
ui-problem-one-on-its-way = La tua ultima scelta era in viaggio quando è caduta la connessione. Se è arrivata si vedrà quando torna; poi scegli di nuovo.

# --- refused: marks on the map
ui-problem-bad-note = Una nota ha al massimo 200 lettere, tutte visibili.
ui-problem-no-place = Sulla mappa non c’è questo luogo.
ui-problem-too-many-marks = Hai già 200 segni a questo tavolo. Prima togline uno.

# --- la mappa di Fury: i propri segni, e fin dove arrivano i Cacciatori
mark-title = Il tuo segno
mark-only-you = lo vedi solo tu, su tutti i tuoi dispositivi
mark-possible = Possibile
mark-excluded = Escluso
mark-remove = Cancella
mark-note = Nota
reach-title = Dove possono essere domani?
reach-who = Cacciatore
reach-road = strada
reach-sea = mare
reach-rail = treno, forse
reach-finds = trova

# domande con una sola risposta
ui-only-answer = C'è una sola risposta: tra poco parte da sola. Puoi premere anche prima.

# --- che cosa è successo, per giorni e fasi
ui-only-you = lo vedi solo tu
ui-log-since = Da quando hai guardato
ui-log-week = Settimana { $week }
ui-happened-more = { $count ->
    [one] un'altra
   *[other] altre { $count }
}
ui-ready = Pronti: { $seats }.

# --- the page on small screens, and what is new
ui-menu = Menù
ui-happened-new = { $count ->
    [one] 1 novità da quando hai guardato
   *[other] { $count } novità da quando hai guardato
}

# --- due passi preparati insieme
ui-lay-onward = Puoi già scegliere dove

# --- who looks on
ui-watching = Stai guardando.
ui-signs = Simboli

# --- le parole al tavolo, chi guarda, e ciò che va storto
talk-title = Parole al tavolo
talk-all = Lo leggono tutti
talk-all-said = a tutti
talk-hunters = Lo leggono solo i Cacciatori
talk-hunters-said = ai Cacciatori
talk-pair = Lo leggono solo { $seats }
talk-pair-said = solo { $seats }
talk-to = Chi lo legge
talk-choose = Chi lo deve leggere?
talk-over = Quel colloquio privato è finito. Di' chi deve leggere, poi invia.
talk-field = Di' qualcosa
talk-send = Invia
talk-left = { $count ->
    [one] resta 1 lettera
   *[other] restano { $count } lettere
}
talk-new = Nuovo
talk-unseen = { $count ->
    [one] 1 nuova riga detta
   *[other] { $count } nuove righe dette
}
talk-you = Tu
talk-unsure = La connessione era caduta. Se la tua riga non è qui sopra, inviala di nuovo.
talk-mute = Silenzia
talk-mute-title = Parole al tavolo
talk-mute-help = Di chi silenzi non leggi più nulla, a nessun tavolo e su nessuno dei tuoi dispositivi. Nessuno lo viene a sapere.
ui-watchers = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
ui-eyes = Con gli occhi di chi?
ui-eyes-help = La partita è finita: puoi vederne la fine come l'ha vista ciascuno.
ui-eyes-own = Come te
ui-eyes-public = Come tutti
ui-eyes-of = Come { $seats }
ui-eyes-now = Vedi la fine come l'ha vista { $seats }.
ui-old-page = Whitby è stato aggiornato: questa pagina è di una versione precedente.
ui-reload = Ricarica
ui-seat-gone = Questo browser non ha più posti qui. Se giochi su un altro dispositivo, o hai il tuo link di ritorno, lì ci sei ancora.
ui-wrong = Qualcosa non va
ui-wrong-help = Si crea un file per chi si occupa di Whitby: le tue scelte, ciò che vedi e che tipo di pagina è questa. Non contiene nomi, né link, né nulla che tu non possa sapere. Non viene inviato da nessuna parte.
ui-wrong-words = Che cosa non va?
ui-wrong-save = Salva il file
ui-wrong-saved = Salvato come { $file }.
ui-wrong-alone = Il server non risponde: il file contiene ciò che sa questa pagina.
ui-problem-storage-full = Il server non può scrivere: il disco è pieno o bloccato. Nulla è stato accettato; riprova tra un po'.
ui-problem-channel-closed = Quel colloquio privato è finito. Nessuno ha letto questa riga.
ui-problem-bad-line = Una riga ha da 1 a 300 lettere visibili.
ui-key-talk = alle parole al tavolo

# --- le regole da leggere
reference-title = Regole
reference-of = Regole: { $game }
reference-of-game = Le regole di questo gioco
reference-intro = Clausola per clausola, con parole nostre. Il tavolo cita una clausola con il suo numero, e un collegamento porta lì.
reference-search = Cerca regole, carte, numeri
reference-found = { $count ->
    [one] 1 voce trovata
   *[other] { $count } voci trovate
}
reference-none = Nessuna regola lo dice; forse una carta.
reference-contents = Indice
reference-skip = Alle regole
reference-link = Collegamento a { $id }
reference-reading = A { $number }: una lettura su cui poggia
reference-options = Opzioni che cambiano una regola
reference-default = così com'è
reference-number = qualsiasi altro numero intero
reference-assumed = Che cosa si suppone
reference-assumed-intro = Quello che il regolamento lascia aperto e quello che non si è potuto verificare nella scatola: come lo leggiamo, quanto è sicuro, e dove si cambia.
reference-cards = Carte
reference-combat = Tabelle del Combattimento
reference-encounters = Incontri e la loro forza
reference-cancels = la annulla
reference-cancels-help = Quale carta dei Cacciatori annulla quale di Dracula: i simboli dell'una contro l'altra.
reference-szgany = Szgany e altri agenti
reference-in-place = La regola { $id } al suo posto
reference-in-place-tab = La regola { $id } al suo posto (nuova scheda)
ui-more = Altre pagine

# --- che cosa si può fare adesso
now-button = Che cosa posso fare?
now-title = Che cosa posso fare adesso?
now-open = Ora puoi
now-nothing = Adesso non ti si chiede niente.
now-more = altri { $count }
now-priced = qualcosa ha un prezzo
now-rules = Continua nelle regole (nuova scheda)

# --- looking back: replay, how it went, playing on
replay-name = Rivedi
replay-so-far = La partita fin qui, passo per passo
replay-moment = Momento della partita
replay-steps = Attraverso la partita
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-round-back = Un giro indietro
replay-round-on = Un giro avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Vista da
replay-open = Tutto scoperto
replay-public = Spettatori
replay-round = Giro { $round }
replay-before = Prima del primo giro
replay-over = la fine
replay-where = { $n } di { $count }
replay-nothing = Qualcuno ha deciso.
replay-more = Com’è andata
replay-rounds = Giri
replay-turning = Svolte della partita
replay-no-turning = Nessuna che si potesse vedere.
replay-lines = L’andamento
replay-line = { $name }: { $first } all’inizio, { $most } al massimo, { $last } alla fine.
replay-table = Giro per giro
replay-went = Dov’è stato { $seat }
replay-fork = Riprendi da qui
replay-fork-help = Un nuovo tavolo comincia da questo momento ({ $when }): tu contro i bot. La partita giocata resta com’è.
replay-fork-as = Giochi
replay-fork-bot = Gli altri sono bot
replay-fork-do = Riprendi
replay-picture = Immagine del tabellone
measure-of = { $measure } di { $seat }
ui-key-replay = in un replay: un passo, con Maiusc un giro; Spazio avvia, Inizio e Fine

# --- un resoconto salvato altrove
record-title = Guarda un resoconto
record-help = Trascina il file di una partita salvata ovunque su questa pagina, oppure sceglilo. Viene riprodotta solo per te e resta qui sette giorni.
record-open = Scegli un file
record-damaged = La riga { $line } di questo resoconto è danneggiata.
record-expected = Lì ci si aspettava:
record-running = non finita
record-won = vinta da { $seats }
record-until = resta fino al { $day }
record-remove = Rimuovi

# --- calling a player whose turn it is
call-title = Chiamami quando tocca a me
call-sound = Con un suono
call-sound-help = Un tono breve, anche mentre guardi la pagina.
call-notice = Con una notifica del browser
call-notice-help = Mentre la pagina non è in vista. Dice che tocca a te, e nient’altro.
call-no-insecure = Il browser permette notifiche solo su una pagina sicura: con https, o sul computer del server.
call-no-unknown = Questo browser non conosce notifiche.
call-no-denied = Il browser non permette notifiche per questa pagina; lo si cambia nelle sue impostazioni.
call-words = Tocca a te: { $game }.

# --- che cosa si poteva dedurre in una partita
measure-uncertainty = Incertezza, in bit
deduced-title = Che cosa si poteva sapere
deduced-nothing = Niente che risalti.
deduced-missed = { $seat } va a { $place }, dove Dracula non poteva essere; { $other } era probabile al { $other_odds } %.
deduced-bluff = Dracula era a { $place }, dove quasi nessuno avrebbe cercato: { $odds } %.
deduced-found = Dracula è stato trovato a { $place }, contro ogni probabilità: { $odds } %.
deduced-missed-card = { $seat } scopre in { $place } una carta che non poteva essere un obiettivo; in { $other } lo era al { $other_odds } %.
deduced-bluff-card = In { $place } non c’era un obiettivo, benché fosse probabile al { $odds } %.
deduced-found-card = { $seat } trova un obiettivo in { $place }, contro ogni probabilità: { $odds } %.
deduced-gains = Che cosa ha detto di più (un bit in meno: metà delle possibilità)
deduced-bits = { $bits } bit
deduced-all = Tutto ciò che ha detto qualcosa ({ $count })

# --- dove le probabilità di vincere sono cambiate
analysis-title = Dove è girata la partita
analysis-help = Il bot «{ $level }» riesamina ogni scelta, con ciò che il suo posto poteva sapere allora, e dice quali sono costate di più. Ci vuole un po'.
analysis-begin = Cerca
analysis-none = Nessun bot di questo gioco sa dirlo: nessuno prova le sue scelte.
analysis-busy = Partita esaminata: { $percent } % …
analysis-failed = Il bot si è guastato per strada; ecco che cosa aveva trovato.
analysis-nothing = Nessuna scelta è costata molto.
analysis-turn = { $seat } ha scelto «{ $chosen }»: così si vincono circa { $odds } partite su 100. Meglio «{ $better }»: circa { $better_odds }.
analysis-cost = −{ $games } su 100
