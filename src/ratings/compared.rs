//! The players of an event held against the rating lists: what newer lists say otherwise of them.

use super::search::Lists;
use super::{Listed, RatingsError};
use crate::spelling::words;
use hakem_engine::pairing::list_holds_from;
use hakem_engine::tournament::{
    Estimated, GameKind, Name, NewRatings, PartialDate, Player, PlayerId, Rating, RatingSource,
    RatingSources, RoundNo, Snapshot,
};

/// A player of whom the lists say something else than the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Who it is in the event.
    pub id: PlayerId,
    /// All that would be known of them.
    pub player: Player,
    /// The name in the list, where no word of it is in the name of the event: the number may be somebody else's.
    pub other_name: Option<Name>,
}

/// The players of an event, held against the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Of whom the lists say something else, in order of registration.
    pub changes: Vec<Change>,
    /// Whose ratings are as the lists have them, with where that is; taken over without being asked about.
    pub confirmed: Vec<(PlayerId, Player)>,
    /// How many players were found by their numbers.
    pub found: usize,
    /// How many have neither FIDE id nor licence number.
    pub unnumbered: usize,
    /// The month of the list, or the day of its import: of FIDE's where there is one.
    pub date: Option<PartialDate>,
}

/// Holds the players of an event against the lists, by FIDE id, else by licence number.
///
/// # Errors
/// Says which list cannot be used.
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
        // A coefficient that was not known is taken as these are, without a question.
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

/// Finds a player by FIDE id, else by licence number: that one counts only where a word of the name is the same, since
/// every federation has numbers of its own.
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

/// Whether the sources of ratings, the official ratings and the coefficient are as before; a newer list that has the same ones tells nothing new.
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

/// Returns what is known of a player once the list is followed. What the list does not say stays as it is; a rating that it
/// gives is no estimate any more. In an event of over 30 days its ratings hold from the next round on.
fn updated(player: &Player, listed: &Listed, snapshot: &Snapshot) -> Player {
    // Who is not in the main list keeps to the other one whose rating was taken.
    let taken = || match player.sources.rating() {
        Some(RatingSource::List(_, Some(kind))) => Some((*kind, listed.ratings.of(*kind)?)),
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
        // Refused where nothing is new: the ratings stay as they are then.
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

/// Returns a player with what a list says of them beside ratings.
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
