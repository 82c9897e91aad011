/** What imports left behind, past row-level security. */
import type { ClientBase } from 'pg';

/** How many rows of a tenant's import are done. */
export async function countImported(owner: ClientBase, tenantId: string): Promise<number> {
  const { rows } = await owner.query<{ many: string }>(
    `select count(*) as many from import_rows where tenant_id = $1 and state = 'done'`,
    [tenantId],
  );
  return Number(rows[0]?.many);
}

// Times and the tenant are each one's own; all else that an import writes is not.
const EVERYTHING = `
  with said (what) as (
    select 'product ' || (to_jsonb(p) - '{tenant_id,created_at,updated_at}'::text[])::text from products p
    where p.tenant_id = $1 and starts_with(p.product_code, $2)
    union all
    select 'unit ' || (to_jsonb(u) - 'tenant_id')::text from product_units u
    where u.tenant_id = $1 and starts_with(u.product_code, $2)
    union all
    select 'finding ' || (to_jsonb(f) - 'tenant_id')::text from product_findings f
    where f.tenant_id = $1 and starts_with(f.product_code, $2)
    union all
    select 'search ' || (to_jsonb(s) - 'tenant_id')::text from search.products s
    where s.tenant_id = $1 and starts_with(s.product_code, $2)
    union all
    select 'logged ' || a.action || ' ' || a.subject || ' ' || a.after from audit_log a
    where a.tenant_id = $1 and starts_with(a.subject, 'product/' || $2)
    union all
    select 'row ' || r.row_no || ' ' || r.key || ' ' || r.state || ' ' || coalesce(r.outcome, '') from import_rows r
    where r.tenant_id = $1
  )
  select count(*) as many, md5(string_agg(what, E'\\n' order by what)) as print from said`;

/** A fingerprint of all that imports made of products whose codes begin so, and how much that is. */
export async function printOfImported(
  owner: ClientBase,
  { tenantId, beginning }: { tenantId: string; beginning: string },
): Promise<{ many: number; print: string }> {
  const { rows } = await owner.query<{ many: string; print: string }>(EVERYTHING, [tenantId, beginning]);
  return { many: Number(rows[0]?.many), print: rows[0]?.print ?? '' };
}
