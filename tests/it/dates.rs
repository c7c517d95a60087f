//! Dates: one format per language wherever they are printed or published, and FIDE's format on its forms.

use super::norms::played;
use super::sheets::MORNING;
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, csv, json, text};
use hakem::sheet::SHEETS;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{PartialDate, Settings, TimeOfDay};
use hakem_engine::trf::Audience;
use std::collections::BTreeMap;

const HASH: &str = "7f3a91c05d";

/// The formats in which a date may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum DateForm {
    /// `2026-03-05`
    YearFirst,
    /// `05.03.2026`
    Dots,
    /// `5. 3. 2026`
    DotsAndBlanks,
    /// `05/03/2026`
    Slashes,
}

impl DateForm {
    fn of(language: Language) -> Self {
        match language {
            Language::English => Self::YearFirst,
            Language::Turkish => Self::Dots,
            Language::Czech => Self::DotsAndBlanks,
        }
    }
}

/// Finds the dates in a text: a year with its month, in any format.
fn dates(text: &str) -> Vec<(DateForm, String)> {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let is = |at: usize, wanted: char| letters.get(at) == Some(&wanted);
    let mut found = Vec::new();
    for at in 0..letters.len() {
        let is_year = (at..at + 4).all(is_digit) && !is_digit(at + 4) && (at == 0 || !is_digit(at - 1));
        let year: String = letters.iter().skip(at).take(4).collect();
        if !is_year || !(year.starts_with("19") || year.starts_with("20")) {
            continue;
        }
        let before = |back: usize| at.checked_sub(back);
        let is_before = |back: usize, wanted: char| before(back).is_some_and(|at| is(at, wanted));
        let is_digit_before = |back: usize| before(back).is_some_and(is_digit);
        let form = match () {
            () if is(at + 4, '-') && is_digit(at + 5) && is_digit(at + 6) => DateForm::YearFirst,
            () if is_before(1, '/') && is_digit_before(2) => DateForm::Slashes,
            () if is_before(1, '.') && is_digit_before(2) => DateForm::Dots,
            () if is_before(1, ' ') && is_before(2, '.') && is_digit_before(3) => DateForm::DotsAndBlanks,
            () => continue,
        };
        let around = letters.iter().skip(at.saturating_sub(40)).take(60).collect();
        found.push((form, around));
    }
    found
}

/// An event with every date that can be entered.
fn dated(language: Language) -> History {
    let mut history = played();
    let day = |month, day| PartialDate::new(2026, month, day).ok();
    let settings = history.snapshot().settings().clone();
    let at = TimeOfDay::new(9, 30).ok();
    let rounds = usize::from(settings.rounds.0);
    let settings = Settings {
        language,
        begins: day(3, 5),
        ends: day(3, 13),
        rating_list: day(3, 1),
        round_dates: (0..rounds).map(|round| day(3, 5 + u8::try_from(round).unwrap())).collect(),
        round_times: vec![at; rounds],
        ..settings
    };
    let announced = Command::Announce(Box::new(settings));
    history.replay(Entry::Did(announced), Moment(MORNING.0 + 86_400_000)).unwrap();
    history
}

/// Returns a page without its tags: attributes are for programs.
fn without_tags(page: &str) -> String {
    let mut text = String::new();
    for part in page.split('<') {
        text.push_str(part.split_once('>').map_or(part, |(_, text)| text));
        text.push(' ');
    }
    text
}

#[test]
fn every_sheet_and_page_has_the_dates_of_its_language_and_every_form_those_of_fide() {
    for language in Language::ALL {
        let (history, texts, derived) = (dated(language), Texts::new(language), Derived::default());
        let event = Event::of(&history, &texts, &derived);
        let own = DateForm::of(language);
        let mut count: BTreeMap<&str, usize> = BTreeMap::new();
        for named in SHEETS {
            let Ok(sheet) = named.sheet(event, None) else { continue };
            let imprint = Imprint::new(event, &sheet, MORNING, HASH);
            let is_official = ["it1", "it3", "it4", "fa1"].contains(&named.name);
            assert_eq!(sheet.is_official, is_official, "{}", named.name);
            let expected = if is_official { DateForm::Slashes } else { own };
            for (form, around) in dates(&text::sheet(&sheet, &imprint, &texts)) {
                assert_eq!(form, expected, "{language:?}, {}: {around}", named.name);
                *count.entry(named.name).or_default() += 1;
            }
        }
        for sheet in ["it1", "it3", "fa1", "log", "standings", "pairings", "starting-list"] {
            assert!(count.get(sheet).is_some_and(|dates| *dates > 1), "{language:?}, {sheet}: {count:?}");
        }
        let options = SiteOptions { address: None, audience: Audience::Public, ..SiteOptions::default() };
        let pages = files(event, (MORNING, HASH), options).unwrap();
        let mut found = 0;
        for (name, bytes) in pages.iter().filter(|(name, _)| name.ends_with(".html")) {
            for (form, around) in dates(&without_tags(&String::from_utf8_lossy(bytes))) {
                assert_eq!(form, own, "{language:?}, {name}: {around}");
                found += 1;
            }
        }
        assert!(found > pages.len() / 2, "{found} in {} pages", pages.len());
    }
}

#[test]
fn programs_read_the_log_with_one_form_of_dates_in_every_language() {
    for language in Language::ALL {
        let (history, texts, derived) = (dated(language), Texts::new(language), Derived::default());
        let event = Event::of(&history, &texts, &derived);
        let sheet = hakem::sheet::named("log").unwrap().sheet(event, None).unwrap();
        let imprint = Imprint::new(event, &sheet, MORNING, HASH);
        let made = json::sheet("log", &sheet, &imprint, &texts);
        let first = made["sections"][0]["rows"][0]["time"].as_str().unwrap();
        assert_eq!(first, "2026-03-05 09:00:00", "{language:?}");
        let text = csv::sheet(&sheet, &texts, csv::Reader::Program).unwrap();
        assert!(text.contains("2026-03-05 09:00:00"), "{language:?}: {text}");
    }
}
