//! Recorded events, run by commands and paired at the board.

use super::*;

fn tenths(value: &Value) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "points are small")]
    let tenths = (value.as_f64().unwrap() * 10.0).round() as i32;
    tenths
}

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().unwrap()).unwrap()
}

fn result(text: &str) -> GameResult {
    match text {
        "1-0" => GameResult::Played(Outcome::WhiteWins),
        "0-1" => GameResult::Played(Outcome::BlackWins),
        "1/2-1/2" => GameResult::Played(Outcome::Draw),
        "+-" => GameResult::Forfeit(Forfeit::ToWhite),
        "-+" => GameResult::Forfeit(Forfeit::ToBlack),
        "--" => GameResult::Forfeit(Forfeit::Both),
        other => panic!("unknown result {other}"),
    }
}

/// Returns the value of a round without a match in the record, as an option value; `None` if the option cannot express
/// it.
fn bye(options: &Value) -> Option<&'static str> {
    let [own, win, draw] =
        [&options["bye_points"]["pab"], &options["bye_points"]["F"], &options["bye_points"]["H"]];
    match () {
        () if own == win => Some("win"),
        () if own == draw => Some("draw"),
        () if tenths(&own[0]) + tenths(&own[1]) == 0 => Some("none"),
        () => None,
    }
}

/// Returns the option values of the system in a recorded event.
fn answers(options: &Value) -> Options {
    let mut answers = Options::default();
    let words = [
        ("preferences", options["preferences"].as_str().unwrap().to_owned()),
        ("primary", options["primary"].as_str().unwrap().to_owned()),
        (
            "match-points",
            options["match_points"]
                .as_array()
                .unwrap()
                .iter()
                .map(Value::to_string)
                .collect::<Vec<_>>()
                .join("-"),
        ),
        ("match-bye", bye(options).unwrap().to_owned()),
    ];
    let known = facts(SYSTEM).unwrap().options;
    let option = |key: &str| known.iter().find(|option| option.key == key).unwrap();
    for (key, word) in words {
        option(key).set(&mut answers, OptionValue::Choice(word));
    }
    option("secondary").set(&mut answers, OptionValue::YesNo(options["secondary"] == true));
    answers
}

impl Run {
    /// Sets up an event of the corpus, and registers its teams, strongest first.
    fn of(recorded: &Value) -> Self {
        let options = &recorded["options"];
        let mut settings = Settings::named(Name::new("Teams").unwrap());
        settings.system = SystemId::new(SYSTEM);
        settings.rounds = RoundNo(u8::try_from(options["rounds"].as_u64().unwrap()).unwrap());
        settings.initial_colour = Some(if options["initial"] == "W" { Colour::White } else { Colour::Black });
        settings.options = answers(options);
        if options["acceleration"] == "baku" {
            settings.acceleration = Acceleration::Baku;
        }
        let boards = number(&options["boards"]);
        let mut run = Self { event: Snapshot::blank(), boards };
        run.act(Command::Announce(Box::new(settings.clone())));
        let mut rating = 2900;
        for team in recorded["teams"].as_array().unwrap() {
            let mut players = Vec::new();
            for board in 1..=boards {
                let name = Name::new(&format!("P{}.{board}", team["tpn"])).unwrap();
                let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
                rating -= 1;
                let arrival = RoundNo(u8::try_from(team["arrives"].as_u64().unwrap_or(1)).unwrap());
                players.push(run.event.next_player());
                run.act(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
            }
            let name = Name::new(&format!("T{}", team["tpn"])).unwrap();
            run.act(Command::RegisterTeam(Team::of(name, players, Vec::new())));
        }
        for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
            let pair = |pair: &Value| ForbiddenPair {
                players: [0, 1].map(|side| run.player(number(&pair[side]))),
                first: round,
                last: round,
            };
            settings.forbidden.extend(told["prohibited"].as_array().into_iter().flatten().map(pair));
        }
        if *run.event.settings() != settings {
            run.act(Command::Announce(Box::new(settings)));
        }
        let TeamOpening { settings, leg } =
            opening(&run.event, &drawn_teams(&run.event, 1)).unwrap().unwrap();
        assert_eq!(settings, None, "the arbiter says how many rounds there are");
        run.act(Command::BeginLeg(leg));
        run
    }

    /// Registers the absences of a round.
    fn arrange(&mut self, round: RoundNo, told: &Value) {
        let mut away: BTreeMap<u16, RequestedBye> = BTreeMap::new();
        for absent in told["absent"].as_array().into_iter().flatten() {
            away.insert(number(absent), RequestedBye::ZeroPoint);
        }
        for taken in told["byes"].as_array().into_iter().flatten() {
            let bye = match taken[1].as_str().unwrap() {
                "F" => RequestedBye::FullPoint,
                "H" => RequestedBye::HalfPoint,
                _ => RequestedBye::ZeroPoint,
            };
            away.insert(number(&taken[0]), bye);
        }
        for (team, bye) in away {
            for member in self.event.team(TeamId(team)).unwrap().clone().members() {
                if self.event.player(member).unwrap().arrival <= round {
                    self.act(Command::SetBye { id: member, round, bye: Some(bye) });
                }
            }
        }
    }

    fn play(&mut self, round: RoundNo, told: &Value) {
        let made = setting(&self.event, round).unwrap();
        let seat = |value: &Value| Seat(number(value) - 1);
        let pair = |of: &Value| Pair { white: seat(&of["white"]), black: seat(&of["black"]) };
        let mut matches = told["matches"].as_array().unwrap().clone();
        let mut pairs: Vec<Pair> = matches.iter().map(pair).collect();
        // The record does not include the order of publication.
        made.system.swiss().unwrap().sort_boards(&made.field, &mut pairs);
        matches.sort_by_key(|of| pairs.iter().position(|&other| other == pair(of)));
        let pab = Some(&told["pab"]).filter(|pab| !pab.is_null()).map(seat);
        let Boards { meetings, matches: of_teams, outs } =
            boards(&self.event, round, (&made.team_seats, &made.field), &Pairing::of(pairs, pab, Vec::new()));
        let virtual_points = made.order.iter().zip(&made.field.players);
        let draft = Draft {
            numbering: made.numbering(&self.event),
            boards: meetings,
            matches: of_teams,
            outs,
            virtual_points: virtual_points
                .filter(|(_, team)| team.virtual_points != Points::ZERO)
                .map(|(&id, team)| (id, team.virtual_points))
                .collect(),
            ..Draft::of(round, SystemId::new(SYSTEM))
        };
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        let results = matches.iter().flat_map(|of| {
            of["boards"].as_array().unwrap().iter().enumerate().map(|(board, text)| {
                let result = result(text.as_str().unwrap());
                if board % 2 == 0 { result } else { result.turned() }
            })
        });
        let results = (1..).map(BoardNo).zip(results).collect();
        self.act(Command::TakeOverResults { round, results });
    }
}

/// Pairs of teams by number, White on board 1 first, and the team with the bye.
type Paired = (BTreeSet<(u16, u16)>, Option<u16>);

/// Returns the pairing of the event; `None` if it is refused.
fn paired(event: &Snapshot, round: RoundNo) -> Option<Paired> {
    let draft = propose(event, round, Trace::silent()).ok()?.draft;
    let sides = |of: &Match| {
        let [one, other] = of.sides.map(|side| match side {
            Participant::Team(id) => id.0,
            Participant::Player(_) => panic!("a match of teams"),
        });
        (one, other)
    };
    let bye = draft.outs.iter().find_map(|&(side, out)| match (side, out) {
        (Participant::Team(id), Out::Bye(Bye::PairingAllocated)) => Some(id.0),
        _ => None,
    });
    Some((draft.matches.iter().map(sides).collect(), bye))
}

fn run_events(path: &Path) -> usize {
    let mut compared = 0;
    for recorded in events(path).into_iter().filter(|recorded| bye(&recorded["options"]).is_some()) {
        let mut run = Run::of(&recorded);
        for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
            let name = format!("{} round {round}", recorded["id"]);
            run.arrange(round, told);
            if told.get("expected").is_some() {
                compared += 1;
                let expected = told["expected"]["brackets"].as_array().map(|brackets| {
                    let pairs = brackets.iter().flat_map(|bracket| bracket["pairs"].as_array().unwrap());
                    let pab = Some(&told["expected"]["pab"]).filter(|pab| !pab.is_null()).map(number);
                    (pairs.map(|pair| (number(&pair[0]), number(&pair[1]))).collect(), pab)
                });
                assert_eq!(paired(&run.event, round), expected, "{name}");
            }
            let is_refused = told.get("expected").is_some_and(Value::is_null);
            if !told["matches"].is_null() && !is_refused {
                run.play(round, told);
                comes_back_from_a_report(&run.event, &name);
                let table = TeamTable::new(&run.event, round).unwrap();
                for number in table.numbers() {
                    let points = table.match_points(number).tenths();
                    assert_eq!(points, tenths(&told["scores"]["mp"][number.index()]), "{name}: {number}");
                    let points = table.team_points(number).tenths();
                    assert_eq!(points, tenths(&told["scores"]["gp"][number.index()]), "{name}: {number}");
                }
            }
        }
    }
    compared
}

/// Complete events, with byes, late entries, forfeits, acceleration and forbidden pairs, as recorded and paired at the
/// board.
#[test]
fn events_run_by_commands_are_paired_as_recorded() {
    for path in samples("team-swiss", "team-swiss.jsonl") {
        let compared = run_events(&path);
        assert!(compared > 10);
        eprintln!("{}: {compared} rounds of events", path.display());
    }
}
