use super::{Awards, awards};
use crate::command::{Command, CommandError, apply};
use crate::format::Trace;
use crate::pairing::propose;
use crate::standings::standings;
use crate::test_events::{event, player, rounds, settings};
use crate::tournament::{
    BoardNo, Category, GameResult, Lot, Money, Name, OptionValue, Outcome, PlayerId, PrizeGroup, PrizeList,
    PrizeSharing, PrizesEach, RoundNo, Sex, Snapshot, TieBreakId, TieBreakRules,
};
use proptest::prelude::*;

fn group(name: &str, amounts: &[u64], category: Category) -> PrizeGroup {
    PrizeGroup {
        name: Name::new(name).unwrap(),
        category,
        amounts: amounts.iter().map(|&a| Money(a)).collect(),
    }
}

fn general(amounts: &[u64]) -> PrizeGroup {
    group("General", amounts, Category::default())
}

fn women(amounts: &[u64]) -> PrizeGroup {
    group("Women", amounts, Category { sex: Some(Sex::Female), ..Category::default() })
}

/// Six players after two rounds: 1, 2 and 3 have 1½, 4, 5 and 6 have ½; numbers break the ties. Players with even
/// numbers are women.
fn played(sharing: PrizeSharing, each: PrizesEach, groups: &[PrizeGroup], list: &str) -> Snapshot {
    let rows = ["4w1 2b=", "5w1 1w=", "6w1 4b=", "1b0 3w=", "2b0 6w=", "3b0 5b="];
    let mut players = vec![player(2000); 6];
    for woman in players.iter_mut().skip(1).step_by(2) {
        woman.player.sex = Some(Sex::Female);
    }
    let mut settings = settings("dutch-2026", TieBreakRules::Fide2026, 2);
    settings.tie_breaks = list.split_whitespace().map(TieBreakId::new).collect();
    let snapshot = event(settings, players, &rounds(rows));
    let prizes = PrizeList { sharing, each, groups: groups.to_vec(), ..PrizeList::default() };
    apply(&snapshot, &Command::AnnouncePrizes(Box::new(prizes))).unwrap()
}

fn given(snapshot: &Snapshot) -> Vec<Awards> {
    awards(snapshot, &standings(snapshot, RoundNo(2), &snapshot.settings().tie_breaks))
}

/// Formats the awards, group by group: `1:300 2:300`.
fn told(awards: &[Awards]) -> Vec<String> {
    let each = |awards: &Awards| {
        let all = awards.recipients().map(|(_, got)| format!("{}:{}", got.player, got.amount.0));
        all.collect::<Vec<_>>().join(" ")
    };
    awards.iter().map(each).collect()
}

#[test]
fn equal_points_share_equally_and_the_remainder_goes_to_the_higher_places() {
    let snapshot = played(PrizeSharing::Equal, PrizesEach::One, &[general(&[400, 300, 201, 100])], "TPN");
    let found = given(&snapshot);
    assert_eq!(told(&found), ["1:301 2:300 3:300 4:34 5:33 6:33"]);
    let [first, second] = &found[0].shares[..] else { panic!("two groups share") };
    assert_eq!((first.places.to_string(), first.pot, first.remainder), ("1-3".to_owned(), Money(901), 1));
    assert_eq!((second.places.to_string(), second.pot, second.remainder), ("4-6".to_owned(), Money(100), 1));
    assert_eq!(found[0].left_over, Money(0));
}

#[test]
fn hort_gives_half_by_place_and_half_in_equal_parts() {
    // 400/2 + 900/6, 300/2 + 900/6, 200/2 + 900/6.
    let snapshot = played(PrizeSharing::Hort, PrizesEach::One, &[general(&[400, 300, 200])], "TPN");
    assert_eq!(told(&given(&snapshot)), ["1:350 2:300 3:250"]);
    // Tie-breaks separate none: the halves by place are equal too.
    let snapshot = played(PrizeSharing::Hort, PrizesEach::One, &[general(&[400, 300, 200])], "WIN");
    assert_eq!(told(&given(&snapshot)), ["1:300 2:300 3:300"]);
}

#[test]
fn by_place_only_those_who_share_it_divide() {
    let groups = [general(&[400, 300, 200])];
    let snapshot = played(PrizeSharing::Place, PrizesEach::One, &groups, "TPN");
    assert_eq!(told(&given(&snapshot)), ["1:400 2:300 3:200"]);
    let snapshot = played(PrizeSharing::Place, PrizesEach::One, &groups, "");
    assert_eq!(told(&given(&snapshot)), ["1:300 2:300 3:300"]);
}

/// Knockout §5, the example of the source: the two losers of round 1 share the third and fourth prize.
#[test]
fn players_eliminated_in_the_same_round_of_a_knockout_share_the_prizes_of_their_ranks() {
    let mut of_knockout = settings("knockout", TieBreakRules::Booklet, 2);
    of_knockout.options.set("golden-point", Some(OptionValue::YesNo(true)));
    let mut snapshot = event(of_knockout, vec![player(2000); 4], &[]);
    let mut act = |command: Command| snapshot = apply(&snapshot, &command).unwrap();
    let groups = vec![general(&[400, 300, 200, 100])];
    act(Command::AnnouncePrizes(Box::new(PrizeList { groups, ..PrizeList::default() })));
    let lots = (1..=4_u32).map(|number| (PlayerId(number), Lot::new(number.into()).unwrap())).collect();
    act(Command::RecordLots { lots, seed: None });
    for round in [1, 2].map(RoundNo) {
        let draft = propose(&snapshot, round, Trace::silent()).unwrap().draft;
        let boards = u16::try_from(draft.boards.len()).unwrap();
        let mut act = |command: Command| snapshot = apply(&snapshot, &command).unwrap();
        act(Command::DraftRound(draft));
        act(Command::publish(round));
        let result = GameResult::Played(Outcome::WhiteWins);
        let results = (1..=boards).map(|board| (BoardNo(board), result)).collect();
        act(Command::TakeOverResults { round, results });
    }
    assert_eq!(told(&given(&snapshot)), ["1:400 2:300 3:150 4:150"]);
}

#[test]
fn with_one_prize_each_every_winner_keeps_the_greatest_and_others_move_up() {
    let groups = [women(&[350, 50]), general(&[400, 300, 200, 100])];
    let snapshot = played(PrizeSharing::Place, PrizesEach::One, &groups, "TPN");
    // 2 prefers 350 to 300, so 3 moves up to 300, then 4 to 200; the second prize for women goes to 6.
    assert_eq!(told(&given(&snapshot)), ["2:350 6:50", "1:400 3:300 4:200 5:100"]);
    let several = played(PrizeSharing::Place, PrizesEach::Several, &groups, "TPN");
    assert_eq!(told(&given(&several)), ["2:350 4:50", "1:400 2:300 3:200 4:100"]);
}

#[test]
fn prizes_without_a_player_are_left_over() {
    let snapshot =
        played(PrizeSharing::Equal, PrizesEach::Several, &[women(&[100, 100, 100, 70, 30])], "TPN");
    assert_eq!(given(&snapshot)[0].left_over, Money(100));
}

#[test]
fn prizes_that_grow_or_are_missing_are_refused() {
    let snapshot = event(settings("lim", TieBreakRules::Booklet, 2), vec![player(2000); 2], &[]);
    for amounts in [&[100, 200][..], &[100, 0], &[], &[Money::HIGHEST.0 + 1]] {
        let list = PrizeList { groups: vec![general(amounts)], ..PrizeList::default() };
        let refused = apply(&snapshot, &Command::AnnouncePrizes(Box::new(list)));
        assert!(matches!(refused, Err(CommandError::PrizesOutOfOrder { .. })), "{amounts:?}");
    }
}

fn amounts() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(1..1000_u64, 1..8).prop_map(|mut amounts| {
        amounts.sort_unstable_by(|one, other| other.cmp(one));
        amounts
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// The sum is preserved, no later player gets more from a share, and each player has at most one prize in that
    /// mode.
    #[test]
    fn awarded_prizes_add_up_to_those_set(
        (first, second) in (amounts(), amounts()),
        sharing in prop::sample::select(vec![PrizeSharing::Equal, PrizeSharing::Hort, PrizeSharing::Place]),
        each in prop::sample::select(vec![PrizesEach::One, PrizesEach::Several]),
        list in prop::sample::select(vec!["", "TPN", "WON"]),
    ) {
        let groups = [general(&first), women(&second)];
        let snapshot = played(sharing, each, &groups, list);
        let found = given(&snapshot);
        for (awards, group) in found.iter().zip(&groups) {
            let out: Money = awards.recipients().map(|(_, recipient)| recipient.amount).sum();
            prop_assert_eq!(out + awards.left_over, group.amounts.iter().copied().sum());
            for share in &awards.shares {
                prop_assert!(share.recipients.is_sorted_by(|one, next| one.amount >= next.amount));
                prop_assert!(share.remainder < share.recipients.len().max(1));
            }
        }
        let has = |awards: &Awards, player| {
            awards.recipients().any(|(_, got)| got.player == player && got.amount > Money(0))
        };
        for player in (1..=6).map(PlayerId) {
            let count = found.iter().filter(|awards| has(awards, player)).count();
            prop_assert!(count <= 1 || each == PrizesEach::Several);
        }
    }
}

/// Four players after round 1 of `announced` rounds: 1 and 2 have won, 3 and 4 lost.
fn in_play(announced: usize, each: PrizesEach, groups: &[PrizeGroup]) -> Snapshot {
    let mut settings = settings("dutch-2026", TieBreakRules::Fide2026, announced);
    settings.tie_breaks = vec![TieBreakId::new("TPN")];
    let snapshot = event(settings, vec![player(2000); 4], &rounds(["3w1", "4w1", "1b0", "2b0"]));
    let prizes = PrizeList { each, groups: groups.to_vec(), ..PrizeList::default() };
    apply(&snapshot, &Command::AnnouncePrizes(Box::new(prizes))).unwrap()
}

/// Formats the players who can still win a prize of each group, with their best and worst places: `1:1-4`.
fn raced(snapshot: &Snapshot) -> Option<Vec<String>> {
    let made = standings(snapshot, RoundNo(1), &snapshot.settings().tie_breaks);
    let told = |race: super::Race| {
        let each = |of: &super::Contender| format!("{}:{}-{}", made.rows[of.line].player, of.best, of.worst);
        let all = race.contenders.iter().map(each).collect::<Vec<_>>().join(" ");
        format!("{all} out {}", race.out)
    };
    Some(super::races(snapshot, &made, RoundNo(1))?.into_iter().map(told).collect())
}

#[test]
fn possible_winners_follow_from_the_points_possible_in_the_remaining_rounds() {
    let one = [general(&[100])];
    let of = |announced| raced(&in_play(announced, PrizesEach::Several, &one));
    assert_eq!(of(1), None, "the race is over");
    // A player one point behind can only tie.
    assert_eq!(of(2).unwrap(), ["1:1-4 2:1-4 3:1-4 4:1-4 out 0"]);
    let withdrawn = [1, 3].map(|id| Command::Withdraw { id: PlayerId(id), from: RoundNo(2) });
    let left = withdrawn
        .iter()
        .try_fold(in_play(2, PrizesEach::Several, &one), |event, command| apply(&event, command));
    assert_eq!(raced(&left.unwrap()).unwrap(), ["1:1-3 2:1-3 4:1-4 out 1"], "3 gets no more points");
}

#[test]
fn a_winner_limited_to_one_prize_may_leave_another_to_the_players_below() {
    let groups = [general(&[100, 80]), group("Others", &[50], Category::default())];
    let left = |each| {
        let event = in_play(2, each, &groups);
        let command = Command::Withdraw { id: PlayerId(3), from: RoundNo(2) };
        raced(&apply(&event, &command).unwrap()).unwrap()
    };
    let is_out = |each| left(each).iter().map(|race| race.ends_with("out 1")).collect::<Vec<_>>();
    assert_eq!(is_out(PrizesEach::Several), [true, true], "two are surely before 3");
    assert_eq!(is_out(PrizesEach::One), [false, false], "both may have the greater prize of the other group");
}
