//! In any event, every system drafts only legal pairings, and always the same ones.
//!
//! The rules are implemented here a second time, in the simplest form: opponents, colours and byes of each
//! player. None of that is read from the engine.

use crate::make::{Dice, entrant, result, settings};
use hakem_engine::command::{Command, apply};
use hakem_engine::format::{Format, NoPairing, Size, Trace};
use hakem_engine::pairing::{ProposeError, pair_again, propose, swiss_systems, system};
use hakem_engine::tournament::{
    Acceleration, BoardNo, Bye, Colour, Draft, ForbiddenPair, Forfeit, GameResult, Match, Meeting, Options,
    Participant, PlayerId, Points, RequestedBye, RoundNo, Settings, Snapshot,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The systems that pair players by results; those of teams are compared with recorded events of teams.
fn of_players() -> Vec<&'static dyn Format> {
    swiss_systems().into_iter().filter(|system| !system.facts().pairs_teams()).collect()
}

/// Maximum number of players for whom every possible pairing of a round is tried.
const ALL_TRIED: usize = 12;

/// Players who may have a colour a third time in a row, or three times more than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lifted {
    /// No players.
    Never,
    /// In the last round, players with more than half of the points (dutch-2009 N-18, dutch-1992 M-3).
    ForWhoIsAboveHalf,
    /// In the last round, both players of a pair of which one has more than half of the points (FIDE C.04.3
    /// C3).
    ForPairsAboveHalf,
    /// All players, in a round that cannot be paired within the limits (basic-swiss §6, level 1).
    ForTheRound,
    /// In the last round, both players of a pair with equal scores (Lim 7, FIDE C.04.4.3 6).
    ForEqualScores,
    /// All players: both players of a match have both colours (FIDE C.04.5), or the system limits none (Keizer).
    Always,
}

/// Returns the exceptions to a system's colour limits. A new system whose rules lift them differently needs
/// an arm here.
fn lifted(system: &str) -> Lifted {
    match system {
        "dutch-2009" | "dutch-1992" => Lifted::ForWhoIsAboveHalf,
        "dutch-2026" | "dutch-2017" => Lifted::ForPairsAboveHalf,
        "basic-swiss" => Lifted::ForTheRound,
        "lim" | "lim-2026" => Lifted::ForEqualScores,
        "double-swiss-2026" | "keizer" => Lifted::Always,
        _ => Lifted::Never,
    }
}

/// Returns true if any points without a game bar from the bye, and not only those of a win (basic-swiss §5).
fn any_points_bar_bye(system: &str) -> bool {
    system == "basic-swiss"
}

/// Returns true if a requested bye worth a win bars from the bye (not in dutch-2017 C.2).
fn full_point_bye_bars(system: &str) -> bool {
    system != "dutch-2017"
}

/// Returns true if the bye is settled before it is known whether the others can be paired: if they cannot,
/// the arbiter decides (burstein-classic BD-14, dubov-classic DD-22).
fn settles_bye_first(system: &str) -> bool {
    ["burstein-classic", "dubov-classic"].contains(&system)
}

/// The course of an event.
#[derive(Clone, Debug)]
struct Story {
    system: usize,
    players: u64,
    rounds: u8,
    seed: u64,
}

/// The history of a player in this test.
#[derive(Clone, Debug, Default)]
struct Card {
    met: BTreeSet<PlayerId>,
    colours: Vec<Colour>,
    points: Points,
    /// True after the pairing-allocated bye, or the points of a win without a game.
    no_more_bye: bool,
}

impl Card {
    /// Returns true if a game with `colour` would exceed the limits.
    fn exceeds(&self, colour: Colour) -> bool {
        let count = |of: Colour| self.colours.iter().filter(|&&had| had == of).count();
        let twice = self.colours.len() > 1 && self.colours.iter().rev().take(2).all(|&had| had == colour);
        twice || (count(colour) + 1).abs_diff(count(colour.other())) > 2
    }
}

/// An event being played, and the same one with the players registered in another order.
struct Live {
    one: Snapshot,
    other: Snapshot,
    /// The id of each player of `one` in `other`.
    same: BTreeMap<PlayerId, PlayerId>,
    cards: BTreeMap<PlayerId, Card>,
    dice: Dice,
    /// Probability of an absence, a withdrawal, a forfeit, in per cent.
    trouble: [usize; 3],
}

impl Live {
    fn new(story: &Story) -> Self {
        let mut dice = Dice(story.seed);
        let trouble =
            [dice.roll(3) * dice.roll(12), dice.roll(2) * dice.roll(5), dice.roll(3) * dice.roll(12)];
        let acceleration = if dice.comes_up(25) { Acceleration::Baku } else { Acceleration::None };
        let announced = Settings { acceleration, ..settings(of_players()[story.system].id(), story.rounds) };
        let mut live = Self {
            one: Snapshot::new(announced.clone()),
            other: Snapshot::new(announced),
            same: BTreeMap::new(),
            cards: BTreeMap::new(),
            dice,
            trouble,
        };
        let system = of_players()[story.system].id();
        let mut players: Vec<_> =
            (0..story.players).map(|number| entrant(system, number, &mut live.dice)).collect();
        let register =
            |player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
        for player in &players {
            live.one = apply(&live.one, &register(player.clone())).unwrap();
        }
        let turn = usize::try_from(live.dice.number(story.players)).unwrap();
        players.rotate_left(turn);
        players.reverse();
        for player in &players {
            live.other = apply(&live.other, &register(player.clone())).unwrap();
        }
        for (id, registration) in live.one.players() {
            let place = players.iter().position(|player| *player == registration.player).unwrap();
            live.same.insert(id, PlayerId(u32::try_from(place + 1).unwrap()));
            live.cards.insert(id, Card::default());
        }
        live
    }

    /// Applies the same command to both events; `of` makes it for one of them, given its ids.
    fn act(&mut self, of: impl Fn(&dyn Fn(PlayerId) -> PlayerId) -> Command) {
        self.one = apply(&self.one, &of(&|id| id)).unwrap();
        let same = &self.same;
        self.other = apply(&self.other, &of(&|id| same[&id])).unwrap();
    }

    fn forbid(&mut self) {
        let ids: Vec<PlayerId> = self.one.players().map(|(id, _)| id).collect();
        let count = self.dice.number(3) * ids.len() as u64 / 8;
        let mut pick = || ids[self.dice.roll(ids.len())];
        let pairs: Vec<[PlayerId; 2]> =
            (0..count).map(|_| [pick(), pick()]).filter(|[one, other]| one != other).collect();
        if pairs.is_empty() {
            return;
        }
        let (first, last) = (RoundNo(1), RoundNo(4));
        let announced = self.one.settings().clone();
        self.act(|id| {
            let barred = |pair: &[PlayerId; 2]| ForbiddenPair { players: pair.map(id), first, last };
            let forbidden = pairs.iter().map(barred).collect();
            Command::Announce(Box::new(Settings { forbidden, ..announced.clone() }))
        });
    }

    /// Late entries, withdrawals and absences before a round.
    fn come_and_go(&mut self, round: RoundNo) {
        let ids: Vec<PlayerId> = self.one.players().map(|(id, _)| id).collect();
        for id in ids {
            let known = self.one.player(id).unwrap();
            let is_here = known.away(round).is_none();
            if known.withdrawn().is_some() {
                if self.dice.comes_up(20) {
                    self.act(|of| Command::Reinstate { id: of(id) });
                }
            } else if is_here && self.dice.comes_up(self.trouble[1]) {
                self.act(|of| Command::Withdraw { id: of(id), from: round });
            } else if is_here && self.dice.comes_up(self.trouble[0]) {
                let byes = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];
                let bye = Some(byes[self.dice.roll(3)]);
                self.act(|of| Command::SetBye { id: of(id), round, bye });
            }
        }
        if round > RoundNo(1) && self.dice.comes_up(self.trouble[0]) {
            let id = self.one.next_player();
            let late = entrant(self.one.settings().system.as_str(), id.0.into(), &mut self.dice);
            let missed = RequestedBye::HalfPoint;
            self.same.insert(id, self.other.next_player());
            self.act(|_| Command::Register { player: late.clone(), arrival: round, missed });
            let points = (1..round.0).map(|_| Points::HALF).sum();
            let no_more_bye = any_points_bar_bye(self.system());
            self.cards.insert(id, Card { points, no_more_bye, ..Card::default() });
        }
    }

    fn system(&self) -> &str {
        self.one.settings().system.as_str()
    }

    /// Returns true if players may meet again and have several byes.
    fn repeats(&self) -> bool {
        self.system() == "keizer"
    }

    fn may_have_bye(&self, id: PlayerId) -> bool {
        self.repeats() || !self.cards[&id].no_more_bye
    }

    fn present(&self, round: RoundNo) -> BTreeSet<PlayerId> {
        self.one.players().filter(|(_, known)| known.away(round).is_none()).map(|(id, _)| id).collect()
    }

    fn may_not_meet(&self, round: RoundNo, one: PlayerId, other: PlayerId) -> bool {
        let barred = |pair: &ForbiddenPair| {
            (pair.first..=pair.last).contains(&round)
                && (pair.players == [one, other] || pair.players == [other, one])
        };
        !self.repeats() && self.cards[&one].met.contains(&other)
            || self.one.settings().forbidden.iter().any(barred)
    }

    /// Returns true if the colours of a pair are within the limits, or these are lifted for it.
    fn colours_fit(&self, round: RoundNo, meeting: Meeting, lifted: Lifted) -> bool {
        let half = i32::from(round.0 - 1) * 10;
        let is_above_half =
            |id: PlayerId| round == self.one.settings().rounds && self.cards[&id].points.tenths() * 2 > half;
        let (white, black) = (meeting.white, meeting.black);
        let is_last = round == self.one.settings().rounds;
        [(white, Colour::White), (black, Colour::Black)].into_iter().all(|(id, colour)| {
            !self.cards[&id].exceeds(colour)
                || match lifted {
                    Lifted::Never => false,
                    Lifted::ForWhoIsAboveHalf => is_above_half(id),
                    Lifted::ForPairsAboveHalf => is_above_half(white) || is_above_half(black),
                    Lifted::ForTheRound | Lifted::Always => true,
                    Lifted::ForEqualScores => {
                        is_last && self.cards[&white].points == self.cards[&black].points
                    }
                }
        })
    }

    /// Returns true if all these players can be paired, with a bye if the number is odd. Tries all pairings.
    fn can_be_paired(&self, round: RoundNo, players: &[PlayerId], lifted: Lifted) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        let without = |index: usize| -> Vec<PlayerId> {
            rest.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, &id)| id).collect()
        };
        let may_meet = |other: PlayerId| {
            let meeting = Meeting { white: first, black: other };
            !self.may_not_meet(round, first, other)
                && [meeting, meeting.turned()].into_iter().any(|both| self.colours_fit(round, both, lifted))
        };
        let is_odd = players.len() % 2 == 1;
        let takes_bye = is_odd && self.may_have_bye(first) && self.can_be_paired(round, rest, lifted);
        takes_bye
            || rest
                .iter()
                .enumerate()
                .any(|(index, &other)| may_meet(other) && self.can_be_paired(round, &without(index), lifted))
    }

    fn check(&self, draft: &Draft) {
        let mut unplaced = self.present(draft.round);
        assert_eq!(draft.bye.is_some(), unplaced.len() % 2 == 1, "a bye when the number is odd");
        let games = usize::from(self.games());
        for games in draft.boards.chunks(games) {
            let turned = |pair: &[Meeting]| pair[1] == pair[0].turned();
            assert!(games.windows(2).all(turned), "colours change from game to game");
        }
        for &meeting in draft.boards.iter().step_by(games) {
            let Meeting { white, black } = meeting;
            assert!(unplaced.remove(&white) && unplaced.remove(&black), "{meeting:?}: once, and present");
            assert!(!self.may_not_meet(draft.round, white, black), "{meeting:?} in round {}", draft.round);
            let lifted = lifted(self.system());
            assert!(self.colours_fit(draft.round, meeting, lifted), "{meeting:?} in round {}", draft.round);
        }
        if let Some(bye) = draft.bye {
            assert!(unplaced.remove(&bye), "the bye is for one who is present and has no opponent");
            assert!(self.may_have_bye(bye), "{bye} has had a bye or won without playing");
        }
        assert_eq!(unplaced, BTreeSet::new(), "everybody present has a place");
        let present: Vec<PlayerId> = self.present(draft.round).into_iter().collect();
        let is_within = |&meeting: &Meeting| self.colours_fit(draft.round, meeting, Lifted::Never);
        if lifted(self.system()) == Lifted::ForTheRound
            && present.len() <= ALL_TRIED
            && !draft.boards.iter().all(is_within)
        {
            let needless = self.can_be_paired(draft.round, &present, Lifted::Never);
            assert!(!needless, "round {} can be paired within the limits", draft.round);
        }
    }

    /// Returns the draft of the event registered in another order, with the ids of the first.
    fn other_draft(&self, round: RoundNo) -> Draft {
        let paired = propose(&self.other, round, Trace::silent()).unwrap().draft;
        let back: BTreeMap<PlayerId, PlayerId> =
            self.same.iter().map(|(&one, &other)| (other, one)).collect();
        let meeting = |m: &Meeting| Meeting { white: back[&m.white], black: back[&m.black] };
        Draft {
            matches: of_others(&paired, |id| back[&id]),
            numbering: paired.numbering.map(|order| order.iter().map(|id| back[id]).collect()),
            boards: paired.boards.iter().map(meeting).collect(),
            bye: paired.bye.map(|id| back[&id]),
            virtual_points: paired.virtual_points.iter().map(|(id, points)| (back[id], *points)).collect(),
            ..paired
        }
    }

    fn play(&mut self, draft: &Draft) {
        let round = draft.round;
        self.act(|of| {
            let meeting = |m: &Meeting| Meeting { white: of(m.white), black: of(m.black) };
            Command::DraftRound(Draft {
                matches: of_others(draft, of),
                numbering: draft.numbering.as_ref().map(|order| order.iter().map(|&id| of(id)).collect()),
                boards: draft.boards.iter().map(meeting).collect(),
                bye: draft.bye.map(of),
                virtual_points: draft.virtual_points.iter().map(|&(id, points)| (of(id), points)).collect(),
                ..draft.clone()
            })
        });
        self.act(|_| Command::publish(round));
        assert!(pair_again(&self.one, round).unwrap().is_identical());
        let worth = self.one.settings().points.of_match(self.games());
        for (id, known) in self.one.players() {
            if let Some(away) = known.away(round) {
                let card = self.cards.get_mut(&id).unwrap();
                card.points += worth.of_bye(Bye::Requested(away));
                let system = self.one.settings().system.as_str();
                let half = any_points_bar_bye(system);
                card.no_more_bye |= match away {
                    RequestedBye::FullPoint => full_point_bye_bars(system),
                    RequestedBye::HalfPoint => half,
                    RequestedBye::ZeroPoint => false,
                };
            }
        }
        if let Some(bye) = draft.bye {
            let card = self.cards.get_mut(&bye).unwrap();
            card.points += worth.pairing_allocated_bye;
            card.no_more_bye = true;
        }
        let boards: Vec<(Meeting, BoardNo)> = draft.boards.iter().copied().zip((1..).map(BoardNo)).collect();
        for of_match in boards.chunks(self.games().into()) {
            let mut games = Vec::new();
            for &(meeting, board) in of_match {
                let result = self.game(meeting);
                self.act(|_| Command::EnterResult { round, board, result });
                games.push((meeting, result));
            }
            self.note(&games);
        }
    }

    fn game(&mut self, meeting: Meeting) -> GameResult {
        let sides = [meeting.white, meeting.black].map(|id| self.one.player(id).unwrap().player.clone());
        if self.dice.comes_up(self.trouble[2]) {
            let forfeits = [Forfeit::ToWhite, Forfeit::ToBlack, Forfeit::Both];
            GameResult::Forfeit(forfeits[self.dice.roll(3)])
        } else if self.dice.comes_up(1) {
            GameResult::Adjourned
        } else {
            result(&sides[0], &sides[1], &mut self.dice)
        }
    }

    /// Returns the number of games of a pair.
    fn games(&self) -> u8 {
        system(self.system()).unwrap().facts().games
    }

    /// Records the games of two players: they have met unless one of them was absent.
    fn note(&mut self, games: &[(Meeting, GameResult)]) {
        let came = |id: PlayerId| {
            games.iter().any(|(meeting, result)| match result {
                GameResult::Forfeit(Forfeit::Both) => false,
                GameResult::Forfeit(Forfeit::ToWhite) => meeting.white == id,
                GameResult::Forfeit(Forfeit::ToBlack) => meeting.black == id,
                _ => true,
            })
        };
        let first = games[0].0;
        let have_met = came(first.white) && came(first.black);
        for (id, colour) in [(first.white, Colour::White), (first.black, Colour::Black)] {
            let of_game = |&(meeting, result): &(Meeting, GameResult)| {
                let own = if meeting.white == id { Colour::White } else { Colour::Black };
                self.one.settings().points.of_game(result, own)
            };
            let points: Points = games.iter().map(of_game).sum();
            let of_win = self.one.settings().points.of_match(self.games()).win;
            let card = self.cards.get_mut(&id).unwrap();
            card.points += points;
            if have_met {
                card.met.insert(first.player(colour.other()));
                card.colours.push(colour);
            } else {
                card.no_more_bye |= points == of_win;
            }
        }
    }
}

/// Returns the matches of a draft with different ids.
fn of_others(draft: &Draft, of: impl Fn(PlayerId) -> PlayerId) -> Box<[Match]> {
    let side = |side: Participant| match side {
        Participant::Player(id) => Participant::Player(of(id)),
        team @ Participant::Team(_) => team,
    };
    draft.matches.iter().map(|found| Match { sides: found.sides.map(&side), ..found.clone() }).collect()
}

/// Plays an event round by round until its end, or until no pairing exists.
fn check_story(story: &Story) {
    let mut live = Live::new(story);
    live.forbid();
    for round in RoundNo(story.rounds).up_to() {
        live.come_and_go(round);
        let present: Vec<PlayerId> = live.present(round).into_iter().collect();
        match propose(&live.one, round, Trace::silent()).map(|proposal| proposal.draft) {
            Ok(draft) => {
                live.check(&draft);
                assert_eq!(live.other_draft(round), draft, "the order of registration decides nothing");
                live.play(&draft);
            }
            Err(ProposeError::NoPairing(NoPairing::TooFewPlayers { present: found })) => {
                assert!(found == present.len() && found < 2);
                break;
            }
            Err(ProposeError::NoPairing(
                NoPairing::NoLegalPairing { .. } | NoPairing::TooFewOpponents { .. },
            )) => {
                let is_odd = present.len() % 2 == 1;
                let is_tried = present.len() <= ALL_TRIED && !(is_odd && settles_bye_first(live.system()));
                assert!(
                    !is_tried || !live.can_be_paired(round, &present, lifted(live.system())),
                    "round {round} can be paired"
                );
                break;
            }
            Err(error) => panic!("round {round}: {error}"),
        }
    }
    for round in live.one.last_paired().into_iter().flat_map(RoundNo::up_to) {
        assert!(
            pair_again(&live.one, round).unwrap().is_identical(),
            "round {round}, paired again at the end"
        );
    }
}

fn stories(players: std::ops::Range<u64>) -> impl Strategy<Value = Story> {
    (0..of_players().len(), players, 1_u8..10, any::<u64>()).prop_map(|(system, players, rounds, seed)| {
        let size = Size::players(usize::try_from(players).unwrap());
        let format = of_players()[system];
        let (fewest, most) = format.rounds(size, &Options::default()).into_inner();
        // Rules that limit the rounds exclude any other number.
        let limits = format.facts().limits_rounds;
        Story { system, players, rounds: if limits { rounds.clamp(fewest, most) } else { rounds }, seed }
    })
}

proptest! {
    #![proptest_config(crate::cases(100, 100))]

    /// Small fields run out of legal pairings, large ones do not.
    #[test]
    fn every_draw_is_legal_and_the_same_however_players_were_registered(story in stories(2..60)) {
        check_story(&story);
    }

    #[test]
    fn no_legal_pairing_is_said_only_where_there_is_none(story in stories(2..ALL_TRIED as u64 + 1)) {
        check_story(&story);
    }
}

proptest! {
    #![proptest_config(crate::cases(10, 10))]

    #[test]
    fn large_fields_are_drawn_by_the_same_rules(story in stories(60..121)) {
        check_story(&story);
    }
}
