//! Being at a table that another node keeps.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Said, Talk, sentence};
use crate::house::{Guest, Profile, Wrong};
use crate::telnet::far::{Far, Gone, Told};

/// For how long a table is sought whose node is gone: a little longer than its lease.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it is waited before it is tried again.
const PAUSE: Duration = Duration::from_millis(250);

impl Talk {
    /// They are connected at another node.
    pub(in crate::telnet) fn is_visitor(&mut self) {
        self.visits = true;
    }

    /// Who they are.
    pub(in crate::telnet) fn guest(&self) -> Option<&(Guest, Profile)> {
        self.guest.as_ref()
    }

    pub(in crate::telnet) fn become_guest(&mut self, guest: Option<(Guest, Profile)>) {
        self.guest = guest;
        self.tell_lobby();
    }

    pub(in crate::telnet) fn speak(&mut self, tongue: speech::Tongue) {
        self.tongue = tongue;
    }

    pub(in crate::telnet) fn is_at_table(&self) -> bool {
        self.at.is_some()
    }

    /// Goes where the table is that was asked for.
    pub(super) async fn go_far(&mut self, address: &str, line: &str, width: usize) -> Said {
        if self.visits {
            return Said::line(sentence(&Wrong::Busy, self.tongue));
        }
        let until = Instant::now() + PATIENCE;
        let mut address = address.to_owned();
        loop {
            let went = Far::go(
                &self.desk,
                &address,
                self.address,
                self.guest.as_ref(),
                self.tongue,
                (line, width),
            );
            if let Ok((far, told)) = went.await {
                self.far = Some(far);
                return self.come_from(told);
            }
            if Instant::now() > until {
                return Said::line(sentence(&Wrong::Busy, self.tongue));
            }
            sleep(PAUSE).await;
            match self.heard_here(line, width).await {
                Err(Wrong::Elsewhere(now)) => address = now.to_string(),
                Ok(said) => return said,
                Err(why) => return Said::line(sentence(&why, self.tongue)),
            }
        }
    }

    /// Keeps what was said there until it is told.
    pub(super) fn note_far(&mut self, told: Result<Told, Gone>) {
        let said = match told {
            Ok(told) => Ok(self.come_from(told)),
            Err(Gone) => Err(self.far.take().map(|far| far.way).unwrap_or_default()),
        };
        self.far_said = Some(said);
    }

    /// Tells what was said there; if that node is gone, what becomes of the table.
    pub(super) async fn tell_far(&mut self, width: usize) -> Option<Said> {
        Some(match self.far_said.take()? {
            Ok(said) => said,
            Err(way) => self.table_moved(&way, width).await,
        })
    }

    /// The table one is at is another node's now.
    pub(super) async fn follow_table(&mut self, address: &str, width: usize) -> Said {
        let way = self.at.take().map(|at| format!("watch {}", at.table.id()));
        self.go_far(address, &way.unwrap_or_default(), width).await
    }

    /// Types a line where the table is.
    pub(super) async fn hear_far(&mut self, mut far: Far, line: &str, width: usize) -> Said {
        if let Ok(told) = far.hear(line, width).await {
            self.far = Some(far);
            return self.come_from(told);
        }
        self.table_moved(&far.way, width).await
    }

    /// The node that kept the table is gone: that is said, and the table sought where it is now.
    async fn table_moved(&mut self, way: &str, width: usize) -> Said {
        let note = speech::table_moved(self.tongue).to_string();
        let went = match self.heard_here(way, width).await {
            Ok(said) => said,
            Err(Wrong::Elsewhere(address)) => self.go_far(&address, way, width).await,
            Err(why) => Said::line(sentence(&why, self.tongue)),
        };
        Said::line(note).and(went)
    }

    /// What is said there; whoever has left the table is here again.
    pub(super) fn come_from(&mut self, told: Told) -> Said {
        if self.guest.is_none() {
            self.guest = told.guest;
        }
        if told.is_home {
            self.far = None;
            self.leave_table();
        }
        told.said
    }
}
