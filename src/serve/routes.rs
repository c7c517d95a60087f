//! Requests and answers.

use super::choice::Choice;
use super::limits::{Client, Rates};
use super::live::Shown;
use super::pages::{self, Seat, Step, Told};
use crate::hall::{FormId, Game, Pass, Report, Reports, ReportsError, Secret, Side};
use crate::i18n::{Language, Texts};
use axum::Router;
use axum::body::Body;
use axum::extract::rejection::StringRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, RawQuery, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use futures_util::stream::{Stream, unfold};
use hakem_engine::tournament::{GameResult, Stage};
use jiff::Timestamp;
use jiff::tz::TimeZone;
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
    /// The event.
    pub live: watch::Receiver<Arc<Shown>>,
    /// Key of the passes.
    pub secret: Arc<Secret>,
    /// The file of reports.
    pub reports: Arc<Mutex<Reports>>,
    /// Budgets of the clients.
    pub rates: Arc<Mutex<Rates>>,
}

/// Returns the routes of the service.
pub fn router(service: Service) -> Router {
    Router::new()
        .route("/", get(public))
        .route("/{file}", get(public))
        .route("/b/{pass}", get(board).post(report))
        .route("/events", get(events))
        .route("/phones.css", get(style))
        .fallback(absent)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(service.clone(), guard))
        .with_state(service)
}

/// Policy of the pages of the service; public pages state their own in addition.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Limits requests, and adds the headers of all answers.
async fn guard(
    State(service): State<Service>,
    ConnectInfo(client): ConnectInfo<Client>,
    request: Request,
    next: Next,
) -> Response {
    let is_public = !request.uri().path().starts_with("/b/");
    let mut answer = match service.rates(|rates| rates.request(client)) {
        true => next.run(request).await,
        false => StatusCode::TOO_MANY_REQUESTS.into_response(),
    };
    let frames = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
    let fixed: [(HeaderName, &str); 4] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // The address of a page contains the pass.
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CONTENT_SECURITY_POLICY, if is_public { frames } else { POLICY }),
    ];
    for (name, value) in fixed {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let cache = HeaderValue::from_static(if is_public { "no-cache" } else { "no-store" });
    answer.headers_mut().entry(header::CACHE_CONTROL).or_insert(cache);
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
    let name = name.as_ref().map_or(crate::publish::site::INDEX, |Path(name)| name.as_str());
    let Some(file) = shown.files.get(name) else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", blake3::hash(&file.1).to_hex().split_at(32).0);
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [(header::ETAG, tag.as_str()), (header::CONTENT_TYPE, content_type(name))];
    if is_known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(file.1.clone()) };
    (head, body).into_response()
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("ics") => "text/calendar; charset=utf-8",
        Some("xml") => "application/atom+xml; charset=utf-8",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    }
}

async fn absent() -> StatusCode {
    StatusCode::NOT_FOUND
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

/// Parses the form of the confirmation; `None` if a field is missing or malformed. Its values need no decoding.
fn sent(body: &str) -> Option<(FormId, Choice)> {
    let fields: Vec<(&str, &str)> = body.split('&').filter_map(|field| field.split_once('=')).collect();
    let field = |name: &str| fields.iter().find(|(each, _)| *each == name).map(|(_, value)| *value);
    Some((FormId::read(field("form")?)?, Choice::read(field("result")?)?))
}

/// Page of a pass: choice of a result, or its confirmation.
async fn board(
    State(service): State<Service>,
    ConnectInfo(client): ConnectInfo<Client>,
    Path(pass): Path<String>,
    RawQuery(asked): RawQuery,
    headers: HeaderMap,
) -> Response {
    let shown = service.shown();
    let texts = texts(&shown, &headers);
    let (game, side) = match service.checked(&shown, client, &pass) {
        Ok(found) => found,
        Err(refused) => return answer(refused.status, pages::refusal(&texts, refused.id)),
    };
    let seat = service.seat(&shown, &texts, game, side);
    let asked = asked.as_deref().and_then(Choice::asked);
    let Some(choice) = asked.filter(|_| matches!(seat.told, Told::Open { .. })) else {
        return answer(StatusCode::OK, pages::board(&seat, &Step::Choose { pass: &pass }));
    };
    let mut drawn = [0; 16];
    if getrandom::fill(&mut drawn).is_err() {
        return answer(StatusCode::SERVICE_UNAVAILABLE, pages::refusal(&texts, "phone-not-stored"));
    }
    let form = FormId::new(u128::from_be_bytes(drawn));
    answer(StatusCode::OK, pages::board(&seat, &Step::Confirm { pass: &pass, choice, form: &form }))
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
    let refuse = |refused: Refused| answer(refused.status, pages::refusal(&texts, refused.id));
    let (game, side) = match service.checked(&shown, client, &pass) {
        Ok(found) => found,
        Err(refused) => return refuse(refused),
    };
    let Some((form, choice)) = body.ok().and_then(|body| sent(&body)) else {
        return refuse(Refused::MALFORMED);
    };
    if !matches!(service.seat(&shown, &texts, game, side).told, Told::Open { .. }) {
        return back(&pass);
    }
    if !service.rates(|rates| rates.report(pass.clone())) {
        return refuse(Refused { status: StatusCode::TOO_MANY_REQUESTS, id: "phone-wait" });
    }
    let report = Report { form, game, side, result: choice.outcome() };
    let reports = Arc::clone(&service.reports);
    // The disk is written on another thread: other requests do not wait for it.
    let stored = tokio::task::spawn_blocking(move || {
        reports.lock().unwrap_or_else(PoisonError::into_inner).take(report, Timestamp::now())
    });
    match stored.await {
        Ok(Ok(_)) => back(&pass),
        Ok(Err(ReportsError::TooMany { .. })) => {
            refuse(Refused { status: StatusCode::TOO_MANY_REQUESTS, id: "phone-too-many" })
        }
        Ok(Err(_)) | Err(_) => {
            refuse(Refused { status: StatusCode::SERVICE_UNAVAILABLE, id: "phone-not-stored" })
        }
    }
}

/// Leads back to the page of a pass.
fn back(pass: &str) -> Response {
    Redirect::to(&format!("/b/{pass}")).into_response()
}

/// A refusal: its status and the id of its text.
struct Refused {
    status: StatusCode,
    id: &'static str,
}

impl Refused {
    const MALFORMED: Self = Self { status: StatusCode::BAD_REQUEST, id: "phone-malformed" };
    const UNKNOWN: Self = Self { status: StatusCode::NOT_FOUND, id: "phone-unknown" };
}

impl Service {
    /// Returns the game and side of a valid pass. Invalid ones are counted.
    fn checked(&self, shown: &Shown, client: Client, pass: &str) -> Result<(Game, Side), Refused> {
        if !self.rates(|rates| rates.may_guess(client)) {
            return Err(Refused { status: StatusCode::TOO_MANY_REQUESTS, id: "phone-wait" });
        }
        let found = pass.parse::<Pass>().ok().and_then(|pass| {
            let paired =
                shown.snapshot.round(pass.round).filter(|round| round.stage() == Stage::Published)?;
            Some((self.secret.game(&shown.event, &pass, paired)?, pass.side))
        });
        if found.is_none() {
            self.rates(|rates| rates.guess(client));
        }
        found.ok_or(Refused::UNKNOWN)
    }

    /// Returns a side of a game with what is known of its result.
    fn seat<'a>(&self, shown: &'a Shown, texts: &'a Texts, game: Game, side: Side) -> Seat<'a> {
        let paired = shown.snapshot.round(game.round);
        let recorded = paired.and_then(|paired| paired.result(game.board));
        let reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
        let own = reports.latest(game, side).map(|own| {
            let time = own.at.to_zoned(TimeZone::system()).strftime("%H:%M").to_string();
            (GameResult::Played(own.report.result), time)
        });
        let told = match recorded.filter(|result| *result != GameResult::Adjourned) {
            Some(result) => Told::Recorded { result, own: own.map(|(result, _)| result) },
            None if shown.snapshot.last_published() != Some(game.round) => Told::Over,
            None => Told::Open { own },
        };
        Seat { snapshot: &shown.snapshot, texts, game, side, told }
    }
}

/// Returns the texts in the first language that the phone prefers and hakem has, or in that of the event.
fn texts(shown: &Shown, headers: &HeaderMap) -> Texts {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut codes = wanted.split(',').filter_map(|part| part.trim().get(..2));
    let found = codes.find_map(|code| Language::from_code(&code.to_ascii_lowercase()));
    Texts::new(found.unwrap_or(shown.snapshot.settings().language))
}

fn answer(status: StatusCode, page: Markup) -> Response {
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page.into_string()).into_response()
}
