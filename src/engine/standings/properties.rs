//! Properties that hold for every event.

use super::{StandingsRow, crosstable, standings};
use crate::test_events::{TestRound, event, player, settings};
use crate::tiebreak::{PlayerRound, Ratio, ResultTable, Scope, TIE_BREAKS, TieBreakValue};
use crate::tournament::{
    Bye, Forfeit, GameResult, Meeting, Outcome, PairingNumber, PlayerId, Points, RequestedBye, RoundNo,
    Snapshot, TieBreakId, TieBreakRules,
};
use proptest::prelude::*;

/// One round: the seating and the results.
type Round = (Vec<u32>, Vec<u8>);

const RESULTS: [GameResult; 8] = [
    GameResult::Played(Outcome::WhiteWins),
    GameResult::Played(Outcome::Draw),
    GameResult::Played(Outcome::BlackWins),
    GameResult::Unrated(Outcome::WhiteDraws),
    GameResult::Forfeit(Forfeit::ToWhite),
    GameResult::Forfeit(Forfeit::ToBlack),
    GameResult::Forfeit(Forfeit::Both),
    GameResult::Adjourned,
];

fn rounds_of(count: u32) -> impl Strategy<Value = Vec<Round>> {
    let order = Just((1..=count).collect::<Vec<u32>>()).prop_shuffle();
    let results = prop::collection::vec(0..11_u8, usize::try_from(count / 2 + 1).unwrap());
    prop::collection::vec((order, results), 1..7)
}

fn events() -> impl Strategy<Value = (u32, Vec<Round>, bool, bool)> {
    (2..12_u32).prop_flat_map(|count| (Just(count), rounds_of(count), any::<bool>(), any::<bool>()))
}

/// Adds points to and takes points from every third player in every round.
fn with_points_given(snapshot: &Snapshot) -> Snapshot {
    let mut given = snapshot.clone();
    let ids: Vec<PlayerId> = given.players().map(|(id, _)| id).collect();
    for (at, round) in given.rounds.iter_mut().enumerate() {
        let round = std::sync::Arc::make_mut(round);
        let points = |id: &PlayerId| Points::from_tenths([-10, -5, 5, 10][(id.index() + at) % 4]);
        let chosen = ids.iter().filter(|id| (id.index() + at).is_multiple_of(3));
        round.adjusted = std::sync::Arc::new(chosen.map(|id| (*id, points(id))).collect());
    }
    given
}

/// Creates the event; player `p` is registered as number `names[p - 1]`.
fn make((count, rounds, swiss, fide): &(u32, Vec<Round>, bool, bool), names: &[u32]) -> Snapshot {
    let name = |player: u32| PlayerId(names[PlayerId(player).index()]);
    let made = rounds.iter().map(|(order, results)| {
        let mut round = TestRound::default();
        for (pair, &what) in order.chunks(2).zip(results) {
            match (pair, RESULTS.get(usize::from(what))) {
                (&[white, black], Some(&result)) => {
                    round.boards.push((Meeting { white: name(white), black: name(black) }, Some(result)));
                }
                (&[white, black], None) if what == 8 => {
                    round.boards.push((Meeting { white: name(white), black: name(black) }, None));
                }
                (away, _) => {
                    let bye = match what % 3 {
                        0 => Bye::PairingAllocated,
                        1 => Bye::Requested(RequestedBye::HalfPoint),
                        _ => Bye::ABSENT,
                    };
                    round.byes.extend(away.iter().map(|&player| (name(player), bye)));
                }
            }
        }
        round
    });
    let rounds: Vec<TestRound> = made.collect();
    let system = if *swiss { "dutch-2026" } else { "round-robin" };
    let rules = if *fide { TieBreakRules::Fide2026 } else { TieBreakRules::Booklet };
    let mut players = vec![player(0); usize::try_from(*count).unwrap()];
    for number in 1..=*count {
        players[name(number).index()] = player(i64::from(1500 + number * 37 % 400));
    }
    let mut snapshot = event(settings(system, rules, rounds.len()), players, &rounds);
    snapshot.numbering = (1..=*count).map(name).collect();
    snapshot
}

fn every_code() -> Vec<TieBreakId> {
    let plain = TIE_BREAKS.iter().map(|method| method.code);
    plain
        .chain(["BH-C1", "BH/M1/P", "SB/C2", "PS-C1", "AROC1", "DE/P", "AOB/F"])
        .map(TieBreakId::new)
        .collect()
}

fn after_all(snapshot: &Snapshot, list: &[TieBreakId]) -> Vec<StandingsRow> {
    standings(snapshot, RoundNo(u8::MAX), list).rows
}

/// Returns the scores of all players and their values of one method, number 1 first.
fn by_number(snapshot: &Snapshot, code: &str) -> Vec<(PairingNumber, Points, Vec<TieBreakValue>)> {
    let list: Vec<TieBreakId> = code.split_whitespace().map(TieBreakId::new).collect();
    let rows = after_all(snapshot, &list).into_iter();
    let mut rows: Vec<_> = rows.map(|row| (row.number, row.score, row.values)).collect();
    rows.sort_unstable_by_key(|row| row.0);
    rows
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn points_given_or_taken_change_the_score_and_no_result(made in events()) {
        let names: Vec<u32> = (1..=made.0).collect();
        let without = make(&made, &names);
        let given = with_points_given(&without);
        for code in ["WON", "WIN", "BPG", "BWG", "STD", "REP", "KASH", "TPR", "PTP"] {
            let values = |snapshot| {
                let of = by_number(snapshot, code).into_iter();
                of.map(|(number, _, values)| (number, values)).collect::<Vec<_>>()
            };
            prop_assert_eq!(values(&given), values(&without), "{}", code);
        }
        let scope = |snapshot: &Snapshot| Scope::whole(snapshot, RoundNo(u8::MAX));
        let marks = |snapshot: &Snapshot| {
            let made = crosstable(snapshot, &scope(snapshot), &standings(snapshot, RoundNo(u8::MAX), &[]));
            made.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.mark).collect::<Vec<_>>()
        };
        prop_assert_eq!(marks(&given), marks(&without));
        let [before, after] = [&without, &given].map(|snapshot| ResultTable::of(snapshot, &scope(snapshot)));
        for number in after.numbers() {
            let id = after.player(number);
            let total: Points = given.rounds().iter().map(|round| round.adjustment(id)).sum();
            prop_assert_eq!(after.score(number), before.score(number) + total);
            prop_assert_eq!(after.adjusted_score(number), before.adjusted_score(number) + total);
        }
    }

    /// The order of registration has no influence: numbers decide.
    #[test]
    fn the_order_of_registration_does_not_matter(
        (made, names) in events().prop_flat_map(|made| {
            let names = Just((1..=made.0).collect::<Vec<u32>>()).prop_shuffle();
            (Just(made), names)
        })
    ) {
        let same: Vec<u32> = (1..=made.0).collect();
        let without_names = |names: &[u32]| -> Vec<_> {
            let rows = after_all(&make(&made, names), &every_code());
            rows.into_iter().map(|row| (row.place, row.number, row.score, row.values)).collect()
        };
        prop_assert_eq!(without_names(&same), without_names(&names));
    }

    /// A further tie-break splits only players who are tied without it.
    #[test]
    fn a_further_tie_break_never_reorders_others(
        made in events(),
        list in prop::sample::subsequence(every_code(), 1..6).prop_shuffle(),
    ) {
        let names: Vec<u32> = (1..=made.0).collect();
        let snapshot = make(&made, &names);
        let longer = after_all(&snapshot, &list);
        let shorter = after_all(&snapshot, &list[..list.len() - 1]);
        for row in &longer {
            let before = shorter.iter().find(|other| other.number == row.number).unwrap();
            let (place, wider) = (row.place.unwrap(), before.place.unwrap());
            prop_assert!(wider.first <= place.first && place.last <= wider.last);
            prop_assert_eq!(&row.values[..list.len() - 1], &before.values[..]);
        }
    }

    /// A forfeit replaces a game that White won: the points are unchanged, and only the records of the two players
    /// change (booklet §2, §6). Values of others change only through their adjusted scores (booklet §3, FIDE C.07
    /// 16.3), and in a round robin not at all (tie-breaks §1).
    #[test]
    fn a_forfeit_changes_only_what_the_articles_say(
        mut made in events(),
        round in any::<prop::sample::Index>(),
        board in any::<prop::sample::Index>(),
    ) {
        let names: Vec<u32> = (1..=made.0).collect();
        let (round, pairs) = (round.index(made.1.len()), made.0 as usize / 2);
        let board = board.index(pairs);
        let two = [2 * board, 2 * board + 1].map(|seat| PairingNumber(made.1[round].0[seat] as u16));
        let mut with = |what: u8| {
            made.1[round].1[board] = what;
            make(&made, &names)
        };
        let (played, forfeited) = (with(0), with(4));
        let same = |code: &str, of: &dyn Fn(PairingNumber) -> bool| {
            let [before, after] = [&played, &forfeited].map(|snapshot| by_number(snapshot, code));
            let equal = before.into_iter().zip(after).filter(|(one, _)| of(one.0)).all(|(one, other)| one == other);
            prop_assert!(equal, "{code}");
            Ok(())
        };
        same("", &|_| true)?;
        for code in ["PS", "PS-C1", "WIN", "WON", "KASH", "BPG", "BWG", "ARO", "TPR", "PTP", "REP"] {
            same(code, &|number| !two.contains(&number))?;
        }
        if !made.2 {
            for code in ["DE", "SB", "WIN", "KS", "KSX"] {
                same(code, &|_| true)?;
            }
            return Ok(());
        }
        let [before, after] = [&played, &forfeited].map(|snapshot| ResultTable::new(snapshot, RoundNo(u8::MAX)));
        let gain = |number| Ratio::from(after.adjusted_score(number) - before.adjusted_score(number));
        for number in before.numbers() {
            let half = Ratio::new(1, 2);
            match (made.3, two.iter().position(|&one| one == number)) {
                (false, Some(0)) => prop_assert_eq!(gain(number) + half, Ratio::ZERO),
                (false, Some(_)) => prop_assert_eq!(gain(number), half),
                (true, Some(1)) => prop_assert!(gain(number) >= Ratio::ZERO),
                (_, _) => prop_assert_eq!(gain(number), Ratio::ZERO),
            }
        }
        let [low, high] = [&played, &forfeited].map(|snapshot| by_number(snapshot, "BH"));
        for ((number, _, low), (_, _, high)) in low.into_iter().zip(high) {
            let meets = |round: &&PlayerRound| round.opponent.is_some_and(|opponent| two.contains(&opponent));
            let records = before.record(number);
            if two.contains(&number) || records.iter().filter(meets).any(|round| !round.kind.is_played()) {
                continue;
            }
            let gains = records.iter().filter(meets).filter_map(|round| round.opponent).map(gain);
            let ([TieBreakValue::Number(low)], [TieBreakValue::Number(high)]) = (&low[..], &high[..]) else {
                panic!("Buchholz is a number");
            };
            prop_assert_eq!(*high, *low + gains.sum());
        }
    }

    /// Places follow from scores and values: the player ranked higher is better in the deciding column.
    #[test]
    fn the_deciding_tie_break_shows_in_the_values(made in events()) {
        let names: Vec<u32> = (1..=made.0).collect();
        let list: Vec<TieBreakId> = ["SB", "WON", "PS", "BH"].map(TieBreakId::new).to_vec();
        let rows = after_all(&make(&made, &names), &list);
        for pair in rows.windows(2) {
            let [above, below] = pair else { continue };
            match below.decided_by {
                Some(column) => {
                    prop_assert_eq!(above.score, below.score);
                    prop_assert_eq!(&above.values[..column], &below.values[..column]);
                    prop_assert!(above.values[column] > below.values[column]);
                }
                None if above.place == below.place => prop_assert_eq!(&above.values, &below.values),
                None => prop_assert!(above.score > below.score),
            }
            prop_assert!(above.values.iter().all(|value| !matches!(value, TieBreakValue::List(_))));
        }
    }
}
