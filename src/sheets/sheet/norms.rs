//! Title norms as text: one line per title for a player, and for the arbiter all players with a chance, nearest first.
//!
//! Players should not learn of a norm from a notice board, so no public page contains this sheet unless the arbiter
//! enables it.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, after};
use crate::event::Event;
use crate::i18n::Arg;
use hakem_engine::console::rating::expected;
use hakem_engine::norm::{
    Basis, Chance, Exemption, Flag, Foreigners, Needed, Norm, NormTitle, Norms, Reason, State, Terms,
};
use hakem_engine::tournament::{Player, PlayerId, Points, RoundNo, Snapshot, Title};
use std::rc::Rc;

/// A chance is listed if it requires less than this above the expected score in the remaining games, in hundredths of
/// a point.
const MARGIN: i32 = 150;

/// Assumed rating of unrated players, as in the regulations.
const UNRATED: i32 = 1400;

/// Returns true if the event can award norms.
pub fn is_used(snapshot: &Snapshot) -> bool {
    Norms::are_given(snapshot)
}

/// A title of a player, with its distance.
struct NormLine {
    player: PlayerId,
    title: NormTitle,
    state: State,
    /// Required excess over the expected score in the remaining games, in hundredths of a point; `None` if the norm is
    /// achieved.
    above: Option<i32>,
}

/// Builds the list of achieved and possible norms, nearest first.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    // In a table, games of later rounds may already be played.
    let known = asked.or(event.snapshot.last_published()).unwrap_or(after);
    let norms = event.norms(known).ok_or(Absent::NoNorms)?;
    let all: Vec<NormLine> = norms.players().flat_map(|player| listed(event, &norms, player)).collect();
    let count = all.len();
    let mut near: Vec<NormLine> =
        all.into_iter().filter(|listed| listed.above.is_none_or(|above| above < MARGIN)).collect();
    near.sort_by_key(|listed| (listed.above, listed.title, event.number(listed.player)));
    let farther = count - near.len();
    let texts = event.texts;
    let shown = [About::Number, About::Title, About::Name, About::Federation, About::Rating];
    let mut heads = vec![Column::new("norm", texts.get("norm-column-title"), ColumnKind::Words)];
    heads.extend(columns::about(&shown, event));
    heads.push(columns::points(texts));
    heads.push(Column::new("state", texts.get("norm-column-state"), ColumnKind::Words));
    let rows = near.iter().map(|listed| {
        let mut cells = vec![Cell::Words(listed.title.title().letters().to_owned())];
        cells.extend(columns::cells(&shown, event, listed.player));
        cells.push(Cell::Points(event.score_after(listed.player, after)));
        cells.push(Cell::Words(words(event, listed.title, &listed.state)));
        Row::about(listed.player, cells)
    });
    let table = Table::of_rows(heads, rows.collect());
    let is_for_all = event.snapshot.settings().shows_norms;
    let id = if is_for_all { "sheet-norm-chances-for-all" } else { "sheet-norm-chances" };
    let title = texts.with(id, &[("round", after.into())]);
    let values = [("count", farther.into()), ("points", Points::from_tenths(MARGIN / 10).into())];
    let further = (farther > 0).then(|| texts.with("norm-note-farther", &values));
    let foreign = norms.foreigners().map(|worst| foreigners(event, &worst));
    let notes = further.into_iter().chain(foreign).chain([
        texts.get("norm-note-conditions").into_owned(),
        texts.get("norm-note-official").into_owned(),
    ]);
    let sheet = Sheet::of(title, table).with_round(after);
    Ok(Sheet { notes: notes.collect(), ..sheet })
}

/// Returns the norms achieved or possible for a player.
fn listed(event: Event, norms: &Norms, player: PlayerId) -> Vec<NormLine> {
    let own = event.snapshot.player(player).and_then(|known| rating(&known.player)).unwrap_or(UNRATED);
    let states = norms.states(player).into_iter();
    let of = |(title, state): (NormTitle, State)| {
        let above = match &state {
            State::Achieved(_) | State::Safe { .. } => None,
            State::Possible(chance) => Some(shortfall(chance, own)?),
            State::Lost(_) => return None,
        };
        Some(NormLine { player, title, state, above })
    };
    states.filter_map(of).collect()
}

/// Returns the required excess over the expected score on the easiest way, in hundredths of a point.
fn shortfall(chance: &Chance, own: i32) -> Option<i32> {
    let of_way = |way: &Needed| {
        let expected = i64::from(chance.games) * i64::from(expected(own - way.mean));
        i32::try_from(50 * i64::from(way.halves) - expected).ok()
    };
    chance.ways.iter().filter_map(of_way).min()
}

fn rating(player: &Player) -> Option<i32> {
    player.rating.map(|rating| rating.get().into())
}

/// Describes the norm status of a player, one line per title, highest first; empty if the event cannot award norms.
pub fn lines(event: Event, player: PlayerId) -> Vec<String> {
    let after = event.snapshot.last_published().unwrap_or(RoundNo(0));
    let Some(norms) = event.norms(after) else { return Vec::new() };
    let line = |(title, state): (NormTitle, State)| {
        let words = words(event, title, &state);
        let values = [("title", title.title().letters().into()), ("words", words.into())];
        event.texts.with("norm-line", &values)
    };
    norms.states(player).into_iter().map(line).collect()
}

/// Returns the players of a round whose game can decide a norm.
pub fn decided(event: Event, round: RoundNo) -> Vec<PlayerId> {
    // Norms require at least this many games.
    if usize::from(round.0) < Terms::FEWEST_GAMES {
        return Vec::new();
    }
    let Some(norms) = before(event, round) else { return Vec::new() };
    let is_decided = |id: &PlayerId| norms.states(*id).iter().any(|(_, state)| state.is_decided_next());
    norms.players().filter(is_decided).collect()
}

/// Describes the norms that a player's game of a round can decide, one per line.
pub fn decided_lines(event: Event, round: RoundNo, player: PlayerId) -> Vec<String> {
    let Some(norms) = before(event, round) else { return Vec::new() };
    let states = norms.states(player).into_iter().filter(|(_, state)| state.is_decided_next());
    let line = |(title, state): (NormTitle, State)| {
        let words = format!("{}: {}", event.name(player), words(event, title, &state));
        event.texts.with("norm-line", &[("title", title.title().letters().into()), ("words", words.into())])
    };
    states.map(line).collect()
}

fn before(event: Event, round: RoundNo) -> Option<Rc<Norms>> {
    event.norms(round.previous().unwrap_or(RoundNo(0)))
}

fn words(event: Event, title: NormTitle, state: &State) -> String {
    let texts = event.texts;
    match state {
        State::Achieved(norm) => reached(event, norm),
        State::Safe { rounds, .. } => texts.with("norm-safe", &[("rounds", list(rounds))]),
        State::Possible(chance) => possible(event, title, chance),
        State::Lost(reason) => {
            let reason = missing(event, title, *reason);
            texts.with("norm-out", &[("reason", reason.into())])
        }
    }
}

/// Lists rounds for a message that also depends on their number.
fn list(rounds: &[RoundNo]) -> Arg<'static> {
    Arg::List(rounds.iter().map(ToString::to_string).collect())
}

fn reached(event: Event, norm: &Norm) -> String {
    let (texts, figures) = (event.texts, norm.figures);
    let values = [
        ("score", score(figures.halves).into()),
        ("games", figures.games.into()),
        ("average", figures.average.to_string().into()),
        ("performance", figures.performance.to_string().into()),
    ];
    [texts.with("norm-reached", &values)]
        .into_iter()
        .chain(supports(event, norm))
        .collect::<Vec<_>>()
        .join("; ")
}

/// Describes special conditions of a norm: excluded games, forfeits, exemptions, the number of games it counts as.
pub(super) fn supports(event: Event, norm: &Norm) -> Vec<String> {
    let texts = event.texts;
    let mut parts = Vec::new();
    match norm.basis {
        Basis::Games => {}
        Basis::EightAndOne(round) => parts.push(texts.with("norm-eight", &[("round", round.into())])),
        Basis::LastRoundForfeit(round) => parts.push(texts.with("norm-forfeit", &[("round", round.into())])),
    }
    if !norm.left_out.is_empty() {
        parts.push(texts.with("norm-left-out", &[("rounds", list(&norm.left_out))]));
    }
    parts.extend(norm.exemption.map(|exemption| exempt(event, exemption)));
    if norm.counts_as != norm.figures.games {
        parts.push(texts.with("norm-counts-as", &[("games", norm.counts_as.into())]));
    }
    parts
}

/// Describes the requirements: of the next game, then of all remaining games.
fn possible(event: Event, title: NormTitle, chance: &Chance) -> String {
    let texts = event.texts;
    let mut parts = Vec::new();
    // A condition on this game is not repeated if it follows from the minimum score of all games.
    let least = chance.ways.first().map_or(0, |way| way.halves);
    let follows = |halves: u8| u32::from(halves) + 2 * chance.games.saturating_sub(1) <= least;
    let today = chance.today.and_then(|today| {
        let values = |halves: u8| [("score", score(halves.into()).into()), ("round", today.round.into())];
        match (today.stands, today.possible) {
            (Some(0), _) => Some(texts.with("norm-enough-any", &[("round", today.round.into())])),
            (Some(enough), _) => Some(texts.with("norm-enough", &values(enough))),
            (None, 0) => None,
            (None, least) if chance.games > 1 && follows(least) => None,
            (None, least) => Some(texts.with("norm-keeps", &values(least))),
        }
    });
    let is_decided_today = chance.games == 1 && today.is_some();
    parts.extend(today);
    if !is_decided_today {
        // Highest score first: it requires the weakest opponents.
        let ways = chance.ways.iter().rev().map(|way| way_words(event, chance, way));
        parts.extend(ways.reduce(|one, other| {
            let values = [("one", one.into()), ("other", other.into())];
            texts.with("norm-or", &values)
        }));
        parts.extend(mix(event, title, chance));
    }
    parts.extend(chance.exemption.map(|exemption| exempt(event, exemption)));
    if chance.needs_every_game {
        parts.push(texts.get("norm-every-game").into_owned());
    }
    if chance.is_at_best {
        parts.push(texts.get("norm-at-best").into_owned());
    }
    parts.join("; ")
}

fn exempt(event: Event, exemption: Exemption) -> String {
    event.texts.with("norm-exempt", &[("article", exemption.article().into())])
}

fn way_words(event: Event, chance: &Chance, way: &Needed) -> String {
    let id = match (way.halves, way.average) {
        (0, None) => "norm-way-any",
        (0, Some(_)) => "norm-way-any-against",
        (_, None) => "norm-way",
        (_, Some(_)) => "norm-way-against",
    };
    let average = way.average.map(|average| average.to_string()).unwrap_or_default();
    let values =
        [("score", score(way.halves).into()), ("games", chance.games.into()), ("average", average.into())];
    event.texts.with(id, &values)
}

/// Describes the requirements on unknown future opponents.
fn mix(event: Event, title: NormTitle, chance: &Chance) -> Vec<String> {
    let texts = event.texts;
    let mut parts = Vec::new();
    if chance.required > 0 {
        let values = [("count", chance.required.into()), ("titles", required(title).into())];
        parts.push(texts.with("norm-missing-required", &values));
    }
    if chance.titled > chance.required {
        parts.push(texts.with("norm-missing-titled", &[("count", chance.titled.into())]));
    }
    if chance.federations > 0 {
        parts.push(texts.with("norm-missing-federations", &[("count", chance.federations.into())]));
    }
    parts
}

/// Lists the titles required of opponents: `GM/IM`.
fn required(title: NormTitle) -> String {
    let those = Title::ALL.into_iter().filter(|&of| title.is_required(of)).map(Title::letters);
    those.collect::<Vec<_>>().join("/")
}

/// Describes the reason why a norm is out of reach.
fn missing(event: Event, title: NormTitle, reason: Reason) -> String {
    let texts = event.texts;
    let two = |most: u32, needed: u32| [("most", most.into()), ("needed", needed.into())];
    let ratings =
        |best: i32, needed: i32| [("best", best.to_string().into()), ("needed", needed.to_string().into())];
    match reason {
        Reason::Games { most, needed } => texts.with("norm-out-games", &two(most, needed)),
        Reason::Required { most, needed } => {
            let values =
                [("most", most.into()), ("needed", needed.into()), ("titles", required(title).into())];
            texts.with("norm-out-required", &values)
        }
        Reason::Titled { most, needed } => texts.with("norm-out-titled", &two(most, needed)),
        Reason::Federations { most, needed } => texts.with("norm-out-federations", &two(most, needed)),
        Reason::OwnFederation { least, limit } => {
            texts.with("norm-out-own", &[("least", least.into()), ("limit", limit.into())])
        }
        Reason::OneFederation { flag, least, limit } => {
            let letters = match flag {
                Flag::Of(letters) => String::from_utf8_lossy(&letters).into_owned(),
                Flag::Fid | Flag::Unknown | Flag::Outside => String::new(),
            };
            let values = [("federation", letters.into()), ("least", least.into()), ("limit", limit.into())];
            texts.with("norm-out-one", &values)
        }
        Reason::Average { best, needed } => texts.with("norm-out-average", &ratings(best, needed)),
        Reason::Score { best, needed } => {
            let values = [("best", score(best).into()), ("needed", score(needed).into())];
            texts.with("norm-out-score", &values)
        }
        Reason::Performance { best, needed } => texts.with("norm-out-performance", &ratings(best, needed)),
    }
}

/// Describes how far the event is from the exemption by foreign players.
fn foreigners(event: Event, worst: &Foreigners) -> String {
    let values = [
        ("round", worst.round.into()),
        ("rated", worst.rated.into()),
        ("federations", worst.federations.into()),
        ("titled", worst.titled.into()),
    ];
    event.texts.with("norm-note-foreigners", &values)
}

pub(super) fn score(halves: u32) -> Points {
    Points::from_tenths(i32::try_from(5 * halves).unwrap_or(i32::MAX))
}
