### Browser client, in English: the options of the game, where a table is created and where its rules are shown.
### Ids: ui-option-OPTION and ui-option-OPTION-VALUE, as the rules name them.

ui-option-third_panic_rescue = Sacrifice against a third Panic
ui-option-third_panic_rescue-always = Always possible
ui-option-third_panic_rescue-gifts_only = Only if another player gave it
ui-option-hook_discard = Hooked players discard
ui-option-hook_discard-drawn = One of the two drawn cards
ui-option-hook_discard-any_in_hand = Any card in hand
ui-option-deck_list = Deck
ui-option-deck_list-standard = Standard
