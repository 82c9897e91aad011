/** What a customer ordered from a center. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type OfCustomer = { customerCode: string; saleUnit: string };

const ordersOf = (tx: TenantTransaction, { customerCode, saleUnit }: OfCustomer) =>
  tx
    .selectFrom('orders')
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '=', saleUnit)
    .where('order_type', '=', '3');

/** In any state, the latest first. */
export const findLatestOrders = (tx: TenantTransaction, { take, ...of }: OfCustomer & { take: number }) =>
  ordersOf(tx, of)
    .select([
      'order_id as orderId',
      'sale_unit as saleUnit',
      'placed_at as placedAt',
      'status',
      'delivery_kind as deliveryKind',
      'total_satang as totalSatang',
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(take)
    .execute();

export type Spent = {
  monthCount: number;
  monthSatang: number;
  yearCount: number;
  yearSatang: number;
  first: Date | null;
};

/** Since these times, less what came back. */
export function findSpent(
  tx: TenantTransaction,
  { month, year, ...of }: OfCustomer & { month: Date; year: Date },
): Promise<Spent> {
  const satang = sql<number>`total_satang - returned_satang`;
  const sumSince = (since: Date) =>
    sql<number>`coalesce(sum(${satang}) filter (where placed_at >= ${since}), 0)::bigint`;
  const countSince = (since: Date) => sql<number>`(count(*) filter (where placed_at >= ${since}))::integer`;
  return ordersOf(tx, of)
    .where('status', '<>', 'Canceled')
    .select([
      countSince(month).as('monthCount'),
      sumSince(month).as('monthSatang'),
      countSince(year).as('yearCount'),
      sumSince(year).as('yearSatang'),
      sql<Date | null>`min(placed_at)`.as('first'),
    ])
    .executeTakeFirstOrThrow();
}
