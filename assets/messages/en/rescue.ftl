# Codes on paper, from which an event is rebuilt (hakem rescue).

rescue-type = Type the blocks of the sheets, in any order. End with Ctrl+D on a line of its own.
rescue-line = { $file }, line { $line }, column { $column }, “{ $found }”: { $fault }
rescue-wrong = { $sheet }, block { $block } of { $blocks }: a letter or digit is wrong. Read the block from the paper again.
rescue-wrong-wanted = { $sheet }, block { $block } of { $blocks }: a letter or digit is wrong. By all other blocks it is { $wanted }; compare that with the paper.
rescue-exchanged = { $sheet }: blocks { $block } and { $wanted } of { $blocks } stand in each other's place. Exchange them.
rescue-left-out = { $sheet }: block { $block } of { $blocks } is missing before this one. Type it too.
rescue-left-out-wanted = { $sheet }: block { $block } of { $blocks } is missing before this one. By all others it is { $wanted }; compare that with the paper.
rescue-twice = { $sheet }: block { $block } of { $blocks } stands here a second time. Delete one.
rescue-unfinished = { $sheet }: after this block the code ends, and block { $block } of { $blocks } is missing. Type the rest.
rescue-together = { $sheet }: every block fits, but not all { $blocks } together. Compare all of them with the paper; blocks of two sheets may be mixed.
rescue-no-beginning = These are blocks, but no code begins with them. One of the first three blocks of the sheet is wrong or missing; compare them with the paper.
rescue-newer = A newer version of hakem printed this code. Take that version to read it.
rescue-nothing-written = Nothing was written. Mend these blocks, or take the sheets that are right with --partial.
rescue-cut = Nothing was written. Type the sheets that are missing, or make the event up to there with --partial.
error-rescue-nothing = No blocks are there. Type those at the foot of the printed pairings and standings, or name files with them.
error-rescue-several = The sheets are of { $count } events. Type those of one event at a time: the second block of a code is the same on all sheets of one event.
error-rescue-no-beginning = The pairings of round 1 are missing, and every other round follows from them. Type the blocks of that sheet too.
error-rescue-count = { $found ->
    [one] The list has { $found } player
   *[other] The list has { $found } players
}, and the sheets number { $wanted }. Give a list of those with a number, in the order of their numbers, or leave --players out.
error-rescue-contradiction = The sheets contradict each other in round { $round }. Type the newest pairings of each round, and the standings after it.
rescue-gap-pairing = Round { $round }: its pairings are missing. Neither it nor any round after it is rebuilt; the sheet of its pairings covers it.
rescue-gap-results = Round { $round }: results are missing, so that no round after it is rebuilt. The standings after round { $round } or the pairings of round { $next } cover them.
rescue-gap-other = { $sheet }: this sheet follows from another pairing than the others, and is left out. The round was paired again since; take the newest sheets.
rescue-gap-open = Round { $round }: { $missing ->
    [one] { $missing } result is covered by no sheet. Enter it
   *[other] { $missing } results are covered by no sheet. Enter them
} in the console.
rescue-gap-tie-breaks = Tie-breaks: only standings tell them, and none are there. Look at them in the console.
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
rescue-names = Players are called by their numbers. Enter names and ratings in the console before a late entry comes, or rescue again with a list: --players FILE.
rescue-not-by-rating = The list is not in the order of ratings from its player { $line } on. Compare a few names with the sheets: its players are taken in the order of their numbers.
rescue-more = No sheet tells of forbidden pairs, byes of later rounds, prizes and days. Look at them in the console before you pair.
rescue-event = Rescued event
rescue-player = Player { $number }
rescue-reason = Rescued from the sheets
rescue-ending = { $file } is no name of an event file. Let it end in .hakem.
rescue-more-faults = And { $count } more that are wrong. Mend these first.
