//! The two scores of a team.

/// One of the two scores of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    Matches,
    Games,
}
