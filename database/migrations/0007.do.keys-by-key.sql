-- The index by age looked as good as the primary key while the table was empty, and a plan made then was kept.
-- Keys come in the order of their age, so ranges of blocks tell it well enough for whoever clears the old ones away.
drop index idempotency_keys_age;
create index idempotency_keys_age on idempotency_keys using brin (created_at);
