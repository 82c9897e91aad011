-- Customer credit (decision 86): what open orders reserve of it, what each order holds, and the one ledger of what changed.

-- Beside authorize_satang and debt_satang. What is available is the first less the other two; a debt below zero is in the customer's favour.
alter table customers add column reserved_satang bigint not null default 0 check (reserved_satang >= 0),
  -- Of which moment the debt is that SAP told last.
  add column sap_debt_at timestamptz;

-- What an order holds of its customer's credit now.
create table credit_orders (
  tenant_id text not null,
  order_id text not null,
  customer_code text not null,
  -- Until it is delivered; where SAP owns the debt, until SAP counts it.
  reserved_satang bigint not null default 0 check (reserved_satang >= 0),
  debt_satang bigint not null default 0 check (debt_satang >= 0),
  -- What was paid back for it as credit.
  given_satang bigint not null default 0 check (given_satang >= 0),
  -- From here on the debt grows old.
  delivered_at timestamptz,
  -- SAP counts it in the debt that it tells.
  taken_over_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index credit_orders_of_customer on credit_orders (tenant_id, customer_code, delivered_at, order_id)
  where reserved_satang > 0 or debt_satang > 0;
call platform.build_wall('credit_orders', 'select, insert, update');

create table credit_entries (
  tenant_id text not null,
  customer_code text not null,
  entry_id bigint generated always as identity,
  at timestamptz not null,
  kind text not null check (kind in ('reserved', 'released', 'delivered', 'changed', 'paid', 'undone', 'repaid', 'refunded', 'limit',
    'adjusted', 'sap', 'merged')),
  order_id text,
  debt_delta bigint not null default 0,
  reserved_delta bigint not null default 0,
  limit_delta bigint not null default 0,
  -- After it.
  debt_satang bigint not null,
  reserved_satang bigint not null,
  limit_satang bigint not null,
  -- Such as the number of a transfer, or the code of the customer that was merged.
  reference text not null default '',
  -- For staff alone.
  reason text not null default '',
  actor_kind text not null,
  actor_id text not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index credit_entries_of_customer on credit_entries (tenant_id, customer_code, entry_id desc);
call platform.build_wall('credit_entries', 'select, insert');

-- Who owes the shop, or has reserved something: the list of debts.
create index customers_with_credit on customers (tenant_id, customer_code) where debt_satang <> 0 or reserved_satang <> 0;

-- Never used: customers hold their credit themselves.
delete from account_ledger where account = 'credit';
delete from account_balances where account = 'credit';
alter table account_balances drop constraint account_balances_account_check,
  add constraint account_balances_account_check check (account = 'wallet');

alter table refunds drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in ('cash', 'transfer', 'other', 'credit'));

-- Orders that are paid together get one intent: those that had one bring it along with its tries.
grant update (intent_id) on payment_intent_orders to shop_app;
