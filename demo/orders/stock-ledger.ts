import type { DemoStock } from '../types.ts';
import type { DemoOrder } from './history.ts';

export type StockEntry = {
  at: Date;
  saleUnit: string;
  productCode: string;
  kind: 'adjust' | 'sale' | 'return';
  pieces: number;
  reference: string;
};

const YEAR_MS = 366 * 86_400_000;

/**
 * The ledger behind today's stock, oldest first: an opening count a year ago, what each order took, what canceled
 * ones gave back, and a count of today where more came back than was sold. No balance ever goes below zero, and the
 * entries of a product at a center sum up to what is there.
 */
export function stockEntries({ stock, orders, today }: History): StockEntry[] {
  const moves = orders.flatMap(movesOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const swings = swingsOf(moves);
  const opened = new Date(today.getTime() - YEAR_MS);
  const counts = stock.map(({ saleUnit, productCode, pieces }) => {
    const { net, lowest } = swings.get(keyOf({ saleUnit, productCode })) ?? { net: 0, lowest: 0 };
    const opening = Math.max(pieces - net, -lowest);
    const entry = { saleUnit, productCode, kind: 'adjust' } as const;
    return {
      first: { ...entry, at: opened, pieces: opening, reference: 'opening' },
      last: { ...entry, at: today, pieces: pieces - opening - net, reference: 'count' },
    };
  });
  const corrections = counts.map(({ last }) => last).filter(({ pieces }) => pieces !== 0);
  return [...counts.map(({ first }) => first), ...moves, ...corrections];
}

type History = { stock: readonly DemoStock[]; orders: readonly DemoOrder[]; today: Date };
/** What the moves of a product at a center come to, and the lowest they come to on the way. */
type Swing = { net: number; lowest: number };

const keyOf = ({ saleUnit, productCode }: { saleUnit: string; productCode: string }) =>
  `${saleUnit} ${productCode}`;

function swingsOf(moves: readonly StockEntry[]): Map<string, Swing> {
  const swings = new Map<string, Swing>();
  for (const move of moves) {
    const before = swings.get(keyOf(move)) ?? { net: 0, lowest: 0 };
    const net = before.net + move.pieces;
    swings.set(keyOf(move), { net, lowest: Math.min(before.lowest, net) });
  }
  return swings;
}

function movesOf({ orderId, saleUnit, placedAt, updatedAt, status, lines }: DemoOrder): StockEntry[] {
  return lines
    .filter(({ product }) => product.isStockItem)
    .flatMap(({ product, unitNo, quantity }) => {
      const pieces = quantity * (product.units[unitNo - 1]?.rate ?? 1);
      const entry = { saleUnit, productCode: product.code, reference: orderId };
      const sale: StockEntry = { ...entry, at: placedAt, kind: 'sale', pieces: -pieces };
      return status === 'Canceled' ? [sale, { ...entry, at: updatedAt, kind: 'return', pieces }] : [sale];
    });
}
