//! Which telnet options are on, and what they have told: window size, terminal, character set, GMCP.
//!
//! Negotiation answers only where an answer changes something (RFC 1143), and each option may change a few times
//! only, so no client can start a loop.

use std::collections::BTreeMap;

use super::codec::{self, Verb};

/// The options we know, by their numbers.
pub mod option {
    /// Whoever will echo shows what is typed; we say we will while a password is typed, and do not.
    pub const ECHO: u8 = 1;
    /// No go-ahead after each line.
    pub const SGA: u8 = 3;
    /// The name of the terminal; its third name is the MTTS bit field.
    pub const TTYPE: u8 = 24;
    /// The size of the window.
    pub const NAWS: u8 = 31;
    /// The character set.
    pub const CHARSET: u8 = 42;
    /// Messages for programs, in JSON.
    pub const GMCP: u8 = 201;
}
use option::{CHARSET, ECHO, GMCP, NAWS, SGA, TTYPE};

/// What the client is to do for us.
const THEIRS: [u8; 2] = [NAWS, TTYPE];
/// What we are ready to do.
const OURS: [u8; 4] = [SGA, ECHO, CHARSET, GMCP];
/// How often one option may change before we stop listening to it.
const CHANGES: u8 = 16;
/// The most names a client is asked for (RFC 1091; MTTS uses three).
const NAMES: usize = 3;
/// The longest name that is kept.
const NAME: usize = 64;

const IS: u8 = 0;
const SEND: u8 = 1;
const CHARSET_REQUEST: u8 = 1;
const CHARSET_ACCEPTED: u8 = 2;
const CHARSET_REJECTED: u8 = 3;

/// What MTTS bits say (the third terminal name is `MTTS` and their sum).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mtts {
    /// Colours and cursor of ANSI.
    Ansi = 1,
    /// UTF-8.
    Utf8 = 4,
    /// 256 colours.
    Colours256 = 8,
    /// A screen reader is at work.
    ScreenReader = 64,
}

/// What the client has told us about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Client {
    /// Columns and rows of its window.
    pub window: Option<(u16, u16)>,
    /// The names of its terminal, in the order told.
    pub names: Vec<String>,
    /// The sum of its MTTS bits.
    pub mtts: Option<u32>,
    /// Whether it has agreed to UTF-8, if the question was put.
    pub utf8: Option<bool>,
    /// Whether it takes GMCP messages.
    pub gmcp: bool,
}

impl Client {
    /// Whether it has told of this property.
    #[must_use]
    pub fn has(&self, bit: Mtts) -> bool {
        self.mtts.is_some_and(|mtts| mtts & bit as u32 != 0)
    }
}

/// One side of one option.
#[derive(Clone, Copy, Debug, Default)]
struct Side {
    is_on: bool,
    /// We have asked for the other state and wait for the answer.
    is_asked: bool,
    changes: u8,
}

/// The state of all options of one connection.
#[derive(Debug, Default)]
pub struct Options {
    client: Client,
    theirs: BTreeMap<u8, Side>,
    ours: BTreeMap<u8, Side>,
}

impl Options {
    /// What is asked of a client that has just connected. We do not offer to suppress go-ahead: bare telnet takes that
    /// for a wish to type character by character, and shows the ends of lines as `^M`.
    pub fn greet(&mut self, out: &mut Vec<u8>) {
        for option in THEIRS {
            self.ask(Verb::Do, option, out);
        }
        for option in [CHARSET, GMCP] {
            self.ask(Verb::Will, option, out);
        }
    }

    /// What the client has told so far.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Somebody says whether a screen reader is at work, whatever the client has told.
    pub fn set_reader(&mut self, is_on: bool) {
        let others = self.client.mtts.unwrap_or_default() & !(Mtts::ScreenReader as u32);
        let reader = if is_on { Mtts::ScreenReader as u32 } else { 0 };
        self.client.mtts = Some(others | reader);
    }

    /// Somebody says whether only plain letters come through, whatever the client has told.
    pub fn set_ascii(&mut self, is_on: bool) {
        self.client.utf8 = Some(!is_on);
    }

    /// Asks the client not to show what is typed (for keys), or to show it again.
    pub fn hide_typing(&mut self, hide: bool, out: &mut Vec<u8>) {
        self.ask(if hide { Verb::Will } else { Verb::Wont }, ECHO, out);
    }

    /// Hears a verb of the client.
    pub fn negotiated(&mut self, verb: Verb, option: u8, out: &mut Vec<u8>) {
        let (wanted, is_known) = match verb {
            Verb::Will => (true, THEIRS.contains(&option)),
            Verb::Wont => (false, THEIRS.contains(&option)),
            Verb::Do => (true, OURS.contains(&option)),
            Verb::Dont => (false, OURS.contains(&option)),
        };
        let is_theirs = matches!(verb, Verb::Will | Verb::Wont);
        if !is_known {
            return self.refuse(wanted, is_theirs, option, out);
        }
        let side = side(&mut self.theirs, &mut self.ours, is_theirs, option);
        let was_asked = std::mem::take(&mut side.is_asked);
        if side.is_on == wanted || side.changes == CHANGES {
            return;
        }
        side.is_on = wanted;
        side.changes += 1;
        if !was_asked {
            codec::negotiate(answer(is_theirs, wanted), option, out);
        }
        self.changed(is_theirs, option, wanted, out);
    }

    /// Hears what the client says about an option.
    pub fn told(&mut self, option: u8, content: &[u8], out: &mut Vec<u8>) {
        match (option, content) {
            (NAWS, &[w1, w0, h1, h0]) => {
                let (width, height) = (u16::from_be_bytes([w1, w0]), u16::from_be_bytes([h1, h0]));
                self.client.window = (width > 0 && height > 0).then_some((width, height));
            }
            (TTYPE, [IS, name @ ..]) => self.named(name, out),
            (CHARSET, [CHARSET_ACCEPTED, set @ ..]) => {
                self.client.utf8 = Some(set.eq_ignore_ascii_case(b"UTF-8"));
            }
            (CHARSET, [CHARSET_REJECTED, ..]) => self.client.utf8 = Some(false),
            (CHARSET, [CHARSET_REQUEST, ..]) => {
                codec::subnegotiation(CHARSET, &[CHARSET_REJECTED], out);
            }
            _ => {}
        }
    }

    fn ask(&mut self, verb: Verb, option: u8, out: &mut Vec<u8>) {
        let is_theirs = matches!(verb, Verb::Do | Verb::Dont);
        let wanted = matches!(verb, Verb::Do | Verb::Will);
        let side = side(&mut self.theirs, &mut self.ours, is_theirs, option);
        if side.is_on != wanted || side.is_asked {
            side.is_asked = true;
            codec::negotiate(verb, option, out);
        }
    }

    /// Says no to an option that we do not know, a few times at most.
    fn refuse(&mut self, wanted: bool, is_theirs: bool, option: u8, out: &mut Vec<u8>) {
        let side = side(&mut self.theirs, &mut self.ours, is_theirs, option);
        if wanted && side.changes < CHANGES {
            side.changes += 1;
            codec::negotiate(answer(is_theirs, false), option, out);
        }
    }

    fn changed(&mut self, is_theirs: bool, option: u8, is_on: bool, out: &mut Vec<u8>) {
        match (is_theirs, option) {
            (true, TTYPE) if is_on => codec::subnegotiation(TTYPE, &[SEND], out),
            (true, NAWS) if !is_on => self.client.window = None,
            (false, CHARSET) if is_on => {
                let request = [&[CHARSET_REQUEST], b";UTF-8".as_slice()].concat();
                codec::subnegotiation(CHARSET, &request, out);
            }
            (false, GMCP) => self.client.gmcp = is_on,
            _ => {}
        }
    }

    fn named(&mut self, name: &[u8], out: &mut Vec<u8>) {
        let name: String = String::from_utf8_lossy(name)
            .chars()
            .filter(|c| !c.is_control())
            .take(NAME)
            .collect();
        if let Some(bits) = name.strip_prefix("MTTS ") {
            self.client.mtts = bits.trim().parse().ok();
        }
        // It takes seven bits of each letter, and has no way to say so.
        if name.eq_ignore_ascii_case("tinyfugue") {
            self.client.utf8 = Some(false);
        }
        if self.client.names.len() < NAMES && self.client.names.last() != Some(&name) {
            self.client.names.push(name);
            if self.client.names.len() < NAMES {
                codec::subnegotiation(TTYPE, &[SEND], out);
            }
        }
    }
}

fn side<'a>(
    theirs: &'a mut BTreeMap<u8, Side>,
    ours: &'a mut BTreeMap<u8, Side>,
    is_theirs: bool,
    option: u8,
) -> &'a mut Side {
    let sides = if is_theirs { theirs } else { ours };
    sides.entry(option).or_default()
}

fn answer(is_theirs: bool, wanted: bool) -> Verb {
    match (is_theirs, wanted) {
        (true, true) => Verb::Do,
        (true, false) => Verb::Dont,
        (false, true) => Verb::Will,
        (false, false) => Verb::Wont,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::telnet::codec::{Decoder, Event};

    fn greeted() -> Options {
        let mut options = Options::default();
        options.greet(&mut Vec::new());
        options
    }

    /// What we answer to these verbs, in order.
    fn answers(options: &mut Options, verbs: &[(Verb, u8)]) -> Vec<Event> {
        let mut out = Vec::new();
        for &(verb, option) in verbs {
            options.negotiated(verb, option, &mut out);
        }
        Decoder::default().feed(&out).collect()
    }

    #[test]
    fn a_rich_client_tells_all_about_itself() {
        let mut options = greeted();
        let verbs = [
            (Verb::Will, NAWS),
            (Verb::Will, TTYPE),
            (Verb::Do, CHARSET),
            (Verb::Do, GMCP),
        ];
        let asked = [
            Event::Subnegotiation(TTYPE, vec![SEND]),
            Event::Subnegotiation(CHARSET, b"\x01;UTF-8".to_vec()),
        ];
        assert_eq!(answers(&mut options, &verbs), asked);
        let mut out = Vec::new();
        options.told(NAWS, &[0, 120, 0, 40], &mut out);
        options.told(CHARSET, b"\x02UTF-8", &mut out);
        for name in [&b"\0TINTIN++"[..], b"\0xterm", b"\0MTTS 69", b"\0MTTS 69"] {
            options.told(TTYPE, name, &mut out);
        }
        let client = options.client();
        assert_eq!(client.window, Some((120, 40)));
        assert_eq!(client.names, ["TINTIN++", "xterm", "MTTS 69"]);
        assert_eq!((client.utf8, client.gmcp), (Some(true), true));
        let bits = [Mtts::Ansi, Mtts::Utf8, Mtts::Colours256, Mtts::ScreenReader];
        assert_eq!(bits.map(|bit| client.has(bit)), [true, true, false, true]);
        let asked: Vec<_> = Decoder::default().feed(&out).collect();
        assert_eq!(asked.len(), 2, "the second and the third name: {asked:?}");
    }

    #[test]
    fn unknown_options_are_refused_and_known_ones_answered_once() {
        let mut options = greeted();
        let verbs = [
            (Verb::Do, 99),
            (Verb::Will, 99),
            (Verb::Dont, 99),
            (Verb::Wont, 99),
        ];
        let refusals = [
            Event::Negotiate(Verb::Wont, 99),
            Event::Negotiate(Verb::Dont, 99),
        ];
        assert_eq!(answers(&mut options, &verbs), refusals);
        assert_eq!(
            answers(&mut options, &[(Verb::Do, SGA), (Verb::Do, SGA)]),
            [Event::Negotiate(Verb::Will, SGA)]
        );
        let off = [Event::Negotiate(Verb::Wont, SGA)];
        assert_eq!(
            answers(&mut options, &[(Verb::Dont, SGA), (Verb::Dont, SGA)]),
            off
        );
    }

    #[test]
    fn typing_is_hidden_for_keys_only() {
        let mut options = greeted();
        let mut out = Vec::new();
        options.hide_typing(true, &mut out);
        options.negotiated(Verb::Do, ECHO, &mut out);
        options.hide_typing(false, &mut out);
        options.negotiated(Verb::Dont, ECHO, &mut out);
        let expected = [
            Event::Negotiate(Verb::Will, ECHO),
            Event::Negotiate(Verb::Wont, ECHO),
        ];
        assert_eq!(Decoder::default().feed(&out).collect::<Vec<_>>(), expected);
    }

    /// A client that mirrors every verb back, the worst there is: what one side says the other contradicts.
    fn mirror(event: &Event) -> Option<(Verb, u8)> {
        let Event::Negotiate(verb, option) = event else {
            return None;
        };
        let verb = match verb {
            Verb::Do => Verb::Wont,
            Verb::Dont => Verb::Will,
            Verb::Will => Verb::Dont,
            Verb::Wont => Verb::Do,
        };
        Some((verb, *option))
    }

    proptest! {
        #[test]
        fn no_client_can_start_a_loop(
            start in proptest::collection::vec((0usize..4, prop_oneof![0u8..4, Just(24), Just(31), Just(201)]), 1..40),
        ) {
            let all = [Verb::Will, Verb::Wont, Verb::Do, Verb::Dont];
            let mut options = greeted();
            let mut said: Vec<_> = start.iter().map(|&(verb, option)| (all[verb], option)).collect();
            let mut rounds = 0;
            while !said.is_empty() {
                rounds += 1;
                prop_assert!(rounds < 200, "still talking: {:?}", said);
                said = answers(&mut options, &said).iter().filter_map(mirror).collect();
            }
        }

        #[test]
        fn no_content_is_too_strange(option: u8, content in any::<Vec<u8>>()) {
            let mut options = greeted();
            options.told(option, &content, &mut Vec::new());
            prop_assert!(options.client().names.iter().all(|name| name.chars().count() <= NAME));
        }
    }
}
