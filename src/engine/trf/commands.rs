//! From a file to the commands of a new event, so that every round of it can be undone.

use super::field::initial_colour;
use super::kept;
use super::loss::{ImportError, Loss};
use super::system::late_entries;
use super::worth::Worth;
use super::{
    Cell, Code, Details, FieldError, National, PlayerLine, Record, TrfFile, acceleration, option, system_id,
};
use crate::collate::Language;
use crate::command::{Command, CommandError, apply};
use crate::format::{Pair, Seat};
use crate::pairing::{self, facts, numbering, usual_tie_break_rules};
use crate::swiss::{board_order_by, virtual_points};
use crate::tiebreak::usual_list;
use crate::tournament::{
    Acceleration, BoardNo, Bye, Colour, Draft, ForbiddenPair, GameResult, Meeting, Name, PairingNumber,
    PartialDate, Player, PlayerId, PointSystem, Points, Rating, RequestedBye, RoundNo, Settings, Snapshot,
    StatedPoints, SystemId, TieBreakId,
};
use std::collections::{BTreeMap, HashSet};

/// The commands that make an event of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// To be applied in this order to a blank event.
    pub commands: Vec<Command>,
    /// The event that they give. Players are registered in order of their numbers in the file.
    pub event: Snapshot,
    /// What the event does not keep, or keeps otherwise.
    pub losses: Vec<Loss>,
}

/// Makes the commands of a new event: the announcement, the players in order of their numbers, and for each
/// round its absences, the pairing as it was made, its publication and its results. `system` is used where
/// the file names none. Boards stand in the order of publication (dutch-2009 F.1), for a file knows no board
/// numbers.
///
/// # Errors
/// Refuses team events, files without a number of rounds, and what the commands themselves refuse.
pub fn to_commands(file: &TrfFile, system: &SystemId) -> Result<Import, ImportError> {
    let next = file.next_round();
    if file.is_team_event() {
        return Err(FieldError::TeamEvent.into());
    }
    let rounds = file.rounds.ok_or(FieldError::NoRounds)?.max(file.last_paired_round().unwrap_or(RoundNo(1)));
    let points = Worth::of(file).system();
    if acceleration::is_baku(file) && file.virtual_points.is_empty() && !acceleration::allows_baku(&points) {
        return Err(FieldError::BakuPoints.into());
    }
    let mut import = Importer {
        file,
        places: file.places_by_number(),
        points,
        rounds,
        snapshot: Snapshot::blank(),
        commands: Vec::new(),
        losses: Vec::new(),
        withdrawn: Vec::new(),
        late: late_entries(file),
        announced: file.announced_byes(next),
    };
    if let Some(last) = file.last_paired_round() {
        import.withdrawn = file.players.iter().map(|line| import.withdrawal(line, last)).collect();
    }
    let settings = import.settings(system);
    if import.snapshot.settings() != &settings {
        import.add(Command::Announce(Box::new(settings)))?;
    }
    import.register()?;
    let order = import.order();
    import.announce_players(&order)?;
    let mut scores = vec![Points::ZERO; file.players.len()];
    for round in next.up_to().take_while(|&round| round < next) {
        import.round(round, &order, &mut scores)?;
    }
    import.announced(next)?;
    import.announce_virtual_points(next, &order)?;
    Ok(Import { commands: import.commands, event: import.snapshot, losses: import.losses })
}

/// The commands so far and the event that they give.
struct Importer<'a> {
    file: &'a TrfFile,
    places: Vec<Option<usize>>,
    points: PointSystem,
    rounds: RoundNo,
    snapshot: Snapshot,
    commands: Vec<Command>,
    losses: Vec<Loss>,
    /// From which round a player is withdrawn, by place in the file.
    withdrawn: Vec<Option<RoundNo>>,
    /// The late entries that the file names, with the first round of each.
    late: BTreeMap<PairingNumber, RoundNo>,
    /// Who is announced to miss the round to be paired.
    announced: BTreeMap<PairingNumber, RequestedBye>,
}

/// Returns the id of the player at a place of the file: they are registered in that order.
fn id(place: usize) -> PlayerId {
    PlayerId(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

impl Importer<'_> {
    fn add(&mut self, command: Command) -> Result<(), CommandError> {
        self.snapshot = apply(&self.snapshot, &command)?;
        self.commands.push(command);
        Ok(())
    }

    /// Returns a text as a name; one that is too long is cut, and told.
    fn text(&mut self, record: Record, text: &str) -> Option<Name> {
        if text.trim().chars().count() > Name::LONGEST {
            self.losses.push(Loss::Shortened { record });
        }
        name(text)
    }

    /// Returns a record as a name.
    fn name_of(&mut self, record: Record) -> Option<Name> {
        let file = self.file;
        file.text(record).and_then(|text| self.text(record, text))
    }

    /// Returns a record as a day; one that is none is told.
    fn day_of(&mut self, record: Record) -> Option<PartialDate> {
        let text = self.file.text(record)?;
        let day = date(text);
        if day.is_none() {
            self.losses.push(Loss::NoDate { record });
        }
        day
    }

    /// Returns what is announced of the event before its players are known.
    fn settings(&mut self, system: &SystemId) -> Settings {
        let file = self.file;
        let event_name = self.name_of(Record::Name);
        if event_name.is_none() {
            self.losses.push(Loss::NoEventName);
        }
        let mut settings = event_name.map_or_else(|| Snapshot::blank().settings().clone(), Settings::named);
        settings.place = self.name_of(Record::City);
        settings.begins = self.day_of(Record::Start);
        settings.ends = self.day_of(Record::End);
        settings.federation = self.name_of(Record::Federation);
        let federation = settings.federation.as_ref();
        settings.language =
            federation.and_then(|code| Language::of_federation(code.as_str())).unwrap_or_default();
        settings.arbiter = self.name_of(Record::ChiefArbiter);
        settings.deputies = file
            .deputy_arbiters
            .iter()
            .filter_map(|deputy| self.text(Record::DeputyArbiter, deputy))
            .collect();
        settings.round_dates.clone_from(&file.dates);
        settings.time_control = self.name_of(Record::TimeControl);
        settings.coded_time_control = self.name_of(Record::EncodedTimeControl);
        let named = system_id(file);
        if let (None, Some(found)) = (&named, file.text(Record::EncodedType)) {
            self.losses.push(Loss::UnknownType { found: found.to_owned(), system: system.clone() });
        }
        settings.system = named.map_or_else(|| system.clone(), |id| SystemId::new(&id));
        settings.tie_break_rules = usual_tie_break_rules(&settings.system);
        settings.rounds = self.rounds;
        for known in facts(settings.system.as_str()).map_or(&[][..], |facts| facts.options) {
            if let Some(value) = option(file, known.key).and_then(|text| known.read(text)) {
                known.set(&mut settings.options, value);
            }
        }
        settings.initial_colour = initial_colour(file);
        if file.last_paired_round().is_some() {
            // Nobody had a colour in round 1, so the lot decided nothing.
            settings.initial_colour = settings.initial_colour.or(Some(Colour::White));
        }
        settings.points = self.points;
        if Worth::of(file).differs_from(&settings.points) {
            self.losses.push(Loss::AbnormalPoints);
        }
        if let Some(list) = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks)) {
            let codes =
                list.split(',').map(str::trim).filter(|code| !code.is_empty() && !code.ends_with("PTS"));
            settings.tie_breaks = codes.map(TieBreakId::new).collect();
        } else if let Some(list) = usual_list(&settings) {
            settings.tie_breaks = list;
        }
        if acceleration::is_baku(file) && acceleration::allows_baku(&settings.points) {
            settings.acceleration = Acceleration::Baku;
        }
        settings.records = kept::records(file, &settings);
        settings
    }

    /// Returns the places of the players in order of pairing numbers: by the ranks where the file says so, else by
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

    /// Announces what names players: forbidden pairs, and pairing numbers that do not follow from the ratings.
    fn announce_players(&mut self, order: &[usize]) -> Result<(), CommandError> {
        let forbidden = self.forbidden();
        let ids: Vec<PlayerId> = order.iter().copied().map(id).collect();
        let next = self.file.next_round();
        let settings = self.snapshot.settings();
        let system = pairing::system(settings.system.as_str());
        let given = system.filter(|_| next == RoundNo(1));
        let stated = given.is_some_and(|system| {
            let arrived = |id: &&PlayerId| {
                self.snapshot.player(**id).is_some_and(|registration| registration.arrival <= next)
            };
            !ids.iter().filter(arrived).eq(&numbering(&self.snapshot, system, next))
        });
        let numbering = if stated { ids } else { Vec::new() };
        if forbidden.is_empty() && numbering.is_empty() {
            return Ok(());
        }
        let settings = Settings { forbidden, numbering, ..settings.clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Announces the virtual points of rounds to be paired, where the acceleration gives others.
    fn announce_virtual_points(&mut self, next: RoundNo, order: &[usize]) -> Result<(), CommandError> {
        let file = self.file;
        if file.virtual_points.is_empty() {
            return Ok(());
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
            differs |= said != virtual_points(&self.snapshot, round, &ids);
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
            // No points at all against those of the acceleration: somebody must have none.
            let players = ids.first().copied().into_iter().collect();
            stated.push(StatedPoints { first: next, last: next, points: Points::ZERO, players });
        }
        let settings = Settings { virtual_points: stated, ..self.snapshot.settings().clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    fn register(&mut self) -> Result<(), CommandError> {
        let mut known = [HashSet::new(), HashSet::new()];
        let mut renumbered = false;
        let file = self.file;
        for (place, line) in file.players.iter().enumerate() {
            let mut player = self.player(line);
            let ids = [&mut player.fide_id, &mut player.licence];
            let mut double = false;
            for (id, known) in ids.into_iter().zip(&mut known) {
                if id.is_some_and(|id| !known.insert(id)) {
                    *id = None;
                    double = true;
                }
            }
            if double {
                self.losses.push(Loss::DoubleId { number: line.number });
            }
            let becomes = PairingNumber(u16::try_from(place + 1).unwrap_or(u16::MAX));
            if becomes != line.number && !renumbered {
                renumbered = true;
                self.losses.push(Loss::Renumbered { number: line.number, becomes });
            }
            let (arrival, missed) = self.arrival(line);
            self.add(Command::Register { player, arrival, missed })?;
        }
        Ok(())
    }

    /// Returns the first round of a player and what each before it counts: as the file names it, when they missed all
    /// before it alike. Who only missed the first rounds was absent: the columns do not tell a late entry.
    fn arrival(&self, line: &PlayerLine) -> (RoundNo, RequestedBye) {
        if let Some(&round) = self.late.get(&line.number) {
            let missed = line.cells.iter().take(round.index());
            let mut missed = missed.map(|cell| cell.code().and_then(Code::bye));
            let first = missed.next();
            if let Some(Some(Bye::Requested(bye))) = first
                && missed.all(|other| Some(other) == first)
            {
                return (round, bye);
            }
        }
        (RoundNo(1), RequestedBye::ZeroPoint)
    }

    fn player(&mut self, line: &PlayerLine) -> Player {
        let details = &line.details;
        let number = line.number;
        let player_name = name(&details.name).or_else(|| {
            self.losses.push(Loss::NoPlayerName { number });
            name(&number.to_string())
        });
        // A number always makes a name.
        let mut player =
            player_name.map_or_else(|| Player::named(self.snapshot.settings().name.clone()), Player::named);
        player.title = details.title();
        player.rating = rating(details);
        player.federation = name(&details.federation);
        player.fide_id = details.id.parse().ok().filter(|&id: &u64| id > 0);
        player.sex = details.sex;
        player.born = date(&details.born);
        let told = |text: &str| text.bytes().any(|byte| !matches!(byte, b'0' | b'/' | b'-' | b'.'));
        if player.born.is_none() && told(&details.born) {
            self.losses.push(Loss::PlayerDetail { number, found: details.born.clone() });
        }
        if let Some(points) = details.rating.filter(|&points| points > 0 && player.rating.is_none()) {
            self.losses.push(Loss::PlayerDetail { number, found: points.to_string() });
        }
        if let Some(national) = line.national.iter().find(|line| kept::is_used(line)) {
            self.national(&mut player, line, national);
        }
        player
    }

    /// Takes rating and licence number of a national line, and its federation where no other tells it.
    fn national(&mut self, player: &mut Player, line: &PlayerLine, national: &National) {
        player.national_rating = rating(&national.details);
        player.licence = national.details.id.parse().ok().filter(|&id: &u64| id > 0);
        let event = self.snapshot.settings().federation.as_ref();
        if kept::national_code(event, player) != national.federation {
            player.national_federation = name(&national.federation);
        }
        let of_player = Details {
            rating: national.details.rating,
            id: national.details.id.clone(),
            points: national.details.points,
            rank: national.details.rank,
            ..line.details.clone()
        };
        let kept_rating =
            national.details.rating.is_none_or(|points| points == 0 || player.national_rating.is_some());
        let kept_id = national.details.id.is_empty() || player.licence.is_some();
        if of_player != national.details || !kept_rating || !kept_id {
            self.losses.push(Loss::National { number: line.number });
        }
    }

    /// Returns the first of the rounds that a player misses to the end, the next one announced among them.
    fn withdrawal(&self, line: &PlayerLine, last: RoundNo) -> Option<RoundNo> {
        let absent = |round| line.cell(round) == Cell::Alone(Code::ZeroPointBye);
        if self.announced.get(&line.number) != Some(&RequestedBye::ZeroPoint) {
            return None;
        }
        last.up_to().rev().take_while(|&round| absent(round)).last()
    }

    /// Turns records 260 into pairs.
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

    /// One round: who is away, who meets, what came of it. `scores` are those before the round, and after it.
    fn round(&mut self, round: RoundNo, order: &[usize], scores: &mut [Points]) -> Result<(), ImportError> {
        let file = self.file;
        let mut pairs = Vec::new();
        let mut bye = None;
        for (place, line) in file.players.iter().enumerate() {
            match line.cell(round) {
                Cell::Game { opponent, colour: Colour::White, .. } => {
                    if let Some(black) = self.places.get(usize::from(opponent.0)).copied().flatten() {
                        let seat = |place| Seat(u16::try_from(place).unwrap_or(u16::MAX));
                        pairs.push(Pair { white: seat(place), black: seat(black) });
                    }
                }
                Cell::Game { colour: Colour::Black, .. } => {}
                Cell::Alone(Code::PairingAllocatedBye) if bye.is_none() => bye = Some(id(place)),
                Cell::Alone(code) => self.away(place, round, code)?,
                Cell::Blank => self.away(place, round, Code::ZeroPointBye)?,
            }
        }
        // Boards stand in the order of pairing numbers, which need not be that of the file.
        let mut seats = vec![0; order.len()];
        for (seat, &place) in order.iter().enumerate() {
            seats[place] = seat;
        }
        let seat = |place: Seat| Seat(u16::try_from(seats[place.index()]).unwrap_or(u16::MAX));
        let given = acceleration::in_round(file, round, self.rounds, &self.points);
        let score = |seat: Seat| {
            let place = order[seat.index()];
            scores[place] + given.get(place).copied().unwrap_or_default()
        };
        pairs.sort_by_cached_key(|pair| {
            board_order_by(Pair { white: seat(pair.white), black: seat(pair.black) }, score)
        });
        let virtual_points = given.iter().enumerate().filter(|&(_, &points)| points != Points::ZERO);
        let virtual_points = virtual_points.map(|(place, &points)| (id(place), points)).collect();
        let meeting = |pair: &Pair| Meeting { white: id(pair.white.index()), black: id(pair.black.index()) };
        self.add(Command::DraftRound(Draft {
            round,
            system: self.snapshot.settings().system.clone(),
            numbering: (round == RoundNo(1)).then(|| order.iter().copied().map(id).collect()),
            boards: pairs.iter().map(meeting).collect(),
            matches: Box::default(),
            outs: Box::default(),
            bye,
            virtual_points,
            ruling: None,
        }))?;
        self.add(Command::PublishRound { round })?;
        let results: Vec<(BoardNo, GameResult)> = (1..=u16::MAX)
            .map(BoardNo)
            .zip(&pairs)
            .filter_map(|(board, pair)| Some((board, self.result(pair, round)?)))
            .collect();
        if !results.is_empty() {
            self.add(Command::TakeOverResults { round, results })?;
        }
        let worth = Worth::of_system(&self.points);
        for (score, line) in scores.iter_mut().zip(&file.players) {
            *score += worth.of_cell(line.number, round, line.cell(round));
        }
        Ok(())
    }

    fn result(&self, pair: &Pair, round: RoundNo) -> Option<GameResult> {
        let code = |seat: Seat| self.file.players.get(seat.index())?.cell(round).code();
        Code::game(code(pair.white)?, code(pair.black)?)
    }

    /// Notes that a player is not in the pairing of a round.
    fn away(&mut self, place: usize, round: RoundNo, code: Code) -> Result<(), CommandError> {
        let Some(line) = self.file.players.get(place) else { return Ok(()) };
        let bye = match code.bye() {
            Some(Bye::Requested(bye)) => bye,
            other => {
                self.losses.push(Loss::TakenAsBye { number: line.number, round, code });
                let scores = other.is_some() || code == Code::ForfeitWin;
                if scores { RequestedBye::FullPoint } else { RequestedBye::ZeroPoint }
            }
        };
        match self.withdrawn.get(place).copied().flatten() {
            Some(from) if from == round => self.add(Command::Withdraw { id: id(place), from }),
            Some(from) if from < round => Ok(()),
            _ if round < self.arrival(line).0 => Ok(()),
            _ => self.add(Command::SetBye { id: id(place), round, bye: Some(bye) }),
        }
    }

    /// Notes who is announced to miss the round to be paired, and later ones.
    fn announced(&mut self, next: RoundNo) -> Result<(), CommandError> {
        let columns = self.file.players.iter().map(|line| line.cells.len()).max().unwrap_or(0);
        let columns = u8::try_from(columns).unwrap_or(u8::MAX);
        let records = self.file.requested_byes.iter().map(|record| record.round.0);
        let last = RoundNo(records.chain([columns]).max().unwrap_or(0));
        let mut announced = std::mem::take(&mut self.announced);
        for round in last.up_to().filter(|&round| round >= next) {
            if round > next {
                announced = self.file.announced_byes(round);
            }
            if round > self.rounds.max(next) {
                if !announced.is_empty() {
                    self.losses.push(Loss::BeyondLast { record: Record::RequestedByes, round });
                }
                continue;
            }
            for (number, bye) in &announced {
                if let Some(place) = self.places.get(usize::from(number.0)).copied().flatten() {
                    self.away(place, round, Code::of_bye(Bye::Requested(*bye)))?;
                }
            }
        }
        Ok(())
    }
}

/// Returns a rating that is one.
fn rating(details: &Details) -> Option<Rating> {
    details.rating.and_then(|points| Rating::new(points.into()).ok())
}

/// Makes a name of a text, cut where it is too long.
fn name(text: &str) -> Option<Name> {
    let text: String = text.trim().chars().take(Name::LONGEST).collect();
    Name::new(&text).ok()
}

/// Reads `YYYY/MM/DD`, also with other marks between the parts.
fn date(text: &str) -> Option<PartialDate> {
    let mut parts = text.split(['/', '-', '.']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}
