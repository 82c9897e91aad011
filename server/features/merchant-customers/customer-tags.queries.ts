import { sql, type SqlBool } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type TagFields = { nameTh: string; nameEn: string; isActive: boolean };

const tags = (tx: TenantTransaction) =>
  tx
    .selectFrom('customer_tags')
    .leftJoin('tier_templates as tier', (join) =>
      join
        .onRef('tier.tenant_id', '=', 'customer_tags.tenant_id')
        .onRef('tier.template_id', '=', 'customer_tags.tag_code'),
    )
    .select([
      'tag_code as code',
      'customer_tags.name_th as nameTh',
      'customer_tags.name_en as nameEn',
      'is_active as isActive',
      'version',
      'tier.name_th as tierTh',
      'tier.name_en as tierEn',
    ]);
export type TagRow = Awaited<ReturnType<typeof findTag>> & {};

export const findTag = (tx: TenantTransaction, code: string) =>
  tags(tx).where('tag_code', '=', code).executeTakeFirst();

/** As it is, locked until this transaction ends. */
export const lockTag = (tx: TenantTransaction, code: string) =>
  tags(tx).where('tag_code', '=', code).forUpdate('customer_tags').executeTakeFirst();

type Wanted = {
  text: string | undefined;
  isActive: boolean | undefined;
  after: string | undefined;
  take: number;
};

/** By name; a shop has some hundreds at most, so the filters walk them. */
export function findTagPage(tx: TenantTransaction, { text, isActive, after, take }: Wanted) {
  let query = tags(tx);
  if (text !== undefined) {
    const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<SqlBool>`(tag_code ilike ${part} or customer_tags.name_th ilike ${part} or customer_tags.name_en ilike ${part})`,
    );
  }
  if (isActive !== undefined) query = query.where('is_active', '=', isActive);
  if (after !== undefined)
    query = query.where(
      sql<SqlBool>`(customer_tags.name_th, tag_code) > (select o.name_th, o.tag_code from customer_tags o where o.tag_code = ${after})`,
    );
  return query.orderBy('customer_tags.name_th').orderBy('tag_code').limit(take).execute();
}

/** In their order. */
export const findTiers = (tx: TenantTransaction) =>
  tx
    .selectFrom('tier_templates')
    .select([
      'template_id as code',
      'name_th as nameTh',
      'name_en as nameEn',
      sql<boolean>`exists (select from customer_tags g
        where g.tenant_id = tier_templates.tenant_id and g.tag_code = tier_templates.template_id)`.as(
        'isTag',
      ),
    ])
    .orderBy('position')
    .orderBy('template_id')
    .execute();

export async function countTags(tx: TenantTransaction): Promise<number> {
  const row = await tx
    .selectFrom('customer_tags')
    .select(sql<number>`count(*)::integer`.as('many'))
    .executeTakeFirstOrThrow();
  return row.many;
}

const columnsOf = ({ nameTh, nameEn, isActive }: TagFields) => ({
  name_th: nameTh,
  name_en: nameEn,
  is_active: isActive,
});

/** False where the code is taken. */
export async function insertTag(
  tx: TenantTransaction,
  { tenantId, code, at }: { tenantId: string; code: string; at: Date },
  fields: TagFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('customer_tags')
    .values({ tenant_id: tenantId, tag_code: code, created_at: at, ...columnsOf(fields) })
    .onConflict((taken) => taken.columns(['tenant_id', 'tag_code']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The tag is locked. */
export async function updateTag(tx: TenantTransaction, code: string, fields: TagFields): Promise<void> {
  await tx
    .updateTable('customer_tags')
    .set((of) => ({ ...columnsOf(fields), version: of('version', '+', 1) }))
    .where('tag_code', '=', code)
    .execute();
}

/** The customer's tags as they were, locked until this transaction ends. */
export async function lockTagsOf(tx: TenantTransaction, customerCode: string): Promise<string[]> {
  const row = await tx
    .selectFrom('customers')
    .select('tags')
    .where('customer_code', '=', customerCode)
    .forUpdate()
    .executeTakeFirst();
  return row?.tags ?? [];
}

export async function writeTagsOf(
  tx: TenantTransaction,
  { customerCode, codes }: { customerCode: string; codes: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ tags: [...codes] })
    .where('customer_code', '=', customerCode)
    .execute();
}
