//! The columns of the table, as many as there is room for.

use crate::desk::context::Context;
use crate::pane::listed;
use crate::sheet::columns::{About, ratings};
use crate::sheet::players;
use crate::widget::{Column, first_that_fits};

/// What a player is known by; a narrow table leaves out what comes last. Where little room is, licence numbers go before
/// federations: the starting list has them (basic-swiss §2).
const KNOWN_BY: [About; 4] = [About::Licence, About::Federation, About::FideId, About::Club];

/// Returns the richest table that so much room takes: what it says of each player, and its columns. What nobody has
/// takes no room.
pub(super) fn shown(cx: &Context, room: u16) -> (Vec<About>, Vec<Column>) {
    let has = |about: &About| listed::widest(cx, *about) > 0;
    let known: Vec<About> = KNOWN_BY.into_iter().filter(has).collect();
    let rated = ratings(cx.event);
    let title = Some(About::Title).filter(has);
    let offered: Vec<Vec<About>> = (0..=known.len())
        .rev()
        .map(|count| {
            let mut about = vec![About::Number];
            about.extend(title);
            about.push(About::Name);
            about.extend(rated.iter().copied().take(if count == 0 { 1 } else { 2 }));
            about.extend(known.iter().copied().take(count));
            about
        })
        .collect();
    let heads = offered.iter().map(|about| {
        let table = players::table(cx.event, about.clone(), &[], cx.round);
        listed::columns(&table, cx)
    });
    let (at, columns) = first_that_fits(room, heads.collect());
    (offered.into_iter().nth(at).unwrap_or_default(), columns)
}
