//! The rounds of a file: absences, pairings, results.

use super::{ImportError, Importer, Loss, id};
use crate::command::{Command, CommandError, Follow};
use crate::format::{Pair, Seat};
use crate::pairing::{facts, in_matches, reserved_boards, setting};
use crate::swiss::board_order_by;
use crate::tournament::{
    BoardNo, Bye, Colour, Draft, GameResult, Meeting, PlayerId, Points, RequestedBye, RoundNo,
};
use crate::trf::result_points::Worth;
use crate::trf::{Code, Record, RoundCell, acceleration, floats, numbers};
use std::collections::BTreeMap;

impl Importer<'_> {
    /// Returns the places of the players in order of their numbers in a round. Of players without a stated one, those who
    /// arrive later have none yet, and the others follow in the order of the file.
    pub(super) fn order_in(&self, round: RoundNo, order: &[usize]) -> Vec<usize> {
        let Some(stated) = numbers::of_round(self.file, round) else { return order.to_vec() };
        let mut own: Vec<usize> = Vec::with_capacity(order.len());
        let has_come = |&place: &usize| {
            let known = self.event.snapshot().player(id(place));
            known.is_none_or(|known| known.arrival <= round)
        };
        let others = order.iter().copied().filter(has_come);
        for place in stated.into_iter().filter_map(|number| self.place(number)).chain(others) {
            if !own.contains(&place) {
                own.push(place);
            }
        }
        own
    }

    /// Adds a round paired by results: absences, pairings, results. `scores` are those before the round,
    /// updated for it.
    pub(super) fn round(
        &mut self,
        round: RoundNo,
        order: &[usize],
        scores: &mut [Points],
    ) -> Result<(), ImportError> {
        let file = self.file;
        // Columns beyond the games of the system are due to a wrong comment.
        let system = facts(self.event.snapshot().settings().system.as_str());
        let games = system.map(|facts| facts.games);
        let games =
            games.filter(|&games| self.columns.round(round).count() == usize::from(games)).unwrap_or(1);
        let (mut pairs, bye) = self.met(round)?;
        // Boards are in order of pairing numbers, which may differ from that of the file.
        let seats: BTreeMap<usize, u16> = order.iter().copied().zip(0..).collect();
        let seat = |place: Seat| Seat(seats.get(&place.index()).copied().unwrap_or(u16::MAX));
        let worth_of_round = self.points.of_match(games);
        let given = acceleration::in_round(file, round, self.rounds, &worth_of_round);
        let score = |seat: Seat| {
            let of =
                |place: &usize| Some(*scores.get(*place)? + given.get(*place).copied().unwrap_or_default());
            order.get(seat.index()).and_then(of).unwrap_or_default()
        };
        pairs.sort_by_cached_key(|pair| {
            board_order_by(Pair { white: seat(pair.white), black: seat(pair.black) }, score)
        });
        // In order of pairing numbers: the last member of a group is its border.
        let points_of = |&place: &usize| given.get(place).copied().filter(|&points| points != Points::ZERO);
        let virtual_points = order.iter().filter_map(|place| Some((id(*place), points_of(place)?))).collect();
        let meeting = |pair: &Pair| Meeting { white: id(pair.white.index()), black: id(pair.black.index()) };
        let pairs = reserved_boards::seat(pairs, games, |pair| {
            reserved_boards::of_meeting(self.event.snapshot(), meeting(pair))
        });
        let meetings: Vec<Meeting> = pairs.iter().map(meeting).collect();
        let (boards, matches) =
            if games > 1 { in_matches(&meetings, games) } else { (meetings, Box::default()) };
        let stated = floats::stated(self.whole, round, |number| self.place(number).map(id));
        let floats = (1..=u16::MAX).map(BoardNo).zip(&boards).filter_map(|(board, meeting)| {
            let (_, float) = stated.iter().find(|(players, _)| *players == [meeting.white, meeting.black])?;
            Some((board, *float))
        });
        let floats = floats.collect();
        self.add(Command::DraftRound(Draft {
            games: if games > 1 { games } else { 0 },
            numbering: self.numbering(order),
            boards,
            matches,
            bye,
            virtual_points,
            floats,
            ..Draft::of(round, self.event.snapshot().settings().system.clone())
        }))?;
        self.add(Command::publish(round))?;
        self.results_of_pairs(round, &pairs, games)?;
        let worth = Worth::of_system(&self.points, games);
        for (place, (score, line)) in scores.iter_mut().zip(&file.players).enumerate() {
            let cells = (0..games.into()).map(|game| self.cell(place, round, (game, games)));
            *score += cells.map(|cell| worth.of_cell(line.number, round, cell)).sum();
        }
        Ok(())
    }

    /// Returns the numbers of a round if they differ from those that the players have.
    fn numbering(&self, order: &[usize]) -> Option<Vec<PlayerId>> {
        let order: Vec<PlayerId> = order.iter().copied().map(id).collect();
        (self.event.snapshot().numbering() != order).then_some(order)
    }

    /// Records the absences of a round; returns its pairings, White first, and the player with the bye.
    fn met(&mut self, round: RoundNo) -> Result<(Vec<Pair>, Option<PlayerId>), CommandError> {
        let file = self.file;
        let mut pairs = Vec::new();
        let mut bye = None;
        for (place, line) in file.players.iter().enumerate() {
            match line.cell(round) {
                RoundCell::Game { opponent, colour: Colour::White, .. } => {
                    if let Some(black) = self.places.get(usize::from(opponent.0)).copied().flatten() {
                        let seat = |place| Seat(u16::try_from(place).unwrap_or(u16::MAX));
                        pairs.push(Pair { white: seat(place), black: seat(black) });
                    }
                }
                RoundCell::Game { colour: Colour::Black, .. } => {}
                RoundCell::Alone(Code::PairingAllocatedBye) if bye.is_none() => bye = Some(id(place)),
                RoundCell::Alone(code) => self.away(place, round, code)?,
                RoundCell::Blank => self.away(place, round, Code::ZeroPointBye)?,
            }
        }
        self.colour_by_rules(round, &mut pairs);
        Ok((pairs, bye))
    }

    /// Returns true if the file does not state the colours of a game.
    fn lacks_colours(&self, pair: &Pair, round: RoundNo) -> bool {
        let line = self.file.players.get(pair.white.index());
        self.columns.is_plain()
            && line.is_some_and(|line| self.file.uncoloured.contains(&(line.number, round)))
    }

    /// Assigns the colours of the rules to forfeited games whose colours the file does not state.
    fn colour_by_rules(&self, round: RoundNo, pairs: &mut [Pair]) {
        let is_open = |pair: &Pair| self.lacks_colours(pair, round);
        if !pairs.iter().any(is_open) {
            return;
        }
        let Ok(setting) = setting(self.event.snapshot(), round) else { return };
        let Some(swiss) = setting.system.swiss() else { return };
        for pair in pairs.iter_mut().filter(|pair| is_open(pair)) {
            let seats = [pair.white, pair.black].map(|seat| setting.seat(id(seat.index())));
            if let [Some(one), Some(other)] = seats
                && swiss.colours(&setting.field, [one, other]).0.white == other
            {
                *pair = Pair { white: pair.black, black: pair.white };
            }
        }
    }

    fn results_of_pairs(&mut self, round: RoundNo, pairs: &[Pair], games: u8) -> Result<(), CommandError> {
        let this = &*self;
        let of_pair = |&pair: &Pair| {
            let turned = Pair { white: pair.black, black: pair.white };
            let colours = move |game: usize| if game.is_multiple_of(2) { pair } else { turned };
            (0..games.into()).map(move |game| this.result(colours(game), round, (game, games)))
        };
        let results: Vec<(BoardNo, GameResult)> = (1..=u16::MAX)
            .map(BoardNo)
            .zip(pairs.iter().flat_map(of_pair))
            .filter_map(|(board, result)| Some((board, result?)))
            .collect();
        if !results.is_empty() {
            self.add(Command::TakeOverResults { round, results })?;
        }
        for board in self.turned(round, pairs, games) {
            let reason = "TRF".to_owned();
            self.add(Command::CorrectColours { round, board, follow: Follow::Record, reason })?;
        }
        Ok(())
    }

    /// Returns the boards of matches of several games on which colours do not alternate.
    fn turned(&self, round: RoundNo, pairs: &[Pair], games: u8) -> Vec<BoardNo> {
        let by_turns = [Colour::White, Colour::Black];
        let is_turned = |pair: &Pair, game: usize| match self.cell(pair.white.index(), round, (game, games)) {
            RoundCell::Game { colour, .. } => colour != by_turns[game % 2],
            RoundCell::Alone(_) | RoundCell::Blank => false,
        };
        let played = pairs.iter().flat_map(|pair| (0..games.into()).map(move |game| (pair, game)));
        let boards = played.zip((1..=u16::MAX).map(BoardNo));
        let is_stated = |pair: &Pair| !self.lacks_colours(pair, round);
        boards
            .filter(|&((pair, game), _)| is_stated(pair) && is_turned(pair, game))
            .map(|(_, board)| board)
            .collect()
    }

    /// Returns a player's columns of a game of a round, counted from 0, of `games`.
    fn cell(&self, place: usize, round: RoundNo, (game, games): (usize, u8)) -> RoundCell {
        let cell = match games {
            1 => self.file.players.get(place).map(|line| line.cell(round)),
            _ => {
                let column = self.columns.first(round) + game;
                self.whole.players.get(place).and_then(|line| line.cells.get(column)).copied()
            }
        };
        cell.unwrap_or(RoundCell::Blank)
    }

    fn result(&self, pair: Pair, round: RoundNo, game: (usize, u8)) -> Option<GameResult> {
        let code = |seat: Seat| self.cell(seat.index(), round, game).code();
        Code::game(code(pair.white)?, code(pair.black)?)
    }

    /// Records a player's bye or absence in a round.
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
        let (arrival, missed) = self.arrival(line);
        match self.withdrawn.get(place).copied().flatten() {
            Some(from) if from == round => self.add(Command::Withdraw { id: id(place), from }),
            Some(from) if from < round => Ok(()),
            _ if round < arrival && bye == missed => Ok(()),
            _ => self.add(Command::SetBye { id: id(place), round, bye: Some(bye) }),
        }
    }

    /// Records the byes announced for the round to be paired and later ones, after the return of players who are back by
    /// then: they can have some.
    pub(super) fn announced(&mut self, next: RoundNo) -> Result<(), CommandError> {
        self.reinstate(|from| from >= next && next > RoundNo(1))?;
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
                if let Some(place) = self.place(*number) {
                    self.away(place, round, Code::of_bye(Bye::Requested(*bye)))?;
                }
            }
        }
        Ok(())
    }
}
