import { sql } from 'kysely';
import { salesmanRoles } from '#domain/access/roles.ts';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type Newcomer = {
  customerCode: string;
  name: string;
  mobile: string;
  email: string | null;
  passwordHash: string | null;
  /** '' for none. */
  taxNumber: string;
  /** A staff member's; null for none. */
  salesmanId: string | null;
  saleUnit: string;
  status: 'active' | 'pending';
  at: Date;
  /** `hashOfErasedNumber` of the mobile number. */
  numberHash: Buffer;
};

/**
 * A person with one account, which orders from one center; no new customer with the number of an erased person who had ordered. Fails where
 * another person has the number.
 */
export async function insertNewcomer(
  tx: TenantTransaction,
  tenantId: string,
  {
    customerCode,
    name,
    mobile,
    email,
    passwordHash,
    taxNumber,
    salesmanId,
    saleUnit,
    status,
    at,
    numberHash,
  }: Newcomer,
): Promise<void> {
  const own = { tenant_id: tenantId, profile_code: customerCode, name, created_at: at };
  await tx
    .insertInto('profiles')
    .values({
      ...own,
      mobile,
      email,
      password_hash: passwordHash,
      ordered_before: sql<boolean>`exists (select from erased_numbers where number_hash = ${numberHash})`,
    })
    .execute();
  await tx
    .insertInto('customers')
    .values({
      ...own,
      customer_code: customerCode,
      status,
      decided_at: status === 'active' ? at : null,
      tax_id: taxNumber,
      salesman_id: salesmanId,
    })
    .execute();
  await tx
    .insertInto('customer_centers')
    .values({ tenant_id: tenantId, customer_code: customerCode, sale_unit: saleUnit, position: 1 })
    .execute();
}

/** What a staff member registers is counted: one registration after the other, until this transaction ends. */
export async function lockRegistering(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.selectFrom('staff').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

/** Who sells at a center: an active salesman who works there. Undefined for anybody else. */
export async function findSalesmanAt(
  tx: TenantTransaction,
  { userId, saleUnit }: { userId: string; saleUnit: string },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('staff')
    .innerJoin('staff_centers', (join) =>
      join
        .onRef('staff_centers.tenant_id', '=', 'staff.tenant_id')
        .onRef('staff_centers.user_id', '=', 'staff.user_id'),
    )
    .select('staff.user_id as userId')
    .where('staff.user_id', '=', userId)
    .where('staff.status', '=', 'active')
    .where('staff.role', 'in', salesmanRoles)
    .where('staff_centers.sale_unit', '=', saleUnit)
    .executeTakeFirst();
  return found?.userId;
}

export function findState(tx: TenantTransaction, customerCode: string) {
  return tx
    .selectFrom('customers')
    .select(['status', 'refused_at as refusedAt', 'refusal_reason as reason'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
}

/** Of a center: assigned to it, or to none. */
export const ordersFrom = (saleUnits: readonly string[]) => isCustomerOfCenters(saleUnits, 'customers');

type Address = { line_th: string; line_en: string };
const oneAddress = sql<Address>`lateral (
  select concat_ws(' ', a.line, s.name_th, d.name_th, p.name_th, a.postal_code) as line_th,
    concat_ws(' ', a.line, s.name_en, d.name_en, p.name_en, a.postal_code) as line_en
  from addresses a
  join reference.subdistricts s on s.subdistrict_code = a.subdistrict_code
  join reference.districts d on d.district_code = a.district_code
  join reference.provinces p on p.province_code = a.province_code
  where a.tenant_id = customers.tenant_id and a.customer_code = customers.customer_code and a.is_active
  order by array_position(array['C', 'S', 'B'], a.address_type), a.created_at limit 1)`;

type Waiting = { saleUnit: string; isRefused: boolean; after: string | undefined; take: number };

/** Who waits, the longest first. */
export function findRegistrations(tx: TenantTransaction, { saleUnit, isRefused, after, take }: Waiting) {
  const found = tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .leftJoin(oneAddress.as('address'), (join) => join.onTrue())
    .select([
      'customers.customer_code as customerCode',
      'customers.name',
      'profiles.mobile',
      'profiles.email',
      'customers.tax_id as taxId',
      'address.line_th as addressTh',
      'address.line_en as addressEn',
      'customers.created_at as registeredAt',
      sql<boolean>`exists (select from files f where f.tenant_id = customers.tenant_id
        and f.customer_code = customers.customer_code and f.purpose = 'identity' and f.state = 'stored')`.as(
        'hasIdentity',
      ),
      'customers.refused_at as refusedAt',
      'customers.refusal_reason as reason',
      'customers.resent_at as resentAt',
    ])
    .where('customers.status', '=', 'pending')
    .where('customers.refused_at', isRefused ? 'is not' : 'is', null)
    .where(ordersFrom([saleUnit]))
    .orderBy('customers.created_at')
    .orderBy('customers.customer_code')
    .limit(take);
  if (after === undefined) return found.execute();
  return found
    .where(
      sql<boolean>`(customers.created_at, customers.customer_code) > (
        select c.created_at, c.customer_code from customers c where c.customer_code = ${after})`,
    )
    .execute();
}

/** Who waits at a center, at most `most`. */
export async function countRegistrations(
  tx: TenantTransaction,
  { saleUnit, most }: { saleUnit: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from (
      select from customers
      where customers.status = 'pending' and customers.refused_at is null and ${ordersFrom([saleUnit])}
      limit ${most}) waiting`.execute(tx);
  return rows[0]?.many ?? 0;
}

/** The account of one of these centers, locked until this transaction ends. */
export function lockRegistration(
  tx: TenantTransaction,
  { customerCode, saleUnits }: { customerCode: string; saleUnits: readonly string[] },
) {
  return tx
    .selectFrom('customers')
    .select([
      'profile_code as profileCode',
      'status',
      'refused_at as refusedAt',
      'refusal_reason as reason',
      'resent_at as resentAt',
    ])
    .where('customer_code', '=', customerCode)
    .where(ordersFrom(saleUnits))
    .forUpdate()
    .executeTakeFirst();
}

type Decision = {
  customerCode: string;
  status: 'active' | 'pending';
  refusedAt: Date | null;
  reason: string;
  at: Date;
};

export async function writeDecision(
  tx: TenantTransaction,
  { customerCode, status, refusedAt, reason, at }: Decision,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ status, refused_at: refusedAt, refusal_reason: reason, decided_at: at })
    .where('customer_code', '=', customerCode)
    .execute();
}
