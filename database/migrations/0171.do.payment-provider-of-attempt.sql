-- Which provider a try was begun with: it alone is asked about the try, whatever the shop's settings say later. Empty for tries from
-- before: the first provider of their kind.
alter table payment_attempts add column provider text not null default '';
-- What a provider names its own id of, without our reference.
create index payment_attempts_by_provider_id on payment_attempts (tenant_id, provider_id) where provider_id <> '';
