//! Play-offs of an event in comments: options, and facts that no game determines.

use super::TrfFile;
use super::comment::{self, Word};
use super::legs::Numbers;
use crate::tournament::{
    FiveTied, PairingNumber, PlayOff, PlayOffFact, PlayOffOptions, PlayerId, RoundNo, SevenNumbers, Snapshot,
    ThreeEqual,
};

/// Adds the play-offs of an event to the comments of its file.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers) {
    for record in snapshot.play_offs() {
        comment::add(file, Word::Tied, &[announced(&record.play_off, numbers)]);
        let noted: Vec<String> =
            record.facts.iter().map(|(round, fact)| format!("{round}:{}", noted(fact, numbers))).collect();
        comment::add(file, Word::Noted, &noted);
    }
}

/// Formats `8:1.5.9:more=2;keep=6`: the first round, the tied players, options other than the defaults.
fn announced(play_off: &PlayOff, numbers: &Numbers) -> String {
    let tied: Vec<String> = play_off.tied.iter().map(|&id| numbers.player(id).to_string()).collect();
    let (options, usual) = (&play_off.options, PlayOffOptions::default());
    let differs = [
        (options.more != usual.more).then(|| format!("more={}", options.more)),
        (options.three != usual.three).then(|| "three=drop-lowest".to_owned()),
        (options.five != usual.five).then(|| "five=all".to_owned()),
        (options.time != usual.time).then(|| format!("time={}", options.time)),
        (options.seven != usual.seven).then(|| "seven=lot".to_owned()),
        (options.keep != usual.keep).then(|| format!("keep={}", options.keep)),
        (options.rest != usual.rest).then(|| format!("rest={}", options.rest)),
    ];
    let differs: Vec<String> = differs.into_iter().flatten().collect();
    let end = if differs.is_empty() { String::new() } else { format!(":{}", differs.join(";")) };
    format!("{}:{}{end}", play_off.first, tied.join("."))
}

/// Formats `pairs:1-5.9-2`, `moves:1-30.5-28` or `decision:5`.
fn noted(fact: &PlayOffFact, numbers: &Numbers) -> String {
    let number = |id: PlayerId| numbers.player(id);
    match fact {
        PlayOffFact::Pairs { pairs, seed: _ } => {
            let pairs = pairs.iter().map(|&[one, other]| format!("{}-{}", number(one), number(other)));
            format!("pairs:{}", pairs.collect::<Vec<_>>().join("."))
        }
        PlayOffFact::Moves(moves) => {
            let moves = moves.iter().map(|&(id, moves)| format!("{}-{moves}", number(id)));
            format!("moves:{}", moves.collect::<Vec<_>>().join("."))
        }
        PlayOffFact::Decision { winner, reason: _ } => format!("decision:{}", number(*winner)),
    }
}

/// Returns the play-offs in a file, in order; `player` finds a player by number.
pub(super) fn play_offs_in(
    file: &TrfFile,
    player: impl Fn(PairingNumber) -> Option<PlayerId>,
) -> Vec<PlayOff> {
    let read = |text: &str| {
        let mut parts = text.split(':');
        let first = RoundNo(parts.next()?.parse().ok()?);
        let tied = parts.next()?.split('.').map(|text| player(PairingNumber(text.parse().ok()?)));
        let tied = tied.collect::<Option<Vec<_>>>()?;
        let mut options = PlayOffOptions::default();
        for (key, value) in parts.next().unwrap_or_default().split(';').filter_map(|of| of.split_once('=')) {
            match (key, value) {
                ("more", count) => options.more = count.parse().ok()?,
                ("three", "drop-lowest") => options.three = ThreeEqual::DropLowest,
                ("five", "all") => options.five = FiveTied::All,
                ("time", answer) => options.time = answer.parse().ok()?,
                ("seven", "lot") => options.seven = SevenNumbers::Lot,
                ("keep", count) => options.keep = count.parse().ok()?,
                ("rest", answer) => options.rest = answer.parse().ok()?,
                _ => return None,
            }
        }
        Some(PlayOff { first, tied, options })
    };
    comment::values(file, Word::Tied).filter_map(read).collect()
}

/// Returns the facts of play-offs in a file, each with the next round to be paired at that moment.
pub(super) fn noted_in(
    file: &TrfFile,
    player: impl Fn(PairingNumber) -> Option<PlayerId>,
) -> Vec<(RoundNo, PlayOffFact)> {
    let number = |text: &str| player(PairingNumber(text.parse().ok()?));
    let read = |text: &str| {
        let mut parts = text.splitn(3, ':');
        let round = RoundNo(parts.next()?.parse().ok()?);
        let (kind, list) = (parts.next()?, parts.next()?);
        let pairs = list.split('.').map(|pair| pair.split_once('-'));
        let fact = match kind {
            "pairs" => {
                let of = |(one, other)| Some([number(one)?, number(other)?]);
                PlayOffFact::Pairs { pairs: pairs.map(|pair| of(pair?)).collect::<Option<_>>()?, seed: None }
            }
            "moves" => {
                let of = |(id, moves): (&str, &str)| Some((number(id)?, moves.parse().ok()?));
                PlayOffFact::Moves(pairs.map(|pair| of(pair?)).collect::<Option<_>>()?)
            }
            "decision" => PlayOffFact::Decision { winner: number(list)?, reason: text.to_owned() },
            _ => return None,
        };
        Some((round, fact))
    };
    comment::values(file, Word::Noted).flat_map(|list| list.split(',')).filter_map(read).collect()
}
