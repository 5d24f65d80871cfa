//! What is said of a circle: its door, its members, its book and votes, its evenings.

pub(crate) mod typed;

use table::{OWN_PREFIX, Value};

use crate::Line;
use crate::names::Names;
use crate::sentence::Sentence;

pub use typed::*;

sentences! { pub:
    /// The visitor's circles.
    YourCircles = "circle-yours" {}
    /// The way to a new one.
    Make = "circle-make" {}
    /// What a circle is.
    Told = "circle-told" {}
    /// What it is called.
    NameOf = "circle-name-of" {}
    /// Its shape and colour.
    Colours = "circle-colours" {}
    /// The button that makes it.
    Found = "circle-found" {}

    /// The way in for a circle of another house.
    Bring = "circle-bring" {}
    /// How that goes.
    BringSaid = "circle-bring-said" {}
    /// Who of them the visitor is.
    WhoYouAre = "circle-who-you-are" {}
    /// The file.
    FileOf = "circle-file-of" {}
    /// The button.
    TakeIn = "circle-take-in" {}
    /// A key that was made anew, to be handed over.
    HandNow = "circle-hand-now" { name: Line }

    /// What somebody without a key is told.
    Outside = "circle-outside" { circle: Line }
    /// The link is enough.
    SitDown = "circle-sit-down" {}
    /// A member lets them in.
    AskToSit = "circle-ask-to-sit" {}
    /// They have asked.
    Asked = "circle-asked" {}
    /// They have been let in.
    LetYouIn = "circle-let-you-in" { circle: Line }
    /// They have not.
    NotLetIn = "circle-not-let-in" { circle: Line }
    /// They have not asked, or are no member any more.
    NoMember = "circle-no-member" {}
    /// They were put out.
    YouAreOut = "circle-you-are-out" {}
    /// Their word alone puts somebody out (K7).
    OutAtOnce = "circle-out-at-once" { name: Line }
    /// The button that does it.
    PutOut = "circle-put-out" {}
    /// They would play tonight, or would not after all.
    TonightNoted = "circle-tonight-noted" { would: bool }
    /// The link of a member, opened elsewhere.
    BeMember = "circle-be-member" { name: Line, circle: Line }
    /// The title of that page.
    YourPlace = "circle-your-place" {}

    /// The list of members.
    Members = "circle-members" {}
    /// The viewer among them.
    You = "circle-you" {}
    /// Who is here, as a heading.
    WhoIsHere = "circle-who-is-here" {}
    /// Those who are.
    AreHere = "circle-are-here" { names: Line }
    /// Nobody else is.
    YouAlone = "circle-you-alone" {}
    /// Those who would play tonight.
    WouldPlayTonight = "circle-would-play-tonight" { names: Line }
    /// Would play tonight.
    Plays = "circle-plays" {}
    /// The button that says so.
    Tonight = "circle-tonight" {}
    /// The button that takes it back.
    NotTonight = "circle-not-tonight" {}
    /// On leave.
    OnLeave = "circle-on-leave" {}
    /// Back from leave.
    IsBack = "circle-is-back" {}
    /// To whom was on leave and is back.
    YouAreBack = "circle-you-are-back" {}
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
    /// Asks at the door whether it is a member who has lost the key.
    LostYours = "circle-lost-yours" {}
    /// What a member does who has lost the key.
    LostYoursSaid = "circle-lost-yours-said" {}
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
    /// How somebody is called in the circle.
    YourNameHere = "circle-your-name" {}
    /// The button that changes it.
    RenameNow = "circle-rename-now" {}
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
    /// Before the way to the rules of the game, which hold besides.
    RestAsIn = "circle-rest-as-in" {}
    /// All that a rule says, folded away.
    InFull = "circle-in-full" {}
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
    Change = "circle-change" { rule: Line, from: Line, to: Line, wordy: bool }
    /// A rule of one's own that is new in the book.
    OwnNew = "circle-own-new" { title: Line, about: Line }
    /// One with another text.
    OwnOther = "circle-own-other" { title: Line, about: Line }
    /// One with another of its values.
    OwnValue = "circle-own-value" { title: Line, from: Line, to: Line }
    /// One that is dropped.
    OwnDropped = "circle-own-dropped" { title: Line }
    /// The way to the form for one.
    OwnPropose = "circle-own-propose" {}
    /// The way to another text of one in the book.
    OwnRewrite = "circle-own-rewrite" {}
    /// Those in the book.
    OwnInBook = "circle-own-in-book" {}
    /// Since which version one stands there, and by whom.
    OwnSince = "circle-own-since" { n: i64, date: Line, name: Line }
    /// On the form: what a text that was given comes to.
    OwnLooked = "circle-own-looked" { title: Line }
    /// The shelf, as a choice.
    OwnOfShelf = "circle-own-of-shelf" {}
    /// None of it.
    OwnNone = "circle-own-none" {}
    /// What it would do beside the book.
    OwnMeasured = "circle-own-measured" {}
    /// It goes together with the book.
    OwnFits = "circle-own-fits" {}
    /// Why it does not.
    OwnClashes = "circle-own-clashes" { why: Line }
    /// Another open proposal is about the same rule.
    OwnRival = "circle-own-rival" { n: i64 }
    /// It is voted on.
    OwnOpen = "circle-own-open" { n: i64 }
    /// To the circle.
    BackTo = "circle-back-to" { circle: Line }

    /// That a vote waits for the viewer, and how many do.
    YourVote = "circle-your-vote" { n: i64 }
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
    /// The day on which it is dropped.
    LapsesOn = "circle-lapses-on" { date: Line }
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
    /// Nobody says yes to it any more.
    AgreedByNobody = "circle-agreed-by-nobody" {}
    /// Somebody said no.
    RefusedBy = "circle-refused-by" { name: Line }
    /// Time ran out.
    Lapsed = "circle-lapsed" {}
    /// The book says so meanwhile.
    Fulfilled = "circle-fulfilled" {}
    /// It fits no more.
    Void = "circle-void" {}
    /// Everybody agreed, and it does not go together with the book.
    Clashed = "circle-clashed" { why: Line }

    /// Play under the book.
    Play = "circle-play" {}
    /// The same beside tables that are open.
    PlayAnother = "circle-play-another" {}
    /// The way to an open table.
    ToTable = "circle-to-table" { game: Line }
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
    /// No record yet.
    NoRecords = "circle-no-records" {}
    /// Two versions say the same.
    NothingOther = "circle-nothing-other" {}
    /// Evenings before the last one.
    EarlierEvenings = "circle-earlier-evenings" { evenings: Line }
    /// No game yet.
    NoGames = "circle-no-games" {}
    /// Only those of one member, game or version.
    Find = "circle-find" {}
    /// From that day on.
    FromDay = "circle-from-day" {}
    /// To that day.
    ToDay = "circle-to-day" {}
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
    /// None does.
    NoneRuns = "circle-none-runs" {}
    /// Evenings that were.
    Evenings = "circle-evenings" {}
    /// How many games one had.
    GamesOf = "circle-games-of" { n: i64 }
    /// Games won count.
    ByWins = "circle-by-wins" {}
    /// Points count.
    ByPoints = "circle-by-points" {}
    /// Money made counts.
    ByMoney = "circle-by-money" {}
    /// The standing of the season.
    Season = "circle-season" {}
    /// A column.
    Money = "circle-money" {}
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

    /// A rule proposed that night, and by whom.
    ProposedBy = "circle-proposed-by" { name: Line, rules: Line }
    /// It is not decided yet.
    Undecided = "circle-undecided" {}
    /// The page of standings.
    Standings = "circle-standings" {}
    /// A season by its number and its days.
    SeasonOf = "circle-season-of" { n: i64, from: Line, to: Line }
    /// Head to head, as a heading.
    HeadToHead = "circle-head-to-head" {}
    /// What the numbers there say.
    HeadToHeadSaid = "circle-head-to-head-said" {}
    /// Two members and how often each was before the other.
    Met = "circle-met" { one: Line, other: Line, ahead: i64, behind: i64 }
    /// The records of the circle, as a heading.
    Records = "circle-records" {}
    /// What is worth remembering: somebody, how much, and which word, cow or card.
    HighestTurn = "circle-highest-turn" { name: Line, n: i64 }
    /// The same.
    LongestClearing = "circle-longest-clearing" { name: Line, n: i64 }
    /// The same.
    LostTurn = "circle-lost-turn" { name: Line, n: i64 }
    /// The same.
    DearestCow = "circle-dearest-cow" { name: Line, what: Line, n: i64 }
    /// The same.
    CostliestCow = "circle-costliest-cow" { name: Line, what: Line, n: i64 }
    /// The same.
    LongestWord = "circle-longest-word" { name: Line, what: Line, n: i64 }
    /// The same.
    DearestPilfered = "circle-dearest-pilfered" { name: Line, what: Line }
    /// The same, and who has lost it.
    DearestPilferedFrom = "circle-dearest-pilfered-from" { name: Line, what: Line, from: Line }

    /// Somebody looks at the circle now.
    IsHere = "circle-is-here" {}
    /// The button that seats somebody.
    Seat = "circle-seat" { name: Line }
    /// What follows when one leaves.
    LeaveSaid = "circle-leave-said" {}
    /// The button that does it.
    LeaveNow = "circle-leave-now" {}
    /// Told outside: somebody has sat down with them.
    HasSat = "circle-has-sat" { name: Line }
    /// Somebody is no member any more.
    HasLeft = "circle-has-left" { name: Line }
    /// Somebody proposes rules.
    ProposesRules = "circle-proposes-rules" { name: Line, rules: Line }
    /// Something is proposed, with its number.
    Numbered = "circle-numbered" { n: u32, what: Line }
    /// A yes.
    YesTo = "circle-yes-to" { name: Line, n: u32 }
    /// A no.
    NoTo = "circle-no-to" { name: Line, n: u32 }
    /// A key that was vouched for has taken the place of the old one (K7).
    KeyIsNew = "circle-key-is-new" { name: Line }
    /// Somebody has another name.
    IsCalled = "circle-is-called" { was: Line, name: Line }
    /// Somebody was not let in.
    HasDeclined = "circle-has-declined" { name: Line }
    /// A yes taken back.
    YesBack = "circle-yes-back" { name: Line, n: u32 }
    /// Another key that is not to come after all (K7).
    KeyStays = "circle-key-stays" { name: Line }
    /// An evening begins (K10).
    Begins = "circle-begins" { name: Line, title: Line }
    /// Games of an evening that is closed go on.
    StillPlayed = "circle-still-played" { n: i64 }
    /// Somebody has opened a table.
    HasOpened = "circle-has-opened" { name: Line, game: Line }
    /// Somebody has been seated at a table by another.
    HasSeated = "circle-has-seated" { by: Line, name: Line, game: Line }
    /// Who sits at a table.
    SitThere = "circle-sit-there" { names: Line }
    /// The table at which one sits oneself.
    YouSitThere = "circle-you-sit-there" {}
    /// A game is over.
    HasWon = "circle-has-won" { names: Line }
    /// Something was done, and nothing else is to be told of it.
    Done = "circle-done" {}
    /// An evening is over, and who is first.
    HasClosed = "circle-has-closed" { title: Line, name: Line }
    /// One on which nothing was played.
    HasClosedEmpty = "circle-has-closed-empty" { title: Line }
    /// An evening is over, and several are level at the head.
    HasClosedLevel = "circle-has-closed-level" { title: Line, names: Line }
    /// The page of an evening, as a link.
    PageOfEvening = "circle-page-of-evening" {}
    /// Somebody would play tonight.
    WouldPlay = "circle-would-play" { name: Line }
    /// How the circle is told outside, as a heading.
    Outgoing = "circle-outgoing" {}
    /// What that is.
    OutgoingSaid = "circle-outgoing-said" {}
    /// Where it goes now.
    OutgoingTo = "circle-outgoing-to" { kind: Line, place: Line, name: Line }
    /// Why it did not work the last time.
    OutgoingFailed = "circle-outgoing-failed" { why: Line }
    /// Its secret.
    OutgoingSecret = "circle-outgoing-secret" { secret: Line }
    /// The button that ends it.
    OutgoingOff = "circle-outgoing-off" {}
    /// The button that begins it.
    OutgoingOn = "circle-outgoing-on" {}
    /// The field.
    OutgoingWhere = "circle-outgoing-where" {}

    /// The talk.
    Talk = "circle-talk" {}
    /// The way to what was said before.
    EarlierTalk = "circle-earlier-talk" {}
    /// The way to what was said after.
    LaterTalk = "circle-later-talk" {}
    /// Nothing was said in the last month.
    NothingSaid = "circle-nothing-said" {}
    /// The field for it.
    SayBriefly = "circle-say-briefly" {}
    /// The same, and for how long it is kept.
    SaySomething = "circle-say-something" {}
    /// Its button.
    Say = "circle-say" {}
    /// Whoever is in none.
    NoCircle = "circle-none" {}
    /// The way to all facts.
    Export = "circle-export" {}
}

/// A change of one rule; what it says in several words stands between quotation marks.
#[must_use]
pub fn change(rule: &str, [from, to]: [&str; 2], names: Names<'_>) -> Line {
    Change {
        rule: rule.into(),
        from: from.into(),
        to: to.into(),
        wordy: from.contains(' ') || to.contains(' '),
    }
    .line(names)
}

/// A change of a rule of one's own in words: it is new, dropped, or has another text or value. Nothing for any other rule.
#[must_use]
pub fn own_change(slug: &str, from: &Value, to: &Value, names: Names<'_>) -> Option<Line> {
    let name = slug.strip_prefix(OWN_PREFIX)?;
    let head = |value: &Value| match value {
        Value::Word(text) => crate::own::head(text, names.tongue()).ok(),
        Value::Flag(_) | Value::Number(_) => None,
    };
    let (old, new) = (head(from), head(to));
    let Some(new) = new else {
        let title = old.map_or_else(|| name.to_owned(), |old| old.called());
        let title = title.into();
        return Some(OwnDropped { title }.line(names));
    };
    let (title, about) = (Line::from(new.called()), Line::from(new.about.clone()));
    let Some(old) = old else {
        return Some(OwnNew { title, about }.line(names));
    };
    let (was, is) = (
        old.value().map(str::to_owned),
        new.value().map(str::to_owned),
    );
    let alike = own::Head {
        chosen: new.chosen.clone(),
        ..old
    };
    match (was, is) {
        (Some(from), Some(to)) if alike == new && from != to => Some(
            OwnValue {
                title: new.title.into(),
                from: from.into(),
                to: to.into(),
            }
            .line(names),
        ),
        _ => Some(OwnOther { title, about }.line(names)),
    }
}
