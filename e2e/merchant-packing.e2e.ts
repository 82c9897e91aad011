/** Packing by a hand scanner and keys alone (B-52): what it types, with its Enter, wherever the keyboard is. */
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { keysOf } from './steps/keys.ts';
import { bringStaff } from './steps/staff.ts';
import {
  expectOrder,
  openPacking,
  packedField,
  stepButtonIn,
  transitionOrder,
} from './steps/merchant-order.ts';

const LINES = 30;
/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

type Words = { complete: string; unknown: string; counted: (count: number) => string };
const words: InBoth<Words> = {
  th: {
    complete: `จัดครบทั้ง ${LINES} รายการ`,
    unknown: 'ไม่นับ: 9999999999999',
    counted: (count) => `นับแล้ว ${count} จาก ${LINES} รายการ`,
  },
  en: {
    complete: `All ${LINES} lines are complete`,
    unknown: 'Not counted: 9999999999999',
    counted: (count) => `${count} of ${LINES} lines counted`,
  },
};

test('B-52 B-52b an order of 30 lines is packed by scanner and keys alone, over a reload @both', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const products: Product[] = [];
  while (products.length < LINES) products.push(await goods.takeProduct(caller, { units: 1 }));
  const { Order } = await placeOrder(
    caller,
    products.map(({ P_Code }) => ({ P_Code, qty1: 1 })),
  );
  const { OrderID: id, SaleUnit } = Order;
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at(`/merchant/order/${id}/${SaleUnit}`));
  await transitionOrder(page, language, 'approve');
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${SaleUnit}/packing`));
  await openPacking(page, language);
  const { Barcodes } = (await (await answered).json()) as CallAnswer<'merchantOrderPacking'>;
  const codeOf = ({ P_Code }: Product) =>
    Barcodes.find((one) => one.P_Code === P_Code && one.Unit === 1)?.Barcode ?? '';
  const scan = (code: string) => page.keyboard.type(`${code}\n`);

  const [first, ...others] = products;
  if (!first) throw new Error('No product');
  await scan(codeOf(first));
  await expect(packedField(page, language, first.PRODUCTNAME)).toHaveValue('1');
  await scan('9999999999999');
  await expect(page.getByText(said.unknown)).toBeVisible();
  await expect(page.getByText(said.counted(1))).toBeVisible();
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/packing/counts') &&
      (answer.request().postDataJSON() as { Counts: unknown[] }).Counts.length === 15,
  );
  for (const product of others.slice(0, 14)) await scan(codeOf(product));
  await kept;
  await page.reload();
  await expect(page.getByText(said.counted(15))).toBeVisible();
  for (const product of others.slice(14)) await scan(codeOf(product));
  await expect(page.getByText(said.counted(LINES))).toBeVisible();

  // Beside what the scanner types: Enter with all counted opens the review, which is confirmed.
  const keys = keysOf(page);
  await keys.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(said.complete)).toBeVisible();
  await keys.reach(stepButtonIn(sheet, language, 'pack'));
  await keys.press('Enter');
  await expect(sheet).toHaveCount(0);
  expect(keys.count()).toBeLessThanOrEqual(8);
  await expectOrder(page, language, { id, status: 'packed' });
});
