//! Files that are their owner's only: what the house remembers is nobody else's business on a machine with other users.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file to write, and makes it, for its owner only, if it is not there.
///
/// # Errors
/// What the operating system says.
pub fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes a folder, for its owner only, with all that is missing above it.
///
/// # Errors
/// What the operating system says.
pub fn make_private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes a file or folder its owner's only, if others may read or change it; which mode it had, comes back then.
///
/// # Errors
/// It is not there, or is somebody else's.
pub fn make_private(path: &Path) -> io::Result<Option<u32>> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let found = fs::metadata(path)?;
        let mode = found.permissions().mode() & 0o777;
        let right = if found.is_dir() { 0o700 } else { 0o600 };
        if mode == mode & right {
            return Ok(None);
        }
        fs::set_permissions(path, fs::Permissions::from_mode(right))?;
        Ok(Some(mode))
    }
    #[cfg(not(unix))]
    fs::metadata(path).map(|_| None)
}
