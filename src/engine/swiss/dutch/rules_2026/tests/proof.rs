//! Every round that is paired has a proof, and no other pairing of it has one.

use super::super::Dutch2026;
use super::random;
use super::seed;
use crate::format::{Field, Format, Pair, Pairing, Swiss, Trace, Unproved};
use crate::swiss::test_rounds::{Dice, cases};

fn proved(field: &Field, pairing: &Pairing) -> Result<(), Unproved> {
    Dutch2026.prove(field, pairing).unwrap().map(|_| ())
}

/// The pairing with partners, or the bye, exchanged on two boards.
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

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let (mut paired, mut refused) = (0, 0);
    let fields = (seed()..seed() + cases(400)).flat_map(|seed| {
        [random::field(seed, if seed % 20 == 0 { 120 } else { 30 }), random::with_clubs(seed, 40)]
    });
    for (case, field) in fields.enumerate() {
        let Ok(pairing) = Dutch2026.pair(&field, &mut Trace::silent()) else { continue };
        assert_eq!(proved(&field, &pairing), Ok(()), "case {case}");
        paired += 1;
        let mut dice = Dice(case as u64);
        if let Some(other) = exchanged(&pairing, &mut dice) {
            let found = proved(&field, &other);
            assert!(
                matches!(found, Err(Unproved::NotBest { .. } | Unproved::Illegal(_))),
                "case {case}: {found:?}"
            );
            refused += 1;
        }
    }
    assert!(paired > 100 && refused > 100, "{paired} {refused}");
}
