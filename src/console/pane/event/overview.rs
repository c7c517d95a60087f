//! The event at a glance: rounds and results as bars, open boards, byes, colours and floats.

use crate::desk::Context;
use crate::sheet::Progress;
use crate::sheet::list;
use crate::sheet::reasons::told_bye;
use crate::text::{self, Align};
use crate::widget::{bar, wrapped};
use hakem_engine::format::Course;
use hakem_engine::pairing::{facts_of, floats};
use hakem_engine::tournament::{
    BoardFloat, BoardNo, GameResult, Outcome, PlayerId, Round, RoundNo, RoundState, Stage,
};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use std::collections::HashMap;

/// Maximum terminal columns of a bar.
const BAR: usize = 24;

/// Minimum terminal columns of a bar whose count has words.
const LEAST_BAR: usize = 6;

/// Terminal columns of the label in front of a bar.
const LABEL: usize = 14;

/// Number of results of each kind.
#[derive(Default)]
struct Kinds {
    white: usize,
    draw: usize,
    black: usize,
    forfeit: usize,
}

impl Kinds {
    fn of<'a>(rounds: impl Iterator<Item = &'a Round>) -> Self {
        let mut kinds = Self::default();
        for result in rounds.flat_map(|round| round.games().filter_map(|(.., result)| result)) {
            match result {
                GameResult::Played(Outcome::WhiteWins) | GameResult::Unrated(Outcome::WhiteWins) => {
                    kinds.white += 1;
                }
                GameResult::Played(Outcome::BlackWins) | GameResult::Unrated(Outcome::BlackWins) => {
                    kinds.black += 1;
                }
                GameResult::Played(_) | GameResult::Unrated(_) => kinds.draw += 1,
                GameResult::Forfeit(_) => kinds.forfeit += 1,
                GameResult::Adjourned => {}
            }
        }
        kinds
    }
}

/// Renders the overview in this many terminal columns.
pub(super) fn lines(cx: &Context, width: usize) -> Vec<Line<'static>> {
    let paired = || cx.snapshot.last_paired().into_iter().flat_map(RoundNo::up_to);
    let rounds: Vec<(RoundNo, &Round)> =
        paired().filter_map(|number| Some((number, cx.snapshot.round(number)?))).collect();
    let present = cx.texts.with("count-players", &[("count", cx.players().len().into())]);
    let mut lines = wrapped(&present, width, cx.theme.plain);
    let Some(&(last, now)) = rounds.last() else { return lines };
    lines.push(Line::default());
    lines.extend(now_lines(cx, last, now, width));
    lines.push(Line::default());
    lines.push(Line::styled(cx.texts.get("overview-rounds").into_owned(), cx.theme.head));
    lines.extend(rounds.iter().map(|&(number, _)| round_line(cx, number, width)));
    lines.push(Line::default());
    lines.push(Line::styled(cx.texts.get("overview-results").into_owned(), cx.theme.head));
    lines.extend(results(cx, &Kinds::of(rounds.iter().map(|&(_, round)| round)), width));
    lines.push(Line::default());
    lines.push(Line::styled(cx.texts.get("overview-colours").into_owned(), cx.theme.head));
    lines.extend(colours(cx, rounds.iter().map(|&(_, round)| round), width));
    lines
}

/// Renders the last paired round: boards in play, byes and floats.
fn now_lines(cx: &Context, last: RoundNo, now: &Round, width: usize) -> Vec<Line<'static>> {
    let values = [("round", last.into())];
    let mut lines = vec![Line::styled(cx.texts.with("overview-now", &values), cx.theme.head)];
    let open: Vec<BoardNo> =
        now.games().filter(|(.., result)| result.is_none()).map(|(board, ..)| board).collect();
    let said = match open.len() {
        _ if now.stage() == Stage::Draft => cx.texts.round_state(RoundState::Draft).into_owned(),
        0 => cx.texts.get("results-complete").into_owned(),
        count => {
            let boards = list::shortened(&list::ranges(open), list::BETWEEN, width);
            cx.texts.with("results-missing", &[("count", count.into()), ("boards", boards.into())])
        }
    };
    lines.extend(wrapped(&cx.texts.headed(&said), width, cx.theme.plain));
    let bye = cx.texts.headed(&told_bye(cx.event, last));
    lines.extend(wrapped(&bye, width, cx.theme.plain));
    if facts_of(cx.snapshot, last).is_some_and(|facts| facts.course != Course::Results) {
        return lines;
    }
    let of_boards = floats(cx.snapshot, last);
    let floats = of_boards.iter().filter(|&&float| float != BoardFloat::Level).count();
    let floats = cx.texts.with("overview-floats", &[("count", floats.into())]);
    lines.extend(wrapped(&cx.texts.headed(&floats), width, cx.theme.plain));
    lines
}

/// Renders the number of results entered in a round.
fn round_line(cx: &Context, number: RoundNo, width: usize) -> Line<'static> {
    let Progress { entered, total } = Progress::of(cx.snapshot, number);
    let label = cx.texts.with("word-round-number", &[("round", number.into())]);
    let label = text::fit(&label, LABEL, Align::Left);
    let figures = format!(" {entered}/{total}");
    let bars = BAR.min(width.saturating_sub(LABEL + figures.len()));
    Line::from(vec![
        Span::styled(label, cx.theme.plain),
        Span::styled(bar(entered, total, bars, cx.theme), cx.theme.good),
        Span::styled(figures, cx.theme.faint),
    ])
}

/// Renders the colour balance: the number of players with one more White than Black, and so on.
fn colours<'a>(cx: &Context, rounds: impl Iterator<Item = &'a Round>, width: usize) -> Vec<Line<'static>> {
    let mut balance: HashMap<PlayerId, i32> = HashMap::new();
    for (_, board, result) in rounds.flat_map(Round::games) {
        if !matches!(result, Some(GameResult::Forfeit(_))) {
            *balance.entry(board.meeting.white).or_default() += 1;
            *balance.entry(board.meeting.black).or_default() -= 1;
        }
    }
    let count = |wanted: fn(i32) -> bool| balance.values().filter(|&&balance| wanted(balance)).count();
    let roles = &cx.theme.result;
    let told = [
        ("overview-more-white", count(|balance| balance == 1), roles.white),
        ("overview-balanced", count(|balance| balance == 0), roles.draw),
        ("overview-more-black", count(|balance| balance == -1), roles.black),
        ("overview-twice-more", count(|balance| balance.abs() > 1), cx.theme.warning),
    ];
    bars(cx, told, "count-players", width)
}

fn results(cx: &Context, kinds: &Kinds, width: usize) -> Vec<Line<'static>> {
    let roles = &cx.theme.result;
    let told: [(&str, usize, Style); 4] = [
        ("results-white-wins", kinds.white, roles.white),
        ("results-draw", kinds.draw, roles.draw),
        ("results-black-wins", kinds.black, roles.black),
        ("results-forfeit", kinds.forfeit, roles.forfeit),
    ];
    bars(cx, told, "overview-games", width)
}

/// Renders counts as bars of their total, in words of the message `counted`; the words are omitted where they would leave
/// too few columns for the bars.
fn bars(cx: &Context, told: [(&str, usize, Style); 4], counted: &str, width: usize) -> Vec<Line<'static>> {
    let total: usize = told.iter().map(|(_, count, _)| count).sum();
    let figures = |count: usize, with_words: bool| {
        let percent = (200 * count + total).checked_div(2 * total).unwrap_or(0);
        let percent = cx.texts.with("rehearsal-percent", &[("share", percent.into())]);
        let counted = match with_words {
            true => cx.texts.with(counted, &[("count", count.into())]),
            false => count.to_string(),
        };
        format!(" {counted} · {percent}")
    };
    let left = |with_words: bool| {
        let longest = told.iter().map(|&(_, count, _)| text::width(&figures(count, with_words))).max();
        BAR.min(width.saturating_sub(LABEL + longest.unwrap_or(0)))
    };
    let with_words = left(true) >= LEAST_BAR;
    let bars = left(with_words);
    let line = |(id, count, style): (&str, usize, Style)| {
        Line::from(vec![
            Span::styled(text::fit(&cx.texts.get(id), LABEL, Align::Left), cx.theme.plain),
            Span::styled(bar(count, total, bars, cx.theme), style),
            Span::styled(figures(count, with_words), cx.theme.faint),
        ])
    };
    told.into_iter().map(line).collect()
}
