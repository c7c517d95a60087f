//! Arbitrary bytes as a certificate and a report, or as changes to a valid certificate: the verifier always
//! returns an answer, and never proves boards other than those of the rules.

#![no_main]

#[path = "../../common/certificates.rs"]
mod certificates;

use hakem::simulate::{Rates, Wishes, simulate};
use hakem_engine::pairing::system;
use hakem_engine::tournament::RoundNo;
use hakem_engine::trf::{self, Style};
use hakem_verify::verify;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// Reports before a round of each system, with their certificates.
static TRUE: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let of_games = [
        (include_str!("../../golden/dutch/2026/d0078.trf"), 3),
        (include_str!("../../golden/burstein/2026/bu0002.trf"), 5),
        (include_str!("../../golden/dubov/2026/du0001.trf"), 3),
    ];
    let of_games = of_games.map(|(report, round)| (report.to_owned(), round));
    let of_matches = ["double-swiss-2026", "team-swiss-2026"].map(|id| (random(id), 3));
    let reports = of_games.into_iter().chain(of_matches);
    reports.map(|(report, round)| certified(&certificates::before(&report, round), round)).collect()
});

/// The report of an event of nine players, or nine teams of two.
fn random(id: &str) -> String {
    let wishes = Wishes {
        players: Some(if id == "team-swiss-2026" { 2 } else { 9 }),
        teams: Some(9).filter(|_| id == "team-swiss-2026"),
        rounds: Some(RoundNo(5)),
        rates: Rates::all(None),
        ..Wishes::default()
    };
    let made = simulate(&wishes, system(id).expect("it is a system"), 1, 1).expect("it can be made");
    trf::write(&made.report(1, 1), Style::default())
}

fn certified(report: &str, round: usize) -> (String, String) {
    let round = RoundNo(u8::try_from(round).expect("it is a round"));
    let text = certificates::certified_round(report, round).expect("it can be paired");
    (report.to_owned(), text)
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&way, rest)) = bytes.split_first() else { return };
    let Some((report, text)) = TRUE.get(usize::from(way) % 6) else {
        let at = rest.iter().position(|&byte| byte == 0).unwrap_or(rest.len());
        let (certificate, report) = rest.split_at(at);
        let _ = verify(&String::from_utf8_lossy(certificate), report);
        return;
    };
    let changed = certificates::with_changes(text, rest);
    if verify(&changed, report.as_bytes()).is_ok() {
        assert_eq!(certificates::boards(&changed), certificates::boards(text), "{changed}");
    }
});
