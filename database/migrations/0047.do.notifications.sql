-- What people were told. The row is what the bell shows; a delivery is the same by SMS or e-mail.
create table notifications (
  tenant_id text not null references platform.tenants on delete cascade,
  notification_id bigint generated always as identity,
  audience text not null check (audience in ('customer', 'staff')),
  -- The customer code, or the staff member's id.
  recipient text not null,
  kind text not null,
  title_th text not null,
  title_en text not null,
  body_th text not null,
  body_en text not null,
  -- A page of the shop without the language prefix.
  link text not null default '',
  -- What it is about: nobody is told the same twice.
  once_key text not null,
  -- One that is not read gives way to the next of the same topic.
  topic text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, notification_id),
  unique (tenant_id, audience, recipient, once_key)
);
create index notifications_list on notifications (tenant_id, audience, recipient, notification_id desc);
create index notifications_unread on notifications (tenant_id, audience, recipient) where read_at is null;
create index notifications_age on notifications (tenant_id, created_at);
call platform.build_wall('notifications', 'select, insert, update, delete');

create table notification_deliveries (
  tenant_id text not null,
  delivery_id uuid not null default gen_random_uuid(),
  notification_id bigint not null,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  language text not null check (language in ('th', 'en')),
  -- refused: the provider does not take it, for this address. expired: it could not be sent while it was of use.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'expired')),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  -- When a worker took it; one that died leaves it to others.
  claimed_at timestamptz,
  settled_at timestamptz,
  primary key (tenant_id, delivery_id),
  unique (tenant_id, notification_id, channel),
  foreign key (tenant_id, notification_id) references notifications on delete cascade,
  check ((settled_at is not null) = (state in ('sent', 'refused', 'expired')))
);
create index notification_deliveries_open on notification_deliveries (tenant_id, channel, due_at)
  where settled_at is null;
call platform.build_wall('notification_deliveries', 'select, insert, update, delete');

-- How a channel of the shop is. Without a row it works.
create table notification_channels (
  tenant_id text not null references platform.tenants on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  failures integer not null default 0,
  down_since timestamptz,
  -- Nothing is sent before.
  retry_at timestamptz,
  primary key (tenant_id, channel)
);
call platform.build_wall('notification_channels', 'select, insert, update');

-- What a person wants: channels switched on or off by kind (`order.shipped:sms`), and when. Minutes after midnight.
create table notification_preferences (
  tenant_id text not null references platform.tenants on delete cascade,
  audience text not null check (audience in ('customer', 'staff')),
  recipient text not null,
  switches jsonb not null default '{}',
  quiet_mode text not null default 'shop' check (quiet_mode in ('shop', 'none', 'own')),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  language text not null default 'th' check (language in ('th', 'en')),
  primary key (tenant_id, audience, recipient),
  check (quiet_mode <> 'own' or (quiet_from is not null and quiet_until is not null))
);
call platform.build_wall('notification_preferences', 'select, insert, update, delete');

-- What the shop sends. Without a row: as the kinds have it, without quiet hours.
create table notification_shops (
  tenant_id text not null references platform.tenants on delete cascade primary key,
  switches jsonb not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  waiting_minutes integer not null default 30 check (waiting_minutes >= 0),
  low_stock integer not null default 10 check (low_stock >= 0),
  -- Counts the saves.
  version integer not null default 0,
  check ((quiet_from is null) = (quiet_until is null))
);
call platform.build_wall('notification_shops', 'select, insert, update');

-- Products whose low stock has been told; told again once the stock was high enough in between.
create table low_stock_told (
  tenant_id text not null,
  sale_unit text not null,
  product_code text not null,
  told_at timestamptz not null,
  primary key (tenant_id, sale_unit, product_code),
  foreign key (tenant_id, sale_unit, product_code) references stock on delete cascade
);
call platform.build_wall('low_stock_told', 'select, insert, delete');

-- Orders in Wait that were placed until then have been told to the center's staff.
create table orders_waiting_told (
  tenant_id text not null,
  sale_unit text not null,
  placed_until timestamptz not null,
  told_at timestamptz not null,
  primary key (tenant_id, sale_unit),
  foreign key (tenant_id, sale_unit) references centers on delete cascade
);
call platform.build_wall('orders_waiting_told', 'select, insert, update');

-- The two settings become switches of their kinds.
insert into notification_shops (tenant_id, switches)
select tenant_id, jsonb_object_agg(
  case opt when 'ORDER_SHIPPED_SMS_ENABLED' then 'order.shipped:sms' else 'order.placed:sms' end, false)
from web_config
where opt in ('ORDER_CONFIRMATION_SMS_ENABLED', 'ORDER_SHIPPED_SMS_ENABLED')
  and lower(trim(opt_value)) in ('n', 'no', 'false', '0')
group by tenant_id;
delete from web_config where opt in ('ORDER_CONFIRMATION_SMS_ENABLED', 'ORDER_SHIPPED_SMS_ENABLED');
