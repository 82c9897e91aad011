-- The buyer wishes a full tax invoice, and whose branch it names.
alter table orders add column needs_tax_invoice boolean not null default false;
alter table addresses add column branch_no text not null default '' check (branch_no ~ '^([0-9]{5})?$');
