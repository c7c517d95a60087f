//! Rounds of reports as WebAssembly, for the playground.
//!
//! A caller passes a report through the memory of the module: `input` reserves space for it, `pair` and `certify` return
//! the address of the answer and `answer_length` its number of bytes. Nothing is imported, so the module can neither read
//! nor send anything.

use hakem_language::i18n::Language;
use hakem_rounds::playground;
use std::sync::{Mutex, MutexGuard, PoisonError};

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<String> = Mutex::new(String::new());

// A module has one thread, and a panic ends it.
fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a language by its place in `Language::ALL`, else English.
fn spoken(language: usize) -> Language {
    Language::ALL.get(language).copied().unwrap_or_default()
}

fn answered(text: String) -> *const u8 {
    let mut answer = locked(&ANSWER);
    *answer = text;
    answer.as_ptr()
}

/// Reserves `length` bytes and returns their address, valid until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    let mut input = locked(&INPUT);
    *input = vec![0; length];
    input.as_mut_ptr()
}

/// Pairs a round of the report in the input (`playground::pair`). Returns the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn pair(round: u8, language: usize) -> *const u8 {
    answered(playground::pair(&locked(&INPUT), round, spoken(language)))
}

/// Certifies a round of the report in the input (`playground::certify`). Returns the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn certify(round: u8, language: usize) -> *const u8 {
    answered(playground::certify(&locked(&INPUT), round, spoken(language)))
}

/// Returns the address of the texts of the page (`playground::labels`).
#[unsafe(no_mangle)]
pub extern "C" fn labels(language: usize) -> *const u8 {
    answered(playground::labels(spoken(language)))
}

/// Returns the number of bytes of the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    locked(&ANSWER).len()
}
