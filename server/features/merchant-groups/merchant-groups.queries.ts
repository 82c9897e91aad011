/** SQL of display groups as staff look after them. */
import { sql } from 'kysely';
import type { GroupRule } from '#database/group-shelves.ts';
import type { TenantTransaction } from '#database/database.ts';

/** Products of a group are counted so far; more are many. */
const MOST_COUNTED = 1000;

export type GroupRow = {
  code: string;
  type: string;
  nameTh: string;
  nameEn: string;
  isTranslated: boolean;
  logo: string | null;
  isActive: boolean;
  position: number;
  version: number;
  byRule: boolean;
  brand: string | null;
  category: string | null;
  materialType: string | null;
  from: number | null;
  to: number | null;
  newDays: number | null;
  inStock: boolean;
  products: number;
};

const columns = sql`
  g.group_id as code, g.group_type as type, g.name_th as "nameTh", g.name_en as "nameEn", g.use_translate_name as "isTranslated",
  g.logo_image as logo, g.is_active as "isActive", g.position, g.version, g.by_rule as "byRule", g.rule_brand as brand,
  g.rule_category as category, g.rule_type as "materialType", g.rule_from as "from", g.rule_to as "to",
  g.rule_new_days as "newDays", g.rule_in_stock as "inStock", (
    select count(*)::int from (
      select from shelf_products s where s.tenant_id = g.tenant_id and s.shelf = 'GROUP:' || g.group_id and s.category = ''
      limit ${MOST_COUNTED + 1}) told
  ) as products`;

export type GroupPlace = { position: number; code: string };
type Asked = {
  text: string;
  type: string | undefined;
  active: boolean | undefined;
  after: GroupPlace | undefined;
  take: number;
};

/** In the shop's order. */
export async function findGroupPage(
  tx: TenantTransaction,
  { text, type, active, after, take }: Asked,
): Promise<GroupRow[]> {
  const parts = [sql`true`];
  if (text !== '')
    parts.push(sql`position(lower(${text}) in lower(concat_ws(' ', g.group_id, g.name_th, g.name_en))) > 0`);
  if (type !== undefined) parts.push(sql`g.group_type = ${type}`);
  if (active !== undefined) parts.push(sql`g.is_active = ${active}`);
  if (after) parts.push(sql`(g.position, g.group_id) > (${after.position}, ${after.code})`);
  const { rows } = await sql<GroupRow>`
    select ${columns} from display_groups g where ${sql.join(parts, sql` and `)}
    order by g.position, g.group_id limit ${take}`.execute(tx);
  return rows;
}

export async function findGroupRow(tx: TenantTransaction, code: string): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from display_groups g where g.group_id = ${code}`.execute(tx);
  return rows[0];
}

export type ShownProduct = { code: string; nameTh: string; nameEn: string; picture: string | null };

/** Those chosen by hand, in their order. */
export async function findChosen(tx: TenantTransaction, code: string): Promise<ShownProduct[]> {
  const { rows } = await sql<ShownProduct>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture
    from display_group_products l join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
    where l.group_id = ${code} order by l.place, l.product_code`.execute(tx);
  return rows;
}

/** These, in the order of the codes. */
export async function findShown(tx: TenantTransaction, codes: readonly string[]): Promise<ShownProduct[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<ShownProduct>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture
    from unnest(${codes}::text[]) with ordinality as c (code, nth) join products p on p.product_code = c.code
    order by c.nth`.execute(tx);
  return rows;
}

/** One change of the groups at a time: their order is that of all of them. */
export async function lockGroups(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`display-groups/${tenantId}`}, 0))`.execute(tx);
}

export async function countGroups(tx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ groups: number }>`select count(*)::int as groups from display_groups`.execute(
    tx,
  );
  return rows[0]?.groups ?? 0;
}

export type GroupGiven = {
  type: string;
  nameTh: string;
  nameEn: string;
  isTranslated: boolean;
  isActive: boolean;
  rule: (GroupRule & { inStock: boolean }) | null;
};

const ruleColumns = ({ rule }: GroupGiven) => ({
  by_rule: rule !== null,
  rule_brand: rule?.brand ?? null,
  rule_category: rule?.category ?? null,
  rule_type: rule?.materialType ?? null,
  rule_from: rule?.from ?? null,
  rule_to: rule?.to ?? null,
  rule_new_days: rule?.newDays ?? null,
  rule_in_stock: rule?.inStock ?? false,
});

/** The last in the order. */
export async function insertGroup(
  tx: TenantTransaction,
  { tenantId, code, ...given }: GroupGiven & { tenantId: string; code: string },
): Promise<void> {
  await tx
    .insertInto('display_groups')
    .values({
      tenant_id: tenantId,
      group_id: code,
      group_type: given.type,
      name_th: given.nameTh,
      name_en: given.nameEn,
      use_translate_name: given.isTranslated,
      is_active: given.isActive,
      logo_image: null,
      position: sql<number>`(select coalesce(max(o.position), 0) + 1 from display_groups o)`,
      ...ruleColumns(given),
    })
    .execute();
}

export async function updateGroup(
  tx: TenantTransaction,
  { code, ...given }: GroupGiven & { code: string },
): Promise<void> {
  await tx
    .updateTable('display_groups')
    .set((of) => ({
      group_type: given.type,
      name_th: given.nameTh,
      name_en: given.nameEn,
      use_translate_name: given.isTranslated,
      is_active: given.isActive,
      version: of('version', '+', 1),
      ...ruleColumns(given),
    }))
    .where('group_id', '=', code)
    .execute();
}

/** In this order. Returns how many of them there are. */
export async function chooseProducts(
  tx: TenantTransaction,
  { tenantId, code, codes }: { tenantId: string; code: string; codes: readonly string[] },
): Promise<number> {
  await tx.deleteFrom('display_group_products').where('group_id', '=', code).execute();
  const { numAffectedRows } = await sql`
    insert into display_group_products (tenant_id, group_id, product_code, place)
    select ${tenantId}, ${code}, p.product_code, c.nth
    from unnest(${codes}::text[]) with ordinality as c (code, nth) join products p on p.product_code = c.code`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Before this one, or last. Those that keep their place are not written. */
export async function placeGroup(
  tx: TenantTransaction,
  { code, before }: { code: string; before: string | null },
): Promise<void> {
  await sql`
    with others as (
      select o.group_id, row_number() over (order by o.position, o.group_id)::int * 2 as nth
      from display_groups o where o.group_id <> ${code}
    ), wanted as (
      select group_id, nth from others
      union all
      select ${code}, coalesce((select nth - 1 from others where group_id = ${before}), (select count(*)::int * 2 + 1 from others))
    ), placed as (
      select group_id, row_number() over (order by nth)::int as place from wanted
    )
    update display_groups g set position = p.place from placed p
    where g.group_id = p.group_id and g.position <> p.place`.execute(tx);
}

export async function deleteGroup(tx: TenantTransaction, code: string): Promise<void> {
  await tx.deleteFrom('display_groups').where('group_id', '=', code).execute();
}

export async function setLogo(
  tx: TenantTransaction,
  { code, logo }: { code: string; logo: string | null },
): Promise<void> {
  await tx.updateTable('display_groups').set({ logo_image: logo }).where('group_id', '=', code).execute();
}
