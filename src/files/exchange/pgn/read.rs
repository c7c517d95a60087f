//! Parsing of game headers; moves are skipped.

use super::SCORE;
use crate::exchange::account::{Account, Cause, Found};
use crate::exchange::games::Game;
use crate::exchange::roster::separated::decode;
use crate::i18n::Texts;
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome, RoundNo};
use std::collections::BTreeSet;

/// Maximum number of games: every game of the largest event.
const MOST_GAMES: usize = 50_000;

/// Maximum number of characters stored of a name.
const MOST_LETTERS: usize = 200;

/// Maximum number of names of headers stored.
const MOST_HEADERS: usize = 100;

const HEADERS: [&str; 9] =
    ["White", "Black", "WhiteFideId", "BlackFideId", "Round", "Board", "Result", SCORE, "Termination"];

/// Values of the header `Termination` for games that were not played.
const UNPLAYED: &[&str] = &["unplayed", "forfeit", "forfeited", "default"];

/// Error for a file without usable games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnFault {
    None,
    /// A header is not closed.
    Header {
        /// Its line, counted from 1.
        line: u64,
    },
    TooMany,
}

impl PgnFault {
    pub fn say(self, texts: &Texts) -> String {
        match self {
            Self::None => texts.get("pgn-no-games").into_owned(),
            Self::Header { line } => texts.with("pgn-header", &[("line", line.into())]),
            Self::TooMany => texts.with("pgn-too-many", &[("most", MOST_GAMES.into())]),
        }
    }
}

/// Parses the games of a file.
///
/// # Errors
/// Returns an error if there are no games or too many, or if a header is incomplete.
pub fn games(bytes: &[u8], texts: &Texts) -> Result<(Vec<Game>, Account), PgnFault> {
    let text = decode(bytes, texts.language());
    let mut reading = PgnParser::default();
    for (line, number) in text.lines().zip(1..) {
        reading.line(line.trim(), number)?;
    }
    reading.end();
    reading.account.name_columns(reading.used.into_iter().collect(), reading.unused.into_iter().collect());
    if reading.games.is_empty() { Err(PgnFault::None) } else { Ok((reading.games, reading.account)) }
}

/// State of parsing.
#[derive(Default)]
struct PgnParser {
    games: Vec<Game>,
    /// The game whose headers are being parsed.
    open: Option<Headers>,
    in_moves: bool,
    in_comment: bool,
    account: Account,
    /// Names of the headers that are read, and of the others.
    used: BTreeSet<String>,
    unused: BTreeSet<String>,
}

#[derive(Default)]
struct Headers {
    game: Game,
    board: Option<BoardNo>,
    /// The text of the header `Result`.
    result: Option<String>,
    /// The points of White and Black, for a result that PGN does not have.
    score: Option<String>,
    /// The result at the end of the moves.
    ending: Option<String>,
    is_unplayed: bool,
}

impl PgnParser {
    fn line(&mut self, line: &str, number: u64) -> Result<(), PgnFault> {
        if !self.in_comment && line.starts_with('[') {
            if self.in_moves || self.open.is_none() {
                self.end();
                if self.games.len() >= MOST_GAMES {
                    return Err(PgnFault::TooMany);
                }
                self.account.open_row();
                self.open =
                    Some(Headers { game: Game { line: number, ..Game::default() }, ..Headers::default() });
            }
            let (name, value) = header(line).ok_or(PgnFault::Header { line: number })?;
            let Some(open) = &mut self.open else { return Ok(()) };
            if HEADERS.contains(&name) {
                let cut = open.take(name, &value).map(|cause| (cause, Found::new(number, 0, &value)));
                cut.into_iter().for_each(|(cause, found)| self.account.note(cause, name, found));
                self.used.insert(name.to_owned());
            } else if !value.is_empty() && self.unused.len() < MOST_HEADERS {
                self.unused.insert(name.chars().take(MOST_LETTERS).collect());
            }
        } else if !line.is_empty() {
            self.moves(line);
        }
        Ok(())
    }

    /// Skips a line of moves; its last word may be the result.
    fn moves(&mut self, line: &str) {
        self.in_moves = true;
        let mut last = String::new();
        for letter in line.chars() {
            match letter {
                '}' => self.in_comment = false,
                _ if self.in_comment => {}
                '{' => self.in_comment = true,
                // The rest of the line is a comment.
                ';' => break,
                letter if letter.is_whitespace() => last.clear(),
                letter if last.len() < 16 => last.push(letter),
                _ => {}
            }
        }
        if let Some(open) = &mut self.open {
            open.ending = result(&last).map(|_| last).or(open.ending.take());
        }
    }

    fn end(&mut self) {
        if let Some(open) = self.open.take() {
            self.account.take_row();
            self.games.push(open.finish());
        }
        (self.in_moves, self.in_comment) = (false, false);
    }
}

impl Headers {
    /// Reads one of the [`HEADERS`]; returns the reason if its value is not in the game as it is in the file.
    fn take(&mut self, name: &str, value: &str) -> Option<Cause> {
        let number = || value.trim().parse::<u64>().ok().filter(|&number| number > 0);
        let text = || value.chars().take(MOST_LETTERS).collect::<String>();
        // Programs write these for an unknown value.
        let is_blank = matches!(value.trim(), "" | "?" | "-" | "0");
        let unless = |is_read: bool, cause| (!is_read && !is_blank).then_some(cause);
        match name {
            "White" | "Black" => {
                let who = if name == "White" { &mut self.game.white } else { &mut self.game.black };
                who.name = text();
                unless(who.name.len() == value.len(), Cause::Shortened)
            }
            "WhiteFideId" | "BlackFideId" => {
                let who = if name == "WhiteFideId" { &mut self.game.white } else { &mut self.game.black };
                who.fide_id = number();
                unless(who.fide_id.is_some(), Cause::NotAFideId)
            }
            "Round" => {
                let mut parts = value.split('.').map(|part| part.trim().parse::<u16>().ok());
                let round = parts.next().flatten().and_then(|round| u8::try_from(round).ok());
                self.game.round = round.filter(|&round| round > 0).map(RoundNo);
                // Three numbers are round, match and board.
                self.game.board = parts.next().flatten().filter(|_| parts.next().is_none()).map(BoardNo);
                unless(self.game.round.is_some(), Cause::NotARound)
            }
            "Board" => {
                self.board = value.trim().parse().ok().map(BoardNo);
                unless(self.board.is_some(), Cause::NotARound)
            }
            "Result" if value != "*" => {
                self.result = Some(text());
                unless(result(value).is_some(), Cause::NotAResult)
            }
            SCORE => {
                self.score = Some(text());
                unless(result(value).is_some(), Cause::NotAResult)
            }
            "Termination" => {
                self.is_unplayed = UNPLAYED.contains(&value.trim().to_ascii_lowercase().as_str());
                None
            }
            _ => None,
        }
    }

    fn finish(self) -> Game {
        let [header, ending, score] =
            [&self.result, &self.ending, &self.score].map(|text| text.as_deref().and_then(result));
        let found = header.or(ending).or(score);
        let played = |result| match (result, self.is_unplayed) {
            (GameResult::Played(Outcome::WhiteWins), true) => GameResult::Forfeit(Forfeit::ToWhite),
            (GameResult::Played(Outcome::BlackWins), true) => GameResult::Forfeit(Forfeit::ToBlack),
            (GameResult::Played(Outcome::BothLose), true) => GameResult::Forfeit(Forfeit::Both),
            (result, _) => result,
        };
        let result = found.map(played);
        let ending = ending.map(played).filter(|&ending| Some(ending) != result);
        Game { result, ending, board: self.game.board.or(self.board), ..self.game }
    }
}

/// Parses a result as written by programs.
fn result(text: &str) -> Option<GameResult> {
    Some(match text.replace(' ', "").as_str() {
        "1-0" => GameResult::Played(Outcome::WhiteWins),
        "0-1" => GameResult::Played(Outcome::BlackWins),
        "1/2-1/2" | "1/2" | "½-½" => GameResult::Played(Outcome::Draw),
        "0-0" => GameResult::Played(Outcome::BothLose),
        "1/2-0" | "½-0" => GameResult::Played(Outcome::WhiteDraws),
        "0-1/2" | "0-½" => GameResult::Played(Outcome::BlackDraws),
        "+--" | "+/-" | "+:-" | "1-0F" => GameResult::Forfeit(Forfeit::ToWhite),
        "--+" | "-/+" | "-:+" | "0-1F" => GameResult::Forfeit(Forfeit::ToBlack),
        "---" | "-/-" | "-:-" => GameResult::Forfeit(Forfeit::Both),
        _ => return None,
    })
}

/// Parses `[Name "value"]`; in the value `\"` and `\\` are escapes.
fn header(line: &str) -> Option<(&str, String)> {
    let (name, rest) = line.strip_prefix('[')?.split_once('"')?;
    let mut value = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => break,
            '\\' => value.push(letters.next()?),
            letter => value.push(letter),
        }
    }
    letters.as_str().trim_start().starts_with(']').then_some((name.trim(), value))
}
