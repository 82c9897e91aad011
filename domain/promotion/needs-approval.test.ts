import { describe, expect, test } from 'vitest';
import { needsApproval } from './needs-approval.ts';
import type { PromotionStep } from './promotion-terms.ts';

type Plan = Parameters<typeof needsApproval>[0];
const step = (part: Partial<PromotionStep>): PromotionStep => ({
  no: 1,
  from: 1,
  to: null,
  timesPerOrder: 0,
  free: 0,
  discount: null,
  atMostSatang: null,
  ...part,
});
const plan = (part: Partial<Plan>): Plan => ({
  kind: 'DISCOUNT_VALUE',
  condition: 'quantity',
  isForListed: false,
  steps: [],
  total: null,
  ...part,
});
const worth = { cheapestPieceSatang: 2000, dearestGiftSatang: 2000 };
const percent = (basisPoints: number) => ({ code: 'P' as const, basisPoints });
const baht = (code: 'B' | 'U', of: number) => ({ code, satang: of * 100 });

describe('B-74 a promotion is enabled by who has the right to approve it', () => {
  test('where it is for named customers, however little it gives', () => {
    expect(needsApproval(plan({ steps: [step({ discount: percent(100) })] }), worth)).toBe(false);
    expect(needsApproval(plan({ isForListed: true, steps: [step({ discount: percent(100) })] }), worth)).toBe(
      true,
    );
    expect(needsApproval(plan({ kind: 'HOT_DEAL', isForListed: true }), worth)).toBe(false);
  });

  test.each<[string, Partial<Plan>, boolean]>([
    ['50 %', { steps: [step({ discount: percent(5000) })] }, false],
    ['50.01 % from the second step', { steps: [step({}), step({ discount: percent(5001) })] }, true],
    [
      '100 %, at most 10 of 20 baht',
      { steps: [step({ discount: percent(10_000), atMostSatang: 1000 })] },
      false,
    ],
    ['10 baht of one piece of 20', { steps: [step({ discount: baht('B', 10) })] }, false],
    ['11 baht of one piece of 20', { steps: [step({ discount: baht('B', 11) })] }, true],
    ['11 baht of two of 20', { steps: [step({ from: 2, discount: baht('B', 11) })] }, false],
    ['11 baht for each piece of 20', { steps: [step({ from: 9, discount: baht('U', 11) })] }, true],
    [
      '100 baht from a worth of 200',
      { condition: 'value', steps: [step({ from: 20_000, discount: baht('B', 100) })] },
      false,
    ],
    [
      '100 baht from any worth',
      { condition: 'order', steps: [step({ from: 1, discount: baht('B', 100) })] },
      true,
    ],
    ['one free for one', { steps: [step({ free: 1 })] }, false],
    ['two free for one', { steps: [step({ free: 2 })] }, true],
    ['30 % and 30 % on top', { steps: [step({ discount: percent(3000) })], total: percent(3000) }, true],
  ])('where it takes off more than half of what is got: %s', (_, part, isNeeded) => {
    expect(needsApproval(plan(part), worth)).toBe(isNeeded);
  });

  test('and where what it takes off cannot be compared, since nothing has a price', () => {
    const none = { cheapestPieceSatang: 0, dearestGiftSatang: 0 };
    expect(needsApproval(plan({ steps: [step({ discount: baht('B', 1) })] }), none)).toBe(true);
  });
});
