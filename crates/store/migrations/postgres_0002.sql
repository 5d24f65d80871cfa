-- Several machines that keep one house: who they are, and until when each may serve, by the clock of the database.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    load BIGINT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Which of them a table belongs to, and in what order lists of tables have changed.
ALTER TABLE tables ADD COLUMN node TEXT;
CREATE SEQUENCE news;
ALTER TABLE tables ADD COLUMN news BIGINT NOT NULL DEFAULT nextval('news');
CREATE INDEX tables_news ON tables (news);
CREATE INDEX tables_node ON tables (node) WHERE closed IS NULL AND node IS NOT NULL;
