//! Comparison of results in files with those of a round.

use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Board, BoardNo, GameResult, Meeting, PlayerId, RoundNo, Snapshot, Stage};
use std::collections::{HashMap, HashSet};

/// A player in a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// Pairing number, if the file has it.
    pub number: Option<u16>,
    pub fide_id: Option<u64>,
    /// Name; may be empty.
    pub name: String,
}

/// A game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// First line, counted from 1.
    pub line: u64,
    pub round: Option<RoundNo>,
    pub board: Option<BoardNo>,
    pub white: Who,
    pub black: Who,
    /// The result; `None` for an unfinished game.
    pub result: Option<GameResult>,
    /// The result at the end of the moves, if it differs.
    pub ending: Option<GameResult>,
}

/// Result of comparing a game with a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFinding {
    /// The board has no result yet.
    New(BoardNo, GameResult),
    Same(BoardNo),
    /// The board has a different result.
    Differs {
        board: BoardNo,
        recorded: GameResult,
        found: GameResult,
    },
    Unfinished(BoardNo),
    TwoResults {
        board: BoardNo,
        /// The result of the header, then the one at the end of the moves.
        results: [GameResult; 2],
    },
    /// The two players met with opposite colours.
    Turned(BoardNo),
    /// An earlier game in the file has the same board.
    Twice(BoardNo),
    /// The two players are not paired in the round, or one of them is unknown.
    NotThere,
    /// The game belongs to a different round.
    OtherRound(RoundNo),
}

/// Compares games with a published round; returns the findings in the order of the games.
pub fn compared(games: &[Game], snapshot: &Snapshot, round: RoundNo) -> Vec<ResultFinding> {
    let known = KnownPlayers::of(snapshot, round);
    let published = snapshot.round(round).filter(|of| of.stage() == Stage::Published);
    let mut seen = HashSet::new();
    let one = |game: &Game| {
        if let Some(other) = game.round.filter(|&other| other != round) {
            return ResultFinding::OtherRound(other);
        }
        let (Some(of), Some(white), Some(black)) =
            (published, known.find(&game.white), known.find(&game.black))
        else {
            return ResultFinding::NotThere;
        };
        let boards = |white, black| {
            let is_theirs = move |at: &(BoardNo, &Board, _)| at.1.meeting == Meeting { white, black };
            of.games().filter(is_theirs).map(|(board, _, result)| (board, result))
        };
        // In a match the two players meet on several boards.
        let wanted = boards(white, black).find(|at| Some(at.0) == game.board);
        let Some((board, recorded)) = wanted.or_else(|| boards(white, black).next()) else {
            let turned = boards(black, white).next();
            return turned.map_or(ResultFinding::NotThere, |(board, _)| ResultFinding::Turned(board));
        };
        if !seen.insert(board) {
            return ResultFinding::Twice(board);
        }
        if let (Some(result), Some(ending)) = (game.result, game.ending) {
            return ResultFinding::TwoResults { board, results: [result, ending] };
        }
        match (game.result, recorded) {
            (None, _) => ResultFinding::Unfinished(board),
            (Some(found), None) => ResultFinding::New(board, found),
            (Some(found), Some(recorded)) if found == recorded => ResultFinding::Same(board),
            (Some(found), Some(recorded)) => ResultFinding::Differs { board, recorded, found },
        }
    };
    games.iter().map(one).collect()
}

/// Players of an event by their identifiers in files.
struct KnownPlayers {
    numbers: Vec<PlayerId>,
    fide_ids: HashMap<u64, PlayerId>,
    /// By name; `None` if several players have the same name.
    names: HashMap<String, Option<PlayerId>>,
}

impl KnownPlayers {
    fn of(snapshot: &Snapshot, round: RoundNo) -> Self {
        let numbering = snapshot.round(round).map_or_else(|| snapshot.numbering(), |of| of.numbering());
        let mut known = Self { numbers: numbering.to_vec(), fide_ids: HashMap::new(), names: HashMap::new() };
        for (id, registration) in snapshot.players() {
            known.fide_ids.extend(registration.player.fide_id.map(|fide_id| (fide_id, id)));
            let same = known.names.entry(words(registration.player.name.as_str())).or_insert(Some(id));
            if *same != Some(id) {
                *same = None;
            }
        }
        known
    }

    /// Returns the player by number, else by FIDE ID, else by name.
    fn find(&self, who: &Who) -> Option<PlayerId> {
        if let Some(number) = who.number {
            return self.numbers.get(usize::from(number).checked_sub(1)?).copied();
        }
        let by_id = who.fide_id.and_then(|fide_id| self.fide_ids.get(&fide_id).copied());
        by_id.or_else(|| self.names.get(&words(&who.name)).copied().flatten())
    }
}

/// Returns the words of a name in alphabetical order, because the given name may be first or last.
pub(super) fn words(name: &str) -> String {
    let folded = fold_for_search(&name.replace(',', " "));
    let mut words: Vec<&str> = folded.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}
