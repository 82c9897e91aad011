-- Coupons that customers collect themselves: one of each such promotion for an account.

alter table promotions add column is_collectable boolean not null default false;
alter table promotion_coupons add column is_collected boolean not null default false;
create unique index promotion_coupons_collected on promotion_coupons (tenant_id, promotion_id, customer_code) where is_collected;
