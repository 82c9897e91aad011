/** Many customers get a salesman, as a run of a customer each: looked at first, then written (R-50i). */
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centersOfStaff } from '../session/session.public.ts';
import { lockAccount } from './customer-profile.queries.ts';
import { findHolders, writeSalesman, type Held } from './customer-runs.queries.ts';
import { deskCustomers, findSalesmen, type DeskFilters } from './desk-customers.queries.ts';
import { narrowedBy } from './merchant-customers.usecases.ts';

const KIND = 'customers.salesman';

type Given = CallParsed<'salesmanAhead'>['body'];
type Facts = { Salesman: string; Name: string };
type Sorted = { name: string; change: Held[]; same: number };

/** The codes that a list shows, whole. Throws 400 RUN_TOO_LONG. */
async function listed(tx: TenantTransaction, wanted: Omit<DeskFilters, 'after' | 'take'>): Promise<string[]> {
  const { rows } = await deskCustomers({ ...wanted, after: undefined, take: MAX_RUN_ROWS + 1 }).execute(tx);
  if (rows.length > MAX_RUN_ROWS) throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
  return rows.map(({ code }) => code);
}

const centersOf = async (deps: Dependencies, visitor: Visitor): Promise<string[]> =>
  (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);

/** '' of nobody. Throws 400 SALESMAN_UNKNOWN for who works at none of the caller's centers. */
async function nameOfSalesman(
  tx: TenantTransaction,
  { salesman, own }: { salesman: string; own: readonly string[] },
): Promise<string> {
  if (salesman === '') return '';
  const found = (await findSalesmen(tx, own)).find(({ code }) => code === salesman);
  if (!found) throw badRequest('SALESMAN_UNKNOWN', { fields: { Salesman: 'SALESMAN_UNKNOWN' } });
  return found.name;
}

/** Who is not the caller's is not there. Throws what `narrowedBy` throws. */
async function readerOf(
  deps: Dependencies,
  visitor: Visitor,
  { Customers, Salesman: salesman, ...query }: Given,
): Promise<(tx: TenantTransaction) => Promise<Sorted>> {
  const { wanted, saleUnit } = await narrowedBy(deps, visitor, query);
  const own = await centersOf(deps, visitor);
  return async (tx) => {
    const name = await nameOfSalesman(tx, { salesman, own });
    const codes = Customers ?? (await listed(tx, wanted));
    const held = await findHolders(tx, { codes, saleUnits: Customers ? own : [saleUnit] });
    const change = held.filter((one) => (one.salesman ?? '') !== salesman);
    return { name, change, same: held.length - change.length };
  };
}

/** Throws 400 SALESMAN_UNKNOWN, RUN_TOO_LONG, and what `narrowedBy` throws. */
export async function salesmanAhead(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
  body: Given,
): Promise<CallAnswer<'salesmanAhead'>> {
  const read = await readerOf(deps, visitor, body);
  const { name, change, same } = await deps.database.inTenant(visitor.tenantId, read, { readOnly: true });
  const from = [...Map.groupBy(change, (one) => one.salesman ?? '')]
    .map(([Salesman, theirs]) => ({
      Salesman,
      SalesmanName: theirs[0]?.salesmanName ?? '',
      Count: theirs.length,
    }))
    .toSorted((a, b) => b.Count - a.Count || a.Salesman.localeCompare(b.Salesman));
  return { SalesmanName: name, Count: change.length, Same: same, From: from };
}

/**
 * Starts the run, once for its key. Throws 409 CUSTOMERS_CHANGED if they are others than the caller saw, TOO_MANY_RUNS; and what
 * `salesmanAhead` throws.
 */
export async function giveSalesman(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  { Count, ...given }: CallParsed<'giveSalesman'>['body'],
): Promise<CallAnswer<'giveSalesman'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const read = await readerOf(deps, visitor, given);
  const claim = claimOf({ visitor, call: 'giveSalesman', key, input: { Count, ...given } });
  const begin = async (tx: TenantTransaction) => {
    const { name, change } = await read(tx);
    if (change.length !== Count) throw conflict('CUSTOMERS_CHANGED', { quiet: true });
    const parameters: Facts = { Salesman: given.Salesman, Name: name };
    const rows = change.map(({ code }) => ({ key: code, input: {} }));
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

/** Each row is one customer: who is not the caller's by then fails, and so does each where the salesman works there no more. */
export function defineSalesmanRun(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ total, parameters }, language) => titleOf(total, (parameters as Facts).Name, language),
    fileName: 'salesman',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
      if (!(await deps.hasStaffRight(visitor, 'manageCustomers'))) throw notAllowed('RIGHT_MISSING');
    },
    workRow: async ({ visitor }, { key: code, mark }, parameters) => {
      const { Salesman: salesman } = parameters as Facts;
      const own = await centersOf(deps, visitor);
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        await mark(tx);
        await lockAccount(tx, code);
        await nameOfSalesman(tx, { salesman, own });
        const [before] = await findHolders(tx, { codes: [code], saleUnits: own });
        if (!before) throw notFound('CUSTOMER_NOT_FOUND');
        if ((before.salesman ?? '') === salesman) return;
        const after = salesman === '' ? null : salesman;
        await writeSalesman(tx, { code, salesman: after });
        await writeAudit(deps, tx, {
          visitor,
          action: 'customer.change',
          subject: `customer/${code}`,
          before: { Salesman: before.salesman },
          after: { Salesman: after },
        });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}

function titleOf(total: number, name: string, language: Language): string {
  const many = total.toLocaleString('en-US');
  if (language === 'th')
    return name === '' ? `เอาพนักงานขายออกจากลูกค้า ${many} ราย` : `ให้ ${name} ดูแลลูกค้า ${many} ราย`;
  const customers = total === 1 ? 'customer' : 'customers';
  return name === ''
    ? `No salesman for ${many} ${customers}`
    : `${name} as the salesman of ${many} ${customers}`;
}
