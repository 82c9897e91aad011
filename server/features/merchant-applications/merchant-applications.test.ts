/** A merchant registers themselves: what is told of a number, what an applicant may do, and who lets them in. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { codeShop } from '../../testing/code-shop.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import type { Given, TestShop } from '../../testing/shop.ts';
import { takePhotosOver } from '../center-photos/applicant-photos.usecases.ts';
import { clearApplications, tellDecided } from './decided.usecases.ts';
import { sampleApplication } from './merchant-applications.testing.ts';

type Registered = CallAnswer<'registerMerchant'>;
const NEW = '0899999901';
const { Saleman, DistributionCenter, BankAccount } = sampleApplication;

const codes = codeShop();
const { after } = codes;
let shop: TestShop;
let keys = 0;
beforeAll(() => {
  ({ shop } = codes);
});
beforeEach(() => {
  shop.sent.length = 0;
});
afterEach(() =>
  shop.database.asOwner(`
    delete from web_config where opt like '%REGISTER_MERCHANT%';
    delete from merchant_applications; delete from center_photos; delete from files;
    delete from sessions where user_id like 'U%'; delete from staff where user_id like 'U%';
    delete from staff where mobile like '08999999%';
    delete from centers where sale_unit like 'M%'; delete from centers where sale_unit = 'FREE';
    delete from notifications; delete from audit_log; delete from idempotency_keys`),
);

async function setting(opt: string, value: string): Promise<void> {
  await shop.database.asOwner(`insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)`, [
    opt,
    value,
  ]);
  shop.deps.cache.dropAll();
}
const ask = (mobile: string, given: Given = {}) =>
  shop.call('requestApplicantCode', { tenant: 'alpha', ...given, body: { mobile } });
async function verify(mobile: string) {
  const { reference } = (await ask(mobile)).json<{ reference: string }>();
  const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
  return shop.call('verifyApplicantCode', { tenant: 'alpha', body: { reference, code } });
}
const ticketFor = async (mobile = NEW) =>
  (await verify(mobile)).json<CallAnswer<'verifyApplicantCode'>>().Ticket ?? '';
const register = (body: object, given: Given = {}) =>
  shop.call('registerMerchant', {
    tenant: 'alpha',
    headers: { 'idempotency-key': `merchant-${(keys += 1)}` },
    ...given,
    body: { ...sampleApplication, Saleman: { ...Saleman, mobileNo: NEW }, ...body },
  });
/** Of one who waits. */
async function applied(body: object = {}): Promise<Registered> {
  const answer = await register({ Ticket: await ticketFor(), ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Registered>();
}
const admin = () => shop.tokenOf('alpha', 'ADMIN');
const decide = async (code: string, body: object) =>
  shop.call('decideApplication', { token: await admin(), params: { code }, body });
const rows = (sql: string, values: unknown[] = []) => shop.database.asOwner(sql, values);
/** A center of alpha where no salesman works. */
const addFreeCenter = async () => {
  await rows(`insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
    values ('alpha', 'FREE', 'ศูนย์ว่าง', 'Free center', 'FREE', 'Nowhere', 13.8, 100.5, 3)`);
  shop.deps.cache.dropAll();
};

describe('C-13c R-42i an application', () => {
  test('waits: it is no account and no center, whatever it says', async () => {
    const { State, User, NewDistributionCenter, Message } = await applied();
    expect([State, User.userRole, User.Pages, Message]).toEqual([
      'waiting',
      'GUEST',
      [],
      'Your application was sent and waits for approval',
    ]);
    expect(NewDistributionCenter).toMatchObject({ DIST_NAME: 'ร้านสมศรี', DIST_SHORTNAME: 'สมศรี' });
    expect(await rows(`select from staff where mobile = $1`, [NEW])).toEqual([]);
    expect(await rows(`select from centers where sale_unit = $1`, [NewDistributionCenter?.SaleUnit])).toEqual(
      [],
    );
    const login = { username: NEW, password: Saleman.password };
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
    const again = (await verify(NEW)).json<CallAnswer<'verifyApplicantCode'>>();
    expect([again.State, again.Ticket, typeof again.Token]).toEqual(['waiting', undefined, 'string']);
  });

  test('keeps no password in the clear, and its hash no longer than it waits', async () => {
    const { User } = await applied();
    const stored = await rows(
      `select a::text || k::text as row from merchant_applications a, idempotency_keys k`,
    );
    expect(JSON.stringify(stored)).not.toContain(Saleman.password);
    await decide(User.userid, { Decision: 'refuse', Reason: 'unknown' });
    expect(await rows('select password_hash from merchant_applications')).toEqual([{ password_hash: null }]);
  });

  test.each([
    ['no ticket', { Ticket: 'x' }, '400 NUMBER_UNPROVED', undefined],
    ['another number', { Saleman: { ...Saleman, mobileNo: '0899999902' } }, '400 NUMBER_UNPROVED', undefined],
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
      { Saleman: { ...Saleman, mobileNo: NEW, password: 'short' } },
      '400 PASSWORD_TOO_SHORT',
      'Saleman.password',
    ],
    [
      'an e-mail that is none',
      { Saleman: { ...Saleman, mobileNo: NEW, email: 'somsri' } },
      '400 INVALID_EMAIL',
      'Saleman.email',
    ],
  ])('with %s is refused, and nothing is written', async (_, body, expected, field) => {
    const answer = await register({ Ticket: await ticketFor(), ...body });
    expect([verdict(answer), Object.keys(answer.json().fields ?? {})[0]]).toEqual([expected, field]);
    expect(await rows('select from merchant_applications')).toEqual([]);
  });

  test('N-32b N-32c has a new center only with name and all areas, a bank account only with name, number and bank', async () => {
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
    const asked = await Promise.all([NEW, '0830000002', '0899999903'].map((mobile) => ask(mobile)));
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
    expect((await ask(NEW)).statusCode).toBe(200);
    expect(verdict(await ask(NEW))).toBe('429 RESEND_WAIT');
    after(3601);
    expect(verdict(await ask(NEW))).toBe('429 NUMBER_CODES_SPENT');
  });
});

describe('C-75 R-42h the token of an applicant', () => {
  const upload = (token: string, saleUnit: string, files: Record<string, Blob>) =>
    shop.call('setCenterPhotos', { token, body: { saleUnit }, files });
  const own = (token: string) => shop.call('ownApplication', { token });

  test('sends the photos of the own new center, private ones, and of no other', async () => {
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

describe('B-05g the super admin', () => {
  const whole = async (code: string) =>
    (await shop.call('merchantApplication', { token: await admin(), params: { code } })).json();

  test('reads who waits, with all that was sent, and each look at the papers is in the log', async () => {
    const { User, Token, NewDistributionCenter } = await applied();
    await shop.call('setCenterPhotos', {
      token: Token,
      body: { saleUnit: NewDistributionCenter?.SaleUnit },
      files: { taxImage: samplePicture },
    });
    const token = await admin();
    expect((await shop.call('applicationsWaiting', { token })).json()).toEqual({ Count: 1 });
    const { Data } = (await shop.call('merchantApplications', { token })).json();
    expect(Data).toMatchObject([{ Code: User.userid, Name: Saleman.name, State: 'waiting' }]);
    expect(await whole(User.userid)).toMatchObject({
      Mobile: NEW,
      BirthDate: '1990-05-01',
      SocialId: '1234567890121',
      ReferralCode: 'FRIEND1',
      NewCenter: {
        DIST_NAME: 'ร้านสมศรี',
        FullAddress: expect.stringContaining('10200'),
        ShipmentName: 'สมศรี ขนส่ง',
        ContactName: 'สมศรี',
        TaxNo: '1234567890121',
      },
      Bank: { bankname: 'Kasikornbank', accountid: '1234567890' },
      Images: ['tax'],
    });
    const looked = await shop.call('applicationImages', { token, params: { code: User.userid }, body: {} });
    const [{ Url, Image }] = looked.json().Images;
    expect(Image).toBe('tax');
    expect((await shop.app.inject({ url: Url, headers: { tenantid: 'alpha' } })).statusCode).toBe(200);
    expect(await rows(`select actor_id, subject from audit_log where action = 'application.images'`)).toEqual(
      [{ actor_id: 'ADMIN', subject: `application/${User.userid}` }],
    );
  });

  test('lets in: center, account and role are there together, and the merchant works at the own center', async () => {
    const { User, NewDistributionCenter } = await applied();
    const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
    const answer = await decide(User.userid, { Decision: 'approve' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { UserId } = answer.json<CallAnswer<'decideApplication'>>();
    expect(answer.json()).toEqual({ State: 'approved', UserId, SaleUnit: saleUnit });
    expect(
      await rows(
        `select role, username, birth_date, social_id, referral_code, bank from staff where user_id = $1`,
        [UserId],
      ),
    ).toEqual([
      {
        role: '3',
        username: 'somsri',
        birth_date: '1990-05-01',
        social_id: '1234567890121',
        referral_code: 'FRIEND1',
        bank: { code: '004', number: '1234567890', name: Saleman.name },
      },
    ]);
    expect(
      await rows(`select name_th, is_active, contact_name, tax_number from centers where sale_unit = $1`, [
        saleUnit,
      ]),
    ).toEqual([{ name_th: 'ร้านสมศรี', is_active: true, contact_name: 'สมศรี', tax_number: '1234567890121' }]);
    const login = { username: NEW, password: Saleman.password };
    const signedIn = await shop.call('staffLogin', { tenant: 'alpha', body: login });
    expect(signedIn.json().user).toMatchObject({ userid: UserId, ActiveDC: saleUnit, userRole: '3' });
    const { token } = signedIn.json<{ token: string }>();
    const centers = (await shop.call('staffCenters', { token })).json<{ SaleUnit: string }[]>();
    expect(
      centers.map((one) => one.SaleUnit),
      'the own one alone',
    ).toEqual([saleUnit]);
    const logged = await rows(
      `select action, actor_id from audit_log where action in ('staff.add', 'center.add', 'application.decision') order by 1`,
    );
    expect(logged).toEqual(
      ['application.decision', 'center.add', 'staff.add'].map((action) => ({ action, actor_id: 'ADMIN' })),
    );
    expect(verdict(await decide(User.userid, { Decision: 'refuse', Reason: 'late' }))).toBe(
      '409 APPLICATION_DECIDED',
    );
  });

  test('lets nobody in halfway: without the account there is no center', async () => {
    const { User } = await applied();
    await rows(
      `insert into staff (tenant_id, user_id, kind, role, mobile, name)
      values ('alpha', 'UNEW', 'merchant', '3', $1, 'Meanwhile')`,
      [NEW],
    );
    expect(verdict(await decide(User.userid, { Decision: 'approve' }))).toBe('409 MOBILE_TAKEN');
    expect(await rows(`select from centers where sale_unit like 'M%'`)).toEqual([]);
    expect(await rows('select status from merchant_applications')).toEqual([{ status: 'waiting' }]);
  });

  test('leaves out a user name that another has: they sign in by their number', async () => {
    const { User } = await applied({ Saleman: { ...Saleman, mobileNo: NEW, username: 'sale' } });
    const { UserId } = (await decide(User.userid, { Decision: 'approve' })).json();
    expect(await rows('select username, mobile from staff where user_id = $1', [UserId])).toEqual([
      { username: null, mobile: NEW },
    ]);
  });

  test('refuses with a reason, which the applicant reads and is told of by SMS with a link; they may apply again', async () => {
    const { User, Token } = await applied();
    expect(verdict(await decide(User.userid, { Decision: 'refuse' }))).toBe('400 REASON_MISSING');
    await decide(User.userid, { Decision: 'refuse', Reason: 'The card cannot be read' });
    expect((await shop.call('ownApplication', { token: Token })).json()).toMatchObject({
      State: 'refused',
      Reason: 'The card cannot be read',
    });
    shop.sent.length = 0;
    await tellDecided(shop.deps, { tenantId: 'alpha', id: User.userid }, 'job-1');
    expect(shop.sent).toMatchObject([
      { to: NEW, text: expect.stringMatching(/not approved.*\/en\/merchant\/register\/success$/) },
    ]);
    after(3601);
    const again = (await verify(NEW)).json<CallAnswer<'verifyApplicantCode'>>();
    expect(again.State).toBe('refused');
    expect((await register({ Ticket: again.Ticket })).statusCode).toBe(200);
  });

  test('after that the photos of the shop are the center’s, for everybody; the identity card is not', async () => {
    const { User, Token, NewDistributionCenter } = await applied();
    const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
    const files = { taxImage: samplePaper, shopImage: samplePicture, logoImage: samplePicture };
    await shop.call('setCenterPhotos', { token: Token, body: { saleUnit }, files });
    await takePhotosOver(shop.deps, { tenantId: 'alpha', code: User.userid });
    expect(await rows('select from center_photos'), 'while it waits').toEqual([]);
    await decide(User.userid, { Decision: 'approve' });
    for (const _ of ['once', 'again'])
      await takePhotosOver(shop.deps, { tenantId: 'alpha', code: User.userid });
    expect(
      await rows(`select photo, access from center_photos join files using (tenant_id, file_id) order by 1`),
    ).toEqual([
      { photo: 'logo', access: 'public' },
      { photo: 'shop', access: 'public' },
    ]);
    expect(await rows('select image from merchant_application_images')).toEqual([{ image: 'tax' }]);
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

describe('W-60e W-60f W-60g settings', () => {
  test('REGISTER_MERCHANT_APPROVAL_ENABLED N signs a stranger in at once, at the own new center alone', async () => {
    await setting('REGISTER_MERCHANT_APPROVAL_ENABLED', 'N');
    const answer = await register({ Ticket: await ticketFor() });
    const { State, Token, User, NewDistributionCenter } = answer.json<Registered>();
    expect([State, User.userRole, User.ActiveDC]).toEqual(['approved', '3', NewDistributionCenter?.SaleUnit]);
    expect(answer.cookies.map(({ name }) => name)).toContain('test-alpha-merchant');
    const sent = await shop.call('setCenterPhotos', {
      token: Token,
      body: { saleUnit: User.ActiveDC },
      files: { shopImage: samplePicture },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const centers = (await shop.call('staffCenters', { token: Token })).json<unknown[]>();
    expect(centers).toHaveLength(1);
    await rows(`delete from web_config where opt = 'REGISTER_MERCHANT_APPROVAL_ENABLED'`);
    shop.deps.cache.dropAll();
    after(3601);
    const Saleman2 = { ...Saleman, mobileNo: '0899999902', username: '' };
    const waiting = await register({ Ticket: await ticketFor('0899999902'), Saleman: Saleman2 });
    expect(waiting.json().State, 'by default').toBe('waiting');
  });

  test('REGISTER_MERCHANT_ENABLED N takes no merchants; the other shop goes on', async () => {
    const Ticket = await ticketFor();
    await setting('REGISTER_MERCHANT_ENABLED', 'N');
    expect(verdict(await ask('0899999902'))).toBe('403 MERCHANT_REGISTRATION_CLOSED');
    expect(verdict(await register({ Ticket }))).toBe('403 MERCHANT_REGISTRATION_CLOSED');
    expect((await ask('0899999902', { tenant: 'beta' })).statusCode).toBe(200);
  });

  test('REGISTER_MERCHANT_KEPT_DAYS after the decision, or after it was sent, an application is gone with its papers', async () => {
    await setting('REGISTER_MERCHANT_KEPT_DAYS', '7');
    const { User, Token, NewDistributionCenter } = await applied();
    const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
    const files = { taxImage: samplePaper };
    await shop.call('setCenterPhotos', { token: Token, body: { saleUnit }, files });
    const day = 24 * 3600;
    after(6 * day);
    await decide(User.userid, { Decision: 'refuse', Reason: 'unknown' });
    after(8 * day);
    expect(await clearApplications(shop.deps, 'alpha'), 'two days after the decision').toBe(0);
    after(14 * day);
    expect(await clearApplications(shop.deps, 'beta')).toBe(0);
    expect(await clearApplications(shop.deps, 'alpha')).toBe(1);
    expect(await rows('select state from files')).toEqual([{ state: 'removed' }]);
    expect(await rows('select from merchant_applications')).toEqual([]);
  });
});
