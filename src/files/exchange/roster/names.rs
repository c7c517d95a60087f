//! Names of lists: which of the words is the family name, and titles written into the name.

use crate::exchange::account::{Account, Cause};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::Title;
use serde::Deserialize;

/// Order of the words of a name, as the layout or heading of a list states it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum NameOrder {
    /// Not stated: as written, family name first.
    #[default]
    AsWritten,
    /// Family name, given name: `Novák Jan`.
    FamilyFirst,
    /// Family name, given name, patronymic: `Иванов Иван Иванович`.
    Patronymic,
    /// Given name, family name: `Zeynep Arslan`.
    GivenFirst,
    /// The same, where the family name has two words or more: three words are not taken apart.
    GivenFirstOfTwo,
    /// The family name in capitals first: `DE MODELLI Anna Maria`.
    Capitals,
    /// Never taken apart, as Malay and Indonesian names.
    Whole,
}

/// Returns true for a name of several words without a comma: which of them is the family name is not written.
pub fn is_of_words(name: &str) -> bool {
    !name.contains(',') && name.split_whitespace().nth(1).is_some()
}

/// Returns the words of a name by which it is the same as another, in whatever order.
pub fn words(name: &str) -> Vec<String> {
    let folded = fold_for_search(name);
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(ToOwned::to_owned).collect();
    words.sort_unstable();
    words
}

pub fn has_words(name: &str, text: &str) -> bool {
    let known = words(name);
    words(text).iter().all(|word| known.contains(word))
}

/// Names of a list, counted by whether a comma follows the family name.
#[derive(Clone, Copy, Debug, Default)]
pub struct NameOrders {
    with_comma: u64,
    of_words: u64,
}

impl NameOrders {
    pub fn count(&mut self, name: &str) {
        self.with_comma += u64::from(name.contains(','));
        self.of_words += u64::from(is_of_words(name));
    }

    /// Drops the notes about names that are kept as they are written if at least half of the names have a
    /// comma: the list writes the family name first, and the others are names of one part.
    pub fn settle(self, account: &mut Account) {
        if self.with_comma >= self.of_words {
            account.forget(Cause::NameKept);
        }
    }
}

/// Words that belong to the family name after them, folded.
const PARTICLES: [&str; 24] = [
    "van", "von", "vom", "zu", "zur", "de", "den", "der", "del", "della", "di", "da", "do", "dos", "du",
    "la", "le", "el", "al", "ten", "ter", "bin", "ibn", "af",
];

/// Returns a name as `Family, Given`, and whether the order of its words decided which is which.
pub fn arranged(text: &str, order: NameOrder) -> (String, bool) {
    if let Some((family, given)) = text.split_once(',') {
        let (family, given) = (family.trim(), given.trim());
        return match (family, given) {
            ("", name) | (name, "") => (name.to_owned(), false),
            (family, given) => (format!("{family}, {given}"), false),
        };
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined = |family: &[&str], given: &[&str]| format!("{}, {}", family.join(" "), given.join(" "));
    let at = match order {
        _ if words.len() < 2 => None,
        NameOrder::AsWritten | NameOrder::Whole => None,
        NameOrder::FamilyFirst => (words.len() == 2).then_some(1),
        NameOrder::Patronymic => Some(1),
        NameOrder::GivenFirstOfTwo if words.len() > 2 => None,
        NameOrder::GivenFirst | NameOrder::GivenFirstOfTwo => {
            let (given, family) = words.split_at(family_at(&words));
            return (joined(family, given), true);
        }
        NameOrder::Capitals => {
            let capitals = words.iter().take_while(|word| is_in_capitals(word)).count();
            let family = if capitals == words.len() { 1 } else { capitals };
            let small: Vec<String> = words.iter().map(|word| capitalised(word)).collect();
            let small: Vec<&str> = small.iter().map(String::as_str).collect();
            return match small.split_at_checked(family) {
                Some((family, given)) if !family.is_empty() => (joined(family, given), true),
                _ => (words.join(" "), false),
            };
        }
    };
    match at.and_then(|at| words.split_at_checked(at)) {
        Some((family, given)) => (joined(family, given), false),
        None => (words.join(" "), false),
    }
}

/// Returns where the family name begins in a name whose given name comes first: the last word, with particles
/// before it.
fn family_at(words: &[&str]) -> usize {
    let mut at = words.len().saturating_sub(1);
    let is_particle = |word: &&str| {
        PARTICLES.contains(&word.to_lowercase().as_str()) && word.starts_with(char::is_lowercase)
    };
    while at > 1 && words.get(at - 1).is_some_and(is_particle) {
        at -= 1;
    }
    at
}

fn is_in_capitals(word: &str) -> bool {
    word.chars().any(char::is_alphabetic) && !word.chars().any(char::is_lowercase)
}

/// Returns a word of capitals with the first letter of each part as a capital: `D'ANGELO` as `D'Angelo`.
fn capitalised(word: &str) -> String {
    if !is_in_capitals(word) {
        return word.to_owned();
    }
    let mut starts = true;
    let mut text = String::new();
    for letter in word.chars() {
        if starts {
            text.push(letter)
        } else {
            text.extend(letter.to_lowercase())
        }
        starts = !letter.is_alphabetic();
    }
    text
}

/// Titles as Ukrainian lists write them after the name; without a FIDE title, they are national ones.
const CYRILLIC: [(&str, Option<Title>); 9] = [
    ("мг", Some(Title::GM)),
    ("мм", Some(Title::IM)),
    ("мф", Some(Title::FM)),
    ("кмф", Some(Title::CM)),
    ("змс", None),
    ("мсмк", None),
    ("мс", None),
    ("кмс", None),
    ("гросмейстер", Some(Title::GM)),
];

/// A name without the title that was written into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untitled {
    pub name: String,
    /// The title of FIDE's, where there is one.
    pub title: Option<Title>,
    pub removed: String,
}

/// Splits a title from a name: letters such as `GM` at either end, or `мг/змс` at the end; `None` where there is none.
pub fn untitled(text: &str) -> Option<Untitled> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (first, last) = (words.first()?, words.last()?);
    let rest = |from: usize, to: usize| words.get(from..to).unwrap_or_default().join(" ");
    let parts: Option<Vec<Option<Title>>> = last
        .split('/')
        .map(|part| CYRILLIC.iter().find(|(known, _)| *known == part).map(|(_, title)| *title))
        .collect();
    if let Some(parts) = parts.filter(|_| words.len() > 2) {
        let title = parts.into_iter().flatten().next();
        return Some(Untitled { name: rest(0, words.len() - 1), title, removed: (*last).to_owned() });
    }
    // In capitals throughout, `IM` may be a family name.
    let all_capitals = words.iter().all(|word| is_in_capitals(word));
    let latin = |word: &str| {
        let letters = word.trim_matches(['(', ')', '.', ',']);
        let title = Title::ALL.into_iter().find(|title| title.letters() == letters)?;
        (!all_capitals || word.starts_with('(') || title != Title::IM).then_some(title)
    };
    if words.len() < 3 && !first.ends_with(',') && !last.starts_with('(') {
        return None;
    }
    let (title, name, removed) = match (latin(first), latin(last)) {
        (Some(title), _) => (title, rest(1, words.len()), first),
        (None, Some(title)) => (title, rest(0, words.len() - 1), last),
        (None, None) => return None,
    };
    Some(Untitled {
        name: name.trim_end_matches(',').to_owned(),
        title: Some(title),
        removed: (*removed).to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_arranged_by_the_order_of_the_list() {
        use NameOrder as O;
        let cases = [
            (O::AsWritten, "Novák Jan", "Novák Jan", false),
            (O::AsWritten, "Novák,Jan", "Novák, Jan", false),
            (O::FamilyFirst, "Novák Jan", "Novák, Jan", false),
            (O::FamilyFirst, "Van der Proef Quinten", "Van der Proef Quinten", false),
            (O::Patronymic, "Иванов Иван Иванович", "Иванов, Иван Иванович", false),
            (O::GivenFirst, "Zeynep Arslan", "Arslan, Zeynep", true),
            (O::GivenFirst, "Jonas Buhl Prøve", "Prøve, Jonas Buhl", true),
            (O::GivenFirst, "Quinten van der Proef", "van der Proef, Quinten", true),
            (O::GivenFirst, "Arslan, Zeynep", "Arslan, Zeynep", false),
            (O::GivenFirst, "Zeynep", "Zeynep", false),
            (O::GivenFirstOfTwo, "Ana Prueba Modelo", "Ana Prueba Modelo", false),
            (O::GivenFirstOfTwo, "Ana Prueba", "Prueba, Ana", true),
            (O::Capitals, "DE MODELLI Anna Maria", "De Modelli, Anna Maria", true),
            (O::Capitals, "PROVA ALESSANDRO", "Prova, Alessandro", true),
            (O::Capitals, "D'ANGELO Ugo", "D'Angelo, Ugo", true),
            (O::Capitals, "Esempio Anna", "Esempio Anna", false),
            (O::Whole, "Nurul Contoh binti Ali", "Nurul Contoh binti Ali", false),
        ];
        for (order, text, name, is_split) in cases {
            assert_eq!(arranged(text, order), (name.to_owned(), is_split), "{order:?}");
        }
    }

    #[test]
    fn titles_in_names_are_split_from_them() {
        let split = |text: &str| untitled(text).map(|found| (found.name, found.title, found.removed));
        let found = |name: &str, title, removed: &str| Some((name.to_owned(), title, removed.to_owned()));
        assert_eq!(split("Зразковий Василь мг/змс"), found("Зразковий Василь", Some(Title::GM), "мг/змс"));
        assert_eq!(split("Зразковий Василь кмс"), found("Зразковий Василь", None, "кмс"));
        assert_eq!(split("GM Sample, Ann"), found("Sample, Ann", Some(Title::GM), "GM"));
        assert_eq!(split("Sample, Ann (WFM)"), found("Sample, Ann", Some(Title::WFM), "(WFM)"));
        for none in ["IM SUNG JIN", "Sample, Ann", "Im, Sung", "GM", "FM Sample"] {
            assert_eq!(split(none), None, "{none}");
        }
    }
}
