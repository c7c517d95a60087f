//! The scoregroups of a round and the floats between them.

use super::seated;
use super::sheet::{BoardLine, Sheet, players};
use crate::desk::Context;
use crate::sheet::data::{Cell, Figures};
use crate::text::{self, Align};
use crate::widget::bar;
use hakem_engine::console::review::Concern;
use hakem_engine::tournament::{Bye, PlayerId, Points, Round, RoundPlace};
use ratatui::text::{Line, Span};
use std::collections::BTreeMap;

/// Follows the arrow of a player who floats in the same direction again.
pub(super) const AGAIN: &str = "²";

/// Terminal columns of the bar that shows the size of a group.
const BAR: usize = 10;

/// A player who floats out of their group.
struct Floater {
    who: PlayerId,
    meets: Option<PlayerId>,
    entry: BoardLine,
    is_again: bool,
}

/// Renders the groups in descending order: points, size, and below each the players who float out of it. Empty if all
/// players have the same score, or if scores do not determine the pairing.
pub(super) fn lines(
    cx: &Context,
    (sheet, round): (&Sheet, &Round),
    at: Option<BoardLine>,
    width: usize,
) -> Vec<Line<'static>> {
    let score = |id: PlayerId| sheet.review.card(id).map(|card| card.score);
    let mut groups: BTreeMap<Points, usize> = BTreeMap::new();
    let entries = sheet.entries.iter();
    let here = entries.flat_map(|&entry| players(round, entry)).filter(|&id| is_paired(round, id));
    for points in here.filter_map(score) {
        *groups.entry(points).or_default() += 1;
    }
    if groups.len() < 2 || !sheet.review.has_scores() {
        return Vec::new();
    }
    let floaters = floaters(sheet, round);
    let most = groups.values().copied().max().unwrap_or(1);
    let figures =
        if groups.keys().any(|points| points.has_half()) { Figures::Halves } else { Figures::AsTheyAre };
    let shown = |points: Points| Cell::Points(points).aligned(cx.texts, figures);
    let widest = groups.keys().map(|&points| text::width(&shown(points))).max().unwrap_or(1);
    let mut lines = vec![Line::styled(cx.texts.get("pairings-groups").into_owned(), cx.theme.head)];
    for (&points, &count) in groups.iter().rev() {
        let points_text = text::fit(&shown(points), widest, Align::Right);
        let row = format!("{points_text} {count:>4} {}", bar(count, most, BAR, cx.theme));
        lines.push(Line::styled(text::fit(&row, width, Align::Left), cx.theme.plain));
        for floater in floaters.iter().filter(|floater| score(floater.who) == Some(points)) {
            lines.push(arrow(cx, floater, at == Some(floater.entry), (widest, width)));
        }
    }
    lines
}

/// Returns true if the player has a board or the pairing-allocated bye in the round.
fn is_paired(round: &Round, id: PlayerId) -> bool {
    matches!(round.place(id), RoundPlace::AtBoard(..) | RoundPlace::Bye(Bye::PairingAllocated))
}

/// Lists the downfloaters, in the order of the lines.
fn floaters(sheet: &Sheet, round: &Round) -> Vec<Floater> {
    let floater = |&entry: &BoardLine| match entry {
        BoardLine::Board(number) => {
            let board = round.board(number)?;
            let concerns = &sheet.reviewed(number)?.concerns;
            let floats =
                |concern: &Concern| if let Concern::Float(down) = *concern { Some(down) } else { None };
            let down = concerns.iter().find_map(floats)?;
            let is_again = concerns.contains(&Concern::FloatAgain(down));
            let [who, meets] = [down, down.other()].map(|colour| board.meeting.player(colour));
            Some(Floater { who, meets: Some(meets), entry, is_again })
        }
        BoardLine::Out(who) => (round.pairing_allocated_bye() == Some(who)).then_some(Floater {
            who,
            meets: None,
            entry,
            is_again: false,
        }),
    };
    sheet.entries.iter().filter_map(floater).collect()
}

/// Renders a player who floats out of a group, with the opponent below it.
fn arrow(cx: &Context, floater: &Floater, is_here: bool, (indent, width): (usize, usize)) -> Line<'static> {
    let again = if floater.is_again { AGAIN } else { "" };
    let before = format!("{:indent$} ↓{again} ", "");
    let who = seated(cx, floater.who);
    let room = width.saturating_sub(text::width(&before));
    let to = match floater.meets {
        None => format!(" → {}", cx.event.bye_short(Bye::PairingAllocated)),
        Some(meets) => [seated(cx, meets), cx.number_text(meets)]
            .into_iter()
            .map(|to| format!(" → {to}"))
            .find(|to| text::width(&who) + text::width(to) <= room)
            .unwrap_or_else(|| format!(" → {}", cx.number_text(meets))),
    };
    // A long name is cut before the opponent.
    let most = text::width(&who).min(room.saturating_sub(text::width(&to)));
    let words = format!("{before}{}{to}", text::fit(&who, most, Align::Left));
    let style = match (is_here, floater.is_again) {
        (true, _) => cx.theme.strong,
        (false, true) => cx.theme.warning,
        (false, false) => cx.theme.plain,
    };
    Line::from(Span::styled(text::fit(&words, width, Align::Left), style))
}
