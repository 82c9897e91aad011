/**
 * The products of display groups as lists read them: chosen by hand, or found by a rule. A rule is evaluated when a product or the
 * rule changes, and at night, so that a list of its group is the same range of an index as of any other (decision 74).
 */
import { sql, type RawBuilder } from 'kysely';
import { MOST_OF_RULE } from '#domain/products/display-groups.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

export const groupCollection = (groupId: string): string => `GROUP:${groupId}`;

const DAY_MS = 86_400_000;
const RULES_LOCK = sql`hashtextextended('group-rules/' || current_setting('app.tenant_id'), 0)`;
/** As `list_prices` of the database. */
const FEW = 100;

/** Conditions that all hold; null asks nothing. */
export type GroupRule = {
  brand: string | null;
  category: string | null;
  materialType: string | null;
  /** Satang at level 1 as lists by price have them, both included. */
  from: number | null;
  to: number | null;
  /** Added in so many days. */
  newDays: number | null;
};

type ReadRule = GroupRule & { level: number | null };

/** What the rule asks of a product `p`, besides that it is not archived. */
function asked(rule: ReadRule, at: Date): RawBuilder<unknown> {
  const { brand, category, level, materialType, from, to, newDays } = rule;
  const parts = [sql`p.archived_at is null`];
  if (brand !== null) parts.push(sql`p.brand_code = ${brand}`);
  if (category !== null)
    parts.push(level === null ? sql`false` : sql`p.${sql.id(`h${level}`)} = ${category}`);
  if (materialType !== null) parts.push(sql`p.material_type = ${materialType}`);
  if (newDays !== null) parts.push(sql`p.created_at >= ${new Date(at.getTime() - newDays * DAY_MS)}`);
  if (from !== null || to !== null)
    parts.push(sql`exists (
      select from listed_prices x where x.tenant_id = p.tenant_id and x.product_code = p.product_code and x.level = 1
        ${from === null ? sql`` : sql`and x.satang >= ${from}`} ${to === null ? sql`` : sql`and x.satang <= ${to}`})`);
  return sql.join(parts, sql` and `);
}

/**
 * A change of products and one of a rule must see each other: whoever changes products holds the rules as they are, and whoever changes
 * a group waits for them. Taken before anything that stands in a shelf is written.
 */
export async function holdRules(tx: TenantTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${RULES_LOCK})`.execute(tx);
}

const levelOf = async (tx: TenantTransaction, category: string | null): Promise<number | null> => {
  if (category === null) return null;
  const found = await tx
    .selectFrom('categories')
    .select('level')
    .where('category_code', '=', category)
    .executeTakeFirst();
  return found?.level ?? null;
};

const columns = sql`p.tenant_id, p.product_code, p.position as place, p.h1, p.h2, p.h3, p.h4, p.h5`;

/** The first products that a rule finds, in the catalogue's order. */
export async function foundByRule(
  tx: TenantTransaction,
  { rule, at, most }: { rule: GroupRule; at: Date; most: number },
): Promise<string[]> {
  const wanted = asked({ ...rule, level: await levelOf(tx, rule.category) }, at);
  const { rows } = await sql<{ code: string }>`
    select p.product_code as code from products p where ${wanted}
    order by p.position, p.product_code limit ${most}`.execute(tx);
  return rows.map(({ code }) => code);
}

type RuleRow = ReadRule & { groupId: string };

async function findRules(tx: TenantTransaction, groupId?: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select g.group_id as "groupId", g.rule_brand as brand, g.rule_category as category, c.level, g.rule_type as "materialType",
      g.rule_from as "from", g.rule_to as "to", g.rule_new_days as "newDays"
    from display_groups g
    left join categories c on c.tenant_id = g.tenant_id and c.category_code = g.rule_category
    where g.by_rule ${groupId === undefined ? sql`` : sql`and g.group_id = ${groupId}`}
    order by g.group_id`.execute(tx);
  return rows;
}

type Shelves = { shelves: readonly string[]; codes?: readonly string[] };

/** Makes the shelves what `wanted` says, writing only the differences; with codes for these products alone. */
async function shelve(
  tx: TenantTransaction,
  wanted: RawBuilder<unknown>,
  { shelves, codes }: Shelves,
): Promise<void> {
  // Fresh rows have no statistics, and a plan made without them compares each row of a large group with all others.
  const isLarge = codes === undefined || codes.length > FEW;
  if (isLarge) await sql`set local enable_nestloop = off`.execute(tx);
  const among = codes === undefined ? sql`` : sql`and s.product_code = any (${codes}::text[])`;
  await sql`
    with wanted as materialized (${wanted}), placed as materialized (
      select w.shelf, w.tenant_id, w.product_code, w.place, c.category from wanted w
      cross join lateral (
        select '' as category union select h from unnest(array[w.h1, w.h2, w.h3, w.h4, w.h5]) h where h is not null) c
    ), gone as (
      delete from shelf_products s where s.shelf = any (${shelves}::text[]) ${among} and not exists (
        select from placed o where o.shelf = s.shelf and o.category = s.category and o.product_code = s.product_code)
    )
    insert into shelf_products as s (tenant_id, shelf, category, product_code, place)
    select tenant_id, shelf, category, product_code, place from placed
    on conflict (tenant_id, shelf, category, product_code) do update set place = excluded.place
    where s.place <> excluded.place`.execute(tx);
  // Lists of a group by price. The database keeps them for prices and categories that change, not for a shelf that does.
  await sql`
    with wanted as materialized (
      select s.tenant_id, s.shelf, s.category, l.level, l.satang, s.product_code
      from shelf_products s join listed_prices l on l.tenant_id = s.tenant_id and l.product_code = s.product_code
      where s.shelf = any (${shelves}::text[]) ${among}
    ), gone as (
      delete from shelf_prices s where s.shelf = any (${shelves}::text[]) ${among} and not exists (
        select from wanted w where w.shelf = s.shelf and w.category = s.category and w.level = s.level
          and w.satang = s.satang and w.product_code = s.product_code)
    )
    insert into shelf_prices (tenant_id, shelf, category, level, satang, product_code)
    select tenant_id, shelf, category, level, satang, product_code from wanted
    on conflict do nothing`.execute(tx);
  if (isLarge) await sql`set local enable_nestloop = on`.execute(tx);
}

const byRule = (rule: RuleRow, at: Date, codes?: readonly string[]): RawBuilder<unknown> => sql`
  (select ${groupCollection(rule.groupId)}::text as shelf, ${columns} from products p
  where ${codes === undefined ? sql`true` : sql`p.product_code = any (${codes}::text[])`} and ${asked(rule, at)}
  order by p.position, p.product_code limit ${MOST_OF_RULE})`;

/** What is chosen by hand of one group, or of all. */
const byHand = (groupId?: string): RawBuilder<unknown> => sql`
  select ${groupCollection('')} || l.group_id as shelf, p.tenant_id, p.product_code, l.place, p.h1, p.h2, p.h3, p.h4, p.h5
  from display_group_products l join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
  join display_groups g on g.tenant_id = l.tenant_id and g.group_id = l.group_id
  where not g.by_rule ${groupId === undefined ? sql`` : sql`and l.group_id = ${groupId}`}`;

/** Makes the shelf of one group what its hand or its rule says, in the transaction that changed it. */
export async function groupChanged(
  tx: TenantTransaction,
  { groupId, at }: { groupId: string; at: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RULES_LOCK})`.execute(tx);
  const shelf = groupCollection(groupId);
  const [rule] = await findRules(tx, groupId);
  await shelve(tx, rule ? byRule(rule, at) : byHand(groupId), { shelves: [shelf] });
}

/** Has the groups that go by a rule follow these products, once their prices are listed; within `holdRules`. */
export async function rulesFollow(
  tx: TenantTransaction,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<void> {
  const rules = await findRules(tx);
  if (rules.length === 0) return;
  await shelve(
    tx,
    sql.join(
      rules.map((rule) => byRule(rule, at, codes)),
      sql` union all `,
    ),
    { shelves: rules.map(({ groupId }) => groupCollection(groupId)), codes },
  );
}

/**
 * All of them anew, at night: what is no longer new leaves. First in its transaction, since it waits for whoever saves a group or
 * writes products.
 */
export async function refreshGroups(tx: TenantTransaction, { at }: { at: Date }): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RULES_LOCK})`.execute(tx);
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`
    delete from shelf_products s where s.shelf like ${`${groupCollection('')}%`} and not exists (
      select from display_groups g where g.tenant_id = s.tenant_id and ${groupCollection('')} || g.group_id = s.shelf)`.execute(
    tx,
  );
  const { rows } = await sql<{ shelf: string }>`
    select ${groupCollection('')} || group_id as shelf from display_groups where not by_rule`.execute(tx);
  if (rows.length > 0) await shelve(tx, byHand(), { shelves: rows.map(({ shelf }) => shelf) });
  for (const rule of await findRules(tx))
    await shelve(tx, byRule(rule, at), { shelves: [groupCollection(rule.groupId)] });
}
