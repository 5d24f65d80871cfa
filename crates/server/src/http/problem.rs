//! What is wrong, as programs read it: `application/problem+json` (RFC 9457) with our own short codes.

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use own::Fault;
use serde::Serialize;
use store::StoreError;
use table::{Code, OWN, Refusal};
use utoipa::ToSchema;

use crate::house::{Table, Wrong};

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The HTTP status.
    pub(crate) status: u16,
    /// The reason, as a permanent short name: all of them stand at `/api`, under “What may be wrong”.
    #[schema(example = "not-your-turn")]
    pub(crate) code: String,
    /// The reason, as a short phrase that is the same for all requests of this code.
    pub(crate) title: &'static str,
    /// What is wrong this time, in a sentence.
    pub(crate) detail: String,
    /// The number of the rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "W13")]
    pub(crate) rule: Option<String>,
    /// The game it is a rule of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "wimpout")]
    pub(crate) game: Option<String>,
    /// At which line of the text that was sent, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// At which column of that line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) column: Option<usize>,
    /// After how many seconds it may be tried again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) retry_after: Option<u64>,
    /// Where it is to be asked instead.
    #[serde(skip)]
    pub(crate) elsewhere: Option<Elsewhere>,
}

/// Where else something is to be asked that could not be answered here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Elsewhere {
    /// At another node, which the address reaches.
    At(Arc<str>),
    /// Here, once more: another node was quicker.
    Again,
}

impl From<Wrong> for Problem {
    fn from(wrong: Wrong) -> Self {
        let detail = wrong.to_string();
        let elsewhere = elsewhere(&wrong);
        let rule = matches!(wrong, Wrong::NoMemberKey).then(|| "K7".to_owned());
        let (status, code, title) = match wrong {
            Wrong::Refused(refusal) => return refused(refusal),
            Wrong::NoTable => (404, "no-such-table", "No such table"),
            Wrong::Elsewhere(_) => (421, "elsewhere", "At another machine"),
            Wrong::NoLease => (503, "no-lease", "Not in charge"),
            Wrong::NoCircle => (404, "no-such-circle", "No such circle"),
            Wrong::NoMemberKey => (404, "no-such-member", "No such member"),
            Wrong::NoSeatKey => (404, "no-such-seat", "No such seat"),
            Wrong::NotFound => (404, "not-found", "Not found"),
            Wrong::BadRequest(_) => (400, "bad-input", "Bad input"),
            Wrong::BadMethod => (405, "bad-method", "Wrong method"),
            Wrong::TooLong | Wrong::SoLong(_) => (413, "too-long", "Too long"),
            Wrong::Unfinished => (408, "unfinished", "Not all was sent"),
            Wrong::Nameless => (401, "nameless", "Who are you?"),
            Wrong::BadToken => (401, "bad-token", "Bad token"),
            Wrong::Banned => (403, "banned", "Sent away"),
            Wrong::CrossSite => (403, "cross-site", "From another site"),
            Wrong::ForeignHost => (421, "foreign-host", "Not this house"),
            Wrong::NotKeeper => (401, "not-keeper", "For the keeper"),
            Wrong::Crowded => (429, "crowded", "Too many at once"),
            Wrong::TooMany(_) => (429, "too-many", "Too many requests"),
            Wrong::TooManyTables => (403, "too-many-tables", "Too many tables"),
            Wrong::Full => (503, "full", "The house is full"),
            Wrong::Busy | Wrong::ManyRecords => (503, "busy", "Busy"),
            Wrong::Overdue => (503, "overdue", "No answer"),
            Wrong::Damaged(_) => (410, "damaged", "The table is damaged"),
            Wrong::Closing => (503, "closing", "The house is closing"),
            Wrong::Store(StoreError::TableClosed(_)) => (409, "game-over", "The game is over"),
            Wrong::Store(StoreError::Full) => (507, "disk-full", "The disk is full"),
            Wrong::Store(_) | Wrong::System(_) => (503, "trouble", "The house is in trouble"),
        };
        Self {
            status,
            code: code.to_owned(),
            title,
            detail,
            rule,
            game: None,
            line: None,
            column: None,
            retry_after: retry_after(&wrong, status),
            elsewhere,
        }
    }
}

impl Problem {
    /// What is wrong at a table: a rule is one of its game.
    pub(crate) fn at(table: &Table, wrong: Wrong) -> Self {
        let problem = Self::from(wrong);
        let game = problem.rule.is_some().then(|| table.summary().game.clone());
        Self { game, ..problem }
    }

    /// What is wrong in the text of a rule, and where.
    pub(crate) fn in_text(fault: &Fault) -> Self {
        let refusal = Refusal::new(Code::BadValue, fault.to_string()).by(OWN.number());
        let place = |n: usize| (n > 0).then_some(n);
        Self {
            line: place(fault.line),
            column: place(fault.column),
            ..refused(refusal)
        }
    }
}

fn elsewhere(wrong: &Wrong) -> Option<Elsewhere> {
    match wrong {
        Wrong::Elsewhere(address) => Some(Elsewhere::At(address.clone())),
        Wrong::Store(StoreError::Fenced { .. }) => Some(Elsewhere::Again),
        _ => None,
    }
}

/// After how many seconds it is worth trying again; where nobody knows, whatever passes by itself mostly has in two.
fn retry_after(wrong: &Wrong, status: u16) -> Option<u64> {
    match wrong {
        Wrong::TooMany(seconds) => Some(*seconds),
        Wrong::Full => Some(60),
        Wrong::Crowded => Some(5),
        _ => (status == 503).then_some(2),
    }
}

fn refused(refusal: Refusal) -> Problem {
    let code = serde_json::to_value(refusal.code).unwrap_or_default();
    let refuses = match &refusal.rule {
        Some(rule) if rule.starts_with('K') => "The circle refuses",
        _ => "The table refuses",
    };
    let (status, title) = match refusal.code {
        Code::BadInput | Code::UnknownOp | Code::BadValue | Code::UnknownRule => (422, "Bad input"),
        Code::UnknownGame => (404, "No such game"),
        Code::TooLong => (413, "Too long"),
        Code::Corrupt => (422, "This does not replay"),
        Code::Stale => (409, "The table has moved on"),
        Code::Clash
        | Code::BadSeat
        | Code::NoGame
        | Code::Illegal
        | Code::NotYourTurn
        | Code::NotNow
        | Code::GameOver
        | Code::BadVote => (409, refuses),
    };
    Problem {
        status,
        code: code.as_str().unwrap_or("refused").to_owned(),
        title,
        detail: refusal.message,
        rule: refusal.rule,
        game: None,
        line: None,
        column: None,
        retry_after: None,
        elsewhere: None,
    }
}

/// The house is well: somebody asks for more than there is room for, or it closes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused;

impl Problem {
    /// Says of an answer with that code whether it is of that kind.
    pub(crate) fn mark(code: &str, response: &mut Response) {
        if ["busy", "full", "closing"].contains(&code) {
            response.extensions_mut().insert(Refused);
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self).expect("a problem is plain data");
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        let mut response = (status, kind, body).into_response();
        Self::mark(&self.code, &mut response);
        if let Some(seconds) = self.retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == 401 {
            let scheme = HeaderValue::from_static("Bearer");
            response
                .headers_mut()
                .insert(header::WWW_AUTHENTICATE, scheme);
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        Problem::from(self).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs are promised that the codes stay, so they are told them.
    #[test]
    fn every_code_is_in_the_document() {
        let (own, document) = (
            include_str!("problem.rs"),
            include_str!("../../../../docs/BOTS.md"),
        );
        let own = own.lines().filter_map(|line| {
            let texts: Vec<_> = line.split_once("=> (")?.1.split('"').collect();
            texts.get(3).and(texts.get(1)).copied()
        });
        let own: Vec<_> = own.map(str::to_owned).collect();
        let codes = include_str!("../../../table/src/refusal.rs");
        let codes = codes
            .lines()
            .skip_while(|line| !line.starts_with("pub enum Code"));
        let codes = codes.skip(1).take_while(|line| *line != "}");
        let codes = codes.filter_map(|line| line.trim().strip_suffix(','));
        let kebab = |name: &str| {
            let parts = name.char_indices().map(|(at, c)| {
                let dash = if c.is_uppercase() && at > 0 { "-" } else { "" };
                format!("{dash}{}", c.to_lowercase())
            });
            parts.collect::<String>()
        };
        let codes = codes.filter(|line| !line.starts_with('/')).map(kebab);
        let all: Vec<_> = own.into_iter().chain(codes).collect();
        assert!(all.len() > 40, "{all:?}");
        for code in all {
            assert!(document.contains(&format!("`{code}`")), "{code}");
        }
    }

    #[test]
    fn a_refusal_keeps_its_code_its_sentence_and_its_rule() {
        let refusal = Refusal::illegal("W13", "clear the flash first");
        let problem = Problem::from(Wrong::Refused(refusal));
        assert_eq!((problem.status, problem.code.as_str()), (409, "illegal"));
        assert_eq!(problem.detail, "clear the flash first");
        assert_eq!(problem.rule.as_deref(), Some("W13"));
    }

    #[test]
    fn a_house_without_its_database_says_when_to_come_back() {
        let away = StoreError::Away("it does not answer".to_owned());
        let response = Wrong::from(away).into_response();
        assert_eq!(response.status(), 503);
        assert_eq!(response.headers()[header::RETRY_AFTER], "2");
    }

    #[test]
    fn whoever_is_too_fast_learns_when_to_come_back() {
        let response = Wrong::TooMany(7).into_response();
        assert_eq!(response.status(), 429);
        assert_eq!(response.headers()[header::RETRY_AFTER], "7");
        assert_eq!(
            response.headers()[header::CONTENT_TYPE],
            "application/problem+json"
        );
    }
}
