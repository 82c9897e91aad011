-- What people agreed to or refused, and what they were shown (decision 56). Both are only ever added to.

-- The words of a purpose with the documents that it refers to, as they were when somebody answered. The id is their hash.
create table consent_wordings (
  tenant_id text not null references platform.tenants on delete cascade,
  wording_id text not null check (wording_id ~ '^[0-9a-f]{16}$'),
  purpose text not null,
  statement_th text not null,
  statement_en text not null,
  -- Code, title and body of each document in both languages.
  documents jsonb not null,
  first_used_at timestamptz not null,
  primary key (tenant_id, wording_id)
);
call platform.build_wall('consent_wordings', 'select, insert');

create table consents (
  tenant_id text not null,
  consent_id bigint generated always as identity,
  -- The person; of a visitor without an account, the browser.
  profile_code text,
  browser_id text check (length(browser_id) between 1 and 64),
  purpose text not null,
  is_given boolean not null,
  wording_id text not null,
  language text not null check (language in ('th', 'en')),
  -- Where it was answered: on a page of the shop, while registering, by another program, or as staff were told.
  way text not null check (way in ('page', 'registration', 'call', 'staff')),
  -- The member of staff who wrote it down.
  recorded_by text,
  at timestamptz not null,
  primary key (tenant_id, consent_id),
  foreign key (tenant_id, profile_code) references profiles on delete cascade,
  foreign key (tenant_id, wording_id) references consent_wordings,
  foreign key (tenant_id, recorded_by) references staff (tenant_id, user_id),
  check ((profile_code is null) <> (browser_id is null)),
  check ((recorded_by is not null) = (way = 'staff'))
);
create index consents_person on consents (tenant_id, profile_code, purpose, consent_id desc) where profile_code is not null;
create index consents_browser on consents (tenant_id, browser_id, purpose, consent_id desc) where browser_id is not null;
-- Whose last answer was to other words.
create index consents_wording on consents (tenant_id, wording_id, profile_code) where profile_code is not null;
call platform.build_wall('consents', 'select, insert');

-- Copies of all of one's data that a person took.
create table data_exports (
  tenant_id text not null,
  export_id bigint generated always as identity,
  profile_code text not null,
  format text not null check (format in ('json', 'html')),
  at timestamptz not null,
  primary key (tenant_id, export_id),
  foreign key (tenant_id, profile_code) references profiles on delete cascade
);
create index data_exports_person on data_exports (tenant_id, profile_code, at desc);
call platform.build_wall('data_exports', 'select, insert');
