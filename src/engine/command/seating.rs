//! Manual changes of a seating: freely in a draft, with a reason in a published round.

use super::CommandError;
use super::legs::{Sides, pairs_teams};
use super::matches::check_matches;
use super::results::check_open;
use super::rounds::{check_all_placed, float};
use super::stage::at_stage;
use crate::tournament::{
    Board, BoardFloat, BoardNo, Bye, Colour, Forfeit, GameResult, MatchPlay, Meeting, Participant, PlayerId,
    RatingOnly, Registration, Round, RoundNo, RoundPlace, Snapshot, Stage,
};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;

/// A change of a seating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatingEdit {
    /// Unpairs a board: both players go to the pool; later boards move up.
    TakeApart {
        board: BoardNo,
    },
    /// Pairs two players without a board on a new one.
    Seat {
        meeting: Meeting,
        /// The number of the new board; later boards move down.
        board: BoardNo,
    },
    Swap {
        players: [PlayerId; 2],
    },
    TurnColours {
        board: BoardNo,
    },
    /// Gives a bye to a player without a board.
    GiveBye {
        player: PlayerId,
        bye: Bye,
    },
    /// Adds a player without a board to the pool, whatever was arranged for this round.
    CallIn {
        player: PlayerId,
    },
    /// Pairs the opponents of two no-shows on the first of their boards; the other board is removed, and the no-shows
    /// are absent (FIDE C.04.2 4.4 c).
    PairWaiting {
        absent: [PlayerId; 2],
        meeting: Meeting,
    },
    /// Fixes a board in a draft, so that re-pairing keeps it, or releases it.
    Fix {
        board: BoardNo,
        fixed: bool,
    },
    /// Renumbers the boards of a draft.
    Arrange {
        /// All boards by their current numbers, in the new order.
        order: Vec<BoardNo>,
    },
    /// Replaces a player in a knockout match after the result of an earlier match was corrected; the replaced one is
    /// out.
    TakeMatch {
        /// The player who advances.
        player: PlayerId,
        instead_of: PlayerId,
    },
    /// Replaces a no-show, who is then absent.
    TakeSeat {
        absent: PlayerId,
        /// The substitute, from the pool or with a bye.
        player: PlayerId,
    },
}

/// A board with all its data.
pub(super) struct SeatedBoard {
    pub(super) board: Board,
    pub(super) result: Option<GameResult>,
    pub(super) rating_only: Option<RatingOnly>,
    pub(super) conflict: Option<GameResult>,
}

impl SeatedBoard {
    /// Creates a new board. Its floats are recorded after all edits.
    pub(super) fn of(meeting: Meeting) -> Self {
        let board = Board { meeting, noted: BoardFloat::Level, by_hand: true, fixed: false };
        Self { board, result: None, rating_only: None, conflict: None }
    }
}

/// A round under edit, split into its parts.
pub(super) struct SeatingTable<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) round: RoundNo,
    pub(super) lines: Vec<SeatedBoard>,
    pub(super) places: Vec<RoundPlace>,
    pub(super) play: Option<MatchPlay>,
    /// True if results decide which teams meet: edits then apply to entire matches, and a player identifies the team.
    pub(super) of_teams: bool,
}

pub(super) fn edit_draft(
    snapshot: &Snapshot,
    round: RoundNo,
    edit: &SeatingEdit,
) -> Result<Snapshot, CommandError> {
    let draft = at_stage(snapshot, round, Stage::Draft)?;
    let changed = changed(snapshot, round, draft, std::slice::from_ref(edit))?;
    Ok(admitting(snapshot, round, Round { edited: true, ..changed }))
}

pub(super) fn reseat(
    snapshot: &Snapshot,
    round: RoundNo,
    edits: &[SeatingEdit],
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_open(snapshot, round)?;
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    if edits.iter().any(|edit| matches!(edit, SeatingEdit::Fix { .. } | SeatingEdit::Arrange { .. })) {
        return Err(CommandError::WrongStage { round, found: Stage::Published, needed: Stage::Draft });
    }
    let changed = changed(snapshot, round, published, edits)?;
    check_all_placed(snapshot, round, &changed)?;
    // An unedited round is the pairing by the rules.
    let by_rules = published.by_rules.clone().unwrap_or_else(|| Arc::new(published.pairing()));
    Ok(admitting(snapshot, round, Round { by_rules: Some(by_rules), ..changed }))
}

/// Returns the event with the changed `round`. Its participants have arrived and have a pairing number: those added
/// before their arrival get the next free one (dutch-2009 N-21, FIDE C.04.2 4.4.4).
pub(super) fn admitting(snapshot: &Snapshot, number: RoundNo, mut round: Round) -> Snapshot {
    let numbers = snapshot.pairing_numbers();
    let has_number = |id: PlayerId| numbers.get(id).is_some();
    let takes_part = |place: RoundPlace| {
        matches!(place, RoundPlace::AtBoard(..) | RoundPlace::Pool | RoundPlace::Bye(Bye::PairingAllocated))
    };
    let mut admitted = snapshot.clone();
    let mut newcomers = Vec::new();
    for (id, _) in round.players_at(takes_part) {
        if let Some(known) = snapshot.player(id).filter(|known| known.arrival > number) {
            let arrived = Registration { arrival: number, ..known.clone() };
            admitted = admitted.with_registration(id, Some(arrived));
        }
        if !has_number(id) {
            newcomers.push(id);
        }
    }
    if !newcomers.is_empty() {
        round.numbering = snapshot.numbering.iter().copied().chain(newcomers).collect();
        admitted.numbering = Arc::clone(&round.numbering);
        admitted.last_given = Arc::clone(&round.numbering);
    }
    admitted.with_round(number, round)
}

/// Returns an error for edits that are impossible in a table, or in matches of several boards.
fn check_edits(
    snapshot: &Snapshot,
    number: RoundNo,
    round: &Round,
    edits: &[SeatingEdit],
) -> Result<(), CommandError> {
    let of_teams = pairs_teams(snapshot, number, round);
    let moves_boards = |edit: &SeatingEdit| {
        use SeatingEdit::{Arrange, PairWaiting, Seat, TakeApart};
        match edit {
            PairWaiting { .. } => true,
            TakeApart { .. } | Seat { .. } | Arrange { .. } => !of_teams,
            _ => false,
        }
    };
    if round.by_table && edits.iter().any(|edit| matches!(edit, SeatingEdit::Fix { .. })) {
        return Err(CommandError::FixedByTable { round: number });
    }
    if round.is_more_than_games() && edits.iter().any(moves_boards) {
        return Err(CommandError::BoardsOfMatches { round: number });
    }
    Ok(())
}

fn changed(
    snapshot: &Snapshot,
    number: RoundNo,
    round: &Round,
    edits: &[SeatingEdit],
) -> Result<Round, CommandError> {
    let line = |(number, board, result): (BoardNo, &Board, _)| SeatedBoard {
        board: *board,
        result,
        rating_only: round.rating_only(number),
        conflict: round.conflict(number),
    };
    let lines = round.games().map(line).collect();
    let mut places = round.places.to_vec();
    // A player registered after the pairing can still be added.
    places.resize(snapshot.roster.len(), RoundPlace::Nowhere);
    check_edits(snapshot, number, round, edits)?;
    let of_teams = pairs_teams(snapshot, number, round);
    let play = round.play.as_deref().cloned();
    let mut table = SeatingTable { snapshot, round: number, lines, places, play, of_teams };
    for edit in edits {
        table.change(edit)?;
    }
    if round.has_listed_matches() {
        let leg = snapshot.leg(number);
        let meetings: Vec<Meeting> = table.lines.iter().map(|line| line.board.meeting).collect();
        check_seated(snapshot, round, number, &meetings)?;
        let matches = table.play.as_ref().map_or(&[][..], |play| &play.matches);
        check_matches(leg, &Sides::of(snapshot, leg), &meetings, matches)?;
    }
    // An existing pairing keeps its recorded floats at any board.
    let scores = snapshot.pairing_scores(number, &round.virtual_points);
    let is_further = |play: Option<&MatchPlay>, number| play.is_some_and(|play| play.is_further(number));
    let key = |meeting, play, number| (meeting, is_further(play, number));
    let known =
        round.games().map(|(number, board, _)| (key(board.meeting, round.play.as_deref(), number), board));
    let before: HashMap<(Meeting, bool), &Board> = known.collect();
    for (number, SeatedBoard { board, conflict, .. }) in (1..).map(BoardNo).zip(&mut table.lines) {
        let pair = board.meeting;
        let meeting = key(pair, table.play.as_ref(), number);
        // A conflict of other players does not concern these two.
        *conflict = conflict.filter(|_| before.contains_key(&meeting));
        *board = match before.get(&meeting) {
            Some(&&known) => Board { fixed: board.fixed, ..known },
            None => Board {
                meeting: pair,
                noted: float(&scores, pair, round.seats_absent()),
                by_hand: true,
                // With swapped colours it is still the fixed board of the two.
                fixed: before.get(&(pair.turned(), meeting.1)).is_some_and(|_| board.fixed),
            },
        };
    }
    while table.places.len() > round.places.len() && table.places.last() == Some(&RoundPlace::Nowhere) {
        table.places.pop();
    }
    let numbered = || (1..=u16::MAX).map(BoardNo).zip(&table.lines);
    let rating_only = numbered().filter_map(|(number, line)| Some((number, line.rating_only?))).collect();
    let conflicts = numbered().filter_map(|(number, line)| Some((number, line.conflict?))).collect();
    let changed = Round {
        boards: table.lines.iter().map(|line| line.board).collect(),
        results: table.lines.iter().map(|line| line.result).collect(),
        rating_only: Arc::new(rating_only),
        conflicts: Arc::new(conflicts),
        places: table.places.into(),
        play: table.play.map(Arc::new),
        ..round.clone()
    };
    if changed == *round { Err(CommandError::NoChange) } else { Ok(changed) }
}

/// Returns an error if a player who has left is newly seated in a match.
fn check_seated(
    snapshot: &Snapshot,
    before: &Round,
    number: RoundNo,
    meetings: &[Meeting],
) -> Result<(), CommandError> {
    let seated = meetings.iter().flat_map(|meeting| [meeting.white, meeting.black]);
    for id in seated.filter(|&id| !matches!(before.place(id), RoundPlace::AtBoard(..))) {
        let withdrawn = snapshot.player(id).and_then(|known| known.withdrawn());
        if let Some(from) = withdrawn.filter(|&from| from <= number) {
            return Err(CommandError::AlreadyWithdrawn { id, from });
        }
    }
    Ok(())
}

impl SeatingTable<'_> {
    fn change(&mut self, edit: &SeatingEdit) -> Result<(), CommandError> {
        if self.of_teams
            && let Some(done) = self.change_teams(edit)
        {
            return done;
        }
        match *edit {
            SeatingEdit::TakeApart { board } => self.take_apart(board),
            SeatingEdit::Seat { meeting, board } => self.seat(meeting, board),
            SeatingEdit::Swap { players } => self.swap(players),
            SeatingEdit::TurnColours { board } => {
                for board in self.whole_match(board) {
                    let meeting = self.free_board(board)?.meeting.turned();
                    self.put(board, meeting);
                }
                self.name_sides();
                self.renumber();
                Ok(())
            }
            SeatingEdit::GiveBye { player, bye } => self.give_bye(player, bye),
            SeatingEdit::PairWaiting { absent, meeting } => self.pair_waiting(absent, meeting),
            SeatingEdit::Fix { board, fixed } => self.fix(board, fixed),
            SeatingEdit::Arrange { ref order } => self.arrange(order),
            SeatingEdit::CallIn { player } => {
                self.check_without_board(player)?;
                if self.place(player) == RoundPlace::Pool {
                    return Err(CommandError::NoChange);
                }
                self.set(player, RoundPlace::Pool);
                Ok(())
            }
            SeatingEdit::TakeSeat { absent, player } => self.take_seat(absent, player),
            SeatingEdit::TakeMatch { player, instead_of } => self.take_match(player, instead_of),
        }
    }

    fn place(&self, player: PlayerId) -> RoundPlace {
        self.places.get(player.index()).copied().unwrap_or(RoundPlace::Nowhere)
    }

    fn set(&mut self, player: PlayerId, at: RoundPlace) {
        if let Some(place) = self.places.get_mut(player.index()) {
            *place = at;
        }
    }

    /// Returns a board, which must not have a result.
    pub(super) fn free_board(&self, board: BoardNo) -> Result<Board, CommandError> {
        let last = BoardNo(u16::try_from(self.lines.len()).unwrap_or(u16::MAX));
        match self.lines.get(board.index()) {
            Some(SeatedBoard { board: found, result: None, .. }) => Ok(*found),
            Some(SeatedBoard { result: Some(_), .. }) => Err(CommandError::BoardHasResult { board }),
            None => Err(CommandError::NoSuchBoard { round: self.round, board, last }),
        }
    }

    /// Sets the pairing of an existing board and the places of the two.
    fn put(&mut self, board: BoardNo, meeting: Meeting) {
        if let Some(line) = self.lines.get_mut(board.index()) {
            line.board.meeting = meeting;
        }
        self.set(meeting.white, RoundPlace::AtBoard(board, Colour::White));
        self.set(meeting.black, RoundPlace::AtBoard(board, Colour::Black));
    }

    /// Sets the places of all players at boards again after boards have moved; with several boards, at the first.
    pub(super) fn renumber(&mut self) {
        let meetings: Vec<Meeting> = self.lines.iter().map(|line| line.board.meeting).collect();
        for (board, meeting) in
            (1..=u16::MAX).map(BoardNo).zip(meetings).collect::<Vec<_>>().into_iter().rev()
        {
            self.put(board, meeting);
        }
    }

    fn take_apart(&mut self, board: BoardNo) -> Result<(), CommandError> {
        let meeting = self.free_board(board)?.meeting;
        self.remove_match(board)?;
        self.set(meeting.white, RoundPlace::Pool);
        self.set(meeting.black, RoundPlace::Pool);
        self.renumber();
        Ok(())
    }

    /// Returns an error if a player sits at a board or is not registered.
    fn check_without_board(&self, player: PlayerId) -> Result<(), CommandError> {
        if self.snapshot.player(player).is_none() {
            return Err(CommandError::NoSuchPlayer { id: player });
        }
        match self.place(player) {
            RoundPlace::AtBoard(..) => Err(CommandError::CannotPlace { id: player }),
            RoundPlace::Nowhere
            | RoundPlace::Bye(_)
            | RoundPlace::Through
            | RoundPlace::Idle
            | RoundPlace::Pool => Ok(()),
        }
    }

    fn seat(&mut self, meeting: Meeting, board: BoardNo) -> Result<(), CommandError> {
        self.check_without_board(meeting.white)?;
        self.check_without_board(meeting.black)?;
        if meeting.white == meeting.black {
            return Err(CommandError::CannotPlace { id: meeting.white });
        }
        let last = BoardNo(u16::try_from(self.lines.len()).unwrap_or(u16::MAX)).0.saturating_add(1);
        if board.0 == 0 || board.0 > last {
            return Err(CommandError::NoSuchBoard { round: self.round, board, last: BoardNo(last) });
        }
        self.insert_match(board, meeting);
        self.renumber();
        Ok(())
    }

    fn swap(&mut self, [one, other]: [PlayerId; 2]) -> Result<(), CommandError> {
        let places = [self.place(one), self.place(other)];
        for (player, place) in [(one, places[0]), (other, places[1])] {
            match place {
                RoundPlace::AtBoard(board, _) => {
                    self.boards_of_match(board)
                        .into_iter()
                        .try_for_each(|of| self.free_board(of).map(|_| ()))?;
                }
                RoundPlace::Nowhere => return Err(CommandError::CannotPlace { id: player }),
                RoundPlace::Bye(_) | RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => {}
            }
        }
        let rename = |player: PlayerId| match player {
            p if p == one => other,
            p if p == other => one,
            p => p,
        };
        if places.iter().all(|place| !matches!(place, RoundPlace::AtBoard(..))) {
            return Err(CommandError::NoChange);
        }
        // The boards of the two, each once, even if they are opponents.
        let mut boards: Vec<BoardNo> = Vec::new();
        for place in places {
            if let RoundPlace::AtBoard(board, _) = place {
                boards.extend(self.boards_of_match(board));
            }
        }
        boards.sort_unstable();
        boards.dedup();
        for board in boards {
            if let Some(SeatedBoard { board: found, result: None, .. }) = self.lines.get_mut(board.index()) {
                let Meeting { white, black } = found.meeting;
                found.meeting = Meeting { white: rename(white), black: rename(black) };
            }
        }
        self.set(one, places[1]);
        self.set(other, places[0]);
        self.name_sides();
        self.renumber();
        Ok(())
    }

    fn give_bye(&mut self, player: PlayerId, bye: Bye) -> Result<(), CommandError> {
        self.check_without_board(player)?;
        if self.place(player) == RoundPlace::Bye(bye) {
            return Err(CommandError::NoChange);
        }
        if bye == Bye::PairingAllocated {
            let holder =
                self.places.iter().position(|&place| place == RoundPlace::Bye(Bye::PairingAllocated));
            if let Some(holder) = holder.and_then(|index| u32::try_from(index).ok()) {
                return Err(CommandError::SecondBye { holder: PlayerId(holder + 1) });
            }
        }
        self.set(player, RoundPlace::Bye(bye));
        Ok(())
    }

    fn fix(&mut self, board: BoardNo, fixed: bool) -> Result<(), CommandError> {
        self.free_board(board)?;
        // The match is fixed, which is recorded at its first board.
        let first = self.whole_match(board).into_iter().min().unwrap_or(board);
        if let Some(line) = self.lines.get_mut(first.index()) {
            line.board.fixed = fixed;
        }
        Ok(())
    }

    fn arrange(&mut self, order: &[BoardNo]) -> Result<(), CommandError> {
        let mut lines: Vec<Option<SeatedBoard>> =
            std::mem::take(&mut self.lines).into_iter().map(Some).collect();
        let count = lines.len();
        let arranged: Vec<SeatedBoard> =
            order.iter().filter_map(|board| lines.get_mut(board.index()).and_then(Option::take)).collect();
        if arranged.len() != count || order.len() != count {
            return Err(CommandError::BadBoardOrder { round: self.round });
        }
        self.lines = arranged;
        self.follow_boards(order);
        self.renumber();
        Ok(())
    }

    /// Returns the board of a no-show, and the opponent. The board must have no result, or a forfeit to the opponent.
    fn deserted(&self, absent: PlayerId) -> Result<(BoardNo, PlayerId), CommandError> {
        let RoundPlace::AtBoard(board, colour) = self.place(absent) else {
            return Err(CommandError::CannotPlace { id: absent });
        };
        let line = self.lines.get(board.index()).ok_or(CommandError::CannotPlace { id: absent })?;
        let to_opponent = match colour {
            Colour::White => Forfeit::ToBlack,
            Colour::Black => Forfeit::ToWhite,
        };
        match line.result {
            Some(result) if result != GameResult::Forfeit(to_opponent) => {
                Err(CommandError::BoardHasResult { board })
            }
            _ => Ok((board, line.board.meeting.player(colour.other()))),
        }
    }

    fn pair_waiting(&mut self, absent: [PlayerId; 2], meeting: Meeting) -> Result<(), CommandError> {
        let [(one, first), (other, second)] = [self.deserted(absent[0])?, self.deserted(absent[1])?];
        let both = [(first, second), (second, first)].map(Meeting::from);
        if one == other || !both.contains(&meeting) {
            return Err(CommandError::CannotPlace { id: meeting.white });
        }
        // The board with the higher number is removed first, so that the other one keeps its number.
        for board in [one.max(other), one.min(other)] {
            self.clear_match(board)?;
            self.remove_match(board)?;
        }
        self.insert_match(one.min(other), meeting);
        for id in absent {
            self.set(id, RoundPlace::Bye(Bye::ABSENT));
        }
        self.renumber();
        Ok(())
    }

    /// Replaces a player of a match, which keeps its boards and colours; a colour draw by the former players is
    /// dropped.
    fn take_match(&mut self, player: PlayerId, instead_of: PlayerId) -> Result<(), CommandError> {
        self.check_without_board(player)?;
        let own = Participant::Player(instead_of);
        let stranger = CommandError::CannotPlace { id: instead_of };
        let play = self.play.as_ref().ok_or_else(|| stranger.clone())?;
        let boards = play.matches.iter().find(|of| of.sides.contains(&own)).ok_or(stranger)?.boards.clone();
        if let Some(&board) = boards.first().filter(|first| play.settled.contains_key(first)) {
            return Err(CommandError::MatchSettled { board });
        }
        for &board in &boards {
            let Meeting { white, black } = self.free_board(board)?.meeting;
            let rename = |id: PlayerId| if id == instead_of { player } else { id };
            self.put(board, Meeting { white: rename(white), black: rename(black) });
        }
        if let Some(play) = &mut self.play {
            let sides = play.matches.iter_mut().flat_map(|of| &mut of.sides);
            sides.filter(|side| **side == own).for_each(|side| *side = Participant::Player(player));
            play.lots.retain(|board, _| !boards.contains(board));
        }
        self.set(instead_of, RoundPlace::Idle);
        self.renumber();
        Ok(())
    }

    fn take_seat(&mut self, absent: PlayerId, player: PlayerId) -> Result<(), CommandError> {
        self.check_without_board(player)?;
        let RoundPlace::AtBoard(board, _) = self.place(absent) else {
            return Err(CommandError::CannotPlace { id: absent });
        };
        let in_match = self.snapshot.round(self.round).is_some_and(Round::has_listed_matches);
        // In a match the no-show's forfeit is cleared when a substitute plays.
        if in_match {
            self.deserted(absent)?;
            self.clear_match(board)?;
        } else {
            self.free_board(board)?;
        }
        self.set(absent, RoundPlace::Bye(Bye::ABSENT));
        let rename = |id: PlayerId| if id == absent { player } else { id };
        for board in self.boards_of_match(board) {
            let Meeting { white, black } = self.free_board(board)?.meeting;
            self.put(board, Meeting { white: rename(white), black: rename(black) });
        }
        self.name_sides();
        self.renumber();
        Ok(())
    }
}
