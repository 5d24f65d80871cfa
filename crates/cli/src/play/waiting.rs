//! Games that wait to be played on: `lastlicks waiting` lists and forgets them, `play` asks which one is meant.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, SystemTime};

use anyhow::{Context, bail};
use clap_complete::engine::ArgValueCandidates;
use host::Room;
use serde_json::{Value as Json, json};
use speech::standing::span;
use speech::{Line, Names, Spelled, here};
use table::Viewer;

use super::saved::{Left, Saved, left};
use crate::out::{note, say};
use crate::tongue::{told as said, tongue};
use crate::{complete, exit};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks waiting
  lastlicks waiting wimpout --json
  lastlicks waiting --forget 1 --forget 3
  lastlicks waiting --older-than 30
  lastlicks waiting cow --forget all
Numbers are those of the list: `play --resume=NUMBER` takes those of all games, `play GAME --resume=NUMBER` those of that game.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only games of this kind
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
    /// Forget a game for good: its number in the list, or `all` (may be given again)
    #[arg(long, value_name = "NUMBER")]
    forget: Vec<String>,
    /// Forget the games that nobody has touched for so many days
    #[arg(long, value_name = "DAYS", conflicts_with = "forget")]
    older_than: Option<u32>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// How many games are listed; there may be more.
const LISTED: usize = 40;

/// Lists the games that wait, or forgets some of them.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.game.as_deref().map(host::game).transpose()?;
    let all = left(game.map(host::AnyGame::slug));
    if let Some(days) = args.older_than {
        let age = Duration::from_hours(24 * u64::from(days));
        forget(all.iter().filter(|left| idle(left) > age));
        return Ok(());
    }
    if !args.forget.is_empty() {
        forget(numbered(&all, &args.forget)?.into_iter());
        return Ok(());
    }
    if args.json {
        let each = all.iter().map(to_json);
        say!("{}", json!(each.collect::<Vec<_>>()));
        return Ok(());
    }
    if all.is_empty() {
        say!("{}", said(&here::NoneWaits {}));
        return Ok(());
    }
    for line in listed(&all) {
        say!("{line}");
    }
    say!("{}", said(&here::GoOn {}));
    Ok(())
}

fn numbered<'a>(all: &'a [Left], asked: &[String]) -> anyhow::Result<Vec<&'a Left>> {
    let mut some = BTreeSet::new();
    for text in asked {
        if text == "all" {
            return Ok(all.iter().collect());
        }
        let number = text
            .parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1));
        let place = number.filter(|place| *place < all.len());
        some.insert(place.with_context(|| no_such(text, all.len()))?);
    }
    Ok(some.into_iter().map(|place| &all[place]).collect())
}

/// A number of the list as it is typed.
pub(crate) fn number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| {
        "that is no number of the list of `lastlicks waiting`, which begins with 1".to_owned()
    })
}

fn no_such(number: impl std::fmt::Display, of: usize) -> String {
    match of {
        0 => "no game is waiting".to_owned(),
        1 => format!("there is no game {number}: one is waiting, number 1"),
        _ => format!("there is no game {number}: {of} are waiting, numbers 1 to {of}"),
    }
}

fn forget<'a>(some: impl Iterator<Item = &'a Left>) {
    let mut forgotten = 0;
    for left in some {
        match left.forget() {
            Ok(()) => forgotten += 1,
            Err(why) => {
                let why = exit::told(&why).into();
                note!("{}", said(&here::Stays { why }));
            }
        }
    }
    let n = Spelled(forgotten);
    say!("{}", screen::capital(&said(&here::Forgotten { n })));
}

fn to_json(left: &Left) -> Json {
    let mut told = json!({"game": left.game, "file": left.path, "idle_seconds": idle(left).as_secs(), "played": left.is_played()});
    match left.look() {
        Ok(room) => {
            told["seats"] = names(&room).into();
            told["steps"] = steps(&room).into();
            told["over"] = room.is_over().into();
        }
        Err(why) => told["damaged"] = format!("{why:#}").into(),
    }
    told
}

/// The games as they are listed, a line each.
fn listed(all: &[Left]) -> Vec<String> {
    let width = all.iter().map(|left| left.game.len()).max().unwrap_or(0);
    let shown = all.iter().take(LISTED).enumerate();
    let mut lines: Vec<_> = shown
        .map(|(index, left)| format!("{:>3}. {:<width$}  {}", index + 1, left.game, told(left)))
        .collect();
    if all.len() > LISTED {
        let n = u32::try_from(all.len() - LISTED).unwrap_or(u32::MAX);
        lines.push(format!("     {}", said(&here::Older { n })));
    }
    lines
}

fn told(left: &Left) -> String {
    let age = ago(idle(left));
    if left.is_played() {
        return format!("{}, {age}", said(&here::Played {}));
    }
    let how = match left.look() {
        Ok(room) => in_short(&room),
        Err(why) => {
            let why = exit::told(&why).into();
            said(&here::Damaged { why })
        }
    };
    format!("{how}, {age}")
}

/// Who plays, and how far they have come.
fn in_short(room: &Room) -> String {
    let names = names(room).into_iter().take(6);
    let names: Vec<Line> = names.map(Line::from).collect();
    let spoken = Names::new(&[], None).in_tongue(tongue());
    let game = said(&here::AWaiting {
        names: speech::listed(&names, spoken),
        steps: u32::try_from(steps(room)).unwrap_or(u32::MAX),
        over: room.is_over(),
    });
    let rules = own_titles(room);
    if rules.is_empty() {
        return game;
    }
    let (game, rules) = (game.into(), speech::listed(&rules, spoken));
    said(&here::AWaitingWith { game, rules })
}

/// How many steps its record has.
fn steps(room: &Room) -> usize {
    room.table().map_or(0, table::AnyTable::length)
}

/// What its rules of its own are called: by them one knows a game that `rule try` began.
fn own_titles(room: &Room) -> Vec<Line> {
    let set = room.settings();
    let heads =
        table::own_rules(&set).filter_map(|(_, text)| speech::own::head(text, tongue()).ok());
    heads.map(|head| Line::from(head.title)).collect()
}

fn names(room: &Room) -> Vec<String> {
    let chairs = room.view(Viewer::Spectator).seats.into_iter();
    chairs.map(|chair| chair.name).collect()
}

/// For how long nothing has happened in it.
fn idle(left: &Left) -> Duration {
    let now = SystemTime::now();
    now.duration_since(left.since).unwrap_or_default()
}

fn ago(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    let whole = match minutes {
        0 => return said(&here::JustNow {}),
        1..60 => minutes,
        60..2880 => minutes / 60 * 60,
        _ => minutes / 1440 * 1440,
    };
    let span = span(whole.saturating_mul(60_000), tongue());
    said(&here::Ago { span })
}

/// The game that `--resume` means: the one of that number; without one the newest, or in a terminal, where there are
/// several, the one that is chosen from the list.
pub(crate) fn chosen(game: Option<&str>, number: Option<usize>) -> anyhow::Result<(Saved, Room)> {
    let all = left(game);
    if let Some(number) = number {
        let index = number.checked_sub(1);
        let left = index.and_then(|index| all.get(index));
        let left = left.with_context(|| no_such(number, all.len()))?;
        let found = left.open().context("it cannot be read")?;
        return found.with_context(|| format!("game {number} is being played"));
    }
    if all.len() > 1 && io::stdin().is_terminal() {
        if let Some(found) = ask(&all)? {
            return Ok(found);
        }
        bail!("no game was chosen");
    }
    let none = || {
        match game {
        _ if !all.is_empty() => "no game that waits can be read; `lastlicks waiting` names what is wrong, and nothing of them was changed".to_owned(),
        Some(game) => format!("no game of {game} is waiting to be played on"),
        None => "no game is waiting to be played on".to_owned(),
    }
    };
    newest(&all).with_context(none)
}

/// The waiting game that somebody at a terminal wants to go on with; in a pipe nobody is asked.
pub(crate) fn wanted(game: Option<&str>) -> anyhow::Result<Option<(Saved, Room)>> {
    let all = left(game);
    if all.is_empty() || !io::stdin().is_terminal() {
        return Ok(None);
    }
    ask(&all)
}

/// The newest game that can be played on.
fn newest(all: &[Left]) -> Option<(Saved, Room)> {
    all.iter().find_map(|left| match left.open() {
        Ok(found) => found,
        Err(why) => {
            let why = format!("{}: {}", left.path.display(), exit::told(&why)).into();
            note!("{}", said(&here::Stays { why }));
            None
        }
    })
}

/// Asks which game is to be played on; nothing where none of them is wanted.
fn ask(all: &[Left]) -> anyhow::Result<Option<(Saved, Room)>> {
    let mut all = all.to_vec();
    while !all.is_empty() {
        say!("{}", said(&here::Waiting {}));
        for line in listed(&all) {
            say!("{line}");
        }
        say!("{}", said(&here::Which {}));
        let answer = answer()?;
        let (word, rest) = answer.split_once(' ').unwrap_or((&answer, ""));
        match word {
            "n" | "no" | "nein" => return Ok(None),
            "forget" | "f" => {
                let asked: Vec<_> = rest.split_whitespace().map(str::to_owned).collect();
                match numbered(&all, &asked) {
                    Ok(some) => forget(some.into_iter()),
                    Err(why) => say!("{}.", screen::capital(&exit::told(&why))),
                }
                all.retain(|left| left.path.exists());
            }
            number => {
                let number = if matches!(number, "" | "y" | "yes" | "j" | "ja") {
                    "1"
                } else {
                    number
                };
                match numbered(&all, &[number.to_owned()]).map(|some| some[0].open()) {
                    Ok(Ok(Some(found))) => return Ok(Some(found)),
                    Ok(Ok(None)) => say!("{}", said(&here::BeingPlayed {})),
                    Ok(Err(why)) | Err(why) => say!("{}.", screen::capital(&exit::told(&why))),
                }
            }
        }
    }
    Ok(None)
}

fn answer() -> anyhow::Result<String> {
    let mut output = io::stdout().lock();
    write!(output, "> ")?;
    output.flush()?;
    let mut line = String::new();
    if io::stdin().read_line(&mut line)? == 0 {
        bail!("nothing was answered");
    }
    Ok(line.trim().to_lowercase())
}
