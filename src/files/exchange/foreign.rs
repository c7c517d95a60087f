//! Unsupported files of other programs: their origin, so that the arbiter learns what to export instead.

use super::{Owner, Source};

/// File extensions of the own formats of programs.
const ENDINGS: &[(Owner, &[&str])] = &[
    (Owner::Papi, &["papi"]),
    (Owner::Access, &["mdb", "accdb"]),
    (
        Owner::SwissManager,
        &["tun", "tuax", "tua", "tutx", "tut", "turx", "tur", "tumx", "tum", "tufx", "tuf"],
    ),
    (Owner::SwissChess, &["swt", "sws"]),
    (Owner::Vega, &["vegx", "vegz"]),
];

impl Owner {
    /// Returns the origin of an unsupported file, by its extension, else by its first bytes.
    pub fn of(source: &Source) -> Option<Self> {
        let named = ENDINGS.iter().find(|(_, endings)| source.ends_in(endings));
        named.map(|&(owner, _)| owner).or_else(|| Self::of_bytes(source))
    }

    fn of_bytes(source: &Source) -> Option<Self> {
        if is_access(&source.bytes) {
            return Some(Self::Access);
        }
        let begin = source.begin();
        let text = begin.trim_start().to_ascii_lowercase();
        // A web page with the extension of a workbook is a list, and reported as such.
        let is_page =
            (text.starts_with("<!doctype html") || text.starts_with("<html")) && source.ends_in(PAGES);
        match () {
            () if text.starts_with("%pdf") => Some(Self::Pdf),
            // Results that single players of Ireland had abroad.
            () if text.starts_with("event,") && text.contains("\nplayer,") && text.contains("\nrounds,") => {
                Some(Self::SinglePlayers)
            }
            () if is_of_swiss_perfect(&text) => Some(Self::SwissPerfect),
            () if text.starts_with('<') && text.contains("<chessresults") => Some(Self::ChessResults),
            () if is_page => Some(Self::WebPage),
            () => None,
        }
    }

    /// Returns the origin of a file that no form recognises, if it is binary.
    pub fn of_binary(source: &Source) -> Option<Self> {
        source.begin().contains('\0').then_some(Self::Unknown)
    }
}

/// Returns true for an Access database, whose signature follows its first four bytes.
pub(crate) fn is_access(bytes: &[u8]) -> bool {
    let behind = bytes.get(4..).unwrap_or_default();
    behind.starts_with(b"Standard Jet DB") || behind.starts_with(b"Standard ACE DB")
}

/// Returns true for the text that SwissPerfect exports: cells separated by tabs, a column for each round, and the
/// opponent with the result (`17:W`) in it.
fn is_of_swiss_perfect(text: &str) -> bool {
    let mut lines = text.lines().map(|line| line.split('\t').map(str::trim).collect::<Vec<_>>());
    let is_head = |cells: &Vec<&str>| ["no", "name", "total", "1"].iter().all(|word| cells.contains(word));
    let is_game = |cell: &str| {
        cell.split_once(':').is_some_and(|(opponent, result)| {
            opponent.parse::<u16>().is_ok() && ["w", "l", "d", "+", "-", "="].contains(&result)
        })
    };
    lines.next().as_ref().is_some_and(is_head) && lines.any(|cells| cells.into_iter().any(is_game))
}

/// File extensions of web pages.
const PAGES: &[&str] = &["html", "htm", "aspx"];
