//! Checks that every round paired by a system has a proof, and no other pairing of it has one.

use super::test_rounds::Dice;
use crate::format::{Field, Pair, Pairing, Swiss, Trace, Unproved};

/// Returns the pairing with partners, or the bye, exchanged on two boards.
fn exchanged(pairing: &Pairing, dice: &mut Dice) -> Option<Pairing> {
    let mut other = pairing.clone();
    let boards = other.boards.len();
    let (one, two) = (dice.roll(boards.max(1)), dice.roll(boards.max(1)));
    let (a, b) = (*other.boards.get(one)?, *other.boards.get(two)?);
    if one == two {
        let taker = other.bye.replace(a.black)?;
        other.boards[one] = Pair { white: a.white, black: taker };
    } else {
        other.boards[one] = Pair { white: a.white, black: b.black };
        other.boards[two] = Pair { white: b.white, black: a.black };
    }
    Some(other)
}

/// Proves the rounds of some fields; more than `least` must have a pairing, and as many another one.
pub(crate) fn check(system: &dyn Swiss, fields: impl Iterator<Item = Field>, least: usize) {
    let (mut paired, mut refused) = (0, 0);
    for (case, field) in fields.enumerate() {
        let Ok(pairing) = system.pair(&field, &mut Trace::silent()) else { continue };
        let proved = |pairing: &Pairing| system.prove(&field, pairing).unwrap().map(|_| ());
        assert_eq!(proved(&pairing), Ok(()), "case {case}");
        paired += 1;
        let Some(other) = exchanged(&pairing, &mut Dice(case as u64)) else { continue };
        let found = proved(&other);
        let is_refused = |error: &Unproved| {
            matches!(error, Unproved::NotBest { .. } | Unproved::OtherBye { .. } | Unproved::Illegal { .. })
        };
        assert!(found.as_ref().is_err_and(is_refused), "case {case}: {found:?}");
        refused += 1;
    }
    assert!(paired > least && refused > least, "{paired} {refused}");
}
