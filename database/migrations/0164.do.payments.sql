-- How an order is paid: the wish to pay (intent), each try (attempt), what was said of a try (event, append-only), the money
-- that came (payment) with what of it is for which order, and what a person has to decide (review).

alter table orders drop constraint orders_payment_status_check;
alter table orders
  add constraint orders_payment_status_check check (payment_status in ('unpaid', 'pending', 'authorised', 'paid', 'partlyPaid',
    'inReview', 'refused', 'expired', 'partlyRefunded', 'refunded')),
  -- The shop's own code, kind and names of the way to pay, as of when the order was placed.
  add column payment_method text not null default 'COD',
  add column payment_kind text not null default 'cash'
    check (payment_kind in ('cash', 'promptpay', 'billpayment', 'transfer', 'card', 'qr', 'linepay', 'counter', 'credit')),
  add column payment_name_th text not null default '',
  add column payment_name_en text not null default '',
  -- The rule of domain/orders/order-due.ts: of an order that is paid in part, the rest is due.
  alter column due_satang set expression as (
    case when order_type = 'I' or status = 'Canceled' or payment_status in ('paid', 'partlyRefunded', 'refunded') then 0
      else greatest(0, total_satang - returned_satang - paid_satang + refunded_satang) end);
update orders set payment_method = 'LINEPAY', payment_kind = 'linepay' where payment_type = 1;
update orders set payment_method = 'TRANSFER', payment_kind = 'transfer' where payment_type = 2;
-- What was paid back in part and still stands.
update orders set payment_status = 'partlyRefunded'
where payment_status = 'paid' and refunded_satang > 0 and refunded_satang < paid_satang;

create table payment_intents (
  tenant_id text not null references platform.tenants on delete cascade,
  intent_id uuid not null,
  sale_unit text not null,
  -- The way to pay that was wished last.
  method text not null,
  kind text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'expired', 'canceled')),
  created_at timestamptz not null,
  -- Orders that must be paid first are canceled then; null for those that need not be.
  expires_at timestamptz,
  primary key (tenant_id, intent_id),
  foreign key (tenant_id, sale_unit) references centers on delete cascade
);
call platform.build_wall('payment_intents', 'select, insert, update');

create table payment_intent_orders (
  tenant_id text not null,
  intent_id uuid not null,
  order_id text not null,
  primary key (tenant_id, intent_id, order_id),
  foreign key (tenant_id, intent_id) references payment_intents on delete cascade,
  foreign key (tenant_id, order_id) references orders on delete cascade
);
-- An order has one intent, however often its payment is tried.
create unique index payment_intent_of_order on payment_intent_orders (tenant_id, order_id);
call platform.build_wall('payment_intent_orders', 'select, insert');

create table payment_attempts (
  tenant_id text not null,
  -- Ours, as the provider gets it: 20 letters and digits at most.
  reference text not null check (reference ~ '^[A-Z0-9]{6,20}$'),
  intent_id uuid not null,
  attempt_no smallint not null check (attempt_no > 0),
  method text not null,
  kind text not null,
  provider_id text not null default '',
  state text not null check (state in ('starting', 'pending', 'authorised', 'failed', 'expired', 'canceled', 'succeeded', 'refunded')),
  -- What was asked for, and of which orders: [{orderId, satang}].
  satang bigint not null check (satang > 0),
  shares jsonb not null,
  -- The most that was said to have come, in baht, and to have been paid back.
  received_satang bigint not null default 0 check (received_satang >= 0),
  refunded_satang bigint not null default 0 check (refunded_satang >= 0),
  reason text not null default '',
  -- What the buyer does next: an address, a code, a picture of a code. Nothing secret.
  next jsonb,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  looks integer not null default 0,
  primary key (tenant_id, reference),
  foreign key (tenant_id, intent_id) references payment_intents on delete cascade
);
create unique index payment_attempts_of_intent on payment_attempts (tenant_id, intent_id, attempt_no);
-- One transaction of a provider is one attempt.
create unique index payment_attempts_of_provider on payment_attempts (tenant_id, method, provider_id) where provider_id <> '';
call platform.build_wall('payment_attempts', 'select, insert, update');

create table payment_events (
  tenant_id text not null,
  reference text not null,
  -- What was said, as one text: the same said again is no event.
  said text not null,
  at timestamptz not null,
  source text not null check (source in ('return', 'callback', 'poll', 'staff', 'buyer', 'system')),
  state text not null,
  satang bigint,
  currency text not null,
  refunded_satang bigint not null,
  provider_id text not null,
  reason text not null,
  -- By the provider's clock.
  provider_at timestamptz,
  -- Of staff.
  actor_id text,
  primary key (tenant_id, reference, said),
  foreign key (tenant_id, reference) references payment_attempts on delete cascade
);
call platform.build_wall('payment_events', 'select, insert');

-- Money that came, once an attempt.
create table payments_received (
  tenant_id text not null,
  reference text not null,
  sale_unit text not null,
  satang bigint not null check (satang > 0),
  -- What of it is booked as paid back.
  returned_satang bigint not null default 0 check (returned_satang >= 0 and returned_satang <= satang),
  received_at timestamptz not null,
  primary key (tenant_id, reference),
  foreign key (tenant_id, reference) references payment_attempts on delete cascade
);
create index payments_received_by_center on payments_received (tenant_id, sale_unit, received_at, reference);
call platform.build_wall('payments_received', 'select, insert, update');

create table payment_allocations (
  tenant_id text not null,
  reference text not null,
  order_id text not null,
  satang bigint not null check (satang > 0),
  at timestamptz not null,
  primary key (tenant_id, reference, order_id),
  foreign key (tenant_id, reference) references payments_received on delete cascade,
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index payment_allocations_of_order on payment_allocations (tenant_id, order_id);
call platform.build_wall('payment_allocations', 'select, insert, update');

-- What a person decides: a slip, a sum that is not the one asked for, another currency, money that nobody knows.
create table payment_reviews (
  tenant_id text not null references platform.tenants on delete cascade,
  review_id uuid not null,
  kind text not null check (kind in ('slip', 'claim', 'amount', 'currency', 'unknown', 'refund')),
  -- What it is about, once: an attempt with its kind, or a provider's transaction.
  about text not null,
  reference text,
  order_id text,
  sale_unit text,
  -- What has come, or what the buyer says; 0 where nobody knows.
  satang bigint not null default 0 check (satang >= 0),
  currency text not null default 'THB',
  -- Of a slip: who sent it and the number of the transfer; and the private picture.
  sending_bank text not null default '',
  bank_reference text not null default '',
  file_id uuid,
  opened_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'settled')),
  decided_satang bigint,
  decided_at timestamptz,
  decided_by text,
  decided_reason text not null default '',
  primary key (tenant_id, review_id),
  foreign key (tenant_id, reference) references payment_attempts on delete cascade,
  foreign key (tenant_id, order_id) references orders on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create unique index payment_reviews_about on payment_reviews (tenant_id, about);
-- One slip pays once.
create unique index payment_reviews_of_slip on payment_reviews (tenant_id, sending_bank, bank_reference)
  where bank_reference <> '' and state in ('open', 'approved');
create index payment_reviews_open on payment_reviews (tenant_id, sale_unit, opened_at, review_id) where state = 'open';
call platform.build_wall('payment_reviews', 'select, insert, update');
