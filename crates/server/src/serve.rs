//! From a configuration to a house with open doors, and back.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context as _;
use axum::middleware::from_fn_with_state;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::admin::{self, Guard, Token};
use crate::config::{Config, Limits};
use crate::house::{House, Machine};
use crate::http::caller::Rates;
use crate::http::doors::Doors;
use crate::http::listen::listen;
use crate::http::names::Names;
use crate::http::pass::{self, Passing};
use crate::http::{self, Needs, Web};
use crate::stop::told_to_stop;
use crate::telnet;

/// Keeps the house open until the process is told to stop (SIGTERM, SIGINT). `opened` hears where the doors are.
///
/// Once told, the process has ended within ten seconds whatever it is at, and at once when it is told again.
///
/// # Errors
/// The folder or an address cannot be used.
pub async fn serve(config: Config, opened: impl FnOnce(&Running)) -> anyhow::Result<()> {
    let running = Running::start(config).await?;
    let told = told_to_stop().context("the house cannot be told to stop")?;
    opened(&running);
    told.await?;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

/// A house with open doors. Dropping it lets it run on; [`Running::stop`] closes it.
#[derive(Debug)]
pub struct Running {
    house: House,
    doors: JoinSet<()>,
    base: String,
    /// Where browsers and programs come in.
    pub web: SocketAddr,
    /// Where telnet comes in.
    pub telnet: Option<SocketAddr>,
    /// Where the keeper comes in.
    pub admin: Option<SocketAddr>,
    /// Where other nodes come in.
    pub node: Option<SocketAddr>,
    token: Option<Token>,
}

impl Running {
    /// Opens the house and its doors.
    ///
    /// # Errors
    /// The folder or an address cannot be used.
    pub async fn start(config: Config) -> anyhow::Result<Self> {
        Self::start_on(config, Machine::default()).await
    }

    /// Opens the house with another clock or other luck than those of the machine, for tests.
    ///
    /// # Errors
    /// The folder or an address cannot be used.
    pub async fn start_on(config: Config, machine: Machine) -> anyhow::Result<Self> {
        let web = bind(config.bind).await?;
        let telnet = if config.no_telnet {
            None
        } else {
            Some(bind(config.telnet).await?)
        };
        let admin = match config.admin {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let node = match config.node {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let (limits, mut keeping) = (config.limits.clone(), config.keeping.clone());
        let at = node.as_ref().map(TcpListener::local_addr).transpose()?;
        keeping.node = at.map(|at| {
            config
                .node_address
                .clone()
                .unwrap_or_else(|| at.to_string())
        });
        if at.is_some() && keeping.database.is_none() {
            anyhow::bail!("--node is for a house that several machines keep in one --database");
        }
        let house = House::open(&config.data, limits, keeping, machine).await?;
        let asks_token = admin.is_some() && !config.admin_without_token;
        let token = asks_token.then(|| Token::load_or_make(&config.data));
        let mut running = Self {
            base: base(&config, web.local_addr()?),
            web: web.local_addr()?,
            telnet: telnet.as_ref().map(TcpListener::local_addr).transpose()?,
            admin: admin.as_ref().map(TcpListener::local_addr).transpose()?,
            node: at,
            token: token.transpose()?,
            doors: JoinSet::new(),
            house,
        };
        running.open(&config, web, telnet, admin, node);
        Ok(running)
    }

    fn open(
        &mut self,
        config: &Config,
        web: TcpListener,
        telnet: Option<TcpListener>,
        admin: Option<TcpListener>,
        node: Option<TcpListener>,
    ) {
        let doors = Doors::new(&config.limits);
        let rates = Rates::new(&config.limits);
        let names = Names::new(&config.hosts);
        let proxies = config.behind_proxy.clone();
        let needs = Web::new(Needs {
            house: self.house.clone(),
            rates: rates.clone(),
            doors: doors.clone(),
            public_url: config.public_url.clone(),
            names: names.clone(),
            proxies: proxies.clone(),
            passing: self.house.is_shared().then(Passing::new),
        });
        let router = http::router(needs.clone());
        if let Some(listener) = node {
            let admit = from_fn_with_state(needs, pass::admit);
            let (house, router) = (self.house.clone(), router.clone().layer(admit));
            // Whom it serves, other nodes have counted.
            let doors = Doors::new(&Limits {
                connections_per_address: config.limits.connections,
                ..config.limits.clone()
            });
            self.doors
                .spawn(listen(listener, router, house, doors, None));
        }
        let house = self.house.clone();
        self.doors
            .spawn(listen(web, router, house, doors.clone(), proxies));
        if let Some(listener) = telnet {
            let (house, base) = (self.house.clone(), self.base.clone());
            self.doors
                .spawn(telnet::listen(listener, house, rates, doors, base));
        }
        if let Some(listener) = admin {
            let guard = Guard::new(self.token.as_ref(), names);
            let (house, router) = (self.house.clone(), admin::router(self.house.clone(), guard));
            // Of its own, so that visitors who fill the house do not shut out its keeper.
            let doors = Doors::new(&config.limits);
            self.doors
                .spawn(listen(listener, router, house, doors, None));
        }
    }

    /// What links begin with where nobody has asked by another name.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Where the token lies that the keeper's door asks for, if it asks for one.
    pub fn token_file(&self) -> Option<&Path> {
        self.token.as_ref().map(|token| token.path.as_path())
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.house.in_memory()
    }

    /// Closes the doors: streams end, requests under way are answered, and everything acknowledged is stored.
    pub async fn stop(mut self) {
        self.house.stop();
        self.house.leave_nodes().await;
        while self.doors.join_next().await.is_some() {}
        self.house.put_away().await;
    }
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot open a door at {address}"))
}

fn base(config: &Config, web: SocketAddr) -> String {
    let local = || {
        if web.ip().is_unspecified() {
            format!("http://localhost:{}", web.port())
        } else {
            format!("http://{web}")
        }
    };
    config.public_url.clone().unwrap_or_else(local)
}
