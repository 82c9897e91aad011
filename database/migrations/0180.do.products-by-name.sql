-- The desk's list of products in the order of their names, in either language and both directions (decision 88). Thai order is that of the dictionary:
-- a vowel in front of its consonant counts after it. Along the key of products the list by code is read as it is.
create index products_by_name_th on products (tenant_id, (name_th collate "th-x-icu"), product_code);
create index products_by_name_en on products (tenant_id, (name_en collate "th-x-icu"), product_code);
