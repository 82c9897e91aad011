import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUnused } from '../files/files.usecases.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { tokenOfCaller } from '../../testing/callers.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into point_balances (tenant_id, profile_code, balance) values ('alpha', 'CUST1', 1250), ('beta', 'CUST1', 7)`);
});
afterAll(() => shop.stop());

const ask = async (name: 'points' | 'profilePicture', token: string | undefined) => {
  const response = await shop.call(name, { token });
  return [response.statusCode, response.json().data];
};

describe('C-72 N-01 points', () => {
  it('are the balance of the account, as a whole number', async () => {
    expect(await ask('points', await shop.tokenOf('alpha', 'CUST1'))).toEqual([200, 1250]);
  });

  it('are 0 for a guest and for who never had any', async () => {
    expect(await ask('points', await shop.tokenOf('alpha', 'GUEST'))).toEqual([200, 0]);
    expect(await ask('points', await shop.tokenOf('alpha', 'CUST2'))).toEqual([200, 0]);
  });

  it('are those of the same code in the other shop for nobody but its customer', async () => {
    expect(await ask('points', await shop.tokenOf('beta', 'CUST1'))).toEqual([200, 7]);
  });

  it('are the customer’s for the salesman who acts for them', async () => {
    expect(await ask('points', await tokenOfCaller(shop, 'alpha', 'actingSalesman'))).toEqual([200, 1250]);
  });
});

describe('C-71 C-74 the profile picture', () => {
  const send = async (tenant: 'alpha' | 'beta', who: 'CUST1' | 'CUST2', picture: Blob) =>
    shop.call('setProfilePicture', { token: await shop.tokenOf(tenant, who), files: { picture } });
  const addressFor = async (tenant: 'alpha' | 'beta', who: 'CUST1' | 'CUST2') =>
    (await ask('profilePicture', await shop.tokenOf(tenant, who)))[1] as string | null;

  it('is null where there is none, and then the one that was sent, of each shop and customer alone', async () => {
    expect(await addressFor('alpha', 'CUST1')).toBeNull();
    const sent = await send('alpha', 'CUST1', samplePicture);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await addressFor('alpha', 'CUST1')).toBe(sent.json().data);
    expect(await addressFor('alpha', 'CUST2')).toBeNull();
    expect(await addressFor('beta', 'CUST1')).toBeNull();
    const picture = await shop.app.inject(sent.json<{ data: string }>().data);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is also shown to the salesman who acts for the customer, who may not change it', async () => {
    const token = await tokenOfCaller(shop, 'alpha', 'actingSalesman');
    expect((await ask('profilePicture', token))[1]).toMatch(/^\/private\/alpha\//);
    const refused = await shop.call('setProfilePicture', { token, files: { picture: samplePicture } });
    expect(refused.statusCode).toBe(403);
  });

  it('replaced or removed, the one before is deleted from the store', async () => {
    const token = await shop.tokenOf('alpha', 'CUST2');
    const filesOf = () =>
      shop.database.asOwner<{ id: string; state: string }>(
        `select file_id as id, state from files where customer_code = 'CUST2' order by created_at, state desc`,
      );
    const clear = async () => {
      for (const { id } of await filesOf()) await deleteUnused(shop.deps, { tenantId: 'alpha', id });
    };
    const before = shop.stored.size;
    await send('alpha', 'CUST2', samplePicture);
    await send('alpha', 'CUST2', samplePicture);
    expect((await filesOf()).map(({ state }) => state).toSorted()).toEqual(['removed', 'stored']);
    await clear();
    expect([shop.stored.size, (await filesOf()).map(({ state }) => state)]).toEqual([before + 1, ['stored']]);
    await shop.call('removeProfilePicture', { token });
    expect(await addressFor('alpha', 'CUST2')).toBeNull();
    await clear();
    expect([shop.stored.size, await filesOf()]).toEqual([before, []]);
    expect((await shop.call('removeProfilePicture', { token })).statusCode).toBe(200);
  });

  it('without a file names the field', async () => {
    const response = await shop.call('setProfilePicture', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      files: {},
    });
    expect([response.statusCode, response.json().code, response.json().fields]).toEqual([
      400,
      'FILE_MISSING',
      { picture: 'Please choose a file' },
    ]);
  });
});
