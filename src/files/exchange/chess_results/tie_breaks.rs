//! The provider's numbers of known tie-breaks, with their parameters. A tie-break without a number is sent as 0, and
//! listed in the remark.

use hakem_engine::format::Paired;
use hakem_engine::pairing::facts;
use hakem_engine::standings::team_standings;
use hakem_engine::tiebreak::teams::{Score, TeamCriterion};
use hakem_engine::tiebreak::{Modifiers, find, list_for_players};
use hakem_engine::tournament::{Points, RoundNo, Snapshot, TieBreakId};

/// Number of tie-breaks of a tournament at chess-results.
pub(super) const MOST: usize = 5;

pub(super) struct Sent {
    /// Its number; 0 if unknown.
    pub(super) number: u16,
    pub(super) detail: String,
    /// Minimum number of decimals of its values.
    pub(super) decimals: usize,
}

impl Sent {
    fn plain(number: u16, decimals: usize) -> Self {
        Self { number, detail: String::new(), decimals }
    }

    /// Returns the placeholder for a missing or unknown tie-break.
    pub(super) fn none() -> Self {
        Self::plain(0, 0)
    }
}

/// Returns the tie-breaks of an event of players or teams, as many as are sent.
pub(super) fn of(event: &Snapshot) -> Vec<Sent> {
    codes(event).iter().take(MOST).map(|code| sent(event, code).unwrap_or_else(Sent::none)).collect()
}

/// Returns the codes whose values are not sent: without a number at chess-results, or beyond [`MOST`].
pub(super) fn unknown(event: &Snapshot) -> Vec<String> {
    let codes = codes(event).iter().enumerate();
    let unsent = codes.filter(|(at, code)| *at >= MOST || sent(event, code).is_none());
    unsent.map(|(_, code)| code.to_string()).collect()
}

/// Returns true if teams meet, with all boards of a match in one round.
pub(super) fn is_of_teams(event: &Snapshot) -> bool {
    facts(event.settings().system.as_str()).is_some_and(|facts| facts.line_ups)
}

/// Returns true if teams are paired, but chess-results has no type for their games: those of Molter, Scheveningen and
/// Skalitzka.
pub(super) fn spreads_teams(event: &Snapshot) -> bool {
    let facts = facts(event.settings().system.as_str());
    facts.is_some_and(|facts| facts.paired == Paired::Teams && !facts.line_ups)
}

fn codes(event: &Snapshot) -> &[TieBreakId] {
    let settings = event.settings();
    if is_of_teams(event) { &settings.tie_breaks } else { list_for_players(settings) }
}

fn sent(event: &Snapshot, code: &TieBreakId) -> Option<Sent> {
    if is_of_teams(event) { of_teams(event, code) } else { of_players(event, code) }
}

fn of_players(event: &Snapshot, code: &TieBreakId) -> Option<Sent> {
    let chosen = find(code, event.settings().tie_break_rules).ok()?;
    let Modifiers { cuts, forfeits_played, .. } = chosen.modifiers;
    let played = if forfeits_played { "P" } else { "-" };
    // Score, number of most and of least omitted, forfeits as played, last round as drawn.
    let with_cuts = |fore: &str| format!("0,{},{},{played},{fore}", cuts.high, cuts.low);
    let with = |number, detail: String, decimals| Some(Sent { number, detail, decimals });
    match chosen.method.code {
        "BH" => with(84, with_cuts("-"), 1),
        "FB" => with(84, with_cuts("F"), 1),
        "SB" => with(85, with_cuts("-"), 2),
        "BHBH" => Some(Sent::plain(25, 1)),
        "AOB" => with(77, if chosen.modifiers.fore { "F" } else { "-" }.to_owned(), 2),
        "PS" => Some(Sent::plain(86, 1)),
        "WIN" => with(68, format!("0,{played}"), 0),
        "WON" => with(68, format!("1,{played}"), 0),
        "BWG" => with(68, format!("2,{played}"), 0),
        "BPG" => with(68, format!("3,{played}"), 0),
        "REP" => Some(Sent::plain(79, 0)),
        "DE" => with(81, played.to_owned(), 1),
        "KS" if chosen.modifiers.limit == 0 => with(87, "0,50".to_owned(), 1),
        "ARO" => with(80, format!("0,{},{}", cuts.high, cuts.low), 0),
        "KASH" => Some(Sent::plain(92, 0)),
        "TPR" => with(88, "0,0".to_owned(), 0),
        "APRO" => with(88, "1,0".to_owned(), 0),
        "PTP" => with(88, "2,0".to_owned(), 0),
        "APPO" => with(88, "3,0".to_owned(), 0),
        _ => None,
    }
}

fn of_teams(event: &Snapshot, code: &TieBreakId) -> Option<Sent> {
    TeamCriterion::find(code)?;
    let standings = team_standings(event, RoundNo(0), &[])?;
    let by_matches = standings.table.primary() == Score::Matches;
    let primary = if by_matches { "MP" } else { "GP" };
    // Two or three match points for a win.
    let counting = if standings.table.most(Score::Matches) > Points::from_tenths(20) { "1" } else { "0" };
    let text = code.as_str().trim().to_uppercase();
    let (name, modifiers) = text.split_once('/').unwrap_or((&text, ""));
    let cut = |letter: char| {
        let of = |part: &str| part.strip_prefix(letter)?.parse::<u8>().ok();
        modifiers.split('/').find_map(of).unwrap_or(0)
    };
    let (low, high) = (cut('C').max(cut('M')), cut('M'));
    let played = if modifiers.split('/').any(|part| part == "P") { "P" } else { "-" };
    let cuts = format!("{high},{low},{played}");
    let with = |number, detail: String, decimals| Some(Sent { number, detail, decimals });
    match name {
        "MP" | "MPTS" => Some(Sent::plain(13, 0)),
        "TP" | "GPTS" => Some(Sent::plain(1, 1)),
        "MPVGP" => Some(if by_matches { Sent::plain(1, 1) } else { Sent::plain(13, 0) }),
        "BERLIN" => Some(Sent::plain(71, 1)),
        "EDE" => with(83, format!("{primary},-"), 0),
        "BH:GP" => with(84, format!("0,{cuts},-"), 1),
        "BH:MP" => with(84, format!("1,{cuts},-"), 1),
        "FB:GP" => with(84, format!("0,{cuts},F"), 1),
        "FB:MP" => with(84, format!("1,{cuts},F"), 1),
        "EMMSB" => with(82, format!("0,{cuts},{counting}"), 1),
        "EMGSB" => with(82, format!("1,{cuts},{counting}"), 1),
        "EGMSB" => with(82, format!("2,{cuts},{counting}"), 1),
        "EGGSB" => with(82, format!("3,{cuts},{counting}"), 1),
        "SSSC" if modifiers.is_empty() => with(91, format!("{primary},-"), 1),
        _ => None,
    }
}
