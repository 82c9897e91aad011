/** The super admin lets merchants in or refuses, what follows from it, and the settings of it all. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { APPLICANT, applicantShop, saleman, type Registered } from '../../testing/applicants.ts';
import { verdict } from '../../testing/attempts.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import type { TestShop } from '../../testing/shop.ts';
import { takePhotosOver } from '../center-photos/applicant-photos.usecases.ts';
import { clearApplications, tellDecided } from './decided.usecases.ts';
import { sampleApplication } from './merchant-applications.testing.ts';

const { password } = sampleApplication.Saleman;
const applicants = applicantShop();
const { admin, after, applied, ask, decide, register, rows, setting, ticketFor, upload, verify } = applicants;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = applicants);
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
    expect(Data).toMatchObject([{ Code: User.userid, Name: saleman.name, State: 'waiting' }]);
    expect(await whole(User.userid)).toMatchObject({
      Mobile: APPLICANT,
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

  test('N-32 lets in: center, account and role are there together, and the merchant works at the own center', async () => {
    const { User, NewDistributionCenter } = await applied({ Saleman: { ...saleman, password } });
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
        bank: { code: '004', number: '1234567890', name: saleman.name },
      },
    ]);
    expect(
      await rows(`select name_th, is_active, contact_name, tax_number from centers where sale_unit = $1`, [
        saleUnit,
      ]),
    ).toEqual([{ name_th: 'ร้านสมศรี', is_active: true, contact_name: 'สมศรี', tax_number: '1234567890121' }]);
    const login = { username: APPLICANT, password };
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
      values ('alpha', 'UAPPLICANT', 'merchant', '3', $1, 'Meanwhile')`,
      [APPLICANT],
    );
    expect(verdict(await decide(User.userid, { Decision: 'approve' }))).toBe('409 MOBILE_TAKEN');
    expect(await rows(`select from centers where sale_unit like 'M%'`)).toEqual([]);
    expect(await rows('select status from merchant_applications')).toEqual([{ status: 'waiting' }]);
  });

  test('leaves out a user name that another has: they sign in by their number', async () => {
    const { User } = await applied({ Saleman: { ...saleman, username: 'sale' } });
    const { UserId } = (await decide(User.userid, { Decision: 'approve' })).json();
    expect(await rows('select username, mobile from staff where user_id = $1', [UserId])).toEqual([
      { username: null, mobile: APPLICANT },
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
      { to: APPLICANT, text: expect.stringMatching(/not approved.*\/en\/merchant\/register\/success$/) },
    ]);
    after(3601);
    const again = (await verify(APPLICANT)).json<CallAnswer<'verifyApplicantCode'>>();
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
    const other = { ...saleman, mobileNo: '0899999902', username: '' };
    const waiting = await register({ Ticket: await ticketFor('0899999902'), Saleman: other });
    expect(waiting.json().State, 'by default').toBe('waiting');
  });

  test('who was let in at once and sends it again signs in by the password as it is then', async () => {
    await setting('REGISTER_MERCHANT_APPROVAL_ENABLED', 'N');
    const Ticket = await ticketFor();
    const send = () =>
      register(
        { Ticket, Saleman: { ...saleman, password } },
        { headers: { 'idempotency-key': 'sent-once-more' } },
      );
    const first = (await send()).json<Registered>();
    const again = await send();
    expect([again.json<Registered>().User.userid, again.cookies.length]).toEqual([first.User.userid, 1]);
    await rows(
      `update staff set password_hash = (select password_hash from staff where user_id = 'SALE' and tenant_id = 'alpha')
      where user_id = $1`,
      [first.User.userid],
    );
    const late = await send();
    expect([verdict(late), late.cookies]).toEqual(['409 MOBILE_TAKEN', []]);
    // Neither without one.
    const bare = await ticketFor('0899999902');
    const sendBare = () =>
      register(
        { Ticket: bare, Saleman: { ...saleman, mobileNo: '0899999902', username: '' } },
        { headers: { 'idempotency-key': 'sent-without-one' } },
      );
    expect((await sendBare()).statusCode).toBe(200);
    expect(verdict(await sendBare())).toBe('409 MOBILE_TAKEN');
  });

  test('REGISTER_MERCHANT_ENABLED N takes no merchants; the other shop goes on', async () => {
    const Ticket = await ticketFor();
    await setting('REGISTER_MERCHANT_ENABLED', 'N');
    expect(verdict(await ask('0899999902'))).toBe('403 MERCHANT_REGISTRATION_CLOSED');
    expect(verdict(await register({ Ticket }))).toBe('403 MERCHANT_REGISTRATION_CLOSED');
    expect((await ask('0899999902', { tenant: 'beta' })).statusCode).toBe(200);
  });

  test('REGISTER_MERCHANT_KEPT_DAYS after the decision, or after it was sent, what was refused is gone, and of who was let in the papers', async () => {
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
    const letIn = await applied();
    await upload(letIn.Token, letIn.NewDistributionCenter?.SaleUnit ?? '', files);
    await decide(letIn.User.userid, { Decision: 'approve' });
    after(22 * day);
    expect(await clearApplications(shop.deps, 'alpha'), 'of who was let in the papers').toBe(1);
    expect(await rows('select status from merchant_applications')).toEqual([{ status: 'approved' }]);
    expect(await rows(`select from files where state = 'stored'`)).toEqual([]);
    expect(await clearApplications(shop.deps, 'alpha')).toBe(0);
  });
});
