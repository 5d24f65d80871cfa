//! What stands around a table: headings, buttons, short remarks, and what names somebody or counts something there.

use table::Seat;

use crate::line::Line;

sentences! { pub:
    /// A bot plays the reader's seat.
    BotPlays = "around-bot-plays" { bot: Line }
    /// What is shown may be old.
    Stale = "around-stale" {}
    /// A bot plays on for the reader, who has left for good.
    BotPlaysOn = "around-bot-plays-on" { bot: Line }
    /// A bot plays somebody's seat.
    Plays = "around-plays" { bot: Line }
    /// An offer to let one play.
    LetBotPlay = "around-let-bot-play" { seat: Seat }
    /// Somebody asks to take an act back.
    AsksBack = "around-asks-back" { seat: Seat, acts: u32 }
    /// Somebody asks for a pause.
    AsksPause = "around-asks-pause" { seat: Seat }
    /// Somebody asks to take another out of the game (P4).
    AsksRemoval = "around-asks-removal" { by: Seat, seat: Seat }
    /// The offer to ask for that.
    AskRemoval = "around-ask-removal" { seat: Seat }
    /// What follows from that, before it is asked.
    RemovalFollows = "around-removal-follows" { seat: Seat }
    /// That it is to be asked.
    YesRemove = "around-yes-remove" {}
    /// Who is still to answer.
    Missing = "around-missing" { seats: Line }
    /// The game stands still, for so long at most.
    Paused = "around-paused" { span: Line }
    /// Somebody proposes another rule.
    Proposes = "around-proposes" { seat: Seat }
    /// What somebody proposes, in one sentence; of many changes so many more.
    ProposesThis = "around-proposes-this" { seat: Seat, what: Line, more: i64 }
    /// A rule that may be proposed.
    ProposeFor = "around-propose-for" { rule: Line }
    /// The one who wins.
    Wins = "around-wins" { seat: Seat }
    /// Those who share it.
    Share = "around-share" { seats: Line }
    /// Which game of a series it is, and how that stood before.
    SeriesGame = "around-series-game" { n: i64, standing: Line }
    /// How a series stands after so many games.
    SeriesStands = "around-series-stands" { n: i64, standing: Line }
    /// Somebody in a series, with the games won.
    SeriesWon = "around-series-won" { name: Line, n: i64 }
    /// The table is closed.
    Closed = "around-closed" { why: Line }
    /// How many watch.
    Watching = "around-watching" { n: i64 }
    /// How many minutes later those who watch see the table, or its reader does (P10).
    SeenLater = "around-seen-later" { n: i64, you: bool }
    /// Lets those who watch look into one's hand (P10).
    ShowHand = "around-show-hand" {}
    /// Does not let them any more.
    HideHand = "around-hide-hand" {}
    /// That they can at this moment.
    HandIsShown = "around-hand-is-shown" {}
    /// Who may be among those who watch.
    AnybodyMayWatch = "around-anybody-may-watch" {}
    /// Whose hands may be looked into.
    LookOver = "around-look-over" {}
    /// Over whose shoulder the reader looks.
    YouLookOver = "around-you-look-over" { seat: Seat }
    /// The way back from there.
    LookOverNobody = "around-look-over-nobody" {}
    /// Somebody's hand, which the reader looks into.
    HandOf = "around-hand-of" { seat: Seat }
    /// What those who watch say, those who play read after the game only.
    WatchersTalk = "around-watchers-talk" {}
    /// A step of the record.
    Step = "around-step" { n: i64 }
    /// Points on the table before this throw's.
    Before = "around-before" { n: i64 }
    /// Insurance points (H2).
    Insurance = "around-insurance" { n: i64 }
    /// Circles (H6).
    Circles = "around-circles" { n: i64 }
    /// What a rule of the table's own counts.
    Counted = "around-counted" { what: Line, n: i64 }
    /// Train wrecks.
    Wrecks = "around-wrecks" { n: i64 }
    /// Those that Recovery counts, beside a tally of (n)TW.
    RecoveryWrecks = "around-recovery-wrecks" { n: i64 }
    /// Points of cities.
    Points = "around-points" { n: i64 }
    /// Cities to come.
    ToCome = "around-to-come" { n: i64 }
    /// The piles of Unexploded Cow.
    Piles = "around-piles" { deck: i64, discard: i64 }
    /// One game of several.
    GameOf = "around-game-of" { game: u32, of: u32 }
    /// Money that was borrowed.
    Owes = "around-owes" { amount: Line }
    /// Cards in a hand.
    Cards = "around-cards" { n: i64 }
    /// Celestial cards in the pile.
    InPile = "around-in-pile" { n: i64 }
    /// Words found.
    Words = "around-words" { n: i64 }
    /// Points lost by wrong claims (X15).
    Lost = "around-lost" { n: i64 }
    /// The letters of words.
    Letters = "around-letters" { n: i64 }
    /// Whose it is.
    OfWhom = "around-of-whom" { seat: Seat }
    /// Cards of a hand that are known.
    KnownOfHand = "around-known-of-hand" { cards: Line }
    /// Somebody's cow.
    CowOf = "around-cow-of" { seat: Seat, cow: Line }

    /// “What may I do now?”.
    WhatMayIDo = "around-what-may-i-do" {}
    /// “Play myself again”.
    PlayMyself = "around-play-myself" {}
    /// “There is a seat left, and it is not too late”.
    NotTooLate = "around-not-too-late" {}
    /// To the vote.
    YesOrNo = "around-yes-or-no" {}
    /// A seat that the viewer has taken with another device.
    YourSeatElsewhere = "around-your-seat-elsewhere" { name: Line }
    /// Take it to this one.
    PlayHere = "around-play-here" {}
    /// To the circle whose book is played by.
    ToTheCircle = "around-to-the-circle" {}
    /// “More ways”.
    MoreWays = "around-more-ways" {}
    /// “Why?”.
    Why = "around-why" {}
    /// “Let it be taken back”.
    LetItBeTakenBack = "around-let-it-be-taken-back" {}
    /// “Take that back”.
    TakeThatBack = "around-take-that-back" {}
    /// “Yes”.
    Yes = "around-yes" {}
    /// “No”.
    No = "around-no" {}
    /// “Talk”.
    Talk = "around-talk" {}
    /// As whom the keeper of the house talks.
    TheHouse = "around-the-house" {}
    /// Whoever has no name yet does not talk.
    NameToTalk = "around-name-to-talk" {}
    /// “Say something”.
    SaySomething = "around-say-something" {}
    /// “Say”.
    Say = "around-say" {}
    /// “Nobody has won”.
    NobodyHasWon = "around-nobody-has-won" {}
    /// “Standing”.
    Standing = "around-standing" {}
    /// “Place”.
    Place = "around-place" {}
    /// “Player”.
    Player = "around-player" {}
    /// “Score”.
    Score = "around-score" {}
    /// “Rematch”.
    Rematch = "around-rematch" {}
    /// Somebody else has asked for a rematch.
    WantsAgain = "around-wants-again" { seat: Seat }
    /// “To the rematch”.
    ToTheRematch = "around-to-the-rematch" {}
    /// “Replay”.
    Replay = "around-replay" {}
    /// “Take the record”.
    TakeTheRecord = "around-take-the-record" {}
    /// “Check the luck”.
    CheckTheLuck = "around-check-the-luck" {}
    /// “The next throw”.
    NextThrow = "around-next-throw" {}
    /// “On average it adds”.
    OnAverage = "around-on-average" {}
    /// “It needs everybody's yes”.
    NeedsEverybody = "around-needs-everybody" {}
    /// “has not voted”.
    HasNotVoted = "around-has-not-voted" {}
    /// “yes”.
    SaidYes = "around-said-yes" {}
    /// “You said yes”.
    YouSaidYes = "around-you-said-yes" {}
    /// “Withdraw it”.
    WithdrawIt = "around-withdraw-it" {}
    /// An adopted rule that waits for its situation (W19).
    AdoptedAndWaits = "around-adopted-and-waits" { change: Line, since: Line }
    /// The same where none comes in this game any more.
    AdoptedForNextGame = "around-adopted-for-next-game" { change: Line }
    /// From when on a change would hold (W19).
    FromTheNext = "around-from-the-next" { since: Line }
    /// The same where no such moment comes in this game any more.
    FromTheNextGame = "around-from-the-next-game" {}
    /// “Rules in force”.
    RulesInForce = "around-rules-in-force" {}
    /// “The usual ones”.
    TheUsualOnes = "around-the-usual-ones" {}
    /// “The usual rules”.
    TheUsualRules = "around-the-usual-rules" {}
    /// “Propose several changes at once”.
    ProposeSeveral = "around-propose-several" {}
    /// “Look at the rules, or change them”.
    LookAtTheRules = "around-look-at-the-rules" {}
    /// “More about it”.
    MoreAboutIt = "around-more-about-it" {}
    /// “Propose”.
    Propose = "around-propose" {}
    /// “The table”.
    TheTable = "around-the-table" {}
    /// “Story, talk and rules”.
    Edge = "around-edge" {}
    /// “you watch”.
    YouWatch = "around-you-watch" {}
    /// “Without script, reload to see what happened”.
    WithoutScript = "around-without-script" {}
    /// “What happened”.
    WhatHappened = "around-what-happened" {}
    /// “What happened earlier”.
    Earlier = "around-what-happened-earlier" {}
    /// “People”.
    People = "around-people" {}
    /// “you”.
    You = "around-you" {}
    /// “to act”.
    ToAct = "around-to-act" {}
    /// “bot”.
    Bot = "around-bot" {}
    /// “away”.
    Away = "around-away" {}
    /// “This table”.
    ThisTable = "around-this-table" {}
    /// “Tell me when it is my turn”.
    TellMyTurn = "around-tell-my-turn" {}
    /// The way to the page on which one is told of one's turn outside the house.
    TellMeElsewhere = "around-tell-me-elsewhere" {}
    /// “Luck was committed to before the start”.
    LuckCommitted = "around-luck-committed" {}
    /// “The secret was”.
    TheSecretWas = "around-the-secret-was" {}
    /// “What that proves”.
    WhatThatProves = "around-what-that-proves" {}
    /// “The record so far”.
    TheRecord = "around-the-record" {}
    /// “Cards are hidden in this game”.
    CardsAreHidden = "around-cards-are-hidden" {}
    /// “Your seat on another device”.
    SeatElsewhere = "around-seat-elsewhere" {}
    /// “Open this link there, or type the code”.
    SeatLink = "around-seat-link" {}
    /// “Code”.
    Code = "around-code" {}
    /// “Make a new link”.
    NewLink = "around-new-link" {}
    /// “Has somebody seen it? The old link and code then hold nothing”.
    OldLink = "around-old-link" {}
    /// “Let a bot play for me”.
    LetBotPlayForMe = "around-let-bot-play-for-me" {}
    /// “Ask to take the last act back”.
    AskTakeBack = "around-ask-take-back" {}
    /// “Agree to a pause”.
    AgreeToPause = "around-agree-to-pause" {}
    /// The yes to taking somebody out of the game.
    AgreeToRemoval = "around-agree-to-removal" {}
    /// “Go on”.
    GoOn = "around-go-on" {}
    /// “Ask for a pause”.
    AskPause = "around-ask-pause" {}
    /// “Leave for good”.
    LeaveForGood = "around-leave-for-good" {}
    /// What follows where the seat is dropped.
    LeaveDrops = "around-leave-drops" {}
    /// What follows where a bot plays on.
    LeaveToBot = "around-leave-to-bot" {}
    /// The button that does it.
    YesLeave = "around-yes-leave" {}
    /// “In words, as at a terminal”.
    InWords = "around-in-words-as-typed" {}
    /// “Do it”.
    DoIt = "around-do-it" {}
    /// “How the game stands”.
    HowItStands = "around-how-it-stands" {}
    /// “Supernova”.
    Supernova = "around-odds-supernova" {}
    /// “Train wreck”.
    TrainWreck = "around-odds-train-wreck" {}
    /// “Wimpout”.
    Wimpout = "around-odds-wimpout" {}
    /// “Void”.
    Void = "around-odds-void" {}
    /// “Scores”.
    Scores = "around-odds-scores" {}
    /// “Flash”.
    Flash = "around-odds-flash" {}
    /// “Freight train”.
    FreightTrain = "around-odds-freight-train" {}
    /// “Wins at once”.
    WinsAtOnce = "around-odds-wins-at-once" {}
    /// “leader”.
    Leader = "around-leader" {}
    /// “out”.
    Out = "around-out" {}
    /// “turn waits”.
    TurnWaits = "around-turn-waits" {}
    /// “Cubes”.
    Cubes = "around-cubes" {}
    /// “The cubes are ready”.
    CubesReady = "around-cubes-ready" {}
    /// “Cubes that have not scored”.
    NotScored = "around-cubes-not-scored" {}
    /// “All five have scored”.
    AllFive = "around-all-five-scored" {}
    /// “Set aside”.
    SetAside = "around-set-aside" {}
    /// “on the table”.
    OnTheTable = "around-on-the-table" {}
    /// “clear”.
    Clear = "around-clear" {}
    /// “to be cleared”.
    ToBeCleared = "around-to-be-cleared" {}
    /// “The cows are grazing”.
    CowsGraze = "around-cows-graze" {}
    /// “All cities are taken”.
    AllCitiesTaken = "around-all-cities-taken" {}
    /// “No city is up”.
    NoCityUp = "around-no-city-up" {}
    /// “Pot”.
    Pot = "around-pot" {}
    /// “Bank”.
    Bank = "around-bank" {}
    /// “Exploded”.
    Exploded = "around-exploded" {}
    /// “Your field”.
    YourField = "around-your-field" {}
    /// “on turn”.
    OnTurn = "around-on-turn" {}
    /// “left to right”.
    LeftToRight = "around-left-to-right" {}
    /// “no cows”.
    NoCows = "around-no-cows" {}
    /// “has dropped out”.
    DroppedOut = "around-has-dropped-out" {}
    /// “bomb”.
    Bomb = "around-state-bomb" {}
    /// “doomed”.
    Doomed = "around-state-doomed" {}
    /// “has acted”.
    HasActed = "around-state-has-acted" {}
    /// “Pick”.
    PickIt = "around-pick-it" {}
    /// “here”.
    Here = "around-put-here" {}
    /// “Your hand”.
    YourHand = "around-your-hand" {}
    /// “is empty”.
    HandIsEmpty = "around-hand-is-empty" {}
    /// “price”.
    Price = "around-price" {}
    /// “Play”.
    PlayIt = "around-play-it" {}
    /// “give…”.
    Give = "around-give-it" {}
    /// “no target now”.
    NoTarget = "around-no-target-now" {}
    /// “Your field, left to right”.
    Arrange = "around-arrange-field" {}
    /// “Roll in this order”.
    ArrangeDone = "around-arrange-done" {}
    /// “Or another amount, in steps of $50”.
    OtherAmount = "around-other-amount" {}
    /// “Bring it”.
    BringIt = "around-bring-it" {}
    /// “Money, turn by turn”.
    ChartOfMoney = "around-chart-of-money" {}
    /// “A word on the diamond”.
    AWord = "around-a-word" {}
    /// “Drag or tap the letters”.
    DragOrTap = "around-drag-or-tap" {}
    /// “Claim it”.
    ClaimIt = "around-claim-it" {}
    /// “The sentence, word by word”.
    TheSentence = "around-the-sentence-typed" {}
    /// “Submit it”.
    SubmitIt = "around-submit-it" {}
    /// “Your letters”.
    YourLetters = "around-your-letters" {}
    /// “The scribe’s list”.
    TheScribesList = "around-the-scribes-list" {}
    /// “No word has been found yet”.
    NoWordYet = "around-no-word-yet" {}
    /// “The pile is empty”.
    PileIsEmpty = "around-pile-is-empty" {}
    /// “Words nobody found”.
    NobodyFound = "around-words-nobody-found" {}
    /// “With what `WordNet` says they mean”.
    WordNet = "around-what-wordnet-says" {}
    /// “What the cards stand for”.
    CardsStandFor = "around-cards-stand-for" {}
    /// “And each stands for its whole name”.
    WholeName = "around-stands-for-whole-name" {}
    /// “How a word lies (X6)”.
    HowAWordLies = "around-how-a-word-lies" {}
    /// “Your sentence”.
    YourSentence = "around-your-sentence" {}
    /// “Press a word to lay it”.
    HowToLay = "around-how-to-lay-words" {}
    /// What a sentence of so many words would earn.
    WouldEarn = "around-would-earn" { words: i64, future: bool, points: Line }
    /// “Words on the list”.
    WordsOnTheList = "around-words-on-the-list" {}
    /// “The sentence”.
    TheSentenceSaid = "around-the-sentence-said" {}
    /// “How the judge reads it”.
    HowTheJudgeReads = "around-how-the-judge-reads" {}
    /// “It earns nothing”.
    EarnsNothing = "around-sentence-earns-nothing" {}
    /// The button that mutes somebody, in short.
    Mute = "around-mute" {}
    /// The same, with the name.
    MuteThem = "around-mute-them" { name: Line }
    /// The button that hears somebody again.
    Unmute = "around-unmute" { name: Line }
    /// The button that reminds somebody.
    Nudge = "around-nudge" { seat: Seat }
    /// Somebody has the table open.
    Present = "around-present" {}
    /// Somebody's line was broken off just now.
    Reconnecting = "around-reconnecting" {}
    /// Somebody who is here is to act.
    Thinking = "around-thinking" {}
    /// Minutes, in short.
    Minutes = "around-min" {}
    /// Behind a clock, for those who hear it.
    ClockLeft = "around-clock-left" {}
    /// Days on a clock.
    ClockDays = "around-clock-days" { n: i64 }
    /// The same of a seat in a sentence.
    IsHere = "around-is-here" { seat: Seat }
    /// It has nobody at a page or a line.
    IsAway = "around-is-away" { seat: Seat }
    /// It had a moment ago.
    IsReconnecting = "around-is-reconnecting" { seat: Seat }
    /// For how many minutes the table waits for it.
    WaitsFor = "around-waits-for" { seat: Seat, n: i64 }
    /// “field”.
    Field = "around-field" {}
    /// “A roll of”.
    ARollOf = "around-a-roll-of" {}
    /// “finds”.
    Finds = "around-finds" {}
}
