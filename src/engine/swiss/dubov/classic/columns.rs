//! 7.3, 7.4 and 6.2, 6.3: the two columns of a group, and the rows between them.

use crate::matching::{LargestMatching, TwoSides};
use crate::swiss::dubov::aro::Aro;
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::{Colour, Rating};
use std::cmp::Reverse;

/// The columns of a group; players are places in the roster.
#[derive(Clone, Debug, Default)]
pub(super) struct ColourColumns {
    /// Players who will have White, in the order of 6.2.
    pub(super) white: Vec<usize>,
    /// Players who will have Black, in the order of 6.2.
    pub(super) black: Vec<usize>,
    /// Players who changed column (7.3, 7.4), in the order in which they did.
    pub(super) moved: Vec<usize>,
    /// Players who would have come before them, but have to keep their colour (2.6).
    pub(super) fixed: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnPair {
    /// White and Black by the columns (DD-6).
    Across([usize; 2]),
    /// Two players of one column: colours by 3.
    Inside([usize; 2]),
}

/// Returns the sort key of the white column (6.2).
pub(super) fn white_order(roster: &DubovRoster<'_>, who: usize) -> (Aro, Rating, u16) {
    let player = roster.card(who);
    (player.own.aro, player.own.rating, player.own.alphabetical)
}

/// Returns the sort key of the black column (6.2).
pub(super) fn black_order(roster: &DubovRoster<'_>, who: usize) -> (Reverse<Rating>, Reverse<Aro>, u16) {
    let player = roster.card(who);
    (Reverse(player.own.rating), Reverse(player.own.aro), player.own.alphabetical)
}

impl ColourColumns {
    /// Puts players into columns; `taken_up` by 7.2 is one of them and follows all others (DD-16).
    pub(super) fn new(roster: &DubovRoster<'_>, players: &[usize], taken_up: Option<usize>) -> Self {
        let due = |colour: Option<Colour>| {
            players.iter().copied().filter(|&who| roster.card(who).due == colour).collect::<Vec<usize>>()
        };
        let [mut white, mut black] = [Colour::White, Colour::Black].map(|colour| due(Some(colour)));
        let mut anywhere = due(None);
        anywhere.sort_by_key(|&who| roster.card(who).seat);
        for who in anywhere {
            if white.len() > black.len() { black.push(who) } else { white.push(who) }
        }
        let number = white.len().abs_diff(black.len()) / 2;
        let (from, to) = if white.len() > black.len() {
            // 7.3
            white.sort_by_key(|&who| {
                let player = roster.card(who);
                (player.own.aro, Reverse(player.own.rating), player.own.alphabetical)
            });
            (&mut white, &mut black)
        } else {
            // 7.4
            black.sort_by_key(|&who| {
                let player = roster.card(who);
                (Reverse(player.own.aro), player.own.rating, player.own.alphabetical)
            });
            (&mut black, &mut white)
        };
        let (mut moved, mut fixed, mut staying) = (Vec::new(), Vec::new(), Vec::new());
        for &who in &*from {
            let is_free = !roster.card(who).is_fixed();
            if moved.len() < number && is_free {
                moved.push(who);
                continue;
            }
            if moved.len() < number {
                fixed.push(who);
            }
            staying.push(who);
        }
        *from = staying;
        to.extend(&moved);
        white.sort_by_key(|&who| (Some(who) == taken_up, white_order(roster, who)));
        black.sort_by_key(|&who| (Some(who) == taken_up, black_order(roster, who)));
        Self { white, black, moved, fixed }
    }

    /// Pairs the columns (6.3); `None` if not all of the players can be paired.
    pub(super) fn rows(&self, roster: &DubovRoster<'_>) -> Option<Vec<ColumnPair>> {
        self.rows_across(roster).or_else(|| self.rows_anywhere(roster))
    }

    /// Pairs all players with one of the other column; `None` if that is impossible.
    fn rows_across(&self, roster: &DubovRoster<'_>) -> Option<Vec<ColumnPair>> {
        if self.white.len() != self.black.len() {
            return None;
        }
        let mut sides = TwoSides::new(self.white.len(), self.black.len());
        for (row, &white) in self.white.iter().enumerate() {
            for (place, &black) in self.black.iter().enumerate() {
                if roster.may_meet(white, black) {
                    sides.join(row, place);
                }
            }
        }
        let partners = sides.first_matching()?;
        let row = |(row, place): (usize, usize)| ColumnPair::Across([self.white[row], self.black[place]]);
        Some(partners.into_iter().enumerate().map(row).collect())
    }

    /// Pairs players of one column among themselves if nothing else is possible (DD-18).
    fn rows_anywhere(&self, roster: &DubovRoster<'_>) -> Option<Vec<ColumnPair>> {
        let nodes = [self.white.as_slice(), &self.black].concat();
        let whites = self.white.len();
        let mut matching = LargestMatching::of(roster.graph(&nodes));
        if !matching.is_perfect() {
            return None;
        }
        let mut rows = Vec::with_capacity(nodes.len() / 2);
        let mut is_placed = vec![false; nodes.len()];
        for upper in 0..nodes.len() {
            if is_placed[upper] {
                continue;
            }
            let possible = matching.possible_partners(upper);
            let across = (whites..nodes.len()).filter(|_| upper < whites);
            let below = upper + 1..if upper < whites { whites } else { nodes.len() };
            let lower = across
                .chain(below)
                .find(|&lower| possible.contains(lower) && matching.demand(upper, lower))?;
            (is_placed[upper], is_placed[lower]) = (true, true);
            let pair = [nodes[upper], nodes[lower]];
            rows.push(if upper < whites && lower >= whites {
                ColumnPair::Across(pair)
            } else {
                ColumnPair::Inside(pair)
            });
        }
        Some(rows)
    }
}
