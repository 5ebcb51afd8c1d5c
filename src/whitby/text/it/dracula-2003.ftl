# Dracula (2003). L'attributo .said è la forma di un nome dentro una frase; .at, .to e .of sono le forme con preposizione.

game-title = Dracula (2003)
game-year = 2003
game-length = meno di un’ora
game-for = Siete in due, avete un ritaglio di serata e vi piace ricordare che cosa c’è dove. Quello con cui cominciare.
game-blurb = Londra, una notte, due giocatori. Dracula cerca cinque vittime e Van Helsing cinque bare, tra le carte coperte su dodici Luoghi.

# --- posti
seat-dracula = Dracula
seat-van-helsing = Van Helsing

# --- parti, e come finisce la partita
side-dracula = Dracula
side-van-helsing = Van Helsing
ending-five-targets = Tutti e cinque gli obiettivi di chi perde sono stati conquistati.
ending-proved = È provato che sul tabellone non ci sono più obiettivi di chi perde.
ending-spent = Chi perde ha ceduto l'ultimo cubo.
ending-turn-limit = L'ultimo turno convenuto è stato giocato.

# --- Luoghi
noun-house-1 = Casa 1
    .at = nella Casa 1
    .to = alla Casa 1
    .of = della Casa 1
    .said = la Casa 1
noun-house-2 = Casa 2
    .at = nella Casa 2
    .to = alla Casa 2
    .of = della Casa 2
    .said = la Casa 2
noun-house-3 = Casa 3
    .at = nella Casa 3
    .to = alla Casa 3
    .of = della Casa 3
    .said = la Casa 3
noun-house-4 = Casa 4
    .at = nella Casa 4
    .to = alla Casa 4
    .of = della Casa 4
    .said = la Casa 4
noun-house-5 = Casa 5
    .at = nella Casa 5
    .to = alla Casa 5
    .of = della Casa 5
    .said = la Casa 5
noun-house-6 = Casa 6
    .at = nella Casa 6
    .to = alla Casa 6
    .of = della Casa 6
    .said = la Casa 6
noun-house-7 = Casa 7
    .at = nella Casa 7
    .to = alla Casa 7
    .of = della Casa 7
    .said = la Casa 7
noun-house-8 = Casa 8
    .at = nella Casa 8
    .to = alla Casa 8
    .of = della Casa 8
    .said = la Casa 8
noun-house-9 = Casa 9
    .at = nella Casa 9
    .to = alla Casa 9
    .of = della Casa 9
    .said = la Casa 9
noun-house-10 = Casa 10
    .at = nella Casa 10
    .to = alla Casa 10
    .of = della Casa 10
    .said = la Casa 10
noun-harbor = Porto
    .at = nel porto
    .to = al porto
    .of = del porto
    .said = il porto
noun-carriage-station = Stazione
    .at = nella stazione delle carrozze
    .to = alla stazione delle carrozze
    .of = della stazione delle carrozze
    .said = la stazione delle carrozze

# --- carte Azione
noun-wings = Le ali della notte
noun-pulse = Il battito della notte
noun-deep = L'abisso della notte
noun-breath = Il respiro della notte
noun-roar = Il fragore della notte
noun-quiet = La quiete della notte
noun-eyes = Gli occhi della notte
noun-dark = Il buio della notte
noun-whisper = Il sussurro della notte
noun-shadow = L'ombra della notte
noun-sharp-sense = Sensi acuti
noun-reinforcement = Rinforzi
noun-control = Controllo
noun-battle-lust = Furia di battaglia
noun-intuition = Intuizione
noun-strength = Forza
noun-alertness = Vigilanza
noun-feint = Finta
noun-block = Blocco
noun-haste = Fretta

# --- carte Incontro
noun-vampire-1 = Vampiro 1
    .said = un Vampiro di forza 1
noun-vampire-2 = Vampiro 2
    .said = un Vampiro di forza 2
noun-vampire-3 = Vampiro 3
    .said = un Vampiro di forza 3
noun-coffin = Bara
    .said = una bara
noun-amulet = Amuleto
    .said = l'amuleto
noun-hunter-1 = Cacciatore 1
    .said = un Cacciatore di forza 1
noun-hunter-2 = Cacciatore 2
    .said = un Cacciatore di forza 2
noun-hunter-3 = Cacciatore 3
    .said = un Cacciatore di forza 3
noun-victim = Vittima
    .said = una vittima
noun-crucifix = Crocifisso
    .said = il crocifisso

# --- passaggi
noun-house-1--house-2 = Casa 1 | Casa 2
    .said = tra la Casa 1 e la Casa 2
noun-house-1--house-4 = Casa 1 | Casa 4
    .said = tra la Casa 1 e la Casa 4
noun-house-2--house-3 = Casa 2 | Casa 3
    .said = tra la Casa 2 e la Casa 3
noun-house-2--house-5 = Casa 2 | Casa 5
    .said = tra la Casa 2 e la Casa 5
noun-house-3--carriage-station = Casa 3 | Stazione
    .said = tra la Casa 3 e la stazione
noun-house-3--house-6 = Casa 3 | Casa 6
    .said = tra la Casa 3 e la Casa 6
noun-carriage-station--house-7 = Stazione | Casa 7
    .said = tra la stazione e la Casa 7
noun-house-4--house-5 = Casa 4 | Casa 5
    .said = tra la Casa 4 e la Casa 5
noun-house-4--harbor = Casa 4 | Porto
    .said = tra la Casa 4 e il porto
noun-house-5--house-6 = Casa 5 | Casa 6
    .said = tra la Casa 5 e la Casa 6
noun-house-5--house-8 = Casa 5 | Casa 8
    .said = tra la Casa 5 e la Casa 8
noun-house-6--house-7 = Casa 6 | Casa 7
    .said = tra la Casa 6 e la Casa 7
noun-house-6--house-9 = Casa 6 | Casa 9
    .said = tra la Casa 6 e la Casa 9
noun-house-7--house-10 = Casa 7 | Casa 10
    .said = tra la Casa 7 e la Casa 10
noun-harbor--house-8 = Porto | Casa 8
    .said = tra il porto e la Casa 8
noun-house-8--house-9 = Casa 8 | Casa 9
    .said = tra la Casa 8 e la Casa 9
noun-house-9--house-10 = Casa 9 | Casa 10
    .said = tra la Casa 9 e la Casa 10

# --- colori
noun-red = Rosso
    .said = rossa
    .letter = R
noun-blue = Blu
    .said = blu
    .letter = B
noun-green = Verde
    .said = verde
    .letter = V
noun-yellow = Giallo
    .said = gialla
    .letter = G

# --- posti e numeri come nomi
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

# --- scelte; $question è la domanda a cui rispondono
verb-pass = { $question ->
    [move-barrier] Lascia le barriere dove sono
    [cube-at-risk] Cedi il cubo
    [answer-offer] Continua a giocare
    [may-go-home] Resta dove sei
    [choose-six] Non scegliere altre carte
    [lay-card] Non piazzare alcuna carta
    [play-card] Non giocare alcuna carta
    [landed] Lascia il Luogo com'è
    [special-forbidden] Prosegui senza azione speciale
   *[other] Rinuncia all'azione speciale
}
verb-choose = Metti { $noun } tra le tue sei carte
verb-deal = Distribuisci { $noun }
verb-set = Disponi { $noun }
verb-step = Vai { $noun_to }
verb-look = Guarda la carta di questo Luogo
verb-demand = Pretendi che entrambi mostrino la riserva
verb-lay = Piazza { $noun } a faccia in giù
verb-stop = Termina qui il movimento
verb-play = Gioca { $noun }
verb-use = { $question ->
    [breath] Rafforza tutti i Vampiri nel prossimo turno di Van Helsing
    [whisper] Vieta a Van Helsing di spostare barriere nel suo prossimo turno
    [sharp-sense] Guarda tutta la riserva di Dracula
    [may-go-home] Vai alla stazione delle carrozze
    [battle-lust] Prendi un altro turno dopo questo
    [alertness] Togli l'azione speciale alla prossima carta di Dracula
    [feint] Pesca una carta a caso dalla riserva di Dracula
   *[other] Usa l'azione speciale
}
verb-fly = Vola { $noun_to }
verb-send = Porta { $noun } al porto
verb-recover = Riprendi { $noun } nella tua riserva
verb-exchange = Scambia la carta { $noun_of }
verb-recall = Riprendi in mano { $noun }
verb-inspect = Guarda la carta { $noun_of }
verb-turn = Gira la carta { $noun_of }
verb-draw = Pesca { $noun }
verb-red = Barriera rossa { $noun }
verb-blue = Barriera blu { $noun }
verb-green = Barriera verde { $noun }
verb-yellow = Barriera gialla { $noun }
verb-accept = Accetta la parità
verb-rescue = Consegna un obiettivo dalla tua riserva e recupera due cubi
verb-offer-draw = Proponi la parità

# --- domande
prompt-deal-action = Quale carta Azione viene distribuita?
prompt-choose-six = Scegli in segreto le sei carte Incontro da mandare per Londra. Le altre nove sono la tua riserva.
prompt-lay-out = Quale carta Incontro va sul prossimo Luogo?
prompt-move = Fai un passo, agisci nel Luogo in cui sei entrato o termina il movimento.
prompt-lay-card = Scegli dalla tua riserva la carta da piazzare coperta nel Luogo vuoto. Bluffare è lecito.
prompt-play-card = Gioca una carta Azione. Ogni passo che non copre costa un cubo.
prompt-cube-at-risk = Stai per cedere un cubo. Salvati prima, oppure lascialo andare.
prompt-special-forbidden = La Vigilanza ti trattiene: questa carta per te non ha azione speciale.
prompt-wings = Vola in un Luogo qualsiasi. Non guarderai la carta che vi si trova.
prompt-landed = Sei atterrato: se vuoi, piazza una carta dove non ce n'è, o pretendi che entrambi mostrino le riserve.
prompt-recover = Se vuoi, riprendi nella tua riserva un Vampiro sconfitto.
prompt-reinforce = Se vuoi, riprendi nella tua riserva un Cacciatore sconfitto.
prompt-deep = Indica un Luogo di cui vuoi scambiare la carta da lontano.
prompt-breath = Nel prossimo turno di Van Helsing tutti i Vampiri avranno un punto in più?
prompt-roar = Se vuoi, porta al porto una delle due miniature.
prompt-whisper = Van Helsing dovrà lasciare ferme le barriere nel suo prossimo turno?
prompt-sharp-sense = Vuoi vedere tutta la riserva di Dracula?
prompt-may-go-home = Vuoi portare la tua miniatura alla stazione delle carrozze?
prompt-control = Se vuoi, riprendi in mano una carta Azione già giocata.
prompt-battle-lust = Hai sconfitto un Vampiro. Vuoi subito un secondo turno?
prompt-intuition = Indica un Luogo di cui vuoi vedere la carta.
prompt-alertness = La prossima carta di Dracula sarà senza azione speciale?
prompt-feint = Vuoi pescare una carta a caso dalla riserva di Dracula?
prompt-feint-draw = Quale carta viene pescata dalla riserva di Dracula?
prompt-block = Indica un Luogo la cui carta Dracula non potrà guardare fino al tuo prossimo turno.
prompt-move-barrier = Sposta una barriera del colore della carta, o lasciale tutte dove sono.
prompt-answer-offer = Il tuo avversario propone la parità. Accetti?

# --- perché qualcosa è precluso
reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-not-an-option = Qui non si può scegliere.
reason-six-only = Si scelgono sei carte, non di più.
reason-not-your-card = Quella carta è del tuo avversario.
reason-none-left = Hai già scelto tutte le copie di quella carta.
reason-must-move = La tua miniatura deve lasciare il Luogo di partenza.
reason-not-adjacent = Quel Luogo non è accanto al tuo; un passo va dritto, mai in diagonale.
reason-barrier-between = Una barriera sbarra la strada.
reason-no-steps-left = Nessuna delle tue carte Azione coprirebbe un altro passo.
reason-movement-over = Il tuo movimento è terminato.
reason-move-first = Prima muovi la tua miniatura.
reason-looked-already = Ti sei già occupato della carta di questo Luogo.
reason-nothing-to-look-at = Qui non c'è alcuna carta.
reason-card-turned = Il Blocco ti impedisce di guardare questa carta.
reason-alone = Il tuo avversario non è qui.
reason-demanded-already = Qui lo hai già preteso.
reason-no-step-no-demand = Solo un passo nel Luogo del tuo avversario te ne dà il diritto.
reason-place-taken = Qui c'è già una carta.
reason-not-in-supply = Quella carta non è nella tua riserva.
reason-supply-empty = La tua riserva è vuota.
reason-must-lay = Qui va piazzata una carta della tua riserva.
reason-lay-before = Prima piazza una carta della tua riserva.
reason-one-card-only = Hai già giocato la tua carta per questo turno.
reason-not-yours = Quella carta Azione è del tuo avversario.
reason-alerted = La Vigilanza ti impedisce di usare un'azione speciale in questo turno.
reason-no-special = Questa carta non ha azione speciale.
reason-not-this-card = La carta che hai giocato non lo permette.
reason-not-defeated = Tra le tue carte sconfitte non c'è un tale Vampiro.
reason-hunter-not-defeated = Tra le tue carte sconfitte non c'è un tale Cacciatore.
reason-empty-place = In quel Luogo non c'è alcuna carta.
reason-card-turned-deep = Il Blocco protegge la carta di quel Luogo.
reason-nothing-there = Lì non c'è alcuna carta da vedere.
reason-nothing-to-turn = Lì non c'è alcuna carta da girare.
reason-already-there = Sei già lì.
reason-on-harbor-already = Quella miniatura è già nel porto.
reason-not-control = Il Controllo non può riportare sé stesso.
reason-not-played = Quella carta non è stata giocata in questo giro di carte.
reason-whispered = Il sussurro della notte ti impedisce di spostare barriere in questo turno.
reason-wrong-colour = La tua carta non ti permette di spostare quella barriera.
reason-lies-there = La barriera si trova già lì.
reason-slot-taken = Lì si trova un'altra barriera.
reason-next-to-barrier = Toccherebbe un'altra barriera.
reason-cuts-board = Dividerebbe in due il tabellone.
reason-shuts-in = Rinchiuderebbe una miniatura.
reason-not-now-barrier = Le barriere si spostano alla fine del turno.
reason-not-now-special = Le azioni speciali vengono dopo aver giocato la carta.
reason-enough-cubes = Puoi salvarti solo con uno o due cubi.
reason-no-target = Nella tua riserva non c'è alcun obiettivo da consegnare.
reason-too-late = Il tuo ultimo cubo è perso: è troppo tardi per salvarti.
reason-no-draws = In questa partita la parità non si concorda.
reason-offered-already = In questo turno hai già proposto la parità.
reason-demand-first = Viene prima della carta di questo Luogo: te ne sei già occupato.
reason-lay-after-battle = Prima piazza una carta della tua riserva al posto di quella sconfitta.
reason-lay-in-exchange = Prima piazza in cambio una carta della tua riserva.
reason-must-play = Devi giocare una carta Azione.
reason-shares-a-point = Toccherebbe un'altra barriera in un vertice.

reason-dealt-blind = Le carte Azione si distribuiscono a caso.
reason-laid-out-blind = Le carte scelte si dispongono a caso.
reason-drawn-blind = La carta si pesca a caso.
reason-chance-first = Prima decide il caso.
reason-set-up-first = La partita non è ancora cominciata.
reason-six-needed = Vanno scelte sei carte.
reason-standing-there = Sei già lì: un passo porta in un Luogo vicino.
reason-starting-place = Puoi guardare solo in un Luogo in cui sei entrato con un passo in questo turno.
reason-stop-instead = Fai un altro passo o termina il movimento.
reason-stopped = Il tuo movimento di questo turno è finito.
reason-stop-first = Prima termina il movimento.
reason-no-step-no-look = Dove una carta mette la tua miniatura non puoi guardare: lo permette solo un passo.
reason-no-step-no-lay = Dove una carta mette la tua miniatura non piazzi nulla: lo permette solo un passo.
reason-lay-where-entered = Puoi piazzare una carta solo in un Luogo vuoto in cui sei entrato con un passo in questo turno.
reason-played-already = Hai già giocato quella carta; torna quando tutte e dieci vengono ridistribuite.
reason-set-aside = Quella carta è messa da parte finché la tua mano non è vuota.
reason-only-wings = Lo fanno solo Le ali della notte.
reason-only-roar = Lo fa solo Il fragore della notte.
reason-only-deep = Lo fa solo L'abisso della notte.
reason-only-pulse = Lo fanno solo Il battito della notte e i Rinforzi.
reason-only-control = Lo fa solo il Controllo.
reason-only-intuition = Lo fa solo l'Intuizione.
reason-only-block = Lo fa solo il Blocco.
reason-no-battle-won = Con questa carta non hai sconfitto alcun Vampiro.
reason-special-over = Il momento dell'azione speciale è passato: la barriera viene per ultima.
reason-cube-first = Prima cedi il cubo, o ti salvi.
reason-after-chance = Prima decide il caso; poi puoi salvarti.
reason-no-offer = Nessuno ha proposto la parità.
reason-answer-first = Prima va data risposta alla proposta di parità.

# --- a che cosa porta una scelta
warning-loses-game = perdi la partita

# --- che cosa è successo
event-dealt = Ricevi { $a }.
event-took-aside = { $a } prende le cinque carte Azione messe da parte.
event-shuffled = { $a } mescola tutte e dieci le carte Azione per distribuirle di nuovo.
event-chosen = Le dodici carte scelte vengono mescolate e disposte a faccia in giù.
event-turn = Comincia un turno di { $a }.
event-turn-limit = L'ultimo turno convenuto è stato giocato.
event-turn-lost = { $a } salta un turno.
event-stopped = { $a } si ferma { $b_at }.
event-stepped = { $a } va { $b_to }.
event-turned-up = { $a } scopre { $c } { $b_at }.
event-turned-down = La carta { $a_of } è di nuovo coperta.
event-took-back = { $a } riprende una propria carta { $b_at }.
event-looked = Vedi { $b } { $a_at }.
event-captured = { $a } conquista { $b }.
event-laid = { $a } piazza una carta coperta { $b_at }.
event-laid-card = Hai piazzato { $b } { $a_at }.
event-supplies-shown = { $a } lo pretende, ed entrambi mostrano la riserva.
event-showed = La riserva di { $a }: { $cards }.
event-proved = { $a } ha la prova che sul tabellone non ci sono più obiettivi.
event-cube-lost = { $a } cede un cubo; ne restano { $b }.
event-spent = { $a } non ha più forze.
event-rescued = { $a } consegna { $b } e torna a { $c } cubi.
event-draw-offered = { $a } propone la parità.
event-draw-refused = { $a } continua a giocare.
event-draw-agreed = Entrambi accettano la parità.
event-played = { $a } gioca { $b }.
event-battle-won = { $a } sconfigge { $b }.
event-battle-lost = { $a } viene sconfitto da { $b }.
event-battle-tied = { $a } combatte contro { $b }: parità.
event-sheltered = Il buio della notte protegge { $a }.
event-symbol-struck = { $a } subisce { $b }.
event-barrier = { $a } mette la barriera { $b } { $c }.
event-put = { $a } si trova ora { $b_at }.
event-recovered = { $a } riprende { $b } nella riserva.
event-put-back = { $a } guarda la carta { $b_of }, che è dell'avversario, e la rimette a posto.
event-used = { $a } usa { $b }.
event-recalled = { $a } riprende in mano { $b }.
event-inspected = { $a } guarda la carta { $b_of }.
event-drew = { $a } pesca { $b } dalla riserva di Dracula.
event-blocked = { $a } gira la carta { $b_of }: Dracula non può guardarla.

# --- le carte in breve
card-wings = Dracula può volare in un Luogo qualsiasi. Non guarda la carta che vi si trova.
card-pulse = Dracula può riprendere nella riserva un Vampiro sconfitto.
card-deep = Dracula può scambiare una sua carta ovunque sul tabellone con una della riserva. Se risulta di Van Helsing, l'ha vista e basta.
card-breath = Nel prossimo turno di Van Helsing ogni Vampiro combatte con un punto in più.
card-roar = Dracula può portare al porto una qualsiasi delle due miniature.
card-quiet = Nessuna azione speciale, ma la forza più grande.
card-eyes = Dracula può spostare una seconda barriera, di un altro colore.
card-dark = Un crocifisso scoperto in questo turno non costa cubi a Dracula.
card-whisper = Van Helsing non può spostare barriere nel suo prossimo turno.
card-shadow = Nessuna azione speciale e nessuna forza, ma sei passi.
card-sharp-sense = Van Helsing può guardare tutta la riserva di Dracula. Se vi sono tutte le bare che mancano, vince.
card-reinforcement = Van Helsing può riprendere un Cacciatore sconfitto, e può andare alla stazione delle carrozze.
card-control = Van Helsing può riprendere in mano una carta già giocata, tranne Controllo.
card-battle-lust = Se con questa carta Van Helsing sconfigge un Vampiro, può giocare un altro turno intero e Dracula salta il suo.
card-intuition = Van Helsing può guardare una carta sul tabellone. Non ne segue altro.
card-strength = Nessuna azione speciale, ma la forza più grande.
card-alertness = La prossima carta di Dracula è senza azione speciale.
card-feint = Van Helsing può pescare una carta a caso dalla riserva di Dracula: una bara la tiene; l'amuleto o un Vampiro più forte gli costa un cubo.
card-block = Van Helsing può girare una carta sul tabellone: Dracula non può guardarla fino al prossimo turno di Van Helsing.
card-haste = Nessuna azione speciale e nessuna forza, ma sei passi.
card-vampire-1 = Uno dei compagni di Dracula. Van Helsing deve superare la forza 1.
card-vampire-2 = Uno dei compagni di Dracula. Van Helsing deve superare la forza 2.
card-vampire-3 = Uno dei compagni di Dracula. Van Helsing deve superare la forza 3.
card-coffin = Uno dei cinque obiettivi di Dracula. Van Helsing lo tiene quando lo scopre.
card-amulet = Il simbolo di potere di Dracula. Chi lo scopre, Van Helsing, perde un cubo; la carta resta.
card-hunter-1 = Uno dei compagni di Van Helsing. Dracula deve superare la forza 1.
card-hunter-2 = Uno dei compagni di Van Helsing. Dracula deve superare la forza 2.
card-hunter-3 = Uno dei compagni di Van Helsing. Dracula deve superare la forza 3.
card-victim = Uno dei cinque obiettivi di Van Helsing. Dracula lo tiene quando lo scopre.
card-crucifix = Il simbolo di potere di Van Helsing. Chi lo scopre, Dracula, perde un cubo; la carta resta.

# --- opzioni
option-first = Chi comincia
option-first-help = La prima partita la comincia Dracula; le successive chi ha perso l'ultima.
option-first-dracula = Dracula
option-first-van-helsing = Van Helsing
option-turn_limit = Parità dopo tanti turni
option-turn_limit-help = Due giocatori prudenti potrebbero non finire mai. Con 0 non c'è limite.
option-agreed_draw = Parità concordata
option-agreed_draw-help = Un giocatore può proporre la parità, una volta in ogni suo turno?
option-agreed_draw-false = no
option-agreed_draw-true = sì
option-touching = Barriere vicine
option-touching-help = Quando una barriera è accanto a un'altra?
option-touching-point = se hanno in comune un vertice della griglia
option-touching-line = solo se sono in fila, una in coda all'altra
option-after_wings = Dopo Le ali della notte
option-after_wings-help = Che cosa può fare Dracula nel Luogo in cui atterra?
option-after_wings-nothing = nulla
option-after_wings-all-but-look = tutto tranne guardare la carta: piazzarne una dove non ce n'è, pretendere che si mostrino le riserve

# --- il tabellone sullo schermo
back = carta
back-dracula = di Dracula
back-van-helsing = di Van Helsing
place-empty = nessuna carta
energy = Energia
targets = Obiettivi presi
supply = Riserva
supply-seen = mostrate prima, ora qui o posate da allora: { $cards }
defeated = Sconfitti
hand = Mano
hand-figures = Mano (passi/forza barriera)
player-line = obiettivi { $taken }/{ $targets } · mano { $hand } + { $aside } da parte · riserva { $supply }
hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
hand-known = note: { $cards }
played-cards = Giocate
aside = { $count } da parte
chosen-so-far = Scelte
column-card = carta
column-step = passi
column-strength = forza
column-barrier = barriera
column-effect = azione speciale
any-colour = tutte
steps-taken = { $count ->
    [one] 1 passo fatto
   *[other] { $count } passi fatti
}
legend-both = nota anche al tuo avversario
legend-theirs = nota solo al tuo avversario
effect-breath = Respiro: nel prossimo turno di Van Helsing i Vampiri hanno un punto in più.
effect-whisper = Sussurro: Van Helsing non sposta barriere nel suo prossimo turno.
effect-alert = Vigilanza: la prossima carta di Dracula è senza azione speciale.
effect-lust = Furia di battaglia: anche il prossimo turno è di Van Helsing.
effect-turned = Blocco: Dracula non può guardare la carta { $place_of }.
turned-mark = girata
up-mark = scoperta

## Nomi di ciò che sta sul tavolo semplice
field-id = Luogo
field-card = Carta
field-owner = Di chi è la carta
field-covered = Qui c'è una carta
field-known-to = Nota a
field-figures = Miniature
field-up = Scoperta
field-turned = Girata
field-colour = Colore
field-slot = Si trova a
field-seat = Giocatore
field-at = Si trova su
field-cubes = Cubi
field-away = Passi di distanza
field-sought = Obiettivi non ancora visti
field-unseen = Carte non viste, obiettivi compresi
field-taken = Obiettivi trovati
field-supply = Riserva
field-supply-size = Carte nella riserva
field-hand = Mano
field-hand-size = Carte in mano
field-hand-known = Carte in mano note a tutti
field-aside-size = Carte messe da parte
field-played = Giocate
field-defeated = Sconfitte
field-seen = Carte note all'avversario
field-seen-places = Luoghi in cui possono stare
field-chosen = Scelte per il tabellone
field-turn = Tocca a
field-turns = Turni finora
field-turn-limit = Limite di turni
field-touching = Le barriere si toccano
field-steps = Passi fatti
field-reach = Passi al massimo
field-effects = Effetti attivi
field-places = Luoghi
field-barriers = Barriere
field-players = Giocatori

# --- uno sguardo indietro
replay-round = Turno { $round }
replay-rounds = Turni
replay-before = Prima del primo turno
replay-table = Turno per turno
replay-round-back = Un turno indietro
replay-round-on = Un turno avanti
measure-targets = Obiettivi conquistati
measure-energy = Energia
count-steps = Passi
count-battles = Lotte
count-cards = Carte Azione giocate
