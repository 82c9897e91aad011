/** Who is signed in when a load begins: browsers with cookies, as sign-ins leave them. As the owner of the tables. */
import type { ClientBase } from 'pg';
import { SALE_UNITS } from './people.queries.ts';

/** The secret of the session cookie of a customer or member of staff. */
export const secretOf = (id: string): string => `bench-session-of-${id}`;

const INSERT_STAFF = `
  with made as (
    insert into staff (tenant_id, user_id, kind, role, username, name)
    select $1, id, 'merchant', $4, id, id from unnest($2::text[]) as id returning user_id
  ), of_centers as (
    insert into staff_centers (tenant_id, user_id, sale_unit) select $1, user_id, unnest($3::text[]) from made
  )
  insert into sessions (tenant_id, kind, secret_hash, user_id, sale_unit, created_at, expires_at)
  select $1, 'merchant', sha256(('bench-session-of-' || user_id)::bytea), user_id, ($3::text[])[1], now(), now() + interval '1 day'
  from made`;

const INSERT_SESSIONS = `
  insert into sessions (tenant_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
  select $1, 'buyer', sha256(('bench-session-of-' || code)::bytea), code, $3, now(), now() + interval '1 day'
  from unnest($2::text[]) as code on conflict do nothing`;

type SignedIn = {
  tenantId: string;
  customers: readonly string[];
  staff: readonly string[];
  /** Of the staff; super admins else. */
  role?: string;
};

/** Makes staff of the names in `staff`, and a session for each of them and of the customers. */
export async function insertSessions(
  client: ClientBase,
  { tenantId, customers, staff, role = '1' }: SignedIn,
): Promise<void> {
  await client.query(INSERT_STAFF, [tenantId, staff, SALE_UNITS, role]);
  await client.query(INSERT_SESSIONS, [tenantId, customers, SALE_UNITS[0]]);
}
