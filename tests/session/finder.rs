//! The finder of the web pages, run by Node as a browser would; skipped with a message where Node is missing.

use crate::cli::hakem;
use std::fs;
use std::process::Command;

/// A round in play, with names in several scripts and spellings.
const REPORT: &str = "\
012 Finder
142 3
152 W
192 FIDE_DUTCH_2026
001    1      Jørgensen, Åse                    2400                             0.0    1     4 w
001    2      Đoković, Ana                      2390                             0.0    2     5 b
001    3      Łukasz, Jan                       2380                             0.0    3     6 w
001    4      Weiß, Jürgen                      2370                             0.0    4     1 b
001    5      Иванов, Пётр                      2360                             0.0    5     2 w
001    6      Παπαδόπουλος, Νίκος               2350                             0.0    6     3 b
001    7      Mueller, Ada                      2340                             0.0    7     8 w
001    8      ბერიძე, ნინო                      2330                             0.0    8     7 b
";

/// A search, and the first words of the names in the matching rows.
const SEARCHES: [(&str, &[&str]); 14] = [
    ("jorgensen", &["JØRGENSEN"]),
    ("Joergensen Aase", &["JØRGENSEN"]),
    ("dokovic", &["ĐOKOVIĆ"]),
    ("Djokovic", &["ĐOKOVIĆ"]),
    ("lukasz", &["ŁUKASZ"]),
    ("weiss", &["WEISS"]),
    ("Juergen", &["WEISS"]),
    ("ivanov", &["ИВАНОВ"]),
    ("иванов петр", &["ИВАНОВ"]),
    ("papadopoulos", &["ΠΑΠΑΔ"]),
    ("Müller", &["MUELLER"]),
    ("Мueller", &["MUELLER"]),
    ("beridze nino", &["ბერიძე"]),
    ("kasparov", &[]),
];

/// Runs the script of a page on its rows and prints, for each search, the visible rows and whether the page
/// reports no match.
const BROWSER: &str = r#"
const page = require('fs').readFileSync(process.argv[1], 'utf8');
const text = html => html.replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&');
const part = page.slice(page.indexOf('id="found"'));
const rows = [...part.slice(part.indexOf('<tbody>')).matchAll(/<tr([^>]*)>(.*?)<\/tr>/gs)].map(([, head, body]) => ({
  hidden: false, textContent: text(body), getAttribute: name => (head.match(new RegExp(name + '="([^"]*)"')) || [])[1],
  cells: [...body.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => ({ textContent: text(cell) })),
}));
const none = { hidden: true }, listeners = {};
const found = {
  getAttribute: name => part.match(new RegExp(name + '="([^"]*)"'))[1],
  querySelectorAll: what => what === 'tbody tr' ? rows : [],
};
const input = { value: '', parentNode: { hidden: true }, addEventListener: (name, act) => { listeners[name] = act; } };
globalThis.document = {
  getElementById: id => ({ find: input, found, none })[id], querySelectorAll: () => rows, createElement: () => ({}), body: { hasAttribute: () => false },
};
globalThis.location = { pathname: '/open/', search: process.argv[3] };
eval(page.match(/<script>(.*?)<\/script>/s)[1]);
for (const typed of JSON.parse(process.argv[2])) {
  if (typed !== null) { input.value = typed; listeners.input(); }
  console.log(JSON.stringify([rows.filter(row => !row.hidden).map(row => row.textContent.trim()), !none.hidden]));
}
"#;

#[test]
fn players_find_their_own_row_in_any_spelling_and_a_missing_row_is_reported() {
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: no Node");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("finder.trf");
    fs::write(&path, REPORT).unwrap();
    let pages = folder.path().join("pages");
    let made =
        hakem(&["publish", path.to_str().unwrap(), "--to", pages.to_str().unwrap(), "--language", "en"]);
    assert_eq!(made.0, 0, "{made:?}");
    let run = |page: &str, query: &str, typed: &str| {
        let run = Command::new("node")
            .args(["-e", BROWSER])
            .arg(pages.join(page))
            .args([typed, query])
            .output()
            .unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8(run.stdout).unwrap()
    };
    let typed: Vec<&str> = SEARCHES.iter().map(|(typed, _)| *typed).collect();
    let shown = run("names-1.html", "", &serde_json::to_string(&typed).unwrap());
    for ((typed, wanted), line) in SEARCHES.iter().zip(shown.lines()) {
        let (rows, says_none): (Vec<String>, bool) = serde_json::from_str(line).unwrap();
        let names: Vec<&str> = rows.iter().map(|row| row.split(',').next().unwrap()).collect();
        assert_eq!(names.len(), wanted.len(), "{typed}: {names:?}");
        assert!(
            names.iter().zip(*wanted).all(|(name, wanted)| name.starts_with(wanted)),
            "{typed}: {names:?}"
        );
        assert_eq!(says_none, wanted.is_empty(), "{typed}");
    }
    assert_eq!(shown.lines().count(), SEARCHES.len());
    // The search field of every other page leads to the front page, whose rows are boards with two names.
    for (asked, wanted) in [("%C4%90okovi%C4%87", "ĐOKOVIĆ"), ("Joergensen+%C3%85se", "JØRGENSEN")] {
        let shown = run("index.html", &format!("?q={asked}"), "[null]");
        let (rows, _): (Vec<String>, bool) = serde_json::from_str(shown.trim()).unwrap();
        assert!(rows.len() == 1 && rows[0].contains(wanted), "{asked}: {rows:?}");
    }
}
