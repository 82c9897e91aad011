/**
 * A salesman orders for a customer (B-10, S-61): the session has both identities, and so has everything written in
 * it. It ends after eight hours, when the salesman ends it, or with the staff session it was started in.
 */
import { accountOfCenter } from '#domain/access/accounts.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { findAccountsOfProfile, findCustomer, isOfCenter, type CustomerAccount } from './accounts.queries.ts';
import { activeCenters } from './centers.usecases.ts';
import { customerBuyer, type Buyer } from './session.buyer.usecases.ts';
import { entryRefusal, sessionOver } from './session.errors.ts';
import { openSession, recordEnded, tellEnded } from './session.opening.usecases.ts';
import { holdStaffSession, revokeActing, revokeOpenedIn } from './session.queries.ts';
import { currentStaff } from './staff.usecases.ts';

/** A working day; then the salesman has to start again. */
const ACTING_SECONDS = 8 * 3600;

type ActingRequest = {
  visitor: Visitor;
  /** A customer, or a person: then the account that has the center. */
  client: { customerCode: string } | { profileCode: string };
  /** Where the order is placed; defaults to the salesman's active center. */
  saleUnit: string | undefined;
  /** Of the customer session that the browser still has. */
  secret: string | undefined;
};

export type Acting = { buyer: Buyer; until: Date; secret: string };

/**
 * Starts acting for an active customer of one of the salesman's centers; ends any previous acting in this staff
 * session. Throws 404 CENTER_NOT_FOUND for a center that is not the salesman's, CUSTOMER_NOT_FOUND for a customer
 * not found there, 401 SESSION_OVER.
 */
export async function beginActing(
  deps: Dependencies,
  { visitor, client, saleUnit: asked, secret: replaces }: ActingRequest,
): Promise<Acting> {
  const { tenantId, userId, sessionId: staffSession } = visitor;
  const [all, { centers, active }] = await Promise.all([
    activeCenters(deps, tenantId),
    currentStaff(deps, visitor),
  ]);
  const saleUnit = asked ?? active?.saleUnit;
  if (!centers.some((center) => center.saleUnit === saleUnit) || saleUnit === undefined)
    throw notFound('CENTER_NOT_FOUND');
  const { account, opened, ended } = await deps.database.inTenant(tenantId, async (tx) => {
    const now = deps.clock();
    const found = await accountAt(tx, client, saleUnit);
    if (!found || entryRefusal(found, deps.config)) throw notFound('CUSTOMER_NOT_FOUND');
    const { customerCode } = found;
    if (!(await holdStaffSession(tx, { sessionId: staffSession, userId, now }))) throw sessionOver();
    const before = await revokeOpenedIn(tx, { sessionIds: [staffSession], at: now });
    const over = await recordEnded(deps, tx, { tenantId, ended: before });
    const session = await openSession(deps, tx, {
      tenantId,
      kind: 'buyer',
      owner: { customerCode, userId },
      saleUnit,
      replaces,
      inside: { sessionId: staffSession, seconds: ACTING_SECONDS },
    });
    const after = { SaleUnit: saleUnit, Until: session.expiresAt.toISOString() };
    const subject = `customer/${customerCode}` as const;
    await writeAudit(deps, tx, { visitor, action: 'acting.start', subject, after });
    return { account: found, opened: session, ended: [...over, ...session.ended] };
  });
  tellEnded(deps, ended);
  const { sessionId, secret, expiresAt: until } = opened;
  const buyer = customerBuyer(tenantId, { account, all, userId, actingUntil: until, sessionId, saleUnit });
  return { buyer, until, secret };
}

/** The account if it may order from the center, and staff of that look after it. */
async function accountAt(
  tx: TenantTransaction,
  client: ActingRequest['client'],
  saleUnit: string,
): Promise<CustomerAccount | undefined> {
  const atCenter = async (accounts: readonly CustomerAccount[]) => {
    const account = accountOfCenter(accounts, saleUnit);
    return account && (await isOfCenter(tx, { ...account, saleUnit })) ? account : undefined;
  };
  if ('profileCode' in client) {
    const accounts = await findAccountsOfProfile(tx, client.profileCode);
    return atCenter(accounts.filter(({ status }) => status === 'active'));
  }
  const found = await findCustomer(tx, client.customerCode);
  return atCenter(found ? [found] : []);
}

/** Throws 401 SESSION_OVER if it had already ended. */
export async function endActing(deps: Dependencies, visitor: Visitor): Promise<void> {
  const { tenantId, userId, sessionId } = visitor;
  if (sessionId === '') throw sessionOver();
  const ended = await deps.database.inTenant(tenantId, async (tx) =>
    recordEnded(deps, tx, {
      tenantId,
      ended: await revokeActing(tx, { sessionId, userId, at: deps.clock() }),
    }),
  );
  if (ended.length === 0) throw sessionOver();
  tellEnded(deps, ended);
}
