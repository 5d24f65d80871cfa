//! Where a rule of one's own has challengers go, found out by asking it (O7): by the score, by what is counted, by the name, or
//! by several of these together.

use own::{Asking, Counted, Given, UpTo};

use super::effect::{Finding, Place};
use super::me::{Me, near_scores};
use super::players::told_between;
use super::reached::Reached;

const QUESTION: &str = "challenge_place";
/// Scores of challengers.
const SCORES: [u32; 8] = [100, 300, 200, 400, 500, 50, 5, 1000];
/// Places of their names by the alphabet.
const NAMES: [u32; 4] = [1, 2, 3, 4];
/// Of counts, so many are looked at.
const MOST_COUNTS: usize = 24;

/// The challengers who are asked about, by what may matter of them.
struct Challengers {
    scores: Vec<u32>,
    near: Vec<u32>,
    names: Vec<u32>,
    counts: Vec<u32>,
}

/// By what a rule orders challengers, each told by all that matters of it.
pub(super) fn places(asking: &mut Asking<'_>) -> Vec<Finding> {
    let all = Challengers::of(asking);
    let cases = all.cases();
    let places: Vec<u32> = cases
        .iter()
        .map(|(me, name)| place(asking, *me, *name))
        .collect();
    let mut some: Vec<Place> = Vec::new();
    let mut others = false;
    if places.windows(2).all(|both| both[0] == both[1]) {
        return vec![Finding::Places(some)];
    }
    // What is so far away that no place comes of it is not to be told of.
    let mut wide = Asking::of(asking.rule);
    for ((me, name), place) in cases.into_iter().zip(places) {
        let told = |one: &Place| {
            let named = one.alphabet.is_none_or(|alphabet| alphabet == name);
            named && one.place == place && one.me.covers(&me)
        };
        if some.iter().any(told) {
            continue;
        }
        if some.len() == Counted::<u32>::MOST {
            others = true;
            break;
        }
        some.push(all.alike(&mut wide, (me, name), place));
    }
    let others = others.then_some(Finding::AndOthers);
    std::iter::once(Finding::Places(some))
        .chain(others)
        .collect()
}

/// The place of a challenger; the first where there is no answer, as at a table.
fn place(asking: &mut Asking<'_>, me: Me, alphabet: u32) -> u32 {
    let Given::Named(mut told) = me.given() else {
        return 0;
    };
    told.push(("alphabet", Given::Number(alphabet.into())));
    let place = asking.number(QUESTION, &[Given::Named(told)]);
    u32::try_from(place).unwrap_or(0)
}

impl Challengers {
    fn of(asking: &mut Asking<'_>) -> Self {
        let rule = asking.rule;
        let looks = |field: &str| rule.looks_at(&[QUESTION], "me", field);
        let near = near_scores(rule, looks("score"));
        let counts = if rule.counts_players() && looks("count") {
            let mut counts = Reached::by(asking).all_counts();
            counts.truncate(MOST_COUNTS);
            counts
        } else {
            Vec::new()
        };
        let names = if looks("alphabet") {
            &NAMES[..]
        } else {
            &NAMES[..1]
        };
        Self {
            scores: SCORES.into_iter().chain(near.iter().copied()).collect(),
            near,
            names: names.to_vec(),
            counts,
        }
    }

    /// All of them: those first who differ in one thing only.
    fn cases(&self) -> Vec<(Me, u32)> {
        let me = |count: Option<u32>, score: u32| Me::of(count, None, score);
        let (count, score, name) = (self.counts.first().copied(), self.scores[0], self.names[0]);
        let first = [
            (me(count, score), name),
            (me(count, self.scores[1]), name),
            (me(count, score), *self.names.last().unwrap_or(&name)),
            (me(self.counts.last().copied(), score), name),
        ];
        let counts: Vec<Option<u32>> = match self.counts.as_slice() {
            [] => vec![None],
            all => all.iter().copied().map(Some).collect(),
        };
        let rest = counts.iter().flat_map(|count| {
            self.names.iter().flat_map(move |name| {
                let scores = self.scores.iter();
                scores.map(move |score| (me(*count, *score), *name))
            })
        });
        first.into_iter().chain(rest).collect()
    }

    /// All of whom the same comes as of one.
    fn alike(&self, asking: &mut Asking<'_>, (me, name): (Me, u32), comes: u32) -> Place {
        let mut goes = |me: Me, names: &[u32]| {
            let mut names = names.iter();
            names.all(|name| place(asking, me, *name) == comes)
        };
        let any_name = self.names.len() == 1 || goes(me, &self.names);
        let names = if any_name {
            self.names.clone()
        } else {
            vec![name]
        };
        let (mut count, mut count_to, mut ends) = (None, UpTo::Alone, vec![None]);
        if let Some(one) = me.count {
            let around = UpTo::around(one, &self.counts, |count| goes(me.counting(count), &names));
            ends = vec![Some(around.0), Some(around.1.most(around.0, &self.counts))];
            (count, count_to) = told_between(around);
        }
        let who = me.widened(&self.near, |me| {
            ends.iter().all(|count| {
                goes(
                    Me {
                        count: *count,
                        ..me
                    },
                    &names,
                )
            })
        });
        let me = Me {
            count,
            count_to,
            ..who
        };
        Place {
            me,
            alphabet: (!any_name).then_some(name),
            place: comes,
        }
    }
}
