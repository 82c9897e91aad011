import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#database/testing.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { SETTINGS_KEYS, TENANTS, type TestTenant } from '#server/testing/shop-data.ts';
import { tags } from '../../cache/tags.ts';
import { createSealing } from '../../sealing.ts';
import { prepareSecrets } from './webconfig.sealing.usecases.ts';
import { secretOf } from './webconfig.secrets.usecases.ts';

const NAME = 'SMS_GATEWAY_SECRET';
const MARKER = 'marker-that-nobody-may-ever-see';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.stop());

const set = async (Value: string, tenant: TestTenant = 'alpha') =>
  shop.call('setSecretSetting', {
    token: await shop.tokenOf(tenant, 'ADMIN'),
    params: { Opt: NAME },
    body: { Value },
  });
const state = async (tenant: TestTenant) => {
  const answer = await shop.call('secretSettings', { token: await shop.tokenOf(tenant, 'ADMIN') });
  return answer.json<{ Data: object[] }>().Data;
};
const secret = (tenant: TestTenant) => secretOf(shop.deps, tenant, NAME);
/** As a change by hand in the database is seen: after the cache's time, or a restart. */
const forget = () => TENANTS.forEach((tenant) => shop.deps.cache.drop([tags.config(tenant)]));
const keysInUse = async () => {
  const rows = await shop.database.asOwner<{ key_id: string }>(
    'select key_id from web_config_secrets order by tenant_id',
  );
  return rows.map(({ key_id: id }) => id);
};
const everything = async () => {
  const rows = await shop.database.asOwner<{ row: string }>(`
    select w::text || encode(convert_to(w::text, 'utf8'), 'base64') as row from web_config w union all
    select s::text || encode(s.sealed, 'escape') || encode(s.sealed, 'base64') from web_config_secrets s union all
    select a::text from audit_log a`);
  return rows.map(({ row }) => row).join('\n');
};

describe('W-29 a secret among the settings', () => {
  it('is used by the server, and seen by staff as set, when and by whom; each tenant has its own', async () => {
    expect((await set(MARKER)).statusCode).toBe(200);
    expect(await secret('alpha')).toBe(MARKER);
    expect(await secret('beta')).toBe('secret-of-beta');
    const none = { Opt: 'OIDC_CLIENT_SECRET', IsSet: false, ChangedAt: null, ChangedBy: null };
    const firstTwo = async () => (await state('alpha')).slice(0, 2);
    expect(await firstTwo()).toEqual([
      { Opt: NAME, IsSet: true, ChangedAt: shop.now.toISOString(), ChangedBy: 'Admin' },
      none,
    ]);
    expect((await state('beta'))[0]).toMatchObject({ ChangedAt: '2026-01-01T00:00:00.000Z' });
    await set('');
    expect(await secret('alpha')).toBe('');
    expect(await firstTwo()).toEqual([{ ...none, Opt: NAME }, none]);
    expect(await secret('beta')).toBe('secret-of-beta');
  });

  it('is in no row of the database, no log and no answer to anybody', async () => {
    const written: string[] = [];
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
      vi.spyOn(shop.app.log, level).mockImplementation((...line: unknown[]) => {
        written.push(
          JSON.stringify(line, (_, value: unknown) => (value instanceof Error ? value.stack : value)),
        );
      });
    const answers = [(await set(MARKER)).body];
    // Refused ones too: too long, of an unknown name, in a shop without a key.
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const long = await shop.call('setSecretSetting', {
      token,
      params: { Opt: NAME },
      body: { Value: MARKER.repeat(200) },
    });
    const unknown = await shop.call('setSecretSetting', {
      token,
      params: { Opt: 'BRAND_COLOR' },
      body: { Value: MARKER },
    });
    expect([long.statusCode, unknown.statusCode]).toEqual([400, 400]);
    answers.push(long.body, unknown.body);
    for (const who of ['GUEST', 'CUST1', 'SALE', 'ADMIN', 'RIDER'] as const)
      for (const [call, body] of [
        ['webConfigItems', { Keys: [NAME], EOrderIncluded: true }],
        ['webConfigItems', { EOrderIncluded: true }],
        ['secretSettings', undefined],
        ['merchantLog', undefined],
      ] as const)
        answers.push((await shop.call(call, { token: await shop.tokenOf('alpha', who), body })).body);
    // The database refuses the write: the error names what was written.
    await shop.database.asOwner('alter table web_config_secrets add check (length(sealed) < 20) not valid');
    const failed = await set(MARKER);
    expect([failed.statusCode, written.length > 0]).toEqual([500, true]);
    answers.push(failed.body);

    expect(answers.join('\n')).not.toContain(MARKER);
    expect(written.join('\n')).not.toContain(MARKER);
    expect(shop.problems.map(String).join('\n')).not.toContain(MARKER);
    const rows = await everything();
    expect(rows).toContain(NAME);
    expect(rows).not.toContain(MARKER);
    expect(rows).not.toContain('secret-of-');
  });

  it('leaves in the log that it was changed, and nothing else', async () => {
    await set(MARKER);
    await set('');
    await set('');
    const rows = await shop.database.asOwner(
      `select tenant_id, actor_id, action, subject, before, after from audit_log order by audit_id`,
    );
    const change = {
      tenant_id: 'alpha',
      actor_id: 'ADMIN',
      action: 'setting.secret',
      subject: `setting/${NAME}`,
    };
    expect(rows).toEqual([
      { ...change, before: { IsSet: true }, after: { IsSet: true } },
      { ...change, before: { IsSet: true }, after: { IsSet: false } },
    ]);
  });

  it('copied to another tenant counts as not set, and the operator is told', async () => {
    await set(MARKER);
    await shop.database.asOwner(`update web_config_secrets b set sealed = a.sealed, key_id = a.key_id
      from web_config_secrets a where a.tenant_id = 'alpha' and b.tenant_id = 'beta'`);
    forget();
    expect(await secret('beta')).toBe('');
    expect(shop.problems.map(String)).toEqual([
      expect.stringContaining(`The setting ${NAME} of beta cannot be decrypted`),
    ]);
    expect(await secret('alpha')).toBe(MARKER);
  });

  it('cannot be stored in plain text', async () => {
    const plain = shop.database.asOwner(`insert into web_config values ('alpha', '${NAME}', 'plain')`);
    await expect(plain).rejects.toThrow('web_config_has_no_secrets');
  });

  it('cannot be set where the installation has no key', async () => {
    const keyless = await createTestShop({ database: shop.database, config: { settingsKeys: undefined } });
    const answer = await keyless.call('setSecretSetting', {
      token: await keyless.tokenOf('alpha', 'ADMIN'),
      params: { Opt: NAME },
      body: { Value: MARKER },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SETTINGS_KEY_MISSING']);
    await keyless.stop();
  });
});

/** As a version before left it. */
async function storePlain(tenant: TestTenant, value: string): Promise<void> {
  await shop.database.asOwner('alter table web_config drop constraint web_config_has_no_secrets');
  await shop.database.asOwner(
    `insert into web_config values ('${tenant}', '${NAME}', '${value}', '2025-05-05')`,
  );
  await shop.database.asOwner(
    `alter table web_config add constraint web_config_has_no_secrets check (opt !~ '_SECRET$') not valid`,
  );
}
const sealing = createSealing(SETTINGS_KEYS);
const prepare = (key: typeof sealing | undefined) =>
  prepareSecrets({ database: shop.database.database, sealing: key });

describe('W-29 the start of a shop', () => {
  it('encrypts what was stored in plain text, once; what staff have set since stays', async () => {
    await shop.database.asOwner(`delete from web_config_secrets where tenant_id = 'alpha'`);
    await storePlain('alpha', MARKER);
    for (let times = 0; times < 2; times += 1) await prepare(sealing);
    expect(await secret('alpha')).toBe(MARKER);
    expect(await everything()).not.toContain(MARKER);
    expect((await state('alpha'))[0]).toMatchObject({ IsSet: true, ChangedBy: '' });
    await storePlain('beta', MARKER);
    await prepare(sealing);
    expect(await secret('beta')).toBe('secret-of-beta');
    expect(await everything()).not.toContain(MARKER);
  });

  it('is refused in one sentence without the key, or with another one', async () => {
    await expect(prepare(undefined)).rejects.toThrow(
      /^SETTINGS_KEY is missing: alpha has stored secrets, so set it to 32 random bytes, e\.g\. of `openssl rand -base64 32`\.$/,
    );
    const other = createSealing({ current: randomBytes(32) });
    await expect(prepare(other)).rejects.toThrow(
      `SETTINGS_KEY is wrong: ${NAME} of alpha is encrypted with the key ${sealing.keyId}, and this one is ${other.keyId}.`,
    );
    await shop.database.asOwner('delete from web_config_secrets');
    await expect(prepare(undefined)).resolves.toBeUndefined();
    await storePlain('beta', MARKER);
    await expect(prepare(undefined)).rejects.toThrow('SETTINGS_KEY is missing: beta has stored secrets');
  });
});

describe('W-29 npm run rotate-secrets', () => {
  const next = randomBytes(32);
  const newId = createSealing({ current: next }).keyId;
  const environment = (keys: { SETTINGS_KEY: Uint8Array; SETTINGS_KEY_OLD?: Uint8Array }) => ({
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: shop.database.urls.appUrl,
    DATABASE_DOOR_URL: shop.database.urls.platformUrl,
    SESSION_SECRET: '3b1f4a0c7e92d85610fbc4a97d2e8350',
    SMS_URL: 'https://sms.example/send',
    ...Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, Buffer.from(key).toString('base64')]),
    ),
  });
  const begin = (keys: Parameters<typeof environment>[0]): ChildProcess =>
    spawn(process.execPath, ['scripts/rotate-secrets.ts'], { env: environment(keys) });
  async function rotate(keys: Parameters<typeof environment>[0]) {
    const child = begin(keys);
    const { stdout, stderr } = child;
    if (!stdout || !stderr) throw new Error('no pipes');
    const [out, problems, [code]] = await Promise.all([textOf(stdout), textOf(stderr), once(child, 'exit')]);
    return { out, problems, code: code as number };
  }
  const both = { SETTINGS_KEY: next, SETTINGS_KEY_OLD: SETTINGS_KEYS.current };

  it('killed in the middle leaves every secret readable, and is finished by running it again', async () => {
    // It comes to beta after alpha, and waits there.
    const blocker = new Client({ connectionString: shop.database.urls.ownerUrl });
    await blocker.connect();
    await blocker.query(`begin; select from web_config_secrets where tenant_id = 'beta' for update`);
    const child = begin(both);
    const ended = once(child, 'exit');
    await eventually(async () => expect(await keysInUse()).toEqual([newId, sealing.keyId]));
    child.kill('SIGKILL');
    await ended;
    await blocker.end();

    const during = await createTestShop({
      database: shop.database,
      config: { settingsKeys: { current: next, old: SETTINGS_KEYS.current } },
    });
    expect(await secretOf(during.deps, 'alpha', NAME)).toBe('secret-of-alpha');
    expect(await secretOf(during.deps, 'beta', NAME)).toBe('secret-of-beta');
    await during.stop();

    expect(await rotate(both)).toEqual({
      out: '1 encrypted anew, 1 already had this key, 0 could not be read.\n',
      problems: '',
      code: 0,
    });
    expect(await keysInUse()).toEqual([newId, newId]);
    // Twice, and without the old key.
    expect((await rotate({ SETTINGS_KEY: next })).out).toMatch(/^0 encrypted anew, 2 already/);
    const after = await createTestShop({
      database: shop.database,
      config: { settingsKeys: { current: next } },
    });
    await prepareSecrets({ database: shop.database.database, sealing: after.deps.sealing });
    for (const tenant of TENANTS)
      expect(await secretOf(after.deps, tenant, NAME)).toBe(`secret-of-${tenant}`);
    await after.stop();
  });

  it('with a wrong old key changes nothing and says which setting it is', async () => {
    const { out, problems, code } = await rotate({ SETTINGS_KEY: next, SETTINGS_KEY_OLD: randomBytes(32) });
    expect([out, code]).toEqual(['0 encrypted anew, 0 already had this key, 2 could not be read.\n', 1]);
    for (const tenant of TENANTS)
      expect(problems).toContain(
        `The setting ${NAME} of ${tenant} cannot be decrypted: it was encrypted with the key`,
      );
    expect(await keysInUse()).toEqual([sealing.keyId, sealing.keyId]);
  });
});
