/** Looks at what the orders left behind, past row-level security. */
import type { ClientBase } from 'pg';

export async function countOrders(owner: ClientBase): Promise<number> {
  const { rows } = await owner.query<{ many: string }>('select count(*) as many from orders');
  return Number(rows[0]?.many);
}

/** Stock rows in all, and those whose balance is not the sum of their ledger. */
export async function findLedgerDifferences(owner: ClientBase): Promise<{ all: number; wrong: number }> {
  const { rows } = await owner.query<{ all: string; wrong: string }>(`
    select count(*) as all, count(*) filter (where on_hand is distinct from entered or held is distinct from held_entered) as wrong
    from stock left join (
      select tenant_id, sale_unit, product_code, sum(on_hand_delta) as entered, sum(held_delta) as held_entered
      from stock_ledger group by tenant_id, sale_unit, product_code
    ) as sums using (tenant_id, sale_unit, product_code)`);
  return { all: Number(rows[0]?.all), wrong: Number(rows[0]?.wrong) };
}

/** The settings that decide what a commit costs, as the server has them. */
export async function readSettings(owner: ClientBase): Promise<string> {
  const { rows } = await owner.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  return rows.map(({ name, setting }) => `${name} ${setting}`).join(', ');
}

/** Those of these order numbers that are not there. */
export async function findMissingOrders(owner: ClientBase, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ number: string }>(
    `select number from unnest($1::text[]) as number where not exists (select from orders where order_id = number)`,
    [numbers],
  );
  return rows.map(({ number }) => number);
}

export async function countOrdersSince(owner: ClientBase, since: Date): Promise<number> {
  const { rows } = await owner.query<{ many: string }>(
    'select count(*) as many from orders where placed_at >= $1',
    [since],
  );
  return Number(rows[0]?.many);
}
