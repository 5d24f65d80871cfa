//! The options of Pig, and the questions that the game asks of them.

use super::Pig;
use crate::{Code, Refusal, Rule, Settings, Value, Values};

/// Every option, in the order shown.
pub(super) const RULES: [Rule; 3] = [GOAL, CAP, DOUBLE_SIXES];

const GOAL: Rule = Rule {
    slug: "goal",
    title: "Goal",
    summary: "How many points win.",
    text: "Who holds with this many points in all has won.",
    source: "P5",
    values: Values::Number {
        default: 100,
        min: 10,
        max: 200,
        step: 5,
        or_zero: false,
    },
    situation: "turn",
    clashes: &["cap"],
};

const CAP: Rule = Rule {
    slug: "cap",
    title: "Cap",
    summary: "A turn must end at so many points.",
    text: "Who has this many points in a turn must hold. The cap is less than the goal; 0 is no cap.",
    source: "P6",
    values: Values::Number {
        default: 0,
        min: 5,
        max: 50,
        step: 5,
        or_zero: true,
    },
    situation: "turn",
    clashes: &["goal"],
};

const DOUBLE_SIXES: Rule = Rule {
    slug: "double-sixes",
    title: "Double sixes",
    summary: "A 6 counts 12.",
    text: "A 6 adds 12 points to the turn instead of 6.",
    source: "P3",
    values: Values::Flag,
    situation: "throw",
    clashes: &[],
};

impl Pig {
    /// The rules of a table that has set these, or the clash between them.
    pub(super) fn settled(set: &Settings) -> Result<Self, Refusal> {
        let pig = Self {
            goal: number(set, &GOAL),
            cap: number(set, &CAP),
            double_sixes: value(set, &DOUBLE_SIXES) == Value::Flag(true),
        };
        if pig.cap < pig.goal {
            return Ok(pig);
        }
        let (cap, goal) = (pig.cap, pig.goal);
        let message = format!("`cap` must be less than `goal`: {cap} is not less than {goal}");
        Err(Refusal::new(Code::Clash, message).by("P6"))
    }

    /// Every option spelled out.
    pub(super) fn spelled_out(&self) -> Settings {
        Settings::default()
            .with(GOAL.slug, Value::Number(self.goal.into()))
            .with(CAP.slug, Value::Number(self.cap.into()))
            .with(DOUBLE_SIXES.slug, Value::Flag(self.double_sixes))
    }

    /// Whether these points in all win.
    pub(super) fn wins(&self, points: u32) -> bool {
        points >= self.goal
    }

    /// Whether a turn must end with these points.
    pub(super) fn must_hold(&self, turn_points: u32) -> bool {
        self.cap > 0 && turn_points >= self.cap
    }

    /// What a face adds to the turn.
    pub(super) fn points(&self, face: u32) -> u32 {
        match face {
            6 if self.double_sixes => 12,
            face => face,
        }
    }
}

fn value(set: &Settings, rule: &Rule) -> Value {
    let value = set.get(rule.slug).cloned();
    value.unwrap_or_else(|| rule.default_value())
}

fn number(set: &Settings, rule: &Rule) -> u32 {
    match value(set, rule) {
        Value::Number(n) => u32::try_from(n).unwrap_or_default(),
        Value::Flag(_) | Value::Word(_) => 0,
    }
}
