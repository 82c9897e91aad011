-- Categories and brands are looked after by staff. Versions count the changes: a form that was opened before another's
-- change is told.
alter table categories add column version integer not null default 1;
alter table brands add column version integer not null default 1;
