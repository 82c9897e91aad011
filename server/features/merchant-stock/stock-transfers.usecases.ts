/** Goods from one center to another: sent by staff of the first, received by staff of the second (R-47l, decision 64). */
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { activeCenters, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { centerNames, productStock } from './merchant-stock.usecases.ts';
import { bookOnce, bookStock, said, type Keyed } from './stock-booking.usecases.ts';
import {
  findTransfer,
  findTransfers,
  insertTransfer,
  lockTransfer,
  markTransferEnded,
  type TransferRow,
} from './stock-transfers.queries.ts';

type Transfer = CallAnswer<'receiveTransfer'>;

/**
 * Takes goods out of the stock of the caller's center, on their way to another of the shop. Throws 404 PRODUCT_NOT_FOUND,
 * CENTER_NOT_FOUND; 409 STOCK_SHORT, and what `once` throws.
 */
export async function sendStock(
  deps: Dependencies,
  context: Keyed,
  { code, ...body }: CallParsed<'sendStock'>['body'] & { code: string },
): Promise<CallAnswer<'productStock'>> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const { SaleUnit: from, To: to, Pieces: pieces, Note: note } = body;
  await centerOfStaff(deps, { visitor, saleUnit: from });
  const isCenter = (await activeCenters(deps, tenantId)).some(({ saleUnit }) => saleUnit === to);
  if (!isCenter || to === from) throw notFound('CENTER_NOT_FOUND');
  await bookOnce(deps, context, { call: 'sendStock', input: { code, ...body } }, async (tx) => {
    const booked = await bookStock(deps, tx, context, {
      saleUnit: from,
      code,
      pieces: -pieces,
      kind: 'transfer',
      reference: to,
      reason: '',
      note,
      action: 'stock.transfer',
      logged: said({ ToCenter: to, Note: note }),
    });
    await insertTransfer(tx, tenantId, { code, from, to, pieces, note, at: deps.clock(), userId });
    return booked;
  });
  return productStock(deps, context, { code, saleUnit: from });
}

/** Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function listTransfers(
  deps: Dependencies,
  context: CallContext,
  { saleUnit: asked, open, after, take }: CallParsed<'stockTransfers'>['query'],
): Promise<CallAnswer<'stockTransfers'>> {
  const { visitor } = context;
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) =>
      findTransfers(tx, {
        saleUnit,
        onlyOpen: open === 'Y',
        after: after === undefined ? undefined : Number(after),
        take: take + 1,
      }),
    { readOnly: true },
  );
  const present = await presenterOf(deps, context);
  const shown = rows.slice(0, take);
  return {
    SaleUnit: saleUnit,
    Data: shown.map(present),
    Next: rows.length > take ? String(shown.at(-1)?.id) : null,
  };
}

/**
 * Books what came into the stock of the center that it was sent to; with `received` null all of it back into that where it came
 * from. Throws 404 TRANSFER_NOT_FOUND where that center is not the caller's; 409 TRANSFER_ENDED; 400 TRANSFER_TOO_MANY; and what
 * `once` throws.
 */
export async function endTransfer(
  deps: Dependencies,
  context: Keyed,
  { id, received }: { id: number; received: number | null },
): Promise<Transfer> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const own = new Set((await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit));
  const call = received === null ? 'recallTransfer' : 'receiveTransfer';
  await bookOnce(deps, context, { call, input: { id, received } }, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const ends = transfer && (received === null ? transfer.from : transfer.to);
    if (!ends || !own.has(ends)) throw notFound('TRANSFER_NOT_FOUND');
    if (transfer.isEnded) throw conflict('TRANSFER_ENDED');
    const { code, pieces, from, to } = transfer;
    if (received !== null && received > pieces)
      throw badRequest('TRANSFER_TOO_MANY', {
        values: { count: pieces },
        fields: { Received: 'TRANSFER_TOO_MANY' },
      });
    await markTransferEnded(tx, { id, received, at: deps.clock(), userId });
    const back = received === null;
    return bookStock(deps, tx, context, {
      saleUnit: ends,
      code,
      pieces: received ?? pieces,
      kind: 'transfer',
      reference: back ? to : from,
      reason: '',
      note: '',
      action: 'stock.transfer',
      logged: back ? { ToCenter: from, FromCenter: to } : { FromCenter: from, Received: received },
    });
  });
  const row = await deps.database.inTenant(tenantId, (tx) => findTransfer(tx, id), { readOnly: true });
  if (!row || !isOf(own, row)) throw notFound('TRANSFER_NOT_FOUND');
  return (await presenterOf(deps, context))(row);
}

const isOf = (own: ReadonlySet<string>, { from, to }: Pick<TransferRow, 'from' | 'to'>): boolean =>
  own.has(from) || own.has(to);

async function presenterOf(
  deps: Dependencies,
  context: { visitor: Visitor; language: CallContext['language'] },
): Promise<(row: TransferRow) => Transfer> {
  const nameOf = await centerNames(deps, context);
  return (row) => ({
    TransferId: row.id,
    P_Code: row.code,
    PRODUCTNAME: productName(context.language, row),
    PIC_FILENAME: row.picture,
    From: row.from,
    FromName: nameOf(row.from),
    To: row.to,
    ToName: nameOf(row.to),
    Pieces: row.pieces,
    Note: row.note,
    State: row.endedAt === null ? 'sent' : row.received === null ? 'recalled' : 'received',
    Received: row.received,
    SentAt: row.sentAt.toISOString(),
    SentBy: row.sentBy,
    EndedAt: row.endedAt?.toISOString() ?? null,
    EndedBy: row.endedBy,
  });
}
