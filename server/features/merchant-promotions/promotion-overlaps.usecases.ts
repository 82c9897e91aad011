/** Which enabled promotions meet one that is not saved yet. */
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { PromotionBody } from './merchant-promotions.body.rules.ts';
import { plannerOf, planToTry } from './merchant-promotions.checks.usecases.ts';
import { presentListed } from './merchant-promotions.present.ts';
import { overlapsOf, type OverlapRow } from './merchant-promotions.queries.ts';
import { viewingOf } from './merchant-promotions.usecases.ts';

const MOST_OVERLAPS = 50;
const NAMED_PRODUCTS = 5;

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND. */
export async function overlapsOfPromotion(
  deps: Dependencies,
  context: CallContext,
  body: PromotionBody,
): Promise<CallAnswer<'promotionOverlaps'>> {
  const { visitor, language } = context;
  const { plan } = await planToTry(deps, visitor, body);
  if (plan.kind === 'HOT_DEAL') return { Data: [] };
  const viewing = viewingOf(deps, context, await plannerOf(deps, visitor));
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) =>
      overlapsOf(tx, plan, {
        id: body.Promotion.PromotionId,
        from: viewing.at,
        most: MOST_OVERLAPS,
        named: NAMED_PRODUCTS,
      }),
    { readOnly: true },
  );
  const shown = (row: OverlapRow) => ({
    ...presentListed(row, viewing),
    SameGroup: isSameGroup(plan, row),
    SharedProducts: row.shared,
    Products: row.products.map(({ code, nameTh, nameEn }) => ({
      P_Code: code,
      PRODUCTNAME: productName(language, { nameTh, nameEn }),
    })),
  });
  return { Data: rows.map(shown) };
}

const isSameGroup = (
  a: Pick<PromotionPlan, 'exclusionGroup'>,
  b: Pick<PromotionPlan, 'exclusionGroup'>,
): boolean => a.exclusionGroup !== null && a.exclusionGroup === b.exclusionGroup;
