/** Orders placed over the API, for tests that begin where an order exists. */
import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Caller } from './callers.ts';

type Line = { P_Code: string; qty1?: number; qty2?: number; qty3?: number };

/** Places an order to the customer's first delivery address, cash on delivery. */
export async function placeOrder(
  { api, saleUnit: SaleUnit }: Caller,
  wanted: readonly Line[],
): Promise<CallAnswer<'placeOrder'>> {
  const Lines = wanted.map((line) => ({ qty1: 0, qty2: 0, qty3: 0, ...line }));
  const [{ data: addresses }, quote] = await Promise.all([
    api.deliveryAddresses({ body: {} }),
    api.quote({ body: { SaleUnit, Lines } }),
  ]);
  const shipTo = addresses.find(({ Address_Type }) => Address_Type === 'S');
  return api.placeOrder({
    headers: { 'idempotency-key': randomUUID() },
    body: { SaleUnit, Lines, ShipTo: shipTo?.AddressCode ?? '', PaymentType: 0, SeenTotal: quote.Total },
  });
}

/** Pieces of a product that the caller could order now. */
export async function piecesLeft({ api }: Caller, code: string): Promise<number> {
  const { Data } = await api.productDetail({ params: { code } });
  return Data.Stock.StockAvailable ?? Infinity;
}

/** The number of the caller's newest order. */
export async function newestOrder({ api }: Caller): Promise<string | undefined> {
  const { Data } = await api.listOrders({ query: { take: 1 } });
  return Data[0]?.OrderID;
}
