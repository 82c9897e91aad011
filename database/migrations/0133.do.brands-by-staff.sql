-- Brands have their own page of staff: in their order, and hidden from buyers without a product losing its brand.
alter table brands add column is_active boolean not null default true;
create index brands_position on brands (tenant_id, position, brand_code);
