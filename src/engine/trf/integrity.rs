//! Comment lines for integrity events and for leaving FIDE mode (FIDE's checklist for programs, questions 44, 69, 113,
//! 179 and 193). Players are identified by their numbers in the report, White first.

use super::legs::Numbers;
use super::{Code, TrfFile};
use crate::fide_mode::{FideMode, fide_mode};
use crate::tournament::{
    Colour, ForbiddenPair, GameResult, IntegrityEvent, Meeting, PairingNumber, RoundNo, RulesPairing,
    Snapshot,
};

/// Prefixes of these lines.
const WORDS: [&str; 9] = [
    "FIDE mode exited",
    "MPA",
    "Import",
    "FPB",
    "Rating correction",
    "Correction",
    "Adjournment",
    "Exchange",
    "Configuration",
];

/// Adds a line for each event, in order of rounds. An event that was never in FIDE mode has none.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers) {
    let left = match fide_mode(snapshot) {
        FideMode::Outside => return,
        FideMode::InForce => None,
        FideMode::Left(departure) => Some(departure),
    };
    if let Some(departure) = left {
        file.add_comment(&format!("FIDE mode exited @ Round {}", departure.round));
    }
    add_provisional(file, snapshot);
    if let [first, ..] = snapshot.unchecked() {
        let list: Vec<String> = snapshot.unchecked().iter().map(ToString::to_string).collect();
        file.add_comment(&format!("Import @ Round {first}: not checked {}", list.join(" ")));
    }
    let line = LineFormat { numbers };
    let events = snapshot.integrity_events();
    let mut events = events.iter().peekable();
    while let Some(event) = events.next() {
        // The byes of a round share a line, in order of the numbers: that of the registrations is in no report.
        let mut shared = vec![event];
        while let Some(more) = events.next_if(|next| head(next) == head(event) && is_bye(next)) {
            shared.push(more);
        }
        shared.sort_by_key(|event| line.with_bye(event));
        let said: Vec<String> = shared.into_iter().map(|event| line.say(event)).collect();
        let comment = format!("{} @ Round {}: {}", head(event).0, event.round(), said.join(" "));
        file.add_comment(&comment);
    }
}

/// Returns the round after which the event left FIDE mode, if the report states it.
pub(super) fn exited(file: &TrfFile) -> Option<RoundNo> {
    let said = file.loose.iter().filter_map(|line| line.text.strip_prefix("### FIDE mode exited @ Round "));
    said.filter_map(|round| round.trim().parse().ok().map(RoundNo)).min()
}

/// Returns true if a comment is one that an event writes itself, whether or not its report had it.
pub(super) fn is_own(comment: &str) -> bool {
    let said = comment.strip_prefix("### ").and_then(|text| text.split_once(" @ Round "));
    said.is_some_and(|(word, _)| word == "Provisional" || WORDS.contains(&word))
}

/// Adds the reasons why the report is not final, once all rounds are published (questions 161 and 169).
fn add_provisional(file: &mut TrfFile, snapshot: &Snapshot) {
    let Some(last) = snapshot.last_published().filter(|&last| last >= snapshot.last_round()) else { return };
    let missing = snapshot.rounds().iter().map(|round| round.missing()).sum::<usize>();
    let adjourned = snapshot.adjourned(last);
    let parts = [(missing, "missing"), (adjourned, "adjourned")];
    let open: Vec<String> =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{what} {count}")).collect();
    if !open.is_empty() {
        file.add_comment(&format!("Provisional @ Round {last}: {}", open.join(", ")));
    }
}

/// Returns a report without these lines, which organisers may publish instead.
pub fn without_integrity_comments(mut file: TrfFile) -> TrfFile {
    file.loose.retain(|line| !is_own(&line.text) || line.text.starts_with("### Provisional "));
    file
}

fn is_bye(event: &IntegrityEvent) -> bool {
    matches!(event, IntegrityEvent::FullPointBye { .. })
}

/// Returns the prefix of the line, and its round.
fn head(event: &IntegrityEvent) -> (&'static str, RoundNo) {
    let word = match event {
        IntegrityEvent::ManualPairing { .. } => "MPA",
        IntegrityEvent::Import { .. } => "Import",
        IntegrityEvent::FullPointBye { .. } => "FPB",
        IntegrityEvent::RatingCorrection { .. } => "Rating correction",
        IntegrityEvent::Correction { .. } | IntegrityEvent::ColourCorrection { .. } => "Correction",
        IntegrityEvent::Adjournment { .. } => "Adjournment",
        IntegrityEvent::ExchangedNumbers { .. } => "Exchange",
        IntegrityEvent::NumberOfRounds { .. } | IntegrityEvent::ForbiddenPairs { .. } => "Configuration",
    };
    (word, event.round())
}

/// Context for formatting a line.
struct LineFormat<'a> {
    numbers: &'a Numbers,
}

impl LineFormat<'_> {
    /// Returns the number of the player with a full-point bye; `None` for other events.
    fn with_bye(&self, event: &IntegrityEvent) -> Option<PairingNumber> {
        match event {
            IntegrityEvent::FullPointBye { player, .. } => Some(self.numbers.player(*player)),
            _ => None,
        }
    }

    fn say(&self, event: &IntegrityEvent) -> String {
        match event {
            IntegrityEvent::ManualPairing { rules, made, .. }
            | IntegrityEvent::Import { rules, made, .. } => {
                format!("{} => {}", self.pairing(rules), self.pairing(made))
            }
            IntegrityEvent::FullPointBye { player, .. } => format!("{}=FPB", self.numbers.player(*player)),
            IntegrityEvent::RatingCorrection { meeting, counts, really, result, .. } => {
                let who =
                    if meeting == really { String::new() } else { format!("{} ", self.meeting(*really)) };
                let (counts, result) = (score(Some(*counts)), score(Some(*result)));
                let meeting = self.meeting(*meeting);
                format!("{meeting}: {counts} => {who}{result} (pairings and standings used {counts})")
            }
            IntegrityEvent::Correction { meeting, from, to, .. } => {
                format!("{}: {} => {}", self.meeting(*meeting), score(*from), score(*to))
            }
            IntegrityEvent::ColourCorrection { meeting, .. } => {
                format!("{} => {}", self.meeting(meeting.turned()), self.meeting(*meeting))
            }
            IntegrityEvent::Adjournment { meeting, result, .. } => {
                let drawn = score(Some(GameResult::Adjourned));
                format!("{}: {drawn} => {}", self.meeting(*meeting), score(Some(*result)))
            }
            IntegrityEvent::ExchangedNumbers { players, .. } => {
                let mut numbers = players.map(|id| self.numbers.player(id));
                numbers.sort_unstable();
                numbers.map(|number| number.to_string()).join("-")
            }
            IntegrityEvent::NumberOfRounds { from, to, .. } => format!("rounds {from} => {to}"),
            IntegrityEvent::ForbiddenPairs { added, removed, .. } => {
                let listed = |sign: &'static str, pairs: &[ForbiddenPair]| {
                    pairs.iter().map(|pair| format!("{sign}{}", self.forbidden(*pair))).collect::<Vec<_>>()
                };
                let pairs = [listed("+", added), listed("-", removed)].concat();
                format!("forbidden pairs {}", pairs.join(" "))
            }
        }
    }

    fn meeting(&self, meeting: Meeting) -> String {
        format!("{}-{}", self.numbers.player(meeting.white), self.numbers.player(meeting.black))
    }

    fn forbidden(&self, ForbiddenPair { players: [one, other], .. }: ForbiddenPair) -> String {
        self.meeting(Meeting { white: one, black: other })
    }

    /// Formats boards, then the bye: `1-4 2-3 5=PAB`.
    fn pairing(&self, pairing: &RulesPairing) -> String {
        let boards = pairing.boards.iter().map(|&meeting| self.meeting(meeting));
        let bye = pairing.bye.map(|player| format!("{}=PAB", self.numbers.player(player)));
        let parts: Vec<String> = boards.chain(bye).collect();
        if parts.is_empty() { "none".to_owned() } else { parts.join(" ") }
    }
}

/// Formats a result in the characters of the report, White first: `1-0`, `+--`.
fn score(result: Option<GameResult>) -> String {
    let letter = |colour| result.map_or('*', |result| Code::of_result(result, colour).letter());
    format!("{}-{}", letter(Colour::White), letter(Colour::Black))
}
