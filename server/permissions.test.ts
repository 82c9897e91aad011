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
];

/** Columns: nobody, guest, customer, acting salesman, agent, salesman, super admin, rider, platform operator. */
const expected: Record<string, Row> = {
  loginGuest: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  login: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  requestCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  verifyCode: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  renew: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  logout: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffLogin: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffRenew: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  staffLogout: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],

  customerProfile: [Who, Yes, Yes, Yes, No, No, No, No, No],
  customerCenters: [Who, Yes, Yes, Yes, No, No, No, No, No],
  allCenters: [Who, Yes, Yes, Yes, No, No, No, No, No],
  // Who acts for a customer is told in words of his own that he cannot (server/features/session/centers.test.ts).
  swapCenter: [Who, Yes, Yes, Yes, No, No, No, No, No],
  staffCenters: [Who, No, No, No, No, Yes, Yes, No, No],
  points: [Who, Yes, Yes, Yes, No, No, No, No, No],
  profilePicture: [Who, No, Yes, Yes, No, No, No, No, No],
  webConfigItems: [Who, Yes, Yes, No, No, Yes, Yes, Yes, No],

  listProducts: [Who, Yes, Yes, No, No, No, No, No, No],
  productDetail: [Who, Yes, Yes, No, No, No, No, No, No],
  autocomplete: [Who, Yes, Yes, No, No, No, No, No, No],
  categoryList: [Who, Yes, Yes, No, No, No, No, No, No],
  category: [Who, Yes, Yes, No, No, No, No, No, No],
  hierarchyAll: [Who, Yes, Yes, No, No, No, No, No, No],
  displayGroups: [Who, Yes, Yes, No, No, No, No, No, No],
  relatedProducts: [Who, Yes, Yes, No, No, No, No, No, No],
  promotions: [Who, Yes, Yes, No, No, No, No, No, No],
  wishlist: [Who, No, Yes, No, No, No, No, No, No],
  addToWishlist: [Who, No, Yes, No, No, No, No, No, No],
  removeFromWishlist: [Who, No, Yes, No, No, No, No, No, No],
  searchReading: [Who, Yes, Yes, No, No, No, No, No, No],
  searchSynonyms: [Who, No, No, No, No, Yes, Yes, No, No],
  saveSearchSynonym: [Who, No, No, No, No, No, Yes, No, No],
  deleteSearchSynonym: [Who, No, No, No, No, No, Yes, No, No],
  searchMisses: [Who, No, No, No, No, Yes, Yes, No, No],
  setProductPrice: [Who, No, No, No, No, No, Yes, No, No],

  whatsNew: [Who, Yes, Yes, No, No, No, No, No, No],
  cookiesPolicy: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
  content: [Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes],

  deliveryAddresses: [Who, No, Yes, No, No, No, No, No, No],
  addDeliveryAddress: [Who, No, Yes, No, No, No, No, No, No],
  allProvinces: [Who, Yes, Yes, No, No, Yes, Yes, No, No],

  getCart: [Who, No, Yes, No, No, No, No, No, No],
  putCart: [Who, No, Yes, No, No, No, No, No, No],
  holdStock: [Who, No, Yes, No, No, No, No, No, No],
  releaseStock: [Who, No, Yes, No, No, No, No, No, No],
  quote: [Who, Yes, Yes, No, No, No, No, No, No],
  placeOrder: [Who, No, Yes, No, No, No, No, No, No],
  listOrders: [Who, No, Yes, No, No, No, No, No, No],
  orderDetail: [Who, No, Yes, No, No, No, No, No, No],
  orderTracking: [Who, No, Yes, Yes, No, No, No, No, No],
  merchantOrders: [Who, No, No, No, No, Yes, Yes, No, No],
  merchantOrdersWaiting: [Who, No, No, No, No, Yes, Yes, No, No],
  merchantOrderDetail: [Who, No, No, No, No, Yes, Yes, No, No],
  stepMerchantOrder: [Who, No, No, No, No, Yes, Yes, No, No],
  trackMerchantOrder: [Who, No, No, No, No, Yes, Yes, No, No],
  merchantHome: [Who, No, No, No, No, Yes, Yes, No, No],
  newCustomersReport: [Who, No, No, No, No, Yes, Yes, No, No],
  topSalesReport: [Who, No, No, No, No, Yes, Yes, No, No],
  merchantLog: [Who, No, No, No, No, No, Yes, No, No],
  cancelOrder: [Who, No, Yes, No, No, No, No, No, No],
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

describe('the table', () => {
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

describe('who may', () => {
  test.each(names)('%s', async (name) => {
    const answered = await Promise.all(CALLERS.map((caller) => outcome(name, caller)));
    const byCaller = (row: readonly string[] = []) =>
      Object.fromEntries(CALLERS.map((caller, column) => [caller, row[column]]));
    expect(byCaller(answered)).toEqual(byCaller(expected[name]));
  });
});

describe('a guest where the shop takes none', () => {
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
