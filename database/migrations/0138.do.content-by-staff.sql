-- Banners, news and pages are written by staff. What is being written is in `work`; what was published is frozen in
-- content_versions, and the columns that buyers read are those of the version that counts now.
alter table contents
  add column alt_th text not null default '' check (length(alt_th) <= 200),
  add column alt_en text not null default '' check (length(alt_en) <= 200),
  -- The only center in whose lists it stands; none for all of them.
  add column sale_unit text,
  -- As staff write it; none for what nobody has written in yet.
  add column work jsonb check (octet_length(work::text) <= 600000),
  add column has_changes boolean not null default false,
  -- Whether buyers may see it at all: not before it is published for the first time.
  add column is_published boolean not null default true,
  -- The version that counts; 0 for what was there before staff published any.
  add column published_no integer not null default 0,
  -- A later version that counts from that moment on.
  add column planned_no integer,
  add column planned_at timestamptz,
  add column version integer not null default 1,
  add foreign key (tenant_id, sale_unit) references centers,
  add constraint contents_planned check ((planned_no is null) = (planned_at is null));
create index contents_planned on contents (tenant_id, planned_at) where planned_at is not null;

create table content_versions (
  tenant_id text not null,
  content_code text not null,
  version_no integer not null check (version_no > 0),
  content jsonb not null check (octet_length(content::text) <= 600000),
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at > begins_at),
  published_at timestamptz not null,
  -- A member of staff; '' for what was there before.
  published_by text not null,
  primary key (tenant_id, content_code, version_no),
  foreign key (tenant_id, content_code) references contents on delete cascade
);
call platform.build_wall('content_versions', 'select, insert');
