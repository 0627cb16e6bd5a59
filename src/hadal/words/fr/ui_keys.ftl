# Client pour navigateur, en français : la liste des raccourcis clavier.

ui-key-space = Espace
ui-key-shift = Maj
ui-key-home = Début
ui-key-end = Fin
ui-keys-number = Choix portant ce numéro
ui-keys-pass = Passer ou continuer ; dans une partie revue, lecture ou pause
ui-keys-first = Première suggestion
ui-keys-cancel = Fermer ou revenir en arrière
ui-keys-undo = Annuler
ui-keys-undo-all = Tout annuler jusqu’à la dernière révélation
ui-keys-log = Aller au journal
ui-keys-chat = Aller à la discussion
ui-keys-help = Règles pour ce choix
ui-keys-step = Étape précédente ou suivante (partie revue, coups précédents)
ui-keys-round = Manche précédente ou suivante (partie revue)
ui-keys-turn = Tour précédent ou suivant (partie revue, coups précédents)
ui-keys-ends = Début ou fin (partie revue, coups précédents)
ui-keys-show = Cette liste
ui-keys-group-all = À toutes les tables
