//! Characters that the font of the pages lacks, in system fonts: found in their folders, printed and copied
//! unchanged, or reported.

use crate::console::Console;
use crate::pages::{imprint, read_back, without_blanks};
use crate::sheets::{named_like, with_sheet};
use hakem::desk::Message;
use hakem::i18n::Language;
use hakem::publish::paper::{Paper, REGULAR, stands_alone};
use hakem::publish::{FindFaces, pdf};
use hakem::session::faces_with;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A name in characters that the font of the pages lacks.
const NAME: &str = "王小明";

/// Returns a font with these characters, each drawn as the first capital: the font of the pages with another
/// character table at its end.
fn face_with(letters: &str) -> Vec<u8> {
    let mut letters: Vec<u32> = letters.chars().map(u32::from).collect();
    letters.sort_unstable();
    let groups = u32::try_from(letters.len()).unwrap();
    let capital = ttf_parser::Face::parse(REGULAR, 0).unwrap().glyph_index('A').unwrap().0;
    let mut table: Vec<u8> = Vec::new();
    // One table for all of Unicode: version, count; platform, encoding, offset; format, length.
    [0_u16, 1, 3, 10].iter().for_each(|value| table.extend(value.to_be_bytes()));
    table.extend(12_u32.to_be_bytes());
    [12_u16, 0].iter().for_each(|value| table.extend(value.to_be_bytes()));
    [16 + 12 * groups, 0, groups].iter().for_each(|value| table.extend(value.to_be_bytes()));
    for letter in letters {
        [letter, letter, u32::from(capital)].iter().for_each(|value| table.extend(value.to_be_bytes()));
    }
    let mut face = REGULAR.to_vec();
    let entry = face[12..].chunks(16).position(|entry| &entry[..4] == b"cmap").unwrap();
    let place = [face.len(), table.len()].map(|value| u32::try_from(value).unwrap().to_be_bytes()).concat();
    face[12 + 16 * entry + 8..][..8].copy_from_slice(&place);
    face.extend(table);
    face
}

fn folder_with(files: &[(&str, &[u8])]) -> (tempfile::TempDir, Vec<PathBuf>) {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
    let folders = vec![folder.path().join("not there"), folder.path().to_owned()];
    (folder, folders)
}

fn letters(text: &str) -> BTreeSet<char> {
    text.chars().collect()
}

#[test]
fn a_name_is_printed_in_a_face_of_the_system_and_copied_as_it_is_read() {
    let (_folder, folders) = folder_with(&[("deep/er/own.ttf", &face_with(NAME)), ("not.ttf", b"no face")]);
    let history = named_like(&format!("{NAME}, A"));
    with_sheet(&history, ("pairings", None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        let find = |letters: &BTreeSet<char>| Some(faces_with(&folders, letters));
        let printed = |find: FindFaces| {
            let (imprint, lacking) = imprint(event, &made).with_faces(&made, texts, find).unwrap();
            let file = pdf::sheet(&made, &imprint, texts, Paper::A4).unwrap();
            let keeps = String::from_utf8_lossy(&file).contains("<pdfuaid:part>1</pdfuaid:part>");
            (without_blanks(&read_back(&file).pages.concat()), lacking, keeps)
        };
        let (page, lacking, keeps) = printed(&find);
        assert!(page.contains(&format!("{NAME},A")), "{page}");
        assert_eq!((lacking, keeps), (Vec::new(), true));
        // Missing characters are reported, and the file does not claim to be accessible.
        let (_, lacking, keeps) = printed(&|_| Some(Vec::new()));
        assert_eq!((lacking, keeps), (vec![format!("{NAME}, A")], false));
    });
}

#[test]
fn the_print_screen_reports_a_name_only_if_no_system_font_has_its_characters() {
    let mut console = Console::with_event(Language::English);
    let fonts = console.app.context().folder.join("fonts");
    std::fs::create_dir(&fonts).unwrap();
    std::fs::write(fonts.join("own.ttf"), face_with("王小")).unwrap();
    console.register(&["王小", NAME, "Ada"]);
    console.press("<F9>/starting<Enter> W<Enter>");
    let shown = console.screen();
    assert!(shown.contains("1 name has characters") && shown.contains('明'), "{shown}");
}

#[test]
fn no_key_waits_for_letters_and_the_sheet_follows_when_they_are_found() {
    let mut console = Console::impatient(Language::English);
    let fonts = console.app.context().folder.join("fonts");
    std::fs::create_dir(&fonts).unwrap();
    std::fs::write(fonts.join("own.ttf"), face_with(NAME)).unwrap();
    console.register(&[NAME, "Ada"]);
    console.press("<F9>/starting<Enter> W<Enter>");
    console.shows("Searching the fonts of this computer for missing characters");
    let sheets = console.folder().join("open-sheets");
    assert!(!sheets.exists(), "nothing is written meanwhile, and the console goes on");
    console.press("<F5>");
    console.shows("ADA");
    while !sheets.exists() {
        console.app.idle();
    }
    console.shows("1 sheet written to");
    console.hides("has characters");
    let written = std::fs::read_dir(&sheets).unwrap().next().unwrap().unwrap().path();
    let page = read_back(&std::fs::read(written).unwrap()).pages.concat();
    assert!(without_blanks(&page).contains(NAME), "{page}");
}

#[test]
fn sheets_waiting_for_fonts_are_reported_when_the_event_is_closed() {
    let mut console = Console::impatient(Language::English);
    console.register(&[NAME, "Ada"]);
    console.press("<F9>/starting<Enter> W<Enter>");
    console.shows("Searching the fonts of this computer for missing characters");
    console.app.update(Message::Quit);
    assert!(console.app.take_farewell().concat().contains("print them again"));
}

#[test]
fn the_fewest_faces_are_taken_and_letters_that_take_forms_beside_others_are_left_to_no_rule() {
    let files: [(&str, &[u8]); 3] =
        [("a.ttf", &face_with("王")), ("b.otf", &face_with("王小")), ("c/d.TTF", &face_with("明क"))];
    let (_folder, folders) = folder_with(&files);
    let faces = faces_with(&folders, &letters("王小明क"));
    let has: Vec<String> = faces.iter().map(|face| face.letters().collect()).collect();
    assert_eq!(has, ["小王", "明"]);
    assert!(stands_alone('한') && stands_alone('あ') && stands_alone('Ꭰ'));
    assert!(!stands_alone('ก') && !stands_alone('\u{301}') && !stands_alone('က'));
}

#[test]
fn damaged_files_of_fonts_are_passed_over() {
    let whole = face_with(NAME);
    let mut several = b"ttcf\0\x01\0\0\xff\xff\xff\xff".to_vec();
    several.extend([0xff; 40]);
    let cut = |at: usize| whole.get(..at).unwrap_or_default();
    let mut torn = whole.clone();
    torn[200_000..400_000].fill(0xff);
    let end = whole.len();
    let files = [
        ("0.ttf", cut(0)),
        ("1.ttf", cut(11)),
        ("2.ttf", cut(100)),
        ("3.ttf", cut(end / 2)),
        ("4.ttf", cut(end - 20)),
        ("5.ttc", &several),
        ("6.ttf", &torn),
    ];
    let (folder, folders) = folder_with(&files);
    for face in faces_with(&folders, &letters(NAME)) {
        assert!(face.letters().count() > 0);
    }
    assert!(faces_with(&[PathBuf::from(Path::new("/not there"))], &letters(NAME)).is_empty());
    std::fs::write(folder.path().join("9.ttf"), &whole).unwrap();
    let found: BTreeSet<char> = faces_with(&folders, &letters(NAME))
        .iter()
        .flat_map(|face| face.letters().collect::<Vec<_>>())
        .collect();
    assert_eq!(found, letters(NAME));
}
