/** What staff change leaves a row with before and after, in the transaction of the change itself (design: data). */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import { insertAudit, type AuditRow } from './audit.queries.ts';

type Change = Pick<AuditRow, 'action' | 'subject'> & {
  visitor: Visitor;
  before?: object | null;
  after?: object | null;
};

/** To be called inside the transaction of the change. A password and the like stand in neither of the two. */
export function writeAudit(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, action, subject, before = null, after = null }: Change,
): Promise<void> {
  const { tenantId } = visitor;
  return insertAudit(tx, { tenantId, at: clock(), actor: actorOf(visitor), action, subject, before, after });
}
