/** The price after discount on a card and in the detail: beside the list price that is crossed out, for the chosen unit. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openShop } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { testProduct } from '../../cart/testing-products.ts';

const CHEAPER = testProduct({ PromotionPrice1: 9, PromotionPrice2: 48.6 });
const crossed = (card: HTMLElement) => card.querySelector('s')?.textContent;

test.each([
  ['en', 'instead of'],
  ['th', 'จากราคา'],
] as const)(
  'P-06 a card in %s has the price after what is certain, and the list price crossed out',
  async (language, words) => {
    const { hand } = await openShop({ at: '/product', language, answers: shopOf([CHEAPER]) });
    const card = screen.getByRole('article');
    expect(within(card).getByText('฿9.00')).toBeTruthy();
    expect(crossed(card)).toBe(`${words} ฿10.00`);
    await hand.click(within(card).getByRole('radio', { name: 'แพ็ค' }));
    expect(within(card).getByText('฿48.60')).toBeTruthy();
    expect(within(card).getByText(/^฿8.10/)).toBeTruthy();
    expect(crossed(card)).toBe(`${words} ฿54.00`);
    await hand.click(within(card).getByRole('radio', { name: 'ลัง' }));
    expect(crossed(card)).toBeUndefined();
  },
);

test('P-06 a card without a certain discount crosses nothing out', async () => {
  await openShop({ at: '/product', answers: shopOf([testProduct()]) });
  expect(crossed(screen.getByRole('article'))).toBeUndefined();
});
