/** Who may open which page: written here by hand, compared with what the real server answers with its real pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages, isStaffPage } from './built-pages.ts';
import { adminOf, customerOf, type Tenant } from './callers.ts';
import { openDemoShop } from './demo-shop.ts';
import type { ShopProcess } from './shop-process.ts';

const CALLERS = ['guest', 'customer', 'acting', '1', '3', '4', '5', '7', '8', 'foreign'] as const;
type Caller = (typeof CALLERS)[number];
type Row = readonly string[] & { length: 10 };

const Open = '200';
const No = '403';
const None = '404';
/** To the sign-in of the merchant area, and from there back to the page. */
const Staff = 'to /merchant/login?next=';
/** There, and from there to its first page. */
const Door = 'to /merchant/login';
/** To the sign-in of the shop, and from there back to the page: its address is sent to customers. */
const SignIn = 'to /login?next=';
/** To the first page of the shop, of the merchant area. */
const Home = 'to /';
/** Home, where a guest is told to log in for the page. */
const Account = 'to /?account=needed';
const Desk = 'to /merchant';
/** Where the link of a salesman leads. */
const Register = 'to /register';
/** To all contents, where none is named. */
const List = 'to /contents';

const everybody: Row = [Open, Open, Open, Open, Open, Open, Open, Open, Open, Open];
// oxfmt-ignore
const toRegister: Row = [Register, Register, Register, Register, Register, Register, Register, Register, Register, Register];
const account: Row = [Account, Open, Open, Account, Account, Account, Account, Account, Account, Account];
const Orders = 'to /history';
const toOrders: Row = [Orders, Orders, Orders, Orders, Orders, Orders, Orders, Orders, Orders, Orders];
const bySignIn: Row = [SignIn, Open, Open, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn];
/** The salesmen of the roles 4, 5 and 7 have other centers than the order's. */
const oneOrder: Row = [Staff, Staff, Open, Open, Open, None, None, None, Open, Staff];

/** One of the salesmen of the center looks after the customer, and sees the photos. */
const photos: Row = [Staff, Staff, Open, Open, Open, None, None, None, No, Staff];

/**
 * Written by hand from A-05 and B-65, B-05. Columns: guest; customer; salesman who acts for that customer, signed in at
 * both; staff of role 1, 3, 4, 5, 7, 8, who are guests of the shop; and the super admin of another shop, with that
 * session's cookie under its shop's name and under this one's. The order in an address is the customer's, of their own
 * center.
 */
const expected: Record<string, Row> = {
  '/': everybody,
  '/product': everybody,
  '/product/category': everybody,
  '/product/:code': everybody,
  '/promotion': everybody,
  '/promotion/brand': everybody,
  '/promotion/brand/:id': [None, None, None, None, None, None, None, None, None, None],
  '/news': everybody,
  '/contents': everybody,
  '/contents/:id': everybody,
  '/cms/content': [List, List, List, List, List, List, List, List, List, List],
  '/cart/adv?': everybody,
  '/map/select': everybody,
  '/login': [Open, Home, Home, Open, Open, Open, Open, Open, Open, Open],
  '/login/auth/athena': everybody,
  '/login/link/:step?': [Open, Home, Home, Open, Open, Open, Open, Open, Open, Open],
  '/gateway/verify': everybody,
  '/pendingApproval': [Open, Home, Home, Open, Open, Open, Open, Open, Open, Open],
  '/register/:step?': [Open, Home, Home, Open, Open, Open, Open, Open, Open, Open],
  '/manage/registerfrompc/:dist?/:salecode?': toRegister,
  '/verifyotp': [Open, Home, Home, Open, Open, Open, Open, Open, Open, Open],
  '/checkout/adv': account,
  '/history': account,
  '/history/deliveryorder/:orderid?/:saleunit?': bySignIn,
  '/history/:orderid/:saleunit?': bySignIn,
  // Without an order in the address, which asks for the sign-in itself.
  '/payment/:type?/:status?/:orderid?/:saleunit?/:key?': toOrders,
  '/payment/link': everybody,
  '/payment/status/:status?': everybody,
  '/order/tracking/:id?': bySignIn,
  '/notifications': [SignIn, Open, No, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn],
  '/notifications/settings': [SignIn, Open, No, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn, SignIn],
  '/orderpad': account,
  '/quick-order': everybody,
  '/profile': account,
  '/profile/showProfile': account,
  '/profile/editProfile': account,
  '/profile/changePassword': account,
  '/profile/newslist': account,
  '/profile/petInformation': account,
  '/profile/groupQA': account,
  '/profile/address': bySignIn,
  '/pdpa': everybody,
  '/profile/consents': bySignIn,
  '/profile/erase': bySignIn,
  '/profile/credit': bySignIn,
  '/profile/mycoupon': account,
  '/crm/coupon': everybody,
  '/crm/discount-coupon': account,
  '/profile/wishlist': account,
  '/payment/slip': bySignIn,
  '/payment/upload/slip/:saleunit?': bySignIn,

  '/merchant/login': [Open, Open, Desk, Desk, Desk, Desk, Desk, Desk, Desk, Open],
  '/merchant/verifyotp': [Open, Open, Desk, Desk, Desk, Desk, Desk, Desk, Desk, Open],
  '/merchant': [Door, Door, Open, Open, Open, Open, Open, Open, Open, Door],
  '/merchant/profile': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/profile/edit': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/profile/changepassword': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/profile/dc': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/order': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/order/issue': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/order/:orderid/:saleunit': oneOrder,
  '/merchant/order/:orderid/:saleunit/pack': oneOrder,
  '/merchant/order/:orderid/:saleunit/payment': oneOrder,
  '/merchant/order/:orderid/:saleunit/tracking': oneOrder,
  '/merchant/paper': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/cash': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/payment/review': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock/low': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/import': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock/transfer': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/brand': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/brand/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/brand/:brand': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/group': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/group/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/group/:group': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock/count': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock/count/:count': oneOrder,
  '/merchant/stock/count/:count/print': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/stock/expiring': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/product/:code/stock': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/promotion': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/product': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/product/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/product/quality': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/product/:code/:part?': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/promotion/calendar': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/promotion/:promotionId/:step?': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/promotion/:promotionId/results': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  // Whoever has not signed in registers as a merchant.
  '/merchant/register': everybody,
  '/merchant/register/verify': [Open, Open, Desk, Desk, Desk, Desk, Desk, Desk, Desk, Open],
  '/merchant/register/dist/:part?': [Open, Open, Desk, Desk, Desk, Desk, Desk, Desk, Desk, Open],
  '/merchant/register/success': [Open, Open, Desk, Desk, Desk, Desk, Desk, Desk, Desk, Open],
  '/merchant/application': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/application/:code': [Staff, Staff, No, None, No, No, No, No, No, Staff],
  '/merchant/customer/not-logged-in': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/doubles': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  // By the right to manage customers, which no role of the demo has.
  '/merchant/customer/merge/:customer/:double': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/customer/waiting': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  // The customer orders from the centers of all of them.
  '/merchant/customer/credit': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/credit/:customer': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/profile/:customer': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/profile/:customer/edit': [
    Staff,
    Staff,
    Open,
    Open,
    Open,
    Open,
    Open,
    Open,
    Open,
    Staff,
  ],
  '/merchant/customer/:customer/:saleunit': oneOrder,
  '/merchant/category': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/category/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/category/:category': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/tag': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/tag/create': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/tag/:tag': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/:customer/:saleunit/coupon': oneOrder,
  '/merchant/customer/:customer/:saleunit/coupon/result': oneOrder,
  '/merchant/customer/:customer/:saleunit/survey': oneOrder,
  '/merchant/content/:kind?': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/content/:kind/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/content/item/:contentCode': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/survey': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/survey/new': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/survey/:setId': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/survey/:setId/results': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/customer/:customer/:saleunit/photo': photos,
  '/merchant/customer/:customer/:saleunit/photo/capture': photos,
  '/merchant/search': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/search/words': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/runs': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/notifications': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/notifications/settings': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
  '/merchant/notifications/shop': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/log': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/center': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/center/new': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/center/:saleUnit/seller': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/center/:saleUnit': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/staff': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/staff/new': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/staff/roles': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/staff/:userId': [Staff, Staff, No, Open, No, No, No, No, No, Staff],
  '/merchant/*': [Staff, Staff, None, None, None, None, None, None, None, Staff],
  '/sales/mysales': [Staff, Staff, Open, Open, Open, Open, Open, Open, Open, Staff],
};

let shop: ShopProcess;
/** The values of the parameters of an address. */
let values: Record<string, string>;
let cookies: Record<Caller, string>;

beforeAll(async () => {
  shop = await openDemoShop();
  const { api, saleUnit: saleunit } = await customerOf(shop);
  const [product] = await api.listProducts({ body: { Take: 1 } });
  const { Data: orders } = await api.listOrders({ query: { take: 1 } });
  const { CountId } = await (
    await adminOf(shop)
  ).beginStockCount({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { SaleUnit: saleunit, Selection: 'all', Code: '', Blind: 'N' },
  });
  const { Data: groups } = await (await adminOf(shop)).merchantGroups({ query: { take: 1 } });
  values = {
    code: product?.P_Code ?? '',
    category: 'P1',
    brand: 'MEOWDEE',
    group: groups[0]?.Id ?? '',
    count: String(CountId),
    orderid: orders[0]?.OrderID ?? '',
    saleunit,
    saleUnit: saleunit,
    id: 'privacy',
    // Of the demo's people.
    userId: 'PSALE',
    double: 'PC10002',
    tag: 'VIP',
    setId: '5e700000-0000-4000-8000-000000000001',
    kind: 'news',
    contentCode: 'HOWTO_001',
    // Of all centers.
    promotionId: 'PCWET10',
    '*': 'nothing/here',
  };
  cookies = await everyonesCookies();
});
afterAll(() => shop.stop());

/** What a browser holds that has signed in there. */
async function signIn(
  path: '/authen/login' | '/authen/user/login',
  username: string,
  tenant: Tenant = 'petclub',
): Promise<{ token: string; customerCode: string; cookie: string }> {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenantid: tenant },
    body: JSON.stringify({ username, password: 'demo1234' }),
  });
  expect(answer.status).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: { CUSTOMERCODE: string } };
  return { token, customerCode: user.CUSTOMERCODE, cookie: cookieOf(answer) };
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function everyonesCookies(): Promise<Record<Caller, string>> {
  const staff = async (username: string): Promise<string> =>
    (await signIn('/authen/user/login', username)).cookie;
  const customer = await signIn('/authen/login', 'customer');
  values['customer'] = customer.customerCode;
  const salesman = await signIn('/authen/user/login', 'sale');
  const acting = await fetch(
    `${shop.url}/api/merchant/loginasclient/${customer.customerCode}/${values['saleunit']}`,
    { headers: { authorization: `Bearer ${salesman.token}` } },
  );
  expect(acting.status).toBe(200);
  const { cookie: foreign } = await signIn('/authen/user/login', 'admin', 'medisupply');
  return {
    guest: '',
    customer: customer.cookie,
    acting: `${salesman.cookie}; ${cookieOf(acting)}`,
    '1': await staff('admin'),
    '3': await staff('sale'),
    '4': await staff('sale4'),
    '5': await staff('sale5'),
    '7': await staff('sale7'),
    '8': await staff('sale8'),
    foreign: `${foreign}; ${foreign.replaceAll('shop-medisupply-', 'shop-petclub-')}`,
  };
}

/** The address of a page; what may be left out is, but for the order. */
const addressOf = (path: string): string =>
  path
    .replace(/\/(?!:orderid|:saleunit)[^/]+\?/g, '')
    .replace(/:(\w+)\??|\*/g, (all, name = all) => values[name] ?? '');

async function outcome(address: string, caller: Caller): Promise<string> {
  const answer = await fetch(shop.url + address, {
    headers: { cookie: cookies[caller] },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const to = answer.headers.get('location');
  return to === null ? String(answer.status) : `to ${to}`;
}

async function outcomes(path: string): Promise<string[]> {
  const address = addressOf(path);
  const seen: string[] = [];
  for (const caller of CALLERS) seen.push(await outcome(address, caller));
  return seen;
}

function wanted(path: string): string[] | undefined {
  const back = encodeURIComponent(addressOf(path));
  return expected[path]?.map((one) => (one === Staff || one === SignIn ? one + back : one));
}

const paths = Object.keys(expected);

test.each(paths.filter((path) => !isStaffPage(path)))('A-05 who opens %s', async (path) => {
  expect(await outcomes(path)).toEqual(wanted(path));
});

test.each(paths.filter(isStaffPage))('B-05 who opens %s', async (path) => {
  expect(await outcomes(path)).toEqual(wanted(path));
});

test('A-05 B-05 every page of the built shop has a row', () => {
  expect(builtPages()).toEqual(paths.toSorted());
});
