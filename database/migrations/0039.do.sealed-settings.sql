-- Secrets among the settings, encrypted by the app (AES-256-GCM) with a key that the database does not know.
create table web_config_secrets (
  tenant_id text not null references platform.tenants on delete cascade,
  opt text not null,
  -- Which key it is encrypted with.
  key_id text not null,
  -- Nonce, tag and ciphertext; bound to the tenant and the setting.
  sealed bytea not null,
  changed_at timestamptz not null,
  changed_by_kind text not null,
  changed_by text not null,
  primary key (tenant_id, opt)
);
call platform.build_wall('web_config_secrets', 'select, insert, update, delete');

-- No secret is stored in plain text any more. Not checked for the rows that are there: the app encrypts and deletes them
-- at its next start, since only it has the key.
alter table web_config add constraint web_config_has_no_secrets
  check (opt !~ '_(SECRET|TOKEN|PASSWORD|PRIVATE_KEY)$') not valid;
