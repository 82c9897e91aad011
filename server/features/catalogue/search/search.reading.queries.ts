import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TextQuery, Understood } from './catalogue.search.rules.ts';

type TextSearch = { text: TextQuery; categories: readonly string[]; saleUnit: string };

/** How the first match was found; undefined if there is none. */
export async function howFound(
  tx: TenantTransaction,
  { text, categories, saleUnit }: TextSearch,
): Promise<Understood | undefined> {
  const { rows } = await sql<Understood>`
    select way, understood
    from search.find(${text.queries}::text[], ${text.typed.sounds}::text[], ${text.typed.parts}::text[],
      ${text.other.sounds}::text[], ${text.other.parts}::text[], ${categories}::text[], ${saleUnit}, 0, 1)`.execute(
    tx,
  );
  return rows[0];
}
