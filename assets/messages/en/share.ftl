# Events that are shared through a database: a sentence says what is wrong, the next what to do.

share-ask-password = Password of { $user }:
share-setup-done = { $database } is set up for events.
share-sound = All rows of { $name } are valid. Nothing was removed.
share-repaired = { $count ->
    [one] One row
   *[other] { $count } rows
} of { $name } removed, from entry { $entry } on; they are saved in the table hakem.removed. Share the event again from a file that has all.
share-put = { $count ->
    [one] { $count } entry shared: { $address }
   *[other] { $count } entries shared: { $address }
}
share-same = Nothing new: all of it is there. { $address }
share-ahead = { $count ->
    [one] The database has { $count } entry more than the file. Get it with hakem pull. { $address }
   *[other] The database has { $count } entries more than the file. Get them with hakem pull. { $address }
}
pull-written = { $count ->
    [one] { $count } entry written: { $file }
   *[other] { $count } entries written: { $file }
}
pull-same = Nothing new: { $file } has all of it.
pull-ahead = { $count ->
    [one] { $file } has { $count } entry that the database lacks. Share it with hakem share.
   *[other] { $file } has { $count } entries that the database lacks. Share them with hakem share.
}
pull-back = The database is back; nothing was missed.
share-clock-ahead = The clock of this computer is { $seconds } s ahead of the server's. Times in the log follow it; the order does not.
share-clock-behind = The clock of this computer is { $seconds } s behind the server's. Times in the log follow it; the order does not.

share-no-address = That is no address of a database. Write postgresql://USER@HOST:PORT/DATABASE/NAME.
share-password-in-address = A password stands in the address, where others can see it. Change it, and put the new one into the file that PGPASSFILE names, or type it when you are asked.
share-no-database-named = The address names no database. Write postgresql://USER@HOST:PORT/DATABASE/NAME.
share-no-event-named = The address names no event. Write its name behind the database: postgresql://…/DATABASE/NAME.
share-bad-port = The port of the address is no number from 1 to 65535. Write it behind the host: HOST:5432.
share-unknown-option = The address has “{ $found }”, which is not known. Known are { $known }.
share-contradiction = “{ $one }” and “{ $other }” in the address exclude each other. Remove one of them.
share-bad-name = An event is shared under a name of 1 to 100 characters without / and control characters. Choose one with --name.
share-bad-escape = The address has a % without two hexadecimal digits behind it. Write %25 for the sign itself.

share-not-built = This hakem was built without PostgreSQL. Build it with --features postgresql.
share-unreachable = { $server } does not answer: { $cause }. Check that the server runs, its address and the network, then try again.
share-encryption = The connection to { $server } cannot be encrypted: { $cause }. Have the server show a certificate with that name, and name who signed it: ?sslrootcert=FILE.
share-no-password = { $user } needs a password, and there is nobody to ask. Put it into the file that PGPASSFILE names, as HOST:PORT:DATABASE:USER:PASSWORD.
share-open-passwords = { $file } can be read by others, so no password is taken from it. Make it yours alone: chmod 600.
share-passwords = { $file } with the passwords cannot be read: { $cause }. Make it readable, or leave PGPASSFILE out.
share-not-let-in = The server does not let { $user } in. Check the name and the password.
share-unencrypted = The server does not let { $user } in without encryption. Add ?sslmode=require or ?sslrootcert=FILE to the address, and check the name.
share-cleartext = { $server } requests the password in clear text, and the connection is not encrypted. No password was sent. Remove sslmode=disable from the address, or have the server use scram-sha-256 (pg_hba.conf).
share-no-database = There is no database { $database }. Have it made: createdb --encoding=UTF8 { $database }.
share-not-set-up = The database { $database } is not set up for events. Run hakem share --setup once, as somebody who may make tables.
share-newer = A newer hakem has set the database up (number { $found }, this one knows { $known }). Take that version.
share-letters = The database keeps text as { $found }, which has not every letter. Have one made with --encoding=UTF8.
share-not-allowed = The database does not allow this to { $user }. Ask for a role that may: hakem_arbiter writes, hakem_reader reads.
share-read-only = The server can only be read, as one that follows another. Take the address of the one that is written to.
share-full = The server has no room: { $cause }. Nothing was lost; go on when there is room again.
share-server = The server refuses ({ $code }): { $cause }. Nothing was recorded there.
share-no-such-event = There is no event { $name } in the database, or you may not see it. Check the name, or share the event first.
share-other-event = Under the name { $name } stands another event. Choose another name with --name.
share-parted = File and database went on in two ways from entry { $entry } on. Nothing was changed; get the one of the database under another name with hakem pull, and join them with hakem merge.
share-shrunk = The database no longer has entry { $entry }, which was there: an old copy of it was put back, or another server answers. Nothing was changed; share the event again from a file that has all.
share-tampered = Entry { $entry } was changed in the database: { $what }. It and later entries were not read. The owner of the database can remove them with hakem share --repair.
share-row-missing = the row is missing
share-row-hash = its hash is not that of its line
share-row-changed = it is no longer the entry that was read before
share-row-unfinished = its act has no end
share-crowded = { $tries ->
    [one] Others were first { $tries } time. Nothing was recorded; try again.
   *[other] Others were first { $tries } times. Nothing was recorded; try again.
}

merge-folder = { $count } of { $total } copies read.
merge-folder-all = Of a folder only --adopt all can be asked for: each copy has numbers of its own.
merge-other-event = { $trunk } and { $branch } are different events. Only copies of one event can be joined.
merge-adopt = “{ $found }” names no entries. Write all, or numbers from 1 to { $last } such as 1,3-5.
merge-shared = { $count ->
    [one] The two share { $count } entry.
   *[other] The two share { $count } entries.
}
merge-trunk = Since then in { $file }:
merge-branch = Since then in { $file }, offered:
merge-how = Adopt them with --adopt all, or some with --adopt 1,3-5. The copy stays as it is.
merge-fits = fits
merge-conflict = conflict: another result stands
merge-there = there already
merge-undone = undone there
merge-move = a move through the history
merge-refused = cannot be adopted
merge-adopted = Adopted: { $adopted }, of these conflicts to be settled: { $conflicts }. Could not be adopted: { $refused }.
enter-done = entered
enter-there = there already
enter-doubtful = Board { $board } may have been recorded. Enter it again when the server is back; it will not be recorded twice.
enter-conflict = another result stands: noted as a conflict, which the arbiter settles
enter-typed = “{ $found }” is no board with a result. Write 7=1-0, 7=0-1 or 7=5 for a draw.

# The console on a shared event.
share-opened-alone = This event is shared at { $address }. Opened by its file, it goes on here alone, and the others do not see it: open it with hakem { $address }.
share-file-ahead = { $count ->
    [one] { $file } has one entry more than the database, so it went on alone. Share it with hakem share, then open the event again.
   *[other] { $file } has { $count } entries more than the database, so it went on alone. Share them with hakem share, then open the event again.
}
share-one-file = Two files are named. A second one only goes with the address of a shared event: hakem postgresql://USER@HOST/DATABASE/NAME FILE.hakem.
share-cut-off = Cut off: { $why } Results go on here and are shared later.
share-waits = { $why } Results go on here and are shared later.
share-silent = The database does not answer.
share-back = The database is back.
share-conflict = Another result stands there, so both are marked as a conflict: { $what }
share-refused-title = Not done: others were first
share-refused = Not done: { $what }
share-a-move = a move through the history
share-a-note = a note in the log
share-already = Others have done the same already.
share-not-agreed = The event is cut off from the others, who would have to agree. Results can be entered; for anything else wait, or take the event over (F12).
share-desk-only = This login records results only. For anything else, ask an arbiter.
share-undo-reason = taken back
share-forgotten = Taken back before it was shared.
share-under-way = It is on its way to the others, so it cannot be taken back now. Correct it instead, or wait until the database is back.
share-across-title = Others have gone on since
share-across = This goes across what others have done:
share-take-over = Take the event over
share-take-over-what = The event goes on here alone, in a file of its own, with all that is not shared yet. What the others do meanwhile has to be joined later, with hakem merge.
share-take-over-follows = From now on nothing that is done here reaches the others, and nothing of theirs this computer. The log will say so. The file is { $file }.
share-taken-over = The event goes on here alone, in { $file }.
share-left = { $count ->
    [one] One entry is not shared yet. It is kept in the inbox beside the event file, and shared when the event is opened by its address again.
   *[other] { $count } entries are not shared yet. They are kept in the inbox beside the event file, and shared when the event is opened by its address again.
}
inbox-salvaged = The inbox of this computer was damaged. { $count ->
    [0] All of its entries were read
    [one] One line could not be read
   *[other] { $count } lines could not be read
}; the damaged file is { $file }. Check the last results.
