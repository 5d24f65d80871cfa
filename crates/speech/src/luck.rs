//! The page that checks a record's luck, in sentences. Its script is given the verdicts with their numbers left open.

use crate::line::Line;

sentences! { pub:
    /// The heading.
    IsItFair = "luck-is-it-fair" {}
    /// Back to the table whose record it is.
    BackToTable = "luck-back-to-table" {}
    /// What the house found stands behind it.
    PlayedOver = "luck-played-over" {}
    /// The secret is the one that was promised; the draws of that game are not made again on the page.
    Promised = "luck-promised" { game: Line }
    /// Back to the house.
    BackToTables = "luck-back" {}
    /// How the house is bound.
    Promise = "luck-promise" {}
    /// What is pasted stays.
    StaysHere = "luck-stays-here" {}
    /// The field for a record.
    RecordOf = "luck-record-of" {}
    /// The field for a file.
    OrFile = "luck-or-file" {}
    /// The button.
    CheckIt = "luck-check-it" {}
    /// The table of draws.
    EveryDraw = "luck-every-draw" {}
    /// The head of a column.
    DrawHead = "luck-draw-head" {}
    /// The head of a column.
    StepHead = "luck-step-head" {}
    /// The head of a column.
    OutcomeHead = "luck-outcome-head" {}
    /// The head of a column.
    DrawnHead = "luck-drawn-head" {}
    /// Without a script.
    NoScript = "luck-no-script" {}
    /// The heading over the scheme.
    HowDone = "luck-how-done" {}
    /// The hash.
    Hash = "luck-hash" {}
    /// The commitment.
    Commitment = "luck-commitment" {}
    /// The key.
    Key = "luck-key" {}
    /// A draw.
    Draw = "luck-draw" {}
    /// The stream of words.
    Words = "luck-words" {}
    /// A number.
    Below = "luck-below" {}
    /// Where the rules are checked.
    RulesToo = "luck-rules-too" {}
    /// Every draw fits.
    Fair = "luck-fair" { n: Line }
    /// Every draw fits the seed.
    Seeded = "luck-seeded" { n: Line }
    /// Every draw fits, and the header is open.
    HeaderOpen = "luck-header-open" { n: Line }
    /// The luck was scripted.
    Scripted = "luck-scripted" {}
    /// The secret is not there.
    Hidden = "luck-hidden" {}
    /// The secret is another one.
    OtherSecret = "luck-other-secret" {}
    /// It is no record.
    NoRecord = "luck-no-record" {}
    /// A line is not JSON.
    NotJson = "luck-not-json" {}
    /// A game that the page does not know.
    OtherGame = "luck-other-game" { game: Line }
    /// Most draws do not fit.
    MostWrong = "luck-most-wrong" {}
    /// One does not.
    OneWrong = "luck-one-wrong" { step: Line }
    /// Beside it in the table.
    DoesNotFit = "luck-does-not-fit" {}
}
