import { sql, type RawBuilder } from 'kysely';
import { staticSql, type TenantTransaction } from '#database/database.ts';

/** The column's check allows nothing else. */
export type AddressType = 'C' | 'S' | 'B';

export type NewAddress = {
  type: AddressType;
  isActive: boolean;
  name: string;
  taxId: string;
  /** Five digits; '' where none is known. */
  branchNo: string;
  phone: string;
  line: string;
  provinceCode: string;
  districtCode: string;
  subdistrictCode: string;
  postalCode: string;
  latitude: number | null;
  longitude: number | null;
  remark: string;
};

export type AddressRow = NewAddress & {
  addressId: string;
  isDefault: boolean;
  provinceTh: string;
  provinceEn: string;
  districtTh: string;
  districtEn: string;
  subdistrictTh: string;
  subdistrictEn: string;
};

/** Addresses with the names of their areas in both languages. */
async function read(tx: TenantTransaction, which: RawBuilder<unknown>): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select a.address_id as "addressId", a.address_type as type, a.is_active as "isActive",
      a.is_default as "isDefault", a.name, a.tax_id as "taxId", a.branch_no as "branchNo",
      a.phone, a.line, a.latitude, a.longitude, a.remark, a.postal_code as "postalCode",
      a.province_code as "provinceCode", p.name_th as "provinceTh", p.name_en as "provinceEn",
      a.district_code as "districtCode", d.name_th as "districtTh", d.name_en as "districtEn",
      a.subdistrict_code as "subdistrictCode", s.name_th as "subdistrictTh", s.name_en as "subdistrictEn"
    from addresses a join reference.provinces p using (province_code) join reference.districts d using (district_code)
      join reference.subdistricts s using (subdistrict_code)
    where ${which}`.execute(tx);
  return rows;
}

/** All addresses of a customer, oldest first. */
export const findAddresses = (tx: TenantTransaction, customerCode: string) =>
  read(tx, sql`a.customer_code = ${customerCode} order by a.created_at, a.address_id`);

/** Where the customer's last order was delivered, whoever placed it; undefined before the first. */
export async function findLastShipTo(
  tx: TenantTransaction,
  customerCode: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select ship_to->>'code' as code from orders where customer_code = ${customerCode}
    order by placed_at desc, order_id desc limit 1`.execute(tx);
  return rows[0]?.code;
}

/** Those of these addresses that are the customer's own. */
export const findAddressesById = (
  tx: TenantTransaction,
  { customerCode, ids }: { customerCode: string; ids: readonly string[] },
) => read(tx, sql`a.customer_code = ${customerCode} and a.address_id = any(${ids}::uuid[])`);

/** The part of an address that an order stores. */
export type GoesToRow = Pick<
  AddressRow,
  | 'addressId'
  | 'name'
  | 'taxId'
  | 'branchNo'
  | 'phone'
  | 'line'
  | 'postalCode'
  | 'provinceTh'
  | 'provinceEn'
  | 'districtTh'
  | 'districtEn'
  | 'subdistrictTh'
  | 'subdistrictEn'
>;

/** Like `findAddressesById`, without inactive ones. */
export async function findForOrder(
  tx: TenantTransaction,
  { customerCode, ids }: { customerCode: string; ids: readonly string[] },
): Promise<GoesToRow[]> {
  const { rows } = await staticSql<GoesToRow>`
    select a.address_id as "addressId", a.name, a.tax_id as "taxId", a.branch_no as "branchNo", a.phone, a.line,
      a.postal_code as "postalCode", p.name_th as "provinceTh", p.name_en as "provinceEn", d.name_th as "districtTh", d.name_en as "districtEn",
      s.name_th as "subdistrictTh", s.name_en as "subdistrictEn"
    from addresses a join reference.provinces p using (province_code) join reference.districts d using (district_code)
      join reference.subdistricts s using (subdistrict_code)
    where a.customer_code = ${customerCode} and a.address_id = any(${ids}::uuid[]) and a.is_active`.execute(
    tx,
  );
  return rows;
}

/** Of the customer, those out of use included. */
export async function countAddresses(tx: TenantTransaction, customerCode: string): Promise<number> {
  const { many } = await tx
    .selectFrom('addresses')
    .select((is) => is.fn.countAll<number>().as('many'))
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return many;
}

/**
 * The customer fields that affect their addresses, locked until this transaction ends: their addresses are changed one after the
 * other.
 */
export function lockHolder(tx: TenantTransaction, customerCode: string) {
  return tx
    .selectFrom('customers')
    .select(['is_sap as isSap', 'status'])
    .where('customer_code', '=', customerCode)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Creates an address of each missing type from the customer's profile (S-55): the place and name of their contact
 * address, the first active one or else the first of all; the customer's telephone and tax number if it has none of
 * its own. Does nothing without a contact address: the profile then has no place. Two concurrent calls create one
 * of each: the second waits for the customer's row.
 */
export async function copyProfileTo(
  tx: TenantTransaction,
  { customerCode, types }: { customerCode: string; types: readonly AddressType[] },
): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('customer_code')
    .where('customer_code', '=', customerCode)
    .forNoKeyUpdate()
    .execute();
  await sql`
    insert into addresses (tenant_id, customer_code, address_type, name, tax_id, phone, line, province_code,
      district_code, subdistrict_code, postal_code, latitude, longitude, remark)
    select c.tenant_id, c.customer_code, wanted.type, c.name, coalesce(nullif(c.tax_id, ''), k.tax_id),
      coalesce(nullif(c.phone, ''), f.mobile, ''), c.line, c.province_code, c.district_code, c.subdistrict_code,
      c.postal_code, c.latitude, c.longitude, c.remark
    from (
      select * from addresses
      where customer_code = ${customerCode} and address_type = 'C'
      order by is_active desc, created_at, address_id limit 1
    ) as c
    join customers k on k.tenant_id = c.tenant_id and k.customer_code = c.customer_code
    join profiles f on f.tenant_id = k.tenant_id and f.profile_code = k.profile_code,
      unnest(${types}::text[]) as wanted (type)
    where not exists (
      select from addresses a where a.customer_code = ${customerCode} and a.address_type = wanted.type
    )`.execute(tx);
}

const columnsOf = (address: NewAddress) => ({
  address_type: address.type,
  is_active: address.isActive,
  name: address.name,
  tax_id: address.taxId,
  branch_no: address.branchNo,
  phone: address.phone,
  line: address.line,
  province_code: address.provinceCode,
  district_code: address.districtCode,
  subdistrict_code: address.subdistrictCode,
  postal_code: address.postalCode,
  latitude: address.latitude,
  longitude: address.longitude,
  remark: address.remark,
});

/** Returns the new address's id. */
export async function insertAddress(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, address }: { customerCode: string; address: NewAddress },
): Promise<string> {
  const { address_id } = await tx
    .insertInto('addresses')
    .values({ tenant_id: tenantId, customer_code: customerCode, ...columnsOf(address) })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return address_id;
}

/** Changes one of the customer's own addresses; returns its id, or undefined if it is not theirs. */
export async function updateAddress(
  tx: TenantTransaction,
  { customerCode, addressId, address }: { customerCode: string; addressId: string; address: NewAddress },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('addresses')
    .set({
      ...columnsOf(address),
      // Of another type, or out of use, it is nobody's first.
      is_default: sql`is_default and ${address.isActive} and address_type = ${address.type}`,
    })
    .where('address_id', '=', addressId)
    .where('customer_code', '=', customerCode)
    .returning('address_id')
    .executeTakeFirst();
  return row?.address_id;
}

/** Makes one of the customer's own active addresses the default of its type; false if it is none. */
export async function setDefault(
  tx: TenantTransaction,
  { customerCode, addressId }: { customerCode: string; addressId: string },
): Promise<boolean> {
  const own = tx
    .selectFrom('addresses')
    .select('address_type')
    .where('address_id', '=', addressId)
    .where('customer_code', '=', customerCode)
    .where('is_active', '=', true);
  const chosen = await own.executeTakeFirst();
  if (!chosen) return false;
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_code', '=', customerCode)
    .where('address_type', '=', chosen.address_type)
    .where('is_default', '=', true)
    .execute();
  await tx.updateTable('addresses').set({ is_default: true }).where('address_id', '=', addressId).execute();
  return true;
}

/** Removes one of the customer's own addresses; false if it is not theirs. */
export async function deleteAddress(
  tx: TenantTransaction,
  { customerCode, addressId }: { customerCode: string; addressId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('addresses')
    .where('address_id', '=', addressId)
    .where('customer_code', '=', customerCode)
    .returning('address_id')
    .executeTakeFirst();
  return row !== undefined;
}
