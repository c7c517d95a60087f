# Results that players report from their phones.

# Who reported a result, in place of an author's name.
origin-both = both players
origin-white = White
origin-black = Black
origin-phone = { $who } (phone, { $time })
origin-other = { $who } ({ $time })
origin-deputy = deputy
origin-deputy-of = deputy of boards { $boards }
origin-captain = captain
origin-electronic = electronic board

# Errors of the file of reports.
reports-foreign = { $path } contains reports of another event. Move it to another folder, then start again.
reports-in-use = { $path } is being written by another hakem serve. Stop it, then start again.
passes-not-a-secret = { $path } does not contain the key for the codes. Delete it; codes printed so far become invalid.
reports-too-many = Too many reports from one source about the same matter. Inform the arbiter.
passes-io = { $path } cannot be written: { $cause }. Check the folder, then try again.

# Page of a board on a phone.
phone-title = Round { $round }, board { $board }
phone-you-white = You play White.
phone-you-black = You play Black.
phone-ask = What was the result?
phone-white-wins = White won: { $player }
phone-black-wins = Black won: { $player }
phone-draw = Draw
phone-confirm = Send this result to the arbiter?
phone-send = Send
phone-back = Choose another result
phone-reported = You reported { $result } at { $time }. The arbiter records it.
phone-change = If this is wrong, choose the correct result.
phone-recorded = Recorded result: { $result }
phone-differs = You reported another result. Go to the arbiter.
phone-wrong = If this is wrong, go to the arbiter.
phone-over = A later round has been published. Go to the arbiter if your result is missing.
phone-public = Pairings and standings

# Refusals on a phone.
phone-refused = Not accepted
phone-unknown = This code is not valid. Scan the code on the slip of this round, or go to the arbiter.
phone-malformed = The form was incomplete. Scan the code again.
phone-wait = Too many requests. Wait a minute, then try again.
phone-too-many = Too many reports. Report the result to the arbiter.
phone-not-stored = The result was not stored. Report the result to the arbiter.
phone-absent-title = Page not found
phone-absent = There is no page at this address.

# Pages of deputies and captains.
deputy-check-in = Check-in
deputy-is-in = checked in
deputy-said-present = reported present
deputy-said-absent = reported absent
deputy-boards = Round { $round }
deputy-reported = You reported { $result }
deputy-by-player = reported by a player
deputy-missing = no result
deputy-conflict = Conflict: the reports differ.
deputy-contradicted = Conflict: a player reported another result.
deputy-resolved = Conflict: the arbiter decides.
deputy-incident = Report an incident
deputy-which = What happened?
deputy-all-boards = All boards
deputy-cancel = Cancel
deputy-over = A later round has been published. Ask the arbiter for a new code.
deputy-not-published = This round is not published yet. Reload the page when it is.
captain-title = Line-up for round { $round }
captain-board = Board { $board }
captain-sent = Sent at { $time }. The arbiter records it.
captain-until = You may send another line-up until a game of the match has a result.
captain-over = Line-ups are closed. Go to the arbiter.

# hakem serve.
serve-at = Pages of { $event }: { $address }
serve-reports = Reports are stored in { $file }.
serve-plain = The connection is not encrypted: anyone on this network can read it.
serve-loopback = Only this computer can connect. To admit phones, start with --listen and the address of this computer on the network of the venue, such as 192.168.1.5:8080.
serve-salvaged = { $count ->
    [one] The file of reports was damaged: { $count } line could not be read. The damaged file is { $file }.
   *[other] The file of reports was damaged: { $count } lines could not be read. The damaged file is { $file }.
}
serve-revoked = All codes issued so far are invalid. Print new slips.
serve-revoked-officials = Codes of deputies and captains issued so far are invalid. Slips remain valid.
serve-not-published = No round is published. Publish a round, then list its codes.
serve-no-captains = The event has no teams, and thus no captains.
serve-no-data = This system has no data folder for the key of the codes. Set XDG_DATA_HOME.
serve-no-address = { $address } cannot be used: { $cause }. Choose another address with --listen.
certificate-files-unusable = { $file } cannot be used: { $cause }. Enter PEM files: the certificate after --cert, its key after --key.
certificate-files-mismatch = Certificate and key cannot be used together: { $cause }. Enter the key that belongs to the certificate.
watch-reported = Round { $round }, board { $board }: { $result } reported by the electronic board.
games-folder = The results of the electronic boards cannot be read: { $path }: { $cause }. Check the folder.

# Reports in the console.
head-phones = phones
head-phones-agreed = { $count } agreed
head-phones-one = { $count } single
head-phones-conflicts = { $count ->
    [one] { $count } conflict
   *[other] { $count } conflicts
}
results-phones = phone reports
results-serve = service for phones
results-reported = Reported, not recorded: { $count }. { $boards }
results-counts = Recorded { $recorded } · reported { $reported } · no report { $silent }
phones-title = Results reported from phones
phones-none = No reports are waiting.
phones-none-agreed = No agreed report is waiting. Accept a single report with Enter.
phones-key-agreed = accept agreed
phones-said = report
phones-recorded = recorded
phones-state = state
phones-one = one report
phones-agreed = agreed
phones-conflict = conflict
phones-contradicts = differs from the record
phones-others = others
phones-deputy-short = deputy { $boards }
phones-said-by = { $result }, reported by { $who }
phones-contradicted-title = { $who }: another report or the record differs. Record this?
phones-present = Present
phones-absent = Absent
phones-line-up = line-up { $numbers }
phones-key-deputy = code of a deputy
phones-key-captain = code of a captain
phones-key-wait = agreed: record or wait
phones-agreed-taken = Agreed results are now recorded without a key.
phones-agreed-wait = Agreed results now wait for a key.
phones-deputy-title = Code of a deputy
phones-deputy-line = Boards, such as 1-20. Empty: all.
phones-deputy-refused = Not a range of boards. Type, for example, 1-20.
phones-captain-title = Code of a captain
phones-code-round = Valid for round { $round }. hakem serve --revoke=officials makes it invalid.
phones-no-service = The service has not been started. Start it with ,e on the results screen, or run: hakem serve { $file } --listen HOST:PORT
phones-conflict-title = Board { $board }: the players disagree. Which result is correct?
phones-recorded-count = { $count ->
    [one] { $count } result recorded.
   *[other] { $count } results recorded.
}
phones-service-title = Start the service for phones
phones-service-line = Address of this computer on the network of the venue, such as 192.168.1.5:8080. With 127.0.0.1, only this computer can connect.
phones-service-refused = Not an address. Type, for example, 192.168.1.5:8080.
phones-service-runs = The service for phones is running
phones-service-own = Only this computer can connect.
phones-service-at = Service for phones started: { $address }
phones-service-show = Show the address
phones-service-stop = Stop the service
phones-service-stopped = Service for phones stopped. Received reports are kept.
phones-service-ended = The service for phones has ended. Received reports are kept; start it again.
phones-service-not-started = The service for phones could not be started: { $cause }.
phones-service-absent = This version was built without the service for phones (feature serve).
