//! The prizes: the list that is announced, who gets what, and how it comes about.

use crate::context::Context;
use crate::dialog::{Field, FieldError, Form, Reading};
use crate::keys::{Binding, Hint, find};
use crate::message::Message;
use crate::pane::{act, category};
use crate::report;
use crate::text::{Align, clean};
use crate::typed;
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::prizes::{Awards, Recipient, Share};
use hakem_engine::tournament::{Money, PrizeGroup, PrizeList, PrizesEach, RoundNo, Sharing};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line as Words;

/// What the keys do here and nowhere else in the pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edit {
    Open,
    Add,
    Remove,
    Division,
}

const KEYS: &[Binding<Edit>] = &[
    Binding { keys: &[KeyCode::Enter], act: Edit::Open, label: "prizes-key-open" },
    Binding { keys: &[KeyCode::Char('a'), KeyCode::Insert], act: Edit::Add, label: "prizes-key-add" },
    Binding { keys: &[KeyCode::Char('x'), KeyCode::Delete], act: Edit::Remove, label: "prizes-key-remove" },
    Binding { keys: &[KeyCode::Char('s')], act: Edit::Division, label: "prizes-key-division" },
];

const SHARINGS: [Sharing; 3] = [Sharing::Equal, Sharing::Hort, Sharing::Place];
const EACH: [PrizesEach; 2] = [PrizesEach::One, PrizesEach::Several];

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A group of prizes, by its place in the list.
    Group(usize),
    /// Who gets something: group, share and recipient by their places.
    Recipient(usize, usize, usize),
    /// What nobody is left for.
    LeftOver(usize, Money),
}

/// The keys for the key bar.
pub(super) fn hints() -> Vec<Hint> {
    let back = Hint { keys: &[KeyCode::Esc, KeyCode::Char('p')], ..super::BACK };
    [vec![back], crate::keys::hints(KEYS)].concat()
}

/// Returns the lines: each group, and below it who gets what.
pub(super) fn lines(cx: &Context, after: Option<RoundNo>) -> Vec<Line> {
    let awards = after.map(|after| cx.awards(after));
    let mut lines = Vec::new();
    for group in 0..cx.snapshot.prizes().groups.len() {
        lines.push(Line::Group(group));
        let Some(given) = awards.as_ref().and_then(|awards| awards.get(group)) else { continue };
        for (share, of) in given.shares.iter().enumerate() {
            lines.extend((0..of.recipients.len()).map(|recipient| Line::Recipient(group, share, recipient)));
        }
        if given.left_over > Money(0) {
            lines.push(Line::LeftOver(group, given.left_over));
        }
    }
    lines
}

fn recipient(
    awards: &[Awards],
    group: usize,
    share: usize,
    recipient: usize,
) -> Option<(&Share, &Recipient)> {
    let share = awards.get(group)?.shares.get(share)?;
    Some((share, share.recipients.get(recipient)?))
}

/// Draws the list; before there are standings, the prizes alone.
pub(super) fn draw(frame: &mut Frame, area: Rect, cx: &Context, after: Option<RoundNo>, cursor: usize) {
    let list = cx.snapshot.prizes();
    if list.groups.is_empty() {
        let area = Rect { y: area.y + 1, ..area }.intersection(area);
        return frame.render_widget(cx.texts.get("prizes-none").as_ref(), area);
    }
    let awards = after.map(|after| cx.awards(after));
    let lines = lines(cx, after);
    let column = |id: &str, width, align| Column { head: cx.texts.get(id).into_owned(), width, align };
    let columns = [
        column("column-place", Width::Exactly(7), Align::Right),
        column("column-pairing-number", Width::Exactly(4), Align::Right),
        column("column-name", Width::Fill(20), Align::Left),
        column("column-points", Width::Exactly(5), Align::Right),
        column("prizes-column", Width::Exactly(20), Align::Right),
    ];
    let money = |money| report::prizes::amount(cx.texts, list, money);
    table(frame, area, cx.theme, &columns, (cursor, lines.len()), |line| match lines[line] {
        Line::Group(group) => {
            let group = &list.groups[group];
            let name = format!("▪ {}", about(cx, group));
            let cells = vec![String::new(), String::new(), name, String::new(), money(total(group))];
            TableRow { cells, style: cx.theme.head }
        }
        Line::Recipient(group, share, at) => {
            let found = awards.as_ref().and_then(|awards| recipient(awards, group, share, at));
            let cells = found.map_or_else(Vec::new, |(share, recipient)| {
                let score = after.map(|after| cx.standings(after).rows[recipient.line].score);
                vec![
                    share.places.to_string(),
                    cx.number_text(recipient.player),
                    cx.name(recipient.player),
                    score.map(|score| cx.texts.points(score)).unwrap_or_default(),
                    money(recipient.amount),
                ]
            });
            TableRow { cells, style: cx.theme.plain }
        }
        Line::LeftOver(_, amount) => {
            let words = cx.texts.get("prizes-left-over").into_owned();
            let cells = vec![String::new(), String::new(), words, String::new(), money(amount)];
            TableRow { cells, style: cx.theme.warning }
        }
    });
}

fn total(group: &PrizeGroup) -> Money {
    group.amounts.iter().copied().sum()
}

/// Returns the name of a group and for whom it is.
fn about(cx: &Context, group: &PrizeGroup) -> String {
    let name = clean(group.name.as_str());
    match report::prizes::category(cx.texts, &group.category) {
        words if words.is_empty() => name.into_owned(),
        words => format!("{name} ({words})"),
    }
}

/// Answers to a key that has its own meaning here.
pub(super) fn key(key: KeyEvent, cx: &Context, after: Option<RoundNo>, cursor: usize) -> Option<Message> {
    let wanted = find(KEYS, key)?;
    let line = lines(cx, after).get(cursor).copied();
    if let (Edit::Open, Some(Line::Recipient(group, share, at)), Some(after)) = (wanted, line, after) {
        let awards = cx.awards(after);
        let (share, found) = recipient(&awards, group, share, at)?;
        return Some(explain(cx, group, share, found));
    }
    if let Some(refused) = act::past(cx) {
        return Some(refused);
    }
    let group = line.map(|line| match line {
        Line::Group(group) | Line::Recipient(group, ..) | Line::LeftOver(group, _) => group,
    });
    Some(match (wanted, group) {
        (Edit::Division, _) => division(cx),
        (Edit::Open, Some(group)) => edit(cx, Some(group)),
        (Edit::Open | Edit::Add, _) => edit(cx, None),
        (Edit::Remove, Some(group)) => {
            let mut list = cx.snapshot.prizes().clone();
            list.groups.remove(group);
            Message::Do(Command::AnnouncePrizes(Box::new(list)))
        }
        (Edit::Remove, None) => act::nothing(),
    })
}

/// Shows how a prize comes about.
fn explain(cx: &Context, group: usize, share: &Share, recipient: &Recipient) -> Message {
    let list = cx.snapshot.prizes();
    let group = &list.groups[group];
    let mut lines = vec![
        Words::styled(about(cx, group), cx.theme.head),
        Words::raw(report::prizes::sharing(cx.texts, list.sharing)),
        Words::raw(report::prizes::each(cx.texts, list.each)),
        Words::default(),
    ];
    lines
        .extend(report::prizes::working(cx.texts, list, group, share, recipient).into_iter().map(Words::raw));
    Message::Open(Box::new(Reading::new(cx.name(recipient.player), lines)))
}

/// Tries a changed list.
fn announce(cx: &Context, change: impl FnOnce(&mut PrizeList)) -> Result<Message, String> {
    let mut list = cx.snapshot.prizes().clone();
    change(&mut list);
    act::tried(Command::AnnouncePrizes(Box::new(list)), cx).map_err(|error| cx.refusal(&error))
}

/// Asks for a group of prizes: a new one, or one that is changed.
fn edit(cx: &Context, at: Option<usize>) -> Message {
    const NAME: usize = 0;
    const AMOUNTS: usize = 1;
    const CATEGORY: usize = 2;
    let list = cx.snapshot.prizes();
    let now = at.and_then(|at| list.groups.get(at));
    let plain = PrizeList { currency: None, ..list.clone() };
    let amount = |&money: &Money| report::prizes::amount(cx.texts, &plain, money);
    let amounts = now.map(|group| group.amounts.iter().map(amount).collect::<Vec<_>>().join(" "));
    let mut fields = vec![
        Field::text(cx.texts.get("prizes-field-name"), now.map_or("", |group| group.name.as_str())),
        Field::text(cx.texts.get("prizes-field-amounts"), &amounts.unwrap_or_default()),
    ];
    fields.extend(category::fields(&now.map(|group| group.category.clone()).unwrap_or_default(), cx));
    let form = Form::new(cx.texts.get("prizes-field-title"), fields, move |fields, cx| {
        let text = |field: usize| fields.get(field).map_or("", Field::value);
        let wrong = |field| move |text| FieldError { field, text };
        let missing = || wrong(NAME)(cx.texts.get("prizes-name-missing").into_owned());
        let name = typed::name(text(NAME), cx.texts).map_err(wrong(NAME))?.ok_or_else(missing)?;
        let decimals = cx.snapshot.prizes().decimals;
        let amounts = typed::amounts(text(AMOUNTS), decimals, cx.texts).map_err(wrong(AMOUNTS))?;
        let group = PrizeGroup { name, amounts, category: category::read(fields, CATEGORY, cx)? };
        let put = |list: &mut PrizeList| match at.and_then(|at| list.groups.get_mut(at)) {
            Some(slot) => *slot = group,
            None => list.groups.push(group),
        };
        announce(cx, put).map_err(wrong(AMOUNTS))
    });
    Message::Open(Box::new(form))
}

/// Asks how prizes are divided, and in which money.
fn division(cx: &Context) -> Message {
    const CURRENCY: usize = 2;
    let (list, texts) = (cx.snapshot.prizes(), cx.texts);
    let at = |found: Option<usize>| found.unwrap_or(0);
    let sharings = SHARINGS.map(|sharing| report::prizes::sharing(texts, sharing)).to_vec();
    let each = EACH.map(|each| report::prizes::each(texts, each)).to_vec();
    let decimals: Vec<String> = (0..=PrizeList::MOST_DECIMALS).map(|count| count.to_string()).collect();
    let currency = list.currency.as_ref().map_or("", |name| name.as_str());
    let mut fields = vec![
        Field::choice(
            texts.get("prizes-field-sharing"),
            sharings,
            at(SHARINGS.iter().position(|&sharing| sharing == list.sharing)),
        ),
        Field::choice(
            texts.get("prizes-field-each"),
            each,
            at(EACH.iter().position(|&each| each == list.each)),
        ),
        Field::text(texts.get("prizes-field-currency"), currency),
    ];
    // Amounts are whole units: once there are some, another unit would make other prizes of them.
    if list.groups.is_empty() {
        fields.push(Field::choice(texts.get("prizes-field-decimals"), decimals, list.decimals.into()));
    }
    let form = Form::new(texts.get("prizes-key-division"), fields, |fields, cx| {
        let chosen = |field: usize| fields.get(field).map_or(0, Field::chosen);
        let text = fields.get(CURRENCY).map_or("", Field::value);
        let wrong = |text| FieldError { field: CURRENCY, text };
        let currency = typed::name(text, cx.texts).map_err(wrong)?;
        let decimals = fields.get(CURRENCY + 1).and_then(|field| u8::try_from(field.chosen()).ok());
        let change = |list: &mut PrizeList| {
            list.sharing = SHARINGS.get(chosen(0)).copied().unwrap_or_default();
            list.each = EACH.get(chosen(1)).copied().unwrap_or_default();
            list.decimals = decimals.unwrap_or(list.decimals);
            list.currency = currency;
        };
        announce(cx, change).map_err(wrong)
    });
    Message::Open(Box::new(form))
}
