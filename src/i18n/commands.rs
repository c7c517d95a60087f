//! Messages for refused commands.

use super::{Arg, Naming, Say, Texts};
use hakem_engine::command::{CommandError, Lock};
use hakem_engine::tournament::{Money, PlayerId, PrizeList};

impl Say for Naming<'_, CommandError, PlayerId> {
    #[expect(clippy::too_many_lines, reason = "a table: one line an error, and nothing decided")]
    fn say(&self, texts: &Texts) -> String {
        use CommandError as Error;
        let who = |id: PlayerId| Arg::from((self.who)(id));
        let (id, values): (&str, Vec<(&str, Arg<'_>)>) = match *self.what {
            Error::SettingLocked { field, lock } => (
                "error-setting-locked",
                vec![("setting", texts.setting(field).into()), ("lock", lock.say(texts).into())],
            ),
            Error::TooFewRounds { rounds, least } => {
                ("error-too-few-rounds", vec![("rounds", rounds.into()), ("least", least.into())])
            }
            Error::PointsOutOfOrder => ("error-points-out-of-order", vec![]),
            Error::PointsForbidBaku => ("error-points-forbid-baku", vec![]),
            Error::NoSuchPlayer { id } => ("error-no-such-player", vec![("id", id.0.into())]),
            Error::NoSuchTeam { id } => ("error-no-such-team", vec![("id", id.0.into())]),
            Error::EmptyTeam => ("error-empty-team", vec![]),
            Error::TeamNameTaken { ref name } => {
                ("error-team-name-taken", vec![("name", name.as_str().into())])
            }
            Error::TwiceInTeam { id } => ("error-twice-in-team", vec![("player", who(id))]),
            Error::InTeam { id, ref team } => {
                ("error-in-team", vec![("player", who(id)), ("team", team.as_str().into())])
            }
            Error::PlayedForTeam { id, round } => {
                ("error-played-for-team", vec![("player", who(id)), ("round", round.into())])
            }
            Error::FideIdZero => ("error-fide-id-zero", vec![]),
            Error::UnequalTeam { ref name, players, boards } => (
                "error-unequal-team",
                vec![
                    ("name", name.as_str().into()),
                    ("players", players.into()),
                    ("boards", usize::from(boards).into()),
                ],
            ),
            Error::PlayersBesideBoards => ("error-players-and-boards", vec![]),
            Error::TooManyBoards { most } => {
                ("error-too-many-boards", vec![("most", usize::from(most).into())])
            }
            Error::PlayersInSomeTeams { ref with, ref without } => (
                "error-players-in-some-teams",
                vec![("with", with.as_str().into()), ("without", without.as_str().into())],
            ),
            Error::InLeg { ref name, first } => {
                ("error-in-leg", vec![("name", name.as_str().into()), ("first", first.into())])
            }
            Error::FixedByTable { round } => ("error-fixed-by-table", vec![("round", round.into())]),
            Error::NotByTable { round } => ("error-not-by-table", vec![("round", round.into())]),
            Error::FixedMissing { round } => ("error-fixed-missing", vec![("round", round.into())]),
            Error::BadBoardOrder { round } => ("error-bad-board-order", vec![("round", round.into())]),
            Error::SmallLeg => ("error-small-leg", vec![]),
            Error::TwiceInLeg { ref name } => ("error-twice-in-leg", vec![("name", name.as_str().into())]),
            Error::MixedLeg => ("error-mixed-leg", vec![]),
            Error::LegEndsEarly { first, last } => {
                ("error-leg-ends-early", vec![("first", first.into()), ("last", last.into())])
            }
            Error::NoSuchLeg { first } => ("error-no-such-leg", vec![("first", first.into())]),
            Error::BadMatch { board } => ("error-bad-match", vec![("board", board.into())]),
            Error::NotOfMatch { id, board } => {
                ("error-not-of-match", vec![("player", who(id)), ("board", board.into())])
            }
            Error::BadOut { ref name } => ("error-bad-out", vec![("name", name.as_str().into())]),
            Error::TeamUnplaced { ref name } => ("error-team-unplaced", vec![("name", name.as_str().into())]),
            Error::BoardsOfMatches { round } => ("error-boards-of-matches", vec![("round", round.into())]),
            Error::TeamWithoutMatch { ref name, round } => {
                ("error-team-without-match", vec![("name", name.as_str().into()), ("round", round.into())])
            }
            Error::LineUpTooLong { ref name, players, boards } => (
                "error-line-up-too-long",
                vec![("name", name.as_str().into()), ("players", players.into()), ("boards", boards.into())],
            ),
            Error::NotInRoster { id, ref name } => {
                ("error-not-in-roster", vec![("player", who(id)), ("name", name.as_str().into())])
            }
            Error::TwiceLinedUp { id } => ("error-twice-lined-up", vec![("player", who(id))]),
            Error::MatchBegun { board } => ("error-match-begun", vec![("board", board.into())]),
            Error::ScoreStands { board } => ("error-score-entered", vec![("board", board.into())]),
            Error::ScoreOfNoBoards { one, other, boards } => (
                "error-score-of-no-boards",
                vec![("one", one.into()), ("other", other.into()), ("boards", boards.into())],
            ),
            Error::NoMatchPlay { round } => ("error-no-match-play", vec![("round", round.into())]),
            Error::MatchSettled { board } => ("error-match-settled", vec![("board", board.into())]),
            Error::MatchRunning { board } => ("error-match-running", vec![("board", board.into())]),
            Error::NotASide { ref name, board } => {
                ("error-not-a-side", vec![("name", name.as_str().into()), ("board", board.into())])
            }
            Error::NoPlayOff => ("error-no-play-off", vec![]),
            Error::NotTied { ref name } => ("error-not-tied", vec![("name", name.as_str().into())]),
            Error::KeepOutOfRange => ("error-keep-out-of-range", vec![]),
            Error::LicenceTaken { licence, holder } => (
                "error-licence-taken",
                vec![("licence", licence.to_string().into()), ("holder", who(holder))],
            ),
            Error::FideIdTaken { fide_id, holder } => (
                "error-fide-id-taken",
                vec![("fide-id", fide_id.to_string().into()), ("holder", who(holder))],
            ),
            Error::TooManyPlayers { most } => ("error-too-many-players", vec![("most", most.into())]),
            Error::AlreadyPaired { id, round } => {
                ("error-already-paired", vec![("player", who(id)), ("round", round.into())])
            }
            Error::RoundAlreadyPaired { round } => {
                ("error-round-already-paired", vec![("round", round.into())])
            }
            Error::UnequalRatings { one, other } => {
                ("error-unequal-ratings", vec![("one", who(one)), ("other", who(other))])
            }
            Error::NumbersStay { last } => ("error-numbers-stay", vec![("last", last.into())]),
            Error::AlreadyWithdrawn { id, from } => {
                ("error-already-withdrawn", vec![("player", who(id)), ("from", from.into())])
            }
            Error::NoPlaceForTeam { ref name } => {
                ("error-no-place-for-team", vec![("team", name.as_str().into())])
            }
            Error::AdjustedMatch { round } => ("error-adjusted-match", vec![("round", round.into())]),
            Error::NotPlayedYet { id, board } => {
                ("error-not-played-yet", vec![("player", who(id)), ("board", board.into())])
            }
            Error::NoChess960 => ("error-no-chess960", vec![]),
            Error::PositionStands { round, stands } => {
                ("error-position-drawn", vec![("round", round.into()), ("position", stands.number().into())])
            }
            Error::RoundBegun { round } => ("error-round-begun", vec![("round", round.into())]),
            Error::HalfPointsDenied { id } => ("error-half-points-denied", vec![("player", who(id))]),
            Error::NotWithdrawn { id } => ("error-not-withdrawn", vec![("player", who(id))]),
            Error::ReasonMissing => ("error-reason-missing", vec![]),
            Error::NotNext { round, next } => {
                ("error-not-next", vec![("round", round.into()), ("next", next.into())])
            }
            Error::BeyondLast { round, last } => {
                ("error-beyond-last", vec![("round", round.into()), ("last", last.into())])
            }
            Error::ResultsMissing { round, missing } => {
                ("error-results-missing", vec![("round", round.into()), ("missing", missing.into())])
            }
            Error::DraftOutdated { round, id, count } => (
                "error-draft-outdated",
                vec![("round", round.into()), ("player", who(id)), ("more", count.saturating_sub(1).into())],
            ),
            Error::StillDraft { round } => ("error-still-draft", vec![("round", round.into())]),
            Error::BadNumbering { id } => ("error-bad-numbering", vec![("player", who(id))]),
            Error::CannotPlace { id } => ("error-cannot-place", vec![("player", who(id))]),
            Error::Unplaced { count, first } => {
                let first = first.map(|number| number.to_string()).unwrap_or_default();
                ("error-unplaced", vec![("count", count.into()), ("first", first.into())])
            }
            Error::SecondBye { holder } => ("error-second-bye", vec![("holder", who(holder))]),
            Error::NotPaired { round } => ("error-not-paired", vec![("round", round.into())]),
            Error::WrongStage { round, found, needed } => (
                "error-wrong-stage",
                vec![
                    ("round", round.into()),
                    ("found", texts.stage(found).into()),
                    ("needed", texts.stage(needed).into()),
                ],
            ),
            Error::NoSuchBoard { round, board, last } => (
                "error-no-such-board",
                vec![("round", round.into()), ("board", board.into()), ("last", last.into())],
            ),
            Error::OwnBoardZero => ("error-own-board-zero", vec![]),
            Error::OwnBoardTaken { board, holder } => {
                ("error-own-board-taken", vec![("board", board.into()), ("holder", who(holder))])
            }
            Error::FeeTooHigh => ("error-fee-too-high", vec![]),
            Error::ResultStands { round, board, stands } => (
                "error-result-entered",
                vec![
                    ("round", round.into()),
                    ("board", board.into()),
                    ("result", texts.result_marks(stands).into()),
                ],
            ),
            Error::RoundClosed { round, next } => {
                ("error-round-closed", vec![("round", round.into()), ("next", next.into())])
            }
            Error::BoardHasResult { board } => ("error-board-has-result", vec![("board", board.into())]),
            Error::NoChange => ("error-no-change", vec![]),
            Error::LotStands { id, stands } => {
                ("error-lot-drawn", vec![("player", who(id)), ("lot", stands.get().into())])
            }
            Error::LotTaken { lot, holder } => {
                ("error-lot-taken", vec![("lot", lot.get().into()), ("holder", who(holder))])
            }
            Error::PrizesOutOfOrder { ref name } => (
                "error-prizes-out-of-order",
                vec![("name", name.as_str().into()), ("highest", Money::HIGHEST.0.into())],
            ),
            Error::TooManyDecimals { decimals } => (
                "error-too-many-decimals",
                vec![("decimals", decimals.into()), ("most", PrizeList::MOST_DECIMALS.into())],
            ),
            Error::FollowOutOfRange { round, from } => {
                ("error-follow-out-of-range", vec![("round", round.into()), ("from", from.into())])
            }
        };
        texts.with(id, &values)
    }
}

impl Say for Lock {
    fn say(&self, texts: &Texts) -> String {
        match *self {
            Self::RoundPaired { round } => texts.with("error-lock-round-paired", &[("round", round.into())]),
            Self::LegBegun { first } => texts.with("error-lock-leg-begun", &[("first", first.into())]),
            Self::ByTable => texts.get("error-lock-by-table").into_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tournament::{BoardNo, Licence, RoundNo};

    fn said(language: Language, error: &CommandError) -> String {
        let who = |id: PlayerId| format!("<{id}>");
        Naming { what: error, who: &who }.say(&Texts::new(language))
    }

    #[test]
    fn english_refusals_read_as_the_engine_words_them() {
        let refused = CommandError::NoSuchBoard { round: RoundNo(2), board: BoardNo(9), last: BoardNo(8) };
        assert_eq!(said(Language::English, &refused), refused.to_string());
    }

    #[test]
    fn a_refused_command_names_the_player_as_the_arbiter_does() {
        let refused =
            CommandError::LicenceTaken { licence: Licence::of_number(12_345).unwrap(), holder: PlayerId(7) };
        assert!(said(Language::Turkish, &refused).contains("12345"));
        assert!(said(Language::Turkish, &refused).contains("<7>"));
    }
}
