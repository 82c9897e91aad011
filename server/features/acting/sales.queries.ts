/** What a salesman ordered for customers; excludes canceled orders. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { ReportUnit } from '#domain/time/report-range.ts';

type Whose = { userId: string; saleUnits: readonly string[] };
export type Figures = { count: number; satang: number };

const placedBy = (tx: TenantTransaction, { userId, saleUnits }: Whose) =>
  tx
    .selectFrom('orders')
    .where('placed_by_user', '=', userId)
    .where('sale_unit', '=', sql<string>`any(${saleUnits}::text[])`);

/** By period of Bangkok, as YYYY-MM-DD or YYYY-MM; periods without orders are omitted. */
export function figuresByPeriod(
  tx: TenantTransaction,
  { unit, from, ...whose }: Whose & { unit: ReportUnit; from: Date },
): Promise<(Figures & { period: string })[]> {
  const format = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const period = sql<string>`to_char(placed_at at time zone 'Asia/Bangkok', ${sql.lit(format)})`;
  return placedBy(tx, whose)
    .select((eb) => [
      period.as('period'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      sql<number>`sum(total_satang - returned_satang)::bigint`.as('satang'),
    ])
    .where('placed_at', '>=', from)
    .where('status', '<>', 'Canceled')
    .groupBy(period)
    .execute();
}

/** The salesman's latest orders in any state, newest first. */
export function latestOrders(tx: TenantTransaction, { take, ...whose }: Whose & { take: number }) {
  return placedBy(tx, whose)
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'orders.tenant_id')
        .onRef('customers.customer_code', '=', 'orders.customer_code'),
    )
    .select([
      'orders.order_id as orderId',
      'orders.sale_unit as saleUnit',
      'orders.placed_at as placedAt',
      'customers.customer_code as customerCode',
      'customers.name as customerName',
      'orders.status as status',
      'orders.delivery_kind as deliveryKind',
      'orders.total_satang as totalSatang',
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('order_id')
    .limit(take)
    .execute();
}
