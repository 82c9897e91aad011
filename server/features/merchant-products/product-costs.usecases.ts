/** What a piece of a product costs the shop, and its floor price: by the right to see costs alone (R-47n). */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { findCosts, findCostsOf, writeCosts, type Costs, type CostsGiven } from './product-costs.queries.ts';
import { costsAfter, loggedCosts } from './product-costs.rules.ts';

/** Throws 403 RIGHT_MISSING for costs of somebody who may not see them. */
export async function assertMayCost(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
  costs: CostsGiven | undefined,
): Promise<void> {
  if (costs && !(await deps.hasStaffRight(visitor, 'costs'))) throw notAllowed('RIGHT_MISSING');
}

/** Writes what is given of the costs; returns what the log keeps of them before and after. The product is locked, or new. */
export async function storeCosts(
  tx: TenantTransaction,
  { costs, ...product }: { costs: CostsGiven | undefined; tenantId: string; code: string; at: Date },
) {
  if (!costs) return { before: {}, after: {} };
  const { code, tenantId, at } = product;
  const before = await findCosts(tx, code);
  await writeCosts(tx, { tenantId, products: [{ code, ...costs }], at });
  return { before: loggedCosts(before), after: loggedCosts(costsAfter(before, costs)) };
}

/** Of these products; those without any are left out. */
export const costsOfProducts = (
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<Map<string, Costs>> => findCostsOf(tx, codes);

/** Of many products at once, which are locked. Who calls it has asked for the right, and logs it. */
export const storeCostsOf = (
  tx: TenantTransaction,
  of: { tenantId: string; products: readonly (CostsGiven & { code: string })[]; at: Date },
): Promise<void> => writeCosts(tx, of);
