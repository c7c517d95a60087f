//! Log entries about matches: line-ups, scores, lots, decisions.

use super::Telling;
use hakem_engine::tournament::{
    BoardNo, ColourLot, GameStage, Participant, PlayOffFact, PlayerId, Points, RoundNo, SettledBy,
    Settlement, TeamId,
};

impl Telling<'_> {
    pub(super) fn lined_up(&self, round: RoundNo, team: TeamId, players: &[PlayerId]) -> String {
        let name = self.participant(Participant::Team(team));
        let values =
            [("round", round.into()), ("team", name.into()), ("players", self.names(players).into())];
        self.say("log-lined-up", &values)
    }

    pub(super) fn scored(&self, round: RoundNo, board: BoardNo, score: Option<[Points; 2]>) -> String {
        let mut values = vec![("round", round.into()), ("sides", self.sides(round, board).into())];
        let Some(score) = score else { return self.say("log-score-removed", &values) };
        values.push(("score", self.points(score).into()));
        self.say("log-match-score", &values)
    }

    pub(super) fn corrected_score(&self, round: RoundNo, board: BoardNo, score: [Points; 2]) -> String {
        let played = self.before.round(round);
        let of =
            played.and_then(|played| played.matches().iter().find(|of| of.boards.contains(&board)).cloned());
        let old = played.zip(of).and_then(|(played, of)| played.match_score(&of));
        let values = [
            ("round", round.into()),
            ("sides", self.sides(round, board).into()),
            ("old", old.map_or_else(|| self.event.marks(None), |old| self.points(old)).into()),
            ("new", self.points(score).into()),
        ];
        self.say("log-corrected-score", &values)
    }

    fn points(&self, score: [Points; 2]) -> String {
        score.map(|points| self.event.texts.points(points)).join(" - ")
    }

    pub(super) fn forfeited_match(&self, round: RoundNo, board: BoardNo, winner: Option<TeamId>) -> String {
        let mut values = vec![("round", round.into()), ("sides", self.sides(round, board).into())];
        let Some(winner) = winner else { return self.say("log-forfeited-by-both", &values) };
        values.push(("winner", self.participant(Participant::Team(winner)).into()));
        self.say("log-forfeited-match", &values)
    }

    pub(super) fn added_games(
        &self,
        round: RoundNo,
        board: BoardNo,
        stage: GameStage,
        count: usize,
    ) -> String {
        let values = [
            ("round", round.into()),
            ("sides", self.sides(round, board).into()),
            ("stage", self.event.texts.game_stage(stage).into()),
            ("count", count.into()),
        ];
        self.say("log-added-games", &values)
    }

    pub(super) fn noted_play_off(&self, fact: &PlayOffFact) -> String {
        match fact {
            PlayOffFact::Pairs { pairs, seed } => {
                let each = pairs.iter().map(|pair| pair.map(|id| self.name(id)).join(" – "));
                let pairs = each.collect::<Vec<_>>().join("; ");
                let mut values = vec![("pairs", pairs.into())];
                values.extend(seed.map(|seed| ("seed", seed.to_string().into())));
                self.say(if seed.is_some() { "log-drew-pairs-by-seed" } else { "log-drew-pairs" }, &values)
            }
            PlayOffFact::Moves(moves) => {
                let each = moves.iter().map(|&(id, moves)| format!("{} {moves}", self.name(id)));
                self.say("log-play-off-moves", &[("moves", each.collect::<Vec<_>>().join(", ").into())])
            }
            PlayOffFact::Decision { winner, .. } => {
                self.say("log-play-off-decision", &[("winner", self.name(*winner).into())])
            }
        }
    }

    pub(super) fn sides(&self, round: RoundNo, board: BoardNo) -> String {
        let Some(paired) = self.before.round(round) else { return String::new() };
        let matches = paired.matches();
        let Some(of) = matches.iter().find(|of| of.boards.contains(&board)) else { return String::new() };
        of.sides.map(|side| self.participant(side)).join(" – ")
    }

    pub(super) fn settled(&self, round: RoundNo, board: BoardNo, settlement: Option<&Settlement>) -> String {
        let place = [("round", round.into()), ("sides", self.sides(round, board).into())];
        let Some(Settlement { winner, by, reason: _ }) = settlement else {
            return self.say("log-unsettled-match", &place);
        };
        let by = match by {
            SettledBy::GoldenPoint => "settled-by-golden-point",
            SettledBy::FewestMoves => "settled-by-fewest-moves",
            SettledBy::NoShow => "settled-by-no-show",
            SettledBy::Lot => "settled-by-lot",
            SettledBy::Arbiter => "settled-by-arbiter",
        };
        let winner =
            winner.map_or_else(|| self.say("settled-for-neither", &[]), |side| self.participant(side));
        let [round, sides] = place;
        let values = [round, sides, ("winner", winner.into()), ("by", self.say(by, &[]).into())];
        self.say("log-settled-match", &values)
    }

    pub(super) fn drew_colours(&self, round: RoundNo, board: BoardNo, lot: &ColourLot) -> String {
        let mut values = vec![
            ("round", round.into()),
            ("sides", self.sides(round, board).into()),
            ("won", self.participant(lot.won).into()),
            ("white", self.participant(lot.white).into()),
        ];
        values.extend(lot.seed.map(|seed| ("seed", seed.to_string().into())));
        let id = if lot.seed.is_some() { "log-drew-colours-by-seed" } else { "log-drew-colours" };
        self.say(id, &values)
    }
}
