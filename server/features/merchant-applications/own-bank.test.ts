/** An applicant corrects the bank account while the application waits, and who decides is told. */
import { beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { applicantShop } from '../../testing/applicants.ts';
import { verdict } from '../../testing/attempts.ts';
import { samplePaper } from '../../testing/sample-files.ts';
import type { TestShop } from '../../testing/shop.ts';

const applicants = applicantShop();
const { admin, after, applied, decide, rows, upload } = applicants;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = applicants);
});

const RIGHT = { bankcode: '014', accountid: '9876543210', bank_ac_name: 'สมศรี ใจดี' };
const change = (token: string, body: object = RIGHT, tenant?: string) =>
  shop.call('changeOwnBank', { token, body, ...(tenant && { tenant }) });
const own = async (token: string) =>
  (await shop.call('ownApplication', { token })).json<CallAnswer<'ownApplication'>>();
const read = async (code: string) =>
  (await shop.call('merchantApplication', { token: await admin(), params: { code } })).json<
    CallAnswer<'merchantApplication'>
  >();

test('R-42h the account is corrected, told to its applicant without its number, and to the super admin whole', async () => {
  const { Token, User } = await applied();
  expect((await own(Token)).Bank).toMatchObject({ bankcode: '004', accountEnd: '7890' });
  expect((await read(User.userid)).ChangedAt).toBeNull();
  expect((await change(Token)).statusCode).toBe(200);
  const mine = await shop.call('ownApplication', { token: Token });
  expect(mine.json().Bank).toMatchObject({ bankcode: '014', accountEnd: '3210' });
  expect(mine.body).not.toContain(RIGHT.accountid);
  const seen = await read(User.userid);
  expect(seen.Bank).toMatchObject({ bankcode: '014', accountid: RIGHT.accountid });
  expect(seen.ChangedAt).not.toBeNull();
  const log = await rows(
    `select actor_kind, actor_id, subject, after from audit_log where action = 'application.bank'`,
  );
  expect(log).toMatchObject([
    { actor_kind: 'applicant', actor_id: User.userid, subject: `application/${User.userid}` },
  ]);
  expect(JSON.stringify(log)).toContain('3210');
  expect(JSON.stringify(log), 'in the log the end alone').not.toContain(RIGHT.accountid);
});

test('R-42h what is no account is refused at its field, and a few changes a day are enough', async () => {
  const { Token } = await applied();
  const wrong = async (part: object) => {
    const answer = await change(Token, { ...RIGHT, ...part });
    return [verdict(answer), Object.keys(answer.json().fields)];
  };
  expect(await wrong({ bankcode: '999' })).toEqual(['400 BANK_NOT_FOUND', ['bankcode']]);
  expect(await wrong({ accountid: '12' })).toEqual(['400 BANK_ACCOUNT_WRONG', ['accountid']]);
  for (let times = 0; times < 10; times += 1) expect((await change(Token)).statusCode).toBe(200);
  expect(verdict(await change(Token))).toBe('429 APPLICATION_CHANGED_OFTEN');
  after(25 * 3600);
  expect((await change(Token)).statusCode).toBe(200);
});

test('R-42h who decides about what was changed since is told, of the account and of a photo', async () => {
  const { Token, User, NewDistributionCenter } = await applied();
  const { userid: code } = User;
  await change(Token);
  expect(verdict(await decide(code, { Decision: 'approve', ChangedAt: 'never' }))).toBe(
    '409 APPLICATION_CHANGED',
  );
  const { ChangedAt } = await read(code);
  after(60);
  const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
  expect((await upload(Token, saleUnit, { taxImage: samplePaper })).statusCode).toBe(200);
  expect(verdict(await decide(code, { Decision: 'approve', ChangedAt }))).toBe('409 APPLICATION_CHANGED');
  const { ChangedAt: last } = await read(code);
  const refuse = { Decision: 'refuse', Reason: 'No', ChangedAt: last };
  expect((await decide(code, refuse)).statusCode).toBe(200);
  expect(verdict(await change(Token)), 'decided').toBe('409 APPLICATION_DECIDED');
});
