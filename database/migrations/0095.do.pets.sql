-- The pets of a person, with the days on which they want to be reminded of something (R-27i).
create table pets (
  tenant_id text not null,
  pet_id uuid not null,
  profile_code text not null,
  name text not null check (name <> ''),
  kind text not null,
  breed text not null,
  sex text not null check (sex in ('male', 'female', 'unknown')),
  birthday date,
  weight_grams integer check (weight_grams > 0),
  picture_file_id text,
  created_at timestamptz not null,
  primary key (tenant_id, pet_id),
  foreign key (tenant_id, profile_code) references profiles on delete cascade,
  foreign key (tenant_id, picture_file_id) references files (tenant_id, file_id)
);
create index pets_of_person on pets (tenant_id, profile_code, created_at);
create unique index pets_picture on pets (tenant_id, picture_file_id) where picture_file_id is not null;
call platform.build_wall('pets', 'select, insert, update, delete');

create table pet_reminders (
  tenant_id text not null,
  pet_id uuid not null,
  reminder_no smallint not null,
  kind text not null,
  -- When it comes next; counted from the first, every so many months, 0 for once.
  day date not null,
  first_day date not null,
  months smallint not null check (months between 0 and 12),
  primary key (tenant_id, pet_id, reminder_no),
  foreign key (tenant_id, pet_id) references pets on delete cascade
);
create index pet_reminders_by_day on pet_reminders (tenant_id, day);
call platform.build_wall('pet_reminders', 'select, insert, update, delete');
