//! Where the rules leave the decision to the arbiter: which choices they have when no legal pairing exists (general
//! rules §4; ARBITER in the pages of the systems), and what each leads to.

use crate::format::{Field, Format, NoPairing, Pairing, Reason, Seat, Trace};
use crate::pairing::{ProposeError, Setting, setting};
use crate::swiss::refusal::{hopeless, left_over};
use crate::tournament::{Draft, PlayerId, RoundNo, Ruling, Snapshot};
use std::cmp::Reverse;

/// What the reason of a bye, or of a player left without an opponent, is called that follows a decision of the arbiter;
/// it needs no values.
pub(super) const RULED: &str = "ruled";

/// How many choices are offered at most: each is a whole pairing to look at.
const OFFERED: usize = 9;

/// How many are tried at most before the search is given up.
const TRIED: usize = 120;

/// One choice of the arbiter, and the pairing that follows from it by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Who has the pairing-allocated bye by the arbiter's decision.
    pub bye: Option<Seat>,
    /// Who is left without an opponent and without points.
    pub unpaired: Vec<Seat>,
    /// What it leads to.
    pub pairing: Pairing,
}

/// Pairs a field after the arbiter's decision: those it names are set aside, the others are paired by the rules.
///
/// # Errors
/// Says why no pairing is possible even so.
pub fn pair_as_ruled(
    system: &dyn Format,
    field: &Field,
    bye: Option<Seat>,
    unpaired: &[Seat],
    trace: &mut Trace,
) -> Result<Pairing, NoPairing> {
    if bye.is_none() && unpaired.is_empty() {
        return pair(system, field, trace);
    }
    let aside: Vec<Seat> = bye.iter().chain(unpaired).copied().collect();
    let others = field.without(&aside);
    let pairing = pair(system, &others, trace)?;
    for &seat in &aside {
        trace.note(&[seat], || Reason::new("", RULED));
    }
    Ok(Pairing { bye: bye.or(pairing.bye), ..pairing })
}

/// Has a system pair a field, unless no system could that pairs by results.
///
/// # Errors
/// Says why no pairing is possible.
fn pair(system: &dyn Format, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
    match system.swiss().and_then(|_| hopeless(field)) {
        Some(refusal) => Err(refusal),
        None => system.pair(field, trace),
    }
}

/// Returns the choices that lead to a pairing when the rules alone find none: another bye where the number of
/// players is odd, else two players left unpaired; two more where that is not enough. Players named in `refusal`
/// come first, then the lowest.
#[must_use]
pub fn choices(system: &dyn Format, field: &Field, refusal: &NoPairing) -> Vec<Choice> {
    let (NoPairing::NoLegalPairing { players: named, .. }
    | NoPairing::TooFewOpponents { players: named, .. }) = refusal
    else {
        return Vec::new();
    };
    let mut present: Vec<Seat> = field.present().collect();
    let is_named = |seat: Seat| named.contains(&field.player(seat).number);
    present.sort_by_key(|&seat| (Reverse(is_named(seat)), Reverse(field.place(seat))));
    let is_odd = !present.len().is_multiple_of(2);
    let may_have = |seat: &Seat| may_have_bye(system, field, *seat);
    let lead_to_a_pairing = |size: usize| {
        let aside = combinations(&present, size, TRIED.max(present.len())).into_iter();
        let mut tries: Vec<(Option<Seat>, Vec<Seat>)> = aside
            .map(|mut unpaired| {
                let bye = unpaired.iter().copied().find(|seat| is_odd && may_have(seat));
                unpaired.retain(|&seat| Some(seat) != bye);
                unpaired.sort_unstable();
                (bye, unpaired)
            })
            .collect();
        tries.sort_by_key(|(bye, _)| bye.is_none());
        let tried = tries.into_iter().take(TRIED).filter_map(|(bye, unpaired)| {
            let pairing = pair_as_ruled(system, field, bye, &unpaired, &mut Trace::silent()).ok()?;
            Some(Choice { bye, unpaired, pairing })
        });
        tried.take(OFFERED).collect::<Vec<_>>()
    };
    let sizes = if is_odd { [1, 3] } else { [2, 4] };
    let least = system.swiss().map_or(0, |_| left_over(field));
    sizes
        .into_iter()
        .filter(|&size| size >= least)
        .map(lead_to_a_pairing)
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// Whether no absolute rule of the system bars the bye for a player.
fn may_have_bye(system: &dyn Format, field: &Field, seat: Seat) -> bool {
    let breaches = system.swiss().map(|swiss| swiss.bye_breaches(field, seat));
    !breaches.unwrap_or_default().iter().any(|breach| breach.absolute)
}

/// Returns the first ways, not many more than `limit`, to take `size` of some players, in their order.
fn combinations(of: &[Seat], size: usize, limit: usize) -> Vec<Vec<Seat>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    let mut others = of.iter();
    while let Some(&first) = others.next().filter(|_| found.len() < limit) {
        let rest = combinations(others.as_slice(), size - 1, limit - found.len());
        found.extend(rest.into_iter().map(|rest| [vec![first], rest].concat()));
    }
    found
}

/// Returns the drafts that the arbiter may choose from when `round` has no legal pairing. Each is complete but for
/// the reason of its ruling.
///
/// # Errors
/// Says why there is nothing to choose from.
pub fn ways_out(snapshot: &Snapshot, round: RoundNo) -> Result<Vec<Draft>, ProposeError> {
    let setting = setting(snapshot, round)?;
    let Err(refusal) = pair(setting.system, &setting.field, &mut Trace::silent()) else {
        return Ok(Vec::new());
    };
    let found = choices(setting.system, &setting.field, &refusal).into_iter();
    let draft = |choice: Choice| {
        let unpaired = choice.unpaired.iter().filter_map(|&seat| setting.player(seat)).collect();
        let bye = choice.bye.and_then(|seat| setting.player(seat));
        let ruling = Ruling { bye, unpaired, reason: String::new() };
        setting.draft(snapshot, &choice.pairing, Some(ruling))
    };
    Ok(found.map(draft).collect())
}

/// Returns who may be given the bye by hand before `round` is paired, the lowest placed first; nobody when the
/// number of players is even.
///
/// # Errors
/// Fails when the pairing system is not known.
pub fn byes_by_hand(snapshot: &Snapshot, round: RoundNo) -> Result<Vec<PlayerId>, ProposeError> {
    let Setting { system, field, order, .. } = setting(snapshot, round)?;
    let mut present: Vec<Seat> = field.present().collect();
    if present.len().is_multiple_of(2) {
        return Ok(Vec::new());
    }
    present.sort_by_key(|&seat| Reverse(field.place(seat)));
    present.retain(|&seat| may_have_bye(system, &field, seat));
    Ok(present.iter().filter_map(|seat| order.get(seat.index()).copied()).collect())
}
