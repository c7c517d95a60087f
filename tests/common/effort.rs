//! How far tests go: `HAKEM_CASES` (docs/architecture.md).

/// Returns how many cases a test takes: the number that `HAKEM_CASES` gives, all of them where it says `full`, else few.
pub fn cases(few: u32, full: u32) -> u32 {
    match std::env::var("HAKEM_CASES").as_deref() {
        Ok("full") => full,
        Ok(number) => number.parse().unwrap_or(few),
        Err(_) => few,
    }
}

/// Whether a test that has no number of cases leaves nothing out: wherever `HAKEM_CASES` is set.
pub fn is_full() -> bool {
    std::env::var_os("HAKEM_CASES").is_some()
}
