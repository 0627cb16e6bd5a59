### Navigateur, en français : les options du jeu, à la création d’une table et dans ses règles.
### Identifiants : ui-option-OPTION et ui-option-OPTION-VALEUR, selon les noms des règles.

ui-option-third_panic_rescue = Sacrifice à la troisième Panique
ui-option-third_panic_rescue-always = Toujours possible
ui-option-third_panic_rescue-gifts_only = Seulement si on vous la donne
ui-option-hook_discard = Après un Crochet, on défausse
ui-option-hook_discard-drawn = Une des deux cartes piochées
ui-option-hook_discard-any_in_hand = N’importe quelle carte en main
ui-option-deck_list = Paquet
ui-option-deck_list-standard = Paquet standard
