/** A refused registration and what was sent with it (R-08d). */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Refused = {
  customerCode: string;
  profileCode: string;
  name: string;
  email: string | null;
  hasPassword: boolean;
  taxId: string;
  salesmanId: string | null;
  saleUnit: string | null;
  reason: string;
  resentAt: Date | null;
  resentThatDay: number;
  identityFile: string | null;
  line: string | null;
  province: string | null;
  district: string | null;
  subdistrict: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Of the only account of the number, locked until this transaction ends; undefined where it was not refused. */
export async function lockRefused(tx: TenantTransaction, mobile: string): Promise<Refused | undefined> {
  const { rows } = await sql<Refused>`
    select c.customer_code as "customerCode", c.profile_code as "profileCode", c.name, p.email,
      p.password_hash is not null as "hasPassword", c.tax_id as "taxId", c.salesman_id as "salesmanId",
      c.refusal_reason as reason, c.resent_at as "resentAt", c.resent_that_day as "resentThatDay",
      (select d.sale_unit from customer_centers d where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code
        order by d.position, d.sale_unit limit 1) as "saleUnit",
      (select f.file_id from files f where f.tenant_id = c.tenant_id and f.customer_code = c.customer_code
        and f.purpose = 'identity' and f.state = 'stored' limit 1) as "identityFile",
      a.line, a.province_code as province, a.district_code as district, a.subdistrict_code as subdistrict,
      a.postal_code as "postalCode", a.latitude, a.longitude
    from customers c
    join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    left join lateral (
      select d.* from addresses d
      where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code and d.is_active
      order by array_position(array['C', 'S', 'B'], d.address_type), d.created_at limit 1) a on true
    where p.mobile = ${mobile} and c.status = 'pending' and c.refused_at is not null
      and not exists (select from customers o where o.tenant_id = c.tenant_id and o.profile_code = c.profile_code
        and o.customer_code <> c.customer_code and o.status <> 'merged')
    for update of c`.execute(tx);
  return rows[0];
}

type Correction = {
  customerCode: string;
  profileCode: string;
  name: string;
  email: string | null;
  /** null leaves the one that is there. */
  passwordHash: string | null;
  taxNumber: string;
  salesmanId: string | null;
  saleUnit: string;
  at: Date;
  /** With this one. */
  resentThatDay: number;
};

/** It waits again; its address is forgotten. */
export async function writeCorrection(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, profileCode, name, email, passwordHash, saleUnit, at, ...account }: Correction,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ name, email, ...(passwordHash !== null && { password_hash: passwordHash }) })
    .where('profile_code', '=', profileCode)
    .execute();
  await tx
    .updateTable('customers')
    .set({
      name,
      tax_id: account.taxNumber,
      salesman_id: account.salesmanId,
      refused_at: null,
      decided_at: null,
      resent_at: at,
      resent_that_day: account.resentThatDay,
    })
    .where('customer_code', '=', customerCode)
    .execute();
  // Refused, they have ordered nothing: the center and the address are those of the registration.
  await tx
    .deleteFrom('customer_centers')
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '<>', saleUnit)
    .execute();
  await tx
    .insertInto('customer_centers')
    .values({ tenant_id: tenantId, customer_code: customerCode, sale_unit: saleUnit, position: 1 })
    .onConflict((is) => is.columns(['tenant_id', 'customer_code', 'sale_unit']).doUpdateSet({ position: 1 }))
    .execute();
  await tx.deleteFrom('addresses').where('customer_code', '=', customerCode).execute();
}
