//! The records of a tournament report file, as recorded and without derived data.

use super::{Code, Record};
use crate::tournament::{
    Bye, Colour, Forfeit, PairingNumber, PartialDate, PointSystem, Points, RequestedBye, RoundNo, Sex, Title,
};
use std::collections::{BTreeMap, BTreeSet};

/// A tournament report file: every record as values. Lists are in the order of the file, `players` and
/// `teams` in order of their numbers. Older extensions (`XXR`, `XXC`, `XXZ`, `XXS`, `XXA`, `XXP`, `BB…`) are
/// converted to the records that replaced them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfFile {
    /// Records with one line of text each: 012 to 102, 122, 172 to 222 and 352, never empty.
    pub texts: BTreeMap<Record, String>,
    /// 112, one each.
    pub deputy_arbiters: Vec<String>,
    /// 132: the day of each round, round 1 first.
    pub dates: Vec<Option<PartialDate>>,
    /// 142: the planned number of rounds.
    pub rounds: Option<RoundNo>,
    /// 152: the initial colour.
    pub initial_colour: Option<Colour>,
    /// 162: point values of results.
    pub points: Option<PointTable>,
    /// 362: point values of match results.
    pub match_points: Option<MatchPoints>,
    /// `XXC rank`: the rank column, 86 to 89, has pairing numbers.
    pub numbered_by_rank: bool,
    /// 001 with the national lines, in order of the numbers.
    pub players: Vec<PlayerLine>,
    /// 013
    pub rosters: Vec<TeamRoster>,
    /// 310, in order of the numbers.
    pub teams: Vec<TeamRecord>,
    /// 240
    pub requested_byes: Vec<RequestedByes>,
    /// 250
    pub virtual_points: Vec<VirtualPoints>,
    /// 260
    pub prohibited: Vec<Prohibited>,
    /// 299
    pub abnormal_points: Vec<AbnormalPoints>,
    /// 300
    pub line_ups: Vec<LineUp>,
    /// 320
    pub team_byes: Option<TeamByes>,
    /// 330
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// Leading zeros in 240, 250 and 260, for writing them unchanged.
    pub leading_zeros: BTreeMap<Record, LeadingZeros>,
    /// 801, columns 5 and after.
    pub board_lines: Vec<String>,
    /// 802
    pub score_lines: Vec<ScoreLine>,
    /// Forfeited games whose colours the file does not state, by player and round; their cells have colours
    /// that fit each other.
    pub uncoloured: BTreeSet<(PairingNumber, RoundNo)>,
    /// Comments and lines of unknown code.
    pub loose: Vec<Loose>,
}

impl TrfFile {
    pub fn text(&self, record: Record) -> Option<&str> {
        self.texts.get(&record).map(String::as_str)
    }

    pub fn player(&self, number: PairingNumber) -> Option<&PlayerLine> {
        let at = self.players.binary_search_by_key(&number, |player| player.number).ok()?;
        self.players.get(at)
    }

    pub(super) fn places_by_number(&self) -> Vec<Option<usize>> {
        let last = self.players.iter().map(|player| usize::from(player.number.0)).max().unwrap_or(0);
        let mut places = vec![None; last + 1];
        for (place, player) in self.players.iter().enumerate() {
            places[usize::from(player.number.0)] = Some(place);
        }
        places
    }

    /// Returns the last round in which two players met, be it for a forfeit of any player; `None` before
    /// round 1. Later columns have only byes that were given in advance, the pairing-allocated one among them
    /// (F-9).
    pub fn last_paired_round(&self) -> Option<RoundNo> {
        let met = |cell: &RoundCell| matches!(cell, RoundCell::Game { .. });
        let last = self.players.iter().filter_map(|player| player.cells.iter().rposition(met)).max();
        last.and_then(|at| u8::try_from(at + 1).ok()).map(RoundNo)
    }

    /// Returns the round to be paired: the one after the last paired round (F-9).
    pub fn next_round(&self) -> RoundNo {
        self.last_paired_round().map_or(RoundNo(1), RoundNo::next)
    }

    /// Returns true for a team event, in which 240, 250, 260 and 299 refer to teams. An individual event may list teams
    /// too (013), if 092 calls it individual or 082 counts no teams.
    pub fn is_team_event(&self) -> bool {
        let says = |record, word: &str| {
            self.text(record).is_some_and(|text: &str| text.to_ascii_lowercase().contains(word))
        };
        let individual = says(Record::Type, "individual") || self.text(Record::TeamCount) == Some("0");
        !self.teams.is_empty()
            || says(Record::EncodedType, "team")
            || (!self.rosters.is_empty() && !individual)
    }

    /// Returns the requested byes for a round, from records 240 or the columns of the round.
    pub fn announced_byes(&self, round: RoundNo) -> BTreeMap<PairingNumber, RequestedBye> {
        let records = self.requested_byes.iter().filter(|record| record.round == round);
        let listed = records.flat_map(|record| record.players.iter().map(|&number| (number, record.bye)));
        let columns = self.players.iter().filter_map(|player| match player.cell(round) {
            RoundCell::Alone(code) => Some((player.number, self.announced_bye(code)?)),
            RoundCell::Blank | RoundCell::Game { .. } => None,
        });
        listed.chain(columns).collect()
    }

    /// Returns the bye for which a code without an opponent is taken before its round is paired: an event has
    /// no pairing-allocated bye without a pairing, so it becomes the requested one of the same worth, else
    /// the full-point bye.
    fn announced_bye(&self, code: Code) -> Option<RequestedBye> {
        match code {
            Code::PairingAllocatedBye => {
                let (table, usual) = (self.points.unwrap_or_default(), PointSystem::default());
                let win = table.win.unwrap_or(usual.win);
                let worth = table.pairing_allocated_bye.unwrap_or(win);
                let kinds = [
                    (RequestedBye::FullPoint, win),
                    (RequestedBye::HalfPoint, table.draw.unwrap_or(usual.draw)),
                    (RequestedBye::ZeroPoint, table.absence.unwrap_or(usual.absence)),
                ];
                let same = kinds.into_iter().find(|(_, points)| *points == worth);
                Some(same.map_or(RequestedBye::FullPoint, |(bye, _)| bye))
            }
            Code::ForfeitWin => Some(RequestedBye::FullPoint),
            Code::ForfeitLoss => Some(RequestedBye::ZeroPoint),
            code => match code.bye()? {
                Bye::Requested(bye) => Some(bye),
                Bye::PairingAllocated => None,
            },
        }
    }

    /// Adds a comment (`###`) at the end of the file's header.
    pub fn add_comment(&mut self, text: &str) {
        self.loose.push(Loose { after: None, text: format!("### {text}") });
    }
}

/// Fields of a kind of record with leading zeros instead of blanks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeadingZeros {
    pub rounds: bool,
    pub numbers: bool,
}

/// A line stored verbatim: a comment, or a record of unknown code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loose {
    /// The preceding record, with its index within its kind, counted from 0; `None` at the start of the file.
    pub after: Option<(Record, usize)>,
    pub text: String,
}

/// Columns 10 to 89 of a person, in record 001 or in a national line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    pub sex: Option<Sex>,
    /// Columns 11 to 13, with the current abbreviations of FIDE's titles.
    pub title: String,
    pub name: String,
    /// Columns 49 to 52; some programs write 0 for unrated players.
    pub rating: Option<u16>,
    pub federation: String,
    /// Columns 58 to 68; digits in record 001.
    pub id: String,
    /// Columns 70 to 79, `YYYY/MM/DD`.
    pub born: String,
    /// Columns 81 to 84, without virtual points.
    pub points: Option<Points>,
    pub rank: Option<u16>,
}

impl Details {
    pub fn title(&self) -> Option<Title> {
        Title::from_letters(&self.title)
    }
}

/// One player: record 001 and the national lines below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    pub number: PairingNumber,
    pub details: Details,
    pub national: Vec<National>,
    /// The rounds, round 1 first. None is blank up to the last paired round of the file; announced byes
    /// follow.
    pub cells: Vec<RoundCell>,
}

impl PlayerLine {
    /// Returns the player's columns of a round; blank beyond the end.
    pub fn cell(&self, round: RoundNo) -> RoundCell {
        self.cells.get(round.index()).copied().unwrap_or(RoundCell::Blank)
    }
}

/// A national line: the code of the federation and its data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct National {
    /// Three capital letters.
    pub federation: String,
    pub details: Details,
}

/// A player's columns of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCell {
    /// Blank: the round is not paired and there is no announced bye.
    Blank,
    /// `0000 -` and a code: a bye, or a forfeit without a known opponent.
    Alone(Code),
    Game {
        opponent: PairingNumber,
        /// The player's colour; for a forfeit the scheduled one.
        colour: Colour,
        /// `None` while the game is not finished (F-7).
        code: Option<Code>,
    },
}

impl RoundCell {
    pub fn code(self) -> Option<Code> {
        match self {
            Self::Blank => None,
            Self::Alone(code) => Some(code),
            Self::Game { code, .. } => code,
        }
    }

    /// Returns true if the round was paired for this player: anything but blank and the requested byes.
    pub fn is_pairing(&self) -> bool {
        match self {
            Self::Game { .. } => true,
            Self::Alone(code) => code.is_forfeit() || *code == Code::PairingAllocatedBye,
            Self::Blank => false,
        }
    }
}

/// Record 162: point values of results; `None` if the file has no value for a symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointTable {
    /// `W`
    pub win: Option<Points>,
    /// `D`
    pub draw: Option<Points>,
    /// `L`
    pub loss: Option<Points>,
    /// `A`: zero-point bye and forfeit loss. `Z` is read as the same.
    pub absence: Option<Points>,
    /// `P`: the pairing-allocated bye.
    pub pairing_allocated_bye: Option<Points>,
    /// `X`: an unknown result.
    pub unknown: Option<Points>,
}

/// Record 362: point values of match results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchPoints {
    /// `TW`
    pub win: Option<Points>,
    /// `TD`
    pub draw: Option<Points>,
    /// `TL`
    pub loss: Option<Points>,
}

/// Rounds `first` to `last`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundRange {
    pub first: RoundNo,
    pub last: RoundNo,
}

impl RoundRange {
    pub fn contains(self, round: RoundNo) -> bool {
        (self.first..=self.last).contains(&round)
    }
}

/// Record 240: byes granted for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestedByes {
    pub bye: RequestedBye,
    pub round: RoundNo,
    /// The players (teams in a team event).
    pub players: Vec<PairingNumber>,
}

/// Record 250: virtual points of an accelerated event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VirtualPoints {
    /// Columns 5 to 8, teams.
    pub match_points: Option<Points>,
    /// Columns 10 to 13, players.
    pub game_points: Option<Points>,
    pub rounds: RoundRange,
    pub first: PairingNumber,
    pub last: PairingNumber,
}

/// Record 260: players of the list may not meet one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibited {
    pub rounds: RoundRange,
    /// The players (teams in a team event).
    pub players: Vec<PairingNumber>,
}

/// Record 299: a result with abnormal points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbnormalPoints {
    pub code: Code,
    /// Columns 8 to 11, teams.
    pub match_points: Option<Points>,
    /// Columns 14 to 17, players.
    pub game_points: Option<Points>,
    /// The round; `None` (written 0) for all rounds (F-15).
    pub round: Option<RoundNo>,
    /// The players concerned; empty for all.
    pub players: Vec<PairingNumber>,
}

/// Record 013: a team of TRF16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRoster {
    pub name: String,
    pub players: Vec<PairingNumber>,
}

/// Record 310: a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRecord {
    pub number: u16,
    pub name: String,
    pub short_name: String,
    /// Columns 48 to 53, as written: a mean rating, with or without a decimal.
    pub strength: String,
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    pub rank: Option<u16>,
    pub players: Vec<PairingNumber>,
}

/// Record 300: the line-up of a team in a round, if it differs from the order of the team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    pub round: RoundNo,
    pub team: u16,
    pub opponent: u16,
    /// Board 1 first; `None` for an empty board.
    pub boards: Vec<Option<PairingNumber>>,
}

/// Record 320: the pairing-allocated byes of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamByes {
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    /// The teams with a bye, round 1 first; `None` (written 000) for none.
    pub teams: Vec<Option<u16>>,
}

/// Record 330: a match that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// The side with the points.
    pub forfeit: Forfeit,
    pub round: RoundNo,
    pub white: u16,
    pub black: u16,
}

/// Record 802: a team's rounds, for information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub number: u16,
    pub short_name: String,
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    /// The rounds, round 1 first.
    pub rounds: Vec<ScoreLineRound>,
}

/// One round in record 802.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreLineRound {
    pub opponent: Option<u16>,
    /// The bye in place of an opponent (`PAB`, `FPB`, `HPB`, `ZPB`).
    pub bye: Option<Bye>,
    /// The colour on board 1, if any.
    pub colour: Option<Colour>,
    pub game_points: Option<Points>,
    pub forfeited: bool,
}
