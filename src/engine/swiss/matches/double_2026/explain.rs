//! Names of the reasons of this edition.

use crate::swiss::matches::explain;

/// The `what` of every reason of this edition: those shared by all editions, and, about the two players of a pair, with
/// `white` and `black` in the first game:
/// * `double-initial` (4.3.1): also the `higher` ranked, their `number` on arrival and the `initial` colour
/// * `double-fewer-whites` (4.3.2): also the numbers of first games with White that White (`whites`) and Black
///   (`others`) have had
/// * `double-latest-difference` (4.3.3)
/// * `double-alternate-higher` (4.3.4), `double-alternate-opponent` (4.3.5): also the `higher` ranked
pub(super) const REASONS: &[&str] = &explain::with_own::<{ explain::REASONS.len() + OWN.len() }>(&OWN);

const OWN: [&str; 5] = [
    "double-initial",
    "double-fewer-whites",
    "double-latest-difference",
    "double-alternate-higher",
    "double-alternate-opponent",
];
