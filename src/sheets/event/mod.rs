//! The event for display: a snapshot with its history, the texts, and the derived figures.

mod clock;
mod column_choice;
mod figures;

pub use clock::day_at;
pub use column_choice::Chosen;
pub use figures::TOTAL;

use crate::i18n::{Arg, Naming, Say, Texts};
use crate::spelling::{self, Sought};
use crate::text;
use column_choice::NOTHING_CHOSEN;
use hakem_engine::collate::Collation;
use hakem_engine::command::CommandError;
use hakem_engine::history::{History, StepId};
use hakem_engine::norm::Norms;
use hakem_engine::pairing::{
    AroRow, Completion, Contradicted, MatchState, completion, facts, last_round, starting_list,
};
use hakem_engine::prizes::{Awards, Race};
use hakem_engine::standings::{Crosstable, Standings};
use hakem_engine::tiebreak::{Scope, TieBreakValue};
use hakem_engine::tournament::{
    Bye, GameResult, PairingNumber, Player, PlayerId, PlayerMap, Points, RequestedBye, RoundNo, Snapshot,
    TeamId,
};
use jiff::tz::TimeZone;
use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// The event at one step, and the texts of a language: the input of every sheet.
#[derive(Clone, Copy)]
pub struct Event<'a> {
    pub history: &'a History,
    /// The event at the step on show.
    pub snapshot: &'a Snapshot,
    pub step: StepId,
    /// The venue's time zone, in which moments are shown.
    pub zone: &'a TimeZone,
    pub texts: &'a Texts,
    /// Figures that follow from the snapshot on show, computed once.
    pub derived: &'a Derived,
    pub chosen: &'a Chosen,
}

/// Returns the catalogue ids of the kind of absence that a requested bye is where values rank, the second one for a
/// narrow column.
fn absence(bye: Bye) -> Option<[&'static str; 2]> {
    match bye {
        Bye::PairingAllocated => None,
        Bye::Requested(RequestedBye::FullPoint) => Some(["absence-club", "absence-club-short"]),
        Bye::Requested(RequestedBye::HalfPoint) => Some(["absence-notice", "absence-notice-short"]),
        Bye::Requested(RequestedBye::ZeroPoint) => Some(["absence-none", "absence-none-short"]),
    }
}

impl<'a> Event<'a> {
    /// Returns the same event with the texts of another language.
    pub fn told_in<'b>(self, texts: &'b Texts) -> Event<'b>
    where
        'a: 'b,
    {
        Event { texts, ..self }
    }

    /// Returns the name of a bye; where values rank, requested byes are the kinds of absence (KZ-4).
    pub fn bye(self, bye: Bye) -> Cow<'a, str> {
        match absence(bye).filter(|_| self.has_values()) {
            Some([id, _]) => self.texts.get(id),
            None => self.texts.bye(bye),
        }
    }

    /// Returns the same for a narrow column.
    pub fn bye_short(self, bye: Bye) -> Cow<'a, str> {
        match absence(bye).filter(|_| self.has_values()) {
            Some([_, id]) => self.texts.get(id),
            None => self.texts.bye_short(bye),
        }
    }

    /// Returns true if a list of values ranks the players.
    pub fn has_values(self) -> bool {
        facts(self.snapshot.settings().system.as_str()).is_some_and(|facts| facts.by_values)
    }

    /// Returns a player's name as it is shown: in the capitals of their federation's language, and filtered.
    /// A stand-in has the name of the team, since its own is never shown.
    pub fn name(&self, id: PlayerId) -> String {
        let Some(registration) = self.snapshot.player(id) else { return String::new() };
        let known = self.derived.names.borrow().get(&id).cloned();
        known.unwrap_or_else(|| {
            let team = registration.is_stand_in.then(|| self.snapshot.team_of(id)).flatten();
            let name = match team.and_then(|team| self.snapshot.team(team)) {
                Some(team) => text::clean(team.name.as_str()).into_owned(),
                None => self.shown_name(&registration.player),
            };
            self.derived.names.borrow_mut().insert(id, name.clone());
            name
        })
    }

    /// Returns the name of a person who need not be registered, as [`Event::name`] does.
    pub fn shown_name(&self, player: &Player) -> String {
        text::clean(&self.snapshot.shown_name(player)).into_owned()
    }

    /// Returns a player's pairing number, or `None` before round 1 is paired; for a stand-in the number of
    /// the team.
    pub fn number(&self, id: PlayerId) -> Option<PairingNumber> {
        let numbers = self.derived.numbers.get_or_init(|| {
            let mut numbers = self.snapshot.pairing_numbers();
            for (id, team) in self.stand_ins(self.snapshot.next_to_publish()) {
                numbers.insert(id, team.number);
            }
            numbers
        });
        numbers.get(id)
    }

    /// Returns a player's number in the starting list: while no round is paired, that of round 1 if it were
    /// paired now; else the pairing number.
    pub fn starting_number(&self, id: PlayerId) -> Option<PairingNumber> {
        if !self.snapshot.numbering().is_empty() {
            return self.number(id);
        }
        let numbers = self.derived.starting.get_or_init(|| {
            let starters = starting_list(self.snapshot).into_iter();
            PlayerMap::new(self.snapshot, starters.map(|starter| (starter.player, starter.number)))
        });
        numbers.get(id)
    }

    /// Returns a player's pairing number as text, or a dot before it is assigned.
    pub fn number_text(&self, id: PlayerId) -> String {
        self.number(id).map_or_else(|| "·".to_owned(), |number| number.to_string())
    }

    /// Returns a result as a pairing list shows it, or a dot without one.
    pub fn marks(&self, result: Option<GameResult>) -> String {
        result.map_or_else(|| "·".to_owned(), |result| self.texts.result_marks(result).into_owned())
    }

    /// Returns the width in columns of the longest of some texts about players, computed once while the
    /// players stay the same; `key` identifies the texts.
    pub fn longest<T: AsRef<str>>(&self, key: &'static str, words: impl IntoIterator<Item = T>) -> usize {
        let known = self.derived.longest.borrow().get(key).copied();
        known.unwrap_or_else(|| {
            let longest = words.into_iter().map(|word| text::width(word.as_ref())).max().unwrap_or(0);
            self.derived.longest.borrow_mut().insert(key, longest);
            longest
        })
    }

    /// Returns the width in columns of the longest name.
    pub fn longest_name(&self) -> usize {
        let known = self.snapshot.players();
        self.longest("name", known.map(|(_, registration)| self.shown_name(&registration.player)))
    }

    /// True if a player's rating is estimated, according to `find`; computed once until the players change.
    pub fn has_estimates(&self, find: impl FnOnce() -> bool) -> bool {
        *self.derived.estimates.get_or_init(find)
    }

    /// Returns whether the set rounds can all be paired; computed once per snapshot.
    pub fn completion(&self) -> &Completion {
        self.derived.completion.get_or_init(|| completion(self.snapshot))
    }

    /// Returns a message that the set rounds cannot all be paired because of the arbiter's restrictions; what
    /// follows from the number of players alone is shown next to the number of rounds.
    pub fn not_completable(&self) -> Option<String> {
        match self.completion() {
            Completion::Impossible(telling) if telling.len() > 1 => {
                let names: Vec<String> = telling.iter().map(|&id| self.name(id)).collect();
                let values = [("rounds", last_round(self.snapshot).into()), ("players", Arg::List(names))];
                Some(self.texts.with("event-rounds-not-completable", &values))
            }
            _ => None,
        }
    }

    /// Returns the reason of a refused command, with players by name.
    pub fn refusal(&self, error: &CommandError) -> String {
        Naming { what: error, who: &|id| self.name(id) }.say(self.texts)
    }

    /// Returns the players matched by folded input: first the one with that number, then those with it in the
    /// name, in another spelling of the name, in the licence number or as a part of the number.
    pub fn players_meant(&self, folded: &str) -> Vec<PlayerId> {
        let number = folded.parse::<u16>().ok();
        let is_numbered =
            |id: PlayerId| number.is_some() && self.starting_number(id).map(|found| found.0) == number;
        let players = || self.players().iter();
        let sought = Sought::new(folded);
        let parts = players().filter(|listed| listed.matches(&sought, self)).map(|listed| listed.id);
        let numbered = players().map(|listed| listed.id).filter(|&id| is_numbered(id));
        numbered.chain(parts.filter(|&id| !is_numbered(id))).collect()
    }

    /// Returns the registered players: by pairing number once there are any, before that by name in the
    /// alphabet of the event's language.
    pub fn players(&self) -> &[FoundPlayer] {
        self.derived.players.get_or_init(|| {
            let names = Collation::new(self.snapshot.settings().language);
            let mut players: Vec<_> = self.snapshot.players().collect();
            players.sort_by_cached_key(|&(id, registration)| match self.number(id) {
                Some(number) => (number.0, Vec::new()),
                None => (u16::MAX, names.sort_key(registration.player.name.as_str())),
            });
            players.into_iter().map(|(id, _)| FoundPlayer { id, found_by: OnceCell::new() }).collect()
        })
    }

    /// Returns the text that a search for a player matches: all spellings of the name, licence number, pairing number.
    fn found_by(&self, id: PlayerId) -> String {
        let Some(player) = self.snapshot.player(id).map(|known| &known.player) else { return String::new() };
        let folded = spelling::found_by(player.name.as_str()).join(" ");
        let licence = player.licence.map(|number| number.to_string()).unwrap_or_default();
        format!("{folded} {licence} {}", self.number_text(id))
    }

    /// Returns an event for use without a console: its history at the present step, in universal time.
    pub fn of(history: &'a History, texts: &'a Texts, derived: &'a Derived) -> Self {
        let zone = const { &TimeZone::UTC };
        let (snapshot, step) = (history.snapshot(), history.current());
        Self { history, snapshot, step, zone, texts, derived, chosen: &NOTHING_CHOSEN }
    }

    /// Returns true if check-in is in use: round 1 is not paired, and a player is checked in.
    pub fn is_checking_in(&self) -> bool {
        let is_any_here = || self.snapshot.players().any(|(_, known)| known.checked_in);
        let is_in_use = || self.snapshot.last_paired().is_none() && is_any_here();
        *self.derived.checking_in.get_or_init(is_in_use)
    }

    /// Returns the number of entries missing from the rating report and of those to review, computed by
    /// `count` once per snapshot.
    pub fn rating_report_lacks(&self, count: impl FnOnce() -> [usize; 2]) -> [usize; 2] {
        *self.derived.rating_report.get_or_init(count)
    }
}

/// A registered player in a list, with the text that a search matches, made by the first search.
#[derive(Clone, Debug)]
pub struct FoundPlayer {
    pub id: PlayerId,
    found_by: OnceCell<String>,
}

impl FoundPlayer {
    /// Returns true if a search finds the player. An empty search finds all players.
    pub fn matches(&self, sought: &Sought, event: &Event) -> bool {
        sought.is_all() || sought.is_in(self.found_by.get_or_init(|| event.found_by(self.id)))
    }
}

/// The round after which standings are requested, and the only tie-break if it is not the event's own list.
type StandingsKey = (RoundNo, Option<&'static str>);

/// The round whose leg is meant, and the number of rounds of the event after which scores are requested.
type ScoresAt = (RoundNo, usize);

type TeamScores = Rc<[(TeamId, Points)]>;

/// The total of each player in the list that ranks them.
type Totals = Rc<HashMap<PlayerId, TieBreakValue>>;

/// Figures that follow from one snapshot, each computed at its first use. The app makes a new instance for
/// every snapshot, so no figure can be stale.
#[derive(Default)]
pub struct Derived {
    numbers: OnceCell<PlayerMap<PairingNumber>>,
    starting: OnceCell<PlayerMap<PairingNumber>>,
    scores: RefCell<HashMap<ScoresAt, Rc<[Points]>>>,
    totals: RefCell<HashMap<RoundNo, Option<Totals>>>,
    standings: RefCell<HashMap<StandingsKey, Rc<Standings>>>,
    awards: RefCell<HashMap<RoundNo, Rc<[Awards]>>>,
    races: RefCell<HashMap<RoundNo, Rc<[Race]>>>,
    averages: RefCell<HashMap<RoundNo, Rc<[AroRow]>>>,
    norms: RefCell<HashMap<RoundNo, Option<Rc<Norms>>>>,
    scopes: RefCell<HashMap<RoundNo, Rc<[Scope]>>>,
    parts: RefCell<HashMap<(RoundNo, usize), Rc<Standings>>>,
    side_by_side: RefCell<HashMap<RoundNo, Rc<Standings>>>,
    crosstables: RefCell<HashMap<(RoundNo, usize), Rc<Crosstable>>>,
    players: OnceCell<Vec<FoundPlayer>>,
    rating_report: OnceCell<[usize; 2]>,
    longest: RefCell<HashMap<&'static str, usize>>,
    estimates: OnceCell<bool>,
    checking_in: OnceCell<bool>,
    completion: OnceCell<Completion>,
    names: RefCell<HashMap<PlayerId, String>>,
    team_scores: RefCell<HashMap<RoundNo, TeamScores>>,
    undecided: RefCell<HashMap<RoundNo, Rc<[MatchState]>>>,
    contradicted: OnceCell<Vec<Contradicted>>,
}

impl Derived {
    /// Discards figures of the previous snapshot; those that depend on the players alone remain if the
    /// players are the same.
    #[must_use]
    pub fn anew(self, same_players: bool) -> Self {
        match same_players {
            true => Self {
                longest: self.longest,
                estimates: self.estimates,
                names: self.names,
                ..Self::default()
            },
            false => Self::default(),
        }
    }
}
