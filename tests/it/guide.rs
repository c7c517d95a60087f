//! The guided round: pressing the keys that it names leads to a second round; users who do not want it can
//! leave it.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::tournament::RoundNo;

/// Maximum number of keys of the guided round.
const MOST: usize = 60;

const SCENES: usize = 13;

/// Returns the present text of the guide: the rows between its head and the line of the next step.
fn said(console: &Console, ends: &str) -> Option<String> {
    let screen = console.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let head = lines.iter().position(|line| line.contains(ends))?;
    Some(lines[head..head + 4].join("\n"))
}

#[test]
fn the_guide_leads_to_a_second_round_by_the_keys_that_it_names() {
    for (language, ends) in [
        (Language::English, "Guided round, "),
        (Language::Turkish, "Rehberli tur, "),
        (Language::Czech, "Kolo s průvodcem, "),
    ] {
        let mut console = Console::new(language);
        console.press("<Enter>");
        let mut scenes = vec![said(&console, ends).expect("the guide is there")];
        for _ in 0..MOST {
            if console.app.context().snapshot.round(RoundNo(2)).is_some() {
                break;
            }
            match console.app.next_step() {
                Some(step) => console.app.key(step.key.into()),
                // The question before publishing.
                None => console.press("P"),
            }
            let now = said(&console, ends).unwrap_or_default();
            if !scenes.contains(&now) {
                scenes.push(now);
            }
        }
        assert!(scenes.len() >= SCENES - 1, "{language:?}: {} scenes\n{}", scenes.len(), scenes.join("\n"));
        for scene in &scenes {
            assert!(!scene.contains('…'), "{scene}");
        }
        insta::assert_snapshot!(format!("guide_{}", language.code()), scenes.join("\n\n"));
        console.press("<Esc>");
        assert_eq!(said(&console, ends), None, "the guide is over, the event is not");
        assert!(console.app.context().path.is_some());
    }
}

#[test]
fn the_guide_has_room_for_every_sentence() {
    // A snapshot does not show that a row is missing, so the last rows of every scene are compared with the
    // end of the text.
    for language in Language::ALL {
        let texts = hakem::i18n::Texts::new(language);
        for scene in [
            "players",
            "lot",
            "pair",
            "explain",
            "close",
            "publish",
            "results",
            "few",
            "undo",
            "all",
            "standings",
            "next-round",
            "end",
        ] {
            let words = texts.get(&format!("guide-{scene}")).into_owned();
            let rows = textwrap::wrap(&words, 78).len();
            assert!(rows <= 3, "guide-{scene} in {language:?} takes {rows} rows");
        }
    }
}

#[test]
fn esc_leaves_the_guide_and_a_second_one_touches_nothing_of_the_first() {
    let mut console = Console::new(Language::English);
    console.press("e");
    console.shows("Guided round, 1 of 13");
    console.press("<Esc>");
    console.shows("Press Esc again to end the guided round");
    console.press("<Down><Esc><F6>");
    console.shows("Guided round, 2 of 13");
    console.press("<Esc><Esc>");
    console.hides("Guided round,");
    console.shows("✓ The guided round has ended");
    console.press("qe");
    console.shows("Guided round, 1 of 13");
    assert!(console.folder().join("data/samples/guided-round.hakem").exists());
    assert!(console.folder().join("data/samples/guided-round-2.hakem").exists());
    console.press("q");
    console.hides("Guided round,");
}
