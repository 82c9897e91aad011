-- Who wants to sell for the shop. An application is nobody's account and no center until the super admin lets its owner in:
-- what every other table has is members and centers that were let in (decision 59).
create table merchant_applications (
  tenant_id text not null references platform.tenants on delete cascade,
  application_code text not null,
  status text not null check (status in ('waiting', 'approved', 'refused')),
  name text not null,
  username text,
  mobile text not null,
  email text,
  password_hash text,
  -- YYYY-MM-DD; '' for none, as the others.
  birth_date text not null default '',
  social_id text not null default '',
  referral_code text not null default '',
  -- The centers of the shop that they want to sell for, and the one that is to be made, under this code.
  sale_units text[] not null default '{}',
  new_sale_unit text,
  new_center jsonb,
  bank jsonb,
  -- Of the messages to the applicant.
  language text not null check (language in ('th', 'en')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  primary key (tenant_id, application_code),
  check ((new_sale_unit is null) = (new_center is null)),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index merchant_applications_of_number on merchant_applications (tenant_id, mobile) where status = 'waiting';
-- Whoever was let in keeps theirs: it says what the account and the center came from.
create index merchant_applications_listed on merchant_applications (tenant_id, created_at, application_code);
call platform.build_wall('merchant_applications', 'select, insert, update, delete');

-- Private files, whatever they show.
create table merchant_application_images (
  tenant_id text not null,
  application_code text not null,
  image text not null check (image in ('tax', 'shop', 'logo')),
  file_id text not null,
  primary key (tenant_id, application_code, image),
  foreign key (tenant_id, application_code) references merchant_applications on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, file_id)
);
create index merchant_application_images_file on merchant_application_images (tenant_id, file_id);
call platform.build_wall('merchant_application_images', 'select, insert, delete');

-- What an application says besides, of the person and of the center that was made for them.
alter table staff
  add column birth_date text not null default '',
  add column social_id text not null default '',
  add column referral_code text not null default '',
  -- Where their money goes.
  add column bank jsonb;
alter table centers
  add column contact_name text not null default '',
  add column shipment_name text not null default '',
  add column tax_number text not null default '';

-- Applicants prove their number as buyers do; their codes are counted apart.
alter table one_time_codes drop constraint one_time_codes_audience_check,
  add constraint one_time_codes_audience_check check (audience in ('buyer', 'merchant', 'rider', 'applicant'));
