/** Photos that staff take at a customer's (R-50d): private, and seen by those who look after the customer. */
import { createHash } from 'node:crypto';
import { mayPhotograph, mayRemovePhoto } from '#domain/access/rights.ts';
import { spanAround, spanOfMonth, type Span } from '#domain/time/photo-months.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, captureOf, keepFile, removeFile, storeFile } from '../files/files.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import { lookingAt } from './customer-looks.usecases.ts';
import {
  countPhotosOf,
  deleteCustomerPhoto,
  findCustomerPhotos,
  findPhotoGroups,
  insertCustomerPhoto,
  lockCustomerPhoto,
} from './customer-photos.queries.ts';
import type { DeskCustomer } from './desk-customers.queries.ts';
import { customerOf } from './merchant-customers.usecases.ts';
import { groupName } from './photo-groups.usecases.ts';

/** Of one customer, from one center. */
export const MOST_PHOTOS = 1000;
/** A shelf is read on it. */
const MAX_SIDE = 1600;
const LIST_SIDE = 640;
const EVER: Span = { from: new Date(0), until: new Date('9999-01-01') };

type Key = { code: string; saleUnit: string };

/** Also who waits for approval: the photo helps whoever approves. Throws 404 CUSTOMER_NOT_FOUND; 403 CUSTOMER_OF_COLLEAGUE for a salesman who does not look after the customer. */
async function photographed(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, code, saleUnit }: Key & { visitor: Visitor },
): Promise<DeskCustomer> {
  const row = await customerOf(tx, { code, saleUnits: [saleUnit], withWaiting: true });
  if (!mayPhotograph(await staffMemberOf(deps, visitor), row.salesman))
    throw notAllowed('CUSTOMER_OF_COLLEAGUE');
  return row;
}

type Query = CallParsed<'customerPhotos'>['query'];

/** Of each month that is chosen what lies within the days that are. */
function spansOf({ monthYears, ...days }: Query, now: Date): Span[] {
  const { from, until } = dayRange(days, ['fromDate', 'toDate']);
  if (!monthYears && !from && !until) return [spanAround(now)];
  const within = { from: from ?? EVER.from, until: until ?? EVER.until };
  return (monthYears?.map(spanOfMonth) ?? [EVER]).map((span) => ({
    from: new Date(Math.max(span.from.getTime(), within.from.getTime())),
    until: new Date(Math.min(span.until.getTime(), within.until.getTime())),
  }));
}

/** Throws 404 CENTER_NOT_FOUND and what `photographed` throws; 429 TOO_MANY_CUSTOMERS. */
export async function customerPhotos(
  deps: Dependencies,
  { visitor, language }: CallContext,
  query: Query,
): Promise<CallAnswer<'customerPhotos'>> {
  const { tenantId } = visitor;
  const { CustomerCode: code, customerType, photoGroupCodes: groups, after, take } = query;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const staff = await staffMemberOf(deps, visitor);
  const { row, rows } = await lookingAt(deps, { visitor, code }, async (tx) => {
    const found = await photographed(deps, tx, { visitor, code, saleUnit });
    if (customerType !== undefined && customerType !== found.type) return { row: found, rows: [] };
    const spans = spansOf(query, deps.clock());
    return {
      row: found,
      rows: await findCustomerPhotos(tx, {
        customerCode: code,
        saleUnit,
        spans,
        groups,
        after,
        take: take + 1,
      }),
    };
  });
  const shown = rows.slice(0, take);
  return {
    Customer: {
      Code: row.code,
      SaleUnit: saleUnit,
      TypeCode: row.type ?? '',
      Name: row.name,
      IsWaiting: row.status === 'pending',
    },
    Data: shown.map((photo) => {
      const { fileId, contentType } = photo;
      return {
        Id: fileId,
        Url: addressOf(deps, 'private', { tenantId, fileId, contentType }),
        SmallUrl: addressOf(deps, 'private', { tenantId, fileId, contentType, side: LIST_SIDE }),
        Code: photo.groupCode ?? '',
        PictureName: groupName({ nameTh: photo.groupTh, nameEn: photo.groupEn }, language),
        At: photo.at.toISOString(),
        IsTaken: photo.isTaken,
        Latitude: photo.latitude,
        Longitude: photo.longitude,
        Accuracy: photo.accuracy,
        By: photo.takenByName,
        MayRemove: mayRemovePhoto(staff, photo.takenBy),
      };
    }),
    Next: rows.length > take ? (shown.at(-1)?.fileId ?? null) : null,
  };
}

type Adding = CallParsed<'addCustomerPhoto'>['body'] & { bytes: Uint8Array | undefined; key: string };

/**
 * The same key adds it once. Throws 400 FILE_MISSING, 404 CENTER_NOT_FOUND, PHOTO_GROUP_NOT_FOUND, 409 CUSTOMER_PHOTOS_FULL, and
 * what `photographed`, `storeFile`, `keepFile` and `once` throw.
 */
export async function addCustomerPhoto(
  deps: Dependencies,
  { visitor }: CallContext,
  { bytes, key, CustomerCode: code, photoGroupCode, ...given }: Adding,
): Promise<CallAnswer<'addCustomerPhoto'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: given.saleUnit });
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const groupCode = photoGroupCode === '' ? null : photoGroupCode;
  // Before the picture costs anything.
  await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const row = await photographed(deps, tx, { visitor, code, saleUnit });
      if (groupCode !== null && !(await isGroupOf(tx, groupCode, row)))
        throw notFound('PHOTO_GROUP_NOT_FOUND');
    },
    { readOnly: true },
  );
  const picture = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'addCustomerPhoto', key, input: { code, saleUnit, picture } });
  const now = deps.clock();
  const capture = captureOf(given, now);
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'private',
    purpose: 'customer-photo',
    owner: { customerCode: code },
    hasCopies: true,
  });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await photographed(deps, tx, { visitor, code, saleUnit });
      if ((await countPhotosOf(tx, { customerCode: code, saleUnit })) >= MOST_PHOTOS)
        throw conflict('CUSTOMER_PHOTOS_FULL', { values: { most: MOST_PHOTOS } });
      await keepFile(tx, file);
      await insertCustomerPhoto(tx, {
        tenantId,
        fileId: file.fileId,
        customerCode: code,
        saleUnit,
        groupCode,
        at: capture?.at ?? now,
        isTaken: capture !== undefined,
        latitude: capture?.latitude ?? null,
        longitude: capture?.longitude ?? null,
        accuracy: accuracyOf(given, capture),
        takenBy: visitor.userId,
      });
      await logPhoto(deps, tx, { visitor, code, groupCode, isThere: true });
      return { Id: file.fileId };
    }),
  );
  return answer;
}

const accuracyOf = (
  { Accuracy }: Pick<Adding, 'Accuracy'>,
  capture: ReturnType<typeof captureOf>,
): number | null => (capture?.latitude === undefined || Accuracy === undefined ? null : Math.round(Accuracy));

async function isGroupOf(tx: TenantTransaction, code: string, { type }: DeskCustomer): Promise<boolean> {
  const groups = await findPhotoGroups(tx, { customerType: type ?? undefined, withUnused: false });
  return groups.some((group) => group.code === code);
}

type Logged = { visitor: Visitor; code: string; groupCode: string | null; isThere: boolean };

function logPhoto(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, code, groupCode, isThere }: Logged,
): Promise<void> {
  return writeAudit(deps, tx, {
    visitor,
    action: 'customer.photo',
    subject: `customer/${code}`,
    before: { PhotoGroup: groupCode, HasPhoto: !isThere },
    after: { PhotoGroup: groupCode, HasPhoto: isThere },
  });
}

/** Throws 404 CENTER_NOT_FOUND, PHOTO_NOT_FOUND, 403 PHOTO_NOT_OWN, and what `photographed` throws. */
export async function removeCustomerPhoto(
  deps: Dependencies,
  { visitor }: CallContext,
  { CustomerCode: code, saleUnit: asked, Id: fileId }: CallParsed<'removeCustomerPhoto'>['body'],
): Promise<void> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const staff = await staffMemberOf(deps, visitor);
  await deps.database.inTenant(tenantId, async (tx) => {
    await photographed(deps, tx, { visitor, code, saleUnit });
    const photo = await lockCustomerPhoto(tx, { customerCode: code, saleUnit, fileId });
    if (!photo) throw notFound('PHOTO_NOT_FOUND');
    if (!mayRemovePhoto(staff, photo.takenBy)) throw notAllowed('PHOTO_NOT_OWN');
    await deleteCustomerPhoto(tx, fileId);
    await removeFile(deps, tx, { tenantId, fileId });
    await logPhoto(deps, tx, { visitor, code, groupCode: photo.groupCode, isThere: false });
  });
}
