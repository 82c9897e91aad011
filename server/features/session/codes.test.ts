import { inspect } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../gateways/gateway-error.ts';
import { codeShop } from '../../testing/code-shop.ts';
import { requestOf, testConfig, type Given, type TestShop } from '../../testing/shop.ts';

const codes = codeShop();
const { after, request } = codes;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = codes);
});
afterEach(async () => {
  await shop.database.asOwner(`delete from web_config where opt = 'OTP_LOGIN_ENABLED'`);
  shop.deps.cache.dropAll();
});

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
    expect(rest).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 30 });
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

  it('waits longer between two codes to one mobile after each that nobody used, and says how long', async () => {
    let at = 0;
    for (const wait of [30, 60, 120, 300, 600, 600]) {
      expect((await request()).json()).toMatchObject({ resendAfterSeconds: wait });
      after((at += wait - 10));
      const early = await request();
      expect([early.statusCode, early.json().code]).toEqual([429, 'RESEND_WAIT']);
      expect(early.json().message).toBe('Waiting for 10 seconds and try again.');
      expect(early.headers['retry-after']).toBe('10');
      after((at += 10));
    }
    expect((await request('0810000002')).json()).toMatchObject({ resendAfterSeconds: 30 });
    expect((await request('0810000001', { tenant: 'beta' })).json()).toMatchObject({
      resendAfterSeconds: 30,
    });
  });

  it('begins with short waits again an hour later', async () => {
    await request();
    after(30);
    await request();
    after(30 + 3600);
    expect((await request()).json()).toMatchObject({ resendAfterSeconds: 30 });
  });

  it('makes an address wait that asks for codes to one number after the other and uses none', async () => {
    shop.deps.config.limits = { ...testConfig.limits, signInsPerMinute: 20 };
    const next = (number: number, remoteAddress = '1.1.1.1') =>
      shop.app.inject({
        ...requestOf('requestCode', { tenant: 'alpha', body: { mobile: `081000010${number}` } }),
        remoteAddress,
      });
    for (const number of [1, 2, 3, 4, 5]) expect((await next(number)).statusCode).toBe(200);
    const refused = await next(6);
    expect(refused.json()).toMatchObject({
      code: 'RESEND_WAIT',
      message: 'Waiting for 30 seconds and try again.',
    });
    expect((await next(6, '2.2.2.2')).statusCode).toBe(200);
    after(30);
    expect((await next(7)).statusCode).toBe(200);
    after(60);
    expect((await next(8)).json().message).toBe('Waiting for 30 seconds and try again.');
  });

  it('makes no address wait whose codes are used', async () => {
    shop.deps.config.limits = { ...testConfig.limits, signInsPerMinute: 20 };
    for (let times = 1; times <= 8; times += 1) {
      const { reference, code } = await codeFor();
      expect((await verify(reference, code)).statusCode).toBe(200);
    }
  });

  it('sends a number ten codes a day, whether it is known or not, also when each is used', async () => {
    shop.deps.config.codesPerDay = { ...testConfig.codesPerDay, number: 3 };
    const answers = [];
    for (const mobile of ['0810000001', '0899999999']) {
      for (let times = 1; times <= 3; times += 1) {
        const { reference, code } = await codeFor(mobile);
        await verify(reference, code);
      }
      answers.push(await request(mobile));
    }
    const [known, unknown] = answers;
    expect([known?.statusCode, known?.json().code]).toEqual([429, 'NUMBER_CODES_SPENT']);
    expect(known?.json().exceptionHandler, 'its form tells it, no toast').toBeUndefined();
    expect(unknown?.json()).toEqual(known?.json());
    // 24:00 in Bangkok.
    after(12 * 3600 - 1);
    expect((await request()).json().code).toBe('NUMBER_CODES_SPENT');
    after(12 * 3600);
    expect((await request()).statusCode).toBe(200);
  });

  it.each([
    ['a shop', { shop: 2 }, 'The shop alpha has used', 200],
    ['the installation', { all: 2 }, 'All shops together have used', 429],
  ])(
    'sends customers of %s so many codes a day, says so, and warns at half of them and at the last',
    async (_, most, warning, ofBeta) => {
      shop.deps.config.codesPerDay = { ...testConfig.codesPerDay, ...most };
      const before = shop.sent.length;
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_each, number) => request(`081000020${number}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
      expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
        code: 'SHOP_CODES_SPENT',
        message:
          'The shop cannot send any more codes today. Please sign in with your password, call the shop, or try again tomorrow',
      });
      expect(shop.sent).toHaveLength(before + 2);
      expect(shop.problems.map(String)).toEqual([
        expect.stringContaining(`${warning} 1 of 2 sign-in codes`),
        expect.stringContaining(`${warning} 2 of 2 sign-in codes`),
      ]);
      expect((await request('0810000001', { tenant: 'beta' })).statusCode).toBe(ofBeta);
      const metrics = await shop.app.inject({ url: '/metrics' });
      expect(metrics.body).toMatch(/sign_in_codes_total\{audience="buyer",outcome="refused"\} [1-9]/);
      after(24 * 3600);
      expect((await request()).statusCode).toBe(200);
    },
  );

  it('counts no code that could not be sent', async () => {
    shop.deps.config.codesPerDay = { number: 1, shop: 1, all: 1 };
    const { send } = shop.deps.sms;
    shop.deps.sms.send = () => Promise.reject(new GatewayError('the provider is away'));
    expect((await request()).json().code).toBe('SMS_FAILED');
    shop.deps.sms.send = send;
    expect((await request()).statusCode).toBe(200);
  });

  it('keeps no address that asked, and no count that is older than two weeks', async () => {
    await request();
    const [row] = await shop.database.asOwner<{ row: string }>('select c::text as row from one_time_codes c');
    expect(row?.row).not.toContain('127.0.0.1');
    after(20 * 24 * 3600);
    await request();
    expect(await shop.database.asOwner('select distinct day::text from platform.code_counts')).toEqual([
      { day: '2026-03-22' },
    ]);
  });

  it('sends one code when it is asked fifty times at once', async () => {
    const before = shop.sent.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => request()));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(shop.sent).toHaveLength(before + 1);
  });

  it('does not make anyone wait for a message that could not be sent', async () => {
    const { send } = shop.deps.sms;
    shop.deps.sms.send = () => Promise.reject(new GatewayError('the provider is away'));
    const log = vi.spyOn(shop.app.log, 'error');
    const failed = await request();
    shop.deps.sms.send = send;
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'SMS_FAILED']);
    expect(inspect(log.mock.calls, { depth: 10 }), 'the log tells why and not to whom').toMatch(
      /provider is away/,
    );
    expect(inspect(log.mock.calls, { depth: 10 })).not.toMatch(/0?810000001/);
    log.mockRestore();
    expect((await request()).statusCode).toBe(200);
  });

  it('W-14 is not offered where the shop takes no codes', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'OTP_LOGIN_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
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

  it('reports a wrong code four times, and is over with the fifth', async () => {
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

  it('E-05h reveals that a mobile is unknown, pending or off only to who has its code', async () => {
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
