/** Who reads a private file: whoever has an address that the shop has just signed, and nobody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { deleteUnused, sweepFiles } from './files.usecases.ts';

let shop: TestShop;
let address: string;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-03-02T05:00:00Z');
  const token = await shop.tokenOf('alpha', 'CUST1');
  const sent = await shop.call('setProfilePicture', { token, files: { picture: samplePicture } });
  address = sent.json<{ data: string }>().data;
});

const minutesLater = (minutes: number) => {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000);
};
const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;

describe('C-76 a private file', () => {
  test('is served without being kept anywhere, and nothing in it may run', async () => {
    const { statusCode, headers } = await shop.app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
  });

  test('can be read for ten minutes, not for twelve', async () => {
    minutesLater(10);
    expect(await statusOf(address)).toBe(200);
    minutesLater(2);
    expect(await statusOf(address)).toBe(404);
  });

  test('is not found by any address that the shop did not sign', async () => {
    const url = new URL(address, 'http://shop.test');
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.pathname + copy.search;
    };
    const later = String(Number(url.searchParams.get('until')) + 60);
    const addresses = [
      url.pathname,
      changed(({ searchParams }) => searchParams.set('until', later)),
      changed(({ searchParams }) => searchParams.delete('until')),
      changed(({ searchParams }) => searchParams.set('signature', '')),
      changed(({ searchParams }) => searchParams.set('signature', 'A'.repeat(43))),
      changed(({ searchParams }) => searchParams.append('signature', 'A')),
      changed((copy) => (copy.pathname = copy.pathname.replace('/alpha/', '/beta/'))),
      changed(
        (copy) => (copy.pathname = copy.pathname.replace(/.(?=\.webp)/, (one) => (one === 'A' ? 'B' : 'A'))),
      ),
      changed((copy) => (copy.pathname = copy.pathname.replace('.webp', '.pdf'))),
      changed((copy) => (copy.pathname = copy.pathname.replace('/private/', '/media/'))),
      changed((copy) => (copy.pathname = copy.pathname.replace('/private/', '/files/'))),
      changed((copy) => (copy.pathname = `/media/..%2Fprivate${copy.pathname.slice('/private'.length)}`)),
      changed(
        (copy) =>
          (copy.pathname = `/media/alpha/..%2F..%2Fprivate%2Falpha${copy.pathname.slice('/private/alpha'.length)}`),
      ),
    ];
    for (const one of addresses) expect([one, await statusOf(one)]).toEqual([one, 404]);
    expect(await statusOf(address)).toBe(200);
  });

  test('works on every host of its shop and on those of none, never on a host of another shop', async () => {
    await shop.database.asOwner(
      `insert into platform.tenant_hosts (tenant_id, host) values ('alpha', 'second.example')`,
    );
    await shop.deps.tenants.reload();
    const statusAt = async (host: string) =>
      (await shop.app.inject({ url: address, headers: { host } })).statusCode;
    const statuses = [];
    for (const host of ['alpha.example', 'second.example', 'localhost', 'beta.example'])
      statuses.push([host, await statusAt(host)]);
    expect(statuses).toEqual([
      ['alpha.example', 200],
      ['second.example', 200],
      ['localhost', 200],
      ['beta.example', 404],
    ]);
  });

  test('is named only to its owner and who acts for them', async () => {
    for (const [tenant, who] of [
      ['alpha', 'CUST2'],
      ['beta', 'CUST1'],
    ] as const) {
      const response = await shop.call('profilePicture', { token: await shop.tokenOf(tenant, who) });
      expect(response.json()).toEqual({ data: null });
    }
    const guest = await shop.call('profilePicture', { token: await shop.tokenOf('alpha', 'GUEST') });
    expect(guest.statusCode).toBe(403);
  });

  test('that was removed is gone at once for who still has its address, once its job is done', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    await shop.call('removeProfilePicture', { token });
    const [, id = ''] = /\/([\w-]{22})\.webp/.exec(address) ?? [];
    const jobs = await shop.database.asOwner(
      `select tenant_id, start_after from outbox where queue = 'file-deletion' and subject = $1 and start_after is null`,
      [id],
    );
    expect(jobs).toEqual([{ tenant_id: 'alpha', start_after: null }]);
    await deleteUnused(shop.deps, { tenantId: 'alpha', id });
    expect(await statusOf(address)).toBe(404);
  });
});

describe('C-76 an upload that ended in the middle', () => {
  const pending = async () =>
    shop.database.asOwner<{ id: string }>(`select file_id as id from files where state = 'pending'`);

  test('leaves a row without an owner, which goes with its object after an hour, and not before', async () => {
    const { put } = shop.deps.fileStore;
    shop.deps.fileStore.put = async (key, bytes, type) => {
      await put(key, bytes, type);
      throw new Error('the process is killed here');
    };
    const token = await shop.tokenOf('alpha', 'CUST2');
    const failed = await shop.call('setProfilePicture', { token, files: { picture: samplePicture } });
    shop.deps.fileStore.put = put;
    expect(failed.statusCode).toBe(500);
    const [{ id } = { id: '' }] = await pending();
    expect(shop.stored.has(`private/alpha/${id}.webp`)).toBe(true);
    await sweepFiles(shop.deps, 'alpha');
    expect(shop.stored.has(`private/alpha/${id}.webp`)).toBe(true);
    minutesLater(61);
    await sweepFiles(shop.deps, 'beta');
    expect(await pending()).toEqual([{ id }]);
    await sweepFiles(shop.deps, 'alpha');
    expect([await pending(), shop.stored.has(`private/alpha/${id}.webp`)]).toEqual([[], false]);
  });

  test('is deleted again where the store was down at the first try', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const [, id = ''] = /\/([\w-]{22})\.webp/.exec(address) ?? [];
    await shop.call('removeProfilePicture', { token });
    const { remove } = shop.deps.fileStore;
    shop.deps.fileStore.remove = async () => Promise.reject(new Error('the store is down'));
    await expect(deleteUnused(shop.deps, { tenantId: 'alpha', id })).rejects.toThrow('the store is down');
    shop.deps.fileStore.remove = remove;
    // However often its job failed.
    await sweepFiles(shop.deps, 'alpha');
    expect(shop.stored.has(`private/alpha/${id}.webp`)).toBe(false);
    expect(await shop.database.asOwner(`select 1 from files where file_id = $1`, [id])).toEqual([]);
  });

  test('that is in use is never deleted by a job that comes late', async () => {
    const [, id = ''] = /\/([\w-]{22})\.webp/.exec(address) ?? [];
    minutesLater(500);
    await deleteUnused(shop.deps, { tenantId: 'alpha', id });
    await sweepFiles(shop.deps, 'alpha');
    expect(shop.stored.has(`private/alpha/${id}.webp`)).toBe(true);
  });
});
