-- Invitations of customers who have never signed in: each leads to the sign-in with the number that it was made for.
create table customer_invitations (
  tenant_id text not null,
  -- Random, and in the link; it opens nothing: the code of the sign-in is sent to the number as ever.
  token text not null check (token ~ '^[A-Za-z0-9_-]{16}$'),
  profile_code text not null,
  customer_code text not null,
  -- As it was: after another number was written down, the link says nothing of it.
  mobile text not null,
  way text not null check (way in ('sms', 'link')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  invited_by text not null,
  primary key (tenant_id, token),
  foreign key (tenant_id, profile_code) references profiles on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index invitations_of_person on customer_invitations (tenant_id, profile_code, invited_at desc);
create index invitations_of_day on customer_invitations (tenant_id, invited_at) include (invited_by, way);
call platform.build_wall('customer_invitations', 'select, insert, delete');
