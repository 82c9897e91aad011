/** Accounts with a public password: a shop that is no demo refuses them all (decision 26). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { eventually } from '#database/testing.ts';
import { createTestShop, PASSWORD, type Given, type TestShop } from '../../testing/shop.ts';

let demo: TestShop;
let earnest: TestShop;

beforeAll(async () => {
  demo = await createTestShop();
  earnest = await createTestShop({ config: { demo: false }, database: demo.database });
  await demo.database.asOwner(`
    update staff set is_demo = true where user_id = 'ADMIN';
    update profiles set is_demo = true where profile_code = 'CUST1'`);
});
afterAll(async () => {
  await earnest.stop();
  await demo.stop();
});

async function codeOf(shop: TestShop, name: CallName, given: Given): Promise<string> {
  const response = await shop.call(name, { tenant: 'alpha', ...given });
  return `${response.statusCode} ${response.json<{ code?: string }>().code}`;
}

it.each([
  ['login', 'one', 'two', 'renew'],
  ['staffLogin', 'admin', 'sale', 'staffRenew'],
] as const)('%s', async (login, ofDemo, own, renew) => {
  const password = (username: string, typed = PASSWORD) => ({ body: { username, password: typed } });
  const before = await demo.call(login, { tenant: 'alpha', ...password(ofDemo) });
  expect(before.statusCode).toBe(200);
  expect(await codeOf(earnest, login, password(ofDemo))).toBe('403 DEMO_ACCOUNT');
  expect(await codeOf(earnest, login, password(ofDemo, 'wrong'))).toBe('401 WRONG_PASSWORD');
  expect(await codeOf(earnest, login, password(own))).toBe('200 undefined');
  // Its session from the time of the demo.
  const cookies = Object.fromEntries(before.cookies.map(({ name, value }) => [name, value]));
  expect(await codeOf(demo, renew, { cookies })).toBe('200 undefined');
  expect(await codeOf(earnest, renew, { cookies })).toBe('401 SESSION_OVER');
});

it('a one-time code opens no demo account, and none is sent to its staff', async () => {
  const request = await earnest.call('requestCode', { tenant: 'alpha', body: { mobile: '0810000001' } });
  const { reference } = request.json<{ reference: string }>();
  const [, code = ''] = /code is (\d{6})/.exec(earnest.sent.at(-1)?.text ?? '') ?? [];
  expect(await codeOf(earnest, 'verifyCode', { body: { reference, code } })).toBe('403 DEMO_ACCOUNT');
  for (const mobile of ['0830000001', '0830000002'])
    expect(await codeOf(earnest, 'staffRequestCode', { body: { mobile } })).toBe('200 undefined');
  await eventually(() => expect(earnest.sent.at(-1)?.to).toBe('0830000002'));
  expect(earnest.sent.map(({ to }) => to)).toEqual(['0810000001', '0830000002']);
});

it('the shops that have any are listed', async () => {
  expect(await demo.database.database.platform.demoShops()).toEqual(['alpha', 'beta']);
});
