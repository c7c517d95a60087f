//! Creation of the code of a sheet from an event.

use super::block::{self, VALUES};
use super::code::{CodeKind, Corrected, RescueCode, Terms};
use super::number::FINGERPRINTS;
use super::result::RoundResults;
use super::seating::{Away, Late, Seating};
use super::tie_breaks;
use super::written;
use crate::command::Command;
use crate::format::{Pair, Seat};
use crate::history::{Entry, History, StepId};
use crate::swiss::{board_order_by, virtual_points};
use crate::tournament::{
    BoardNo, Bye, GameResult, Leave, Meeting, OptionValue, PairingNumber, PlayerId, Points, Round, RoundNo,
    RoundPlace, Settings, Snapshot, Stage,
};
use std::collections::HashMap;

/// Returns the code of the pairing of a published round at a step; `None` if a code cannot express all of it:
/// `docs/rescue.md` lists the limits.
pub fn of_pairings(history: &History, step: StepId, round: RoundNo) -> Option<String> {
    let told = Told::of(history, step, round)?;
    let seating = told.seating()?;
    let results = round.previous().into_iter().chain([round]).filter_map(|of| told.results(of)).collect();
    let corrected = told.corrected(CodeKind::Pairings);
    written(&RescueCode { seating: Some(seating), results, corrected, ..told.code(CodeKind::Pairings)? })
}

/// Returns the code of the standings after a published round at a step; `None` as [`of_pairings`].
pub fn of_standings(history: &History, step: StepId, after: RoundNo) -> Option<String> {
    let told = Told::of(history, step, after)?;
    let settings = told.snapshot.settings();
    let list = Some(&settings.tie_breaks).filter(|list| tie_breaks::has_room(list));
    written(&RescueCode {
        results: told.results(after).into_iter().collect(),
        corrected: told.corrected(CodeKind::Standings),
        tie_breaks: list.map(|list| (settings.tie_break_rules, list.clone())),
        next_away: told.next_away(),
        ..told.code(CodeKind::Standings)?
    })
}

/// An event at a step, as seen by a sheet of a round.
struct Told<'a> {
    history: &'a History,
    step: StepId,
    snapshot: &'a Snapshot,
    round: RoundNo,
    paired: &'a Round,
    /// Position of each numbered player in the order of entry into the event, counted from 1.
    entrants: HashMap<PlayerId, u16>,
    /// Players without a number in round 1, in that order.
    new: Vec<PlayerId>,
}

impl<'a> Told<'a> {
    fn of(history: &'a History, step: StepId, round: RoundNo) -> Option<Self> {
        let snapshot = history.at(step)?;
        let published = |round| snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
        let (first, paired) = (published(RoundNo(1))?, published(round)?);
        let is_plain = |round: &Round| round.play.is_none() && !round.by_table;
        let has_more = snapshot.teams().next().is_some()
            || !snapshot.legs().is_empty()
            || !snapshot.play_offs().is_empty()
            || !snapshot.settings().virtual_points.is_empty();
        if has_more || !round.up_to().filter_map(published).all(is_plain) {
            return None;
        }
        let base = first.numbering().iter().copied().zip(1..);
        let mut entrants: HashMap<PlayerId, u16> = base.collect();
        let is_new = |id: &PlayerId| !entrants.contains_key(id);
        let mut new: Vec<PlayerId> = paired.numbering().iter().copied().filter(is_new).collect();
        new.sort_by_key(|&id| (snapshot.player(id).map(|known| known.arrival), id));
        let after = u16::try_from(first.numbering().len()).ok()?;
        entrants.extend(new.iter().copied().zip(after + 1..));
        Some(Self { history, step, snapshot, round, paired, entrants, new })
    }

    /// Returns the common part of all codes.
    fn code(&self, kind: CodeKind) -> Option<RescueCode> {
        let settings = self.snapshot.settings();
        Some(RescueCode {
            event: event_fingerprint(self.history),
            kind,
            round: self.round,
            entries: entries(self.history),
            terms: terms(settings)?,
            players: u16::try_from(self.paired.numbering().len()).ok()?,
            seating: None,
            results: Vec::new(),
            corrected: Vec::new(),
            tie_breaks: None,
            next_away: Vec::new(),
            left_fide_mode: self.snapshot.departure().map(|left| left.round),
        })
    }

    fn number(paired: &Round, id: PlayerId) -> Option<PairingNumber> {
        let at = paired.numbering().iter().position(|&other| other == id)?;
        Some(PairingNumber(u16::try_from(at + 1).ok()?))
    }

    fn numbered(&self) -> impl Iterator<Item = (PairingNumber, PlayerId)> + '_ {
        (1..=u16::MAX).map(PairingNumber).zip(self.paired.numbering().iter().copied())
    }

    /// Returns the late entries; `None` if one of them has individual byes in rounds that they missed.
    fn late(&self) -> Option<Vec<Late>> {
        let before = self.numbered().filter(|(_, id)| !self.new.contains(id)).map(|(_, id)| (id, false));
        let late = before.chain(self.new.iter().map(|&id| (id, true))).filter_map(|(id, is_new)| {
            let known = self.snapshot.player(id)?;
            (is_new || known.arrival > RoundNo(1)).then_some((id, known, is_new))
        });
        let late = late.map(|(id, known, is_new)| {
            let is_as_missed = |(&round, &bye)| round >= known.arrival || bye == known.missed;
            known.byes.iter().all(is_as_missed).then_some(())?;
            let number = Self::number(self.paired, id)?;
            Some(Late { number, arrival: known.arrival, missed: known.missed, is_new })
        });
        late.collect()
    }

    fn seating(&self) -> Option<Seating> {
        if self.paired.virtual_points() != virtual_points(self.snapshot, self.round, self.paired.numbering())
        {
            return None;
        }
        let late = self.late()?;
        let before = self.numbered().filter(|(_, id)| !self.new.contains(id));
        let order: Option<Vec<PairingNumber>> =
            before.map(|(_, id)| self.entrants.get(&id).copied().map(PairingNumber)).collect();
        let order = order.filter(|order| !order.is_sorted());
        let (mut bye, mut away) = (None, Vec::new());
        for (number, id) in self.numbered() {
            let known = self.snapshot.player(id)?;
            let has_left = known.withdrawn().is_some_and(|from| from <= self.round);
            match self.paired.place(id) {
                // A player called in before their arrival would be both at a board and absent.
                RoundPlace::AtBoard(..) => (known.arrival <= self.round).then_some(())?,
                RoundPlace::Bye(Bye::PairingAllocated) => bye = Some(number),
                RoundPlace::Bye(Bye::Requested(_)) if has_left => away.push((number, left(known.left?))),
                RoundPlace::Bye(Bye::Requested(kind)) if known.arrival > self.round => {
                    (kind == known.missed).then_some(())?;
                }
                RoundPlace::Bye(Bye::Requested(kind)) => away.push((number, Away::Bye(kind))),
                RoundPlace::Nowhere | RoundPlace::Pool | RoundPlace::Through | RoundPlace::Idle => {
                    return None;
                }
            }
        }
        let meetings: Vec<Meeting> = self.paired.boards().iter().map(|board| board.meeting).collect();
        let number = |id| Self::number(self.paired, id);
        let numbers = meetings.iter().map(|of| Some([number(of.white)?, number(of.black)?]));
        let numbers = numbers.collect::<Option<Vec<[PairingNumber; 2]>>>()?;
        let mut pairs: Vec<(usize, [PairingNumber; 2])> = numbers.into_iter().enumerate().collect();
        pairs.sort_by_key(|(_, pair)| pair.iter().min().copied());
        let mut boards = vec![0; pairs.len()];
        for (pair, &(board, _)) in (0..).zip(&pairs) {
            *boards.get_mut(board)? = pair;
        }
        let unordered: Vec<Meeting> =
            pairs.iter().filter_map(|&(board, _)| meetings.get(board).copied()).collect();
        let ordered = in_order(
            self.snapshot,
            self.round,
            self.paired.numbering(),
            self.paired.virtual_points(),
            unordered,
        );
        Some(Seating {
            late,
            order,
            bye,
            away,
            pairs: pairs.into_iter().map(|(_, pair)| pair).collect(),
            boards: (ordered != meetings).then_some(boards),
            fingerprint: self.fingerprint(self.paired)?,
        })
    }

    fn fingerprint(&self, paired: &Round) -> Option<u16> {
        let entrant = |id: PlayerId| self.entrants.get(&id).copied();
        let boards = paired
            .boards()
            .iter()
            .map(|board| Some([entrant(board.meeting.white)?, entrant(board.meeting.black)?]));
        let boards = boards.collect::<Option<Vec<_>>>()?;
        let bye = match paired.pairing_allocated_bye() {
            Some(id) => Some(entrant(id)?),
            None => None,
        };
        Some(fingerprint(&boards, bye))
    }

    /// Returns the results of the boards of a round; `None` if it has neither results nor adjusted points, or
    /// if a player of a board is unknown.
    fn results(&self, round: RoundNo) -> Option<RoundResults> {
        let paired = self.snapshot.round(round)?;
        let results = paired.games().map(|(_, board, result)| self.seen_by_first(board.meeting, result));
        let results: Vec<Option<GameResult>> = results.collect::<Option<_>>()?;
        let adjusted = paired.adjustments().map(|(id, points)| Some((Self::number(paired, id)?, points)));
        let adjusted = adjusted.collect::<Option<Vec<(PairingNumber, Points)>>>()?;
        if results.iter().all(Option::is_none) && adjusted.is_empty() {
            return None;
        }
        Some(RoundResults { round, fingerprint: self.fingerprint(paired)?, results, adjusted })
    }

    /// Returns a result as if the player who entered the event first had White.
    #[expect(clippy::option_option, reason = "a board without a result is not one of unknown players")]
    fn seen_by_first(&self, meeting: Meeting, result: Option<GameResult>) -> Option<Option<GameResult>> {
        let first_has_white = self.first_has_white(meeting)?;
        Some(if first_has_white { result } else { result.map(GameResult::turned) })
    }

    fn first_has_white(&self, meeting: Meeting) -> Option<bool> {
        Some(self.entrants.get(&meeting.white)? < self.entrants.get(&meeting.black)?)
    }

    /// Returns the boards that differ on the sheets before this one: results corrected after the next round was
    /// published, and colours corrected after the round itself was.
    fn corrected(&self, kind: CodeKind) -> Vec<Corrected> {
        let line: Vec<&Snapshot> =
            self.history.line_to(self.step).into_iter().filter_map(|step| self.history.at(step)).collect();
        let last = match kind {
            CodeKind::Pairings => self.round.previous(),
            CodeKind::Standings => Some(self.round),
        };
        let mut corrected = Vec::new();
        for round in last.into_iter().flat_map(RoundNo::up_to) {
            let Some(now) = self.snapshot.round(round) else { continue };
            let printed = published_since(&line, round).and_then(|then| then.round(round));
            let carried = published_since(&line, round.next()).and_then(|then| then.round(round));
            // This sheet carries the results of its last round.
            let carried = carried.filter(|_| Some(round) != last);
            for (board, of, result) in now.games() {
                let was = carried.map(|then| then.result(board));
                let turned = printed.and_then(|then| then.board(board)).map(|then| then.meeting.turned());
                let is_other = was.is_some_and(|was| was != result) || turned == Some(of.meeting);
                let told = self.seen_by_first(of.meeting, result).zip(self.first_has_white(of.meeting));
                if let Some((result, first_has_white)) = told.filter(|_| is_other) {
                    corrected.push(Corrected { round, board, result, first_has_white });
                }
            }
        }
        corrected
    }

    /// Returns the players absent in the next round, as far as arranged.
    fn next_away(&self) -> Vec<(PairingNumber, Away)> {
        let next = self.round.next();
        let away = self.numbered().filter_map(|(number, id)| {
            let known = self.snapshot.player(id)?;
            if let Some(leave) = known.left.filter(|leave| leave.from() <= next) {
                return Some((number, left(leave)));
            }
            let bye = known.away(next).filter(|_| known.arrival <= next)?;
            (next <= self.snapshot.settings().rounds).then_some((number, Away::Bye(bye)))
        });
        away.collect()
    }
}

fn left(leave: Leave) -> Away {
    match leave {
        Leave::Withdrawn(_) => Away::Withdrawn,
        Leave::Expelled(_) => Away::Expelled,
    }
}

/// Returns the first state of an event, in order, since which a round has been published continuously up to the last
/// one.
fn published_since<'a>(line: &[&'a Snapshot], round: RoundNo) -> Option<&'a Snapshot> {
    let is_published = |snapshot: &&&Snapshot| {
        snapshot.round(round).is_some_and(|paired| paired.stage() == Stage::Published)
    };
    line.iter().rev().take_while(is_published).last().copied()
}

/// Returns the settings of an event; `None` if a code cannot express them.
fn terms(settings: &Settings) -> Option<Terms> {
    let maxi = settings.options.get("maxi");
    let has_others = settings.options.iter().any(|(key, _)| key != "maxi");
    (!has_others && settings.acceleration.is_of_fide()).then(|| Terms {
        system: settings.system.clone(),
        maxi: maxi == Some(OptionValue::YesNo(true)),
        rounds: settings.rounds,
        initial_colour: settings.initial_colour,
        acceleration: settings.acceleration,
        points: settings.points,
    })
}

/// Returns the number of entries that changed an event; printing is not counted.
fn entries(history: &History) -> u16 {
    let changes = |entry: &Entry| matches!(entry, Entry::Did(_) | Entry::Moved(_) | Entry::TookOut { .. });
    let count = history.log().iter().filter(|line| changes(&line.entry)).count();
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Returns the fingerprint of an event, below 2^20: it is derived from the first entries of its file, which never
/// change.
fn event_fingerprint(history: &History) -> u32 {
    let mut letters: Vec<u8> = Vec::new();
    letters.extend(history.log().first().map_or(0, |line| line.at.0).to_be_bytes());
    for line in history.log() {
        match &line.entry {
            Entry::Did(Command::Announce(settings)) => letters.extend(settings.name.as_str().bytes()),
            Entry::Did(Command::Register { player, .. }) => {
                letters.extend(player.name.as_str().bytes());
                break;
            }
            Entry::Did(Command::DraftRound(_)) => break,
            _ => {}
        }
    }
    let values: Vec<u32> = letters.into_iter().map(u32::from).collect();
    block::sum(&values) % VALUES
}

/// Returns the fingerprint of the boards of a round and its bye, which identifies another pairing of it: the pairs at
/// each board, ignoring colours.
pub(super) fn fingerprint(boards: &[[u16; 2]], bye: Option<u16>) -> u16 {
    let pairs =
        boards.iter().map(|&[one, other]| u32::from(one.min(other)) * 1024 + u32::from(one.max(other)));
    let values: Vec<u32> = pairs.chain([bye.map_or(0, u32::from)]).collect();
    u16::try_from(block::sum(&values) % u32::from(FINGERPRINTS)).unwrap_or(0)
}

/// Sorts the pairs of a round in the order of publication, by the scores before it.
pub(super) fn in_order(
    snapshot: &Snapshot,
    round: RoundNo,
    numbering: &[PlayerId],
    given: &[(PlayerId, Points)],
    mut pairs: Vec<Meeting>,
) -> Vec<Meeting> {
    let mut scores = snapshot.scores(round.index());
    for &(id, points) in given {
        if let Some(score) = scores.get_mut(id.index()) {
            *score += points;
        }
    }
    let seats: HashMap<PlayerId, u16> = numbering.iter().copied().zip(0..).collect();
    let seat = |id: PlayerId| Seat(seats.get(&id).copied().unwrap_or(u16::MAX));
    let score = |seat: Seat| {
        let of = numbering.get(seat.index()).and_then(|id| scores.get(id.index()));
        of.copied().unwrap_or_default()
    };
    pairs.sort_by_cached_key(|of| {
        board_order_by(Pair { white: seat(of.white), black: seat(of.black) }, score)
    });
    pairs
}

/// Returns the number of a board by its index, counted from 0.
pub(super) fn board(at: usize) -> BoardNo {
    BoardNo(u16::try_from(at + 1).unwrap_or(u16::MAX))
}
