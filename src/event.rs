//! The event as it is told: a snapshot with its history, the texts, and the figures that follow from them.

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

/// The event at one step, and the words in which it is told: all that a sheet is made from.
#[derive(Clone, Copy)]
pub struct Event<'a> {
    /// Every step of the event.
    pub history: &'a History,
    /// The event at the step on show.
    pub snapshot: &'a Snapshot,
    /// The step on show.
    pub step: StepId,
    /// The clock on the wall: the time zone in which moments are shown.
    pub zone: &'a TimeZone,
    /// Words.
    pub texts: &'a Texts,
    /// Figures that follow from the snapshot on show, computed once.
    pub derived: &'a Derived,
    /// The columns that the arbiter chose of sheets.
    pub chosen: &'a Chosen,
}

/// The columns that the arbiter chose of sheets; of other sheets the event itself says which it has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(BTreeMap<String, Vec<String>>);

/// What is chosen where nothing is.
static NOTHING_CHOSEN: Chosen = Chosen(BTreeMap::new());

impl Chosen {
    /// Returns what programs call the columns that were chosen of a sheet; `None` where none were.
    #[must_use]
    pub fn of(&self, sheet: &str) -> Option<&[String]> {
        self.0.get(sheet).map(Vec::as_slice)
    }

    /// Says which columns a sheet has; `None` leaves it to the event again.
    pub fn choose(&mut self, sheet: &str, columns: Option<Vec<String>>) {
        match columns {
            Some(columns) => self.0.insert(sheet.to_owned(), columns),
            None => self.0.remove(sheet),
        };
    }

    /// Whether nothing is chosen of any sheet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what is chosen as text, a line a sheet.
    #[must_use]
    pub fn written(&self) -> String {
        self.0.iter().map(|(sheet, columns)| format!("{sheet} {}\n", columns.join(" "))).collect()
    }

    /// Reads what [`Chosen::written`] wrote; a sheet or column that is not known any more is never asked for.
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
    /// Returns the same event in other words: those of another language.
    #[must_use]
    pub fn told_in<'b>(self, texts: &'b Texts) -> Event<'b>
    where
        'a: 'b,
    {
        Event { texts, ..self }
    }

    /// Returns a player's name as it is shown: in the capitals of their federation's language, and filtered. A stand-in is called
    /// as the team, of which alone there is something to be told.
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

    /// Returns the name of somebody who need not be registered, as [`Event::name`] does.
    #[must_use]
    pub fn shown_name(&self, player: &Player) -> String {
        text::clean(&self.snapshot.shown_name(player)).into_owned()
    }

    /// Returns a player's pairing number, or nothing before round 1 is paired; of a stand-in the number of the team.
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

    /// Returns all stand-ins of the last leg of teams by then, with what their teams have after these rounds.
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

    /// Returns the number that a player has in the starting list: that of round 1 as it would be paired now, while no
    /// round is paired; else the pairing number.
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

    /// Returns a player's pairing number as text; before there is one, a dot.
    #[must_use]
    pub fn number_text(&self, id: PlayerId) -> String {
        self.number(id).map_or_else(|| "·".to_owned(), |number| number.to_string())
    }

    /// Returns a result as a pairing list shows it; a dot where there is none.
    #[must_use]
    pub fn marks(&self, result: Option<GameResult>) -> String {
        result.map_or_else(|| "·".to_owned(), |result| self.texts.result_marks(result).into_owned())
    }

    /// Returns how many columns the longest of some words about players takes, counted once while the players stay the
    /// same; `key` says which words.
    #[must_use]
    pub fn longest<T: AsRef<str>>(&self, key: &'static str, words: impl IntoIterator<Item = T>) -> usize {
        let known = self.derived.longest.borrow().get(key).copied();
        known.unwrap_or_else(|| {
            let longest = words.into_iter().map(|word| text::width(word.as_ref())).max().unwrap_or(0);
            self.derived.longest.borrow_mut().insert(key, longest);
            longest
        })
    }

    /// Returns how many columns the longest name takes.
    #[must_use]
    pub fn longest_name(&self) -> usize {
        let known = self.snapshot.players();
        self.longest("name", known.map(|(_, registration)| self.shown_name(&registration.player)))
    }

    /// Whether a rating of anybody is estimated, as `find` tells: asked once while the players stay the same.
    #[must_use]
    pub fn has_estimates(&self, find: impl FnOnce() -> bool) -> bool {
        *self.derived.estimates.get_or_init(find)
    }

    /// Returns whether the announced rounds can all be paired: once a snapshot.
    #[must_use]
    pub fn completion(&self) -> &Completion {
        self.derived.completion.get_or_init(|| completion(self.snapshot))
    }

    /// Says that the announced rounds cannot all be paired because of whom the arbiter keeps apart; what follows from the number of
    /// players alone stands beside the number of rounds.
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

    /// Returns why a command is refused, with players by name.
    #[must_use]
    pub fn refusal(&self, error: &CommandError) -> String {
        Naming { what: error, who: &|id| self.name(id) }.say(self.texts)
    }

    /// Returns everybody's score after the first `rounds` rounds in what they are ranked in when `round` is played; of a stand-in
    /// that of the team.
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

    /// Returns everybody's score before a round, player 1 first: in a final that of the final alone.
    #[must_use]
    pub fn scores_before(&self, round: RoundNo) -> Rc<[Points]> {
        self.scores(round, round.index())
    }

    /// Returns a player's score before a round: in a final that of the final alone; of who stands in for a team without players, that
    /// of the team.
    #[must_use]
    pub fn score_before(&self, id: PlayerId, round: RoundNo) -> Points {
        let stands_in = |id: &TeamId| self.snapshot.team(*id).is_some_and(Team::has_stand_ins);
        let team = self.snapshot.team_of(id).filter(stands_in);
        team.and_then(|team| self.team_score(team, round))
            .unwrap_or_else(|| self.scores_before(round).get(id.index()).copied().unwrap_or_default())
    }

    /// Returns the scores by which the teams of a round are paired; nothing where results do not decide which teams meet.
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

    /// Returns a player's score after a round: after one of a final that of the final alone.
    #[must_use]
    pub fn score_after(&self, id: PlayerId, round: RoundNo) -> Points {
        self.scores(round, round.0.into()).get(id.index()).copied().unwrap_or_default()
    }

    /// Returns a player's score before a round in words; where it is paired with virtual points, they stand behind it:
    /// `1+1`.
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

    /// Returns what is ranked by itself up to a round, in order of play: the whole event, or its legs and groups.
    #[must_use]
    pub fn scopes(&self, after: RoundNo) -> Rc<[Scope]> {
        let mut known = self.derived.scopes.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| Scope::all(self.snapshot, after).into()))
    }

    /// Returns the standings of one of [`Event::scopes`] after a round by the event's tie-breaks; of the whole event
    /// where none is named.
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

    /// Returns the standings of groups that play side by side one after the other, each row with its place in the group;
    /// `None` where something else is ranked, since nobody is ranked across groups (round-robin §1).
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

    /// Returns the standings after a round if they were asked for since the event changed: counting them may cost more
    /// than a key may take.
    #[must_use]
    pub fn known_standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.derived.standings.borrow().get(&(after, None)).cloned()
    }

    /// Returns the standings after a round by one method alone: a list that rules ask to be announced.
    #[must_use]
    pub fn announced(&self, after: RoundNo, code: &'static str) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        let made = || Rc::new(standings(self.snapshot, after, &[TieBreakId::new(code)]));
        Rc::clone(known.entry((after, Some(code))).or_insert_with(made))
    }

    /// Returns the list of average ratings of opponents after a round.
    #[must_use]
    pub fn averages(&self, after: RoundNo) -> Rc<[AroRow]> {
        let mut known = self.derived.averages.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| aro_list(self.snapshot, after).into()))
    }

    /// Returns what the event says of title norms after a round; `None` where it gives none.
    #[must_use]
    pub fn norms(&self, after: RoundNo) -> Option<Rc<Norms>> {
        let mut known = self.derived.norms.borrow_mut();
        known.entry(after).or_insert_with(|| Norms::of(self.snapshot, after).map(Rc::new)).clone()
    }

    /// Returns who gets which prize by the standings after a round, one answer for each group of prizes.
    #[must_use]
    pub fn awards(&self, after: RoundNo) -> Rc<[Awards]> {
        let standings = self.standings(after);
        let mut known = self.derived.awards.borrow_mut();
        let made = || awards(self.snapshot, &standings).into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the race for each group of prizes after a round; none where it is over, or where points alone do not rank.
    #[must_use]
    pub fn races(&self, after: RoundNo) -> Rc<[Race]> {
        let standings = self.standings(after);
        let mut known = self.derived.races.borrow_mut();
        let made = || races(self.snapshot, &standings, after).unwrap_or_default().into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the crosstable after a round of what is ranked by itself, by its place in [`Event::scopes`].
    #[must_use]
    pub fn crosstable(&self, after: RoundNo, at: usize) -> Option<Rc<Crosstable>> {
        let scopes = self.scopes(after);
        let scope = scopes.get(at)?;
        let standings = self.standings_of(after, Some(at));
        let mut known = self.derived.crosstables.borrow_mut();
        let made = || Rc::new(crosstable(self.snapshot, scope, &standings));
        Some(Rc::clone(known.entry((after, at)).or_insert_with(made)))
    }

    /// Returns what each round up to `after` was for a player, in the last leg in which they take part.
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

    /// Returns a cell of a crosstable with the number that the opponent has in the event, as the pairings show it, instead of
    /// that within what is ranked.
    #[must_use]
    pub fn numbered(&self, made: &Crosstable, cell: CrosstableCell) -> CrosstableCell {
        let opponent = cell.opponent.and_then(|within| made.row(within));
        let number = opponent.and_then(|row| self.number(row.player));
        CrosstableCell { opponent: number.or(cell.opponent), ..cell }
    }

    /// Returns which of [`Event::scopes`] a round belongs to: the first group where there are several.
    #[must_use]
    pub fn scope_of(&self, round: RoundNo, after: RoundNo) -> usize {
        let first = self.snapshot.leg_start(round);
        self.scopes(after).iter().position(|scope| scope.first == first).unwrap_or(0)
    }

    /// Returns the players who are meant by what was typed, folded: who has that number, then who has it in the name, in another spelling
    /// of it, in the licence number or as a part of the number.
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

    /// Returns the registered players: by pairing number once there are any, before that by name in the
    /// alphabet of the event's language.
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

    /// Returns an event that is told without a console: from its history at its present step, in universal time.
    #[must_use]
    pub fn of(history: &'a History, texts: &'a Texts, derived: &'a Derived) -> Self {
        let zone = const { &TimeZone::UTC };
        let (snapshot, step) = (history.snapshot(), history.current());
        Self { history, snapshot, step, zone, texts, derived, chosen: &NOTHING_CHOSEN }
    }

    /// Returns the matches of a round of a bracket that are level: once a snapshot.
    #[must_use]
    pub fn undecided(&self, round: RoundNo) -> Rc<[MatchState]> {
        let mut known = self.derived.undecided.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| undecided(self.snapshot, round).into()))
    }

    /// Returns the matches of brackets that a published round contradicts, in order of rounds: once a snapshot.
    #[must_use]
    pub fn contradicted(&self) -> &'a [Contradicted] {
        self.derived.contradicted.get_or_init(|| contradicted(self.snapshot))
    }

    /// Returns how much the rating report lacks, and how much of it may be questioned, as `count` finds it: once a snapshot.
    pub fn rating_report_lacks(&self, count: impl FnOnce() -> [usize; 2]) -> [usize; 2] {
        *self.derived.rating_report.get_or_init(count)
    }

    /// Returns the day of a moment at the venue.
    #[must_use]
    pub fn day(&self, moment: Moment) -> Option<PartialDate> {
        day_at(jiff::Timestamp::from_millisecond(moment.0).ok()?, self.zone)
    }

    /// Returns a moment by the clock of the venue to the minute, in the date form of the language: `05.03.2026 09:00`.
    #[must_use]
    pub fn minute(&self, moment: Moment) -> String {
        self.dated(moment, "%H:%M", |day| self.texts.date(day))
    }

    /// Returns a moment by the clock of the venue to the second, in the date form of the language.
    #[must_use]
    pub fn time(&self, moment: Moment) -> String {
        self.dated(moment, "%H:%M:%S", |day| self.texts.date(day))
    }

    /// Returns a moment by the clock of the venue for programs, in every language: `2026-03-05 09:00:00`.
    #[must_use]
    pub fn sorted_time(&self, moment: Moment) -> String {
        self.clock(moment, "%Y-%m-%d %H:%M:%S")
    }

    /// Returns a moment by the clock of the venue in a form of `strftime`; empty beyond the calendar.
    #[must_use]
    pub fn clock(&self, moment: Moment, form: &str) -> String {
        let at = jiff::Timestamp::from_millisecond(moment.0);
        at.map(|at| at.to_zoned(self.zone.clone()).strftime(form).to_string()).unwrap_or_default()
    }

    /// Returns a moment by the clock of the venue: the day as `date` writes it, the clock in a form of `strftime`.
    #[must_use]
    pub fn dated(&self, moment: Moment, clock: &str, date: impl FnOnce(PartialDate) -> String) -> String {
        let day = self.day(moment).map(date).unwrap_or_default();
        format!("{day} {}", self.clock(moment, clock))
    }
}

/// Returns the day of a moment in a time zone; `None` beyond the calendar.
#[must_use]
pub fn day_at(moment: jiff::Timestamp, zone: &TimeZone) -> Option<PartialDate> {
    let day = moment.to_zoned(zone.clone()).date();
    let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
    PartialDate::new(u16::try_from(day.year()).ok()?, month, of_month).ok()
}

/// Puts standings one after the other; rows say which they belong to.
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

/// What is told of a team in the place of its players.
#[derive(Clone, Copy)]
struct TeamFigures {
    number: PairingNumber,
    /// By which it is paired, or ranked first.
    score: Points,
}

/// A registered player in a list, with what a search finds them by.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Who.
    pub id: PlayerId,
    found_by: String,
}

impl Listed {
    /// Whether a search finds them. An empty one finds everybody.
    #[must_use]
    pub fn matches(&self, sought: &Sought) -> bool {
        sought.is_in(&self.found_by)
    }
}

/// The round after which standings are asked for, and the only tie-break when it is not the event's own list.
type Asked = (RoundNo, Option<&'static str>);

/// The round whose leg is meant, and after how many rounds of the event scores are asked for.
type ScoresAt = (RoundNo, usize);

/// The score by which each team is paired.
type TeamScores = Rc<[(TeamId, Points)]>;

/// Figures that follow from one snapshot, each computed when it is first asked for. The app makes a new one
/// for every snapshot, so nothing here can be stale.
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
    /// Forgets what followed from the snapshot before; what depends on the players alone stays where they are the same.
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
