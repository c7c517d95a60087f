//! Events created from another one: the settings of an organiser, without players' results.

use super::{Command, CommandError, Lock, prizes, settings};
use crate::tournament::{
    LaterRatings, Name, Origin, Player, PlayerId, PrizeList, RequestedBye, RoundNo, SETTINGS, SettingField,
    Settings, Snapshot, SpecialPrize, Team,
};
use std::collections::BTreeMap;

/// Data copied from another event in addition to its settings and prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateParts {
    /// True to copy the registered players who have not left, and their teams.
    pub players: bool,
    /// True to copy the days of play: sections of a congress share them, next year's event does not.
    pub days: bool,
}

/// Returns the commands that start a copy of another event: its settings, its prizes without winners, and the selected
/// data. Data that refers to its players or rounds (numbers, forbidden pairs, manual virtual points, records of its
/// report, the initial colour) is not copied, nor are its ids at FIDE and chess-results.
pub fn begin_like(other: &Snapshot, name: Name, taken: TemplateParts) -> Vec<Command> {
    let settings = told_by(other.settings(), &Settings::named(name), taken.days);
    let prizes = Some(unwon(other.prizes())).filter(|prizes| !prizes.is_empty());
    let prizes = prizes.map(|prizes| Command::AnnouncePrizes(Box::new(prizes)));
    let staying: Vec<_> =
        other.players().filter(|(_, found)| taken.players && found.left.is_none()).collect();
    // Ids are assigned in order of registration, from 1.
    let ids: BTreeMap<PlayerId, PlayerId> =
        staying.iter().map(|&(id, _)| id).zip((1..).map(PlayerId)).collect();
    let registered = staying.iter().map(|(_, found)| Command::Register {
        // Later ratings refer to rounds of that event.
        player: Player { later_ratings: LaterRatings::default(), ..found.player.clone() },
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    });
    let own_boards = staying.iter().filter_map(|(id, found)| {
        Some(Command::SetOwnBoard { id: *ids.get(id)?, board: Some(found.own_board?) })
    });
    let own_boards: Vec<Command> = own_boards.collect();
    let known_here = |players: &[PlayerId]| players.iter().filter_map(|id| ids.get(id)).copied().collect();
    let teams = other.teams().filter(|_| taken.players).map(|(_, team)| {
        let (players, reserves) = (known_here(&team.players), known_here(&team.reserves));
        Team { players, reserves, ..team.clone() }
    });
    // A team without remaining players is dropped.
    let is_left = |team: &Team| team.has_stand_ins() || !team.players.is_empty();
    let teams = teams.filter(is_left).map(Command::RegisterTeam);
    let registered: Vec<Command> = registered.chain(own_boards).chain(teams).collect();
    std::iter::once(Command::Announce(Box::new(settings))).chain(prizes).chain(registered).collect()
}

/// Returns the settings of `other`, except those that `own` determines: its name, ids, players, rounds and records, and
/// its days unless both are played on the same.
fn told_by(other: &Settings, own: &Settings, with_days: bool) -> Settings {
    let mut settings = other.clone();
    for setting in SETTINGS {
        let is_own = match setting.origin {
            Origin::Other => false,
            Origin::Days => !with_days,
            Origin::Own => true,
        };
        if is_own {
            setting.copy(own, &mut settings);
        }
    }
    // An event is outside FIDE mode only by its arbiter's decision (question 83).
    settings.points = settings.points.with_reachable_bye();
    // Rounds start at the same times on other days.
    settings.round_times.clone_from(&other.round_times);
    settings
}

fn unwon(prizes: &PrizeList) -> PrizeList {
    let nobody = |prize: &SpecialPrize| SpecialPrize { winner: None, ..prize.clone() };
    PrizeList { special: prizes.special.iter().map(nobody).collect(), ..prizes.clone() }
}

/// Data copied from another event into an existing one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// True to copy the settings, without the days.
    pub settings: bool,
    /// True to copy the days of play with the settings.
    pub days: bool,
    pub prizes: bool,
}

/// Returns the command that copies settings and prizes of another event, and the reasons why some settings are kept.
/// The name, the ids in other systems, and references to players or rounds are always kept.
pub fn announce_like(own: &Snapshot, other: &Snapshot, copied: Copied) -> (Command, Vec<CommandError>) {
    let (now, mut kept) = (own.settings(), Vec::new());
    let mut settings = match copied.settings {
        true => told_by(other.settings(), now, copied.days),
        false => now.clone(),
    };
    // The number of rounds is set before the first (FIDE C.04.2 1); only the arbiter changes it later, on purpose.
    let paired = own.last_paired().map(|_| Lock::RoundPaired { round: RoundNo(1) });
    for field in SettingField::ALL {
        let lock = field.lock(own).or(paired.filter(|_| field == SettingField::Rounds));
        if let Some(lock) = lock.filter(|_| field.differs(now, &settings)) {
            field.settings().for_each(|setting| setting.copy(now, &mut settings));
            kept.push(CommandError::SettingLocked { field, lock });
        }
    }
    let prizes = if copied.prizes { unwon(other.prizes()) } else { own.prizes().clone() };
    let (settings, prizes) = (Box::new(settings), Box::new(prizes));
    (Command::AnnounceLike { other: other.settings().name.clone(), settings, prizes }, kept)
}

/// Sets settings and prizes in one step.
pub(super) fn announce(
    snapshot: &Snapshot,
    told: &Settings,
    list: &PrizeList,
) -> Result<Snapshot, CommandError> {
    let announced = match *snapshot.settings == *told {
        true => snapshot.clone(),
        false => settings::announce(snapshot, told)?,
    };
    match prizes::announce(&announced, list) {
        Err(CommandError::NoChange) if announced != *snapshot => Ok(announced),
        came => came,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::apply;
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::tournament::{
        Colour, ForbiddenPair, Money, PartialDate, PointSystem, Points, PrizeGroup, TieBreakId,
    };

    fn made(commands: &[Command]) -> Snapshot {
        commands.iter().fold(Snapshot::blank(), |before, command| apply(&before, command).unwrap())
    }

    fn register(name: &str) -> Command {
        let player = Player::named(Name::new(name).unwrap());
        Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
    }

    #[test]
    fn an_event_like_another_has_its_settings_and_prizes_and_what_else_is_taken() {
        let day = PartialDate::new(2026, 3, 29).ok();
        let pair = ForbiddenPair { players: [PlayerId(1), PlayerId(3)], first: RoundNo(1), last: RoundNo(5) };
        let settings = Settings {
            rounds: RoundNo(5),
            begins: day,
            tie_breaks: vec![TieBreakId::new("BH")],
            forbidden: vec![pair],
            ..Settings::named(Name::new("Open 2026").unwrap())
        };
        let group = PrizeGroup {
            name: Name::new("General").unwrap(),
            category: Default::default(),
            amounts: vec![Money(10_000)],
        };
        let prizes = PrizeList { groups: vec![group], ..PrizeList::default() };
        let people = ["Ada", "Ben", "Cem"].map(register);
        let announce = Command::Announce(Box::new(Settings { forbidden: Vec::new(), ..settings.clone() }));
        let after =
            [Command::AnnouncePrizes(Box::new(prizes.clone())), Command::Announce(Box::new(settings))];
        let team = |name: &str, player: u32| {
            Command::RegisterTeam(Team::of(Name::new(name).unwrap(), vec![PlayerId(player)], Vec::new()))
        };
        let teams = [team("North", 2), team("South", 3)];
        let gone = Command::Withdraw { id: PlayerId(2), from: RoundNo(1) };
        let other = made(&[&[announce][..], &people, &teams, &after, &[gone]].concat());

        let name = Name::new("Open 2027").unwrap();
        let bare = made(&begin_like(&other, name.clone(), TemplateParts { players: false, days: false }));
        let told = bare.settings();
        assert_eq!((told.name.as_str(), told.rounds, told.begins), ("Open 2027", RoundNo(5), None));
        assert_eq!((told.tie_breaks.len(), told.forbidden.len(), bare.players().count()), (1, 0, 0));
        assert_eq!(bare.prizes(), &prizes);

        let whole = made(&begin_like(&other, name, TemplateParts { players: true, days: true }));
        let names: Vec<&str> = whole.players().map(|(_, found)| found.player.name.as_str()).collect();
        assert_eq!((names, whole.settings().begins), (vec!["Ada", "Cem"], day));
        let teams: Vec<_> =
            whole.teams().map(|(_, team)| (team.name.as_str(), team.players.clone())).collect();
        assert_eq!(teams, [("South", vec![PlayerId(2)])], "of the other team nobody is left");
    }

    #[test]
    fn q83_a_bye_that_no_result_is_worth_is_not_copied_with_the_settings() {
        let mut points = PointSystem { win: Points::from_tenths(30), ..PointSystem::default() };
        points.pairing_allocated_bye = Points::from_tenths(8);
        let settings = Settings { points, ..Settings::named(Name::new("Open 2026").unwrap()) };
        let other = made(&[Command::Announce(Box::new(settings))]);
        let name = Name::new("Open 2027").unwrap();
        let like = made(&begin_like(&other, name, TemplateParts { players: true, days: true }));
        let copied = Copied { settings: true, days: false, prizes: false };
        let own = made(&[Command::Announce(Box::new(Settings::named(Name::new("Own").unwrap())))]);
        let section = apply(&own, &announce_like(&own, &other, copied).0).unwrap();
        for event in [like, section] {
            let points = event.settings().points;
            assert_eq!([points.win, points.pairing_allocated_bye], [Points::from_tenths(30); 2]);
        }
    }

    #[test]
    fn an_event_takes_from_another_what_may_still_change_in_one_step_and_says_what_may_not() {
        let group = PrizeGroup {
            name: Name::new("General").unwrap(),
            category: Default::default(),
            amounts: vec![Money(10_000)],
        };
        let prizes = PrizeList { groups: vec![group], ..PrizeList::default() };
        let told = Settings {
            rounds: RoundNo(9),
            place: Name::new("Brno").ok(),
            begins: PartialDate::new(2026, 3, 29).ok(),
            tie_breaks: vec![TieBreakId::new("BH")],
            ..Settings::named(Name::new("Open").unwrap())
        };
        let other =
            made(&[Command::Announce(Box::new(told)), Command::AnnouncePrizes(Box::new(prizes.clone()))]);
        let own =
            Settings { initial_colour: Some(Colour::White), ..Settings::named(Name::new("Youth").unwrap()) };
        let own = made(&[Command::Announce(Box::new(own)), register("Ada"), register("Bo")]);
        let all = Copied { settings: true, days: false, prizes: true };
        let (command, kept) = announce_like(&own, &other, all);
        let now = apply(&own, &command).unwrap();
        let told = now.settings();
        assert_eq!((told.name.as_str(), told.rounds, told.begins), ("Youth", RoundNo(9), None));
        assert_eq!(
            (told.place.clone(), told.tie_breaks.len(), told.initial_colour),
            (Name::new("Brno").ok(), 1, Some(Colour::White))
        );
        assert_eq!((now.prizes(), kept), (&prizes, vec![]));
        assert_eq!(apply(&now, &announce_like(&now, &other, all).0), Err(CommandError::NoChange));
        // Once a round is paired, tie-breaks are locked, but settings that are never locked are still copied.
        let draft = propose(&own, RoundNo(1), Trace::silent()).unwrap().draft;
        let paired = apply(&own, &Command::DraftRound(draft)).unwrap();
        let (command, kept) = announce_like(&paired, &other, Copied { days: true, ..all });
        let now = apply(&paired, &command).unwrap();
        assert_eq!(now.settings().tie_breaks, paired.settings().tie_breaks);
        assert!(now.settings().begins.is_some());
        assert!(
            matches!(
                kept[..],
                [
                    CommandError::SettingLocked { field: SettingField::Rounds, .. },
                    CommandError::SettingLocked { field: SettingField::TieBreaks, .. }
                ]
            ),
            "{kept:?}"
        );
        assert_eq!(now.settings().rounds, paired.settings().rounds);
        let (command, _) =
            announce_like(&paired, &other, Copied { settings: false, days: true, prizes: true });
        let now = apply(&paired, &command).unwrap();
        assert_eq!((now.settings(), now.prizes()), (paired.settings(), &prizes));
    }
}
