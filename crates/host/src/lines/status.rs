//! How a table stands, in sentences: turns, seats, clocks, luck, odds, the record.

use screen::{pad, settings, width};
use speech::{Reader, Tongue};
use table::{Seat, Viewer};

use crate::room::{ClockPlan, Millis, Room};

impl Room {
    /// Entries of the log from number `from` on as sentences.
    pub fn told(&self, from: usize, reader: impl Into<Reader>) -> Vec<String> {
        let reader = reader.into();
        (from..self.entries())
            .filter_map(|n| Some(self.tell(n, reader)?.to_string()))
            .collect()
    }

    /// Who is waited for, as a sentence.
    pub fn whose_turn(&self, viewer: Viewer) -> String {
        if self.is_over() {
            return "The game is over.".to_owned();
        }
        let (own, others): (Vec<_>, Vec<_>) = self
            .asked()
            .into_iter()
            .partition(|&seat| viewer == Viewer::Seat(seat));
        let names = others.into_iter().filter_map(|seat| self.name(seat));
        let theirs: Vec<_> = names.map(|name| format!("{name}'s")).collect();
        match (own.is_empty(), theirs.join(" and ")) {
            (true, theirs) if theirs.is_empty() => "Nobody is to act now.".to_owned(),
            (true, theirs) => format!("It is {theirs} turn."),
            (false, theirs) if theirs.is_empty() => "It is your turn.".to_owned(),
            (false, theirs) => format!("It is your turn, and {theirs}."),
        }
    }

    /// How long `viewer` has on the clock of the game's own rules, if that runs, as a sentence.
    pub fn seconds_left(&self, viewer: Viewer, now: Millis) -> Option<String> {
        let (_, until) = self
            .game_deadline()
            .filter(|(seat, _)| viewer == Viewer::Seat(*seat))?;
        Some(match until.saturating_sub(now).div_ceil(1000) {
            1 => "One second left.".to_owned(),
            seconds => format!("{seconds} seconds left."),
        })
    }

    /// How the game stands for everybody, and whose turn it is; before the start, who sits.
    pub(super) fn score_lines(&self, viewer: Viewer, columns: usize) -> Vec<String> {
        let Some((table, words)) = self.table().zip(self.words()) else {
            return self.lobby_lines();
        };
        let mut lines = words.look(table, Viewer::Spectator, columns);
        lines.push(self.whose_turn(viewer));
        lines
    }

    fn lobby_lines(&self) -> Vec<String> {
        let mut lines = vec![format!(
            "The game has not begun. {} of {} seats are taken:",
            self.seats(),
            self.plan().most
        )];
        lines.extend(self.seat_lines());
        if !self.plan().rules.0.is_empty() {
            lines.push(format!("House rules: {}.", settings(&self.plan().rules)));
        }
        lines
    }

    /// Who sits where, and who plays for whom.
    pub(super) fn seat_lines(&self) -> Vec<String> {
        let chairs = self.chair_views();
        if chairs.is_empty() {
            return vec!["Nobody sits here yet.".to_owned()];
        }
        let widest = chairs.iter().map(|chair| width(&chair.name)).max();
        let lines = (1..).zip(&chairs).map(|(number, chair)| {
            let plays = match (&chair.bot, &chair.stand_in) {
                (Some(bot), _) => format!("a bot ({bot})"),
                (None, Some(bot)) => format!("away; a bot ({bot}) plays"),
                (None, None) => String::new(),
            };
            let turn = if chair.to_act { "to act" } else { "" };
            let said: Vec<_> = [plays.as_str(), turn]
                .into_iter()
                .filter(|text| !text.is_empty())
                .collect();
            let name = pad(&chair.name, widest.unwrap_or(0));
            format!("  {number}. {name}  {}", said.join(", "))
                .trim_end()
                .to_owned()
        });
        lines.collect()
    }

    /// Where the luck comes from, as far as it may be known (P12).
    pub(super) fn luck_lines(&self) -> Vec<String> {
        let view = self.view(Viewer::Spectator);
        let mut lines = vec![
            "All luck of this table comes from a secret of the house and a word of each seat (P12).".to_owned(),
            format!("The secret was fixed before the start: its hash is {}.", view.commitment),
        ];
        // A seeded game has none.
        let nonces = view.seats.iter().zip(&view.nonces);
        let nonces = nonces.filter(|(_, nonce)| !nonce.is_empty());
        lines.extend(nonces.map(|(chair, nonce)| format!("The word of {}: {nonce}.", chair.name)));
        lines.push(match &view.secret {
            Some(secret) => format!("The secret is {secret}. lastlicks verify checks the record."),
            None => {
                "The secret is told when the game is over, so that anybody can check it.".to_owned()
            }
        });
        lines
    }

    /// Which clocks run, and how long still (P5).
    pub(super) fn clock_lines(&self, viewer: Viewer, now: Millis) -> Vec<String> {
        let mut lines = vec![match self.plan().clock {
            ClockPlan::None => "This table has no clock of its own.".to_owned(),
            ClockPlan::PerTurn(span) => format!("Every decision may take {} (P5).", span_of(span)),
            ClockPlan::Reserve(span) => {
                format!(
                    "All decisions of a game together may take {} (P5).",
                    span_of(span)
                )
            }
        }];
        let clocks = self.clock_views().into_iter();
        lines.extend(clocks.map(|clock| {
            let whose = match viewer {
                Viewer::Seat(own) if own == clock.seat => "You have".to_owned(),
                _ => format!("{} has", self.name(clock.seat).unwrap_or("Somebody")),
            };
            let of = if clock.of_game {
                " by the rules of the game"
            } else {
                ""
            };
            format!(
                "{whose} {} left{of}.",
                span_of(clock.until.saturating_sub(now))
            )
        }));
        lines
    }

    /// What the next draw may come to, at a table that shows it (P26).
    pub(super) fn odds_lines(&self, viewer: Viewer) -> Vec<String> {
        if !self.plan().coach {
            let why =
                "Odds are shown at tables that were opened for learning (P26); this one was not.";
            return vec![why.to_owned()];
        }
        let Some(odds) = self.prospects(viewer) else {
            return vec!["Nothing is to be thrown just now.".to_owned()];
        };
        let rows = odds.rows.iter();
        let mut lines: Vec<_> = rows
            .map(|(what, share)| format!("  {:>5.1} %  {what}", share * 100.0))
            .collect();
        lines.insert(0, "The next throw comes to:".to_owned());
        if odds.mean > 0.0 {
            lines.push(format!("On average it adds {:.1}.", odds.mean));
        }
        lines
    }

    /// What is written down, and when it can be had (P13).
    pub(super) fn record_lines(&self) -> Vec<String> {
        let Some(table) = self.table() else {
            return vec!["Nothing is recorded before the game begins.".to_owned()];
        };
        let when = if self.is_over() {
            "It is whole: replay shows it step by step, verify checks its luck."
        } else {
            "It can be read when the game is over."
        };
        let steps = table.length();
        vec![format!(
            "The record of this game has {steps} steps so far: rules, acts, luck and votes (P13). {when}"
        )]
    }

    pub(super) fn lesson_lines(&self, typed: &str, columns: usize, tongue: Tongue) -> Vec<String> {
        let words = self.words();
        words.map_or_else(Vec::new, |words| {
            screen::lesson(words, typed, "lesson", columns, tongue)
        })
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

/// A span of time in words: `2 minutes 5 seconds`, `3 days`.
fn span_of(span: Millis) -> String {
    let seconds = span.div_ceil(1000);
    let parts = [
        (seconds / 86400, "day"),
        (seconds / 3600 % 24, "hour"),
        (seconds / 60 % 60, "minute"),
        (seconds % 60, "second"),
    ];
    let told = parts
        .iter()
        .skip_while(|(n, _)| *n == 0)
        .take(2)
        .filter(|(n, _)| *n > 0);
    let told: Vec<_> = told
        .map(|(n, unit)| format!("{n} {unit}{}", if *n == 1 { "" } else { "s" }))
        .collect();
    if told.is_empty() {
        "no time".to_owned()
    } else {
        told.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::span_of;

    #[test]
    fn spans_are_told_in_two_units() {
        let told = [0, 1, 60_000, 125_000, 7_200_000, 90_000_000].map(span_of);
        assert_eq!(
            told,
            [
                "no time",
                "1 second",
                "1 minute",
                "2 minutes 5 seconds",
                "2 hours",
                "1 day 1 hour"
            ]
        );
    }
}
