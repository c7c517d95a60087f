//! Drawing of lots, once for all players and final from round 1 on; Chess960 positions, and manual tie-break values.

use super::roster::check_announced;
use super::{Command, CommandError};
use crate::tournament::{EnteredValue, Lot, PlayerId, RoundNo, Snapshot, StartPosition, shuffled};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Draws a lot by `seed` for every registered player without one; `None` if all have one. The lot of a player depends
/// on the seed and the registration number only, so players who come and go change no other lot.
pub fn draw_lots(snapshot: &Snapshot, seed: u64) -> Option<Command> {
    let urn = shuffled(Lot::all().collect(), seed);
    let all = snapshot.players().map(|(id, _)| (id, own_lot(&urn, id))).collect();
    draw(snapshot, seed, all, urn.iter().rev().copied())
}

/// Like [`draw_lots`], for lots that are pairing numbers: the highest one drawn is the number of players, or the
/// highest entered lot if that is greater. Players who left before round 1 draw none (round-robin §2). The order of two
/// players does not depend on the others.
pub fn draw_numbers(snapshot: &Snapshot, seed: u64) -> Option<Command> {
    let urn = shuffled(Lot::all().collect(), seed);
    let here = snapshot.players().filter(|(_, known)| !known.left_before_start()).map(|(id, _)| id);
    let mut here: Vec<PlayerId> = here.collect();
    here.sort_by_key(|&id| (own_lot(&urn, id).map_or(u16::MAX, Lot::get), id));
    let highest = snapshot.lots.values().map(|lot| usize::from(lot.get())).max().unwrap_or(0);
    // A player who left after the draw may have one of the lots.
    let spare = Lot::all().take(here.len().max(highest));
    let all = here.into_iter().zip(Lot::all().map(Some)).collect();
    draw(snapshot, seed, all, spare)
}

/// Returns the lot of a player in the order of an urn; `None` if more players registered than there are lots.
fn own_lot(urn: &[Lot], id: PlayerId) -> Option<Lot> {
    urn.get(id.index()).copied()
}

/// Gives each player without a lot their own of `all`, or a spare one if another player has it. All players draw,
/// including those with a lot, so that no lot depends on the others' entries.
fn draw(
    snapshot: &Snapshot,
    seed: u64,
    all: Vec<(PlayerId, Option<Lot>)>,
    spare: impl Iterator<Item = Lot>,
) -> Option<Command> {
    let mut held: BTreeSet<Lot> = snapshot.lots.values().copied().collect();
    let (mut lots, mut again) = (Vec::new(), Vec::new());
    for (id, own) in all.into_iter().filter(|(id, _)| !snapshot.lots.contains_key(id)) {
        match own.filter(|&lot| held.insert(lot)) {
            Some(lot) => lots.push((id, lot)),
            None => again.push(id),
        }
    }
    lots.extend(again.into_iter().zip(spare.filter(|lot| !held.contains(lot))));
    (!lots.is_empty()).then_some(Command::RecordLots { lots, seed: Some(seed) })
}

/// Records new lots; existing ones never change.
pub(super) fn record(snapshot: &Snapshot, lots: &[(PlayerId, Lot)]) -> Result<Snapshot, CommandError> {
    let mut kept: BTreeMap<PlayerId, Lot> = (*snapshot.lots).clone();
    let mut holders: BTreeMap<Lot, PlayerId> = kept.iter().map(|(&id, &lot)| (lot, id)).collect();
    for &(id, lot) in lots {
        if snapshot.player(id).is_none() {
            return Err(CommandError::NoSuchPlayer { id });
        }
        if let Some(&stands) = kept.get(&id) {
            return Err(CommandError::LotDrawn { id, stands });
        }
        if let Some(holder) = holders.insert(lot, id) {
            return Err(CommandError::LotTaken { lot, holder });
        }
        kept.insert(id, lot);
    }
    if lots.is_empty() {
        return Err(CommandError::NoChange);
    }
    Ok(Snapshot { lots: Arc::new(kept), ..snapshot.clone() })
}

/// Records the Chess960 position of a round without results.
pub(super) fn draw_position(
    snapshot: &Snapshot,
    round: RoundNo,
    position: StartPosition,
) -> Result<Snapshot, CommandError> {
    if !snapshot.settings.chess960 {
        return Err(CommandError::NoChess960);
    }
    check_announced(snapshot, round)?;
    if let Some(stands) = snapshot.position(round) {
        return Err(CommandError::PositionDrawn { round, stands });
    }
    if snapshot.round(round).is_some_and(|paired| paired.games().any(|(.., result)| result.is_some())) {
        return Err(CommandError::RoundBegun { round });
    }
    let mut positions = (*snapshot.positions).clone();
    positions.insert(round, position);
    Ok(Snapshot { positions: Arc::new(positions), ..snapshot.clone() })
}

/// Records manual tie-break values (ENT).
pub(super) fn enter_values(
    snapshot: &Snapshot,
    values: &[(PlayerId, Option<EnteredValue>)],
) -> Result<Snapshot, CommandError> {
    let mut entered = (*snapshot.entered_values).clone();
    for &(id, value) in values {
        if snapshot.player(id).is_none() {
            return Err(CommandError::NoSuchPlayer { id });
        }
        match value {
            Some(value) => entered.insert(id, value),
            None => entered.remove(&id),
        };
    }
    if entered == *snapshot.entered_values {
        return Err(CommandError::NoChange);
    }
    Ok(Snapshot { entered_values: Arc::new(entered), ..snapshot.clone() })
}

/// Discards all lots, so that all players draw again: only before round 1 is paired (round-robin §2).
pub(super) fn discard(snapshot: &Snapshot) -> Result<Snapshot, CommandError> {
    match snapshot.last_paired() {
        _ if snapshot.lots.is_empty() => Err(CommandError::NoChange),
        Some(_) => Err(CommandError::RoundAlreadyPaired { round: RoundNo(1) }),
        None => Ok(Snapshot { lots: Arc::default(), ..snapshot.clone() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::apply;
    use crate::test_events::{event, player, settings};
    use crate::tournament::TieBreakRules;

    fn players(count: usize) -> Snapshot {
        event(settings("lim", TieBreakRules::Booklet, 5), vec![player(2000); count], &[])
    }

    fn lots(snapshot: &Snapshot) -> Vec<Option<Lot>> {
        snapshot.players().map(|(id, _)| snapshot.lot(id)).collect()
    }

    #[test]
    fn a_lot_once_drawn_stays_when_others_draw_later() {
        let before = players(40);
        let drawn = apply(&before, &draw_lots(&before, 7).unwrap()).unwrap();
        assert!(lots(&drawn).iter().all(Option::is_some));
        assert_eq!(draw_lots(&drawn, 8), None, "everybody has a lot");
        let late = drawn.with_registration(drawn.next_player(), Some(player(2100)));
        let command = draw_lots(&late, 9).unwrap();
        assert!(matches!(&command, Command::RecordLots { lots, .. } if lots.len() == 1));
        let after = apply(&late, &command).unwrap();
        assert_eq!(lots(&after)[..40], lots(&drawn)[..]);
        let different: BTreeSet<Option<Lot>> = lots(&after).into_iter().collect();
        assert_eq!(different.len(), 41, "no two players have the same lot");
    }

    #[test]
    fn lots_are_undone_and_drawn_again_until_round_1_is_paired() {
        let before = players(5);
        assert_eq!(apply(&before, &Command::DiscardLots), Err(CommandError::NoChange));
        let drawn = apply(&before, &draw_lots(&before, 7).unwrap()).unwrap();
        let empty = apply(&drawn, &Command::DiscardLots).unwrap();
        assert_eq!(lots(&empty), vec![None; 5]);
        let again = apply(&empty, &draw_lots(&empty, 8).unwrap()).unwrap();
        assert_ne!(lots(&again), lots(&drawn));
        let draft =
            crate::pairing::propose(&again, RoundNo(1), crate::format::Trace::silent()).unwrap().draft;
        let paired = apply(&again, &Command::DraftRound(draft)).unwrap();
        let refused = CommandError::RoundAlreadyPaired { round: RoundNo(1) };
        assert_eq!(apply(&paired, &Command::DiscardLots), Err(refused));
    }

    #[test]
    fn another_seed_gives_another_order_and_the_same_seed_the_same() {
        let snapshot = players(12);
        assert_eq!(draw_lots(&snapshot, 1), draw_lots(&snapshot, 1));
        assert_ne!(draw_lots(&snapshot, 1), draw_lots(&snapshot, 2));
    }

    #[test]
    fn players_who_come_and_go_before_the_draw_change_neither_lots_nor_the_order_of_numbers() {
        let before = players(6);
        let joined = before.with_registration(before.next_player(), Some(player(2100)));
        let left = joined.with_registration(PlayerId(7), None);
        assert_eq!(draw_lots(&left, 5), draw_lots(&before, 5));
        assert_eq!(draw_numbers(&left, 5), draw_numbers(&before, 5));
        let order = |event: &Snapshot| {
            let drawn = apply(event, &draw_numbers(event, 5).unwrap()).unwrap();
            let mut order: Vec<PlayerId> = (1..=6).map(PlayerId).collect();
            order.sort_by_key(|&id| drawn.lot(id));
            order
        };
        assert_eq!(order(&joined), order(&before));
        let second_left = |event: &Snapshot| event.with_registration(PlayerId(2), None);
        let fourth = |event: &Snapshot| apply(event, &draw_lots(event, 5).unwrap()).unwrap().lot(PlayerId(4));
        assert_eq!(fourth(&second_left(&before)), fourth(&before));
    }

    #[test]
    fn numbers_are_drawn_beside_those_that_players_drew_themselves() {
        let snapshot = players(7);
        let own = Command::RecordLots { lots: vec![(PlayerId(4), Lot::new(6).unwrap())], seed: None };
        let after = apply(&snapshot, &own).unwrap();
        let all = apply(&after, &draw_numbers(&after, 5).unwrap()).unwrap();
        let mut numbers: Vec<u16> = lots(&all).into_iter().map(|lot| lot.unwrap().get()).collect();
        assert_eq!(numbers[3], 6);
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn a_full_event_draws_from_a_full_urn() {
        let Some(Command::RecordLots { lots, .. }) = draw_lots(&players(usize::from(Lot::HIGHEST)), 3) else {
            panic!("nobody has a lot yet");
        };
        let different: BTreeSet<Lot> = lots.iter().map(|(_, lot)| *lot).collect();
        assert_eq!(different.len(), usize::from(Lot::HIGHEST));
    }

    #[test]
    fn an_existing_lot_is_refused() {
        let snapshot = players(3);
        let lot = Lot::new(5).unwrap();
        let entered = |id: u32| Command::RecordLots { lots: vec![(PlayerId(id), lot)], seed: None };
        let after = apply(&snapshot, &entered(2)).unwrap();
        assert_eq!(after.lot(PlayerId(2)), Some(lot));
        assert_eq!(apply(&after, &entered(2)), Err(CommandError::LotDrawn { id: PlayerId(2), stands: lot }));
        assert_eq!(apply(&after, &entered(1)), Err(CommandError::LotTaken { lot, holder: PlayerId(2) }));
        assert_eq!(apply(&after, &entered(9)), Err(CommandError::NoSuchPlayer { id: PlayerId(9) }));
    }
}
