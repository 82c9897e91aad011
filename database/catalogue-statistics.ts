import { sql } from 'kysely';
import type { TenantTransaction } from './database.ts';

/** After the first rows of a whole catalogue, and at its end: from then on the planner knows how many there are. */
export async function analyzeCatalogue(tx: TenantTransaction): Promise<void> {
  await sql`select analyze_catalogue()`.execute(tx);
}
