//! Comparison of an event's players with the rating lists, for differences in newer lists.

use super::search::Lists;
use super::{Listed, RatingsError};
use crate::spelling::words;
use hakem_engine::pairing::list_holds_from;
use hakem_engine::tournament::{
    Estimated, GameKind, Name, NewRatings, PartialDate, Player, PlayerId, Rating, RatingSource,
    RatingSources, RoundNo, Snapshot,
};

/// A player whose data in the lists differs from the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub id: PlayerId,
    pub player: Player,
    /// The name in the list, if it has no word in common with the event's: the number may belong to someone else.
    pub other_name: Option<Name>,
}

/// Result of comparing an event's players with the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Players with differences, in order of registration.
    pub changes: Vec<Change>,
    /// Players whose ratings match the lists, with updated sources; applied without a question.
    pub confirmed: Vec<(PlayerId, Player)>,
    /// Number of players found by their numbers.
    pub found: usize,
    /// Number of players with neither FIDE ID nor licence number.
    pub unnumbered: usize,
    /// The month of the list, or the day of its import; of FIDE's list if there is one.
    pub date: Option<PartialDate>,
}

/// Compares the players of an event with the lists, by FIDE ID, else by licence number.
///
/// # Errors
/// Returns an error with the list that cannot be used.
pub fn compare(lists: &Lists, snapshot: &Snapshot) -> Result<Compared, RatingsError> {
    let mut compared = Compared { date: lists.date()?, ..Compared::default() };
    for (id, registration) in snapshot.players() {
        let player = &registration.player;
        if player.fide_id.is_none() && player.licence.is_none() {
            compared.unnumbered += 1;
            continue;
        }
        let Some(listed) = find(lists, player)? else { continue };
        compared.found += 1;
        let after = updated(player, &listed, snapshot);
        let (sources, official) = (player.sources.clone(), player.official.clone());
        // A previously unknown coefficient is applied like sources, without a question.
        let coefficient = player.coefficient.and(after.coefficient);
        if (Player { sources, official, coefficient, ..after.clone() }) == *player {
            compared.confirmed.extend((!says_the_same(player, &after)).then_some((id, after)));
        } else {
            let other_name = (!shares_word(player, &listed)).then_some(listed.name);
            compared.changes.push(Change { id, player: after, other_name });
        }
    }
    Ok(compared)
}

/// Finds a player by FIDE ID, else by licence number, which counts only if the names have a word in common, because
/// every federation has separate numbers.
fn find(lists: &Lists, player: &Player) -> Result<Option<Listed>, RatingsError> {
    if let Some(id) = player.fide_id
        && let Some(listed) = lists.by_fide_id(id)?
    {
        return Ok(Some(listed));
    }
    let Some(licence) = player.licence else { return Ok(None) };
    let found = lists.by_licence(licence)?;
    Ok(found.into_iter().find(|listed| shares_word(player, listed)))
}

fn shares_word(player: &Player, listed: &Listed) -> bool {
    let listed = words(listed.name.as_str());
    words(player.name.as_str()).iter().any(|word| listed.contains(word))
}

/// Returns true if the lists of ratings, the official ratings and the coefficient are unchanged; a newer edition alone
/// is not a difference.
fn says_the_same(before: &Player, after: &Player) -> bool {
    let same_list = |before: Option<&RatingSource>, after: Option<&RatingSource>| match (before, after) {
        (Some(RatingSource::List(one, of)), Some(RatingSource::List(other, kind))) => {
            one.name == other.name && of == kind
        }
        (before, after) => before == after,
    };
    let official = |player: &Player| GameKind::ALL.map(|kind| player.official.of(kind).map(|of| of.rating));
    let [old, new] = [before, after].map(|player| &player.sources);
    same_list(old.rating(), new.rating())
        && same_list(old.national_rating(), new.national_rating())
        && official(before) == official(after)
        && before.coefficient == after.coefficient
}

/// Returns a player's data updated from the list. Data missing in the list is unchanged; a rating in the
/// list is not an estimate any more. In an event of over 30 days its ratings are valid from the next round on.
fn updated(player: &Player, listed: &Listed, snapshot: &Snapshot) -> Player {
    // A player missing in the main list keeps the other list whose rating was set.
    let taken = || match player.sources.rating() {
        Some(RatingSource::List(_, Some(kind))) => Some((*kind, listed.ratings.fide.of(*kind)?)),
        _ => None,
    };
    let counting = listed.main_rating(&snapshot.settings().lists()).or_else(taken);
    let (rating, national) =
        (counting.map(|(_, rating)| rating), listed.national_rating(&snapshot.settings().lists()));
    let mut later_ratings = player.later_ratings.clone();
    let from = list_holds_from(snapshot);
    if from > RoundNo(1) {
        let known = player.ratings_in(from);
        let new = |listed: Option<Rating>, known| listed.filter(|_| listed != known);
        let main = || counting.and_then(|(kind, _)| listed.source(kind));
        let ratings = NewRatings {
            rating: new(rating, known[0]),
            national_rating: new(national, known[1]),
            source: main().or_else(|| listed.national_source()),
        };
        // Rejected if there are no new ratings, which are then unchanged.
        let _nothing_new = later_ratings.hold_from(from, ratings);
        return Player { later_ratings, ..described(player, listed, snapshot) };
    }
    let estimated = player.estimated;
    Player {
        rating: rating.or(player.rating),
        national_rating: national.or(player.national_rating),
        estimated: Estimated::of(
            estimated.is_rating() && rating.is_none(),
            estimated.is_national() && national.is_none(),
        ),
        sources: RatingSources::new(
            counting.and_then(|(kind, _)| listed.source(kind)).or_else(|| player.sources.rating().cloned()),
            listed.national_source().or_else(|| player.sources.national_rating().cloned()),
        ),
        ..described(player, listed, snapshot)
    }
}

/// Returns a player updated with data of a list other than ratings.
fn described(player: &Player, listed: &Listed, snapshot: &Snapshot) -> Player {
    let official = listed.official();
    Player {
        official: if official.are_unknown() { player.official.clone() } else { official },
        coefficient: listed.coefficient(snapshot.settings()).or(player.coefficient),
        title: listed.title.or(player.title),
        federation: listed
            .federation
            .and_then(|letters| Name::new(letters.as_str()).ok())
            .or_else(|| player.federation.clone()),
        ..player.clone()
    }
}
