/** Identity documents: who may attach one, who sees it, and when it is gone. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomerShop } from '../../testing/newcomers.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import type { TestShop } from '../../testing/shop.ts';
import { clearIdentities } from './identity.usecases.ts';

const newcomers = newcomerShop();
const { after, register, setting, ticketFor, people } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});
afterEach(() => shop.database.asOwner('delete from files'));

const attach = (Ticket: string, document: Blob | null = samplePaper) =>
  shop.call('attachIdentity', {
    tenant: 'alpha',
    headers: { 'registration-ticket': Ticket },
    body: {},
    files: document ? { document } : {},
  });
const admin = () => shop.tokenOf('alpha', 'ADMIN');
const look = async (code: string, token?: string) =>
  shop.call('identityDocument', { token: token ?? (await admin()), params: { code }, body: {} });

async function waiting(document: Blob = samplePaper) {
  await setting('REGISTER_IDENTITY_ENABLED', 'Y');
  await setting('PENDING_APPROVAL_REGISTER', 'Y');
  const Ticket = await ticketFor(NEW);
  const { FileId } = (await attach(Ticket, document)).json<{ FileId: string }>();
  const answer = await register({ Ticket, SaleUnit: 'C1', IdentityFile: FileId });
  expect(answer.statusCode, answer.body).toBe(200);
  return { code: (await people())[0]?.customer_code ?? '', FileId };
}

test('V-06b W-60c a document is asked for where REGISTER_IDENTITY_ENABLED is on, and required by the list', async () => {
  await setting('REGISTER_REQUIRED_FIELDS', 'identity');
  await setting('REGISTER_IDENTITY_ENABLED', 'Y');
  const Ticket = await ticketFor(NEW);
  expect(Object.keys((await register({ Ticket })).json().fields)).toEqual(['IdentityFile']);
  expect(verdict(await attach(Ticket, null))).toBe('400 FILE_MISSING');
  expect(verdict(await attach('a.ticket'))).toBe('400 NUMBER_UNPROVED');
  await setting('REGISTER_IDENTITY_ENABLED', 'N');
  expect(verdict(await attach(Ticket))).toBe('403 IDENTITY_NOT_ASKED');
  expect((await register({ Ticket })).json().State).toBe('approved');
});

test('V-06b staff of the center see it by an address that ends, and each look is in the log', async () => {
  const { code } = await waiting(samplePicture);
  const token = await admin();
  const { Data } = (await shop.call('registrations', { token, query: {} })).json();
  expect(Data.find((one: { CUSTOMERCODE: string }) => one.CUSTOMERCODE === code).HasIdentity).toBe(true);
  const { Url, IsPicture } = (await look(code)).json();
  expect(IsPicture).toBe(true);
  const read = () => shop.app.inject({ url: Url, headers: { tenantid: 'alpha' } });
  expect([(await read()).statusCode, (await read()).headers['cache-control']]).toEqual([
    200,
    'private, no-store',
  ]);
  after(12 * 60);
  expect((await read()).statusCode).toBe(404);
  expect(
    await shop.database.asOwner(`select actor_id, subject from audit_log where action = 'customer.identity'`),
  ).toEqual([{ actor_id: 'ADMIN', subject: `customer/${code}` }]);
  expect(verdict(await look(code, await shop.tokenOf('beta', 'ADMIN')))).toBe('404 CUSTOMER_NOT_FOUND');
  expect(verdict(await look(code, await shop.tokenOf('alpha', 'SALE')))).toBe('403 RIGHT_MISSING');
  expect(verdict(await look('CUST1'))).toBe('404 IDENTITY_NOT_FOUND');
});

test('V-06b a number has one document that waits: another takes its place', async () => {
  await setting('REGISTER_IDENTITY_ENABLED', 'Y');
  const Ticket = await ticketFor(NEW);
  const ids: string[] = [];
  for (const document of [samplePaper, samplePicture, samplePaper])
    ids.push((await attach(Ticket, document)).json<{ FileId: string }>().FileId);
  const rows = await shop.database.asOwner<{ file_id: string; state: string }>(
    `select file_id, state from files where purpose = 'identity'`,
  );
  const kept = rows.filter(({ state }) => state === 'pending').map(({ file_id: id }) => id);
  expect(kept).toEqual([ids[2]]);
});

test('V-06b a document becomes one newcomer’s, once', async () => {
  const { FileId } = await waiting();
  const Ticket = await ticketFor('0899999902');
  const again = await register({ Ticket, IdentityFile: FileId });
  expect([verdict(again), Object.keys(again.json().fields)]).toEqual(['409 FILE_GONE', ['IdentityFile']]);
  expect((await register({ Ticket })).json().State).toBe('waiting');
});

test('V-06b W-60d of who is never decided about it is deleted REGISTER_IDENTITY_KEPT_DAYS after it was sent', async () => {
  const { code } = await waiting();
  const states = () => shop.database.asOwner(`select state from files where purpose = 'identity'`);
  await setting('REGISTER_IDENTITY_KEPT_DAYS', '7');
  after(6 * 24 * 3600);
  expect([await clearIdentities(shop.deps, 'alpha'), await states()]).toEqual([0, [{ state: 'stored' }]]);
  after(8 * 24 * 3600);
  expect(await clearIdentities(shop.deps, 'beta'), 'of another shop').toBe(0);
  expect([await clearIdentities(shop.deps, 'alpha'), await states()]).toEqual([1, [{ state: 'removed' }]]);
  expect(verdict(await look(code))).toBe('404 IDENTITY_NOT_FOUND');
  expect(await people(), 'they still wait').toMatchObject([{ status: 'pending' }]);
});

test('V-06b W-60d it is deleted REGISTER_IDENTITY_KEPT_DAYS after the decision, not before', async () => {
  const { code } = await waiting();
  const states = () => shop.database.asOwner(`select state from files where purpose = 'identity'`);
  const clear = () => clearIdentities(shop.deps, 'alpha');
  await setting('REGISTER_IDENTITY_KEPT_DAYS', '7');
  after(6 * 24 * 3600);
  expect([await clear(), await states()], 'who still waits').toEqual([0, [{ state: 'stored' }]]);
  const body = { Decision: 'approve' };
  const decided = await shop.call('decideRegistration', { token: await admin(), params: { code }, body });
  expect(decided.statusCode, decided.body).toBe(200);
  after(12 * 24 * 3600);
  expect(await clear(), 'six days later').toBe(0);
  await setting('REGISTER_IDENTITY_KEPT_DAYS', '5');
  expect([await clear(), await states()], 'by another setting').toEqual([1, [{ state: 'removed' }]]);
  expect(verdict(await look(code))).toBe('404 IDENTITY_NOT_FOUND');
});
