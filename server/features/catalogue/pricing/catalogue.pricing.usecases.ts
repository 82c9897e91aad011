/** Price changes by staff. */
import { isLevelListed, listPrices } from '#database/price-lists.ts';
import type { TenantTransaction } from '#database/database.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../http/call-error.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { writeAudit } from '../../audit/audit.public.ts';
import { changeProducts } from '../products.usecases.ts';
import { changePrice } from './catalogue.pricing.queries.ts';

const QUEUE = 'price-levels';

/**
 * Sets the price of one unit at one level, with an audit row. Throws 404 PRODUCT_NOT_FOUND if there is no such
 * unit.
 */
export async function setProductPrice(
  deps: Dependencies,
  visitor: Visitor,
  { P_Code: code, Unit: unit, PriceLevel: level, Price }: CallParsed<'setProductPrice'>['body'],
): Promise<CallAnswer<'setProductPrice'>> {
  const { tenantId } = visitor;
  const satang = satangFromBaht(Price);
  const change = { tenantId, code, unitNo: unit, level, satang, at: deps.clock() };
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    const before = await changePrice(tx, change);
    if (!before) throw notFound('PRODUCT_NOT_FOUND', { fields: { P_Code: 'PRODUCT_NOT_FOUND' } });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.price',
      subject: `product/${code}`,
      before: { unit, level, satang: before.satang },
      after: { unit, level, satang },
    });
    if (unit === 1 && satang > 0) await beginLevels(deps, tx, { tenantId, levels: [level] });
  });
  return { statusText: 'OK' };
}

/** Call where unit 1 has got prices at these levels: those that lists are not sorted by yet are listed by a job. */
export async function beginLevels(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, levels }: { tenantId: string; levels: readonly number[] },
): Promise<void> {
  for (const level of levels)
    // oxlint-disable-next-line no-await-in-loop -- five at most
    if (!(await isLevelListed(tx, level))) await jobs.enqueue(tx, QUEUE, { tenantId, id: String(level) });
}

/** Lists a price level that is new in a large shop; its customers' lists are sorted by level 1 until then. */
export async function listLevel(
  deps: Dependencies,
  { tenantId, level }: { tenantId: string; level: number },
): Promise<void> {
  if (await deps.database.inTenant(tenantId, (tx) => isLevelListed(tx, level))) return;
  const at = deps.clock();
  await deps.database.inTenant(tenantId, (tx) => listPrices(tx, { at }));
  // A concurrent price change did not see the new level.
  await deps.database.inTenant(tenantId, (tx) => listPrices(tx, { at }));
}

export function definePriceLevelJob(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => listLevel(deps, { tenantId, level: Number(id) }));
}
