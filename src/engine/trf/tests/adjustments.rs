//! Adjustments by the arbiter, and colours corrected in one game of a match, in every dialect.

use super::event;
use crate::command::{Command, Follow, apply};
use crate::format::Trace;
use crate::pairing::{TeamOpening, opening, propose};
use crate::test_events::check_report;
use crate::tiebreak::take_system;
use crate::tiebreak::teams::{Score, TeamTable};
use crate::tournament::{
    BoardNo, Colour, GameResult, Name, Outcome, Player, PlayerId, Points, Rating, RequestedBye, RoundNo,
    Settings, Snapshot, SystemId, Team, TeamId,
};
use crate::trf::{Assumed, Dialect, LeftOut, Style, from_snapshot, left_out_by, read, write};
use std::collections::BTreeMap;

const DIALECTS: [Dialect; 4] =
    [Dialect::Trf2026, Dialect::Compatible, Dialect::CompatibleXxa, Dialect::Trf16];

pub(super) struct Run(pub Snapshot);

impl Run {
    /// Starts an event with this many players, and with teams of two if there are any.
    pub fn begin(system: &str, players: u32, teams: u16) -> Self {
        let name = |text: String| Name::new(&text).unwrap();
        let mut run = Self(Snapshot::blank());
        let mut settings = Settings {
            rounds: RoundNo(if system == "round-robin" { 7 } else { 4 }),
            initial_colour: Some(Colour::White),
            ..Settings::named(name("Given".into()))
        };
        take_system(&mut settings, SystemId::new(system));
        run.act(Command::Announce(Box::new(settings)));
        for number in 1..=players {
            let rating = Rating::new(i64::from(2400 - 10 * number)).ok();
            let player = Player { rating, ..Player::named(name(format!("Player {number}"))) };
            run.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        for number in 1..=u32::from(teams) {
            let players = [2 * number - 1, 2 * number].map(PlayerId).to_vec();
            run.act(Command::RegisterTeam(Team::of(name(format!("Team {number}")), players, Vec::new())));
        }
        let order: Vec<TeamId> = (1..=teams).map(TeamId).collect();
        if teams > 0
            && let Some(TeamOpening { settings, leg }) = opening(&run.0, &order).unwrap()
        {
            settings.into_iter().for_each(|settings| run.act(Command::Announce(settings)));
            run.act(Command::BeginLeg(leg));
        }
        run
    }

    pub fn act(&mut self, command: Command) {
        self.0 = apply(&self.0, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    pub fn round(&mut self, round: RoundNo) {
        let draft = propose(&self.0, round, Trace::silent()).unwrap().draft;
        let boards = u16::try_from(draft.boards.len()).unwrap();
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        for board in (1..=boards).map(BoardNo) {
            let outcomes = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins];
            let result = GameResult::Played(outcomes[usize::from(board.0 + u16::from(round.0)) % 3]);
            self.act(Command::EnterResult { round, board, result });
        }
    }

    /// Adjusts some players in a round, also below their points.
    fn give(&mut self, round: RoundNo) {
        for (id, tenths) in [(1, -5), (2, 5), (5, -20), (7, -5)] {
            let (id, points, reason) = (PlayerId(id), Points::from_tenths(tenths), "decision".to_owned());
            self.act(Command::AdjustPoints { id, round, points, reason });
        }
    }
}

fn scores(event: &Snapshot) -> BTreeMap<String, Points> {
    let scores = event.scores(event.rounds().len());
    event.players().map(|(id, known)| (known.player.name.to_string(), scores[id.index()])).collect()
}

#[test]
fn no_player_has_a_rank_before_round_1() {
    for (system, teams) in
        [("dutch-2026", 0), ("round-robin", 0), ("team-swiss-2026", 4), ("team-round-robin", 4)]
    {
        let mut run = Run::begin(system, 8, teams);
        for is_drafted in [false, true] {
            if is_drafted {
                run.act(Command::DraftRound(propose(&run.0, RoundNo(1), Trace::silent()).unwrap().draft));
            }
            let report = from_snapshot(&run.0);
            assert!(report.players.iter().all(|player| player.details.rank.is_none()), "{system}");
            assert_eq!(report.teams.len(), usize::from(teams), "{system}");
            assert!(report.teams.iter().all(|team| team.rank.is_none()), "{system}");
        }
        run.act(Command::publish(RoundNo(1)));
        let report = from_snapshot(&run.0);
        assert!(report.players.iter().all(|player| player.details.rank.is_some()), "{system}");
        assert!(report.teams.iter().all(|team| team.rank.is_some()), "{system}");
    }
}

#[test]
fn points_given_and_taken_come_back_from_every_form_of_report() {
    for system in ["dutch-2026", "double-swiss-2026", "lim-2026", "round-robin"] {
        let mut run = Run::begin(system, 7, 0);
        for round in [1, 2, 3].map(RoundNo) {
            run.round(round);
            run.give(round);
        }
        assert!(scores(&run.0).values().any(|points| *points < Points::ZERO), "{system}");
        check_report(&run.0, system);
        let file = from_snapshot(&run.0);
        for dialect in DIALECTS {
            let text = write(&file, Style { dialect, ..Style::default() });
            let report =
                read(&text).unwrap_or_else(|errors| panic!("{system} {dialect:?}: {errors}\n{text}"));
            let recounted = |told: &&crate::trf::Adjustment| matches!(told.assumed, Assumed::Counted(_));
            assert_eq!(report.adjustments.iter().find(recounted), None, "{system} {dialect:?}\n{text}");
            assert_eq!(scores(&event(&report.file)), scores(&run.0), "{system} {dialect:?}\n{text}");
            let told = left_out_by(&file, dialect);
            let is_told = told.iter().any(|left| matches!(left, LeftOut::PointsGiven { .. }));
            assert_eq!(is_told, dialect != Dialect::Trf2026, "{system} {dialect:?}");
        }
    }
}

#[test]
fn points_of_a_game_that_was_corrected_for_rating_alone_come_back() {
    let mut run = Run::begin("dutch-2026", 7, 0);
    run.round(RoundNo(1));
    run.give(RoundNo(1));
    run.round(RoundNo(2));
    run.round(RoundNo(3));
    let board = run.0.round(RoundNo(1)).unwrap().games().find(|(_, board, _)| board.meeting.has(PlayerId(1)));
    let (board, _, result) = board.unwrap();
    let other =
        if result == Some(GameResult::Played(Outcome::Draw)) { Outcome::WhiteWins } else { Outcome::Draw };
    run.act(Command::CorrectResult {
        round: RoundNo(1),
        board,
        result: Some(GameResult::Played(other)),
        follow: Follow::RatingReportOnly,
        reason: "late".to_owned(),
    });
    for dialect in DIALECTS {
        let text = write(&from_snapshot(&run.0), Style { dialect, ..Style::default() });
        let report = read(&text).unwrap_or_else(|errors| panic!("{dialect:?}: {errors}\n{text}"));
        assert_eq!(scores(&event(&report.file)), scores(&run.0), "{dialect:?}\n{text}");
    }
}

#[test]
fn corrected_colours_of_one_game_of_a_match_come_back() {
    for corrected in [vec![1], vec![2], vec![1, 2], vec![3, 2]] {
        let mut run = Run::begin("double-swiss-2026", 7, 0);
        run.round(RoundNo(1));
        for board in corrected.iter().copied().map(BoardNo) {
            let (round, reason, follow) = (RoundNo(1), "seats".to_owned(), Follow::Record);
            run.act(Command::CorrectColours { round, board, follow, reason });
        }
        run.round(RoundNo(2));
        check_report(&run.0, &format!("boards {corrected:?} turned"));
    }
}

#[test]
fn both_games_of_a_match_with_the_same_colours_are_corrected_for_rating_alone() {
    let mut run = Run::begin("double-swiss-2026", 4, 0);
    run.round(RoundNo(1));
    let (round, reason) = (RoundNo(1), "seats".to_owned());
    run.act(Command::CorrectColours { round, board: BoardNo(2), follow: Follow::Record, reason });
    run.round(RoundNo(2));
    for board in [1, 2].map(BoardNo) {
        let (result, follow) = (Some(GameResult::Played(Outcome::BothLose)), Follow::RatingReportOnly);
        run.act(Command::CorrectResult { round, board, result, follow, reason: "late".to_owned() });
    }
    check_report(&run.0, "the report states both games");
}

#[test]
fn points_of_teams_come_back_from_the_forms_that_have_their_records() {
    for (system, teams) in [
        ("team-swiss-2026", 6),
        ("team-round-robin", 4),
        ("team-round-robin", 3),
        ("scheveningen", 4),
        ("skalitzka", 3),
    ] {
        let mut run = Run::begin(system, 2 * u32::from(teams), teams);
        for round in [1, 2].map(RoundNo) {
            run.round(round);
            for (id, match_points, game_points) in [(1, -10, 5), (2, 0, -25), (3, 10, 0)] {
                let [match_points, game_points] = [match_points, game_points].map(Points::from_tenths);
                let (id, reason) = (TeamId(id), "decision".to_owned());
                run.act(Command::AdjustTeamPoints { id, round, match_points, game_points, reason });
            }
        }
        check_report(&run.0, system);
        let totals = |event: &Snapshot| {
            let table = TeamTable::new(event, RoundNo(u8::MAX)).unwrap();
            let of = |number| [Score::Matches, Score::Games].map(|score| table.total(number, score));
            let name = |number| event.team(table.team(number)).unwrap().name.to_string();
            table.numbers().map(|number| (name(number), of(number))).collect::<BTreeMap<_, _>>()
        };
        let file = from_snapshot(&run.0);
        for dialect in [Dialect::Trf2026, Dialect::Compatible, Dialect::CompatibleXxa] {
            let text = write(&file, Style { dialect, ..Style::default() });
            let report =
                read(&text).unwrap_or_else(|errors| panic!("{system} {dialect:?}: {errors}\n{text}"));
            assert_eq!(totals(&event(&report.file)), totals(&run.0), "{system} {dialect:?}\n{text}");
        }
        assert!(left_out_by(&file, Dialect::Trf16).contains(&LeftOut::TeamRecords));
    }
}
