-- What came of a run's rows may be removed before the run itself: a person's tables are kept for their latest exports only.
alter table runs add column result_removed boolean not null default false;
