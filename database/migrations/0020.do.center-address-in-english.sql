-- As centers' names, their address has a second language; where it is not told, the first one stands for it.
alter table centers add column full_address_en text;
