/** The order history: what of it is shown, buying again, and the delivery of one order. */
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht } from './money.ts';
import { piecesLeft, placeOrder } from './orders.ts';
import { cartLine } from './steps/cart.ts';

type Words = {
  search: string;
  period: string;
  month: string;
  canceled: string;
  all: string;
  none: string;
  showAll: string;
  loadMore: string;
  buyAgain: string;
  added: string;
  outOfStock: (name: string) => string;
  toCart: string;
  deliveryOf: (id: string) => string;
  wholeOrder: string;
};

const words: InBoth<Words> = {
  th: {
    search: 'ค้นหา',
    period: 'ช่วงเวลา',
    month: '30 วันที่ผ่านมา',
    canceled: 'ยกเลิกแล้ว',
    all: 'ทั้งหมด',
    none: 'ไม่พบคำสั่งซื้อที่ค้นหา',
    showAll: 'ดูคำสั่งซื้อทั้งหมด',
    loadMore: 'ดูเพิ่มเติม',
    buyAgain: 'ซื้ออีกครั้ง',
    added: 'ใส่ตะกร้าแล้ว 1 รายการ',
    outOfStock: (name) => `${name} สินค้าหมด`,
    toCart: 'ไปที่ตะกร้า',
    deliveryOf: (id) => `การจัดส่ง ${id}`,
    wholeOrder: 'ดูรายละเอียดคำสั่งซื้อ',
  },
  en: {
    search: 'Search',
    period: 'Period',
    month: 'Last 30 days',
    canceled: 'Canceled',
    all: 'All',
    none: 'No order matches',
    showAll: 'Show all orders',
    loadMore: 'Load more',
    buyAgain: 'Buy again',
    added: '1 product is in your cart',
    outOfStock: (name) => `${name} is out of stock`,
    toCart: 'Go to cart',
    deliveryOf: (id) => `Delivery of ${id}`,
    wholeOrder: 'See the whole order',
  },
};

const MOBILE = '0810000001';

test('S-54 R-04 the history is narrowed by state, time and words, keeps that in its address, and loads more', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const [one, two] = [await goods.takeProduct(caller), await goods.takeProduct(caller)];
  const { Order: kept } = await placeOrder(caller, [{ P_Code: one.P_Code, qty1: 1 }]);
  const { Order: given } = await placeOrder(caller, [{ P_Code: two.P_Code, qty1: 1 }]);
  await caller.api.cancelOrder({ params: { orderid: given.OrderID, saleunit: given.SaleUnit }, body: {} });

  const main = page.getByRole('main');
  const card = (id: string) => main.getByRole('link', { name: id });
  const cards = main.getByRole('listitem').getByRole('link', { name: /\d{6}-[0-9A-Z]{5}/ });
  await page.goto(at('/history'));
  await expect(cards).toHaveCount(12);
  // How many more there are depends on the day: the demo's orders are those of the year that ends today.
  const { Data: twoPages } = await caller.api.listOrders({ query: { take: 24 } });
  await page.getByRole('button', { name: said.loadMore }).click();
  await expect(cards).toHaveCount(twoPages.length);

  await main.getByRole('link', { name: said.canceled, exact: true }).click();
  await expect(card(given.OrderID)).toBeVisible();
  await expect(card(kept.OrderID)).toBeHidden();
  await main.getByRole('link', { name: said.all, exact: true }).click();
  await expect(card(kept.OrderID)).toBeVisible();

  const search = page.getByRole('searchbox', { name: said.search, exact: true });
  await search.fill(one.PRODUCTNAME);
  await expect(page).toHaveURL(/[?&]text=/);
  await expect(card(given.OrderID)).toBeHidden();
  await expect(card(kept.OrderID)).toBeVisible();
  await search.fill(given.OrderID.toLowerCase());
  await expect(card(kept.OrderID)).toBeHidden();
  await expect(cards).toHaveCount(1);
  await page.getByRole('combobox', { name: said.period }).selectOption({ label: said.month });
  await expect(page).toHaveURL(/period=month/);
  await page.reload();
  await expect(search).toHaveValue(given.OrderID.toLowerCase());
  await expect(cards).toHaveCount(1);

  await search.fill('ไม่มีสินค้านี้แน่');
  await expect(main.getByText(said.none)).toBeVisible();
  await main.getByRole('link', { name: said.showAll }).click();
  await expect(cards).toHaveCount(12);
  await expect(search).toHaveValue('');
});

test('S-52 R-06 an order is bought again as far as possible, the rest is named; its delivery shows no prices', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const there = await goods.takeProduct(caller, { enoughFor: 3 });
  const gone = await goods.takeProduct(caller, { fewerThan: 60 });
  const { Order } = await placeOrder(caller, [
    { P_Code: there.P_Code, qty1: 2, qty2: 1 },
    { P_Code: gone.P_Code, qty1: 1 },
  ]);
  const rest = await piecesLeft(caller, gone.P_Code);
  if (rest > 0) await placeOrder(caller, [{ P_Code: gone.P_Code, qty1: rest }]);

  await page.goto(at(`/history/${Order.OrderID}`));
  await expect(page, 'the center is added').toHaveURL(
    new RegExp(`/history/${Order.OrderID}/${Order.SaleUnit}`),
  );
  await page.getByRole('button', { name: said.buyAgain }).click();
  const note = page.getByRole('status').filter({ hasText: said.added });
  await expect(note).toContainText(said.outOfStock(gone.PRODUCTNAME));
  await note.getByRole('link', { name: said.toCart }).click();
  const line = cartLine(page, there.PRODUCTNAME);
  await expect(line.getByRole('checkbox')).toBeChecked();
  await expect(line).toContainText(`${inBaht(there.SalesPrice2 ?? 0)} / ${there.UNIT2NAME}`);
  await expect(cartLine(page, gone.PRODUCTNAME)).toBeHidden();

  await page.goto(at(`/history/deliveryorder/${Order.OrderID}`));
  await expect(page.getByRole('heading', { level: 1, name: said.deliveryOf(Order.OrderID) })).toBeVisible();
  await expect(page.getByText(there.PRODUCTNAME).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('฿');
  await page.getByRole('link', { name: said.wholeOrder }).click();
  await expect(page).toHaveURL(at(`/history/${Order.OrderID}/${Order.SaleUnit}`));
});
