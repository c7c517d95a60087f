//! Points that the arbiter adds to or deducts from a player's score in addition to results (penalties under the Laws
//! of Chess).

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::pane::act;
use crate::text::clean;
use crate::typed;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::tournament::{PlayerId, Points, Team, TeamId};

/// Returns the reason why no points can be added or deducted: no round is published.
pub(super) fn refusal(cx: &Context) -> Option<String> {
    let is_missing = cx.snapshot.current_round().is_none();
    is_missing.then(|| cx.texts.get("players-points-no-round").into_owned())
}

/// Opens the form for points added or deducted in the last published round, and their reason.
pub(super) fn ask(id: PlayerId, cx: &Context) -> Message {
    let Some(round) = cx.snapshot.current_round() else { return Message::Nothing };
    let now = cx.snapshot.round(round).map(|paired| paired.adjustment(id)).unwrap_or_default();
    let proposed = if now == Points::ZERO { String::new() } else { cx.texts.signed_points(now) };
    let fields = vec![
        FormField::text(cx.texts.get("players-points-field"), &proposed),
        FormField::text(cx.texts.get("players-reason"), ""),
    ];
    let title =
        cx.texts.with("players-points-title", &[("player", cx.name(id).into()), ("round", round.into())]);
    let form = Form::new(title, fields, move |fields, cx| {
        let points = fields.read(0, |text| typed::signed_points(text, cx.texts))?;
        let command = Command::AdjustPoints { id, round, points, reason: fields.value(1).to_owned() };
        act::tried(command, cx).map_err(|error| {
            let field = usize::from(error == CommandError::ReasonMissing);
            FieldError { field, text: cx.refusal(&error) }
        })
    });
    Message::open(form)
}

/// Opens the form for match points and game points added to or deducted from a team in the last published round, and
/// their reason.
pub(super) fn ask_of_team(id: TeamId, team: &Team, cx: &Context) -> Message {
    let Some(round) = cx.snapshot.current_round() else { return Message::Nothing };
    let now = cx.snapshot.round(round).map(|paired| paired.team_adjustment(id)).unwrap_or_default();
    let shown = |points: Points| match points {
        Points::ZERO => String::new(),
        points => cx.texts.signed_points(points),
    };
    let fields = vec![
        FormField::text(cx.texts.get("teams-points-match"), &shown(now[0])),
        FormField::text(cx.texts.get("teams-points-game"), &shown(now[1])),
        FormField::text(cx.texts.get("players-reason"), ""),
    ];
    let name = clean(team.name.as_str()).into_owned();
    let title = cx.texts.with("players-points-title", &[("player", name.into()), ("round", round.into())]);
    let form = Form::new(title, fields, move |fields, cx| {
        let points = |field: usize| {
            fields.read(field, |text| match text.trim() {
                "" => Ok(Points::ZERO),
                typed => typed::signed_points(typed, cx.texts),
            })
        };
        let (match_points, game_points) = (points(0)?, points(1)?);
        let reason = fields.value(2).to_owned();
        let command = Command::AdjustTeamPoints { id, round, match_points, game_points, reason };
        act::tried(command, cx).map_err(|error| {
            let field = if error == CommandError::ReasonMissing { 2 } else { 0 };
            FieldError { field, text: cx.refusal(&error) }
        })
    });
    Message::open(form)
}
