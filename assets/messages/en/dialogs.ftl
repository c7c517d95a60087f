# Questions, reports and the lists of keys.

confirm-capital = Press capital { $letter } to do it, Esc to leave it.
confirm-round = This rewrites closed round { $round }. Type its number and Enter:

leave-title = Quit
leave-unsaved = A form holds something that is not entered yet. It would be lost.

help-title = Keys
help-here = Here
help-panes = Panes
help-everywhere = Everywhere
help-lists = In lists
palette-title = Commands

open-failed = The event was not opened
open-notices = About the event file
import-failed = The file was not imported
import-adjusted = What was taken otherwise than it stood in the file
