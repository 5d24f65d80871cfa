//! A service outside that the house calls.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// What came in at the service.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) path: String,
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
}

impl Heard {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self
            .headers
            .lines()
            .filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(header, _)| *header == name);
        found.next().map(|(_, value)| value)
    }
}

/// A service on this machine that hears all that is posted, and answers as it is told.
pub(crate) struct Service {
    pub(crate) base: String,
    pub(crate) heard: mpsc::UnboundedReceiver<Heard>,
    pub(crate) status: Arc<AtomicU16>,
}

impl Service {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (tell, heard) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(200));
        let answer = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(hear(stream, tell.clone(), answer.clone()));
            }
        });
        Self {
            base,
            heard,
            status,
        }
    }

    pub(crate) fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    pub(crate) async fn next(&mut self) -> Heard {
        let heard = tokio::time::timeout(crate::PATIENCE, self.heard.recv()).await;
        heard.expect("something is sent").unwrap()
    }

    pub(crate) fn is_silent(&mut self) -> bool {
        self.heard.try_recv().is_err()
    }
}

async fn hear(stream: TcpStream, tell: mpsc::UnboundedSender<Heard>, status: Arc<AtomicU16>) {
    let mut stream = BufReader::new(stream);
    let (mut first, mut headers) = (String::new(), String::new());
    if stream.read_line(&mut first).await.unwrap_or(0) == 0 {
        return;
    }
    while !headers.ends_with("\r\n\r\n") && !headers.starts_with("\r\n") {
        stream.read_line(&mut headers).await.unwrap();
    }
    let headers = headers.to_lowercase();
    let length = headers
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
    stream.read_exact(&mut body).await.unwrap();
    let path = first.split(' ').nth(1).unwrap().to_owned();
    tell.send(Heard {
        path,
        headers,
        body,
    })
    .ok();
    let status = status.load(Ordering::SeqCst);
    let answer =
        format!("HTTP/1.1 {status} x\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok();
}
