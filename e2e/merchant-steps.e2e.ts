/** Steps of an order that are not taken as planned: packed in part, canceled, taken by another, many at once. */
import { adminOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht, sumsOf } from './money.ts';
import { piecesLeft, placeOrder } from './orders.ts';
import {
  askStep,
  confirmStep,
  expectOrder,
  openPacking,
  packedField,
  reviewPacking,
  transitionOrder,
} from './steps/merchant-order.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  packed: string;
  wrong: string;
  nothing: string;
  reasonMissing: string;
  picked: string;
  approve: string;
  approveMany: string;
  run: string;
  succeeded: string;
  cannot: string;
  movedOn: string;
  pickOne: RegExp;
  deliveredPaid: string;
  order: (id: string) => string;
};

const words: InBoth<Words> = {
  th: {
    packed: 'จัดให้ได้ 1',
    wrong: 'จำนวนเต็มไม่เกิน 3',
    nothing: 'ไม่ได้จัดสินค้าเลย กรุณายกเลิกคำสั่งซื้อแทน',
    reasonMissing: 'กรุณาระบุเหตุผล',
    picked: 'รายการที่เลือก',
    approve: 'ยืนยันคำสั่งซื้อ',
    approveMany: 'ยืนยันคำสั่งซื้อ 1 รายการ?',
    run: 'งานที่สั่งไว้',
    succeeded: 'สำเร็จทั้งหมด 1 รายการ',
    cannot: 'ข้าม 1 รายการ',
    movedOn: 'มีผู้อื่นดำเนินการกับคำสั่งซื้อนี้ไปแล้ว',
    pickOne: /^เลือกคำสั่งซื้อ/,
    deliveredPaid: 'ยืนยันส่งถึงลูกค้า และรับเงินแล้ว',
    order: (id) => `คำสั่งซื้อ ${id}`,
  },
  en: {
    packed: 'Packed: 1',
    wrong: 'A whole number up to 3',
    nothing: 'Nothing was packed: cancel the order instead',
    reasonMissing: 'Please enter the reason',
    picked: 'Selected rows',
    approve: 'Approve',
    approveMany: 'Approve: 1 order?',
    run: 'Background tasks',
    succeeded: 'Done',
    cannot: '1 order is left out',
    movedOn: 'Somebody else has moved this order on meanwhile',
    pickOne: /^Select Order/,
    deliveredPaid: 'Mark as delivered, cash taken',
    order: (id) => `Order ${id}`,
  },
};

/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

test('B-52 what was packed in part goes back to stock, costs less, and both quantities are shown', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const product = await goods.takeProduct(caller, { units: 1, enoughFor: 5 });
  const before = await piecesLeft(caller, product.P_Code);
  const { Order } = await placeOrder(caller, [{ P_Code: product.P_Code, qty1: 3 }]);
  const { OrderID: id, SaleUnit } = Order;
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at(`/merchant/order/${id}/${SaleUnit}`));
  await transitionOrder(page, language, 'approve');

  await openPacking(page, language);
  const packed = packedField(page, language, product.PRODUCTNAME);
  await packed.fill('4');
  await packed.press('Enter');
  await expect(page.getByText(said.wrong)).toBeVisible();
  await expect(packed).toBeFocused();
  await packed.fill('0');
  const nothing = await reviewPacking(page, language);
  await expect(nothing.getByText(said.nothing)).toBeVisible();
  await page.keyboard.press('Escape');
  await packed.fill('1');
  const sheet = await reviewPacking(page, language);
  await sheet.getByRole('combobox').selectOption('outOfStock');
  await confirmStep(sheet, language, 'pack');
  await expectOrder(page, language, { id, status: 'packed' });

  const price = product.SalesPrice1;
  // The delivery fee stays as the buyer agreed to it.
  const fee = sumsOf([{ price, quantity: 3 }]).delivery;
  const now = inBaht(sumsOf([{ price, quantity: 1 }]).subtotal + fee);
  for (const address of [`/merchant/order/${id}/${SaleUnit}`, `/history/${id}/${SaleUnit}`]) {
    await page.goto(at(address));
    await expect(page.getByRole('main')).toContainText(said.packed);
    await expect(page.getByRole('main')).toContainText(now);
    await expect(page.getByRole('main')).toContainText(inBaht(Order.Total));
  }
  expect(await piecesLeft(caller, product.P_Code)).toBe(before - product.UNIT1RATE);
});

test('B-54 a canceled order needs a reason and returns its stock; the slower of two is informed; many are processed at once @both', async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code, UNIT1RATE } = await goods.takeProduct(caller, { enoughFor: 4 });
  const before = await piecesLeft(caller, P_Code);
  const place = async () => (await placeOrder(caller, [{ P_Code, qty1: 1 }])).Order;
  const [given, raced, one] = [await place(), await place(), await place()];
  await bringStaff(context, at('/'), 'admin');
  const path = ({ OrderID, SaleUnit }: typeof given) => at(`/merchant/order/${OrderID}/${SaleUnit}`);

  await page.goto(path(given));
  const sheet = await askStep(page, language, 'cancel');
  await confirmStep(sheet, language, 'cancel');
  await expect(sheet.getByText(said.reasonMissing)).toBeVisible();
  await page.keyboard.press('Escape');
  await transitionOrder(page, language, 'cancel', 'ลูกค้าสั่งซ้ำ');
  await expectOrder(page, language, { id: given.OrderID, status: 'canceled' });
  expect(await piecesLeft(caller, P_Code)).toBe(before - 2 * UNIT1RATE);
  await page.goto(at(`/history/${given.OrderID}/${given.SaleUnit}`));
  await expect(page.getByRole('main')).toContainText('ลูกค้าสั่งซ้ำ');

  await page.goto(path(raced));
  const late = await askStep(page, language, 'approve');
  const admin = await adminOf({ ...shop, language });
  const params = { orderid: raced.OrderID, saleunit: raced.SaleUnit };
  // Another is faster by a moment: that step is done while this one is on its way.
  await page.route('**/step', async (route) => {
    await admin.stepMerchantOrder({ params, body: { From: 'Wait', To: 'Canceled', Reason: 'เร็วกว่า' } });
    await route.continue();
  });
  await confirmStep(late, language, 'approve');
  await expect(page.getByText(said.movedOn)).toBeVisible();
  await expectOrder(page, language, { id: raced.OrderID, status: 'canceled' });
  await page.unroute('**/step');

  const { CUSTOMERCODE } = await caller.api.customerProfile();
  await page.goto(at(`/merchant/order?text=${CUSTOMERCODE}`));
  const pick = (id: string) =>
    page.getByRole('checkbox', {
      name: language === 'th' ? `เลือก${said.order(id)}` : `Select ${said.order(id)}`,
    });
  await pick(one.OrderID).click();
  await pick(given.OrderID).click();
  const bar = page.getByRole('region', { name: said.picked });
  await expectSound(page, language, 'merchant-orders-picked');
  await bar.getByRole('button', { name: said.approve }).click();
  // Nothing is done before it is confirmed.
  const asked = page.getByRole('dialog', { name: said.approveMany });
  await expect(asked).toContainText(said.cannot);
  await expectSound(page, language, 'merchant-orders-asked');
  await asked.getByRole('button', { name: said.approve }).click();
  await expect(page.getByRole('region', { name: said.run })).toContainText(said.succeeded);
  await expect(bar).toBeHidden();
  await expectSound(page, language, 'merchant-orders-bulk');

  await test.step('the longest step for many can be read whole, too', async () => {
    await page.goto(at('/merchant/order?tab=Shipping&payment=unpaid&delivery=transport'));
    await page.getByRole('checkbox', { name: said.pickOne }).first().check();
    await bar.getByRole('button', { name: said.deliveredPaid }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: said.deliveredPaid })).toBeVisible();
    await expectSound(page, language, 'merchant-orders-delivered');
  });
});
