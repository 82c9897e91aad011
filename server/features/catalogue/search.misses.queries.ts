import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Miss = { text: string; times: number };

/** Adds to what is kept, and keeps no more than `most`: what was wanted least goes first. */
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

export async function mostMissed(
  tx: TenantTransaction,
  { skip, take }: { skip: number; take: number },
): Promise<(Miss & { lastAt: Date })[]> {
  return tx
    .selectFrom('search_misses')
    .select(['text', 'times', 'last_at as lastAt'])
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('text')
    .offset(skip)
    .limit(take)
    .execute();
}
