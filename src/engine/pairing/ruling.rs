//! Decisions that the rules leave to the arbiter: the choices if no legal pairing exists (general rules §4; ARBITER in
//! the pages of the systems), and the outcome of each.

use crate::format::{Field, Format, NoPairing, Pair, Pairing, Reason, Seat, Swiss, Trace};
use crate::pairing::{ProposeError, Setting, setting};
use crate::swiss::refusal::{Leeway, hopeless};
use crate::tournament::{Meeting, PlayerId, RoundNo, Ruling, Snapshot, Stage};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Name of the reason for a bye, or for a player left without an opponent, by a decision of the arbiter; it needs no
/// values.
pub(super) const RULED: &str = "ruled";

/// Name of the reason for a board fixed by the arbiter; it needs no values.
pub(super) const FIXED: &str = "fixed";

/// Maximum number of choices offered.
const OFFERED: usize = 9;

/// Maximum number of choices tried before the search is abandoned.
const TRIED: usize = 120;

/// One choice of the arbiter, from which the rules produce a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingChoice {
    /// The player with the pairing-allocated bye by the arbiter's decision.
    pub bye: Option<Seat>,
    /// Players without an opponent and without points.
    pub unpaired: Vec<Seat>,
}

impl RulingChoice {
    fn seats(&self) -> Vec<Seat> {
        self.bye.iter().chain(&self.unpaired).copied().collect()
    }
}

/// Players that a decision of the arbiter sets aside before the others are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    /// The player with the pairing-allocated bye.
    pub bye: Option<Seat>,
    /// Players without an opponent and without points.
    pub unpaired: Vec<Seat>,
    pub fixed: Vec<Pair>,
}

impl Aside {
    pub fn seats(&self) -> Vec<Seat> {
        let fixed = self.fixed.iter().flat_map(|pair| [pair.white, pair.black]);
        self.bye.iter().chain(&self.unpaired).copied().chain(fixed).collect()
    }
}

/// Pairs a field after the arbiter's decision: the players in `aside` are set aside, the others are paired by the
/// rules.
///
/// # Errors
/// Returns the reason why no pairing is possible even so.
///
/// ```
/// use hakem_engine::format::Trace;
/// use hakem_engine::pairing::{Aside, pair_as_ruled, setting};
/// use hakem_engine::tournament::{PlayerId, RoundNo, SYSTEM_IN_FORCE, SystemId};
/// use hakem_engine::trf;
///
/// let report = trf::read(&std::fs::read_to_string("example.trf")?)?;
/// let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
/// let setting = setting(&event, RoundNo(4))?;
/// let mut pair = |aside| pair_as_ruled(setting.system, &setting.field, &aside, &mut Trace::silent());
///
/// let bye = |number| setting.seat(PlayerId(number));
/// assert_eq!(pair(Aside::default())?.bye, bye(1), "by the rules");
/// assert_eq!(pair(Aside { bye: bye(2), ..Aside::default() })?.bye, bye(2), "as the arbiter decided");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pair_as_ruled(
    system: &dyn Format,
    field: &Field,
    aside: &Aside,
    trace: &mut Trace,
) -> Result<Pairing, NoPairing> {
    pair_by(system, field, aside, trace, &|field, trace| system.pair(field, trace))
}

/// Function that pairs the players of a field who are not set aside.
pub(super) type By<'a> = &'a dyn Fn(&Field, &mut Trace) -> Result<Pairing, NoPairing>;

/// Pairs like [`pair_as_ruled`], with `by` pairing the players who are not set aside.
pub(super) fn pair_by(
    system: &dyn Format,
    field: &Field,
    aside: &Aside,
    trace: &mut Trace,
    by: By<'_>,
) -> Result<Pairing, NoPairing> {
    let seats = aside.seats();
    if seats.is_empty() {
        return pair(system, field, trace, by);
    }
    let others = field.without(&seats);
    let mut pairing = match system.swiss().filter(|_| !aside.fixed.is_empty()) {
        Some(swiss) => pair_beside(swiss, &others, aside.bye.is_some(), trace, by)?,
        None => pair(system, &others, trace, by)?,
    };
    // A round has one bye: with the arbiter's, an even number must remain.
    if let Some(left) = pairing.bye.filter(|_| aside.bye.is_some()) {
        return Err(NoPairing::NoLegalPairing {
            players: vec![field.player(left).number],
            because: Vec::new(),
        });
    }
    for &seat in aside.bye.iter().chain(&aside.unpaired) {
        trace.note(&[seat], || Reason::new("", RULED));
    }
    for pair in &aside.fixed {
        trace.note(&[pair.white, pair.black], || Reason::new("", FIXED));
    }
    if let Some(swiss) = system.swiss().filter(|_| !aside.fixed.is_empty()) {
        pairing.boards.extend(&aside.fixed);
        swiss.sort_boards(field, &mut pairing.boards);
    }
    Ok(Pairing { bye: aside.bye.or(pairing.bye), ..pairing })
}

/// Pairs the players without fixed boards, also if there are none, or only one for the bye.
fn pair_beside(
    swiss: &dyn Swiss,
    others: &Field,
    has_bye: bool,
    trace: &mut Trace,
    by: By<'_>,
) -> Result<Pairing, NoPairing> {
    let mut present = others.present();
    let alone = match (present.next(), present.next()) {
        (None, _) => return Ok(Pairing::default()),
        (Some(alone), None) => alone,
        _ => return pair(swiss, others, trace, by),
    };
    let because: Vec<Reason> = swiss
        .bye_breaches(others, alone)
        .into_iter()
        .filter(|breach| breach.absolute)
        .map(|breach| breach.reason)
        .collect();
    if has_bye || !because.is_empty() {
        let players = vec![others.player(alone).number];
        return Err(NoPairing::NoLegalPairing { players, because });
    }
    Ok(Pairing::of(Vec::new(), Some(alone), Vec::new()))
}

/// Pairs a field by a system, unless no system that pairs by results could.
fn pair<S: Format + ?Sized>(
    system: &S,
    field: &Field,
    trace: &mut Trace,
    by: By<'_>,
) -> Result<Pairing, NoPairing> {
    match system.swiss().and_then(|swiss| hopeless(swiss, field)) {
        Some(refusal) => Err(refusal),
        None => by(field, trace),
    }
}

/// Returns the choices that lead to a pairing if the rules alone find none: another bye if the number of players is
/// odd, else two unpaired players; two more if that is not enough. Players named in `refusal` come first, then the
/// lowest. A matching of the possible pairs shows that each choice leads to a pairing, without pairing the round.
pub fn choices(system: &dyn Format, field: &Field, refusal: &NoPairing) -> Vec<RulingChoice> {
    let (NoPairing::NoLegalPairing { players: named, .. }
    | NoPairing::TooFewOpponents { players: named, .. }) = refusal
    else {
        return Vec::new();
    };
    let Some(swiss) = system.swiss() else { return Vec::new() };
    let mut present: Vec<Seat> = field.present().collect();
    let is_named = |seat: Seat| named.contains(&field.player(seat).number);
    present.sort_by_cached_key(|&seat| (Reverse(is_named(seat)), Reverse(field.place(seat))));
    let is_odd = !present.len().is_multiple_of(2);
    let leeway = Leeway::of(swiss, field);
    // A query for one player costs as much as reading the entire field, and most combinations start with the same
    // players.
    let mut byes: BTreeMap<Seat, bool> = BTreeMap::new();
    let mut may_have_bye =
        |seat: Seat| is_odd && *byes.entry(seat).or_insert_with(|| may_have_bye(swiss, field, seat));
    let lead_to_a_pairing = |size: usize| {
        let (mut with_bye, mut without) = (Vec::new(), Vec::new());
        for mut unpaired in combinations(&present, size, TRIED.max(present.len())) {
            let bye = unpaired.iter().copied().find(|&seat| may_have_bye(seat));
            unpaired.retain(|&seat| Some(seat) != bye);
            unpaired.sort_unstable();
            if bye.is_some() { &mut with_bye } else { &mut without }.push(RulingChoice { bye, unpaired });
            if with_bye.len() == TRIED {
                break;
            }
        }
        let tries = with_bye.into_iter().chain(without).take(TRIED);
        tries.filter(|choice| leeway.pairs_without(&choice.seats())).take(OFFERED).collect::<Vec<_>>()
    };
    let sizes = if is_odd { [1, 3] } else { [2, 4] };
    sizes
        .into_iter()
        .filter(|&size| size >= leeway.least())
        .map(lead_to_a_pairing)
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// Returns true if no absolute rule of the system excludes the bye for a player.
fn may_have_bye(system: &dyn Swiss, field: &Field, seat: Seat) -> bool {
    !system.bye_breaches(field, seat).iter().any(|breach| breach.absolute)
}

/// Returns the first combinations of `size` players, in their order, not many more than `limit`.
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

/// Returns the rulings that the arbiter may choose from if `round` has no legal pairing; the rules produce a pairing
/// from each. Their reason is still empty.
pub fn ways_out(snapshot: &Snapshot, round: RoundNo) -> Result<Vec<Ruling>, ProposeError> {
    let setting = setting(snapshot, round)?;
    let system = setting.system;
    let by: By = &|field, trace| system.pair(field, trace);
    let Err(refusal) = pair(system, &setting.field, &mut Trace::silent(), by) else {
        return Ok(Vec::new());
    };
    let found = choices(setting.system, &setting.field, &refusal).into_iter();
    let ruling = |choice: RulingChoice| Ruling {
        bye: choice.bye.and_then(|seat| setting.player(seat)),
        unpaired: choice.unpaired.iter().filter_map(|&seat| setting.player(seat)).collect(),
        fixed: Vec::new(),
        reason: String::new(),
    };
    Ok(found.map(ruling).collect())
}

/// Returns the ruling for re-pairing a draft with fixed boards: they stay, and so do earlier decisions about other
/// players. `None` if no board is fixed.
pub fn keeping_fixed(snapshot: &Snapshot, round: RoundNo) -> Option<Ruling> {
    let draft = snapshot.round(round).filter(|draft| draft.stage() == Stage::Draft)?;
    let fixed: Vec<Meeting> = draft.fixed().collect();
    if fixed.is_empty() {
        return None;
    }
    let is_free = |id: &PlayerId| !fixed.iter().any(|meeting| meeting.has(*id));
    let (bye, unpaired, reason) = match draft.ruling().and_then(Ruling::without_fixed) {
        Some(before) => (before.bye.filter(is_free), before.unpaired, before.reason),
        None => (None, Vec::new(), String::new()),
    };
    let unpaired = unpaired.into_iter().filter(is_free).collect();
    Some(Ruling { bye, unpaired, fixed, reason })
}

/// Returns the players who may be given the bye manually before `round` is paired, lowest placed first; empty if the
/// number of players is even.
pub fn byes_by_hand(snapshot: &Snapshot, round: RoundNo) -> Result<Vec<PlayerId>, ProposeError> {
    let Setting { system, field, order, .. } = setting(snapshot, round)?;
    let mut present: Vec<Seat> = field.present().collect();
    if present.len().is_multiple_of(2) {
        return Ok(Vec::new());
    }
    present.sort_by_key(|&seat| Reverse(field.place(seat)));
    present.retain(|&seat| system.swiss().is_none_or(|swiss| may_have_bye(swiss, &field, seat)));
    Ok(present.iter().filter_map(|seat| order.get(seat.index()).copied()).collect())
}
