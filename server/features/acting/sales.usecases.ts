/** The salesman's own figures (/sales/mysales, S-61): what they ordered for customers of their centers. */
import type { OrderState } from '#domain/orders/order.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import { reportPeriods, type ReportRange } from '#domain/time/report-range.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { currentStaff } from '../session/session.public.ts';
import { figuresByPeriod, latestOrders, type Figures } from './sales.queries.ts';

const LATEST = 10;

/** Money in baht. Throws 401 SESSION_OVER if they may no longer sign in, 403 PAGE_DISABLED where the shop keeps the page from them. */
export async function mySales(
  deps: Dependencies,
  { visitor, range }: { visitor: Visitor; range: ReportRange },
): Promise<CallAnswer<'mySales'>> {
  const now = deps.clock();
  const { tenantId, userId } = visitor;
  // Of who acts for a customer it is the salesman whose page it is.
  const { visitor: salesman, centers } = await currentStaff(deps, visitor);
  if (!(await deps.hasMerchantPage(salesman, 'mySales'))) throw notAllowed('PAGE_DISABLED');
  const saleUnits = centers.map((center) => center.saleUnit);
  const { unit, periods, from } = reportPeriods(range, now);
  const whose = { userId, saleUnits };
  const { series, days, orders } = await deps.database.inTenant(
    tenantId,
    async (tx) => ({
      series: await figuresByPeriod(tx, { ...whose, unit, from }),
      days: await figuresByPeriod(tx, { ...whose, unit: 'day', from: startOfMonth(now) }),
      orders: await latestOrders(tx, { ...whose, take: LATEST }),
    }),
    { readOnly: true },
  );
  const [today = ''] = reportPeriods('week', now).periods.slice(-1);
  return {
    Today: present(days.find((one) => one.period === today)),
    Month: present({
      count: days.reduce((sum, day) => sum + day.count, 0),
      satang: sumSatang(days.map((day) => day.satang)),
    }),
    Series: periods.map((period) => {
      const { Count, Sum } = present(series.find((one) => one.period === period));
      return { Period: period, Count, Sum };
    }),
    Orders: orders.map((order) => ({
      OrderID: order.orderId,
      SaleUnit: order.saleUnit,
      OrderDate: order.placedAt.toISOString(),
      Customer_Id: order.customerCode,
      Customer_Name: order.customerName,
      Status: order.status as OrderState,
      DeliveryKind: order.deliveryKind as DeliveryKind,
      Total: bahtFromSatang(order.totalSatang),
    })),
  };
}

// The first of a month always exists.
const startOfMonth = (now: Date) => startOfDay(`${yyyymmdd(now).slice(0, 6)}01`) ?? now;

const present = (figures: Figures | undefined) => ({
  Count: figures?.count ?? 0,
  Sum: bahtFromSatang(figures?.satang ?? 0),
});
