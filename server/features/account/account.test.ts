import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOfCaller } from '../../testing/callers.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into account_balances (tenant_id, customer_code, account, balance)
    values ('alpha', 'CUST1', 'points', 1250), ('alpha', 'CUST1', 'credit', 99), ('beta', 'CUST1', 'points', 7)`);
  await shop.database.asOwner(
    `update customers set picture_path = '/files/' || tenant_id || '/me.webp' where customer_code = 'CUST1'`,
  );
});
afterAll(() => shop.stop());

const ask = async (name: 'points' | 'profilePicture', token: string | undefined) => {
  const response = await shop.call(name, { token });
  return [response.statusCode, response.json().data];
};

describe('C-72 points', () => {
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

  it('are the customer’s for the salesman who acts for him', async () => {
    expect(await ask('points', await tokenOfCaller(shop, 'alpha', 'actingSalesman'))).toEqual([200, 1250]);
  });
});

describe('C-71 the profile picture', () => {
  it('is the address of the customer’s own, and null where he has none', async () => {
    expect(await ask('profilePicture', await shop.tokenOf('alpha', 'CUST1'))).toEqual([
      200,
      '/files/alpha/me.webp',
    ]);
    expect(await ask('profilePicture', await shop.tokenOf('beta', 'CUST1'))).toEqual([
      200,
      '/files/beta/me.webp',
    ]);
    expect(await ask('profilePicture', await shop.tokenOf('alpha', 'CUST2'))).toEqual([200, null]);
  });
});
