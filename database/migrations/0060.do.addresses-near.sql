-- Addresses with a pin, nearest first. The tenant stands in the index, so a walk meets addresses of its own shop alone.
create extension if not exists btree_gist;
create index addresses_near on addresses using gist (tenant_id, point(longitude, latitude))
  where is_active and latitude is not null and longitude is not null;
