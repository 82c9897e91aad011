-- What staff call groups of customers. `customers.tags` has the codes.
create table customer_tags (
  tenant_id text not null references platform.tenants on delete cascade,
  tag_code text not null check (tag_code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  name_th text not null check (name_th <> ''),
  name_en text not null default '',
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, tag_code)
);
call platform.build_wall('customer_tags', 'select, insert, update');

-- The tiers of a shop's customers. Where a shop has any, a tag is one of them.
create table tier_templates (
  tenant_id text not null references platform.tenants on delete cascade,
  template_id text not null,
  name_th text not null,
  name_en text not null,
  position integer not null default 0,
  primary key (tenant_id, template_id)
);
call platform.build_wall('tier_templates', 'select');
