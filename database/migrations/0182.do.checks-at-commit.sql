-- What is derived from products is written by functions that are planned anew for each call (plan_cache_mode). A foreign key that is checked
-- within them is planned anew for each row as well, which was most of the time of an import. At the commit, the plan is kept.
alter table product_findings alter constraint product_findings_tenant_id_product_code_fkey deferrable initially deferred;
alter table listed_prices alter constraint listed_prices_tenant_id_product_code_fkey deferrable initially deferred;
alter table listed_center_prices alter constraint listed_center_prices_tenant_id_product_code_fkey deferrable initially deferred;
