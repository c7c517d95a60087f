//! Files of other programs that are not read here: whose they are, so that the arbiter hears what to export there instead.

use super::{Owner, Source};

/// How files of programs end that write them for themselves.
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

/// What stands behind the first four bytes of a database of Access.
const ACCESS: [&[u8]; 2] = [b"Standard Jet DB", b"Standard ACE DB"];

impl Owner {
    /// Says whose file it is, where it is one that is not read: by the end of its name, else by its first bytes.
    #[must_use]
    pub fn of(source: &Source) -> Option<Self> {
        let named = ENDINGS.iter().find(|(_, endings)| source.ends_in(endings));
        named.map(|&(owner, _)| owner).or_else(|| Self::of_bytes(source))
    }

    fn of_bytes(source: &Source) -> Option<Self> {
        let behind = source.bytes.get(4..).unwrap_or_default();
        if ACCESS.iter().any(|mark| behind.starts_with(mark)) {
            return Some(Self::Access);
        }
        let begin = source.begin();
        let text = begin.trim_start().to_ascii_lowercase();
        // A page under the name of a workbook is a list that is told as such.
        let is_page =
            (text.starts_with("<!doctype html") || text.starts_with("<html")) && source.ends_in(PAGES);
        match () {
            () if text.starts_with("%pdf") => Some(Self::Pdf),
            // Results that single players of Ireland had abroad.
            () if text.starts_with("event,") && text.contains("\nplayer,") && text.contains("\nrounds,") => {
                Some(Self::SinglePlayers)
            }
            () if text.starts_with('<') && text.contains("<chessresults") => Some(Self::ChessResults),
            () if is_page => Some(Self::WebPage),
            () => None,
        }
    }

    /// Says that a file that no form knows by its name or its beginning is no text at all.
    #[must_use]
    pub fn of_binary(source: &Source) -> Option<Self> {
        source.begin().contains('\0').then_some(Self::Unknown)
    }
}

/// How web pages end.
const PAGES: &[&str] = &["html", "htm", "aspx"];
