//! The FIDE federation codes, found by code or name.

use crate::desk::context::Context;
use crate::dialog::Candidate;
use hakem_engine::collate::fold_for_search;

/// Federation codes as FIDE writes them, including FID and NON for players without a federation, and KKTC of the
/// Turkish lists.
const CODES: &str = "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL BOT BRA \
BRN BRU BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI \
ESA ESP EST ETH FAI FID FIJ FIN FRA GAB GAM GCI GEO GEQ GER GHA GRE GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL \
IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KKTC KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD \
MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NON NOR NRU NZL OMA PAK PAN \
PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI \
SUR SVK SWE SWZ SYR TAN THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM";

/// Returns true if this is the code of a federation, or is already used by a player of the event.
pub(super) fn is_known(code: &str, cx: &Context) -> bool {
    let plays = || {
        let mut players = cx.snapshot.players();
        players.any(|(_, known)| known.player.federation.as_ref().is_some_and(|other| other.as_str() == code))
    };
    CODES.split_whitespace().any(|known| known == code) || plays()
}

/// Returns the federations that match the typed text, code matches first.
pub(super) fn candidates(typed: &str, cx: &Context) -> Vec<Candidate> {
    let wanted = fold_for_search(typed);
    let mut found: Vec<(bool, Candidate)> = CODES
        .split_whitespace()
        .filter_map(|code| {
            let name = cx.texts.get(&format!("federation-{code}")).into_owned();
            let by_code = fold_for_search(code).starts_with(&wanted);
            let is_found = by_code || fold_for_search(&name).split(' ').any(|word| word.starts_with(&wanted));
            let candidate = Candidate { value: code.to_owned(), words: format!("{code:<4} {name}") };
            is_found.then_some((!by_code, candidate))
        })
        .collect();
    found.sort_by_key(|(by_name, _)| *by_name);
    found.into_iter().map(|(_, candidate)| candidate).collect()
}
