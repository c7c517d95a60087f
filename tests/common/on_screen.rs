//! Search for text on a screen, across line breaks.

/// The minimum length in characters of a text that may be broken between lines. Shorter texts must match
/// exactly, since without its blanks `1 1` is also in `11`.
const SENTENCE: usize = 12;

/// Returns true if `screen` shows `text`, also inside a dialog and broken between lines: the line break of a
/// sentence depends on the length of the paths in it.
pub fn shows(screen: &str, text: &str) -> bool {
    if screen.contains(text) {
        return true;
    }
    if text.chars().count() < SENTENCE {
        return false;
    }
    let dialog: Vec<&str> = screen.lines().filter_map(in_frame).collect();
    [screen, &dialog.join("\n")].iter().any(|seen| in_one_line(seen).contains(&in_one_line(text)))
}

/// Returns the part of a line between the frames of a dialog, without the screen around it.
fn in_frame(line: &str) -> Option<&str> {
    let (_, inside) = line.split_once('│')?;
    Some(inside.rsplit_once('│')?.0)
}

/// Returns a text without blanks, line ends and the frames of dialogs: a line can end anywhere in a long path.
fn in_one_line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && *letter != '│').collect()
}
