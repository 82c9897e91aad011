/** The pages of promotions: labels that a cart keeps, last days, and what the shop wrote in Thai alone marked as Thai. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { stopClock } from '../../testing/clock.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const marked = (...ids: string[]): Product =>
  testProduct({
    promotionproduct: ids.map((PromotionId) => ({ PromotionId, PromotionName: PromotionId, Label: 'card' })),
  });
const promotion = (id: string, name: string, label: string) => ({
  PromotionId: id,
  PromotionName: name,
  PromotionRemark: name,
  Label: label,
  Kind: 'DISCOUNT_PERCENT' as const,
  DateBegin: '2026-01-01T00:00:00Z',
  DateEnd: '2098-01-01T00:00:00Z',
  Products: [marked(id)],
});

test.each([
  ['en', 'th'],
  ['th', null],
] as const)(
  'R-13 the page of promotions in %s marks a Thai name, label and remark',
  async (language, lang) => {
    const Data = [promotion('TH', 'ลดทั้งร้าน', 'ลด 10%'), promotion('EN', 'Ten off', '-10%')];
    await openShop({
      at: '/promotion',
      language,
      answers: { ...shopOf([testProduct()]), promotions: () => ({ Data }) },
    });
    const heading = await until(() => screen.getByRole('heading', { name: 'ลดทั้งร้าน' }));
    expect(heading.getAttribute('lang')).toBe(lang);
    expect(screen.getByText('ลด 10%').getAttribute('lang')).toBe(lang);
    expect(screen.getAllByText('ลดทั้งร้าน').map((one) => one.getAttribute('lang'))).toEqual([lang, lang]);
    expect(screen.getByRole('heading', { name: 'Ten off' }).getAttribute('lang')).toBeNull();
    expect(screen.getByText('-10%').getAttribute('lang')).toBeNull();
  },
);

test('P-06 R-13 R-13c the head of products has the label only where one of them keeps it: on both pages', async () => {
  const [kept, dropped] = [promotion('KEPT', 'Ten off', '-10%'), promotion('HELD', 'Fifty off', '-50')];
  const { close } = await openShop({
    at: '/promotion',
    language: 'en',
    answers: {
      ...shopOf([]),
      promotions: () => ({
        Data: [kept, { ...dropped, Products: [marked('KEPT'), testProduct({ P_Code: 'B' })] }],
      }),
    },
  });
  await until(() => expect(screen.getByRole('heading', { name: 'Fifty off' })).toBeTruthy());
  expect(screen.getByText('-10%')).toBeTruthy();
  expect(screen.queryByText('-50')).toBeNull();
  await close();

  const { Products: _products, ...Head } = kept;
  const { Products: _none, ...Other } = dropped;
  await openShop({
    at: '/promotion/brand/MEOW',
    language: 'en',
    answers: {
      ...shopOf([testProduct({ P_Code: 'B' }), marked('KEPT')]),
      promotionBrand: () => ({
        Brand: { BrandCode: 'MEOW', Name: 'Meow', LogoImage: null },
        Promotions: [Head, Other],
      }),
    },
  });
  await until(() => expect(screen.getByRole('link', { name: 'Fifty off' })).toBeTruthy());
  expect(screen.getByText('-10%')).toBeTruthy();
  expect(screen.queryByText('-50')).toBeNull();
});

const ENDS: InBoth<Record<'until' | 'left' | 'later' | 'over', string>> = {
  th: {
    until: 'ใช้ได้ถึง 30 พ.ย. 2569',
    left: 'เหลืออีก 12 ชม. 0 นาที',
    later: 'เหลืออีก 11 ชม. 59 นาที',
    over: 'หมดเวลาแล้ว',
  },
  en: {
    until: 'Until 30 Nov 2026',
    left: '12 hours 0 minutes left',
    later: '11 hours 59 minutes left',
    over: 'Over',
  },
};
describe.each(LANGUAGES)('in %s', (language) => {
  test('P-46 the end is told by its last day, and on that day by a countdown; not of a hot deal or of what has none', async () => {
    const said = ENDS[language];
    stopClock(new Date('2026-11-26T12:00:00+07:00'));
    const ending = (id: string, day: string) => ({
      ...promotion(id, id, id),
      DateEnd: `${day}T00:00:00+07:00`,
    });
    const Data = [
      ending('MONTH', '2026-12-01'),
      ending('TODAY', '2026-11-27'),
      ending('OPEN', '2099-01-01'),
      ending('PAST', '2026-11-26'),
      { ...ending('DEAL', '2026-11-27'), Kind: 'HOT_DEAL' as const },
    ];
    await openShop({ at: '/promotion', language, answers: { ...shopOf([]), promotions: () => ({ Data }) } });
    const about = (id: string) => screen.getByText(id, { selector: 'p > span:first-child' }).closest('p');
    const end = (id: string) => about(id)?.lastElementChild?.textContent;
    await until(() => expect(end('TODAY')).toBe(said.left));
    expect(end('MONTH')).toBe(said.until);
    expect(end('PAST')).toBe(said.over);
    for (const id of ['OPEN', 'DEAL']) expect(end(id), `of ${id} its remark is last`).toBe(id);
    await until(() => expect(end('TODAY')).toBe(said.later), 10_000);
  });
});
