/** Paying by other ways than cash, at the simulated providers: from the checkout to the paid order, and every way it can go wrong. */
import type { Page } from '@playwright/test';
import { expect, test as base, type InBoth, type Language } from './fixtures.ts';
import { expectSound } from './checks/sound.ts';
import { storeSetting } from './shop-settings.queries.ts';
import { goToCheckout, putInCart } from './steps/cart.ts';
import { expectCheckoutPage, expectReadyToOrder, pressOrder } from './steps/checkout.ts';

const TENANT = 'petclub';
const WAYS = [
  { code: 'COD', kind: 'cash', th: 'เก็บเงินปลายทาง', en: 'Cash on delivery' },
  { code: 'LINE', kind: 'linepay', th: 'LINE Pay', en: 'LINE Pay', minutes: 30 },
  { code: 'QR', kind: 'qr', th: 'QR ธนาคาร', en: 'Bank QR', minutes: 10 },
  { code: 'PP', kind: 'promptpay', th: 'พร้อมเพย์', en: 'PromptPay', minutes: 60 },
];

type Words = {
  payment: string;
  line: string;
  pp: string;
  qr: string;
  toOrder: string;
  paid: string;
  gaveUp: string;
  failed: string;
  claim: string;
  inReview: string;
  another: string;
  pay: RegExp;
  picture: RegExp;
};
const words: InBoth<Words> = {
  th: {
    payment: 'การชำระเงิน',
    line: 'LINE Pay',
    pp: 'พร้อมเพย์',
    qr: 'QR ธนาคาร',
    toOrder: 'ดูคำสั่งซื้อ',
    paid: 'ได้รับชำระเงินแล้ว',
    gaveUp: 'ยกเลิกการชำระเงินแล้ว',
    failed: 'ไม่สามารถดำเนินการชำระเงินได้',
    claim: 'แจ้งว่าชำระแล้ว',
    inReview: 'ร้านกำลังตรวจสอบการชำระเงิน',
    another: 'เปลี่ยนวิธีชำระเงิน',
    pay: /^ชำระ ฿/,
    picture: /^QR สำหรับชำระ/,
  },
  en: {
    payment: 'Payment',
    line: 'LINE Pay',
    pp: 'PromptPay',
    qr: 'Bank QR',
    toOrder: 'See the order',
    paid: 'Payment received',
    gaveUp: 'The payment was canceled',
    failed: 'Payment cannot be process properly',
    claim: 'I have paid',
    inReview: 'The shop is checking your payment',
    another: 'Pay in another way',
    pay: /^Pay ฿/,
    picture: /^QR code to pay/,
  },
};

const test = base.extend<{ offered: void }>({
  offered: [
    async ({ shop: { dataDir } }, use) => {
      const store = (key: string, value: string) => storeSetting(dataDir, { tenant: TENANT, key, value });
      await store('PAYMENT_METHODS', JSON.stringify(WAYS));
      await store('PROMPTPAY_ID', '0812345678');
      await use();
      await store('PAYMENT_METHODS', JSON.stringify(WAYS.slice(0, 1)));
    },
    { auto: true },
  ],
});

/** Orders by a way; the browser is then where the way leads. */
async function orderBy(
  page: Page,
  language: Language,
  { way, at }: { way: string; at: (path: string, tenant?: typeof TENANT) => string },
): Promise<void> {
  await page.goto(at('/cart', TENANT));
  await goToCheckout(page, language, 'customer');
  await expectCheckoutPage(page, language);
  const panel = page.getByRole('region', { name: words[language].payment });
  await panel.getByRole('radio', { name: way }).check();
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('U-05p U-05q LINE Pay: gives up, is refused, tries again, and the order is paid @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer(), TENANT);
  await putInCart(caller, (await goods.takeProduct(caller)).P_Code, 2);
  await orderBy(page, language, { way: said.line, at });
  await press(page, 'Give up');
  await expect(page.getByText(said.gaveUp)).toBeVisible();
  await expectSound(page, language, 'payment-again');

  await page.getByRole('button', { name: said.pay }).click();
  await press(page, 'Fail: the bank refuses');
  await expect(page.getByText(said.failed)).toBeVisible();

  await page.getByRole('button', { name: said.pay }).click();
  await press(page, 'Pay');
  await expect(page.getByText(said.paid)).toBeVisible();
  await page.getByRole('link', { name: said.toOrder }).click();
  await expect(page.getByText(said.line)).toBeVisible();
});

test('U-05p U-05t PromptPay and a bank QR: the code is shown, the way is changed, and the page follows the bank by itself @both', async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer(), TENANT);
  await putInCart(caller, (await goods.takeProduct(caller)).P_Code, 2);
  await orderBy(page, language, { way: said.pp, at });
  await expect(page.getByRole('img', { name: said.picture })).toBeVisible();
  await expectSound(page, language, 'payment-qr');

  await press(page, said.another);
  await page.getByRole('radio', { name: said.qr }).check();
  await page.getByRole('button', { name: said.pay }).click();
  await expect(page.getByRole('button', { name: said.claim })).toBeHidden();
  // On the buyer's other device, at the bank.
  const bank = await context.newPage();
  await bank.goto(`${shop.url}/simulators/payments`);
  await bank
    .getByRole('link', { name: /^kbank/ })
    .first()
    .click();
  await press(bank, 'Pay');
  await expect(page.getByText(said.paid)).toBeVisible();
});

test('U-05t who has paid by PromptPay says so, and the shop looks', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer(), TENANT);
  await putInCart(caller, (await goods.takeProduct(caller)).P_Code, 2);
  await orderBy(page, language, { way: said.pp, at });
  await press(page, said.claim);
  await expect(page.getByText(said.inReview)).toBeVisible();
});
