-- Photos that staff take at a customer's (R-50d). They are private files of the customer; this says what each is.
create table photo_groups (
  tenant_id text not null references platform.tenants on delete cascade,
  group_code text not null check (group_code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  name_th text not null check (name_th <> ''),
  name_en text not null default '',
  -- Of customers of this type alone; null for all.
  customer_type text,
  is_active boolean not null default true,
  version integer not null default 1,
  primary key (tenant_id, group_code),
  foreign key (tenant_id, customer_type) references customer_types (tenant_id, type_code) on delete set null (customer_type)
);
call platform.build_wall('photo_groups', 'select, insert, update');

create table customer_photos (
  tenant_id text not null,
  file_id text not null,
  customer_code text not null,
  sale_unit text not null,
  group_code text,
  at timestamptz not null,
  -- By a camera at that time; else chosen from files, and `at` is when it came.
  is_taken boolean not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_metres integer check (accuracy_metres >= 0),
  taken_by text not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references files (tenant_id, file_id),
  foreign key (tenant_id, customer_code) references customers (tenant_id, customer_code),
  foreign key (tenant_id, sale_unit) references centers (tenant_id, sale_unit),
  foreign key (tenant_id, group_code) references photo_groups (tenant_id, group_code),
  foreign key (tenant_id, taken_by) references staff (tenant_id, user_id),
  check ((latitude is null) = (longitude is null)),
  check (accuracy_metres is null or latitude is not null)
);
create index customer_photos_by_time on customer_photos (tenant_id, customer_code, sale_unit, at desc, file_id desc);
call platform.build_wall('customer_photos', 'select, insert, update, delete');
create trigger refuse_erased after insert on customer_photos for each row execute function refuse_erased();
