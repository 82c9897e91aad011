/** Invitations by SMS for many, as a run of a customer each: looked at first, then sent. */
import {
  invitationObstacle,
  invitationObstacles,
  MOST_OF_SHOP,
  type InvitationObstacle,
} from '#domain/access/invitations.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, tooMany } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startInTurn, startRun, tellMaker } from '../runs/runs.public.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { deskCustomers } from './desk-customers.queries.ts';
import { findInvitees } from './invitations.queries.ts';
import { assertInviting, countedSince, inviteOne, sentToday } from './invitations.usecases.ts';
import { narrowedBy } from './merchant-customers.usecases.ts';

const KIND = 'customers.invite';

type Chosen = CallParsed<'invitationsAhead'>['body'];
type Sorted = { can: string[]; cannot: ReadonlyMap<InvitationObstacle, number> };

/** Whom of those that are meant an SMS can be sent to; who is not the caller's is not there. Throws 400 RUN_TOO_LONG. */
async function readerOf(
  deps: Dependencies,
  visitor: Visitor,
  { Customers, ...query }: Chosen,
): Promise<(tx: TenantTransaction) => Promise<Sorted>> {
  const now = deps.clock();
  const { wanted, saleUnit } = await narrowedBy(deps, visitor, { ...query, unseen: 'Y' });
  const own = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  return async (tx) => {
    const codes = Customers ?? (await listed(tx, wanted));
    const saleUnits = Customers ? own : [saleUnit];
    const found = await findInvitees(tx, { codes, saleUnits, since: countedSince(now) });
    const byCode = new Map(found.map((one) => [one.code, one]));
    const can: string[] = [];
    const cannot = new Map<InvitationObstacle, number>();
    for (const code of codes) {
      const invitee = byCode.get(code);
      const why = invitee && invitationObstacle(invitee, { way: 'sms', now });
      if (why) cannot.set(why, (cannot.get(why) ?? 0) + 1);
      else if (invitee) can.push(code);
    }
    return { can, cannot };
  };
}

async function listed(
  tx: TenantTransaction,
  wanted: Omit<Parameters<typeof deskCustomers>[0], 'after' | 'take'>,
): Promise<string[]> {
  const { rows } = await deskCustomers({ ...wanted, after: undefined, take: MAX_RUN_ROWS + 1 }).execute(tx);
  if (rows.length > MAX_RUN_ROWS) throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
  return rows.map(({ code }) => code);
}

const leftOf = async (tx: TenantTransaction, visitor: Visitor, at: Date): Promise<number> =>
  Math.max(0, MOST_OF_SHOP - (await sentToday(tx, { userId: visitor.userId, at })).shop);

/** Throws 400 RUN_TOO_LONG, 403 INVITATIONS_CLOSED, and what `narrowedBy` throws. */
export async function invitationsAhead(
  deps: Dependencies,
  { visitor }: CallContext,
  body: Chosen,
): Promise<CallAnswer<'invitationsAhead'>> {
  await assertInviting(deps, visitor.tenantId);
  const read = await readerOf(deps, visitor, body);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const { can, cannot } = await read(tx);
      return {
        Count: can.length,
        Cannot: invitationObstacles.flatMap((Why) => {
          const Count = cannot.get(Why) ?? 0;
          return Count > 0 ? { Why, Count } : [];
        }),
        Left: await leftOf(tx, visitor, deps.clock()),
      };
    },
    { readOnly: true },
  );
}

/**
 * Starts the run. Throws 409 INVITATIONS_CHANGED if they are others than the caller saw, TOO_MANY_RUNS; 429 INVITATIONS_OF_DAY for
 * more than the shop sends in a day; and what `invitationsAhead` throws.
 */
export async function inviteCustomers(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'inviteCustomers'> & { idempotencyKey: string },
): Promise<CallAnswer<'inviteCustomers'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { Count, ...chosen } = body;
  await assertInviting(deps, tenantId);
  const read = await readerOf(deps, visitor, chosen);
  const claim = claimOf({ visitor, call: 'inviteCustomers', key, input: body });
  const begin = async (tx: TenantTransaction) => {
    await startInTurn(tx, { tenantId, kind: KIND });
    const { can } = await read(tx);
    if (can.length !== Count) throw conflict('INVITATIONS_CHANGED', { quiet: true });
    if (can.length > (await leftOf(tx, visitor, deps.clock()))) throw tooMany('INVITATIONS_OF_DAY');
    return startRun(deps, tx, context, {
      kind: KIND,
      parameters: {},
      rows: can.map((code) => ({ key: code, input: {} })),
    });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

/** Each row is one customer, by whoever started the run; who signed in meanwhile, or was invited by another, is left out. */
export function defineInvitationRun(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ total }, language) => titleOf(total, language),
    fileName: 'invitations',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      await assertInviting(deps, visitor.tenantId);
      if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
      if (!(await staffMemberOf(deps, visitor)).rights.includes('manageCustomers'))
        throw notAllowed('RIGHT_MISSING');
    },
    workRow: async ({ visitor }, { key: code, mark }) => {
      const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        await mark(tx);
        await inviteOne(deps, tx, { visitor, code, saleUnits, way: 'sms', isManager: true });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}

function titleOf(total: number, language: Language): string {
  const many = total.toLocaleString('en-US');
  return language === 'th'
    ? `เชิญลูกค้าทาง SMS ${many} ราย`
    : `SMS invitations for ${many} ${total === 1 ? 'customer' : 'customers'}`;
}
