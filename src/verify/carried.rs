//! Certificates that a report carries, in comment lines: `### certificate ROUND LINE`.

use super::columns::digits;
use std::collections::BTreeMap;

/// First word of the comments, without the blank that follows.
const COMMENT: &str = "### certificate";

/// Returns the comment lines by which a report carries the certificate of a round, each ending in a line feed.
#[must_use]
pub fn comments(round: usize, certificate: &str) -> String {
    certificate.lines().map(|line| format!("{COMMENT} {round} {line}\n")).collect()
}

/// Returns true if a line of a report is one of a certificate.
#[must_use]
pub fn is_carried(line: &str) -> bool {
    line.strip_prefix(COMMENT).is_some_and(|rest| rest.starts_with(' '))
}

/// Returns the certificates that a report carries, by round.
#[must_use]
pub fn carried(report: &[u8]) -> BTreeMap<usize, String> {
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    for line in String::from_utf8_lossy(report).split(['\r', '\n']) {
        let words = line.strip_prefix(COMMENT).and_then(|rest| rest.strip_prefix(' '));
        let Some((round, line)) = words.and_then(|words| words.split_once(' ')) else { continue };
        if let Some(round) = digits(round) {
            let certificate = found.entry(round).or_default();
            certificate.push_str(line);
            certificate.push('\n');
        }
    }
    found
}
