use super::*;
use crate::exchange::{Content, read_source};
use crate::i18n::Language;
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, Player, PlayerId, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};
use std::path::PathBuf;

/// The elements of the provider's four samples with their attributes, in their order.
const ELEMENTS: [(&str, &str); 7] = [
    (
        "tournament",
        "key type name fideeventid remark director organiser location arbiter rounds currentround rankinground \
         sortstartrank from to ratedfide ratednational tb1no tb2no tb3no tb4no tb5no replay timecontrol homecolor \
         samecolor playerperteam category ratingavg endstatus tb1_detail tb2_detail tb3_detail tb4_detail tb5_detail \
         chiefarbiter deputyarbiter homepageorganiser mail federation creator",
    ),
    ("round", "round date time"),
    (
        "player",
        "no id lastname firstname atitle title rtg rtgfide rtgnat rtgaverage rtgperform rtgdifference dob sex fed \
         board teamno clubname fideid teamplayid club typ group rank tb1 tb2 tb3 tb4 tb5 pts equal kfaktor state",
    ),
    (
        "team",
        "no teamname teamshort rank points tb1 tb2 tb3 tb4 tb5 captain equal federation state rtg_average",
    ),
    ("playerpairing", "round pairing board whiteno blackno reswhite resblack forfeit"),
    ("teampairing", "round pairing no1 no2 res1 res2"),
    ("securitydata", "source sid creator_sid tnr_sid"),
];

const SWISS: &str = "\
012 Open <1> {a} \"b\" & co
022 Brno
032 CZE
042 2026/11/21
052 2026/11/22
102 IA Novak, Jan (300001)
112 Svoboda, Eva
122 90 min + 30 s
132                                                                                        26/11/21  26/11/22
142 2
152 W
162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0
192 FIDE_DUTCH_2026
212 PTS,BH-C1,SB,RTNG
001    1 m GM Adams, Jan                        2500 CZE      311111 1990/05/17  2.0    1     4 w 1     2 b 1
001    2 w    Baker, Eva                        2100 SVK      322222 1991/00/00  1.0    2     5 b 1     1 w 0
001    3      Clark                             1900 CZE             1992/00/00  1.5    3  0000 - U     5 w =
001    4      Davis                             1800 CZE             1993/00/00  0.5    4     1 b 0  0000 - H
001    5      Evans                             1700 CZE             1994/00/00  0.5    5     2 w 0     3 b =
";

fn event(report: &str) -> Snapshot {
    let file = trf::read(report).unwrap().file;
    trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event
}

/// Returns the elements with this name, each with its attributes in order.
pub(super) fn elements(text: &str, name: &str) -> Vec<Vec<(String, String)>> {
    let begin = format!("<{name} ");
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix(begin.as_str()));
    let attributes = |line: &str| {
        let parts = line.trim_end_matches("/>").split("\" ");
        let pair = |part: &str| {
            let (key, value) = part.split_once("=\"").unwrap();
            (key.to_owned(), value.trim_end_matches('"').to_owned())
        };
        parts.map(pair).collect()
    };
    lines.map(attributes).collect()
}

/// Returns the values of some attributes of every element with this name.
pub(super) fn values(text: &str, name: &str, keys: &str) -> Vec<String> {
    let of = |element: &Vec<(String, String)>| {
        let value = |wanted: &str| element.iter().find(|(key, _)| key == wanted).unwrap().1.clone();
        keys.split(' ').map(value).collect::<Vec<_>>().join("|")
    };
    elements(text, name).iter().map(of).collect()
}

#[test]
fn every_element_has_the_attributes_of_the_samples_in_their_order() {
    let teams = include_str!("../../../../tests/golden/chess-results/teams.trf");
    let table = "192 FIDE_DUTCH_2026";
    let round_robin = SWISS.replace(table, "192 BERGER_ROUNDROBIN");
    for (report, has_teams) in [(SWISS, false), (round_robin.as_str(), false), (teams, true)] {
        let text = file(&event(report), &Sender::default());
        for (name, attributes) in &ELEMENTS {
            let found = elements(&text, name);
            let is_of_teams = name.starts_with("team");
            assert_eq!(found.is_empty(), is_of_teams && !has_teams, "{name}");
            for element in found {
                let keys: Vec<&str> = element.iter().map(|(key, _)| key.as_str()).collect();
                assert_eq!(keys, attributes.split_whitespace().collect::<Vec<_>>(), "{name}");
            }
        }
        let sections = ["tournamentdata", "rounds", "players", "playerpairings", "security"];
        let places: Vec<_> = sections.iter().map(|name| text.find(&format!("<{name}>")).unwrap()).collect();
        assert!(places.is_sorted(), "{places:?}");
    }
}

#[test]
fn a_swiss_is_written_with_byes_ranks_and_tie_breaks() {
    let mut event = event(SWISS);
    let settings = Settings {
        organiser: Name::new("Club").ok(),
        fide_event: Some(412_345),
        chess_results: Some(1_268_765),
        ..event.settings().clone()
    };
    let announce = Command::Announce(Box::new(settings));
    event = apply(&event, &announce).unwrap();
    let text = file(&event, &Sender::default());
    let head = "key type name fideeventid organiser location rounds currentround rankinground from to ratedfide tb1no \
                tb2no tb3no tb1_detail chiefarbiter deputyarbiter endstatus federation creator";
    assert_eq!(
        values(&text, "tournament", head),
        [
            "1268765|0|Open &lt;1&gt; (a) &quot;b&quot; &amp; co|412345|Club|Brno|2|2|2|20261121|20261122|J|84|85|0|\
          0,0,1,-,-|IA Novak, Jan (300001)|Svoboda, Eva|J|CZE|"
        ]
    );
    assert_eq!(values(&text, "tournament", "remark"), ["RTNG"], "what has no number is named");
    assert_eq!(values(&text, "round", "round date time"), ["1|20261121|", "2|20261122|"]);
    assert_eq!(
        values(&text, "player", "no lastname firstname title rtg dob sex fed teamno fideid rank pts equal"),
        [
            "1|Adams|Jan|GM|2500|1990|M|CZE|0|311111|1|2,0|N",
            "2|Baker|Eva||2100|1991|W|SVK|0|322222|3|1,0|N",
            "3|Clark|||1900|1992||CZE|0||2|1,5|N",
            "4|Davis|||1800|1993||CZE|0||4|0,5|N",
            "5|Evans|||1700|1994||CZE|0||5|0,5|N",
        ]
    );
    // 2500 beat 1800 and 2100: 1950 on average, every point.
    assert_eq!(values(&text, "player", "rtgaverage rtgperform")[0], "1950|2750");
    assert!(values(&text, "player", "tb1 tb2 tb3")[0].ends_with('|'), "no column for what has no number");
    assert_eq!(
        values(&text, "playerpairing", "round pairing board whiteno blackno reswhite resblack forfeit"),
        [
            "1|1|1|1|4|1.0|0.0|",
            "1|2|1|5|2|0.0|1.0|",
            "1|3|1|3|-1|1.0|0.0|K",
            "2|1|1|2|1|0.0|1.0|",
            "2|2|1|3|5|0.5|0.5|",
            "2|3|1|4|-2|0.5||",
        ]
    );
}

/// Returns number and details of the tie-breaks sent.
fn sent(report: &str) -> Vec<(u16, String)> {
    tie_breaks::of(&event(report)).into_iter().map(|sent| (sent.number, sent.detail)).collect()
}

#[test]
fn tie_breaks_are_numbers_of_the_providers_list_with_their_parameters() {
    let players = SWISS.replace("212 PTS,BH-C1,SB,RTNG", "212 PTS,WIN,WON,BWG,BPG,REP");
    let counts = ["0,-", "1,-", "2,-", "3,-"].map(|detail| (68, detail.to_owned()));
    assert_eq!(sent(&players)[..4], counts);
    assert_eq!(sent(&players)[4].0, 79);
    let teams = include_str!("../../../../tests/golden/chess-results/teams.trf");
    let teams = teams.replace("212 MPTS,MP,TP,H2H,BH", "212 GPTS,MPVGP,EDE,BH:MP/M1,EMGSB/C1,SSSC");
    let expected = [(1, ""), (13, ""), (83, "GP,-"), (84, "1,1,1,-,-"), (82, "1,0,1,-,1")];
    assert_eq!(sent(&teams), expected.map(|(number, detail)| (number, detail.to_owned())));
    // The last parameter of 82 is the scale of match points: 0 is 2/1/0, 1 is 3/1/0.
    let two_points = teams.replace("match-points=3-1-0", "match-points=2-1-0").replace("TW 3.0", "TW 2.0");
    assert_eq!(sent(&two_points)[4].1, "1,0,1,-,0");
}

/// The bye of a match of two games counts as much as on the pairing card.
#[test]
fn byes_of_matches_have_the_points_of_both_games() {
    let settings = Settings {
        system: SystemId::new("double-swiss-2026"),
        rounds: RoundNo(3),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Matches").unwrap())
    };
    let mut event = Snapshot::blank();
    let mut act = |command| event = apply(&event, &command).unwrap();
    act(Command::Announce(Box::new(settings)));
    for name in ["Ada", "Ben", "Cem", "Dan"] {
        let player = Player::named(Name::new(name).unwrap());
        act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    act(Command::SetBye { id: PlayerId(1), round: RoundNo(1), bye: Some(RequestedBye::HalfPoint) });
    let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
    let mut act = |command| event = apply(&event, &command).unwrap();
    act(Command::DraftRound(draft));
    act(Command::publish(RoundNo(1)));
    let pairings = values(&file(&event, &Sender::default()), "playerpairing", "blackno reswhite");
    assert_eq!(pairings[2..], ["-1|1.5", "-2|1.0"]);
}

/// An adjourned game still awaits its result.
#[test]
fn an_event_with_an_adjourned_game_is_not_over() {
    let (round, board, result) = (RoundNo(2), BoardNo(1), GameResult::Adjourned);
    let event = apply(&event(SWISS), &Command::ClearResult { round, board }).unwrap();
    let event = apply(&event, &Command::EnterResult { round, board, result }).unwrap();
    let state =
        |event: &Snapshot| values(&file(event, &Sender::default()), "tournament", "rankinground endstatus");
    assert_eq!(state(&self::event(SWISS)), ["2|J"]);
    assert_eq!(state(&event), ["2|N"]);
}

#[test]
fn special_results_have_their_marks() {
    let of = |letters: &str| SWISS.replace("     4 w 1     2 b 1", &format!("     4 w {letters}     2 b 1"));
    let result = |own: &str, other: &str| {
        let report = of(own).replace("     1 b 0  0000 - H", &format!("     1 b {other}  0000 - H"));
        values(&file(&event(&report), &Sender::default()), "playerpairing", "reswhite resblack forfeit")
            .swap_remove(0)
    };
    assert_eq!(result("0", "0"), "0.0|0.0|D", "both lost");
    assert_eq!(result("=", "0"), "0.5|0.0|D");
    assert_eq!(result("W", "L"), "1.0|0.0|U", "unrated");
    assert_eq!(result("+", "-"), "1.0|0.0|K", "forfeited");
}

#[test]
fn teams_are_written_with_their_matches_and_boards() {
    let text =
        file(&event(include_str!("../../../../tests/golden/chess-results/teams.trf")), &Sender::default());
    assert_eq!(values(&text, "tournament", "type playerperteam rankinground endstatus"), ["3|12|3|J"]);
    assert_eq!(values(&text, "tournament", "tb1no tb2no tb3no remark"), ["13|1|0|H2H, BH"]);
    // Teams with match points, board points and rank, as the records 310 and 802 of the report have them.
    assert_eq!(
        values(&text, "team", "no teamname rank points tb1 tb2 equal"),
        [
            "1|Team 5|1|9|9|26,0|N",
            "2|Team 4|5|3|3|16,0|N",
            "3|Team 2|2|6|6|21,0|N",
            "4|Team 3|3|4|4|17,0|N",
            "5|Team 1|4|3|3|17,0|N",
        ]
    );
    let matches = values(&text, "teampairing", "round no1 no2 res1 res2");
    assert_eq!(matches.len(), 9, "{matches:?}");
    for of in ["1|3|1|3.0|9.0", "1|5|-1|12.0|0.0", "2|4|-2|6.0|", "3|2|1|2.5|7.5"] {
        assert!(matches.iter().any(|other| other == of), "{of}: {matches:?}");
    }
    let boards = values(&text, "playerpairing", "round pairing board");
    assert!(boards.contains(&"1|1|1".to_owned()) && boards.contains(&"3|2|12".to_owned()), "{boards:?}");
    let players = values(&text, "player", "teamno board");
    assert!(players.iter().all(|of| !of.starts_with('0') && !of.ends_with('|')), "{players:?}");
}

#[test]
fn the_file_is_not_read_and_data_it_cannot_contain_are_reported() {
    let text = file(&event(SWISS), &Sender::default());
    let source = Source { path: PathBuf::from("open.xml"), bytes: text.into_bytes() };
    let texts = Texts::new(Language::English);
    let read: Result<Content, ImportError> = read_source(&source, &texts);
    assert!(matches!(read, Err(ImportError::Foreign { owner: Owner::ChessResults, .. })));
    let told = ChessResults.losses(&event(SWISS), &texts).join("\n");
    let omitted =
        ["kinds of requested byes", "earlier rounds", "categories", "reserved boards", "notes", "160"];
    for part in ["hakem upload", "no chess-results ID", "RTNG", "licence numbers"].into_iter().chain(omitted)
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    let six = SWISS.replace("212 PTS,BH-C1,SB,RTNG", "212 PTS,BH-C1,SB,PS,DE,ARO,KS");
    let beyond = tie_breaks::unknown(&event(&six));
    assert_eq!(beyond, ["KS"], "a sixth tie-break is not sent, but reported");
}
