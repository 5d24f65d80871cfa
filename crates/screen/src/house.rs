//! What every table of the house offers, whatever is played: the numbers that a refusal of the house itself may name.

use crate::book::{Paragraph, rule};

/// The paragraphs in order of their numbers.
pub(crate) const HOUSE: &[Paragraph] = &[
    rule(
        "P1",
        "Opening the house",
        "lastlicks serve opens the house with nothing else to set up and says where its doors are. lastlicks play plays at once in the terminal.",
    ),
    rule(
        "P2",
        "Guests and seats",
        "Nobody needs an account: a name and a link are enough. A seat is held by a key, which also opens it on another device; losing a cookie loses no seat.",
    ),
    rule(
        "P3",
        "Sitting down",
        "Open tables are listed; private ones are reached by their link, with a password where they have one. A game begins when those who are there want it to. Where the game allows it, people may join late.",
    ),
    rule(
        "P4",
        "Bots and absence",
        "Bots sit on seats like anybody. A bot may stand in for somebody who is away, and hands the seat back when they return. Whoever leaves for good leaves the seat empty or to a bot, as the table has agreed. So does whoever has been away for five minutes, if all others who are there agree; where a decision may take a day or more, whoever has been away for that long.",
    ),
    rule(
        "P5",
        "Clocks",
        "A table has no clock, a time for each decision or turn, or a reserve for the whole game; in games by letter that is days. Clocks stand still while the house is closed. When all who play agree the game is paused: clocks stand and nobody acts until anybody who plays goes on, for a day at most; a week where a decision may take a day or more.",
    ),
    rule(
        "P6",
        "Being called",
        "Whoever wants to is told outside the page that it is their turn: by their browser, by a topic of ntfy, or at a web address of their own; once a turn at most, not in their quiet hours, and never while they are looking.",
    ),
    rule(
        "P7",
        "Nothing hidden is told",
        "The house checks every act by the rules, and tells each seat only what it may know. The record of a game in which something is hidden is closed until that game is over.",
    ),
    rule(
        "P8",
        "No act twice",
        "An act says how far the game had come when it was made. If it comes late or twice it is answered and never done twice.",
    ),
    rule(
        "P9",
        "Taking back",
        "In your own turn you may take back what you did, as long as nothing new came to light: no throw, no card, nobody else's act. Beyond that all the others have to agree.",
    ),
    rule(
        "P10",
        "Talk, watching, another game",
        "Everybody at a table may talk, others may watch, and when the game is over the same seats can play again.",
    ),
    rule(
        "P11",
        "Changing the rules",
        "In every game the rules may be changed by the votes of all (W18), at once or with the next situation (W19). A proposal that would change nothing is refused.",
    ),
    rule(
        "P12",
        "Fair luck",
        "Before the first draw the house shows the hash of a secret, and every seat may mix in a number of its own. The secret stands in the record of the finished game, so that anybody can check every draw (lastlicks verify). Nothing that is undone or voted is drawn anew.",
    ),
    rule(
        "P13",
        "The record",
        "A game leaves one text file with its rules, acts, draws and votes. It can be replayed from any step, and played on from any step as a game of its own.",
    ),
    rule(
        "P14",
        "Ratings",
        "A circle keeps the standings of its evenings and seasons, and everybody has a page with what they have played and how. Bots are rated against each other (lastlicks tournament); people are not.",
    ),
    rule(
        "P15",
        "Looking back",
        "A finished game can be looked through step by step, and its report says what every draw and every choice was worth.",
    ),
    rule(
        "P16",
        "In a browser",
        "Pages work on a phone and on a desktop, with a keyboard alone, with a screen reader, and without script.",
    ),
    rule(
        "P17",
        "In a terminal",
        "The full screen takes keys and the mouse. Sentences alone, for a pipe or a screen reader, come with --plain, and of themselves where the output is no terminal.",
    ),
    rule(
        "P18",
        "By telnet",
        "The same words by telnet, on a port of its own, for bare telnet and for clients that know more.",
    ),
    rule(
        "P19",
        "For programs",
        "An interface over HTTP, with JSON and streams of events, limits, and errors that say what was wrong.",
    ),
    rule(
        "P20",
        "The referee",
        "lastlicks referee reads one JSON object a line and answers with one: any game, any rules, luck scripted or seeded.",
    ),
    rule(
        "P21",
        "The same words everywhere",
        "Whatever can be done now is listed with the word that does it, and the word is the same at every door.",
    ),
    rule(
        "P22",
        "Nothing is lost",
        "An act that was shown survives a crash and a restart.",
    ),
    rule(
        "P23",
        "Keeping the house",
        "The keeper has a door apart, with figures, and may close tables and turn people away.",
    ),
    rule(
        "P24",
        "Limits",
        "Whatever comes from outside has a limit: sizes, rates, tables and connections of one visitor, the length of names and of talk. Whoever reaches one is told so.",
    ),
    rule(
        "P25",
        "The command line",
        "Every command has help with examples, JSON where it prints data, progress where it takes over a second, and an exit code that means something.",
    ),
    rule(
        "P26",
        "Odds while learning",
        "The chances of the next draw are shown at a table that has chosen so; lastlicks odds counts them for any throw. There, and against bots alone, odds tells them and advise says what is best and why.",
    ),
    rule(
        "P27",
        "What would this rule do?",
        "House rules can be tried in many games between bots (lastlicks simulate), and two sets of them side by side with the same luck (lastlicks lab). What a proposal would do is measured before the vote.",
    ),
    rule(
        "P28",
        "Bots against bots",
        "The same seed gives the same games on any number of threads.",
    ),
    rule(
        "P29",
        "Learning",
        "Every game has lessons, and its rules as a book with examples in pieces.",
    ),
    rule(
        "P30",
        "Rules of your own",
        "A table writes a rule as a short text: the house reads it, says in words what it does, and it is voted on like any other (W18). Each time it acts it is told, and the record replays it (lastlicks rule).",
    ),
    rule(
        "U11",
        "Advice",
        "Advice is given against bots alone, and where a table has chosen it (coach); elsewhere it is refused. A game with advice says so in its record and counts for nothing.",
    ),
    rule(
        "U12",
        "How good that was",
        "At a table with advice each decision of your own is marked (best, fine, slip, mistake, blunder) with what it gave away, and may be taken back and tried again where nothing new has come to light (P9).",
    ),
    rule(
        "U17",
        "A game of words, looked back on",
        "The report of Cosmic ConneXion tells by turn which words were found of those to be found, the longest that was missed, and the best sentence. Single acts are not weighed.",
    ),
    rule(
        "U20",
        "Puzzles",
        "Positions with one best answer, sorted by how often bots miss it; the puzzle of the day is the same for everybody.",
    ),
    rule(
        "K1",
        "A circle",
        "A lasting place for people who play together, made in one step, without accounts, and listed nowhere. Whoever makes it is its first member.",
    ),
    rule(
        "K2",
        "Members of a circle",
        "A member is a name, a colour and a key, for as many devices as they like. One joins by the link of an open circle, else by the word of one member; the circle may vote to change that.",
    ),
    rule(
        "K3",
        "The book of a circle",
        "For each game the rules that the circle plays by, and the rules about itself. Its founder writes it until a second member sits down; from then on it changes only when every member says yes. One no ends a proposal, and a yes may be withdrawn until the last is in.",
    ),
    rule(
        "K4",
        "Versions of the book",
        "Every version is kept, with its date, who proposed it, who agreed and what changed; any two can be compared.",
    ),
    rule(
        "K5",
        "Playing by the book",
        "A game under the book names the circle and the version in its record.",
    ),
    rule(
        "K6",
        "Proposals that stand, and leave",
        "A proposal to a circle may stand for days and shows who is still to speak. Whoever has not been there for long can be put on leave by all others, and has no vote until they come back.",
    ),
    rule(
        "K7",
        "Leaving a circle, and lost keys",
        "Anybody may leave; to vote somebody out takes all others. For a lost key another member vouches; the old one ends after a day unless its holder objects.",
    ),
    rule(
        "K8",
        "A rule of one evening",
        "A rule voted in at a table holds for that game. At its end the circle is asked whether to keep it in the book.",
    ),
    rule(
        "K9",
        "Tables of a circle",
        "A table under the book is one press away. Members who are there can be seated by another, guests may be invited.",
    ),
    rule(
        "K10",
        "Evenings",
        "A series of games under one head, begun and ended by members, with a standing and a page at its end.",
    ),
    rule(
        "K11",
        "Seasons and records",
        "Standings over the evenings of a season, who has beaten whom, and the circle's records, each with its step.",
    ),
    rule(
        "K13",
        "Tonight",
        "Who is here, and who would play tonight: one word says so until morning. Talk stays for a month, and one topic or webhook tells all of it outside.",
    ),
    rule(
        "K15",
        "Moving a circle",
        "A circle can be taken out as one file and read in by another house, with the same book, versions and standings; members make their keys anew.",
    ),
    rule(
        "K17",
        "Limits of a circle",
        "64 members, 12 open proposals, so many circles for one guest and one house; names and talk as elsewhere.",
    ),
    rule(
        "K18",
        "Nothing goes out",
        "Whoever has no key of a circle is told nothing of it but its name.",
    ),
];
