/** The merchant area says for whom this tab still orders. */
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<{ still: string; back: string; end: string }> = {
  th: { still: 'แท็บนี้ยังสั่งซื้อแทน Baan Maew อยู่', back: 'กลับไปสั่งซื้อต่อ', end: 'จบการสั่งแทน' },
  en: { still: 'You are still ordering for Baan Maew in this tab', back: 'Back to the order', end: 'End' },
};
const BUYER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const isSaid = () => screen.queryAllByRole('status').some((one) => one.textContent === said.still);
  const order = (user: object) =>
    openShop({
      at: '/cart',
      language,
      user,
      answers: { ...shopOf([]), endActing: () => ({ statusText: 'OK' }) },
    });
  const openMerchant = (userid = 'SALE') =>
    openShop({
      at: '/merchant/search/words',
      language,
      staff: { userid },
      answers: { ...shopOf([]), searchSynonyms: () => ({ Data: [] }) },
    });

  test('B-58 who leaves the shop by Back before the first press is informed in the merchant area, with the way back', async () => {
    await (await order({ ...BUYER, UserId: 'SALE' })).close();
    const there = await openMerchant();
    await until(() => expect(isSaid()).toBe(true));
    const link = screen.getByRole('link', { name: said.back });
    expect(link.getAttribute('href')).toBe(language === 'en' ? '/en' : '/');
    // In the page above what it holds, not over the actions at the thumb.
    const { nextElementSibling: after } = link.parentElement ?? link;
    expect(after).toBe(screen.getByRole('main'));
    await there.close();
    await openMerchant('OTHER');
    expect(isSaid()).toBe(false);
  });

  test('B-58 nothing is said once it has ended, nor for a buyer', async () => {
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const shop = await order({ ...BUYER, UserId: 'SALE' });
    await shop.hand.click(screen.getByRole('button', { name: said.end }));
    await until(() => expect(left).toHaveBeenCalled());
    await shop.close();
    await (await order(BUYER)).close();
    await openMerchant();
    expect(isSaid()).toBe(false);
  });
});
