-- A draft that nobody published is kept as a version before another one takes its place.
alter table content_versions
  -- Never published: its days say nothing.
  add column is_draft boolean not null default false;
