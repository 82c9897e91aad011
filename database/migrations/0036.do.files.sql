-- Uploaded files. The bytes are in the file store under tenant and id; a row exists before its object and after it, so
-- nothing in the store is ever without a row.
create table files (
  tenant_id text not null references platform.tenants on delete cascade,
  file_id text not null check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Public ones are served to everybody; private ones through short-lived signed addresses only.
  access text not null check (access in ('public', 'private')),
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  byte_size integer not null check (byte_size > 0),
  -- Whose it is, for reading and erasing: a customer, or a center.
  customer_code text,
  sale_unit text,
  purpose text not null,
  -- pending: the object is being written, and nothing names it. removed: the object is to be deleted.
  state text not null default 'pending' check (state in ('pending', 'stored', 'removed')),
  created_at timestamptz not null,
  created_by_kind text not null,
  created_by text not null,
  -- Where and when a photo was taken, if the person let the browser tell; never read from the picture itself.
  captured_at timestamptz,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, customer_code) references customers (tenant_id, customer_code),
  foreign key (tenant_id, sale_unit) references centers (tenant_id, sale_unit),
  check ((latitude is null) = (longitude is null))
);
create index files_to_clear on files (tenant_id, state, created_at) where state <> 'stored';
create index files_customer on files (tenant_id, customer_code) where customer_code is not null;
call platform.build_wall('files', 'select, insert, update, delete');

-- A customer's own picture is a private file. Until now nothing could write the column.
alter table customers drop column picture_path,
  add column picture_file_id text,
  add foreign key (tenant_id, picture_file_id) references files (tenant_id, file_id);

-- The photos of a center: its tax paper is private, the shop and its logo are public.
create table center_photos (
  tenant_id text not null,
  sale_unit text not null,
  photo text not null check (photo in ('tax', 'shop', 'logo')),
  file_id text not null,
  primary key (tenant_id, sale_unit, photo),
  foreign key (tenant_id, sale_unit) references centers (tenant_id, sale_unit) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, file_id)
);
call platform.build_wall('center_photos', 'select, insert, update, delete');
