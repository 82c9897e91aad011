/** Worked examples of when a promotion runs and whom it is for. Moments are those of Bangkok's clock; 21/11/2026 is a Saturday. */
import type { AudienceReason, PromotionBuyer, PromotionStatus } from '../promotion-audience.ts';
import type { PromotionAudience } from '../promotion-terms.ts';

/** Of a promotion from 20/11/2026 to 22/11/2026, both days included, that is enabled unless it says otherwise. */
export type DateExample = {
  says: string;
  at: string;
  weekdays?: readonly number[];
  isEnabled?: false;
  status: PromotionStatus;
  runs: boolean;
};

export const dateExamples: readonly DateExample[] = [
  { says: 'the minute before its first day', at: '2026-11-19 23:59', status: 'SOON', runs: false },
  { says: 'the first minute', at: '2026-11-20 00:00', status: 'CURRENT', runs: true },
  { says: 'the last minute of its last day', at: '2026-11-22 23:59', status: 'CURRENT', runs: true },
  { says: 'midnight after its last day', at: '2026-11-23 00:00', status: 'EXPIRED', runs: false },
  { says: 'not enabled', at: '2026-11-21 12:00', isEnabled: false, status: 'DISABLE', runs: true },
  {
    says: 'at weekends, on a Saturday',
    at: '2026-11-21 00:00',
    weekdays: [6, 7],
    status: 'CURRENT',
    runs: true,
  },
  {
    says: 'at weekends, on a Sunday',
    at: '2026-11-22 23:00',
    weekdays: [6, 7],
    status: 'CURRENT',
    runs: true,
  },
  {
    says: 'at weekends, on a Friday',
    at: '2026-11-20 23:59',
    weekdays: [6, 7],
    status: 'CURRENT',
    runs: false,
  },
  {
    says: 'on Mondays, none of its days',
    at: '2026-11-21 12:00',
    weekdays: [1],
    status: 'CURRENT',
    runs: false,
  },
];

export type AudienceExample = {
  says: string;
  audience: Partial<PromotionAudience>;
  buyer: Partial<PromotionBuyer>;
  reasons: readonly AudienceReason[];
};

export const audienceExamples: readonly AudienceExample[] = [
  { says: 'for all', audience: {}, buyer: {}, reasons: [] },
  {
    says: 'of another center',
    audience: { saleUnits: ['BKK'] },
    buyer: { saleUnit: 'CNX' },
    reasons: ['CENTER'],
  },
  {
    says: 'a customer type of the list',
    audience: { customerTypes: ['R', 'W'] },
    buyer: { customerType: 'W' },
    reasons: [],
  },
  {
    says: 'another customer type',
    audience: { customerTypes: ['R'] },
    buyer: { customerType: 'W' },
    reasons: ['CUSTOMER_TYPE'],
  },
  {
    says: 'no type at all',
    audience: { customerTypes: ['R'] },
    buyer: { customerType: null },
    reasons: ['CUSTOMER_TYPE'],
  },
  {
    says: 'another store type',
    audience: { storeTypes: ['CLINIC'] },
    buyer: { storeType: 'VET' },
    reasons: ['STORE_TYPE'],
  },
  { says: 'listed', audience: { isForListed: true }, buyer: { isListed: true }, reasons: [] },
  { says: 'not listed', audience: { isForListed: true }, buyer: {}, reasons: ['NOT_LISTED'] },
  { says: 'left out', audience: { leavesOut: true }, buyer: { isLeftOut: true }, reasons: ['LEFT_OUT'] },
  { says: 'new', audience: { isForNew: true }, buyer: { isNew: true }, reasons: [] },
  { says: 'no longer new', audience: { isForNew: true }, buyer: { isNew: false }, reasons: ['NOT_NEW'] },
  {
    says: 'wrong in several ways',
    audience: { saleUnits: ['BKK'], isForListed: true, isForNew: true },
    buyer: { saleUnit: 'CNX', isNew: false },
    reasons: ['CENTER', 'NOT_LISTED', 'NOT_NEW'],
  },
];
