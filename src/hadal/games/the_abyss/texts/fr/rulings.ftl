# The Abyss : points de règle sur ses cartes, en français. Un par ligne. Les décisions numérotées sont dans docs/rulings.md.

the_abyss-ruling-points =
    Un sacrifice ne compte pas plus de cartes qu’il n’en faut : sans l’une d’elles, il vaudrait moins de 15 points.
    Les cartes sacrifiées quittent la manche et reviennent à la suivante.
the_abyss-ruling-sword =
    Toutes les cartes de la main ont la même chance d’être volées. Seuls son propriétaire et vous voyez laquelle l’est.
    Vous pouvez donner une Panique à tout adversaire encore dans la manche, même une troisième.
    Sans carte à voler ni Panique à donner, elle ne peut pas être jouée. Une fois jouée, ses points ne comptent plus.
the_abyss-ruling-hook =
    Le joueur qui pioche choisit la carte qu’il garde (option « { ui-option-hook_discard } »). Vous ne voyez que la carte défaussée.
    Vous pouvez choisir un joueur qui a deux Paniques. Si la pioche est alors vide, la manche finit.
    Une fois joué, ses points ne comptent plus.
the_abyss-ruling-eye =
    S’il reste moins de quatre cartes, vous les voyez toutes. Personne d’autre n’apprend ce que vous avez vu.
    Une fois joué, ses points ne comptent plus.
the_abyss-ruling-panic =
    Une Panique reçue à la distribution compte aussi, et n’est pas remplacée.
    Vous pouvez sacrifier après avoir pioché à votre tour, entre deux Paniques d’une même pioche, et à la troisième (option « { ui-option-third_panic_rescue } »).
    Avec moins de 15 points en main, vous coulez aussitôt. Une Panique détruite quitte la manche.
