//! From a configuration to a house with open doors, and back.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::post;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::admin::{self, Guard, Others, Token};
use crate::config::{Calling, Config, Limits};
use crate::house::{House, Machine};
use crate::http::caller::Rates;
use crate::http::doors::Doors;
use crate::http::listen::listen;
use crate::http::names::Names;
use crate::http::pass::{self, Passing};
use crate::http::{self, Needs, Web};
use crate::solutions::Solutions;
use crate::stop::told_to_stop;
use crate::telnet::far::{self, Desk};
use crate::telnet::{self, lobby::Lobby};

/// Keeps the house open until the process is told to stop (SIGTERM, SIGINT). `opened` hears where the doors are.
///
/// Once told, the process has ended within ten seconds whatever it is at, and at once when it is told again.
///
/// # Errors
/// The folder or an address cannot be used.
pub async fn serve(config: Config, opened: impl FnOnce(&Running)) -> anyhow::Result<()> {
    let solved = config.data.join("solved");
    arena::keep_solutions_in(Solutions::in_folder(solved, |told| {
        tracing::warn!("{told}");
    }));
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
        let listeners = Listeners::bind(&config).await?;
        let (limits, mut keeping) = (config.limits.clone(), config.keeping.clone());
        let calling = Calling {
            base: base(&config, listeners.web.local_addr()?),
            ..config.calling.clone()
        };
        let at = listeners.at(|all| all.node.as_ref())?;
        if at.is_some() && keeping.database.is_none() {
            anyhow::bail!("--node is for a house that several machines keep in one --database");
        }
        let known = config.node_address.clone();
        if known.is_none() && at.is_some_and(|at| at.ip().is_unspecified()) {
            anyhow::bail!(
                "--node {} is no address that others can reach; say it with --node-address HOST:PORT",
                at.unwrap_or(config.bind)
            );
        }
        keeping.node = at.map(|at| known.unwrap_or_else(|| at.to_string()));
        let house = House::open(&config.data, limits, keeping, calling, machine).await?;
        let asks_token = listeners.admin.is_some() && !config.admin_without_token;
        let token = asks_token.then(|| Token::load_or_make(&config.data));
        let web = listeners.web.local_addr()?;
        let mut running = Self {
            base: base(&config, web),
            web,
            telnet: listeners.at(|all| all.telnet.as_ref())?,
            admin: listeners.at(|all| all.admin.as_ref())?,
            node: at,
            token: token.transpose()?,
            doors: JoinSet::new(),
            house,
        };
        running.open(&config, listeners);
        Ok(running)
    }

    fn open(&mut self, config: &Config, listeners: Listeners) {
        let doors = Doors::new(&config.limits);
        let (needs, desk) = self.needs(config, &doors);
        let router = http::router(needs.clone());
        if let Some(listener) = listeners.admin {
            let others = Others::new(desk.passing.clone());
            self.open_to_keeper(config, listener, needs.names.clone(), others);
        }
        if let Some(listener) = listeners.node {
            self.open_to_nodes(config, listener, router.clone(), needs, desk.clone());
        }
        let (house, proxies) = (self.house.clone(), config.behind_proxy.clone());
        self.doors
            .spawn(listen(listeners.web, router, house, doors.clone(), proxies));
        if let Some(listener) = listeners.telnet {
            self.doors.spawn(telnet::listen(listener, desk, doors));
        }
    }

    /// What the doors need: those for browsers and programs, and that for telnet.
    fn needs(&self, config: &Config, doors: &Doors) -> (Web, Desk) {
        let rates = Rates::new(&config.limits);
        let passing = Arc::new(Passing::new());
        let desk = Desk {
            house: self.house.clone(),
            rates: rates.clone(),
            lobby: Lobby::new(),
            base: self.base.clone(),
            passing: passing.clone(),
        };
        let needs = Web::new(Needs {
            house: self.house.clone(),
            rates,
            doors: doors.clone(),
            public_url: config.public_url.clone(),
            names: Names::new(&config.hosts),
            proxies: config.behind_proxy.clone(),
            passing: self.house.is_shared().then_some(passing),
        });
        (needs, desk)
    }

    fn open_to_keeper(
        &mut self,
        config: &Config,
        listener: TcpListener,
        names: Names,
        others: Others,
    ) {
        let guard = Guard::new(self.token.as_ref(), names);
        let house = self.house.clone();
        let router = admin::router(house.clone(), others, guard);
        // Of its own, so that visitors who fill the house do not shut out its keeper.
        let doors = Doors::new(&config.limits);
        self.doors
            .spawn(listen(listener, router, house, doors, None));
    }

    /// What visitors may do, for other nodes of the house in their name.
    fn open_to_nodes(
        &mut self,
        config: &Config,
        listener: TcpListener,
        router: Router,
        needs: Web,
        desk: Desk,
    ) {
        let talk = post(far::hear).with_state(desk);
        let router = router.route(far::PATH, talk);
        let router = router.merge(Others::heard(self.house.clone()));
        let router = router.layer(from_fn_with_state(needs, pass::admit));
        // Whom it serves, other nodes have counted.
        let doors = Doors::new(&Limits {
            connections_per_address: config.limits.connections,
            ..config.limits.clone()
        });
        let house = self.house.clone();
        self.doors
            .spawn(listen(listener, router, house, doors, None));
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

/// The addresses at which the house hears.
struct Listeners {
    web: TcpListener,
    telnet: Option<TcpListener>,
    admin: Option<TcpListener>,
    node: Option<TcpListener>,
}

impl Listeners {
    async fn bind(config: &Config) -> anyhow::Result<Self> {
        let bound = async |address: Option<SocketAddr>| match address {
            Some(address) => bind(address).await.map(Some),
            None => Ok(None),
        };
        Ok(Self {
            web: bind(config.bind).await?,
            telnet: bound((!config.no_telnet).then_some(config.telnet)).await?,
            admin: bound(config.admin).await?,
            node: bound(config.node).await?,
        })
    }

    /// Where one of them is.
    fn at(
        &self,
        which: impl Fn(&Self) -> Option<&TcpListener>,
    ) -> std::io::Result<Option<SocketAddr>> {
        which(self).map(TcpListener::local_addr).transpose()
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
