import { expect, test } from 'vitest';
import { createHarmless } from './harmless-cookies.ts';

const isHarmless = createHarmless('shop');

test.each([
  [undefined, true],
  ['', true],
  ['shop-alpha-consent=Y; shop-beta-locale=en; shop-alpha-guest=123', true],
  ['_ga=GA1.1.2; _ga_AB12CD34EF=GS1.1; _gid=x; _gat_UA-1-1=1; _gcl_au=1; _fbp=fb.1; _fbc=fb.2', true],
  ['_ga=1;', true],
  ['other=1', false],
  ['shop-alpha-consent=Y; other=1', false],
  ['shop-alpha-buyer=x', false],
  ['shop-alpha-merchant=x', false],
  ['shop-alpha-rider=x', false],
  ['shop-alpha-center=C1', false],
  ['shop-tenant=alpha', false],
  ['shop-x-buyer=shop-alpha-consent=', false],
  ['test-alpha-consent=Y', false],
  ['_ga', false],
  ['_gab=1', false],
  ['x_ga=1', false],
])('a browser with %s may share answers: %s', (header, expected) => {
  expect(isHarmless(header)).toBe(expected);
});
