//! Players without a board in a round or, unless the arbiter decides differently, in the next one; and the place of a
//! player.

use super::setting_of_teams;
use crate::tournament::{
    Bye, Colour, Forfeit, GameResult, Meeting, Out, Participant, PlayerId, Registration, RequestedBye, Round,
    RoundNo, RoundPlace, Snapshot, Stage, TeamId,
};

/// Reason why a player or a team has no game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// The bye in the published pairing, or the one arranged for a future round.
    Bye(Bye),
    /// The player entered after the round was paired. Contains the bye that the round counts as.
    Late(RequestedBye),
}

impl Absence {
    pub fn bye(self) -> Bye {
        match self {
            Self::Bye(bye) => bye,
            Self::Late(missed) => Bye::Requested(missed),
        }
    }
}

/// Lists the participants without a game in a round, with the reason: teams first, by their ids, then players
/// as in [`without_seat`]. A published round is listed as published, a future one as arranged. Participants
/// who had left the event are omitted, and so are the members of a listed team.
pub fn absentees(snapshot: &Snapshot, round: RoundNo) -> Vec<(Participant, Absence)> {
    let published = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
    let team = |id: TeamId| Some((id, team_absence(snapshot, published, round, id)?));
    let teams: Vec<(TeamId, Absence)> = snapshot.teams().filter_map(|(id, _)| team(id)).collect();
    let player = |id: PlayerId| {
        let known = snapshot.player(id)?;
        let is_late = round < known.arrival && !known.byes.contains_key(&round);
        let why = match published.map(|paired| paired.place(id)) {
            Some(RoundPlace::Bye(bye)) => Absence::Bye(bye),
            Some(RoundPlace::Nowhere) => Absence::Late(known.away(round)?),
            Some(_) => return None,
            None if is_late => Absence::Late(known.away(round)?),
            None => Absence::Bye(Bye::Requested(known.away(round)?)),
        };
        let is_of_team = snapshot.team_of(id).is_some_and(|of| teams.iter().any(|&(team, _)| team == of));
        (!is_of_team).then_some((Participant::Player(id), why))
    };
    let ids: Vec<PlayerId> = match published {
        Some(_) => without_seat(snapshot, round).into_iter().map(|(id, _)| id).collect(),
        None => snapshot.players().map(|(id, _)| id).filter(|&id| !has_left(snapshot, round, id)).collect(),
    };
    let players = ids.into_iter().filter_map(player);
    teams.iter().map(|&(id, why)| (Participant::Team(id), why)).chain(players).collect()
}

/// Returns the reason why a team has no match in a round, as published or, if it is not published yet, as
/// arranged; `None` if the team has a match, or had left the event.
pub fn team_absence(
    snapshot: &Snapshot,
    published: Option<&Round>,
    round: RoundNo,
    id: TeamId,
) -> Option<Absence> {
    let of = Participant::Team(id);
    let why = match published {
        None => Absence::Bye(Bye::Requested(snapshot.team_away(id, round)?)),
        Some(paired) => match paired.team_out(of) {
            Some(Out::Bye(bye)) => Absence::Bye(bye),
            Some(Out::Through | Out::Idle) => return None,
            None => {
                let plays = paired.matches().iter().any(|played| played.sides.contains(&of));
                let is_late =
                    paired.pairs_teams() && snapshot.legs().iter().any(|leg| leg.group_of(of).is_some());
                (is_late && !plays).then(|| Absence::Late(snapshot.team_missed(id)))?
            }
        },
    };
    let has_left = snapshot.team(id)?.members().all(|id| {
        let withdrawn = snapshot.player(id).and_then(Registration::withdrawn);
        withdrawn.is_some_and(|from| from <= round)
    });
    (!has_left || why.bye() != Bye::ABSENT).then_some(why)
}

/// Returns the players without a seat in a round, with their place: the pairing-allocated bye, then requested
/// byes and absences, then those registered after the pairing, then the unpaired ones; each by pairing
/// number. Withdrawn players are omitted.
pub fn without_seat(snapshot: &Snapshot, round: RoundNo) -> Vec<(PlayerId, RoundPlace)> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    let everybody = snapshot.players().filter(|&(id, _)| !has_left(snapshot, round, id));
    let everybody = everybody.map(|(id, _)| (id, paired.place(id)));
    let mut free: Vec<(PlayerId, RoundPlace)> =
        everybody.filter(|(_, place)| !matches!(place, RoundPlace::AtBoard(..))).collect();
    let numbers = snapshot.pairing_numbers();
    free.sort_by_key(|&(id, place)| {
        let number = numbers.get(id);
        (kind_of_place(place), number.is_none(), number, id)
    });
    free
}

/// Returns true if a player had left the event by a round and is only absent from it: lists of the round omit them.
pub fn has_left(snapshot: &Snapshot, round: RoundNo, id: PlayerId) -> bool {
    let place = snapshot.round(round).map_or(RoundPlace::Nowhere, |paired| paired.place(id));
    let has_nothing = matches!(place, RoundPlace::Nowhere | RoundPlace::Bye(Bye::ABSENT));
    let withdrawn = snapshot.player(id).and_then(Registration::withdrawn);
    has_nothing && withdrawn.is_some_and(|from| from <= round)
}

/// Returns the players listed after the boards of a round, as [`without_seat`]; where results decide which
/// teams meet, the first of each team without a match.
pub fn without_match(snapshot: &Snapshot, round: RoundNo) -> Vec<(PlayerId, RoundPlace)> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    let made = setting_of_teams(snapshot, round).filter(|_| !paired.by_table);
    let Some(made) = made else { return without_seat(snapshot, round) };
    let places = made.order.iter().map(|&id| (id, place_of(snapshot, paired, id)));
    let mut free: Vec<(PlayerId, RoundPlace)> =
        places.filter(|(_, place)| !matches!(place, RoundPlace::AtBoard(..))).collect();
    free.sort_by_key(|&(_, place)| kind_of_place(place));
    free
}

/// Position of players without a board in that list.
fn kind_of_place(place: RoundPlace) -> u8 {
    match place {
        RoundPlace::Bye(Bye::PairingAllocated) => 0,
        RoundPlace::Bye(Bye::Requested(_)) => 1,
        RoundPlace::Nowhere | RoundPlace::Through | RoundPlace::Idle | RoundPlace::AtBoard(..) => 2,
        RoundPlace::Pool => 3,
    }
}

/// Returns where a player is in a round; where results decide which teams meet, and theirs has no match,
/// where the team is.
pub fn place_of(snapshot: &Snapshot, paired: &Round, id: PlayerId) -> RoundPlace {
    let team = snapshot.team_of(id).map(Participant::Team).filter(|_| !paired.by_table);
    let Some(team) = team else { return paired.place(id) };
    match (paired.team_out(team), paired.matches().iter().find(|of| of.sides.contains(&team))) {
        (Some(out), _) => out.place(),
        // A player without a board is shown at the team's first board.
        (None, Some(of)) => match paired.place(id) {
            at @ RoundPlace::AtBoard(..) => at,
            _ => {
                of.boards.first().map_or(RoundPlace::Idle, |&first| RoundPlace::AtBoard(first, Colour::White))
            }
        },
        (None, None) if paired.pairs_teams() => RoundPlace::Pool,
        (None, None) => paired.place(id),
    }
}

/// Returns the players who lost by forfeit in the round before `round`, or were absent from it in the report
/// that the event was made of, and would be paired again: those on boards in their order, then the others.
/// Without notice this counts as withdrawal, unless the arbiter decides otherwise (general rules §2,
/// dutch-2009 F.8).
pub fn no_shows(snapshot: &Snapshot, round: RoundNo) -> Vec<PlayerId> {
    let before = round.previous().and_then(|before| snapshot.round(before));
    // A team that continues sends another player.
    let Some(before) = before.filter(|before| !before.pairs_teams()) else { return Vec::new() };
    let losers = before.games().flat_map(|(_, board, result)| {
        let Meeting { white, black } = board.meeting;
        match result {
            Some(GameResult::Forfeit(Forfeit::ToWhite)) => [None, Some(black)],
            Some(GameResult::Forfeit(Forfeit::ToBlack)) => [Some(white), None],
            Some(GameResult::Forfeit(Forfeit::Both)) => [Some(white), Some(black)],
            Some(GameResult::Played(_) | GameResult::Unrated(_) | GameResult::Adjourned) | None => {
                [None, None]
            }
        }
    });
    let is_in = |id: &PlayerId| snapshot.player(*id).is_some_and(|known| known.away(round).is_none());
    let absent =
        snapshot.players().map(|(id, _)| id).filter(|&id| absent_since(snapshot, id, round).is_some());
    losers.flatten().chain(absent).filter(is_in).collect()
}

/// Returns the first of the consecutive rounds up to the one before `round` that a player missed without
/// points, in an event made of a report: reports have no code for withdrawals. `None` if the player was
/// present, or arrives later.
pub fn absent_since(snapshot: &Snapshot, id: PlayerId, round: RoundNo) -> Option<RoundNo> {
    snapshot.settings().records.system.as_ref()?;
    let last = round.previous()?;
    let was_absent = |of: &RoundNo| {
        let place =
            snapshot.round(*of).filter(|paired| !paired.seats_absent()).map(|paired| paired.place(id));
        place == Some(RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint)))
    };
    last.up_to().rev().take_while(was_absent).last()
}
