//! Lists that the rules ask to be announced: the starting list, the adjusted scores, and the average ratings of the
//! opponents.

use super::input::Failure;
use super::output::{Sheet, TableFormat, json_line};
use super::reports::{digits, name, player, rating};
use crate::i18n::{Say, Texts};
use crate::report::RatingColumn;
use crate::text::{Align, clean};
use hakem_engine::pairing::aro_list;
use hakem_engine::pairing::starting_list;
use hakem_engine::tiebreak::{Conditions, Table, usable};
use hakem_engine::tournament::{Points, Rating, RoundNo, Snapshot, TieBreakId};
use serde_json::{Value, json};

/// A list, for people and for programs.
pub struct List {
    sheet: Sheet,
    object: Value,
}

impl List {
    /// Returns the list as it is printed.
    ///
    /// # Errors
    /// Says what the writer of comma-separated values refuses.
    pub fn printed(self, format: TableFormat) -> Result<String, Failure> {
        Ok(match format {
            TableFormat::Text => self.sheet.text(),
            TableFormat::Csv => self.sheet.csv()?,
            TableFormat::Json => json_line(&self.object),
        })
    }
}

/// Returns the starting list: BSNo, LNo, Ad-Soyad, ELO, UKD (basic-swiss §2).
pub fn starters(snapshot: &Snapshot, texts: &Texts) -> List {
    let (mut rows, mut players) = (Vec::new(), Vec::new());
    for starter in starting_list(snapshot) {
        let name = clean(&starter.name).into_owned();
        let [rating, national] =
            [starter.rating, starter.national_rating].map(|rating| rating.map(Rating::get));
        players.push(json!({
            "number": starter.number.0,
            "licence": starter.licence,
            "name": name,
            "rating": rating,
            "national_rating": national,
        }));
        let figure = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
        let licence = starter.licence.map_or_else(String::new, |licence| licence.to_string());
        rows.push(vec![starter.number.to_string(), licence, name, figure(rating), figure(national)]);
    }
    let heads = [
        ("column-pairing-number", Align::Right),
        ("column-licence", Align::Right),
        ("column-name", Align::Left),
        ("column-rating", Align::Right),
        ("column-national-rating", Align::Right),
    ];
    let heads = heads.map(|(id, align)| (texts.get(id).into_owned(), align)).to_vec();
    List { sheet: Sheet { heads, rows }, object: json!({ "players": players }) }
}

/// Returns the adjusted scores by pairing number (tie-breaks §3).
///
/// # Errors
/// Says that the rules of the event have no adjusted scores.
pub fn adjusted(snapshot: &Snapshot, after: RoundNo, texts: &Texts) -> Result<List, Failure> {
    let code = TieBreakId::new("ADJ");
    usable(&code, Conditions::of(snapshot.settings()))
        .map_err(|error| Failure::malformed(error.say(texts)))?;
    let table = Table::new(snapshot, after);
    let points = |points: Points| texts.points(points);
    let (mut rows, mut players) = (Vec::new(), Vec::new());
    for number in table.numbers() {
        let (score, adjusted) = (table.score(number), table.adjusted_score(number));
        let name = name(snapshot, table.player(number));
        players.push(json!({
            "number": number.0,
            "name": name,
            "points": digits(score),
            "adjusted": digits(adjusted),
        }));
        rows.push(vec![number.to_string(), name, points(score), points(adjusted)]);
    }
    let heads = vec![
        (texts.get("column-pairing-number").into_owned(), Align::Right),
        (texts.get("column-name").into_owned(), Align::Left),
        (texts.get("column-points").into_owned(), Align::Right),
        (texts.tie_break_short(code.as_str()), Align::Right),
    ];
    let object = json!({ "rounds": table.rounds(), "players": players });
    Ok(List { sheet: Sheet { heads, rows }, object })
}

/// Returns the average ratings of the opponents by points and average (dubov-classic 9).
pub fn averages(snapshot: &Snapshot, after: RoundNo, texts: &Texts) -> List {
    let (mut rows, mut players) = (Vec::new(), Vec::new());
    for row in aro_list(snapshot, after) {
        let name = name(snapshot, row.player);
        let tenths = row.aro.map(|aro| i64::from(aro.tenths()));
        let average = tenths.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        players.push(json!({
            "number": row.number.0,
            "name": name,
            "rating": rating(snapshot, row.player, RatingColumn::International),
            "national_rating": rating(snapshot, row.player, RatingColumn::National),
            "points": digits(row.points),
            "aro": average,
        }));
        rows.push(vec![
            row.number.to_string(),
            name,
            RatingColumn::International.cell(player(snapshot, row.player)),
            RatingColumn::National.cell(player(snapshot, row.player)),
            texts.points(row.points),
            tenths.map_or_else(String::new, |tenths| texts.decimal(tenths, 1)),
        ]);
    }
    let heads = vec![
        (texts.get("column-pairing-number").into_owned(), Align::Right),
        (texts.get("column-name").into_owned(), Align::Left),
        (RatingColumn::International.head(texts), Align::Right),
        (RatingColumn::National.head(texts), Align::Right),
        (texts.get("column-points").into_owned(), Align::Right),
        (texts.tie_break_short("ARO"), Align::Right),
    ];
    List { sheet: Sheet { heads, rows }, object: json!({ "rounds": after.0, "players": players }) }
}
