/** Staff changes leave an audit row with before and after, in the same transaction as the change (B-40). */
import type { AuditField } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import { insertAudit, type AuditRow } from './audit.queries.ts';

/** An object whose fields are all known to the log. */
type Known<State> = State & { [Field in Exclude<keyof State, AuditField>]: never };
type Change<Before, After> = Pick<AuditRow, 'action' | 'subject'> & {
  visitor: Visitor;
  before?: Known<Before> | null;
  after?: Known<After> | null;
};

/** Must be called inside the transaction of the change. Never pass passwords or other secrets in either state. */
export function writeAudit<Before extends object, After extends object>(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, action, subject, before = null, after = null }: Change<Before, After>,
): Promise<void> {
  const { tenantId } = visitor;
  return insertAudit(tx, { tenantId, at: clock(), actor: actorOf(visitor), action, subject, before, after });
}
