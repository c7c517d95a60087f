//! The provider's four samples, each recreated as an event and compared with hakem's file element by element.

use super::tests::{elements, values};
use super::*;
use hakem_engine::command::{Command, apply};
use hakem_engine::tournament::{
    BoardNo, Bye, Colour, Draft, Forfeit, GameResult, Leg, Match, Meeting, Name, OptionValue, Out, Outcome,
    PartialDate, Participant, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, Sex, SystemId, Team,
    TeamId, TieBreakId, TimeOfDay,
};
use std::collections::{BTreeMap, BTreeSet};

/// A sample: its elements, each with the names and values of its attributes.
struct Sample(BTreeMap<&'static str, (Vec<&'static str>, Vec<Vec<&'static str>>)>);

impl Sample {
    fn read(text: &'static str) -> Self {
        let mut elements: BTreeMap<_, (Vec<_>, Vec<Vec<_>>)> = BTreeMap::new();
        let mut last = "";
        for line in text.lines().skip(1) {
            match line.contains('|') {
                true => elements.get_mut(last).unwrap().1.push(line.split('|').collect()),
                false => {
                    let mut words = line.split(' ');
                    last = words.next().unwrap();
                    elements.insert(last, (words.collect(), Vec::new()));
                }
            }
        }
        Self(elements)
    }

    /// Returns the values of some attributes of every element with this name.
    fn of<const N: usize>(&self, element: &str, wanted: [&str; N]) -> Vec<[&'static str; N]> {
        let Some((keys, rows)) = self.0.get(element) else { return Vec::new() };
        let at = wanted.map(|key| keys.iter().position(|other| *other == key).unwrap());
        rows.iter().map(|row| at.map(|at| row[at])).collect()
    }

    fn games(&self, round: RoundNo) -> Vec<[&'static str; 7]> {
        let keys = ["round", "pairing", "whiteno", "blackno", "reswhite", "resblack", "forfeit"];
        let number = round.to_string();
        self.of("playerpairing", keys).into_iter().filter(|game| game[0] == number).collect()
    }
}

fn number(text: &str) -> u32 {
    text.parse().unwrap()
}

fn day(text: &str) -> Option<PartialDate> {
    let (year, rest) = text.split_at_checked(4)?;
    let (month, day) = rest.split_at_checked(2)?;
    PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn time(text: &str) -> Option<TimeOfDay> {
    let (hour, minute) = text.split_once(':')?;
    TimeOfDay::new(hour.parse().ok()?, minute.parse().ok()?).ok()
}

/// An event under construction from a sample.
struct Made {
    sample: Sample,
    event: Snapshot,
    system: SystemId,
    of_teams: bool,
}

impl Made {
    fn of(text: &'static str, system: &str, tie_breaks: &[&str]) -> Self {
        let sample = Sample::read(text);
        let [[kind, rounds, begins, ends, cycles]] =
            sample.of("tournament", ["type", "rounds", "from", "to", "replay"])[..]
        else {
            panic!("one tournament")
        };
        let mut settings = Settings::named(Name::new("Sample").unwrap());
        settings.system = SystemId::new(system);
        settings.rounds = RoundNo(rounds.parse().unwrap());
        (settings.begins, settings.ends) = (day(begins), day(ends));
        settings.tie_breaks = tie_breaks.iter().map(|code| TieBreakId::new(code)).collect();
        settings.initial_colour = Some(Colour::White);
        if system == "team-swiss-2026" {
            settings.options.set("match-bye", Some(OptionValue::Choice("win".to_owned())));
        }
        if cycles != "1" {
            let cycles = OptionValue::Number(cycles.parse().unwrap());
            settings.options.set("cycles", Some(cycles));
        }
        let times = sample.of("round", ["date", "time"]);
        settings.round_dates = times.iter().map(|[date, _]| day(date)).collect();
        settings.round_times = times.iter().map(|[_, begins]| time(begins)).collect();
        let system = settings.system.clone();
        let of_teams = kind == "2" || kind == "3";
        let mut made = Self { sample, event: Snapshot::blank(), system, of_teams };
        made.act(Command::Announce(Box::new(settings)));
        made
    }

    fn act(&mut self, command: Command) {
        self.event = apply(&self.event, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    /// Registers the players, each from their first round on.
    fn register(&mut self) {
        for [own, rating, national, sex, fed] in
            self.sample.of("player", ["no", "rtgfide", "rtgnat", "sex", "fed"])
        {
            let is_in = |round: &RoundNo| {
                self.sample
                    .games(*round)
                    .iter()
                    .any(|game| (game[2] == own && game[3] != "-2") || game[3] == own)
            };
            let first = self.event.last_round().up_to().find(is_in);
            let rating_of = |text: &str| text.parse().ok().and_then(|rating| Rating::new(rating).ok());
            let player = Player {
                rating: rating_of(rating),
                national_rating: rating_of(national),
                sex: match sex {
                    "M" => Some(Sex::Male),
                    "W" => Some(Sex::Female),
                    _ => None,
                },
                federation: Name::new(fed).ok(),
                ..Player::named(Name::new(&format!("Player {own}")).unwrap())
            };
            let arrival = first.filter(|_| !self.of_teams).unwrap_or(RoundNo(1));
            self.act(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
        }
        let teams = self.sample.of("team", ["no"]);
        for [team] in &teams {
            let players = self.sample.of("player", ["no", "teamno"]);
            let own = players.iter().filter(|[_, of]| of == team).map(|[id, _]| PlayerId(number(id)));
            let boards: usize = self.sample.of("tournament", ["playerperteam"])[0][0].parse().unwrap();
            let own: Vec<PlayerId> = own.collect();
            let (first, reserves) = own.split_at(boards);
            let name = Name::new(&format!("Team {team}")).unwrap();
            self.act(Command::RegisterTeam(Team::of(name, first.to_vec(), reserves.to_vec())));
        }
        if self.system.as_str() != "dutch-2026" {
            self.begin(teams.len());
        }
    }

    fn begin(&mut self, teams: usize) {
        let boards: u16 = self.sample.of("tournament", ["playerperteam"])[0][0].parse().unwrap_or(0);
        let group: Vec<Participant> = match self.of_teams {
            true => (1..=u16::try_from(teams).unwrap()).map(|id| Participant::Team(TeamId(id))).collect(),
            false => self.event.players().map(|(id, _)| Participant::Player(id)).collect(),
        };
        let leg = Leg {
            first: RoundNo(1),
            last: self.event.last_round(),
            system: self.system.clone(),
            options: self.event.settings().options.clone(),
            groups: vec![group],
            boards: self.of_teams.then_some(boards),
            is_closed: self.system.as_str() != "team-swiss-2026",
            decided: String::new(),
        };
        self.act(Command::BeginLeg(leg));
    }

    /// Pairs a round as in the sample and enters its results.
    fn play(&mut self, round: RoundNo) {
        let games = self.sample.games(round);
        let met: Vec<[&str; 7]> = games.iter().copied().filter(|game| !game[3].starts_with('-')).collect();
        let id = |text: &str| PlayerId(number(text));
        for away in games.iter().filter(|game| game[3] == "-2").map(|game| id(game[2])) {
            if self.event.player(away).is_some_and(|known| known.away(round).is_none()) {
                self.act(Command::SetBye { id: away, round, bye: Some(RequestedBye::ZeroPoint) });
            }
        }
        let numbering = self.event.players().filter(|(_, known)| known.arrival <= round).map(|(id, _)| id);
        let numbering: Vec<PlayerId> = numbering.collect();
        let (matches, outs) = self.matches(round, &met);
        let draft = Draft {
            by_table: self.system.as_str().ends_with("round-robin"),
            numbering: (self.event.numbering() != numbering).then_some(numbering),
            boards: met.iter().map(|game| Meeting { white: id(game[2]), black: id(game[3]) }).collect(),
            matches: matches.into(),
            outs: outs.into(),
            bye: games.iter().find(|game| game[3] == "-1").map(|game| id(game[2])),
            ..Draft::of(round, self.system.clone())
        };
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        for (board, game) in (1..).map(BoardNo).zip(&met) {
            let result = match [game[4], game[5]] {
                ["1.0", "0.0"] => GameResult::Played(Outcome::WhiteWins),
                ["0.5", "0.5"] => GameResult::Played(Outcome::Draw),
                ["0.0", "1.0"] => GameResult::Played(Outcome::BlackWins),
                // A double forfeit.
                ["", ""] => GameResult::Forfeit(Forfeit::Both),
                other => panic!("{other:?}"),
            };
            self.act(Command::EnterResult { round, board, result });
        }
    }

    fn matches(&self, round: RoundNo, met: &[[&str; 7]]) -> (Vec<Match>, Vec<(Participant, Out)>) {
        let team = |text: &str| Participant::Team(TeamId(text.parse().unwrap()));
        let (mut matches, mut outs) = (Vec::new(), Vec::new());
        for [of, pairing, one, other] in self.sample.of("teampairing", ["round", "pairing", "no1", "no2"]) {
            match (of == round.to_string(), other) {
                (false, _) => {}
                (true, "-1") => outs.push((team(one), Out::Bye(Bye::PairingAllocated))),
                (true, _) => {
                    let of_match = |(_, game): &(BoardNo, &[&str; 7])| game[1] == pairing;
                    let boards = (1..).map(BoardNo).zip(met).filter(of_match).map(|(board, _)| board);
                    matches.push(Match {
                        sides: [team(one), team(other)],
                        boards: boards.collect(),
                        stops: false,
                    });
                }
            }
        }
        (matches, outs)
    }
}

/// Differences from a sample: the element, and the attributes.
type Otherwise = [(&'static str, &'static str)];

/// Compares hakem's file for a sample with the sample, each attribute of each element.
#[track_caller]
fn compare(text: &'static str, system: &str, tie_breaks: &[&str], otherwise: &Otherwise) {
    let mut made = Made::of(text, system, tie_breaks);
    made.register();
    for round in made.event.last_round().up_to() {
        made.play(round);
    }
    let written = file(&made.event, &Sender::default());
    let mut differ: BTreeSet<(String, String)> = BTreeSet::new();
    let mut shown = String::new();
    for (element, (keys, rows)) in &made.sample.0 {
        assert_eq!(elements(&written, element).len(), rows.len(), "{element}");
        for (at, key) in keys.iter().enumerate() {
            let told: Vec<&str> = rows.iter().map(|row| row[at]).collect();
            let found = values(&written, element, key);
            if told != found {
                shown += &format!("{element} {key}\n  sample {told:?}\n  hakem  {found:?}\n");
                differ.insert(((*element).to_owned(), (*key).to_owned()));
            }
        }
    }
    let expected = otherwise
        .iter()
        .flat_map(|(element, keys)| keys.split(' ').map(|key| ((*element).to_owned(), key.to_owned())));
    assert_eq!(differ, expected.collect(), "{shown}");
}

/// Five players without a FIDE ID have made-up ratings in the sample, no K is stated, a sex is `*`, a fourth tie-break
/// has no number. Its Buchholz has a number and rules of its own, which differ for one late entrant.
#[test]
fn the_sample_of_an_individual_swiss_comes_out_element_by_element() {
    let text = include_str!("../../../../tests/golden/chess-results/swiss.txt");
    let otherwise =
        [("player", "rtgaverage rtgperform rtgdifference sex tb1 tb4"), ("tournament", "tb1no tb2no")];
    compare(text, "dutch-2026", &["BH", "SB"], &otherwise);
}

/// The sample counts unrated players as 0 in the average.
#[test]
fn the_sample_of_an_individual_round_robin_comes_out_element_by_element() {
    let text = include_str!("../../../../tests/golden/chess-results/round-robin.txt");
    compare(text, "round-robin", &["SB", "WIN"], &[("tournament", "ratingavg")]);
}

/// The sample ranks players by separate tie-breaks, has a third one of teams, and omits the result of a board with a
/// double forfeit.
#[test]
fn the_sample_of_a_round_robin_of_teams_comes_out_element_by_element() {
    let text = include_str!("../../../../tests/golden/chess-results/team-round-robin.txt");
    let otherwise = [
        ("player", "rank tb1 tb2 equal"),
        ("playerpairing", "reswhite resblack forfeit"),
        ("team", "tb3"),
        ("tournament", "tb3no"),
    ];
    compare(text, "team-round-robin", &["MP", "TP"], &otherwise);
}

/// The sample also gives the players of a team the points of its bye, has no performance for players not rated by FIDE,
/// and rounds two averages differently.
#[test]
fn the_sample_of_a_swiss_of_teams_comes_out_element_by_element() {
    let text = include_str!("../../../../tests/golden/chess-results/team-swiss.txt");
    let otherwise = [
        ("player", "rtgaverage rtgperform rtgdifference rank tb1 tb2 pts equal"),
        ("team", "tb3"),
        ("tournament", "tb3no ratingavg"),
    ];
    compare(text, "team-swiss-2026", &["MP", "TP"], &otherwise);
}
