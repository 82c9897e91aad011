/** A merchant registers themselves: what is told of a number, and what an applicant may do. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { APPLICANT, applicantShop, saleman } from '../../testing/applicants.ts';
import { verdict } from '../../testing/attempts.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import { testConfig, type TestShop } from '../../testing/shop.ts';
import { issueTicket } from '../session/tickets.ts';
import { sampleApplication } from './merchant-applications.testing.ts';

const { DistributionCenter, BankAccount } = sampleApplication;
const { password } = sampleApplication.Saleman;
const applicants = applicantShop();
const { addFreeCenter, after, applied, ask, decide, register, rows, ticketFor, upload, verify } = applicants;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = applicants);
});

describe('C-13c U-22c an application', () => {
  test('waits: it is no account and no center, whatever it says', async () => {
    const { State, User, NewDistributionCenter, Message } = await applied({
      Saleman: { ...saleman, password },
    });
    expect([State, User.userRole, User.Pages, Message]).toEqual([
      'waiting',
      'GUEST',
      [],
      'Your application was sent and waits for approval',
    ]);
    expect(NewDistributionCenter).toMatchObject({ DIST_NAME: 'ร้านสมศรี', DIST_SHORTNAME: 'สมศรี' });
    expect(await rows(`select from staff where mobile = $1`, [APPLICANT])).toEqual([]);
    expect(await rows(`select from centers where sale_unit = $1`, [NewDistributionCenter?.SaleUnit])).toEqual(
      [],
    );
    const login = { username: APPLICANT, password };
    expect(verdict(await shop.call('staffLogin', { tenant: 'alpha', body: login }))).toBe(
      '401 WRONG_PASSWORD',
    );
    const told = await rows(`select recipient, kind from notifications where kind = 'application.waiting'`);
    expect(told, 'the super admin alone').toEqual([{ recipient: 'ADMIN', kind: 'application.waiting' }]);
  });

  test('is one however often it is sent, and the number has one that waits', async () => {
    const Ticket = await ticketFor();
    const headers = { 'idempotency-key': 'the-same-application' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => register({ Ticket }, { headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rows('select from merchant_applications')).toHaveLength(1);
    expect(verdict(await register({ Ticket }))).toBe('409 APPLICATION_WAITING');
    after(120);
    const again = (await verify(APPLICANT)).json<CallAnswer<'verifyApplicantCode'>>();
    expect([again.State, again.Ticket, typeof again.Token]).toEqual(['waiting', undefined, 'string']);
  });

  test('keeps no password in the clear, and its hash no longer than it waits', async () => {
    const { User } = await applied({ Saleman: { ...saleman, password } });
    const stored = await rows(
      `select a::text || k::text as row from merchant_applications a, idempotency_keys k`,
    );
    expect(JSON.stringify(stored)).not.toContain(password);
    await decide(User.userid, { Decision: 'refuse', Reason: 'unknown' });
    expect(await rows('select password_hash from merchant_applications')).toEqual([{ password_hash: null }]);
  });

  test.each([
    ['no ticket', { Ticket: 'x' }, '400 NUMBER_UNPROVED', undefined],
    ['another number', { Saleman: { ...saleman, mobileNo: '0899999902' } }, '400 NUMBER_UNPROVED', undefined],
    ['no center', { DistributionCenter: null }, '400 CENTER_NEEDED', 'SelectedDists'],
    ['a center with a salesman', { SelectedDists: ['C1'] }, '404 CENTER_NOT_FOUND', 'SelectedDists'],
    [
      'areas that do not belong together',
      { DistributionCenter: { ...DistributionCenter, town_id: '999999' } },
      '400 AREA_NOT_FOUND',
      'DistributionCenter.town_id',
    ],
    [
      'a bank that is none',
      { BankAccount: { ...BankAccount, bankcode: '999' } },
      '400 BANK_NOT_FOUND',
      'BankAccount.bankcode',
    ],
    [
      'a weak password',
      { Saleman: { ...saleman, password: 'short' } },
      '400 PASSWORD_TOO_SHORT',
      'Saleman.password',
    ],
    [
      'an account number that is none of the bank',
      { BankAccount: { ...BankAccount, accountid: '123' } },
      '400 BANK_ACCOUNT_WRONG',
      'BankAccount.accountid',
    ],
    [
      'an e-mail that is none',
      { Saleman: { ...saleman, email: 'somsri' } },
      '400 INVALID_EMAIL',
      'Saleman.email',
    ],
  ])('with %s is refused, and nothing is written', async (_, body, expected, field) => {
    const answer = await register({ Ticket: await ticketFor(), ...body });
    expect([verdict(answer), Object.keys(answer.json().fields ?? {})[0]]).toEqual([expected, field]);
    expect(await rows('select from merchant_applications')).toEqual([]);
  });

  test('V-14 V-14b N-32b N-32c has a new center only with name and all areas, a bank account only with name, number and bank', async () => {
    await addFreeCenter();
    const { NewDistributionCenter } = await applied({
      SelectedDists: ['FREE'],
      DistributionCenter: { ...DistributionCenter, district_id: '' },
      BankAccount: { ...BankAccount, accountid: '' },
    });
    expect(NewDistributionCenter).toBeNull();
    expect(await rows('select sale_units, new_center, bank from merchant_applications')).toEqual([
      { sale_units: ['FREE'], new_center: null, bank: null },
    ]);
  });
});

describe('E-05g E-05h a number', () => {
  test('that is known is told so only to who entered its code', async () => {
    await rows(`insert into staff (tenant_id, user_id, kind, role, mobile, name, status)
      values ('alpha', 'UOFF', 'merchant', '3', '0899999903', 'Off', 'disabled')`);
    const asked = await Promise.all([APPLICANT, '0830000002', '0899999903'].map((mobile) => ask(mobile)));
    expect(asked.map(({ statusCode, body }) => [statusCode, Object.keys(JSON.parse(body))])).toEqual(
      Array.from({ length: 3 }, () => [200, ['reference', 'expiresInSeconds', 'resendAfterSeconds']]),
    );
    after(120);
    const known = await verify('0830000002');
    expect([verdict(known), known.json().message]).toEqual([
      '409 MOBILE_TAKEN',
      'Mobile No is already exist',
    ]);
    const inactive = await verify('0899999903');
    expect([verdict(inactive), inactive.json().message]).toEqual([
      '403 CUSTOMER_INACTIVE',
      'User with mobile no is being inactive. Please contact administrator',
    ]);
  });

  test('has so many codes a day, and an address has to wait longer with each', async () => {
    shop.deps.config.codesPerDay = { ...shop.deps.config.codesPerDay, number: 1 };
    expect((await ask(APPLICANT)).statusCode).toBe(200);
    expect(verdict(await ask(APPLICANT))).toBe('429 RESEND_WAIT');
    after(3601);
    expect(verdict(await ask(APPLICANT))).toBe('429 NUMBER_CODES_SPENT');
  });
});

describe('C-75d R-42h the token of an applicant', () => {
  const own = (token: string) => shop.call('ownApplication', { token });

  test('N-32d S-87 sends the photos of the own new center, private ones, and of no other', async () => {
    const { Token, NewDistributionCenter } = await applied();
    const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
    const files = { taxImage: samplePaper, shopImage: samplePicture, logoImage: samplePicture };
    const sent = await upload(Token, saleUnit, files);
    expect(sent.statusCode, sent.body).toBe(200);
    expect((await own(Token)).json()).toMatchObject({
      State: 'waiting',
      SaleUnit: saleUnit,
      NewCenterName: 'ร้านสมศรี',
      Photos: { taxImage: { IsPicture: false }, shopImages: [expect.any(Object)] },
    });
    expect(await rows('select distinct access, sale_unit from files')).toEqual([
      { access: 'private', sale_unit: null },
    ]);
    expect(verdict(await upload(Token, 'C1', files))).toBe('404 CENTER_NOT_FOUND');
    expect(verdict(await upload(Token, saleUnit, {}))).toBe('400 FILE_MISSING');
    // Another takes its place.
    await upload(Token, saleUnit, { shopImage: samplePicture });
    const states = await rows(`select state, count(*)::int from files group by state order by state`);
    expect(states).toEqual([
      { state: 'removed', count: 1 },
      { state: 'stored', count: 3 },
    ]);
  });

  test('opens nothing more once it is decided, and the way out while it waits', async () => {
    const first = await applied();
    const saleUnit = first.NewDistributionCenter?.SaleUnit ?? '';
    await upload(first.Token, saleUnit, { taxImage: samplePaper });
    const withdrawn = await shop.call('withdrawApplication', { token: first.Token, body: {} });
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    expect(await rows('select from merchant_applications')).toEqual([]);
    expect(await rows('select state from files')).toEqual([{ state: 'removed' }]);
    expect(verdict(await own(first.Token))).toBe('404 APPLICATION_NOT_FOUND');
    after(3601);
    const { Token, User, NewDistributionCenter } = await applied();
    await decide(User.userid, { Decision: 'approve' });
    const late = await upload(Token, NewDistributionCenter?.SaleUnit ?? '', { shopImage: samplePicture });
    expect(verdict(late)).toBe('409 APPLICATION_DECIDED');
    expect(verdict(await shop.call('withdrawApplication', { token: Token, body: {} }))).toBe(
      '409 APPLICATION_DECIDED',
    );
    expect((await own(Token)).json().State).toBe('approved');
  });
});

test('C-13 C-13b banks by name, and centers that have no salesman, the nearest first', async () => {
  await addFreeCenter();
  const token = (await shop.call('staffGuest', { tenant: 'alpha' })).json<{ token: string }>().token;
  const banks = (await shop.call('merchantBanks', { token, query: { saleUnit: 'C1' } })).json();
  expect(banks).toContainEqual({ bankcode: '014', bankname: 'Siam Commercial Bank' });
  const dists = async (query: Record<string, string>) =>
    (await shop.call('merchantDists', { token, query }))
      .json<CallAnswer<'merchantDists'>>()
      .map(({ SaleUnit, Distance }) => [SaleUnit, Distance]);
  expect(await dists({ dcWithoutSaleman: 'Y' })).toEqual([['FREE', null]]);
  const near = await dists({ lat: '18.79', lng: '98.98' });
  expect(near.map(([code]) => code)).toEqual(['C2', 'FREE', 'C1']);
  expect(near[0]?.[1]).toBe(0);
  expect(await dists({ text: 'chiang' })).toEqual([['C2', null]]);
  expect(await dists({ skip: '1', take: '1' })).toEqual([['C2', null]]);
});

describe('C-90 C-13c the payload as the specification’s clients send it', () => {
  const send = (body: Record<string, unknown>) => {
    const ticket = {
      tenantId: 'alpha',
      kind: 'number',
      value: APPLICANT,
      expiresAt: new Date('2100-01-01'),
    } as const;
    const Ticket = issueTicket(testConfig.sessionSecret, ticket);
    return register({ Ticket, ...body });
  };
  const areas = { province_id: '10', district_id: '1001', town_id: '100101' };

  test.each(['', ' ', null])('what is needed alone, and all else %j', async (blank) => {
    const blanks = (fields: string) => Object.fromEntries(fields.split(' ').map((field) => [field, blank]));
    const response = await send({
      SelectedDists: blank,
      DistributionCenter: {
        ...blanks('DIST_SHORTNAME address lat lon zipcode shipment_name Optional21'),
        DIST_NAME: 'New',
        ...areas,
      },
      Saleman: { ...blanks('email password LineUserToken'), mobileNo: APPLICANT, name: 'Owner' },
      BankAccount: blanks('bankcode bankname accountid bank_ac_name BankMasters'),
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      State: 'waiting',
      NewDistributionCenter: { DIST_NAME: 'New', DIST_SHORTNAME: 'New' },
    });
    const postcode = `select new_center ->> 'postalCode' as code from merchant_applications`;
    expect(await rows(postcode), 'that of the sub-district').toEqual([{ code: '10200' }]);
  });

  test('codes as numbers, a place as text, and the banks that were shown', async () => {
    const { BankMasters: _none, ...bank } = BankAccount;
    const response = await send({
      DistributionCenter: {
        ...DistributionCenter,
        province_id: 10,
        district_id: 1001,
        town_id: 100101,
        zipcode: 10200,
        lat: '13.75',
        lon: '100.49',
        Optional21: 1234567890121,
      },
      BankAccount: { ...bank, accountid: 1234567890, BankMasters: [{ bankcode: '004', bankname: 'Bank' }] },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(
      await rows(
        `select new_center -> 'lat' as lat, new_center ->> 'provinceCode' as province, bank ->> 'number' as number
         from merchant_applications`,
      ),
    ).toEqual([{ lat: 13.75, province: '10', number: '1234567890' }]);
  });

  test('the chosen centers also as the call of centers answers them', async () => {
    await addFreeCenter();
    const chosen = { SaleUnit: 'FREE', DIST_NAME: 'Free center', Distance: 1.2 };
    const response = await send({ SelectedDists: [chosen, 'FREE'], DistributionCenter: null });
    expect(response.statusCode, response.body).toBe(200);
    expect(await rows('select sale_units from merchant_applications')).toEqual([{ sale_units: ['FREE'] }]);
  });
});
