//! Tie-breaks by a player's own rounds.

use super::{
    Count, Cut, Definition, Method, Modifier, PlayerRound, Ratio, ResultTable, RoundKind, RoundSum, Source,
    Suits, Term, TieBreak, count_rounds, unplayed,
};
use crate::tournament::{Colour, PairingNumber, Points, RoundNo, TieBreakRules};
use std::cmp::Ordering;

/// Games won over the board (booklet §2; FIDE C.07 7.2).
pub(super) const WON: TieBreak = TieBreak {
    booklet: Some(Definition::whole("tie-breaks §2")),
    fide: Some(Definition::whole("FIDE C.07 7.2")),
    ..TieBreak::new("WON", |table, _| {
        // In the booklet's round robins forfeits are results like any other (tie-breaks §1).
        let forfeits = table.is_predetermined() && table.rules() == TieBreakRules::Booklet;
        count_rounds(table, move |round| table.is_won(round) && (round.kind.is_played() || forfeits))
    })
};

/// Rounds with the points of a win, played or not (booklet §2; FIDE C.07 7.1).
pub(super) const WINS: TieBreak =
    TieBreak {
        booklet: Some(Definition::whole("tie-breaks §2")),
        fide: Some(Definition::whole("FIDE C.07 7.1")),
        ..TieBreak::new("WIN", |table, _| {
            let win = table.system().win;
            // A bye is not a result in a round robin (tie-breaks §1).
            let byes = !table.is_predetermined();
            count_rounds(table, move |round| {
                if round.is_game() { table.is_won(round) } else { byes && round.earned() == win }
            })
        })
    };

/// Games played with Black (booklet §2; FIDE C.07 7.3). The booklet rejects it if a table determines the colours.
pub(super) const BLACK_GAMES: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::DrawnColours, ..Definition::whole("tie-breaks §2") }),
    fide: Some(Definition::whole("FIDE C.07 7.3")),
    ..TieBreak::new("BPG", |table, _| count_rounds(table, with_black))
};

/// Games won with Black (booklet §2; FIDE C.07 7.4).
pub(super) const BLACK_WINS: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::DrawnColours, ..Definition::whole("tie-breaks §2") }),
    fide: Some(Definition::whole("FIDE C.07 7.4")),
    ..TieBreak::new("BWG", |table, _| count_rounds(table, |round| with_black(round) && table.is_won(round)))
};

fn with_black(round: &PlayerRound) -> bool {
    round.kind.is_played() && round.colour == Colour::Black
}

/// Rounds in which the player was ready to play, excluding their byes and forfeit losses (FIDE C.07 7.6).
pub(super) const ROUNDS_PLAYED: TieBreak = TieBreak {
    fide: Some(Definition::whole("FIDE C.07 7.6")),
    ..TieBreak::new("REP", |table, _| {
        count_rounds(table, |round| !round.kind.is_voluntary() && round.kind != RoundKind::Void)
    })
};

/// Rounds won and drawn, counted 1 and ½ regardless of the event's points (FIDE C.07 7.7).
pub(super) const STANDARD_POINTS: TieBreak = TieBreak {
    fide: Some(Definition::of("FIDE C.07 7.7")),
    ..TieBreak::new("STD", |table, _| Method::each(Comparisons(table)))
};

struct Comparisons<'t>(&'t ResultTable);

impl Comparisons<'_> {
    /// Compares with the scheduled opponent, or with a draw if there is none (K-10, K-11).
    fn compare(&self, number: RoundNo, round: &PlayerRound) -> Option<Ordering> {
        match round.opponent {
            _ if round.kind == RoundKind::Void => None,
            Some(opponent) => {
                let other = self.0.record(opponent).get(number.index())?;
                Some(round.earned().cmp(&other.earned()))
            }
            None if self.0.is_predetermined() => None,
            None => Some(round.earned().cmp(&self.0.system().draw)),
        }
    }
}

impl Count for Comparisons<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        terms.extend(self.0.by_round(player).filter_map(|(number, round)| {
            let halves = match self.compare(number, round)? {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => return None,
            };
            Some(Term::new(number, round, Source::Own, Ratio::new(halves, 2)))
        }));
    }
}

/// Wins 4, draws 2, losses 1; unplayed rounds with points 2 (booklet §2).
pub(super) const KASHDAN: TieBreak = TieBreak {
    booklet: Some(Definition::whole("tie-breaks §2")),
    ..TieBreak::new("KASH", |table, _| {
        let amount = |round: &PlayerRound| {
            // A bye of a round robin adds nothing to any tie-break (§1).
            let counts = round.is_game() || !table.is_predetermined();
            let worth = match round.kind.is_played() {
                true if table.is_won(round) => 4,
                true if table.is_drawn(round) => 2,
                true => 1,
                false if counts && round.earned() > Points::ZERO => 2,
                false => 0,
            };
            (worth > 0).then(|| Ratio::whole(worth))
        };
        Method::each(RoundSum { table, amount })
    })
};

/// The sum of the scores after each round (booklet §2; FIDE C.07 7.5).
pub(super) const PROGRESSIVE: TieBreak = TieBreak {
    booklet: Some(Definition {
        takes: &[Modifier::Cut],
        variants: &["PS-C1", "PS-C2"],
        suits: Suits::Swiss,
        ..Definition::of("tie-breaks §2")
    }),
    fide: Some(Definition {
        takes: &[Modifier::Cut],
        variants: &["PS/C1", "PS/C2"],
        ..Definition::of("FIDE C.07 7.5")
    }),
    ..TieBreak::new("PS", |table, modifiers| {
        Method::each(RunningScores { table, left_out: modifiers.cuts.low })
    })
};

struct RunningScores<'t> {
    table: &'t ResultTable,
    /// Number of first rounds whose sums do not count, whether played or not (K-12).
    left_out: u8,
}

impl Count for RunningScores<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let mut score = Points::ZERO;
        terms.extend(self.table.by_round(player).map(|(number, round)| {
            score += round.points;
            let term = Term::new(number, round, Source::Own, score);
            Term { cut: (number.0 <= self.left_out).then_some(Cut::Low), ..term }
        }));
    }
}

/// The score in which every unplayed round is a draw (booklet, tie-breaks §3).
pub(super) const ADJUSTED_SCORE: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::Swiss, ..Definition::of("tie-breaks §3") }),
    ..TieBreak::new("ADJ", |table, _| {
        let amount = |round: &PlayerRound| Some(unplayed::drawn_unless_played(table, round).into());
        Method::each(RoundSum { table, amount })
    })
};
