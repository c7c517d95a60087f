//! Entry fees due and paid per player, with totals, for the arbiter and the organiser.

use super::Absent;
use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use crate::event::Event;
use hakem_engine::tournament::{EntryFee, Money, RoundNo, Snapshot};

const PLAYER: [About; 4] = [About::Number, About::Name, About::Federation, About::Club];

/// Returns true if there is an entry fee, or a player owes or paid one.
pub fn is_used(snapshot: &Snapshot) -> bool {
    let has_one = |fee: EntryFee| fee != EntryFee::default();
    snapshot.settings().entry_fee.is_some() || snapshot.players().any(|(_, known)| has_one(known.entry_fee))
}

/// Builds the list of all players, followed by the totals due, paid and open.
pub fn sheet(event: Event<'_>, _: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (snapshot, texts) = (event.snapshot, event.texts);
    let usual = snapshot.settings().entry_fee;
    let mut players: Vec<_> = snapshot.players().map(|(id, known)| (id, known.entry_fee)).collect();
    if players.is_empty() {
        return Err(Absent::NoPlayers);
    }
    players.sort_by_key(|&(id, _)| (event.number(id).is_none(), event.number(id), id));
    let amounts = |fee: EntryFee| [fee.owed(usual), fee.paid, fee.open(usual)];
    let each = players.iter().map(|&(_, fee)| amounts(fee));
    let sums = each.clone().fold([Money(0); 3], |sums, fee| [0, 1, 2].map(|at| sums[at] + fee[at]));
    let places = if each.flatten().all(is_whole) { 0 } else { 2 };
    let unit = currency(event);
    let money = |Money(amount): Money| Cell::Decimal {
        number: i64::try_from(if places == 0 { amount / 100 } else { amount }).unwrap_or(i64::MAX),
        places,
        unit: unit.clone(),
        is_amount: true,
    };
    let mut heads = columns::about(&PLAYER, event);
    for (key, id) in
        [("owed", "fees-column-owed"), ("paid", "fees-column-paid"), ("open", "fees-column-open")]
    {
        heads.push(Column::new(key, texts.get(id), ColumnKind::Amount));
    }
    let mut rows: Vec<Row> = players
        .iter()
        .map(|&(id, fee)| {
            let mut cells = columns::cells(&PLAYER, event, id);
            cells.extend(amounts(fee).map(money));
            Row::about(id, cells)
        })
        .collect();
    let total = Cell::Words(texts.get("fees-total").into_owned());
    let mut cells = vec![Cell::Empty, total, Cell::Empty, Cell::Empty];
    cells.extend(sums.map(money));
    rows.push(Row { stands_out: true, ..Row::new(cells) });
    let unpaid = players.iter().filter(|(_, fee)| fee.open(usual) > Money(0)).count();
    let note = texts.with("fees-unpaid", &[("count", unpaid.into()), ("players", players.len().into())]);
    let sheet = Sheet::of(texts.get("sheet-entry-fees").into_owned(), Table::of_rows(heads, rows));
    Ok(Sheet { notes: vec![note], ..sheet })
}

/// Returns an amount in input format: `20` or `17.50`.
pub fn plain(fee: Money) -> String {
    let Money(amount) = fee;
    if is_whole(fee) { (amount / 100).to_string() } else { format!("{}.{:02}", amount / 100, amount % 100) }
}

/// Returns an amount with its currency.
pub fn amount(event: Event, fee: Money) -> String {
    let (number, places) = if is_whole(fee) { (fee.0 / 100, 0) } else { (fee.0, 2) };
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    Cell::Decimal { number, places, unit: currency(event), is_amount: true }.shown(event.texts)
}

/// Returns the currency of the prizes, which applies to the entire event.
fn currency(event: Event) -> Option<String> {
    event.snapshot.prizes().currency.as_ref().map(ToString::to_string)
}

fn is_whole(fee: Money) -> bool {
    fee.0.is_multiple_of(100)
}
