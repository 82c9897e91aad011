import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, createTestShop, testConfig, type TestShop } from '../../testing/shop.ts';
import { freePasswords } from './sign-in-tries.usecases.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const enter = async (username: string, password = PASSWORD, tenant = 'alpha') => {
  const response = await shop.call('staffLogin', { tenant, body: { username, password } });
  const secret = response.cookies.find((cookie) => cookie.name === `test-${tenant}-merchant`)?.value ?? '';
  return { status: response.statusCode, token: response.json<{ token: string }>().token, secret };
};
const audits = (action: string) =>
  shop.database.asOwner(
    `select tenant_id, actor_kind, actor_id, subject, before, after from audit_log where action = $1 order by audit_id`,
    [action],
  );

describe('the profile of a member of staff', () => {
  let token: string;
  beforeEach(async () => {
    token = await shop.tokenOf('alpha', 'SALE');
  });
  const save = (body: object) =>
    shop.call('saveStaffProfile', {
      token,
      body: { Name: 'Sale', Email: '', Mobile: '', CurrentPassword: PASSWORD, ...body },
    });

  test('B-07 is the own one, with role and centers', async () => {
    expect((await shop.call('staffProfile', { token, language: 'th' })).json()).toEqual({
      UserId: 'SALE',
      Username: 'sale',
      Name: 'Sale',
      Email: '',
      Mobile: '0830000002',
      Role: 'พนักงานขาย',
      UserRole: '3',
      HasPassword: true,
      Centers: [{ SaleUnit: 'C1', DIST_NAME: 'ศูนย์กรุงเทพ' }],
    });
  });

  test('B-07 is changed as requested, and the old values are in the log', async () => {
    const changed = { Name: 'สมชาย', Email: 'som@example.com', Mobile: '+66 83 000 0008' };
    expect((await save(changed)).json()).toMatchObject({ ...changed, Mobile: '0830000008', UserRole: '3' });
    expect((await shop.call('staffProfile', { token })).json()).toMatchObject({ Name: 'สมชาย' });
    expect(await audits('staff.profile')).toEqual([
      {
        tenant_id: 'alpha',
        actor_kind: 'staff',
        actor_id: 'SALE',
        subject: 'staff/SALE',
        before: { name: 'Sale', email: null, mobile: '0830000002' },
        after: { name: 'สมชาย', email: 'som@example.com', mobile: '0830000008' },
      },
    ]);
    expect((await save({})).json()).toMatchObject({ Email: '', Mobile: '' });
    const [others] = await shop.database.asOwner(
      `select name from staff where tenant_id = 'beta' and user_id = 'SALE'`,
    );
    expect(others).toEqual({ name: 'Sale' });
  });

  test("B-07 takes no mobile number that another's is, and says so at the field", async () => {
    const response = await save({ Mobile: '083 000 0001' });
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      {
        code: 'MOBILE_TAKEN',
        message: 'Mobile No is already exist',
        fields: { Mobile: 'Mobile No is already exist' },
      },
    ]);
    expect(await audits('staff.profile'), 'nothing is written').toHaveLength(2);
    expect((await save({ Mobile: '0820000001' })).statusCode, 'a rider is no member of staff').toBe(200);
    expect((await save({ Mobile: '0830000002' })).statusCode, 'his own').toBe(200);
  });

  describe('with another mobile number, where codes to sign in go', () => {
    const OTHER = '0830000077';
    beforeEach(async () => {
      shop.now = new Date('2026-03-02T05:00:00Z');
      await save({ Mobile: '0830000002' });
      await forgetTries();
    });
    afterEach(async () => {
      shop.deps.config.limits = testConfig.limits;
      await forgetTries();
    });
    const forgetTries = () => shop.database.asOwner('delete from sign_in_tries');
    const mobileNow = async () => (await shop.call('staffProfile', { token })).json().Mobile;

    test.each([
      ['', 'CURRENT_PASSWORD_MISSING', 'Enter your current password to change the mobile number'],
      ['not this one', 'CURRENT_PASSWORD_WRONG', 'The current password is not right'],
    ])(
      'B-07 is not taken with the password %o, and says so at that field',
      async (CurrentPassword, code, message) => {
        for (const Mobile of [OTHER, '']) {
          const response = await save({ Name: 'Somebody', Mobile, CurrentPassword });
          expect([response.statusCode, response.json()]).toMatchObject([
            400,
            { code, message, fields: { CurrentPassword: message } },
          ]);
        }
        expect((await shop.call('staffProfile', { token })).json()).toMatchObject({
          Name: 'Sale',
          Mobile: '0830000002',
        });
      },
    );

    test('B-07 is taken with the password; name and e-mail alone need none', async () => {
      const named = await save({
        Name: 'Sale',
        Email: 'a@b.co',
        Mobile: '083-000-0002',
        CurrentPassword: '',
      });
      expect(named.json()).toMatchObject({ Email: 'a@b.co', Mobile: '0830000002' });
      expect((await save({ Mobile: OTHER })).json()).toMatchObject({ Mobile: OTHER });
      const withoutField = { Name: 'Sale', Email: '', Mobile: OTHER };
      expect((await shop.call('saveStaffProfile', { token, body: withoutField })).statusCode).toBe(200);
    });

    test('B-07 has as many wrong passwords free as signing in, counted together', async () => {
      shop.deps.config.limits = { ...testConfig.limits, signInsPerMinute: 20 };
      const free = freePasswords(shop.deps.config);
      const codes: string[] = [];
      for (let count = 0; count <= free; count += 1)
        codes.push((await save({ Mobile: OTHER, CurrentPassword: 'wrong' })).json().code);
      expect(codes).toEqual([
        ...Array.from({ length: free }, () => 'CURRENT_PASSWORD_WRONG'),
        'TOO_MANY_TRIES',
      ]);
      expect((await save({ Mobile: OTHER })).json().code, 'the right one waits too').toBe('TOO_MANY_TRIES');
      expect((await enter('sale')).status, 'so does signing in').toBe(429);
      expect((await save({ Mobile: '0830000002' })).statusCode, 'what needs no password does not').toBe(200);
      expect(await mobileNow()).toBe('0830000002');
    });

    test('B-07 is the administrator’s to set for who has no password', async () => {
      const hashes = await shop.database.asOwner(
        `select password_hash from staff where tenant_id = 'alpha' and user_id = 'SALE'`,
      );
      const setHash = (hash: unknown) =>
        shop.database.asOwner(
          `update staff set password_hash = $1 where tenant_id = 'alpha' and user_id = 'SALE'`,
          [hash],
        );
      await setHash(null);
      expect((await save({ Mobile: OTHER })).json()).toMatchObject({
        code: 'MOBILE_WITHOUT_PASSWORD',
        fields: { Mobile: expect.stringContaining('administrator') },
      });
      await setHash(hashes[0]?.['password_hash']);
    });
  });

  test('names what is wrong in it', async () => {
    for (const [body, field] of [
      [{ Name: '  ' }, 'Name'],
      [{ Email: 'nobody' }, 'Email'],
      [{ Mobile: '12' }, 'Mobile'],
    ] as const) {
      const response = await save(body);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });

  test('is nobody’s who may not enter any more', async () => {
    const gone = await shop.tokenOf('beta', 'SALE2');
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'beta' and user_id = 'SALE2'`,
    );
    const body = { Name: 'x', Email: '', Mobile: '' };
    for (const response of [
      await shop.call('staffProfile', { token: gone }),
      await shop.call('saveStaffProfile', { token: gone, body }),
      await shop.call('changeStaffPassword', {
        token: gone,
        body: { CurrentPassword: PASSWORD, NewPassword: 'another1234' },
      }),
    ])
      expect([response.statusCode, response.json().code]).toEqual([401, 'SESSION_OVER']);
  });
});

describe('another password', () => {
  const change = (token: string, CurrentPassword: string, NewPassword: string) =>
    shop.call('changeStaffPassword', { token, body: { CurrentPassword, NewPassword } });

  test('B-08 ends every other session of the account at once, and not the one it was changed in', async () => {
    const here = await enter('admin');
    const there = await enter('admin');
    const params = { code: 'CUST1', saleUnit: 'C1' };
    const acting = (await shop.call('loginAsClient', { token: there.token, params })).json();
    const colleague = await enter('sale');
    expect((await change(here.token, PASSWORD, 'another1234')).json()).toEqual({ statusText: 'OK' });
    for (const token of [there.token, acting.jtoken])
      expect((await shop.call('webConfigItems', { token })).json().code).toBe('SESSION_OVER');
    for (const token of [here.token, colleague.token])
      expect((await shop.call('webConfigItems', { token })).statusCode).toBe(200);
    const renewed = await shop.call('staffRenew', {
      tenant: 'alpha',
      cookies: { 'test-alpha-merchant': there.secret },
    });
    expect(renewed.json().code).toBe('SESSION_OVER');
    expect([(await enter('admin')).status, (await enter('admin', 'another1234')).status]).toEqual([401, 200]);
    expect((await enter('admin', PASSWORD, 'beta')).status, 'of this tenant only').toBe(200);
  });

  test('B-08 leaves a row in the log, without any password', async () => {
    expect(await audits('staff.password')).toEqual([
      {
        tenant_id: 'alpha',
        actor_kind: 'superAdmin',
        actor_id: 'ADMIN',
        subject: 'staff/ADMIN',
        before: null,
        after: null,
      },
    ]);
  });

  test('wants the current one, and one that differs', async () => {
    const { token } = await enter('sale');
    const wrong = await change(token, 'not this one', 'another1234');
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { CurrentPassword: 'The current password is not right' },
    ]);
    expect((await change(token, PASSWORD, PASSWORD)).json().fields).toHaveProperty('NewPassword');
    expect((await change(token, PASSWORD, 'short')).json().fields).toHaveProperty('NewPassword');
    expect((await enter('sale')).status).toBe(200);
  });

  test.each([
    [
      '1234567890',
      'PASSWORD_PATTERN',
      'This password is easy to guess: only digits, repetitions, or keys in a row',
    ],
    ['รหัสผ่าน12', 'PASSWORD_COMMON', /^Many people use this password/],
    ['0830000002-x', 'PASSWORD_OWN_NAME', /^Please do not use your name, mobile number/],
    ['Shop-Alpha-77', 'PASSWORD_OWN_NAME', /^Please do not use your name, mobile number/],
  ] as const)('is not %s', async (next, code, message) => {
    const { token } = await enter('sale');
    const response = await change(token, PASSWORD, next);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      {
        code,
        message: expect.stringMatching(message),
        fields: { NewPassword: expect.stringMatching(message) },
      },
    ]);
    expect((await enter('sale')).status).toBe(200);
  });

  test('is set by one of two who know the same old one', async () => {
    const { token } = await enter('sale');
    const both = await Promise.all(
      ['first-rain-1', 'second-rain-2'].map((next) => change(token, PASSWORD, next)),
    );
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([200, 400]);
  });
});
