/** Staff changes leave an audit row with before and after, in the same transaction as the change (B-40). */
import type { AuditAction, AuditField } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import {
  countChanges,
  countDone,
  countFieldChanges,
  insertAudit,
  insertAudits,
  insertRefusal,
  type AuditRow,
} from './audit.queries.ts';

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

/** Many changes of one kind at once, as `writeAudit` writes each. */
export function writeAudits(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  {
    visitor,
    changes,
  }: { visitor: Visitor; changes: readonly Pick<AuditRow, 'action' | 'subject' | 'before' | 'after'>[] },
): Promise<void> {
  return insertAudits(tx, { tenantId: visitor.tenantId, at: clock(), actor: actorOf(visitor), changes });
}

/** The operator of the installation changes something of a shop, at the command line. */
export function writeOperatorAudit<Before extends object, After extends object>(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  {
    tenantId,
    action,
    subject,
    before = null,
    after = null,
  }: Omit<Change<Before, After>, 'visitor'> & { tenantId: string },
): Promise<void> {
  const actor = { kind: 'platformOperator', id: 'operator' };
  return insertAudit(tx, { tenantId, at: clock(), actor, action, subject, before, after });
}

/** How often this was done to the subject since then, as the log has it. */
export const changesSince = (
  tx: TenantTransaction,
  asked: Pick<AuditRow, 'action' | 'subject'> & { since: Date },
): Promise<number> => countChanges(tx, asked);

/** How often a person did each of these since then, as the log has it. */
export const donesSince = (
  tx: TenantTransaction,
  asked: { actorId: string; actions: readonly AuditAction[]; since: Date },
): Promise<ReadonlyMap<string, number>> => countDone(tx, asked);

/** How often a person changed that field since then, as the log has it. */
export const fieldChangesSince = (
  tx: TenantTransaction,
  asked: { actorId: string; action: AuditAction; field: AuditField; since: Date },
): Promise<number> => countFieldChanges(tx, asked);

/** A staff member signs in or out; in the transaction that opens or ends the session. */
export function writeSignIn(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  {
    tenantId,
    userId,
    action,
  }: { tenantId: string; userId: string; action: 'staff.signIn' | 'staff.signOut' },
): Promise<void> {
  const actor = { kind: 'staff', id: userId };
  return insertAudit(tx, {
    tenantId,
    at: clock(),
    actor,
    action,
    subject: `staff/${userId}`,
    before: null,
    after: null,
  });
}

/** The same refusal is written once in this time, and no more than so many of one person: a flood fills no table. */
const REFUSED_MS = 10 * 60 * 1000;
const MOST_REFUSED = 20;

type Refusal = {
  tenantId: string;
  /** The staff member; one who does not exist is not written, at the same cost. */
  userId: string;
  /** The code of the answer. */
  refused: string;
  subject: AuditRow['subject'];
  /** Nobody knows who did it: they are not signed in. */
  isStranger?: boolean;
};

/** Writes in a transaction of its own that staff, or who pretended to be, was refused. */
export async function writeRefusal(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { tenantId, userId, refused, subject, isStranger = false }: Refusal,
): Promise<void> {
  const at = clock();
  const actor = isStranger ? { kind: 'staffGuest', id: '' } : { kind: 'staff', id: userId };
  const bounds = { since: new Date(at.getTime() - REFUSED_MS), most: MOST_REFUSED };
  await database.inTenant(tenantId, (tx) =>
    insertRefusal(tx, tenantId, { at, actor, userId, subject, refused }, bounds),
  );
}
