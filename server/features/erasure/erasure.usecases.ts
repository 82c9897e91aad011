/** A customer has their account erased (L-29, decision 57). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, conflict, notAllowed } from '../../http/call-error.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { removeFile } from '../files/files.public.ts';
import {
  endPersonsSessions,
  hashOfErasedNumber,
  requestOwnCode,
  sessionOver,
  tellEnded,
  withProof,
  type SentCode,
} from '../session/session.public.ts';
import {
  erasePerson,
  findBlocks,
  findFileIds,
  findLosses,
  findPerson,
  keepNumber,
  lockAccounts,
  type Block,
  type ErasedPerson,
} from './erasure.queries.ts';
import { erasedWords } from './erasure.words.ts';

const MOBILE_SHOWN = 4;

/** Throws 403 NOT_ALLOWED for an account that is no longer there, 401 SESSION_OVER for one that was merged: the person kept decides. */
async function personOf(
  deps: Pick<Dependencies, 'database'>,
  { visitor: { tenantId, customerCode } }: Pick<CallContext, 'visitor'>,
): Promise<ErasedPerson> {
  const person = await deps.database.inTenant(tenantId, (tx) => findPerson(tx, customerCode), {
    readOnly: true,
  });
  if (!person) throw notAllowed('NOT_ALLOWED');
  if (person.isMerged) throw sessionOver();
  return person;
}

const presentBlocks = (blocks: readonly Block[]): CallAnswer<'erasure'>['Blocks'] =>
  blocks.map(({ kind, orderId }) => ({ Kind: kind, OrderID: orderId }));

/** What is lost, what the law keeps, and what stands in the way. Throws 403 NOT_ALLOWED. */
export async function erasureOf(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  context: CallContext,
): Promise<CallAnswer<'erasure'>> {
  const person = await personOf(deps, context);
  const { blocks, losses } = await deps.database.inTenant(
    context.visitor.tenantId,
    async (tx) => ({
      blocks: await findBlocks(tx, person),
      losses: await findLosses(tx, person, deps.clock()),
    }),
    { readOnly: true },
  );
  const { mobile, passwordHash } = person;
  return {
    Blocks: presentBlocks(blocks),
    Addresses: losses.addresses,
    Coupons: losses.coupons,
    Lists: losses.lists,
    Papers: losses.papers,
    KeptUntil: losses.keptUntil?.toISOString() ?? null,
    IsNumberKept: person.hasOrdered && mobile !== null,
    Proof: mobile === null ? proofWithout(passwordHash) : 'code',
    MobileEnd: mobile?.slice(-MOBILE_SHOWN) ?? '',
  };
}

const proofWithout = (passwordHash: string | null) => (passwordHash === null ? 'none' : 'password');

/** Throws 403 NOT_ALLOWED and what `requestOwnCode` throws. */
export async function requestErasureCode(
  deps: Dependencies,
  context: CallContext,
  address: string,
): Promise<SentCode> {
  const owner = await personOf(deps, context);
  return requestOwnCode(deps, { ...context, owner, address, purpose: 'erasure' });
}

/**
 * Does nothing for who is erased already. Throws 403 NOT_ALLOWED, 409 ERASURE_BLOCKED with `details.Blocks`, and what
 * `withProof` throws.
 */
export async function eraseAccount(
  deps: Dependencies,
  context: CallContext,
  { body, address }: { body: CallParsed<'eraseAccount'>['body']; address: string },
): Promise<void> {
  const { visitor } = context;
  const person = await personOf(deps, context);
  if (person.isErased) return;
  // Before the code is used up.
  const early = await deps.database.inTenant(visitor.tenantId, (tx) => refusalOf(tx, person), {
    readOnly: true,
  });
  if (early) throw early;
  const ended = await withProof(deps, {
    visitor,
    owner: person,
    address,
    purpose: 'erasure',
    proof: { reference: body.Reference, code: body.Code, password: body.Password },
    work: (tx) => eraseIn(deps, tx, { ...context, person }),
  }).catch(async (error: unknown) => {
    // The same request at the same time was faster.
    if (error instanceof CallError && (await personOf(deps, context)).isErased) return undefined;
    throw error;
  });
  if (!ended) return;
  tellEnded(deps, ended);
  await tellErased(deps, context, person);
}

async function refusalOf(tx: TenantTransaction, person: ErasedPerson): Promise<CallError | undefined> {
  const blocks = await findBlocks(tx, person);
  if (blocks.length === 0) return undefined;
  return conflict('ERASURE_BLOCKED', { details: { Blocks: presentBlocks(blocks) } });
}

/** Returns the sessions that ended; undefined where it was done meanwhile. */
async function eraseIn(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, person }: CallContext & { person: ErasedPerson },
): Promise<Awaited<ReturnType<typeof endPersonsSessions>> | CallError | undefined> {
  const { tenantId, customerCode } = visitor;
  await lockAccounts(tx, person);
  const now = await findPerson(tx, customerCode);
  if (!now || now.isErased) return undefined;
  // Merged meanwhile, or with another number or password than the one that was proved: it would be somebody else who is erased.
  if (now.isMerged || now.mobile !== person.mobile || now.passwordHash !== person.passwordHash)
    return sessionOver();
  const refusal = await refusalOf(tx, now);
  if (refusal) return refusal;
  for (const fileId of await findFileIds(tx, now))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await removeFile(deps, tx, { tenantId, fileId });
  const ended = await endPersonsSessions(deps, tx, { tenantId, profileCode: now.profileCode });
  if (now.hasOrdered && now.mobile !== null)
    await keepNumber(tx, tenantId, {
      numberHash: hashOfErasedNumber(deps.config.sessionSecret, { tenantId, mobile: now.mobile }),
      at: deps.clock(),
    });
  await erasePerson(tx, now, deps.clock());
  await writeAudit(deps, tx, { visitor, action: 'customer.erasure', subject: `customer/${customerCode}` });
  return ended;
}

/** Sent at once: a message that waits would keep the number or address. It is not tried again. */
async function tellErased(
  { sms, mail, tenants, onProblem }: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { profileCode, mobile, email }: ErasedPerson,
): Promise<void> {
  const tenant = tenants.get(tenantId);
  const shop = (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? tenantId;
  const { subject, text } = erasedWords(shop)[language];
  const key = `erased/${profileCode}`;
  const sending =
    mobile === null
      ? email !== null &&
        mail?.send({ senderName: shop, to: email, subject, text, html: escapeHtml(text), key })
      : sms.send({ tenantId, to: mobile, text, key });
  await Promise.resolve(sending).catch((cause: unknown) =>
    onProblem(new Error(`An erased customer of ${tenantId} could not be told`, { cause })),
  );
}
