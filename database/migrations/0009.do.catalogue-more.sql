-- Display groups, promotions, wish lists, and the shelves from which the narrowed lists are read.

-- What lists sort by: satang of the smallest unit at level 1, as product_prices has it. It stands here so that a
-- list by price goes along one index also within a category. Who writes the one writes the other.
alter table products add column list_price bigint check (list_price >= 0);
update products p set list_price = c.level1 from product_prices c
where c.tenant_id = p.tenant_id and c.product_code = p.product_code and c.unit_no = 1;
create index products_price on products (tenant_id, list_price, product_code);
create index products_h1_price on products (tenant_id, h1, list_price, product_code);
create index products_h2_price on products (tenant_id, h2, list_price, product_code);
create index products_h3_price on products (tenant_id, h3, list_price, product_code);
create index products_h4_price on products (tenant_id, h4, list_price, product_code) where h4 is not null;
create index products_h5_price on products (tenant_id, h5, list_price, product_code) where h5 is not null;
create index products_h4 on products (tenant_id, h4, position, product_code) where h4 is not null;
create index products_h5 on products (tenant_id, h5, position, product_code) where h5 is not null;
create index products_mattype on products (tenant_id, material_type, position, product_code);
create index products_points on products (tenant_id, position, product_code) where points_cost > 0;
create index products_points_h1 on products (tenant_id, h1, position, product_code) where points_cost > 0;
create index products_points_h2 on products (tenant_id, h2, position, product_code) where points_cost > 0;
create index products_points_h3 on products (tenant_id, h3, position, product_code) where points_cost > 0;
drop index product_prices_by_price;

-- group_type: what the group is for, e.g. HOME or DRAWER; a shop names its own.
create table display_groups (
  tenant_id text not null references platform.tenants on delete cascade,
  group_id text not null,
  group_type text not null,
  name_th text not null,
  name_en text not null,
  logo_image text,
  use_translate_name boolean not null default true,
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (tenant_id, group_id)
);
create index display_groups_type on display_groups (tenant_id, group_type, position, group_id);
call platform.build_wall('display_groups', 'select, insert, update, delete');

create table display_group_products (
  tenant_id text not null,
  group_id text not null,
  product_code text not null,
  place integer not null default 0,
  primary key (tenant_id, group_id, product_code),
  foreign key (tenant_id, group_id) references display_groups on delete cascade,
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index display_group_products_product on display_group_products (tenant_id, product_code);
call platform.build_wall('display_group_products', 'select, insert, update, delete');

-- A promotion as it is told to buyers: its name, the label on its products and the time it runs.
create table promotions (
  tenant_id text not null references platform.tenants on delete cascade,
  promotion_id text not null,
  kind text not null check (kind in ('DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM', 'HOT_DEAL')),
  name_th text not null,
  name_en text not null,
  label_th text not null,
  label_en text not null,
  remark_th text not null default '',
  remark_en text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (tenant_id, promotion_id),
  check (starts_at < ends_at)
);
create index promotions_position on promotions (tenant_id, position, promotion_id);
call platform.build_wall('promotions', 'select, insert, update, delete');

create table promotion_products (
  tenant_id text not null,
  promotion_id text not null,
  product_code text not null,
  place integer not null default 0,
  primary key (tenant_id, promotion_id, product_code),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade,
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index promotion_products_product on promotion_products (tenant_id, product_code);
call platform.build_wall('promotion_products', 'select, insert, update, delete');

-- A shelf is a list of products in an order of its own (best sellers, hot deals, what is in a promotion, a display
-- group). Each product stands on it once for the whole shop (category '') and once for each of its categories, so any
-- page of it, by place or by price, is one range of an index, however large the shop is. Shelves are made from the
-- tables above and from orders, by a job and after changes; nothing is reckoned up while a list is read.
create table shelf_products (
  tenant_id text not null,
  shelf text not null,
  category text not null default '',
  product_code text not null,
  place integer not null,
  list_price bigint,
  primary key (tenant_id, shelf, category, product_code),
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index shelf_products_place on shelf_products (tenant_id, shelf, category, place, product_code);
create index shelf_products_price on shelf_products (tenant_id, shelf, category, list_price, product_code);
create index shelf_products_product on shelf_products (tenant_id, product_code);
call platform.build_wall('shelf_products', 'select, insert, update, delete');

create table wishlist (
  tenant_id text not null,
  customer_code text not null,
  product_code text not null,
  added_at timestamptz not null,
  primary key (tenant_id, customer_code, product_code),
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index wishlist_product on wishlist (tenant_id, product_code);
create index wishlist_newest on wishlist (tenant_id, customer_code, added_at desc);
call platform.build_wall('wishlist', 'select, insert, delete');
