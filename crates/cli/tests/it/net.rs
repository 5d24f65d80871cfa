//! A network of the test's own: each machine is a namespace with one cable to a switch, which is another. What is cut there
//! is cut for nobody else. It takes the rights of an administrator, `ip` and `nft`; where they are not it is said.

use std::process::{Command, Stdio};

/// The host numbers of the machines: that of the database, that of the test itself, and of the first node.
const DATABASE: usize = 1;
const TEST: usize = 2;
const NODE: usize = 10;

/// Some machines, and the database at the switch.
pub(crate) struct Net {
    name: String,
    start: String,
    nodes: usize,
}

/// What becomes of packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// None goes either way.
    Off,
    /// None comes in.
    Deaf,
    /// None goes out.
    Mute,
    /// One in twenty of those that come in is lost.
    Lossy,
}

impl Net {
    /// A network with so many nodes; nothing where that cannot be.
    pub(crate) fn new(nodes: usize) -> Option<Self> {
        let process = std::process::id();
        let net = Self {
            name: format!("ll{process}"),
            start: format!("10.{}.{}", 64 + process % 64, process / 64 % 256),
            nodes,
        };
        let is_laid = net.lay().is_some();
        if !is_laid {
            eprintln!("left out: a network of its own takes root, `ip` and `nft`");
        }
        is_laid.then_some(net)
    }

    fn lay(&self) -> Option<()> {
        let (switch, own) = (self.switch(), format!("{}t", self.name));
        ip(&format!("netns add {switch}"))?;
        ip(&format!("-n {switch} link add name sw0 type bridge"))?;
        ip(&format!("-n {switch} link set sw0 up"))?;
        ip(&format!("-n {switch} link set lo up"))?;
        ip(&format!(
            "-n {switch} addr add {}/24 dev sw0",
            self.database()
        ))?;
        for number in 0..self.nodes {
            let machine = self.machine(number);
            ip(&format!("netns add {machine}"))?;
            ip(&format!(
                "link add n{number} netns {switch} type veth peer name eth netns {machine}"
            ))?;
            ip(&format!("-n {switch} link set n{number} master sw0 up"))?;
            ip(&format!(
                "-n {machine} addr add {}/24 dev eth",
                self.node(number)
            ))?;
            ip(&format!("-n {machine} link set eth up"))?;
            ip(&format!("-n {machine} link set lo up"))?;
            self.nft(number, "add table inet fault")?;
            for (chain, hook) in [("in", "input"), ("out", "output")] {
                self.nft(
                    number,
                    &format!(
                        "add chain inet fault {chain} {{ type filter hook {hook} priority 0; }}"
                    ),
                )?;
            }
        }
        ip(&format!(
            "link add {own} type veth peer name test netns {switch}"
        ))?;
        ip(&format!("-n {switch} link set test master sw0 up"))?;
        ip(&format!("addr add {}/24 dev {own}", self.host(TEST)))?;
        ip(&format!("link set {own} up"))
    }

    fn switch(&self) -> String {
        format!("{}s", self.name)
    }

    fn machine(&self, number: usize) -> String {
        format!("{}n{number}", self.name)
    }

    fn host(&self, number: usize) -> String {
        format!("{}.{number}", self.start)
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> String {
        self.host(DATABASE)
    }

    /// The address of a node.
    pub(crate) fn node(&self, number: usize) -> String {
        self.host(NODE + number)
    }

    /// What begins a command that runs beside the database.
    pub(crate) fn beside_the_database(&self) -> Vec<String> {
        ["ip", "netns", "exec", &self.switch()]
            .map(str::to_owned)
            .to_vec()
    }

    /// The same command at a node, whose own clock is as many hours ahead as its number says.
    pub(crate) fn at(&self, number: usize, command: &Command) -> Command {
        let mut there = Command::new("ip");
        there.args(["netns", "exec", &self.machine(number)]);
        there.args(["unshare", "-T", "--boottime", &(3600 * number).to_string()]);
        there.arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => there.env(name, value),
                None => there.env_remove(name),
            };
        }
        there.current_dir(command.get_current_dir().unwrap());
        there.stdin(Stdio::null()).stdout(Stdio::piped());
        there
    }

    /// Cuts a node off from an address, until it is mended.
    pub(crate) fn cut(&self, number: usize, from: &str, how: Cut) {
        let coming = format!("add rule inet fault in ip saddr {from}");
        let going = format!("add rule inet fault out ip daddr {from} drop");
        let rules = match how {
            Cut::Off => vec![format!("{coming} drop"), going],
            Cut::Deaf => vec![format!("{coming} drop")],
            Cut::Mute => vec![going],
            Cut::Lossy => vec![format!("{coming} numgen random mod 20 < 1 drop")],
        };
        for rule in rules {
            self.nft(number, &rule).unwrap();
        }
    }

    /// All is well at a node again.
    pub(crate) fn mend(&self, number: usize) {
        self.nft(number, "flush table inet fault").unwrap();
    }

    fn nft(&self, number: usize, rule: &str) -> Option<()> {
        run(Command::new("ip").args(["netns", "exec", &self.machine(number), "nft", rule]))
    }
}

impl Drop for Net {
    fn drop(&mut self) {
        for number in 0..self.nodes {
            ip(&format!("netns del {}", self.machine(number)));
        }
        ip(&format!("link del {}t", self.name));
        ip(&format!("netns del {}", self.switch()));
    }
}

fn ip(words: &str) -> Option<()> {
    run(Command::new("ip").args(words.split(' ')))
}

fn run(command: &mut Command) -> Option<()> {
    let run = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    run.is_ok_and(|run| run.success()).then_some(())
}
