//! Ranking lists with values, by which a system ranks and pairs instead of scores.

use super::Seat;

/// The list of a system after the rounds of a field (keizer, [`Format::ledger`](super::Format::ledger)).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The listed players, first place first.
    pub order: Vec<Seat>,
    /// By seat: the account of a player; `None` if they are not listed.
    pub accounts: Vec<Option<Account>>,
    /// Amounts are in this fraction of a value of 1.
    pub parts: i64,
    /// Number of lists that follow each other without end when the list is recalculated until stable; their mean is used.
    pub cycle: Option<usize>,
}

/// The account of one player in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Place, counted from 1.
    pub place: usize,
    /// Value in this list: what a win against the player is worth in the next round.
    pub value: i64,
    /// Amount that the player's own value adds to the total.
    pub own: i64,
    /// Each round of the field, round 1 first.
    pub entries: Vec<LedgerEntry>,
    pub total: i64,
}

/// One round in an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerEntry {
    /// The value of which it is a share: the opponent's, or the player's own.
    pub base: i64,
    /// True if `base` is the player's own value.
    pub is_own: bool,
    /// Current amount of the round.
    pub amount: i64,
}

impl Ledger {
    /// Returns the account of a player; `None` if they are not listed.
    pub fn account(&self, seat: Seat) -> Option<&Account> {
        self.accounts.get(seat.index())?.as_ref()
    }
}
