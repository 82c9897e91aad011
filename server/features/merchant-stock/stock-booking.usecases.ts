/** What staff book: each changes the stock by a difference, so that orders meanwhile are kept, with its ledger entry and log. */
import { isNoteNeeded } from '#domain/orders/stock-movements.ts';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { AuditAction } from '#domain/access/audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { productStock, today } from './merchant-stock.usecases.ts';
import { hasProduct, insertLot, lockStock, writeBooking, type Booking } from './stock-booking.queries.ts';

type Stock = CallAnswer<'productStock'>;
export type Keyed = CallContext & { idempotencyKey: string };

/** Pieces available before and after. */
export type Booked = { saleUnit: string; code: string; before: number; after: number };

/** `pieces`: the difference, or what finds it once the row is locked. */
type Place = { saleUnit: string; code: string; pieces: number | ((onHand: number) => number) };

/**
 * Books pieces of a product at a center, in the caller's transaction, who publishes what it gives. Throws 404
 * PRODUCT_NOT_FOUND; 409 STOCK_SHORT where fewer are available than are to be taken.
 */
export async function bookStock(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor }: Pick<CallContext, 'visitor'>,
  {
    saleUnit,
    code,
    action,
    logged,
    pieces: given,
    ...booking
  }: Omit<Booking, 'actor' | 'pieces'> & Place & { action: AuditAction; logged: object },
): Promise<Booked> {
  const { tenantId } = visitor;
  if (!(await hasProduct(tx, code))) throw notFound('PRODUCT_NOT_FOUND');
  const place = { tenantId, saleUnit, code };
  const { onHand, held } = await lockStock(tx, place);
  const pieces = typeof given === 'number' ? given : given(onHand);
  const after = onHand + pieces;
  if (after < held) throw conflict('STOCK_SHORT', { values: { count: onHand - held }, quiet: true });
  await writeBooking(tx, place, { ...booking, pieces, actor: actorOf(visitor) });
  await writeAudit(deps, tx, {
    visitor,
    action,
    subject: `product/${code}`,
    before: { SaleUnit: saleUnit, OnHand: onHand },
    after: { OnHand: after, ...logged },
  });
  return { saleUnit, code, before: onHand - held, after: after - held };
}

/** The fields that say something. */
export const said = (fields: Record<string, string | null>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** What an adjustment books, once the row is locked. Throws 400 STOCK_PIECES_MISSING; what it gives throws 409 STOCK_MOVED. */
function differenceOf({ Pieces, SetTo, OnHand: seen }: CallParsed<'adjustStock'>['body']) {
  const missing = () => badRequest('STOCK_PIECES_MISSING', { fields: { Pieces: 'STOCK_PIECES_MISSING' } });
  if (SetTo === undefined) {
    if (Pieces === 0 || seen !== undefined) throw missing();
    return Pieces;
  }
  if (Pieces !== 0 || seen === undefined || seen === SetTo) throw missing();
  return (onHand: number): number => {
    if (onHand !== seen) throw conflict('STOCK_MOVED', { values: { count: onHand }, quiet: true });
    return SetTo - onHand;
  };
}

/**
 * Sets right what the books say, by a difference or to a number (decision 88). Throws 404 PRODUCT_NOT_FOUND, CENTER_NOT_FOUND; 400
 * STOCK_NOTE_MISSING, STOCK_PIECES_MISSING; 409 STOCK_SHORT, STOCK_MOVED with what is on hand; and what `once` throws.
 */
export async function adjustStock(
  deps: Dependencies,
  context: Keyed,
  { code, ...body }: CallParsed<'adjustStock'>['body'] & { code: string },
): Promise<Stock> {
  const { SaleUnit: saleUnit, Reason: reason, Note: note } = body;
  const pieces = differenceOf(body);
  if (isNoteNeeded(reason) && note === '')
    throw badRequest('STOCK_NOTE_MISSING', { fields: { Note: 'STOCK_NOTE_MISSING' } });
  await centerOfStaff(deps, { visitor: context.visitor, saleUnit });
  await bookOnce(deps, context, { call: 'adjustStock', input: { code, ...body } }, (tx) =>
    bookStock(deps, tx, context, {
      saleUnit,
      code,
      pieces,
      kind: 'adjust',
      reference: '',
      reason,
      note,
      action: 'stock.adjust',
      logged: said({ AdjustReason: reason, Note: note }),
    }),
  );
  return productStock(deps, context, { code, saleUnit });
}

/** Books goods that came. Throws 404 PRODUCT_NOT_FOUND, CENTER_NOT_FOUND; 400 EXPIRY_PAST; and what `once` throws. */
export async function receiveStock(
  deps: Dependencies,
  context: Keyed,
  { code, ...body }: CallParsed<'receiveStock'>['body'] & { code: string },
): Promise<Stock> {
  const { tenantId } = context.visitor;
  const { SaleUnit: saleUnit, Pieces: pieces, Reference: reference, Lot: lot, ExpiresOn: expiresOn } = body;
  if (expiresOn !== null && expiresOn < today(deps))
    throw badRequest('EXPIRY_PAST', { fields: { ExpiresOn: 'EXPIRY_PAST' } });
  await centerOfStaff(deps, { visitor: context.visitor, saleUnit });
  await bookOnce(deps, context, { call: 'receiveStock', input: { code, ...body } }, async (tx) => {
    const booked = await bookStock(deps, tx, context, {
      saleUnit,
      code,
      pieces,
      kind: 'receive',
      reference,
      reason: '',
      note: body.Note,
      action: 'stock.receive',
      logged: said({ Reference: reference, Lot: lot, ExpiresOn: expiresOn, Note: body.Note }),
    });
    if (expiresOn !== null) await insertLot(tx, { tenantId, saleUnit, code }, { lot, expiresOn, pieces });
    return booked;
  });
  return productStock(deps, context, { code, saleUnit });
}

/** Once for its key; what pages show follows after the commit. */
export async function bookOnce(
  deps: Dependencies,
  { visitor, idempotencyKey: key }: Keyed,
  { call, input }: { call: CallName; input: object },
  work: (tx: TenantTransaction) => Promise<Booked>,
): Promise<void> {
  const { tenantId } = visitor;
  const claim = claimOf({ visitor, call, key, input });
  const { answer, isNew } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => work(tx)),
  );
  const { saleUnit, ...change } = answer;
  if (isNew) stockChanged(deps, { tenantId, saleUnit, changes: [change] });
}
