/** SQL of what a promotion that is to be enabled is compared with: those that are, and what its products cost. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Approvable, UnitWorth } from '#domain/promotion/needs-approval.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import { meetsPlan } from './merchant-promotions.queries.ts';
import { isKnownTo } from './promotion-names.queries.ts';

/** Of two who enable promotions that overlap the second sees the first's. */
export async function lockEnabling(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotions/${tenantId}`}, 0))`.execute(tx);
}

type Read = Omit<Approvable, 'steps' | 'total'> & { terms: Pick<Approvable, 'steps' | 'total'> };

/** Enabled promotions that meet a plan, however they are started, with those of their products that both count. */
export async function findMeeting(
  tx: TenantTransaction,
  plan: PromotionPlan,
  of: { id: string | undefined; from: Date },
): Promise<Approvable[]> {
  const { rows } = await sql<Read>`
    select r.kind, r.trigger, r.exclusion_group as "exclusionGroup", r.condition_type as condition, r.calculation, promotion_terms(r) as terms,
      r.gives_biggest_units as "givesBiggestUnits", r.starts_at as "startsAt", r.ends_at as "endsAt", r.weekdays,
      r.sale_units as "saleUnits", r.customer_types as "customerTypes", r.store_types as "storeTypes",
      r.is_for_listed as "isForListed", s.codes as "saleProducts",
      array(select f.product_code from promotion_free_products f
        where f.tenant_id = r.tenant_id and f.promotion_id = r.promotion_id) as "freeProducts",
      array(select c.customer_code from promotion_customers c
        where c.tenant_id = r.tenant_id and c.promotion_id = r.promotion_id and not c.is_left_out and r.is_for_listed) as customers
    from promotions r cross join lateral (select array(
      select l.product_code from promotion_products l where l.tenant_id = r.tenant_id and l.promotion_id = r.promotion_id
        and (${plan.condition === 'order'} or l.product_code = any (${plan.saleProducts}::text[]))) as codes) s
    where ${meetsPlan(plan, of)}
      and (r.condition_type = 'order' or ${plan.condition === 'order'} or cardinality(s.codes) > 0)`.execute(
    tx,
  );
  return rows.map(({ terms: { steps, total }, ...row }) => Object.assign(row, { steps, total }));
}

/** Units that have a price, at the price levels that customers of the plan have; everybody may have the first. */
export async function findWorth(
  tx: TenantTransaction,
  plan: PromotionPlan,
  codes: readonly string[],
): Promise<Map<string, UnitWorth[]>> {
  const { rows } = await sql<{ code: string; units: UnitWorth[] }>`
    with levels as materialized (
      select 1 as level union
      select c.price_level from customers c where c.status not in ('erased', 'merged')
        and (${plan.customerTypes}::text[] is null or c.customer_type = any (${plan.customerTypes}::text[]))
        and (${plan.storeTypes}::text[] is null or c.store_type = any (${plan.storeTypes}::text[]))
        and ${isKnownTo(plan.saleUnits)}
    )
    select w.code, json_agg(json_build_object('rate', w.rate, 'cheapest', w.cheapest, 'dearest', w.dearest)) as units
    from (
      select c.product_code as code, u.rate, min(v.satang) as cheapest, max(v.satang) as dearest
      from product_prices c join product_units u using (tenant_id, product_code, unit_no)
      cross join lateral (values (1, c.level1), (2, c.level2), (3, c.level3), (4, c.level4), (5, c.level5)) as l (level, own)
      cross join lateral (select coalesce(nullif(l.own, 0), c.level1) as satang) v
      where c.product_code = any (${codes}::text[]) and l.level in (select level from levels) and v.satang > 0
      group by c.product_code, u.unit_no, u.rate
    ) w group by w.code`.execute(tx);
  return new Map(rows.map(({ code, units }) => [code, units]));
}
