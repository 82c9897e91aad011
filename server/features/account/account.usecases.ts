/** What a signed-in buyer has besides orders (C-72). */
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findPicture, findPoints } from './account.queries.ts';

type Needs = Pick<Dependencies, 'database'>;

/** The visitor's own points, whole ones. A guest has none, which needs no database access. */
export async function pointsOf({ database }: Needs, visitor: Visitor): Promise<number> {
  if (visitor.kind === 'guest') return 0;
  const { tenantId, customerCode } = visitor;
  return database.inTenant(tenantId, (tx) => findPoints(tx, customerCode), { readOnly: true });
}

/** The URL of the customer's own picture, or null. */
export function pictureOf({ database }: Needs, { tenantId, customerCode }: Visitor): Promise<string | null> {
  return database.inTenant(tenantId, (tx) => findPicture(tx, customerCode), { readOnly: true });
}
