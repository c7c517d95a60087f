//! Reasons for the pairing of a round: the system pairs it once more and reports its reasons, for players who ask the
//! arbiter.

use super::data::{Section, Sheet, SheetLayout, Table};
use super::{Absent, published};
use crate::event::Event;
use crate::i18n::{Naming, Say};
use hakem_engine::console::review::{Review, without_match, without_seat};
use hakem_engine::console::{Deviation, deviation};
use hakem_engine::format::{Breach, Facts, Reason, Seat, Trace, Value};
use hakem_engine::pairing::{Proposal, ProposeError, facts_of, propose_as_ruled, team_for};
use hakem_engine::tournament::{
    Board, BoardFloat, BoardNo, Bye, Meeting, Name, Out, PairingNumber, Participant, PlayerId, Round,
    RoundNo, RoundPlace, Snapshot,
};
use std::collections::HashSet;
use std::sync::Arc;

/// Maximum length of a list of players with names; longer ones contain numbers only.
const NAMED: usize = 8;

/// Builds the sheet of reasons for a round: one section per board, then one per player with a bye.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let review = Review::of(event.snapshot, round).ok_or(Absent::NotPaired(round))?;
    let working = Working::of(event.snapshot, round);
    let section = |title: String, notes: Vec<String>| {
        let nothing = Table::of_rows(Vec::new(), Vec::new());
        Section { title, notes, ..Section::of(nothing) }
    };
    // A team match is explained at its first board.
    let games: Vec<_> = match paired.pairs_teams() {
        true => paired.first_games().collect(),
        false => paired.games().collect(),
    };
    let boards = games.into_iter().map(|(number, board, _)| {
        let title = event.texts.with("sheet-board", &[("board", number.into())]);
        let title = format!("{title}: {}", meeting(event, board.meeting));
        let notes = working.of_board(event, paired, &review, number);
        section(title, notes).at_board(number).about([board.meeting.white, board.meeting.black])
    });
    let out = without_seat(event.snapshot, round).into_iter();
    let out = out.filter(|(_, place)| matches!(place, RoundPlace::Bye(Bye::PairingAllocated))).map(
        |(id, place)| section(called(event, id), working.of_player(event, &review, id, place)).about([id]),
    );
    let team = paired.team_with_bye().filter(|_| paired.pairs_teams()).and_then(|id| event.snapshot.team(id));
    let of_team = team.and_then(|team| team.players.first().copied()).map(|id| {
        let place = RoundPlace::Bye(Bye::PairingAllocated);
        section(seated(event, id), working.of_player(event, &review, id, place)).about([id])
    });
    let title = event.texts.with("sheet-reasons", &[("round", round.into())]);
    let sheet = Sheet::of_sections(title, boards.chain(out).chain(of_team).collect()).with_round(round);
    Ok(Sheet { form: SheetLayout::Kept, ..sheet })
}

/// The system's explanation of a round, from pairing it once more.
pub struct Working {
    /// The system's pairing of the round with its reasons, or why it fails.
    pub proposal: Result<Arc<Proposal>, ProposeError>,
    /// Cost of the fixed boards; `None` if there are none, or if the rules alone find no pairing.
    pub deviation: Option<Deviation>,
}

impl Working {
    /// Pairs the round once more.
    pub fn of(snapshot: &Snapshot, round: RoundNo) -> Self {
        let ruling = snapshot.round(round).and_then(|paired| paired.ruling());
        let proposal = propose_as_ruled(snapshot, round, ruling, Trace::recording());
        let is_fixed = ruling.is_some_and(|ruling| !ruling.fixed.is_empty());
        let deviation = is_fixed.then(|| deviation(snapshot, round).ok()).flatten();
        Self { proposal: proposal.map(Arc::new), deviation }
    }

    /// Returns true if the system would not make every board of the round.
    pub fn differs(&self, paired: &Round) -> bool {
        let Ok(proposal) = &self.proposal else { return false };
        let made: HashSet<Meeting> = proposal.draft.boards.iter().copied().collect();
        paired.first_games().any(|(_, board, _)| !made.contains(&board.meeting))
    }

    /// Returns the reasons for a board, and the rules it breaks.
    pub fn of_board(&self, event: Event, paired: &Round, review: &Review, number: BoardNo) -> Vec<String> {
        let Some(found) = paired.board(number) else { return Vec::new() };
        let Meeting { white, black } = found.meeting;
        let mut lines = self.why(event, found);
        let (_, rule) = review.colours([white, black]);
        let rule = rule.map(|reason| said(event, &reason, |seat| review.player(seat)));
        if let Some(said) = rule.filter(|said| !lines.contains(said)) {
            lines.push(said);
        }
        let floats = match review.float(found) {
            BoardFloat::Level => None,
            BoardFloat::WhiteDown => Some((white, black)),
            BoardFloat::BlackDown => Some((black, white)),
        };
        if let Some((down, up)) = floats {
            let who = [("down", called(event, down).into()), ("up", called(event, up).into())];
            lines.push(event.texts.with("pairings-explain-floats", &who));
        }
        let broken = review.boards().get(number.index());
        let broken = broken.map(|reviewed| breaches(event, review, &reviewed.breaches)).unwrap_or_default();
        match broken.is_empty() {
            true => lines.push(event.texts.get("pairings-explain-breaks-nothing").into_owned()),
            false => lines.extend(broken),
        }
        lines.extend(self.special(event));
        lines
    }

    /// Returns the system's reasons for a board, or the opponents it would have paired.
    fn why(&self, event: Event, found: &Board) -> Vec<String> {
        let Meeting { white, black } = found.meeting;
        match &self.proposal {
            Err(error) => vec![error.say(event.texts)],
            Ok(proposal) if proposal.draft.boards.contains(&found.meeting) => {
                let lines = about(event, proposal, &[white, black]).into_iter();
                let is_fixed =
                    proposal.draft.ruling.as_ref().is_some_and(|r| r.fixed.contains(&found.meeting));
                lines
                    .chain(self.deviation.iter().filter(|_| is_fixed).flat_map(|it| cost(event, it)))
                    .collect()
            }
            Ok(proposal) => {
                let id = if found.by_hand { "pairings-explain-manual" } else { "pairings-explain-differs" };
                let mut lines = vec![event.texts.get(id).into_owned()];
                for instead in [white, black].into_iter().filter_map(|id| would_meet(event, proposal, id)) {
                    // If only the colours differ, both players have the same alternative board.
                    if !lines.contains(&instead) {
                        lines.push(instead);
                    }
                }
                lines
            }
        }
    }

    /// Returns the reasons why a player has no board.
    pub fn of_player(&self, event: Event, review: &Review, id: PlayerId, place: RoundPlace) -> Vec<String> {
        let texts = event.texts;
        match place {
            RoundPlace::Bye(bye @ Bye::PairingAllocated) => {
                let mut lines = vec![event.bye(bye).into_owned()];
                match &self.proposal {
                    Ok(proposal) if is_without_board(event, proposal, id) => {
                        lines.extend(about(event, proposal, &[id]))
                    }
                    Ok(proposal) => {
                        lines.push(texts.get("pairings-explain-manual").into_owned());
                        lines.extend(would_meet(event, proposal, id));
                    }
                    Err(error) => lines.push(error.say(texts)),
                }
                lines.extend(breaches(event, review, review.bye()));
                lines.extend(self.special(event));
                lines
            }
            RoundPlace::Bye(bye) => vec![event.bye(bye).into_owned()],
            RoundPlace::Through => vec![texts.get("pairings-through").into_owned()],
            RoundPlace::Idle => vec![texts.get("pairings-idle").into_owned()],
            RoundPlace::Nowhere => vec![texts.get("pairings-explain-new").into_owned()],
            RoundPlace::Pool | RoundPlace::AtBoard(..) => {
                let mut lines = vec![texts.get("pairings-explain-pool").into_owned()];
                if let Ok(proposal) = &self.proposal {
                    let has_board = proposal.draft.boards.iter().any(|board| board.has(id));
                    lines.extend(has_board.then(|| texts.get("pairings-explain-would").into_owned()));
                    lines.extend(would_meet(event, proposal, id));
                }
                lines
            }
        }
    }

    /// Returns the decisions that the rules leave to the arbiter.
    fn special(&self, event: Event) -> Vec<String> {
        let Ok(proposal) = &self.proposal else { return Vec::new() };
        let player = |seat: Seat| proposal.player(seat);
        proposal.special.iter().map(|reason| format!("! {}", said(event, reason, player))).collect()
    }

    /// Returns the full explanation, from the first bracket to the last.
    pub fn whole(&self, event: Event) -> Vec<String> {
        let proposal = match &self.proposal {
            Err(error) => return vec![error.say(event.texts)],
            Ok(proposal) => proposal,
        };
        let player = |seat: Seat| proposal.player(seat);
        // A bracket of two players is no board.
        let is_board = |seats: [Seat; 2], reason: &Reason| {
            let players = seats.map(player);
            let meets = |board: &Meeting| players.iter().all(|id| id.is_some_and(|id| board.has(id)));
            proposal.draft.boards.iter().any(meets) && !reason.what.ends_with("-bracket")
        };
        let reasons = proposal.trace.all().map(|(about, reason)| {
            let said = said(event, reason, player);
            match about {
                [one, other] if is_board([*one, *other], reason) => {
                    let numbers = [*one, *other].map(|seat| number(event, player(seat)));
                    format!("  {}-{}: {said}", numbers[0], numbers[1])
                }
                _ => said,
            }
        });
        self.special(event).into_iter().chain(reasons).collect()
    }
}

/// Returns the boards that the rules alone would pair, and the criteria that the actual round violates more.
pub fn cost(event: Event, deviation: &Deviation) -> Vec<String> {
    let differences = &deviation.differences;
    if differences.is_identical() {
        return vec![event.texts.get("pairings-fixed-free").into_owned()];
    }
    let mut lines = vec![event.texts.get("pairings-fixed-rules").into_owned()];
    lines.extend(differences.made.iter().map(|&made| format!("  {}", meeting(event, made))));
    if differences.bye[0] != differences.bye[1]
        && let Some(player) = differences.bye[1]
    {
        let would = [("player", seated(event, player).into())];
        lines.push(format!("  {}", event.texts.with("pairings-explain-would-bye", &would)));
    }
    let player = |seat: Seat| deviation.order.get(seat.index()).copied();
    lines.push(event.texts.get("pairings-fixed-cost").into_owned());
    lines.extend(deviation.reasons.iter().map(|reason| format!("  {}", said(event, reason, player))));
    lines
}

/// Returns the number and name of a player.
pub fn called(event: Event, id: PlayerId) -> String {
    format!("{} {}", event.number_text(id), event.name(id))
}

/// Returns the occupant of a seat: a player or, where teams are paired by results, the team that the player
/// represents.
pub fn seated(event: Event, id: PlayerId) -> String {
    match team_of_seat(event, id) {
        Some((number, name)) => format!("{number} {name}"),
        None => called(event, id),
    }
}

/// Describes the bye of a round, of a player or a team, or that there is none.
pub fn told_bye(event: Event, round: RoundNo) -> String {
    let out = without_match(event.snapshot, round);
    match out.into_iter().find(|(_, place)| *place == RoundPlace::Bye(Bye::PairingAllocated)) {
        Some((id, _)) => event.texts.with("pairings-publish-bye", &[("player", seated(event, id).into())]),
        None => event.texts.get("pairings-publish-no-bye").into_owned(),
    }
}

pub fn seat_name(event: Event, id: PlayerId) -> String {
    team_of_seat(event, id).map_or_else(|| event.name(id), |(_, name)| name.to_string())
}

/// An event whose teams are paired by results starts with the stage that contains them.
fn team_of_seat(event: Event<'_>, id: PlayerId) -> Option<(PairingNumber, &Name)> {
    team_for(event.snapshot, RoundNo(1), id).map(|(number, team)| (number, &team.name))
}

/// Describes why a round cannot be paired; where teams are paired by results, with their numbers and names.
pub fn refused(event: Event, round: RoundNo, error: &ProposeError) -> String {
    let team = |number: &PairingNumber| {
        let mut sides = event.snapshot.leg(round)?.participants();
        let Some(Participant::Team(id)) = sides.nth(number.index()) else { return None };
        Some(format!("{number} {}", event.snapshot.team(id)?.name))
    };
    let is_of_teams = facts_of(event.snapshot, round).is_some_and(Facts::pairs_teams);
    let told = match error {
        ProposeError::NoPairing(error) if is_of_teams => event.texts.no_pairing_of_teams(error, team),
        _ => None,
    };
    told.unwrap_or_else(|| error.say(event.texts))
}

/// Returns two players or teams paired with each other, White first.
pub fn meeting(event: Event, meeting: Meeting) -> String {
    format!("{} – {}", seated(event, meeting.white), seated(event, meeting.black))
}

/// Returns the names of two players or teams paired with each other, White first.
pub fn names(event: Event, meeting: Meeting) -> String {
    format!("{} – {}", seat_name(event, meeting.white), seat_name(event, meeting.black))
}

/// Formats breaches with their rules; an absolute one is marked `✗`, a relative one `!`.
pub fn breaches(event: Event, review: &Review, breaches: &[Breach]) -> Vec<String> {
    let said = breaches.iter().map(|found| {
        let mark = if found.absolute { '✗' } else { '!' };
        format!("{mark} {}", breach(event, review, found))
    });
    said.collect()
}

pub fn breach(event: Event, review: &Review, breach: &Breach) -> String {
    let who = |seat| review.player(seat).map(|id| seated(event, id)).unwrap_or_default();
    Naming { what: &breach.reason, who: &who }.say(event.texts)
}

/// Formats a reason: players by number and name, or by number only if there are many.
pub fn said(event: Event, reason: &Reason, player: impl Fn(Seat) -> Option<PlayerId>) -> String {
    let listed = |(_, value): &(&str, Value)| match value {
        Value::Players(seats) => seats.len(),
        Value::Figures { players, .. } => players.len(),
        Value::Number(_) | Value::Points(_) | Value::Hundredths(_) | Value::Colour(_) => 0,
    };
    let named = reason.values.iter().map(listed).max().unwrap_or(0) <= NAMED;
    let who = |seat: Seat| match player(seat) {
        Some(id) if named => seated(event, id),
        other => number(event, other),
    };
    Naming { what: reason, who: &who }.say(event.texts)
}

/// Returns the reasons that concern all of these players.
pub(super) fn about(event: Event, proposal: &Proposal, players: &[PlayerId]) -> Vec<String> {
    let reasons = proposal.reasons(players).into_iter();
    reasons.map(|reason| said(event, reason, |seat| proposal.player(seat))).collect()
}

/// Returns true if the system leaves a player without a board: the bye, or a round without an opponent in the table.
fn is_without_board(event: Event, proposal: &Proposal, id: PlayerId) -> bool {
    let team = event.snapshot.team_of(id).map(Participant::Team);
    let is_out = |(side, out): &(Participant, Out)| {
        *side == Participant::Player(id) || Some(*side) == team && *out == Out::Bye(Bye::PairingAllocated)
    };
    proposal.draft.bye == Some(id) || proposal.draft.outs.iter().any(is_out)
}

/// Describes the opponent that the system would have paired with a player.
fn would_meet(event: Event, proposal: &Proposal, player: PlayerId) -> Option<String> {
    let said = match proposal.draft.boards.iter().find(|board| board.has(player)) {
        Some(&found) => {
            event.texts.with("pairings-explain-would-meet", &[("meeting", meeting(event, found).into())])
        }
        None if proposal.draft.bye == Some(player) => {
            event.texts.with("pairings-explain-would-bye", &[("player", called(event, player).into())])
        }
        None => return None,
    };
    Some(said)
}

fn number(event: Event, player: Option<PlayerId>) -> String {
    let of = |id| match team_of_seat(event, id) {
        Some((number, _)) => number.to_string(),
        None => event.number_text(id),
    };
    player.map_or_else(|| "·".to_owned(), of)
}
