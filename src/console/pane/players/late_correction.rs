//! Correction of a name, title or rating after a round was published: its reach and reason.

use crate::desk::{Context, Message};
use crate::pane::correction::{Correction, Reasons};
use hakem_engine::command::{Command, Follow};
use hakem_engine::tournament::{Player, PlayerId, RoundNo};

const REASONS: Reasons =
    ["players-reason-misspelt", "players-reason-list", "players-reason-person", "players-reason-federation"];

/// Returns true if a round is already published.
pub(super) fn is_late(cx: &Context) -> bool {
    cx.snapshot.last_published().is_some()
}

/// Returns true if a correction can affect pairing numbers, ranks or posted lists.
pub(super) fn weighs(before: &Player, after: &Player) -> bool {
    before.name != after.name || before.title != after.title || before.strength() != after.strength()
}

/// Opens the dialog with the reach of a correction and requests its reason; existing pairings remain valid (F.7,
/// C.04.2 4.3).
pub(super) fn card(id: PlayerId, player: Player, cx: &Context) -> Message {
    let title = cx.texts.with("players-correct-title", &[("player", cx.name(id).into())]);
    Message::open_with(move |cx| {
        let next = cx.snapshot.last_paired().map_or(RoundNo(1), RoundNo::next);
        let known = cx.snapshot.player(id).map(|known| known.player.clone());
        let changes = known.map(|known| changes(&known, &player, cx)).unwrap_or_default();
        let make = move |_: Follow, reason: &str| Command::EditPlayer {
            id,
            player: player.clone(),
            reason: reason.to_owned(),
        };
        let card = Correction::new(title, (vec![Follow::Record], next), REASONS, make, cx);
        card.with_lines(changes)
    })
}

/// Lists the changes, each with its old and new value.
fn changes(before: &Player, after: &Player, cx: &Context) -> Vec<String> {
    let shown = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    let values = |player: &Player| {
        [
            ("players-name", Some(cx.shown_name(player))),
            ("word-title", player.title.map(|title| title.letters().to_owned())),
            ("word-rating", player.rating.map(|rating| rating.to_string())),
            ("word-national-rating", player.national_rating.map(|rating| rating.to_string())),
        ]
    };
    let pairs = values(before).into_iter().zip(values(after));
    let changed = pairs.filter(|((_, old), (_, new))| old != new);
    changed
        .map(|((word, old), (_, new))| format!("{}: {} → {}", cx.texts.get(word), shown(old), shown(new)))
        .collect()
}
