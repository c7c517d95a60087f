//! Sheets printed and published.

use super::{answer, hakem};
use std::process::Command;

#[test]
fn sheets_are_listed_printed_and_written_to_new_files_only() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, _) = hakem(&["print", file, "--list"]);
    let line = |name: &str| out.lines().find(|line| line.split_whitespace().next() == Some(name)).unwrap();
    assert_eq!(exit, 0);
    assert!(line("pairings").ends_with("Pairings of round 3"), "{out}");
    assert!(line("moves").contains("– No board changed"), "{out}");
    let (_, out, _) = hakem(&["print", file, "--sheet", "pairings", "--round", "1", "--language", "tr"]);
    assert!(out.contains("\n1. tur eşlendirmesi\n") && out.contains("ALDER, ANA"), "{out}");
    let (_, out, _) = hakem(&["print", file, "--sheet", "crosstable", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["sections"][0]["rows"][0]["rounds"][1]["mark"], "½");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("standings.csv");
    let written = ["print", file, "--sheet", "standings", "--format", "csv", "--out", path.to_str().unwrap()];
    assert_eq!(hakem(&written).0, 0);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("\u{feff}Rk,No,"));
    assert_eq!(hakem(&written).0, 5, "what exists stays");
    // The extension determines the format. If it cannot, or contradicts the format, no file is written.
    let folder = path.parent().unwrap();
    for (name, begin) in [("s.pdf", &b"%PDF"[..]), ("s.HTML", b"<!DOCTYPE"), ("s.csv", b""), ("s", b"")] {
        let out = folder.join(name);
        let (exit, _, told) = hakem(&["print", file, "--sheet", "standings", "--out", out.to_str().unwrap()]);
        assert_eq!(exit, 0, "{name}: {told}");
        assert!(std::fs::read(out).unwrap().starts_with(begin), "{name}");
    }
    for (name, more) in [("s.docx", &[][..]), ("t.pdf", &["--format", "text"])] {
        let out = folder.join(name);
        let asked = ["print", file, "--sheet", "standings", "--out", out.to_str().unwrap()];
        let (exit, _, told) = hakem(&[&asked, more].concat());
        assert_eq!(exit, 3, "{name}");
        assert!(told.contains(name) && told.contains("--format"), "{told}");
        assert!(!out.exists(), "{name}");
    }
    let (exit, _, told) = hakem(&["print", file, "--sheet", "posters"]);
    assert!(exit == 3 && told.contains("pairings, pairings-by-name"), "{told}");
    let (exit, _, told) = hakem(&["print", file, "--sheet", "pairings", "--round", "9"]);
    assert!(exit == 3 && told.contains("Round 9 is not paired"), "{told}");
}

#[test]
fn a_sheet_has_the_columns_that_are_asked_for_and_others_are_refused_with_the_known_ones() {
    let file = "tests/golden/trf/individual.trf";
    let show = |columns| ["print", file, "--sheet", "standings", "--format", "csv", "--show", columns];
    let (exit, out, told) = hakem(&show("federation,fide-id,licence"));
    assert!(exit == 0 && out.contains("Name,Fed,FIDE ID,Pts") && told.contains("licence"), "{out}{told}");
    let (exit, _, told) = hakem(&show("title,shoe"));
    assert!(exit == 3 && told.contains("shoe") && told.contains("national_rating, club"), "{told}");
    let (exit, _, told) = hakem(&["print", file, "--sheet", "cards", "--show", "club"]);
    assert!(exit == 3 && told.contains("starting-list"), "{told}");
}

#[test]
fn print_names_whose_letters_the_pages_lack() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("players.csv");
    std::fs::write(&list, "Name,Rating\n王小明,2100\nכהן,2000\nAda,1900\n").unwrap();
    let out = folder.path().join("list.pdf");
    let [list, out] = [list, out].map(|path| path.to_str().unwrap().to_owned());
    let print = ["--language", "en", "print", &list, "--sheet", "starting-list"];
    // No font of this computer has these characters.
    let mut bare = Command::new(env!("CARGO_BIN_EXE_hakem"));
    let nowhere = folder.path().join("nowhere");
    for variable in ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"] {
        bare.env(variable, &nowhere);
    }
    bare.args([&print[..], &["--out", &out]].concat());
    let (exit, _, told) = answer(bare);
    assert_eq!(exit, 0, "{told}");
    assert!(
        told.contains("1 name has characters") && told.contains("王小明") && !told.contains("כהן"),
        "{told}"
    );
    let (_, shown, told) = hakem(&print);
    assert!(shown.contains("王小明") && told.is_empty(), "{told}");
}

#[test]
fn print_and_publish_accept_a_logo_and_continue_without_an_invalid_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("logo.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").unwrap();
    std::fs::write(path("logo.txt"), "words").unwrap();
    let event = "tests/golden/trf/individual.trf";
    let print = ["--language", "en", "print", event, "--sheet", "standings", "--format"];
    let with = |format: &str, logo: &str| {
        let out = path(&format!("{logo}.{format}"));
        let (exit, _, told) = hakem(&[&print[..], &[format, "--logo", &path(logo), "--out", &out]].concat());
        assert_eq!(exit, 0, "{told}");
        (String::from_utf8_lossy(&std::fs::read(out).unwrap()).into_owned(), told)
    };
    let (page, told) = with("html", "logo.svg");
    assert!(page.contains("data:image/svg+xml;base64,") && told.is_empty(), "{told}");
    assert!(with("pdf", "logo.svg").1.contains("on web pages only"));
    let (page, told) = with("html", "logo.txt");
    assert!(!page.contains("<img") && told.contains("is not a PNG, JPEG or SVG image"), "{told}");
    let (site, logo) = (path("site"), path("logo.svg"));
    let (exit, ..) = hakem(&["publish", event, "--to", &site, "--logo", &logo]);
    let index = std::fs::read_to_string(folder.path().join("site/index.html")).unwrap();
    assert!(exit == 0 && index.contains("data:image/svg+xml;base64,"), "{index}");
}
