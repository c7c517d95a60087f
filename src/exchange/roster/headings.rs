//! Headings of columns in lists, in the languages and programs of the field.

use hakem_engine::collate::fold_for_search;

/// Content of a column about players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerColumn {
    /// The full name; next to a column of only given names, the family name.
    Name,
    /// The family name.
    Family,
    /// The given name.
    Given,
    /// The FIDE title.
    Title,
    /// The international rating.
    Rating,
    /// The national rating.
    NationalRating,
    /// The federation.
    Federation,
    /// The national licence number.
    Licence,
    /// The FIDE ID.
    FideId,
    /// The sex.
    Sex,
    /// The day or year of birth.
    Born,
    /// The club.
    Club,
    /// The town, used if there is no club.
    Town,
}

impl PlayerColumn {
    /// Every column, in the order offered.
    pub const ALL: [Self; 13] = [
        Self::Name,
        Self::Family,
        Self::Given,
        Self::Title,
        Self::Rating,
        Self::NationalRating,
        Self::Federation,
        Self::FideId,
        Self::Licence,
        Self::Sex,
        Self::Born,
        Self::Club,
        Self::Town,
    ];

    /// Returns the key that assigns it.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Name => 'n',
            Self::Family => 'f',
            Self::Given => 'g',
            Self::Title => 't',
            Self::Rating => 'r',
            Self::NationalRating => 'u',
            Self::Federation => 'e',
            Self::FideId => 'i',
            Self::Licence => 'l',
            Self::Sex => 's',
            Self::Born => 'b',
            Self::Club => 'c',
            Self::Town => 'w',
        }
    }

    /// Returns the catalogue id of its name.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Name => "list-name",
            Self::Family => "list-family",
            Self::Given => "list-given",
            Self::Title => "list-title",
            Self::Rating => "list-rating",
            Self::NationalRating => "list-national-rating",
            Self::Federation => "list-federation",
            Self::FideId => "list-fide-id",
            Self::Licence => "list-licence",
            Self::Sex => "list-sex",
            Self::Born => "list-born",
            Self::Club => "list-club",
            Self::Town => "list-town",
        }
    }
}

/// Headings of a column, folded.
struct Names {
    column: PlayerColumn,
    /// Headings with only this meaning.
    sure: &'static [&'static str],
    /// Headings with this meaning if no other heading has it: `Rtg` is the rating of a list without `RtgI`.
    loose: &'static [&'static str],
}

/// Headings in English, Turkish, Czech and German, as in Swiss-Manager, chess-results, Vega, Swiss-Chess and
/// federations.
const NAMES: [Names; 13] = [
    Names {
        column: PlayerColumn::Name,
        sure: &[
            "name",
            "full name",
            "player name",
            "name surname",
            "surname name",
            "surname and name",
            "last name first name",
            "ad soyad",
            "adi soyadi",
            "soyad ad",
            "soyadi adi",
            "isim",
            "isim soyisim",
            "oyuncu adi",
            "sporcu adi",
            "sporcu adi soyadi",
            "jmeno",
            "prijmeni a jmeno",
            "prijmeni jmeno",
            "jmeno a prijmeni",
            "jmeno prijmeni",
            "jmeno hrace",
            "nachname vorname",
            "name vorname",
            "spielername",
        ],
        loose: &["player", "ad", "adi", "oyuncu", "sporcu", "hrac", "spieler", "teilnehmer", "participant"],
    },
    Names {
        column: PlayerColumn::Family,
        sure: &[
            "family name",
            "last name",
            "lastname",
            "surname",
            "soyad",
            "soyadi",
            "soyisim",
            "prijmeni",
            "nachname",
            "familienname",
        ],
        loose: &[],
    },
    Names {
        column: PlayerColumn::Given,
        sure: &["first name", "firstname", "given name", "forename", "krestni jmeno", "vorname", "rufname"],
        loose: &[],
    },
    Names {
        column: PlayerColumn::Title,
        sure: &["title", "titel", "titul", "unvan", "fide title", "fide unvan", "tit"],
        loose: &["t", "ti", "fide titel"],
    },
    Names {
        column: PlayerColumn::Rating,
        sure: &[
            "irtg",
            "rtgi",
            "rtg int",
            "rating int",
            "rating i",
            "eloint",
            "elo int",
            "eloi",
            "int elo",
            "int rating",
            "international rating",
            "fide",
            "fide rating",
            "fide rtg",
            "fide elo",
            "elo fide",
            "frtg",
            "fide std",
            "uluslararasi rating",
            "uluslararasi ukd",
            "mezinarodni elo",
        ],
        loose: &["rtg", "rating", "elo", "elo rating", "std", "standard", "twz", "rat"],
    },
    Names {
        column: PlayerColumn::NationalRating,
        sure: &[
            "nrtg",
            "rtgn",
            "rtg nat",
            "rating nat",
            "elonat",
            "elo nat",
            "elon",
            "nat elo",
            "nat rating",
            "national rating",
            "national elo",
            "ukd",
            "ulusal kuvvet derecesi",
            "ulusal rating",
            "ulusal ukd",
            "elo cr",
            "lok",
            "narodni rating",
            "narodni elo",
            "dwz",
            "nwz",
            "ingo",
        ],
        loose: &["nat", "national"],
    },
    Names {
        column: PlayerColumn::Federation,
        sure: &[
            "fed",
            "federation",
            "fide fed",
            "federasyon",
            "federace",
            "foderation",
            "ulke",
            "zeme",
            "land",
            "country",
            "nation",
        ],
        loose: &["verband", "stat", "state", "nationality", "uyruk"],
    },
    Names {
        column: PlayerColumn::FideId,
        sure: &[
            "fide id",
            "fideid",
            "fide ident",
            "fideident",
            "id fide",
            "idfide",
            "fide no",
            "fideno",
            "fide nr",
            "fide number",
            "fide kimlik no",
            "fide kimlik",
            "fide numarasi",
            "kod fide",
            "fide kod",
            "fide code",
            "fide id no",
            "id number",
        ],
        loose: &[],
    },
    Names {
        column: PlayerColumn::Licence,
        sure: &[
            "licence",
            "license",
            "licence no",
            "license no",
            "licence number",
            "lno",
            "lisans",
            "lisans no",
            "lisans numarasi",
            "tsf lisans no",
            "registracni cislo",
            "reg c",
            "reg cislo",
            "id cr",
            "id scr",
            "id sscr",
            "identnr",
            "ident nr",
            "national id",
            "nat id",
            "id nat",
            "idnat",
            "id national",
            "pkz",
            "mitgliedsnummer",
        ],
        loose: &["id no", "idno", "ident", "kimlik no"],
    },
    Names {
        column: PlayerColumn::Sex,
        sure: &["sex", "gender", "cinsiyet", "cinsiyeti", "pohlavi", "geschlecht", "m f", "m w"],
        loose: &["g", "s", "e k"],
    },
    Names {
        column: PlayerColumn::Born,
        sure: &[
            "born",
            "birth",
            "birthday",
            "birthdate",
            "birth date",
            "b day",
            "bday",
            "date of birth",
            "dob",
            "d o b",
            "year of birth",
            "birth year",
            "yob",
            "dogum",
            "dogum tarihi",
            "dogum yili",
            "d tarihi",
            "dog tar",
            "dog yili",
            "narozen",
            "datum nar",
            "datum narozeni",
            "rok narozeni",
            "rok nar",
            "rocnik",
            "geb",
            "geburt",
            "geboren",
            "geburtsdatum",
            "geb datum",
            "geburtstag",
            "geburtsjahr",
            "jahrgang",
        ],
        loose: &["year", "yil", "rok", "jahr"],
    },
    Names {
        column: PlayerColumn::Club,
        sure: &[
            "club",
            "club city",
            "club town",
            "club name",
            "kulup",
            "kulubu",
            "kulup sehir",
            "kulup il",
            "klub",
            "klub misto",
            "klub mesto",
            "oddil",
            "oddil mesto",
            "verein",
            "verein ort",
            "vereinsname",
            "clubname",
        ],
        loose: &["team", "takim", "okul", "school", "skola"],
    },
    Names {
        column: PlayerColumn::Town,
        sure: &["town", "city", "il", "ili", "sehir", "sehri", "mesto", "misto", "ort", "wohnort", "stadt"],
        loose: &["place", "location", "ilce", "region"],
    },
];

/// Normalises a heading for comparison: folded, words separated by single blanks.
fn plain(heading: &str) -> String {
    let folded = fold_for_search(&heading.replace('.', " "));
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the content of a column by its heading, in any of the languages.
#[must_use]
pub fn column(heading: &str) -> Option<PlayerColumn> {
    let plain = plain(heading);
    let is_sure = |names: &&Names| names.sure.contains(&plain.as_str());
    let is_loose = |names: &&Names| names.loose.contains(&plain.as_str());
    let found = NAMES.iter().find(is_sure).or_else(|| NAMES.iter().find(is_loose));
    found.map(|names| names.column)
}

/// Returns the content of each column by its heading; no two columns have the same content.
#[must_use]
pub fn assigned(headings: &[String]) -> Vec<Option<PlayerColumn>> {
    let plain: Vec<String> = headings.iter().map(|heading| plain(heading)).collect();
    let mut assigned = vec![None; headings.len()];
    let mut taken: Vec<PlayerColumn> = Vec::new();
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
