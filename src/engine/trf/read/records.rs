//! Records in lists: byes, virtual points, prohibitions, abnormal points, teams.

use super::fields::{Fields, Notes, digits, pairing_number};
use super::{Mention, Reader};
use crate::tournament::{Bye, Colour, Forfeit, PairingNumber, RequestedBye, RoundNo};
use crate::trf::layout::{self, Span};
use crate::trf::text::TrfLine;
use crate::trf::{
    AbnormalPoints, Assumed, Code, Expected, ForfeitedMatch, LeadingZeros, LineUp, Prohibited, Record,
    RequestedByes, RoundRange, ScoreLine, ScoreLineRound, TeamRecord, TeamRoster, VirtualPoints,
};

/// Each method parses one record and returns the number of its kind so far.
impl Reader {
    /// Parses record 240; see `F-9` for its meaning by round.
    pub(super) fn requested_byes(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        let [kind, round] = layout::BYES;
        let bye = match fields.text(kind) {
            "H" | "h" => Some(RequestedBye::HalfPoint),
            "F" | "f" => Some(RequestedBye::FullPoint),
            "Z" | "z" => Some(RequestedBye::ZeroPoint),
            _ => {
                fields.error(kind, Expected::RequestedBye);
                None
            }
        };
        fields.gaps(&layout::BYES);
        let zeros = LeadingZeros { rounds: fields.has_zeros(round), numbers: list_has_zeros(&fields, 11) };
        let round = fields.required_round(round);
        let players = fields.players(11);
        self.note_zeros(Record::RequestedByes, zeros);
        let players = mention(&mut self.mentioned_participants, line, players);
        if let (Some(bye), Some(round)) = (bye, round) {
            self.file.requested_byes.push(RequestedByes { bye, round, players });
            self.places.requested_byes.push(line.number);
        }
        self.file.requested_byes.len()
    }

    /// Parses record 250. A missing last round or number equals the first.
    pub(super) fn virtual_points(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.gaps(&layout::VIRTUAL_POINTS);
        let [matches, games, first_round, last_round, first_number, last_number] = layout::VIRTUAL_POINTS;
        let (match_points, game_points) = (fields.points(matches), fields.points(games));
        if fields.text([matches[0], games[1]]).is_empty() {
            fields.error(games, Expected::Points);
        }
        let rounds = range(&mut fields, [first_round, last_round]);
        let first = fields.player(first_number);
        let last = fields.number(last_number, 1, 9999).map(pairing_number).or(first);
        fields.blank([last_number[1] + 1, usize::MAX]);
        let zeros = LeadingZeros {
            rounds: fields.has_zeros(first_round) || fields.has_zeros(last_round),
            numbers: fields.has_zeros(first_number) || fields.has_zeros(last_number),
        };
        self.note_zeros(Record::VirtualPoints, zeros);
        if let (Some(rounds), Some(first), Some(last)) = (rounds, first, last) {
            self.file.virtual_points.push(VirtualPoints { match_points, game_points, rounds, first, last });
            self.places.virtual_points.push(line.number);
        }
        self.file.virtual_points.len()
    }

    /// Parses record 260. A missing last round equals the first.
    pub(super) fn prohibited(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.gaps(&layout::PROHIBITED);
        let rounds = range(&mut fields, layout::PROHIBITED);
        let zeros = LeadingZeros {
            rounds: layout::PROHIBITED.into_iter().any(|span| fields.has_zeros(span)),
            numbers: list_has_zeros(&fields, 13),
        };
        let players = fields.players(13);
        self.note_zeros(Record::Prohibited, zeros);
        let players = mention(&mut self.mentioned_participants, line, players);
        if let Some(rounds) = rounds {
            self.file.prohibited.push(Prohibited { rounds, players });
            self.places.prohibited.push(line.number);
        }
        self.file.prohibited.len()
    }

    /// Records the use of leading zeros for a kind of record; most files use them consistently for a kind.
    fn note_zeros(&mut self, record: Record, zeros: LeadingZeros) {
        if zeros != LeadingZeros::default() {
            let noted = self.file.leading_zeros.entry(record).or_default();
            noted.rounds |= zeros.rounds;
            noted.numbers |= zeros.numbers;
        }
    }

    /// Returns true, and reports it, if a record 299 has 0 as a player, which does not exist.
    pub(super) fn names_nobody(&mut self, line: &TrfLine<'_>) -> bool {
        let fields = Fields { line, notes: &mut self.notes };
        let mut columns = (24..=line.width()).step_by(5);
        let Some(column) = columns.find(|&column| digits(fields.text([column, column + 3])) == Some(0))
        else {
            return false;
        };
        let (start, found) = (fields.start([column, column + 3]), line.cut(column, column + 3));
        self.notes.adjust(line.number, start, found, Assumed::NoPlayer);
        true
    }

    /// Parses record 299. Round 0 means all rounds (F-15).
    pub(super) fn abnormal_points(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        let code = fields.text([5, 5]).chars().next().and_then(Code::from_letter);
        if code.is_none() {
            fields.error([5, 5], Expected::ResultCode);
        }
        // FIDE's sample of 2025 has one blank before each field, its table two.
        let is_blank = |columns: &[usize]| columns.iter().all(|&at| line.cut(at, at).trim().is_empty());
        let is_narrow = !is_blank(&[6, 7, 12, 13, 18, 19, 23]) && is_blank(&[6, 11, 16, 20]);
        let (spans, players) =
            if is_narrow { ([[7, 10], [12, 15], [17, 19]], 21) } else { (layout::ABNORMAL_POINTS, 24) };
        let [matches, games, rounds] = spans;
        for [first, last] in [[6, matches[0]], [matches[1] + 1, games[0]], [games[1] + 1, rounds[0]]] {
            fields.blank([first, last - 1]);
        }
        let match_points = fields.signed_points(matches);
        let game_points = fields.signed_points(games);
        let general = fields.text(rounds).bytes().all(|byte| byte == b'0');
        let round = if general { None } else { fields.round(rounds) };
        let players = fields.players(players);
        let players = mention(&mut self.mentioned_abnormal, line, players);
        if let Some(code) = code {
            self.file.abnormal_points.push(AbnormalPoints {
                code,
                match_points,
                game_points,
                round,
                players,
            });
            self.places.abnormal_points.push(line.number);
        }
        self.file.abnormal_points.len()
    }

    /// Parses record 013.
    pub(super) fn team_roster(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        let name = fields.text(layout::ROSTER).to_owned();
        // The name ends at the first number here, so there is no blank between them.
        let mut players = Vec::new();
        let mut column = 37;
        while column <= line.width() {
            if !fields.text([column, column + 3]).is_empty() {
                let start = fields.start([column, column + 3]);
                players.extend(fields.player([column, column + 3]).map(|number| (start, number)));
            }
            fields.blank([column + 4, column + 4]);
            column += 5;
        }
        let players = mention(&mut self.mentioned_players, line, players);
        self.file.rosters.push(TeamRoster { name, players });
        self.file.rosters.len()
    }

    /// Parses record 310.
    pub(super) fn team(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.gaps(&layout::TEAM);
        fields.blank([72, 72]);
        let [number, name, short_name, strength, match_points, game_points, rank] = layout::TEAM;
        let number = fields.team(number);
        let players = fields.players(74);
        let team = TeamRecord {
            number: number.unwrap_or_default(),
            name: fields.text(name).to_owned(),
            short_name: fields.text(short_name).to_owned(),
            strength: fields.text(strength).to_owned(),
            match_points: fields.signed_points(match_points),
            game_points: fields.signed_points(game_points),
            rank: fields.number(rank, 0, 999).and_then(|rank| u16::try_from(rank).ok()),
            players: mention(&mut self.mentioned_players, line, players),
        };
        self.file.teams.push(team);
        self.places.teams.push(line.number);
        self.file.teams.len()
    }

    /// Parses record 300.
    pub(super) fn line_up(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.gaps(&layout::LINE_UP);
        let [round, team, opponent] = layout::LINE_UP;
        let (round, team, opponent) =
            (fields.required_round(round), fields.team(team), fields.team(opponent));
        let columns = fields.list(17, 4);
        let mut boards = Vec::new();
        for column in columns {
            boards.resize((column - 17) / 5, None);
            let number = fields.number([column, column + 3], 0, 9999).filter(|&number| number > 0);
            let number = number.map(pairing_number);
            let column = fields.start([column, column + 3]);
            mention(&mut self.mentioned_players, line, number.map(|number| (column, number)));
            boards.push(number);
        }
        if let (Some(round), Some(team), Some(opponent)) = (round, team, opponent) {
            self.file.line_ups.push(LineUp { round, team, opponent, boards });
        }
        self.file.line_ups.len()
    }

    /// Parses record 330.
    pub(super) fn forfeited_match(&mut self, line: &TrfLine<'_>) -> usize {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.gaps(&layout::FORFEITED_MATCH);
        let [sign, round, white, black] = layout::FORFEITED_MATCH;
        let forfeit = match fields.text(sign) {
            "+-" => Some(Forfeit::ToWhite),
            "-+" => Some(Forfeit::ToBlack),
            "--" => Some(Forfeit::Both),
            _ => {
                fields.error(sign, Expected::MatchForfeit);
                None
            }
        };
        let (round, white, black) = (fields.required_round(round), fields.team(white), fields.team(black));
        fields.blank([19, usize::MAX]);
        if let (Some(forfeit), Some(round), Some(white), Some(black)) = (forfeit, round, white, black) {
            self.file.forfeited_matches.push(ForfeitedMatch { forfeit, round, white, black });
        }
        self.file.forfeited_matches.len()
    }

    /// Parses record 802. It has no effect on the event: a record with invalid columns is stored verbatim.
    pub(super) fn score_line(&mut self, line: &TrfLine<'_>) -> usize {
        let mut notes = Notes::default();
        let mut fields = Fields { line, notes: &mut notes };
        fields.gaps(&layout::SCORE_LINE);
        fields.blank([28, 28]);
        let [number, short_name, match_points, game_points] = layout::SCORE_LINE;
        let number = fields.team(number).unwrap_or_default();
        let mut rounds = Vec::new();
        let mut column = 29;
        while column <= line.width() && rounds.len() < super::MOST_ROUNDS as usize {
            rounds.push(score_line_round(&mut fields, column));
            column += 13;
        }
        let score_line = ScoreLine {
            number,
            short_name: fields.text(short_name).to_owned(),
            match_points: fields.signed_points(match_points),
            game_points: fields.signed_points(game_points),
            rounds,
        };
        if !notes.errors.is_empty() {
            self.notes.adjust(line.number, 1, line.text, Assumed::Kept);
            self.keep(line);
            return 0;
        }
        self.file.score_lines.push(score_line);
        self.file.score_lines.len()
    }
}

/// Parses the opponent, colour, points and forfeit mark of one round of record 802.
fn score_line_round(fields: &mut Fields<'_, '_>, column: usize) -> ScoreLineRound {
    fields.blank([column + 3, column + 3]);
    let colour = match fields.text([column + 4, column + 4]) {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        "" | "-" => None,
        _ => {
            fields.error([column + 4, column + 4], Expected::Colour);
            None
        }
    };
    let bye =
        BYES.iter().find(|(letters, _)| letters.eq_ignore_ascii_case(fields.text([column, column + 2])));
    let opponent = match bye {
        Some(_) => None,
        None => fields.number([column, column + 2], 0, 999).filter(|&team| team > 0),
    };
    let forfeited = matches!(fields.text([column + 10, column + 10]), "f" | "F");
    if !forfeited {
        fields.blank([column + 10, column + 10]);
    }
    ScoreLineRound {
        opponent: opponent.and_then(|team| u16::try_from(team).ok()),
        bye: bye.map(|&(_, bye)| bye),
        colour,
        game_points: fields.points([column + 6, column + 9]),
        forfeited,
    }
}

/// Names of byes in record 802.
pub(in crate::trf) const BYES: [(&str, Bye); 4] = [
    ("PAB", Bye::PairingAllocated),
    ("FPB", Bye::Requested(RequestedBye::FullPoint)),
    ("HPB", Bye::Requested(RequestedBye::HalfPoint)),
    ("ZPB", Bye::Requested(RequestedBye::ZeroPoint)),
];

/// Returns true if a list of players' numbers from `first` on has leading zeros.
fn list_has_zeros(fields: &Fields<'_, '_>, first: usize) -> bool {
    (first..=fields.line.width()).step_by(5).any(|column| fields.has_zeros([column, column + 3]))
}

/// Parses a first and a last round; a missing last one equals the first.
fn range(fields: &mut Fields<'_, '_>, [first, last]: [Span; 2]) -> Option<RoundRange> {
    let from = fields.required_round(first)?;
    let until: RoundNo = fields.round(last).unwrap_or(from);
    if until < from {
        fields.error(last, Expected::Number { lowest: from.0.into(), highest: super::MOST_ROUNDS });
    }
    Some(RoundRange { first: from, last: until })
}

/// Records numbers to be looked up once all players are known, and returns them.
fn mention(
    mentions: &mut Vec<Mention>,
    line: &TrfLine<'_>,
    numbers: impl IntoIterator<Item = (usize, PairingNumber)>,
) -> Vec<PairingNumber> {
    let note = |(column, number)| {
        mentions.push(Mention { line: line.number, column, number });
        number
    };
    numbers.into_iter().map(note).collect()
}
