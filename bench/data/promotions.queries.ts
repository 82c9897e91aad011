/** Writes the bench's promotions as the editor would leave them, and turns all of them on or off. */
import type { ClientBase } from 'pg';
import type { Database } from '#database/database.ts';
import { refreshCollections } from '#database/collections.ts';
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts';

const INSERT = `
  with given as (
    select terms, terms ->> 'id' as id from jsonb_array_elements($2::jsonb) as terms
  ), made as (
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at, is_active,
      condition_type, calculation, exclusion_group)
    select $1, id, terms ->> 'kind', 'โปรโมชัน', 'Promotion', 'โปร', 'Promo', now() - interval '1 day', now() + interval '30 days',
      false, terms ->> 'condition', terms ->> 'calculation', terms ->> 'exclusionGroup' from given
  ), products as (
    insert into promotion_products (tenant_id, promotion_id, product_code, place)
    select $1, id, code, place from given, jsonb_array_elements_text(terms -> 'saleProducts') with ordinality as p (code, place)
  ), steps as (
    insert into promotion_steps (tenant_id, promotion_id, step_no, from_amount, discount_code, discount_value)
    select $1, id, (s ->> 'no')::int, (s ->> 'from')::bigint, s #>> '{discount,code}',
      coalesce(s #>> '{discount,basisPoints}', s #>> '{discount,satang}')::bigint
    from given, jsonb_array_elements(terms -> 'steps') as s
  )
  insert into promotion_versions (tenant_id, promotion_id, version, terms) select $1, id, 1, terms from given`;

/** None of them runs yet. */
export async function insertPromotions(
  owner: ClientBase,
  { tenantId, promotions }: { tenantId: string; promotions: readonly PromotionTerms[] },
): Promise<void> {
  const written = promotions.map((terms) =>
    Object.assign({}, terms, { saleProducts: [...terms.saleProducts] }),
  );
  await owner.query(INSERT, [tenantId, JSON.stringify(written)]);
}

/** Every process is told, as by the change of a promotion. */
export async function runPromotions(
  { owner, database }: { owner: ClientBase; database: Database },
  { tenantId, isRunning }: { tenantId: string; isRunning: boolean },
): Promise<void> {
  await owner.query(`update promotions set is_active = $2 where tenant_id = $1`, [tenantId, isRunning]);
  await database.inTenant(tenantId, (tx) => refreshCollections(tx, { at: new Date() }));
  const tags = [`${tenantId}/promotions`, `${tenantId}/catalogue`];
  await database.notify('shop_changes', JSON.stringify({ from: 'bench', changes: [{ tags }] }));
}
