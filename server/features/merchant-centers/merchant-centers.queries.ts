import { sql, type SqlBool } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OpenSpan } from '#domain/shop/opening-hours.ts';
import { openStates } from '#domain/orders/order.ts';

export type CenterFields = {
  nameTh: string;
  nameEn: string;
  shortName: string;
  line: string;
  lineEn: string;
  fullAddress: string;
  fullAddressEn: string | null;
  provinceCode: string;
  districtCode: string;
  subdistrictCode: string;
  lat: number;
  lon: number;
  phone: string;
  lineChannel: { channel_name: string; url_line_oa: string } | null;
  hours: readonly OpenSpan[];
  closedDays: readonly { date: string; name: string }[];
};

const centers = (tx: TenantTransaction) =>
  tx
    .selectFrom('centers')
    .select([
      'sale_unit as saleUnit',
      'name_th as nameTh',
      'name_en as nameEn',
      'short_name as shortName',
      'address_line as line',
      'address_line_en as lineEn',
      'full_address as fullAddress',
      'full_address_en as fullAddressEn',
      'province_code as provinceCode',
      'district_code as districtCode',
      'subdistrict_code as subdistrictCode',
      'latitude as lat',
      'longitude as lon',
      'phone',
      'line_channel as lineChannel',
      'hours',
      'closed_days as closedDays',
      'is_active as isActive',
      'version',
    ]);
export type CenterRow = Awaited<ReturnType<typeof lockCenter>> & {};

/** As it is, locked until this transaction ends; undefined where there is none. */
export const lockCenter = (tx: TenantTransaction, saleUnit: string) =>
  centers(tx).where('sale_unit', '=', saleUnit).forUpdate().executeTakeFirst();

/**
 * Locks this center and every one that takes orders, in the order of their codes: of two who close the last two, one waits.
 * Returns the codes of those that take orders.
 */
export async function lockActiveCenters(tx: TenantTransaction, saleUnit: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('centers')
    .select(['sale_unit as saleUnit', 'is_active as isActive'])
    .where((is) => is.or([is('is_active', '=', true), is('sale_unit', '=', saleUnit)]))
    .orderBy('sale_unit')
    .forUpdate()
    .execute();
  return rows.filter(({ isActive }) => isActive).map((row) => row.saleUnit);
}

const people = sql<number>`(
  select count(*)::int from staff_centers w
  join staff p on p.tenant_id = w.tenant_id and p.user_id = w.user_id and p.status = 'active'
  where w.tenant_id = centers.tenant_id and w.sale_unit = centers.sale_unit)`;

/** With its postcode and what hangs on it. */
export const findCenter = (tx: TenantTransaction, saleUnit: string) =>
  centers(tx)
    .select([
      sql<string>`coalesce((select s.postal_code from reference.subdistricts s
        where s.subdistrict_code = centers.subdistrict_code), '')`.as('postalCode'),
      sql<number>`(select count(*)::int from carts c where c.tenant_id = centers.tenant_id
        and c.sale_unit = centers.sale_unit and c.lines <> '[]')`.as('carts'),
      people.as('staff'),
      sql<number>`(select count(*)::int from staff_centers w
        join staff p on p.tenant_id = w.tenant_id and p.user_id = w.user_id and p.status = 'active'
        where w.tenant_id = centers.tenant_id and w.sale_unit = centers.sale_unit and not exists (
          select from staff_centers o join centers other
            on other.tenant_id = o.tenant_id and other.sale_unit = o.sale_unit and other.is_active
          where o.tenant_id = w.tenant_id and o.user_id = w.user_id and o.sale_unit <> w.sale_unit))`.as(
        'staffOnlyHere',
      ),
      openOrders.as('openOrders'),
      openMoney.as('openMoney'),
      sql<boolean>`is_active and not exists (select from centers o where o.tenant_id = centers.tenant_id
        and o.is_active and o.sale_unit <> centers.sale_unit)`.as('isLast'),
    ])
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst();

/** What is not finished, along the index of states. */
const openOrders = sql<number>`(
  select count(*)::int from orders r
  where r.tenant_id = centers.tenant_id and r.sale_unit = centers.sale_unit
    and ((r.order_type = '3' and r.status = any (${sql.val([...openStates])}::text[]))
      or (r.order_type = 'I' and r.status = 'Wait')))`;

/** Cash that was taken and is not handed in, and refunds that are owed, by orders. */
const openMoney = sql<number>`(
  (select count(*)::int from cash_receipts h
    where h.tenant_id = centers.tenant_id and h.sale_unit = centers.sale_unit and h.handed_in_at is null)
  + (select count(*)::int from orders w
    where w.tenant_id = centers.tenant_id and w.sale_unit = centers.sale_unit and w.refund_due_satang > 0))`;

/** What nobody could finish once the center is closed. */
export const countOpen = (
  tx: TenantTransaction,
  saleUnit: string,
): Promise<{ openOrders: number; openMoney: number }> =>
  tx
    .selectFrom('centers')
    .select([openOrders.as('openOrders'), openMoney.as('openMoney')])
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirstOrThrow();

export type CenterFilters = {
  text: string | undefined;
  province: string | undefined;
  isActive: boolean | undefined;
  /** After this code. */
  after: string | undefined;
  take: number;
};

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** In the shop's order, along its index; a shop has hundreds of centers at most, so the filters walk it. */
export function findCenters(tx: TenantTransaction, { text, province, isActive, after, take }: CenterFilters) {
  let query = tx
    .selectFrom('centers')
    .leftJoin('reference.provinces as province', 'province.province_code', 'centers.province_code')
    .select([
      'centers.sale_unit as saleUnit',
      'centers.name_th as nameTh',
      'centers.name_en as nameEn',
      'short_name as shortName',
      'full_address as fullAddress',
      'full_address_en as fullAddressEn',
      'province.name_th as provinceTh',
      'province.name_en as provinceEn',
      'phone',
      'photo_path as photoPath',
      'is_active as isActive',
      people.as('staff'),
    ]);
  if (text !== undefined) {
    const part = like(text);
    query = query.where(
      sql<SqlBool>`(centers.sale_unit ilike ${part} or centers.name_th ilike ${part} or centers.name_en ilike ${part}
        or full_address ilike ${part} or full_address_en ilike ${part})`,
    );
  }
  if (province !== undefined) query = query.where('centers.province_code', '=', province);
  if (isActive !== undefined) query = query.where('is_active', '=', isActive);
  if (after !== undefined)
    query = query.where(
      sql<SqlBool>`(centers.position, centers.sale_unit) >
        (select o.position, o.sale_unit from centers o where o.sale_unit = ${after})`,
    );
  return query.orderBy('centers.position').orderBy('centers.sale_unit').limit(take).execute();
}

const columnsOf = (fields: CenterFields) => ({
  name_th: fields.nameTh,
  name_en: fields.nameEn,
  short_name: fields.shortName,
  address_line: fields.line,
  address_line_en: fields.lineEn,
  full_address: fields.fullAddress,
  full_address_en: fields.fullAddressEn,
  province_code: fields.provinceCode,
  district_code: fields.districtCode,
  subdistrict_code: fields.subdistrictCode,
  latitude: fields.lat,
  longitude: fields.lon,
  phone: fields.phone,
  line_channel: fields.lineChannel && JSON.stringify(fields.lineChannel),
  hours: JSON.stringify(fields.hours),
  closed_days: JSON.stringify(fields.closedDays),
});

/** What an application says of a center besides; '' for none. */
export type CenterOrigin = {
  contactName: string;
  shipmentName: string;
  taxNumber: string;
};

const originColumns = ({ contactName, shipmentName, taxNumber }: CenterOrigin) => ({
  contact_name: contactName,
  shipment_name: shipmentName,
  tax_number: taxNumber,
});

type Inserting = { tenantId: string; saleUnit: string; isActive: boolean; origin?: CenterOrigin | undefined };

/** Last in the shop's order. False where the code is taken. */
export async function insertCenter(
  tx: TenantTransaction,
  { tenantId, saleUnit, isActive, origin }: Inserting,
  fields: CenterFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('centers')
    .values({
      tenant_id: tenantId,
      sale_unit: saleUnit,
      is_active: isActive,
      position: sql<number>`(select coalesce(max(o.position), 0) + 1 from centers o)`,
      ...columnsOf(fields),
      ...(origin && originColumns(origin)),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sale_unit']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The center is locked. */
export async function updateCenter(
  tx: TenantTransaction,
  saleUnit: string,
  fields: CenterFields,
): Promise<void> {
  await tx
    .updateTable('centers')
    .set({ ...columnsOf(fields), version: sql<number>`version + 1` })
    .where('sale_unit', '=', saleUnit)
    .execute();
}

/** Not a change that a form of the center has to know. */
export async function setActive(tx: TenantTransaction, saleUnit: string, isActive: boolean): Promise<void> {
  await tx.updateTable('centers').set({ is_active: isActive }).where('sale_unit', '=', saleUnit).execute();
}
