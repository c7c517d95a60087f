# FIDE mode, and what leaves it.

departure-title = FIDE's rules do not allow this
departure-forbidden-pairs = Forbidden pairs are announced before round 1 (FIDE C.04.2 5.2). Round { $round } is published.
departure-number-of-rounds = The number of rounds is declared before the event (FIDE C.04.2 1). Round { $round } is published.
departure-in-report = The report says that the event left FIDE mode after round { $round }. It stays outside.
departure-earlier-round = Round { $earlier } lies too far back: only the last two rounds that were played are set right. What is found later changes the rating report only (FIDE C.04.2 4.3).
departure-nothing-yet = Nothing has been changed yet. Capital C shows what would follow.
departure-leave = Leave FIDE mode?
departure-follows = The event leaves FIDE mode in round { $round }, for good. The head of the screen, every sheet and the tournament report say so.
departure-stays = Esc stays in FIDE mode.

head-fide-mode-left = left FIDE mode, R{ $round }
sheet-fide-mode-left = left FIDE mode in round { $round }

departure-is-in-force = The event is in FIDE mode.
departure-is-left = The event left FIDE mode in round { $round }.
departure-is-outside = This is not a text of FIDE that is in force: the event is outside FIDE mode.

warning-title = Is this what you mean?
warning-bye-worth = The bye would be worth what no results add up to: no rated event counts so (FIDE C.04.1 3). Give it the points of a win, of a draw, or none.
warning-adjournment = { $players }, round { $round }: later rounds were paired as if this adjourned game were drawn (FIDE C.04.2 3.1). They stand; the tournament report says how it ended.
warning-contradicts = Round { $round }: what comes after it stands, though it follows from what was there before. The tournament report says so.
warning-exchange = { $one } and { $other } exchange their pairing numbers from round { $round } on, though their ratings stay equal. The tournament report says so.
warning-by-hand = Round { $round } is not what the rules pair. The tournament report names the boards that differ.
warning-line-up-order = { $team }: { $above } would sit above { $below }, who stands before in the roster. The order of boards is fixed; games out of order are lost (ECU B.12.3.4, or the regulations of the event).
warning-against-both-dues = Board { $board }: { $players }: both get the colour that they are not due (FIDE C.04.1 8).
warning-meets-again = Board { $board }: { $players } meet in { $times ->
    [one] another round already.
   *[other] { $times } other rounds already.
 } Everybody meets everybody equally often (C.05 Annex 1).
warning-open-adjournments = { $count ->
    [one] One adjourned game of an earlier round has no result. It counts as a draw again.
   *[other] { $count } adjourned games of earlier rounds have no result. They count as draws again.
}
departure-not-undone = FIDE mode was left with what is there now: t in the log goes back to what was before.
warning-import = { $count ->
    [one] Round { $list } of the report is not what the rules pair. The event is kept as it is, and its own reports name that round.
   *[other] Rounds { $list } of the report are not what the rules pair. The event is kept as it is, and its own reports name those rounds.
}
