import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const TUNA = testProduct({ P_Code: 'A', PRODUCTNAME: 'Tuna' });
const SALMON = testProduct({ P_Code: 'B', PRODUCTNAME: 'Salmon' });
const FEW = testProduct({
  P_Code: 'C',
  PRODUCTNAME: 'Few',
  Stock: { StockWord: 'limited', StockAvailable: 3 },
});
const CUSTOMER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' };
const LIST = {
  Id: '0a1fa000-0000-4000-8000-000000000001',
  Name: 'Weekly',
  LineCount: 1,
  ChangedAt: '2026-03-02T05:00:00Z',
};

const line = (Text: string, part = {}) => ({
  Text,
  State: 'sure' as const,
  P_Code: 'A',
  Unit: 1 as const,
  Quantity: 1,
  Suggestions: [],
  ...part,
});
const shop = {
  ...shopOf([TUNA, SALMON, FEW]),
  orderLists: () => ({ Data: [LIST] }),
  matchQuickOrder: () => ({
    Lines: [
      line('tuna 2 packs', { Unit: 2, Quantity: 2 }),
      line('fish 3', { State: 'unsure', Quantity: 3, Suggestions: ['B'] }),
      line('gift from mars', { State: 'unknown', P_Code: null }),
    ],
    Products: [TUNA, SALMON],
  }),
};
const open = (more: Partial<Parameters<typeof openShop>[0]> = {}) =>
  openShop({ at: '/quick-order', answers: shop, user: CUSTOMER, ...more });
const field = () => screen.getByRole('textbox', { name: 'Products, quantities and units' });
const group = (name: RegExp) => within(screen.getByRole('region', { name }));

async function read(hand: Awaited<ReturnType<typeof openShop>>['hand'], text = 'tuna 2 packs') {
  await hand.type(field(), text);
  await hand.click(screen.getByRole('button', { name: 'Read the list' }));
  await until(() => screen.getByRole('region', { name: /is clear/ }));
}

test('R-26c what is unsure comes first and goes into the cart only once it is confirmed', async () => {
  const { hand, page } = await open();
  await read(hand);
  const states = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(states).toEqual(['1 line to check', '1 line not understood', '1 line is clear']);
  const [put] = screen.getAllByRole('button', { name: 'Add 1 to the cart' });
  await hand.click(group(/to check/).getByRole('button', { name: 'Salmon' }));
  await until(() => screen.getByRole('region', { name: '2 lines are clear' }));
  expect(put?.textContent).toBe('Add 2 to the cart');
  await hand.click(put as HTMLElement);
  await until(() =>
    expect(page.cart.getState().lines).toMatchObject([
      { P_Code: 'A', qty2: 2 },
      { P_Code: 'B', qty1: 3 },
    ]),
  );
  expect(screen.getByText('2 products are in the cart')).toBeDefined();
  expect(group(/not understood/).getByText('You wrote “gift from mars”')).toBeDefined();
});

test('R-26c what was read is in view; greetings lie folded, and single candidates are agreed to at once', async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    scrolled.push(this);
  });
  const { hand } = await open({
    answers: {
      ...shop,
      matchQuickOrder: () => ({
        Lines: [
          line('hello', { State: 'remark', P_Code: null }),
          line('tuna?', { State: 'unsure' }),
          line('salmon?', { State: 'unsure', P_Code: 'B' }),
          line('fish 3', { State: 'unsure', P_Code: 'C', Suggestions: ['B'] }),
        ],
        Products: [TUNA, SALMON, FEW],
      }),
    },
  });
  await hand.type(field(), 'a list');
  await hand.click(screen.getByRole('button', { name: 'Read the list' }));
  const all = await until(() => screen.getByRole('button', { name: 'Yes to all 2 with one product' }));
  await until(() => expect(document.activeElement?.contains(all)).toBe(true));
  expect(scrolled.at(-1)?.contains(all)).toBe(true);
  vi.restoreAllMocks();
  expect(screen.queryByRole('region', { name: /not understood/ }), 'a greeting is no product').toBeNull();
  screen.getByText('No products: 1 line');
  await hand.click(all);
  await until(() => screen.getByRole('region', { name: '2 lines are clear' }));
  await until(() => screen.getByRole('region', { name: '1 line to check' }));
});

test('R-26c the list is there when one comes back to it, and is cleared after a question', async () => {
  const { hand, back } = await open();
  await read(hand);
  await hand.click(screen.getAllByRole('link', { name: 'Tuna' })[0] as HTMLElement);
  await until(() => screen.getByRole('heading', { level: 1, name: /Tuna/ }));
  back();
  await until(() => screen.getByText('You wrote “gift from mars”'));
  await hand.click(screen.getByRole('button', { name: 'Clear all' }));
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  await until(() => expect(screen.queryByText('You wrote “gift from mars”')).toBeNull());
});

test('R-26c what is not there in such a number is named at its line, and what there is goes into the cart', async () => {
  const { hand, page } = await open({
    answers: {
      ...shop,
      matchQuickOrder: () => ({
        Lines: [line('few 5', { P_Code: 'C', Quantity: 5 }), line('tuna', { Unit: 3 })],
        Products: [FEW, { ...TUNA, ShowPrice3: false }],
      }),
    },
  });
  await hand.type(field(), 'few 5');
  await hand.click(screen.getByRole('button', { name: 'Read the list' }));
  await until(() => screen.getByText('Only 3 × ซอง left of 5 × ซอง'));
  screen.getByText('Not sold in this unit here. Please choose another');
  const [put] = screen.getAllByRole('button', { name: 'Add 1 to the cart' });
  await hand.click(put as HTMLElement);
  await until(() => expect(page.cart.getState().lines).toMatchObject([{ P_Code: 'C', qty1: 3 }]));
});

test('R-26c a saved list is ordered, and deleted after a question', async () => {
  const { hand, asked } = await open({
    answers: {
      ...shop,
      orderList: () => ({ Data: { ...LIST, Lines: [{ P_Code: 'B', Unit: 3 as const, Quantity: 4 }] } }),
      removeOrderList: () => ({ Data: [] }),
    },
  });
  await hand.click(await until(() => screen.getByRole('button', { name: 'Order the list “Weekly”' })));
  await until(() => screen.getByRole('region', { name: '1 line is clear' }));
  await until(() => screen.getByRole('link', { name: 'Salmon' }));
  await hand.click(screen.getByRole('button', { name: 'Delete “Weekly”' }));
  expect(asked('removeOrderList')).toHaveLength(0);
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await until(() => screen.getByText(/Save what you order often/));
});

test('R-26c a guest orders from a list too, without saved lists, unless prices are hidden from guests', async () => {
  await open({ user: {} });
  expect(screen.queryByText('Saved lists')).toBeNull();
  expect(field()).toBeDefined();
});

test('R-26c a guest who is shown no prices is asked to sign in', async () => {
  await open({ user: {}, settings: { GUEST_CATALOG_PRICE_ENABLED: 'N' } });
  expect(screen.getByText('Prices are shown after signing in')).toBeDefined();
});
