//! What the pages of the house say around the tables: the frame, the home page, forms, lessons, rules, replays.

use crate::Line;

sentences! { pub:
    /// How the page's head is passed over.
    SkipToTable = "page-skip-to-table" {}
    /// The name of the navigation.
    House = "page-house" {}
    /// The lists of tables.
    Tables = "page-tables" {}
    /// The rules.
    Rules = "page-rules" {}
    /// The lessons.
    Learn = "page-learn" {}
    /// The page that checks luck.
    FairLuck = "page-fair-luck" {}
    /// The event stream is not open yet.
    NotConnected = "page-not-connected" {}
    /// The event stream is open.
    Connected = "page-connected" {}
    /// It was broken off and is opened again.
    Trying = "page-trying" {}
    /// Nobody looks, so it is closed.
    Resting = "page-resting" {}
    /// Before the title of a page where it is one's turn.
    YourTurnTitle = "page-your-turn-title" {}
    /// Told to whoever looks elsewhere.
    ItIsYourTurn = "page-it-is-your-turn" {}
    /// An act was refused and nobody said why.
    WasRefused = "page-was-refused" {}
    /// An act did not reach the house.
    NotThrough = "page-not-through" {}
    /// The browser shows no notices.
    MayNotRing = "page-may-not-ring" {}
    /// A clock runs out.
    TenSeconds = "page-ten-seconds" {}
    /// A word that is being typed is not there.
    NotOnDiamond = "page-not-on-diamond" {}
    /// Before the visitor's name.
    YouAre = "page-you-are" {}
    /// Where a name is chosen.
    YourName = "page-your-name" {}
    /// A link to a rule.
    RuleNumbered = "page-rule-numbered" { number: Line }
    /// The page on which a record is pasted.
    LookAtRecord = "page-look-at-record" {}
    /// The page that checks luck, as a question.
    IsLuckFair = "page-is-luck-fair" {}
    /// The page for programs.
    WriteBot = "page-write-bot" {}

    /// The title of the home page.
    Welcome = "page-welcome" {}
    /// What this house is.
    WhatThisIs = "page-what-this-is" {}
    /// A game against bots at once.
    PlayNow = "page-play-now" {}
    /// What comes of it.
    PlayNowSaid = "page-play-now-said" { game: Line }
    /// The visitor's own tables.
    YourTables = "page-your-tables" {}
    /// Tables with a free seat.
    OpenTables = "page-open-tables" {}
    /// There are none.
    NoneOpen = "page-none-open" {}
    /// Tables in play.
    BeingPlayed = "page-being-played" {}
    /// The way to a new table.
    NewTable = "page-new-table" {}
    /// Behind a link: of which game.
    OfGame = "page-of-game" { game: Line }
    /// A table with two bots that begins at once.
    PlayBots = "page-play-bots" {}
    /// The lessons of a game.
    LearnInSteps = "page-learn-in-steps" { steps: i64 }
    /// A table is joined by its code.
    JoinByCode = "page-join-by-code" {}
    /// The button for it.
    Join = "page-join" {}
    /// The table has a password.
    WithPassword = "page-with-password" {}
    /// The table waits for the visitor.
    YourTurn = "page-your-turn" {}
    /// How many can still sit down.
    FreeSeats = "page-free-seats" { n: i64 }
    /// The game has begun.
    InPlay = "page-in-play" {}
    /// The same, where the table waits for one other.
    TurnOf = "page-turn-of" { name: Line }
    /// The game is over.
    Over = "page-over" {}
    /// So many are not listed.
    AndMore = "page-and-more" { n: i64 }

    /// The title of the form.
    NewTableOf = "page-new-table-of" { game: Line }
    /// What the table is called.
    NameOfTable = "page-name-of-table" {}
    /// What it is called after whoever opens it.
    TableOf = "page-table-of" { name: Line }
    /// It is called after whoever opens it.
    CalledAfterYou = "page-called-after-you" {}
    /// How many seats it has.
    Seats = "page-seats" {}
    /// The presets.
    WhichGame = "page-which-game" {}
    /// Rules of no preset.
    OwnMix = "page-own-mix" {}
    /// What that is.
    OwnMixSaid = "page-own-mix-said" {}
    /// The rules of this browser's last table.
    AsLastTime = "page-as-last-time" {}
    /// Who plays.
    WhoPlays = "page-who-plays" {}
    /// No bots.
    WhoHasTheLink = "page-who-has-the-link" {}
    /// So many bots, and who has the link.
    BotsToo = "page-bots-too" { n: i64 }
    /// The fold with seats, clock and door.
    AroundTheTable = "page-around-the-table" {}
    /// The fold with all rules.
    EveryRule = "page-every-rule" {}
    /// They need not all be taken.
    BeginBefore = "page-begin-before" {}
    /// The clock.
    Clock = "page-clock" {}
    /// There is none.
    NoClock = "page-no-clock" {}
    /// A clock.
    MinuteEach = "page-minute-each" {}
    /// A clock.
    FiveMinutesEach = "page-five-minutes-each" {}
    /// A clock.
    DayEach = "page-day-each" {}
    /// A clock.
    ThreeDaysEach = "page-three-days-each" {}
    /// A clock.
    TenMinutesGame = "page-ten-minutes-game" {}
    /// A clock.
    HalfHourGame = "page-half-hour-game" {}
    /// The password.
    Password = "page-password" {}
    /// What it is for.
    PasswordSaid = "page-password-said" {}
    /// It is not listed.
    Private = "page-private" {}
    /// Who leaves a game for good.
    WhoLeaves = "page-who-leaves" {}
    /// Their seat is dropped.
    SeatDropped = "page-seat-dropped" {}
    /// A bot plays their seat on.
    BotGoesOn = "page-bot-goes-on" {}
    /// How fast bots play.
    BotsPace = "page-bots-pace" {}
    /// At once, nearly.
    PaceQuick = "page-pace-quick" {}
    /// So that people can follow.
    PaceUsual = "page-pace-usual" {}
    /// As somebody who thinks.
    PaceSlow = "page-pace-slow" {}
    /// How those who watch see the table.
    WatchersSee = "page-watchers-see" {}
    /// So many minutes later; none is at once (P10).
    WatchersSeeIt = "page-watchers-see-it" { n: i64 }
    /// The table is for learning: advice, marks, and the odds where there are any.
    Learning = "page-learning" { odds: bool }
    /// The table gives no advice, not against bots either (U11).
    NoAdvice = "page-no-advice" {}
    /// The button of the form.
    OpenTable = "page-open-table" {}
    /// The button without script.
    CheckRules = "page-check-rules" {}
    /// The options.
    HowWePlay = "page-how-we-play" {}
    /// The house rules.
    HouseRules = "page-house-rules" {}
    /// The way to the whole rule.
    More = "page-more" {}
    /// A clash.
    NotTogether = "page-not-together" { other: Line }

    /// The title of the window.
    ProposeRules = "page-propose-rules" {}
    /// The title of the page.
    ProposeOther = "page-propose-other" {}
    /// To whom it is proposed.
    ProposeTo = "page-propose-to" { table: Line }
    /// The button.
    Propose = "page-propose" {}
    /// The way back.
    BackToTable = "page-back-to-table" {}

    /// The title.
    WhoAreYou = "page-who-are-you" {}
    /// What is asked for.
    NameIsEnough = "page-name-is-enough" {}
    /// How long a name is.
    UpTo24 = "page-up-to-24" {}
    /// The marker.
    YourMarker = "page-your-marker" {}
    /// The button.
    ComeIn = "page-come-in" {}
    /// The title where a seat is moved.
    TakeYourSeat = "page-take-your-seat" {}
    /// Whose seat it is.
    SeatOf = "page-seat-of" { name: Line, table: Line }
    /// What becomes of the other device.
    OtherWatches = "page-other-watches" {}
    /// The button.
    SitHere = "page-sit-here" {}

    /// The title.
    LearnToPlay = "page-learn-to-play" {}
    /// The title of a game's lessons.
    LearnGame = "page-learn-game" { game: Line }
    /// The steps of a tutorial.
    Steps = "page-steps" {}
    /// One step back.
    Back = "page-back" {}
    /// One step on.
    Next = "page-next" {}
    /// After the last one.
    PlayIt = "page-play-it" {}

    /// The title of a game's rules.
    RulesOf = "page-rules-of" { game: Line }
    /// The list of paragraphs.
    Contents = "page-contents" {}
    /// The options.
    Options = "page-options" {}
    /// The small print.
    SmallPrint = "page-small-print" {}
    /// What holds at every table.
    AtEveryTable = "page-at-every-table" {}
    /// The way to the lessons.
    LearnStepwise = "page-learn-stepwise" {}
    /// What options are.
    EachIsChosen = "page-each-is-chosen" {}
    /// What the small print is.
    PartsOfRules = "page-parts-of-rules" {}
    /// What holds at every table.
    WhatTheHouseDoes = "page-what-the-house-does" {}
    /// Of a rule.
    Number = "page-number" {}
    /// What it takes.
    CanBe = "page-can-be" {}
    /// Its default.
    Usually = "page-usually" {}
    /// Its situation.
    WaitsForNext = "page-waits-for-next" {}
    /// Its clashes.
    NeverWith = "page-never-with" {}
    /// Its slug.
    Called = "page-called" {}

    /// Beside the name of the game.
    Replay = "page-replay" {}
    /// The middle of the page.
    TheTable = "page-the-table" {}
    /// The button that lets it play by itself.
    PlayItself = "page-play-itself" {}
    /// How fast it does.
    Speed = "page-speed" {}
    /// A turn, to go to.
    TurnNumber = "page-turn-number" { n: i64, name: Line }
    /// The list of turns.
    GoToTurn = "page-go-to-turn" {}
    /// The button that makes a link of a record that was pasted.
    ShareRecord = "page-share-record" {}
    /// What that link is.
    ShareRecordSaid = "page-share-record-said" {}
    /// The keys of a page.
    Keys = "page-keys" {}
    /// Closes what has been opened.
    CloseIt = "page-close-it" {}
    /// Where it stands.
    StepOf = "page-step-of" { step: i64, steps: i64 }
    /// The slider.
    Step = "page-step" {}
    /// To the start.
    Start = "page-start" {}
    /// One step on.
    On = "page-on" {}
    /// To the end.
    End = "page-end" {}
    /// The button without script.
    Go = "page-go" {}
    /// What happened.
    Story = "page-story" {}
    /// The way to go on otherwise.
    WhatIf = "page-what-if" {}
    /// What that is.
    PlayOnOtherwise = "page-play-on-otherwise" {}
    /// Its button.
    PlayOnFrom = "page-play-on-from" { step: i64 }
    /// The record as a file.
    TakeRecord = "page-take-record" {}
    /// The way to the table.
    ToTheTable = "page-to-the-table" {}
    /// The way to the verifier.
    CheckLuck = "page-check-luck" {}
    /// What is to be pasted.
    PasteRecord = "page-paste-record" {}
    /// The field for it.
    TheRecord = "page-the-record" {}
    /// The button.
    ShowIt = "page-show-it" {}

    /// 403.
    NotYourSeat = "page-not-your-seat" {}
    /// 404 and 410.
    EmptyTable = "page-empty-table" {}
    /// 409.
    MovedOn = "page-moved-on" {}
    /// 413.
    TooMuch = "page-too-much" {}
    /// 429.
    SlowDown = "page-slow-down" {}
    /// Any other of the visitor's.
    DoesNotGo = "page-does-not-go" {}
    /// 503, while the house closes.
    Closing = "page-closing" {}
    /// 503, while it has too much to do.
    HouseBusy = "page-house-busy" {}
    /// A browser cannot reach the house.
    OutOfReach = "page-out-of-reach" {}
    /// What becomes of one's tables meanwhile.
    NothingIsLost = "page-nothing-is-lost" {}
    /// How well a bot plays, from 0 to 4, and what it does.
    BotLevel = "page-bot-level" { level: i64, does: Line }
    /// The codes of refusals.
    WhatMayBeWrong = "page-what-may-be-wrong" {}
    /// Beside a field for a text.
    OrAFile = "page-or-a-file" {}
    /// The button that asks once more.
    LookAgain = "page-look-again" {}
    /// Any other of ours.
    TrainWreck = "page-train-wreck" {}
    /// The way home.
    ToTables = "page-to-tables" {}

    /// How many are there.
    Players = "page-players" { n: i64, most: i64 }
    /// The chairs.
    WhoSits = "page-who-sits" {}
    /// The edge of the page.
    InvitationRulesTalk = "page-invitation-rules-talk" {}
    /// An empty chair.
    Free = "page-free" {}
    /// So many more empty chairs than are drawn.
    MoreFree = "page-more-free" { n: i64 }
    /// An empty chair for somebody who played before.
    KeptFor = "page-kept-for" { who: Line }
    /// The visitor's own chair.
    You = "page-you" {}
    /// Somebody whose page is closed.
    Away = "page-away" {}
    /// A bot leaves.
    SendAway = "page-send-away" {}
    /// The dock.
    WhatNow = "page-what-now" {}
    /// Nobody else can sit down.
    EverySeatTaken = "page-every-seat-taken" {}
    /// The visitor can.
    SeatForYou = "page-seat-for-you" {}
    /// The same to somebody who has a name here.
    SeatIsFree = "page-seat-is-free" {}
    /// Somebody sits alone.
    SendTheLink = "page-send-the-link" {}
    /// Beside the link of a table with a password.
    SendThePassword = "page-send-the-password" {}
    /// Somebody has called the others to a rematch.
    CalledAgain = "page-called-again" { who: Line, n: i64 }
    /// So many are missing before the game can begin.
    MoreAreNeeded = "page-more-are-needed" { n: i64 }
    /// There are enough.
    BeginWhenHere = "page-begin-when-here" {}
    /// The button.
    Begin = "page-begin" {}
    /// The same where nobody else sits yet.
    BeginAlone = "page-begin-alone" {}
    /// The button to leave.
    StandUp = "page-stand-up" {}
    /// What must be known to sit down.
    TablePassword = "page-table-password" {}
    /// The button.
    SitDown = "page-sit-down" {}
    /// The list of bots.
    WhichBot = "page-which-bot" {}
    /// Its button.
    CallBot = "page-call-bot" {}
    /// The invitation.
    AskFriends = "page-ask-friends" {}
    /// Above the link.
    AnybodyWithLink = "page-anybody-with-link" {}
    /// The button.
    CopyLink = "page-copy-link" {}
    /// Instead of that, once it is.
    Copied = "page-copied" {}
    /// Below it.
    InTerminal = "page-in-terminal" { code: Line }
    /// The rules agreed.
    WhatWePlay = "page-what-we-play" {}
    /// None is set otherwise.
    UsualRules = "page-usual-rules" { game: Line }

    /// The name of a table on which a record goes on.
    WhatIfFrom = "page-what-if-from" { step: i64 }
    /// A record that was pasted.
    ARecord = "page-a-record" {}

    /// The page of the API.
    WriteABot = "page-write-a-bot" {}
    /// Below its head.
    ApiLead = "page-api-lead" {}
    /// Its list.
    Operations = "page-operations" {}
    /// The document.
    WholeDescription = "page-whole-description" {}
    /// Behind it.
    Version = "page-version" { version: Line }
    /// Before the example.
    AWholeBot = "page-a-whole-bot" {}
    /// The example.
    BotInPython = "page-bot-in-python" {}
    /// What is told of the operations themselves.
    ApiInEnglish = "page-api-in-english" {}
    /// Before what is sent.
    Send = "page-api-send" { kind: Line }
    /// What comes back.
    Answers = "page-api-answers" {}
    /// A field.
    MayBeLeftOut = "page-may-be-left-out" {}
}
