//! A record, step by step: what the seats could hope for after each, what every decision gave away, what luck brought.

use serde::Serialize;
use serde_json::Value as Json;
use table::{AnyTable, Code, Record, Refusal, Seat, Step, Table, Turn, Viewer};

use super::account::Account;
use super::appraise::{Hopes, Weighed, best, weighed, with_done};
use super::at_table::AtTable;
use super::grade::Grade;
use super::habit::Habit;
use crate::{Bots, Limit};

/// What a finished game was, from its record.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Insight {
    /// Whether every number is computed; else some or all are means of games that were played on, and each says what it is.
    pub exact: bool,
    /// What the seats could hope for at the start.
    pub start: Hopes,
    /// What happened, in the order of the line of play; what was taken back is not in it.
    pub moments: Vec<Moment>,
    /// By seat.
    pub accounts: Vec<Account>,
}

/// One step of the line of play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// How many steps of the record there are after it.
    pub step: usize,
    /// Who acted, threw or drew, if anybody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it was.
    #[serde(flatten)]
    pub happened: Happened,
    /// What the seats could hope for after it.
    pub hopes: Hopes,
}

/// What a step was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happened {
    /// Something was drawn.
    Luck {
        /// What it brought whoever drew; 0 where nobody in particular did.
        luck: f64,
    },
    /// A seat chose among several acts.
    Decision(Decision),
    /// A seat did the one thing it could do.
    Forced {
        /// The numbers of the rules that said so.
        because: Vec<String>,
    },
    /// A vote, a clock, a newcomer, somebody who left.
    Other,
}

/// An act that was chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// Everything that could be done, in the order in which it is listed; after it what was done, where that comes to the same
    /// as none of them.
    pub options: Vec<Weighed>,
    /// The place of the best.
    pub best: usize,
    /// The place of what was done.
    pub chosen: Option<usize>,
    /// What it gave away, as a share of the win.
    pub loss: f64,
    /// How good it was.
    pub grade: Grade,
    /// What kind of mistake it was, if it was worse than fine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habit: Option<Habit>,
}

impl Insight {
    /// Whether some of what could be hoped for is computed and some is not; how the game ended is no such number.
    #[must_use]
    pub fn is_partly_exact(&self) -> bool {
        let hopes = self.moments.iter().map(|moment| &moment.hopes);
        let played = hopes.take(self.moments.len().saturating_sub(1));
        !self.exact && std::iter::once(&self.start).chain(played).any(is_exact)
    }

    /// By seat, its share of the win at the start and after every moment.
    #[must_use]
    pub fn shares(&self) -> Vec<Vec<f64>> {
        let start = std::iter::once(&self.start);
        let all = start.chain(self.moments.iter().map(|moment| &moment.hopes));
        let all: Vec<&Hopes> = all.collect();
        let of = |seat| all.iter().map(|hopes| hopes.of(seat)).collect();
        (0..self.accounts.len()).map(of).collect()
    }
}

/// Walks through a finished game; `games` are played on from a position where it is not solved, and `progress` hears
/// how many steps of how many are done.
///
/// # Errors
/// `BadInput` where the record does not hold, the game is not over, or positions of the game are not appraised;
/// `NotNow` where the limit was over before.
pub fn insight<G: Bots>(
    record: &Record,
    games: u32,
    limit: &Limit,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Insight, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadInput, message);
    let over: Table<G> =
        Table::replay(record).map_err(|why| bad(format!("the record does not hold: {why}")))?;
    let Turn::Over(standing) = over.turn() else {
        return Err(bad(
            "the game is not over: a report is made of a finished one".to_owned(),
        ));
    };
    let end = super::sampled::ended(standing);
    let unknown = || bad("positions of this game are not appraised".to_owned());
    let table = Table::<G>::open(record.header.clone(), None)?;
    let appraiser = AtTable::of(&table, games).ok_or_else(unknown)?;
    let mut walk = Walk {
        appraiser,
        table,
        games,
        limit,
        met: Vec::new(),
    };
    let start = walk.hopes()?;
    for (number, step) in record.steps.iter().enumerate() {
        walk.take(step, number + 1)?;
        progress(number + 1, record.steps.len());
    }
    Ok(settled(start, walk.met, &end))
}

/// A walk under way.
struct Walk<'a, G: Bots> {
    appraiser: AtTable<G>,
    table: Table<G>,
    games: u32,
    limit: &'a Limit,
    met: Vec<Moment>,
}

impl<G: Bots> Walk<'_, G> {
    fn hopes(&mut self) -> Result<Hopes, Refusal> {
        let hopes = self.appraiser.hopes(&self.table, self.limit);
        hopes.ok_or_else(late)
    }

    fn take(&mut self, step: &table::AnyStep, number: usize) -> Result<(), Refusal> {
        let before = self.before(step)?;
        let settings = self.table.game().settings();
        self.table.take(step.clone())?;
        if self.table.game().settings() != settings
            && let Some(appraiser) = AtTable::of(&self.table, self.games)
        {
            self.appraiser = appraiser;
        }
        if let Step::Undo { undo } = step {
            self.met
                .truncate(usize::try_from(*undo).unwrap_or(usize::MAX));
            return Ok(());
        }
        let hopes = self.hopes()?;
        let (seat, happened) = before;
        self.met.push(Moment {
            step: number,
            seat,
            happened,
            hopes,
        });
        Ok(())
    }

    /// Who does the step that comes, and what can be said of it before it is done.
    fn before(&mut self, step: &table::AnyStep) -> Result<(Option<Seat>, Happened), Refusal> {
        Ok(match step {
            Step::Act { seat, act } => (Some(*seat), self.deciding(*seat, act)?),
            Step::Luck { .. } => {
                let drawer = self.table.game().drawer(self.table.state());
                (drawer, Happened::Luck { luck: 0.0 })
            }
            _ => (None, Happened::Other),
        })
    }

    fn deciding(&mut self, seat: Seat, act: &Json) -> Result<Happened, Refusal> {
        let Turn::Choice(asks) = self.table.turn() else {
            return Ok(Happened::Other);
        };
        let ask = asks.iter().find(|ask| ask.seat == seat);
        let actions = ask.map(|ask| ask.actions.clone()).unwrap_or_default();
        if actions.len() < 2 {
            let view = self.table.view(Viewer::Seat(seat));
            return Ok(Happened::Forced {
                because: because(&view),
            });
        }
        let (game, state) = (self.table.game(), self.table.state());
        let (actions, chosen) = with_done(game, state, seat, &actions, act);
        let values = self
            .appraiser
            .weigh(&self.table, (seat, &actions), self.limit)
            .filter(|_| !self.limit.is_over())
            .ok_or_else(late)?;
        let options = weighed::<G>(&actions, values);
        let done = chosen.map(|place| &options[place]);
        let (loss, grade) = done.map_or((0.0, Grade::Best), |one| (one.lost(), one.grade()));
        let best = best(&options);
        let slip = chosen.filter(|_| grade > Grade::Fine);
        Ok(Happened::Decision(Decision {
            habit: slip.map(|chosen| game.habit(state, &actions[chosen], &actions[best])),
            best,
            options,
            chosen,
            loss,
            grade,
        }))
    }
}

fn late() -> Refusal {
    Refusal::new(Code::NotNow, "there was not time enough for the report")
}

/// The rules that a view names as what binds its seat.
fn because(view: &Json) -> Vec<String> {
    let named = view["because"]
        .as_array()
        .map_or(&[] as &[Json], Vec::as_slice);
    named
        .iter()
        .filter_map(|rule| Some(rule.as_str()?.to_owned()))
        .collect()
}

/// What a seat leaves undone is not given away while it can still be done, with nothing drawn and nobody else's act between: a card
/// that is never played is charged once, where it could be played last. Whoever plays games on from there cannot know that it will be.
fn put_off(moments: &mut [Moment]) {
    for index in 0..moments.len() {
        let (done, then) = moments.split_at_mut(index + 1);
        let Some(Moment {
            seat,
            happened: Happened::Decision(decision),
            ..
        }) = done.last_mut()
        else {
            continue;
        };
        let is_theirs = |moment: &&Moment| {
            let is_act = !matches!(moment.happened, Happened::Luck { .. } | Happened::Other);
            is_act && moment.seat == *seat
        };
        let next = then.iter().take_while(is_theirs);
        let mut next = next.filter_map(|moment| match &moment.happened {
            Happened::Decision(next) => Some(next),
            _ => None,
        });
        if let Some(next) = next.next() {
            decision.still_may(&next.options);
        }
    }
}

impl Decision {
    /// How far its loss may be off because games were played on; nothing where it is computed. What does not count as a loss adds
    /// nothing to the sum of them.
    #[must_use]
    pub fn doubt(&self) -> Option<f64> {
        let (chosen, best) = (&self.options[self.chosen?], &self.options[self.best]);
        let is_exact = chosen.value.is_exact() && best.value.is_exact();
        let doubt = if self.loss > 0.0 { chosen.doubt } else { 0.0 };
        (!is_exact).then_some(doubt)
    }

    /// The best could still be done afterwards, as one of these.
    fn still_may(&mut self, later: &[Weighed]) {
        let is_there = later
            .iter()
            .any(|one| one.action == self.options[self.best].action);
        let Some(chosen) = self.chosen.filter(|_| is_there) else {
            return;
        };
        let kept = later[best(later)].value.get() - self.options[chosen].value.get();
        self.loss = (self.loss - kept.max(0.0)).max(0.0);
        self.grade = Grade::of(self.loss);
        if self.grade <= Grade::Fine {
            self.habit = None;
        }
    }
}

/// Adds everything up, seat by seat.
fn settled(start: Hopes, mut moments: Vec<Moment>, end: &Hopes) -> Insight {
    put_off(&mut moments);
    let seats = end.wins.len();
    let begin = |seat: usize| Account {
        start: start.of(seat),
        end: end.of(seat),
        ..Account::default()
    };
    let mut accounts: Vec<Account> = (0..seats).map(begin).collect();
    let mut before = start.clone();
    for moment in &mut moments {
        let change = |seat: usize| moment.hopes.of(seat) - before.of(seat);
        let gained = |seat: usize| {
            if is_by(moment, seat) {
                0.0
            } else {
                change(seat).max(0.0)
            }
        };
        let all: f64 = (0..seats).map(gained).sum();
        for (seat, account) in accounts.iter_mut().enumerate() {
            let part = if all > 0.0 { gained(seat) / all } else { 0.0 };
            count(account, seat, moment, change(seat), part);
        }
        if let (Happened::Luck { luck }, Some(seat)) = (&mut moment.happened, moment.seat) {
            *luck = moment.hopes.of(seat.index()) - before.of(seat.index());
        }
        before = moment.hopes.clone();
    }
    Insight {
        exact: is_exact(&start) && moments.iter().all(|moment| is_exact(&moment.hopes)),
        start,
        moments,
        accounts,
    }
}

fn is_exact(hopes: &Hopes) -> bool {
    hopes.wins.iter().all(solve::Value::is_exact)
}

fn is_by(moment: &Moment, seat: usize) -> bool {
    moment.seat.is_some_and(|by| by.index() == seat)
}

/// Counts a step in that has changed what a seat may hope for by so much; `part` of what somebody else gave away came to
/// it. What no decision explains is luck: what was drawn, what lay hidden, and that of the games that were played on.
fn count(account: &mut Account, seat: usize, moment: &Moment, change: f64, part: f64) {
    let own = is_by(moment, seat);
    match &moment.happened {
        Happened::Luck { .. } => {
            account.luck += change;
            account.own_luck += if own { change } else { 0.0 };
        }
        Happened::Decision(decision) if own => {
            account.decided(decision.loss, decision.doubt().unwrap_or_default());
            account.luck += change + decision.loss;
        }
        Happened::Decision(decision) => {
            let given = decision.loss * part;
            account.given += given;
            account.luck += change - given;
        }
        Happened::Forced { .. } => account.luck += change,
        Happened::Other => account.rules += change,
    }
}
