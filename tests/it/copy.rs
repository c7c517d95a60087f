//! Copying a line or a sheet: for the terminal, and into a file next to the event.

use super::console::Console;
use hakem::i18n::Language;
use std::fs;

fn copied(console: &mut Console, file: &str) -> String {
    let text = console.app.take_copied().expect("something was copied");
    assert_eq!(fs::read_to_string(console.folder().join(file)).unwrap(), text);
    assert!(console.app.take_copied().is_none(), "the terminal gets it once");
    text
}

fn with_results(language: Language) -> Console {
    let mut console = Console::with_event(language);
    console.register(&["Ali", "Can", "Ece", "Şükrü"]);
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.press("<F7>1");
    console
}

#[test]
fn an_address_is_above_its_code_and_both_fit_on_a_screen_of_80_by_24() {
    let address = "https://192.168.178.120:8443/b/11.101-140.d.Vm0wd2QyUXlVWGxWV0d4";
    let mut console = Console::with_event(Language::English);
    console.press(&format!("<F9>,w<Down>{address}<Enter>,q"));
    let screen = console.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let at = lines.iter().position(|line| line.contains(address)).unwrap_or_else(|| panic!("{screen}"));
    let code = hakem::publish::qr::lines(address, 19).unwrap();
    for (line, row) in code.iter().zip(&lines[at + 1..]) {
        assert!(row.contains(line.trim_end()), "{screen}");
    }
    let frame = lines.iter().position(|line| line.contains('└'));
    assert_eq!(frame, Some(at + 1 + code.len()), "{screen}");
    let large = hakem::publish::qr::lines(address, 30).unwrap();
    assert!(large.len() > code.len() && console.screen_of(120, 40).contains(large[1].trim()));
}

#[test]
fn the_line_of_the_cursor_is_copied_as_it_is_said() {
    let mut console = with_results(Language::English);
    let stem = fs::read_dir(console.folder()).unwrap().flatten().map(|entry| entry.path());
    let stem = stem.filter(|path| path.extension().is_some_and(|ending| ending == "hakem")).last().unwrap();
    let file = format!("{}-copied.txt", stem.file_stem().unwrap().to_string_lossy());
    console.press("<F5><End>y");
    let line = copied(&mut console, &file);
    assert!(line.contains("ŞÜKRÜ") && line.ends_with('\n') && line.lines().count() == 1, "{line:?}");
    assert!(console.has("Copied, also to"), "{}", console.screen());
    console.press("<F7><Home>y");
    let board = copied(&mut console, &file);
    assert!(board.contains("ALİ") || board.contains("ALI"), "{board:?}");
    // A read-only event can be copied from, and a file that cannot be written is reported.
    fs::remove_file(console.folder().join(&file)).unwrap();
    fs::create_dir(console.folder().join(&file)).unwrap();
    console.press("y");
    assert_eq!(console.app.take_copied(), Some(board));
    assert!(console.has("cannot be written"), "{}", console.screen());
}

#[test]
fn a_sheet_is_copied_as_text_or_as_markdown_and_the_report_not_at_all() {
    for (language, ending) in
        [(Language::English, "copied"), (Language::Turkish, "kopya"), (Language::Czech, "kopie")]
    {
        let mut console = with_results(language);
        let stem = fs::read_dir(console.folder()).unwrap().flatten().map(|entry| entry.path());
        let stem =
            stem.filter(|path| path.extension().is_some_and(|ending| ending == "hakem")).last().unwrap();
        let stem = stem.file_stem().unwrap().to_string_lossy().into_owned();
        console.press("<F9><Home>y");
        let text = copied(&mut console, &format!("{stem}-{ending}.txt"));
        assert!(text.lines().count() > 5 && !text.contains('\u{1b}'), "{text}");
        console.press("om<Enter>y");
        let markdown = copied(&mut console, &format!("{stem}-{ending}.md"));
        assert!(markdown.contains("| "), "{markdown}");
        // The report is written to a file; its lines cannot be copied.
        let report = console.app.context().texts.get("sheet-name-report").into_owned();
        console.press(&format!("/{report}<Enter>y"));
        assert!(console.app.take_copied().is_none());
    }
}

#[test]
fn the_address_of_the_pages_is_shown_as_a_code_that_fits_the_smallest_screen() {
    let mut console = with_results(Language::English);
    console.press("<F9>,q");
    assert!(console.has("Set folder and address first (,w)"), "{}", console.screen());
    console.press(",w<Down>https://chess.example/open-2026/<Enter>,q");
    let screen = console.screen();
    assert!(screen.contains("https://chess.example/open-2026/"), "{screen}");
    let rows = screen.lines().filter(|line| line.contains(['▀', '▄', '█']));
    assert_eq!(rows.count(), 15, "29 squares, two a line\n{screen}");
}
