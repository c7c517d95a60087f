//! Text of prizes: amounts, categories, and the calculation of a share.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::{Absent, Counted, after};
use crate::event::Event;
use crate::i18n::Texts;
use hakem_engine::prizes::{Awards, Recipient, Share};
use hakem_engine::standings::Standings;
use hakem_engine::tournament::{
    Category, Money, PlayerId, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, RoundNo, Sex, SpecialPrize,
};
use std::collections::BTreeMap;

const PLAYER: [About; 2] = [About::Number, About::Name];

/// Builds the list of prizes and recipients, one section for each group of prizes and each special prize.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let list = event.snapshot.prizes();
    if list.is_empty() {
        return Err(Absent::NoPrizes);
    }
    let (standings, awards) = (event.standings(after), event.awards(after));
    let sections = list.groups.iter().zip(awards.iter());
    let sections = sections.map(|(group, awards)| section(event, group, awards, &standings));
    let sections = sections.chain(list.special.iter().map(|prize| special(event, prize))).collect();
    let title = Counted::Prizes.heading(event, after);
    let by = Column::new("group", event.texts.get("prizes-field-title"), ColumnKind::Words);
    let notes = vec![sharing(event.texts, list.sharing), each(event.texts, list.each)];
    Ok(Sheet { by: Some(by), notes, ..Sheet::of_sections(title, sections).with_round(after) })
}

/// Builds the section of a group of prizes: the recipients, then prizes without one.
pub fn section<'a>(
    event: Event<'a>,
    group: &PrizeGroup,
    awards: &Awards,
    standings: &Standings,
) -> Section<'a> {
    let texts = event.texts;
    let list = event.snapshot.prizes();
    let heads = heads(event);
    let score = |recipient: &Recipient| standings.rows.get(recipient.line).map(|row| row.score);
    let mut rows: Vec<Row> = awards
        .recipients()
        .map(|(share, recipient)| {
            let mut cells = vec![Cell::Place(Some(share.places))];
            cells.extend(columns::cells(&PLAYER, event, recipient.player));
            cells.push(score(recipient).map_or(Cell::Empty, Cell::Points));
            cells.push(amount_cell(list, recipient.amount));
            Row::about(recipient.player, cells)
        })
        .collect();
    if awards.left_over > Money(0) {
        let words = Cell::Words(texts.get("prizes-left-over").into_owned());
        let cells = vec![Cell::Empty, Cell::Empty, words, Cell::Empty, amount_cell(list, awards.left_over)];
        rows.push(Row { stands_out: true, ..Row::new(cells) });
    }
    let about = category(texts, &group.category);
    let title = group.name.to_string();
    let tied: Vec<String> = awards.tied.iter().map(|&player| event.name(player)).collect();
    let is_named = list.names_tied && !tied.is_empty();
    let notes = is_named.then(|| texts.with("prizes-tied", &[("players", tied.join("; ").into())]));
    let notes = notes.into_iter().collect();
    Section { title, about, notes, ..Section::of(Table::of_rows(heads, rows)) }
}

fn heads(event: Event) -> Vec<Column> {
    let mut heads = vec![columns::place(event.texts)];
    heads.extend(columns::about(&PLAYER, event));
    heads.push(columns::points(event.texts));
    heads.push(Column::new("prize", event.texts.get("prizes-column"), ColumnKind::Amount));
    heads
}

/// Builds the section of a special prize: its winner, or that there is none yet.
pub fn special<'a>(event: Event<'a>, prize: &SpecialPrize) -> Section<'a> {
    let money = prize.reward.money();
    let amount = || money.map_or(Cell::Empty, |amount| amount_cell(event.snapshot.prizes(), amount));
    let row = match prize.winner {
        Some(winner) => {
            let mut cells = vec![Cell::Empty];
            cells.extend(columns::cells(&PLAYER, event, winner));
            cells.extend([Cell::Empty, amount()]);
            Row::about(winner, cells)
        }
        None => {
            let words = Cell::Words(event.texts.get("prizes-not-given").into_owned());
            Row { stands_out: true, ..Row::new(vec![Cell::Empty, Cell::Empty, words, Cell::Empty, amount()]) }
        }
    };
    let about = prize.reward.thing().map(ToString::to_string).unwrap_or_default();
    let table = Table::of_rows(heads(event), vec![row]);
    Section { title: prize.name.to_string(), about, ..Section::of(table) }
}

/// Builds the list on which recipients sign for the total of their prizes, best rank first.
pub fn receipts(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let list = event.snapshot.prizes();
    if list.is_empty() {
        return Err(Absent::NoPrizes);
    }
    let texts = event.texts;
    let mut heads = columns::about(&PLAYER, event);
    heads.extend([
        Column::new("prizes", texts.get("prizes-field-title"), ColumnKind::Words),
        Column::new("prize", texts.get("prizes-amount"), ColumnKind::Amount),
        Column::new("signature", texts.get("sheet-signature"), ColumnKind::Signature),
    ]);
    let gets = gets(event, after);
    let total = gets.iter().map(|(_, received)| received.amount).sum();
    let paid = |amount| if amount > Money(0) { amount_cell(list, amount) } else { Cell::Empty };
    let mut rows: Vec<Row> = gets
        .into_iter()
        .map(|(player, received)| {
            let mut cells = columns::cells(&PLAYER, event, player);
            cells.extend([Cell::Words(received.prizes.join(", ")), paid(received.amount), Cell::Empty]);
            Row::about(player, cells)
        })
        .collect();
    let sum = Cell::Words(texts.get("prizes-total").into_owned());
    let cells = vec![Cell::Empty, sum, Cell::Empty, paid(total), Cell::Empty];
    rows.push(Row { stands_out: true, ..Row::new(cells) });
    let title = texts.with("sheet-prize-receipts", &[("round", after.into())]);
    Ok(Sheet::of(title, Table::of_rows(heads, rows)).with_round(after))
}

/// Total of a player's prizes.
#[derive(Default)]
struct Received {
    prizes: Vec<String>,
    amount: Money,
}

/// Returns all recipients, best rank first; those without a rank come last.
fn gets(event: Event, after: RoundNo) -> Vec<(PlayerId, Received)> {
    let list = event.snapshot.prizes();
    let (standings, awards) = (event.standings(after), event.awards(after));
    let mut received: BTreeMap<(usize, PlayerId), Received> = BTreeMap::new();
    for (group, awards) in list.groups.iter().zip(awards.iter()) {
        for (share, recipient) in awards.recipients().filter(|(_, of)| of.amount > Money(0)) {
            let of = received.entry((recipient.line, recipient.player)).or_default();
            of.prizes.push(format!("{} {}", group.name, share.places));
            of.amount = of.amount + recipient.amount;
        }
    }
    for (prize, winner) in list.special.iter().filter_map(|prize| Some((prize, prize.winner?))) {
        let line = standings.rows.iter().position(|row| row.player == winner).unwrap_or(usize::MAX);
        let of = received.entry((line, winner)).or_default();
        let thing = prize.reward.thing().map(|thing| format!(" ({thing})"));
        of.prizes.push([prize.name.to_string()].into_iter().chain(thing).collect());
        of.amount = of.amount + prize.reward.money().unwrap_or_default();
    }
    received.into_iter().map(|((_, player), received)| (player, received)).collect()
}

pub fn amount_cell(list: &PrizeList, money: Money) -> Cell {
    Cell::Decimal {
        number: i64::try_from(money.0).unwrap_or(i64::MAX),
        places: list.decimals,
        unit: list.currency.as_ref().map(ToString::to_string),
        is_amount: true,
    }
}

/// Returns an amount as it is typed, without separators and currency.
pub fn typed_amount(texts: &Texts, list: &PrizeList, money: Money) -> String {
    texts.decimal(i64::try_from(money.0).unwrap_or(i64::MAX), list.decimals)
}

/// Returns an amount with its currency.
pub fn amount(texts: &Texts, list: &PrizeList, money: Money) -> String {
    amount_cell(list, money).shown(texts)
}

/// Returns the conditions of a category: `women · TUR · born from 2008`; empty if it includes all players.
pub fn category(texts: &Texts, category: &Category) -> String {
    let since = |year: u16| texts.with("category-since", &[("year", year.to_string().into())]);
    let until = |year: u16| texts.with("category-until", &[("year", year.to_string().into())]);
    let born = category.born_from.map(since).into_iter().chain(category.born_to.map(until));
    let rated = texts.get("word-rating");
    let least = category.rating_from.map(|rating| format!("{rated} ≥ {rating}"));
    let most = category.rating_to.map(|rating| format!("{rated} ≤ {rating}"));
    let sex = category.sex.map(|sex| match sex {
        Sex::Female => texts.get("category-women").into_owned(),
        Sex::Male => texts.get("category-men").into_owned(),
    });
    let federation = category.federation.as_ref().map(ToString::to_string);
    let title = category.title.map(|title| title.letters().to_owned());
    let club = category.club.as_ref().map(ToString::to_string);
    let conditions = sex.into_iter().chain(federation).chain(club).chain(title).chain(born);
    conditions.chain(least).chain(most).collect::<Vec<_>>().join(" · ")
}

pub fn sharing(texts: &Texts, sharing: PrizeSharing) -> String {
    let words = match sharing {
        PrizeSharing::Equal => texts.get("prizes-equal"),
        PrizeSharing::Hort => texts.get("prizes-hort"),
        PrizeSharing::Place => texts.get("prizes-by-place"),
    };
    words.into_owned()
}

/// Returns the text of the limit of prizes per player.
pub fn each(texts: &Texts, each: PrizesEach) -> String {
    let words = match each {
        PrizesEach::One => texts.get("prizes-one-each"),
        PrizesEach::Several => texts.get("prizes-several-each"),
    };
    words.into_owned()
}

/// Returns the calculation of a player's part of a share, line by line.
pub fn working(
    texts: &Texts,
    list: &PrizeList,
    group: &PrizeGroup,
    share: &Share,
    recipient: &Recipient,
) -> Vec<String> {
    let money = |money: Money| amount(texts, list, money);
    let plain = |money: Money| amount(texts, &PrizeList { currency: None, ..list.clone() }, money);
    let places = share.places.first - 1..share.places.last;
    let prizes = places.filter_map(|place| group.amounts.get(place)).map(|&prize| plain(prize));
    let values = [
        ("places", share.places.to_string().into()),
        ("prizes", prizes.collect::<Vec<_>>().join(" + ").into()),
        ("pot", money(share.pot).into()),
    ];
    let count = share.recipients.len();
    let gets = texts.with("prizes-working-gets", &[("amount", money(recipient.amount).into())]);
    if count == 1 && share.places.first == share.places.last {
        return vec![gets];
    }
    let mut lines = vec![texts.with("prizes-working-pot", &values)];
    let before = Money(recipient.amount.0 - u64::from(recipient.has_extra));
    match list.sharing {
        PrizeSharing::Equal | PrizeSharing::Place => {
            let is_exact = u64::try_from(count).is_ok_and(|count| before.0 * count == share.pot.0);
            let id = if is_exact { "prizes-working-exact" } else { "prizes-working-equal" };
            let values =
                [("pot", plain(share.pot).into()), ("count", count.into()), ("part", plain(before).into())];
            lines.push(texts.with(id, &values));
        }
        PrizeSharing::Hort => {
            let values = [
                ("place", plain(recipient.of_place).into()),
                ("sharers", recipient.on_place.into()),
                ("pot", plain(share.pot).into()),
                ("count", count.into()),
                ("part", plain(before).into()),
            ];
            lines.push(texts.with("prizes-working-hort", &values));
        }
    }
    if share.remainder > 0 {
        let values = [("count", share.remainder.into()), ("unit", plain(Money(1)).into())];
        lines.push(texts.with("prizes-working-remainder", &values));
    }
    lines.push(gets);
    lines
}
