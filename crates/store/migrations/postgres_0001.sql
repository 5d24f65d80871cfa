CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    closed BIGINT,
    epoch BIGINT NOT NULL,
    meta TEXT NOT NULL,
    sum BYTEA NOT NULL,
    -- The head of its log: how long it is, when it grew last, the link of its last event, and the sum of all that.
    length BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    last BYTEA NOT NULL,
    head BYTEA NOT NULL
);

CREATE INDEX tables_open ON tables (created) WHERE closed IS NULL;

CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    payload TEXT NOT NULL,
    chain BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE keys (
    space TEXT NOT NULL,
    hash BYTEA NOT NULL,
    owner TEXT NOT NULL,
    value TEXT NOT NULL,
    sum BYTEA NOT NULL,
    PRIMARY KEY (space, hash)
);

CREATE INDEX keys_of_owner ON keys (space, owner);
