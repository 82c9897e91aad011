import { describe, expect, test } from 'vitest';
import { lineOf, type DraftLine, type PromotionDraft } from './promotion-draft.ts';
import { pageOfFlaw } from './draft-flaws.ts';
import { planOf, termsOf } from './promotion-plan.ts';

const line = (more: Partial<DraftLine> = {}): DraftLine => ({
  from: 6,
  to: null,
  timesPerOrder: 0,
  free: 0,
  discount: { code: null, hundredths: 5000 },
  atMostSatang: null,
  ...more,
});

/** Fifty baht off from six pieces on, for everybody. */
const draft = (more: Partial<PromotionDraft> = {}): PromotionDraft => ({
  nameTh: 'ลดเมื่อซื้อครบ',
  nameEn: '',
  shortTh: 'ลด ฿50',
  shortEn: '',
  remarkTh: 'ซื้อครบ 6 ชิ้น',
  remarkEn: '',
  kind: 'DISCOUNT_VALUE',
  startsAt: new Date('2026-03-01T00:00:00+07:00'),
  endsAt: new Date('2026-04-01T00:00:00+07:00'),
  trigger: 'automatic',
  code: '',
  isCollectable: false,
  condition: 'quantity',
  calculation: 'once',
  lines: [line()],
  total: null,
  givesBiggestUnits: false,
  saleProducts: ['P1'],
  freeProducts: [],
  weekdays: null,
  saleUnits: null,
  customerTypes: null,
  storeTypes: null,
  isForListed: false,
  customers: [],
  customersLeftOut: [],
  isForNew: false,
  priority: 100,
  exclusionGroup: null,
  perCustomer: null,
  inAll: null,
  budgetSatang: null,
  options: {},
  ...more,
});

const flaws = (more: Partial<PromotionDraft>) => {
  const planned = planOf(draft(more));
  return 'flaws' in planned ? planned.flaws.map(({ code, at }) => `${code} ${at}`) : [];
};
const plan = (more: Partial<PromotionDraft> = {}) => {
  const planned = planOf(draft(more));
  if ('flaws' in planned) throw new Error(JSON.stringify(planned.flaws));
  return planned.plan;
};
const free = { kind: 'FREE_ITEM', freeProducts: ['P3'] } as const;
const goods = line({ free: 1, discount: { code: null, hundredths: 0 } });
const percent = (hundredths: number) => line({ discount: { code: 'P', hundredths } });

describe('what is typed is refused where it is wrong', () => {
  test('V-10 V-12 nothing is wrong with a whole promotion', () => {
    expect(flaws({})).toEqual([]);
    expect(flaws({ ...free, lines: [goods] })).toEqual([]);
    expect(flaws({ kind: 'DISCOUNT_PERCENT', lines: [percent(1000)] })).toEqual([]);
  });

  test.each([
    [{ nameTh: '' }, 'PROMOTION_NAME_MISSING nameTh'],
    [{ shortTh: '' }, 'PROMOTION_SHORT_NAME_MISSING shortTh'],
    [{ remarkTh: '' }, 'PROMOTION_REMARK_MISSING remarkTh'],
    [{ lines: [] }, 'PROMOTION_LINES_MISSING lines'],
    [
      { ...free, lines: [line({ discount: { code: null, hundredths: 0 } })] },
      'PROMOTION_FREE_NUMBER_MISSING lines.0.free',
    ],
    [
      { lines: [line({ discount: { code: 'B', hundredths: 0 } })] },
      'PROMOTION_DISCOUNT_MISSING lines.0.discount',
    ],
    [{ kind: 'DISCOUNT_PERCENT', lines: [percent(0)] }, 'PROMOTION_DISCOUNT_MISSING lines.0.discount'],
    [{ ...free, lines: [goods], freeProducts: [] }, 'PROMOTION_FREE_ITEM_MISSING freeProducts'],
    [{ saleProducts: [] }, 'PROMOTION_SALE_ITEM_MISSING saleProducts'],
    [{ saleProducts: [], condition: 'value' }, 'PROMOTION_SALE_ITEM_MISSING saleProducts'],
    [{ isForListed: true }, 'PROMOTION_CUSTOMERS_MISSING customers'],
    [{ storeTypes: [] }, 'PROMOTION_STORE_TYPE_MISSING storeTypes'],
    [{ customerTypes: [] }, 'PROMOTION_CUSTOMER_TYPE_MISSING customerTypes'],
  ] as const satisfies readonly (readonly [Partial<PromotionDraft>, string])[])(
    'V-10 V-10b V-10c V-10d V-11 V-11b V-11c V-11d V-12 V-12b V-12c %j is refused with the text of the specification',
    (more, flaw) => expect(flaws(more)).toEqual([flaw]),
  );

  test('V-11d the worth of the whole order needs no sale products, and keeps none', () => {
    expect(flaws({ condition: 'order', saleProducts: [] })).toEqual([]);
    expect(plan({ condition: 'order' }).saleProducts).toEqual([]);
  });

  test.each([
    [{ startsAt: null }, 'PROMOTION_DAY_WRONG startsAt'],
    [{ endsAt: null }, 'PROMOTION_DAY_WRONG endsAt'],
    [{ endsAt: new Date('2026-03-01T00:00:00+07:00') }, 'PROMOTION_DAYS_TURNED endsAt'],
    [{ trigger: 'code', code: 'ลด50' }, 'PROMOTION_CODE_WRONG code'],
    [{ trigger: 'code', code: 'NO' }, 'PROMOTION_CODE_WRONG code'],
    [{ kind: null }, 'PROMOTION_KIND_MISSING kind'],
    [{ lines: [line({ to: 5 })] }, 'PROMOTION_LINE_TO_TOO_LOW lines.0.to'],
    [{ lines: [line(), line()] }, 'PROMOTION_LINE_TWICE lines.1.from'],
    [{ lines: [line({ from: 1.5 })] }, 'PROMOTION_PIECES_NOT_WHOLE lines.0.from'],
    [
      { condition: 'value', calculation: 'each', lines: [line({ from: null })] },
      'PROMOTION_LINE_FROM_MISSING lines.0.from',
    ],
    [{ kind: 'DISCOUNT_PERCENT', lines: [percent(10_001)] }, 'PROMOTION_PERCENT_TOO_HIGH lines.0.discount'],
    [{ total: { code: 'P', basisPoints: 10_001 } }, 'PROMOTION_PERCENT_TOO_HIGH total'],
    [{ weekdays: [] }, 'PROMOTION_WEEKDAYS_MISSING weekdays'],
    [{ saleUnits: [] }, 'PROMOTION_CENTERS_MISSING saleUnits'],
    [
      { isForListed: true, customers: ['A', 'B'], customersLeftOut: ['B'] },
      'PROMOTION_CUSTOMER_TWICE customersLeftOut',
    ],
  ] as const satisfies readonly (readonly [Partial<PromotionDraft>, string])[])(
    'B-95g %j cannot be computed, and is refused',
    (more, flaw) => expect(flaws(more)).toEqual([flaw]),
  );

  test.each([
    ['DISCOUNT_PERCENT', 'B'],
    ['DISCOUNT_PERCENT', 'U'],
    ['DISCOUNT_VALUE', 'P'],
  ] as const)('K-31 %s does not give %s', (kind, code) => {
    expect(flaws({ kind, lines: [line({ discount: { code, hundredths: 500 } })] })).toEqual([
      'PROMOTION_DISCOUNT_CODE_WRONG lines.0.discountCode',
    ]);
  });

  test('K-31 goods give no discount, and discounts no goods', () => {
    const both = line({ free: 1 });
    expect(flaws({ ...free, lines: [both] })).toEqual(['PROMOTION_DISCOUNT_CODE_WRONG lines.0.discountCode']);
    expect(flaws({ lines: [both] })).toEqual(['PROMOTION_DISCOUNT_CODE_WRONG lines.0.discountCode']);
  });

  test('V-10 V-12 each flaw is put right on one page, and they come in the order of the pages', () => {
    const found = planOf(draft({ nameTh: '', lines: [], storeTypes: [] }));
    expect('flaws' in found && found.flaws.map(({ code }) => pageOfFlaw(code))).toEqual([
      'info',
      'condition',
      'audience',
    ]);
  });
});

describe('what becomes of it', () => {
  test('K-31 a line without a code has that of its kind; U is kept', () => {
    const unit = line({ from: 12, discount: { code: 'U', hundredths: 300 } });
    expect(plan({ lines: [line(), unit] }).steps).toMatchObject([
      { no: 1, from: 6, discount: { code: 'B', satang: 5000 } },
      { no: 2, from: 12, discount: { code: 'U', satang: 300 } },
    ]);
  });

  test('N-26e without a beginning a step begins with the first piece', () => {
    expect(plan({ lines: [line({ from: null })] }).steps[0]?.from).toBe(1);
  });

  test('N-26f a hot deal has no terms, whatever was sent', () => {
    const deal = plan({ kind: 'HOT_DEAL', trigger: 'code', code: 'ABC', total: { code: 'B', satang: 1 } });
    expect(deal).toMatchObject({ steps: [], total: null, trigger: 'automatic', code: '' });
    expect(termsOf(deal, { id: 'A', version: 1 })).toBeUndefined();
  });

  test('N-26d what its kind and audience have no use for is not kept', () => {
    expect(
      plan({ freeProducts: ['P3'], givesBiggestUnits: true, customers: ['A'], code: 'ABC' }),
    ).toMatchObject({ freeProducts: [], givesBiggestUnits: false, customers: [], code: '' });
  });

  test('N-26e a step becomes the line again that it was', () => {
    const lines = [percent(1000), { ...percent(2000), from: 12, atMostSatang: 100 }];
    const kept = plan({ kind: 'DISCOUNT_PERCENT', lines });
    expect(kept.steps.map(lineOf)).toEqual(lines);
  });

  test('N-26e the terms have the steps by their beginning', () => {
    const terms = termsOf(plan({ lines: [line({ from: 12 }), line()] }), { id: 'A', version: 3 });
    expect(terms).toMatchObject({
      id: 'A',
      version: 3,
      steps: [
        { no: 2, from: 6 },
        { no: 1, from: 12 },
      ],
    });
    expect([...(terms?.saleProducts ?? [])]).toEqual(['P1']);
  });
});
