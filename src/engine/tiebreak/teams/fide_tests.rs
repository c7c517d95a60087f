//! Team tie-breaks of C.07, checked against manual calculations.

use super::{BoardWorking, Encounter, TeamCriterion, TeamTable, TeamWorking};
use crate::command::{Command, apply};
use crate::standings::team_standings;
use crate::tiebreak::{Ratio, TieBreakValue, ValueFormat};
use crate::tournament::{
    BoardNo, Bye, Draft, Forfeit, GameResult, Leg, Match, Meeting, Name, Options, Out, Outcome, Participant,
    Player, PlayerId, RequestedBye, RoundNo, Settings, Snapshot, SystemId, Team, TeamId, TieBreakId,
};

const SYSTEM: &str = "team-swiss-2026";

/// Teams of two: the first players 1 and 2, the second 3 and 4, and so on.
fn event(teams: u16, rounds: u8) -> Snapshot {
    let mut event = Snapshot::blank();
    let mut act = |command: Command| event = apply(&event, &command).unwrap();
    let settings = Settings { system: SystemId::new(SYSTEM), ..Settings::named(Name::new("Teams").unwrap()) };
    act(Command::Announce(Box::new(Settings { rounds: RoundNo(rounds), ..settings })));
    for number in 1..=2 * teams {
        let player = Player::named(Name::new(&format!("P{number}")).unwrap());
        act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    for team in 1..=teams {
        let players = [2 * team - 1, 2 * team].map(|id| PlayerId(id.into())).to_vec();
        act(Command::RegisterTeam(Team::of(Name::new(&format!("T{team}")).unwrap(), players, Vec::new())));
    }
    act(Command::BeginLeg(Leg {
        first: RoundNo(1),
        last: RoundNo(rounds),
        system: SystemId::new(SYSTEM),
        options: Options::default(),
        groups: vec![(1..=teams).map(|id| Participant::Team(TeamId(id))).collect()],
        boards: Some(2),
        is_closed: false,
        decided: String::new(),
    }));
    event
}

/// Plays a round: matches with the points of the team listed first on both boards, and the byes.
fn play(event: &mut Snapshot, round: u8, matches: &[(u16, u16, &str)], byes: &[(u16, Bye)]) {
    let mut act = |command: Command| *event = apply(event, &command).unwrap();
    let player = |team: u16, board: u16| PlayerId((2 * team - 2 + board).into());
    let mut boards = Vec::new();
    let mut listed = Vec::new();
    for &(one, other, _) in matches {
        let first = u16::try_from(boards.len() + 1).unwrap();
        boards.push(Meeting { white: player(one, 1), black: player(other, 1) });
        boards.push(Meeting { white: player(other, 2), black: player(one, 2) });
        let sides = [one, other].map(|id| Participant::Team(TeamId(id)));
        listed.push(Match { sides, boards: vec![BoardNo(first), BoardNo(first + 1)], stops: false });
    }
    let numbering = (round == 1).then(|| (1..).take(8).map(PlayerId).collect::<Vec<_>>());
    let count = matches.len() * 4 + byes.len() * 2;
    let outs = byes.iter().map(|&(team, bye)| (Participant::Team(TeamId(team)), Out::Bye(bye)));
    act(Command::DraftRound(Draft {
        numbering: numbering.map(|order| order.into_iter().take(count).collect()),
        boards,
        matches: listed.into(),
        outs: outs.collect(),
        ..Draft::of(RoundNo(round), SystemId::new(SYSTEM))
    }));
    act(Command::publish(RoundNo(round)));
    let mut board = BoardNo(0);
    for (_, _, points) in matches {
        for (place, own) in points.chars().enumerate() {
            board = BoardNo(board.0 + 1);
            let result = match (own, place) {
                ('+', 0) => GameResult::Forfeit(Forfeit::ToWhite),
                ('+', _) => GameResult::Forfeit(Forfeit::ToBlack),
                ('1', 0) | ('0', 1) => GameResult::Played(Outcome::WhiteWins),
                ('0', 0) | ('1', 1) => GameResult::Played(Outcome::BlackWins),
                _ => GameResult::Played(Outcome::Draw),
            };
            act(Command::EnterResult { round: RoundNo(round), board, result });
        }
    }
}

/// Teams 1 and 2 have four match points and four game points, team 4 three and two and a half, team 3 one and one and a
/// half.
fn four_teams() -> Snapshot {
    let mut made = event(4, 3);
    play(&mut made, 1, &[(1, 2, "1½"), (3, 4, "10")], &[]);
    play(&mut made, 2, &[(1, 3, "11"), (2, 4, "11")], &[]);
    play(&mut made, 3, &[(4, 1, "1½"), (2, 3, "½1")], &[]);
    made
}

/// Checks the values of these teams for a code, as a tied group.
#[track_caller]
fn check(event: &Snapshot, round: u8, code: &str, teams: &[u16], expected: &[&str]) {
    let table = TeamTable::new(event, RoundNo(round)).unwrap();
    let criterion = TeamCriterion::find(&TieBreakId::new(code)).unwrap();
    let group: Vec<_> = teams.iter().map(|&id| table.number(TeamId(id)).unwrap()).collect();
    let values = criterion.values(&table, &group);
    let found: Vec<String> = values.iter().map(|value| ValueFormat::Points.text(value)).collect();
    assert_eq!(found, expected, "{code}");
}

#[test]
fn scores_of_opponents_times_own_scores_match_a_manual_count() {
    let made = four_teams();
    let all = [1, 2, 3, 4];
    check(&made, 3, "MPTS", &all, &["4", "4", "1", "3"]);
    check(&made, 3, "GPTS", &all, &["4", "4", "1½", "2½"]);
    check(&made, 3, "MPvGP", &all, &["4", "4", "1½", "2½"]);
    check(&made, 3, "BH:MP", &all, &["8", "8", "11", "9"]);
    check(&made, 3, "BH:GP", &[1, 2], &["8", "8"]);
    check(&made, 3, "BH:MP/C1", &all, &["7", "7", "8", "8"]);
    check(&made, 3, "BH:MP/M1", &all, &["3", "3", "4", "4"]);
    check(&made, 3, "EMMSB", &[1, 2], &["10", "8"]);
    check(&made, 3, "EMGSB", &[1, 2], &["9½", "9½"]);
    check(&made, 3, "EGMSB", &[1, 2], &["11", "8"]);
    check(&made, 3, "EGGSB", &[1, 2], &["10.25", "9.25"]);
    check(&made, 3, "EMGSB/C1", &[1, 2], &["7½", "8"]);
    // Three rounds of two match points at most, by two game points: factor 3.
    check(&made, 3, "SSSC", &[3], &["5.17"]);
    check(&made, 3, "SSSC/K2", &[1], &["8"]);
    check(&made, 3, "WIN", &all, &["2", "2", "0", "1"]);
    check(&made, 3, "WON", &all, &["2", "2", "0", "1"]);
}

#[test]
fn the_working_of_a_sum_names_every_round_and_what_is_cut() {
    let made = four_teams();
    let table = TeamTable::new(&made, RoundNo(3)).unwrap();
    let terms = |code: &str| -> Vec<String> {
        let criterion = TeamCriterion::find(&TieBreakId::new(code)).unwrap();
        let terms = criterion.terms(&table, table.number(TeamId(1)).unwrap());
        let text = |worth| ValueFormat::Points.text(&TieBreakValue::Number(worth));
        let cut = |is_cut| if is_cut { " cut" } else { "" };
        terms.iter().map(|term| format!("{} {}{}", term.round, text(term.worth), cut(term.is_cut))).collect()
    };
    assert_eq!(terms("EMGSB/C1"), ["1 6", "2 2 cut", "3 1½"]);
    assert_eq!(terms("MP"), ["1 2", "2 2", "3 0"]);
    assert_eq!(terms("OSB"), ["1 6", "2 2 cut", "3 1½"]);
    assert!(terms("EDE").is_empty());
}

/// Formats the calculation of the value of team 1 among these teams.
fn working(event: &Snapshot, code: &str, teams: &[u16]) -> String {
    let table = TeamTable::new(event, RoundNo(3)).unwrap();
    let number = |id: u16| table.number(TeamId(id)).unwrap();
    let criterion = TeamCriterion::find(&TieBreakId::new(code)).unwrap();
    let group: Vec<_> = teams.iter().map(|&id| number(id)).collect();
    let text = |worth: &Ratio| ValueFormat::Points.text(&TieBreakValue::Number(*worth));
    let boards = |of: BoardWorking| {
        let board = |board: Vec<Ratio>| board.iter().map(text).collect::<Vec<_>>().join("+");
        format!("{:?} {}", of.count, of.boards.into_iter().map(board).collect::<Vec<_>>().join(" "))
    };
    let encounter = |of: Encounter| match of {
        Encounter::Points { score, against } => {
            let had = |(team, points): &(_, Ratio)| format!("{} {}", table.team(*team).0, text(points));
            format!("{score:?} {}", against.iter().map(had).collect::<Vec<_>>().join("+"))
        }
        Encounter::Boards(of) => boards(of),
        Encounter::HighestBoard { other, board, is_won } => {
            format!("{} board {board} {is_won}", table.team(other).0)
        }
    };
    match criterion.working(&table, &group, number(1)) {
        None => String::new(),
        Some(TeamWorking::Rounds(terms)) => {
            terms.iter().map(|term| text(&term.worth)).collect::<Vec<_>>().join("+")
        }
        Some(TeamWorking::Boards(of)) => boards(of),
        Some(TeamWorking::Strength { own, opponents, factor }) => {
            let terms: Vec<_> = opponents.iter().map(|term| text(&term.worth)).collect();
            format!("{} {} {factor}", text(&own), terms.join("+"))
        }
        Some(TeamWorking::Encounters(asked)) => {
            asked.into_iter().map(encounter).collect::<Vec<_>>().join("; ")
        }
    }
}

#[test]
fn every_criterion_explains_its_calculation() {
    let made = four_teams();
    assert_eq!(working(&made, "DE", &[1, 2]), "Matches 2 2");
    assert_eq!(working(&made, "DE:GP", &[1, 2, 4]), "Games 2 1½+4 ½");
    // Match points separate none, game points do; team 1 is second of three, alone.
    assert_eq!(working(&made, "EDE", &[2, 1, 4]), "Matches 2 2+4 0; Games 2 1½+4 ½");
    assert_eq!(working(&made, "EDE", &[1, 2]), "Matches 2 2");
    assert_eq!(working(&made, "BC", &[1, 2]), "Weighed 1+1+0 ½+1+½");
    assert_eq!(working(&made, "BC", &[1, 3]), "", "of unequal game points");
    assert_eq!(working(&made, "TBR", &[1, 2]), "FromTop 1+1+0 ½+1+½");
    assert_eq!(working(&made, "BBE", &[1, 2]), "WithoutLast 1+1+0 ½+1+½");
    assert_eq!(working(&made, "SSSC/K2", &[1]), "4 4+1+3 2");
    assert_eq!(working(&made, "WON", &[1]), "1+1+0");
    assert_eq!(working(&made, "H2H", &[1, 2, 4]), "Matches 2 2+4 0");
    assert_eq!(working(&made, "TOP", &[1, 2]), "2 board 1 true");
    assert_eq!(working(&made, "ADJ", &[1]), "1½+2+½");
    let mut tied = event(4, 3);
    play(&mut tied, 1, &[(1, 2, "10"), (3, 4, "10")], &[]);
    assert_eq!(working(&tied, "EDEBT", &[1, 2]), "Matches 2 1; Games 2 1; Weighed 1 0");
    for (code, _) in TeamCriterion::offered() {
        assert!(!working(&made, code, &[1, 2]).is_empty(), "{code}");
    }
}

#[test]
fn teams_are_compared_among_those_still_tied() {
    let made = four_teams();
    let list = ["MPTS", "DE", "BC"].map(TieBreakId::new);
    let ranked = team_standings(&made, RoundNo(3), &list).unwrap();
    let of = |team: u16, column| match ranked.working(TeamId(team), column) {
        Some(TeamWorking::Encounters(asked)) => asked.len(),
        _ => 0,
    };
    assert_eq!([of(1, 1), of(2, 1), of(3, 1), of(4, 1)], [1, 1, 0, 0], "only two have four match points");
    assert!(ranked.working(TeamId(1), 2).is_some(), "alone its boards are counted all the same");
}

#[test]
fn boards_distinguish_teams_of_equal_game_points() {
    let made = four_teams();
    check(&made, 3, "BC", &[1, 2], &["6", "6½"]);
    check(&made, 3, "BC", &[1, 3], &["", ""]);
    check(&made, 3, "TBR", &[1, 2], &["2, 2", "1½, 2½"]);
    check(&made, 3, "BBE", &[1, 2], &["2", "1½"]);
    check(&made, 3, "DE", &[1, 2], &["1", "2"]);
    // Each of the three beat one of the others; their mutual game points separate them.
    check(&made, 3, "DE", &[2, 1, 4], &["", "", ""]);
    check(&made, 3, "EDE", &[2, 1, 4], &["1", "2", "3"]);
    let list = ["MPTS", "GPTS", "BC"].map(TieBreakId::new);
    let ranked = team_standings(&made, RoundNo(3), &list).unwrap();
    let order: Vec<u16> = ranked.rows.iter().map(|row| row.team.0).collect();
    assert_eq!(order, [1, 2, 4, 3], "the smaller board count is the better one");
    assert_eq!(ranked.rows[1].decided_by, Some(2));
}

#[test]
fn two_teams_left_tied_by_an_extended_direct_encounter_are_distinguished_by_their_boards() {
    let mut made = event(4, 2);
    play(&mut made, 1, &[(1, 2, "10"), (3, 4, "10")], &[]);
    check(&made, 1, "EDE", &[1, 2], &["", ""]);
    // One game each: the winner on board 1 has the smaller count.
    check(&made, 1, "EDEBT", &[1, 2], &["1", "2"]);
    check(&made, 1, "EDET", &[2, 1], &["2", "1"]);
    check(&made, 1, "EDEB", &[2, 1], &["2", "1"]);
    check(&made, 1, "EDEBB", &[1, 3], &["", ""]);
}

#[test]
fn unplayed_rounds_are_dummies_and_opponents_that_left_are_seen_with_a_draw() {
    let mut made = event(3, 2);
    let absent = Bye::Requested(RequestedBye::ZeroPoint);
    play(&mut made, 1, &[(2, 3, "11")], &[(1, Bye::PairingAllocated)]);
    play(&mut made, 2, &[(1, 3, "10")], &[(2, absent)]);
    // Team 2 counts with three: its absence in the last round counts as a draw.
    check(&made, 2, "BH:MP", &[1, 2, 3], &["3", "3", "5"]);
    // Rounds that a team itself left unplayed are cut first.
    check(&made, 2, "BH:MP/C1", &[1, 2], &["2", "1"]);
    // The bye is a win on every board (Article 12), though it is worth a draw.
    check(&made, 2, "TBR", &[1, 2], &["2, 1", "1, 1"]);
}

#[test]
fn fore_buchholz_counts_the_last_round_as_drawn_and_the_average_of_buchholz_is_of_those_met() {
    let made = four_teams();
    let all = [1, 2, 3, 4];
    // With the last round drawn the match points are 5, 3, 2 and 2, the game points 4½, 3½, 2 and 2.
    check(&made, 3, "FB:MP", &all, &["7", "9", "10", "10"]);
    check(&made, 3, "FB", &all, &["7", "9", "10", "10"]);
    check(&made, 3, "FB:GP", &[1, 2], &["7½", "8½"]);
    check(&made, 3, "FB:MP/C1", &[1, 2], &["5", "7"]);
    check(&made, 3, "FB:MP/M1", &[1, 2], &["2", "2"]);
    check(&made, 3, "AOB", &[1, 3, 4], &["9.33", "8.33", "9"]);
    check(&made, 3, "AOB/F", &[1, 3], &["9.67", "8.67"]);
    check(&made, 3, "AOB:GP", &[3], &["8½"]);
    check(&made, 3, "SSSC/F", &[3], &["4.83"]);
    check(&made, 3, "SSSC/K2/F", &[1], &["7½"]);
    // Before the last round nothing is drawn.
    check(&made, 2, "FB:MP", &[1], &["3"]);
    check(&made, 2, "BH:MP", &[1], &["3"]);
}

#[test]
fn forfeited_matches_count_as_played_where_the_code_says_so() {
    let mut made = event(4, 2);
    play(&mut made, 1, &[(1, 2, "11"), (3, 4, "++")], &[]);
    play(&mut made, 2, &[(1, 3, "11"), (2, 4, "11")], &[]);
    check(&made, 2, "BH:MP", &[3, 4], &["4", "2"]);
    check(&made, 2, "BH:MP/P", &[3, 4], &["4", "4"]);
    check(&made, 2, "BH:GP", &[4], &["2"]);
    check(&made, 2, "BH:GP/P", &[4], &["4"]);
    check(&made, 2, "BH:MP/C1/P", &[4], &["2"]);
    check(&made, 2, "DE", &[3, 4], &["", ""]);
    check(&made, 2, "DE/P", &[3, 4], &["1", "2"]);
}

#[test]
fn codes_are_read_with_what_modifies_them_and_nothing_else() {
    let reads = |code: &str| TeamCriterion::find(&TieBreakId::new(code)).is_some();
    for code in [
        "bh:gp/c2",
        "EMGSB/C1",
        "SSSC/K4",
        "DE:GP",
        "EDEBB",
        "MPvGP",
        "FB:MP",
        "FB:GP/C1/P",
        "SSSC/F",
        "SSSC/K4/F",
        "BH:MP/P",
        "BH:GP/M1/P",
        "AOB",
        "AOB:GP/F",
        "EGGSB/P",
    ] {
        assert!(reads(code), "{code}");
    }
    for code in [
        "BH:XP",
        "EMGSB:MP",
        "EMGSB/M1",
        "TBR/C1",
        "SSSC/K0",
        "BH:MP/C",
        "EDEX",
        "BH:MP/é1",
        "BH:MP/F",
        "AOB/C1",
        "TBR/P",
        "SSSC/P",
        "BH:MP/P1",
        "SSSC/F2",
        "EDE/P",
    ] {
        assert!(!reads(code), "{code}");
    }
    let blank = TieBreakValue::Blank;
    let made = four_teams();
    let table = TeamTable::new(&made, RoundNo(3)).unwrap();
    for (code, criterion) in TeamCriterion::offered() {
        assert_eq!(TeamCriterion::find(&TieBreakId::new(code)), Some(criterion), "{code}");
        let first = table.numbers().next().unwrap();
        let of_group = criterion.is_of_group() || code == "TOP";
        assert!(of_group || criterion.values(&table, &[first])[0] != blank, "{code}");
    }
}
