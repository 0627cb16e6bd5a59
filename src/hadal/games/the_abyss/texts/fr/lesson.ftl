ui-lesson-the_abyss-chapter-1 = Le but du jeu
ui-lesson-the_abyss-chapter-2 = Piocher et garder
ui-lesson-the_abyss-chapter-3 = La carte sûre
ui-lesson-the_abyss-chapter-4 = La Panique
ui-lesson-the_abyss-chapter-5 = Un pouvoir
ui-lesson-the_abyss-chapter-6 = Stop, et la fin
ui-lesson-the_abyss-goal = Accumulez des points en main, manche après manche. Dès que quelqu’un a 70 points à la fin d’une manche, le plus haut total gagne. Vos trois cartes valent 15 pour l’instant.
ui-lesson-the_abyss-draw = Chaque tour commence par une carte. De la pioche, vous tirez deux cartes et en gardez une. Essayez.
ui-lesson-the_abyss-keep = Un 5 et un 4. L’un rejoint votre main, l’autre va à la défausse, où votre adversaire peut le prendre. Gardez le 5.
ui-lesson-the_abyss-done = Avec 25 points en main, vous pourriez annoncer Stop. Vous en avez 20. Finissez votre tour.
ui-lesson-the_abyss-take = La carte du dessus de la défausse est sûre : vous savez ce que vous prenez. Un 3 vous amène à 23. Prenez-le.
ui-lesson-the_abyss-soon = Il ne vous manque que 2 points. Finissez votre tour, en espérant que votre adversaire n’y arrive pas avant vous.
ui-lesson-the_abyss-risk = La pioche a de meilleures cartes, mais aussi des Paniques : 7 cartes sur 40. Piochez.
ui-lesson-the_abyss-panic = Une Panique ! Elle reste devant vous, et l’autre carte est défaussée. À la troisième Panique, il faut sacrifier 15 points de votre main ; sinon vous coulez : vous sortez de la manche sans rien marquer.
ui-lesson-the_abyss-sword = Votre Épée peut aider. Une Épée vole une carte à un adversaire, ou lui donne une de vos Paniques. Une carte jouée ne compte plus. Jouez-la.
ui-lesson-the_abyss-give = Donnez la Panique à votre adversaire : cela lui en fera deux.
ui-lesson-the_abyss-others = Il y a deux autres pouvoirs : l’Œil vous montre les quatre prochaines cartes de la pioche, le Crochet fait piocher deux cartes à quelqu’un. Vous pourriez aussi sacrifier 15 points pour détruire une Panique. Finissez votre tour.
ui-lesson-the_abyss-again = Vous avez 21. Votre adversaire n’a pas annoncé Stop. Une carte de plus ?
ui-lesson-the_abyss-enough = Un Crochet qui vaut 2, ou 4 points. 21 et 4 font 25. Gardez le 4.
ui-lesson-the_abyss-stop = 25 : vous pouvez annoncer Stop. La manche finit aussitôt, et tous ceux qui y sont encore marquent leur main. Attendre rapporterait peut-être plus, ou une Panique. Stop !
ui-lesson-the_abyss-end = 25 points pour vous, 12 pour votre adversaire. Une manche finit aussi quand la pioche est vide ou qu’il ne reste qu’un joueur. La manche suivante commence : toutes les cartes ont été mélangées et redistribuées.
ui-lesson-the_abyss-bye = C’est tout le jeu. Continuez jusqu’à 70 points, ou créez votre propre partie.

## Où regarder

ui-lesson-the_abyss-at-rival = votre adversaire
ui-lesson-the_abyss-at-deck = la pioche
ui-lesson-the_abyss-at-hand = votre main
ui-lesson-the_abyss-at-drawn = les cartes piochées
ui-lesson-the_abyss-at-pile = la défausse
ui-lesson-the_abyss-at-panics = vos Paniques
