-- Why a planned version could not be shown: it is not tried again until another is published.
alter table contents
  add column planned_failed text check (planned_failed in ('centerGone', 'wrong')),
  add constraint contents_planned_failed check (planned_failed is null or planned_at is not null);
drop index contents_planned;
create index contents_planned on contents (tenant_id, planned_at) where planned_at is not null and planned_failed is null;
