//! Invariants of an event and of its history after any act.

use super::arbiter::Act;
use hakem_engine::command::Command;
use hakem_engine::console::review::results_again;
use hakem_engine::format::{Field, RoundRecord, Trace};
use hakem_engine::history::{Entry, History, Moment, StepId};
use hakem_engine::pairing::ProposeError;
use hakem_engine::pairing::{field, numbering, propose, system};
use hakem_engine::tournament::{
    BoardNo, Bye, Colour, Leg, Meeting, Participant, PlayerId, Points, Round, RoundNo, RoundPlace, Snapshot,
    Stage,
};
use std::collections::BTreeSet;

/// Returns a snapshot byte by byte.
pub(super) fn bytes(snapshot: &Snapshot) -> String {
    ron::to_string(snapshot).unwrap()
}

/// Checks that no player is in two teams, and every member is registered.
fn check_teams(snapshot: &Snapshot) {
    let members: Vec<PlayerId> = snapshot.teams().flat_map(|(_, team)| team.members()).collect();
    let different: BTreeSet<PlayerId> = members.iter().copied().collect();
    assert_eq!(members.len(), different.len(), "a player plays for one team");
    assert!(different.iter().all(|&id| snapshot.player(id).is_some()));
    assert!(snapshot.teams().all(|(id, team)| team.players.iter().all(|&p| snapshot.team_of(p) == Some(id))));
}

/// Checks that legs follow one another, and all participants are registered.
fn check_legs(snapshot: &Snapshot) {
    let next = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    assert!(snapshot.legs().windows(2).all(|pair| pair[0].first < pair[1].first));
    assert!(snapshot.legs().iter().all(|leg| leg.first <= leg.last && leg.first <= next));
    let registered = |side| match side {
        Participant::Player(id) => snapshot.player(id).is_some(),
        Participant::Team(id) => snapshot.team(id).is_some(),
    };
    assert!(snapshot.legs().iter().flat_map(Leg::participants).all(registered));
}

/// Checks the invariants of every event.
pub(super) fn check_snapshot(snapshot: &Snapshot) {
    let paired: Vec<RoundNo> = snapshot.last_paired().into_iter().flat_map(RoundNo::up_to).collect();
    let numbers: BTreeSet<PlayerId> = snapshot.numbering().iter().copied().collect();
    assert_eq!(numbers.len(), snapshot.numbering().len(), "a number names one player");
    assert!(numbers.iter().all(|&id| snapshot.player(id).is_some()), "numbers name registered players");
    assert_eq!(numbers.is_empty(), paired.is_empty());
    let forbidden = snapshot.settings().forbidden.iter().flat_map(|pair| pair.players);
    assert!(forbidden.into_iter().all(|id| snapshot.player(id).is_some()));
    assert!(paired.last().is_none_or(|&last| last <= snapshot.last_round()));
    check_legs(snapshot);
    check_teams(snapshot);
    for &number in &paired {
        let round = snapshot.round(number).unwrap();
        assert!(round.stage() == Stage::Published || Some(&number) == paired.last());
        check_round(snapshot, round, &numbers);
    }
    for (id, _) in snapshot.players() {
        let points = paired.iter().map(|&number| points(snapshot, id, number)).sum();
        assert_eq!(snapshot.scores(paired.len())[id.index()], points, "both ways to count a score agree");
    }
}

/// Returns a player's points in a published round, all games of a match together.
pub(super) fn points(snapshot: &Snapshot, id: PlayerId, number: RoundNo) -> Points {
    let round = snapshot.round(number).unwrap();
    let system = &snapshot.settings().points;
    let worth = system.of_match(round.games_of_match());
    if round.stage() != Stage::Published
        || !matches!(round.place(id), RoundPlace::AtBoard(..)) && !round.has_begun()
    {
        return Points::ZERO;
    }
    let missed =
        || snapshot.player(id).map_or(Points::ZERO, |known| worth.of_bye(Bye::Requested(known.missed)));
    match round.place(id) {
        RoundPlace::Bye(bye) => worth.of_bye(bye),
        RoundPlace::Nowhere => missed(),
        RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => Points::ZERO,
        RoundPlace::AtBoard(..) => {
            let games = round.games().filter_map(|(_, board, result)| Some((board.meeting, result?)));
            let sides = games.flat_map(|(meeting, result)| {
                [(meeting.white, Colour::White), (meeting.black, Colour::Black)].map(|side| (side, result))
            });
            let own = sides.filter(|&((player, _), _)| player == id);
            own.map(|((_, colour), result)| system.of_game(result, colour)).sum()
        }
    }
}

fn check_board(round: &Round, number: BoardNo, meeting: Meeting) {
    let Meeting { white, black } = meeting;
    for (player, colour) in [(white, Colour::White), (black, Colour::Black)] {
        let RoundPlace::AtBoard(first, has) = round.place(player) else {
            panic!("player {player} has no place")
        };
        assert!(first <= number && (first < number || has == colour), "a place names the first game");
        assert!(first == number || round.has_listed_matches(), "several games are those of a match");
    }
    if let Some(shown) = round.rating_only(number) {
        assert!(shown.meeting.has(white) && shown.meeting.has(black));
        assert!(round.result(number).is_some());
    }
    assert!(round.conflict(number).is_none_or(|found| round.result(number) != Some(found)));
}

fn check_round(snapshot: &Snapshot, round: &Round, numbers: &BTreeSet<PlayerId>) {
    let boards = round.boards().len();
    let results = round.games().filter(|(_, _, result)| result.is_some()).count();
    let needless =
        round.games().filter(|&(number, _, result)| result.is_none() && !round.awaits(number)).count();
    assert_eq!(results + round.missing() + needless, boards, "one result a board, given or not");
    assert!(needless == 0 || round.has_listed_matches(), "only games of decided matches are not waited for");
    round.games().for_each(|(number, board, _)| check_board(round, number, board.meeting));
    assert!(round.conflicts().all(|(board, _)| round.board(board).is_some()));
    let past_the_last = BoardNo(u16::try_from(boards).unwrap() + 1);
    assert_eq!(round.rating_only(past_the_last), None);
    let seated = round.players_at(|place| matches!(place, RoundPlace::AtBoard(..))).count();
    let meetings = round.boards().iter().flat_map(|board| [board.meeting.white, board.meeting.black]);
    assert_eq!(seated, meetings.collect::<BTreeSet<_>>().len(), "nobody sits anywhere but at the boards");
    let matches = round.matches();
    let mut held: Vec<BoardNo> = matches.iter().flat_map(|of| of.boards.iter().copied()).collect();
    held.sort_unstable();
    assert!(held.into_iter().eq((1..).map(BoardNo).take(boards)), "every board belongs to one match");
    assert!(round.players_at(|place| place == RoundPlace::Bye(Bye::PairingAllocated)).count() <= 1);
    if round.stage() == Stage::Published {
        assert_eq!(round.players_at(|place| place == RoundPlace::Pool).count(), 0);
    }
    for (id, place) in round.players_at(|place| place != RoundPlace::Nowhere) {
        assert!(snapshot.player(id).is_some(), "only registered players have a place");
        let takes_part = !matches!(place, RoundPlace::Bye(Bye::Requested(_)) | RoundPlace::Idle);
        assert!(!takes_part || numbers.contains(&id), "player {id} takes part without a number");
    }
}

/// Checks that the input of a pairing system is consistent, and that its pairing is accepted.
fn check_next_pairing(snapshot: &Snapshot, history: &History) {
    let settings = snapshot.settings();
    let next = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    let system = system(settings.system.as_str()).unwrap();
    let order = numbering(snapshot, system, next);
    // The checks of the input are for rounds of one game each.
    if snapshot.legs().is_empty() {
        check_field(&field(snapshot, next, &order), order.len());
    }
    let complete = next.previous().and_then(|last| snapshot.round(last)).is_none_or(Round::is_complete);
    let announced = snapshot.leg(next).is_none() && next <= settings.rounds;
    if complete && announced && settings.initial_colour.is_some() {
        match propose(snapshot, next, Trace::silent()) {
            Ok(proposal) => drop(history.try_command(Command::DraftRound(proposal.draft)).unwrap()),
            Err(ProposeError::NoPairing(_)) => {}
            Err(ProposeError::RoundsOutOfRange { .. }) if system.facts().limits_rounds => {}
            Err(error) => panic!("{error}"),
        }
    }
}

fn check_field(field: &Field, players: usize) {
    assert_eq!(field.players.len(), players);
    for (seat, player) in field.seats().zip(&field.players) {
        assert_eq!(player.record.len(), usize::from(field.round.0) - 1);
        for (index, round) in player.record.iter().enumerate() {
            let mirrored = match *round {
                RoundRecord::Played { opponent, colour, .. } => matches!(
                    field.player(opponent).record[index],
                    RoundRecord::Played { opponent, colour: theirs, .. } if opponent == seat && theirs == colour.other()
                ),
                RoundRecord::Forfeited { opponent, colour, .. } => matches!(
                    field.player(opponent).record[index],
                    RoundRecord::Forfeited { opponent, colour: theirs, .. } if opponent == seat && theirs == colour.other()
                ),
                RoundRecord::Bye { .. } => true,
            };
            assert!(mirrored, "round {} of {seat:?}: {round:?}", index + 1);
        }
    }
}

/// Checks that results are restored only to the same two players with the same colours, each from a board of
/// its own.
fn check_carried(history: &History) {
    let rounds = history.snapshot().last_published().into_iter().flat_map(RoundNo::up_to);
    for number in rounds {
        let Some((_, left)) = history.undone(number) else { continue };
        let (undone, round) = (left.round(number).unwrap(), history.snapshot().round(number).unwrap());
        let mut used = BTreeSet::new();
        for (board, result) in results_again(undone, round) {
            assert_eq!(round.result(board), None, "nothing that stands is written over");
            let meeting = round.board(board).unwrap().meeting;
            let from = undone.games().find(|&(at, found, had)| {
                found.meeting == meeting
                    && had == Some(result)
                    && undone.conflict(at).is_none()
                    && !used.contains(&at)
            });
            assert!(used.insert(from.expect("the undone pairing had it on the same board").0));
        }
    }
}

/// Performs an act and checks its consequences.
pub(super) fn check_act(history: &mut History, act: Act, states: &mut Vec<String>) {
    let (before, steps, log) = (history.current(), states.len(), history.log().len());
    let entry = match act {
        Act::Do(command) => Some(Entry::Did(command)),
        Act::Undo => history.try_undo().map(|undo| undo.entry().clone()),
        Act::Redo => history.try_redo().map(|redo| redo.entry().clone()),
        Act::MoveTo(step) => Some(Entry::Moved(step)),
        Act::TakeOut(step, reason) => Some(Entry::TookOut { step, reason }),
    };
    let Some(entry) = entry else { return };
    let is_command = matches!(entry, Entry::Did(_) | Entry::TookOut { .. });
    // Drafting again may well yield the same draft.
    let is_draft = matches!(entry, Entry::Did(Command::DraftRound(_)));
    if history.replay(entry, Moment(log as i64)).is_err() {
        assert_eq!((history.current(), history.log().len()), (before, log));
        assert_eq!(history.at(StepId(u32::try_from(steps).unwrap())), None, "nothing was added");
        assert_eq!(bytes(history.snapshot()), states[before.0 as usize]);
        return;
    }
    let after = bytes(history.snapshot());
    let before = &states[before.0 as usize];
    let mut other = history.clone();
    if let Some(undo) = other.try_undo() {
        other.keep(undo, Moment(0));
        assert!(!is_command || bytes(other.snapshot()) == *before, "undo gives back what was");
        other.keep(other.try_redo().unwrap(), Moment(0));
        assert_eq!((other.current(), bytes(other.snapshot())), (history.current(), after.clone()));
    }
    if is_command {
        assert!(is_draft || after != *before, "a command that is taken changes something");
        states.push(after);
    }
    check_snapshot(history.snapshot());
    check_carried(history);
    check_next_pairing(history.snapshot(), history);
}

/// Returns true if `ancestor` is on the path from the blank event to `step`, both included.
fn is_ancestor(history: &History, ancestor: StepId, step: StepId) -> bool {
    std::iter::successors(Some(step), |&step| history.parent(step)).any(|step| step == ancestor)
}

/// Checks that no recorded step is lost: each is unchanged, and belongs to the past of the present step or of
/// a branch.
pub(super) fn check_all_kept(history: &History, states: &[String]) {
    let mut ends: Vec<StepId> = history.branches().iter().map(|branch| branch.tip).collect();
    ends.push(history.current());
    for (number, state) in (0..).zip(states) {
        let step = StepId(number);
        assert_eq!(&bytes(history.at(step).unwrap()), state, "step {step} has changed");
        assert!(ends.iter().any(|&end| is_ancestor(history, step, end)), "no way leads to step {step}");
    }
    for branch in history.branches() {
        assert!(is_ancestor(history, branch.fork, branch.tip));
        assert!(is_ancestor(history, branch.fork, history.current()));
    }
}

/// Checks that the entries, written as text and read back, give the same history, one by one and all
/// together.
pub(super) fn check_replay(history: &History) {
    let mut again = History::default();
    let mut at_once = History::default();
    at_once.replay_all(history.log().iter().map(|logged| (logged.entry.clone(), logged.at))).unwrap();
    for logged in history.log() {
        let text = ron::to_string(&logged.entry).unwrap();
        let entry: Entry = ron::from_str(&text).unwrap();
        assert_eq!(entry, logged.entry);
        again.replay(entry, logged.at).unwrap();
        assert_eq!(again.current(), logged.to);
        assert_eq!(at_once.at(logged.to), again.at(logged.to));
        assert_eq!(at_once.command(logged.to), again.command(logged.to));
    }
    assert_eq!((at_once.current(), at_once.branches()), (again.current(), again.branches()));
    assert_eq!(bytes(again.snapshot()), bytes(history.snapshot()));
    assert_eq!(again.branches(), history.branches());
    assert_eq!(again.line(), history.line());
    let redo = |history: &History| history.try_redo().map(|redo| redo.entry().clone());
    assert_eq!(redo(&again), redo(history));
}
