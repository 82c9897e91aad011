/** SQL of the promotions that a process keeps: all that run or will, with the terms by which they are computed. */
import { staticSql, type TenantTransaction } from '#database/database.ts';
import type { StoredTerms } from '#database/tables.ts';
import type { PromotionKind } from '#domain/pricing/promotion.ts';
import type {
  PromotionAudience,
  PromotionCaps,
  PromotionTrigger,
} from '#domain/promotion/promotion-terms.ts';

export type RunningRow = PromotionAudience &
  PromotionCaps & {
    id: string;
    kind: PromotionKind;
    trigger: PromotionTrigger;
    nameTh: string;
    nameEn: string;
    labelTh: string;
    labelEn: string;
    remarkTh: string;
    remarkEn: string;
    /** Null for a hot deal, which says nothing about a price. */
    terms: StoredTerms | null;
    isCollectable: boolean;
    /** Typed by the buyer; null for what is started in another way. */
    code: string | null;
    products: string[];
  };

/** Enabled and not over, in the order of the shop. */
export async function findRunning(tx: TenantTransaction, { at }: { at: Date }): Promise<RunningRow[]> {
  const { rows } = await staticSql<RunningRow>`
    select p.promotion_id as id, p.kind, p.trigger, p.name_th as "nameTh", p.name_en as "nameEn", p.label_th as "labelTh",
      p.label_en as "labelEn", p.remark_th as "remarkTh", p.remark_en as "remarkEn", p.starts_at as "startsAt",
      p.ends_at as "endsAt", p.weekdays, p.sale_units as "saleUnits", p.customer_types as "customerTypes",
      p.store_types as "storeTypes", p.is_for_listed as "isForListed", p.is_for_new as "isForNew",
      exists (
        select from promotion_customers c
        where c.tenant_id = p.tenant_id and c.promotion_id = p.promotion_id and c.is_left_out) as "leavesOut",
      p.per_customer as "perCustomer", p.in_all as "inAll", p.budget_satang as "budgetSatang",
      p.is_collectable as "isCollectable", v.terms, k.code,
      array(
        select l.product_code from promotion_products l
        where l.tenant_id = p.tenant_id and l.promotion_id = p.promotion_id order by l.place, l.product_code) as products
    from promotions p
    left join promotion_versions v on v.tenant_id = p.tenant_id and v.promotion_id = p.promotion_id and v.version = p.version
    left join promotion_codes k on k.tenant_id = p.tenant_id and k.promotion_id = p.promotion_id
    where p.is_active and p.ends_at > ${at}
    order by p.position, p.promotion_id`.execute(tx);
  return rows;
}
