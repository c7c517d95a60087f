//! The certificate of a round: what proves its pairing, as a text (`docs/certificate.md`).

use crate::verify::{self, Fault};
use hakem_engine::format::{
    Duals, NoPairing, Pair, Pairing, Part, Placed, Proof, ProofStep, Seat, Trace, Unproved,
};
use hakem_engine::pairing::{ProposeError, asked};
use hakem_engine::tournament::{PlayerId, RoundNo, Snapshot};
use std::collections::BTreeMap;
use std::fmt::Write;
use thiserror::Error;

/// Why a round has no certificate.
#[derive(Debug, Error)]
pub enum Refused {
    /// Its system has none.
    #[error(
        "Rounds of {0} have no certificate. Ask for one of dutch-2026, burstein-2026, dubov-2026, double-swiss-2026 \
             or team-swiss-2026."
    )]
    System(&'static str),
    /// The round cannot be asked about.
    #[error(transparent)]
    Asked(#[from] ProposeError),
    /// The rules find no pairing.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
    /// The round is not as the rules give it.
    #[error(transparent)]
    Unproved(#[from] Unproved),
    /// The verifier does not follow.
    #[error("The certificate would not be verified: {0}.")]
    Unverified(#[from] Fault),
}

/// Writes the certificate of a round of a report, and verifies it: that of the boards in the report, or else of those that the rules
/// give. `number` tells the number in the report of a player, or of
/// the team that they play for where teams are paired.
///
/// # Errors
/// Says why there is none.
pub fn certify(
    snapshot: &Snapshot,
    report: &[u8],
    round: RoundNo,
    number: impl Fn(PlayerId) -> u16,
) -> Result<String, Refused> {
    let setting = asked(snapshot, round)?;
    let system = setting.system;
    let recorded = snapshot.round(round).filter(|round| !round.boards().is_empty());
    let pairing = match recorded {
        None => system.pair(&setting.field, &mut Trace::silent())?,
        Some(recorded) => {
            let meetings = recorded.first_games().map(|(_, board, _)| board.meeting);
            let seats = meetings
                .map(|of| Some(Pair { white: setting.seat(of.white)?, black: setting.seat(of.black)? }));
            let boards = seats.collect::<Option<Vec<Pair>>>().ok_or(Unproved::Incomplete)?;
            let of_team =
                || setting.team_seats.seat_of(recorded.team_with_bye().filter(|_| recorded.pairs_teams())?);
            let bye = recorded.pairing_allocated_bye().and_then(|id| setting.seat(id)).or_else(of_team);
            Pairing { boards, bye, ..Pairing::default() }
        }
    };
    let proof = system.swiss().and_then(|swiss| swiss.prove(&setting.field, &pairing));
    let proof = proof.ok_or(Refused::System(system.id()))??;
    let numbers: BTreeMap<Seat, u16> =
        setting.field.seats().filter_map(|seat| Some((seat, number(setting.player(seat)?)))).collect();
    let fingerprint = verify::fingerprint(report, round.0.into())?;
    let certificate =
        Text { numbers, text: String::new() }.write(system.id(), round, &fingerprint, &pairing, &proof);
    verify::verify(&certificate, report)?;
    Ok(certificate)
}

/// A certificate that is being written.
struct Text {
    numbers: BTreeMap<Seat, u16>,
    text: String,
}

impl Text {
    fn write(
        mut self,
        system: &str,
        round: RoundNo,
        fingerprint: &str,
        pairing: &Pairing,
        proof: &Proof,
    ) -> String {
        self.line(format_args!("hakem certificate 1\nsystem {system}\nround {round}\nreport {fingerprint}"));
        for pair in &pairing.boards {
            let [white, black] = [pair.white, pair.black].map(|seat| self.name(Some(seat)));
            self.line(format_args!("board {white} {black}"));
        }
        if let Some(seat) = pairing.bye {
            let taker = self.name(Some(seat));
            self.line(format_args!("bye {taker}"));
        }
        if !proof.bye.is_empty() {
            self.line(format_args!("everybody"));
            self.steps(&proof.bye);
        }
        for bracket in &proof.brackets {
            self.line(format_args!("bracket {}", points(bracket.score.tenths())));
            self.steps(&bracket.steps);
        }
        self.line(format_args!("end"));
        self.text
    }

    fn steps(&mut self, steps: &[ProofStep]) {
        for step in steps {
            let part = match step.part {
                Part::Whole => String::new(),
                Part::Score(score) => format!(" at {}", points(score.tenths())),
                Part::Choice(seat) => format!(" of {}", self.name(Some(seat))),
            };
            self.line(format_args!("{}{part} {}", step.rule, step.value));
            step.duals.iter().for_each(|duals| self.duals(duals));
        }
    }

    fn duals(&mut self, duals: &Duals) {
        if duals.unit != 1 {
            self.line(format_args!(" unit {}", duals.unit));
        }
        let mut alike: BTreeMap<i64, Vec<Placed>> = BTreeMap::new();
        duals.players.iter().for_each(|&(player, dual)| alike.entry(dual).or_default().push(player));
        for (dual, players) in alike {
            let players = self.names(&players);
            self.line(format_args!(" y {dual} {players}"));
        }
        for &(known, dual) in &duals.known {
            self.line(format_args!(" k {dual} {}", known + 1));
        }
        for (set, dual) in &duals.sets {
            let players = self.names(set);
            self.line(format_args!(" s {dual} {players}"));
        }
    }

    fn name(&self, player: Placed) -> String {
        let number = player.and_then(|seat| self.numbers.get(&seat));
        number.map_or_else(|| "bye".to_owned(), u16::to_string)
    }

    fn names(&self, players: &[Placed]) -> String {
        players.iter().map(|&player| self.name(player)).collect::<Vec<_>>().join(" ")
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _infallible = writeln!(self.text, "{line}");
    }
}

/// Points with one decimal, whatever the language.
fn points(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}
