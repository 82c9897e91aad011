/** Staff see what a customer of their center agreed to, and write down a withdrawal that they were told. */
import type { ConsentPurposeName } from '#domain/consent/purposes.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerOfStaff, isStillThere } from '../session/session.public.ts';
import { findProfileOfCenter, findStanding } from './consent.queries.ts';
import { recordConsents } from './consent.recording.usecases.ts';
import { standingOf } from './consent.usecases.ts';

type OfCustomer = CallParsed<'customerConsents'>['params'];

async function profileOf(
  tx: TenantTransaction,
  asked: { customerCode: string; saleUnit: string },
): Promise<string> {
  const profileCode = await findProfileOfCenter(tx, asked);
  if (profileCode === undefined) throw notFound('CUSTOMER_NOT_FOUND');
  return profileCode;
}

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's, CUSTOMER_NOT_FOUND for a customer that is not its. */
export async function customerConsents(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleunit }: OfCustomer,
): Promise<CallAnswer<'customerConsents'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: saleunit });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const profileCode = await profileOf(tx, { customerCode: code, saleUnit });
      return { Data: await standingOf(deps, tx, { profileCode }, language) };
    },
    { readOnly: true },
  );
}

/** Throws what `customerConsents` throws, and 429 TOO_MANY_CONSENTS. */
export async function recordWithdrawal(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleunit, purpose }: OfCustomer & { purpose: ConsentPurposeName },
): Promise<void> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: saleunit });
  const { tenantId, userId: recordedBy } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    if (!(await isStillThere(tx, { customerCode: code }))) throw notFound('CUSTOMER_NOT_FOUND');
    const profileCode = await profileOf(tx, { customerCode: code, saleUnit });
    const before = (await findStanding(tx, { profileCode })).find((row) => row.purpose === purpose);
    const recording = { tenantId, subject: { profileCode }, language, way: 'staff', recordedBy } as const;
    await recordConsents(deps, tx, recording, [{ purpose, isGiven: false }]);
    await writeAudit(deps, tx, {
      visitor,
      action: 'customer.consent',
      subject: `customer/${code}`,
      before: { Purpose: purpose, Consent: before?.isGiven ?? false },
      after: { Purpose: purpose, Consent: false },
    });
  });
}
