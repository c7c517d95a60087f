//! A player as the value of a form field: suggested while typing, resolved when accepted.

use crate::desk::context::Context;
use crate::dialog::Candidate;
use crate::spelling::Sought;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::PlayerId;

/// Maximum number of names shown of an ambiguous search.
const NAMED: usize = 3;

/// Returns the players that match the typed text.
pub(super) fn candidates(typed: &str, cx: &Context) -> Vec<Candidate> {
    let folded = fold_for_search(typed);
    let candidate = |id: PlayerId| {
        let name = cx.name(id);
        let registration = cx.snapshot.player(id);
        let rating = registration.and_then(|known| known.player.strength());
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        Candidate { words: format!("{:>4}  {name}  {rating}", cx.number_text(id)), value: name }
    };
    cx.players_meant(&folded).into_iter().map(candidate).collect()
}

/// Resolves a pairing number or a part of a name or licence number to the only player that matches.
pub(super) fn player(text: &str, cx: &Context) -> Result<PlayerId, String> {
    let folded = fold_for_search(text);
    if folded.is_empty() {
        return Err(cx.texts.get("event-player-missing").into_owned());
    }
    let by_number = folded.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(&id) = by_number.and_then(|at| cx.snapshot.numbering().get(at)) {
        return Ok(id);
    }
    let sought = Sought::new(&folded);
    let mut found = cx.players().iter().filter(|listed| listed.matches(&sought)).map(|listed| listed.id);
    let first: Vec<PlayerId> = found.by_ref().take(NAMED).collect();
    match *first {
        [] => Err(cx.texts.with("event-player-unknown", &[("found", text.into())])),
        [one] => Ok(one),
        _ => {
            let count = first.len() + found.count();
            let names = first.iter().map(|&id| cx.name(id)).collect::<Vec<_>>().join(", ");
            Err(cx.texts.with("event-player-several", &[("count", count.into()), ("names", names.into())]))
        }
    }
}
