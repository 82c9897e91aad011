/** Who may make which call: written here by hand, compared with what the server really answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { CALLERS, tokenOfCaller, type Caller } from './testing/callers.ts';
import { samplesOf } from './testing/samples.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

const Yes = 'allowed';
const Who = '401 TOKEN_MISSING';
const No = '403 NOT_ALLOWED';

type Row = readonly [
  nobody: string,
  guest: string,
  customer: string,
  actingSalesman: string,
  agent: string,
  salesman: string,
  superAdmin: string,
  rider: string,
  platformOperator: string,
  staffGuest: string,
];

/** Columns: nobody, guest, customer, acting salesman, agent, salesman, super admin, rider, platform operator, merchant guest. */
const expected: Record<string, Row> = {
  loginGuest: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  login: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  requestCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  verifyCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  renew: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  logout: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffLogin: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffGuest: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffRequestCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffVerifyCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffLineLogout: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffRenew: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffLogout: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],

  customerProfile: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  customerCenters: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  allCenters: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  // Who acts for a customer is told in words of his own that he cannot (server/features/session/centers.test.ts).
  swapCenter: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  staffCenters: [Who, No, No, No, No, Yes, Yes, No, No, No],
  staffSwapCenter: [Who, No, No, No, No, Yes, Yes, No, No, No],
  staffProfile: [Who, No, No, No, No, Yes, Yes, No, No, No],
  saveStaffProfile: [Who, No, No, No, No, Yes, Yes, No, No, No],
  changeStaffPassword: [Who, No, No, No, No, Yes, Yes, No, No, No],
  staffCustomers: [Who, No, No, No, No, Yes, Yes, No, No, No],
  customersList: [Who, No, No, No, No, Yes, Yes, No, No, No],
  loginAsClient: [Who, No, No, No, No, Yes, Yes, No, No, No],
  loginAsProfile: [Who, No, No, No, No, Yes, Yes, No, No, No],
  endActing: [Who, No, No, Yes, No, No, No, No, No, No],
  mySales: [Who, No, No, Yes, No, Yes, Yes, No, No, No],
  points: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  profilePicture: [Who, No, Yes, Yes, No, No, No, No, No, No],
  webConfigItems: [Who, Yes, Yes, Yes, No, Yes, Yes, Yes, No, Yes],

  listProducts: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  productDetail: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  autocomplete: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  categoryList: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  category: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  hierarchyAll: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  displayGroups: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  relatedProducts: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  promotions: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  wishlist: [Who, No, Yes, Yes, No, No, No, No, No, No],
  addToWishlist: [Who, No, Yes, No, No, No, No, No, No, No],
  removeFromWishlist: [Who, No, Yes, No, No, No, No, No, No, No],
  searchReading: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  searchSynonyms: [Who, No, No, No, No, Yes, Yes, No, No, No],
  // Salesmen may where the shop lets them (server/features/catalogue/search.synonyms.test.ts).
  saveSearchSynonym: [Who, No, No, No, No, Yes, Yes, No, No, No],
  deleteSearchSynonym: [Who, No, No, No, No, Yes, Yes, No, No, No],
  searchMisses: [Who, No, No, No, No, Yes, Yes, No, No, No],
  trySearch: [Who, No, No, No, No, Yes, Yes, No, No, No],
  setProductPrice: [Who, No, No, No, No, No, Yes, No, No, No],

  whatsNew: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  cookiesPolicy: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  content: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],

  deliveryAddresses: [Who, No, Yes, Yes, No, No, No, No, No, No],
  addDeliveryAddress: [Who, No, Yes, Yes, No, No, No, No, No, No],
  allProvinces: [Who, Yes, Yes, Yes, No, Yes, Yes, No, No, No],

  getCart: [Who, No, Yes, Yes, No, No, No, No, No, No],
  putCart: [Who, No, Yes, Yes, No, No, No, No, No, No],
  holdStock: [Who, No, Yes, Yes, No, No, No, No, No, No],
  releaseStock: [Who, No, Yes, Yes, No, No, No, No, No, No],
  quote: [Who, Yes, Yes, Yes, No, No, No, No, No, No],
  placeOrder: [Who, No, Yes, Yes, No, No, No, No, No, No],
  listOrders: [Who, No, Yes, Yes, No, No, No, No, No, No],
  orderDetail: [Who, No, Yes, Yes, No, No, No, No, No, No],
  orderTracking: [Who, No, Yes, Yes, No, No, No, No, No, No],
  merchantOrders: [Who, No, No, No, No, Yes, Yes, No, No, No],
  merchantOrdersWaiting: [Who, No, No, No, No, Yes, Yes, No, No, No],
  merchantOrderDetail: [Who, No, No, No, No, Yes, Yes, No, No, No],
  stepMerchantOrder: [Who, No, No, No, No, Yes, Yes, No, No, No],
  trackMerchantOrder: [Who, No, No, No, No, Yes, Yes, No, No, No],
  merchantOrderPaper: [Who, No, No, No, No, Yes, Yes, No, No, No],
  merchantHome: [Who, No, No, No, No, Yes, Yes, No, No, No],
  newCustomersReport: [Who, No, No, No, No, Yes, Yes, No, No, No],
  topSalesReport: [Who, No, No, No, No, Yes, Yes, No, No, No],
  merchantLog: [Who, No, No, No, No, No, Yes, No, No, No],
  cancelOrder: [Who, No, Yes, Yes, No, No, No, No, No, No],
};

const names = Object.keys(calls) as CallName[];
const isPublic = (name: string) => expected[name]?.[0] === Yes;
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());

/** What the caller is told when he sends what the call takes; `allowed` for everything but a refusal of his kind. */
async function outcome(name: CallName, caller: Caller): Promise<string> {
  const token = await tokenOfCaller(shop, 'alpha', caller);
  const response = await shop.call(name, { token, tenant: 'alpha', ...samplesOf('alpha')[name] });
  expect(response.statusCode, response.body).toBeLessThan(500);
  const answer = response.json<{ code?: string }>();
  const told = `${response.statusCode} ${answer.code}`;
  expect(told, 'an input that the call takes').not.toBe('400 INVALID_INPUT');
  expect(told, 'a call that is served').not.toBe('404 NOT_FOUND');
  const refusals = ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_ALLOWED'];
  return refusals.includes(answer.code ?? '') ? told : Yes;
}

const visitorOf = async (caller: Caller) =>
  shop.deps.tokens.verify((await tokenOfCaller(shop, 'alpha', caller)) ?? '');

describe('A-66 the table', () => {
  test('names every call of the contract and no other', () => {
    expect(Object.keys(expected).toSorted()).toEqual(names.toSorted());
  });

  test('and the contract are all that the API document serves', async () => {
    await shop.app.ready();
    const { paths = {} } = shop.app.swagger();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = names.map(
      (name) => `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(served.toSorted()).toEqual(contract.toSorted());
  });
});

describe('A-66 who may', () => {
  test.each(names)('%s', async (name) => {
    const answered = await Promise.all(CALLERS.map((caller) => outcome(name, caller)));
    const byCaller = (row: readonly string[] = []) =>
      Object.fromEntries(CALLERS.map((caller, column) => [caller, row[column]]));
    expect(byCaller(answered)).toEqual(byCaller(expected[name]));
  });
});

describe('B-05 the other salesmen', () => {
  test.each(['4', '5', '7', '8'])('of role %s may what role 3 may', async (role) => {
    const { tenantId, ...salesman } = await visitorOf('salesman');
    const token = await shop.deps.tokens.sign({ tenantId, ...salesman, role });
    for (const name of names) {
      const response = await shop.call(name, { token, tenant: 'alpha', ...samplesOf('alpha')[name] });
      const refused =
        response.json<{ code?: string }>().code === 'NOT_ALLOWED' && response.statusCode === 403;
      expect([name, refused]).toEqual([name, expected[name]?.[5] === No]);
    }
  });

  test('without a role of staff nobody is one', async () => {
    const salesman = await visitorOf('salesman');
    for (const role of ['', '2', '6', 'GUEST', '01']) {
      const token = await shop.deps.tokens.sign({ ...salesman, role });
      expect([role, (await shop.call('staffCenters', { token })).statusCode]).toEqual([role, 403]);
    }
  });
});

describe('W-09 A-02 a guest where the shop takes none', () => {
  test('is refused every call but the public ones', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'GUEST_MODE_ENABLED', 'N')`,
    );
    shop.deps.kept.dropAll();
    const token = await tokenOfCaller(shop, 'alpha', 'guest');
    for (const name of names.filter((one) => !isPublic(one) && expected[one]?.[1] === Yes)) {
      const response = await shop.call(name, { token, ...samplesOf('alpha')[name] });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'GUEST_MODE_OFF']);
    }
    await shop.database.asOwner(`delete from web_config where opt = 'GUEST_MODE_ENABLED'`);
  });
});
