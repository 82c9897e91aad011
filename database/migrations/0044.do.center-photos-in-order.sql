-- A center has up to ten photos of its shop, in an order that its staff choose; its tax paper and its logo stay one each.
alter table center_photos
  add column position smallint not null default 1 check (position between 1 and 10),
  add check (photo = 'shop' or position = 1),
  drop constraint center_photos_pkey,
  add primary key (tenant_id, sale_unit, file_id),
  -- Checked at the end of a statement: one statement moves several.
  add constraint center_photos_place unique (tenant_id, sale_unit, photo, position) deferrable;

-- The longest sides, in pixels, of the smaller copies of a picture that are stored beside it.
alter table files add column copies smallint[] not null default '{}';
