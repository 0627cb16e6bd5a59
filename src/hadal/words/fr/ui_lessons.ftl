# Les premières parties qui enseignent, en français. Ids : ui-lesson-JEU-TEXTE, comme dans hadal/lessons.

ui-lesson = Leçon
ui-lesson-step = Leçon, partie { $n } sur { $all }
ui-lesson-next = Suite
ui-lesson-back = Retour
ui-lesson-leave = Quitter la leçon
ui-lesson-do = À vous :
ui-lesson-help = Le faire pour moi
ui-lesson-jump = Jouer ces tours
ui-lesson-waits = Votre adversaire joue. Regardez.
ui-lesson-play-on = Continuer la partie

## Où regarder

ui-lesson-at-court = la Cour
ui-lesson-at-seat = votre côté de la table
ui-lesson-at-rival = votre adversaire
ui-lesson-at-deck = la pioche
ui-lesson-at-pearls = vos Perles
ui-lesson-at-track = la carte révélée
ui-lesson-at-stack = les Méduses du Conseil
ui-lesson-at-lord = ce Seigneur à la Cour
ui-lesson-at-lords = les Seigneurs de votre adversaire
ui-lesson-at-bound = vos Alliés fédérés
ui-lesson-at-threat = la piste Menace
ui-lesson-at-place = ce Lieu
ui-lesson-at-hand = votre main
ui-lesson-at-drawn = les cartes retournées
ui-lesson-at-pile = la défausse
ui-lesson-at-panics = vos Paniques

## Abyss

ui-lesson-abyss-chapter-1 = Le but du jeu
ui-lesson-abyss-chapter-2 = Explorer les Profondeurs
ui-lesson-abyss-chapter-3 = On vous propose un Allié
ui-lesson-abyss-chapter-4 = Le Conseil
ui-lesson-abyss-chapter-5 = Recruter un Seigneur
ui-lesson-abyss-chapter-6 = Les Monstres
ui-lesson-abyss-chapter-7 = Clefs et Lieux
ui-lesson-abyss-chapter-8 = La fin, et ce qui compte
ui-lesson-abyss-goal = Qui a le plus de points d’Influence à la fin gagne. La plupart viennent des Seigneurs : ces six-là attendent à la Cour qu’on les recrute.
ui-lesson-abyss-mine = Les Seigneurs se paient avec des Alliés, les cartes de votre main. Vous n’en avez pas encore, et une seule Perle. Votre adversaire aussi.
ui-lesson-abyss-dive = À votre tour, vous faites une chose sur trois : explorer les Profondeurs, demander le soutien du Conseil, ou recruter un Seigneur. Il vous faut des Alliés : explorez.
ui-lesson-abyss-sold = Chaque Allié révélé est proposé aux autres avant de pouvoir être à vous. Le premier vendu coûte 1 Perle, le suivant 2, puis 3. Votre adversaire a acheté votre Coquillage 3, et cette Perle est maintenant à vous.
ui-lesson-abyss-dig = Après une vente, il faut révéler une autre carte : une Méduse 2. Votre adversaire ne peut plus payer. Le nombre est la valeur d’un Allié, et 2, c’est peu. Continuez.
ui-lesson-abyss-take = Un Hippocampe 3. Prenez-le, et votre tour est fini. Ce que vous avez laissé va au Conseil. Sur la cinquième case, vous auriez dû prendre la carte, avec 1 Perle pour vous consoler.
ui-lesson-abyss-pass = Votre adversaire explore, et on vous demande. Une Méduse 1 contre votre Perle ? Vous ne pouvez acheter qu’un Allié par exploration. Laissez-la, mieux peut venir.
ui-lesson-abyss-buy = Un Poulpe 4, toujours pour 1 Perle, puisque rien n’a été vendu. Achetez-le ! La Perle va à votre adversaire.
ui-lesson-abyss-council = Les Méduses dont personne n’a voulu sont ici, faces cachées. Au lieu d’explorer, vous pouvez prendre toute une pile : deux Alliés d’un coup, et personne ne passe avant vous.
ui-lesson-abyss-keep = Votre adversaire explore encore. Les Perles aussi servent à payer : gardez la dernière pour un Seigneur plutôt que pour un Crabe 2.
ui-lesson-abyss-price = Votre main suffit pour la Gardienne : 6 points, et une Clef. Elle coûte 6, en Alliés d’exactement trois races, dont un Hippocampe. Les Perles complètent ; ce qui dépasse est perdu.
ui-lesson-abyss-recruit = Recrutez-la, et payez comme la table le propose d’abord : Poulpe 4, Hippocampe 3, Méduse 1. La Méduse 2 vous reste pour plus tard.
ui-lesson-abyss-bound = Le plus faible des Alliés payés reste : il est fédéré, pour de bon. À la fin, le plus fort Allié fédéré de chaque race compte sa valeur. Pour l’instant, c’est votre Méduse 1.
ui-lesson-abyss-powers = Beaucoup de Seigneurs ont un pouvoir, immédiat ou permanent. Votre adversaire a recruté le Questeur, et cela vous a coûté une Perle. Appuyez longuement sur une carte pour la lire.
ui-lesson-abyss-monster = Il n’y a pas que des Alliés dans les Profondeurs. Explorez encore une fois.
ui-lesson-abyss-fight = Un Monstre ! Personne ne peut l’acheter. Combattez : vous gagnez toujours, et recevez ce que dit la piste Menace. Ou continuez : la Menace monte d’une case, et le prochain combat rapportera plus.
ui-lesson-abyss-reward = La Menace est sur sa première case : une Perle ou un pion Monstre. Un pion vaut 2, 3 ou 4 points, et les autres ne savent pas combien. Plus haut, il y a des Clefs. Prenez le pion.
ui-lesson-abyss-jump = Vous connaissez les trois actions. À quoi servent les Clefs se voit avec trois d’entre elles : les quatre prochains tours sont donc joués pour vous.
ui-lesson-abyss-third = Quatre tours plus tard. Vous avez recruté l’Armateur : avec la Gardienne, cela fait deux Clefs. Le Diplomate apporte la troisième. Il coûte 8, en Poulpes seulement : votre Poulpe 5 et 3 Perles.
ui-lesson-abyss-place = Trois Clefs ouvrent un Lieu, aussitôt. Les trois Seigneurs se glissent dessous : ils gardent leurs points, mais perdent pouvoir et Clef. Le Gouffre compte 5, plus 3 par Crabe fédéré. Vous pourriez aussi piocher de nouveaux Lieux et en garder un ; les autres resteraient ouverts à tous. Prenez le Gouffre.
ui-lesson-abyss-end = La partie finit quand quelqu’un a sept Seigneurs, sous un Lieu ou non, ou quand la Cour ne peut plus être complétée. Les autres ont alors un dernier tour.
ui-lesson-abyss-count = Ce qui compte : vos Seigneurs, vos Lieux, le plus fort Allié fédéré de chaque race, et vos pions Monstre. À la fin, le plus faible Allié de chaque race en main est fédéré, lui aussi. Les Perles ne font que départager.
ui-lesson-abyss-bye = C’est tout le jeu. S’il y a une place vide à la Cour, vous pouvez aussi payer 1 Perle pour un Seigneur de plus avant d’agir. Continuez contre le bot, ou commencez votre propre partie.

## The Abyss

ui-lesson-the_abyss-chapter-1 = Le but du jeu
ui-lesson-the_abyss-chapter-2 = Piocher et garder
ui-lesson-the_abyss-chapter-3 = La carte sûre
ui-lesson-the_abyss-chapter-4 = La Panique
ui-lesson-the_abyss-chapter-5 = Un pouvoir
ui-lesson-the_abyss-chapter-6 = Stop, et la fin
ui-lesson-the_abyss-goal = Rassemblez des points en main, manche après manche. Dès que quelqu’un a 70 points après une manche, le plus grand total gagne. Vos trois cartes font 15 pour l’instant.
ui-lesson-the_abyss-draw = Chaque tour commence par une carte. De la pioche, vous en retournez deux et en gardez une. Essayez.
ui-lesson-the_abyss-keep = Un 5 et un 4. L’un rejoint votre main, l’autre va sur la défausse, où votre adversaire peut le prendre. Gardez le 5.
ui-lesson-the_abyss-done = Avec 25 points en main, vous pourriez annoncer Stop. Vous en avez 20. Finissez votre tour.
ui-lesson-the_abyss-take = La carte du dessus de la défausse est sûre : ni surprise, ni danger. Un 3 vous mène à 23. Prenez-le.
ui-lesson-the_abyss-soon = Il ne manque que 2 points. Finissez votre tour, en espérant que votre adversaire n’y arrive pas avant vous.
ui-lesson-the_abyss-risk = Dans la pioche, il y a mieux. Et huit Paniques. Piochez.
ui-lesson-the_abyss-panic = Une Panique ! Elle reste devant vous, et la carte qui l’accompagnait est perdue. À la troisième Panique, il faut sacrifier 15 points de votre main, sinon vous sortez de la manche sans rien marquer.
ui-lesson-the_abyss-sword = Votre Épée peut aider. Une Épée vole une carte à un adversaire, ou lui donne une de vos Paniques. Une carte jouée ne compte plus ses points. Jouez-la.
ui-lesson-the_abyss-give = Donnez la Panique à votre adversaire : cela lui en fait deux.
ui-lesson-the_abyss-others = Il y a deux autres pouvoirs : un Œil regarde les quatre prochaines cartes de la pioche, un Crochet fait piocher deux cartes à quelqu’un. On peut aussi sacrifier 15 points pour détruire une Panique. Finissez votre tour.
ui-lesson-the_abyss-again = Vous avez 21. Votre adversaire n’a pas annoncé Stop. Une carte de plus ?
ui-lesson-the_abyss-enough = Un Crochet qui vaut 2, ou 4 points. 21 et 4 font 25. Gardez le 4.
ui-lesson-the_abyss-stop = 25 : vous pouvez annoncer Stop. La manche finit aussitôt, et tous ceux qui y sont encore marquent leur main. Attendre rapporterait peut-être plus, ou une Panique. Stop !
ui-lesson-the_abyss-end = 25 points pour vous, 12 pour votre adversaire. Une manche finit aussi quand la pioche est vide ou qu’il ne reste qu’un joueur. La manche suivante a commencé, toutes les cartes mélangées et redistribuées.
ui-lesson-the_abyss-bye = Vous savez tout. Continuez jusqu’à 70 points, ou commencez votre propre partie.
