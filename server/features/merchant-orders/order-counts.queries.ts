import { sql, type RawBuilder } from 'kysely';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';

type CountedState = { status: OrderState; many: number; fresh: number };

/** Orders in each of the states, and how many of them were placed after `since`; both counted up to `most`. */
export async function countByState(
  tx: TenantTransaction,
  {
    saleUnit,
    type,
    states,
    most,
    since,
  }: { saleUnit: string; type: OrderType; states: readonly OrderState[]; most: number; since: Date },
): Promise<CountedState[]> {
  const counted = (also: RawBuilder<unknown>) => sql`
    select count(*)::integer as many from (
      select from orders o
      where o.sale_unit = ${saleUnit} and o.order_type = ${type} and o.status = s.state ${also}
      limit ${most}
    ) counted`;
  const { rows } = await sql<CountedState>`
    select s.state as status, w.many, f.many as fresh from unnest(${states}::text[]) with ordinality as s (state, nth)
    cross join lateral (${counted(sql``)}) w
    cross join lateral (${counted(sql`and o.placed_at > ${since}::timestamptz`)}) f order by s.nth`.execute(
    tx,
  );
  return rows;
}
