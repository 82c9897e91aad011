/** What the staff's list of orders is narrowed by: the same for the list, its export and steps for all that it has. */
import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { baht, code, inAddress, saleUnit, several, severalInAddress, text } from './common.schemas.ts';

export const MOST_CHOSEN = 20;

const payments = several(z.enum(paymentStatuses), paymentStatuses.length);
const deliveries = several(z.enum(deliveryKinds), deliveryKinds.length);
const codes = several(code, MOST_CHOSEN);

const single = {
  tab: z.enum(['All', ...orderStates]).default('All'),
  /**
   * The beginning or end of an order number, or parts of a customer's name, code, mobile number, tax ID, district or
   * province; nearly the name where nobody has it.
   */
  text: text(60).optional(),
  /** Days in Bangkok, inclusive. */
  dateStart: z.iso.date().optional(),
  dateEnd: z.iso.date().optional(),
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  /** Y: with a note of staff for staff, of the order itself or of something that happened to it. */
  note: z.enum(['Y']).optional(),
};

/** In a body. */
export const orderFilters = {
  ...single,
  /** Any of these; `unpaid` and `pending` have only what is still to be paid, so no canceled order. */
  payment: payments.optional(),
  /** Baht, inclusive. */
  totalMin: baht.optional(),
  totalMax: baht.optional(),
  customer: codes.optional(),
  /** Who placed the order for the customer. */
  salesman: codes.optional(),
  /** Orders with any of these. */
  product: codes.optional(),
  delivery: deliveries.optional(),
};

/** In an address. */
export const orderFiltersInAddress = {
  ...single,
  payment: severalInAddress(payments).optional(),
  totalMin: inAddress(baht).optional(),
  totalMax: inAddress(baht).optional(),
  customer: severalInAddress(codes).optional(),
  salesman: severalInAddress(codes).optional(),
  product: severalInAddress(codes).optional(),
  delivery: severalInAddress(deliveries).optional(),
};
