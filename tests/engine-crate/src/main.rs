//! Reads a tournament report from standard input; prints the next round with the articles of each board, and
//! the standings.

use hakem_engine::format::Trace;
use hakem_engine::pairing::{propose, ready};
use hakem_engine::standings::standings;
use hakem_engine::tournament::{PlayerId, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use std::error::Error;
use std::io::read_to_string;

fn main() -> Result<(), Box<dyn Error>> {
    let report = trf::read(&read_to_string(std::io::stdin())?)?;
    let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
    let name = |id: PlayerId| event.player(id).map_or("", |known| known.player.name.as_str());

    let round = event.next_to_publish();
    ready(&event, round)?;
    let proposal = propose(&event, round, Trace::recording())?;
    println!("Round {round} by {}", proposal.draft.system);
    for board in &proposal.draft.boards {
        let why = proposal.reasons(&[board.white, board.black]);
        let articles: Vec<&str> = why.iter().map(|reason| reason.rule).collect();
        println!("{} - {} ({})", name(board.white), name(board.black), articles.join(", "));
    }
    if let Some(bye) = proposal.draft.bye {
        println!("{} has the bye", name(bye));
    }

    let Some(last) = event.last_published() else { return Ok(()) };
    let made = standings(&event, last, &event.settings().tie_breaks);
    println!("\nStandings after round {last}");
    for row in &made.rows {
        let place = row.place.map(|place| place.to_string()).unwrap_or_default();
        let values = made.columns.iter().zip(&row.values);
        let values = values.map(|(column, value)| (&column.id, column.format.plain(value)));
        let values: Vec<_> = values.filter(|(_, value)| !value.is_empty()).collect();
        let values: String = values.iter().map(|(code, value)| format!(", {code} {value}")).collect();
        println!("{place} {} {}{values}", name(row.player), row.score);
    }
    Ok(())
}
