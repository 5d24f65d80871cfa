//! The smallest client that tests and the load tool need: HTTP/1.1 over one connection, kept alive.

use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// A connection to a server.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    /// Sent with every request: lines that end with CR LF.
    pub(crate) headers: String,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in small letters.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The first header of that name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let header = self.headers.iter().find(|(header, _)| header == name);
        header.map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// Connects.
    pub(crate) async fn connect(address: SocketAddr) -> std::io::Result<Self> {
        Self::over(TcpStream::connect(address).await?, address)
    }

    /// Connects from an address of this machine.
    #[allow(dead_code, reason = "the load tool comes from one address")]
    pub(crate) async fn connect_from(from: IpAddr, address: SocketAddr) -> std::io::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        Self::over(socket.connect(address).await?, address)
    }

    fn over(stream: TcpStream, address: SocketAddr) -> std::io::Result<Self> {
        stream.set_nodelay(true)?;
        let headers = format!("host: {address}\r\n");
        Ok(Self {
            stream: BufReader::new(stream),
            headers,
        })
    }

    /// Shows this token from now on.
    pub(crate) fn show_token(&mut self, token: &str) {
        self.headers.push_str("authorization: Bearer ");
        self.headers.push_str(token);
        self.headers.push_str("\r\n");
    }

    /// Reads pages in this language from now on.
    pub(crate) fn speak(&mut self, language: &str) {
        for part in ["cookie: tongue=", language, "\r\n"] {
            self.headers.push_str(part);
        }
    }

    /// Sends a request without a body.
    pub(crate) async fn get(&mut self, path: &str) -> std::io::Result<Answer> {
        self.request("GET", path, "").await
    }

    /// Posts JSON.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> std::io::Result<Answer> {
        self.request("POST", path, &body.to_string()).await
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> std::io::Result<Answer> {
        self.send(method, path, body).await?;
        let mut answer = self.head().await?;
        answer.body = self.body(&answer).await?;
        Ok(answer)
    }

    /// Sends a request.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> std::io::Result<()> {
        let length = body.len();
        let headers = &self.headers;
        let request =
            format!("{method} {path} HTTP/1.1\r\n{headers}content-length: {length}\r\n\r\n{body}");
        self.stream.write_all(request.as_bytes()).await
    }

    /// Reads the head of an answer.
    pub(crate) async fn head(&mut self) -> std::io::Result<Answer> {
        let first = self.line().await?;
        let status = first
            .split(' ')
            .nth(1)
            .and_then(|code| code.parse().ok())
            .unwrap_or(0);
        let mut headers = Vec::new();
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else {
                break;
            };
            headers.push((name.to_lowercase(), value.to_owned()));
        }
        Ok(Answer {
            status,
            headers,
            body: Vec::new(),
        })
    }

    async fn body(&mut self, head: &Answer) -> std::io::Result<Vec<u8>> {
        let mut body = Vec::new();
        if head.header("transfer-encoding").is_some() {
            while let Some(chunk) = self.chunk().await? {
                body.extend(chunk);
            }
        } else if let Some(length) = head.header("content-length") {
            body.resize(length.parse().unwrap_or(0), 0);
            self.stream.read_exact(&mut body).await?;
        }
        Ok(body)
    }

    /// The next piece of a body that comes in pieces; none at its end.
    pub(crate) async fn chunk(&mut self) -> std::io::Result<Option<Vec<u8>>> {
        let size = self.line().await?;
        let size = usize::from_str_radix(&size, 16).unwrap_or(0);
        let mut chunk = vec![0; size + 2];
        self.stream.read_exact(&mut chunk).await?;
        chunk.truncate(size);
        Ok((size > 0).then_some(chunk))
    }

    async fn line(&mut self) -> std::io::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        Ok(line.trim_end().to_owned())
    }
}
