/** What other features do to a customer's credit, in their transactions. */
import { isCreditCustomer } from '#domain/access/roles.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { TenantTransaction } from '#database/database.ts';
import { conflict } from '../../http/call-error.ts';
import { findAccount, lockAccount, moveAccount, type Actor } from './credit.queries.ts';

/** Throws 409 CREDIT_NOT_FOR_CUSTOMER for one without credit, or whose debt SAP owns. */
export async function assertMayGetCredit(
  tx: TenantTransaction,
  { customerCode, config }: { customerCode: string; config: WebConfig },
): Promise<void> {
  const account = await findAccount(tx, customerCode);
  const needsSapFlag = config.does('CREDIT_NEEDS_SAP_FLAG');
  const has =
    account &&
    isCreditCustomer(
      { authorizeSatang: account.limitSatang, isSapCustomer: account.isSap },
      { needsSapFlag },
    );
  if (!has || account.isSap) throw conflict('CREDIT_NOT_FOR_CUSTOMER', { quiet: true });
}

type ByForm = {
  customerCode: string;
  creditSatang: number;
  debtSatang: number;
  /** Before the form. */
  isSap: boolean;
  actor: Actor;
  at: Date;
};

/** The limit and the debt become these. Throws 409 DEBT_OF_SAP for another debt where SAP owns it. */
export async function setCreditByForm(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, creditSatang, debtSatang, isSap, actor, at }: ByForm,
): Promise<void> {
  const account = await lockAccount(tx, customerCode);
  if (!account) return;
  const limitDelta = creditSatang - account.limitSatang;
  const debtDelta = debtSatang - account.debtSatang;
  if (debtDelta !== 0 && isSap) throw conflict('DEBT_OF_SAP', { fields: { Debt: 'DEBT_OF_SAP' } });
  if (limitDelta === 0 && debtDelta === 0) return;
  const kind = debtDelta === 0 ? 'limit' : 'adjusted';
  await moveAccount(tx, tenantId, { customerCode, kind, debtDelta, reservedDelta: 0, limitDelta, actor, at });
}

type Transfer = {
  kept: string;
  double: string;
  /** The limit of the kept customer from now on. */
  creditSatang: number;
  actor: Actor;
  at: Date;
};

/** Debt and reservations of the one go to the other, who has this limit then. Both accounts are locked by the caller. */
export async function transferCredit(
  tx: TenantTransaction,
  tenantId: string,
  { kept, double, creditSatang, actor, at }: Transfer,
): Promise<void> {
  const [from, to] = [await lockAccount(tx, double), await lockAccount(tx, kept)];
  if (!from || !to) return;
  const { debtSatang, reservedSatang, limitSatang } = from;
  if (debtSatang !== 0 || reservedSatang !== 0 || limitSatang !== 0)
    await moveAccount(tx, tenantId, {
      customerCode: double,
      kind: 'merged',
      debtDelta: -debtSatang,
      reservedDelta: -reservedSatang,
      limitDelta: -limitSatang,
      reference: kept,
      actor,
      at,
    });
  const limitDelta = creditSatang - to.limitSatang;
  if (debtSatang !== 0 || reservedSatang !== 0 || limitDelta !== 0)
    await moveAccount(tx, tenantId, {
      customerCode: kept,
      kind: 'merged',
      debtDelta: debtSatang,
      reservedDelta: reservedSatang,
      limitDelta,
      reference: double,
      actor,
      at,
    });
}
