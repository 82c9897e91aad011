/**
 * Stock reserved during a checkout (S-51): one set per customer, so that nobody holds much by opening many
 * checkouts. An order does not need it. The order takes it over; leaving releases it, and so does a job when it
 * expires.
 */
import { randomUUID } from 'node:crypto';
import { reservationTime, piecesToReserve } from '#domain/orders/stock-reservation.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import {
  findReservationTime,
  lockStockToReserve,
  deleteReservation,
  replaceReservation,
  waitForOwnReservations,
  type ReservedMove,
  type ReservationChange,
  type LockedStock,
} from './orders.reservation.queries.ts';
import type { Typing } from '../promotion/promotion.public.ts';
import { assertSameCenter } from './orders.placing.usecases.ts';
import { quoteOf, quoteRulesFor } from './orders.quoting.usecases.ts';
import type { ComputedQuote } from './orders.quote.rules.ts';

const QUEUE = 'stock-hold-expiry';

/** A cart of this value cannot be ordered as it is, so nothing is reserved for it. */
const BLOCKS_RESERVATION: ReadonlySet<string> = new Set(['BELOW_MINIMUM', 'ABOVE_MAXIMUM']);

const NOTHING_RESERVED = { HoldId: '', Until: null, AgainAt: null };

/**
 * Reserves what is allowed of these lines (`piecesToReserve`), in place of the customer's previous reservation and
 * for as long as `reservationTime` says; nothing that could not be ordered. `AgainAt` is set if they have held
 * stock long enough for now. Throws 409 CENTER_MISMATCH, 404 CUSTOMER_NOT_FOUND,
 * 429 PROMOTION_CODE_TRIES.
 */
export async function reserveStock(
  deps: Dependencies,
  { visitor, request }: Typing,
  asked: CallParsed<'reserveStock'>['body'],
): Promise<CallAnswer<'reserveStock'>> {
  assertSameCenter(visitor, asked.SaleUnit);
  const { tenantId, customerCode, saleUnit } = visitor;
  const rules = await quoteRulesFor(deps, { visitor, request }, asked);
  const { config } = rules;
  const minutes = config.get('CHECKOUT_HOLD_MINUTES');
  if (minutes === 0) return { ...NOTHING_RESERVED, Held: [] };
  const now = deps.clock();
  const reservationId = randomUUID();
  const { time, wanted, changes, moves } = await deps.database.inTenant(tenantId, async (tx) => {
    await waitForOwnReservations(tx, tenantId, customerCode);
    const [{ isActive, ...held }, quote] = await Promise.all([
      findReservationTime(tx, tenantId, customerCode),
      quoteOf(tx, { visitor, asked, ...rules, at: deps.clock() }),
    ]);
    if (!isActive) throw notFound('CUSTOMER_NOT_FOUND');
    const reserveFor = reservationTime(held, { now, minutes });
    const isStopped = quote.problems.some(({ code }) => BLOCKS_RESERVATION.has(code));
    const toReserve = isStopped || 'againAt' in reserveFor ? [] : quote.wanted;
    const codes = toReserve.map(({ code }) => code);
    const locked = await lockStockToReserve(tx, tenantId, { customerCode, saleUnit, codes });
    const changed = reservationChanges(locked, { saleUnit, wanted: toReserve });
    // Held long enough, or nothing to hold: the previous reservation is released.
    const { since, until } = 'againAt' in reserveFor ? { since: now, until: now } : reserveFor;
    const reservation = { customerCode, reservationId, saleUnit, since, until };
    const moved = await replaceReservation(tx, tenantId, { reservation, changes: changed });
    if (changed.some(({ pieces }) => pieces > 0))
      await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: customerCode }, { startAfter: until });
    return { time: reserveFor, wanted: quote.wanted, changes: changed, moves: moved };
  });
  publishStockMoves(deps, tenantId, moves);
  const piecesOf = (code: string) =>
    changes.find((change) => change.code === code && change.saleUnit === saleUnit)?.pieces ?? 0;
  const Held = wanted.map(({ code, pieces }) => ({ P_Code: code, Wanted: pieces, Pieces: piecesOf(code) }));
  if ('againAt' in time) return { ...NOTHING_RESERVED, AgainAt: time.againAt.toISOString(), Held };
  if (Held.every(({ Pieces }) => Pieces === 0)) return { ...NOTHING_RESERVED, Held };
  return { HoldId: reservationId, Until: time.until.toISOString(), AgainAt: null, Held };
}

function reservationChanges(
  locked: readonly LockedStock[],
  { saleUnit, wanted }: { saleUnit: string; wanted: ComputedQuote['wanted'] },
): ReservationChange[] {
  const wantedOf = new Map(wanted.map(({ code, pieces }) => [code, pieces]));
  return locked.map(({ available, ...stock }) => {
    const pieces = stock.saleUnit === saleUnit ? (wantedOf.get(stock.code) ?? 0) : 0;
    return { ...stock, pieces: piecesToReserve({ wanted: pieces, available }) };
  });
}

/**
 * Releases the reservation if it is still the customer's: a late call from a closed page does not affect the next
 * one.
 */
export async function releaseReservation(
  deps: Dependencies,
  { tenantId, customerCode }: Visitor,
  reservationId: string,
): Promise<CallAnswer<'releaseStock'>> {
  const moves = await deps.database.inTenant(tenantId, (tx) =>
    deleteReservation(tx, tenantId, { customerCode, reservationId }),
  );
  publishStockMoves(deps, tenantId, moves);
  return { statusText: 'OK' };
}

/** Releases the customer's reservation once it has expired; does nothing before that. */
export async function expireReservation(
  deps: Dependencies,
  { tenantId, customerCode }: Pick<Visitor, 'tenantId' | 'customerCode'>,
): Promise<void> {
  const moves = await deps.database.inTenant(tenantId, (tx) =>
    deleteReservation(tx, tenantId, { customerCode, expiredAt: deps.clock() }),
  );
  publishStockMoves(deps, tenantId, moves);
}

export function defineReservationJobs(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => expireReservation(deps, { tenantId, customerCode: id }));
}

function publishStockMoves(deps: Dependencies, tenantId: string, moves: readonly ReservedMove[]): void {
  for (const saleUnit of new Set(moves.map((move) => move.saleUnit)))
    stockChanged(deps, {
      tenantId,
      saleUnit,
      changes: moves.filter((move) => move.saleUnit === saleUnit && move.before !== move.after),
    });
}
