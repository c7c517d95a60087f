//! Messages on tournament reports: errors with line, column, found and expected text, corrections made during import,
//! and data that an event cannot hold.

use super::{Naming, Say, Texts, say_refusals};
use hakem_engine::tournament::{DepartingAct, PairingNumber, PlayerId};
use hakem_engine::trf::{
    Adjustment, Assumed, AssumedRecord, Code, Expected, FileFault, ImportError as EventError, LeftOut,
    LineCount, Loss, PlayerField, Report, TeamFault, TrfError,
};
use std::mem::{Discriminant, discriminant};

/// Maximum number of notes of one kind before the rest is counted, and of players named.
const TOLD: usize = 3;

/// Notes on an imported report.
#[derive(Clone, Debug, Default)]
pub struct Noted {
    /// Corrections made during import.
    pub adjustments: Vec<Adjustment>,
    /// Data that an event does not hold, or holds in a changed form.
    pub losses: Vec<Loss>,
    /// Data missing from the file, with its substitutes.
    pub taken: Vec<AssumedRecord>,
    players: Vec<(u32, PairingNumber, String)>,
    lines: LineCount,
}

impl Noted {
    /// Collects the assumptions made when reading a report.
    pub fn of(report: &Report) -> Self {
        let lines = report.player_lines.iter().zip(&report.file.players);
        let players = lines.map(|(&line, player)| (line, player.number, player.details.name.clone()));
        let (adjustments, lines) = (report.adjustments.clone(), report.lines);
        Self { adjustments, players: players.collect(), lines, ..Self::default() }
    }

    /// Adds what was lost and substituted when converting it into an event.
    #[must_use]
    pub fn with(self, losses: Vec<Loss>, taken: Vec<AssumedRecord>) -> Self {
        Self { losses, taken, ..self }
    }

    /// Returns the number of lines of a report and what became of them, as text, if there is anything else to report.
    pub fn line_count(&self, texts: &Texts) -> Option<String> {
        let LineCount { read, kept } = self.lines;
        let is_told = !(self.adjustments.is_empty() && self.losses.is_empty() && self.taken.is_empty());
        let values = [("lines", (read + kept).into()), ("read", read.into()), ("kept", kept.into())];
        (is_told && read > 0).then(|| texts.with("account-lines", &values))
    }

    fn player(&self, number: PairingNumber) -> Option<&str> {
        let found = self.players.iter().find(|(_, known, _)| *known == number);
        found.map(|(.., name)| name.as_str())
    }

    fn player_in(&self, line: u32) -> Option<&str> {
        self.players.iter().find(|(known, ..)| *known == line).map(|(.., name)| name.as_str())
    }
}

/// Notes of one kind: the text of the first ones, the number of others, and the players concerned.
struct Alike {
    kind: NoticeKind,
    told: Vec<String>,
    more: usize,
    players: Vec<String>,
}

/// Returns corrections, losses and substitutes, one per line. Notes of one kind about several players are reduced to
/// one line with the first of them; of other kinds the first few are listed, then the number of others.
pub fn notes(noted: &Noted, texts: &Texts) -> Vec<String> {
    let mut kinds: Vec<Alike> = Vec::new();
    let mut add = |kind: NoticeKind, player: Option<&str>, say: &dyn Fn() -> String| {
        let at = kinds.iter().position(|known| known.kind == kind).unwrap_or(kinds.len());
        if at == kinds.len() {
            kinds.push(Alike { kind, told: Vec::new(), more: 0, players: Vec::new() });
        }
        let Some(alike) = kinds.get_mut(at) else { return };
        if alike.told.len() >= TOLD {
            alike.more += 1
        } else {
            alike.told.push(say())
        }
        let is_new = |name: &&str| alike.players.iter().all(|known| known != name);
        if let Some(name) = player.filter(is_new).map(str::to_owned) {
            alike.players.push(name);
        }
    };
    for adjustment in &noted.adjustments {
        let kind = NoticeKind::Adjusted(discriminant(&adjustment.assumed));
        add(kind, noted.player_in(adjustment.line), &|| adjustment.say(texts));
    }
    for loss in &noted.losses {
        let player = loss.player().and_then(|number| noted.player(number));
        add(NoticeKind::Lost(discriminant(loss)), player, &|| loss.say(texts));
    }
    let taken = noted.taken.iter().map(|taken| taken.say(texts));
    kinds.iter().flat_map(|alike| alike.lines(texts)).chain(taken).collect()
}

/// Returns every note on a separate line, without grouping.
pub fn every_note(noted: &Noted, texts: &Texts) -> Vec<String> {
    let adjustments = noted.adjustments.iter().map(|adjustment| adjustment.say(texts));
    let losses = noted.losses.iter().map(|loss| loss.say(texts));
    adjustments.chain(losses).chain(noted.taken.iter().map(|taken| taken.say(texts))).collect()
}

impl Alike {
    fn lines(&self, texts: &Texts) -> Vec<String> {
        if let (Some(note), [_, _, ..]) = (self.told.first(), self.players.as_slice()) {
            let named = self.players.iter().take(TOLD).cloned().collect::<Vec<_>>().join(", ");
            let rest = if self.players.len() > TOLD { ", …" } else { "" };
            let values = [
                ("count", self.players.len().into()),
                ("names", format!("{named}{rest}").into()),
                ("note", note.as_str().into()),
            ];
            return vec![texts.with("import-players-alike", &values)];
        }
        let more = (self.more > 0).then(|| texts.with("import-more-alike", &[("count", self.more.into())]));
        self.told.iter().cloned().chain(more).collect()
    }
}

/// Grouping key of notes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NoticeKind {
    Adjusted(Discriminant<Assumed>),
    Lost(Discriminant<Loss>),
}

impl Say for AssumedRecord {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::System { system, by_words } => {
                let id = if *by_words { "taken-system-by-words" } else { "taken-system" };
                texts.with(id, &[("system", texts.system(system.as_str()).into_owned().into())])
            }
            Self::Edition { system } => {
                let system = texts.system(system.as_str()).into_owned();
                texts.with("taken-edition", &[("system", system.into())])
            }
            Self::Points => texts.get("taken-points").into_owned(),
            Self::Departure { departure } => match departure.act {
                DepartingAct::ByeWorth => texts.get("taken-bye-worth").into_owned(),
                DepartingAct::AdjournedWorth => texts.get("taken-adjourned-worth").into_owned(),
                _ => texts.with("departure-in-report", &[("round", departure.round.into())]),
            },
            Self::InitialColour { colour: Some(colour) } => {
                texts.with("taken-initial-colour", &[("colour", (*colour).into())])
            }
            Self::InitialColour { colour: None } => texts.get("taken-no-initial-colour").into_owned(),
            Self::VirtualPoints => texts.get("taken-virtual-points").into_owned(),
            Self::TieBreaks { list } => {
                let list = list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                texts.with("taken-tie-breaks", &[("list", list.into())])
            }
        }
    }
}

say_refusals!(LeftOut, Loss, TeamFault);

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
        Expected::OtherGame { there } => {
            texts.with("expected-other-game", &[("there", there.as_str().into())])
        }
        Expected::MatchPoints(points) => texts.with("expected-match-points", &[("points", (*points).into())]),
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
    let of_code = |id: &str, code: Code| texts.with(id, &[("code", code.letter().to_string().into())]);
    match assumed {
        Assumed::Windows1252 => plain("assumed-windows-1252"),
        Assumed::Kept => plain("assumed-kept"),
        Assumed::NoPlayer => plain("assumed-no-player"),
        Assumed::FirstLine { line } => texts.with("assumed-first-line", &[("line", line.into())]),
        Assumed::NoTitle => plain("assumed-no-title"),
        Assumed::NoDate => plain("assumed-no-date"),
        Assumed::LeftBlank(field) => plain(match field {
            PlayerField::Sex => "account-not-a-sex",
            PlayerField::Rating => "account-not-a-rating",
            PlayerField::FideId => "account-not-a-fide-id",
            PlayerField::Points => "assumed-not-points",
            PlayerField::Rank => "assumed-not-a-rank",
        }),
        Assumed::Counted(points) | Assumed::PairingAllocatedBye(points) => {
            texts.with("assumed-points", &[("points", points.into())])
        }
        Assumed::ByeOfMatch(points) => texts.with("assumed-bye-of-match", &[("points", points.into())]),
        Assumed::PointSystem { win, draw, bye } => {
            let values = [("win", win.into()), ("draw", draw.into()), ("bye", bye.into())];
            texts.with("assumed-point-system", &values)
        }
        Assumed::CountedNumber(count) => texts.with("assumed-number", &[("count", count.into())]),
        Assumed::Scheduled(colour) => texts.with("assumed-colour", &[("colour", colour.into())]),
        Assumed::TakenAs(code) | Assumed::LikeBye(code) => of_code("assumed-code", code),
        Assumed::NoForfeitColour => plain("assumed-no-forfeit-colour"),
        Assumed::ByPoints(code) => of_code("assumed-by-points", code),
        Assumed::PerhapsByPoints(code) => of_code("assumed-perhaps-by-points", code),
        Assumed::NoColour => plain("assumed-no-colour"),
        Assumed::NotPairedYet => plain("assumed-not-paired-yet"),
        Assumed::GamePoints => plain("assumed-game-points"),
        Assumed::ExplicitPoints => plain("assumed-explicit-points"),
        Assumed::StandingsRecord => plain("assumed-standings-record"),
        Assumed::PointRecord => plain("assumed-point-record"),
        Assumed::OffColumns => plain("assumed-off-columns"),
        Assumed::TabsAsBlanks => plain("assumed-tabs-as-blanks"),
        Assumed::Rounds(rounds) => texts.with("assumed-rounds", &[("rounds", rounds.into())]),
        Assumed::MoreRounds(rounds) => texts.with("assumed-more-rounds", &[("round", rounds.into())]),
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

impl Say for FileFault {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NoRounds => texts.get("report-no-rounds").into_owned(),
            Self::TeamEvent { why } => texts.with("report-team-event", &[("why", why.say(texts).into())]),
            Self::BakuPoints => texts.get("error-points-forbid-baku").into_owned(),
        }
    }
}
