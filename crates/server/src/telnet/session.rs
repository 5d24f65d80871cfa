//! One telnet connection: bytes in and out, options, and the words said at [`super::talk`].

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use speech::lobby as say;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::task::yield_now;
use tokio::time::{Instant, sleep_until, timeout};

use super::codec::{self, Decoder, Event, Verb};
use super::far::{Desk, Text};
use super::line::{Editor, Typed};
use super::options::{Mtts, Options, option};
use super::pager::Pager;
use super::talk::{LOST, Said, Talk, Wish};
use super::text::{self, Told};
use crate::http::doors::block;

/// How much is read at once.
const PIECE: usize = 1024;
/// How long a client may take to swallow what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nobody may type anything before the line is cut; seats stay.
const SILENCE: Duration = Duration::from_hours(3);
/// The same for those who have not told a name yet.
const DOORSTEP: Duration = Duration::from_mins(3);
/// Are You There?
const AYT: u8 = 246;
/// Interrupt Process, and erase line.
const FORGET: [u8; 2] = [244, 248];

/// Long texts are made one at a time, on whatever lines they were asked for: but nobody waits longer than this for one that
/// does not come, from a table that is busy or kept elsewhere.
const TURN: Duration = Duration::from_secs(1);
static LONG_TEXTS: Semaphore = Semaphore::const_new(1);
/// What is answered with one.
const LONG: [&str; 7] = ["?", "games", "help", "lesson", "lessons", "rule", "rules"];

/// Everything there is to one connection.
pub(super) struct Session {
    stream: TcpStream,
    decoder: Decoder,
    options: Options,
    editor: Editor,
    talk: Talk,
    pager: Pager,
    /// Whether colours were asked for or refused.
    colours: Option<bool>,
    /// What is to be sent.
    out: Vec<u8>,
    /// What was read and is not heard yet.
    unheard: VecDeque<u8>,
    /// A line that waits, and until when: there were too many before it.
    waits: Option<(String, Instant)>,
    /// Whether they were told so, and type too fast yet.
    is_held_up: bool,
    has_typed: bool,
}

/// Whether the connection goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Up,
    Down,
}

/// Until a line that waits is to be heard.
async fn until(waits: Option<&(String, Instant)>) {
    match waits {
        Some((_, due)) => sleep_until(*due).await,
        None => std::future::pending().await,
    }
}

impl Session {
    pub(super) fn new(stream: TcpStream, address: SocketAddr, desk: Desk) -> Self {
        Self {
            stream,
            decoder: Decoder::default(),
            options: Options::default(),
            editor: Editor::default(),
            talk: Talk::new(desk, block(address.ip())),
            pager: Pager::default(),
            colours: None,
            out: Vec::new(),
            unheard: VecDeque::new(),
            waits: None,
            is_held_up: false,
            has_typed: false,
        }
    }

    /// Talks until either side has had enough.
    pub(super) async fn run(mut self) -> std::io::Result<()> {
        let mut stopped = std::pin::pin!(self.talk.house().stopped());
        self.options.greet(&mut self.out);
        self.say(text::GREETING);
        let mut piece = [0; PIECE];
        loop {
            self.flush().await?;
            let silence = if self.talk.is_known() {
                SILENCE
            } else {
                DOORSTEP
            };
            tokio::select! {
                biased;
                () = stopped.as_mut() => {
                    self.say(&self.talk.told(&say::Closes {}));
                    return self.flush().await;
                }
                () = self.talk.news() => {
                    let said = self.talk.tell(text::width(self.options.client())).await;
                    let rows = self.rows(&said.lines);
                    self.write(&rows);
                    self.tell_programs(&said);
                }
                () = until(self.waits.as_ref()), if self.waits.is_some() => {
                    if self.go_on().await == Line::Down {
                        return self.flush().await;
                    }
                }
                // Nothing more is read before what was read has been heard: who types too fast is held up, nobody else.
                read = timeout(silence, self.stream.read(&mut piece)), if self.waits.is_none() => {
                    let read = read.unwrap_or(Ok(0))?;
                    self.unheard.extend(&piece[..read]);
                    if read == 0 || self.hear().await == Line::Down {
                        return self.flush().await;
                    }
                }
            }
        }
    }

    /// Hears what was read, up to a line that has to wait.
    async fn hear(&mut self) -> Line {
        while self.waits.is_none()
            && let Some(byte) = self.unheard.pop_front()
        {
            let event = self.decoder.feed(&[byte]).next();
            match event {
                Some(Event::Byte(byte)) => {
                    if let Some(typed) = self.editor.take(byte)
                        && self.typed(typed).await == Line::Down
                    {
                        return Line::Down;
                    }
                }
                Some(Event::Negotiate(verb, option)) => self.negotiated(verb, option),
                Some(Event::Subnegotiation(option, content)) => {
                    self.options.told(option, &content, &mut self.out);
                }
                Some(Event::Overlong(_)) => return Line::Down,
                Some(Event::Command(AYT)) if self.talk.count().is_ok() => {
                    self.say(&self.talk.told(&say::Present {}));
                }
                Some(Event::Command(command)) if FORGET.contains(&command) => self.editor.clear(),
                Some(Event::Command(_)) | None => {}
            }
        }
        Line::Up
    }

    /// A line has waited: it is heard, or waits again.
    async fn go_on(&mut self) -> Line {
        let line = self.waits.take().map(|(line, _)| line);
        if self.listen(line.unwrap_or_default()).await == Line::Down {
            return Line::Down;
        }
        self.hear().await
    }

    /// Hears a line in its turn.
    async fn listen(&mut self, line: String) -> Line {
        if !self.talk.is_pasting()
            && let Err(wait) = self.talk.count()
        {
            self.waits = Some((line, Instant::now() + wait));
            if !std::mem::replace(&mut self.is_held_up, true) {
                self.say(&self.talk.told(&say::TooFast {}));
            }
            return Line::Up;
        }
        self.is_held_up &= !self.unheard.is_empty();
        self.heard(&line).await
    }

    fn negotiated(&mut self, verb: Verb, option: u8) {
        self.options.negotiated(verb, option, &mut self.out);
    }

    async fn typed(&mut self, typed: Typed) -> Line {
        let Typed::Line(line) = typed else {
            if self.talk.text() != Text::Lost {
                self.say(&self.talk.told(&say::TooLong {}));
            }
            if self.talk.is_pasting() {
                return self.heard(LOST).await;
            }
            return Line::Up;
        };
        if !std::mem::replace(&mut self.has_typed, true) && is_http(&line) {
            self.out.clear();
            self.out.extend(text::HTTP.as_bytes());
            return Line::Down;
        }
        self.listen(line).await
    }

    /// Hears a line. Whoever asks for much gets it after the others who do, and after every line others come first: no act
    /// waits for more than one long text.
    async fn heard(&mut self, line: &str) -> Line {
        let turn = if asks_much(line) {
            timeout(TURN, LONG_TEXTS.acquire()).await.ok()
        } else {
            None
        };
        let goes_on = self.understood(line).await;
        drop(turn);
        yield_now().await;
        goes_on
    }

    async fn understood(&mut self, line: &str) -> Line {
        let word = line.trim().to_lowercase();
        let pages = word == "more" || (word.is_empty() && self.pager.has_more());
        if pages && !self.talk.is_pasting() {
            let page = self.pager.more(self.height(), self.talk.tongue());
            self.write(&page);
            return Line::Up;
        }
        let width = text::width(self.options.client());
        let said = self.talk.hear(line, width).await;
        self.answer(&said);
        if said.is_over { Line::Down } else { Line::Up }
    }

    /// How many rows the window has, if that is known; a screen reader reads on by itself.
    fn height(&self) -> Option<u16> {
        let client = self.options.client();
        let window = client.window.filter(|_| !client.has(Mtts::ScreenReader));
        window.map(|(_, rows)| rows)
    }

    fn answer(&mut self, said: &Said) {
        // Before the question, so that the client knows it when the answer is typed.
        self.options.hide_typing(said.hide_typing, &mut self.out);
        match said.wish {
            Some(Wish::Reader(is_on)) => self.options.set_reader(is_on),
            Some(Wish::Ascii(is_on)) => self.options.set_ascii(is_on),
            Some(Wish::Colours(is_on)) => self.colours = Some(is_on),
            Some(Wish::Pager(is_on)) => self.pager.set_off(!is_on),
            None => {}
        }
        let rows = self.rows(&said.lines);
        let page = self.pager.page(rows, self.height(), self.talk.tongue());
        self.write(&page);
        self.tell_programs(said);
    }

    fn tell_programs(&mut self, said: &Said) {
        if !self.options.client().gmcp {
            return;
        }
        for (name, value) in &said.messages {
            let message = format!("{name} {value}");
            codec::subnegotiation(option::GMCP, message.as_bytes(), &mut self.out);
        }
    }

    fn rows(&self, lines: &[Told]) -> Vec<String> {
        let client = self.options.client();
        let colours = self.colours.unwrap_or_else(|| text::takes_colours(client));
        let rows = lines
            .iter()
            .flat_map(|told| text::rows(told, client, colours));
        rows.collect()
    }

    fn say(&mut self, text: &str) {
        let rows = self.rows(&[text.into()]);
        self.write(&rows);
    }

    fn write(&mut self, rows: &[String]) {
        for row in rows {
            codec::text(row.as_bytes(), &mut self.out);
            self.out.extend(b"\r\n");
        }
    }

    async fn flush(&mut self) -> std::io::Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        let out = std::mem::take(&mut self.out);
        timeout(PATIENCE, self.stream.write_all(&out)).await?
    }
}

/// Whether a line is answered with a long text.
fn asks_much(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    LONG.contains(&word.to_lowercase().as_str())
}

/// Whether the first line is that of a browser at the wrong door.
fn is_http(line: &str) -> bool {
    line.ends_with("HTTP/1.1") || line.ends_with("HTTP/1.0")
}
