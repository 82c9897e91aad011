/** One person with two accounts: the center decides which of them orders. */
import { expect, test, type InBoth } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { centerSwitch, openCenters, takeCenter } from './steps/center.ts';
import { addOne, cartLink } from './steps/product.ts';
import { expectToast } from './steps/toast.ts';

/** The demo's `branches`: a shop on credit at the first centers, a clinic at the last. */
const MOBILE = '0810000004';
const CLINIC = 'คลินิกสัตวแพทย์นภา';

const words: InBoth<{ centers: [string, string]; ordersFor: string; later: string }> = {
  th: {
    centers: ['ขนปุยคลับ บางนา', 'ขนปุยคลับ หาดใหญ่'],
    ordersFor: `สั่งซื้อในชื่อ ${CLINIC}`,
    later: 'ไว้ทีหลัง',
  },
  en: {
    centers: ['Khonpui Club Bang Na', 'Khonpui Club Hat Yai'],
    ordersFor: `Your orders are for ${CLINIC}.`,
    later: 'Later',
  },
};

test('S-73 the center of the other account brings its orders and cart, in other tabs too, and the way back @both', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const {
    centers: [bangNa, hatYai],
    ordersFor,
    later,
  } = words[language];
  const caller = await signIn(MOBILE, 'petclub');
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code: (await goods.takeProduct(caller)).P_Code, qty1: 1 }]);
  const orderOfShop = (on: typeof page) => on.getByRole('main').getByRole('link', { name: Order.OrderID });

  await page.goto(at('/history', 'petclub'));
  await expect(orderOfShop(page)).toBeVisible();
  await page.goto(at(`/product/${P_Code}`, 'petclub'));
  await addOne(page, language, { name, unit });
  const other = await context.newPage();
  await other.goto(at('/history', 'petclub'));
  await expect(orderOfShop(other)).toBeVisible();

  await page.goto(at('/', 'petclub'));
  await expect(cartLink(page, language, 1)).toBeVisible();
  await openCenters(page, language, bangNa);
  await takeCenter(page, language, hatYai);
  await expectToast(page, ordersFor);
  await expect(centerSwitch(page, language, hatYai)).toBeVisible();
  await expect(cartLink(page, language, 1)).toHaveCount(0);
  await expect(orderOfShop(other), 'the other tab shows the clinic’s orders').toHaveCount(0);
  await page.goto(at('/history', 'petclub'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /\d{6}-[0-9A-Z]{5}/ })
      .first(),
  ).toBeVisible();
  await expect(orderOfShop(page)).toHaveCount(0);

  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, hatYai);
  await takeCenter(page, language, bangNa);
  // This center invites to its LINE account first.
  await page.getByRole('button', { name: later }).click();
  await expect(cartLink(page, language, 1)).toBeVisible();
  await page.goto(at('/history', 'petclub'));
  await expect(orderOfShop(page)).toBeVisible();
});
