/** The home of the merchant area and the log (B-30, B-57). */
import { adminOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  ordersToday: RegExp;
  waiting: RegExp;
  unpaid: RegExp;
  lowStock: string;
  sales: string;
  customers: string;
  week: string;
  subject: string;
  step: string;
  approved: string;
  order: (id: string) => string;
  notAllowed: string;
};

const words: InBoth<Words> = {
  th: {
    ordersToday: /^คำสั่งซื้อวันนี้/,
    waiting: /^รอยืนยัน/,
    unpaid: /^ยังไม่ชำระเงิน/,
    lowStock: 'สินค้าใกล้หมด',
    sales: 'ยอดขาย',
    customers: 'ลูกค้าใหม่',
    week: '7 วัน',
    subject: 'เกี่ยวกับ',
    step: 'เปลี่ยนสถานะคำสั่งซื้อ',
    approved: 'รอยืนยัน → ยืนยันแล้ว',
    order: (id) => `คำสั่งซื้อ ${id}`,
    notAllowed: 'ไม่มีสิทธิ์เข้าหน้านี้',
  },
  en: {
    ordersToday: /^Orders today/,
    waiting: /^Waiting for approval/,
    unpaid: /^Not paid yet/,
    lowStock: 'Low stock',
    sales: 'Top sales',
    customers: 'New customers',
    week: '7 days',
    subject: 'About',
    step: 'Order status changed',
    approved: 'Waiting → Approved',
    order: (id) => `Order ${id}`,
    notAllowed: 'Not for your account',
  },
};

/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

test('B-56 home shows today, what waits, what runs out, and sales and new customers over the range in the address', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant'));

  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: said.lowStock })).toBeVisible();
  await expect(main.getByRole('region', { name: said.customers })).toBeVisible();
  const sales = main.getByRole('region', { name: said.sales });
  const days = sales.getByRole('row');
  await expect(days).toHaveCount(1 + 30);
  // The value of a bar is available to the keyboard and to touch as to the mouse.
  const bars = sales.getByRole('slider', { name: said.sales });
  const today = await bars.getAttribute('aria-valuetext');
  await bars.press('Home');
  await expect(bars).not.toHaveAttribute('aria-valuetext', today ?? '');
  await bars.locator('..').click({ position: { x: 1, y: 20 } });
  await expect(bars).toHaveAttribute('aria-valuetext', /: ฿/);
  await main.getByRole('link', { name: said.week, exact: true }).click();
  await expect(page).toHaveURL(at('/merchant?range=week'));
  await expect(days).toHaveCount(1 + 7);

  await main.getByRole('link', { name: said.waiting }).click();
  await expect(page).toHaveURL(at('/merchant/order?type=3&tab=Wait'));
  await expect(main.getByRole('link', { name: Order.OrderID })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: said.unpaid }).click();
  await expect(page).toHaveURL(at('/merchant/order?type=3&payment=unpaid,pending'));
  await expect(main.getByRole('link', { name: Order.OrderID })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: said.ordersToday }).click();
  await expect(main.getByRole('link', { name: Order.OrderID })).toBeVisible();
});

test('B-57 the super admin reads in the log who changed what, from what to what; nobody else may', async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  complaints.allowStatus(403);
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  const admin = await adminOf({ ...shop, language });
  const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  await admin.stepMerchantOrder({ params, body: { From: 'Wait', To: 'Approved' } });

  await bringStaff(context, at('/'), 'admin');
  const subject = said.order(Order.OrderID);
  await page.goto(at('/merchant/log'));
  await page.getByRole('searchbox', { name: said.subject }).fill(Order.OrderID);
  const rows = page.getByRole('main').getByRole('table').getByRole('row').filter({ hasText: subject });
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`subject=${Order.OrderID}`));
  await expect(rows).toContainText(said.step);
  await expect(rows).toContainText(said.approved);
  await rows.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('main').getByRole('link', { name: Order.OrderID })).toBeVisible();

  // What the page still asks for is not asked with a session that another one has replaced.
  await page.goto('about:blank');
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/log'));
  await expect(page.getByRole('heading', { level: 1, name: said.notAllowed })).toBeVisible();
});
