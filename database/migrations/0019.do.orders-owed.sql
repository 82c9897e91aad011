-- What was delivered and is still to be paid, to be found without reading all that was ever delivered. Nearly every order
-- is paid by then or in the very step of its delivery, so that placing or delivering one writes no entry here.
create index orders_owed on orders (tenant_id, sale_unit, order_type, placed_at, order_id)
  where status = 'Delivered' and payment_status = 'unpaid';
