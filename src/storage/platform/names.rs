//! File names that are valid on every system.

/// Reserved device names on Windows, whatever follows a dot after them.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Reserved device names that are followed by a digit.
const PORTS: [&str; 2] = ["com", "lpt"];

/// Returns true if some system reserves a name, or its part before the first dot.
pub fn is_reserved(name: &str) -> bool {
    let start = name.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let is_number =
        |rest: &str| matches!(rest, "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³");
    DEVICES.contains(&start.as_str())
        || PORTS.iter().any(|port| start.strip_prefix(port).is_some_and(is_number))
}

/// Returns true if Windows creates a file of exactly this name. A colon would start the name of a hidden stream in a
/// visible, empty file, and dots and blanks at the end would be dropped.
#[cfg(any(windows, test))]
pub fn is_valid_on_windows(name: &str) -> bool {
    let is_forbidden = |letter: char| letter < ' ' || r#"<>:"/\|?*"#.contains(letter);
    !is_reserved(name) && !name.ends_with(['.', ' ']) && !name.contains(is_forbidden)
}

/// Returns an absolute path of Windows in the form without a limit of length; `.`, `..` and `/` have no meaning in it.
#[cfg(any(windows, test))]
pub fn verbatim(path: &str) -> String {
    match path.strip_prefix(r"\\") {
        Some(rest) if rest.starts_with(['?', '.']) => path.to_owned(),
        Some(network) => format!(r"\\?\UNC\{network}"),
        None => format!(r"\\?\{path}"),
    }
}

/// Returns a path of Windows as users write it; undoes [`verbatim`].
#[cfg(any(windows, test))]
pub fn usual(path: &str) -> String {
    match (path.strip_prefix(r"\\?\UNC\"), path.strip_prefix(r"\\?\")) {
        (Some(network), _) => format!(r"\\{network}"),
        (None, Some(drive)) if drive.get(1..3) == Some(r":\") => drive.to_owned(),
        _ => path.to_owned(),
    }
}

/// Returns a file name made of these words that is valid on every system: hyphens replace everything but letters and
/// digits. `otherwise` replaces an empty name, and precedes a reserved one.
pub fn of_words(words: &str, longest: usize, otherwise: &str) -> String {
    let words = words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let name: String = words.collect::<Vec<_>>().join("-").chars().take(longest).collect();
    match name.trim_end_matches('-') {
        "" => otherwise.to_owned(),
        name if is_reserved(name) => format!("{otherwise}-{name}"),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_made_of_letters_and_digits_and_is_no_device() {
        let of = |words| of_words(words, 12, "event");
        assert_eq!(of("open of  adana '26..."), "open-of-adan");
        assert_eq!(of("../../etc/passwd"), "etc-passwd");
        assert_eq!(of("twelve words-"), "twelve-words");
        assert_eq!(of("eleven ones more"), "eleven-ones", "no hyphen at the end");
        assert_eq!([of("***"), of("")], ["event", "event"]);
        assert_eq!([of("con"), of("AUX."), of("lpt1")], ["event-con", "event-AUX", "event-lpt1"]);
    }

    #[test]
    fn names_of_windows_devices_are_reserved_with_any_extension() {
        for name in ["con", "Nul.hakem", "COM1", "lpt9.tar.gz", "com²", "aux .txt"] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["conference", "com", "com10", "lpt", "open.con", "", "nul-2.hakem"] {
            assert!(!is_reserved(name), "{name}");
        }
    }

    #[test]
    fn a_path_without_a_limit_names_the_same_drive_or_server() {
        assert_eq!(verbatim(r"E:\open\a.hakem"), r"\\?\E:\open\a.hakem");
        assert_eq!(verbatim(r"\\server\share\a.hakem"), r"\\?\UNC\server\share\a.hakem");
        assert_eq!(verbatim(r"\\?\E:\a.hakem"), r"\\?\E:\a.hakem");
        for path in [r"E:\open\a.hakem", r"\\server\share\a.hakem", r"\\?\Volume{4c1b}\a.hakem"] {
            assert_eq!(usual(&verbatim(path)), path);
        }
    }

    #[test]
    fn a_name_that_windows_would_change_is_not_valid_there() {
        for name in ["Open: Adana.hakem", "con.hakem", "open.", "open ", "a?", "a\tb", "a\\b", "\"open\""] {
            assert!(!is_valid_on_windows(name), "{name}");
        }
        for name in ["Şampiyona – Açık.hakem", ".hidden", "a.b.c", "it's (1) 50% & more.trf"] {
            assert!(is_valid_on_windows(name), "{name}");
        }
    }
}
