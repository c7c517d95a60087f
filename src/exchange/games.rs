//! Results of games as files tell them, held against those of a round.

use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Board, BoardNo, GameResult, Meeting, PlayerId, RoundNo, Snapshot, Stage};
use std::collections::{HashMap, HashSet};

/// A player as a file of games names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// The number in the event, where the file has it.
    pub number: Option<u16>,
    /// The FIDE id.
    pub fide_id: Option<u64>,
    /// The name; may be empty.
    pub name: String,
}

/// A game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The line on which it begins, counted from 1.
    pub line: u64,
    /// The round, where the file tells it.
    pub round: Option<RoundNo>,
    /// The board, where the file tells it.
    pub board: Option<BoardNo>,
    /// Who had White.
    pub white: Who,
    /// Who had Black.
    pub black: Who,
    /// What came of it; `None` while it is not finished.
    pub result: Option<GameResult>,
    /// The result that ends the moves, where it is another one.
    pub ending: Option<GameResult>,
}

/// What a game says of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFinding {
    /// The board has no result yet.
    New(BoardNo, GameResult),
    /// The board has this result.
    Same(BoardNo),
    /// The board has another one.
    Differs {
        /// Which board.
        board: BoardNo,
        /// What stands there.
        recorded: GameResult,
        /// What the file says.
        found: GameResult,
    },
    /// The file has no result.
    Unfinished(BoardNo),
    /// The file has two results.
    TwoResults {
        /// The board.
        board: BoardNo,
        /// The result of the header, then the one that ends the moves.
        results: [GameResult; 2],
    },
    /// The two met with the other colours.
    Turned(BoardNo),
    /// A game before this one is of the same board.
    Twice(BoardNo),
    /// The two do not meet in the round, or one of them is not known.
    NotThere,
    /// The game is of another round.
    OtherRound(RoundNo),
}

/// Holds games against a published round: what each says of it, in their order.
#[must_use]
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
        // In a match the two meet on several boards.
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

/// The players of an event by what files call them.
struct KnownPlayers {
    numbers: Vec<PlayerId>,
    fide_ids: HashMap<u64, PlayerId>,
    /// By name; `None` where several are called so.
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

    /// Returns the player that is meant: by number, else by FIDE id, else by name.
    fn find(&self, who: &Who) -> Option<PlayerId> {
        if let Some(number) = who.number {
            return self.numbers.get(usize::from(number).checked_sub(1)?).copied();
        }
        let by_id = who.fide_id.and_then(|fide_id| self.fide_ids.get(&fide_id).copied());
        by_id.or_else(|| self.names.get(&words(&who.name)).copied().flatten())
    }
}

/// Returns the words of a name in order of the alphabet: programs put the given name first or last.
pub(super) fn words(name: &str) -> String {
    let folded = fold_for_search(&name.replace(',', " "));
    let mut words: Vec<&str> = folded.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}
