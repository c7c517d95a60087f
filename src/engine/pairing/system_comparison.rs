//! Comparison of a round as paired by two systems, or by two editions of one: the boards that differ, and the deciding
//! article of each.
//!
//! Both pair the round from the same previous rounds. Each then judges the round of the other as "why not?" judges a
//! board: by an absolute rule, by the first criterion that is worse, or else by the rules of a pair that are broken
//! more often in the first bracket that differs. The `what` of the reasons, in addition to those of "why not?":
//!
//! * `why-not-bracket-breaches`: number of breaches of the rule on the boards of that `bracket`, here (`best`) and
//!   there (`forced`); the next reason is one of these breaches
//! * `why-not-bracket-later`: only the `bracket`
//!
//! If the same pairs meet and only their colours differ, the reason is the rule that assigns the colours.

use super::check::compared;
use super::why_not::by_breaches;
use super::{Proposal, ProposeError, propose_as_ruled, system};
use crate::format::{
    Breach, Field, Format, NoPairing, Pair, Pairing, Reason, Seat, Swiss, Trace, Value, Verdict,
};
use crate::tournament::{Meeting, PlayerId, RoundNo, Ruling, Snapshot, SystemId};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of absolute rules listed for a round.
const MOST_ABSOLUTE: usize = 3;

/// Result of one of two systems for a round, where it differs from the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The boards that only this system makes, colours included, in its order.
    pub boards: Vec<Meeting>,
    /// The player with the bye here, if the other system gives it to someone else.
    pub bye: Option<PlayerId>,
    /// Objections by its rules to the round of the other system, most serious first.
    pub reasons: Vec<Reason>,
    /// The player of every seat of the reasons.
    pub order: Vec<PlayerId>,
    /// True if the recorded round is the one that this system pairs.
    pub is_recorded: bool,
}

/// Comparison of the rounds that two systems pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// They are identical, or neither system finds a pairing.
    Alike,
    /// They differ: the result of each system, that of the event first.
    Parting([Held; 2]),
    /// Only one of the systems finds a pairing.
    Unpaired {
        /// The system without a pairing.
        system: SystemId,
        why: NoPairing,
    },
}

/// Compares the round that the system of an event pairs with the one of another system, from the same previous rounds
/// and decisions of the arbiter. The order of boards is ignored.
///
/// Returns the error of [`propose_as_ruled`], except a missing pairing, which is [`Comparison::Unpaired`].
pub fn against(snapshot: &Snapshot, round: RoundNo, other: &SystemId) -> Result<Comparison, ProposeError> {
    let ruling = snapshot.round(round).and_then(|paired| paired.ruling());
    let pair = |snapshot: &Snapshot| match propose_as_ruled(snapshot, round, ruling, Trace::silent()) {
        Ok(proposal) => Ok(Ok(proposal)),
        Err(ProposeError::NoPairing(why)) => Ok(Err(why)),
        Err(error) => Err(error),
    };
    let made = [pair(snapshot)?, pair(&snapshot.under(other.clone()))?];
    let [own, other] = match made {
        [Ok(own), Ok(other)] => [own, other],
        [Err(_), Err(_)] => return Ok(Comparison::Alike),
        [Err(why), Ok(_)] => {
            return Ok(Comparison::Unpaired { system: snapshot.system(round).clone(), why });
        }
        [Ok(_), Err(why)] => return Ok(Comparison::Unpaired { system: other.clone(), why }),
    };
    let held = |own: &Proposal, other: &Proposal| Held {
        boards: only(own, other),
        bye: own.draft.bye.filter(|_| own.draft.bye != other.draft.bye),
        reasons: reasons(own, other, ruling),
        order: own.order.clone(),
        is_recorded: compared(snapshot, round, &own.draft).is_identical(),
    };
    let held = [held(&own, &other), held(&other, &own)];
    let is_alike = held.iter().all(|held| held.boards.is_empty() && held.bye.is_none());
    Ok(if is_alike { Comparison::Alike } else { Comparison::Parting(held) })
}

/// Returns the boards that only the first system makes.
fn only(own: &Proposal, other: &Proposal) -> Vec<Meeting> {
    let known: BTreeSet<_> = other.draft.first_games().map(|board| (board.white, board.black)).collect();
    own.draft.first_games().filter(|board| !known.contains(&(board.white, board.black))).collect()
}

/// Returns the objections to the other round by the rules of the system that makes the first.
fn reasons(own: &Proposal, other: &Proposal, ruling: Option<&Ruling>) -> Vec<Reason> {
    let Some(swiss) = system(own.draft.system.as_str()).and_then(Format::swiss) else { return Vec::new() };
    let seats: BTreeMap<PlayerId, Seat> = own.order.iter().copied().zip(own.field.seats()).collect();
    let seat = |id: PlayerId| seats.get(&id).copied();
    let pair = |of: Meeting| Some(Pair { white: seat(of.white)?, black: seat(of.black)? });
    let ruled: Vec<Seat> = ruling.map(|ruling| of_ruling(ruling, seat)).unwrap_or_default();
    let field = own.field.without(&ruled);
    let is_free = |seat: &Seat| !ruled.contains(seat);
    let read = |of: &Proposal| {
        let boards = of.draft.first_games().filter_map(pair);
        let boards = boards.filter(|board| is_free(&board.white) && is_free(&board.black)).collect();
        Pairing::of(boards, of.draft.bye.and_then(seat).filter(is_free), Vec::new())
    };
    against_round(swiss, &field, [&read(own), &read(other)])
}

/// Returns all players whom a decision of the arbiter sets aside.
fn of_ruling(ruling: &Ruling, seat: impl Fn(PlayerId) -> Option<Seat>) -> Vec<Seat> {
    let fixed = ruling.fixed.iter().flat_map(|board| [board.white, board.black]);
    ruling.bye.iter().chain(&ruling.unpaired).copied().chain(fixed).filter_map(seat).collect()
}

/// Returns the objections to another round by the rules of a system: the rule that decides the opponents, or if the
/// same players meet, the rule that assigns colours on the first board with different ones.
fn against_round(swiss: &dyn Swiss, field: &Field, [best, other]: [&Pairing; 2]) -> Vec<Reason> {
    // Only opponents are judged: colours are those of this system.
    let as_here = |of: &Pairing| {
        let boards = of.boards.iter().map(|board| swiss.colours(field, [board.white, board.black]).0);
        Pairing::of(boards.collect(), of.bye, Vec::new())
    };
    let [here, there] = [as_here(best), as_here(other)];
    let same: BTreeSet<Pair> = here.boards.iter().copied().collect();
    if here.bye == there.bye && there.boards.iter().all(|board| same.contains(board)) {
        let turned = best.boards.iter().find(|board| !other.boards.contains(board));
        return turned.map(|board| swiss.colours(field, [board.white, board.black]).1).into_iter().collect();
    }
    let differs = |board: &Pair| !same.contains(board);
    let boards = there.boards.iter().copied().filter(differs);
    let breaches = boards.flat_map(|board| swiss.breaches(field, board));
    let of_bye = there.bye.filter(|_| here.bye != there.bye);
    let breaches = breaches.chain(of_bye.into_iter().flat_map(|seat| swiss.bye_breaches(field, seat)));
    let absolute = breaches.filter(|breach| breach.absolute).map(|Breach { reason, .. }| reason);
    let absolute: Vec<Reason> = absolute.take(MOST_ABSOLUTE).collect();
    if !absolute.is_empty() {
        return absolute;
    }
    match swiss.round_difference(field, &there) {
        Some((_, reasons)) => reasons,
        None => by_bracket(swiss, field, [&here, &there]),
    }
}

/// For systems without a measure of their own: returns the rules broken more often in the first bracket in which two
/// rounds differ.
fn by_bracket(swiss: &dyn Swiss, field: &Field, [best, other]: [&Pairing; 2]) -> Vec<Reason> {
    let only = |here: &Pairing, there: &Pairing| -> Vec<Seat> {
        let boards = here.boards.iter().filter(|board| !there.boards.contains(board));
        let bye = here.bye.filter(|_| here.bye != there.bye);
        boards.flat_map(|board| [board.white, board.black]).chain(bye).collect()
    };
    let differing = [only(best, other), only(other, best)].concat();
    let Some(bracket) = differing.iter().map(|&seat| field.pairing_score(seat)).max() else {
        return Vec::new();
    };
    let is_of_it = |seat: Seat| field.pairing_score(seat) >= bracket;
    let of_bracket = |of: &Pairing| {
        let boards = of.boards.iter().copied().filter(|board| is_of_it(board.white) || is_of_it(board.black));
        Pairing::of(boards.collect(), of.bye.filter(|&seat| is_of_it(seat)), Vec::new())
    };
    let here = || Value::Points(bracket);
    match by_breaches(swiss, field, &[], [&of_bracket(best), &of_bracket(other)]) {
        (Verdict::Later, _) => vec![Reason::new("", "why-not-bracket-later").with("bracket", here())],
        (_, reasons) => reasons
            .into_iter()
            .map(|reason| match reason.what {
                "why-not-breaches" => {
                    Reason { what: "why-not-bracket-breaches", ..reason }.with("bracket", here())
                }
                _ => reason,
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::swiss_systems;
    use crate::swiss::test_rounds::{cases, random};
    use crate::tournament::Points;
    use std::collections::BTreeMap;

    /// Returns the two players of each board in seat order, so that colours do not distinguish boards.
    fn pairs(pairing: &Pairing) -> BTreeSet<[Seat; 2]> {
        let pair = |board: &Pair| [board.white.min(board.black), board.white.max(board.black)];
        pairing.boards.iter().map(pair).collect()
    }

    fn value(reason: &Reason, wanted: &str) -> Option<Value> {
        reason.values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.clone())
    }

    /// Returns the highest bracket of a board that only one of two rounds has: that of the lower score if players
    /// downfloat.
    fn parting(field: &Field, [one, other]: [&Pairing; 2]) -> Option<Points> {
        let lower = |pair: &[Seat; 2]| field.pairing_score(pair[0]).min(field.pairing_score(pair[1]));
        pairs(one).symmetric_difference(&pairs(other)).map(lower).max()
    }

    /// Returns the highest score in the collapsed last bracket, if the round has one. The scores below the penultimate
    /// bracket are then one scoregroup, so that a difference between any of them is one in that bracket, which its
    /// highest score names (dutch-2017 A.3, A.9).
    fn collapsed(trace: &Trace) -> Option<Points> {
        let mut reasons = trace.all().map(|(_, reason)| reason);
        reasons.find(|reason| reason.what == "dutch-2017-collapsed")?;
        match value(reasons.find(|reason| reason.what == "dutch-2026-bracket")?, "score")? {
            Value::Points(score) => Some(score),
            _ => None,
        }
    }

    /// Returns the figure of a reason, counted from the boards alone; `collapsed` is the score of a collapsed bracket.
    fn counted(
        swiss: &dyn Swiss,
        field: &Field,
        collapsed: Option<Points>,
        reason: &Reason,
        round: &Pairing,
    ) -> Option<i64> {
        let Some(Value::Points(bracket)) = value(reason, "bracket") else { return None };
        let left_over = |bracket: Points| {
            let is_in = |seat: &Seat| field.pairing_score(*seat) >= bracket;
            let inside = pairs(round).into_iter().filter(|pair| pair.iter().all(is_in));
            field.present().filter(is_in).count() - 2 * inside.count()
        };
        let count = match reason.what {
            "why-not-left-over" | "why-not-dutch-left" => {
                // In 2026 a bracket that leaves over only the player with the bye allocates it (C9) and has
                // no downfloater.
                let bye = round.bye.filter(|_| swiss.id() == "dutch-2026");
                let is_given_above = bye.map(|seat| field.pairing_score(seat)).is_some_and(|score| {
                    let above = field.present().map(|seat| field.pairing_score(seat));
                    above
                        .filter(|&above| above > bracket && above <= score)
                        .any(|above| left_over(above) == 1)
                });
                left_over(bracket) - usize::from(is_given_above)
            }
            "why-not-preferences" => {
                // All scores of a collapsed bracket belong to it.
                let is_of_bracket = |pair: &[Seat; 2]| {
                    let lower = pair.iter().map(|&seat| field.pairing_score(seat)).min();
                    lower == Some(bracket) || collapsed == Some(bracket) && lower < collapsed
                };
                let is_refused = |pair: &[Seat; 2]| {
                    let [one, other] = pair.map(|seat| swiss.due(field, seat).map(|due| due.side));
                    one.is_some() && one == other
                };
                pairs(round).into_iter().filter(is_of_bracket).filter(is_refused).count()
            }
            _ => return None,
        };
        i64::try_from(count).ok()
    }

    /// For any two systems and any of their events: every difference has a reason, and the figures match the boards.
    #[test]
    fn two_systems_that_differ_each_state_an_objection_to_the_other() {
        let systems: Vec<&dyn Swiss> =
            swiss_systems().into_iter().filter_map(|system| system.swiss()).collect();
        let (mut parted, mut figures, mut in_collapsed) = (BTreeMap::<&str, usize>::new(), 0, 0);
        for (at, swiss) in systems.iter().enumerate() {
            // Their brackets send players down, including the player with the bye: their figures can be counted from
            // the boards.
            let is_dutch = swiss.id().starts_with("dutch-");
            // The last one had an alternative better by C8 in the Swiss Team System.
            for seed in (0..cases(if is_dutch { 1500 } else { 240 })).chain([1236]) {
                let field = random(*swiss, seed, 4, 14);
                let other =
                    systems[(at + 1 + usize::try_from(seed).unwrap() % (systems.len() - 1)) % systems.len()];
                if other.facts().paired != swiss.facts().paired || other.facts().games != swiss.facts().games
                {
                    continue;
                }
                let mut trace = Trace::recording();
                let made = [swiss.pair(&field, &mut trace), other.pair(&field, &mut Trace::silent())];
                let [Ok(best), Ok(forced)] = &made else { continue };
                let name = format!("{} against {}, seed {seed}", swiss.id(), other.id());
                let collapsed = collapsed(&trace);
                let reasons = against_round(*swiss, &field, [best, forced]);
                let same = |pairing: &Pairing| {
                    (pairing.boards.iter().copied().collect::<BTreeSet<_>>(), pairing.bye)
                };
                assert_eq!(reasons.is_empty(), same(best) == same(forced), "{name}: {reasons:?}");
                let Some(reason) = reasons.first() else { continue };
                *parted.entry(swiss.id()).or_default() += 1;
                for (at, round) in [("best", best), ("forced", forced)].into_iter().filter(|_| is_dutch) {
                    if let Some(count) = counted(*swiss, &field, collapsed, reason, round) {
                        assert_eq!(value(reason, at), Some(Value::Number(count)), "{name}: {reason:?}");
                        figures += 1;
                    }
                }
                let by_measure = swiss.round_difference(&field, forced);
                let Some((verdict, told)) = by_measure.filter(|(_, told)| *told == reasons) else { continue };
                if let [Some(Value::Number(best)), Some(Value::Number(forced))] =
                    ["best", "forced"].map(|at| value(&told[0], at))
                    && verdict == Verdict::Worse
                    && told[0].what != "why-not-bye-games"
                {
                    assert!(forced > best, "{name}: {told:?}");
                }
                if is_dutch && let Some(Value::Points(bracket)) = value(&told[0], "bracket") {
                    let expected = parting(&field, [best, forced]).max(collapsed);
                    assert_eq!(Some(bracket), expected, "{name}: {told:?}");
                    in_collapsed += usize::from(collapsed == Some(bracket));
                }
            }
        }
        let of_players = systems.iter().filter(|swiss| swiss.facts().games == 1);
        for swiss in of_players.filter(|swiss| swiss.facts().paired == crate::format::Paired::Players) {
            assert!(parted.get(swiss.id()).is_some_and(|&count| count > 10), "{}: {parted:?}", swiss.id());
        }
        assert!(figures > 50, "{figures}");
        assert!(in_collapsed > 1, "{in_collapsed}");
    }

    /// In a round that no system would make, the objections are the changes made to it.
    #[test]
    fn two_players_who_have_met_are_reported_first() {
        let systems = swiss_systems().into_iter().filter_map(|system| system.swiss());
        for swiss in systems.filter(|swiss| !swiss.facts().by_values) {
            let mut told = 0;
            for seed in 0..cases(60) {
                let field = random(swiss, seed, 6, 12);
                let Ok(best) = swiss.pair(&field, &mut Trace::silent()) else { continue };
                let mut other = best.clone();
                let met = best.boards.iter().enumerate().find_map(|(at, board)| {
                    let met = |seat: &Seat| field.have_met(board.white, *seat);
                    let place = best.boards.iter().position(|other| other != board && met(&other.black))?;
                    Some((at, place))
                });
                let Some((one, two)) = met else { continue };
                let black = other.boards[one].black;
                other.boards[one].black = other.boards[two].black;
                other.boards[two].black = black;
                let reasons = against_round(swiss, &field, [&best, &other]);
                assert!(
                    reasons.iter().any(|reason| reason.what == "met-before"),
                    "{} {seed}: {reasons:?}",
                    swiss.id()
                );
                told += 1;
            }
            assert!(told > 3, "{}: {told}", swiss.id());
        }
    }
}
