//! Codes on posted pairings and links on web pages that lead to the check of their round.

use crate::pages::events;
use crate::sheets::{MORNING, with_sheet};
use hakem::i18n::Language;
use hakem::publish::Imprint;
use hakem::publish::order::at_address;
use hakem::publish::site::{SiteOptions, files};
use hakem::sheet::data::Sheet;
use hakem_engine::format::Course;
use hakem_engine::history::History;
use hakem_engine::pairing::facts;
use hakem_engine::tournament::RoundNo;

const SITE: &str = "https://example.org/open/";

/// Returns the address of the check on a posted sheet, and the round of the sheet; `None` if the event has no such
/// sheet.
fn code_on(history: &History, name: &str) -> Option<(RoundNo, Option<String>)> {
    with_sheet(history, (name, None), Language::English, |made, _, event| {
        let made: Sheet = made.ok()?;
        let imprint = Imprint::new(event, &made, MORNING, "7f3a91c05d");
        assert_eq!(at_address(imprint.clone(), (name, &made), event, None).check, None, "no site, no check");
        Some((made.round?, at_address(imprint, (name, &made), event, Some(SITE)).check))
    })
}

fn page_has_link(history: &History, round: RoundNo) -> bool {
    with_sheet(history, ("starting-list", None), Language::English, |_, _, event| {
        let pages = files(event, (MORNING, "7f3a91c05d"), SiteOptions::default()).unwrap();
        let of_round = format!("-{round}.html");
        let link = format!("href=\"check.html#round-{round}\"");
        let linked = |name: &str, page: &[u8]| {
            name.ends_with(&of_round) && String::from_utf8_lossy(page).contains(&link)
        };
        pages.iter().any(|(name, page)| linked(name, page))
    })
}

#[test]
fn posted_pairings_have_a_check_code_exactly_where_pages_link_to_the_check() {
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for history in events() {
        let Some((round, check)) = code_on(&history, "pairings") else { continue };
        let system = history.snapshot().system(round).to_string();
        assert_eq!(check.is_some(), page_has_link(&history, round), "{system} {round}");
        let expected = format!("{SITE}check.html#round-{round}");
        assert!(check.as_ref().is_none_or(|check| *check == expected), "{check:?}");
        if check.is_some() {
            with.push(system)
        } else {
            without.push(system)
        }
        // Other sheets of the round show no boards as posted.
        assert_eq!(code_on(&history, "slips").and_then(|(_, check)| check), None);
    }
    let is_table = |system: &String| facts(system).is_some_and(|facts| facts.course == Course::Table);
    assert!(with.iter().any(|system| system == "dutch-2026") && with.iter().any(is_table), "{with:?}");
    assert!(without.iter().any(|system| system == "keizer"), "{without:?}");
}
