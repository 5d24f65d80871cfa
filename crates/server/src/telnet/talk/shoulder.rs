//! `over NAME`: the table as somebody sees it who lets those who watch look over their shoulder; `watchers yes`, `watchers no`:
//! whether they may look over one's own (P10).

use speech::{Names, Reader, Sentence as _, around};
use table::{Seat, Viewer};

use super::{Said, Talk};
use crate::house::{Live, Order, Seated, Who, Wrong};

impl Talk {
    /// Lets those who watch look into one's hand, or not any more.
    pub(super) async fn watchers_word(&self, who: Who, word: &str) -> Result<Said, Wrong> {
        let shown = match word {
            "yes" => true,
            "no" => false,
            _ => {
                return Err(Wrong::BadRequest(
                    "type watchers yes or watchers no".to_owned(),
                ));
            }
        };
        let mut said = self
            .order(who, Order::Seated(Seated::ShowHand(shown)))
            .await?;
        if shown {
            said = said.and(Said::line(self.told(&around::AnybodyMayWatch {})));
        }
        Ok(said)
    }

    /// What somebody sees who lets others look.
    pub(super) async fn look_over(&self, name: &str, width: usize) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let (seat, tongue) = (self.called(name).await?, self.tongue);
        let own = self.own().map(str::to_owned);
        let look = move |live: &Live| {
            let view = live.view(own.as_deref(), Some(seat));
            view.over.map(|seat| seen(live, seat, tongue, width))
        };
        let lines = at.table.look_as(self.own(), look).await?;
        let refused = || {
            let why = "this player lets nobody look into their hand";
            table::Refusal::new(table::Code::NotNow, why).by("P10")
        };
        Ok(Said::lines(lines.ok_or_else(refused)?))
    }
}

fn seen(live: &Live, seat: Seat, tongue: speech::Tongue, width: usize) -> Vec<String> {
    let room = live.room();
    let names: Vec<_> = (0..room.seats())
        .map(|seat| room.name(Seat::at(seat)).unwrap_or_default().to_owned())
        .collect();
    let names = Names::new(&names, None).in_tongue(tongue);
    let mut lines = vec![around::YouLookOver { seat }.line(names).to_string()];
    let reader = Reader {
        viewer: Viewer::Seat(seat),
        tongue,
    };
    if let Some((table, words)) = room.table().zip(room.words()) {
        lines.extend(words.look(table, reader, width));
    }
    lines
}
