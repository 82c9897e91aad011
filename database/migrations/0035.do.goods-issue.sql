-- Goods that leave a center without being sold: kept with the orders, as type I, without a customer and without a price.
alter table orders alter column customer_code drop not null,
  add column purpose text check (purpose in ('sample', 'internal', 'damaged', 'expired', 'promotion', 'other')),
  add constraint orders_customer check (order_type = 'I' or (customer_code is not null and purpose is null));

alter table stock_ledger drop constraint stock_ledger_kind_check,
  add constraint stock_ledger_kind_check check (kind in ('hold', 'release', 'sale', 'issue', 'return', 'adjust'));
