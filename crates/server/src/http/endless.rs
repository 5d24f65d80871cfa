//! An answer that does not end. Once it begins, its connection is taken from the HTTP library, which keeps 16 kB for requests
//! that do not come: what is told goes out in chunks, and all that is listened for is that the other side has gone.

use std::fmt::Write as _;
use std::time::SystemTime;

use axum::body::{Body, Bytes, HttpBody as _};
use axum::response::Response;
use hyper::body::Frame;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::listen::Open;
use super::stall::Impatient;

/// How many bytes somebody who is being told may send all the same: the start of another request, at most.
const CHATTER: usize = 16 * 1024;
/// What ends an answer in chunks.
const LAST: &[u8] = b"0\r\n\r\n";

/// Marks an answer that is told as it comes to pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Endless;

/// A connection over which such an answer goes.
#[derive(Debug)]
pub(super) struct Telling {
    stream: Impatient<TcpStream>,
    head: String,
    body: Body,
    _open: Open,
}

impl Telling {
    pub(super) fn new(stream: Impatient<TcpStream>, answer: Response, open: Open) -> Self {
        Self {
            stream,
            head: head(&answer),
            body: answer.into_body(),
            _open: open,
        }
    }

    /// Tells until there is nothing more to tell or nobody to tell it.
    pub(super) async fn run(mut self) {
        let head = std::mem::take(&mut self.head);
        if self.stream.write_all(head.as_bytes()).await.is_err() {
            return;
        }
        drop(head);
        let mut chatter = 0;
        loop {
            let mut scrap = [0; 64];
            let piece = tokio::select! {
                piece = piece(&mut self.body) => piece,
                read = self.stream.read(&mut scrap) => match read {
                    Ok(1..) if chatter < CHATTER => {
                        chatter += scrap.len();
                        continue;
                    }
                    _ => return,
                },
            };
            let is_last = piece.is_none();
            let chunk = piece.map_or_else(|| LAST.to_vec(), |piece| chunk(&piece));
            if self.stream.write_all(&chunk).await.is_err() || is_last {
                break;
            }
        }
        let _ = self.stream.shutdown().await;
    }
}

/// The next piece of the body that is not empty.
async fn piece(body: &mut Body) -> Option<Bytes> {
    loop {
        let frame =
            std::future::poll_fn(|context| std::pin::Pin::new(&mut *body).poll_frame(context));
        let piece = frame.await?.ok().map(Frame::into_data);
        match piece? {
            Ok(piece) if piece.is_empty() => {}
            Ok(piece) => return Some(piece),
            Err(_) => {}
        }
    }
}

fn chunk(piece: &[u8]) -> Vec<u8> {
    let mut chunk = format!("{:x}\r\n", piece.len()).into_bytes();
    chunk.reserve_exact(piece.len() + 2);
    chunk.extend_from_slice(piece);
    chunk.extend_from_slice(b"\r\n");
    chunk
}

/// The head of the answer as it goes over the line; the line ends with it.
fn head(answer: &Response) -> String {
    let mut head = format!("HTTP/1.1 {}\r\n", answer.status());
    for (name, value) in answer.headers() {
        if let Ok(value) = value.to_str() {
            let _ = write!(head, "{name}: {value}\r\n");
        }
    }
    let now = httpdate::fmt_http_date(SystemTime::now());
    let _ = write!(
        head,
        "transfer-encoding: chunked\r\nconnection: close\r\ndate: {now}\r\n\r\n"
    );
    head
}
