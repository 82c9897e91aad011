import { describe, expect, test } from 'vitest';
import { termsOf, type Written } from './examples/notation.ts';
import { flawsOf } from './promotion-flaws.ts';
import type { PromotionTerms } from './promotion-terms.ts';

const one = (written: Written, more: Partial<PromotionTerms> = {}): PromotionTerms => {
  const terms = termsOf([written])[0];
  if (!terms) throw new Error('One promotion is written');
  return { ...terms, ...more };
};
const codes = (terms: PromotionTerms) =>
  flawsOf(terms).map(({ code, stepNo }) => `${code} ${stepNo ?? ''}`.trim());
const again = true;
const gives = 'SALT';

describe('P-13 what makes a promotion unusable', () => {
  test.each<[string, Written, string[]]>([
    ['one step of percent', { on: 'TEA', steps: ['from 3: 10%'] }, []],
    ['a higher step with a higher percent', { on: 'TEA', steps: ['from 3: 10%', 'from 6: 20%'] }, []],
    ['the same percent again', { on: 'TEA', steps: ['from 3 to 5: 10%', 'from 10: 10%'] }, []],
    [
      'a higher step with a lower percent',
      { on: 'TEA', steps: ['from 3: 10%', 'from 6: 9%'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'the third step lower than the first',
      { on: 'TEA', steps: ['from 3: 10%', 'from 6: 20%', 'from 9: 15%'] },
      ['STEP_LOWERS 3'],
    ],
    [
      'a higher percent of less at most',
      { on: 'TEA', steps: ['from 3: 10%, at most ฿50', 'from 6: 20%, at most ฿40'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'a limit that only the higher step has',
      { on: 'TEA', steps: ['from 3: 10%', 'from 6: 20%, at most ฿40'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'a limit that only the lower step has',
      { on: 'TEA', steps: ['from 3: 10%, at most ฿40', 'from 6: 20%'] },
      [],
    ],
    ['baht that fall', { on: 'TEA', steps: ['from 3: ฿30', 'from 6: ฿29'] }, ['STEP_LOWERS 2']],
    ['baht once, less than twice the lower step', { on: 'TEA', steps: ['from 3: ฿10', 'from 7: ฿15'] }, []],
    [
      'baht again, less than twice the lower step',
      { on: 'TEA', again, steps: ['from 3: ฿10', 'from 7: ฿15'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'baht again, as much as twice the lower step',
      { on: 'TEA', again, steps: ['from 3: ฿10', 'from 7: ฿20'] },
      [],
    ],
    [
      'baht again, the lower step only once',
      { on: 'TEA', again, steps: ['from 3: ฿10, 1 time', 'from 7: ฿15'] },
      [],
    ],
    ['worths again', { on: 'TEA', again, steps: ['from ฿100: ฿10', 'from ฿300: ฿25'] }, []],
    [
      'worths again that fall',
      { on: 'TEA', again, steps: ['from ฿100: ฿10', 'from ฿301: ฿25'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'baht a unit that fall',
      { on: 'TEA', steps: ['from 3: ฿2 a unit', 'from 6: ฿1 a unit'] },
      ['STEP_LOWERS 2'],
    ],
    ['gifts that fall', { on: 'TEA', gives, steps: ['from 3: 2 free', 'from 6: 1 free'] }, ['STEP_LOWERS 2']],
    [
      'gifts again, three times one is more than two',
      { on: 'TEA', gives, again, steps: ['from 3: 1 free', 'from 10: 2 free'] },
      ['STEP_LOWERS 2'],
    ],
    [
      'gifts again, three times one is not more than three',
      { on: 'TEA', gives, again, steps: ['from 3: 1 free', 'from 10: 3 free'] },
      [],
    ],
    [
      'percent again with limits that fall',
      { on: 'TEA', again, steps: ['from 3: 10%, at most ฿10', 'from 7: 20%, at most ฿15'] },
      ['STEP_LOWERS 2'],
    ],
    ['steps that overlap', { on: 'TEA', steps: ['from 3 to 6: 10%', 'from 6: 20%'] }, ['STEPS_OVERLAP 2']],
    ['two steps from the same', { on: 'TEA', steps: ['from 3: 10%', 'from 3: 20%'] }, ['STEPS_OVERLAP 2']],
    ['an end before its beginning', { on: 'TEA', steps: ['from 3 to 2: 10%'] }, ['STEP_RANGE 1']],
    ['a beginning at nothing', { on: 'TEA', steps: ['from 0: 10%'] }, ['STEP_RANGE 1']],
    ['half a piece', { on: 'TEA', steps: ['from 2.5: 10%'] }, ['STEP_RANGE 1']],
    ['more than 100 percent', { on: 'TEA', steps: ['from 3: 101%'] }, ['PERCENT_RANGE 1']],
    ['more than 100 percent on top', { on: 'TEA', steps: ['from 3: 10%'], onTop: '101%' }, ['PERCENT_RANGE']],
    ['no percent', { on: 'TEA', steps: ['from 3: 0%'] }, ['NO_DISCOUNT 1']],
    ['B and U in one promotion', { on: 'TEA', steps: ['from 3: ฿10', 'from 6: ฿2 a unit'] }, ['MIXED_CODES']],
    [
      'P in a promotion of baht',
      { on: 'TEA', steps: ['from 3: ฿10', 'from 6: 20%'] },
      ['KIND_CODE 2', 'MIXED_CODES'],
    ],
    ['B in a promotion of percent', { on: 'TEA', steps: ['from 3: 10%', 'from 6: ฿20'] }, ['KIND_CODE 2']],
    ['a limit of baht', { on: 'TEA', steps: ['from 3: ฿10, at most ฿5'] }, ['KIND_CODE 1']],
    [
      'a discount in a promotion of free items',
      { on: 'TEA', gives, steps: ['from 3: 1 free', 'from 6: ฿20'] },
      ['KIND_CODE 2', 'NO_FREE_NUMBER 2'],
    ],
    ['nothing free', { on: 'TEA', gives, steps: ['from 3: 0 free'] }, ['NO_FREE_NUMBER 1']],
    ['nothing to give', { on: 'TEA', steps: ['from 3: 1 free'] }, ['NO_FREE_PRODUCTS']],
    ['the whole order, without products', { on: 'the order', steps: ['from ฿100: 10%'] }, []],
  ])('%s: %j', (_, written, flaws) => {
    expect(codes(one(written))).toEqual(flaws);
  });

  test('a promotion without steps, products or discount', () => {
    const terms = one({ on: 'TEA', steps: ['from 3: 10%'] });
    expect(codes({ ...terms, steps: [] })).toEqual(['NO_STEPS']);
    expect(codes({ ...terms, saleProducts: new Set() })).toEqual(['NO_SALE_PRODUCTS']);
    const [step] = terms.steps;
    if (!step) throw new Error('It has a step');
    expect(codes({ ...terms, steps: [{ ...step, discount: null }] })).toEqual(['NO_DISCOUNT 1']);
    expect(codes({ ...terms, steps: [{ ...step, free: 1 }] })).toEqual(['KIND_CODE 1']);
  });
});
