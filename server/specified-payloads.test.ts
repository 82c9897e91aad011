/** The payloads that the specification names (C-90), as its clients send them: every field, blank if unused. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { addressId } from './testing/shop-data.ts';
import { createTestShop, PASSWORD, requestOf, type Given, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ running: true });
  const token = await shop.tokenOf('alpha', 'CUST1');
  const placed = await shop.call('placeOrder', {
    token,
    headers: { 'idempotency-key': 'specified-payloads' },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal: 19,
    },
  });
  orderId = placed.json<{ Order: { OrderID: string } }>().Order.OrderID;
});
afterAll(() => shop.stop());
let orderId = '';

type Who = 'GUEST' | 'CUST1' | 'SALE' | 'STAFFGUEST';
type Named = Pick<Given, 'params' | 'query'> & {
  who: Who;
  call: CallName;
  body?: Record<string, unknown>;
  /** The payload fields that may be left unused. */
  unused?: readonly string[];
};

const productFields = [
  'Take', 'Skip', 'Point', 'CustomerId', 'SaleUnit', 'SearchText', 'Mattype', 'Hierarchy1', 'Hierarchy2', 'Hierarchy3',
  'Hierarchy4', 'Hierarchy5', 'OnlyPromotionProduct', 'Types', 'SortByPrice', 'DisplayGroupId', 'PromotionId', 'ProductIds',
]; // prettier-ignore
const levels = ['hierarchy1', 'hierarchy2', 'hierarchy3', 'hierarchy4', 'hierarchy5'];
const position = ['lat', 'lng'];
const address = {
  Address_Type: 'S',
  Name: 'Receiver',
  Address_: '1 Road',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  Phone: '0810000001',
};
const restOfAddress = [
  'AddressCode', 'Active', 'Cust_ID', 'SaleUnit', 'TaxID', 'ProvinceName', 'AmpherName', 'TownName', 'Lat', 'Long', 'Remark',
]; // prettier-ignore

/** Every implemented call with a payload in the specification; those without one send an empty body. */
const named: Named[] = [
  { who: 'CUST1', call: 'customerProfile' },
  { who: 'CUST1', call: 'customerCenters', unused: position },
  { who: 'CUST1', call: 'allCenters', unused: ['text', 'skip', 'take', ...position] },
  { who: 'CUST1', call: 'points' },
  { who: 'GUEST', call: 'whatsNew', unused: ['NewsType', 'UsePeriodDate', 'ActiveStatus'] },
  { who: 'GUEST', call: 'category', unused: ['categoryNumber', 'id', 'c1', 'c2', 'c3', 'c4', 'c5'] },
  { who: 'GUEST', call: 'listProducts', unused: productFields },
  { who: 'CUST1', call: 'listProducts', unused: productFields },
  { who: 'CUST1', call: 'listProducts', body: { ProductIds: ['P1'] }, unused: productFields.slice(0, -1) },
  { who: 'CUST1', call: 'wishlist', unused: ['detail'] },
  { who: 'CUST1', call: 'addToWishlist', body: { productIds: ['P1'] } },
  { who: 'CUST1', call: 'removeFromWishlist', body: { productIds: ['P1'] } },
  { who: 'GUEST', call: 'autocomplete', query: { search: 'Prod' }, unused: ['take'] },
  { who: 'GUEST', call: 'displayGroups', params: { type: 'HOME' }, unused: ['productsIncluded', 'take'] },
  { who: 'GUEST', call: 'webConfigItems', unused: ['Keys', 'EOrderIncluded'] },
  { who: 'GUEST', call: 'hierarchyAll', unused: [...levels, 'withPic', 'is_point', 'is_product_mattype'] },
  { who: 'CUST1', call: 'deliveryAddresses', unused: ['CustomerCode', 'AddressCode', 'AddressType'] },
  { who: 'CUST1', call: 'addDeliveryAddress', body: address, unused: restOfAddress },
  { who: 'GUEST', call: 'allProvinces', unused: ['Province', 'Ampher'] },
  { who: 'SALE', call: 'staffCenters', unused: position },
  {
    who: 'SALE',
    call: 'deliveryAddresses',
    body: { CustomerCode: 'CUST1' },
    unused: ['AddressCode', 'AddressType'],
  },
  { who: 'CUST1', call: 'saveVersionPdpa', body: { Type: true }, unused: ['Customer_Id', 'SaleUnit'] },
  {
    who: 'CUST1',
    call: 'couponsByCustomer',
    unused: ['customerCode', 'saleUnit', 'onlyActivePromotion', 'onlyUnusedCoupon', 'notGroupByPromotionId'],
  },
  {
    who: 'CUST1',
    call: 'checkCouponValid',
    body: { couponID: 'NONE' },
    unused: ['customerCode', 'saleUnit'],
  },
  { who: 'STAFFGUEST', call: 'merchantBanks', unused: ['saleUnit'] },
  {
    who: 'STAFFGUEST',
    call: 'merchantDists',
    unused: ['dcWithoutSaleman', 'take', 'skip', 'text', ...position],
  },
  { who: 'SALE', call: 'photoGroups', unused: ['saleUnit', 'customerType'] },
  {
    who: 'SALE',
    call: 'customerPhotos',
    query: { CustomerCode: 'CUST1' },
    unused: ['saleUnit', 'customerType', 'take', 'photoGroupCodes', 'monthYears', 'fromDate', 'toDate'],
  },
  { who: 'SALE', call: 'surveys', unused: ['customerType', 'saleUnit'] },
  { who: 'SALE', call: 'customersList', query: { code: 'CUST1' }, unused: ['saleUnit'] },
  {
    who: 'SALE',
    call: 'promotionList',
    unused: [
      'Status',
      'Text',
      'PromotionId',
      'PromotionType',
      'DateStart',
      'DateEnd',
      'Skip',
      'Take',
      'IncludeDetail',
      'SaleUnit',
    ],
  },
  { who: 'SALE', call: 'promotionProducts', unused: ['text', 'take'] },
  { who: 'SALE', call: 'promotionCustomers', unused: ['text', 'take'] },
  { who: 'SALE', call: 'promotionMasterData' },
  { who: 'SALE', call: 'newCustomersReport', unused: ['saleUnit', 'type'] },
  { who: 'SALE', call: 'topSalesReport', unused: ['saleUnit', 'type'] },
];

const isPost = (call: CallName): boolean => requestOf(call, {}).method === 'POST';
const titled = named.map((one) => [one.call, one.who, one] as const);

async function answerTo({ who, call, params, query, body, unused = [] }: Named, blank: unknown) {
  const token = await (who === 'STAFFGUEST' ? staffGuestToken() : shop.tokenOf('alpha', who));
  const blanks = Object.fromEntries(unused.map((field) => [field, blank]));
  const given = isPost(call)
    ? { body: { ...blanks, ...body } }
    : { query: { ...(blanks as Record<string, string>), ...query } };
  return shop.call(call, { token, params, ...given });
}

const staffGuestToken = async () =>
  (await shop.call('staffGuest', { tenant: 'alpha' })).json<{ token: string }>().token;

/** The response without the parts that change on each request: a token, an id. */
function sameEachTime(response: LightMyRequestResponse): unknown {
  return JSON.parse(response.body, (key, value: unknown) =>
    key === 'jtoken' || key === 'AddressCode' ? undefined : value,
  );
}

describe('C-90 blank is absent', () => {
  test.each(titled)('%s of %s answers as if the blank fields were not there', async (_call, _who, one) => {
    const absent = await answerTo({ ...one, unused: [] }, '');
    expect(absent.statusCode, absent.body).toBe(200);
    for (const blank of isPost(one.call) ? ['', ' ', null] : ['', ' ']) {
      const response = await answerTo(one, blank);
      expect(response.statusCode, `${JSON.stringify(blank)}: ${response.body}`).toBe(200);
      expect(sameEachTime(response), JSON.stringify(blank)).toEqual(sameEachTime(absent));
    }
  });

  test('a salesman orders for a customer where activeDc is blank', async () => {
    for (const [call, params] of [
      ['loginAsClient', { code: 'CUST1', saleUnit: 'C1' }],
      ['loginAsProfile', { id: 'CUST1' }],
    ] as const) {
      const signedIn = await shop.call('staffLogin', {
        tenant: 'alpha',
        body: { username: 'sale', password: PASSWORD },
      });
      const { token } = signedIn.json<{ token: string }>();
      const response = await shop.call(call, { token, params, query: { activeDc: '' } });
      expect(response.statusCode, response.body).toBe(200);
    }
  });

  test('a body that is called empty may come without a byte, as JSON or as nothing', async () => {
    for (const call of ['customerProfile', 'points', 'allProvinces', 'staffLineLogout'] as const)
      for (const type of [{ 'content-type': 'application/json' }, {}]) {
        const token = await shop.tokenOf('alpha', 'CUST1');
        const { payload: _payload, headers, ...request } = requestOf(call, { token, tenant: 'alpha' });
        const response = await shop.app.inject({ ...request, headers: { ...headers, ...type } });
        expect(response.statusCode, response.body).toBe(200);
      }
  });

  test.each([
    ['addToWishlist', { productIds: null }, 'productIds'],
    ['addToWishlist', { productIds: '' }, 'productIds'],
    ['addDeliveryAddress', { ...address, Name: ' ' }, 'Name'],
    ['addDeliveryAddress', { ...address, Province: '' }, 'Province'],
    ['addDeliveryAddress', { ...address, PostalCode: null }, 'PostalCode'],
    ['addDeliveryAddress', { ...address, Address_Type: '' }, 'Address_Type'],
  ] as const)('%s: %j lacks what is required, and is refused by its field', async (call, body, field) => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const response = await shop.call(call, { token, body });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: object }>().fields).toEqual({ [field]: 'is required' });
  });

  test('an order named by blanks is refused by its fields, an existing one is answered', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    const ask = (body: object) => shop.call('merchantOrderDetail', { token, body });
    expect((await ask({ orderid: orderId, saleunit: 'C1' })).statusCode).toBe(200);
    expect((await ask({ orderid: '', saleunit: null })).json<{ fields: object }>().fields).toEqual({
      orderid: 'is required',
      saleunit: 'is required',
    });
  });
});

describe('C-90 values in the forms that clients write', () => {
  test('C-05 an address: codes as numbers, a place as text', async () => {
    const response = await shop.call('addDeliveryAddress', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      body: {
        ...address,
        Province: 10,
        Ampher: 1001,
        Town: 100101,
        PostalCode: '10200',
        Lat: '13.75',
        Long: '100.5',
      },
    });
    expect(response.json().data, response.body).toMatchObject({ Province: '10', Lat: 13.75, Long: 100.5 });
  });

  const codes = async (body: object): Promise<string[]> => {
    const response = await shop.call('listProducts', { token: await shop.tokenOf('alpha', 'GUEST'), body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ P_Code: string }[]>().map(({ P_Code }) => P_Code);
  };

  test('SortByPrice: a direction in any case, a flag, or a number', async () => {
    const [own, up, down] = [
      await codes({}),
      await codes({ SortByPrice: 'asc' }),
      await codes({ SortByPrice: 'desc' }),
    ];
    expect(up).toEqual(down.toReversed());
    for (const SortByPrice of ['ASC', 'Asc', 'ascending', true, 'true', 'TRUE', 'Y', 1, '1'])
      expect(await codes({ SortByPrice }), String(SortByPrice)).toEqual(up);
    for (const SortByPrice of ['DESC', 'Desc', 'DESCENDING', -1, '-1', 2])
      expect(await codes({ SortByPrice }), String(SortByPrice)).toEqual(down);
    for (const SortByPrice of [false, 'false', 'N', 0, '0', '', null])
      expect(await codes({ SortByPrice }), String(SortByPrice)).toEqual(own);
  });

  test('Types: one of them may be alone', async () => {
    expect(await codes({ Types: 'suggest' })).toEqual(await codes({ Types: ['suggest'] }));
    expect(await codes({ Types: 'BEST_SELLER' })).toEqual(await codes({ Types: ['BEST_SELLER'] }));
  });

  test('detail: yes or no in every usual way', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    await shop.call('addToWishlist', { token, body: { productIds: ['P1'] } });
    const products = async (detail: string) =>
      (await shop.call('wishlist', { token, query: { detail } })).json<{ Products: object[] }>().Products
        .length;
    for (const detail of ['Y', 'y', 'yes', 'true', 'TRUE', '1'])
      expect(await products(detail), detail).toBe(1);
    for (const detail of ['N', 'n', 'no', 'false', 'False', '0', ''])
      expect(await products(detail), detail).toBe(0);
  });

  test('flags of bodies: yes or no in every usual way, and nothing else', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    const tree = (withPic: unknown) => shop.call('hierarchyAll', { token, body: { withPic } });
    const [yes, no] = [(await tree(true)).body, (await tree(false)).body];
    for (const word of ['Y', 'y', 'true', 'True', 1, '1'])
      expect((await tree(word)).body, String(word)).toBe(yes);
    for (const word of ['N', 'n', 'false', 0, '0']) expect((await tree(word)).body, String(word)).toBe(no);
    for (const word of ['perhaps', 2, []]) expect((await tree(word)).statusCode, String(word)).toBe(400);
  });
});

describe('V-06d numbers that are names', () => {
  const save = async (more: object, language: 'th' | 'en' = 'en') =>
    shop.call('addDeliveryAddress', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      language,
      body: { ...address, ...more },
    });

  test.each([
    ['TaxID', '0-1055-12345-67-1', 'must be 13 digits', 'ต้องเป็นตัวเลข 13 หลัก'],
    ['TaxID', '12345', 'must be 13 digits', 'ต้องเป็นตัวเลข 13 หลัก'],
    ['PostalCode', '1020O', 'must be 5 digits', 'ต้องเป็นตัวเลข 5 หลัก'],
    ['Province', 'กรุงเทพ', 'must be 1-6 digits', 'ต้องเป็นตัวเลข 1-6 หลัก'],
    ['Phone', 'call me', /telephone|phone/i, /โทรศัพท์/],
  ])('%s of %j is refused by its field, with what it takes', async (field, value, en, th) => {
    const told = async (language: 'th' | 'en') =>
      (await save({ [field]: value }, language)).json<{ fields: Record<string, string> }>().fields[field];
    expect(await told('en')).toMatch(en);
    expect(await told('th')).toMatch(th);
  });

  test('a mobile number that is none is refused by its field', async () => {
    const response = await shop.call('requestCode', { tenant: 'alpha', body: { mobile: '08100O0001' } });
    expect(response.json()).toMatchObject({ code: 'INVALID_MOBILE', fields: { mobile: expect.any(String) } });
  });

  test('Thai digits are digits', async () => {
    const thai = { TaxID: '๐๑๐๕๕๑๒๓๔๕๖๗๑', PostalCode: '๑๐๒๐๐', Phone: '๐๘๑๐๐๐๐๐๐๑' };
    const response = await save(thai);
    expect(response.json().data, response.body).toMatchObject({
      TaxID: '0105512345671',
      PostalCode: '10200',
      Phone: '0810000001',
    });
  });
});
