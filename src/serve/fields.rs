//! Fields of addresses and forms, and the reports that they make.

use super::officials::SIDES;
use super::pages::ResultChoice;
use crate::hall::{BoardRange, Game, Matter, PassHolder, Side};
use hakem_engine::tournament::{BoardNo, Incident, IncidentKind, PlayerId, RoundNo, Snapshot};

/// Fields with their values, which need no decoding: they are numbers and words of the pages.
pub struct SentFields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> SentFields<'a> {
    /// Parses `name=value&name=value`; anything else is ignored.
    pub fn read(text: &'a str) -> Self {
        Self(text.split('&').filter_map(|field| field.split_once('=')).collect())
    }

    /// Returns the first value of a field.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.all(name).next()
    }

    fn all(&self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(each, _)| *each == name).map(|(_, value)| *value)
    }

    pub fn board(&self) -> Option<BoardNo> {
        self.get("board")?.parse().ok().map(BoardNo)
    }

    /// Returns the game at the board that is named, if it is one of a deputy's.
    pub fn game(&self, snapshot: &Snapshot, round: RoundNo, boards: BoardRange) -> Option<Game> {
        let board = self.board()?;
        Game::at(round, board, snapshot.round(round)?).filter(|_| boards.contains(board))
    }

    /// Returns the side whose incident is reported, with its word.
    pub fn side(&self) -> Option<(Side, &'static str)> {
        let word = self.get("note")?;
        SIDES.into_iter().find(|(_, each)| *each == word)
    }

    /// Returns the report that a form makes; `None` if a field is missing, malformed or not one of the holder's.
    pub fn matter(&self, seat: PassHolder, snapshot: &Snapshot) -> Option<Matter> {
        let result = |game| {
            let result = ResultChoice::read(self.get("result")?)?.outcome();
            Some(Matter::Result { game, result })
        };
        let (round, boards) = match seat {
            PassHolder::Player(game, _) => return result(game),
            PassHolder::Captain(round, team) => {
                let named = self.all("p").filter(|id| !id.is_empty());
                let players: Option<Vec<PlayerId>> = named.map(|id| id.parse().ok().map(PlayerId)).collect();
                let players = players.filter(|players| !players.is_empty())?;
                let known = snapshot.team(team)?;
                return players.iter().all(|id| known.has(*id)).then_some(Matter::LineUp {
                    round,
                    team,
                    players,
                });
            }
            PassHolder::Deputy(round, boards) => (round, boards),
        };
        if let Some(id) = self.get("player") {
            let id = PlayerId(id.parse().ok()?);
            let present = self.get("present").filter(|word| ["yes", "no"].contains(word))? == "yes";
            return snapshot.player(id).map(|_| Matter::CheckIn { id, present });
        }
        // A pairing that is not published yet is not reported about.
        let game = self.game(snapshot, round, boards).filter(|_| snapshot.last_published() >= Some(round))?;
        let Some((side, _)) = self.side() else { return result(game) };
        let word = self.get("kind")?;
        let kind = IncidentKind::ALL.into_iter().find(|kind| kind.word() == word)?;
        Some(Matter::Incident(Incident { round, player: game.player(side), kind, text: None }))
    }
}
