/** The accounts elsewhere by which a person signs in: seen, and taken away (R-24b, decision 58). */
import { createHash } from 'node:crypto';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import { deleteIdentity, findIdentities, type Identity } from './external-identities.queries.ts';
import { oidcProviderOf } from './external-sign-in.usecases.ts';
import { endPersonsSessions } from './session.opening.usecases.ts';

type SignIns = CallAnswer<'ownSignIns'>;

/** Says nothing of the account elsewhere. */
const idOf = ({ issuer, subject }: Identity): string =>
  createHash('sha256').update(`${issuer}\n${subject}`).digest('base64url').slice(0, 22);

/** Of the service: as the shop calls its provider, else the host of its address or the name that it signs by. */
function nameOf(issuer: string, provider: { issuer: string; name: string } | undefined): string {
  if (provider?.issuer === issuer) return provider.name;
  return URL.parse(issuer)?.hostname || issuer;
}

export async function linkedSignIns(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, profileCode }: { tenantId: string; profileCode: string },
): Promise<SignIns> {
  const provider = await oidcProviderOf(deps, tenantId);
  const rows = await findIdentities(tx, profileCode);
  return {
    Data: rows.map((row) => ({
      Id: idOf(row),
      Name: nameOf(row.issuer, provider),
      LinkedAt: row.linkedAt.toISOString(),
      UsedAt: row.usedAt.toISOString(),
    })),
  };
}

type Removing = { tenantId: string; profileCode: string; id: string; keep?: string | undefined };

/**
 * Also ends the person's sessions but the one to keep: which of them came through it is not known. After the commit pass `ended` to
 * `tellEnded`. Throws 404 SIGN_IN_NOT_FOUND.
 */
export async function removeLinkedSignIn(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, profileCode, id, keep }: Removing,
): Promise<{ name: string; ended: Awaited<ReturnType<typeof endPersonsSessions>> }> {
  const identity = (await findIdentities(tx, profileCode)).find((one) => idOf(one) === id);
  if (!identity || !(await deleteIdentity(tx, { ...identity, profileCode })))
    throw notFound('SIGN_IN_NOT_FOUND');
  const ended = await endPersonsSessions(deps, tx, { tenantId, profileCode, keep });
  return { name: nameOf(identity.issuer, await oidcProviderOf(deps, tenantId)), ended };
}
