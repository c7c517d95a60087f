//! Rebase of a late entry: it was made on an earlier state of the event, and others have changed the event since.

use super::take_out::is_of_the_same;
use super::{Entry, History, HistoryError, PendingEntry};
use crate::command::{Command, Follow};
use crate::refusal::refusals;
use crate::tournament::{BoardNo, GameResult, Player, PlayerId, Points, RoundNo, Snapshot, Urn};
use crate::warning::{WarningLevel, warnings};

refusals! {
/// Reason for refusing a late entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnewError: "error" {
    /// Others have changed its subject since: it would revert their change, or apply to other players.
    MadeForBefore,
    /// It does not fit the current event.
    Misfit(error: HistoryError),
}
}

impl History {
    /// Returns true if a command may come of a draw by lot that was made here too, by another seed than
    /// `there`, where the command was made when the event was as in `seen`. What was drawn here first stays.
    pub fn is_drawn_otherwise(
        &self,
        command: &Command,
        seen: &Snapshot,
        there: impl Fn(Urn) -> Option<u64>,
    ) -> bool {
        let differs = |urn| self.seed_of(urn).zip(there(urn)).is_some_and(|(here, there)| here != there);
        command.may_be_drawn(seen).into_iter().any(differs)
    }

    /// Tries an entry that was made when the event was as in `seen`. Returns the entry itself; the note of a conflict
    /// if its board has a different result by now, or if the result would need a confirmation that no arbiter was asked
    /// for; `None` if the event already contains it.
    ///
    /// # Errors
    /// Returns [`AnewError::MadeForBefore`] if others have changed its subject, the entry names a step, or another
    /// command would need such a confirmation, and [`AnewError::Misfit`] if it does not fit the current event.
    pub fn try_anew(&self, entry: Entry, seen: &Snapshot) -> Result<Option<PendingEntry>, AnewError> {
        let now = self.snapshot();
        // Drawn elsewhere with another seed: this event keeps its own draw.
        let drawn = if let Entry::Did(command) = &entry { command.drawn_by() } else { None };
        if drawn.is_some_and(|(urn, seed)| self.seed_of(urn).is_some_and(|known| known != seed)) {
            return Err(AnewError::MadeForBefore);
        }
        if now == seen {
            return Ok(Some(self.try_entry(entry)?));
        }
        let entry = match entry {
            Entry::Issued(_) | Entry::TookOver | Entry::Drew { .. } => entry,
            Entry::Moved(_) | Entry::TookOut { .. } | Entry::Dropped(_) => {
                return Err(AnewError::MadeForBefore);
            }
            Entry::Did(command) if is_for_before(&command, seen, now) => {
                return Err(AnewError::MadeForBefore);
            }
            Entry::Did(command) => match as_found(&command, seen, now) {
                BoardState::Same => return Ok(None),
                BoardState::Other => Entry::Did(command.as_conflict().unwrap_or(command)),
                BoardState::AsBefore if is_unconfirmed(&command, seen, now) => {
                    Entry::Did(command.as_conflict().ok_or(AnewError::MadeForBefore)?)
                }
                BoardState::AsBefore => Entry::Did(command),
            },
        };
        Ok(Some(self.try_entry(entry)?))
    }
}

/// State of the board that a result command names.
enum BoardState {
    /// It already has the same result, or a note of it.
    Same,
    /// It has a different result than in `seen`.
    Other,
    /// It is as in `seen`, or the command does not concern a result.
    AsBefore,
}

fn result(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> Option<GameResult> {
    snapshot.round(round)?.result(board)
}

/// Returns the score of the match of a board if it was entered as a total.
fn match_score(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> Option<[Points; 2]> {
    let paired = snapshot.round(round)?;
    paired.match_score(paired.play.as_deref()?.match_of(board)?)
}

fn as_found(command: &Command, seen: &Snapshot, now: &Snapshot) -> BoardState {
    if let Command::EnterMatchScore { round, board, score: Some(told) } = command
        && match_score(now, *round, *board) == Some(*told)
    {
        return BoardState::Same;
    }
    let Some(Command::NoteConflict { round, board, found }) = command.as_conflict() else {
        return BoardState::AsBefore;
    };
    let stands = result(now, round, board);
    let is_noted = now.round(round).and_then(|paired| paired.conflict(board)) == Some(found);
    match stands {
        _ if stands == Some(found) || is_noted => BoardState::Same,
        Some(_) if stands != result(seen, round, board) => BoardState::Other,
        _ => BoardState::AsBefore,
    }
}

fn board_of(command: &Command) -> Option<BoardNo> {
    match command {
        Command::EnterResult { board, .. }
        | Command::CorrectResult { board, .. }
        | Command::NoteConflict { board, .. } => Some(*board),
        _ => None,
    }
}

/// Returns the players at a board, with their data: White, then Black.
fn seated(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> Option<[Player; 2]> {
    let meeting = snapshot.round(round)?.board(board)?.meeting;
    let known = |id| snapshot.player(id).map(|known| known.player.clone());
    Some([known(meeting.white)?, known(meeting.black)?])
}

/// Returns true if a correction would undo rounds that others have paired or played on since `seen`.
fn undoes_rounds_of_others(command: &Command, seen: &Snapshot, now: &Snapshot) -> bool {
    let (Command::CorrectResult { follow, .. }
    | Command::CorrectColours { follow, .. }
    | Command::CorrectMatchScore { follow, .. }) = command
    else {
        return false;
    };
    let Follow::UndoLater { from } = follow else { return false };
    let from = usize::from(from.0.saturating_sub(1));
    seen.rounds().get(from..) != now.rounds().get(from..)
}

/// Returns true if a command needs a confirmation for the current event that it did not need in `seen`: its author
/// was not asked (FIDE's checklist for programs, questions 43, 115, 163, 174 and 189).
fn is_unconfirmed(command: &Command, seen: &Snapshot, now: &Snapshot) -> bool {
    let before = warnings(seen, command);
    let was_asked = |id| before.iter().any(|warning| warning.facts().id == id);
    let confirmed = |level| level >= WarningLevel::Confirm;
    let found = warnings(now, command);
    found.iter().map(|warning| warning.facts()).any(|facts| confirmed(facts.level) && !was_asked(facts.id))
}

/// Returns true if a command would revert a change made since `seen`, or apply to other players.
fn is_for_before(command: &Command, seen: &Snapshot, now: &Snapshot) -> bool {
    let player = |snapshot: &Snapshot, id: PlayerId| snapshot.player(id).map(|known| known.player.clone());
    let is_changed = |id: PlayerId| player(seen, id) != player(now, id);
    // A player registered since may have the number of another player: then only boards identify players.
    let ids_agree = seen
        .seated()
        .all(|(id, known)| now.player(id).is_some_and(|other| other.player.name == known.player.name));
    if !ids_agree && !matches!(command, Command::Register { .. } | Command::Announce(_)) {
        let at = command.round().zip(board_of(command));
        return !at.is_some_and(|(round, board)| {
            seated(seen, round, board).is_some_and(|seats| seated(now, round, board) == Some(seats))
        });
    }
    match command {
        _ if undoes_rounds_of_others(command, seen, now) => true,
        // Commands that replace the complete value.
        Command::Announce(_) => seen.settings() != now.settings(),
        Command::AnnouncePrizes(_) => seen.prizes() != now.prizes(),
        Command::AnnounceLike { .. } => seen.settings() != now.settings() || seen.prizes() != now.prizes(),
        Command::EditTeam { id, .. } => seen.team(*id) != now.team(*id),
        Command::EditPlayer { id, .. } => is_changed(*id),
        Command::FollowList { players, .. } | Command::TakeList { changed: players, .. } => {
            players.iter().any(|&(id, _)| is_changed(id))
        }
        Command::ClearResult { round, board } | Command::CorrectResult { round, board, result: None, .. } => {
            result(seen, *round, *board) != result(now, *round, *board) || !is_of_the_same(command, seen, now)
        }
        Command::EnterMatchScore { round, board, score: told } => {
            let [before, stands] = [seen, now].map(|event| match_score(event, *round, *board));
            before != stands && (told.is_none() || *told != stands) || !is_of_the_same(command, seen, now)
        }
        Command::CorrectMatchScore { round, board, .. } => {
            let [before, stands] = [seen, now].map(|event| match_score(event, *round, *board));
            before != stands || !is_of_the_same(command, seen, now)
        }
        // Commands that depend on the entire previous state.
        Command::DraftRound(_)
        | Command::PublishTable { .. }
        | Command::UndoRound { .. }
        | Command::DiscardDraft { .. } => true,
        _ => !is_of_the_same(command, seen, now),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Moment;
    use super::*;
    use crate::format::Trace;
    use crate::pairing::{drawn_teams, opening, propose};
    use crate::tournament::{Colour, Name, Outcome, RequestedBye, Settings, SystemId, Team};
    use std::num::NonZeroU8;

    fn register(name: &str) -> Command {
        let player = Player::named(Name::new(name).unwrap());
        Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
    }

    /// A player who arrives for round 2.
    fn late(name: &str) -> Command {
        let player = Player::named(Name::new(name).unwrap());
        Command::Register { player, arrival: RoundNo(2), missed: RequestedBye::ZeroPoint }
    }

    fn enter(board: u16, outcome: Outcome) -> Command {
        let (round, board) = (RoundNo(1), BoardNo(board));
        Command::EnterResult { round, board, result: GameResult::Played(outcome) }
    }

    /// A published round of six players.
    fn published() -> History {
        let mut history = History::default();
        let settings =
            Settings { initial_colour: Some(Colour::White), ..Snapshot::blank().settings().clone() };
        let mut act = |command| history.record(command, Moment(0)).unwrap();
        act(Command::Announce(Box::new(settings)));
        ["Ada", "Bo", "Can", "Dana", "Eva", "Fuat"].iter().for_each(|name| act(register(name)));
        let draft = propose(history.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
        history.record(Command::DraftRound(draft), Moment(0)).unwrap();
        history.record(Command::publish(RoundNo(1)), Moment(0)).unwrap();
        history
    }

    /// Applies `first`, then rebases `second` as made before that.
    fn second(first: &[Command], second: Command) -> Result<Option<Entry>, AnewError> {
        let mut history = published();
        let seen = history.snapshot().clone();
        first.iter().for_each(|command| history.record(command.clone(), Moment(0)).unwrap());
        let came = history.try_anew(Entry::Did(second), &seen)?;
        Ok(came.map(|pending| pending.entry().clone()))
    }

    #[test]
    fn results_of_different_boards_and_registrations_are_taken_as_they_are() {
        for (first, then) in [
            (enter(1, Outcome::Draw), enter(2, Outcome::WhiteWins)),
            (enter(1, Outcome::Draw), late("Gül")),
            (late("Gül"), late("Hana")),
            (late("Gül"), enter(2, Outcome::WhiteWins)),
        ] {
            assert_eq!(second(&[first], then.clone()), Ok(Some(Entry::Did(then))));
        }
    }

    #[test]
    fn the_same_board_is_there_already_or_a_conflict() {
        let first = [enter(1, Outcome::Draw)];
        assert_eq!(second(&first, enter(1, Outcome::Draw)), Ok(None));
        let found = GameResult::Played(Outcome::WhiteWins);
        let note = Command::NoteConflict { round: RoundNo(1), board: BoardNo(1), found };
        assert_eq!(second(&first, enter(1, Outcome::WhiteWins)), Ok(Some(Entry::Did(note.clone()))));
        let noted = [enter(1, Outcome::Draw), note];
        assert_eq!(second(&noted, enter(1, Outcome::WhiteWins)), Ok(None), "it is noted once");
    }

    #[test]
    fn a_command_for_a_changed_subject_is_refused() {
        let mut settings = published().snapshot().settings().clone();
        settings.place = Name::new("İzmir").ok();
        let announce = Command::Announce(Box::new(settings.clone()));
        settings.place = Name::new("Brno").ok();
        let other = Command::Announce(Box::new(settings));
        assert_eq!(second(&[announce], other), Err(AnewError::MadeForBefore));
        let undo = Command::UndoRound { round: RoundNo(1), reason: "a player was forgotten".to_owned() };
        assert_eq!(second(&[enter(1, Outcome::Draw)], undo.clone()), Err(AnewError::MadeForBefore));
        let misfit = second(std::slice::from_ref(&undo), enter(1, Outcome::Draw));
        assert_eq!(misfit, Err(AnewError::MadeForBefore), "the board is there no more");
    }

    /// Enters draws on all boards of the last round.
    fn play(history: &mut History) {
        let round = history.snapshot().last_published().unwrap();
        let boards: Vec<BoardNo> =
            history.snapshot().round(round).unwrap().games().map(|(board, ..)| board).collect();
        for board in boards {
            let result = GameResult::Played(Outcome::Draw);
            history.record(Command::EnterResult { round, board, result }, Moment(0)).unwrap();
        }
    }

    /// Pairs, publishes and plays the next round.
    fn play_on(history: &mut History) {
        let round = history.snapshot().next_to_publish();
        let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
        history.record(Command::DraftRound(draft), Moment(0)).unwrap();
        history.record(Command::publish(round), Moment(0)).unwrap();
        play(history);
    }

    /// FIDE's checklist for programs, questions 43, 115, 163, 174 and 189: by a merge, an inbox or a shared event too.
    #[test]
    fn what_needs_a_confirmation_only_since_others_played_on_is_noted_or_refused() {
        let (round, board, reason) = (RoundNo(1), BoardNo(1), "misread".to_owned());
        let found = GameResult::Played(Outcome::WhiteWins);
        let correct = |follow| Command::CorrectResult {
            round,
            board,
            result: Some(found),
            follow,
            reason: reason.clone(),
        };
        let colours =
            Command::CorrectColours { round, board, follow: Follow::Record, reason: reason.clone() };
        let bye = |at| {
            let bye = Some(RequestedBye::HalfPoint);
            Command::SetBye { id: PlayerId(1), round: RoundNo(at), bye }
        };
        let undo = correct(Follow::UndoLater { from: RoundNo(2) });
        let rating_only = correct(Follow::RatingReportOnly);
        let mut history = published();
        play(&mut history);
        let seen = history.snapshot().clone();
        let came = |history: &History, command: &Command| {
            let came = history.try_anew(Entry::Did(command.clone()), &seen)?;
            Ok(came.map(|pending| pending.entry().clone()))
        };
        let is_taken = |command: &Command| Ok(Some(Entry::Did(command.clone())));
        for command in [&correct(Follow::Record), &colours, &bye(4)] {
            assert_eq!(came(&history, command), is_taken(command), "nothing has changed");
        }
        history.record(bye(3), Moment(0)).unwrap();
        assert_eq!(came(&history, &bye(4)), Err(AnewError::MadeForBefore), "the second one is asked about");
        let note = is_taken(&Command::NoteConflict { round, board, found });
        // The next round contradicts the correction, then the round is too far back.
        for _ in 2..=3 {
            play_on(&mut history);
            assert_eq!(came(&history, &correct(Follow::Record)), note);
            assert_eq!(came(&history, &colours), Err(AnewError::MadeForBefore));
            assert_eq!(came(&history, &undo), Err(AnewError::MadeForBefore), "rounds of others stay");
            assert_eq!(came(&history, &rating_only), is_taken(&rating_only));
        }
    }

    #[test]
    fn an_adjourned_game_that_ended_elsewhere_is_noted_once_the_next_round_is_paired() {
        let (round, board) = (RoundNo(1), BoardNo(1));
        let mut history = published();
        play(&mut history);
        let adjourned = Command::CorrectResult {
            round,
            board,
            result: Some(GameResult::Adjourned),
            follow: Follow::Record,
            reason: "adjourned".to_owned(),
        };
        history.record(adjourned, Moment(0)).unwrap();
        let seen = history.snapshot().clone();
        play_on(&mut history);
        let came = |outcome| {
            let came = history.try_anew(Entry::Did(enter(1, outcome)), &seen).unwrap();
            came.map(|pending| pending.entry().clone())
        };
        let found = GameResult::Played(Outcome::WhiteWins);
        let note = Command::NoteConflict { round, board, found };
        assert_eq!(came(Outcome::WhiteWins), Some(Entry::Did(note)));
        assert_eq!(came(Outcome::Draw), Some(Entry::Did(enter(1, Outcome::Draw))), "it counted as a draw");
    }

    #[test]
    fn a_match_score_entered_by_others_is_not_overwritten() {
        let mut history = History::default();
        let mut act = |command| history.record(command, Moment(0)).unwrap();
        let mut settings = Snapshot::blank().settings().clone();
        settings.system = SystemId::new("team-swiss-2026");
        settings.initial_colour = Some(Colour::White);
        act(Command::Announce(Box::new(settings)));
        for name in ["Oak", "Elm"] {
            let boards = NonZeroU8::new(4).unwrap();
            act(Command::RegisterTeam(Team::without_players(Name::new(name).unwrap(), boards)));
        }
        let made = opening(history.snapshot(), &drawn_teams(history.snapshot(), 1)).unwrap().unwrap();
        history.record(Command::BeginLeg(made.leg), Moment(0)).unwrap();
        let draft = propose(history.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
        history.record(Command::DraftRound(draft), Moment(0)).unwrap();
        history.record(Command::publish(RoundNo(1)), Moment(0)).unwrap();
        let seen = history.snapshot().clone();
        let tell = |halves: Option<i32>| Command::EnterMatchScore {
            round: RoundNo(1),
            board: BoardNo(1),
            score: halves.map(|halves| [halves, 8 - halves].map(|halves| Points::from_tenths(5 * halves))),
        };
        history.record(tell(Some(5)), Moment(0)).unwrap();
        let came = |command| history.try_anew(Entry::Did(command), &seen).map(|pending| pending.is_some());
        assert_eq!(came(tell(Some(5))), Ok(false), "it says the same");
        assert_eq!(came(tell(Some(6))), Err(AnewError::MadeForBefore));
        assert_eq!(came(tell(None)), Err(AnewError::MadeForBefore));
    }

    #[test]
    fn a_result_never_lands_on_other_players() {
        let history = published();
        let seen = history.snapshot().clone();
        let mut again = history.clone();
        let reason = || "a player was forgotten".to_owned();
        let mut act = |command| again.record(command, Moment(0)).unwrap();
        act(Command::UndoRound { round: RoundNo(1), reason: reason() });
        act(Command::Withdraw { id: PlayerId(1), from: RoundNo(1) });
        act(register("Gül"));
        let draft = propose(again.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
        again.record(Command::DraftRound(draft), Moment(0)).unwrap();
        again.record(Command::publish(RoundNo(1)), Moment(0)).unwrap();
        let came = again.try_anew(Entry::Did(enter(1, Outcome::Draw)), &seen);
        assert_eq!(came.map(|pending| pending.is_some()), Err(AnewError::MadeForBefore));
    }

    #[test]
    fn a_number_that_two_players_have_been_given_names_neither() {
        let fork = published();
        let (mut one, mut other) = (fork.clone(), fork.clone());
        one.record(late("Gül"), Moment(0)).unwrap();
        other.record(late("Hana"), Moment(0)).unwrap();
        let withdraw = |id| Entry::Did(Command::Withdraw { id: PlayerId(id), from: RoundNo(2) });
        let came = |entry| one.try_anew(entry, other.snapshot()).map(drop);
        assert_eq!(came(withdraw(7)), Err(AnewError::MadeForBefore));
        assert_eq!(came(Entry::Did(enter(2, Outcome::Draw))), Ok(()), "a board tells who is meant");
        assert_eq!(came(Entry::Did(late("Ivo"))), Ok(()));
    }

    #[test]
    fn a_second_drawing_of_lots_with_another_seed_is_refused() {
        let blank = History::default();
        let drew = |urn, seed: u64| {
            let mut history = blank.clone();
            let note = history.note_draw(urn, seed);
            history.keep(note, Moment(0));
            history
        };
        let seen = blank.snapshot();
        let with = |change: &dyn Fn(&mut Settings)| {
            let mut settings = seen.settings().clone();
            change(&mut settings);
            Command::Announce(Box::new(settings))
        };
        let coloured = with(&|settings| settings.initial_colour = Some(Colour::White));
        let placed = with(&|settings| settings.place = Name::new("Brno").ok());
        let (here, there) = (drew(Urn::InitialColour, 1), drew(Urn::InitialColour, 2));
        let differs = |here: &History, command: &Command, there: &History| {
            here.is_drawn_otherwise(command, seen, |urn| there.seed_of(urn))
        };
        assert!(differs(&here, &coloured, &there));
        assert!(!differs(&here, &coloured, &here), "the same draw");
        assert!(!differs(&here, &coloured, &blank), "entered there, not drawn");
        assert!(!differs(&blank, &coloured, &there), "nothing was drawn here");
        assert!(!differs(&here, &placed, &there), "the colour stays");
        let leg = |first: u8| {
            Command::BeginLeg(crate::tournament::Leg {
                first: RoundNo(first),
                last: RoundNo(9),
                system: SystemId::new("round-robin"),
                options: crate::tournament::Options::default(),
                groups: Vec::new(),
                boards: None,
                is_closed: true,
                decided: String::new(),
            })
        };
        for (urn, first) in [(Urn::Teams, 1), (Urn::Leg(RoundNo(4)), 4), (Urn::Finalists(RoundNo(4)), 4)] {
            assert!(differs(&drew(urn, 1), &leg(first), &drew(urn, 2)), "{urn:?}");
            assert!(!differs(&drew(urn, 1), &leg(first + 1), &drew(urn, 2)), "{urn:?} of another leg");
        }
        let won = |by| Command::SettleMatch {
            round: RoundNo(2),
            board: BoardNo(3),
            settlement: Some(crate::tournament::Settlement { winner: None, by, reason: String::new() }),
        };
        let urn = Urn::Winner(RoundNo(2), BoardNo(3));
        assert!(differs(&drew(urn, 1), &won(crate::tournament::SettledBy::Lot), &drew(urn, 2)));
        assert!(!differs(&drew(urn, 1), &won(crate::tournament::SettledBy::NoShow), &drew(urn, 2)));
    }

    #[test]
    fn no_command_conflicts_with_unchanged_data() {
        let history = published();
        let undo = history.try_undo().unwrap().entry().clone();
        let same = history.try_anew(undo.clone(), history.snapshot()).unwrap().unwrap();
        assert_eq!(same.entry(), &undo);
        let mut other = history.clone();
        other.record(enter(1, Outcome::Draw), Moment(0)).unwrap();
        let moved = other.try_anew(undo, history.snapshot()).map(drop);
        assert_eq!(moved, Err(AnewError::MadeForBefore));
    }
}
