import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { listedMembers } from './merchant-staff.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

test('B-05b who works for a center that is closed keeps it, and nobody is given one', async () => {
  const token = await shop.tokenOf('alpha', 'ADMIN');
  const params = { userId: 'SALE' };
  const save = async (SaleUnits: string[]) => {
    const { Version } = (await shop.call('staffMember', { token, params })).json<CallAnswer<'staffMember'>>();
    const body = {
      Name: 'Sale',
      Username: 'sale',
      Mobile: '0830000002',
      UserRole: '3' as const,
      SaleUnits,
      Version,
    };
    return shop.call('saveStaffMember', { token, params, body });
  };
  await save(['C2', 'C1']);
  await shop.database.asOwner(
    `update centers set is_active = false where tenant_id = 'alpha' and sale_unit = 'C2'`,
  );
  shop.deps.events.publish({ tags: ['alpha/config'] });
  const [center] = await shop.database.asOwner<{ name_en: string }>(
    `select name_en from centers where tenant_id = 'alpha' and sale_unit = 'C2'`,
  );
  expect((await save(['C2', 'C1'])).json()).toMatchObject({
    Centers: [{ SaleUnit: 'C2', DIST_NAME: center?.name_en }, { SaleUnit: 'C1' }],
  });
  expect((await save(['C1'])).statusCode).toBe(200);
  expect(verdict(await save(['C1', 'C2']))).toBe('400 CENTER_NOT_FOUND');
});

test('B-05b the list finds the last sign-in of each by an index, however many sessions there were', async () => {
  const plan = await shop.deps.database.inTenant('alpha', async (tx) => {
    // Here are too few to need one.
    await sql`set local enable_seqscan = off`.execute(tx);
    return listedMembers(tx, {
      parts: undefined,
      near: 0,
      roles: undefined,
      status: undefined,
      saleUnits: undefined,
      after: undefined,
      take: 26,
    }).explain('json');
  });
  expect(JSON.stringify(plan)).toContain('sessions_last_sign_in');
});
