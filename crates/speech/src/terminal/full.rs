//! What the full screen says around every game: keys, titles, the ballot.

use crate::Line;

sentences! { pub:
    /// Where a replay stands.
    Step = "screen-step" { at: u32, of: u32 }
    /// What is left on the clock.
    Left = "screen-left" { time: Line }
    /// A key of a replay.
    On = "screen-on" {}
    /// A key of a replay.
    Back = "screen-back" {}
    /// A key.
    History = "screen-history" {}
    /// A key.
    All = "screen-all" {}
    /// A key.
    WhatIf = "screen-what-if" {}
    /// A key.
    Quit = "screen-quit" {}
    /// Letters begin a word.
    AWord = "screen-a-word" {}
    /// A key.
    Help = "screen-help" {}
    /// A key.
    TypeRulesQuit = "screen-type-rules-quit" {}
    /// What Enter does to a line that is being typed.
    SayLine = "screen-say-line" {}
    /// A key.
    Talk = "screen-talk" {}
    /// A key.
    Rules = "screen-rules" {}
    /// A key.
    Undo = "screen-undo" {}
    /// A key.
    Type = "screen-type" {}
    /// The row under the answers.
    WhatEachDoes = "screen-what-each-does" { key: Line }
    /// The same where not all are shown.
    MoreAnswers = "screen-more-answers" { key: Line, more: u32 }
    /// The game is over.
    LeaveOver = "screen-leave-over" {}
    /// Which seats are bots.
    PlayedByProgram = "screen-played-by-program" { bots: Line }
    /// Above the legend.
    Marks = "screen-marks" {}
    /// The title of a long answer.
    AtTheTable = "screen-at-the-table" {}
    /// The title of the history.
    HistoryTitle = "screen-history-title" {}
    /// A title.
    EverythingInWords = "screen-everything-in-words" {}
    /// The keys of the list of rules.
    KeysPropose = "screen-keys-propose" {}
    /// The keys of a list.
    KeysList = "screen-keys-list" {}
    /// The keys of a text.
    KeysText = "screen-keys-text" {}
    /// The keys of everything in words.
    KeysWhole = "screen-keys-whole" {}
    /// Players that have no room.
    MorePlayers = "screen-more-players" { missing: u32, key: Line }
    /// Beside a name.
    Bot = "screen-bot" {}
    /// Who is asked.
    YesOrNo = "screen-yes-or-no" { name: Line }
    /// An open proposal.
    Proposes = "screen-proposes" { name: Line, rules: Line, yes: Line }
    /// What is known of the luck (P12).
    Sealed = "screen-sealed" { seal: Line }
    /// The window is too small.
    TooSmall = "screen-too-small" { least: Line, size: Line }
    /// How large a window is.
    BySize = "screen-by-size" { width: u32, height: u32 }
}
