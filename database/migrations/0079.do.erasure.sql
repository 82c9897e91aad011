-- Erasing a person (decision 57). The rows that orders and ledgers name stay, without anything that tells who it was.

alter table customers drop constraint customers_status_check,
  add constraint customers_status_check check (status in ('active', 'pending', 'disabled', 'erased'));

-- What the law keeps of erased people: who their papers are about. Nothing else has it, so that whoever may not read this
-- table sees none of it; its rows go at their legal end.
create table kept_papers (
  tenant_id text not null,
  order_id text not null,
  customer_name text not null,
  ship_to jsonb not null,
  bill_to jsonb,
  -- References and reasons of what was paid back.
  refunds jsonb not null,
  kept_until timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index kept_papers_end on kept_papers (tenant_id, kept_until);
call platform.build_wall('kept_papers', 'select, delete');

-- A call that was under way while the account was erased must not write anything of the person anew.
create function refuse_erased() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  state text;
begin
  -- Waits for an erasure under way, and reads what it left.
  select c.status into state from customers c
  where c.tenant_id = new.tenant_id and c.customer_code = new.customer_code for key share;
  if state = 'erased' then perform refuse('CUSTOMER_ERASED', new.customer_code); end if;
  return null;
end $$;
create trigger refuse_erased after insert on orders for each row
  when (new.customer_code is not null) execute function refuse_erased();
create trigger refuse_erased after insert on sessions for each row
  when (new.customer_code is not null) execute function refuse_erased();
create trigger refuse_erased after insert on files for each row
  when (new.customer_code is not null) execute function refuse_erased();
create trigger refuse_erased after insert on addresses for each row execute function refuse_erased();
create trigger refuse_erased after insert on carts for each row execute function refuse_erased();
create trigger refuse_erased after insert on wishlist for each row execute function refuse_erased();
create trigger refuse_erased after insert on order_lists for each row execute function refuse_erased();

-- What stays of an address: where goods go is counted by province and district.
create function masked_address(address jsonb, shown_name text) returns jsonb
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object('code', '', 'name', shown_name, 'address', '', 'postalCode', '', 'taxId', '', 'phone', '',
    'province', coalesce(address ->> 'province', ''), 'district', coalesce(address ->> 'district', ''), 'subdistrict', '',
    'english', jsonb_build_object('province', coalesce(address #>> '{english,province}', ''),
      'district', coalesce(address #>> '{english,district}', ''), 'subdistrict', ''))
$$;

create function only_fields(state jsonb, fields text[]) returns jsonb
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_object_agg(key, value) from jsonb_each(state) where key = any(fields)
$$;

/*
 * Of the shop that the transaction is of. The app's role may not change logs and events by itself; this is the one way. Files
 * are removed by the app before. `log_fields` are those of the log that say nothing of a person.
 */
create function erase_person(
  of_profile text, at timestamptz, shown_name text, kept_years integer, filing_months integer, log_fields text[]
) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  shop constant text := current_setting('app.tenant_id');
  number text;
  codes text[];
  order_ids text[];
  -- Finds their accounts and late orders in what is kept for some days or months only.
  mentions text;
begin
  select p.mobile into number from profiles p where p.tenant_id = shop and p.profile_code = of_profile for update;
  select array_agg(c.customer_code) into codes from (
    select customer_code from customers where tenant_id = shop and profile_code = of_profile
    order by customer_code for update) c;
  if codes is null then return; end if;
  select coalesce(array_agg(o.order_id), '{}') into order_ids
  from orders o where o.tenant_id = shop and o.customer_code = any(codes);
  select string_agg(regexp_replace(word, '([^A-Za-z0-9_-])', '\\\1', 'g'), '|') into mentions from (
    select unnest(codes) as word union
    select o.order_id from orders o
    where o.tenant_id = shop and o.customer_code = any(codes) and o.updated_at > at - interval '200 days') w;
  mentions := '(^|[^A-Za-z0-9_-])(' || mentions || ')($|[^A-Za-z0-9_-])';

  insert into kept_papers (tenant_id, order_id, customer_name, ship_to, bill_to, refunds, kept_until)
  select o.tenant_id, o.order_id, c.name, o.ship_to, o.bill_to, coalesce((
      select jsonb_agg(jsonb_build_object('no', r.refund_no, 'reference', r.reference, 'reason', r.reason) order by r.refund_no)
      from refunds r where r.tenant_id = o.tenant_id and r.order_id = o.order_id), '[]'),
    e.kept_until
  from orders o
  join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
  cross join lateral (select (date_trunc('year', o.updated_at at time zone 'Asia/Bangkok')
    + make_interval(years => kept_years + 1, months => filing_months)) at time zone 'Asia/Bangkok') e (kept_until)
  -- Of what was canceled before anything was paid there is no paper.
  where o.tenant_id = shop and o.customer_code = any(codes) and (o.status <> 'Canceled' or o.paid_satang > 0)
    and e.kept_until > at
  on conflict do nothing;

  update orders o set ship_to = masked_address(o.ship_to, shown_name),
    bill_to = case when o.bill_to is null then null else masked_address(o.bill_to, shown_name) end,
    remark = '', staff_note = '', has_note = false, tracking_no = case when o.tracking_no is null then null else '-' end,
    tracking_url = null
  where o.tenant_id = shop and o.order_id = any(order_ids);
  update order_events e set reason = '', note = ''
  where e.tenant_id = shop and e.order_id = any(order_ids) and (e.reason, e.note) <> ('', '');
  update order_returns r set reason = '-' where r.tenant_id = shop and r.order_id = any(order_ids);
  update refunds r set reference = '', reason = '-', undone_reason = case when r.undone_reason is null then null else '-' end
  where r.tenant_id = shop and r.order_id = any(order_ids);

  update audit_log a set before = only_fields(a.before, log_fields), after = only_fields(a.after, log_fields)
  where a.tenant_id = shop and a.subject in (
    select 'customer/' || c from unnest(codes) c union all select 'order/' || o from unnest(order_ids) o);
  update idempotency_keys k set answer = null
  where k.tenant_id = shop and k.answer is not null
    and (k.owner = any(codes) or position('/' in k.owner) > 0 and k.answer ~ mentions);
  update run_rows r set output = coalesce((
    select jsonb_agg(line) from jsonb_array_elements(r.output) line where line::text !~ mentions), '[]')
  where r.tenant_id = shop and r.output is not null and jsonb_typeof(r.output) = 'array' and r.output::text ~ mentions;
  -- Deliveries with their numbers go with them.
  delete from notifications n where n.tenant_id = shop
    and (n.audience = 'customer' and n.recipient = of_profile or n.audience <> 'customer' and n.once_key ~ mentions);
  delete from notification_preferences n
  where n.tenant_id = shop and n.audience = 'customer' and n.recipient = of_profile;
  -- What people typed is kept without who did; their own number or name would tell.
  delete from search_misses s
  where s.tenant_id = shop and exists (
    select from unnest(array[number] || array(select lower(c.name) from customers c
      where c.tenant_id = shop and c.customer_code = any(codes))) word
    where word <> '' and position(word in lower(s.text)) > 0);
  delete from one_time_codes o where o.tenant_id = shop and o.audience = 'buyer' and o.mobile = number;

  delete from addresses d where d.tenant_id = shop and d.customer_code = any(codes);
  delete from carts d where d.tenant_id = shop and d.customer_code = any(codes);
  delete from wishlist d where d.tenant_id = shop and d.customer_code = any(codes);
  delete from order_lists d where d.tenant_id = shop and d.customer_code = any(codes);
  delete from promotion_customers d where d.tenant_id = shop and d.customer_code = any(codes);
  delete from promotion_coupons d where d.tenant_id = shop and d.customer_code = any(codes) and d.order_id is null;

  -- Ends their sessions, and takes them from the staff's search.
  update customers c set name = shown_name, status = 'erased', tax_id = '', agent_profile = null, salesman_id = null,
    tags = '{}', refused_at = null, refusal_reason = ''
  where c.tenant_id = shop and c.customer_code = any(codes);
  update profiles p set name = shown_name, username = null, mobile = null, email = null, password_hash = null,
    picture_file_id = null
  where p.tenant_id = shop and p.profile_code = of_profile;
end $$;
revoke all on function erase_person(text, timestamptz, text, integer, integer, text[]) from public;
grant execute on function erase_person(text, timestamptz, text, integer, integer, text[]) to shop_app;
revoke all on function masked_address(jsonb, text), only_fields(jsonb, text[]), refuse_erased() from public;
