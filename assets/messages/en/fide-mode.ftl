# FIDE mode, and what leaves it.

departure-title = FIDE's rules do not allow this
departure-forbidden-pairs = Forbidden pairs are announced before round 1 (FIDE C.04.2 5.2). Round { $round } is published.
departure-number-of-rounds = The number of rounds is declared before the event (FIDE C.04.2 1). Round { $round } is published.
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
