/** Who makes a call, as the Bearer token says. */
import type { Who } from '#contract/define.ts';

export type VisitorKind = 'guest' | 'customer' | 'staff' | 'rider';

export type Visitor = {
  tenantId: string;
  kind: VisitorKind;
  /** GUEST for a guest; empty for staff and riders. */
  customerCode: string;
  /** Staff or rider id; with a customer code beside it, the salesman who acts for that customer. */
  userId: string;
  /** The specification's numbers, for staff. */
  role: string;
  /** The active distribution center. */
  saleUnit: string;
  /** Missing for a guest, who needs no row. */
  sessionId: string;
};

export const GUEST = 'GUEST';

/** The kinds of the contract that this visitor counts as. */
export function kindsOf({ kind, role, userId }: Visitor): Who[] {
  if (kind === 'customer') return userId === '' ? ['customer'] : ['actingSalesman'];
  if (kind === 'staff') return role === '1' ? ['staff', 'superAdmin'] : ['staff'];
  return [kind];
}
