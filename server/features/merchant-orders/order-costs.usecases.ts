/** What the goods of an order cost and what is left of it, for staff with the right `costs` (B-51d). */
import { marginOf, sumOfMargins } from '#domain/pricing/margin.ts';
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { assertOwnCenter, type Key } from './merchant-order.usecases.ts';
import { findCostedLines } from './order-costs.queries.ts';

const baht = (satang: number | null): number | null => (satang === null ? null : bahtFromSatang(satang));

/**
 * By the costs of the day of the order, which lines of before these were kept do not have; the floor price is that of today. Throws 404 ORDER_NOT_FOUND, also for a goods issue. */
export async function merchantOrderCosts(
  deps: Dependencies,
  visitor: Visitor,
  { orderid: orderId, saleunit: saleUnit }: Key,
): Promise<CallAnswer<'merchantOrderCosts'>> {
  await assertOwnCenter(deps, visitor, saleUnit);
  const lines = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findCostedLines(tx, { orderId, saleUnit }),
    { readOnly: true },
  );
  if (lines.length === 0) throw notFound('ORDER_NOT_FOUND');
  const margins = lines.map((line) => ({ line, margin: marginOf(line) }));
  const whole = sumOfMargins(margins.map(({ margin }) => margin));
  return {
    Lines: margins.map(({ line, margin }) => ({
      Line: line.line,
      P_Code: line.code,
      Pieces: line.pieces,
      CostPrice: baht(line.costSatang),
      FloorPrice: baht(line.floorSatang),
      NetAmount: bahtFromSatang(line.netSatang),
      CostAmount: baht(margin.costSatang),
      Margin: baht(margin.marginSatang),
      BelowFloor: margin.isBelowFloor,
    })),
    NetAmount: bahtFromSatang(sumSatang(lines.map(({ netSatang }) => netSatang))),
    CostAmount: baht(whole.costSatang),
    Margin: baht(whole.marginSatang),
  };
}
