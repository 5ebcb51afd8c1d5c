# The Fury of Dracula (1ª edizione). L'attributo .said è la forma di un nome dentro una frase; gli altri sono forme con preposizione.

game-title = The Fury of Dracula (1ª edizione)
game-year = 1987
game-length = circa 3 ore
game-for = Ti piace la caccia di una volta: nessun Percorso, solo voci, una mappa segreta e la tua matita.
game-blurb = Europa, 1898. Dracula si muove senza essere visto e non lascia un Percorso: solo Voci di Paese nella città che ha lasciato, e Incontri dove nessuno ha guardato. Tre Cacciatori cercano di città in città, da soli o in Gruppo, prima che abbia sei Vampiri.

# --- come finisce la partita
ending-six-vampires = Sulla Mappa segreta ci sono sei Vampiri: l'Europa è di Dracula.
ending-minor-claimed = Tre Vampiri e due Cacciatori perduti: Dracula ha vinto, ma di poco.
ending-hunters-gone = Non resta nessun Cacciatore.
ending-hunters-gone-while-he-flees = Non resta nessun Cacciatore, ma Dracula era in fuga: nessuno vince.
ending-six-destroyed = Il sesto Vampiro è distrutto.
ending-dracula-destroyed = Dracula è distrutto.
ending-survived-in-castle = Dracula è fuggito nel suo Castello ed è sopravvissuto al giro.
ending-stayed-in-castle = Dracula si è rinchiuso nel suo Castello per tre giri.
ending-too-long = La caccia è durata troppo a lungo.
degree-minor = Vittoria minore.
degree-major = Vittoria maggiore.
degree-supreme = Vittoria suprema.

# --- armi; i nomi comuni ad altre edizioni sono in fury.ftl
noun-holy-water = Acqua Santa
noun-sacred-bullets = Proiettili Sacri

# --- segnalini da Combattimento
noun-fist = Pugno
noun-claw = Artiglio
noun-dracula-dodge = Schivare
noun-escape-human = Fuga (Uomo)
noun-escape-bat = Fuga (Pipistrello)
noun-escape-mist = Fuga (Nebbia)
noun-bite = Morso
noun-dracula-hypnosis = Ipnosi
noun-agent-fist = Pugno
noun-agent-dodge = Schivare
noun-agent-knife = Coltello
noun-agent-pistol = Pistola
noun-agent-rifle = Fucile

# --- Eventi dei Cacciatori
noun-advance-planning = Piano Preparato
noun-dawn-raid = Incursione all'Alba
noun-heavenly-host-event = Ostia Consacrata (Evento)
    .said = l'Evento Ostia Consacrata
noun-mishap = Contrattempo
noun-pre-warned = Preavviso
noun-re-equip = Nuovo Equipaggiamento
noun-shipping-agents = Agenti Marittimi
noun-telegraph-ahead = Telegramma in Anticipo

# --- Eventi di Dracula
noun-control-storms = Dominio delle Tempeste
noun-evasion = Evasione
noun-false-tip-off = Falsa Soffiata
noun-hour-of-darkness = Ora delle Tenebre
noun-rage = Rabbia
noun-szgany-reinforcements = Rinforzi degli Szgany
noun-trap = Trappola
noun-walpurgis-night = Notte di Valpurga

# --- Incontri
noun-vampire = Vampiro
    .said = un Vampiro
noun-szgany-with-knife = Szgany con Coltello
    .said = uno Szgany con coltello
noun-szgany-with-knife-and-pistol = Szgany con Coltello e Pistola
    .said = uno Szgany con coltello e pistola
noun-szgany-with-knife-and-rifle = Szgany con Coltello e Fucile
    .said = uno Szgany con coltello e fucile
noun-fog = Nebbia
noun-storms = Tempeste
noun-peasants = Contadini
noun-plague = Peste
noun-thief = Ladro
    .said = un Ladro
noun-harker-vampire = Vampiro Harker
    .said = il Vampiro Harker
noun-hunter-vampire = Cacciatore-Vampiro
    .said = un Cacciatore-Vampiro

# --- risultati di un round
noun-parried = Parato
noun-repelled = Respinto
noun-blood = Sangue
noun-wound = Ferita
noun-bitten = Morso subìto
noun-hypnotised = Ipnotizzato
noun-killed = Ucciso
noun-end = Fine

# --- che cosa si pesca, si ruba o si vede solo dal retro
noun-weapons = Arma
    .said = un'arma
noun-events = Evento
    .said = un Evento
noun-encounter = Incontro
    .said = un Incontro
noun-cross-back = Carta con la croce
    .said = una carta con la croce
noun-bat-back = Carta con il pipistrello
    .said = una carta con il pipistrello
noun-stock-0-1 = 1 Evento
noun-stock-0-2 = 2 Eventi
noun-stock-1-0 = 1 arma
noun-stock-1-1 = 1 arma e 1 Evento
noun-stock-2-0 = 2 armi
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

# --- quanto costa di sicuro una scelta, in punti Sangue
price = { $cubes ->
    [one] costa 1 punto Sangue
   *[other] costa { $cubes } punti Sangue
}

# --- scelte; $question è la domanda a cui rispondono
verb-pass = { $question ->
    [at-sea] Lascia navigare i Cacciatori
    [rail-declared] Lascia andare il treno come va
    [move-done] Lascia passare i Cacciatori
    [encounter-met] Lascia che l'Incontro avvenga
    [szgany-gone] Lascia perdere lo Szgany
    [harm-comes] Subisci
    [on-hunter-event] Lascia che l'Evento abbia effetto
    [dracula-moves] Passa
    [dracula-acts] Non fare nulla
    [claim-victory] Non reclamare nulla
    [turn-begins] Continua il turno
    [form-group] Non invitare nessuno, o nessun altro
    [join-group] Tieni il tuo turno
    [lay-host] Lascia le Ostie come sono
    [hunter-moves] Passa
    [attack-again] Non attaccare
    [fight] Non combattere
    [restock] Non pescare nulla
    [show-dogs] Tieni nascoste le armi
    [show-shield] Non mostrare nulla
    [destroy-vampire] Lascialo stare
    [show-gun] Non mostrare nulla, o nient'altro
    [re-equip] Tieni quello che hai
    [which-host] Non spostarne nessuna
   *[other] Non giocare nulla
}
verb-start = Comincia { $noun_at }
verb-draw = { $question ->
    [steal] Ruba { $noun }
   *[other] Pesca { $noun }
}
verb-roll = Tira { $noun }
verb-road = Per Strada { $noun_at }
verb-sea = Per Mare { $noun_at }
verb-rail = In treno: tira il dado
verb-ride = In treno { $noun_at }
verb-stay = Resta dove sei
verb-consume = Consuma il Vampiro { $noun_at }
verb-return = Rimetti { $noun }
verb-lay = Piazza { $noun }
verb-attack = Attacca { $noun }
verb-done = È tutto
verb-fly = Vola { $noun_at }
verb-evade = Riappari { $noun_at }
verb-lead = Porta i Cacciatori { $noun_at }
verb-claim = Reclama la vittoria
verb-invite = Invita nel Gruppo { $noun }
verb-join = Unisciti al Gruppo
verb-give = Dai { $noun }
verb-to = { $question ->
    [swap-weapons] Dai un'arma { $noun_to }
   *[other] Va { $noun_to }
}
verb-lay-host = Posa qui un'Ostia
verb-take-host = Riprendi l'Ostia { $noun_at }
verb-heal = Salta il turno e usa l'Acqua Santa
verb-discard = { $question ->
    [exchange-weapons] Cambia { $noun }
    [re-equip] Cambia { $noun }
    [destroy-vampire] Distruggi il Vampiro: scarta { $noun }
   *[other] Scarta { $noun }
}
verb-stock = Pesca { $noun }
verb-play = Gioca { $noun }
verb-show = { $question ->
    [destroy-vampire] Distruggi il Vampiro: mostra { $noun }
   *[other] Mostra { $noun }
}
verb-name = { $question ->
    [choose-victim] Deruba { $noun }
    [choose-patient] Guarisci { $noun }
    [choose-donor] Il sangue { $noun_of }
   *[other] Nomina { $noun }
}
verb-take = Prendi { $noun }
verb-choose = Scegli { $noun }
verb-target = { $question ->
    [whom-it-bites] Mordi { $noun }
   *[other] Prendi come bersaglio { $noun }
}
verb-apply = Vale il segnalino { $noun_of }
verb-move-host = { $question ->
    [which-host] Sposta l'Ostia { $noun_of }
   *[other] Sposta l'Ostia { $noun_at }
}
verb-stop = Non navigare oltre
verb-show-dogs = Mostra i Cani
verb-transfuse = Gioca Trasfusione di Sangue
verb-sail-far = Gioca Tempo Splendido per il Gruppo
verb-end-agents = Potere Diabolico: scarta Agenti Marittimi
verb-end-host = Potere Diabolico: togli l'Ostia { $noun_at }

# --- domande; .about dice chi, dove e con che cosa, se il giocatore lo sa
prompt-at-sea = Un Cacciatore in Mare sta per muoversi. Giochi una carta?
    .about = { $hunter } sta per navigare oltre, ora { $place_at }. Giochi una carta?
prompt-rail-declared = Dei Cacciatori prendono il treno. Giochi una carta prima del tiro?
    .about = { $hunter } prende il treno { $place_at }. Giochi una carta prima del tiro?
prompt-move-done = Dei Cacciatori si sono mossi. Giochi una carta?
    .about = { $hunter } arriva { $place_at }. Giochi una carta?
prompt-encounter-met = Si affronta un Incontro. Giochi prima una carta?
    .about = Si affronta { $place_at }: { $encounter }. Giochi prima una carta?
prompt-szgany-gone = Uno Szgany non c'è più. Mandi dei Rinforzi?
    .about = Non c'è più { $place_at }: { $encounter }. Mandi dei Rinforzi?
prompt-combat-start = Comincia un Combattimento. Giochi prima una carta?
    .about = Comincia un Combattimento: { $hunter } contro { $foe }. Giochi prima una carta?
prompt-before-dice = I segnalini sono scelti. Giochi una carta prima dei dadi?
    .about = Round { $round }, i segnalini sono scelti. Giochi una carta prima dei dadi?
prompt-harm-comes = Stai per ricevere Ferite o un Morso. Lo impedisci?
    .about = { $loss ->
        [0] { $hunter } sta per subire un Morso.
        [one] { $hunter } sta per ricevere 1 Ferita.
       *[other] { $hunter } sta per ricevere { $loss } Ferite.
    } Lo impedisci?
prompt-on-hunter-event = Un Cacciatore ha giocato un Evento. Rispondi?
    .about = { $hunter } ha giocato { $card }. Rispondi?
prompt-first-encounters = Quale Incontro pesca Dracula?
prompt-hunter-starts = Dove cominci? Dracula sceglie dopo tutti i Cacciatori.
prompt-dracula-starts = Scegli in segreto la città in cui cominci.
prompt-dracula-turn = Dracula decide che cosa fa in questo turno.
prompt-dracula-moves = Che cosa fai in segreto?
    .about = Sei { $place_at }. Che cosa fai in segreto?
prompt-exchange-chits = Passi. Quali Incontri cambi con altri?
    .about = Passi { $place_at }. Quali Incontri cambi con altri?
prompt-dracula-acts = Ti sei mosso. Che cosa fai dove sei ora?
    .about = Sei { $place_at }. Che cosa fai qui?
prompt-draw-encounter = Quale Incontro viene pescato?
prompt-claim-victory = Reclami la vittoria minore? Servono tre Vampiri sulla tua Mappa segreta.
prompt-evade = Evasione: in quale città riappari?
    .about = Evasione: sei { $place_at }. In quale città riappari?
prompt-turn-begins = Hai un Morso e il tuo turno comincia. Ipnosi, o Acqua Santa?
    .about = Hai un Morso, e il tuo turno comincia { $place_at }. Ipnosi, o Acqua Santa?
prompt-form-group = Formi un Gruppo? Chi inviti?
    .about = Formi un Gruppo { $place_at }? Chi inviti?
prompt-join-group = Ti unisci al Gruppo? Ti muovi e agisci con gli altri, e in questo giro non hai un altro turno.
    .about = { $hunter } ti invita in un Gruppo { $place_at }. Ti unisci? In questo giro non hai un altro turno.
prompt-swap-weapons = Dai un'arma a qualcuno del Gruppo?
prompt-give-weapon = Quale arma dai?
    .about = Quale arma dai { $hunter_to }?
prompt-lay-host = Posi qui un'Ostia, o ne riprendi una?
    .about = Sei { $place_at }. Posi qui un'Ostia, o ne riprendi una?
prompt-weather-die = Il tempo si rasserena?
    .about = Il tempo si rasserena { $place_at }?
prompt-hunter-moves = Ti muovi, e come?
    .about = Sei { $place_at }. Ti muovi, e come?
prompt-sail-on = Tempo Splendido: navighi oltre?
    .about = Tempo Splendido: sei { $place_at }. Navighi oltre?
prompt-train-die = Quanto va lontano il treno?
    .about = { $hunter } prende il treno { $place_at }. Quanto va lontano?
prompt-ride = Dove scendi dal treno?
    .about = { $train ->
        [one] Sei { $place_at }, e il treno ti porta a una città di distanza.
       *[other] Sei { $place_at }, e il treno ti porta fino a { $train } città di distanza.
    } Dove scendi?
prompt-bats-lead = I Pipistrelli guidano i Cacciatori. Lungo quale Strada?
    .about = I Pipistrelli guidano { $hunter }, ora { $place_at }. Lungo quale Strada?
prompt-storm-leads = Dominio delle Tempeste: dove porta i Cacciatori la tempesta?
    .about = Dominio delle Tempeste: dove porta la tempesta { $hunter }, ora { $place_at }?
prompt-attack-again = Qui hai combattuto Dracula. Lo attacchi di nuovo, se è ancora qui?
    .about = Hai combattuto Dracula { $place_at }. Lo attacchi di nuovo, se è ancora qui?
prompt-fight = Dracula è qui. Lo combatti?
    .about = Dracula è { $place_at }. Lo combatti?
prompt-exchange-weapons = Passi. Quali armi cambi con altre?
    .about = Passi { $place_at }. Quali armi cambi con altre?
prompt-restock = Che cosa peschi?
    .about = Che cosa peschi { $place_at }?
prompt-draw-weapon = Quale arma viene pescata?
    .about = Quale arma pesca { $hunter }?
prompt-draw-to-share = Quale arma pesca il Gruppo?
prompt-share-weapon = Chi del Gruppo riceve l'arma?
    .about = Chi del Gruppo riceve { $card }?
prompt-draw-event = Quale Evento è in fondo al mazzo?
    .about = Quale Evento pesca { $hunter } dal fondo del mazzo?
prompt-share-event = Chi del Gruppo riceve la carta?
    .about = Chi del Gruppo riceve { $card }?
prompt-too-many = Hai troppe cose in mano. Che cosa scarti?
prompt-show-dogs = Mostri dei Cani tra le nuove armi?
prompt-vampire-die = Il Vampiro attacca, si dilegua o dorme?
prompt-show-shield = Un Vampiro attacca. Mostri un Crocifisso o un'Ostia Consacrata?
    .about = { $place_at } attacca { $encounter }. Mostri un Crocifisso o un'Ostia Consacrata?
prompt-shield-die = La protezione regge nel Castello di Dracula?
prompt-whom-it-bites = Chi morde il Vampiro?
    .about = Chi morde il Vampiro { $place_at }?
prompt-destroy-vampire = Il Vampiro è inerme. Lo distruggi?
    .about = Inerme { $place_at }: { $encounter }. Lo distruggi?
prompt-show-gun = Lupi. Mostri una Pistola o un Fucile?
    .about = Lupi { $place_at }. Mostri una Pistola o un Fucile?
prompt-choose-victim = Chi deruba il Ladro?
prompt-choose-theft = Che cosa vuole il Ladro?
    .about = Che cosa prende il Ladro { $hunter_to }?
prompt-steal = Che cosa viene rubato?
    .about = Che cosa viene rubato { $hunter_to }?
prompt-day-or-night = È Giorno o Notte?
prompt-lay-chit = Scegli in segreto il tuo segnalino per questo round.
    .about = { $foe } contro i Cacciatori, round { $round }. Scegli in segreto il tuo segnalino.
prompt-name-target = Quale Cacciatore è il bersaglio?
    .about = Round { $round }: quale Cacciatore è il bersaglio?
prompt-roll-die = Che cosa mostra il dado?
prompt-choose-result = Avete vinto il round. Quale segnalino vale?
    .about = Avete vinto il round { $round }. Quale segnalino vale?
prompt-sacred-bullets = I Proiettili Sacri sono consumati?
prompt-flight = Dove voli come pipistrello?
    .about = Sei { $place_at }. Dove voli come pipistrello?
prompt-harker-draws = Quale arma pesca Jonathan Harker?
prompt-holy-water-die = Che cosa dice il dado del Morso?
    .about = Che cosa dice il dado del Morso { $hunter_of }?
prompt-rage-die = Rabbia: per quanti round nessun Cacciatore fugge?
prompt-heroic-leap = Balzo Eroico: che cosa mostra il dado?
    .about = Balzo Eroico { $hunter_of }: che cosa mostra il dado?
prompt-choose-patient = Trasfusione di Sangue: di chi si guarisce il Morso?
prompt-choose-donor = Trasfusione di Sangue: chi dona il sangue?
    .about = Trasfusione di Sangue: chi dona il sangue { $hunter_to }?
prompt-name-town = Esploratori Assoldati: nomina una città.
prompt-re-equip = Nuovo Equipaggiamento: cambi un'arma con una ignota?
prompt-which-host = Quale Ostia sposti?
prompt-move-host = Dove sposti l'Ostia?
    .about = Dove sposti l'Ostia { $place_of }?

# --- perché qualcosa è precluso
reason-acted-already = In questo giro hai già avuto il tuo turno.
reason-already-there = Sei già lì.
reason-apply-in-combat = Si sceglie un segnalino quando un Gruppo ha vinto un round.
reason-asked-already = A quel Cacciatore l'hai già chiesto.
reason-at-sea = In Mare puoi soltanto navigare.
reason-attack-the-first = Un Gruppo si attacca nominando il suo primo membro.
reason-attack-when-met = Si attacca chi si è incontrato, nella propria Fase Azione.
reason-bats-alike = I Pipistrelli guidano tutto il Gruppo o nessuno.
reason-beyond-train = È più lontano di quanto va il treno.
reason-cannot-fly = Il pipistrello non ci arriva: una o due Strade, e in fuga mai più lontano da casa.
reason-claim-when-asked = La vittoria minore si reclama alla fine del turno di Dracula, quando mancano due Cacciatori.
reason-consume-instead = Un Vampiro si consuma invece di muoversi, nel turno di Dracula.
reason-discard-when-asked = Si scarta solo oltre il limite, o quando qualcosa lo impone.
reason-dogs-shown-already = I tuoi Cani sono già mostrati.
reason-evade-to-town = Evasione porta in un'altra città, non in Mare né al Castello.
reason-event-not-held = Non hai quell'Evento.
reason-exchange-weapons-only = Passando si cambiano armi, non Eventi.
reason-flees-home = Sei in fuga: resta aperta solo la via più breve verso casa.
reason-fly-after-combat = Dracula vola solo da un Combattimento.
reason-fog-holds = La Nebbia ti trattiene: devi passare.
reason-fought-here = Hai combattuto qui quel Cacciatore, e da allora non ha lasciato la città.
reason-garlic-bars = L'Aglio vieta le tue Fughe nei primi tre round.
reason-give-in-group = Le armi passano di mano quando si forma un Gruppo o se ne divide la pesca.
reason-group-acted = Quel Cacciatore ha già avuto un turno in questo giro.
reason-group-misses = Quel Cacciatore deve saltare questo turno.
reason-harker-has-none = Jonathan Harker non ha la Fuga.
reason-heal-at-start = L'Acqua Santa guarisce all'inizio del turno di un Cacciatore Morso.
reason-host-at-start = Un'Ostia si posa o si riprende prima di muoversi.
reason-host-bars = Un'Ostia chiude quella città.
reason-host-by-card = Un'Ostia si sposta solo con l'Evento dello stesso nome.
reason-hurt-or-repelled = Respinto o ferito, hai solo Schivare o una Fuga.
reason-invite-at-start = Un Gruppo si forma all'inizio del turno di un Cacciatore.
reason-join-when-invited = Nessuno ti ha invitato in un Gruppo.
reason-laid-in-east = Quell'Incontro si piazza solo nell'Europa Orientale.
reason-laid-in-west = Quell'Incontro si piazza solo nell'Europa Occidentale.
reason-lay-in-action = Gli Incontri si piazzano nella Fase Azione di Dracula.
reason-lay-in-combat = I segnalini si scelgono all'inizio di un round.
reason-lead-by-effect = Dracula sposta i Cacciatori solo con i Pipistrelli o il Dominio delle Tempeste.
reason-leave-host = Sulla tua città c'è un'Ostia: devi lasciarla.
reason-move-in-phase = Ci si muove nella propria Fase Movimento.
reason-must-apply = Uno dei segnalini dei Cacciatori deve valere.
reason-must-attack = Qui c'è un Cacciatore che devi attaccare.
reason-must-choose-victim = Uno di loro deve subire il Morso.
reason-must-evade = Devi andare in una di quelle città.
reason-must-fly = Devi volare in uno di quei luoghi.
reason-must-give = Una delle tue armi va data.
reason-must-lay-chit = Devi scegliere un segnalino per questo round.
reason-must-lead = I Cacciatori vanno portati da qualche parte.
reason-must-move-host = L'Ostia deve andare in una di quelle città.
reason-must-name-target = Uno dei Cacciatori deve essere il bersaglio.
reason-must-name-town = Due città vanno nominate.
reason-must-ride = Con il treno devi percorrere almeno una città.
reason-must-rob = Il Ladro deve prendere qualcosa.
reason-must-share = Qualcuno del Gruppo deve riceverla.
reason-must-transfuse = Qualcuno deve guarire, e un altro donare il sangue.
reason-name-by-card = Si nomina qualcosa solo per una carta o un Incontro che lo chiede.
reason-night-chit = Quel segnalino è per la Notte.
reason-no-agents = Agenti Marittimi non è in gioco.
reason-no-blood-to-embark = Per imbarcarti ti servono due punti Sangue.
reason-no-dodge-yet = Nessuno può Schivare nel primo round.
reason-no-donor = Quel Cacciatore non è lì per donare il sangue.
reason-no-events-in-swap = Si danno armi, non Eventi.
reason-no-feast-dying = Nella Morte di Sangue nessun Vampiro aiuta più.
reason-no-gun = Servono solo una Pistola o un Fucile, una volta per tipo.
reason-no-holy-water = Non hai Acqua Santa.
reason-no-host-here = In questa città non si può posare un'Ostia.
reason-no-host-there = Lì non c'è un'Ostia che tu possa prendere.
reason-no-host-town = Lì un'Ostia non può stare, o ce n'è già una.
reason-no-new-port = Da lì non si raggiunge nessun nuovo porto.
reason-no-passing-at-sea = In Mare nessuno passa.
reason-no-patient = Quel Cacciatore non ha un Morso, o nessuno è con lui.
reason-no-railway = Nessuna Ferrovia parte da qui.
reason-no-road = Da qui nessuna Strada porta là.
reason-no-sea-way = Da qui non ci si arriva per Mare.
reason-no-shield = Servono solo un Crocifisso o un'Ostia Consacrata.
reason-no-stake = Lo distruggono solo un Paletto, l'Acqua Santa o un Coltello.
reason-no-train = Dracula non usa mai la Ferrovia.
reason-no-vampire-there = Lì non c'è un Vampiro.
reason-not-back = In Mare nessuno torna dove era appena prima.
reason-not-by-rail = Nessuna Ferrovia unisce quel luogo a questa città.
reason-not-here = Quel Cacciatore non è qui.
reason-not-his-weapon = Non ha quel segnalino.
reason-not-in-britain = Nelle Isole Britanniche non ci sono Lupi.
reason-not-in-group = Quel Cacciatore non è nel Gruppo.
reason-not-in-his-town = Quel Cacciatore non è dove sei tu.
reason-not-on-this-side = Quell'arma non vale in questo Combattimento.
reason-not-to-castle = I Pipistrelli non portano al Castello.
reason-not-where-embarked = È il porto in cui questo viaggio è cominciato.
reason-nothing-to-claim = Non sei arrivato a tanto.
reason-one-weapon-anew = Si può cambiare una delle tue armi.
reason-only-dogs = Ora si mostrano solo i Cani.
reason-only-railway = Là porta solo una Ferrovia, nessuna Strada.
reason-out-of-game = Quel Cacciatore non è più in gioco.
reason-rage-holds = La Rabbia di Dracula: ancora niente Fuga.
reason-restock-last = Un Cacciatore pesca alla fine della sua Fase Azione.
reason-return-on-pass = Gli Incontri si cambiano quando Dracula passa.
reason-ride-after-roll = In treno si va solo dopo il tiro.
reason-series-only = Così si chiude solo una serie di scelte.
reason-show-when-asked = Un'arma si mostra quando qualcosa lo chiede.
reason-small-town = Tanto si pesca solo nelle città grandi.
reason-start-once = Le città di partenza si scelgono una volta sola, prima del primo giro.
reason-stay-if-stuck = Si resta solo se non ci si può muovere affatto.
reason-stop-or-sail = Fermarsi o navigare oltre si può solo con Tempo Splendido.
reason-storms-rage = Lì ci sono Tempeste: nessuno si imbarca o sbarca.
reason-take-by-thief = Solo un Ladro prende qualcosa.
reason-target-in-combat = Il bersaglio si nomina in ogni round di Combattimento.
reason-time-advance-planning = Piano Preparato si gioca a segnalini scelti, prima dei dadi.
reason-time-blood-transfusion = Trasfusione di Sangue si gioca fuori da Combattimenti e Incontri, con un Cacciatore Morso e un altro in una città.
reason-time-chartered-carriage = Carrozza a Nolo si gioca quando prendi il treno.
reason-time-control-storms = Dominio delle Tempeste si gioca quando un Cacciatore in Mare sta per muoversi.
reason-time-customs-search = Controllo Doganale si gioca quando dei Cacciatori sono sbarcati, o sono passati da una metà dell'Europa all'altra.
reason-time-dawn-raid = Incursione all'Alba si gioca quando comincia un Combattimento con Dracula.
reason-time-devilish-power = Potere Diabolico si gioca contro un Evento dei Cacciatori, Agenti Marittimi o un'Ostia posata.
reason-time-dogs = I Cani si mostrano quando si pescano, o in una Fase Movimento.
reason-time-escape-route = Via di Fuga si gioca quando affronti un Incontro, o quando comincia un Combattimento con Dracula.
reason-time-excellent-weather = Tempo Splendido si gioca prima di muoverti per Mare.
reason-time-false-tip-off = Falsa Soffiata si gioca quando dei Cacciatori prendono il treno.
reason-time-garlic = L'Aglio si gioca quando comincia un Combattimento con Dracula, da un Cacciatore che vi partecipa.
reason-time-great-strength = Grande Forza si gioca quando stai per ricevere Ferite o un Morso.
reason-time-heavenly-host = Un'Ostia si posa all'inizio della tua Fase Movimento.
reason-time-heroic-leap = Balzo Eroico si gioca quando hai trovato Dracula, prima di combattere.
reason-time-holy-water = L'Acqua Santa si usa all'inizio del turno di un Cacciatore Morso.
reason-time-hour-of-darkness = Ora delle Tenebre si gioca quando comincia un Combattimento con Dracula.
reason-time-hypnosis = Ipnosi si gioca all'inizio del tuo turno, se hai un Morso.
reason-time-pre-warned = Preavviso si gioca quando affronti un Incontro.
reason-time-rage = Rabbia si gioca quando comincia un Combattimento con Dracula, ma non contro l'Aglio.
reason-time-seduction = Seduzione si gioca quando dei Cacciatori affrontano un Vampiro.
reason-time-szgany-reinforcements = Rinforzi degli Szgany si gioca quando uno Szgany non c'è più.
reason-time-trap = Trappola si gioca a segnalini scelti, prima dei dadi.
reason-time-walpurgis-night = Notte di Valpurga si gioca al posto di un turno di Dracula a terra.
reason-too-many-held = Hai troppe cose in mano: qualcosa va scartato.
reason-train-goes = Con il treno si percorre almeno una città.
reason-used-in-combat = Quell'arma si sceglie in Combattimento, o si mostra quando un Incontro lo chiede.
reason-used-last-round = Hai scelto quel segnalino nel round precedente.
reason-weapon-not-held = Non hai quell'arma.
reason-with-oneself = Ci vuole un altro Cacciatore.

# --- che cosa è successo
event-starts-hidden = { $a } ha scelto dove comincia.
event-turn-begins = Comincia il turno { $a_of }.
event-turn-over = Il turno { $a_of } termina.
event-misses-turn = { $a } salta questo turno.
event-extra-turn = { $a } ha subito un altro turno.
event-will-miss-turn = { $a } salterà il prossimo turno.
event-will-have-turn = { $a } avrà un altro turno subito dopo questo.
event-cancel-each-other = Contrattempo e Senso d'Emergenza si annullano a vicenda.
event-embarks = Agenti Marittimi: Dracula si imbarca.
event-sails = Agenti Marittimi: Dracula naviga oltre.
event-lands = Agenti Marittimi: Dracula sbarca.
event-had-consumed = Dracula aveva consumato un Vampiro.
event-consumed = Dracula consuma { $a } { $b_at }.
event-attacks = Dracula attacca { $a_at }: { $cards }.
event-no-blood = Dracula non ha più punti Sangue: è in fuga.
event-blood-lost = Dracula perde { $a ->
    [one] 1 punto Sangue
   *[other] { $a } punti Sangue
}.
event-dracula-destroyed = Dracula è distrutto.
event-dracula-found = Dracula è { $a_at }.
event-dracula-not-here = Dracula non è { $a_at }.
event-rumours-here = Voci di Paese: è stato { $a_at }.
event-no-rumours-here = Nessuna Voce di Paese { $a_at }.
event-no-rumours-yet = Non ci sono ancora Voci di Paese.
event-vampires-on-chart = { $a ->
    [0] Nessun Vampiro è sulla Mappa segreta.
    [one] 1 Vampiro è sulla Mappa segreta.
   *[other] { $a } Vampiri sono sulla Mappa segreta.
}
event-invites = { $a } invita { $b } in un Gruppo.
event-joins = { $a } si unisce al Gruppo.
event-declines = { $a } non si unisce.
event-gives-to = { $a } ha qualcosa per { $b }.
event-gave-weapon = { $a } dà un'arma { $b_to }.
event-host-laid = { $a } posa un'Ostia { $b_at }.
event-host-gone = L'Ostia { $a_at } non c'è più.
event-host-chosen = Un'Ostia { $a_at } sta per essere spostata.
event-host-moved = Un'Ostia si sposta: prima { $a_at }, ora { $b_at }.
event-rolled = Tiro: { $a }.
event-lifts = { $a } { $b_at }: si rasserena.
event-passes = { $a } passa.
event-stays = { $a } resta dov'è.
event-declares-rail = { $a } prende il treno.
event-no-train = Nessun treno per { $a }.
event-restocks = { $a } pesca: { $b }.
event-drew-weapon = { $a } pesca un'arma.
event-weapon-drawn = { $a } pesca { $b }.
event-weapons-mixed = Le armi scartate tornano nella riserva.
event-gets-weapon = { $a } riceve un'arma.
event-weapon-given = { $a } riceve { $b }.
event-drew-event = { $a } pesca { $b }.
event-event-drawn = { $a } riceve { $b }.
event-events-shuffled = Il mazzo Eventi viene rimischiato.
event-gets-event = { $a } riceve una carta.
event-event-given = { $a } riceve { $b }.
event-dogs-shown = { $a } mostra i Cani.
event-dogs-gone = { $a } perde dei Cani mostrati.
event-shows = { $a } mostra { $b }.
event-uses = { $a } usa { $b }.
event-cured = { $a } guarisce dal Morso.
event-wounded = { $a } riceve { $b ->
    [one] 1 Ferita
   *[other] { $b } Ferite
}.
event-dies = { $a } muore.
event-turns = { $a } diventa un Vampiro { $b_at }.
event-meets = Si affronta: { $a }.
event-encounter-gone = Incontro scartato: { $a }.
event-encounter-stays = Resta sulla mappa { $b_at }: { $a }.
event-bound-by-bats = I Pipistrelli guideranno { $a }.
event-robs = Il Ladro deruba { $a }.
event-steals = Il Ladro prende { $b } { $a_to }.
event-vampire-destroyed = { $a } distrugge { $b }.
event-vampires-destroyed = { $a ->
    [one] 1 Vampiro è distrutto.
   *[other] { $a } Vampiri sono distrutti.
}
event-vampire-returns = Torna in mano a Dracula: { $a }.
event-nothing-lies = Non c'è nulla { $a_at }.
event-something-lies = C'è qualcosa { $a_at }.
event-encounter-lies = L'Incontro { $a_at }: { $b }.
event-combat = Combattimento con { $a }: { $cards }.
event-by-day = È Giorno.
event-by-night = È Notte.
event-combat-round = Round di Combattimento { $a }.
event-lays = { $a } sceglie { $b }.
event-target = Il bersaglio è { $a }.
event-totals = I Cacciatori hanno { $a }, il nemico { $b }.
event-hunters-ahead = I Cacciatori vincono il round.
event-enemy-ahead = Il nemico vince il round.
event-reveals = { $a } scopre { $b }.
event-counts = Vale il segnalino { $a_of }.
event-result = { $b ->
    [0] Risultato: { $a }.
   *[other] Risultato: { $a } { $b }.
}
event-out-of-combat = { $a } è fuori dal Combattimento.
event-flies = Dracula vola via.
event-flew = Hai volato { $a_at }.
event-evaded = Sei riapparso { $a_at }.
event-harker-drew = Jonathan Harker pesca un'arma.
event-harker-dropped = Jonathan Harker perde { $a }.
event-harker-finds-nobody = Jonathan Harker non trova nessuno: Dracula è in Mare.
event-harker-lost = Jonathan Harker è perduto e diventa un Vampiro.
event-harker-is-lost = Jonathan Harker è già perduto: non accade nulla.
event-valour = { $a } guadagna { $b ->
    [one] 1 punto Valore
   *[other] { $b } punti Valore
}.
event-dracula-was = Dracula era { $a_at }.
event-rumours-were = Le Voci di Paese erano { $a_at }.
event-blood-was = { $b ->
    [0] Dracula aveva { $a } punti Sangue.
   *[other] Dracula era arrivato a { $b } nella Morte di Sangue.
}
event-chart-was = Sulla sua Mappa segreta { $a_at }: { $b }.
event-held = { $a } aveva in mano { $cards }.

# --- opzioni
option-attack = Attacchi di Dracula
option-attack-help = Dracula deve attaccare un Cacciatore nella sua città?
option-attack-must = sì, sempre
option-attack-may = no, può lasciarlo in pace
option-hunter_hands = Le mani dei Cacciatori
option-hunter_hands-help = I Cacciatori vedono le armi e le carte l'uno dell'altro?
option-hunter_hands-open = sì, sempre
option-hunter_hands-own = no, ciascuno solo le proprie
option-minor_victory = La vittoria minore di Dracula
option-minor_victory-help = La partita finisce appena Dracula è arrivato a tanto?
option-minor_victory-claimed = solo se la reclama
option-minor_victory-ends = sì, subito
option-valour = Punti Valore
option-valour-help = Si contano le imprese dei Cacciatori?
option-valour-false = no
option-valour-true = sì
option-round_limit = Ultimo giro
option-round_limit-help = Dopo tanti giri la partita è finita: stallo, o vittoria minore dei Cacciatori. Con 0 non c'è limite.

## Nomi di ciò che sta sul tavolo semplice
field-acted = Ha avuto il turno
field-again = Ha un altro turno
field-applied = Segnalino che vale
field-attacked = Dracula attacca
field-bitten = Morso
field-blood = Punti Sangue
field-blood-death = Morte di Sangue
field-castle-rounds = Giri nel Castello
field-consumed = Ha consumato un Vampiro
field-dead = Morto
field-dice = Dadi
field-dogs = Cani mostrati
field-drawer = Pescato da
field-eaten = Vampiro consumato in
field-empty = Città certamente vuote
field-encounter-cup = Incontri nella riserva
field-encounter-limit = Limite degli Incontri
field-enemy-adds = Il nemico aggiunge
field-event-deck = Mazzo Eventi
field-faceup = Scoperto sulla mappa
field-fleeing = In fuga
field-found = Tutti lo vedono
field-fought = Ha combattuto qui Dracula
field-garlic = Aglio giocato
field-group = Di turno insieme
field-harker = Combatte Jonathan Harker
field-harker-weapons = Armi di Harker
field-harker-wounds = Ferite di Harker
field-hunter = Posata da
field-hunters-add = I Cacciatori aggiungono
field-hunters-won = I Cacciatori hanno vinto il round
field-in-group = Di turno
field-known = I Cacciatori lo sanno
field-last = Segnalini del round precedente
field-laying = Piazza
field-limited = Solo Schivare o Fuga
field-max-blood = Massimo dei punti Sangue
field-max-blood-death = Fine della Morte di Sangue
field-max-wounds = Ferite mortali
field-met = Incontro affrontato
field-met-at = Affrontato in
field-misses = Salta il prossimo turno
field-port = Porto lasciato
field-raging = Round di Rabbia
field-result = Risultato
field-returned = Rimette
field-revealed = Scoperti
field-rumours = Voci di Paese
field-seen-weapons = Armi mostrate a Dracula
field-shipping-agents = Agenti Marittimi in gioco
field-step = Passo del suo turno
field-stocked = Ha pescato in
field-target = Bersaglio
field-together = Gruppo
field-town = Città
field-towns = Incontri
field-train = Città in treno
field-turned = Diventato un Vampiro
field-valour = Punti Valore
field-vampires = Vampiri sulla Mappa segreta
field-vampires-destroyed = Vampiri distrutti
field-way = La sua via, giro per giro
field-weapon-count = Armi in mano
field-weapon-cup = Armi nella riserva
field-weapon-discards = Armi scartate
field-weapon-limit = Limite delle armi
field-weapons = Armi
field-what = Con
field-wounds = Ferite
value-carriage = una carrozza aspetta
value-delayed = il treno è in ritardo
value-passed = passano
value-fogged = la Nebbia li trattiene
value-avoided = l'Incontro è evitato
value-forewarned = i Cacciatori erano avvertiti
value-seduced = Seduzione
value-first-round = primo round

# --- fino a quando può durare una rinuncia
span-round = questo giro

# --- il tavolo in una finestra di testo
clock = Giro { $round }
column-wounds = Ferite
column-weapons = armi
ways-rail = Ferrovia

# --- che cosa fanno le armi
card-crucifix = Segnalino da Combattimento contro Dracula. Mostrato quando un Vampiro attacca, protegge dal Morso tutto il Gruppo; nel Castello di Dracula fallisce con 5 o 6.
card-dogs = Non si usano in Combattimento. Mostrati quando si pescano o all'inizio di una Fase Movimento, restano scoperti e contano nel limite: i Ratti non fanno nulla al tuo Gruppo, e hai +1 nel primo round di ogni Combattimento.
card-garlic = Non si usa come segnalino da Combattimento. Giocalo quando comincia un Combattimento con Dracula, se vi partecipi: nessuna delle sue Fughe nei round da 1 a 3, e niente Rabbia. Si scarta dopo il Combattimento.
card-heavenly-host = Segnalino da Combattimento contro Dracula; mostrata, protegge come un Crocifisso. Oppure posala nella tua città all'inizio della tua Fase Movimento, ma non nel Castello, a Galati o a Klausenburg: Dracula non può entrarvi, e se è lì deve andarsene. Solo tu puoi riprenderla, per scartarla.
card-holy-water = Segnalino da Combattimento contro Dracula, perso dopo il suo round. Oppure salta il turno per curare il tuo Morso: con 1 ricevi una Ferita, con 4-6 guarisci. Scartata, distrugge un Vampiro che dorme.
card-knife = Segnalino da Combattimento contro chiunque. Mostrato, distrugge un Vampiro che dorme, e lo tieni.
card-pistol = Segnalino da Combattimento contro chiunque. Mostrata, toglie 1 alle Ferite dei Lupi.
card-rifle = Segnalino da Combattimento contro chiunque. Mostrato, toglie 1 alle Ferite dei Lupi.
card-sacred-bullets = Segnalino da Combattimento contro chiunque, anche senza arma da fuoco. Dopo ogni uso che ha effetto un dado: con 4-6 sono consumati. Se la Forza li batte sono distrutti.
card-stake = Segnalino da Combattimento contro chiunque, il più micidiale contro Dracula; si perde quando colpisce. Scartato, distrugge un Vampiro che dorme.

# --- che cosa fanno i segnalini da Combattimento
card-fist = Segnalino di ogni Cacciatore contro chiunque: un semplice colpo.
card-dodge = Segnalino di ogni Cacciatore, non nel primo round. Un Parato vinto così dà +1 nel round seguente.
card-escape = Segnalino di ogni Cacciatore. Se vince, sei fuori dal Combattimento.
card-claw = Segnalino di Dracula, di Giorno e di Notte: provoca Ferite.
card-dracula-dodge = Segnalino di Dracula, di Giorno e di Notte, non nel primo round. Un Parato vinto così dà +1 nel round seguente.
card-escape-human = Segnalino di Dracula, di Giorno e di Notte. Se vince, il Combattimento è finito e lui resta lì.
card-escape-bat = Segnalino di Dracula, di Notte. Se vince, il Combattimento è finito e lui vola in segreto per una o due Strade, fino a un luogo senza Cacciatori né Ostia.
card-escape-mist = Segnalino di Dracula, di Notte. Se vince, il Combattimento è finito; anche quasi tutte le armi che la battono danno solo Fine.
card-bite = Segnalino di Dracula, di Notte. Chi subisce il Morso è fuori dal Combattimento; se non vi resta nessun Cacciatore, Dracula vola via.
card-dracula-hypnosis = Segnalino di Dracula, di Notte. Chi è Ipnotizzato subisce un Morso, perde tutte le armi in mano ed è fuori dal Combattimento.
card-strength = Segnalino di Dracula, di Notte. Distrugge quasi tutte le armi che batte.
card-agent-fist = Segnalino di ogni Szgany: un semplice colpo.
card-agent-dodge = Segnalino di ogni Szgany, non nel primo round. Un Parato vinto così dà +1 nel round seguente.
card-agent-knife = Segnalino di ogni Szgany: una o due Ferite.
card-agent-pistol = Segnalino di uno Szgany con pistola: fino a tre Ferite.
card-agent-rifle = Segnalino di uno Szgany con fucile: per lo più due o tre Ferite.

# --- che cosa fanno gli Eventi dei Cacciatori
card-advance-planning = Quando i segnalini sono scelti, prima dei dadi: +1 ai tiri dei Cacciatori fino alla fine di questo Combattimento, per ogni copia.
card-blood-transfusion = In qualsiasi momento fuori dal Combattimento, con due Cacciatori nella stessa città: uno riceve 1 Ferita, l'altro perde il Morso.
card-chartered-carriage = Per Ferrovia senza tirare il dado: vale come un 6. Con una Falsa Soffiata nello stesso turno si perdono entrambe e si tira il dado.
card-dawn-raid = Quando comincia un Combattimento con Dracula: è Giorno, senza tirare. Con Ora delle Tenebre si perdono entrambe e si tira il dado.
card-escape-route = Quando affronti un Incontro, o comincia un Combattimento con Dracula: non ha luogo, e la tua Fase Azione termina. L'Incontro resta scoperto; Dracula può attaccare più tardi. Non contro un Vampiro nel Castello.
card-excellent-weather = Prima di muoverti per Mare: fino a quattro passi per Mare in questo turno. Chi sbarca si ferma.
card-great-strength = Quando un risultato ti darebbe Ferite o un Morso: non succede. L'Ipnosi ti toglie comunque le armi e ti fa uscire dal Combattimento.
card-heavenly-host-event = Subito: puoi spostare un'Ostia posata, da chiunque, in un'altra città dove possa stare.
card-heroic-leap = Quando hai trovato Dracula, prima di ogni Combattimento: non si combatte. Tira un dado: ricevi tante Ferite, lui perde tanti punti Sangue. Se non ne ha più, è distrutto senza tirare.
card-hired-scouts = Subito: nomina due città. I Cacciatori vedono gli Incontri che vi sono, ma non sanno nulla delle Voci di Paese né di Dracula.
card-hypnosis = All'inizio del tuo turno, se hai un Morso: Dracula dice in quale luogo è, e quanti Vampiri ci sono sulla sua Mappa segreta.
card-jonathan-harker = Subito, se Dracula non è in Mare: Harker lo combatte dov'è, con Pugno, Schivare, tre armi pescate e 6 Ferite da sopportare; i suoi segnalini li scegli tu. Se muore, subisce un Morso o è Ipnotizzato, Dracula riceve il Vampiro Harker.
card-mishap = Subito: tu e il tuo Gruppo saltate il prossimo turno. Pescato insieme a Senso d'Emergenza, nessuno dei due vale.
card-newspaper-reports = Subito: Dracula dice in quale città sono le Voci di Paese.
card-pre-warned = Quando affronti un Incontro: si scarta invece, e la tua Fase Azione continua. Non contro un Vampiro nel Castello, e non serve contro i Rinforzi degli Szgany.
card-re-equip = Subito: puoi scartare un'arma e pescarne un'altra.
card-sense-of-emergency = Subito: tu e il tuo Gruppo avete un altro turno dopo questo. Pescato insieme a Contrattempo, nessuno dei due vale.
card-shipping-agents = Resta in gioco: ogni volta che Dracula si imbarca, naviga o sbarca lo dice, ma non dove. Solo Potere Diabolico vi pone fine.
card-telegraph-ahead = Subito: per ogni città a una Strada da te Dracula dice se c'è un Incontro, ma non quale.

# --- che cosa fanno gli Eventi di Dracula
card-control-storms = Quando un Cacciatore in Mare sta per muoversi: lo muove invece Dracula, da uno a tre passi, l'ultimo in un porto diverso da quello lasciato. Il Cacciatore vi ha la sua Fase Azione.
card-customs-search = Quando dei Cacciatori sono sbarcati, o sono arrivati in una città dell'altra metà dell'Europa: ognuno scarta tutte le armi in mano.
card-devilish-power = Annulla un Evento dei Cacciatori appena giocato. Oppure in qualsiasi momento: via gli Agenti Marittimi, o un'Ostia posata.
card-evasion = Subito: Dracula va in segreto in una città qualsiasi senza Cacciatori né Ostia, ma non nel Castello. Nulla succede mentre è in fuga.
card-false-tip-off = Quando dei Cacciatori prendono il treno, prima del tiro: lo perdono e restano, ma hanno la loro Fase Azione. Con una Carrozza a Nolo nello stesso turno si perdono entrambe e si tira il dado.
card-hour-of-darkness = Quando comincia un Combattimento con Dracula: è Notte, senza tirare. Con Incursione all'Alba si perdono entrambe e si tira il dado.
card-rage = Quando comincia un Combattimento di Dracula con dei Cacciatori, se non è stato giocato Aglio: tira un dado. Per tanti round nessun Cacciatore può usare Fuga.
card-seduction = Quando dei Cacciatori affrontano un Vampiro, prima di ogni tiro: uno di loro subisce un Morso, qualunque cosa possa mostrare, e la Fase Azione termina. Il Vampiro torna in mano a Dracula; un Cacciatore-Vampiro resta.
card-szgany-reinforcements = Quando uno Szgany è Ucciso o scartato: uno nuovo dello stesso tipo combatte subito, come in un primo round. In un Gruppo ogni Cacciatore ne combatte uno da solo.
card-trap = Quando i segnalini sono scelti, prima dei dadi: +1 ai tiri di Dracula o dei suoi Szgany fino alla fine di questo Combattimento, per ogni copia.
card-walpurgis-night = All'inizio del turno di Dracula a terra, al posto di tutto il resto: recupera 3 punti Sangue. Non in Morte di Sangue.

# --- che cosa fanno gli Incontri
card-vampire = Tira un dado. 1-2: un Cacciatore subisce un Morso, salvo che si mostri un Crocifisso o un'Ostia Consacrata. 3: si dilegua. 4-6: dorme, e Paletto, Acqua Santa o Coltello lo distruggono. Altrimenti resta scoperto e la Fase Azione termina. Nel Castello attacca sempre.
card-szgany-with-knife = Solo nell'Europa Orientale. Combattimento con uno Szgany che ha un Coltello. Resta scoperto finché non è Ucciso, e chi rimane nella città deve combatterlo di nuovo.
card-szgany-with-knife-and-pistol = Solo nell'Europa Orientale. Combattimento con uno Szgany che ha Coltello e Pistola. Resta scoperto finché non è Ucciso, e chi rimane nella città deve combatterlo di nuovo.
card-szgany-with-knife-and-rifle = Solo nell'Europa Orientale. Combattimento con uno Szgany che ha Coltello e Fucile. Resta scoperto finché non è Ucciso, e chi rimane nella città deve combatterlo di nuovo.
card-wolves = Non nelle Isole Britanniche. Ogni Cacciatore riceve 2 Ferite, 1 in meno se si mostra una Pistola e 1 in meno se si mostra un Fucile.
card-rats = Quattro dadi: ogni Cacciatore riceve 1 Ferita per ogni 4, 5 o 6. Nulla se si mostrano i Cani.
card-bats = La Fase Azione termina. Nella prossima Fase Movimento Dracula muove i Cacciatori lungo una Strada, non nel Castello; lì hanno la loro Fase Azione.
card-fog = La Fase Azione termina, e nessun Cacciatore lascia la città finché la Nebbia non si dissolve: con 4-6, tirando all'inizio di una Fase Movimento lì. Dracula non è ostacolato.
card-storms = La Fase Azione termina, e nessun Cacciatore si imbarca o sbarca qui finché le Tempeste non si placano: con 5-6, tirando all'inizio di una Fase Movimento qui e in ogni turno di Dracula. Dracula non è ostacolato.
card-peasants = Solo nell'Europa Orientale. Ogni Cacciatore scarta tutte le armi in mano e ne pesca altrettante.
card-hoax = Solo nell'Europa Occidentale. Ogni Cacciatore scarta tutti gli Eventi.
card-plague = Ogni Cacciatore riceve 2 Ferite.
card-thief = Di un Cacciatore un'arma o un Evento, come vuole Dracula, va perso a caso.
card-harker-vampire = Arriva in mano a Dracula quando Jonathan Harker è perduto. Si piazza, si affronta e conta come ogni Vampiro.
card-hunter-vampire = Un Cacciatore che ha subìto due Morsi, o è morto con un Morso. Sta dove è successo e conta come ogni Vampiro.

# --- lo stesso in poche parole, per la faccia di un segnalino o di una carta
brief-crucifix = Contro Dracula. Mostrato: nessun Morso di un Vampiro.
brief-dogs = Mostrati: niente Ratti, +1 nei primi round.
brief-garlic = Niente Fuga per lui nei round da 1 a 3, niente Rabbia.
brief-heavenly-host = Contro Dracula. Mostrata: protegge. Posata: chiude una città.
brief-holy-water = Contro Dracula; si consuma. O un dado per guarire dal Morso.
brief-knife = Contro chiunque. Mostrato: elimina un Vampiro che dorme.
brief-pistol = Contro chiunque. Mostrata: Lupi 1 in meno.
brief-rifle = Contro chiunque. Mostrato: Lupi 1 in meno.
brief-sacred-bullets = Contro chiunque; consumati con 4-6.
brief-stake = Contro chiunque; si perde se colpisce. Elimina un Vampiro che dorme.
brief-fist = Un semplice colpo.
brief-dodge = Non nel round 1. Parato: poi +1.
brief-escape = Vince: sei fuori dal Combattimento.
brief-claw = Giorno e Notte.
brief-dracula-dodge = Non nel round 1. Parato: poi +1.
brief-escape-human = Vince: il Combattimento finisce.
brief-escape-bat = Vince: il Combattimento finisce, lui vola via.
brief-escape-mist = Vince: il Combattimento finisce.
brief-bite = Morso, e fuori dal Combattimento.
brief-dracula-hypnosis = Morso, e tutte le armi perse.
brief-strength = Distrugge quasi tutte le armi che batte.
brief-agent-fist = Un semplice colpo.
brief-agent-dodge = Non nel round 1. Parato: poi +1.
brief-agent-knife = Una o due Ferite.
brief-agent-pistol = Fino a tre Ferite.
brief-agent-rifle = Per lo più due o tre Ferite.
brief-advance-planning = +1 ai tiri dei Cacciatori.
brief-blood-transfusion = 1 Ferita a uno guarisce il Morso di un altro.
brief-chartered-carriage = In treno come con 6; o contro una Falsa Soffiata.
brief-dawn-raid = È Giorno, senza tirare.
brief-escape-route = Niente Incontro o Combattimento; la tua Fase termina.
brief-excellent-weather = Fino a quattro passi per Mare.
brief-great-strength = Nessuna Ferita, o nessun Morso.
brief-heavenly-host-event = Sposta un'Ostia posata.
brief-heroic-leap = Niente Combattimento: un dado di Sangue, e di Ferite tue.
brief-hired-scouts = Si vedono gli Incontri di due città.
brief-hypnosis = Con un Morso: dov'è, e quanti Vampiri ha.
brief-jonathan-harker = Harker combatte subito Dracula.
brief-mishap = Si salta il prossimo turno.
brief-newspaper-reports = Dove sono le Voci di Paese.
brief-pre-warned = L'Incontro si scarta.
brief-re-equip = Cambia un'arma.
brief-sense-of-emergency = Un altro turno subito dopo questo.
brief-shipping-agents = Dice quando si imbarca, naviga, sbarca.
brief-telegraph-ahead = Incontri sì o no, a una Strada da te.
brief-control-storms = Fai sbarcare i Cacciatori in un porto.
brief-customs-search = Sbarco o confine: via tutte le armi.
brief-devilish-power = Annulla un loro Evento; o via Agenti o un'Ostia.
brief-evasion = Va in una città senza Cacciatori né Ostia.
brief-false-tip-off = Perdono il treno; o contro una Carrozza.
brief-hour-of-darkness = È Notte, senza tirare.
brief-rage = Niente Fuga per i Cacciatori, tanti round quanti il dado.
brief-seduction = Un Vampiro morde senza tirare.
brief-szgany-reinforcements = Un nuovo Szgany combatte subito.
brief-trap = +1 ai tiri della tua parte.
brief-walpurgis-night = Nessun turno, ma 3 punti Sangue.
brief-vampire = 1-2 morde · 3 si dilegua · 4-6 dorme
brief-szgany-with-knife = Oriente · Pugno, Schivare, Coltello
brief-szgany-with-knife-and-pistol = Oriente · Pugno, Schivare, Coltello, Pistola
brief-szgany-with-knife-and-rifle = Oriente · Pugno, Schivare, Coltello, Fucile
brief-wolves = 2 Ferite, 1 in meno per Pistola, per Fucile
brief-rats = Quattro dadi, 1 Ferita per ogni 4-6
brief-bats = La Fase termina, poi li muovi tu
brief-fog = La Fase termina, nessuno esce fino a un 4-6
brief-storms = La Fase termina, né imbarco né sbarco fino a un 5-6
brief-peasants = Oriente · tutte le armi cambiate
brief-hoax = Occidente · tutti gli Eventi persi
brief-plague = 2 Ferite
brief-thief = Un'arma o un Evento perso a caso
brief-harker-vampire = Un Vampiro, dalla sconfitta di Harker
brief-hunter-vampire = Un Vampiro, già Cacciatore

# --- quando si può usare un segnalino o una carta
timing-or = { $first } o { $last }
timing-on-draw = subito
timing-any-time = in qualsiasi momento
timing-outside-combat = in qualsiasi momento fuori dal Combattimento
timing-movement-start = all'inizio del tuo turno
timing-sea-move = prima di un movimento per Mare
timing-rail-move = prima del tiro per il treno
timing-on-encounter = quando si affronta un Incontro
timing-on-vampire = quando si affronta un Vampiro
timing-on-wolves = quando si affrontano i Lupi
timing-on-wounds = quando riceveresti Ferite
timing-on-bite = quando subiresti un Morso
timing-dracula-found = quando Dracula è trovato
timing-combat-start = all'inizio del Combattimento
timing-chits-laid = a segnalini scelti, prima dei dadi
timing-on-false-tip-off = contro Falsa Soffiata
timing-on-chartered-carriage = contro Carrozza a Nolo
timing-on-hunter-event = contro un Evento dei Cacciatori
timing-before-hunter-move = prima che i Cacciatori in Mare si muovano
timing-after-hunter-move = dopo il movimento dei Cacciatori
timing-rail-declared = prima che i Cacciatori tirino per il treno
timing-szgany-gone = quando uno Szgany non c'è più
timing-dracula-moves = al posto del tuo turno
timing-combat = in Combattimento
timing-by-night = in Combattimento, solo di Notte
timing-agent = in Combattimento con uno Szgany
timing-encounter = piazzato in una città

# --- personaggi
character-foot = Fuori con { $wounds } Ferite o { $bites } Morsi
character-foot-dracula = { $blood } punti Sangue
character-dracula = Vince con sei Vampiri sulla sua Mappa segreta. Senza punti Sangue fugge nel suo Castello, e nella Morte di Sangue un colpo mortale lo distrugge. Tiene tre Eventi e cinque Incontri; +1 in Combattimento nel suo Castello, e contro un Cacciatore Morso.
character-godalming = Nel primo round di un Combattimento +1 contro uno Szgany, −1 contro Dracula. Il secondo Morso lo fa diventare un Vampiro.
character-seward = Nessun vantaggio e nessuna debolezza in alcun Combattimento. Il secondo Morso lo fa diventare un Vampiro.
character-van-helsing = Nel primo round di un Combattimento +1 contro Dracula, −1 contro uno Szgany. Il secondo Morso lo fa diventare un Vampiro.

# --- il tavolo nel browser: ciò che dice la pagina di ogni edizione, con le parole di questa
noun-east = Europa orientale
noun-west = Europa occidentale
map-way-rail-white = ferrovia
kind-item = arma
kind-combat = segnalino da Combattimento
gallery-items = Armi
gallery-hunter-combat = Segnalini da Combattimento dei Cacciatori
gallery-dracula-combat = Segnalini da Combattimento di Dracula e dei suoi agenti
pile-items = Armi
seats-items = { $count ->
    [0] nessuna arma
    [one] un'arma
   *[other] { $count } armi
}
sign-items = armi in mano
sign-rumor = Voci di Paese
token-on-rumor = Voci di Paese
panel-items = { $count } di { $of } armi
plate-health = −{ $damage } Sangue
reach-sign-perhaps = in treno
place-kind-small-city = città piccola
place-kind-large-city = città grande
map-small-city = città piccola
map-large-city = città grande
reach-title = Dove possono essere al prossimo turno?
reveal-title = Round { $round }: si scoprono i segnalini
seats-ally-hunters = In gioco:
anytime-transfuse = Gioca
anytime-end-agents = Contro gli Agenti Marittimi
anytime-end-host = Contro un'Ostia

# --- il diario
phase-setup = preparazione
log-set-up = Prima del primo giro
log-round = Giro { $a }
log-comes-by-road = { $a } arriva { $b_at } per Strada.
log-comes-by-rail = { $a } arriva { $b_at } in treno.
log-comes-by-sea = { $a } arriva { $b_at } per mare.
log-no-trace = Là non ci sono né Voci di Paese né Dracula.
log-draws = { $a } pesca { $cards }.
log-gives-up = { $a } scarta { $cards }.
log-encounter-gone = Non c'è più.
log-his-turn-over = Il suo turno termina.
log-chose-start = Parti { $a_at }.
log-chose-road = Vai { $a_at }.
log-chose-sea = Navighi: { $a }.
log-chose-stay = Resti.
log-chose-consume = Consumi il Vampiro { $a_at }.
log-chose-return = Rimetti { $a }.
log-chose-lay = Piazzi { $a }.
log-chose-pass = Passi.
log-chose-fly = Voli { $a_at }.
log-chose-evade = Scivoli via { $a_at }.

# --- che cosa si può fare, come una fila di verbi
act-road = Per Strada
act-rail = In treno
act-rail-line = tira il dado
act-sea = Per mare
act-stay = Resta
act-consume = Consuma un Vampiro
act-attack = Attacca
act-invite = Invita
act-join = Unisciti al Gruppo
act-lay-host = Piazza qui un'Ostia
act-take-host = Riprendi un'Ostia
act-heal = Acqua Santa
act-heal-line = salta il turno, tira per il Morso
act-claim = Dichiara la vittoria
act-stop = Non navigare oltre
act-done = È tutto
consume-in-movement = solo al posto di un movimento
consume-none = sulla tua Mappa segreta non ce ne sono

# --- le scale in alto
track-round = Giro { $round }
track-order = Ordine dei turni
track-blood = Sangue
track-blood-death = Morte di Sangue
track-fleeing = in fuga: la via più breve verso casa
track-vampires = Vampiri
track-behind = dietro lo schermo
track-lost = Perso, a quanto si è sentito
track-destroyed = Vampiri distrutti
track-destroyed-short = Distrutti
track-gone-short = Perduti
track-gone = Cacciatori perduti

# --- i posti
seats-dead = morto
seats-turned = ora è un Vampiro
seats-bitten = Morso
seats-bite-turns = un altro Morso lo fa diventare un Vampiro
seats-flees = fugge verso il suo Castello
seats-again = ha un altro turno subito dopo questo
seats-misses = salta il prossimo turno
seats-fought = ha combattuto Dracula in questa città
seats-dogs = Cani mostrati

# --- segnalini: dove si trovano, e in mano
chart-empty = qui non c'è nessun Incontro, come tutti sanno
chart-open = scoperto
chart-known = coperto, noto ai Cacciatori
chart-hidden = coperto
laid-any = ovunque
laid-east = solo in Oriente
laid-west = solo in Occidente
laid-not-british-isles = non in Gran Bretagna
chit-shown = mostrati
chit-seen = visto da Dracula
hand-weapons = Armi

# --- accanto alla mappa
section-way = La sua via
section-way-short = Via
section-pencil = La tua matita
section-pencil-short = Matita
section-heard = Sentito
section-heard-short = Sentito
heard-help = Tutto ciò che Dracula ha dovuto dire.
heard-round = giro { $round }
heard-no-trace = { $place }: niente Voci di Paese, niente Dracula.
heard-rumours-only = { $place }: Voci di Paese, niente Dracula.
heard-met = Incontrato { $place_at }: { $encounter }.
heard-nothing = Ancora niente.
way-start = partenza
way-road = per Strada
way-embarked = imbarcato
way-sailed = in mare
way-landed = sbarcato
way-stayed = fermo
way-passed = passa
way-consumed = consuma
way-played = gioca una carta
way-ate = Vampiro { $place_at }
way-attacks = attacca { $seat }
way-exchanged = { $count ->
    [one] 1 segnalino cambiato
   *[other] { $count } segnalini cambiati
}
way-flew = poi { $place_at }
way-nothing = Non ti sei ancora mosso.

# --- i pannelli
panel-exchange-chits = Segnalini da cambiare
panel-dracula-acts = Piazza un Incontro
panel-attack = Chi attaccare
panel-given-up = Rimessi: { $what }
panel-restock = Rifornimento
panel-group = Il Gruppo
panel-too-many = Troppi in mano
panel-exchange-weapons = Armi da cambiare
panel-at-sea = Cacciatori in mare
panel-rail-declared = Cacciatori in stazione
panel-move-done = I Cacciatori si sono mossi
group-leads = guida
group-member = nel Gruppo
group-hidden = non viste
group-invite = Invita
group-to = Dai qui
station-chart = Tabella delle stazioni: quante città secondo il dado; al massimo { $most } se una parte del viaggio è in Oriente.
station-die = dado
station-towns = città

# --- il Combattimento
combat-results = Tabelle
combat-step-laid = Coperti
combat-step-target = Bersaglio
combat-step-cards = Carte
combat-step-dice = Dadi
combat-step-up = Scoperti
combat-step-result = Risultato
combat-by-night = Notte: tutti i suoi segnalini
combat-by-day = Giorno: Artiglio, Schivare, Fuga (Uomo)
combat-attacked = Dracula attacca
combat-garlic = Aglio: niente Fuga per lui nei round da 1 a 3
combat-raging = { $rounds ->
    [one] Rabbia: niente Fuga per i Cacciatori per un round
   *[other] Rabbia: niente Fuga per i Cacciatori per { $rounds } round
}
combat-limited = per lui solo Schivare o una Fuga
combat-target = Bersaglio
combat-not-target = non è il bersaglio
combat-laid-down = scelto
combat-rested = usato nel round prima
combat-blood-hidden = Sangue nascosto
combat-against = contro
combat-tie = parità, { $total } : { $total }; si tira di nuovo
combat-choice-chit = { $card } su { $his }: { $code }
combat-take = Prendi { $code }
combat-add-first-round = primo round
combat-add-dogs = Cani
combat-add-advance-planning = Piano Preparato
combat-add-parried = dopo una parata
combat-add-trap = Trappola
combat-add-bitten = un bersaglio Morso
combat-add-castle-dracula = Castello di Dracula
results-title = Tabella del Combattimento
results-hunter = I Cacciatori hanno l'iniziativa
results-enemy = { $foe ->
    [dracula] Dracula ha l'iniziativa
   *[other] Lo Szgany ha l'iniziativa
}
results-in-use = in uso
results-not-in-use = non in uso in questo round
results-cell = { $card } contro { $his }. { $side }: { $what }
results-counts = Vale questo.
results-head-dracula-dodge = Schivare
results-head-escape-human = Fuga Uomo
results-head-escape-bat = Fuga Pip.
results-head-escape-mist = Fuga Neb.
results-key = Pa parato · Pa+ parato, +1 nel round dopo · R respinto · S2 perde 2 punti Sangue · U colpo mortale · F1 una Ferita · Mor. Morso · Ipn. Morso, armi perse · Fi il Combattimento finisce · FiV finisce, lui vola via · * l'arma è consumata
results-code-parried = Pa
results-code-parried-ahead = Pa+
results-code-repelled = R
results-code-blood = S
results-code-wound = F
results-code-bitten = Mor.
results-code-hypnotised = Ipn.
results-code-killed = U
results-code-end = Fi
results-code-flight = FiV
results-says-parried = Parato, nessun danno.
results-says-repelled = Respinto: poi per lui solo Schivare o una Fuga.
results-says-blood = { $amount ->
    [one] Perde 1 punto Sangue, poi solo Schivare o una Fuga.
   *[other] Perde { $amount } punti Sangue, poi solo Schivare o una Fuga.
}
results-says-wound = { $amount ->
    [one] 1 Ferita.
   *[other] { $amount } Ferite.
}
results-says-bitten = Un Morso, e fuori dal Combattimento.
results-says-hypnotised = Un Morso, tutte le armi in mano perse, e fuori dal Combattimento.
results-says-killed = Un colpo mortale.
results-says-end = Il Combattimento finisce.
results-says-initiative-bonus = +1 nel round dopo.
results-says-bat-flight = Lui vola via.
results-says-used-up = L'arma è consumata.

# --- come è finita
degrees-title = Come è finita
degrees-valour = Valore: { $list }
degrees-dracula-supreme = Dracula, suprema
degrees-dracula-supreme-how = 6 Vampiri sulla Mappa segreta, e un Cacciatore morto o Vampiro
degrees-dracula-major = Dracula, maggiore
degrees-dracula-major-how = 6 Vampiri sulla Mappa segreta
degrees-dracula-minor = Dracula, minore
degrees-dracula-minor-how = 3 Vampiri e due o più Cacciatori perduti, se la dichiara; o nessun Cacciatore rimasto
degrees-stalemate = Stallo
degrees-stalemate-how = 6 Vampiri distrutti, Dracula no; o nessun Cacciatore rimasto mentre fugge
degrees-hunters-minor = Cacciatori, minore
degrees-hunters-minor-how = resiste nel Castello, o uno stallo dopo che ha consumato un Vampiro
degrees-hunters-major = Cacciatori, maggiore
degrees-hunters-major-how = Dracula distrutto, un Cacciatore morto o Vampiro
degrees-hunters-supreme = Cacciatori, suprema
degrees-hunters-supreme-how = Dracula distrutto, tutti e tre i Cacciatori vivi

# --- uno sguardo indietro
measure-blood = Sangue
measure-vampires = Vampiri sulla Mappa segreta
measure-wounds = Ferite
count-combats = Combattimenti
count-cards = Eventi giocati
count-bites = Morsi
count-destroyed = Vampiri distrutti
