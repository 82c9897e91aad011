-- Slips of bank transfers (decision 85): what staff and the look-up say of them, and that one pays once.

alter table payment_reviews drop constraint payment_reviews_kind_check;
alter table payment_reviews
  -- `record`: money that staff have recorded, with its proof.
  add constraint payment_reviews_kind_check
    check (kind in ('slip', 'claim', 'amount', 'currency', 'unknown', 'refund', 'record')),
  -- Of sending bank and reference, which an erased person's rows no longer hold.
  add column slip_key text not null default '',
  -- Why a person decides, and how often it was looked up.
  add column doubt text not null default '',
  add column looks smallint not null default 0 check (looks >= 0),
  -- What the look-up said: {satang, at, receiver: {bank, account, name}, sender: {bank, name}}.
  add column found jsonb,
  -- Files are known by texts.
  alter column file_id type text,
  add foreign key (tenant_id, file_id) references files (tenant_id, file_id) on delete set null (file_id);

-- One slip pays once, also once the person was erased.
drop index payment_reviews_of_slip;
create unique index payment_reviews_of_slip on payment_reviews (tenant_id, slip_key)
  where slip_key <> '' and state in ('open', 'approved');
create index payment_reviews_by_order on payment_reviews (tenant_id, order_id, opened_at) where order_id is not null;
create index payment_reviews_by_file on payment_reviews (tenant_id, file_id) where file_id is not null;
create index payment_reviews_by_reference on payment_reviews (tenant_id, reference) where reference is not null;

-- Beside `erase_person`: who transferred from where, and what was typed about it.
create function erased_slips() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  update payment_reviews r set sending_bank = '', bank_reference = '', found = null, decided_reason = '', file_id = null
  from orders o
  where o.tenant_id = new.tenant_id and o.customer_code = new.customer_code
    and r.tenant_id = o.tenant_id and r.order_id = o.order_id;
  update payment_refunds r set reason = '-'
  from orders o
  where o.tenant_id = new.tenant_id and o.customer_code = new.customer_code
    and r.tenant_id = o.tenant_id and r.order_id = o.order_id;
  return null;
end $$;
revoke all on function erased_slips() from public;
create trigger erased_slips after update of status on customers for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function erased_slips();
