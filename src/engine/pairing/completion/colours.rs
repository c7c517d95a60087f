//! Colours in rounds to come, within the limits of a system.
//!
//! What is assumed: two who meet may have their colours in any way that the limits of both let. The rules that allot colours can be
//! narrower, and they ask for scores that nobody knows yet. So what cannot be here cannot be by the rules either, while a schedule that is
//! found keeps the limits, but may have colours that the rules give the other way. The way that they are likelier to give, by the colours
//! that both have had, is therefore tried first.

use crate::format::Swiss;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// The colours of everybody, and what they let.
#[derive(Clone)]
pub(super) struct Colours {
    /// Whose limits they are; `None` where colours are not limited.
    system: Option<&'static dyn Swiss>,
    players: Vec<Player>,
}

/// One player.
#[derive(Clone)]
struct Player {
    /// The colours of their games, the earliest first.
    had: Vec<Colour>,
    /// Whether they may have White, and Black, in the next game.
    may_have: [bool; 2],
    /// How much they are due White: below 0, Black. Games more with one colour weigh more than the colour of the last.
    due: i32,
    /// Whether they may have any colour, whatever they had.
    is_free: bool,
}

impl Colours {
    /// Makes the colours of so many players before their first games.
    pub fn new(players: usize, system: Option<&'static dyn Swiss>) -> Self {
        let system = system.filter(|system| system.may_have(&[]).is_some());
        let player = Player { had: Vec::new(), may_have: [true; 2], due: 0, is_free: false };
        Self { system, players: vec![player; players] }
    }

    /// Whether colours are limited at all.
    pub fn are_limited(&self) -> bool {
        self.system.is_some()
    }

    /// Notes a game of a player.
    pub fn add(&mut self, player: usize, colour: Colour) {
        self.change(player, |had| had.push(colour));
    }

    /// Notes a game of two, White first.
    pub fn give(&mut self, [white, black]: [usize; 2]) {
        self.add(white, Colour::White);
        self.add(black, Colour::Black);
    }

    /// Takes back the latest game of two.
    pub fn take_back(&mut self, pair: [usize; 2]) {
        pair.into_iter()
            .for_each(|player| self.change(player, |had| had.truncate(had.len().saturating_sub(1))));
    }

    /// Lets a player have any colour.
    pub fn set_free(&mut self, player: usize) {
        if let Some(of) = self.players.get_mut(player) {
            (of.is_free, of.may_have) = (true, [true; 2]);
        }
    }

    /// Whether one way of colours at least is within the limits of both.
    pub fn may_meet(&self, one: usize, other: usize) -> bool {
        self.fits([one, other]) || self.fits([other, one])
    }

    /// Returns the ways of colours within the limits of two who meet, White first, the likelier one first.
    pub fn ways(&self, one: usize, other: usize) -> impl Iterator<Item = [usize; 2]> + use<> {
        let due = |player: usize| self.players.get(player).map_or(0, |of| of.due);
        let likelier = if due(other) > due(one) { [other, one] } else { [one, other] };
        let [white, black] = likelier;
        let ways = [likelier, [black, white]].map(|way| self.fits(way).then_some(way));
        ways.into_iter().flatten()
    }

    /// Whether the limits of both let two meet so, White first.
    fn fits(&self, [white, black]: [usize; 2]) -> bool {
        let may_have = |player: usize| self.players.get(player).map_or([false; 2], |of| of.may_have);
        may_have(white)[0] && may_have(black)[1]
    }

    fn change(&mut self, player: usize, change: impl FnOnce(&mut Vec<Colour>)) {
        let Some(of) = self.players.get_mut(player) else { return };
        change(&mut of.had);
        let history: ColourHistory = of.had.iter().copied().collect();
        let by_last = match history.last() {
            Some(Colour::White) => -1,
            Some(Colour::Black) => 1,
            None => 0,
        };
        of.due = by_last - 2 * history.difference();
        if let Some(system) = self.system.filter(|_| !of.is_free) {
            of.may_have = system.may_have(&of.had).unwrap_or([true; 2]);
        }
    }
}
