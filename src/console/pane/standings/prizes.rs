//! The prize list, its recipients, and the calculation of each prize.

use super::special_prizes;
use crate::desk::keys::{Binding, Hint, Verb, find, menu};
use crate::desk::{CommandAccess, Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues, ReadingDialog};
use crate::pane::report_table::{columns, shown_cells};
use crate::pane::{act, category};
use crate::sheet;
use crate::sheet::data::Section;
use crate::text::{Align, clean, fit, width};
use crate::typed;
use crate::widget::{self, Beside, Column, Needs, Panel, Room, TableRow, Width, table, wrapped};
use crossterm::event::KeyEvent;
use hakem_engine::command::Command;
use hakem_engine::prizes::{Awards, Race, Recipient, Share};
use hakem_engine::standings::Standings;
use hakem_engine::tournament::{Money, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, RoundNo};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::rc::Rc;

/// Actions of keys that are specific to the prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edit {
    Open,
    Add,
    Special,
    Remove,
    Division,
}

impl Edit {
    fn needs_line(self) -> bool {
        matches!(self, Self::Open | Self::Remove)
    }
}

const KEYS: &[Binding<Edit>] = &[
    Binding { keys: Verb::Open.keys(), act: Edit::Open, label: "prizes-key-open" },
    Binding { keys: Verb::Add.keys(), act: Edit::Add, label: "prizes-key-add" },
    Binding { keys: Verb::Remove.keys(), act: Edit::Remove, label: "prizes-key-remove" },
    Binding { keys: menu('b'), act: Edit::Special, label: "prizes-key-special" },
    Binding { keys: menu('s'), act: Edit::Division, label: "prizes-key-division" },
];

const SHARINGS: [PrizeSharing; 3] = [PrizeSharing::Equal, PrizeSharing::Hort, PrizeSharing::Place];
const EACH: [PrizesEach; 2] = [PrizesEach::One, PrizesEach::Several];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PrizeLine {
    Group(usize),
    Recipient {
        group: usize,
        share: usize,
        recipient: usize,
        row: usize,
    },
    /// A prize without a recipient.
    LeftOver {
        group: usize,
        row: usize,
    },
    Special(usize),
    /// The winner of a special prize, by its index.
    Winner(usize),
}

const NAME: usize = 2;

/// Minimum terminal columns of the name of a group or a player.
const GROUP: u16 = 20;

/// Returns the keys for the key bar; without a line, no prize can be opened or removed.
pub(super) fn hints(back: Hint, cx: &Context, after: Option<RoundNo>) -> Vec<Hint> {
    let is_empty = lines(cx, after).is_empty();
    let works = KEYS.iter().filter(|binding| !(is_empty && binding.act.needs_line()));
    [back].into_iter().chain(works.map(Hint::from)).collect()
}

/// Returns true if a command applies to the prize at the cursor.
pub(super) fn needs_line(hint: Hint) -> bool {
    KEYS.iter().any(|binding| binding.label == hint.label && binding.act.needs_line())
}

/// Returns the commands that are specific to the prizes.
pub(super) fn commands() -> Vec<Hint> {
    crate::desk::keys::hints(KEYS)
}

/// Returns the access of a command on a line: for a recipient it explains the prize, otherwise it opens a form.
pub(super) fn access(label: &str, cx: &Context, after: Option<RoundNo>, cursor: usize) -> CommandAccess {
    let line = lines(cx, after).get(cursor).copied();
    let is_open = KEYS.iter().any(|binding| binding.act == Edit::Open && binding.label == label);
    match line {
        Some(PrizeLine::Recipient { .. }) if is_open => CommandAccess::Look,
        _ => CommandAccess::Change,
    }
}

/// Returns the lines: each group, followed by its recipients.
pub(super) fn lines(cx: &Context, after: Option<RoundNo>) -> Vec<PrizeLine> {
    let awards = after.map(|after| cx.awards(after));
    let mut lines = Vec::new();
    for group in 0..cx.snapshot.prizes().groups.len() {
        lines.push(PrizeLine::Group(group));
        let Some(given) = awards.as_ref().and_then(|awards| awards.get(group)) else { continue };
        let shares = given.shares.iter().enumerate();
        let recipients = shares.flat_map(|(share, of)| (0..of.recipients.len()).map(move |at| (share, at)));
        let recipients = recipients.enumerate();
        lines.extend(recipients.map(|(row, (share, recipient))| PrizeLine::Recipient {
            group,
            share,
            recipient,
            row,
        }));
        if given.left_over > Money(0) {
            lines.push(PrizeLine::LeftOver { group, row: given.recipients().count() });
        }
    }
    let special = 0..cx.snapshot.prizes().special.len();
    lines.extend(special.flat_map(|at| [PrizeLine::Special(at), PrizeLine::Winner(at)]));
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

/// Renders the list; before there are standings, the prizes alone.
pub(super) fn draw(frame: &mut Frame, area: Rect, cx: &Context, after: Option<RoundNo>, cursor: usize) {
    let list = cx.snapshot.prizes();
    if list.is_empty() {
        let area = Rect { y: area.y + 1, ..area }.intersection(area);
        let none = wrapped(&cx.texts.get("prizes-none"), area.width.into(), cx.theme.plain);
        return widget::lines(frame, area, &none);
    }
    let lines = lines(cx, after);
    let sections: Vec<Section> = sections(cx, after);
    let heads = heads(cx, &sections);
    table(frame, area, cx.theme, &heads, (cursor, lines.len()), |line| {
        // Special prizes follow the groups; each has a section of one row.
        let (section, row) = match lines[line] {
            PrizeLine::Group(group) => return group_row(cx, group),
            PrizeLine::Special(at) => return special_row(cx, at),
            PrizeLine::Recipient { group, row, .. } | PrizeLine::LeftOver { group, row } => (group, row),
            PrizeLine::Winner(at) => (list.groups.len() + at, 0),
        };
        let row = sections.get(section).map(|section| section.table.row(row)).unwrap_or_default();
        let style = if row.stands_out { cx.theme.warning } else { cx.theme.plain };
        TableRow::new(shown_cells(&row, cx.texts), style)
    });
}

pub(super) fn needs(cx: &Context, after: Option<RoundNo>, room: u16) -> Needs {
    match races(cx, after).is_empty() {
        true => Needs::exactly(room),
        false => widget::needs(&heads(cx, &sections(cx, after)), room, Beside::panels(panels(cx, after))),
    }
}

/// Returns the race of each group of prizes while it is undecided.
fn races(cx: &Context, after: Option<RoundNo>) -> Rc<[Race]> {
    let has_groups = !cx.snapshot.prizes().groups.is_empty();
    after.filter(|_| has_groups).map_or_else(|| Rc::from([]), |after| cx.races(after))
}

/// Returns the number of side panels: one while prizes are undecided.
pub(super) fn panels(cx: &Context, after: Option<RoundNo>) -> usize {
    usize::from(!races(cx, after).is_empty())
}

/// Renders the players who can still win a prize of the group at the cursor, with their possible ranks.
pub(super) fn panel(cx: &Context, after: Option<RoundNo>, cursor: usize, room: Room) -> Panel {
    let at = match lines(cx, after).get(cursor) {
        Some(
            PrizeLine::Group(group) | PrizeLine::Recipient { group, .. } | PrizeLine::LeftOver { group, .. },
        ) => *group,
        Some(PrizeLine::Special(_) | PrizeLine::Winner(_)) | None => 0,
    };
    let (races, prizes) = (races(cx, after), cx.snapshot.prizes());
    let (Some(race), Some(group), Some(after)) = (races.get(at), prizes.groups.get(at), after) else {
        return Panel::default();
    };
    let standings = cx.standings(after);
    let to_come = cx.snapshot.last_round().0.saturating_sub(after.0);
    let values = [("group", clean(group.name.as_str()).into()), ("rounds", to_come.into())];
    let mut told = wrapped(&cx.texts.with("prizes-race-by", &values), room.width, cx.theme.faint);
    told.push(Line::default());
    let below =
        wrapped(&cx.texts.with("prizes-race-out", &[("count", race.out.into())]), room.width, cx.theme.faint);
    let rows = room.height.saturating_sub(told.len() + below.len() + 1);
    let name = cx.longest_name().min(room.width.saturating_sub(RACE));
    for contender in race.contenders.iter().take(rows) {
        let Some(row) = standings.rows.get(contender.line) else { continue };
        let is_sure = contender.worst <= group.amounts.len();
        let places = match contender.best == contender.worst {
            true => contender.best.to_string(),
            false => format!("{}–{}", contender.best, contender.worst),
        };
        let words = format!(
            "{} {} {} {} {}",
            if is_sure { SURE } else { " " },
            fit(&cx.number_text(row.player), 4, Align::Right),
            fit(&cx.name(row.player), name, Align::Left),
            fit(&cx.texts.points(row.score), 5, Align::Right),
            fit(&places, 7, Align::Right),
        );
        told.push(Line::styled(words, if is_sure { cx.theme.good } else { cx.theme.plain }));
    }
    told.push(Line::default());
    told.extend(below);
    Panel::new(cx.texts.get("prizes-race"), told)
}

/// Marks a player who is certain of a prize.
const SURE: &str = "✓";

/// Terminal columns of a line of the race, excluding the name.
const RACE: usize = 21;

fn heads(cx: &Context, sections: &[Section]) -> Vec<Column> {
    let list = cx.snapshot.prizes();
    let mut heads = sections.first().map(|first| columns(&first.table, cx)).unwrap_or_default();
    // Groups have their names in the column of the players, which is no wider than necessary, to keep the amounts
    // close.
    let groups = (0..list.groups.len()).map(|group| group_row(cx, group));
    let special = (0..list.special.len()).map(|at| special_row(cx, at));
    let names = groups.chain(special).filter_map(|row| row.cells.get(NAME).map(|name| width(name)));
    let longest = names.chain([cx.longest_name()]).max().unwrap_or(0);
    for head in heads.iter_mut().filter(|head| head.align == Align::Left) {
        let most = u16::try_from(longest).unwrap_or(u16::MAX).max(GROUP);
        head.width = Width::Natural { least: GROUP, most };
    }
    heads
}

/// Returns the sections of the groups of prizes, without recipients before there are standings, followed by those of
/// the special prizes.
fn sections<'a>(cx: &Context<'a>, after: Option<RoundNo>) -> Vec<Section<'a>> {
    let groups = cx.snapshot.prizes().groups.iter().enumerate();
    let awards = after.map(|after| (cx.awards(after), cx.standings(after)));
    let section = |(at, group): (usize, &PrizeGroup)| match &awards {
        Some((awards, standings)) => {
            let given = awards.get(at).cloned().unwrap_or_default();
            sheet::prizes::section(cx.event, group, &given, standings)
        }
        None => sheet::prizes::section(cx.event, group, &Awards::default(), &Standings::default()),
    };
    let special = cx.snapshot.prizes().special.iter().map(|prize| sheet::prizes::special(cx.event, prize));
    groups.map(section).chain(special).collect()
}

/// Returns the line above the winner of a special prize: its name and reward in kind.
fn special_row(cx: &Context, at: usize) -> TableRow {
    let Some(prize) = cx.snapshot.prizes().special.get(at) else { return TableRow::default() };
    let thing = prize.reward.thing().map(|thing| format!(" ({})", clean(thing.as_str())));
    let name = format!("▪ {}{}", clean(prize.name.as_str()), thing.unwrap_or_default());
    TableRow::new(vec![String::new(), String::new(), name, String::new(), String::new()], cx.theme.strong)
}

/// Returns the line above a group: its name, category and total.
fn group_row(cx: &Context, group: usize) -> TableRow {
    let list = cx.snapshot.prizes();
    let Some(group) = list.groups.get(group) else { return TableRow::default() };
    let name = format!("▪ {}", about(cx, group));
    let amount = sheet::prizes::amount(cx.texts, list, total(group));
    TableRow::new(vec![String::new(), String::new(), name, String::new(), amount], cx.theme.strong)
}

fn total(group: &PrizeGroup) -> Money {
    group.amounts.iter().copied().sum()
}

fn about(cx: &Context, group: &PrizeGroup) -> String {
    let name = clean(group.name.as_str());
    match sheet::prizes::category(cx.texts, &group.category) {
        words if words.is_empty() => name.into_owned(),
        words => format!("{name} ({words})"),
    }
}

/// Handles a key that is specific to the prizes.
pub(super) fn key(key: KeyEvent, cx: &Context, after: Option<RoundNo>, cursor: usize) -> Option<Message> {
    let wanted = find(KEYS, key)?;
    let line = lines(cx, after).get(cursor).copied();
    if line.is_none() && wanted.needs_line() {
        return None;
    }
    if let (Edit::Open, Some(PrizeLine::Recipient { group, share, recipient: at, .. }), Some(after)) =
        (wanted, line, after)
    {
        let awards = cx.awards(after);
        let (share, found) = recipient(&awards, group, share, at)?;
        return Some(explain(cx, group, share, found));
    }
    let of = line.map(|line| match line {
        PrizeLine::Group(group) | PrizeLine::Recipient { group, .. } | PrizeLine::LeftOver { group, .. } => {
            Announced::Group(group)
        }
        PrizeLine::Special(at) | PrizeLine::Winner(at) => Announced::Special(at),
    });
    Some(match (wanted, of) {
        (Edit::Division, _) => division(cx),
        (Edit::Open, Some(Announced::Group(group))) => edit(cx, Some(group)),
        (Edit::Open, Some(Announced::Special(at))) => special_prizes::edit(cx, Some(at)),
        (Edit::Open | Edit::Add, _) => edit(cx, None),
        (Edit::Special, _) => special_prizes::edit(cx, None),
        (Edit::Remove, Some(of)) => {
            let mut list = cx.snapshot.prizes().clone();
            match of {
                Announced::Group(group) => drop(list.groups.remove(group)),
                Announced::Special(at) => drop(list.special.remove(at)),
            }
            Message::Do(Command::AnnouncePrizes(Box::new(list)))
        }
        (Edit::Remove, None) => Message::Nothing,
    })
}

/// A line's entry in the prize list, by index.
#[derive(Clone, Copy)]
enum Announced {
    Group(usize),
    Special(usize),
}

/// Shows the calculation of a prize.
fn explain(cx: &Context, group: usize, share: &Share, recipient: &Recipient) -> Message {
    let list = cx.snapshot.prizes();
    let group = &list.groups[group];
    let mut lines = vec![
        Line::styled(about(cx, group), cx.theme.head),
        Line::raw(sheet::prizes::sharing(cx.texts, list.sharing)),
        Line::raw(sheet::prizes::each(cx.texts, list.each)),
        Line::default(),
    ];
    lines.extend(sheet::prizes::working(cx.texts, list, group, share, recipient).into_iter().map(Line::raw));
    Message::open(ReadingDialog::new(cx.name(recipient.player), lines))
}

/// Opens the form of a group of prizes, new or existing.
fn edit(cx: &Context, at: Option<usize>) -> Message {
    const NAME: usize = 0;
    const AMOUNTS: usize = 1;
    const CATEGORY: usize = 2;
    let list = cx.snapshot.prizes();
    let now = at.and_then(|at| list.groups.get(at));
    let amounts = now.map(|group| as_typed(&group.amounts, cx)).unwrap_or_default();
    let mut fields = vec![
        FormField::text(cx.texts.get("prizes-field-name"), now.map_or("", |group| group.name.as_str())),
        FormField::text(cx.texts.get("prizes-field-amounts"), &amounts).read_as(read_back),
    ];
    fields.extend(category::fields(&now.map(|group| group.category.clone()).unwrap_or_default(), cx));
    let form = Form::new(cx.texts.get("prizes-field-title"), fields, move |fields, cx| {
        let name = fields.read(NAME, |text| {
            typed::name(text, cx.texts)?.ok_or_else(|| cx.texts.get("prizes-name-missing").into_owned())
        })?;
        let decimals = cx.snapshot.prizes().decimals;
        let amounts = fields.read(AMOUNTS, |text| typed::amounts(text, decimals, cx.texts))?;
        let group = PrizeGroup { name, amounts, category: category::read(fields, CATEGORY, cx)? };
        let put = |list: &mut PrizeList| match at.and_then(|at| list.groups.get_mut(at)) {
            Some(slot) => *slot = group,
            None => list.groups.push(group),
        };
        act::announce_prizes(cx, put).map_err(FieldError::at(AMOUNTS))
    });
    let form = form.doubting(|fields, cx| {
        let doubt = read_two_ways(fields.value(AMOUNTS), cx).map(FieldError::at(AMOUNTS));
        doubt.into_iter().collect()
    });
    Message::open(form)
}

fn as_typed(amounts: &[Money], cx: &Context) -> String {
    let amount = |&money: &Money| sheet::prizes::typed_amount(cx.texts, cx.snapshot.prizes(), money);
    amounts.iter().map(amount).collect::<Vec<_>>().join(" ")
}

fn without_currency(amounts: &[Money], cx: &Context) -> String {
    let plain = PrizeList { currency: None, ..cx.snapshot.prizes().clone() };
    let amount = |&money: &Money| sheet::prizes::amount(cx.texts, &plain, money);
    amounts.iter().map(amount).collect::<Vec<_>>().join(" · ")
}

/// Describes the interpretation of the typed amounts, or the expected input.
fn read_back(typed: &str, cx: &Context) -> String {
    let list = cx.snapshot.prizes();
    match typed::amounts(typed, list.decimals, cx.texts) {
        Ok(amounts) if !amounts.is_empty() => {
            let total = sheet::prizes::amount(cx.texts, list, amounts.iter().copied().sum());
            let values = [
                ("count", amounts.len().into()),
                ("amounts", without_currency(&amounts, cx).into()),
                ("total", total.into()),
            ];
            cx.texts.with("prizes-read-back", &values)
        }
        Ok(_) | Err(_) => cx.texts.get("prizes-how-typed").into_owned(),
    }
}

/// Describes the interpretation of ambiguous amounts.
fn read_two_ways(typed: &str, cx: &Context) -> Option<String> {
    let decimals = cx.snapshot.prizes().decimals;
    let other = typed::amounts_parted_by_commas(typed, decimals)?;
    let read = typed::amounts(typed, decimals, cx.texts).ok().filter(|read| *read != other)?;
    let values = [
        ("read", without_currency(&read, cx).into()),
        ("count", other.len().into()),
        ("other", as_typed(&other, cx).into()),
    ];
    Some(cx.texts.with("prizes-two-ways", &values))
}

/// Opens the form for prize sharing and currency.
fn division(cx: &Context) -> Message {
    const CURRENCY: usize = 2;
    let (list, texts) = (cx.snapshot.prizes(), cx.texts);
    let sharing_words = |sharing| sheet::prizes::sharing(texts, sharing);
    let each_words = |each| sheet::prizes::each(texts, each);
    let decimals: Vec<String> = (0..=PrizeList::MOST_DECIMALS).map(|count| count.to_string()).collect();
    let currency = list.currency.as_ref().map_or("", |name| name.as_str());
    let mut fields = vec![
        FormField::among(texts.get("prizes-field-sharing"), &SHARINGS, list.sharing, sharing_words),
        FormField::among(texts.get("prizes-field-each"), &EACH, list.each, each_words),
        FormField::text(texts.get("prizes-field-currency"), currency),
    ];
    // Amounts are stored in units of the smallest decimal: changing the number of decimals would change existing
    // prizes.
    if list.is_empty() {
        fields.push(FormField::choice(texts.get("prizes-field-decimals"), decimals, list.decimals.into()));
    }
    let tied = ["prizes-tied-unnamed", "prizes-tied-named"];
    fields.push(FormField::either(texts.get("prizes-field-tied"), tied, list.names_tied, cx));
    let has_decimals = list.is_empty();
    let form = Form::new(texts.heading("prizes-key-division"), fields, move |fields, cx| {
        let currency = fields.read(CURRENCY, |text| typed::name(text, cx.texts))?;
        let decimals = fields.get(CURRENCY + 1).filter(|_| has_decimals);
        let decimals = decimals.and_then(|field| u8::try_from(field.chosen()).ok());
        let change = |list: &mut PrizeList| {
            list.sharing = fields.among(0, &SHARINGS).unwrap_or_default();
            list.each = fields.among(1, &EACH).unwrap_or_default();
            list.names_tied = fields.last().is_some_and(|field| field.chosen() == 1);
            list.decimals = decimals.unwrap_or(list.decimals);
            list.currency = currency;
        };
        act::announce_prizes(cx, change).map_err(FieldError::at(CURRENCY))
    });
    Message::open(form)
}
