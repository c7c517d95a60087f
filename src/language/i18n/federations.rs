//! The FIDE federations: those that the catalogues have a name for.

use super::{Language, catalogues};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Returns the federation codes as FIDE writes them, including FID and NON for players without a federation, and KKTC
/// of the Turkish lists.
pub fn federations() -> impl Iterator<Item = &'static str> {
    let names = catalogues(Language::English).filter(|(file, _)| *file == "federations");
    let lines = names.flat_map(|(_, text)| text.lines());
    lines.filter_map(|line| {
        let (family, code) = line.split_once(" = ")?.0.split_once('-')?;
        (family == "federation").then_some(code)
    })
}

/// Returns true if a code is one of [`federations`].
pub fn is_listed_federation(code: &str) -> bool {
    static LISTED: LazyLock<HashSet<&str>> = LazyLock::new(|| federations().collect());
    LISTED.contains(code)
}
