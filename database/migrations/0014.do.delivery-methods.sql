-- How an order comes to the buyer stands with it as it was chosen, whatever becomes of the tenant's setting. Orders of
-- before, and whatever writes none, are those that the shop brings itself.

alter table orders
  add column delivery_kind text not null default 'transport' check (delivery_kind in ('transport', 'parcel', 'pickup')),
  add column delivery_name_th text not null default 'จัดส่งโดยร้าน',
  add column delivery_name_en text not null default 'Delivery by the shop';
