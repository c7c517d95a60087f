//! The pairing of a round as text: its boards, the reason of each, or why there is no pairing.

use crate::i18n::{Naming, Say, Texts};
use crate::question::RoundQuestion;
use crate::text::clean;
use hakem_engine::format::{Course, NoPairing, Pairing, Reason, Seat, Side, Trace};
use hakem_engine::tournament::{Out, PairingNumber};

/// Maximum number of players listed in a refusal.
const MOST_NUMBERS: usize = 30;

/// Maximum number of reasons in a refusal, most relevant first.
const MOST_REASONS: usize = 8;

/// Formats a pairing as pairing programs do: the number of lines, then one line per board.
pub fn lines(question: &RoundQuestion, pairing: &Pairing) -> String {
    let idle = idle(question, pairing);
    let mut text = format!("{}\n", pairing.boards.len() + idle.len());
    let boards = pairing.boards.iter().map(|pair| (question.number(pair.white), question.number(pair.black)));
    for (white, black) in boards.chain(idle.into_iter().map(|seat| (question.number(seat), 0))) {
        text += &format!("{white} {black}\n");
    }
    text
}

/// Returns the players without a game: the bye, or those without an opponent in a table; of a bracket those who
/// advance, not those who are eliminated.
pub fn idle(question: &RoundQuestion, pairing: &Pairing) -> Vec<Seat> {
    let is_bracket = question.system.facts().course == Course::Bracket;
    let by_table = pairing.outs.iter().filter_map(|&(side, out)| match side {
        Side::Player(seat) => (!is_bracket || out != Out::Idle).then_some(seat),
        Side::Team(_) => None,
    });
    pairing.bye.into_iter().chain(by_table).collect()
}

/// Reasons of a pairing as sentences.
pub struct PairingReasons {
    /// The players of each board, White first, or the one with the bye, with the reasons.
    pub boards: Vec<(Vec<Seat>, Vec<String>)>,
    /// Reasons that concern the entire round.
    pub special: Vec<String>,
}

impl PairingReasons {
    /// Words the recorded reasons, players by number.
    pub fn of(question: &RoundQuestion, pairing: &Pairing, trace: &Trace, texts: &Texts) -> Self {
        let who = |seat: Seat| question.number(seat).to_string();
        let say = |reason: &Reason| Naming { what: reason, who: &who }.say(texts);
        let boards = pairing.boards.iter().map(|pair| vec![pair.white, pair.black]);
        let explained = boards.chain(pairing.bye.map(|seat| vec![seat])).map(|seats| {
            let reasons = trace.about(&seats).map(say).collect();
            (seats, reasons)
        });
        Self { boards: explained.collect(), special: pairing.special.iter().map(say).collect() }
    }

    /// Returns the text that follows the boards on the command line.
    pub fn text(&self, question: &RoundQuestion) -> String {
        let mut text = String::new();
        for (seats, reasons) in &self.boards {
            let names: Vec<String> = seats.iter().map(|&seat| question.number(seat).to_string()).collect();
            text += &format!("\n{}\n", names.join(" "));
            for reason in reasons {
                text += &format!("  {reason}\n");
            }
        }
        for reason in &self.special {
            text += &format!("\n! {reason}\n");
        }
        text
    }
}

/// Words the lack of a legal pairing: the players involved, and the rules that exclude their pairs.
pub fn no_pairing(error: &NoPairing, question: &RoundQuestion, texts: &Texts) -> String {
    let team = |number: &PairingNumber| {
        let entrant = question.field.players.iter().find(|entrant| entrant.number == *number)?;
        Some(format!("{number} {}", clean(&entrant.name)))
    };
    let is_of_teams = question.system.facts().pairs_teams();
    let of_teams = if is_of_teams { texts.no_pairing_of_teams(error, team) } else { None };
    let mut text = of_teams.unwrap_or_else(|| error.say(texts));
    let who = |seat: Seat| question.number(seat).to_string();
    if let NoPairing::NoLegalPairing { players, because } = error {
        let named = question.field.seats();
        let named = named.filter(|&seat| players.contains(&question.field.player(seat).number));
        let mut numbers: Vec<String> = named.take(MOST_NUMBERS).map(who).collect();
        numbers.extend((players.len() > MOST_NUMBERS).then(|| "…".to_owned()));
        text += &format!("\n{}", numbers.join(" "));
        for reason in because.iter().take(MOST_REASONS) {
            text += &format!("\n{}", Naming { what: reason, who: &who }.say(texts));
        }
    }
    text
}
