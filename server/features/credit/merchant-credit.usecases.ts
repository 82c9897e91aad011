/** Staff look at what customers owe, set limits, and take over what SAP tells. */
import { satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { AuditAction, AuditField } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext, type Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import {
  findDebtor,
  findDebtors,
  findEntries,
  findHolding,
  isOfCenters,
  setSapDebtAt,
} from './accounts.queries.ts';
import { lockAccount, moveAccount, takeOver, type Move, type StoredAccount } from './credit.queries.ts';
import { presentCustomer, presentDebtor, presentEntries } from './credit.present.ts';

type Shown = CallAnswer<'customerCredit'>;
const MOST_ORDERS = 50;

/** Throws 404 CENTER_NOT_FOUND. */
export async function creditDebts(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit: asked, after, take }: CallParsed<'creditDebts'>['query'],
): Promise<CallAnswer<'creditDebts'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const at = deps.clock();
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findDebtors(tx, { saleUnit, after, take: take + 1, at }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  return { Data: shown.map(presentDebtor), Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null };
}

/** Throws 404 CUSTOMER_NOT_FOUND for one of none of the caller's centers. */
export async function assertOwnCustomer(deps: Dependencies, visitor: Visitor, code: string): Promise<void> {
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const isOwn = await deps.database.inTenant(visitor.tenantId, (tx) => isOfCenters(tx, { code, saleUnits }), {
    readOnly: true,
  });
  if (!isOwn) throw notFound('CUSTOMER_NOT_FOUND');
}

export async function readCredit(tx: TenantTransaction, code: string, at: Date): Promise<Shown> {
  const row = await findDebtor(tx, { code, at });
  if (!row) throw notFound('CUSTOMER_NOT_FOUND');
  return presentCustomer(row, await findHolding(tx, { code, take: MOST_ORDERS }));
}

/** Throws 404 CUSTOMER_NOT_FOUND. */
export async function customerCredit(deps: Dependencies, visitor: Visitor, code: string): Promise<Shown> {
  await assertOwnCustomer(deps, visitor, code);
  const at = deps.clock();
  return deps.database.inTenant(visitor.tenantId, (tx) => readCredit(tx, code, at), { readOnly: true });
}

/** Throws 404 CUSTOMER_NOT_FOUND. */
export async function customerEntries(
  deps: Dependencies,
  visitor: Visitor,
  { code, after, take }: CallParsed<'customerCreditEntries'>['query'] & { code: string },
): Promise<CallAnswer<'customerCreditEntries'>> {
  await assertOwnCustomer(deps, visitor, code);
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findEntries(tx, { code, after, take: take + 1 }),
    { readOnly: true },
  );
  return presentEntries(rows, take);
}

type Changing = {
  code: string;
  action: AuditAction;
  /** Of the locked account: what moves, and what the log says of it. */
  work: (
    tx: TenantTransaction,
    account: StoredAccount,
  ) => Promise<{
    move: Pick<Move, 'kind' | 'debtDelta' | 'reservedDelta' | 'limitDelta' | 'reason' | 'reference'>;
    before: Partial<Record<AuditField, unknown>>;
    after: Partial<Record<AuditField, unknown>>;
  }>;
};

async function changeAccount(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, action, work }: Changing,
): Promise<Shown> {
  const { tenantId } = visitor;
  await assertOwnCustomer(deps, visitor, code);
  const at = deps.clock();
  return deps.database.inTenant(tenantId, async (tx) => {
    const account = await lockAccount(tx, code);
    if (!account) throw notFound('CUSTOMER_NOT_FOUND');
    const { move, before, after } = await work(tx, account);
    await moveAccount(tx, tenantId, { customerCode: code, actor: actorOf(visitor), at, ...move });
    await writeAudit(deps, tx, { visitor, action, subject: `customer/${code}`, before, after });
    return readCredit(tx, code, at);
  });
}

/** Throws 404 CUSTOMER_NOT_FOUND; 409 CREDIT_CHANGED where the limit is not the one that the caller saw. */
export async function setLimit(
  deps: Dependencies,
  context: CallContext,
  { code, Limit, Seen, Reason: reason }: CallParsed<'setCreditLimit'>['body'] & { code: string },
): Promise<Shown> {
  return changeAccount(deps, context, {
    code,
    action: 'customer.credit',
    work: async (_tx, { limitSatang }) => {
      const to = satangFromBaht(Limit);
      if (limitSatang !== satangFromBaht(Seen)) throw conflict('CREDIT_CHANGED');
      return {
        move: { kind: 'limit', debtDelta: 0, reservedDelta: 0, limitDelta: to - limitSatang, reason },
        before: { CreditSatang: limitSatang },
        after: { CreditSatang: to, Reason: reason },
      };
    },
  });
}

/** Throws 404 CUSTOMER_NOT_FOUND; 409 CREDIT_CHANGED as `setLimit`, DEBT_OF_SAP where SAP owns the debt. */
export async function adjustDebt(
  deps: Dependencies,
  context: CallContext,
  { code, Debt, Seen, Reason: reason }: CallParsed<'adjustCreditDebt'>['body'] & { code: string },
): Promise<Shown> {
  return changeAccount(deps, context, {
    code,
    action: 'customer.credit',
    work: async (_tx, { debtSatang, isSap }) => {
      const to = satangFromBaht(Debt);
      if (isSap) throw conflict('DEBT_OF_SAP');
      if (debtSatang !== satangFromBaht(Seen)) throw conflict('CREDIT_CHANGED');
      return {
        move: { kind: 'adjusted', debtDelta: to - debtSatang, reservedDelta: 0, reason },
        before: { DebtSatang: debtSatang },
        after: { DebtSatang: to, Reason: reason },
      };
    },
  });
}

/**
 * The debt is what SAP tells; orders that were delivered by then are in it, so that they reserve nothing any more. Throws 404
 * CUSTOMER_NOT_FOUND; 409 DEBT_NOT_OF_SAP, CREDIT_CHANGED for one that is older than what is known.
 */
export async function takeSapDebt(
  deps: Dependencies,
  context: CallContext,
  { code, Debt, AsOf }: CallParsed<'takeSapDebt'>['body'] & { code: string },
): Promise<Shown> {
  const { tenantId } = context.visitor;
  const asOf = new Date(AsOf);
  const now = deps.clock();
  await assertOwnCustomer(deps, context.visitor, code);
  return deps.database.inTenant(tenantId, async (tx) => {
    // What orders hold is locked before their customer.
    const freed = await takeOver(tx, tenantId, { customerCode: code, asOf });
    const account = await lockAccount(tx, code);
    if (!account) throw notFound('CUSTOMER_NOT_FOUND');
    if (!account.isSap) throw conflict('DEBT_NOT_OF_SAP');
    const known = (await findDebtor(tx, { code, at: now }))?.sapDebtAt;
    if (asOf > now || (known && known > asOf)) throw conflict('CREDIT_CHANGED');
    const to = satangFromBaht(Debt);
    await moveAccount(tx, tenantId, {
      customerCode: code,
      kind: 'sap',
      debtDelta: to - account.debtSatang,
      reservedDelta: -freed.reservedSatang,
      actor: actorOf(context.visitor),
      at: now,
    });
    await setSapDebtAt(tx, tenantId, { code, asOf });
    await writeAudit(deps, tx, {
      visitor: context.visitor,
      action: 'customer.credit',
      subject: `customer/${code}`,
      before: { DebtSatang: account.debtSatang },
      after: { DebtSatang: to },
    });
    return readCredit(tx, code, now);
  });
}
