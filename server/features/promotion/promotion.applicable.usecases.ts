/** What a browser computes its cart with: the terms of the promotions that its visitor may get. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { candidatesOf } from './promotion.buyer.rules.ts';
import { promotionsFor } from './promotion.buyer.usecases.ts';
import { knownPromotions } from './promotion.running.usecases.ts';

/**
 * Those that run now, at the visitor's center, for this visitor and with uses left; of coupons and codes only what is named.
 * The same rules as a quote's, so that both compute alike; what only the server knows (floors, budgets) is not told.
 */
export async function applicablePromotions(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { CouponId, PromotionCode }: CallParsed<'applicablePromotions'>['query'],
): Promise<CallAnswer<'applicablePromotions'>> {
  const { tenantId, customerCode, saleUnit } = visitor;
  const known = await knownPromotions(deps, tenantId);
  const candidates = candidatesOf(known, {
    saleUnit,
    at: deps.clock(),
    couponId: CouponId,
    code: PromotionCode,
  });
  const own = await deps.database.inTenant(
    tenantId,
    (tx) => promotionsFor(tx, { tenantId, customerCode }, candidates),
    { readOnly: true },
  );
  return {
    Data: [...own.known.values()].map(({ id, nameTh, nameEn, terms }) => ({
      PromotionId: id,
      Name: language === 'en' ? nameEn : nameTh,
      Terms: {
        ...terms,
        steps: [...terms.steps],
        saleProducts: [...terms.saleProducts],
        freeProducts: [...terms.freeProducts],
      },
    })),
  };
}
