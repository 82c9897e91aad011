/** SQL that writes promotions. Every write raises the version and keeps the terms as they are then (decision 51). */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';

type Of = { tenantId: string; id: string };
type By = { at: Date; userId: string };

const columnsOf = (plan: PromotionPlan) => ({
  kind: plan.kind,
  name_th: plan.nameTh,
  // Buyers read the Thai words where there are no English ones.
  name_en: plan.nameEn || plan.nameTh,
  label_th: plan.shortTh,
  label_en: plan.shortEn || plan.shortTh,
  remark_th: plan.remarkTh,
  remark_en: plan.remarkEn || plan.remarkTh,
  starts_at: plan.startsAt,
  ends_at: plan.endsAt,
  trigger: plan.trigger,
  is_collectable: plan.isCollectable,
  condition_type: plan.condition,
  calculation: plan.calculation,
  total_code: plan.total?.code ?? null,
  total_value: plan.total ? (plan.total.code === 'P' ? plan.total.basisPoints : plan.total.satang) : null,
  gives_biggest_units: plan.givesBiggestUnits,
  weekdays: plan.weekdays && [...plan.weekdays],
  sale_units: plan.saleUnits && [...plan.saleUnits],
  customer_types: plan.customerTypes && [...plan.customerTypes],
  store_types: plan.storeTypes && [...plan.storeTypes],
  is_for_listed: plan.isForListed,
  is_for_new: plan.isForNew,
  priority: plan.priority,
  exclusion_group: plan.exclusionGroup,
  per_customer: plan.perCustomer,
  in_all: plan.inAll,
  budget_satang: plan.budgetSatang,
  options: JSON.stringify(plan.options),
});

/** False where the id is taken. */
export async function insertPromotion(
  tx: TenantTransaction,
  { tenantId, id, isEnabled }: Of & { isEnabled: boolean },
  plan: PromotionPlan,
  by: By,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('promotions')
    .values({
      tenant_id: tenantId,
      promotion_id: id,
      is_active: isEnabled,
      created_at: by.at,
      created_by: by.userId,
      updated_at: by.at,
      ...columnsOf(plan),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'promotion_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await writeParts(tx, { tenantId, id }, plan);
  await keepVersion(tx, id, by);
  return true;
}

/** The promotion is locked. */
export async function updatePromotion(
  tx: TenantTransaction,
  { tenantId, id, isEnabled }: Of & { isEnabled: boolean },
  plan: PromotionPlan,
  by: By,
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({
      ...columnsOf(plan),
      is_active: isEnabled,
      updated_at: by.at,
      version: sql<number>`version + 1`,
    })
    .where('promotion_id', '=', id)
    .execute();
  await removeParts(tx, id);
  await writeParts(tx, { tenantId, id }, plan);
  await keepVersion(tx, id, by);
}

/** The promotion is locked. Also a version: what began before it and is saved after it is refused. */
export async function updateEnabled(
  tx: TenantTransaction,
  { id, isEnabled }: { id: string; isEnabled: boolean },
  by: By,
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({ is_active: isEnabled, updated_at: by.at, version: sql<number>`version + 1` })
    .where('promotion_id', '=', id)
    .execute();
  await keepVersion(tx, id, by);
}

async function keepVersion(tx: TenantTransaction, id: string, { at, userId }: By): Promise<void> {
  await sql`
    insert into promotion_versions (tenant_id, promotion_id, version, terms, at, by_user)
    select r.tenant_id, r.promotion_id, r.version, promotion_terms(r), ${at}, ${userId}
    from promotions r where r.promotion_id = ${id}`.execute(tx);
}

async function removeParts(tx: TenantTransaction, id: string): Promise<void> {
  await tx.deleteFrom('promotion_steps').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_products').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_free_products').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_customers').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_codes').where('promotion_id', '=', id).execute();
}

async function writeParts(tx: TenantTransaction, { tenantId, id }: Of, plan: PromotionPlan): Promise<void> {
  const of = { tenant_id: tenantId, promotion_id: id };
  if (plan.steps.length > 0)
    await tx
      .insertInto('promotion_steps')
      .values(
        plan.steps.map((step) => ({
          ...of,
          step_no: step.no,
          from_amount: step.from,
          to_amount: step.to,
          times_per_order: step.timesPerOrder,
          free_pieces: step.free,
          discount_code: step.discount?.code ?? null,
          discount_value: step.discount
            ? step.discount.code === 'P'
              ? step.discount.basisPoints
              : step.discount.satang
            : null,
          at_most_satang: step.atMostSatang,
        })),
      )
      .execute();
  const placed = (table: 'promotion_products' | 'promotion_free_products', codes: readonly string[]) => sql`
    insert into ${sql.table(table)} (tenant_id, promotion_id, product_code, place)
    select ${tenantId}, ${id}, w.code, w.nth from unnest(${codes}::text[]) with ordinality as w (code, nth)`;
  if (plan.saleProducts.length > 0) await placed('promotion_products', plan.saleProducts).execute(tx);
  if (plan.freeProducts.length > 0) await placed('promotion_free_products', plan.freeProducts).execute(tx);
  await sql`
    insert into promotion_customers (tenant_id, promotion_id, customer_code, is_left_out)
    select ${tenantId}, ${id}, w.code, false from unnest(${plan.customers}::text[]) w (code)
    union all
    select ${tenantId}, ${id}, w.code, true from unnest(${plan.customersLeftOut}::text[]) w (code)`.execute(
    tx,
  );
}

/** False where another promotion has the code. */
export async function writeCode(tx: TenantTransaction, { tenantId, id }: Of, code: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('promotion_codes')
    .values({ tenant_id: tenantId, promotion_id: id, code })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
