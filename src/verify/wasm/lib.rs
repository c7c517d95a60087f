//! The verifier as WebAssembly, for web pages.
//!
//! A caller passes bytes through the memory of the module: `input` reserves space for them, `verify` returns the
//! address of the answer and `answer_length` its number of bytes. Nothing is imported, so the module can neither read
//! nor send anything.

use std::sync::{Mutex, MutexGuard, PoisonError};

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<String> = Mutex::new(String::new());

// A module has one thread, and a panic ends it.
fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reserves `length` bytes and returns their address, valid until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    let mut input = locked(&INPUT);
    *input = vec![0; length];
    input.as_mut_ptr()
}

/// Verifies a report, whose bytes follow those of its certificate in the input; without a certificate, each that the
/// report carries. Returns the address of the answer (`hakem_verify::answer`).
#[unsafe(no_mangle)]
pub extern "C" fn verify(certificate_length: usize) -> *const u8 {
    let input = locked(&INPUT);
    let (certificate, report) = input.split_at(certificate_length.min(input.len()));
    let mut answer = locked(&ANSWER);
    *answer = if certificate.is_empty() {
        hakem_verify::answer_of_report(report)
    } else {
        hakem_verify::answer(&String::from_utf8_lossy(certificate), report)
    };
    answer.as_ptr()
}

/// Returns the number of bytes of the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    locked(&ANSWER).len()
}
