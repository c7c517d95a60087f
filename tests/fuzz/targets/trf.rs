//! Arbitrary bytes as a tournament report: reading returns a report or an error, and a report that was read
//! is the same after being written and read again.

#![no_main]

use hakem_engine::format::Trace;
use hakem_engine::pairing::{ready, setting};
use hakem_engine::tournament::{RoundNo, Snapshot, SystemId};
use hakem_engine::trf::{
    LineEnd, Style, from_snapshot, read, read_bytes, system_id, to_commands, write,
};
use libfuzzer_sys::fuzz_target;

/// Large fields belong to the target `pair`.
const MOST_PLAYERS: usize = 16;

fuzz_target!(|bytes: &[u8]| {
    let Ok(report) = read_bytes(bytes) else { return };
    let file = report.file;
    for line_end in [LineEnd::Lf, LineEnd::Cr] {
        let written = write(&file, Style { line_end, ..Style::default() });
        let again = read(&written).expect("what was written can be read");
        assert_eq!(again.file, file, "what was written is what was read");
    }
    let id = system_id(&file).unwrap_or_else(|| "dutch-2026".to_owned());
    if let Ok(import) = to_commands(&file, &SystemId::new(&id)) {
        pair_next(&import.event, file.next_round());
        let made = from_snapshot(&import.event);
        let again = to_commands(&made, &SystemId::new(&id)).expect("what an event writes can become one");
        assert_eq!(from_snapshot(&again.event), made, "a second way round changes nothing");
        // An event that preserves the records of the report writes them again.
        let kept = from_snapshot(&import.keeping(&file).event);
        let again = to_commands(&kept, &SystemId::new(&id)).expect("what an event writes can become one");
        assert_eq!(from_snapshot(&again.keeping(&kept).event), kept, "a second way round changes nothing");
    }
});

fn pair_next(event: &Snapshot, round: RoundNo) {
    let Ok(made) = setting(event, round) else { return };
    if ready(event, round).is_ok() && made.field.players.len() <= MOST_PLAYERS {
        let _ = made.system.pair(&made.field, &mut Trace::recording());
    }
}
