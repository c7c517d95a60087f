# Rescue codes on printed sheets, from which an event is rebuilt (hakem rescue).

rescue-type = Type the blocks of the sheets in any order. End with Ctrl+D on a separate line.
rescue-line = { $file }, line { $line }, column { $column }, “{ $found }”: { $fault }
rescue-wrong = { $sheet }, block { $block } of { $blocks }: one character is wrong. Read the block on the sheet again.
rescue-wrong-wanted = { $sheet }, block { $block } of { $blocks }: one character is wrong. According to the other blocks it should be { $wanted }. Compare with the sheet.
rescue-exchanged = { $sheet }: blocks { $block } and { $wanted } of { $blocks } are swapped. Swap them back.
rescue-left-out = { $sheet }: block { $block } of { $blocks } is missing before this one. Add it.
rescue-left-out-wanted = { $sheet }: block { $block } of { $blocks } is missing before this one. According to the other blocks it should be { $wanted }. Compare with the sheet.
rescue-twice = { $sheet }: block { $block } of { $blocks } occurs a second time here. Delete one.
rescue-unfinished = { $sheet }: the code ends after this block, but block { $block } of { $blocks } is missing. Type the rest.
rescue-together = { $sheet }: each block is valid, but the { $blocks } blocks do not match. Compare them with the sheet; blocks of two sheets may be mixed.
rescue-no-beginning = These blocks do not start a code. One of the first three blocks of the sheet is wrong or missing. Compare them with the sheet.
rescue-newer = This code was printed by a newer version of hakem. Use that version to read it.
rescue-nothing-written = Nothing was written. Correct these blocks, or use only the correct sheets with --partial.
rescue-cut = Nothing was written. Enter the missing sheets, or rebuild the event up to that point with --partial.
error-rescue-nothing = No blocks found. Type those at the foot of the printed pairings and standings, or name files that contain them.
error-rescue-several-events = The sheets belong to { $count } events. Type the sheets of one event at a time: the second block of the code is the same on all sheets of an event.
error-rescue-no-beginning = The pairings of round 1 are missing; all other rounds depend on them. Type the blocks of that sheet too.
error-rescue-other-count = { $found ->
    [one] The list has { $found } player
   *[other] The list has { $found } players
}, but the sheets have { $wanted } numbers. Use a list of the numbered players in the order of their numbers, or omit the list.
error-rescue-contradiction = The sheets contradict each other in round { $round }. Type the latest pairings of each round and the standings after it.
rescue-gap-pairing = Round { $round }: the pairings are missing, so this round and the later ones were not rebuilt. Use the pairings sheet of this round, if it has a code.
rescue-gap-results = Round { $round }: results are missing, so the later rounds were not rebuilt. They are on the standings after round { $round } or on the pairings of round { $next }.
rescue-gap-other = { $sheet }: this sheet is based on a different pairing than the others and was skipped. The round was re-paired later; use the latest sheets.
rescue-gap-open = Round { $round }: { $missing ->
    [one] { $missing } result is missing from all sheets. Enter it
   *[other] { $missing } results are missing from all sheets. Enter them
} in the console.
rescue-gap-tie-breaks = Tie-breaks: only the standings list them, and no standings were given. Check them in the console.
rescue-done = { $file }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $results ->
    [one] { $results } result
   *[other] { $results } results
}
rescue-names = Players are named by their numbers. Enter names and ratings in the console before any late entry, or rebuild the event with a list of its players.
rescue-not-by-rating = From player { $line } on, the list is not in the order of ratings. Compare some names with the sheets: players are assigned in the order of their numbers.
rescue-more = Forbidden pairs, byes of later rounds, prizes and dates are not on any sheet. Check them in the console before pairing.
rescue-event = Rebuilt event
rescue-player = Player { $number }
rescue-reason = Rebuilt from the sheets
rescue-ending = { $file } is not a name for an event file. Use the extension .hakem.
rescue-more-faults = Further errors: { $count }. Correct these first.
rescue-key = rebuild from sheets
rescue-sheets = Codes: file or blocks
rescue-sheets-about = Name a text file with the blocks at the foot of the sheets, or type or paste the blocks in any order: the pairings of every round and the last standings.
rescue-sheets-read = { $count ->
    [one] The blocks of one sheet are complete and correct.
   *[other] The blocks of { $count } sheets are complete and correct.
}
rescue-players = Players: file, optional
rescue-players-about = A list in pairing-number order, a tournament report or an older copy of the event file. Without it, players are named by their numbers.
rescue-failed = Event not rebuilt
