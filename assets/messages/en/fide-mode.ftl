# FIDE mode and the actions that leave it.

departure-title = The FIDE rules do not allow this
departure-forbidden-pairs = Forbidden pairs must be announced before round 1 (FIDE C.04.2 5.2). Round { $round } is published.
departure-number-of-rounds = The number of rounds must be declared before the event (FIDE C.04.2 1). Round { $round } is published.
departure-in-report = According to the report, the event left FIDE mode after round { $round }. It remains outside.
departure-earlier-round = Round { $earlier } is too early: only the last two rounds played can be corrected. Later findings affect only the rating report (FIDE C.04.2 4.3).
departure-nothing-yet = Nothing has changed yet. Capital C shows the consequences.
departure-leave = Leave FIDE mode?
departure-follows = The event permanently leaves FIDE mode in round { $round }. The header, every sheet and the tournament report state this.
departure-stays = Esc stays in FIDE mode.

head-fide-mode-left = left FIDE mode, R{ $round }
sheet-fide-mode-left = left FIDE mode in round { $round }

departure-is-in-force = The event is in FIDE mode.
departure-is-left = The event left FIDE mode in round { $round }.
departure-is-outside = The pairing rules of this event are not FIDE rules in force: it is outside FIDE mode.

warning-title = Confirm this change
warning-bye-worth = The value of the bye does not match any result, which rated events do not allow (FIDE C.04.1 3). Enter the points of a win, the points of a draw, or zero.
copied-bye-worth = The bye of { $bye } was not copied, because it matches no result (FIDE C.04.1 3): the bye is worth a win.
warning-adjourned-in-report = The rating report states final results: choose the result of the game, or correct it in the event.
warning-adjournment = { $players }, round { $round }: later rounds were paired as if this adjourned game were drawn (FIDE C.04.2 3.1). They remain valid; the tournament report states the result of the game.
warning-contradicts = Round { $round }: later rounds keep their pairings, except those that are undone. The tournament report lists the change.
warning-number-of-rounds = The tournament report states that the number of rounds changed from { $from } to { $to } after round { $round } was published.
warning-forbidden-pairs = The tournament report lists the forbidden pairs added or removed after round { $round } was published.
warning-exchange = { $one } and { $other } exchange their pairing numbers from round { $round } on; their ratings are equal. The tournament report states this.
warning-manual = Round { $round } differs from the rules. The tournament report lists the boards that differ.
warning-line-up-order = { $team }: { $above } would play above { $below }, who is higher on the roster. The board order is fixed; games played out of order are lost (ECU B.12.3.4, or the regulations of the event).
warning-against-both-dues = Board { $board }, { $players }: the colour preference of neither player is granted (FIDE C.04.1 8).
warning-open-adjournments = { $count ->
    [one] One adjourned game of an earlier round has no result. It counts as a draw again.
   *[other] { $count } adjourned games of earlier rounds have no result. They count as draws again.
}
warning-accelerated-rounds = { $after ->
    [0] The event would be too short for its acceleration: rounds not yet paired have no virtual points, and those of paired rounds remain (A-19).
   *[other] The acceleration depends on the number of rounds: its last round would be round { $after } instead of round { $before }. Virtual points of paired rounds remain; those of the next rounds follow from the new number (A-19). Announce the change to the players.
}
departure-not-undone = The event left FIDE mode when this state was restored. To return to the previous state, press ,t in the log.
departure-of-report = The report states that the event left FIDE mode. No earlier entry of its import can be restored.
warning-import = { $count ->
    [one] Round { $list-and } of the report differs from the rules. The event is imported unchanged, and its reports list that round.
   *[other] Rounds { $list-and } of the report differ from the rules. The event is imported unchanged, and its reports list those rounds.
}
