//! The catalogues against one another and against the source: the same ids and the same values in every
//! language; every used id exists, and every existing id is used.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use hakem::i18n::{Language, Texts, catalogues};
use hakem::publish::logo::LogoError;
use hakem::sheet::{SHEETS, TOURNAMENT_REPORT};
use hakem::{exchange, hall, ratings, session, share, store};
use hakem_engine::command::{CommandError, Lock};
use hakem_engine::console::rescue::RescueError;
use hakem_engine::tiebreak::{TieBreakError, TieBreakWarning};
use hakem_engine::tournament::{SETTINGS, SettingField, ValueType};
use hakem_engine::{format, history, pairing, trf};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

/// Ids composed at run time: the prefix is followed by a word of the engine.
const MADE_AT_RUN_TIME: &[&str] = &[
    "federation-",
    "file-cause-",
    "file-place",
    "help-",
    "incident-",
    "language-",
    "option-",
    "reason-",
    "season-tie-",
    "sheet-name-",
    "system-",
    "table-breach-",
    "tie-break-",
    "uncertified-",
];

/// Texts that belong to every pane: `docs/texts.md` lists them, so they remain even if no pane shows them.
const SHARED_WORDS: &[&str] = &["word-", "column-", "count-"];

/// Text immediately before an id, without white space.
const CALLS: &[&str] = &["texts.get(\"", "texts.with(\"", "texts().get(\"", "texts().with(\"", "label:\""];

/// Prefixes of catalogue ids that end with the id of a line of the event screen.
const OF_LINES: [&str; 3] = ["event-help-", "event-", "setting-"];

/// Maximum number of characters between the keys of a binding and its label, without white space.
const LONGEST_BINDING: usize = 200;

/// Id → names of its values.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The mark of a message reference, until its values are known.
const REFERENCE: char = '=';

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (file, text) in catalogues(language) {
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}.ftl: {errors:?}", language.code()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                let mut values = BTreeSet::new();
                let pattern = message.value.unwrap_or_else(|| panic!("{id} has no text"));
                collect_values(&pattern, &mut values);
                let twice = messages.insert(id.clone(), values).is_some();
                assert!(!twice, "{}/{file}.ftl has {id} twice", language.code());
            }
        }
    }
    let whole = messages.clone();
    for values in messages.values_mut() {
        let referred = values.extract_if(.., |value| value.starts_with(REFERENCE)).collect::<Vec<_>>();
        values.extend(referred.iter().flat_map(|id| whole[&id[REFERENCE.len_utf8()..]].clone()));
    }
    messages
}

fn collect_values(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, values),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, values);
                    variants.iter().for_each(|variant| collect_values(&variant.value, values));
                }
            }
        }
    }
}

/// Forms of a value, which one language may need where another needs the value itself: `$name-key`, `$name-count`
/// and `$name-and` accompany `$name` (see `Arg`), and parts of a day with two digits.
const FORMS: [&str; 4] = ["-key", "-count", "-and", "-padded"];

fn collect_inline(expression: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            let name = FORMS.iter().find_map(|form| id.name.strip_suffix(form)).unwrap_or(id.name);
            values.insert(name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, values);
            }
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            values.insert(format!("{REFERENCE}{}", id.name));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("only values are used in messages, not {other:?}"),
    }
}

/// Returns the Rust source below a folder without comments, test modules and white space, so that every call
/// is on a single line.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text.push_str(&source(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = fs::read_to_string(&path).unwrap();
            // A module in the same file, not the declaration of one.
            let is_inline = |&(at, opening): &(usize, &str)| {
                file[at + opening.len()..].lines().next().is_some_and(|rest| rest.ends_with('{'))
            };
            let tests = file.match_indices("\n#[cfg(test)]\nmod ").find(is_inline);
            let code = tests.map_or(file.as_str(), |(at, _)| &file[..at]);
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            text.extend(lines.flat_map(str::chars).filter(|letter| !letter.is_whitespace()));
        }
    }
    text
}

fn console_source() -> String {
    source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// Returns the string literals immediately after `opening`.
fn literals<'a>(source: &'a str, opening: &str) -> BTreeSet<&'a str> {
    source.split(opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_language_has_the_same_ids_with_the_same_values() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        for (id, values) in &english {
            assert_eq!(other.get(id), Some(values), "{id} in {}", language.code());
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{id} is in {} only", language.code());
        }
    }
}

#[test]
fn every_id_that_the_source_uses_exists() {
    let known = messages(Language::English);
    let source = console_source();
    let mut used: BTreeSet<String> = BTreeSet::new();
    for opening in CALLS {
        used.extend(literals(&source, opening).into_iter().map(str::to_owned));
    }
    let missing: Vec<_> = used.into_iter().filter(|id| !known.contains_key(id)).collect();
    assert!(missing.is_empty(), "no catalogue has {missing:#?}");
}

#[test]
fn every_setting_has_a_label_and_every_choice_a_name() {
    let known = messages(Language::English);
    let labels = SETTINGS
        .iter()
        .filter(|of| of.group.is_some() && of.id != "options")
        .map(|of| format!("event-{}", of.id));
    let hidden = SETTINGS.iter().filter(|of| of.group.is_none()).map(|of| format!("setting-{}", of.id));
    let locks = SettingField::ALL.map(|field| format!("setting-{}", field.id()));
    let wanted = labels.chain(hidden).chain(locks).chain(choices());
    let missing: Vec<String> = wanted.filter(|id| !known.contains_key(id)).collect();
    assert!(missing.is_empty(), "no catalogue has {missing:#?}");
}

/// Returns the refusals that the engine yields as data: the id of each and the keys of its arguments.
fn refusals() -> Vec<(String, &'static [&'static str])> {
    macro_rules! shapes {
        ($($refusals:ty),+ $(,)?) => { [$(<$refusals>::shapes()),+].concat() };
    }
    let known = shapes!(
        CommandError,
        trf::LeftOut,
        trf::Loss,
        trf::TeamFault,
        Lock,
        format::TableError,
        TieBreakError,
        TieBreakWarning,
        LogoError,
        format::NoPairing,
        format::Unproved,
        pairing::ProposeError,
        pairing::NotReady,
        pairing::LookupError,
        RescueError,
        history::TakeOutError,
        history::HistoryError,
        history::AnewError,
        store::KeptError,
        store::Conversion,
        store::Damage,
        store::ExpectedForm,
        store::MirrorWarning,
        store::Notice,
        store::StoreError,
        session::NotTaken,
        session::OpenError,
        session::PlanError,
        session::PlanFault,
        session::SeasonError,
        share::AddressError,
        share::ShareError,
        share::Tampering,
        ratings::Doubt,
        ratings::ListFault,
        ratings::RatingsError,
        ratings::SourcesError,
        ratings::ZipFault,
        hall::ReportsError,
        hall::GamesError,
        hall::SecretError,
        exchange::programs::ProgramFault,
        exchange::roster::TableError,
        exchange::swiss_manager::SwissManagerError,
    );
    #[cfg(feature = "serve")]
    let known = [known, hakem::serve::ServerCertificateError::shapes()].concat();
    known
}

/// Refusal and sentence exist once each; the fields of the refusal are the values of the sentence.
#[test]
fn every_refusal_has_a_sentence_that_names_only_its_arguments() {
    let known = messages(Language::English);
    for (id, keys) in refusals() {
        let values = known.get(&id).unwrap_or_else(|| panic!("no catalogue has {id}"));
        let keys: BTreeSet<String> = keys.iter().map(|key| key.replace('_', "-")).collect();
        let is_given = |value: &String| keys.contains(value) || value == "player" && keys.contains("id");
        let unknown: Vec<_> = values.iter().filter(|value| !is_given(value)).collect();
        assert!(unknown.is_empty(), "{id} has no {unknown:?}");
    }
}

/// Returns the ids of the choices of settings.
fn choices() -> impl Iterator<Item = String> {
    let choices = SETTINGS.iter().filter_map(|setting| match setting.kind {
        ValueType::Choice(choice) => Some(choice),
        _ => None,
    });
    choices.flat_map(|choice| choice.words.iter().map(move |word| format!("{}-{word}", choice.prefix)))
}

/// Returns the keys of panes and of dialogs: each is bound by a table that names its label, and the help has
/// a sentence for it.
#[test]
fn every_key_has_a_sentence_and_no_sentence_lacks_its_key() {
    let known = messages(Language::English);
    let source = console_source();
    let bound = source.split("keys:").skip(1).filter_map(|rest| {
        let (before, label) = rest.split_once("label:\"")?;
        (!before.contains("keys:") && before.len() < LONGEST_BINDING).then(|| label.split('"').next())?
    });
    // `Hint::new(keys, label)`; a label that is a constant has another binding.
    let hints = source.split("Hint::new(").skip(1).filter_map(|rest| {
        let (before, label) = rest.split_once(",\"")?;
        (!before.contains(';') && before.len() < LONGEST_BINDING).then(|| label.split('"').next())?
    });
    let missing: Vec<&str> =
        bound.chain(hints).filter(|label| !known.contains_key(&format!("help-{label}"))).collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
    let headings = ["title", "here", "another-time", "panes", "everywhere", "lists", "signs"];
    let told = known.keys().filter_map(|id| id.strip_prefix("help-")).filter(|id| !headings.contains(id));
    // Text between two quotation marks: a literal, or the code between two of them.
    let quoted: HashSet<&str> = source.split('"').collect();
    let idle: Vec<&str> = told.filter(|label| !quoted.contains(label)).collect();
    assert!(idle.is_empty(), "no key for {idle:?}");
}

#[test]
fn every_reason_of_every_system_has_its_words_and_no_words_lack_a_reason() {
    let known = messages(Language::English);
    let said: BTreeSet<&str> = known.keys().filter_map(|id| id.strip_prefix("reason-")).collect();
    let said: BTreeSet<&str> = said.into_iter().filter(|what| !what.starts_with("why-not-")).collect();
    let given = pairing::reasons();
    assert_eq!(given.difference(&said).collect::<Vec<_>>(), Vec::<&&str>::new(), "reasons without words");
    assert_eq!(said.difference(&given).collect::<Vec<_>>(), Vec::<&&str>::new(), "words without a reason");
}

/// The systems also name these in tables, where no call distinguishes them from other text.
#[test]
fn every_answer_to_why_not_has_its_words_and_no_others() {
    let source = console_source();
    let named: BTreeSet<String> = literals(&source, "\"why-not-").into_iter().map(str::to_owned).collect();
    let known = messages(Language::English);
    let worded = known.keys().filter_map(|id| id.strip_prefix("reason-why-not-"));
    assert_eq!(worded.collect::<BTreeSet<_>>(), named.iter().map(String::as_str).collect());
}

/// In `src/language/i18n` ids are also in the arms of a `match`: there, every string like an id must be one.
#[test]
fn every_id_in_the_naming_code_exists() {
    let known = messages(Language::English);
    let families: BTreeSet<&str> = known.keys().filter_map(|id| id.split('-').next()).collect();
    let source = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/language/i18n"));
    // The names of catalogue files are there too.
    let files: BTreeSet<&str> = catalogues(Language::English).map(|(file, _)| file).collect();
    let literals = source.split('"').skip(1).step_by(2).filter(|literal| !literal.contains('{'));
    for literal in literals.filter(|literal| !files.contains(literal)) {
        let is_id = literal.split_once('-').is_some_and(|(family, _)| families.contains(family));
        assert!(!is_id || known.contains_key(literal), "{literal} is in no catalogue");
    }
}

#[test]
fn every_sheet_has_its_name_and_no_name_lacks_a_sheet() {
    let sheets = SHEETS.iter().map(|sheet| sheet.name).chain([TOURNAMENT_REPORT]);
    let wanted: BTreeSet<String> = sheets.map(|name| format!("sheet-name-{name}")).collect();
    let known = messages(Language::English).into_keys().filter(|id| id.starts_with("sheet-name-"));
    assert_eq!(known.collect::<BTreeSet<_>>(), wanted);
}

#[test]
fn every_id_is_used() {
    let source = console_source();
    let mut quoted: HashSet<&str> = source.split('"').collect();
    let choices: Vec<String> = choices().collect();
    let refusals: Vec<String> = refusals().into_iter().map(|(id, _)| id).collect();
    quoted.extend(refusals.iter().map(String::as_str));
    quoted.extend(choices.iter().map(String::as_str));
    quoted.extend(SETTINGS.iter().map(|setting| setting.id));
    quoted.extend(SettingField::ALL.map(SettingField::id));
    let of_line =
        |id: &str| OF_LINES.iter().any(|of| id.strip_prefix(of).is_some_and(|id| quoted.contains(id)));
    let free: Vec<&str> = MADE_AT_RUN_TIME.iter().chain(SHARED_WORDS).copied().collect();
    let unused: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|id| {
            !free.iter().any(|prefix| id.starts_with(prefix)) && !quoted.contains(id.as_str()) && !of_line(id)
        })
        .collect();
    assert!(unused.is_empty(), "nothing shows {unused:?}");
}

/// Returns a message whose values, and the plural forms of their counts, are all this number.
fn said(texts: &Texts, id: &str, values: &BTreeSet<String>, number: i64) -> String {
    let forms: Vec<String> = values
        .iter()
        .flat_map(|name| [name.clone()].into_iter().chain(FORMS.map(|form| format!("{name}{form}"))))
        .collect();
    let args: Vec<_> = forms.iter().map(|name| (name.as_str(), number.into())).collect();
    texts.with(id, &args)
}

/// Returns the function keys and menu keys of a text, such as F4 and `,f`.
fn keys_of(text: &str) -> BTreeSet<String> {
    let is_key = |word: &&str| {
        let digits = word.strip_prefix('F').unwrap_or_default();
        word.starts_with(',') && word.chars().count() == 2
            || !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit())
    };
    let words = text.split(|sign: char| sign.is_whitespace() || "().;:’".contains(sign));
    words.filter(is_key).map(str::to_owned).collect()
}

#[test]
fn the_keys_of_an_english_message_are_in_the_other_languages() {
    let english = Texts::new(Language::English);
    let mut missing = Vec::new();
    for (id, values) in messages(Language::English) {
        let keys = keys_of(&said(&english, &id, &values, 1));
        for language in Language::ALL {
            let others = keys_of(&said(&Texts::new(language), &id, &values, 1));
            missing.extend(keys.difference(&others).map(|key| format!("{id} in {language:?}: {key}")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Wrong plurals and misspelt values would show as braces; bidirectional marks and control characters are
/// never shown.
#[test]
fn every_message_can_be_said_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (id, values) in messages(language) {
            for number in [0, 1, 2, 5] {
                let said = said(&texts, &id, &values, number);
                assert!(!said.is_empty() && !said.contains(['{', '}', '[']), "{id} in {language:?}: {said}");
                assert_eq!(hakem::text::clean(&said).trim(), said, "{id} in {language:?}");
            }
        }
    }
}

/// Nouns that are counted, in the form after large numbers; Turkish has one form for all numbers.
const COUNTED: [(&str, &[&str]); 2] = [
    (
        "en",
        &[
            "players",
            "boards",
            "rounds",
            "results",
            "games",
            "files",
            "bytes",
            "digits",
            "residents",
            "prizes",
            "participants",
            "entries",
        ],
    ),
    ("cs", &["hráčů", "hráčích", "šachovnic", "kol", "výsledků", "partií", "partiích", "bajtů", "zápisů"]),
];

/// Returns the counts of a message before a noun in the plural that select no plural form.
fn without_forms<'a>(message: &'a str, nouns: &[&str]) -> Vec<&'a str> {
    let counts = message.split("{ $").skip(1).filter_map(|rest| rest.split_once(" } "));
    let told = counts.filter(|(_, after)| {
        let noun: String = after.chars().take_while(|letter| letter.is_alphabetic()).collect();
        nouns.contains(&noun.as_str())
    });
    // Upper limits of ranges are never one.
    let chosen = |count: &str| message.contains(&format!("${count} ->")) || count == "most";
    told.map(|(count, _)| count).filter(|count| !chosen(count)).collect()
}

#[test]
fn every_counted_noun_has_the_plural_forms_of_its_language() {
    for (language, nouns) in COUNTED {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/messages").join(language);
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let starts = |line: &str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
            let mut messages: Vec<String> = Vec::new();
            for line in text.lines() {
                match messages.last_mut() {
                    Some(message) if !starts(line) => message.push_str(line),
                    _ => messages.push(line.to_owned()),
                }
            }
            for message in messages {
                assert_eq!(without_forms(&message, nouns), Vec::<&str>::new(), "{language}: {message}");
            }
        }
    }
}

/// Calls, without white space, whose first argument is a title.
const TITLED: &[&str] = &[
    "Confirm::capital(",
    "Form::new(",
    "Panel::new(",
    "Pick::new(",
    "Prompt::new(",
    "Reading::fitted(",
    "Reading::new(",
    "Review::new(",
    "lettitle=",
];

/// Returns the ids that a source uses as titles without capitalising them.
fn titles(source: &str) -> BTreeSet<String> {
    let source: String = source.split_whitespace().collect();
    let after = TITLED.iter().flat_map(|call| source.match_indices(call).map(|(at, call)| at + call.len()));
    let id = |at: usize| {
        let called = source.get(at..)?.trim_start_matches("self.").trim_start_matches("cx.");
        let called = called.trim_start_matches("state.").strip_prefix("texts.")?;
        let id = called.strip_prefix("get(\"").or_else(|| called.strip_prefix("with(\""))?;
        Some(id.split('"').next()?.to_owned())
    };
    after.filter_map(id).collect()
}

#[test]
fn titles_begin_with_a_capital_letter_in_every_language() {
    let mut used = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/console")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => folders.push(path),
                false => used.extend(titles(&fs::read_to_string(path).unwrap())),
            }
        }
    }
    assert!(used.len() > 60, "{}", used.len());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for id in &used {
            let title = texts.with(id, &[]);
            assert!(!title.starts_with(char::is_lowercase), "{id}, {language:?}: {title}");
        }
    }
}
