-- How a member of staff has arranged the lists of the desk: the columns, and filters saved under a name.
create table staff_table_views (
  tenant_id text not null,
  user_id text not null,
  list text not null,
  -- 'all': the list as it comes, of which only the columns are kept.
  view_id text not null check (view_id ~ '^(all|[a-z0-9]{12})$'),
  name text not null check (char_length(name) <= 40 and (name = '') = (view_id = 'all')),
  -- Filters and sorting as the address of the list has them.
  search text not null check (char_length(search) <= 1500),
  columns jsonb not null check (octet_length(columns::text) <= 8000),
  is_default boolean not null,
  primary key (tenant_id, user_id, list, view_id),
  foreign key (tenant_id, user_id) references staff on delete cascade
);
create unique index staff_table_views_name on staff_table_views (tenant_id, user_id, list, lower(name));
create unique index staff_table_views_default on staff_table_views (tenant_id, user_id, list) where is_default;
call platform.build_wall('staff_table_views', 'select, insert, update, delete');

-- What staff keep in mind about an order, changed where it stands; notes with their authors are events.
alter table orders add column staff_note text not null default '' check (char_length(staff_note) <= 200);
