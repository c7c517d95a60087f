//! Two pairings of a round, board by board.

use super::seated;
use crate::desk::Context;
use crate::sheet::reasons::names;
use crate::text::{self, Align};
use hakem_engine::format::Trace;
use hakem_engine::pairing::propose_as_ruled;
use hakem_engine::tournament::{Bye, Meeting, PlayerId, Round, RoundNo, Ruling, Snapshot};
use ratatui::text::{Line, Span};

/// Minimum number of terminal columns for two pairings side by side.
const SIDE_BY_SIDE: usize = 60;

/// Marks a board that is missing from the other pairing.
const CHANGED: &str = "»";

/// The boards and the bye of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seating {
    pub(super) boards: Vec<Meeting>,
    pub(super) bye: Option<PlayerId>,
}

impl Seating {
    fn of(round: &Round) -> Self {
        let boards = round.boards().iter().map(|board| board.meeting).collect();
        Self { boards, bye: round.pairing_allocated_bye() }
    }

    pub(super) fn at(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        snapshot.round(round).map(Self::of)
    }

    /// Returns the pairing by the rules alone; `None` if there is none.
    pub(super) fn by_rules(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let ruling = snapshot.round(round).and_then(|draft| draft.ruling());
        let ruling = ruling.and_then(Ruling::without_fixed);
        let proposal = propose_as_ruled(snapshot, round, ruling.as_ref(), Trace::silent()).ok()?;
        Some(Self { boards: proposal.draft.boards, bye: proposal.draft.bye })
    }
}

/// Renders both board by board: side by side if there is space, else the other one alone with its differences.
pub(super) fn lines(
    cx: &Context,
    width: usize,
    [here, there]: [&Seating; 2],
    label: &str,
) -> Vec<Line<'static>> {
    let columns: &[(&Seating, &Seating)] =
        if width < SIDE_BY_SIDE { &[(there, here)] } else { &[(here, there), (there, here)] };
    let width = (width / columns.len()).saturating_sub(columns.len() - 1);
    let fit = |words: &str| text::fit(&text::clean(words), width, Align::Left);
    let heads = [cx.texts.get("pairings-compare-now").into_owned(), label.to_owned()];
    let heads = heads[2 - columns.len()..].iter().map(|head| fit(head)).collect::<Vec<_>>().join(" ");
    let mut lines = vec![Line::styled(heads, cx.theme.head)];
    let boards = columns.iter().map(|(one, _)| one.boards.len()).max().unwrap_or(0);
    for at in 0..boards {
        let mut spans = Vec::new();
        for (one, other) in columns {
            let meeting = one.boards.get(at);
            let is_changed = meeting.is_some_and(|meeting| !other.boards.contains(meeting));
            let mark = if is_changed { CHANGED } else { " " };
            let words = meeting.map_or_else(String::new, |&meeting| {
                format!("{mark}{:>3}: {}", at + 1, names(cx.event, meeting))
            });
            spans.push(Span::styled(fit(&words), if is_changed { cx.theme.warning } else { cx.theme.plain }));
            spans.push(Span::raw(" "));
        }
        lines.push(Line::from(spans));
    }
    let said_bye = |one: &Seating, other: &Seating| {
        let mark = if one.bye == other.bye { " " } else { CHANGED };
        let who = one.bye.map_or_else(|| "–".to_owned(), |id| seated(cx, id));
        fit(&format!("{mark}    {}: {who}", cx.event.bye(Bye::PairingAllocated)))
    };
    if here.bye.or(there.bye).is_some() {
        let byes: Vec<String> = columns.iter().map(|(one, other)| said_bye(one, other)).collect();
        lines.push(Line::raw(byes.join(" ")));
    }
    let changed = there.boards.iter().filter(|meeting| !here.boards.contains(meeting)).count();
    let values = [("sign", CHANGED.into()), ("count", changed.into())];
    lines.push(Line::styled(cx.texts.with("pairings-compare-changed", &values), cx.theme.faint));
    lines
}
