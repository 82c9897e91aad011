/** Prices as staff change them. */
import { satangFromBaht } from '#domain/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { tags } from '../../kept/tags.ts';
import { changePrice } from './catalogue.pricing.queries.ts';

/** Sets the price of one unit at one level, with an audit row. Throws 404 PRODUCT_NOT_FOUND when there is no such unit. */
export async function setProductPrice(
  deps: Dependencies,
  { tenantId, userId, role }: Visitor,
  { P_Code, Unit, PriceLevel, Price }: CallParsed<'setProductPrice'>['body'],
): Promise<CallAnswer<'setProductPrice'>> {
  const satang = satangFromBaht(Price);
  const actor = { kind: role === '1' ? 'superAdmin' : 'staff', id: userId };
  const changed = await deps.database.inTenant(tenantId, (tx) =>
    changePrice(tx, {
      tenantId,
      code: P_Code,
      unitNo: Unit,
      level: PriceLevel,
      satang,
      actor,
      at: deps.clock(),
    }),
  );
  if (!changed) throw notFound('PRODUCT_NOT_FOUND', { fields: { P_Code: 'PRODUCT_NOT_FOUND' } });
  // Lists by price have another order now.
  deps.changes.changed({ tags: [tags.product(tenantId, P_Code), tags.catalogue(tenantId)] });
  return { statusText: 'OK' };
}
