-- A return may set free what an earlier one held back (a gift that was still kept, decision 51). That is on the line it was paid
-- for, of which nothing comes back now: a row of no units, whose discount is taken back.

alter table order_return_lines
  drop constraint order_return_lines_quantity_check,
  drop constraint order_return_lines_discount_satang_check,
  add constraint order_return_lines_quantity_check check (quantity >= 0),
  -- The worth of the units at list prices.
  add constraint order_return_lines_list_check check (amount_satang + discount_satang >= 0),
  add constraint order_return_lines_units_check check (quantity > 0 or amount_satang > 0);
