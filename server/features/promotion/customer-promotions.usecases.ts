/** What staff tell a customer of: the promotions that are for them now (R-50h). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { findMeant } from './coupon-issue.queries.ts';
import { candidatesOf } from './promotion.buyer.rules.ts';
import { promotionsFor } from './promotion.buyer.usecases.ts';
import { knownPromotions } from './promotion.running.usecases.ts';

/** Nobody reads more of them to a customer. */
const MOST_LISTED = 100;

/**
 * By the rules of a quote, of all that runs by itself at the center, in one statement about the customer. Throws 404
 * CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND.
 */
export async function promotionsOfCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked }: CallParsed<'promotionsOfCustomer'>['params'],
): Promise<CallAnswer<'promotionsOfCustomer'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const candidates = candidatesOf(await knownPromotions(deps, tenantId), { saleUnit, at: deps.clock() });
  const own = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const [customer] = await findMeant(tx, tenantId, { saleUnit, codes: [code], take: 1 });
      if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
      return promotionsFor(tx, { tenantId, customerCode: code }, candidates);
    },
    { readOnly: true },
  );
  const theirs = candidates.promotions
    .filter(({ id }) => own.known.has(id) || own.usedUp.includes(id))
    .toSorted(
      (a, b) => a.audience.endsAt.getTime() - b.audience.endsAt.getTime() || a.id.localeCompare(b.id),
    );
  return {
    Data: theirs.slice(0, MOST_LISTED).map((one) => ({
      PromotionId: one.id,
      PromotionName: language === 'en' ? one.nameEn : one.nameTh,
      Label: language === 'en' ? one.labelEn : one.labelTh,
      PromotionRemark: language === 'en' ? one.remarkEn : one.remarkTh,
      DateEnd: one.audience.endsAt.toISOString(),
      UsedUp: !own.known.has(one.id),
    })),
  };
}
