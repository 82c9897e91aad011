import type { CustomerUser, BootstrapData } from '#contract/page.ts';
import { cartKey, GUEST_CUSTOMER_CODE } from '#domain/orders/cart.ts';
import { isGuest } from '../../session/visitor/visitor.ts';

/**
 * The names under which a visitor's cart is kept; `guest` is the guest's cart that moves over to a customer.
 * Money mode: the points mode has a cart of its own and comes with it.
 */
export function cartKeysOf(
  { tenant, keyPrefix }: Pick<BootstrapData, 'tenant' | 'keyPrefix'>,
  user: Pick<CustomerUser, 'CUSTOMERCODE' | 'ActiveDC'>,
): { own: string; guest?: string } {
  const keyFor = (customerCode: string) =>
    cartKey({
      prefix: keyPrefix,
      tenantId: tenant.id,
      companyCode: tenant.companyCode,
      customerCode,
      saleUnit: user.ActiveDC,
      pointMode: false,
    });
  const own = keyFor(user.CUSTOMERCODE);
  return isGuest(user) ? { own } : { own, guest: keyFor(GUEST_CUSTOMER_CODE) };
}
