/** Customers that may be one (decision 61). */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Kind = 'm' | 'e' | 't' | 'n';

/** Those of these centers, or bound to none, that have most in common with the customer first. */
export async function findDoublesOf(
  tx: TenantTransaction,
  { code, saleUnits, take }: { code: string; saleUnits: readonly string[]; take: number },
): Promise<{ code: string; kinds: Kind[] }[]> {
  const { rows } = await sql<{ code: string; kinds: Kind[] }>`
    select customer_code as code, kinds from search.doubles_of(${code}, ${saleUnits}::text[], ${take}::integer)`.execute(
    tx,
  );
  return rows;
}

export type Pair = { one: string; other: string; kinds: Kind[] };

/** A page of a center's pairs; looks at so many entries at most, so that a page may be empty and not the last. */
export async function findPairs(
  tx: TenantTransaction,
  {
    saleUnit,
    after,
    take,
    look,
  }: { saleUnit: string; after: string | undefined; take: number; look: number },
): Promise<{ pairs: Pair[]; next: string | null }> {
  const { rows } = await sql<
    (Pair & { nextKey: null }) | { one: null; other: null; kinds: null; nextKey: string | null }
  >`
    select one, other, kinds, next_key as "nextKey"
    from search.double_pairs(${saleUnit}, ${after ?? null}::text, ${take}::integer, ${look}::integer)`.execute(
    tx,
  );
  return {
    pairs: rows.flatMap((row) => (row.one === null ? [] : [row])),
    next: rows.find((row) => row.one === null)?.nextKey ?? null,
  };
}
