/** What the log contains when a call fails: which call, whose and what kind of error; nothing that a person typed. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { samplesOf } from './testing/call-tests.ts';
import { TENANTS } from './testing/shop-data.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  // An unforeseen error: it quotes what was typed, as PostgreSQL does.
  await shop.database.asOwner(`
    create function quote_what_was_typed() returns trigger language plpgsql as $$
    begin
      raise exception 'cannot read "%"', new.name using detail = 'Failing row contains ' || new.line, errcode = '22000', table = 'addresses';
    end $$`);
  await shop.database.asOwner(
    'create trigger quotes before update on addresses for each row execute function quote_what_was_typed()',
  );
});
afterAll(() => shop.stop());
afterEach(() => vi.restoreAllMocks());

test.each(TENANTS)('the log of a failed call in %s holds nothing that was typed', async (tenant) => {
  const logged = vi.spyOn(shop.app.log, 'error').mockImplementation(() => undefined);
  const { body } = samplesOf(tenant).addDeliveryAddress;
  const token = await shop.tokenOf(tenant, 'CUST1');
  const typed = { ...body, Name: 'Somchai the secret', Address_: '1 Hidden Road', Phone: '0899999999' };
  const answer = await shop.call('addDeliveryAddress', { token, body: typed });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]).toMatchObject([
    { call: 'addDeliveryAddress', tenant, method: 'POST', error: { code: '22000', table: 'addresses' } },
    'call failed',
  ]);
  const [first] = logged.mock.calls;
  // The way pino writes an error: with all of its own fields.
  const written = JSON.stringify(first, (_, value: unknown) =>
    value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
  );
  expect(written).not.toMatch(/secret|Hidden|0899999999/);
});
