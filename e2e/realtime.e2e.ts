/** Orders that follow what happens elsewhere, without a reload (B-93, B-90). */
import { adminOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { untilListening } from './steps/realtime.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  newOrder: (id: string) => string;
  states: [to: 'Approved' | 'Packed' | 'Shipping' | 'Delivered', said: string][];
};

const words: InBoth<Words> = {
  th: {
    newOrder: (id) => `มีคำสั่งซื้อใหม่ ${id}`,
    states: [
      ['Approved', 'ยืนยันแล้ว'],
      ['Packed', 'จัดสินค้าแล้ว'],
      ['Shipping', 'กำลังจัดส่ง'],
      ['Delivered', 'ได้รับสินค้าแล้ว'],
    ],
  },
  en: {
    newOrder: (id) => `New order ${id}`,
    states: [
      ['Approved', 'Confirmed'],
      ['Packed', 'Packed'],
      ['Shipping', 'On the way'],
      ['Delivered', 'Delivered'],
    ],
  },
};

test('B-93 a new order appears in the list of the staff without a reload, and they are notified', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const buyer = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  const { P_Code } = await goods.takeProduct(buyer, { enoughFor: 1 });
  await bringStaff(context, at('/'), 'admin', buyer.saleUnit);
  const listening = untilListening(page);
  await page.goto(at('/merchant/order'));
  await listening;
  const { Order } = await placeOrder(buyer, [{ P_Code, qty1: 1 }]);
  // First what goes away again.
  await expect(page.getByText(words[language].newOrder(Order.OrderID)).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: Order.OrderID })).toBeVisible();
});

test("B-93 the buyer's order and its tracking follow the staff step by step", async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
  signIn,
}) => {
  const buyer = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  const { P_Code } = await goods.takeProduct(buyer, { enoughFor: 1 });
  const { Order } = await placeOrder(buyer, [{ P_Code, qty1: 1 }]);
  const { OrderID, SaleUnit } = Order;
  const admin = await adminOf({ ...shop, language });
  const tracking = await context.newPage();
  await page.goto(at(`/history/${OrderID}/${SaleUnit}`));
  await tracking.goto(at(`/order/tracking/${OrderID}`));
  let From: 'Wait' | 'Approved' | 'Packed' | 'Shipping' | 'Delivered' = 'Wait';
  for (const [To, said] of words[language].states) {
    await admin.stepMerchantOrder({ params: { orderid: OrderID, saleunit: SaleUnit }, body: { From, To } });
    for (const one of [page, tracking])
      await expect(
        one.getByRole('main').getByRole('listitem').filter({ hasText: said }).first(),
      ).toHaveAttribute('aria-current', 'step');
    From = To;
  }
});
