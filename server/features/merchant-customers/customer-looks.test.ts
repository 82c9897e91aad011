/** How many customers a member of staff opens within an hour is bounded. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, visitorOf, type TestShop } from '../../testing/shop.ts';
import { MOST_LOOKED_AT } from './customer-looks.usecases.ts';

let shop: TestShop;
let now = new Date('2026-03-20T05:00:00Z');
beforeAll(async () => {
  shop = await createTestShop();
  shop.deps.clock = () => now;
  for (const tenant of ['alpha', 'beta'])
    await shop.database.asOwner(
      `with p as (insert into customers (tenant_id, customer_code, name)
         select $1, 'LOOK' || i, 'Looked at ' || i from generate_series(1, $2::integer) i returning tenant_id, customer_code)
       insert into customer_looks (tenant_id, user_id, customer_code, looked_at)
       select tenant_id, 'SALE', customer_code, $3 from p where tenant_id = 'alpha'`,
      [tenant, MOST_LOOKED_AT - 1, now],
    );
});
afterAll(() => shop.stop());

const params = (code: string) => ({ code, saleUnit: 'C1' });
type Who = { tenant?: 'alpha' | 'beta'; as?: 'SALE' | 'ADMIN' };
const tokenOf = ({ tenant = 'alpha', as = 'SALE' }: Who) =>
  shop.deps.tokens.sign(visitorOf(tenant, as, 'C1'));
const look = async (code: string, who: Who = {}) =>
  verdict(await shop.call('merchantCustomer', { token: await tokenOf(who), params: params(code) }));

test('R-50 300 customers in an hour are opened by one person, each as often as they like; another is refused and logged', async () => {
  const both = await Promise.all([look('CUST1'), look('CUST2')]);
  expect(both.toSorted()).toEqual(['200 undefined', '429 TOO_MANY_CUSTOMERS']);
  const [opened, closed] = both[0] === '200 undefined' ? ['CUST1', 'CUST2'] : ['CUST2', 'CUST1'];
  expect(await look(opened)).toBe('200 undefined');
  expect(await look('LOOK7')).toBe('200 undefined');
  const token = await tokenOf({});
  const others = [
    await shop.call('customerAccount', { token, params: { code: closed } }),
    await shop.call('customerAddresses', { token, params: params(closed) }),
  ];
  expect(others.map(verdict)).toEqual(['429 TOO_MANY_CUSTOMERS', '429 TOO_MANY_CUSTOMERS']);
  expect(await look('NOBODY'), 'who is not there').toBe('404 CUSTOMER_NOT_FOUND');
  expect(await look(closed, { as: 'ADMIN' }), 'another person').toBe('200 undefined');
  expect(await look(closed, { tenant: 'beta' }), 'of another shop').toBe('200 undefined');
  expect(
    await shop.database.asOwner(
      `select tenant_id, actor_id, subject, after from audit_log where action = 'staff.refused'`,
    ),
    'once in ten minutes',
  ).toEqual([
    {
      tenant_id: 'alpha',
      actor_id: 'SALE',
      subject: 'page/customers',
      after: { Refused: 'TOO_MANY_CUSTOMERS' },
    },
  ]);
  now = new Date(now.getTime() + 3_600_000);
  expect(await look(closed), 'an hour later').toBe('200 undefined');
});
