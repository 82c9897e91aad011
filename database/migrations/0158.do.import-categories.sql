-- Categories come by file too.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('products', 'prices', 'stock', 'agreedPrices', 'categories'));
