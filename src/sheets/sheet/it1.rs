//! Certificates of title results, FIDE's form IT1: one per achieved norm, on a page of its own.
//!
//! Every field of the form is in the certificate; those that the event does not know are lines to write on, and listed
//! as missing.

use super::columns;
use super::data::{Cell, Column, ColumnKind, Field, Row, Section, Sheet, SheetLayout, Table};
use super::it3::{
    Required, arbiter_lacks, confirming, event_fields, event_lacks, field, missing_note, official,
    players_lack, rate_of_play, without_value,
};
use super::norms::{score, supports};
use super::pairings::bye;
use super::{Absent, after};
use crate::event::Event;
use crate::i18n::form_date;
use hakem_engine::closing::is_played;
use hakem_engine::norm::{Basis, Exemption, Flag, Game, Norm, NormOpponents, Norms, State, rating_in};
use hakem_engine::standings::{CardRound, Mark, cards};
use hakem_engine::tournament::{
    Colour, Forfeit, GameResult, GameStage, Player, PlayerId, Round, RoundNo, Sex, Title,
};

const OF_OPPONENTS: [Required; 2] = [
    ("form-lacks-ids", |player| player.fide_id.is_none()),
    ("form-lacks-federations", |player| player.federation.is_none()),
];

/// Fields whose value is missing wherever another one is: the chief arbiter, and the federation of the event.
const REPEATED: [&str; 2] = ["arbiter_name", "confirming"];

const COUNTED: [Title; 6] = [Title::GM, Title::IM, Title::WGM, Title::WIM, Title::FM, Title::WFM];

/// Builds the certificates in order of registration of the players, highest titles first.
///
/// # Errors
/// Fails if no round is published with a result, if games are open, if the event cannot award norms, or if no player
/// achieved one.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    if !is_played(event.snapshot) {
        return Err(Absent::NotPlayed);
    }
    let norms = event.norms(after).ok_or(Absent::NoNorms)?;
    let reached = norms.players().flat_map(|player| {
        let states = norms.states(player).into_iter();
        states.filter_map(move |(_, state)| match state {
            State::Achieved(norm) => Some((player, norm)),
            State::Safe { .. } | State::Possible(_) | State::Lost(_) => None,
        })
    });
    let reached: Vec<(PlayerId, Norm)> = reached.collect();
    let played = cards(event.snapshot, after, |id| reached.iter().any(|(player, _)| *player == id));
    let section = |(player, norm): &(PlayerId, Norm)| {
        let known = &event.snapshot.player(*player)?.player;
        let rounds = played.iter().find(|card| card.player == *player).map(|card| card.rounds.as_slice());
        let certificate = Certificate { event, player: *player, known, norm, norms: &norms };
        Some(certificate.section(rounds.unwrap_or_default()))
    };
    let sections: Vec<Section> = reached.iter().filter_map(section).collect();
    if sections.is_empty() {
        return Err(Absent::NoNormReached);
    }
    let sheet = Sheet::of_sections(event.texts.get("sheet-it1").into_owned(), sections).with_round(after);
    let by = Column::new("norm", event.texts.get("norm-column-title"), ColumnKind::Words);
    Ok(Sheet { form: SheetLayout::Certificates, by: Some(by), is_official: true, ..sheet })
}

/// A norm of a player, and the event in which it was achieved.
#[derive(Clone, Copy)]
struct Certificate<'a, 'n> {
    event: Event<'a>,
    player: PlayerId,
    known: &'n Player,
    norm: &'n Norm,
    norms: &'n Norms,
}

impl<'a, 'n> Certificate<'a, 'n> {
    fn section(self, rounds: &[CardRound]) -> Section<'a> {
        let (event, norm) = (self.event, self.norm);
        let name = event.name(self.player);
        let values = [("title", norm.title.title().letters().into()), ("player", name.into())];
        let mut fields = self.person();
        fields.extend(self.of_event());
        fields.extend(self.counts());
        fields.extend(self.exemption());
        fields.push(self.field("remarks", "it1-remarks", 24, self.remarks()));
        let closing = self.figures().into_iter().chain(self.signatures()).collect();
        let missing = self.missing(rounds);
        let notes =
            missing_note(event, &missing).into_iter().chain([event.texts.get("it1-note").into_owned()]);
        Section {
            title: event.texts.with("it1-norm", &values),
            fields,
            closing,
            notes: notes.collect(),
            missing,
            ..Section::of(self.table(rounds)).about([self.player])
        }
    }

    fn field(self, key: &'static str, label: &str, share: u8, value: impl Into<String>) -> Field {
        field(self.event, key, label, share, value)
    }

    fn person(self) -> Vec<Field> {
        let (texts, known) = (self.event.texts, self.known);
        let name = self.event.name(self.player);
        let (family, given) = name.split_once(',').unwrap_or((name.as_str(), ""));
        let sex = known.sex.map(|sex| match sex {
            Sex::Female => texts.get("players-female").into_owned(),
            Sex::Male => texts.get("players-male").into_owned(),
        });
        let title = self.norm.title.title().letters();
        let federation = known.federation.as_ref().map(ToString::to_string);
        vec![
            self.field("title", "it1-title", 4, title),
            self.field("family_name", "it1-family-name", 10, family),
            self.field("given_name", "it1-given-name", 10, given.trim()),
            self.field("fide_id", "players-fide-id", 5, text(known.fide_id)),
            self.field("federation", "word-federation", 4, federation.unwrap_or_default()),
            self.field("born", "it1-born", 5, known.born.map(form_date).unwrap_or_default()),
            self.field("birth_place", "it1-birth-place", 7, text(known.birth_place.as_ref())),
            self.field("sex", "it1-sex", 3, sex.unwrap_or_default()),
        ]
    }

    fn of_event(self) -> Vec<Field> {
        let (event, settings) = (self.event, self.event.snapshot.settings());
        let arbiter = settings.arbiter.as_ref().map(|arbiter| official(event, arbiter));
        let mut fields = event_fields(event);
        fields.extend([
            self.field("arbiter", "it1-arbiter", 12, arbiter.unwrap_or_default()),
            self.field("system", "event-system", 12, event.texts.system(settings.system.as_str())),
            rate_of_play(event),
            self.field("rounds", "event-rounds", 6, event.snapshot.last_round().to_string()),
            self.field("games", "it1-games", 6, self.norm.figures.games.to_string()),
        ]);
        fields
    }

    fn counts(self) -> Vec<Field> {
        let own = Flag::of(self.known.federation.as_ref());
        let host = Flag::of(self.event.snapshot.settings().federation.as_ref());
        let of = NormOpponents::of(self.norm, own, host);
        let number = |key, label, share, count: u32| self.field(key, label, share, count.to_string());
        let mut fields = vec![
            number("opponents", "it1-opponents", 4, of.all),
            number("own_federation", "it1-own", 5, of.own),
            number("other_federations", "it1-others", 5, of.all.saturating_sub(of.own)),
            number("host_federation", "it1-host", 5, of.host),
            number("federations", "it1-federations", 5, of.federations),
            number("foreign_federations", "it1-foreign-federations", 5, of.foreign_federations),
            number("largest_federation", "it1-largest-federation", 6, of.largest),
            number("rated", "it1-rated", 4, of.rated),
            number("unrated", "it1-unrated", 5, of.all.saturating_sub(of.rated)),
            number("titled", "it1-titled", 4, of.titled),
        ];
        fields.extend(COUNTED.map(|title| Field {
            key: title.letters(),
            label: title.letters().to_owned(),
            value: of.with(title).to_string(),
            share: 3,
            is_signed: false,
        }));
        let required = COUNTED.into_iter().filter(|&title| self.norm.title.is_required(title));
        fields.push(number(
            "required_titles",
            "it1-required-titles",
            6,
            required.map(|title| of.with(title)).sum(),
        ));
        fields
    }

    /// Returns the exemption used, with the three figures of 1.4.3d.
    fn exemption(self) -> Vec<Field> {
        let (event, norms) = (self.event, self.norms);
        let words = self.norm.exemption.map(|exemption| exemption.article().to_owned());
        let words = words.unwrap_or_else(|| event.texts.get("it1-no-exemption").into_owned());
        let worst = norms.foreigners().filter(|_| self.norm.exemption == Some(Exemption::ManyForeigners));
        let Some(worst) = worst else { return vec![self.field("exemption", "it1-exemption", 24, words)] };
        vec![
            self.field("exemption", "it1-exemption", 6, words),
            self.field("event_federations", "it1-event-federations", 6, worst.federations.to_string()),
            self.field("event_foreign_rated", "it1-event-rated", 6, worst.rated.to_string()),
            self.field("event_foreign_titled", "it1-event-titled", 6, worst.titled.to_string()),
        ]
    }

    fn remarks(self) -> String {
        let (event, norm) = (self.event, self.norm);
        let mut remarks = supports(event, norm);
        let raised = norm.games.iter().find(|game| norm.figures.raised == Some(game.opponent.player));
        remarks.extend(raised.map(|game| {
            let values = [
                ("player", event.name(game.opponent.player).into()),
                ("rating", game.opponent.rating.to_string().into()),
                ("floor", norm.title.floor().to_string().into()),
            ];
            let id = if game.opponent.is_rated { "it1-raised" } else { "it1-raised-unrated" };
            event.texts.with(id, &values)
        }));
        if remarks.is_empty() { event.texts.get("it1-none").into_owned() } else { remarks.join("; ") }
    }

    fn figures(self) -> [Field; 5] {
        let (texts, figures) = (self.event.texts, self.norm.figures);
        let points = |halves: u32| texts.points(score(halves));
        let above = figures.halves.saturating_sub(self.norm.needed_halves);
        [
            self.field("average", "it1-average", 5, figures.average.to_string()),
            self.field("performance", "it1-performance", 5, figures.performance.to_string()),
            self.field("score_required", "it1-required", 5, points(self.norm.needed_halves)),
            self.field("score_achieved", "it1-achieved", 5, points(figures.halves)),
            self.field("exceeding", "it1-exceeding", 4, points(above)),
        ]
    }

    fn signatures(self) -> [Field; 7] {
        let settings = self.event.snapshot.settings();
        let arbiter = settings.arbiter.as_ref().map(|arbiter| official(self.event, arbiter));
        let signed = |key| Field { is_signed: true, ..self.field(key, "it1-signature", 9, "") };
        [
            self.field("arbiter_name", "event-arbiter", 10, arbiter.unwrap_or_default()),
            signed("arbiter_signature"),
            self.field("arbiter_date", "it1-date", 5, ""),
            self.field("confirming", "it1-confirming", 4, text(settings.federation.as_ref())),
            self.field("official", "event-official", 8, confirming(self.event)),
            Field { share: 7, ..signed("official_signature") },
            self.field("official_date", "it1-date", 5, ""),
        ]
    }

    /// Lists the data that the form requires and the event lacks, also of opponents whose games do not count: the table
    /// of the form has all rounds.
    fn missing(self, rounds: &[CardRound]) -> Vec<String> {
        let (person, signatures) = (self.person(), self.signatures());
        let fields = person.iter().chain(&signatures).filter(|field| !REPEATED.contains(&field.key));
        let mut missing = without_value(fields);
        missing.extend(without_value(&self.of_event()));
        missing.extend(event_lacks(self.event));
        let arbiter = self.event.snapshot.settings().arbiter.as_ref();
        missing.extend(arbiter.and_then(|arbiter| arbiter_lacks(self.event, arbiter)));
        let mut opponents: Vec<PlayerId> = Vec::new();
        for opponent in rounds.iter().filter_map(|round| round.opponent) {
            if !opponents.contains(&opponent) {
                opponents.push(opponent);
            }
        }
        missing.extend(players_lack(self.event, &opponents, &OF_OPPONENTS));
        missing
    }

    /// Builds the table of all games; those that the norm does not count have no adjusted rating.
    fn table(self, rounds: &[CardRound]) -> Table<'a> {
        let texts = self.event.texts;
        let [_, opponent] = columns::opponent(texts);
        let heads = vec![
            columns::round(texts),
            opponent,
            Column::new("fide_id", texts.get("players-fide-id"), ColumnKind::LongNumber),
            Column::new("federation", texts.get("word-federation"), ColumnKind::Code),
            Column::new("title", texts.get("word-title"), ColumnKind::Code),
            Column::new("rating", texts.get("word-rating"), ColumnKind::Rating),
            Column::new("adjusted", texts.get("it1-adjusted"), ColumnKind::Rating),
            Column::new("mark", texts.get("column-points"), ColumnKind::Game),
        ];
        let row = |round| self.games(round).into_iter().map(move |game| self.row(round, game));
        Table::of_rows(heads, rounds.iter().flat_map(row).collect())
    }

    /// Returns the marks of a round's games, each with the game of the norm if it counts. The norm counts the games of
    /// a match one by one, so the points of the match would not add up to the score.
    fn games(self, round: &CardRound) -> Vec<(Mark, Option<&'n Game>)> {
        let mut counted: Vec<&Game> =
            self.norm.games.iter().filter(|game| game.round == round.round).collect();
        let played = self.event.snapshot.round(round.round).map(|paired| self.results(paired));
        let played = played.filter(|played| !played.is_empty());
        let Some(played) = played else { return vec![(round.cell.mark, None)] };
        let last = played.len() - 1;
        let game = |(at, (result, colour)): (usize, (Option<GameResult>, Colour))| {
            let halves = match result {
                Some(GameResult::Played(_)) => result.map(|result| result.halves_of(colour)),
                // The norm counts the last game of the event as lost if the opponent did not come.
                Some(GameResult::Forfeit(Forfeit::ToWhite | Forfeit::ToBlack)) if at == last => {
                    Some(0).filter(|_| self.norm.basis == Basis::LastRoundForfeit(round.round))
                }
                _ => None,
            };
            let found = counted.iter().position(|game| Some(game.halves) == halves);
            (Mark::of_board(result, colour), found.map(|found| counted.remove(found)))
        };
        played.into_iter().enumerate().map(game).collect()
    }

    /// Returns the results of the player's games in a round, except those of a play-off, which norms do not count, and
    /// those that were not needed.
    fn results(self, paired: &Round) -> Vec<(Option<GameResult>, Colour)> {
        let own = paired.games().filter(|(at, board, _)| {
            board.meeting.has(self.player)
                && paired.game_stage(*at) == GameStage::Match
                && (paired.result(*at).is_some() || paired.awaits(*at))
        });
        let colour = |white| if white == self.player { Colour::White } else { Colour::Black };
        own.map(|(_, board, result)| (result, colour(board.meeting.white))).collect()
    }

    fn row(self, round: &CardRound, (mark, counted): (Mark, Option<&Game>)) -> Row {
        let number = |rating: i32| Cell::Number(u64::try_from(rating).unwrap_or(0));
        let known = round.opponent.and_then(|id| self.event.snapshot.player(id)).map(|known| &known.player);
        let id = known.and_then(|known| known.fide_id);
        let letters = known.and_then(|known| known.federation.as_ref()).map(|name| name.as_str().to_owned());
        let title = counted.map_or_else(|| known.and_then(|known| known.title), |game| game.opponent.title);
        let rating = match counted {
            Some(game) => game.opponent.is_rated.then_some(game.opponent.rating),
            None => round.opponent.and_then(|id| rating_in(self.event.snapshot, id, round.round)),
        };
        let mut cells = vec![Cell::Number(round.round.0.into())];
        let place = self.event.snapshot.round(round.round).map(|paired| paired.place(self.player));
        let without = place.and_then(bye).map(|bye| Cell::Words(self.event.bye(bye).into_owned()));
        let [_, name] = columns::opponent_cells(self.event, round.opponent, without.unwrap_or(Cell::Empty));
        let mark = Cell::Mark { mark, is_unrated: false };
        cells.extend([
            name,
            Cell::number(id),
            letters.map_or(Cell::Empty, Cell::Words),
            title.map_or(Cell::Empty, |title| Cell::Words(title.letters().to_owned())),
            rating.map_or(Cell::Empty, number),
            counted.map_or(Cell::Empty, |game| number(self.adjusted(game))),
            if round.opponent.is_some() { mark } else { Cell::Empty },
        ]);
        Row::new(cells).naming(round.opponent)
    }

    /// Returns the rating that counts for the average: raised for one opponent, 1400 for unrated ones (1.4.6).
    fn adjusted(self, game: &Game) -> i32 {
        let is_raised = self.norm.figures.raised == Some(game.opponent.player);
        if is_raised { self.norm.title.floor() } else { game.opponent.rating }
    }
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}
