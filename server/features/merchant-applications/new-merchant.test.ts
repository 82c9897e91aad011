/** Whom a merchant sees whom nobody let in: the customers of the own center (decision 66). */
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { APPLICANT, applicantShop, saleman, type Registered } from '../../testing/applicants.ts';
import { verdict } from '../../testing/attempts.ts';
import type { Given, TestShop } from '../../testing/shop.ts';
import { sampleApplication } from './merchant-applications.testing.ts';

const { password } = sampleApplication.Saleman;
const applicants = applicantShop();
const { admin, applied, decide, register, rows, setting, ticketFor } = applicants;
let shop: TestShop;
// One who is bound to no center, and one who will be bound to the new one; of the same codes in both shops.
beforeAll(async () => {
  ({ shop } = applicants);
  await rows(`
    insert into profiles (tenant_id, profile_code, name)
      select t, p, 'Somebody ' || p from unnest('{alpha,beta}'::text[]) t, unnest('{NONE1,MINE1}'::text[]) p;
    insert into customers (tenant_id, customer_code, profile_code, name, price_level)
      select tenant_id, profile_code, profile_code, name, 1 from profiles where profile_code in ('NONE1', 'MINE1')`);
  await rows(`insert into customer_centers (tenant_id, customer_code, sale_unit, position)
    select tenant_id, 'MINE1', 'C2', 1 from customers where customer_code = 'MINE1'`);
});

// Before the new center goes. The settings of the next are read anew.
afterEach(async () => {
  await bindMine('C2');
  shop.deps.cache.dropAll();
});

/** Each way in which staff come to one customer. */
const ways: readonly [name: CallName, given: (code: string, saleUnit: string) => Given][] = [
  ['merchantCustomer', (code, saleUnit) => ({ params: { code, saleUnit } })],
  ['customerAddresses', (code, saleUnit) => ({ params: { code, saleUnit } })],
  ['customerAccount', (code) => ({ params: { code } })],
  ['loginAsClient', (code, saleUnit) => ({ params: { code, saleUnit }, query: { activeDc: saleUnit } })],
  ['customerConsents', (code, saleunit) => ({ params: { code, saleunit } })],
  ['promotionsOfCustomer', (code, saleUnit) => ({ params: { code, saleUnit } })],
  ['couponsOfCustomer', (code, saleUnit) => ({ params: { code, saleUnit } })],
];
/** Each list of customers. */
const lists: readonly [name: CallName, given: (saleUnit: string) => Given][] = [
  ['merchantCustomers', (saleUnit) => ({ query: { saleUnit } })],
  ['merchantCustomers', (saleUnit) => ({ query: { saleUnit, text: 'somebody' } })],
  ['merchantCustomers', (saleUnit) => ({ query: { saleUnit, status: 'active' } })],
  ['staffCustomers', (saleUnit) => ({ query: { saleUnit } })],
  ['staffCustomers', (saleUnit) => ({ query: { saleUnit, text: 'somebody' } })],
  ['orderChoices', (saleUnit) => ({ query: { saleUnit, kind: 'customer', text: 'somebody' } })],
];

async function seenBy(token: string, saleUnit: string) {
  const opened = await Promise.all(
    ['NONE1', 'MINE1', 'CUST1'].flatMap((code) =>
      ways.map(async ([name, given]) => {
        const answer = await shop.call(name, { token, ...given(code, saleUnit) });
        const isRefused = verdict(answer) === '404 CUSTOMER_NOT_FOUND';
        expect(isRefused || answer.statusCode === 200, `${name} ${code} ${answer.body}`).toBe(true);
        return isRefused ? [] : [code];
      }),
    ),
  );
  const listed = await Promise.all(
    lists.map(async ([name, given]) => {
      const answer = await shop.call(name, { token, ...given(saleUnit) });
      expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
      return ['NONE1', 'MINE1', 'CUST1'].filter((code) => answer.body.includes(code));
    }),
  );
  const opens = ['NONE1', 'MINE1', 'CUST1'].map(
    (code) => [code, opened.filter((one) => one[0] === code).length] as const,
  );
  return { opens: Object.fromEntries(opens), listed };
}
const every = ways.length;

const bindMine = (saleUnit: string) =>
  rows(`update customer_centers set sale_unit = $1 where tenant_id = 'alpha' and customer_code = 'MINE1'`, [
    saleUnit,
  ]);

test('B-05i let in by nobody, a merchant sees the customers of the own center, and none who is bound to no center', async () => {
  await setting('REGISTER_MERCHANT_APPROVAL_ENABLED', 'N');
  const answer = (await register({ Ticket: await ticketFor(), SelectedDists: [] })).json<Registered>();
  expect(answer.State).toBe('approved');
  const saleUnit = answer.NewDistributionCenter?.SaleUnit ?? '';
  await bindMine(saleUnit);
  expect(await seenBy(answer.Token, saleUnit)).toEqual({
    opens: { NONE1: 0, MINE1: every, CUST1: 0 },
    listed: lists.map(() => ['MINE1']),
  });
  await rows(
    `insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, satang, tax_type)
     values ('alpha', 'A1', 'P1', 1, 'NONE1', 1500, 1)`,
  );
  const agreed = async (token: string) =>
    (await shop.call('agreedPrices', { token, params: { code: 'P1' } })).json<CallAnswer<'agreedPrices'>>()
      .Data.length;
  expect([await agreed(answer.Token), await agreed(await shop.tokenOf('alpha', 'SALE'))]).toEqual([0, 1]);
  // One at a time, the next after the one before.
  const page = (after: string) =>
    shop.call('merchantCustomers', { token: answer.Token, query: { saleUnit, take: '1', after } });
  expect((await page('MINE1')).json().Data).toEqual([]);
  // Whoever was there before sees them as ever, of either shop; a stranger's center is none of theirs.
  for (const tenant of ['alpha', 'beta'] as const) {
    const { opens } = await seenBy(await shop.tokenOf(tenant, 'SALE'), 'C1');
    expect([tenant, opens.NONE1, opens.MINE1]).toEqual([tenant, every, 0]);
  }
});

test('B-05i let in by the super admin, a merchant sees who is bound to no center too', async () => {
  const { User, NewDistributionCenter } = await applied({
    SelectedDists: [],
    Saleman: { ...saleman, password },
  });
  const saleUnit = NewDistributionCenter?.SaleUnit ?? '';
  await decide(User.userid, { Decision: 'approve' });
  const login = await shop.call('staffLogin', { tenant: 'alpha', body: { username: APPLICANT, password } });
  const { token } = login.json<{ token: string }>();
  expect((await seenBy(token, saleUnit)).opens).toEqual({ NONE1: every, MINE1: 0, CUST1: 0 });
  expect((await seenBy(await admin(), 'C1')).opens.NONE1).toBe(every);
});

test('B-05i who asks for a center of the shop waits for the super admin, though others need not', async () => {
  await applicants.addFreeCenter();
  await setting('REGISTER_MERCHANT_APPROVAL_ENABLED', 'N');
  const answer = await register({ Ticket: await ticketFor(), SelectedDists: ['FREE'] });
  expect(answer.json<Registered>().State, answer.body).toBe('waiting');
});
