# Questions, reports and the lists of keys.

confirm-capital = Press capital { $letter } to do it, Esc to leave it.
confirm-round = Results of round { $round } are in, and this rewrites it. Type its number and Enter:
# What a capital letter does, beside it.
confirm-publish = publish
confirm-undo = undo
confirm-change = change
confirm-quit = leave
confirm-save-as = save elsewhere
confirm-go-on = go on
confirm-leave-fide-mode = leave FIDE mode
confirm-take-over = take over
confirm-agree = agree
confirm-import = make an event of it
confirm-count-boards = count the boards
confirm-end = end it
confirm-take-back = go back
confirm-draw = draw

leave-title = Quit
leave-unsaved = A form holds something that is not entered yet. It would be lost.
leave-not-saved = { $count ->
    [one] { $count } entry is
   *[other] { $count } entries are
} not saved. It was tried again just now:
leave-not-saved-how = Capital S saves a copy under another name. Capital Q leaves: the entries are kept beside the event or in your data folder and offered at the next opening, if either can be written.

help-title = Keys
help-here = Here
help-panes = Panes
help-everywhere = Everywhere
help-lists = In lists
manual-title = Manual
manual-above = F1 lists all chapters; ? lists the keys of this screen.
palette-title = Commands, players, boards

open-failed = The event was not opened
open-notices = About the event file
import-failed = The file was not imported
import-adjusted = What was taken otherwise than it stood in the file
form-leaving = ! Something was typed. Esc again leaves it, any other key goes on.
pick-typed = “{ $typed }”: { $count }
help-signs = Signs
help-another-time = Here, at another time
form-doubt = Enter again takes it as it is.
pick-filter = type to find
theme-automatic = as the terminal says
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-sixteen = the sixteen colours of the terminal
theme-own = your own theme file
theme-taken = Colours: { $theme }. Kept for the next start.
theme-not-kept = The colours could not be kept for the next start. Choose them again then.
theme-none = This terminal shows no colours (NO_COLOR or TERM=dumb), so there are none to choose.

digits-scheme = { $white } White wins, { $black } Black wins, { $draw } draw
digits-probe = learn the keys of this keyboard (ten seconds)
digits-taken = Results: { $white } White wins, { $black } Black wins, { $draw } draw; D changes it.
digits-not-kept = The keys hold now, but could not be kept for the next start.
digits-strange = { $key } is no result. D learns the keys of your keyboard.
probe-title = Ten seconds for your keyboard
probe-why = Press each key as you would to enter a result: on the top row or on the numeric pad. What your keyboard sends is learned and kept. D begins again at any time.
probe-asks = { $at } of { $count }: press { $key } ({ $result })
probe-num-lock = Num Lock is off: { $key } came. Press Num Lock, then the key again.
probe-taken = { $key } came, which means something else. Press another key, or Enter to skip this one.
probe-no-letter = { $key } is no key for a result. Press another one, or Enter to skip this one.
probe-key-skip = skip this key
probe-key-leave = leave as it was
