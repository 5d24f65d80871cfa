//! How a table stands, line by line: turns, seats, clocks, luck, odds, the record.

use screen::{pad, width};
use speech::insight::Percent;
use speech::standing::{self as say, span};
use speech::{Line, Names, Reader, Sentence, listed};
use table::{Seat, Viewer};

use super::{Lines, small};
use crate::room::{ClockPlan, ClockView, Millis, PauseView, Room};

impl Lines {
    /// A sentence in the reader's language.
    pub(super) fn told(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    pub(super) fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
    }

    /// Who is waited for, as a sentence.
    pub(super) fn whose_turn(&self, room: &Room) -> String {
        if room.is_over() {
            return self.told(&say::Over {});
        }
        if room.is_paused() {
            return self.told(&say::Paused {});
        }
        let (own, others): (Vec<_>, Vec<_>) = room
            .asked()
            .into_iter()
            .partition(|&seat| self.viewer() == Viewer::Seat(seat));
        let names = others.into_iter().filter_map(|seat| room.name(seat));
        let theirs = names.map(|name| say::Whose { name: name.into() }.line(self.names()));
        let theirs: Vec<Line> = theirs.collect();
        let whose = listed(&theirs, self.names());
        match (own.is_empty(), theirs.is_empty()) {
            (true, true) => self.told(&say::NobodyToAct {}),
            (true, false) => self.told(&say::Theirs { whose }),
            (false, true) => self.told(&say::Yours {}),
            (false, false) => self.told(&say::YoursAndTheirs { whose }),
        }
    }

    /// How the game stands for everybody, and whose turn it is; before the start, who sits.
    pub(super) fn score_lines(&self, room: &Room) -> Vec<String> {
        let Some((table, words)) = room.table().zip(room.words()) else {
            return self.lobby_lines(room);
        };
        let everybody = Reader {
            viewer: Viewer::Spectator,
            tongue: self.tongue,
        };
        let mut lines = words.look(table, everybody, self.width);
        lines.push(self.whose_turn(room));
        lines.extend(self.series(room));
        lines
    }

    /// How the series stands, at a table that goes on with one.
    fn series(&self, room: &Room) -> Option<String> {
        let series = room.series()?;
        Some(series.line(room.is_over(), self.names()).to_string())
    }

    fn lobby_lines(&self, room: &Room) -> Vec<String> {
        let (taken, most) = (small(room.seats()), small(room.plan().most));
        let mut lines = vec![self.told(&say::NotBegun { taken, most })];
        lines.extend(self.seat_lines(room));
        lines.extend(self.series(room));
        let rules = &room.plan().rules;
        if !rules.0.is_empty() {
            let rules = speech::sitting::settings(rules, self.names());
            lines.push(self.told(&say::Rules { rules }));
        }
        if room.plan().clock != ClockPlan::None {
            lines.push(self.clock_plan(room));
        }
        lines
    }

    /// Which clock the table has (P5).
    fn clock_plan(&self, room: &Room) -> String {
        let span = |time| span(time, self.tongue);
        match room.plan().clock {
            ClockPlan::None => self.told(&say::NoClock {}),
            ClockPlan::PerTurn(time) => self.told(&say::ClockDecision { span: span(time) }),
            ClockPlan::Reserve(time) => self.told(&say::ClockGame { span: span(time) }),
        }
    }

    /// Who sits where, and who plays for whom.
    pub(super) fn seat_lines(&self, room: &Room) -> Vec<String> {
        let chairs = room.chair_views();
        if chairs.is_empty() {
            return vec![self.told(&say::NobodySits {})];
        }
        let widest = chairs.iter().map(|chair| width(&chair.name)).max();
        let lines = (1..).zip(&chairs).map(|(number, chair)| {
            let plays = match (&chair.bot, &chair.stand_in) {
                (Some(bot), _) => self.told(&say::Bot {
                    bot: (&**bot).into(),
                }),
                (None, Some(bot)) => self.told(&say::StandIn {
                    bot: (&**bot).into(),
                }),
                (None, None) => String::new(),
            };
            let turn = chair.to_act.then(|| self.told(&say::ToAct {}));
            let said = [plays, turn.unwrap_or_default()].into_iter();
            let said: Vec<_> = said.filter(|text| !text.is_empty()).collect();
            let name = pad(&chair.name, widest.unwrap_or(0));
            let line = format!("  {number}. {name}  {}", said.join(", "));
            line.trim_end().to_owned()
        });
        lines.collect()
    }

    /// Where the luck comes from, as far as it may be known (P12).
    pub(super) fn luck_lines(&self, room: &Room) -> Vec<String> {
        let view = room.view(Viewer::Spectator);
        let hash = view.commitment.into();
        let mut lines = vec![
            self.told(&say::Luck {}),
            self.told(&say::Commitment { hash }),
        ];
        // A seeded game has none.
        let nonces = view.seats.iter().zip(&view.nonces);
        let nonces = nonces.filter(|(_, nonce)| !nonce.is_empty());
        lines.extend(nonces.map(|(chair, nonce)| {
            let (name, word) = ((&*chair.name).into(), (&**nonce).into());
            self.told(&say::Nonce { name, word })
        }));
        lines.push(match view.secret {
            Some(secret) => self.told(&say::Secret {
                secret: secret.into(),
            }),
            None => self.told(&say::Sealed {}),
        });
        lines
    }

    /// Which clocks run, and how long still (P5).
    pub(super) fn clock_lines(&self, room: &Room, now: Millis) -> Vec<String> {
        let mut lines = vec![self.clock_plan(room)];
        if let Some(PauseView::Stands { until, .. }) = room.pause_view() {
            let span = span(until.saturating_sub(now), self.tongue);
            lines.push(self.told(&say::PausedFor { span }));
        }
        let clocks = room.clock_views().into_iter();
        lines.extend(clocks.map(|clock| self.clock_line(room, &clock, now)));
        lines
    }

    fn clock_line(&self, room: &Room, clock: &ClockView, now: Millis) -> String {
        let (own, span) = (
            clock.of_game,
            span(clock.until.saturating_sub(now), self.tongue),
        );
        if self.viewer() == Viewer::Seat(clock.seat) {
            return self.told(&say::YouHave { own, span });
        }
        let name = self.called(room, clock.seat);
        self.told(&say::Has { own, name, span })
    }

    /// The name of whoever sits there.
    pub(super) fn called(&self, room: &Room, seat: Seat) -> Line {
        let somebody = || say::Somebody {}.line(self.names());
        room.name(seat).map_or_else(somebody, Line::from)
    }

    /// What the next draw may come to, at a table that shows it, and to whoever plays against bots alone (P26).
    pub(super) fn odds_lines(&self, room: &Room) -> Vec<String> {
        if !room.plan().coach.is_on() && room.may_advise(self.viewer()).is_err() {
            return vec![self.told(&say::NoOdds {})];
        }
        let Some(odds) = room.odds(self.viewer()) else {
            return vec![self.told(&say::NoThrow {})];
        };
        let mut lines = vec![self.told(&say::Odds {})];
        lines.extend(odds.rows.iter().map(|(what, share)| {
            let share = Percent::of(*share).words(self.tongue);
            let what = speech::fate(what, self.names());
            format!("  {share:>7}  {what}")
        }));
        if odds.mean > 0.0 {
            let points = self.tongue.pointed(&format!("{:.1}", odds.mean)).into();
            lines.push(self.told(&say::Mean { points }));
        }
        lines
    }

    /// What is written down, and when it can be had (P13).
    pub(super) fn record_lines(&self, room: &Room) -> Vec<String> {
        let Some(table) = room.table() else {
            return vec![self.told(&say::NoRecord {})];
        };
        let (steps, over) = (small(table.length()), room.is_over());
        vec![self.told(&say::Record { steps, over })]
    }

    pub(super) fn lesson_lines(&self, room: &Room, typed: &str) -> Vec<String> {
        room.words().map_or_else(Vec::new, |words| {
            screen::lesson(words, typed, "lesson", self.width, self.tongue)
        })
    }
}

impl Room {
    /// Entries of the log from number `from` on as sentences.
    pub fn told(&self, from: usize, reader: impl Into<Reader>) -> Vec<String> {
        let reader = reader.into();
        (from..self.entries())
            .filter_map(|n| Some(self.tell(n, reader)?.to_string()))
            .collect()
    }

    /// How long the reader has on the clock of the game's own rules, if that runs, as a sentence.
    pub fn seconds_left(&self, reader: impl Into<Reader>, now: Millis) -> Option<String> {
        let reader = reader.into();
        let (_, until) = self
            .game_deadline()
            .filter(|(seat, _)| reader.viewer == Viewer::Seat(*seat))?;
        let seconds = small(until.saturating_sub(now).div_ceil(1000));
        let names = Names::new(&[], None).in_tongue(reader.tongue);
        Some(say::Seconds { seconds }.line(names).to_string())
    }

    /// The seat of whoever has this name.
    pub fn seat_called(&self, name: &str) -> Option<Seat> {
        let mut seats = (0..self.seats()).map(Seat::at);
        seats.find(|seat| {
            self.name(*seat)
                .is_some_and(|own| own.to_lowercase() == name.to_lowercase())
        })
    }
}
