//! Headings of columns in lists, in the languages and programs of the field.

use super::column::PlayerColumn;
use super::federation_list;
use super::heading_names::{self, NAMES, Names};
use super::names::NameOrder;
use hakem_engine::collate::fold_for_search;

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
    let is_sure = |names: &&Names| names.sure.contains(&plain.as_str());
    let is_loose = |names: &&Names| names.loose.contains(&plain.as_str());
    let found = NAMES.iter().find(is_sure).or_else(|| NAMES.iter().find(is_loose));
    found.map(|names| names.column)
}

pub fn name_order(heading: &str) -> NameOrder {
    heading_names::name_order(heading, &plain(heading))
}

/// Returns the content of each column by its heading; no two columns have the same content.
pub fn assigned(headings: &[String]) -> Vec<Option<PlayerColumn>> {
    if let Some(list) = federation_list::recognised(headings) {
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
    for kind in [|names: &Names| names.sure, |names: &Names| names.loose] {
        for (place, heading) in assigned.iter_mut().zip(&plain) {
            let found = NAMES.iter().find(|names| kind(names).contains(&heading.as_str()));
            match found.map(|names| names.column) {
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
            NAMES.iter().flat_map(|names| names.sure.iter().chain(names.loose)).copied().collect();
        for name in &all {
            assert_eq!(all.iter().filter(|other| other == &name).count(), 1, "{name}");
            assert_eq!(plain(name), *name);
        }
    }
}
