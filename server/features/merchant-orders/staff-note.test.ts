import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let key: Key;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  key = await desk.place();
});

const save = async (Note: string, Before: string) =>
  shop.call('saveStaffNote', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params: key,
    body: { Note, Before },
  });
const listed = async () => {
  const answer = await shop.call('merchantOrders', { token: await shop.tokenOf('alpha', 'SALE') });
  return answer.json<{ Data: { StaffNote: string }[] }>().Data.map(({ StaffNote }) => StaffNote);
};

test('B-50b the internal note of an order is changed, logged, in the list and with the order, and the buyer never sees it', async () => {
  expect(await listed()).toEqual(['']);
  expect((await save('Call before noon', '')).statusCode).toBe(200);
  expect((await save('Call after noon', 'Call before noon')).statusCode).toBe(200);
  expect(await listed()).toEqual(['Call after noon']);
  expect((await desk.detail(key)).json()).toMatchObject({ Order: { StaffNote: 'Call after noon' } });
  expect(JSON.stringify(await desk.buyersDetail(key))).not.toContain('noon');
  expect(await desk.changes()).toMatchObject([
    { action: 'order.staffNote', before: { Note: '' }, after: { Note: 'Call before noon' } },
    { action: 'order.staffNote', before: { Note: 'Call before noon' }, after: { Note: 'Call after noon' } },
  ]);
});

test('B-50b a note that somebody else changed meanwhile is not overwritten, and the answer names it', async () => {
  await save('Mine', '');
  const refused = await save('Yours', 'An old one');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'STAFF_NOTE_CHANGED', details: { Note: 'Mine' } },
  ]);
  expect(await listed()).toEqual(['Mine']);
  expect(await desk.changes()).toHaveLength(1);
});

test('B-50b a change that is sent twice is one', async () => {
  await save('Mine', '');
  expect((await save('Mine', '')).statusCode).toBe(200);
  expect(await desk.changes(), 'logged once').toHaveLength(1);
});
