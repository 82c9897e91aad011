/** Opening and ending sessions: rows whose secret is in a cookie for a year. */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit, writeSignIn } from '../audit/audit.public.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import {
  insertSession,
  revokeOpenedIn,
  revokeSession,
  revokeSessionsOf,
  type Ended,
  type SessionKind,
  type SessionOwner,
} from './session.queries.ts';

type Opening = {
  tenantId: string;
  kind: SessionKind;
  /** A customer, a staff member, or a staff member acting for a customer. */
  owner: { customerCode: string; userId?: string } | { userId: string };
  saleUnit: string;
  /** The secret of the cookie being replaced: its session ends, which prevents session fixation. */
  replaces: string | undefined;
  /** The staff session that it ends with, and its own maximum duration. */
  inside?: { sessionId: string; seconds: number };
};

export type Opened = { sessionId: string; secret: string; expiresAt: Date; ended: Ended[] };
type Clocked = Pick<Dependencies, 'clock'>;

/** Opens a session; after the commit pass `ended` to `tellEnded`. */
export async function openSession(
  deps: Clocked,
  tx: TenantTransaction,
  { tenantId, kind, owner, saleUnit, replaces, inside }: Opening,
): Promise<Opened> {
  const now = deps.clock();
  const secret = newSecret();
  const ended =
    replaces === undefined
      ? []
      : await recordEnded(deps, tx, {
          tenantId,
          ended: await revokeSession(tx, { kind, secretHash: hashOfSecret(replaces), at: now }),
        });
  const expiresAt = new Date(now.getTime() + (inside?.seconds ?? COOKIE_SECONDS) * 1000);
  const sessionId = await insertSession(tx, tenantId, {
    kind,
    secretHash: hashOfSecret(secret),
    ...owner,
    ...(inside && { openedBy: inside.sessionId }),
    saleUnit,
    createdAt: now,
    expiresAt,
  });
  return { sessionId, secret, expiresAt, ended };
}

/**
 * Also ends what was opened in the ended sessions, and audits each end of acting for a customer. Returns all that
 * have ended.
 */
export async function recordEnded(
  deps: Clocked,
  tx: TenantTransaction,
  { tenantId, ended }: { tenantId: string; ended: readonly Ended[] },
): Promise<Ended[]> {
  if (ended.length === 0) return [];
  const sessionIds = ended.map((one) => one.sessionId);
  const all = [...ended, ...(await revokeOpenedIn(tx, { sessionIds, at: deps.clock() }))];
  for (const { sessionId, customerCode, userId } of all) {
    if (customerCode === null || userId === null) continue;
    const visitor = {
      tenantId,
      kind: 'customer',
      customerCode,
      userId,
      role: '',
      saleUnit: '',
      sessionId,
    } as const;
    await writeAudit(deps, tx, { visitor, action: 'acting.end', subject: `customer/${customerCode}` });
  }
  return all;
}

/** Ends every session of a member of staff; after the commit pass the result to `tellEnded`. */
export async function endStaffSessions(
  deps: Clocked,
  tx: TenantTransaction,
  { tenantId, userId, keep }: { tenantId: string; userId: string; keep?: string | undefined },
): Promise<Ended[]> {
  const ended = await revokeSessionsOf(tx, { owner: { userId }, keep, at: deps.clock() });
  return recordEnded(deps, tx, { tenantId, ended });
}

/** Ends every session of a person but the one to keep, and those in which staff act for them; after the commit pass the result to `tellEnded`. */
export async function endPersonsSessions(
  deps: Clocked,
  tx: TenantTransaction,
  { tenantId, profileCode, keep }: { tenantId: string; profileCode: string; keep?: string | undefined },
): Promise<Ended[]> {
  const ended = await revokeSessionsOf(tx, { owner: { profileCode }, keep, at: deps.clock() });
  return recordEnded(deps, tx, { tenantId, ended });
}

/**
 * Notifies every process that sessions have ended, so that their tokens become invalid within a second. After the
 * commit.
 */
export function tellEnded(
  { events, clock }: Pick<Dependencies, 'events' | 'clock'>,
  ended: readonly Ended[],
): void {
  for (const { sessionId } of ended) events.publish({ revoked: { sessionId, at: clock().getTime() } });
}

/** Ends the session of a cookie; a secret that is unknown, foreign or already ended changes nothing. */
export async function endSession(
  deps: Dependencies,
  { tenantId, kind, secret }: { tenantId: string; kind: SessionKind; secret: string | undefined },
): Promise<void> {
  if (secret === undefined) return;
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    const own = await revokeSession(tx, { kind, secretHash: hashOfSecret(secret), at: deps.clock() });
    for (const { userId } of own)
      if (kind === 'merchant' && userId !== null)
        await writeSignIn(deps, tx, { tenantId, userId, action: 'staff.signOut' });
    return recordEnded(deps, tx, { tenantId, ended: own });
  });
  tellEnded(deps, ended);
}

/**
 * Ends every session of an account that was disabled or got another password, and invalidates its tokens: here
 * immediately, in the other processes within a second. After the commit of that change.
 */
export async function endSessionsOf(
  deps: Dependencies,
  { tenantId, owner }: { tenantId: string; owner: SessionOwner },
): Promise<void> {
  const ended = await deps.database.inTenant(tenantId, async (tx) =>
    recordEnded(deps, tx, { tenantId, ended: await revokeSessionsOf(tx, { owner, at: deps.clock() }) }),
  );
  tellEnded(deps, ended);
}
