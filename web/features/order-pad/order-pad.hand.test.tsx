import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noAnswer } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const BOUGHT = testProduct({ P_Code: 'A', PRODUCTNAME: 'Bought before' });
const SCANNED = testProduct({ P_Code: 'B', PRODUCTNAME: 'Scanned one' });
const CUSTOMER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' };
const PACK = '8850000000012';

const asked: { SearchText?: string; Types?: string[] }[] = [];
const shop = {
  ...shopOf([BOUGHT, SCANNED]),
  quote: noAnswer,
  deliveryAddresses: () => ({ status: 'OK' as const, status_code: 200 as const, data: [] }),
  listProducts: ({ body }: { body: { SearchText?: string; Types?: string[]; ProductIds?: string[] } }) => {
    asked.push(body);
    if (body.ProductIds) return [BOUGHT, SCANNED].filter((each) => body.ProductIds?.includes(each.P_Code));
    if (body.Types) return [BOUGHT];
    return body.SearchText === PACK || body.SearchText === 'scan' ? [SCANNED] : [];
  },
  productDetail: () => ({
    Data: { ...SCANNED, P_Description: '', Pictures: [], BARCODE1: '', BARCODE2: PACK, BARCODE3: '' },
  }),
};
const open = () => openShop({ at: '/orderpad', answers: shop, user: CUSTOMER });
const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Find products to order' });

test('R-26b opens with what the customer bought before, each to be added at once', async () => {
  const { hand, page } = await open();
  const list = within(await until(() => screen.getByRole('region', { name: 'Bought before' })));
  await hand.click(list.getByRole('button', { name: /^Add to cart/ }));
  expect(page.cart.getState().lines).toMatchObject([{ P_Code: 'A' }]);
});

test('R-26b each scan adds one of the unit that bears the barcode, and the field is ready for the next', async () => {
  const { hand, page } = await open();
  await hand.type(field(), `${PACK}{Enter}`);
  await until(() => expect(page.cart.getState().lines).toMatchObject([{ P_Code: 'B', qty1: 0, qty2: 1 }]));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  await until(() => screen.getByText('Added 1 แพ็ค of Scanned one'));
  await hand.type(field(), `${PACK}{Enter}`);
  await until(() => expect(page.cart.getState().lines).toMatchObject([{ qty2: 2 }]));
});

test('R-26b a barcode that nothing bears is named and changes nothing', async () => {
  const { hand, page } = await open();
  await hand.type(field(), '99999999{Enter}');
  await until(() => screen.getByText('No product has the barcode 99999999'));
  expect(page.cart.getState().lines).toEqual([]);
  expect(field().value).toBe('');
});

test('R-26b Enter after a text leads to the first product that it finds', async () => {
  const { hand } = await open();
  await hand.type(field(), 'scan');
  const found = within(await until(() => screen.getByRole('region', { name: 'Found' })));
  expect(found.getByText('Scanned one')).toBeDefined();
  await hand.type(field(), '{Enter}');
  expect(document.activeElement?.closest('[data-order-pad-row]')?.textContent).toContain('Scanned one');
});

test('R-26b Enter before a text has found anything waits for it; what was shown keeps its own title', async () => {
  const { promise: line, resolve: answered } = Promise.withResolvers<void>();
  const { hand, answer, asked: askedOf } = await open();
  await until(() => screen.getByRole('region', { name: 'Bought before' }));
  answer({
    listProducts: async () => {
      await line;
      return [SCANNED];
    },
  });
  const before = askedOf('listProducts').length;
  await hand.type(field(), 'scan{Enter}');
  await until(() => expect(askedOf('listProducts')).toHaveLength(before + 1));
  screen.getByRole('region', { name: 'Bought before' });
  expect(document.activeElement).toBe(field());
  answered();
  await until(() =>
    expect(document.activeElement?.closest('[data-order-pad-row]')?.textContent).toContain('Scanned one'),
  );
  screen.getByRole('region', { name: 'Found' });
});

test('R-26b Ctrl+Enter in the empty field goes on to the checkout, which the field and the way on tell; a typed text stays', async () => {
  const { hand, page, address } = await open();
  const goOn = () => hand.keyboard('{Control>}{Enter}{/Control}');
  const isPad = () => address().endsWith('/orderpad');
  await until(() => screen.getByRole('region', { name: 'Bought before' }));
  await hand.click(field());
  await goOn();
  expect(isPad(), 'nothing is in the cart').toBe(true);
  await hand.type(field(), `${PACK}{Enter}`);
  await until(() => expect(page.cart.getState().lines).toMatchObject([{ P_Code: 'B' }]));
  const [way] = await until(() => screen.getAllByRole('link', { name: 'Checkout (1)' }));
  expect(way?.getAttribute('aria-keyshortcuts')).toContain('Control+Enter');
  screen.getByText('Ctrl+Enter');
  await hand.type(field(), 'scan');
  await goOn();
  expect(isPad(), 'what was typed would be lost').toBe(true);
  await hand.clear(field());
  await goOn();
  await until(() => expect(address()).toMatch(/\/checkout\/adv$/));
});
