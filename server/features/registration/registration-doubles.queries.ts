/** Whether who registered may be a customer already (R-49c). */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type DoubleKind = 't' | 'n' | 'm';
export type Claimed = { code: string; kind: DoubleKind; value: string };
export type Claimant = { of: string; kind: DoubleKind; code: string; name: string };

/** Looked at for each claim: a number or name stands in few customers' texts. */
const LOOKED_AT = 10;

/**
 * The customers of a center, or bound to none, that have one of these tax numbers (t), names (n) or mobile numbers (m). They are
 * found by the list's index; a name counts whole, whatever its letters' case.
 */
export async function findClaimants(
  tx: TenantTransaction,
  { saleUnit, claims }: { saleUnit: string; claims: readonly Claimed[] },
): Promise<Claimant[]> {
  if (claims.length === 0) return [];
  const { rows } = await sql<Claimant>`
    select w.code as of, w.kind, c.customer_code as code, c.name
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as w (code text, kind text, value text)
    cross join lateral search.find_desk_customers(array[w.value], ${saleUnit}, '[]'::jsonb, null, null, null, ${LOOKED_AT}) f
    join customers c on c.customer_code = f.customer_code
    join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    where case w.kind
      when 't' then c.tax_id = w.value or exists (select from addresses a
        where a.tenant_id = c.tenant_id and a.customer_code = c.customer_code and a.is_active and a.tax_id = w.value)
      when 'm' then p.mobile = w.value or p.username = w.value
      else lower(btrim(c.name)) = lower(btrim(w.value)) end
    order by c.name, c.customer_code`.execute(tx);
  return rows;
}
