/** SQL of promotions as staff plan them: reading, listing and naming. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PromotionKind } from '#domain/pricing/promotion.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import type { PromotionStatus } from '#domain/promotion/promotion-audience.ts';
import type { ConditionType, PromotionTerms, PromotionTrigger } from '#domain/promotion/promotion-terms.ts';

/** What a list has of each. */
export type ListedRow = {
  id: string;
  kind: PromotionKind;
  nameTh: string;
  nameEn: string;
  shortTh: string;
  shortEn: string;
  remarkTh: string;
  startsAt: Date;
  endsAt: Date;
  isEnabled: boolean;
  condition: ConditionType;
  trigger: PromotionTrigger;
  priority: number;
  exclusionGroup: string | null;
  saleUnits: string[] | null;
  weekdays: number[] | null;
  version: number;
};

export type PromotionRow = ListedRow & PromotionPlan;

/** Where nobody wrote English words, the Thai ones stand in their place for buyers. */
const english = (column: 'name' | 'label' | 'remark') => {
  const [th, en] = [sql.ref(`r.${column}_th`), sql.ref(`r.${column}_en`)];
  return sql`case when ${en} = ${th} then '' else ${en} end`;
};

const listed = sql`
  r.promotion_id as id, r.kind, r.name_th as "nameTh", ${english('name')} as "nameEn", r.label_th as "shortTh",
  ${english('label')} as "shortEn",
  r.remark_th as "remarkTh", r.starts_at as "startsAt", r.ends_at as "endsAt", r.is_active as "isEnabled",
  r.condition_type as condition, r.trigger, r.priority, r.exclusion_group as "exclusionGroup", r.sale_units as "saleUnits",
  r.weekdays, r.version`;

const customersOf = (isLeftOut: boolean) => sql`array(
  select c.customer_code from promotion_customers c
  where c.tenant_id = r.tenant_id and c.promotion_id = r.promotion_id and c.is_left_out = ${sql.lit(isLeftOut)}
  order by c.customer_code)`;
const productsOf = (table: 'promotion_products' | 'promotion_free_products') => sql`array(
  select l.product_code from ${sql.table(table)} l
  where l.tenant_id = r.tenant_id and l.promotion_id = r.promotion_id order by l.place, l.product_code)`;

type Read = Omit<PromotionRow, 'total' | 'steps'> & {
  terms: Pick<PromotionTerms, 'total' | 'steps'>;
};

const whole = sql`${listed}, ${english('remark')} as "remarkEn", r.calculation, r.gives_biggest_units as "givesBiggestUnits",
  r.customer_types as "customerTypes", r.store_types as "storeTypes", r.is_for_listed as "isForListed", r.is_for_new as "isForNew",
  r.is_collectable as "isCollectable",  r.per_customer as "perCustomer", r.in_all as "inAll", r.budget_satang as "budgetSatang", r.options, promotion_terms(r) as terms,
  coalesce((select c.code from promotion_codes c where c.tenant_id = r.tenant_id and c.promotion_id = r.promotion_id), '') as code,
  ${productsOf('promotion_products')} as "saleProducts", ${productsOf('promotion_free_products')} as "freeProducts",
  ${customersOf(false)} as customers, ${customersOf(true)} as "customersLeftOut"`;

const plain = ({ terms: { total, steps }, ...row }: Read): PromotionRow => ({ ...row, total, steps });

export async function findPromotion(tx: TenantTransaction, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await sql<Read>`select ${whole} from promotions r where r.promotion_id = ${id}`.execute(
    tx,
  );
  return rows[0] && plain(rows[0]);
}

/** Products in promotions that are enabled and not over at that time, each counted in each, besides those of one of them. */
export async function countPromoted(
  tx: TenantTransaction,
  { besides, at }: { besides: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from promotions p
    join promotion_products l on l.tenant_id = p.tenant_id and l.promotion_id = p.promotion_id
    where p.is_active and p.ends_at > ${at} and p.promotion_id <> ${besides}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Coupons of a promotion that are not used and not over by themselves. */
export async function countHeldCoupons(
  tx: TenantTransaction,
  { id, at }: { id: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from promotion_coupons k
    where k.promotion_id = ${id} and k.order_id is null and (k.ends_at is null or k.ends_at > ${at})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/**
 * As it is, locked until this transaction ends. Not against rows that name it: orders that write its first uses go on, for which a
 * first limit then waits (`countUsesBefore`).
 */
export async function lockPromotion(tx: TenantTransaction, id: string): Promise<PromotionRow | undefined> {
  await sql`select from promotions r where r.promotion_id = ${id} for no key update`.execute(tx);
  return findPromotion(tx, id);
}

/** Whole ones by id, unordered. */
export async function findPromotions(tx: TenantTransaction, ids: readonly string[]): Promise<PromotionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Read>`
    select ${whole} from promotions r where r.promotion_id = any (${ids}::text[])`.execute(tx);
  return rows.map(plain);
}

export type PromotionFilters = {
  /** Of one of these, or of all. */
  saleUnits: readonly string[];
  at: Date;
  statuses: readonly PromotionStatus[] | undefined;
  text: string | undefined;
  id: string | undefined;
  kind: PromotionKind | undefined;
  condition: ConditionType | undefined;
  from: Date | undefined;
  until: Date | undefined;
  skip: number;
  take: number;
};

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const standsAs = (status: PromotionStatus, at: Date): RawBuilder<boolean> => {
  switch (status) {
    case 'CURRENT':
      return sql`(r.is_active and r.starts_at <= ${at} and r.ends_at > ${at})`;
    case 'SOON':
      return sql`(r.is_active and r.starts_at > ${at})`;
    case 'EXPIRED':
      return sql`(r.is_active and r.ends_at <= ${at})`;
    case 'DISABLE':
      return sql`(not r.is_active)`;
    case 'UNKNOWN':
      // The database keeps none whose days are not known.
      return sql`false`;
  }
};

const isOfCenters = (saleUnits: readonly string[]) =>
  sql`(r.sale_units is null or r.sale_units && ${saleUnits}::text[])`;

/** The latest first. A shop has thousands at most, so the filters walk them. */
export async function listPromotions(tx: TenantTransaction, filters: PromotionFilters): Promise<ListedRow[]> {
  const { saleUnits, at, statuses, text, id, kind, condition, from, until, skip, take } = filters;
  const parts = [isOfCenters(saleUnits)];
  if (statuses)
    parts.push(
      sql`(${sql.join(
        statuses.map((one) => standsAs(one, at)),
        sql` or `,
      )})`,
    );
  if (text !== undefined) {
    const part = like(text);
    parts.push(sql`(r.name_th ilike ${part} or r.name_en ilike ${part} or r.label_th ilike ${part} or r.label_en ilike ${part}
      or r.promotion_id ilike ${part} or exists (select from promotion_codes c
        where c.tenant_id = r.tenant_id and c.promotion_id = r.promotion_id and c.code ilike ${part}))`);
  }
  if (id !== undefined) parts.push(sql`r.promotion_id = ${id}`);
  if (kind !== undefined) parts.push(sql`r.kind = ${kind}`);
  if (condition !== undefined) parts.push(sql`r.condition_type = ${condition}`);
  if (from !== undefined) parts.push(sql`r.ends_at > ${from}`);
  if (until !== undefined) parts.push(sql`r.starts_at < ${until}`);
  const { rows } = await sql<ListedRow>`
    select ${listed} from promotions r where ${sql.join(parts, sql` and `)}
    order by r.starts_at desc, r.promotion_id offset ${skip} limit ${take}`.execute(tx);
  return rows;
}

/** Those with a day between, by their first day. */
export async function promotionsOfDays(
  tx: TenantTransaction,
  { saleUnit, from, until, most }: { saleUnit: string; from: Date; until: Date; most: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${listed} from promotions r
    where ${isOfCenters([saleUnit])} and r.starts_at < ${until} and r.ends_at > ${from}
    order by r.starts_at, r.promotion_id limit ${most}`.execute(tx);
  return rows;
}

/** The exclusion groups that promotions of these centers have, by name. */
export async function findGroups(tx: TenantTransaction, saleUnits: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct r.exclusion_group as name from promotions r
    where r.exclusion_group is not null and ${isOfCenters(saleUnits)} order by 1 limit 200`.execute(tx);
  return rows.map(({ name }) => name);
}

export type OverlapRow = ListedRow & {
  shared: number;
  products: { code: string; nameTh: string; nameEn: string }[];
};

/**
 * Whether `r` is an enabled promotion that meets a plan: a day, a center, a weekday, a kind of customer and of store, and
 * somebody where both are for listed customers. Whether both count a product is asked besides.
 */
export function meetsPlan(plan: PromotionPlan, { id, from }: { id: string | undefined; from: Date }) {
  const meets = (column: string, values: readonly unknown[] | null, type: string) => {
    const ref = sql.ref(`r.${column}`);
    return values === null ? sql`true` : sql`(${ref} is null or ${ref} && ${values}::${sql.raw(type)}[])`;
  };
  return sql<boolean>`(r.is_active and r.kind <> 'HOT_DEAL' and r.promotion_id is distinct from ${id ?? null}
    and r.starts_at < ${plan.endsAt} and r.ends_at > greatest(${plan.startsAt}::timestamptz, ${from}::timestamptz)
    and ${meets('sale_units', plan.saleUnits, 'text')} and ${meets('weekdays', plan.weekdays, 'smallint')}
    and ${meets('customer_types', plan.customerTypes, 'text')} and ${meets('store_types', plan.storeTypes, 'text')}
    and (not (r.is_for_listed and ${plan.isForListed}) or exists (
      select from promotion_customers c where c.tenant_id = r.tenant_id and c.promotion_id = r.promotion_id
        and not c.is_left_out and c.customer_code = any (${plan.customers}::text[]))))`;
}

/** Enabled promotions of these centers, or of all, that meet a plan, with the products that both count. */
export async function overlapsOf(
  tx: TenantTransaction,
  plan: PromotionPlan,
  { id, from, most, named }: { id: string | undefined; from: Date; most: number; named: number },
): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    select ${listed}, s.shared, s.products
    from promotions r cross join lateral (
      select count(*)::integer as shared, coalesce((json_agg(json_build_object(
          'code', p.product_code, 'nameTh', p.name_th, 'nameEn', p.name_en) order by l.place, l.product_code)
        filter (where l.nth <= ${named})), '[]') as products
      from (
        select l.*, row_number() over (order by l.place, l.product_code) as nth from promotion_products l
        where l.tenant_id = r.tenant_id and l.promotion_id = r.promotion_id
          and l.product_code = any (${plan.saleProducts}::text[])
      ) l join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
    ) s
    where ${meetsPlan(plan, { id, from })} and (r.condition_type = 'order' or ${plan.condition === 'order'} or s.shared > 0)
    order by (r.exclusion_group is not distinct from ${plan.exclusionGroup}) desc, s.shared desc, r.starts_at, r.promotion_id
    limit ${most}`.execute(tx);
  return rows;
}
