/** What the staff's list of orders is narrowed by: the same for the list, its export and steps for all that it has. */
import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { baht, code, inAddress, saleUnit, several, text } from './common.schemas.ts';

export const MOST_CHOSEN = 20;

export const orderListFilters = {
  tab: z.enum(['All', ...orderStates]).default('All'),
  /** Any of these; `unpaid` is what is still to be paid, which excludes canceled orders. */
  payment: several(z.enum(paymentStatuses), paymentStatuses.length).optional(),
  /**
   * The beginning or end of an order number, or parts of a customer's name, code, mobile number, tax ID, district or
   * province; nearly the name where nobody has it.
   */
  text: text(60).optional(),
  /** Days in Bangkok, inclusive. */
  dateStart: z.iso.date().optional(),
  dateEnd: z.iso.date().optional(),
  /** Baht, inclusive. */
  totalMin: inAddress(baht).optional(),
  totalMax: inAddress(baht).optional(),
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  customer: several(code, MOST_CHOSEN).optional(),
  /** Who placed the order for the customer. */
  salesman: several(code, MOST_CHOSEN).optional(),
  /** Orders with any of these. */
  product: several(code, MOST_CHOSEN).optional(),
  delivery: several(z.enum(deliveryKinds), deliveryKinds.length).optional(),
  /** Y: with a note of staff for staff. */
  note: z.enum(['Y']).optional(),
};
