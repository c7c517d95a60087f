//! The pairing card of a player: rounds, tie-breaks, and the calculation of each.

use super::columns;
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, SheetLayout, Sign, Table, common_format};
use super::{Absent, Counted, after};
use crate::event::Event;
use crate::sheet::list;
use crate::text::{Align, clean, fit};
use hakem_engine::format::{Course, Due, Strength};
use hakem_engine::pairing::{ColourOnCard, facts_of};
use hakem_engine::standings::{Calculation, CardRound, Mark, PlayerCard, cards};
use hakem_engine::tiebreak::{Cut, Ratio, Source, Summary, Term, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Colour, Meeting, PlayerId, Points, RoundNo, Stage};

/// Builds the pairing cards of all players, by rank.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let made = cards(event.snapshot, after, |_| true);
    // A player may have a card in several stages.
    let has_legs = event.scopes(after).len() > 1;
    let title = Counted::Cards.heading(event, after);
    let sections = made.iter().map(|card| {
        // On paper, the columns contain the values of each round; the individual terms are shown on the screen.
        // Tie-breaks that the rules exclude are of no use to players.
        let counted = card.tie_breaks.iter().filter(|working| working.column.refused.is_none());
        let notes = counted.flat_map(|working| {
            // The own value is in no round, so that the total would not follow from them.
            let own =
                matches!(working.summary, Summary::OwnValue { .. }).then(|| summary_line(event, working));
            let own =
                own.flatten().map(|line| format!("{} {}", clean(working.column.id.as_str()), line.trim()));
            [tie_break_line(event, working)].into_iter().chain(own)
        });
        let notes = about_score(event, card).into_iter().chain(unrated(event, card)).chain(notes).collect();
        let section = section(event, card);
        let leg = if has_legs { rounds_of(event, card) } else { String::new() };
        let about = if leg.is_empty() { section.about } else { format!("{leg} · {}", section.about) };
        Section { about, notes, ..section }
    });
    let sections = sections.collect();
    let sheet = Sheet::of_sections(title, sections).with_round(after);
    let by = Column::new("player", event.texts.get("word-player"), ColumnKind::Name);
    Ok(Sheet { form: SheetLayout::Kept, by: Some(by), ..sheet })
}

/// Builds the card of a player: the rounds with their contribution to each tie-break, then the calculation of all
/// tie-breaks.
pub fn section<'a>(event: Event<'a>, card: &PlayerCard) -> Section<'a> {
    let texts = event.texts;
    let floats = floats(event, card);
    let mut heads = vec![columns::round(texts), columns::colour(texts)];
    heads.extend(floats.then(|| Column::new("float", texts.get("column-float"), ColumnKind::Code)));
    heads.extend([
        Column::new("mark", texts.get("column-points"), ColumnKind::Game),
        Column::new("total", texts.get("card-total"), ColumnKind::Points),
    ]);
    heads.extend(columns::opponent(texts));
    let counted: Vec<&Calculation> =
        card.tie_breaks.iter().filter(|working| !working.terms.is_empty()).collect();
    heads.extend(counted.iter().map(|working| {
        let code = working.column.id.as_str();
        Column::named(super::standings::TIE_BREAKS, code, texts.tie_break_short(code), ColumnKind::Figure)
    }));
    let mut rows: Vec<Row> = card
        .rounds
        .iter()
        .map(|round| {
            Row::new(round_cells(event, (card.player, round), floats, &counted)).naming(round.opponent)
        })
        .collect();
    rows.push(Row { stands_out: true, ..Row::new(total_cells(card, floats, &counted)) });
    let mut notes = about_score(event, card);
    notes.extend(unrated(event, card));
    notes.extend(workings(event, &card.tie_breaks));
    let table = Section::of(Table::of_rows(heads, rows)).about([card.player]);
    Section { title: event.name(card.player), about: head(event, card), notes, ..table }
}

/// Builds the games of a player in all published rounds, for an event without cards: a bracket; `None` if they have
/// none.
pub fn games(event: Event<'_>, player: PlayerId) -> Option<Section<'_>> {
    let texts = event.texts;
    let mark = Column::new("mark", texts.get("column-points"), ColumnKind::Game);
    let heads = [columns::round(texts), columns::colour(texts), mark].into_iter();
    let heads = heads.chain(columns::opponent(texts)).collect();
    let published = (1..=u8::MAX).map(RoundNo).zip(event.snapshot.rounds());
    let published = published.filter(|(_, paired)| paired.stage() == Stage::Published);
    let row = |round: RoundNo, meeting: Meeting, result| {
        let (colour, opponent) = match meeting {
            Meeting { white, black } if white == player => (Colour::White, black),
            Meeting { white, .. } => (Colour::Black, white),
        };
        let is_unrated = event.is_unrated(player, round);
        let mark = Cell::Mark { mark: Mark::of_board(result, colour), is_unrated };
        let cells = [Cell::Number(round.0.into()), Cell::Colour(colour), mark].into_iter();
        let cells = cells.chain(columns::opponent_cells(event, Some(opponent), Cell::Empty));
        Row::new(cells.collect()).naming(Some(opponent))
    };
    let rows: Vec<Row> = published
        .flat_map(|(round, paired)| {
            let own = paired.games().filter(|(_, board, _)| board.meeting.has(player));
            own.map(move |(_, board, result)| (round, board.meeting, result))
        })
        .map(|(round, meeting, result)| row(round, meeting, result))
        .collect();
    let section = Section::of(Table::of_rows(heads, rows)).about([player]);
    (!section.table.is_empty()).then(|| Section { title: event.name(player), ..section })
}

/// Returns true if scoregroups determine the pairings of a card's rounds; in a table or a list of values no player
/// floats.
fn floats(event: Event, card: &PlayerCard) -> bool {
    let round = card.rounds.first().map_or(RoundNo(1), |round| round.round);
    facts_of(event.snapshot, round).is_none_or(|facts| facts.course == Course::Results && !facts.by_values)
}

/// Returns the calculation of tie-breaks: each with its terms below it, indented.
pub fn workings(event: Event, workings: &[Calculation]) -> Vec<String> {
    let mut lines = Vec::new();
    for working in workings {
        lines.push(tie_break_line(event, working));
        lines.extend(working.terms.iter().map(|term| term_line(event, working, term)));
        lines.extend(summary_line(event, working));
    }
    lines
}

fn head(event: Event, card: &PlayerCard) -> String {
    let values = [
        ("number", event.number(card.player).unwrap_or(card.number).to_string().into()),
        ("place", card.place.map_or_else(|| "–".to_owned(), |place| place.to_string()).into()),
        ("score", card.score.into()),
    ];
    event.texts.with("card-head", &values)
}

fn rounds_of(event: Event, card: &PlayerCard) -> String {
    let Some((first, last)) = card.rounds.first().zip(card.rounds.last()) else { return String::new() };
    event.texts.with("standings-leg", &list::span(first.round, last.round))
}

/// Returns the adjusted score, and the colours if a Swiss system uses them.
fn about_score(event: Event, card: &PlayerCard) -> Vec<String> {
    let values = [("score", card.score.into()), ("adjusted", card.adjusted.into())];
    let adjusted = event.texts.with("card-adjusted", &values);
    [adjusted].into_iter().chain(card.colours.map(|colours| colours_line(event, colours))).collect()
}

/// Explains the sign of unrated games if the card has any.
fn unrated(event: Event, card: &PlayerCard) -> Option<String> {
    let has_some = card.rounds.iter().any(|round| event.is_unrated(card.player, round.round));
    has_some.then(|| event.texts.get("crosstable-unrated").into_owned())
}

/// Returns the colour difference and the due colour (dutch-2009 A.7). A difference of zero has the sign of the latest
/// game: +0 after White, -0 after Black.
fn colours_line(event: Event, colours: ColourOnCard) -> String {
    let difference = match (colours.difference, colours.last) {
        (0, None) => "0".to_owned(),
        (0, Some(Colour::Black)) => "\u{2212}0".to_owned(),
        (difference @ ..0, _) => format!("\u{2212}{}", difference.unsigned_abs()),
        (difference, _) => format!("+{difference}"),
    };
    let due = match colours.due {
        None => "none",
        Some(Due { strength: Some(Strength::Absolute), .. }) => "absolute",
        Some(_) => "due",
    };
    let colour = colours.due.map(|due| event.texts.colour(due.side).into_owned()).unwrap_or_default();
    let values = [("difference", difference.into()), ("due", due.into()), ("colour", colour.into())];
    event.texts.with("card-colours", &values)
}

/// Returns the cells of a round as on the card of the source: colour, points, total, opponent, and the contribution to
/// each tie-break.
fn round_cells(
    event: Event,
    (player, round): (PlayerId, &CardRound),
    floats: bool,
    counted: &[&Calculation],
) -> Vec<Cell> {
    let mut cells =
        vec![Cell::Number(round.round.0.into()), round.cell.colour.map_or(Cell::Empty, Cell::Colour)];
    cells.extend(floats.then(|| round.float.map_or(Cell::Empty, Cell::Float)));
    let is_unrated = event.is_unrated(player, round.round);
    cells.extend([Cell::Mark { mark: round.cell.mark, is_unrated }, Cell::Points(round.cell.total)]);
    cells.extend(columns::opponent_cells(event, round.opponent, Cell::Empty));
    cells.extend(counted.iter().map(|working| {
        let term = working.terms.iter().find(|term| term.round == round.round);
        let format = format_of(working);
        term.map_or(Cell::Empty, |term| Cell::Value {
            format: if format == ValueFormat::TwoDecimals { format } else { ValueFormat::Points },
            value: TieBreakValue::Number(term.amount),
            sign: if term.cut.is_some() { Sign::Cut } else { Sign::None },
            bracket: None,
        })
    }));
    cells
}

/// Returns the cells of the last line: the score and the values of the tie-breaks.
fn total_cells(card: &PlayerCard, floats: bool, counted: &[&Calculation]) -> Vec<Cell> {
    let mut cells = vec![Cell::Empty; 3 + usize::from(floats)];
    cells.extend([Cell::Points(card.score), Cell::Empty, Cell::Empty]);
    cells.extend(counted.iter().map(|working| Cell::value(format_of(working), working.value.clone())));
    cells
}

/// Returns the format of a tie-break on a card, in which its value and its terms agree.
fn format_of(working: &Calculation) -> ValueFormat {
    let terms: Vec<TieBreakValue> =
        working.terms.iter().map(|term| TieBreakValue::Number(term.amount)).collect();
    common_format(working.column.format, terms.iter().chain([&working.value]))
}

fn tie_break_line(event: Event, working: &Calculation) -> String {
    let id = working.column.id.as_str();
    let value = event.texts.value(format_of(working), &working.value);
    let shown = if value.is_empty() { "–".to_owned() } else { value };
    // The head of its column.
    let head = event.texts.tie_break_short(id);
    let line = format!("{} = {shown}  {}", clean(&head), event.texts.tie_break(id));
    let article = working.column.article;
    if article.is_empty() { line } else { format!("{line} ({article})") }
}

/// Describes a term: round, opponent, contribution, and why it is excluded or which round a virtual opponent replaces.
fn term_line(event: Event, working: &Calculation, term: &Term) -> String {
    let opponent = term.opponent.and_then(|number| working.players.get(number.index()).copied());
    let who = match (term.source, opponent) {
        (Source::Virtual, _) => event.texts.get("card-virtual").into_owned(),
        (Source::Dummy { .. }, _) => event.texts.get("card-dummy").into_owned(),
        (Source::Own | Source::Opponent, Some(id)) => event.name(id),
        (Source::Own | Source::Opponent, None) => String::new(),
    };
    let format = format_of(working);
    let number = |number: Ratio| event.texts.value(format, &TieBreakValue::Number(number));
    // A score is weighted by the points made against it; a rating is limited.
    let how = match term.base {
        base if base == term.amount => String::new(),
        base if base.times(term.points) == term.amount => {
            format!(
                "{} × {} =",
                event.texts.points(term.points),
                event.texts.value(ValueFormat::Points, &TieBreakValue::Number(base))
            )
        }
        base => format!("{} →", number(base)),
    };
    let amount = number(term.amount);
    let cut = match term.cut {
        Some(Cut::Low) => event.texts.get("card-cut-low").into_owned(),
        Some(Cut::High) => event.texts.get("card-cut-high").into_owned(),
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

/// Returns the last step of the calculation, if it is more than a sum.
fn summary_line(event: Event, working: &Calculation) -> Option<String> {
    let words = match working.summary {
        Summary::Sum | Summary::Mean { count: 0, .. } => return None,
        _ if working.terms.is_empty() => return None,
        Summary::Mean { mean, count } => {
            let values = [
                ("count", count.into()),
                ("mean", event.texts.value(ValueFormat::TwoDecimals, &TieBreakValue::Number(mean)).into()),
            ];
            event.texts.with("card-mean", &values)
        }
        Summary::OwnValue { own } => {
            let own = event.texts.value(working.column.format, &TieBreakValue::Number(own));
            event.texts.with("card-own-value", &[("own", own.into())])
        }
        Summary::Difference { mean, percent, difference } => {
            let values = [
                ("mean", mean.into()),
                ("percent", percent.into()),
                ("difference", difference.to_string().into()),
            ];
            event.texts.with("card-difference", &values)
        }
        Summary::Expectation { half_points } => {
            let points = Points::from_tenths(i32::try_from(5 * half_points).unwrap_or(i32::MAX));
            event.texts.with("card-expectation", &[("points", points.into())])
        }
    };
    Some(format!("          {words}"))
}
