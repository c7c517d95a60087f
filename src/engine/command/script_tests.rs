//! Events as scripts, one step a line: arrivals, departures and rating changes, with their effects on drafts and
//! pairing numbers. Players are identified by id; a line that begins with `!` must be rejected with this message.

use super::tests::Event;
use super::{Command, apply, outdating};
use crate::format::Trace;
use crate::pairing::numbering::number_changes;
use crate::pairing::{pair_again, propose, system};
use crate::tournament::{
    Acceleration, Bye, NumberGroups, Player, PlayerId, Rating, RequestedBye, RoundNo, RoundPlace, Settings,
    Snapshot, SystemId,
};
use std::str::FromStr;

fn number<T: FromStr<Err: std::fmt::Debug>>(word: &str) -> T {
    word.parse().unwrap()
}

fn ids<'a>(ids: impl IntoIterator<Item = &'a PlayerId>) -> String {
    ids.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Executes each line of a script, or checks its assertion.
#[track_caller]
fn check(script: &str) {
    let mut event = Event::of(0);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["!", ..] = words[..] {
            let (asked, told) = line.split_once(": ").unwrap();
            let words: Vec<&str> = asked.split_whitespace().skip(1).collect();
            let refused = apply(&event.0, &command(&event.0, &words)).expect_err(line).to_string();
            assert!(refused.starts_with(told), "{line}\n{refused}");
            continue;
        }
        let found = match words[..] {
            [count, "players"] => {
                event = Event::of(number(count));
                None
            }
            ["play", ref rounds @ ..] => {
                rounds.iter().for_each(|&round| event.play(number(round)..=number(round)));
                None
            }
            ["results", round] => {
                event.enter_all(number(round));
                None
            }
            ["numbers", ..] => Some(format!("numbers {}", ids(event.0.numbering()))),
            [what, round, ..] if what.ends_with(':') => Some(shown(&event, what, RoundNo(number(round)))),
            ["place", id, "in", round, _] => {
                let place = event.round(number(round)).place(PlayerId(number(id)));
                Some(format!("place {id} in {round} {}", place_shown(place)))
            }
            _ => {
                event.act(command(&event.0, &words));
                None
            }
        };
        assert!(found.as_ref().is_none_or(|found| found.trim() == words.join(" ")), "{line}\n{found:?}");
    }
}

fn place_shown(place: RoundPlace) -> &'static str {
    match place {
        RoundPlace::AtBoard(..) => "board",
        RoundPlace::Bye(Bye::Requested(RequestedBye::HalfPoint)) => "half",
        RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint)) => "absent",
        _ => "elsewhere",
    }
}

/// Formats the state before or in a round as the assertions of a script.
fn shown(event: &Event, what: &str, round: RoundNo) -> String {
    let snapshot = &event.0;
    let found = match what {
        "outdated:" => ids(&outdating(snapshot, round)),
        "numbers-of:" => ids(event.round(round.0).numbering()),
        "virtual-points:" => ids(event.round(round.0).virtual_points().iter().map(|(id, _)| id)),
        "again:" => {
            let again = pair_again(snapshot, round).unwrap();
            if again.is_identical() { "as it was".to_owned() } else { "otherwise".to_owned() }
        }
        "changes:" => {
            let system = system(snapshot.settings().system.as_str()).unwrap();
            let changes = number_changes(snapshot, system, round).into_iter().map(|change| {
                let from = change.from.map_or("-".to_owned(), |from| from.0.to_string());
                format!("{}:{from}>{} {:?}", change.player, change.to.0, change.cause)
            });
            changes.collect::<Vec<_>>().join(" ")
        }
        other => panic!("{other} is nothing to look at"),
    };
    format!("{what} {round} {found}")
}

fn command(event: &Snapshot, words: &[&str]) -> Command {
    let announce = |change: &dyn Fn(&mut Settings)| {
        let mut settings = event.settings().clone();
        change(&mut settings);
        Command::Announce(Box::new(settings))
    };
    let round = |word| RoundNo(number(word));
    let id = |word| PlayerId(number(word));
    let rating = |word| Rating::new(number(word)).ok();
    match *words {
        ["system", id] => announce(&|settings| settings.system = SystemId::new(id)),
        ["rounds", last] => announce(&|settings| settings.rounds = round(last)),
        ["groups", text] => announce(&|settings| {
            settings.acceleration = Acceleration::Groups;
            settings.number_groups = NumberGroups::read(text).unwrap();
        }),
        ["accelerated"] => announce(&|settings| settings.acceleration = Acceleration::Baku),
        ["draft", of] => Command::DraftRound(propose(event, round(of), Trace::silent()).unwrap().draft),
        ["discard", of] => Command::DiscardDraft { round: round(of) },
        ["publish", of] => Command::publish(round(of)),
        ["late", points, "for", from] => {
            let player =
                Player { rating: rating(points), ..Player::named("Late".to_owned().try_into().unwrap()) };
            Command::Register { player, arrival: round(from), missed: RequestedBye::ZeroPoint }
        }
        ["rate", who, points] => {
            let known = event.player(id(who)).unwrap().player.clone();
            let player = Player { rating: rating(points), ..known };
            Command::EditPlayer { id: id(who), player, reason: "list of the first day".to_owned() }
        }
        ["remove", who] => Command::RemovePlayer { id: id(who) },
        ["withdraw", who, "from", from] => Command::Withdraw { id: id(who), from: round(from) },
        ["reinstate", who] => Command::Reinstate { id: id(who) },
        ["half", who, "in", of] => {
            Command::SetBye { id: id(who), round: round(of), bye: Some(RequestedBye::HalfPoint) }
        }
        ["present", who, "in", of] => Command::SetBye { id: id(who), round: round(of), bye: None },
        ["keep", of, ref why @ ..] => Command::KeepNumbers { round: round(of), reason: why.join(" ") },
        _ => panic!("{words:?} is no command"),
    }
}

#[test]
fn a_withdrawal_from_a_missing_round_is_refused() {
    check(
        "2 players
         ! withdraw 1 from 0: beyond last (round: 0, last: 7)
         ! withdraw 1 from 8: beyond last (round: 8, last: 7)",
    );
}

#[test]
fn an_undone_late_entry_leaves_the_numbers_and_the_next_draw_unchanged() {
    check(
        "4 players
         play 1
         late 2500 for 2
         draft 2
         discard 2
         remove 5
         numbers 1 2 3 4
         draft 2",
    );
}

#[test]
fn a_bye_arranged_for_one_round_goes_before_what_missed_rounds_count() {
    check(
        "4 players
         late 2000 for 3
         half 5 in 2
         play 1 2
         place 5 in 1 absent
         place 5 in 2 half",
    );
}

#[test]
fn a_reinstated_player_does_not_change_earlier_rounds() {
    check(
        "6 players
         play 1
         withdraw 3 from 2
         play 2
         reinstate 3
         again: 2 as it was
         draft 3
         place 3 in 3 board",
    );
}

/// A draft of round 2 after a departure, an arrival and an absence. A later departure does not affect it.
const OUTDATED: &str = "
    6 players
    play 1
    draft 2
    withdraw 3 from 2
    late 2000 for 2
    half 5 in 2
    withdraw 6 from 3
    outdated: 2 3 5 7
    ! publish 2: draft outdated (round: 2, id: 3, count: 3, more: 2)
";

#[test]
fn a_draft_that_no_longer_says_who_takes_part_is_paired_again_before_it_is_published() {
    check(&format!(
        "{OUTDATED}
         draft 2
         outdated: 2
         place 3 in 2 absent
         place 5 in 2 half
         place 7 in 2 board
         publish 2
         ! withdraw 1 from 2: round already paired (round: 2)"
    ));
}

#[test]
fn an_outdated_draft_is_valid_again_when_the_change_is_undone() {
    check(&format!(
        "{OUTDATED}
         reinstate 3
         present 5 in 2
         remove 7
         outdated: 2
         publish 2"
    ));
}

#[test]
fn until_round_4_a_late_entry_and_a_corrected_rating_change_the_numbers() {
    for id in ["dutch-2026", "burstein-2026", "dubov-2026", "lim-2026"] {
        let begun = if id == "dutch-2026" { String::new() } else { format!("system {id}") };
        // Numbers belong to the pairing that first used them; past rounds keep theirs.
        check(&format!(
            "4 players
             {begun}
             play 1
             late 2375 for 2
             rate 4 2500
             changes: 2 4:4>1 Correction 1:1>2 Others 2:2>3 Others 5:->4 Arrival 3:3>5 Others
             numbers 1 2 3 4
             draft 2
             numbers 4 1 2 5 3
             discard 2
             numbers 1 2 3 4
             play 2
             changes: 3
             numbers-of: 1 1 2 3 4"
        ));
    }
}

#[test]
fn once_round_4_is_paired_only_a_late_entry_gets_a_place() {
    // The rating of number 8 was entered too late.
    check(
        "8 players
         play 1 2 3
         draft 4
         publish 4
         rate 8 2500
         results 4
         late 2355 for 5
         changes: 5 9:->5 Arrival 5:5>6 Others 6:6>7 Others 7:7>8 Others 8:8>9 Others
         draft 5
         numbers 1 2 3 4 9 5 6 7 8",
    );
}

#[test]
fn in_the_classic_systems_numbers_stay_and_late_entries_follow() {
    for id in ["dutch-2009", "dutch-1992", "lim", "dubov-classic", "burstein-classic", "basic-swiss"] {
        check(&format!(
            "4 players
             system {id}
             rounds 3
             play 1
             late 2100 for 2
             late 2700 for 2
             rate 4 2500
             changes: 2
             draft 2
             numbers 1 2 3 4 6 5"
        ));
    }
}

/// A late entry and a corrected rating, with the decision to keep the numbers.
const KEPT: &str = "
    4 players
    play 1
    late 2500 for 2
    rate 4 2450
    ! keep 2: reason missing
    keep 2 the list is printed
    changes: 2
";

#[test]
fn numbers_stay_where_the_arbiter_says_so() {
    check(&format!(
        "{KEPT}
         play 2
         numbers 1 2 3 4 5
         changes: 3"
    ));
}

#[test]
fn numbers_that_the_arbiter_kept_change_for_who_changed_since() {
    check(&format!(
        "{KEPT}
         rate 3 2600
         draft 2
         numbers 3 1 2 4 5
         ! keep 3 as well: not next (round: 3, next: 2)"
    ));
}

#[test]
fn groups_of_numbers_end_at_the_same_persons_when_numbers_change() {
    // late entry 9 is above player 4 and player 1 below player 6, so 9 is in the first group and 1 in none.
    check(
        "8 players
         rounds 5
         groups 1-4:1-3:1;5-6:2:0.5
         play 1
         late 2375 for 2
         rate 8 2500
         rate 1 2305
         draft 2
         numbers 8 2 9 3 4 5 6 7 1
         virtual-points: 2 8 2 9 3 4 5 6
         again: 1 as it was",
    );
}

#[test]
fn the_group_of_the_acceleration_ends_at_the_same_person_when_numbers_change() {
    // C.04.7 1.3, A-4: players above the last member belong to GA. Round 1 is paired with its own numbers.
    check(
        "8 players
         rounds 5
         accelerated
         play 1
         late 2375 for 2
         rate 8 2500
         rate 1 2305
         draft 2
         numbers 8 2 9 3 4 5 6 7 1
         virtual-points: 2 8 2 9 3 4
         again: 1 as it was",
    );
}
