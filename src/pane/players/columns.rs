//! The columns of the table, and in which order they go where room is short.

use crate::desk::context::Context;
use crate::pane::listed;
use crate::sheet::columns::{About, ratings};
use crate::sheet::players;
use crate::widget::{Column, Rank};

/// What a player is known by; a narrow table leaves out what comes last. Where little room is, licence numbers go before
/// federations: the starting list has them (basic-swiss §2).
const KNOWN_BY: [(About, Rank); 4] = [
    (About::Licence, Rank::Wanted(1)),
    (About::Federation, Rank::Wanted(2)),
    (About::FideId, Rank::Wanted(3)),
    (About::Club, Rank::Wanted(4)),
];

/// Returns what the table says of each player, and its columns. What nobody has takes no room.
pub(super) fn of(cx: &Context) -> (Vec<About>, Vec<Column>) {
    let has = |about: &About| listed::widest(cx, *about) > 0;
    let always = [Some(About::Number), Some(About::Title).filter(has), Some(About::Name)];
    let always = always.into_iter().flatten().map(|about| (about, Rank::Always));
    let rated = ratings(cx.event).into_iter().zip([Rank::Always, Rank::Wanted(1)]);
    let known = KNOWN_BY.into_iter().filter(|(about, _)| has(about));
    let (about, ranks): (Vec<About>, Vec<Rank>) = always.chain(rated).chain(known).unzip();
    let table = players::table(cx.event, about.clone(), &[], cx.round);
    // What is arranged with players comes after all that is known of them, and stays.
    let ranks = ranks.into_iter().chain(std::iter::repeat(Rank::Always));
    let columns = listed::columns(&table, cx).into_iter().zip(ranks);
    (about, columns.map(|(column, rank)| column.ranked(rank)).collect())
}
