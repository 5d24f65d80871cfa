//! How a table stands, line by line: whose turn it is, who sits, its luck, clocks, odds and record; what is asked of
//! everybody, and what is said to a line that does nothing.

use crate::sentence::Sentence;
use crate::{Line, Names, Tongue};

sentences! { pub:
    /// Nobody is waited for any more.
    Over = "standing-over" {}
    /// Nobody is waited for.
    NobodyToAct = "standing-nobody" {}
    /// A name as it stands before `turn`.
    Whose = "standing-whose" { name: Line }
    /// Others are waited for.
    Theirs = "standing-theirs" { whose: Line }
    /// The reader is waited for.
    Yours = "standing-yours" {}
    /// The reader and others are waited for.
    YoursAndTheirs = "standing-yours-and-theirs" { whose: Line }
    /// What is left on the clock of the game's own rules.
    Seconds = "standing-seconds" { seconds: u32 }
    /// Before the start; who sits follows.
    NotBegun = "standing-not-begun" { taken: u32, most: u32 }
    /// The rules that the table has chosen.
    Rules = "standing-rules" { rules: Line }
    /// An empty table.
    NobodySits = "standing-nobody-sits" {}
    /// A bot's seat.
    Bot = "standing-bot" { bot: Line }
    /// A seat whose player is away.
    StandIn = "standing-stand-in" { bot: Line }
    /// The seat is waited for.
    ToAct = "standing-to-act" {}
    /// Somebody whose name is not known.
    Somebody = "standing-somebody" {}

    /// Where luck comes from (P12).
    Luck = "standing-luck" {}
    /// The promise that was made before the start.
    Commitment = "standing-commitment" { hash: Line }
    /// What a seat has put in.
    Nonce = "standing-nonce" { name: Line, word: Line }
    /// The secret of a finished game.
    Secret = "standing-secret" { secret: Line }
    /// The secret is not told yet.
    Sealed = "standing-sealed" {}

    /// No clock (P5).
    NoClock = "standing-no-clock" {}
    /// A clock for each decision.
    ClockDecision = "standing-clock-decision" { span: Line }
    /// One clock for all decisions of a game.
    ClockGame = "standing-clock-game" { span: Line }
    /// What the reader has left; `own`: by the game's own rules.
    YouHave = "standing-you-have" { own: bool, span: Line }
    /// What somebody else has left.
    Has = "standing-has" { own: bool, name: Line, span: Line }

    /// A table that shows no odds (P26).
    NoOdds = "standing-no-odds" {}
    /// There is nothing to have odds of.
    NoThrow = "standing-no-throw" {}
    /// The odds follow.
    Odds = "standing-odds" {}
    /// What the next throw adds in the middle.
    Mean = "standing-mean" { points: Line }
    /// There is no record yet (P13).
    NoRecord = "standing-no-record" {}
    /// How long the record is; `over`: nothing comes after it.
    Record = "standing-record" { steps: u32, over: bool }

    /// There is no proposal.
    NoVote = "standing-no-vote" { rule: Line }
    /// An open proposal.
    Proposes = "standing-proposes" { name: Line, rules: Line }
    /// What a watcher says who may know more than those who play.
    WatchersHear = "standing-watchers-hear" {}
    /// Steps are to be taken back.
    AsksBack = "standing-asks-back" { name: Line, acts: u32 }
    /// A pause is asked for (P5).
    AsksPause = "standing-asks-pause" { name: Line }
    /// The game stands still.
    Paused = "standing-paused" {}
    /// For so long at most.
    PausedFor = "standing-paused-for" { span: Line }
    /// Somebody is to be taken out of the game (P4).
    AsksRemoval = "standing-asks-removal" { name: Line, whom: Line }
    /// Who is still to answer.
    Missing = "standing-missing" { names: Line }
    /// How whoever asks takes it back.
    Withdraw = "standing-withdraw" {}
    /// The reader's answer is missing.
    Agree = "standing-agree" { yes: Line, some: bool, words: Line }
    /// Others are waited for.
    AllNeeded = "standing-all-needed" { yes: Line, some: bool }
    /// The words of a vote, by the rule of that number.
    YesOrNo = "standing-yes-or-no" { rule: Line }
    /// The words of an answer.
    AgreeOrRefuse = "standing-agree-or-refuse" {}
    /// Somebody at a shared keyboard is asked for a vote, by the rule of that number.
    AsksVote = "standing-asks-vote" { name: Line, number: Line }
    /// Somebody at a shared keyboard is asked whether steps may be taken back.
    AsksAnswer = "standing-asks-answer" { name: Line }

    /// Somebody at a shared keyboard is asked for a pause.
    AsksPauseAnswer = "standing-asks-pause-answer" { name: Line }

    /// Only players may.
    Watching = "standing-watching" {}
    /// How somebody says that they mean to leave for good; what follows has been told.
    LeaveTyped = "standing-leave-typed" { words: Line }
    /// Somebody has said no to it.
    Stays = "standing-stays" {}
    /// A word that watchers do not have.
    NoWordWatching = "standing-no-word-watching" { line: Line }
    /// There is no game yet.
    TypeStart = "standing-type-start" {}
    /// It is somebody else's turn.
    NotNow = "standing-not-now" { line: Line, turn: Line }
    /// Hands at a shared keyboard.
    Hidden = "standing-hidden" {}

    /// Two parts of a span.
    TwoUnits = "standing-two-units" { great: Line, small: Line }
    /// A span of nothing.
    NoTime = "standing-no-time" {}
    /// A part of a span.
    Days = "standing-days" { n: u32 }
    /// A part of a span.
    Hours = "standing-hours" { n: u32 }
    /// A part of a span.
    Minutes = "standing-minutes" { n: u32 }
    /// A part of a span.
    SpelledSeconds = "standing-spelled-seconds" { n: u32 }
}

/// A span of milliseconds in its two greatest units: `2 minutes 5 seconds`, `3 days`.
#[must_use]
pub fn span(milliseconds: u64, tongue: Tongue) -> Line {
    let names = Names::new(&[], None).in_tongue(tongue);
    let seconds = milliseconds.div_ceil(1000);
    let n = |seconds: u64| u32::try_from(seconds).unwrap_or(u32::MAX);
    let (days, hours) = (n(seconds / 86_400), n(seconds / 3600 % 24));
    let (minutes, rest) = (n(seconds / 60 % 60), n(seconds % 60));
    let all = [
        (days, Days { n: days }.line(names)),
        (hours, Hours { n: hours }.line(names)),
        (minutes, Minutes { n: minutes }.line(names)),
        (rest, SpelledSeconds { n: rest }.line(names)),
    ];
    let told = all.into_iter().skip_while(|(n, _)| *n == 0).take(2);
    let mut told = told.filter(|(n, _)| *n > 0).map(|(_, line)| line);
    match (told.next(), told.next()) {
        (None, _) => NoTime {}.line(names),
        (Some(great), None) => great,
        (Some(great), Some(small)) => TwoUnits { great, small }.line(names),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_two_units() {
        let told = [0, 1, 60_000, 125_000, 7_200_000, 90_000_000]
            .map(|time| span(time, Tongue::En).to_string());
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
        assert_eq!(span(90_000_000, Tongue::De).to_string(), "1 Tag 1 Stunde");
    }
}
