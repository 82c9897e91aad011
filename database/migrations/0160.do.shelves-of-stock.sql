-- How much is available, in steps: each piece up to 21, then coarser (decision 79). An order seldom moves a product to another step, so its row
-- of stock is mostly changed in place, as before; an index over the pieces themselves would be written by each.
alter table stock add column shelf smallint not null generated always as (
  width_bucket(on_hand - held, array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000]::bigint[])
) stored;
create index stock_shelf on stock (tenant_id, sale_unit, shelf, product_code);
analyze stock;
