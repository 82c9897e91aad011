/** Goods that leave a center without being sold (order type I). */
import type { OrderState, OrderType } from './order.ts';

/** What they are taken for. */
export const issuePurposes = ['sample', 'internal', 'damaged', 'expired', 'promotion', 'other'] as const;
export type IssuePurpose = (typeof issuePurposes)[number];

export const MAX_ISSUE_LINES = 200;

/** The step with which goods leave the stock; who may take it is in `domain/access/rights.ts`. */
export const isIssueApproval = (orderType: OrderType, to: OrderState): boolean =>
  orderType === 'I' && to === 'Approved';
