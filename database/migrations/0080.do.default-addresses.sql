-- Which of their addresses a customer wants to be taken first, one of each kind. An address is removed for good: orders keep
-- where they went to by themselves.
alter table addresses add column is_default boolean not null default false check (is_active or not is_default);
create unique index addresses_default on addresses (tenant_id, customer_code, address_type) where is_default;
grant delete on addresses to shop_app;
