import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  token = await shop.tokenOf('alpha', 'ADMIN');
});

test('B-05b a person is told of ten resets a day, also of two at once', async () => {
  await shop.database.asOwner(
    `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject)
     select 'alpha', $1, 'staff', 'ADMIN', 'staff.reset', 'staff/SALE' from generate_series(1, 9)`,
    [shop.deps.clock()],
  );
  const enqueue = vi.spyOn(shop.deps.jobs, 'enqueue');
  onTestFinished(() => enqueue.mockRestore());
  const reset = () => shop.call('resetStaffPassword', { token, params: { userId: 'SALE' } });
  const both = await Promise.all([reset(), reset()]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(enqueue.mock.calls.filter(([, queue]) => queue === 'staff-reset')).toHaveLength(1);
});

test('B-05b a shop invites 200 people a day', async () => {
  await shop.database.asOwner(
    `insert into staff (tenant_id, user_id, kind, role, name, created_at)
     select 'alpha', 'U' || n, 'merchant', '3', 'Many', $1 from generate_series(1, 200) n`,
    [shop.deps.clock()],
  );
  const { addStaffMember } = samplesOf('alpha');
  expect(verdict(await shop.call('addStaffMember', { token, ...addStaffMember }))).toBe('409 INVITES_OF_DAY');
});
