/** Registering as a customer, and what is told of a number before and after its code. */
import { Socket } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomer, newcomerShop, SECRET } from '../../testing/newcomers.ts';
import type { TestShop } from '../../testing/shop.ts';

const newcomers = newcomerShop();
const { after, register, request, sentCode, setting, ticketFor, verify, people } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});

describe('R-08 registering', () => {
  test('makes a person with an account of the chosen center, signed in, with an address for the first order', async () => {
    const answer = await register({ Ticket: await ticketFor(NEW) });
    expect(answer.statusCode, answer.body).toBe(200);
    const { State, user, jtoken: token } = answer.json<Required<CallAnswer<'register'>>>();
    expect([State, user.CUSTOMERNAME, user.ActiveDC]).toEqual(['approved', newcomer.Name, 'C2']);
    expect(await people()).toMatchObject([{ tenant_id: 'alpha', status: 'active' }]);
    const addresses = (await shop.call('deliveryAddresses', { token, body: {} })).json();
    const { Address_: street } = newcomer;
    // The defaults are made in one moment.
    const byType = addresses.data.toSorted((a: DeliveryAddress, b: DeliveryAddress) =>
      a.Address_Type.localeCompare(b.Address_Type),
    );
    expect(byType).toEqual(
      ['B', 'C', 'S'].map((type) =>
        expect.objectContaining({ Address_Type: type, Address_: street, Phone: NEW }),
      ),
    );
    const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
    expect((await shop.call('login', login)).statusCode).toBe(200);
    expect(verdict(await shop.call('login', { ...login, tenant: 'beta' }))).toBe('401 WRONG_PASSWORD');
    const cookies = { 'test-alpha-buyer': answer.cookies[0]?.value ?? '' };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).statusCode).toBe(200);
  });

  test('keeps where the door of the address is; half a position, and one without an address, are refused by name', async () => {
    const Ticket = await ticketFor(NEW);
    const half = await register({ Ticket, LatDecimal: 13.75 });
    expect([verdict(half), Object.keys(half.json().fields)]).toEqual(['400 FIELDS_MISSING', ['LonDecimal']]);
    await setting('REGISTER_REQUIRED_FIELDS', 'email');
    const nowhere = {
      Address_: '',
      Province: '',
      Ampher: '',
      Town: '',
      PostalCode: '',
      Email: 'a@example.com',
    };
    const pinned = { LatDecimal: 13.75, LonDecimal: 100.5 };
    const unplaced = await register({ Ticket, ...nowhere, ...pinned });
    expect([verdict(unplaced), Object.keys(unplaced.json().fields)]).toEqual([
      '400 FIELDS_MISSING',
      ['Address_', 'Province', 'Ampher', 'Town'],
    ]);
    expect(await people()).toEqual([]);
    const answer = await register({ Ticket, Email: 'a@example.com', ...pinned });
    const token = answer.json().jtoken;
    const { data } = (await shop.call('deliveryAddresses', { token, body: {} })).json();
    expect(data).toContainEqual(expect.objectContaining({ Address_Type: 'C', Lat: 13.75, Long: 100.5 }));
  });

  test('is done once however often it is sent, and signs in again where the answer was lost', async () => {
    const headers = { 'idempotency-key': 'the-same-request' };
    const Ticket = await ticketFor(NEW);
    const answers = await Promise.all(Array.from({ length: 4 }, () => register({ Ticket }, { headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [first, last] = [answers[0], await register({ Ticket }, { headers })];
    expect(last.json().user.CUSTOMERCODE).toBe(first?.json().user.CUSTOMERCODE);
    expect(await people()).toHaveLength(1);
    expect(verdict(await register({ Ticket, Name: 'another' }, { headers }))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    );
    expect(verdict(await register({ Ticket }))).toBe('409 MOBILE_TAKEN');
  });

  test('sent again it is a sign-in: not with a password that was changed since, and not without one', async () => {
    const Ticket = await ticketFor(NEW);
    const send = () => register({ Ticket }, { headers: { 'idempotency-key': 'sent-once-more' } });
    const { jtoken: token } = (await send()).json<Required<CallAnswer<'register'>>>();
    const NewPassword = 'ต้นไม้เล็ก 88 กิ่ง';
    const changed = await shop.call('changeOwnPassword', {
      token,
      body: { CurrentPassword: SECRET, NewPassword },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const again = await send();
    expect([verdict(again), again.cookies]).toEqual(['409 MOBILE_TAKEN', []]);
    const [customer] = await people();
    const open = await shop.database.asOwner(
      `select from sessions where customer_code = $1 and revoked_at is null`,
      [customer?.customer_code],
    );
    expect(open, 'the one that changed it').toHaveLength(1);
    const login = (password: string) =>
      shop.call('login', { tenant: 'alpha', body: { username: NEW, password } });
    expect((await login(NewPassword)).statusCode).toBe(200);
  });

  test('where the shop has no passwords, sent again it tells that the number is a customer’s now', async () => {
    await setting('PASSWORD_LOGIN_ENABLED', 'N');
    const Ticket = await ticketFor(NEW);
    const send = () => register({ Ticket, Password: '' }, { headers: { 'idempotency-key': 'no-passwords' } });
    expect((await send()).statusCode).toBe(200);
    expect(verdict(await send())).toBe('409 MOBILE_TAKEN');
    expect(await people()).toHaveLength(1);
  });

  test('L-27 keeps what was agreed to and refused, in the words of today; of older ones a refusal alone', async () => {
    const { Data } = (await shop.call('consentPurposes', { tenant: 'alpha' })).json<
      CallAnswer<'consentPurposes'>
    >();
    const now = (Purpose: string) => Data.find((one) => one.Purpose === Purpose)?.Version;
    const old = '0123456789abcdef';
    const { statusCode } = await register({
      Ticket: await ticketFor(NEW),
      Consents: [
        { Purpose: 'notice', Type: true, Version: now('notice') },
        { Purpose: 'marketingSms', Type: true, Version: now('marketingSms') },
        { Purpose: 'marketingEmail', Type: true, Version: old },
        { Purpose: 'marketingLine', Type: false, Version: old },
      ],
    });
    expect(statusCode).toBe(200);
    expect(
      await shop.database.asOwner(
        `select purpose, is_given, way from consents join profiles using (tenant_id, profile_code)
         where mobile = $1 order by consent_id`,
        [NEW],
      ),
    ).toEqual([
      { purpose: 'notice', is_given: true, way: 'registration' },
      { purpose: 'marketingSms', is_given: true, way: 'registration' },
      { purpose: 'marketingLine', is_given: false, way: 'registration' },
    ]);
  });

  test('stores neither the password nor a fast hash of what has it', async () => {
    await register({ Ticket: await ticketFor(NEW) });
    const rows = await shop.database.asOwner<{ row: string }>(
      `select k::text as row from idempotency_keys k union all
       select password_hash from profiles where mobile = $1`,
      [NEW],
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toContain(SECRET);
    expect(rows[1]?.row).toMatch(/^\$argon2id\$/);
  });

  test('needs the number proved in this shop, within half an hour', async () => {
    const Ticket = await ticketFor(NEW);
    expect(verdict(await register({ Ticket: `${Ticket}x` }))).toBe('400 NUMBER_UNPROVED');
    expect(verdict(await register({ Ticket }, { tenant: 'beta' }))).toBe('400 NUMBER_UNPROVED');
    after(31 * 60);
    expect(verdict(await register({ Ticket }))).toBe('400 NUMBER_UNPROVED');
    expect(await people()).toEqual([]);
  });

  test.each([
    ['Password', { Password: 'short' }, 'The password needs at least 10 characters'],
    ['Password', { Password: NEW }, 'This password is easy to guess'],
    ['Email', { Email: 'somsri' }, 'Please enter an e-mail address'],
    ['SaleUnit', { SaleUnit: 'C9' }, 'center'],
    ['Town', { Town: '999999' }, 'belong together'],
    ['Name', { Name: ' ' }, 'is required'],
    ['Address_', { Address_: '' }, 'Please fill this in'],
  ])('names %s where %o is refused', async (field, wrong, told) => {
    const answer = await register({ Ticket: await ticketFor(NEW), ...wrong });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().fields[field].toLowerCase()).toContain(told.toLowerCase());
    expect(await people()).toEqual([]);
  });
});

describe('V-06 W-60 what must be filled in', () => {
  const bare = { Password: '', Address_: '', Province: '', Ampher: '', Town: '', PostalCode: '' };

  test('is what REGISTER_REQUIRED_FIELDS names', async () => {
    const Ticket = await ticketFor(NEW);
    const byDefault = await register({ Ticket, ...bare });
    expect([verdict(byDefault), Object.keys(byDefault.json().fields)]).toEqual([
      '400 FIELDS_MISSING',
      ['Password', 'Address_', 'Province', 'Ampher', 'Town'],
    ]);
    await setting('REGISTER_REQUIRED_FIELDS', 'email');
    expect(Object.keys((await register({ Ticket, ...bare })).json().fields)).toEqual(['Email']);
    const answer = await register({ Ticket, ...bare, Email: 'somsri@example.com' });
    expect(answer.json().State, answer.body).toBe('approved');
  });

  test('is no password where PASSWORD_LOGIN_ENABLED is N', async () => {
    await setting('PASSWORD_LOGIN_ENABLED', 'N');
    const answer = await register({ Ticket: await ticketFor(NEW), Password: '' });
    expect(answer.json().State, answer.body).toBe('approved');
  });
});

test('V-06c W-60b the tax number is asked for, checked and kept where REGISTER_TAX_NUMBER_ENABLED is on', async () => {
  const kept = () =>
    shop.database.asOwner(`select c.tax_id from customers c join profiles using (tenant_id, profile_code)
      where mobile = '${NEW}'`);
  await setting('REGISTER_TAX_NUMBER_ENABLED', 'Y');
  await setting('REGISTER_REQUIRED_FIELDS', 'taxNumber');
  const Ticket = await ticketFor(NEW);
  expect(Object.keys((await register({ Ticket })).json().fields)).toEqual(['TaxNo']);
  const wrong = await register({ Ticket, TaxNo: '1234567890120' });
  expect([verdict(wrong), Object.keys(wrong.json().fields)]).toEqual(['400 INVALID_TAX_NUMBER', ['TaxNo']]);
  await setting('REGISTER_TAX_NUMBER_ENABLED', 'N');
  const unasked = await register({ Ticket, TaxNo: '1234567890120' });
  expect([unasked.json().State, await kept()]).toEqual(['approved', [{ tax_id: '' }]]);
  await shop.database.asOwner(`delete from profiles where mobile = '${NEW}'`);
  await setting('REGISTER_TAX_NUMBER_ENABLED', 'Y');
  await register({ Ticket: await ticketFor(NEW), TaxNo: '1234567890121' });
  expect(await kept()).toEqual([{ tax_id: '1234567890121' }]);
});

describe('R-33b who registers by the link of a salesman', () => {
  const salesman = async () =>
    (
      await shop.database.asOwner<{ salesman_id: string | null }>(
        `select c.salesman_id from customers c join profiles using (tenant_id, profile_code) where mobile = '${NEW}'`,
      )
    ).map(({ salesman_id: id }) => id);

  test('becomes a customer of theirs', async () => {
    await register({ Ticket: await ticketFor(NEW), SaleUnit: 'C1', SaleCode: 'SALE' });
    expect(await salesman()).toEqual(['SALE']);
  });

  test.each([
    ['of another center', { SaleUnit: 'C2', SaleCode: 'SALE' }],
    ['that is a super admin’s', { SaleUnit: 'C1', SaleCode: 'ADMIN' }],
    ['of nobody', { SaleUnit: 'C1', SaleCode: 'NOBODY' }],
  ])('registers all the same with a code %s, as nobody’s', async (_, by) => {
    expect((await register({ Ticket: await ticketFor(NEW), ...by })).json().State).toBe('approved');
    expect(await salesman()).toEqual([null]);
  });
});

test('W-27 where REGISTER_ENABLED is N nobody registers; the other shop goes on', async () => {
  const Ticket = await ticketFor(NEW);
  await setting('REGISTER_ENABLED', 'N');
  expect(verdict(await request('0899999902'))).toBe('403 REGISTRATION_CLOSED');
  expect(verdict(await register({ Ticket }))).toBe('403 REGISTRATION_CLOSED');
  const body = { mobile: '0899999902' };
  expect((await shop.call('requestRegistrationCode', { tenant: 'beta', body })).statusCode).toBe(200);
});

describe('E-05g E-05h a number that is known', () => {
  const KNOWN = { active: '0810000001', disabled: '0810000004', pending: '0810000003' };

  /** What is written to the database's connections while a code is asked for. */
  async function workFor(mobile: string) {
    const spies = (['_write', '_writev'] as const).map((way) => vi.spyOn(Socket.prototype, way));
    const answer = await request(mobile);
    const writes = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    spies.forEach((spy) => spy.mockRestore());
    return { answer, writes };
  }

  test('is answered like an unknown one before the code, by the same statements', async () => {
    // Connections are there, and statements are prepared.
    for (const mobile of ['0899999911', '0899999912']) await request(mobile);
    const all: Awaited<ReturnType<typeof workFor>>[] = [];
    for (const mobile of [...Object.values(KNOWN), '0899999913']) all.push(await workFor(mobile));
    const bodies = all.map(({ answer }) => ({ ...answer.json<object>(), reference: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(all.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(all[0]?.writes).toBeGreaterThan(1);
    expect(all.map(({ writes }) => writes)).toEqual(all.map(() => all[0]?.writes));
    expect(shop.sent).toHaveLength(6);
  });

  test('is told to its owner once the code was entered', async () => {
    const taken = await verify(KNOWN.active);
    expect([verdict(taken), taken.json().message]).toEqual([
      '409 MOBILE_TAKEN',
      'Mobile No is already exist',
    ]);
    const inactive = await verify(KNOWN.disabled);
    expect([verdict(inactive), inactive.json().message]).toEqual([
      '403 CUSTOMER_INACTIVE',
      'User with mobile no is being inactive. Please contact administrator',
    ]);
  });

  test('is told nothing with a wrong code', async () => {
    for (const mobile of [...Object.values(KNOWN), '0899999914']) {
      const { reference } = (await request(mobile)).json<{ reference: string }>();
      const code = sentCode() === '000000' ? '000001' : '000000';
      const answer = await shop.call('verifyRegistrationCode', {
        tenant: 'alpha',
        body: { reference, code },
      });
      expect(verdict(answer)).toBe('400 INVALID_OTP');
    }
  });
});
