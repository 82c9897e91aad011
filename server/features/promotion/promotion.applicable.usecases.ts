/** What a browser computes its cart with: the terms of the promotions that its visitor may get. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { candidatesOf } from './promotion.buyer.rules.ts';
import { assertMayTry, type Typing } from './promotion.codes.usecases.ts';
import { promotionsFor } from './promotion.buyer.usecases.ts';
import type { KnownPromotion } from './promotion.running.rules.ts';
import { knownPromotions } from './promotion.running.usecases.ts';

/** Of one cart; a shop in which more touch it is one whose sums the browser waits for. */
const MOST_LISTED = 100;
const MOST_GIFTS = 20;

/**
 * Those that run now, at the visitor's center, for this visitor and with uses left; of coupons and codes only what is named.
 * Of each only what counts for these products: one with thousands of products says no more than one with few.
 * Throws 429 PROMOTION_CODE_TRIES. The same rules as a quote's, so that both compute alike; what only the server knows (floors, budgets) is not told.
 */
export async function applicablePromotions(
  deps: Dependencies,
  { visitor, language, request }: CallContext & Typing,
  { Products, CouponId, PromotionCode }: CallParsed<'applicablePromotions'>['body'],
): Promise<CallAnswer<'applicablePromotions'>> {
  const { tenantId, customerCode, saleUnit } = visitor;
  const known = await knownPromotions(deps, tenantId);
  assertMayTry(deps, { visitor, request }, { code: PromotionCode, known });
  const candidates = candidatesOf(known, {
    saleUnit,
    at: deps.clock(),
    productCodes: Products,
    couponId: CouponId,
    code: PromotionCode,
  });
  const own = await deps.database.inTenant(
    tenantId,
    (tx) => promotionsFor(tx, { tenantId, customerCode }, candidates),
    { readOnly: true },
  );
  // What the buyer named is told in any case.
  const isNamed = ({ terms }: KnownPromotion) => terms.trigger !== 'automatic';
  const all = [...own.known.values()];
  const told = [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))].slice(0, MOST_LISTED);
  return {
    Data: told.map(({ id, nameTh, nameEn, terms }) => ({
      PromotionId: id,
      Name: language === 'en' ? nameEn : nameTh,
      Terms: {
        ...terms,
        steps: [...terms.steps],
        saleProducts: Products.filter((code) => terms.saleProducts.has(code)),
        freeProducts: terms.freeProducts.slice(0, MOST_GIFTS),
      },
    })),
  };
}
