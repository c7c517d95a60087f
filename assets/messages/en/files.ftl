# Event files and mirrors: one sentence says what is wrong, the next what the arbiter does.

file-place = line { $line }, column { $column }
file-cause-not-found = there is no such file or folder
file-cause-permission-denied = there is no permission
file-cause-is-a-folder = it is a folder
file-cause-is-no-folder = a part of the path is not a folder
file-cause-storage-full = the disk is full
file-cause-read-only-disk = the disk can only be read

file-io-create = { $file } could not be created: { $cause }. Check the folder, its permissions and the free space, then try again.
file-io-open = { $file } could not be opened: { $cause }. Check the name and the permissions, then try again.
file-io-read = { $file } could not be read: { $cause }. Check the disk, then try again.
file-io-write = { $file } could not be written: { $cause }. Check the folder, its permissions and the free space, then try again.
file-io-keep-torn-tail = { $file }, which was to keep the torn end of the event file, could not be written: { $cause }. Check the folder and the free space, then try again.
file-io-cut-torn-tail = { $file } could not be rid of its torn end: { $cause }. Check the permissions, then try again.
file-exists = { $file } exists already. Choose another name, or open that file.
file-not-a-file = { $file } is a folder or a device, not an event file. Choose a file.
kept-defaults = { $faults } Until that is mended the console goes on as if nothing had been chosen there.
kept-not-a-file = { $file } is no plain file.
kept-too-large = { $file } is too large for what is kept in it.
kept-unreadable = { $file } cannot be read: { $cause }.
theme-file-malformed = { $file }, line { $line }, column { $column }: this is no theme. Write it as (base: "dark", roles: …).
theme-file-no-theme = { $file }, line { $line }: there is no theme “{ $found }”, but { $known }.
theme-file-no-role = { $file }, line { $line }: there is no role “{ $found }”. Roles: { $known }.
theme-file-no-colour = { $file }, line { $line }: “{ $found }” is no colour. Write #rrggbb or a name such as red.
file-empty = { $file } is empty, so nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-unfinished = { $file } ends within its first line, so nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-foreign = { $file } is not an event file: line 1, column 1 has “{ $found }”, expected “(hakem:”. Choose an event file, or import this one.
file-converted = { $file } was converted by another program: { $place } has { $found }, expected UTF-8 text with lines that end in LF alone. Open a copy that was not converted.
file-converted-cr-lf = a line end CR LF
file-converted-byte-order-mark = a byte order mark
file-converted-utf-16 = UTF-16 text
file-newer-format = { $file } has format { $found }, written by hakem { $with } ({ $place }); this is hakem { $own }, which reads up to format { $known }. Open it with that version or a newer one; nothing was changed.
file-other-version = { $file } has a line that another version wrote, perhaps hakem { $with }; this is hakem { $own }. { $place }: { $damage }. Open it with that version or a newer one; nothing was changed.
file-other-build = { $file } has a line that this hakem { $own } does not know; another program may have written it, or a build of hakem with the same number. { $place }: { $damage }. Open it with that one or with a newer version; nothing was changed.
file-damaged = { $file } is damaged at { $place }: { $damage }. Nothing was changed; open the mirror or another copy.
file-damage-changed = found the hash { $found }, but the line and the hash before it give { $expected }
file-damage-out-of-order = found entry { $found }, expected entry { $expected }
file-damage-not-utf-8 = found bytes that are not UTF-8 text, expected UTF-8
file-damage-malformed = found “{ $found }”, expected { $expected }
file-damage-unreadable = found “{ $found }” in a line that is otherwise intact: { $reason }
file-damage-too-long = found no line end, expected one within { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
}
file-form-format-number = the number of a format, from 1 on
file-form-entry-number = “(n:” and the number of an entry
file-form-hash = the hash at the line end
file-too-large = { $file } would have { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}, more than the { $limit } an event file may have. Begin another event file.
file-read-only = { $file } is open for reading only. Close it where it is open for writing, then open it again.
file-changed-outside = { $file } was changed by another program: it has { $found ->
    [one] { $found } byte
   *[other] { $found } bytes
}, expected { $expected }. Save a copy under another name (F12) and go on there.
file-gone = { $file } was moved, deleted or replaced while it was open. Put it back, or save a copy under another name (F12) and go on there.
file-unwritable = Entry { $entry } cannot be written in a form that can be read again: { $reason }. It was not recorded; please report this with the message.
file-replay = { $file }: entry { $entry } does not follow from those before it: { $why } Open the mirror or another copy.
file-not-saved = NOT SAVED. { $cause } Work goes on; saving is tried again by itself. Or save a copy under another name (F12).
file-not-saved-advised = NOT SAVED. { $cause } Work goes on meanwhile; saving is tried again by itself.
saved-again = All entries are saved again.

file-torn-tail-cut = The file ended in an entry that was not written to its end (line { $line }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}). It was cut off and kept in { $file }: check whether your last input is there, and repeat it if not.
file-torn-tail-ignored = The file ends in an entry that is not written to its end (line { $line }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}); it is not shown. Open the file for writing to have it cut off.
file-torn-tail-stays = The torn end of the event file could not be kept in { $file }, so the event can only be read. Check the folder, its permissions and the free space, then open it again.
file-in-use = The event is open in another program, so here it can only be read. Close it there to go on here.
file-not-writable = The event file may not be written, so it can only be read. Change its permissions, or save a copy under another name (F12).
file-unguarded = This disk cannot keep a second program from writing to the event file. Open the event only once.

mirror-lost = The mirror { $file } could not be written: { $cause }. The event file itself is safe; put the medium back, and the mirror is brought up to date by itself.
mirror-not-allowed = The mirror { $file } may not be written: there is no permission. The event file itself is safe; choose a folder in which you may write.
mirror-same-folder = The mirror folder holds the event file itself ({ $file }). Choose another folder.
mirror-in-use = The mirror { $file } is open in another program. Close it there; the mirror is then brought up to date by itself.
mirror-other-event = { $file } is another event or another kind of file, and was left alone. Choose another folder, or move that file away.
mirror-diverged = { $file } differs from this event from line { $line } on, and was left alone. Compare the two, then move the one you do not want away.
mirror-ahead = { $file } has entries that this event file lacks, from line { $line } on, and was left alone. Open that file instead, or move it away.

file-stale = The event file was moved, replaced or changed so that it can no longer be followed: what is shown here is stale. Close the event and open it again.
file-overwritten = { $file } was overwritten by another program: line { $line } is not the one that was recorded. Save a copy under another name (F12) and go on there.
file-damage-zeros = found { $bytes } zero bytes, as a disk gives back where it lost what was written, expected text
mirror-slow = The second folder does not answer ({ $file }). The event file itself is safe; put the medium back, or choose another folder.
mirror-unmarked = The second folder is not there: { $file } lacks its mark, as when a stick is not mounted. Nothing was written to it. Put the medium back, or choose the folder again.
mirror-no-answer = The second folder does not answer. The event file itself is safe; put the medium back, or choose another folder.
mirror-found-again = The second folder is there again and up to date.
mirror-of-a-copy = The second folder { $folder } belongs to another copy of this event: { $file }. A second folder can follow one file only.
mirror-of-a-copy-leave = this copy has none; the event screen can give it one
mirror-of-a-copy-take = go on with that folder here: the event was moved
mirror-not-kept = The second folder could not be remembered for the next opening. Name it again then.
unsaved-put-aside = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved in the event file; kept in { $file } and offered when the event is opened again.
unsaved-lost = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved anywhere: not in the event file, not beside it, not in your data folder. Enter them again.
unsaved-title = Entries that were not saved
unsaved-found = When this event was open last, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved. Kept in { $file }.
unsaved-take = Take them into the event now
unsaved-later = Decide at the next opening
unsaved-discard = Leave them out; the file stays under another name
unsaved-taken = { $count ->
    [one] { $count } entry was
   *[other] { $count } entries were
} taken into the event.
unsaved-not-taken = { $count ->
    [one] { $count } entry does
   *[other] { $count } entries do
} not fit the event as it is now; { $file } was kept under a name that ends in .left. Enter them by hand.
save-copy-what = All that is recorded is written to a new file, also what the disk refused so far, and you go on there. A bare name is a file beside the event.
save-copy-done = All entries are saved in a new file, which is now the event: { $file }
salvage-open = The event is open up to the damage, for reading only. To go on, save it under another name (F12): what can be read becomes a new event.
salvage-left = From there on the file has { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}; intact in themselves, but without what they follow: { $intact }.
salvage-consent = A new event is made of the { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} before the damage; { $lines ->
    [one] { $lines } line is
   *[other] { $lines } lines are
} left behind. The damaged file stays as it is.
salvage-behind = Entries behind the damage
salvage-behind-how = These lines are whole in themselves; what stood before them is lost. Take those that are right as they stand here, in their order. The others stay in the damaged file; enter by hand what is missing.
salvage-names-a-step = Not taken: undo, redo or another move through the history, of which the damage hides where it led. Do it by hand; what follows is taken only if you mark it.
salvage-misfit = Not taken, since it does not fit what stands before it: { $why }
salvage-chosen = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} from behind the damage will be taken too.
salvage-done = { $taken ->
    [one] { $taken } entry
   *[other] { $taken } entries
} from behind the damage { $taken ->
    [one] was
   *[other] were
} taken{ $left ->
    [0] .
   *[other] ; { $left } no longer fitted and stayed behind.
} The event is now { $file }
salvage-title = Go on without the damaged part
salvage-agree = The new file will record that you agreed to this, and how much was left behind.

festival-title = Festival
festival-twice = { $name } is in sections { $sections }
festival-two-boards = { $name } plays in sections { $sections } at the same time
festival-part = { $name } in { $sections }: these are several people
festival-join = { $name } in { $sections }: one person after all
festival-two-people = Noted as several people.
festival-one-person = Noted as one person.
festival-planned = The plan of the festival is written.
festival-not-copied = What stays as it is here
festival-empty = { $folder } has no event files, so it is no festival yet. Make the first section in it: open hakem there and press n.
festival-not-made = { $file } cannot be written: { $cause }. Check the folder and what you may write.
festival-malformed = { $file } cannot be read as the plan of a festival: { $cause }. Mend it, or delete it and open the folder again.
festival-outside = { $file } names the section “{ $section }”, which is not the name of a file in its folder. Write file names without folders.
