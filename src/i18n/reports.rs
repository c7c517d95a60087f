//! What tournament reports have to say, in the arbiter's language: faults with line, column, found and expected,
//! what was taken otherwise, and what an event cannot keep.

use super::{Naming, Say, Texts};
use hakem_engine::tournament::{Name, PairingNumber, PlayerId};
use hakem_engine::trf::{
    Adjustment, Assumed, Expected, FieldError, ImportError as EventError, LeftOut, Loss, TeamFault, TrfError,
};
use std::mem::{Discriminant, discriminant};

/// How many notes of one kind are told before the rest is counted.
const TOLD: usize = 3;

/// Returns what was taken otherwise and what is lost, a line each; of many alike the first, then how many more.
#[must_use]
pub fn notes(adjustments: &[Adjustment], losses: &[Loss], texts: &Texts) -> Vec<String> {
    let mut kinds: Vec<(Kind, Vec<String>, usize)> = Vec::new();
    let adjusted = adjustments.iter().map(|adjustment| {
        let kind = Kind::Adjusted(discriminant(&adjustment.assumed));
        (kind, Box::new(|| adjustment.say(texts)) as Box<dyn Fn() -> String>)
    });
    let lost = losses.iter().map(|loss| {
        (Kind::Lost(discriminant(loss)), Box::new(|| loss.say(texts)) as Box<dyn Fn() -> String>)
    });
    for (kind, say) in adjusted.chain(lost) {
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((_, told, more)) if told.len() >= TOLD => *more += 1,
            Some((_, told, _)) => told.push(say()),
            None => kinds.push((kind, vec![say()], 0)),
        }
    }
    let lines = |(_, mut told, more): (Kind, Vec<String>, usize)| {
        if more > 0 {
            told.push(texts.with("import-more-alike", &[("count", more.into())]));
        }
        told
    };
    kinds.into_iter().flat_map(lines).collect()
}

/// What makes two notes alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Adjusted(Discriminant<Assumed>),
    Lost(Discriminant<Loss>),
}

impl Say for LeftOut {
    fn say(&self, texts: &Texts) -> String {
        match *self {
            Self::FurtherGames { games } => texts.with("report-further-games", &[("count", games.into())]),
            Self::Teams { teams } => texts.with("report-teams-left-out", &[("count", teams.into())]),
            Self::Leg { first } => texts.with("report-leg-left-out", &[("round", first.into())]),
            Self::ColourLots { lots } => texts.with("report-colour-lots-left-out", &[("count", lots.into())]),
        }
    }
}

impl Say for TrfError {
    fn say(&self, texts: &Texts) -> String {
        let values = [
            ("line", self.line.into()),
            ("column", self.column.into()),
            ("found", self.found.as_str().into()),
            ("expected", expected(&self.expected, texts).into()),
        ];
        texts.with("import-fault", &values)
    }
}

fn expected(expected: &Expected, texts: &Texts) -> String {
    let plain = |id: &str| texts.get(id).into_owned();
    match expected {
        Expected::Number { lowest, highest } => {
            texts.with("expected-number", &[("lowest", (*lowest).into()), ("highest", (*highest).into())])
        }
        Expected::Points => plain("expected-points"),
        Expected::Blank => plain("expected-blank"),
        Expected::Printable => plain("expected-printable"),
        Expected::Sex => plain("expected-sex"),
        Expected::InitialColour => "W / B".to_owned(),
        Expected::Colour => "w / b".to_owned(),
        Expected::ResultCode => "1 = 0 W D L + - H F U Z ?".to_owned(),
        Expected::ByeCode => plain("expected-bye-code"),
        Expected::GameCode => "0000, 1 = 0 W D L + - ?".to_owned(),
        Expected::RequestedBye => "H / F / Z".to_owned(),
        Expected::MatchForfeit => "+- / -+ / --".to_owned(),
        Expected::PointSymbol => plain("expected-point-symbol"),
        Expected::PointCode => "CODE=VALUE: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D".to_owned(),
        Expected::ColourWord => "white1 / black1 / rank".to_owned(),
        Expected::OtherPlayer => plain("expected-other-player"),
        Expected::KnownPlayer => plain("expected-known-player"),
        Expected::UniqueNumber { line } => texts.with("expected-unique-number", &[("line", (*line).into())]),
        Expected::Mirror { line, there } => {
            texts.with("expected-mirror", &[("line", (*line).into()), ("there", there.as_str().into())])
        }
        Expected::SameAs { line } => texts.with("expected-same-as", &[("line", (*line).into())]),
        Expected::Result => plain("expected-result"),
        Expected::SamePoints => plain("expected-same-points"),
        Expected::Players => plain("expected-players"),
        Expected::AtMost { limit } => texts.with("expected-at-most", &[("limit", (*limit).into())]),
    }
}

impl Say for Adjustment {
    fn say(&self, texts: &Texts) -> String {
        let values = [
            ("line", self.line.into()),
            ("column", self.column.into()),
            ("found", self.found.as_str().into()),
            ("assumed", assumed(self.assumed, texts).into()),
        ];
        texts.with("import-taken", &values)
    }
}

fn assumed(assumed: Assumed, texts: &Texts) -> String {
    let plain = |id: &str| texts.get(id).into_owned();
    match assumed {
        Assumed::Windows1252 => plain("assumed-windows-1252"),
        Assumed::Kept => plain("assumed-kept"),
        Assumed::FirstLine { line } => texts.with("assumed-first-line", &[("line", line.into())]),
        Assumed::NoTitle => plain("assumed-no-title"),
        Assumed::NoDate => plain("assumed-no-date"),
        Assumed::Counted(points) | Assumed::PairingAllocatedBye(points) => {
            texts.with("assumed-points", &[("points", points.into())])
        }
        Assumed::CountedNumber(count) => texts.with("assumed-number", &[("count", count.into())]),
        Assumed::Scheduled(colour) => texts.with("assumed-colour", &[("colour", colour.into())]),
        Assumed::TakenAs(code) | Assumed::LikeBye(code) => {
            texts.with("assumed-code", &[("code", code.letter().to_string().into())])
        }
        Assumed::NoColour => plain("assumed-no-colour"),
        Assumed::GamePoints => plain("assumed-game-points"),
        Assumed::ExplicitPoints => plain("assumed-explicit-points"),
        Assumed::StandingsRecord => plain("assumed-standings-record"),
        Assumed::PointRecord => plain("assumed-point-record"),
        Assumed::OffColumns => plain("assumed-off-columns"),
        Assumed::Rounds(rounds) => texts.with("assumed-rounds", &[("rounds", rounds.into())]),
        Assumed::MoreRounds(rounds) => texts.with("assumed-more-rounds", &[("round", rounds.into())]),
    }
}

impl Say for Loss {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NoEventName => texts.get("loss-event-name").into_owned(),
            Self::NoPlayerName { number } => texts.with("loss-player-name", &[("number", (*number).into())]),
            Self::DoubleId { number } => texts.with("loss-double-id", &[("number", (*number).into())]),
            Self::Renumbered { number, becomes } => {
                let values = [("number", (*number).into()), ("becomes", (*becomes).into())];
                texts.with("loss-renumbered", &values)
            }
            Self::NumbersByRank => texts.get("loss-numbers-by-rank").into_owned(),
            Self::AbnormalPoints => texts.get("loss-abnormal-points").into_owned(),
            Self::Shortened { record } => {
                let values = [("record", record.code().into()), ("longest", Name::LONGEST.into())];
                texts.with("loss-shortened", &values)
            }
            Self::NoDate { record } => texts.with("loss-no-date", &[("record", record.code().into())]),
            Self::UnknownType { found, system } => {
                let values = [("type", found.as_str().into()), ("system", system.to_string().into())];
                texts.with("loss-unknown-type", &values)
            }
            Self::PlayerDetail { number, found } => {
                let values = [("number", (*number).into()), ("found", found.as_str().into())];
                texts.with("loss-player-detail", &values)
            }
            Self::National { number } => texts.with("loss-national", &[("number", (*number).into())]),
            Self::BeyondLast { record, round } => {
                let values = [("record", record.code().into()), ("round", (*round).into())];
                texts.with("loss-beyond-last", &values)
            }
            Self::TakenAsBye { number, round, code } => {
                let values = [
                    ("number", (*number).into()),
                    ("round", (*round).into()),
                    ("code", code.letter().to_string().into()),
                ];
                texts.with("loss-taken-as-bye", &values)
            }
            Self::TakenAsWithdrawn { number, round } => {
                texts.with("loss-withdrawn", &[("number", (*number).into()), ("round", (*round).into())])
            }
            Self::SettledByNextRound { round, players: [one, other] } => {
                let values = [("round", (*round).into()), ("one", (*one).into()), ("other", (*other).into())];
                texts.with("loss-settled", &values)
            }
            Self::TeamRecord { record } => {
                texts.with("loss-team-record", &[("record", record.code().into())])
            }
        }
    }
}

impl Say for EventError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::File(error) => error.say(texts),
            Self::Refused(error) => Naming { what: error, who: &|id: PlayerId| id.to_string() }.say(texts),
        }
    }
}

impl Say for FieldError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NoRounds => texts.get("report-no-rounds").into_owned(),
            Self::TeamEvent { why } => texts.with("report-team-event", &[("why", why.say(texts).into())]),
            Self::BakuPoints => texts.get("error-points-forbid-baku").into_owned(),
        }
    }
}

impl Say for TeamFault {
    fn say(&self, texts: &Texts) -> String {
        let of_player = |number: PairingNumber| [("number", number.into())];
        match self {
            Self::System { found } => texts.with("team-fault-system", &[("found", found.as_str().into())]),
            Self::NoTeams => texts.get("team-fault-no-teams").into_owned(),
            Self::UnknownPlayer { number } => texts.with("team-fault-unknown-player", &of_player(*number)),
            Self::TwiceInTeams { number } => texts.with("team-fault-twice", &of_player(*number)),
            Self::NoTeam { number } => texts.with("team-fault-no-team", &of_player(*number)),
            Self::TooFewPlayers { team, players, boards } => {
                let values = [
                    ("team", team.as_str().into()),
                    ("players", (*players).into()),
                    ("boards", (*boards).into()),
                ];
                texts.with("team-fault-few-players", &values)
            }
            Self::Table(error) => error.say(texts),
        }
    }
}
