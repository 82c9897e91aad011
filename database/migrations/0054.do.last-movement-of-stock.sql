-- When a product was last sold at a center is read backwards from the end of its entries.
drop index stock_ledger_product;
create index stock_ledger_product on stock_ledger (tenant_id, sale_unit, product_code, entry_id);
