-- What came of a row where the result of a run is a table: its lines, each a list of cells.
alter table run_rows add column output jsonb;
