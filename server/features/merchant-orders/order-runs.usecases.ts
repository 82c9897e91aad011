/** Steps for many orders: looked at first, then done as a run (B-72). */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import {
  bulkSteps,
  mayTakeForMany,
  stepAhead,
  stepsAhead,
  type StepAhead,
} from '#domain/orders/bulk-steps.ts';
import { cashDueSatang } from '#domain/orders/order-due.ts';
import { orderTypes, type OrderState, type OrderType } from '#domain/orders/order.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { busyRows, startRun, tellMaker, startInTurn } from '../runs/runs.public.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { stepMerchantOrder } from './merchant-order.steps.usecases.ts';
import { assertHasType, hasType, orderFilters } from './merchant-orders.list.usecases.ts';
import { findOrderIds } from './merchant-orders.queries.ts';
import { findStepOrders, type StepRow } from './order-runs.queries.ts';
import { runListOf, stepTitle, type StepFacts } from './order-runs.rules.ts';

const KIND = 'orders.step';
const BUSY_NAMED = 10;

type Chosen = CallParsed<'orderStepsAhead'>['body'];

/** The orders of the caller's centers that are meant; what is not theirs is not there. Throws 400 RUN_TOO_LONG. */
async function readerOf(
  deps: Dependencies,
  visitor: Visitor,
  { Orders, ...filters }: Chosen,
): Promise<(tx: TenantTransaction) => Promise<StepRow[]>> {
  const saleUnits = (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);
  if (Orders) {
    const orderIds = Orders.map(({ OrderID }) => OrderID);
    const types = await openTypes(deps, visitor);
    return async (tx) => {
      const found = await findStepOrders(tx, { orderIds, saleUnits });
      return found.filter(({ orderType }) => types.includes(orderType));
    };
  }
  const shown = await orderFilters(deps, visitor, { ...filters, sort: 'placed', dir: 'asc' });
  return async (tx) => {
    const orderIds = await findOrderIds(tx, { ...shown, take: MAX_RUN_ROWS + 1 });
    if (orderIds.length > MAX_RUN_ROWS) throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
    return findStepOrders(tx, { orderIds, saleUnits: [shown.saleUnit] });
  };
}

/** Without those that another run has at hand: their state, and so the sums, would be others by the time of this one. */
async function freeOf(
  tx: TenantTransaction,
  orders: readonly StepRow[],
): Promise<{ free: StepRow[]; busy: readonly string[] }> {
  const keys = orders.map(({ orderId }) => orderId);
  const busy = new Set(await busyRows(tx, { kind: KIND, keys }));
  return { free: orders.filter(({ orderId }) => !busy.has(orderId)), busy: [...busy] };
}

/** The kinds of order whose page is open to the caller. */
async function openTypes(deps: Dependencies, visitor: Visitor): Promise<OrderType[]> {
  const isOpen = await Promise.all(orderTypes.map((type) => hasType(deps, visitor, type)));
  return orderTypes.filter((_, at) => isOpen[at]);
}

/** Throws 400 RUN_TOO_LONG, 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND. */
export async function orderStepsAhead(
  deps: Dependencies,
  { visitor }: CallContext,
  body: CallParsed<'orderStepsAhead'>['body'],
): Promise<CallAnswer<'orderStepsAhead'>> {
  const read = await readerOf(deps, visitor, body);
  const { rights } = await staffMemberOf(deps, visitor);
  const { free, busy } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => freeOf(tx, await read(tx)),
    { readOnly: true },
  );
  return {
    Count: free.length + busy.length,
    BusyCount: busy.length,
    Busy: busy.slice(0, BUSY_NAMED),
    Steps: stepsAhead(free)
      .filter((step) => mayTakeForMany(rights, step))
      .map(present),
  };
}

const present = (step: StepAhead<StepRow>): CallAnswer<'orderStepsAhead'>['Steps'][number] => ({
  To: step.to,
  ...amountsOf(step),
  IsPickup: step.isPickup,
  Cannot: step.cannot.map(({ status, count }) => ({ Status: status, Count: count })),
});

const amountsOf = ({ can, satang, cash, cashSatang }: StepAhead<StepRow>) => ({
  Count: can.length,
  Sum: bahtFromSatang(satang),
  CashCount: cash.length,
  CashSum: bahtFromSatang(cashSatang),
});

type RowInput = { saleUnit: string; from: OrderState; type: OrderType; isCashDue: boolean };

/**
 * Starts the run for those that can take the step. Throws 409 ORDERS_CHANGED if they or their sums are others than the caller
 * saw, TOO_MANY_RUNS; 400 RUN_EMPTY, RUN_TOO_LONG; 403 PAGE_DISABLED, RIGHT_MISSING; 404 CENTER_NOT_FOUND.
 */
export async function runOrderSteps(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'runOrderSteps'> & { idempotencyKey: string },
): Promise<CallAnswer<'runOrderSteps'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { To, Cash, Seen } = body;
  if (!bulkSteps.includes(To)) throw badRequest('RUN_EMPTY');
  const read = await readerOf(deps, visitor, body);
  const { rights } = await staffMemberOf(deps, visitor);
  const claim = claimOf({ visitor, call: 'runOrderSteps', key, input: body });
  const begin = async (tx: TenantTransaction) => {
    await startInTurn(tx, { tenantId, kind: KIND });
    const { free } = await freeOf(tx, await read(tx));
    const step = stepAhead(free, To);
    if (!mayTakeForMany(rights, step)) throw notAllowed('RIGHT_MISSING');
    const now = amountsOf(step);
    const isSame = (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === Seen[name]);
    if (!isSame) throw conflict('ORDERS_CHANGED', { quiet: true });
    const ids = step.can.map(({ orderId }) => orderId);
    const Type = step.can[0]?.orderType ?? '3';
    const parameters: StepFacts = { To, Cash, Sum: now.Sum, Type, List: runListOf(body, ids) };
    const rows = step.can.map((order) => ({ key: order.orderId, input: inputOf(order) }));
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

const inputOf = (order: StepRow): RowInput => ({
  saleUnit: order.saleUnit,
  from: order.status,
  type: order.orderType,
  isCashDue: cashDueSatang(order) > 0,
});

/** Each row is the step of one order, from the state in which it was, by whoever started the run. */
export function defineOrderStepRun(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ parameters, total }, language) => stepTitle(parameters as StepFacts, total, language),
    fileName: 'order-steps',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, 'orders'))) throw notAllowed('PAGE_DISABLED');
    },
    workRow: async (context, { key: orderid, input, mark }, parameters) => {
      const { saleUnit: saleunit, from: From, type, isCashDue: isDue } = input as RowInput;
      const { To, Cash } = parameters as StepFacts;
      await assertHasType(deps, context.visitor, type);
      const step = { From, To, Reason: '', Note: '', Cash: Cash && isDue, Lines: [], Restocked: [] };
      await stepMerchantOrder(deps, context, { key: { orderid, saleunit }, step, mark });
    },
  };
  deps.runKinds.define(KIND, kind);
}
