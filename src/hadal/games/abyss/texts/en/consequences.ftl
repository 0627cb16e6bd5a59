# Abyss: what follows from a choice, beside what its button says. In English.
# Clauses: they begin in lower case and have no full stop; several become one sentence.

## Shared clauses

abyss-then-payable = { $n ->
    [one] you can then afford the { $lords }
   *[other] you can then afford { $lords }
}
abyss-then-unpayable = { $n ->
    [one] you can no longer afford the { $lords }
   *[other] you can no longer afford { $lords }
}
abyss-then-sent = { $n ->
    [one] { $cards } goes to the Council
   *[other] { $cards } go to the Council
}
abyss-then-location = you then have three Keys and take a Location
abyss-then-seventh = it is your seventh Lord, which triggers the end of the game
abyss-then-refill = the Court is refilled, and you gain 2 Pearls
abyss-then-over-limit = you hold more than { $limit } Allies and must discard some at the end of your turn

## A turn

abyss-then-plot = the top Lord of the deck comes to the Court, and you may recruit it at once
abyss-then-use = its power works once in your turn{ $early ->
    [yes] ; you can still plot and take your action
   *[no] {""}
}
abyss-then-explore = cards are revealed one by one; opponents may buy each of them from you before you can take it
abyss-then-support = you hold { $to ->
    [one] 1 card
   *[other] { $to } cards
}; only you see what you took
abyss-then-recruit = you choose the payment next; nothing is paid yet
abyss-then-skip = your turn goes on without an action
abyss-then-end-turn = { $own ->
    [yes] you still have something to do before your turn ends
   *[no] { $next } is next
}
abyss-then-buy = { $active } gets the { $cost }; you can buy { $more ->
    [yes] one more card
   *[no] no other card
} in this exploration
abyss-then-buy-mixed = { $active } gets what you pay, the Nebulis too; you can buy { $more ->
    [yes] one more card
   *[no] no other card
} in this exploration
abyss-then-pass = { $asked ->
    [yes] { $next } is asked next
   *[no] { $active } takes the { $card } or reveals another card
}
abyss-then-take = the exploration ends
abyss-then-fight = the exploration ends; you choose the reward, and the Threat returns to space 1
abyss-then-go-on = { $amount ->
    [one] the next card lies on the fifth space
   *[other] opponents may buy the next card for { $offer }
}; { $monster ->
    [yes] the Monster stays on the track
   *[no] the { $card } can no longer be taken and goes to the Council
}
abyss-then-reward = you then have { $goods }
abyss-then-second-stack = you hold { $to ->
    [one] 1 card
   *[other] { $to } cards
}; only you see what you took
abyss-then-take-stack = you hold { $to ->
    [one] 1 card
   *[other] { $to } cards
}; only you see what you took
abyss-then-lay-down = { $missing ->
    [0] the price is covered
    [one] 1 point is still missing
   *[other] { $missing } points are still missing
}
abyss-then-pay = your Allies are discarded, except the one you affiliate
abyss-then-pay-mixed = your Allies are discarded, except the one you affiliate
abyss-then-affiliate = it stays in front of you; the other Allies you paid with are discarded
abyss-then-control = three Keys are spent; Lords whose Keys are spent go under it and lose their powers
abyss-then-draw = { $amount ->
    [one] you must take it, whatever it is
   *[other] those you do not take stay available to all players
}
abyss-then-pick = the other Locations you drew stay available to all players
abyss-then-spend-key = { $missing ->
    [one] it is the third Key
   *[other] { $rest } more to choose
}; the Lord keeps its points
abyss-then-spend-tokens = no other Lord goes under the Location
abyss-then-keep-tile = the deck is not shuffled
abyss-then-swap-tile = the deck is shuffled; Lords under Black Smokers move to the new Location
abyss-then-discard = { $rest ->
    [0] it is the last one
    [one] you choose 1 more
   *[other] you choose { $rest } more
}
abyss-then-cut = { $rest ->
    [0] it is the last one
    [one] you choose 1 more
   *[other] you choose { $rest } more
}
abyss-then-keep-hand = you keep { $kept }; the limit is checked again at the end of your next turn
abyss-then-sell = you then have { $goods }
abyss-then-banish = nobody gets these cards; they go to the discard pile unseen
abyss-then-replace = the top Lord of the deck takes its space, and you may recruit it this turn
abyss-then-assassinate = { $seat } keeps the Lord’s points but loses its power and its Key for the rest of the game
abyss-then-hunt = you get a random one; only you and { $seat } see which
abyss-then-trade-away = you choose what you take for it; the Lords under it move to the new Location
abyss-then-trade-for = { $location } becomes available to all players
abyss-then-bribe = no Ally is affiliated; its power takes effect
abyss-then-dismiss = { $how ->
    [court] you choose a Lord from the Court in its place
   *[deck] the top Lord of the deck joins you, whoever it is
}
abyss-then-appoint = you pay nothing, and no Ally is affiliated
abyss-then-decline = you cannot use it later; your turn goes on

## Kraken

abyss-then-place-sentinel = you choose what it reserves for you
abyss-then-guard = nobody else can take it as long as your Sentinel is there
abyss-then-place-kraken = whoever takes this stack gets the Kraken with it
abyss-then-execute = { $n ->
    [0] no opponent has an affiliated Ally of this race
    [one] { $seats } chooses which one to discard
   *[other] { $seats } choose which one to discard
}
abyss-then-heal = everybody sees which card you take
abyss-then-lose-affiliated = your best { $race } then scores { $score }
abyss-then-liberate = { $when ->
    [none] its Key can be spent again
   *[other] its power works again, and a Key on it can be spent again
}; you keep the Location
abyss-then-give-nebulis = each Nebulis costs { $seat } a point at the end
abyss-then-give-figure = the figure costs { $seat } 5 points at the end
abyss-then-search = if its value already lies there, both cards leave the game and the search ends
abyss-then-stop-searching = the Loot is safe, and your turn goes on

## Leviathan

abyss-then-fight-leviathan = your best chance is { $chance }%: { $ally } against { $beast }; the exploration ends
abyss-then-pass-by = { $danger ->
    [0] no Leviathan can attack you
   *[other] { $danger }% of the rolls hit an occupied zone, and the Leviathan there attacks you
}
abyss-then-ignore = no dice are rolled, and the exploration goes on
abyss-then-choose-leviathan = { $ally } has a { $chance }% chance to beat a level, { $levels } on average
abyss-then-rebel = { $left ->
    [0] it is slain, and you take its card
    [one] 1 level is left
   *[other] { $left } levels are left
}
abyss-then-breed = { $chance }% of the rolls hit this zone; it then attacks the player who rolled
abyss-then-strike = a { $chance }% chance to beat a level, { $levels } on average; a miss brings 1 Pearl
abyss-then-boost = { $rewards ->
    [0] the attack fails and brings 1 Pearl
    [one] you draw 1 token
   *[other] you draw { $rewards } tokens
}
abyss-then-spoils = { $base ->
    [0] no points; L tokens bring Pearls, a Key token or a Council stack
   *[other] { $least } to { $most } points at the end
}
abyss-then-reveal-token = the token leaves the game
abyss-then-keep-tokens = you may reveal them at the start of your next turn
abyss-then-fight-again = { $ally } has a { $chance }% chance to beat a level, { $levels } on average
abyss-then-stop-fighting = beaten levels stay beaten; the fight is over
abyss-then-hunt-back = you get a random one; only you and { $seat } see which
abyss-then-send-leviathan = { $danger ->
    [0] no Leviathan can attack { $seat } yet
   *[other] { $danger }% of the rolls hit an occupied zone, and the Leviathan there attacks { $seat }
}
abyss-then-feed = { $rest ->
    [0] it is the last one
    [one] you choose 1 more
   *[other] you choose { $rest } more
}
abyss-then-surrender = you also lose its power, and its Key if it has one
