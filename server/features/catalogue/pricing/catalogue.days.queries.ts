import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { yyyymmdd } from '#domain/time/dates.ts';

/** Products with an advance price that begins on the day, or ended on the one before. */
export async function findTurning(tx: TenantTransaction, { at }: { at: Date }): Promise<string[]> {
  const day = yyyymmdd(at);
  const { rows } = await sql<{ code: string }>`
    select product_code as code from advance_prices where first_day = ${day}::date
    union select product_code from advance_prices where last_day = ${day}::date - 1
    order by code`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Price levels at which unit 1 of a product has an advance price that begins on the day. */
export async function findLevelsOfDay(tx: TenantTransaction, { at }: { at: Date }): Promise<number[]> {
  const { rows } = await sql<{ level: number }>`
    select distinct n.level from advance_prices a
    join advance_unit_prices v using (tenant_id, product_code, advance_id)
    cross join lateral (values (2, v.level2), (3, v.level3), (4, v.level4), (5, v.level5)) n (level, satang)
    where a.first_day = ${yyyymmdd(at)}::date and v.unit_no = 1 and n.satang is not null`.execute(tx);
  return rows.map(({ level }) => level);
}
