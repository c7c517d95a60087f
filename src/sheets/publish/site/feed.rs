//! The published pairings as an Atom feed (RFC 4287), for readers of feeds and for messengers that follow one.

use super::{File, INDEX, Site};
use crate::text::clean;
use hakem_engine::history::Moment;
use jiff::Timestamp;
use quick_xml::escape::escape;
use std::fmt::Write;

pub(super) const FEED: &str = "feed.xml";

impl Site<'_> {
    /// Creates the feed: an entry for each version of a published round's pairing, the latest first; `None` if the
    /// address of the site is not known, since a feed names its pages by their addresses.
    pub(super) fn feed(&self) -> Option<File> {
        let (own, index) = (self.address_of(FEED)?, self.address_of(INDEX)?);
        let of_rounds = self.made.iter().filter(|made| made.name == "pairings");
        let mut entries = String::new();
        for made in of_rounds.rev() {
            let (version, at) = made.sheet.version.unwrap_or((1, self.as_of));
            let page = self.address_of(&made.file)?;
            let title = match version {
                1 => made.sheet.title.clone(),
                _ => self.texts().with(
                    "site-feed-version",
                    &[("sheet", made.sheet.title.as_str().into()), ("version", version.into())],
                ),
            };
            let (title, page) = (text(&title), text(&page));
            let _infallible = writeln!(
                entries,
                "<entry><title>{title}</title><id>{page}#version-{version}</id><updated>{}</updated>\
                 <link href=\"{page}\"/></entry>",
                time(at)?
            );
        }
        let event = text(self.event.snapshot.settings().name.as_str());
        let (own, index, updated) = (text(&own), text(&index), time(self.as_of)?);
        let feed = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\
             <title>{event}</title><id>{index}</id><updated>{updated}</updated><author><name>{event}</name></author>\
             <link rel=\"self\" href=\"{own}\"/><link href=\"{index}\"/>\n{entries}</feed>\n"
        );
        Some((FEED.to_owned(), feed.into_bytes()))
    }
}

fn text(words: &str) -> String {
    escape(clean(words)).into_owned()
}

fn time(at: Moment) -> Option<String> {
    Some(Timestamp::from_millisecond(at.0).ok()?.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}
