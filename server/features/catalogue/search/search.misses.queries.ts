import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Miss = { text: string; times: number };

/** Adds to the stored texts and trims them to `most`: the least wanted go first. */
export async function addMisses(
  tx: TenantTransaction,
  { tenantId, misses, at, most }: { tenantId: string; misses: readonly Miss[]; at: Date; most: number },
): Promise<void> {
  await sql`
    insert into search_misses (tenant_id, text, times, last_at)
    select ${tenantId}, m.text, m.times, ${at}
    from unnest(${misses.map(({ text }) => text)}::text[], ${misses.map(({ times }) => times)}::integer[]) as m (text, times)
    order by m.text
    on conflict (tenant_id, text) do update
    set times = least(search_misses.times + excluded.times, 1000000000), last_at = greatest(search_misses.last_at, excluded.last_at)`.execute(
    tx,
  );
  await sql`
    delete from search_misses where text in (
      select text from search_misses order by times desc, last_at desc, text offset ${most})`.execute(tx);
}

export type KeptMiss = Miss & { lastAt: Date };
export type MissSort = 'times' | 'lastAt';

type Range = {
  sort: MissSort;
  /** Also searched for since then. */
  from: Date | undefined;
  /** After this one. Texts searched for in the meantime move to the front, so none is shown twice. */
  after: KeptMiss | undefined;
  take: number;
};

/** Searches without results, most frequent or latest first. */
export async function findMisses(
  tx: TenantTransaction,
  { sort, from, after, take }: Range,
): Promise<KeptMiss[]> {
  const order = sort === 'times' ? ['times', 'last_at', 'text'] : ['last_at', 'times', 'text'];
  const columns = order.map((name) => sql.ref(name));
  const place =
    after &&
    (sort === 'times'
      ? sql`(${after.times}::integer, ${after.lastAt}::timestamptz, ${after.text}::text)`
      : sql`(${after.lastAt}::timestamptz, ${after.times}::integer, ${after.text}::text)`);
  const { rows } = await sql<KeptMiss>`
    select text, times, last_at as "lastAt" from search_misses
    where ${from ? sql`last_at >= ${from}::timestamptz` : sql`true`}
      and ${place ? sql`(${sql.join(columns)}) < ${place}` : sql`true`}
    order by ${sql.join(columns.map((column) => sql`${column} desc`))} limit ${take}`.execute(tx);
  return rows;
}
