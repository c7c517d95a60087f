//! What the reasons of this edition are called.

use crate::swiss::matches::explain;

/// The `what` of every reason of this edition: those that all editions share, and, about the two of a pair, with `white` and `black` in
/// the first game:
/// * `double-initial` (4.3.1): also the `higher` ranked, their `number` on arrival and the `initial` colour
/// * `double-fewer-whites` (4.3.2): also how often White has had White in first games (`whites`), and Black (`others`)
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
