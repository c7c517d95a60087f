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
file-empty = { $file } is empty, so nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-unfinished = { $file } ends within its first line, so nothing was ever recorded in it. Delete it and create the event again, or open a copy.
file-foreign = { $file } is not an event file: line 1, column 1 has “{ $found }”, expected “(hakem:”. Choose an event file, or import this one.
file-converted = { $file } was converted by another program: { $place } has { $found }, expected UTF-8 text with lines that end in LF alone. Open a copy that was not converted.
file-converted-cr-lf = a line end CR LF
file-converted-byte-order-mark = a byte order mark
file-converted-utf-16 = UTF-16 text
file-newer-format = { $file } has format { $found }, this version of hakem reads up to format { $known } (line 1, column 8). Open it with a newer version.
file-damaged = { $file } is damaged at { $place }: { $damage }. Nothing was changed; open the mirror or another copy.
file-damage-changed = found the hash { $found }, but the line and the hash before it give { $expected }
file-damage-out-of-order = found entry { $found }, expected entry { $expected }
file-damage-not-utf-8 = found bytes that are not UTF-8 text, expected UTF-8
file-damage-malformed = found “{ $found }”, expected { $expected }
file-damage-unreadable = found “{ $found }” in a line that is otherwise intact: { $reason }
file-damage-too-long = found no line end, expected one within { $limit } bytes
file-form-format-number = the number of a format, from 1 on
file-form-entry-number = “(n:” and the number of an entry
file-form-hash = the hash at the line end
file-too-large = { $file } would have { $bytes } bytes, more than the { $limit } an event file may have. Begin another event file.
file-read-only = { $file } is open for reading only. Close it where it is open for writing, then open it again.
file-changed-outside = { $file } was changed by another program: it has { $found } bytes, expected { $expected }. Save a copy under another name and go on there.
file-gone = { $file } was moved, deleted or replaced while it was open. Put it back, or save a copy under another name and go on there.
file-unwritable = Entry { $entry } cannot be written in a form that can be read again: { $reason }. It was not recorded; please report this with the message.
file-replay = { $file }: entry { $entry } does not follow from those before it: { $why } Open the mirror or another copy.
file-not-saved = NOT SAVED. { $cause } Work goes on; the next entry saves this one too.
saved-again = All entries are saved again.

file-torn-tail-cut = The file ended in an entry that was not written to its end (line { $line }, { $bytes } bytes). It was cut off and kept in { $file }: check whether your last input is there, and repeat it if not.
file-torn-tail-ignored = The file ends in an entry that is not written to its end (line { $line }, { $bytes } bytes); it is not shown. Open the file for writing to have it cut off.
file-in-use = The event is open in another program, so here it can only be read. Close it there to go on here.
file-not-writable = The event file may not be written, so it can only be read. Change its permissions or save a copy.
file-unguarded = This disk cannot keep a second program from writing to the event file. Open the event only once.

mirror-lost = The mirror { $file } could not be written: { $cause }. The event file itself is safe; put the medium back, and the next entry brings the mirror up to date.
mirror-not-allowed = The mirror { $file } may not be written: there is no permission. The event file itself is safe; choose a folder in which you may write.
mirror-same-folder = The mirror folder holds the event file itself ({ $file }). Choose another folder.
mirror-in-use = The mirror { $file } is open in another program. Close it there; the next entry brings the mirror up to date.
mirror-other-event = { $file } is another event or another kind of file, and was left alone. Choose another folder, or move that file away.
mirror-diverged = { $file } differs from this event from line { $line } on, and was left alone. Compare the two, then move the one you do not want away.
mirror-ahead = { $file } has entries that this event file lacks, from line { $line } on, and was left alone. Open that file instead, or move it away.
