//! What is said of a circle: its door, its members, its book and votes, its evenings.

use crate::Line;

sentences! { pub:
    /// The visitor's circles.
    YourCircles = "circle-yours" {}
    /// The way to a new one.
    Make = "circle-make" {}
    /// What a circle is.
    Told = "circle-told" {}
    /// What it is called.
    NameOf = "circle-name-of" {}
    /// The button that makes it.
    Found = "circle-found" {}

    /// What somebody without a key is told.
    Outside = "circle-outside" { circle: Line }
    /// The link is enough.
    SitDown = "circle-sit-down" {}
    /// A member lets them in.
    AskToSit = "circle-ask-to-sit" {}
    /// They have asked.
    Asked = "circle-asked" {}
    /// The link of a member, opened elsewhere.
    BeMember = "circle-be-member" { name: Line, circle: Line }
    /// The title of that page.
    YourPlace = "circle-your-place" {}

    /// The list of members.
    Members = "circle-members" {}
    /// The viewer among them.
    You = "circle-you" {}
    /// Would play tonight.
    Plays = "circle-plays" {}
    /// The button that says so.
    Tonight = "circle-tonight" {}
    /// The button that takes it back.
    NotTonight = "circle-not-tonight" {}
    /// On leave.
    OnLeave = "circle-on-leave" {}
    /// Was not here for long.
    Away = "circle-away" {}
    /// What can be done about a member.
    About = "circle-about" { name: Line }
    /// Propose to vote somebody out.
    VoteOut = "circle-vote-out" {}
    /// Propose to put somebody on leave.
    PutOnLeave = "circle-put-on-leave" {}
    /// They have lost the key.
    LostKey = "circle-lost-key" {}
    /// Somebody vouches for somebody.
    Vouched = "circle-vouched" { by: Line, name: Line }
    /// The holder of the key objects.
    Object = "circle-object" {}
    /// The link for who has lost the key.
    HandOver = "circle-hand-over" { name: Line }
    /// Somebody waits to be let in.
    Asks = "circle-asks" { name: Line }
    /// The button.
    LetIn = "circle-let-in" {}
    /// The other button.
    Decline = "circle-decline" {}

    /// How others come in.
    Invite = "circle-invite" {}
    /// By the link.
    LinkLets = "circle-link-lets" {}
    /// By a member's word.
    WordLets = "circle-word-lets" {}
    /// The code.
    Code = "circle-code" { code: Line }
    /// The own link.
    YourKey = "circle-your-key" {}
    /// What it is for.
    KeySaid = "circle-key-said" {}
    /// Another one.
    NewKey = "circle-new-key" {}
    /// Leave for good.
    Leave = "circle-leave" {}

    /// The book.
    Book = "circle-book" {}
    /// Its title.
    BookOf = "circle-book-of" { circle: Line }
    /// Which version.
    Version = "circle-version" { n: i64 }
    /// Since when, and by whom.
    VersionSince = "circle-version-since" { date: Line, name: Line }
    /// Who agreed.
    AgreedBy = "circle-agreed-by" { names: Line }
    /// All versions.
    Versions = "circle-versions" {}
    /// What changed since the version before.
    Changed = "circle-changed" {}
    /// The two that are compared.
    Compared = "circle-compared" { from: i64, to: i64 }
    /// Compare with another.
    CompareWith = "circle-compare-with" { n: i64 }
    /// Nothing is set.
    Usual = "circle-usual" {}
    /// The chapter about the circle.
    OwnRules = "circle-own-rules" {}
    /// The founder alone may write.
    Writing = "circle-writing" {}
    /// The button then.
    Write = "circle-write" {}
    /// The way to a change otherwise.
    ProposeChange = "circle-propose-change" {}
    /// A form for a chapter.
    ChangeOf = "circle-change-of" { chapter: Line }
    /// What is meant by a form that proposes.
    AllMustAgree = "circle-all-must-agree" {}
    /// A change of one rule.
    Change = "circle-change" { rule: Line, from: Line, to: Line }
    /// To the circle.
    BackTo = "circle-back-to" { circle: Line }

    /// What is voted on.
    Proposals = "circle-proposals" {}
    /// Somebody proposes a change.
    Proposes = "circle-proposes" { name: Line }
    /// Somebody proposes to vote somebody out.
    ProposesOut = "circle-proposes-out" { by: Line, name: Line }
    /// Somebody proposes to put somebody on leave.
    ProposesLeave = "circle-proposes-leave" { by: Line, name: Line }
    /// Who has yet to speak.
    Waits = "circle-waits" { names: Line }
    /// When it is dropped.
    Lapses = "circle-lapses" { days: i64 }
    /// A yes.
    Agree = "circle-agree" {}
    /// A no.
    Refuse = "circle-refuse" {}
    /// A yes withdrawn.
    Withdraw = "circle-withdraw" {}
    /// What became of the last ones.
    Decided = "circle-decided" {}
    /// Everybody agreed.
    Adopted = "circle-adopted" {}
    /// Somebody said no.
    RefusedBy = "circle-refused-by" { name: Line }
    /// Time ran out.
    Lapsed = "circle-lapsed" {}
    /// It fits no more.
    Void = "circle-void" {}

    /// Play under the book.
    Play = "circle-play" {}
    /// Open tables under the book.
    UnderWay = "circle-under-way" {}
    /// Who opened one.
    OpenedBy = "circle-opened-by" { name: Line }
    /// Games that are over.
    Games = "circle-games" {}
    /// All of them.
    AllGames = "circle-all-games" {}
    /// Who won one.
    WonBy = "circle-won-by" { names: Line }
    /// Nobody finished it.
    Unfinished = "circle-unfinished" {}
    /// To its replay.
    Replay = "circle-replay" {}
    /// What was voted in at a table.
    VotedIn = "circle-voted-in" { rules: Line }
    /// Propose it for the book.
    KeepIt = "circle-keep-it" {}
    /// No game yet.
    NoGames = "circle-no-games" {}
    /// Only those of one member, game or version.
    Find = "circle-find" {}
    /// Of any.
    Any = "circle-any" {}

    /// Begin an evening.
    Begin = "circle-begin" {}
    /// What an evening is called.
    NameOfEvening = "circle-name-of-evening" {}
    /// Close it.
    Close = "circle-close" {}
    /// The evening that runs.
    Runs = "circle-runs" { title: Line }
    /// Evenings that were.
    Evenings = "circle-evenings" {}
    /// How many games one had.
    GamesOf = "circle-games-of" { n: i64 }
    /// Games won count.
    ByWins = "circle-by-wins" {}
    /// Points count.
    ByPoints = "circle-by-points" {}
    /// The standing of the season.
    Season = "circle-season" {}
    /// A column.
    Player = "circle-player" {}
    /// A column.
    Won = "circle-won" {}
    /// A column.
    Points = "circle-points" {}
    /// A column.
    Played = "circle-played" {}
    /// Rules proposed that night.
    ProposedThen = "circle-proposed-then" { n: i64 }

    /// The talk.
    Talk = "circle-talk" {}
    /// The field for it.
    SaySomething = "circle-say-something" {}
    /// Its button.
    Say = "circle-say" {}
    /// The words that can be typed.
    Typed = "circle-typed" {}
    /// The key, to be typed elsewhere.
    KeyTyped = "circle-key-typed" { key: Line }
    /// Whoever is in none.
    NoCircle = "circle-none" {}
    /// The way to all facts.
    Export = "circle-export" {}
}
