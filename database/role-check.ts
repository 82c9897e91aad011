import type pg from 'pg';
import { isConnectionError, messageOf, StartError } from './errors.ts';

type Rights = {
  role: string;
  is_super: boolean;
  bypasses: boolean;
  creates_roles: boolean;
  owns: string | null;
  is_member: boolean;
};

// Counts every right the role has or could obtain with SET ROLE. A superuser is a member of everything.
const RIGHTS = `
  select current_user as role,
    exists (select from pg_roles r where r.rolsuper and pg_has_role(r.oid, 'member')) as is_super,
    exists (select from pg_roles r where r.rolbypassrls and pg_has_role(r.oid, 'member')) as bypasses,
    exists (select from pg_roles r where r.rolcreaterole and pg_has_role(r.oid, 'member')) as creates_roles,
    (select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'platform', 'search', 'reference')
        and pg_has_role(c.relowner, 'member')
      order by c.oid limit 1) as owns,
    exists (select from pg_roles r where r.rolname = $1 and pg_has_role(r.oid, 'usage')) as is_member`;

/** Throws StartError if the role could bypass row-level security, or is not in its group and would see nothing. */
export async function assertRowLevelSecurity(
  pool: pg.Pool,
  group: 'shop_app' | 'shop_door',
  setting: string,
): Promise<void> {
  const rights = await readRights(pool, group, setting);
  const reason = whyRefused(rights);
  if (reason)
    throw new StartError(
      `The role "${rights.role}" of ${setting} ${reason}, so it could see every tenant's data; use a plain role.`,
    );
  if (!rights.is_member)
    throw new StartError(
      `The role "${rights.role}" of ${setting} is not a member of ${group}; start once with DATABASE_ADMIN_URL, or grant it.`,
    );
}

async function readRights(pool: pg.Pool, group: string, setting: string): Promise<Rights> {
  try {
    const { rows } = await pool.query<Rights>(RIGHTS, [group]);
    if (rows[0]) return rows[0];
    throw new Error('no answer');
  } catch (cause) {
    const what = isConnectionError(cause) ? 'cannot be reached' : 'does not let us in';
    throw new StartError(`The database of ${setting} ${what}: ${messageOf(cause)}.`, { cause });
  }
}

function whyRefused({ is_super, bypasses, creates_roles, owns }: Rights): string | undefined {
  if (is_super) return 'is or can become a superuser';
  if (bypasses) return 'has or can take BYPASSRLS';
  if (creates_roles) return 'has or can take CREATEROLE';
  return owns === null ? undefined : `owns the table ${owns} or is a member of its owner`;
}
