//! Colours in remaining rounds, within the limits of a system.
//!
//! Assumption: two players who meet may have any colours that the limits of both allow. The rules that assign colours
//! can be narrower, and they require scores that are not known yet. So an assignment that is impossible here is
//! impossible by the rules too, while a schedule found here respects the limits but may have colours that the rules
//! would swap. The colours more likely by the rules, judged by the previous colours of both, are therefore tried first.

use crate::format::Swiss;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// The colours of all players, and the colours they allow.
#[derive(Clone)]
pub(super) struct Colours {
    /// Source of the limits; `None` if colours are not limited.
    system: Option<&'static dyn Swiss>,
    players: Vec<ColourState>,
}

#[derive(Clone)]
struct ColourState {
    /// The colours of their games, earliest first.
    had: Vec<Colour>,
    /// True for White, and for Black, if they may have it in the next game.
    may_have: [bool; 2],
    /// Strength of the preference for White; negative for Black. The difference of colours outweighs the colour of the
    /// last game.
    due: i32,
    /// True if they may have any colour, regardless of previous ones.
    is_free: bool,
}

impl Colours {
    /// Creates the colours of `players` players before their first games.
    pub fn new(players: usize, system: Option<&'static dyn Swiss>) -> Self {
        let system = system.filter(|system| system.may_have(&[]).is_some());
        let player = ColourState { had: Vec::new(), may_have: [true; 2], due: 0, is_free: false };
        Self { system, players: vec![player; players] }
    }

    pub fn are_limited(&self) -> bool {
        self.system.is_some()
    }

    pub fn add(&mut self, player: usize, colour: Colour) {
        self.change(player, |had| had.push(colour));
    }

    /// Records a game of two players, White first.
    pub fn give(&mut self, [white, black]: [usize; 2]) {
        self.add(white, Colour::White);
        self.add(black, Colour::Black);
    }

    /// Removes the latest game of two players.
    pub fn take_back(&mut self, pair: [usize; 2]) {
        pair.into_iter()
            .for_each(|player| self.change(player, |had| had.truncate(had.len().saturating_sub(1))));
    }

    /// Allows a player any colour.
    pub fn set_free(&mut self, player: usize) {
        if let Some(of) = self.players.get_mut(player) {
            (of.is_free, of.may_have) = (true, [true; 2]);
        }
    }

    /// Returns true if at least one assignment of colours is within the limits of both.
    pub fn may_meet(&self, one: usize, other: usize) -> bool {
        self.fits([one, other]) || self.fits([other, one])
    }

    /// Returns the assignments of colours within the limits of two players, White first, the likelier one first.
    pub fn ways(&self, one: usize, other: usize) -> impl Iterator<Item = [usize; 2]> + use<> {
        let due = |player: usize| self.players.get(player).map_or(0, |of| of.due);
        let likelier = if due(other) > due(one) { [other, one] } else { [one, other] };
        let [white, black] = likelier;
        let ways = [likelier, [black, white]].map(|way| self.fits(way).then_some(way));
        ways.into_iter().flatten()
    }

    /// Returns true if the limits of both allow this pair, White first.
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
