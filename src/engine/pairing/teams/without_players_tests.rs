//! Events of teams that list no players, from registration to standings and through a report and back, in every format
//! whose rounds consist of complete matches.

use super::*;
use crate::command::{Command, CommandError, Follow, apply};
use crate::format::{TableError, Trace};
use crate::pairing::{all_facts, drawn_teams, opening, propose, undecided};
use crate::standings::team_standings;
use crate::tournament::{
    Forfeit, GameResult, Name, Outcome, Rating, RoundState, Settings, SettledBy, Settlement, SystemId,
    TieBreakId,
};
use crate::trf;
use std::num::NonZeroU8;

const BOARDS: NonZeroU8 = NonZeroU8::new(4).unwrap();

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

struct Run(Snapshot);

impl Run {
    /// Registers teams, the last one the strongest.
    fn of(system: &str, teams: u16, rounds: u8) -> Self {
        let mut settings = Settings::named(name("School league"));
        settings.system = SystemId::new(system);
        settings.rounds = RoundNo(rounds);
        settings.initial_colour = Some(Colour::White);
        let mut run = Self(Snapshot::blank());
        run.act(Command::Announce(Box::new(settings)));
        for team in 1..=teams {
            let rating = Rating::new(1500 + 10 * i64::from(team)).ok();
            let team = Team { rating, ..Team::without_players(name(&format!("School {team}")), BOARDS) };
            run.act(Command::RegisterTeam(team));
        }
        run
    }

    fn act(&mut self, command: Command) {
        self.0 = apply(&self.0, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn begin(&mut self) {
        let made = opening(&self.0, &drawn_teams(&self.0, 1)).unwrap().unwrap();
        if let Some(settings) = made.settings {
            self.act(Command::Announce(settings));
        }
        self.act(Command::BeginLeg(made.leg));
    }

    /// Pairs a round and enters the score of every match as a total; a tied match of a bracket is decided.
    fn play(&mut self, round: RoundNo) {
        let draft = propose(&self.0, round, Trace::silent()).unwrap().draft;
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        for (place, of) in self.0.round(round).unwrap().matches().to_vec().into_iter().enumerate() {
            // A table seats a team that has left; its match is forfeited.
            if self.0.round(round).unwrap().result(of.boards[0]).is_some() {
                continue;
            }
            let halves = i32::try_from((3 * place + 2 * usize::from(round.0)) % 9).unwrap();
            let score = [halves, 8 - halves].map(|halves| Points::from_tenths(5 * halves));
            self.act(Command::EnterMatchScore { round, board: of.boards[0], score: Some(score) });
        }
        for state in undecided(&self.0, round) {
            let winner = Some(state.of.sides[1]);
            let settlement = Settlement { winner, by: SettledBy::Arbiter, reason: "drawn".to_owned() };
            let board = state.board().unwrap();
            self.act(Command::SettleMatch { round, board, settlement: Some(settlement) });
        }
        assert_eq!(self.0.state(round), RoundState::Complete);
    }

    fn text(&self) -> String {
        trf::write(&trf::from_snapshot(&self.0), trf::Style::default())
    }

    /// Reads the event back from its report.
    fn read_back(&self) -> Self {
        let text = self.text();
        let file = trf::read(&text).unwrap_or_else(|error| panic!("{error}: {text}")).file;
        let import = trf::to_commands(&file, &self.0.settings().system);
        Self(import.unwrap_or_else(|error| panic!("{error}: {text}")).event)
    }
}

/// Returns every team with its place, match points and team points.
fn standings(event: &Snapshot) -> Vec<String> {
    let list = [TieBreakId::new("TP"), TieBreakId::new("MP")];
    let Some(made) = team_standings(event, event.last_published().unwrap(), &list) else { return Vec::new() };
    let row = |row: &crate::standings::TeamRow| {
        let points = [made.table.match_points(row.number), made.table.team_points(row.number)];
        let place = row.place.map(|place| place.to_string());
        format!("{place:?} {} {:?}", event.team(row.team).unwrap().name, points.map(Points::tenths))
    };
    made.rows.iter().map(row).collect()
}

/// Every format, an odd number of teams, one that leaves before round 3, and a match forfeited by decision.
#[test]
fn teams_without_players_play_every_format_that_holds_whole_matches_and_come_back_from_a_report() {
    let formats = all_facts().filter(|facts| facts.line_ups).map(|facts| facts.id);
    let mut played = Vec::new();
    for system in formats {
        let mut run = Run::of(system, 7, 4);
        run.begin();
        assert!(run.0.players().next().is_none(), "{system}: nobody is registered");
        let rounds = run.0.last_round();
        for round in rounds.up_to() {
            if round == RoundNo(3) {
                run.act(Command::WithdrawTeam { id: TeamId(4), from: round });
            }
            run.play(round);
            let back = run.read_back();
            assert_eq!(standings(&back.0), standings(&run.0), "{system} {round}: {}", run.text());
            assert_eq!(back.text(), run.text(), "{system} {round}");
            let paired = |event: &Snapshot| {
                let next = propose(event, round.next(), Trace::silent()).ok();
                next.map(|made| (made.draft.boards, made.draft.outs))
            };
            let names = |run: &Run| run.0.legs()[0].participants().collect::<Vec<_>>();
            if names(&back) == names(&run) {
                assert_eq!(paired(&back.0), paired(&run.0), "{system} {round}");
            }
        }
        assert!(!run.text().contains("\n001"), "{system}: no player is made up");
        played.push(system);
    }
    assert_eq!(played.len(), 4, "{played:?}");
}

#[test]
fn teams_without_players_are_ranked_by_the_rating_that_is_typed() {
    let run = Run::of("team-swiss-2026", 4, 3);
    assert_eq!(ranked_teams(&run.0), [4, 3, 2, 1].map(TeamId));
}

#[test]
fn a_team_lists_players_or_boards_and_all_teams_of_an_event_the_same() {
    let mut run = Run::of("team-swiss-2026", 2, 3);
    let player = crate::tournament::Player::named(name("Ada"));
    let id = run.0.next_player();
    run.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    let both = Team { players: vec![id], ..Team::without_players(name("Both"), BOARDS) };
    let refused = |run: &Run, command: Command| apply(&run.0, &command).unwrap_err();
    assert_eq!(refused(&run, Command::RegisterTeam(both)), CommandError::PlayersAndBoards);
    let crowd = Team::without_players(name("Crowd"), NonZeroU8::new(Team::MOST_BOARDS + 1).unwrap());
    let most = CommandError::TooManyBoards { most: Team::MOST_BOARDS };
    assert_eq!(refused(&run, Command::RegisterTeam(crowd)), most);
    let stranger = Team::of(name("Strangers"), vec![PlayerId(1)], Vec::new());
    let none = CommandError::NoSuchPlayer { id: PlayerId(1) };
    assert_eq!(refused(&run, Command::RegisterTeam(stranger)), none, "a stand-in plays for nobody else");
    run.act(Command::RegisterTeam(Team::of(name("With"), vec![id], Vec::new())));
    let mixed = opening(&run.0, &drawn_teams(&run.0, 1)).unwrap_err();
    let [with, without] = ["With", "School 1"].map(str::to_owned);
    assert_eq!(mixed, TableError::PlayersInSomeTeams { with, without });
    run.act(Command::RemoveTeam { id: TeamId(3) });
    run.begin();
    let with = Team::of(name("School 1"), vec![id], Vec::new());
    let edit = Command::EditTeam { id: TeamId(1), team: with, reason: String::new() };
    assert!(matches!(refused(&run, edit), CommandError::UnequalTeam { .. }));
}

#[test]
fn a_table_of_players_needs_players() {
    for system in ["scheveningen", "skalitzka"] {
        let run = Run::of(system, if system == "skalitzka" { 3 } else { 2 }, 4);
        let refused = opening(&run.0, &drawn_teams(&run.0, 1)).unwrap_err();
        assert!(matches!(refused, TableError::NeedsPlayers { .. }), "{system}: {refused:?}");
    }
}

#[test]
fn a_team_without_players_gets_them_or_other_boards_while_it_has_not_played() {
    let mut run = Run::of("team-swiss-2026", 2, 3);
    let of = |boards: u8| Team::without_players(name("Renamed"), NonZeroU8::new(boards).unwrap());
    let edit = |team: Team| Command::EditTeam { id: TeamId(1), team, reason: "asked for".to_owned() };
    let seats = |run: &Run| run.0.team(TeamId(1)).unwrap().players.clone();
    let before = seats(&run);
    run.act(edit(of(6)));
    assert_eq!(seats(&run)[..4], before[..], "whoever stood in stays");
    assert_eq!(run.0.player(seats(&run)[5]).unwrap().player.name, name("Renamed 6"));
    run.act(edit(of(2)));
    assert_eq!((seats(&run).len(), run.0.seated().count()), (2, 6), "the others are gone");
    let (id, player) = (run.0.next_player(), crate::tournament::Player::named(name("Ada")));
    run.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    run.act(edit(Team::of(name("Renamed"), vec![id], Vec::new())));
    assert_eq!((seats(&run), run.0.seated().count()), (vec![id], 5));
    run.act(Command::RemoveTeam { id: TeamId(2) });
    assert_eq!(run.0.seated().count(), 1);
}

/// A score entered wrongly is corrected in any round; the pairings based on it remain, or are undone.
#[test]
fn the_score_of_a_match_is_corrected_in_any_round() {
    let mut run = Run::of("team-swiss-2026", 4, 3);
    run.begin();
    run.play(RoundNo(1));
    run.play(RoundNo(2));
    let (round, board) = (RoundNo(1), run.0.round(RoundNo(1)).unwrap().matches()[0].boards[0]);
    let score = [40, 0].map(Points::from_tenths);
    let correct = |follow, reason: &str| Command::CorrectMatchScore {
        round,
        board,
        score,
        follow,
        reason: reason.to_owned(),
    };
    let refused = |command: Command| apply(&run.0, &command).unwrap_err();
    assert_eq!(refused(correct(Follow::Record, "")), CommandError::ReasonMissing);
    assert_eq!(refused(correct(Follow::RatingReportOnly, "slip")), CommandError::NoChange);
    let closed = Command::EnterMatchScore { round, board, score: Some(score) };
    assert!(matches!(refused(closed), CommandError::RoundClosed { .. }));
    let of = run.0.round(round).unwrap().matches()[0].clone();
    let stands = apply(&run.0, &correct(Follow::Record, "slip")).unwrap();
    assert_eq!(stands.round(round).unwrap().match_score(&of), Some(score));
    assert_eq!(stands.rounds()[1], run.0.rounds()[1], "the pairing stands");
    let undone = apply(&run.0, &correct(Follow::UndoLater { from: RoundNo(2) }, "slip")).unwrap();
    assert_eq!((undone.last_paired(), undone.round(round)), (Some(round), stands.round(round)));
}

/// Record 802 has the scores of matches, and record 330 complete forfeits.
#[test]
fn results_of_single_boards_are_reported_as_omitted_from_a_report() {
    let mut run = Run::of("team-swiss-2026", 4, 3);
    run.begin();
    let draft = propose(&run.0, RoundNo(1), Trace::silent()).unwrap().draft;
    run.act(Command::DraftRound(draft));
    run.act(Command::publish(RoundNo(1)));
    let round = RoundNo(1);
    let [one, other] = [0, 1].map(|at| run.0.round(round).unwrap().matches()[at].clone());
    let score = Some([30, 10].map(Points::from_tenths));
    run.act(Command::EnterMatchScore { round, board: one.boards[0], score });
    assert_eq!(trf::left_out(&run.0), [], "the score of a match as a whole is there");
    run.act(Command::EnterMatchScore { round, board: one.boards[0], score: None });
    for (board, result) in one.boards.iter().zip([Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins]) {
        run.act(Command::EnterResult { round, board: *board, result: GameResult::Played(result) });
    }
    // The team listed first has White on every other board.
    let forfeits = [Forfeit::ToWhite, Forfeit::ToBlack].into_iter().cycle();
    for (board, forfeit) in other.boards.iter().zip(forfeits) {
        run.act(Command::EnterResult { round, board: *board, result: GameResult::Forfeit(forfeit) });
    }
    assert_eq!(trf::left_out(&run.0), [trf::LeftOut::Boards { boards: 3 }]);
    let file = trf::from_snapshot(&run.0);
    let told: Vec<_> = file.forfeited_matches.iter().map(|of| of.forfeit).collect();
    assert_eq!(told, [Forfeit::ToWhite], "the match won by forfeit is told");
}

/// A colour scheme of more boards than a team can have creates no players.
#[test]
fn a_report_of_more_boards_than_a_team_can_have_is_refused() {
    let mut run = Run::of("team-swiss-2026", 4, 3);
    run.begin();
    let without_scheme =
        run.text().lines().filter(|line| !line.starts_with("352")).collect::<Vec<_>>().join("\n");
    for (boards, is_taken) in [(4, true), (50, true), (52, false), (60_000, false)] {
        let text = format!("{without_scheme}\n352 {}\n", "WB".repeat(boards / 2));
        let import = trf::read(&text)
            .ok()
            .and_then(|read| trf::to_commands(&read.file, &run.0.settings().system).ok());
        let teams =
            import.map(|import| import.event.teams().filter(|(_, team)| team.has_stand_ins()).count());
        assert_eq!(teams, is_taken.then_some(4), "{boards} boards");
    }
}
