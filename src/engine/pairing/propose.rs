//! Drafts of the next round of an event.

use super::numbering::lacking_licence;
use super::restrictions;
use super::{
    ApartGroup, NotReady, ProposeError, Setting, TeamSeats, entered_teams, facts_of, opening, setting, size,
    system,
};
use crate::format::{Course, Facts, Field, NoPairing, Pair, Pairing, Reason, Seat, Trace, allows_baku};
use crate::pairing::ruling::{Aside, By, pair_as_ruled, pair_by};
use crate::tournament::{
    Acceleration, BoardNo, Draft, Firmness, Meeting, PlayerId, Registration, RoundNo, Ruling, Snapshot, Stage,
};

/// A draft with its reasons.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub draft: Draft,
    /// The input of the system; [`Proposal::order`] maps its seats to players.
    pub field: Field,
    /// The player of every seat, seat 0 first: the order of pairing numbers. For a team, its first player.
    pub order: Vec<PlayerId>,
    /// The team of each seat, if teams are paired.
    pub team_seats: TeamSeats,
    pub trace: Trace,
    /// Notes on decisions that the rules leave to the arbiter.
    pub special: Vec<Reason>,
}

impl Proposal {
    /// Returns the seat of a player, or of their team if teams are paired; `None` if they have none in this round.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        if !self.team_seats.is_empty() {
            return self.team_seats.seat(player);
        }
        let (seat, _) = self.field.seats().zip(&self.order).find(|&(_, &other)| other == player)?;
        Some(seat)
    }

    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.order.get(seat.index()).copied()
    }

    /// Returns the reasons that concern all of these players, in order of occurrence: for both players of a board the
    /// reasons for their meeting and colours; for one player the reasons for the bye. Empty if the trace is silent, or
    /// if a player has no seat.
    pub fn reasons(&self, players: &[PlayerId]) -> Vec<&Reason> {
        let seats: Option<Vec<Seat>> = players.iter().map(|&id| self.seat(id)).collect();
        let Some(seats) = seats else { return Vec::new() };
        self.trace.about(&seats).collect()
    }
}

/// Checks whether `round` can be paired: its previous rounds are published and finished, and the initial colour is
/// drawn. The number of planned rounds is not checked.
///
/// # Errors
/// Returns the first missing requirement.
pub fn ready(snapshot: &Snapshot, round: RoundNo) -> Result<(), NotReady> {
    let next = snapshot.next_to_publish();
    if round.0 == 0 {
        return Err(NotReady::NoSuchRound { round, last: next });
    }
    // A table determines pairings of every round.
    if facts_of(snapshot, round).is_some_and(|facts| facts.course == Course::Table) {
        return Ok(());
    }
    if round > next {
        return Err(NotReady::NotReached { round, next });
    }
    if let Some(before) = round.previous().filter(|_| snapshot.play_off_before(round) != Some(round))
        && let Some(open) = snapshot.round(before).and_then(|paired| {
            paired.games().find_map(|(number, board, _)| paired.awaits(number).then_some(board.meeting))
        })
    {
        return Err(NotReady::Unfinished { round: before, white: open.white, black: open.black });
    }
    if is_colour_missing(snapshot, round) { Err(NotReady::NoInitialColour) } else { Ok(()) }
}

/// Returns true if a colour must be drawn before this round can be paired.
fn is_colour_missing(snapshot: &Snapshot, round: RoundNo) -> bool {
    snapshot.settings().initial_colour.is_none()
        && facts_of(snapshot, round).is_some_and(|facts| facts.draws_colour)
}

/// Checks before `round` is paired that the event is within the limits of its system, regardless of the
/// origin of its values: the ratings of all players, licence numbers where only they order players, and
/// before round 1 the number of rounds for the number of registered players (basic-swiss §1, §2, §3,
/// decision 12).
///
/// # Errors
/// Returns the first limit that is exceeded.
fn within_limits(snapshot: &Snapshot, round: RoundNo) -> Result<(), ProposeError> {
    let Some(system) = system(snapshot.system(round).as_str()) else { return Ok(()) };
    let lowest = system.facts().lowest_rating;
    for (_, Registration { player, .. }) in snapshot.players() {
        let mut ratings = player.rating.into_iter().chain(player.national_rating);
        if let Some(found) = ratings.find(|rating| rating.get() < lowest) {
            return Err(ProposeError::RatingTooLow { name: player.name.clone(), found, lowest });
        }
    }
    let lacking = lacking_licence(snapshot, &system.facts().ranking).and_then(|id| snapshot.player(id));
    if let Some(Registration { player, .. }) = lacking {
        return Err(ProposeError::LicenceMissing { name: player.name.clone() });
    }
    let size = size(snapshot, round);
    let announced = snapshot.leg(round).map_or(snapshot.settings().rounds, |leg| leg.rounds());
    let (allowed, rounds) = (system.rounds(size, snapshot.options(round)), announced);
    // Fewer than two players are refused when the round is paired.
    if snapshot.round_of_leg(round) > RoundNo(1)
        || size.participants < 2
        || !system.facts().limits_rounds
        || allowed.contains(&rounds.0)
    {
        return Ok(());
    }
    let (fewest, most) = (*allowed.start(), *allowed.end());
    Err(ProposeError::RoundsOutOfRange { rounds, players: size.participants, fewest, most })
}

/// Returns the pairing input for `round`, after checking all preconditions: a table for the number of teams, the limits
/// of the system, the initial colour.
///
/// Every caller that pairs uses this function, so that all refuse the same rounds with the same message.
///
/// # Errors
/// Returns the first precondition that does not hold.
pub fn asked(snapshot: &Snapshot, round: RoundNo) -> Result<Setting, ProposeError> {
    opening(snapshot, &entered_teams(snapshot)).map_err(NoPairing::from)?;
    // A published round remains valid, and is re-paired for comparison.
    if snapshot.round(round).is_none_or(|paired| paired.stage() == Stage::Draft) {
        within_limits(snapshot, round)?;
    }
    let settings = snapshot.settings();
    if settings.acceleration != Acceleration::None
        && facts_of(snapshot, round).is_some_and(Facts::pairs_teams)
        && (settings.acceleration != Acceleration::Baku || !allows_baku(snapshot.options(round)))
    {
        return Err(ProposeError::NoBakuForTeams);
    }
    if snapshot.last_published() < Some(round) && is_colour_missing(snapshot, round) {
        return Err(ProposeError::NoInitialColour);
    }
    setting(snapshot, round)
}

/// Pairs `round` of the event by its system: returns the draft of the round, with its reasons if `trace` records.
///
/// Rounds before `round` count, later ones are ignored: the same call shows the current pairing of a round published
/// long ago. An unpublished round must pass the checks of [`asked`].
///
/// Does not check that the previous rounds are finished; see [`ready`].
///
/// # Errors
/// Returns the reason why there is no draft.
///
/// ```
/// use hakem_engine::command::{Command, apply};
/// use hakem_engine::format::Trace;
/// use hakem_engine::pairing::propose;
/// use hakem_engine::tournament::{
///     Colour, Name, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, Snapshot,
/// };
///
/// let settings = Settings { initial_colour: Some(Colour::White), ..Settings::named(Name::new("Club evening")?) };
/// let mut event = Snapshot::new(Settings { rounds: RoundNo(3), ..settings });
/// for (name, rating) in [("Alder, Ana", 2210), ("Birch, Bo", 2350), ("Cedar, Cy", 2190), ("Elm, Eve", 2300)] {
///     let player = Player { rating: Some(Rating::new(rating)?), ..Player::named(Name::new(name)?) };
///     let register = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
///     event = apply(&event, &register)?;
/// }
/// let draft = propose(&event, RoundNo(1), Trace::silent())?.draft;
/// // The strongest player has number 1 and the drawn colour, and meets number 3.
/// assert_eq!((draft.boards[0].white, draft.boards[0].black), (PlayerId(2), PlayerId(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn propose(snapshot: &Snapshot, round: RoundNo, trace: Trace) -> Result<Proposal, ProposeError> {
    propose_as_ruled(snapshot, round, None, trace)
}

/// Pairs `round` like [`propose`], after setting aside the players in a ruling of the arbiter.
pub fn propose_as_ruled(
    snapshot: &Snapshot,
    round: RoundNo,
    ruling: Option<&Ruling>,
    trace: Trace,
) -> Result<Proposal, ProposeError> {
    let mut setting = asked(snapshot, round)?;
    let aside = aside_of(snapshot, &setting, ruling)?;
    let may_meet = give_up(snapshot, &mut setting, &aside);
    let system = setting.system;
    let proposal = propose_by(snapshot, setting, ruling, trace, &|field, trace| system.pair(field, trace))?;
    Ok(Proposal { draft: Draft { may_meet, ..proposal.draft }, ..proposal })
}

/// Proposes the draft of a round, with `by` pairing the players that no ruling sets aside.
pub(super) fn propose_by(
    snapshot: &Snapshot,
    setting: Setting,
    ruling: Option<&Ruling>,
    mut trace: Trace,
    by: By<'_>,
) -> Result<Proposal, ProposeError> {
    let aside = aside_of(snapshot, &setting, ruling)?;
    let pairing = pair_by(setting.system, &setting.field, &aside, &mut trace, by).map_err(|because| {
        match aside.fixed.len() {
            0 => ProposeError::NoPairing(because),
            boards => ProposeError::RestUnpairable { boards, because },
        }
    })?;
    let draft = setting.draft(snapshot, &pairing, ruling.cloned());
    let Setting { field, order, team_seats, .. } = setting;
    Ok(Proposal { draft, field, order, team_seats, trace, special: pairing.special })
}

/// Drops the groups that are kept apart only if possible and that leave the round without a pairing, approximately as
/// few as possible: small groups, which obstruct least, are kept first. Returns the dropped groups. Those of a
/// published round remain.
fn give_up(snapshot: &Snapshot, setting: &mut Setting, aside: &Aside) -> Vec<Vec<PlayerId>> {
    let round = setting.round;
    if let Some(paired) = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published) {
        return paired.may_meet().to_vec();
    }
    let groups = restrictions::asked(snapshot, round);
    if groups.is_empty() {
        return Vec::new();
    }
    setting.keep_apart(snapshot, &groups);
    let can_be_paired = |setting: &Setting| {
        pair_as_ruled(setting.system, &setting.field, aside, &mut Trace::silent()).is_ok()
    };
    let (mut kept, mut others): (Vec<ApartGroup>, Vec<ApartGroup>) =
        groups.into_iter().partition(|group| group.firmness == Firmness::Always);
    if others.is_empty() || can_be_paired(setting) {
        return Vec::new();
    }
    others.sort_by_key(|group| group.players.len());
    let mut given_up = Vec::new();
    for group in others {
        kept.push(group);
        setting.keep_apart(snapshot, &kept);
        if !can_be_paired(setting) {
            given_up.extend(kept.pop().map(|group| group.players));
        }
    }
    setting.keep_apart(snapshot, &kept);
    given_up.sort_unstable();
    given_up
}

/// Returns a draft of `round` without boards, for a manual pairing: all present players are unpaired.
///
/// # Errors
/// Returns the first precondition that does not hold.
pub fn blank_draft(snapshot: &Snapshot, round: RoundNo) -> Result<Draft, ProposeError> {
    let setting = asked(snapshot, round)?;
    let present = setting.field.present().count();
    if present < 2 {
        return Err(NoPairing::TooFewPlayers { present }.into());
    }
    Ok(setting.draft(snapshot, &Pairing::default(), None))
}

/// Returns the players that a ruling sets aside, as seats.
fn aside_of(snapshot: &Snapshot, setting: &Setting, ruling: Option<&Ruling>) -> Result<Aside, ProposeError> {
    let Some(ruling) = ruling else { return Ok(Aside::default()) };
    let is_draft = snapshot.round(setting.round).is_some_and(|paired| paired.stage() == Stage::Draft);
    for &meeting in ruling.fixed.iter().filter(|_| is_draft) {
        check_there(snapshot, setting.round, meeting)?;
    }
    let pair = |meeting: &Meeting| {
        Some(Pair { white: setting.seat(meeting.white)?, black: setting.seat(meeting.black)? })
    };
    Ok(Aside {
        bye: ruling.bye.and_then(|id| setting.seat(id)),
        unpaired: ruling.unpaired.iter().filter_map(|&id| setting.seat(id)).collect(),
        fixed: ruling.fixed.iter().filter_map(pair).collect(),
    })
}

/// Returns an error for a fixed board of a draft if one of its players has withdrawn.
fn check_there(snapshot: &Snapshot, round: RoundNo, meeting: Meeting) -> Result<(), ProposeError> {
    let has_left = |known: &&Registration| known.withdrawn().is_some_and(|from| from <= round);
    let left = [meeting.white, meeting.black].into_iter().filter_map(|id| snapshot.player(id)).find(has_left);
    let Some(gone) = left else { return Ok(()) };
    let mut games = snapshot.round(round).into_iter().flat_map(|draft| draft.games());
    let board =
        games.find(|(_, board, _)| board.meeting == meeting).map_or(BoardNo(0), |(number, ..)| number);
    Err(ProposeError::FixedWithdrawn { name: gone.player.name.clone(), board })
}
