//! What hakem's own console needs beside what other programs do. **Not covered by the promise of compatibility**: any version may change
//! or take away what stands here.
//!
//! These are answers to questions of its screens, and the parts of which the pairing systems are made.

pub use crate::pairing::against::{Comparison, Held, against};
pub use crate::pairing::completion::{Mend, RoundsToCome, rounds_to_come};
pub use crate::pairing::deviation::{Deviation, deviation};
pub use crate::pairing::numbering::{NumberCause, NumberChange, lots_missing, number_changes};
pub use crate::pairing::reach::{Reached, reached};
pub use crate::pairing::ruling::{byes_by_hand, keeping_fixed, ways_out};
pub use crate::pairing::second::{Second, second_opinion};

/// What explains the rounds of an event that was paired elsewhere.
pub mod causes {
    pub use crate::pairing::causes::{Causes, Change, Explained, Unexplained, Virtual, Way, causes};
}

/// FIDE's rating tables.
pub mod rating {
    pub use crate::rating::{
        Factor, RatedGames, RatingOutcome, RatingRules, difference, expected, rated_games,
    };
}

/// A pairing before the arbiter: which boards may be questioned, and what a change by hand breaks.
pub mod review {
    pub use crate::pairing::review::*;
}

/// The procedure of a play-off, step by step.
pub mod playoff {
    pub use crate::playoff::*;
}

/// Codes on paper, from which an event is rebuilt.
pub mod rescue {
    pub use crate::rescue::*;
}

/// The Swiss systems from within; other programs ask for one by its id ([`pairing::system`](crate::pairing::system)).
pub mod swiss {
    pub use crate::swiss::*;
}
