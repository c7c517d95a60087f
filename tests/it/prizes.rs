//! Prizes: those who have the points of the last recipients but no prize.

use crate::sheets::{sample, with_sheet};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::history::History;
use hakem_engine::tournament::{
    Category, Money, Name, Points, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, Rating, RoundNo,
};

fn with_prizes(sharing: PrizeSharing, names_tied: bool) -> History {
    let group = |name: &str, amounts: &[u64], category| PrizeGroup {
        name: Name::new(name).unwrap(),
        amounts: amounts.iter().copied().map(Money).collect(),
        category,
    };
    let rated = Category { rating_to: Rating::new(2300).ok(), ..Category::default() };
    let groups = vec![group("All", &[500, 300], Category::default()), group("2300", &[100], rated)];
    let list = PrizeList { sharing, each: PrizesEach::Several, groups, names_tied, ..PrizeList::default() };
    sample(vec![Command::AnnouncePrizes(Box::new(list))])
}

#[test]
fn those_who_tied_without_a_prize_are_named_on_request() {
    let notes = |history: &History| -> Vec<Vec<String>> {
        with_sheet(history, ("prizes", None), Language::English, |made, _, _| {
            made.unwrap().sections.into_iter().map(|section| section.notes).collect()
        })
    };
    let history = with_prizes(PrizeSharing::Place, true);
    let wanted: Vec<Vec<String>> =
        with_sheet(&history, ("prizes", None), Language::English, |_, _, event| {
            let standings = event.standings(RoundNo(3));
            let groups = event.snapshot.prizes().groups.iter().map(|group| {
                let candidates = standings.rows.iter().filter(|row| {
                    row.place.is_some()
                        && group.category.includes(&event.snapshot.player(row.player).unwrap().player)
                });
                let candidates: Vec<_> = candidates.collect();
                // No places are shared here, so each amount is one player's.
                let last: Points = candidates[group.amounts.len() - 1].score;
                let tied = candidates[group.amounts.len()..].iter().filter(|row| row.score == last);
                let names: Vec<String> = tied.map(|row| event.name(row.player)).collect();
                let line = (!names.is_empty()).then(|| format!("Tied without a prize: {}", names.join("; ")));
                line.into_iter().collect()
            });
            groups.collect()
        });
    assert!(wanted.iter().any(|lines| !lines.is_empty()), "someone is tied");
    assert_eq!(notes(&history), wanted);
    for (sharing, names_tied) in
        [(PrizeSharing::Place, false), (PrizeSharing::Equal, true), (PrizeSharing::Hort, true)]
    {
        assert!(notes(&with_prizes(sharing, names_tied)).concat().is_empty(), "{sharing:?}");
    }
}
