/** Promotions and a display group, as many in every shop; as the owner of the tables. */
import type { ClientBase } from 'pg';
import type { Database } from '#database/database.ts';
import { refreshCollections } from '#database/collections.ts';

export const GROUP = 'GROUP';

const INSERT_PROMOTIONS = `
  with made as (
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
    select $1, 'R' || n, 'HOT_DEAL', 'โปรโมชัน', 'Promotion', 'โปร', 'Promo', now() - interval '1 day', now() + interval '30 days'
    from generate_series(1, 3) n returning promotion_id
  )
  insert into promotion_products (tenant_id, promotion_id, product_code, place)
  select $1, promotion_id, c.code, c.place from made, unnest($2::text[]) with ordinality as c (code, place)`;

const INSERT_GROUP = `
  with made as (
    insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values ($1, $2, 'HOME', 'กลุ่ม', 'Group')
    returning group_id
  )
  insert into display_group_products (tenant_id, group_id, product_code, place)
  select $1, group_id, c.code, c.place from made, unnest($3::text[]) with ordinality as c (code, place)`;

export async function insertCollections(
  { client, database }: { client: ClientBase; database: Database },
  { tenantId, codes }: { tenantId: string; codes: readonly string[] },
): Promise<void> {
  await client.query(INSERT_PROMOTIONS, [tenantId, codes]);
  await client.query(INSERT_GROUP, [tenantId, GROUP, codes]);
  await database.inTenant(tenantId, (tx) => refreshCollections(tx, { at: new Date() }));
}
