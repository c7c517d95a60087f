//! Issue history of sheets: when a sheet of the displayed round was printed or written, and which sheets are due.

use crate::desk::Context;
use crate::sheet::{SHEETS, TOURNAMENT_REPORT, named, version_of};
use hakem_engine::history::{Entry, Moment};
use hakem_engine::tournament::{Issue, IssueMedium, IssuedSheet, RoundNo, RoundState};

/// Sheet that is due after a round is re-paired.
const MOVES: &str = "moves";

/// Sheet that is due with a pairing if none was issued with the previous one.
const PAIRING: &str = "pairings";

/// Sheet that is due once all results are entered, if none was issued after the previous round.
const STANDINGS: &str = "standings";

/// Event that makes sheets due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The displayed round was published in this version.
    Published(RoundNo, usize),
    /// All results of the displayed round are entered.
    Complete(RoundNo, usize),
}

/// Time and way of the last issue of a sheet, and the version of the pairing it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) at: Moment,
    pub(super) way: IssueMedium,
    pub(super) version: Option<usize>,
}

fn issues<'a>(cx: &Context<'a>) -> impl DoubleEndedIterator<Item = (Moment, &'a Issue)> {
    cx.history.log().iter().filter_map(|line| match &line.entry {
        Entry::Issued(issue) => Some((line.at, issue)),
        _ => None,
    })
}

/// Returns true if any sheet of the displayed round was issued.
pub(super) fn has_any_left(cx: &Context) -> bool {
    let is_of_round = |issued: &IssuedSheet| issued.round == Some(cx.round);
    issues(cx).any(|(_, issue)| issue.sheets.iter().any(is_of_round))
}

/// Returns the last issue of a sheet of the displayed round.
pub(super) fn left(cx: &Context, sheet: &str) -> Option<Left> {
    let is_it = |issued: &&IssuedSheet| issued.sheet == sheet && issued.round == Some(cx.round);
    issues(cx).rev().find_map(|(at, issue)| {
        let issued = issue.sheets.iter().find(is_it)?;
        let version = issued.version.and_then(|version| usize::try_from(version).ok());
        Some(Left { at, way: issue.way, version })
    })
}

/// Returns when the tournament report was last written; `None` if never.
pub(super) fn report_written(cx: &Context) -> Option<Moment> {
    let has_report = |issue: &Issue| issue.sheets.iter().any(|issued| issued.sheet == TOURNAMENT_REPORT);
    issues(cx)
        .rev()
        .find(|(_, issue)| issue.way == IssueMedium::Written && has_report(issue))
        .map(|(at, _)| at)
}

/// Returns the occasion of the displayed round; `None` before it is published.
pub(super) fn occasion(cx: &Context) -> Option<Occasion> {
    let is_published = cx.snapshot.last_published().is_some_and(|last| cx.round <= last);
    let version = version_of(cx.event, cx.round).filter(|_| is_published)?;
    Some(match cx.snapshot.state(cx.round) {
        RoundState::Complete => Occasion::Complete(cx.round, version),
        _ => Occasion::Published(cx.round, version),
    })
}

/// Returns the sheets that are due on an occasion: those issued on the same occasion in the previous round; for a
/// re-paired round, the posted sheets that are out of date and the list of changed boards. Once all results are
/// entered, also those required by the system. Sheets issued since are excluded.
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
