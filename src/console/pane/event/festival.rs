//! The festival that the event is a section of: common settings, order of the sections, and copying from one section
//! to another.

use crate::desk::{Context, FestivalRequest, FestivalSection, Message, SheetRequest};
use crate::dialog::{FieldError, Form, FormField, FormValues, NO_OR_YES, Pick, PickItem};
use crate::i18n::{Say, Texts};
use crate::typed;
use hakem_engine::command::Copied;
use hakem_engine::tournament::{Arbiter, Name, PartialDate, Settings};
use std::path::PathBuf;

/// Separator between deputies in one line; a name may contain a comma.
const BETWEEN: &str = "; ";

/// Indices of the form fields.
const NAME: usize = 0;
const PLACE: usize = 1;
const BEGINS: usize = 2;
const ENDS: usize = 3;
const FEDERATION: usize = 4;
const ORGANISER: usize = 5;
const ARBITER: usize = 6;
const DEPUTIES: usize = 7;
const TIME_CONTROL: usize = 8;
const ORDER: usize = 9;
const TAKEN: usize = 10;

/// Opens the form for the common settings and the order of the sections. If there is no festival yet, the folder of
/// the event becomes one, initialised from the event's settings.
pub(super) fn ask(cx: &Context) -> Message {
    let common = cx.festival.unwrap_or_else(|| cx.snapshot.settings());
    let words = |name: &Option<Name>| name.as_ref().map_or_else(String::new, ToString::to_string);
    let day = |date: Option<PartialDate>| date.map_or_else(String::new, |day| cx.texts.date(day));
    let arbiter = common.arbiter.as_ref().map_or_else(String::new, ToString::to_string);
    let deputies: Vec<String> = common.deputies.iter().map(ToString::to_string).collect();
    let field = |label: &str, value: &str| FormField::text(cx.texts.get(label), value);
    let fields = vec![
        field("event-name", common.name.as_str()),
        field("event-place", &words(&common.place)),
        field("event-begins", &day(common.begins)),
        field("event-ends", &day(common.ends)),
        field("event-federation", &words(&common.federation)),
        field("event-organiser", &words(&common.organiser)),
        field("event-arbiter", &arbiter),
        field("festival-deputies", &deputies.join(BETWEEN)),
        field("event-time-control", &words(&common.time_control)),
        field("festival-order", &letters(cx.sections.len())),
        FormField::either(cx.texts.get("festival-taken"), NO_OR_YES, false, cx),
    ];
    let form = Form::new(cx.texts.heading("event-key-festival"), fields, |fields, cx| {
        let common = Box::new(read(fields, cx.texts)?);
        let no_order = || cx.texts.get("festival-no-order").into_owned();
        let order = fields.read(ORDER, |text| order(text, cx.sections.len()).ok_or_else(no_order))?;
        let taken = fields.chosen(TAKEN) == 1;
        Ok(Message::ask(FestivalRequest::Plan { common, order, taken }))
    });
    Message::open(form)
}

fn read(fields: &[FormField], texts: &Texts) -> Result<Settings, FieldError> {
    let words = |field: usize| fields.read(field, |text| typed::name(text, texts));
    let day = |field: usize| fields.read(field, |text| typed::date(text, texts));
    let person = |text: &str| Arbiter::read(text).map_err(|error| error.say(texts));
    let some = |text: &&str| !text.trim().is_empty();
    let people = |text: &str| text.split(BETWEEN.trim()).filter(some).map(person).collect();
    let name = fields.read(NAME, |text| Name::new(text).map_err(|error| error.say(texts)))?;
    let common = Settings {
        place: words(PLACE)?,
        begins: day(BEGINS)?,
        ends: day(ENDS)?,
        federation: fields.read(FEDERATION, |text| typed::federation(text, texts))?,
        organiser: words(ORGANISER)?,
        arbiter: fields.read(ARBITER, |text| Some(text).filter(some).map(person).transpose())?,
        deputies: fields.read(DEPUTIES, people)?,
        time_control: words(TIME_CONTROL)?,
        ..Settings::named(name)
    };
    match (common.begins, common.ends) {
        (Some(begins), Some(ends)) if begins > ends => {
            Err(FieldError::at(ENDS)(texts.get("event-ends-first").into_owned()))
        }
        _ => Ok(common),
    }
}

/// Returns the letters of the first `count` sections.
fn letters(count: usize) -> String {
    FestivalSection::letters().take(count).map(String::from).collect::<Vec<_>>().join(" ")
}

/// Parses the order of `count` sections, with the letter of each exactly once. Sections without a letter keep their
/// place at the end.
fn order(text: &str, count: usize) -> Option<Vec<usize>> {
    let typed: String = text.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let place = |letter: char| FestivalSection::letters().position(|of| of == letter.to_ascii_uppercase());
    let order: Vec<usize> = typed.chars().map(place).collect::<Option<_>>()?;
    let mut sorted = order.clone();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..count.min(FestivalSection::letters().count())).then_some(order)
}

/// Returns the sections other than the displayed one, with their letters if they have one.
pub(super) fn others<'a>(cx: &'a Context) -> impl Iterator<Item = (Option<char>, &'a FestivalSection)> {
    let letters = FestivalSection::letters().map(Some).chain(std::iter::repeat(None));
    letters.zip(cx.sections).filter(|(_, section)| cx.path != Some(section.file.path.as_path()))
}

/// Opens the choice of the section to copy from.
pub(super) fn choose_section(cx: &Context) -> Message {
    let choice = |(letter, section): (Option<char>, &FestivalSection)| {
        let (path, name) = (section.file.path.clone(), section.name());
        let then = Message::With(Box::new(move |cx| ask_what(path, &name, cx)));
        match letter {
            Some(letter) => PickItem::keyed(letter, section.name(), then),
            None => PickItem::plain(section.name(), then),
        }
    };
    let choices = others(cx).map(choice).collect();
    Message::open(Pick::new(cx.texts.heading("event-key-copy"), choices))
}

/// Opens the choice of what is done with the ranking of the season in the folder of the event.
pub(super) fn season(cx: &Context) -> Message {
    let choice = |letter, id, written| {
        PickItem::keyed(letter, cx.texts.get(id).into_owned(), Message::ask(SheetRequest::Season { written }))
    };
    let choices = vec![choice('s', "season-show", false), choice('p', "season-print", true)];
    Message::open(Pick::new(cx.texts.heading("event-key-season"), choices))
}

/// Opens the form that selects what is copied from another section.
fn ask_what(path: PathBuf, name: &str, cx: &Context) -> Message {
    let fields = vec![
        FormField::either(cx.texts.get("copy-settings"), NO_OR_YES, true, cx),
        FormField::either(cx.texts.get("start-like-days"), NO_OR_YES, true, cx),
        FormField::either(cx.texts.get("copy-prizes"), NO_OR_YES, true, cx),
    ];
    let title = cx.texts.with("copy-title", &[("section", name.into())]);
    let form = Form::new(title, fields, move |fields, _| {
        let is_chosen = |field: usize| fields.chosen(field) == 1;
        let copied = Copied { settings: is_chosen(0), days: is_chosen(1), prizes: is_chosen(2) };
        Ok(Message::ask(FestivalRequest::Copy(path.clone(), copied)))
    });
    Message::open(form)
}

#[cfg(test)]
mod tests {
    use super::{letters, order};

    #[test]
    fn an_order_names_every_section_once() {
        assert_eq!(letters(3), "A B C");
        assert_eq!(order("c, a B", 3), Some(vec![2, 0, 1]));
        for wrong in ["A B", "A B B", "A B D", "A B C D", "A B 3", ""] {
            assert_eq!(order(wrong, 3), None, "{wrong}");
        }
        assert_eq!(order("", 0), Some(vec![]));
    }
}
