import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z').getTime();
const after = (seconds: number) => {
  shop.now = new Date(begin + seconds * 1000);
};

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => after(0));
afterEach(async () => {
  await shop.database.asOwner('delete from one_time_codes');
  await shop.database.asOwner(`delete from web_config where opt = 'OTP_LOGIN_ENABLED'`);
  shop.deps.kept.dropAll();
});

const request = (mobile = '0810000001', given: Given = {}) =>
  shop.call('requestCode', { tenant: 'alpha', ...given, body: { mobile } });
const verify = (reference: string, code: string, given: Given = {}) =>
  shop.call('verifyCode', { tenant: 'alpha', ...given, body: { reference, code } });
const sentCode = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function codeFor(mobile?: string) {
  const response = await request(mobile);
  return { reference: response.json().reference as string, code: sentCode() };
}

describe('asking for a one-time code', () => {
  it('sends six digits with their reference in the language of the caller', async () => {
    const response = await request('081-000-0001', { language: 'en' });
    const { reference, ...rest } = response.json();
    expect(rest).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
    expect(shop.sent.at(-1)).toMatchObject({ tenantId: 'alpha', to: '0810000001' });
    expect(shop.sent.at(-1)?.text).toMatch(/^Shop alpha: your code is \d{6}/);
    expect(shop.sent.at(-1)?.text).toContain(reference);
    after(60);
    await request('0810000001', { language: 'th' });
    expect(shop.sent.at(-1)?.text).toMatch(/^ร้านalpha: รหัส OTP ของคุณคือ \d{6}/);
  });

  it('answers the same for a mobile that nobody has, and sends the code too', async () => {
    const known = await request('0810000001');
    const unknown = await request('0899999999');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
    expect(shop.sent.at(-1)?.to).toBe('0899999999');
  });

  it('keeps neither the code nor a plain hash of it', async () => {
    const { code } = await codeFor();
    const rows = await shop.database.asOwner<{ row: string }>(
      'select c::text as row from one_time_codes c where code_hash <> sha256($1::text::bytea)',
      [code],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
  });

  it.each(['12345', 'abc', '021234567'])('refuses %s, which is no mobile number', async (mobile) => {
    const response = await request(mobile);
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_MOBILE']);
    expect(response.json().fields).toHaveProperty('mobile');
  });

  it('waits a minute between two codes to one mobile, and says how long', async () => {
    await request();
    after(20);
    const response = await request();
    expect([response.statusCode, response.json().code]).toEqual([429, 'RESEND_WAIT']);
    expect(response.json().message).toBe('Waiting for 40 seconds and try again.');
    expect(response.headers['retry-after']).toBe('40');
    expect((await request('0810000002')).statusCode).toBe(200);
    expect((await request('0810000001', { tenant: 'beta' })).statusCode).toBe(200);
    after(60);
    expect((await request()).statusCode).toBe(200);
  });

  it('sends one code when it is asked ten times at once', async () => {
    const before = shop.sent.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(shop.sent).toHaveLength(before + 1);
  });

  it('does not make anyone wait for a message that could not be sent', async () => {
    const { send } = shop.deps.sms;
    shop.deps.sms.send = () => Promise.reject(new Error('the provider is away'));
    const failed = await request();
    shop.deps.sms.send = send;
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'SMS_FAILED']);
    expect((await request()).statusCode).toBe(200);
  });

  it('W-14 is not offered where the shop takes no codes', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'OTP_LOGIN_ENABLED', 'N')`,
    );
    shop.deps.kept.dropAll();
    expect((await request()).json().code).toBe('NOT_ALLOWED');
    expect((await verify('REFERENCE', '123456')).json().code).toBe('NOT_ALLOWED');
  });
});

describe('signing in with a one-time code', () => {
  it('opens a session for the owner of the mobile', async () => {
    const { reference, code } = await codeFor();
    const response = await verify(reference, code);
    expect(response.statusCode).toBe(200);
    expect(response.json().user).toMatchObject({ CUSTOMERCODE: 'CUST1', ActiveDC: 'C1' });
    const cookies = { 'test-alpha-buyer': response.cookies[0]?.value ?? '' };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).statusCode).toBe(200);
  });

  it('works once, also when it is tried ten times at once', async () => {
    const { reference, code } = await codeFor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(reference, code)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    expect((await verify(reference, code)).json().code).toBe('INVALID_OTP');
  });

  it('tells a wrong code four times, and is over with the fifth', async () => {
    const { reference, code } = await codeFor();
    for (let tries = 1; tries <= 4; tries += 1) {
      const response = await verify(reference, wrong(code));
      expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid OTP Code']);
    }
    const last = await verify(reference, wrong(code));
    expect([last.statusCode, last.json().message]).toEqual([429, 'OTP attempt limit exceed']);
    expect((await verify(reference, code)).json().code).toBe('OTP_ATTEMPT_LIMIT');
  });

  it('counts tries made at the same moment', async () => {
    const { reference, code } = await codeFor();
    await Promise.all(Array.from({ length: 20 }, () => verify(reference, wrong(code))));
    expect((await verify(reference, code)).json().code).toBe('OTP_ATTEMPT_LIMIT');
    expect(await shop.database.asOwner('select tries from one_time_codes')).toEqual([{ tries: 5 }]);
  });

  it('works for five minutes', async () => {
    const { reference, code } = await codeFor();
    after(300);
    expect((await verify(reference, code)).json().code).toBe('OTP_EXPIRED');
    after(299);
    expect((await verify(reference, code)).statusCode).toBe(200);
  });

  it('needs its own reference, in its own tenant', async () => {
    const { reference, code } = await codeFor();
    expect((await verify('UNKNOWN', code)).json().code).toBe('INVALID_OTP');
    expect((await verify(reference, code, { tenant: 'beta' })).json().code).toBe('INVALID_OTP');
    expect((await verify(reference, code)).statusCode).toBe(200);
  });

  it('E-05h tells that a mobile is unknown, pending or off only to who has its code', async () => {
    for (const [mobile, status, expected] of [
      ['0899999999', 404, 'CUSTOMER_NOT_FOUND'],
      ['0810000003', 403, 'PENDING_APPROVAL'],
      ['0810000004', 403, 'CUSTOMER_INACTIVE'],
    ] as const) {
      const { reference, code } = await codeFor(mobile);
      expect((await verify(reference, wrong(code))).json().code).toBe('INVALID_OTP');
      const response = await verify(reference, code);
      expect([response.statusCode, response.json().code]).toEqual([status, expected]);
      expect(response.cookies).toEqual([]);
      expect((await verify(reference, code)).json().code).toBe('INVALID_OTP');
    }
  });

  it('asks for a code again at once after one was used', async () => {
    const { reference, code } = await codeFor();
    await verify(reference, code);
    expect((await request()).statusCode).toBe(200);
  });

  it('ends the session that the browser held before', async () => {
    const first = await codeFor();
    const secret = (await verify(first.reference, first.code)).cookies[0]?.value ?? '';
    const cookies = { 'test-alpha-buyer': secret };
    const second = await codeFor('0810000002');
    expect((await verify(second.reference, second.code, { cookies })).statusCode).toBe(200);
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).json().code).toBe('SESSION_OVER');
  });

  it.each(['12345', '1234567', 'abcdef', '', 123456])('refuses %j, which is no code', async (code) => {
    const response = await shop.call('verifyCode', { tenant: 'alpha', body: { reference: 'R', code } });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['code']]);
  });
});
