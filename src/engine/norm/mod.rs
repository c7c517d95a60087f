//! Title norms (FIDE B.01): for every player and title the norm achieved, the requirements for one, or the reason why
//! it is out of reach in the event. All arithmetic is in integers: half points, rating points.
//!
//! [`Norms::of`] reads an event after a round; [`Norms::states`] returns the states of one player's titles. The rules
//! are on the page `docs/rules/norms.md`.

mod choose;
mod conditions;
mod event;
#[cfg(test)]
mod event_tests;
mod foreigners;
mod game;
mod next;
mod opponents;
mod outlook;
mod pool;
mod read;
#[cfg(test)]
mod real_event_tests;
mod reason;
#[cfg(test)]
mod reference;
mod tally;
mod terms;
#[cfg(test)]
mod tests;
mod title;

pub use choose::{Basis, Norm};
pub use conditions::{Condition, Fulfilment, conditions};
pub use event::Norms;
pub use foreigners::Foreigners;
pub use game::{Flag, Game, Opponent};
pub use opponents::NormOpponents;
pub use outlook::{Chance, Needed, State, Today};
pub use read::rating_in;
pub use reason::Reason;
pub use tally::Figures;
pub use terms::{Exemption, NormCourse, Terms};
pub use title::NormTitle;
