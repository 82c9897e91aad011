import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Log = CallAnswer<'merchantLog'>;
let shop: TestShop;

const insert = (tenant: string, at: string, who: string, action: string, subject: string) =>
  shop.database.asOwner(
    `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
     values ($1, $2, 'staff', $3, $4, $5, '{"Status": "Wait"}', '{"Status": "Approved"}')`,
    [tenant, at, who, action, subject],
  );
const log = async (query: Record<string, string> = {}) => {
  const answer = await shop.call('merchantLog', { token: await shop.tokenOf('alpha', 'ADMIN'), query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Log>();
};
const subjects = async (query: Record<string, string> = {}) =>
  (await log(query)).Data.map(({ Subject }) => Subject);

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner('delete from audit_log');
  await insert('alpha', '2026-03-01T05:00:00Z', 'SALE', 'order.step', 'order/A');
  await insert('alpha', '2026-03-02T05:00:00Z', 'ADMIN', 'order.step', 'order/B');
  await insert('alpha', '2026-03-02T05:00:00Z', 'GONE', 'product.price', 'product/P1');
  await insert('alpha', '2026-03-03T05:00:00Z', 'SALE', 'order.tracking', 'order/A');
  await insert('beta', '2026-03-03T05:00:00Z', 'SALE', 'order.step', 'order/Z');
});
afterAll(() => shop.stop());

describe('the log', () => {
  test('B-40 shows the super admin what staff changed, newest first, with before and after', async () => {
    const { Data, Next } = await log();
    expect(Data.map(({ Subject }) => Subject)).toEqual(['order/A', 'product/P1', 'order/B', 'order/A']);
    expect(Data[2]).toEqual({
      At: '2026-03-02T05:00:00.000Z',
      Actor: 'ADMIN',
      ActorName: 'Admin',
      ActorKind: 'staff',
      Action: 'order.step',
      Subject: 'order/B',
      Before: { Status: 'Wait' },
      After: { Status: 'Approved' },
    });
    expect(Data[1]).toMatchObject({ Actor: 'GONE', ActorName: '' });
    expect(Next).toBeNull();
  });

  test.each([
    [{ action: 'order.step' }, ['order/B', 'order/A']],
    [{ action: 'order.step,order.tracking' }, ['order/A', 'order/B', 'order/A']],
    [{ actor: 'SALE' }, ['order/A', 'order/A']],
    [{ subject: 'order/B' }, ['order/B']],
    [{ dateStart: '2026-03-02', dateEnd: '2026-03-02' }, ['product/P1', 'order/B']],
    [{ actor: 'SALE', action: 'order.tracking' }, ['order/A']],
    [{ action: '', actor: '', subject: '' }, ['order/A', 'product/P1', 'order/B', 'order/A']],
    [{ subject: 'order/Z' }, []],
  ])('filtered by %o', async (query, wanted) => {
    expect(await subjects(query as Record<string, string>)).toEqual(wanted);
  });

  test('pages follow each other, also among changes of the same moment', async () => {
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Log = await log({ take: '1', ...(after === '' ? {} : { after }) });
      seen.push(...page.Data.map(({ Subject }) => Subject));
      after = page.Next;
    }
    expect(seen).toEqual(['order/A', 'product/P1', 'order/B', 'order/A']);
  });

  test('is closed to a salesman', async () => {
    const answer = await shop.call('merchantLog', { token: await shop.tokenOf('alpha', 'SALE') });
    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'NOT_ALLOWED' });
    await shop.database.asOwner(`delete from audit_log where action = 'staff.refused'`);
  });

  test('B-40 B-95 names the customers whom a change of a promotion adds or takes away, each from the own shop', async () => {
    const change = (tenant: string) =>
      shop.database.asOwner(
        `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
         values ($1, '2026-03-06T05:00:00Z', 'staff', 'SALE', 'promotion.change', 'promotion/P', $2, $3)`,
        [
          tenant,
          JSON.stringify({ forCustomers: ['CUST1'], notForCustomers: ['CUST2'] }),
          JSON.stringify({ forCustomers: ['CUST1', 'OFF1', 'NOBODY'], notForCustomers: ['CUST2'] }),
        ],
      );
    await change('beta');
    await change('alpha');
    const { Data } = await log({ subject: 'promotion/P' });
    expect(Data).toHaveLength(1);
    expect(Data[0]?.CustomerNames).toEqual({
      CUST1: 'Customer CUST1 of alpha',
      OFF1: 'Customer OFF1 of alpha',
    });
  });

  test('a place that no page gave is refused', async () => {
    const answer = await shop.call('merchantLog', {
      token: await shop.tokenOf('alpha', 'ADMIN'),
      query: { after: 'x' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 400, fields: { after: expect.any(String) } });
  });

  test('finds an order by its number and a customer by the code, as people type them', async () => {
    await insert('alpha', '2026-03-04T05:00:00Z', 'SALE', 'order.step', 'order/260304-7KQ2M');
    await insert('alpha', '2026-03-04T05:00:00Z', 'SALE', 'acting.start', 'customer/CUST1');
    expect(await subjects({ subject: '260304-7KQ2M' })).toEqual(['order/260304-7KQ2M']);
    expect(await subjects({ subject: '2603047kq2m' })).toEqual(['order/260304-7KQ2M']);
    expect(await subjects({ subject: 'cust1' })).toEqual(['customer/CUST1']);
  });

  test.each([
    [{ actor: 'sal' }, ['order/A', 'order/A']],
    [{ actor: 'Sale' }, ['order/A', 'order/A']],
    [{ actor: '083-000-0002' }, ['order/A', 'order/A']],
    [{ actor: '+66830000002' }, ['order/A', 'order/A']],
    [{ actor: 'gone' }, ['product/P1']],
    [{ actor: 'nobody' }, []],
    [{ actor: 'a', action: 'order.step' }, ['order/B', 'order/A']],
    [{ actor: '%' }, []],
  ])('B-40 finds who did it by a part of the name or code: %o', async (query, wanted) => {
    const day = { dateStart: '2026-03-01', dateEnd: '2026-03-03' };
    expect(await subjects({ ...(query as Record<string, string>), ...day })).toEqual(wanted);
  });

  describe('of people and orders', () => {
    const order = (id: string, center: string, type: string) =>
      shop.database.asOwner(
        `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type,
           delivery_method, subtotal_satang, total_satang, ship_to, placed_at, updated_at)
         values ('alpha', $1, $2, $3, 'Approved', 'CUST1', 0, 'OWN', 1, 1, '{}', '2026-03-05', '2026-03-05')`,
        [id, center, type],
      );
    const day = { dateStart: '2026-03-05', dateEnd: '2026-03-05' };
    beforeAll(async () => {
      await order('260305-6DQT1', 'C1', '3');
      await order('260305-6DQT2', 'C2', '3');
      await order('260305-7KQ2M', 'C1', 'I');
      let second = 0;
      for (const subject of [
        'order/260305-6DQT1',
        'order/260305-6DQT2',
        'order/260305-7KQ2M',
        'customer/CUST2',
        'customer/OFF1',
        'staff/SALE',
      ])
        await insert('alpha', `2026-03-05T05:00:0${(second += 1)}Z`, 'ADMIN', 'order.step', subject);
    });

    test.each([
      ['6dqt1', ['order/260305-6DQT1']],
      ['6DQ', ['order/260305-6DQT2', 'order/260305-6DQT1']],
      ['Customer CUST2', ['customer/CUST2']],
      ['081-000-0002', ['customer/CUST2']],
      ['off1', ['customer/OFF1']],
      ['sal', ['staff/SALE']],
      ['nobody', []],
    ])(
      'B-40 finds what it was done to by a part of the name, the code or the number: %s',
      async (subject, wanted) => {
        expect(await subjects({ subject, ...day })).toEqual(wanted);
        expect(await subjects({ subject, actor: 'admin', ...day })).toEqual(wanted);
        expect(await subjects({ subject, actor: 'sale2', ...day })).toEqual([]);
      },
    );

    test('B-40 names the order or the customer only where the reader may open it', async () => {
      const ways = async () =>
        Object.fromEntries(
          (await log(day)).Data.map(({ Subject, Order, Customer }) => [Subject, Order ?? Customer]),
        );
      const here = {
        'order/260305-6DQT1': { OrderID: '260305-6DQT1', SaleUnit: 'C1', OrderType: '3' },
        'order/260305-6DQT2': undefined,
        'order/260305-7KQ2M': { OrderID: '260305-7KQ2M', SaleUnit: 'C1', OrderType: 'I' },
        'customer/CUST2': { CUSTOMERCODE: 'CUST2', SaleUnit: 'C1' },
        'customer/OFF1': { CUSTOMERCODE: 'OFF1', SaleUnit: 'C1' },
        'staff/SALE': undefined,
      };
      expect(await ways()).toEqual(here);
      await shop.database.asOwner(
        `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_GOODS_ISSUE_ENABLED', 'N')`,
      );
      shop.deps.cache.dropAll();
      expect(await ways()).toEqual({ ...here, 'order/260305-7KQ2M': undefined });
      await shop.database.asOwner(`delete from web_config where opt = 'MERCHANT_GOODS_ISSUE_ENABLED'`);
      shop.deps.cache.dropAll();
    });
  });
});
