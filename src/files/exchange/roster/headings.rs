//! Headings of columns in lists, in the languages and programs of the field.

use super::column::PlayerColumn;
use super::layouts;
use super::names::NameOrder;
use hakem_engine::collate::fold_for_search;
use ron::error::SpannedResult;
use serde::Deserialize;
use std::sync::LazyLock;

static KNOWN: LazyLock<Headings> = LazyLock::new(|| known().unwrap_or_default());

fn known() -> SpannedResult<Headings> {
    ron::from_str(include_str!("../../../../assets/lists/headings.ron"))
}

/// Known headings, folded.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct Headings {
    columns: Vec<ColumnHeadings>,
    /// Headings of names by the order that they state.
    orders: Vec<(NameOrder, Vec<&'static str>)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct ColumnHeadings {
    column: PlayerColumn,
    /// Headings that mean this column and no other.
    sure: Vec<&'static str>,
    /// Headings that mean it if no other heading does.
    #[serde(default)]
    loose: Vec<&'static str>,
}

/// Normalises a heading for comparison: folded, words separated by single blanks.
fn plain(heading: &str) -> String {
    let folded = fold_for_search(&heading.replace('.', " "));
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Czech headings that differ only by an accent: born, and national rating.
const ACCENTED: [(&str, PlayerColumn); 2] =
    [("nar", PlayerColumn::Born), ("nár", PlayerColumn::NationalRating)];

/// Returns the content of a column by a heading whose accents distinguish it from another.
fn accented(heading: &str) -> Option<PlayerColumn> {
    let lower = heading.trim().trim_end_matches('.').to_lowercase();
    ACCENTED.iter().find(|(known, _)| *known == lower).map(|&(_, column)| column)
}

/// Returns the content of a column by its heading, in any of the languages.
pub fn column(heading: &str) -> Option<PlayerColumn> {
    if let Some(column) = accented(heading) {
        return Some(column);
    }
    let plain = plain(heading);
    let columns = &KNOWN.columns;
    let is_sure = |known: &&ColumnHeadings| known.sure.contains(&plain.as_str());
    let is_loose = |known: &&ColumnHeadings| known.loose.contains(&plain.as_str());
    columns.iter().find(is_sure).or_else(|| columns.iter().find(is_loose)).map(|known| known.column)
}

/// Returns the order of the names of a column. `Ad-Soyad` with a hyphen is the heading of hakem's tables, whose names
/// are as typed, family name first.
pub fn name_order(heading: &str) -> NameOrder {
    let plain = plain(heading);
    if heading.contains('-') && plain == "ad soyad" {
        return NameOrder::AsWritten;
    }
    let known = KNOWN.orders.iter().find(|(_, headings)| headings.contains(&plain.as_str()));
    known.map_or(NameOrder::AsWritten, |(order, _)| *order)
}

/// Returns the content of each column by its heading; no two columns have the same content.
pub fn assigned(headings: &[String]) -> Vec<Option<PlayerColumn>> {
    if let Some(list) = layouts::recognised(headings) {
        return list.player_columns(headings.len());
    }
    let plain: Vec<String> = headings.iter().map(|heading| plain(heading)).collect();
    let mut taken: Vec<PlayerColumn> = Vec::new();
    let by_accent = headings.iter().map(|heading| {
        let column = accented(heading).filter(|column| !taken.contains(column));
        taken.extend(column);
        column
    });
    let mut assigned: Vec<Option<PlayerColumn>> = by_accent.collect();
    for is_sure in [true, false] {
        for (place, heading) in assigned.iter_mut().zip(&plain) {
            let having = |known: &&ColumnHeadings| {
                let headings = if is_sure { &known.sure } else { &known.loose };
                headings.contains(&heading.as_str())
            };
            let found = KNOWN.columns.iter().find(having);
            match found.map(|known| known.column) {
                Some(column) if place.is_none() && !taken.contains(&column) => {
                    taken.push(column);
                    *place = Some(column);
                }
                _ => {}
            }
        }
    }
    assigned
}

#[cfg(test)]
mod tests {
    use super::*;
    use PlayerColumn as C;

    fn of(headings: &str) -> Vec<Option<PlayerColumn>> {
        assigned(&headings.split(';').map(ToOwned::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn headings_of_the_programs_of_the_field_are_known() {
        let some = |columns: &[C]| columns.iter().copied().map(Some).collect::<Vec<_>>();
        let swiss_manager = "Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Klub;FideIdent;Nachname;Vorname";
        assert_eq!(
            of(swiss_manager),
            some(&[
                C::Name,
                C::Title,
                C::Licence,
                C::NationalRating,
                C::Rating,
                C::Born,
                C::Federation,
                C::Sex,
                C::Club,
                C::FideId,
                C::Family,
                C::Given
            ])
        );
        assert_eq!(
            of("Name;FideID;ID_No;FED;Rtg;RtgI;RtgN;Club/City"),
            [C::Name, C::FideId, C::Licence, C::Federation]
                .map(Some)
                .into_iter()
                .chain([None, Some(C::Rating), Some(C::NationalRating), Some(C::Club)])
                .collect::<Vec<_>>(),
            "Rtg gives way to RtgI"
        );
        assert_eq!(
            of("İsim;FIDE Kimlik No;Kulüp/Şehir;İl;UKD;ELO;Doğ.Tar.;Cinsiyet"),
            some(&[C::Name, C::FideId, C::Club, C::Town, C::NationalRating, C::Rating, C::Born, C::Sex])
        );
        assert_eq!(
            of("Jméno;ELO ČR;Elo FIDE;Datum nar.;Oddíl;Reg. č.;Nat_Elo"),
            [C::Name, C::NationalRating, C::Rating, C::Born, C::Club, C::Licence]
                .map(Some)
                .into_iter()
                .chain([None])
                .collect::<Vec<_>>()
        );
        assert_eq!(
            of("Teilnehmer;TWZ;DWZ;Verein/Ort;Geb.;Land"),
            some(&[C::Name, C::Rating, C::NationalRating, C::Club, C::Born, C::Federation])
        );
        assert_eq!(
            of("NAME;FRtg;NRtg;Fed;BirthDate;g;IDFIDE"),
            some(&[C::Name, C::Rating, C::NationalRating, C::Federation, C::Born, C::Sex, C::FideId])
        );
    }

    #[test]
    fn every_column_has_a_letter_and_names_of_its_own() {
        let mut letters: Vec<char> = C::ALL.iter().map(|column| column.letter()).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), C::ALL.len());
        let all: Vec<&str> =
            KNOWN.columns.iter().flat_map(|known| known.sure.iter().chain(&known.loose)).copied().collect();
        for name in &all {
            assert_eq!(all.iter().filter(|other| other == &name).count(), 1, "{name}");
            assert_eq!(plain(name), *name);
        }
    }

    #[test]
    fn the_file_of_headings_parses() {
        let known = known().unwrap();
        assert_eq!(known.columns.len(), 13);
        let listed: usize = known.columns.iter().map(|column| column.sure.len() + column.loose.len()).sum();
        assert_eq!(listed, 492);
        assert_eq!(known.orders.iter().map(|(_, headings)| headings.len()).collect::<Vec<_>>(), [27, 2, 31]);
        for heading in known.orders.iter().flat_map(|(_, headings)| headings) {
            assert_eq!(plain(heading), *heading);
        }
    }
}
