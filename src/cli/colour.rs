//! Use of colours, decided once for help, refusals, the console and the hall screen.

use crate::theme::Terminal;
use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use std::ffi::OsString;
use std::io;

/// Use of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// On terminals with colours, unless NO_COLOR or CLICOLOR=0 is set; always if CLICOLOR_FORCE is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Decides from the arguments before they are parsed, because help and refusals are coloured too.
pub fn decide(typed: impl IntoIterator<Item = OsString>) {
    let choice = match asked(typed) {
        When::Auto => ColorChoice::Auto,
        When::Always => ColorChoice::Always,
        When::Never => ColorChoice::Never,
    };
    choice.write_global();
}

/// Finds `--color WHEN` or `--color=WHEN`. Invalid values are refused later, when all arguments are parsed.
fn asked(typed: impl IntoIterator<Item = OsString>) -> When {
    let mut typed = typed.into_iter().skip(1).map_while(|word| word.into_string().ok()).peekable();
    let mut found = When::default();
    while let Some(word) = typed.next().filter(|word| word != "--") {
        let value = match word.strip_prefix("--color") {
            Some("") => typed.peek().cloned(),
            Some(value) => value.strip_prefix('=').map(ToOwned::to_owned),
            None => None,
        };
        found = value.and_then(|value| When::from_str(&value, false).ok()).unwrap_or(found);
    }
    found
}

/// Returns the known properties of the terminal, with the decision.
pub fn terminal() -> Terminal {
    let no_color = AutoStream::choice(&io::stdout()) == ColorChoice::Never;
    // Prevents crossterm from checking the environment itself.
    crossterm::style::force_color_output(!no_color);
    Terminal { no_color, ..Terminal::from_environment() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wish_is_found_anywhere_before_the_end_of_options() {
        let of = |line: &str| asked(line.split(' ').map(OsString::from));
        assert_eq!(of("hakem pair --color never FILE"), When::Never);
        assert_eq!(of("hakem --color=always pair --nonsense"), When::Always);
        assert_eq!(of("hakem pair -- --color never"), When::Auto);
        assert_eq!(of("hakem --color purple pair --colour never"), When::Auto);
    }
}
