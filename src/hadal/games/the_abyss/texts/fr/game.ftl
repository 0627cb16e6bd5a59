# The Abyss (51 cartes), en français.
#
# $card et $cards viennent avec leur article (.the). En français [one] vaut pour 0 et pour 1.

the_abyss-title = The Abyss

## Cartes

the_abyss-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .the = { $points ->
        [one] la carte de { $points } point
       *[other] la carte de { $points } points
    }
the_abyss-card-sword = Épée { $points }
    .the = l’Épée { $points }
the_abyss-card-hook = Crochet { $points }
    .the = le Crochet { $points }
the_abyss-card-eye = Œil { $points }
    .the = l’Œil { $points }
the_abyss-card-panic = Panique
    .the = une Panique
the_abyss-card-hidden = carte
    .the = une carte

## Options

the_abyss-option-third_panic_rescue = Peut-on sacrifier pour ne pas couler après avoir pioché une troisième Panique ?
the_abyss-option-hook_discard = Après un Crochet, que défausse-t-on : une des deux cartes piochées, ou n’importe laquelle ?
the_abyss-option-deck_list = Le paquet : standard, ou vos 51 cartes, par exemple X*8,S1*3,H2*3,P4*37

## Choix

the_abyss-label-take = Prendre { $card } dans la défausse (main { $from } → { $to })
the_abyss-label-draw = { $amount ->
    [one] Piocher la dernière carte ; la manche prend fin ensuite
   *[other] Piocher { $amount } cartes, en garder une ({ $panics ->
        [one] { $panics } Panique
       *[other] { $panics } Paniques
    } sur { $deck } cartes)
}
the_abyss-label-keep = { $twins ->
    [yes] Garder { $card } (main { $from } → { $to }), défausser l’autre { $points }
   *[no] Garder { $card } (main { $from } → { $to }), défausser { $other-card }
}
the_abyss-label-play = { $suit ->
    [sword] Jouer { $card } : voler une carte ou donner une Panique (main { $from } → { $to })
    [hook] Jouer { $card } : faire piocher deux cartes à quelqu’un (main { $from } → { $to })
   *[eye] Jouer { $card } : regarder { $depth ->
        [1] la prochaine carte
       *[other] les { $depth } prochaines cartes
    } (main { $from } → { $to })
}
the_abyss-label-sacrifice = Sacrifier { $amount } points ou plus sur { $from }, détruire une Panique ({ $panics } → { $left })
the_abyss-label-stop = Annoncer Stop : la manche finit, vous marquez { $amount } (total { $total } → { $then })
the_abyss-label-done = { $missing ->
    [0] Finir votre tour sans annoncer Stop (main { $amount })
   *[other] Finir votre tour (main { $amount }, encore { $missing } pour annoncer Stop)
}
the_abyss-label-give-up = { $missing ->
    [0] Sacrifier { $card } ({ $to } sur { $need } : détruit une Panique)
   *[other] Sacrifier { $card } ({ $to } sur { $need }, encore { $missing })
}
the_abyss-label-submit = Couler : perdre { $from ->
    [0] votre main
    [1] votre point
   *[other] vos { $from } points
} et ne rien marquer
the_abyss-label-decline = Pas de sacrifice : la Panique suivante est pour vous ({ $panics } → { $then })
the_abyss-label-top = { $amount ->
    [one] Laisser la carte sur la pioche
   *[other] Laisser les { $amount } cartes sur la pioche
}
the_abyss-label-bottom = { $amount ->
    [one] Mettre la carte sous la pioche
   *[other] Mettre les { $amount } cartes sous la pioche, dans le même ordre
}
the_abyss-label-hook = { $me ->
    [seat] Piocher deux cartes vous-même (vous avez { $panics ->
        [one] { $panics } Panique
       *[other] { $panics } Paniques
    })
   *[none] { $seat } pioche deux cartes ({ $panics ->
        [one] { $panics } Panique
       *[other] { $panics } Paniques
    }, { $size } en main)
}
the_abyss-label-steal = { $size ->
    [one] Voler à { $seat } sa seule carte
   *[other] Voler à { $seat } une carte au hasard sur { $size }
}
the_abyss-label-give = { $then ->
    [3] Donner une Panique à { $seat } ({ $panics } → 3 : { $seat } sacrifie ou coule)
   *[other] Donner une Panique à { $seat } ({ $panics } → { $then })
}
the_abyss-label-discard = Défausser { $card } (main { $from } → { $to })

## Questions

the_abyss-ask-draw = { $me ->
    [seat] Où prenez-vous votre carte ?
   *[none] C’est à { $seat } de piocher.
}
the_abyss-ask-keep = { $me ->
    [seat] Laquelle des deux cartes gardez-vous ?
   *[none] { $seat } choisit la carte à garder.
}
the_abyss-ask-combos = { $me ->
    [seat] Jouer, sacrifier, annoncer Stop ou finir votre tour ?
   *[none] { $seat } peut jouer, sacrifier, annoncer Stop ou finir son tour.
}
the_abyss-ask-eye = { $me ->
    [seat] Où vont les cartes que vous avez vues ?
   *[none] { $seat } regarde la pioche.
}
the_abyss-ask-hook = { $me ->
    [seat] Qui doit piocher deux cartes ?
   *[none] { $seat } choisit qui doit piocher.
}
the_abyss-ask-sword = { $me ->
    [seat] Qui visez-vous avec l’Épée, et comment ?
   *[none] { $seat } choisit la cible de l’Épée.
}
the_abyss-ask-sacrifice = { $me ->
    [seat] Quelle carte sacrifiez-vous ? { $so-far } sur { $need } jusqu’ici, encore { $missing }.
   *[none] { $seat } choisit les cartes à sacrifier.
}
the_abyss-ask-threat = { $me ->
    [seat] Une troisième Panique ! Sacrifier ou couler ?
   *[none] { $seat } a une troisième Panique et doit sacrifier ou couler.
}
the_abyss-ask-between = { $me ->
    [seat] Une autre Panique arrive. Sacrifiez-vous d’abord ?
   *[none] Une autre Panique arrive chez { $seat }, qui peut d’abord sacrifier.
}
the_abyss-ask-discard = { $me ->
    [seat] Vous subissez un Crochet. Quelle carte défaussez-vous ?
   *[none] { $seat } subit un Crochet et défausse une carte.
}

## Aide sur les règles de chaque question

the_abyss-help-draw =
    Chaque tour commence par une carte. Celle du dessus de la défausse est sûre : elle va dans votre main.
    De la pioche, vous tirez deux cartes. Si aucune n’est une Panique, vous en gardez une et défaussez l’autre.
    Une Panique se place face visible devant vous, et l’autre carte est défaussée. À la troisième Panique, vous
    devez sacrifier 15 points ou couler. Si la pioche s’épuise, la manche prend fin après cette pioche.
the_abyss-help-keep =
    Une carte va dans votre main sans que les autres la voient ; l’autre va face visible sur la défausse, où
    le joueur suivant peut la prendre. Les points ne comptent qu’en main, à la fin de la manche : avec 25, vous
    pouvez annoncer Stop ; avec 15, détruire une Panique. Épées, Crochets et Yeux valent peu, mais peuvent être
    joués plus tard dans votre tour.
the_abyss-help-combos =
    Jouez autant d’Épées, de Crochets et d’Yeux que vous voulez ; une carte jouée ne compte plus.
    Avec une Panique et 15 points en main, vous pouvez sacrifier : des cartes pour 15 points ou plus quittent la
    manche, et la Panique aussi. Avec 25 points en main, vous pouvez annoncer Stop : la manche finit aussitôt
    et tous ceux qui y sont encore marquent leur main. Si vous finissez votre tour, c’est au joueur suivant.
the_abyss-help-eye =
    Vous seul avez vu ces cartes. Remettez-les ensemble, dans le même ordre, sur la pioche ou dessous. Le prochain
    joueur qui pioche reçoit celles du dessus : vous, si vous jouez ensuite un Crochet sur vous-même.
the_abyss-help-hook =
    Le joueur que vous choisissez, vous compris, pioche deux cartes exactement comme au début d’un tour,
    Paniques comprises. Contre quelqu’un qui a deux Paniques, un Crochet peut le faire couler ;
    sur vous-même, c’est une seconde pioche.
the_abyss-help-sword =
    Prenez une carte au hasard dans la main d’un adversaire, ou donnez une de vos Paniques à un
    adversaire. Celui qui reçoit une troisième Panique doit aussitôt sacrifier 15 points ou couler.
the_abyss-help-sacrifice =
    Choisissez des cartes jusqu’à 15 points ou plus ; une de vos Paniques est alors détruite. Toutes ces cartes
    quittent la manche. Commencez par les plus fortes : après chaque carte, seules des cartes de même valeur ou plus
    faibles sont proposées, pour que vous n’en sacrifiiez aucune de trop.
the_abyss-help-threat =
    Avec trois Paniques, vous coulez, sauf si vous sacrifiez maintenant 15 points ou plus, ce qui en détruit
    une. Si vous coulez, vos cartes quittent la manche et vous n’y marquez rien, mais vous gardez les points des
    manches précédentes.
the_abyss-help-between =
    Vous avez pioché deux Paniques ; elles se placent l’une après l’autre. Avant la seconde, vous pouvez
    sacrifier 15 points ou plus pour détruire une Panique que vous avez déjà.
    La question est posée même si vous ne le pouvez pas, pour que les autres n’apprennent rien de votre main.
the_abyss-help-discard =
    À cette table, le joueur qui subit un Crochet prend les deux cartes en main, puis défausse n’importe quelle
    carte, face visible.

## Journal (le sujet est placé avant le texte)

the_abyss-event-asked = { $me ->
    [seat] devez jouer
   *[none] doit jouer
}
the_abyss-event-round = { $me ->
    [seat] commencez la manche { $n }
   *[none] commence la manche { $n }
}
the_abyss-event-dealt = { $me ->
    [seat] recevez
   *[none] reçoit
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
the_abyss-event-dealt-panic = { $me ->
    [seat] commencez avec
   *[none] commence avec
} { $count ->
    [one] une Panique
   *[other] { $count } Paniques
}
the_abyss-event-shuffled-back = révèle une Panique, remise dans la pioche
the_abyss-event-turned-up = commence la défausse avec { $card }
the_abyss-event-turn = { $me ->
    [seat] commencez votre tour
   *[none] commence son tour
}
the_abyss-event-took = { $me ->
    [seat] prenez
   *[none] prend
} { $card } dans la défausse
the_abyss-event-drew = { $me ->
    [seat] piochez
   *[none] pioche
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
the_abyss-event-drew-panic = { $me ->
    [seat] piochez
   *[none] pioche
} { $count ->
    [one] une Panique
   *[other] { $count } Paniques
}
the_abyss-event-kept = { $me ->
    [seat] gardez
   *[none] garde
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
the_abyss-event-discarded = { $me ->
    [seat] défaussez
   *[none] défausse
} { $cards }
the_abyss-event-placed = { $me ->
    [seat] recevez
   *[none] reçoit
} { $count ->
    [one] une Panique
   *[other] { $count } Paniques
}
the_abyss-event-played = { $me ->
    [seat] jouez
   *[none] joue
} { $card }
the_abyss-event-peeked = { $me ->
    [seat] voyez
   *[none] regarde
} { $known ->
    [yes] le dessus de la pioche : { $cards }
   *[no] { $count ->
        [one] la prochaine carte
       *[other] les { $count } prochaines cartes
    } de la pioche
}
the_abyss-event-put-back = { $me ->
    [seat] { $n ->
        [one] la remettez
       *[other] les remettez
    }
   *[none] { $n ->
        [one] la remet
       *[other] les remet
    }
} { $place ->
    [0] sur la pioche
   *[1] sous la pioche
}
the_abyss-event-stole = { $me ->
    [seat] volez { $card } à { $other }
    [other] vous vole { $card }
   *[none] vole { $card } à { $other }
}
the_abyss-event-gave = { $me ->
    [seat] donnez une Panique à { $other }
    [other] vous donne une Panique
   *[none] donne une Panique à { $other }
}
the_abyss-event-sacrificed = { $me ->
    [seat] sacrifiez
   *[none] sacrifie
} { $cards }
the_abyss-event-destroyed = { $me ->
    [seat] détruisez
   *[none] détruit
} une Panique
the_abyss-event-lost = { $me ->
    [seat] perdez
   *[none] perd
} { $cards }
the_abyss-event-eliminated = { $me ->
    [seat] coulez et sortez de la manche
   *[none] coule et sort de la manche
}
the_abyss-event-stopped = { $me ->
    [seat] annoncez Stop !
   *[none] annonce Stop !
}
the_abyss-event-shown = { $me ->
    [seat] montrez
   *[none] montre
} { $short-cards }
the_abyss-event-scored = { $me ->
    [seat] marquez
   *[none] marque
} { $n }
the_abyss-event-won = { $me ->
    [seat] gagnez la partie !
   *[none] gagne la partie !
}
the_abyss-event-draw-done = { $me ->
    [seat] avez pioché
   *[none] a pioché
}
the_abyss-event-gone = { $me ->
    [seat] retirez la seconde Panique de la manche
   *[none] retire la seconde Panique de la manche
}

## Motifs de refus

the_abyss-why-game-over = La partie est terminée.
the_abyss-why-no-such-action = L’action { $have } n’existe pas ; la dernière est { $need }.
the_abyss-why-not-your-turn = C’est à { $seat } de jouer, pas à vous.
the_abyss-why-other-question = Cela ne répond pas à la question posée.
the_abyss-why-pile-empty = La défausse est vide : piochez.
the_abyss-why-not-drawn = { $card } ne fait pas partie des cartes que vous avez piochées.
the_abyss-why-too-few-points = Il faut { $need } points en main ; vous en avez { $have }.
the_abyss-why-no-panic = Vous n’avez pas de Panique.
the_abyss-why-not-in-hand = { $card } n’est pas dans votre main.
the_abyss-why-no-ability = Une carte qui n’a que des points ne peut pas être jouée.
the_abyss-why-sword-useless = Personne n’a de carte à voler, et vous n’avez pas de Panique à donner.
the_abyss-why-dearest-first = Sacrifiez d’abord les cartes les plus fortes : après { $card }, rien de plus fort.
the_abyss-why-cannot-reach = En commençant par cette carte, vous atteignez au plus { $have } ; il faut { $need }.
the_abyss-why-yourself = Choisissez un adversaire pour l’Épée, pas vous-même.
the_abyss-why-eliminated = { $seat } n’est plus dans la manche.
the_abyss-why-no-cards = { $seat } n’a pas de carte à voler.

## Table au terminal

the_abyss-table-head = Manche { $round }, en { $goal } points
the_abyss-table-deck = Pioche { $n } { $n ->
    [one] carte
   *[other] cartes
}, dont { $panics } { $panics ->
    [one] Panique
   *[other] Paniques
}
the_abyss-table-pile = Défausse, { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
the_abyss-table-hand-size = { $n ->
    [0] sans carte
    [one] { $n } carte
   *[other] { $n } cartes
}
the_abyss-table-points = points
the_abyss-table-panics = Paniques
the_abyss-table-in-hand = en main
the_abyss-table-played = jouées
the_abyss-table-out = hors de la manche
the_abyss-table-hand = { $missing ->
    [0] { $n } points en main : assez pour annoncer Stop
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en main, encore { $missing } pour annoncer Stop
}
the_abyss-table-no-hand = aucune carte en main
the_abyss-table-drawn = Piochées
the_abyss-table-hidden-draw = { $seat } a pioché { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
the_abyss-table-next = ensuite
the_abyss-table-bottom = plus bas
the_abyss-table-holds = vous savez : { $cards }
the_abyss-table-loose = quelqu’un parmi { $seats } a { $cards }
the_abyss-table-round = Manche
the_abyss-table-round-over = Manche { $n } terminée ({ $why }). Points de la manche, puis total :
the_abyss-table-round-points = { $player } { $out ->
    [yes] a coulé, { $total }
   *[no] +{ $n }, { $total }
}
the_abyss-table-total = Total
the_abyss-table-stop = Stop
the_abyss-table-survivor = un seul joueur restant
the_abyss-table-empty = pioche vide
