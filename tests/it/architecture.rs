//! Dependencies between modules (`docs/architecture.md`), read from the source, so that the page remains
//! true.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use syn::UseTree;
use syn::visit::{self, Visit};

/// Modules of the engine that a module of the engine may use. Anything not listed is forbidden.
pub(crate) const ENGINE: &[(&str, &[&str])] = &[
    ("collate", &["keyword"]),
    // The interface for the console alone, which re-exports the others.
    ("console", &["interruption", "pairing", "playoff", "rating", "rescue", "swiss"]),
    ("keyword", &[]),
    ("tournament", &["collate", "keyword"]),
    ("refusal", &["tournament"]),
    ("command", &["keyword", "refusal", "tournament"]),
    ("history", &["command", "refusal", "tournament", "warning"]),
    ("interruption", &[]),
    ("matching", &["interruption"]),
    ("schedule", &["format", "tournament"]),
    ("rating", &["tournament"]),
    // A pairing system knows the contract and the helpers of its family; only the registry knows the systems.
    ("format", &["collate", "keyword", "matching", "refusal", "tournament"]),
    ("swiss", &["collate", "format", "matching", "tournament"]),
    ("pairing", &["collate", "format", "matching", "refusal", "schedule", "swiss", "tournament"]),
    ("closing", &["norm", "pairing", "tournament"]),
    ("playoff", &["tournament"]),
    ("norm", &["format", "matching", "pairing", "rating", "tournament"]),
    ("tiebreak", &["collate", "format", "pairing", "rating", "refusal", "tournament"]),
    ("fide_mode", &["pairing", "tiebreak", "tournament"]),
    ("standings", &["pairing", "playoff", "tiebreak", "tournament"]),
    ("prizes", &["standings", "tournament"]),
    ("season", &["keyword", "rating", "standings", "tiebreak", "tournament"]),
    ("warning", &["command", "fide_mode", "format", "pairing", "tiebreak", "tournament"]),
    ("rescue", &["command", "format", "history", "refusal", "swiss", "tournament"]),
    (
        "trf",
        &[
            "collate",
            "command",
            "fide_mode",
            "format",
            "keyword",
            "pairing",
            "refusal",
            "swiss",
            "standings",
            "tiebreak",
            "tournament",
        ],
    ),
];

/// The crates of the console below the command line, each in a folder of `src`; a crate uses only earlier ones.
pub(crate) const CRATES: [&str; 7] = ["language", "rounds", "storage", "files", "sheets", "log", "console"];

/// Modules of the console that a module of the console may use, and true if it may use the engine. The names of modules
/// are unique across its crates.
pub(crate) const CONSOLE: &[(&str, bool, &[&str])] = &[
    ("platform", false, &[]),
    ("theme", true, &["i18n", "platform", "text"]),
    ("text", false, &[]),
    ("store", true, &["i18n", "platform"]),
    ("worker", true, &[]),
    ("widget", false, &["text", "theme"]),
    ("i18n", true, &["text"]),
    // The chapters that the console shows and the command line prints.
    ("manual", false, &["i18n", "text"]),
    // Questions and answers about the program.
    ("checklist", false, &[]),
    ("certificate", true, &["i18n"]),
    // A round of a report as text, for the command line and the playground.
    ("question", true, &["i18n"]),
    ("explanation", true, &["i18n", "question", "text"]),
    ("playground", true, &["certificate", "explanation", "i18n", "question", "text"]),
    ("result_keys", true, &["i18n"]),
    ("typed", true, &["i18n"]),
    ("rows", false, &[]),
    ("exchange", true, &["i18n", "rows", "store", "typed"]),
    ("spelling", true, &[]),
    ("event", true, &["i18n", "spelling", "text"]),
    ("sheet", true, &["event", "i18n", "simulate", "text"]),
    ("publish", true, &["certificate", "event", "exchange", "i18n", "sheet", "spelling", "text"]),
    ("ratings", true, &["exchange", "i18n", "platform", "rows", "spelling", "store"]),
    // Contract of panes and dialogs, their context and their requests.
    (
        "desk",
        true,
        &["event", "i18n", "publish", "ratings", "result_keys", "sheet", "text", "theme", "widget", "worker"],
    ),
    ("dialog", true, &["desk", "exchange", "i18n", "manual", "ratings", "result_keys", "text", "widget"]),
    (
        "pane",
        true,
        &[
            "certificate",
            "desk",
            "dialog",
            "exchange",
            "hall",
            "i18n",
            "platform",
            "publish",
            "ratings",
            "result_keys",
            "sheet",
            "simulate",
            "spelling",
            "text",
            "typed",
            "widget",
            "worker",
        ],
    ),
    // The open event, its file, and errors as messages, for the console and headless commands.
    ("session", true, &["event", "exchange", "i18n", "publish", "store", "text"]),
    // Reports from the hall, next to the event file.
    ("hall", true, &["exchange", "i18n", "store"]),
    // An event whose log is a table.
    ("share", true, &["i18n", "platform", "session", "store", "text"]),
    // The pages of an event and its reports over HTTP.
    ("serve", true, &["hall", "i18n", "publish", "session", "text"]),
    // Work around the panes, one service per subject.
    (
        "service",
        true,
        &[
            "certificate",
            "desk",
            "dialog",
            "event",
            "exchange",
            "hall",
            "i18n",
            "pane",
            "publish",
            "ratings",
            "result_keys",
            "session",
            "share",
            "sheet",
            "simulate",
            "store",
            "text",
            "theme",
            "widget",
            "worker",
        ],
    ),
    (
        "app",
        true,
        &[
            "desk", "dialog", "event", "i18n", "pane", "platform", "publish", "service", "session", "sheet",
            "text", "theme", "widget", "worker",
        ],
    ),
    ("simulate", true, &[]),
    (
        "cli",
        true,
        &[
            "app",
            "certificate",
            "checklist",
            "desk",
            "event",
            "exchange",
            "explanation",
            "hall",
            "i18n",
            "manual",
            "platform",
            "publish",
            "question",
            "ratings",
            "serve",
            "service",
            "session",
            "share",
            "sheet",
            "simulate",
            "store",
            "text",
            "theme",
            "worker",
        ],
    ),
];

/// Modules of the console that reach the disk, the environment or the terminal, or have threads.
const OUTSIDE: &[&str] = &[
    "app", "cli", "exchange", "hall", "platform", "ratings", "serve", "service", "session", "share", "store",
    "theme", "worker",
];

/// Crates for single operating systems, and the names of these in compiler conditions.
const OF_SYSTEMS: [&str; 7] =
    ["crossterm_winapi", "etcetera", "filedescriptor", "libc", "rustix", "same_file", "signal_hook"];
const CONDITIONS: [&str; 4] = ["unix", "windows", "target_os", "target_family"];

/// Modules of the standard library that reach the outside world; the engine and the verifier use none of them.
const OUTSIDE_WORLD: &[&str] = &["env", "fs", "net", "process", "thread"];

/// Maximum number of lines of a file without its tests.
const LONGEST: usize = 620;

/// Number of types whose name belongs to another type too. It may only fall.
const SHARING_A_NAME: usize = 508;

/// Facts of one source file that the tests use, without its own tests.
pub(crate) struct Source {
    path: PathBuf,
    /// Modules from the crate down: `pairing`, `dutch`, `round`. Empty for the root of the crate.
    pub(crate) module: Vec<String>,
    lines: usize,
    /// All tokens as a flat list, see [`flat`].
    row: Vec<String>,
    /// Tokens outside the imports of the file.
    pub(crate) body: Vec<String>,
    /// Names of items in the file other than modules, imports and implementations.
    pub(crate) defined: BTreeSet<String>,
    pub(crate) imports: Vec<Import>,
    /// Methods that end the program without a reason if a value is missing.
    endings: Vec<String>,
    cut_texts: CutTexts,
    /// Public types and traits without docs.
    undocumented: Vec<String>,
}

/// A name that a file imports, or all names of a module.
pub(crate) struct Import {
    /// The path as written, without `self` at its end.
    pub(crate) path: Vec<String>,
    /// The name in the file; `None` for a glob import.
    pub(crate) name: Option<String>,
    /// True if it is not re-exported.
    pub(crate) is_own: bool,
}

impl Import {
    /// Adds the names of an import, one by one.
    fn add(tree: &UseTree, mut path: Vec<String>, is_own: bool, found: &mut Vec<Self>) {
        let (last, name) = match tree {
            UseTree::Path(tree) => {
                path.push(tree.ident.to_string());
                return Self::add(&tree.tree, path, is_own, found);
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| Self::add(tree, path.clone(), is_own, found));
            }
            UseTree::Glob(_) => return found.push(Self { path, name: None, is_own }),
            UseTree::Name(tree) => (tree.ident.to_string(), tree.ident.to_string()),
            UseTree::Rename(tree) => (tree.ident.to_string(), tree.rename.to_string()),
        };
        let name = match last.as_str() {
            "self" => path.last().cloned().unwrap_or_default(),
            _ => name,
        };
        if last != "self" {
            path.push(last);
        }
        found.push(Self { path, name: Some(name), is_own });
    }
}

/// Returns the name of an item that is not a module, import or implementation.
fn defined(item: &syn::Item) -> Option<String> {
    let ident = match item {
        syn::Item::Const(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Trait(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

/// Returns true for a public type or trait without docs.
fn is_undocumented(item: &syn::Item) -> bool {
    let (vis, attributes) = match item {
        syn::Item::Enum(item) => (&item.vis, &item.attrs),
        syn::Item::Struct(item) => (&item.vis, &item.attrs),
        syn::Item::Trait(item) => (&item.vis, &item.attrs),
        syn::Item::Type(item) => (&item.vis, &item.attrs),
        _ => return false,
    };
    matches!(vis, syn::Visibility::Public(_)) && !attributes.iter().any(|doc| doc.path().is_ident("doc"))
}

impl Source {
    fn new(path: PathBuf, module: Vec<String>, file: &syn::File, lines: usize) -> Self {
        let (mut row, mut body, mut imports) = (Vec::new(), Vec::new(), Vec::new());
        for attribute in &file.attrs {
            flat(attribute.to_token_stream(), &mut row);
        }
        for item in &file.items {
            let at = row.len();
            flat(item.to_token_stream(), &mut row);
            match item {
                syn::Item::Use(item) => {
                    let is_own = matches!(item.vis, syn::Visibility::Inherited);
                    Import::add(&item.tree, Vec::new(), is_own, &mut imports);
                }
                _ => body.extend_from_slice(&row[at..]),
            }
        }
        let mut endings = Endings { without_reason: Vec::new() };
        endings.visit_file(file);
        let mut cut_texts = CutTexts::default();
        cut_texts.visit_file(file);
        let defined = file.items.iter().filter_map(defined).collect();
        let undocumented = file.items.iter().filter(|item| is_undocumented(item)).filter_map(self::defined);
        let undocumented = undocumented.collect();
        Self {
            path,
            module,
            lines,
            row,
            body,
            defined,
            imports,
            endings: endings.without_reason,
            cut_texts,
            undocumented,
        }
    }

    fn top(&self) -> Option<&str> {
        self.module.first().map(String::as_str)
    }
}

/// Returns true for items compiled only for tests.
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && attribute.to_token_stream().to_string().contains("test")
    })
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        _ => &[],
    }
}

/// Reads the modules of a crate from its root file down, as the compiler does.
fn sources(root: &Path) -> Vec<Source> {
    let mut found = Vec::new();
    read(root.to_owned(), Vec::new(), &mut found);
    assert!(found.len() > 4, "{} has modules", root.display());
    found
}

fn read(path: PathBuf, module: Vec<String>, found: &mut Vec<Source>) {
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default().lines().count();
    let mut file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.items.retain(|item| !is_for_tests(attributes(item)));
    for item in &file.items {
        if let syn::Item::Mod(syn::ItemMod { ident, content: None, .. }) = item {
            let folder = match path.file_stem().and_then(|stem| stem.to_str()) {
                Some("lib" | "main" | "mod") => path.parent().unwrap().to_owned(),
                _ => path.with_extension(""),
            };
            let below = [folder.join(format!("{ident}.rs")), folder.join(ident.to_string()).join("mod.rs")];
            let file = below.into_iter().find(|file| file.exists()).expect("the module has a file");
            read(file, [module.as_slice(), &[ident.to_string()]].concat(), found);
        }
    }
    found.push(Source::new(path, module, &file, lines));
}

/// Flattens tokens; a group is enclosed in its brackets.
fn flat(tokens: TokenStream, row: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                row.push("(".to_owned());
                flat(group.stream(), row);
                row.push(")".to_owned());
            }
            TokenTree::Punct(mark) => row.push(mark.to_string()),
            TokenTree::Ident(word) => row.push(word.to_string()),
            TokenTree::Literal(_) => row.push("literal".to_owned()),
        }
    }
}

/// Returns the first names that follow `::` at a place: one, or those of a list in braces.
fn words_after(row: &[String], at: usize) -> Vec<String> {
    if row.get(at).map(String::as_str) != Some("(") {
        return row.get(at).cloned().into_iter().collect();
    }
    let (mut words, mut depth, mut is_first) = (Vec::new(), 0, true);
    for token in &row[at..] {
        match token.as_str() {
            "(" => depth += 1,
            ")" if depth == 1 => break,
            ")" => depth -= 1,
            "," if depth == 1 => is_first = true,
            word if depth == 1 && is_first => {
                words.push(word.to_owned());
                is_first = false;
            }
            _ => {}
        }
    }
    words
}

/// Returns the names that follow `start::` anywhere in a file, macros included.
fn used(source: &Source, start: &str) -> BTreeSet<String> {
    let row = &source.row;
    let path = [":", ":"].map(str::to_owned);
    let mut found = BTreeSet::new();
    for at in 0..row.len() {
        if row[at] == start && row.get(at + 1..at + 3) == Some(&path[..]) {
            found.extend(words_after(row, at + 3));
        }
        // A chain of `super` that reaches the root of the crate is equivalent to `crate`.
        let is_chain = row[at] == "super" && at.checked_sub(3).is_none_or(|before| row[before] != "super");
        if start == "crate" && is_chain {
            let steps = row[at..].chunks(3).take_while(|chunk| chunk[0] == "super").count();
            if steps == source.module.len() {
                found.extend(words_after(row, at + 3 * steps));
            }
        }
    }
    found
}

/// The sources of the engine, read once for all tests.
pub(crate) fn engine() -> &'static [Source] {
    static READ: OnceLock<Vec<Source>> = OnceLock::new();
    READ.get_or_init(|| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/lib.rs")))
}

/// The sources of the console, read once for all tests.
pub(crate) fn console() -> &'static [Source] {
    static READ: OnceLock<Vec<Source>> = OnceLock::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let roots = || CRATES.map(|name| folder.join(name)).into_iter().chain([folder.clone()]);
    READ.get_or_init(|| roots().flat_map(|root| sources(&root.join("lib.rs"))).collect())
}

fn verifier() -> &'static [Source] {
    static READ: OnceLock<Vec<Source>> = OnceLock::new();
    READ.get_or_init(|| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/verify/lib.rs")))
}

fn all() -> impl Iterator<Item = &'static Source> {
    engine().iter().chain(verifier()).chain(console())
}

/// Lists uses that a table forbids: `(module, allowed)`.
fn check_uses<'a>(sources: &[Source], table: impl Fn(&str) -> Option<&'a [&'a str]>) {
    let modules: BTreeSet<&str> = sources.iter().filter_map(Source::top).collect();
    for source in sources {
        let Some(module) = source.top() else { continue };
        let allowed = table(module).unwrap_or_else(|| panic!("{module} is not in the table"));
        for other in used(source, "crate") {
            let is_module = modules.contains(other.as_str()) && other != module;
            let shown = source.path.display();
            assert!(
                !is_module || allowed.contains(&other.as_str()),
                "{shown} uses {other}: {module} may not"
            );
        }
    }
}

#[test]
fn the_engine_uses_what_the_table_allows() {
    check_uses(engine(), |module| ENGINE.iter().find(|row| row.0 == module).map(|row| row.1));
}

#[test]
fn the_console_uses_what_the_table_allows() {
    let sources = console();
    check_uses(sources, |module| CONSOLE.iter().find(|row| row.0 == module).map(|row| row.2));
    for source in sources {
        let row = CONSOLE.iter().find(|row| Some(row.0) == source.top());
        let may_not = row.is_some_and(|row| !row.1);
        let shown = source.path.display();
        assert!(!may_not || used(source, "hakem_engine").is_empty(), "{shown} uses the engine");
    }
}

/// A verifier that shares code with the code it checks proves less.
#[test]
fn the_verifier_depends_on_nothing() {
    let manifest = include_str!("../../src/verify/Cargo.toml");
    assert!(!manifest.contains("dependencies]"), "{manifest}");
    for source in verifier() {
        let named = ["hakem", "hakem_engine"].iter().filter(|name| !used(source, name).is_empty()).count();
        assert_eq!(named, 0, "{} uses another crate of hakem", source.path.display());
    }
}

/// A table that allows more than is used would be wrong.
#[test]
fn everything_that_the_tables_allow_is_used() {
    let check = |sources: &[Source], module: &str, allowed: &[&str]| {
        let of_module = sources.iter().filter(|source| source.top() == Some(module));
        let used: BTreeSet<String> = of_module.flat_map(|source| used(source, "crate")).collect();
        let idle: Vec<_> = allowed.iter().filter(|&&other| !used.contains(other)).collect();
        assert!(idle.is_empty(), "{module} does not use {idle:?}");
    };
    ENGINE.iter().for_each(|row| check(engine(), row.0, row.1));
    CONSOLE.iter().for_each(|row| check(console(), row.0, row.2));
}

#[test]
fn the_outside_world_is_reached_where_the_table_says() {
    let folder = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
    let pure = ["engine", "verify"].map(folder);
    for source in all() {
        let is_pure = pure.iter().any(|folder| source.path.starts_with(folder));
        let reaches: Vec<String> = used(source, "std")
            .into_iter()
            .filter(|word| {
                OUTSIDE_WORLD.contains(&word.as_str()) || (is_pure && matches!(word.as_str(), "io" | "time"))
            })
            .collect();
        let may = !is_pure && source.top().is_some_and(|module| OUTSIDE.contains(&module));
        assert!(may || reaches.is_empty(), "{} reaches {reaches:?}", source.path.display());
    }
}

/// Returns the names of operating systems in a file.
fn systems(source: &Source) -> BTreeSet<String> {
    let row = &source.row;
    let mut found: BTreeSet<String> = used(source, "std").into_iter().filter(|word| word == "os").collect();
    for (at, word) in row.iter().enumerate() {
        let is_condition = matches!(word.as_str(), "cfg" | "cfg_attr");
        let within = if is_condition { row.get(at + 1..).unwrap_or_default() } else { &[] };
        let mut depth = 0;
        for token in within.iter().skip_while(|token| *token == "!") {
            depth += i32::from(token == "(") - i32::from(token == ")");
            if depth == 0 {
                break;
            }
            found.extend(CONDITIONS.contains(&token.as_str()).then(|| token.clone()));
        }
        found.extend(OF_SYSTEMS.contains(&word.as_str()).then(|| word.clone()));
    }
    found
}

#[test]
fn differences_between_operating_systems_are_in_one_module() {
    for source in all() {
        let (found, shown) = (systems(source), source.path.display());
        match source.top() {
            Some("platform") => {}
            _ => assert!(found.is_empty(), "{shown} knows of systems: {found:?}"),
        }
        // Other modules may only use the file names of `platform`.
        let reached = used(source, "platform").into_iter().filter(|word| word != "names");
        let may = source.top().is_none_or(|module| OUTSIDE.contains(&module));
        assert!(may || reached.count() == 0, "{shown} reaches the system");
    }
    let ours = console().iter().filter(|source| source.top() == Some("platform"));
    let known: BTreeSet<String> = ours.flat_map(systems).collect();
    for word in ["unix", "windows", "os", "rustix", "signal_hook", "target_os", "etcetera"] {
        assert!(known.contains(word), "the test sees {word}: {known:?}");
    }
}

#[test]
fn no_file_is_too_long() {
    for source in all() {
        assert!(source.lines <= LONGEST, "{} has {} lines", source.path.display(), source.lines);
    }
}

#[test]
fn public_types_are_documented() {
    for source in all() {
        assert!(source.undocumented.is_empty(), "{}: {:?}", source.path.display(), source.undocumented);
    }
}

/// A name that several types share is ambiguous in a search, and in a review of one file.
#[test]
fn no_more_types_than_before_share_a_name() {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for source in all() {
        for name in &source.defined {
            // Constants have capitals only; each subcommand calls its arguments `Arguments`.
            if name.starts_with(char::is_uppercase)
                && name.contains(char::is_lowercase)
                && name != "Arguments"
            {
                *files.entry(name).or_default() += 1;
            }
        }
    }
    files.retain(|_, count| *count > 1);
    let shared: usize = files.values().sum();
    assert!(shared <= SHARING_A_NAME, "{shared} types share a name: choose names of their own\n{files:?}");
}

/// After a kill or a power cut the old file or the new one exists: only the store ensures that.
#[test]
fn files_are_written_by_the_store_alone() {
    let ways = [
        ("fs", &["write", "copy"][..]),
        ("File", &["create", "create_new", "options"]),
        ("OpenOptions", &["new"]),
    ];
    for source in console().iter().filter(|source| source.top() != Some("store")) {
        for (start, names) in ways {
            let found = used(source, start);
            let written: Vec<_> = names.iter().filter(|&&name| found.contains(name)).collect();
            assert!(written.is_empty(), "{} writes by {start}::{written:?}", source.path.display());
        }
    }
}

/// Finds calls that end the program if a value is missing.
struct Endings {
    without_reason: Vec<String>,
}

impl Visit<'_> for Endings {
    fn visit_expr_method_call(&mut self, call: &syn::ExprMethodCall) {
        let method = call.method.to_string();
        let has_reason = match call.args.first() {
            Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(reason), .. })) => {
                reason.value().split_whitespace().count() > 2
            }
            _ => false,
        };
        match method.as_str() {
            "unwrap" | "unwrap_err" if call.args.is_empty() => self.without_reason.push(method),
            "expect" | "expect_err" if !has_reason => self.without_reason.push(method),
            _ => {}
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_item(&mut self, item: &syn::Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }
}

#[test]
fn a_missing_value_never_ends_the_program_without_a_reason() {
    for source in all() {
        let found = &source.endings;
        assert!(found.is_empty(), "{} has {found:?}", source.path.display());
    }
}

/// Returns true if a widget may be drawn as it is: no text, or wrapped text.
fn is_no_plain_text(widget: &syn::Expr) -> bool {
    match widget {
        syn::Expr::Path(_) => true,
        syn::Expr::Call(call) => {
            matches!(&*call.func, syn::Expr::Path(path) if path.path.segments.len() == 1)
        }
        syn::Expr::MethodCall(call) => call.method == "wrap" || is_no_plain_text(&call.receiver),
        _ => false,
    }
}

/// Finds texts that the terminal cuts without a sign of it.
#[derive(Clone, Copy, Default)]
struct CutTexts {
    drawn: usize,
    paragraphs: usize,
    wrapped: usize,
}

impl Visit<'_> for CutTexts {
    fn visit_expr_method_call(&mut self, call: &syn::ExprMethodCall) {
        match (call.method.to_string().as_str(), call.args.first()) {
            ("render_widget", Some(widget)) if !is_no_plain_text(widget) => self.drawn += 1,
            ("wrap", Some(syn::Expr::Struct(_))) => self.wrapped += 1,
            _ => {}
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.paragraphs += usize::from(names.ends_with(&["Paragraph".to_owned(), "new".to_owned()]));
        visit::visit_path(self, path);
    }

    fn visit_item(&mut self, item: &syn::Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }
}

/// A text that does not fit is wrapped or ends with `…`: `widget::lines` and `widget::unwrapped` add the sign.
#[test]
fn no_text_of_the_console_is_cut_without_a_sign() {
    let mut wrapped = 0;
    for source in console().iter().filter(|source| source.top() != Some("widget")) {
        let shown = source.path.display();
        let CutTexts { drawn, paragraphs, wrapped: of_them } = source.cut_texts;
        assert_eq!(drawn, 0, "{shown} draws text that is neither wrapped nor marked");
        assert_eq!(paragraphs, of_them, "{shown} has a paragraph that is not wrapped");
        wrapped += of_them;
    }
    assert!(wrapped > 3, "the test sees paragraphs: {wrapped}");
}
