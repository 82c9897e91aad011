-- Papers of tax law that follow from orders. A row is written once, with its number; what changes is that it is canceled.

-- The last number that was taken, of a seller's branch and a kind. Taken in the transaction that writes the paper, under the lock
-- of this row: none is left out and none is twice.
create table paper_numbers (
  tenant_id text not null references platform.tenants on delete cascade,
  -- The tax id, or the center of a seller without one.
  seller_key text not null,
  branch_no text not null,
  kind text not null,
  last bigint not null check (last > 0),
  primary key (tenant_id, seller_key, branch_no, kind)
);
call platform.build_wall('paper_numbers', 'select, insert, update');

create table papers (
  tenant_id text not null,
  paper_id bigint generated always as identity,
  kind text not null check (kind in ('abbreviated', 'full', 'receipt', 'credit')),
  state text not null default 'Approved' check (state in ('Approved', 'Canceled')),
  seller_key text not null,
  branch_no text not null,
  running bigint not null check (running > 0),
  number text not null,
  order_id text not null,
  sale_unit text not null,
  -- What it is issued for: delivery, payment:1, receipt:2, short, return:1, refused, canceled.
  basis text not null,
  -- The day of the tax point in Bangkok, and when it was written.
  issued_on date not null,
  issued_at timestamptz not null,
  -- An invoice that is the receipt as well.
  is_receipt boolean not null,
  -- As of then.
  seller jsonb not null,
  lines jsonb not null,
  rates jsonb not null,
  net_satang bigint not null check (net_satang >= 0),
  tax_satang bigint not null check (tax_satang >= 0),
  total_satang bigint not null check (total_satang >= 0),
  -- The invoices that a credit note or receipt is about, and what of them was credited before.
  refers jsonb not null,
  reason text not null default '',
  canceled_at timestamptz,
  primary key (tenant_id, paper_id),
  unique (tenant_id, seller_key, branch_no, kind, running),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  check (total_satang = net_satang + tax_satang),
  check ((state = 'Canceled') = (canceled_at is not null))
);
-- However often the job runs: one paper that stands for each thing.
create unique index papers_basis on papers (tenant_id, order_id, basis) where state = 'Approved';
create index papers_of_order on papers (tenant_id, order_id, paper_id);
create index papers_of_center on papers (tenant_id, sale_unit, issued_on, paper_id);
call platform.build_wall('papers', 'select, insert');
grant update (state, canceled_at) on papers to shop_app;

-- Who the papers are about: apart, so that of an erased customer they go at the legal end while the papers' sums stay.
create table paper_buyers (
  tenant_id text not null,
  paper_id bigint not null,
  buyer jsonb not null,
  primary key (tenant_id, paper_id),
  foreign key (tenant_id, paper_id) references papers on delete cascade
);
call platform.build_wall('paper_buyers', 'select, insert, delete');

create function forget_paper_buyers() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from paper_buyers b using papers p
  where b.tenant_id = old.tenant_id and p.tenant_id = old.tenant_id and p.order_id = old.order_id
    and b.paper_id = p.paper_id;
  return null;
end $$;
create trigger forget_paper_buyers after delete on kept_papers for each row execute function forget_paper_buyers();

-- When money for an order was booked, since each payment before delivery is a tax point.
create table paper_payments (
  tenant_id text not null,
  order_id text not null,
  payment_no smallint not null check (payment_no > 0),
  satang bigint not null check (satang > 0),
  at timestamptz not null,
  -- The payment's own; what the order says was paid and nobody announced is order:<number>.
  reference text not null,
  -- A record that was wrong stays, and counts no more.
  undone_at timestamptz,
  primary key (tenant_id, order_id, payment_no),
  unique (tenant_id, order_id, reference),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call platform.build_wall('paper_payments', 'select, insert');
grant update (undone_at) on paper_payments to shop_app;
