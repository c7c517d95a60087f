//! Merging rows of a list into people: several rows of one person become one, and a number shared by two
//! people identifies neither.

use super::row::{ListColumns, ListRow};
use crate::exchange::account::{Account, Cause, Found};
use crate::spelling::words;

/// One row in this many may have a licence number of another person. If more have, the column does not
/// identify people, like the number of a member within a club.
const UNIQUE: usize = 100;

/// A column of numbers that do not identify people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shared {
    pub column: String,
    /// Number of rows with a number of another person.
    pub count: usize,
}

/// Merges the rows of a list into people, and accounts for each lost row and number. `columns` has the
/// headings of a table; it is empty for FIDE's formats, in which a second row with a FIDE ID is refused.
pub(super) fn people(
    rows: &mut Vec<ListRow>,
    columns: &ListColumns,
    account: &mut Account,
) -> Option<Shared> {
    let is_table = !columns.fide_id.is_empty() || !columns.licence.is_empty();
    merge(rows, &|row| row.listed.fide_id, account, &mut |row, account| {
        if !is_table {
            let found = Found::new(row.line, 1, row.listed.name.as_str());
            account.withdraw_row(Cause::SameNumber, found);
            return false;
        }
        let id = row.listed.fide_id.take().map(|id| id.to_string()).unwrap_or_default();
        account.note(Cause::NumberTaken, &columns.fide_id, Found::new(row.line, 1, &id));
        true
    });
    let shared = shared(rows);
    let count = rows.iter().filter(|row| row.listed.licence.is_some()).count();
    if shared * UNIQUE > count {
        rows.iter_mut().for_each(|row| row.listed.licence = None);
        account.disuse_column(&columns.licence);
        return Some(Shared { column: columns.licence.clone(), count: shared });
    }
    merge(rows, &|row| row.listed.licence, account, &mut |row, account| {
        let licence = row.listed.licence.take().map(|licence| licence.to_string()).unwrap_or_default();
        account.note(Cause::NumberTaken, &columns.licence, Found::new(row.line, 1, &licence));
        true
    });
    None
}

/// Merges rows of one person with the same number; `clash` decides about a row of another person, and whether it stays.
fn merge<K: Ord>(
    rows: &mut Vec<ListRow>,
    number: &dyn Fn(&ListRow) -> Option<K>,
    account: &mut Account,
    clash: &mut dyn FnMut(&mut ListRow, &mut Account) -> bool,
) {
    rows.sort_by(|one, other| {
        let order = |row: &ListRow| (row.membership, row.line);
        number(one).cmp(&number(other)).then_with(|| order(one).cmp(&order(other)))
    });
    let mut kept: Vec<ListRow> = Vec::with_capacity(rows.len());
    let mut first = 0;
    for mut row in rows.drain(..) {
        let is_same =
            number(&row).is_some() && kept.get(first).is_some_and(|known| number(known) == number(&row));
        if !is_same {
            first = kept.len();
            kept.push(row);
            continue;
        }
        let same = kept.get_mut(first..).into_iter().flatten().find(|known| is_one_person(known, &row));
        if let Some(known) = same {
            for (one, other) in known.listed.ratings.differing(&row.listed.ratings) {
                let found = format!("{}: {} ({}: {})", row.listed.name, other.get(), known.line, one.get());
                account.note(Cause::OtherValue, "", Found::new(row.line, 1, &found));
            }
            known.listed.complete(&row.listed);
            let found = format!("{} ({})", row.listed.name, known.line);
            account.withdraw_row(Cause::SamePerson, Found::new(row.line, 1, &found));
        } else if clash(&mut row, account) {
            kept.push(row);
        }
    }
    *rows = kept;
}

fn is_one_person(one: &ListRow, other: &ListRow) -> bool {
    one.listed.name == other.listed.name || {
        let sorted = |row: &ListRow| {
            let mut words = words(row.listed.name.as_str());
            words.sort_unstable();
            words
        };
        sorted(one) == sorted(other)
    }
}

/// Returns the number of rows with a licence number that an earlier row has for another person.
fn shared(rows: &[ListRow]) -> usize {
    let mut numbered: Vec<&ListRow> = rows.iter().filter(|row| row.listed.licence.is_some()).collect();
    numbered.sort_by_key(|row| row.listed.licence);
    let clash = |pair: &&[&ListRow]| match pair {
        [one, other] => one.listed.licence == other.listed.licence && !is_one_person(one, other),
        _ => false,
    };
    numbered.windows(2).filter(clash).count()
}
