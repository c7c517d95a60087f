//! The reports of the command line: standings with the working of their tie-breaks, the crosstable, pairing cards.

use super::input::Failure;
use super::output::Sheet;
use crate::context::{Context, Derived};
use crate::i18n::{Texts, plain_decimal};
use crate::report::{RatingColumn, card};
use crate::text::{Align, clean};
use crate::theme::Theme;
use hakem_engine::history::{History, StepId};
use hakem_engine::standings::{self, Card, Crosstable, FloatMark, Row, Standings, Working};
use hakem_engine::tiebreak::{Cut, Format, Source, Term, Value as TieBreakValue};
use hakem_engine::tournament::{Colour, Player, PlayerId, Points, Rating, RoundNo, Snapshot, TieBreakId};
use jiff::tz::TimeZone;
use ratatui::text::Line;
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// Returns the last round that has standings.
///
/// # Errors
/// Says that no round is published.
pub fn last_round(snapshot: &Snapshot, file: &Path, texts: &Texts) -> Result<RoundNo, Failure> {
    snapshot.last_published().ok_or_else(|| {
        let file = file.display().to_string();
        Failure::malformed(texts.with("cli-no-standings", &[("file", file.into())]))
    })
}

/// Lets the reports of the console look at an event: without colours, in universal time.
pub fn with_context<T>(
    history: &History,
    snapshot: &Snapshot,
    step: StepId,
    texts: &Texts,
    look: impl FnOnce(&Context) -> T,
) -> T {
    look(&Context {
        history,
        snapshot,
        step,
        is_past: step != history.current(),
        round: snapshot.last_paired().unwrap_or(RoundNo(1)),
        path: None,
        zone: &TimeZone::UTC,
        mirror: None,
        folder: Path::new("."),
        files: &[],
        texts,
        theme: &Theme::monochrome(),
        derived: &Derived::default(),
    })
}

/// Points in digits: `3.5`.
pub fn digits(points: Points) -> String {
    plain_decimal(points.tenths().into(), 1)
}

/// Returns who has an identity.
pub fn player(snapshot: &Snapshot, id: PlayerId) -> Option<&Player> {
    snapshot.player(id).map(|registration| &registration.player)
}

/// Returns a player's name, fit to be printed.
pub fn name(snapshot: &Snapshot, id: PlayerId) -> String {
    player(snapshot, id).map_or_else(String::new, |player| clean(&snapshot.shown_name(player)).into_owned())
}

/// Returns one of a player's ratings in rating points.
pub fn rating(snapshot: &Snapshot, id: PlayerId, column: RatingColumn) -> Option<u16> {
    player(snapshot, id).and_then(|player| column.of(player)).map(Rating::get)
}

fn place(place: Option<standings::SharedPlace>) -> String {
    place.map_or_else(String::new, |place| place.to_string())
}

/// Returns the standings as a table. `plain` writes digits only, for programs.
pub fn standings_sheet(snapshot: &Snapshot, made: &Standings, plain: bool, texts: &Texts) -> Sheet {
    let head = |id: &str, align| (texts.get(id).into_owned(), align);
    let mut heads = vec![
        head("column-place", Align::Right),
        head("column-pairing-number", Align::Right),
        head("column-name", Align::Left),
        head("column-points", Align::Right),
    ];
    heads.extend(made.columns.iter().map(|column| (texts.tie_break_short(column.id.as_str()), Align::Right)));
    let row = |row: &Row| {
        let score = if plain { digits(row.score) } else { texts.points(row.score) };
        let mut cells = vec![place(row.place), row.number.to_string(), name(snapshot, row.player), score];
        cells.extend(made.columns.iter().zip(&row.values).map(|(column, value)| {
            if plain { column.format.plain(value) } else { texts.value(column.format, value) }
        }));
        cells
    };
    Sheet { heads, rows: made.rows.iter().map(row).collect() }
}

/// Returns the standings as an object; with workings also each tie-break's terms.
pub fn standings_object(snapshot: &Snapshot, made: &Standings, workings: &Workings) -> Value {
    let row = |row: &Row| {
        let values = made.columns.iter().zip(&row.values);
        let tie_breaks: Map<String, Value> = values
            .map(|(column, value)| (column.id.to_string(), Value::from(column.format.plain(value))))
            .collect();
        let mut object = json!({
            "place": place(row.place),
            "number": row.number.to_string(),
            "name": name(snapshot, row.player),
            "rating": rating(snapshot, row.player, RatingColumn::International),
            "national_rating": rating(snapshot, row.player, RatingColumn::National),
            "points": digits(row.score),
            "tie_breaks": tie_breaks,
        });
        if let Some(workings) = workings.get(&row.player) {
            object["workings"] = workings_object(workings);
        }
        object
    };
    json!({ "rounds": made.rounds, "players": made.rows.iter().map(row).collect::<Vec<_>>() })
}

/// How the tie-breaks of each player come about.
pub type Workings = HashMap<PlayerId, Vec<Working>>;

/// Takes the tie-breaks of everybody in the standings apart.
pub fn workings(snapshot: &Snapshot, made: &Standings, after: RoundNo) -> Workings {
    let list: Vec<TieBreakId> = made.columns.iter().map(|column| column.id.clone()).collect();
    let wanted: HashSet<PlayerId> = made.rows.iter().map(|row| row.player).collect();
    let apart = standings::workings(snapshot, after, &list, |player| wanted.contains(&player));
    apart.into_iter().map(|(row, workings)| (row.player, workings)).collect()
}

/// Returns how each value came about: the terms of every tie-break.
fn workings_object(workings: &[Working]) -> Value {
    let term = |format: Format, term: &Term| {
        let amount = format.plain(&TieBreakValue::Number(term.amount));
        let source = match term.source {
            Source::Own => "own",
            Source::Opponent => "opponent",
            Source::Virtual => "virtual",
            Source::Dummy { .. } => "dummy",
        };
        let cut = term.cut.map(|cut| match cut {
            Cut::Low => "low",
            Cut::High => "high",
        });
        let opponent = term.opponent.map(|number| number.0);
        json!({ "round": term.round.0, "opponent": opponent, "source": source, "amount": amount, "cut": cut })
    };
    let of = |working: &Working| {
        let format = working.column.format;
        let terms: Vec<Value> = working.terms.iter().map(|one| term(format, one)).collect();
        let value = format.plain(&working.value);
        (
            working.column.id.to_string(),
            json!({ "value": value, "article": working.column.article, "terms": terms }),
        )
    };
    workings.iter().map(of).collect::<Map<String, Value>>().into()
}

/// Returns the working of every tie-break of a player, line by line under his name.
pub fn explained(cx: &Context, row: &Row, workings: &[Working]) -> String {
    let head = format!("\n{} {}\n", row.number, name(cx.snapshot, row.player));
    head + &plain(&card::workings(cx, workings))
}

/// Takes the text of drawn lines.
fn plain(lines: &[Line<'_>]) -> String {
    lines.iter().map(|line| line.to_string().trim_end().to_owned() + "\n").collect()
}

/// Returns a player's pairing card under his name.
pub fn card_text(cx: &Context, card: &Card) -> String {
    format!("{}\n{}", name(cx.snapshot, card.player), plain(&card::lines(cx, card, usize::MAX)))
}

/// Returns a player's pairing card as an object.
pub fn card_object(snapshot: &Snapshot, card: &Card) -> Value {
    let float = |mark: FloatMark| match mark {
        FloatMark::Down => "down",
        FloatMark::Up => "up",
    };
    let round = |round: &standings::CardRound| {
        let mut object = cell_object(&round.cell);
        object["round"] = round.round.0.into();
        object["board"] = round.board.map(|board| board.0).into();
        object["float"] = round.float.map(float).into();
        object
    };
    json!({
        "number": card.number.0,
        "name": name(snapshot, card.player),
        "place": place(card.place),
        "points": digits(card.score),
        "adjusted": digits(card.adjusted),
        "rounds": card.rounds.iter().map(round).collect::<Vec<_>>(),
        "workings": workings_object(&card.tie_breaks),
    })
}

fn cell_object(cell: &standings::Cell) -> Value {
    let colour = cell.colour.map(|colour| if colour == Colour::White { "white" } else { "black" });
    json!({
        "opponent": cell.opponent.map(|number| number.0),
        "colour": colour,
        "mark": cell.mark.to_string(),
        "points": digits(cell.points),
        "total": digits(cell.total),
    })
}

/// Returns the crosstable after a round as a table, in the order of the standings.
pub fn crosstable_sheet(snapshot: &Snapshot, after: RoundNo, texts: &Texts) -> Sheet {
    let ranked = standings::standings(snapshot, after, &snapshot.settings().tie_breaks);
    let made: Crosstable = standings::crosstable(snapshot, after, &ranked);
    let head = |id: &str, align| (texts.get(id).into_owned(), align);
    let mut heads = vec![
        head("column-place", Align::Right),
        head("column-pairing-number", Align::Right),
        head("column-title", Align::Left),
        head("column-name", Align::Left),
    ];
    heads.extend(RatingColumn::BOTH.map(|column| (column.head(texts), Align::Right)));
    heads.push(head("column-federation", Align::Left));
    heads.extend((1..=made.rounds).map(|round| (round.to_string(), Align::Right)));
    heads.push(head("column-points", Align::Right));
    let row = |row: &standings::CrossRow| {
        let known = player(snapshot, row.player);
        let federation = known.and_then(|player| player.federation.as_ref());
        let title = known.and_then(|player| player.title);
        let mut cells = vec![
            place(row.place),
            row.number.to_string(),
            title.map_or_else(String::new, |title| title.letters().to_owned()),
            name(snapshot, row.player),
        ];
        cells.extend(RatingColumn::BOTH.map(|column| column.cell(known)));
        cells.push(federation.map_or_else(String::new, |code| clean(code.as_str()).into_owned()));
        cells.extend(row.cells.iter().map(|cell| {
            let colour =
                cell.colour.map_or_else(String::new, |colour| texts.colour_short(colour).into_owned());
            let opponent = cell.opponent.map_or_else(String::new, |number| number.to_string());
            format!("{opponent}{colour}{}", cell.mark)
        }));
        cells.push(texts.points(row.score));
        cells
    };
    Sheet { heads, rows: made.by_rank().into_iter().map(row).collect() }
}

/// Returns the crosstable after a round as an object, in the order of the standings.
pub fn crosstable_object(snapshot: &Snapshot, after: RoundNo) -> Value {
    let ranked = standings::standings(snapshot, after, &snapshot.settings().tie_breaks);
    let made = standings::crosstable(snapshot, after, &ranked);
    let row = |row: &standings::CrossRow| {
        json!({
            "place": place(row.place),
            "number": row.number.0,
            "name": name(snapshot, row.player),
            "rating": rating(snapshot, row.player, RatingColumn::International),
            "national_rating": rating(snapshot, row.player, RatingColumn::National),
            "points": digits(row.score),
            "rounds": row.cells.iter().map(cell_object).collect::<Vec<_>>(),
        })
    };
    json!({ "rounds": made.rounds, "players": made.by_rank().into_iter().map(row).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::collate::Language;
    use hakem_engine::command::{Command, apply};
    use hakem_engine::tournament::{Draft, Meeting, Name, RequestedBye, Settings, SystemId};

    /// Two players who have met: the first has both ratings, the second a national one alone.
    fn two_players() -> Snapshot {
        let rated = |name: &str, rating: Option<i64>, national: i64| {
            let mut player = Player::named(Name::new(name).unwrap());
            player.rating = rating.map(|points| Rating::new(points).unwrap());
            player.national_rating = Some(Rating::new(national).unwrap());
            Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
        };
        let [white, black] = [1, 2].map(PlayerId);
        let draft = Draft {
            matches: Box::default(),
            outs: Box::default(),
            round: RoundNo(1),
            system: SystemId::new("dutch-2026"),
            numbering: Some(vec![white, black]),
            boards: vec![Meeting { white, black }],
            bye: None,
            virtual_points: Vec::new(),
            ruling: None,
        };
        let settings = Settings {
            initial_colour: Some(Colour::White),
            tie_breaks: Vec::new(),
            ..Settings::named(Name::new("Open").unwrap())
        };
        let commands = [
            rated("Both", Some(2100), 1950),
            rated("National", None, 1725),
            Command::DraftRound(draft),
            Command::PublishRound { round: RoundNo(1) },
        ];
        let blank = Snapshot::new(settings);
        commands.iter().fold(blank, |snapshot, command| apply(&snapshot, command).unwrap())
    }

    #[test]
    fn a_national_rating_never_stands_where_the_international_one_is_announced() {
        let (snapshot, texts) = (two_players(), Texts::new(Language::Turkish));
        let table = crosstable_sheet(&snapshot, RoundNo(1), &texts).csv().unwrap();
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines[0].contains(",ELO,UKD,"), "{table}");
        assert!(lines[1].contains(",Both,2100,1950,") && lines[2].contains(",National,,1725,"), "{table}");
        let made = standings::standings(&snapshot, RoundNo(1), &[]);
        for object in
            [standings_object(&snapshot, &made, &Workings::new()), crosstable_object(&snapshot, RoundNo(1))]
        {
            let player = &object["players"][1];
            assert_eq!((&player["rating"], &player["national_rating"]), (&Value::Null, &1725.into()));
        }
    }
}
