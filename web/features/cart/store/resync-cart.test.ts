import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { Api } from '#contract/client.ts';
import type { CartLine } from '#domain/orders/cart.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { Page } from '../../../page/page-context.ts';
import { createCartStore } from './cart-store.ts';
import { resyncCart } from './resync-cart.ts';
import { testProduct } from '../testing-products.ts';

const line = (P_Code: string, part: Partial<CartLine> = {}): CartLine => ({
  P_Code,
  qty1: 1,
  qty2: 0,
  qty3: 0,
  selected: true,
  ...part,
});

/** A guest's cart of these lines, at a shop that sells these products. */
function given(lines: readonly CartLine[], sold: readonly Partial<Product>[]) {
  const kept = new Map([['guest', JSON.stringify(lines)]]);
  const cart = createCartStore({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  cart.getState().open('guest');
  const asked: number[] = [];
  const listProducts = async ({ body }: { body: { ProductIds: string[] } }) => {
    asked.push(body.ProductIds.length);
    return sold.map(testProduct).filter(({ P_Code }) => body.ProductIds.includes(P_Code));
  };
  const page = {
    api: { listProducts } as unknown as Api,
    cart,
    config: readWebConfig({ OUT_OF_STOCK_DISABLE_ENABLED: 'Y' }),
    session: { user: () => ({ CUSTOMERCODE: 'GUEST' }) } as Page['session'],
  };
  return { page, asked, lines: () => cart.getState().lines };
}

describe('S-46 the cart after another center was chosen', () => {
  test('is as available there, and the number of changed lines is shown', async () => {
    const cart = given(
      [line('A'), line('GONE'), line('EMPTY'), line('NOPACK', { qty2: 3 })],
      [
        { P_Code: 'A' },
        { P_Code: 'EMPTY', Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } },
        { P_Code: 'NOPACK', ShowPrice2: false },
      ],
    );
    expect(await resyncCart(cart.page)).toBe(3);
    expect(cart.lines()).toEqual([
      line('A'),
      line('GONE', { selected: false }),
      line('EMPTY', { selected: false }),
      line('NOPACK', { qty2: 0 }),
    ]);
    expect(await resyncCart(cart.page), 'and nothing more the next time').toBe(0);
  });

  test('is asked for in as many calls as it takes: two browsers may have brought a full one each', async () => {
    const codes = Array.from({ length: 250 }, (_, nth) => `P${nth}`);
    const cart = given(
      codes.map((code) => line(code)),
      codes.map((P_Code) => ({ P_Code })),
    );
    expect(await resyncCart(cart.page)).toBe(0);
    expect(cart.asked).toEqual([200, 50]);
    expect(cart.lines().every(({ selected }) => selected)).toBe(true);
  });

  test('costs no call where there is none', async () => {
    const cart = given([], []);
    expect(await resyncCart(cart.page)).toBe(0);
    expect(cart.asked).toEqual([]);
  });
});
