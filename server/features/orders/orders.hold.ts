/**
 * Stock held while a checkout is confirmed (design 7): one set a customer, so that nobody holds much by opening many
 * checkouts. The order takes it over; leaving gives it back, and so does a job when the time is up.
 */
import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { stockChanged } from '../catalogue/sellable.usecases.ts';
import { webConfigOf } from '../webconfig/webconfig.usecases.ts';
import {
  findHold,
  releaseHold,
  replaceHold,
  waitForOwnHolds,
  type HeldMove,
  type HoldRow,
} from './orders.hold.queries.ts';
import { assertSameCenter, quoteOf } from './orders.placing.ts';

const QUEUE = 'stock-hold-expiry';
const MINUTE_MS = 60_000;

type Wanted = { code: string; pieces: number }[];

/**
 * Holds what of these lines can be sold, in place of what the customer held before. The same lines once more keep the
 * time that was given: a checkout that is opened again and again holds no longer. Throws 409 CENTER_MISMATCH,
 * 404 CUSTOMER_NOT_FOUND.
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
  if (minutes === 0) return { HoldId: '', Until: null, Held: [] };
  const now = deps.clock();
  const holdId = randomUUID();
  const { moves, wanted, expiresAt } = await deps.database.inTenant(tenantId, async (tx) => {
    await waitForOwnHolds(tx, tenantId, customerCode);
    const [{ isActive, hold }, quote] = await Promise.all([
      findHold(tx, tenantId, customerCode),
      quoteOf(tx, { visitor, cart: Lines, config }),
    ]);
    if (!isActive) throw notFound('CUSTOMER_NOT_FOUND');
    const until =
      hold && hold.expiresAt > now && isSameSet(hold, { saleUnit, wanted: quote.wanted })
        ? hold.expiresAt
        : new Date(now.getTime() + minutes * MINUTE_MS);
    const given = { customerCode, holdId, saleUnit, wanted: quote.wanted, expiresAt: until };
    const moved = await replaceHold(tx, tenantId, given);
    if (moved.some(({ pieces }) => pieces > 0))
      await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: customerCode }, { startAfter: until });
    return { moves: moved, wanted: quote.wanted, expiresAt: until };
  });
  tellMoves(deps, tenantId, moves);
  const heldOf = (code: string) =>
    moves.find((move) => move.code === code && move.saleUnit === saleUnit)?.pieces ?? 0;
  const isHeld = moves.some(({ pieces }) => pieces > 0);
  return {
    HoldId: isHeld ? holdId : '',
    Until: isHeld ? expiresAt.toISOString() : null,
    Held: wanted.map(({ code, pieces }) => ({ P_Code: code, Wanted: pieces, Pieces: heldOf(code) })),
  };
}

/** Every piece that is wanted is held already, and nothing else. */
function isSameSet(hold: HoldRow, { saleUnit, wanted }: { saleUnit: string; wanted: Wanted }): boolean {
  const held = new Map(hold.codes.map((code, at) => [code, hold.pieces[at]]));
  return (
    hold.saleUnit === saleUnit &&
    held.size === wanted.length &&
    wanted.every(({ code, pieces }) => held.get(code) === pieces)
  );
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
