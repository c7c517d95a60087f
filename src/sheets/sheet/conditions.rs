//! Conditions of play of a round on its sheets: games, times, pauses (knockout §3), the Chess960 position.

use crate::event::Event;
use hakem_engine::pairing::system;
use hakem_engine::tournament::{GameStage, RoundNo};

/// Returns the conditions defined by the format of a round, one per line; empty if there are none.
pub fn of_round(event: Event, round: RoundNo) -> Vec<String> {
    let texts = event.texts;
    let Some(system) = system(event.snapshot.system(round).as_str()) else { return Vec::new() };
    let options = event.snapshot.options(round);
    let said = system.facts().announced.iter().map(|option| {
        format!("{}: {}", texts.option(option.key), texts.option_value(option.key, &option.value(options)))
    });
    let said: Vec<String> = said.collect();
    let golden = system.games_of(GameStage::GoldenPoint, options) > 0;
    let golden = golden.then(|| texts.get("conditions-golden-point").into_owned());
    let said = (!said.is_empty()).then(|| said.join(" · "));
    said.into_iter().chain(golden).chain(position(event, round)).collect()
}

/// Returns the Chess960 position of a round; `None` before it is drawn.
pub fn position(event: Event, round: RoundNo) -> Option<String> {
    let position = event.snapshot.position(round)?;
    let values = [("number", position.number().into()), ("pieces", event.texts.first_rank(position).into())];
    Some(event.texts.with("conditions-position", &values))
}
