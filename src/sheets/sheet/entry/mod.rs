//! Text of log entries: the action, with old and new values.

mod matches;
mod rounds;

use super::{changes, entry_fees, incidents, prizes, settings};
use crate::event::Event;
use crate::sheet::list;
use hakem_engine::command::{Command, Follow, apply, breaks_integrity};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::history::{Entry, Logged, StepId};
use hakem_engine::tournament::{
    Bye, EnteredValue, Issue, IssueMedium, Leg, Lot, Name, Participant, Player, PlayerId, Points, PrizeGroup,
    PrizeList, RequestedBye, RoundNo, Settings, Snapshot, SpecialPrize, StartPosition, Team, TeamId, Urn,
};

pub fn told(event: Event, step: StepId) -> String {
    if let Some((out, _)) = event.history.taken_out(step) {
        return event.texts.with("log-took-out", &[("what", told(event, out).into())]);
    }
    let Some((command, _)) = event.history.command(step) else {
        return event.texts.get("log-began").into_owned();
    };
    let before = event.history.parent(step).and_then(|parent| event.history.at(parent));
    let after = event.history.at(step);
    match (before, after) {
        (Some(before), Some(after)) => Telling { event, before, after }.command(command),
        _ => String::new(),
    }
}

/// Returns the text that a command would have in the log.
pub fn asked(event: Event, before: &Snapshot, command: &Command) -> String {
    apply(before, command)
        .map(|after| Telling { event, before, after: &after }.command(command))
        .unwrap_or_default()
}

/// Returns the text of a log entry: a command, or a move through the history.
pub fn logged(event: Event, line: &Logged) -> String {
    match &line.entry {
        Entry::Did(command) if line.lacks_effect() => {
            let before = event.history.at(line.from).unwrap_or(event.snapshot);
            let what = Telling { event, before, after: before }.command(command);
            event.texts.with("log-without-effect", &[("what", what.into())])
        }
        Entry::Did(command) => {
            let what = told(event, line.to);
            match event.history.at(line.from).is_some_and(|before| is_mark_due(before, command)) {
                true => event.texts.with("log-breaks-integrity", &[("what", what.into())]),
                false => what,
            }
        }
        Entry::TookOut { .. } => told(event, line.to),
        Entry::Dropped(tip) => event.texts.with("log-dropped-step", &[("step", tip.0.into())]),
        Entry::Moved(to) if event.history.parent(line.from) == Some(*to) => {
            event.texts.with("log-undone", &[("what", told(event, line.from).into())])
        }
        Entry::Moved(to) if event.history.parent(*to) == Some(line.from) => {
            event.texts.with("log-redone", &[("what", told(event, *to).into())])
        }
        Entry::Issued(issue) => issued(event, issue),
        Entry::TookOver => event.texts.get("log-went-alone").into_owned(),
        Entry::Drew { urn, seed } => drew(event, *urn, *seed),
        Entry::Moved(to) => event.texts.with("log-moved", &[("step", to.0.into())]),
    }
}

/// Returns true if the log marks an entry as a breach of pairing integrity, which is done for events under the current
/// FIDE rules.
fn is_mark_due(before: &Snapshot, command: &Command) -> bool {
    fide_mode(before) != FideMode::Outside && breaks_integrity(before, command)
}

/// Describes the purpose of a seed.
fn drew(event: Event, urn: Urn, seed: u64) -> String {
    let id = match urn {
        Urn::InitialColour => "log-seed-initial-colour",
        Urn::Lots => "log-seed-lots",
        Urn::Teams => "log-seed-teams",
        Urn::Leg(_) => "log-seed-leg",
        Urn::Finalists(_) => "log-seed-finalists",
        Urn::Pairs(_) => "log-seed-pairs",
        Urn::Position(_) => "log-seed-position",
        Urn::Colours(..) => "log-seed-colours",
        Urn::Winner(..) => "log-seed-winner",
    };
    let what = event.texts.with(id, &[("round", urn.round().unwrap_or(RoundNo(1)).into())]);
    event.texts.with("log-seed", &[("what", what.into()), ("seed", seed.to_string().into())])
}

/// Lists the issued sheets and the way they were issued.
fn issued(event: Event, issue: &Issue) -> String {
    let texts = event.texts;
    let sheets = issue.sheets.iter().map(|issued| {
        let is_known = issued.sheet == super::TOURNAMENT_REPORT || super::named(&issued.sheet).is_some();
        let name = match is_known {
            true => texts.get(&format!("sheet-name-{}", issued.sheet)).into_owned(),
            false => issued.sheet.clone(),
        };
        let round = issued.round.map(|round| texts.with("log-issued-round", &[("round", round.into())]));
        let version =
            issued.version.map(|version| texts.with("sheet-version-alone", &[("version", version.into())]));
        let about: Vec<String> = round.into_iter().chain(version).collect();
        if about.is_empty() { name } else { format!("{name} ({})", about.join(", ")) }
    });
    let id = match issue.way {
        IssueMedium::Printed => "log-printed",
        IssueMedium::Written => "log-written",
    };
    let values = [
        ("sheets", sheets.collect::<Vec<_>>().join(", ").into()),
        ("to", issue.to.as_str().into()),
        ("hash", issue.hash.as_str().into()),
    ];
    texts.with(id, &values)
}

/// A command, with the event before and after it.
struct Telling<'a> {
    event: Event<'a>,
    before: &'a Snapshot,
    after: &'a Snapshot,
}

impl Telling<'_> {
    fn say(&self, id: &str, values: &[(&str, crate::i18n::Arg<'_>)]) -> String {
        self.event.texts.with(id, values)
    }

    /// Returns the name of a player at that time, even if the player was deleted later.
    fn name(&self, id: PlayerId) -> String {
        let known = self.after.player(id).or_else(|| self.before.player(id));
        known.map_or_else(String::new, |registration| self.event.shown_name(&registration.player))
    }

    #[expect(clippy::too_many_lines, reason = "a line a kind of command")]
    fn command(&self, command: &Command) -> String {
        match command {
            Command::Announce(settings) => self.settings(settings),
            Command::Register { .. } => {
                self.of_player("log-registered", PlayerId(self.after.next_player().0 - 1))
            }
            Command::EditPlayer { id, .. } => self.edited(*id),
            Command::FollowList { players, .. } => self.followed_list(players),
            Command::TakeList { from, new, changed, .. } => self.say(
                "log-took-list",
                &[
                    ("from", from.as_str().into()),
                    ("new", new.len().into()),
                    ("changed", changed.len().into()),
                ],
            ),
            Command::RemovePlayer { id } => self.of_player("log-removed", *id),
            Command::Withdraw { id, from } => {
                self.say("log-withdrew", &[("player", self.name(*id).into()), ("round", (*from).into())])
            }
            Command::Expel { id, from, .. } => {
                self.say("log-expelled", &[("player", self.name(*id).into()), ("round", (*from).into())])
            }
            Command::DenyHalfPoints { id, denied } => self
                .of_player(if *denied { "log-denied-half-points" } else { "log-granted-half-points" }, *id),
            Command::Reinstate { id } => self.of_player("log-reinstated", *id),
            Command::SetBye { id, round, bye } => self.bye(*id, *round, *bye),
            Command::SetOwnBoard { id, board: None } => self.of_player("log-no-own-board", *id),
            Command::SetOwnBoard { id, board: Some(board) } => {
                self.say("log-own-board", &[("player", self.name(*id).into()), ("board", (*board).into())])
            }
            Command::SetEntryFee { id, fee } => {
                let paid = entry_fees::amount(self.event, fee.paid);
                let due = fee.due.map(|due| entry_fees::amount(self.event, due));
                let values = [("player", self.name(*id).into()), ("paid", paid.into())];
                match due {
                    None => self.say("log-entry-fee", &values),
                    Some(due) => {
                        let [player, paid] = values;
                        self.say("log-entry-fee-due", &[player, paid, ("due", due.into())])
                    }
                }
            }
            Command::CheckIn { id, present } => {
                self.of_player(if *present { "log-checked-in" } else { "log-not-checked-in" }, *id)
            }
            Command::NoteIncident(incident) => {
                let values = [
                    ("player", self.name(incident.player).into()),
                    ("incident", incidents::line(self.event, incident).into()),
                ];
                self.say("log-incident", &values)
            }
            Command::RegisterTeam(team) => self.registered_team(team),
            Command::EditTeam { id, team, .. } => self.edited_team(*id, team),
            Command::AdmitTeam { id, number } => {
                let name = self.before.team(*id).map_or("", |team| team.name.as_str());
                self.say("log-admitted-team", &[("team", name.into()), ("number", (*number).into())])
            }
            Command::AdjustTeamPoints { id, round, match_points, game_points, .. } => {
                let name = self.before.team(*id).map_or("", |team| team.name.as_str());
                let points = |points: Points| self.event.texts.signed_points(points);
                let values = [
                    ("team", name.into()),
                    ("round", (*round).into()),
                    ("match", points(*match_points).into()),
                    ("game", points(*game_points).into()),
                ];
                self.say("log-adjusted-team-points", &values)
            }
            Command::RemoveTeam { id } => self.of_team("log-removed-team", *id, None),
            Command::WithdrawTeam { id, from } => self.of_team("log-withdrew-team", *id, Some(*from)),
            Command::ReinstateTeam { id } => self.of_team("log-reinstated-team", *id, None),
            Command::KeepNumbers { round, .. } => self.of_round("log-kept-numbers", *round),
            Command::ExchangeNumbers { round, players: [one, other] } => self.say(
                "log-exchanged-numbers",
                &[
                    ("one", self.name(*one).into()),
                    ("other", self.name(*other).into()),
                    ("round", (*round).into()),
                ],
            ),
            Command::BeginLeg(leg) => self.began_leg(leg),
            Command::BeginPlayOff(play_off) => {
                let values =
                    [("round", play_off.first.into()), ("players", self.names(&play_off.tied).into())];
                self.say("log-began-play-off", &values)
            }
            Command::NotePlayOff(fact) => self.noted_play_off(fact),
            Command::DiscardLeg { first } => self.say("log-discarded-leg", &[("first", (*first).into())]),
            Command::LineUp { round, team, players } => self.lined_up(*round, *team, players),
            Command::EnterMatchScore { round, board, score } => self.scored(*round, *board, *score),
            Command::ForfeitMatch { round, board, winner, .. } => {
                self.forfeited_match(*round, *board, *winner)
            }
            Command::AddGames { round, board, stage, games } => {
                self.added_games(*round, *board, *stage, games.len())
            }
            Command::DrawColours { round, board, lot } => self.drew_colours(*round, *board, lot),
            Command::SettleMatch { round, board, settlement } => {
                self.settled(*round, *board, settlement.as_ref())
            }
            Command::DraftRound(draft) => self.drafted(draft),
            Command::EditDraft { round, edit } => {
                self.edited_seats("log-edited-draft", *round, std::slice::from_ref(edit))
            }
            Command::DiscardDraft { round } => self.of_round("log-discarded", *round),
            Command::PublishRound { round, .. } => self.of_round("log-published", *round),
            Command::PublishTable { drafts, .. } => self.published(drafts),
            Command::Reseat { round, edits, .. } => self.edited_seats("log-reseated", *round, edits),
            Command::EnterResult { round, board, result } => {
                self.result("log-entered", *round, *board, Some(*result))
            }
            Command::ClearResult { round, board } => self.result("log-cleared", *round, *board, None),
            Command::NoteConflict { round, board, found } => {
                self.result("log-noted-conflict", *round, *board, Some(*found))
            }
            Command::SettleConflict { round, board } => {
                self.result("log-settled-conflict", *round, *board, None)
            }
            Command::TakeOverResults { round, results } => {
                self.say("log-took-over", &[("round", (*round).into()), ("count", results.len().into())])
            }
            Command::CorrectResult { round, board, follow, result, .. } => {
                self.corrected(*round, *board, *follow, *result)
            }
            Command::CorrectMatchScore { round, board, score, follow, .. } => {
                self.with_follow(self.corrected_score(*round, *board, *score), *follow)
            }
            Command::CorrectColours { round, board, follow, .. } => {
                let values = [("round", (*round).into()), ("board", (*board).into())];
                let is_for_rating = *follow == Follow::RatingReportOnly;
                let id = if is_for_rating { "log-turned-rating" } else { "log-turned" };
                self.with_follow(self.say(id, &values), *follow)
            }
            Command::RecordLots { lots, seed } => self.lots(lots, *seed),
            Command::AdjustPoints { id, round, points, .. } => self.say(
                "log-adjusted-points",
                &[
                    ("player", self.name(*id).into()),
                    ("round", (*round).into()),
                    ("points", self.event.texts.signed_points(*points).into()),
                ],
            ),
            Command::DrawPosition { round, position, seed } => self.drew_position(*round, *position, *seed),
            Command::EnterValues { values } => self.entered_values(values),
            Command::DiscardLots => self.say("log-discarded-lots", &[]),
            Command::AnnouncePrizes(list) => self.prizes(list),
            Command::AnnounceLike { other, settings, prizes } => self.like(other, settings, prizes),
            Command::NoteUnchecked { rounds } => {
                let list: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                self.say("log-noted-unchecked", &[("list", list.join(", ").into())])
            }
            Command::NoteImport { rounds } if rounds.is_empty() => self.say("log-checked-import", &[]),
            Command::NoteImport { rounds } => {
                let list: Vec<String> = rounds.iter().map(|(round, _)| round.to_string()).collect();
                self.say("log-noted-import", &[("list", list.join(", ").into())])
            }
            Command::LeaveFideMode(_) => self.say("log-left-fide-mode", &[]),
            Command::UndoRound { round, .. } => match self.before.last_paired() == Some(*round) {
                true => self.of_round("log-undid-last-round", *round),
                false => self.of_round("log-undid-round", *round),
            },
        }
    }

    fn of_player(&self, id: &str, player: PlayerId) -> String {
        self.say(id, &[("player", self.name(player).into())])
    }

    fn of_round(&self, id: &str, round: RoundNo) -> String {
        self.say(id, &[("round", round.into())])
    }

    fn bye(&self, id: PlayerId, round: RoundNo, bye: Option<RequestedBye>) -> String {
        let what = match bye {
            Some(bye) => self.event.bye(Bye::Requested(bye)),
            None => self.event.texts.get("log-plays"),
        };
        let values = [("player", self.name(id).into()), ("round", round.into()), ("bye", what.into())];
        self.say("log-bye", &values)
    }

    fn registered_team(&self, team: &Team) -> String {
        let values = [("team", team.name.as_str().into()), ("members", self.members(team).into())];
        self.say("log-registered-team", &values)
    }

    fn of_team(&self, what: &str, id: TeamId, from: Option<RoundNo>) -> String {
        let name = self.before.team(id).map_or("", |team| team.name.as_str());
        let round = from.map(|from| ("round", from.into()));
        self.say(what, &[("team", name.into())].into_iter().chain(round).collect::<Vec<_>>())
    }

    fn began_leg(&self, leg: &Leg) -> String {
        let [rounds, span] = list::span(leg.first, leg.last);
        let values = [
            rounds,
            span,
            ("system", self.event.texts.system(leg.system.as_str()).into()),
            ("count", leg.participants().count().into()),
        ];
        self.say("log-began-leg", &values)
    }

    /// Lists the players of a team in board order, and its reserves.
    fn members(&self, team: &Team) -> String {
        if let Some(boards) = team.boards {
            return self.say("log-boards-of-team", &[("boards", usize::from(boards.get()).into())]);
        }
        // Names can contain commas.
        let listed = |ids: &[PlayerId]| ids.iter().map(|&id| self.name(id)).collect::<Vec<_>>().join(" · ");
        let players = listed(&team.players);
        if team.reserves.is_empty() {
            return players;
        }
        let values = [("players", players.into()), ("reserves", listed(&team.reserves).into())];
        self.say("log-reserves", &values)
    }

    fn edited_team(&self, id: TeamId, team: &Team) -> String {
        let old = self.before.team(id).map_or("", |old| old.name.as_str());
        let (name, members) = (team.name.as_str(), self.members(team));
        let values = [("old", old.into()), ("team", name.into()), ("members", members.into())];
        self.say(if old == name { "log-edited-team" } else { "log-renamed-team" }, &values)
    }

    fn participant(&self, participant: Participant) -> String {
        match participant {
            Participant::Player(id) => self.name(id),
            Participant::Team(id) => {
                self.after.team(id).map_or_else(String::new, |team| team.name.to_string())
            }
        }
    }

    fn names(&self, ids: &[PlayerId]) -> String {
        ids.iter().map(|&id| self.name(id)).collect::<Vec<_>>().join(", ")
    }

    fn drew_position(&self, round: RoundNo, position: StartPosition, seed: Option<u64>) -> String {
        let mut values = vec![
            ("round", round.into()),
            ("number", position.number().into()),
            ("pieces", self.event.texts.first_rank(position).into()),
        ];
        values.extend(seed.map(|seed| ("seed", seed.to_string().into())));
        let id = if seed.is_some() { "log-drew-position" } else { "log-entered-position" };
        self.say(id, &values)
    }

    fn entered_values(&self, values: &[(PlayerId, Option<EnteredValue>)]) -> String {
        let value =
            |value: Option<EnteredValue>| value.map_or_else(|| "–".to_owned(), |value| value.to_string());
        let each = values.iter().map(|&(id, of)| format!("{} {}", self.name(id), value(of)));
        self.say("log-entered-values", &[("values", each.collect::<Vec<_>>().join(", ").into())])
    }

    fn lots(&self, lots: &[(PlayerId, Lot)], seed: Option<u64>) -> String {
        match (lots, seed) {
            (_, Some(seed)) => {
                let seed = seed.to_string();
                self.say("log-drew-lots", &[("count", lots.len().into()), ("seed", seed.into())])
            }
            (lots, None) => {
                let each = lots.iter().map(|&(id, lot)| format!("{} {lot}", self.name(id)));
                self.say("log-entered-lots", &[("lots", each.collect::<Vec<_>>().join(", ").into())])
            }
        }
    }

    fn prizes(&self, list: &PrizeList) -> String {
        let texts = self.event.texts;
        let all = |group: &PrizeGroup| group.amounts.iter().copied().sum();
        let group =
            |group: &PrizeGroup| format!("{} {}", group.name, prizes::amount(texts, list, all(group)));
        let special = |prize: &SpecialPrize| {
            let amount = prize.reward.money().map(|amount| prizes::amount(texts, list, amount));
            let thing = prize.reward.thing().map(ToString::to_string);
            let winner = prize.winner.map(|winner| format!("({})", self.name(winner)));
            let parts = [Some(prize.name.to_string()), amount, thing, winner].into_iter().flatten();
            parts.collect::<Vec<_>>().join(" ")
        };
        let groups = list.groups.iter().map(group).chain(list.special.iter().map(special));
        let groups: Vec<String> = groups.collect();
        let values = [
            ("groups", groups.join(", ").into()),
            ("sharing", prizes::sharing(texts, list.sharing).into()),
            ("each", prizes::each(texts, list.each).into()),
        ];
        self.say("log-prizes", &values)
    }

    /// Describes the edit of a player: each changed value, old and new.
    fn edited(&self, id: PlayerId) -> String {
        let (Some(old), Some(new)) = (self.before.player(id), self.after.player(id)) else {
            return String::new();
        };
        let changes = changes::of_player(self.event.texts, &old.player, &new.player).join(", ");
        self.say("log-edited-player", &[("player", self.name(id).into()), ("changes", changes.into())])
    }

    /// Describes the changes of players from a rating list.
    fn followed_list(&self, players: &[(PlayerId, Player)]) -> String {
        let list = self.after.settings().rating_list.map(|list| self.event.texts.date(list));
        // For many players the list only repeats known data.
        let differs = |id: PlayerId| {
            let both = self.before.player(id).zip(self.after.player(id));
            both.is_some_and(|(old, new)| {
                !changes::of_player(self.event.texts, &old.player, &new.player).is_empty()
            })
        };
        let told: Vec<String> =
            players.iter().filter(|(id, _)| differs(*id)).map(|(id, _)| self.edited(*id)).collect();
        let values = [("list", list.unwrap_or_default().into()), ("changes", told.join("; ").into())];
        self.say(if told.is_empty() { "log-noted-list" } else { "log-followed-list" }, &values)
    }

    fn settings(&self, new: &Settings) -> String {
        let changes = settings::changes(self.event.texts, self.before.settings(), new, &|id| self.name(id));
        let drawn = new.initial_colour.filter(|_| self.before.settings().initial_colour.is_none());
        match (changes.as_slice(), drawn) {
            ([], _) => self.say("log-announced-again", &[]),
            ([_], Some(colour)) => {
                let colour = self.event.texts.colour(colour);
                self.say("log-initial-colour", &[("colour", colour.into())])
            }
            _ => self.say("log-announced", &[("changes", changes.join(", ").into())]),
        }
    }

    fn like(&self, other: &Name, settings: &Settings, prizes: &PrizeList) -> String {
        let settings = (self.before.settings() != settings).then(|| self.settings(settings));
        let prizes = (self.before.prizes() != prizes).then(|| self.prizes(prizes));
        let what = settings.into_iter().chain(prizes).collect::<Vec<_>>().join("; ");
        self.say("log-announced-like", &[("event", other.as_str().into()), ("what", what.into())])
    }
}
