-- Refunds that are made by the provider that took the money (decision 85). Written before the provider is asked, so that what is
-- under way counts against what may still be paid back, and a lost answer is asked for again under the same number.
create table payment_refunds (
  tenant_id text not null,
  reference text not null,
  refund_no smallint not null check (refund_no > 0),
  order_id text not null,
  satang bigint not null check (satang > 0),
  -- What the provider will have paid back of the attempt with it: its answer is compared with that.
  goal_satang bigint not null check (goal_satang >= satang),
  state text not null check (state in ('asked', 'done', 'refused')),
  reason text not null,
  asked_at timestamptz not null,
  asked_by text not null,
  settled_at timestamptz,
  primary key (tenant_id, reference, refund_no),
  foreign key (tenant_id, reference) references payment_attempts on delete cascade,
  foreign key (tenant_id, order_id) references orders on delete cascade,
  check ((state = 'asked') = (settled_at is null))
);
-- One at a time: what the provider says it paid back tells whether the last one has arrived.
create unique index payment_refunds_asked on payment_refunds (tenant_id, reference) where state = 'asked';
create index payment_refunds_of_order on payment_refunds (tenant_id, order_id);
call platform.build_wall('payment_refunds', 'select, insert, update');
