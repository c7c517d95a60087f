//! Columns of the player table, and the order in which they are dropped if space is short.

use crate::desk::Context;
use crate::pane::report_table;
use crate::sheet::columns::{About, ratings};
use crate::sheet::players;
use crate::widget::{Column, Rank};

/// Identifying columns; a narrow table drops the last ones first. Licence numbers are dropped before federations,
/// since the starting list contains them (basic-swiss §2).
const KNOWN_BY: [(About, Rank); 5] = [
    (About::Team, Rank::Wanted(1)),
    (About::Licence, Rank::Wanted(1)),
    (About::Federation, Rank::Wanted(2)),
    (About::FideId, Rank::Wanted(3)),
    (About::Club, Rank::Wanted(4)),
];

/// Returns the contents of the table and its columns. Columns that are empty for all players are omitted.
pub(super) fn of(cx: &Context) -> (Vec<About>, Vec<Column>) {
    let has = |about: &About| report_table::widest(cx, *about) > 0;
    let always = [Some(About::Number), Some(About::Title).filter(has), Some(About::Name)];
    let always = always.into_iter().flatten().map(|about| (about, Rank::Always));
    let rated = ratings(cx.event).into_iter().zip([Rank::Always, Rank::Wanted(1)]);
    let known = KNOWN_BY.into_iter().filter(|(about, _)| has(about));
    let (about, ranks): (Vec<About>, Vec<Rank>) = always.chain(rated).chain(known).unzip();
    let table = players::table(cx.event, about.clone(), &[], cx.round);
    // Arrangements follow the other columns and are never dropped.
    let ranks = ranks.into_iter().chain(std::iter::repeat(Rank::Always));
    let columns = report_table::columns(&table, cx).into_iter().zip(ranks);
    (about, columns.map(|(column, rank)| column.ranked(rank)).collect())
}
