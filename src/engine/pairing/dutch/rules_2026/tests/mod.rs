//! The edition of 2026 against its rules.

mod oracle;
mod random;

use super::Dutch2026;
use crate::pairing::{Field, PairingSystem, Trace};

/// Returns how many random cases to try: `HAKEM_CASES`, or a number that takes a few seconds.
fn cases(usual: u64) -> u64 {
    std::env::var("HAKEM_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn written(field: &Field, pairs: impl IntoIterator<Item = [crate::pairing::Seat; 2]>) -> Vec<String> {
    let number = |seat| field.player(seat).number;
    let mut text: Vec<String> =
        pairs.into_iter().map(|[white, black]| format!("{}-{}", number(white), number(black))).collect();
    text.sort();
    text
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    let start = std::env::var("HAKEM_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    for seed in start..start + cases(4000) {
        let most = if seed % 16 == 0 { 10 } else { 8 };
        let field = random::field(seed, most);
        if field.present().count() < 2 {
            continue;
        }
        let found = Dutch2026.pair(&field, &mut Trace::silent()).ok();
        let expected = oracle::pair(&field);
        let found = found
            .map(|draw| (written(&field, draw.boards.iter().map(|pair| [pair.white, pair.black])), draw.bye));
        let expected = expected.map(|(pairs, bye)| {
            (written(&field, pairs.into_iter().map(|pair| oracle::Oracle::colours(&field, pair))), bye)
        });
        assert_eq!(found, expected, "seed {seed}, {} players: {field:#?}", field.players.len());
    }
}
