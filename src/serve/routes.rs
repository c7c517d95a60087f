//! Requests and answers.

use super::fields::SentFields;
use super::limits::{Client, Rates};
use super::live::{ServedFiles, Shown};
use super::officials::{self, Official};
use super::pages::{self, GamePage, ResultChoice, Told};
use crate::hall::{
    BoardRange, FormId, Game, Matter, Pass, PassHolder, Report, ReportSource, Reports, ReportsError, Subject,
};
use crate::i18n::{Language, Texts};
use crate::publish::site;
use axum::Router;
use axum::extract::rejection::StringRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, RawQuery, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use futures_util::stream::{Stream, unfold};
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo, Snapshot, TeamId};
use jiff::Timestamp;
use maud::Markup;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// Maximum length of a form in bytes; the longest has about 60.
const BODY: usize = 512;

/// Minimum interval between two changes announced to open pages: they reload, all of them.
const INTERVAL: Duration = Duration::from_secs(5);

/// Interval of the signs of life on a quiet stream.
const ALIVE: Duration = Duration::from_secs(15);

/// The state of the service that all requests share.
#[derive(Clone)]
pub struct Service {
    pub live: watch::Receiver<Arc<Shown>>,
    pub reports: Arc<Mutex<Reports>>,
    pub rates: Arc<Mutex<Rates>>,
}

/// Pages of a festival above those of its sections.
type FestivalFront = Option<watch::Receiver<Arc<ServedFiles>>>;

/// Returns the routes of events in their folders, and of the front page of a festival.
pub fn router(
    services: impl Iterator<Item = (String, Service)>,
    front: FestivalFront,
    rates: &Arc<Mutex<Rates>>,
) -> Router {
    let services: Vec<(String, Service)> = services.collect();
    let usual = services.first().map(|(_, service)| service.live.clone());
    let absent = move |headers: HeaderMap| {
        let usual = usual.as_ref().map(|live| live.borrow().snapshot.settings().language);
        let page = absent(&preferred(&headers, usual.unwrap_or(Language::English)), "/");
        async move { page }
    };
    let start = match front {
        Some(front) => {
            let missing = absent.clone();
            let page = move |name: Option<Path<String>>, method: Method, headers: HeaderMap| {
                let name = name.as_ref().map_or(site::INDEX, |Path(name)| name.as_str());
                let file = front.borrow().get(name).cloned();
                let missing = missing.clone();
                async move {
                    match file {
                        Some(file) => file.answer(&method, &headers),
                        None => missing(headers).await,
                    }
                }
            };
            let pages = Router::new().route("/", get(page.clone())).route("/{file}", get(page));
            pages.route("/phones.css", get(style))
        }
        None => Router::new(),
    };
    services
        .into_iter()
        .fold(start, |router, (folder, service)| router.merge(event(&folder, service)))
        .fallback(absent)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(rates), guard))
}

/// Returns the routes of an event; a folder without its slash leads to the one with it, since links are relative.
fn event(folder: &str, service: Service) -> Router {
    let at = |rest: &str| if folder.is_empty() { rest.to_owned() } else { format!("/{folder}{rest}") };
    let to = at("/");
    let router = Router::new()
        .route(&at("/"), get(public))
        .route(&at("/{file}"), get(public))
        .route(&at("/b/{pass}"), get(page).post(report))
        .route(&at("/events"), get(events))
        .route(&at("/phones.css"), get(style));
    let router = match folder {
        "" => router,
        _ => router.route(&at(""), get(move || async move { Redirect::permanent(&to) })),
    };
    router.with_state(service)
}

/// Policy of the pages of the service; public pages state their own in addition.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Limits requests, and adds the headers of all answers.
async fn guard(
    State(rates): State<Arc<Mutex<Rates>>>,
    ConnectInfo(client): ConnectInfo<Client>,
    request: Request,
    next: Next,
) -> Response {
    let is_admitted = rates.lock().unwrap_or_else(PoisonError::into_inner).request(client);
    let mut answer = match is_admitted {
        true => next.run(request).await,
        false => StatusCode::TOO_MANY_REQUESTS.into_response(),
    };
    let frames = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
    let fixed: [(HeaderName, &str); 3] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // The address of a page contains the pass.
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // Pages of a pass state stricter ones.
    let public = [(header::CONTENT_SECURITY_POLICY, frames), (header::CACHE_CONTROL, "no-cache")];
    for (name, value) in public {
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}

impl Service {
    fn rates<T>(&self, act: impl FnOnce(&mut Rates) -> T) -> T {
        act(&mut self.rates.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn shown(&self) -> Arc<Shown> {
        Arc::clone(&self.live.borrow())
    }
}

/// Answers with a file of the public pages, or that it has not changed; without a name, with the first page.
async fn public(
    State(service): State<Service>,
    name: Option<Path<String>>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let shown = service.shown();
    let name = name.as_ref().map_or(site::INDEX, |Path(name)| name.as_str());
    match shown.files.get(name) {
        Some(file) => file.answer(&method, &headers),
        None => absent(&texts(&shown, &headers), "./"),
    }
}

/// Answers that an address has no page, with a link to the front page in the given folder.
fn absent(texts: &Texts, front: &str) -> Response {
    answer(StatusCode::NOT_FOUND, pages::absent(texts, front))
}

async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], pages::STYLE)
}

/// Announces changes of the event, at most one per [`INTERVAL`].
async fn events(State(service): State<Service>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    // The page was loaded just now: only later changes are announced.
    let mut live = service.live;
    drop(live.borrow_and_update());
    let stream = unfold((live, true), |(mut live, is_first)| async move {
        if !is_first {
            sleep(INTERVAL).await;
        }
        live.changed().await.ok()?;
        let version = live.borrow_and_update().version;
        Some((Ok(Event::default().event("change").data(version.to_string())), (live, false)))
    });
    Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Returns a new random number for forms; `None` if the system has none.
fn drawn() -> Option<u128> {
    let mut drawn = [0; 16];
    getrandom::fill(&mut drawn).ok()?;
    Some(u128::from_be_bytes(drawn))
}

async fn page(
    State(service): State<Service>,
    ConnectInfo(client): ConnectInfo<Client>,
    Path(pass): Path<String>,
    RawQuery(asked): RawQuery,
    headers: HeaderMap,
) -> Response {
    let shown = service.shown();
    let texts = texts(&shown, &headers);
    let seat = match service.checked(&shown, client, &pass) {
        Ok(seat) => seat,
        Err(refused) => return refused.answer(&texts),
    };
    let Some(drawn) = drawn() else { return Refused::NOT_STORED.answer(&texts) };
    let asked = asked.unwrap_or_default();
    let asked = SentFields::read(&asked);
    let reports = service.reports.lock().unwrap_or_else(PoisonError::into_inner);
    let (snapshot, source) = (&shown.snapshot, source(seat));
    let official = Official {
        snapshot,
        decisions: &shown.decisions,
        texts: &texts,
        reports: &reports,
        source,
        pass: &pass,
        drawn,
    };
    let on = |game| {
        let told = told(&shown, &reports, game, source);
        let choice =
            asked.get("result").and_then(ResultChoice::read).map(|choice| (choice, FormId::new(drawn)));
        let page = GamePage { snapshot, texts: &texts, game, source, pass: &pass, told };
        let more = if matches!(source, ReportSource::Deputy(_)) {
            official.incidents(game)
        } else {
            Markup::default()
        };
        pages::game(&page, choice, &more)
    };
    let page = match seat {
        PassHolder::Player(game, _) => on(game),
        PassHolder::Deputy(round, _) if round == RoundNo(1) && snapshot.last_paired().is_none() => {
            official.check_in()
        }
        PassHolder::Deputy(round, boards) => {
            match (snapshot.last_published(), asked.game(snapshot, round, boards)) {
                (published, _) if published > Some(round) => official.told("deputy-over"),
                (published, _) if published < Some(round) => official.told("deputy-not-published"),
                (_, Some(game)) => match asked.side() {
                    Some(side) => official.incident(game, side),
                    None => on(game),
                },
                (_, None) => official.boards(round, &games(snapshot, round, boards)),
            }
        }
        PassHolder::Captain(round, team) if is_line_up_open(snapshot, round, team) => {
            official.line_up((team, round))
        }
        PassHolder::Captain(..) => official.told("captain-over"),
    };
    answer(StatusCode::OK, page)
}

/// Stores a report. The answer leads back to the page, so that reloading it sends nothing again.
async fn report(
    State(service): State<Service>,
    ConnectInfo(client): ConnectInfo<Client>,
    Path(pass): Path<String>,
    headers: HeaderMap,
    body: Result<String, StringRejection>,
) -> Response {
    let shown = service.shown();
    let texts = texts(&shown, &headers);
    let seat = match service.checked(&shown, client, &pass) {
        Ok(seat) => seat,
        Err(refused) => return refused.answer(&texts),
    };
    let body = body.unwrap_or_default();
    let fields = SentFields::read(&body);
    let form = fields.get("form").and_then(FormId::read);
    let Some((form, matter)) = form.zip(fields.matter(seat, &shown.snapshot)) else {
        return Refused::MALFORMED.answer(&texts);
    };
    let back = back(&pass, &matter, seat, fields.board());
    if !is_open(&shown.snapshot, &matter) {
        return back;
    }
    let subject = matter.subject();
    if !service.rates(|rates| rates.report(format!("{pass} {subject:?}"))) {
        return Refused::WAIT.answer(&texts);
    }
    let report = Report { form, source: source(seat), matter };
    let reports = Arc::clone(&service.reports);
    // The disk is written on another thread: other requests do not wait for it.
    let stored = tokio::task::spawn_blocking(move || {
        reports.lock().unwrap_or_else(PoisonError::into_inner).take(report, Timestamp::now())
    });
    match stored.await {
        Ok(Ok(_)) => back,
        Ok(Err(ReportsError::TooMany)) => Refused::TOO_MANY.answer(&texts),
        Ok(Err(_)) | Err(_) => Refused::NOT_STORED.answer(&texts),
    }
}

/// Leads back to the page of a pass, at the line of the report.
fn back(pass: &str, matter: &Matter, seat: PassHolder, board: Option<BoardNo>) -> Response {
    let place = match (matter, seat) {
        (Matter::Result { game, .. }, PassHolder::Deputy(..)) => format!("#b{}", game.board),
        (Matter::CheckIn { id, .. }, _) => format!("#p{id}"),
        (Matter::Incident(_), _) => board.map_or_else(String::new, |board| format!("?board={board}")),
        _ => String::new(),
    };
    (no_store(), Redirect::to(&format!("{pass}{place}"))).into_response()
}

/// A refusal: its status and the id of its text.
struct Refused {
    status: StatusCode,
    id: &'static str,
}

impl Refused {
    const MALFORMED: Self = Self { status: StatusCode::BAD_REQUEST, id: "phone-malformed" };
    const UNKNOWN: Self = Self { status: StatusCode::NOT_FOUND, id: "phone-unknown" };
    const WAIT: Self = Self { status: StatusCode::TOO_MANY_REQUESTS, id: "phone-wait" };
    const TOO_MANY: Self = Self { status: StatusCode::TOO_MANY_REQUESTS, id: "phone-too-many" };
    const NOT_STORED: Self = Self { status: StatusCode::SERVICE_UNAVAILABLE, id: "phone-not-stored" };

    fn answer(&self, texts: &Texts) -> Response {
        answer(self.status, pages::refusal(texts, self.id))
    }
}

impl Service {
    /// Returns the role of a valid pass. Invalid ones are counted.
    fn checked(&self, shown: &Shown, client: Client, pass: &str) -> Result<PassHolder, Refused> {
        if !self.rates(|rates| rates.may_guess(client)) {
            return Err(Refused::WAIT);
        }
        let pass = pass.parse::<Pass>().ok();
        let found = pass.and_then(|pass| shown.secret.seat(&shown.event, &pass, &shown.snapshot));
        if found.is_none() {
            self.rates(|rates| rates.guess(client));
        }
        found.ok_or(Refused::UNKNOWN)
    }
}

/// Returns true if the event still accepts a report. Results are accepted until the next round is published: one that
/// contradicts the record is a conflict for the arbiter, and the record remains.
fn is_open(snapshot: &Snapshot, matter: &Matter) -> bool {
    match matter {
        Matter::Result { game, .. } => snapshot.last_published() == Some(game.round),
        Matter::CheckIn { .. } => snapshot.last_paired().is_none(),
        Matter::Incident(incident) => snapshot.last_published() == Some(incident.round),
        Matter::LineUp { round, team, .. } => is_line_up_open(snapshot, *round, *team),
    }
}

fn source(seat: PassHolder) -> ReportSource {
    match seat {
        PassHolder::Player(_, side) => ReportSource::Player(side),
        PassHolder::Deputy(_, boards) => ReportSource::Deputy(boards),
        PassHolder::Captain(_, team) => ReportSource::Captain(team),
    }
}

/// Returns what a source sees of the result of a game.
fn told(shown: &Shown, reports: &Reports, game: Game, source: ReportSource) -> Told {
    let own = reports.latest(Subject::Game(game), source).and_then(|own| match own.report.matter {
        Matter::Result { result, .. } => Some((GameResult::Played(result), officials::time(own))),
        _ => None,
    });
    match recorded(&shown.snapshot, game) {
        Some(result) => Told::Recorded { result, own: own.map(|(result, _)| result) },
        None if shown.snapshot.last_published() != Some(game.round) => Told::Over,
        None => Told::Open { own },
    }
}

fn recorded(snapshot: &Snapshot, game: Game) -> Option<GameResult> {
    let recorded = snapshot.round(game.round)?.result(game.board);
    recorded.filter(|result| *result != GameResult::Adjourned)
}

/// Returns the games of a deputy, each with its recorded result.
fn games(snapshot: &Snapshot, round: RoundNo, boards: BoardRange) -> Vec<(Game, Option<GameResult>)> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    let boards = paired.games().map(|(board, ..)| board).filter(|board| boards.contains(*board));
    let games = boards.filter_map(|board| Game::at(round, board, paired));
    games.map(|game| (game, recorded(snapshot, game))).collect()
}

/// Returns true until a game of the match has a result: forfeits of empty boards aside, as in the console.
fn is_line_up_open(snapshot: &Snapshot, round: RoundNo, team: TeamId) -> bool {
    let seats = snapshot.seats_of_team(team, round);
    let is_played = |board| snapshot.round(round)?.result(board).map(GameResult::is_played);
    let is_free = seats.iter().all(|seat| is_played(seat.board) != Some(true));
    snapshot.last_published() == Some(round) && !seats.is_empty() && is_free
}

/// Returns the texts in the first language that the phone prefers and hakem has, or in that of the event.
fn texts(shown: &Shown, headers: &HeaderMap) -> Texts {
    preferred(headers, shown.snapshot.settings().language)
}

fn preferred(headers: &HeaderMap, usual: Language) -> Texts {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut codes = wanted.split(',').filter_map(|part| part.trim().get(..2));
    let found = codes.find_map(|code| Language::from_code(&code.to_ascii_lowercase()));
    Texts::new(found.unwrap_or(usual))
}

/// Returns the headers of the pages of a pass, which nothing may store.
fn no_store() -> [(HeaderName, &'static str); 2] {
    [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_SECURITY_POLICY, POLICY)]
}

fn answer(status: StatusCode, page: Markup) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    (status, no_store(), kind, page.into_string()).into_response()
}
