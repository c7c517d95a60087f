//! Games corrected too late for standings and pairings (FIDE C.04.2 4.3): the columns of a report show the
//! actual games, and a comment the results that count.

use super::columns::TrfColumns;
use super::comment::{self, Word};
use super::legs::Numbers;
use super::result_points::Worth;
use super::{Code, RoundCell, TrfFile};
use crate::tournament::{
    BoardNo, Colour, GameResult, PairingNumber, PlayerId, RatingOnly, Round, RoundNo, Snapshot,
};

/// Returns the game shown in the report, if it differs from the one that counts.
pub(super) fn shown(round: &Round, board: BoardNo) -> Option<RatingOnly> {
    // A match of a bracket or of teams counts with all of its games.
    if round.has_listed_matches() && round.games_of_match() < 2 { None } else { round.rating_only(board) }
}

/// Adds the result that counts for each game that the columns show differently: `2:5:8:01`, column, White, Black,
/// codes.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers, columns: &TrfColumns) {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds());
    let words = rounds.flat_map(|(number, round)| {
        let corrected = round.games().filter(|&(board, ..)| shown(round, board).is_some());
        corrected.filter_map(move |(place, board, result)| {
            let [white, black] = [Colour::White, Colour::Black]
                .map(|colour| result.map(|result| Code::of_result(result, colour).letter()));
            let [one, other] =
                [Colour::White, Colour::Black].map(|colour| numbers.player(board.meeting.player(colour)));
            let game = round.matches().iter().find_map(|of| of.boards.iter().position(|&at| at == place));
            let game = u8::try_from(game.unwrap_or(0)).unwrap_or(0);
            let column = columns.column(number).0.saturating_add(game);
            Some(format!("{column}:{one}:{other}:{}{}", white?, black?))
        })
    });
    let words: Vec<String> = words.collect();
    comment::add(file, Word::Counted, &words);
}

/// A game whose columns do not show the result that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountedGame {
    /// The column of the game, counted from 1.
    pub column: RoundNo,
    /// White and Black of the game that counts.
    pub players: [PairingNumber; 2],
    codes: [Code; 2],
}

/// Returns the games with a comment on the result that counts, if a column has them.
pub(super) fn counted(file: &TrfFile) -> Vec<CountedGame> {
    let read = |text: &str| {
        let mut parts = text.split(':');
        let column = RoundNo(parts.next()?.parse().ok()?);
        let players =
            [PairingNumber(parts.next()?.parse().ok()?), PairingNumber(parts.next()?.parse().ok()?)];
        let mut codes = parts.next()?.chars().map(Code::from_letter);
        let codes = [codes.next()??, codes.next()??];
        Code::game(codes[0], codes[1])?;
        let [white, black] = players;
        let meets = |one, other| match file.player(one).map(|line| line.cell(column)) {
            Some(RoundCell::Game { opponent, code: Some(_), .. }) => opponent == other,
            _ => false,
        };
        (meets(white, black) && meets(black, white)).then_some(CountedGame { column, players, codes })
    };
    comment::value(file, Word::Counted).unwrap_or_default().split(',').filter_map(read).collect()
}

/// Returns the file with the counting results in its columns, and points that match.
pub(super) fn as_counted(file: &TrfFile, games: &[CountedGame]) -> TrfFile {
    let mut adapted = file.clone();
    for game in games {
        for (own, other, colour) in [(0, 1, Colour::White), (1, 0, Colour::Black)] {
            let place = adapted.players.binary_search_by_key(&game.players[own], |line| line.number);
            let line = place.ok().and_then(|place| adapted.players.get_mut(place));
            if let Some(cell) = line.and_then(|line| line.cells.get_mut(game.column.index())) {
                let (opponent, code) = (game.players[other], Some(game.codes[own]));
                *cell = RoundCell::Game { opponent, colour, code };
            }
        }
    }
    let worth = Worth::of(&adapted);
    for line in &mut adapted.players {
        let rounds = (1..=u8::MAX).map(RoundNo).zip(&line.cells);
        let points = rounds.map(|(round, &cell)| worth.of_cell(line.number, round, cell)).sum();
        line.details.points = line.details.points.map(|_| points);
    }
    adapted
}

impl CountedGame {
    /// Returns the game as shown in the columns of a file: White and Black by number, and the result.
    pub fn shown(&self, file: &TrfFile) -> Option<([PairingNumber; 2], GameResult)> {
        let [one, other] = self.players;
        let code = |number| file.player(number)?.cell(self.column).code();
        let white = match file.player(one)?.cell(self.column) {
            RoundCell::Game { colour: Colour::White, .. } => [one, other],
            _ => [other, one],
        };
        Some((white, Code::game(code(white[0])?, code(white[1])?)?))
    }

    /// Returns the board of the game in a round of an event whose columns begin with this one. The games of a
    /// match are in their order: after a correction, two may have the same colours.
    pub fn board(
        &self,
        round: &Round,
        first: usize,
        id: impl Fn(PairingNumber) -> Option<PlayerId>,
    ) -> Option<BoardNo> {
        let [one, other] = self.players.map(id);
        let (one, other) = (one?, other?);
        let mut games =
            round.games().filter(|(_, board, _)| board.meeting.has(one) && board.meeting.has(other));
        games.nth(self.column.index().checked_sub(first)?).map(|(board, ..)| board)
    }
}
