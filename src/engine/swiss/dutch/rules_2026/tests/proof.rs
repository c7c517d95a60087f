//! Checks that every paired round has a proof, and no other pairing of it has one.

use super::super::Dutch2026;
use super::random;
use super::seed;
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::cases;

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let fields = (seed()..seed() + cases(400)).flat_map(|seed| {
        [random::field(seed, if seed % 20 == 0 { 120 } else { 30 }), random::with_clubs(seed, 40)]
    });
    test_proofs::check(&Dutch2026, fields, 100);
}
