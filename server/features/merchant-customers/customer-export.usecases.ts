/** The customers of a list as a table, made as a run, and how many they are (R-50i). */
import { MOST_COUNTED } from '#domain/access/customer-counts.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { customerHead, customerLine } from './customer-export.rules.ts';
import { deskCustomers, findDeskCustomers } from './desk-customers.queries.ts';
import { narrowedBy } from './merchant-customers.usecases.ts';

const KIND = 'customers.export';
/** More would make a table that takes a spreadsheet, and this server, too much memory. */
const MAX_CUSTOMERS = 20_000;
/** Read at once; also what a stop or a crash may cost. */
const CUSTOMERS_A_ROW = 250;
/** Contacts of customers are taken along seldom, and not kept long. */
const BOUNDS = { startsADay: 10, resultsKept: 3 };

type RowInput = { saleUnit: string; codes: string[] };
type Facts = { Count: number };

/** Throws what `narrowedBy` throws. */
export async function customersCount(
  deps: Dependencies,
  visitor: Visitor,
  query: CallParsed<'customersCount'>['query'],
): Promise<CallAnswer<'customersCount'>> {
  const { wanted } = await narrowedBy(deps, visitor, query);
  const { rows } = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => deskCustomers({ ...wanted, after: undefined, take: MOST_COUNTED + 1 }).execute(tx),
    { readOnly: true },
  );
  return { Count: rows.length };
}

/**
 * Starts the run; which customers are meant is settled now, what is known of them when their part is read. Throws 400 EXPORT_EMPTY,
 * EXPORT_TOO_LONG; 409 TOO_MANY_RUNS, RUNS_OF_DAY; and what `narrowedBy` throws.
 */
export async function exportCustomers(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: CallParsed<'exportCustomers'>['body'],
): Promise<CallAnswer<'exportCustomers'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const { wanted, saleUnit } = await narrowedBy(deps, visitor, body);
  const begin = async (tx: TenantTransaction) => {
    const found = await deskCustomers({ ...wanted, after: undefined, take: MAX_CUSTOMERS + 1 }).execute(tx);
    const all = found.rows.map(({ code }) => code);
    if (all.length === 0) throw badRequest('EXPORT_EMPTY');
    if (all.length > MAX_CUSTOMERS) throw badRequest('EXPORT_TOO_LONG', { values: { count: MAX_CUSTOMERS } });
    const rows: { key: string; input: RowInput }[] = [];
    for (let from = 0; from < all.length; from += CUSTOMERS_A_ROW) {
      const codes = all.slice(from, from + CUSTOMERS_A_ROW);
      rows.push({ key: `${from + 1}-${from + codes.length}`, input: { saleUnit, codes } });
    }
    const parameters: Facts = { Count: all.length };
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const claim = claimOf({ visitor, call: 'exportCustomers', key, input: body });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

export function defineCustomerExport(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ parameters }, language) => {
      const many = (parameters as Facts).Count.toLocaleString('en-US');
      return language === 'th' ? `ส่งออกลูกค้า ${many} ราย` : `Export of ${many} customers`;
    },
    fileName: 'customers',
    bounds: BOUNDS,
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
      if (!(await deps.hasStaffRight(visitor, 'manageCustomers'))) throw notAllowed('RIGHT_MISSING');
    },
    workRow: async ({ visitor, language }, { input, mark }) => {
      const { saleUnit, codes } = input as RowInput;
      await centerOfStaff(deps, { visitor, saleUnit });
      const withOrders = await deps.hasMerchantPage(visitor, 'salesOrders');
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        // Who is not of the center any more is not there.
        const found = await findDeskCustomers(tx, { codes, saleUnits: [saleUnit] });
        const byCode = new Map(found.map((row) => [row.code, row]));
        await mark(
          tx,
          codes.flatMap((code) => {
            const customer = byCode.get(code);
            return customer ? [customerLine(customer, { language, withOrders })] : [];
          }),
        );
      });
    },
    sheet: customerHead,
  };
  deps.runKinds.define(KIND, kind);
}
