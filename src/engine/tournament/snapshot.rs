//! The state of an event at one moment.

use super::integrity;
use super::{
    BoardNo, Bye, Colour, Departure, EnteredValue, GameResult, Incident, IntegrityEvent, Leg, Lot, Match,
    Name, NameCase, Options, PairingNumber, Participant, PlayOffRecord, Player, PlayerId, PlayerMap,
    PointSystem, Points, PrizeList, Registration, RequestedBye, Round, RoundNo, RoundPlace, Settings,
    StartPosition, SystemId, Team, TeamId, TieBreakRules,
};
use crate::collate::{Language, upper_case};
use rpds::VectorSync;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Progress of a round, as shown to users.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundState {
    None,
    Draft,
    /// Published, no result yet.
    Published,
    /// Some results are entered.
    Running {
        /// Boards without a result.
        missing: usize,
    },
    Complete,
}

fn is_none_recorded(records: &Arc<Vec<PlayOffRecord>>) -> bool {
    records.is_empty()
}

fn is_nothing_drawn(positions: &Arc<BTreeMap<RoundNo, StartPosition>>) -> bool {
    positions.is_empty()
}

fn is_nothing_entered(values: &Arc<BTreeMap<PlayerId, EnteredValue>>) -> bool {
    values.is_empty()
}

fn is_no_incident(incidents: &Arc<Vec<Incident>>) -> bool {
    incidents.is_empty()
}

fn is_nothing_noted(events: &Arc<Vec<IntegrityEvent>>) -> bool {
    events.is_empty()
}

/// The state of an event at one moment. Immutable; each command creates the next one, which shares all unchanged
/// data with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    pub(crate) settings: Arc<Settings>,
    /// Player 1 first; `None` for a registration that was undone.
    pub(crate) roster: VectorSync<Option<Arc<Registration>>>,
    /// Pairing number 1 first; empty until round 1 is paired.
    pub(crate) numbering: Arc<[PlayerId]>,
    /// The numbers last assigned, including by a discarded draft: a draft without new numbers uses these.
    pub(crate) last_given: Arc<[PlayerId]>,
    pub(crate) kept_numbers: Option<KeptNumbers>,
    pub(crate) rounds: Vec<Arc<Round>>,
    pub(crate) lots: Arc<BTreeMap<PlayerId, Lot>>,
    /// The Chess960 positions drawn.
    #[serde(skip_serializing_if = "is_nothing_drawn")]
    pub(crate) positions: Arc<BTreeMap<RoundNo, StartPosition>>,
    /// Manual values of the tie-break ENT.
    #[serde(skip_serializing_if = "is_nothing_entered")]
    pub(crate) entered_values: Arc<BTreeMap<PlayerId, EnteredValue>>,
    pub(crate) prizes: Arc<PrizeList>,
    /// Team 1 first; `None` for a registration that was undone.
    pub(crate) teams: Arc<Vec<Option<Team>>>,
    /// In order of rounds; empty while the event follows its settings.
    pub(crate) legs: Arc<Vec<Leg>>,
    #[serde(skip_serializing_if = "is_none_recorded")]
    pub(crate) play_offs: Arc<Vec<PlayOffRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) departure: Option<Departure>,
    /// Pairing integrity events that the rounds themselves do not show, in order of occurrence.
    #[serde(skip_serializing_if = "is_nothing_noted")]
    pub(crate) integrity: Arc<Vec<IntegrityEvent>>,
    #[serde(skip_serializing_if = "is_no_incident")]
    pub(crate) incidents: Arc<Vec<Incident>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) unchecked: Vec<RoundNo>,
}

/// The arbiter's decision to leave pairing numbers unchanged in a round to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptNumbers {
    pub(crate) round: RoundNo,
    /// The registrations that the numbers reflect, player 1 first.
    pub(crate) roster: VectorSync<Option<Arc<Registration>>>,
}

impl KeptNumbers {
    /// Returns a player's registration at the time of the decision.
    pub fn registration(&self, id: PlayerId) -> Option<&Registration> {
        self.roster.get(id.index())?.as_deref()
    }
}

impl<T: Copy> PlayerMap<T> {
    /// Creates a map of players of `snapshot`. Each id must be an id of it; any other is a caller error, and its value
    /// is dropped.
    pub fn new(snapshot: &Snapshot, values: impl IntoIterator<Item = (PlayerId, T)>) -> Self {
        Self::before(snapshot.next_player(), values)
    }
}

impl Snapshot {
    /// Creates an event without players.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings: Arc::new(settings),
            roster: VectorSync::new_sync(),
            numbering: Arc::from([]),
            last_given: Arc::from([]),
            kept_numbers: None,
            rounds: Vec::new(),
            lots: Arc::default(),
            positions: Arc::default(),
            entered_values: Arc::default(),
            prizes: Arc::default(),
            teams: Arc::default(),
            legs: Arc::default(),
            play_offs: Arc::default(),
            departure: None,
            integrity: Arc::default(),
            incidents: Arc::default(),
            unchecked: Vec::new(),
        }
    }

    /// Creates the empty event from which every history starts.
    ///
    /// # Panics
    /// Never: the name is a constant.
    pub fn blank() -> Self {
        Self::new(Settings::named(Name::new("?").expect("a question mark is a name")))
    }

    /// Returns the arbiter's notes about players, in order of entry.
    pub fn incidents(&self) -> &[Incident] {
        &self.incidents
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns a copy under another pairing system, to compare pairings.
    pub fn under(&self, system: SystemId) -> Self {
        let settings = Settings { system, ..Settings::clone(&self.settings) };
        Self { settings: Arc::new(settings), ..self.clone() }
    }

    /// Returns a copy with other tie-break rules, to compare rankings.
    pub fn ranked_by(&self, tie_break_rules: TieBreakRules) -> Self {
        let settings = Settings { tie_break_rules, ..Settings::clone(&self.settings) };
        Self { settings: Arc::new(settings), ..self.clone() }
    }

    /// Returns the registered players, in order of registration.
    pub fn players(&self) -> impl Iterator<Item = (PlayerId, &Registration)> {
        self.seated().filter(|(_, known)| !known.is_stand_in)
    }

    /// Returns the players and the stand-ins of teams that list none, in order of registration.
    pub fn seated(&self) -> impl Iterator<Item = (PlayerId, &Registration)> {
        (1..).map(PlayerId).zip(self.roster.iter()).filter_map(|(id, slot)| Some((id, slot.as_deref()?)))
    }

    pub fn is_stand_in(&self, id: PlayerId) -> bool {
        self.player(id).is_some_and(|known| known.is_stand_in)
    }

    /// Returns a player's display name: in the capitals of the language chosen for it, else of that of their
    /// federation, else of the event's (general rules §7); or as entered, if the event's settings say so.
    pub fn shown_name(&self, player: &Player) -> String {
        self.shown_in(player.name.as_str(), player.name_language())
    }

    /// Returns a name in a language like [`Self::shown_name`], that of a player of a rating list for instance.
    pub fn shown_in(&self, name: &str, language: Option<Language>) -> String {
        match self.settings.name_case {
            NameCase::Capitals => upper_case(name, language.unwrap_or(self.settings.language)),
            NameCase::Typed => name.to_owned(),
        }
    }

    /// Returns a player's name in capitals, whatever the event's settings.
    pub fn in_capitals(&self, player: &Player) -> String {
        upper_case(player.name.as_str(), player.name_language().unwrap_or(self.settings.language))
    }

    pub fn player(&self, id: PlayerId) -> Option<&Registration> {
        self.roster.get(id.index())?.as_deref()
    }

    /// Returns the lot of a player; `None` if they have none yet. It decides where rules require a lot: as last
    /// tie-break (tie-breaks §6, FIDE C.07 4.2), and between players equal in the initial order (Lim 1).
    pub fn lot(&self, id: PlayerId) -> Option<Lot> {
        self.lots.get(&id).copied()
    }

    /// Returns the Chess960 starting position of a round; `None` before it is drawn.
    pub fn position(&self, round: RoundNo) -> Option<StartPosition> {
        self.positions.get(&round).copied()
    }

    /// Returns the manual tie-break value (ENT) of a player.
    pub fn entered_value(&self, id: PlayerId) -> Option<EnteredValue> {
        self.entered_values.get(&id).copied()
    }

    pub fn prizes(&self) -> &PrizeList {
        &self.prizes
    }

    /// Returns the registered teams, in order of registration.
    pub fn teams(&self) -> impl Iterator<Item = (TeamId, &Team)> {
        (1..).map(TeamId).zip(self.teams.iter()).filter_map(|(id, slot)| Some((id, slot.as_ref()?)))
    }

    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.teams.get(id.index())?.as_ref()
    }

    /// Returns true if only the score of a match is known, because its teams list no players.
    pub fn lists_nobody(&self, of: &Match) -> bool {
        let lists_nobody = |side: &Participant| match side {
            Participant::Team(id) => self.team(*id).is_some_and(Team::has_stand_ins),
            Participant::Player(_) => false,
        };
        of.sides.iter().all(lists_nobody)
    }

    pub fn team_of(&self, player: PlayerId) -> Option<TeamId> {
        self.teams().find(|(_, team)| team.has(player)).map(|(id, _)| id)
    }

    /// Returns the bye of a team in a round: the best bye of its members if all of them are absent; `None` if one is
    /// present.
    pub fn team_away(&self, team: TeamId, round: RoundNo) -> Option<RequestedBye> {
        let away =
            |id: PlayerId| self.player(id).map_or(Some(RequestedBye::ZeroPoint), |known| known.away(round));
        let byes: Option<Vec<RequestedBye>> = self.team(team)?.members().map(away).collect();
        byes.map(|byes| byes.into_iter().max().unwrap_or(RequestedBye::ZeroPoint))
    }

    /// Returns a team's bye for rounds before its arrival: the best that one of its members has for missed rounds.
    pub fn team_missed(&self, team: TeamId) -> RequestedBye {
        let members = self.team(team).into_iter().flat_map(Team::members);
        let missed = members.filter_map(|id| self.player(id)).filter(|known| known.arrival > RoundNo(1));
        missed.map(|known| known.missed).max().unwrap_or(RequestedBye::ZeroPoint)
    }

    /// Returns the later legs, in order; rounds before the first of them follow the settings.
    pub fn legs(&self) -> &[Leg] {
        &self.legs
    }

    /// Returns the play-offs, in order of their start.
    pub fn play_offs(&self) -> &[PlayOffRecord] {
        &self.play_offs
    }

    /// Returns the leg of a round; `None` if the settings determine its pairing.
    pub fn leg(&self, round: RoundNo) -> Option<&Leg> {
        self.legs.iter().rev().find(|leg| leg.first <= round)
    }

    pub fn leg_start(&self, round: RoundNo) -> RoundNo {
        self.leg(round).map_or(RoundNo(1), |leg| leg.first)
    }

    /// Returns the number of a round within its leg, counted from 1.
    pub fn round_of_leg(&self, round: RoundNo) -> RoundNo {
        round.counted_from(self.leg_start(round))
    }

    pub fn system(&self, round: RoundNo) -> &SystemId {
        self.leg(round).map_or(&self.settings.system, |leg| &leg.system)
    }

    pub fn options(&self, round: RoundNo) -> &Options {
        self.leg(round).map_or(&self.settings.options, |leg| &leg.options)
    }

    /// Returns the planned last round of the event.
    pub fn last_round(&self) -> RoundNo {
        self.legs.last().map_or(self.settings.rounds, |leg| leg.last)
    }

    pub fn next_team(&self) -> TeamId {
        TeamId(u16::try_from(self.teams.len()).unwrap_or(u16::MAX - 1) + 1)
    }

    pub fn next_player(&self) -> PlayerId {
        PlayerId(u32::try_from(self.roster.len()).unwrap_or(u32::MAX - 1) + 1)
    }

    /// Returns the players in order of pairing number, number 1 first; empty before round 1 is paired.
    pub fn numbering(&self) -> &[PlayerId] {
        &self.numbering
    }

    /// Returns the arbiter's decision to leave the pairing numbers unchanged when `round` is paired.
    pub fn kept_numbers(&self, round: RoundNo) -> Option<&KeptNumbers> {
        self.kept_numbers.as_ref().filter(|kept| kept.round == round)
    }

    pub fn pairing_numbers(&self) -> PlayerMap<PairingNumber> {
        PlayerMap::new(self, self.numbering.iter().copied().zip((1..).map(PairingNumber)))
    }

    /// Returns the rounds that are paired, round 1 first; only the last can be a draft.
    pub fn rounds(&self) -> &[Arc<Round>] {
        &self.rounds
    }

    /// Returns a round, or `None` if it is not paired.
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.rounds.get(round.index()).map(|round| &**round)
    }

    pub fn state(&self, round: RoundNo) -> RoundState {
        match self.round(round) {
            None => RoundState::None,
            Some(round) if round.stage() == super::Stage::Draft => RoundState::Draft,
            Some(round) => match round.missing() {
                0 => RoundState::Complete,
                missing if missing == round.boards().len() => RoundState::Published,
                missing => RoundState::Running { missing },
            },
        }
    }

    /// Returns the boards in conflict, each with the other result, in order of rounds.
    pub fn conflicts(&self) -> impl Iterator<Item = (RoundNo, BoardNo, GameResult)> {
        let numbered = (1..=u8::MAX).map(RoundNo).zip(&self.rounds);
        numbered
            .flat_map(|(number, round)| round.conflicts().map(move |(board, found)| (number, board, found)))
    }

    /// Returns the number of adjourned games in the rounds up to `after`.
    pub fn adjourned(&self, after: RoundNo) -> usize {
        let rounds = self.rounds.iter().take(after.0.into());
        let games = rounds.flat_map(|round| round.results.iter());
        games.filter(|&result| result == Some(GameResult::Adjourned)).count()
    }

    /// Returns the first round of the last play-off that started in or before `round`.
    pub fn play_off_before(&self, round: RoundNo) -> Option<RoundNo> {
        self.play_offs.iter().map(|record| record.play_off.first).filter(|&first| first <= round).max()
    }

    /// Returns the last round that is paired, draft or published.
    pub fn last_paired(&self) -> Option<RoundNo> {
        u8::try_from(self.rounds.len()).ok().filter(|&count| count > 0).map(RoundNo)
    }

    pub fn draft(&self) -> Option<RoundNo> {
        self.last_paired().filter(|&last| self.state(last) == RoundState::Draft)
    }

    /// Returns the first act that FIDE's rules for programs forbid in a running event, if there was one. Undoing rounds
    /// does not clear it.
    pub fn departure(&self) -> Option<Departure> {
        self.departure
    }

    /// Returns the imported rounds that have not been compared with the rules yet.
    pub fn unchecked(&self) -> &[RoundNo] {
        &self.unchecked
    }

    /// Returns the exchanges of pairing numbers from a round on, in order of entry.
    pub(crate) fn exchanges(&self, round: RoundNo) -> impl Iterator<Item = [PlayerId; 2]> {
        self.integrity.iter().filter_map(move |event| match *event {
            IntegrityEvent::ExchangedNumbers { round: from, players } if from == round => Some(players),
            _ => None,
        })
    }

    /// Returns the pairing integrity events, in order of rounds.
    pub fn integrity_events(&self) -> Vec<IntegrityEvent> {
        let numbers = self.last_published().into_iter().flat_map(RoundNo::up_to);
        let shown = numbers.zip(&self.rounds).flat_map(|(number, round)| integrity::of_round(number, round));
        let mut events: Vec<IntegrityEvent> = shown.chain(self.integrity.iter().cloned()).collect();
        events.sort_by_key(IntegrityEvent::round);
        events
    }

    pub fn last_published(&self) -> Option<RoundNo> {
        let published = self.rounds.iter().filter(|round| round.stage() == super::Stage::Published).count();
        u8::try_from(published).ok().filter(|&count| count > 0).map(RoundNo)
    }

    /// Returns the round that is published next: a draft, or the next one to be paired. It is the first one that
    /// arrivals and departures can still affect.
    pub fn next_to_publish(&self) -> RoundNo {
        self.last_published().map_or(RoundNo(1), RoundNo::next)
    }

    /// Returns the round being played: of a table, whose rounds are published ahead, the first with a missing
    /// result; else the last published one. It is the default for commands without a round number.
    pub fn current_round(&self) -> Option<RoundNo> {
        let last = self.last_published()?;
        let ahead = last.up_to().zip(&self.rounds).filter(|(_, round)| round.is_by_table());
        let open = ahead.into_iter().find(|(_, round)| round.missing() > 0);
        Some(open.map_or(last, |(round, _)| round))
    }

    /// Returns the round that the arbiter works on: the draft, else the current round.
    pub fn round_at_work(&self) -> Option<RoundNo> {
        self.draft().or_else(|| self.current_round())
    }

    /// Returns the scores of all players after the first `rounds` rounds, player 1 first. Games without a result
    /// add nothing. Costs players × rounds.
    pub fn scores(&self, rounds: usize) -> Vec<Points> {
        self.scores_in(0..rounds)
    }

    /// Returns the scores used to pair a round, player 1 first: those of its leg before the round, plus the virtual
    /// points of the round.
    pub fn pairing_scores(&self, round: RoundNo, virtual_points: &[(PlayerId, Points)]) -> Vec<Points> {
        let mut scores = self.scores_in(self.leg_start(round).index()..round.index());
        for (player, points) in virtual_points {
            if let Some(score) = scores.get_mut(player.index()) {
                *score += *points;
            }
        }
        scores
    }

    /// Returns the scores of all players in a range of rounds, counted from 0, player 1 first.
    pub fn scores_in(&self, rounds: Range<usize>) -> Vec<Points> {
        let mut scores = vec![Points::ZERO; self.roster.len()];
        let counted = self.rounds.iter().take(rounds.end).skip(rounds.start);
        for round in counted.filter(|r| r.stage() == super::Stage::Published) {
            let mut add = |index: usize, points: Points| {
                if let Some(score) = scores.get_mut(index) {
                    *score += points;
                }
            };
            for (board, result) in round.boards.iter().zip(round.results.iter()) {
                let Some(result) = result else { continue };
                for colour in [Colour::White, Colour::Black] {
                    let points = self.settings.points.of_game(result, colour);
                    add(board.meeting.player(colour).index(), points);
                }
            }
            if !round.has_begun() {
                continue;
            }
            let worth = self.settings.points.of_match(round.games_of_match());
            for (index, &place) in round.places.iter().enumerate() {
                match place {
                    RoundPlace::Bye(bye) => add(index, worth.of_bye(bye)),
                    RoundPlace::Nowhere => add(index, self.points_of_absent(index, &worth)),
                    RoundPlace::AtBoard(..) | RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => {}
                }
            }
            for index in round.places.len()..self.roster.len() {
                add(index, self.points_of_absent(index, &worth));
            }
        }
        for round in self.rounds.iter().take(rounds.end).skip(rounds.start) {
            for (id, points) in round.adjustments() {
                if let Some(score) = scores.get_mut(id.index()) {
                    *score += points;
                }
            }
        }
        scores
    }

    /// Returns the points in a round of a player who was not registered when it was paired.
    fn points_of_absent(&self, index: usize, worth: &PointSystem) -> Points {
        let registration = self.roster.get(index).and_then(Option::as_deref);
        registration.map_or(Points::ZERO, |known| worth.of_bye(Bye::Requested(known.missed)))
    }

    pub fn colour(&self, player: PlayerId, round: RoundNo) -> Option<Colour> {
        match self.round(round)?.place(player) {
            RoundPlace::AtBoard(_, colour) => Some(colour),
            RoundPlace::Nowhere
            | RoundPlace::Bye(_)
            | RoundPlace::Through
            | RoundPlace::Idle
            | RoundPlace::Pool => None,
        }
    }

    pub(crate) fn with_registration(&self, id: PlayerId, registration: Option<Registration>) -> Self {
        let slot = registration.map(Arc::new);
        let roster = if id.index() == self.roster.len() {
            self.roster.push_back(slot)
        } else {
            self.roster.set(id.index(), slot).unwrap_or_else(|| self.roster.clone())
        };
        Self { roster, ..self.clone() }
    }

    pub(crate) fn with_team(&self, id: TeamId, team: Option<Team>) -> Self {
        let mut next = self.clone();
        let teams = Arc::make_mut(&mut next.teams);
        match teams.get_mut(id.index()) {
            Some(slot) => *slot = team,
            None => teams.push(team),
        }
        next
    }

    pub(crate) fn with_round(&self, round: RoundNo, changed: Round) -> Self {
        let mut next = self.clone();
        match next.rounds.get_mut(round.index()) {
            Some(slot) => *slot = Arc::new(changed),
            None => next.rounds.push(Arc::new(changed)),
        }
        next
    }

    pub(crate) fn without_rounds_from(&self, round: RoundNo) -> Self {
        let mut next = self.clone();
        next.rounds.truncate(round.index());
        // The participants of a later leg depend on the removed rounds.
        if next.legs.last().is_some_and(|leg| leg.first > round) {
            Arc::make_mut(&mut next.legs).retain(|leg| leg.first <= round);
        }
        if !next.play_offs.is_empty() {
            let play_offs = Arc::make_mut(&mut next.play_offs);
            play_offs.retain(|record| record.play_off.first <= round);
            for record in play_offs {
                record.facts.retain(|&(entered, _)| entered <= round);
            }
        }
        if next.positions.keys().any(|&drawn| drawn >= round) {
            Arc::make_mut(&mut next.positions).retain(|&drawn, _| drawn < round);
        }
        if next.integrity.iter().any(|event| event.first_contradicted() >= round) {
            Arc::make_mut(&mut next.integrity).retain(|event| event.first_contradicted() < round);
        }
        next.unchecked.retain(|&unchecked| unchecked < round);
        match next.rounds.last() {
            Some(last) => next.numbering = Arc::clone(&last.numbering),
            None => (next.numbering, next.last_given) = (Arc::from([]), Arc::from([])),
        }
        next
    }
}
