/** Staff write banners, news and pages: a draft, which is published as a version that never changes (N-11b). */
import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { AuditAction } from '#domain/access/audit.ts';
import {
  cleanBody,
  contentMistakesOf,
  inLanguage,
  lacksEnglish,
  picturesIn,
  type WrittenContent,
} from '#domain/text/written-content.ts';
import { startOfDay } from '#domain/time/dates.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, storeFile } from '../files/files.public.ts';
import { centerName, centersOfStaff } from '../session/session.public.ts';
import {
  countWork,
  findOwnPictures,
  findWork,
  findWorkPage,
  insertWork,
  lockOrder,
  lockWork,
  placeWork,
  updateActive,
  updateWork,
  type WorkRow,
} from './merchant-content.queries.ts';

type Item = CallAnswer<'merchantContent'>;

const MOST_OF_A_KIND = 500;
/** As large as a banner on the widest screen needs it. */
const MAX_SIDE = 2400;
const DAY_MS = 24 * 3600 * 1000;

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const summaryOf = (row: WorkRow) => ({
  Code: row.code,
  Kind: row.kind,
  State: row.state,
  HasChanges: row.hasChanges,
  LacksEnglish: lacksEnglish(row.content),
  Begins: row.isPublished ? iso(row.begins) : null,
  Ends: row.isPublished ? iso(row.ends) : null,
  Planned: iso(row.planned),
  PlannedFailed: row.plannedFailed,
});

const listed = (row: WorkRow, language: Language) => ({
  ...summaryOf(row),
  Name: inLanguage(language, row.content.titleTh, row.content.titleEn),
  Picture: row.content.picture,
  SaleUnit: row.content.saleUnit,
  Link: row.content.link,
});

const dayOf = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : startOfDay(day.replaceAll('-', ''));

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function listWork(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { take, dateStart, dateEnd, text = '', ...query }: CallParsed<'merchantContents'>['query'],
): Promise<CallAnswer<'merchantContents'>> {
  if (query.saleUnit !== undefined) await assertCenter(deps, visitor, query.saleUnit);
  const now = deps.clock();
  const last = dayOf(dateEnd);
  const filters = {
    kind: query.kind,
    text,
    state: query.state,
    saleUnit: query.saleUnit,
    from: dayOf(dateStart),
    until: last && new Date(last.getTime() + DAY_MS),
    after: query.after,
    take: take + 1,
    now,
  };
  const rows = await deps.database.inTenant(visitor.tenantId, (tx) => findWorkPage(tx, filters), {
    readOnly: true,
  });
  const page = rows.slice(0, take);
  return {
    Data: page.map((row) => listed(row, language)),
    Next: rows.length > take ? (page.at(-1)?.code ?? null) : null,
  };
}

async function assertCenter(
  deps: Dependencies,
  visitor: CallContext['visitor'],
  saleUnit: string,
): Promise<void> {
  const centers = await centersOfStaff(deps, visitor);
  if (centers.every((one) => one.saleUnit !== saleUnit)) throw notFound('CENTER_NOT_FOUND');
}

/** Throws 404 CONTENT_NOT_FOUND. */
export async function readWork(
  deps: Dependencies,
  { visitor, language }: CallContext,
  code: string,
): Promise<Item> {
  const now = deps.clock();
  const row = await deps.database.inTenant(visitor.tenantId, (tx) => findWork(tx, { code, now }), {
    readOnly: true,
  });
  if (!row) throw notFound('CONTENT_NOT_FOUND');
  const centers = await centersOfStaff(deps, visitor);
  return {
    ...summaryOf(row),
    Content: row.content,
    VersionNo: row.publishedNo,
    Centers: centers.map((one) => ({ Code: one.saleUnit, Name: centerName(one, language) })),
    Version: row.version,
  };
}

/** Of an address of a picture of this shop, its file. */
const fileOf = (tenantId: string, address: string): string | undefined =>
  new RegExp(`^/media/${tenantId}/([A-Za-z0-9_-]{22})\\.\\w+$`).exec(address)?.[1];

/**
 * The draft as it is kept: of its bodies what the notation can say, with pictures of the shop alone. Throws 400 CONTENT_WRONG
 * with what is wrong by field, CONTENT_PICTURE_UNKNOWN for a picture that is neither uploaded for this nor there already.
 */
async function checked(
  tx: TenantTransaction,
  { tenantId, given, row }: { tenantId: string; given: WrittenContent; row: WorkRow | undefined },
): Promise<WrittenContent> {
  const mistakes = contentMistakesOf(given);
  if (Object.keys(mistakes).length > 0)
    throw badRequest('CONTENT_WRONG', {
      fields: Object.fromEntries(Object.entries(mistakes).map(([field, why]) => [`Content.${field}`, why])),
    });
  const { picture, phonePicture, bodyTh, bodyEn } = given;
  const named = [picture, phonePicture, ...picturesIn(bodyTh), ...picturesIn(bodyEn)].filter(
    (address) => address !== '',
  );
  const fileIds = named.flatMap((address) => fileOf(tenantId, address) ?? []);
  const own = new Set(await findOwnPictures(tx, fileIds));
  const before = row && [row.content, row.shown].flatMap((one) => [one.picture, one.phonePicture]);
  const isOwn = (address: string): boolean =>
    own.has(fileOf(tenantId, address) ?? '') || (before?.includes(address) ?? false);
  for (const [field, address] of Object.entries({ picture, phonePicture }))
    if (address !== '' && !isOwn(address))
      throw badRequest('CONTENT_PICTURE_UNKNOWN', {
        fields: { [`Content.${field}`]: 'CONTENT_PICTURE_UNKNOWN' },
      });
  return { ...given, bodyTh: cleanBody(bodyTh, isOwn), bodyEn: cleanBody(bodyEn, isOwn) };
}

/** What the log keeps of it; the versions have the words. */
export const logged = (content: WrittenContent) => ({
  name: content.titleTh,
  nameEn: content.titleEn,
  link: content.link,
  firstDay: `${content.firstDay} ${content.firstTime}`.trim(),
  lastDay: `${content.lastDay} ${content.lastTime}`.trim(),
  SaleUnit: content.saleUnit,
  textLength: content.bodyTh.length + content.bodyEn.length,
});

/** Throws 409 CONTENT_CODE_TAKEN, CONTENTS_FULL; 404 CENTER_NOT_FOUND; and what `checked` throws. */
export async function addWork(
  deps: Dependencies,
  context: CallContext,
  { Code: code, Kind: kind, Content: given }: CallParsed<'addContent'>['body'],
): Promise<Item> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const now = deps.clock();
  if (given.saleUnit !== '') await assertCenter(deps, visitor, given.saleUnit);
  await deps.database.inTenant(tenantId, async (tx) => {
    const there = await findWork(tx, { code, now });
    const content = await checked(tx, { tenantId, given, row: undefined });
    // Sent again after a lost answer: the same words, for another's would be lost.
    const isSame = there?.kind === kind && there.state === 'draft' && there.version === 1;
    if (isSame && isDeepStrictEqual(there.content, content)) return;
    if ((await countWork(tx, kind)) >= MOST_OF_A_KIND)
      throw conflict('CONTENTS_FULL', { values: { most: MOST_OF_A_KIND } });
    if (!(await insertWork(tx, { tenantId, code, kind, content, now })))
      throw conflict('CONTENT_CODE_TAKEN', { fields: { Code: 'CONTENT_CODE_TAKEN' } });
    await writeAudit(deps, tx, {
      visitor,
      action: 'content.add',
      subject: `content/${code}`,
      after: logged(content),
    });
  });
  return readWork(deps, context, code);
}

export type Versioned = { code: string; Version: number };
type Done = { action: AuditAction; before: object; after: object; isSeen: boolean };

/**
 * `work` with the row as the caller read it; where buyers see what it did, what is cached follows. Throws 404 CONTENT_NOT_FOUND,
 * 409 CONTENT_CHANGED, and what `work` throws.
 */
export async function change(
  deps: Dependencies,
  context: CallContext,
  { code, Version }: Versioned,
  work: (tx: TenantTransaction, row: WorkRow) => Promise<Done | undefined>,
): Promise<Item> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const isSeen = await deps.database.inTenant(tenantId, async (tx) => {
    const row = await lockWork(tx, { code, now: deps.clock() });
    if (!row) throw notFound('CONTENT_NOT_FOUND');
    if (row.version !== Version) throw conflict('CONTENT_CHANGED');
    const done = await work(tx, row);
    if (!done) return false;
    const { action, before, after } = done;
    await writeAudit(deps, tx, { visitor, subject: `content/${code}`, action, before, after });
    return done.isSeen;
  });
  if (isSeen) deps.events.publish({ tags: [tags.content(tenantId)] });
  return readWork(deps, context, code);
}

/** Buyers see what is published. Throws 404 CENTER_NOT_FOUND, and what `change` and `checked` throw. */
export async function saveWork(
  deps: Dependencies,
  context: CallContext,
  { Content: given, ...which }: CallParsed<'saveContent'>['body'] & Versioned,
): Promise<Item> {
  const { visitor } = context;
  const centers = await centersOfStaff(deps, visitor);
  return change(deps, context, which, async (tx, row) => {
    const { saleUnit } = given;
    const isKnown = saleUnit === row.content.saleUnit || centers.some((one) => one.saleUnit === saleUnit);
    if (saleUnit !== '' && !isKnown) throw notFound('CENTER_NOT_FOUND');
    const content = await checked(tx, { tenantId: visitor.tenantId, given, row });
    await updateWork(tx, { code: row.code, content });
    return {
      action: 'content.change',
      before: logged(row.content),
      after: logged(content),
      isSeen: false,
    };
  });
}

/** Does nothing where it is so. Throws what `change` throws. */
export function setWorkActive(
  deps: Dependencies,
  context: CallContext,
  { Active: isActive, ...which }: CallParsed<'setContentActive'>['body'] & Versioned,
): Promise<Item> {
  return change(deps, context, which, async (tx, row) => {
    if (row.isActive === isActive) return undefined;
    await updateActive(tx, { code: row.code, isActive });
    const state = (active: boolean) => ({ Status: active ? 'active' : 'disabled' });
    return {
      action: 'content.status',
      before: state(row.isActive),
      after: state(isActive),
      isSeen: row.isPublished,
    };
  });
}

/** Throws 409 CONTENTS_CHANGED where they are not exactly those that there are. */
export async function orderWork(
  deps: Dependencies,
  { visitor }: CallContext,
  { Kind: kind, Codes: codes }: CallParsed<'orderContents'>['body'],
): Promise<CallAnswer<'orderContents'>> {
  const { tenantId } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockOrder(tx, kind);
    if (before.toSorted().join() !== codes.toSorted().join()) throw conflict('CONTENTS_CHANGED');
    if (before.join() === codes.join()) return;
    await placeWork(tx, codes);
    await writeAudit(deps, tx, {
      visitor,
      action: 'content.order',
      subject: `content/${kind}`,
      before: { contentOrder: before },
      after: { contentOrder: codes },
    });
  });
  deps.events.publish({ tags: [tags.content(tenantId)] });
  return { statusText: 'OK' };
}

/** Throws 400 FILE_MISSING and what storing throws. */
export async function addWorkPicture(
  deps: Dependencies,
  { visitor }: CallContext,
  bytes: Uint8Array | undefined,
): Promise<CallAnswer<'addContentPicture'>> {
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'content',
    owner: {},
  });
  await deps.database.inTenant(visitor.tenantId, async (tx) => {
    await keepFile(tx, file);
    await writeAudit(deps, tx, {
      visitor,
      action: 'content.picture',
      subject: `content/${file.fileId}`,
      after: { picture: file.fileId },
    });
  });
  return { Address: addressOf(deps, 'public', file) };
}
