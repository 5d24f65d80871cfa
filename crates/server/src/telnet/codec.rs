//! The telnet protocol as bytes: what a client sends becomes events, what the house says becomes bytes (RFC 854).
//!
//! The decoder keeps a bounded amount of memory whatever is sent, and gives the same events wherever the stream is
//! cut into pieces. It does not know what the options mean: that is [`super::options`]'s.

/// Interpret as command.
const IAC: u8 = 255;
/// Begin of a subnegotiation.
const SB: u8 = 250;
/// End of a subnegotiation.
const SE: u8 = 240;
/// The longest subnegotiation that is kept; what is longer is reported as overlong and its rest thrown away.
const SUBNEGOTIATION: usize = 8 * 1024;

/// The four verbs of negotiation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// I will do it.
    Will,
    /// I will not do it.
    Wont,
    /// You are to do it.
    Do,
    /// You are not to do it.
    Dont,
}

impl Verb {
    const ALL: [(Self, u8); 4] = [
        (Self::Will, 251),
        (Self::Wont, 252),
        (Self::Do, 253),
        (Self::Dont, 254),
    ];

    fn of(byte: u8) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, code)| *code == byte)
            .map(|(verb, _)| *verb)
    }

    fn byte(self) -> u8 {
        let (_, code) = Self::ALL[self as usize];
        code
    }
}

/// What a client has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// One byte of text.
    Byte(u8),
    /// A command without parameters, such as Are You There (246).
    Command(u8),
    /// A verb about an option.
    Negotiate(Verb, u8),
    /// What was said about an option between `IAC SB` and `IAC SE`, doubled bytes made single.
    Subnegotiation(u8, Vec<u8>),
    /// A subnegotiation of this option that was too long to be kept.
    Overlong(u8),
}

/// Reads a stream of bytes piece by piece.
#[derive(Debug, Default)]
pub struct Decoder {
    state: State,
    option: u8,
    kept: Vec<u8>,
    is_overlong: bool,
}

#[derive(Clone, Copy, Debug, Default)]
enum State {
    #[default]
    Text,
    /// After IAC.
    Command,
    /// After IAC and a verb.
    Verb(Verb),
    /// After IAC SB.
    Option,
    /// Within a subnegotiation.
    Within,
    /// After IAC within a subnegotiation.
    WithinCommand,
}

impl Decoder {
    /// The events of the next piece of the stream, in their order.
    pub fn feed(&mut self, bytes: &[u8]) -> impl Iterator<Item = Event> {
        bytes.iter().filter_map(|&byte| self.byte(byte))
    }

    fn byte(&mut self, byte: u8) -> Option<Event> {
        let (state, event) = match (self.state, byte) {
            (State::Text, IAC) => (State::Command, None),
            (State::Text, _) | (State::Command, IAC) => (State::Text, Some(Event::Byte(byte))),
            (State::Command, SB) => (State::Option, None),
            (State::Command, _) => match Verb::of(byte) {
                Some(verb) => (State::Verb(verb), None),
                None => (State::Text, Some(Event::Command(byte))),
            },
            (State::Verb(verb), _) => (State::Text, Some(Event::Negotiate(verb, byte))),
            (State::Option, _) => {
                self.option = byte;
                (State::Within, None)
            }
            (State::Within, IAC) => (State::WithinCommand, None),
            (State::Within, _) | (State::WithinCommand, IAC) => (self.keep(byte), None),
            (State::WithinCommand, SE) => (State::Text, Some(self.end())),
            // Another command cuts the subnegotiation short, as if its end had been lost.
            (State::WithinCommand, _) => return self.cut(byte),
        };
        self.state = state;
        event
    }

    fn keep(&mut self, byte: u8) -> State {
        if self.kept.len() < SUBNEGOTIATION {
            self.kept.push(byte);
        } else {
            self.is_overlong = true;
        }
        State::Within
    }

    fn end(&mut self) -> Event {
        let kept = std::mem::take(&mut self.kept);
        if std::mem::take(&mut self.is_overlong) {
            Event::Overlong(self.option)
        } else {
            Event::Subnegotiation(self.option, kept)
        }
    }

    fn cut(&mut self, byte: u8) -> Option<Event> {
        self.kept.clear();
        self.is_overlong = false;
        self.state = State::Command;
        self.byte(byte)
    }
}

/// Text as it goes to a client: bytes 255 doubled. Lines end with CR LF already.
pub fn text(text: &[u8], out: &mut Vec<u8>) {
    for &byte in text {
        if byte == IAC {
            out.push(IAC);
        }
        out.push(byte);
    }
}

/// A verb about an option.
pub fn negotiate(verb: Verb, option: u8, out: &mut Vec<u8>) {
    out.extend([IAC, verb.byte(), option]);
}

/// A subnegotiation.
pub fn subnegotiation(option: u8, content: &[u8], out: &mut Vec<u8>) {
    out.extend([IAC, SB, option]);
    text(content, out);
    out.extend([IAC, SE]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn decode(bytes: &[u8]) -> Vec<Event> {
        Decoder::default().feed(bytes).collect()
    }

    fn bytes(text: &[u8]) -> Vec<Event> {
        text.iter().copied().map(Event::Byte).collect()
    }

    #[test]
    fn text_commands_verbs_and_subnegotiations_are_told_apart() {
        let stream = b"hi\xff\xff\xff\xf6\xff\xfd\x01\xff\xfa\x1f\x00\x50\xff\xff\x18\xff\xf0!";
        let mut expected = bytes(b"hi\xff");
        expected.push(Event::Command(246));
        expected.push(Event::Negotiate(Verb::Do, 1));
        expected.push(Event::Subnegotiation(31, vec![0, 80, 255, 24]));
        expected.push(Event::Byte(b'!'));
        assert_eq!(decode(stream), expected);
    }

    #[test]
    fn a_subnegotiation_without_end_keeps_a_bounded_amount() {
        let mut decoder = Decoder::default();
        assert_eq!(decoder.feed(&[IAC, SB, 201]).count(), 0);
        for _ in 0..1000 {
            assert_eq!(decoder.feed(&[b'x'; 1000]).count(), 0);
        }
        assert_eq!(decoder.kept.len(), SUBNEGOTIATION);
        let events: Vec<_> = decoder.feed(&[IAC, SE, b'y']).collect();
        assert_eq!(events, [Event::Overlong(201), Event::Byte(b'y')]);
    }

    #[test]
    fn a_command_cuts_a_subnegotiation_short() {
        let stream = [IAC, SB, 24, b'x', IAC, 251, 31, b'y', IAC, SB, 31, IAC, SE];
        let expected = [
            Event::Negotiate(Verb::Will, 31),
            Event::Byte(b'y'),
            Event::Subnegotiation(31, vec![]),
        ];
        assert_eq!(decode(&stream), expected);
    }

    /// Streams in which the bytes that mean something are frequent.
    fn streams() -> impl Strategy<Value = Vec<u8>> {
        let byte = prop_oneof![
            3 => Just(IAC),
            3 => 240u8..=254,
            2 => any::<u8>(),
        ];
        proptest::collection::vec(byte, 0..200)
    }

    proptest! {
        #[test]
        fn events_are_the_same_at_every_split_point(stream in streams()) {
            let whole = decode(&stream);
            for at in 0..=stream.len() {
                let mut decoder = Decoder::default();
                let mut parts: Vec<_> = decoder.feed(&stream[..at]).collect();
                parts.extend(decoder.feed(&stream[at..]));
                prop_assert_eq!(&parts, &whole, "split at {}", at);
            }
        }

        #[test]
        fn what_is_written_is_read_back(said in any::<Vec<u8>>(), option: u8, which in 0usize..4) {
            let (verb, _) = Verb::ALL[which];
            let mut out = Vec::new();
            text(&said, &mut out);
            negotiate(verb, option, &mut out);
            subnegotiation(option, &said, &mut out);
            out.extend([IAC, 241]);
            let mut expected = bytes(&said);
            expected.push(Event::Negotiate(verb, option));
            expected.push(Event::Subnegotiation(option, said));
            expected.push(Event::Command(241));
            prop_assert_eq!(decode(&out), expected);
        }
    }
}
