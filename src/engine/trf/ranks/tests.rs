use super::*;
use crate::tournament::{Points, SYSTEM_IN_FORCE, SystemId};
use crate::trf::{read, to_commands};

/// Player 3 leads with 2½ points; 2, 1 and 5 have 2 and BH 5½, 5 and 4½; 7 has 1½; 6 and 4 have 1 and BH 5½ and 5.
const EXAMPLE: &str = include_str!("../../example.trf");

#[track_caller]
fn checked(text: &str) -> RankCheck {
    let file = read(text).unwrap_or_else(|errors| panic!("{errors}")).file;
    let event = to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().event;
    check_ranks(&file, &event)
}

/// The example with other ranks for players 1 to 7, and other records for its 202.
fn with(records: &str, ranks: [u16; 7]) -> String {
    let line = |line: &str| match line.get(4..8).and_then(|number| number.trim().parse::<usize>().ok()) {
        Some(number) if line.starts_with("001") => {
            format!("{}{:>4}{}\n", &line[..85], ranks[number - 1], &line[89..])
        }
        _ if line.starts_with("202") => format!("{records}\n"),
        _ => format!("{line}\n"),
    };
    EXAMPLE.lines().map(line).collect()
}

fn wrong(check: &RankCheck) -> Vec<(u16, u16, String, String)> {
    let told = |wrong: &WrongRank| {
        let by = wrong.decided.as_ref().map_or_else(String::new, |decided| {
            let [own, other] =
                [&decided.value, &decided.other_value].map(|value| decided.format.plain(value));
            format!("{} {own} {other} of {}", decided.by.as_str().to_uppercase(), decided.other)
        });
        (wrong.number, wrong.rank, wrong.place.to_string(), by)
    };
    check.wrong_ranks.iter().map(told).collect()
}

fn told(number: u16, rank: u16, place: &str, by: &str) -> (u16, u16, String, String) {
    (number, rank, place.to_owned(), by.to_owned())
}

#[test]
fn a_wrong_rank_is_named_with_the_first_tie_break_that_decides() {
    for order in ["202 BH,SB,DE", "212 PTS,BH,SB,DE", "212 pts bh sb", "202 SB\n212 PTS,BH"] {
        assert!(checked(&with(order, [3, 2, 1, 7, 4, 6, 5])).is_clean(), "{order}");
        let made = checked(&with(order, [2, 3, 1, 7, 4, 6, 5]));
        assert_eq!(
            wrong(&made),
            [told(2, 3, "2", "BH 5.5 5 of 1"), told(1, 2, "3", "BH 5 5.5 of 2")],
            "{order}: 212 counts more than 202"
        );
        assert_eq!((made.ranks, made.open), (7, 0));
    }
    let by_score = checked(&with("212 PTS,BH", [3, 2, 5, 7, 4, 6, 1]));
    assert_eq!(wrong(&by_score), [told(3, 5, "1", "PTS 2.5 1.5 of 7"), told(7, 1, "5", "PTS 1.5 2.5 of 3")]);
}

#[test]
fn players_equal_by_the_order_may_be_in_any_order_and_share_a_rank() {
    for ranks in [[2, 3, 1, 7, 4, 6, 5], [4, 2, 1, 6, 3, 7, 5], [2, 2, 1, 6, 2, 6, 5], [2, 2, 1, 4, 2, 4, 3]]
    {
        let made = checked(&with("212 PTS", ranks));
        assert!(made.is_clean() && made.not_checked.is_empty() && made.open == 0, "{ranks:?}: {made:?}");
    }
    // Players without a rank do not affect the places of the others.
    assert!(checked(&with("212 PTS,BH", [2, 0, 1, 6, 3, 5, 4])).is_clean());
    let shared = checked(&with("212 PTS,BH", [2, 2, 1, 7, 4, 6, 5]));
    assert_eq!(wrong(&shared), [told(1, 2, "3", "BH 5 5.5 of 2")], "a tie that the order breaks is no tie");
}

#[test]
fn from_a_code_that_is_not_known_on_nothing_is_right_and_only_points_are_wrong() {
    let unknown = |made: &RankCheck| match made.not_checked.as_slice() {
        [NotChecked::Code { id, why: Uncounted::Refused(_), tied }] => Some((id.to_string(), *tied)),
        _ => None,
    };
    let made = checked(&with("212 PTS,XYZ,BH", [2, 3, 1, 7, 4, 6, 5]));
    assert_eq!((unknown(&made), made.open), (Some(("XYZ".to_owned(), 5)), 5), "{made:?}");
    assert!(made.is_clean());
    let made = checked(&with("212 PTS,OTHER_1", [1, 3, 2, 7, 4, 6, 5]));
    assert_eq!(wrong(&made), [told(3, 2, "1", "PTS 2.5 2 of 1"), told(1, 1, "2-4", "PTS 2 2.5 of 3")]);
    let settled = checked(&with("212 PTS,BH,XYZ", [3, 2, 1, 7, 4, 6, 5]));
    assert_eq!((unknown(&settled), settled.open), (Some(("XYZ".to_owned(), 0)), 0), "nobody comes to it");
    // A code of older programs with the spelling of a current one.
    let percent = checked(&with("212 PTS,KS/L50", [2, 3, 1, 7, 4, 6, 5]));
    assert_eq!((unknown(&percent).map(|it| it.1), percent.is_clean()), (Some(5), true), "{percent:?}");
}

#[test]
fn ranks_without_the_necessary_data_are_not_checked() {
    let order = |records: &str, ranks| checked(&with(records, ranks));
    let ranks = [2, 3, 1, 7, 4, 6, 5];
    let why = |made: &RankCheck| {
        assert!(made.is_clean(), "{made:?}");
        made.not_checked.clone()
    };
    assert_eq!(why(&order("032 XXX", ranks)), [NotChecked::NoOrder]);
    assert_eq!(why(&order("212 PTS,BH", [0; 7])), [NotChecked::NoRanks]);
    assert_eq!(why(&order("XXC rank\n212 PTS,BH", ranks)), [NotChecked::NoRanks]);
    let code = |id: &str, why, tied| NotChecked::Code { id: TieBreakId::new(id), why, tied };
    // Older texts have other points for the byes of 4, 6 and 7.
    let older = order("042 2025/11/01\n212 PTS,BH", ranks);
    assert_eq!(why(&older), [code("BH", Uncounted::OlderText, 5)]);
    assert_eq!(why(&order("042 2025/11/01\n212 PTS,WIN", ranks)), [], "wins are counted alike");
    // One of the three opponents of 5, and of the players tied with 5, has no rating.
    let unrated = with("212 PTS,ARO", [2, 3, 1, 6, 4, 7, 5]).replace(" 1904 ", "    0 ");
    let made = checked(&unrated);
    assert!(
        matches!(made.not_checked.as_slice(), [NotChecked::Code { why: Uncounted::NoValue, .. }]),
        "{made:?}"
    );
    assert!(made.is_clean() && made.open >= 3);
    let national = "XXA    1      Alder, Ana                        2100\n001    2";
    let two = with("212 PTS,ARO", ranks).replacen("001    2", national, 1);
    assert_eq!(why(&checked(&two)), [code("ARO", Uncounted::TwoRatings, 5)]);
}

#[test]
fn points_that_the_rounds_do_not_give_are_named() {
    let text = with("212 PTS,BH", [3, 2, 1, 7, 4, 6, 5]).replacen(" 1.5    5", " 2.5    5", 1);
    let [wrong] = checked(&text).wrong_points[..] else { panic!("one") };
    let expected = (7, PointsColumn::Player, Points::from_tenths(25), Points::from_tenths(15));
    assert_eq!((wrong.number, wrong.column, wrong.points, wrong.counted), expected);
    // By record 299 the points are right, and the ranks are those of points that no player has.
    let abnormal = checked(&format!("{text}299 =         1.5    3    7\n"));
    assert!(abnormal.wrong_points.is_empty() && abnormal.not_checked.is_empty(), "{abnormal:?}");
    assert!(!abnormal.wrong_ranks.is_empty());
}

#[test]
fn ranks_of_a_round_in_play_are_those_before_it_or_are_not_checked() {
    let open = |ranks| {
        let line = |line: &str| match line.starts_with("001") && !line.ends_with('U') {
            true => format!("{}\n", &line[..117]),
            false => format!("{line}\n"),
        };
        checked(&with("212 PTS", ranks).lines().map(line).collect::<String>())
    };
    let before = open([1, 4, 2, 7, 3, 5, 6]);
    assert!(
        before.wrong_ranks.is_empty() && before.not_checked.is_empty() && before.ranks == 7,
        "{before:?}"
    );
    let other = open([7, 4, 2, 1, 3, 5, 6]);
    assert!(other.wrong_ranks.is_empty(), "{other:?}");
    assert_eq!(other.not_checked, [NotChecked::RoundInPlay { round: RoundNo(3) }]);
}

/// Two teams of two boards, each with its rank and match points; team 1 wins by 1½ to ½.
fn teams(records: &str, [one, two]: [(u16, &str); 2]) -> String {
    let player = |number: u16, points: &str, cell: &str| {
        let name = format!("Player {number}");
        format!(
            "001 {number:>4}      {name:<33} 2000                            {points:>4} {:>4}  {cell}\n",
            ""
        )
    };
    let team = |number: u16, (rank, matches): (u16, &str), games: &str, players: &str| {
        format!(
            "310 {number:>3} {:<32} {:<5} 2000.0 {matches:>6} {games:>6} {rank:>3}  {players}\n",
            format!("Team {number}"),
            "TEAM"
        )
    };
    [
        format!(
            "012 Teams\n142 1\n192 BERGER_TEAM_ROUNDROBIN\n{records}\n352 WB\n362 TW 2.0   TD 1.0   TL 0.0\n"
        ),
        player(1, "1.0", "   3 w 1") + &player(2, "0.5", "   4 b ="),
        player(3, "0.0", "   1 b 0") + &player(4, "0.5", "   2 w ="),
        team(1, one, "1.5", "   1    2") + &team(2, two, "0.5", "   3    4"),
    ]
    .concat()
}

#[test]
fn boards_that_contradict_the_match_points_are_reported_with_their_place() {
    let found = |text: &str| {
        let report = read(text).unwrap();
        let event = to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap().event;
        contradictions(&report, &event)
    };
    assert_eq!(found(&teams("212 MPTS,GPTS", [(1, "2.0"), (2, "0.0")])), None);
    let text = teams("212 MPTS,GPTS", [(2, "1.0"), (1, "0.0")]);
    let errors = found(&text).unwrap().errors;
    let [error] = &errors[..] else { panic!("{errors:?}") };
    let line = text.lines().position(|line| line.starts_with("310   1")).unwrap() + 1;
    assert_eq!((error.line as usize, error.column), (line, 55));
    assert_eq!(
        error.to_string(),
        format!(
            "Line {line}, column 55: found \"1\", expected 2, the total of the team’s matches. Correct it, then read again."
        )
    );
    let open = text.replace("   3 w 1", "   3 w  ").replace("   1 b 0", "   1 b  ");
    assert_eq!(found(&open), None, "a round is being played");
}

#[test]
fn teams_are_compared_by_record_310() {
    let right = checked(&teams("212 MPTS,GPTS", [(1, "2.0"), (2, "0.0")]));
    assert!(
        right.is_clean() && right.of_teams && right.ranks == 2 && right.not_checked.is_empty(),
        "{right:?}"
    );
    let made = checked(&teams("212 MPTS,GPTS", [(2, "2.0"), (1, "1.0")]));
    assert_eq!(wrong(&made), [told(1, 2, "1", "MPTS 2 0 of 2"), told(2, 1, "2", "MPTS 0 2 of 1")]);
    let [points] = made.wrong_points[..] else { panic!("one") };
    assert_eq!((points.number, points.column, points.counted), (2, PointsColumn::Match, Points::ZERO));
    let decided = checked(&teams("212 EDE,MPTS", [(2, "2.0"), (1, "0.0")]));
    assert_eq!(wrong(&decided), [told(1, 2, "1", "EDE 1 2 of 2"), told(2, 1, "2", "EDE 2 1 of 1")]);
    // The booklet's codes of teams are not FIDE's, even with the same spelling.
    let other = checked(&teams("212 BH,MPTS", [(2, "2.0"), (1, "0.0")]));
    assert!(other.is_clean() && other.open == 2, "{other:?}");
}
