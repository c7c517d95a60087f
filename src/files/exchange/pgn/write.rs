//! The boards of published rounds as games without moves.

use super::SCORE;
use crate::exchange::{WriteOptions, to_ascii};
use hakem_engine::tournament::{
    BoardNo, Forfeit, GameResult, Meeting, Outcome, PartialDate, Player, RoundNo, Settings, Snapshot, Stage,
};
use std::fmt::Write;

pub fn rounds(event: &Snapshot, how: &WriteOptions) -> String {
    let mut text = String::new();
    for (number, round) in (1..=u8::MAX).map(RoundNo).zip(event.rounds()) {
        if round.stage() != Stage::Published || how.round.is_some_and(|only| only != number) {
            continue;
        }
        for (board, seated, result) in round.games() {
            game(&mut text, event, (number, board, seated.meeting, result), how);
        }
    }
    text
}

fn game(
    text: &mut String,
    event: &Snapshot,
    (round, board, meeting, result): (RoundNo, BoardNo, Meeting, Option<GameResult>),
    how: &WriteOptions,
) {
    let settings = event.settings();
    let player = |id| event.player(id).map(|known| &known.player);
    let (white, black) = (player(meeting.white), player(meeting.black));
    let mut add = |name: &str, value: &str| header(text, name, value, how);
    add("Event", settings.name.as_str());
    add("Site", settings.place.as_ref().map_or("?", |place| place.as_str()));
    add("Date", &day(date(settings, round)));
    add("Round", &format!("{round}.{board}"));
    add("Board", &board.to_string());
    let name =
        |player: Option<&Player>| player.map_or_else(|| "?".to_owned(), |player| player.name.to_string());
    add("White", &name(white));
    add("Black", &name(black));
    add("Result", mark(result));
    if let Some(score) = score(result) {
        add(SCORE, score);
    }
    for (colour, player) in [("White", white), ("Black", black)] {
        let Some(player) = player else { continue };
        if let Some(title) = player.title {
            add(&format!("{colour}Title"), title.letters());
        }
        if let Some(rating) = player.strength() {
            add(&format!("{colour}Elo"), &rating.to_string());
        }
        if let Some(fide_id) = player.fide_id {
            add(&format!("{colour}FideId"), &fide_id.to_string());
        }
        if let Some(federation) = &player.federation {
            add(&format!("{colour}Federation"), federation.as_str());
        }
    }
    // A textual time control is not a time control of PGN.
    let is_coded = |code: &str| {
        code.starts_with(|first: char| first.is_ascii_digit())
            && code.bytes().all(|byte| byte.is_ascii_digit() || b"+/:*".contains(&byte))
    };
    if let Some(code) = settings.coded_time_control.as_ref().filter(|code| is_coded(code.as_str())) {
        add("TimeControl", code.as_str());
    }
    if matches!(result, Some(GameResult::Forfeit(_))) {
        add("Termination", "unplayed");
    }
    // Writing to a string cannot fail.
    let _ = write!(text, "\n{}\n\n", mark(result));
}

fn header(text: &mut String, name: &str, value: &str, how: &WriteOptions) {
    let value = if how.is_ascii { to_ascii(value) } else { value.to_owned() };
    let _ = write!(text, "[{name} \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

/// Returns the day of a round: its own, else the day of a one-day event.
fn date(settings: &Settings, round: RoundNo) -> Option<PartialDate> {
    let own = settings.round_dates.get(round.index()).copied().flatten();
    own.or(settings.begins.filter(|_| settings.begins == settings.ends))
}

fn day(day: Option<PartialDate>) -> String {
    let Some(day) = day else { return "????.??.??".to_owned() };
    let part = |part: Option<u8>| part.map_or_else(|| "??".to_owned(), |part| format!("{part:02}"));
    format!("{:04}.{}.{}", day.year(), part(day.month()), part(day.day()))
}

/// Returns the result in PGN, which has three of them; every other one is open.
fn mark(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::Played(outcome) | GameResult::Unrated(outcome)) => match outcome {
            Outcome::WhiteWins => "1-0",
            Outcome::Draw => "1/2-1/2",
            Outcome::BlackWins => "0-1",
            Outcome::WhiteDraws | Outcome::BlackDraws | Outcome::BothLose => "*",
        },
        Some(GameResult::Forfeit(Forfeit::ToWhite)) => "1-0",
        Some(GameResult::Forfeit(Forfeit::ToBlack)) => "0-1",
        Some(GameResult::Forfeit(Forfeit::Both) | GameResult::Adjourned) | None => "*",
    }
}

/// Returns the points of White and Black for a final result that PGN does not have.
fn score(result: Option<GameResult>) -> Option<&'static str> {
    match result {
        Some(GameResult::Played(outcome) | GameResult::Unrated(outcome)) => match outcome {
            Outcome::WhiteDraws => Some("1/2-0"),
            Outcome::BlackDraws => Some("0-1/2"),
            Outcome::BothLose => Some("0-0"),
            Outcome::WhiteWins | Outcome::Draw | Outcome::BlackWins => None,
        },
        Some(GameResult::Forfeit(Forfeit::Both)) => Some("0-0"),
        Some(GameResult::Forfeit(_) | GameResult::Adjourned) | None => None,
    }
}
