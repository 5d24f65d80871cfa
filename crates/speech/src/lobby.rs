//! What the lobby says by telnet: coming in, tables, names, keys, how lines come.

use crate::Line;

sentences! { pub:
    /// Somebody new has come in.
    Welcome = "lobby-welcome" { name: Line }
    /// What may be typed where a name is asked for.
    NameHelp = "lobby-name-help" {}
    /// A word of the house was typed where a name is asked for.
    NameFirst = "lobby-name-first" { word: Line }
    /// Which languages there are.
    TypeLanguage = "lobby-type-language" { words: Line }
    /// One word or the other.
    Or = "lobby-or" { one: Line, other: Line }
    /// The key is typed next.
    KeyAsked = "lobby-key-asked" {}
    /// The last word.
    GoodNight = "lobby-good-night" {}
    /// The table is not there any more.
    TableGone = "lobby-table-gone" { why: Line }
    /// Somebody has come to a table.
    AtTable = "lobby-at-table" { title: Line, code: Line }
    /// A key was good.
    SeatYours = "lobby-seat-yours" {}
    /// A seat is taken.
    YouSit = "lobby-you-sit" { code: Line }
    /// The key of the seat.
    KeepKey = "lobby-keep-key" { key: Line }
    /// What to type next.
    BotsSit = "lobby-bots-sit" {}
    /// Another key.
    KeyNew = "lobby-key-new" { key: Line }
    /// The key.
    KeyIs = "lobby-key-is" { key: Line }
    /// There is no key.
    NoSeat = "lobby-no-seat" {}
    /// Another device holds the seat.
    SeatTakenUp = "lobby-seat-taken-up" {}
    /// For whom seats are kept before a rematch begins.
    SeatsKept = "lobby-seats-kept" { who: Line, n: i64 }
    /// What may be typed once the game is over.
    AfterTheGame = "lobby-after-the-game" {}
    /// Away from the table.
    InLobby = "lobby-in-lobby" {}
    /// Where the record can be had.
    RecordAt = "lobby-record-at" { place: Line }
    /// How many watch.
    Watch = "lobby-watch" { n: u32 }
    /// Below a page.
    More = "lobby-more" { n: u32 }
    /// There is no other page.
    NoMore = "lobby-no-more" {}
    /// Who is here.
    Here = "lobby-here" { n: u32 }
    /// Where somebody is.
    OneAtTable = "lobby-one-at-table" { name: Line }
    /// Where somebody is.
    OneInLobby = "lobby-one-in-lobby" { name: Line }
    /// Who is not listed.
    AndMore = "lobby-and-more" { n: u32 }
    /// The house closes.
    Closes = "lobby-closes" {}
    /// An answer to “are you there”.
    Present = "lobby-present" {}
    /// A line that nobody types.
    TooLong = "lobby-too-long" {}
    /// Lines come faster than they may.
    TooFast = "lobby-too-fast" {}
    /// Somebody is not heard any more.
    Muted = "lobby-muted" { name: Line }
    /// Somebody is heard again.
    Unmuted = "lobby-unmuted" { name: Line }
    /// Who is not heard.
    AllMuted = "lobby-all-muted" { names: Line }
    /// Everybody is heard.
    NobodyMuted = "lobby-nobody-muted" {}
    /// Another name.
    NowYouAre = "lobby-now-you-are" { name: Line }
    /// A lesson of no game.
    WhichLesson = "lobby-which-lesson" {}
    /// Rules of no game.
    WhichRules = "lobby-which-rules" {}
    /// The list of tables is empty.
    NoTable = "lobby-no-table" {}
    /// Above the list of tables.
    OpenTables = "lobby-open-tables" {}
    /// How a table stands.
    InPlay = "lobby-in-play" {}
    /// How a table stands.
    Waiting = "lobby-waiting" {}
    /// How a table stands.
    Locked = "lobby-locked" {}
    /// A word that tables know.
    WordForTable = "lobby-word-for-table" { word: Line }
    /// A word that only the lobby knows.
    WordForLobby = "lobby-word-for-lobby" { word: Line }
    /// A word that means nothing.
    NoWord = "lobby-no-word" { word: Line }
    /// How lines come.
    ReaderOn = "lobby-reader-on" {}
    /// How lines come.
    ReaderOff = "lobby-reader-off" {}
    /// Letters that every client takes.
    AsciiOn = "lobby-ascii-on" {}
    /// All letters.
    AsciiOff = "lobby-ascii-off" {}
    /// How lines come.
    PagerOn = "lobby-pager-on" {}
    /// How lines come.
    PagerOff = "lobby-pager-off" {}
    /// How lines come.
    ColoursOn = "lobby-colours-on" {}
    /// How lines come.
    ColoursOff = "lobby-colours-off" {}
    /// A game in the list.
    OneGame = "lobby-one-game" { slug: Line, title: Line, summary: Line, bots: Line }
}
