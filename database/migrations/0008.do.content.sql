-- What a shop tells: banners (B), news (N) and its standing pages (C: how to order, questions, contact, policies).
-- Bodies are plain text in the small notation of domain/content-text.ts; nothing here is ever HTML.

create table contents (
  tenant_id text not null references platform.tenants on delete cascade,
  content_code text not null check (content_code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  news_type text not null check (news_type in ('B', 'N', 'C')),
  title_th text not null check (length(title_th) between 1 and 200),
  title_en text not null check (length(title_en) between 1 and 200),
  summary_th text not null default '' check (length(summary_th) <= 500),
  summary_en text not null default '' check (length(summary_en) <= 500),
  body_th text not null default '' check (length(body_th) <= 50000),
  body_en text not null default '' check (length(body_en) <= 50000),
  -- The wide picture, and for banners another cut for phones.
  picture_path text,
  phone_picture_path text,
  -- A banner's title and summary stand over its picture; where they do not, the picture itself says them.
  shows_words boolean not null default false,
  background_colour text check (background_colour ~ '^#[0-9a-f]{6}$'),
  -- A path of the shop or an https address.
  link text check (link ~ '^(/([^/\\]|$)|https://)'),
  position integer not null default 0,
  is_active boolean not null default true,
  begins_at timestamptz not null,
  -- The first moment it no longer counts; none for what stands until it is taken down.
  ends_at timestamptz check (ends_at > begins_at),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, content_code)
);
create index contents_type on contents (tenant_id, news_type, position);
call platform.build_wall('contents', 'select, insert, update, delete');

-- A coupon takes off baht or per cent of the goods, at most `maximum_satang` where per cent would be more.
create table coupons (
  tenant_id text not null references platform.tenants on delete cascade,
  coupon_code text not null check (coupon_code ~ '^[A-Z0-9]{3,20}$'),
  name_th text not null,
  name_en text not null,
  kind text not null check (kind in ('baht', 'percent')),
  value_satang bigint check (value_satang > 0),
  value_percent smallint check (value_percent between 1 and 100),
  maximum_satang bigint check (maximum_satang > 0),
  minimum_order_satang bigint not null default 0 check (minimum_order_satang >= 0),
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at > begins_at),
  -- How often one customer, and all of them together, may use it; none for without limit.
  per_customer integer check (per_customer > 0),
  in_all integer check (in_all > 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, coupon_code),
  constraint coupon_value_of_its_kind check (
    (kind = 'baht' and value_satang is not null and value_percent is null and maximum_satang is null)
    or (kind = 'percent' and value_percent is not null and value_satang is null)
  )
);
call platform.build_wall('coupons', 'select, insert, update');
