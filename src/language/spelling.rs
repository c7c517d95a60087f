//! Alternative spellings of names: one letter as two (ü, ue), other scripts in Latin letters, words joined and split.
//!
//! Searches fold both sides first ([`fold_for_search`]); this module covers what folding alone does not.

use any_ascii::any_ascii;
use hakem_engine::collate::fold_for_search;
use std::collections::BTreeSet;

/// Letters that are also written as two: the pair, the folded letter, and the letters.
const PAIRS: [(&str, &str, &[char]); 5] = [
    ("ae", "a", &['ä', 'Ä']),
    ("oe", "o", &['ö', 'Ö', 'ø', 'Ø']),
    ("ue", "u", &['ü', 'Ü']),
    ("aa", "a", &['å', 'Å']),
    ("dj", "d", &['đ', 'Đ']),
];

/// Maximum number of separate words that are joined.
const MOST_PARTED: usize = 4;

/// Splits folded text into words of letters and digits.
fn words_of(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns the folded words of a name or search text.
pub fn words(text: &str) -> Vec<String> {
    words_of(&fold_for_search(text)).map(ToOwned::to_owned).collect()
}

/// Transliterates folded text to Latin letters; returns `None` if it is ASCII.
fn in_latin(folded: &str) -> Option<String> {
    // The two Greek letters of this sound are written as two in Latin too.
    (!folded.is_ascii()).then(|| fold_for_search(&any_ascii(&folded.replace("ου", "ou"))))
}

/// Returns a folded word with single letters instead of pairs.
fn without_pairs(word: &str) -> String {
    PAIRS.iter().fold(word.to_owned(), |word, (pair, letter, _)| word.replace(pair, letter))
}

/// Returns the words that find a name: its own first, then those of other spellings.
pub fn found_by(name: &str) -> Vec<String> {
    let mut own = words(name);
    let others: BTreeSet<String> = other_spellings(name).into_iter().chain(joined(name)).collect();
    let more: Vec<String> = others.into_iter().filter(|word| !own.contains(word)).collect();
    own.extend(more);
    own
}

/// Returns the words of a name in other spellings: in Latin letters, or with single letters and pairs exchanged. Its
/// own words are excluded.
pub fn other_spellings(name: &str) -> BTreeSet<String> {
    let own = words(name);
    let mut others = BTreeSet::new();
    if let Some(latin) = in_latin(&own.join(" ")) {
        others.extend(words_of(&latin).map(ToOwned::to_owned));
    }
    let mut in_pairs = name.to_owned();
    for (pair, _, letters) in PAIRS {
        in_pairs = in_pairs.replace(letters, pair);
    }
    if in_pairs != name {
        others.extend(words(&in_pairs));
    }
    others.extend(own.iter().map(|word| without_pairs(word)));
    others.retain(|word| !own.contains(word));
    others
}

/// Returns the joined words of each part of a name: neighbours, and all if there are more than two.
fn joined(name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in name.split(',') {
        let part = words(part);
        found.extend(part.windows(2).map(<[String]>::concat));
        if part.len() > 2 {
            found.push(part.concat());
        }
    }
    found
}

/// Returns the words of a search in all alternatives: as typed, with single letters instead of pairs, with adjacent
/// words joined, and in Latin letters if necessary.
pub fn looked_for(typed: &str) -> Vec<Vec<String>> {
    let own = words(typed);
    let mut ways = vec![own.clone()];
    if let Some(latin) = in_latin(&own.join(" ")) {
        ways.push(words_of(&latin).map(ToOwned::to_owned).collect());
    }
    let single: Vec<String> = own.iter().map(|word| without_pairs(word)).collect();
    if single != own {
        ways.push(single);
    }
    if (2..=MOST_PARTED).contains(&own.len()) {
        let runs = (0..own.len()).flat_map(|first| (first + 2..=own.len()).map(move |end| (first, end)));
        ways.extend(runs.map(|(first, end)| {
            let (from, after) = own.split_at(end);
            let (before, run) = from.split_at(first);
            before.iter().cloned().chain([run.concat()]).chain(after.iter().cloned()).collect()
        }));
    }
    ways
}

/// Search in a list short enough to be scanned: any alternative of [`looked_for`], anywhere in the words.
pub struct Sought(Vec<Vec<String>>);

impl Sought {
    /// Creates a search; an empty text matches every name.
    pub fn new(typed: &str) -> Self {
        Self(looked_for(typed))
    }

    /// Returns true if every name matches.
    pub fn is_all(&self) -> bool {
        self.0.iter().any(Vec::is_empty)
    }

    /// Returns true if words that are already folded match.
    pub fn is_in(&self, words: &str) -> bool {
        self.0.iter().any(|way| way.iter().all(|word| words.contains(word.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns true if typed text finds a name in a search by prefixes of words.
    fn finds(typed: &str, name: &str) -> bool {
        let found_by = found_by(name);
        let begins = |word: &String| found_by.iter().any(|other| other.starts_with(word.as_str()));
        looked_for(typed).iter().any(|way| way.iter().all(begins))
    }

    #[test]
    fn each_spelling_of_a_name_finds_the_others() {
        let same: [&[&str]; 9] = [
            &["Müller, Jürgen", "Mueller, Juergen", "Muller, Jurgen"],
            &["Jørgensen, Åse", "Joergensen, Aase", "Jorgensen, Ase"],
            &["Đoković, Ana", "Djokovic, Ana", "Dokovic, Ana"],
            &["Łukasz, Jan", "Lukasz, Jan"],
            &["Иванов, Пётр", "Ivanov, Petr"],
            &["Παπαδόπουλος, Νίκος", "Papadopoulos, Nikos"],
            &["De La Cruz, Eva", "Delacruz, Eva", "De Lacruz, Eva"],
            &["Ak, Ali-Can", "Ak, Alican", "Ak, Ali Can"],
            &["Öğün, Şükrü", "Ogun, Sukru"],
        ];
        for names in same {
            for typed in names {
                for name in names {
                    assert!(finds(typed, name), "{typed} finds {name}: {:?}", found_by(name));
                }
            }
        }
        for (typed, name) in [("Ivanov", "Petrov, Ivan"), ("Ali Can", "Can, Veli"), ("Samuel", "Samir, Can")]
        {
            assert!(!finds(typed, name), "{typed} does not find {name}");
        }
    }

    #[test]
    fn the_own_words_of_a_name_come_first() {
        assert_eq!(found_by("Müller, Eva Maria"), ["muller", "eva", "maria", "evamaria", "mueller"]);
        assert_eq!(found_by("Ak, Can"), ["ak", "can"]);
    }
}
