//! Missing or doubtful data of an event that is to be closed and reported to the federation.

use crate::norm::Norms;
use crate::pairing::undecided;
use crate::tournament::{
    BoardNo, GameResult, Need, Player, PlayerId, RoundNo, RoundPlace, SETTINGS, Setting, Snapshot, Stage,
};

/// Something missing or doubtful, with the location where it can be resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Planned rounds are not published, from this one on.
    Unplayed(RoundNo),
    /// Results of a published round are missing.
    Results {
        round: RoundNo,
        /// The first board without a result.
        board: BoardNo,
        count: usize,
    },
    /// A game is adjourned: the report is provisional until it ends (FIDE's checklist, question 161).
    Adjourned {
        round: RoundNo,
        board: BoardNo,
    },
    Conflict {
        round: RoundNo,
        board: BoardNo,
    },
    /// Matches of a round are tied and undecided.
    Undecided(RoundNo),
    /// A setting that the report states is missing.
    Setting(&'static Setting),
    /// The chief arbiter has no FIDE ID.
    ArbiterId,
    /// Players who had an opponent lack data that the federation requires.
    Players {
        lack: Lack,
        /// The players, in order of registration; not empty.
        players: Vec<PlayerId>,
    },
}

/// Data that the federation requires of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    FideId,
    /// Year of birth.
    Born,
    Federation,
}

/// Returns true if the event can yield titles, so that FIDE's forms accompany its report.
fn asks_for_forms(snapshot: &Snapshot) -> bool {
    Norms::are_given(snapshot) || snapshot.settings().direct_titles.is_some()
}

impl Lack {
    const ALL: [Self; 3] = [Self::FideId, Self::Born, Self::Federation];

    fn is_of(self, player: &Player) -> bool {
        match self {
            Self::FideId => player.fide_id.is_none(),
            Self::Born => player.born.is_none(),
            Self::Federation => player.federation.is_none(),
        }
    }
}

/// Returns the settings that are still missing and required before the event is closed, in the order of the report.
pub fn missing_settings(snapshot: &Snapshot) -> Vec<&'static Setting> {
    let for_forms = asks_for_forms(snapshot);
    let mut missing: Vec<(u8, &Setting)> = SETTINGS
        .iter()
        .filter(|setting| setting.is_missing(snapshot))
        .filter_map(|setting| Some((setting.need?, setting)))
        .filter(|(need, _)| for_forms || !need.for_forms)
        .map(|(need, setting)| (need.rank, setting))
        .collect();
    missing.sort_by_key(|&(rank, _)| rank);
    missing.into_iter().map(|(_, setting)| setting).collect()
}

fn gaps_of_settings(snapshot: &Snapshot) -> Vec<Gap> {
    let mut found: Vec<Gap> = missing_settings(snapshot).into_iter().map(Gap::Setting).collect();
    let arbiter = snapshot.settings().arbiter.as_ref();
    if arbiter.is_some_and(|arbiter| !arbiter.has_fide_id()) {
        let follows = |gap: &Gap| matches!(gap, Gap::Setting(of) if of.need.is_some_and(|need| need.rank > Need::ARBITER));
        let at = found.iter().position(follows).unwrap_or(found.len());
        found.insert(at, Gap::ArbiterId);
    }
    found
}

/// Returns everything missing or doubtful: games first, then event data, then players.
pub fn gaps(snapshot: &Snapshot) -> Vec<Gap> {
    let published = snapshot.last_published();
    let next = published.map_or(RoundNo(1), RoundNo::next);
    let mut found: Vec<Gap> =
        (next <= snapshot.last_round()).then_some(Gap::Unplayed(next)).into_iter().collect();
    let rounds = || published.into_iter().flat_map(RoundNo::up_to);
    found.extend(rounds().flat_map(|round| gaps_of_round(snapshot, round)));
    found.extend(gaps_of_settings(snapshot));
    for lack in Lack::ALL {
        let players =
            snapshot.players().filter(|(id, of)| lack.is_of(&of.player) && took_part(snapshot, *id));
        let players: Vec<PlayerId> = players.map(|(id, _)| id).collect();
        found.extend((!players.is_empty()).then_some(Gap::Players { lack, players }));
    }
    found
}

/// Returns true if a player had an opponent in a published round. Reports of participants omit all other players.
pub fn took_part(snapshot: &Snapshot, id: PlayerId) -> bool {
    let mut published = snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
    published.any(|round| matches!(round.place(id), RoundPlace::AtBoard(..)))
}

impl Gap {
    /// Returns true if the gap concerns games: a round, a result or a decision is missing.
    pub fn is_of_games(&self) -> bool {
        match self {
            Self::Unplayed(_)
            | Self::Results { .. }
            | Self::Adjourned { .. }
            | Self::Conflict { .. }
            | Self::Undecided(_) => true,
            Self::Setting(_) | Self::ArbiterId | Self::Players { .. } => false,
        }
    }
}

/// Returns true if every planned game is played and undisputed, so that no norm can be gained or lost any more.
pub fn is_played(snapshot: &Snapshot) -> bool {
    !gaps(snapshot).iter().any(Gap::is_of_games)
}

fn gaps_of_round(snapshot: &Snapshot, round: RoundNo) -> Vec<Gap> {
    let Some(of) = snapshot.round(round).filter(|of| of.stage() == Stage::Published) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if let Some((board, ..)) = of.games().find(|&(board, ..)| of.awaits(board)) {
        found.push(Gap::Results { round, board, count: of.missing() });
    }
    let adjourned = of.games().filter(|(.., result)| *result == Some(GameResult::Adjourned));
    found.extend(adjourned.map(|(board, ..)| Gap::Adjourned { round, board }));
    found.extend(of.conflicts().map(|(board, _)| Gap::Conflict { round, board }));
    let is_open = of.missing() == 0 && !undecided(snapshot, round).is_empty();
    found.extend(is_open.then_some(Gap::Undecided(round)));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::tournament::{Name, PartialDate, Settings, SystemId};
    use crate::trf;

    const OPEN: &str = "\
012 Open
022 Brno
032 CZE
042 2026/11/21
062 4
102 IA Novak, Jan
142 3
152 W
162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0
192 FIDE_DUTCH_2026
212 PTS,BH
001    1      Adams                                  CZE      311111 1990/00/00  1.5    1     3 w 1     2 b =
001    2      Baker                                  CZE      322222             1.5    2     4 b 1     1 w =
001    3      Clark                                  CZE             1992/00/00  0.5    3     1 b 0     4 w A
001    4      Davis                                  CZE             1993/00/00  0.5    4     2 w 0     3 b A
";

    fn missing(id: &str) -> Gap {
        Gap::Setting(SETTINGS.iter().find(|setting| setting.id == id).unwrap())
    }

    #[test]
    fn an_event_that_can_give_titles_is_asked_for_what_the_forms_of_fide_need() {
        let report = include_str!("../../tests/golden/norms/open.trf");
        let event =
            trf::to_commands(&trf::read(report).unwrap().file, &SystemId::new("dutch-2026")).unwrap().event;
        let asked = ["organiser", "fide-event"].map(missing);
        assert!(asked.iter().all(|gap| gaps(&event).contains(gap)));
        let settings = Settings {
            organiser: Name::new("Club").ok(),
            fide_event: Some(412_345),
            ..event.settings().clone()
        };
        let told = apply(&event, &Command::Announce(Box::new(settings))).unwrap();
        assert!(!asked.iter().any(|gap| gaps(&told).contains(gap)));
    }

    #[test]
    fn data_missing_in_the_report_are_named_games_first() {
        let file = trf::read(OPEN).unwrap().file;
        let event = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
        let number = |number: usize| event.numbering()[number - 1];
        let expected = vec![
            Gap::Unplayed(RoundNo(3)),
            Gap::Adjourned { round: RoundNo(2), board: BoardNo(2) },
            missing("ends"),
            Gap::ArbiterId,
            missing("time-control"),
            missing("kind"),
            missing("round-days"),
            Gap::Players { lack: Lack::FideId, players: vec![number(3), number(4)] },
            Gap::Players { lack: Lack::Born, players: vec![number(2)] },
        ];
        assert_eq!(gaps(&event), expected);
        let lacks_days = |days: &[u8]| {
            let round_dates = days.iter().map(|&day| PartialDate::new(2026, 11, day).ok()).collect();
            let settings = Settings { round_dates, ..event.settings().clone() };
            let event = apply(&event, &Command::Announce(Box::new(settings))).unwrap();
            gaps(&event).contains(&missing("round-days"))
        };
        assert!(lacks_days(&[21]) && !lacks_days(&[21, 22]), "round 3 is not published");
    }
}
