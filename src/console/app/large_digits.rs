//! Times and counts in large digits, for the hall screen.

/// Returns the rows of a large digit, three blocks wide.
fn figure(letter: char) -> [&'static str; 5] {
    match letter {
        '0' => ["███", "█ █", "█ █", "█ █", "███"],
        '1' => [" █ ", "██ ", " █ ", " █ ", "███"],
        '2' => ["███", "  █", "███", "█  ", "███"],
        '3' => ["███", "  █", "███", "  █", "███"],
        '4' => ["█ █", "█ █", "███", "  █", "  █"],
        '5' => ["███", "█  ", "███", "  █", "███"],
        '6' => ["███", "█  ", "███", "█ █", "███"],
        '7' => ["███", "  █", "  █", "  █", "  █"],
        '8' => ["███", "█ █", "███", "█ █", "███"],
        '9' => ["███", "█ █", "███", "  █", "███"],
        ':' => ["   ", " █ ", "   ", " █ ", "   "],
        '/' => ["  █", "  █", " █ ", "█  ", "█  "],
        _ => ["   "; 5],
    }
}

pub(super) fn columns_of(line: &str) -> u16 {
    u16::try_from(8 * line.chars().count()).unwrap_or(u16::MAX)
}

/// Returns a line in large digits: five rows, each block two columns wide.
pub(super) fn figures(line: &str) -> [String; 5] {
    let row = |at: usize| -> String {
        let parts = line.chars().map(|letter| figure(letter).get(at).copied().unwrap_or_default());
        let wide = |part: &str| part.chars().flat_map(|square| [square, square]).collect::<String>();
        parts.map(|part| wide(part) + "  ").collect()
    };
    [0, 1, 2, 3, 4].map(row)
}
