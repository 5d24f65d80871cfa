//! The threads on which bots think: one a core at most, below everything else, so that no person waits for a bot. Those that
//! play by rules of a table's own have one more, below these: whoever writes a dear rule makes no other bot wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use arena::{Limit, Stop};
use host::Thinker;
use table::Seat;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

/// However many bots think, each has so long.
const LEAST: Duration = Duration::from_millis(20);
/// A bot that has not come back by then is given up.
const LONGEST: Duration = Duration::from_secs(10);

/// The niceness that gives way most.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;
/// How much the threads of bots give way (niceness): an ordinary one has ten times their weight.
const LOW: i32 = 10;
/// The same of the thread of those that play by rules of a table's own.
const LOWER: i32 = 15;

/// Bots that wait for a thread.
pub(super) struct Pool {
    usual: Line,
    by_text: Line,
}

/// One kind of bots that wait, first come first served.
struct Line {
    jobs: mpsc::Sender<Job>,
    shares: Arc<Shares>,
}

struct Job {
    thinker: Thinker,
    stop: Stop,
    back: oneshot::Sender<Thinker>,
}

/// How thinking time is shared out.
struct Shares {
    /// How many bots think or wait for a thread.
    crowd: AtomicUsize,
    threads: usize,
    /// What one bot has where there is a thread for each.
    time: Duration,
}

impl Shares {
    /// How long the next bot may think: less where many wait, so that none waits long.
    fn next(&self) -> Duration {
        let crowd = u32::try_from(self.crowd.load(Relaxed)).unwrap_or(u32::MAX);
        let threads = u32::try_from(self.threads).unwrap_or(u32::MAX);
        let share = self.time * threads / crowd.max(threads);
        share.max(LEAST.min(self.time))
    }
}

/// A bot that thinks. Letting go of it stops it.
pub(super) struct Thought {
    pub(super) seat: Seat,
    stop: Stop,
    back: oneshot::Receiver<Thinker>,
    since: Instant,
}

impl Thought {
    /// The bot when it has thought; nothing where it failed or takes too long.
    pub(super) async fn come_back(&mut self) -> Option<Thinker> {
        let back = timeout_at(self.since + LONGEST, &mut self.back).await;
        back.ok()?.ok()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl Pool {
    /// Threads for bots that have so much time for an act.
    pub(super) fn start(time: Duration) -> std::io::Result<Self> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Self {
            usual: Line::start(threads, time, LOW)?,
            by_text: Line::start(1, time, LOWER)?,
        })
    }

    /// Lets a bot think.
    pub(super) fn think(&self, thinker: Thinker) -> Thought {
        let line = if thinker.is_by_text() {
            &self.by_text
        } else {
            &self.usual
        };
        line.think(thinker)
    }
}

impl Line {
    fn start(threads: usize, time: Duration, low: i32) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let shares = Arc::new(Shares {
            crowd: AtomicUsize::new(0),
            threads,
            time,
        });
        for _ in 0..threads {
            let (queue, shares) = (Arc::clone(&queue), Arc::clone(&shares));
            std::thread::Builder::new()
                .name("bots".to_owned())
                .spawn(move || {
                    sink_to(low);
                    work(&queue, &shares);
                })?;
        }
        Ok(Self { jobs, shares })
    }

    fn think(&self, thinker: Thinker) -> Thought {
        let (answer, back) = oneshot::channel();
        let thought = Thought {
            seat: thinker.seat(),
            stop: Stop::default(),
            back,
            since: Instant::now(),
        };
        let job = Job {
            thinker,
            stop: thought.stop.clone(),
            back: answer,
        };
        self.shares.crowd.fetch_add(1, Relaxed);
        // The threads live as long as the pool.
        let _ = self.jobs.send(job);
        thought
    }
}

/// Thinks for one bot after another until the pool is gone.
fn work(queue: &Mutex<mpsc::Receiver<Job>>, shares: &Shares) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if !job.stop.is_told() {
            think(job, shares.next());
        }
        shares.crowd.fetch_sub(1, Relaxed);
    }
}

/// A bot that panics is not heard of again: whoever waits for it does without.
fn think(job: Job, time: Duration) {
    let Job {
        mut thinker,
        stop,
        back,
    } = job;
    let limit = Limit::within(time, stop);
    let thought = catch_unwind(AssertUnwindSafe(move || {
        thinker.think(&limit);
        thinker
    }));
    if let Ok(thinker) = thought {
        let _ = back.send(thinker);
    }
}

/// This thread runs after those that serve people. Where a system has no such thing for a thread, it runs beside them.
pub(super) fn give_way() {
    sink_to(LOW);
}

#[cfg_attr(
    not(target_os = "linux"),
    allow(unused_variables, reason = "see there")
)]
pub(super) fn sink_to(low: i32) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpid, getpriority_process, setpriority_process};
        // Below the house, which may itself have been told to give way.
        let house = getpriority_process(Some(getpid())).unwrap_or_default();
        let _ = setpriority_process(None, (house + low).min(LOWEST));
    }
}

#[cfg(test)]
mod tests {
    use host::{Act, Command, Plan, Player, Room, Stands};
    use table::{Secret, Settings};

    use super::*;

    /// A bot that has a choice to make, under the usual rules.
    fn thinker(bot: &str) -> Thinker {
        thinker_under(Settings::default(), bot)
    }

    fn thinker_under(rules: Settings, bot: &str) -> Thinker {
        let plan = Plan {
            rules,
            pace: 0,
            ..Plan::usual("cow", "Pool".to_owned(), 3)
        };
        let (mut room, _) = Room::open(plan, &Secret::from_seed("pool"), 0).unwrap();
        let mut does = |command| room.command(command, 0).outcome.unwrap();
        for name in ["ann", "bob", "cy"] {
            does(Command::Sit(Player {
                name: name.to_owned(),
                bot: None,
                nonce: String::new(),
            }));
        }
        does(Command::Start(Seat(0)));
        loop {
            let seat = room.asked()[0];
            let listed = room.table().unwrap().actions(seat);
            let command = if listed.len() > 2 {
                Command::StandIn(seat, bot.to_owned(), Stands::Wanted)
            } else {
                Command::Act(Act {
                    seat,
                    action: listed[0].clone(),
                    against: None,
                    client: None,
                })
            };
            room.command(command, 0).outcome.unwrap();
            if let Some(thinker) = room.ponder().unwrap() {
                return thinker;
            }
        }
    }

    #[tokio::test]
    async fn a_bot_that_is_let_go_of_stops_and_makes_room() {
        let pool = Pool::start(Duration::from_hours(1)).unwrap();
        let slow = (0..pool.usual.shares.threads).map(|_| pool.think(thinker("planner-60000ms")));
        drop(slow.collect::<Vec<_>>());
        let mut quick = pool.think(thinker("farmer"));
        // However long that takes: nobody is patient for ever, but this machine may have much else to do.
        let back = (&mut quick.back).await.expect("a thread is free");
        assert!(back.has_chosen());
    }

    #[tokio::test]
    async fn a_bot_acts_with_the_best_it_has_found_when_its_time_is_up() {
        let pool = Pool::start(Duration::from_millis(50)).unwrap();
        let mut slow = pool.think(thinker("planner-1000000"));
        let back = (&mut slow.back).await.expect("it comes to an end");
        assert!(back.has_chosen());
    }

    #[tokio::test]
    async fn bots_under_rules_of_a_tables_own_hold_up_no_others() {
        let pool = Pool::start(Duration::from_hours(1)).unwrap();
        let text = "rule: dear\ntitle: Dear\nabout: Dear.\n---\nfn after_turn(me) { 0 }\n";
        let (slug, text) = host::own_setting(text).unwrap();
        let rules = Settings::default().with(&slug, text);
        let dear = || pool.think(thinker_under(rules.clone(), "planner-60000ms"));
        let mut dear: Vec<_> = (0..=pool.usual.shares.threads).map(|_| dear()).collect();
        let mut quick = pool.think(thinker("farmer"));
        tokio::select! {
            biased;
            _ = &mut dear[0].back => panic!("it waited until others had thought for a minute"),
            back = &mut quick.back => assert!(back.unwrap().has_chosen()),
        }
    }

    #[test]
    fn where_many_think_each_has_less_time() {
        let share = |crowd| {
            let shares = Shares {
                crowd: AtomicUsize::new(crowd),
                threads: 2,
                time: Duration::from_millis(400),
            };
            shares.next().as_millis()
        };
        assert_eq!([1, 2, 4, 20].map(share), [400, 400, 200, 40]);
        assert_eq!(share(1_000_000), 20, "and never none");
    }
}
