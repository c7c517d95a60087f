//! The pairing card of one player in words: his rounds, his tie-breaks, and how each of them comes about.

use crate::context::Context;
use crate::text::{Align, clean, fit};
use hakem_engine::standings::{Card, CardRound, FloatMark, Working};
use hakem_engine::tiebreak::{Cut, Format, Ratio, Source, Summary, Term, Value};
use hakem_engine::tournament::Points;
use ratatui::text::Line;

/// Columns of what every round has: its number, colour and float, result, total, the opponent's number.
const FIXED: usize = 27;

/// Fewest columns of the opponent's name.
const SHORTEST_NAME: usize = 12;

/// Most columns of the opponent's name.
const LONGEST_NAME: usize = 24;

/// Columns of one tie-break, with the blank before it.
const TIE_BREAK: usize = 7;

/// Returns a player's card, line by line: his rounds with what each of them counts in each tie-break, as many
/// tie-breaks as `width` has room for, then the working of all.
#[must_use]
pub fn lines(cx: &Context, card: &Card, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(FIXED + SHORTEST_NAME) / TIE_BREAK;
    let with_terms = card.tie_breaks.iter().filter(|working| !working.terms.is_empty());
    let columns: Vec<&Working> = with_terms.take(room).collect();
    let left = width.saturating_sub(FIXED + columns.len() * TIE_BREAK);
    let name = left.clamp(SHORTEST_NAME, LONGEST_NAME);
    let mut lines = vec![Line::styled(head(cx, card), cx.theme.head), Line::default()];
    lines.push(Line::styled(round_heads(cx, &columns, name), cx.theme.head));
    lines.extend(card.rounds.iter().map(|round| Line::raw(round_line(cx, round, &columns, name))));
    lines.push(Line::styled(totals(cx, card, &columns, name), cx.theme.head));
    lines.push(Line::default());
    lines.extend(workings(cx, &card.tie_breaks));
    lines
}

/// Returns how the values of tie-breaks come about: each with its terms below it.
#[must_use]
pub fn workings(cx: &Context, workings: &[Working]) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for working in workings {
        lines.push(Line::raw(tie_break_line(cx, working)));
        lines.extend(
            working.terms.iter().map(|term| Line::styled(term_line(cx, working, term), cx.theme.faint)),
        );
        lines.extend(summary_line(cx, working).map(|words| Line::styled(words, cx.theme.faint)));
    }
    lines
}

fn head(cx: &Context, card: &Card) -> String {
    let values = [
        ("number", card.number.to_string().into()),
        ("place", card.place.map_or_else(|| "–".to_owned(), |place| place.to_string()).into()),
        ("score", card.score.into()),
    ];
    cx.texts.with("card-head", &values)
}

/// The heads of the columns of [`round_line`].
fn round_heads(cx: &Context, columns: &[&Working], name: usize) -> String {
    let texts = cx.texts;
    let cells = [
        fit(&texts.get("column-round"), 4, Align::Right),
        fit(&texts.get("column-colour"), 4, Align::Left),
        fit(&texts.get("column-points"), 4, Align::Left),
        fit(&texts.get("card-total"), 6, Align::Right),
        fit(&texts.get("column-pairing-number"), 4, Align::Right),
        fit(&texts.get("column-opponent"), name, Align::Left),
    ];
    let heads = columns.iter().map(|working| texts.tie_break_short(working.column.id.as_str()));
    cells.join(" ") + &tie_break_cells(heads)
}

/// Returns the cells of the tie-breaks of one line.
fn tie_break_cells(cells: impl Iterator<Item = String>) -> String {
    cells.map(|cell| format!(" {}", fit(&cell, TIE_BREAK - 1, Align::Right))).collect()
}

/// One round as the source's card has it: colour, points, total, opponent, and what he counts in each tie-break.
fn round_line(cx: &Context, round: &CardRound, columns: &[&Working], name: usize) -> String {
    let colour =
        round.cell.colour.map_or_else(String::new, |colour| cx.texts.colour_short(colour).into_owned());
    let float = match round.float {
        Some(FloatMark::Down) => "↓",
        Some(FloatMark::Up) => "↑",
        None => "",
    };
    let cells = [
        fit(&round.round.to_string(), 4, Align::Right),
        fit(&colour, 2, Align::Left),
        fit(float, 1, Align::Left),
        fit(&round.cell.mark.to_string(), 4, Align::Left),
        fit(&cx.texts.points(round.cell.total), 6, Align::Right),
        fit(&round.opponent.map_or_else(String::new, |id| cx.number_text(id)), 4, Align::Right),
        fit(&round.opponent.map_or_else(String::new, |id| cx.name(id)), name, Align::Left),
    ];
    let amounts = columns.iter().map(|working| {
        let term = working.terms.iter().find(|term| term.round == round.round);
        term.map_or_else(String::new, |term| amount(cx, term))
    });
    cells.join(" ") + &tie_break_cells(amounts)
}

/// What a round counts; in brackets where it is cut.
fn amount(cx: &Context, term: &Term) -> String {
    let amount = cx.texts.value(Format::Points, &Value::Number(term.amount));
    if term.cut.is_some() { format!("[{amount}]") } else { amount }
}

/// The last line of the rounds: score, adjusted score, and the values of the tie-breaks.
fn totals(cx: &Context, card: &Card, columns: &[&Working], name: usize) -> String {
    let values = [("score", card.score.into()), ("adjusted", card.adjusted.into())];
    let adjusted = cx.texts.with("card-adjusted", &values);
    let values = columns.iter().map(|working| cx.texts.value(working.column.format, &working.value));
    fit(&format!("     {adjusted}"), FIXED + name, Align::Left) + &tie_break_cells(values)
}

fn tie_break_line(cx: &Context, working: &Working) -> String {
    let id = working.column.id.as_str();
    let value = cx.texts.value(working.column.format, &working.value);
    let shown = if value.is_empty() { "–".to_owned() } else { value };
    format!("{} = {shown}  {} ({})", clean(id), cx.texts.tie_break(id), working.column.article)
}

/// One term: round, opponent, what he counts, and why it is left out or whose place a virtual one takes.
fn term_line(cx: &Context, working: &Working, term: &Term) -> String {
    let numbering = cx.snapshot.numbering();
    let opponent = term.opponent.and_then(|number| numbering.get(number.index()).copied());
    let who = match (term.source, opponent) {
        (Source::Virtual, _) => cx.texts.get("card-virtual").into_owned(),
        (Source::Dummy { .. }, _) => cx.texts.get("card-dummy").into_owned(),
        (Source::Own | Source::Opponent, Some(id)) => cx.name(id),
        (Source::Own | Source::Opponent, None) => String::new(),
    };
    let format = working.column.format;
    let number = |number: Ratio| cx.texts.value(format, &Value::Number(number));
    // A score counts as often as points were made against it; a rating counts within limits.
    let how = match term.base {
        base if base == term.amount => String::new(),
        base if base.times(term.points) == term.amount => {
            format!(
                "{} × {} =",
                cx.texts.points(term.points),
                cx.texts.value(Format::Points, &Value::Number(base))
            )
        }
        base => format!("{} →", number(base)),
    };
    let amount = number(term.amount);
    let cut = match term.cut {
        Some(Cut::Low) => cx.texts.get("card-cut-low").into_owned(),
        Some(Cut::High) => cx.texts.get("card-cut-high").into_owned(),
        None => String::new(),
    };
    format!(
        "      {:>2}  {} {} {}  {cut}",
        term.round.0,
        fit(&who, 28, Align::Left),
        fit(&how, 10, Align::Right),
        fit(&amount, 7, Align::Right)
    )
}

/// The last step of the working, where it is more than a sum.
fn summary_line(cx: &Context, working: &Working) -> Option<String> {
    let words = match working.summary {
        Summary::Sum | Summary::Mean { count: 0, .. } => return None,
        _ if working.terms.is_empty() => return None,
        Summary::Mean { mean, count } => {
            let values = [
                ("count", count.into()),
                ("mean", cx.texts.value(Format::TwoDecimals, &Value::Number(mean)).into()),
            ];
            cx.texts.with("card-mean", &values)
        }
        Summary::Difference { mean, percent, difference } => {
            let values = [
                ("mean", mean.into()),
                ("percent", percent.into()),
                ("difference", difference.to_string().into()),
            ];
            cx.texts.with("card-difference", &values)
        }
        Summary::Expectation { half_points } => {
            let points = Points::from_tenths(i32::try_from(5 * half_points).unwrap_or(i32::MAX));
            cx.texts.with("card-expectation", &[("points", points.into())])
        }
    };
    Some(format!("          {words}"))
}
