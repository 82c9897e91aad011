/** A person is erased: what is left of them anywhere, who still sees it, and what stands in the way. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { ERASED_NAME } from '#domain/consent/erasure.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { NEW, newcomerShop, SECRET } from '../../testing/newcomers.ts';
import { answerQuestions } from '../../testing/question-shop.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import type { Given, TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { clearAway } from '../housekeeping/housekeeping.usecases.ts';

const newcomers = newcomerShop();
const { register, setting, ticketFor, people } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});
afterEach(() =>
  shop.database.asOwner(`
    update profiles set picture_file_id = null; delete from files; delete from orders; delete from runs`),
);

/** In every text of the person; with their number and tax number what tells them. */
const MARK = 'qqzmark';
const TAX = '9876543210121';
const TELLING = [MARK, NEW, TAX];

/** Where a marker may be once the person is erased; each with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  kept_papers: 'the papers of orders, until their legal end',
};

/** Tables of any schema in which a row has one of the markers. */
async function tablesWithMarks(): Promise<string[]> {
  const tables = await shop.database.asOwner<{ name: string; shown: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as shown
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
  const one = ({ name, shown }: (typeof tables)[number]) =>
    `select '${shown}' as name where exists (select from ${name} t where lower(t::text) ~ $1)`;
  const rows = await shop.database.asOwner<{ name: string }>(tables.map(one).join(' union all '), [
    TELLING.join('|'),
  ]);
  return rows.map(({ name }) => name).toSorted();
}

/** A call that must succeed. */
async function done<Name extends CallName>(name: Name, given: Given): Promise<CallAnswer<Name>> {
  const answer = await shop.call(name, given);
  expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
  return answer.json<CallAnswer<Name>>();
}

const codeSent = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';

async function erasureCode(token: string): Promise<{ Reference: string; Code: string }> {
  const { reference } = await done('requestErasureCode', { token });
  return { Reference: reference, Code: codeSent() };
}

/** Somebody who registered, was approved, and has something in every place that takes a text; signed in. */
async function marked(): Promise<{ token: string; code: string }> {
  await setting('PENDING_APPROVAL_REGISTER', 'Y');
  const { Data } = await done('consentPurposes', { tenant: 'alpha' });
  await register({
    Ticket: await ticketFor(NEW),
    SaleUnit: 'C1',
    Name: `${MARK} name`,
    Email: `${MARK}@example.com`,
    Address_: `1 ${MARK} road`,
    Consents: Data.map(({ Purpose, Version }) => ({ Purpose, Version, Type: true })),
  });
  const [person] = await people();
  const code = person?.customer_code ?? '';
  const admin = await shop.tokenOf('alpha', 'ADMIN');
  const decide = (body: object) => done('decideRegistration', { token: admin, params: { code }, body });
  await decide({ Decision: 'refuse', Reason: `${MARK} refused` });
  await decide({ Decision: 'approve' });
  const { jtoken: token } = await done('login', {
    tenant: 'alpha',
    body: { username: NEW, password: SECRET },
  });
  await done('addDeliveryAddress', {
    token,
    body: {
      Cust_ID: code,
      Address_Type: 'S',
      Active: 'Y',
      TaxID: TAX,
      Name: `${MARK} receiver`,
      Address_: `2 ${MARK} road`,
      Province: '10',
      Ampher: '1001',
      Town: '100101',
      PostalCode: '10200',
      Phone: NEW,
      Remark: `${MARK} bell`,
    },
  });
  await done('setProfilePicture', { token, files: { picture: samplePicture } });
  const PetId = randomUUID();
  const Reminders = [{ Kind: 'checkup', Day: '2030-01-01', Months: 12 }];
  await done('savePet', { token, body: { PetId, Name: `${MARK} pet`, Kind: 'dog', Breed: MARK, Reminders } });
  await done('setPetPicture', { token, params: { petId: PetId }, files: { picture: samplePicture } });
  await shop.database.asOwner(
    `insert into external_identities (tenant_id, issuer, subject, profile_code, linked_at, used_at)
     select 'alpha', 'https://id.example', $1, profile_code, now(), now() from customers where customer_code = $2`,
    [`${MARK} elsewhere`, code],
  );
  await answerQuestions(shop, { token, admin, code, words: MARK });
  await done('addToWishlist', { token, body: { productIds: ['P1'] } });
  const Lines = [{ P_Code: 'P1', Unit: 1, Quantity: 2 }];
  await done('saveOrderList', { token, body: { Name: `${MARK} weekly`, Lines } });
  const change = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0, selected: true, Removed: false, Ago: 0 };
  await done('putCart', { token, body: { SaleUnit: 'C1', Mode: 'money', Changes: [change] } });
  await shop.call('exportOwnData', { token, query: { format: 'json' } });
  return { token, code };
}

async function order(token: string, Remark: string): Promise<Key> {
  const { data } = await done('deliveryAddresses', { token, body: {} });
  const address = data.find(({ TaxID }) => TaxID === TAX)?.AddressCode ?? data[0]?.AddressCode ?? '';
  const { Order } = await done('placeOrder', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: address,
      BillTo: address,
      PaymentType: 0,
      SeenTotal: 19,
      Remark,
    },
  });
  return { orderid: Order.OrderID, saleunit: 'C1' };
}

/** Delivered, paid, returned and paid back, with notes of staff on the way. */
async function delivered(token: string): Promise<Key> {
  const desk = createDesk(shop);
  const sale = await shop.tokenOf('alpha', 'SALE');
  const params = await order(token, `${MARK} remark`);
  await done('noteMerchantOrder', {
    token: sale,
    params,
    body: { Reason: `${MARK} told`, Note: `${MARK} inside` },
  });
  await done('saveStaffNote', { token: sale, params, body: { Note: `${MARK} note`, Before: '' } });
  await desk.take(params, { From: 'Wait', To: 'Approved' });
  await desk.take(params, { From: 'Approved', To: 'Packed' });
  await desk.take(params, { From: 'Packed', To: 'Shipping' });
  await done('trackMerchantOrder', {
    token: sale,
    params,
    body: { Carrier: 'Post', TrackingNo: `TH${MARK}`, Url: `https://post.example/${MARK}` },
  });
  await desk.take(params, { From: 'Shipping', To: 'Delivered', Cash: true, Note: `${MARK} at the door` });
  await done('returnMerchantOrder', {
    token: sale,
    params,
    body: {
      Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }],
      Reason: `${MARK} broken`,
      Note: `${MARK} smelled`,
    },
  });
  await done('payMerchantRefund', {
    token: await shop.tokenOf('alpha', 'ADMIN'),
    params,
    body: { Amount: 19, Method: 'transfer', Reference: `T-${MARK}`, Reason: `${MARK} broken` },
  });
  return params;
}

const orderAs = async (who: 'ADMIN' | 'SALE', key: Key) => {
  const answer = await shop.call('merchantOrderDetail', {
    token: await shop.tokenOf('alpha', who),
    body: key,
  });
  return answer.json<CallAnswer<'merchantOrderDetail'>>();
};

test('L-29 nothing that tells the person is anywhere but in the papers the law keeps, and after their end nowhere', async () => {
  const { token, code } = await marked();
  const paper = await delivered(token);
  const canceled = await order(token, `${MARK} too many`);
  await done('cancelOrder', { token, params: canceled, body: { Reason: `${MARK} changed my mind` } });
  // An export that staff made: a line of this customer among others.
  await shop.database.asOwner(
    `with run as (
       insert into runs (tenant_id, kind, user_id, sale_unit, language, parameters, state, total, created_at, ended_at)
       values ('alpha', 'orders.export', 'SALE', 'C1', 'en', '{}', 'done', 1, $1, $1) returning run_id)
     insert into run_rows (tenant_id, run_id, row_no, key, input, state, output)
     select 'alpha', run_id, 1, '1-2', '{}', 'done', $2 from run`,
    [
      shop.now,
      JSON.stringify([
        ['260302-OTHER', 'Other'],
        [paper.orderid, code, `${MARK} name`],
      ]),
    ],
  );
  await shop.database.asOwner(
    `insert into search_misses (tenant_id, text, times, last_at) values ('alpha', $1, 1, $2)`,
    [NEW, shop.now],
  );
  expect((await tablesWithMarks()).length, 'markers before').toBeGreaterThan(8);

  const shown = await done('erasure', { token });
  expect(shown).toMatchObject({ Blocks: [], Lists: 1, Papers: 1, Proof: 'code', MobileEnd: '9901' });
  expect(shown.KeptUntil).toBe('2032-06-30T17:00:00.000Z');
  await done('eraseAccount', { token, body: await erasureCode(token) });

  expect(await tablesWithMarks()).toEqual(Object.keys(KEPT));
  const outputs = await shop.database.asOwner(`select output from run_rows`);
  expect(outputs).toEqual([{ output: [['260302-OTHER', 'Other']] }]);
  expect(shop.sent.at(-1)).toMatchObject({ to: NEW, text: expect.stringContaining('Shop alpha') });
  expect(
    await shop.database.asOwner(
      `select actor_id, subject, before, after from audit_log where action = 'customer.erasure'`,
    ),
  ).toEqual([{ actor_id: code, subject: `customer/${code}`, before: null, after: null }]);
  // The session is over at once, and nobody signs in with what was erased.
  expect((await shop.call('consents', { token })).statusCode).toBe(401);
  const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
  expect(verdict(await shop.call('login', login))).toBe('401 WRONG_PASSWORD');

  // Their picture and the pet's go with their rows.
  const files = await shop.database.asOwner(`select state from files where customer_code = $1`, [code]);
  expect(files).toEqual([{ state: 'removed' }, { state: 'removed' }]);

  shop.now = new Date('2032-06-30T17:00:00Z');
  await clearAway(shop.deps, 'beta');
  expect(await tablesWithMarks()).toEqual(Object.keys(KEPT));
  await clearAway(shop.deps, 'alpha');
  expect(await tablesWithMarks()).toEqual([]);
});

test('L-29 B-05d staff see an erased customer in the order; who has the right for accounting sees who the paper is about; the number registers anew', async () => {
  const { token, code } = await marked();
  const paper = await delivered(token);
  await done('eraseAccount', { token, body: await erasureCode(token) });

  const plain = await orderAs('SALE', paper);
  expect(plain.Order.Customer_Name).toBe(ERASED_NAME);
  expect(JSON.stringify(plain).toLowerCase()).not.toMatch(TELLING.join('|'));
  const admin = await shop.tokenOf('alpha', 'ADMIN');
  expect(JSON.stringify(await orderAs('ADMIN', paper))).toContain(TAX);
  await saveRole(shop, admin, { UserRole: '3', Rights: ['accounting'] });
  const seen = await orderAs('SALE', paper);
  expect(seen.Order.Customer_Name).toBe(`${MARK} name`);
  expect(JSON.stringify(seen)).toContain(`2 ${MARK} road`);
  expect(seen.Refunds[0]).toMatchObject({ Reference: `T-${MARK}`, Reason: `${MARK} broken` });
  expect(plain.Refunds[0]).toMatchObject({ Amount: 19, Reference: '', Reason: '-' });

  // Staff find the customer no more, and cannot order in their name.
  const found = await shop.call('staffCustomers', { token: admin, query: { text: code } });
  expect(found.body).not.toContain(code);
  const acting = await shop.call('loginAsClient', { token: admin, params: { code, saleUnit: 'C1' } });
  expect(verdict(acting)).toMatch(/^(403|404) /);

  // The number is free: whoever has it now is another person.
  await setting('PENDING_APPROVAL_REGISTER', 'N');
  const again = await register({ Ticket: await ticketFor(NEW) });
  expect(again.statusCode, again.body).toBe(200);
  const { user, jtoken } = again.json<Required<CallAnswer<'register'>>>();
  expect(user.CUSTOMERCODE).not.toBe(code);
  expect((await done('listOrders', { token: jtoken, query: {} })).Data).toEqual([]);
});

test('L-29 an order under way or money that is due stands in the way, and is named', async () => {
  const token = await shop.tokenOf('alpha', 'CUST1');
  const desk = createDesk(shop);
  const open = await desk.place();
  const unpaid = await desk.takenTo('Delivered');
  await shop.database.asOwner(
    `update customers set debt_satang = 100 where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  const Blocks = [
    { Kind: 'open', OrderID: open.orderid },
    { Kind: 'unpaid', OrderID: unpaid.orderid },
    { Kind: 'debt', OrderID: '' },
  ];
  const shown = await done('erasure', { token });
  expect(shown.Blocks.toSorted((a, b) => a.Kind.localeCompare(b.Kind))).toEqual(
    Blocks.toSorted((a, b) => a.Kind.localeCompare(b.Kind)),
  );
  const body = await erasureCode(token);
  const refused = await shop.call('eraseAccount', { token, body });
  expect(verdict(refused)).toBe('409 ERASURE_BLOCKED');
  expect(refused.json().details.Blocks).toHaveLength(3);
  const [row] = await shop.database.asOwner(
    `select status from customers where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  expect(row).toEqual({ status: 'active' });
  await shop.database.asOwner(`update customers set debt_satang = 0`);
});

test('L-29 sent twice at once it is done once; without a number the password is asked; nothing is written after it', async () => {
  await shop.database.asOwner(
    `update profiles set mobile = null where tenant_id = 'alpha' and profile_code = 'CUST2'`,
  );
  const token = await shop.tokenOf('alpha', 'CUST2');
  expect(await done('erasure', { token })).toMatchObject({ Proof: 'password', MobileEnd: '' });
  const erase = (Password: string) => shop.call('eraseAccount', { token, body: { Password } });
  expect(verdict(await erase('wrong'))).toBe('400 CURRENT_PASSWORD_WRONG');
  const answers = await Promise.all([erase('demo1234'), erase('demo1234')]);
  expect(
    answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length,
  ).toBeGreaterThan(0);
  const counted = await shop.database.asOwner(
    `select count(*)::int as many from audit_log where action = 'customer.erasure' and actor_id = 'CUST2'`,
  );
  expect(counted).toEqual([{ many: 1 }]);
  // As a call would that was under way.
  await expect(
    shop.database.asOwner(
      `insert into wishlist (tenant_id, customer_code, product_code, added_at) values ('alpha', 'CUST2', 'P1', now())`,
    ),
  ).rejects.toThrow('CUSTOMER_ERASED');
  const [beta] = await shop.database.asOwner(
    `select status from customers where tenant_id = 'beta' and customer_code = 'CUST2'`,
  );
  expect(beta).toEqual({ status: 'active' });
});
