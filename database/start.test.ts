import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { platformUrlFrom, ensureLogins, loginOf } from './roles.ts';
import { startDatabase } from './start.ts';
import { run } from './testing.ts';

const { superuserUrl } = inject('testServer');
const opened: Database[] = [];
let count = 0;
let name: string;

function urlOf(role: string): string {
  const url = new URL(superuserUrl);
  [url.username, url.password, url.pathname] = [role, 'x', `/${name}`];
  return url.href;
}

/** A database as provided by somebody else: an owner who may create roles, a plain login, nothing in it. */
beforeEach(async () => {
  count += 1;
  name = `given_${process.pid}_${count}`;
  await run(superuserUrl, `create role ${name}_admin login password 'x' createrole`);
  await run(superuserUrl, `create role ${name} login password 'x'`);
  await run(superuserUrl, `create database ${name} owner ${name}_admin`);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.stop()));
  await run(superuserUrl, `drop database ${name} with (force)`);
});
async function open(changed: {
  adminUrl?: string;
  secret?: string;
  databaseUrl?: string;
}): Promise<Database> {
  const database = await startDatabase({
    dataDir: '/nowhere',
    databaseUrl: urlOf(name),
    secret: 'a secret',
    onProblem: () => undefined,
    ...changed,
  });
  opened.push(database);
  return database;
}
const adminUrl = () => urlOf(`${name}_admin`);

describe('a given PostgreSQL', () => {
  // Group roles belong to the cluster and were created by another admin, as when a second shop moves in.
  beforeEach(() =>
    run(
      superuserUrl,
      `grant shop_app, shop_door to ${name}_admin with admin option, inherit false, set false`,
    ),
  );

  it('is prepared by its owner, who is no superuser, and opened with two plain roles', async () => {
    const { platform } = await open({ adminUrl: adminUrl() });
    expect(
      await platform.createTenant(
        { tenantId: 'alpha', companyCode: 'X', nameTh: 'A', nameEn: 'A', hosts: [] },
        'test',
      ),
    ).toBe(true);
    const sessions = await run<{ usename: string }>(
      superuserUrl,
      'select distinct usename from pg_stat_activity where datname = $1 order by 1',
      [name],
    );
    expect(sessions.map((session) => session.usename)).toEqual([name, `${name}_door`]);
  });

  it('is prepared once by processes that start together', async () => {
    await Promise.all([1, 2, 3, 4].map(() => open({ adminUrl: adminUrl() })));
    const versions = await run<{ version: number }>(
      adminUrl(),
      'select count(*)::int - count(distinct version)::int as version from migrations.applied',
    );
    expect(versions).toEqual([{ version: 0 }]);
  });

  it('opens without its owner once it is prepared, and says so when it is not', async () => {
    await expect(open({})).rejects.toThrow(/never been migrated .* DATABASE_ADMIN_URL/);
    await open({ adminUrl: adminUrl() });
    await expect((await open({})).ping()).resolves.toBeUndefined();
    await run(adminUrl(), 'delete from migrations.applied where version > 1');
    await expect(open({})).rejects.toThrow(/at version 1 and this program needs \d+/);
  });

  it('gives the platform connection a new password when the secret changes', async () => {
    await open({ adminUrl: adminUrl() });
    await expect(open({ secret: 'another' })).rejects.toThrow(/platform connection does not let us in/);
    const database = await open({ adminUrl: adminUrl(), secret: 'another' });
    expect(await database.platform.tenants()).toEqual([]);
  });

  it('is refused in one sentence when the app’s role does not exist or the address is none', async () => {
    const missing = open({ adminUrl: adminUrl(), databaseUrl: urlOf('given_missing') });
    await expect(missing).rejects.toThrow('The role "given_missing" of DATABASE_URL does not exist.');
    const rubbish = open({ adminUrl: adminUrl(), databaseUrl: 'not an address' });
    await expect(rubbish).rejects.toMatchObject({ name: 'StartError' });
    const nobody = open({ databaseUrl: 'postgres://a:b@127.0.0.1:1/none' });
    await expect(nobody).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.$/,
    );
  });

  it('needs an admin who may make roles only while some are missing', async () => {
    await open({ adminUrl: adminUrl() });
    await run(superuserUrl, `alter role ${name}_admin nocreaterole`);
    await expect((await open({ adminUrl: adminUrl() })).ping()).resolves.toBeUndefined();
    await run(superuserUrl, `create role ${name}_late login password 'x'`);
    const late = open({ adminUrl: adminUrl(), databaseUrl: urlOf(`${name}_late`) });
    await expect(late).rejects.toThrow(/may not prepare the shop's roles .* give it CREATEROLE/);
  });
});

describe('migrations', () => {
  it('run in order, each whole or not at all, and go on from there', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
    await writeFile(join(directory, '0001.do.first.sql'), 'create table first (n int);');
    await writeFile(join(directory, '0002.do.second.sql'), 'create table second (n int); select broken;');
    await run(superuserUrl, `grant shop_app to ${name}_admin with admin option`);
    await expect(migrate(adminUrl(), directory)).rejects.toThrow(/0002\.do\.second\.sql\): column "broken"/);
    const tables = () =>
      run<{ relname: string }>(
        adminUrl(),
        "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
      );
    expect(await tables()).toEqual([{ relname: 'first' }]);

    await writeFile(join(directory, '0002.do.second.sql'), 'create table second (n int);');
    await migrate(adminUrl(), directory);
    expect(await tables()).toEqual([{ relname: 'first' }, { relname: 'second' }]);

    await writeFile(join(directory, '0001.do.first.sql'), 'create table edited (n int);');
    await expect(migrate(adminUrl(), directory)).rejects.toThrow(/MD5 checksum failed for migration \[1\]/);
    await rm(directory, { recursive: true });
  });
});

describe('roles', () => {
  it('may be asked for again, also where the app’s name makes the platform connection’s login the group itself', async () => {
    const urls = {
      appUrl: urlOf('shop'),
      platformUrl: platformUrlFrom(urlOf('shop'), 'a secret'),
      mayCreateApp: true,
    };
    expect(loginOf(urls.platformUrl).name).toBe('shop_door');
    await ensureLogins(superuserUrl, urls);
    await ensureLogins(superuserUrl, urls);
    expect(await run(urls.platformUrl, "select pg_has_role('shop_door', 'usage') as is_member")).toEqual([
      { is_member: true },
    ]);
  });
});
