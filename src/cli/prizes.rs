//! The prizes of an event on the command line: recipients and calculation.

use super::reports::name;
use crate::event::Event;
use crate::sheet::prizes;
use crate::text::clean;
use hakem_engine::prizes::{Awards, Recipient, Share};
use hakem_engine::standings::Standings;
use hakem_engine::tournament::{PrizeGroup, RoundNo, SpecialPrize};
use serde_json::{Value, json};
use std::rc::Rc;

/// The prizes after a round.
pub struct AwardedPrizes<'a> {
    event: Event<'a>,
    standings: Rc<Standings>,
    awards: Rc<[Awards]>,
}

impl<'a> AwardedPrizes<'a> {
    /// Assigns the prizes by the standings after a round.
    pub fn new(event: Event<'a>, after: RoundNo) -> Self {
        Self { event, standings: event.standings(after), awards: event.awards(after) }
    }

    fn groups(&self) -> impl Iterator<Item = (&PrizeGroup, &Awards)> {
        self.event.snapshot.prizes().groups.iter().zip(self.awards.iter())
    }

    fn number(&self, recipient: &Recipient) -> String {
        self.standings.rows.get(recipient.line).map_or_else(String::new, |row| row.number.to_string())
    }

    /// Returns the calculation of all prizes, for people.
    pub fn workings(&self) -> String {
        let (texts, list) = (self.event.texts, self.event.snapshot.prizes());
        let rules = [prizes::sharing(texts, list.sharing), prizes::each(texts, list.each)];
        let mut answer = format!("\n{}\n", rules.join("; "));
        for (group, awards) in self.groups() {
            for (share, recipient) in awards.recipients() {
                let (name, group_name) = (self.event.name(recipient.player), clean(group.name.as_str()));
                answer.push_str(&format!("\n{} {name} ({group_name})\n", self.number(recipient)));
                for line in prizes::working(texts, list, group, share, recipient) {
                    answer.push_str(&format!("    {line}\n"));
                }
            }
        }
        answer
    }

    /// Builds the object for programs. Amounts are in the smallest unit, with `decimals` decimal digits.
    pub fn object(&self) -> Value {
        let list = self.event.snapshot.prizes();
        let recipient = |recipient: &Recipient| {
            let (number, name) = (self.number(recipient), name(self.event.snapshot, recipient.player));
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
        let special = |prize: &SpecialPrize| {
            json!({
                "name": prize.name.as_str(),
                "amount": prize.reward.money().map(|amount| amount.0),
                "thing": prize.reward.thing().map(|thing| thing.as_str()),
                "winner": prize.winner.map(|winner| json!({
                    "number": self.event.number_text(winner),
                    "name": name(self.event.snapshot, winner),
                })),
            })
        };
        json!({
            "rounds": self.standings.rounds,
            "currency": list.currency.as_ref().map(|currency| currency.as_str()),
            "decimals": list.decimals,
            "groups": self.groups().map(group).collect::<Vec<_>>(),
            "special": list.special.iter().map(special).collect::<Vec<_>>(),
        })
    }
}
