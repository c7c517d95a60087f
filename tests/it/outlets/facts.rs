//! Facts of an event in a form in which events from different files can be compared: players by the number in
//! their name.

use hakem_engine::pairing::{Proposal, ProposeError};
use hakem_engine::standings::standings;
use hakem_engine::tiebreak::list_for_players;
use hakem_engine::tournament::{
    Bye, Colour, Draft, GameResult, Meeting, Out, Participant, PlayerId, Points, RoundNo, RoundPlace,
    Snapshot, Stage,
};
use std::collections::{BTreeMap, BTreeSet};

/// Identity of a player in every file: the number in their name.
pub(super) type Key = u32;

/// Returns the number in a name.
pub(super) fn key_of(name: &str) -> Option<Key> {
    let digits: String = name.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Reads points written with a decimal point; `None` if there are none.
pub(super) fn points_in(text: &str) -> Option<Points> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, tenths) = digits.split_once('.').unwrap_or((digits, "0"));
    let (whole, tenths): (i32, i32) = (whole.parse().ok()?, tenths.parse().ok()?);
    Some(Points::from_tenths(sign * (10 * whole + tenths)))
}

pub(super) fn key(event: &Snapshot, id: PlayerId) -> Key {
    event.player(id).and_then(|known| key_of(known.player.name.as_str())).unwrap_or(u32::MAX)
}

/// A game as it counts.
pub(super) type Game = (u8, Key, Key, Option<GameResult>);

/// Facts of the published rounds of an event.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub rounds: u8,
    pub games: Vec<Game>,
    pub byes: BTreeMap<(u8, Key), Bye>,
    /// Points after the last published round.
    pub points: BTreeMap<Key, Points>,
    pub adjusted: BTreeMap<(u8, Key), Points>,
    pub places: BTreeMap<Key, String>,
    /// For absent players, the next round to be paired without them, and the kind of absence.
    pub away: BTreeMap<Key, String>,
}

/// Returns the published rounds with their numbers.
pub(super) fn published(
    event: &Snapshot,
) -> impl Iterator<Item = (RoundNo, &hakem_engine::tournament::Round)> {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(event.rounds().iter().map(|round| &**round));
    rounds.filter(|(_, round)| round.stage() == Stage::Published)
}

/// Returns the points of all players after a round, in the score by which they are ranked.
pub(super) fn points_after(event: &Snapshot, round: RoundNo) -> BTreeMap<Key, Points> {
    let rows = standings(event, round, list_for_players(event.settings())).rows;
    rows.iter().map(|row| (key(event, row.player), row.score)).collect()
}

impl Facts {
    pub(super) fn of(event: &Snapshot) -> Self {
        let mut facts = Self::default();
        let last = event.last_published().unwrap_or(RoundNo(0));
        facts.rounds = last.0;
        for (number, round) in published(event) {
            for (_, board, result) in round.games() {
                let Meeting { white, black } = board.meeting;
                facts.games.push((number.0, key(event, white), key(event, black), result));
            }
            for (id, known) in event.players() {
                let bye = match round.place(id) {
                    RoundPlace::Bye(bye) => Some(bye),
                    // A late entry has the points that the round counts for them.
                    RoundPlace::Nowhere => known.away(number).map(Bye::Requested),
                    _ => None,
                };
                // An absence is like not being registered yet: no points for the round. For players of teams
                // it never has points.
                let bye = bye.filter(|bye| *bye != Bye::ABSENT && event.team_of(id).is_none());
                if let Some(bye) = bye {
                    facts.byes.insert((number.0, key(event, id)), bye);
                }
            }
            for (id, points) in round.adjustments().filter(|(_, points)| *points != Points::ZERO) {
                facts.adjusted.insert((number.0, key(event, id)), points);
            }
        }
        // Every file has a different order. Two games of a match may have the same colours and result.
        facts.games.sort_unstable();
        for (id, registration) in event.players() {
            let key = key(event, id);
            let next = last.next();
            if let Some(bye) = registration.away(next).filter(|_| next <= event.last_round()) {
                let is_of_team = event.team_of(id).is_some();
                facts.away.insert(key, if is_of_team { "away".to_owned() } else { format!("{bye:?}") });
            }
        }
        facts.points = points_after(event, last);
        // Before round 1 only players in a draft are ranked, and no report has a draft.
        let rows = standings(event, last, list_for_players(event.settings())).rows;
        for row in rows.iter().filter(|_| last > RoundNo(0)) {
            let place = row.place.map_or("-".to_owned(), |place| format!("{}-{}", place.first, place.last));
            facts.places.insert(key(event, row.player), place);
        }
        facts
    }

    pub(super) fn bye(&self, round: u8, player: Key) -> Option<Bye> {
        self.byes.get(&(round, player)).copied()
    }

    /// Returns the games of a player in a round, with their colour and the result.
    pub(super) fn of_player(
        &self,
        round: u8,
        player: Key,
    ) -> impl Iterator<Item = (Key, Colour, Option<GameResult>)> {
        self.games.iter().filter(move |game| game.0 == round).filter_map(move |&(_, white, black, result)| {
            if white == player {
                Some((black, Colour::White, result))
            } else {
                (black == player).then_some((white, Colour::Black, result))
            }
        })
    }
}

/// Returns the names of an error without its values.
pub(super) fn kind_of(debugged: &str) -> String {
    let names = debugged
        .split(['{', '('])
        .take(2)
        .map(|part| part.trim_matches(|letter: char| !letter.is_alphabetic()));
    names.filter(|name| !name.contains(':')).collect::<Vec<_>>().join(" ")
}

/// Pairs and bye of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Boards {
    boards: BTreeSet<(Key, Key)>,
    outs: BTreeSet<(Key, String)>,
}

impl Boards {
    pub(super) fn of(event: &Snapshot, draft: &Draft) -> Self {
        let boards = draft.boards.iter().map(|of| (key(event, of.white), key(event, of.black))).collect();
        let team = |id| event.team(id).and_then(|team| key_of(team.name.as_str())).unwrap_or_default();
        let out = |&(of, out): &(Participant, Out)| match of {
            Participant::Player(id) => (key(event, id), format!("{out:?}")),
            Participant::Team(id) => (team(id), format!("team {out:?}")),
        };
        let bye = draft.bye.map(|id| (key(event, id), "bye".to_owned()));
        Self { boards, outs: draft.outs.iter().map(out).chain(bye).collect() }
    }

    /// Returns those of a proposed round, or the reason that there is none, as far as it can be compared.
    pub(super) fn proposed(event: &Snapshot, made: &Result<Proposal, ProposeError>) -> Result<Self, String> {
        match made {
            Ok(made) => Ok(Self::of(event, &made.draft)),
            // The other values name players by ids.
            Err(why) => Err(kind_of(&format!("{why:?}"))),
        }
    }
}
