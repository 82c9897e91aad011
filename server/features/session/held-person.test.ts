/** A call that was let in before its customer was merged or erased writes nothing after it (decision 66). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { eventually, run } from '#database/testing.ts';
import { verdict } from '../../testing/attempts.ts';
import { callTests, samplesOf } from '../../testing/call-tests.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, PASSWORD, type Given, type TestShop } from '../../testing/shop.ts';
import { OTHERWISE } from './held-person.testing.ts';

let shop: TestShop;
let admin: string;
const asOwner = (statement: string, values?: unknown[]) => shop.database.asOwner(statement, values);

beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.tokenOf('alpha', 'ADMIN');
});
afterAll(() => shop.stop());

const OVER = '401 SESSION_OVER';

describe('R-49d every call by which a customer writes', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => {
    const { method, who }: Call = calls[name];
    return method !== 'GET' && (who.includes('customer') || who.includes('actingSalesman'));
  });

  test.each([
    ['merged', `status = 'merged', merged_into = 'CUST2', profile_code = 'CUST2'`],
    ['erased', `status = 'erased'`],
  ])('is refused once its account is %s', async (_, gone) => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    await asOwner(`update customers set ${gone} where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    const answers = await Promise.all(
      names
        .filter((name) => callTests[name].may !== 'everybody' && callTests[name].may.includes('customer'))
        .map(async (name) => {
          const answer = await shop.call(name, { token, ...samplesOf('alpha')[name] });
          expect(answer.statusCode, `${name} ${answer.body}`).toBeLessThan(500);
          const isDone = answer.statusCode === 200 && !(name in OTHERWISE);
          return [name, isDone ? '200' : verdict(answer)] as const;
        }),
    );
    await asOwner(`update customers set status = 'active', merged_into = null, profile_code = 'CUST1'
      where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    const wrong = answers.filter(([name, told]) => !(name in OTHERWISE) && told !== OVER);
    expect(wrong).toEqual([]);
  });
});

type Pair = { kept: string; double: string; token: string; mobile: string };
let pairs = 0;

/** Two registrations of alpha, the second signed in; neither has answered anything. */
async function newPair(): Promise<Pair> {
  pairs += 1;
  const [kept, double] = [`K${pairs}`, `D${pairs}`];
  const mobile = `08977${String(pairs).padStart(5, '0')}`;
  const sessionId = randomUUID();
  await asOwner(`
    insert into profiles (tenant_id, profile_code, name, mobile, password_hash)
      select 'alpha', code, code, mobile, (select password_hash from profiles where tenant_id = 'alpha' and profile_code = 'CUST1')
      from (values ('${kept}', '08966${String(pairs).padStart(5, '0')}'), ('${double}', '${mobile}')) w (code, mobile);
    insert into customers (tenant_id, customer_code, profile_code, name, price_level)
      select tenant_id, profile_code, profile_code, name, 1 from profiles where profile_code in ('${kept}', '${double}');
    insert into customer_centers (tenant_id, customer_code, sale_unit)
      select tenant_id, customer_code, 'C1' from customers where customer_code in ('${kept}', '${double}');
    insert into addresses (tenant_id, address_id, customer_code, address_type, name, line, phone, tax_id, province_code, district_code,
        subdistrict_code, postal_code)
      values ('alpha', '${ADDRESS(pairs)}', '${double}', 'S', 'r', '1 Road', '', '', '10', '1001', '100101', '10200');
    insert into sessions (tenant_id, session_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
      values ('alpha', '${sessionId}', 'buyer', sha256('${sessionId}'), '${double}', 'C1', '${shop.now.toISOString()}', '2100-01-01')`);
  const token = await shop.deps.tokens.sign({
    tenantId: 'alpha',
    kind: 'customer',
    customerCode: double,
    userId: '',
    role: '',
    saleUnit: 'C1',
    sessionId,
  });
  return { kept, double, token, mobile };
}
const ADDRESS = (pair: number) => `00000000-0000-4000-8000-${String(pair).padStart(12, '0')}`;

const answersOf = async <Name extends CallName>(name: Name, given: Given): Promise<CallAnswer<Name>> => {
  const answer = await shop.call(name, given);
  expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
  return answer.json<CallAnswer<Name>>();
};
const codeSent = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';

async function startMerge({ kept: code, double }: Pair) {
  const params = { code, double };
  const { Version } = await answersOf('mergeAhead', { token: admin, params });
  return () =>
    shop.call('mergeCustomers', {
      token: admin,
      params,
      headers: { 'idempotency-key': randomUUID() },
      body: { Version, Asked: true },
    });
}

async function startErasure({ token }: Pair) {
  const { reference: Reference } = await answersOf('requestErasureCode', { token });
  const body = { Reference, Code: codeSent() };
  return () => shop.call('eraseAccount', { token, body });
}

/** Sends a call once `first` has written everything but its entry in the log, and lets both go on then. */
async function duringThat(
  first: () => ReturnType<TestShop['call']>,
  send: () => ReturnType<TestShop['call']>,
) {
  const { superuserUrl } = shop.database.urls;
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const hold = new Client({ connectionString: superuserUrl });
  await hold.connect();
  await hold.query('begin; lock table audit_log in share row exclusive mode');
  let isAnswered = false;
  try {
    const earlier = first();
    await eventually(async () => expect(await run(superuserUrl, waiting)).toHaveLength(1));
    const later = send();
    void later.then(() => (isAnswered = true));
    await eventually(async () =>
      expect(isAnswered || (await run(superuserUrl, waiting)).length > 1).toBe(true),
    );
    await hold.query('rollback');
    return { earlier: await earlier, later: await later };
  } finally {
    await hold.end();
  }
}

const cartLine = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0, selected: true, Removed: false, Ago: 0 };
const place = {
  Active: 'Y',
  TaxID: '',
  Name: 'r',
  Address_: '2 Road',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  Phone: '021234567',
  Address_Type: 'S',
  Remark: '',
};
type Sending = [name: CallName, given: (pair: Pair) => Given];
/** Each of these writes a row of its customer somewhere else. */
const writing: Sending[] = [
  ['saveOwnProfile', () => ({ body: { Name: 'late', Email: 'late@example.com' } })],
  ['changeOwnPassword', () => ({ body: { CurrentPassword: PASSWORD, NewPassword: 'ต้นไม้ใหญ่ 77 กิ่ง' } })],
  ['addDeliveryAddress', ({ double }) => ({ body: { ...place, Cust_ID: double } })],
  ['addToWishlist', () => ({ body: { productIds: ['P1'] } })],
  ['saveOrderList', () => ({ body: { Name: 'late', Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 2 }] } })],
  ['putCart', () => ({ body: { SaleUnit: 'C1', Mode: 'money', Changes: [cartLine] } })],
  ['savePet', () => ({ body: { PetId: randomUUID(), Name: 'late', Kind: 'dog', Breed: '', Reminders: [] } })],
  ['setProfilePicture', () => ({ files: { picture: samplePicture } })],
  [
    'reserveStock',
    () => ({ body: { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }] } }),
  ],
  [
    'placeOrder',
    ({ double }) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
        ShipTo: ADDRESS(Number(double.slice(1))),
        PaymentType: 0,
        SeenTotal: 19,
      },
    }),
  ],
];

/** What the shop has of an account or its profile besides what it was made with. */
async function leftOf({ double }: Pair) {
  const [row] = await asOwner(`
    select (select count(*)::int from addresses where customer_code = '${double}' and line = '2 Road') as addresses,
      (select count(*)::int from wishlist where customer_code = '${double}') as wishes,
      (select count(*)::int from order_lists where customer_code = '${double}') as lists,
      (select count(*)::int from carts where customer_code = '${double}') as carts,
      (select count(*)::int from pets where profile_code = '${double}') as pets,
      (select count(*)::int from files where customer_code = '${double}' and state <> 'removed' and state <> 'new') as files,
      (select count(*)::int from stock_holds where customer_code = '${double}') as holds,
      (select count(*)::int from orders where customer_code = '${double}') as orders,
      (select concat(username, mobile, email, password_hash, picture_file_id) from profiles
        where tenant_id = 'alpha' and profile_code = '${double}') as signs,
      (select count(*)::int from profiles where profile_code = '${double}' and name = 'late') as renamed`);
  return row;
}
const NOTHING = {
  addresses: 0,
  wishes: 0,
  lists: 0,
  carts: 0,
  pets: 0,
  files: 0,
  holds: 0,
  orders: 0,
  signs: '',
  renamed: 0,
};

describe.each([
  ['a merge', startMerge],
  ['an erasure', startErasure],
])('R-49d during %s', (kind, start) => {
  test.each(writing)('%s writes nothing more, and its sender has to sign in anew', async (name, given) => {
    const pair = await newPair();
    const first = await start(pair);
    const { earlier, later } = await duringThat(first, () =>
      shop.call(name, { token: pair.token, ...given(pair) }),
    );
    expect(earlier.statusCode, earlier.body).toBe(200);
    expect(verdict(later), later.body).toBe(OVER);
    expect(await leftOf(pair)).toEqual(NOTHING);
    const [state] = await asOwner(`select status from customers where customer_code = '${pair.double}'`);
    expect(state).toEqual({ status: kind === 'a merge' ? 'merged' : 'erased' });
  });
});

describe('R-49d during a merge', () => {
  const keptOf = async ({ kept }: Pair) => {
    const [row] =
      await asOwner(`select c.status, p.mobile from customers c join profiles p using (tenant_id, profile_code)
      where c.customer_code = '${kept}'`);
    return row;
  };

  test('who has the account given up erased does not erase the one that is kept', async () => {
    const pair = await newPair();
    const erase = await startErasure(pair);
    const before = await keptOf(pair);
    const { earlier, later } = await duringThat(await startMerge(pair), erase);
    expect(earlier.statusCode, earlier.body).toBe(200);
    expect(verdict(later)).toBe(OVER);
    expect(await keptOf(pair)).toEqual(before);
    expect(verdict(await shop.call('requestErasureCode', { token: pair.token }))).toBe(OVER);
  });

  test('a number that is changed is neither the dead profile’s nor the kept one’s', async () => {
    const pair = await newPair();
    const mobile = '0895554433';
    const asked = await answersOf('requestMobileCode', {
      token: pair.token,
      body: { mobile, Password: PASSWORD },
    });
    const { reference, Ticket } = asked;
    const body = { reference, code: codeSent(), Ticket };
    const { later } = await duringThat(await startMerge(pair), () =>
      shop.call('changeOwnMobile', { token: pair.token, body }),
    );
    expect(verdict(later)).toBe(OVER);
    expect(await asOwner(`select from profiles where mobile = '${mobile}'`)).toEqual([]);
  });

  test('a first password is not left with the dead profile', async () => {
    const pair = await newPair();
    await asOwner(`update profiles set password_hash = null where profile_code = '${pair.double}'`);
    const { later } = await duringThat(await startMerge(pair), () =>
      shop.call('changeOwnPassword', {
        token: pair.token,
        body: { CurrentPassword: '', NewPassword: 'ต้นไม้ใหญ่ 77 กิ่ง' },
      }),
    );
    expect(verdict(later)).toBe(OVER);
    expect(await leftOf(pair)).toEqual(NOTHING);
  });

  const consents = (Type: boolean) => async (token: string) => {
    const { Data } = await answersOf('consentPurposes', { tenant: 'alpha' });
    const Consents = Data.map(({ Purpose, Version }) => ({ Purpose, Version, Type }));
    return { token, body: { Consents } };
  };
  const standing = async ({ kept }: Pair) => {
    const rows = await asOwner(`select distinct on (purpose) is_given as given from consents
      where profile_code = '${kept}' order by purpose, consent_id desc`);
    return [...new Set(rows.map(({ given }) => given as boolean))];
  };

  test.each([
    ['refused is refused by the person who is kept', false, '200 undefined', [false]],
    ['agreed to is not agreed to by the person who is kept', true, OVER, [true]],
  ])('what is %s', async (_, type, told, stands) => {
    const pair = await newPair();
    const kept = await shop.deps.tokens.sign({
      tenantId: 'alpha',
      kind: 'customer',
      customerCode: pair.kept,
      userId: '',
      role: '',
      saleUnit: 'C1',
      sessionId: randomUUID(),
    });
    await answersOf('saveConsents', await consents(true)(kept));
    const given = await consents(type)(pair.token);
    const { later } = await duringThat(await startMerge(pair), () => shop.call('saveConsents', given));
    expect(verdict(later), later.body).toBe(told);
    expect(await standing(pair)).toEqual(stands);
    expect(await asOwner(`select from consents where profile_code = '${pair.double}'`)).toEqual([]);
  });
});
