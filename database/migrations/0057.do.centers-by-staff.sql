-- Centers are looked after by the super admin: an address in its parts, telephone, opening hours and closed days. What
-- buyers see, full_address, is put together from the parts when they are saved.
alter table centers
  add column address_line text not null default '',
  add column address_line_en text not null default '',
  add column province_code text references reference.provinces,
  add column district_code text references reference.districts,
  add column subdistrict_code text references reference.subdistricts,
  add column phone text not null default '',
  add column hours jsonb not null default '[]',
  add column closed_days jsonb not null default '[]',
  -- Counts the changes: a form that was opened before another's change is told.
  add column version integer not null default 1,
  add check ((province_code is null) = (district_code is null) and (district_code is null) = (subdistrict_code is null));
create index centers_in_order on centers (tenant_id, position, sale_unit);
-- How many people work for each, and how many carts lie at each.
create index staff_centers_of_center on staff_centers (tenant_id, sale_unit);
create index carts_of_center on carts (tenant_id, sale_unit);
