-- Each event hashes what it says and the event before it; the end of that chain is kept apart, with the number of the
-- last event. What is not in a chain has a sum of its own. The program fills them in for what is there already.
CREATE TABLE heads (
    table_id TEXT PRIMARY KEY,
    length INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    chain BLOB NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE events ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN sum BLOB NOT NULL DEFAULT x'';
ALTER TABLE keys ADD COLUMN sum BLOB NOT NULL DEFAULT x'';
