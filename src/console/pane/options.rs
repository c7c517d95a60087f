//! Options specific to the system of the event, shared by all panes that show them.

use crate::desk::{Context, FileRequest, Message, Wanted};
use crate::dialog::Prompt;
use crate::{text, typed};
use hakem_engine::command::Command;
use hakem_engine::format::{OptionFacts, OptionKind, read_share, share_text};
use hakem_engine::pairing::facts;
use hakem_engine::tournament::{OptionValue, Points, Settings};

pub(super) fn asked(cx: &Context) -> &'static [OptionFacts] {
    facts(cx.snapshot.settings().system.as_str()).map_or(&[], |facts| facts.options)
}

pub(super) fn value(option: &OptionFacts, cx: &Context) -> String {
    cx.texts.option_value(option.key, &option.value(&cx.snapshot.settings().options))
}

/// Changes an option: toggles yes and no, selects the next choice, or prompts for the number.
pub(super) fn change(option: &'static OptionFacts, cx: &Context) -> Message {
    let options = &cx.snapshot.settings().options;
    let (least, most) = match option.kind {
        OptionKind::YesNo { .. } => return set(option, OptionValue::YesNo(!option.is_on(options)), cx),
        OptionKind::Choice { among, .. } => {
            let now = among.iter().position(|word| option.is(word, options)).unwrap_or(0);
            let next = among.iter().cycle().nth(now + 1).map_or_else(String::new, |&word| word.to_owned());
            return set(option, OptionValue::Choice(next), cx);
        }
        OptionKind::Points { most, .. } => return ask_points(option, most, cx),
        OptionKind::Share { most, .. } => return ask_share(option, most, cx),
        OptionKind::Games { .. } => return ask_table(option, cx),
        OptionKind::Number { least, most, .. } => (least, most),
    };
    let limits = cx.texts.with("option-limits", &[("least", least.into()), ("most", most.into())]);
    let now = option.number(options).to_string();
    let prompt = Prompt::new(cx.texts.option(option.key).into_owned(), move |text, cx| {
        let number = option.read(text.trim()).ok_or_else(|| limits.clone())?;
        Ok(set(option, number, cx))
    });
    Message::open(prompt.with_text(&now).with_lines(help(option, cx)))
}

fn help(option: &OptionFacts, cx: &Context) -> Vec<String> {
    Some(cx.texts.option_help(option.key)).filter(|help| !help.is_empty()).into_iter().collect()
}

/// Prompts for the file of a table; without one the system constructs it.
fn ask_table(option: &'static OptionFacts, cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.option(option.key).into_owned(), move |text, cx| {
        let read = |path| Message::ask(FileRequest::TakeIn(path));
        Ok(cx.typed_path(text).map_or_else(|| set(option, option.usual(), cx), read))
    });
    let lines = ["start-path-from", "option-table-ask"];
    let folder = [("folder", cx.folder.to_string_lossy().into())];
    let lines = lines.map(|id| text::clean(&cx.texts.with(id, &folder)).into_owned());
    Message::open(prompt.with_path(Wanted::File).with_lines(lines))
}

fn ask_points(option: &'static OptionFacts, most: u16, cx: &Context) -> Message {
    let shown = |tenths: u16| cx.texts.points(Points::from_tenths(tenths.into()));
    let limits = cx.texts.with("option-limits", &[("least", shown(0).into()), ("most", shown(most).into())]);
    let now = shown(option.number(&cx.snapshot.settings().options));
    let prompt = Prompt::new(cx.texts.option(option.key).into_owned(), move |text, cx| {
        let tenths = typed::points(text, cx.texts)?.tenths();
        let value = u16::try_from(tenths).ok().map(OptionValue::Number).filter(|value| option.takes(value));
        Ok(set(option, value.ok_or_else(|| limits.clone())?, cx))
    });
    Message::open(prompt.with_text(&now).with_lines(help(option, cx)))
}

fn ask_share(option: &'static OptionFacts, most: u16, cx: &Context) -> Message {
    let limits = cx.texts.with("option-limits", &[("least", "0".into()), ("most", share_text(most).into())]);
    let now = share_text(option.number(&cx.snapshot.settings().options));
    let prompt = Prompt::new(cx.texts.option(option.key).into_owned(), move |text, cx| {
        let value = read_share(text).map(OptionValue::Number).filter(|value| option.takes(value));
        Ok(set(option, value.ok_or_else(|| limits.clone())?, cx))
    });
    Message::open(prompt.with_text(&now).with_lines(help(option, cx)))
}

fn set(option: &OptionFacts, value: OptionValue, cx: &Context) -> Message {
    let mut settings: Settings = cx.snapshot.settings().clone();
    option.choose(asked(cx), &mut settings.options, value);
    Message::Do(Command::Announce(Box::new(settings)))
}
