/** Who was refused corrects the registration and sends it again, with the number proved anew (R-08d, decision 72). */
import { yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tooMany } from '../../http/call-error.ts';
import { removeFile } from '../files/files.public.ts';
import { AT_FIELD } from '../session/session.public.ts';
import { nameIdentity } from './identity.usecases.ts';
import { findSalesmanAt } from './registration.queries.ts';
import { writeCorrection, type Refused } from './sending-again.queries.ts';

/** Of one number in a day: each is looked at by staff. */
const MOST_A_DAY = 3;

/** Only for who has proved the number. */
export const presentRefused = (of: Refused): NonNullable<CallAnswer<'verifyRegistrationCode'>['Again']> => ({
  Reason: of.reason,
  Name: of.name,
  Email: of.email ?? '',
  TaxNo: of.taxId,
  SaleUnit: of.saleUnit ?? '',
  Address_: of.line ?? '',
  Province: of.province ?? '',
  Ampher: of.district ?? '',
  Town: of.subdistrict ?? '',
  PostalCode: of.postalCode ?? '',
  LatDecimal: of.latitude,
  LonDecimal: of.longitude,
  HasPassword: of.hasPassword,
  HasIdentity: of.identityFile !== null,
});

type Correcting = {
  tenantId: string;
  refused: Refused;
  given: {
    name: string;
    email: string | null;
    passwordHash: string | null;
    taxNumber: string;
    identityFile: string | undefined;
    saleUnit: string;
    /** Of the salesman whose link was followed. */
    saleCode: string | undefined;
  };
};

/**
 * Puts what is sent now in the place of what was refused, and lets it wait. A document or password that is not sent again stays as it
 * is. Throws 429 REGISTRATION_RESENT_OFTEN, 409 FILE_GONE.
 */
export async function correctRegistration(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, refused, given: { identityFile, saleCode, ...given } }: Correcting,
): Promise<void> {
  const { customerCode, profileCode, resentAt, saleUnit: before } = refused;
  const at = deps.clock();
  const earlier = resentAt && yyyymmdd(resentAt) === yyyymmdd(at) ? refused.resentThatDay : 0;
  if (earlier >= MOST_A_DAY) throw tooMany('REGISTRATION_RESENT_OFTEN', AT_FIELD);
  const { saleUnit } = given;
  const named = saleCode && (await findSalesmanAt(tx, { userId: saleCode, saleUnit }));
  const salesmanId = named || (saleUnit === before ? refused.salesmanId : null);
  await writeCorrection(tx, tenantId, {
    ...given,
    customerCode,
    profileCode,
    salesmanId,
    at,
    resentThatDay: earlier + 1,
  });
  if (identityFile === undefined) return;
  if (refused.identityFile !== null) await removeFile(deps, tx, { tenantId, fileId: refused.identityFile });
  await nameIdentity(tx, { tenantId, fileId: identityFile, customerCode });
}
