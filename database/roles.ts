/**
 * The roles under row-level security. Migrations grant to and write policies for two group roles, independent of
 * the logins: `shop_app` (a tenant's data, one transaction at a time) and `shop_door` (what crosses tenants). Roles
 * belong to the whole cluster, which has many databases, hence every step must be repeatable and safe to race.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { codeOf, messageOf, StartError } from './errors.ts';

// Advisory locks are per database; across databases the retry below decides.
const ROLES_LOCK = 7_264_202;
// duplicate_object, unique_violation, "tuple concurrently updated"
const RACED = new Set(['42710', '23505', 'XX000']);
const ATTEMPTS = 5;
const RACE_PAUSE_MS = 50;

type Login = { name: string; password: string };

/** The login in an address. */
export function loginOf(url: string): Login {
  const { user = '', password } = new Client({ connectionString: url });
  return { name: user, password: typeof password === 'string' ? password : '' };
}

/** The platform connection's address: the app's, with its own role and a password derived from the secret. */
export function platformUrlFrom(appUrl: string, secret: string): string {
  const { name } = loginOf(appUrl);
  const url = new URL(appUrl);
  for (const part of ['user', 'password']) url.searchParams.delete(part);
  url.username = `${name}_door`;
  url.password = createHmac('sha256', secret).update(`door:${name}`).digest('hex');
  return url.href;
}

/** Creates a database and its owner, neither superuser nor BYPASSRLS. Needs a superuser's connection. */
export async function ensureDatabase(client: Client, { name, ownerUrl }: { name: string; ownerUrl: string }) {
  const owner = loginOf(ownerUrl);
  await client.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
  try {
    const { rows } = await client.query<{ owner: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as owner,
              exists (select from pg_database where datname = $2) as database`,
      [owner.name, name],
    );
    if (!rows[0]?.owner) await client.query(createLogin(owner));
    if (!rows[0]?.database) {
      await client.query(`create database ${escapeIdentifier(name)} owner ${escapeIdentifier(owner.name)}`);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ROLES_LOCK]);
  }
}

type Logins = {
  appUrl: string;
  platformUrl: string;
  /** Only if the app's password is ours: the role of a DATABASE_URL is never created or changed here. */
  mayCreateApp: boolean;
};

/** Creates missing group roles and logins. Changes nothing if all exist. Throws StartError. */
export async function ensureLogins(adminUrl: string, logins: Logins): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    try {
      return await ensureOnce(client, logins);
    } catch (error) {
      if (codeOf(error) === '42501') {
        throw new StartError(
          `The role of DATABASE_ADMIN_URL may not prepare the shop's roles (${messageOf(error)}); give it CREATEROLE.`,
          { cause: error },
        );
      }
      if (attempt === ATTEMPTS || !RACED.has(codeOf(error))) throw error;
      await wait(RACE_PAUSE_MS);
    } finally {
      await client.end();
    }
  }
}

async function ensureOnce(client: Client, { appUrl, platformUrl, mayCreateApp }: Logins): Promise<void> {
  const app = loginOf(appUrl);
  const platform = loginOf(platformUrl);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const present = new Set(rows.map((row) => row.rolname));

  for (const group of ['shop_app', 'shop_door']) {
    if (!present.has(group)) await client.query(`create role ${group} nologin`);
  }
  if (!present.has(app.name)) {
    if (!mayCreateApp) throw new StartError(`The role "${app.name}" of DATABASE_URL does not exist.`);
    await client.query(createLogin(app));
  }
  if (!present.has(platform.name)) await client.query(createLogin(platform));
  // The secret has changed since, or a group role of this name was created above.
  else if (!(await canLogIn(platformUrl))) await client.query(createLogin(platform, 'alter'));

  for (const [group, login] of [
    ['shop_app', app.name],
    ['shop_door', platform.name],
  ] as const) {
    const { rows: member } = await client.query('select pg_has_role($1, $2, $3) as is', [
      login,
      group,
      'usage',
    ]);
    if (!member[0]?.is) await client.query(`grant ${group} to ${escapeIdentifier(login)}`);
  }
  await client.query('commit');
}

function createLogin({ name, password }: Login, verb: 'create' | 'alter' = 'create'): string {
  return `${verb} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`;
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (['28P01', '28000'].includes(codeOf(error))) return false;
    throw error;
  }
}
