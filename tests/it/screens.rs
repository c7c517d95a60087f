//! The pictures of the documentation (`docs/screens/`): real frames as SVG. A visual change shows as a change
//! of text.
//!
//! `HAKEM_SCREENS=write cargo test --test it screens` redraws them.

use crate::console::Console;
use hakem::desk::{FileRequest, Message, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem::theme::Theme;
use hakem_engine::tournament::RoundNo;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::path::Path;

/// Size of a character in units of the picture.
const CELL: (usize, usize) = (9, 19);

/// Offset of the baseline within a line.
const BASELINE: usize = 14;

fn hex(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => otherwise.to_owned(),
    }
}

/// Returns the background and the foreground of a cell.
fn colours(cell: &Cell) -> (String, String) {
    (hex(cell.bg, "#16181d"), hex(cell.fg, "#d8dbe2"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Draws a frame as SVG: a rectangle for each run of one background, a text for each run of one foreground.
fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (usize::from(area.width) * CELL.0, usize::from(area.height) * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"DejaVu Sans Mono, \
         Menlo, Consolas, monospace\" font-size=\"15\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#16181d\"/>\n"
    );
    for y in 0..area.height {
        let cells: Vec<&Cell> = (0..area.width).map(|x| &buffer[(x, y)]).collect();
        let top = usize::from(y) * CELL.1;
        let mut x = 0;
        for run in cells.chunk_by(|one, other| colours(one).0 == colours(other).0) {
            let (left, wide) = (x * CELL.0, run.len() * CELL.0);
            let ground = colours(run[0]).0;
            writeln!(
                svg,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{}\" fill=\"{ground}\"/>",
                CELL.1
            )
            .unwrap();
            x += run.len();
        }
        x = 0;
        let look = |cell: &Cell| (colours(cell), cell.modifier);
        for run in cells.chunk_by(|one, other| look(one) == look(other)) {
            let words: String = run.iter().map(|cell| cell.symbol()).collect();
            // Paths are shown with the separators of the system.
            let words = if cfg!(windows) { words.replace('\\', "/") } else { words };
            let (left, baseline) = (x * CELL.0, top + BASELINE);
            x += run.len();
            if words.trim().is_empty() {
                continue;
            }
            let bold = if run[0].modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            writeln!(
                svg,
                "<text x=\"{left}\" y=\"{baseline}\" textLength=\"{}\" fill=\"{}\"{bold} xml:space=\"preserve\">{}</text>",
                run.len() * CELL.0,
                colours(run[0]).1,
                escaped(&words)
            )
            .unwrap();
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// The sample event in its third round: two are played, the third is a draft.
fn console() -> Console {
    let mut console = Console::themed(Language::English, Theme::dark());
    console.app.update(Message::ask(FileRequest::Sample(Sample::Open)));
    console.press("<F6>d");
    for (round, results) in [(1, "10155511"), (2, "50151015")] {
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(round))));
        console.press("pP");
        console.press("<F7>");
        console.press(results);
    }
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(3))));
    console
}

#[test]
fn the_pictures_of_the_papers_show_what_the_program_draws() {
    let mut console = Console::themed(Language::English, Theme::dark());
    console.app.update(Message::ask(FileRequest::Sample(Sample::Open)));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screens");
    let shows = |name: &str, console: &mut Console| {
        // Panels prepare their contents in idle time.
        for _ in 0..8 {
            console.app.idle();
        }
        let drawn = svg(&console.frame(130, 30));
        let path = folder.join(format!("{name}.svg"));
        if std::env::var_os("HAKEM_SCREENS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &drawn).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == drawn, "{} is stale: HAKEM_SCREENS=write draws it anew", path.display());
    };
    console.press("<F5>");
    shows("players", &mut console);
    let mut console = self::console();
    console.press("<F6>");
    shows("pairings", &mut console);
    console.press("pP");
    shows("wall", &mut console);
    console.press("<F7>");
    console.press("1501");
    shows("results", &mut console);
    console.press("<F8>");
    shows("standings", &mut console);
    console.press("<F4>");
    shows("event", &mut console);
    console.press("<F7><Left><Home>c0");
    shows("correction", &mut console);
}
