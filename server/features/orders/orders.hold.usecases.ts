/**
 * Stock held while a checkout is confirmed (design 7): one set a customer, so that nobody holds much by opening many
 * checkouts. No order needs it. The order takes it over; leaving gives it back, and so does a job when the time is up.
 */
import { randomUUID } from 'node:crypto';
import { holdTime, piecesToHold } from '#domain/stock-hold.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import {
  findHoldTime,
  lockStockToHold,
  releaseHold,
  replaceHold,
  waitForOwnHolds,
  type HeldMove,
  type HoldChange,
  type LockedStock,
} from './orders.hold.queries.ts';
import { assertSameCenter, quoteOf } from './orders.placing.usecases.ts';
import type { ComputedQuote } from './orders.quote.ts';

const QUEUE = 'stock-hold-expiry';

/** A cart of such a value cannot be ordered as it is, so nothing is held for it. */
const STOPS_HOLDING: ReadonlySet<string> = new Set(['BELOW_MINIMUM', 'ABOVE_MAXIMUM']);

const NOTHING_HELD = { HoldId: '', Until: null, AgainAt: null };

/**
 * Holds what of these lines may be held (`piecesToHold`), in place of what the customer held before and for as long as
 * `holdTime` says; nothing of what could not be ordered. `AgainAt` tells that he has held long enough for now. Throws 409
 * CENTER_MISMATCH, 404 CUSTOMER_NOT_FOUND.
 */
export async function holdStock(
  deps: Dependencies,
  visitor: Visitor,
  { SaleUnit, Lines }: CallParsed<'holdStock'>['body'],
): Promise<CallAnswer<'holdStock'>> {
  assertSameCenter(visitor, SaleUnit);
  const { tenantId, customerCode, saleUnit } = visitor;
  const config = await webConfigOf(deps, tenantId);
  const minutes = config.get('CHECKOUT_HOLD_MINUTES');
  if (minutes === 0) return { ...NOTHING_HELD, Held: [] };
  const now = deps.clock();
  const holdId = randomUUID();
  const { time, wanted, changes, moves } = await deps.database.inTenant(tenantId, async (tx) => {
    await waitForOwnHolds(tx, tenantId, customerCode);
    const [{ isActive, ...held }, quote] = await Promise.all([
      findHoldTime(tx, tenantId, customerCode),
      quoteOf(tx, { visitor, cart: Lines, config }),
    ]);
    if (!isActive) throw notFound('CUSTOMER_NOT_FOUND');
    const holdFor = holdTime(held, { now, minutes });
    const isStopped = quote.problems.some(({ code }) => STOPS_HOLDING.has(code));
    const toHold = isStopped || 'againAt' in holdFor ? [] : quote.wanted;
    const codes = toHold.map(({ code }) => code);
    const locked = await lockStockToHold(tx, tenantId, { customerCode, saleUnit, codes });
    const changed = changesToHold(locked, { saleUnit, wanted: toHold });
    // Held long enough, or nothing to hold: what was held is given back.
    const { since, until } = 'againAt' in holdFor ? { since: now, until: now } : holdFor;
    const hold = { customerCode, holdId, saleUnit, since, until };
    const moved = await replaceHold(tx, tenantId, { hold, changes: changed });
    if (changed.some(({ pieces }) => pieces > 0))
      await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: customerCode }, { startAfter: until });
    return { time: holdFor, wanted: quote.wanted, changes: changed, moves: moved };
  });
  tellMoves(deps, tenantId, moves);
  const piecesOf = (code: string) =>
    changes.find((change) => change.code === code && change.saleUnit === saleUnit)?.pieces ?? 0;
  const Held = wanted.map(({ code, pieces }) => ({ P_Code: code, Wanted: pieces, Pieces: piecesOf(code) }));
  if ('againAt' in time) return { ...NOTHING_HELD, AgainAt: time.againAt.toISOString(), Held };
  if (Held.every(({ Pieces }) => Pieces === 0)) return { ...NOTHING_HELD, Held };
  return { HoldId: holdId, Until: time.until.toISOString(), AgainAt: null, Held };
}

function changesToHold(
  locked: readonly LockedStock[],
  { saleUnit, wanted }: { saleUnit: string; wanted: ComputedQuote['wanted'] },
): HoldChange[] {
  const wantedOf = new Map(wanted.map(({ code, pieces }) => [code, pieces]));
  return locked.map(({ available, ...stock }) => {
    const pieces = stock.saleUnit === saleUnit ? (wantedOf.get(stock.code) ?? 0) : 0;
    return { ...stock, pieces: piecesToHold({ wanted: pieces, available }) };
  });
}

/** Gives the hold back if it still is the customer's: a late call of a page that was left takes nothing from the next. */
export async function giveBackHold(
  deps: Dependencies,
  { tenantId, customerCode }: Visitor,
  holdId: string,
): Promise<CallAnswer<'releaseStock'>> {
  const moves = await deps.database.inTenant(tenantId, (tx) =>
    releaseHold(tx, tenantId, { customerCode, holdId }),
  );
  tellMoves(deps, tenantId, moves);
  return { statusText: 'OK' };
}

/** Gives back what the customer holds when its time is up; nothing before that. */
export async function expireHold(
  deps: Dependencies,
  { tenantId, customerCode }: Pick<Visitor, 'tenantId' | 'customerCode'>,
): Promise<void> {
  const moves = await deps.database.inTenant(tenantId, (tx) =>
    releaseHold(tx, tenantId, { customerCode, expiredAt: deps.clock() }),
  );
  tellMoves(deps, tenantId, moves);
}

export function defineHoldJobs(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => expireHold(deps, { tenantId, customerCode: id }));
}

function tellMoves(deps: Dependencies, tenantId: string, moves: readonly HeldMove[]): void {
  for (const saleUnit of new Set(moves.map((move) => move.saleUnit)))
    stockChanged(deps, {
      tenantId,
      saleUnit,
      changes: moves.filter((move) => move.saleUnit === saleUnit && move.before !== move.after),
    });
}
