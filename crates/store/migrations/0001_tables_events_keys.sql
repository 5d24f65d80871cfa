CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    closed INTEGER,
    epoch INTEGER NOT NULL,
    meta TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_open ON tables (created) WHERE closed IS NULL;

CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
    space TEXT NOT NULL,
    hash BLOB NOT NULL,
    owner TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (space, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_of_owner ON keys (space, owner);
