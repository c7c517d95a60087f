//! A new event like another: what an organiser announces again, without what happened.

use super::Command;
use crate::tournament::{
    LaterRatings, Name, Player, PlayerId, PrizeList, ReportRecords, RequestedBye, RoundNo, Settings,
    Snapshot, SpecialPrize, Team,
};
use std::collections::BTreeMap;

/// What of another event is taken besides its settings and prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Who is registered and has not left, with what is known of them, and their teams.
    pub players: bool,
    /// The days on which it is played: a section of the same congress has them in common, next year's event has not.
    pub days: bool,
}

/// Returns the commands that begin an event like another: its settings, its prizes without winners, and what else is taken. What
/// names its players or its rounds (numbers, forbidden pairs, virtual points by hand, records of its report, the colour that was drawn)
/// stays behind, and so do the numbers by which FIDE and chess-results know it.
#[must_use]
pub fn begin_like(other: &Snapshot, name: Name, taken: Taken) -> Vec<Command> {
    let known = other.settings();
    let mut settings = Settings {
        name,
        // Other programs and lists know the other event by these.
        fide_event: None,
        chess_results: None,
        initial_colour: None,
        virtual_points: Vec::new(),
        numbering: Vec::new(),
        forbidden: Vec::new(),
        records: ReportRecords::default(),
        ..known.clone()
    };
    if !taken.days {
        (settings.begins, settings.ends, settings.rating_list) = (None, None, None);
        settings.round_dates = Vec::new();
    }
    let prizes = Some(other.prizes()).filter(|prizes| !prizes.is_empty()).map(|prizes| {
        let nobody = |prize: &SpecialPrize| SpecialPrize { winner: None, ..prize.clone() };
        let special = prizes.special.iter().map(nobody).collect();
        Command::AnnouncePrizes(Box::new(PrizeList { special, ..prizes.clone() }))
    });
    let staying: Vec<_> =
        other.players().filter(|(_, found)| taken.players && found.left.is_none()).collect();
    // Whoever registers gets the next id, the first one 1.
    let ids: BTreeMap<PlayerId, PlayerId> =
        staying.iter().map(|&(id, _)| id).zip((1..).map(PlayerId)).collect();
    let registered = staying.into_iter().map(|(_, found)| Command::Register {
        // Ratings of a later round belong to rounds of that event.
        player: Player { later_ratings: LaterRatings::default(), ..found.player.clone() },
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    });
    let known_here = |players: &[PlayerId]| players.iter().filter_map(|id| ids.get(id)).copied().collect();
    let teams = other.teams().filter(|_| taken.players).map(|(_, team)| {
        let (players, reserves) = (known_here(&team.players), known_here(&team.reserves));
        Team { players, reserves, ..team.clone() }
    });
    // Of whom nobody is left is no team any more.
    let is_left = |team: &Team| team.has_stand_ins() || !team.players.is_empty();
    let teams = teams.filter(is_left).map(Command::RegisterTeam);
    let registered: Vec<Command> = registered.chain(teams).collect();
    std::iter::once(Command::Announce(Box::new(settings))).chain(prizes).chain(registered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::apply;
    use crate::tournament::{ForbiddenPair, Money, PartialDate, PrizeGroup, TieBreakId};

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
        let bare = made(&begin_like(&other, name.clone(), Taken { players: false, days: false }));
        let told = bare.settings();
        assert_eq!((told.name.as_str(), told.rounds, told.begins), ("Open 2027", RoundNo(5), None));
        assert_eq!((told.tie_breaks.len(), told.forbidden.len(), bare.players().count()), (1, 0, 0));
        assert_eq!(bare.prizes(), &prizes);

        let whole = made(&begin_like(&other, name, Taken { players: true, days: true }));
        let names: Vec<&str> = whole.players().map(|(_, found)| found.player.name.as_str()).collect();
        assert_eq!((names, whole.settings().begins), (vec!["Ada", "Cem"], day));
        let teams: Vec<_> =
            whole.teams().map(|(_, team)| (team.name.as_str(), team.players.clone())).collect();
        assert_eq!(teams, [("South", vec![PlayerId(2)])], "of the other team nobody is left");
    }
}
