import { expect, test } from 'vitest';
import { drawn } from '../../../testing/drawn.tsx';
import { offeredUnits } from '../../cart/lines/offered-units.ts';
import { testProduct } from '../../cart/testing-products.ts';
import { StockLine } from '../detail/stock-line.tsx';
import { UnitChoice } from '../detail/unit-choice.tsx';

const english = { UNIT1NAME: 'pouch', UNIT2NAME: 'box', UNIT3NAME: 'Promo set A' };

test('S-53 the product page counts units as people say it: "7 pouches", "เหลือเพียง 7 ซอง"', () => {
  const few = { StockWord: 'limited', StockAvailable: 7 } as const;
  const one = { StockWord: 'limited', StockAvailable: 1 } as const;
  expect(drawn(<StockLine product={testProduct({ ...english, Stock: few })} />)).toContain(
    'Only 7 pouches left',
  );
  expect(drawn(<StockLine product={testProduct({ ...english, Stock: one })} />)).toContain(
    'Only 1 pouch left',
  );
  const thai = drawn(<StockLine product={testProduct({ Stock: few })} />, { locale: 'th' });
  expect(thai).toContain('เหลือเพียง 7 ซอง');
});

test('S-53 a unit says what it holds in the same words, also one of a name that the shop has made up', () => {
  const product = testProduct(english);
  const units = offeredUnits(product);
  const choice = { units, chosen: units[0], choose: () => undefined, left: 100 };
  const html = drawn(<UnitChoice {...choice} product={product} />);
  expect(html).toContain('6 pouches');
  expect(html).toContain('12 pouches');
  const made = testProduct({ ...english, UNIT1NAME: 'Promo set A' });
  expect(drawn(<UnitChoice {...choice} product={made} />)).toContain('6 × Promo set A');
});
