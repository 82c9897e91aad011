/** A browser that has no copy of the cart yet: the checkout is there before the cart's lines come from the shop. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const CART = {
  Version: 1,
  Lines: [{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }],
  Removed: [],
  Refused: [],
};
const remark: InBoth<string> = {
  th: 'หมายเหตุถึงร้านค้า (ไม่บังคับ)',
  en: 'Note to the shop (optional)',
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('S-50 lines that come from another browser leave what is on the checkout as it is', async () => {
    const mirror = Promise.withResolvers<typeof CART>();
    const products = Promise.withResolvers<void>();
    const shop = shopOf([testProduct({ UNIT2RATE: 0, UNIT3RATE: 0 })]);
    const { asked } = await openShop({
      at: '/checkout/adv',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shop,
        getCart: () => mirror.promise,
        listProducts: async (call) => {
          await products.promise;
          return shop.listProducts(call);
        },
        quote: () => refusal(400, { code: 'BAD_REQUEST' }),
        deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [] }),
      },
    });
    const field = await until(() => screen.getByRole('textbox', { name: remark[language] }));
    mirror.resolve(CART);
    await until(() => expect(asked('listProducts').length).toBeGreaterThan(0));
    await settled();
    const meanwhile = screen.queryByRole('textbox', { name: remark[language] });
    products.resolve();
    await until(() => expect(asked('quote').length).toBeGreaterThan(0));
    expect(meanwhile === field, 'while the products are on their way').toBe(true);
    expect(screen.getByRole('textbox', { name: remark[language] }) === field, 'when they have come').toBe(
      true,
    );
  });
});
