# Questions, reports and the lists of keys.

confirm-capital = Press capital { $letter } to confirm, Esc to cancel.
confirm-round = This changes round { $round }. To confirm, type the round number and press Enter:
confirm-round-wrong = That is not the number of the round. Type { $round } to confirm.
# The action of a capital letter, shown next to it.
confirm-publish = publish
confirm-undo = undo
confirm-change = change
confirm-quit = leave
confirm-save-as = save as
confirm-continue = continue
confirm-leave-fide-mode = leave FIDE mode
confirm-take-over = continue offline
confirm-agree = agree
confirm-import = import it
confirm-rescue = create the event file
confirm-count-boards = use the boards
confirm-end = cancel import
confirm-restore = restore
confirm-draw = draw
confirm-print = print anyway
confirm-write = write anyway

leave-title = Quit
leave-unsaved = A form has unsaved input, which would be lost.
leave-not-saved = { $count ->
    [one] { $count } entry is
   *[other] { $count } entries are
} not saved. Saving was retried just now and failed:
leave-not-saved-how = Capital S saves a copy under another name. Capital Q leaves: if possible, the entries are stored next to the event file or in your data folder and offered when the event is opened again.

help-title = Keys
help-type = Type words to filter the keys.
help-found = { $count ->
    [0] No key matches “{ $typed }”. Shorten the search, or press Esc.
    [one] One key with “{ $typed }”
   *[other] { $count } keys with “{ $typed }”
}
help-here = This screen
help-panes = Screens
help-everywhere = Everywhere
help-lists = In lists
manual-title = Manual
manual-above = F1 lists all chapters; ? lists the keys of this screen.
palette-title = Commands, players, boards

open-failed = The event was not opened
open-notices = About the event file
import-failed = The file was not imported
import-adjusted = Corrections made during import
form-leaving = ! Unsaved input. Esc again discards it, any other key continues.
pick-typed = “{ $typed }”: { $count }
help-signs = Legend
help-another-time = Not available now
form-more = Tab or ↓ after the last field shows the others: { $fields }
form-doubt = Press Enter again to accept it.
pick-filter = type to search
theme-automatic = follow the terminal
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-sixteen = the 16 terminal colours
theme-own = custom theme file
theme-taken = Colours: { $theme }. The choice is saved.
theme-not-kept = The colours could not be saved. Choose them again after the next start.
theme-none = This terminal shows no colours (NO_COLOR or TERM=dumb), so there is nothing to choose.

digits-scheme = { $white } White wins, { $black } Black wins, { $draw } draw
digits-probe = learn the keys of this keyboard (ten seconds)
digits-taken = Results: { $white } White wins, { $black } Black wins, { $draw } draw; D changes the keys.
digits-not-kept = The keys are active now, but could not be saved.
digits-strange = { $key } is not a result key. D learns the keys of your keyboard.
probe-title = Ten seconds for your keyboard
probe-why = Press each key as you would to enter a result, on the top row or on the numeric keypad. hakem learns and saves what your keyboard sends. D starts again at any time.
probe-asks = { $at } of { $count }: press { $key } ({ $result })
probe-num-lock = Num Lock is off: received { $key }. Turn it on, then press the key again.
probe-taken = { $key } already has another function. Press another key, or Enter to skip this one.
probe-no-letter = { $key } cannot be a result key. Press another key, or Enter to skip this one.
probe-key-skip = skip this key
probe-key-leave = keep unchanged
