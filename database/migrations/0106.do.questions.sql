-- Questions that a shop asks: groups in a buyer's profile (R-27f), surveys on a visit (R-53). What staff are writing is in
-- question_sets; what was published is frozen in question_versions, and an answer names the version that it was given to.
create table question_sets (
  tenant_id text not null references platform.tenants on delete cascade,
  set_id uuid not null,
  kind text not null check (kind in ('group', 'survey')),
  content jsonb not null check (octet_length(content::text) <= 200000),
  -- The version that is asked; 0 before the first.
  published_no integer not null default 0,
  -- Whether what is written is other than what is asked.
  has_changes boolean not null default true,
  is_closed boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, set_id)
);
call platform.build_wall('question_sets', 'select, insert, update');

create table question_versions (
  tenant_id text not null,
  set_id uuid not null,
  version_no integer not null check (version_no > 0),
  content jsonb not null check (octet_length(content::text) <= 200000),
  published_at timestamptz not null,
  published_by text not null,
  primary key (tenant_id, set_id, version_no),
  foreign key (tenant_id, set_id) references question_sets on delete cascade
);
call platform.build_wall('question_versions', 'select, insert');

create table question_answers (
  tenant_id text not null,
  answer_id bigint generated always as identity,
  set_id uuid not null,
  version_no integer not null,
  kind text not null check (kind in ('group', 'survey')),
  -- Null once the person is erased: the answers to a survey are counted further, without them.
  customer_code text,
  sale_unit text not null,
  -- Of Bangkok. On a visit a survey is answered once a day.
  day date not null,
  answered_at timestamptz not null,
  -- The member of staff on a visit; '' for the buyer.
  answered_by text not null,
  is_complete boolean not null,
  -- What was chosen and counted, by question; and what was written, which goes with the person.
  answers jsonb not null check (octet_length(answers::text) <= 100000),
  written jsonb not null check (octet_length(written::text) <= 200000),
  primary key (tenant_id, answer_id),
  foreign key (tenant_id, set_id, version_no) references question_versions on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create unique index question_answers_of_buyer on question_answers (tenant_id, set_id, customer_code) where kind = 'group';
create unique index question_answers_of_visit on question_answers (tenant_id, set_id, customer_code, day) where kind = 'survey';
create index question_answers_of_customer on question_answers (tenant_id, customer_code);
create index question_answers_by_day on question_answers (tenant_id, set_id, day desc, answer_id desc);
call platform.build_wall('question_answers', 'select, insert, update, delete');
create trigger refuse_erased after insert on question_answers for each row
  when (new.customer_code is not null) execute function refuse_erased();
