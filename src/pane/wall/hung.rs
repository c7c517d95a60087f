//! What has left the room: when a sheet of the round on show did, and which ones are due now.

use crate::desk::context::Context;
use crate::sheet::{SHEETS, named};
use hakem_engine::history::{Entry, Moment};
use hakem_engine::tournament::{Issue, IssuedSheet, RoundNo, RoundState, Way};

/// Hung up once a round was paired anew.
const MOVES: &str = "moves";

/// Hung up with a pairing by who has printed nothing so far.
const PAIRING: &str = "pairings";

/// The same once all results are in.
const STANDINGS: &str = "standings";

/// What makes other sheets due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The round on show was published in this version.
    Published(RoundNo, usize),
    /// All its results are in.
    Complete(RoundNo, usize),
}

/// When a sheet left the room last, how, and which version of the pairing it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) at: Moment,
    pub(super) way: Way,
    pub(super) version: Option<usize>,
}

fn issues<'a>(cx: &Context<'a>) -> impl DoubleEndedIterator<Item = (Moment, &'a Issue)> {
    cx.history.log().iter().filter_map(|line| match &line.entry {
        Entry::Issued(issue) => Some((line.at, issue)),
        _ => None,
    })
}

/// Whether any sheet of the round on show has left the room.
pub(super) fn has_any_left(cx: &Context) -> bool {
    let is_of_round = |issued: &IssuedSheet| issued.round == Some(cx.round);
    issues(cx).any(|(_, issue)| issue.sheets.iter().any(is_of_round))
}

/// Returns when a sheet of the round on show left the room last.
pub(super) fn left(cx: &Context, sheet: &str) -> Option<Left> {
    let is_it = |issued: &&IssuedSheet| issued.sheet == sheet && issued.round == Some(cx.round);
    issues(cx).rev().find_map(|(at, issue)| {
        let issued = issue.sheets.iter().find(is_it)?;
        let version = issued.version.and_then(|version| usize::try_from(version).ok());
        Some(Left { at, way: issue.way, version })
    })
}

/// Returns the occasion of the round on show; `None` before it is published.
pub(super) fn occasion(cx: &Context) -> Option<Occasion> {
    let is_published = cx.snapshot.last_published().is_some_and(|last| cx.round <= last);
    let sheet = named(PAIRING).filter(|_| is_published)?.of_round(cx.event, cx.round).ok()?;
    let (version, _) = sheet.version?;
    Some(match cx.snapshot.state(cx.round) {
        RoundState::Complete => Occasion::Complete(cx.round, version),
        _ => Occasion::Published(cx.round, version),
    })
}

/// Returns the sheets that are due on an occasion: those that this arbiter hung up on the same one in the round before; of a round
/// that was paired anew, those that hang and are not true any more, with who moves. Once all results are in, also those that the system
/// requires. What has left already is not due.
pub(super) fn due(cx: &Context, occasion: Occasion) -> Vec<&'static str> {
    let (round, version, with_pairing) = match occasion {
        Occasion::Published(round, version) => (round, version, true),
        Occasion::Complete(round, version) => (round, version, false),
    };
    let is_pairing = |issue: &Issue| issue.sheets.iter().any(|issued| issued.version.is_some());
    let of = |wanted: RoundNo| {
        let issued = issues(cx).filter(move |(_, issue)| is_pairing(issue) == with_pairing);
        let issued = issued.flat_map(|(_, issue)| &issue.sheets);
        issued
            .filter(move |issued| issued.round == Some(wanted))
            .filter_map(|issued| Some(named(&issued.sheet)?.name))
    };
    let mut due: Vec<&'static str> = match (with_pairing, version) {
        (true, 2..) => of(round).chain([MOVES]).collect(),
        _ => round.previous().map(of).into_iter().flatten().filter(|&sheet| sheet != MOVES).collect(),
    };
    if due.is_empty() {
        due.push(if with_pairing { PAIRING } else { STANDINGS });
    }
    if !with_pairing {
        let required = SHEETS.iter().filter(|sheet| sheet.is_required(cx.snapshot, round));
        due.extend(required.map(|sheet| sheet.name));
    }
    due.retain(|sheet| {
        let has_left = left(cx, sheet).is_some_and(|left| left.version.is_none_or(|of| of == version));
        let is_there = named(sheet).is_some_and(|of| of.of_round(cx.event, cx.round).is_ok());
        is_there && !has_left
    });
    due.sort_unstable();
    due.dedup();
    due
}
