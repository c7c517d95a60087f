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
    Some(weight(mine[0])?.cmp(&weight(theirs[0])?)).filter(|order| order.is_ne())
}

/// Returns the capital of a letter, except of i and ı, whose capitals depend on the language.
fn capital(letter: char) -> Vec<char> {
    if "iı".contains(letter) { vec![letter] } else { letter.to_uppercase().collect() }
}

/// Capitals with those that only a mark distinguishes from them; I and i, whose order depends on the language.
const MARKED: &str = "AÁÂÄ CČÇ DĎ EÉĚ GĞ IiıÍİÎ NŇ OÓÖ RŘ SŠŞ TŤ UÚŮÛÜ YÝ ZŽ";

/// Returns the capital without its mark, a digit or the space; letters with the same one have different orders.
fn weight(letter: char) -> Option<char> {
    let is_plain = matches!(letter, ' ' | '0'..='9' | 'A'..='Z');
    let marked = MARKED.split(' ').find(|capitals| capitals.contains(letter));
    if is_plain { Some(letter) } else { marked?.chars().next() }
}
