/**
 * Secrets among the settings (W-29): encrypted in the database, decrypted only while they are used. Nobody is answered
 * one: staff see whether it is set, and who changed it when.
 */
import { secretKeys, type SecretKey } from '#domain/web-config/registry.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import { conflict } from '../../http/call-error.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import { UnsealError, type Sealed } from '../../sealing.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { deleteSecret, namesOfStaff, replaceSecret, storedSecrets } from './webconfig.secrets.queries.ts';

type Reading = Pick<Dependencies, 'database' | 'cache' | 'sealing' | 'onProblem'>;
type Known = ReadonlyMap<string, Sealed>;

/**
 * The secret, for the moment it is used: never store, log or answer it. '' if it is not set, or cannot be decrypted,
 * which the operator is told.
 */
export async function secretOf(deps: Reading, tenantId: string, name: SecretKey): Promise<string> {
  const sealed = (await knownOf(deps, tenantId)).get(name);
  return sealed && deps.sealing ? deps.sealing.open(sealed, { tenantId, name }) : '';
}

/** Those that can be decrypted, still encrypted: no copy of memory or cache has one in plain text. */
function knownOf({ database, cache, sealing, onProblem }: Reading, tenantId: string): Promise<Known> {
  return cache.getOrMake(`secrets/${tenantId}`, async () => {
    const rows = await database.inTenant(tenantId, storedSecrets, { readOnly: true });
    const value = new Map<string, Sealed>();
    for (const { name, keyId, bytes } of rows)
      try {
        sealing?.open({ keyId, bytes }, { tenantId, name });
        value.set(name, { keyId, bytes });
      } catch (error) {
        if (!(error instanceof UnsealError)) throw error;
        // One broken setting must not take the shop down.
        onProblem(error);
      }
    const bytes = rows.reduce((sum, row) => sum + row.bytes.length, 0);
    return { value, bytes, tags: [tags.config(tenantId)] };
  });
}

/** Whether each secret is set, and who changed it when. */
export async function secretStates(
  { database }: Pick<Dependencies, 'database'>,
  tenantId: string,
): Promise<CallAnswer<'secretSettings'>> {
  const { rows, names } = await database.inTenant(
    tenantId,
    async (tx) => {
      const stored = await storedSecrets(tx);
      return {
        rows: stored,
        names: await namesOfStaff(
          tx,
          stored.map(({ changedBy }) => changedBy),
        ),
      };
    },
    { readOnly: true },
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  return {
    Data: secretKeys.map((name) => {
      const row = byName.get(name);
      return {
        Opt: name,
        IsSet: row !== undefined,
        ChangedAt: row?.changedAt.toISOString() ?? null,
        ChangedBy: row ? (names.get(row.changedBy) ?? row.changedBy) : null,
      };
    }),
  };
}

/**
 * Stores a secret, or removes it if the value is empty. The log says that it was changed, never what it is. Throws 409
 * SETTINGS_KEY_MISSING if the installation has no key.
 */
export async function setSecret(
  deps: Dependencies,
  visitor: Visitor,
  {
    Opt: name,
    Value: text,
  }: CallParsed<'setSecretSetting'>['params'] & CallParsed<'setSecretSetting'>['body'],
): Promise<CallAnswer<'secretSettings'>> {
  const { tenantId } = visitor;
  const { sealing } = deps;
  if (!sealing) throw conflict('SETTINGS_KEY_MISSING');
  const sealed = text === '' ? undefined : sealing.seal(text, { tenantId, name });
  const changed = { at: deps.clock(), by: actorOf(visitor) };
  await deps.database.inTenant(tenantId, async (tx) => {
    const existed = sealed
      ? await replaceSecret(tx, { tenantId, name, sealed, changed })
      : await deleteSecret(tx, name);
    if (!sealed && !existed) return;
    // That it was changed, also where it was set before and still is.
    await writeAudit(deps, tx, {
      visitor,
      action: 'setting.secret',
      subject: `setting/${name}`,
      before: { IsSet: existed },
      after: { IsSet: sealed !== undefined },
    });
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return secretStates(deps, tenantId);
}
