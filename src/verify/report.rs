//! Data of a report for a round: the players to be paired, and their games by the articles.

use super::gathered::{gathered, turned};
use super::lim;
use super::records::{Cell, Records};
use super::system::System;
use super::{Fault, fault};
use super::{burstein_classic, dubov_classic, dutch_classic, olympiad};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A player to be paired, in the terms of Article 1.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: usize,
    pub(super) score: i64,
    /// `w` or `b` for every game.
    pub(super) colours: Vec<char>,
    /// Floats of the last round and of the one before: `d`, `u` or `-`. Lim: of the last round, `d` for any.
    pub(super) floats: [char; 2],
    pub(super) may_get_bye: bool,
    pub(super) unplayed: i64,
    pub(super) arrival: usize,
    pub(super) is_topscorer: bool,
    /// Burstein 1.7: Buchholz and Sonneborn-Berger. Basic Swiss 2: ELO and UKD. The earlier Burstein System, 3.2:
    /// Sonneborn-Berger, Buchholz, Median and rating. The earlier Dubov System: rating, and ARO as a sum and a number.
    pub(super) index: Vec<i64>,
    /// The earlier Burstein System: rounds in which the player did not have the due colour, the latest first.
    pub(super) irregular: Vec<usize>,
    /// Dubov 1.7.
    pub(super) aro: u32,
    /// Name, in the earlier Dubov System.
    pub(super) name: String,
    /// Dubov 1.8: number of rounds with an opponent of a higher score, and true if the last round was one.
    pub(super) upfloats: usize,
    pub(super) upfloated_last: bool,
    /// In systems of matches the score without virtual points, and for teams the secondary one.
    pub(super) own_scores: [i64; 2],
}

impl Player {
    /// Returns games with White minus games with Black.
    pub(super) fn difference(&self) -> i64 {
        self.colours.iter().map(|&colour| if colour == 'w' { 1 } else { -1 }).sum()
    }

    /// 1.7: returns the preferred colour with its strength: 1 mild, 2 strong, 3 absolute.
    pub(super) fn preference(&self) -> Option<(char, i64)> {
        let last = *self.colours.last()?;
        let difference = self.difference();
        let other = turned(last);
        let by_difference = if difference < 0 { 'w' } else { 'b' };
        let is_twice = self.colours.len() > 1 && self.colours[self.colours.len() - 2] == last;
        Some(match difference.abs() {
            2.. => (by_difference, 3),
            _ if is_twice => (other, 3),
            1 => (by_difference, 2),
            _ => (other, 1),
        })
    }
}

/// Data of a report for a round.
pub(super) struct Facts {
    pub(super) system: System,
    pub(super) round: usize,
    pub(super) rounds: usize,
    pub(super) initial: char,
    /// Value of a win.
    pub(super) win: i64,
    /// Players to be paired, in order of 1.2.
    pub(super) players: Vec<Player>,
    pub(super) place_of: BTreeMap<usize, usize>,
    /// Rank of each place by Burstein 1.8.
    ranks: Vec<usize>,
    /// Options of the system set by the event that have no record (`### hakem:`).
    pub(super) options: BTreeMap<String, String>,
    /// Places of players who may not meet: they have met, or are a forbidden pair.
    pub(super) barred: BTreeSet<(usize, usize)>,
    /// The boards of the round in the report: White and Black, 0 for the bye.
    pub(super) recorded: BTreeSet<(usize, usize)>,
}

impl Facts {
    pub(super) fn read(report: &[u8], round: usize) -> Result<Self, Fault> {
        let records = Records::read(report)?;
        let system = System::of(&records)?;
        records.check_games()?;
        let no_round = || fault("report", format!("round {round} is none of the rounds of record 142"));
        if round == 0 || round > 255 {
            return no_round();
        }
        let records = gathered(records, system, round)?;
        if round > records.rounds {
            return no_round();
        }
        let Some(initial @ ('w' | 'b')) = records.initial else {
            return fault("report", "the initial colour (record 152) is missing");
        };
        let everybody: Vec<usize> = records.cells.keys().copied().collect();
        let is_recorded = records.is_recorded(round);
        let is_present = |&number: &usize| {
            let cell = records.cell(number, round);
            let is_free = cell.code == ' ' && !records.away.contains_key(&(round, number));
            if is_recorded { cell.is_paired() } else { is_free }
        };
        let mut players = Vec::new();
        let mut arrived = 0;
        for &number in &everybody {
            let past: Vec<Cell> = (1..round).map(|past| records.cell(number, past)).collect();
            arrived += usize::from(is_present(&number) || past.iter().any(|cell| cell.is_paired()));
            if is_present(&number) {
                players.push(player(&records, system, number, round, arrived, &past)?);
            }
        }
        players.sort_by_cached_key(|player| {
            let index = player.index.iter().map(|figure| -figure).collect::<Vec<i64>>();
            match system {
                System::BasicSwiss => (-player.score, index, player.number),
                System::BursteinClassic => (0, index, player.number),
                _ => (-player.score, Vec::new(), player.number),
            }
        });
        let place_of = players.iter().enumerate().map(|(place, player)| (player.number, place)).collect();
        let ranks = ranks(&players);
        let mut facts = Self {
            system,
            round,
            rounds: records.rounds,
            initial,
            win: records.value('W'),
            players,
            place_of,
            ranks,
            options: records.words.clone(),
            barred: BTreeSet::new(),
            recorded: BTreeSet::new(),
        };
        facts.bar(&records);
        let recorded = everybody.iter().filter_map(|&number| recorded_board(&records, number, round));
        facts.recorded = recorded.collect();
        Ok(facts)
    }

    fn bar(&mut self, records: &Records) {
        let mut pairs = Vec::new();
        for player in &self.players {
            let games =
                (1..self.round).map(|past| records.cell(player.number, past)).filter(|cell| cell.is_game());
            pairs.extend(games.map(|cell| (player.number, cell.opponent)));
        }
        for (first, last, numbers) in &records.apart {
            if (*first..=*last).contains(&self.round) {
                pairs.extend(numbers.iter().flat_map(|&one| numbers.iter().map(move |&other| (one, other))));
            }
        }
        for (one, other) in pairs {
            if let (Some(&one), Some(&other)) = (self.place_of.get(&one), self.place_of.get(&other)) {
                self.barred.extend([(one, other), (other, one)]);
            }
        }
    }

    /// Burstein 1.6: returns true in the first half of the rounds, at most four, which the Dutch System pairs.
    pub(super) fn is_seeding(&self) -> bool {
        is_seeding(self.round, self.rounds)
    }

    /// Returns the score of a place; 0 for the bye.
    pub(super) fn score(&self, place: usize) -> i64 {
        self.players.get(place).map_or(0, |player| player.score)
    }

    /// Returns the rank of a place: by Burstein 1.8; elsewhere, and in seeding rounds, by score and number, in the
    /// order of places.
    pub(super) fn rank(&self, place: usize) -> usize {
        match self.system {
            System::Burstein if !self.is_seeding() => self.ranks.get(place).copied().unwrap_or(place),
            _ => place,
        }
    }

    /// Returns the preferred colour of a place with its strength; Dubov 1.6.4: before the first game mildly Black.
    pub(super) fn preference(&self, place: usize) -> Option<(char, i64)> {
        let player = self.players.get(place)?;
        match self.system {
            System::Dutch | System::Dutch2017 | System::Burstein => player.preference(),
            System::Dubov => player.preference().or(Some(('b', 1))),
            // Their preferences do not restrict opponents.
            _ => None,
        }
    }

    /// Returns true if the event sets an option to this value.
    pub(super) fn has_option(&self, key: &str, choice: &str) -> bool {
        self.options.get(key).is_some_and(|chosen| chosen == choice)
    }

    /// Refuses a report with one of these words in hakem's comment.
    pub(super) fn check_comments(&self, uncovered: &[&str]) -> Result<(), Fault> {
        match uncovered.iter().find(|word| self.options.contains_key(**word)) {
            Some(word) => fault("report", format!("the comment {word} is not covered")),
            None => Ok(()),
        }
    }

    /// C1 and C3, and forbidden pairs.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [&self.players[one], &self.players[other]];
        let absolute = |place: usize| self.preference(place).filter(|&(_, strength)| strength == 3);
        let is_same = absolute(one).is_some() && absolute(one) == absolute(other);
        !self.barred.contains(&(one, other)) && (!is_same || a.is_topscorer || b.is_topscorer)
    }

    /// Returns the FNV-1a hash of all data that the pairing depends on, one line per player.
    pub(super) fn fingerprint(&self) -> String {
        let mut text = format!("round {} of {} {}\n", self.round, self.rounds, self.initial);
        for (place, player) in self.players.iter().enumerate() {
            let Player { number, score, floats: [last, before], unplayed, arrival, .. } = player;
            let colours: String = player.colours.iter().collect();
            let marks = [player.may_get_bye, player.is_topscorer].map(|is_so| if is_so { 'y' } else { 'n' });
            text += &format!(
                "{number} {score} {colours} {last}{before} {}{} {unplayed} {arrival}",
                marks[0], marks[1]
            );
            match self.system {
                System::Burstein | System::BasicSwiss | System::BursteinClassic => {
                    player.index.iter().for_each(|figure| text += &format!(" {figure}"));
                    player.irregular.iter().for_each(|round| text += &format!(" r{round}"));
                }
                System::Dubov => {
                    let last = if player.upfloated_last { 'y' } else { 'n' };
                    text += &format!(" {} {}{last}", player.aro, player.upfloats);
                }
                System::DoubleSwiss => text += &format!(" {}", player.own_scores[0]),
                System::TeamSwiss(_) | System::Olympiad => {
                    text += &format!(" {} {}", player.own_scores[0], player.own_scores[1]);
                }
                System::DubovClassic => {
                    player.index.iter().for_each(|figure| text += &format!(" {figure}"));
                    let last = if player.upfloated_last { 'y' } else { 'n' };
                    text += &format!(" {}{last}", player.upfloats);
                }
                System::Dutch | System::Dutch2017 | System::Dutch2009 | System::Dutch1992 => {}
                System::Lim | System::Lim2026 => {}
            }
            let barred = self.barred.range((place, 0)..=(place, usize::MAX));
            let mut barred: Vec<usize> = barred.map(|&(_, other)| self.players[other].number).collect();
            barred.sort_unstable();
            barred.iter().for_each(|number| text += &format!(" {number}"));
            text.push('\n');
        }
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// Returns the name of a place as text.
    pub(super) fn name(&self, place: usize) -> String {
        match self.players.get(place) {
            Some(player) => format!("{} {}", self.system.who(), player.number),
            None if place == self.players.len() => "the bye".to_owned(),
            None => format!("out{}", place - self.players.len()),
        }
    }

    /// Article 5: returns the place that has White.
    pub(super) fn white(&self, one: usize, other: usize) -> usize {
        let [a, b] = [&self.players[one], &self.players[other]];
        let give = |wanted: char| if wanted == 'w' { one } else { other };
        // A player without games has no preference, unless the text defines one once the other has played.
        if a.colours.is_empty() && b.colours.is_empty() {
            // By the number of the higher ranked by score, who is first here.
            return give(if a.arrival % 2 == 1 { self.initial } else { turned(self.initial) });
        }
        let [mine, theirs] = [one, other].map(|place| self.preference(place));
        let both = match (mine, theirs) {
            (Some(mine), Some(theirs)) if mine.0 == theirs.0 => mine.0,
            // Each gets their preferred colour, or the only player with a preference does.
            (Some((mine, _)), _) => return give(mine),
            (None, theirs) => return theirs.map_or(one, |(theirs, _)| give(turned(theirs))),
        };
        let weight = |player: &Player, preference: Option<(char, i64)>| match preference {
            Some((_, 3)) => 3 + player.difference().abs(),
            preference => preference.map_or(0, |(_, strength)| strength),
        };
        let [mine, theirs] = [weight(a, mine), weight(b, theirs)];
        let mut games = a.colours.iter().rev().zip(b.colours.iter().rev());
        match games.find(|(mine, theirs)| mine != theirs) {
            // The stronger preference.
            _ if mine > theirs => give(both),
            _ if mine < theirs => give(turned(both)),
            // Alternating.
            Some((&had, _)) => give(turned(had)),
            // The preference of the higher ranked.
            None if self.rank(one) < self.rank(other) => give(both),
            None => give(turned(both)),
        }
    }
}

/// Returns the board of a player or team in a round of the report, White first, and 0 in place of Black for the bye:
/// each board follows from the cells of both sides.
fn recorded_board(records: &Records, number: usize, round: usize) -> Option<(usize, usize)> {
    let cell = records.cell(number, round);
    // A forfeited game may lack a colour for one side.
    let is_turned =
        |colour: char| colour == 'b' || colour != 'w' && records.cell(cell.opponent, round).colour == 'w';
    match cell.opponent {
        0 => Some((number, 0)).filter(|_| cell.is_paired()),
        opponent if is_turned(cell.colour) => Some((opponent, number)),
        opponent => Some((number, opponent)),
    }
}

fn is_seeding(round: usize, rounds: usize) -> bool {
    round <= (rounds / 2).min(4)
}

/// Returns the rank of each place by Burstein 1.8.
fn ranks(players: &[Player]) -> Vec<usize> {
    let mut ranked: Vec<usize> = (0..players.len()).collect();
    ranked.sort_by_key(|&place| (Reverse(&players[place].index), players[place].number));
    let mut ranks = vec![0; players.len()];
    ranked.into_iter().enumerate().for_each(|(rank, place)| ranks[place] = rank);
    ranks
}

/// Returns true if previous rounds allow a player or team the bye.
fn may_get_bye(records: &Records, system: System, number: usize, past: &[Cell]) -> Result<bool, Fault> {
    let mut may_get = system != System::Olympiad || !olympiad::joined_late(records, number);
    for &cell in past.iter().filter(|cell| !cell.is_game()) {
        may_get &= match system {
            System::TeamSwiss(_) | System::Olympiad => !"UF+".contains(cell.code),
            System::DoubleSwiss => cell.code != 'U' && records.points(cell)? < 2 * records.value('W'),
            // C.2 of 2017: a requested bye of any value does not bar.
            System::Dutch2017 if cell.opponent == 0 => cell.code != 'U',
            System::BasicSwiss => cell.code != 'U' && records.points(cell)? <= 0,
            _ => cell.code != 'U' && records.points(cell)? < records.value('W'),
        };
    }
    Ok(may_get)
}

fn player(
    records: &Records,
    system: System,
    number: usize,
    round: usize,
    arrival: usize,
    past: &[Cell],
) -> Result<Player, Fault> {
    let score = records.score(number, round)?;
    let may_get_bye = may_get_bye(records, system, number, past)?;
    let games: Vec<&Cell> = past.iter().filter(|cell| cell.is_game()).collect();
    let has_colour = |cell: &Cell| "wb".contains(cell.colour) || system == System::DoubleSwiss;
    if games.iter().any(|cell| !has_colour(cell) || !records.cells.contains_key(&cell.opponent)) {
        return fault("report", format!("a game of {} {number} has no colour or no opponent", system.who()));
    }
    let mut floats = ['-'; 2];
    for (float, back) in floats.iter_mut().zip(1..=system.floats_asked(round, records.rounds)) {
        *float = records.float(system, number, round - back)?;
    }
    let most = i64::try_from(round - 1).unwrap_or(0) * records.value('W');
    let is_by_dutch = matches!(system, System::Dutch | System::Dutch2017)
        || system == System::Burstein && is_seeding(round, records.rounds);
    let mut player = Player {
        number,
        score,
        floats,
        may_get_bye,
        unplayed: i64::try_from(past.len() - games.len()).unwrap_or(0),
        arrival,
        is_topscorer: is_by_dutch && round == records.rounds && 2 * score > most,
        // A match of two players can be played without a colour (DS-15).
        colours: games.iter().map(|cell| cell.colour).filter(|colour| "wb".contains(*colour)).collect(),
        index: Vec::new(),
        irregular: Vec::new(),
        aro: 0,
        name: String::new(),
        upfloats: 0,
        upfloated_last: false,
        own_scores: [0; 2],
    };
    match system {
        System::Burstein => player.index = index(records, number, round, past)?,
        System::BasicSwiss => player.index = records.ratings(number).map(i64::from).to_vec(),
        System::BursteinClassic => burstein_classic::add_facts(&mut player, records, round, past)?,
        System::Lim | System::Lim2026 => {
            let floated = lim::floated(records, system, number, round)?;
            player.floats = [if floated { 'd' } else { '-' }, '-'];
        }
        System::Dubov => {
            player.aro = aro(records, number, &games)?;
            for round in 1..round {
                player.upfloated_last = records.float(system, number, round)? == 'u';
                player.upfloats += usize::from(player.upfloated_last);
            }
        }
        System::DoubleSwiss | System::TeamSwiss(_) | System::Olympiad => {
            let secondary = past.iter().filter_map(|cell| cell.came_to).map(|[_, points]| points).sum();
            player.own_scores = [records.own_score(number, round)?, secondary];
        }
        System::DubovClassic => dubov_classic::add_facts(&mut player, records, past)?,
        System::Dutch2009 | System::Dutch1992 => dutch_classic::add_facts(&mut player, records, round)?,
        System::Dutch | System::Dutch2017 => {}
    }
    Ok(player)
}

/// Burstein 1.7.1, 1.7.2: a round without a game counts as one against oneself.
fn index(records: &Records, number: usize, round: usize, past: &[Cell]) -> Result<Vec<i64>, Fault> {
    let own = records.own_score(number, round)?;
    let (mut buchholz, mut sonneborn_berger) = (0, 0);
    for cell in past {
        let against = if cell.is_game() { records.score_for_opponents(cell.opponent, round)? } else { own };
        buchholz += against;
        sonneborn_berger += records.points(*cell)? * against;
    }
    Ok(vec![buchholz, sonneborn_berger])
}

/// Dubov 1.7: returns the mean rating of the opponents met, rounded half up; 0 without a game. They and the player need
/// a rating (1.1).
fn aro(records: &Records, number: usize, games: &[&Cell]) -> Result<u32, Fault> {
    records.rating(number)?;
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let mut sum = 0;
    for cell in games {
        sum += records.rating(cell.opponent)?;
    }
    Ok((2 * sum + count).checked_div(2 * count).unwrap_or(0))
}
