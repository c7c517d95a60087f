//! Comparison of a round under two systems, as text: the boards only one of them pairs, and the rules of each against
//! the other's round.

use super::reasons::{meeting, said, seated};
use crate::event::Event;
use crate::i18n::Say;
use hakem_engine::console::{Comparison, Held};
use hakem_engine::format::Seat;
use hakem_engine::tournament::SystemId;

/// Describes the pairing of both systems in turn, or states that they are the same, or why only one pairs the round.
pub fn told(event: Event, systems: [&SystemId; 2], found: &Comparison) -> Vec<String> {
    let texts = event.texts;
    let name = |system: &SystemId| texts.system(system.as_str()).into_owned();
    match found {
        Comparison::Alike => {
            let values = systems.map(name);
            let [one, other] = values.each_ref().map(|name| name.as_str().into());
            vec![texts.with("against-alike", &[("one", one), ("other", other)])]
        }
        Comparison::Unpaired { system, why } => {
            let heading = texts.with("against-side", &[("system", name(system).into())]);
            vec![heading, format!("  {}", why.say(texts))]
        }
        Comparison::Parting(held) => systems
            .into_iter()
            .zip(held)
            .flat_map(|(system, held)| side(event, &name(system), held))
            .collect(),
    }
}

/// Lists the boards of one system, then its reasons.
fn side(event: Event, name: &str, held: &Held) -> Vec<String> {
    let texts = event.texts;
    let id = if held.is_recorded { "against-side-recorded" } else { "against-side" };
    let mut lines = vec![texts.with(id, &[("system", name.into())])];
    lines.extend(held.boards.iter().map(|&board| format!("  {}", meeting(event, board))));
    lines.extend(held.bye.map(|id| {
        let values = [("player", seated(event, id).into())];
        format!("  {}", texts.with("pairings-explain-would-bye", &values))
    }));
    let player = |seat: Seat| held.order.get(seat.index()).copied();
    lines.extend(held.reasons.iter().map(|reason| format!("    {}", said(event, reason, player))));
    lines.push(String::new());
    lines
}
