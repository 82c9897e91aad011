/** Opening and ending sessions: rows whose secret lives in a cookie for a year (design: tenants, sessions, permissions). */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import {
  insertSession,
  revokeSession,
  revokeSessionsOf,
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
};

export type Opened = { sessionId: string; secret: string; ended: string | undefined };

/** Opens a session; after the commit tell of the `ended` one with `tellEnded`. */
export async function openSession(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { tenantId, kind, owner, saleUnit, replaces }: Opening,
): Promise<Opened> {
  const now = clock();
  const secret = newSecret();
  const ended =
    replaces === undefined
      ? undefined
      : await revokeSession(tx, { kind, secretHash: hashOfSecret(replaces), at: now });
  const sessionId = await insertSession(tx, tenantId, {
    kind,
    secretHash: hashOfSecret(secret),
    ...owner,
    saleUnit,
    createdAt: now,
    expiresAt: new Date(now.getTime() + COOKIE_SECONDS * 1000),
  });
  return { sessionId, secret, ended };
}

/** Tells every process that a session has ended, so that its tokens die within a second. After the commit. */
export function tellEnded(
  { changes, clock }: Pick<Dependencies, 'changes' | 'clock'>,
  sessionId: string | undefined,
): void {
  if (sessionId !== undefined) changes.changed({ revoked: { sessionId, at: clock().getTime() } });
}

/** Ends the session of a cookie; a secret that is unknown, foreign or already ended changes nothing. */
export async function endSession(
  deps: Dependencies,
  { tenantId, kind, secret }: { tenantId: string; kind: SessionKind; secret: string | undefined },
): Promise<void> {
  if (secret === undefined) return;
  const ended = await deps.database.inTenant(tenantId, (tx) =>
    revokeSession(tx, { kind, secretHash: hashOfSecret(secret), at: deps.clock() }),
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
  const ended = await deps.database.inTenant(tenantId, (tx) =>
    revokeSessionsOf(tx, { owner, at: deps.clock() }),
  );
  for (const sessionId of ended) tellEnded(deps, sessionId);
}
