import { expect, test } from 'vitest';
import { mayChangePromotion, maySeePromotion, type Planner } from './promotion-centers.ts';

const salesman: Planner = { own: ['C1', 'C2'], isSuperAdmin: false, mayAll: false };
const ofAll: Planner = { own: ['C1', 'C2', 'C3'], isSuperAdmin: false, mayAll: true };
const superAdmin: Planner = { own: ['C1'], isSuperAdmin: true, mayAll: true };
const ofNone: Planner = { own: [], isSuperAdmin: false, mayAll: false };

test.each([
  ['of all centers', null, [true, true, true, false]],
  ['of one of theirs', ['C1'], [true, true, true, false]],
  ['of theirs and another', ['C1', 'C3'], [true, true, true, false]],
  ['of others', ['C3'], [false, true, false, false]],
] as const)('B-95 a promotion %s is seen by who works for one of its centers', (_, saleUnits, seen) => {
  expect([salesman, ofAll, superAdmin, ofNone].map((who) => maySeePromotion(who, saleUnits))).toEqual(seen);
});

test.each([
  ['of all centers', null, [false, true, true, false]],
  ['of one of theirs', ['C1'], [true, true, true, false]],
  ['of theirs and another', ['C1', 'C3'], [false, true, true, false]],
  ['of others', ['C3'], [false, true, false, false]],
] as const)(
  'B-95 a promotion %s is changed by who works for all of them, and by the super admin',
  (_, saleUnits, changed) => {
    expect([salesman, ofAll, superAdmin, ofNone].map((who) => mayChangePromotion(who, saleUnits))).toEqual(
      changed,
    );
  },
);
