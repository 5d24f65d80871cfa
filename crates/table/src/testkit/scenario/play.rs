//! Plays the lines of a scenario at a table.

use serde_json::{Value as Json, json};

use super::Gap;
use super::fields::Fields;
use super::script::{Deed, Line};
use crate::testkit::same::same;
use crate::{
    AnyStep, AnyTable, Code, Game, Header, LuckSource, Refusal, Seat, Settings, Step, Table,
    Viewer, Waiting,
};

/// A table, and the happenings that the next `event` lines look at.
pub(super) struct Player<G: Game> {
    header: Header,
    pub(super) table: Table<G>,
    /// The number of the first of them.
    since: usize,
}

impl<G: Game> Player<G> {
    pub(super) fn open(header: Header) -> Result<Self, Refusal> {
        let table = Table::open(header.clone(), None)?;
        Ok(Self {
            header,
            table,
            since: 0,
        })
    }

    /// Plays or checks one line. A finding is taken from the game unless the line scripts it.
    pub(super) fn line(&mut self, line: &Line) -> Result<(), Gap> {
        let scripted = matches!(
            line,
            Line::Do(Deed::Luck(_))
                | Line::Refused {
                    deed: Deed::Luck(_),
                    ..
                }
        );
        if !scripted {
            self.take_findings()?;
        }
        match line {
            Line::Do(deed) => self.go(deed),
            Line::Refused { deed, by } => self.refused(deed, by),
            Line::Expect { seat, fields } => {
                fields.check(&self.table.view(self.viewer(seat.as_deref())?))
            }
            Line::Event(fields) => self.event(fields),
            Line::NoEvent(fields) => self.no_event(fields),
            Line::Offers { seat, actions } => self.offers(seat, actions),
            Line::Over(fields) => self.over(fields),
            Line::Waits { names, fields } => self.waits(names, fields),
            Line::NoTable { names, rules, by } => self.no_table(names, rules, by),
        }
    }

    fn go(&mut self, deed: &Deed) -> Result<(), Gap> {
        let step = self.step(deed)?;
        let said = written(&step);
        // What an action led to can still be looked at after a proposal or a vote.
        let votes = matches!(step, Step::Propose { .. } | Step::Vote { .. });
        let since = if votes {
            self.since
        } else {
            self.table.events()
        };
        self.table.take(step).map_err(|refusal| {
            let waiting = self.table.turn_json();
            Gap::new(said, format!("refused: {refusal}\nwaiting for {waiting}"))
        })?;
        self.since = since;
        Ok(())
    }

    fn take_findings(&mut self) -> Result<(), Gap> {
        while self.table.is_finding() {
            let found = self
                .table
                .next_draw()
                .and_then(|found| self.table.take(found));
            found.map_err(|refusal| Gap::new("what the game finds", refusal.to_string()))?;
        }
        Ok(())
    }

    fn refused(&mut self, deed: &Deed, by: &Fields) -> Result<(), Gap> {
        let step = self.step(deed)?;
        let said = written(&step);
        let before = self.table.clone();
        let Err(refusal) = self.table.take(step) else {
            return Err(Gap::new(format!("{said} is refused"), "it is taken"));
        };
        // An action that cannot even be read is more often a slip of the pen than what is to be shown.
        let act = matches!(deed, Deed::Act { .. });
        if act && by.is_empty() && refusal.code == Code::BadInput {
            let expected = format!("{said} is refused by the rules (or code=bad-input is written)");
            return Err(Gap::new(expected, refusal.to_string()));
        }
        is_by(&refusal, by)?;
        same(&before, &self.table).map_err(Gap::from)
    }

    fn no_table(&self, names: &[String], rules: &Settings, by: &Fields) -> Result<(), Gap> {
        let rules = self.header.rules.changed(rules);
        let header = Header::new(G::SLUG, names.to_vec(), rules, LuckSource::Scripted)
            .with_materials(self.header.materials.clone());
        match Table::<G>::open(header, None) {
            Ok(_) => Err(Gap::new("no such table is opened", "it is")),
            Err(refusal) => is_by(&refusal, by),
        }
    }

    fn event(&self, fields: &Fields) -> Result<(), Gap> {
        let events = self.table.events_from(self.since);
        if events.iter().any(|event| fields.fit(event)) {
            return Ok(());
        }
        Err(Gap::new(fields.object().to_string(), one_a_line(&events)))
    }

    fn no_event(&self, fields: &Fields) -> Result<(), Gap> {
        let events = self.table.events_from(self.since);
        match events.iter().find(|event| fields.fit(event)) {
            Some(event) => Err(Gap::new(
                format!("no {}", fields.object()),
                event.to_string(),
            )),
            None => Ok(()),
        }
    }

    fn offers(&self, name: &str, expected: &[String]) -> Result<(), Gap> {
        let actions = self.table.actions(self.seat(name)?);
        let sorted = |mut words: Vec<String>| {
            words.sort_unstable();
            words.dedup();
            words.join(", ")
        };
        let expected = sorted(expected.to_vec());
        let offered = sorted(actions.iter().map(name_of).collect());
        if offered == expected {
            return Ok(());
        }
        Err(Gap::new(expected, offered))
    }

    fn over(&self, fields: &Fields) -> Result<(), Gap> {
        let turn = self.table.turn_json();
        if self.table.waiting() != Waiting::Over {
            return Err(Gap::new("the game is over", turn.to_string()));
        }
        fields.check(&turn)
    }

    fn waits(&self, names: &[String], fields: &Fields) -> Result<(), Gap> {
        let waiting = match self.table.waiting() {
            Waiting::Luck => vec!["luck".to_owned()],
            Waiting::Over => vec!["over".to_owned()],
            Waiting::Seats(seats) if seats.is_empty() => vec!["nobody".to_owned()],
            Waiting::Seats(seats) => {
                let name = |seat: Seat| self.table.names().get(seat.index()).cloned();
                seats.into_iter().filter_map(name).collect()
            }
        };
        if waiting != names {
            return Err(Gap::new(names.join(" "), waiting.join(" ")));
        }
        fields.check(&self.table.turn_json())
    }

    /// The step that a deed means now.
    fn step(&self, deed: &Deed) -> Result<AnyStep, Gap> {
        Ok(match deed {
            Deed::Act { seat, action } => {
                let seat = self.seat(seat)?;
                let act = self.action(seat, action)?;
                Step::Act { seat, act }
            }
            Deed::Luck(luck) => Step::Luck { luck: luck.clone() },
            Deed::Propose { seat, rules } => Step::Propose {
                seat: self.seat(seat)?,
                propose: rules.clone(),
            },
            Deed::Vote { seat, vote } => Step::Vote {
                seat: self.seat(seat)?,
                proposal: self.table.proposal().map_or(0, |open| open.id),
                vote: *vote,
            },
            Deed::Time { seat, ms } => Step::Time {
                seat: self.seat(seat)?,
                time: *ms,
            },
            Deed::Join(name) => Step::Join { join: name.clone() },
            Deed::Leave(name) => Step::Leave {
                leave: self.seat(name)?,
            },
            Deed::Undo(to) => Step::Undo { undo: *to },
        })
    }

    /// The one listed action that has these fields; where there is none, the action as it is written.
    fn action(&self, seat: Seat, fields: &Fields) -> Result<Json, Gap> {
        let written = fields.object();
        let listed = self.table.actions(seat);
        if listed.contains(&written) {
            return Ok(written);
        }
        let mut fit = listed.into_iter().filter(|action| fields.fit(action));
        let (one, other) = (fit.next(), fit.next());
        match (one, other) {
            (Some(one), Some(other)) => {
                let several: Vec<_> = [one, other].into_iter().chain(fit).collect();
                Err(Gap::new(
                    "fields that only one action has",
                    one_a_line(&several),
                ))
            }
            (one, _) => Ok(one.unwrap_or(written)),
        }
    }

    fn viewer(&self, name: Option<&str>) -> Result<Viewer, Gap> {
        name.map_or(Ok(Viewer::Spectator), |name| {
            self.seat(name).map(Viewer::Seat)
        })
    }

    fn seat(&self, name: &str) -> Result<Seat, Gap> {
        let names = self.table.names();
        let at = names.iter().position(|other| other == name);
        at.map(Seat::at).ok_or_else(|| {
            let known = names.join(", ");
            Gap::new(
                format!("a seat ({known}) or a word that opens a line"),
                name,
            )
        })
    }
}

fn is_by(refusal: &Refusal, by: &Fields) -> Result<(), Gap> {
    let fits = by.check(&json!(refusal));
    fits.map_err(|gap| Gap::new(gap.expected, format!("{}\n{refusal}", gap.got)))
}

fn written(step: &AnyStep) -> String {
    serde_json::to_string(step).expect("a step is plain data")
}

fn name_of(action: &Json) -> String {
    match &action["do"] {
        Json::String(name) => name.clone(),
        _ => action.to_string(),
    }
}

fn one_a_line(list: &[Json]) -> String {
    let lines: Vec<_> = list.iter().map(Json::to_string).collect();
    if lines.is_empty() {
        "nothing".to_owned()
    } else {
        lines.join("\n")
    }
}
