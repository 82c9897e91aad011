/** A promotion as buyers see it (N-26). */
import type { Promotion } from '#contract/catalogue.schemas.ts';
import type { Language } from '../../../http/messages.ts';
import type { runningPromotionsOf } from './catalogue.collections.queries.ts';

type Row = Awaited<ReturnType<typeof runningPromotionsOf>>[number];

export function presentPromotion(row: Row, language: Language): Promotion {
  const own = (th: string, en: string) => (language === 'th' ? th : en);
  return {
    PromotionId: row.promotion_id,
    PromotionName: own(row.name_th, row.name_en),
    PromotionRemark: own(row.remark_th, row.remark_en),
    Label: own(row.label_th, row.label_en),
    Kind: row.kind,
    DateBegin: row.starts_at.toISOString(),
    DateEnd: row.ends_at.toISOString(),
  };
}
