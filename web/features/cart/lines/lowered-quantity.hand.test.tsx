/** A typed quantity that cannot be had is lowered, and that is said. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noAnswer } from '../../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { testProduct } from '../testing-products.ts';

const words: InBoth<{ quantity: string; lowered: string }> = {
  th: { quantity: 'จำนวน', lowered: 'สั่งได้สูงสุด 12 ระบบปรับจำนวนเป็น 12 ให้แล้ว' },
  en: { quantity: 'Quantity', lowered: 'At most 12 can be ordered, so the quantity was lowered to 12' },
};

test.each(LANGUAGES)(
  'V-02 a typed quantity above the stock is lowered with a word, once (%s)',
  async (language) => {
    const { hand, page } = await openShop({
      at: '/cart',
      language,
      answers: {
        ...shopOf([
          testProduct({ PRODUCTNAME: 'Litter', Stock: { StockWord: 'limited', StockAvailable: 12 } }),
        ]),
        quote: noAnswer,
      },
    });
    page.cart.getState().add({ P_Code: 'A', unit: 1 });
    const line = await until(() => screen.getByRole('listitem', { name: 'Litter' }));
    const field = within(line).getByRole('textbox', { name: words[language].quantity });
    await hand.clear(field);
    await hand.type(field, '12');
    expect(screen.queryByText(words[language].lowered)).toBeNull();
    await hand.type(field, '34');
    await until(() => expect(screen.getAllByText(words[language].lowered)).toHaveLength(1));
    await hand.tab();
    await until(() => expect(field).toHaveProperty('value', '12'));
  },
);
