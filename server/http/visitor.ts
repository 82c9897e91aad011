/** Who makes a call, as the Bearer token says. */
import { isStaffRole, isSuperAdminRole } from '#domain/access/roles.ts';
import type { Who } from '#contract/define.ts';

/** `staffGuest`: a visitor of the merchant area who has not signed in. */
export type VisitorKind = 'guest' | 'customer' | 'staffGuest' | 'staff' | 'rider';

export type Visitor = {
  tenantId: string;
  kind: VisitorKind;
  /** GUEST for a guest of either area; empty for staff and riders. */
  customerCode: string;
  /** Staff or rider id; with a customer code beside it, the salesman who acts for that customer. */
  userId: string;
  /** The specification's numbers, for staff. */
  role: string;
  /** The active distribution center. */
  saleUnit: string;
  /** Missing for a guest, who needs no row. */
  sessionId: string;
  /**
   * Of a guest for whom a page is rendered that all customers of this price level share: he sees their prices, and
   * nothing that is one customer's own.
   */
  priceLevel?: number | undefined;
};

export const GUEST = 'GUEST';

/** Whether a member of staff orders in a customer's name. */
export const isActing = ({ kind, userId }: Pick<Visitor, 'kind' | 'userId'>): boolean =>
  kind === 'customer' && userId !== '';

/** The kinds of the contract that this visitor counts as. */
export function kindsOf(visitor: Visitor): Who[] {
  const { kind, role } = visitor;
  if (kind === 'customer') return isActing(visitor) ? ['actingSalesman'] : ['customer'];
  if (kind === 'staff' && !isStaffRole(role)) return [];
  if (kind === 'staff') return isSuperAdminRole(role) ? ['staff', 'superAdmin'] : ['staff'];
  return [kind];
}

/** Who did it, as records keep it: the most particular kind, and the person himself, not whom he stands in for. */
export function actorOf(visitor: Visitor): { kind: Who; id: string } {
  const kind = kindsOf(visitor).at(-1) ?? 'guest';
  return { kind, id: visitor.userId || visitor.customerCode };
}
