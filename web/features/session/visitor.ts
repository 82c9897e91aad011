import type { CustomerUser } from '#contract/page.ts';
import { GUEST_CUSTOMER_CODE } from '#domain/cart.ts';

/** A visitor who has not signed in (storefront §4.4). */
export function isGuest(user: Pick<CustomerUser, 'CUSTOMERCODE'>): boolean {
  return user.CUSTOMERCODE === GUEST_CUSTOMER_CODE;
}
