/** The code that erasing takes: of the customer's own number, sent for erasing and for nothing else. */
import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { newcomerShop } from '../../testing/newcomers.ts';
import type { Given, TestShop } from '../../testing/shop.ts';

const newcomers = newcomerShop();
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});

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

test('L-29 it takes a code to the customer’s own number; a wrong one and another’s erase nobody', async () => {
  const token = await shop.tokenOf('alpha', 'CUST2');
  expect(verdict(await shop.call('eraseAccount', { token, body: {} }))).toBe('400 INVALID_OTP');
  const other = await erasureCode(await shop.tokenOf('alpha', 'CUST1'));
  newcomers.after(60);
  expect(verdict(await shop.call('eraseAccount', { token, body: other }))).toBe('400 INVALID_OTP');
  const own = await erasureCode(token);
  const wrong = own.Code === '000000' ? '000001' : '000000';
  expect(verdict(await shop.call('eraseAccount', { token, body: { ...own, Code: wrong } }))).toBe(
    '400 INVALID_OTP',
  );
  const [row] = await shop.database.asOwner(
    `select count(*)::int as many from customers where status = 'erased' and customer_code like 'CUST%'`,
  );
  expect(row).toEqual({ many: 0 });
});

test('L-29 a code erases only where it was sent for erasing, and does nothing else then', async () => {
  // It does not last as long as this test's waits.
  const own = async () => ({ token: await shop.tokenOf('alpha', 'CUST2') });
  const mobile = '0810000002';
  const erase = async (reference: string) =>
    shop.call('eraseAccount', { ...(await own()), body: { Reference: reference, Code: codeSent() } });
  let minutes = 0;
  const later = () => newcomers.after((minutes += 10) * 60);
  const signingIn = await done('requestCode', { tenant: 'alpha', body: { mobile } });
  expect(shop.sent.at(-1)?.text).toMatch(/your code is \d{6}/);
  expect(verdict(await erase(signingIn.reference))).toBe('400 INVALID_OTP');
  later();
  const proving = await done('requestProofCode', await own());
  expect(verdict(await erase(proving.reference))).toBe('400 INVALID_OTP');
  later();
  const registering = await done('requestRegistrationCode', { tenant: 'alpha', body: { mobile } });
  expect(verdict(await erase(registering.reference))).toBe('400 INVALID_OTP');
  later();
  const { reference } = await done('requestErasureCode', await own());
  expect(shop.sent.at(-1)?.text, 'it says so').toMatch(/ERASE YOUR ACCOUNT is \d{6}/);
  const body = { reference, code: codeSent() };
  expect(verdict(await shop.call('verifyCode', { tenant: 'alpha', body }))).toBe('400 INVALID_OTP');
  expect(verdict(await shop.call('verifyRegistrationCode', { tenant: 'alpha', body }))).toBe(
    '400 INVALID_OTP',
  );
  const asked = { mobile: '0895554433', Reference: reference, Code: codeSent(), Password: '' };
  expect(verdict(await shop.call('requestMobileCode', { ...(await own()), body: asked }))).toBe(
    '400 INVALID_OTP',
  );
  const [row] = await shop.database.asOwner(
    `select status from customers where tenant_id = 'alpha' and customer_code = 'CUST2'`,
  );
  expect(row).toEqual({ status: 'active' });
});
