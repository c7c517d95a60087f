//! Number of cases that tests run: `HAKEM_CASES` (docs/architecture.md).

/// Returns the number of cases of a test: the number in `HAKEM_CASES`, all of them if it is `full`, else few.
pub fn cases(few: u32, full: u32) -> u32 {
    match std::env::var("HAKEM_CASES").as_deref() {
        Ok("full") => full,
        Ok(number) => number.parse().unwrap_or(few),
        Err(_) => few,
    }
}

/// Returns true if a test without a number of cases omits none: if `HAKEM_CASES` is set.
pub fn is_full() -> bool {
    std::env::var_os("HAKEM_CASES").is_some()
}
