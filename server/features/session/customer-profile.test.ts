/** What customers change about themselves: name, e-mail, number, password. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomer, newcomerShop, SECRET } from '../../testing/newcomers.ts';
import type { TestShop } from '../../testing/shop.ts';

const newcomers = newcomerShop();
const { after, register, sentCode, setting, ticketFor, people } = newcomers;
const OTHER = '0899999902';
const NEXT = 'ปลาทองว่ายน้ำ 88 ตัว';
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});
afterEach(() => shop.database.asOwner(`delete from web_config where opt = 'TENANT_BEHAVIOURS'`));

/** This session with its secret, and that of another one of the same person. */
let token: string;
let own: string;
let elsewhere: string;
beforeEach(async () => {
  const answer = await register({ Ticket: await ticketFor(NEW) });
  token = answer.json().jtoken;
  own = answer.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
  elsewhere = await signedIn(NEW, SECRET);
});

const said = (answer: Parameters<typeof verdict>[0]) => (answer.statusCode === 200 ? 'OK' : verdict(answer));
const login = (username: string, password: string) =>
  shop.call('login', { tenant: 'alpha', body: { username, password } });
const signedIn = async (username: string, password: string) =>
  (await login(username, password)).cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
const renewed = async (secret: string) =>
  said(await shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } }));
const profile = async () => (await shop.call('ownProfile', { token })).json();

describe('the own profile', () => {
  test('R-27j is what the shop knows of the customer', async () => {
    expect(await profile()).toMatchObject({
      CustomerCode: (await people())[0]?.customer_code,
      Name: newcomer.Name,
      Mobile: NEW,
      Email: '',
      HasPassword: true,
    });
  });

  test('R-27e name and e-mail are changed; an account with a name of its own keeps it', async () => {
    const [{ customer_code: code } = { customer_code: '' }] = await people();
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, profile_code, name) values ('alpha', 'BRANCH', $1, 'สาขา')`,
      [code],
    );
    const save = (body: object) => shop.call('saveOwnProfile', { token, body });
    expect((await save({ Name: 'สมใจ', Email: 'som@example.com' })).json()).toMatchObject({
      Name: 'สมใจ',
      Email: 'som@example.com',
    });
    expect((await shop.call('customerProfile', { token })).json().CUSTOMERNAME).toBe('สมใจ');
    const names = await shop.database.asOwner(
      `select name from customers where customer_code in ('BRANCH', 'CUST1') order by tenant_id, customer_code`,
    );
    expect(names.map(({ name }) => name)).toContain('สาขา');
    expect(names.map(({ name }) => name)).not.toContain('สมใจ');
    expect(said(await save({ Name: 'สมใจ', Email: 'som@' }))).toBe('400 INVALID_EMAIL');
    expect((await save({ Name: 'สมใจ' })).json()).toMatchObject({ Email: '' });
  });

  test('W-33 R-27e with HOST_APP_ACCOUNT neither profile nor number nor password is changed here', async () => {
    const save = () => shop.call('saveOwnProfile', { token, body: { Name: 'สมใจ' } });
    expect(said(await save())).toBe('OK');
    await setting('TENANT_BEHAVIOURS', 'HOST_APP_ACCOUNT');
    expect(said(await save())).toBe('403 NOT_ALLOWED');
    expect(said(await ask(OTHER))).toBe('403 NOT_ALLOWED');
    expect(said(await shop.call('requestProofCode', { token }))).toBe('403 NOT_ALLOWED');
    const passwords = { CurrentPassword: SECRET, NewPassword: NEXT };
    expect(said(await shop.call('changeOwnPassword', { token, body: passwords }))).toBe('403 NOT_ALLOWED');
    expect(said(await shop.call('ownProfile', { token }))).toBe('OK');
  });
});

const ask = (mobile: string, proof: object = { Password: SECRET }) =>
  shop.call('requestMobileCode', { token, body: { mobile, ...proof } });
async function change(mobile: string, code = sentCode) {
  const { reference, Ticket } = (await ask(mobile)).json<{ reference: string; Ticket: string }>();
  return shop.call('changeOwnMobile', { token, body: { reference, code: code(), Ticket } });
}

describe('another number', () => {
  test('R-27e takes the code sent to it; the other sessions end, and the number before is told', async () => {
    expect(said(await change(OTHER, () => '000000'))).toBe('400 INVALID_OTP');
    expect(await profile()).toMatchObject({ Mobile: NEW });
    after(120);
    expect((await change(OTHER)).json()).toMatchObject({ Mobile: OTHER });
    expect(shop.sent.at(-1)).toMatchObject({ to: NEW, text: expect.stringContaining('9902') });
    expect(await renewed(elsewhere)).toBe('401 SESSION_OVER');
    expect(await profile()).toMatchObject({ Mobile: OTHER });
    expect(said(await login(OTHER, SECRET))).toBe('OK');
    expect(said(await login(NEW, SECRET))).toBe('401 WRONG_PASSWORD');
  });

  test('R-27e E-05g that is another customer’s is told only to who entered its code', async () => {
    const shapeOf = async (mobile: string) => Object.keys((await ask(mobile)).json());
    expect(await shapeOf('0810000001')).toEqual(await shapeOf(OTHER));
    after(120);
    expect(said(await change('0810000001', () => '000000'))).toBe('400 INVALID_OTP');
    after(240);
    expect(said(await change('0810000001'))).toBe('409 MOBILE_TAKEN');
    expect(await profile()).toMatchObject({ Mobile: NEW });
    expect(await renewed(elsewhere)).toBe('OK');
  });
});

describe('R-27e an open session alone is not enough for another number', () => {
  const proofCode = async () => {
    const { reference } = (await shop.call('requestProofCode', { token })).json<{ reference: string }>();
    expect(shop.sent.at(-1)?.to).toBe(NEW);
    return { Reference: reference, Code: sentCode() };
  };

  test('without the password or a code to the number before, no code goes to another', async () => {
    shop.sent.length = 0;
    expect(said(await ask(OTHER, {}))).toBe('400 INVALID_OTP');
    expect(said(await ask(OTHER, { Password: 'wrong' }))).toBe('400 CURRENT_PASSWORD_WRONG');
    expect(shop.sent).toEqual([]);
    const wrong = { ...(await proofCode()), Code: '000000' };
    expect(said(await ask(OTHER, wrong))).toBe('400 INVALID_OTP');
    expect(shop.sent.filter(({ to }) => to === OTHER)).toEqual([]);
  });

  test('a code to the number before will do, once', async () => {
    const proof = await proofCode();
    const { reference, Ticket } = (await ask(OTHER, proof)).json<{ reference: string; Ticket: string }>();
    const code = sentCode();
    expect(said(await ask('0899999903', proof)), 'used up').toMatch(/^400 /);
    const body = { reference, code, Ticket };
    expect((await shop.call('changeOwnMobile', { token, body })).json()).toMatchObject({ Mobile: OTHER });
  });

  test('nor is a code to the other number that was sent for signing in, nor what another session proved', async () => {
    const { Ticket } = (await ask(OTHER)).json<{ Ticket: string }>();
    after(120);
    const entry = (await shop.call('requestCode', { tenant: 'alpha', body: { mobile: OTHER } })).json<{
      reference: string;
    }>();
    const stolen = { reference: entry.reference, code: sentCode(), Ticket };
    expect(said(await shop.call('changeOwnMobile', { token, body: stolen }))).toBe('400 PROOF_MISSING');
    after(240);
    const asked = (await ask(OTHER)).json<{ reference: string; Ticket: string }>();
    const other = (
      await shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': elsewhere } })
    ).json<{ jtoken: string }>().jtoken;
    const body = { reference: asked.reference, code: sentCode(), Ticket: asked.Ticket };
    expect(said(await shop.call('changeOwnMobile', { token: other, body }))).toBe('400 PROOF_MISSING');
    expect(said(await shop.call('changeOwnMobile', { token, body }))).toBe('OK');
  });

  test('who has neither password nor number cannot prove it', async () => {
    await shop.database.asOwner(`update profiles set password_hash = null, mobile = null where mobile = $1`, [
      NEW,
    ]);
    expect(said(await ask(OTHER))).toBe('409 NO_PROOF');
    expect(said(await shop.call('requestProofCode', { token }))).toBe('409 NO_PROOF');
    await shop.database.asOwner(`delete from profiles where name = $1`, [newcomer.Name]);
  });
});

describe('the password', () => {
  const set = (CurrentPassword: string, NewPassword: string) =>
    shop.call('changeOwnPassword', { token, body: { CurrentPassword, NewPassword } });

  test('R-27d needs the current one and a sound new one; then the other sessions are over', async () => {
    expect(said(await set('wrong', NEXT))).toBe('400 CURRENT_PASSWORD_WRONG');
    expect(said(await set(SECRET, SECRET))).toBe('400 PASSWORD_UNCHANGED');
    expect(said(await set(SECRET, NEW))).toMatch(/^400 PASSWORD_/);
    expect(await renewed(elsewhere)).toBe('OK');
    expect(said(await set(SECRET, NEXT))).toBe('OK');
    expect(await renewed(elsewhere)).toBe('401 SESSION_OVER');
    expect(await profile()).toMatchObject({ HasPassword: true });
    expect([said(await login(NEW, NEXT)), said(await login(NEW, SECRET))]).toEqual([
      'OK',
      '401 WRONG_PASSWORD',
    ]);
  });

  test('R-27d a first one is chosen soon after signing in by a code, without a current one', async () => {
    const forget = () =>
      shop.database.asOwner(`update profiles set password_hash = null where mobile = $1`, [NEW]);
    await forget();
    expect(await profile()).toMatchObject({ HasPassword: false });
    expect(said(await set('', NEXT))).toBe('OK');
    await forget();
    after(31 * 60);
    token = (await shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': own } })).json()
      .jtoken;
    expect(said(await set('', NEXT))).toBe('400 FIRST_PASSWORD_LATE');
  });

  test('R-27d is nothing to change where PASSWORD_LOGIN_ENABLED is off', async () => {
    await setting('PASSWORD_LOGIN_ENABLED', 'N');
    expect(said(await set(SECRET, NEXT))).toBe('403 NOT_ALLOWED');
    await setting('PASSWORD_LOGIN_ENABLED', 'Y');
    expect(said(await set(SECRET, NEXT))).toBe('OK');
  });
});
