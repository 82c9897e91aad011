import { sql } from 'kysely';
import type { TenantTransaction } from './database.ts';

/** Run after the first rows of a whole catalogue, and again at its end, so that the planner knows the row counts. */
export async function analyzeCatalogue(tx: TenantTransaction): Promise<void> {
  await sql`select analyze_catalogue()`.execute(tx);
}
