/** The ways of delivery: chosen at the checkout, computed by the shop, and shown with the order. */
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { expectSums, goToCheckout, putInCart } from './steps/cart.ts';
import {
  expectCheckoutPage,
  expectReadyToOrder,
  expectThanks,
  orderButton,
  pressOrder,
} from './steps/checkout.ts';

type Words = {
  ways: string;
  van: RegExp;
  parcel: RegExp;
  pickup: RegExp;
  pickupAt: RegExp;
  payAtPickup: string;
  delivery: RegExp;
  notOffered: string;
  reload: string;
};

const words: InBoth<Words> = {
  th: {
    ways: 'วิธีจัดส่ง',
    van: /^รถส่งของขนปุย/,
    parcel: /^พัสดุทั่วประเทศ/,
    pickup: /^รับเองที่ศูนย์/,
    pickupAt: /^รับเองที่ศูนย์: ขนปุยคลับ/,
    payAtPickup: 'ชำระเงินเมื่อมารับสินค้า',
    delivery: /^ค่าจัดส่ง \(รับเองที่ศูนย์\)/,
    notOffered: 'ร้านไม่มีวิธีจัดส่งที่คุณเลือกแล้ว',
    reload: 'เลือกวิธีอื่น',
  },
  en: {
    ways: 'Delivery',
    van: /^Khonpui’s own van/,
    parcel: /^Parcel, anywhere in Thailand/,
    pickup: /^Pick up at the center/,
    pickupAt: /^Pick up at the center: Khonpui Club/,
    payAtPickup: 'Pay at pick-up',
    delivery: /^Delivery \(Pick up at the center\)/,
    notOffered: 'The shop no longer offers the delivery you chose',
    reload: 'Choose another',
  },
};

test('W-03 the way of delivery is chosen at the checkout, its fee is in the sums, and the order shows it @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  // Below the values from which delivery is free.
  const { P_Code, SalesPrice1 } = await goods.takeProduct(caller, {
    such: (product) => (product.SalesPrice1 ?? 0) > 0 && (product.SalesPrice1 ?? 0) < 799,
  });
  const subtotal = SalesPrice1 ?? 0;
  await putInCart(caller, P_Code, 1);
  const sums = (delivery: number) => ({ subtotal, delivery, total: subtotal + delivery });

  await page.goto(at('/cart'));
  await expectSums(page, language, sums(50));
  await goToCheckout(page, language, 'customer');
  await expectCheckoutPage(page, language);
  await expect(orderButton(page, language), 'in view from the first').toBeInViewport();
  const ways = page.getByRole('radiogroup', { name: said.ways });
  await expect(ways.getByRole('radio')).toHaveCount(3);
  await expect(ways.getByRole('radio', { name: said.van })).toBeChecked();

  await ways.getByRole('radio', { name: said.parcel }).check();
  await expectSums(page, language, sums(65));
  await ways.getByRole('radio', { name: said.pickup }).check();
  await expectSums(page, language, sums(0));
  await expect(page.getByText(said.payAtPickup)).toBeVisible();
  await expectReadyToOrder(page, language);
  await expectSound(page, language, 'checkout-pickup');

  await test.step('the choice outlives a reload and a look at the cart', async () => {
    await page.goto(at('/cart'));
    await expectSums(page, language, sums(0));
    await page.goto(at('/checkout/adv'));
    await expect(ways.getByRole('radio', { name: said.pickup })).toBeChecked();
  });

  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  const orderid = await expectThanks(page, language);
  await expect(page.getByText(said.pickupAt)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: said.delivery })).toBeVisible();
  await expect(page.getByText(said.payAtPickup)).toBeVisible();
  await expectSound(page, language, 'order-pickup');
  await page.goto(at('/history'));
  await expect(page.getByRole('link').filter({ hasText: orderid })).toContainText(
    language === 'th' ? 'รับเองที่ศูนย์' : 'Pick up at the center',
  );
});

test('W-03 a way of delivery that the shop has taken back stops the order, with the way to fix it @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const { P_Code } = await goods.takeProduct(caller);
  await putInCart(caller, P_Code, 1);
  // As the shop answers once it offers no parcels any more.
  await page.route('**/api/orders/quote', (route) =>
    route.continue({ postData: route.request().postData()?.replace('PARCEL', 'GONE') }),
  );
  await page.goto(at('/checkout/adv'));
  await page.getByRole('radio', { name: said.parcel }).check();
  await expect(page.getByText(said.notOffered)).toBeVisible();
  await expectSound(page, language, 'checkout-delivery-gone');

  await page.unrouteAll();
  await page.getByRole('button', { name: said.reload }).click();
  await expect(page.getByText(said.notOffered)).toBeHidden();
  await page.getByRole('radio', { name: said.van }).check();
  await expectReadyToOrder(page, language);
});
