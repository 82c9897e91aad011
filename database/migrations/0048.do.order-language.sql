-- The language in which a sales order was placed: its customer's documents and messages are in it.
alter table orders add column language text not null default 'th' check (language in ('th', 'en'));
