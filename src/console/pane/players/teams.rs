//! The list of teams: registration with board order and reserves, drawing of numbers, withdrawal.

use super::departure::{self, leave, reinstate};
use super::{attendance, points};
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, hints, menu, unmet};
use crate::desk::{Context, Draw, Message, Notice};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::i18n::{Arg, Say};
use crate::pane::{act, measure};
use crate::publish::text as sheet_text;
use crate::sheet::teams;
use crate::spelling::Sought;
use crate::text::{self, Align};
use crate::typed;
use crate::widget::{Beside, Column, Needs, Panel, Room, TableRow, Width, lines, needs, table, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::format::{Course, Facts};
use hakem_engine::pairing::{facts_of, ranked_teams};
use hakem_engine::tiebreak::teams::team_left;
use hakem_engine::tournament::{Name, PairingNumber, Participant, PlayerId, RoundNo, Team, TeamId};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::num::NonZeroU8;

/// Actions of the keys of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TeamsAct {
    Add,
    Edit,
    Withdraw,
    SetBye,
    Draw,
    Admit,
    Points,
    Remove,
}

const KEYS: &[Binding<TeamsAct>] = &[
    Binding { keys: Verb::Add.keys(), act: TeamsAct::Add, label: "players-key-add" },
    Binding { keys: Verb::Open.keys(), act: TeamsAct::Edit, label: "players-key-edit" },
    Binding { keys: Verb::Draw.keys(), act: TeamsAct::Draw, label: "teams-key-draw" },
    Binding { keys: Verb::Withdraw.keys(), act: TeamsAct::Withdraw, label: "players-key-withdraw" },
    Binding { keys: Verb::Bye.keys(), act: TeamsAct::SetBye, label: "teams-key-bye" },
    Binding { keys: menu('e'), act: TeamsAct::Admit, label: "teams-key-admit" },
    Binding { keys: menu('p'), act: TeamsAct::Points, label: "players-key-points" },
    Binding { keys: Verb::Remove.keys(), act: TeamsAct::Remove, label: "players-key-remove" },
];

pub(super) const BACK: Hint = Hint::new(&[KeyCode::Esc, KeyCode::Char('t')], "pane-players");

// Indices of the form fields.
const NAME: usize = 0;
const PLAYERS: usize = 1;
const RESERVES: usize = 2;
const CAPTAIN: usize = 3;
const BOARDS: usize = 4;
const RATING: usize = 5;
const REASON: usize = 6;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Teams {
    cursor: usize,
}

/// Returns the teams with their numbers, in order of number; teams without one follow in order of registration.
fn listed(cx: &Context) -> Vec<(Option<usize>, TeamId)> {
    let drawn: Vec<Participant> =
        cx.snapshot.leg(cx.round).into_iter().flat_map(|leg| leg.participants()).collect();
    let number = |id| drawn.iter().position(|&side| side == Participant::Team(id)).map(|at| at + 1);
    let mut teams: Vec<_> = cx.snapshot.teams().map(|(id, _)| (number(id), id)).collect();
    teams.sort_by_key(|&(number, id)| (number.unwrap_or(usize::MAX), id));
    teams
}

fn heads(cx: &Context) -> Vec<Column> {
    let longest =
        cx.snapshot.teams().map(|(id, _)| text::width(&teams::name(cx.event, id))).max().unwrap_or(0);
    let head = |id: &str| cx.texts.get(id).into_owned();
    vec![
        Column::new(head("column-pairing-number"), Width::Exactly(3), Align::Right),
        Column::new(head("column-team"), measure::words(longest, 28), Align::Left),
        Column::new(head("teams-column-players"), Width::Exactly(7), Align::Right),
        Column::new(head("teams-column-reserves"), Width::Exactly(8), Align::Right),
        Column::new(head("teams-column-average"), Width::Exactly(7), Align::Right),
        Column::new(head("players-column-status"), Width::Exactly(22), Align::Left),
    ]
}

/// Returns the rating entered for a team, else the average of its board order, rounded to an integer.
fn average(cx: &Context, team: &Team) -> String {
    let rating =
        |&id: &PlayerId| cx.snapshot.player(id)?.player.strength().map(|rating| u32::from(rating.get()));
    if let Some(typed) = team.rating {
        return typed.to_string();
    }
    let ratings: Vec<u32> = team.players.iter().filter_map(rating).collect();
    let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
    let sum: u32 = ratings.iter().sum();
    (2 * sum + count).checked_div(2 * count).map_or_else(String::new, |average| average.to_string())
}

impl Teams {
    fn chosen<'a>(&self, cx: &Context<'a>) -> Option<(TeamId, &'a Team)> {
        let (_, id) = *listed(cx).get(self.cursor)?;
        Some((id, cx.snapshot.team(id)?))
    }

    pub(super) fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let listed = listed(cx);
        if listed.is_empty() {
            let none = wrapped(&cx.texts.get("teams-none"), area.width.into(), cx.theme.plain);
            return lines(frame, area, &none);
        }
        table(frame, area, cx.theme, &heads(cx), (self.cursor, listed.len()), |at| {
            let Some((number, id, team)) =
                listed.get(at).and_then(|&(number, id)| Some((number, id, cx.snapshot.team(id)?)))
            else {
                return TableRow::default();
            };
            let left = team_left(cx.snapshot, id);
            let status = left.map(|from| cx.texts.with("players-withdrawn-from", &[("round", from.into())]));
            let cells = vec![
                number.map_or_else(|| "·".to_owned(), |number| number.to_string()),
                teams::name(cx.event, id),
                if team.has_stand_ins() { "·".to_owned() } else { team.players.len().to_string() },
                team.reserves.len().to_string(),
                average(cx, team),
                status.unwrap_or_default(),
            ];
            TableRow::new(cells, if left.is_some() { cx.theme.faint } else { cx.theme.plain })
        });
    }

    pub(super) fn width(cx: &Context, room: u16) -> Needs {
        needs(&heads(cx), room, Beside::panels(1))
    }

    /// Renders the sheet of the team at the cursor.
    pub(super) fn panel(&self, room: Room, cx: &Context) -> Panel {
        let Some((id, team)) = self.chosen(cx) else { return Panel::default() };
        let section = teams::section(cx.event, id, team);
        let lines = sheet_text::table(&section.table, cx.texts, room.width);
        let style = |stands_out| if stands_out { cx.theme.strong } else { cx.theme.plain };
        let lines = lines.into_iter().map(|line| Line::styled(line.text, style(line.stands_out)));
        Panel::new(section.title, lines.take(room.height).collect())
    }

    /// Renders the board order of the team at the cursor in the few lines of a narrow screen.
    pub(super) fn strip(&self, width: usize, cx: &Context) -> Vec<Line<'static>> {
        let Some((_, team)) = self.chosen(cx) else { return Vec::new() };
        if team.has_stand_ins() {
            let words = cx.texts.with("teams-without-players", &[("boards", team.players.len().into())]);
            return vec![Line::raw(text::fit(&words, width, Align::Left))];
        }
        let seat = |(at, id): (usize, &PlayerId)| format!("{} {}", at + 1, cx.name(*id));
        let players: Vec<String> = team.players.iter().enumerate().map(seat).collect();
        let reserves: Vec<String> = team.reserves.iter().map(|&id| cx.name(id)).collect();
        let mut lines = vec![players.join("  ")];
        if !reserves.is_empty() {
            lines.push(cx.texts.with("teams-reserves", &[("players", Arg::List(reserves))]));
        }
        lines.into_iter().map(|line| Line::raw(text::fit(&line, width, Align::Left))).collect()
    }

    /// Handles a key; returns `None` if it is not used here. The key that returns to the players is handled by the
    /// pane.
    pub(super) fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let Some(wanted) = find(KEYS, key) else {
            let walk = find(WALK, key)?;
            self.cursor = walk.from(self.cursor, listed(cx).len());
            return Some(Message::Nothing);
        };
        let chosen = self.chosen(cx);
        Some(match (wanted, chosen) {
            (TeamsAct::Add, _) => add(cx),
            (_, None) => Message::Tell(Notice::warning(cx.texts.get("teams-none"))),
            (TeamsAct::Draw, _) => Message::Draw(Draw::Teams),
            (TeamsAct::Edit, Some((id, team))) => edit(id, team, cx),
            (TeamsAct::Withdraw, Some((id, team))) => match team_left(cx.snapshot, id) {
                Some(_) => {
                    let members: Vec<PlayerId> = team.members().collect();
                    reinstate(team.name.to_string(), &members, cx, Command::ReinstateTeam { id })
                }
                None => {
                    let members: Vec<PlayerId> = team.members().collect();
                    leave(team.name.to_string(), &members, cx, |from| Command::WithdrawTeam { id, from })
                }
            },
            (TeamsAct::Admit, Some((id, _))) => {
                Message::Do(Command::AdmitTeam { id, number: number_of_late(id, cx)? })
            }
            (TeamsAct::Points, Some((id, team))) => points::ask_of_team(id, team, cx),
            (TeamsAct::SetBye, Some((id, team))) => attendance::ask_of_team(id, team, cx),
            (TeamsAct::Remove, Some((id, _))) => Message::Do(Command::RemoveTeam { id }),
        })
    }

    pub(super) fn settle(&mut self, cx: &Context) {
        self.cursor = self.cursor.min(cx.snapshot.teams().count().saturating_sub(1));
    }

    /// Returns the reason why a command of a key would be refused for the team at the cursor.
    pub(super) fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let (id, team) = self.chosen(cx)?;
        let members = || team.members().collect::<Vec<_>>();
        let told = |reason: Option<&'static str>| reason.map(|id| cx.texts.get(id).into_owned());
        match act {
            TeamsAct::Draw => told(why_not_drawn(cx)),
            TeamsAct::Admit => told(why_not_admitted(id, cx)),
            TeamsAct::Points => points::refusal(cx),
            TeamsAct::SetBye => {
                let is_possible = attendance::has_round_left(cx) && team_left(cx.snapshot, id).is_none();
                told((!is_possible).then_some("players-no-round-left"))
            }
            TeamsAct::Remove => {
                act::tried(Command::RemoveTeam { id }, cx).err().map(|error| cx.refusal(&error))
            }
            TeamsAct::Withdraw if team_left(cx.snapshot, id).is_none() => {
                departure::refusal(&members(), cx, |from| Command::WithdrawTeam { id, from })
            }
            TeamsAct::Add | TeamsAct::Edit | TeamsAct::Withdraw => None,
        }
    }

    pub(super) fn hints() -> Vec<Hint> {
        [hints(KEYS), vec![BACK]].concat()
    }

    /// Returns the keys that work now: without a team, those that register one and lead back.
    pub(super) fn works(cx: &Context) -> Vec<Hint> {
        let has_teams = cx.snapshot.teams().next().is_some();
        let keys = KEYS.iter().filter(|key| has_teams || key.act == TeamsAct::Add);
        keys.map(Hint::from).chain([BACK]).collect()
    }
}

fn shown(team: Option<&Team>, cx: &Context) -> Vec<FormField> {
    let numbers = |players: &[PlayerId]| {
        let number = |&id: &PlayerId| match cx.event.starting_number(id) {
            Some(number) => number.to_string(),
            None => cx.name(id),
        };
        players.iter().map(number).collect::<Vec<_>>().join(", ")
    };
    vec![
        FormField::text(cx.texts.get("teams-name"), team.map_or("", |team| team.name.as_str())),
        FormField::text(
            cx.texts.get("teams-players"),
            &team.filter(|team| !team.has_stand_ins()).map(|team| numbers(&team.players)).unwrap_or_default(),
        ),
        FormField::text(
            cx.texts.get("teams-reserves-field"),
            &team.map(|team| numbers(&team.reserves)).unwrap_or_default(),
        ),
        FormField::text(
            cx.texts.get("teams-captain"),
            team.and_then(|team| team.captain.as_ref()).map_or("", Name::as_str),
        ),
        FormField::text(
            cx.texts.get("teams-boards-field"),
            &team.and_then(|team| team.boards).map(|boards| boards.to_string()).unwrap_or_default(),
        ),
        FormField::text(
            cx.texts.get("teams-rating"),
            &team.and_then(|team| team.rating).map(|rating| rating.to_string()).unwrap_or_default(),
        ),
    ]
}

/// Returns the reason why a team cannot be admitted to the stage in play, by catalogue id.
fn why_not_admitted(id: TeamId, cx: &Context) -> Option<&'static str> {
    let by_results = facts_of(cx.snapshot, cx.round).is_some_and(|facts| facts.course == Course::Results);
    let leg = cx.snapshot.legs().last().filter(|_| cx.snapshot.last_published().is_some());
    unmet(&[
        (leg.is_some(), "teams-admit-before"),
        (leg.is_some_and(|leg| leg.group_of(Participant::Team(id)).is_none()), "teams-admit-again"),
        (by_results, "teams-admit-table"),
    ])
}

/// Returns the number of a team registered after round 1 was paired, determined by its ratings.
fn number_of_late(id: TeamId, cx: &Context) -> Option<PairingNumber> {
    let leg = cx.snapshot.legs().last()?;
    let ranked = ranked_teams(cx.snapshot);
    let rank = |id: TeamId| ranked.iter().position(|&other| other == id).unwrap_or(usize::MAX);
    let is_stronger =
        |side: &Participant| matches!(side, Participant::Team(other) if rank(*other) < rank(id));
    let stronger = leg.participants().take_while(is_stronger).count();
    Some(PairingNumber(u16::try_from(stronger + 1).unwrap_or(u16::MAX)))
}

/// Returns the reason why the pairing numbers of teams are not drawn: they follow from ratings, or round 1 is paired.
fn why_not_drawn(cx: &Context) -> Option<&'static str> {
    let by_strength = facts_of(cx.snapshot, RoundNo(1)).is_some_and(Facts::pairs_teams);
    unmet(&[(cx.snapshot.last_paired().is_none(), "tables-numbers-stay"), (!by_strength, "teams-ranked")])
}

/// Opens the form that registers teams until it is closed.
fn add(cx: &Context) -> Message {
    let form = Form::new(cx.texts.get("teams-add-title"), shown(None, cx), |fields, cx| {
        tried(Command::RegisterTeam(read(fields, cx)?), cx)
    });
    Message::open(form.and_continue(|cx| shown(None, cx)))
}

fn edit(id: TeamId, team: &Team, cx: &Context) -> Message {
    let mut asked = shown(Some(team), cx);
    if cx.snapshot.last_published().is_some() {
        asked.push(FormField::text(cx.texts.get("players-reason"), ""));
    }
    let form = Form::new(cx.texts.get("teams-edit-title"), asked, move |fields, cx| {
        let reason = fields.value(REASON).trim().to_owned();
        tried(Command::EditTeam { id, team: read(fields, cx)?, reason }, cx)
    });
    Message::open(form)
}

fn read(fields: &[FormField], cx: &Context) -> Result<Team, FieldError> {
    let name = fields.read(NAME, |text| Name::new(text).map_err(|error| error.say(cx.texts)))?;
    let players = |field: usize| fields.read(field, |text| named(text, cx));
    let captain = fields.read(CAPTAIN, |text| typed::name(text, cx.texts))?;
    let rating = fields.read(RATING, |text| typed::rating(text, cx.texts))?;
    let boards = fields.read(BOARDS, |text| boards(text, cx))?;
    Ok(Team { name, players: players(PLAYERS)?, reserves: players(RESERVES)?, captain, boards, rating })
}

/// Parses the number of boards of a team that lists no players; empty if the team lists them.
fn boards(typed: &str, cx: &Context) -> Result<Option<NonZeroU8>, String> {
    let typed = typed.trim();
    match typed.is_empty() {
        true => Ok(None),
        false => typed.parse().ok().map(Some).ok_or_else(|| {
            let values = [("found", typed.into()), ("most", usize::from(Team::MOST_BOARDS).into())];
            cx.texts.with("teams-no-boards", &values)
        }),
    }
}

/// Parses players from numbers or comma-separated parts of names.
fn named(typed: &str, cx: &Context) -> Result<Vec<PlayerId>, String> {
    let mut players = Vec::new();
    for part in typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let is_numbers = part.chars().all(|letter| letter.is_ascii_digit() || letter.is_whitespace());
        let words: Vec<&str> = if is_numbers { part.split_whitespace().collect() } else { vec![part] };
        for word in words {
            players.push(one(word, cx)?);
        }
    }
    Ok(players)
}

/// Finds the only player that matches.
fn one(word: &str, cx: &Context) -> Result<PlayerId, String> {
    let not_found = || cx.texts.with("teams-no-such-player", &[("typed", word.into())]);
    let listed = || cx.players().iter().map(|listed| listed.id);
    if let Ok(number) = word.parse::<u16>() {
        let mut found =
            listed().filter(|&id| cx.event.starting_number(id).is_some_and(|known| known.0 == number));
        return found.next().ok_or_else(not_found);
    }
    let folded = fold_for_search(word);
    let sought = Sought::new(&folded);
    let found: Vec<PlayerId> = cx
        .players()
        .iter()
        .filter(|listed| listed.matches(&sought, &cx.event))
        .map(|listed| listed.id)
        .collect();
    match found.as_slice() {
        [] => Err(not_found()),
        &[only] => Ok(only),
        several => {
            let values = [("typed", word.into()), ("count", several.len().into())];
            Err(cx.texts.with("teams-several-players", &values))
        }
    }
}

/// Validates a command; a refusal is shown at the field that caused it.
fn tried(command: Command, cx: &Context) -> Result<Message, FieldError> {
    act::tried(command, cx).map_err(|error| {
        let field = match error {
            CommandError::TeamNameTaken { .. } | CommandError::NoChange => NAME,
            CommandError::ReasonMissing => REASON,
            CommandError::PlayersAndBoards | CommandError::TooManyBoards { .. } => BOARDS,
            _ => PLAYERS,
        };
        FieldError { field, text: cx.refusal(&error) }
    })
}
