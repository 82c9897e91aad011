/** The visitor making a call, from the Bearer token. */
import { isStaffRole, isSuperAdminRole } from '#domain/access/roles.ts';
import type { Who } from '#contract/define.ts';
import type { Language } from './messages.ts';

/** `staffGuest`: a visitor of the merchant area who has not signed in. `applicant`: who applied as a merchant, and no more. */
export type VisitorKind = 'guest' | 'customer' | 'staffGuest' | 'applicant' | 'staff' | 'rider';

export type Visitor = {
  tenantId: string;
  kind: VisitorKind;
  /** GUEST for a guest of either area; empty for staff and riders. */
  customerCode: string;
  /** Staff or rider id, or the code of an application; together with a customer code, the salesman acting for that customer. */
  userId: string;
  /** The specification's numbers, for staff. */
  role: string;
  /** The active distribution center. */
  saleUnit: string;
  /** Empty for a guest, who needs no row. */
  sessionId: string;
  /**
   * Of a guest used to render a page shared by all customers of this price level: sees their prices, but no
   * individual customer's data.
   */
  priceLevel?: number | undefined;
};

export const GUEST = 'GUEST';

/** Whether a staff member orders on a customer's behalf. */
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

/** The actor, as recorded: the most specific kind, and the actual person, not the customer they act for. */
export function actorOf(visitor: Visitor): { kind: Who; id: string } {
  const kind = kindsOf(visitor).at(-1) ?? 'guest';
  return { kind, id: visitor.userId || visitor.customerCode };
}

/** Who makes a call, and in which language the answer is written. */
export type CallContext = { visitor: Visitor; language: Language };
