//! The console of hakem as used from outside: one module per subject.

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

// The attribute marks helpers in this file as test code for clippy.
#[cfg(test)]
mod absences;
#[cfg(test)]
mod after_corrections;
#[cfg(test)]
mod architecture;
#[cfg(test)]
mod architecture_circles;
#[cfg(test)]
#[path = "../common/certificates.rs"]
mod certificate_changes;
#[cfg(test)]
mod certificates;
#[cfg(test)]
mod check_codes;
#[cfg(test)]
mod checklist;
#[cfg(test)]
mod console;
#[cfg(test)]
mod copy;
#[cfg(test)]
mod corrections;
#[cfg(test)]
mod dates;
#[cfg(test)]
mod disk;
#[cfg(test)]
mod due_sheets;
#[cfg(test)]
#[path = "../common/effort.rs"]
mod effort;
#[cfg(test)]
mod event_file;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod federation_lists;
#[cfg(test)]
mod festival;
#[cfg(test)]
mod fide_mode;
#[cfg(test)]
mod fide_paths;
#[cfg(test)]
mod figures;
#[cfg(test)]
mod foreign_reports;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod forms;
#[cfg(test)]
mod forms_recomputed;
#[cfg(test)]
mod frames_event;
#[cfg(test)]
mod frames_languages;
#[cfg(test)]
mod frames_log;
#[cfg(test)]
mod frames_players;
#[cfg(test)]
mod frames_results;
#[cfg(test)]
mod frames_standings;
#[cfg(test)]
mod frames_start;
#[cfg(test)]
mod given_points;
#[cfg(test)]
mod guide;
#[cfg(test)]
mod hall;
#[cfg(test)]
mod handicap;
#[cfg(test)]
mod history;
#[cfg(test)]
mod import_account;
#[cfg(test)]
mod incidents;
#[cfg(test)]
mod incoming;
#[cfg(test)]
mod jump;
#[cfg(test)]
mod key_bars;
#[cfg(test)]
mod key_tables;
#[cfg(test)]
#[path = "../common/keys.rs"]
mod keys;
#[cfg(test)]
mod knockout;
#[cfg(test)]
mod legality;
#[cfg(test)]
mod line_ups;
#[cfg(test)]
mod linear;
#[cfg(test)]
#[path = "../common/lists.rs"]
mod lists;
#[cfg(test)]
mod long_events;
#[cfg(test)]
mod long_names;
#[cfg(test)]
mod long_pairings;
#[cfg(test)]
#[path = "../bench/make.rs"]
mod make;
#[cfg(test)]
mod manual;
#[cfg(test)]
mod match_reports;
#[cfg(test)]
mod match_scores;
#[cfg(test)]
mod messages;
#[cfg(test)]
mod name_case;
#[cfg(test)]
mod norms;
#[cfg(test)]
mod numbers;
#[cfg(test)]
#[path = "../common/on_screen.rs"]
mod on_screen;
#[cfg(test)]
mod opinions;
#[cfg(test)]
mod outlets;
#[cfg(test)]
mod own_lists;
#[cfg(test)]
mod page_faces;
#[cfg(test)]
mod page_names;
#[cfg(test)]
mod page_tags;
#[cfg(test)]
mod pages;
#[cfg(test)]
mod pairings;
#[cfg(test)]
mod panics;
#[cfg(test)]
mod papers;
#[cfg(test)]
mod phones;
#[cfg(test)]
mod places;
#[cfg(test)]
mod presence;
#[cfg(test)]
mod prizes;
#[cfg(test)]
mod random_sessions;
#[cfg(test)]
mod rating_import;
#[cfg(test)]
mod rating_report;
#[cfg(test)]
mod rating_sources;
#[cfg(test)]
mod rating_tables;
#[cfg(test)]
mod rating_updates;
#[cfg(test)]
mod ratings;
#[cfg(test)]
mod read_only;
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod rehearsal;
#[cfg(test)]
mod report_records;
#[cfg(test)]
mod rescue;
#[cfg(test)]
mod result_keys;
#[cfg(test)]
mod review;
#[cfg(test)]
mod round_clock;
#[cfg(test)]
mod ruling;
#[cfg(test)]
mod saving;
#[cfg(test)]
mod screens;
#[cfg(test)]
mod season;
#[cfg(feature = "serve")]
#[cfg(test)]
mod serve;
#[cfg(test)]
mod shared_consoles;
#[cfg(test)]
mod sheet_categories;
#[cfg(test)]
mod sheet_columns;
#[cfg(test)]
mod sheets;
#[cfg(test)]
mod sheets_formats;
#[cfg(test)]
mod side_by_side;
#[cfg(test)]
mod store;
#[cfg(test)]
mod table_reports;
#[cfg(test)]
mod team_byes;
#[cfg(test)]
mod team_swiss;
#[cfg(test)]
mod trf;
#[cfg(test)]
mod verifier;
#[cfg(test)]
mod wall;
#[cfg(test)]
mod widths;
#[cfg(test)]
#[path = "../bench/wild.rs"]
mod wild;

#[cfg(test)]
use make::dice;

/// Number of cases of a property test, as [`effort::cases`] returns it.
#[cfg(test)]
fn cases(few: u32, full: u32) -> proptest::prelude::ProptestConfig {
    proptest::prelude::ProptestConfig {
        failure_persistence: None,
        ..proptest::prelude::ProptestConfig::with_cases(effort::cases(few, full))
    }
}
#[cfg(test)]
mod wording;
