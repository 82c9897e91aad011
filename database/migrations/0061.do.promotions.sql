-- Promotions that change prices (decision 51): what they give and from when on, for whom, how often, and what each order got.
-- A hot deal stays what it was: the shop's own pick, without terms. The generic coupon codes become promotions with a code.

alter table promotions
  add column trigger text not null default 'automatic' check (trigger in ('automatic', 'coupon', 'code')),
  add column condition_type text not null default 'quantity' check (condition_type in ('quantity', 'value', 'order')),
  add column calculation text not null default 'once' check (calculation in ('once', 'each')),
  add column total_code text check (total_code in ('P', 'B')),
  -- Basis points of a percentage, satang else.
  add column total_value bigint check (total_value > 0),
  add column gives_biggest_units boolean not null default false,
  add column weekdays smallint[] check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(weekdays) > 0),
  add column sale_units text[],
  add column customer_types text[],
  add column store_types text[],
  add column is_for_listed boolean not null default false,
  add column is_for_new boolean not null default false,
  add column priority integer not null default 100,
  add column exclusion_group text,
  add column per_customer integer check (per_customer > 0),
  add column in_all integer check (in_all > 0),
  add column budget_satang bigint check (budget_satang > 0),
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column updated_at timestamptz not null default now(),
  -- Fields of the specification without a written meaning, by their names: kept as they came.
  add column options jsonb not null default '{}',
  add constraint promotion_total check ((total_code is null) = (total_value is null));
create index promotions_ending on promotions (tenant_id, ends_at) where is_active;

create table promotion_steps (
  tenant_id text not null,
  promotion_id text not null,
  step_no smallint not null,
  -- Pieces, or satang where the condition is a worth.
  from_amount bigint not null check (from_amount > 0),
  to_amount bigint check (to_amount >= from_amount),
  times_per_order integer not null default 0 check (times_per_order >= 0),
  free_pieces integer not null default 0 check (free_pieces >= 0),
  discount_code text check (discount_code in ('P', 'B', 'U')),
  -- Basis points of a percentage, satang else.
  discount_value bigint check (discount_value > 0 and (discount_code <> 'P' or discount_value <= 10000)),
  at_most_satang bigint check (at_most_satang > 0),
  primary key (tenant_id, promotion_id, step_no),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade,
  check ((discount_code is null) = (discount_value is null))
);
call platform.build_wall('promotion_steps', 'select, insert, update, delete');

create table promotion_free_products (
  tenant_id text not null,
  promotion_id text not null,
  product_code text not null,
  place integer not null default 0,
  primary key (tenant_id, promotion_id, product_code),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade,
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index promotion_free_products_product on promotion_free_products (tenant_id, product_code);
call platform.build_wall('promotion_free_products', 'select, insert, update, delete');

-- Customers that a promotion is for, or that it leaves out.
create table promotion_customers (
  tenant_id text not null,
  promotion_id text not null,
  customer_code text not null,
  is_left_out boolean not null default false,
  primary key (tenant_id, promotion_id, customer_code),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index promotion_customers_customer on promotion_customers (tenant_id, customer_code);
call platform.build_wall('promotion_customers', 'select, insert, update, delete');

-- The terms as they were: an order names the version by which it was computed.
create table promotion_versions (
  tenant_id text not null,
  promotion_id text not null,
  version integer not null,
  terms jsonb not null,
  at timestamptz not null default now(),
  by_user text,
  primary key (tenant_id, promotion_id, version),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade
);
call platform.build_wall('promotion_versions', 'select, insert');

-- The terms of a promotion as they are now (`PromotionTerms` of domain/promotion, its sets as arrays). What runs is computed by
-- the row of promotion_versions that promotions.version names, so whoever changes terms raises it and writes the row.
create function promotion_terms(p promotions) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'id', p.promotion_id, 'version', p.version, 'kind', p.kind, 'trigger', p.trigger, 'condition', p.condition_type,
    'calculation', p.calculation, 'givesBiggestUnits', p.gives_biggest_units, 'priority', p.priority,
    'exclusionGroup', p.exclusion_group,
    'total', case p.total_code when 'P' then jsonb_build_object('code', 'P', 'basisPoints', p.total_value)
      when 'B' then jsonb_build_object('code', 'B', 'satang', p.total_value) end,
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object(
        'no', s.step_no, 'from', s.from_amount, 'to', s.to_amount, 'timesPerOrder', s.times_per_order, 'free', s.free_pieces,
        'atMostSatang', s.at_most_satang,
        'discount', case when s.discount_code = 'P' then jsonb_build_object('code', 'P', 'basisPoints', s.discount_value)
          when s.discount_code is not null then jsonb_build_object('code', s.discount_code, 'satang', s.discount_value) end
      ) order by s.from_amount, s.step_no)
      from promotion_steps s where s.tenant_id = p.tenant_id and s.promotion_id = p.promotion_id), '[]'),
    'saleProducts', coalesce((
      select jsonb_agg(l.product_code order by l.place, l.product_code)
      from promotion_products l where l.tenant_id = p.tenant_id and l.promotion_id = p.promotion_id), '[]'),
    'freeProducts', coalesce((
      select jsonb_agg(f.product_code order by f.place, f.product_code)
      from promotion_free_products f where f.tenant_id = p.tenant_id and f.promotion_id = p.promotion_id), '[]'))
$$;

-- How often a limited promotion was used, and what it has given; counted with the order, given back with it.
create table promotion_uses (
  tenant_id text not null,
  promotion_id text not null,
  -- A person, or '' for all.
  profile_code text not null default '',
  uses integer not null default 0 check (uses >= 0),
  given_satang bigint not null default 0 check (given_satang >= 0),
  primary key (tenant_id, promotion_id, profile_code),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade
);
call platform.build_wall('promotion_uses', 'select, insert, update, delete');

-- A coupon is one customer's paper of a promotion, used once.
create table promotion_coupons (
  tenant_id text not null,
  coupon_id text not null,
  promotion_id text not null,
  customer_code text not null,
  issued_at timestamptz not null default now(),
  issued_by text,
  ends_at timestamptz,
  -- The order that uses it; null while it is unused.
  order_id text,
  used_at timestamptz,
  primary key (tenant_id, coupon_id),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  check ((order_id is null) = (used_at is null))
);
create index promotion_coupons_customer on promotion_coupons (tenant_id, customer_code, issued_at desc, coupon_id);
create index promotion_coupons_promotion on promotion_coupons (tenant_id, promotion_id, coupon_id);
create index promotion_coupons_order on promotion_coupons (tenant_id, order_id) where order_id is not null;
call platform.build_wall('promotion_coupons', 'select, insert, update, delete');

-- A code that whoever knows it may type.
create table promotion_codes (
  tenant_id text not null,
  code text not null check (code ~ '^[A-Z0-9]{3,20}$'),
  promotion_id text not null,
  primary key (tenant_id, code),
  unique (tenant_id, promotion_id),
  foreign key (tenant_id, promotion_id) references promotions on delete cascade
);
call platform.build_wall('promotion_codes', 'select, insert, update, delete');

-- What an order got of each promotion. The discounts of its lines name the same promotions.
create table order_promotions (
  tenant_id text not null,
  order_id text not null,
  promotion_id text not null,
  version integer not null,
  coupon_id text,
  times integer not null,
  discount_satang bigint not null check (discount_satang >= 0),
  -- The worth of what was given for nothing, at its list price.
  free_satang bigint not null check (free_satang >= 0),
  -- As it was called then: papers of the order keep it.
  name_th text not null,
  name_en text not null,
  profile_code text not null,
  -- What was counted in promotion_uses, and is given back with the order.
  is_counted_in_all boolean not null,
  is_counted_of_person boolean not null,
  is_first_order boolean not null default false,
  at timestamptz not null,
  is_given_back boolean not null default false,
  primary key (tenant_id, order_id, promotion_id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, promotion_id, version) references promotion_versions
);
create index order_promotions_promotion on order_promotions (tenant_id, promotion_id, at);
call platform.build_wall('order_promotions', 'select, insert, update');
-- What a code is worth is read by the tables above from now on. A code without an end ends with the century.
alter table promotions add column of_coupon text;
insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at, position,
  is_active, trigger, condition_type, per_customer, in_all, created_at, of_coupon)
select tenant_id, 'CODE-' || coupon_code, case kind when 'percent' then 'DISCOUNT_PERCENT' else 'DISCOUNT_VALUE' end,
  name_th, name_en, 'ลด ' || worth, worth || ' off', begins_at, coalesce(ends_at, '2100-01-01T00:00:00+07'), 1000, is_active,
  'code', 'order', per_customer, in_all, created_at, coupon_code
from coupons cross join lateral (
  select case kind when 'percent' then value_percent || '%'
    else '฿' || trim(trailing '.' from trim(trailing '0' from (value_satang / 100.0)::numeric(14, 2)::text)) end as worth) w;
insert into promotion_steps (tenant_id, promotion_id, step_no, from_amount, discount_code, discount_value, at_most_satang)
select p.tenant_id, p.promotion_id, 1, greatest(1, c.minimum_order_satang), case c.kind when 'percent' then 'P' else 'B' end,
  case c.kind when 'percent' then c.value_percent * 100 else c.value_satang end, c.maximum_satang
from promotions p join coupons c on c.tenant_id = p.tenant_id and c.coupon_code = p.of_coupon;
insert into promotion_codes (tenant_id, code, promotion_id)
select tenant_id, of_coupon, promotion_id from promotions where of_coupon is not null;
insert into promotion_versions (tenant_id, promotion_id, version, terms)
select p.tenant_id, p.promotion_id, p.version, promotion_terms(p) from promotions p where p.of_coupon is not null;
alter table promotions drop column of_coupon;
drop table coupons;

-- Labels alone promised what no price kept: they stay off until staff give them terms.
update promotions p set is_active = false
where kind <> 'HOT_DEAL' and not exists (
  select from promotion_versions v where v.tenant_id = p.tenant_id and v.promotion_id = p.promotion_id);
