/** Whatever is booked in whatever order, what is in stock is what the ledger says. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Key } from '../../testing/desk.ts';
import { openStockDesk } from './stock-desk.testing.ts';

const opened = openStockDesk();
const CENTERS = ['C1', 'C2'] as const;

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('receive', 'adjust', 'send', 'arrive', 'recall', 'order', 'cancel', 'return'),
    center: fc.constantFrom(...CENTERS),
    pieces: fc.integer({ min: 1, max: 60 }),
    out: fc.boolean(),
  }),
  { minLength: 3, maxLength: 10 },
);

test('R-47j stock equals its ledger after any receiving, adjusting, sending, ordering, canceling and returning, and no piece is lost unseen', async () => {
  // Each goes on with what the one before left; the ledger of all is a page.
  await fc.assert(fc.asyncProperty(acts, afterAny), { numRuns: 5, endOnFailure: true });
});

type Act = { act: string; center: (typeof CENTERS)[number]; pieces: number; out: boolean };

async function afterAny(sequence: readonly Act[]): Promise<void> {
  const desk = opened.desk();
  const { shop, ask } = opened;
  const token = await shop().tokenOf('alpha', 'ADMIN');
  const orders: Key[] = [];
  const ways: { id: number; to: string; pieces: number }[] = [];
  /** Pieces of P1 in all centers and on their way. */
  let all = await inStock();
  for (const { act, center, pieces, out } of sequence) {
    const other = CENTERS.find((one) => one !== center) ?? center;
    const order = act === 'cancel' || act === 'return' ? orders.shift() : undefined;
    const way = act === 'arrive' || act === 'recall' ? ways.shift() : undefined;
    if (act === 'receive') {
      const answer = await opened.receive(pieces, { SaleUnit: center });
      if (answer.statusCode === 200) all += pieces;
    }
    if (act === 'adjust') {
      const signed = out ? -pieces : pieces;
      const answer = await opened.adjust(signed, { SaleUnit: center });
      if (answer.statusCode === 200) all += signed;
    }
    if (act === 'send') {
      const answer = await ask('sendStock', { SaleUnit: center, To: other, Pieces: pieces });
      const list = await shop().call('stockTransfers', { token, query: { saleUnit: center, take: '1' } });
      const [sent] = list.json<CallAnswer<'stockTransfers'>>().Data;
      if (answer.statusCode === 200 && sent) ways.push({ id: sent.TransferId, to: other, pieces });
    }
    if (way) {
      const name = act === 'arrive' ? 'receiveTransfer' : 'recallTransfer';
      const came = act === 'arrive' && out ? way.pieces - 1 : way.pieces;
      const answer = await ask(name, act === 'arrive' ? { Received: came } : {}, { id: String(way.id) });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      all -= way.pieces - came;
    }
    if (act === 'order' && (await opened.stock()).StockAvailable >= 11) {
      orders.push(await desk.place());
      all -= 11;
    }
    if (order && act === 'cancel') {
      await desk.take(order, { From: 'Wait', To: 'Canceled', Reason: 'changed' });
      all += 11;
    }
    if (order && act === 'return') {
      for (const [From, To] of [
        ['Wait', 'Approved'],
        ['Approved', 'Packed'],
        ['Packed', 'Shipping'],
      ] as const)
        await desk.take(order, { From, To });
      await desk.take(order, { From: 'Shipping', To: 'Returned', Reason: 'closed' });
      all += 11;
    }
  }
  expect(await desk.unbalanced(), JSON.stringify(sequence)).toEqual([]);
  const onWay = ways.reduce((sum, way) => sum + way.pieces, 0);
  expect((await inStock()) + onWay, JSON.stringify(sequence)).toBe(all);
  for (const center of CENTERS) {
    const { Data } = await opened.ledger({ saleUnit: center, take: '100' });
    const last = Data.at(-1);
    expect(last && last.Balance - last.Pieces, 'the ledger begins with nothing').toBe(0);
  }
}

/** Of all centers. */
async function inStock(): Promise<number> {
  const [{ pieces } = { pieces: 0 }] = await opened
    .shop()
    .database.asOwner<{ pieces: number }>(
      `select sum(on_hand)::int as pieces from stock where tenant_id = 'alpha' and product_code = 'P1'`,
    );
  return pieces;
}
