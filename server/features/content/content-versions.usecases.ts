/** Drafts become versions that never change, and versions drafts again (N-11b). */
import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { lacksPicture, periodOf } from '#domain/text/written-content.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import {
  countVersions,
  findVersion,
  findVersionHeads,
  insertVersion,
  planVersion,
  takeOver,
  type FoundVersion,
  type VersionHead,
} from './content-versions.queries.ts';
import { findWork, updateWork, type WorkRow } from './merchant-content.queries.ts';
import { change, iso, logged, type Versioned } from './merchant-content.usecases.ts';

type Item = CallAnswer<'merchantContent'>;

/** Of each: drafts that are kept take no room of what is published. */
const MOST_VERSIONS = 500;
const MOST_LISTED = 2 * MOST_VERSIONS;

/** Throws 409 TOO_MANY_VERSIONS where there is no room for another of that sort. */
async function assertRoom(tx: TenantTransaction, which: { code: string; isDraft: boolean }): Promise<void> {
  if ((await countVersions(tx, which)) >= MOST_VERSIONS)
    throw conflict('TOO_MANY_VERSIONS', { values: { most: MOST_VERSIONS } });
}

/** The number of the newest version, 0 where there is none. */
async function newestOf(tx: TenantTransaction, code: string): Promise<number> {
  const [newest] = await findVersionHeads(tx, { code, most: 1 });
  return newest?.no ?? 0;
}

async function keepDraft(
  deps: Dependencies,
  tx: TenantTransaction,
  { context: { visitor }, row: { code, content } }: { context: CallContext; row: WorkRow },
): Promise<void> {
  await assertRoom(tx, { code, isDraft: true });
  const { tenantId, userId: publishedBy } = visitor;
  const now = deps.clock();
  const when = { publishedAt: now, begins: now, ends: null };
  await insertVersion(tx, { tenantId, code, content, isDraft: true, publishedBy, ...when });
}

/** What was there before staff published any is version 1, so that it can be returned to. */
async function keepFirst(
  tx: TenantTransaction,
  { tenantId, row }: { tenantId: string; row: WorkRow },
): Promise<void> {
  const { code, shown: content, begins, ends, updatedAt: publishedAt } = row;
  const shown = { content, begins, ends, publishedAt, publishedBy: '', isDraft: false };
  await insertVersion(tx, { tenantId, code, ...shown });
}

/**
 * At once, or from the first day on; until then what is shown stays, and what was planned before is not any more. Throws
 * 409 CONTENT_UNCHANGED, CONTENT_OVER, TOO_MANY_VERSIONS; 400 CONTENT_WRONG; and what `change` throws.
 */
export function publishWork(deps: Dependencies, context: CallContext, which: Versioned): Promise<Item> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  return change(deps, context, which, async (tx, row) => {
    const { code, content } = row;
    const now = deps.clock();
    if (!row.hasChanges) throw conflict('CONTENT_UNCHANGED');
    if (lacksPicture(row.kind, content))
      throw badRequest('CONTENT_WRONG', { fields: { 'Content.picture': 'CONTENT_PICTURE_MISSING' } });
    const given = periodOf(content);
    // What keeps no day of its own is as old as it was.
    const begins = given.begins ?? (row.isPublished && row.begins <= now ? row.begins : now);
    const ends = given.ends ?? null;
    if (ends && ends <= now)
      throw conflict('CONTENT_OVER', { fields: { 'Content.lastDay': 'CONTENT_OVER' } });
    await assertRoom(tx, { code, isDraft: false });
    const newest = await newestOf(tx, code);
    if (newest === 0 && row.isPublished) await keepFirst(tx, { tenantId, row });
    const version = { tenantId, code, publishedAt: now, publishedBy: userId, isDraft: false };
    const no = await insertVersion(tx, { ...version, content, begins, ends });
    const waits = begins > now && row.isPublished && row.begins <= now;
    // What was due since the last round of the minute is what stays until then.
    if (waits) await takeOver(tx, { code, by: now });
    await planVersion(tx, { code, no, begins });
    // What is shown stays until the new one begins; what nobody sees yet need not stay.
    if (!waits) await takeOver(tx, { code });
    return {
      action: 'content.publish',
      before: { ContentVersion: newest },
      after: { ...logged(content), ContentVersion: no },
      isSeen: true,
    };
  });
}

const presentVersion = ({ no, isDraft, publishedAt, publishedBy, begins, ends }: VersionHead) => ({
  No: no,
  WasDraft: isDraft,
  PublishedAt: publishedAt.toISOString(),
  PublishedBy: publishedBy,
  Begins: begins.toISOString(),
  Ends: iso(ends),
});

/** The newest first. Throws 404 CONTENT_NOT_FOUND. */
export async function listWorkVersions(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  code: string,
): Promise<CallAnswer<'contentVersions'>> {
  const versions = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      if (!(await findWork(tx, { code, now: deps.clock() }))) throw notFound('CONTENT_NOT_FOUND');
      return findVersionHeads(tx, { code, most: MOST_LISTED });
    },
    { readOnly: true },
  );
  return { Data: versions.map(presentVersion) };
}

/** Throws 404 CONTENT_VERSION_NOT_FOUND. */
async function versionOf(
  tx: TenantTransaction,
  { code, no }: { code: string; no: number },
): Promise<FoundVersion> {
  const version = await findVersion(tx, { code, no });
  if (!version) throw notFound('CONTENT_VERSION_NOT_FOUND');
  return version;
}

/** Throws 404 CONTENT_VERSION_NOT_FOUND. */
export async function readWorkVersion(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  which: { code: string; no: number },
): Promise<CallAnswer<'contentVersion'>> {
  const { head, content } = await deps.database.inTenant(tenantId, (tx) => versionOf(tx, which), {
    readOnly: true,
  });
  return { ...presentVersion(head), Content: content };
}

/**
 * The draft says again what the version said; a draft that was not published is kept as a version before. Throws 404
 * CONTENT_VERSION_NOT_FOUND, 409 TOO_MANY_VERSIONS, and what `change` throws.
 */
export function restoreWork(
  deps: Dependencies,
  context: CallContext,
  { No: no, ...which }: Versioned & { No: number },
): Promise<Item> {
  return change(deps, context, which, async (tx, row) => {
    const { content } = await versionOf(tx, { code: row.code, no });
    if (row.hasChanges && !isDeepStrictEqual(row.content, content))
      await keepDraft(deps, tx, { context, row });
    await updateWork(tx, { code: row.code, content });
    return {
      action: 'content.restore',
      before: logged(row.content),
      after: { ...logged(content), ContentVersion: no },
      isSeen: false,
    };
  });
}
