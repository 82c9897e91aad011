-- Who loses something he might do loses it everywhere at once: whoever takes it, by whatever way, ends his sessions in
-- the same transaction, and every process is told with its commit. A token never outlives its session.
create function platform.end_sessions(of_tenant text, of_user text, of_customer text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended record;
begin
  for ended in
    update sessions s set revoked_at = now()
    where s.tenant_id = of_tenant and s.revoked_at is null
      and (s.user_id = of_user or s.customer_code = of_customer)
    returning s.session_id, s.customer_code, s.user_id
  loop
    -- As server/kept/change-bus.ts sends it.
    perform pg_notify('shop_changes', json_build_object('from', 'database', 'changes', json_build_array(
      json_build_object('revoked', json_build_object(
        'sessionId', ended.session_id, 'at', floor(extract(epoch from now()) * 1000)))))::text);
    if ended.customer_code is not null and ended.user_id is not null then
      insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject)
      values (of_tenant, now(), 'actingSalesman', ended.user_id, 'acting.end', 'customer/' || ended.customer_code);
    end if;
  end loop;
end $$;
revoke all on function platform.end_sessions(text, text, text) from public;

create function platform.staff_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform platform.end_sessions(new.tenant_id, new.user_id, null);
  return null;
end $$;
create trigger access_changed after update of role, status, kind on staff for each row
  when ((old.role, old.status, old.kind) is distinct from (new.role, new.status, new.kind))
  execute function platform.staff_access_changed();

create function platform.customer_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform platform.end_sessions(new.tenant_id, null, new.customer_code);
  return null;
end $$;
create trigger access_changed after update of status on customers for each row
  when (old.status is distinct from new.status)
  execute function platform.customer_access_changed();

-- Judged at the commit: who writes a member's centers anew takes none away that is there again. A super admin without
-- any works for all (back-office 1), so that his first one takes the others away.
create function platform.staff_center_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op in ('DELETE', 'UPDATE') and not exists (
    select from staff_centers c
    where c.tenant_id = old.tenant_id and c.user_id = old.user_id and c.sale_unit = old.sale_unit)
  then
    perform platform.end_sessions(old.tenant_id, old.user_id, null);
  elsif tg_op = 'INSERT' and exists (
    select from staff s where s.tenant_id = new.tenant_id and s.user_id = new.user_id and s.role = '1')
  then
    perform platform.end_sessions(new.tenant_id, new.user_id, null);
  end if;
  return null;
end $$;
create constraint trigger center_changed after insert or update or delete on staff_centers
  deferrable initially deferred for each row execute function platform.staff_center_changed();

revoke all on function platform.staff_access_changed(), platform.customer_access_changed(),
  platform.staff_center_changed() from public;
