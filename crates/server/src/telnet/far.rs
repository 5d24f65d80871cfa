//! Somebody who is connected here and sits at a table that another node keeps: what they type is heard there, what is said
//! there is told here (N5, N9). The connection stays here, so it outlives the node that keeps the table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest as _, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, ReadHalf, WriteHalf, split};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::lobby::Lobby;
use super::talk::{Said, Talk};
use crate::house::{Guest, House, Profile, Wrong};
use crate::http::caller::Rates;
use crate::http::pass::{Passed, Passing};

/// Where a node hears what is typed at another.
pub(crate) const PATH: &str = "/node/talk";
/// What the connection is turned into.
const PROTOCOL: HeaderValue = HeaderValue::from_static("lastlicks-talk");
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many frames and lines may wait.
const AHEAD: usize = 64;

/// Who comes from another node, and the line they typed there.
#[derive(Debug, Serialize, Deserialize)]
struct Opening {
    guest: Option<(String, Profile)>,
    tongue: String,
    typed: Typed,
}

/// A line, and how wide the window is.
#[derive(Debug, Serialize, Deserialize)]
struct Typed {
    line: String,
    width: usize,
}

/// What is said to them.
#[derive(Debug, Serialize, Deserialize)]
struct Frame {
    said: Said,
    /// It answers a line.
    is_answer: bool,
    /// They have left the table: what they type next is heard at their own node.
    is_home: bool,
    /// Who they are, once they have told.
    guest: Option<(String, Profile)>,
    /// Whether what they type next belongs to a text.
    #[serde(default)]
    text: Text,
}

/// Whether what is typed next belongs to a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Text {
    /// It does not.
    #[default]
    None,
    /// It does.
    Kept,
    /// It does, and the text is lost: nothing more of it is kept.
    Lost,
}

/// What a node needs for those who come from others.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) house: House,
    pub(crate) rates: Rates,
    pub(crate) lobby: Lobby,
    pub(crate) base: String,
    pub(crate) passing: Arc<Passing>,
}

/// Hears somebody from another node.
pub(crate) async fn hear(State(desk): State<Desk>, mut request: Request) -> Response {
    let visitor = request
        .extensions()
        .get::<Passed>()
        .map(|passed| passed.visitor);
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let opening = axum::Json::<Opening>::from_request(request, &()).await;
    let (Some(visitor), Some(upgrade), Ok(axum::Json(opening))) = (visitor, upgrade, opening)
    else {
        return Wrong::BadRequest("this is for nodes of the house".to_owned()).into_response();
    };
    let house = desk.house.clone();
    tokio::spawn(async move {
        let stopped = house.stopped();
        let talk = async {
            if let Ok(line) = upgrade.await {
                let _ = serve(desk, visitor, opening, line).await;
            }
        };
        tokio::select! {
            () = talk => {}
            () = stopped => {}
        }
    });
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, PROTOCOL),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}

type Io = TokioIo<Upgraded>;

async fn serve(
    desk: Desk,
    visitor: IpAddr,
    opening: Opening,
    line: Upgraded,
) -> std::io::Result<()> {
    let (read, mut write) = split(TokioIo::new(line));
    let mut lines = BufReader::new(read).lines();
    let mut talk = Talk::new(desk, visitor);
    talk.is_visitor();
    talk.become_guest(opening.guest.map(|(id, profile)| (Guest { id }, profile)));
    talk.speak(opening.tongue.parse().unwrap_or_default());
    let mut width = opening.typed.width;
    let said = talk.hear(&opening.typed.line, width).await;
    send(&mut write, &frame(&talk, said, true)).await?;
    while talk.is_at_table() {
        let frame = tokio::select! {
            typed = lines.next_line() => {
                let Some(typed) = typed? else { return Ok(()) };
                let Typed { line, width: now } = serde_json::from_str(&typed)?;
                width = now;
                let said = talk.hear(&line, width).await;
                frame(&talk, said, true)
            }
            () = talk.news() => {
                let said = talk.tell(width).await;
                frame(&talk, said, false)
            }
        };
        send(&mut write, &frame).await?;
    }
    Ok(())
}

fn frame(talk: &Talk, said: Said, is_answer: bool) -> Frame {
    let guest = talk
        .guest()
        .map(|(guest, profile)| (guest.id.clone(), profile.clone()));
    let is_home = !talk.is_at_table();
    Frame {
        said,
        is_answer,
        is_home,
        guest,
        text: talk.text(),
    }
}

async fn send(to: &mut WriteHalf<Io>, what: &impl Serialize) -> std::io::Result<()> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    to.write_all(&line).await?;
    to.flush().await
}

/// The line to another node, from the side of who has typed.
pub(super) struct Far {
    frames: mpsc::Receiver<Frame>,
    typed: mpsc::Sender<Typed>,
    /// What leads back to the table when the node is gone.
    pub(super) way: String,
    text: Text,
}

/// What came of a line, or happened there.
pub(super) struct Told {
    pub(super) said: Said,
    pub(super) is_home: bool,
    pub(super) guest: Option<(Guest, Profile)>,
}

/// The other node is gone.
#[derive(Debug)]
pub(super) struct Gone;

impl Far {
    /// Goes to the node at an address with a line that was typed.
    pub(super) async fn go(
        desk: &Desk,
        address: &str,
        visitor: IpAddr,
        guest: Option<&(Guest, Profile)>,
        tongue: Tongue,
        typed: (&str, usize),
    ) -> Result<(Self, Told), Gone> {
        let (line, width) = typed;
        let opening = Opening {
            guest: guest.map(|(guest, profile)| (guest.id.clone(), profile.clone())),
            tongue: tongue.to_string(),
            typed: Typed {
                line: line.to_owned(),
                width,
            },
        };
        let body = serde_json::to_vec(&opening).map_err(|_| Gone)?;
        let upgraded = desk
            .passing
            .talk(&desk.house, address, visitor, body, PROTOCOL);
        let upgraded = timeout(PATIENCE, upgraded)
            .await
            .ok()
            .flatten()
            .ok_or(Gone)?;
        let (read, write) = split(TokioIo::new(upgraded));
        let (tell, frames) = mpsc::channel(AHEAD);
        let (typed, lines) = mpsc::channel(AHEAD);
        let gone = desk.house.gone(address);
        tokio::spawn(async move {
            tokio::select! {
                () = take_in(read, tell) => {}
                () = gone => {}
            }
        });
        tokio::spawn(hand_on(lines, write));
        let mut far = Self {
            frames,
            typed,
            way: line.to_owned(),
            text: Text::None,
        };
        let told = far.answer().await?;
        Ok((far, told))
    }

    /// What is said to a line.
    pub(super) async fn hear(&mut self, line: &str, width: usize) -> Result<Told, Gone> {
        let typed = Typed {
            line: line.to_owned(),
            width,
        };
        self.typed.send(typed).await.map_err(|_| Gone)?;
        self.answer().await
    }

    async fn answer(&mut self) -> Result<Told, Gone> {
        let mut before: Option<Said> = None;
        loop {
            let frame = timeout(PATIENCE, self.frame()).await.map_err(|_| Gone)??;
            let is_answer = frame.is_answer;
            let mut told = frame.told();
            if let Some(before) = before.take() {
                told.said = before.and(told.said);
            }
            if is_answer {
                return Ok(told);
            }
            before = Some(told.said);
        }
    }

    /// Whether what is typed next belongs to a text.
    pub(super) const fn text(&self) -> Text {
        self.text
    }

    /// The next that is said there. Nothing is lost if this is given up.
    pub(super) async fn news(&mut self) -> Result<Told, Gone> {
        Ok(self.frame().await?.told())
    }

    async fn frame(&mut self) -> Result<Frame, Gone> {
        let frame = self.frames.recv().await.ok_or(Gone)?;
        self.text = frame.text;
        Ok(frame)
    }
}

/// Reads what is said there, until nobody listens or nothing more comes.
async fn take_in(read: ReadHalf<Io>, tell: mpsc::Sender<Frame>) {
    let mut lines = BufReader::new(read).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        let Ok(frame) = serde_json::from_str(&line) else {
            return;
        };
        if tell.send(frame).await.is_err() {
            return;
        }
    }
}

/// Sends what is typed here, until nobody types any more.
async fn hand_on(mut lines: mpsc::Receiver<Typed>, mut write: WriteHalf<Io>) {
    while let Some(line) = lines.recv().await {
        if send(&mut write, &line).await.is_err() {
            return;
        }
    }
    let _ = write.shutdown().await;
}

impl Frame {
    fn told(self) -> Told {
        Told {
            said: self.said,
            is_home: self.is_home,
            guest: self.guest.map(|(id, profile)| (Guest { id }, profile)),
        }
    }
}
