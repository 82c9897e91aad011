import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#database/testing.ts';
import { PASSWORD, createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const login = (username: string, given: Given = {}) =>
  shop.call('staffLogin', { tenant: 'alpha', ...given, body: { username, password: PASSWORD } });
const secretOf = (response: Awaited<ReturnType<typeof login>>) =>
  response.cookies.find((cookie) => cookie.name === 'test-alpha-merchant')?.value ?? '';
const renew = (secret: string, tenant = 'alpha') =>
  shop.call('staffRenew', { tenant, cookies: { [`test-${tenant}-merchant`]: secret } });

describe('merchant staff', () => {
  it('B-02 sign in with an account and a cookie of their own, which lives a year', async () => {
    const response = await login('admin');
    expect(response.json().user).toMatchObject({
      userid: 'ADMIN',
      usernames: 'Admin',
      role: 'Super admin',
      userRole: '1',
      ActiveDC: 'C1',
      ActiveDCName: 'Bangkok',
      CenterCount: 1,
    });
    expect(response.cookies).toMatchObject([
      { name: 'test-alpha-merchant', maxAge: 31_536_000, httpOnly: true, sameSite: 'Lax' },
    ]);
    expect(await shop.deps.tokens.verify(response.json().token)).toMatchObject({
      kind: 'staff',
      userId: 'ADMIN',
      role: '1',
      saleUnit: 'C1',
      customerCode: '',
    });
    expect((await login('sale', { language: 'th' })).json().user).toMatchObject({
      role: 'พนักงานขาย',
      userRole: '3',
    });
  });

  it('are neither customers nor riders', async () => {
    expect((await login('one')).json().code).toBe('WRONG_PASSWORD');
    expect((await login('0820000001')).json().code).toBe('WRONG_PASSWORD');
    const asCustomer = await shop.call('login', {
      tenant: 'alpha',
      body: { username: 'admin', password: PASSWORD },
    });
    expect(asCustomer.json().code).toBe('WRONG_PASSWORD');
  });

  it('renew their session until they log out', async () => {
    const response = await login('sale');
    const renewed = await renew(secretOf(response));
    expect(renewed.json().user.userid).toBe('SALE');
    const cookies = { 'test-alpha-merchant': secretOf(response) };
    expect((await shop.call('staffLogout', { tenant: 'alpha', cookies })).json()).toEqual({
      statusText: 'OK',
    });
    const over = await renew(secretOf(response));
    expect([over.statusCode, over.json().code]).toEqual([401, 'SESSION_OVER']);
    expect(over.cookies).toMatchObject([{ name: 'test-alpha-merchant', value: '' }]);
    const token = renewed.json().token as string;
    expect((await shop.call('webConfigItems', { token })).json().code).toBe('SESSION_OVER');
  });

  it('have no session in another tenant, nor as a buyer', async () => {
    const secret = secretOf(await login('admin'));
    expect((await renew(secret, 'beta')).json().code).toBe('SESSION_OVER');
    const cookies = { 'test-alpha-buyer': secret };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).json().code).toBe('SESSION_OVER');
  });

  it('who are disabled get the reason with the right password only, and their session is over', async () => {
    const secret = secretOf(await login('sale'));
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE'`,
    );
    const response = await login('sale');
    expect([response.statusCode, response.json().code]).toEqual([403, 'CUSTOMER_INACTIVE']);
    expect((await renew(secret)).json().code).toBe('SESSION_OVER');
    await shop.database.asOwner(
      `update staff set status = 'active' where tenant_id = 'alpha' and user_id = 'SALE'`,
    );
  });

  it('end the session that the browser held before', async () => {
    const first = secretOf(await login('sale'));
    await login('admin', { cookies: { 'test-alpha-merchant': first } });
    expect((await renew(first)).json().code).toBe('SESSION_OVER');
  });

  it('are safe from pages of other sites', async () => {
    const secret = secretOf(await login('admin'));
    const headers = { origin: 'https://evil.example' };
    const cookies = { 'test-alpha-merchant': secret };
    for (const name of ['staffRenew', 'staffLogout'] as const)
      expect((await shop.call(name, { tenant: 'alpha', cookies, headers })).json().code).toBe(
        'FOREIGN_ORIGIN',
      );
    expect((await login('admin', { headers })).json().code).toBe('FOREIGN_ORIGIN');
    expect((await renew(secret)).statusCode).toBe(200);
  });
});

describe('B-01 C-61 a visitor of the merchant area who has not signed in', () => {
  it('has a token and a user that is not authenticated', async () => {
    const response = await shop.call('staffGuest', { tenant: 'alpha', language: 'th' });
    expect(response.json().user).toEqual({
      userid: '',
      usernames: '',
      role: 'ผู้เยี่ยมชม',
      userRole: 'GUEST',
      ActiveDC: '',
      ActiveDCName: '',
      CenterCount: 0,
      Pages: [],
      Rights: [],
    });
    expect(response.cookies).toEqual([]);
    const { token } = response.json();
    const config = await shop.call('webConfigItems', {
      token,
      body: { Keys: ['BRAND_COLOR', 'SMS_SENDER'] },
    });
    expect(config.json().Data).toEqual([{ Opt: 'BRAND_COLOR', OptValue: '#0b7a75' }]);
    expect((await shop.call('staffCenters', { token })).json().code).toBe('NOT_ALLOWED');
    expect((await shop.call('listProducts', { token, body: {} })).json().code).toBe('NOT_ALLOWED');
  });

  it('is of one tenant', async () => {
    const { token } = (await shop.call('staffGuest', { tenant: 'alpha' })).json();
    const body = { Keys: ['BRAND_COLOR'] };
    const response = await shop.call('webConfigItems', { token, tenant: 'beta', body });
    expect([response.statusCode, response.json().code]).toEqual([401, 'TOKEN_INVALID']);
  });
});

describe('a one-time code for staff', () => {
  const ask = async (mobile: string, tenant = 'alpha') => {
    shop.now = new Date(shop.now.getTime() + 61_000);
    const response = await shop.call('staffRequestCode', { tenant, body: { mobile } });
    const { reference } = response.json<{ reference: string }>();
    // The response does not wait for the SMS, only its recipient does.
    const text = await eventually(() => {
      const sent = shop.sent.find((one) => one.text.includes(reference));
      expect(sent).toBeDefined();
      return sent?.text ?? '';
    });
    const [, code = ''] = /code is (\d{6})/.exec(text) ?? [];
    return { response, body: { reference, code } };
  };
  const enter = (body: object, given: Given = {}) =>
    shop.call('staffVerifyCode', { tenant: 'alpha', ...given, body });

  it('B-02 signs in like the password does, once', async () => {
    const { response, body } = await ask('083-000 0002');
    expect(response.json()).toMatchObject({ expiresInSeconds: 300, resendAfterSeconds: 30 });
    const signedIn = await enter(body);
    expect(signedIn.json().user).toMatchObject({ userid: 'SALE', userRole: '3', ActiveDC: 'C1' });
    expect((await renew(secretOf(signedIn))).json().user.userid).toBe('SALE');
    expect((await enter(body)).json().code).toBe('INVALID_OTP');
  });

  it('is none for buyers, nor a buyer’s for staff, nor another tenant’s', async () => {
    const { body } = await ask('0830000002');
    expect((await shop.call('verifyCode', { tenant: 'alpha', body })).json().code).toBe('INVALID_OTP');
    expect((await enter(body, { tenant: 'beta' })).json().code).toBe('INVALID_OTP');
    await shop.call('requestCode', { tenant: 'alpha', body: { mobile: '0810000001' } });
    const text = shop.sent.at(-1)?.text ?? '';
    const [, code] = /code is (\d{6})/.exec(text) ?? [];
    const [, reference] = /Ref: (\w+)/.exec(text) ?? [];
    expect((await enter({ reference, code })).json().code).toBe('INVALID_OTP');
    expect((await enter(body)).statusCode).toBe(200);
  });

  it('B-19 opens nothing to who was disabled after it was sent, and says so', async () => {
    const { body } = await ask('0830000003');
    const setStatus = (status: string) =>
      shop.database.asOwner(`update staff set status = $1 where tenant_id = 'alpha' and user_id = 'SALE2'`, [
        status,
      ]);
    await setStatus('disabled');
    const response = await enter(body);
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      'User with mobile no is being inactive. Please contact administrator',
    ]);
    expect(response.cookies).toEqual([]);
    await setStatus('active');
  });

  it('opens nothing to a number that is nobody’s any more', async () => {
    const { body } = await ask('0830000003');
    const setMobile = (mobile: string) =>
      shop.database.asOwner(`update staff set mobile = $1 where tenant_id = 'alpha' and user_id = 'SALE2'`, [
        mobile,
      ]);
    await setMobile('0830000099');
    const response = await enter(body);
    expect([response.statusCode, response.json().code]).toEqual([404, 'STAFF_NOT_FOUND']);
    expect(response.cookies).toEqual([]);
    await setMobile('0830000003');
  });

  it('runs out after five minutes and five tries', async () => {
    const late = await ask('0830000002');
    shop.now = new Date(shop.now.getTime() + 300_000);
    expect((await enter(late.body)).json().code).toBe('OTP_EXPIRED');
    const { body } = await ask('0830000002');
    const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
    for (let tries = 0; tries < 4; tries += 1) expect((await enter(wrong)).json().code).toBe('INVALID_OTP');
    expect((await enter(wrong)).json().code).toBe('OTP_ATTEMPT_LIMIT');
    expect((await enter(body)).json().code).toBe('OTP_ATTEMPT_LIMIT');
  });

  it('is taken also where customers sign in by password only', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'OTP_LOGIN_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    expect((await enter((await ask('0830000002')).body)).statusCode).toBe(200);
    await shop.database.asOwner(`delete from web_config where opt = 'OTP_LOGIN_ENABLED'`);
    shop.deps.cache.dropAll();
  });
});

describe('the center that staff work for', () => {
  const give = (userId: string, saleUnits: string[]) =>
    shop.database
      .asOwner(`delete from staff_centers where tenant_id = 'alpha' and user_id = $1`, [userId])
      .then(() =>
        shop.database.asOwner(
          `insert into staff_centers (tenant_id, user_id, sale_unit, position)
           select 'alpha', $1, code, place from unnest($2::text[]) with ordinality as c (code, place)`,
          [userId, saleUnits],
        ),
      );
  const swap = (token: string, saleUnit: string) =>
    shop.call('staffSwapCenter', { token, params: { saleUnit } });
  const codesOf = async (token: string, query?: Record<string, string>) => {
    const centers = (await shop.call('staffCenters', { token, query })).json<{ SaleUnit: string }[]>();
    return centers.map((center) => center.SaleUnit);
  };

  it('B-03 N-20 is the first one until another is picked, which the session remembers and which moves to the top', async () => {
    await give('SALE', ['C2', 'C1']);
    const signedIn = await login('sale');
    expect(signedIn.json().user).toMatchObject({
      ActiveDC: 'C2',
      ActiveDCName: 'Chiang Mai',
      CenterCount: 2,
    });
    expect(await codesOf(signedIn.json().token)).toEqual(['C2', 'C1']);
    const swapped = await swap(signedIn.json().token, 'C1');
    expect(swapped.json().user).toMatchObject({ userid: 'SALE', ActiveDC: 'C1' });
    expect((await shop.deps.tokens.verify(swapped.json().token)).saleUnit).toBe('C1');
    expect((await renew(secretOf(signedIn))).json().user.ActiveDC).toBe('C1');
    expect(await codesOf(swapped.json().token)).toEqual(['C1', 'C2']);
    expect((await login('sale')).json().user.ActiveDC, 'of that session only').toBe('C2');
  });

  it('B-03 gives way to the first one when it is no longer assigned', async () => {
    await give('SALE', ['C1', 'C2']);
    const signedIn = await login('sale');
    await swap(signedIn.json().token, 'C2');
    await give('SALE', ['C1']);
    expect((await renew(secretOf(signedIn))).json().user).toMatchObject({ ActiveDC: 'C1', CenterCount: 1 });
  });

  it('B-17 is never one that is not assigned', async () => {
    await give('SALE', ['C1']);
    const { token } = (await login('sale')).json();
    for (const saleUnit of ['C2', 'NONE', 'c1']) {
      const response = await swap(token, saleUnit);
      expect([response.statusCode, response.json().code]).toEqual([404, 'CENTER_NOT_FOUND']);
    }
  });

  it('B-17 U-20 is none for a salesman without any, and all for a super admin without any', async () => {
    await give('SALE', []);
    await give('ADMIN', []);
    const sale = (await login('sale')).json();
    expect([sale.user.ActiveDC, sale.user.CenterCount, await codesOf(sale.token)]).toEqual(['', 0, []]);
    const admin = (await login('admin')).json();
    expect(await codesOf(admin.token)).toEqual(['C1', 'C2']);
    await give('SALE', ['C1']);
    await give('ADMIN', ['C1']);
  });

  it('C-40 comes with the distance of each, when a position is given', async () => {
    await give('SALE', ['C1', 'C2']);
    const { token } = (await login('sale')).json();
    const near = await shop.call('staffCenters', { token, query: { lat: '18.79', lng: '98.98' } });
    expect(near.json()).toMatchObject([
      { SaleUnit: 'C1', Distance: expect.closeTo(583, -1) },
      { SaleUnit: 'C2', Distance: 0 },
    ]);
    await give('SALE', ['C1']);
  });
});

describe('leaving by the messaging app', () => {
  it('B-04 C-64 ends the session like any other way out', async () => {
    const secret = secretOf(await login('sale'));
    const cookies = { 'test-alpha-merchant': secret };
    const response = await shop.call('staffLineLogout', { tenant: 'alpha', cookies });
    expect(response.json()).toEqual({ statusText: 'OK' });
    expect(response.cookies).toMatchObject([{ name: 'test-alpha-merchant', value: '' }]);
    expect((await renew(secret)).json().code).toBe('SESSION_OVER');
  });
});
