//! Keys on the line of a match whose teams list no players: it has one score, and nothing is known of its boards.

use super::keys::{KEYS, ResultsAct};
use super::match_scores::{MatchScores, read};
use super::{ResultsPane, is_closed, match_play};
use crate::desk::keys::find;
use crate::desk::{Context, Dialog, Message};
use crate::dialog::Prompt;
use crate::pane::correction::{Correction, Reasons};
use crate::pane::{act, matches};
use crate::sheet::teams;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::{Command, Follow};
use hakem_engine::tournament::{BoardNo, Match, Points, RoundNo};

const REASONS: Reasons =
    ["correct-reason-slip", "correct-reason-sheet", "correct-reason-score", "correct-reason-appeal"];

impl ResultsPane {
    /// Handles a key on the line of such a match; returns `None` if the key has its usual meaning.
    pub(super) fn match_key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let board = self.here(cx)?;
        let of = matches::as_one_line(cx, cx.snapshot.round(cx.round)?, board)?;
        let begins_score = |letter: char| letter.is_ascii_digit() || ".½".contains(letter);
        match (key.code, find(KEYS, key)) {
            (KeyCode::Char(letter), None) if begins_score(letter) && !is_closed(cx) => {
                let mut scores = MatchScores::new(Some(board), cx);
                scores.key(key, cx);
                Some(Message::open(scores))
            }
            (_, Some(ResultsAct::Forfeit | ResultsAct::Others)) => Some(match_play::offer(board, cx)),
            (_, Some(ResultsAct::Correct)) => Some(correct(board, &of, cx)),
            _ => None,
        }
    }
}

pub(super) fn match_clearing(board: BoardNo, of: &Match, cx: &Context) -> Vec<Command> {
    let Some(round) = cx.snapshot.round(cx.round) else { return Vec::new() };
    if round.match_score(of).is_some() {
        return vec![Command::EnterMatchScore { round: cx.round, board, score: None }];
    }
    let entered = of.boards.iter().copied().filter(|&board| round.result(board).is_some());
    entered.map(|board| Command::ClearResult { round: cx.round, board }).collect()
}

/// Prompts for the correct score, then for the consequence.
fn correct(board: BoardNo, of: &Match, cx: &Context) -> Message {
    let (round, of) = (cx.round, of.clone());
    let stands = cx.snapshot.round(round).map(|paired| teams::match_line(cx.event, paired, &of));
    let lines = [stands.unwrap_or_default(), cx.texts.get("correct-score-how").into_owned(), String::new()];
    let prompt = Prompt::new(cx.texts.get("correct-score"), move |typed: &str, cx: &Context| {
        let score = read(typed, &of, round, cx)?;
        let command = move |follow: Follow, reason: &str| Command::CorrectMatchScore {
            round,
            board,
            score,
            follow,
            reason: reason.to_owned(),
        };
        // Refusals that depend neither on the consequence nor on the reason are shown immediately.
        act::tried(command(Follow::Record, "?"), cx).map_err(|error| cx.refusal(&error))?;
        if Follow::choices(cx.snapshot, round) == [Follow::Record] {
            return Ok(Message::Do(command(Follow::Record, "")));
        }
        let of = of.clone();
        Ok(Message::open_with(move |cx| {
            let mut follows = Follow::choices(cx.snapshot, round);
            follows.retain(|follow| *follow != Follow::RatingReportOnly);
            let card = Correction::new(
                becomes(&of, score, round, cx),
                (follows, round.next()),
                REASONS,
                command,
                cx,
            );
            card.with_lines([of.sides.map(|side| teams::side(cx.event, side)).join(" – ")])
        }))
    });
    Message::open(prompt.with_lines(lines))
}

/// Returns the title: the old and the new score.
fn becomes(of: &Match, score: [Points; 2], round: RoundNo, cx: &Context) -> String {
    let told = |score: [Points; 2]| score.map(|points| cx.texts.points(points)).join(" - ");
    let old = cx.snapshot.round(round).map(|paired| teams::score(cx.event, paired, of));
    let values = [
        ("round", round.into()),
        ("old", old.map_or_else(String::new, told).into()),
        ("new", told(score).into()),
    ];
    cx.texts.with("correct-score-title", &values)
}
