import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { eventually, run } from '#database/testing.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { createDesk } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { sampleCenter } from './merchant-centers.testing.ts';

type Center = CallAnswer<'merchantCenter'>;
type Page = CallAnswer<'merchantCenters'>;
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from centers where sale_unit = 'C9'`);
  await shop.database.asOwner(`delete from audit_log`);
  await shop.database.asOwner(`update centers set is_active = true`);
  shop.deps.events.publish({ tags: ['alpha/config'] });
  token = await shop.tokenOf('alpha', 'ADMIN');
});

const one = (saleUnit: string) => ({ token, params: { saleUnit } });
const read = async (saleUnit: string) => (await shop.call('merchantCenter', one(saleUnit))).json<Center>();
const add = (more: object = {}) =>
  shop.call('addCenter', { token, body: { ...sampleCenter, SaleUnit: 'C9', Active: 'Y', ...more } });
const save = async (saleUnit: string, more: object = {}) =>
  shop.call('saveCenter', {
    ...one(saleUnit),
    body: { ...sampleCenter, Version: (await read(saleUnit)).Version, ...more },
  });
const setActive = (saleUnit: string, Active: 'Y' | 'N') =>
  shop.call('setCenterActive', { ...one(saleUnit), body: { Active } });
const list = async (query: Record<string, string> = {}) =>
  (await shop.call('merchantCenters', { token, query })).json<Page>();
const codes = ({ Data }: Page) => Data.map(({ SaleUnit }) => SaleUnit);
const said = (answer: { statusCode: number; body: string }) => {
  const { code, fields } = JSON.parse(answer.body) as { code: string; fields?: object };
  return [answer.statusCode, code, ...Object.keys(fields ?? {})];
};
const audits = () => shop.database.asOwner('select tenant_id, action, subject, before, after from audit_log');
const buyersSee = async (tenant: 'alpha' | 'beta' = 'alpha') => {
  const answer = await shop.call('customerCenters', { token: await shop.tokenOf(tenant, 'GUEST'), tenant });
  return answer.json<CallAnswer<'customerCenters'>>().All;
};

describe('B-05f the centers of a shop', () => {
  test('a new center is last, keeps every field, and buyers see it at once', async () => {
    const answer = await add();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Center>()).toEqual({
      ...sampleCenter,
      SaleUnit: 'C9',
      Phone: '021234567',
      FullAddress: '1 Na Phra Lan Road, Phra Borom Maha Ratchawang, Phra Nakhon, Bangkok 10200',
      Active: 'Y',
      Version: 1,
      Use: { OpenOrders: 0, OpenMoney: 0, Carts: 0, Staff: 0, StaffOnlyHere: 0, IsLast: false },
    });
    expect(codes(await list())).toEqual(['C1', 'C2', 'C9']);
    expect((await buyersSee()).at(-1)).toMatchObject({
      SaleUnit: 'C9',
      DIST_NAME: 'Phra Nakhon',
      LineChannel: { channel_name: '@phranakhon' },
      Phone: '021234567',
      Hours: sampleCenter.Hours,
      ClosedDays: sampleCenter.ClosedDays,
    });
    expect((await buyersSee('beta')).map(({ SaleUnit }) => SaleUnit)).toEqual(['C1', 'C2']);
    expect(await audits()).toEqual([
      expect.objectContaining({
        tenant_id: 'alpha',
        action: 'center.add',
        subject: 'center/C9',
        before: null,
      }),
    ]);
  });

  test('a new center that is not open yet is not seen by buyers', async () => {
    await add({ Active: 'N' });
    expect((await buyersSee()).map(({ SaleUnit }) => SaleUnit)).toEqual(['C1', 'C2']);
    expect(await read('C9')).toMatchObject({ Active: 'N' });
  });

  test('a code is taken once, and is free in another shop', async () => {
    expect(said(await add({ SaleUnit: 'C1' }))).toEqual([409, 'CENTER_CODE_TAKEN', 'SaleUnit']);
    expect((await read('C1')).DIST_NAME).not.toBe(sampleCenter.DIST_NAME);
    await add();
    const other = await shop.call('addCenter', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      body: { ...sampleCenter, SaleUnit: 'C9', Active: 'N' },
    });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    [{ PostalCode: '10300' }, 'AREA_NOT_FOUND', 'PostalCode'],
    [{ Town: '500101' }, 'AREA_NOT_FOUND', 'Town'],
    [{ Phone: '1234' }, 'INVALID_PHONE', 'Phone'],
    [{ LineName: '' }, 'LINE_INCOMPLETE', 'LineName'],
    [{ LineUrl: 'http://line.me/x' }, 'INVALID_INPUT', 'LineUrl'],
    [{ Hours: [{ Day: 1, From: '17:00', Until: '08:00' }] }, 'HOURS_WRONG', 'Hours.0.Until'],
    [{ Hours: [{ Day: 8, From: '08:00', Until: '17:00' }] }, 'INVALID_INPUT', 'Hours.0.Day'],
    [{ ClosedDays: [{ Date: '2026-02-30', Name: '' }] }, 'INVALID_INPUT', 'ClosedDays.0.Date'],
  ])('%j is refused at its field, and nothing is written', async (wrong, code, field) => {
    expect(said(await add(wrong))).toEqual([400, code, field]);
    expect(codes(await list())).toEqual(['C1', 'C2']);
    expect(await audits()).toEqual([]);
  });

  test('a change is logged with before and after, and another shop’s center of the same code stays', async () => {
    const answer = await save('C2');
    expect(answer.statusCode, answer.body).toBe(200);
    const [{ before, after }] = (await audits()) as [{ before: object; after: object }];
    expect(before).toMatchObject({ nameEn: 'Chiang Mai', address: 'Chiang Mai' });
    expect(after).toMatchObject({ nameEn: 'Phra Nakhon', hours: '1 08:00–17:00', closedDays: '2026-12-31' });
    expect((await buyersSee())[1]?.DIST_NAME).toBe('Phra Nakhon');
    expect((await buyersSee('beta'))[1]?.DIST_NAME).toBe('Chiang Mai');
  });

  test('who began before somebody else saved is told, and changes nothing', async () => {
    const { Version } = await read('C2');
    await save('C2');
    expect(said(await save('C2', { Version, DIST_SHORTNAME: 'MINE' }))).toEqual([409, 'CENTER_CHANGED']);
    expect((await read('C2')).DIST_SHORTNAME).toBe('PNK');
  });

  test('are found by a part of name, code or address, by province and state, a page by key', async () => {
    await add({ Active: 'N', Address: '1 ถนนสนามไชย' });
    expect(codes(await list({ text: 'ศูนย์กรุงเทพ' }))).toEqual(['C1']);
    expect(codes(await list({ text: 'สนามไชย' }))).toEqual(['C9']);
    expect(codes(await list({ text: '%' }))).toEqual([]);
    expect(codes(await list({ province: '10', active: 'N' }))).toEqual(['C9']);
    expect(codes(await list({ active: 'Y' }))).toEqual(['C1', 'C2']);
    const first = await list({ take: '2' });
    expect(first.Next).toBe('C2');
    const second = await list({ take: '2', after: 'C2' });
    expect([codes(second), second.Next]).toEqual([['C9'], null]);
  });

  test('are found by all that is asked at once, and the next page has the rest of what a text finds', async () => {
    await add({ Active: 'N', Address: '1 ถนนสนามไชย' });
    expect(codes(await list({ text: 'สนามไชย', province: '50' }))).toEqual([]);
    expect(codes(await list({ text: 'สนามไชย', active: 'Y' }))).toEqual([]);
    expect(codes(await list({ text: 'สนามไชย', province: '10', active: 'N' }))).toEqual(['C9']);
    const first = await list({ text: 'c', take: '1' });
    expect([codes(first), first.Next]).toEqual([['C1'], 'C1']);
    expect(codes(await list({ text: 'c', take: '5', after: 'C1' }))).toEqual(['C2', 'C9']);
  });
});

describe('B-05f a center is closed', () => {
  test('buyers see it no more, who was there orders from another, and it can be opened again', async () => {
    const guest = await shop.tokenOf('alpha', 'GUEST', 'C2');
    expect((await setActive('C2', 'N')).json()).toMatchObject({ Active: 'N' });
    expect((await buyersSee()).map(({ SaleUnit }) => SaleUnit)).toEqual(['C1']);
    expect(said(await shop.call('swapCenter', { token: guest, params: { saleUnit: 'C2' } }))).toEqual([
      404,
      'CENTER_NOT_FOUND',
    ]);
    expect((await buyersSee('beta')).map(({ SaleUnit }) => SaleUnit)).toEqual(['C1', 'C2']);
    await setActive('C2', 'Y');
    expect((await buyersSee()).map(({ SaleUnit }) => SaleUnit)).toEqual(['C1', 'C2']);
    expect(await audits()).toMatchObject([
      { action: 'center.status', before: { Status: 'active' }, after: { Status: 'disabled' } },
      { action: 'center.status', before: { Status: 'disabled' }, after: { Status: 'active' } },
    ]);
  });

  test('not while an order of it is open; they are counted before', async () => {
    const desk = createDesk(shop);
    await desk.clear();
    const { orderid } = await desk.place();
    expect((await read('C1')).Use.OpenOrders).toBe(1);
    expect(said(await setActive('C1', 'N'))).toEqual([409, 'CENTER_HAS_ORDERS']);
    await desk.stand(orderid, 'Shipping');
    expect(said(await setActive('C1', 'N'))).toEqual([409, 'CENTER_HAS_ORDERS']);
    await desk.stand(orderid, 'Delivered');
    expect((await read('C1')).Use.OpenOrders).toBe(0);
    expect((await setActive('C1', 'N')).statusCode).toBe(200);
  });

  test.each([
    ['placeOrder', 'CUST1', 404],
    ['createGoodsIssue', 'SALE', 409],
  ] as const)('what is begun while it is being closed does not come to it: %s', async (call, who, status) => {
    await createDesk(shop).clear();
    const sample = { token: await shop.tokenOf('alpha', who), ...samplesOf('alpha')[call] };
    let goOn = (): void => undefined;
    const closing = shop.database.database.inTenant('alpha', async (tx) => {
      await sql`select from centers where sale_unit = 'C1' for update`.execute(tx);
      await new Promise<void>((resolve) => (goOn = resolve));
      await sql`update centers set is_active = false where sale_unit = 'C1'`.execute(tx);
    });
    const begun = shop.call(call, sample);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    try {
      await eventually(async () =>
        expect(await run(shop.database.urls.superuserUrl, waiting)).toHaveLength(1),
      );
    } finally {
      goOn();
      await closing;
    }
    const answer = await begun;
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await shop.database.asOwner('select from orders')).toEqual([]);
  });

  test('opened and closed by many at once, it comes to an end for each of them', async () => {
    const states = ['N', 'Y', 'N', 'Y', 'N', 'Y', 'N', 'Y', 'N', 'Y'] as const;
    const answers = await Promise.all(states.map((state) => setActive('C1', state)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(states.map(() => 200));
  });

  test('not while cash of it is not handed in, or a refund is owed', async () => {
    const desk = createDesk(shop);
    await desk.clear();
    const order = await desk.takenTo('Shipping');
    await desk.take(order, { From: 'Shipping', To: 'Delivered', Cash: true });
    expect((await read('C1')).Use).toMatchObject({ OpenOrders: 0, OpenMoney: 1 });
    expect(said(await setActive('C1', 'N'))).toEqual([409, 'CENTER_HAS_MONEY']);
    await shop.database.asOwner(
      `delete from cash_receipts; update orders set returned_satang = total_satang`,
    );
    expect((await read('C1')).Use.OpenMoney, 'the refund').toBe(1);
    expect(said(await setActive('C1', 'N'))).toEqual([409, 'CENTER_HAS_MONEY']);
    await desk.clear();
  });

  test('not the last one that takes orders, also when two are closed at once', async () => {
    const answers = await Promise.all([setActive('C1', 'N'), setActive('C2', 'N')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(said)).toEqual([[409, 'LAST_CENTER']]);
  });

  test('who works for it, and for it alone, is known before', async () => {
    await shop.database.asOwner(`
      insert into staff (tenant_id, user_id, kind, role, name) values ('alpha', 'BOTH', 'merchant', '3', 'Both');
      insert into staff_centers (tenant_id, user_id, sale_unit) values ('alpha', 'BOTH', 'C1'), ('alpha', 'BOTH', 'C2')`);
    const { Staff, StaffOnlyHere } = (await read('C1')).Use;
    expect(StaffOnlyHere).toBeLessThan(Staff);
    await setActive('C2', 'N');
    expect((await read('C1')).Use).toMatchObject({ Staff, StaffOnlyHere: StaffOnlyHere + 1, IsLast: true });
  });
});
