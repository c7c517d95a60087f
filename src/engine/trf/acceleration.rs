//! Virtual points, stated in records 250 or derived by the Baku acceleration (FIDE C.04.7).

use super::comment::{self, Word};
use super::{PlayerLine, Record, RoundRange, TrfFile, VirtualPoints};
use crate::swiss::baku_value;
use crate::tournament::{Acceleration, PairingNumber, PointSystem, Points, RoundNo};

/// Returns the acceleration that the comment names, for systems and record sets without a code for it.
pub(super) fn named(file: &TrfFile) -> Option<Acceleration> {
    comment::value(file, Word::Acceleration).and_then(Acceleration::from_word)
}

/// Returns true if record 192 or the comment requests the Baku acceleration.
pub(super) fn is_baku(file: &TrfFile) -> bool {
    file.text(Record::EncodedType).is_some_and(|text| text.ends_with("_BAKU"))
        || named(file) == Some(Acceleration::Baku)
}

/// Returns true if the Baku acceleration is defined for these points: a win worth two draws, a loss nothing (1.1).
pub(super) fn allows_baku(points: &PointSystem) -> bool {
    points.win == points.draw + points.draw && points.loss == Points::ZERO
}

/// Returns the virtual points of a round by place in the file; empty if the event is not accelerated.
pub(super) fn in_round(file: &TrfFile, round: RoundNo, rounds: RoundNo, points: &PointSystem) -> Vec<Points> {
    if !file.virtual_points.is_empty() {
        explicit(file, round)
    } else if is_baku(file) && allows_baku(points) {
        baku(file, round, rounds, points)
    } else {
        Vec::new()
    }
}

/// Returns the virtual points of records 250 in `round`, for the players of the file in their order.
pub(super) fn explicit(file: &TrfFile, round: RoundNo) -> Vec<Points> {
    let records = file.virtual_points.iter().filter(|record| record.rounds.contains(round));
    let mut spans: Vec<_> = records
        .map(|record| {
            (record.first, record.last, record.game_points.or(record.match_points).unwrap_or_default())
        })
        .collect();
    spans.sort_unstable();
    let mut spans = spans.into_iter().peekable();
    let mut current: Option<(PairingNumber, Points)> = None;
    let value = |player: &PlayerLine| {
        while let Some((_, last, points)) = spans.next_if(|&(first, ..)| first <= player.number) {
            if current.is_none_or(|(end, _)| last >= end) {
                current = Some((last, points));
            }
        }
        current.filter(|&(last, _)| player.number <= last).map_or(Points::ZERO, |(_, points)| points)
    };
    file.players.iter().map(value).collect()
}

/// Returns the last member of GA: number 2·⌈N/4⌉ of the N players in round 1 (1.2, A-1). Late entries with a
/// smaller number belong to GA (1.3). `None` if there are no players in round 1.
pub(super) fn last_of_ga(file: &TrfFile) -> Option<PairingNumber> {
    let first = RoundNo(1);
    let in_round_1: Vec<PairingNumber> = if file.last_paired_round().is_some() {
        let paired = file.players.iter().filter(|player| player.cell(first).is_pairing());
        paired.map(|player| player.number).collect()
    } else {
        let away = file.announced_byes(first);
        file.players.iter().map(|player| player.number).filter(|number| !away.contains_key(number)).collect()
    };
    let size = 2 * in_round_1.len().div_ceil(4);
    in_round_1.get(size.min(in_round_1.len()).checked_sub(1)?).copied()
}

/// Returns the virtual points of `round` by the Baku acceleration, for the players of the file in their
/// order.
pub(super) fn baku(file: &TrfFile, round: RoundNo, rounds: RoundNo, points: &PointSystem) -> Vec<Points> {
    let value = baku_value(round, rounds, points);
    let last = last_of_ga(file);
    let of = |number| if last.is_some_and(|last| number <= last) { value } else { Points::ZERO };
    file.players.iter().map(|player| of(player.number)).collect()
}

/// Returns the records 250 equivalent to the Baku acceleration: one for each value.
pub(super) fn baku_records(file: &TrfFile, rounds: RoundNo, points: &PointSystem) -> Vec<VirtualPoints> {
    let members = file.players.first().map(|player| player.number).zip(last_of_ga(file));
    let Some((first, last)) = members.filter(|(first, last)| first <= last) else { return Vec::new() };
    let all: Vec<RoundNo> = rounds.up_to().collect();
    let runs =
        all.chunk_by(|&one, &next| baku_value(one, rounds, points) == baku_value(next, rounds, points));
    let record = |run: &[RoundNo]| {
        let rounds_of_run = RoundRange { first: *run.first()?, last: *run.last()? };
        let value = baku_value(rounds_of_run.first, rounds, points);
        let game_points = (value != Points::ZERO).then_some(value)?;
        Some(VirtualPoints {
            match_points: None,
            game_points: Some(game_points),
            rounds: rounds_of_run,
            first,
            last,
        })
    };
    runs.filter_map(record).collect()
}
