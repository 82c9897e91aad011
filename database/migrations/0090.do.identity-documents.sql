-- When staff approved or refused an account, or the shop took it without asking: an identity document is kept for some days
-- from then on (a private file of the purpose `identity`).
alter table customers add column decided_at timestamptz;
update customers set decided_at = coalesce(refused_at, created_at) where status <> 'pending' or refused_at is not null;

create index identity_documents on files (tenant_id, created_at) where purpose = 'identity' and state = 'stored';
