# The start screen.

start-what = Register the players, pair a round, publish it, enter the results, print the standings: by keyboard alone, without a network. Everything is on the disk at once, and everything can be undone.
start-open-listed = open
start-sample = sample event
start-new = new event
start-open-path = open a file
start-import = import TRF/CSV
start-language = language
start-quit = quit
start-folder = Events in { $folder }
start-first = No event yet. Enter or m opens a sample event to look around in; n begins your own.
start-path-from = A path without a root begins in { $folder }
start-path-empty = No file is named. Type its path.
start-event-name = Name of the event
start-file-name = File (empty: as the name)
start-file-taken = There is a file { $file } already, and nothing is overwritten. Choose another name.
