# Names of the panes, and the labels of keys that work everywhere. What a pane alone shows begins with its name.

pane-event = Event
pane-players = Players
pane-pairings = Pairings
pane-results = Results
pane-standings = Standings
pane-prints = Prints
pane-log = Log
pane-help = Help
pane-palette = Commands

key-help = help
key-palette = commands
key-undo = undo
key-redo = redo
key-log = log
key-explain = explain
key-find = find
key-mark = mark
key-mark-range = mark a range
key-up = up
key-down = down
key-left = left
key-right = right
key-first = first
key-last = last
key-page-up = page up
key-page-down = page down
key-next-pane = next pane
key-previous-round = previous round
key-next-round = next round
key-back = back
key-leave = leave
key-accept = accept
key-quit = quit
