/** Ways out of an order besides its delivery: failed, taken back, paid in cash, returned in part; each as it looks. */
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { askStep, confirmStep, expectOrder, transitionOrder, reviewPacking } from './steps/merchant-order.ts';
import { bringStaff } from './steps/staff.ts';

type Words = Record<
  | 'failed'
  | 'saveFailed'
  | 'reason'
  | 'undo'
  | 'confirmUndo'
  | 'correct'
  | 'savePacking'
  | 'payment'
  | 'taken'
  | 'held'
  | 'takeBack'
  | 'saveBack'
  | 'returns'
  | 'buyerFailed'
  | 'buyerBack'
  | 'handIn',
  string
> & { packedOf: (name: string) => string; backOf: (name: string) => string };

const words: InBoth<Words> = {
  th: {
    failed: 'บันทึกจัดส่งไม่สำเร็จ',
    saveFailed: 'บันทึกผลการจัดส่ง',
    reason: 'เหตุผล',
    undo: 'ย้อนสถานะ “จัดสินค้าแล้ว”',
    confirmUndo: 'ย้อนสถานะ',
    correct: 'แก้จำนวนที่จัด',
    savePacking: 'บันทึกจำนวน',
    payment: 'การชำระเงิน',
    taken: 'ชำระแล้ว',
    held: 'ยังไม่ได้นำส่ง',
    takeBack: 'รับคืนสินค้า',
    saveBack: 'บันทึกการรับคืน',
    returns: 'สินค้าที่รับคืน',
    buyerFailed: 'จัดส่งไม่สำเร็จ',
    buyerBack: 'คืนแล้ว 1',
    handIn: 'บันทึกรับเงินนำส่ง',
    packedOf: (name) => `จำนวนที่จัดได้ของ ${name}`,
    backOf: (name) => `จำนวนที่คืนของ ${name}`,
  },
  en: {
    failed: 'Delivery failed',
    saveFailed: 'Record attempt',
    reason: 'Reason',
    undo: 'Undo “Packed”',
    confirmUndo: 'Undo step',
    correct: 'Correct packing',
    savePacking: 'Save packing',
    payment: 'Payment',
    taken: 'paid',
    held: 'Not handed in yet',
    takeBack: 'Take goods back',
    saveBack: 'Record return',
    returns: 'Goods that came back',
    buyerFailed: 'Delivery attempt failed',
    buyerBack: 'Came back: 1',
    handIn: 'Receive cash',
    packedOf: (name) => `Packed of ${name}`,
    backOf: (name) => `Came back of ${name}`,
  },
};

/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

test('B-28 B-29 B-29b B-29c an order is packed again, not delivered at first, paid in cash and returned in part, and the buyer follows @both', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code, PRODUCTNAME } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 3 }]);
  const { OrderID: id, SaleUnit } = Order;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at(`/merchant/order/${id}/${SaleUnit}`));
  await transitionOrder(page, language, 'approve');
  await transitionOrder(page, language, 'pack');
  await expectOrder(page, language, { id, status: 'packed' });

  await button(said.undo).click();
  await expectSound(page, language, 'merchant-order-undo');
  await inSheet(said.confirmUndo).click();
  await expectOrder(page, language, { id, status: 'approved' });
  await transitionOrder(page, language, 'pack');
  await expectOrder(page, language, { id, status: 'packed' });
  await main.getByRole('link', { name: said.correct, exact: true }).click();
  await main.getByRole('textbox', { name: said.packedOf(PRODUCTNAME), exact: true }).fill('2');
  await reviewPacking(page, language);
  await sheet.getByRole('combobox').selectOption('damaged');
  await inSheet(said.savePacking).click();
  await expect(sheet).toHaveCount(0);
  await transitionOrder(page, language, 'ship');
  await expectOrder(page, language, { id, status: 'shipping' });

  await button(said.failed).click();
  await sheet.getByRole('textbox', { name: said.reason, exact: true }).fill('ไม่มีคนรับ');
  await expectSound(page, language, 'merchant-order-failed');
  await inSheet(said.saveFailed).click();
  await expect(sheet).toHaveCount(0);
  await expectOrder(page, language, { id, status: 'shipping' });

  await askStep(page, language, 'deliver');
  await sheet.getByRole('checkbox').check();
  await expectSound(page, language, 'merchant-order-deliver');
  await confirmStep(sheet, language, 'deliver');
  await expectOrder(page, language, { id, status: 'delivered' });
  await expect(main.getByRole('region', { name: said.payment })).toContainText(said.taken);
  await expect(main.getByRole('region', { name: said.payment })).toContainText(said.held);

  await button(said.takeBack).click();
  await sheet.getByRole('textbox', { name: said.backOf(PRODUCTNAME), exact: true }).fill('1');
  await sheet.getByRole('textbox', { name: said.reason, exact: true }).fill('ถุงขาด');
  await expectSound(page, language, 'merchant-order-return');
  await inSheet(said.saveBack).click();
  await expect(main.getByRole('region', { name: said.returns })).toContainText('ถุงขาด');
  await expectOrder(page, language, { id, status: 'delivered' });
  await expectSound(page, language, 'merchant-order-returned');

  const buyer = await context.newPage();
  await buyer.goto(at(`/history/${id}/${SaleUnit}`));
  await expect(buyer.getByRole('main')).toContainText(said.buyerFailed);
  await expect(buyer.getByRole('main')).toContainText('ไม่มีคนรับ');
  await expect(buyer.getByRole('main')).toContainText(said.buyerBack);
  await expectSound(buyer, language, 'order-returned-in-part');

  // Whoever took the cash does not receive it.
  await page.goto(at('/merchant/cash'));
  await expect(main.getByRole('link', { name: id })).toBeVisible();
  await expect(main.getByRole('button', { name: said.handIn, exact: true })).toHaveCount(0);
  await expectSound(page, language, 'merchant-cash-held');
  await page.goto('about:blank');
  await bringStaff(context, at('/'), 'admin', SaleUnit);
  await page.goto(at('/merchant/cash'));
  await expect(main.getByRole('link', { name: id })).toBeVisible();
  await main.getByRole('button', { name: said.handIn, exact: true }).first().click();
  await expectSound(page, language, 'merchant-cash-hand-in');
});
