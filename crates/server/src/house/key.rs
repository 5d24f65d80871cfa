//! The house's own key: it signs guests and seats, so that nobody can make them up.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The letters of ids: none that looks like another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 32 bytes that live in the house's folder.
#[derive(Clone)]
pub(crate) struct HouseKey([u8; 32]);

impl std::fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HouseKey(…)")
    }
}

impl HouseKey {
    /// The key in the file, or a new one that is put there, readable by its owner only.
    pub(crate) fn load_or_make(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => bytes.try_into().map(Self).map_err(|_| {
                let message = format!("{} should hold 32 bytes", path.display());
                io::Error::new(io::ErrorKind::InvalidData, message)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::make(path),
            Err(error) => Err(error),
        }
    }

    /// The key that 64 hexadecimal digits are.
    pub(super) fn from_hex(digits: &str) -> Option<Self> {
        let bytes = data_encoding::HEXLOWER_PERMISSIVE.decode(digits.as_bytes());
        bytes.ok()?.try_into().ok().map(Self)
    }

    /// A new key in the file. It is there whole or not at all, whoever else makes one and whenever the power goes.
    fn make(path: &Path) -> io::Result<Self> {
        let key = random()?;
        let aside = path.with_extension(format!("new-{}", id(8)?));
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&aside)?;
        let written = file.write_all(&key).and_then(|()| file.sync_all());
        let made = written.and_then(|()| fs::hard_link(&aside, path));
        fs::remove_file(&aside)?;
        match made {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Self::load_or_make(path),
            made => made.map(|()| Self(key)),
        }
    }

    /// A signature of `text` for one purpose: 80 bits in 16 letters.
    pub(crate) fn sign(&self, purpose: &str, text: &str) -> String {
        letters(&derive(&self.0, purpose, text)[..10])
    }

    /// Whether a signature is the one of `text` for this purpose; takes equally long for all wrong ones.
    pub(crate) fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        is_same(&self.sign(purpose, text), signature)
    }

    /// A key made from this one for one purpose.
    pub(super) fn derive(&self, purpose: &str) -> [u8; 32] {
        derive(&self.0, purpose, "")
    }
}

/// Whether two words are the same; takes equally long for all wrong ones of one length.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    let pairs = one.bytes().zip(other.bytes());
    let differences = pairs.fold(0, |sum, (a, b)| sum | (a ^ b));
    one.len() == other.len() && differences == 0
}

/// 32 bytes that follow from a key, a purpose and a text, and tell nothing of the key.
pub(super) fn derive(key: &[u8], purpose: &str, text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length of key will do");
    mac.update(&(purpose.len() as u64).to_be_bytes());
    mac.update(purpose.as_bytes());
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// A code or a key as it is written here, however somebody types it: letters that look like others are read as what they look
/// like, blanks and other signs are passed over; a hyphen stays.
pub(crate) fn as_written(typed: &str) -> String {
    let plain = |c: char| match c.to_ascii_lowercase() {
        'o' => Some('0'),
        'i' | 'l' => Some('1'),
        c if c.is_ascii_alphanumeric() || c == '-' => Some(c),
        _ => None,
    };
    typed.chars().filter_map(plain).collect()
}

/// A new id of so many letters, five bits each, from the operating system's randomness.
pub(crate) fn id(length: usize) -> io::Result<String> {
    let bytes = random()?;
    Ok(letters(&bytes)[..length].to_owned())
}

/// 32 bytes from the operating system.
pub(super) fn random() -> io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// Bytes as letters, five bits each; what is left over is dropped.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5);
    let (mut held, mut bits) = (0u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(LETTERS[(held >> bits & 31) as usize]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_made_once_and_signs_the_same_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.key");
        let first = HouseKey::load_or_make(&path).unwrap();
        let signature = first.sign("guest", "ann");
        let again = HouseKey::load_or_make(&path).unwrap();
        assert!(again.is_signed("guest", "ann", &signature));
        assert_eq!(signature.len(), 16);
        fs::write(&path, "short").unwrap();
        assert!(HouseKey::load_or_make(&path).is_err());
    }

    #[test]
    fn those_who_make_a_key_at_once_have_the_same() {
        for _ in 0..20 {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("house.key");
            let makers = [(); 8].map(|()| {
                let path = path.clone();
                std::thread::spawn(move || HouseKey::load_or_make(&path).unwrap())
            });
            let keys = makers.map(|maker| maker.join().unwrap());
            let signature = keys[0].sign("guest", "ann");
            assert!(
                keys.iter()
                    .all(|key| key.is_signed("guest", "ann", &signature))
            );
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
    }

    #[test]
    fn a_signature_is_for_one_text_one_purpose_and_one_house() {
        let key = HouseKey([7; 32]);
        let signature = key.sign("guest", "ann");
        assert!(!key.is_signed("guest", "bob", &signature));
        assert!(!key.is_signed("token", "ann", &signature));
        assert!(!key.is_signed("guest", "ann", &signature[1..]));
        assert!(!key.is_signed("guest", "ann", ""));
        assert!(!HouseKey([8; 32]).is_signed("guest", "ann", &signature));
        assert_ne!(
            key.sign("a", "b\0c"),
            key.sign("a\0b", "c"),
            "purpose and text cannot run together"
        );
    }

    #[test]
    fn ids_have_the_length_asked_for_and_differ() {
        let (one, two) = (id(16).unwrap(), id(16).unwrap());
        assert_eq!(one.len(), 16);
        assert!(one.bytes().all(|byte| LETTERS.contains(&byte)));
        assert_ne!(one, two);
    }
}
