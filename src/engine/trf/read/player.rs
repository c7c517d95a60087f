//! Record 001 and the national lines after it.

use super::fields::{Fields, digits, pairing_number, parse_signed};
use super::{MOST_ROUNDS, Reader};
use crate::tournament::{Colour, PairingNumber, RoundNo, Sex, Title};
use crate::trf::layout;
use crate::trf::text::TrfLine;
use crate::trf::{Assumed, Code, Details, Expected, National, PlayerField, PlayerLine, Record, RoundCell};

/// First column of the rounds, including the two blanks before the first one.
const ROUNDS: usize = 90;
/// Columns of a round, including the two blanks before it.
const ROUND_WIDTH: usize = 10;

impl Reader {
    /// Parses a player. A record with an invalid number is omitted.
    pub(super) fn player(&mut self, line: &TrfLine<'_>) {
        let faults = self.notes.errors.len();
        let mut fields = Fields { line, notes: &mut self.notes };
        let number = fields.player(layout::NUMBER);
        let mut details = details(&mut fields);
        if !details.title.is_empty() && details.title().is_none() {
            fields.adjust(layout::DETAILS[1], Assumed::NoTitle);
        }
        if !details.id.bytes().all(|byte| byte.is_ascii_digit()) {
            fields.adjust(layout::DETAILS[5], Assumed::LeftBlank(PlayerField::FideId));
            details.id.clear();
        }
        let place = self.file.players.len();
        let mut cells =
            Vec::with_capacity(line.width().saturating_sub(ROUNDS - 1).div_ceil(ROUND_WIDTH).min(255));
        let mut column = ROUNDS;
        while column <= line.width() {
            if cells.len() >= MOST_ROUNDS as usize {
                fields.error([column, usize::MAX], Expected::AtMost { limit: MOST_ROUNDS });
                break;
            }
            let read = cell(&mut fields, column, number);
            cells.push(read.cell);
            let round = RoundNo(u8::try_from(cells.len()).unwrap_or(u8::MAX));
            match read.open {
                Some(Open::Colour) => self.uncoloured.push((place, round)),
                Some(Open::Code) => self.unread.push((place, round)),
                None => {}
            }
            column += ROUND_WIDTH;
        }
        self.has_broken_player |= self.notes.errors.len() > faults || self.notes.more;
        if let Some(number) = number {
            self.file.players.push(PlayerLine { number, details, national: Vec::new(), cells });
            self.places.players.push(line.number);
        }
    }

    /// Parses a national line, if this is one: three capital letters after the player whose number it repeats.
    pub(super) fn national(&mut self, code: &str, line: &TrfLine<'_>) -> bool {
        let is_federation = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        let below_player = matches!(self.last, Some((Record::Player, _)));
        let number =
            digits(line.cut(layout::NUMBER[0], layout::NUMBER[1]).trim_matches(' ')).map(pairing_number);
        let above = self.file.players.last().map(|player| player.number);
        // Some programs have other lines after a player, such as `DAT`, with a different layout.
        let is_laid_out = gaps().all(|column| line.cut(column, column).trim().is_empty());
        if !is_federation || !below_player || above.is_none() || number != above || !is_laid_out {
            return false;
        }
        if self.has_control(line) {
            return true;
        }
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.blank([4, 4]);
        let details = details(&mut fields);
        fields.blank([ROUNDS, usize::MAX]);
        if let Some(player) = self.file.players.last_mut() {
            player.national.push(National { federation: code.to_owned(), details });
        }
        true
    }
}

/// Returns the blank columns before the rounds.
fn gaps() -> impl Iterator<Item = usize> {
    std::iter::once(layout::NUMBER[1] + 1).chain(layout::gaps(&layout::DETAILS))
}

/// Parses columns 9 to 89.
fn details(fields: &mut Fields<'_, '_>) -> Details {
    gaps().for_each(|column| fields.blank([column, column]));
    let sex = |text: &str| match text {
        "m" | "M" => Some(Sex::Male),
        "w" | "W" | "f" | "F" => Some(Sex::Female),
        _ => None,
    };
    // Four columns hold no larger number.
    let small = |text: &str| digits(text).and_then(|number| u16::try_from(number).ok());
    let spans = layout::DETAILS;
    Details {
        sex: fields.value_or_blank(spans[0], PlayerField::Sex, sex),
        title: title(fields.text(spans[1])).to_owned(),
        name: fields.text(spans[2]).to_owned(),
        rating: fields.value_or_blank(spans[3], PlayerField::Rating, small),
        federation: fields.text(spans[4]).to_owned(),
        id: fields.text(spans[5]).trim_start_matches('\'').to_owned(),
        born: fields.text(spans[6]).to_owned(),
        points: fields.value_or_blank(spans[7], PlayerField::Points, parse_signed),
        rank: fields.value_or_blank(spans[8], PlayerField::Rank, small),
    }
}

/// Returns the current abbreviation of a title: older files have one or two lower-case letters. Others are unchanged.
fn title(text: &str) -> &str {
    let present = match text {
        "g" | "G" => Some(Title::GM),
        "m" | "M" => Some(Title::IM),
        "f" | "F" => Some(Title::FM),
        "c" | "C" => Some(Title::CM),
        "wg" | "WG" => Some(Title::WGM),
        "wm" | "WM" => Some(Title::WIM),
        "wf" | "WF" => Some(Title::WFM),
        "wc" | "WC" => Some(Title::WCM),
        "wh" => Some(Title::WH),
        _ => Title::from_letters(text),
    };
    match present {
        Some(title) => title.letters(),
        None => text,
    }
}

/// Data of a round that depends on the opponent's line.
enum Open {
    /// The colour of a forfeited game.
    Colour,
    /// The result of a game: the sign is not a result code.
    Code,
}

/// A round of a player, from their columns alone.
struct ReadCell {
    cell: RoundCell,
    open: Option<Open>,
}

impl ReadCell {
    const NOTHING: Self = Self { cell: RoundCell::Blank, open: None };
}

/// Parses and checks the ten columns of a round by themselves. A sign that is not a result code is an unknown result.
fn cell(fields: &mut Fields<'_, '_>, column: usize, own: Option<PairingNumber>) -> ReadCell {
    let nothing = ReadCell::NOTHING;
    let text = fields.line.cut(column, column + ROUND_WIDTH - 1);
    let mut signs = [' '; ROUND_WIDTH];
    for (slot, sign) in signs.iter_mut().zip(text.chars()) {
        *slot = sign;
    }
    let [gap, gap2, _, _, _, _, gap3, colour, gap4, letter] = signs;
    for (place, sign) in [(0, gap), (1, gap2), (6, gap3), (8, gap4)] {
        if sign != ' ' {
            fields.error([column + place, column + place], Expected::Blank);
            return nothing;
        }
    }
    let (opponent_column, colour_column, code_column) = (column + 2, column + 7, column + 9);
    let Some(opponent) = opponent(fields, opponent_column) else { return nothing };
    let mut code = Code::from_letter(letter);
    let is_unread = code.is_none() && letter != ' ';
    if is_unread && opponent.is_none() {
        unread_alone(fields, code_column, letter);
        return nothing;
    }
    let Some(colour) = colour_of(colour) else {
        fields.error([colour_column, colour_column], Expected::Colour);
        return nothing;
    };
    let Some(opponent) = opponent else {
        if colour.is_some() {
            fields.adjust([colour_column, colour_column], Assumed::NoColour);
        }
        return ReadCell { cell: alone(fields, code_column, code), open: None };
    };
    if Some(opponent) == own {
        fields.error([opponent_column, opponent_column + 3], Expected::OtherPlayer);
        return nothing;
    }
    if code.is_some_and(|code| code.bye().is_some()) {
        fields.error([code_column, code_column], Expected::GameCode);
        return nothing;
    }
    if is_unread {
        fields.adjust([code_column, code_column], Assumed::TakenAs(Code::Unknown));
        code = Some(Code::Unknown);
    }
    match colour {
        Some(colour) => ReadCell {
            cell: RoundCell::Game { opponent, colour, code },
            open: is_unread.then_some(Open::Code),
        },
        None if code.is_some_and(Code::is_forfeit) => {
            let colour = Colour::White;
            ReadCell { cell: RoundCell::Game { opponent, colour, code }, open: Some(Open::Colour) }
        }
        None => {
            fields.error([colour_column, colour_column], Expected::Colour);
            nothing
        }
    }
}

/// Records a sign without an opponent that is not a result code. Pairing programs write `*` for what is still
/// open, as PGN does.
fn unread_alone(fields: &mut Fields<'_, '_>, column: usize, sign: char) {
    match sign {
        '*' => fields.adjust([column, column], Assumed::NotPairedYet),
        _ => fields.error([column, column], Expected::ResultCode),
    }
}

/// Parses a colour: `Some(None)` if there is none, `None` for another sign.
fn colour_of(sign: char) -> Option<Option<Colour>> {
    match sign {
        'w' | 'W' => Some(Some(Colour::White)),
        'b' | 'B' => Some(Some(Colour::Black)),
        '-' | ' ' => Some(None),
        _ => None,
    }
}

/// Parses the opponent's number: `Some(None)` for `0000` or blanks, `None` for a fault.
fn opponent(fields: &mut Fields<'_, '_>, column: usize) -> Option<Option<PairingNumber>> {
    let text = fields.text([column, column + 3]);
    if text.is_empty() {
        return Some(None);
    }
    let Some(number) = digits(text) else {
        fields.error([column, column + 3], Expected::Number { lowest: 0, highest: 9999 });
        return None;
    };
    Some((number > 0).then(|| pairing_number(number)))
}

/// Returns a round without an opponent. Some programs write the equivalent result instead of a bye.
fn alone(fields: &mut Fields<'_, '_>, column: usize, code: Option<Code>) -> RoundCell {
    let Some(code) = code else { return RoundCell::Blank };
    let taken = match code {
        Code::Draw | Code::UnratedDraw => Code::HalfPointBye,
        Code::Loss | Code::UnratedLoss => Code::ZeroPointBye,
        Code::Win | Code::UnratedWin => Code::FullPointBye,
        Code::Unknown => {
            fields.error([column, column], Expected::ByeCode);
            return RoundCell::Blank;
        }
        Code::ForfeitWin => {
            fields.adjust([column, column], Assumed::LikeBye(Code::FullPointBye));
            return RoundCell::Alone(code);
        }
        Code::ForfeitLoss => {
            fields.adjust([column, column], Assumed::LikeBye(Code::ZeroPointBye));
            return RoundCell::Alone(code);
        }
        Code::HalfPointBye | Code::FullPointBye | Code::PairingAllocatedBye | Code::ZeroPointBye => {
            return RoundCell::Alone(code);
        }
    };
    fields.adjust([column, column], Assumed::TakenAs(taken));
    RoundCell::Alone(taken)
}
