//! Stages of a round: draft, published, undone.

use super::legs::{Sides, check_teams_placed};
use super::stage::{at_stage, check_before_complete, paired};
use super::{CommandError, matches, settings};
use crate::tournament::{
    Board, BoardFloat, BoardNo, Bye, Colour, Draft, Forfeit, GameResult, KeptNumbers, Leg, Meeting,
    Participant, PlayerId, Points, Registration, RequestedBye, Round, RoundNo, RoundPlace, RulesPairing,
    Settings, Snapshot, Stage,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the floats of a pairing with these scores; none if a table or bracket determines the pairing.
pub(super) fn float(scores: &[Points], meeting: Meeting, by_table: bool) -> BoardFloat {
    if by_table { BoardFloat::Level } else { BoardFloat::of(meeting, scores) }
}

/// Returns an error if a draft is not for the next round to be paired. A table does not need results of the
/// same leg; a bracket itself checks whether its matches are decided.
fn check_next(snapshot: &Snapshot, round: RoundNo, by_table: bool) -> Result<(), CommandError> {
    let next = snapshot.next_to_publish();
    if round != next {
        return Err(CommandError::NotNext { round, next });
    }
    if round > snapshot.last_round() {
        return Err(CommandError::BeyondLast { round, last: snapshot.last_round() });
    }
    let awaited = if by_table { snapshot.leg_start(round) } else { round };
    check_before_complete(snapshot, awaited)
}

/// Checks that an order of pairing numbers lists every player who has arrived, once; a table has no number for
/// players who left before round 1.
fn check_numbering(snapshot: &Snapshot, draft: &Draft, order: &[PlayerId]) -> Result<(), CommandError> {
    // Players without a number; `None` for a player who does not exist or already has one.
    let mut waiting: Vec<Option<&Registration>> = snapshot.roster.iter().map(Option::as_deref).collect();
    for &id in order {
        if waiting.get_mut(id.index()).and_then(Option::take).is_none() {
            return Err(CommandError::BadNumbering { id });
        }
    }
    let mut waiting = (1..).map(PlayerId).zip(waiting);
    let is_due =
        |known: &Registration| known.arrival <= draft.round && !(draft.by_table && known.left_before_start());
    let left_out = waiting.find(|(_, known)| known.is_some_and(is_due));
    left_out.map_or(Ok(()), |(id, _)| Err(CommandError::BadNumbering { id }))
}

/// Assigns a place to every player: boards, byes and outs as paired, absences as arranged, the pool for the rest.
/// Players outside the groups of the leg are idle, and so are team members without a board.
fn places(
    snapshot: &Snapshot,
    leg: Option<&Leg>,
    sides: &Sides,
    draft: &Draft,
) -> Result<Vec<RoundPlace>, CommandError> {
    let mut places = vec![RoundPlace::Nowhere; snapshot.roster.len()];
    for (id, registration) in snapshot.seated() {
        if let Some(place) = places.get_mut(id.index()) {
            let away = registration.away(draft.round);
            *place = match sides.side(id) {
                None => RoundPlace::Idle,
                Some(_) => away.map_or(RoundPlace::Pool, |bye| RoundPlace::Bye(Bye::Requested(bye))),
            };
        }
    }
    // A player added to the round who sits at a fixed board plays, whatever was arranged.
    let fixed = draft.ruling.as_ref().map_or(&[][..], |ruling| &ruling.fixed);
    let stays = |id: PlayerId| {
        draft.seats_absent()
            || !has_left(snapshot, id, draft.round) && fixed.iter().any(|meeting| meeting.has(id))
    };
    let mut put = |id: PlayerId, at: RoundPlace| match places.get_mut(id.index()) {
        Some(place)
            if *place == RoundPlace::Pool
                || matches!(place, RoundPlace::Bye(Bye::Requested(_))) && stays(id) =>
        {
            *place = at;
            Ok(())
        }
        _ => Err(CommandError::CannotPlace { id }),
    };
    for (number, meeting) in (1..=u16::MAX).map(BoardNo).zip(&draft.boards) {
        if !draft.matches.is_empty() && matches::is_further_game(&draft.matches, &draft.boards, number) {
            continue;
        }
        put(meeting.white, RoundPlace::AtBoard(number, Colour::White))?;
        put(meeting.black, RoundPlace::AtBoard(number, Colour::Black))?;
    }
    if let Some(id) = draft.bye {
        put(id, RoundPlace::Bye(Bye::PairingAllocated))?;
    }
    for &id in draft.ruling.iter().flat_map(|ruling| &ruling.unpaired) {
        put(id, RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint)))?;
    }
    for &(participant, out) in &draft.outs {
        if let Participant::Player(id) = participant {
            // A player who has left gets no point for a round without a game (round-robin §6).
            let has_left = has_left(snapshot, id, draft.round);
            put(id, if has_left { RoundPlace::Bye(Bye::ABSENT) } else { out.place() })?;
        }
    }
    if leg.is_some() {
        for (id, place) in (1..).map(PlayerId).zip(&mut places) {
            if *place == RoundPlace::Pool && matches!(sides.side(id), Some(Participant::Team(_))) {
                *place = RoundPlace::Idle;
            }
        }
    }
    Ok(places)
}

fn has_left(snapshot: &Snapshot, id: PlayerId, round: RoundNo) -> bool {
    snapshot.player(id).is_some_and(|known| known.withdrawn().is_some_and(|from| from <= round))
}

/// Returns the result of a board of a table, bracket or team match with an absent player: a forfeit (round-robin §6).
pub(super) fn absence(snapshot: &Snapshot, round: RoundNo, meeting: Meeting) -> Option<GameResult> {
    let is_away = |id: PlayerId| snapshot.player(id).is_some_and(|known| known.away(round).is_some());
    forfeit_of([meeting.white, meeting.black].map(is_away))
}

/// Returns the forfeit of a board given which of White and Black are absent; `None` if both are present.
pub(super) fn forfeit_of(absent: [bool; 2]) -> Option<GameResult> {
    let forfeit = match absent {
        [false, false] => return None,
        [false, true] => Forfeit::ToWhite,
        [true, false] => Forfeit::ToBlack,
        [true, true] => Forfeit::Both,
    };
    Some(GameResult::Forfeit(forfeit))
}

/// Returns the fixed boards of a draft. Returns an error if its reason is missing, or it lacks a fixed board.
fn check_ruling(draft: &Draft) -> Result<&[Meeting], CommandError> {
    let Some(ruling) = &draft.ruling else { return Ok(&[]) };
    if ruling.needs_reason() && ruling.reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    if draft.by_table && !ruling.fixed.is_empty() {
        return Err(CommandError::FixedByTable { round: draft.round });
    }
    match ruling.fixed.iter().all(|meeting| draft.boards.contains(meeting)) {
        true => Ok(&ruling.fixed),
        false => Err(CommandError::FixedMissing { round: draft.round }),
    }
}

/// Returns the players at the end of an order of numbers who take part before their arrival, as those whom the arbiter
/// called in after the round was paired.
fn called_in(snapshot: &Snapshot, draft: &Draft, order: &[PlayerId]) -> Vec<PlayerId> {
    let takes_part = |id| draft.bye == Some(id) || draft.boards.iter().any(|meeting| meeting.has(id));
    let is_early = |id| snapshot.player(id).is_some_and(|known| known.arrival > draft.round);
    order.iter().copied().rev().take_while(|&id| is_early(id) && takes_part(id)).collect()
}

pub(super) fn draft(snapshot: &Snapshot, draft: &Draft) -> Result<Snapshot, CommandError> {
    check_next(snapshot, draft.round, draft.is_by_table())?;
    let fixed = check_ruling(draft)?;
    let numbering: Arc<[PlayerId]> = match &draft.numbering {
        Some(order) => order.as_slice().into(),
        None => Arc::clone(&snapshot.last_given),
    };
    check_numbering(snapshot, draft, &numbering)?;
    let called_in = called_in(snapshot, draft, &numbering);
    let roster = snapshot.roster.clone();
    let arrived = called_in.iter().fold(snapshot.clone(), |event, &id| {
        let known = event.player(id).cloned();
        event.with_registration(id, known.map(|known| Registration { arrival: draft.round, ..known }))
    });
    let snapshot = &arrived;
    let leg = snapshot.leg(draft.round);
    let sides = Sides::of(snapshot, leg);
    let play = matches::play(snapshot, leg, &sides, draft)?;
    let scores = snapshot.pairing_scores(draft.round, &draft.virtual_points);
    // Floats of teams are derived from their own scores.
    let seats_absent = draft.seats_absent();
    let stated: BTreeMap<BoardNo, BoardFloat> = draft.floats.iter().copied().collect();
    let board = |(number, &meeting): (BoardNo, &Meeting)| Board {
        meeting,
        noted: stated.get(&number).copied().unwrap_or_else(|| float(&scores, meeting, seats_absent)),
        by_hand: fixed.contains(&meeting),
        fixed: fixed.contains(&meeting),
    };
    let round = Round {
        stage: Stage::Draft,
        by_table: draft.by_table,
        edited: !fixed.is_empty(),
        boards: (1..=u16::MAX).map(BoardNo).zip(&draft.boards).map(board).collect(),
        results: draft
            .boards
            .iter()
            .map(|&meeting| seats_absent.then(|| absence(snapshot, draft.round, meeting)).flatten())
            .collect(),
        places: places(snapshot, leg, &sides, draft)?.into(),
        virtual_points: draft.virtual_points.as_slice().into(),
        ruling: draft.ruling.clone().map(Arc::new),
        rating_only: Arc::new(BTreeMap::new()),
        adjusted: Arc::new(BTreeMap::new()),
        conflicts: Arc::new(BTreeMap::new()),
        numbering: Arc::clone(&numbering),
        numbered: numbering.len() - called_in.len(),
        roster,
        may_meet: draft.may_meet.as_slice().into(),
        by_rules: None,
        imported: false,
        play,
    };
    let last_given = Arc::clone(&numbering);
    Ok(Snapshot { numbering, last_given, ..snapshot.with_round(draft.round, round) })
}

pub(super) fn discard(snapshot: &Snapshot, round: RoundNo) -> Result<Snapshot, CommandError> {
    at_stage(snapshot, round, Stage::Draft)?;
    Ok(snapshot.without_rounds_from(round))
}

pub(super) fn keep_numbers(
    snapshot: &Snapshot,
    round: RoundNo,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    check_next(snapshot, round, false)?;
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    let kept_numbers = Some(KeptNumbers { round, roster: snapshot.roster.clone() });
    Ok(Snapshot { kept_numbers, ..snapshot.clone() })
}

/// Last round in which numbers can be exchanged, the last one whose pairing reassigns numbers (FIDE C.04.2 2.3).
pub const LAST_EXCHANGE: RoundNo = RoundNo(4);

/// Exchanges the pairing numbers of two players, after checking that they may; recorded as an integrity event.
pub(super) fn exchange_numbers(
    snapshot: &Snapshot,
    round: RoundNo,
    players: [PlayerId; 2],
) -> Result<Snapshot, CommandError> {
    let next = snapshot.next_to_publish();
    if round != next {
        return Err(CommandError::NotNext { round, next });
    }
    if snapshot.round(round).is_some() {
        return Err(CommandError::RoundAlreadyPaired { round });
    }
    if round > LAST_EXCHANGE {
        return Err(CommandError::NumbersStay { last: LAST_EXCHANGE });
    }
    let method = snapshot.settings().rating_method;
    let rating = |id: PlayerId| {
        let player = &snapshot.player(id).ok_or(CommandError::NoSuchPlayer { id })?.player;
        Ok(method.map_or(player.rating, |method| method.rating(player)))
    };
    let [one, other] = players;
    match (rating(one)?, rating(other)?) {
        (rating, equal) if rating == equal && one != other => Ok(snapshot.clone()),
        _ => Err(CommandError::UnequalRatings { one, other }),
    }
}

/// Returns the players who joined, left or received a bye after the draft of a round was made, so that it is outdated.
/// Manual changes count: a player who left and was removed from the draft is not listed.
pub fn outdating(snapshot: &Snapshot, round: RoundNo) -> Vec<PlayerId> {
    let Some(draft) = snapshot.round(round).filter(|draft| draft.stage == Stage::Draft) else {
        return Vec::new();
    };
    let sides = Sides::of(snapshot, snapshot.leg(round));
    let is_outdating = |id: PlayerId, now: &Registration| {
        let away = now.away(round);
        let before = draft.registration(id).map(|known| known.away(round));
        before != Some(away) && sides.side(id).is_some() && !is_placed(snapshot, (round, draft), id, away)
    };
    let players = snapshot.seated().filter(|&(id, now)| is_outdating(id, now));
    players.map(|(id, _)| id).collect()
}

/// Returns true if a draft has a player in a place that matches their absence `away`, or their presence.
fn is_placed(
    snapshot: &Snapshot,
    (round, draft): (RoundNo, &Round),
    id: PlayerId,
    away: Option<RequestedBye>,
) -> bool {
    match draft.place(id) {
        // At a table or bracket, and in a team, an absent player keeps the board, and loses by forfeit.
        RoundPlace::AtBoard(..) if draft.seats_absent() => {
            let mut theirs = draft.games().filter(|(_, board, _)| board.meeting.has(id));
            theirs.all(|(_, board, result)| result == absence(snapshot, round, board.meeting))
        }
        RoundPlace::AtBoard(..)
        | RoundPlace::Through
        | RoundPlace::Idle
        | RoundPlace::Bye(Bye::PairingAllocated) => away.is_none() || draft.seats_absent(),
        RoundPlace::Pool => away.is_none(),
        RoundPlace::Bye(Bye::Requested(bye)) => away == Some(bye),
        RoundPlace::Nowhere => away.is_some(),
    }
}

fn check_up_to_date(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    let outdating = outdating(snapshot, round);
    match outdating.first() {
        Some(&id) => Err(CommandError::DraftOutdated { round, id, count: outdating.len() }),
        None => Ok(()),
    }
}

pub(super) fn publish(
    snapshot: &mut Snapshot,
    round: RoundNo,
    by_rules: Option<&RulesPairing>,
) -> Result<(), CommandError> {
    let draft = at_stage(snapshot, round, Stage::Draft)?;
    check_up_to_date(snapshot, round)?;
    check_all_placed(snapshot, round, draft)?;
    if let Some(draft) = snapshot.rounds.get_mut(round.index()) {
        let draft = Arc::make_mut(draft);
        draft.stage = Stage::Published;
        draft.by_rules = by_rules.cloned().map(Arc::new);
    }
    Ok(())
}

pub(super) fn note_unchecked(snapshot: &Snapshot, rounds: &[RoundNo]) -> Result<Snapshot, CommandError> {
    if rounds == snapshot.unchecked {
        return Err(CommandError::NoChange);
    }
    rounds.iter().try_for_each(|&round| at_stage(snapshot, round, Stage::Published).map(|_| ()))?;
    Ok(Snapshot { unchecked: rounds.to_vec(), ..snapshot.clone() })
}

/// Records the pairings by the rules of imported rounds.
pub(super) fn note_import(
    snapshot: &Snapshot,
    rounds: &[(RoundNo, RulesPairing)],
) -> Result<Snapshot, CommandError> {
    if rounds.is_empty() && snapshot.unchecked.is_empty() {
        return Err(CommandError::NoChange);
    }
    let checked = Snapshot { unchecked: Vec::new(), ..snapshot.clone() };
    rounds.iter().try_fold(checked, |noted, (number, by_rules)| {
        let published = at_stage(&noted, *number, Stage::Published)?.clone();
        let by_rules = Some(Arc::new(by_rules.clone()));
        Ok(noted.with_round(*number, Round { by_rules, imported: true, ..published }))
    })
}

/// Pairs and publishes rounds of a table, the next one first; `announced` replaces the settings first.
pub(super) fn publish_table(
    snapshot: &Snapshot,
    announced: Option<&Settings>,
    drafts: &[Draft],
) -> Result<Snapshot, CommandError> {
    if drafts.is_empty() {
        return Err(CommandError::NoChange);
    }
    let ready = match announced {
        Some(announced) => settings::announce(snapshot, announced)?,
        None => snapshot.clone(),
    };
    drafts.iter().try_fold(ready, |ready, of_round| {
        // Rounds that depend on results cannot be paired ahead.
        if !of_round.is_by_table() {
            return Err(CommandError::NotByTable { round: of_round.round });
        }
        let mut paired = draft(&ready, of_round)?;
        publish(&mut paired, of_round.round, None)?;
        Ok(paired)
    })
}

/// Returns an error if a player of the round is present but has neither opponent nor bye.
pub(super) fn check_all_placed(
    snapshot: &Snapshot,
    number: RoundNo,
    round: &Round,
) -> Result<(), CommandError> {
    check_teams_placed(snapshot, number, round)?;
    let pool: Vec<PlayerId> = round.players_at(|place| place == RoundPlace::Pool).map(|(id, _)| id).collect();
    if pool.is_empty() {
        return Ok(());
    }
    let numbers = snapshot.pairing_numbers();
    let first = pool.iter().filter_map(|&id| numbers.get(id)).min();
    Err(CommandError::Unplaced { count: pool.len(), first })
}

pub(super) fn undo(snapshot: &Snapshot, round: RoundNo, reason: &str) -> Result<Snapshot, CommandError> {
    // A draft was never public, so discarding it needs no reason.
    if paired(snapshot, round)?.stage == Stage::Published && reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    Ok(snapshot.without_rounds_from(round))
}
