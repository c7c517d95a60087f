//! Differences between a round changed by the arbiter, or with fixed boards, and the pairing by the rules, and their
//! cost by the rules.

use super::check::compared;
use super::why_not::{by_breaches, forced};
use super::{PairedAgain, Proposal, ProposeError, propose_as_ruled, system};
use crate::format::{Format, Pair, Pairing, Reason, Seat, Swiss, Trace};
use crate::tournament::{Meeting, PlayerId, Round, RoundNo, RulesPairing, Ruling, Snapshot};
use std::collections::{BTreeMap, BTreeSet};

/// Comparison of a round with the pairing by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// Boards and bye that differ.
    pub differences: PairedAgain,
    pub by_rules: RulesPairing,
    /// The criteria that got worse, most serious first, as in "why not?": values named `best` are those of the rules,
    /// `forced` those of the round. Empty if there is no difference.
    pub reasons: Vec<Reason>,
    /// The player of every seat of the reasons.
    pub order: Vec<PlayerId>,
}

/// Compares a paired round with the pairing of its system, without fixed boards, a manual bye, and players whom the
/// arbiter left without an opponent (FIDE's checklist, questions 68 and 69). Where the rules find no pairing without
/// the arbiter's bye and unpaired players, these are no deviation.
///
/// # Errors
/// Returns the reason why the rules find no pairing even so, so that a comparison is impossible.
pub fn deviation(snapshot: &Snapshot, round: RoundNo) -> Result<Deviation, ProposeError> {
    let paired = snapshot.round(round);
    let ruling = paired.and_then(|paired| paired.ruling()).and_then(Ruling::without_fixed);
    let by_rules = |ruling: Option<&Ruling>| propose_as_ruled(snapshot, round, ruling, Trace::silent());
    let proposal =
        by_rules(None).or_else(|why| ruling.as_ref().map_or(Err(why), |ruling| by_rules(Some(ruling))))?;
    let differences = compared(snapshot, round, &proposal.draft);
    let swiss = system(snapshot.system(round).as_str()).and_then(Format::swiss);
    let reasons = match swiss.zip(paired).filter(|_| !differences.is_identical()) {
        Some((swiss, paired)) => worse(swiss, &proposal, paired, differences.bye),
        None => Vec::new(),
    };
    let by_rules = RulesPairing { boards: proposal.draft.first_games().collect(), bye: differences.bye[1] };
    Ok(Deviation { differences, by_rules, reasons, order: proposal.order })
}

/// Returns the criteria by which a round is worse than the proposal.
fn worse(swiss: &dyn Swiss, proposal: &Proposal, paired: &Round, byes: [Option<PlayerId>; 2]) -> Vec<Reason> {
    let players: BTreeMap<PlayerId, Seat> =
        proposal.order.iter().copied().zip(proposal.field.seats()).collect();
    let seat = |id: PlayerId| players.get(&id).copied().or_else(|| proposal.team_seats.seat(id));
    let pair = |meeting: &Meeting| Some(Pair { white: seat(meeting.white)?, black: seat(meeting.black)? });
    let pairing = |boards: &mut dyn Iterator<Item = Meeting>, bye: Option<PlayerId>| {
        let boards = boards.filter_map(|meeting| pair(&meeting)).collect();
        Pairing::of(boards, bye.and_then(seat), Vec::new())
    };
    let best = pairing(&mut proposal.draft.first_games(), byes[1]);
    let made = || paired.first_games().map(|(_, board, _)| board);
    let by_arbiter: Vec<Pair> = made()
        .filter(|board| board.by_hand || board.fixed)
        .filter_map(|board| pair(&board.meeting))
        .collect();
    let made = pairing(&mut made().map(|board| board.meeting), byes[0]);
    // A single forced board with the others paired around it is the case that "why not?" answers.
    if let [only] = by_arbiter[..]
        && let players = [only.white, only.black]
        && let Some(beside) = forced(swiss, &proposal.field, players)
        && boards_of(&beside) == boards_of(&made)
        && let Some((_, reasons)) = swiss.first_difference(&proposal.field, players)
    {
        return reasons;
    }
    let players: Vec<Seat> = by_arbiter.iter().flat_map(|pair| [pair.white, pair.black]).collect();
    by_breaches(swiss, &proposal.field, &players, [&best, &made]).1
}

fn boards_of(pairing: &Pairing) -> (BTreeSet<(Seat, Seat)>, Option<Seat>) {
    (pairing.boards.iter().map(|pair| (pair.white, pair.black)).collect(), pairing.bye)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::{Aside, pair_as_ruled, swiss_systems};
    use crate::swiss::test_rounds::{Dice, cases, random};

    /// For any system: fixed boards stay, the others are paired as if their players were absent, every player has one
    /// place, and the boards are in the order of the system.
    #[test]
    fn fixed_boards_stay_and_the_others_are_paired_by_the_rules_beside_them() {
        for system in swiss_systems() {
            let (mut paired, mut refused) = (0, 0);
            for seed in 0..cases(180) {
                let field = random(system, seed, 2, 14);
                let present: Vec<Seat> = field.present().collect();
                let mut dice = Dice(seed ^ 0xF1D);
                let count = dice.roll(present.len() / 2 + 1).min(3);
                let mut left = present.clone();
                let mut next = || left.swap_remove(dice.roll(left.len()));
                let fixed: Vec<Pair> = (0..count).map(|_| Pair { white: next(), black: next() }).collect();
                let name = format!("{} seed {seed}: {fixed:?}", system.id());
                let aside = Aside { fixed: fixed.clone(), ..Aside::default() };
                let Ok(pairing) = pair_as_ruled(system, &field, &aside, &mut Trace::silent()) else {
                    refused += 1;
                    continue;
                };
                let mut placed: Vec<Seat> = pairing.bye.into_iter().collect();
                placed.extend(pairing.boards.iter().flat_map(|pair| [pair.white, pair.black]));
                placed.sort_unstable();
                assert_eq!(placed, present, "{name}: everybody has one place");
                assert!(fixed.iter().all(|pair| pairing.boards.contains(pair)), "{name}");
                if present.len() > 2 * count + 1 {
                    let others = field.without(&aside.seats());
                    let alone = system.pair(&others, &mut Trace::silent()).unwrap();
                    let made = pairing.boards.iter().copied().filter(|pair| !fixed.contains(pair));
                    assert_eq!(
                        Pairing::of(made.collect(), pairing.bye, Vec::new()).boards,
                        alone.boards,
                        "{name}"
                    );
                    assert_eq!(pairing.bye, alone.bye, "{name}");
                }
                let mut sorted = pairing.boards.clone();
                system.swiss().unwrap().sort_boards(&field, &mut sorted);
                assert_eq!(sorted, pairing.boards, "{name}: in the order of the system");
                paired += usize::from(count > 0);
            }
            let refuses = refused > 0 || system.facts().by_values;
            assert!(paired > 10 && refuses, "{}: {paired} paired, {refused} refused", system.id());
        }
    }

    /// A system's own pairing is in its order already, so that sorting moves only boards that the arbiter has changed.
    #[test]
    fn the_boards_of_a_pairing_are_sorted() {
        for system in swiss_systems() {
            for seed in 0..cases(120) {
                let field = random(system, seed, 2, 16);
                let Ok(pairing) = system.pair(&field, &mut Trace::silent()) else { continue };
                let mut sorted = pairing.boards.clone();
                system.swiss().unwrap().sort_boards(&field, &mut sorted);
                assert_eq!(sorted, pairing.boards, "{} seed {seed}", system.id());
            }
        }
    }
}
