# Event files and backup copies: what is wrong, then what the arbiter does next.

file-place = line { $line }, column { $column }
file-cause-not-found = no such file or folder
file-cause-permission-denied = permission denied
file-cause-is-a-folder = it is a folder
file-cause-is-no-folder = a part of the path is not a folder
file-cause-storage-full = the disk is full
file-cause-read-only-disk = the disk is read-only
file-cause-name-not-allowed = the file name is too long or not allowed

file-io = { $operation ->
    [create] { $path } could not be created: { $cause }. Check the folder, its permissions and the free space, then try again.
    [open] { $path } could not be opened: { $cause }. Check the name and the permissions, then try again.
    [read] { $path } could not be read: { $cause }. Check the disk, then try again.
    [keep-torn-tail] The incomplete end of the event file could not be saved to { $path }: { $cause }. Check the folder and the free space, then try again.
    [cut-torn-tail] The incomplete end of { $path } could not be removed: { $cause }. Check the permissions, then try again.
   *[write] { $path } could not be written: { $cause }. Check the folder, its permissions and the free space, then try again.
}
file-exists = { $path } already exists. Choose another name or open that file.
file-not-a-file = { $path } is a folder or a device, not an event file. Choose a file.
kept-defaults = { $faults } Until this is corrected, the console uses its defaults.
kept-not-a-file = { $path } is not a regular file.
kept-too-large = { $path } is too large for a settings file.
kept-io = { $path } cannot be read: { $cause }.
theme-file-malformed = { $file }, line { $line }, column { $column }: not a theme. Write it as (base: "dark", roles: …).
theme-file-no-theme = { $file }, line { $line }: unknown theme “{ $found }”. Themes: { $known }.
theme-file-no-role = { $file }, line { $line }: unknown role “{ $found }”. Roles: { $known }.
theme-file-no-colour = { $file }, line { $line }: “{ $found }” is not a colour. Write #rrggbb or a name such as red.
file-empty = { $path } is empty; nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-unfinished = { $path } ends within its first line; nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-foreign = { $path } is not an event file: line 1, column 1 contains “{ $found }”, expected “(hakem:”. Choose an event file, or import this one.
file-converted = { $path } was converted by another program: { $place } contains { $found }, expected UTF-8 text with LF line endings. Open a copy that was not converted.
file-converted-cr-lf = a CR LF line ending
file-converted-byte-order-mark = a byte order mark
file-converted-utf16 = UTF-16 text
file-newer-format = { $path } has format { $found }, written by hakem { $with } ({ $place }). This is hakem { $own }, which reads formats up to { $known }. Open it with that version or a newer one; nothing was changed.
file-other-version = { $build ->
    [own] { $path } has a line that this hakem { $own } does not recognise. It was written by another program, or by a different build with the same version number. { $place }: { $damage }. Open it with that program or with a newer version; nothing was changed.
   *[other] { $path } has a line written by another version, possibly hakem { $with }. This is hakem { $own }. { $place }: { $damage }. Open it with that version or a newer one; nothing was changed.
}
file-damaged = { $path } is damaged at { $place }: { $damage }. Nothing was changed. Open the backup copy or another copy.
file-damage-changed = found the hash { $found }, but the line and the previous hash yield { $expected }
file-damage-out-of-order = found entry { $found }, expected entry { $expected }
file-damage-not-utf8 = found bytes that are not UTF-8, expected UTF-8 text
file-damage-malformed = found “{ $found }”, expected { $expected }
file-damage-unreadable = found “{ $found }” in an otherwise intact line: { $reason }
file-damage-too-long = found no line ending, expected one within { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
}
file-form-format-number = a format number of 1 or higher
file-form-entry-number = “(n:” and an entry number
file-form-hash = the hash at the end of the line
file-too-large = { $path } would have { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}, more than the limit of { $limit } for an event file. Start a new event file.
file-read-only = { $path } is open read-only. Close it where it is open for writing, then open it again.
file-changed-outside = { $path } was changed by another program: it has { $found ->
    [one] { $found } byte
   *[other] { $found } bytes
}, expected { $expected }. Save a copy under another name (F12) and continue in it.
file-gone = { $path } was moved, deleted or replaced while open. Restore it, or save a copy under another name (F12) and continue in it.
file-unwritable = Entry { $entry } cannot be written in a readable form: { $reason }. It was not recorded. Report this message to the developers.
file-replay = { $path }: entry { $entry } does not follow from the previous entries: { $why } Open the backup copy or another copy.
file-not-saved = NOT SAVED. { $cause } You can continue; saving is retried automatically. Or save a copy under another name (F12).
file-not-saved-advised = NOT SAVED. { $cause } You can continue; saving is retried automatically.
saved-again = All entries are saved again.

file-torn-tail-cut = The last entry of the file was incomplete (line { $line }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}). It was moved to { $kept }. Check your last input and repeat it if it is missing.
file-torn-tail-ignored = The last entry of the file is incomplete (line { $line }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}) and is not shown. Open the file for writing to remove it.
file-torn-tail-stays = The incomplete end of the event file could not be saved to { $kept }, so the event is read-only. Check the folder, its permissions and the free space, then open the event again.
file-in-use = The event is open in another program, so it is read-only here. Close it there to continue here.
file-not-writable = The event file is write-protected, so the event is read-only. Change its permissions, or save a copy under another name (F12).
file-unguarded = This disk cannot lock the event file against a second program. Open the event in one program at a time.

mirror-lost = The backup copy { $path } could not be written: { $cause }. The event file itself is safe. Reconnect the drive; the backup copy is then updated automatically.
mirror-not-allowed = The backup copy { $path } could not be written: permission denied. The event file itself is safe. Choose a folder with write permission.
mirror-same-folder = The backup folder contains the event file itself ({ $path }). Choose another folder.
mirror-in-use = The backup copy { $path } is open in another program. Close it there; the backup copy is then updated automatically.
mirror-other-event = { $path } is another event or another kind of file and was not changed. Choose another folder, or move that file.
mirror-diverged = { $path } differs from this event from line { $line } on and was not changed. Compare the two files, then move the one you do not need.
mirror-ahead = { $path } has entries from line { $line } on that this event file lacks, and was not changed. Open that file instead, or move it.

file-stale = The event file was moved or replaced; this view is out of date. Close the event and open it again.
file-overwritten = { $path } was overwritten by another program: line { $line } is not the recorded one. Save a copy under another name (F12) and continue in it.
file-damage-zeros = found { $bytes } zero bytes, as a disk returns for lost data; expected text
mirror-slow = The backup folder does not respond ({ $path }). The event file itself is safe. Reconnect the drive or choose another folder.
mirror-unmarked = Backup folder not found: { $path } has no marker (drive not mounted?). Nothing was written. Reconnect the drive or choose the folder again.
mirror-no-answer = The backup folder does not respond. The event file itself is safe. Reconnect the drive or choose another folder.
mirror-found-again = The backup folder is available again and up to date.
mirror-of-a-copy = The backup folder { $folder } belongs to another copy of this event: { $file }. A backup folder can follow only one file.
mirror-of-a-copy-leave = no backup for this copy; set one on the event screen (F4)
mirror-of-a-copy-take = continue that backup here: the event was moved
mirror-not-kept = The backup folder could not be stored for the next opening. Choose it again then.
unsaved-put-aside = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved in the event file. Stored in { $file }; you can restore them when you open the event again.
unsaved-lost = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved anywhere: neither in the event file, nor next to it, nor in your data folder. Enter them again.
unsaved-title = Unsaved entries
unsaved-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved when this event was last open. Stored in { $file }.
unsaved-take = Restore them now
unsaved-later = Decide at the next opening
unsaved-discard = Discard them; the file is kept under another name
unsaved-taken = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} restored.
unsaved-not-taken = { $count ->
    [one] { $count } entry does
   *[other] { $count } entries do
} not fit the current state of the event. { $file } was renamed to end in .left. Enter them manually.
save-copy-what = All entries are written to a new file, including those not saved so far, and you continue in it. A name without a folder creates the file next to the event.
save-copy-done = All entries are saved in a new file, which is now the event: { $file }
salvage-open = Opened read-only up to the damage. Save under another name (F12) to continue with the readable part.
salvage-left = After the damage, the file has { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. Intact, but without the lines they depend on: { $intact }.
salvage-consent = A new event is created from the { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} before the damage; { $lines ->
    [one] { $lines } line is
   *[other] { $lines } lines are
} omitted. The damaged file is not changed.
salvage-behind = Entries after the damage
salvage-behind-how = These lines are intact, but the lines before them are lost. Mark the entries that are correct as shown, in their order. The others remain in the damaged file; enter missing data manually.
salvage-names-a-step = Not restored: undo, redo or another move in the history. Its target was lost in the damage. Repeat it manually; the entries after it are restored only if you mark them.
salvage-misfit = Not restored, because it does not fit the preceding entries: { $why }
salvage-chosen = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} after the damage will also be restored.
salvage-done = { $taken ->
    [one] { $taken } entry
   *[other] { $taken } entries
} after the damage restored{ $left ->
    [0] .
   *[other] ; { $left } no longer fitted and were omitted.
} The event is now { $file }
salvage-title = Continue without the damaged part
salvage-agree = The new file will record your consent and the number of omitted lines.

festival-title = Festival
festival-twice = { $name } is registered in sections { $sections }
festival-two-boards = { $name } plays in sections { $sections } at the same time
festival-part = Mark as different people: { $name } ({ $sections })
festival-join = Mark as the same person: { $name } ({ $sections })
festival-two-people = Recorded as different people.
festival-one-person = Recorded as one person.
festival-planned = The festival plan has been written.
festival-not-copied = Not copied
festival-empty = { $folder } contains no event files, so it is not a festival yet. Create the first section: open hakem in this folder and press n.
festival-not-made = { $file } cannot be written: { $cause }. Check the folder and your write permission.
festival-malformed = { $file } cannot be read as a festival plan: { $cause }. Correct it, or delete it and open the folder again.
festival-outside = { $file } names the section “{ $section }”, which is not a file name in its folder. Write file names without folders.
