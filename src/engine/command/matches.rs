//! Matches of a round: validated when it is paired, continued and settled after it is published.

use super::CommandError;
use super::legs::{Sides, name_of};
use super::results::check_open;
use super::stage::{at_stage, paired};
use crate::tournament::{
    Board, BoardFloat, BoardNo, Colour, ColourLot, Draft, GameStage, Leg, Match, MatchPlay, Meeting,
    Participant, PlayerId, Round, RoundNo, RoundPlace, Settlement, Snapshot, Stage,
};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// Returns an error if a player at a board is on neither side of its match, or both players are on the same side.
fn check_board(sides: &Sides, board: BoardNo, meeting: Meeting, of: &Match) -> Result<(), CommandError> {
    let [one, other] = of.sides.map(Some);
    let seated = [sides.side(meeting.white), sides.side(meeting.black)];
    if seated == [one, other] || seated == [other, one] {
        return Ok(());
    }
    let is_stranger = |id: &&PlayerId| ![one, other].contains(&sides.side(**id));
    let players = [meeting.white, meeting.black];
    let id = players.iter().find(is_stranger).copied().unwrap_or(meeting.black);
    Err(CommandError::NotOfMatch { id, board })
}

/// Returns an error unless the matches contain every board once, each between two sides of one group.
pub(super) fn check_matches(
    leg: Option<&Leg>,
    sides: &Sides,
    meetings: &[Meeting],
    matches: &[Match],
) -> Result<(), CommandError> {
    let mut held = vec![false; meetings.len()];
    for of in matches {
        let [one, other] = of.sides;
        let is_first_empty = of.boards.is_empty() || one == other;
        if is_first_empty || leg.is_some_and(|leg| leg.group_of(one) != leg.group_of(other)) {
            return Err(CommandError::BadMatch { board: of.boards.first().copied().unwrap_or(BoardNo(0)) });
        }
        for &board in &of.boards {
            match (held.get_mut(board.index()), meetings.get(board.index())) {
                (Some(held @ false), Some(&meeting)) => {
                    *held = true;
                    check_board(sides, board, meeting, of)?;
                }
                _ => return Err(CommandError::BadMatch { board }),
            }
        }
    }
    match (1..).map(BoardNo).zip(held).find(|(_, held)| !held) {
        Some((board, _)) => Err(CommandError::BadMatch { board }),
        None => Ok(()),
    }
}

/// Returns the matches of a draft, by default one per board, or an error if boards, matches and outs do not fit the leg
/// or one another.
pub(super) fn play(
    snapshot: &Snapshot,
    leg: Option<&Leg>,
    sides: &Sides,
    draft: &Draft,
) -> Result<Option<Arc<MatchPlay>>, CommandError> {
    if draft.matches.is_empty() && leg.is_some() {
        let mut single = Vec::with_capacity(draft.boards.len());
        for (board, meeting) in (1..).map(BoardNo).zip(&draft.boards) {
            // With teams in the leg, a board without a match belongs to neither of them.
            match [sides.side(meeting.white), sides.side(meeting.black)] {
                [Some(one @ Participant::Player(_)), Some(other @ Participant::Player(_))] => {
                    single.push(Match { sides: [one, other], boards: vec![board], stops: false });
                }
                _ => return Err(CommandError::BadMatch { board }),
            }
        }
        check_matches(leg, sides, &draft.boards, &single)?;
    } else if !draft.matches.is_empty() {
        check_matches(leg, sides, &draft.boards, &draft.matches)?;
    }
    check_games(draft)?;
    check_all_named(snapshot, leg, draft)?;
    let is_team = |(participant, _): &&(Participant, _)| matches!(participant, Participant::Team(_));
    let outs: Vec<_> = draft.outs.iter().filter(is_team).copied().collect();
    let has_play = !draft.matches.is_empty() || !outs.is_empty();
    let play = || {
        let games = draft.games;
        Arc::new(MatchPlay { matches: draft.matches.to_vec(), outs, games, ..MatchPlay::default() })
    };
    Ok(has_play.then(play))
}

/// Returns an error if two players of a Swiss round of matches do not have the required number of consecutive games
/// with alternating colours.
fn check_games(draft: &Draft) -> Result<(), CommandError> {
    if draft.games == 0 {
        return Ok(());
    }
    let has_games = |of: &&Match| {
        let meetings: Vec<Option<&Meeting>> =
            of.boards.iter().map(|board| draft.boards.get(board.index())).collect();
        let follow = of.boards.windows(2).all(|pair| pair[0].0.checked_add(1) == Some(pair[1].0));
        let turn = meetings.windows(2).all(|pair| pair[0].map(|before| before.turned()) == pair[1].copied());
        let of_players = of.sides.iter().all(|side| matches!(side, Participant::Player(_)));
        of_players && follow && turn && of.boards.len() == usize::from(draft.games)
    };
    match draft.matches.iter().find(|of| !has_games(of)) {
        Some(of) => Err(CommandError::BadMatch { board: first(of) }),
        None => Ok(()),
    }
}

/// Returns an error if a participant without a match has one, is listed twice or is not in the leg, and if a team is
/// not listed.
fn check_all_named(snapshot: &Snapshot, leg: Option<&Leg>, draft: &Draft) -> Result<(), CommandError> {
    let mut named: HashSet<Participant> = draft.matches.iter().flat_map(|of| of.sides).collect();
    for &(participant, _) in &draft.outs {
        let takes_part = leg
            .map_or(matches!(participant, Participant::Player(_)), |leg| leg.group_of(participant).is_some());
        if !takes_part || !named.insert(participant) {
            return Err(CommandError::BadOut { name: name_of(snapshot, participant)? });
        }
    }
    let teams = leg.into_iter().flat_map(Leg::participants);
    let mut left_out = teams.filter(|team| matches!(team, Participant::Team(_)) && !named.contains(team));
    match left_out.next() {
        Some(team) => Err(CommandError::TeamUnplaced { name: name_of(snapshot, team)? }),
        None => Ok(()),
    }
}

/// Returns true if this board has a further game of a match between two players.
pub(super) fn is_further_game(matches: &[Match], boards: &[Meeting], board: BoardNo) -> bool {
    let Some(meeting) = boards.get(board.index()) else { return false };
    let Some(of) = matches.iter().find(|of| of.boards.contains(&board)) else { return false };
    let between_players = of.sides.iter().all(|side| matches!(side, Participant::Player(_)));
    let mut before = of.boards.iter().filter(|other| **other < board);
    between_players
        && before.any(|other| {
            boards.get(other.index()).is_some_and(|other| other == meeting || *other == meeting.turned())
        })
}

/// Returns the data of matches that can be settled by something other than games; `None` for a Swiss round of matches.
fn of_bracket(round: &Round) -> Option<&MatchPlay> {
    round.play.as_deref().filter(|play| play.games == 0)
}

/// Returns the published round, its matches and the match of a board, settled or not.
fn listed(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
) -> Result<(&Round, &MatchPlay, &Match), CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    let last = BoardNo(u16::try_from(published.boards.len()).unwrap_or(u16::MAX));
    published.board(board).ok_or(CommandError::NoSuchBoard { round, board, last })?;
    let play = of_bracket(published).ok_or(CommandError::NoMatchPlay { round })?;
    let of = play.match_of(board).ok_or(CommandError::NoMatchPlay { round })?;
    Ok((published, play, of))
}

/// Adds games to a match whose games are finished: new boards at the end of the round.
pub(super) fn add_games(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    stage: GameStage,
    games: &[Meeting],
) -> Result<Snapshot, CommandError> {
    let (published, play, of) = listed(snapshot, round, board)?;
    check_open(snapshot, round)?;
    if games.is_empty() || stage == GameStage::Match {
        return Err(CommandError::NoChange);
    }
    if play.settled.contains_key(&first(of)) {
        return Err(CommandError::MatchSettled { board });
    }
    if let Some(&open) = of.boards.iter().find(|board| published.awaits(**board)) {
        return Err(CommandError::MatchRunning { board: open });
    }
    let sides = Sides::of(snapshot, snapshot.leg(round));
    let mut boards = published.boards.to_vec();
    let mut results = published.results.clone();
    let mut places = published.places.to_vec();
    places.resize(snapshot.roster.len(), RoundPlace::Nowhere);
    let mut play = play.clone();
    for &meeting in games {
        let added = u16::try_from(boards.len() + 1).map(BoardNo).map_err(|_| CommandError::NoChange)?;
        check_board(&sides, added, meeting, of)?;
        for (id, colour) in [(meeting.white, Colour::White), (meeting.black, Colour::Black)] {
            match places.get_mut(id.index()) {
                Some(RoundPlace::AtBoard(..)) => {}
                Some(place @ RoundPlace::Idle) => *place = RoundPlace::AtBoard(added, colour),
                _ => return Err(CommandError::CannotPlace { id }),
            }
        }
        boards.push(Board { meeting, noted: BoardFloat::Level, by_hand: false, fixed: false });
        results = results.with_board();
        play.stages.insert(added, stage);
        if let Some(of) = play.matches.iter_mut().find(|of| of.boards.contains(&board)) {
            of.boards.push(added);
        }
    }
    while places.len() > published.places.len() && places.last() == Some(&RoundPlace::Nowhere) {
        places.pop();
    }
    let changed = Round {
        boards: boards.into(),
        results,
        places: places.into(),
        play: Some(Arc::new(play)),
        ..published.clone()
    };
    Ok(snapshot.with_round(round, changed))
}

fn first(of: &Match) -> BoardNo {
    of.boards.first().copied().unwrap_or(BoardNo(0))
}

/// Returns an error for a match from which a later round is paired, unless the settlement agrees with that round.
fn check_settleable(
    snapshot: &Snapshot,
    round: RoundNo,
    of: &Match,
    settlement: Option<&Settlement>,
) -> Result<(), CommandError> {
    let plays_on = snapshot.round(round.next()).and_then(|later| later.plays_on(of));
    let winner = settlement.and_then(|made| made.winner);
    match plays_on {
        Some(plays_on) if winner == Some(plays_on) => Ok(()),
        _ => check_open(snapshot, round),
    }
}

/// Settles a match that its games do not decide, or whose corrected result must not change the winner; or undoes that.
pub(super) fn settle(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    settlement: Option<&Settlement>,
) -> Result<Snapshot, CommandError> {
    let (published, play, of) = listed(snapshot, round, board)?;
    check_settleable(snapshot, round, of, settlement)?;
    let mut settled: BTreeMap<BoardNo, Settlement> = play.settled.clone();
    let before = match settlement {
        Some(Settlement { reason, .. }) if reason.trim().is_empty() => {
            return Err(CommandError::ReasonMissing);
        }
        Some(Settlement { winner: Some(winner), .. }) if !of.sides.contains(winner) => {
            return Err(CommandError::NotASide { name: name_of(snapshot, *winner)?, board });
        }
        Some(made) => settled.insert(first(of), made.clone()),
        None => settled.remove(&first(of)),
    };
    if before.as_ref() == settlement {
        return Err(CommandError::NoChange);
    }
    let play = Some(Arc::new(MatchPlay { settled, ..play.clone() }));
    Ok(snapshot.with_round(round, Round { play, ..published.clone() }))
}

/// Assigns colours chosen by lot to the games of one stage of a match, from `board` on: White in the first
/// game, then alternating; for teams White on board 1, and on the others by the scheme of the event (knockout §3).
pub(super) fn draw_colours(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    lot: &ColourLot,
) -> Result<Snapshot, CommandError> {
    let found = paired(snapshot, round)?;
    check_open(snapshot, round)?;
    let last = BoardNo(u16::try_from(found.boards.len()).unwrap_or(u16::MAX));
    found.board(board).ok_or(CommandError::NoSuchBoard { round, board, last })?;
    let play = of_bracket(found).ok_or(CommandError::NoMatchPlay { round })?;
    let of = play.match_of(board).ok_or(CommandError::NoMatchPlay { round })?;
    for side in [lot.won, lot.white] {
        if !of.sides.contains(&side) {
            return Err(CommandError::NotASide { name: name_of(snapshot, side)?, board });
        }
    }
    let stage = found.game_stage(board);
    let games: Vec<BoardNo> = of
        .boards
        .iter()
        .copied()
        .filter(|&other| other >= board && found.game_stage(other) == stage)
        .collect();
    if let Some((board, stands)) = games.iter().find_map(|&game| Some((game, found.result(game)?))) {
        return Err(CommandError::ResultEntered { round, board, stands });
    }
    if play.lots.get(&board) == Some(lot) {
        return Err(CommandError::NoChange);
    }
    let mut boards = found.boards.to_vec();
    let mut places = found.places.to_vec();
    let sides = Sides::of(snapshot, snapshot.leg(round));
    let white_of = |game: &BoardNo| found.board(*game).and_then(|board| sides.side(board.meeting.white));
    let begins = games.first().and_then(white_of) == Some(lot.white);
    for (turn, game) in games.iter().copied().enumerate() {
        let Some(changed) = boards.get_mut(game.index()) else { continue };
        // The board scheme of teams is kept: colours of all boards are swapped, or none.
        let stays = match of.is_of_teams() {
            true => begins,
            false => (sides.side(changed.meeting.white) == Some(lot.white)) == (turn % 2 == 0),
        };
        if stays {
            continue;
        }
        changed.meeting = changed.meeting.turned();
        for place in &mut places {
            if let RoundPlace::AtBoard(at, colour) = place
                && *at == game
            {
                *colour = colour.other();
            }
        }
    }
    let mut play = play.clone();
    play.lots.insert(board, lot.clone());
    // The side with White on board 1 is listed first.
    if let Some(of) = play.matches.iter_mut().find(|other| !begins && **other == *of && of.is_of_teams())
        && stage == GameStage::Match
    {
        of.sides.reverse();
    }
    let changed =
        Round { boards: boards.into(), places: places.into(), play: Some(Arc::new(play)), ..found.clone() };
    Ok(snapshot.with_round(round, changed))
}
