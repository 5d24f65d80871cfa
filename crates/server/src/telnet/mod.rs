//! The telnet door: the old way to play.

pub mod codec;
pub mod options;

use tokio::net::TcpListener;

use crate::house::House;
use crate::http::doors::Doors;

/// Serves telnet sessions until the house closes.
pub(crate) async fn listen(listener: TcpListener, house: House, doors: Doors, base: String) {
    let _ = (listener, house, doors, base);
}
