//! Conversion of a file into the commands of a new event, so that every round of it can be undone.

mod empty_boards;
mod head;
mod players;
mod rounds;
mod tables;
mod team_rounds;
mod teams;

use super::columns::{self, TrfColumns, announced_rounds};
use super::comment::{self, Word};
use super::error::{FileFault, ImportError};
use super::legs::{is_of_teams, settled_in};
use super::loss::{AssumedRecord, Loss};
use super::rating_corrections::CountedGame;
use super::result_points::Worth;
use super::snapshot::own_file;
use super::system::{of_day, options_in_192};
use super::{
    Record, TrfFile, acceleration, integrity, numbers, rating_corrections, stand_ins, system_id, verbatim,
};
use crate::command::{Bulk, Command, CommandError, Follow, apply};
use crate::fide_mode::{FideMode, fide_mode};
use crate::format::Course;
use crate::pairing::{self, facts, games_of, numbering};
use crate::swiss::virtual_points;
use crate::tournament::{
    Acceleration, DepartingAct, Estimated, ForbiddenPair, GameResult, GameStage, LaterRatings, Licence, Lot,
    Options, PairingNumber, Player, PlayerId, PointSystem, Points, RequestedBye, Round, RoundNo, Settings,
    Snapshot, StartPosition, StatedPoints, SystemId,
};
use std::collections::{BTreeMap, HashSet};
use teams::ListedTeam;

/// The commands that create an event from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Commands to be applied in this order to a blank event.
    pub commands: Vec<Command>,
    /// The resulting event. Players are registered in order of their numbers in the file.
    pub event: Snapshot,
    /// Data that the event does not represent, or only in part.
    pub losses: Vec<Loss>,
    /// Data missing in the file, with the defaults used.
    pub taken: Vec<AssumedRecord>,
}

impl Import {
    /// Stores in the event the content of its source `file` that differs from the event's own: its report
    /// is that file as long as the event does not change.
    #[must_use]
    pub fn keeping(mut self, file: &TrfFile) -> Self {
        let mut file = file.clone();
        file.loose.retain(|line| !comment::is_of_certificate(&line.text));
        let records = verbatim::keep(&file, self.event.settings(), own_file(&self.event));
        let settings = Settings { records, ..self.event.settings().clone() };
        let announced = Command::Announce(Box::new(settings.clone()));
        // Rejected only if there is nothing to store.
        let Ok(event) = apply(&self.event, &announced) else { return self };
        self.event = event;
        let last = self.commands.iter_mut().rev().find(|command| matches!(command, Command::Announce(_)));
        match last {
            Some(last) => *last = announced,
            None => self.commands.push(announced),
        }
        self
    }
}

/// Creates the commands of a new event: the settings, the players in order of their numbers, their teams, and for each
/// round its absences, the recorded pairing, its publication and its results. `system` is used if the file names none.
/// Boards are in the order of publication (dutch-2009 F.1), or of the table, because a file has no board numbers.
///
/// # Errors
/// Returns an error for unsupported team events, for files without a number of rounds, and if a command is
/// rejected.
///
/// ```
/// use hakem_engine::tournament::{RoundNo, SYSTEM_IN_FORCE, SystemId};
/// use hakem_engine::trf;
///
/// let report = trf::read(&std::fs::read_to_string("example.trf")?)?;
/// let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?;
/// assert_eq!(import.event.next_to_publish(), RoundNo(4));
/// assert_eq!(import.event.settings().system.as_str(), "dutch-2026");
/// assert!(import.losses.is_empty(), "all that the report says is in the event");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_commands(file: &TrfFile, system: &SystemId) -> Result<Import, ImportError> {
    let seated = stand_ins::seated(file);
    let has_stand_ins = seated.is_some();
    let file = seated.as_ref().unwrap_or(file);
    let system = &SystemId::new(of_day(standing_in(file, system).as_str(), file.text(Record::Start)));
    let named = system_id(file).map_or_else(|| system.clone(), |id| SystemId::new(&id));
    let columns = columns(file, &named);
    let is_plain = columns.is_plain() && !is_of_teams(&named);
    let late = if is_of_teams(&named) { Vec::new() } else { rating_corrections::counted(file) };
    let counted;
    let whole = if late.is_empty() {
        file
    } else {
        counted = rating_corrections::as_counted(file, &late);
        &counted
    };
    let gathered;
    let by_rounds = if is_plain {
        whole
    } else {
        let rounds = columns.gather(whole);
        gathered = if is_of_teams(&named) { teams::of_players(&rounds, &named) } else { rounds };
        &gathered
    };
    let mut import = Importer { has_stand_ins, ..Importer::new(whole, by_rounds, columns, &named)? };
    let next = import.next;
    let settings = import.settings(system);
    if import.event.snapshot().settings() != &settings {
        import.add(Command::Announce(Box::new(settings)))?;
    }
    if !has_stand_ins {
        import.register()?;
        import.record_lots()?;
    }
    import.seat_at_own_boards();
    import.register_teams()?;
    let order = import.order();
    import.announce_players(&order)?;
    import.find_options(&order)?;
    import.open()?;
    let mut scores = vec![Points::ZERO; file.players.len()];
    import.draw_positions()?;
    for round in next.up_to().take_while(|&round| round < next) {
        import.begin_legs(round)?;
        match () {
            () if import.pairs_teams_in(round) => import.team_round(round, &order)?,
            () if import.is_predetermined(round) => import.table_round(round, &order)?,
            () => import.round(round, &import.order_in(round, &order), &mut scores)?,
        }
        import.adjust_points(round, &mut scores)?;
    }
    import.correct_ratings()?;
    import.begin_legs(next)?;
    import.announced(next)?;
    import.gone()?;
    import.announce_virtual_points(next, &order)?;
    import.correct_late(&late, file)?;
    import.decided_of_players()?;
    import.leave_fide_mode(file)?;
    let Importer { commands, event, losses, taken, .. } = import;
    Ok(Import { commands, event: event.finish(), losses, taken })
}

/// Returns the system used for one that a file does not name: for an earlier edition of FIDE's Swiss for
/// teams, the one in force.
fn standing_in(file: &TrfFile, system: &SystemId) -> SystemId {
    let is_of_teams = file.text(Record::EncodedType).is_some_and(|text| text.starts_with("FIDE_TEAM"));
    match is_of_teams && system_id(file).is_none() {
        true => SystemId::new("team-swiss-2026"),
        false => system.clone(),
    }
}

/// Returns the mapping of rounds to columns of a file: as stated, else by system; for brackets by meetings.
fn columns(file: &TrfFile, id: &SystemId) -> TrfColumns {
    if let Some(told) = TrfColumns::read(file) {
        return told;
    }
    if let Some(of_matches) = TrfColumns::of_matches(file, id) {
        return of_matches;
    }
    let Some(format) = pairing::system(id.as_str()).filter(|of| of.facts().course == Course::Bracket) else {
        return TrfColumns::default();
    };
    let options = told_options(file, id);
    let games = format.games_of(GameStage::Match, &options);
    let has_golden_point = format.games_of(GameStage::GoldenPoint, &options) > 0;
    TrfColumns::of_bracket(file, u8::try_from(games).unwrap_or(u8::MAX), has_golden_point)
}

/// Returns the options of a system in the comments of a file, or in its record 192.
fn told_options(file: &TrfFile, id: &SystemId) -> Options {
    let mut options = Options::default();
    for (option, value) in options_in_192(file, id) {
        option.set(&mut options, value);
    }
    team_rounds::worth_of_matches(file, id, &mut options);
    for known in facts(id.as_str()).map_or(&[][..], |facts| facts.options) {
        if let Some(value) = comment::option(file, known.key).and_then(|text| known.read(text)) {
            known.set(&mut options, value);
        }
    }
    options
}

/// The commands so far, and the resulting event.
struct Importer<'a> {
    /// The file with one column per round, and with players in place of teams.
    file: &'a TrfFile,
    /// The file with all of its columns, with the results that count.
    whole: &'a TrfFile,
    columns: TrfColumns,
    /// The system of the file, or its substitute.
    system: SystemId,
    next: RoundNo,
    teams: Vec<ListedTeam>,
    /// True if they list no players.
    has_stand_ins: bool,
    places: Vec<Option<usize>>,
    points: PointSystem,
    rounds: RoundNo,
    event: Bulk,
    commands: Vec<Command>,
    losses: Vec<Loss>,
    taken: Vec<AssumedRecord>,
    /// First round of a player's withdrawal, by place in the file.
    withdrawn: Vec<Option<RoundNo>>,
    /// Late entries of the file, with the first round of each.
    late: BTreeMap<PairingNumber, RoundNo>,
    /// Rounds in which players were called in after the pairing.
    called_in: BTreeMap<PairingNumber, RoundNo>,
    /// The licence numbers that are too long for a national line.
    licences: BTreeMap<PairingNumber, Licence>,
    /// Estimated ratings stated in the file, by the player's number.
    estimated: BTreeMap<PairingNumber, Estimated>,
    /// Ratings of the file that apply from later rounds on, by the player's number.
    later_ratings: BTreeMap<PairingNumber, LaterRatings>,
    /// The players whose ratings were corrected after the last round, as they are now.
    corrected: Vec<(PlayerId, Player)>,
    announced: BTreeMap<PairingNumber, RequestedBye>,
}

/// Returns the id of the player at a place of the file, which is the order of registration.
fn id(place: usize) -> PlayerId {
    PlayerId(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

impl<'a> Importer<'a> {
    fn new(
        whole: &'a TrfFile,
        file: &'a TrfFile,
        columns: TrfColumns,
        system: &SystemId,
    ) -> Result<Self, ImportError> {
        let places = file.places_by_number();
        let teams = teams::listed(file, &places, system)?;
        let is_bracket = facts(system.as_str()).is_some_and(|facts| facts.course == Course::Bracket);
        let told = u8::try_from(columns.rounds.len())
            .ok()
            .filter(|_| is_bracket || TrfColumns::read(whole).is_some());
        let next = told.map_or_else(|| file.next_round(), |rounds| RoundNo(rounds).next());
        // A round without played matches has no game in any column.
        let last = announced_rounds(whole).or(file.rounds);
        let settled = settled_in(whole, Word::Settled)
            .map(|settled| settled.round)
            .filter(|&round| Some(round) <= last);
        let next = settled.max().map_or(next, |settled| settled.next().max(next));
        let last = next.previous();
        let planned = file.rounds.ok_or(FileFault::NoRounds)?.max(last.unwrap_or(RoundNo(1)));
        // Later legs have additional rounds.
        let rounds = announced_rounds(whole).unwrap_or(planned);
        let points = Worth::of(file).system();
        // The bye has a column of its value, and a draw (DS-7).
        let games = games_of(system);
        let told = comment::value(file, Word::MatchBye).and_then(|tenths| tenths.parse().ok());
        let bye = match told.map(Points::from_tenths) {
            Some(told) => told,
            None if columns::is_bye_without_draws(whole) => points.pairing_allocated_bye,
            None => points.of_match(games).pairing_allocated_bye,
        };
        let points = points.with_bye_of_match(games, bye);
        if acceleration::is_baku(file)
            && file.virtual_points.is_empty()
            && !acceleration::allows_baku(&points)
        {
            return Err(FileFault::BakuPoints.into());
        }
        let mut import = Self {
            file,
            whole,
            columns,
            system: system.clone(),
            next,
            teams,
            has_stand_ins: false,
            places,
            points,
            rounds,
            event: Bulk::new(Snapshot::blank()),
            commands: Vec::new(),
            losses: Vec::new(),
            taken: Vec::new(),
            withdrawn: Vec::new(),
            late: comment::rounds_of_players(file, Word::Late),
            called_in: numbers::called_in(file),
            licences: comment::licences(file),
            estimated: comment::estimated(file),
            later_ratings: comment::later_ratings(file),
            corrected: Vec::new(),
            announced: file.announced_byes(next),
        };
        import.withdrawn = import.withdrawals();
        Ok(import)
    }
}

impl Importer<'_> {
    fn add(&mut self, command: Command) -> Result<(), CommandError> {
        self.event.apply(&command)?;
        self.commands.push(command);
        Ok(())
    }

    fn place(&self, number: PairingNumber) -> Option<usize> {
        self.places.get(usize::from(number.0)).copied().flatten()
    }

    /// Records decisions of the arbiter in the file's comments: expulsions, and denied half-point byes.
    fn decided_of_players(&mut self) -> Result<(), CommandError> {
        let expelled = comment::rounds_of_players(self.file, Word::Expelled).into_iter();
        let expelled: Vec<_> =
            expelled.filter_map(|(number, from)| Some((id(self.place(number)?), from))).collect();
        let denied: Vec<_> = comment::numbers(self.file, Word::Denied)
            .into_iter()
            .filter_map(|number| Some(id(self.place(number)?)))
            .collect();
        for (id, from) in expelled {
            let snapshot = self.event.snapshot();
            let next = snapshot.next_to_publish();
            let from = if from <= snapshot.last_round() { from.max(next) } else { next };
            self.add(Command::Expel { id, from, reason: "TRF".to_owned() })?;
        }
        for id in denied {
            self.add(Command::DenyHalfPoints { id, denied: true })?;
        }
        let entered = comment::by_number(self.file, Word::Entered).into_iter();
        let values: Vec<_> = entered
            .filter_map(|(number, value)| Some((id(self.place(PairingNumber(number))?), Some(value))))
            .collect();
        if !values.is_empty() {
            self.add(Command::EnterValues { values })?;
        }
        Ok(())
    }

    /// Records that the event left FIDE mode, if the report states it, or has point values not allowed in FIDE mode.
    fn leave_fide_mode(&mut self, file: &TrfFile) -> Result<(), CommandError> {
        let now = self.event.snapshot();
        let can_leave = fide_mode(now) == FideMode::InForce && now.last_published().is_some();
        if let Some(round) = integrity::exited(file).filter(|_| can_leave) {
            self.add(Command::LeaveFideMode(DepartingAct::InReport(round)))?;
        } else if can_leave && self.adjourned_count_otherwise() {
            self.add(Command::LeaveFideMode(DepartingAct::AdjournedWorth))?;
        }
        if let FideMode::Left(departure) = fide_mode(self.event.snapshot()) {
            self.taken.push(AssumedRecord::Departure { departure });
        }
        Ok(())
    }

    /// Returns true if adjourned games have other points in the report than a draw (C.04.2 3.1).
    fn adjourned_count_otherwise(&self) -> bool {
        let event = self.event.snapshot();
        let worth = self.file.points.and_then(|table| table.unknown);
        worth.is_some_and(|worth| worth != event.settings().points.draw)
            && event.last_published().is_some_and(|last| event.adjourned(last) > 0)
    }

    /// Corrects for the rating report only the games whose columns differ from the result that counts.
    fn correct_late(&mut self, games: &[CountedGame], file: &TrfFile) -> Result<(), CommandError> {
        let reason = "C.04.2 4.3".to_owned();
        for game in games {
            let round = self.columns.round_of(game.column);
            let paired = self.event.snapshot().round(round);
            let first = self.columns.first(round);
            let board =
                paired.and_then(|paired| game.board(paired, first, |number| self.place(number).map(id)));
            let (Some(board), Some((white, result))) = (board, game.shown(file)) else { continue };
            let follow = Follow::RatingReportOnly;
            let mut counts = paired.and_then(|round| round.result(board));
            if white != game.players {
                counts = counts.map(GameResult::turned);
                self.add(Command::CorrectColours { round, board, follow, reason: reason.clone() })?;
            }
            if counts != Some(result) {
                let result = Some(result);
                self.add(Command::CorrectResult { round, board, result, follow, reason: reason.clone() })?;
            }
        }
        Ok(())
    }

    /// Returns true if the event supports adjustments of players: no team event. A bracket has them only in
    /// rounds without matches.
    pub(super) fn gives_points_to_players(&self) -> bool {
        let is_bracket = facts(self.system.as_str()).is_some_and(|facts| facts.course == Course::Bracket);
        let is_regular = self.columns.is_plain() || games_of(&self.system) > 1;
        (is_regular || is_bracket) && !is_of_teams(&self.system)
    }

    /// Adjusts players whose results in a round have abnormal points (record 299).
    fn adjust_points(&mut self, round: RoundNo, scores: &mut [Points]) -> Result<(), CommandError> {
        let file = self.whole;
        if file.abnormal_points.is_empty() || !self.gives_points_to_players() {
            return Ok(());
        }
        let (worth, system) = (Worth::of(file), Worth::of_system(&self.points, 1));
        let is_of_matches = self.event.snapshot().round(round).is_some_and(Round::is_more_than_games);
        let first = self.columns.column(round).0;
        let columns = (first..=u8::MAX).take(self.columns.round(round).count()).map(RoundNo);
        for (place, (line, score)) in file.players.iter().zip(scores).enumerate() {
            let more = |column: RoundNo| {
                let cell = line.cell(column);
                let usual = match (self.columns.is_plain(), cell.code()) {
                    (true, _) => system.of_cell(line.number, column, cell),
                    // The bye of a match spans two columns.
                    (false, code) => code.map_or(Points::ZERO, |code| worth.of_code(code)),
                };
                worth.of_cell(line.number, column, cell) - usual
            };
            let points: Points = columns.clone().map(more).sum();
            if points != Points::ZERO && is_of_matches {
                self.losses.push(Loss::AbnormalPoints);
                return Ok(());
            }
            if points != Points::ZERO {
                *score += points;
                self.add(Command::AdjustPoints {
                    id: id(place),
                    round,
                    points,
                    reason: "TRF 299".to_owned(),
                })?;
            }
        }
        Ok(())
    }

    /// Records the lots stated in the file's comments; of duplicates only the first.
    fn record_lots(&mut self) -> Result<(), CommandError> {
        let (mut holders, mut taken) = (HashSet::new(), HashSet::new());
        let told = comment::by_number::<u16, u64>(self.file, Word::Lots).into_iter();
        let lots: Vec<_> = told
            .filter_map(|(number, lot)| Some((id(self.place(PairingNumber(number))?), Lot::new(lot).ok()?)))
            .filter(|&(player, lot)| holders.insert(player) && taken.insert(lot))
            .collect();
        match lots.is_empty() {
            true => Ok(()),
            false => self.add(Command::RecordLots { lots, seed: None }),
        }
    }

    /// Notes the Chess960 positions of rounds before their games are entered.
    fn draw_positions(&mut self) -> Result<(), CommandError> {
        if !self.event.snapshot().settings().chess960 {
            return Ok(());
        }
        let last = self.event.snapshot().last_round();
        for (round, position) in comment::by_number::<u8, u16>(self.file, Word::Positions) {
            let drawn = StartPosition::new(position).ok().filter(|_| (1..=last.0).contains(&round));
            let Some(position) = drawn else { continue };
            let round = RoundNo(round);
            if self.event.snapshot().position(round).is_none() {
                self.add(Command::DrawPosition { round, position, seed: None })?;
            }
        }
        Ok(())
    }

    /// Returns the places of the players in order of pairing number: by rank if the file says so, else by
    /// their numbers.
    fn order(&mut self) -> Vec<usize> {
        let players = &self.file.players;
        let mut order: Vec<usize> = (0..players.len()).collect();
        if self.file.numbered_by_rank {
            let ranks: Option<HashSet<u16>> = players.iter().map(|line| line.details.rank).collect();
            if ranks.is_some_and(|ranks| ranks.len() == players.len()) {
                order.sort_by_key(|&place| players.get(place).and_then(|line| line.details.rank));
            } else {
                self.losses.push(Loss::NumbersByRank);
            }
        }
        order
    }

    /// Sets settings that refer to players: forbidden pairs, and pairing numbers that do not follow from the ratings.
    fn announce_players(&mut self, order: &[usize]) -> Result<(), CommandError> {
        let forbidden = self.forbidden();
        let ids: Vec<PlayerId> = order.iter().copied().map(id).collect();
        let next = self.next;
        let settings = self.event.snapshot().settings();
        let system = pairing::system(settings.system.as_str());
        let given = system.filter(|_| next == RoundNo(1));
        let stated = given.is_some_and(|system| {
            let by_rules = numbering(self.event.snapshot(), system, next);
            !ids.iter().filter(|id| by_rules.contains(id)).eq(&by_rules)
        });
        let numbering = if stated { ids } else { Vec::new() };
        if forbidden.is_empty() && numbering.is_empty() {
            return Ok(());
        }
        let settings = Settings { forbidden, numbering, ..settings.clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Sets the virtual points of rounds to be paired, if they differ from the acceleration.
    fn announce_virtual_points(&mut self, next: RoundNo, order: &[usize]) -> Result<(), CommandError> {
        let file = self.file;
        // The records of another method than FIDE's end before the rounds to come.
        let acceleration = self.event.snapshot().settings().acceleration;
        if file.virtual_points.is_empty() || !acceleration.is_of_fide() {
            return Ok(());
        }
        if acceleration == Acceleration::None && next <= self.rounds {
            self.taken.push(AssumedRecord::VirtualPoints);
        }
        let ids: Vec<PlayerId> = order.iter().copied().map(id).collect();
        let mut stated: Vec<StatedPoints> = Vec::new();
        let mut differs = false;
        for round in self.rounds.up_to().filter(|&round| round >= next) {
            let explicit = acceleration::explicit(file, round);
            let points = |place: usize| explicit.get(place).copied().unwrap_or_default();
            let said: Vec<(PlayerId, Points)> = order
                .iter()
                .map(|&place| (id(place), points(place)))
                .filter(|&(_, points)| points != Points::ZERO)
                .collect();
            differs |= said != virtual_points(self.event.snapshot(), round, &ids);
            let mut by_points: BTreeMap<Points, Vec<PlayerId>> = BTreeMap::new();
            said.into_iter().for_each(|(id, points)| by_points.entry(points).or_default().push(id));
            for (points, players) in by_points {
                let same = |known: &&mut StatedPoints| {
                    known.last.next() == round && known.points == points && known.players == players
                };
                match stated.iter_mut().find(same) {
                    Some(known) => known.last = round,
                    None => stated.push(StatedPoints { first: round, last: round, points, players }),
                }
            }
        }
        if !differs {
            return Ok(());
        }
        if stated.is_empty() {
            // Without points in all rounds a record of 0 for one player is needed to override the acceleration.
            let players = ids.first().copied().into_iter().collect();
            stated.push(StatedPoints { first: next, last: next, points: Points::ZERO, players });
        }
        let settings = Settings { virtual_points: stated, ..self.event.snapshot().settings().clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Converts records 260 into pairs.
    fn forbidden(&mut self) -> Vec<ForbiddenPair> {
        let places = &self.places;
        let place = |number: &PairingNumber| places.get(usize::from(number.0)).copied().flatten();
        let mut pairs = Vec::new();
        for record in &self.file.prohibited {
            let (first, last) = (record.rounds.first, record.rounds.last);
            if first > self.rounds {
                self.losses.push(Loss::BeyondLast { record: Record::Prohibited, round: first });
                continue;
            }
            let mut players: Vec<usize> = record.players.iter().filter_map(place).collect();
            players.sort_unstable();
            players.dedup();
            let last = last.min(self.rounds);
            for (at, &one) in players.iter().enumerate() {
                let others = players.iter().skip(at + 1);
                pairs.extend(others.map(|&other| ForbiddenPair {
                    players: [id(one), id(other)],
                    first,
                    last,
                }));
            }
        }
        pairs
    }
}
