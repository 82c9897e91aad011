import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type ProfileFields = {
  name: string;
  mobile: string | null;
  email: string | null;
  taxId: string;
  type: string | null;
  level: number;
  creditSatang: number;
  debtSatang: number;
  salesman: string | null;
  isSap: boolean;
  note: string;
  status: string;
};

/** Locks the account and its person until this transaction ends. */
export async function lockAccount(tx: TenantTransaction, customerCode: string): Promise<void> {
  // People before their accounts, as whoever erases or merges them.
  await sql`
    select from profiles where profile_code = (select profile_code from customers where customer_code = ${customerCode})
    for update`.execute(tx);
  await sql`select from customers where customer_code = ${customerCode} for update`.execute(tx);
}

export async function countAccounts(tx: TenantTransaction, profileCode: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from customers where profile_code = ${profileCode} and status not in ('erased', 'merged')`.execute(
    tx,
  );
  return rows[0]?.many ?? 0;
}

/** The account is locked. Fails where another person has the number. */
export async function updateAccount(
  tx: TenantTransaction,
  { code, profileCode }: { code: string; profileCode: string },
  fields: ProfileFields,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ mobile: fields.mobile, email: fields.email })
    .where('profile_code', '=', profileCode)
    .execute();
  await tx
    .updateTable('customers')
    .set({
      name: fields.name,
      tax_id: fields.taxId,
      customer_type: fields.type,
      price_level: fields.level,
      salesman_id: fields.salesman,
      is_sap: fields.isSap,
      staff_note: fields.note,
      status: fields.status,
    })
    .where('customer_code', '=', code)
    .execute();
}

/** In this order; the first is the customer's own. */
export async function replaceCenters(
  tx: TenantTransaction,
  {
    tenantId,
    customerCode,
    saleUnits,
  }: { tenantId: string; customerCode: string; saleUnits: readonly string[] },
): Promise<void> {
  await sql`
    delete from customer_centers where customer_code = ${customerCode} and sale_unit <> all(${saleUnits}::text[])`.execute(
    tx,
  );
  await sql`
    insert into customer_centers (tenant_id, customer_code, sale_unit, position)
    select ${tenantId}, ${customerCode}, u.code, u.nth from unnest(${saleUnits}::text[]) with ordinality u (code, nth)
    on conflict (tenant_id, customer_code, sale_unit) do update set position = excluded.position`.execute(tx);
}
