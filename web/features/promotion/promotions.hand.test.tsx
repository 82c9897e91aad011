/** The page of promotions: what the shop wrote in Thai alone is marked as Thai for English readers. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const promotion = (id: string, name: string, label: string) => ({
  PromotionId: id,
  PromotionName: name,
  PromotionRemark: name,
  Label: label,
  Kind: 'DISCOUNT_PERCENT' as const,
  DateBegin: '2026-01-01T00:00:00Z',
  DateEnd: '2098-01-01T00:00:00Z',
  Products: [testProduct()],
});

test.each([
  ['en', 'th'],
  ['th', null],
] as const)(
  'R-13 the page of promotions in %s marks a Thai name, label and remark',
  async (language, marked) => {
    const Data = [promotion('TH', 'ลดทั้งร้าน', 'ลด 10%'), promotion('EN', 'Ten off', '-10%')];
    await openShop({
      at: '/promotion',
      language,
      answers: { ...shopOf([testProduct()]), promotions: () => ({ Data }) },
    });
    const heading = await until(() => screen.getByRole('heading', { name: 'ลดทั้งร้าน' }));
    expect(heading.getAttribute('lang')).toBe(marked);
    expect(screen.getByText('ลด 10%').getAttribute('lang')).toBe(marked);
    expect(screen.getAllByText('ลดทั้งร้าน').map((one) => one.getAttribute('lang'))).toEqual([marked, marked]);
    expect(screen.getByRole('heading', { name: 'Ten off' }).getAttribute('lang')).toBeNull();
    expect(screen.getByText('-10%').getAttribute('lang')).toBeNull();
  },
);
