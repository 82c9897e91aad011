/** The orders of a list as a table, made as a run (B-72c). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { assertHasType, orderFilters } from './merchant-orders.list.usecases.ts';
import { findOrderIds } from './merchant-orders.queries.ts';
import { findExported } from './order-export.queries.ts';
import { exportHead, exportLine } from './order-export.rules.ts';
import { exportTitle, runListOf, type ExportFacts } from './order-runs.rules.ts';

const KIND = 'orders.export';
/** More would make a table that takes a spreadsheet, and this server, too much memory. */
const MAX_ORDERS = 20_000;
/** Read at once; also what a stop or a crash may cost. */
const ORDERS_A_ROW = 250;

/**
 * A table of 20,000 orders takes some ten megabytes while it is kept. Twenty a day are one every half hour of a working day;
 * ten are what fits on the page of runs besides other work.
 */
const BOUNDS = { startsADay: 20, resultsKept: 10 };

type RowInput = { saleUnit: string; orderIds: string[] };

/**
 * Starts the run; which orders are meant is settled now, what they say when their part is read. Throws 400 EXPORT_EMPTY,
 * EXPORT_TOO_LONG; 403 PAGE_DISABLED; 404 CENTER_NOT_FOUND; 409 TOO_MANY_RUNS, RUNS_OF_DAY.
 */
export async function exportOrders(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'exportOrders'> & { idempotencyKey: string },
): Promise<CallAnswer<'exportOrders'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const filters = await orderFilters(deps, visitor, { ...body, type: '3' });
  const { saleUnit } = filters;
  const begin = async (tx: TenantTransaction) => {
    const ids = await findOrderIds(tx, { ...filters, take: MAX_ORDERS + 1 });
    if (ids.length === 0) throw badRequest('EXPORT_EMPTY');
    if (ids.length > MAX_ORDERS) throw badRequest('EXPORT_TOO_LONG', { values: { count: MAX_ORDERS } });
    const rows = [];
    for (let from = 0; from < ids.length; from += ORDERS_A_ROW) {
      const orderIds = ids.slice(from, from + ORDERS_A_ROW);
      const input: RowInput = { saleUnit, orderIds };
      rows.push({ key: `${from + 1}-${from + orderIds.length}`, input });
    }
    const parameters: ExportFacts = { Count: ids.length, List: runListOf({ ...body, type: '3' }, ids) };
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const claim = claimOf({ visitor, call: 'exportOrders', key, input: body });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

export function defineOrderExport(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ parameters }, language) => exportTitle(parameters as ExportFacts, language),
    fileName: 'orders',
    bounds: BOUNDS,
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, 'orders'))) throw notAllowed('PAGE_DISABLED');
      await assertHasType(deps, visitor, '3');
    },
    workRow: async ({ visitor, language }, { input, mark }) => {
      const { saleUnit, orderIds } = input as RowInput;
      await centerOfStaff(deps, { visitor, saleUnit });
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        const orders = await findExported(tx, { orderIds, saleUnit, language });
        await mark(
          tx,
          orders.map((order) => exportLine(order, language)),
        );
      });
    },
    sheet: exportHead,
  };
  deps.runKinds.define(KIND, kind);
}
