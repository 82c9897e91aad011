/** Who was refused corrects the registration and sends it again. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomer, newcomerShop, SECRET } from '../../testing/newcomers.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import type { TestShop } from '../../testing/shop.ts';

const newcomers = newcomerShop();
const { after, people, register, setting, ticketFor, verify } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});
beforeEach(() => setting('PENDING_APPROVAL_REGISTER', 'Y'));
afterEach(() => shop.database.asOwner('delete from files'));

const admin = () => shop.tokenOf('alpha', 'ADMIN');
const decide = async (code: string, body: object) =>
  shop.call('decideRegistration', { token: await admin(), params: { code }, body });
const refuse = (code: string, Reason = 'เลขบ้านไม่ครบ') => decide(code, { Decision: 'refuse', Reason });
const state = async (Ticket: string) =>
  (await shop.call('registrationState', { tenant: 'alpha', body: { Ticket } })).json();
const waitingRows = async () =>
  (await shop.call('registrations', { token: await admin(), query: { saleUnit: 'C1' } }))
    .json<CallAnswer<'registrations'>>()
    .Data.filter(({ Mobile }) => Mobile === NEW);

/** A registration that was sent and refused. */
async function refused(body: object = {}) {
  const Ticket = await ticketFor(NEW);
  const sent = await register({ Ticket, SaleUnit: 'C1', ...body });
  expect(sent.statusCode, sent.body).toBe(200);
  const code = (await people())[0]?.customer_code ?? '';
  expect((await refuse(code)).statusCode).toBe(200);
  return { code, waits: sent.json<CallAnswer<'register'>>().Ticket ?? '' };
}
const again = async () => (await verify(NEW)).json<CallAnswer<'verifyRegistrationCode'>>();

test('R-08d who was refused proves the number, gets what was sent, corrects it, and waits again', async () => {
  const { code, waits } = await refused({ Email: 'old@example.com', LatDecimal: 13.75, LonDecimal: 100.5 });
  const { Ticket, Again } = await again();
  const { Name, Address_: line, Province, Ampher, Town } = newcomer;
  expect(Again).toMatchObject({
    Reason: 'เลขบ้านไม่ครบ',
    Email: 'old@example.com',
    SaleUnit: 'C1',
    Address_: line,
    LatDecimal: 13.75,
    LonDecimal: 100.5,
    HasPassword: true,
    HasIdentity: false,
    Name,
    Province,
    Ampher,
    Town,
  });
  const body = { Ticket, SaleUnit: 'C1', Name: 'สมศรี ใหม่', Password: '', Address_: '100 ถนนใหม่' };
  const answer = await register(body);
  expect([answer.statusCode, answer.json().State], answer.body).toEqual([200, 'waiting']);
  expect(await people(), 'no second account').toMatchObject([{ customer_code: code, status: 'pending' }]);
  expect(await state(waits)).toEqual({ State: 'waiting', Reason: '' });
  const rows = await waitingRows();
  expect(rows).toMatchObject([
    { CUSTOMERNAME: 'สมศรี ใหม่', Email: '', Reason: 'เลขบ้านไม่ครบ', RefusedAt: null },
  ]);
  expect(rows[0]?.Address).toContain('100 ถนนใหม่');
  expect(rows[0]?.Address).not.toContain(line);
  expect(rows[0]?.SentAgainAt).not.toBeNull();
  const told = await shop.database.asOwner<{ title_en: string }>(
    `select distinct title_en from notifications where kind = 'registration.waiting' order by 1`,
  );
  expect(told.map((one) => one.title_en)).toEqual(['A new customer waits', 'A registration was sent again']);
  expect((await decide(code, { Decision: 'approve' })).statusCode).toBe(200);
  const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
  expect((await shop.call('login', login)).statusCode, 'the password stayed').toBe(200);
});

test('R-08d it is taken once under its key, only while refused, and a few times a day', async () => {
  const { code } = await refused();
  const waiting = await ticketFor(NEW);
  const headers = { 'idempotency-key': 'sent-once-again' };
  const both = [await register({ Ticket: waiting, SaleUnit: 'C1' }, { headers })];
  both.push(await register({ Ticket: waiting, SaleUnit: 'C1' }, { headers }));
  expect(both.map((one) => one.json().State)).toEqual(['waiting', 'waiting']);
  expect(verdict(await verify(NEW)), 'it waits').toBe('403 PENDING_APPROVAL');
  expect(verdict(await register({ Ticket: waiting, SaleUnit: 'C1' }))).toBe('403 PENDING_APPROVAL');
  for (let more = 0; more < 2; more += 1) {
    await refuse(code);
    expect((await register({ Ticket: waiting, SaleUnit: 'C1' })).json().State).toBe('waiting');
  }
  await refuse(code);
  expect(verdict(await register({ Ticket: waiting, SaleUnit: 'C1' }))).toBe('429 REGISTRATION_RESENT_OFTEN');
  after(24 * 3600);
  expect((await register({ Ticket: await ticketFor(NEW), SaleUnit: 'C1' })).json().State).toBe('waiting');
  await decide(code, { Decision: 'approve' });
  expect(verdict(await verify(NEW))).toBe('409 MOBILE_TAKEN');
});

test('R-08d who was refused waits for staff even where the shop asks newcomers for nothing by now', async () => {
  const { code } = await refused();
  await setting('PENDING_APPROVAL_REGISTER', 'N');
  const answer = await register({ Ticket: (await again()).Ticket, SaleUnit: 'C1' });
  expect([answer.json().State, answer.json().jtoken]).toEqual(['waiting', undefined]);
  expect(await people()).toMatchObject([{ customer_code: code, status: 'pending' }]);
});

test('R-08d nothing of a number is told before its code, nor with a ticket of another shop', async () => {
  await refused();
  const { reference } = (await newcomers.request(NEW)).json<{ reference: string }>();
  const wrong = newcomers.sentCode() === '000000' ? '000001' : '000000';
  const body = { reference, code: wrong };
  const tried = await shop.call('verifyRegistrationCode', { tenant: 'alpha', body });
  expect([verdict(tried), tried.body.includes('เลขบ้าน')]).toEqual(['400 INVALID_OTP', false]);
  const right = { reference, code: newcomers.sentCode() };
  const { Ticket } = (await shop.call('verifyRegistrationCode', { tenant: 'alpha', body: right })).json();
  expect(verdict(await register({ Ticket }, { tenant: 'beta' }))).toBe('400 NUMBER_UNPROVED');
});

test('R-08d staff who look at what was sent before are told that it was sent again', async () => {
  const { code } = await refused();
  const sent = await register({ Ticket: (await again()).Ticket, SaleUnit: 'C1' });
  expect(sent.statusCode, sent.body).toBe(200);
  const stale = await decide(code, { Decision: 'approve', SentAgainAt: 'never' });
  expect(verdict(stale)).toBe('409 REGISTRATION_SENT_AGAIN');
  const [row] = await waitingRows();
  const seen = { Decision: 'approve', SentAgainAt: row?.SentAgainAt };
  expect((await decide(code, seen)).statusCode).toBe(200);
});

test('R-08d it moves to the chosen center, whose staff alone see it then', async () => {
  await refused({ SaleCode: 'SALE' });
  await register({ Ticket: (await again()).Ticket, SaleUnit: 'C2' });
  expect(await waitingRows()).toEqual([]);
  const rows = await shop.database.asOwner(
    `select d.sale_unit, c.salesman_id from profiles p join customers c using (tenant_id, profile_code)
     join customer_centers d using (tenant_id, customer_code) where p.mobile = $1`,
    [NEW],
  );
  expect(rows).toEqual([{ sale_unit: 'C2', salesman_id: null }]);
});

test('R-08d V-06b the document that was sent stays, or another takes its place', async () => {
  await setting('REGISTER_IDENTITY_ENABLED', 'Y');
  await setting('REGISTER_REQUIRED_FIELDS', 'identity,password');
  const attach = async (Ticket: string, document: Blob) =>
    (
      await shop.call('attachIdentity', {
        tenant: 'alpha',
        headers: { 'registration-ticket': Ticket },
        body: {},
        files: { document },
      })
    ).json<{ FileId: string }>().FileId;
  const first = await attach(await ticketFor(NEW), samplePaper);
  const { code } = await refused({ IdentityFile: first });
  const { Ticket, Again } = await again();
  expect(Again?.HasIdentity).toBe(true);
  expect((await register({ Ticket, SaleUnit: 'C1', Password: '' })).json().State).toBe('waiting');
  const stored = () =>
    shop.database.asOwner(
      `select file_id from files where purpose = 'identity' and state = 'stored' and customer_code = $1`,
      [code],
    );
  expect(await stored()).toEqual([{ file_id: first }]);
  await refuse(code);
  const second = await attach(Ticket, samplePicture);
  expect((await register({ Ticket, SaleUnit: 'C1', IdentityFile: second })).json().State).toBe('waiting');
  expect(await stored()).toEqual([{ file_id: second }]);
});
