//! Registration: numbers, names, expulsion, and the commands still open to expelled players.

use super::tests::Event;
use super::{Command, CommandError};
use crate::collate::Language;
use crate::format::Trace;
use crate::pairing::{ProposeError, asked, propose};
use crate::standings::{Standings, standings};
use crate::tournament::{
    Leave, Licence, Name, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
    TieBreakId,
};

#[test]
fn a_fide_id_of_0_is_refused_and_recorded_zeros_are_no_numbers() {
    let mut event = Event::of(1);
    let named = Player::named(Name::new("Ada").unwrap());
    let register =
        |player: Player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    let fide_id = Player { fide_id: Some(0), ..named.clone() };
    assert_eq!(event.is_refused(&register(fide_id)), CommandError::FideIdZero);
    event.act(register(named.clone()));
    let recorded = r#"{"name": "Ada", "fide_id": 0, "licence": 0}"#;
    assert_eq!(serde_json::from_str::<Player>(recorded).unwrap(), named, "earlier versions recorded it");
}

#[test]
fn capitals_are_those_of_the_players_own_language() {
    let shown = |language, federation: &str, name: &str| {
        let event = Snapshot::new(Settings { language, ..Settings::named(Name::new("Open").unwrap()) });
        let federation = Name::new(federation).ok();
        event.shown_name(&Player { federation, ..Player::named(Name::new(name).unwrap()) })
    };
    assert_eq!(shown(Language::Turkish, "USA", "Caruana, Fabiano"), "CARUANA, FABIANO");
    assert_eq!(shown(Language::English, "TUR", "Işık, Ali"), "IŞIK, ALİ");
    assert_eq!(shown(Language::English, "", "Adams, Michael"), "ADAMS, MICHAEL");
    assert_eq!(shown(Language::Turkish, "", "Uçar, İnci"), "UÇAR, İNCİ");
    let event = Snapshot::new(Settings::named(Name::new("Open").unwrap()));
    let federation = Name::new("GER").ok();
    let named = Player { federation, ..Player::named(Name::new("Işık, Ali").unwrap()) };
    assert_eq!(event.shown_name(&named), "IŞIK, ALI");
    let chosen = Player { language: Some(Language::Turkish), ..named };
    assert_eq!(event.shown_name(&chosen), "IŞIK, ALİ", "chosen on the card, whatever the federation");
}

#[test]
fn an_event_outside_the_limits_of_its_system_is_not_begun() {
    let mut event = Event::of(3);
    let system = SystemId::new("basic-swiss");
    event.act(Command::Announce(Box::new(Settings { system, ..event.0.settings().clone() })));
    let limits = |event: &Event, round| asked(&event.0, RoundNo(round)).map(drop);
    let rounds = ProposeError::RoundsOutOfRange { rounds: RoundNo(7), players: 3, fewest: 2, most: 2 };
    assert_eq!(limits(&event, 1), Err(rounds));
    event.act(Command::Announce(Box::new(Settings { rounds: RoundNo(2), ..event.0.settings().clone() })));
    assert_eq!(limits(&event, 1), Ok(()));
    event.play(1..=1);
    event.register(2000, 2);
    assert_eq!(limits(&event, 2), Ok(()), "late entries do not end a running event");
    let player =
        Player { national_rating: Rating::new(500).ok(), ..Player::named(Name::new("Ada").unwrap()) };
    let missed = RequestedBye::ZeroPoint;
    event.act(Command::Register { player, arrival: RoundNo(2), missed });
    assert!(matches!(limits(&event, 2), Err(ProposeError::RatingTooLow { lowest: 1000, .. })));
    let mut open = Event::of(3);
    open.register(500, 1);
    assert_eq!(limits(&open, 1), Ok(()), "other systems have no such limits");
}

#[test]
fn namesakes_with_the_same_ratings_need_a_licence_number_each_where_it_decides_their_order() {
    let named = |system: &str, licences: [Option<u64>; 2], names: [&str; 2]| {
        let mut event = Event::of(3);
        let settings = event.0.settings().clone();
        let settings = Settings { system: SystemId::new(system), rounds: RoundNo(3), ..settings };
        event.act(Command::Announce(Box::new(settings)));
        for (name, licence) in names.into_iter().zip(licences) {
            let licence = licence.and_then(Licence::of_number);
            let player = Player { licence, ..Player::named(Name::new(name).unwrap()) };
            event.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        asked(&event.0, RoundNo(1)).map(drop)
    };
    let same = ["Işık, Ali", "IŞIK,  ALİ"];
    for licences in [[None, None], [Some(7), None], [None, Some(7)]] {
        let refused = named("basic-swiss", licences, same);
        assert!(matches!(refused, Err(ProposeError::LicenceMissing { .. })), "{licences:?}: {refused:?}");
    }
    assert_eq!(named("basic-swiss", [Some(7), Some(8)], same), Ok(()));
    assert_eq!(named("basic-swiss", [None, None], ["Işık, Ali", "Isık, Ali"]), Ok(()), "other names");
    assert_eq!(named("dutch-1992", [None, None], same), Ok(()), "other systems do not compare them");
}

#[test]
fn q197_q198_an_expelled_player_has_no_rank_and_their_games_count_for_the_others() {
    let mut event = Event::of(6);
    event.play(1..=2);
    let expel = |from: u8, reason: &str| Command::Expel {
        id: PlayerId(1),
        from: RoundNo(from),
        reason: reason.to_owned(),
    };
    assert_eq!(event.is_refused(&expel(3, " ")), CommandError::ReasonMissing);
    assert_eq!(
        event.is_refused(&expel(2, "unfair play")),
        CommandError::RoundAlreadyPaired { round: RoundNo(2) }
    );
    let before = standings(&event.0, RoundNo(2), &[TieBreakId::new("BH")]);
    event.act(expel(3, "unfair play"));
    let after = standings(&event.0, RoundNo(2), &[TieBreakId::new("BH")]);
    let last = after.rows.last().unwrap();
    assert_eq!(
        (last.player, last.place),
        (PlayerId(1), None),
        "the best player stands last, without a place"
    );
    let firsts = after.rows.iter().filter(|row| row.place.is_some_and(|place| place.first == 1));
    assert!(firsts.count() > 0, "somebody else is first");
    let values = |of: &Standings, id: u32| {
        let row = of.rows.iter().find(|row| row.player == PlayerId(id)).unwrap();
        (row.score, row.values.clone())
    };
    for id in 2..=6 {
        assert_eq!(values(&after, id), values(&before, id), "games against them count as before");
    }
    let field = propose(&event.0, RoundNo(3), Trace::silent()).unwrap().draft;
    assert_eq!(field.boards.len(), 2, "they are not paired");
    let file = crate::trf::from_snapshot(&event.0);
    let read = crate::trf::to_commands(&file, &event.0.settings().system).unwrap().event;
    assert!(
        read.players().any(|(_, known)| known.left == Some(Leave::Expelled(RoundNo(3)))),
        "the report keeps it"
    );
    event.act(Command::Reinstate { id: PlayerId(1) });
    assert_eq!(standings(&event.0, RoundNo(2), &[TieBreakId::new("BH")]), before);
}

#[test]
fn a_player_can_be_expelled_after_the_last_round_and_after_a_withdrawal() {
    let mut event = Event::of(4);
    let settings = Settings { rounds: RoundNo(2), ..event.0.settings().clone() };
    event.act(Command::Announce(Box::new(settings)));
    event.play(1..=1);
    event.act(Command::Withdraw { id: PlayerId(4), from: RoundNo(2) });
    event.play(2..=2);
    let expel = |id| Command::Expel { id: PlayerId(id), from: RoundNo(3), reason: "unfair play".to_owned() };
    event.act(expel(1));
    event.act(expel(4));
    let left = |id| event.0.player(PlayerId(id)).unwrap().left;
    let expected = [Some(Leave::Expelled(RoundNo(3))), Some(Leave::Expelled(RoundNo(2)))];
    assert_eq!([left(1), left(4)], expected);
    let file = crate::trf::from_snapshot(&event.0);
    let read = crate::trf::to_commands(&file, &event.0.settings().system).unwrap().event;
    let mut left: Vec<Leave> = read.players().filter_map(|(_, known)| known.left).collect();
    left.sort_by_key(|left| std::cmp::Reverse(left.from()));
    assert_eq!(left.into_iter().map(Some).collect::<Vec<_>>(), expected, "the report keeps it");
}

#[test]
fn q175_q176_players_not_entitled_to_half_point_byes_have_none() {
    let mut event = Event::of(4);
    let bye = |round, bye| Command::SetBye { id: PlayerId(2), round: RoundNo(round), bye: Some(bye) };
    event.act(bye(2, RequestedBye::HalfPoint));
    event.act(bye(3, RequestedBye::ZeroPoint));
    event.act(Command::DenyHalfPoints { id: PlayerId(2), denied: true });
    let byes = |event: &Event| event.0.player(PlayerId(2)).unwrap().byes.clone();
    assert_eq!(
        byes(&event),
        [(RoundNo(3), RequestedBye::ZeroPoint)].into(),
        "what was granted for later is taken back"
    );
    let refused = event.is_refused(&bye(4, RequestedBye::HalfPoint));
    assert_eq!(refused, CommandError::HalfPointsDenied { id: PlayerId(2) });
    let file = crate::trf::from_snapshot(&event.0);
    let read = crate::trf::to_commands(&file, &event.0.settings().system).unwrap().event;
    assert_eq!(
        read.players().filter(|(_, known)| known.is_denied_half_points).count(),
        1,
        "the report keeps it"
    );
    event.act(Command::DenyHalfPoints { id: PlayerId(2), denied: false });
    event.act(bye(4, RequestedBye::HalfPoint));
}

#[test]
fn q155_equal_players_keep_the_order_first_given_to_them() {
    let mut event = Event::of(4);
    let equal = Settings { numbering: [1, 2, 5, 4, 3].map(PlayerId).into(), ..event.0.settings().clone() };
    event.register(2370, 1);
    event.act(Command::EditPlayer {
        id: PlayerId(4),
        player: event.0.player(PlayerId(3)).unwrap().player.clone(),
        reason: String::new(),
    });
    event.act(Command::Announce(Box::new(equal)));
    event.play(1..=1);
    assert_eq!(
        event.0.numbering(),
        [1, 2, 5, 4, 3].map(PlayerId),
        "as it was announced, not by the alphabet"
    );
    let mut corrected = event.0.player(PlayerId(2)).unwrap().player.clone();
    corrected.rating = Rating::new(2410).ok();
    event.act(Command::EditPlayer { id: PlayerId(2), player: corrected, reason: "list".to_owned() });
    event.register(2390, 2);
    event.draft(2);
    assert_eq!(
        event.0.numbering(),
        [2, 1, 6, 5, 4, 3].map(PlayerId),
        "who is corrected or new moves, equals stay"
    );
}
