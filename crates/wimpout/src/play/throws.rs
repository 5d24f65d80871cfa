//! A throw: it lands, is judged, takes effect, and may end the turn.

use table::{OWN, Seat};

use super::Play;
use crate::event::Event;
use crate::face::FaceSet;
use crate::player::Exit;
use crate::score::{Scoring, Verdict, score};
use crate::state::{Fate, LastThrow, Phase};
use crate::throw::{Faces, Throw};
use crate::throw_table::End;
use crate::turn::{Clearing, Course, Limit, Stage, Turn};

impl Play<'_> {
    /// The player throws.
    pub(crate) fn throw(&mut self) {
        self.state.throws += 1;
        self.enter(Stage::Throwing);
    }

    /// The cubes have landed.
    pub(crate) fn land(&mut self, faces: Faces) {
        let Some(Turn { seat, run, .. }) = self.turn_mut() else {
            return;
        };
        let (seat, cubes, clearing) = (*seat, run.cubes, run.faces());
        let Ok(throw) = Throw::read(cubes, &faces) else {
            return;
        };
        self.log.push(Event::Thrown { seat, cubes, faces });
        self.state.last = Some(LastThrow {
            seat,
            cubes,
            faces,
            fate: Fate::Pending,
        });
        let verdict = score(self.rules, &throw, clearing);
        if let Verdict::Void(rule) = verdict {
            let own = Some(()).filter(|()| rule == OWN.number());
            let by = own.and_then(|()| self.rules.own_voids(throw, clearing));
            return self.void(seat, faces, rule, by);
        }
        match self.first_asked(seat) {
            Some(asked) => self.enter(Stage::Insuring { throw, asked }),
            None => self.take_effect(seat, throw, verdict),
        }
    }

    /// The throw stands: it counts, or is lost.
    pub(super) fn take_effect(&mut self, seat: Seat, throw: Throw, verdict: Verdict) {
        match verdict {
            Verdict::Scores(scorings) => match scorings.as_slice() {
                [only] => self.count(throw, only),
                _ => self.enter(Stage::Choosing { throw }),
            },
            Verdict::Wimpout => self.end_turn(seat, End::Wimpout),
            Verdict::TrainWreck => self.end_turn(seat, End::TrainWreck),
            Verdict::Win => self.end_turn(seat, End::Win),
            Verdict::Supernova => self.end_turn(seat, End::Supernova),
            Verdict::Void(_) => {}
        }
    }

    /// A throw ends the turn by itself.
    pub(crate) fn end_turn(&mut self, seat: Seat, end: End) {
        match end {
            End::Wimpout => {
                self.wimp_out(seat);
                self.lose_turn(seat);
            }
            End::TrainWreck => {
                self.wimp_out(seat);
                self.wreck(seat);
                self.lose_turn(seat);
            }
            End::Win => self.win(seat),
            End::Supernova => self.go_supernova(seat),
        }
    }

    /// Counts a throw so.
    pub(crate) fn count(&mut self, throw: Throw, scoring: &Scoring) {
        self.befall(Fate::Scored(*scoring));
        let Some(Turn { seat, run, .. }) = self.turn_mut() else {
            return;
        };
        let (seat, cleared) = (*seat, run.clearing.take());
        run.count(scoring);
        let turn_points = run.points;
        self.enter(Stage::Deciding);
        self.tell_scored(seat, throw, scoring, turn_points);
        if let Some(clearing) = cleared {
            self.log.push(Event::FlashCleared {
                seat,
                faces: clearing.faces,
            });
        }
        self.issue(seat, throw, scoring);
        match scoring.end() {
            Some(end) => self.end_turn(seat, end),
            None => self.begin_clearing(scoring.flash),
        }
    }

    fn tell_scored(&mut self, seat: Seat, throw: Throw, scoring: &Scoring, turn_points: u32) {
        let points = scoring.points;
        for face in scoring.flash.iter() {
            self.log.push(Event::FlashScored {
                seat,
                face,
                points: face.flash(),
            });
        }
        if let Some(face) = scoring.train {
            self.log
                .push(Event::FreightTrainScored { seat, face, points });
        }
        if scoring.sampler {
            self.log.push(Event::SamplerScored { seat, points });
        }
        let called = scoring
            .called
            .and_then(|place| self.rules.own().get(usize::from(place)));
        self.log.extend(called.map(|rule| Event::OwnRuleCalled {
            seat,
            rule: rule.head().title.clone(),
            points,
        }));
        let (counted, sun, left) = (scoring.faces(&throw), scoring.sun, scoring.left);
        self.log.push(Event::Scored {
            seat,
            points,
            counted,
            sun,
            left,
            turn_points,
        });
        self.tell_own(seat, throw, scoring);
    }

    /// What rules of the table's own have done, or failed to do.
    fn tell_own(&mut self, seat: Seat, throw: Throw, scoring: &Scoring) {
        if self.rules.own().is_empty() {
            return;
        }
        let course = self
            .state
            .turn()
            .map_or(Course::START, |turn| turn.run.course());
        let doubled = self.rules.own_doubled(throw, scoring);
        self.tell_decided(seat, doubled);
        let usual = i32::from(scoring.points) - scoring.own;
        let usual = u16::try_from(usual).unwrap_or_default();
        self.log
            .extend(self.rules.own_on_throw(seat, throw, usual, course));
    }

    /// A flash must be cleared (W13); a new one takes the place of the old (W13c).
    fn begin_clearing(&mut self, faces: FaceSet) {
        if faces.is_empty() {
            return;
        }
        self.state.clearings += 1;
        let number = self.state.clearings;
        let limit = self.rules.limit();
        if let Some(turn) = self.turn_mut() {
            turn.run.clearing = Some(Clearing {
                faces,
                voids: 0,
                limit,
                number,
            });
        }
    }

    /// The throw is void: the same cubes again, unless too many have been spent on the flash (H10, H11). `by` is the
    /// place of a rule of the table's own that says so.
    fn void(&mut self, seat: Seat, faces: Faces, rule: &'static str, by: Option<usize>) {
        self.befall(Fate::Void);
        self.log.push(Event::ThrowVoid { seat, faces, rule });
        self.tell_decided(seat, by);
        let Some(Turn { run, stage, .. }) = self.turn_mut() else {
            return;
        };
        run.void();
        *stage = Stage::Deciding;
        let Some(clearing) = &mut run.clearing else {
            return;
        };
        clearing.voids += 1;
        let (limit, voids) = (clearing.limit, clearing.voids);
        if limit.ends_after(voids) {
            self.reach(seat, limit);
        }
    }

    /// So many throws have been spent on a flash that the turn is suspended, or lost (H10, H11).
    pub(crate) fn reach(&mut self, seat: Seat, limit: Limit) {
        match limit {
            Limit::Suspend(_) => self.suspend(seat),
            Limit::Kill(_) => {
                self.log.push(Event::TurnKilled { seat });
                self.tell_limit(seat, limit);
                self.wimp_out(seat);
                self.lose_turn(seat);
            }
            Limit::None => {}
        }
    }

    /// The turn waits until it comes round again, and keeps its rules (H10, W19).
    fn suspend(&mut self, seat: Seat) {
        let Phase::Turn(Turn { run, .. }) = &self.state.phase else {
            return;
        };
        let mut run = *run;
        run.terms.get_or_insert_with(|| self.rules.terms());
        self.log.push(Event::TurnSuspended {
            seat,
            points: run.points,
            clearing: run.faces(),
        });
        if let Some(clearing) = run.clearing {
            self.tell_limit(seat, clearing.limit);
        }
        self.state.players[seat].suspended = Some(run);
        if let Some(licks) = &mut self.state.licks {
            licks.queue.push_back(seat);
        }
        self.pass_on(seat);
    }

    /// A rule of the table's own has decided, if one has.
    pub(super) fn tell_decided(&mut self, seat: Seat, by: Option<usize>) {
        self.log
            .extend(by.and_then(|place| self.rules.own_decided(seat, place)));
    }

    /// The rule of the table's own that has answered a question decides, if one has.
    pub(super) fn tell_by(&mut self, seat: Seat, question: &str) {
        let by = self.rules.own_by(question);
        self.tell_decided(seat, by);
    }

    /// What has ended a clearing, if a rule of the table's own has.
    fn tell_limit(&mut self, seat: Seat, limit: Limit) {
        let by = self
            .rules
            .limit_by()
            .filter(|_| self.rules.limit() == limit);
        self.tell_decided(seat, by);
    }

    /// The points of the turn are lost (W9).
    fn wimp_out(&mut self, seat: Seat) {
        self.settle_fate(Fate::Lost);
        let points = self.state.turn().map_or(0, |turn| turn.run.points);
        self.log.push(Event::WimpedOut { seat, points });
        self.cost(seat, "wimpout_costs", points);
        self.recount_all(seat, "table_after_wimpout", Some(points));
        self.recount(seat, "after_wimpout", None);
    }

    /// A turn without a bank is over; in Last Licks that is a challenge failed.
    fn lose_turn(&mut self, seat: Seat) {
        self.put_out(seat, "is_out");
        self.fail(seat);
        self.pass_on(seat);
    }

    /// A train wreck is tallied where a house rule tallies it, and may eject (H5, H6).
    fn wreck(&mut self, seat: Seat) {
        self.log.push(Event::TrainWrecked { seat });
        let terms = self.state.turn().and_then(|turn| turn.run.terms);
        let rules = self.rules.on(terms);
        let draws = self.rules.draws_circles() && rules.draws_circles();
        let tallies = self.rules.tallies_wrecks();
        let player = &mut self.players()[seat];
        player.wrecks += u32::from(tallies);
        player.circles += u32::from(draws);
        player.circle_wrecks += u32::from(draws);
        let (wrecks, circles) = (player.wrecks, player.circles);
        if draws {
            self.log.push(Event::CircleDrawn { seat, circles });
        }
        let points = self.state.turn().map_or(0, |turn| turn.run.points);
        self.cost(seat, "wreck_costs", points);
        self.recount_all(seat, "table_after_wreck", None);
        self.recount(seat, "after_wreck", None);
        if self.rules.ejects_after(wrecks) {
            self.exit(seat, Exit::Wrecked);
        } else if rules.is_terminal(&self.state.players[seat]) {
            self.exit(seat, Exit::Circled);
        }
    }

    fn win(&mut self, seat: Seat) {
        self.log.push(Event::InstantlyWon { seat });
        self.settle_fate(Fate::Ended);
        self.end(Some(seat));
    }

    fn go_supernova(&mut self, seat: Seat) {
        self.log.push(Event::SupernovaThrown { seat });
        self.settle_fate(Fate::Ended);
        self.exit(seat, Exit::Supernova);
        self.pass_on(seat);
    }

    /// What becomes of the throw that lies there, unless that is known already.
    pub(super) fn settle_fate(&mut self, fate: Fate) {
        if let Some(last) = &mut self.state.last
            && last.fate == Fate::Pending
        {
            last.fate = fate;
        }
    }
}
