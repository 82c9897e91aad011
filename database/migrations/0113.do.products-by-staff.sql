-- Products are looked after by staff: what is kept of them besides what buyers see.

-- What a product is made of or for, as the shop's stock program names it. '' in matype is no type.
create table material_types (
  tenant_id text not null references platform.tenants on delete cascade,
  matype text not null check (matype <> ''),
  name_th text not null,
  name_en text not null,
  position integer not null default 0,
  primary key (tenant_id, matype)
);
call platform.build_wall('material_types', 'select, insert, update, delete');
-- A type had no name until now.
insert into material_types (tenant_id, matype, name_th, name_en, position)
select tenant_id, material_type, material_type, material_type, row_number() over (partition by tenant_id order by material_type)
from (select distinct tenant_id, material_type from products where material_type <> '') t;

alter table products
  add column group_code text not null default '',
  add column group_name text not null default '',
  add column flavour_code text not null default '',
  add column flavour_name text not null default '',
  add column variant_code text not null default '',
  add column variant_name text not null default '',
  add column size_code text not null default '',
  add column distribution_chain text not null default '',
  add column supplier_name text not null default '',
  -- Pieces; null has the shop's.
  add column minimum_stock integer check (minimum_stock >= 0),
  -- Sold nowhere any more, and out of the staff's lists; orders and reports keep it.
  add column archived_at timestamptz,
  add column updated_at timestamptz not null default now(),
  -- Counts the changes: a form that was opened before another's change is told.
  add column version integer not null default 1;
-- Lists of staff that few products are in.
create index products_archived on products (tenant_id, position, product_code) where archived_at is not null;
create index products_without_picture on products (tenant_id, position, product_code) where pictures = '{}';

-- A unit's code beside its names; where there is none, one is made of the English name.
alter table product_units add column unit_code text not null default '';
