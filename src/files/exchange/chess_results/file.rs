//! The file, element by element, in the order of the provider's samples. All attributes are written, empty without a
//! value.

use super::figures::{day, ratings, result, results, rounded, score, with_comma};
use super::tie_breaks::{self, MOST, Sent};
use hakem_engine::format::Course;
use hakem_engine::pairing::facts;
use hakem_engine::standings::{Standings, TeamStandings, standings, team_standings};
use hakem_engine::tiebreak::list_for_players;
use hakem_engine::tiebreak::teams::{TeamMatch, TeamTable};
use hakem_engine::tiebreak::{TieBreakValue, ValueFormat};
use hakem_engine::tournament::{
    Board, Bye, Match, Participant, Player, PlayerId, Points, Round, RoundNo, RoundPlace, Sex, Snapshot,
    Stage, Team, TeamId, Title,
};
use hakem_engine::trf;
use std::collections::HashMap;
use std::fmt::Write;

/// Opponent for a bye, and for players who are not paired.
const BYE: &str = "-1";
const NOT_PAIRED: &str = "-2";

/// Identification of the sender; empty if the file is not uploaded by hakem.
#[derive(Clone, Default)]
pub struct Sender {
    /// Number of the program.
    pub source: String,
    /// Id of the user.
    pub creator: String,
    /// Id of the session, encrypted.
    pub sid: String,
    /// Id of the user, encrypted.
    pub creator_sid: String,
    /// Key of the tournament, encrypted.
    pub tournament_sid: String,
}

/// An attribute: name and value.
type Attribute = (&'static str, String);

/// An event to send, with data shared by several elements.
struct Sending<'a> {
    event: &'a Snapshot,
    order: Vec<PlayerId>,
    numbers: HashMap<PlayerId, usize>,
    /// The round of ranks and tie-breaks: the last one with complete results.
    ranked: RoundNo,
    places: Standings,
    teams: Option<TeamStandings>,
    tie_breaks: Vec<Sent>,
}

pub fn file(event: &Snapshot, access: &Sender) -> String {
    let mut order = trf::players_in_order(event);
    // For teams that list no players the file has only the matches.
    order.retain(|&id| !event.is_stand_in(id));
    let ranked = last_complete(event);
    let settings = event.settings();
    let is_of_teams = tie_breaks::is_of_teams(event);
    let sending = Sending {
        event,
        numbers: order.iter().copied().zip(1..).collect(),
        order,
        ranked,
        places: standings(event, ranked, list_for_players(settings)),
        teams: team_standings(event, ranked, &settings.tie_breaks).filter(|_| is_of_teams),
        tie_breaks: tie_breaks::of(event),
    };
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n".to_owned();
    section(&mut text, ("tournamentdata", "tournament"), vec![sending.tournament(access)]);
    section(&mut text, ("rounds", "round"), sending.rounds());
    section(&mut text, ("players", "player"), sending.players());
    if is_of_teams {
        section(&mut text, ("teams", "team"), sending.team_rows());
    }
    section(&mut text, ("playerpairings", "playerpairing"), sending.player_pairings());
    if is_of_teams {
        section(&mut text, ("teampairings", "teampairing"), sending.team_pairings());
    }
    let proof = vec![
        ("source", access.source.clone()),
        ("sid", access.sid.clone()),
        ("creator_sid", access.creator_sid.clone()),
        ("tnr_sid", access.tournament_sid.clone()),
    ];
    section(&mut text, ("security", "securitydata"), vec![proof]);
    text + "</chessresults>\n"
}

/// Returns the last published round up to which all results are complete; 0 if there is none.
fn last_complete(event: &Snapshot) -> RoundNo {
    let published = event.last_published().into_iter().flat_map(RoundNo::up_to);
    let is_in = |round: &RoundNo| event.round(*round).is_some_and(|of| of.missing() == 0);
    published.take_while(is_in).last().unwrap_or(RoundNo(0))
}

fn section(text: &mut String, (name, element): (&str, &str), elements: Vec<Vec<Attribute>>) {
    // Writing to a string cannot fail.
    let _infallible = writeln!(text, "  <{name}>");
    for attributes in elements {
        let _infallible = write!(text, "    <{element}");
        for (key, value) in attributes {
            let _infallible = write!(text, " {key}=\"{}\"", escaped(&value));
        }
        text.push_str("/>\n");
    }
    let _infallible = writeln!(text, "  </{name}>");
}

/// Escapes a value for XML. Braces replace angle brackets on the way to the server, so no value has any.
pub(super) fn escaped(value: &str) -> String {
    let mut safe = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '{' => safe.push('('),
            '}' => safe.push(')'),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Returns a text truncated to the available length.
fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

fn some(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn yes(is: bool) -> String {
    if is { "J" } else { "N" }.to_owned()
}

impl Sending<'_> {
    fn number(&self, player: PlayerId) -> String {
        some(self.numbers.get(&player))
    }

    fn table(&self) -> Option<&TeamTable> {
        self.teams.as_ref().map(|teams| &teams.table)
    }

    /// Returns true if no result is awaited. The ranking counts an adjourned game as a draw.
    fn is_over(&self) -> bool {
        let last = self.event.last_round();
        self.ranked > RoundNo(0) && self.ranked == last && self.event.adjourned(last) == 0
    }

    fn tournament(&self, access: &Sender) -> Vec<Attribute> {
        let settings = self.event.settings();
        let course = facts(settings.system.as_str()).map(|facts| facts.course);
        let is_all_play_all = course == Some(Course::Table) && !tie_breaks::spreads_teams(self.event);
        let kind = match (self.teams.is_some() || tie_breaks::is_of_teams(self.event), course) {
            (false, _) if is_all_play_all => "1",
            (false, _) => "0",
            (true, Some(Course::Table)) => "2",
            (true, _) => "3",
        };
        let unknown = tie_breaks::unknown(self.event);
        let remark = if unknown.is_empty() { String::new() } else { unknown.join(", ") };
        let control = settings.coded_time_control.as_ref().or(settings.time_control.as_ref());
        let deputies: Vec<String> = settings.deputies.iter().map(ToString::to_string).collect();
        let [home, same, boards] = self.colours_of_teams();
        let mut made = vec![
            ("key", some(settings.chess_results)),
            ("type", kind.to_owned()),
            ("name", cut(settings.name.as_str(), 160)),
            ("fideeventid", some(settings.fide_event)),
            ("remark", cut(&remark, 599)),
            ("director", String::new()),
            ("organiser", cut(&some(settings.organiser.as_ref()), 80)),
            ("location", some(settings.place.as_ref())),
            ("arbiter", String::new()),
            ("rounds", self.event.last_round().to_string()),
            ("currentround", self.event.last_published().unwrap_or(RoundNo(0)).to_string()),
            ("rankinground", self.ranked.to_string()),
            // As in the samples, of round robins and of Swiss events.
            ("sortstartrank", if course == Some(Course::Table) { "1" } else { "2" }.to_owned()),
            ("from", day(settings.begins)),
            ("to", day(settings.ends)),
            ("ratedfide", if settings.fide_event.is_some() { "J" } else { "-" }.to_owned()),
            ("ratednational", "-".to_owned()),
        ];
        let sent = |at: usize| self.tie_breaks.get(at);
        let numbers = ["tb1no", "tb2no", "tb3no", "tb4no", "tb5no"].into_iter().enumerate();
        made.extend(numbers.map(|(at, key)| (key, sent(at).map_or(0, |sent| sent.number).to_string())));
        made.extend([
            ("replay", self.cycles()),
            ("timecontrol", cut(&some(control), 100)),
            ("homecolor", home),
            ("samecolor", same),
            ("playerperteam", boards),
            ("category", "0".to_owned()),
            ("ratingavg", self.average(self.order.iter().copied()).to_string()),
            ("endstatus", yes(self.is_over())),
        ]);
        let details =
            ["tb1_detail", "tb2_detail", "tb3_detail", "tb4_detail", "tb5_detail"].into_iter().enumerate();
        made.extend(details.map(|(at, key)| (key, some(sent(at).map(|sent| &sent.detail)))));
        made.extend([
            ("chiefarbiter", cut(&some(settings.arbiter.as_ref()), 120)),
            ("deputyarbiter", deputies.join(", ")),
            ("homepageorganiser", String::new()),
            ("mail", String::new()),
            ("federation", settings.federation.as_ref().map_or("FID", |name| name.as_str()).to_owned()),
            ("creator", access.creator.clone()),
        ]);
        made
    }

    /// Returns the number of games of each pairing in a round robin.
    fn cycles(&self) -> String {
        let cycles = self.event.settings().options.get("cycles");
        cycles.map_or_else(|| "1".to_owned(), |cycles| cycles.to_string())
    }

    /// Returns the colour of the home team on board 1, a flag for the same colour on all boards, and the number of
    /// boards of a match; empty for individual events.
    fn colours_of_teams(&self) -> [String; 3] {
        if self.teams.is_none() {
            return [const { String::new() }; 3];
        }
        let first = self.event.round(RoundNo(1));
        let of = first.and_then(|round| Some((round, round.matches().first().cloned()?)));
        let Some((round, of)) = of else { return ["w".to_owned(), String::new(), String::new()] };
        let home_is_white = |number| {
            let white = round.board(number)?.meeting.white;
            Some(self.event.team_of(white).map(Participant::Team) == of.sides.first().copied())
        };
        let colours: Vec<bool> = of.boards.iter().filter_map(|&number| home_is_white(number)).collect();
        let home = if colours.first() == Some(&false) { "s" } else { "w" };
        let is_same = colours.len() > 1 && colours.windows(2).all(|pair| pair.first() == pair.last());
        // As in the samples: empty for alternating colours.
        let same = if is_same { yes(true) } else { String::new() };
        [home.to_owned(), same, of.boards.len().to_string()]
    }

    /// Returns the average rating used, over rated players.
    fn average(&self, players: impl Iterator<Item = PlayerId>) -> i64 {
        let rated = players.filter_map(|id| self.event.player(id)?.player.strength());
        let (mut count, mut sum) = (0, 0);
        for rating in rated {
            count += 1;
            sum += i64::from(rating.get());
        }
        rounded(sum, count)
    }

    /// Returns the rating entered for a team, else the average of its players.
    fn rating_of(&self, team: &Team) -> String {
        let average = || self.average(team.members()).to_string();
        team.rating.map_or_else(average, |rating| rating.get().to_string())
    }

    fn rounds(&self) -> Vec<Vec<Attribute>> {
        let settings = self.event.settings();
        let of = |round: RoundNo| {
            let date = settings.round_dates.get(round.index()).copied().flatten();
            let time = settings.round_times.get(round.index()).copied().flatten();
            vec![("round", round.to_string()), ("date", day(date)), ("time", some(time))]
        };
        self.event.last_round().up_to().map(of).collect()
    }

    fn players(&self) -> Vec<Vec<Attribute>> {
        let ranks = ranks(self.places.rows.iter().map(|row| (row.player, row.place)));
        let rows: HashMap<PlayerId, usize> =
            self.places.rows.iter().enumerate().map(|(at, row)| (row.player, at)).collect();
        let of = |&id: &PlayerId| {
            let known = &self.event.player(id)?.player;
            let row = rows.get(&id).and_then(|&at| self.places.rows.get(at));
            let values = row.map_or(&[][..], |row| &row.values);
            let formats: Vec<ValueFormat> = self.places.columns.iter().map(|column| column.format).collect();
            let mut made = self.person(id, known);
            made.push(("rank", some(ranks.get(&id).map(|of| of.0))));
            made.extend(self.values(values, &formats));
            made.extend([
                ("pts", row.map_or_else(String::new, |row| score(row.score))),
                ("equal", yes(ranks.get(&id).is_some_and(|of| of.1))),
                ("kfaktor", some(known.coefficient.map(|of| of.get()))),
                ("state", self.state(id, row.is_some_and(|row| row.place.is_none()))),
            ]);
            Some(made)
        };
        self.order.iter().filter_map(of).collect()
    }

    /// Returns the data of a player: only the year of birth, and no licence.
    fn person(&self, id: PlayerId, known: &Player) -> Vec<Attribute> {
        let [average, performance, change] = ratings(self.event, id, self.ranked);
        let rating = known.rating.map(|of| of.get());
        let national = known.national_rating.map(|of| of.get());
        let name = known.name.as_str();
        let (family, given) = name.split_once(',').unwrap_or((name, ""));
        let team = self.event.team_of(id);
        let board = team.and_then(|of| self.event.team(of)?.members().position(|member| member == id));
        let fide_id = some(known.fide_id);
        vec![
            ("no", self.number(id)),
            ("id", cut(&fide_id, 12)),
            ("lastname", cut(family.trim(), 32)),
            ("firstname", cut(given.trim(), 30)),
            ("atitle", String::new()),
            ("title", known.title.map_or("", Title::letters).to_owned()),
            ("rtg", some(known.strength().map(|of| of.get()))),
            ("rtgfide", some(rating)),
            ("rtgnat", some(national)),
            ("rtgaverage", average.to_string()),
            ("rtgperform", performance.to_string()),
            ("rtgdifference", change.to_string()),
            ("dob", some(known.born.map(|born| born.year()))),
            ("sex", known.sex.map_or("", |sex| if sex == Sex::Female { "W" } else { "M" }).to_owned()),
            ("fed", some(known.federation.as_ref())),
            ("board", some(board.map(|at| at + 1))),
            ("teamno", team.map_or_else(|| "0".to_owned(), |of| self.team_number(of))),
            ("clubname", cut(&self.club(known, team), 40)),
            ("fideid", fide_id),
            ("teamplayid", String::new()),
            ("club", String::new()),
            ("typ", String::new()),
            ("group", String::new()),
        ]
    }

    /// Returns the club of a player; the team, if chess-results has no teams for the event.
    fn club(&self, known: &Player, team: Option<TeamId>) -> String {
        let team = team.filter(|_| tie_breaks::spreads_teams(self.event)).and_then(|id| self.event.team(id));
        team.map_or_else(|| some(known.club.as_ref()), |team| team.name.to_string())
    }

    /// Returns the values of the tie-breaks, empty if there are fewer than required.
    fn values(&self, values: &[TieBreakValue], formats: &[ValueFormat]) -> Vec<Attribute> {
        let keys: [&'static str; MOST] = ["tb1", "tb2", "tb3", "tb4", "tb5"];
        let value = |at: usize| {
            let (value, sent) = (values.get(at)?, self.tie_breaks.get(at)?);
            let format = formats.get(at).copied().unwrap_or(ValueFormat::Points);
            // A tie-break without a number at chess-results has no column.
            (sent.number > 0).then(|| with_comma(&format.plain(value), sent.decimals))
        };
        keys.into_iter().enumerate().map(|(at, key)| (key, value(at).unwrap_or_default())).collect()
    }

    /// Returns the state of a player who left a round robin, which shows if their games count.
    fn state(&self, id: PlayerId, is_struck: bool) -> String {
        let settings = self.event.settings();
        let is_table = facts(settings.system.as_str()).is_some_and(|facts| facts.is_predetermined());
        let has_left = self.event.player(id).is_some_and(|known| known.withdrawn().is_some());
        match (is_table && has_left, is_struck) {
            (false, _) => String::new(),
            (true, true) => "1".to_owned(),
            (true, false) => "2".to_owned(),
        }
    }

    fn team_number(&self, id: TeamId) -> String {
        let drawn = self.table().and_then(|table| table.number(id)).map(|number| usize::from(number.0));
        some(drawn.or_else(|| Some(self.event.teams().position(|(other, _)| other == id)? + 1)))
    }

    fn team_rows(&self) -> Vec<Vec<Attribute>> {
        let Some(made) = &self.teams else { return Vec::new() };
        let ranks = ranks(made.rows.iter().map(|row| (row.team, row.place)));
        let mut rows: Vec<_> = made.rows.iter().collect();
        rows.sort_by_key(|row| row.number);
        let of = |row: &&hakem_engine::standings::TeamRow| {
            let team = self.event.team(row.team)?;
            let points = with_comma(result(made.table.match_points(row.number)).trim_end_matches(".0"), 0);
            let mut element = vec![
                ("no", row.number.to_string()),
                ("teamname", cut(team.name.as_str(), 40)),
                ("teamshort", cut(team.name.as_str(), 25)),
                ("rank", some(ranks.get(&row.team).map(|of| of.0))),
                ("points", points),
            ];
            element.extend(self.values(&row.values, &[]));
            element.extend([
                ("captain", cut(&some(team.captain.as_ref()), 70)),
                ("equal", yes(ranks.get(&row.team).is_some_and(|of| of.1))),
                ("federation", String::new()),
                ("state", if row.place.is_none() { "1" } else { "" }.to_owned()),
                ("rtg_average", self.rating_of(team)),
            ]);
            Some(element)
        };
        rows.iter().filter_map(of).collect()
    }

    fn published(&self) -> impl Iterator<Item = (RoundNo, &Round)> {
        let rounds = (1..=u8::MAX).map(RoundNo).zip(self.event.rounds().iter().map(|round| &**round));
        rounds.filter(|(_, round)| round.stage() == Stage::Published)
    }

    fn player_pairings(&self) -> Vec<Vec<Attribute>> {
        self.published().flat_map(|(number, round)| self.pairings_of(number, round)).collect()
    }

    fn pairings_of(&self, number: RoundNo, round: &Round) -> Vec<Vec<Attribute>> {
        let is_of_teams = self.teams.is_some();
        let matches = round.matches();
        let mut made = Vec::new();
        let has_players = |seated: &Board| !self.event.is_stand_in(seated.meeting.white);
        for (board, seated, outcome) in round.games().filter(|(_, seated, _)| has_players(seated)) {
            let place = matches.iter().position(|of| is_of_teams && of.boards.contains(&board));
            let of_match = place.and_then(|at| matches.get(at));
            let within = of_match.and_then(|of| of.boards.iter().position(|other| *other == board));
            let at = [place.map_or(usize::from(board.0), |at| at + 1), within.map_or(1, |at| at + 1)];
            let players = [seated.meeting.white, seated.meeting.black].map(|id| self.number(id));
            made.push(pairing(number, at, players, results(outcome)));
        }
        if is_of_teams {
            return made;
        }
        let points = self.event.settings().points.of_match(round.games_of_match());
        let out = |id: &&PlayerId| {
            !matches!(round.place(**id), RoundPlace::AtBoard(..) | RoundPlace::Pool | RoundPlace::Through)
        };
        let is_table =
            facts(self.event.system(number).as_str()).is_some_and(|facts| facts.is_predetermined());
        let mut without: Vec<(PlayerId, RoundPlace)> =
            self.order.iter().filter(out).filter(|_| !is_table).map(|&id| (id, round.place(id))).collect();
        without.sort_by_key(|(_, place)| *place != RoundPlace::Bye(Bye::PairingAllocated));
        for ((id, place), at) in without.into_iter().zip(round.boards().len() + 1..) {
            let (opponent, outcome) = match place {
                RoundPlace::Bye(Bye::PairingAllocated) => {
                    let got = points.of_bye(Bye::PairingAllocated);
                    (BYE, [result(got), result(Points::ZERO), "K".to_owned()])
                }
                RoundPlace::Bye(bye) => (NOT_PAIRED, [got(points.of_bye(bye)), String::new(), String::new()]),
                _ => (NOT_PAIRED, [const { String::new() }; 3]),
            };
            made.push(pairing(number, [at, 1], [self.number(id), opponent.to_owned()], outcome));
        }
        made
    }

    fn team_pairings(&self) -> Vec<Vec<Attribute>> {
        let Some(table) = self.table() else { return Vec::new() };
        let mut made = Vec::new();
        for (number, round) in self.published() {
            let of_round = |id: TeamId| {
                let team = table.number(id)?;
                table.all_matches(team).iter().find(|of| of.round == number)
            };
            let mut at = 0;
            for of in round.matches().iter() {
                let Match { sides: [Participant::Team(one), Participant::Team(other)], .. } = of else {
                    continue;
                };
                at += 1;
                let score = of_round(*one).map(|of| [result(of.points), result(of.against)]);
                let numbers = [self.team_number(*one), self.team_number(*other)];
                made.push(team_pairing(number, at, numbers, score.unwrap_or_default()));
            }
            let is_out = |of: &&TeamMatch| of.opponent.is_none();
            let out = self.event.teams().filter_map(|(id, _)| Some((id, of_round(id).filter(is_out)?)));
            for (id, of) in out {
                at += 1;
                let (opponent, score) = match of.bye {
                    Some(Bye::PairingAllocated) => (BYE, [result(of.points), result(Points::ZERO)]),
                    Some(Bye::Requested(_)) | None => (NOT_PAIRED, [got(of.points), String::new()]),
                };
                made.push(team_pairing(number, at, [self.team_number(id), opponent.to_owned()], score));
            }
        }
        made
    }
}

/// Returns points, or nothing for 0.
fn got(points: Points) -> String {
    if points > Points::ZERO { result(points) } else { String::new() }
}

/// Returns ranks for the participants of standings, each distinct, with a flag for sharing it with the previous one.
fn ranks<T: Copy + Eq + std::hash::Hash, P: PartialEq>(
    rows: impl Iterator<Item = (T, Option<P>)>,
) -> HashMap<T, (usize, bool)> {
    let mut before = None;
    let mut ranks = HashMap::new();
    for ((who, place), rank) in rows.zip(1..) {
        let is_equal = place.is_some() && place == before;
        ranks.insert(who, (rank, is_equal));
        before = place;
    }
    ranks
}

fn pairing(
    round: RoundNo,
    [pairing, board]: [usize; 2],
    [white, black]: [String; 2],
    [of_white, of_black, forfeit]: [String; 3],
) -> Vec<Attribute> {
    vec![
        ("round", round.to_string()),
        ("pairing", pairing.to_string()),
        ("board", board.to_string()),
        ("whiteno", white),
        ("blackno", black),
        ("reswhite", of_white),
        ("resblack", of_black),
        ("forfeit", forfeit),
    ]
}

fn team_pairing(
    round: RoundNo,
    pairing: usize,
    [one, other]: [String; 2],
    [of_one, of_other]: [String; 2],
) -> Vec<Attribute> {
    vec![
        ("round", round.to_string()),
        ("pairing", pairing.to_string()),
        ("no1", one),
        ("no2", other),
        ("res1", of_one),
        ("res2", of_other),
    ]
}
