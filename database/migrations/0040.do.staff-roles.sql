-- What a shop calls its roles, and which pages it keeps from them. Roles and pages are the app's own tables; a shop only takes
-- away. No row: the app's own names, every page.
create table staff_roles (
  tenant_id text not null references platform.tenants on delete cascade,
  role text not null check (role in ('1', '3', '4', '5', '7', '8')),
  name_th text not null default '',
  name_en text not null default '',
  closed_pages text[] not null default '{}' check (role <> '1' or closed_pages = '{}'),
  primary key (tenant_id, role)
);
call platform.build_wall('staff_roles', 'select, insert, update');

-- Other pages: the tokens of everybody of the role end, and their browsers get new ones (decision 25).
create function platform.role_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.closed_pages = new.closed_pages then return null; end if;
  if tg_op = 'INSERT' and new.closed_pages = '{}' then return null; end if;
  perform platform.renew_sessions(s.tenant_id, s.user_id) from staff s
  where s.tenant_id = new.tenant_id and s.role = new.role and s.status = 'active';
  return null;
end $$;
create trigger access_changed after insert or update on staff_roles for each row
  execute function platform.role_access_changed();
revoke all on function platform.role_access_changed() from public;

-- The list of staff, by name.
create index staff_by_name on staff (tenant_id, kind, name, user_id);
