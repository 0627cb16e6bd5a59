# Client pour navigateur, en français : revoir les coups précédents, et parties « et si ».

ui-look-back = Coups précédents
ui-look-back-at = Vous regardez le coup { $n } sur { $most }
ui-look-back-now = Revenir
ui-look-back-asked = C’est à vous de jouer : { $question }

ui-what-if = Et si
ui-what-ifs = Et si : parties rejouées autrement
ui-what-if-from = Et si, à partir du coup { $n } sur { $most }
ui-what-if-back = Revenir à la partie
ui-what-if-others = { $n ->
    [one] { $n } autre « et si »
   *[other] { $n } autres « et si »
}
ui-what-if-one = { $status ->
    [over] À partir du coup { $n }, terminée : { $scores }
   *[other] À partir du coup { $n }, en cours
}
ui-what-if-play = Et si : rejouer d’ici
ui-what-if-title = Et si, à partir du coup { $n } ?
ui-what-if-help = Une nouvelle table s’ouvre ici, avec les mêmes cartes dans le même ordre. Vous pouvez jouer plusieurs places, chacune à son tour. La partie ne compte pas.
ui-what-if-all = Je joue toutes les places
ui-what-if-go = Rejouer
ui-what-if-nobody = Jouez vous-même au moins une place.
ui-what-if-end = La partie est terminée ici : revenez d’abord un coup en arrière.
ui-replay-controls = Lecture
ui-replay-chapters = Tour
ui-replay-chapter = Tour { $turn } : { $name }
ui-replay-tip = { $name } ({ $key })
ui-replay-space = Espace
ui-replay-chance = { $name } { $chance }
ui-replay-chances-wait = Calcul des chances de gagner…
ui-replay-swing = Tour { $turn } : les chances de { $name } passent de { $from } à { $to }
ui-replay-more = Plus

ui-reel = Depuis votre dernier coup
ui-reel-skip = Passer
ui-reel-close = Compris
