/** A new shop: opened by the operator, empty, with one who can sign in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { openTenant, type NewShop } from './tenants.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());

const given: NewShop = {
  tenantId: 'gamma',
  company: 'NORMAL',
  host: 'Gamma.example',
  nameTh: 'ร้านแกมมา',
  nameEn: 'Gamma',
  mobile: '081-234 5678',
};

/** The shop that answers on a host, in the process that runs. */
const nameOn = (host: string): string | undefined =>
  shop.deps.tenants.isBound(host)
    ? shop.deps.tenants.resolve({ host, headers: {}, query: {} }).nameTh
    : undefined;

describe('W-38 a new shop', () => {
  test('answers on its host with its name, has one super admin and nothing else, and the log says so', async () => {
    await openTenant(shop.deps, given);
    await eventually(() => Promise.resolve(expect(nameOn('gamma.example')).toBe('ร้านแกมมา')));
    expect(
      await shop.database.asOwner(
        `select role, mobile, status, password_hash from staff where tenant_id = 'gamma'`,
      ),
    ).toEqual([{ role: '1', mobile: '0812345678', status: 'active', password_hash: null }]);
    expect(await shop.database.asOwner(`select 1 from products where tenant_id = 'gamma'`)).toEqual([]);
    expect(
      await shop.database.asOwner(`select actor_kind, action from audit_log where tenant_id = 'gamma'`),
    ).toEqual([{ actor_kind: 'platformOperator', action: 'staff.add' }]);
  });

  test('is opened once, and nothing of it changes by another try', async () => {
    await expect(openTenant(shop.deps, { ...given, mobile: '0899999999' })).rejects.toThrow(
      'There is a shop gamma already.',
    );
    expect(await shop.database.asOwner(`select mobile from staff where tenant_id = 'gamma'`)).toEqual([
      { mobile: '0812345678' },
    ]);
  });

  test('that is there on another host is not opened on this one', async () => {
    await expect(openTenant(shop.deps, { ...given, host: 'other.example' })).rejects.toThrow(
      'There is a shop gamma already, on another host.',
    );
    expect(nameOn('other.example')).toBeUndefined();
  });

  test.each([
    [{ tenantId: 'Gamma 2' }, 'is no name of a shop'],
    [{ tenantId: 'delta', host: 'a b' }, 'is no host name'],
    [{ tenantId: 'delta', host: 'delta.example:80' }, 'is no host name'],
    [{ tenantId: 'delta', mobile: '12' }, 'is no Thai mobile number'],
    [{ tenantId: 'delta', nameEn: ' ' }, 'has a Thai and an English name'],
    [{ tenantId: 'delta' }, 'gamma.example is the host of the shop gamma.'],
  ])('is refused with %o', async (wrong, told) => {
    await expect(openTenant(shop.deps, { ...given, ...wrong })).rejects.toThrow(told);
    expect((await shop.deps.database.platform.tenants()).map(({ tenantId }) => tenantId)).not.toContain(
      'delta',
    );
  });

  test('is opened by npm run tenant, and a process that runs answers on its host', async () => {
    const told = ['epsilon', 'bjc', 'epsilon.example', '0823456789', 'ร้านเอปไซลอน', 'Epsilon'];
    const child = spawn(process.execPath, ['scripts/tenant.ts', ...told], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: shop.database.urls.appUrl,
        DATABASE_DOOR_URL: shop.database.urls.platformUrl,
        SESSION_SECRET: '3b1f4a0c7e92d85610fbc4a97d2e8350',
        SMS_URL: 'https://sms.example/send',
      },
    });
    const ended = once(child, 'exit');
    const [out, problems] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
    expect([out, problems, (await ended)[0]]).toEqual([
      'ร้านเอปไซลอน is open on epsilon.example. Its super admin signs in at /merchant/login by a code to 0823456789.\n',
      '',
      0,
    ]);
    await eventually(() => Promise.resolve(expect(nameOn('epsilon.example')).toBe('ร้านเอปไซลอน')));
  });
});
