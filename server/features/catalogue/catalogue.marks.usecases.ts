/** The promotions that a visitor sees on products, from those that the process keeps: a list asks the database for few of them. */
import { isRunning } from '#domain/promotion/promotion-audience.ts';
import type { Dependencies } from '../../dependencies.ts';
import { knownPromotions, type PromotionMark } from '../promotion/promotion.public.ts';
import type { Viewer } from './catalogue.queries.ts';

export type Marks = {
  /** Promotions of which the database says whether this viewer sees them (`isShownTo`). */
  asked: readonly string[];
  /** Whether any product has promotions, and floor prices matter. */
  isAny: boolean;
  /** Of a product, in the order of the shop; `shown` are those of `asked` that it has and this viewer sees. */
  of: (productCode: string, shown: readonly string[]) => PromotionMark[];
};

/** To be asked before a transaction begins: what is not kept yet is read in one of its own. */
export async function marksFor(
  deps: Pick<Dependencies, 'database' | 'runningPromotions' | 'clock'>,
  tenantId: string,
  { saleUnit, at }: Pick<Viewer, 'saleUnit' | 'at'>,
): Promise<Marks> {
  const { marks, asked } = await knownPromotions(deps, tenantId);
  const isHere = ({ audience }: Pick<PromotionMark, 'audience'>) =>
    isRunning(audience, at) && (audience.saleUnits === null || audience.saleUnits.includes(saleUnit));
  return {
    asked: asked.filter(isHere).map(({ id }) => id),
    isAny: marks.size > 0,
    of: (productCode, shown) =>
      (marks.get(productCode) ?? [])
        .filter((mark) => (mark.isAsked ? shown.includes(mark.id) : isHere(mark)))
        .map((mark) => (mark.rivals.length > 0 ? withRivals(mark, mark.rivals.filter(isHere)) : mark)),
  };
}

const withRivals = (mark: PromotionMark, rivals: PromotionMark['rivals']): PromotionMark => ({
  ...mark,
  rivals,
});
