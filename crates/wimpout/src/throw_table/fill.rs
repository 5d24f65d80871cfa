//! How the table is filled: every throw is scored at every spot that a turn can come to.

use table::{Below, OWN};

use super::{Counted, End, Landing, Policy, Spot, SpotInfo, ThrowTable, course};
use crate::face::FaceSet;
use crate::rules::Rules;
use crate::score::{Scoring, Verdict, score};
use crate::throw::{Cubes, Throw};
use crate::turn::Course;

impl ThrowTable {
    pub(super) fn filled(rules: &Rules, policy: Option<Policy>) -> Self {
        let mut table = Self {
            spots: Vec::new(),
            landings: Vec::new(),
            lists: Vec::new(),
            acts: Vec::new(),
            list_acts: Vec::new(),
            counted: Vec::new(),
            fails: false,
        };
        let ((), failures) = own::overheard(|| table.fill(rules, policy));
        table.fails |= !failures.is_empty();
        table
    }

    fn fill(&mut self, rules: &Rules, policy: Option<Policy>) {
        let mut spot = self.spot(rules, Cubes::ALL, FaceSet::NONE);
        while let Some(&SpotInfo {
            cubes, clearing, ..
        }) = self.spots.get(usize::from(spot.0))
        {
            let first = u32::try_from(self.landings.len()).unwrap_or(u32::MAX);
            self.spots[usize::from(spot.0)].first = first;
            for way in 0..cubes.ways() {
                let throw = Throw::nth(cubes, way);
                let verdict = score(rules, &throw, clearing);
                let (landing, acts) = self.landing_of(rules, throw, &verdict, spot, policy);
                self.landings.push(landing);
                if !rules.own().is_empty() {
                    self.acts.push(acts);
                }
            }
            spot = Spot(spot.0 + 1);
        }
        if rules.counts_throws() > 0 {
            let spots = self.spots();
            self.counted = spots.map(|spot| self.counted_at(rules, spot)).collect();
        }
    }

    /// After how many throws nobody may stop at a spot: where all five cubes have not just scored, and where they have.
    fn counted_at(&self, rules: &Rules, spot: Spot) -> [Counted; 2] {
        [false, true].map(|all_scored| {
            let binds = |since: u32| {
                let course = self.course(spot);
                rules.must_throw(Course {
                    all_scored,
                    since,
                    ..course
                })
            };
            let all = 0..Counted::BITS;
            all.fold(0, |bits, since| bits | Counted::from(binds(since)) << since)
        })
    }

    fn landing_of(
        &mut self,
        rules: &Rules,
        throw: Throw,
        verdict: &Verdict,
        from: Spot,
        policy: Option<Policy>,
    ) -> (Landing, u8) {
        let end = |end| (Landing::ending(end), 0);
        match verdict {
            Verdict::Scores(scorings) => match policy {
                Some(policy) => self.scored(rules, throw, policy(scorings.as_slice())),
                None => self.any_of(rules, throw, scorings.as_slice()),
            },
            Verdict::Void(rule) => {
                let (_, clearing) = self.at(from);
                let own = *rule == OWN.number() && rules.own_voids(throw, clearing).is_some();
                let acts = u8::from(own);
                (Landing::void(from).with_acts(acts), acts)
            }
            Verdict::Wimpout => end(End::Wimpout),
            Verdict::TrainWreck => end(End::TrainWreck),
            Verdict::Win => end(End::Win),
            Verdict::Supernova => end(End::Supernova),
        }
    }

    /// One of several ways: their list, shifted to its least points.
    fn any_of(&mut self, rules: &Rules, throw: Throw, scorings: &[Scoring]) -> (Landing, u8) {
        let ways = scorings
            .iter()
            .map(|scoring| self.scored(rules, throw, scoring));
        let ways: Vec<(Landing, u8)> = ways.collect();
        if let Some(only) = ways
            .first()
            .filter(|first| ways.iter().all(|way| way == *first))
        {
            return *only;
        }
        let (mut ways, acts): (Vec<Landing>, Vec<u8>) = ways.into_iter().unzip();
        let points = ways
            .iter()
            .filter(|way| !way.ends_turn())
            .map(|way| way.points());
        let least = points.min().unwrap_or_default();
        for way in &mut ways {
            way.0 -= if way.ends_turn() { 0 } else { least };
        }
        let mut known = self.lists.iter().zip(&self.list_acts);
        let known = known.position(|(list, known)| *list == ways && *known == acts);
        let list = known.unwrap_or_else(|| {
            self.lists.push(ways);
            self.list_acts.push(acts);
            self.lists.len() - 1
        });
        let list = u32::try_from(list % Landing::LISTS).unwrap_or_default();
        (Landing(Landing::CHOICE | list << 16 | least), 0)
    }

    pub(super) fn scored(
        &mut self,
        rules: &Rules,
        throw: Throw,
        scoring: &Scoring,
    ) -> (Landing, u8) {
        let kind = match scoring.train {
            Some(_) => Landing::TRAIN,
            None if scoring.sampler => Landing::SAMPLER,
            None if scoring.flash.is_empty() => 0,
            None if scoring.flash.len() > 1 => Landing::FLASHES,
            None => Landing::FLASH,
        };
        let course = Course::START.scored(scoring.left, scoring.flash);
        let (issued, by) = rules.issues_in_all(throw, scoring);
        let acts = rules.own_acts(throw, scoring, course);
        self.fails |= acts.is_none() || issued > 1;
        let acts = acts.unwrap_or_default() + u8::from(by.is_some());
        if let Some(end) = scoring.end() {
            let landing = Landing(Landing::ending(end).0 | kind);
            return (landing.with_acts(acts), acts);
        }
        let spot = self.spot(rules, course.cubes, course.clearing);
        let must_throw = Landing::MUST_THROW * u32::from(rules.must_throw(course));
        let insures = Landing::INSURES * issued.min(1);
        let on_its_way = u32::from(spot.0) << 16 | kind | must_throw | insures;
        let landing = Landing(u32::from(scoring.points) | on_its_way);
        (landing.with_acts(acts), acts)
    }

    /// The spot of these cubes; all spots together are fewer than 9 × 22, so their numbers fit a byte.
    fn spot(&mut self, rules: &Rules, cubes: Cubes, clearing: FaceSet) -> Spot {
        self.find(cubes, clearing).unwrap_or_else(|| {
            self.spots.push(SpotInfo {
                cubes,
                clearing,
                way: Below::new(cubes.ways()),
                first: 0,
                binds: rules.must_throw(course(cubes, clearing)),
            });
            Spot(u8::try_from(self.spots.len() - 1).unwrap_or(0))
        })
    }
}
