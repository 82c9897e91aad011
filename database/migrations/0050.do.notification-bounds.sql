-- How many messages a number gets in a day, and how many a shop sends, have a bound; and a provider that refuses one
-- message after the other is one that does not work.
create index notification_deliveries_address on notification_deliveries (tenant_id, channel, address, due_at);
alter table notification_channels
  -- Messages in a row that were refused at their first attempt.
  add column refusals integer not null default 0,
  -- Sent on that day of Bangkok.
  add column sent_on date,
  add column sent integer not null default 0;
