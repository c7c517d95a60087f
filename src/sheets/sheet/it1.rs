//! Certificates of title results, FIDE's form IT1: one per achieved norm, on a page of its own.
//!
//! Every field of the form is in the certificate; those that the event does not know are lines to write on, and listed
//! as missing.

use super::columns;
use super::data::{Cell, Column, ColumnKind, Field, Form, Row, Section, Sheet, Table};
use super::it3::{arbiter_lacks, confirming, event_code, missing_note, official, place, place_lacks};
use super::norms::{exempt, score, supports};
use super::{Absent, after};
use crate::event::Event;
use crate::i18n::{Arg, form_date};
use crate::text::clean;
use hakem_engine::closing::is_played;
use hakem_engine::norm::{Exemption, Flag, Game, Norm, Norms, Opponents, State};
use hakem_engine::standings::{CardRound, cards};
use hakem_engine::tournament::{Player, PlayerId, RoundNo, Sex, Title};

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
    Ok(Sheet { form: Form::Certificates, by: Some(by), is_official: true, ..sheet })
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

impl<'a> Certificate<'a, '_> {
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
        let missing = self.missing();
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
        let value = clean(&value.into()).into_owned();
        Field { key, label: self.event.texts.get(label).into_owned(), value, share, is_signed: false }
    }

    fn person(self) -> Vec<Field> {
        let (texts, known) = (self.event.texts, self.known);
        let capitals = self.event.snapshot.in_capitals(known);
        let typed = known.name.as_str();
        let family = capitals.split_once(',').map_or(capitals.as_str(), |(family, _)| family);
        let given = typed.split_once(',').map_or("", |(_, given)| given.trim());
        let sex = known.sex.map(|sex| match sex {
            Sex::Female => texts.get("players-female").into_owned(),
            Sex::Male => texts.get("players-male").into_owned(),
        });
        let title = self.norm.title.title().letters();
        let federation = known.federation.as_ref().map(ToString::to_string);
        vec![
            self.field("title", "it1-title", 4, title),
            self.field("family_name", "it1-family-name", 10, family),
            self.field("given_name", "it1-given-name", 10, given),
            self.field("fide_id", "players-fide-id", 5, text(known.fide_id)),
            self.field("federation", "word-federation", 4, federation.unwrap_or_default()),
            self.field("born", "it1-born", 5, known.born.map(form_date).unwrap_or_default()),
            self.field("birth_place", "it1-birth-place", 7, text(known.birth_place.as_ref())),
            self.field("sex", "it1-sex", 3, sex.unwrap_or_default()),
        ]
    }

    fn of_event(self) -> Vec<Field> {
        let (event, settings) = (self.event, self.event.snapshot.settings());
        let rate = settings.time_control.as_ref().or(settings.coded_time_control.as_ref());
        let arbiter = settings.arbiter.as_ref().map(|arbiter| official(event, arbiter));
        let rounds = event.snapshot.last_round().to_string();
        vec![
            self.field("event", "it3-event", 18, settings.name.as_str()),
            self.field("event_code", "event-fide-event", 6, event_code(event)),
            self.field("place", "event-place", 12, place(event)),
            self.field("begins", "event-begins", 6, settings.begins.map(form_date).unwrap_or_default()),
            self.field("ends", "event-ends", 6, settings.ends.map(form_date).unwrap_or_default()),
            self.field("arbiter", "it1-arbiter", 12, arbiter.unwrap_or_default()),
            self.field("system", "event-system", 12, event.texts.system(settings.system.as_str())),
            self.field("rate_of_play", "event-time-control", 12, text(rate)),
            self.field("rounds", "event-rounds", 6, rounds),
            self.field("games", "it1-games", 6, self.norm.figures.games.to_string()),
        ]
    }

    fn counts(self) -> Vec<Field> {
        let own = Flag::of(self.known.federation.as_ref());
        let host = Flag::of(self.event.snapshot.settings().federation.as_ref());
        let of = Opponents::of(self.norm, own, host);
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
        let words = self.norm.exemption.map(|exemption| exempt(event, exemption));
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
            event.texts.with("it1-raised", &values)
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

    /// Lists the data that the form requires and the event lacks. Signatures and dates are always added on paper.
    fn missing(self) -> Vec<String> {
        let added = ["arbiter_signature", "arbiter_date", "arbiter_name"];
        let added_last = ["official_signature", "official_date"];
        let is_missing = |field: &Field| {
            field.value.is_empty() && !added.contains(&field.key) && !added_last.contains(&field.key)
        };
        let fields = self.person().into_iter().chain(self.of_event()).chain(self.signatures());
        let mut missing: Vec<String> = fields.filter(is_missing).map(|field| field.label).collect();
        missing.extend(place_lacks(self.event));
        missing.extend(arbiter_lacks(self.event, self.event.snapshot.settings().arbiter.as_ref()));
        missing.extend(self.opponents_lacking("it1-lacking-ids", |of| of.fide_id.is_none()));
        missing.extend(self.opponents_lacking("it1-lacking-federations", |of| of.federation.is_none()));
        missing
    }

    fn opponents_lacking(self, id: &str, lacks: fn(&Player) -> bool) -> Option<String> {
        let mut found: Vec<String> = Vec::new();
        for game in &self.norm.games {
            let opponent = game.opponent.player;
            let name = self.event.name(opponent);
            let lacks = self.event.snapshot.player(opponent).is_some_and(|known| lacks(&known.player));
            if lacks && !found.contains(&name) {
                found.push(name);
            }
        }
        (!found.is_empty()).then(|| self.event.texts.with(id, &[("players", Arg::List(found))]))
    }

    /// Builds the table of all rounds; those that the norm does not count have no adjusted rating.
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
        Table::of_rows(heads, rounds.iter().map(|round| self.row(round)).collect())
    }

    fn row(self, round: &CardRound) -> Row {
        let number = |rating: i32| Cell::Number(u64::try_from(rating).unwrap_or(0));
        let counted = self.norm.games.iter().find(|game| game.round == round.round);
        let known = round.opponent.and_then(|id| self.event.snapshot.player(id)).map(|known| &known.player);
        let id = known.and_then(|known| known.fide_id);
        let letters = known.and_then(|known| known.federation.as_ref()).map(|name| name.as_str().to_owned());
        let title = counted.map_or_else(|| known.and_then(|known| known.title), |game| game.opponent.title);
        let rating = match counted {
            Some(game) => game.opponent.is_rated.then_some(game.opponent.rating),
            None => known.and_then(|known| known.rating).map(|rating| i32::from(rating.get())),
        };
        let mut cells = vec![Cell::Number(round.round.0.into())];
        let [_, name] = columns::opponent_cells(self.event, round.opponent, Cell::Empty);
        cells.extend([
            name,
            Cell::number(id),
            letters.map_or(Cell::Empty, Cell::Words),
            title.map_or(Cell::Empty, |title| Cell::Words(title.letters().to_owned())),
            rating.map_or(Cell::Empty, number),
            counted.map_or(Cell::Empty, |game| number(self.adjusted(game))),
            Cell::Mark { mark: round.cell.mark, is_unrated: false },
        ]);
        Row::new(cells).naming(round.opponent)
    }

    /// Returns the rating that counts for the average: raised for one opponent, 1400 for unrated ones (1.4.6).
    fn adjusted(self, game: &Game) -> i32 {
        let is_raised = self.norm.figures.raised == Some(game.opponent.player);
        if is_raised { self.norm.title.floor() } else { game.opponent.rating }
    }
}

/// Returns an optional value as text.
fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}
