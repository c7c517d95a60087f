//! The certificate of a round: a proof of its pairing, as text (`docs/certificate.md`).

use crate::i18n::{Say, Texts};
use hakem_engine::format::{
    Compared, Duals, Facts, NoPairing, Pair, Pairing, Placed, Proof, ProofStep, RulePart, Seat, Stated,
    Swiss, Trace, Unproved,
};
use hakem_engine::pairing::{ProposeError, Setting, asked, system, team_for};
use hakem_engine::tournament::{PlayerId, RoundNo, SYSTEM_IN_FORCE, Snapshot, Stage, SystemId};
use hakem_engine::trf::{self, Loss, Record, Style};
use hakem_verify::Fault;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// Maximum number of remembered certificates.
const REMEMBERED: usize = 500;

/// Certificates of earlier calls by all that they depend on: their first lines (system, round, fingerprint of
/// the report, boards) and the options of the system. Pages certify all rounds after every entry, which
/// changes at most the last.
static KNOWN: Mutex<BTreeMap<String, Result<String, Unproved>>> = Mutex::new(BTreeMap::new());

/// Reason why a round has no certificate.
#[derive(Debug, Error)]
pub enum Refused {
    /// Its system has no proofs, or needs none: a table or a bracket.
    #[error(
        "Rounds of {0} have no certificate; docs/certificate.md states the reason. Use hakem check or hakem verify."
    )]
    System(&'static str),
    /// The pairing input of the round is unavailable.
    #[error(transparent)]
    Asked(#[from] ProposeError),
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
    /// The report states values of rounds that its event cannot have, so that the round would be paired by other scores.
    #[error("Record {} of the report sets point values that its event cannot have.", .0.code())]
    OtherScores(Record),
    /// The round differs from the rules.
    #[error(transparent)]
    Unproved(#[from] Unproved),
    /// The report does not name its system, which the verifier must know.
    #[error("The report does not name its pairing system. Add the line {line}.")]
    Unnamed { system: &'static str, line: String },
    #[error("The certificate would not be verified: {0}.")]
    Unverified(#[from] Fault),
}

/// Returns the certificate of a round of a report, after verifying it: for the boards in the report, or else for those
/// by the rules. `number` maps a player, or the team that they play for if teams are paired, to the number in the
/// report.
pub fn certify(
    snapshot: &Snapshot,
    report: &[u8],
    round: RoundNo,
    number: impl Fn(PlayerId) -> u16,
) -> Result<String, Refused> {
    let setting = asked(snapshot, round)?;
    let system = setting.system;
    let rejected = |fault| unnamed(system.facts(), report).unwrap_or(Refused::Unverified(fault));
    let Some(swiss) = proves(&setting) else { return Err(Refused::System(system.id())) };
    let pairing = pairing_of(snapshot, round, &setting)?;
    let numbers: BTreeMap<Seat, u16> =
        setting.field.seats().filter_map(|seat| Some((seat, number(setting.player(seat)?)))).collect();
    let fingerprint = hakem_verify::fingerprint(report, round.0.into());
    let head = |fingerprint: &str| {
        let text = Text { numbers: numbers.clone(), text: String::new() };
        text.head(system.id(), round, fingerprint, &pairing)
    };
    let key = |head: &Text| format!("{}{:?}", head.text, snapshot.options(round));
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let remembered = fingerprint.as_deref().ok().and_then(|print| known().get(&key(&head(print))).cloned());
    if let Some(remembered) = remembered {
        let certificate = remembered?;
        // Data added to the report since can be beyond what the verifier covers.
        hakem_verify::verify(&certificate, report).map_err(rejected)?;
        return Ok(certificate);
    }
    let proof = swiss.prove(&setting.field, &pairing).ok_or(Refused::System(system.id()))?;
    let head = head(&fingerprint.map_err(rejected)?);
    let key = key(&head);
    let certificate = match proof {
        Ok(proof) => {
            let certificate = head.steps_of(&proof);
            hakem_verify::verify(&certificate, report).map_err(rejected)?;
            Ok(certificate)
        }
        Err(unproved) => Err(unproved),
    };
    let mut known = known();
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(key, certificate.clone());
    Ok(certificate?)
}

/// Returns the refusal of a report that does not name its system and edition: neither in record 192 nor in a comment.
/// `FIDE_DUTCH` names an edition only with the first day (042).
fn unnamed(facts: &Facts, report: &[u8]) -> Option<Refused> {
    let starts = |mark: &str| {
        let mut lines = report.split(|&byte| byte == b'\n');
        lines.find_map(|line| Some(String::from_utf8_lossy(line.strip_prefix(mark.as_bytes())?).into_owned()))
    };
    let code = starts("192 ").unwrap_or_default();
    let names = match code.trim() {
        "" => false,
        "FIDE_DUTCH" | "FIDE_DUTCH_BAKU" => starts("042 ").is_some(),
        _ => true,
    };
    let comment = starts("### hakem:").is_some_and(|words| words.contains("system="));
    let line = match facts.trf.first() {
        Some(code) if code.since.is_none() => format!("192 {}", code.code),
        _ => format!("### hakem: system={}", facts.id),
    };
    (!names && !comment).then_some(Refused::Unnamed { system: facts.id, line })
}

/// Returns the boards of a round: those in the report, or else those by the rules.
fn pairing_of(snapshot: &Snapshot, round: RoundNo, setting: &Setting) -> Result<Pairing, Refused> {
    let Some(recorded) = snapshot.round(round).filter(|round| !round.boards().is_empty()) else {
        return Ok(setting.system.pair(&setting.field, &mut Trace::silent())?);
    };
    let meetings = recorded.first_games().map(|(_, board, _)| board.meeting);
    let seats =
        meetings.map(|of| Some(Pair { white: setting.seat(of.white)?, black: setting.seat(of.black)? }));
    let boards = seats.collect::<Option<Vec<Pair>>>().ok_or(Unproved::Incomplete)?;
    let of_team = || setting.team_seats.seat_of(recorded.team_with_bye().filter(|_| recorded.pairs_teams())?);
    let bye = recorded.pairing_allocated_bye().and_then(|id| setting.seat(id)).or_else(of_team);
    Ok(Pairing { boards, bye, ..Pairing::default() })
}

/// Certifies all published rounds of a report; returns each with its certificate or the reason why there is none. Empty
/// if the text is not a report.
#[must_use]
pub fn certify_report(report: &str) -> Vec<(RoundNo, Result<String, Refused>)> {
    certified(report, |_| true)
}

/// Certifies the wanted ones of the published rounds of a report.
fn certified(report: &str, wanted: impl Fn(RoundNo) -> bool) -> Vec<(RoundNo, Result<String, Refused>)> {
    let Ok(file) = trf::read(report).map(|read| read.file) else { return Vec::new() };
    let Ok(import) = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)) else { return Vec::new() };
    let (event, other_scores) = (import.event, import.losses.iter().find_map(Loss::other_scores));
    let rounds = (1..).map(RoundNo).zip(event.rounds());
    let published = rounds.filter(|(number, round)| {
        wanted(*number) && round.stage() == Stage::Published && !round.boards().is_empty()
    });
    let certified = published.map(|(round, _)| {
        let number = |id: PlayerId| match team_for(&event, round, id) {
            Some((number, _)) => file.teams.get(number.index()).map_or(0, |team| team.number),
            None => file.players.get(id.index()).map_or(0, |player| player.number.0),
        };
        let found = certify(&event, report.as_bytes(), round, number);
        let found = found.map_err(|refused| match (refused, other_scores) {
            (Refused::NoPairing(_) | Refused::Unproved(_) | Refused::Unverified(_), Some(record)) => {
                Refused::OtherScores(record)
            }
            (refused, _) => refused,
        });
        (round, found)
    });
    certified.collect()
}

/// Proof of a round that the verifier accepts.
#[derive(Debug)]
pub enum RoundProof {
    Certificate(String),
    /// None is needed: this number of boards follows from a table or a bracket that the report announces.
    Derived(usize),
}

/// Proves all published rounds of a report; returns each with its proof or the reason why there is none. Empty if the
/// text is not a report.
#[must_use]
pub fn prove_report(report: &str) -> Vec<(RoundNo, Result<RoundProof, Refused>)> {
    proved(report, |_| true)
}

/// Proves a published round by the report of the event.
pub fn prove_published(snapshot: &Snapshot, round: RoundNo) -> Result<RoundProof, Refused> {
    let report = trf::write(&trf::from_snapshot(snapshot), Style::default());
    let found = proved(&report, |of| of == round).pop().map(|(_, found)| found);
    found.unwrap_or(Err(Refused::Unproved(Unproved::Incomplete)))
}

fn proved(report: &str, wanted: impl Fn(RoundNo) -> bool) -> Vec<(RoundNo, Result<RoundProof, Refused>)> {
    let found = certified(report, wanted);
    let has_table = found.iter().any(|(_, found)| matches!(found, Err(Refused::System(_))));
    let derived = if has_table { hakem_verify::verify_report(report.as_bytes()).rounds } else { Vec::new() };
    let boards = |round: RoundNo| {
        let (_, found) = derived.iter().find(|(of, _)| *of == usize::from(round.0))?;
        found.as_ref().ok().map(|proved| proved.boards)
    };
    let rounds = found.into_iter().map(|(round, found)| match (found, boards(round)) {
        (Err(Refused::System(_)), Some(boards)) => (round, Ok(RoundProof::Derived(boards))),
        (found, _) => (round, found.map(RoundProof::Certificate)),
    });
    rounds.collect()
}

/// Returns true if the check page verifies rounds like this published one: its system has certificates, or the round
/// follows from a table or a bracket. The same rule for codes on paper and links on pages; whether the round is the one
/// of the rules is for the page to state.
#[must_use]
pub fn has_check(snapshot: &Snapshot, round: RoundNo) -> bool {
    let is_published = snapshot
        .round(round)
        .is_some_and(|round| round.stage() == Stage::Published && !round.boards().is_empty());
    let by_results = system(snapshot.system(round).as_str()).is_some_and(|system| system.swiss().is_some());
    is_published
        && match by_results {
            true => asked(snapshot, round).is_ok_and(|setting| proves(&setting).is_some()),
            false => prove_published(snapshot, round).is_ok(),
        }
}

/// Returns the system of a round, if it has proofs. A system without proofs has none of any pairing, so no round of it
/// is paired here.
fn proves(setting: &Setting) -> Option<&'static dyn Swiss> {
    setting.system.swiss().filter(|swiss| swiss.prove(&setting.field, &Pairing::default()).is_some())
}

impl Say for Refused {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::System(id) => texts.get(&format!("uncertified-{id}")).into_owned(),
            Self::Asked(error) => error.say(texts),
            Self::NoPairing(error) => error.say(texts),
            Self::OtherScores(record) => texts.with("cli-other-scores", &[("record", record.code().into())]),
            Self::Unproved(error) => error.say(texts),
            Self::Unnamed { system, line } => texts.with(
                "cli-certify-unnamed",
                &[("system", texts.system(system).into_owned().into()), ("line", line.clone().into())],
            ),
            Self::Unverified(fault) => {
                texts.with("cli-certify-unverified", &[("fault", fault.to_string().into())])
            }
        }
    }
}

struct Text {
    numbers: BTreeMap<Seat, u16>,
    text: String,
}

impl Text {
    /// Writes the lines before the proof.
    fn head(mut self, system: &str, round: RoundNo, fingerprint: &str, pairing: &Pairing) -> Self {
        self.line(&format!("hakem certificate 1\nsystem {system}\nround {round}\nreport {fingerprint}"));
        for pair in &pairing.boards {
            let [white, black] = [pair.white, pair.black].map(|seat| self.name(Placed::Player(seat)));
            self.line(&format!("board {white} {black}"));
        }
        if let Some(seat) = pairing.bye {
            self.line(&format!("bye {}", self.name(Placed::Player(seat))));
        }
        self
    }

    /// Writes the proof and the end.
    fn steps_of(mut self, proof: &Proof) -> String {
        if let Some(attempt) = &proof.attempt {
            self.line(&format!("retry {}", points(attempt.score.tenths())));
            self.pairs(&attempt.pairs);
        }
        if !proof.bye.is_empty() {
            self.line("everybody");
            self.steps(&proof.bye);
        }
        for bracket in &proof.brackets {
            let title = match bracket.compared {
                Compared::Bracket => "bracket",
                Compared::Next => "next",
                Compared::Attempt => "attempt",
                Compared::Below => "below",
                Compared::Penultimate => "penultimate",
                Compared::Collapsed => "collapsed",
                Compared::Joined => "joined",
                Compared::Floaters => "floaters",
                Compared::Median => "median",
                Compared::Undone(_) => "undone",
                Compared::Spare => "spare",
            };
            if !bracket.refused.is_empty() {
                let refused: Vec<Placed> = bracket.refused.iter().copied().map(Placed::Player).collect();
                self.line(&format!("refused {}", self.names(&refused)));
            }
            if let Some(taken) = bracket.taken {
                self.line(&format!("taken {}", self.name(Placed::Player(taken))));
            }
            self.pairs(&bracket.pairs);
            self.stated(&bracket.stated);
            let lowest = bracket.lowest.map_or_else(String::new, |of| format!("-{}", points(of.tenths())));
            match bracket.compared {
                Compared::Median => self.line(title),
                Compared::Undone(boards) => self.line(&format!("{title} {boards}")),
                _ => self.line(&format!("{title} {}{lowest}", points(bracket.score.tenths()))),
            }
            self.steps(&bracket.steps);
        }
        self.line("end");
        self.text
    }

    fn pairs(&mut self, pairs: &[[Seat; 2]]) {
        for pair in pairs {
            let [one, other] = pair.map(|seat| self.name(Placed::Player(seat)));
            self.line(&format!("pair {one} {other}"));
        }
    }

    fn stated(&mut self, stated: &[Stated]) {
        for fact in stated {
            match fact {
                Stated::Claim(pair) => {
                    let [floater, resident] = pair.map(|seat| self.name(Placed::Player(seat)));
                    self.line(&format!("claim {floater} {resident}"));
                }
                Stated::Floater(seat, pairs) => {
                    self.line(&format!("floater {}", self.name(Placed::Player(*seat))));
                    self.pairs(pairs);
                }
            }
        }
    }

    fn steps(&mut self, steps: &[ProofStep]) {
        for step in steps {
            let part = match step.part {
                RulePart::Whole => String::new(),
                RulePart::Score(score) => format!(" at {}", points(score.tenths())),
                RulePart::Choice(seat) => format!(" of {}", self.name(Placed::Player(seat))),
            };
            self.line(&format!("{}{part} {}", step.rule, step.value));
            step.duals.iter().for_each(|duals| self.duals(duals));
        }
    }

    fn duals(&mut self, duals: &Duals) {
        if duals.unit != 1 {
            self.line(&format!(" unit {}", duals.unit));
        }
        let mut alike: BTreeMap<i64, Vec<Placed>> = BTreeMap::new();
        duals.players.iter().for_each(|&(player, dual)| alike.entry(dual).or_default().push(player));
        for (dual, players) in alike {
            self.line(&format!(" y {dual} {}", self.names(&players)));
        }
        for &(known, dual) in &duals.known {
            self.line(&format!(" k {dual} {}", known + 1));
        }
        for (set, dual) in &duals.sets {
            self.line(&format!(" s {dual} {}", self.names(set)));
        }
    }

    fn name(&self, player: Placed) -> String {
        match player {
            Placed::Player(seat) => self.numbers.get(&seat).map_or_else(|| "0".to_owned(), u16::to_string),
            Placed::Bye => "bye".to_owned(),
            Placed::Out(number) => format!("out{number}"),
        }
    }

    fn names(&self, players: &[Placed]) -> String {
        players.iter().map(|&player| self.name(player)).collect::<Vec<_>>().join(" ")
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

/// Formats points with one decimal, in every language.
fn points(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}
