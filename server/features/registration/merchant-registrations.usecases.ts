/** Staff of a center decide who may order from it (S-33). */
import { registrationState } from '#domain/access/registration.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import {
  countRegistrations,
  findRegistrations,
  lockRegistration,
  writeDecision,
} from './registration.queries.ts';
import { findClaimants, type Claimant, type Claimed } from './registration-doubles.queries.ts';
import { decidedNotice } from './registration.words.ts';

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function registrationsOf(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked, state, after, take }: CallParsed<'registrations'>['query'],
): Promise<CallAnswer<'registrations'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const isRefused = state === 'refused';
  const { rows, claimants } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const found = await findRegistrations(tx, { saleUnit, isRefused, after, take: take + 1 });
      const claims = found.slice(0, take).flatMap(claimsOf);
      return { rows: found, claimants: await findClaimants(tx, { saleUnit, claims }) };
    },
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const doubles = Map.groupBy(claimants, ({ of }) => of);
  return {
    Data: shown.map((row) => ({
      CUSTOMERCODE: row.customerCode,
      CUSTOMERNAME: row.name,
      Mobile: row.mobile ?? '',
      Email: row.email ?? '',
      TAXNO: row.taxId,
      Address: (language === 'en' ? row.addressEn : row.addressTh) ?? '',
      HasIdentity: row.hasIdentity,
      RegisteredAt: row.registeredAt.toISOString(),
      RefusedAt: row.refusedAt?.toISOString() ?? null,
      Reason: row.reason,
      SentAgainAt: row.resentAt?.toISOString() ?? null,
      Doubles: doublesOf(doubles.get(row.customerCode) ?? []),
    })),
    Next: rows.length > take ? (shown.at(-1)?.customerCode ?? null) : null,
  };
}

type Waiting = Awaited<ReturnType<typeof findRegistrations>>[number];

const claimsOf = ({ customerCode: code, taxId, name, mobile }: Waiting): Claimed[] =>
  [
    { code, kind: 't' as const, value: taxId },
    { code, kind: 'n' as const, value: name },
    { code, kind: 'm' as const, value: mobile ?? '' },
  ].filter(({ value }) => value !== '');

const MOST_DOUBLES = 3;
const REASONS = { t: 'taxNumber', n: 'name', m: 'mobile' } as const;

/** Each customer once, with all that they have in common; who shares most comes first. */
function doublesOf(claimants: readonly Claimant[]): CallAnswer<'registrations'>['Data'][number]['Doubles'] {
  return [...Map.groupBy(claimants, ({ code }) => code)]
    .map(([CUSTOMERCODE, same]) => ({
      CUSTOMERCODE,
      CUSTOMERNAME: same[0]?.name ?? '',
      Reasons: same.map(({ kind }) => REASONS[kind]),
    }))
    .toSorted((a, b) => b.Reasons.length - a.Reasons.length)
    .slice(0, MOST_DOUBLES);
}

const MAX_COUNTED = 1000;

/** For the menu; at the active center. */
export async function registrationsWaiting(
  deps: Dependencies,
  visitor: Visitor,
): Promise<CallAnswer<'registrationsWaiting'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: undefined });
  const Count = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => countRegistrations(tx, { saleUnit, most: MAX_COUNTED }),
    { readOnly: true },
  );
  return { Count };
}

type Deciding = { code: string } & CallParsed<'decideRegistration'>['body'];

/**
 * Approves or refuses, and tells the customer. A refused one can still be approved. Throws 404 CUSTOMER_NOT_FOUND for one of
 * other centers; 409 REGISTRATION_DECIDED where somebody has approved or refused meanwhile, REGISTRATION_SENT_AGAIN where it is
 * another by now than the caller saw; 400 REASON_MISSING.
 */
export async function decideRegistration(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
  { code: customerCode, Decision, Reason, SentAgainAt }: Deciding,
): Promise<void> {
  const { tenantId } = visitor;
  const isApproved = Decision === 'approve';
  if (!isApproved && Reason === '')
    throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const at = deps.clock();
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockRegistration(tx, { customerCode, saleUnits });
    if (!before) throw notFound('CUSTOMER_NOT_FOUND');
    const state = registrationState(before);
    const seen = SentAgainAt === undefined || SentAgainAt === (before.resentAt?.toISOString() ?? 'never');
    if (before.status === 'pending' && !seen) throw conflict('REGISTRATION_SENT_AGAIN');
    if (before.status !== 'pending' || (state === 'refused' && !isApproved))
      throw conflict('REGISTRATION_DECIDED');
    const reason = isApproved ? '' : Reason;
    await writeDecision(tx, {
      customerCode,
      status: isApproved ? 'active' : 'pending',
      refusedAt: isApproved ? null : at,
      reason,
      at,
    });
    await writeAudit(deps, tx, {
      visitor,
      action: 'customer.registration',
      subject: `customer/${customerCode}`,
      before: { Status: state, Reason: before.reason },
      after: { Status: isApproved ? 'approved' : 'refused', Reason: reason },
    });
    const recipients = [before.profileCode];
    await notify(deps, tx, tenantId, [decidedNotice({ customerCode, isApproved, reason, recipients, at })]);
  });
}
