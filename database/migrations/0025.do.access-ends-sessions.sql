-- Who loses something he might do loses it everywhere at once: whoever takes it, by whatever way, ends his sessions in
-- the same transaction, and every process is told with its commit. A token never outlives its session (decision 25).
create function platform.end_session(of_tenant text, of_session uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended sessions;
begin
  update sessions s set revoked_at = now()
  where s.tenant_id = of_tenant and s.session_id = of_session and s.revoked_at is null
  returning * into ended;
  if not found then return; end if;
  -- As server/kept/change-bus.ts sends it.
  perform pg_notify('shop_changes', json_build_object('from', 'database', 'changes', json_build_array(
    json_build_object('revoked', json_build_object(
      'sessionId', ended.session_id, 'at', floor(extract(epoch from now()) * 1000)))))::text);
  -- A salesman's standing in for a customer, whose end the log tells.
  if ended.customer_code is not null and ended.user_id is not null then
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject)
    values (of_tenant, now(), 'actingSalesman', ended.user_id, 'acting.end', 'customer/' || ended.customer_code);
  end if;
end $$;
revoke all on function platform.end_session(text, uuid) from public;

-- Other rights, the same person: his tokens die, and his browser gets one of what he may do now by the cookie it has. What
-- he does for customers ends: it holds a center that may be his no more.
create function platform.renew_sessions(of_tenant text, of_user text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  open_session record;
begin
  for open_session in
    select s.session_id, s.kind, s.secret_hash, s.sale_unit, s.created_at, s.expires_at from sessions s
    where s.tenant_id = of_tenant and s.user_id = of_user and s.customer_code is null and s.revoked_at is null
    for update
  loop
    -- The secret goes over to the new row; no cookie has what the old one gets.
    update sessions s set secret_hash = sha256(convert_to('ended ' || s.session_id, 'UTF8'))
    where s.tenant_id = of_tenant and s.session_id = open_session.session_id;
    insert into sessions (tenant_id, kind, secret_hash, user_id, sale_unit, created_at, expires_at)
    values (of_tenant, open_session.kind, open_session.secret_hash, of_user, open_session.sale_unit,
      open_session.created_at, open_session.expires_at);
    perform platform.end_session(of_tenant, open_session.session_id);
  end loop;
  perform platform.end_session(s.tenant_id, s.session_id) from sessions s
  where s.tenant_id = of_tenant and s.user_id = of_user and s.customer_code is not null and s.revoked_at is null;
end $$;
revoke all on function platform.renew_sessions(text, text) from public;

create function platform.staff_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'active' then
    perform platform.renew_sessions(new.tenant_id, new.user_id);
  else
    perform platform.end_session(s.tenant_id, s.session_id) from sessions s
    where s.tenant_id = new.tenant_id and s.user_id = new.user_id and s.revoked_at is null;
  end if;
  return null;
end $$;
create trigger access_changed after update of role, status, kind on staff for each row
  when ((old.role, old.status, old.kind) is distinct from (new.role, new.status, new.kind))
  execute function platform.staff_access_changed();

create function platform.customer_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform platform.end_session(s.tenant_id, s.session_id) from sessions s
  where s.tenant_id = new.tenant_id and s.customer_code = new.customer_code and s.revoked_at is null;
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
    perform platform.renew_sessions(old.tenant_id, old.user_id);
  elsif tg_op = 'INSERT' and exists (
    select from staff s where s.tenant_id = new.tenant_id and s.user_id = new.user_id and s.role = '1')
  then
    perform platform.renew_sessions(new.tenant_id, new.user_id);
  end if;
  return null;
end $$;
create constraint trigger center_changed after insert or update or delete on staff_centers
  deferrable initially deferred for each row execute function platform.staff_center_changed();

revoke all on function platform.staff_access_changed(), platform.customer_access_changed(),
  platform.staff_center_changed() from public;
