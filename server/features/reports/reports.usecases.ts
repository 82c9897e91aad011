/** The charts on the merchant's home (B-31), cached for a while for all who see the same of a center. */
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import { reportPeriods } from '#domain/time/report-range.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { countNewCustomers, findTopProducts, sumSales, type CustomersOfPeriod } from './reports.queries.ts';

type Query = CallParsed<'topSalesReport'>['query'];
type OfCenter = ReturnType<typeof reportPeriods> & { saleUnit: string };

const MAX_PRODUCTS = 10;

/**
 * The rows of a report on one of the caller's centers, shared by all who request the same. Throws 404
 * CENTER_NOT_FOUND.
 */
async function rowsOf<T>(
  deps: Dependencies,
  { visitor, name, query }: { visitor: Visitor; name: string; query: Query },
  read: (tx: TenantTransaction, periods: OfCenter) => Promise<T>,
): Promise<{ rows: T; periods: OfCenter }> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const periods = { ...reportPeriods(query.type, deps.clock()), saleUnit };
  // The last period is in the key: at midnight another report begins.
  const key = `report/${tenantId}/${name}/${saleUnit}/${query.type}/${periods.periods.at(-1)}`;
  const rows = await deps.cache.getOrMake(key, async () => {
    const value = await deps.database.inTenant(tenantId, (tx) => read(tx, periods), { readOnly: true });
    return { value, bytes: 2 * JSON.stringify(value).length, tags: [] };
  });
  return { rows, periods };
}

/**
 * New customers by day or month, including empty periods (B-32): a salesman's own, and for the super admin those of all
 * salesmen with how many each has, most first.
 */
export async function newCustomers(
  deps: Dependencies,
  visitor: Visitor,
  query: Query,
): Promise<CallAnswer<'newCustomersReport'>> {
  const salesman = isSuperAdminRole(visitor.role) ? null : visitor.userId;
  const name = salesman === null ? 'customers' : `customers/${salesman}`;
  const { rows, periods } = await rowsOf(deps, { visitor, name, query }, (tx, range) =>
    countNewCustomers(tx, { ...range, salesman }),
  );
  const countsOf = (some: readonly string[]) =>
    some.map((period) => ({ Period: period, Count: totalOf(rows.filter((row) => row.period === period)) }));
  const [data, before] = [countsOf(periods.periods), countsOf(periods.before.periods)];
  return {
    Unit: periods.unit,
    Own: salesman !== null,
    Data: data,
    Total: sumOf(data),
    Before: before,
    BeforeTotal: sumOf(before),
    Salesmen:
      salesman === null ? bySalesman(rows.filter(({ period }) => periods.periods.includes(period))) : [],
  };
}

const sumOf = (data: readonly { Count: number }[]): number => data.reduce((sum, { Count }) => sum + Count, 0);

const totalOf = (rows: readonly CustomersOfPeriod[]): number => rows.reduce((sum, { many }) => sum + many, 0);

function bySalesman(rows: readonly CustomersOfPeriod[]): CallAnswer<'newCustomersReport'>['Salesmen'] {
  const all = [...new Set(rows.map((row) => row.salesmanId))].map((id) => {
    const own = rows.filter((row) => row.salesmanId === id);
    return { UserId: id, Name: own[0]?.salesmanName ?? '', Count: totalOf(own) };
  });
  return all.toSorted((a, b) => b.Count - a.Count || (a.UserId < b.UserId ? -1 : 1));
}

/** Sales by day or month, and the products with the highest sales. */
export async function topSales(
  deps: Dependencies,
  { visitor, language }: { visitor: Visitor; language: Language },
  query: Query,
): Promise<CallAnswer<'topSalesReport'>> {
  const { rows, periods } = await rowsOf(deps, { visitor, name: 'sales', query }, async (tx, range) => ({
    sales: await sumSales(tx, range),
    products: await findTopProducts(tx, { ...range, most: MAX_PRODUCTS }),
  }));
  const sales = new Map(rows.sales.map((row) => [row.period, row]));
  const satangOf = (period: string): number => sales.get(period)?.satang ?? 0;
  const dataOf = (some: readonly string[]) =>
    some.map((period) => ({
      Period: period,
      Count: sales.get(period)?.many ?? 0,
      Sum: bahtFromSatang(satangOf(period)),
    }));
  const totalOfPeriods = (some: readonly string[]) => bahtFromSatang(sumSatang(some.map(satangOf)));
  return {
    Unit: periods.unit,
    Data: dataOf(periods.periods),
    Total: totalOfPeriods(periods.periods),
    Before: dataOf(periods.before.periods),
    BeforeTotal: totalOfPeriods(periods.before.periods),
    Products: rows.products.map((row) => ({
      P_Code: row.code,
      PRODUCTNAME: productName(language, row),
      Pieces: row.pieces,
      Amount: bahtFromSatang(row.satang),
    })),
  };
}
