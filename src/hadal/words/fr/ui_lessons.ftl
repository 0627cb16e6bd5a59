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

