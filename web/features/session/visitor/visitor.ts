import type { CustomerUser } from '#contract/page.ts';
import { GUEST_CUSTOMER_CODE } from '#domain/orders/cart.ts';

/** A visitor who has not signed in (S-04). */
export function isGuest(user: Pick<CustomerUser, 'CUSTOMERCODE'>): boolean {
  return user.CUSTOMERCODE === GUEST_CUSTOMER_CODE;
}

/** A salesman is here in the customer's name (S-06: UserId). */
export function isActing(user: Pick<CustomerUser, 'UserId'>): boolean {
  return (user.UserId ?? '') !== '';
}
