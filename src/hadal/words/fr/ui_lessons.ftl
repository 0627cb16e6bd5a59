# Les premières parties qui enseignent, en français. Ids : ui-lesson-JEU-TEXTE, comme dans hadal/lessons.

ui-lesson = Leçon
ui-lesson-step = Leçon, étape { $n } sur { $all }
ui-lesson-next = Suite
ui-lesson-back = Retour
ui-lesson-leave = Quitter la leçon
ui-lesson-do = À vous :
ui-lesson-help = Le faire pour moi
ui-lesson-jump = Jouer ces tours
ui-lesson-waits = Votre adversaire joue : regardez.
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
ui-lesson-at-threat = la piste de Menace
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
ui-lesson-abyss-goal = Pour gagner, ayez le plus de points d’influence à la fin. La plupart viennent des Seigneurs : ces six-là attendent à la Cour qu’on les recrute.
ui-lesson-abyss-mine = Les Seigneurs se paient avec des Alliés, les cartes de votre main. Vous n’en avez pas encore, et vous n’avez qu’une Perle. Votre adversaire aussi.
ui-lesson-abyss-dive = À votre tour, vous faites une action sur trois : explorer les Profondeurs, demander le soutien du Conseil ou recruter un Seigneur. Il vous faut des Alliés : explorez.
ui-lesson-abyss-sold = Chaque Allié révélé est d’abord proposé aux autres. Le premier vendu coûte 1 Perle, le suivant 2, puis 3. Votre adversaire a acheté votre Coquillage 3, et cette Perle est maintenant à vous.
ui-lesson-abyss-dig = Après une vente, il faut révéler une autre carte : une Méduse 2. Votre adversaire n’a plus de quoi payer. Le nombre est la valeur de l’Allié, et 2, c’est peu. Continuez.
ui-lesson-abyss-take = Un Hippocampe 3. Prenez-le, et votre tour est fini. Les cartes que vous avez laissées vont au Conseil. Sur la cinquième case, vous auriez dû prendre la carte, avec 1 Perle pour vous consoler.
ui-lesson-abyss-pass = Votre adversaire explore, et c’est à vous de répondre. Une Méduse 1 contre votre Perle ? Vous n’avez droit qu’à un achat par exploration. Passez : mieux peut venir.
ui-lesson-abyss-buy = Un Poulpe 4, toujours pour 1 Perle, puisque rien n’a été vendu. Achetez-le ! La Perle va à votre adversaire.
ui-lesson-abyss-council = Les Méduses dont personne n’a voulu sont ici, face cachée. Au lieu d’explorer, vous pouvez prendre toute une pile : deux Alliés d’un coup, et personne ne passe avant vous.
ui-lesson-abyss-keep = Votre adversaire explore encore. Les Perles servent aussi à payer les Seigneurs : gardez la dernière plutôt que d’acheter un Crabe 2.
ui-lesson-abyss-price = Vous avez de quoi payer la Gardienne : 6 points et une Clef. Elle coûte 6, en Alliés d’exactement trois races, dont un Hippocampe. Les Perles complètent ; ce qui dépasse est perdu.
ui-lesson-abyss-recruit = Recrutez-la avec le premier paiement proposé : Poulpe 4, Hippocampe 3, Méduse 1. Vous gardez la Méduse 2 pour plus tard.
ui-lesson-abyss-bound = L’Allié le plus faible du paiement reste devant vous : il est fédéré, pour de bon. À la fin, le plus fort Allié fédéré de chaque race rapporte sa valeur. Pour l’instant, c’est votre Méduse 1.
ui-lesson-abyss-powers = Beaucoup de Seigneurs ont un pouvoir, immédiat ou permanent. Votre adversaire a recruté le Questeur, ce qui vous a coûté une Perle. Appuyez longuement sur une carte pour la lire.
ui-lesson-abyss-monster = Il n’y a pas que des Alliés dans les Profondeurs. Explorez encore une fois.
ui-lesson-abyss-fight = Un Monstre ! Personne ne peut l’acheter. Combattez : vous gagnez toujours, et recevez ce qu’indique la piste de Menace. Ou continuez : la Menace monte d’une case, et le prochain combat rapportera plus.
ui-lesson-abyss-reward = La Menace est sur sa première case : une Perle ou un pion Monstre. Un pion vaut 2, 3 ou 4 points, et les autres ne savent pas combien. Plus haut, il y a des Clefs. Prenez le pion.
ui-lesson-abyss-jump = Vous connaissez les trois actions. Les Clefs ne servent que par trois : les quatre prochains tours sont donc joués pour vous.
ui-lesson-abyss-third = Quatre tours plus tard. Vous avez recruté l’Armateur : avec la Gardienne, cela fait deux Clefs. Le Diplomate apporte la troisième. Il coûte 8, en Poulpes seulement : votre Poulpe 5 et 3 Perles.
ui-lesson-abyss-place = Trois Clefs donnent aussitôt un Lieu. Les trois Seigneurs glissent dessous : ils gardent leurs points, mais perdent leur pouvoir et leur Clef. Le Gouffre rapporte 5, plus 3 par Crabe fédéré. Vous pourriez aussi piocher de nouveaux Lieux et en garder un ; les autres resteraient disponibles pour tous. Prenez le Gouffre.
ui-lesson-abyss-end = La partie finit quand quelqu’un a sept Seigneurs, libres ou sous un Lieu, ou quand la Cour ne peut plus être complétée. Les autres jouent alors un dernier tour.
ui-lesson-abyss-count = On compte vos Seigneurs, vos Lieux, le plus fort Allié fédéré de chaque race et vos pions Monstre. À la fin, le plus faible Allié de chaque race dans votre main est fédéré, lui aussi. Les Perles ne servent qu’à départager.
ui-lesson-abyss-bye = C’est tout le jeu. S’il y a une place vide à la Cour, vous pouvez aussi payer 1 Perle, avant votre action, pour y amener un Seigneur. Continuez contre le bot, ou créez votre propre partie.

## The Abyss

ui-lesson-the_abyss-chapter-1 = Le but du jeu
ui-lesson-the_abyss-chapter-2 = Piocher et garder
ui-lesson-the_abyss-chapter-3 = La carte sûre
ui-lesson-the_abyss-chapter-4 = La Panique
ui-lesson-the_abyss-chapter-5 = Un pouvoir
ui-lesson-the_abyss-chapter-6 = Stop, et la fin
ui-lesson-the_abyss-goal = Accumulez des points en main, manche après manche. Dès que quelqu’un a 70 points à la fin d’une manche, le plus haut total gagne. Vos trois cartes valent 15 pour l’instant.
ui-lesson-the_abyss-draw = Chaque tour commence par une carte. À la pioche, vous en retournez deux et en gardez une. Essayez.
ui-lesson-the_abyss-keep = Un 5 et un 4. L’un rejoint votre main, l’autre va à la défausse, où votre adversaire peut le prendre. Gardez le 5.
ui-lesson-the_abyss-done = Avec 25 points en main, vous pourriez annoncer Stop. Vous en avez 20. Finissez votre tour.
ui-lesson-the_abyss-take = La carte visible de la défausse est sûre : ni surprise, ni danger. Un 3 vous amène à 23. Prenez-le.
ui-lesson-the_abyss-soon = Il ne vous manque que 2 points. Finissez votre tour, en espérant que votre adversaire n’y arrive pas avant vous.
ui-lesson-the_abyss-risk = Dans la pioche, il y a mieux. Mais aussi huit Paniques. Piochez.
ui-lesson-the_abyss-panic = Une Panique ! Elle reste devant vous, et l’autre carte est perdue. À la troisième Panique, il faut sacrifier 15 points de votre main, sinon vous sortez de la manche sans rien marquer.
ui-lesson-the_abyss-sword = Votre Épée peut aider. Une Épée vole une carte à un adversaire, ou lui donne une de vos Paniques. Une carte jouée ne compte plus. Jouez-la.
ui-lesson-the_abyss-give = Donnez la Panique à votre adversaire : cela lui en fera deux.
ui-lesson-the_abyss-others = Il y a deux autres pouvoirs : l’Œil regarde les quatre prochaines cartes de la pioche, le Crochet fait piocher deux cartes à quelqu’un. Vous pourriez aussi sacrifier 15 points pour détruire une Panique. Finissez votre tour.
ui-lesson-the_abyss-again = Vous avez 21. Votre adversaire n’a pas annoncé Stop. Une carte de plus ?
ui-lesson-the_abyss-enough = Un Crochet qui vaut 2, ou 4 points. 21 et 4 font 25. Gardez les 4 points.
ui-lesson-the_abyss-stop = 25 : vous pouvez annoncer Stop. La manche finit aussitôt, et tous ceux qui y sont encore marquent leur main. Attendre rapporterait peut-être plus, ou une Panique. Stop !
ui-lesson-the_abyss-end = 25 points pour vous, 12 pour votre adversaire. Une manche finit aussi quand la pioche est vide ou qu’il ne reste qu’un joueur. La manche suivante commence : toutes les cartes ont été mélangées et redistribuées.
ui-lesson-the_abyss-bye = Vous savez tout. Continuez jusqu’à 70 points, ou créez votre propre partie.
