# Client pour navigateur, en français : leçons. Identifiants : ui-lesson-JEU-TEXTE, TEXTE étant celui de steps.json.

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
