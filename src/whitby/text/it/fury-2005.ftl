# Fury of Dracula (2ª edizione). L'attributo .said è la forma di un nome dentro una frase; gli altri sono forme con preposizione.

game-title = Fury of Dracula (2ª edizione)
game-year = 2005
game-length = circa 3 ore
game-for = Ti piacciono i dadi in battaglia e un Percorso che si apre carta per carta, con Gruppi di Cacciatori e Catacombe.
game-blurb = Europa, 1898. Dracula viaggia in segreto e lascia Incontri sul suo Percorso; quattro Cacciatori cercano di città in città, da soli o in Gruppo, e lo affrontano con carte e dadi prima che abbia sei Vampiri.

# --- come finisce la partita
ending-vampires-rule = La Scala Vampiri ha raggiunto 6: Dracula trionfa.
ending-blood-spent = Dracula non ha più punti Sangue: è distrutto.

# --- l'ospedale; i nomi comuni ad altre edizioni sono in fury.ftl
noun-hospital = Ospedale di St. Joseph e St. Mary
    .said = l'Ospedale di St. Joseph e St. Mary
    .at = all'Ospedale di St. Joseph e St. Mary
    .of = dell'Ospedale di St. Joseph e St. Mary

# --- carte Potere
noun-double-back = Tornare Indietro

# --- Oggetti
noun-fast-horse = Cavallo Veloce
noun-holy-water = Acqua Santa
noun-sacred-bullets = Proiettili Sacri

# --- carte Tattiche di Dracula e degli Agenti
noun-dracula-dodge = Schivare
noun-escape-man = Fuga (Uomo)
noun-escape-bat = Fuga (Pipistrello)
noun-escape-mist = Fuga (Nebbia)
noun-agent-punch = Pugno
noun-agent-dodge = Schivare
noun-agent-knife = Coltello
noun-agent-pistol = Pistola
noun-agent-rifle = Fucile

# --- Eventi dei Cacciatori
noun-advance-planning = Piano Preparato
noun-long-day = Lunga Giornata
noun-re-equip = Nuovo Equipaggiamento
noun-secret-weapon = Arma Segreta
noun-stormy-seas = Mari in Tempesta
noun-telegraph-ahead = Telegramma in Anticipo

# --- Eventi di Dracula
noun-control-storms = Dominio delle Tempeste
noun-evasion = Evasione
noun-false-tip-off = Falsa Soffiata
noun-night-visit = Visita Notturna
noun-quincey-p-morris = Quincey P. Morris
noun-rage = Rabbia
noun-relentless-minion = Servo Implacabile
noun-time-runs-short = Il Tempo Stringe
noun-trap = Trappola

# --- Incontri
noun-ambush = Agguato
noun-assassin = Assassino
noun-fog = Nebbia
noun-lightning = Fulmine
noun-minion-with-knife = Servo con Coltello
noun-minion-with-knife-and-pistol = Servo con Coltello e Pistola
noun-minion-with-knife-and-rifle = Servo con Coltello e Fucile
noun-peasants = Contadini
noun-plague = Peste
noun-thief = Ladro

# --- spazi
noun-catacomb-1 = Catacomba 1
    .said = la catacomba 1
    .at = nella catacomba 1
    .of = della catacomba 1
noun-catacomb-2 = Catacomba 2
    .said = la catacomba 2
    .at = nella catacomba 2
    .of = della catacomba 2
noun-catacomb-3 = Catacomba 3
    .said = la catacomba 3
    .at = nella catacomba 3
    .of = della catacomba 3
noun-leaving = Espulsa dal Percorso
    .said = la carta accanto al Percorso
    .at = accanto al Percorso
    .of = della carta accanto al Percorso

# --- nomi composti: un Incontro secondo dove si trova, una strada, una ferrovia
joined-colon = Incontro { $b } ({ $a })
    .said = l'Incontro { $b } { $a_at }
joined-slash = Strada { $a } – { $b }
    .said = la strada tra { $a } e { $b }
    .at = il Blocco Stradale sulla strada tra { $a } e { $b }
    .of = della strada tra { $a } e { $b }
joined-equals = Ferrovia { $a } – { $b }
    .said = la ferrovia tra { $a } e { $b }
    .at = il Blocco Stradale sulla ferrovia tra { $a } e { $b }
    .of = della ferrovia tra { $a } e { $b }

# --- momenti del giorno
noun-dawn = Alba
    .at = all'Alba
noun-noon = Mezzogiorno
    .at = a Mezzogiorno
noun-dusk = Tramonto
    .at = al Tramonto
noun-twilight = Crepuscolo
    .at = al Crepuscolo
noun-midnight = Mezzanotte
    .at = a Mezzanotte
noun-small-hours = Ore Piccole
    .at = nelle Ore Piccole

# --- facce del dado del Treno
noun-train-x = Dado del Treno: X
    .said = X sul dado del Treno
noun-train-0 = Dado del Treno: 0
    .said = 0 sul dado del Treno
noun-train-1 = Dado del Treno: 1
    .said = 1 sul dado del Treno
noun-train-2 = Dado del Treno: 2
    .said = 2 sul dado del Treno
noun-train-2-3 = Dado del Treno: 2/3
    .said = 2/3 sul dado del Treno

# --- risultati di un round di Combattimento
noun-wound = Ferita
    .said = ferita
noun-continue = Continuare
noun-repel = Respinto
noun-bite = Morso
noun-killed = Ucciso
noun-end = Fine

# --- dorsi delle carte
noun-land-back = Carta di terra
    .said = una carta di terra

# --- i Poteri in breve
card-dark-call = Di Notte, non in Mare: Dracula resta dov'è, spende 2 punti Sangue e pesca dieci Incontri, dei quali tiene quanti ne consente il suo limite. Non piazza Incontri. Servono almeno 3 punti Sangue.
card-double-back = Di Giorno o di Notte, non in Mare: per una Strada fino a una città la cui carta è nel Percorso o nelle Catacombe. Carta e Incontro passano davanti così come sono; dalle Catacombe al massimo un Incontro. Non se ne piazzano di nuovi.
card-feed = Di Notte, non in Mare: Dracula resta dov'è e recupera 1 punto Sangue. Non piazza Incontri.
card-hide = Di Giorno o di Notte, non in Mare: Dracula resta dov'è, mentre questa carta giace coperta come una carta di terra, con un Incontro. Si rivela quando la sua città viene cercata o esce dal Percorso; il suo Incontro non si Attiva mai. Scoperta e senza Incontro al Castello o dove c'è un Cacciatore.
card-wolf-form = Di Notte, non in Mare: Dracula spende 1 punto Sangue e percorre una o due Strade, anche oltre i Cacciatori. L'Incontro si piazza come al solito. Si unisce a Nascondersi o a Tornare Indietro. Servono almeno 2 punti Sangue.

# --- gli Oggetti in breve
card-crucifix = Carta da Combattimento contro Dracula e i vampiri. Mostrato, protegge tutto il Gruppo dal Fulmine e dal Morso di un Nuovo Vampiro, e chi lo possiede da Quincey P. Morris.
card-dogs = Giocati nel tuo turno restano scoperti: Ratti, Sabotatore e Ladro non fanno nulla al tuo Gruppo. Contano come Oggetto, ma mai come quello che un Cacciatore Morso mostra.
card-fast-horse = Scartalo nella tua Fase Movimento: tu e il tuo Gruppo potete percorrere una o due Strade. Nella città attraversata non si cerca.
card-garlic = Scartalo quando comincia un Combattimento con Dracula o un vampiro, se vi partecipi: niente Fuga per lui nei round da 1 a 3.
card-heavenly-host = Carta da Combattimento contro Dracula e i vampiri; mostrata, protegge come un Crocifisso. Oppure scartala nel tuo turno, a terra: un segnalino chiude il Luogo a Dracula. Se è lì può restare, e nulla si rivela.
card-holy-water = Carta da Combattimento contro Dracula e i vampiri, persa dopo il suo round. Oppure scartala nel tuo turno per curare un Cacciatore Morso con te, ma non Mina: con 1 perde 2 punti Salute, con 4-6 guarisce da un Morso.
card-knife = Carta da Combattimento contro chiunque. Oppure scartalo contro un Nuovo Vampiro che tenta la fuga: è distrutto.
card-local-rumors = Scartala nel tuo turno: un Incontro coperto del Percorso o delle Catacombe viene scoperto e resta così. La sua carta resta com'è.
card-pistol = Carta da Combattimento contro chiunque, con +1 al tiro. Mostrata, toglie 1 alla perdita per i Lupi.
card-rifle = Carta da Combattimento contro chiunque. Mostrato, toglie 1 alla perdita per i Lupi.
card-sacred-bullets = Carta da Combattimento contro chiunque, persa dopo il suo round, chiunque vinca.
card-stake = Carta da Combattimento contro chiunque, la più forte contro Dracula. Oppure scartalo contro un Nuovo Vampiro che tenta la fuga: è distrutto.

# --- le carte Tattiche in breve
card-punch = Tattica di ogni Cacciatore contro chiunque: un semplice colpo.
card-dodge = Tattica di ogni Cacciatore, non nel primo round. Un Continuare vinto con questa carta dà +1 al tiro seguente.
card-escape = Tattica di ogni Cacciatore. Se vince, il Combattimento è finito.
card-claws = Tattica di Dracula, di Giorno e di Notte; l'hanno anche i vampiri.
card-dracula-dodge = Tattica di Dracula, di Giorno e di Notte, non nel primo round. Un Continuare vinto con questa carta dà +1 al tiro seguente.
card-escape-man = Tattica di Dracula, di Giorno e di Notte. Se vince, il Combattimento è finito e lui resta lì.
card-escape-bat = Tattica di Dracula, di Notte. Se vince, il Combattimento è finito e può volare per una o due Strade, fino a una città senza Cacciatori.
card-escape-mist = Tattica di Dracula, di Notte. Se vince, il Combattimento è finito; anche quasi tutte le carte che la battono danno solo Fine.
card-fangs = Tattica di Dracula, di Notte. Dopo un Morso dato con questa carta può volare per una o due Strade.
card-mesmerize = Tattica di Dracula, di Notte. Chi ne subisce un Morso scarta anche tutti gli Oggetti.
card-strength = Tattica di Dracula, di Notte. Distrugge quasi tutte le armi che batte.
card-agent-punch = Tattica di ogni Agente: un semplice colpo.
card-agent-dodge = Tattica di ogni Agente, non nel primo round. Un Continuare vinto con questa carta dà +1 al tiro seguente.
card-agent-knife = Tattica degli Agenti con coltello. Il Cacciatore che perde scarta anche un Evento.
card-agent-pistol = Tattica degli Agenti con pistola, con +1 al tiro.
card-agent-rifle = Tattica degli Agenti con fucile.

# --- gli Eventi dei Cacciatori in breve
card-advance-planning = All'inizio di qualsiasi Combattimento: +1 a tutti i tiri dei Cacciatori che vi partecipano, per ogni copia.
card-blood-transfusion = Nel tuo turno: un Cacciatore nel tuo Luogo, anche tu, perde 1 punto Salute, un altro perde un Morso. A chi dona servono 2 punti Salute; mai il Morso di Mina.
card-chartered-carriage = Per Ferrovia senza tirare il dado: vale come 2/3. Oppure annulla una Falsa Soffiata.
card-consecrated-ground = Subito: il segnalino va in una città qualsiasi, tranne il Castello di Dracula, Galati e Klausenburg. Gli Incontri lì vanno nella riserva, la carta si rivela, e Dracula non può né entrarvi né mai togliere il segnalino; se è lì, se ne va con la prossima mossa.
card-escape-route = All'inizio di qualsiasi Combattimento: si annulla per tutto il Gruppo, e il turno dei Cacciatori termina. Un Agente resta scoperto.
card-excellent-weather = Nella tua Fase Movimento: fino a quattro movimenti per Mare. Chi sbarca si ferma.
card-forewarned = Quando il tuo Gruppo affronta un Incontro: il segnalino va invece nella riserva. Non contro Dracula stesso.
card-good-luck = Annulla un Evento di Dracula appena giocato. Oppure all'inizio del tuo turno: via l'Alleato di Dracula, o il Blocco Stradale.
card-great-strength = Quando perderesti punti Salute o subiresti un Morso: non succede. Non vale per i punti Salute che paghi.
card-heroic-leap = All'inizio di un Combattimento con Dracula, se vi partecipi: non si combatte. Tira un dado: lui perde tanti punti Sangue, poi tu tanti punti Salute.
card-hired-scouts = Subito: nomina due città. Quelle nel Percorso o nelle Catacombe si rivelano, con i loro Incontri.
card-hypnosis = All'inizio del tuo turno: un Cacciatore Morso viene ipnotizzato. Con 3-6 si rivelano il Luogo di Dracula e tutti i Nuovi Vampiri, e lui annuncia la prossima mossa.
card-jonathan-harker = Alleato: la carta nello spazio 6 del Percorso è sempre scoperta.
card-long-day = All'inizio del tuo turno, non all'Alba: il segnalino Giorno/Notte torna indietro di 1 spazio.
card-money-trail = Nel tuo turno: tutte le carte di mare del Percorso si rivelano.
card-mystic-research = Nel tuo turno: Dracula mostra ai Cacciatori tutti i suoi Eventi.
card-newspaper-reports = Subito: si rivela la carta Luogo coperta da più tempo nel Percorso. Se Dracula è lì, lo dice soltanto.
card-re-equip = Subito: puoi scartare un Oggetto e pescarne un altro.
card-rufus-smith = Alleato: Dracula spende 1 punto Sangue per ogni Zona di Mare in cui entra, non solo una volta su due.
card-secret-weapon = Prima di un Incontro, o all'inizio di un Combattimento a cui partecipi: scarta un Oggetto e prendine un altro dagli scarti.
card-sense-of-emergency = Invece di muoverti: perdi punti Salute come per l'effetto di Determinazione dello stesso nome, e vai come quello dice. Vai da solo.
card-sister-agatha = Alleata: in Combattimento Dracula spende 2 punti Sangue per Zanne e per ogni Fuga. Con meno di 3 punti Sangue non può giocarle.
card-stormy-seas = All'inizio del tuo turno: nessuno entra in una Zona di Mare a tua scelta finché non sono finiti due turni di Dracula. Chi è lì sbarca subito; Dracula si rivela.
card-surprising-return = Subito: riprendi dagli scarti un Evento dei Cacciatori di quelli che si tengono in mano.
card-telegraph-ahead = Subito: delle città a una Strada da te si rivelano quelle nel Percorso o nelle Catacombe, ma non i loro Incontri.
card-vampire-lair = Subito, se la Scala Vampiri non è a 0: combatti da solo un vampiro dove ti trovi. Se è Ucciso, la Scala Vampiri scende di 1.

# --- gli Eventi di Dracula in breve
card-control-storms = Quando dei Cacciatori in Mare stanno per muoversi: li muove invece Dracula, da uno a quattro passi, fino a un porto a sua scelta.
card-customs-search = Quando dei Cacciatori sono sbarcati in un porto, o sono passati da una metà dell'Europa all'altra, dove non c'è altro: scartano tutti gli Oggetti e il loro turno termina.
card-devilish-power = Annulla un Evento dei Cacciatori appena giocato. Oppure all'inizio del turno di Dracula: via l'Alleato dei Cacciatori, o un'Ostia Consacrata.
card-draculas-brides = Alleate: Dracula tiene sette Incontri invece di cinque.
card-evasion = Subito: Dracula va in una città qualsiasi senza Cacciatori che gli sia aperta, e piazza un Incontro. Non il Castello.
card-false-tip-off = Quando dei Cacciatori prendono il treno, prima del tiro: vale come X, e il loro turno termina. Oppure annulla una Carrozza a Nolo.
card-immanuel-hildesheim = Alleato: Dracula tiene sei Eventi invece di quattro.
card-night-visit = Subito: un Cacciatore Morso a scelta di Dracula perde 2 punti Salute.
card-quincey-p-morris = Alleato: all'inizio di ogni suo turno Dracula nomina un Cacciatore, che perde 1 punto Salute se non mostra un Crocifisso o un'Ostia Consacrata.
card-rage = All'inizio di un Combattimento con Dracula, di Notte: guarda gli Oggetti di un Cacciatore e ne scarta uno. Non può fuggire nei round da 1 a 3.
card-relentless-minion = Quando un Combattimento con un Agente è finito e nessun Cacciatore è stato Sconfitto: si combatte ancora una volta.
card-roadblock = All'inizio del turno di Dracula: i Cacciatori non possono usare una Strada o Ferrovia a sua scelta, finché il segnalino non si sposta o non viene tolto.
card-seduction = Quando dei Cacciatori affrontano un Nuovo Vampiro di Notte: niente tiro, nulla da mostrare. Tutti subiscono un Morso, e il vampiro torna in mano a Dracula.
card-sensationalist-press = Quando una carta o la Determinazione rivelerebbe un Luogo: resta nascosto, con i suoi Incontri. Non contro chi cerca.
card-time-runs-short = All'inizio del turno di Dracula, non nelle Ore Piccole: il segnalino Giorno/Notte avanza di 1 spazio in più.
card-trap = All'inizio di qualsiasi Combattimento: +1 a tutti i tiri di Dracula o del suo Agente, per ogni copia.
card-unearthly-swiftness = All'inizio del turno di Dracula: due mosse, una dopo l'altra, e poi una sola Fase Azione.
card-vampiric-influence = Subito: un Cacciatore Morso mostra a Dracula tutte le carte e annuncia la prossima mossa.
card-wild-horses = All'inizio di un Combattimento con Dracula: non si combatte. Lui porta i Cacciatori a una Strada di distanza; nel loro turno cercano lì.

# --- gli Incontri in breve
card-ambush = Dracula pesca un Incontro in più. Attivato: gioca un Incontro della sua mano contro un Cacciatore, non in Mare né all'Ospedale; il Percorso si svuota fino a 3 carte.
card-assassin = Combattimento con un Agente che ha Coltello, Pistola e Fucile. Se non è Ucciso resta scoperto e il turno termina.
card-bats = Il turno termina. Nel prossimo Dracula muove i Cacciatori lungo una Strada.
card-desecrated-soil = Si pesca un Evento: se è di Dracula va a lui, se è dei Cacciatori si scarta. Attivata: se ne pescano così due; il Percorso si svuota fino a 3 carte.
card-fog = Il turno termina. Nel prossimo i Cacciatori non possono muoversi.
card-hoax = Ogni Cacciatore scarta tutti gli Eventi nell'Europa Occidentale, uno nell'Europa Orientale.
card-lightning = Ogni Cacciatore perde 2 punti Salute e un Oggetto, salvo che qualcuno mostri un Crocifisso o un'Ostia Consacrata.
card-minion-with-knife = Combattimento con un Agente che ha un Coltello. Se non è Ucciso resta scoperto e il turno termina.
card-minion-with-knife-and-pistol = Combattimento con un Agente che ha Coltello e Pistola. Se non è Ucciso resta scoperto e il turno termina.
card-minion-with-knife-and-rifle = Combattimento con un Agente che ha Coltello e Fucile. Se non è Ucciso resta scoperto e il turno termina.
card-new-vampire = Distrutto di Giorno. Di Notte un dado: con 1-3 tutti subiscono un Morso, salvo che si mostri un Crocifisso o un'Ostia Consacrata; con 4-6 fugge e il turno termina, salvo che si scarti un Coltello o un Paletto. Attivato: Scala Vampiri +2; il Percorso si svuota fino a 1 carta.
card-peasants = Ogni Cacciatore cambia un Oggetto nell'Europa Occidentale, tutti nell'Europa Orientale, con altri pescati.
card-plague = Ogni Cacciatore perde 2 punti Salute.
card-rats = Ogni Cacciatore tira quattro dadi e perde 1 punto Salute per ogni 4, 5 o 6. Nulla con i Cani.
card-saboteur = Ogni Cacciatore scarta un Oggetto o un Evento, e il turno termina. Nulla con i Cani.
card-spy = Ogni Cacciatore mostra a Dracula tutte le carte e annuncia la prossima mossa.
card-thief = Di ogni Cacciatore un Oggetto o un Evento, come vuole Dracula, va perso a caso. Nulla con i Cani.
card-wolves = Ogni Cacciatore perde 2 punti Salute, 1 in meno se si mostra una Pistola e 1 in meno se si mostra un Fucile.

# --- quanto costa una scelta di certo, in punti Sangue o Salute
price = { $cubes ->
    [one] costa 1 punto
   *[other] costa { $cubes } punti
}
price-hunter = { $cubes ->
    [one] costa 1 punto Salute
   *[other] costa { $cubes } punti Salute
}
price-dracula = { $cubes ->
    [one] costa 1 punto Sangue
   *[other] costa { $cubes } punti Sangue
}

# --- scelte; $question è la domanda a cui rispondono
verb-pass = { $question ->
    [dracula-starts-turn] Non giocare nulla, e comincia
    [turn-begins] Passa alla Fase Movimento
    [about-to-sail] Lascia navigare i Cacciatori
    [rail-declared] Lascia che prendano il treno
    [before-roll] Tira il dado del Treno
    [move-done] Lascia passare i Cacciatori
    [before-search] Non giocare nulla, e cerca
    [after-action] Non giocare nulla, e termina il turno
    [encounter-met] Affronta l'Incontro
    [new-vampire-met] Lascia decidere il dado
    [agent-combat-over] Lascia finire il Combattimento
    [loss-comes] Lascia che accada
    [on-dracula-event] Lascia che l'Evento abbia effetto
    [on-hunter-event] Lascia che l'Evento abbia effetto
    [on-reveal] Lascia rivelare la carta
    [invite] Non invitare nessuno, o nessun altro
    [joins] Tieni il tuo turno
    [roll-again] Tieni questo tiro
    [hunter-acts] Non fare nulla
    [the-other-kind] Non pescare altro
    [trade-turn] Non dare nulla, o nient'altro
    [may-be-cured] Non tentare la cura
    [show-shield] Non mostrare nulla
    [stake-vampire] Non scartare nulla: lascia fuggire il vampiro
    [show-gun] Non mostrare nulla, o nient'altro
    [add-encounter] Non aggiungere Incontri
    [mature] Nella riserva, senza effetto
    [ambushed] Non tendere agguati
    [bat-move] Resta dove sei
    [wards-off-quincey] Non mostrare nulla e perdi 1 punto Salute
    [re-equip] Tieni quello che hai
   *[other] Non giocare nulla
}
verb-start = Comincia { $noun_at }
verb-draw = { $question ->
    [steal] Ruba { $noun }
   *[other] Pesca { $noun }
}
verb-roll = Tira { $noun }
verb-train = Tira { $noun }
verb-lay = { $question ->
    [announce-move] Annuncia { $noun }
    [evasion] Scompari e riappari { $noun_at }
    [land-from-storm] Sbarca { $noun_at }
   *[other] Piazza { $noun }
}
verb-wolf-form = { $question ->
    [announce-move] Annuncia: come lupo { $noun_at }
   *[other] Come lupo { $noun_at }
}
verb-wolf-and-hide = { $question ->
    [announce-move] Annuncia Forma di Lupo con Nascondersi
   *[other] Fingi una mossa: Forma di Lupo con Nascondersi
}
verb-double-back = { $question ->
    [announce-move] Annuncia: torna indietro { $noun_at }
   *[other] Torna indietro { $noun_at }
}
verb-wolf-and-double-back = { $question ->
    [announce-move] Annuncia: come lupo, torna indietro { $noun_at }
   *[other] Come lupo, torna indietro { $noun_at }
}
verb-place = Piazza { $noun }
verb-bury = Metti la carta nelle Catacombe
verb-return = { $question ->
    [card-leaves] Rimetti la carta nel tuo mazzo
   *[other] Riprendi la carta { $noun_at }
}
verb-add = Aggiungi { $noun }
verb-mature = Attivalo
verb-fly = Vola { $noun_at }
verb-carry = Porta i Cacciatori { $noun_at }
verb-road = Per Strada { $noun_at }
verb-rail = Per Ferrovia: tira il dado del Treno
verb-travel = In treno { $noun_at }
verb-sail = Per Mare { $noun_at }
verb-ride = A cavallo { $noun_at }
verb-reroll = Ritira il dado del Treno
verb-invite = Invita { $noun } nel Gruppo
verb-accept = Unisciti al Gruppo
verb-report = Notizie dai Giornali: spendi 1 punto Determinazione
verb-hurry = { $question ->
    [emergency] Corri { $noun_at }
   *[other] Senso d'Emergenza: spendi 1 punto Determinazione e corri { $noun_at }
}
verb-strengthen = Forza Interiore: spendi 1 punto Determinazione per la Salute { $noun_of }
verb-rest = Riposa: { $noun }
verb-supply = Si rifornisce: { $noun }
verb-trade = Scambia
verb-take-event = { $question ->
    [choose-theft] Ruba un Evento
   *[other] Pesca un Evento
}
verb-take-item = { $question ->
    [choose-theft] Ruba un Oggetto
   *[other] Pesca un Oggetto
}
verb-give = Dai { $noun }
verb-to = Dai un Oggetto { $noun_to }
verb-cure = { $question ->
    [may-be-cured] Tira il dado per la cura { $noun_of }
    [choose-cured] Guarisci un Morso { $noun_of }
   *[other] Cura { $noun }
}
verb-play = { $question ->
    [choose-ambush] Agguato con { $noun }
   *[other] Gioca { $noun }
}
verb-discard = { $question ->
    [trim-encounters] Rimetti nella riserva { $noun }
    [stake-vampire] Distruggi il vampiro: scarta { $noun }
    [re-equip] Cambia { $noun }
    [smash-item] Distruggi { $noun }
   *[other] Scarta { $noun }
}
verb-show = Mostra { $noun }
verb-use = Metti in gioco l'Alleato
verb-name = { $question ->
    [quincey-acts] Mandalo da { $noun }
    [ambushed] Agguato contro { $noun }
    [choose-donor] Il sangue { $noun_of }
    [choose-subject] Ipnotizza { $noun }
    [stormy-seas] Una tempesta { $noun_at }
    [night-visit] Fai visita { $noun_to }
    [vampiric-influence] Piega al tuo volere { $noun }
    [rage] Scagliati contro { $noun }
   *[other] Nomina { $noun }
}
verb-take = Prendi { $noun }
verb-keep = Tieni { $noun }
verb-done = { $question ->
    [catacombs-step] Non riprendere nulla, o nient'altro
   *[other] È tutto
}
verb-choose = Gioca { $noun }
verb-target = Prendi come bersaglio { $noun }
verb-apply = Vale la carta { $noun_of }
verb-meet = Ora { $noun }
verb-turn-up = Scopri { $noun }
verb-block = Blocca { $noun }
verb-bless = Consacra { $noun }
verb-unbless = Togli l'Ostia Consacrata { $noun_at }
verb-remove = { $question ->
    [choose-devilry] Scarta { $noun }
   *[other] Togli { $noun_at }
}
verb-stay = { $question ->
    [sail-on] Non navigare oltre
    [hunter-announces] Annuncia che resti
   *[other] Resta
}

# --- domande; .about dice chi, dove e con che cosa, se il giocatore lo sa
prompt-dracula-starts-turn = Il tuo turno comincia. Giochi un Evento?
    .about = Il tuo turno comincia { $place_at }. Giochi un Evento?
prompt-turn-begins = Il tuo turno comincia. Giochi una carta o spendi Determinazione?
    .about = Il tuo turno comincia { $place_at }. Giochi una carta o spendi Determinazione?
prompt-about-to-sail = Dei Cacciatori in Mare stanno per muoversi. Rispondi?
    .about = { $hunter } sta per navigare oltre, ora { $place_at }. Rispondi?
prompt-rail-declared = Dei Cacciatori vogliono prendere il treno. Rispondi prima del tiro?
    .about = { $hunter } vuole prendere il treno { $place_at }. Rispondi prima del tiro?
prompt-before-roll = Prendi il treno. Una carta sostituisce il tiro?
    .about = Prendi il treno { $place_at }. Una carta sostituisce il tiro?
prompt-move-done = Dei Cacciatori si sono mossi. Rispondi?
    .about = { $hunter } arriva { $place_at }. Rispondi?
prompt-before-search = Giochi una carta prima di cercare?
    .about = Giochi una carta prima di cercare { $place_at }?
prompt-after-action = La tua azione è compiuta. Giochi una carta prima che il turno termini?
    .about = La tua azione { $place_at } è compiuta. Giochi una carta prima che il turno termini?
prompt-encounter-met = Affronti un Incontro. Rispondi?
    .about = { $place_at } affronti: { $encounter }. Rispondi?
prompt-new-vampire-met = Dei Cacciatori affrontano un Nuovo Vampiro di Notte. Rispondi?
    .about = { $hunter } affronta un Nuovo Vampiro { $place_at }, di Notte. Rispondi?
prompt-combat-start = Comincia un Combattimento. Giochi prima una carta?
    .about = Comincia un Combattimento { $place_at }: { $foe }. Giochi prima una carta?
prompt-agent-combat-over = Il Combattimento con il tuo Agente è finito. Lo mandi ancora?
    .about = Il Combattimento { $place_at } è finito: { $encounter }. Mandi ancora l'Agente?
prompt-loss-comes = Stai per perdere punti Salute o per subire un Morso. Lo impedisci?
    .about = { $loss ->
        [0] { $hunter } sta per subire un Morso.
        [one] { $hunter } sta per perdere 1 punto Salute.
       *[other] { $hunter } sta per perdere { $loss } punti Salute.
    } Lo impedisci?
prompt-on-dracula-event = Dracula ha giocato un Evento. Rispondi?
    .about = Dracula ha giocato { $card }. Rispondi?
prompt-on-hunter-event = Un Cacciatore ha giocato un Evento. Rispondi?
    .about = { $hunter } ha giocato { $card }. Rispondi?
prompt-on-reveal = Un tuo Luogo sta per essere rivelato. La stampa lo tiene segreto?
    .about = Sta per rivelarsi { $place }. La stampa tiene segreto il Luogo?
prompt-hunter-starts = Dove cominci? Dracula sceglie dopo tutti i Cacciatori.
prompt-dracula-starts = Scegli in segreto la città in cui cominci.
prompt-invite = Formi un Gruppo? Chi inviti?
    .about = Formi un Gruppo { $place_at }? Chi inviti?
prompt-joins = Ti unisci al Gruppo? Ti muovi e agisci con gli altri, e in questo giro non hai un altro turno.
    .about = { $hunter } ti invita in un Gruppo { $place_at }. Ti unisci? In questo giro non hai un altro turno.
prompt-hunters-move = Ti muovi, e come?
    .about = Sei { $place_at }. Ti muovi, e come?
prompt-sail-on = Tempo Splendido: navighi oltre?
    .about = Tempo Splendido: sei { $place_at }. Navighi oltre?
prompt-land-now = Scoppia una tempesta. In quale porto sbarchi?
    .about = Scoppia una tempesta { $place_at }. In quale porto sbarchi?
prompt-train-die = Che cosa mostra il dado del Treno?
    .about = { $hunter } prende il treno { $place_at }. Che cosa mostra il dado?
prompt-roll-again = Ritiri il dado del Treno? Il secondo tiro vale.
    .about = { $train }. Tiri ancora? Il secondo tiro vale.
prompt-train-goes = Dove ti porta il treno?
    .about = { $train }. Sei { $place_at }: dove ti porta il treno?
prompt-bats-carry = I Pipistrelli guidano i Cacciatori. Lungo quale Strada?
    .about = I Pipistrelli guidano { $hunter }, ora { $place_at }. Lungo quale Strada?
prompt-hunter-acts = Qui non c'era nulla. Chi riposa o si rifornisce, o c'è uno scambio?
    .about = { $place_at } non c'era nulla. Chi riposa o si rifornisce, o c'è uno scambio?
prompt-event-or-item = Ti rifornisci. Un Evento o un Oggetto?
    .about = Ti rifornisci { $place_at }. Un Evento o un Oggetto?
prompt-the-other-kind = Peschi anche una carta dell'altro tipo?
    .about = Peschi anche una carta dell'altro tipo, { $place_at }?
prompt-trade-turn = Uno scambio: a chi dai un Oggetto?
    .about = Uno scambio { $place_at }: a chi dai un Oggetto?
prompt-give-item = Quale Oggetto dai?
    .about = Quale Oggetto dai { $hunter_to }?
prompt-may-be-cured = Tenti la cura di un Morso? Con 1 perdi 2 punti Salute, con 4-6 guarisci.
prompt-cure-die = Che cosa dice il dado del Morso?
    .about = Che cosa dice il dado del Morso { $hunter_of }?
prompt-emergency = Senso d'Emergenza: dove corri?
    .about = Senso d'Emergenza: sei { $place_at }. Dove corri?
prompt-hunter-announces = Annuncia la tua prossima mossa. La devi fare, se allora è consentita.
    .about = Sei { $place_at }. Annuncia la tua prossima mossa: la devi fare, se allora è consentita.
prompt-next-encounter = Quale Incontro affrontano ora i Cacciatori?
    .about = { $hunter } cerca { $place_at }. Quale Incontro viene ora?
prompt-show-shield = Mostri un Crocifisso o un'Ostia Consacrata?
    .about = { $place_at }: { $encounter }. Mostri un Crocifisso o un'Ostia Consacrata?
prompt-stake-vampire = Il Nuovo Vampiro tenta la fuga. Scarti un Coltello o un Paletto per distruggerlo?
    .about = Il Nuovo Vampiro { $place_at } tenta la fuga. Scarti un Coltello o un Paletto per distruggerlo?
prompt-show-gun = Lupi. Mostri una Pistola o un Fucile?
    .about = Lupi { $place_at }. Mostri una Pistola o un Fucile?
prompt-choose-theft = Che cosa vuole il Ladro?
    .about = Che cosa prende il Ladro { $hunter_to }?
prompt-lose-item = Quale Oggetto scarti?
    .about = { $encounter }: quale Oggetto scarti?
prompt-lose-event = Quale Evento scarti?
    .about = { $encounter }: quale Evento scarti?
prompt-lose-card = Quale Oggetto o Evento scarti?
    .about = { $encounter }: quale Oggetto o Evento scarti?
prompt-steal = Quale carta viene rubata?
    .about = Quale carta { $hunter_of } viene rubata?
prompt-lay-card = Scegli in segreto la tua carta per questo round.
    .about = Combattimento { $place_at } ({ $foe }), round { $round }. Scegli in segreto la tua carta.
prompt-name-target = Quale Cacciatore è il bersaglio?
    .about = Round { $round }: quale Cacciatore è il bersaglio?
prompt-choose-card = Avete vinto il round. Quale carta vale?
    .about = Avete vinto il round { $round }. Quale carta vale?
prompt-roll-die = Che cosa mostra il dado?
prompt-bat-move = Voli via come pipistrello?
    .about = Sei { $place_at }. Voli via come pipistrello?
prompt-item-from-deck = Quale Oggetto viene pescato?
    .about = Quale Oggetto pesca { $hunter }?
prompt-draw-event = Quale Evento è in fondo al mazzo?
    .about = Quale Evento pesca { $hunter } dal fondo del mazzo?
prompt-top-event = Quale Evento arriva in cima al mazzo?
prompt-ally-drawn = Hai pescato un Alleato. Entra in gioco?
    .about = Hai pescato { $card }. Entra in gioco come Alleato?
prompt-trim-hand = Hai troppe carte. Quale scarti?
prompt-encounter-from-pool = Quale Incontro viene pescato dalla riserva?
prompt-trim-encounters = Hai troppi Incontri. Quale torna nella riserva?
prompt-show-item = Hai un Morso: quale Oggetto tieni scoperto?
prompt-show-event = Hai un Morso: quale Evento tieni scoperto?
prompt-quincey-acts = Da quale Cacciatore va Quincey P. Morris?
prompt-wards-off-quincey = Quincey P. Morris viene a toglierti 1 punto Salute. Mostri un Crocifisso o un'Ostia Consacrata?
prompt-catacombs-step = Rimetti nel mazzo carte delle Catacombe? I loro Incontri vanno nella riserva.
prompt-dracula-moves = Scegli la tua mossa: un Luogo, un Potere, o entrambi.
    .about = Sei { $place_at }. Scegli la tua mossa: un Luogo, un Potere, o entrambi.
prompt-move-after-penalty = Il tuo Percorso è svuotato. Scegli la tua mossa.
    .about = Il tuo Percorso è svuotato, e sei { $place_at }. Scegli la tua mossa.
prompt-card-leaves = Una carta è espulsa dal Percorso. Nel mazzo, o nelle Catacombe?
    .about = { $place } esce dal Percorso. Nel mazzo, o nelle Catacombe?
prompt-add-encounter = Aggiungi un Incontro alla carta nelle Catacombe?
    .about = Aggiungi un Incontro nelle Catacombe, { $place_at }?
prompt-keep-one = Quale dei due Incontri tieni?
    .about = Torni indietro { $place_at }. Quale dei due Incontri tieni?
prompt-place-encounter = Quale Incontro piazzi sulla nuova carta?
    .about = Quale Incontro piazzi sulla nuova carta, { $place }?
prompt-evasion = Evasione: in quale città riappari?
    .about = Evasione: sei { $place_at }. In quale città riappari?
prompt-land-from-storm = Una tempesta scoppia sulla tua nave. In quale porto sbarchi?
    .about = Una tempesta scoppia { $place_at }. In quale porto sbarchi?
prompt-mature = Un Incontro è uscito dal Percorso. Lo Attivi?
    .about = È uscito dal Percorso: { $encounter }. Lo Attivi?
prompt-ambushed = L'Agguato si Attiva. Contro quale Cacciatore?
prompt-choose-ambush = Quale Incontro della tua mano giochi?
    .about = Quale Incontro della tua mano affronta { $hunter }?
prompt-announce-move = Ipnosi: annuncia la prossima mossa. Ti vincola, se allora è consentita.
    .about = Ipnosi { $place_at }: annuncia la prossima mossa. Ti vincola, se allora è consentita.
prompt-take-up-host = Tutte e tre le Ostie Consacrate sono sul tabellone. Quale sposti?
prompt-choose-patient = Acqua Santa: chi curi?
    .about = Acqua Santa: chi curi { $place_at }?
prompt-choose-marker = Voci di Paese: quale Incontro si scopre?
prompt-choose-luck = Buona Sorte: di che cosa ti liberi?
prompt-heroic-leap = Balzo Eroico: che cosa mostra il dado?
    .about = Balzo Eroico { $hunter_of }: che cosa mostra il dado?
prompt-secret-weapon = Arma Segreta: quale Oggetto scarti?
prompt-take-weapon = Arma Segreta: quale Oggetto prendi dagli scarti?
    .about = Hai scartato { $card }. Quale Oggetto prendi dagli scarti?
prompt-choose-donor = Trasfusione di Sangue: chi dona il sangue?
    .about = Trasfusione di Sangue { $place_at }: chi dona il sangue?
prompt-choose-cured = Trasfusione di Sangue: di chi si guarisce il Morso?
    .about = { $hunter } dona il sangue. Di chi si guarisce il Morso?
prompt-choose-subject = Ipnosi: quale Cacciatore Morso viene ipnotizzato?
prompt-hypnosis-roll = Ipnosi: che cosa mostra il dado? Con 3 o più Dracula è scoperto.
    .about = Ipnosi { $hunter_of }: che cosa mostra il dado? Con 3 o più Dracula è scoperto.
prompt-stormy-seas = In quale Zona di Mare scoppia la tempesta?
prompt-consecrate = Quale città diventa Terreno Consacrato?
prompt-name-city = Esploratori Assoldati: nomina una città. Nel Percorso o nelle Catacombe si rivela.
prompt-re-equip = Nuovo Equipaggiamento: cambi un Oggetto con uno ignoto?
prompt-surprising-return = Ritorno Inatteso: quale Evento riprendi?
prompt-choose-devilry = Potere Diabolico: di che cosa ti liberi?
prompt-roadblock = Quale Strada o Ferrovia blocchi?
prompt-control-storms = Dominio delle Tempeste: in quale porto sbarcano i Cacciatori?
    .about = Dominio delle Tempeste: { $hunter } è { $place_at }. In quale porto sbarca?
prompt-night-visit = Visita Notturna: quale Cacciatore Morso perde 2 punti Salute?
prompt-vampiric-influence = Influenza Vampirica: quale Cacciatore Morso ti rivela tutto?
prompt-rage = Rabbia: di chi guardi gli Oggetti?
prompt-smash-item = Rabbia: quale Oggetto distruggi?
    .about = Rabbia: quale Oggetto { $hunter_of } distruggi?
prompt-wild-horses = Cavalli Imbizzarriti: dove portano i Cacciatori?
    .about = Cavalli Imbizzarriti: { $hunter } è { $place_at }. Verso quale Luogo?

# --- perché qualcosa è precluso
reason-skips-turn = Un Cacciatore Sconfitto salta il prossimo turno.
reason-acted-already = In questo giro hai già avuto il tuo turno.
reason-start-once = I luoghi di partenza si scelgono una volta sola, prima del primo giro.
reason-not-here = Quel Cacciatore non è dove sei tu.
reason-group-acted = Quel Cacciatore ha già avuto un turno in questo giro.
reason-group-skips = Quel Cacciatore deve saltare questo turno.
reason-with-oneself = Ci vuole un altro Cacciatore.
reason-invite-at-start = Un Gruppo si forma all'inizio del turno di un Cacciatore.
reason-accept-when-invited = Nessuno ti ha invitato in un Gruppo.
reason-stay-or-go = Resta o muoviti.
reason-stay-when-moving = Si resta, o si va, nella propria Fase Movimento.
reason-no-staying-at-sea = In Mare è obbligatorio spostarsi.
reason-must-land = Devi sbarcare in uno dei porti.
reason-land-in-port = Deve essere un porto collegato a questo mare.
reason-no-road = Da qui nessuna Strada porta là.
reason-only-railway = Là porta solo una Ferrovia, nessuna Strada.
reason-blocked = Il Blocco Stradale sbarra la via.
reason-already-there = Sei già lì.
reason-as-announced = Devi fare la mossa che hai annunciato.
reason-no-horse = Per due Strade ci vuole un Cavallo Veloce.
reason-beyond-horse = È a più di due Strade di distanza.
reason-horse-on-roads = Hai scelto un altro modo di viaggiare: uno solo per turno.
reason-no-railway = Nessuna Ferrovia parte da qui.
reason-one-roll = Il dado del Treno è già stato tirato.
reason-train-taken = Con il treno pronto si parte o si resta.
reason-beyond-train = È più lontano di quanto consente il tiro.
reason-exactly-so-far = Per Ferrovia si va esattamente quanto dice il tiro.
reason-not-by-rail = Nessuna Ferrovia unisce quel Luogo a questa città.
reason-no-sea-way = Da qui non ci si arriva per Mare.
reason-not-back = In Mare nessuno torna dove era appena prima.
reason-not-where-embarked = È il porto iniziale di questo viaggio: prima si sbarca altrove.
reason-at-sea = In Mare puoi soltanto navigare.
reason-road-in-phase = Le Strade si prendono nella Fase Movimento del Cacciatore.
reason-rail-in-phase = Il treno si prende nella Fase Movimento del Cacciatore.
reason-travel-after-roll = In treno si va solo dopo aver tirato il dado del Treno.
reason-sail-in-phase = I Cacciatori navigano nella loro Fase Movimento.
reason-reroll-once = Il dado del Treno lo ritira solo Lord Godalming, subito dopo il primo tiro.
reason-not-godalming = Solo Lord Godalming ritira il dado del Treno.
reason-carry-by-effect = Dracula sposta i Cacciatori solo con i Pipistrelli o con un suo Evento.
reason-must-carry = I Cacciatori vanno portati da qualche parte.
reason-must-announce = Una mossa va annunciata.
reason-no-resolve = Sulla Scala Determinazione non ci sono punti.
reason-one-resolve = Un punto Determinazione per turno, ed è già speso.
reason-effect-used = In questo giro quell'opzione è già stata usata.
reason-resolve-at-start = La Determinazione si spende all'inizio del turno di un Cacciatore.
reason-nothing-face-down = Nessuna carta del Percorso è coperta.
reason-too-weak-to-hurry = Ti servono più punti Salute di quanti ne costa.
reason-bound-to-place = Lo vietano la Nebbia, i Pipistrelli o la mossa annunciata, o ti sei già mosso.
reason-beyond-emergency = Il Senso d'Emergenza non porta così lontano.
reason-full-health = Quel Cacciatore ha tutti i punti Salute.
reason-must-hurry = Devi correre da qualche parte.
reason-act-after-search = Si riposa, ci si rifornisce e si scambia dopo aver cercato senza trovare nulla.
reason-not-in-group = Quel Cacciatore non è di turno.
reason-one-action = Una sola azione per turno, per tutto il Gruppo.
reason-nobody-to-trade = Per scambiare ci vogliono qui un altro Cacciatore e un Oggetto.
reason-must-draw = Pesca un Evento o un Oggetto.
reason-draw-in-resupply = Le carte si pescano quando ci si rifornisce.
reason-one-of-each = Al massimo una carta per tipo.
reason-no-trade-partner = Quel Cacciatore non è in questo Luogo.
reason-must-give = Dai uno dei tuoi Oggetti.
reason-given-already = Quell'Oggetto l'hai ricevuto in questo scambio.
reason-give-in-trade = Gli Oggetti passano di mano solo in uno scambio.
reason-cures-himself = All'Ospedale un Cacciatore tira solo per il proprio Morso.
reason-cure-in-hospital = I Morsi si curano all'Ospedale, o con una carta.
reason-must-meet = Uno degli Incontri deve venire ora.
reason-meet-here = Lì non c'è un Incontro per chi cerca ora.
reason-meet-in-search = Gli Incontri si affrontano cercando.
reason-no-shield = Servono solo un Crocifisso o un'Ostia Consacrata.
reason-no-stake = Lo distrugge solo un Coltello o un Paletto.
reason-no-gun = Servono solo una Pistola o un Fucile, una volta ciascuno.
reason-must-steal = Il Ladro prende un Oggetto o un Evento.
reason-must-lose-item = Devi scartare uno dei tuoi Oggetti.
reason-must-lose-event = Devi scartare uno dei tuoi Eventi.
reason-must-lose-card = Devi scartare uno dei tuoi Oggetti o Eventi.
reason-must-lay-card = Devi giocare una carta per questo round.
reason-lay-in-combat = Le carte si scelgono all'inizio di un Round di Combattimento.
reason-no-initiative = Quella carta non ha Iniziativa: non si gioca in Combattimento.
reason-not-against-agents = Quella carta non vale contro un Agente.
reason-no-dodge-yet = Nessuno può Schivare nel primo round.
reason-night-card = Quella carta si gioca solo di Notte, e un vampiro non ha Fuga.
reason-repelled = Respinto, puoi giocare solo Schivare o una Fuga.
reason-no-escape-yet = Niente Fuga nei primi tre round: Aglio o Rabbia.
reason-agatha-too-dear = Suor Agatha costa 2 punti Sangue, e qualcuno deve restarti.
reason-not-his-weapon = L'Agente non ha quell'arma.
reason-not-held = Non hai quella carta.
reason-must-name-target = Uno dei Cacciatori deve essere il bersaglio.
reason-must-choose-card = Una delle carte dei Cacciatori deve valere.
reason-target-in-combat = Il bersaglio si nomina in ogni Round di Combattimento, quando tutte le carte sono sul tavolo.
reason-apply-in-combat = Si sceglie una carta quando un Gruppo ha vinto un Round di Combattimento.
reason-cannot-fly = Il pipistrello non ci arriva: una o due Strade, fino a una città aperta senza Cacciatori.
reason-fly-after-combat = Dracula vola solo dopo un Combattimento che glielo permette.
reason-event-not-held = Non hai quell'Evento.
reason-used-in-combat = Quell'Oggetto si gioca in Combattimento, o si mostra o scarta quando un Incontro lo chiede.
reason-lies-open-already = I tuoi Cani sono già scoperti.
reason-hand-limit = Hai troppe carte: una va scartata.
reason-encounter-limit = Hai troppi Incontri: uno va rimesso nella riserva.
reason-must-show-item = Un Cacciatore Morso tiene un Oggetto scoperto.
reason-must-show-event = Un Cacciatore Morso tiene un Evento scoperto.
reason-show-when-asked = Una carta si mostra quando qualcosa lo chiede.
reason-discard-when-asked = Le carte si scartano oltre il limite, o quando qualcosa le toglie.
reason-ally-at-once = Un Alleato entra in gioco o si scarta appena pescato.
reason-use-when-asked = Non c'è un Alleato da mettere in gioco.
reason-take-by-card = Le carte tornano dagli scarti solo con Ritorno Inatteso o Arma Segreta.
reason-keep-when-asked = Così si tiene un Incontro solo tornando indietro in una carta delle Catacombe.
reason-series-only = Così si chiude solo il ritiro delle carte dalle Catacombe.
reason-must-send-quincey = Quincey P. Morris va da uno dei Cacciatori.
reason-no-card-there = In quella catacomba non c'è una carta.
reason-return-in-step = Le carte tornano nel passo delle Catacombe, o quando sono espulse dal Percorso.
reason-must-move = Devi muoverti, o giocare un Potere.
reason-lay-in-phase = Dracula si muove nella sua Fase Movimento.
reason-in-trail = Quel Luogo è nel tuo Percorso o nelle tue Catacombe.
reason-not-adjacent = Da qui nessuna Strada arriva là.
reason-no-train = Dracula non usa mai la Ferrovia.
reason-no-hospital = Non puoi mai entrare nell'Ospedale.
reason-marked-host = Un'Ostia Consacrata chiude quel Luogo, o l'unica via per arrivarci.
reason-marked-ground = Il Terreno Consacrato chiude quella città.
reason-move-announced = Devi fare proprio la mossa che hai annunciato.
reason-no-port = Quel mare non tocca il Luogo in cui sei.
reason-cannot-pay = Non puoi spendere punti Sangue per quella Zona di Mare e tenerne.
reason-sea-power = In Mare non si possono usare i Poteri.
reason-by-night = Quel Potere vale solo di Notte.
reason-power-out = Quella carta Potere è nel tuo Percorso.
reason-must-leave-ground = Sei su Terreno Consacrato: devi allontanarti.
reason-power-price = Ti servono almeno 3 punti Sangue.
reason-wolf-reach = Un lupo non ci arriva: una o due Strade.
reason-wolf-price = Per la Forma di Lupo ti servono almeno 2 punti Sangue.
reason-not-in-trail = Quel Luogo non è né nel tuo Percorso né nelle tue Catacombe.
reason-double-back-roads = Da qui nessuna Strada torna là.
reason-wolf-in-phase = Quel Potere si gioca nella Fase Movimento di Dracula.
reason-must-leave-trail = La carta deve andare da qualche parte.
reason-no-burial = Le carte Potere non vanno nelle Catacombe.
reason-bury-on-leaving = Nelle Catacombe va solo una carta espulsa dal Percorso.
reason-must-add = Con questa regola devi aggiungere un Incontro.
reason-add-on-burial = Un Incontro si aggiunge quando una carta entra nelle Catacombe.
reason-must-keep-one = Tieni uno dei due Incontri.
reason-keep-what-lay-there = Si può tenere solo uno di quelli che erano lì.
reason-place-in-action = Gli Incontri si piazzano nella Fase Azione di Dracula.
reason-must-evade = Devi andare in una di quelle città.
reason-evade-to-city = Evasione porta in una città aperta, non in un mare, al Castello o in un Luogo con un segnalino.
reason-never-matures = Quell'Incontro non si Attiva.
reason-mature-when-dropped = Gli Incontri si Attivano solo quando sono stati espulsi dal Percorso.
reason-out-of-ambush = L'Agguato non raggiunge chi è in Mare o all'Ospedale.
reason-must-ambush = Un Incontro della tua mano va giocato.
reason-all-hosts-out = Uno dei tre segnalini va spostato.
reason-no-host-there = Lì non c'è un'Ostia Consacrata.
reason-host-by-card = Un'Ostia Consacrata si toglie solo con Potere Diabolico, o quando se ne piazza un'altra.
reason-must-treat = Qualcuno va curato.
reason-no-patient = Quel Cacciatore non è qui, o non ha un Morso da guarire.
reason-must-turn-up = Uno degli Incontri va scoperto.
reason-no-marker-there = Lì non c'è un Incontro coperto.
reason-turn-up-by-card = Un Incontro si scopre solo con Voci di Paese.
reason-must-swap-weapon = Uno dei tuoi Oggetti va scartato.
reason-must-take-weapon = Un Oggetto va preso dagli scarti.
reason-weapon-from-discards = Quell'Oggetto non è negli scarti, o ce l'hai messo ora.
reason-must-give-blood = Qualcuno deve donare il sangue, e qualcun altro guarire.
reason-no-donor = Quel Cacciatore non è qui, o ha troppo pochi punti Salute.
reason-must-hypnotize = Un Cacciatore Morso va ipnotizzato.
reason-not-bitten = Quel Cacciatore non ha Morsi.
reason-must-raise-storm = Una Zona di Mare va scelta.
reason-storm-at-sea = Le tempeste scoppiano solo nelle Zone di Mare.
reason-must-bless = Una città va consacrata.
reason-no-blessing = Qualsiasi città tranne il Castello, Galati, Klausenburg e quella già consacrata.
reason-bless-by-card = Una città si consacra solo con Terreno Consacrato.
reason-name-by-card = Si nomina qualcosa solo per una carta che lo chiede.
reason-one-item-anew = Si può cambiare uno dei tuoi Oggetti.
reason-must-return = Un Evento deve tornare.
reason-kept-events-return = Torna solo un Evento dei Cacciatori di quelli che si tengono in mano.
reason-must-use-power = Potere Diabolico deve fare una di queste cose.
reason-remove-by-card = Gli Alleati e il Blocco Stradale si tolgono solo con Buona Sorte o Potere Diabolico.
reason-must-block = Il Blocco Stradale deve stare da qualche parte.
reason-block-there = Il Blocco Stradale è già lì.
reason-block-by-card = Una via si blocca solo con Blocco Stradale.
reason-must-visit = Un Cacciatore Morso va scelto.
reason-must-rage = Bisogna scegliere.
reason-not-among-his = Quell'Oggetto non è tra quelli del Cacciatore.
reason-time-advance-planning = Piano Preparato si gioca quando comincia un Combattimento.
reason-time-blood-transfusion = Trasfusione di Sangue si gioca nel tuo turno, con un altro Cacciatore accanto.
reason-time-chartered-carriage = Carrozza a Nolo si gioca prima di tirare il dado del Treno, o contro una Falsa Soffiata.
reason-time-consecrated-ground = Terreno Consacrato ha effetto appena pescato.
reason-time-escape-route = Via di Fuga si gioca quando comincia un Combattimento.
reason-time-excellent-weather = Tempo Splendido si gioca prima di muoverti per Mare.
reason-time-forewarned = Preavviso si gioca quando il tuo Gruppo affronta un Incontro.
reason-time-good-luck = Buona Sorte si gioca all'inizio del tuo turno, o contro un Evento di Dracula.
reason-time-great-strength = Grande Forza si gioca quando perderesti punti Salute o subiresti un Morso.
reason-time-heroic-leap = Balzo Eroico si gioca quando comincia un Combattimento con Dracula, da un Cacciatore che vi partecipa.
reason-time-hired-scouts = Esploratori Assoldati ha effetto appena pescata.
reason-time-hypnosis = Ipnosi si gioca all'inizio del tuo turno.
reason-time-jonathan-harker = Jonathan Harker entra in gioco appena pescato.
reason-time-long-day = Lunga Giornata si gioca all'inizio del tuo turno, ma non all'Alba.
reason-time-money-trail = La Pista del Denaro si gioca nel tuo turno.
reason-time-mystic-research = Ricerca Mistica si gioca nel tuo turno.
reason-time-newspaper-reports = Notizie dai Giornali ha effetto appena pescata.
reason-time-re-equip = Nuovo Equipaggiamento ha effetto appena pescata.
reason-time-rufus-smith = Rufus Smith entra in gioco appena pescato.
reason-time-secret-weapon = Arma Segreta si gioca prima di un Incontro, o quando comincia un Combattimento a cui partecipi.
reason-time-sense-of-emergency = Senso d'Emergenza si gioca prima di muoverti, con abbastanza punti Salute.
reason-time-sister-agatha = Suor Agatha entra in gioco appena pescata.
reason-time-stormy-seas = Mari in Tempesta si gioca all'inizio del tuo turno.
reason-time-surprising-return = Ritorno Inatteso ha effetto appena pescata.
reason-time-telegraph-ahead = Telegramma in Anticipo ha effetto appena pescata.
reason-time-vampire-lair = Covo del Vampiro ha effetto appena pescata.
reason-time-control-storms = Dominio delle Tempeste si gioca quando dei Cacciatori in Mare stanno per muoversi e un porto è a portata.
reason-time-customs-search = Controllo Doganale si gioca quando dei Cacciatori sono sbarcati, o sono passati da una metà dell'Europa all'altra, dove non c'è nulla di tuo.
reason-time-devilish-power = Potere Diabolico si gioca all'inizio del turno di Dracula, o contro un Evento dei Cacciatori.
reason-time-draculas-brides = Le Spose di Dracula entrano in gioco appena pescate.
reason-time-evasion = Evasione ha effetto appena pescata.
reason-time-false-tip-off = Falsa Soffiata si gioca quando dei Cacciatori prendono il treno, o contro una Carrozza a Nolo.
reason-time-immanuel-hildesheim = Immanuel Hildesheim entra in gioco appena pescato.
reason-time-night-visit = Visita Notturna ha effetto appena pescata.
reason-time-quincey-p-morris = Quincey P. Morris entra in gioco appena pescato.
reason-time-rage = Rabbia si gioca quando comincia un Combattimento con Dracula, di Notte.
reason-time-relentless-minion = Servo Implacabile si gioca quando un Combattimento con un Agente è finito e nessun Cacciatore è stato Sconfitto.
reason-time-roadblock = Blocco Stradale si gioca all'inizio del turno di Dracula.
reason-time-seduction = Seduzione si gioca quando dei Cacciatori affrontano un Nuovo Vampiro di Notte.
reason-time-sensationalist-press = Stampa Scandalistica si gioca quando una carta o la Determinazione rivelerebbe un Luogo.
reason-time-time-runs-short = Il Tempo Stringe si gioca all'inizio del turno di Dracula, ma non nelle Ore Piccole.
reason-time-trap = Trappola si gioca quando comincia un Combattimento.
reason-time-unearthly-swiftness = Velocità Ultraterrena si gioca all'inizio del turno di Dracula.
reason-time-vampiric-influence = Influenza Vampirica ha effetto appena pescata.
reason-time-wild-horses = Cavalli Imbizzarriti si gioca quando comincia un Combattimento con Dracula dove una Strada porta via.
reason-time-dogs = I Cani si scoprono nel tuo turno, o quando si affronta un Incontro.
reason-time-fast-horse = Un Cavallo Veloce si usa prima di muoverti a terra.
reason-time-garlic = L'Aglio si usa quando comincia un Combattimento con Dracula o un vampiro, da un Cacciatore che vi partecipa.
reason-time-heavenly-host = Un'Ostia Consacrata si piazza nel tuo turno, a terra, dove non ce n'è ancora.
reason-time-holy-water = L'Acqua Santa si usa nel tuo turno, per un Cacciatore Morso nel tuo Luogo.
reason-time-local-rumors = Voci di Paese si usa nel tuo turno, finché un Incontro è coperto.

# --- che cosa è successo
event-skips-turn = { $a } salta questo turno.
event-invites = { $a } invita { $b } in un Gruppo.
event-joins = { $a } si unisce al Gruppo.
event-declines = { $a } non si unisce.
event-turn-over = Il turno dei Cacciatori termina.
event-dracula-turn = Comincia il turno di Dracula.
event-time = Il segnalino Giorno/Notte è su: { $a }.
event-vampires = La Scala Vampiri è a { $a } su 6.
event-resolve = La Scala Determinazione è a { $a }.
event-blood = Dracula ha { $a ->
    [one] 1 punto Sangue
   *[other] { $a } punti Sangue
}.
event-spends-resolve = { $a } spende 1 punto Determinazione.
event-reports = { $a } cerca Notizie dai Giornali.
event-no-news = I giornali non hanno nulla da riferire.
event-he-is-there = La carta { $a_at } è il Luogo di Dracula: resta coperta.
event-dracula-is = Dracula è dove dice la carta { $a_at }.
event-hurries = { $a } corre { $b_at }.
event-stays = { $a } resta dov'è.
event-declares-rail = { $a } prende il treno.
event-rolls-again = { $a } ritira il dado del Treno.
event-no-train = Nessun treno per { $a }.
event-fog-holds = La Nebbia trattiene { $a }.
event-rolled = Tiro: { $a }.
event-announces-road = { $a } annuncia la prossima mossa: per Strada { $b_at }.
event-announces-rail = { $a } annuncia la prossima mossa: in treno { $b_at }.
event-announces-sea = { $a } annuncia la prossima mossa: per Mare { $b_at }.
event-announces-stay = { $a } annuncia la prossima mossa: restare.
event-announces = Dracula annuncia la prossima mossa: { $a }.
event-announces-wolf-form = Dracula annuncia la prossima mossa: come lupo { $a_at }.
event-announces-wolf-and-hide = Dracula annuncia la prossima mossa: Forma di Lupo con Nascondersi.
event-announces-double-back = Dracula annuncia la prossima mossa: indietro { $a_at }.
event-announces-wolf-and-double-back = Dracula annuncia la prossima mossa: come lupo, indietro { $a_at }.
event-not-there = { $a }: né nel Percorso né nelle Catacombe.
event-resupplies = { $a } si rifornisce.
event-takes-event = { $a } sceglie un Evento.
event-takes-item = { $a } sceglie un Oggetto.
event-trades = { $a } apre uno scambio.
event-gives-to = { $a } ha qualcosa per { $b }.
event-gives-nothing = { $a } non dà nulla.
event-gave-item = { $a } dà un Oggetto { $b_to }.
event-treated = Si cura il Morso { $a_of }.
event-cured = { $a } guarisce da un Morso.
event-item-drawn = { $a } pesca { $b }.
event-drew-event = { $a } pesca { $b }.
event-event-drawn = { $a } riceve { $b }.
event-events-shuffled = Il mazzo Eventi viene rimischiato.
event-takes-back = { $a } prende { $b } dagli scarti.
event-draws-ally = { $a } ha pescato un Alleato.
event-ally = { $a } è in gioco: un Alleato.
event-ally-gone = { $a } non è più in gioco.
event-uses = { $a } usa { $b }.
event-shows = { $a } mostra { $cards }.
event-shows-hand = { $a } mostra a Dracula tutte le carte.
event-shows-items = { $a } mostra a Dracula tutti gli Oggetti.
event-sees = Le carte { $a_of }: { $cards }.
event-laid = Dracula piazza { $a } a faccia in giù sul Percorso.
event-double-back = Dracula torna indietro: la carta { $a_at } passa davanti.
event-one-kept = Dracula tiene uno dei due Incontri { $a_at }.
event-no-legal-move = Dracula non ha mosse consentite: si rivela, il suo Percorso si svuota e perde punti Sangue.
event-uncovers = Sta per rivelarsi: { $a }.
event-pushed-off = La carta più vecchia è espulsa dal Percorso.
event-card-gone = La carta { $a_at } torna a Dracula.
event-buried = La carta accanto al Percorso va { $a_at }.
event-aside = Il suo Incontro resta da parte.
event-cleared = Il Percorso si svuota.
event-encounters-gone = Gli Incontri { $a_at } vanno nella riserva senza essere visti.
event-encounter-played = Dracula gioca un Incontro: { $a }.
event-turned-up = Si scopre { $a }.
event-dogs-gone = { $a } non ha più Cani a faccia in su.
event-comes-next = Il prossimo Incontro: { $a }.
event-encounter-gone = Va nella riserva: { $a }.
event-encounter-stays = { $b } resta a faccia in su { $a_at }.
event-draws-encounters = Dracula pesca { $a ->
    [one] 1 Incontro
   *[other] { $a } Incontri
}.
event-returns-encounter = Dracula rimette un Incontro nella riserva senza mostrarlo.
event-matures = Si Attiva { $a }.
event-ambushed = Dracula tende un agguato { $a_to }.
event-vampire-returns = Torna in mano a Dracula: { $a }.
event-bound = Per il prossimo turno resta con { $a }: { $b }.
event-marker-back = Torna nella riserva: { $a }.
event-steals-item = Il Ladro prende un Oggetto { $a_of }.
event-steals-event = Il Ladro prende un Evento { $a_of }.
event-bat-move = Dracula vola via come pipistrello: un'altra carta è coperta { $a_at }.
event-beside = La carta { $a_of } è accanto al tabellone.
event-missing = La carta { $a_of } manca: è nel Percorso o nelle Catacombe.
event-returned = La carta { $a_of } torna nel mazzo di Dracula.
event-blessed = { $a } piazza un'Ostia Consacrata { $b_at }.
event-unblessed = L'Ostia Consacrata { $a_at } non c'è più.
event-consecrated = { $a } è Terreno Consacrato.
event-no-telegrams = Nulla a una Strada da { $a } è nel Percorso o nelle Catacombe.
event-blocked = Il Blocco Stradale sbarra { $a }.
event-unblocked = Riapre { $a }.
event-storm = Scoppia una tempesta { $a_at }.
event-calm = La tempesta { $a_at } è finita.
event-hypnotized = { $a } cade nell'Ipnosi.
event-visited = Dracula fa una Visita Notturna { $a_to }.
event-quincey = Quincey P. Morris viene da { $a }.
event-dogs-out = { $a } scopre i Cani.
event-fights = { $a } è in Combattimento.
event-combat-round = Comincia un nuovo Round di Combattimento.
event-lays = { $a } sceglie { $b }.
event-target = Il bersaglio è { $a }.
event-reveals = { $a } rivela { $b }.
event-totals = I Cacciatori hanno { $a }, il nemico { $b }.
event-hunters-ahead = I Cacciatori vincono il round.
event-enemy-ahead = Il nemico vince il round.
event-card-counts = Vale la carta { $a_of }.
event-result = { $a_id ->
    [wound] Risultato: Ferita { $b }.
   *[other] Risultato: { $a }.
}
event-loses-health = { $a } perde { $b ->
    [one] 1 punto Salute
   *[other] { $b } punti Salute
}.
event-gains-health = { $a } { $b ->
    [0] non guadagna punti Salute
    [one] guadagna 1 punto Salute
   *[other] guadagna { $b } punti Salute
}.
event-defeated = Sconfitta { $a_of }: trasporto all'Ospedale.

# --- che cosa è successo, più cose in una frase
log-comes-by-road = { $a } arriva { $b_at } per Strada.
log-comes-by-rail = { $a } arriva { $b_at } in treno.
log-comes-by-sea = { $a } arriva { $b_at } per Mare.
log-no-trace = Non è né nel Percorso né nelle Catacombe.
log-rests = { $a } riposa e recupera { $b ->
    [one] 1 punto Salute
   *[other] { $b } punti Salute
}.
log-supplied = { $a } si rifornisce: { $cards }.
log-draws = { $a } pesca { $cards }.
log-sees = { $a } guarda { $cards }.
log-gives-up = { $a } scarta { $cards }.
log-items-discarded = Si scarta: { $cards }.
log-encounters-discarded = Di nuovo nella riserva: { $cards }.
log-encounter-thrown = Dracula rimette nella riserva { $a }, senza mostrarlo.
log-hands-over = { $a } consegna { $cards }.
log-laid = Dracula piazza { $a } sul Percorso. I Cacciatori vedono { $b }.
log-placed = Dracula piazza { $a } { $b_at }, a faccia in giù.
log-cleared = Si svuota: { $cards }.
log-plays = { $a } gioca { $b }.
log-displays = Per il Morso { $a } mostra { $cards }.
log-encounter-gone = Va nella riserva.
noun-unseen-item = 1 Oggetto
noun-unseen-items = 2 Oggetti
noun-unseen-event = 1 Evento
noun-unseen-events = 2 Eventi

# --- opzioni
option-emergency = Senso d'Emergenza
option-emergency-help = Dove porta un Cacciatore, e per quanti punti Salute?
option-emergency-anywhere = ovunque, per 6 meno la Scala Vampiri
option-emergency-cities = fino a 2 città per 2 punti Salute, fino a 3 per 4
option-newspaper = Notizie dai Giornali
option-newspaper-help = Quale carta del Percorso rivelano?
option-newspaper-location = il Luogo coperto più vecchio
option-newspaper-card = la carta coperta più vecchia, anche Nascondersi
option-newspaper-longest = la carta rimasta più a lungo, se è coperta
option-rail_distance = Distanza per Ferrovia
option-rail_distance-help = I Cacciatori possono usare meno tratte di quante ne mostra il dado del Treno?
option-rail_distance-up-to = sì, fino al tiro
option-rail_distance-exactly = no, esattamente il tiro
option-bitten_mina = Il Morso di Mina in Combattimento
option-bitten_mina-help = Mina in un Combattimento dà a Dracula il +1 per un Cacciatore Morso?
option-bitten_mina-false = no
option-bitten_mina-true = sì
option-destroyed_card = Carte distrutte
option-destroyed_card-help = Quando un risultato di Combattimento distrugge la carta del Cacciatore?
option-destroyed_card-either = chiunque abbia vinto il round
option-destroyed_card-hunters-win = solo se l'ha vinto il Cacciatore
option-catacomb_extra = Un altro Incontro nelle Catacombe
option-catacomb_extra-help = Dracula deve aggiungere un Incontro a una carta che va nelle Catacombe?
option-catacomb_extra-may = può
option-catacomb_extra-must = deve, se ne ha uno
option-catacombs_at_sea = Catacombe in Mare
option-catacombs_at_sea-help = Dracula può riprendere carte dalle Catacombe in un turno che comincia in Mare?
option-catacombs_at_sea-false = no
option-catacombs_at_sea-true = sì
option-sea_meeting = Incontrarsi in Mare
option-sea_meeting-help = Come entra Dracula in una Zona di Mare dove c'è un Cacciatore? In ogni caso non si combatte.
option-sea_meeting-hidden = a faccia in giù
option-sea_meeting-shown = a faccia in su
option-group_trade = Scambiare in Gruppo
option-group_trade-help = Un Gruppo può scambiare oltre a far riposare o rifornire un membro?
option-group_trade-false = no
option-group_trade-true = sì
option-surviving_agent = Agenti che sopravvivono
option-surviving_agent-help = Dove va il segnalino di un Agente affrontato e non Ucciso?
option-surviving_agent-stays = resta scoperto nella città
option-surviving_agent-pool = va nella riserva
option-hunter_hands = Le mani dei Cacciatori
option-hunter_hands-help = I Cacciatori vedono le carte l'uno dell'altro?
option-hunter_hands-open = sì, sempre
option-hunter_hands-own = no, ciascuno solo le proprie

## Nomi di ciò che sta sul tavolo semplice
field-time = Momento del giorno
field-vampires = Scala Vampiri
field-resolve = Scala Determinazione
field-resolve-used = Opzioni di Determinazione usate
field-group = Di turno insieme
field-spaces = Percorso e Catacombe
field-deck = Carte in mano a Dracula
field-consecrated = Terreno Consacrato
field-beside = Accanto al tabellone
field-roadblock = Blocco Stradale
field-storm = Tempesta
field-storm-turns = Segnalini tempo sopra
field-train = Dado del Treno
field-hunter-ally = Alleato dei Cacciatori
field-dracula-ally = Alleato di Dracula
field-event-deck = Mazzo Eventi
field-item-deck = Mazzo Oggetti
field-pool = Incontri nella riserva
field-met = Incontro affrontato
field-met-space = Dov'era
field-drawer = Pescata da
field-faceup = Scoperta
field-city = Città che rappresenta
field-double-back = Tornare Indietro
field-paid = Sangue alle spalle
field-leaves-in = Nuove carte prima che esca
field-matures = Si può Attivare
field-health = Punti Salute
field-max-health = Massimo dei punti Salute
field-bite-slots = Morsi sopportati
field-in-group = Di turno
field-acted = Ha avuto il turno
field-skips = Salta il prossimo turno
field-announced = Mossa annunciata
field-dogs = Cani scoperti
field-seen-items = Oggetti noti a Dracula
field-seen-events = Eventi già mostrati
field-blood = Punti Sangue
field-max-blood = Massimo dei punti Sangue
field-encounter-limit = Limite di Incontri
field-powers = Poteri
field-dropped = Espulsi in questo turno
field-attacked = Dracula attacca
field-target = Bersaglio
field-revealed = Rivelate
field-last = Carte del round precedente
field-dice = Dadi
field-hunters-won = I Cacciatori hanno vinto il round
field-applied = Carta che vale
field-result = Risultato
field-continues = Segnalini Continuare
field-repelled = Respinto
field-dodge-bonus = Bonus di Schivare
field-traps = Trappole giocate
field-plans = Piani Preparati giocati
field-no-escape = Ancora niente Fuga
value-report = Notizie dai Giornali
value-hurry = Senso d'Emergenza
value-strengthen = Forza Interiore
value-carriage = una carrozza aspetta
value-delayed = il treno è in ritardo
value-rerolled = il dado del Treno è stato ritirato
value-forewarned = i Cacciatori sono preavvisati
value-seduced = Seduzione
value-turn_over = il turno è terminato
value-vampire = un vampiro
value-hunters = i Cacciatori
value-enemy = il nemico

# --- fin quando può durare un passo ripetuto
span-round = del giro

# --- che cosa fa una carta, in pochissime parole
brief-dark-call = Resta; 2 Sangue, dieci Incontri.
brief-double-back = Una Strada, indietro a una tua carta.
brief-feed = Resta e recupera 1 Sangue.
brief-hide = Resta; un dorso di terra e un Incontro.
brief-wolf-form = 1 Sangue: una o due Strade.
brief-crucifix = Contro i vampiri. Mostrato: ferma Fulmine, Morso, Quincey.
brief-dogs = Tengono lontani Ratti, Sabotatore e Ladro.
brief-fast-horse = Scarta: una o due Strade.
brief-garlic = Niente Fuga per lui nei round da 1 a 3.
brief-heavenly-host = Contro i vampiri. Mostrata: protegge. Piazzata: lo esclude.
brief-holy-water = Contro i vampiri. O un dado per guarire un Morso.
brief-knife = Contro chiunque. Scartato: elimina un Nuovo Vampiro.
brief-local-rumors = Scarta: scopri un Incontro.
brief-pistol = Contro chiunque, +1. Mostrata: Lupi 1 in meno.
brief-rifle = Contro chiunque. Mostrato: Lupi 1 in meno.
brief-sacred-bullets = Contro chiunque; si consumano.
brief-stake = Contro chiunque. Scartato: elimina un Nuovo Vampiro.
brief-punch = Un semplice colpo.
brief-dodge = Non nel round 1. Continuare: poi +1.
brief-escape = Vince: il Combattimento finisce.
brief-claws = Giorno e Notte.
brief-dracula-dodge = Non nel round 1. Continuare: poi +1.
brief-escape-man = Vince: il Combattimento finisce.
brief-escape-bat = Vince: il Combattimento finisce, può volare.
brief-escape-mist = Vince: il Combattimento finisce.
brief-fangs = Morso, e può volare.
brief-mesmerize = Morso, e tutti gli Oggetti persi.
brief-strength = Distrugge quasi tutte le armi che batte.
brief-agent-punch = Un semplice colpo.
brief-agent-dodge = Non nel round 1. Continuare: poi +1.
brief-agent-knife = Vince: perso anche un Evento.
brief-agent-pistol = +1 al tiro.
brief-agent-rifle = Nient'altro.
brief-advance-planning = +1 ai tiri dei Cacciatori.
brief-blood-transfusion = 1 Salute di uno guarisce un Morso di un altro.
brief-chartered-carriage = In treno come con 2/3; o annulla una Falsa Soffiata.
brief-consecrated-ground = Una città chiusa a Dracula per sempre.
brief-escape-route = Il Combattimento si annulla; il turno termina.
brief-excellent-weather = Fino a quattro movimenti per Mare.
brief-forewarned = L'Incontro va nella riserva.
brief-good-luck = Annulla un suo Evento; o via Alleato o Blocco.
brief-great-strength = Non perdi nulla, nessun Morso.
brief-heroic-leap = Niente Combattimento: un dado di Sangue, e di Salute tua.
brief-hired-scouts = Due città, rivelate con gli Incontri.
brief-hypnosis = 3-6: Dracula è scoperto e annuncia la mossa.
brief-jonathan-harker = Alleato: lo spazio 6 è sempre scoperto.
brief-long-day = Il tempo torna indietro di 1 spazio.
brief-money-trail = Tutte le carte di mare si rivelano.
brief-mystic-research = Dracula mostra tutti i suoi Eventi.
brief-newspaper-reports = Il Luogo coperto più vecchio si rivela.
brief-re-equip = Cambia un Oggetto.
brief-rufus-smith = Alleato: 1 Sangue per ogni Zona di Mare.
brief-secret-weapon = Cambia un Oggetto con uno scartato.
brief-sense-of-emergency = Salute per andare ovunque.
brief-sister-agatha = Alleata: 2 Sangue per Zanne e Fughe.
brief-stormy-seas = Una Zona di Mare chiusa; chi è lì sbarca.
brief-surprising-return = Torna un Evento da tenere.
brief-telegraph-ahead = Le città a una Strada da te si rivelano.
brief-vampire-lair = Combatti un vampiro; Ucciso: Scala Vampiri −1.
brief-control-storms = Fai sbarcare i Cacciatori in un porto.
brief-customs-search = Confine o porto: via gli Oggetti, fine del turno.
brief-devilish-power = Annulla un loro Evento; o via Alleato o Ostia.
brief-draculas-brides = Alleate: sette Incontri in mano.
brief-evasion = Vai in una città aperta qualsiasi.
brief-false-tip-off = Il treno vale X; o annulla una Carrozza.
brief-immanuel-hildesheim = Alleato: sei Eventi in mano.
brief-night-visit = Un Cacciatore Morso perde 2 Salute.
brief-quincey-p-morris = Alleato: 1 Salute di un Cacciatore a turno.
brief-rage = Di Notte: distruggi un Oggetto; all'inizio niente Fuga.
brief-relentless-minion = Lo stesso Agente combatte ancora.
brief-roadblock = Una Strada o Ferrovia è chiusa.
brief-seduction = Nuovo Vampiro di Notte: Morso a tutti.
brief-sensationalist-press = Un Luogo resta nascosto.
brief-time-runs-short = Il tempo avanza di 1 spazio in più.
brief-trap = +1 ai tiri della tua parte.
brief-unearthly-swiftness = Due mosse in questo turno.
brief-vampiric-influence = Un Cacciatore Morso mostra tutto, annuncia la mossa.
brief-wild-horses = Niente Combattimento: Cacciatori a una Strada.
brief-ambush = Un Incontro in più · Attivato: colpisce un Cacciatore
brief-assassin = Agente: Coltello, Pistola, Fucile
brief-bats = Fine del turno, poi li muovi tu
brief-desecrated-soil = Un Evento pescato · Attivata: due
brief-fog = Fine del turno, poi nessuna mossa
brief-hoax = Eventi persi: Ovest tutti, Est uno
brief-lightning = 2 Salute e un Oggetto
brief-minion-with-knife = Agente: Coltello
brief-minion-with-knife-and-pistol = Agente: Coltello, Pistola
brief-minion-with-knife-and-rifle = Agente: Coltello, Fucile
brief-new-vampire = Di Notte un Morso, o fugge · Attivato: +2
brief-peasants = Oggetti cambiati: Ovest uno, Est tutti
brief-plague = 2 Salute
brief-rats = Quattro dadi, 1 Salute per ogni 4-6
brief-saboteur = Una carta persa, fine del turno
brief-spy = Carte mostrate, mossa annunciata
brief-thief = Una carta persa a caso
brief-wolves = 2 Salute, 1 in meno con Pistola, con Fucile

# --- quando si usa una carta
timing-or = { $first } o { $last }
timing-on-draw = subito
timing-own-turn = nel tuo turno
timing-turn-start = inizio del tuo turno
timing-movement = prima di muoverti
timing-sea-move = prima di un movimento per Mare
timing-rail-move = prima del dado del Treno
timing-on-encounter = quando si affronta un Incontro
timing-combat-start = inizio del Combattimento
timing-on-health-loss = perderesti punti Salute
timing-on-bite = subiresti un Morso
timing-on-dracula-event = contro un Evento di Dracula
timing-on-false-tip-off = contro Falsa Soffiata
timing-on-hunter-event = contro un Evento dei Cacciatori
timing-on-chartered-carriage = contro Carrozza a Nolo
timing-before-hunter-sea-move = prima che i Cacciatori in Mare si muovano
timing-before-train-roll = prima che i Cacciatori tirino il dado del Treno
timing-after-hunter-move = dopo il movimento dei Cacciatori
timing-on-new-vampire = un Nuovo Vampiro affrontato di Notte
timing-after-agent-combat = dopo un Combattimento con un Agente
timing-on-reveal = prima che un Luogo si riveli
timing-combat = Combattimento
timing-power = Fase Movimento: Potere
timing-encounter = cercando

# --- personaggi
character-foot = Salute { $health }, Morsi sopportati { $bites }
character-foot-dracula = Sangue { $health }
character-dracula = Vince quando la Scala Vampiri raggiunge 6: uno per ogni Alba, due per ogni Cacciatore Sconfitto e per ogni Nuovo Vampiro Attivato. Ucciso in Combattimento, il suo Sangue scende al prossimo spazio rosso: 10, 5, 0. Tiene quattro Eventi e cinque Incontri; +1 in Combattimento al suo Castello, e contro un Cacciatore Morso.
character-godalming = Può tirare una seconda volta il dado del Treno. Contro gli Agenti tira due dadi e vale il più alto. Il secondo Morso lo sconfigge.
character-seward = Chi riposa nella sua città, anche lui, pesca un Evento invece di due. Tiene un quarto Oggetto o un quarto Evento. Il secondo Morso lo sconfigge.
character-van-helsing = Sopporta due Morsi; il terzo lo sconfigge.
character-mina = Ha sempre un Morso: un Oggetto e un Evento restano scoperti, e qualsiasi Morso la sconfigge. Il suo Morso non si può guarire.

# --- ciò che dice la pagina di ogni edizione, con le parole di questa
trail-heading = Percorso di Dracula
trail-kind-city = terra
trail-own = Il tuo Percorso
trail-free-lair = una carta espulsa dal Percorso può restare qui
trail-leaves-now = esce dal Percorso
trail-matures = Attivato: { $what }
trail-clears = svuota il Percorso fino a { $spaces }
trail-lairs = Catacombe
trail-could-come = { $seat } potrebbe arrivare in treno
track-gain = +{ $gain } se l'Incontro nello spazio { $space } si Attiva
track-gain-now = +{ $gain }, se l'Incontro si Attiva
seats-weakened = Morso: un Oggetto e un Evento restano scoperti
kind-combat = carta Tattica
gallery-hunter-combat = Tattiche dei Cacciatori
gallery-dracula-combat = Tattiche di Dracula e dei suoi Agenti
back-hunter-combat = Tattica del Cacciatore
back-dracula-combat = Tattica di Dracula

# --- il tavolo in una finestra di testo
clock = { $time }, round { $round }
trail-title = Percorso e Catacombe
mark-paid = Sangue pagato
hide-in = per { $place }
state-fog = nebbia
state-skips = salta un turno
deck-locations = Luoghi e Poteri
ways-rail = Ferrovia
combat-dice = dadi { $hunters } contro { $enemy }
combat-won-hunters = i Cacciatori vincono il round
combat-won-enemy = il nemico vince il round
combat-target = bersaglio
combat-counts = questa carta conta

# --- il tavolo nel browser
noun-east = Europa orientale
noun-west = Europa occidentale
map-way-rail-white = ferrovia
card-initiative = iniziativa
track-vampires = Vampiri
track-resolve = Determinazione
track-blood = Sangue
track-your-blood = Il tuo Sangue
track-killed = Ucciso: scende a { $value }
track-dawn-in = { $count ->
    [one] Alba nel suo prossimo turno
   *[other] Alba fra { $count } suoi turni
}
trail-paid = 1 Sangue pagato in mare
trail-can-mature = Può maturare: { $what }
seats-location-deck = { $count } luoghi e poteri in mano
seats-power-ready = pronto
seats-power-perhaps = coperto?
seats-skips = salta il prossimo turno
seats-fog = fermo nella nebbia nel prossimo turno
seats-dogs = Cani scoperti
hand-dropped = Usciti in questo turno: { $what }
reach-sign-perhaps = in treno
plate-health = −{ $damage } Sangue
power-price = { $damage } Sangue
power-price-range = da { $least } a { $most } Sangue
power-dark-call-short = Resti; peschi dieci Incontri, ne tieni alcuni
power-feed-short = Resti; guadagni 1 Sangue
power-double-back-short = Torni a una carta del tuo Percorso
power-double-back-line = { $count ->
    [one] Torni a una tua carta: 1 città
   *[other] Torni a una tua carta: { $count } città
}
power-out = si trova qui: { $space }
power-out-short = in { $space }
act-road = Per strada
act-ride = A cavallo
act-sail = Per mare
act-rail = In treno
act-rail-line = tira il dado del treno
act-supply = Rifornimento
act-report = Notizie dai Giornali
act-report-line = 1 punto Determinazione
act-hurry = Senso d'Emergenza
act-hurry-line = 1 Determinazione, e Salute
act-strengthen = Forza Interiore
act-reroll = Tira ancora
act-reroll-line = una volta, poi vale
act-stay = Resta
die-help-train-x = Nessun treno, e il turno finisce.
die-help-train-0 = Nessun treno; restano strada e mare.
die-help-train-1 = Al massimo 1 ferrovia.
die-help-train-2 = Al massimo 2 ferrovie.
die-help-train-2-3 = Fino a 3 ferrovie se tutto il viaggio è in Occidente, fino a 2 se una città è in Oriente.
die-short-train-x = fine turno
die-short-train-0 = niente treno
die-short-train-1 = 1 tratta
die-short-train-2 = 2 tratte
die-short-train-2-3 = 2, Ovest 3
combat-engaged = Bersaglio
combat-not-target = non è il bersaglio
combat-by-day = di giorno: solo tre delle sue tattiche
combat-by-night = di notte: tutte le sue tattiche
combat-no-escape = niente Fuga per lui nei round da 1 a 3
combat-repelled = respinto: da lui solo Schivare o Fuga
combat-continues = Continuare di fila: { $count } di 3
combat-step-start = Carte iniziali
combat-step-lay = Carte coperte
combat-step-target = Bersaglio
combat-step-roll = Tiro
combat-step-result = Risultato
combat-add-pistol = Pistola
combat-add-advance-planning = Piano Preparato
combat-add-dodge = dopo Schivare
combat-add-trap = Trappola
combat-add-east = agente in Oriente
combat-add-agent-pistol = Pistola
combat-add-bitten = un Cacciatore Morso
combat-add-castle-dracula = Castello di Dracula
combat-extra-bat-move = volo da pipistrello
combat-extra-discard-1-event = un Evento
combat-extra-discard-all-items = tutti gli Oggetti
combat-extra-dodge-bonus = +1 dopo
results-against = Contro { $card }
results-card = carta, iniziativa
results-hunters-win = vincono i Cacciatori
results-enemy-wins = vince il nemico
results-help = † la carta del Cacciatore è distrutta. Respinto: nel prossimo round solo Schivare o Fuga. Ucciso: il Sangue scende al prossimo fra 10, 5, 0. Il terzo Continuare di fila chiude il combattimento.
timing-by-night = combattimento, solo di notte
timing-agent = combattimento degli agenti
log-day = Giorno { $a }
log-combat = Combattimento: { $cards }.
phase-setup = preparazione
field-hunters-add = I Cacciatori sommano
field-enemy-adds = Il nemico somma
field-what = Per
value-bitten = un Cacciatore Morso
value-east = l'Est
plate-shut-on-trail = sul Percorso

# --- segni sul tavolo
sign-lair = una carta nelle Catacombe
sign-hideout = una carta del Percorso

# --- panels of the second edition
trail-lairs-help = Una città che lascia il 6 può restare qui; non matura mai.
powers-title = I suoi cinque poteri
powers-by-day = di giorno solo Nascondersi e Tornare Indietro
powers-at = su { $space }
corner-encounters = Incontri in mano
corner-events = Eventi in mano
corner-together = contati insieme
corner-pool = Riserva di incontri
combat-results = Risultati
combat-choice-card = { $card } di { $hunter }: { $result }
combat-follows-wound = { $amount ->
    [one] Si perde 1 punto.
   *[other] Si perdono { $amount } punti.
}
combat-follows-continue = Nessun danno. Al terzo di fila il Combattimento finisce.
combat-follows-repel = Nel prossimo round il nemico può usare solo Schivare o Fuga.
combat-follows-bite = Un Morso, e il Combattimento finisce.
combat-follows-killed = Il Sangue di Dracula scende al prossimo tra 10, 5 e 0; ogni altro nemico è eliminato.
combat-follows-end = Il Combattimento finisce.
combat-follows-bat-move = Poi può volare come pipistrello.
combat-follows-discard-1-event = Si perde un Evento.
combat-follows-discard-all-items = Si perdono tutti gli Oggetti.
combat-follows-dodge-bonus = +1 al prossimo tiro.
combat-follows-destroyed = La carta è distrutta.
combat-tie-hunters = Pareggio: l'iniziativa di { $theirs } supera { $his }.
combat-tie-enemy = Pareggio: l'iniziativa di { $theirs } non supera { $his }.
combat-rests-in = a riposo nel round { $round }
combat-back-in = torna nel round { $round }
rail-start = partenza
rail-links = { $count ->
    [one] 1 tratta
   *[other] { $count } tratte
}
trade-step-whom = A chi
trade-step-what = Quale Oggetto
trade-gives = dà
trade-receives = riceve
trade-give-here = Dai un Oggetto
trade-hidden = non si vede
panel-hospital = Un tiro per guarire
hospital-hurts = −2 punti Salute
hospital-nothing = non succede nulla
hospital-heals = un Morso guarisce

# --- panels of what is asked without a card
panel-trim-hand = Troppe carte
panel-show-item = Scoperta finché c'è un Morso
panel-show-event = Scoperta finché c'è un Morso
panel-card-leaves = Fuori dal Percorso

# --- che cosa Dracula può giocare ora in un combattimento
tactics-cannot-pay = { $card }: non può pagare

# --- uno sguardo indietro
measure-vampires = Tracciato dei Vampiri
measure-blood = Sangue
measure-resolve = Determinazione
measure-health = Salute
count-combats = Combattimenti
count-cards = Eventi giocati
count-bites = Morsi
count-defeats = Cacciatori sconfitti
