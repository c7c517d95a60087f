//! Internals for hakem's own console. **Not covered by the promise of compatibility**: any version may change or remove
//! these items.
//!
//! They answer queries of its screens and expose the building blocks of the pairing systems.

pub use crate::interruption::Interruption;
pub use crate::pairing::check::{Reached, Second, reached, second_opinion};
pub use crate::pairing::completion::{Mend, RoundsToCome, rounds_to_come};
pub use crate::pairing::deviation::{Deviation, deviation};
pub use crate::pairing::numbering::{NumberCause, NumberChange, lots_missing, number_changes};
pub use crate::pairing::ruling::{byes_by_hand, keeping_fixed, ways_out};
pub use crate::pairing::system_comparison::{Comparison, Held, against};

/// Explanations for the rounds of an event that was paired elsewhere.
pub mod causes {
    pub use crate::pairing::causes::{Causes, Change, Explained, PairingWay, Unexplained, Virtual, causes};
}

/// FIDE's rating tables.
pub mod rating {
    pub use crate::rating::{
        Factor, RatedGames, RatingOutcome, RatingRules, difference, expected, rated_games,
    };
}

/// Review of a draft pairing: questionable boards, and the rules broken by a manual change.
pub mod review {
    pub use crate::pairing::review::*;
}

/// Step-by-step procedure of a play-off.
pub mod playoff {
    pub use crate::playoff::*;
}

/// Codes printed on sheets, from which an event can be rebuilt.
pub mod rescue {
    pub use crate::rescue::*;
}

/// Internals of the Swiss systems; other programs look one up by id ([`pairing::system`](crate::pairing::system)).
pub mod swiss {
    pub use crate::swiss::*;
}
