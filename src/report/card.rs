//! The pairing card of one player in words: his rounds, his tie-breaks, and how each of them comes about.

use crate::context::Context;
use crate::text::{Align, clean, fit};
use hakem_engine::standings::{Card, CardRound, FloatMark, Working, card};
use hakem_engine::tiebreak::{Cut, Format, Ratio, Source, Summary, Term, Value};
use hakem_engine::tournament::{PlayerId, Points, RoundNo};
use ratatui::text::Line;

/// Returns the card of a player after a round, line by line.
#[must_use]
pub fn lines(cx: &Context, player: PlayerId, after: RoundNo) -> Vec<Line<'static>> {
    let Some(card) = card(cx.snapshot, player, after) else {
        return vec![Line::raw(cx.texts.get("card-none").into_owned())];
    };
    let mut lines = vec![Line::styled(head(cx, &card), cx.theme.head), Line::default()];
    lines.push(Line::styled(round_heads(cx), cx.theme.head));
    lines.extend(card.rounds.iter().map(|round| Line::raw(round_line(cx, round))));
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
        ("adjusted", card.adjusted.into()),
    ];
    cx.texts.with("card-head", &values)
}

/// The heads of the columns of [`round_line`].
fn round_heads(cx: &Context) -> String {
    let texts = cx.texts;
    let cells = [
        fit(&texts.get("column-round"), 4, Align::Right),
        fit(&texts.get("column-colour"), 4, Align::Left),
        fit(&texts.get("column-opponent"), 34, Align::Left),
        fit(&texts.get("column-float"), 5, Align::Left),
        fit(&texts.get("column-result"), 6, Align::Left),
        fit(&texts.get("column-points"), 6, Align::Right),
        fit(&texts.get("card-total"), 6, Align::Right),
    ];
    cells.join(" ")
}

fn round_line(cx: &Context, round: &CardRound) -> String {
    let colour =
        round.cell.colour.map_or_else(String::new, |colour| cx.texts.colour_short(colour).into_owned());
    let opponent = round.opponent.map_or_else(String::new, |id| {
        format!("{} {}", fit(&cx.number_text(id), 4, Align::Right), cx.name(id))
    });
    let float = match round.float {
        Some(FloatMark::Down) => "↓",
        Some(FloatMark::Up) => "↑",
        None => "",
    };
    let cells = [
        fit(&round.round.to_string(), 4, Align::Right),
        fit(&colour, 4, Align::Left),
        fit(&opponent, 34, Align::Left),
        fit(float, 5, Align::Left),
        fit(&round.cell.mark.to_string(), 6, Align::Left),
        fit(&cx.texts.points(round.cell.points), 6, Align::Right),
        fit(&cx.texts.points(round.cell.total), 6, Align::Right),
    ];
    cells.join(" ")
}

fn tie_break_line(cx: &Context, working: &Working) -> String {
    let id = working.column.id.as_str();
    let value = working.column.format.text(&working.value);
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
    let number = |number: Ratio| format.text(&Value::Number(number));
    // A score counts as often as points were made against it; a rating counts within limits.
    let how = match term.base {
        base if base == term.amount => String::new(),
        base if base.times(term.points) == term.amount => {
            format!("{} × {} =", cx.texts.points(term.points), Format::Points.text(&Value::Number(base)))
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
            let values = [("count", count.into()), ("mean", mean.decimal(2).into())];
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
