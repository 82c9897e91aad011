/** A guest who opens a page that needs an account. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { openShop, LANGUAGES } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { testProduct } from '../../cart/testing-products.ts';

const said = { th: 'กรุณาเข้าสู่ระบบเพื่อดูหน้านี้', en: 'Please log in to see that page.' };
const home = { th: '/', en: '/en' };

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['/history', '/profile', '/profile/wishlist', '/checkout/adv'])(
    'A-05 %s leads guests home with a word why, and home keeps its own address',
    async (at) => {
      const { address } = await openShop({ at, language, answers: shopOf([testProduct()]) });
      await until(() => screen.getByText(said[language]));
      await until(() => expect(address()).toBe(home[language]));
    },
  );

  test('A-05 who comes home on purpose gets no message, nor does a customer', async () => {
    const shop = await openShop({ at: '/', language, answers: shopOf([testProduct()]) });
    expect(screen.queryByText(said[language])).toBeNull();
    await shop.close();
    const { address } = await openShop({
      at: '/?account=needed',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      settings: { POINT_DISPLAY_ENABLED: 'N' },
      answers: shopOf([testProduct()]),
    });
    await until(() => expect(address()).toBe(home[language]));
    expect(screen.queryByText(said[language])).toBeNull();
  });
});
