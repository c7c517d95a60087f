//! The event as shown to users: a snapshot with its history, the texts, and figures derived from them.

use crate::i18n::{Naming, Say, Texts};
use crate::spelling::{self, Sought};
use crate::text;
use hakem_engine::collate::Collation;
use hakem_engine::command::CommandError;
use hakem_engine::history::{History, Moment, StepId};
use hakem_engine::norm::Norms;
use hakem_engine::pairing::{
    AroRow, Completion, Contradicted, MatchState, aro_list, completion, contradicted, last_round,
    starting_list, team_scores, undecided,
};
use hakem_engine::prizes::{Awards, Race, awards, races};
use hakem_engine::standings::{
    Crosstable, CrosstableCell, Standings, StandingsRow, crosstable, standings, standings_of,
};
use hakem_engine::tiebreak::teams::{Score, TeamTable};
use hakem_engine::tiebreak::{Scope, list_for_players, ranked_scores};
use hakem_engine::tournament::{
    GameResult, PairingNumber, PartialDate, Player, PlayerId, PlayerMap, Points, RoundNo, Snapshot, Team,
    TeamId, TieBreakId,
};
use jiff::tz::TimeZone;
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// The event at one step with its texts, the input of all sheets.
#[derive(Clone, Copy)]
pub struct Event<'a> {
    /// History of the event.
    pub history: &'a History,
    /// Event at the displayed step.
    pub snapshot: &'a Snapshot,
    /// Displayed step.
    pub step: StepId,
    /// Time zone in which moments are displayed.
    pub zone: &'a TimeZone,
    /// Texts.
    pub texts: &'a Texts,
    /// Figures derived from the displayed snapshot, computed once.
    pub derived: &'a Derived,
    /// Selected columns of sheets.
    pub chosen: &'a Chosen,
}

/// Columns of sheets selected by the arbiter; other sheets derive their columns from the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(BTreeMap<String, Vec<String>>);

/// Empty selection.
static NOTHING_CHOSEN: Chosen = Chosen(BTreeMap::new());

impl Chosen {
    /// Returns the keys of the columns selected for a sheet; `None` if there is no selection.
    #[must_use]
    pub fn of(&self, sheet: &str) -> Option<&[String]> {
        self.0.get(sheet).map(Vec::as_slice)
    }

    /// Sets the columns of a sheet; `None` restores the default derived from the event.
    pub fn choose(&mut self, sheet: &str, columns: Option<Vec<String>>) {
        match columns {
            Some(columns) => self.0.insert(sheet.to_owned(), columns),
            None => self.0.remove(sheet),
        };
    }

    /// Returns true if there is no selection for any sheet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Serialises the selection, one line per sheet.
    #[must_use]
    pub fn written(&self) -> String {
        self.0.iter().map(|(sheet, columns)| format!("{sheet} {}\n", columns.join(" "))).collect()
    }

    /// Parses the output of [`Chosen::written`]; unknown sheets and columns are never queried.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Some((words.next()?, words.collect()))
        };
        Self(text.lines().filter_map(line).collect())
    }
}

impl<'a> Event<'a> {
    /// Returns the same event with the texts of another language.
    #[must_use]
    pub fn told_in<'b>(self, texts: &'b Texts) -> Event<'b>
    where
        'a: 'b,
    {
        Event { texts, ..self }
    }

    /// Returns a player's display name: in the capitals of their federation's language, sanitised. A stand-in has the
    /// name of the team, which is all that is known.
    #[must_use]
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

    /// Returns the display name of a player who need not be registered, as in [`Event::name`].
    #[must_use]
    pub fn shown_name(&self, player: &Player) -> String {
        text::clean(&self.snapshot.shown_name(player)).into_owned()
    }

    /// Returns a player's pairing number, `None` before round 1 is paired; of a stand-in, that of the team.
    #[must_use]
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

    /// Returns all stand-ins of the last team stage by then, with the figures of their teams after these rounds.
    fn stand_ins(&self, after: RoundNo) -> Vec<(PlayerId, TeamFigures)> {
        let has_some = self.snapshot.teams().any(|(_, team)| team.has_stand_ins());
        let Some(table) = has_some.then(|| TeamTable::new(self.snapshot, after)).flatten() else {
            return Vec::new();
        };
        let figures = |number| TeamFigures {
            number,
            score: match table.primary() {
                Score::Games => table.team_points(number),
                Score::Matches => table.match_points(number),
            },
        };
        let stand_ins = |number: PairingNumber| {
            let team = self.snapshot.team(table.team(number)).filter(|team| team.has_stand_ins());
            let figures = figures(number);
            team.into_iter().flat_map(Team::members).map(move |id| (id, figures))
        };
        table.numbers().flat_map(stand_ins).collect()
    }

    /// Returns a player's number in the starting list: while no round is paired, the number that pairing round 1 now
    /// would assign, else the pairing number.
    #[must_use]
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

    /// Returns a player's pairing number as text, or a dot if there is none.
    #[must_use]
    pub fn number_text(&self, id: PlayerId) -> String {
        self.number(id).map_or_else(|| "·".to_owned(), |number| number.to_string())
    }

    /// Returns a result as in pairing lists, or a dot if there is none.
    #[must_use]
    pub fn marks(&self, result: Option<GameResult>) -> String {
        result.map_or_else(|| "·".to_owned(), |result| self.texts.result_marks(result).into_owned())
    }

    /// Returns the width of the longest of some texts about players, cached per `key` while players are unchanged.
    #[must_use]
    pub fn longest<T: AsRef<str>>(&self, key: &'static str, words: impl IntoIterator<Item = T>) -> usize {
        let known = self.derived.longest.borrow().get(key).copied();
        known.unwrap_or_else(|| {
            let longest = words.into_iter().map(|word| text::width(word.as_ref())).max().unwrap_or(0);
            self.derived.longest.borrow_mut().insert(key, longest);
            longest
        })
    }

    /// Returns the width of the longest name.
    #[must_use]
    pub fn longest_name(&self) -> usize {
        let known = self.snapshot.players();
        self.longest("name", known.map(|(_, registration)| self.shown_name(&registration.player)))
    }

    /// Returns true if a rating is estimated, by `find`, which is called once while players are unchanged.
    #[must_use]
    pub fn has_estimates(&self, find: impl FnOnce() -> bool) -> bool {
        *self.derived.estimates.get_or_init(find)
    }

    /// Returns the check that all rounds of the event can be paired, computed once per snapshot.
    #[must_use]
    pub fn completion(&self) -> &Completion {
        self.derived.completion.get_or_init(|| completion(self.snapshot))
    }

    /// Returns a message if the rounds of the event cannot all be paired because of the arbiter's restrictions; the
    /// limit that follows from the number of players is shown with the number of rounds.
    #[must_use]
    pub fn not_completable(&self) -> Option<String> {
        match self.completion() {
            Completion::Impossible(telling) if telling.len() > 1 => {
                let names: Vec<String> = telling.iter().map(|&id| self.name(id)).collect();
                let values =
                    [("rounds", last_round(self.snapshot).into()), ("players", names.join(", ").into())];
                Some(self.texts.with("event-rounds-not-completable", &values))
            }
            _ => None,
        }
    }

    /// Returns the reason why a command is refused, with names of players.
    #[must_use]
    pub fn refusal(&self, error: &CommandError) -> String {
        Naming { what: error, who: &|id| self.name(id) }.say(self.texts)
    }

    /// Returns the scores of all players after the first `rounds` rounds, in the ranking that `round` belongs to; for
    /// a stand-in, the score of the team.
    fn scores(&self, round: RoundNo, rounds: usize) -> Rc<[Points]> {
        let mut known = self.derived.scores.borrow_mut();
        let made = || {
            let mut scores = ranked_scores(self.snapshot, round, rounds);
            let after = RoundNo(u8::try_from(rounds).unwrap_or(u8::MAX));
            for (id, team) in self.stand_ins(after) {
                if let Some(score) = scores.get_mut(id.index()) {
                    *score = team.score;
                }
            }
            scores.into()
        };
        Rc::clone(known.entry((round, rounds)).or_insert_with(made))
    }

    /// Returns the scores of all players before a round, player 1 first; in a final, only the points of the final.
    #[must_use]
    pub fn scores_before(&self, round: RoundNo) -> Rc<[Points]> {
        self.scores(round, round.index())
    }

    /// Returns a player's score before a round; in a final, only the points of the final; for a stand-in, the score of
    /// the team.
    #[must_use]
    pub fn score_before(&self, id: PlayerId, round: RoundNo) -> Points {
        let stands_in = |id: &TeamId| self.snapshot.team(*id).is_some_and(Team::has_stand_ins);
        let team = self.snapshot.team_of(id).filter(stands_in);
        team.and_then(|team| self.team_score(team, round))
            .unwrap_or_else(|| self.scores_before(round).get(id.index()).copied().unwrap_or_default())
    }

    /// Returns the scores by which teams of a round are paired; empty if they are not paired by results.
    #[must_use]
    pub fn team_scores(&self, round: RoundNo) -> TeamScores {
        let mut known = self.derived.team_scores.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| team_scores(self.snapshot, round).into()))
    }

    /// Returns the score by which a team is paired.
    #[must_use]
    pub fn team_score(&self, team: TeamId, round: RoundNo) -> Option<Points> {
        self.team_scores(round).iter().find(|&&(other, _)| other == team).map(|&(_, score)| score)
    }

    /// Returns a player's score after a round; after a round of a final, only the points of the final.
    #[must_use]
    pub fn score_after(&self, id: PlayerId, round: RoundNo) -> Points {
        self.scores(round, round.0.into()).get(id.index()).copied().unwrap_or_default()
    }

    /// Returns a player's score before a round as text, followed by virtual points if there are any: `1+1`.
    #[must_use]
    pub fn points_text(&self, id: PlayerId, round: RoundNo) -> String {
        let score = self.texts.points(self.score_before(id, round));
        let accelerated = self.snapshot.round(round).map_or(&[][..], |paired| paired.virtual_points());
        match accelerated.iter().find(|&&(player, _)| player == id) {
            Some(&(_, points)) => format!("{score}+{}", self.texts.points(points)),
            None => score,
        }
    }

    /// Returns the standings after a round by the event's tie-breaks.
    #[must_use]
    pub fn standings(&self, after: RoundNo) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        let list = list_for_players(self.snapshot.settings());
        let made = || Rc::new(standings(self.snapshot, after, list));
        Rc::clone(known.entry((after, None)).or_insert_with(made))
    }

    /// Returns the separately ranked parts up to a round, in order of play: the entire event, or its stages and
    /// groups.
    #[must_use]
    pub fn scopes(&self, after: RoundNo) -> Rc<[Scope]> {
        let mut known = self.derived.scopes.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| Scope::all(self.snapshot, after).into()))
    }

    /// Returns the standings of one of [`Event::scopes`] after a round by the event's tie-breaks, or of the entire
    /// event.
    #[must_use]
    pub fn standings_of(&self, after: RoundNo, at: Option<usize>) -> Rc<Standings> {
        let scopes = self.scopes(after);
        let Some((at, scope)) = at.and_then(|at| Some((at, scopes.get(at)?))).filter(|_| scopes.len() > 1)
        else {
            return self.standings(after);
        };
        let list = list_for_players(self.snapshot.settings());
        let mut known = self.derived.parts.borrow_mut();
        let made = || Rc::new(standings_of(self.snapshot, scope, list));
        Rc::clone(known.entry((after, at)).or_insert_with(made))
    }

    /// Returns the standings of parallel groups one after the other, each row with its rank in the group; `None` in
    /// other events, since there is no ranking across groups (round-robin §1).
    #[must_use]
    pub fn side_by_side(&self, after: RoundNo) -> Option<Rc<Standings>> {
        let scopes = self.scopes(after);
        if scopes.len() < 2 || scopes.iter().any(|scope| scope.first > RoundNo(1)) {
            return None;
        }
        let known = self.derived.side_by_side.borrow().get(&after).cloned();
        Some(known.unwrap_or_else(|| {
            let parts = (0..scopes.len()).map(|at| self.standings_of(after, Some(at)));
            let made = Rc::new(following(parts));
            self.derived.side_by_side.borrow_mut().insert(after, Rc::clone(&made));
            made
        }))
    }

    /// Returns the standings after a round if computed for this snapshot: computing them is slow while handling a key.
    #[must_use]
    pub fn known_standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.derived.standings.borrow().get(&(after, None)).cloned()
    }

    /// Returns the standings after a round by a single method, for a required list.
    #[must_use]
    pub fn announced(&self, after: RoundNo, code: &'static str) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        let made = || Rc::new(standings(self.snapshot, after, &[TieBreakId::new(code)]));
        Rc::clone(known.entry((after, Some(code))).or_insert_with(made))
    }

    /// Returns the list of the opponents' average ratings after a round.
    #[must_use]
    pub fn averages(&self, after: RoundNo) -> Rc<[AroRow]> {
        let mut known = self.derived.averages.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| aro_list(self.snapshot, after).into()))
    }

    /// Returns the title norms after a round; `None` if the event cannot award any.
    #[must_use]
    pub fn norms(&self, after: RoundNo) -> Option<Rc<Norms>> {
        let mut known = self.derived.norms.borrow_mut();
        known.entry(after).or_insert_with(|| Norms::of(self.snapshot, after).map(Rc::new)).clone()
    }

    /// Returns the recipients of the prizes by the standings after a round, one element per group of prizes.
    #[must_use]
    pub fn awards(&self, after: RoundNo) -> Rc<[Awards]> {
        let standings = self.standings(after);
        let mut known = self.derived.awards.borrow_mut();
        let made = || awards(self.snapshot, &standings).into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the race for each group of prizes after a round; empty if it is over, or if the ranking does not depend
    /// on points alone.
    #[must_use]
    pub fn races(&self, after: RoundNo) -> Rc<[Race]> {
        let standings = self.standings(after);
        let mut known = self.derived.races.borrow_mut();
        let made = || races(self.snapshot, &standings, after).unwrap_or_default().into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the crosstable after a round of one of [`Event::scopes`].
    #[must_use]
    pub fn crosstable(&self, after: RoundNo, at: usize) -> Option<Rc<Crosstable>> {
        let scopes = self.scopes(after);
        let scope = scopes.get(at)?;
        let standings = self.standings_of(after, Some(at));
        let mut known = self.derived.crosstables.borrow_mut();
        let made = || Rc::new(crosstable(self.snapshot, scope, &standings));
        Some(Rc::clone(known.entry((after, at)).or_insert_with(made)))
    }

    /// Returns a player's rounds up to `after`, in the last stage in which they take part.
    #[must_use]
    pub fn games(&self, player: PlayerId, after: RoundNo) -> Vec<(RoundNo, CrosstableCell)> {
        let scopes = self.scopes(after);
        let found = scopes.iter().enumerate().rev().find(|(_, scope)| scope.players.contains(&player));
        let Some((at, scope)) = found else { return Vec::new() };
        let Some(made) = self.crosstable(after, at) else { return Vec::new() };
        let row = made.rows.iter().find(|row| row.player == player);
        let cells = row.map_or(&[][..], |row| &row.cells);
        let numbered = cells.iter().map(|&cell| self.numbered(&made, cell));
        (scope.first.0..).map(RoundNo).zip(numbered).collect()
    }

    /// Returns a cell of a crosstable with the opponent's number in the event, not that in the ranking.
    #[must_use]
    pub fn numbered(&self, made: &Crosstable, cell: CrosstableCell) -> CrosstableCell {
        let opponent = cell.opponent.and_then(|within| made.row(within));
        let number = opponent.and_then(|row| self.number(row.player));
        CrosstableCell { opponent: number.or(cell.opponent), ..cell }
    }

    /// Returns the index of the element of [`Event::scopes`] that a round belongs to, the first group if there are
    /// several.
    #[must_use]
    pub fn scope_of(&self, round: RoundNo, after: RoundNo) -> usize {
        let first = self.snapshot.leg_start(round);
        self.scopes(after).iter().position(|scope| scope.first == first).unwrap_or(0)
    }

    /// Returns the players that match folded text: those with that number, then those with a matching name or spelling
    /// of it, licence number or part of the number.
    #[must_use]
    pub fn players_meant(&self, folded: &str) -> Vec<PlayerId> {
        let number = folded.parse::<u16>().ok();
        let is_numbered = |id: PlayerId| number.is_some() && self.number(id).map(|found| found.0) == number;
        let players = || self.players().iter();
        let sought = Sought::new(folded);
        let parts = players().filter(|listed| listed.matches(&sought)).map(|listed| listed.id);
        let numbered = players().map(|listed| listed.id).filter(|&id| is_numbered(id));
        numbered.chain(parts.filter(|&id| !is_numbered(id))).collect()
    }

    /// Returns the registered players by pairing number; before numbers are assigned, by name in the alphabetical
    /// order of the event's language.
    #[must_use]
    pub fn players(&self) -> &[Listed] {
        self.derived.players.get_or_init(|| {
            let names = Collation::new(self.snapshot.settings().language);
            let listed = |(id, registration): (PlayerId, &hakem_engine::tournament::Registration)| {
                let player = &registration.player;
                let folded = spelling::found_by(player.name.as_str()).join(" ");
                let licence = player.licence.map(|number| number.to_string()).unwrap_or_default();
                let found_by = format!("{folded} {licence} {}", self.number_text(id));
                (
                    self.number(id).map_or(u16::MAX, |n| n.0),
                    names.sort_key(player.name.as_str()),
                    Listed { id, found_by },
                )
            };
            let mut players: Vec<_> = self.snapshot.players().map(listed).collect();
            players.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
            players.into_iter().map(|(_, _, listed)| listed).collect()
        })
    }

    /// Creates an event without a console: from its history at its current step, in UTC.
    #[must_use]
    pub fn of(history: &'a History, texts: &'a Texts, derived: &'a Derived) -> Self {
        let zone = const { &TimeZone::UTC };
        let (snapshot, step) = (history.snapshot(), history.current());
        Self { history, snapshot, step, zone, texts, derived, chosen: &NOTHING_CHOSEN }
    }

    /// Returns the tied matches of a bracket round, computed once per snapshot.
    #[must_use]
    pub fn undecided(&self, round: RoundNo) -> Rc<[MatchState]> {
        let mut known = self.derived.undecided.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| undecided(self.snapshot, round).into()))
    }

    /// Returns bracket matches contradicted by a published round, in order of rounds, computed once per snapshot.
    #[must_use]
    pub fn contradicted(&self) -> &'a [Contradicted] {
        self.derived.contradicted.get_or_init(|| contradicted(self.snapshot))
    }

    /// Returns the numbers of missing and questionable data in the rating report, computed by `count` once per
    /// snapshot.
    pub fn rating_report_lacks(&self, count: impl FnOnce() -> [usize; 2]) -> [usize; 2] {
        *self.derived.rating_report.get_or_init(count)
    }

    /// Returns the local date of a moment.
    #[must_use]
    pub fn day(&self, moment: Moment) -> Option<PartialDate> {
        day_at(jiff::Timestamp::from_millisecond(moment.0).ok()?, self.zone)
    }

    /// Returns the local time of a moment, to the minute.
    #[must_use]
    pub fn minute(&self, moment: Moment) -> String {
        self.time(moment).chars().take(16).collect()
    }

    /// Returns the local time of a moment, to the second.
    #[must_use]
    pub fn time(&self, moment: Moment) -> String {
        jiff::Timestamp::from_millisecond(moment.0)
            .map(|at| at.to_zoned(self.zone.clone()).strftime("%Y-%m-%d %H:%M:%S").to_string())
            .unwrap_or_default()
    }
}

/// Returns the date of a moment in a time zone; `None` outside the range of the calendar.
#[must_use]
pub fn day_at(moment: jiff::Timestamp, zone: &TimeZone) -> Option<PartialDate> {
    let day = moment.to_zoned(zone.clone()).date();
    let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
    PartialDate::new(u16::try_from(day.year()).ok()?, month, of_month).ok()
}

/// Concatenates standings; each row records the part it belongs to.
fn following(parts: impl Iterator<Item = Rc<Standings>>) -> Standings {
    let mut all = Standings::default();
    for (scope, part) in parts.enumerate() {
        let start = all.rows.len();
        all.rounds = all.rounds.max(part.rounds);
        if scope == 0 {
            all.columns.clone_from(&part.columns);
        } else {
            for (column, of) in all.columns.iter_mut().zip(&part.columns) {
                column.groups.extend(of.groups.iter().map(|group| group.start + start..group.end + start));
            }
        }
        all.rows.extend(part.rows.iter().map(|row| StandingsRow { scope, ..row.clone() }));
    }
    all
}

/// Figures of a team, shown in place of those of its stand-ins.
#[derive(Clone, Copy)]
struct TeamFigures {
    number: PairingNumber,
    /// Score by which the team is paired, or the first ranking criterion.
    score: Points,
}

/// A registered player in a list, with the text for searches.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Id of the player.
    pub id: PlayerId,
    found_by: String,
}

impl Listed {
    /// Returns true if a search matches the player. An empty search matches all players.
    #[must_use]
    pub fn matches(&self, sought: &Sought) -> bool {
        sought.is_in(&self.found_by)
    }
}

/// Cache key of standings: the round, and the only tie-break if it is not the event's list.
type Asked = (RoundNo, Option<&'static str>);

/// Cache key of scores: the round that determines the stage, and the number of rounds played.
type ScoresAt = (RoundNo, usize);

/// Score by which each team is paired.
type TeamScores = Rc<[(TeamId, Points)]>;

/// Figures derived from one snapshot on demand. The app creates a new value per snapshot, so none is out of date.
#[derive(Default)]
pub struct Derived {
    numbers: OnceCell<PlayerMap<PairingNumber>>,
    starting: OnceCell<PlayerMap<PairingNumber>>,
    scores: RefCell<HashMap<ScoresAt, Rc<[Points]>>>,
    standings: RefCell<HashMap<Asked, Rc<Standings>>>,
    awards: RefCell<HashMap<RoundNo, Rc<[Awards]>>>,
    races: RefCell<HashMap<RoundNo, Rc<[Race]>>>,
    averages: RefCell<HashMap<RoundNo, Rc<[AroRow]>>>,
    norms: RefCell<HashMap<RoundNo, Option<Rc<Norms>>>>,
    scopes: RefCell<HashMap<RoundNo, Rc<[Scope]>>>,
    parts: RefCell<HashMap<(RoundNo, usize), Rc<Standings>>>,
    side_by_side: RefCell<HashMap<RoundNo, Rc<Standings>>>,
    crosstables: RefCell<HashMap<(RoundNo, usize), Rc<Crosstable>>>,
    players: OnceCell<Vec<Listed>>,
    rating_report: OnceCell<[usize; 2]>,
    longest: RefCell<HashMap<&'static str, usize>>,
    estimates: OnceCell<bool>,
    completion: OnceCell<Completion>,
    names: RefCell<HashMap<PlayerId, String>>,
    team_scores: RefCell<HashMap<RoundNo, TeamScores>>,
    undecided: RefCell<HashMap<RoundNo, Rc<[MatchState]>>>,
    contradicted: OnceCell<Vec<Contradicted>>,
}

impl Derived {
    /// Discards figures of the previous snapshot, except those that depend only on players if these are unchanged.
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
