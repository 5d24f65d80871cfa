//! Notices for browsers, as push services take them: sealed for one browser (RFC 8291, in the form of RFC 8188), and signed
//! with the key by which the service knows this house (RFC 8292).

use std::io;

use axum::http::{HeaderName, HeaderValue, header};
use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use sha2::Sha256;

use super::push::{Signed, Subscription};
use super::{Letter, Target};

/// Bytes of the salt before what is sealed.
const SALT: usize = 16;
/// The size of a record: there is only one.
const RECORD: u32 = 4096;
/// What ends the last record.
const END: u8 = 2;
/// Seconds for which a service keeps a notice for a browser that is not there.
const KEPT: &str = "86400";
/// For how long a signature is good, in seconds.
const GOOD: u64 = 12 * 3600;

/// The key by which push services know this house.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid(…)")
    }
}

impl Vapid {
    /// A new key as it is kept.
    pub(crate) fn make() -> io::Result<Vec<u8>> {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        made.map(|key| key.as_ref().to_vec()).map_err(broken)
    }

    /// A key that was kept.
    pub(crate) fn read(kept: &[u8]) -> io::Result<Self> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random);
        let pair = pair.map_err(broken)?;
        Ok(Self { pair, random })
    }

    /// What a browser must know to subscribe, in base64url.
    pub(crate) fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    /// A notice for a browser; one that it has not got yet is replaced by another about the same `topic`.
    ///
    /// # Errors
    /// The subscription is none, or the system has no randomness.
    pub(crate) fn letter(
        &self,
        to: &Subscription,
        text: &str,
        topic: &str,
        signed: &Signed<'_>,
    ) -> io::Result<Letter> {
        let browser = to
            .read()
            .ok_or_else(|| io::Error::other("this is no subscription"))?;
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).map_err(broken)?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &self.random).map_err(broken)?;
        let body = sealed(own, &browser.point, &browser.auth, salt, text.as_bytes())?;
        let authorization = self.authorization(&browser.to, signed)?;
        let headers = [
            (header::AUTHORIZATION, authorization.as_str()),
            (header::CONTENT_ENCODING, "aes128gcm"),
            (header::CONTENT_TYPE, "application/octet-stream"),
            (HeaderName::from_static("ttl"), KEPT),
            (HeaderName::from_static("urgency"), "high"),
            (HeaderName::from_static("topic"), topic),
        ];
        let headers = headers.into_iter().map(|(name, value)| {
            let value = HeaderValue::from_str(value).map_err(broken)?;
            Ok((name, value))
        });
        Ok(Letter {
            to: browser.to,
            headers: headers.collect::<io::Result<_>>()?,
            body,
        })
    }

    /// Who writes, for one service.
    fn authorization(&self, to: &Target, signed: &Signed<'_>) -> io::Result<String> {
        let encode = |part: &serde_json::Value| BASE64URL_NOPAD.encode(part.to_string().as_bytes());
        let mut claims = json!({"aud": to.origin(), "exp": signed.now / 1000 + GOOD});
        if let Some(contact) = signed.contact {
            claims["sub"] = contact.into();
        }
        let head = encode(&json!({"typ": "JWT", "alg": "ES256"}));
        let said = format!("{head}.{}", encode(&claims));
        let signature = self
            .pair
            .sign(&self.random, said.as_bytes())
            .map_err(broken)?;
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        Ok(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}

/// A text that one browser can read (RFC 8291, section 3).
fn sealed(
    own: EphemeralPrivateKey,
    point: &[u8],
    auth: &[u8],
    salt: [u8; SALT],
    text: &[u8],
) -> io::Result<Vec<u8>> {
    let public = own.compute_public_key().map_err(broken)?;
    let public = public.as_ref().to_vec();
    let theirs = UnparsedPublicKey::new(&ECDH_P256, point);
    let body = agree_ephemeral(own, &theirs, |shared| {
        closed(shared, &public, point, auth, salt, text)
    });
    body.map_err(broken)?
}

/// The same from what both sides know (section 3.4), with its head (RFC 8188).
fn closed(
    shared: &[u8],
    public: &[u8],
    point: &[u8],
    auth: &[u8],
    salt: [u8; SALT],
    text: &[u8],
) -> io::Result<Vec<u8>> {
    let key_info = [b"WebPush: info\0", point, public].concat();
    let secret = expand(&mac(auth, &[shared]), &key_info);
    let drawn = mac(&salt, &[&secret]);
    let key = expand(&drawn, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&drawn, b"Content-Encoding: nonce\0");
    let key = UnboundKey::new(&AES_128_GCM, &key[..16]).map_err(broken)?;
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).map_err(broken)?;
    let mut within = [text, &[END]].concat();
    LessSafeKey::new(key)
        .seal_in_place_append_tag(nonce, Aad::empty(), &mut within)
        .map_err(broken)?;
    let length = u8::try_from(public.len()).map_err(broken)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], public, &within].concat())
}

fn broken(why: impl std::fmt::Display) -> io::Error {
    io::Error::other(why.to_string())
}

/// The first 32 bytes that follow from a key, for one purpose (RFC 5869).
fn expand(key: &[u8], info: &[u8]) -> [u8; 32] {
    mac(key, &[info, &[1]])
}

fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length of key will do");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Known};

    use super::super::push::{AUTH, POINT};
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    /// The example of RFC 8291, appendix A, from the shared secret on.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_says() {
        let body = closed(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &bytes(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK\
                      6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&body.unwrap()), wanted);
    }

    #[test]
    fn a_browser_opens_what_was_sealed_for_it() {
        let random = SystemRandom::new();
        let theirs = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let point = theirs.compute_public_key().unwrap().as_ref().to_vec();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let body = sealed(own, &point, &[7; AUTH], [9; SALT], b"it is your turn").unwrap();
        let public = body[21..21 + POINT].to_vec();
        let shared = agree_ephemeral(
            theirs,
            &UnparsedPublicKey::new(&ECDH_P256, &public),
            <[u8]>::to_vec,
        );
        let again = closed(
            &shared.unwrap(),
            &public,
            &point,
            &[7; AUTH],
            [9; SALT],
            b"it is your turn",
        );
        assert_eq!(again.unwrap(), body);
    }

    #[test]
    fn a_service_knows_the_house_by_its_key() {
        let vapid = Vapid::read(&Vapid::make().unwrap()).unwrap();
        let to = Target::read("https://push.example.net/send/abc").unwrap();
        let signed = Signed {
            now: 1_000_000,
            contact: Some("https://house.example"),
        };
        let told = vapid.authorization(&to, &signed).unwrap();
        let (token, key) = told
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let known = Known::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        known.verify(said.as_bytes(), &bytes(signature)).unwrap();
        let claims = bytes(said.split_once('.').unwrap().1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let wanted = json!({"aud": "https://push.example.net", "exp": 44_200, "sub": "https://house.example"});
        assert_eq!(claims, wanted);
    }

    #[test]
    fn what_is_no_subscription_is_refused() {
        let sound = Subscription {
            endpoint: "https://push.example.net/send/abc".into(),
            p256dh: BASE64URL_NOPAD.encode(&[4; POINT]),
            auth: BASE64URL_NOPAD.encode(&[1; AUTH]),
        };
        assert!(sound.is_sound());
        for bad in [
            Subscription {
                endpoint: "push".into(),
                ..sound.clone()
            },
            Subscription {
                p256dh: "BA".into(),
                ..sound.clone()
            },
            Subscription {
                p256dh: BASE64URL_NOPAD.encode(&[3; POINT]),
                ..sound.clone()
            },
            Subscription {
                auth: "!".into(),
                ..sound.clone()
            },
        ] {
            assert!(!bad.is_sound(), "{bad:?}");
        }
        // A point that is on no curve.
        let vapid = Vapid::read(&Vapid::make().unwrap()).unwrap();
        let signed = Signed {
            now: 0,
            contact: None,
        };
        assert!(vapid.letter(&sound, "x", "t", &signed).is_err());
    }
}
