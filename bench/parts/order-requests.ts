/** Orders as buyers send them: three products each, any customer, another key every time. */
import { randomUUID } from 'node:crypto';
import type { Bench } from '../context.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { productCode } from '../data/products.ts';
import type { RawCart } from '../baseline/raw-orders.queries.ts';
import { ask, each } from '../measure/ask.ts';
import { createChance, pick } from '../measure/chance.ts';
import type { Request } from '../measure/load.ts';
import { TENANTS } from '../shop.ts';

export const CONNECTIONS = 16;
export const LINES = 3;
/** Two orders of a day may draw the same number; the buyer is asked to try again. */
export const MAY_REFUSE = 0.002;
const CARTS = 600;
/** Products that are bought; far more than orders under way, so that two seldom wait for the same row. */
export const BOUGHT = 3000;

/** Of the products from the first one of these numbers on. */
export function makeCarts({ first, many } = { first: 0, many: BOUGHT }): RawCart[] {
  const chance = createChance(3);
  return Array.from({ length: CARTS }, () => {
    const codes = new Set<string>();
    while (codes.size < LINES) codes.add(productCode(first + Math.floor(chance() * many)));
    return {
      codes: [...codes].toSorted(),
      pieces: Array.from({ length: LINES }, () => 1 + Math.floor(chance() * 3)),
    };
  });
}

const headersOf = (authorization: string) => ({
  authorization,
  'content-type': 'application/json',
  tenantid: TENANTS[0],
});

/** Makes `many` orders for each of `connections`, all different. */
export type OrderMaker = (connections: number, many: number) => Request[][];

/** Every buyer must pay the same for these carts. */
export async function orderMaker(
  { shop, server }: Pick<Bench, 'shop' | 'server'>,
  made: readonly RawCart[] = makeCarts(),
): Promise<OrderMaker> {
  const buyers = await each(shop.customers, async ({ customerCode, addressId }) => ({
    addressId,
    authorization: `Bearer ${await shop.tokenOf(customerCode)}`,
  }));
  const carts = await each(made, async ({ codes, pieces }) => {
    const Lines = codes.map((P_Code, index) => ({ P_Code, qty1: pieces[index] ?? 1, qty2: 0, qty3: 0 }));
    const { body } = await ask(server.origin, {
      method: 'POST',
      path: '/api/orders/quote',
      headers: headersOf(buyers[0]?.authorization ?? ''),
      body: JSON.stringify({ SaleUnit: SALE_UNIT, Lines }),
    });
    const { Total } = JSON.parse(body.toString()) as { Total: number };
    return { Lines, SeenTotal: Total };
  });
  const chance = createChance(4);
  const order = (): Request => {
    const { addressId, authorization } = pick(buyers, chance);
    const placed = { ...pick(carts, chance), SaleUnit: SALE_UNIT, ShipTo: addressId, PaymentType: 0 };
    const headers = { ...headersOf(authorization), 'idempotency-key': randomUUID() };
    return { method: 'POST', path: '/api/orders', headers, body: JSON.stringify(placed) };
  };
  return (connections, many) =>
    Array.from({ length: connections }, () => Array.from({ length: many }, order));
}
