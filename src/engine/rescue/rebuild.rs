//! Reconstruction of an event from codes: its commands, round by round, as far as they are covered.

use super::code::{CodeKind, RescueCode, Terms};
use super::of_event::{board, fingerprint, in_order};
use super::result::RoundResults;
use super::seating::{Away, Seating};
use crate::command::{Command, CommandError, Follow, apply};
use crate::refusal::refusals;
use crate::swiss::virtual_points;
use crate::tournament::{
    BoardNo, DepartingAct, Departure, Draft, ForbiddenPair, GameResult, Leave, Meeting, OptionValue, Options,
    PairingNumber, Player, PlayerId, RequestedBye, RoundNo, Settings, Snapshot, TieBreakId, TieBreakRules,
};
use std::collections::BTreeSet;

/// Data of an event in addition to its codes.
#[derive(Clone, Debug)]
pub struct Known {
    /// Settings of the event; data in the codes takes precedence. Its player ids are those of the new event.
    pub settings: Settings,
    /// The players in the order of their numbers in [`newest`]: as many as that code has.
    pub players: Vec<Player>,
    /// The reason logged for corrections and the like.
    pub reason: String,
}

/// An event reconstructed from codes.
#[derive(Clone, Debug)]
pub struct Rescued {
    /// The commands, to be applied in this order to a blank event.
    pub commands: Vec<Command>,
    pub event: Snapshot,
    /// The parts not covered by codes, in order of rounds.
    pub gaps: Vec<Gap>,
}

/// A part of an event that no code covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// The pairing of this round is missing: it and all after it are not rebuilt.
    NoPairing(RoundNo),
    /// Results of this round are missing, so that the next one is not rebuilt.
    NoResults(RoundNo),
    /// The sheet of this kind and round belongs to a different pairing than the rebuilt rounds.
    OtherPairing(CodeKind, RoundNo),
    /// Results of the last rebuilt round are missing.
    Open {
        round: RoundNo,
        missing: usize,
    },
    TieBreaks,
}

impl Gap {
    /// Returns true if known rounds are omitted because of it.
    pub fn cuts(self) -> bool {
        matches!(self, Self::NoPairing(_) | Self::NoResults(_) | Self::OtherPairing(..))
    }
}

refusals! {
/// Reason why no event can be rebuilt from codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RescueError: "error-rescue" {
    Nothing,
    SeveralEvents { count: usize },
    /// The pairing of round 1 is missing.
    NoBeginning,
    /// The list has a different number of players.
    OtherCount {
        found: usize,
        /// Numbers on the newest pairing.
        wanted: usize,
    },
    Contradiction { round: RoundNo },
    Refused(error: CommandError),
}
}

/// Returns the pairing of the last round among codes, the newest of several: its numbers are the current ones.
pub fn newest(codes: &[RescueCode]) -> Option<&RescueCode> {
    codes.iter().filter(|code| code.seating.is_some()).max_by_key(|code| (code.round, code.entries))
}

/// Creates the commands of an event from the codes of its sheets.
pub fn rebuild(codes: &[RescueCode], known: &Known) -> Result<Rescued, RescueError> {
    let events: BTreeSet<u32> = codes.iter().map(|code| code.event).collect();
    let latest = codes.iter().max_by_key(|code| (code.entries, code.round)).ok_or(RescueError::Nothing)?;
    if events.len() > 1 {
        return Err(RescueError::SeveralEvents { count: events.len() });
    }
    let (newest, beginning) = (newest(codes), pairing(codes, RoundNo(1)));
    let (Some(newest), Some((first, _))) = (newest, beginning) else { return Err(RescueError::NoBeginning) };
    if known.players.len() != usize::from(newest.players) {
        let (found, wanted) = (known.players.len(), newest.players.into());
        return Err(RescueError::OtherCount { found, wanted });
    }
    let mut players: Vec<Option<Player>> = vec![None; known.players.len()];
    let seating = newest.seating.as_ref().ok_or(RescueError::NoBeginning)?;
    for (player, entrant) in known.players.iter().zip(seating.entrants(newest.players)) {
        if let Some(slot) = players.get_mut(usize::from(entrant).wrapping_sub(1)) {
            *slot = Some(player.clone());
        }
    }
    let mut work = Rebuilding {
        codes,
        players,
        reason: &known.reason,
        event: Snapshot::blank(),
        commands: Vec::new(),
        gaps: Vec::new(),
        boards: Vec::new(),
    };
    work.announce(&latest.terms, known, codes)?;
    work.register(first.players)?;
    work.rounds()?;
    work.finish()?;
    work.leave_fide_mode()?;
    let Rebuilding { event, commands, mut gaps, .. } = work;
    gaps.sort_unstable();
    gaps.dedup();
    Ok(Rescued { commands, event, gaps })
}

/// Returns the newest pairing of a round.
fn pairing(codes: &[RescueCode], round: RoundNo) -> Option<(&RescueCode, &Seating)> {
    let of_round = codes.iter().filter(|code| code.round == round);
    let with_seating = of_round.filter_map(|code| Some((code, code.seating.as_ref()?)));
    with_seating.max_by_key(|(code, _)| code.entries)
}

/// An event in progress.
struct Rebuilding<'a> {
    codes: &'a [RescueCode],
    /// The players in order of entry into the event: player 1 first.
    players: Vec<Option<Player>>,
    reason: &'a str,
    event: Snapshot,
    commands: Vec<Command>,
    gaps: Vec<Gap>,
    /// The fingerprint of the boards of each round, round 1 first.
    boards: Vec<u16>,
}

impl Rebuilding<'_> {
    fn add(&mut self, command: Command) -> Result<(), CommandError> {
        self.event = apply(&self.event, &command)?;
        self.commands.push(command);
        Ok(())
    }

    fn announce(&mut self, terms: &Terms, known: &Known, codes: &[RescueCode]) -> Result<(), CommandError> {
        let mut options = Options::default();
        options.set("maxi", terms.maxi.then_some(OptionValue::YesNo(true)));
        let told = codes.iter().filter(|code| code.tie_breaks.is_some()).max_by_key(|code| code.entries);
        if told.is_none() {
            self.gaps.push(Gap::TieBreaks);
        }
        let usual = || (known.settings.tie_break_rules, known.settings.tie_breaks.clone());
        let (tie_break_rules, tie_breaks): (TieBreakRules, Vec<TieBreakId>) =
            told.and_then(|code| code.tie_breaks.clone()).unwrap_or_else(usual);
        // Players are referenced once they are registered.
        let settings = Settings {
            system: terms.system.clone(),
            rounds: terms.rounds,
            options,
            initial_colour: terms.initial_colour,
            acceleration: terms.acceleration,
            points: terms.points,
            tie_break_rules,
            tie_breaks,
            numbering: Vec::new(),
            virtual_points: Vec::new(),
            forbidden: Vec::new(),
            ..known.settings.clone()
        };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Registers the players with a number in round 1.
    fn register(&mut self, count: u16) -> Result<(), RescueError> {
        let late = pairing(self.codes, RoundNo(1)).map_or(&[][..], |(_, seating)| &seating.late);
        let late = late.to_vec();
        for number in (1..=count).map(PairingNumber) {
            let late = late.iter().find(|late| late.number == number);
            let (arrival, missed) =
                late.map_or((RoundNo(1), RequestedBye::ZeroPoint), |late| (late.arrival, late.missed));
            self.register_next(arrival, missed, RoundNo(1))?;
        }
        Ok(())
    }

    fn register_next(
        &mut self,
        arrival: RoundNo,
        missed: RequestedBye,
        round: RoundNo,
    ) -> Result<(), RescueError> {
        let at = self.event.next_player().index();
        let player = self.players.get(at).cloned().flatten();
        let player = player.ok_or(RescueError::Contradiction { round })?;
        Ok(self.add(Command::Register { player, arrival, missed })?)
    }

    /// Rebuilds all rounds with a pairing, one after the other.
    fn rounds(&mut self) -> Result<(), RescueError> {
        let last = self.codes.iter().map(|code| code.round).max().unwrap_or(RoundNo(1));
        for round in last.up_to() {
            let Some((code, seating)) = pairing(self.codes, round) else {
                self.gaps.push(Gap::NoPairing(round));
                continue;
            };
            // An earlier round is missing.
            if self.boards.len() < round.index() {
                continue;
            }
            if let Some(before) = round.previous() {
                // An earlier round was undone since, and re-paired.
                let of_before = code.results.iter().find(|of| of.round == before);
                if of_before.is_some_and(|of| self.boards.get(before.index()) != Some(&of.fingerprint)) {
                    self.gaps.push(Gap::OtherPairing(CodeKind::Pairings, round));
                    continue;
                }
                self.write_results(before, code.entries)?;
                let paired = self.event.round(before);
                if paired.is_none_or(|paired| paired.missing() > 0) {
                    self.gaps.push(Gap::NoResults(before));
                    continue;
                }
                self.correct(before, code.entries)?;
            }
            self.round(code, seating)?;
        }
        Ok(())
    }

    /// Returns the player at a position in the order of entry, counted from 1.
    fn id(entrant: u16) -> PlayerId {
        PlayerId(entrant.into())
    }

    fn round(&mut self, code: &RescueCode, seating: &Seating) -> Result<(), RescueError> {
        let round = code.round;
        let contradiction = || RescueError::Contradiction { round };
        for late in seating.late.iter().filter(|late| late.is_new) {
            let entrant = seating.entrants(code.players).get(late.number.index()).copied();
            if entrant.map(Self::id) == Some(self.event.next_player()) {
                self.register_next(late.arrival, late.missed, round)?;
            }
        }
        let entrants = seating.entrants(code.players);
        let is_known = |&entrant: &u16| self.event.player(Self::id(entrant)).is_some();
        let distinct: BTreeSet<u16> = entrants.iter().copied().collect();
        if distinct.len() != entrants.len() || !entrants.iter().all(is_known) {
            return Err(contradiction());
        }
        let id = |number: PairingNumber| entrants.get(number.index()).copied().map(Self::id);
        let away: Vec<(PlayerId, Away)> =
            seating.away.iter().filter_map(|&(number, away)| Some((id(number)?, away))).collect();
        let numbering: Vec<PlayerId> = entrants.iter().copied().map(Self::id).collect();
        self.come_and_go(round, &numbering, &away)?;
        let given = virtual_points(&self.event, round, &numbering);
        let meeting =
            |&[white, black]: &[PairingNumber; 2]| Some(Meeting { white: id(white)?, black: id(black)? });
        let pairs: Option<Vec<Meeting>> = seating.pairs.iter().map(meeting).collect();
        let pairs = pairs.ok_or_else(contradiction)?;
        let boards = match &seating.boards {
            Some(boards) => boards.iter().filter_map(|&pair| pairs.get(usize::from(pair)).copied()).collect(),
            None => in_order(&self.event, round, &numbering, &given, pairs),
        };
        let bye = seating.bye.and_then(id);
        let entrant = |id: PlayerId| u16::try_from(id.0).unwrap_or(u16::MAX);
        let entrants_at: Vec<[u16; 2]> =
            boards.iter().map(|of| [entrant(of.white), entrant(of.black)]).collect();
        if fingerprint(&entrants_at, bye.map(entrant)) != seating.fingerprint {
            self.gaps.push(Gap::OtherPairing(CodeKind::Pairings, round));
            return Ok(());
        }
        let is_new = self.event.numbering() != numbering;
        self.add(Command::DraftRound(Draft {
            numbering: is_new.then_some(numbering),
            boards,
            bye,
            virtual_points: given,
            ..Draft::of(round, self.event.settings().system.clone())
        }))?;
        self.add(Command::publish(round))?;
        self.boards.push(seating.fingerprint);
        Ok(())
    }

    /// Records the players who are absent in a round, have withdrawn or are reinstated.
    fn come_and_go(
        &mut self,
        round: RoundNo,
        numbered: &[PlayerId],
        away: &[(PlayerId, Away)],
    ) -> Result<(), CommandError> {
        for &id in numbered {
            let told = away.iter().find(|(of, _)| *of == id).map(|&(_, away)| away);
            let Some(known) = self.event.player(id) else { continue };
            match (told, known.left) {
                (Some(Away::Withdrawn), None) => self.add(Command::Withdraw { id, from: round })?,
                (Some(Away::Expelled), None | Some(Leave::Withdrawn(_))) => {
                    self.add(Command::Expel { id, from: round, reason: self.reason.to_owned() })?;
                }
                (None | Some(Away::Bye(_)), Some(_)) => self.add(Command::Reinstate { id })?,
                _ => {}
            }
            let Some(known) = self.event.player(id) else { continue };
            let wanted = match told {
                Some(Away::Bye(bye)) => Some(bye),
                None if known.arrival <= round => None,
                None | Some(Away::Withdrawn | Away::Expelled) => continue,
            };
            if known.away(round) != wanted {
                self.add(Command::SetBye { id, round, bye: wanted })?;
            }
        }
        Ok(())
    }

    /// Returns the results of a round as known when the event had `entries` entries, or else the first known later.
    fn known_results(&mut self, round: RoundNo, entries: u16) -> Option<(u16, RoundResults)> {
        let boards = self.boards.get(round.index()).copied()?;
        let carried = self
            .codes
            .iter()
            .flat_map(|code| code.results.iter().filter(|of| of.round == round).map(move |of| (code, of)));
        let (right, other): (Vec<_>, Vec<_>) = carried.partition(|(_, of)| of.fingerprint == boards);
        if right.is_empty() {
            self.gaps.extend(other.iter().map(|(code, _)| Gap::OtherPairing(code.kind, code.round)));
        }
        let then =
            right.iter().filter(|(code, _)| code.entries <= entries).max_by_key(|(code, _)| code.entries);
        let later = || right.iter().min_by_key(|(code, _)| code.entries);
        then.or_else(later).map(|(code, of)| (code.entries, (*of).clone()))
    }

    /// Returns a result as on its board, from the view of the player who entered the event first.
    fn at_board(&self, round: RoundNo, number: BoardNo, result: Option<GameResult>) -> Option<GameResult> {
        let meeting = self.event.round(round)?.board(number)?.meeting;
        if meeting.white < meeting.black { result } else { result.map(GameResult::turned) }
    }

    /// Enters the results of a round as known when the event had `entries` entries, on boards without one.
    fn write_results(&mut self, round: RoundNo, entries: u16) -> Result<(), CommandError> {
        let Some((_, carried)) = self.known_results(round, entries) else { return Ok(()) };
        let Some(paired) = self.event.round(round) else { return Ok(()) };
        let open = |number: &BoardNo| paired.board(*number).is_some() && paired.result(*number).is_none();
        let boards = carried.results.iter().enumerate().map(|(at, result)| (board(at), *result));
        let results: Vec<(BoardNo, GameResult)> = boards
            .filter(|(number, _)| open(number))
            .filter_map(|(number, result)| Some((number, self.at_board(round, number, result)?)))
            .collect();
        if !results.is_empty() {
            self.add(Command::TakeOverResults { round, results })?;
        }
        for (number, points) in carried.adjusted {
            let id =
                self.event.round(round).and_then(|paired| paired.numbering().get(number.index()).copied());
            let Some(id) = id else { continue };
            let stands = self.event.round(round).map(|paired| paired.adjustment(id));
            if stands != Some(points) {
                let reason = self.reason.to_owned();
                self.add(Command::AdjustPoints { id, round, points, reason })?;
            }
        }
        Ok(())
    }

    /// Corrects differences between the rebuilt rounds up to `last` and the data known when the event had `entries`
    /// entries.
    fn correct(&mut self, last: RoundNo, entries: u16) -> Result<(), CommandError> {
        for round in last.up_to() {
            let (since, mut wanted) = match self.known_results(round, entries) {
                Some((since, carried)) => (since, carried.results),
                None => (0, Vec::new()),
            };
            let mut codes: Vec<&RescueCode> =
                self.codes.iter().filter(|code| code.entries <= entries).collect();
            codes.sort_by_key(|code| code.entries);
            for code in codes {
                for corrected in code.corrected.iter().filter(|of| of.round == round) {
                    self.correct_colours(round, corrected.board, corrected.first_has_white)?;
                    if let Some(slot) =
                        wanted.get_mut(corrected.board.index()).filter(|_| code.entries >= since)
                    {
                        *slot = corrected.result;
                    }
                }
            }
            for (at, wanted) in wanted.into_iter().enumerate() {
                let number = board(at);
                let result = self.at_board(round, number, wanted);
                let stands = self.event.round(round).and_then(|paired| paired.result(number));
                if result.is_some() && stands.is_some() && result != stands {
                    let (follow, reason) = (Follow::Record, self.reason.to_owned());
                    self.add(Command::CorrectResult { round, board: number, result, follow, reason })?;
                }
            }
        }
        Ok(())
    }

    fn correct_colours(&mut self, round: RoundNo, number: BoardNo, first: bool) -> Result<(), CommandError> {
        let meeting = self.event.round(round).and_then(|paired| paired.board(number)).map(|of| of.meeting);
        if meeting.is_some_and(|of| (of.white < of.black) != first) {
            let (follow, reason) = (Follow::Record, self.reason.to_owned());
            self.add(Command::CorrectColours { round, board: number, follow, reason })?;
        }
        Ok(())
    }

    /// Enters the data known after the last rebuilt round.
    fn finish(&mut self) -> Result<(), RescueError> {
        let Some(last) = self.event.last_published() else { return Err(RescueError::NoBeginning) };
        self.write_results(last, u16::MAX)?;
        self.correct(last, u16::MAX)?;
        let missing = self.event.round(last).map_or(0, |paired| paired.missing());
        if missing > 0 && !self.gaps.contains(&Gap::NoResults(last)) {
            self.gaps.push(Gap::Open { round: last, missing });
        }
        let standings =
            self.codes.iter().filter(|code| code.kind == CodeKind::Standings && code.round == last);
        let Some(newest) = standings.max_by_key(|code| code.entries) else { return Ok(()) };
        let numbering = self.event.numbering().to_vec();
        let id = |number: PairingNumber| numbering.get(number.index()).copied();
        let away: Vec<(PlayerId, Away)> =
            newest.next_away.iter().filter_map(|&(number, away)| Some((id(number)?, away))).collect();
        Ok(self.come_and_go(last.next(), &numbering, &away)?)
    }

    /// Records the departure from FIDE mode that the newest code states, unless a rebuilt correction was one.
    fn leave_fide_mode(&mut self) -> Result<(), CommandError> {
        let newest = self.codes.iter().max_by_key(|code| (code.entries, code.round));
        let left = newest.and_then(|code| code.left_fide_mode).filter(|_| self.event.departure().is_none());
        left.map_or(Ok(()), |round| self.add(Command::LeaveFideMode(DepartingAct::InReport(round))))
    }
}

impl Rescued {
    /// Returns the commands together with what no code states: the forbidden pairs of a list of players, by their new
    /// numbers (`id` maps the players), and its departure from FIDE mode if it is newer than the codes. Pairs of players
    /// who were registered before round 1 are forbidden before it, as the rules require (C.04.2 5.2).
    pub fn commands_with(
        &self,
        pairs: &[ForbiddenPair],
        id: impl Fn(PlayerId) -> Option<PlayerId>,
        left: Option<Departure>,
    ) -> Vec<Command> {
        let renamed = pairs.iter().filter_map(|pair| {
            let [one, other] = pair.players.map(&id);
            Some(ForbiddenPair { players: [one?, other?], ..*pair })
        });
        let all: Vec<ForbiddenPair> = renamed.collect();
        let announce =
            |forbidden| Command::Announce(Box::new(Settings { forbidden, ..self.event.settings().clone() }));
        let is_draft = |command: &Command| matches!(command, Command::DraftRound(_));
        let first = self.commands.iter().position(is_draft).unwrap_or(self.commands.len());
        let before = self.commands.iter().take(first);
        let known = before.filter(|command| matches!(command, Command::Register { .. })).count();
        let is_known = |pair: &&ForbiddenPair| pair.players.iter().all(|id| id.index() < known);
        let early: Vec<ForbiddenPair> = all.iter().filter(is_known).copied().collect();
        let late = (early.len() < all.len()).then(|| announce(all));
        let can_leave = self.event.last_published().is_some() && self.event.departure().is_none();
        let leave =
            left.filter(|_| can_leave).map(|left| Command::LeaveFideMode(DepartingAct::InReport(left.round)));
        let mut commands = self.commands.clone();
        if !early.is_empty() {
            commands.insert(first, announce(early));
        }
        commands.extend(leave.into_iter().chain(late));
        commands
    }
}
