/** A goods issue in a browser: made, approved, printed; its goods leave the stock. */
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

type Words = Record<
  'create' | 'find' | 'quantity' | 'save' | 'waiting' | 'byRight' | 'approve' | 'approved' | 'print',
  string
>;

const words: InBoth<Words> = {
  th: {
    create: 'สร้างใบเบิก',
    find: 'เพิ่มสินค้า',
    quantity: 'จำนวนของ ',
    save: 'ส่งขออนุมัติ',
    waiting: 'รอยืนยัน',
    byRight: 'ผู้ที่มีสิทธิ์อนุมัติใบเบิกเป็นผู้อนุมัติ',
    approve: 'อนุมัติการเบิก',
    approved: 'ยืนยันแล้ว',
    print: 'ใบเบิกสินค้า',
  },
  en: {
    create: 'New goods issue',
    find: 'Add a product',
    quantity: 'Quantity of ',
    save: 'Send for approval',
    waiting: 'Waiting',
    byRight: 'Staff with the right to approve goods issues',
    approve: 'Approve issue',
    approved: 'Approved',
    print: 'Goods issue',
  },
};

/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

test('B-33 a goods issue is made by a scan, approved by who may, and printed @both', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const { P_Code, PRODUCTNAME } = await goods.takeProduct(await signIn(MOBILE));
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/order?type=I'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: said.create }).click();
  const find = main.getByRole('textbox', { name: said.find });
  await find.fill(P_Code);
  await find.press('Enter');
  await expect(find).toHaveValue('');
  const quantity = main.getByRole('textbox', { name: `${said.quantity}${PRODUCTNAME}`, exact: true });
  await quantity.fill('2');
  await expectSound(page, language, 'merchant-goods-issue-filled');
  await main.getByRole('button', { name: said.save }).click();
  const head = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(head).toContainText(said.waiting);
  await expect(main).toContainText(said.byRight);
  await expect(main.getByRole('button', { name: said.approve, exact: true })).toHaveCount(0);
  await expectSound(page, language, 'merchant-goods-issue-waiting');
  const orderId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const saleUnit = new URL(page.url()).pathname.split('/').at(-1);
  // Opened by its address the document and the browser agree on its part of the area: a difference is an error there.
  await page.reload();
  await expect(head).toContainText(said.waiting);
  // A page of the one who made it would renew a session that is over.
  await page.goto('about:blank');
  await bringStaff(context, at('/'), 'admin', saleUnit);
  await page.goto(at('/merchant/order?type=I'));
  await main.getByRole('link', { name: orderId }).first().click();
  await main.getByRole('button', { name: said.approve, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: said.approve, exact: true }).click();
  await expect(head).toContainText(said.approved);
  await expectSound(page, language, 'merchant-goods-issue-approved');
  const arrived = page.waitForEvent('download');
  await main.getByRole('button', { name: said.print, exact: true }).click();
  expect((await arrived).suggestedFilename()).toMatch(/^goods-issue-.*\.pdf$/);
});
