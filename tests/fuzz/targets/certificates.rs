//! Any bytes as a certificate and a report, or as changes of a true certificate: the verifier ends with a word, and never proves other boards
//! than those of the rules.

#![no_main]

#[path = "../../common/certificates.rs"]
mod certificates;

use hakem::certificate::certify;
use hakem::verify::verify;
use hakem_engine::tournament::{PlayerId, RoundNo, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// Reports before a round of each system, with the certificates of those.
static TRUE: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let reports = [
        (include_str!("../../golden/dutch/2026/d0078.trf"), 3),
        (include_str!("../../golden/burstein/2026/bu0002.trf"), 5),
        (include_str!("../../golden/dubov/2026/du0001.trf"), 3),
    ];
    reports.into_iter().map(|(report, round)| certified(&certificates::before(report, round), round)).collect()
});

fn certified(report: &str, round: usize) -> (String, String) {
    let file = trf::read(report).expect("it is a report").file;
    let event = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).expect("it is an event").event;
    let number = |id: PlayerId| file.players[id.index()].number.0;
    let round = RoundNo(u8::try_from(round).expect("it is a round"));
    let text = certify(&event, report.as_bytes(), round, number).expect("it can be paired");
    (report.to_owned(), text)
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&way, rest)) = bytes.split_first() else { return };
    let Some((report, text)) = TRUE.get(usize::from(way) % 4) else {
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
