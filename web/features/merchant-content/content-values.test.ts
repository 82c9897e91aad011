import { expect, test } from 'vitest';
import { emptyValues, fieldOf, linkKindOf, mistakesOf, newCode } from './content-values.ts';

test('R-58 a new banner has a code of its own, a page one that is typed', () => {
  expect(newCode('B')).toMatch(/^banner-[0-9a-f]{12}$/);
  expect(newCode('N')).not.toBe(newCode('N'));
  const page = { ...emptyValues('C'), titleTh: 'เกี่ยวกับเรา' };
  expect(mistakesOf(page, true)).toEqual({ code: 'CODE_WRONG' });
  expect(mistakesOf({ ...page, code: 'ABOUT_001' }, true)).toEqual({});
  expect(mistakesOf(page, false)).toEqual({});
  expect([fieldOf('Content.titleTh'), fieldOf('Code')]).toEqual(['titleTh', 'code']);
});

test.each([
  ['', 'none'],
  ['/product/P1', 'product'],
  ['/product/category', 'address'],
  ['/product?h1=FOOD&h2=CAT', 'category'],
  ['/product?promotionId=PRO1', 'promotion'],
  ['/contents/HOWTO_001', 'page'],
  ['/promotion', 'address'],
  ['https://a.example/', 'address'],
])('R-58 %j leads to: %s', (link, kind) => {
  expect(linkKindOf(link)).toBe(kind);
});
