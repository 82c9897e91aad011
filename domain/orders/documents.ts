/** The documents that go with an order, and which order can have which (B-92). */
import type { DeliveryKind } from './delivery.ts';
import type { OrderState, OrderType } from './order.ts';

export const documentKinds = ['packing-list', 'delivery-note', 'shipping-label', 'goods-issue'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Those of sales orders, in the order of work. */
export const salesDocuments = [
  'packing-list',
  'delivery-note',
  'shipping-label',
] as const satisfies readonly DocumentKind[];
export type SalesDocument = (typeof salesDocuments)[number];

/** Orders in one print. */
export const MOST_PRINTED = 100;
/** Orders of a list that are printed, a print after the other. */
export const MOST_PRINTED_OF_LIST = 2000;

export const printProblems = ['canceled', 'pickup', 'otherType'] as const;
export type PrintProblem = (typeof printProblems)[number];

type Printed = { type: OrderType; status: OrderState; deliveryKind: DeliveryKind };

/**
 * Why an order is left out of a print: nothing is packed or sent of a canceled one, and what is collected at the center
 * has no label. Undefined: it is printed.
 */
export function printProblem(
  kind: DocumentKind,
  { type, status, deliveryKind }: Printed,
): PrintProblem | undefined {
  if ((kind === 'goods-issue') !== (type === 'I')) return 'otherType';
  if (status === 'Canceled') return 'canceled';
  return kind === 'shipping-label' && deliveryKind === 'pickup' ? 'pickup' : undefined;
}
