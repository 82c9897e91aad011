/** Cost, floor price and margin: for staff with the right alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import type { StaffRole } from '#domain/access/roles.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { CALLERS, tokenOfCaller } from '../../testing/callers.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

let shop: TestShop;
let orderId: string;

/** Of P1: no number that anything else here costs. */
const COST = 12.34;
const FLOOR = 17.77;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into product_costs (tenant_id, product_code, cost_satang, floor_satang)
    values ('alpha', 'P1', 1234, 1777), ('beta', 'P1', 1, 1)`);
  const placed = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    ...samplesOf('alpha').placeOrder,
  });
  orderId = placed.json().Order.OrderID;
});
afterAll(() => shop.stop());

const admin = () => shop.tokenOf('alpha', 'ADMIN');
const costs = async (token: string, saleunit = 'C1', orderid = orderId) =>
  shop.call('merchantOrderCosts', { token, params: { orderid, saleunit } });
const told = (answer: Awaited<ReturnType<TestShop['call']>>) =>
  `${answer.statusCode} ${answer.json<{ code?: string }>().code}`;
const give = async (role: StaffRole, Rights: StaffRight[]) => {
  return saveRole(shop, await admin(), { UserRole: role, Rights });
};
const signIn = async (username: string) => {
  const answer = await shop.call('staffLogin', { tenant: 'alpha', body: { username, password: PASSWORD } });
  return answer.json<CallAnswer<'staffLogin'>>();
};

describe('B-51d the costs of an order', () => {
  test('are those of its pieces, without tax, with what is left', async () => {
    const net = 17.76;
    expect((await costs(await admin())).json()).toEqual({
      Lines: [
        {
          Line: 1,
          P_Code: 'P1',
          Pieces: 1,
          CostPrice: COST,
          FloorPrice: FLOOR,
          NetAmount: net,
          CostAmount: COST,
          Margin: 5.42,
          BelowFloor: true,
        },
      ],
      NetAmount: net,
      CostAmount: COST,
      Margin: 5.42,
    });
  });

  test('stay those of the day of the order; a line of a product without one has none, and is given none later', async () => {
    const setCost = (cost: string) =>
      shop.database.asOwner(`update product_costs set cost_satang = ${cost} where tenant_id = 'alpha'`);
    await setCost('99');
    expect((await costs(await admin())).json()).toMatchObject({ CostAmount: COST });
    await setCost('null');
    const placed = await shop.call('placeOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      ...samplesOf('alpha').placeOrder,
      headers: { 'idempotency-key': 'an-order-without-costs' },
    });
    await setCost('1234');
    const without = await costs(await admin(), 'C1', placed.json().Order.OrderID);
    expect(without.json()).toMatchObject({
      Lines: [{ CostPrice: null, CostAmount: null, Margin: null }],
      CostAmount: null,
      Margin: null,
    });
  });

  test('are found at the own centers of the own shop only', async () => {
    expect(told(await costs(await admin(), 'C2'))).toBe('404 ORDER_NOT_FOUND');
    expect(told(await costs(await admin(), 'C1', '260302-AAAAA'))).toBe('404 ORDER_NOT_FOUND');
    expect(told(await costs(await shop.tokenOf('beta', 'ADMIN')))).toBe('404 ORDER_NOT_FOUND');
  });
});

/** They answer the product as staff know it. */
const OF_PRODUCTS = /^(merchantProduct|(add|save|archive)Product|\w*ProductPicture\w*)$/;

describe('B-05d the right to see costs', () => {
  test('is no salesman’s until the shop gives it to the role, and ends with that', async () => {
    const before = await signIn('sale');
    expect(before.user.Rights).toEqual([]);
    expect(told(await costs(before.token))).toBe('403 RIGHT_MISSING');
    expect((await give('3', ['costs'])).json().Data[1]).toMatchObject({ UserRole: '3', Rights: ['costs'] });
    const given = await signIn('sale');
    expect(given.user.Rights).toEqual(['costs']);
    expect(told(await costs(given.token))).toBe('200 undefined');
    expect(told(await costs(await shop.tokenOf('alpha', 'SALE2'), 'C2')), 'of another role').toBe(
      '403 RIGHT_MISSING',
    );
    await give('3', []);
    // 401 where the notice of the ended session has arrived already.
    expect(told(await costs(given.token))).toMatch(/^(403 RIGHT_MISSING|401 SESSION_OVER)$/);
    const sessions = await shop.database.asOwner(
      `select from sessions s where tenant_id = 'alpha' and user_id = 'SALE' and revoked_at is null and session_id = $1`,
      [(await shop.deps.tokens.verify(given.token)).sessionId],
    );
    expect(sessions, 'its session has ended').toEqual([]);
    expect((await signIn('sale')).user.Rights).toEqual([]);
  });

  test('is recorded in the log, and the super admin has it always', async () => {
    await give('1', []);
    expect((await signIn('admin')).user.Rights).toEqual([
      'costs',
      'receiveCash',
      'approveIssues',
      'payRefunds',
      'managePayments',
      'issueCoupons',
      'approvePromotions',
      'approveCustomers',
      'accounting',
      'manageCustomers',
      'manageSurveys',
      'manageProducts',
      'changePrices',
      'adjustStock',
      'manageContent',
    ]);
    await give('4', ['costs']);
    const [entry] = await shop.database.asOwner(
      `select after from audit_log where action = 'role.change' and subject = 'role/4' order by audit_id desc limit 1`,
    );
    expect(entry).toMatchObject({ after: { Rights: ['costs'] } });
  });

  test('is needed wherever a cost or a floor price would be: no other call answers one to anybody', async () => {
    const samples = samplesOf('alpha');
    const names = (Object.keys(samples) as CallName[]).filter(
      (name) =>
        /order|product|quote|cart|report|home|list|detail|sale/i.test(name) && name !== 'merchantOrderCosts',
    );
    expect(names.length).toBeGreaterThan(20);
    for (const caller of CALLERS) {
      const token = await tokenOfCaller(shop, 'alpha', caller);
      for (const name of names) {
        // What is known of a product has its cost for who has the right, as the super admin always.
        if (caller === 'superAdmin' && OF_PRODUCTS.test(name)) continue;
        const answer = await shop.call(name, { token, tenant: 'alpha', ...samples[name] });
        for (const secret of [String(COST), String(FLOOR), '1234', '1777'])
          expect(answer.body.includes(secret), `${name} as ${caller}`).toBe(false);
      }
    }
  });
});
