//! The FIDE federation codes, found by code or name.

use crate::desk::Context;
use crate::dialog::Candidate;
use crate::i18n::{federations, is_listed_federation};
use hakem_engine::collate::fold_for_search;

/// Returns true if this is the code of a federation, or is already used by a player of the event.
pub(super) fn is_known(code: &str, cx: &Context) -> bool {
    let plays = || {
        let mut players = cx.snapshot.players();
        players.any(|(_, known)| known.player.federation.as_ref().is_some_and(|other| other.as_str() == code))
    };
    is_listed_federation(code) || plays()
}

/// Returns the federations that match the typed text, code matches first.
pub(super) fn candidates(typed: &str, cx: &Context) -> Vec<Candidate> {
    let wanted = fold_for_search(typed);
    let mut found: Vec<(bool, Candidate)> = federations()
        .filter_map(|code| {
            let name = cx.texts.get(&format!("federation-{code}")).into_owned();
            let by_code = fold_for_search(code).starts_with(&wanted);
            let is_found = by_code || fold_for_search(&name).split(' ').any(|word| word.starts_with(&wanted));
            let candidate = Candidate { value: code.to_owned(), words: format!("{code:<4} {name}") };
            is_found.then_some((!by_code, candidate))
        })
        .collect();
    found.sort_by_key(|(by_name, _)| *by_name);
    found.into_iter().map(|(_, candidate)| candidate).collect()
}
