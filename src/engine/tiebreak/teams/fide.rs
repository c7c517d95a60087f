//! The tie-breaks of FIDE C.07 for teams: Articles 6, 8, 11 to 13.

use super::adjusted_scores::{Contribution, contributions};
use super::boards::{board_counts, boards_counted, by_boards, without_last_boards};
use super::working::sum;
use super::{BoardCounting, Encounter, MatchKind, Score, TeamMatch, TeamTable, TeamTerm, TeamWorking};
use crate::format::MatchOutcome;
use crate::tiebreak::{Ratio, TieBreakValue};
use crate::tournament::{PairingNumber, RoundNo};
use std::borrow::Cow;
use std::cmp::Reverse;

/// Second step after an extended direct encounter between two teams (C.07 13.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum After {
    /// Board count, then top board results.
    CountTop,
    /// Board count, then bottom board elimination.
    CountBottom,
    Top,
    /// Bottom board elimination.
    Bottom,
}

/// The counted quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FideMethod {
    /// Match points or game points (11.1).
    Total(Score),
    /// The other of the two scores (13.1).
    OtherScore,
    /// Matches won, over the boards or not (7.1).
    Wins,
    /// Matches won over the boards (7.2).
    WinsOverTheBoard,
    /// Direct encounter (6).
    DirectEncounter,
    /// Direct encounter by the primary score, then by the other one (13.3).
    ExtendedDirectEncounter(Option<After>),
    /// Buchholz (8.1).
    Buchholz,
    /// Average of the opponents' Buchholz (8.2).
    AverageOfBuchholz,
    /// Fore Buchholz: with the matches of the last round drawn (8.3).
    ForeBuchholz,
    /// Sonneborn-Berger of teams: the opponents' score to use, times the team's own score in the match (13.2).
    SonnebornBerger(Score, Score),
    /// Board count (12.1).
    BoardCount,
    /// Top board results (12.2).
    TopBoards,
    /// Bottom board elimination (12.3).
    BottomBoards,
    /// Strength of schedule and scores combined (13.4).
    ScoreStrength,
}

use FideMethod as Of;

/// Codes with method and article, in the order offered.
const CODES: [(&str, FideMethod, &str); 22] = [
    ("MPTS", Of::Total(Score::Matches), "C.07 11.1"),
    ("GPTS", Of::Total(Score::Games), "C.07 11.1"),
    ("MPVGP", Of::OtherScore, "C.07 13.1"),
    ("WIN", Of::Wins, "C.07 7.1"),
    ("WON", Of::WinsOverTheBoard, "C.07 7.2"),
    ("DE", Of::DirectEncounter, "C.07 6"),
    ("EDE", Of::ExtendedDirectEncounter(None), "C.07 13.3"),
    ("EDEBT", Of::ExtendedDirectEncounter(Some(After::CountTop)), "C.07 13.3.2"),
    ("EDEBB", Of::ExtendedDirectEncounter(Some(After::CountBottom)), "C.07 13.3.2"),
    ("EDET", Of::ExtendedDirectEncounter(Some(After::Top)), "C.07 13.3.2"),
    ("EDEB", Of::ExtendedDirectEncounter(Some(After::Bottom)), "C.07 13.3.2"),
    ("BH", Of::Buchholz, "C.07 8.1"),
    ("AOB", Of::AverageOfBuchholz, "C.07 8.2"),
    ("FB", Of::ForeBuchholz, "C.07 8.3"),
    ("EMMSB", Of::SonnebornBerger(Score::Matches, Score::Matches), "C.07 13.2.1"),
    ("EMGSB", Of::SonnebornBerger(Score::Matches, Score::Games), "C.07 13.2.2"),
    ("EGMSB", Of::SonnebornBerger(Score::Games, Score::Matches), "C.07 13.2.3"),
    ("EGGSB", Of::SonnebornBerger(Score::Games, Score::Games), "C.07 13.2.4"),
    ("BC", Of::BoardCount, "C.07 12.1"),
    ("TBR", Of::TopBoards, "C.07 12.2"),
    ("BBE", Of::BottomBoards, "C.07 12.3"),
    ("SSSC", Of::ScoreStrength, "C.07 13.4"),
];

/// A tie-break of C.07 for teams, with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FideCriterion {
    method: FideMethod,
    /// The score it is based on; `None` for the primary one.
    score: Option<Score>,
    /// Number of lowest contributions cut.
    low: u8,
    /// Number of highest contributions cut.
    high: u8,
    /// The factor of [`FideMethod::ScoreStrength`], if the regulations set one.
    factor: Option<u16>,
    /// True if forfeited matches count as played (`/P`).
    forfeits: bool,
    /// True if it is built on fore Buchholz (`/F`).
    fore: bool,
}

impl FideCriterion {
    /// The offered codes. Buchholz names its score; without one the code is the booklet's.
    pub(super) const OFFERED: [&'static str; 26] = [
        "MPTS", "GPTS", "MPVGP", "WIN", "WON", "DE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "BH:MP",
        "BH:GP", "FB:MP", "FB:GP", "AOB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "BC", "TBR", "BBE", "SSSC",
        "SSSC/F", "EMGSB/C1",
    ];

    /// Parses a code: `EMGSB/C1`, `BH:GP/M1/P`, `SSSC/K4/F`. Buchholz must name its score, since the booklet has a
    /// different one.
    pub(super) fn read(code: &str) -> Option<Self> {
        let mut parts = code.split('/');
        let (name, score) = match parts.next()?.split_once(':') {
            Some((name, "MP")) => (name, Some(Score::Matches)),
            Some((name, "GP")) => (name, Some(Score::Games)),
            Some(_) => return None,
            None => (parts_head(code), None),
        };
        let &(_, method, _) = CODES.iter().find(|(known, ..)| *known == name)?;
        let is_of_opponents = matches!(method, Of::Buchholz | Of::ForeBuchholz);
        let is_free = is_of_opponents || matches!(method, Of::AverageOfBuchholz | Of::DirectEncounter);
        if score.is_some() && !is_free || method == Of::Buchholz && score.is_none() {
            return None;
        }
        let mut read = Self { method, score, low: 0, high: 0, factor: None, forfeits: false, fore: false };
        for part in parts {
            let (letter, count) = (part.get(..1)?, part.get(1..)?);
            let count = || count.parse::<u16>().ok().filter(|&count| count > 0);
            let is_cut = is_of_opponents || matches!(method, Of::SonnebornBerger(..));
            let cut = || count().and_then(|count| u8::try_from(count).ok()).filter(|_| is_cut);
            match letter {
                "P" if part == "P" && (is_cut || method == Of::DirectEncounter) => read.forfeits = true,
                "F" if part == "F" && matches!(method, Of::AverageOfBuchholz | Of::ScoreStrength) => {
                    read.fore = true;
                }
                "C" => read.low = cut()?,
                "M" if is_of_opponents => (read.low, read.high) = (cut()?, cut()?),
                "K" if method == Of::ScoreStrength => read.factor = Some(count()?),
                _ => return None,
            }
        }
        Some(read)
    }

    /// Returns the code without modifiers.
    pub(super) fn code(self) -> &'static str {
        self.entry().0
    }

    pub(super) fn article(self) -> &'static str {
        self.entry().2
    }

    fn entry(self) -> (&'static str, FideMethod, &'static str) {
        CODES.into_iter().find(|(_, method, _)| *method == self.method).unwrap_or(CODES[0])
    }

    /// Returns true if it suits events with predetermined pairings, or without them if `predetermined` is false.
    pub(super) fn suits(self, predetermined: bool) -> bool {
        let is_of_opponents = matches!(
            self.method,
            Of::Buchholz | Of::AverageOfBuchholz | Of::ForeBuchholz | Of::ScoreStrength
        );
        !predetermined || !is_of_opponents
    }

    pub(super) fn is_lower_better(self) -> bool {
        self.gives_places() || self.method == Of::BoardCount
    }

    fn gives_places(self) -> bool {
        matches!(self.method, Of::DirectEncounter | Of::ExtendedDirectEncounter(_))
    }

    /// Returns true if its values are valid only among teams tied so far.
    pub(super) fn is_of_group(self) -> bool {
        self.is_lower_better()
    }

    /// Returns the values of teams tied so far, in the same order.
    pub(super) fn values(self, table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
        let each = |value: &dyn Fn(PairingNumber) -> Ratio| {
            group.iter().map(|&team| TieBreakValue::Number(value(team))).collect()
        };
        match self.method {
            Of::Total(score) => each(&|team| table.total(team, score).into()),
            Of::OtherScore => each(&|team| table.total(team, table.secondary()).into()),
            Of::DirectEncounter | Of::ExtendedDirectEncounter(_) => self.encounter(table, group),
            Of::Wins
            | Of::WinsOverTheBoard
            | Of::Buchholz
            | Of::AverageOfBuchholz
            | Of::ForeBuchholz
            | Of::SonnebornBerger(..) => each(&|team| sum(&self.terms(table, team))),
            Of::BoardCount => board_counts(table, group),
            Of::TopBoards => by_boards(table, group, |boards| boards.to_vec()),
            Of::BottomBoards => by_boards(table, group, without_last_boards),
            Of::ScoreStrength => each(&|team| self.score_strength(table, team)),
        }
    }

    /// Returns the calculation of the value of one of the teams tied so far; `None` if there is none.
    pub(super) fn working(
        self,
        table: &TeamTable,
        group: &[PairingNumber],
        team: PairingNumber,
    ) -> Option<TeamWorking> {
        if let Some(count) = counting(self.method) {
            let is_blank = self.values(table, group).contains(&TieBreakValue::Blank);
            return boards_counted(table, team, count).filter(|_| !is_blank).map(TeamWorking::Boards);
        }
        match self.method {
            Of::DirectEncounter | Of::ExtendedDirectEncounter(_) => {
                let encounters = self.encounters(table, group, team);
                (!encounters.is_empty()).then_some(TeamWorking::Encounters(encounters))
            }
            Of::ScoreStrength => Some(TeamWorking::Strength {
                own: table.total(team, table.secondary()).into(),
                opponents: self.of_opponents(table, team),
                factor: self.weight(table),
            }),
            _ => Some(TeamWorking::Rounds(self.terms(table, team))),
        }
    }

    /// Returns the contribution of each round of a team; empty if the value is not a sum over rounds.
    pub(super) fn terms(self, table: &TeamTable, team: PairingNumber) -> Vec<TeamTerm> {
        let each = |score: Score| {
            let worth = |of: &TeamMatch| of.score(score).into();
            let term = |of: &TeamMatch| TeamTerm { round: of.round, worth: worth(of), is_cut: false };
            table.matches(team).map(term).collect()
        };
        match self.method {
            Of::Total(score) => each(score),
            Of::OtherScore => each(table.secondary()),
            Of::Wins | Of::WinsOverTheBoard => {
                let counts = |of: &TeamMatch| self.method == Of::Wins || of.kind == MatchKind::Played;
                let worth = |of: &TeamMatch| match of.outcome {
                    Some(MatchOutcome::Won) if counts(of) => Ratio::whole(1),
                    _ => Ratio::ZERO,
                };
                let term = |of: &TeamMatch| TeamTerm { round: of.round, worth: worth(of), is_cut: false };
                table.matches(team).map(term).collect()
            }
            Of::Buchholz | Of::ForeBuchholz => {
                self.counted(&self.as_counted(table), team, self.score.unwrap_or(table.primary()), None)
            }
            Of::AverageOfBuchholz => self.of_opponents_met(table, team),
            Of::SonnebornBerger(seen_by, own) => {
                self.counted(&self.as_counted(table), team, seen_by, Some(own))
            }
            _ => Vec::new(),
        }
    }

    /// Returns the table with the modifiers applied.
    fn as_counted(self, table: &TeamTable) -> Cow<'_, TeamTable> {
        let table = match self.forfeits {
            true => Cow::Owned(table.with_forfeits_played()),
            false => Cow::Borrowed(table),
        };
        match self.fore || self.method == Of::ForeBuchholz {
            true => Cow::Owned(table.with_last_round_drawn()),
            false => table,
        }
    }

    /// Returns the share of each opponent met over the board in the average of their Buchholz.
    fn of_opponents_met(self, table: &TeamTable, team: PairingNumber) -> Vec<TeamTerm> {
        let counted = self.as_counted(table);
        let score = Some(self.score.unwrap_or(table.primary()));
        let buchholz = Self { method: Of::Buchholz, score, forfeits: false, fore: false, ..self };
        let played = table.matches(team).filter(|of| of.kind == MatchKind::Played);
        let met: Vec<(RoundNo, PairingNumber)> =
            played.filter_map(|of| Some((of.round, of.opponent?))).collect();
        let share = |&(round, opponent): &(RoundNo, PairingNumber)| TeamTerm {
            round,
            worth: sum(&buchholz.terms(&counted, opponent)).over(met.len()),
            is_cut: false,
        };
        met.iter().map(share).collect()
    }

    /// Returns the contributions of all rounds of a team, with those cut marked.
    fn counted(
        self,
        table: &TeamTable,
        team: PairingNumber,
        seen_by: Score,
        own: Option<Score>,
    ) -> Vec<TeamTerm> {
        let counted = contributions(table, team, seen_by, own);
        let mut left: Vec<usize> = (0..counted.len()).collect();
        for _ in 0..self.low {
            // A voluntary unplayed round is cut first, unless it is worth less than the usual cut (16.5).
            let usual = left.iter().copied().min_by_key(|&at| (counted[at].seen, counted[at].worth));
            let voluntary = left.iter().copied().filter(|&at| counted[at].is_voluntary);
            let voluntary = voluntary.min_by_key(|&at| counted[at].worth);
            let gone = match (usual, voluntary) {
                (Some(usual), Some(voluntary)) if counted[voluntary].worth >= counted[usual].worth => {
                    voluntary
                }
                (Some(usual), _) => usual,
                (None, _) => break,
            };
            left.retain(|&at| at != gone);
        }
        for _ in 0..self.high {
            let Some(most) = left.iter().copied().max_by_key(|&at| counted[at].worth) else { break };
            left.retain(|&at| at != most);
        }
        let term = |(at, of): (usize, &Contribution)| TeamTerm {
            round: of.round,
            worth: of.worth,
            is_cut: !left.contains(&at),
        };
        counted.iter().enumerate().map(term).collect()
    }

    /// Returns the secondary score plus the Buchholz of the primary one, divided by a factor that weighs the two
    /// (13.4).
    fn score_strength(self, table: &TeamTable, team: PairingNumber) -> Ratio {
        let own = Ratio::from(table.total(team, table.secondary()));
        own + sum(&self.of_opponents(table, team)).over(self.weight(table))
    }

    fn of_opponents(self, table: &TeamTable, team: PairingNumber) -> Vec<TeamTerm> {
        Self { method: Of::Buchholz, score: Some(table.primary()), ..self }.terms(table, team)
    }

    fn weight(self, table: &TeamTable) -> usize {
        let most = table.most(table.primary()).tenths().saturating_mul(table.rounds().into());
        let usual = most.checked_div(table.most(table.secondary()).tenths()).unwrap_or(1).max(1);
        self.factor.map_or(usize::try_from(usual).unwrap_or(1), usize::from)
    }

    fn encounter(self, table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
        let mut places = vec![1; group.len()];
        let mut members: Vec<(PairingNumber, usize)> = group.iter().copied().zip(0..).collect();
        self.rank(&self.as_counted(table), &mut members, 1, &mut places, &mut |_, _| {});
        let is_split = places.iter().any(|&place| place > 1);
        let shown =
            |&place: &usize| if is_split { TieBreakValue::count(place) } else { TieBreakValue::Blank };
        places.iter().map(shown).collect()
    }

    /// Returns the comparisons of a team with those tied with it, in order.
    fn encounters(self, table: &TeamTable, group: &[PairingNumber], team: PairingNumber) -> Vec<Encounter> {
        let mut found = Vec::new();
        let mut members: Vec<(PairingNumber, usize)> = group.iter().copied().zip(0..).collect();
        let counted = self.as_counted(table);
        let table = &*counted;
        self.rank(table, &mut members, 1, &mut vec![1; group.len()], &mut |tied, asked| {
            if !tied.iter().any(|&(member, _)| member == team) {
                return;
            }
            found.extend(match asked {
                TeamComparison::Score(score) => {
                    let against = |&(other, _): &(PairingNumber, usize)| {
                        Some((other, had_of(table, team, other, score).filter(|_| other != team)?))
                    };
                    Some(Encounter::Points { score, against: tied.iter().filter_map(against).collect() })
                }
                TeamComparison::Boards(count) => boards_counted(table, team, count).map(Encounter::Boards),
            });
        });
        found
    }

    /// Returns the scores the encounters are compared by.
    fn scores(self, table: &TeamTable) -> Vec<Score> {
        match self.method {
            Of::DirectEncounter => vec![self.score.unwrap_or(table.primary())],
            _ => vec![table.primary(), table.secondary()],
        }
    }

    /// Assigns places from `first` on to tied teams: after a split by any score, each part starts again (13.3). `note`
    /// receives every comparison and its teams.
    fn rank(
        self,
        table: &TeamTable,
        group: &mut [(PairingNumber, usize)],
        first: usize,
        places: &mut [usize],
        note: Note<'_>,
    ) {
        for &(_, member) in &*group {
            places[member] = first;
        }
        if group.len() < 2 {
            return;
        }
        let by_score = |score| {
            note(group, TeamComparison::Score(score));
            parted(table, group, score)
        };
        let lengths = self.scores(table).into_iter().find_map(by_score);
        let Some(lengths) = lengths.or_else(|| self.part_two(table, group, note)) else { return };
        let mut start = 0;
        for length in lengths {
            self.rank(table, &mut group[start..start + length], first + start, places, note);
            start += length;
        }
    }

    /// Separates two teams with equal match points and game points by their boards (13.3.2).
    fn part_two(
        self,
        table: &TeamTable,
        group: &mut [(PairingNumber, usize)],
        note: Note<'_>,
    ) -> Option<Vec<usize>> {
        let Of::ExtendedDirectEncounter(Some(after)) = self.method else { return None };
        let &[(one, _), (other, _)] = &*group else { return None };
        let equal = |score| table.total(one, score) == table.total(other, score);
        if !equal(Score::Matches) || !equal(Score::Games) {
            return None;
        }
        let methods: &[FideMethod] = match after {
            After::CountTop => &[Of::BoardCount, Of::TopBoards],
            After::CountBottom => &[Of::BoardCount, Of::BottomBoards],
            After::Top => &[Of::TopBoards],
            After::Bottom => &[Of::BottomBoards],
        };
        let ahead = methods.iter().find_map(|&method| {
            counting(method).into_iter().for_each(|count| note(group, TeamComparison::Boards(count)));
            let criterion = Self { method, ..self };
            let values = criterion.values(table, &[one, other]);
            let [one, other] = &values[..] else { return None };
            let is_blank = *one == TieBreakValue::Blank || *other == TieBreakValue::Blank;
            (!is_blank && one != other).then_some((one > other) != criterion.is_lower_better())
        })?;
        if !ahead {
            group.reverse();
        }
        Some(vec![1, 1])
    }
}

/// Returns the way in which a method counts boards; `None` if it counts something else.
fn counting(method: FideMethod) -> Option<BoardCounting> {
    match method {
        Of::BoardCount => Some(BoardCounting::Weighed),
        Of::TopBoards => Some(BoardCounting::FromTop),
        Of::BottomBoards => Some(BoardCounting::WithoutLast),
        _ => None,
    }
}

/// Receives each comparison and the tied teams it concerns, each with its index in the group.
type Note<'a> = &'a mut dyn FnMut(&[(PairingNumber, usize)], TeamComparison);

/// A comparison of tied teams.
#[derive(Clone, Copy)]
enum TeamComparison {
    Score(Score),
    Boards(BoardCounting),
}

/// Returns the score of a team in its match against another, the average of several (6.1.2); `None` if they have not
/// met.
fn had_of(table: &TeamTable, team: PairingNumber, other: PairingNumber, score: Score) -> Option<Ratio> {
    let points: Vec<Ratio> = table.meetings(team, other).map(|of| of.score(score).into()).collect();
    (!points.is_empty()).then(|| points.iter().copied().sum::<Ratio>().over(points.len()))
}

/// Returns the part of a code before its first modifier.
fn parts_head(code: &str) -> &str {
    code.split('/').next().unwrap_or(code)
}

/// Orders tied teams by their matches against each other and returns the number of teams that share each place; `None`
/// if that separates none.
fn parted(table: &TeamTable, group: &mut [(PairingNumber, usize)], score: Score) -> Option<Vec<usize>> {
    let teams: Vec<PairingNumber> = group.iter().map(|&(team, _)| team).collect();
    let mutual = |team: PairingNumber| {
        let others = teams.iter().filter(move |&&other| other != team);
        let met = others.filter_map(|&other| had_of(table, team, other, score));
        met.fold((Ratio::ZERO, 0), |(sum, met), points| (sum + points, met + 1))
    };
    let mut order: Vec<((Ratio, usize), (PairingNumber, usize))> =
        group.iter().map(|&member| (mutual(member.0), member)).collect();
    order.sort_by_key(|&((points, _), _)| Reverse(points));
    let others = order.len() - 1;
    let lengths: Vec<usize> = if order.iter().all(|&((_, met), _)| met == others) {
        order.chunk_by(|one, other| one.0.0 == other.0.0).map(<[_]>::len).collect()
    } else if table.is_predetermined() {
        vec![order.len()]
    } else {
        // Teams that keep their place whatever the result of the missing matches have it (6.3).
        let most = Ratio::from(table.most(score));
        let best = |&((points, met), _): &((Ratio, usize), _)| points + most.many(others - met);
        let keeps = |at: usize| {
            let below = order.iter().skip(at + 1).map(best).max();
            below.is_some_and(|below| order[at].0.0 > below)
        };
        let taken = (0..order.len()).take_while(|&at| keeps(at)).count();
        let rest = order.len() - taken;
        std::iter::repeat_n(1, taken).chain((rest > 0).then_some(rest)).collect()
    };
    for (slot, (_, member)) in group.iter_mut().zip(order) {
        *slot = member;
    }
    (lengths.len() > 1).then_some(lengths)
}
