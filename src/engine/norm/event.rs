//! Norms of an event, for all players who may still earn a title.

use super::choose::Asker;
use super::foreigners::{Foreigners, worst_round};
use super::game::{Flag, Had, NormRound};
use super::next::UpcomingRound;
use super::outlook::{State, state};
use super::pool::{OpponentPool, Pool};
use super::read::NormReading;
use super::terms::{Exemption, NormCourse, Terms};
use super::title::NormTitle;
use crate::format::{Course as Paired, Paired as Sides};
use crate::pairing::facts_of;
use crate::tournament::{Championship, GameKind, PlayerId, RoundNo, Snapshot};

/// Data of an event for norms, after some of its rounds.
pub struct Norms {
    /// Without an exemption, which differs by player.
    terms: Terms,
    championship: Option<Championship>,
    host: Flag,
    foreigners: Option<Foreigners>,
    pool: Pool,
    next: Option<UpcomingRound>,
    rows: Vec<NormRow>,
}

/// A player who may still earn a title.
#[derive(Clone, Debug)]
struct NormRow {
    player: PlayerId,
    own: Flag,
    titles: Vec<NormTitle>,
    lines: Vec<NormRound>,
    /// Players that the player cannot meet any more, in ascending order.
    out: Vec<PlayerId>,
}

impl Norms {
    /// Creates the norms of an event after a round, with the pairing of the next one if there is one. `None`
    /// if the event cannot have norms: games are rapid or blitz, there are fewer rounds than a norm needs
    /// games, or fewer than three players with a title that some norm requires.
    pub fn of(snapshot: &Snapshot, after: RoundNo) -> Option<Self> {
        if !Self::are_given(snapshot) {
            return None;
        }
        let last = last_round(snapshot);
        let reading = NormReading::new(snapshot, after, last);
        let mut lines = reading.lines();
        let facts = facts_of(snapshot, RoundNo(1))?;
        // Only round robins have parallel groups.
        let course = match facts.course {
            Paired::Table if facts.grouped && lines.iter().any(|lines| meets_twice(lines)) => {
                NormCourse::Doubled
            }
            Paired::Table if facts.grouped => NormCourse::RoundRobin,
            Paired::Table => NormCourse::Beforehand,
            Paired::Results | Paired::Bracket => NormCourse::Open,
        };
        if course.is_round_robin() {
            reading.leave_out_pointless(&mut lines);
        }
        let foreigners = (facts.course == Paired::Results).then(|| foreigners(snapshot, after)).flatten();
        let least_games = Terms::games_needed(snapshot.settings().championship, last);
        let terms = Terms { rounds: last, course, exemption: None, least_games };
        let next = (after.next() == last).then(|| UpcomingRound::of(snapshot, after.next())).flatten();
        let pool = pool(reading, &lines);
        let settings = snapshot.settings();
        let (host, championship) = (Flag::of(settings.federation.as_ref()), settings.championship);
        let rows = rows(snapshot, lines);
        Some(Self { terms, championship, host, foreigners, pool, next, rows })
    }

    /// Returns true if an event is long and slow enough for norms, whatever its players.
    pub fn may_be_given(snapshot: &Snapshot) -> bool {
        Self::has_games(snapshot, Terms::games_needed(snapshot.settings().championship, last_round(snapshot)))
    }

    /// Returns true if an event of teams or a knockout is long and slow enough for norms as one of the
    /// championships in which fewer games are enough (1.4.1).
    pub fn depend_on_championship(snapshot: &Snapshot) -> bool {
        let facts = facts_of(snapshot, RoundNo(1));
        facts.is_some_and(|facts| facts.paired == Sides::Teams || facts.course == Paired::Bracket)
            && Self::has_games(snapshot, Terms::FEWEST_GAMES)
    }

    fn has_games(snapshot: &Snapshot, needed: usize) -> bool {
        let is_standard = matches!(snapshot.settings().known_kind(), None | Some(GameKind::Standard));
        is_standard && usize::from(last_round(snapshot).0) >= needed
    }

    /// Returns true if an event can have norms (TN-1).
    pub fn are_given(snapshot: &Snapshot) -> bool {
        let titles = snapshot.players().filter_map(|(_, known)| known.player.title);
        Self::may_be_given(snapshot)
            && titles.filter(|&title| NormTitle::WIM.is_required(title)).take(3).count() == 3
    }

    /// Returns the players who may earn a title, in order of registration.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.rows.iter().map(|row| row.player)
    }

    /// Returns the foreign players of the round with the fewest, if the host's federation is known and rounds are
    /// paired by results.
    pub fn foreigners(&self) -> Option<Foreigners> {
        self.foreigners
    }

    /// Returns the exemption for players of a federation (1.4.3).
    fn exemption(&self, own: Flag) -> Option<Exemption> {
        let is_at_home = matches!(own, Flag::Of(_)) && own == self.host;
        let of_event = self.championship.filter(|of| match of {
            Championship::National | Championship::NationalTeams => is_at_home,
            Championship::Zonal => true,
            Championship::WorldTeams | Championship::WorldCup => false,
        });
        let has_foreigners = self.foreigners.is_some_and(|worst| worst.are_enough());
        let many = has_foreigners.then_some(Exemption::ManyForeigners);
        of_event.map(Exemption::Championship).or(many)
    }

    /// Returns the state of every title that a player may earn, highest first.
    pub fn states(&self, player: PlayerId) -> Vec<(NormTitle, State)> {
        let Ok(at) = self.rows.binary_search_by_key(&player, |row| row.player) else { return Vec::new() };
        let Some(row) = self.rows.get(at) else { return Vec::new() };
        let terms = Terms { exemption: self.exemption(row.own), ..self.terms };
        let asker = Asker { own: row.own, terms };
        let unknown = row.lines.iter().filter(|line| line.had == Had::ToCome(None)).count();
        let next = self.next.as_ref().filter(|_| unknown == 1).map(|next| (player, next));
        let reach = OpponentPool { pool: &self.pool, out: &row.out, next };
        row.titles.iter().map(|&title| (title, state(&row.lines, &asker, title, reach))).collect()
    }
}

/// Returns the last round before a play-off or another leg.
pub(super) fn last_round(snapshot: &Snapshot) -> RoundNo {
    let play_offs = snapshot.play_offs().iter().map(|record| record.play_off.first);
    let legs = snapshot.legs().iter().map(|leg| leg.first);
    let others = play_offs.chain(legs).filter(|&first| first > RoundNo(1)).min();
    let planned = snapshot.leg(RoundNo(1)).map_or(snapshot.settings().rounds, |leg| leg.last);
    others.and_then(RoundNo::previous).unwrap_or(planned)
}

/// Returns true if a player has two games against the same opponent.
fn meets_twice(lines: &[NormRound]) -> bool {
    let opponents = lines.iter().enumerate().filter_map(|(at, line)| Some((at, opponent(line)?)));
    let mut twice = opponents
        .filter(|&(at, player)| lines.iter().skip(at + 1).any(|line| opponent(line) == Some(player)));
    twice.next().is_some()
}

/// Returns the opponent in a game over the board, played or to be played.
fn opponent(line: &NormRound) -> Option<PlayerId> {
    match line.had {
        Had::Played(opponent, _) | Had::ToCome(Some(opponent)) => Some(opponent.player),
        Had::ForfeitWin(_) | Had::PairingAllocated | Had::Nothing | Had::ToCome(None) => None,
    }
}

pub(super) fn foreigners(snapshot: &Snapshot, after: RoundNo) -> Option<Foreigners> {
    let host = Flag::of(snapshot.settings().federation.as_ref());
    if !matches!(host, Flag::Of(_)) {
        return None;
    }
    let paired = after.up_to().filter_map(|number| Some((number, snapshot.round(number)?)));
    let rounds: Vec<_> = paired.collect();
    worst_round(&rounds, snapshot.players().map(|(id, known)| (id, &known.player)), host)
}

/// Returns all players with a future round whose opponent is unknown.
fn pool(reading: NormReading, lines: &[Vec<NormRound>]) -> Pool {
    let players = reading.snapshot.players().map(|(id, _)| id);
    let goes_on = |id: &PlayerId| {
        let own = lines.get(id.index()).map(Vec::as_slice).unwrap_or_default();
        own.iter().any(|line| line.had == Had::ToCome(None))
    };
    let next = reading.after.next();
    Pool::new(players.filter(goes_on).filter_map(|id| reading.opponent((next, None), id)).collect())
}

/// Returns the players who may earn a title, each with the opponents excluded: those met, forbidden pairs, team-mates.
fn rows(snapshot: &Snapshot, lines: Vec<Vec<NormRound>>) -> Vec<NormRow> {
    let mut lines = lines.into_iter();
    let mut rows = Vec::new();
    for number in 1..snapshot.next_player().0 {
        let (player, Some(lines)) = (PlayerId(number), lines.next()) else { break };
        let Some(known) = snapshot.player(player).map(|registration| &registration.player) else { continue };
        let titles: Vec<NormTitle> =
            NormTitle::ALL.into_iter().filter(|title| title.may_be_earned_by(known)).collect();
        if titles.is_empty() {
            continue;
        }
        let mut out: Vec<PlayerId> = lines.iter().filter_map(opponent).chain([player]).collect();
        for pair in &snapshot.settings().forbidden {
            if pair.players.contains(&player) && pair.last >= snapshot.settings().rounds {
                out.extend(pair.players);
            }
        }
        if let Some(team) = snapshot.team_of(player).and_then(|id| snapshot.team(id)) {
            out.extend(team.members());
        }
        out.sort_unstable();
        out.dedup();
        rows.push(NormRow { player, own: Flag::of(known.federation.as_ref()), titles, lines, out });
    }
    rows
}
