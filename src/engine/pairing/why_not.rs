//! "Why not?": objections to a board that the rules did not make.
//!
//! The board is forced, and the other players are paired by the rules. The answer is the first difference between that
//! round and the pairing; each system may have its own measure for it ([`Swiss::first_difference`]).
//!
//! The `what` of the reasons that any system may return:
//!
//! * `why-not-paired`, `why-not-absent`, `why-not-incomplete`, `why-not-table`: `players` of the board
//! * `why-not-breaches`: number of breaches of the rule in the pairing (`best`) and with the board (`forced`), on the
//!   boards that differ; the next reason is one of these breaches
//! * `why-not-later`: no values

use crate::format::{
    Attendance, Breach, Field, NoPairing, Pair, Pairing, Reason, Seat, Swiss, Trace, Value, Verdict,
};
use crate::pairing::{Proposal, ProposeError, system};
use crate::tournament::{PlayerId, Ruling};

/// The answer to "why not?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    pub verdict: Verdict,
    /// The deciding reasons, most serious first; never empty. Values named `best` are those of the pairing, `forced`
    /// those with the board; `bracket` is the score of the first bracket that differs.
    pub reasons: Vec<Reason>,
    /// The complete round with the board, if it can be paired.
    pub instead: Option<Pairing>,
}

/// Explains why two players do not meet in the round that the system pairs.
///
/// # Errors
/// Returns the reason why the round cannot be paired at all, so that a comparison is impossible.
///
/// ```
/// use hakem_engine::format::{Seat, Verdict};
/// use hakem_engine::pairing::{setting, why_not};
/// use hakem_engine::tournament::{RoundNo, SYSTEM_IN_FORCE, SystemId};
/// use hakem_engine::trf;
///
/// let report = trf::read(&std::fs::read_to_string("example.trf")?)?;
/// let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
/// let setting = setting(&event, RoundNo(4))?;
/// let swiss = setting.system.swiss().ok_or("the event is a Swiss")?;
///
/// // Numbers 1 and 2, in seats 0 and 1: another player would leave the bracket of 2 points, with a higher score.
/// let answer = why_not(swiss, &setting.field, [Seat(0), Seat(1)])?;
/// assert_eq!((answer.verdict, answer.reasons[0].rule), (Verdict::Worse, "C7"));
/// assert!(answer.instead.is_some(), "the round could be paired with that board");
///
/// // Numbers 1 and 3 have met.
/// let answer = why_not(swiss, &setting.field, [Seat(0), Seat(2)])?;
/// assert_eq!((answer.verdict, answer.reasons[0].rule), (Verdict::Forbidden, "C1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn why_not(system: &dyn Swiss, field: &Field, players: [Seat; 2]) -> Result<WhyNot, NoPairing> {
    let about = |what| vec![Reason::new("", what).with("players", Value::Players(players.to_vec()))];
    let answer = |verdict, reasons, instead| Ok(WhyNot { verdict, reasons, instead });
    let is_present = |seat: &Seat| {
        field.players.get(seat.index()).is_some_and(|player| player.attendance == Attendance::Present)
    };
    if players[0] == players[1] || !players.iter().all(is_present) {
        return answer(Verdict::Absent, about("why-not-absent"), None);
    }
    let pairing = system.pair(field, &mut Trace::silent())?;
    if meet(&pairing, players) {
        return answer(Verdict::Paired, about("why-not-paired"), Some(pairing));
    }
    let breaches = breaches(system, field, players);
    let absolute: Vec<Reason> =
        breaches.into_iter().filter(|breach| breach.absolute).map(|breach| breach.reason).collect();
    if !absolute.is_empty() {
        return answer(Verdict::Forbidden, absolute, None);
    }
    match forced(system, field, players) {
        Some(instead) => {
            let (verdict, reasons) = system
                .first_difference(field, players)
                .unwrap_or_else(|| by_breaches(system, field, &players, [&pairing, &instead]));
            answer(verdict, reasons, Some(instead))
        }
        None => answer(Verdict::Incomplete, about("why-not-incomplete"), None),
    }
}

/// Returns the answer for a system that pairs by a table.
pub fn of_table(players: [Seat; 2]) -> WhyNot {
    let reason = Reason::new("", "why-not-table").with("players", Value::Players(players.to_vec()));
    WhyNot { verdict: Verdict::Table, reasons: vec![reason], instead: None }
}

impl Proposal {
    /// Explains why two players do not meet in the proposed draft.
    pub fn why_not(&self, players: [PlayerId; 2]) -> Result<WhyNot, ProposeError> {
        let id = &self.draft.system;
        let system = system(id.as_str()).ok_or_else(|| ProposeError::UnknownSystem { system: id.clone() })?;
        let seats =
            |players: &[PlayerId]| -> Vec<Seat> { players.iter().filter_map(|&id| self.seat(id)).collect() };
        let [one, other] = seats(&players)[..] else {
            let reasons =
                vec![Reason::new("", "why-not-absent").with("players", Value::Players(seats(&players)))];
            return Ok(WhyNot { verdict: Verdict::Absent, reasons, instead: None });
        };
        let ruling = self.draft.ruling.as_ref();
        let of_fixed = |ruling: &Ruling| {
            ruling.fixed.iter().flat_map(|meeting| [meeting.white, meeting.black]).collect::<Vec<_>>()
        };
        let aside =
            ruling.map(|ruling| [ruling.bye.as_slice(), &ruling.unpaired, &of_fixed(ruling)].concat());
        let field = self.field.without(&seats(&aside.unwrap_or_default()));
        match system.swiss() {
            Some(swiss) => Ok(why_not(swiss, &field, [one, other])?),
            None => Ok(of_table([one, other])),
        }
    }
}

fn meet(pairing: &Pairing, players: [Seat; 2]) -> bool {
    pairing.boards.iter().any(|board| players.contains(&board.white) && players.contains(&board.black))
}

fn breaches(system: &dyn Swiss, field: &Field, players: [Seat; 2]) -> Vec<Breach> {
    system.breaches(field, system.colours(field, players).0)
}

/// Pairs a round in which two players meet, whatever rules it breaks; `None` if the others have no pairing.
pub(super) fn forced(system: &dyn Swiss, field: &Field, players: [Seat; 2]) -> Option<Pairing> {
    let others = field.without(&players);
    let mut present = others.present();
    let mut pairing = match (present.next(), present.next()) {
        (None, _) => Pairing::default(),
        (Some(alone), None) => {
            let is_barred = system.bye_breaches(field, alone).iter().any(|breach| breach.absolute);
            Pairing { bye: Some(alone).filter(|_| !is_barred), ..Pairing::default() }
        }
        _ => system.pair(&others, &mut Trace::silent()).ok()?,
    };
    pairing.boards.push(system.colours(field, players).0);
    system.sort_boards(field, &mut pairing.boards);
    (pairing.boards.len() * 2 + usize::from(pairing.bye.is_some()) == field.present().count())
        .then_some(pairing)
}

/// For systems without a measure of their own: returns how often each rule is broken where the two pairings differ,
/// each with its most telling breach: on the board itself if there is one.
pub(super) fn by_breaches(
    system: &dyn Swiss,
    field: &Field,
    players: &[Seat],
    [best, forced]: [&Pairing; 2],
) -> (Verdict, Vec<Reason>) {
    let breaches = |pairing: &Pairing, other: &Pairing| -> Vec<Breach> {
        let mut boards: Vec<Pair> =
            pairing.boards.iter().copied().filter(|board| !other.boards.contains(board)).collect();
        boards.sort_by_key(|board| !players.contains(&board.white));
        let of_boards = boards.into_iter().flat_map(|board| system.breaches(field, board));
        let bye = pairing.bye.filter(|_| pairing.bye != other.bye);
        of_boards.chain(bye.into_iter().flat_map(|seat| system.bye_breaches(field, seat))).collect()
    };
    let (here, mut there) = (breaches(best, forced), breaches(forced, best));
    let count = |list: &[Breach], rule: &str| list.iter().filter(|breach| breach.reason.rule == rule).count();
    there.sort_by_key(|breach| !breach.absolute);
    let mut worse: Vec<Reason> = Vec::new();
    for Breach { reason, .. } in &there {
        let [best, forced] = [&here, &there].map(|list| count(list, reason.rule));
        if forced > best && !worse.iter().any(|known| known.rule == reason.rule) {
            let counted = Reason::new(reason.rule, "why-not-breaches").compared(best, forced);
            worse.extend([counted, reason.clone()]);
        }
    }
    if worse.is_empty() {
        (Verdict::Later, vec![Reason::new("", "why-not-later")])
    } else {
        (Verdict::Worse, worse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::SYSTEMS;
    use crate::swiss::lim::LIM;
    use crate::swiss::test_rounds::{Dice, cases, fresh, play, random};
    use crate::tournament::{Colour, Points};

    #[test]
    fn every_system_answers_for_any_board() {
        for system in SYSTEMS.iter().filter_map(|system| system.swiss()) {
            let mut seen = Vec::new();
            for seed in 0..cases(120) {
                let field = random(system, seed, 2, 12);
                let present: Vec<Seat> = field.present().collect();
                let Ok(pairing) = system.pair(&field, &mut Trace::silent()) else { continue };
                let mut dice = Dice(seed ^ 0xB0A2D);
                let players = [(); 2].map(|()| present[dice.roll(present.len())]);
                let name = format!("{} seed {seed}: {players:?}", system.id());
                let answer = why_not(system, &field, players).unwrap();
                assert!(!answer.reasons.is_empty(), "{name}");
                assert_eq!(answer.verdict == Verdict::Absent, players[0] == players[1], "{name}");
                assert_eq!(
                    answer.verdict == Verdict::Paired,
                    players[0] != players[1] && meet(&pairing, players)
                );
                if let Some(instead) = answer.instead {
                    assert!(meet(&instead, players), "{name}");
                    let mut placed: Vec<Seat> = instead.bye.into_iter().collect();
                    placed.extend(instead.boards.iter().flat_map(|pair| [pair.white, pair.black]));
                    placed.sort_unstable();
                    assert_eq!(placed, present, "{name}: everybody has one place");
                }
                seen.push(answer.verdict);
            }
            // If players may meet again, only the arbiter forbids a board.
            let forbids = (!system.facts().by_values).then_some(Verdict::Forbidden);
            for verdict in [Verdict::Paired].into_iter().chain(forbids) {
                assert!(seen.contains(&verdict), "{}: {verdict:?} never came up", system.id());
            }
            let told = seen.iter().filter(|&&verdict| verdict == Verdict::Worse || verdict == Verdict::Later);
            assert!(told.count() > seen.len() / 5, "{}", system.id());
        }
    }

    /// The deciding criterion gets worse by any measure: the pairing is the best one by that criterion, with all more
    /// serious ones equal.
    #[test]
    fn a_board_is_worse_by_the_criterion_that_is_named() {
        for system in SYSTEMS.iter().filter_map(|system| system.swiss()) {
            let (id, mut told) = (system.id(), 0);
            // The last one had a better alternative in the Double-Swiss System.
            for seed in (0..cases(400)).chain([2643]) {
                let field = random(system, seed, 4, 10);
                let seats: Vec<Seat> = field.present().take(5).collect();
                let boards = seats
                    .iter()
                    .flat_map(|&one| seats.iter().map(move |&other| [one, other]))
                    .filter(|[one, other]| one < other);
                for players in boards {
                    let Ok(answer) = why_not(system, &field, players) else { continue };
                    let Some(reason) = answer.reasons.first().filter(|_| answer.verdict == Verdict::Worse)
                    else {
                        continue;
                    };
                    let value = |name: &str| {
                        let found = reason.values.iter().find(|(known, _)| *known == name);
                        found.map(|(_, value)| value.clone())
                    };
                    let is_worse = match (value("best"), value("forced"), reason.what) {
                        (Some(Value::Number(best)), Some(Value::Number(forced)), "why-not-bye-games") => {
                            forced < best
                        }
                        (Some(Value::Number(best)), Some(Value::Number(forced)), _) => forced > best,
                        (Some(Value::Points(best)), Some(Value::Points(forced)), _) => forced > best,
                        // Some name the deciding value as text.
                        (best, forced, _) => best.is_none() && forced.is_none(),
                    };
                    assert!(is_worse, "{id} seed {seed} {players:?}: {reason:?}");
                    told += 1;
                }
            }
            assert!(told > 100, "{id}: {told}");
        }
    }

    #[test]
    fn a_system_without_a_measure_of_its_own_counts_what_is_broken_more_often() {
        let mut field = fresh(4, 3, Colour::White);
        let board = |white, black| {
            (Pair { white: Seat(white), black: Seat(black) }, [10, 0].map(Points::from_tenths), true)
        };
        play(&mut field, &[board(0, 1), board(3, 2)], None);
        let ask = |one, other| why_not(&LIM, &field, [Seat(one), Seat(other)]).unwrap();
        assert_eq!(ask(3, 0).verdict, Verdict::Paired);
        let forbidden = ask(0, 1);
        assert_eq!((forbidden.verdict, forbidden.reasons[0].what), (Verdict::Forbidden, "met-before"));
        let WhyNot { verdict, reasons, instead } = ask(0, 2);
        let [counted, breach] = &reasons[..] else { panic!("{reasons:?}") };
        assert_eq!((verdict, counted.rule, counted.what), (Verdict::Worse, "3.3", "why-not-breaches"));
        assert_eq!(counted.values, [("best", Value::Number(0)), ("forced", Value::Number(2))]);
        assert!(breach.values.contains(&("players", Value::Players(vec![Seat(2), Seat(0)]))));
        assert_eq!(instead.unwrap().boards.len(), 2);
    }

    #[test]
    fn a_round_that_cannot_be_paired_has_no_answer_but_why() {
        let mut field = fresh(2, 3, Colour::White);
        field.forbidden.push([Seat(0), Seat(1)]);
        for system in SYSTEMS.iter().filter_map(|system| system.swiss()) {
            let refused = system.pair(&field, &mut Trace::silent()).unwrap_err();
            assert_eq!(why_not(system, &field, [Seat(0), Seat(1)]), Err(refused), "{}", system.id());
        }
    }
}
