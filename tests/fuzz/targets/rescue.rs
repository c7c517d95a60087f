//! Arbitrary bytes as text with codes of sheets: reading ends with codes or faults, and codes with an event
//! or an error.

#![no_main]

use hakem_engine::console::rescue::{Known, newest, read, rebuild};
use hakem_engine::tournament::{Name, Player, Settings};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (codes, faults) = read(&String::from_utf8_lossy(bytes));
    for fault in &faults {
        assert!(fault.line > 0 && fault.column > 0, "a fault has its place");
    }
    let name = Name::new("Tester").expect("it is a name");
    let count = newest(&codes).map_or(0, |code| usize::from(code.players));
    let players = vec![Player::named(name.clone()); count];
    let known = Known { settings: Settings::named(name), players, reason: "fuzz".to_owned() };
    let _ = rebuild(&codes, &known);
});
