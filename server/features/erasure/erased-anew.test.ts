/** Who was erased and registers anew is no new customer of promotions, and what is kept for that. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { NEW, newcomerShop } from '../../testing/newcomers.ts';
import { promote, promotionsChanged } from '../../testing/promotions.ts';
import type { Given, TestShop } from '../../testing/shop.ts';
import { clearAway } from '../housekeeping/housekeeping.usecases.ts';

const newcomers = newcomerShop();
const { register, ticketFor } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});
afterEach(async () => {
  await shop.database.asOwner('delete from orders; delete from promotions; delete from erased_numbers');
  for (const tenant of ['alpha', 'beta'] as const) promotionsChanged(shop, tenant);
});

/** What of the person no marker finds, since nobody can read it; each with the reason, which `/profile/erase` says too. */
const KEPT_HASHED: Readonly<Record<string, string>> = {
  erased_numbers: 'two years, in the shop’s interest: new-customer promotions are for a first order only',
};

/** How many rows each of them has of each shop. */
const hashesKept = () =>
  shop.database.asOwner<{ table: string; tenant: string; rows: number }>(
    Object.keys(KEPT_HASHED)
      .map(
        (table) =>
          `select '${table}' as table, tenant_id as tenant, count(*)::int as rows from ${table} group by 2`,
      )
      .join(' union all '),
  );

/** A call that must succeed. */
async function done<Name extends CallName>(name: Name, given: Given): Promise<CallAnswer<Name>> {
  const answer = await shop.call(name, given);
  expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
  return answer.json<CallAnswer<Name>>();
}

const codeSent = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';

async function erasureCode(token: string): Promise<{ Reference: string; Code: string }> {
  const { reference } = await done('requestErasureCode', { token });
  return { Reference: reference, Code: codeSent() };
}

const promoteNew = (tenant: 'alpha' | 'beta') =>
  promote(
    shop,
    { id: 'NEW', steps: [{ from: 1, discount: ['P', 1000] }], columns: { is_for_new: 'true' } },
    tenant,
  );

/** What a cart of theirs gets. */
async function promotionsOf(token: string): Promise<string[]> {
  const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }];
  const { Promotions = [] } = await done('quote', { token, body: { SaleUnit: 'C1', Lines } });
  return Promotions.map(({ PromotionId }) => PromotionId);
}

async function registeredAnew(): Promise<string> {
  const answer = await register({ Ticket: await ticketFor(NEW), SaleUnit: 'C1' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Required<CallAnswer<'register'>>>().jtoken;
}

async function registeredByStaff(tenant: 'alpha' | 'beta'): Promise<string> {
  await done('registerCustomer', {
    token: await shop.tokenOf(tenant, 'ADMIN'),
    headers: { 'idempotency-key': randomUUID() },
    body: { Name: 'Anew', Mobile: NEW, SaleUnit: 'C1' },
  });
  const { reference } = await done('requestCode', { tenant, body: { mobile: NEW } });
  return (await done('verifyCode', { tenant, body: { reference, code: codeSent() } })).jtoken;
}

/** An order of whoever has the number. */
const ordered = (status: string) =>
  shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, subtotal_satang,
       total_satang, ship_to, placed_at, updated_at)
     select 'alpha', '260301-AAAAA', 'C1', $1, customer_code, 0, 'OWN', 100, 100, '{}', '2026-03-01', '2026-03-01'
     from profiles join customers using (tenant_id, profile_code) where tenant_id = 'alpha' and mobile = $2`,
    [status, NEW],
  );

test('L-29 P-01 who had ordered, was erased and registers anew is no new customer for two years; in another shop they are', async () => {
  const token = await registeredAnew();
  expect((await done('erasure', { token })).IsNumberKept).toBe(false);
  // All of it came back.
  await ordered('Returned');
  expect((await done('erasure', { token })).IsNumberKept).toBe(false);
  await shop.database.asOwner(
    `update orders set status = 'Delivered', payment_status = 'paid', paid_satang = total_satang`,
  );
  await done('eraseAccount', { token, body: await erasureCode(token) });
  expect(await hashesKept()).toEqual([{ table: 'erased_numbers', tenant: 'alpha', rows: 1 }]);

  for (const tenant of ['alpha', 'beta'] as const) await promoteNew(tenant);
  const anew = await registeredAnew();
  expect(await promotionsOf(anew)).toEqual([]);
  // Nor after another erasure, without an order between them, when a salesman registers them.
  expect((await done('erasure', { token: anew })).IsNumberKept).toBe(true);
  newcomers.after(60);
  await done('eraseAccount', { token: anew, body: await erasureCode(anew) });
  newcomers.after(120);
  expect(await promotionsOf(await registeredByStaff('alpha'))).toEqual([]);
  expect(await promotionsOf(await registeredByStaff('beta'))).toEqual(['NEW']);

  // The time is up: a new customer again, as whoever else has the number by then.
  await shop.database.asOwner(`update profiles set mobile = null where mobile = $1`, [NEW]);
  const DAY = 24 * 3600;
  newcomers.after(729 * DAY);
  await clearAway(shop.deps, 'alpha');
  expect(await hashesKept()).toHaveLength(1);
  newcomers.after(60 + 730 * DAY);
  await clearAway(shop.deps, 'beta');
  expect(await hashesKept()).toHaveLength(1);
  await clearAway(shop.deps, 'alpha');
  expect(await hashesKept()).toEqual([]);
  expect(await promotionsOf(await registeredAnew())).toEqual(['NEW']);
});
