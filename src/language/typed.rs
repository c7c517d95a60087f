//! Parsers of values typed by the arbiter.
//!
//! Errors are sentences in the arbiter's language.

use crate::i18n::{Say, Texts};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{
    Coefficient, Earned, Handicap, LaterRatings, Licence, Money, Name, NewRatings, NumberGroups, PartialDate,
    Points, Rating, RatingSource, RoundNo, Title, ValueError,
};

pub fn name(text: &str, texts: &Texts) -> Result<Option<Name>, String> {
    match Name::new(text) {
        Ok(name) => Ok(Some(name)),
        Err(ValueError::EmptyName) => Ok(None),
        Err(error) => Err(error.say(texts)),
    }
}

/// Parses a rating; an empty text and 0 are no rating.
pub fn rating(text: &str, texts: &Texts) -> Result<Option<Rating>, String> {
    match whole(text, texts)? {
        None | Some(0) => Ok(None),
        Some(points) => {
            let points = i64::try_from(points).unwrap_or(i64::MAX);
            Rating::new(points).map(Some).map_err(|error| error.say(texts))
        }
    }
}

pub fn coefficient(text: &str, texts: &Texts) -> Result<Option<Coefficient>, String> {
    whole(text, texts)?.map(Coefficient::new).transpose().map_err(|error| error.say(texts))
}

/// Parses ratings that apply from later rounds on, each with its round: `5:2130 9:2140/2080`, the national one after
/// the slash. Ratings unchanged from `known` keep their source; others are manual.
pub fn later_ratings(text: &str, known: &LaterRatings, texts: &Texts) -> Result<LaterRatings, String> {
    let mut later = LaterRatings::default();
    for word in parted(text) {
        let unreadable = || texts.with("typed-no-later-rating", &[("found", word.into())]);
        let (round, ratings) = word.split_once(':').ok_or_else(unreadable)?;
        let (first, second) = ratings.split_once('/').unwrap_or((ratings, ""));
        let read = |points: &str| rating(points.trim_matches(['-', '–']), texts);
        let (rating, national_rating) = (read(first)?, read(second)?);
        let round = round.parse().map(RoundNo).map_err(|_| unreadable())?;
        let is_known = |(from, known): &(RoundNo, &NewRatings)| {
            (*from, known.rating, known.national_rating) == (round, rating, national_rating)
        };
        let source = match known.iter().find(is_known) {
            Some((_, known)) => known.source.clone(),
            None => Some(RatingSource::ByHand),
        };
        let ratings = NewRatings { rating, national_rating, source };
        later.hold_from(round, ratings).map_err(|_| unreadable())?;
    }
    Ok(later)
}

/// Formats such ratings for editing.
pub fn later_ratings_text(later: &LaterRatings) -> String {
    let points = |rating: Option<Rating>| rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
    let told = later.iter().map(|(round, ratings)| match ratings.national_rating {
        None => format!("{round}:{}", points(ratings.rating)),
        national => format!("{round}:{}/{}", points(ratings.rating), points(national)),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Parses an optional integer; blanks within it are ignored.
pub fn whole(text: &str, texts: &Texts) -> Result<Option<u64>, String> {
    let digits: String = text.split_whitespace().collect();
    if digits.is_empty() {
        return Ok(None);
    }
    digits.parse().map(Some).map_err(|_| texts.with("typed-not-a-number", &[("found", text.into())]))
}

/// Reads a licence number that may be missing.
pub fn licence(text: &str, texts: &Texts) -> Result<Option<Licence>, String> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    Licence::new(text).map(Some).map_err(|error| error.say(texts))
}

/// Parses an optional integer within the range of its type.
pub fn small<T: TryFrom<u64>>(text: &str, texts: &Texts) -> Result<Option<T>, String> {
    let too_large = || texts.with("typed-too-large", &[("found", text.trim().into())]);
    whole(text, texts)?.map(|number| T::try_from(number).map_err(|_| too_large())).transpose()
}

/// Parses an optional integer up to a maximum.
pub fn number(text: &str, most: u32, texts: &Texts) -> Result<Option<u32>, String> {
    let too_large = || texts.with("typed-too-large", &[("found", text.trim().into())]);
    match small::<u32>(text, texts)? {
        Some(number) if number > most => Err(too_large()),
        number => Ok(number),
    }
}

pub fn rounds(text: &str, texts: &Texts) -> Result<RoundNo, String> {
    let number = whole(text, texts)?.and_then(|number| u8::try_from(number).ok());
    number.map(RoundNo).ok_or_else(|| texts.get("event-rounds-missing").into_owned())
}

/// Parses the titles earned by places, first place first: `IM, IM norm, FM`.
pub fn earned(text: &str, texts: &Texts) -> Result<Vec<Earned>, String> {
    let words = text.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
    let unknown = |word: &str| {
        let all = Title::ALL.map(Title::letters).join(" ");
        texts.with("typed-no-such-title", &[("found", word.into()), ("all", all.into())])
    };
    words.map(|word| Earned::read(word).ok_or_else(|| unknown(word))).collect()
}

/// Parses the table of a time handicap: `200 10-20, 400 5-25`.
pub fn handicap(text: &str, texts: &Texts) -> Result<Handicap, String> {
    let refused = |line: &str| texts.with("typed-handicap", &[("found", line.into())]);
    let table = Handicap::read(text).map_err(refused)?;
    table.reversed().map_or(Ok(table), |line| Err(refused(&line)))
}

/// Parses groups of an acceleration: `1-20 1-2 1; 21-40 1 0.5`.
pub fn number_groups(text: &str, texts: &Texts) -> Result<NumberGroups, String> {
    NumberGroups::read(text).map_err(|group| texts.with("typed-number-groups", &[("found", group.into())]))
}

/// Parses the letters of a title, in either case.
pub fn title(text: &str, texts: &Texts) -> Result<Option<Title>, String> {
    // Folding removes the dot of `İM`, which Turkish keyboards produce.
    let letters = fold_for_search(text);
    if letters.is_empty() {
        return Ok(None);
    }
    let all = Title::ALL.map(Title::letters).join(" ");
    let unknown = || texts.with("typed-no-such-title", &[("found", text.into()), ("all", all.into())]);
    Title::from_letters(&letters).map(Some).ok_or_else(unknown)
}

/// Parses a federation code: three letters, or four for KKTC.
pub fn federation(text: &str, texts: &Texts) -> Result<Option<Name>, String> {
    let letters = fold_for_search(text).to_ascii_uppercase();
    let fits = matches!(letters.len(), 3 | 4) && letters.bytes().all(|letter| letter.is_ascii_uppercase());
    if letters.is_empty() || fits {
        return name(&letters, texts);
    }
    Err(texts.with("typed-no-federation", &[("found", text.into())]))
}

/// Parses a date, month or year: `5.3.2026`, `2026-03-05`, `3/2026`, `2026`. Any separator is accepted; the year has
/// four digits.
pub fn date(text: &str, texts: &Texts) -> Result<Option<PartialDate>, String> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    day_or_why(text).map(Some).map_err(|why| match why {
        Some(error) => error.say(texts),
        None => texts.with("typed-no-date", &[("found", text.into())]),
    })
}

/// Parses a date as in [`date`]; returns `None` if it is invalid.
pub fn day(text: &str) -> Option<PartialDate> {
    day_or_why(text).ok()
}

/// Parses a date; the error contains the reason if the date is well-formed but not in the calendar.
fn day_or_why(text: &str) -> Result<PartialDate, Option<ValueError>> {
    if text.contains(char::is_alphabetic) {
        return Err(None);
    }
    let parts = text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty());
    let numbers: Result<Vec<u16>, _> = parts.map(str::parse).collect();
    let small = |number: u16| u8::try_from(number).map_err(|_| None);
    let (year, month, day) = match *numbers.map_err(|_| None)? {
        [year] => (year, 0, 0),
        [one, other] => (one.max(other), small(one.min(other))?, 0),
        [year, month, day] if year > day => (year, small(month)?, small(day)?),
        [day, month, year] => (year, small(month)?, small(day)?),
        _ => return Err(None),
    };
    if year < 1000 {
        return Err(None);
    }
    PartialDate::new(year, month, day).map_err(Some)
}

/// Parses points: `1`, `½`, `1½`, `0.5`, `0,5`.
pub fn points(text: &str, texts: &Texts) -> Result<Points, String> {
    let unreadable = || texts.with("typed-no-points", &[("found", text.into())]);
    tenths(text.trim()).map(Points::from_tenths).ok_or_else(unreadable)
}

/// Parses points added or deducted: `-1`, `+½`, `0`.
pub fn signed_points(text: &str, texts: &Texts) -> Result<Points, String> {
    let text = text.trim();
    let taken = text.strip_prefix(['-', '−', '–']);
    let points = points(taken.unwrap_or_else(|| text.strip_prefix('+').unwrap_or(text)), texts)?;
    Ok(if taken.is_some() { Points::ZERO - points } else { points })
}

/// Parses a number with at most one decimal, in tenths; returns `None` if it is `limit` or above, or not a number.
pub fn tenths_below(text: &str, limit: u32) -> Option<u32> {
    let text = text.trim();
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits =
        |text: &str, most| (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole, 4) || !digits(tenth, 1) {
        return None;
    }
    let tenths = whole.parse::<u32>().ok()? * 10 + tenth.parse::<u32>().ok()?;
    (tenths < limit * 10).then_some(tenths)
}

fn tenths(text: &str) -> Option<i32> {
    let whole = |digits: &str| digits.parse::<u8>().ok().map(|points| i32::from(points) * 10);
    if matches!(text, "½" | "1/2") {
        return Some(5);
    }
    if let Some(before) = text.strip_suffix('½') {
        return Some(whole(before)? + 5);
    }
    match text.split_once(['.', ',']) {
        None => whole(text),
        Some((before, after)) => match after.trim_end_matches('0').as_bytes() {
            [] => whole(before),
            [digit @ b'1'..=b'9'] => Some(whole(before)? + i32::from(digit - b'0')),
            _ => None,
        },
    }
}

/// Parses amounts of money separated by blanks or semicolons: `1000 500,50`, with at most `decimals` decimals.
pub fn amounts(text: &str, decimals: u8, texts: &Texts) -> Result<Vec<Money>, String> {
    let read = |word: &str| {
        let unreadable = || texts.with("typed-no-amount", &[("found", word.into())]);
        amount(word, decimals.into()).ok_or_else(unreadable)
    };
    parted(text).map(read).collect()
}

/// Parses an optional amount with two decimals: `20` or `17.50`.
pub fn fee(text: &str, texts: &Texts) -> Result<Option<Money>, String> {
    match amounts(text, 2, texts)?.as_slice() {
        [] => Ok(None),
        [fee] => Ok(Some(*fee)),
        [..] => Err(texts.with("typed-no-amount", &[("found", text.trim().into())])),
    }
}

/// Parses amounts separated by commas, if the text can also be interpreted like that: `100,50` as 100 and 50. Returns
/// `None` without a comma between digits, and if a prize would be zero or higher than the previous one.
pub fn amounts_parted_by_commas(text: &str, decimals: u8) -> Option<Vec<Money>> {
    if !parted(text).any(|word| word.trim_end_matches(',').contains(',')) {
        return None;
    }
    let words = parted(text).flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
    let amounts: Vec<Money> = words.map(|word| amount(word, decimals.into())).collect::<Option<_>>()?;
    let is_list = amounts.is_sorted_by(|one, next| one >= next) && amounts.iter().all(|&one| one > Money(0));
    is_list.then_some(amounts)
}

fn parted(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| letter.is_whitespace() || letter == ';').filter(|word| !word.is_empty())
}

fn amount(word: &str, decimals: usize) -> Option<Money> {
    let (whole, rest) = word.split_once(['.', ',']).unwrap_or((word, ""));
    let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(rest) || rest.len() > decimals {
        return None;
    }
    format!("{whole}{rest:0<decimals$}").parse().ok().map(Money)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn days_are_read_however_they_are_written() {
        let texts = Texts::new(Language::Czech);
        let read = |text| date(text, &texts).map(|day| day.map(|day| day.to_string()));
        for text in ["5. 3. 2026", "05.03.2026", "2026-03-05", "2026/3/5"] {
            assert_eq!(read(text), Ok(Some("2026/03/05".to_owned())), "{text}");
        }
        assert_eq!(read("3/2026"), Ok(Some("2026/03/00".to_owned())));
        assert_eq!(read(" "), Ok(None));
        assert!(read("31.2.2026").is_err());
        assert!(read("5.3.26").is_err());
        assert!(read("5 March 2026").is_err());
    }

    #[test]
    fn points_are_read_to_the_tenth() {
        let read: Vec<_> = ["1", "½", "1½", "0.5", "0,50", "3.2", "1/2"].map(tenths).to_vec();
        assert_eq!(read, [10, 5, 15, 5, 5, 32, 5].map(Some));
        assert!(
            ["", "-1", "0.25", "x", "1.", "999"].map(tenths).iter().filter(|read| read.is_some()).count()
                == 1
        );
    }

    #[test]
    fn amounts_are_read_to_the_smallest_unit() {
        let read = |text, decimals| amount(text, decimals).map(|money| money.0);
        assert_eq!(
            ["400", "400,5", "400.50", "0,05"].map(|text| read(text, 2)),
            [40_000, 40_050, 40_050, 5].map(Some)
        );
        assert_eq!(["400", "007"].map(|text| read(text, 0)), [400, 7].map(Some));
        for text in ["400,555", ",5", "-5", "4x", "1.000.000", "99999999999999999999"] {
            assert_eq!(read(text, 2), None, "{text}");
        }
    }

    #[test]
    fn amounts_with_a_comma_can_be_a_list_where_that_is_one_of_prizes() {
        let parted = |text| {
            amounts_parted_by_commas(text, 2).map(|all| all.iter().map(|money| money.0).collect::<Vec<_>>())
        };
        assert_eq!(parted("100,50"), Some(vec![10_000, 5_000]));
        assert_eq!(parted("500, 300,20"), Some(vec![50_000, 30_000, 2_000]));
        // Prizes do not increase and are not zero.
        for text in ["50,75", "100,00", "100.50", "500 300 200", "500, 300", "x,1"] {
            assert_eq!(parted(text), None, "{text}");
        }
        let read = |text| amounts(text, 2, &Texts::new(Language::English)).map(|all| all.len());
        assert_eq!(["500 300 200", "500;300;200", "500, 300, 200", "100,50"].map(read), [3, 3, 3, 1].map(Ok));
    }

    #[test]
    fn titles_and_federations_forgive_a_turkish_keyboard() {
        let texts = Texts::new(Language::Turkish);
        assert_eq!(title("İm", &texts), Ok(Some(Title::IM)));
        assert_eq!(title("wım", &texts), Ok(Some(Title::WIM)));
        assert!(title("XM", &texts).is_err());
        let read = |text| federation(text, &texts).map(|name| name.map(String::from));
        assert_eq!(read("tur"), Ok(Some("TUR".to_owned())));
        assert_eq!(read("İta"), Ok(Some("ITA".to_owned())));
        assert!(read("Turkey").is_err());
    }
}
