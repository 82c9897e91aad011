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
  test('B-40 tells the super admin what staff changed, newest first, with before and after', async () => {
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
  });

  test('a place that no page gave is refused', async () => {
    const answer = await shop.call('merchantLog', {
      token: await shop.tokenOf('alpha', 'ADMIN'),
      query: { after: 'x' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 400, fields: { after: expect.any(String) } });
  });

  test('finds an order by its number and a customer by his code, as people type them', async () => {
    await insert('alpha', '2026-03-04T05:00:00Z', 'SALE', 'order.step', 'order/260304-7KQ2M');
    await insert('alpha', '2026-03-04T05:00:00Z', 'SALE', 'acting.start', 'customer/CUST1');
    expect(await subjects({ subject: '260304-7KQ2M' })).toEqual(['order/260304-7KQ2M']);
    expect(await subjects({ subject: '2603047kq2m' })).toEqual(['order/260304-7KQ2M']);
    expect(await subjects({ subject: 'cust1' })).toEqual(['customer/CUST1']);
  });
});
