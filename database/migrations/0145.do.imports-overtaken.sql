-- Rows of imports that the shop has overtaken, products that an import added and took back, and runs that were taken back.

-- left: what stood there was changed between the check and the run, so the row is left out for good.
alter table import_rows drop constraint import_rows_state_check;
alter table import_rows add constraint import_rows_state_check check (state in ('waiting', 'done', 'undone', 'left'));

-- A product that was new by an import, and archived as that was taken back, is new again in the next file.
create index import_rows_taken_back on import_rows (tenant_id, key) where state = 'undone' and before is null;

-- Of a run: the one that takes it back.
create index runs_undoes on runs (tenant_id, (parameters ->> 'Undoes')) where parameters ? 'Undoes';
