import type { AuditAction, AuditSubject } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';

export type AuditRow = {
  tenantId: string;
  at: Date;
  actor: { kind: string; id: string };
  /** The action, e.g. `staff.profile`. */
  action: AuditAction;
  /** The subject, e.g. `staff/SALE`. */
  subject: `${AuditSubject}/${string}`;
  before: object | null;
  after: object | null;
};

export async function insertAudit(
  tx: TenantTransaction,
  { tenantId, at, actor, action, subject, before, after }: AuditRow,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      action,
      subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}
