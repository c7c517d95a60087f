# Events shared through a database: what is wrong, then what to do next.

share-ask-password = Password for { $user }:
share-setup-done = { $database } is set up for events.
share-sound = All rows of { $name } are valid. Nothing was removed.
share-repaired = { $count ->
    [one] One row
   *[other] { $count } rows
} of { $name } removed, from entry { $entry } on, and kept in the table hakem.removed. Share the event again from a complete file.
share-put = { $count ->
    [one] { $count } entry shared: { $address }
   *[other] { $count } entries shared: { $address }
}
share-same = Nothing new: the database is up to date. { $address }
share-ahead = { $count ->
    [one] The database has { $count } entry more than the file. Download it with hakem pull. { $address }
   *[other] The database has { $count } entries more than the file. Download them with hakem pull. { $address }
}
pull-written = { $count ->
    [one] { $count } entry written: { $file }
   *[other] { $count } entries written: { $file }
}
pull-same = Nothing new: { $file } is up to date.
pull-ahead = { $count ->
    [one] { $file } has { $count } entry that the database lacks. Upload it with hakem share.
   *[other] { $file } has { $count } entries that the database lacks. Upload them with hakem share.
}
pull-back = The database is available again; nothing was missed.
share-clock-ahead = This computer’s clock is { $seconds } s ahead of the server’s. This affects the times in the log, not the order of the entries.
share-clock-behind = This computer’s clock is { $seconds } s behind the server’s. This affects the times in the log, not the order of the entries.

share-address-not-postgresql = This is not a database address. Write postgresql://USER@HOST:PORT/DATABASE/NAME.
share-address-password = The address contains a password, which others can see. Change the password. Put the new one into the file named by PGPASSFILE, or type it when prompted.
share-address-no-database = The address has no database. Write postgresql://USER@HOST:PORT/DATABASE/NAME.
share-address-no-name = The address has no event. Append its name to the database: postgresql://…/DATABASE/NAME.
share-address-bad-port = The port in the address is not a number from 1 to 65535. Write it after the host: HOST:5432.
share-address-unknown-option = The address has the unknown option “{ $found }”. Known options: { $known }.
share-address-contradiction = The options “{ $one }” and “{ $other }” of the address exclude each other. Omit one of them.
share-address-bad-name = The name of a shared event must have 1 to 100 characters, without / and control characters. Choose one with --name.
share-address-bad-escape = The address has a % that is not followed by two hexadecimal digits. Write %25 for the % sign itself.

share-not-built = This build of hakem does not support PostgreSQL. Build it with --features postgresql.
share-unreachable = { $server } does not respond: { $cause }. Check that the server is running, its address and the network, then try again.
share-encryption = The connection to { $server } cannot be encrypted: { $cause }. The server needs a certificate for this name; name its issuer with ?sslrootcert=FILE.
share-no-password = { $user } needs a password, but there is no terminal to prompt for it. Put it into the file named by PGPASSFILE, as HOST:PORT:DATABASE:USER:PASSWORD.
share-open-passwords = { $path } is readable by others, so no password is read from it. Restrict it to yourself: chmod 600.
share-passwords = The password file { $path } cannot be read: { $cause }. Make it readable, or unset PGPASSFILE.
share-not-let-in = The server refused the login of { $user }. Check the name and the password.
share-unencrypted = The server refuses { $user } without encryption. Add ?sslmode=require or ?sslrootcert=FILE to the address, and check the name.
share-cleartext = { $server } requests the password in clear text, and the connection is not encrypted. No password was sent. Remove sslmode=disable from the address, or have the server use scram-sha-256 (pg_hba.conf).
share-no-database = The database { $database } does not exist. Have it created: createdb --encoding=UTF8 { $database }.
share-not-set-up = The database { $database } is not set up for events. Run hakem share --setup once, as a user who may create tables.
share-newer = The database was set up by a newer hakem (schema { $found }; this version knows { $known }). Use that version.
share-letters = The database stores text as { $found }, which lacks some characters. Have a database created with --encoding=UTF8.
share-not-allowed = { $user } has no permission for this in the database. Request a role: hakem_arbiter writes, hakem_reader reads.
share-read-only = The server is read-only, for example a replica. Use the address of the primary server.
share-full = The server has no free space: { $cause }. Nothing was lost. Continue when there is space again.
share-server = The server returned an error ({ $code }): { $cause }. Nothing was recorded there.
share-no-such-event = The database has no event { $name }, or you have no permission to see it. Check the name, or share the event first.
share-other-event = The name { $name } belongs to another event. Choose another name with --name.
share-parted = File and database diverged at entry { $entry }. Nothing was changed. Run hakem pull with another file name, then hakem merge.
share-shrunk = The database no longer has entry { $entry }: an old backup of it was restored, or another server responds. Nothing was changed. Share the event again from a complete file.
share-tampered = Entry { $entry } was changed in the database: { $what }. No entry from there on was read. The owner of the database removes them with hakem share --repair.
share-row-missing = the row is missing
share-row-hash = its hash does not match its line
share-row-changed = it differs from the entry read before
share-row-unfinished = its operation is incomplete
share-crowded = { $tries ->
    [one] Recording failed { $tries } time because others recorded first. Nothing was recorded; try again.
   *[other] Recording failed { $tries } times because others recorded first. Nothing was recorded; try again.
}

merge-folder = { $count } of { $total } copies read.
merge-folder-all = A folder only accepts --adopt all, because each copy has its own numbers.
merge-other-event = { $trunk } and { $branch } are different events. Only copies of the same event can be merged.
merge-adopt = “{ $found }” does not select entries. Write all, or numbers from 1 to { $last } such as 1,3-5.
merge-leaves-fide-mode = These entries would take the event out of FIDE mode in round { $round }. Nothing was adopted. To adopt them, list them by number: --adopt 1-3.
merge-shared = { $count ->
    [one] The two files share { $count } entry.
   *[other] The two files share { $count } entries.
}
merge-trunk = Since then, in { $file }:
merge-branch = Since then, in { $file }, to adopt:
merge-how = Adopt all with --adopt all, or some with --adopt 1,3-5. The copy is not changed.
merge-fits = fits
merge-conflict = conflict: a different result is recorded
merge-there = already present
merge-undone = undone there
merge-move = move in the history
merge-refused = cannot be adopted
merge-changed-here = The same data changed in this event after the copies diverged. Check the current state, and enter the change here if it still applies.
merge-inbox-lost = { $count ->
    [one] One line of { $file } cannot be read and is not merged.
   *[other] { $count } lines of { $file } cannot be read and are not merged.
} Check the last results of this laptop.
merge-adopted = { $adopted } adopted, { $left } not adopted. Conflicts to resolve: { $conflicts } (F7, n).
merge-title = Entries of { $file }
merge-failed = The copy cannot be merged
merge-nothing = { $file } has no entries that are missing here.
enter-done = entered
enter-there = already present
enter-doubtful = Board { $board } may have been recorded: enter it again when the server is available. It is not recorded twice.
enter-conflict = noted as a conflict for the arbiter to resolve
enter-typed = “{ $found }” is not a board with a result. Write 7=1-0, 7=0-1 or 7=5 for a draw.

# The console on a shared event.
share-opened-alone = This event is shared at { $address }. Opened from its file, changes stay on this computer and are not synced. Open it with hakem { $address }.
share-file-ahead = { $count ->
    [one] { $file } has one entry more than the database, so it was continued offline. Upload it with hakem share, then open the event again.
   *[other] { $file } has { $count } entries more than the database, so it was continued offline. Upload them with hakem share, then open the event again.
}
share-one-file = Two files were given. A second file is only used with the address of a shared event: hakem postgresql://USER@HOST/DATABASE/NAME FILE.hakem.
share-cut-off = Offline: { $why } Results are saved here and synced later.
share-waits = { $why } Results are saved here and synced later.
share-silent = The database does not respond.
share-back = The database is available again.
share-conflict = A different result was already recorded. Both are marked as a conflict: { $what }
share-refused-title = Not done: another arbiter was first
share-refused = Not done: { $what }
share-a-move = move in the history
share-a-note = note in the log
share-already = Another arbiter has already done the same.
share-not-agreed = The event is offline, and this needs the shared database. You can enter results; for anything else wait, or continue offline (F12).
share-desk-only = This login can only enter results. For anything else, ask an arbiter.
share-undo-reason = undone
share-forgotten = Undone before it was synced.
share-under-way = Already being synced, so it cannot be undone now. Correct it instead, or wait until the database is available.
share-removal-stays = You removed an entry, and others have continued since. Enter it again instead.
share-across-title = Others have made changes meanwhile
share-across = This affects changes made by others:
share-take-over = Continue offline
share-take-over-what = The event continues only on this computer, in a separate file, including everything not synced yet. Changes made by others meanwhile must be merged later with hakem merge.
share-take-over-follows = From now on, your changes are not sent to the others, and theirs are not received. The log records this. File: { $file }.
share-taken-over = The event continues offline in { $file }.
share-left = { $count ->
    [one] One entry is not synced yet. It is stored in the inbox next to the event file and synced when the event is opened by its address again.
   *[other] { $count } entries are not synced yet. They are stored in the inbox next to the event file and synced when the event is opened by its address again.
}
inbox-salvaged-title = Damaged inbox
inbox-salvaged = The inbox of this computer was damaged. { $count ->
    [0] All its entries were recovered
    [one] One line could not be recovered
   *[other] { $count } lines could not be recovered
}; the damaged file is { $file }. Check the last results.
