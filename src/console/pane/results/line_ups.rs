//! Line-ups: the players of each team in the round, one team per line, by their numbers in the roster.

use super::by_line::{ByLine, TypedLine};
use crate::desk::keys::Hint;
use crate::desk::{Context, Dialog, Reply};
use crate::pane::act;
use crate::sheet::teams;
use crate::text::{self, Align};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::pairing::facts_of;
use hakem_engine::tournament::{
    BoardNo, GameResult, LineUpSeat, Participant, PlayerId, RoundNo, Stage, Team, TeamId,
};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Terminal columns of the boards and of the team in a line.
const BOARDS: usize = 7;
const TEAM: usize = 24;

/// Maximum number of characters of a line.
const MOST: usize = 60;

/// Represents a board that is left empty.
const EMPTY: char = '-';

/// Marks a team whose match has started.
const CLOSED: char = '▪';

/// Maximum size of a roster with one-digit numbers, which need no blank as a separator.
const ONE_DIGIT: usize = 9;

/// Returns true if captains submit line-ups in the displayed round.
pub(super) fn are_kept(cx: &Context) -> bool {
    let stand_ins = cx.snapshot.teams().any(|(_, team)| team.has_stand_ins());
    !stand_ins && are_whole_matches(cx)
}

/// Returns true if the displayed round consists of matches between teams, by the format and as paired.
pub(super) fn are_whole_matches(cx: &Context) -> bool {
    let has_matches = cx
        .snapshot
        .round(cx.round)
        .is_some_and(|round| round.stage() == Stage::Published && round.has_listed_matches());
    has_matches && facts_of(cx.snapshot, cx.round).is_some_and(|facts| facts.line_ups)
}

/// Dialog that enters the line-ups of a round.
pub(super) struct LineUps {
    round: RoundNo,
    /// Teams that play, match by match.
    teams: Vec<TeamId>,
    at: TypedLine,
}

impl LineUps {
    /// Creates the dialog with the cursor on the team of a board.
    pub(super) fn new(board: Option<BoardNo>, cx: &Context) -> Self {
        let matches = cx.snapshot.round(cx.round).map(|round| round.matches()).unwrap_or_default();
        let team = |side: Participant| match side {
            Participant::Team(id) => Some(id),
            Participant::Player(_) => None,
        };
        let teams = matches.iter().flat_map(|of| of.sides).filter_map(team).collect();
        let at = matches.iter().position(|of| board.is_some_and(|board| of.boards.contains(&board)));
        Self { round: cx.round, teams, at: TypedLine::at(at.map_or(0, |at| 2 * at)) }
    }

    fn here<'a>(&self, cx: &Context<'a>) -> Option<(TeamId, &'a Team)> {
        let id = *self.teams.get(self.at.cursor)?;
        Some((id, cx.snapshot.team(id)?))
    }

    /// Seats the players of a line and moves to the next team.
    fn take(&mut self, players: Result<Vec<PlayerId>, String>, cx: &Context) -> Reply {
        let Some((team, _)) = self.here(cx) else { return Reply::Close };
        let round = self.round;
        let done = players.and_then(|players| {
            act::tried(Command::LineUp { round, team, players }, cx).map_err(|error| cx.refusal(&error))
        });
        self.at.take(done, self.teams.len())
    }

    fn line(&self, at: usize, cx: &Context) -> Line<'static> {
        let is_here = at == self.at.cursor;
        let Some((id, team)) = self.teams.get(at).and_then(|&id| Some((id, cx.snapshot.team(id)?))) else {
            return Line::default();
        };
        let seats = cx.snapshot.seats_of_team(id, self.round);
        let begun = has_begun(&seats, self.round, cx);
        let boards = match (seats.first(), seats.last()) {
            (Some(first), Some(last)) => format!("{}-{}", first.board, last.board),
            _ => String::new(),
        };
        let numbers = match is_here && !self.at.typed.is_empty() {
            true => format!("{}_", self.at.typed),
            false => shown(team, &seats),
        };
        let words = format!(
            "{}{} {} {} {numbers}",
            if is_here { '>' } else { ' ' },
            if begun { CLOSED } else { ' ' },
            text::fit(&boards, BOARDS, Align::Left),
            text::fit(&teams::name(cx.event, id), TEAM, Align::Left),
        );
        let style = match (is_here, begun) {
            (true, _) => cx.theme.selected,
            (false, true) => cx.theme.faint,
            (false, false) => cx.theme.plain,
        };
        Line::styled(words, style)
    }

    /// Returns the roster of the team at the cursor, with the numbers used to select players.
    fn roster(&self, cx: &Context) -> Vec<String> {
        let Some((_, team)) = self.here(cx) else { return Vec::new() };
        let named = |(at, id): (usize, PlayerId)| {
            let left = cx.snapshot.player(id).and_then(|known| known.away(self.round)).is_some();
            let name = cx.name(id);
            if left { format!("{at} ({name})") } else { format!("{at} {name}") }
        };
        (1..).zip(team.members()).map(named).collect()
    }

    /// Returns the instructions for typing a line, or the notice that the line-up is closed.
    fn how(&self, cx: &Context) -> String {
        let begun = self
            .here(cx)
            .is_some_and(|(id, _)| has_begun(&cx.snapshot.seats_of_team(id, self.round), self.round, cx));
        cx.texts.get(if begun { "line-ups-begun" } else { "line-ups-how" }).into_owned()
    }
}

/// Returns true if a game of the match has been played, which closes its line-ups.
fn has_begun(seats: &[LineUpSeat], round: RoundNo, cx: &Context) -> bool {
    let result = |seat: &LineUpSeat| cx.snapshot.round(round)?.result(seat.board);
    seats.iter().filter_map(result).any(GameResult::is_played)
}

/// Returns the players at the boards of a team, by their numbers in the roster.
fn shown(team: &Team, seats: &[LineUpSeat]) -> String {
    let number = |seat: &LineUpSeat| team.members().position(|id| id == seat.player).map(|at| at + 1);
    let numbers = seats.iter().map(|seat| number(seat).map_or_else(String::new, |number| number.to_string()));
    numbers.collect::<Vec<_>>().join(" ")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// A player of the roster who plays.
    Plays(usize),
    /// A player of the roster who does not play.
    SitsOut(usize),
    /// A board that is left empty.
    Empty,
}

/// Parses the elements of a line; returns `None` if it contains anything else.
fn words(typed: &str, members: usize) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut letters = typed.chars().peekable();
    while let Some(letter) = letters.next() {
        let mut number = |first: Option<char>| {
            let mut digits: String = first.into_iter().collect();
            while let Some(digit) = letters.next_if(char::is_ascii_digit) {
                digits.push(digit);
                if members <= ONE_DIGIT {
                    break;
                }
            }
            digits
        };
        let word = match letter {
            ' ' | ',' | '.' | '+' => continue,
            EMPTY => match number(None) {
                digits if digits.is_empty() => Word::Empty,
                digits => Word::SitsOut(digits.parse().ok()?),
            },
            digit if digit.is_ascii_digit() => match members <= ONE_DIGIT {
                true => Word::Plays(digit.to_string().parse().ok()?),
                false => Word::Plays(number(Some(digit)).parse().ok()?),
            },
            _ => return None,
        };
        words.push(word);
    }
    Some(words)
}

/// Parses the players of a line-up: all in order, with `-` for an empty last board, or only those who do not play,
/// such as `-2`, whom reserves replace.
fn read(
    typed: &str,
    (id, team): (TeamId, &Team),
    round: RoundNo,
    cx: &Context,
) -> Result<Vec<PlayerId>, String> {
    let members: Vec<PlayerId> = team.members().collect();
    let words = words(typed, members.len())
        .ok_or_else(|| cx.texts.with("line-ups-not-read", &[("typed", typed.into())]))?;
    let player = |number: usize| {
        let found = number.checked_sub(1).and_then(|at| members.get(at)).copied();
        found.ok_or_else(|| {
            let values = [
                ("team", team.name.as_str().into()),
                ("number", number.into()),
                ("last", members.len().into()),
            ];
            cx.texts.with("line-ups-no-number", &values)
        })
    };
    let (mut playing, mut out, mut empty) = (Vec::new(), Vec::new(), 0);
    for word in words {
        match word {
            Word::Plays(_) if empty > 0 && out.is_empty() => {
                return Err(cx.texts.with("line-ups-hole", &[("board", (playing.len() + 1).into())]));
            }
            Word::Plays(number) => playing.push(player(number)?),
            Word::SitsOut(number) => out.push(player(number)?),
            Word::Empty => empty += 1,
        }
    }
    let seats = cx.snapshot.seats_of_team(id, round);
    if !out.is_empty() {
        let now: Vec<PlayerId> = seats.iter().map(|seat| seat.player).collect();
        playing = cx.snapshot.line_up_with((id, round), &now, &out, &playing);
    }
    match playing.len() + empty < seats.len() {
        true => {
            let values = [("count", playing.len().into()), ("boards", seats.len().into())];
            Err(cx.texts.with("line-ups-too-few", &values))
        }
        false => Ok(playing),
    }
}

fn as_last_time((id, team): (TeamId, &Team), round: RoundNo, cx: &Context) -> Result<Vec<PlayerId>, String> {
    let name = [("team", team.name.as_str().into())];
    let last = cx.snapshot.last_line_up(id, round).ok_or_else(|| cx.texts.with("line-ups-no-last", &name))?;
    match last.len() < cx.snapshot.seats_of_team(id, round).len() {
        true => Err(cx.texts.with("line-ups-last-short", &name)),
        false => Ok(last),
    }
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Char('=')], "line-ups-key-last"),
    Hint::new(&[KeyCode::Enter], "line-ups-key-take"),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Esc], "key-close"),
];

impl Dialog for LineUps {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        ByLine {
            title: cx.texts.with("line-ups-title", &[("round", self.round.into())]),
            at: &self.at,
            count: self.teams.len(),
            line: &|at| self.line(at, cx),
            about: self.roster(cx),
            how: self.how(cx),
        }
        .draw(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let Some(here) = self.here(cx) else { return Reply::Close };
        if key.code == KeyCode::Char('=') {
            return self.take(as_last_time(here, self.round, cx), cx);
        }
        let typed = self.at.key(key, self.teams.len(), (" ,.+-", MOST));
        typed.unwrap_or_else(|| self.take(read(&self.at.typed, here, self.round, cx), cx))
    }

    fn has_unsaved(&self) -> bool {
        !self.at.typed.is_empty()
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_players_by_the_numbers_of_the_roster() {
        use Word::{Empty, Plays, SitsOut};
        assert_eq!(words("1345", 6), Some(vec![Plays(1), Plays(3), Plays(4), Plays(5)]));
        assert_eq!(words("1 3, 4 -", 6), Some(vec![Plays(1), Plays(3), Plays(4), Empty]));
        assert_eq!(words("-2", 6), Some(vec![SitsOut(2)]));
        assert_eq!(words("-26", 6), Some(vec![SitsOut(2), Plays(6)]));
        assert_eq!(
            words("-2+10", 10),
            Some(vec![SitsOut(2), Plays(10)]),
            "numbers of two digits end somewhere"
        );
        assert_eq!(words("1 12", 12), Some(vec![Plays(1), Plays(12)]));
        assert_eq!(words("1x", 6), None);
    }
}
