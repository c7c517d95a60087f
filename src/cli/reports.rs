//! Reports of the command line: standings with the calculation of tie-breaks, the crosstable, pairing cards.

use super::input::Failure;
use crate::event::Event;
use crate::i18n::{Texts, digits};
use crate::publish::{json, text};
use crate::sheet::data::{Section, Sheet, Table};
use crate::sheet::standings::StandingsLines;
use crate::sheet::{self, card};
use crate::text::clean;
use hakem_engine::standings::{self, Calculation, PlayerCard, Standings, StandingsRow};
use hakem_engine::tiebreak::{Cut, Source, Term, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Float, PlayerId, RoundNo, Snapshot, TieBreakId};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::rc::Rc;

/// Returns the default round of standings: the current one.
///
/// # Errors
/// Fails if no round is published.
pub fn current_round(snapshot: &Snapshot, file: &Path, texts: &Texts) -> Result<RoundNo, Failure> {
    snapshot.current_round().ok_or_else(|| {
        let file = file.display().to_string();
        Failure::malformed(texts.with("cli-no-standings", &[("file", file.into())]))
    })
}

/// Returns a player's name as entered, sanitised.
pub fn name(snapshot: &Snapshot, id: PlayerId) -> String {
    let known = snapshot.player(id);
    known.map_or_else(String::new, |known| clean(known.player.name.as_str()).into_owned())
}

/// Builds the object of the standings; with workings including each tie-break's terms.
pub fn standings_object(
    event: Event,
    (made, after): (&Rc<Standings>, RoundNo),
    workings: &Workings,
) -> Value {
    let known =
        ["place", "number", "name", "rating", "national_rating", "points", sheet::standings::TIE_BREAKS];
    let table =
        sheet::standings::table(event, made, StandingsLines::all(made).unmarked(), &sheet::standings::SHORT)
            .with_keys(&known);
    let table = sheet::standings::marked(event, after, table);
    let mut players = json::rows(&table, event.texts);
    for (object, row) in players.iter_mut().zip(&made.rows) {
        object["number"] = row.number.0.into();
        if let Some(workings) = workings.get(&row.player) {
            object["workings"] = workings_object(workings);
        }
    }
    json!({ "rounds": made.rounds, "players": players })
}

/// Builds the standings with the columns for programs.
pub fn standings_table<'a>(event: Event<'a>, made: &Rc<Standings>, after: RoundNo) -> Table<'a> {
    let known = ["place", "number", "name", "points", sheet::standings::TIE_BREAKS];
    let table =
        sheet::standings::table(event, made, StandingsLines::all(made).unmarked(), &sheet::standings::SHORT)
            .with_keys(&known);
    sheet::standings::marked(event, after, table)
}

/// Builds the crosstable with the columns for programs: both ratings, even if empty.
pub fn crosstable_sheet(event: Event<'_>, after: RoundNo) -> Sheet<'_> {
    let section = |at: usize| {
        let table = sheet::crosstable::table(event, after, at, sheet::crosstable::all(event, after, at));
        let notes = sheet::crosstable::notes(event, after, at);
        Section { notes, ..Section::of(sheet::standings::marked(event, after, table)) }
    };
    let sections = (0..event.scopes(after).len()).map(section).collect();
    Sheet::of_sections(String::new(), sections).with_round(after)
}

/// Builds the average ratings with the columns for programs.
pub fn averages_sheet(event: Event<'_>, after: RoundNo) -> Sheet<'_> {
    let table = sheet::lists::averages_table(event, event.averages(after).to_vec());
    Sheet::of(String::new(), table).with_round(after)
}

/// Builds the object of a sheet with one table.
pub fn object(sheet: &Sheet, event: Event) -> Value {
    let players = rows(sheet, event);
    match sheet.round {
        Some(round) => json!({ "rounds": round.0, "players": players }),
        None => json!({ "players": players }),
    }
}

/// Returns the rows of a sheet as objects.
pub fn rows(sheet: &Sheet, event: Event) -> Vec<Value> {
    sheet.sections.iter().flat_map(|section| json::rows(&section.table, event.texts)).collect()
}

/// Calculation of each player's tie-breaks.
pub type Workings = HashMap<PlayerId, Vec<Calculation>>;

/// Returns the calculation of the tie-breaks of all players in the standings.
pub fn workings(snapshot: &Snapshot, made: &Standings, after: RoundNo) -> Workings {
    let list: Vec<TieBreakId> = made.columns.iter().map(|column| column.id.clone()).collect();
    let wanted: HashSet<PlayerId> = made.rows.iter().map(|row| row.player).collect();
    let apart = standings::workings(snapshot, after, &list, |player| wanted.contains(&player));
    apart.into_iter().map(|(row, workings)| (row.player, workings)).collect()
}

/// Builds the object with the calculation of each value: the terms of every tie-break.
fn workings_object(workings: &[Calculation]) -> Value {
    let term = |format: ValueFormat, term: &Term| {
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
        json!({ "round": term.round.0, "opponent": opponent, "source": source, "amount": json::number(&amount), "cut": cut })
    };
    let of = |working: &Calculation| {
        let format = working.column.format;
        let terms: Vec<Value> = working.terms.iter().map(|one| term(format, one)).collect();
        let value = format.plain(&working.value);
        (
            working.column.id.to_string(),
            json!({ "value": json::number(&value), "article": working.column.article, "terms": terms }),
        )
    };
    workings.iter().map(of).collect::<Map<String, Value>>().into()
}

/// Formats the calculation of every tie-break of a player, line by line under the name.
pub fn explained(event: Event, row: &StandingsRow, workings: &[Calculation]) -> String {
    let head = format!("\n{} {}\n", row.number, event.name(row.player));
    head + &lines(&card::workings(event, workings))
}

/// Returns lines of text without blanks at their ends.
pub fn lines<'a>(lines: impl IntoIterator<Item = &'a String>) -> String {
    lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Formats a player's pairing card under the name.
pub fn card_text(event: Event, card: &PlayerCard) -> String {
    let section = card::section(event, card);
    let table = text::plain(&section.table, event.texts);
    format!("{}\n{}\n\n{table}\n{}", section.title, section.about, lines(&section.notes))
}

/// Builds the object of a player's pairing card.
pub fn card_object(event: Event, card: &PlayerCard) -> Value {
    let float = |mark: Float| match mark {
        Float::Down => "down",
        Float::Up => "up",
    };
    let round = |round: &standings::CardRound| {
        let is_unrated = event.is_unrated(card.player, round.round);
        let mut object = json::game(&round.cell, is_unrated);
        object["round"] = round.round.0.into();
        object["board"] = round.board.map(|board| board.0).into();
        object["float"] = round.float.map(float).into();
        object
    };
    json!({
        "number": card.number.0,
        "name": name(event.snapshot, card.player),
        "place": card.place.map(|place| json::number(&place.to_string())),
        "points": json::number(&digits(card.score)),
        "adjusted": json::number(&digits(card.adjusted)),
        "rounds": card.rounds.iter().map(round).collect::<Vec<_>>(),
        "workings": workings_object(&card.tie_breaks),
    })
}

#[cfg(test)]
mod tests {
    use super::super::output;
    use super::*;
    use crate::event::Derived;
    use hakem_engine::collate::Language;
    use hakem_engine::command::{Command, apply};
    use hakem_engine::history::History;
    use hakem_engine::tournament::{
        Colour, Draft, Meeting, Name, Player, Rating, RequestedBye, Settings, SystemId,
    };

    /// Returns two players who have met: the first has both ratings, the second only a national one.
    fn two_players() -> Snapshot {
        let rated = |name: &str, rating: Option<i64>, national: i64| {
            let mut player = Player::named(Name::new(name).unwrap());
            player.rating = rating.map(|points| Rating::new(points).unwrap());
            player.national_rating = Some(Rating::new(national).unwrap());
            Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
        };
        let [white, black] = [1, 2].map(PlayerId);
        let draft = Draft {
            numbering: Some(vec![white, black]),
            boards: vec![Meeting { white, black }],
            ..Draft::of(RoundNo(1), SystemId::new("dutch-2026"))
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
            Command::publish(RoundNo(1)),
        ];
        let blank = Snapshot::new(settings);
        commands.iter().fold(blank, |snapshot, command| apply(&snapshot, command).unwrap())
    }

    #[test]
    fn players_who_left_are_marked_in_text_and_in_objects() {
        let texts = Texts::new(Language::English);
        let left = Command::Withdraw { id: PlayerId(2), from: RoundNo(2) };
        let snapshot = apply(&two_players(), &left).unwrap();
        let (history, derived) = (History::default(), Derived::default());
        let event = Event { snapshot: &snapshot, ..Event::of(&history, &texts, &derived) };
        let (made, after) = (event.standings(RoundNo(1)), RoundNo(1));
        let table = text::plain(&standings_table(event, &made, after), &texts);
        assert!(table.contains("× NATIONAL") && !table.contains("× BOTH"), "{table}");
        let crosstable = crosstable_sheet(event, after);
        assert_eq!(crosstable.sections[0].notes, ["× Withdrawn: NATIONAL (from round 2)."]);
        let csv = output::csv(&crosstable, &texts).unwrap();
        assert!(csv.contains(",National,"), "names for programs have no sign: {csv}");
        for object in [standings_object(event, (&made, after), &Workings::new()), object(&crosstable, event)]
        {
            let players = &object["players"];
            assert_eq!((&players[0]["left"], &players[1]["left"]), (&Value::Null, &"withdrawn".into()));
            assert_eq!(players[1]["name"], "National");
        }
    }

    #[test]
    fn a_national_rating_never_replaces_the_international_one_that_is_set() {
        let (snapshot, texts) = (two_players(), Texts::new(Language::Turkish));
        let (history, derived) = (History::default(), Derived::default());
        let event = Event { snapshot: &snapshot, ..Event::of(&history, &texts, &derived) };
        let table = output::csv(&crosstable_sheet(event, RoundNo(1)), &texts).unwrap();
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines[0].contains(",ELO,UKD,"), "{table}");
        assert!(lines[1].contains(",Both,2100,1950,") && lines[2].contains(",National,,1725,"), "{table}");
        let made = event.standings(RoundNo(1));
        let crosstable = crosstable_sheet(event, RoundNo(1));
        for object in
            [standings_object(event, (&made, RoundNo(1)), &Workings::new()), object(&crosstable, event)]
        {
            let player = &object["players"][1];
            assert_eq!((&player["rating"], &player["national_rating"]), (&Value::Null, &1725.into()));
        }
    }
}
