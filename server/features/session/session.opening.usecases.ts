/** Opening and ending sessions: rows whose secret lives in a cookie for a year. */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../audit/audit.public.ts';
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
  owner: SessionOwner;
  saleUnit: string;
  /** The secret of the cookie that the new one replaces: its session ends, so that nobody can have set it before. */
  replaces: string | undefined;
  /** The staff session that it ends with, and how long it may last besides. */
  inside?: { sessionId: string; seconds: number };
};

export type Opened = { sessionId: string; secret: string; expiresAt: Date; ended: Ended[] };
type Clocked = Pick<Dependencies, 'clock'>;

/** Opens a session; after the commit tell of the `ended` ones with `tellEnded`. */
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
 * Ends with sessions what was opened in them, and writes down each end of a salesman's standing in for a customer. Gives
 * all that have ended.
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

/** Tells every process that sessions have ended, so that their tokens die within a second. After the commit. */
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
  const ended = await deps.database.inTenant(tenantId, async (tx) =>
    recordEnded(deps, tx, {
      tenantId,
      ended: await revokeSession(tx, { kind, secretHash: hashOfSecret(secret), at: deps.clock() }),
    }),
  );
  tellEnded(deps, ended);
}

/**
 * Ends every session of an account that was disabled or got another password, and with them its tokens: here at
 * once, in the other processes within a second. After the commit of that change.
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
