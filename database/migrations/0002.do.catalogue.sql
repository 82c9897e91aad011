-- Products, their units and prices, and the stock of each center in base units (pieces).

create table categories (
  tenant_id text not null references platform.tenants on delete cascade,
  category_code text not null,
  level smallint not null check (level between 1 and 5),
  parent_code text,
  name_th text not null,
  name_en text not null,
  image_path text,
  position integer not null default 0,
  primary key (tenant_id, category_code),
  foreign key (tenant_id, parent_code) references categories (tenant_id, category_code)
);
create index categories_parent on categories (tenant_id, parent_code, position);
call platform.build_wall('categories', 'select, insert, update, delete');

create table products (
  tenant_id text not null references platform.tenants on delete cascade,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  short_name_th text not null,
  short_name_en text not null,
  description_th text not null default '',
  description_en text not null default '',
  brand_th text not null default '',
  brand_en text not null default '',
  size_th text not null default '',
  size_en text not null default '',
  material_type text not null default '',
  h1 text, h2 text, h3 text, h4 text, h5 text,
  is_stock_item boolean not null default true,
  points_cost integer not null default 0 check (points_cost >= 0),
  pictures text[] not null default '{}',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, product_code)
);
create index products_position on products (tenant_id, position, product_code);
create index products_h1 on products (tenant_id, h1, position, product_code);
create index products_h2 on products (tenant_id, h2, position, product_code);
create index products_h3 on products (tenant_id, h3, position, product_code);
call platform.build_wall('products', 'select, insert, update');

-- Unit 1 is the smallest; rate is how many base units (pieces) it holds.
create table product_units (
  tenant_id text not null,
  product_code text not null,
  unit_no smallint not null check (unit_no between 1 and 3),
  name_th text not null,
  name_en text not null,
  rate integer not null check (rate > 0),
  barcode text,
  primary key (tenant_id, product_code, unit_no),
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index product_units_barcode on product_units (tenant_id, barcode);
call platform.build_wall('product_units', 'select, insert, update, delete');

-- tax_type: 1 included, 2 not included, 0 no tax (back-office 3). satang[level] for the levels 1 to 5.
create table product_prices (
  tenant_id text not null,
  product_code text not null,
  unit_no smallint not null,
  tax_type smallint not null check (tax_type in (0, 1, 2)),
  level1 bigint not null check (level1 >= 0),
  level2 bigint check (level2 >= 0),
  level3 bigint check (level3 >= 0),
  level4 bigint check (level4 >= 0),
  level5 bigint check (level5 >= 0),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, product_code, unit_no),
  foreign key (tenant_id, product_code, unit_no) references product_units on delete cascade
);
create index product_prices_by_price on product_prices (tenant_id, unit_no, level1, product_code);
call platform.build_wall('product_prices', 'select, insert, update');

-- A product is offered by a center when it has a row here. The database itself forbids selling what is not there.
create table stock (
  tenant_id text not null,
  sale_unit text not null,
  product_code text not null,
  on_hand bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  is_active boolean not null default true,
  primary key (tenant_id, sale_unit, product_code),
  foreign key (tenant_id, sale_unit) references centers,
  foreign key (tenant_id, product_code) references products on delete cascade,
  constraint stock_never_negative check (on_hand >= held)
) with (fillfactor = 80);
create index stock_product on stock (tenant_id, product_code);
call platform.build_wall('stock', 'select, insert, update');

-- Append-only: the app may read and add, never change. Balances above equal the sums here.
create table stock_ledger (
  tenant_id text not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  sale_unit text not null,
  product_code text not null,
  kind text not null check (kind in ('hold', 'release', 'sale', 'return', 'adjust')),
  on_hand_delta bigint not null default 0,
  held_delta bigint not null default 0,
  reference text not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, sale_unit, product_code) references stock
);
create index stock_ledger_product on stock_ledger (tenant_id, sale_unit, product_code);
call platform.build_wall('stock_ledger', 'select, insert');

create table search_synonyms (
  tenant_id text not null references platform.tenants on delete cascade,
  word text not null,
  means text[] not null,
  primary key (tenant_id, word)
);
call platform.build_wall('search_synonyms', 'select, insert, update, delete');
