//! The alphabetical order of names, as far as Turkish, English and Czech agree: a report does not state the language of
//! the event.

use std::cmp::Ordering;

/// Compares two names by the first character that differs; `None` if the order depends on the language.
pub(super) fn compare(one: &str, other: &str) -> Option<Ordering> {
    let [one, other] = [one, other].map(|name| {
        let words: Vec<&str> = name.split_whitespace().collect();
        words.join(" ").chars().flat_map(capital).collect::<Vec<char>>()
    });
    let same = one.iter().zip(&other).take_while(|(mine, theirs)| mine == theirs).count();
    let [mine, theirs] = [&one, &other].map(|name| name.get(same..).unwrap_or_default());
    if mine.is_empty() || theirs.is_empty() {
        return Some(mine.len().cmp(&theirs.len()));
    }
    // CH is a letter in Czech, after H.
    let after_c = one.get(..same).and_then(|start| start.last()) == Some(&'C');
    let is_ch = |rest: &[char]| rest.starts_with(&['C', 'H']) || after_c && rest.first() == Some(&'H');
    if is_ch(mine) || is_ch(theirs) {
        return None;
    }
    let (mine, theirs) = (weight(mine[0])?, weight(theirs[0])?);
    Some(mine.cmp(&theirs)).filter(|order| order.is_ne())
}

/// Returns the capital of a letter, except of i and ı, whose capitals depend on the language.
fn capital(letter: char) -> Vec<char> {
    if "iı".contains(letter) { vec![letter] } else { letter.to_uppercase().collect() }
}

/// Returns the capital without its mark, a digit or the space; letters with the same one have different orders.
fn weight(letter: char) -> Option<char> {
    Some(match letter {
        ' ' | '0'..='9' | 'A'..='Z' => letter,
        'Á' | 'Â' | 'Ä' => 'A',
        'Č' | 'Ç' => 'C',
        'Ď' => 'D',
        'É' | 'Ě' => 'E',
        'Ğ' => 'G',
        'i' | 'ı' | 'Í' | 'İ' | 'Î' => 'I',
        'Ň' => 'N',
        'Ó' | 'Ö' => 'O',
        'Ř' => 'R',
        'Š' | 'Ş' => 'S',
        'Ť' => 'T',
        'Ú' | 'Ů' | 'Û' | 'Ü' => 'U',
        'Ý' => 'Y',
        'Ž' => 'Z',
        _ => return None,
    })
}
