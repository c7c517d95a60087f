//! Names as entered or in capitals, by one setting, wherever people read them; never in the report for FIDE.

use crate::sheets::{MORNING, printed, sample, with_sheet};
use hakem::i18n::Language;
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, json};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{NameCase, Settings};
use hakem_engine::trf::{self, Audience, Style};

fn spelt(name_case: NameCase) -> History {
    let mut history = sample(Vec::new());
    let settings = Settings { name_case, ..history.snapshot().settings().clone() };
    if name_case != NameCase::default() {
        history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    }
    history
}

/// Returns the first player's name as entered and in capitals, which differ.
fn name_of(history: &History) -> [String; 2] {
    let snapshot = history.snapshot();
    let known = snapshot.players().map(|(_, known)| &known.player);
    let both = known.map(|player| [player.name.to_string(), snapshot.in_capitals(player)]);
    both.into_iter().find(|[typed, capitals]| typed != capitals).unwrap()
}

#[test]
fn lists_and_pages_have_names_as_the_setting_says() {
    for case in NameCase::ALL {
        let history = spelt(case);
        let [typed, capitals] = name_of(&history);
        let (is, is_not) = if case == NameCase::Typed { (&typed, &capitals) } else { (&capitals, &typed) };
        for sheet in ["starting-list", "standings", "crosstable", "cards"] {
            let text = printed(&history, (sheet, None), Language::English);
            assert!(
                text.contains(is.as_str()) && !text.contains(is_not.as_str()),
                "{sheet} {case:?}: {text}"
            );
        }
        with_sheet(&history, ("standings", None), Language::English, |_, _, event| {
            let wishes = SiteOptions { address: None, audience: Audience::Public, ..SiteOptions::default() };
            let pages = files(event, (MORNING, "7f3a91c0"), wishes).unwrap();
            let page = pages.iter().find(|(name, _)| name.starts_with("standings")).unwrap();
            let page = String::from_utf8(page.1.clone()).unwrap();
            assert!(page.contains(is.as_str()) && !page.contains(is_not.as_str()), "{case:?}");
        });
    }
}

#[test]
fn programs_get_both_spellings_and_fide_the_one_entered() {
    let told = NameCase::ALL.map(|case| {
        let history = spelt(case);
        let names = with_sheet(&history, ("standings", None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let imprint = Imprint::new(event, &made, MORNING, "7f3a91c0");
            let told = json::sheet("standings", &made, &imprint, texts);
            let rows = told["sections"][0]["rows"].as_array().unwrap().clone();
            rows.iter().map(|row| [row["name"].clone(), row["name_in_capitals"].clone()]).collect::<Vec<_>>()
        });
        (names, trf::write(&trf::from_snapshot(history.snapshot()), Style::default()))
    });
    assert!(
        told[0].0.len() > 10
            && told[0].0.iter().all(|[name, capitals]| name.is_string() && capitals.is_string())
    );
    assert_eq!(told[0], told[1]);
}
