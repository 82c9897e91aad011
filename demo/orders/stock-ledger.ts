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
 * The ledger behind today's stock, oldest first: an opening count a year ago, what each order took, and what
 * cancelled ones gave back. The entries of a product at a center sum up to what is there.
 */
export function openingEntries({
  stock,
  orders,
  today,
}: {
  stock: readonly DemoStock[];
  orders: readonly DemoOrder[];
  today: Date;
}): StockEntry[] {
  const moves = orders.flatMap(movesOf);
  const sold = new Map<string, number>();
  for (const { saleUnit, productCode, pieces } of moves)
    sold.set(`${saleUnit} ${productCode}`, (sold.get(`${saleUnit} ${productCode}`) ?? 0) - pieces);
  const at = new Date(today.getTime() - YEAR_MS);
  const openings = stock.map(({ saleUnit, productCode, pieces }): StockEntry => ({
    at,
    saleUnit,
    productCode,
    kind: 'adjust',
    pieces: pieces + (sold.get(`${saleUnit} ${productCode}`) ?? 0),
    reference: 'opening',
  }));
  return [...openings, ...moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())];
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
