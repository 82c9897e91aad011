/** What a buyer may still order on credit, and how it came about. */
import { isCreditCustomer } from '#domain/access/roles.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { findEntries } from './accounts.queries.ts';
import { findAccount } from './credit.queries.ts';
import { presentAccount, presentEntries } from './credit.present.ts';

const NO_CREDIT = { limitSatang: 0, debtSatang: 0, reservedSatang: 0, isSap: false };

/** Throws 404 CREDIT_CLOSED where the shop does not show credit (CREDIT_WALLET_ENABLED). */
async function openConfig(deps: Dependencies, { tenantId }: Visitor) {
  const config = await webConfigOf(deps, tenantId);
  if (!config.get('CREDIT_WALLET_ENABLED')) throw notFound('CREDIT_CLOSED');
  return config;
}

export async function creditBalance(
  deps: Dependencies,
  visitor: Visitor,
): Promise<CallAnswer<'creditBalance'>> {
  const config = await openConfig(deps, visitor);
  const { tenantId, customerCode } = visitor;
  const account =
    (await deps.database.inTenant(tenantId, (tx) => findAccount(tx, customerCode), { readOnly: true })) ??
    NO_CREDIT;
  const needsSapFlag = config.does('CREDIT_NEEDS_SAP_FLAG');
  return {
    ...presentAccount(account),
    IsCreditCustomer: isCreditCustomer(
      { authorizeSatang: account.limitSatang, isSapCustomer: account.isSap },
      { needsSapFlag },
    ),
  };
}

export async function creditStatement(
  deps: Dependencies,
  visitor: Visitor,
  { after, take }: CallParsed<'creditStatement'>['query'],
): Promise<CallAnswer<'creditStatement'>> {
  await openConfig(deps, visitor);
  const { tenantId, customerCode: code } = visitor;
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findEntries(tx, { code, after, take: take + 1 }),
    { readOnly: true },
  );
  return presentEntries(rows, take);
}
