/** What the token of an applicant opens: their own application, and the photos of their own new center (R-42h, C-75). */
import type { ApplicationImage, BankAccount } from '#domain/access/merchant-application.ts';
import type { CallAnswer, CallParsed, FileField } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notFound, tooMany } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { changesSince, writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, removeFile, storeFile, type FileName } from '../files/files.public.ts';
import { activeCenters, centerName } from '../session/session.public.ts';
import { checkedBank } from './application-given.usecases.ts';
import { assertWaiting, unknownApplication } from './application-access.rules.ts';
import { presentApplication, presentOwnBank, presentPhotos } from './applications.present.ts';
import {
  deleteApplication,
  deleteImage,
  findApplication,
  findImages,
  insertImage,
  lockApplication,
  markChanged,
  type StoredImage,
} from './applications.queries.ts';

type Photos = CallAnswer<'centerPhotos'>['data'];

const urlsOf =
  (deps: Dependencies, tenantId: string) =>
  (image: StoredImage): string =>
    addressOf(deps, 'private', { tenantId, ...image });

/** The names of centers, in their language; of one that is closed its code. */
export async function centerNames(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<(saleUnits: readonly string[]) => string[]> {
  const all = await activeCenters(deps, tenantId);
  return (saleUnits) =>
    saleUnits.map((code) => {
      const center = all.find(({ saleUnit }) => saleUnit === code);
      return center ? centerName(center, language) : code;
    });
}

/** Throws 404 APPLICATION_NOT_FOUND. */
export async function ownApplication(
  deps: Dependencies,
  context: CallContext,
): Promise<CallAnswer<'ownApplication'>> {
  const { tenantId, userId: code } = context.visitor;
  const namesOf = await centerNames(deps, context);
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const found = await findApplication(tx, code);
      if (!found) throw unknownApplication();
      return {
        ...presentApplication(found, namesOf),
        Bank: presentOwnBank(found, context.language),
        SaleUnit: found.newSaleUnit ?? '',
        // Once it is decided they are the center's, or nobody's.
        Photos: presentPhotos(
          found.state === 'waiting' ? await findImages(tx, code) : [],
          urlsOf(deps, tenantId),
        ),
      };
    },
    { readOnly: true },
  );
}

/** Nobody has that many accounts to mistype in a day. */
const MOST_CHANGES = 10;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Puts another bank account in the place of the one that waits; in the log, of each number the end. Throws 404 APPLICATION_NOT_FOUND, 409
 * APPLICATION_DECIDED, 429 APPLICATION_CHANGED_OFTEN, 400 BANK_NOT_FOUND, BANK_ACCOUNT_WRONG at their fields.
 */
export async function changeOwnBank(
  deps: Dependencies,
  visitor: Visitor,
  given: CallParsed<'changeOwnBank'>['body'],
): Promise<void> {
  const { tenantId, userId: code } = visitor;
  const bank = checkedBank(given);
  const at = deps.clock();
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockApplication(tx, code);
    assertWaiting(before);
    const change = { action: 'application.bank', subject: `application/${code}` } as const;
    const since = new Date(at.getTime() - DAY_MS);
    if ((await changesSince(tx, { ...change, since })) >= MOST_CHANGES)
      throw tooMany('APPLICATION_CHANGED_OFTEN');
    await markChanged(tx, { code, at, bank });
    await writeAudit(deps, tx, {
      visitor,
      ...change,
      before: { BankAccount: bankInLog(before.bank) },
      after: { BankAccount: bankInLog(bank) },
    });
  });
}

const bankInLog = (bank: BankAccount | null): string =>
  bank ? `${bank.code} …${bank.number.slice(-4)} ${bank.name}` : '';

/** Deletes an application with its files. Throws 404 APPLICATION_NOT_FOUND, 409 APPLICATION_DECIDED of one that was let in. */
export async function withdrawApplication(
  deps: Dependencies,
  { tenantId, userId: code }: Visitor,
): Promise<void> {
  await deps.database.inTenant(tenantId, async (tx) => {
    const found = await lockApplication(tx, code);
    if (found?.state !== 'refused') assertWaiting(found);
    await removeApplication(deps, tx, { tenantId, code });
  });
}

export async function removeApplication(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, code }: { tenantId: string; code: string },
): Promise<void> {
  await removeImages(deps, tx, { tenantId, code });
  await deleteApplication(tx, code);
}

export async function removeImages(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, code }: { tenantId: string; code: string },
): Promise<void> {
  for (const { image, fileId } of await findImages(tx, code)) {
    await deleteImage(tx, { code, image });
    await removeFile(deps, tx, { tenantId, fileId });
  }
}

type Field = FileField<'setCenterPhotos'>;

/** An identity card has to be readable. All are private until somebody is let in. */
const RULES = {
  taxImage: { image: 'tax', kind: 'paper', maxSide: 2000 },
  shopImage: { image: 'shop', kind: 'picture', maxSide: 1600 },
  logoImage: { image: 'logo', kind: 'picture', maxSide: 512 },
} as const satisfies Record<Field, { image: ApplicationImage; kind: string; maxSide: number }>;
const FIELDS: readonly Field[] = ['taxImage', 'shopImage', 'logoImage'];

type Sent = { saleUnit: string; files: Partial<Record<Field, Uint8Array>> };

/**
 * Changes the photos that were sent, all or none, while the application waits. Throws 404 CENTER_NOT_FOUND for any center but
 * their own new one, 400 FILE_MISSING, 404 APPLICATION_NOT_FOUND, 409 APPLICATION_DECIDED, and what `storeFile` throws.
 */
export async function setApplicantPhotos(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, files }: Sent,
): Promise<Photos> {
  const { tenantId, userId: code } = visitor;
  const before = await deps.database.inTenant(tenantId, (tx) => findApplication(tx, code), {
    readOnly: true,
  });
  assertWaiting(before);
  if (before.newSaleUnit !== saleUnit) throw notFound('CENTER_NOT_FOUND');
  const stored: { image: ApplicationImage; file: FileName }[] = [];
  for (const field of FIELDS) {
    const bytes = files[field];
    if (!bytes) continue;
    const { image, ...rule } = RULES[field];
    const purpose = `application-${image}`;
    const upload = { ...rule, bytes, field, access: 'private', purpose, owner: {} } as const;
    stored.push({ image, file: await storeFile(deps, visitor, upload) });
  }
  if (stored.length === 0) throw badRequest('FILE_MISSING');
  const images = await deps.database.inTenant(tenantId, async (tx) => {
    assertWaiting(await lockApplication(tx, code));
    const old = await findImages(tx, code);
    for (const { image, file } of stored) {
      await deleteImage(tx, { code, image });
      for (const one of old)
        if (one.image === image) await removeFile(deps, tx, { tenantId, fileId: one.fileId });
      await keepFile(tx, file);
      await insertImage(tx, { tenantId, code, image, fileId: file.fileId });
    }
    await markChanged(tx, { code, at: deps.clock() });
    return findImages(tx, code);
  });
  return presentPhotos(images, urlsOf(deps, tenantId));
}
