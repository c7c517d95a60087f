# The start screen.

start-what = Register the players, pair a round, publish it, enter the results, print the standings: by keyboard alone, without a network. Everything is on the disk at once, and everything can be undone.
start-open-listed = open
start-sample = sample event
start-new = new event
start-open-path = open a file
start-import = import a file
start-import-ratings = import a rating list
start-language = language
start-quit = quit
start-folder = Events in { $folder }, and those opened last
start-first = No event yet. Enter leads you through a round of a sample event in two minutes; m opens it without a guide, n begins your own.
start-path-from = A path without a root begins in { $folder }
start-path-empty = No file is named. Type its path.
start-event-name = Name of the event
start-file-name = File (empty: as the name)
start-file-taken = There is a file { $file } already, and nothing is overwritten. Choose another name.
start-guide = guided round
start-column-changed = Changed
start-column-file = File
start-damaged = damaged event file
start-empty = nothing recorded in it
start-foreign = not an event file
start-unreadable = cannot be read here
start-large = large, not looked into
