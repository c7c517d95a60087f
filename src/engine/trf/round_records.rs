//! Records of players by round: announced byes (240), virtual points (250) and prohibited pairs (260).

use super::legs::Numbers;
use super::{Prohibited, RequestedByes, RoundRange, VirtualPoints};
use crate::format::Facts;
use crate::pairing::{self, facts_of, setting, team_for};
use crate::swiss::virtual_points as virtual_points_of;
use crate::tournament::{
    Acceleration, ForbiddenPair, PairingNumber, PlayerId, PlayerMap, Points, RequestedBye, RoundNo,
    RoundState, Settings, Snapshot, Stage,
};

/// Returns the byes announced for rounds after the last published one; withdrawn players are listed for the next round.
pub(super) fn requested_byes(snapshot: &Snapshot, order: &[PlayerId]) -> Vec<RequestedByes> {
    let next = snapshot.next_to_publish();
    let kinds = [RequestedBye::HalfPoint, RequestedBye::FullPoint, RequestedBye::ZeroPoint];
    let away = |id: PlayerId, round: RoundNo| {
        let registration = snapshot.player(id)?;
        match registration.withdrawn() {
            Some(from) if from < next && round > next => None,
            _ => registration.away(round),
        }
    };
    // There is no pairing after the last round.
    let rounds = snapshot.settings().rounds.max(snapshot.last_round());
    let rounds = rounds.up_to().filter(|&round| round >= next);
    let records = rounds.flat_map(|round| kinds.map(|bye| (round, bye))).map(|(round, bye)| {
        let players = order.iter().zip(1..).filter(|&(&id, _)| away(id, round) == Some(bye));
        RequestedByes { bye, round, players: players.map(|(_, number)| PairingNumber(number)).collect() }
    });
    records.filter(|record| !record.players.is_empty()).collect()
}

/// Returns the forbidden pairs, with consecutive pairs combined if one list of players is equivalent.
pub(super) fn prohibited(settings: &Settings, numbers: &Numbers) -> Vec<Prohibited> {
    // A range without rounds has no columns that could be read again.
    let holding = settings.forbidden.iter().filter(|pair| pair.first.0 > 0 && pair.first <= pair.last);
    let holding: Vec<ForbiddenPair> = holding.copied().collect();
    let mut rest = holding.as_slice();
    let mut records = Vec::new();
    while let Some(&ForbiddenPair { first, last, .. }) = rest.first() {
        let players = list_of(rest);
        rest = rest.get(pairs_of(players.len())..).unwrap_or_default();
        let players = players.into_iter().map(|id| numbers.player(id)).collect();
        records.push(Prohibited { rounds: RoundRange { first, last }, players });
    }
    records
}

/// Returns the longest list of players whose pairs, in order, are the first of these pairs; at least two players if
/// there is a pair.
fn list_of(pairs: &[ForbiddenPair]) -> Vec<PlayerId> {
    let Some(&ForbiddenPair { players: [one, _], first, last }) = pairs.first() else { return Vec::new() };
    let of_one = pairs.iter().take_while(|pair| pair.players[0] == one);
    let mut list: Vec<PlayerId> = std::iter::once(one).chain(of_one.map(|pair| pair.players[1])).collect();
    let is_told = |list: &[PlayerId]| {
        let told = list.iter().enumerate().flat_map(|(at, &one)| {
            let later = list.iter().skip(at + 1);
            later.map(move |&other| ForbiddenPair { players: [one, other], first, last })
        });
        pairs.get(..pairs_of(list.len())).is_some_and(|pairs| told.eq(pairs.iter().copied()))
    };
    while list.len() > 2 && !is_told(&list) {
        list.pop();
    }
    list
}

fn pairs_of(players: usize) -> usize {
    players * players.saturating_sub(1) / 2
}

/// Returns the restricted groups, one record for each group and each run of rounds.
pub(super) fn kept_apart(snapshot: &Snapshot, numbers: &Numbers) -> Vec<Prohibited> {
    let mut records: Vec<Prohibited> = Vec::new();
    for round in snapshot.settings().rounds.up_to() {
        for group in pairing::kept_apart(snapshot, round) {
            let players: Vec<_> = group.players.iter().map(|&id| numbers.player(id)).collect();
            let before =
                records.iter_mut().find(|of| of.rounds.last.next() == round && of.players == players);
            match before {
                Some(record) => record.rounds.last = round,
                None => {
                    records.push(Prohibited { rounds: RoundRange { first: round, last: round }, players })
                }
            }
        }
    }
    records
}

/// Returns records 250: the virtual points of published rounds, and those of future rounds.
pub(super) fn virtual_points(snapshot: &Snapshot, order: &[PlayerId]) -> Vec<VirtualPoints> {
    let settings = snapshot.settings();
    let numbers = PlayerMap::new(snapshot, order.iter().copied().zip((1..).map(PairingNumber)));
    let of_teams = facts_of(snapshot, RoundNo(1)).is_some_and(Facts::pairs_teams);
    let mut records: Vec<VirtualPoints> = Vec::new();
    for round in settings.rounds.up_to() {
        let published = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
        let given = match published {
            Some(paired) => paired.virtual_points().to_vec(),
            None if of_teams => {
                setting(snapshot, round).map(|made| made.virtual_points()).unwrap_or_default()
            }
            None if settings.acceleration.follows_scores() && !are_scores_known(snapshot, round) => {
                Vec::new()
            }
            None => virtual_points_of(snapshot, round, order),
        };
        let number = |id: PlayerId| match of_teams {
            true => team_for(snapshot, round, id).map(|(number, _)| number),
            false => numbers.get(id),
        };
        let mut values: Vec<(PairingNumber, Points)> = given
            .into_iter()
            .filter(|&(_, points)| points != Points::ZERO)
            .filter_map(|(id, points)| Some((number(id)?, points)))
            .collect();
        values.sort_unstable();
        for run in values.chunk_by(|one, next| one.1 == next.1 && one.0.0 + 1 == next.0.0) {
            let (Some(&(first, points)), Some(&(last, _))) = (run.first(), run.last()) else { continue };
            let goes_on = |record: &&mut VirtualPoints| {
                (record.first, record.last, record.game_points, record.rounds.last.next())
                    == (first, last, Some(points), round)
            };
            match records.iter_mut().find(goes_on) {
                Some(record) => record.rounds.last = round,
                None => records.push(stated(points, round, [first, last])),
            }
        }
    }
    if records.is_empty() && settings.acceleration == Acceleration::Baku && !order.is_empty() {
        // The name of the acceleration alone would imply points that no player has.
        records.push(stated(Points::ZERO, RoundNo(1), [PairingNumber(1); 2]));
    }
    // Teams have match points.
    for record in records.iter_mut().filter(|_| of_teams) {
        std::mem::swap(&mut record.match_points, &mut record.game_points);
    }
    records
}

/// Returns true if the results that determine the scores of a round are complete: a line for a later round would be a
/// guess.
fn are_scores_known(snapshot: &Snapshot, round: RoundNo) -> bool {
    let is_complete = |before| snapshot.state(before) == RoundState::Complete;
    round <= snapshot.next_to_publish() && round.previous().is_none_or(is_complete)
}

fn stated(points: Points, round: RoundNo, [first, last]: [PairingNumber; 2]) -> VirtualPoints {
    let rounds = RoundRange { first: round, last: round };
    VirtualPoints { match_points: None, game_points: Some(points), rounds, first, last }
}
