//! The prizes of an event on the command line: who gets what, and how it comes about.

use super::input::Failure;
use super::output::{Sheet, TableFormat, json_line};
use crate::i18n::Texts;
use crate::report::prizes;
use crate::text::{Align, clean};
use hakem_engine::prizes::{Awards, Recipient, Share, awards};
use hakem_engine::standings::{Standings, standings};
use hakem_engine::tournament::{Money, PrizeGroup, RoundNo, Snapshot};
use serde_json::{Value, json};

/// The prizes after a round.
struct Given<'a> {
    snapshot: &'a Snapshot,
    standings: Standings,
    awards: Vec<Awards>,
    texts: &'a Texts,
}

/// Returns the prizes after a round as they are printed; `explained` adds the working of each, for people.
///
/// # Errors
/// Says what the writer of comma-separated values refuses.
pub fn report(
    snapshot: &Snapshot,
    after: RoundNo,
    format: TableFormat,
    explained: bool,
    texts: &Texts,
) -> Result<String, Failure> {
    let standings = standings(snapshot, after, &snapshot.settings().tie_breaks);
    let given = Given { snapshot, awards: awards(snapshot, &standings), standings, texts };
    Ok(match format {
        TableFormat::Text if explained => given.sheet().text() + &given.workings(),
        TableFormat::Text => given.sheet().text(),
        TableFormat::Csv => given.sheet().csv()?,
        TableFormat::Json => json_line(&given.object()),
    })
}

impl Given<'_> {
    fn groups(&self) -> impl Iterator<Item = (&PrizeGroup, &Awards)> {
        self.snapshot.prizes().groups.iter().zip(&self.awards)
    }

    fn amount(&self, money: Money) -> String {
        prizes::amount(self.texts, self.snapshot.prizes(), money)
    }

    fn number(&self, recipient: &Recipient) -> String {
        self.standings.rows.get(recipient.line).map_or_else(String::new, |row| row.number.to_string())
    }

    fn name(&self, recipient: &Recipient) -> String {
        let player = self.snapshot.player(recipient.player);
        player.map_or_else(String::new, |known| clean(&self.snapshot.shown_name(&known.player)).into_owned())
    }

    fn sheet(&self) -> Sheet {
        let head = |id: &str, align| (self.texts.get(id).into_owned(), align);
        let heads = vec![
            head("prizes-field-title", Align::Left),
            head("column-place", Align::Right),
            head("column-pairing-number", Align::Right),
            head("column-name", Align::Left),
            head("prizes-column", Align::Right),
        ];
        let mut rows = Vec::new();
        for (group, awards) in self.groups() {
            let name = clean(group.name.as_str()).into_owned();
            rows.extend(awards.recipients().map(|(share, recipient)| {
                let (number, player) = (self.number(recipient), self.name(recipient));
                vec![name.clone(), share.places.to_string(), number, player, self.amount(recipient.amount)]
            }));
            if awards.left_over > Money(0) {
                let words = self.texts.get("prizes-left-over").into_owned();
                rows.push(vec![name, String::new(), String::new(), words, self.amount(awards.left_over)]);
            }
        }
        Sheet { heads, rows }
    }

    fn workings(&self) -> String {
        let list = self.snapshot.prizes();
        let rules = [prizes::sharing(self.texts, list.sharing), prizes::each(self.texts, list.each)];
        let mut answer = format!("\n{}\n", rules.join("; "));
        for (group, awards) in self.groups() {
            for (share, recipient) in awards.recipients() {
                let name = clean(group.name.as_str());
                answer.push_str(&format!("\n{} {} ({name})\n", self.number(recipient), self.name(recipient)));
                for line in prizes::working(self.texts, list, group, share, recipient) {
                    answer.push_str(&format!("    {line}\n"));
                }
            }
        }
        answer
    }

    /// Amounts are numbers of the smallest unit; `decimals` of their digits stand behind the mark.
    fn object(&self) -> Value {
        let list = self.snapshot.prizes();
        let recipient = |recipient: &Recipient| {
            let (number, name) = (self.number(recipient), self.name(recipient));
            json!({ "number": number, "name": name, "amount": recipient.amount.0 })
        };
        let share = |share: &Share| {
            json!({
                "places": share.places.to_string(),
                "pot": share.pot.0,
                "remainder": share.remainder,
                "recipients": share.recipients.iter().map(recipient).collect::<Vec<_>>(),
            })
        };
        let group = |(group, awards): (&PrizeGroup, &Awards)| {
            json!({
                "name": group.name.as_str(),
                "amounts": group.amounts.iter().map(|amount| amount.0).collect::<Vec<_>>(),
                "shares": awards.shares.iter().map(share).collect::<Vec<_>>(),
                "left_over": awards.left_over.0,
            })
        };
        json!({
            "rounds": self.standings.rounds,
            "currency": list.currency.as_ref().map(|currency| currency.as_str()),
            "decimals": list.decimals,
            "groups": self.groups().map(group).collect::<Vec<_>>(),
        })
    }
}
