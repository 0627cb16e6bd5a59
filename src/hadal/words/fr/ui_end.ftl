# Client pour navigateur, en français : la vérification d’une partie finie.

ui-check-game = Vérifier cette partie
ui-check-commitment = Le secret correspond à l’empreinte affichée au début.
ui-check-commitment-wrong = Le secret ne correspond pas à l’empreinte affichée au début !
ui-check-numbers = Les nombres des joueurs correspondent aux empreintes données avant le début.
ui-check-numbers-wrong = Les nombres des joueurs ne correspondent pas aux empreintes données avant le début !
ui-check-no-numbers = Aucun nombre de joueur n’est dans le mélange : l’hôte a pu choisir la donne.
ui-check-mine = Le nombre de ce navigateur est dans le mélange.
ui-check-left-out-wrong = Le nombre de ce navigateur a été laissé hors du mélange !
ui-check-counter = Le bon joueur a commencé cette revanche.
ui-check-counter-wrong = Ce n’est pas le bon joueur qui a commencé cette revanche !
ui-check-deal = La position de départ découle bien du secret et des nombres.
ui-check-deal-wrong = La position de départ ne découle pas du secret et des nombres !
ui-end-secret = Secret de la donne
