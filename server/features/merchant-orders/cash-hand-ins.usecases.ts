/** Who took cash, and the history of cash that was handed in. */
import type { StaffMember } from '#domain/access/rights.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed, notFound } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import { timeCursor, timePlaceOf } from '../../http/time-cursor.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { centerName, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import {
  findCashTakers,
  findHandedBy,
  findHandedIn,
  findHandIn,
  findHandIns,
  sumHandIns,
  type HandIn,
  type Person,
} from './cash-hand-ins.queries.ts';

/** Throws 404 CENTER_NOT_FOUND. */
export async function cashTakers(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit: asked }: CallParsed<'cashTakers'>['query'],
): Promise<CallAnswer<'cashTakers'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const takers = await deps.database.inTenant(visitor.tenantId, (tx) => findCashTakers(tx, { saleUnit }), {
    readOnly: true,
  });
  return { Data: takers.map(presentPerson) };
}

/**
 * Who took the cash of an order; undefined for the caller. Throws 403 RIGHT_MISSING for anybody else without the right to
 * receive cash; 400 TAKER_UNKNOWN for who does not work for the center.
 */
export async function takerOf(
  tx: TenantTransaction,
  { staff, saleUnit, takenBy }: { staff: StaffMember; saleUnit: string; takenBy: string | undefined },
): Promise<{ kind: string; id: string } | undefined> {
  if (takenBy === undefined || takenBy === staff.userId) return undefined;
  if (!staff.rights.includes('receiveCash')) throw notAllowed('RIGHT_MISSING');
  const taker = (await findCashTakers(tx, { saleUnit })).find(({ userId }) => userId === takenBy);
  if (!taker) throw badRequest('TAKER_UNKNOWN', { fields: { TakenBy: 'TAKER_UNKNOWN' } });
  return { kind: isSuperAdminRole(taker.role) ? 'superAdmin' : 'staff', id: taker.userId };
}

/** A page of what was handed in. Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list or no day. */
export async function cashHandIns(
  deps: Dependencies,
  visitor: Visitor,
  query: CallParsed<'cashHandIns'>['query'],
): Promise<CallAnswer<'cashHandIns'>> {
  const { person, take } = query;
  const after = placeOf(query.after);
  const { from, until } = dayRange(query, ['dateStart', 'dateEnd']);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const filters = { saleUnit, person, from, until };
  const [rows, { many, satang }, people] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => [
      await findHandIns(tx, { ...filters, after, take: take + 1 }),
      await sumHandIns(tx, filters),
      await findHandedBy(tx, saleUnit),
    ],
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentHandIn),
    Next: rows.length > take && last ? timeCursor({ at: last.at, key: String(last.handInId) }) : null,
    Count: many,
    Sum: bahtFromSatang(satang),
    People: people.map(presentPerson),
  };
}

/** One of them at a center of the caller, with a page of its cash. Throws 404 HAND_IN_NOT_FOUND. */
export async function cashHandIn(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { handInId, after, take }: CallParsed<'cashHandIn'>['query'],
): Promise<CallAnswer<'cashHandIn'>> {
  const place = timePlaceOf(after);
  const centers = await centersOfStaff(deps, visitor);
  const saleUnits = centers.map(({ saleUnit }) => saleUnit);
  const [handIn, rows] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const found = await findHandIn(tx, { handInId, saleUnits });
      if (!found) throw notFound('HAND_IN_NOT_FOUND');
      return [found, await findHandedIn(tx, { handInId, after: place, take: take + 1 })] as const;
    },
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  const center = centers.find(({ saleUnit }) => saleUnit === handIn.saleUnit);
  return {
    HandIn: { ...presentHandIn(handIn), SaleUnitName: centerName(center, language) },
    Data: shown.map((row) => ({
      OrderID: row.orderId,
      SaleUnit: row.saleUnit,
      Customer_Name: row.customerName,
      Amount: bahtFromSatang(row.satang),
      At: row.takenAt.toISOString(),
    })),
    Next: rows.length > take && last ? timeCursor({ at: last.takenAt, key: last.orderId }) : null,
  };
}

const presentPerson = ({ userId, name }: Person) => ({ UserId: userId, Name: name });

const presentHandIn = (row: HandIn): CallAnswer<'cashHandIns'>['Data'][number] => ({
  HandInId: row.handInId,
  SaleUnit: row.saleUnit,
  At: row.at.toISOString(),
  By: row.by,
  ReceivedBy: row.receivedBy,
  Count: row.many,
  Sum: bahtFromSatang(row.satang),
});

/** The key of these rows is a number. */
function placeOf(after: string | undefined) {
  const place = timePlaceOf(after);
  if (place && !/^\d{1,18}$/.test(place.key))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return place;
}
