-- A person's accounts with others, by which they sign in here (R-23, R-24). One belongs to one person of the shop.
create table external_identities (
  tenant_id text not null,
  -- Who vouches: the address of an OpenID provider, or the name under which a partner signs its tickets.
  issuer text not null check (length(issuer) between 1 and 300),
  subject text not null check (length(subject) between 1 and 255),
  profile_code text not null,
  linked_at timestamptz not null,
  used_at timestamptz not null,
  primary key (tenant_id, issuer, subject),
  foreign key (tenant_id, profile_code) references profiles on delete cascade
);
create index external_identities_of_person on external_identities (tenant_id, profile_code, linked_at);
call platform.build_wall('external_identities', 'select, insert, update, delete');

-- Another number or password ends the ways in that were linked by what was before, as it ends the sessions.
create function end_external_identities() returns trigger language plpgsql as $$
begin
  delete from external_identities where tenant_id = new.tenant_id and profile_code = new.profile_code;
  return null;
end $$;
create trigger profiles_end_external_identities after update of mobile, password_hash on profiles
  for each row when (old.mobile is distinct from new.mobile or old.password_hash is distinct from new.password_hash)
  execute function end_external_identities();

-- Partners' tickets that were used, until they run out: each signs in once.
create table used_tickets (
  tenant_id text not null,
  issuer text not null,
  ticket_id text not null check (length(ticket_id) between 1 and 255),
  expires_at timestamptz not null,
  primary key (tenant_id, issuer, ticket_id)
);
create index used_tickets_by_end on used_tickets (tenant_id, expires_at);
call platform.build_wall('used_tickets', 'select, insert, delete');
