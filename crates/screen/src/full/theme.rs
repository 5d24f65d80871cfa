//! Colours and signs: at most the sixteen of the terminal's own palette, none where that is asked for, and plain
//! ASCII where the terminal knows nothing else. Shape and word always say the same as the colour.

use ratatui::style::{Color, Modifier, Style};

/// What a terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Whether colours are used.
    pub colours: Colours,
    /// Which signs are used.
    pub signs: Signs,
}

/// Whether colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// Those of the sixteen of the terminal's palette that can be read on any background.
    #[default]
    Sixteen,
    /// All of them, on a dark background.
    OnDark,
    /// Those that can be read on a light one.
    OnLight,
    /// None (`NO_COLOR`).
    None,
}

/// Which signs are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Signs {
    /// Lines, triangles and stars.
    #[default]
    Unicode,
    /// ASCII only.
    Ascii,
}

/// What a text is, for the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Like everything.
    Plain,
    /// Of less weight.
    Faint,
    /// Of more weight.
    Strong,
    /// Chosen, or under the cursor.
    Chosen,
    /// What is asked, and whose turn it is: the colour of the sun.
    Sun,
    /// Something lost or refused.
    Warn,
    /// Like swirls: teal.
    Teal,
    /// Like triangles: green.
    Green,
    /// Like bolts: yellow.
    Yellow,
    /// Like stars: violet.
    Violet,
    /// Like numbers: red.
    Red,
}

impl Theme {
    /// The style of a tone.
    #[must_use]
    pub fn style(self, tone: Tone) -> Style {
        let plain = Style::new();
        let (colour, modifier) = match tone {
            Tone::Plain => (None, Modifier::empty()),
            Tone::Faint => (None, Modifier::DIM),
            Tone::Strong => (None, Modifier::BOLD),
            Tone::Chosen => (None, Modifier::REVERSED),
            Tone::Sun => (Some(Color::Yellow), Modifier::BOLD),
            Tone::Warn => (Some(Color::Red), Modifier::BOLD),
            Tone::Teal => (Some(Color::Cyan), Modifier::empty()),
            Tone::Green => (Some(Color::Green), Modifier::empty()),
            Tone::Yellow => (Some(Color::Yellow), Modifier::empty()),
            Tone::Violet => (Some(Color::Magenta), Modifier::empty()),
            Tone::Red => (Some(Color::Red), Modifier::empty()),
        };
        match colour.and_then(|colour| self.legible(colour)) {
            Some(colour) => plain.fg(colour).add_modifier(modifier),
            None => plain.add_modifier(modifier),
        }
    }

    /// A colour as it can be read, if it can: yellow on white has hardly any contrast, and blue on black little.
    fn legible(self, colour: Color) -> Option<Color> {
        match (self.colours, colour) {
            (Colours::None, _)
            | (Colours::Sixteen | Colours::OnLight, Color::Yellow)
            | (Colours::OnLight, Color::Green) => None,
            (Colours::OnLight, Color::Cyan) => Some(Color::Blue),
            _ => Some(colour),
        }
    }

    /// The sign, or what stands for it in ASCII.
    #[must_use]
    pub fn sign<'a>(self, unicode: &'a str, ascii: &'a str) -> &'a str {
        match self.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }
}
