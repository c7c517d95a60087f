//! Players and their arrangements.

use super::head::name;
use super::tables::{FileGame, pair};
use super::{Importer, Loss, id};
use crate::command::{Command, CommandError};
use crate::format::Paired;
use crate::pairing::facts;
use crate::tournament::{
    BoardNo, Bye, Licence, PairingNumber, Player, PlayerId, Rating, RequestedBye, RoundNo,
};
use crate::trf::comment::{self, Word};
use crate::trf::text::date;
use crate::trf::{Code, Details, National, PlayerLine, Record, RoundCell, numbers, verbatim};
use std::collections::{BTreeSet, HashSet};

impl Importer<'_> {
    pub(super) fn register(&mut self) -> Result<(), CommandError> {
        let (mut ids, mut licences) = (HashSet::new(), HashSet::new());
        let mut renumbered = false;
        let file = self.file;
        let earlier = numbers::earlier_ratings(file);
        let mut players: Vec<Player> = file.players.iter().map(|line| self.player(line)).collect();
        Player::spell_in_ascii(&mut players);
        for ((place, line), mut player) in file.players.iter().enumerate().zip(players) {
            let fide_id = player.fide_id;
            player.fide_id = fide_id.filter(|&id| ids.insert(id));
            let licence = player.licence;
            player.licence = licence.filter(|&licence| licences.insert(licence));
            if (player.fide_id, player.licence) != (fide_id, licence) {
                self.losses.push(Loss::DoubleId { number: line.number });
            }
            let becomes = PairingNumber(u16::try_from(place + 1).unwrap_or(u16::MAX));
            if becomes != line.number && !renumbered {
                renumbered = true;
                self.losses.push(Loss::Renumbered { number: line.number, becomes });
            }
            if let Some(&[rating, national_rating]) = earlier.get(&line.number) {
                let then = Player { rating, national_rating, ..player.clone() };
                self.corrected.push((id(place), std::mem::replace(&mut player, then)));
            }
            let (arrival, missed) = self.arrival(line);
            self.add(Command::Register { player, arrival, missed })?;
        }
        Ok(())
    }

    /// Corrects the ratings that differed until the last round, so that the numbers of the next round follow.
    pub(super) fn correct_ratings(&mut self) -> Result<(), CommandError> {
        for (id, player) in std::mem::take(&mut self.corrected) {
            if self.event.snapshot().player(id).is_some_and(|known| known.player != player) {
                self.add(Command::EditPlayer { id, player, reason: "TRF".to_owned() })?;
            }
        }
        Ok(())
    }

    /// Assigns reserved boards as in the file's comment. Invalid ones are skipped, like unknown keys.
    pub(super) fn seat_at_own_boards(&mut self) {
        for (number, board) in comment::by_number(self.file, Word::OwnBoards) {
            let Some(place) = self.place(PairingNumber(number)) else { continue };
            let _refused = self.add(Command::SetOwnBoard { id: id(place), board: Some(BoardNo(board)) });
        }
    }

    /// Returns the first round of a player and the bye for earlier rounds: as stated by the file, if all earlier rounds
    /// have the same bye. A player who only missed the first rounds was absent: columns do not show late entries. A
    /// player called in after a round was paired was expected later; the pairing of the round makes them arrive.
    pub(super) fn arrival(&self, line: &PlayerLine) -> (RoundNo, RequestedBye) {
        let (arrival, missed) = self.stated_arrival(line);
        let has_game = |round: &RoundNo| line.cells.iter().take(round.index()).any(RoundCell::is_pairing);
        let called_in = self.called_in.get(&line.number).filter(|round| !has_game(round));
        (called_in.map_or(arrival, |round| round.next()), missed)
    }

    fn stated_arrival(&self, line: &PlayerLine) -> (RoundNo, RequestedBye) {
        let expected = (RoundNo(1), RequestedBye::ZeroPoint);
        let Some(&round) = self.late.get(&line.number) else { return expected };
        let earlier = line.cells.iter().take(round.index());
        let byes: Vec<Option<RequestedBye>> = earlier
            .map(|cell| match cell.code()?.bye()? {
                Bye::Requested(bye) => Some(bye),
                Bye::PairingAllocated => None,
            })
            .collect();
        // A team can also seat players before their arrival, on boards that it forfeits.
        let is_of_team = !self.teams.is_empty() && self.pairs_teams();
        if byes.contains(&None) && !is_of_team {
            return expected;
        }
        let mut missed: Vec<RequestedBye> = byes.iter().copied().flatten().collect();
        // Rounds to come have no columns yet.
        if byes.len() == line.cells.len() {
            let to_come = (byes.len() + 1..round.0.into()).filter_map(|round| u8::try_from(round).ok());
            let announced = to_come.map(|round| self.file.announced_byes(RoundNo(round)));
            missed.extend(announced.filter_map(|byes| byes.get(&line.number).copied()));
        }
        let of_team = comment::absences(self.file).into_iter();
        let of_team = of_team.filter(|&(number, of, _)| number == line.number && of < round);
        missed.extend(of_team.map(|(.., bye)| bye));
        let count = |bye: &RequestedBye| missed.iter().filter(|&other| other == bye).count();
        // Single rounds may differ from what the player has for all of them: the first of the most frequent byes.
        match missed.iter().copied().rev().max_by_key(count) {
            Some(bye) => (round, bye),
            None if is_of_team => (round, RequestedBye::ZeroPoint),
            None => expected,
        }
    }

    fn player(&mut self, line: &PlayerLine) -> Player {
        let details = &line.details;
        let number = line.number;
        let player_name = name(&details.name).or_else(|| {
            self.losses.push(Loss::NoPlayerName { number });
            name(&number.to_string())
        });
        // A number is always a valid name.
        let mut player = player_name
            .map_or_else(|| Player::named(self.event.snapshot().settings().name.clone()), Player::named);
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
        if player.title.is_none() && !details.title.is_empty() {
            self.losses.push(Loss::PlayerDetail { number, found: details.title.clone() });
        }
        if let Some(points) = details.rating.filter(|&points| points > 0 && player.rating.is_none()) {
            self.losses.push(Loss::PlayerDetail { number, found: points.to_string() });
        }
        if let Some(national) = line.national.iter().find(|line| verbatim::is_used(line)) {
            self.national(&mut player, line, national);
        }
        if let Some(&licence) = self.licences.get(&number) {
            player.licence = Some(licence);
        }
        player.estimated = self.estimated.get(&number).copied().unwrap_or_default();
        player.later_ratings = self.later_ratings.get(&number).cloned().unwrap_or_default();
        player
    }

    /// Imports rating and licence number of a national line, and its federation unless it is known from elsewhere.
    fn national(&mut self, player: &mut Player, line: &PlayerLine, national: &National) {
        player.national_rating = rating(&national.details);
        player.licence = Licence::new(&national.details.id).ok();
        let event = self.event.snapshot().settings().federation.as_ref();
        if verbatim::national_code(event, player) != national.federation {
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

    /// Returns the first round of each player's withdrawal, by place in the file: as in its comments; if they name
    /// no player, as derived from the columns.
    pub(super) fn withdrawals(&mut self) -> Vec<Option<RoundNo>> {
        let told = comment::rounds_of_players(self.file, Word::Withdrawn);
        let facts = facts(self.system.as_str());
        let is_table = facts.is_some_and(|facts| facts.is_predetermined() || facts.pairs_teams());
        let is_struck = facts.is_some_and(|facts| facts.strikes && facts.paired == Paired::Players);
        let infers = is_struck && !self.is_own() && told.is_empty();
        // A player of a list of values keeps their place while they are absent, even to the end.
        let is_told = facts.is_some_and(|facts| facts.by_values) && self.is_own();
        let file = self.file;
        let mut withdrawn = Vec::with_capacity(file.players.len());
        for line in &file.players {
            let found = match told.get(&line.number) {
                Some(&from) => Some(from),
                None if infers => self.forfeited_to_the_end(line),
                None if is_table || is_told || !told.is_empty() => None,
                None => self.next.previous().and_then(|last| self.withdrawal(line, last)),
            };
            withdrawn.push(found);
        }
        withdrawn
    }

    /// Withdraws the players who are absent from this round on. Players who had left before round 1 and were
    /// reinstated have a number from then on.
    pub(super) fn withdraw(&mut self, round: RoundNo) -> Result<(), CommandError> {
        if round == RoundNo(1) {
            let without = comment::players_and_rounds(self.file, Word::Unnumbered).into_iter();
            let without: Vec<PlayerId> =
                without.filter_map(|(number, _)| self.place(number)).map(id).collect();
            for id in without {
                self.add(Command::Withdraw { id, from: round })?;
            }
        }
        self.reinstate(|of| of == round)?;
        for (place, from) in self.withdrawn.clone().into_iter().enumerate() {
            if from == Some(round) {
                self.add(Command::Withdraw { id: id(place), from: round })?;
            }
        }
        Ok(())
    }

    /// Reinstates the players who had left before round 1 and have a number from some round on.
    pub(super) fn reinstate(&mut self, of: impl Fn(RoundNo) -> bool) -> Result<(), CommandError> {
        let back = comment::players_and_rounds(self.file, Word::Unnumbered).into_iter();
        let back: Vec<PlayerId> =
            back.filter(|(_, from)| of(*from)).filter_map(|(number, _)| self.place(number)).map(id).collect();
        back.into_iter().try_for_each(|id| self.add(Command::Reinstate { id }))
    }

    /// Returns the numbers of a round that the format pairs differently: the present ones, then those of new
    /// players. A table has no number for players who left before round 1, unless they are on a board.
    pub(super) fn numbers_by_hand(
        &self,
        round: RoundNo,
        order: &[usize],
        games: &[FileGame],
    ) -> Vec<PlayerId> {
        let snapshot = self.event.snapshot();
        let mut numbers = snapshot.numbering().to_vec();
        let known: BTreeSet<PlayerId> = numbers.iter().copied().collect();
        let playing: BTreeSet<PlayerId> = games.iter().flat_map(|game| pair(game.meeting)).collect();
        let is_due = |id: &PlayerId| {
            let player = snapshot.player(*id);
            let is_here = player.is_some_and(|known| known.arrival <= round && !known.left_before_start());
            !known.contains(id) && (is_here || playing.contains(id))
        };
        numbers.extend(order.iter().copied().map(id).filter(is_due));
        numbers
    }

    /// Returns true if hakem wrote the file, so that its comments state what the columns do not. TRF16 has no
    /// record of the program, and the comment names the system there.
    pub(super) fn is_own(&self) -> bool {
        self.file.text(Record::Program).is_some_and(|program| program.starts_with("hakem"))
            || comment::value(self.file, Word::System).is_some()
    }

    /// Returns the first of at least two consecutive games lost by forfeit by a player of a round robin, up to the
    /// last one: they have left it.
    fn forfeited_to_the_end(&mut self, line: &PlayerLine) -> Option<RoundNo> {
        let last = self.next.previous()?;
        let (mut from, mut games) = (None, 0);
        for round in last.up_to().rev() {
            match line.cell(round) {
                RoundCell::Game { code: Some(Code::ForfeitLoss), .. } => {
                    (from, games) = (Some(round), games + 1)
                }
                RoundCell::Alone(Code::ZeroPointBye) => {}
                _ => break,
            }
        }
        let round = from.filter(|_| games > 1)?;
        self.losses.push(Loss::TakenAsWithdrawn { number: line.number, round });
        Some(round)
    }

    /// Returns the first of the consecutive rounds missed up to the end, if the next one is announced as missed too.
    pub(super) fn withdrawal(&self, line: &PlayerLine, last: RoundNo) -> Option<RoundNo> {
        let absent = |round| line.cell(round) == RoundCell::Alone(Code::ZeroPointBye);
        if self.announced.get(&line.number) != Some(&RequestedBye::ZeroPoint) {
            return None;
        }
        last.up_to().rev().take_while(|&round| absent(round)).last()
    }
}

fn rating(details: &Details) -> Option<Rating> {
    details.rating.and_then(|points| Rating::new(points.into()).ok())
}
