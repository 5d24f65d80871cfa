//! What is said of a circle where lines are typed (K16): its words and what each takes.

use crate::line::Line;

sentences! { pub:
    /// The same where lines are typed.
    AskedTyped = "circle-asked-typed" {}
    /// So it is asked for twice where lines are typed.
    OutTyped = "circle-out-typed" { name: Line }
    /// By telnet: how texts are brought and looked at.
    OwnTyped = "circle-own-typed" {}
    /// The words that can be typed.
    Typed = "circle-typed" {}
    /// How all words are found.
    WordsBy = "circle-words-by" {}
    /// How the book is read.
    BookTyped = "circle-book-typed" {}
    /// How one votes.
    VoteTyped = "circle-vote-typed" {}
    /// How what was voted in is kept (K8).
    KeepTyped = "circle-keep-typed" {}
    /// How evenings are begun and closed (K10).
    EveningTyped = "circle-evening-typed" {}
    /// How the talk of a month is read (K13).
    TalkTyped = "circle-talk-typed" {}
    /// There is more of it.
    TalkMore = "circle-talk-more" { n: i64 }
    /// How one says that one would play (K13).
    TonightTyped = "circle-tonight-typed" {}
    /// What a member who has lost a key types, once the new one opens (K7).
    HandTyped = "circle-hand-typed" { name: Line, key: Line }
    /// Where everything is as a file (K15).
    ExportTyped = "circle-export-typed" { place: Line }
    /// The circles that somebody is in.
    YoursAre = "circle-yours-are" { circles: Line }
    /// How one is called otherwise.
    NameTyped = "circle-name-typed" {}
    /// How one is called from now on.
    YouAreCalled = "circle-you-are-called" { name: Line }
    /// Neither a code nor a word of the circle.
    NoSuchWord = "circle-no-such-word" { word: Line }
    /// How a change of the book is typed.
    ProposeTyped = "circle-propose-typed" {}
    /// The key, to be typed elsewhere.
    KeyTyped = "circle-key-typed" { key: Line }
    /// How it is typed that the circle is told outside.
    CallTyped = "circle-call-typed" {}
    /// How it is typed that somebody is seated.
    SeatTyped = "circle-seat-typed" {}
    /// How leaving is typed, and what follows.
    LeaveTyped = "circle-leave-typed" {}
}
