# Names of the panes, and the labels of keys that work everywhere. What a pane alone shows begins with its name.

pane-event = Event
pane-players = Players
pane-pairings = Pairings
pane-results = Results
pane-standings = Standings
pane-log = Log

key-help = help
key-palette = commands
key-undo = undo
key-redo = redo
key-up = up
key-down = down
key-first = first
key-last = last
key-page-up = page up
key-page-down = page down
key-next-pane = next pane
key-previous-round = previous round
key-next-round = next round
key-back = back
key-leave = leave
key-save-copy = Save a copy under another name
key-accept = accept
key-go = go to …
key-choose = choose
key-cancel = cancel
key-close = close
key-scroll = scroll
key-next-field = next field
key-previous-field = previous field
key-find = find
key-back-nowhere = Esc goes one step back; there is none. q leaves the event.
