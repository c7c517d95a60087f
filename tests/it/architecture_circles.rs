//! Dependencies between files, name by name: a re-exported name counts for the file that defines it. Modules
//! and files have no dependency cycles except the listed ones.

use crate::architecture::{CONSOLE, ENGINE, Import, Source, console, engine};
use std::collections::{BTreeMap, BTreeSet};
use std::slice::from_ref;

// These lists may only get shorter.

/// Modules of the console that depend on each other.
const CONSOLE_ROOMS: &[&[&str]] = &[];

/// Files that depend on each other, each cycle as the paths of its modules.
const ENGINE_FILES: &[&[&str]] = &[
    &["swiss::burstein::rules_2026::bracket", "swiss::burstein::rules_2026::exact"],
    &[
        "swiss::dutch::classic::bracket",
        "swiss::dutch::classic::group",
        "swiss::dutch::classic::lower_bracket",
        "swiss::dutch::classic::moved_down",
        "swiss::dutch::classic::transposition",
        "swiss::dutch::classic::whole_bracket",
    ],
    &["swiss::dutch::rules_2026::completion", "swiss::dutch::rules_2026::lower_demand"],
    &[
        "swiss::dutch::rules_2026::bracket",
        "swiss::dutch::rules_2026::criteria",
        "swiss::dutch::rules_2026::first",
        "swiss::dutch::rules_2026::narrowing",
        "swiss::dutch::rules_2026::space",
    ],
    &["swiss::lim::exchange", "swiss::lim::maxi"],
];

/// Cycles of the console.
const CONSOLE_FILES: &[&[&str]] = &[
    &["app::linear", "app::run"],
    // A message opens a dialog, which answers with messages; a request may contain one to be handled after
    // it.
    &["desk::dialog", "desk::message", "desk::pane", "desk::request"],
    &["dialog::form::field", "dialog::suggests"],
    &["pane::pairings::by_table", "pane::pairings::drawing", "pane::pairings::finalists"],
    &["pane::pairings::edit", "pane::pairings::reseat", "pane::pairings::take_seat"],
    &["pane::pairings::explain", "pane::pairings::why_not"],
    &["pane::players::doubts", "pane::players::form", "pane::players::rating_lookup"],
    &["publish::paper::fields", "publish::paper::fit", "publish::paper::flow"],
    &["sheet::standings", "sheet::teams"],
    &["store::atomic_file", "store::disk"],
];

/// Edges of the dependency graph, from name to names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The names of a file: its definitions, and the sources of its imports, as paths from the root of the crate.
#[derive(Default)]
struct Scope {
    defined: BTreeSet<String>,
    imported: BTreeMap<String, Vec<String>>,
    /// Modules imported by a glob.
    whole: Vec<Vec<String>>,
    /// Imports that are not re-exported: they count as used even without a mention, like traits for their
    /// methods.
    own: Vec<Vec<String>>,
}

impl Scope {
    fn of(source: &Source) -> Self {
        let mut scope = Self { defined: source.defined.clone(), ..Self::default() };
        source.imports.iter().for_each(|import| scope.import(source, import, &import.path));
        scope
    }

    fn import(&mut self, source: &Source, import: &Import, path: &[String]) {
        let Some(path) = absolute(source, path) else { return };
        match &import.name {
            None => self.whole.push(path),
            Some(name) => {
                self.own.extend(import.is_own.then(|| path.clone()));
                self.imported.insert(name.clone(), path);
            }
        }
    }
}

/// Returns a path from the root of the crate; `None` if it starts with a name known only in the scope of the
/// file.
fn absolute(source: &Source, path: &[String]) -> Option<Vec<String>> {
    let first = path.first()?.as_str();
    let supers = path.iter().take_while(|word| *word == "super").count();
    let (base, skipped) = match first {
        "crate" => (&[][..], 1),
        "self" => (source.module.as_slice(), 1),
        "super" => (&source.module[..source.module.len().checked_sub(supers)?], supers),
        _ => return None,
    };
    Some([base, &path[skipped..]].concat())
}

/// All files of a crate with their names.
struct Crate {
    sources: &'static [Source],
    scopes: BTreeMap<Vec<String>, Scope>,
}

impl Crate {
    fn new(sources: &'static [Source]) -> Self {
        let mut scopes: BTreeMap<_, _> =
            sources.iter().map(|source| (source.module.clone(), Scope::of(source))).collect();
        // Paths that start with a module below: `pub use best::BestMatchings`.
        for source in sources {
            let mut below = Scope::default();
            for import in &source.imports {
                let first =
                    import.path.first().map(|first| [source.module.as_slice(), from_ref(first)].concat());
                if first.is_some_and(|first| scopes.contains_key(&first)) {
                    below.import(source, import, &[&["self".to_owned()], import.path.as_slice()].concat());
                }
            }
            let scope = scopes.get_mut(&source.module).expect("every file has its names");
            scope.imported.append(&mut below.imported);
            scope.whole.append(&mut below.whole);
            scope.own.append(&mut below.own);
        }
        Self { sources, scopes }
    }

    /// Returns the module whose file defines the target of a path; `None` for a module itself.
    fn home(&self, path: &[String], depth: usize) -> Option<Vec<String>> {
        let longest = (0..=path.len()).rev().find(|&length| self.scopes.contains_key(&path[..length]))?;
        let (module, rest) = path.split_at(longest);
        let (name, scope) = (rest.first()?, &self.scopes[module]);
        if scope.defined.contains(name) {
            return Some(module.to_owned());
        }
        let deeper = depth.checked_sub(1)?;
        if let Some(path) = scope.imported.get(name) {
            return self.home(&[path.as_slice(), &rest[1..]].concat(), deeper);
        }
        scope.whole.iter().find_map(|whole| self.home(&[whole.as_slice(), rest].concat(), deeper))
    }

    /// Returns the modules that each file uses.
    fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for source in self.sources {
            let scope = &self.scopes[&source.module];
            let mut used: Vec<Vec<String>> = scope.own.clone();
            used.extend(self.paths(source, scope));
            let homes = used.iter().filter_map(|path| self.home(path, 8));
            let others = homes.filter(|home| *home != source.module).map(|home| home.join("::"));
            arrows.insert(source.module.join("::"), others.collect());
        }
        arrows
    }

    /// Returns the paths in the text of a file, from the root of the crate.
    fn paths(&self, source: &Source, scope: &Scope) -> Vec<Vec<String>> {
        let row = &source.body;
        let is_path = |at: usize| row.get(at..at + 2).is_some_and(|marks| marks == [":", ":"]);
        let mut found = Vec::new();
        for at in 0..row.len() {
            if at > 1 && is_path(at - 2) {
                continue;
            }
            let mut path = vec![row[at].clone()];
            while is_path(at + 3 * (path.len() - 1) + 1) {
                let Some(word) = row.get(at + 3 * path.len()) else { break };
                path.push(word.clone());
            }
            let below = [source.module.as_slice(), &path[..1]].concat();
            if let Some(path) = absolute(source, &path) {
                found.push(path);
            } else if let Some(import) = scope.imported.get(&path[0]) {
                found.push([import.as_slice(), &path[1..]].concat());
            } else if path.len() > 1 && self.scopes.contains_key(&below) {
                found.push([below.as_slice(), &path[1..]].concat());
            }
        }
        found
    }
}

/// Returns all names reachable from a name along edges.
fn reached<'a>(arrows: &'a Arrows, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting: Vec<&str> = arrows[from].iter().map(String::as_str).collect();
    while let Some(at) = waiting.pop() {
        if reached.insert(at) {
            waiting.extend(arrows[at].iter().map(String::as_str));
        }
    }
    reached
}

/// Returns the cycles: sets of names that all reach each other.
fn circles(arrows: &Arrows) -> BTreeSet<Vec<&str>> {
    let far: BTreeMap<&str, _> = arrows.keys().map(|name| (name.as_str(), reached(arrows, name))).collect();
    let mut circles = BTreeSet::new();
    for (name, others) in &far {
        let circle: Vec<&str> = others.iter().copied().filter(|other| far[other].contains(name)).collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles
}

/// Drops the edges between a module and the modules below it: it names them and has their shared items, which
/// is the shape of the tree.
fn without_the_tree(arrows: &Arrows) -> Arrows {
    let is_below = |name: &str, other: &str| {
        let rest = name.strip_prefix(other);
        other.is_empty() || rest.is_some_and(|rest| rest.starts_with("::"))
    };
    let beside = |name: &str, other: &str| !is_below(name, other) && !is_below(other, name);
    let kept = |(name, uses): (&String, &BTreeSet<String>)| {
        (name.clone(), uses.iter().filter(|other| beside(name, other)).cloned().collect())
    };
    arrows.iter().map(kept).collect()
}

/// Asserts that the cycles are those of a list. A cycle that was broken is removed from the list; none is
/// added.
#[track_caller]
fn check_circles(arrows: &Arrows, listed: &[&[&str]]) {
    let listed: BTreeSet<Vec<&str>> = listed.iter().map(|circle| circle.to_vec()).collect();
    let found = circles(arrows);
    let (new, gone): (Vec<_>, Vec<_>) =
        (found.difference(&listed).collect(), listed.difference(&found).collect());
    assert!(
        new.is_empty() && gone.is_empty(),
        "circles that are not listed: {new:#?}, and that are none: {gone:#?}"
    );
}

#[test]
fn modules_have_no_cycles_but_the_listed_ones() {
    let names = |uses: &[&str]| uses.iter().map(|&other| other.to_owned()).collect();
    let engine = ENGINE.iter().map(|&(name, uses)| (name.to_owned(), names(uses))).collect();
    let console = CONSOLE.iter().map(|&(name, _, uses)| (name.to_owned(), names(uses))).collect();
    check_circles(&engine, &[]);
    check_circles(&console, CONSOLE_ROOMS);
}

#[test]
fn files_have_no_cycles_but_the_listed_ones() {
    for (sources, listed) in [(engine(), ENGINE_FILES), (console(), CONSOLE_FILES)] {
        check_circles(&without_the_tree(&Crate::new(sources).arrows()), listed);
    }
}

/// The other tests are valid only if edges are found: a re-exported name, one after `super`, and one in a
/// macro.
#[test]
fn the_arrows_are_those_of_the_source() {
    let arrows = Crate::new(engine()).arrows();
    for (one, other) in [
        ("command::registering", "tournament::player"),
        ("matching::least", "matching::blossom"),
        ("standings", "standings::ranking"),
        ("trf::commands::teams", "trf::error"),
    ] {
        assert!(arrows[one].contains(other), "{one} uses {other}: {:?}", arrows[one]);
    }
}
