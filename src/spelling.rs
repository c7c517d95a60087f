//! How else a name may be typed than it is written: one letter as two (ü, ue), other scripts in Latin letters, words joined
//! and parted. Searches fold both sides first ([`fold_for_search`]); here is what folding alone does not bring together.

use any_ascii::any_ascii;
use hakem_engine::collate::fold_for_search;
use std::collections::BTreeSet;

/// Letters that some write as two.
const PAIRS: [(&str, &[char]); 5] = [
    ("ae", &['ä', 'Ä']),
    ("oe", &['ö', 'Ö', 'ø', 'Ø']),
    ("ue", &['ü', 'Ü']),
    ("aa", &['å', 'Å']),
    ("dj", &['đ', 'Đ']),
];

/// What is left of such a pair where the other spelling is folded.
const FOLDED: [(&str, &str); 5] = [("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"), ("dj", "d")];

/// Most words that are joined where they are typed one by one.
const MOST_PARTED: usize = 4;

/// Splits folded text into words of letters and digits.
fn words_of(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns the words of a name or of what is looked for, as search sees them.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    words_of(&fold_for_search(text)).map(ToOwned::to_owned).collect()
}

/// Returns folded text in Latin letters; `None` where it is in them already.
fn in_latin(folded: &str) -> Option<String> {
    // Two Greek letters that make one sound, and are written as two in Latin too.
    (!folded.is_ascii()).then(|| fold_for_search(&any_ascii(&folded.replace("ου", "ou"))))
}

/// Returns a folded word with one letter where two may stand for it.
fn without_pairs(word: &str) -> String {
    FOLDED.iter().fold(word.to_owned(), |word, (pair, letter)| word.replace(pair, letter))
}

/// Returns the words under which a name is found: its own first, then those of its other spellings.
#[must_use]
pub fn found_by(name: &str) -> Vec<String> {
    let mut own = words(name);
    let others: BTreeSet<String> = other_spellings(name).into_iter().chain(joined(name)).collect();
    let more: Vec<String> = others.into_iter().filter(|word| !own.contains(word)).collect();
    own.extend(more);
    own
}

/// Returns the words of a name in other letters: Latin ones, or one letter for two and two for one. None of its own words is among them.
#[must_use]
pub fn other_spellings(name: &str) -> BTreeSet<String> {
    let own = words(name);
    let mut others = BTreeSet::new();
    if let Some(latin) = in_latin(&own.join(" ")) {
        others.extend(words_of(&latin).map(ToOwned::to_owned));
    }
    let mut in_pairs = name.to_owned();
    for (pair, letters) in PAIRS {
        in_pairs = in_pairs.replace(letters, pair);
    }
    if in_pairs != name {
        others.extend(words(&in_pairs));
    }
    others.extend(own.iter().map(|word| without_pairs(word)));
    others.retain(|word| !own.contains(word));
    others
}

/// Returns the words of each part of a name joined: neighbours, and all where there are more than two.
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

/// Returns the words that are looked for: as typed, then with one letter for two and with some
/// in a row joined; in Latin letters where the others are not.
#[must_use]
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

/// What is looked for in a list that is short enough to be gone through: all of [`looked_for`], anywhere in the words.
pub struct Sought(Vec<Vec<String>>);

impl Sought {
    /// Takes what was typed; nothing typed is in every name.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        Self(looked_for(typed))
    }

    /// Whether it is in words that are folded already.
    #[must_use]
    pub fn is_in(&self, words: &str) -> bool {
        self.0.iter().any(|way| way.iter().all(|word| words.contains(word.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether what is typed leads to a name as a search by the beginnings of words does.
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
